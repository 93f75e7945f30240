// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/scenario_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/scenario/parser.h"
#include "core/scenario/source_lines.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lockscope::app {

namespace {

const auto builtin = u"builtin:"_s;
const auto libraryFolder = u":/scenarios"_s;
constexpr std::size_t sourcesMax = 64;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ScenarioFiles)
};

/// Where a path of a person or of an `include` leads.
QString placeOf(const QString &path)
{
    return path.startsWith(builtin) ? u"%1/%2.lks"_s.arg(libraryFolder, path.mid(builtin.size())) : path;
}

std::optional<QByteArray> contentsOf(const QString &place)
{
    QFile file(place);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    // One byte more than may be, so that the parser sees that it is too long.
    return file.read(static_cast<qint64>(scenario::fileSizeMax) + 1);
}

/// Reads what is included, file after file, each once.
class Includes
{
public:
    Includes(std::vector<scenario::Source> &sources, const QString &place)
        : m_sources(sources)
        , m_places({QFileInfo(place).absoluteFilePath()})
    {
    }

    void follow()
    {
        for (std::size_t source = 0; source < m_sources.size(); ++source) {
            const auto folder = QFileInfo(m_places.at(static_cast<qsizetype>(source))).dir();
            for (const auto &name : scenario::includesOf(m_sources[source].text)) {
                const auto found = take(folder, QString::fromStdString(name));
                m_sources[source].includes.push_back(found);
            }
        }
    }

private:
    std::optional<std::uint32_t> take(const QDir &folder, const QString &name)
    {
        const auto place = QDir::cleanPath(folder.absoluteFilePath(name));
        if (const auto known = m_places.indexOf(place); known >= 0)
            return static_cast<std::uint32_t>(known);
        const auto contents = name.isEmpty() || m_sources.size() == sourcesMax ? std::nullopt : contentsOf(place);
        if (!contents)
            return std::nullopt;
        m_sources.push_back({name.toStdString(), contents->toStdString(), {}});
        m_places << place;
        return static_cast<std::uint32_t>(m_sources.size() - 1);
    }

    std::vector<scenario::Source> &m_sources;
    QStringList m_places;
};

} // namespace

ScenarioFile scenarioFrom(const QString &path, const QByteArray &text)
{
    const auto place = placeOf(path);
    ScenarioFile file{QFileInfo(place).completeBaseName(), path, {}};
    file.sources.push_back({path.toStdString(), text.toStdString(), {}});
    Includes(file.sources, place).follow();
    return file;
}

Result<ScenarioFile, UnreadableScenario> readScenario(const QString &path)
{
    const auto contents = contentsOf(placeOf(path));
    if (contents)
        return scenarioFrom(path, *contents);
    if (path.startsWith(builtin))
        return failure(UnreadableScenario{
            Text::tr("there is no scenario '%1' in the library; 'lockscope run --list builtin:all' names them")
                .arg(path.mid(builtin.size()))});
    return failure(UnreadableScenario{Text::tr("cannot read '%1'").arg(path)});
}

QStringList builtinScenarios()
{
    QStringList names;
    for (const auto &file : QDir(libraryFolder).entryList({u"*.lks"_s}, QDir::Files, QDir::Name))
        names << builtin + file.chopped(4);
    return names;
}

} // namespace lockscope::app
