// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>

#include "app/auth_token.h"
#include "app/command_line.h"
#include "app/commands/commands.h"
#include "app/commands/console_outside.h"
#include "app/commands/stop_signals.h"
#include "app/console_window.h"
#include "app/demo_scene.h"
#include "app/recorder.h"
#include "app/recording_loader.h"
#include "app/recording_window.h"
#include "app/scenario_scene.h"
#include "app/session.h"
#include "ui/shell/language.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings.h"

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::app {

namespace {

using ReadOnly = ui::MainWindow::ReadOnly;

constexpr int exitFailed = 1;
/// A picture that is not there by then never will be.
constexpr auto sceneLimit = 60s;

QString translated(const char *text)
{
    return QCoreApplication::translate("ConsoleCommand", text);
}

/// A picture to be taken, instead of a window for a person.
struct Picture
{
    QString file;
    QSize size;
    Scene scene = Scene::Demo;
    /// Place of the tab in the centre that it shows.
    int tab = 0;
};

struct ConsoleOptions
{
    Session::Options session;
    std::optional<ui::ThemeChoice> theme;
    std::optional<Picture> picture;
    /// A recording to be opened instead of a server; empty: none.
    QString recording{};
    /// Of the servers outside nothing is asked.
    ReadOnly readOnly = ReadOnly::No;
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
    line.addOption(u"screenshot"_s, translated("Writes a picture of the window as PNG and ends."), u"file"_s);
    line.addOption(u"size"_s, translated("Size of the picture."), u"WxH"_s, u"1440x900"_s);
    line.addOption(u"scene"_s, translated("What the picture shows: empty, demo or many."), u"name"_s, u"demo"_s);
    line.addOption(u"tab"_s,
                   translated("Which tab the picture shows: locks, sequence, timeline, plots or scenarios."),
                   u"name"_s,
                   u"locks"_s);
    line.addPositional(u"FILE"_s, translated("A recording to look at, without a server."), u"[FILE]"_s);
    line.addSubcommand(u"serve"_s, translated("the lock server on its own"));
    line.addSubcommand(u"client"_s, translated("the client engine, driven by JSON lines"));
    line.addSubcommand(u"bench"_s, translated("load and latency of a lock server"));
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

Result<QSize, UsageError> sizeOf(const CommandLine &line)
{
    constexpr int sideMin = 600;
    constexpr int sideMax = 8'192;
    const auto text = line.text(u"size"_s);
    const auto sides = text.split(u'x');
    bool isWidth = false;
    bool isHeight = false;
    const QSize size(sides.value(0).toInt(&isWidth), sides.value(1).toInt(&isHeight));
    const QRect allowed(QPoint(sideMin, sideMin), QPoint(sideMax, sideMax));
    if (sides.size() != 2 || !isWidth || !isHeight || !allowed.contains(size.width(), size.height()))
        return failure(UsageError{translated("--size: '%1' is not WIDTHxHEIGHT, each from %2 to %3")
                                      .arg(text, QString::number(sideMin), QString::number(sideMax))});
    return size;
}

Result<std::optional<Picture>, UsageError> pictureOf(const CommandLine &line)
{
    if (!line.has(u"screenshot"_s)) {
        for (const auto &flag : {u"size"_s, u"scene"_s, u"tab"_s}) {
            if (line.has(flag))
                return failure(UsageError{translated("--%1 goes with --screenshot only").arg(flag)});
        }
        return std::optional<Picture>();
    }
    if (line.text(u"screenshot"_s).isEmpty())
        return failure(UsageError{translated("--screenshot: the name of a file is missing")});
    const auto size = sizeOf(line);
    if (!size)
        return failure(UsageError(size.error()));
    const auto scene = sceneNamed(line.text(u"scene"_s));
    if (!scene)
        return failure(
            UsageError{translated("--scene: '%1' is none of empty, demo and many").arg(line.text(u"scene"_s))});
    static const QStringList tabs{u"locks"_s, u"sequence"_s, u"timeline"_s, u"plots"_s, u"scenarios"_s};
    const auto tab = tabs.indexOf(line.text(u"tab"_s));
    if (tab < 0)
        return failure(UsageError{translated("--tab: '%1' is none of locks, sequence, timeline, plots and "
                                             "scenarios")
                                      .arg(line.text(u"tab"_s))});
    return Picture{.file = line.text(u"screenshot"_s), .size = *size, .scene = *scene, .tab = static_cast<int>(tab)};
}

/// The person's own folder, made where this is the first start; a picture gets one that goes with it. A folder that
/// cannot be made is the server's to complain about, in the window.
QString defaultDataDirectory()
{
    const auto own = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/lockscope"_s;
    QDir().mkpath(own);
    return own + u"/journal"_s;
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
                          .picture = *picture,
                          .readOnly = line.has(u"read-only"_s) ? ReadOnly::Yes : ReadOnly::No};
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

int runForPerson(const ConsoleOptions &options)
{
    Session session(options.session);
    ui::Settings settings;
    if (options.theme)
        settings.setTheme(*options.theme);
    const ui::Translations translations(settings.language());
    ui::MainWindow window(session.models(), settings);
    const ConsoleWindow joined(session, window, settings);
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
    Recorder recorder(session.models().cursor, recordingsFolder());
    recorder.setLimit(static_cast<quint64>(settings.recordingLimit()) << 20U);
    joinRecorder(recorder, session.models(), window);
    if (options.session.outside)
        showOutside(session, window, options.readOnly);
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

/// A request whose outcome nobody knows; else a lock that is waited for; else nothing.
ui::Selection tellingThing(const World &world)
{
    for (const auto &[id, client] : world.beliefs().clients()) {
        for (const auto &[request, belief] : client.requests) {
            if (belief.state == BeliefState::Indeterminate)
                return RequestRef{id, request};
        }
    }
    for (const auto &[key, lock] : world.truth().keys()) {
        if (!lock.waiters.empty())
            return key;
    }
    return ui::NoSelection{};
}

/// Opens every row of a scene that fits on a screen: a reader of a picture cannot do it.
void openRows(const ui::MainWindow &window, Scene scene)
{
    if (scene == Scene::Many)
        return;
    for (auto *tree : window.findChildren<QTreeView *>())
        tree->expandAll();
}

bool writePicture(ui::MainWindow &window, const QString &file)
{
    // Layouts and first paints are done by what is queued already.
    QCoreApplication::sendPostedEvents();
    return window.grab().save(file, "PNG");
}

/// A scene of its own: a free port, a folder that goes with it, and none of the person's settings.
int runForPicture(ConsoleOptions options)
{
    const QTemporaryDir folder;
    options.session.server.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true});
    options.session.server.dataDirectory = folder.filePath(u"journal"_s);
    ui::Settings settings(folder.filePath(u"settings.ini"_s));
    settings.setTheme(options.theme.value_or(ui::ThemeChoice::Light));
    settings.setBlinks(false);
    const ui::Translations translations(ui::LanguageChoice::English);

    Session session(options.session);
    ui::MainWindow window(session.models(), settings);
    const ConsoleWindow joined(session, window, settings);
    window.resize(options.picture->size);
    window.show();

    DemoScene scene(session, options.picture->scene);
    QObject::connect(&session, &Session::serverStarted, &scene, &DemoScene::play);
    QObject::connect(&session, &Session::serverFailed, &scene, [](const QString &sentence) {
        printError(u"lockscope: "_s + sentence);
        QCoreApplication::exit(exitFailed);
    });
    ScenarioScene scenarios(session.models().scenarios, *window.findChild<ui::ScenarioPane *>());
    const auto take = [&window, &options] {
        const bool isWritten = writePicture(window, options.picture->file);
        if (isWritten)
            printLine(translated("wrote %1").arg(options.picture->file));
        else
            printError(translated("lockscope: cannot write %1").arg(options.picture->file));
        QCoreApplication::exit(isWritten ? exitOk : exitFailed);
    };
    QObject::connect(&scenarios, &ScenarioScene::ready, &window, take);
    QObject::connect(&scene, &DemoScene::ready, &window, [&window, &options, &session, &scenarios, take] {
        openRows(window, options.picture->scene);
        auto *tabs = window.findChild<QTabWidget *>();
        tabs->setCurrentIndex(options.picture->tab);
        // All of the scene, which took less time than a picture shows at first.
        session.models().range.follow(false);
        session.models().range.fit();
        session.models().inspector.setSelection(tellingThing(session.world()));
        if (qobject_cast<ui::ScenarioPane *>(tabs->currentWidget()) != nullptr)
            scenarios.play();
        else
            take();
    });
    QTimer::singleShot(sceneLimit, &scene, [] {
        printError(translated("lockscope: the scene did not come about in time"));
        QCoreApplication::exit(exitFailed);
    });
    session.startServer();
    return QApplication::exec();
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
    return options->picture ? runForPicture(std::move(*options)) : runForPerson(*options);
}

} // namespace lockscope::app
