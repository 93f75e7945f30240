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
</TS>
