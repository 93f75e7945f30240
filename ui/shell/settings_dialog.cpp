// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/style/theme.h"

namespace lockscope::ui {

namespace {

constexpr int textStep = 10;
constexpr int lockNameMax = 128;

template<typename Choice>
void choose(QComboBox &box, Choice choice)
{
    box.setCurrentIndex(box.findData(static_cast<int>(choice)));
}

template<typename Choice>
Choice chosenOf(const QComboBox &box)
{
    return static_cast<Choice>(box.currentData().toInt());
}

} // namespace

SettingsValues valuesOf(const Settings &settings)
{
    return {.theme = settings.theme(),
            .language = settings.language(),
            .textPercent = settings.textPercent(),
            .blinks = settings.blinks(),
            .showsFatesAsTable = settings.showsFatesAsTable(),
            .recordingFolder = settings.recordingFolder(),
            .recordingLimit = settings.recordingLimit(),
            .showsStartPage = settings.showsStartPage(),
            .acquire = settings.acquire()};
}

SettingsDialog::SettingsDialog(const SettingsValues &values, const QString &usualFolder, QWidget &parent)
    : QDialog(&parent)
    , m_pages(new QTabWidget(this))
    , m_theme(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_text(new QSpinBox(this))
    , m_blink(new QCheckBox(tr("&Blink on change"), this))
    , m_fates(new QCheckBox(tr("&Fates as a table"), this))
    , m_folder(new QLineEdit(this))
    , m_limit(new QSpinBox(this))
    , m_start(new QCheckBox(tr("Begin with the start &page"), this))
    , m_key(new QLineEdit(this))
    , m_isWaiting(new QCheckBox(tr("Wait &at most"), this))
    , m_wait(new QSpinBox(this))
    , m_lease(new QSpinBox(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Settings"));
    buildLook();
    buildRecording(usualFolder);
    buildWork();
    build();
    fill(values);
}

void SettingsDialog::build()
{
    auto *buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    auto *defaults = buttons->button(QDialogButtonBox::RestoreDefaults);
    defaults->setText(tr("&Defaults"));
    defaults->setToolTip(tr("Fill in what every setting was at first; OK takes it over"));
    connect(defaults, &QPushButton::clicked, this, [this] { fill(SettingsValues{}); });
    connect(buttons, &QDialogButtonBox::rejected, this, &SettingsDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit chosen(values());
        accept();
    });
    auto *column = new QVBoxLayout(this);
    column->setSpacing(gap);
    column->addWidget(m_pages, 1);
    column->addWidget(buttons);
    setMinimumWidth(fontMetrics().horizontalAdvance(u'0') * 84);
}

QFormLayout *SettingsDialog::addPage(const QString &title)
{
    auto *page = new QWidget(m_pages);
    auto *rows = new QFormLayout(page);
    rows->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    rows->setVerticalSpacing(smallGap);
    rows->setContentsMargins(largeGap, largeGap, largeGap, largeGap);
    m_pages->addTab(page, title);
    return rows;
}

/// The sentence stands below its field, and is read out with it.
void SettingsDialog::addRow(QFormLayout &page, const QString &name, QWidget *field, const QString &about)
{
    auto *sentence = new QLabel(about, field->parentWidget());
    sentence->setTextFormat(Qt::PlainText);
    sentence->setWordWrap(true);
    sentence->setForegroundRole(QPalette::PlaceholderText);
    sentence->setContentsMargins(0, 0, 0, gap);
    // As wide as the page, so that most have one line.
    auto policy = sentence->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Expanding);
    sentence->setSizePolicy(policy);
    field->setAccessibleDescription(about);
    if (name.isEmpty())
        page.addRow(field);
    else
        page.addRow(name, field);
    page.addRow(QString(), sentence);
}

void SettingsDialog::buildLook()
{
    auto &page = *addPage(tr("Look"));
    m_theme->addItem(tr("As the desktop"), static_cast<int>(ThemeChoice::System));
    m_theme->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    m_language->addItem(tr("As the desktop"), static_cast<int>(LanguageChoice::System));
    m_language->addItem(tr("English"), static_cast<int>(LanguageChoice::English));
    m_language->addItem(tr("German"), static_cast<int>(LanguageChoice::German));
    m_text->setRange(Settings::textPercentMin, Settings::textPercentMax);
    m_text->setSingleStep(textStep);
    m_text->setSuffix(tr(" %"));
    addRow(page, tr("&Colours"), m_theme, tr("Light or dark, at once, in every window of this program."));
    addRow(page, tr("&Language"), m_language, tr("From the next start on."));
    addRow(page,
           tr("&Size of text"),
           m_text,
           tr("Of all text, compared with the desktop's. Ctrl++ and Ctrl+- change it, too."));
    addRow(page, {}, m_blink, tr("A row that changes blinks once, softly."));
    addRow(page, {}, m_fates, tr("Instead of a board of cards."));
    auto *layout = new QPushButton(tr("&Reset layout"), this);
    layout->setAutoDefault(false);
    connect(layout, &QPushButton::clicked, this, &SettingsDialog::layoutResetWanted);
    addRow(page, tr("Areas"), layout, tr("Puts every area and every column back where it was at first, at once."));
    auto *colours = new QPushButton(tr("Colour r&ules..."), this);
    colours->setAutoDefault(false);
    connect(colours, &QPushButton::clicked, this, &SettingsDialog::coloursWanted);
    addRow(page, tr("Events"), colours, tr("Which events are marked with which colour and letter."));
}

void SettingsDialog::buildRecording(const QString &usualFolder)
{
    auto &page = *addPage(tr("Recording"));
    auto *browse = new QPushButton(tr("&Browse..."), this);
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, &SettingsDialog::askForFolder);
    auto *folder = new QWidget(this);
    auto *row = new QHBoxLayout(folder);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    row->addWidget(m_folder, 1);
    row->addWidget(browse);
    m_folder->setPlaceholderText(usualFolder);
    m_folder->setAccessibleName(tr("Folder"));
    folder->setFocusProxy(m_folder);
    m_limit->setRange(Settings::recordingLimitMin, Settings::recordingLimitMax);
    m_limit->setSuffix(tr(" MiB"));
    m_limit->setGroupSeparatorShown(true);
    const auto about = tr("Everything that happens is recorded there, from the next start on. Empty: the usual folder. "
                          "The newest five recordings are kept.");
    addRow(page, tr("&Folder"), folder, about);
    m_folder->setAccessibleDescription(about);
    addRow(page, tr("&Size"), m_limit, tr("What one recording may take, at once. Then its oldest events go."));
}

