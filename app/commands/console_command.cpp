// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>
#include <QStandardPaths>

#include "app/auth_token.h"
#include "app/command_line.h"
#include "app/commands/commands.h"
#include "app/commands/console_outside.h"
#include "app/commands/console_picture.h"
#include "app/commands/stop_signals.h"
#include "app/console_window.h"
#include "app/recorder.h"
#include "app/recording_loader.h"
#include "app/recording_window.h"
#include "app/session.h"
#include "ui/shell/language.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

using ReadOnly = ui::MainWindow::ReadOnly;

constexpr int exitFailed = 1;
QString translated(const char *text)
{
    return QCoreApplication::translate("ConsoleCommand", text);
}

struct ConsoleOptions
{
    Session::Options session;
    std::optional<ui::ThemeChoice> theme;
    std::optional<ui::LanguageChoice> language;
    std::optional<Picture> picture;
    /// A recording to be opened instead of a server; empty: none.
    QString recording{};
    /// Of the servers outside nothing is asked.
    ReadOnly readOnly = ReadOnly::No;
    /// Nothing was said about a server: it may be asked for.
    bool isUndecided = false;
};

constexpr auto recordingSuffix = ".lockscope"_L1;

/// Of all consoles of this person.
QString recordingsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/lockscope/recordings"_s;
}

void describe(CommandLine &line)
{
    line.addOption(u"listen"_s,
                   translated("Address of the embedded server; port 0: any free one."),
                   u"host:port"_s,
                   u"127.0.0.1:5225"_s);
    line.addOption(u"nodes"_s,
                   translated("Nodes of the embedded server, from 1 to 9; each has a port of its own."),
                   u"n"_s,
                   u"1"_s);
    line.addOption(u"data"_s, translated("Folder of the embedded server's journal."), u"dir"_s);
    addOutsideOptions(line);
    line.addOption(u"version"_s, translated("Show the version."));
    addAuthTokenOption(line);
    line.addOption(u"theme"_s, translated("light, dark or system."), u"name"_s);
    line.addOption(u"language"_s, translated("en, de or system; kept for the next start."), u"name"_s);
    describePicture(line);
    line.addPositional(u"FILE"_s, translated("A recording to look at, without a server."), u"[FILE]"_s);
    line.addSubcommand(u"serve"_s, translated("the lock server on its own"));
    line.addSubcommand(u"client"_s, translated("the client engine, driven by JSON lines"));
    line.addSubcommand(u"bench"_s, translated("load and latency of a lock server"));
    line.addSubcommand(u"run"_s, translated("runs scenarios, and says which line did not come out as it says"));
    line.addSubcommand(u"explore"_s, translated("simulates many schedules with faults, and judges each event"));
    line.addSubcommand(u"record"_s, translated("looks into a recording, or exports its events"));
    line.addSubcommand(u"wal"_s, translated("reads a journal, and never changes it"));
}

Result<std::optional<ui::ThemeChoice>, UsageError> themeOf(const CommandLine &line)
{
    const auto name = line.text(u"theme"_s);
    if (name.isEmpty())
        return std::optional<ui::ThemeChoice>();
    if (name == u"light")
        return ui::ThemeChoice::Light;
    if (name == u"dark")
        return ui::ThemeChoice::Dark;
    if (name == u"system")
        return ui::ThemeChoice::System;
    return failure(UsageError{translated("--theme: '%1' is none of light, dark and system").arg(name)});
}

Result<std::optional<ui::LanguageChoice>, UsageError> languageOf(const CommandLine &line)
{
    const auto name = line.text(u"language"_s);
    if (name.isEmpty())
        return std::optional<ui::LanguageChoice>();
    if (name == u"en")
        return ui::LanguageChoice::English;
    if (name == u"de")
        return ui::LanguageChoice::German;
    if (name == u"system")
        return ui::LanguageChoice::System;
    return failure(UsageError{translated("--language: '%1' is none of en, de and system").arg(name)});
}

/// The person's own folder, made where this is the first start; a picture gets one that goes with it. A folder that
/// cannot be made is the server's to complain about, in the window.
QString defaultDataDirectory()
{
    const auto own = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/lockscope"_s;
    QDir().mkpath(own);
    return own + u"/journal"_s;
}

/// Whoever names a server or a recording knows what they want.
bool isUndecided(const CommandLine &line)
{
    static const QStringList decided{u"listen"_s, u"nodes"_s, u"data"_s, u"connect"_s};
    return line.positionals().isEmpty()
        && std::none_of(decided.begin(), decided.end(), [&](const QString &flag) { return line.has(flag); });
}

Result<ConsoleOptions, UsageError> optionsOf(const CommandLine &line)
{
    const auto listen = Endpoint::parse(line.text(u"listen"_s).toStdString(), {.allowAnyPort = true});
    if (!listen)
        return failure(UsageError{translated("--listen: '%1' is not host:port").arg(line.text(u"listen"_s))});
    const auto nodes = line.number(u"nodes"_s, 1, server::nodesMax);
    if (!nodes)
        return failure(UsageError(nodes.error()));
    const auto token = readAuthToken(line);
    if (!token)
        return failure(UsageError(token.error()));
    const auto theme = themeOf(line);
    if (!theme)
        return failure(UsageError(theme.error()));
    const auto language = languageOf(line);
    if (!language)
        return failure(UsageError(language.error()));
    const auto picture = pictureOf(line);
    if (!picture)
        return failure(UsageError(picture.error()));
    auto outside = readOutside(line);
    if (!outside)
        return failure(UsageError(outside.error()));
    const auto data = line.has(u"data"_s) ? line.text(u"data"_s) : defaultDataDirectory();
    return ConsoleOptions{.session = {.server = {.listen = *listen,
                                                 .dataDirectory = data,
                                                 .sharedToken = *token,
                                                 .nodes = static_cast<std::uint32_t>(*nodes)},
                                      .history = {},
                                      .feed = {},
                                      .outside = *std::move(outside)},
                          .theme = *theme,
                          .language = *language,
                          .picture = *picture,
                          .readOnly = line.has(u"read-only"_s) ? ReadOnly::Yes : ReadOnly::No,
                          .isUndecided = isUndecided(line)};
}

