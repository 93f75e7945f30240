// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/console_picture.h"

#include <QApplication>
#include <QPixmap>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>

#include "app/console_window.h"
#include "app/scenario_scene.h"
#include "ui/shell/language.h"
#include "ui/shell/main_window.h"

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace lockscope::app {

namespace {

constexpr int exitFailed = 1;
/// A picture that is not there by then never will be.
constexpr auto sceneLimit = 60s;

QString translated(const char *text)
{
    return QCoreApplication::translate("ConsoleCommand", text);
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

} // namespace

void describePicture(CommandLine &line)
{
    line.addOption(u"screenshot"_s, translated("Writes a picture of the window as PNG and ends."), u"file"_s);
    line.addOption(u"size"_s, translated("Size of the picture."), u"WxH"_s, u"1440x900"_s);
    line.addOption(u"scene"_s, translated("What the picture shows: empty, demo or many."), u"name"_s, u"demo"_s);
    line.addOption(u"tab"_s,
                   translated("Which tab the picture shows: locks, sequence, timeline, plots or scenarios."),
                   u"name"_s,
                   u"locks"_s);
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

int runForPicture(PictureRun run)
{
    const QTemporaryDir folder;
    run.session.server.listen = *Endpoint::parse("127.0.0.1:0", {.allowAnyPort = true});
    run.session.server.dataDirectory = folder.filePath(u"journal"_s);
    ui::Settings settings(folder.filePath(u"settings.ini"_s));
    settings.setTheme(run.theme);
    settings.setBlinks(false);
    const ui::Translations translations(run.language);

    Session session(run.session);
    ui::MainWindow window(session.models(), settings);
    const ConsoleWindow joined(session, window, settings);
    window.resize(run.picture.size);
    window.show();

    DemoScene scene(session, run.picture.scene);
    QObject::connect(&session, &Session::serverStarted, &scene, &DemoScene::play);
    QObject::connect(&session, &Session::serverFailed, &scene, [](const QString &sentence) {
        printError(u"lockscope: "_s + sentence);
        QCoreApplication::exit(exitFailed);
    });
    ScenarioScene scenarios(session.models().scenarios, *window.findChild<ui::ScenarioPane *>());
    const auto take = [&window, &run] {
        const bool isWritten = writePicture(window, run.picture.file);
        if (isWritten)
            printLine(translated("wrote %1").arg(run.picture.file));
        else
            printError(translated("lockscope: cannot write %1").arg(run.picture.file));
        QCoreApplication::exit(isWritten ? exitOk : exitFailed);
    };
    QObject::connect(&scenarios, &ScenarioScene::ready, &window, take);
    QObject::connect(&scene, &DemoScene::ready, &window, [&window, &run, &session, &scenarios, take] {
        openRows(window, run.picture.scene);
        auto *tabs = window.findChild<QTabWidget *>();
        tabs->setCurrentIndex(run.picture.tab);
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

} // namespace lockscope::app
