<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>EventText</name>
    <message numerus="yes">
        <source>the client&apos;s whole belief, %n request(s)</source>
        <translation>
            <numerusform>the client&apos;s whole belief, %n request</numerusform>
            <numerusform>the client&apos;s whole belief, %n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>durable up to LSN %1: %n record(s) in %2</source>
        <translation>
            <numerusform>durable up to LSN %1: %n record in %2</numerusform>
            <numerusform>durable up to LSN %1: %n records in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>start %1; %n record(s) replayed</source>
        <translation>
            <numerusform>start %1; %n record replayed</numerusform>
            <numerusform>start %1; %n records replayed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the server stopped; the next start completes %n fate(s)</source>
        <translation>
            <numerusform>the server stopped; the next start completes %n fate</numerusform>
            <numerusform>the server stopped; the next start completes %n fates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the server&apos;s whole state, %n key(s)</source>
        <translation>
            <numerusform>the server&apos;s whole state, %n key</numerusform>
            <numerusform>the server&apos;s whole state, %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fates</name>
    <message numerus="yes">
        <source>and %n more lock(s)</source>
        <translation>
            <numerusform>and %n more lock</numerusform>
            <numerusform>and %n more locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The connection is gone and is still bound to %n lock(s) or place(s) in a queue.</source>
        <translation>
            <numerusform>The connection is gone and is still bound to %n lock or place in a queue.</numerusform>
            <numerusform>The connection is gone and is still bound to %n locks or places in a queue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %1 and %n more</source>
        <translation>
            <numerusform>Open %1 and %n more</numerusform>
            <numerusform>Open %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server stopped with %n unsettled fate(s): %1. It says so with exit status 3. Nothing is lost: the next start on this data folder completes them before it lets anybody in (F9, F10).</source>
        <translation>
            <numerusform>The server stopped with %n unsettled fate: %1. It says so with exit status 3. Nothing is lost: the next start on this data folder completes it before it lets anybody in (F9, F10).</numerusform>
            <numerusform>The server stopped with %n unsettled fates: %1. It says so with exit status 3. Nothing is lost: the next start on this data folder completes them before it lets anybody in (F9, F10).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start %1 completed %n fate(s) that the starts before had left: %2 (F10).</source>
        <translation>
            <numerusform>Start %1 completed %n fate that the starts before had left: %2 (F10).</numerusform>
            <numerusform>Start %1 completed %n fates that the starts before had left: %2 (F10).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lanes of %n more lock(s) are occupied, too.</source>
        <translation>
            <numerusform>The lane of %n more lock is occupied, too.</numerusform>
            <numerusform>The lanes of %n more locks are occupied, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Settled with %n row(s) in the journal (F7).</source>
        <translation>
            <numerusform>Settled with %n row in the journal (F7).</numerusform>
            <numerusform>Settled with %n rows in the journal (F7).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were there already.</source>
        <translation>
            <numerusform>%n row was there already.</numerusform>
            <numerusform>%n rows were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were written now.</source>
        <translation>
            <numerusform>%n row was written now.</numerusform>
            <numerusform>%n rows were written now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiter(s)</source>
        <translation>
            <numerusform>%n waiter</numerusform>
            <numerusform>%n waiters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s)</source>
        <translation>
            <numerusform>tried %n time</numerusform>
            <numerusform>tried %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parked %n time(s)</source>
        <translation>
            <numerusform>parked %n time</numerusform>
            <numerusform>parked %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message numerus="yes">
        <source>%n byte(s) were cut off.</source>
        <translation>
            <numerusform>%n byte was cut off.</numerusform>
            <numerusform>%n bytes were cut off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It left %n fate(s).</source>
        <translation>
            <numerusform>It left %n fate.</numerusform>
            <numerusform>It left %n fates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It completed %n fate(s).</source>
        <translation>
            <numerusform>It completed %n fate.</numerusform>
            <numerusform>It completed %n fates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) were never kept.</source>
        <translation>
            <numerusform>%n event was never kept.</numerusform>
            <numerusform>%n events were never kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s) are in the ring.</source>
        <translation>
            <numerusform>%n connection is in the ring.</numerusform>
            <numerusform>%n connections are in the ring.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was found %n time(s), the last time at:</source>
        <translation>
            <numerusform>It was found %n time, the last time at:</numerusform>
            <numerusform>It was found %n times, the last time at:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n client</numerusform>
            <numerusform>%n clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln lost</source>
        <translation>
            <numerusform>%1, %Ln lost</numerusform>
            <numerusform>%1, %Ln lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlotLines</name>
    <message numerus="yes">
        <source>%1: %2 on average, %3 to %4, %Ln sample(s)</source>
        <translation>
            <numerusform>%1: %2 on average, %3 to %4, %Ln sample</numerusform>
            <numerusform>%1: %2 on average, %3 to %4, %Ln samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as recorded, %Ln event(s)</source>
        <translation>
            <numerusform>as recorded, %Ln event</numerusform>
            <numerusform>as recorded, %Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScenarioReport</name>
    <message numerus="yes">
        <source>%n scenario(s), all well</source>
        <translation>
            <numerusform>%n scenario, all well</numerusform>
            <numerusform>%n scenarios, all well</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SequenceTips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message numerus="yes">
        <source>%1: %Ln %2</source>
        <translation>
            <numerusform>%1: %Ln %2</numerusform>
            <numerusform>%1: %Ln %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message numerus="yes">
        <source>%n request(s) wait for it, in the order in which they came.</source>
        <translation>
            <numerusform>%n request waits for it.</numerusform>
            <numerusform>%n requests wait for it, in the order in which they came.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::app::StoryWindow</name>
    <message numerus="yes">
        <source>Goes on by itself in %Ln s</source>
        <translation>
            <numerusform>Goes on by itself in %Ln s</numerusform>
            <numerusform>Goes on by itself in %Ln s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::Cursor</name>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::EventPane</name>
    <message numerus="yes">
        <source>The list stands still, %Ln new event(s)</source>
        <translation>
            <numerusform>The list stands still, %Ln new event</numerusform>
            <numerusform>The list stands still, %Ln new events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FatePane</name>
    <message numerus="yes">
        <source>Candidate lanes worth a look, and %n more</source>
        <translation>
            <numerusform>Candidate lanes worth a look, and %n more</numerusform>
            <numerusform>Candidate lanes worth a look, and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FindBar</name>
    <message numerus="yes">
        <source>%n place(s) replaced</source>
        <translation>
            <numerusform>%n place replaced</numerusform>
            <numerusform>%n places replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FindingPane</name>
    <message numerus="yes">
        <source>%Ln event(s) are not judged yet.</source>
        <translation>
            <numerusform>%Ln event is not judged yet.</numerusform>
            <numerusform>%Ln events are not judged yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln older or lesser finding(s) went for new ones.</source>
        <translation>
            <numerusform>%Ln older or lesser finding went for a new one.</numerusform>
            <numerusform>%Ln older or lesser findings went for new ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s) come later than this moment; Enter goes there.</source>
        <translation>
            <numerusform>%Ln finding comes later than this moment; Enter goes there.</numerusform>
            <numerusform>%Ln findings come later than this moment; Enter goes there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::LaneModel</name>
    <message numerus="yes">
        <source>%n fate(s) wait</source>
        <translation>
            <numerusform>%n fate waits</numerusform>
            <numerusform>%n fates wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s)</source>
        <translation>
            <numerusform>%n waits</numerusform>
            <numerusform>%n wait</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::LockModel</name>
    <message numerus="yes">
        <source>%Ln lock(s)</source>
        <translation>
            <numerusform>%Ln lock</numerusform>
            <numerusform>%Ln locks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::OverviewStrip</name>
    <message numerus="yes">
        <source>! %Ln time(s) something broke</source>
        <translation>
            <numerusform>! %Ln time something broke</numerusform>
            <numerusform>! %Ln times something broke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>? %Ln request(s) became indeterminate</source>
        <translation>
            <numerusform>? %Ln request became indeterminate</numerusform>
            <numerusform>? %Ln requests became indeterminate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>P %Ln fate(s) parked</source>
        <translation>
            <numerusform>P %Ln fate parked</numerusform>
            <numerusform>P %Ln fates parked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>F %Ln fault(s)</source>
        <translation>
            <numerusform>F %Ln fault</numerusform>
            <numerusform>F %Ln faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>L %Ln change(s) of leader</source>
        <translation>
            <numerusform>L %Ln change of leader</numerusform>
            <numerusform>L %Ln changes of leader</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::RecordingCommands</name>
    <message numerus="yes">
        <source>This recording is still written: %Ln event(s) came since it was opened. They are not shown yet.</source>
        <translation>
            <numerusform>This recording is still written: %Ln event came since it was opened. It is not shown yet.</numerusform>
            <numerusform>This recording is still written: %Ln events came since it was opened. They are not shown yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::ScenarioPane</name>
    <message numerus="yes">
        <source>✗ %1 (and %Ln more)</source>
        <translation>
            <numerusform>✗ %1 (and %Ln more)</numerusform>
            <numerusform>✗ %1 (and %Ln more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::StatusStrip</name>
    <message numerus="yes">
        <source>%Ln held</source>
        <translation>
            <numerusform>%Ln held</numerusform>
            <numerusform>%Ln held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln indeterminate</source>
        <translation>
            <numerusform>%Ln indeterminate</numerusform>
            <numerusform>%Ln indeterminate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parked</source>
        <translation>
            <numerusform>%Ln parked</numerusform>
            <numerusform>%Ln parked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orphaned</source>
        <translation>
            <numerusform>%Ln orphaned</numerusform>
            <numerusform>%Ln orphaned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shown late</source>
        <translation>
            <numerusform>%Ln shown late</numerusform>
            <numerusform>%Ln shown late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summarised</source>
        <translation>
            <numerusform>%Ln summarised</numerusform>
            <numerusform>%Ln summarised</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not kept</source>
        <translation>
            <numerusform>%Ln not kept</numerusform>
            <numerusform>%Ln not kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
</context>
</TS>
