// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace lockscope::ui {

/// Where something stands in the manual.
struct ManualPlace
{
    /// "manual"; one of the documents that come with the program.
    QString page;
    /// As a link names it: "the-board-of-fates"; empty: the beginning.
    QString chapter = {};

    friend bool operator==(const ManualPlace &, const ManualPlace &) = default;
};

/// The manual in a window of its own: its chapters, its text, and a field that searches it. It needs no network and
/// never follows a link out of the documents that come with the program.
class ManualWindow : public QDialog
{
    Q_OBJECT

public:
    explicit ManualWindow(QWidget *parent = nullptr);

    void goTo(const ManualPlace &place);
    [[nodiscard]] QString page() const { return m_page; }
    /// The chapter that was gone to, or something was found in; empty: it begins before all of them.
    [[nodiscard]] QString chapter() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class Way : bool { On, Back };

    void layOut();
    void open(const QString &page);
    void listChapters();
    void follow(const QUrl &link);
    void search(Way way);
    void dress();

    QString m_page;
    QLineEdit *m_needle;
    QLabel *m_verdict;
    QListWidget *m_chapters;
    QTextBrowser *m_text;
};

/// What links call a chapter: "The board of fates" is "the-board-of-fates".
[[nodiscard]] QString chapterName(const QString &heading);

} // namespace lockscope::ui