void SettingsDialog::buildWork()
{
    auto &page = *addPage(tr("Work"));
    addRow(page, {}, m_start, tr("Where neither a server nor a recording is named on the command line."));
    m_key->setMaxLength(lockNameMax);
    for (auto *seconds : {m_wait, m_lease}) {
        seconds->setRange(1, Settings::secondsMax);
        seconds->setSuffix(tr(" s"));
        seconds->setGroupSeparatorShown(true);
    }
    m_wait->setAccessibleName(tr("Wait at most"));
    connect(m_isWaiting, &QCheckBox::toggled, m_wait, &QWidget::setEnabled);
    addRow(page,
           tr("&Key"),
           m_key,
           tr("What the bar for acquiring by hand begins with. It remembers what was used last."));
    addRow(
        page, tr("L&ease"), m_lease, tr("How long a lock that is acquired by hand is held when nobody releases it."));
    auto *wait = new QWidget(this);
    auto *row = new QHBoxLayout(wait);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    row->addWidget(m_isWaiting);
    row->addWidget(m_wait, 1);
    wait->setFocusProxy(m_isWaiting);
    addRow(page, {}, wait, tr("How long a request by hand stands in the queue; otherwise without limit."));
}

SettingsValues SettingsDialog::values() const
{
    return {.theme = chosenOf<ThemeChoice>(*m_theme),
            .language = chosenOf<LanguageChoice>(*m_language),
            .textPercent = m_text->value(),
            .blinks = m_blink->isChecked(),
            .showsFatesAsTable = m_fates->isChecked(),
            .recordingFolder = m_folder->text().trimmed(),
            .recordingLimit = m_limit->value(),
            .showsStartPage = m_start->isChecked(),
            .acquire = {.key = m_key->text(),
                        .wait = m_isWaiting->isChecked() ? std::optional(m_wait->value()) : std::nullopt,
                        .lease = m_lease->value()}};
}

void SettingsDialog::fill(const SettingsValues &values)
{
    choose(*m_theme, values.theme);
    choose(*m_language, values.language);
    m_text->setValue(values.textPercent);
    m_blink->setChecked(values.blinks);
    m_fates->setChecked(values.showsFatesAsTable);
    m_folder->setText(values.recordingFolder);
    m_limit->setValue(values.recordingLimit);
    m_start->setChecked(values.showsStartPage);
    m_key->setText(values.acquire.key);
    m_isWaiting->setChecked(values.acquire.wait.has_value());
    m_wait->setEnabled(values.acquire.wait.has_value());
    m_wait->setValue(values.acquire.wait.value_or(*AcquireChoice{}.wait));
    m_lease->setValue(values.acquire.lease);
}

void SettingsDialog::askForFolder()
{
    auto *dialog = new QFileDialog(this, tr("Folder of Recordings"), m_folder->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, m_folder, &QLineEdit::setText);
    dialog->open();
}

} // namespace lockscope::ui
