// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/models/fate_notes.h"

#include <vector>

class QVBoxLayout;

namespace lockscope::ui {

/// Notes over an area, each with its icon and its text; what is only for information can be put away.
class NotePanel : public QWidget
{
    Q_OBJECT

public:
    explicit NotePanel(QWidget *parent = nullptr);

    void setNotes(const std::vector<Note> &notes);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    [[nodiscard]] QWidget *makeNote(const Note &note);

    std::vector<Note> m_notes;
    /// Put away by a person; they come back when they say something else.
    std::vector<Note> m_putAway;
    QVBoxLayout *m_column;
};

} // namespace lockscope::ui
