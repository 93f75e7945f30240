// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/connect_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "core/vocabulary/endpoint.h"
#include "ui/style/theme.h"

namespace lockscope::ui {

namespace {

QStringList addressesIn(const QString &text)
{
    QStringList addresses;
    for (const auto &part : text.split(u',')) {
        if (const auto address = part.trimmed(); !address.isEmpty())
            addresses << address;
    }
    return addresses;
}

} // namespace

ConnectDialog::ConnectDialog(QWidget &parent)
    : QDialog(&parent)
    , m_addresses(new QLineEdit(this))
    , m_encrypts(new QCheckBox(tr("&Encrypt, and check the servers' certificates"), this))
    , m_authorities(new QLineEdit(this))
    , m_tokenFile(new QLineEdit(this))
    , m_readOnly(new QCheckBox(tr("&Read-only: connect, and ask for nothing"), this))
    , m_verdict(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Connect to Servers Outside"));
    build();
    connect(m_addresses, &QLineEdit::textChanged, this, &ConnectDialog::judge);
    connect(m_encrypts, &QCheckBox::toggled, this, &ConnectDialog::judge);
    judge();
}

void ConnectDialog::build()
{
    auto *intro = new QLabel(tr("Opens another window whose clients connect to these servers. What happens inside them "
                                "is not visible: only what the clients believe is."),
                             this);
    intro->setTextFormat(Qt::PlainText);
    intro->setWordWrap(true);
    m_addresses->setPlaceholderText(tr("host:port, with commas in between"));
    m_addresses->setToolTip(tr("The only addresses that are ever dialed"));
    m_authorities->setPlaceholderText(tr("PEM file; empty: what the system trusts"));
    m_authorities->setToolTip(tr("Authorities that the servers' certificates must lead to"));
    m_tokenFile->setPlaceholderText(tr("File; empty: the servers ask for none"));
    m_tokenFile->setToolTip(tr("File that holds the shared token of the servers"));
    m_encrypts->setToolTip(tr("Nothing is said to a server whose certificate does not carry its address"));
    m_readOnly->setToolTip(tr("Server > Read-Only switches it later, too"));
    m_readOnly->setChecked(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_connect = buttons->addButton(tr("&Connect"), QDialogButtonBox::AcceptRole);
    m_connect->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ConnectDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &ConnectDialog::reject);

    auto *rows = new QFormLayout(this);
    rows->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    rows->setVerticalSpacing(gap);
    rows->addRow(intro);
    rows->addRow(tr("&Servers"), m_addresses);
    rows->addRow(m_encrypts);
    rows->addRow(tr("&Authorities"),
                 withBrowsing(*m_authorities,
                              tr("Authorities to Trust"),
                              tr("Certificates (*.pem *.crt *.cer);;All files (*)")));
    rows->addRow(tr("&Token"), withBrowsing(*m_tokenFile, tr("File of the Shared Token"), tr("All files (*)")));
    rows->addRow(m_readOnly);
    rows->addRow(m_verdict);
    rows->addRow(buttons);
    setMinimumWidth(fontMetrics().horizontalAdvance(u'0') * 64);
}

/// A path is seldom known by heart.
QWidget *ConnectDialog::withBrowsing(QLineEdit &field, const QString &title, const QString &filter)
{
    auto *area = new QWidget(this);
    auto *browse = new QPushButton(tr("Browse..."), area);
    browse->setAutoDefault(false);
    browse->setAccessibleName(title);
    auto *row = new QHBoxLayout(area);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    row->addWidget(&field, 1);
    row->addWidget(browse);
    area->setFocusProxy(&field);
    field.setAccessibleName(title);
    connect(browse, &QPushButton::clicked, this, [this, &field, title, filter] {
        auto *dialog = new QFileDialog(this, title, field.text());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setNameFilter(filter);
        connect(dialog, &QFileDialog::fileSelected, &field, &QLineEdit::setText);
        dialog->open();
    });
    return area;
}

QString ConnectDialog::problem() const
{
    const auto addresses = addressesIn(m_addresses->text());
    if (addresses.isEmpty())
        return tr("Enter at least one server.");
    for (const auto &address : addresses) {
        if (!Endpoint::parse(address.toStdString()))
            return tr("'%1' is not host:port.").arg(address);
    }
    return {};
}

void ConnectDialog::judge()
{
    const auto sentence = problem();
    m_verdict->setText(sentence);
    m_connect->setEnabled(sentence.isEmpty());
    m_authorities->parentWidget()->setEnabled(m_encrypts->isChecked());
}

void ConnectDialog::choose()
{
    const bool isEncrypted = m_encrypts->isChecked();
    emit chosen({.addresses = addressesIn(m_addresses->text()),
                 .isEncrypted = isEncrypted,
                 .authorities = isEncrypted ? m_authorities->text().trimmed() : QString(),
                 .tokenFile = m_tokenFile->text().trimmed(),
                 .isReadOnly = m_readOnly->isChecked()});
    accept();
}

} // namespace lockscope::ui
