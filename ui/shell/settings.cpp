// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::ui {

namespace {

constexpr std::array themeWords{std::pair{ThemeChoice::System, "system"},
                                std::pair{ThemeChoice::Light, "light"},
                                std::pair{ThemeChoice::Dark, "dark"}};
constexpr std::array languageWords{std::pair{LanguageChoice::System, "system"},
                                   std::pair{LanguageChoice::English, "en"},
                                   std::pair{LanguageChoice::German, "de"}};
constexpr qsizetype checkSize = 8;
constexpr qsizetype keyLengthMax = 256;

QString ownFile()
{
    return QSettings(QSettings::IniFormat,
                     QSettings::UserScope,
                     QCoreApplication::organizationName(),
                     QCoreApplication::applicationName())
        .fileName();
}

/// The same path, once whatever stands there can be read as settings.
QString readable(const QString &path)
{
    const QSettings probe(path, QSettings::IniFormat);
    // Only what is asked for is parsed, and only then the status says whether it could be.
    (void)probe.allKeys();
    if (probe.status() == QSettings::FormatError) {
        const auto aside = path + u".damaged"_s;
        QFile::remove(aside);
        QFile::rename(path, aside);
    }
    return path;
}

/// The choice whose word is stored; the first one, which is the default, for any other word.
template<typename Table>
auto choiceOf(const Table &words, const QVariant &stored)
{
    const auto word = stored.toString();
    const auto row = std::find_if(
        words.begin(), words.end(), [&word](const auto &it) { return word == QLatin1StringView(it.second); });
    return row != words.end() ? row->first : words.front().first;
}

template<typename Table, typename Choice>
QString wordOf(const Table &words, Choice choice)
{
    const auto row = std::find_if(words.begin(), words.end(), [choice](const auto &it) { return it.first == choice; });
    return QString::fromLatin1(row->second);
}

std::optional<int> wholeNumber(const QVariant &value, int low, int high)
{
    bool isNumber = false;
    const auto number = value.toString().toInt(&isNumber);
    return isNumber && number >= low && number <= high ? std::optional(number) : std::nullopt;
}

/// Qt reads its own states back without much care: what is not exactly what was written does not reach it.
QByteArray checkOf(const QByteArray &state)
{
    return QCryptographicHash::hash(state, QCryptographicHash::Sha256).first(checkSize);
}

} // namespace

Settings::Settings()
    : Settings(ownFile())
{
}

Settings::Settings(const QString &path)
    : m_file(readable(path), QSettings::IniFormat)
{
}

ThemeChoice Settings::theme() const
{
    return choiceOf(themeWords, m_file.value(u"look/theme"_s));
}

void Settings::setTheme(ThemeChoice choice)
{
    m_file.setValue(u"look/theme"_s, wordOf(themeWords, choice));
}

LanguageChoice Settings::language() const
{
    return choiceOf(languageWords, m_file.value(u"look/language"_s));
}

void Settings::setLanguage(LanguageChoice choice)
{
    m_file.setValue(u"look/language"_s, wordOf(languageWords, choice));
}

int Settings::textPercent() const
{
    return wholeNumber(m_file.value(u"look/textPercent"_s), textPercentMin, textPercentMax).value_or(100);
}

void Settings::setTextPercent(int percent)
{
    m_file.setValue(u"look/textPercent"_s, std::clamp(percent, textPercentMin, textPercentMax));
}

bool Settings::blinks() const
{
    return m_file.value(u"look/blink"_s).toString() != u"false";
}

void Settings::setBlinks(bool on)
{
    m_file.setValue(u"look/blink"_s, on);
}

bool Settings::showsFatesAsTable() const
{
    return m_file.value(u"look/fatesAsTable"_s).toString() == u"true";
}

void Settings::setShowsFatesAsTable(bool on)
{
    m_file.setValue(u"look/fatesAsTable"_s, on);
}

int Settings::recordingLimit() const
{
    return wholeNumber(m_file.value(u"recording/limit"_s), recordingLimitMin, recordingLimitMax)
        .value_or(recordingLimitUsual);
}

void Settings::setRecordingLimit(int megabytes)
{
    m_file.setValue(u"recording/limit"_s, std::clamp(megabytes, recordingLimitMin, recordingLimitMax));
}

QString Settings::recordingFolder() const
{
    return m_file.value(u"recording/folder"_s).toString();
}

void Settings::setRecordingFolder(const QString &path)
{
    m_file.setValue(u"recording/folder"_s, path);
}

bool Settings::showsStartPage() const
{
    return m_file.value(u"start/page"_s).toString() != u"false";
}

void Settings::setShowsStartPage(bool on)
{
    m_file.setValue(u"start/page"_s, on);
}

AcquireChoice Settings::acquire() const
{
    AcquireChoice choice;
    choice.key = m_file.value(u"acquire/key"_s).toString().left(keyLengthMax);
    choice.lease = wholeNumber(m_file.value(u"acquire/lease"_s), 1, secondsMax).value_or(choice.lease);
    const auto wait = m_file.value(u"acquire/wait"_s);
    choice.wait = wait.toString() == u"unlimited"
        ? std::nullopt
        : std::optional(wholeNumber(wait, 1, secondsMax).value_or(*choice.wait));
    return choice;
}

void Settings::setAcquire(const AcquireChoice &choice)
{
    m_file.setValue(u"acquire/key"_s, choice.key);
    m_file.setValue(u"acquire/lease"_s, choice.lease);
    m_file.setValue(u"acquire/wait"_s, choice.wait ? QString::number(*choice.wait) : u"unlimited"_s);
}

bool Settings::hasLayouts() const
{
    return wholeNumber(m_file.value(u"layout/version"_s), layoutVersion, layoutVersion).has_value();
}

QByteArray Settings::layout(const QString &part) const
{
    if (!hasLayouts())
        return {};
    const auto stored = QByteArray::fromBase64(m_file.value(u"layout/"_s + part).toByteArray());
    const auto state = stored.mid(checkSize);
    return stored.size() > checkSize && stored.first(checkSize) == checkOf(state) ? state : QByteArray();
}

void Settings::setLayout(const QString &part, const QByteArray &state)
{
    if (!hasLayouts())
        m_file.remove(u"layout"_s);
    m_file.setValue(u"layout/version"_s, layoutVersion);
    m_file.setValue(u"layout/"_s + part, QString::fromLatin1((checkOf(state) + state).toBase64()));
}

} // namespace lockscope::ui
