// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>

#include "ui/shell/language.h"
#include "ui/shell/saved_filters.h"
#include "ui/style/theme.h"

#include <optional>

namespace lockscope::ui {

/// What the acquire bar was last told.
struct AcquireChoice
{
    QString key;
    /// Seconds; none: without limit.
    std::optional<int> wait = 600;
    /// Seconds.
    int lease = 120;

    friend bool operator==(const AcquireChoice &, const AcquireChoice &) = default;
};

/// Everything that the window remembers from one run to the next, typed, with all defaults in one place.
///
/// A value that makes no sense reads as its default. A file that cannot be read at all is set aside beside itself, with
/// ".damaged" behind its name, and the window begins anew.
class Settings
{
public:
    static constexpr int textPercentMin = 70;
    static constexpr int textPercentMax = 200;
    static constexpr int secondsMax = 65'535;
    static constexpr int recordingLimitMin = 16;
    static constexpr int recordingLimitMax = 1'048'576;
    static constexpr int recordingLimitUsual = 1'024;
    /// Rises when docks, lists or columns come, go, are renamed or get other first widths, so that an older layout is
    /// not put over them.
    static constexpr int layoutVersion = 5;

    /// The person's own file.
    Settings();
    explicit Settings(const QString &path);

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    [[nodiscard]] LanguageChoice language() const;
    void setLanguage(LanguageChoice choice);
    /// Size of all text, in percent of the desktop's.
    [[nodiscard]] int textPercent() const;
    void setTextPercent(int percent);
    /// Whether a row that changed blinks once.
    [[nodiscard]] bool blinks() const;
    void setBlinks(bool on);
    [[nodiscard]] bool showsFatesAsTable() const;
    void setShowsFatesAsTable(bool on);
    /// How large a recording may become, in MiB, before its oldest part goes.
    [[nodiscard]] int recordingLimit() const;
    void setRecordingLimit(int megabytes);
    /// Where recordings are kept; empty: at the usual place.
    [[nodiscard]] QString recordingFolder() const;
    void setRecordingFolder(const QString &path);
    /// Whether the next start begins with the start page.
    [[nodiscard]] bool showsStartPage() const;
    void setShowsStartPage(bool on);
    [[nodiscard]] AcquireChoice acquire() const;
    void setAcquire(const AcquireChoice &choice);

    /// It reads and writes this file.
    [[nodiscard]] SavedFilters filters() { return SavedFilters(m_file); }

    /// Opaque to everyone but Qt; empty: never saved, of another layoutVersion, or not whole any more.
    [[nodiscard]] QByteArray layout(const QString &part) const;
    void setLayout(const QString &part, const QByteArray &state);

private:
    [[nodiscard]] bool hasLayouts() const;

    QSettings m_file;
};

} // namespace lockscope::ui