constexpr auto noPlatform = "offscreen"_L1;

/// Where no display can be used Qt would abort the process in its own words. So it may fall back on a platform that
/// needs none, which tells that there was none. Whoever chose a platform gets that one.
bool lastsWithoutDisplay()
{
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        return false;
    const bool isWayland = qgetenv("XDG_SESSION_TYPE") == "wayland" || !qEnvironmentVariableIsSet("DISPLAY");
    const auto platforms = isWayland ? u"wayland;xcb;"_s : u"xcb;wayland;"_s;
    qputenv("QT_QPA_PLATFORM", (platforms + noPlatform).toLatin1());
    return true;
}

int showRecording(const QString &path, Session &session, ui::MainWindow &window)
{
    window.setRecorded(path);
    RecordingLoader loader(session.models(), path);
    joinLoader(loader, window);
    loader.start();
    return QApplication::exec();
}

/// Nothing starts before a person says so.
void askHowToStart(ui::MainWindow &window)
{
    window.showNoServer();
    window.showStartPage();
}

int runForPerson(const ConsoleOptions &options)
{
    Session session(options.session);
    ui::Settings settings;
    if (options.theme)
        settings.setTheme(*options.theme);
    if (options.language)
        settings.setLanguage(*options.language);
    const ui::Translations translations(settings.language());
    ui::MainWindow window(session.models(), settings);
    const ConsoleWindow joined(session, window, settings);
    window.setRecordingsFolder(recordingsFolder());
    openOthersFrom(window);
    const StopSignals stop;
    QObject::connect(&stop, &StopSignals::came, &window, [&window] {
        // Closing keeps the layout; a dialog over the window would keep the program.
        window.closeAtOnce();
        QCoreApplication::quit();
    });
    window.show();
    // Where no window manager runs, nobody else would give it the keyboard.
    window.activateWindow();
    if (!options.recording.isEmpty())
        return showRecording(options.recording, session, window);
    const auto chosen = settings.recordingFolder();
    Recorder recorder(session.models().cursor, chosen.isEmpty() ? recordingsFolder() : chosen);
    recorder.setLimit(static_cast<quint64>(settings.recordingLimit()) << 20U);
    joinRecorder(recorder, session.models(), window);
    if (options.session.outside)
        showOutside(session, window, options.readOnly);
    else if (options.isUndecided && settings.showsStartPage())
        askHowToStart(window);
    else
        session.startServer();
    return QApplication::exec();
}

/// What the offscreen platform lacks and a missing session folder are nothing that a person could or should mend.
QtMessageHandler passMessageOn = nullptr;
bool hasWindows = false;
void dropPlatformNotices(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    // Which platform was tried in vain is said in words of our own.
    const bool isTrying = !hasWindows && QByteArrayView(context.category).startsWith("qt.qpa");
    const bool isNotice = isTrying || text == u"This plugin does not support propagateSizeHints()"
        || text.startsWith(u"QStandardPaths: XDG_RUNTIME_DIR not set");
    if (!isNotice)
        passMessageOn(type, context, text);
}

} // namespace

int runConsole(int &argc, char **argv, const QStringList &arguments)
{
    CommandLine line(QString(),
                     translated("Shows who holds which lock and who waits, on an embedded lock server."),
                     u"lockscope --listen 127.0.0.1:5225"_s);
    describe(line);
    if (const auto status = line.parse(arguments))
        return *status;
    if (line.has(u"version"_s)) {
        printLine(u"lockscope " LOCKSCOPE_VERSION ""_s);
        return exitOk;
    }
    const auto given = line.positionals();
    if (given.size() > 1 || (given.size() == 1 && !given[0].endsWith(recordingSuffix)))
        return line.complain(
            translated("'%1' is not known: expected a recording, FILE%2").arg(given.last(), QString(recordingSuffix)));
    auto options = optionsOf(line);
    if (!options)
        return line.complain(options.error().message);
    options->recording = given.value(0);
    passMessageOn = qInstallMessageHandler(dropPlatformNotices);
    if (options->picture) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    const bool mayLackDisplay = !options->picture && lastsWithoutDisplay();
    const QApplication application(argc, argv);
    if (mayLackDisplay && QGuiApplication::platformName() == noPlatform) {
        printError(
            translated("lockscope: there is no display that can be used. Start it under 'xvfb-run', or let it draw a "
                       "picture with --screenshot FILE."));
        return exitFailed;
    }
    hasWindows = true;
    if (!options->picture)
        return runForPerson(*options);
    return runForPicture({.session = std::move(options->session),
                          .picture = *std::move(options->picture),
                          .theme = options->theme.value_or(ui::ThemeChoice::Light),
                          .language = options->language.value_or(ui::LanguageChoice::English)});
}

} // namespace lockscope::app
