<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Action</name>
    <message>
        <source>Open &amp;Data Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder with the server&apos;s journal in the file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the server cleanly and close Lockscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the text of the current cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Row as Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected row, its cells divided by tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Server &amp;Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address that Ticketing clients connect to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Expand All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open every row of the current tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Collapse All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close every row of the current tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nodes and Clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the server&apos;s nodes and the console&apos;s clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide what dead connections left behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide everything about the selected thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the list of events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use light or dark colours as the desktop does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use light colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use dark colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make text as large as the desktop has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak the desktop&apos;s language from the next start on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak English from the next start on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak German from the next start on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Blink on Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a row blink once, softly, when it changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every area and every column back where it was at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Freeze the Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the list of events still, or let it follow the newest again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the newest event and follow what comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the next area of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the previous area of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hold Candidate Lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupy the selected key&apos;s candidate lane until it is drained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Drain Candidate Lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the selected key&apos;s candidate lane back: what waited goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drain lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Let Node Lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand the leadership over to the selected node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Crash Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the selected node&apos;s connections at once and close its port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring Node Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the selected node that crashed, at its old address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold an &amp;Election</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let nobody lead for three seconds; then the next node does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try once more to start the embedded server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a client that connects to the embedded server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the selected client at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ac&amp;quire...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for a lock by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release the selected lock by its exact token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the selected request up; a sent one becomes indeterminate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ut Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the selected client&apos;s connection as a fault would</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Lockscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show version, licences and information about this system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what Lockscope is built with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandTargets</name>
    <message>
        <source>select a client, one of its requests or a lock that it holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this client has stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected request holds no lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select a lock that a client here holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected lock is held by a client outside of this console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected request has its outcome already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several requests wait for this lock: select one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select a request that waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this client has no connection just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select a lock, one of its requests or a fate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the embedded server is not running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this candidate lane is held already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select a lock whose candidate lane is held, or a fate that it refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this node leads already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this node is down: bring it back first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this node is down already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this node is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no node leads just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an orphaned lock is released through a client: add one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>waits at most %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connects to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shakes hands with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is connected to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for no named reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection closed: %1; tries again in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection closed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire %1 holds the lock with token %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire %1 waited in vain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire %1 was turned away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indeterminate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire %1 may or may not hold the lock: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire %1 may or may not hold the lock, without a bound: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire %1 was never sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire %1 was not sent: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release %1 is confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release %1 came too late: the server knows no such grant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release %1 got no answer before the lease was over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release %1 failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from now on acquire %1 may have lost its lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lease of acquire %1 is surely over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whatever acquire %1 got is over now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the client is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is said to lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is said to lead, but is not an endpoint of this client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire %1 is queued; it %2, lease %3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire %1 is sent as owner %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release %1 of token %2 is on the release lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release %1 of token %2 is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orphan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a grant that nobody waited for, token %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other side broke the protocol: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the client&apos;s whole belief, %n request(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release acquire %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancel acquire %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fault in the disk: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the disk be as fast as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each sync of the disk takes %1 longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lane is held already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lane is not held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the node is down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the node is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the leader is changing already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody else has the node&apos;s address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server is stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold the candidate lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drain the candidate lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let node %1 lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crash node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody leads for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break the index of parked fates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 events came faster than the console keeps them and stand nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owner %1 on connection %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1: connection %2 ended (%3) and was bound to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>start %1; %n record(s) replayed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, a torn tail of %2 bytes was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock went back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wall clock went back by %1 or more over a reboot: leases run in full again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node %1 listens on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node %1 is now: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand-over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node %1 finishes what is in flight; node %2 is to lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>term %1 begins, node %2 leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an election window after term %1: nobody leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody leads after term %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server settles and stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server stopped with everything settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the server stopped; the next start completes %n fate(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection %1 from %2 at node %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection %1 speaks version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection %1 is told: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a connection is told: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection %1 is told: node %2 leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waited in vain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left the queue with the leadership</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left the queue by fate %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 met a limit: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection %1 releases what is not held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the candidate lane is occupied: %1, LSN %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lane held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an operator holds the candidate lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lane drained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the candidate lane is empty again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds it with token %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1 is given back by connection %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lease of token %1 is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orphaned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection %1 is gone; token %2 lives on until its lease ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate %1 is done with this key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate %1 met an occupied lane: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate parked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate %1 waits for a lane of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate unparked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lane drained; fate %1 tries again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate %1 of connection %2 is settled: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>synced</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>durable up to LSN %1: %n record(s) in %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>fatal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2); nothing is acknowledged any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the server&apos;s whole state, %n key(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultText</name>
    <message>
        <source>fault %1, once %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its connection is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything arrives %1 later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it says arrives %1 later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the server says arrives %1 later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything is lost both ways, and nobody is told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it says is lost, and nobody is told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the server says is lost, and nobody is told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next message of each side is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its next message is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server&apos;s next message is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next message of each side arrives broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its next message arrives broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server&apos;s next message arrives broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fault %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take fault %1 away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take all faults away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fault armed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fault fires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fault %1: what it waited for has come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fault begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fault ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fault %1 is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>not visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits, place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orphaned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client does not know it, but the server granted this lock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client does not know it, but the server still has this request in its queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client does not know it, but the server holds nothing for this request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client believes that it holds the lock, but the server granted it to nobody or to another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client is done with this request, but the server still holds the lock for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives up in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surely held for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over at the latest in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing bounds it yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent, arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered, granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request %1 of %2 is not known any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client %1 is not known any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>endpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may connect to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tries again in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last violation of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locks held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orphan, token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>durable LSN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>journal syncs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last sync took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slowest sync took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fatal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1 is summarised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lease left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oldest wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidate lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fate %1 is not known any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the leader: while nobody leads nothing is folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused, its lane is occupied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not folded yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection %1 is not known any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handshaking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>the other side closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TLS failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the handshake failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server speaks version 1 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the leader is elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the node is not active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shared token was refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server reported an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server sent a malformed frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server sent a frame that is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server sent an unknown reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server sent a reply that nobody waited for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled after it was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was heard for too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the client stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handshaking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key is not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lease is not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wait is not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many requests are pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the client is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the token is not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the acquire holds nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the release lane is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its release is queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server no longer knew it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its lease is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left to its lease, the release lane is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the handshake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a malformed frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a frame that is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reply that nobody waited for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean disconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>protocol error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server shutdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leadership lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>staged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by an operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expiry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operator hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong shared token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad handshake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node not active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad lease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owner sent twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads too slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shutting down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiters of one key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiters in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a write to the journal failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal could not be synced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indeterminate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lease over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reclaimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sync error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disk full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow disk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShownState</name>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orphaned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indeterminate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spans</name>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartFailure</name>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no certificate in PEM form. Give --tls-cert the server&apos;s certificate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no private key in PEM form that can be read without a pass phrase. Give --tls-key the certificate&apos;s key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key in %1 is not the one of the certificate. Give --tls-cert and --tls-key files that belong together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in use by another program. Close that one and start again, or start Lockscope with another --listen address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot listen on %1: %2. Start Lockscope with another --listen address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal in %1 cannot be written: %2. Make room or choose another --data folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::app::LineOutput</name>
    <message>
        <source>%1 lines are left out here: nobody read them in time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::AboutDialog</name>
    <message>
        <source>Lockscope is free software under the GNU General Public License, version 3 or any later version. It comes without any warranty.

It is built with Qt (GNU Lesser General Public License, version 3), xxHash (BSD 2-clause licence) and tl::expected (CC0 1.0).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Lockscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lockscope %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A console, a lock server and clients in one program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Information about this system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy System Information</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::AcquireBar</name>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the key of the lock, for example orders/17.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key has %1 bytes; at most %2 fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key has no blanks and no control characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not text: half of a character is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wait at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acq&amp;uire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client that asks for the lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key, for example orders/17</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key of the lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a limit the request waits until it is granted or its connection ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest wait in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lease in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the acquire bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le&amp;ase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New client</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::ActionRegistry</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Not now: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::Banner</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::EventModel</name>
    <message>
        <source>console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::EventPane</name>
    <message>
        <source>Whatever happens on the server and in the clients will be listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Frozen, %Ln new event(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FateModel</name>
    <message>
        <source>%1 (lane: %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, waits for the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parked on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FatePane</name>
    <message>
        <source>When a connection ends that waited for a lock or held one, what it leaves behind will stand here, with what became of it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::InspectorModel</name>
    <message>
        <source>Property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belief (client)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truth (server)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::InspectorPane</name>
    <message>
        <source>Properties of the selected thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a lock, a request, a client, a connection, a fate or an event: all that is known about it will stand here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::LockModel</name>
    <message>
        <source>orphaned, client unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orphaned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held, client unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits, place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln lock(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lease left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lane</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::MainWindow</name>
    <message>
        <source>Lockscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no server has a data folder here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures of the events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes and Clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the embedded server does not listen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lock is held or waited for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lock is held or waited for. Acquire one here, or point a Ticketing client at %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::NodeModel</name>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fatal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>term %1, durable LSN %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready, v%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handshaking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; tries again in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquire %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surely held for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surely over in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over in %1 at the latest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing bounds it yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives up in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address or key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::NodePane</name>
    <message>
        <source>A client of this console will stand here, with each of its requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a Client</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::StatusCounts</name>
    <message>
        <source>no server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server is stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no leader, term %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node %1 leads, term %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::StatusStrip</name>
    <message numerus="yes">
        <source>%Ln held</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orphaned</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Locks of dead connections that live on until their lease ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln indeterminate</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parked</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The newest moment is shown; so many events come in a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIVE, events frozen  %1/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIVE  %1/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JOURNAL FAILED: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln shown late</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summarised</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not kept</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Events that still wait to be shown, that went from the list&apos;s old end, or that came faster than the console could keep them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::WindowCommands</name>
    <message>
        <source>the embedded server did not start: see what its message says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the embedded server did not fail to start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lockscope::ui::WindowViews</name>
    <message>
        <source>Nodes and clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lock is held or waited for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquire a Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
