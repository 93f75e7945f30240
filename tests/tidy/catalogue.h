// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace lockscope::tidy {

/// A text of a .ts file, and what a language says for it: one form, or one for each of its numbers.
struct CatalogueText
{
    QString context;
    QString source;
    QString comment;
    bool isPlural = false;
    bool isFinished = true;
    QStringList forms;

    /// What the translator looks it up by, as a person reads it.
    [[nodiscard]] QString name() const;
};

/// The texts of a .ts file. One that cannot be read ends the test.
[[nodiscard]] QList<CatalogueText> textsOfCatalogue(const QByteArray &ts);

/// What is wrong with how a text was put into another language; empty: nothing. That language has two forms for
/// numbers, as English and German do.
[[nodiscard]] QStringList complaintsAbout(const CatalogueText &text);

} // namespace lockscope::tidy
