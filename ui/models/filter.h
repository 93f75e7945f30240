// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "core/query/expression.h"
#include "core/query/thing_facts.h"

#include <optional>

namespace lockscope::ui {

/// The one filter of the window. Lists ask it what it lets through, and look again when it changed.
///
/// A text that only asks for what events have filters events alone, and the other way round: what cannot be asked is
/// never guessed to be no.
class Filter : public QObject
{
    Q_OBJECT

public:
    explicit Filter(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    /// The one in use; empty: everything is shown.
    [[nodiscard]] const QString &text() const { return m_text; }
    /// Nothing happens where the text is wrong: see filterLanguage().
    void use(const QString &text);

    /// None: every event is shown.
    [[nodiscard]] const std::optional<query::Expression> &ofEvents() const { return m_ofEvents; }
    /// Whether locks and fates are filtered at all.
    [[nodiscard]] bool asksThings() const { return m_ofThings.has_value(); }
    [[nodiscard]] bool lets(const query::Thing &thing) const;

signals:
    void changed();

private:
    QString m_text;
    std::optional<query::Expression> m_ofEvents;
    std::optional<query::Expression> m_ofThings;
};

} // namespace lockscope::ui
