<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Action</name>
    <message>
        <source>Open &amp;Data Folder</source>
        <translation>&amp;Datenordner öffnen</translation>
    </message>
    <message>
        <source>Open the folder with the server&apos;s journal in the file manager</source>
        <translation>Den Ordner mit dem Journal des Servers im Dateimanager öffnen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Stop the server cleanly and close Lockscope</source>
        <translation>Den Server sauber anhalten und Lockscope schließen</translation>
    </message>
    <message>
        <source>&amp;Copy Cell</source>
        <translation>Zelle ko&amp;pieren</translation>
    </message>
    <message>
        <source>Copy the text of the current cell</source>
        <translation>Den Text der aktuellen Zelle kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Row as Text</source>
        <translation>Zeile als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy the selected row, its cells divided by tabs</source>
        <translation>Die gewählte Zeile kopieren, ihre Zellen durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>Copy Server &amp;Address</source>
        <translation>Server&amp;adresse kopieren</translation>
    </message>
    <message>
        <source>Copy the address that Ticketing clients connect to</source>
        <translation>Die Adresse kopieren, mit der sich Ticketing-Clients verbinden</translation>
    </message>
    <message>
        <source>&amp;Expand All</source>
        <translation>Alles auf&amp;klappen</translation>
    </message>
    <message>
        <source>Open every row of the current tree</source>
        <translation>Jede Zeile des aktuellen Baums aufklappen</translation>
    </message>
    <message>
        <source>&amp;Collapse All</source>
        <translation>Alles &amp;zuklappen</translation>
    </message>
    <message>
        <source>Close every row of the current tree</source>
        <translation>Jede Zeile des aktuellen Baums zuklappen</translation>
    </message>
    <message>
        <source>&amp;Nodes and Clients</source>
        <translation>&amp;Knoten und Clients</translation>
    </message>
    <message>
        <source>Show or hide the server&apos;s nodes and the console&apos;s clients</source>
        <translation>Die Knoten des Servers und die Clients der Konsole zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Fates</source>
        <translation>&amp;Fates</translation>
    </message>
    <message>
        <source>Show or hide what dead connections left behind</source>
        <translation>Zeigen oder verbergen, was tote Verbindungen hinterlassen haben</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>Show or hide everything about the selected thing</source>
        <translation>Alles über das gewählte Objekt zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>&amp;Ereignisse</translation>
    </message>
    <message>
        <source>Show or hide the list of events</source>
        <translation>Die Liste der Ereignisse zeigen oder verbergen</translation>
    </message>
    <message>
        <source>As the &amp;Desktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>Use light or dark colours as the desktop does</source>
        <translation>Helle oder dunkle Farben verwenden, wie der Desktop es tut</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Use light colours</source>
        <translation>Helle Farben verwenden</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>Dun&amp;kel</translation>
    </message>
    <message>
        <source>Use dark colours</source>
        <translation>Dunkle Farben verwenden</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>Alle Texte vergrößern</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>Alle Texte verkleinern</translation>
    </message>
    <message>
        <source>Make text as large as the desktop has it</source>
        <translation>Texte so groß zeigen, wie der Desktop es vorgibt</translation>
    </message>
    <message>
        <source>Speak the desktop&apos;s language from the next start on</source>
        <translation>Ab dem nächsten Start die Sprache des Desktops sprechen</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>&amp;Englisch</translation>
    </message>
    <message>
        <source>Speak English from the next start on</source>
        <translation>Ab dem nächsten Start Englisch sprechen</translation>
    </message>
    <message>
        <source>&amp;German</source>
        <translation>De&amp;utsch</translation>
    </message>
    <message>
        <source>Speak German from the next start on</source>
        <translation>Ab dem nächsten Start Deutsch sprechen</translation>
    </message>
    <message>
        <source>&amp;Blink on Change</source>
        <translation>Bei Ä&amp;nderung blinken</translation>
    </message>
    <message>
        <source>Let a row blink once, softly, when it changes</source>
        <translation>Eine Zeile einmal sanft blinken lassen, wenn sie sich ändert</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Anordnung zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Put every area and every column back where it was at first</source>
        <translation>Jeden Bereich und jede Spalte dorthin zurücksetzen, wo sie anfangs waren</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Einfrieren</translation>
    </message>
    <message>
        <source>Go &amp;Live</source>
        <translation>Zu &amp;LIVE</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>&amp;Next Area</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>Move the focus to the next area of the window</source>
        <translation>Den Fokus in den nächsten Bereich des Fensters setzen</translation>
    </message>
    <message>
        <source>&amp;Previous Area</source>
        <translation>Vor&amp;heriger Bereich</translation>
    </message>
    <message>
        <source>Move the focus to the previous area of the window</source>
        <translation>Den Fokus in den vorherigen Bereich des Fensters setzen</translation>
    </message>
    <message>
        <source>&amp;Hold Candidate Lane</source>
        <translation>Kandidaten-Lane &amp;halten</translation>
    </message>
    <message>
        <source>Occupy the selected key&apos;s candidate lane until it is drained</source>
        <translation>Die Kandidaten-Lane des gewählten Schlüssels belegen, bis sie geleert wird</translation>
    </message>
    <message>
        <source>Hold lane</source>
        <translation>Lane halten</translation>
    </message>
    <message>
        <source>&amp;Drain Candidate Lane</source>
        <translation>Kandidaten-Lane &amp;leeren</translation>
    </message>
    <message>
        <source>Give the selected key&apos;s candidate lane back: what waited goes on</source>
        <translation>Die Kandidaten-Lane des gewählten Schlüssels freigeben: was gewartet hat, geht weiter</translation>
    </message>
    <message>
        <source>Drain lane</source>
        <translation>Lane leeren</translation>
    </message>
    <message>
        <source>&amp;Let Node Lead</source>
        <translation>Knoten &amp;führen lassen</translation>
    </message>
    <message>
        <source>Hand the leadership over to the selected node</source>
        <translation>Die Führung an den gewählten Knoten übergeben</translation>
    </message>
    <message>
        <source>&amp;Crash Node</source>
        <translation>Knoten &amp;abstürzen lassen</translation>
    </message>
    <message>
        <source>End the selected node&apos;s connections at once and close its port</source>
        <translation>Die Verbindungen des gewählten Knotens sofort beenden und seinen Port schließen</translation>
    </message>
    <message>
        <source>&amp;Bring Node Back</source>
        <translation>Knoten &amp;zurückholen</translation>
    </message>
    <message>
        <source>Start the selected node that crashed, at its old address</source>
        <translation>Den gewählten, abgestürzten Knoten unter seiner alten Adresse starten</translation>
    </message>
    <message>
        <source>Hold an &amp;Election</source>
        <translation>&amp;Wahl abhalten</translation>
    </message>
    <message>
        <source>Let nobody lead for three seconds; then the next node does</source>
        <translation>Drei Sekunden lang niemanden führen lassen; danach führt der nächste Knoten</translation>
    </message>
    <message>
        <source>&amp;Add Client</source>
        <translation>Client &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add a client that connects to the embedded server</source>
        <translation>Einen Client hinzufügen, der sich mit dem eingebetteten Server verbindet</translation>
    </message>
    <message>
        <source>Add client</source>
        <translation>Neuer Client</translation>
    </message>
    <message>
        <source>Re&amp;move Client</source>
        <translation>Client &amp;entfernen</translation>
    </message>
    <message>
        <source>Stop the selected client at once</source>
        <translation>Den gewählten Client sofort anhalten</translation>
    </message>
    <message>
        <source>Ac&amp;quire...</source>
        <translation>&amp;Anfordern...</translation>
    </message>
    <message>
        <source>Ask for a lock by hand</source>
        <translation>Von Hand eine Sperre anfordern</translation>
    </message>
    <message>
        <source>Acquire</source>
        <translation>Anfordern</translation>
    </message>
    <message>
        <source>&amp;Release</source>
        <translation>&amp;Freigeben</translation>
    </message>
    <message>
        <source>Release the selected lock by its exact token</source>
        <translation>Die gewählte Sperre mit genau ihrem Token freigeben</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Give the selected request up; a sent one becomes indeterminate</source>
        <translation>Die gewählte Anfrage aufgeben; eine gesendete wird Indeterminate</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>C&amp;ut Connection</source>
        <translation>Verbindung &amp;trennen</translation>
    </message>
    <message>
        <source>End the selected client&apos;s connection as a fault would</source>
        <translation>Die Verbindung des gewählten Clients so beenden, wie eine Störung es täte</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>&amp;About Lockscope</source>
        <translation>Ü&amp;ber Lockscope</translation>
    </message>
    <message>
        <source>Show version, licences and information about this system</source>
        <translation>Version, Lizenzen und Angaben zu diesem System zeigen</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Show what Lockscope is built with</source>
        <translation>Zeigen, womit Lockscope gebaut ist</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>&amp;Clients</source>
        <translation>&amp;Clients</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Areas</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Export Picture...</source>
        <translation>Bild &amp;exportieren...</translation>
    </message>
    <message>
        <source>Write the picture on screen to a file: SVG, PNG or text</source>
        <translation>Das gezeigte Bild in eine Datei schreiben: SVG, PNG oder Text</translation>
    </message>
    <message>
        <source>&amp;Save Recording As...</source>
        <translation>Aufzeichnung &amp;speichern unter...</translation>
    </message>
    <message>
        <source>Save a copy of everything that was recorded so far</source>
        <translation>Eine Kopie von allem speichern, was bisher aufgezeichnet wurde</translation>
    </message>
    <message>
        <source>Copy as &amp;Scenario Line</source>
        <translation>Als Szenariozeile &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the selected thing as lines of a scenario</source>
        <translation>Das gewählte Objekt als Zeilen eines Szenarios kopieren</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>Write an expression that says what the lists show</source>
        <translation>Einen Ausdruck schreiben, der sagt, was die Listen zeigen</translation>
    </message>
    <message>
        <source>Show &amp;Everything</source>
        <translation>Alles &amp;zeigen</translation>
    </message>
    <message>
        <source>Take the filter away</source>
        <translation>Den Filter entfernen</translation>
    </message>
    <message>
        <source>Filter &amp;by This</source>
        <translation>Hie&amp;rnach filtern</translation>
    </message>
    <message>
        <source>Show only what has the current cell&apos;s value</source>
        <translation>Nur zeigen, was den Wert der aktuellen Zelle hat</translation>
    </message>
    <message>
        <source>And &amp;Not This</source>
        <translation>Und dies &amp;nicht</translation>
    </message>
    <message>
        <source>Hide what has the current cell&apos;s value</source>
        <translation>Verbergen, was den Wert der aktuellen Zelle hat</translation>
    </message>
    <message>
        <source>Fo&amp;llow</source>
        <translation>&amp;Verfolgen</translation>
    </message>
    <message>
        <source>Show only what is about the selected thing, from first to last</source>
        <translation>Nur zeigen, was das gewählte Objekt betrifft, vom Ersten bis zum Letzten</translation>
    </message>
    <message>
        <source>Sa&amp;ve Filter...</source>
        <translation>Filter &amp;speichern...</translation>
    </message>
    <message>
        <source>Give the filter a name to find it again</source>
        <translation>Dem Filter einen Namen geben, um ihn wiederzufinden</translation>
    </message>
    <message>
        <source>S&amp;top Looking</source>
        <translation>Suche an&amp;halten</translation>
    </message>
    <message>
        <source>Look at no more old events; what was found stays</source>
        <translation>Keine weiteren alten Ereignisse prüfen; was gefunden ist, bleibt</translation>
    </message>
    <message>
        <source>C&amp;olours...</source>
        <translation>Farb&amp;en...</translation>
    </message>
    <message>
        <source>Mark events with colours and letters by rules</source>
        <translation>Ereignisse nach Regeln mit Farben und Buchstaben markieren</translation>
    </message>
    <message>
        <source>Fin&amp;dings</source>
        <translation>&amp;Befunde</translation>
    </message>
    <message>
        <source>Show or hide what is wrong, or worth knowing</source>
        <translation>Zeigen oder verbergen, was falsch oder wissenswert ist</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>Show who holds which lock and who waits</source>
        <translation>Zeigen, wer welche Sperre hält und wer wartet</translation>
    </message>
    <message>
        <source>&amp;Sequence</source>
        <translation>Se&amp;quenz</translation>
    </message>
    <message>
        <source>Show each message between clients and nodes, time running down</source>
        <translation>Jede Nachricht zwischen Clients und Knoten zeigen, die Zeit läuft nach unten</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Zeitachse</translation>
    </message>
    <message>
        <source>Show when each lock or client waited, held, or did not know</source>
        <translation>Zeigen, wann jede Sperre oder jeder Client gewartet, gehalten oder nichts gewusst hat</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>&amp;Kurven</translation>
    </message>
    <message>
        <source>Show waits, holds, queues, grants and the journal over time</source>
        <translation>Wartezeiten, Haltezeiten, Warteschlangen, Grants und das Journal über der Zeit zeigen</translation>
    </message>
    <message>
        <source>&amp;As a Table</source>
        <translation>Als &amp;Tabelle</translation>
    </message>
    <message>
        <source>Show what the picture shows as rows of a table</source>
        <translation>Was das Bild zeigt, als Zeilen einer Tabelle zeigen</translation>
    </message>
    <message>
        <source>Move &amp;Left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>Move the current column of the sequence to the left</source>
        <translation>Die aktuelle Spalte der Sequenz nach links verschieben</translation>
    </message>
    <message>
        <source>Move &amp;Right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>Move the current column of the sequence to the right</source>
        <translation>Die aktuelle Spalte der Sequenz nach rechts verschieben</translation>
    </message>
    <message>
        <source>&amp;Pin or Unpin</source>
        <translation>&amp;Anheften oder lösen</translation>
    </message>
    <message>
        <source>Keep the current column, or the selected client&apos;s, from folding</source>
        <translation>Die aktuelle Spalte oder die des gewählten Clients vor dem Einklappen bewahren</translation>
    </message>
    <message>
        <source>&amp;Fold or Unfold</source>
        <translation>&amp;Ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Fold the current column, or the selected client&apos;s, in with others</source>
        <translation>Die aktuelle Spalte oder die des gewählten Clients mit anderen zusammenlegen</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>Aus&amp;blenden</translation>
    </message>
    <message>
        <source>Hide the current column of the sequence</source>
        <translation>Die aktuelle Spalte der Sequenz ausblenden</translation>
    </message>
    <message>
        <source>&amp;Show All Columns</source>
        <translation>Alle &amp;Spalten zeigen</translation>
    </message>
    <message>
        <source>Show every column of the sequence, in the first order</source>
        <translation>Jede Spalte der Sequenz zeigen, in der ersten Reihenfolge</translation>
    </message>
    <message>
        <source>Of &amp;Clients</source>
        <translation>Nach &amp;Clients</translation>
    </message>
    <message>
        <source>Give the timeline a row for each client instead of each key</source>
        <translation>Der Zeitachse eine Zeile je Client statt je Schlüssel geben</translation>
    </message>
    <message>
        <source>&amp;Taller</source>
        <translation>&amp;Höher</translation>
    </message>
    <message>
        <source>Make the rows of the timeline taller</source>
        <translation>Die Zeilen der Zeitachse höher machen</translation>
    </message>
    <message>
        <source>&amp;Flatter</source>
        <translation>&amp;Flacher</translation>
    </message>
    <message>
        <source>Make the rows of the timeline flatter, until all of them fit</source>
        <translation>Die Zeilen der Zeitachse flacher machen, bis alle hineinpassen</translation>
    </message>
    <message>
        <source>&amp;First Event</source>
        <translation>&amp;Erstes Ereignis</translation>
    </message>
    <message>
        <source>Show everything as it was at the oldest event that is left</source>
        <translation>Alles so zeigen, wie es beim ältesten noch vorhandenen Ereignis war</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Event &amp;Back</source>
        <translation>Ereignis &amp;zurück</translation>
    </message>
    <message>
        <source>Show everything as it was one event earlier</source>
        <translation>Alles so zeigen, wie es ein Ereignis früher war</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Event &amp;On</source>
        <translation>Ereignis &amp;vor</translation>
    </message>
    <message>
        <source>Show everything as it was one event later</source>
        <translation>Alles so zeigen, wie es ein Ereignis später war</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Show the present in every area, and follow what comes</source>
        <translation>In jedem Bereich die Gegenwart zeigen und dem folgen, was kommt</translation>
    </message>
    <message>
        <source>Free&amp;ze</source>
        <translation>Ein&amp;frieren</translation>
    </message>
    <message>
        <source>Hold every area at this moment, or let them follow the present</source>
        <translation>Jeden Bereich in diesem Moment anhalten oder der Gegenwart folgen lassen</translation>
    </message>
    <message>
        <source>&amp;Go to Event...</source>
        <translation>Zu Ereignis &amp;gehen...</translation>
    </message>
    <message>
        <source>Show everything as it was at the event of a number</source>
        <translation>Alles so zeigen, wie es beim Ereignis mit einer bestimmten Nummer war</translation>
    </message>
    <message>
        <source>Go to &amp;Selected Event</source>
        <translation>Zu&amp;m gewählten Ereignis</translation>
    </message>
    <message>
        <source>Show everything as it was at the selected event</source>
        <translation>Alles so zeigen, wie es beim gewählten Ereignis war</translation>
    </message>
    <message>
        <source>Selected &amp;Thing Back</source>
        <translation>Gewähltes z&amp;urück</translation>
    </message>
    <message>
        <source>Go back to the last event about the selected thing</source>
        <translation>Zum letzten Ereignis zurückgehen, das das gewählte Objekt betrifft</translation>
    </message>
    <message>
        <source>Selected T&amp;hing On</source>
        <translation>Ge&amp;wähltes vor</translation>
    </message>
    <message>
        <source>Go on to the next event about the selected thing</source>
        <translation>Zum nächsten Ereignis vorgehen, das das gewählte Objekt betrifft</translation>
    </message>
    <message>
        <source>Fin&amp;ding Back</source>
        <translation>Befun&amp;d zurück</translation>
    </message>
    <message>
        <source>Go back to the last event at which something was found</source>
        <translation>Zum letzten Ereignis zurückgehen, bei dem etwas gefunden wurde</translation>
    </message>
    <message>
        <source>F&amp;inding On</source>
        <translation>&amp;Befund vor</translation>
    </message>
    <message>
        <source>Go on to the next event at which something was found</source>
        <translation>Zum nächsten Ereignis vorgehen, bei dem etwas gefunden wurde</translation>
    </message>
    <message>
        <source>Zoo&amp;m In</source>
        <translation>Vergröße&amp;rn</translation>
    </message>
    <message>
        <source>Show less time, in more detail, in every picture</source>
        <translation>In jedem Bild weniger Zeit genauer zeigen</translation>
    </message>
    <message>
        <source>Zoom O&amp;ut</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show more time in every picture</source>
        <translation>In jedem Bild mehr Zeit zeigen</translation>
    </message>
    <message>
        <source>Move Bac&amp;k in Time</source>
        <translation>Zei&amp;tlich zurück</translation>
    </message>
    <message>
        <source>Show an earlier time in every picture</source>
        <translation>In jedem Bild eine frühere Zeit zeigen</translation>
    </message>
    <message>
        <source>Mo&amp;ve On in Time</source>
        <translation>Ze&amp;itlich vor</translation>
    </message>
    <message>
        <source>Show a later time in every picture</source>
        <translation>In jedem Bild eine spätere Zeit zeigen</translation>
    </message>
    <message>
        <source>Show &amp;All Time</source>
        <translation>Gesamte Zeit ein&amp;passen</translation>
    </message>
    <message>
        <source>Fit all that is kept into every picture</source>
        <translation>Alles, was aufbewahrt ist, in jedes Bild einpassen</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Warum?</translation>
    </message>
    <message>
        <source>Say why the selected thing is as it is, with the events behind it</source>
        <translation>Sagen, warum das gewählte Objekt so ist, wie es ist, mit den Ereignissen dahinter</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Fates as &amp;Table</source>
        <translation>Fates als &amp;Tabelle</translation>
    </message>
    <message>
        <source>Show the fates as a table instead of a board of cards</source>
        <translation>Die Fates als Tabelle statt als Tafel mit Karten zeigen</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <translation>Bi&amp;lder</translation>
    </message>
    <message>
        <source>Colu&amp;mns of the Sequence</source>
        <translation>&amp;Spalten der Sequenz</translation>
    </message>
    <message>
        <source>R&amp;ows of the Timeline</source>
        <translation>Ze&amp;ilen der Zeitachse</translation>
    </message>
    <message>
        <source>S&amp;cenarios</source>
        <translation>Szena&amp;rien</translation>
    </message>
    <message>
        <source>Show the library of scenarios and their editor</source>
        <translation>Die Bibliothek der Szenarien und ihren Editor zeigen</translation>
    </message>
    <message>
        <source>Sce&amp;nario</source>
        <translation>S&amp;zenario</translation>
    </message>
    <message>
        <source>&amp;New Scenario</source>
        <translation>&amp;Neues Szenario</translation>
    </message>
    <message>
        <source>Begin a new scenario in the editor</source>
        <translation>Im Editor ein neues Szenario beginnen</translation>
    </message>
    <message>
        <source>&amp;Open Scenario...</source>
        <translation>S&amp;zenario öffnen...</translation>
    </message>
    <message>
        <source>Open a scenario from a file</source>
        <translation>Ein Szenario aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>&amp;Save Scenario</source>
        <translation>Szenario &amp;speichern</translation>
    </message>
    <message>
        <source>Write the scenario to its file; in the editor Ctrl+S does it, too</source>
        <translation>Das Szenario in seine Datei schreiben; im Editor geht das auch mit Ctrl+S</translation>
    </message>
    <message>
        <source>Save Scenario &amp;As...</source>
        <translation>Szenario speichern &amp;unter...</translation>
    </message>
    <message>
        <source>Write the scenario to another file</source>
        <translation>Das Szenario in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>Re&amp;cord as Scenario</source>
        <translation>&amp;Als Szenario aufzeichnen</translation>
    </message>
    <message>
        <source>Make a scenario of what happened in the console so far</source>
        <translation>Aus dem, was in der Konsole bisher geschehen ist, ein Szenario machen</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formatieren</translation>
    </message>
    <message>
        <source>Write the lines as everybody writes them: words in columns, blocks moved in</source>
        <translation>Die Zeilen schreiben, wie alle sie schreiben: Wörter in Spalten, Blöcke eingerückt</translation>
    </message>
    <message>
        <source>Fin&amp;d and Replace...</source>
        <translation>Su&amp;chen und Ersetzen...</translation>
    </message>
    <message>
        <source>Find and replace in the editor; in the editor Ctrl+F does it, too</source>
        <translation>Im Editor suchen und ersetzen; im Editor geht das auch mit Ctrl+F</translation>
    </message>
    <message>
        <source>Next Proble&amp;m</source>
        <translation>Nächstes &amp;Problem</translation>
    </message>
    <message>
        <source>Go to the next line of the scenario that is wrong</source>
        <translation>Zur nächsten falschen Zeile des Szenarios gehen</translation>
    </message>
    <message>
        <source>&amp;Run or Go On</source>
        <translation>Ausführen oder &amp;weiter</translation>
    </message>
    <message>
        <source>Run the scenario to its end, or go on from the line that it is held before</source>
        <translation>Das Szenario bis zum Ende ausführen, oder von der Zeile an weiter, vor der es steht</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Einzelschritt</translation>
    </message>
    <message>
        <source>Run one line; a scenario that does not run is held before its first one</source>
        <translation>Eine Zeile ausführen; ein Szenario, das nicht läuft, steht dann vor seiner ersten</translation>
    </message>
    <message>
        <source>Run to &amp;Line</source>
        <translation>Bis zur Ze&amp;ile ausführen</translation>
    </message>
    <message>
        <source>Run up to the line of the cursor, from the beginning or from where it is held</source>
        <translation>Bis zur Zeile der Schreibmarke ausführen, von Anfang an oder von dort, wo es steht</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>End the run of the scenario</source>
        <translation>Den Lauf des Szenarios beenden</translation>
    </message>
    <message>
        <source>&amp;Breakpoint</source>
        <translation>Ha&amp;ltepunkt</translation>
    </message>
    <message>
        <source>Hold runs before the line of the cursor, or no more</source>
        <translation>Läufe vor der Zeile der Schreibmarke stehen lassen, oder nicht mehr</translation>
    </message>
    <message>
        <source>In Real T&amp;ime</source>
        <translation>In Ech&amp;tzeit</translation>
    </message>
    <message>
        <source>Run on real sockets, threads and a real journal instead of in virtual time</source>
        <translation>Auf echten Sockets, Threads und einem echten Journal ausführen statt in virtueller Zeit</translation>
    </message>
    <message>
        <source>Show R&amp;un in a Window</source>
        <translation>Lauf in einem Fenster zei&amp;gen</translation>
    </message>
    <message>
        <source>Open what happened in the last run in a window of its own, as a recording</source>
        <translation>Was im letzten Lauf geschehen ist, als Aufzeichnung in einem eigenen Fenster öffnen</translation>
    </message>
    <message>
        <source>Faul&amp;ts</source>
        <translation>Stör&amp;ungen</translation>
    </message>
    <message>
        <source>C&amp;onnect to Servers Outside...</source>
        <translation>Mit fremden Servern &amp;verbinden...</translation>
    </message>
    <message>
        <source>Open another window whose clients connect to other servers</source>
        <translation>Ein weiteres Fenster öffnen, dessen Clients sich mit anderen Servern verbinden</translation>
    </message>
    <message>
        <source>&amp;Read-Only</source>
        <translation>&amp;Nur lesen</translation>
    </message>
    <message>
        <source>Ask servers outside for nothing, until it is switched off</source>
        <translation>Fremde Server um nichts bitten, bis es ausgeschaltet wird</translation>
    </message>
    <message>
        <source>&amp;Break Something...</source>
        <translation>Etwas &amp;stören...</translation>
    </message>
    <message>
        <source>Choose what is to break, at once or when an event comes</source>
        <translation>Wählen, was gestört wird, sofort oder wenn ein Ereignis kommt</translation>
    </message>
    <message>
        <source>&amp;Take Fault Away</source>
        <translation>Störung &amp;entfernen</translation>
    </message>
    <message>
        <source>Mend what is chosen in the list of faults, or disarm it</source>
        <translation>Beheben, was in der Liste der Störungen gewählt ist, oder es entschärfen</translation>
    </message>
    <message>
        <source>Take &amp;All Away</source>
        <translation>&amp;Alle entfernen</translation>
    </message>
    <message>
        <source>Mend everything that is broken on purpose, and disarm what waits</source>
        <translation>Alles beheben, was mit Absicht gestört ist, und entschärfen, was wartet</translation>
    </message>
    <message>
        <source>Fa&amp;ults</source>
        <translation>Stör&amp;ungen</translation>
    </message>
    <message>
        <source>Show or hide what is broken on purpose, and how to break it</source>
        <translation>Zeigen oder verbergen, was mit Absicht gestört ist und wie man es stört</translation>
    </message>
    <message>
        <source>Settin&amp;gs...</source>
        <translation>E&amp;instellungen...</translation>
    </message>
    <message>
        <source>See and change everything that Lockscope remembers</source>
        <translation>Alles sehen und ändern, was Lockscope sich merkt</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Open the manual at what it says about this area</source>
        <translation>Das Handbuch dort öffnen, wo es um diesen Bereich geht</translation>
    </message>
    <message>
        <source>Sta&amp;rt Page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>Show or leave the page that the program began with</source>
        <translation>Die Seite zeigen oder verlassen, mit der das Programm begann</translation>
    </message>
    <message>
        <source>&amp;Show Me: a Lost Reply</source>
        <translation>&amp;Vorführung: eine verlorene Antwort</translation>
    </message>
    <message>
        <source>Watch a lost reply and what becomes of it, in thirty seconds</source>
        <translation>Eine verlorene Antwort sehen und was aus ihr wird, in dreißig Sekunden</translation>
    </message>
    <message>
        <source>&amp;Open Recording...</source>
        <translation>Aufzeichnung ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>Look at a recording in a window of its own</source>
        <translation>Eine Aufzeichnung in einem eigenen Fenster betrachten</translation>
    </message>
    <message>
        <source>Show What &amp;Came Since</source>
        <translation>&amp;Neues zeigen</translation>
    </message>
    <message>
        <source>Show what came into this recording since it was opened</source>
        <translation>Zeigen, was seit dem Öffnen in diese Aufzeichnung kam</translation>
    </message>
    <message>
        <source>&amp;Limit of Recordings...</source>
        <translation>&amp;Grenze der Aufzeichnungen...</translation>
    </message>
    <message>
        <source>Say how large a recording may become before its oldest part goes</source>
        <translation>Festlegen, wie groß eine Aufzeichnung werden darf, bevor ihr ältester Teil wegfällt</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>Show the places that you marked</source>
        <translation>Die markierten Stellen zeigen</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Über&amp;sicht</translation>
    </message>
    <message>
        <source>Show everything that happened as one strip</source>
        <translation>Alles, was geschehen ist, als einen Streifen zeigen</translation>
    </message>
    <message>
        <source>Lo&amp;g</source>
        <translation>Lo&amp;g</translation>
    </message>
    <message>
        <source>Show what was asked, what became of it, and what fates did</source>
        <translation>Zeigen, was verlangt wurde, was daraus wurde und was Fates taten</translation>
    </message>
    <message>
        <source>K&amp;eep Bookmark...</source>
        <translation>Lesezeichen &amp;anlegen...</translation>
    </message>
    <message>
        <source>Mark the selected event, or this moment, and write why</source>
        <translation>Das gewählte Ereignis oder diesen Zeitpunkt markieren und den Grund dazuschreiben</translation>
    </message>
    <message>
        <source>Take Bookmark Awa&amp;y</source>
        <translation>Le&amp;sezeichen entfernen</translation>
    </message>
    <message>
        <source>Take the bookmark at the selected event, or at this moment, away</source>
        <translation>Das Lesezeichen beim gewählten Ereignis oder bei diesem Zeitpunkt entfernen</translation>
    </message>
    <message>
        <source>Bookmark Ba&amp;ck</source>
        <translation>Lesezeichen zurü&amp;ck</translation>
    </message>
    <message>
        <source>Show everything as it was at the last bookmark before this moment</source>
        <translation>Alles so zeigen, wie es beim letzten Lesezeichen vor diesem Zeitpunkt war</translation>
    </message>
    <message>
        <source>Bookma&amp;rk On</source>
        <translation>Lesezeichen v&amp;or</translation>
    </message>
    <message>
        <source>Show everything as it was at the next bookmark after this moment</source>
        <translation>Alles so zeigen, wie es beim nächsten Lesezeichen nach diesem Zeitpunkt war</translation>
    </message>
    <message>
        <source>&amp;Start Server</source>
        <translation>Server &amp;starten</translation>
    </message>
    <message>
        <source>Start the embedded server, also after it failed to</source>
        <translation>Den eingebetteten Server starten, auch nachdem es misslungen ist</translation>
    </message>
    <message>
        <source>S&amp;top Server</source>
        <translation>Server anhal&amp;ten</translation>
    </message>
    <message>
        <source>Stop the embedded server in order; its journal keeps every lock</source>
        <translation>Den eingebetteten Server geordnet anhalten; sein Journal bewahrt jede Sperre</translation>
    </message>
    <message>
        <source>Record Sho&amp;wn Time as Scenario</source>
        <translation>Gezeigte Zeit als Szenari&amp;o aufzeichnen</translation>
    </message>
    <message>
        <source>Make a scenario of the time that the pictures show, with what led there</source>
        <translation>Ein Szenario aus der Zeit machen, die die Bilder zeigen, mit dem, was dorthin führte</translation>
    </message>
    <message>
        <source>Run from &amp;Here</source>
        <translation>Ab hie&amp;r ausführen</translation>
    </message>
    <message>
        <source>Run a copy of the held run from the line of the cursor to the end; the run itself stays where it is</source>
        <translation>Eine Kopie des angehaltenen Laufs ab der Zeile des Cursors bis zum Ende ausführen; der Lauf selbst bleibt, wo er ist</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>[event %1]</source>
        <translation>[Ereignis %1]</translation>
    </message>
</context>
<context>
    <name>CommandTargets</name>
    <message>
        <source>select a client, one of its requests or a lock that it holds</source>
        <translation>einen Client, eine seiner Anfragen oder eine Sperre auswählen, die er hält</translation>
    </message>
    <message>
        <source>this client has stopped</source>
        <translation>dieser Client ist angehalten</translation>
    </message>
    <message>
        <source>the selected request holds no lock</source>
        <translation>die gewählte Anfrage hält keine Sperre</translation>
    </message>
    <message>
        <source>select a lock that a client here holds</source>
        <translation>eine Sperre auswählen, die ein Client dieser Konsole hält</translation>
    </message>
    <message>
        <source>the selected lock is held by a client outside of this console</source>
        <translation>die gewählte Sperre hält ein Client außerhalb dieser Konsole</translation>
    </message>
    <message>
        <source>the selected request has its outcome already</source>
        <translation>die gewählte Anfrage hat ihr Ergebnis schon</translation>
    </message>
    <message>
        <source>several requests wait for this lock: select one of them</source>
        <translation>mehrere Anfragen warten auf diese Sperre: eine davon auswählen</translation>
    </message>
    <message>
        <source>select a request that waits</source>
        <translation>eine Anfrage auswählen, die wartet</translation>
    </message>
    <message>
        <source>this client has no connection just now</source>
        <translation>dieser Client hat gerade keine Verbindung</translation>
    </message>
    <message>
        <source>select a lock, one of its requests or a fate</source>
        <translation>eine Sperre, eine ihrer Anfragen oder ein Fate auswählen</translation>
    </message>
    <message>
        <source>the embedded server is not running</source>
        <translation>der eingebettete Server läuft nicht</translation>
    </message>
    <message>
        <source>this candidate lane is held already</source>
        <translation>diese Kandidaten-Lane wird schon gehalten</translation>
    </message>
    <message>
        <source>select a lock whose candidate lane is held, or a fate that it refused</source>
        <translation>eine Sperre auswählen, deren Kandidaten-Lane gehalten wird, oder ein Fate, das sie abgewiesen hat</translation>
    </message>
    <message>
        <source>this node leads already</source>
        <translation>dieser Knoten führt schon</translation>
    </message>
    <message>
        <source>this node is down: bring it back first</source>
        <translation>dieser Knoten ist ausgefallen: ihn zuerst zurückholen</translation>
    </message>
    <message>
        <source>this node is down already</source>
        <translation>dieser Knoten ist schon ausgefallen</translation>
    </message>
    <message>
        <source>this node is up</source>
        <translation>dieser Knoten läuft</translation>
    </message>
    <message>
        <source>no node leads just now</source>
        <translation>gerade führt kein Knoten</translation>
    </message>
    <message>
        <source>select a node</source>
        <translation>einen Knoten auswählen</translation>
    </message>
    <message>
        <source>an orphaned lock is released through a client: add one</source>
        <translation>eine verwaiste Sperre wird über einen Client freigegeben: einen hinzufügen</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>waits at most %1 s</source>
        <translation>wartet höchstens %1 s</translation>
    </message>
    <message>
        <source>waits without limit</source>
        <translation>wartet unbegrenzt</translation>
    </message>
    <message>
        <source>connects to %1</source>
        <translation>verbindet sich mit %1</translation>
    </message>
    <message>
        <source>shakes hands with %1</source>
        <translation>Handshake mit %1</translation>
    </message>
    <message>
        <source>is connected to %1</source>
        <translation>ist mit %1 verbunden</translation>
    </message>
    <message>
        <source>for no named reason</source>
        <translation>ohne genannten Grund</translation>
    </message>
    <message>
        <source>connection closed: %1; tries again in %2</source>
        <translation>Verbindung geschlossen: %1; nächster Versuch in %2</translation>
    </message>
    <message>
        <source>connection closed: %1</source>
        <translation>Verbindung geschlossen: %1</translation>
    </message>
    <message>
        <source>granted</source>
        <translation>gewährt</translation>
    </message>
    <message>
        <source>acquire %1 holds the lock with token %2</source>
        <translation>Acquire %1 hält die Sperre mit Token %2</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeit um</translation>
    </message>
    <message>
        <source>acquire %1 waited in vain</source>
        <translation>Acquire %1 hat vergeblich gewartet</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>ausgelastet</translation>
    </message>
    <message>
        <source>acquire %1 was turned away</source>
        <translation>Acquire %1 wurde abgewiesen</translation>
    </message>
    <message>
        <source>indeterminate</source>
        <translation>Indeterminate</translation>
    </message>
    <message>
        <source>acquire %1 may or may not hold the lock: %2</source>
        <translation>Acquire %1 hält die Sperre vielleicht, vielleicht auch nicht: %2</translation>
    </message>
    <message>
        <source>acquire %1 may or may not hold the lock, without a bound: %2</source>
        <translation>Acquire %1 hält die Sperre vielleicht, vielleicht auch nicht, ohne Grenze: %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>acquire %1 was never sent</source>
        <translation>Acquire %1 wurde nie gesendet</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>acquire %1 was not sent: %2</source>
        <translation>Acquire %1 wurde nicht gesendet: %2</translation>
    </message>
    <message>
        <source>released</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>release %1 is confirmed</source>
        <translation>Release %1 ist bestätigt</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>release %1 came too late: the server knows no such grant</source>
        <translation>Release %1 kam zu spät: der Server kennt keinen solchen Grant</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>release %1 got no answer before the lease was over</source>
        <translation>Release %1 bekam keine Antwort, bevor die Lease um war</translation>
    </message>
    <message>
        <source>release %1 failed: %2</source>
        <translation>Release %1 ist gescheitert: %2</translation>
    </message>
    <message>
        <source>from now on acquire %1 may have lost its lock</source>
        <translation>von nun an kann Acquire %1 seine Sperre verloren haben</translation>
    </message>
    <message>
        <source>the lease of acquire %1 is surely over</source>
        <translation>die Lease von Acquire %1 ist sicher um</translation>
    </message>
    <message>
        <source>whatever acquire %1 got is over now</source>
        <translation>was auch immer Acquire %1 bekommen hat, ist jetzt vorbei</translation>
    </message>
    <message>
        <source>started</source>
        <translation>gestartet</translation>
    </message>
    <message>
        <source>client for %1</source>
        <translation>Client für %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>the client is gone</source>
        <translation>der Client ist weg</translation>
    </message>
    <message>
        <source>leader hint</source>
        <translation>Leader-Hinweis</translation>
    </message>
    <message>
        <source>%1 is said to lead</source>
        <translation>%1 soll führen</translation>
    </message>
    <message>
        <source>%1 is said to lead, but is not an endpoint of this client</source>
        <translation>%1 soll führen, ist aber kein Endpunkt dieses Clients</translation>
    </message>
    <message>
        <source>acquire</source>
        <translation>Acquire</translation>
    </message>
    <message>
        <source>acquire %1 is queued; it %2, lease %3 s</source>
        <translation>Acquire %1 ist eingereiht; es %2, Lease %3 s</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>gesendet</translation>
    </message>
    <message>
        <source>acquire %1 is sent as owner %2</source>
        <translation>Acquire %1 ist als Owner %2 gesendet</translation>
    </message>
    <message>
        <source>release</source>
        <translation>Release</translation>
    </message>
    <message>
        <source>release %1 of token %2 is on the release lane</source>
        <translation>Release %1 von Token %2 ist auf der Release-Lane</translation>
    </message>
    <message>
        <source>release %1 of token %2 is sent</source>
        <translation>Release %1 von Token %2 ist gesendet</translation>
    </message>
    <message>
        <source>orphan</source>
        <translation>Waise</translation>
    </message>
    <message>
        <source>a grant that nobody waited for, token %1: %2</source>
        <translation>ein Grant, auf den niemand gewartet hat, Token %1: %2</translation>
    </message>
    <message>
        <source>violation</source>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>the other side broke the protocol: %1</source>
        <translation>die Gegenseite hat das Protokoll gebrochen: %1</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>fortgesetzt</translation>
    </message>
    <message numerus="yes">
        <source>the client&apos;s whole belief, %n request(s)</source>
        <translation>
            <numerusform>die gesamte Annahme des Clients, %n Anfrage</numerusform>
            <numerusform>die gesamte Annahme des Clients, %n Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>asked</source>
        <translation>verlangt</translation>
    </message>
    <message>
        <source>release acquire %1</source>
        <translation>Acquire %1 freigeben</translation>
    </message>
    <message>
        <source>release token %1</source>
        <translation>Token %1 freigeben</translation>
    </message>
    <message>
        <source>cancel acquire %1</source>
        <translation>Acquire %1 abbrechen</translation>
    </message>
    <message>
        <source>cut the connection</source>
        <translation>die Verbindung trennen</translation>
    </message>
    <message>
        <source>remove the client</source>
        <translation>den Client entfernen</translation>
    </message>
    <message>
        <source>fault in the disk: %1</source>
        <translation>Störung der Platte: %1</translation>
    </message>
    <message>
        <source>let the disk be as fast as it is</source>
        <translation>die Platte so schnell sein lassen, wie sie ist</translation>
    </message>
    <message>
        <source>each sync of the disk takes %1 longer</source>
        <translation>jeder Sync der Platte dauert %1 länger</translation>
    </message>
    <message>
        <source>that is no key</source>
        <translation>das ist kein Schlüssel</translation>
    </message>
    <message>
        <source>the lane is held already</source>
        <translation>die Lane wird schon gehalten</translation>
    </message>
    <message>
        <source>the lane is not held</source>
        <translation>die Lane wird nicht gehalten</translation>
    </message>
    <message>
        <source>there is no such node</source>
        <translation>diesen Knoten gibt es nicht</translation>
    </message>
    <message>
        <source>the node is down</source>
        <translation>der Knoten ist ausgefallen</translation>
    </message>
    <message>
        <source>the node is up</source>
        <translation>der Knoten läuft</translation>
    </message>
    <message>
        <source>the leader is changing already</source>
        <translation>der Leader wechselt schon</translation>
    </message>
    <message>
        <source>nobody leads</source>
        <translation>niemand führt</translation>
    </message>
    <message>
        <source>somebody else has the node&apos;s address</source>
        <translation>jemand anders hat die Adresse des Knotens</translation>
    </message>
    <message>
        <source>the journal failed</source>
        <translation>das Journal ist ausgefallen</translation>
    </message>
    <message>
        <source>hold the candidate lane</source>
        <translation>die Kandidaten-Lane halten</translation>
    </message>
    <message>
        <source>drain the candidate lane</source>
        <translation>die Kandidaten-Lane leeren</translation>
    </message>
    <message>
        <source>let node %1 lead</source>
        <translation>Knoten %1 führen lassen</translation>
    </message>
    <message>
        <source>crash node %1</source>
        <translation>Knoten %1 abstürzen lassen</translation>
    </message>
    <message>
        <source>start node %1</source>
        <translation>Knoten %1 starten</translation>
    </message>
    <message>
        <source>nobody leads for %1</source>
        <translation>niemand führt für %1</translation>
    </message>
    <message>
        <source>break the index of parked fates</source>
        <translation>den Index der geparkten Fates zerstören</translation>
    </message>
    <message>
        <source>take a snapshot</source>
        <translation>einen Snapshot anlegen</translation>
    </message>
    <message>
        <source>stop the server</source>
        <translation>den Server anhalten</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>%1 events came faster than the console keeps them and stand nowhere</source>
        <translation>%1 Ereignisse kamen schneller, als die Konsole sie behält, und stehen nirgends</translation>
    </message>
    <message>
        <source>client %1</source>
        <translation>Client %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Anwender</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Schlüssel</translation>
    </message>
    <message>
        <source>owner %1 on connection %2</source>
        <translation>Owner %1 auf Verbindung %2</translation>
    </message>
    <message>
        <source>connection %1</source>
        <translation>Verbindung %1</translation>
    </message>
    <message>
        <source>fate opened</source>
        <translation>Fate eröffnet</translation>
    </message>
    <message>
        <source>Open %1: connection %2 ended (%3) and was bound to %4</source>
        <translation>Open %1: Verbindung %2 ist beendet (%3) und war gebunden an %4</translation>
    </message>
    <message numerus="yes">
        <source>start %1; %n record(s) replayed</source>
        <translation>
            <numerusform>Start %1; %n Eintrag eingespielt</numerusform>
            <numerusform>Start %1; %n Einträge eingespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, a torn tail of %2 bytes was cut off</source>
        <translation>%1, ein abgerissenes Ende von %2 Bytes wurde abgeschnitten</translation>
    </message>
    <message>
        <source>clock went back</source>
        <translation>Uhr ging zurück</translation>
    </message>
    <message>
        <source>the wall clock went back by %1 or more over a reboot: leases run in full again</source>
        <translation>die Wanduhr ging bei einem Neustart der Maschine um %1 oder mehr zurück: Leases laufen wieder in voller Länge</translation>
    </message>
    <message>
        <source>listening</source>
        <translation>lauscht</translation>
    </message>
    <message>
        <source>node %1 listens on %2</source>
        <translation>Knoten %1 lauscht auf %2</translation>
    </message>
    <message>
        <source>node %1 is now: %2</source>
        <translation>Knoten %1 ist jetzt: %2</translation>
    </message>
    <message>
        <source>hand-over</source>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>node %1 finishes what is in flight; node %2 is to lead</source>
        <translation>Knoten %1 beendet, was unterwegs ist; Knoten %2 soll führen</translation>
    </message>
    <message>
        <source>term</source>
        <translation>Term</translation>
    </message>
    <message>
        <source>term %1 begins, node %2 leads</source>
        <translation>Term %1 beginnt, Knoten %2 führt</translation>
    </message>
    <message>
        <source>no leader</source>
        <translation>kein Leader</translation>
    </message>
    <message>
        <source>an election window after term %1: nobody leads</source>
        <translation>ein Wahlfenster nach Term %1: niemand führt</translation>
    </message>
    <message>
        <source>nobody leads after term %1</source>
        <translation>niemand führt nach Term %1</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>the server settles and stops</source>
        <translation>der Server wickelt ab und hält an</translation>
    </message>
    <message>
        <source>the server stopped with everything settled</source>
        <translation>der Server hat angehalten, alles ist abgewickelt</translation>
    </message>
    <message numerus="yes">
        <source>the server stopped; the next start completes %n fate(s)</source>
        <translation>
            <numerusform>der Server hat angehalten; der nächste Start vollendet %n Fate</numerusform>
            <numerusform>der Server hat angehalten; der nächste Start vollendet %n Fates</numerusform>
        </translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>connection %1 from %2 at node %3</source>
        <translation>Verbindung %1 von %2 an Knoten %3</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>connection %1 speaks version %2</source>
        <translation>Verbindung %1 spricht Version %2</translation>
    </message>
    <message>
        <source>connection %1 is told: %2</source>
        <translation>Verbindung %1 erfährt: %2</translation>
    </message>
    <message>
        <source>a connection is told: %1</source>
        <translation>eine Verbindung erfährt: %1</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verwiesen</translation>
    </message>
    <message>
        <source>connection %1 is told: node %2 leads</source>
        <translation>Verbindung %1 erfährt: Knoten %2 führt</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>connection %1: %2</source>
        <translation>Verbindung %1: %2</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 wartet</translation>
    </message>
    <message>
        <source>%1 waited in vain</source>
        <translation>%1 hat vergeblich gewartet</translation>
    </message>
    <message>
        <source>%1 left the queue with the leadership</source>
        <translation>%1 hat die Warteschlange mit dem Ende der Führung verlassen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>%1 left the queue by fate %2</source>
        <translation>%1 hat die Warteschlange durch Fate %2 verlassen</translation>
    </message>
    <message>
        <source>turned away</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>%1 met a limit: %2</source>
        <translation>%1 stieß an eine Grenze: %2</translation>
    </message>
    <message>
        <source>connection %1 releases what is not held</source>
        <translation>Verbindung %1 gibt frei, was nicht gehalten wird</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>Lane</translation>
    </message>
    <message>
        <source>the candidate lane is occupied: %1, LSN %2</source>
        <translation>die Kandidaten-Lane ist belegt: %1, LSN %2</translation>
    </message>
    <message>
        <source>lane held</source>
        <translation>Lane gehalten</translation>
    </message>
    <message>
        <source>an operator holds the candidate lane</source>
        <translation>ein Operator hält die Kandidaten-Lane</translation>
    </message>
    <message>
        <source>lane drained</source>
        <translation>Lane geleert</translation>
    </message>
    <message>
        <source>the candidate lane is empty again</source>
        <translation>die Kandidaten-Lane ist wieder leer</translation>
    </message>
    <message>
        <source>%1 holds it with token %2</source>
        <translation>%1 hält sie mit Token %2</translation>
    </message>
    <message>
        <source>token %1 is given back by connection %2</source>
        <translation>Token %1 wird von Verbindung %2 zurückgegeben</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>the lease of token %1 is over</source>
        <translation>die Lease von Token %1 ist um</translation>
    </message>
    <message>
        <source>orphaned</source>
        <translation>verwaist</translation>
    </message>
    <message>
        <source>connection %1 is gone; token %2 lives on until its lease ends</source>
        <translation>Verbindung %1 ist weg; Token %2 lebt weiter, bis seine Lease endet</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>gefaltet</translation>
    </message>
    <message>
        <source>fate %1 is done with this key</source>
        <translation>Fate %1 ist mit diesem Schlüssel fertig</translation>
    </message>
    <message>
        <source>fate refused</source>
        <translation>Fate abgewiesen</translation>
    </message>
    <message>
        <source>fate %1 met an occupied lane: %2</source>
        <translation>Fate %1 traf auf eine belegte Lane: %2</translation>
    </message>
    <message>
        <source>fate parked</source>
        <translation>Fate geparkt</translation>
    </message>
    <message>
        <source>fate %1 waits for a lane of %2</source>
        <translation>Fate %1 wartet auf eine Lane von %2</translation>
    </message>
    <message>
        <source>fate unparked</source>
        <translation>Fate geweckt</translation>
    </message>
    <message>
        <source>a lane drained; fate %1 tries again</source>
        <translation>eine Lane wurde leer; Fate %1 versucht es noch einmal</translation>
    </message>
    <message>
        <source>fate complete</source>
        <translation>Fate vollendet</translation>
    </message>
    <message>
        <source>fate %1 of connection %2 is settled: %3</source>
        <translation>Fate %1 von Verbindung %2 ist abgewickelt: %3</translation>
    </message>
    <message>
        <source>synced</source>
        <translation>Sync</translation>
    </message>
    <message numerus="yes">
        <source>durable up to LSN %1: %n record(s) in %2</source>
        <translation>
            <numerusform>dauerhaft bis LSN %1: %n Eintrag in %2</numerusform>
            <numerusform>dauerhaft bis LSN %1: %n Einträge in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>fatal</source>
        <translation>fatal</translation>
    </message>
    <message>
        <source>%1 (%2); nothing is acknowledged any more</source>
        <translation>%1 (%2); nichts wird mehr bestätigt</translation>
    </message>
    <message numerus="yes">
        <source>the server&apos;s whole state, %n key(s)</source>
        <translation>
            <numerusform>der gesamte Zustand des Servers, %n Schlüssel</numerusform>
            <numerusform>der gesamte Zustand des Servers, %n Schlüssel</numerusform>
        </translation>
    </message>
    <message>
        <source>the server is stopping or stopped</source>
        <translation>der Server hält gerade an oder steht</translation>
    </message>
</context>
<context>
    <name>ExpressionText</name>
    <message>
        <source>This asks for what only events have: locks and fates are all shown.</source>
        <translation>Der Ausdruck fragt nach etwas, das nur Ereignisse haben: alle Sperren und Fates werden gezeigt.</translation>
    </message>
    <message>
        <source>This asks for what events do not have: all events are shown.</source>
        <translation>Der Ausdruck fragt nach etwas, das Ereignisse nicht haben: alle Ereignisse werden gezeigt.</translation>
    </message>
</context>
<context>
    <name>Fates</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>noch nicht versucht</translation>
    </message>
    <message>
        <source>refused (%1)</source>
        <translation>abgewiesen (%1)</translation>
    </message>
    <message>
        <source>being written</source>
        <translation>wird geschrieben</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>nothing here</source>
        <translation>hier nichts</translation>
    </message>
    <message>
        <source>done before</source>
        <translation>vorher erledigt</translation>
    </message>
    <message>
        <source>connection %1: %2</source>
        <translation>Verbindung %1: %2</translation>
    </message>
    <message>
        <source>connection %1 of %2: %3</source>
        <translation>Verbindung %1 von %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more lock(s)</source>
        <translation>
            <numerusform>und %n weitere Sperre</numerusform>
            <numerusform>und %n weitere Sperren</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Open %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>um %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>Connection %1</source>
        <translation>Verbindung %1</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>wird eröffnet</translation>
    </message>
    <message>
        <source>it ended: %1</source>
        <translation>sie endete: %1</translation>
    </message>
    <message numerus="yes">
        <source>The connection is gone and is still bound to %n lock(s) or place(s) in a queue.</source>
        <translation>
            <numerusform>Die Verbindung ist weg und noch an %n Sperre oder Warteplatz gebunden.</numerusform>
            <numerusform>Die Verbindung ist weg und noch an %n Sperren oder Warteplätze gebunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 No Open could be written for it.</source>
        <translation>%1 Für sie konnte kein Open geschrieben werden.</translation>
    </message>
    <message>
        <source>The next start marks what it held as orphaned (F10a).</source>
        <translation>Der nächste Start markiert als verwaist, was sie gehalten hat (F10a).</translation>
    </message>
    <message>
        <source>%1 Before anything else its Open has to be durable: who ended, why, and which locks (F1).</source>
        <translation>%1 Zuallererst muss ihr Open dauerhaft sein: wer beendet wurde, warum, und welche Sperren (F1).</translation>
    </message>
    <message>
        <source>It goes on by itself when the journal has synced.</source>
        <translation>Es geht von selbst weiter, wenn der Sync des Journals durch ist.</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Parked</source>
        <translation>Geparkt</translation>
    </message>
    <message>
        <source>Left for the next start</source>
        <translation>Für den nächsten Start</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Complete</translation>
    </message>
    <message>
        <source>Nothing is being settled just now.</source>
        <translation>Gerade wird nichts abgewickelt.</translation>
    </message>
    <message>
        <source>No fate waits for a lane.</source>
        <translation>Kein Fate wartet auf eine Lane.</translation>
    </message>
    <message>
        <source>Nothing is left over.</source>
        <translation>Nichts ist übrig geblieben.</translation>
    </message>
    <message>
        <source>What is settled stays here for a while.</source>
        <translation>Was abgewickelt ist, bleibt hier noch eine Weile.</translation>
    </message>
    <message>
        <source>folding</source>
        <translation>faltet</translation>
    </message>
    <message>
        <source>parked</source>
        <translation>geparkt</translation>
    </message>
    <message>
        <source>folding again</source>
        <translation>faltet noch einmal</translation>
    </message>
    <message>
        <source>completing</source>
        <translation>vollendet gerade</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>Complete</translation>
    </message>
    <message>
        <source>recovered at the start</source>
        <translation>beim Start nachgeholt</translation>
    </message>
    <message>
        <source>left for the next start</source>
        <translation>für den nächsten Start</translation>
    </message>
    <message>
        <source>stuck: the journal failed</source>
        <translation>fest: das Journal ist ausgefallen</translation>
    </message>
    <message>
        <source>a grant that is being written</source>
        <translation>einen Grant, der gerade geschrieben wird</translation>
    </message>
    <message>
        <source>a hand-off to the next waiter that is being written</source>
        <translation>eine Weitergabe an den nächsten Wartenden, die gerade geschrieben wird</translation>
    </message>
    <message>
        <source>a release that is being written</source>
        <translation>ein Release, das gerade geschrieben wird</translation>
    </message>
    <message>
        <source>the end of a lease that is being written</source>
        <translation>das Ende einer Lease, das gerade geschrieben wird</translation>
    </message>
    <message>
        <source>another fate&apos;s row that is being written</source>
        <translation>die Zeile eines anderen Fates, die gerade geschrieben wird</translation>
    </message>
    <message>
        <source>an operator&apos;s hold</source>
        <translation>das Halten eines Operators</translation>
    </message>
    <message numerus="yes">
        <source>Open %1 and %n more</source>
        <translation>
            <numerusform>Open %1 und %n weiteres</numerusform>
            <numerusform>Open %1 und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server stopped with %n unsettled fate(s): %1. It says so with exit status 3. Nothing is lost: the next start on this data folder completes them before it lets anybody in (F9, F10).</source>
        <translation>
            <numerusform>Der Server hielt mit %n nicht abgewickelten Fate an: %1. Er meldet das mit Exit-Status 3. Nichts ist verloren: der nächste Start auf diesem Datenordner vollendet es, bevor er jemanden einlässt (F9, F10).</numerusform>
            <numerusform>Der Server hielt mit %n nicht abgewickelten Fates an: %1. Er meldet das mit Exit-Status 3. Nichts ist verloren: der nächste Start auf diesem Datenordner vollendet sie, bevor er jemanden einlässt (F9, F10).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start %1 completed %n fate(s) that the starts before had left: %2 (F10).</source>
        <translation>
            <numerusform>Start %1 hat %n Fate vollendet, das die Starts davor hinterlassen hatten: %2 (F10).</numerusform>
            <numerusform>Start %1 hat %n Fates vollendet, die die Starts davor hinterlassen hatten: %2 (F10).</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal failed: %1. No fate opens, folds or completes any more before a restart (J3).</source>
        <translation>Das Journal ist ausgefallen: %1. Vor einem Neustart wird kein Fate mehr eröffnet, gefaltet oder vollendet (J3).</translation>
    </message>
    <message>
        <source>Nobody leads just now, and only a leader settles fates: the next one takes them up (N4).</source>
        <translation>Gerade führt niemand, und nur ein Leader wickelt Fates ab: der nächste nimmt sie auf (N4).</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>What the connection left behind is being settled: one durable row for each lock (F2).</source>
        <translation>Was die Verbindung hinterlassen hat, wird abgewickelt: eine dauerhafte Zeile je Sperre (F2).</translation>
    </message>
    <message>
        <source>The lane of %1 was drained, which brought this fate back (F4). What is left is being settled.</source>
        <translation>Die Lane von %1 wurde leer und hat dieses Fate zurückgeholt (F4). Was übrig ist, wird abgewickelt.</translation>
    </message>
    <message>
        <source>A lane was drained, which brought this fate back (F4). What is left is being settled.</source>
        <translation>Eine Lane wurde leer und hat dieses Fate zurückgeholt (F4). Was übrig ist, wird abgewickelt.</translation>
    </message>
    <message>
        <source>Every lock is settled. The last record, its Complete, is on its way to the disk (F7).</source>
        <translation>Jede Sperre ist abgewickelt. Der letzte Eintrag, das Complete, ist auf dem Weg zur Platte (F7).</translation>
    </message>
    <message>
        <source>The server stopped while this fate was parked, and could not drain the lane (F9).</source>
        <translation>Der Server hielt an, während dieses Fate geparkt war, und konnte die Lane nicht leeren (F9).</translation>
    </message>
    <message>
        <source>The server stopped before this fate was settled (F9).</source>
        <translation>Der Server hielt an, bevor dieses Fate abgewickelt war (F9).</translation>
    </message>
    <message>
        <source>Nothing is lost: its Open is in the journal.</source>
        <translation>Nichts ist verloren: das Open steht im Journal.</translation>
    </message>
    <message>
        <source>The journal failed (%1), so that nothing can be made durable any more (J3).</source>
        <translation>Das Journal ist ausgefallen (%1), sodass nichts mehr dauerhaft werden kann (J3).</translation>
    </message>
    <message>
        <source>A candidate lane is occupied, so this fate has to wait (F3).</source>
        <translation>Eine Kandidaten-Lane ist belegt, also muss dieses Fate warten (F3).</translation>
    </message>
    <message numerus="yes">
        <source>The lanes of %n more lock(s) are occupied, too.</source>
        <translation>
            <numerusform>Auch die Lane von %n weiteren Sperre ist belegt.</numerusform>
            <numerusform>Auch die Lanes von %n weiteren Sperren sind belegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>What came first goes first; how it ends decides what this fate has to do there (F3).</source>
        <translation>Was zuerst kam, geht vor; wie es endet, entscheidet, was dieses Fate dort zu tun hat (F3).</translation>
    </message>
    <message>
        <source>At %1 it met %2 in the candidate lane. That lane is empty by now.</source>
        <translation>Bei %1 traf es in der Kandidaten-Lane auf %2. Diese Lane ist inzwischen leer.</translation>
    </message>
    <message>
        <source>It cannot be settled at %1: the candidate lane is occupied by %2, since %3.</source>
        <translation>Bei %1 kann es nicht abgewickelt werden: die Kandidaten-Lane ist seit %3 belegt, und zwar durch %2.</translation>
    </message>
    <message>
        <source>Settled: the connection had left nothing that needed a row (F7).</source>
        <translation>Abgewickelt: die Verbindung hatte nichts hinterlassen, das eine Zeile brauchte (F7).</translation>
    </message>
    <message numerus="yes">
        <source>Settled with %n row(s) in the journal (F7).</source>
        <translation>
            <numerusform>Abgewickelt mit %n Zeile im Journal (F7).</numerusform>
            <numerusform>Abgewickelt mit %n Zeilen im Journal (F7).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: still held as an orphan, until the lease ends or the exact token is released (P5).</source>
        <translation>%1: noch als Waise gehalten, bis die Lease endet oder genau das Token freigegeben wird (P5).</translation>
    </message>
    <message>
        <source>Start %1 found its Open in the journal and completed it before it let anybody in (F10).</source>
        <translation>Start %1 fand das Open im Journal und vollendete es, bevor er jemanden einließ (F10).</translation>
    </message>
    <message>
        <source>The start that is under way found its Open in the journal and completed it (F10).</source>
        <translation>Der laufende Start fand das Open im Journal und vollendete es (F10).</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were there already.</source>
        <translation>
            <numerusform>%n Zeile war schon da.</numerusform>
            <numerusform>%n Zeilen waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were written now.</source>
        <translation>
            <numerusform>%n Zeile wurde jetzt geschrieben.</numerusform>
            <numerusform>%n Zeilen wurden jetzt geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody leads just now, and only a leader settles fates: the next one goes on with it (N4).</source>
        <translation>Gerade führt niemand, und nur ein Leader wickelt Fates ab: der nächste macht damit weiter (N4).</translation>
    </message>
    <message>
        <source>The next start of a server on this data folder completes it, before it lets anybody in (F10).</source>
        <translation>Der nächste Start eines Servers auf diesem Datenordner vollendet es, bevor er jemanden einlässt (F10).</translation>
    </message>
    <message>
        <source>Mend the disk and restart the server: the next start completes it from its Open (F8, F10).</source>
        <translation>Die Platte in Ordnung bringen und den Server neu starten: der nächste Start vollendet es aus dem Open (F8, F10).</translation>
    </message>
    <message>
        <source>The server is stopping: it drains the lanes that fates wait for, as far as it can (F9).</source>
        <translation>Der Server hält an: er leert die Lanes, auf die Fates warten, so weit er kann (F9).</translation>
    </message>
    <message>
        <source>Nobody leads just now: the next leader goes on with it (N4).</source>
        <translation>Gerade führt niemand: der nächste Leader macht damit weiter (N4).</translation>
    </message>
    <message>
        <source>Nothing holds it back at %1 any more, and still nobody brought it back: see the findings (I9).</source>
        <translation>Bei %1 hält es nichts mehr auf, und doch hat niemand es zurückgeholt: siehe die Befunde (I9).</translation>
    </message>
    <message>
        <source>Only the drain of that lane brings it back: no timer and no other traffic does (F4).</source>
        <translation>Nur das Leeren dieser Lane holt es zurück: kein Timer und kein anderer Verkehr tut es (F4).</translation>
    </message>
    <message>
        <source>Drain the lane of %1 to let it go on.</source>
        <translation>Die Lane von %1 leeren, damit es weitergeht.</translation>
    </message>
    <message>
        <source>The lane drains by itself as soon as what is in it is durable; a slow disk takes long.</source>
        <translation>Die Lane wird von selbst leer, sobald dauerhaft ist, was darin steht; eine langsame Platte braucht lange.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiter(s)</source>
        <translation>
            <numerusform>%n Wartender</numerusform>
            <numerusform>%n Wartende</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocked by the same lane: %1.</source>
        <translation>Von derselben Lane blockiert: %1.</translation>
    </message>
    <message>
        <source>Blocked by the same lane: %1, and %2.</source>
        <translation>Von derselben Lane blockiert: %1 und %2.</translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s)</source>
        <translation>
            <numerusform>%n-mal versucht</numerusform>
            <numerusform>%n-mal versucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parked %n time(s)</source>
        <translation>
            <numerusform>%n-mal geparkt</numerusform>
            <numerusform>%n-mal geparkt</numerusform>
        </translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>dauerte %1</translation>
    </message>
</context>
<context>
    <name>FaultText</name>
    <message>
        <source>fault %1, once %2: %3</source>
        <translation>Störung %1, sobald %2: %3</translation>
    </message>
    <message>
        <source>its connection is cut</source>
        <translation>seine Verbindung wird getrennt</translation>
    </message>
    <message>
        <source>everything arrives %1 later</source>
        <translation>alles kommt %1 später an</translation>
    </message>
    <message>
        <source>what it says arrives %1 later</source>
        <translation>was er sagt, kommt %1 später an</translation>
    </message>
    <message>
        <source>what the server says arrives %1 later</source>
        <translation>was der Server sagt, kommt %1 später an</translation>
    </message>
    <message>
        <source>everything is lost both ways, and nobody is told</source>
        <translation>alles geht in beiden Richtungen verloren, und niemand erfährt es</translation>
    </message>
    <message>
        <source>what it says is lost, and nobody is told</source>
        <translation>was er sagt, geht verloren, und niemand erfährt es</translation>
    </message>
    <message>
        <source>what the server says is lost, and nobody is told</source>
        <translation>was der Server sagt, geht verloren, und niemand erfährt es</translation>
    </message>
    <message>
        <source>the next message of each side is lost</source>
        <translation>die nächste Nachricht jeder Seite geht verloren</translation>
    </message>
    <message>
        <source>its next message is lost</source>
        <translation>seine nächste Nachricht geht verloren</translation>
    </message>
    <message>
        <source>the server&apos;s next message is lost</source>
        <translation>die nächste Nachricht des Servers geht verloren</translation>
    </message>
    <message>
        <source>the next message of each side arrives broken</source>
        <translation>die nächste Nachricht jeder Seite kommt beschädigt an</translation>
    </message>
    <message>
        <source>its next message arrives broken</source>
        <translation>seine nächste Nachricht kommt beschädigt an</translation>
    </message>
    <message>
        <source>the server&apos;s next message arrives broken</source>
        <translation>die nächste Nachricht des Servers kommt beschädigt an</translation>
    </message>
    <message>
        <source>client %1: %2</source>
        <translation>Client %1: %2</translation>
    </message>
    <message>
        <source>fault %1: %2</source>
        <translation>Störung %1: %2</translation>
    </message>
    <message>
        <source>take fault %1 away</source>
        <translation>Störung %1 entfernen</translation>
    </message>
    <message>
        <source>take all faults away</source>
        <translation>alle Störungen entfernen</translation>
    </message>
    <message>
        <source>fault armed</source>
        <translation>Störung scharf</translation>
    </message>
    <message>
        <source>fault fires</source>
        <translation>Störung löst aus</translation>
    </message>
    <message>
        <source>fault %1: what it waited for has come</source>
        <translation>Störung %1: worauf sie gewartet hat, ist eingetreten</translation>
    </message>
    <message>
        <source>fault begins</source>
        <translation>Störung beginnt</translation>
    </message>
    <message>
        <source>fault ends</source>
        <translation>Störung endet</translation>
    </message>
    <message>
        <source>fault %1 is over</source>
        <translation>Störung %1 ist vorbei</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>This is a fault of the server or of the client engine itself, or one that was planted, and not of how they are used. Look at the events that show it, and report it with this recording.</source>
        <translation>Das ist ein Fehler des Servers oder der Client-Engine selbst, oder ein eingepflanzter, und keiner ihrer Benutzung. Die Ereignisse ansehen, die ihn zeigen, und ihn mit dieser Aufzeichnung melden.</translation>
    </message>
    <message>
        <source>Two holders of one lock</source>
        <translation>Zwei Halter einer Sperre</translation>
    </message>
    <message>
        <source>The lock was granted while an earlier grant of it was alive: two could believe that it is theirs alone.</source>
        <translation>Die Sperre wurde gewährt, während ein früherer Grant auf sie noch lebte: zwei konnten glauben, sie gehöre ihnen allein.</translation>
    </message>
    <message>
        <source>A token went back</source>
        <translation>Ein Token ging zurück</translation>
    </message>
    <message>
        <source>A grant got a token that is not above the last one, so that a resource that compares tokens would turn the new holder away, or let an old one in.</source>
        <translation>Ein Grant bekam ein Token, das nicht über dem letzten liegt, sodass eine Ressource, die Tokens vergleicht, den neuen Halter abweisen oder einen alten einlassen würde.</translation>
    </message>
    <message>
        <source>Answered before it was durable</source>
        <translation>Beantwortet, bevor es dauerhaft war</translation>
    </message>
    <message>
        <source>The client had its answer before the record was on the disk: a crash in between would have taken the promise back.</source>
        <translation>Der Client hatte seine Antwort, bevor der Eintrag auf der Platte war: ein Absturz dazwischen hätte die Zusage zurückgenommen.</translation>
    </message>
    <message>
        <source>Answered without a record</source>
        <translation>Beantwortet ohne Eintrag</translation>
    </message>
    <message>
        <source>The client was told of a grant or a release that never became durable.</source>
        <translation>Dem Client wurde ein Grant oder ein Release gemeldet, das nie dauerhaft wurde.</translation>
    </message>
    <message>
        <source>A request ended twice</source>
        <translation>Eine Anfrage endete zweimal</translation>
    </message>
    <message>
        <source>The request had its outcome already when a second one came.</source>
        <translation>Die Anfrage hatte ihr Ergebnis schon, als ein zweites kam.</translation>
    </message>
    <message>
        <source>A request without an outcome</source>
        <translation>Eine Anfrage ohne Ergebnis</translation>
    </message>
    <message>
        <source>Its client ended and never said what became of it.</source>
        <translation>Ihr Client endete und sagte nie, was aus ihr wurde.</translation>
    </message>
    <message>
        <source>Indeterminate though nothing was sent</source>
        <translation>Indeterminate, obwohl nichts gesendet wurde</translation>
    </message>
    <message>
        <source>Not one byte of the request went out, so its outcome was never in doubt.</source>
        <translation>Kein einziges Byte der Anfrage ging hinaus, also stand ihr Ergebnis nie in Zweifel.</translation>
    </message>
    <message>
        <source>An answer to what was not sent</source>
        <translation>Eine Antwort auf etwas nicht Gesendetes</translation>
    </message>
    <message>
        <source>The request has an answer of the server, and not one byte of it went out.</source>
        <translation>Die Anfrage hat eine Antwort des Servers, und kein einziges Byte von ihr ging hinaus.</translation>
    </message>
    <message>
        <source>Called off after it was sent</source>
        <translation>Nach dem Senden abgeblasen</translation>
    </message>
    <message>
        <source>The request ended as if nothing had been sent, and the server may have granted it.</source>
        <translation>Die Anfrage endete, als wäre nichts gesendet worden, und der Server kann sie gewährt haben.</translation>
    </message>
    <message>
        <source>An owner was sent twice</source>
        <translation>Ein Owner wurde zweimal gesendet</translation>
    </message>
    <message>
        <source>One attempt went out a second time, so that its answers cannot be told apart.</source>
        <translation>Ein Versuch ging ein zweites Mal hinaus, sodass seine Antworten nicht zu unterscheiden sind.</translation>
    </message>
    <message>
        <source>A request was sent twice</source>
        <translation>Eine Anfrage wurde zweimal gesendet</translation>
    </message>
    <message>
        <source>One acquire went out a second time.</source>
        <translation>Ein Acquire ging ein zweites Mal hinaus.</translation>
    </message>
    <message>
        <source>An answer about another lock</source>
        <translation>Eine Antwort zu einer anderen Sperre</translation>
    </message>
    <message>
        <source>The answer that was matched to the request names another lock.</source>
        <translation>Die Antwort, die der Anfrage zugeordnet wurde, nennt eine andere Sperre.</translation>
    </message>
    <message>
        <source>Another token than the server&apos;s</source>
        <translation>Ein anderes Token als das des Servers</translation>
    </message>
    <message>
        <source>The client believes in a token that the server did not give it.</source>
        <translation>Der Client glaubt an ein Token, das der Server ihm nicht gegeben hat.</translation>
    </message>
    <message>
        <source>A fate completed too early</source>
        <translation>Ein Fate wurde zu früh vollendet</translation>
    </message>
    <message>
        <source>Its Complete is durable, and one of its locks was not settled yet: what the connection left there is nobody&apos;s any more.</source>
        <translation>Sein Complete ist dauerhaft, und eine seiner Sperren war noch nicht abgewickelt: was die Verbindung dort hinterlassen hat, gehört niemandem mehr.</translation>
    </message>
    <message>
        <source>A fate completed twice</source>
        <translation>Ein Fate wurde zweimal vollendet</translation>
    </message>
    <message>
        <source>A fate has one Complete and no more.</source>
        <translation>Ein Fate hat ein Complete und nicht mehr.</translation>
    </message>
    <message>
        <source>A fate was forgotten</source>
        <translation>Ein Fate wurde vergessen</translation>
    </message>
    <message>
        <source>The server stopped, and neither completed this fate nor named it.</source>
        <translation>Der Server hielt an und hat dieses Fate weder vollendet noch genannt.</translation>
    </message>
    <message>
        <source>A fate is parked while its lanes are free</source>
        <translation>Ein Fate ist geparkt, während seine Lanes frei sind</translation>
    </message>
    <message>
        <source>Nothing keeps it from going on, and only a drain would bring it back: the one that should have done so was lost.</source>
        <translation>Nichts hält es auf, und nur das Leeren einer Lane würde es zurückholen: das, das es hätte tun sollen, ging verloren.</translation>
    </message>
    <message>
        <source>A parked fate was passed over</source>
        <translation>Ein geparktes Fate wurde übergangen</translation>
    </message>
    <message>
        <source>Its lane was drained, and something else took the lane before it.</source>
        <translation>Seine Lane wurde leer, und etwas anderes hat die Lane vor ihm genommen.</translation>
    </message>
    <message>
        <source>Something is left of a settled connection</source>
        <translation>Von einer abgewickelten Verbindung ist etwas übrig</translation>
    </message>
    <message>
        <source>Its fate is complete, and it still waits for a lock or was granted one.</source>
        <translation>Ihr Fate ist vollendet, und sie wartet noch auf eine Sperre oder bekam eine gewährt.</translation>
    </message>
    <message>
        <source>A grant ended before its lease</source>
        <translation>Ein Grant endete vor seiner Lease</translation>
    </message>
    <message>
        <source>Nobody released its token, and its lease was not over: the holder has lost the lock without knowing.</source>
        <translation>Niemand hat sein Token freigegeben, und seine Lease war nicht um: der Halter hat die Sperre verloren, ohne es zu wissen.</translation>
    </message>
    <message>
        <source>A grant outlived its lease</source>
        <translation>Ein Grant überlebte seine Lease</translation>
    </message>
    <message>
        <source>Its lease is over for more than a second, its lane is free, and it still stands in everybody&apos;s way.</source>
        <translation>Seine Lease ist seit mehr als einer Sekunde um, seine Lane ist frei, und er steht noch immer allen im Weg.</translation>
    </message>
    <message>
        <source>The end of a grant that did not live</source>
        <translation>Das Ende eines Grants, der nicht lebte</translation>
    </message>
    <message>
        <source>A release or an expiry became durable for a token that no lock had.</source>
        <translation>Ein Release oder ein Ablauf wurde für ein Token dauerhaft, das keine Sperre hatte.</translation>
    </message>
    <message>
        <source>A grant vanished</source>
        <translation>Ein Grant verschwand</translation>
    </message>
    <message>
        <source>It lived, and is gone without a release and without its lease being over.</source>
        <translation>Er lebte und ist weg, ohne Release und ohne dass seine Lease um war.</translation>
    </message>
    <message>
        <source>A waiter was passed over</source>
        <translation>Ein Wartender wurde übergangen</translation>
    </message>
    <message>
        <source>Somebody who came later got the lock first.</source>
        <translation>Jemand, der später kam, hat die Sperre zuerst bekommen.</translation>
    </message>
    <message>
        <source>An Indeterminate was given up too soon</source>
        <translation>Ein Indeterminate wurde zu früh aufgegeben</translation>
    </message>
    <message>
        <source>The client said by when a grant that it may have got is over at the latest, and the grant lived longer.</source>
        <translation>Der Client sagte, wann ein Grant, den er vielleicht bekommen hat, spätestens vorbei ist, und der Grant lebte länger.</translation>
    </message>
    <message>
        <source>The slowest one took %1.</source>
        <translation>Der langsamste dauerte %1.</translation>
    </message>
    <message>
        <source>It went back by %1 or more.</source>
        <translation>Sie ging um %1 oder mehr zurück.</translation>
    </message>
    <message>
        <source>It was parked for %1.</source>
        <translation>Es war %1 geparkt.</translation>
    </message>
    <message>
        <source>All of them within %1.</source>
        <translation>Alle innerhalb von %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) were cut off.</source>
        <translation>
            <numerusform>%n Byte wurde abgeschnitten.</numerusform>
            <numerusform>%n Bytes wurden abgeschnitten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It left %n fate(s).</source>
        <translation>
            <numerusform>Er hinterließ %n Fate.</numerusform>
            <numerusform>Er hinterließ %n Fates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It completed %n fate(s).</source>
        <translation>
            <numerusform>Er vollendete %n Fate.</numerusform>
            <numerusform>Er vollendete %n Fates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) were never kept.</source>
        <translation>
            <numerusform>%n Ereignis wurde nie behalten.</numerusform>
            <numerusform>%n Ereignisse wurden nie behalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s) are in the ring.</source>
        <translation>
            <numerusform>%n Verbindung ist im Ring.</numerusform>
            <numerusform>%n Verbindungen sind im Ring.</numerusform>
        </translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>It was found %n time(s), the last time at:</source>
        <translation>
            <numerusform>Es wurde %n-mal gefunden, zuletzt bei:</numerusform>
            <numerusform>Es wurde %n-mal gefunden, zuletzt bei:</numerusform>
        </translation>
    </message>
    <message>
        <source>It is about:</source>
        <translation>Es geht um:</translation>
    </message>
    <message>
        <source>The journal failed</source>
        <translation>Das Journal ist ausgefallen</translation>
    </message>
    <message>
        <source>A write or a sync failed, so that nothing can be promised any more: no grant, no release and no fate is acknowledged from here on. What was acknowledged before is safe.</source>
        <translation>Ein Schreiben oder ein Sync schlug fehl, sodass nichts mehr zugesagt werden kann: kein Grant, kein Release und kein Fate wird ab hier bestätigt. Was vorher bestätigt wurde, ist sicher.</translation>
    </message>
    <message>
        <source>Mend the disk (space, rights, hardware) and restart the server: it goes on from its journal.</source>
        <translation>Die Platte in Ordnung bringen (Platz, Rechte, Hardware) und den Server neu starten: er macht mit seinem Journal weiter.</translation>
    </message>
    <message>
        <source>The disk is slow</source>
        <translation>Die Platte ist langsam</translation>
    </message>
    <message>
        <source>One sync of the journal took a second or more. Every grant and every release waits for it, and fates park behind what is being written.</source>
        <translation>Ein Sync des Journals dauerte eine Sekunde oder mehr. Jeder Grant und jedes Release wartet darauf, und Fates parken hinter dem, was gerade geschrieben wird.</translation>
    </message>
    <message>
        <source>Look for what else writes to this disk, or put the data folder on another one.</source>
        <translation>Nachsehen, was sonst auf diese Platte schreibt, oder den Datenordner auf eine andere legen.</translation>
    </message>
    <message>
        <source>A torn tail was cut off</source>
        <translation>Ein abgerissenes Ende wurde abgeschnitten</translation>
    </message>
    <message>
        <source>The last write before this start was not finished, as after a crash. It had not been acknowledged to anybody, so nothing is lost.</source>
        <translation>Das letzte Schreiben vor diesem Start wurde nicht fertig, wie nach einem Absturz. Es war niemandem bestätigt worden, also ist nichts verloren.</translation>
    </message>
    <message>
        <source>Nothing needs to be done, unless no crash is known: then look at the disk.</source>
        <translation>Es ist nichts zu tun, außer wenn kein Absturz bekannt ist: dann die Platte prüfen.</translation>
    </message>
    <message>
        <source>The wall clock went back</source>
        <translation>Die Wanduhr ging zurück</translation>
    </message>
    <message>
        <source>The machine booted anew, and its clock stands before the moment at which leases were granted. What is left of them runs again in full, so that nobody loses a lock too early.</source>
        <translation>Die Maschine ist neu gestartet, und ihre Uhr steht vor dem Moment, in dem Leases gewährt wurden. Was von ihnen übrig ist, läuft noch einmal in voller Länge, damit niemand eine Sperre zu früh verliert.</translation>
    </message>
    <message>
        <source>Set the clock, and let a time service keep it.</source>
        <translation>Die Uhr stellen und von einem Zeitdienst führen lassen.</translation>
    </message>
    <message>
        <source>The server stopped with unsettled fates</source>
        <translation>Der Server hielt mit nicht abgewickelten Fates an</translation>
    </message>
    <message>
        <source>It could not drain every lane that a parked fate waited for, and says so with exit status 3. Nothing is lost: each Open is in the journal.</source>
        <translation>Er konnte nicht jede Lane leeren, auf die ein geparktes Fate wartete, und meldet das mit Exit-Status 3. Nichts ist verloren: jedes Open steht im Journal.</translation>
    </message>
    <message>
        <source>Start a server on the same data folder: it completes them before it lets anybody in.</source>
        <translation>Einen Server auf demselben Datenordner starten: er vollendet sie, bevor er jemanden einlässt.</translation>
    </message>
    <message>
        <source>Fates of an earlier start were completed</source>
        <translation>Fates eines früheren Starts wurden vollendet</translation>
    </message>
    <message>
        <source>A server ended before it had settled every connection; this start did it from the journal.</source>
        <translation>Ein Server endete, bevor er jede Verbindung abgewickelt hatte; dieser Start hat es aus dem Journal getan.</translation>
    </message>
    <message>
        <source>Nothing needs to be done. The board of fates shows which rows were there already.</source>
        <translation>Es ist nichts zu tun. Die Tafel der Fates zeigt, welche Zeilen schon da waren.</translation>
    </message>
    <message>
        <source>A fate was parked for long</source>
        <translation>Ein Fate war lange geparkt</translation>
    </message>
    <message>
        <source>Its lane was occupied for ten seconds or more. All that time what the connection left behind stood in the lock&apos;s queue.</source>
        <translation>Seine Lane war zehn Sekunden oder länger belegt. So lange stand in der Warteschlange der Sperre, was die Verbindung hinterlassen hat.</translation>
    </message>
    <message>
        <source>Look at what was in the lane: a hold of an operator is drained by hand, a write waits for the disk.</source>
        <translation>Nachsehen, was in der Lane war: ein Halten durch einen Operator wird von Hand geleert, ein Schreiben wartet auf die Platte.</translation>
    </message>
    <message>
        <source>The index of parked fates is broken</source>
        <translation>Der Index der geparkten Fates ist zerstört</translation>
    </message>
    <message>
        <source>No fate is parked, told or retried any more in this process. Their Opens are in the journal.</source>
        <translation>In diesem Prozess wird kein Fate mehr geparkt, geweckt oder wiederholt. Ihre Opens stehen im Journal.</translation>
    </message>
    <message>
        <source>Restart the server: the start completes them.</source>
        <translation>Den Server neu starten: der Start vollendet sie.</translation>
    </message>
    <message>
        <source>An Indeterminate beyond its bound</source>
        <translation>Ein Indeterminate über seine Grenze hinaus</translation>
    </message>
    <message>
        <source>The client may believe by now that the lock is free again, and the server still has a grant for it.</source>
        <translation>Der Client darf inzwischen glauben, die Sperre sei wieder frei, und der Server hat noch einen Grant für sie.</translation>
    </message>
    <message>
        <source>Compare the clocks and the lease that was asked for; the lock&apos;s row shows how long the grant still lives.</source>
        <translation>Die Uhren und die verlangte Lease vergleichen; die Zeile der Sperre zeigt, wie lange der Grant noch lebt.</translation>
    </message>
    <message>
        <source>An Indeterminate without a bound</source>
        <translation>Ein Indeterminate ohne Grenze</translation>
    </message>
    <message>
        <source>The request waited without limit when its connection ended. It may still be granted at any time, so nobody can say by when what it may get is over.</source>
        <translation>Die Anfrage wartete unbegrenzt, als ihre Verbindung endete. Sie kann noch jederzeit gewährt werden, also kann niemand sagen, wann vorbei ist, was sie bekommt.</translation>
    </message>
    <message>
        <source>Give acquires a limited wait. The end of the connection takes its waiters away on the server.</source>
        <translation>Acquires eine begrenzte Wartezeit geben. Das Ende der Verbindung entfernt ihre Wartenden auf dem Server.</translation>
    </message>
    <message>
        <source>Nothing of a lease was left on arrival</source>
        <translation>Bei der Ankunft war von einer Lease nichts übrig</translation>
    </message>
    <message>
        <source>When the grant arrived, more time had passed since the request was sent than its lease lasts: the client cannot rely on the lock for a single moment.</source>
        <translation>Als der Grant ankam, war seit dem Senden der Anfrage mehr Zeit vergangen, als ihre Lease dauert: der Client kann sich keinen einzigen Moment auf die Sperre verlassen.</translation>
    </message>
    <message>
        <source>Ask for a longer lease than the wait and the way to the server take together, or for a shorter wait.</source>
        <translation>Eine längere Lease verlangen, als die Wartezeit und der Weg zum Server zusammen dauern, oder eine kürzere Wartezeit.</translation>
    </message>
    <message>
        <source>A reply without a waiter</source>
        <translation>Eine Antwort ohne Wartenden</translation>
    </message>
    <message>
        <source>The server answered something that this client did not ask, or not any more. The connection is closed, and a grant is released by its exact token, so that it stands in nobody&apos;s way.</source>
        <translation>Der Server beantwortete etwas, das dieser Client nicht oder nicht mehr gefragt hat. Die Verbindung wird geschlossen, und ein Grant wird mit genau seinem Token freigegeben, damit er niemandem im Weg steht.</translation>
    </message>
    <message>
        <source>If nobody cancelled a request just before, look at what stands between client and server.</source>
        <translation>Wenn niemand kurz zuvor eine Anfrage abgebrochen hat, nachsehen, was zwischen Client und Server steht.</translation>
    </message>
    <message>
        <source>An orphan was left to its lease</source>
        <translation>Ein verwaister Grant blieb seiner Lease überlassen</translation>
    </message>
    <message>
        <source>A grant came that nobody waited for, and the release lane had no room for its token: the lock stays held until the lease ends.</source>
        <translation>Ein Grant kam, auf den niemand gewartet hat, und die Release-Lane hatte keinen Platz für sein Token: die Sperre bleibt gehalten, bis die Lease endet.</translation>
    </message>
    <message>
        <source>Find out why so many releases wait: the connection may be down, or the server slow.</source>
        <translation>Herausfinden, warum so viele Releases warten: die Verbindung kann ausgefallen sein oder der Server langsam.</translation>
    </message>
    <message>
        <source>The release lane is full</source>
        <translation>Die Release-Lane ist voll</translation>
    </message>
    <message>
        <source>A release could not even be queued, so its lock stays held until the lease ends.</source>
        <translation>Ein Release konnte nicht einmal eingereiht werden, also bleibt seine Sperre gehalten, bis die Lease endet.</translation>
    </message>
    <message>
        <source>Release less at once, or find out why so many releases wait for an answer.</source>
        <translation>Weniger auf einmal freigeben, oder herausfinden, warum so viele Releases auf eine Antwort warten.</translation>
    </message>
    <message>
        <source>A client has no room for one more acquire</source>
        <translation>Ein Client hat keinen Platz für ein weiteres Acquire</translation>
    </message>
    <message>
        <source>So many of its requests wait to be sent that it refuses new ones at once.</source>
        <translation>So viele seiner Anfragen warten darauf, gesendet zu werden, dass er neue sofort ablehnt.</translation>
    </message>
    <message>
        <source>Ask more slowly, or find out why the connection does not take them.</source>
        <translation>Langsamer anfragen, oder herausfinden, warum die Verbindung sie nicht aufnimmt.</translation>
    </message>
    <message>
        <source>A connection comes and goes</source>
        <translation>Eine Verbindung kommt und geht</translation>
    </message>
    <message>
        <source>It closed five times within ten seconds. Whatever was on its way each time is Indeterminate.</source>
        <translation>Sie schloss sich fünfmal innerhalb von zehn Sekunden. Was jeweils unterwegs war, ist Indeterminate.</translation>
    </message>
    <message>
        <source>Look at the reasons in the events: a wrong shared token, no leader, a server that refuses, or the network.</source>
        <translation>Die Gründe in den Ereignissen ansehen: ein falsches gemeinsames Token, kein Leader, ein Server, der ablehnt, oder das Netz.</translation>
    </message>
    <message>
        <source>A leader hint was refused</source>
        <translation>Ein Leader-Hinweis wurde abgelehnt</translation>
    </message>
    <message>
        <source>A node named a leader at an address that is not among the client&apos;s endpoints, so the client does not go there.</source>
        <translation>Ein Knoten nannte einen Leader unter einer Adresse, die nicht zu den Endpunkten des Clients gehört, also geht der Client nicht dorthin.</translation>
    </message>
    <message>
        <source>If that address is right, add it to the client&apos;s endpoints; if not, look at who sent it.</source>
        <translation>Wenn diese Adresse stimmt, sie zu den Endpunkten des Clients hinzufügen; wenn nicht, nachsehen, wer sie gesendet hat.</translation>
    </message>
    <message>
        <source>The server broke the protocol</source>
        <translation>Der Server hat das Protokoll gebrochen</translation>
    </message>
    <message>
        <source>It sent what no reader of the protocol can take. The connection is closed, and everything that was sent on it is Indeterminate.</source>
        <translation>Er sendete, was kein Leser des Protokolls annehmen kann. Die Verbindung wird geschlossen, und alles, was auf ihr gesendet wurde, ist Indeterminate.</translation>
    </message>
    <message>
        <source>Look at what listens at that address, and at what stands in between.</source>
        <translation>Nachsehen, was unter dieser Adresse lauscht und was dazwischen steht.</translation>
    </message>
    <message>
        <source>A release found nothing</source>
        <translation>Ein Release fand nichts</translation>
    </message>
    <message>
        <source>The token was not the live one: its lease was over, or it was released before. Whoever released it may have worked without the lock for a while.</source>
        <translation>Das Token war nicht das lebende: seine Lease war um, oder es wurde vorher freigegeben. Wer es freigegeben hat, kann eine Weile ohne die Sperre gearbeitet haben.</translation>
    </message>
    <message>
        <source>If leases run out under work, ask for longer ones, or release earlier.</source>
        <translation>Wenn Leases während der Arbeit ablaufen, längere verlangen oder früher freigeben.</translation>
    </message>
    <message>
        <source>An acquire was turned away</source>
        <translation>Ein Acquire wurde abgewiesen</translation>
    </message>
    <message>
        <source>A limit of the server was met, and the request was answered at once instead of waiting.</source>
        <translation>Eine Grenze des Servers war erreicht, und die Anfrage wurde sofort beantwortet, statt zu warten.</translation>
    </message>
    <message>
        <source>Let fewer wait for one lock, or try again later: the client does not do so by itself.</source>
        <translation>Weniger auf eine Sperre warten lassen oder es später noch einmal versuchen: von selbst tut der Client es nicht.</translation>
    </message>
    <message>
        <source>A connection was turned away</source>
        <translation>Eine Verbindung wurde abgewiesen</translation>
    </message>
    <message>
        <source>Live connections and fates that are not settled fill the server&apos;s limit together.</source>
        <translation>Lebende Verbindungen und nicht abgewickelte Fates füllen zusammen die Grenze des Servers.</translation>
    </message>
    <message>
        <source>If fates are parked, drain their lanes: each of them takes the place of a connection.</source>
        <translation>Wenn Fates geparkt sind, ihre Lanes leeren: jedes von ihnen nimmt den Platz einer Verbindung ein.</translation>
    </message>
    <message>
        <source>A wrong shared token</source>
        <translation>Ein falsches gemeinsames Token</translation>
    </message>
    <message>
        <source>Somebody connected with another shared token than the server&apos;s, and was turned away.</source>
        <translation>Jemand hat sich mit einem anderen gemeinsamen Token als dem des Servers verbunden und wurde abgewiesen.</translation>
    </message>
    <message>
        <source>Give client and server the same shared token; if it was a stranger, look at who can connect.</source>
        <translation>Client und Server dasselbe gemeinsame Token geben; wenn es ein Fremder war, nachsehen, wer sich verbinden kann.</translation>
    </message>
    <message>
        <source>An owner came twice</source>
        <translation>Ein Owner kam zweimal</translation>
    </message>
    <message>
        <source>A client sent an attempt that the server knew already, and lost its connection for it.</source>
        <translation>Ein Client sendete einen Versuch, den der Server schon kannte, und verlor dafür seine Verbindung.</translation>
    </message>
    <message>
        <source>Make a new owner for each attempt; never ask again with the same one.</source>
        <translation>Für jeden Versuch einen neuen Owner erzeugen; nie noch einmal mit demselben anfragen.</translation>
    </message>
    <message>
        <source>Bad input</source>
        <translation>Falsche Eingabe</translation>
    </message>
    <message>
        <source>A connection sent what the protocol does not know, and was ended for it. Nobody else notices.</source>
        <translation>Eine Verbindung sendete, was das Protokoll nicht kennt, und wurde dafür beendet. Sonst merkt niemand etwas davon.</translation>
    </message>
    <message>
        <source>Look at what that peer is.</source>
        <translation>Nachsehen, was diese Gegenstelle ist.</translation>
    </message>
    <message>
        <source>A peer reads too slowly</source>
        <translation>Eine Gegenstelle liest zu langsam</translation>
    </message>
    <message>
        <source>Its answers piled up, so the server ended the connection; its locks have a fate now.</source>
        <translation>Ihre Antworten stauten sich, also hat der Server die Verbindung beendet; ihre Sperren haben jetzt ein Fate.</translation>
    </message>
    <message>
        <source>Let that client read its answers as fast as it asks.</source>
        <translation>Diesen Client seine Antworten so schnell lesen lassen, wie er fragt.</translation>
    </message>
    <message>
        <source>Connections wait for each other</source>
        <translation>Verbindungen warten aufeinander</translation>
    </message>
    <message>
        <source>Each of them holds a lock that the next one waits for. Where each connection is one worker, none goes on before a wait or a lease is over.</source>
        <translation>Jede von ihnen hält eine Sperre, auf die die nächste wartet. Wo jede Verbindung ein Arbeiter ist, kommt keine weiter, bevor eine Wartezeit oder eine Lease um ist.</translation>
    </message>
    <message>
        <source>Take locks in one order everywhere, or take them with a short wait and give back what you hold when it is over.</source>
        <translation>Sperren überall in derselben Reihenfolge nehmen, oder mit kurzer Wartezeit, und zurückgeben, was gehalten wird, wenn sie um ist.</translation>
    </message>
    <message>
        <source>A lease ran out under its holder</source>
        <translation>Eine Lease lief unter ihrem Halter ab</translation>
    </message>
    <message>
        <source>The holder was still connected and had not released the lock when its lease ended: it may go on working without it.</source>
        <translation>Der Halter war noch verbunden und hatte die Sperre nicht freigegeben, als seine Lease endete: er kann ohne sie weiterarbeiten.</translation>
    </message>
    <message>
        <source>Ask for longer leases, or let what the lock protects check the token.</source>
        <translation>Längere Leases verlangen, oder das Token prüfen lassen, wo die Sperre etwas schützt.</translation>
    </message>
    <message>
        <source>Events are missing</source>
        <translation>Ereignisse fehlen</translation>
    </message>
    <message>
        <source>They came faster than they could be kept. States are right again since then; what went wrong in between is not found.</source>
        <translation>Sie kamen schneller, als sie behalten werden konnten. Die Zustände stimmen seither wieder; was dazwischen schiefging, wird nicht gefunden.</translation>
    </message>
    <message>
        <source>Nothing needs to be done, unless you look for something in that time: then record with less load.</source>
        <translation>Es ist nichts zu tun, außer wenn etwas aus dieser Zeit gesucht wird: dann mit weniger Last aufzeichnen.</translation>
    </message>
    <message>
        <source>A command was not done</source>
        <translation>Ein Befehl wurde nicht ausgeführt</translation>
    </message>
    <message>
        <source>The server did not do what it was asked for; the event says why.</source>
        <translation>Der Server hat nicht getan, was verlangt war; das Ereignis sagt, warum.</translation>
    </message>
    <message>
        <source>Nothing has changed by it.</source>
        <translation>Dadurch hat sich nichts geändert.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>not visible</source>
        <translation>nicht sichtbar</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>waits, place %1</source>
        <translation>wartet, Platz %1</translation>
    </message>
    <message>
        <source>orphaned</source>
        <translation>verwaist</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>The client does not know it, but the server granted this lock.</source>
        <translation>Der Client weiß es nicht, aber der Server hat diese Sperre gewährt.</translation>
    </message>
    <message>
        <source>The client does not know it, but the server still has this request in its queue.</source>
        <translation>Der Client weiß es nicht, aber der Server hat diese Anfrage noch in seiner Warteschlange.</translation>
    </message>
    <message>
        <source>The client does not know it, but the server holds nothing for this request.</source>
        <translation>Der Client weiß es nicht, aber der Server hält nichts für diese Anfrage.</translation>
    </message>
    <message>
        <source>The client believes that it holds the lock, but the server granted it to nobody or to another.</source>
        <translation>Der Client glaubt, die Sperre zu halten, aber der Server hat sie niemandem oder einem anderen gewährt.</translation>
    </message>
    <message>
        <source>The client is done with this request, but the server still holds the lock for it.</source>
        <translation>Der Client ist mit dieser Anfrage fertig, aber der Server hält die Sperre noch für sie.</translation>
    </message>
    <message>
        <source>because</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>gives up in</source>
        <translation>gibt auf in</translation>
    </message>
    <message>
        <source>surely held for</source>
        <translation>sicher gehalten für</translation>
    </message>
    <message>
        <source>over in</source>
        <translation>vorbei in</translation>
    </message>
    <message>
        <source>over at the latest in</source>
        <translation>spätestens vorbei in</translation>
    </message>
    <message>
        <source>nothing bounds it yet</source>
        <translation>noch durch nichts begrenzt</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>eingereiht</translation>
    </message>
    <message>
        <source>sent, arrived</source>
        <translation>gesendet, da</translation>
    </message>
    <message>
        <source>answered, granted</source>
        <translation>Antwort, Grant</translation>
    </message>
    <message>
        <source>Request %1 of %2 is not known any more</source>
        <translation>Anfrage %1 von %2 ist nicht mehr bekannt</translation>
    </message>
    <message>
        <source>Acquire %1 of %2</source>
        <translation>Acquire %1 von %2</translation>
    </message>
    <message>
        <source>Release %1 of %2</source>
        <translation>Release %1 von %2</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>lease</source>
        <translation>Lease</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>Owner</translation>
    </message>
    <message>
        <source>%1, %2 ago</source>
        <translation>%1, vor %2</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>Client %1</translation>
    </message>
    <message>
        <source>Client %1 is not known any more</source>
        <translation>Client %1 ist nicht mehr bekannt</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>may connect to</source>
        <translation>mögliche Endpunkte</translation>
    </message>
    <message>
        <source>closed because</source>
        <translation>geschlossen, weil</translation>
    </message>
    <message>
        <source>tries again in</source>
        <translation>neuer Versuch in</translation>
    </message>
    <message>
        <source>leader hint</source>
        <translation>Leader-Hinweis</translation>
    </message>
    <message>
        <source>last violation of the server</source>
        <translation>letzte Verletzung des Servers</translation>
    </message>
    <message>
        <source>live requests</source>
        <translation>lebende Anfragen</translation>
    </message>
    <message>
        <source>locks held</source>
        <translation>gehaltene Sperren</translation>
    </message>
    <message>
        <source>orphan, token %1</source>
        <translation>Waise, Token %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>term</source>
        <translation>Term</translation>
    </message>
    <message>
        <source>durable LSN</source>
        <translation>dauerhafte LSN</translation>
    </message>
    <message>
        <source>journal syncs</source>
        <translation>Syncs des Journals</translation>
    </message>
    <message>
        <source>last sync took</source>
        <translation>letzter Sync dauerte</translation>
    </message>
    <message>
        <source>slowest sync took</source>
        <translation>langsamster Sync dauerte</translation>
    </message>
    <message>
        <source>fatal</source>
        <translation>fatal</translation>
    </message>
    <message>
        <source>the system says</source>
        <translation>das System meldet</translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>Event %1 is summarised</source>
        <translation>Ereignis %1 ist zusammengefasst</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>was geschah</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>holder</source>
        <translation>Halter</translation>
    </message>
    <message>
        <source>lease left</source>
        <translation>Lease-Rest</translation>
    </message>
    <message>
        <source>held since</source>
        <translation>gehalten seit</translation>
    </message>
    <message>
        <source>waiters</source>
        <translation>Wartende</translation>
    </message>
    <message>
        <source>oldest wait</source>
        <translation>längste Wartezeit</translation>
    </message>
    <message>
        <source>candidate lane</source>
        <translation>Kandidaten-Lane</translation>
    </message>
    <message>
        <source>Fate %1</source>
        <translation>Fate %1</translation>
    </message>
    <message>
        <source>Fate %1 is not known any more</source>
        <translation>Fate %1 ist nicht mehr bekannt</translation>
    </message>
    <message>
        <source>since</source>
        <translation>seit</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>eröffnet</translation>
    </message>
    <message>
        <source>why it ended</source>
        <translation>warum sie endete</translation>
    </message>
    <message>
        <source>Connection %1</source>
        <translation>Verbindung %1</translation>
    </message>
    <message>
        <source>Connection %1 is not known any more</source>
        <translation>Verbindung %1 ist nicht mehr bekannt</translation>
    </message>
    <message>
        <source>peer</source>
        <translation>Gegenstelle</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>handshaking</source>
        <translation>im Handshake</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>noch nicht versucht</translation>
    </message>
    <message>
        <source>refused, its lane is occupied: %1, since %2</source>
        <translation>abgewiesen, die Lane ist belegt: %1, seit %2</translation>
    </message>
    <message>
        <source>being written</source>
        <translation>wird geschrieben</translation>
    </message>
    <message>
        <source>settled, row %1</source>
        <translation>abgewickelt, Zeile %1</translation>
    </message>
    <message>
        <source>settled, nothing was left there</source>
        <translation>abgewickelt, dort war nichts übrig</translation>
    </message>
    <message>
        <source>settled before</source>
        <translation>vorher abgewickelt</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>what moves it</source>
        <translation>was es weiterbringt</translation>
    </message>
    <message>
        <source>who else waits</source>
        <translation>wer noch wartet</translation>
    </message>
    <message>
        <source>effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>brought back by</source>
        <translation>zurückgeholt durch</translation>
    </message>
    <message>
        <source>the drain of %1</source>
        <translation>das Leeren von %1</translation>
    </message>
    <message>
        <source>Finding %1</source>
        <translation>Befund %1</translation>
    </message>
    <message>
        <source>Finding %1 is not there</source>
        <translation>Befund %1 ist nicht da</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>about</source>
        <translation>betrifft</translation>
    </message>
    <message>
        <source>what it means</source>
        <translation>was es bedeutet</translation>
    </message>
    <message>
        <source>what to do</source>
        <translation>was zu tun ist</translation>
    </message>
    <message>
        <source>first seen</source>
        <translation>zuerst gesehen</translation>
    </message>
    <message>
        <source>how often</source>
        <translation>wie oft</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>It stays held until its lease ends, unless somebody releases exactly the token that the server shows.</source>
        <translation>Sie bleibt gehalten, bis ihre Lease endet, außer wenn jemand genau das Token freigibt, das der Server zeigt.</translation>
    </message>
    <message>
        <source>It may still be granted, until its wait is over or the server settles its connection.</source>
        <translation>Sie kann noch gewährt werden, bis ihre Wartezeit um ist oder der Server ihre Verbindung abwickelt.</translation>
    </message>
    <message>
        <source>It holds nothing now, and its client can only know that when the time below is over.</source>
        <translation>Sie hält jetzt nichts, und ihr Client kann das erst wissen, wenn die Zeit unten um ist.</translation>
    </message>
    <message>
        <source>What it does under this lock is not protected any more; whoever compares tokens turns it away.</source>
        <translation>Was er unter dieser Sperre tut, ist nicht mehr geschützt; wer Tokens vergleicht, weist ihn ab.</translation>
    </message>
    <message>
        <source>Nobody will give it back: it stands in everybody&apos;s way until its lease ends.</source>
        <translation>Niemand wird sie zurückgeben: sie steht allen im Weg, bis ihre Lease endet.</translation>
    </message>
    <message>
        <source>%1, since %2</source>
        <translation>%1, seit %2</translation>
    </message>
    <message>
        <source>fates that wait for it</source>
        <translation>Fates, die darauf warten</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Open %1</translation>
    </message>
    <message>
        <source>last drain</source>
        <translation>zuletzt geleert</translation>
    </message>
    <message>
        <source>grants and waiters</source>
        <translation>Grants und Wartende</translation>
    </message>
    <message>
        <source>its fate</source>
        <translation>ihr Fate</translation>
    </message>
    <message>
        <source>Event %1 is being read</source>
        <translation>Ereignis %1 wird gelesen</translation>
    </message>
    <message>
        <source>%1, %2 later</source>
        <translation>%1, %2 später</translation>
    </message>
</context>
<context>
    <name>LostReplyStory</name>
    <message>
        <source>Two clients, one lock</source>
        <translation>Zwei Clients, eine Sperre</translation>
    </message>
    <message>
        <source>The client w1 asks for the lock orders/17, gets it, and gives it back. In the picture each arrow is a message, and time runs down.</source>
        <translation>Der Client w1 fordert die Sperre orders/17 an, bekommt sie und gibt sie zurück. Im Bild ist jeder Pfeil eine Nachricht, und die Zeit läuft nach unten.</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <source>The reply is lost</source>
        <translation>Die Antwort geht verloren</translation>
    </message>
    <message>
        <source>w1 asks again, and the server grants the lock. But its reply never arrives: the arrow ends in an X. Meanwhile w2 asks, too, and has to wait.</source>
        <translation>w1 fordert wieder an, und der Server gewährt die Sperre. Aber seine Antwort kommt nie an: der Pfeil endet in einem X. Inzwischen fordert auch w2 an und muss warten.</translation>
    </message>
    <message>
        <source>What w1 believes, and what is true</source>
        <translation>Was w1 annimmt und was wahr ist</translation>
    </message>
    <message>
        <source>w1 believes that it waits. In truth it holds the lock. The inspector shows both beside each other, and says that they differ.</source>
        <translation>w1 nimmt an, dass er wartet. In Wahrheit hält er die Sperre. Der Inspektor zeigt beides nebeneinander und sagt, dass es sich unterscheidet.</translation>
    </message>
    <message>
        <source>The connection dies: nobody at w1 can know</source>
        <translation>Die Verbindung stirbt: bei w1 kann es niemand wissen</translation>
    </message>
    <message>
        <source>No reply will come any more. Whether w1 has the lock is Indeterminate, until the moment by which it must be over. The console never guesses.</source>
        <translation>Es kommt keine Antwort mehr. Ob w1 die Sperre hat, ist Indeterminate, bis zu dem Zeitpunkt, zu dem sie vorbei sein muss. Die Konsole rät nie.</translation>
    </message>
    <message>
        <source>What is left of it is parked</source>
        <translation>Was davon bleibt, ist geparkt</translation>
    </message>
    <message>
        <source>The server has to clear up after the dead connection: that is its fate. But the lane of orders/17 is held by an operator, so the fate is parked. Its card says so.</source>
        <translation>Der Server muss nach der toten Verbindung aufräumen: das ist ihr Fate. Aber die Lane von orders/17 wird von einem Operator gehalten, also ist das Fate geparkt. Seine Karte sagt es.</translation>
    </message>
    <message>
        <source>&amp;Drain the lane</source>
        <translation>Lane lee&amp;ren</translation>
    </message>
    <message>
        <source>The lane is free, and the fate completes</source>
        <translation>Die Lane ist frei, und das Fate wird vollendet</translation>
    </message>
    <message>
        <source>No timer tried again: the drained lane itself let the fate go on. The lock is an orphan now: nobody is behind it, and it lives on until its lease is over.</source>
        <translation>Kein Zeitgeber hat es noch einmal versucht: die geleerte Lane selbst ließ das Fate weitergehen. Die Sperre ist jetzt verwaist: niemand steht hinter ihr, und sie lebt weiter, bis ihre Lease um ist.</translation>
    </message>
    <message>
        <source>The lease is over, and w2 gets the lock</source>
        <translation>Die Lease ist um, und w2 bekommt die Sperre</translation>
    </message>
    <message>
        <source>Its token is larger than the lost one, so that whatever w1 still writes can be told from w2&apos;s. And w1 knows at last that it has nothing.</source>
        <translation>Sein Token ist größer als das verlorene, sodass alles, was w1 noch schreibt, von dem zu unterscheiden ist, was w2 schreibt. Und w1 weiß endlich, dass er nichts hat.</translation>
    </message>
    <message>
        <source>Now move through time yourself</source>
        <translation>Jetzt selbst durch die Zeit gehen</translation>
    </message>
    <message>
        <source>The key , goes one event back, . goes one on, and End comes back here. Every area shows the same moment, and says so. Y asks why, of whatever is selected.</source>
        <translation>Die Taste , geht ein Ereignis zurück, . geht eins vor, und Ende kommt hierher zurück. Jeder Bereich zeigt denselben Zeitpunkt und sagt es. Y fragt nach dem Warum, bei allem, was ausgewählt ist.</translation>
    </message>
    <message>
        <source>Go back in t&amp;ime</source>
        <translation>Zei&amp;tlich zurück</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>the other side closed</source>
        <translation>die Gegenseite hat geschlossen</translation>
    </message>
    <message>
        <source>could not connect</source>
        <translation>keine Verbindung möglich</translation>
    </message>
    <message>
        <source>TLS failed</source>
        <translation>TLS ist gescheitert</translation>
    </message>
    <message>
        <source>the handshake failed</source>
        <translation>der Handshake ist gescheitert</translation>
    </message>
    <message>
        <source>the server speaks version 1 only</source>
        <translation>der Server spricht nur Version 1</translation>
    </message>
    <message>
        <source>the leader is elsewhere</source>
        <translation>der Leader ist woanders</translation>
    </message>
    <message>
        <source>nobody leads</source>
        <translation>niemand führt</translation>
    </message>
    <message>
        <source>the node is not active</source>
        <translation>der Knoten ist nicht aktiv</translation>
    </message>
    <message>
        <source>the shared token was refused</source>
        <translation>das gemeinsame Token wurde abgelehnt</translation>
    </message>
    <message>
        <source>the server reported an error</source>
        <translation>der Server hat einen Fehler gemeldet</translation>
    </message>
    <message>
        <source>the server sent a malformed frame</source>
        <translation>der Server sendete einen fehlerhaften Rahmen</translation>
    </message>
    <message>
        <source>the server sent a frame that is too long</source>
        <translation>der Server sendete einen zu langen Rahmen</translation>
    </message>
    <message>
        <source>the server sent an unknown reply</source>
        <translation>der Server sendete eine unbekannte Antwort</translation>
    </message>
    <message>
        <source>the server sent a reply that nobody waited for</source>
        <translation>der Server sendete eine Antwort, auf die niemand gewartet hat</translation>
    </message>
    <message>
        <source>cancelled after it was sent</source>
        <translation>nach dem Senden abgebrochen</translation>
    </message>
    <message>
        <source>nothing was heard for too long</source>
        <translation>zu lange war nichts zu hören</translation>
    </message>
    <message>
        <source>the client stopped</source>
        <translation>der Client hat angehalten</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>verbindet sich</translation>
    </message>
    <message>
        <source>handshaking</source>
        <translation>im Handshake</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>the key is not valid</source>
        <translation>der Schlüssel ist nicht gültig</translation>
    </message>
    <message>
        <source>the lease is not valid</source>
        <translation>die Lease ist nicht gültig</translation>
    </message>
    <message>
        <source>the wait is not valid</source>
        <translation>die Wartezeit ist nicht gültig</translation>
    </message>
    <message>
        <source>too many requests are pending</source>
        <translation>zu viele Anfragen stehen an</translation>
    </message>
    <message>
        <source>the client is stopped</source>
        <translation>der Client ist angehalten</translation>
    </message>
    <message>
        <source>the token is not valid</source>
        <translation>das Token ist nicht gültig</translation>
    </message>
    <message>
        <source>the acquire holds nothing</source>
        <translation>das Acquire hält nichts</translation>
    </message>
    <message>
        <source>the release lane is full</source>
        <translation>die Release-Lane ist voll</translation>
    </message>
    <message>
        <source>its release is queued</source>
        <translation>sein Release ist eingereiht</translation>
    </message>
    <message>
        <source>released</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>the server no longer knew it</source>
        <translation>der Server kannte es nicht mehr</translation>
    </message>
    <message>
        <source>its lease is over</source>
        <translation>seine Lease ist um</translation>
    </message>
    <message>
        <source>left to its lease, the release lane is full</source>
        <translation>seiner Lease überlassen, die Release-Lane ist voll</translation>
    </message>
    <message>
        <source>the handshake</source>
        <translation>der Handshake</translation>
    </message>
    <message>
        <source>a malformed frame</source>
        <translation>ein fehlerhafter Rahmen</translation>
    </message>
    <message>
        <source>a frame that is too long</source>
        <translation>ein zu langer Rahmen</translation>
    </message>
    <message>
        <source>an unknown reply</source>
        <translation>eine unbekannte Antwort</translation>
    </message>
    <message>
        <source>a reply that nobody waited for</source>
        <translation>eine Antwort, auf die niemand gewartet hat</translation>
    </message>
    <message>
        <source>clean disconnect</source>
        <translation>sauber getrennt</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>Verbindung verloren</translation>
    </message>
    <message>
        <source>protocol error</source>
        <translation>Protokollfehler</translation>
    </message>
    <message>
        <source>server shutdown</source>
        <translation>Server hielt an</translation>
    </message>
    <message>
        <source>leadership lost</source>
        <translation>Führung verloren</translation>
    </message>
    <message>
        <source>open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>parked</source>
        <translation>geparkt</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>Complete</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>staged</source>
        <translation>vorgemerkt</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>wird geschrieben</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ungewiss</translation>
    </message>
    <message>
        <source>held by an operator</source>
        <translation>von einem Operator gehalten</translation>
    </message>
    <message>
        <source>grant</source>
        <translation>Grant</translation>
    </message>
    <message>
        <source>hand-off</source>
        <translation>Weitergabe</translation>
    </message>
    <message>
        <source>release</source>
        <translation>Release</translation>
    </message>
    <message>
        <source>expiry</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>fate</source>
        <translation>Fate</translation>
    </message>
    <message>
        <source>operator hold</source>
        <translation>Operator hält</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Leader</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>Follower</translation>
    </message>
    <message>
        <source>down</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>wrong shared token</source>
        <translation>falsches gemeinsames Token</translation>
    </message>
    <message>
        <source>bad handshake</source>
        <translation>falscher Handshake</translation>
    </message>
    <message>
        <source>node not active</source>
        <translation>Knoten nicht aktiv</translation>
    </message>
    <message>
        <source>bad request</source>
        <translation>falsche Anfrage</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>zu lang</translation>
    </message>
    <message>
        <source>bad key</source>
        <translation>falscher Schlüssel</translation>
    </message>
    <message>
        <source>bad lease</source>
        <translation>falsche Lease</translation>
    </message>
    <message>
        <source>owner sent twice</source>
        <translation>Owner zweimal gesendet</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>ausgelastet</translation>
    </message>
    <message>
        <source>reads too slowly</source>
        <translation>liest zu langsam</translation>
    </message>
    <message>
        <source>shutting down</source>
        <translation>wird heruntergefahren</translation>
    </message>
    <message>
        <source>waiters of one key</source>
        <translation>Wartende auf einen Schlüssel</translation>
    </message>
    <message>
        <source>waiters in all</source>
        <translation>Wartende insgesamt</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>a write to the journal failed</source>
        <translation>ein Schreiben ins Journal schlug fehl</translation>
    </message>
    <message>
        <source>the journal could not be synced</source>
        <translation>der Sync des Journals schlug fehl</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die Platte ist voll</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>eingereiht</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>gesendet</translation>
    </message>
    <message>
        <source>granted</source>
        <translation>gewährt</translation>
    </message>
    <message>
        <source>indeterminate</source>
        <translation>Indeterminate</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeit um</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>lease over</source>
        <translation>Lease um</translation>
    </message>
    <message>
        <source>reclaimed</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>not visible</source>
        <translation>nicht sichtbar</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>sync error</source>
        <translation>Sync-Fehler</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>Platte voll</translation>
    </message>
    <message>
        <source>slow disk</source>
        <translation>langsame Platte</translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message>
        <source>token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>wait over</source>
        <translation>Wartezeit um</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>ausgelastet</translation>
    </message>
    <message>
        <source>released</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Open %1 parked</source>
        <translation>Open %1 geparkt</translation>
    </message>
    <message>
        <source>Open %1 tried again</source>
        <translation>Open %1 neuer Versuch</translation>
    </message>
    <message>
        <source>Open %1 complete</source>
        <translation>Open %1 Complete</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Open %1</translation>
    </message>
    <message>
        <source>indeterminate until %1</source>
        <translation>Indeterminate bis %1</translation>
    </message>
    <message>
        <source>indeterminate</source>
        <translation>Indeterminate</translation>
    </message>
    <message>
        <source>each sync of the disk takes %1 longer</source>
        <translation>jeder Sync der Platte dauert %1 länger</translation>
    </message>
    <message>
        <source>fault in the disk: %1</source>
        <translation>Störung der Platte: %1</translation>
    </message>
    <message>
        <source>candidate lane of %1 held</source>
        <translation>Kandidaten-Lane von %1 gehalten</translation>
    </message>
    <message>
        <source>node %1 is down</source>
        <translation>Knoten %1 ist ausgefallen</translation>
    </message>
    <message>
        <source>nobody leads</source>
        <translation>niemand führt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Nothing happened in this time. F shows all of it, End the present.</source>
        <translation>In dieser Zeit ist nichts geschehen. F zeigt sie ganz, Ende die Gegenwart.</translation>
    </message>
    <message>
        <source>node %1 leads, term %2</source>
        <translation>Knoten %1 führt, Term %2</translation>
    </message>
    <message>
        <source>new leader</source>
        <translation>neuer Leader</translation>
    </message>
    <message>
        <source>hand-over from node %1 to node %2</source>
        <translation>Übergabe von Knoten %1 an Knoten %2</translation>
    </message>
    <message>
        <source>hand-over</source>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>fault: %1</source>
        <translation>Störung: %1</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>Störung</translation>
    </message>
    <message>
        <source>the journal failed: nothing is acknowledged</source>
        <translation>das Journal ist ausgefallen: nichts wird bestätigt</translation>
    </message>
    <message>
        <source>the server is stopped</source>
        <translation>der Server ist angehalten</translation>
    </message>
    <message>
        <source>events are missing here</source>
        <translation>hier fehlen Ereignisse</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>server %1</source>
        <translation>Server %1</translation>
    </message>
    <message>
        <source>other clients</source>
        <translation>andere Clients</translation>
    </message>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n Client</numerusform>
            <numerusform>%n Clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln Nachricht</numerusform>
            <numerusform>%Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln lost</source>
        <translation>
            <numerusform>%1, %Ln verloren</numerusform>
            <numerusform>%1, %Ln verloren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlotLines</name>
    <message>
        <source>Wait time</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>Hold time</source>
        <translation>Haltezeit</translation>
    </message>
    <message>
        <source>Queue length</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Grants a second</source>
        <translation>Grants je Sekunde</translation>
    </message>
    <message>
        <source>Journal sync</source>
        <translation>Sync des Journals</translation>
    </message>
    <message>
        <source>Parked fates</source>
        <translation>Geparkte Fates</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 on average, %3 to %4, %Ln sample(s)</source>
        <translation>
            <numerusform>%1: im Mittel %2, %3 bis %4, %Ln Messung</numerusform>
            <numerusform>%1: im Mittel %2, %3 bis %4, %Ln Messungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuerySentence</name>
    <message>
        <source>%1, ...</source>
        <translation>%1, ...</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a duration, such as 5s</source>
        <translation>eine Dauer wie 5s</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a word from a list</source>
        <translation>ein Wort aus einer Liste</translation>
    </message>
    <message>
        <source>%1 Perhaps %2?</source>
        <translation>%1 Vielleicht %2?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot stand here.</source>
        <translation>&apos;%1&apos; kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>Something is missing at the end.</source>
        <translation>Am Ende fehlt etwas.</translation>
    </message>
    <message>
        <source>Something is missing at the end: %1</source>
        <translation>Am Ende fehlt etwas: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no word for this.</source>
        <translation>&apos;%1&apos; ist kein Wort dafür.</translation>
    </message>
    <message>
        <source>%1 There are: %2</source>
        <translation>%1 Es gibt: %2</translation>
    </message>
    <message>
        <source>This is %1; here %2 is wanted.</source>
        <translation>Das ist %1; hier wird %2 gebraucht.</translation>
    </message>
    <message>
        <source>This is too long: at most %1 bytes.</source>
        <translation>Das ist zu lang: höchstens %1 Bytes.</translation>
    </message>
    <message>
        <source>This is nested too deep: at most %1 levels.</source>
        <translation>Das ist zu tief verschachtelt: höchstens %1 Ebenen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; means nothing here.</source>
        <translation>&apos;%1&apos; bedeutet hier nichts.</translation>
    </message>
    <message>
        <source>The text has no closing quote.</source>
        <translation>Dem Text fehlt das schließende Anführungszeichen.</translation>
    </message>
    <message>
        <source>A backslash stands before a quote, a backslash, * or ? only.</source>
        <translation>Ein Backslash steht vor einem Anführungszeichen, einem Backslash, * oder ? und sonst nirgends.</translation>
    </message>
    <message>
        <source>The number is too large.</source>
        <translation>Die Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no unit that is known: %2</source>
        <translation>&apos;%1&apos; hat keine bekannte Einheit: %2</translation>
    </message>
    <message>
        <source>There is no &apos;%1&apos;.</source>
        <translation>&apos;%1&apos; gibt es nicht.</translation>
    </message>
    <message>
        <source>This has no order: compare it with == or !=.</source>
        <translation>Das hat keine Ordnung: mit == oder != vergleichen.</translation>
    </message>
    <message>
        <source>This is neither true nor false: compare it with something.</source>
        <translation>Das ist weder wahr noch falsch: mit etwas vergleichen.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>%1 cannot be opened: check that it is there and that you may read it</source>
        <translation>%1 kann nicht geöffnet werden: prüfen, ob es da ist und gelesen werden darf</translation>
    </message>
    <message>
        <source>%1 is not a recording of Lockscope: choose a file that ends in .lockscope</source>
        <translation>%1 ist keine Aufzeichnung von Lockscope: eine Datei wählen, die auf .lockscope endet</translation>
    </message>
    <message>
        <source>%1 was recorded by a later version of Lockscope: open it with that one</source>
        <translation>%1 wurde von einer neueren Version von Lockscope aufgezeichnet: mit dieser öffnen</translation>
    </message>
    <message>
        <source>%1 is damaged: look for another copy of it</source>
        <translation>%1 ist beschädigt: nach einer anderen Kopie suchen</translation>
    </message>
    <message>
        <source>%1 is there already: choose another name</source>
        <translation>%1 gibt es schon: einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>%1 cannot be written: check the disk and that you may write there</source>
        <translation>%1 kann nicht geschrieben werden: die Platte und die Schreibrechte prüfen</translation>
    </message>
    <message>
        <source>%1 cannot go on, because the disk is full: make room</source>
        <translation>%1 kann nicht weitergehen, weil die Platte voll ist: Platz schaffen</translation>
    </message>
    <message>
        <source>%1 is being written by somebody else: try again in a moment</source>
        <translation>%1 wird gerade von jemand anderem geschrieben: gleich noch einmal versuchen</translation>
    </message>
    <message>
        <source>%1 has ended, because the disk could not keep up with the events</source>
        <translation>%1 ist beendet, weil die Platte nicht mit den Ereignissen Schritt hielt</translation>
    </message>
    <message>
        <source> (at event %1)</source>
        <translation> (bei Ereignis %1)</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 cannot be opened: this program cannot be started again</source>
        <translation>%1 kann nicht geöffnet werden: dieses Programm lässt sich nicht noch einmal starten</translation>
    </message>
</context>
<context>
    <name>RowMark</name>
    <message>
        <source>A orange</source>
        <translation>A Orange</translation>
    </message>
    <message>
        <source>B sky blue</source>
        <translation>B Himmelblau</translation>
    </message>
    <message>
        <source>C green</source>
        <translation>C Grün</translation>
    </message>
    <message>
        <source>D yellow</source>
        <translation>D Gelb</translation>
    </message>
    <message>
        <source>E blue</source>
        <translation>E Blau</translation>
    </message>
    <message>
        <source>F vermilion</source>
        <translation>F Zinnober</translation>
    </message>
    <message>
        <source>G pink</source>
        <translation>G Rosa</translation>
    </message>
    <message>
        <source>H grey</source>
        <translation>H Grau</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The waiter for a reply is registered before the request&apos;s first byte is handed to the socket.</source>
        <translation>Der Wartende auf eine Antwort ist eingetragen, bevor das erste Byte der Anfrage an den Socket geht.</translation>
    </message>
    <message>
        <source>A reply is matched by family, key and identifier, all three equal; never by order.</source>
        <translation>Eine Antwort wird über Familie, Schlüssel und Kennung zugeordnet, alle drei gleich; nie über die Reihenfolge.</translation>
    </message>
    <message>
        <source>Once a byte was handed to the socket, a missing definitive reply makes the request Indeterminate; nothing else does.</source>
        <translation>Sobald ein Byte an den Socket ging, macht eine fehlende endgültige Antwort die Anfrage Indeterminate; nichts sonst tut es.</translation>
    </message>
    <message>
        <source>An owner is never sent twice; a new attempt is a new acquire with a new owner, made by the caller.</source>
        <translation>Ein Owner wird nie zweimal gesendet; ein neuer Versuch ist ein neues Acquire mit einem neuen Owner, vom Aufrufer gemacht.</translation>
    </message>
    <message>
        <source>Cancel before send is cancelled; cancel after send is indeterminate and closes the connection.</source>
        <translation>Abbrechen vor dem Senden ist abgebrochen; Abbrechen nach dem Senden ist Indeterminate und schließt die Verbindung.</translation>
    </message>
    <message>
        <source>When a connection ends, every acquire sent on it becomes Indeterminate with the close&apos;s reason; unsent ones wait for the next connection.</source>
        <translation>Wenn eine Verbindung endet, wird jedes auf ihr gesendete Acquire Indeterminate, mit dem Grund des Schließens; ungesendete warten auf die nächste Verbindung.</translation>
    </message>
    <message>
        <source>An Indeterminate acquire with a bounded wait carries reclaim_by: sending + wait + lease + 1 s, after which a grant it may have got is over.</source>
        <translation>Ein Acquire, das mit begrenzter Wartezeit Indeterminate ist, trägt reclaim_by: Senden + Wartezeit + Lease + 1 s; danach ist ein Grant vorbei, den es vielleicht bekommen hat.</translation>
    </message>
    <message>
        <source>Releases have a lane of their own, bounded, sent before any acquire on a new connection; half of its places are reserved for orphans.</source>
        <translation>Releases haben eine eigene, begrenzte Lane, die auf einer neuen Verbindung vor jedem Acquire gesendet wird; die Hälfte ihrer Plätze ist Waisen vorbehalten.</translation>
    </message>
    <message>
        <source>A reply that matches nothing closes the connection; if it was an A, its exact token goes onto the release lane first.</source>
        <translation>Eine Antwort, zu der nichts passt, schließt die Verbindung; war sie ein A, geht zuvor genau ihr Token auf die Release-Lane.</translation>
    </message>
    <message>
        <source>A leader hint counts only if it names a configured endpoint; more than 8 redirects without a ready session fall back to the backoff.</source>
        <translation>Ein Leader-Hinweis zählt nur, wenn er einen konfigurierten Endpunkt nennt; mehr als 8 Verweise ohne bereite Sitzung fallen auf den Backoff zurück.</translation>
    </message>
    <message>
        <source>Between two connections the engine backs off: full jitter from 100 ms doubling to 3.2 s, with rules of their own for no_leader, not_active and auth_failed.</source>
        <translation>Zwischen zwei Verbindungen wartet die Engine im Backoff: voller Jitter von 100 ms, verdoppelt bis 3,2 s, mit eigenen Regeln für no_leader, not_active und auth_failed.</translation>
    </message>
    <message>
        <source>What cannot be sent fails at the call, with its reason: a bad key, lease or wait, a full queue, a stopped engine.</source>
        <translation>Was nicht gesendet werden kann, scheitert beim Aufruf, mit Grund: ein falscher Schlüssel, eine falsche Lease oder Wartezeit, eine volle Warteschlange, eine angehaltene Engine.</translation>
    </message>
    <message>
        <source>A bounded acquire without an answer 5 s after its wait, or 30 s without a byte, ends the connection as idle_timeout; a hint that names that node goes with it.</source>
        <translation>Ein begrenztes Acquire ohne Antwort 5 s nach seiner Wartezeit, oder 30 s ohne ein Byte, beendet die Verbindung als idle_timeout; ein Hinweis, der diesen Knoten nennt, verfällt mit ihr.</translation>
    </message>
    <message>
        <source>A lease is known to its client only as a window: surely held until sent + lease, surely over after received + lease.</source>
        <translation>Eine Lease kennt ihr Client nur als Fenster: sicher gehalten bis gesendet + Lease, sicher vorbei nach empfangen + Lease.</translation>
    </message>
    <message>
        <source>A key has at most one live grant, a queue of waiters in order of arrival, and one candidate lane.</source>
        <translation>Ein Schlüssel hat höchstens einen lebenden Grant, eine Schlange von Wartenden in der Reihenfolge ihrer Ankunft und eine Kandidaten-Lane.</translation>
    </message>
    <message>
        <source>The candidate lane holds at most one durable transition in flight; at its drain fates go first, then a due expiry, then releases, then the next grant.</source>
        <translation>In der Kandidaten-Lane ist höchstens ein dauerhafter Übergang unterwegs; wird sie leer, gehen Fates vor, dann ein fälliger Ablauf, dann Releases, dann der nächste Grant.</translation>
    </message>
    <message>
        <source>A transition&apos;s replies leave when the journal says that its record is durable.</source>
        <translation>Die Antworten eines Übergangs gehen hinaus, wenn das Journal sagt, dass sein Eintrag dauerhaft ist.</translation>
    </message>
    <message>
        <source>Every token is greater than every token granted before, over all keys and all restarts.</source>
        <translation>Jedes Token ist größer als jedes zuvor gewährte, über alle Schlüssel und alle Neustarts.</translation>
    </message>
    <message>
        <source>A lease runs on a steady clock from the moment its grant is durable, and its deadline survives a restart unchanged; where the wall clock went back over a reboot, what is left runs in full again, and an event says so.</source>
        <translation>Eine Lease läuft auf einer stetigen Uhr ab dem Moment, in dem ihr Grant dauerhaft ist, und ihre Frist übersteht einen Neustart unverändert; ging die Wanduhr bei einem Neustart der Maschine zurück, läuft der Rest noch einmal in voller Länge, und ein Ereignis sagt das.</translation>
    </message>
    <message>
        <source>The end of a lease is a durable transition through the lane like any other.</source>
        <translation>Das Ende einer Lease ist ein dauerhafter Übergang durch die Lane wie jeder andere.</translation>
    </message>
    <message>
        <source>A waiter whose wait is over is answered T and leaves the queue, unless it is the candidate itself: then the grant wins.</source>
        <translation>Ein Wartender, dessen Wartezeit um ist, bekommt T und verlässt die Schlange, außer er ist selbst der Kandidat: dann gewinnt der Grant.</translation>
    </message>
    <message>
        <source>Segment files carry magic, version and first LSN; each record carries its length, LSN, type and a 64-bit checksum.</source>
        <translation>Segmentdateien tragen Magic, Version und erste LSN; jeder Eintrag trägt Länge, LSN, Typ und eine Prüfsumme von 64 Bit.</translation>
    </message>
    <message>
        <source>One write and one sync cover everything that was appended meanwhile, and LSNs become durable in order.</source>
        <translation>Ein Schreiben und ein Sync decken alles ab, was inzwischen angehängt wurde, und LSNs werden der Reihe nach dauerhaft.</translation>
    </message>
    <message>
        <source>A failed write or sync latches the fatal state: nothing is acknowledged any more, and only a restart clears it.</source>
        <translation>Ein fehlgeschlagenes Schreiben oder ein fehlgeschlagener Sync rastet den fatalen Zustand ein: nichts wird mehr bestätigt, und nur ein Neustart hebt ihn auf.</translation>
    </message>
    <message>
        <source>A snapshot stands for everything up to its LSN; it is written aside, synced, renamed and its name synced, and only then is what it stands for removed.</source>
        <translation>Ein Snapshot steht für alles bis zu seiner LSN; er wird daneben geschrieben, per Sync gesichert, umbenannt und auch sein Name gesichert, und erst dann wird entfernt, wofür er steht.</translation>
    </message>
    <message>
        <source>One process a data directory; the second is refused with the first one&apos;s pid.</source>
        <translation>Ein Prozess je Datenverzeichnis; der zweite wird abgewiesen, mit der PID des ersten.</translation>
    </message>
    <message>
        <source>A full disk is J3 with its own message; what was acknowledged before stays readable.</source>
        <translation>Eine volle Platte ist J3 mit eigener Meldung; was vorher bestätigt wurde, bleibt lesbar.</translation>
    </message>
    <message>
        <source>An Open is made durable first: its sequence, the connection, why it ended, and the keys it is bound to.</source>
        <translation>Zuerst wird ein Open dauerhaft: seine Nummer, die Verbindung, warum sie endete, und die Schlüssel, an die es gebunden ist.</translation>
    </message>
    <message>
        <source>Each of those keys is folded once, by one durable record: the connection&apos;s waiters leave the queue, its live grant becomes an orphan.</source>
        <translation>Jeder dieser Schlüssel wird einmal gefaltet, durch einen dauerhaften Eintrag: die Wartenden der Verbindung verlassen die Schlange, ihr lebender Grant wird zur Waise.</translation>
    </message>
    <message>
        <source>From the moment a connection is known to be gone it is fenced: nothing is queued for it and none of its waiters is granted.</source>
        <translation>Von dem Moment an, in dem bekannt ist, dass eine Verbindung weg ist, ist sie abgeschottet: nichts wird für sie eingereiht, und keinem ihrer Wartenden wird gewährt.</translation>
    </message>
    <message>
        <source>A fold on a key whose candidate lane is occupied is refused (Precedence), and the fate parks with its names unchanged.</source>
        <translation>Ein Fold auf einem Schlüssel, dessen Kandidaten-Lane belegt ist, wird abgewiesen (Precedence), und das Fate parkt mit unveränderten Namen.</translation>
    </message>
    <message>
        <source>Only the drain of that lane retries it, and only fates that name the key: no timer, no unrelated traffic.</source>
        <translation>Nur das Leeren dieser Lane versucht es noch einmal, und nur Fates, die den Schlüssel nennen: kein Timer, kein fremder Verkehr.</translation>
    </message>
    <message>
        <source>A fate parks only if none of its keys was drained since it began to fold, so a drain between refusal and parking is never lost.</source>
        <translation>Ein Fate parkt nur, wenn keiner seiner Schlüssel geleert wurde, seit es zu falten begann; so geht ein Leeren zwischen Abweisung und Parken nie verloren.</translation>
    </message>
    <message>
        <source>A drain tells its listener after the key&apos;s state is released; a retry&apos;s failure belongs to the fate, not to the request that drained the lane.</source>
        <translation>Ein Leeren meldet sich bei seinem Zuhörer, nachdem der Zustand des Schlüssels losgelassen ist; das Scheitern eines neuen Versuchs gehört dem Fate, nicht der Anfrage, die die Lane geleert hat.</translation>
    </message>
    <message>
        <source>When every target is folded and durable, a Complete is made durable; never for a refusal.</source>
        <translation>Wenn jedes Ziel gefaltet und dauerhaft ist, wird ein Complete dauerhaft; nie für eine Abweisung.</translation>
    </message>
    <message>
        <source>Any other failure of a fold, or of its Complete, is fatal (J3). A broken index of parked fates is a named error: its fates are the next start&apos;s.</source>
        <translation>Jedes andere Scheitern eines Folds oder seines Complete ist fatal (J3). Ein zerstörter Index der geparkten Fates ist ein benannter Fehler: seine Fates gehören dem nächsten Start.</translation>
    </message>
    <message>
        <source>A clean stop drains the lanes that parked fates wait on; what is still parked then is named, and the exit status is 3.</source>
        <translation>Ein sauberes Anhalten leert die Lanes, auf die geparkte Fates warten; was dann noch geparkt ist, wird genannt, und der Exit-Status ist 3.</translation>
    </message>
    <message>
        <source>At start every Open without a Complete is completed before the first connection is accepted.</source>
        <translation>Beim Start wird jedes Open ohne Complete vollendet, bevor die erste Verbindung angenommen wird.</translation>
    </message>
    <message>
        <source>Live connections and fates without a durable Complete are bounded together (E busy); a grant of an older start without an Open is orphaned at the start.</source>
        <translation>Lebende Verbindungen und Fates ohne dauerhaftes Complete sind gemeinsam begrenzt (E busy); ein Grant eines älteren Starts ohne Open verwaist beim Start.</translation>
    </message>
    <message>
        <source>Parks and unparks are counted, and every step above is an event.</source>
        <translation>Parken und Wecken werden gezählt, und jeder Schritt oben ist ein Ereignis.</translation>
    </message>
    <message>
        <source>A leaves only after its grant is durable, R only after the release is.</source>
        <translation>A geht erst hinaus, wenn der Grant dauerhaft ist, R erst, wenn das Release es ist.</translation>
    </message>
    <message>
        <source>Waiters of one key are granted in the order in which the server read their requests, dead ones left out.</source>
        <translation>Wartenden auf einen Schlüssel wird in der Reihenfolge gewährt, in der der Server ihre Anfragen gelesen hat, tote ausgelassen.</translation>
    </message>
    <message>
        <source>T comes when the wait is over, at most 1 s later; after T that owner is never granted.</source>
        <translation>T kommt, wenn die Wartezeit um ist, höchstens 1 s später; nach T wird diesem Owner nie gewährt.</translation>
    </message>
    <message>
        <source>R with the live token releases it, whoever asks; R with any other token is answered N. The token is the authority.</source>
        <translation>R mit dem lebenden Token gibt es frei, wer auch immer fragt; R mit jedem anderen Token wird mit N beantwortet. Das Token ist die Berechtigung.</translation>
    </message>
    <message>
        <source>The end of a connection releases nothing: its grants live on as orphans until their lease ends or their exact token is released.</source>
        <translation>Das Ende einer Verbindung gibt nichts frei: ihre Grants leben als Waisen weiter, bis ihre Lease endet oder genau ihr Token freigegeben wird.</translation>
    </message>
    <message>
        <source>A v1 R releases the key&apos;s live grant only if that grant was made over v1.</source>
        <translation>Ein R aus v1 gibt den lebenden Grant des Schlüssels nur frei, wenn dieser Grant über v1 zustande kam.</translation>
    </message>
    <message>
        <source>A full capacity is answered at once: B with the owner on v2, T on v1.</source>
        <translation>Eine erschöpfte Kapazität wird sofort beantwortet: B mit dem Owner in v2, T in v1.</translation>
    </message>
    <message>
        <source>Bad input costs its sender the connection, and nobody else anything.</source>
        <translation>Falsche Eingabe kostet ihren Absender die Verbindung und sonst niemanden etwas.</translation>
    </message>
    <message>
        <source>One node leads a term, and the term is durable before it does; after a start that is node 1.</source>
        <translation>Ein Knoten führt einen Term, und der Term ist vorher dauerhaft; nach einem Start ist das Knoten 1.</translation>
    </message>
    <message>
        <source>A node that does not lead answers a v2 handshake with M and the leader&apos;s address, or with Eno_leader, and the end; a v1 client gets the same for each request, and stays.</source>
        <translation>Ein Knoten, der nicht führt, beantwortet einen v2-Handshake mit M und der Adresse des Leaders oder mit Eno_leader und dem Ende; ein v1-Client bekommt dasselbe auf jede Anfrage und bleibt.</translation>
    </message>
    <message>
        <source>A leader that hands over sends L to its v2 clients, begins nothing more, finishes what is in flight, and when the new term is durable answers M and closes (leadership_lost); v1 clients stay, without their waiters.</source>
        <translation>Ein Leader, der übergibt, sendet L an seine v2-Clients, beginnt nichts mehr, beendet, was unterwegs ist, und antwortet, wenn der neue Term dauerhaft ist, mit M und schließt (leadership_lost); v1-Clients bleiben, ohne ihre Wartenden.</translation>
    </message>
    <message>
        <source>While nobody leads no transition begins, no fate is folded and no lease is ended; the next leader does at once what was left to it. A change of leader moves no deadline.</source>
        <translation>Solange niemand führt, beginnt kein Übergang, wird kein Fate gefaltet und keine Lease beendet; der nächste Leader holt sofort nach, was ihm bleibt. Ein Wechsel des Leaders verschiebt keine Frist.</translation>
    </message>
    <message>
        <source>A node that crashes loses its connections at once (connection_lost) and its port is closed; if it led, the next node that is up leads a new term by itself. It comes back at the same address, as a follower where somebody leads.</source>
        <translation>Ein Knoten, der abstürzt, verliert seine Verbindungen sofort (connection_lost), und sein Port ist zu; führte er, führt der nächste laufende Knoten von selbst einen neuen Term. Er kommt unter derselben Adresse zurück, als Follower, wo jemand führt.</translation>
    </message>
    <message>
        <source>In an election window nobody leads: the old leader&apos;s v2 clients go with Eno_leader (leadership_lost), and at its end the next node that is up leads, counted round the end.</source>
        <translation>In einem Wahlfenster führt niemand: die v2-Clients des alten Leaders gehen mit Eno_leader (leadership_lost), und an seinem Ende führt der nächste laufende Knoten, am Ende von vorn gezählt.</translation>
    </message>
    <message>
        <source>No two live grants of a key overlap in the durable history.</source>
        <translation>Keine zwei lebenden Grants eines Schlüssels überlappen in der dauerhaften Geschichte.</translation>
    </message>
    <message>
        <source>Tokens strictly increase, over all keys and all restarts.</source>
        <translation>Tokens steigen streng an, über alle Schlüssel und alle Neustarts.</translation>
    </message>
    <message>
        <source>No A or R leaves before its record is durable.</source>
        <translation>Kein A und kein R geht hinaus, bevor sein Eintrag dauerhaft ist.</translation>
    </message>
    <message>
        <source>Every request gets exactly one outcome.</source>
        <translation>Jede Anfrage bekommt genau ein Ergebnis.</translation>
    </message>
    <message>
        <source>Indeterminate if and only if a byte was handed over and no definitive reply was matched.</source>
        <translation>Indeterminate genau dann, wenn ein Byte hinausging und keine endgültige Antwort zugeordnet wurde.</translation>
    </message>
    <message>
        <source>No owner is sent twice.</source>
        <translation>Kein Owner wird zweimal gesendet.</translation>
    </message>
    <message>
        <source>A matched reply equals its request in family, key and identifier.</source>
        <translation>Eine zugeordnete Antwort gleicht ihrer Anfrage in Familie, Schlüssel und Kennung.</translation>
    </message>
    <message>
        <source>A Complete comes only after every target&apos;s fold is durable; every Open completes or is named at a stop.</source>
        <translation>Ein Complete kommt erst, wenn der Fold jedes Ziels dauerhaft ist; jedes Open wird vollendet oder bei einem Anhalten genannt.</translation>
    </message>
    <message>
        <source>No fate stays parked while all its lanes are free.</source>
        <translation>Kein Fate bleibt geparkt, während alle seine Lanes frei sind.</translation>
    </message>
    <message>
        <source>After Complete no waiter of that connection is left.</source>
        <translation>Nach Complete ist kein Wartender dieser Verbindung übrig.</translation>
    </message>
    <message>
        <source>No grant ends before its lease without its token&apos;s release, and none outlives it by more than 1 s while its lane is free.</source>
        <translation>Kein Grant endet vor seiner Lease ohne das Release seines Tokens, und keiner überlebt sie um mehr als 1 s, während seine Lane frei ist.</translation>
    </message>
    <message>
        <source>Waiters of a key are granted in order of arrival.</source>
        <translation>Wartenden auf einen Schlüssel wird in der Reihenfolge ihrer Ankunft gewährt.</translation>
    </message>
    <message>
        <source>reclaim_by is never earlier than the real end of the grant.</source>
        <translation>reclaim_by ist nie früher als das wirkliche Ende des Grants.</translation>
    </message>
    <message>
        <source>A torn tail is cut off and reported; any other damage stops the start, names file and offset, and changes nothing. What no later batch bears witness for is written again before anything is appended.</source>
        <translation>Ein abgerissenes Ende wird abgeschnitten und gemeldet; jeder andere Schaden bricht den Start ab, nennt Datei und Offset und ändert nichts. Was kein späterer Stapel bezeugt, wird noch einmal geschrieben, bevor etwas angehängt wird.</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>✓ Passed in all %1 orders</source>
        <translation>✓ Bestanden in allen %1 Reihenfolgen</translation>
    </message>
    <message>
        <source>✓ Passed</source>
        <translation>✓ Bestanden</translation>
    </message>
    <message>
        <source>✗ Failed in line %1</source>
        <translation>✗ Gescheitert in Zeile %1</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Gescheitert</translation>
    </message>
    <message>
        <source>? Could not tell</source>
        <translation>? Nicht zu entscheiden</translation>
    </message>
    <message>
        <source>- Stopped</source>
        <translation>- Angehalten</translation>
    </message>
    <message>
        <source>… Running, line %1</source>
        <translation>… Läuft, Zeile %1</translation>
    </message>
    <message>
        <source>… Running</source>
        <translation>… Läuft</translation>
    </message>
    <message>
        <source>‖ Held before line %1</source>
        <translation>‖ Steht vor Zeile %1</translation>
    </message>
    <message>
        <source>virtual time %1</source>
        <translation>virtuelle Zeit %1</translation>
    </message>
    <message>
        <source>real time only</source>
        <translation>nur echte Zeit</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>dauerte %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln Ereignis</numerusform>
            <numerusform>%Ln Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>order %1 of %2</source>
        <translation>Reihenfolge %1 von %2</translation>
    </message>
    <message>
        <source>%1: a copy from line %2 on; the run itself is still held before line %3</source>
        <translation>%1: eine Kopie ab Zeile %2; der Lauf selbst ist weiter vor Zeile %3 angehalten</translation>
    </message>
    <message numerus="yes">
        <source>as recorded, %Ln event(s)</source>
        <translation>
            <numerusform>wie aufgezeichnet, %Ln Ereignis</numerusform>
            <numerusform>wie aufgezeichnet, %Ln Ereignisse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a time such as 5s or 250ms</source>
        <translation>eine Zeit wie 5s oder 250ms</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>something that is true or false</source>
        <translation>etwas, das wahr oder falsch ist</translation>
    </message>
    <message>
        <source>a word, without quotes</source>
        <translation>ein Wort, ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>something with members, such as a request, a client or a key</source>
        <translation>etwas mit Mitgliedern, etwa eine Anfrage, ein Client oder ein Schlüssel</translation>
    </message>
    <message>
        <source>a value, without a blank before it</source>
        <translation>ein Wert, ohne Leerzeichen davor</translation>
    </message>
    <message>
        <source>a name of letters, digits and _</source>
        <translation>ein Name aus Buchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>a client</source>
        <translation>ein Client</translation>
    </message>
    <message>
        <source>a key</source>
        <translation>ein Schlüssel</translation>
    </message>
    <message>
        <source>the name of an acquire</source>
        <translation>der Name eines Acquires</translation>
    </message>
    <message>
        <source>the name of a release</source>
        <translation>der Name eines Releases</translation>
    </message>
    <message>
        <source>the name of a request</source>
        <translation>der Name einer Anfrage</translation>
    </message>
    <message>
        <source>true(...) of a request</source>
        <translation>true(...) einer Anfrage</translation>
    </message>
    <message>
        <source>fate(...) of a client</source>
        <translation>fate(...) eines Clients</translation>
    </message>
    <message>
        <source>node(...)</source>
        <translation>node(...)</translation>
    </message>
    <message>
        <source>&apos;server&apos;</source>
        <translation>&apos;server&apos;</translation>
    </message>
    <message>
        <source>reply(...) or request(...)</source>
        <translation>reply(...) oder request(...)</translation>
    </message>
    <message>
        <source>a step such as &apos;expect&apos;, &apos;+1s&apos; or &apos;cut&apos;</source>
        <translation>ein Schritt wie &apos;expect&apos;, &apos;+1s&apos; oder &apos;cut&apos;</translation>
    </message>
    <message>
        <source>This line is not text in UTF-8.</source>
        <translation>Diese Zeile ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>The file is longer than 1 MiB. Split it, and include the parts.</source>
        <translation>Die Datei ist länger als 1 MiB. Sie teilen und die Teile einbinden.</translation>
    </message>
    <message>
        <source>The line is longer than 4,000 bytes.</source>
        <translation>Die Zeile ist länger als 4.000 Bytes.</translation>
    </message>
    <message>
        <source>A scenario begins with the line &apos;lockscope 1&apos;, the version of its language.</source>
        <translation>Ein Szenario beginnt mit der Zeile &apos;lockscope 1&apos;, der Version seiner Sprache.</translation>
    </message>
    <message>
        <source>This program reads version %1 of the language: &apos;lockscope %1&apos;.</source>
        <translation>Dieses Programm liest Version %1 der Sprache: &apos;lockscope %1&apos;.</translation>
    </message>
    <message>
        <source>There is no file %f beside this one.</source>
        <translation>Neben dieser Datei gibt es keine Datei %f.</translation>
    </message>
    <message>
        <source>%f includes this file already; that would never end.</source>
        <translation>%f bindet diese Datei schon ein; das würde nie enden.</translation>
    </message>
    <message>
        <source>This block has no &apos;end&apos;.</source>
        <translation>Diesem Block fehlt sein &apos;end&apos;.</translation>
    </message>
    <message>
        <source>This &apos;end&apos; closes nothing.</source>
        <translation>Dieses &apos;end&apos; schließt nichts.</translation>
    </message>
    <message>
        <source>More than %1 blocks stand within each other.</source>
        <translation>Mehr als %1 Blöcke stehen ineinander.</translation>
    </message>
    <message>
        <source>There is nothing to put into another order: two lines or blocks are needed.</source>
        <translation>Hier gibt es nichts umzuordnen: zwei Zeilen oder Blöcke werden gebraucht.</translation>
    </message>
    <message>
        <source>These are more than %1 orders. Run some of them with &apos;sample 500 seed 7&apos;.</source>
        <translation>Das sind mehr als %1 Reihenfolgen. Einige davon mit &apos;sample 500 seed 7&apos; laufen lassen.</translation>
    </message>
    <message>
        <source>With its loops laid out, the scenario has more than %1 steps.</source>
        <translation>Mit ausgerollten Schleifen hat das Szenario mehr als %1 Schritte.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is no word that a line can begin with.</source>
        <translation>&apos;%f&apos; ist kein Wort, mit dem eine Zeile beginnen kann.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; cannot stand here; expected %e.</source>
        <translation>&apos;%f&apos; kann hier nicht stehen; erwartet: %e.</translation>
    </message>
    <message>
        <source>The line should end before &apos;%f&apos;.</source>
        <translation>Die Zeile sollte vor &apos;%f&apos; enden.</translation>
    </message>
    <message>
        <source>%f is out of range: it goes from %1 to %2.</source>
        <translation>%f liegt außerhalb des Bereichs: er geht von %1 bis %2.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is not in whole seconds, as waits and leases are.</source>
        <translation>&apos;%f&apos; besteht nicht aus ganzen Sekunden, wie Wartezeiten und Leases es tun.</translation>
    </message>
    <message>
        <source>The text %f has no closing quote.</source>
        <translation>Dem Text %f fehlt das schließende Anführungszeichen.</translation>
    </message>
    <message>
        <source>Nothing is called &apos;%f&apos;; expected %e.</source>
        <translation>Nichts heißt &apos;%f&apos;; erwartet: %e.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is something else; expected %e.</source>
        <translation>&apos;%f&apos; ist etwas anderes; erwartet: %e.</translation>
    </message>
    <message>
        <source>The name &apos;%f&apos; is taken already.</source>
        <translation>Der Name &apos;%f&apos; ist schon vergeben.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is a word of the language, and can be no name.</source>
        <translation>&apos;%f&apos; ist ein Wort der Sprache und kann kein Name sein.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is no range. Write w1..w50, at most 1,000 names.</source>
        <translation>&apos;%f&apos; ist kein Bereich. Richtig ist w1..w50, höchstens 1.000 Namen.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is no name: letters, digits and _, no digit first.</source>
        <translation>&apos;%f&apos; ist kein Name: Buchstaben, Ziffern und _, keine Ziffer am Anfang.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; means something inside its loop only.</source>
        <translation>&apos;%f&apos; bedeutet nur innerhalb seiner Schleife etwas.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; stands for several requests: say which one, as in %f(c).</source>
        <translation>&apos;%f&apos; steht für mehrere Anfragen: sagen, welche, wie in %f(c).</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is one request, and takes no index.</source>
        <translation>&apos;%f&apos; ist eine Anfrage und nimmt keinen Index.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; was set before; it can be set once.</source>
        <translation>&apos;%f&apos; wurde schon gesetzt; das geht nur einmal.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; declares something, and has to stand before the first step.</source>
        <translation>&apos;%f&apos; vereinbart etwas und muss vor dem ersten Schritt stehen.</translation>
    </message>
    <message>
        <source>Behind &apos;when&apos; stands one action that waits for nothing; &apos;%f&apos; is none.</source>
        <translation>Hinter &apos;when&apos; steht eine Aktion, die auf nichts wartet; &apos;%f&apos; ist keine.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; needs the simulation: say so with &apos;clock virtual only&apos;.</source>
        <translation>&apos;%f&apos; braucht die Simulation: das sagt &apos;clock virtual only&apos;.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is asked of an event; only &apos;when&apos;, &apos;always&apos; and &apos;break&apos; are judged at one.</source>
        <translation>&apos;%f&apos; fragt man ein Ereignis; nur &apos;when&apos;, &apos;always&apos; und &apos;break&apos; werden bei einem geprüft.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; needs a server of this program; what happens in one outside is not visible.</source>
        <translation>&apos;%f&apos; braucht einen Server dieses Programms; was in einem außerhalb geschieht, ist nicht sichtbar.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is more than a step of the simulation; &apos;lockscope run&apos; takes it.</source>
        <translation>&apos;%f&apos; ist mehr als ein Schritt der Simulation; &apos;lockscope run&apos; nimmt es.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is the same at every moment, and checks nothing.</source>
        <translation>&apos;%f&apos; ist in jedem Moment gleich und prüft nichts.</translation>
    </message>
    <message>
        <source>The condition is too long.</source>
        <translation>Die Bedingung ist zu lang.</translation>
    </message>
    <message>
        <source>The condition is nested too deep.</source>
        <translation>Die Bedingung ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; means nothing in a condition.</source>
        <translation>&apos;%f&apos; bedeutet in einer Bedingung nichts.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; means nothing; a backslash stands before a quote, a backslash, * or ?.</source>
        <translation>&apos;%f&apos; bedeutet nichts; ein Backslash steht vor einem Anführungszeichen, einem Backslash, * oder ?.</translation>
    </message>
    <message>
        <source>%f is too large.</source>
        <translation>%f ist zu groß.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is no time: the units are us, ms, s, min and h.</source>
        <translation>&apos;%f&apos; ist keine Zeit: die Einheiten sind us, ms, s, min und h.</translation>
    </message>
    <message>
        <source>Nothing is called &apos;%f&apos;.</source>
        <translation>Nichts heißt &apos;%f&apos;.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; is none of its words: %e.</source>
        <translation>&apos;%f&apos; ist keines seiner Wörter: %e.</translation>
    </message>
    <message>
        <source>This is of another kind (%f); expected %e.</source>
        <translation>Das ist von anderer Art (%f); erwartet: %e.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; compares numbers or times, and these are neither.</source>
        <translation>&apos;%f&apos; vergleicht Zahlen oder Zeiten, und das ist beides nicht.</translation>
    </message>
    <message>
        <source>This is neither true nor false (it is of the kind %f). Compare it with something.</source>
        <translation>Das ist weder wahr noch falsch (es ist von der Art %f). Mit etwas vergleichen.</translation>
    </message>
    <message>
        <source>&apos;%f&apos; takes %1 value(s) in its parentheses.</source>
        <translation>&apos;%f&apos; nimmt %1 Wert(e) in seinen Klammern.</translation>
    </message>
    <message>
        <source>Only a request, or what the server may refuse, has an outcome to wait for.</source>
        <translation>Nur eine Anfrage, oder was der Server abweisen darf, hat einen Ausgang, auf den man warten kann.</translation>
    </message>
</context>
<context>
    <name>ScenarioFiles</name>
    <message>
        <source>there is no scenario &apos;%1&apos; in the library; &apos;lockscope run --list builtin:all&apos; names them</source>
        <translation>in der Bibliothek gibt es kein Szenario &apos;%1&apos;; &apos;lockscope run --list builtin:all&apos; nennt sie</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;</source>
        <translation>&apos;%1&apos; ist nicht lesbar</translation>
    </message>
</context>
<context>
    <name>ScenarioLibrary</name>
    <message>
        <source>Locks, queues and leases</source>
        <translation>Sperren, Warteschlangen und Leases</translation>
    </message>
    <message>
        <source>Lost messages and unknown outcomes</source>
        <translation>Verlorene Nachrichten und unbekannte Ergebnisse</translation>
    </message>
    <message>
        <source>Matching replies</source>
        <translation>Antworten zuordnen</translation>
    </message>
    <message>
        <source>Fates of dead connections</source>
        <translation>Fates toter Verbindungen</translation>
    </message>
    <message>
        <source>Crashes, restarts and the disk</source>
        <translation>Abstürze, Neustarts und die Platte</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Leader</translation>
    </message>
</context>
<context>
    <name>ScenarioLine</name>
    <message>
        <source>No line of a scenario says this: select a request, a lock, a client, a node, a fate, or something that was asked for</source>
        <translation>Keine Zeile eines Szenarios sagt das: eine Anfrage, eine Sperre, einen Client, einen Knoten, ein Fate oder etwas Verlangtes auswählen</translation>
    </message>
    <message>
        <source>A scenario names a fate by its client, and this one&apos;s client is not one of this console</source>
        <translation>Ein Szenario nennt ein Fate über seinen Client, und dessen Client ist keiner dieser Konsole</translation>
    </message>
</context>
<context>
    <name>ScenarioReport</name>
    <message>
        <source>expected  %1</source>
        <translation>erwartet  %1</translation>
    </message>
    <message>
        <source>actual    %1</source>
        <translation>wirklich  %1</translation>
    </message>
    <message>
        <source>The run, event by event</source>
        <translation>Der Lauf, Ereignis für Ereignis</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s), all well</source>
        <translation>
            <numerusform>%n Szenario, alles gut</numerusform>
            <numerusform>%n Szenarien, alles gut</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 scenarios did not pass</source>
        <translation>%1 von %2 Szenarien nicht bestanden</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>%1: expected %2</source>
        <translation>%1: erwartet %2</translation>
    </message>
    <message>
        <source>could not tell</source>
        <translation>nicht feststellbar</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>GESCHEITERT</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>NOT VALID</source>
        <translation>UNGÜLTIG</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
</context>
<context>
    <name>ScenarioVerdict</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 um %2, %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>at the server it is %1</source>
        <translation>am Server ist es %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>nothing is known of it</source>
        <translation>nichts ist darüber bekannt</translation>
    </message>
    <message>
        <source>; it stopped holding when: %1</source>
        <translation>; es galt nicht mehr, als: %1</translation>
    </message>
    <message>
        <source>always %1</source>
        <translation>immer %1</translation>
    </message>
    <message>
        <source>not every client was connected in time</source>
        <translation>nicht jeder Client war rechtzeitig verbunden</translation>
    </message>
    <message>
        <source>%1 within %2</source>
        <translation>%1 innerhalb von %2</translation>
    </message>
    <message>
        <source>%1, at some moment</source>
        <translation>%1, irgendwann</translation>
    </message>
    <message>
        <source>it never came, so that its action was not done; %1</source>
        <translation>es trat nie ein, sodass seine Aktion nicht ausgeführt wurde; %1</translation>
    </message>
    <message>
        <source>nobody could tell at any moment; %1</source>
        <translation>in keinem Moment war es feststellbar; %1</translation>
    </message>
    <message>
        <source>every client connected before the first step</source>
        <translation>jeder Client verbunden vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>a grant of this client to give back</source>
        <translation>ein Grant dieses Clients zum Zurückgeben</translation>
    </message>
    <message>
        <source>%1 is not known, or another client&apos;s</source>
        <translation>%1 ist nicht bekannt oder gehört einem anderen Client</translation>
    </message>
    <message>
        <source>no rule broken</source>
        <translation>keine Regel gebrochen</translation>
    </message>
    <message>
        <source>%1 broken%2</source>
        <translation>%1 gebrochen%2</translation>
    </message>
    <message>
        <source>the step carried out</source>
        <translation>der Schritt ausgeführt</translation>
    </message>
    <message>
        <source>an end within the budget</source>
        <translation>ein Ende innerhalb des Budgets</translation>
    </message>
    <message>
        <source>%1 events and %2 went by without one</source>
        <translation>%1 Ereignisse und %2 vergingen ohne eines</translation>
    </message>
    <message>
        <source>the server does it</source>
        <translation>der Server tut es</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>abgewiesen: %1</translation>
    </message>
    <message>
        <source>the server refuses it</source>
        <translation>der Server weist es ab</translation>
    </message>
    <message>
        <source>it was done</source>
        <translation>es wurde getan</translation>
    </message>
</context>
<context>
    <name>SequenceTips</name>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1, von %2 an %3</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>event %1: %2</source>
        <translation>Ereignis %1: %2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>from %1 to %2, %3</source>
        <translation>von %1 bis %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>um %1</translation>
    </message>
    <message>
        <source>Many messages from %1 to %2.
Zoom in to see each of them.</source>
        <translation>Viele Nachrichten von %1 an %2.
Vergrößern, um jede davon zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>sent at %1, on its way</source>
        <translation>um %1 gesendet, unterwegs</translation>
    </message>
    <message>
        <source>sent at %1, arrived after %2</source>
        <translation>um %1 gesendet, nach %2 angekommen</translation>
    </message>
    <message>
        <source>sent at %1, lost</source>
        <translation>um %1 gesendet, verloren</translation>
    </message>
    <message>
        <source>at %1; the other side does not tell of it</source>
        <translation>um %1; die andere Seite sagt nichts davon</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>holds the lock, as it believes</source>
        <translation>hält die Sperre, wie er glaubt</translation>
    </message>
    <message>
        <source>does not know whether it holds the lock</source>
        <translation>weiß nicht, ob er die Sperre hält</translation>
    </message>
    <message>
        <source>has granted the lock</source>
        <translation>hat die Sperre gewährt</translation>
    </message>
    <message>
        <source>has granted the lock to a connection that ended</source>
        <translation>hat die Sperre einer Verbindung gewährt, die endete</translation>
    </message>
    <message>
        <source>a fate is parked</source>
        <translation>ein Fate ist geparkt</translation>
    </message>
    <message>
        <source>its wait is over at %1</source>
        <translation>die Wartezeit endet um %1</translation>
    </message>
    <message>
        <source>surely held until %1</source>
        <translation>sicher gehalten bis %1</translation>
    </message>
    <message>
        <source>surely over after %1</source>
        <translation>sicher vorbei nach %1</translation>
    </message>
    <message>
        <source>reclaimed at the latest at %1</source>
        <translation>spätestens vorbei um %1</translation>
    </message>
    <message>
        <source>its lease ends at %1</source>
        <translation>die Lease endet um %1</translation>
    </message>
</context>
<context>
    <name>ShownState</name>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>orphaned</source>
        <translation>verwaist</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartend</translation>
    </message>
    <message>
        <source>indeterminate</source>
        <translation>Indeterminate</translation>
    </message>
    <message>
        <source>parked</source>
        <translation>geparkt</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
</context>
<context>
    <name>Spans</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
</context>
<context>
    <name>StartFailure</name>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>%1 holds no certificate in PEM form. Give --tls-cert the server&apos;s certificate.</source>
        <translation>%1 enthält kein Zertifikat in PEM-Form. Mit --tls-cert das Zertifikat des Servers angeben.</translation>
    </message>
    <message>
        <source>%1 holds no private key in PEM form that can be read without a pass phrase. Give --tls-key the certificate&apos;s key.</source>
        <translation>%1 enthält keinen privaten Schlüssel in PEM-Form, der ohne Passwort lesbar ist. Mit --tls-key den Schlüssel des Zertifikats angeben.</translation>
    </message>
    <message>
        <source>The key in %1 is not the one of the certificate. Give --tls-cert and --tls-key files that belong together.</source>
        <translation>Der Schlüssel in %1 gehört nicht zum Zertifikat. Für --tls-cert und --tls-key Dateien angeben, die zusammengehören.</translation>
    </message>
    <message>
        <source>%1 is in use by another program. Close that one and start again, or start Lockscope with another --listen address.</source>
        <translation>%1 wird von einem anderen Programm benutzt. Dieses schließen und erneut starten, oder Lockscope mit einer anderen Adresse für --listen starten.</translation>
    </message>
    <message>
        <source>Cannot listen on %1: %2. Start Lockscope with another --listen address.</source>
        <translation>%1 nimmt keine Verbindungen an: %2. Lockscope mit einer anderen Adresse für --listen starten.</translation>
    </message>
    <message>
        <source>The journal in %1 cannot be written: %2. Make room or choose another --data folder.</source>
        <translation>Das Journal in %1 kann nicht geschrieben werden: %2. Platz schaffen oder einen anderen Ordner für --data wählen.</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>other clients</source>
        <translation>andere Clients</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>orphaned</source>
        <translation>verwaist</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartend</translation>
    </message>
    <message>
        <source>indeterminate</source>
        <translation>Indeterminate</translation>
    </message>
    <message>
        <source>parked</source>
        <translation>geparkt</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln %2</source>
        <translation>
            <numerusform>%1: %Ln %2</numerusform>
            <numerusform>%1: %Ln %2</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>from %1 to %2, %3</source>
        <translation>von %1 bis %2, %3</translation>
    </message>
    <message>
        <source>until %1 at the latest</source>
        <translation>bis spätestens %1</translation>
    </message>
    <message>
        <source>event %1: %2</source>
        <translation>Ereignis %1: %2</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>a time that is not known</source>
        <translation>zu unbekannter Zeit</translation>
    </message>
    <message>
        <source>%1 was given up after it had been sent, so from its client&apos;s side nobody can say whether it got %2.</source>
        <translation>%1 wurde nach dem Senden aufgegeben, sodass von der Seite seines Clients aus niemand sagen kann, ob es %2 bekommen hat.</translation>
    </message>
    <message>
        <source>for a reason that is not known</source>
        <translation>aus unbekanntem Grund</translation>
    </message>
    <message>
        <source>%1 was sent, and its connection ended (%2) before an answer came, so from its client&apos;s side nobody can say whether it got %3.</source>
        <translation>%1 wurde gesendet, und seine Verbindung endete (%2), bevor eine Antwort kam, sodass von der Seite seines Clients aus niemand sagen kann, ob es %3 bekommen hat.</translation>
    </message>
    <message>
        <source>%1 has not been sent yet: it waits for a connection that is ready.</source>
        <translation>%1 ist noch nicht gesendet: es wartet auf eine bereite Verbindung.</translation>
    </message>
    <message>
        <source>%1 was sent at %2 and has no answer yet.</source>
        <translation>%1 wurde gesendet (%2) und hat noch keine Antwort.</translation>
    </message>
    <message>
        <source>%1 got %2 with token %3. It surely holds it until %4, and surely no longer after %5.</source>
        <translation>%1 bekam %2 mit Token %3. Es hält sie sicher bis %4 und sicher nicht mehr nach %5.</translation>
    </message>
    <message>
        <source>%1 waited as long as it was to, and the server answered that its wait is over.</source>
        <translation>%1 hat so lange gewartet, wie es sollte, und der Server antwortete, dass seine Wartezeit um ist.</translation>
    </message>
    <message>
        <source>The wait of %1 was over before it could be sent, so it surely got nothing.</source>
        <translation>Die Wartezeit von %1 war um, bevor es gesendet werden konnte, also hat es sicher nichts bekommen.</translation>
    </message>
    <message>
        <source>%1 was turned away at once: the server had no room for one more.</source>
        <translation>%1 wurde sofort abgewiesen: der Server hatte keinen Platz für ein weiteres.</translation>
    </message>
    <message>
        <source>%1 was given up before a byte of it was sent, so it surely got nothing.</source>
        <translation>%1 wurde aufgegeben, bevor ein Byte davon gesendet war, also hat es sicher nichts bekommen.</translation>
    </message>
    <message>
        <source>%1 was not sent: %2.</source>
        <translation>%1 wurde nicht gesendet: %2.</translation>
    </message>
    <message>
        <source>%1 held %2 with token %3, and gave it back.</source>
        <translation>%1 hielt %2 mit Token %3 und hat es zurückgegeben.</translation>
    </message>
    <message>
        <source>%1 held %2 with token %3 until its lease was over.</source>
        <translation>%1 hielt %2 mit Token %3, bis seine Lease um war.</translation>
    </message>
    <message>
        <source>%1 had no answer, and by now the lease of whatever it may have got is surely over.</source>
        <translation>%1 bekam keine Antwort, und inzwischen ist die Lease dessen, was es vielleicht bekommen hat, sicher um.</translation>
    </message>
    <message>
        <source>%1 is: %2.</source>
        <translation>%1 ist: %2.</translation>
    </message>
    <message>
        <source>%1 (token %2) is on the release lane and goes out before any acquire.</source>
        <translation>%1 (Token %2) ist auf der Release-Lane und geht vor jedem Acquire hinaus.</translation>
    </message>
    <message>
        <source>%1 (token %2) was sent at %3 and has no answer yet. It goes out again on the next connection.</source>
        <translation>%1 (Token %2) wurde gesendet (%3) und hat noch keine Antwort. Es geht auf der nächsten Verbindung noch einmal hinaus.</translation>
    </message>
    <message>
        <source>%1 gave token %2 back, and the server made that durable.</source>
        <translation>%1 hat Token %2 zurückgegeben, und der Server hat das dauerhaft gemacht.</translation>
    </message>
    <message>
        <source>%1 found no live grant with token %2: its lease was over, or it was released before.</source>
        <translation>%1 fand keinen lebenden Grant mit Token %2: seine Lease war um, oder er wurde vorher freigegeben.</translation>
    </message>
    <message>
        <source>%1 got no answer before the lease of token %2 was over.</source>
        <translation>%1 bekam keine Antwort, bevor die Lease von Token %2 um war.</translation>
    </message>
    <message>
        <source>At this moment nothing is known of it: it has not happened yet, or it went with the oldest events.</source>
        <translation>In diesem Moment ist nichts darüber bekannt: es ist noch nicht geschehen, oder es ging mit den ältesten Ereignissen.</translation>
    </message>
    <message>
        <source>Nobody holds %1.</source>
        <translation>Niemand hält %1.</translation>
    </message>
    <message>
        <source>Its candidate lane is occupied by %1, since %2: nothing else of %3 changes before it is drained.</source>
        <translation>Die Kandidaten-Lane ist seit %2 belegt, und zwar durch %1: bis sie leer ist, ändert sich an %3 nichts anderes.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) wait for it, in the order in which they came.</source>
        <translation>
            <numerusform>%n Anfrage wartet darauf.</numerusform>
            <numerusform>%n Anfragen warten darauf, in der Reihenfolge, in der sie kamen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stands at place %1 of %2 in the queue of %3.</source>
        <translation>Es steht auf Platz %1 von %2 in der Warteschlange von %3.</translation>
    </message>
    <message>
        <source>Nobody leads since the end of term %1, so nothing begins.</source>
        <translation>Seit dem Ende von Term %1 führt niemand, also beginnt nichts.</translation>
    </message>
    <message>
        <source>The journal failed: %1. Nothing is acknowledged any more.</source>
        <translation>Das Journal ist ausgefallen: %1. Nichts wird mehr bestätigt.</translation>
    </message>
    <message>
        <source>The server has nothing for it: it has not arrived, or it is over there.</source>
        <translation>Der Server hat nichts dafür: es ist nicht angekommen, oder es ist dort vorbei.</translation>
    </message>
    <message>
        <source>Whatever it may have got is over at %1 at the latest: sending + wait + lease + 1 s.</source>
        <translation>Was auch immer es bekommen hat, ist spätestens um %1 vorbei: Senden + Wartezeit + Lease + 1 s.</translation>
    </message>
    <message>
        <source>Nothing bounds yet how long it may hold what it may get: it waits without limit.</source>
        <translation>Noch begrenzt nichts, wie lange es halten kann, was es vielleicht bekommt: es wartet unbegrenzt.</translation>
    </message>
    <message>
        <source>Open %1 is the fate of connection %2 (%3); it is: %4.</source>
        <translation>Open %1 ist das Fate von Verbindung %2 (%3); Stand: %4.</translation>
    </message>
    <message>
        <source>At %1 its fold met %2 in the candidate lane of %3, and parked.</source>
        <translation>Um %1 traf sein Fold in der Kandidaten-Lane von %3 auf %2, und es parkte.</translation>
    </message>
    <message>
        <source>Only the drain of the lane of %1 brings it back.</source>
        <translation>Nur das Leeren der Lane von %1 holt es zurück.</translation>
    </message>
    <message>
        <source>connection %1</source>
        <translation>Verbindung %1</translation>
    </message>
    <message>
        <source>%1 is held by %2 with token %3; its lease ends at %4.</source>
        <translation>%1 wird von %2 mit Token %3 gehalten; die Lease endet um %4.</translation>
    </message>
    <message>
        <source>%1 is held by a connection that is gone (%2). Token %3 lives on as an orphan until its lease ends at %4, or until somebody releases exactly that token.</source>
        <translation>%1 wird von einer Verbindung gehalten, die weg ist (%2). Token %3 lebt als Waise weiter, bis die Lease um %4 endet oder jemand genau dieses Token freigibt.</translation>
    </message>
    <message>
        <source>Client %1 has stopped.</source>
        <translation>Client %1 ist angehalten.</translation>
    </message>
    <message>
        <source>The connection of %1 is: %2.</source>
        <translation>Die Verbindung von %1 ist: %2.</translation>
    </message>
    <message>
        <source>%1 has no connection (%2); it tries again at %3.</source>
        <translation>%1 hat keine Verbindung (%2); der nächste Versuch ist um %3.</translation>
    </message>
    <message>
        <source>%1 has no connection (%2).</source>
        <translation>%1 hat keine Verbindung (%2).</translation>
    </message>
    <message>
        <source>Node %1 leads term %2.</source>
        <translation>Knoten %1 führt Term %2.</translation>
    </message>
    <message>
        <source>Node %1 is down: its connections are gone and its port is closed.</source>
        <translation>Knoten %1 ist ausgefallen: seine Verbindungen sind weg, und sein Port ist geschlossen.</translation>
    </message>
    <message>
        <source>Node %1 follows; node %2 leads term %3.</source>
        <translation>Knoten %1 folgt; Knoten %2 führt Term %3.</translation>
    </message>
    <message>
        <source>Node %1 follows, and nobody leads.</source>
        <translation>Knoten %1 folgt, und niemand führt.</translation>
    </message>
    <message>
        <source>Connection %1 is open since %2.</source>
        <translation>Verbindung %1 ist offen seit %2.</translation>
    </message>
    <message>
        <source>Connection %1 is in its handshake since %2.</source>
        <translation>Verbindung %1 ist im Handshake seit %2.</translation>
    </message>
    <message>
        <source>Connection %1 ended (%2). It was bound to locks, so it has a fate, which settles what it left.</source>
        <translation>Verbindung %1 ist beendet (%2). Sie war an Sperren gebunden, also hat sie ein Fate, das abwickelt, was sie hinterlassen hat.</translation>
    </message>
    <message>
        <source>Connection %1 ended (%2). It is still bound to locks; its Open is not durable yet.</source>
        <translation>Verbindung %1 ist beendet (%2). Sie ist noch an Sperren gebunden; ihr Open ist noch nicht dauerhaft.</translation>
    </message>
    <message>
        <source>Connection %1 ended (%2). It was bound to no lock, so it left nothing behind.</source>
        <translation>Verbindung %1 ist beendet (%2). Sie war an keine Sperre gebunden, also hat sie nichts hinterlassen.</translation>
    </message>
    <message>
        <source>An event that went with the oldest ones.</source>
        <translation>Ein Ereignis, das mit den ältesten ging.</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>%1 - %2: %3%4.</source>
        <translation>%1 - %2: %3%4.</translation>
    </message>
    <message>
        <source>release %1 of %2</source>
        <translation>Release %1 von %2</translation>
    </message>
    <message>
        <source>acquire %1 of %2</source>
        <translation>Acquire %1 von %2</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Open %1</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>finding %1</source>
        <translation>Befund %1</translation>
    </message>
    <message>
        <source>Why is %1 as it is?</source>
        <translation>Warum ist %1, wie es ist?</translation>
    </message>
    <message>
        <source>An event that is being read.</source>
        <translation>Ein Ereignis, das gerade gelesen wird.</translation>
    </message>
</context>
<context>
    <name>lockscope::app::ConsoleWindow</name>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Another window could not be opened</source>
        <translation>Ein weiteres Fenster konnte nicht geöffnet werden</translation>
    </message>
</context>
<context>
    <name>lockscope::app::FileWriter</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>lockscope::app::LineOutput</name>
    <message>
        <source>%1 lines are left out here: nobody read them in time</source>
        <translation>Hier sind %1 Zeilen ausgelassen: niemand hat sie rechtzeitig gelesen</translation>
    </message>
</context>
<context>
    <name>lockscope::app::RunWindow</name>
    <message>
        <source>run of a scenario</source>
        <translation>Lauf eines Szenarios</translation>
    </message>
</context>
<context>
    <name>lockscope::app::ScenarioClerk</name>
    <message>
        <source>%1 is no scenario: it is too long, or no text.</source>
        <translation>%1 ist kein Szenario: zu lang, oder kein Text.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>lockscope::app::ScenarioDirector</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>This scenario makes sense in virtual time only: its line &apos;clock&apos; says so.</source>
        <translation>Dieses Szenario hat nur in virtueller Zeit einen Sinn: So sagt es seine Zeile &apos;clock&apos;.</translation>
    </message>
    <message>
        <source>This scenario makes sense in real time only: its line &apos;clock&apos; says so.</source>
        <translation>Dieses Szenario hat nur in echter Zeit einen Sinn: So sagt es seine Zeile &apos;clock&apos;.</translation>
    </message>
    <message>
        <source>Only a run in virtual time has a state that can be copied.</source>
        <translation>Nur ein Lauf in virtueller Zeit hat einen Zustand, der kopiert werden kann.</translation>
    </message>
    <message>
        <source>No step stands in line %1 or behind it.</source>
        <translation>In Zeile %1 oder danach steht kein Schritt.</translation>
    </message>
</context>
<context>
    <name>lockscope::app::StoryWindow</name>
    <message>
        <source>Show me: a lost reply</source>
        <translation>Vorführung: eine verlorene Antwort</translation>
    </message>
    <message>
        <source>Time stands still here</source>
        <translation>Hier steht die Zeit still</translation>
    </message>
    <message>
        <source>It happens now, slowed down</source>
        <translation>Es geschieht jetzt, verlangsamt</translation>
    </message>
    <message>
        <source>That was all of it</source>
        <translation>Das war alles</translation>
    </message>
    <message numerus="yes">
        <source>Goes on by itself in %Ln s</source>
        <translation>
            <numerusform>Geht in %Ln s von selbst weiter</numerusform>
            <numerusform>Geht in %Ln s von selbst weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>We&amp;iter</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::AboutDialog</name>
    <message>
        <source>About Lockscope</source>
        <translation>Über Lockscope</translation>
    </message>
    <message>
        <source>Lockscope %1</source>
        <translation>Lockscope %1</translation>
    </message>
    <message>
        <source>A console, a lock server and clients in one program</source>
        <translation>Konsole, Sperrserver und Clients in einem Programm</translation>
    </message>
    <message>
        <source>Information about this system</source>
        <translation>Angaben zu diesem System</translation>
    </message>
    <message>
        <source>&amp;Copy System Information</source>
        <translation>&amp;Systemangaben kopieren</translation>
    </message>
    <message>
        <source>Lockscope is free software under the GNU General Public License, version 3 or any later version. It comes without any warranty.

It is built with Qt (GNU Lesser General Public License, version 3), QCustomPlot and QScintilla (GNU General Public License, version 3), xxHash (BSD 2-clause licence) and tl::expected (CC0 1.0). Recordings are files of SQLite (public domain).</source>
        <translation>Lockscope ist freie Software unter der GNU General Public License, Version 3 oder jeder späteren Version. Es kommt ohne jede Gewährleistung.

Es ist gebaut mit Qt (GNU Lesser General Public License, Version 3), QCustomPlot und QScintilla (GNU General Public License, Version 3), xxHash (BSD-2-Klausel-Lizenz) und tl::expected (CC0 1.0). Aufzeichnungen sind Dateien von SQLite (gemeinfrei).</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::AcquireBar</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Enter the key of the lock, for example orders/17.</source>
        <translation>Den Schlüssel der Sperre eingeben, zum Beispiel orders/17.</translation>
    </message>
    <message>
        <source>This key has %1 bytes; at most %2 fit.</source>
        <translation>Dieser Schlüssel hat %1 Bytes; höchstens %2 passen.</translation>
    </message>
    <message>
        <source>A key has no blanks and no control characters.</source>
        <translation>Ein Schlüssel hat keine Leer- und keine Steuerzeichen.</translation>
    </message>
    <message>
        <source>This is not text: half of a character is missing.</source>
        <translation>Das ist kein Text: ein halbes Zeichen fehlt.</translation>
    </message>
    <message>
        <source>&amp;Wait at most</source>
        <translation>&amp;Warten bis zu</translation>
    </message>
    <message>
        <source>Acq&amp;uire</source>
        <translation>Anf&amp;ordern</translation>
    </message>
    <message>
        <source>Client that asks for the lock</source>
        <translation>Client, der die Sperre anfordert</translation>
    </message>
    <message>
        <source>Key, for example orders/17</source>
        <translation>Schlüssel, zum Beispiel orders/17</translation>
    </message>
    <message>
        <source>Key of the lock</source>
        <translation>Schlüssel der Sperre</translation>
    </message>
    <message>
        <source>Without a limit the request waits until it is granted or its connection ends</source>
        <translation>Unbegrenzt wartet die Anfrage, bis sie gewährt wird oder ihre Verbindung endet</translation>
    </message>
    <message>
        <source>Longest wait in seconds</source>
        <translation>Längste Wartezeit in Sekunden</translation>
    </message>
    <message>
        <source>Lease in seconds</source>
        <translation>Lease in Sekunden</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the acquire bar</source>
        <translation>Die Leiste zum Anfordern schließen</translation>
    </message>
    <message>
        <source>Cl&amp;ient</source>
        <translation>Cl&amp;ient</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>Sch&amp;lüssel</translation>
    </message>
    <message>
        <source>&amp;Lease</source>
        <translation>L&amp;ease</translation>
    </message>
    <message>
        <source>New client</source>
        <translation>Neuer Client</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::ActionRegistry</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. Not now: %2</source>
        <translation>%1. Jetzt nicht: %2</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::AnalyseCommands</name>
    <message>
        <source>Copied %1</source>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>select something first</source>
        <translation>zuerst etwas auswählen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Befunde (%1)</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::AnswerView</name>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>What to do:</source>
        <translation>Was zu tun ist:</translation>
    </message>
    <message>
        <source>Events behind it:</source>
        <translation>Ereignisse dahinter:</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::Banner</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::BookmarkCommands</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Note at event %1; it may be empty:</source>
        <translation>Notiz bei Ereignis %1; sie darf leer sein:</translation>
    </message>
    <message>
        <source>No bookmark is before this moment.</source>
        <translation>Vor diesem Zeitpunkt gibt es kein Lesezeichen.</translation>
    </message>
    <message>
        <source>No bookmark is after this moment.</source>
        <translation>Nach diesem Zeitpunkt gibt es kein Lesezeichen.</translation>
    </message>
    <message>
        <source>nothing has happened yet</source>
        <translation>noch ist nichts geschehen</translation>
    </message>
    <message>
        <source>no bookmark is at this event</source>
        <translation>bei diesem Ereignis ist kein Lesezeichen</translation>
    </message>
    <message>
        <source>there is no bookmark yet</source>
        <translation>es gibt noch kein Lesezeichen</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::BookmarkModel</name>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::ColourDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Colour Rules</source>
        <translation>Farbregeln</translation>
    </message>
    <message>
        <source>Colour rules</source>
        <translation>Farbregeln</translation>
    </message>
    <message>
        <source>Events get the mark of the first rule that is on and fits. A mark is a colour and a letter.</source>
        <translation>Ereignisse bekommen die Marke der ersten Regel, die eingeschaltet ist und passt. Eine Marke ist eine Farbe und ein Buchstabe.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Events for which</source>
        <translation>E&amp;reignisse, für die gilt</translation>
    </message>
    <message>
        <source>get the &amp;mark</source>
        <translation>bekommen die &amp;Marke</translation>
    </message>
    <message>
        <source>For example outcome is indeterminate</source>
        <translation>Zum Beispiel outcome is indeterminate</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Neue Regel</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::ColourRules</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Events that it marks</source>
        <translation>Ereignisse, die sie markiert</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::ConnectDialog</name>
    <message>
        <source>&amp;Encrypt, and check the servers&apos; certificates</source>
        <translation>V&amp;erschlüsseln und die Zertifikate der Server prüfen</translation>
    </message>
    <message>
        <source>&amp;Read-only: connect, and ask for nothing</source>
        <translation>&amp;Nur lesen: verbinden und um nichts bitten</translation>
    </message>
    <message>
        <source>Connect to Servers Outside</source>
        <translation>Mit fremden Servern verbinden</translation>
    </message>
    <message>
        <source>Opens another window whose clients connect to these servers. What happens inside them is not visible: only what the clients believe is.</source>
        <translation>Öffnet ein weiteres Fenster, dessen Clients sich mit diesen Servern verbinden. Was in ihnen geschieht, ist nicht sichtbar, nur die Annahmen der Clients sind es.</translation>
    </message>
    <message>
        <source>host:port, with commas in between</source>
        <translation>host:port, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>The only addresses that are ever dialed</source>
        <translation>Nur diese Adressen werden je angewählt</translation>
    </message>
    <message>
        <source>PEM file; empty: what the system trusts</source>
        <translation>PEM-Datei; leer: was das System anerkennt</translation>
    </message>
    <message>
        <source>Authorities that the servers&apos; certificates must lead to</source>
        <translation>Stellen, auf die die Zertifikate der Server zurückgehen müssen</translation>
    </message>
    <message>
        <source>File; empty: the servers ask for none</source>
        <translation>Datei; leer: die Server verlangen keins</translation>
    </message>
    <message>
        <source>File that holds the shared token of the servers</source>
        <translation>Datei mit dem gemeinsamen Token der Server</translation>
    </message>
    <message>
        <source>Nothing is said to a server whose certificate does not carry its address</source>
        <translation>Einem Server, dessen Zertifikat seine Adresse nicht trägt, wird nichts gesagt</translation>
    </message>
    <message>
        <source>Server &gt; Read-Only switches it later, too</source>
        <translation>Server &gt; Nur lesen schaltet es auch später um</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>&amp;Servers</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>&amp;Authorities</source>
        <translation>&amp;Zertifikatsstellen</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>Enter at least one server.</source>
        <translation>Mindestens einen Server eingeben.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not host:port.</source>
        <translation>&apos;%1&apos; ist nicht host:port.</translation>
    </message>
    <message>
        <source>Authorities to Trust</source>
        <translation>Anerkannte Zertifikatsstellen</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Zertifikate (*.pem *.crt *.cer);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>File of the Shared Token</source>
        <translation>Datei mit dem gemeinsamen Token</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen...</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::Cursor</name>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln Ereignis</numerusform>
            <numerusform>%Ln Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>LIVE</translation>
    </message>
    <message>
        <source>PAST</source>
        <translation>FRÜHER</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>Ereignis %1 von %2</translation>
    </message>
    <message>
        <source>%1 and %2 behind</source>
        <translation>%1 und %2 zurück</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::EventModel</name>
    <message>
        <source>console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>is being read</source>
        <translation>wird gelesen</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::EventPane</name>
    <message>
        <source>Whatever happens on the server and in the clients will be listed here.</source>
        <translation>Was auch immer auf dem Server und in den Clients geschieht, wird hier aufgelistet.</translation>
    </message>
    <message numerus="yes">
        <source>The list stands still, %Ln new event(s)</source>
        <translation>
            <numerusform>Die Liste steht still, %Ln neues Ereignis</numerusform>
            <numerusform>Die Liste steht still, %Ln neue Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>The list stands still</source>
        <translation>Die Liste steht still</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FateBoard</name>
    <message>
        <source>the first %1; the table has all</source>
        <translation>die ersten %1; die Tabelle hat alle</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FateBoardModel</name>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FateModel</name>
    <message>
        <source>%1 (lane: %2)</source>
        <translation>%1 (Lane: %2)</translation>
    </message>
    <message>
        <source>%1, waits for the leader</source>
        <translation>%1, wartet auf den Leader</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Why it ended</source>
        <translation>Grund des Endes</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Parked on</source>
        <translation>Geparkt auf</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FatePane</name>
    <message>
        <source>When a connection ends that waited for a lock or held one, what it leaves behind stands here as its fate: what became of it, what it waits for, and what will move it on.</source>
        <translation>Wenn eine Verbindung endet, die auf eine Sperre gewartet oder eine gehalten hat, steht hier als ihr Fate, was sie hinterlässt: was daraus wurde, worauf es wartet und was es weiterbringt.</translation>
    </message>
    <message numerus="yes">
        <source>Candidate lanes worth a look, and %n more</source>
        <translation>
            <numerusform>Beachtenswerte Kandidaten-Lanes, und %n weitere</numerusform>
            <numerusform>Beachtenswerte Kandidaten-Lanes, und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidate lanes worth a look: room for one durable change of a lock at a time</source>
        <translation>Beachtenswerte Kandidaten-Lanes: Platz für je eine dauerhafte Änderung einer Sperre</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FaultForm</name>
    <message>
        <source>Lose a message</source>
        <translation>Eine Nachricht verlieren</translation>
    </message>
    <message>
        <source>Cut the connection</source>
        <translation>Die Verbindung trennen</translation>
    </message>
    <message>
        <source>Delay everything</source>
        <translation>Alles verzögern</translation>
    </message>
    <message>
        <source>Half-open</source>
        <translation>Halb offen</translation>
    </message>
    <message>
        <source>Break a message</source>
        <translation>Eine Nachricht beschädigen</translation>
    </message>
    <message>
        <source>Hold a candidate lane</source>
        <translation>Eine Kandidaten-Lane halten</translation>
    </message>
    <message>
        <source>Change the leader</source>
        <translation>Den Leader wechseln</translation>
    </message>
    <message>
        <source>Hold an election</source>
        <translation>Eine Wahl abhalten</translation>
    </message>
    <message>
        <source>Crash a node</source>
        <translation>Einen Knoten abstürzen lassen</translation>
    </message>
    <message>
        <source>Slow disk</source>
        <translation>Langsame Platte</translation>
    </message>
    <message>
        <source>Disk fails to sync</source>
        <translation>Platte scheitert am Sync</translation>
    </message>
    <message>
        <source>Disk is full</source>
        <translation>Platte ist voll</translation>
    </message>
    <message>
        <source>Once this happens</source>
        <translation>Sobald dies geschieht</translation>
    </message>
    <message>
        <source>Break It</source>
        <translation>Stören</translation>
    </message>
    <message>
        <source>from the server to the client</source>
        <translation>vom Server zum Client</translation>
    </message>
    <message>
        <source>from the client to the server</source>
        <translation>vom Client zum Server</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>in beide Richtungen</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Key, for example orders/17</source>
        <translation>Schlüssel, zum Beispiel orders/17</translation>
    </message>
    <message>
        <source>For example kind is AcquireSent</source>
        <translation>Zum Beispiel kind is AcquireSent</translation>
    </message>
    <message>
        <source>Event that the fault waits for</source>
        <translation>Ereignis, auf das die Störung wartet</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Störung</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>What is to break</source>
        <translation>Was gestört werden soll</translation>
    </message>
    <message>
        <source>The client of this console whose connection breaks, whichever it has by then</source>
        <translation>Der Client dieser Konsole, dessen Verbindung gestört wird, welche er dann auch hat</translation>
    </message>
    <message>
        <source>The node of the embedded server that it happens to</source>
        <translation>Der Knoten des eingebetteten Servers, dem es geschieht</translation>
    </message>
    <message>
        <source>Which way of the connection it is about</source>
        <translation>Um welche Richtung der Verbindung es geht</translation>
    </message>
    <message>
        <source>How much later everything arrives, or how long it lasts</source>
        <translation>Um wie viel später alles ankommt, oder wie lange es dauert</translation>
    </message>
    <message>
        <source>The key whose candidate lane stays occupied until it is drained</source>
        <translation>Der Schlüssel, dessen Kandidaten-Lane belegt bleibt, bis sie geleert wird</translation>
    </message>
    <message>
        <source>Strikes once, right after the first event for which the expression holds</source>
        <translation>Trifft einmal, gleich nach dem ersten Ereignis, für das der Ausdruck gilt</translation>
    </message>
    <message>
        <source>An expression over events, as in the filter; Ctrl+Space offers what fits</source>
        <translation>Ein Ausdruck über Ereignisse, wie im Filter; Strg+Leertaste bietet an, was passt</translation>
    </message>
    <message>
        <source>It stands in the list below until it is over</source>
        <translation>Steht in der Liste darunter, bis es vorbei ist</translation>
    </message>
    <message>
        <source>Arm It</source>
        <translation>Scharf stellen</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>There is no client yet whose connection could break.</source>
        <translation>Noch gibt es keinen Client, dessen Verbindung gestört werden könnte.</translation>
    </message>
    <message>
        <source>The embedded server does not run.</source>
        <translation>Der eingebettete Server läuft nicht.</translation>
    </message>
    <message>
        <source>Enter the key whose lane is to be held.</source>
        <translation>Den Schlüssel eingeben, dessen Lane gehalten werden soll.</translation>
    </message>
    <message>
        <source>Write which event the fault waits for.</source>
        <translation>Schreiben, auf welches Ereignis die Störung wartet.</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FaultList</name>
    <message>
        <source>journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>all nodes</source>
        <translation>alle Knoten</translation>
    </message>
    <message>
        <source>each sync takes %1 longer</source>
        <translation>jeder Sync dauert %1 länger</translation>
    </message>
    <message>
        <source>%1 at the next write</source>
        <translation>%1 beim nächsten Schreiben</translation>
    </message>
    <message>
        <source>the candidate lane is held</source>
        <translation>die Kandidaten-Lane wird gehalten</translation>
    </message>
    <message>
        <source>it is down</source>
        <translation>er ist ausgefallen</translation>
    </message>
    <message>
        <source>nobody leads</source>
        <translation>niemand führt</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>wartet auf %1</translation>
    </message>
    <message>
        <source>lasts</source>
        <translation>dauert an</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Wen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FaultPane</name>
    <message>
        <source>Nothing is broken on purpose. What you break above will stand here, with what waits for an event, until it is mended.</source>
        <translation>Nichts ist mit Absicht gestört. Was oben gestört wird, steht hier, mit allem, was auf ein Ereignis wartet, bis es behoben ist.</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FilterBar</name>
    <message>
        <source>Filte&amp;r</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>For example key == &quot;orders/*&quot; and state in (waiting, indeterminate)</source>
        <translation>Zum Beispiel key == &quot;orders/*&quot; and state in (waiting, indeterminate)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Events that were looked at</source>
        <translation>Geprüfte Ereignisse</translation>
    </message>
    <message>
        <source>Save&amp;d</source>
        <translation>Ges&amp;peichert</translation>
    </message>
    <message>
        <source>Filters that have a name, and those that were used before</source>
        <translation>Filter mit Namen und solche, die vorher benutzt wurden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, stopped after %2</source>
        <translation>%1, nach %2 angehalten</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>No filter has a name yet</source>
        <translation>Noch kein Filter hat einen Namen</translation>
    </message>
    <message>
        <source>&amp;Used Before</source>
        <translation>&amp;Zuletzt benutzt</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>Save Filter</source>
        <translation>Filter speichern</translation>
    </message>
    <message>
        <source>Name of this filter; one that has the name already is replaced:</source>
        <translation>Name dieses Filters; einer, der so heißt, wird ersetzt:</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FilterCommands</name>
    <message>
        <source>nothing is filtered</source>
        <translation>nichts ist gefiltert</translation>
    </message>
    <message>
        <source>the filter has looked at everything</source>
        <translation>der Filter hat alles geprüft</translation>
    </message>
    <message>
        <source>the current cell has no value that a filter could ask for</source>
        <translation>die aktuelle Zelle hat keinen Wert, nach dem ein Filter fragen könnte</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>nichts ist ausgewählt</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FindBar</name>
    <message>
        <source>&amp;Match case</source>
        <translation>G&amp;roß und klein unterscheiden</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <translation>Z&amp;urück</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Replace A&amp;ll</source>
        <translation>A&amp;lle ersetzen</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) replaced</source>
        <translation>
            <numerusform>%n Stelle ersetzt</numerusform>
            <numerusform>%n Stellen ersetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FindingModel</name>
    <message>
        <source>%L1 times</source>
        <translation>%L1-mal</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>First at</source>
        <translation>Zuerst um</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>%1, later</source>
        <translation>%1, später</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::FindingPane</name>
    <message>
        <source>What the finding means</source>
        <translation>Was der Befund bedeutet</translation>
    </message>
    <message>
        <source>Nothing is wrong so far. What breaks a promise, what is about to go wrong and what is worth knowing stands here, with the events that show it.</source>
        <translation>Bisher ist nichts falsch. Was eine Zusage bricht, was bald schiefgeht und was wissenswert ist, steht hier, mit den Ereignissen, die es zeigen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are not judged yet.</source>
        <translation>
            <numerusform>%Ln Ereignis ist noch nicht beurteilt.</numerusform>
            <numerusform>%Ln Ereignisse sind noch nicht beurteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln older or lesser finding(s) went for new ones.</source>
        <translation>
            <numerusform>%Ln älterer oder geringerer Befund wich neuen.</numerusform>
            <numerusform>%Ln ältere oder geringere Befunde wichen neuen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a finding: what it means and what to do stands here.</source>
        <translation>Einen Befund wählen: was er bedeutet und was zu tun ist, steht hier.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s) come later than this moment; Enter goes there.</source>
        <translation>
            <numerusform>%Ln Befund liegt nach diesem Zeitpunkt; Enter geht dorthin.</numerusform>
            <numerusform>%Ln Befunde liegen nach diesem Zeitpunkt; Enter geht dorthin.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockscope::ui::InspectorModel</name>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Belief (client)</source>
        <translation>Annahme (Client)</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Truth (server)</source>
        <translation>Wahrheit (Server)</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::InspectorPane</name>
    <message>
        <source>Properties of the selected thing</source>
        <translation>Eigenschaften des gewählten Objekts</translation>
    </message>
    <message>
        <source>Select a lock, a request, a client, a connection, a fate or an event: all that is known about it will stand here.</source>
        <translation>Eine Sperre, eine Anfrage, einen Client, eine Verbindung, ein Fate oder ein Ereignis auswählen: alles, was darüber bekannt ist, steht dann hier.</translation>
    </message>
    <message>
        <source>These two differ. %1 %2</source>
        <translation>Diese beiden unterscheiden sich. %1 %2</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::LaneModel</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>held by an operator, %1</source>
        <translation>von einem Operator gehalten, %1</translation>
    </message>
    <message>
        <source>%1 being written as row %2, %3</source>
        <translation>%1 wird als Zeile %2 geschrieben, %3</translation>
    </message>
    <message>
        <source>%1 being written, %2</source>
        <translation>%1 wird geschrieben, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n fate(s) wait</source>
        <translation>
            <numerusform>%n Fate wartet</numerusform>
            <numerusform>%n Fates warten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: Open %2 ...</source>
        <translation>%1: Open %2 ...</translation>
    </message>
    <message>
        <source>%1: Open %2</source>
        <translation>%1: Open %2</translation>
    </message>
    <message>
        <source>%1 ago: %2 (%3 in all)</source>
        <translation>vor %1: %2 (insgesamt %3)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 %2, token %3</source>
        <translation>%1 %2, Token %3</translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s)</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>In its candidate lane</source>
        <translation>In der Kandidaten-Lane</translation>
    </message>
    <message>
        <source>Fates that wait for it</source>
        <translation>Wartende Fates</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>Halter</translation>
    </message>
    <message>
        <source>Lease left</source>
        <translation>Lease-Rest</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Schlange</translation>
    </message>
    <message>
        <source>Last drain</source>
        <translation>Zuletzt geleert</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::LibraryModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::LibraryPane</name>
    <message>
        <source>Search the library</source>
        <translation>Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Library of scenarios</source>
        <translation>Bibliothek der Szenarien</translation>
    </message>
    <message>
        <source>No scenario has all of these words.</source>
        <translation>Kein Szenario hat alle diese Wörter.</translation>
    </message>
    <message>
        <source>Picture of the scenario</source>
        <translation>Bild des Szenarios</translation>
    </message>
    <message>
        <source>What happens in the scenario, from top to bottom</source>
        <translation>Was im Szenario geschieht, von oben nach unten</translation>
    </message>
    <message>
        <source>Choose a scenario</source>
        <translation>Ein Szenario auswählen</translation>
    </message>
    <message>
        <source>What it shows, and what to watch while it runs, stands here.</source>
        <translation>Was es zeigt und worauf beim Lauf zu achten ist, steht hier.</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::LockModel</name>
    <message>
        <source>orphaned, client unsure</source>
        <translation>verwaist, Client unsicher</translation>
    </message>
    <message>
        <source>orphaned</source>
        <translation>verwaist</translation>
    </message>
    <message>
        <source>held, client unsure</source>
        <translation>gehalten, Client unsicher</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartend</translation>
    </message>
    <message>
        <source>held: %1</source>
        <translation>gehalten: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>waits, place %1</source>
        <translation>wartet, Platz %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lock(s)</source>
        <translation>
            <numerusform>%Ln Sperre</numerusform>
            <numerusform>%Ln Sperren</numerusform>
        </translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>Halter</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Lease left</source>
        <translation>Lease-Rest</translation>
    </message>
    <message>
        <source>Waiters</source>
        <translation>Wartende</translation>
    </message>
    <message>
        <source>Oldest wait</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Lane</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::LogModel</name>
    <message>
        <source>asked</source>
        <translation>verlangt</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>nicht getan</translation>
    </message>
    <message>
        <source>console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>fate</source>
        <translation>Fate</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open %1 of connection %2 (%3)</source>
        <translation>Open %1 von Verbindung %2 (%3)</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Schlüssel</translation>
    </message>
    <message>
        <source>%1; of servers outside: %2</source>
        <translation>%1; an fremde Server: %2</translation>
    </message>
    <message>
        <source>%1 opened; keys: %2</source>
        <translation>%1 eröffnet; Schlüssel: %2</translation>
    </message>
    <message>
        <source>%1 folded %2</source>
        <translation>%1 hat %2 gefaltet</translation>
    </message>
    <message>
        <source>%1 is refused by the lane of %2, occupied by: %3</source>
        <translation>%1 wird von der Lane von %2 abgewiesen, belegt durch: %3</translation>
    </message>
    <message>
        <source>%1 is parked</source>
        <translation>%1 ist geparkt</translation>
    </message>
    <message>
        <source>%1 is tried again: a lane was drained</source>
        <translation>%1 wird noch einmal versucht: eine Lane wurde geleert</translation>
    </message>
    <message>
        <source>%1 is complete</source>
        <translation>%1 ist vollendet</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Open %1</translation>
    </message>
    <message>
        <source>%1, later</source>
        <translation>%1, später</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::LogPane</name>
    <message>
        <source>Only lines with this text</source>
        <translation>Nur Zeilen mit diesem Text</translation>
    </message>
    <message>
        <source>Filter of the log</source>
        <translation>Filter des Logs</translation>
    </message>
    <message>
        <source>Copy Lines</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy all lines that are shown</source>
        <translation>Alle gezeigten Zeilen kopieren</translation>
    </message>
    <message>
        <source>What is asked for and what becomes of it, starts and stops, and every step of every fate will be written here.</source>
        <translation>Was verlangt wird und was daraus wird, Starten und Anhalten und jeder Schritt jedes Fates werden hier geschrieben.</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::MainWindow</name>
    <message>
        <source>Lockscope</source>
        <translation>Lockscope</translation>
    </message>
    <message>
        <source>no server has a data folder here</source>
        <translation>kein Server hat hier einen Datenordner</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Pictures of the events</source>
        <translation>Bilder der Ereignisse</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Nodes and Clients</source>
        <translation>Knoten und Clients</translation>
    </message>
    <message>
        <source>Fates</source>
        <translation>Fates</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Lockscope - %1</source>
        <translation>Lockscope - %1</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Störungen</translation>
    </message>
    <message>
        <source>Acquire %1</source>
        <translation>%1 anfordern</translation>
    </message>
    <message>
        <source>Lockscope - %1 (outside)</source>
        <translation>Lockscope - %1 (fremd)</translation>
    </message>
    <message>
        <source>No server runs in this window. Clients wait until one does.</source>
        <translation>In diesem Fenster läuft kein Server. Clients warten, bis einer läuft.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Diese Seite durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>Text des Handbuchs</translation>
    </message>
    <message>
        <source>Find the one before (Shift+F3)</source>
        <translation>Vorherige Fundstelle (Shift+F3)</translation>
    </message>
    <message>
        <source>Find the next one (F3)</source>
        <translation>Nächste Fundstelle (F3)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>%1 is not part of the program</source>
        <translation>%1 ist nicht Teil des Programms</translation>
    </message>
    <message>
        <source>Gone on from the end</source>
        <translation>Vom Ende an fortgesetzt</translation>
    </message>
    <message>
        <source>Gone on from the beginning</source>
        <translation>Von Anfang an fortgesetzt</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::MomentBar</name>
    <message>
        <source>Commands act on the present.</source>
        <translation>Befehle wirken auf die Gegenwart.</translation>
    </message>
    <message>
        <source>A recording: it can only be looked at.</source>
        <translation>Eine Aufzeichnung: sie kann nur betrachtet werden.</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::MomentButton</name>
    <message>
        <source>The moment that every area shows</source>
        <translation>Der Zeitpunkt, den jeder Bereich zeigt</translation>
    </message>
    <message>
        <source>Moment: %1</source>
        <translation>Zeitpunkt: %1</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::NodeModel</name>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>fatal</source>
        <translation>fatal</translation>
    </message>
    <message>
        <source>term %1, durable LSN %2</source>
        <translation>Term %1, dauerhafte LSN %2</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>ready, v%1</source>
        <translation>bereit, v%1</translation>
    </message>
    <message>
        <source>handshaking</source>
        <translation>im Handshake</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>%1; tries again in %2</source>
        <translation>%1; nächster Versuch in %2</translation>
    </message>
    <message>
        <source>acquire %1</source>
        <translation>Acquire %1</translation>
    </message>
    <message>
        <source>release %1</source>
        <translation>Release %1</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>surely held for %1</source>
        <translation>sicher gehalten für %1</translation>
    </message>
    <message>
        <source>surely over in %1</source>
        <translation>sicher vorbei in %1</translation>
    </message>
    <message>
        <source>over in %1 at the latest</source>
        <translation>spätestens vorbei in %1</translation>
    </message>
    <message>
        <source>nothing bounds it yet</source>
        <translation>noch durch nichts begrenzt</translation>
    </message>
    <message>
        <source>gives up in %1</source>
        <translation>gibt auf in %1</translation>
    </message>
    <message>
        <source>waits without limit</source>
        <translation>wartet unbegrenzt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Address or key</source>
        <translation>Adresse/Schlüssel</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Einzelheit</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::NodePane</name>
    <message>
        <source>A client of this console will stand here, with each of its requests.</source>
        <translation>Hier wird ein Client dieser Konsole stehen, mit jeder seiner Anfragen.</translation>
    </message>
    <message>
        <source>Add a Client</source>
        <translation>Client hinzufügen</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::NotePanel</name>
    <message>
        <source>Put this note away</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::OutsideGuard</name>
    <message>
        <source>it is for servers outside of this console</source>
        <translation>es gilt fremden Servern außerhalb dieser Konsole</translation>
    </message>
    <message>
        <source>Servers Outside</source>
        <translation>Fremde Server</translation>
    </message>
    <message>
        <source>This reaches servers that are not part of this console.</source>
        <translation>Dies erreicht Server, die nicht zu dieser Konsole gehören.</translation>
    </message>
    <message>
        <source>%1
Servers: %2</source>
        <translation>%1
Server: %2</translation>
    </message>
    <message>
        <source>&amp;Do It</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Do &amp;not ask again in this window</source>
        <translation>In diesem Fenster &amp;nicht mehr fragen</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::OverviewStrip</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Event %1 of %2. Arrow keys move in time, with Ctrl from mark to mark.</source>
        <translation>Ereignis %1 von %2. Pfeiltasten gehen durch die Zeit, mit Ctrl von Marke zu Marke.</translation>
    </message>
    <message>
        <source>about event %1</source>
        <translation>etwa bei Ereignis %1</translation>
    </message>
    <message numerus="yes">
        <source>! %Ln time(s) something broke</source>
        <translation>
            <numerusform>! %Ln-mal ging etwas schief</numerusform>
            <numerusform>! %Ln-mal ging etwas schief</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>? %Ln request(s) became indeterminate</source>
        <translation>
            <numerusform>? %Ln Anfrage wurde Indeterminate</numerusform>
            <numerusform>? %Ln Anfragen wurden Indeterminate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>P %Ln fate(s) parked</source>
        <translation>
            <numerusform>P %Ln Fate geparkt</numerusform>
            <numerusform>P %Ln Fates geparkt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>F %Ln fault(s)</source>
        <translation>
            <numerusform>F %Ln Störung</numerusform>
            <numerusform>F %Ln Störungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>L %Ln change(s) of leader</source>
        <translation>
            <numerusform>L %Ln Leader-Wechsel</numerusform>
            <numerusform>L %Ln Leader-Wechsel</numerusform>
        </translation>
    </message>
    <message>
        <source>B %1</source>
        <translation>B %1</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::PictureExport</name>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>SVG, lines and letters (*.svg)</source>
        <translation>SVG, Linien und Buchstaben (*.svg)</translation>
    </message>
    <message>
        <source>PNG, dots (*.png)</source>
        <translation>PNG, Punkte (*.png)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::PlotCanvas</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::PlotModel</name>
    <message>
        <source>%1, at most %2</source>
        <translation>%1, höchstens %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::PlotView</name>
    <message>
        <source>Plots</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>nothing measured in this time</source>
        <translation>in dieser Zeit nichts gemessen</translation>
    </message>
    <message>
        <source>%1
%2: nothing measured</source>
        <translation>%1
%2: nichts gemessen</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::RecordingCommands</name>
    <message>
        <source>nothing was recorded yet</source>
        <translation>noch wurde nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>a recording is shown, and it is saved already</source>
        <translation>eine Aufzeichnung wird gezeigt, und sie ist schon gespeichert</translation>
    </message>
    <message>
        <source>recording, read-only</source>
        <translation>Aufzeichnung, nur lesbar</translation>
    </message>
    <message>
        <source>REC %1</source>
        <translation>REC %1</translation>
    </message>
    <message>
        <source>%1 events are recorded</source>
        <translation>%1 Ereignisse sind aufgezeichnet</translation>
    </message>
    <message>
        <source>nothing is recorded any more</source>
        <translation>nichts wird mehr aufgezeichnet</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Save Recording As</source>
        <translation>Aufzeichnung speichern unter</translation>
    </message>
    <message>
        <source>Recordings (*.lockscope)</source>
        <translation>Aufzeichnungen (*.lockscope)</translation>
    </message>
    <message>
        <source>nothing came into a recording since it was opened</source>
        <translation>seit dem Öffnen kam nichts in eine Aufzeichnung</translation>
    </message>
    <message numerus="yes">
        <source>This recording is still written: %Ln event(s) came since it was opened. They are not shown yet.</source>
        <translation>
            <numerusform>Diese Aufzeichnung wird noch geschrieben: %Ln Ereignis kam seit dem Öffnen. Es wird noch nicht gezeigt.</numerusform>
            <numerusform>Diese Aufzeichnung wird noch geschrieben: %Ln Ereignisse kamen seit dem Öffnen. Sie werden noch nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Recording</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Limit of Recordings</source>
        <translation>Grenze der Aufzeichnungen</translation>
    </message>
    <message>
        <source>MiB that a recording may take; then its oldest events go:</source>
        <translation>MiB, die eine Aufzeichnung belegen darf; dann fallen ihre ältesten Ereignisse weg:</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::RunPanel</name>
    <message>
        <source>State of the run</source>
        <translation>Stand des Laufs</translation>
    </message>
    <message>
        <source>What was expected</source>
        <translation>Was erwartet wurde</translation>
    </message>
    <message>
        <source>What came instead</source>
        <translation>Was stattdessen kam</translation>
    </message>
    <message>
        <source>✗ It cannot run. %1</source>
        <translation>✗ Es kann nicht laufen. %1</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>Not run yet: F5 runs it, F10 goes line by line.</source>
        <translation>Noch nicht gelaufen: F5 führt es aus, F10 geht Zeile für Zeile.</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Erwartet: %1</translation>
    </message>
    <message>
        <source>Actual: %1</source>
        <translation>Stattdessen: %1</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::ScenarioEditor</name>
    <message>
        <source>Text of the scenario</source>
        <translation>Text des Szenarios</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::ScenarioPane</name>
    <message>
        <source>What is wrong with the text</source>
        <translation>Was am Text falsch ist</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Name des Szenarios</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>%1 (from the library)</source>
        <translation>%1 (aus der Bibliothek)</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message numerus="yes">
        <source>✗ %1 (and %Ln more)</source>
        <translation>
            <numerusform>✗ %1 (und %Ln weiteres)</numerusform>
            <numerusform>✗ %1 (und %Ln weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 * (not saved)</source>
        <translation>%1 * (nicht gespeichert)</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::SequenceModel</name>
    <message>
        <source>on its way</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>one side only</source>
        <translation>nur eine Seite</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::SequenceView</name>
    <message>
        <source>Sequence of messages</source>
        <translation>Sequenz der Nachrichten</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::ServerAddress</name>
    <message>
        <source>Copied %1</source>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>What the servers at %1 hold is not visible from here. What this console&apos;s clients believe stands under Nodes and Clients.</source>
        <translation>Was die Server unter %1 halten, ist von hier nicht sichtbar. Was die Clients dieser Konsole annehmen, steht unter Knoten und Clients.</translation>
    </message>
    <message>
        <source>Fates live inside a server, and the ones that this console is connected to are not visible from here.</source>
        <translation>Fates leben in einem Server, und die der verbundenen Server sind von hier nicht sichtbar.</translation>
    </message>
    <message>
        <source>No lock is held or waited for.</source>
        <translation>Keine Sperre wird gehalten oder erwartet.</translation>
    </message>
    <message>
        <source>No lock is held or waited for. Acquire one here, or point a Ticketing client at %1.</source>
        <translation>Keine Sperre wird gehalten oder erwartet. Hier eine anfordern oder einen Ticketing-Client auf %1 richten.</translation>
    </message>
    <message>
        <source>the embedded server does not listen</source>
        <translation>der eingebettete Server lauscht nicht</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::SettingsDialog</name>
    <message>
        <source>&amp;Blink on change</source>
        <translation>Bei Ä&amp;nderung blinken</translation>
    </message>
    <message>
        <source>&amp;Fates as a table</source>
        <translation>Fates als &amp;Tabelle</translation>
    </message>
    <message>
        <source>Begin with the start &amp;page</source>
        <translation>Mit der &amp;Startseite beginnen</translation>
    </message>
    <message>
        <source>Wait &amp;at most</source>
        <translation>&amp;Warten bis zu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Vorgaben</translation>
    </message>
    <message>
        <source>Fill in what every setting was at first; OK takes it over</source>
        <translation>Eintragen, was jede Einstellung anfangs war; OK übernimmt es</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Light or dark, at once, in every window of this program.</source>
        <translation>Hell oder dunkel, sofort, in jedem Fenster dieses Programms.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>From the next start on.</source>
        <translation>Ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source>Of all text, compared with the desktop&apos;s. Ctrl++ and Ctrl+- change it, too.</source>
        <translation>Die aller Texte, verglichen mit denen des Desktops. Ctrl++ und Ctrl+- ändern sie auch.</translation>
    </message>
    <message>
        <source>A row that changes blinks once, softly.</source>
        <translation>Eine Zeile, die sich ändert, blinkt einmal sanft.</translation>
    </message>
    <message>
        <source>Instead of a board of cards.</source>
        <translation>Statt als Tafel mit Karten.</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Puts every area and every column back where it was at first, at once.</source>
        <translation>Setzt jeden Bereich und jede Spalte dorthin zurück, wo sie anfangs waren, sofort.</translation>
    </message>
    <message>
        <source>Colour r&amp;ules...</source>
        <translation>Farbr&amp;egeln...</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Which events are marked with which colour and letter.</source>
        <translation>Welche Ereignisse mit welcher Farbe und welchem Buchstaben markiert werden.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Durchsuchen...</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Everything that happens is recorded there, from the next start on. Empty: the usual folder. The newest five recordings are kept.</source>
        <translation>Alles, was geschieht, wird dort aufgezeichnet, ab dem nächsten Start. Leer: der übliche Ordner. Die neuesten fünf Aufzeichnungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>O&amp;rdner</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>What one recording may take, at once. Then its oldest events go.</source>
        <translation>Was eine Aufzeichnung belegen darf, ab sofort. Danach fallen ihre ältesten Ereignisse weg.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Where neither a server nor a recording is named on the command line.</source>
        <translation>Wenn auf der Kommandozeile weder ein Server noch eine Aufzeichnung genannt ist.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Wait at most</source>
        <translation>Warten bis zu</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>Sch&amp;lüssel</translation>
    </message>
    <message>
        <source>What the bar for acquiring by hand begins with. It remembers what was used last.</source>
        <translation>Womit die Leiste zum Anfordern von Hand beginnt. Sie merkt sich, was zuletzt verwendet wurde.</translation>
    </message>
    <message>
        <source>L&amp;ease</source>
        <translation>L&amp;ease</translation>
    </message>
    <message>
        <source>How long a lock that is acquired by hand is held when nobody releases it.</source>
        <translation>Wie lange eine von Hand angeforderte Sperre gehalten wird, wenn niemand sie freigibt.</translation>
    </message>
    <message>
        <source>How long a request by hand stands in the queue; otherwise without limit.</source>
        <translation>Wie lange eine Anfrage von Hand in der Warteschlange steht; sonst unbegrenzt.</translation>
    </message>
    <message>
        <source>Folder of Recordings</source>
        <translation>Ordner der Aufzeichnungen</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Lockscope</source>
        <translation>Lockscope</translation>
    </message>
    <message>
        <source>See who holds which lock, who waits behind whom, what nobody knows, and why.</source>
        <translation>Sehen, wer welche Sperre hält, wer hinter wem wartet, was niemand weiß, und warum.</translation>
    </message>
    <message>
        <source>Show &amp;me: a lost reply</source>
        <translation>&amp;Vorführung: eine verlorene Antwort</translation>
    </message>
    <message>
        <source>30 seconds. Press Enter. Nothing leaves this machine, and nothing of it is kept.</source>
        <translation>30 Sekunden. Enter drücken. Nichts verlässt diese Maschine, und nichts davon bleibt.</translation>
    </message>
    <message>
        <source>Sta&amp;rt a server here</source>
        <translation>Se&amp;rver hier starten</translation>
    </message>
    <message>
        <source>A lock server in this program, for clients on this machine and for those that you add.</source>
        <translation>Ein Sperrserver in diesem Programm, für Clients auf dieser Maschine und für hinzugefügte.</translation>
    </message>
    <message>
        <source>C&amp;onnect to a server...</source>
        <translation>&amp;Mit Server verbinden...</translation>
    </message>
    <message>
        <source>Clients of this program speak to servers elsewhere. At first they only look.</source>
        <translation>Clients dieses Programms sprechen mit Servern anderswo. Zuerst sehen sie nur zu.</translation>
    </message>
    <message>
        <source>Open a recor&amp;ding...</source>
        <translation>Aufzeichnung ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>Everything that happened in another run, to be looked at in any order.</source>
        <translation>Alles, was in einem anderen Lauf geschehen ist, in beliebiger Reihenfolge zu betrachten.</translation>
    </message>
    <message>
        <source>R&amp;un a scenario</source>
        <translation>Szenario ausführe&amp;n</translation>
    </message>
    <message>
        <source>A library of small stories about locks that can be run, stepped through and changed.</source>
        <translation>Eine Bibliothek kleiner Geschichten über Sperren, zum Ausführen, Durchgehen und Ändern.</translation>
    </message>
    <message>
        <source>Go to the windo&amp;w</source>
        <translation>Zum Fens&amp;ter wechseln</translation>
    </message>
    <message>
        <source>This page stays in the menu Help. Esc leaves it, too.</source>
        <translation>Diese Seite bleibt im Menü Hilfe. Auch Esc verlässt sie.</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::StatusCounts</name>
    <message>
        <source>no server</source>
        <translation>kein Server</translation>
    </message>
    <message>
        <source>the server is stopping</source>
        <translation>der Server hält an</translation>
    </message>
    <message>
        <source>the server stopped</source>
        <translation>der Server hat angehalten</translation>
    </message>
    <message>
        <source>no leader, term %1</source>
        <translation>kein Leader, Term %1</translation>
    </message>
    <message>
        <source>node %1 leads, term %2</source>
        <translation>Knoten %1 führt, Term %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::StatusStrip</name>
    <message numerus="yes">
        <source>%Ln held</source>
        <translation>
            <numerusform>%Ln gehalten</numerusform>
            <numerusform>%Ln gehalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orphaned</source>
        <translation>
            <numerusform>%Ln verwaist</numerusform>
            <numerusform>%Ln verwaist</numerusform>
        </translation>
    </message>
    <message>
        <source>Locks of dead connections that live on until their lease ends</source>
        <translation>Sperren toter Verbindungen, die weiterleben, bis ihre Lease endet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln wartend</numerusform>
            <numerusform>%Ln wartend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln indeterminate</source>
        <translation>
            <numerusform>%Ln Indeterminate</numerusform>
            <numerusform>%Ln Indeterminate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parked</source>
        <translation>
            <numerusform>%Ln geparkt</numerusform>
            <numerusform>%Ln geparkt</numerusform>
        </translation>
    </message>
    <message>
        <source>not listening</source>
        <translation>lauscht nicht</translation>
    </message>
    <message>
        <source>JOURNAL FAILED: %1</source>
        <translation>JOURNAL AUSGEFALLEN: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shown late</source>
        <translation>
            <numerusform>%Ln verspätet</numerusform>
            <numerusform>%Ln verspätet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln summarised</source>
        <translation>
            <numerusform>%Ln zusammengefasst</numerusform>
            <numerusform>%Ln zusammengefasst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not kept</source>
        <translation>
            <numerusform>%Ln verworfen</numerusform>
            <numerusform>%Ln verworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Events that still wait to be shown, that went from the list&apos;s old end, or that came faster than the console could keep them</source>
        <translation>Ereignisse, die noch auf ihre Anzeige warten, die am alten Ende der Liste weggefallen sind oder die schneller kamen, als die Konsole sie behalten konnte</translation>
    </message>
    <message>
        <source>The moment that every area shows, and how many events come in a second</source>
        <translation>Der Zeitpunkt, den jeder Bereich zeigt, und wie viele Ereignisse je Sekunde hereinkommen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln Warnung</numerusform>
            <numerusform>%Ln Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings: %1, %2</source>
        <translation>Befunde: %1, %2</translation>
    </message>
    <message>
        <source>%1, the list of events stands still</source>
        <translation>%1, die Liste der Ereignisse steht still</translation>
    </message>
    <message>
        <source>%1  %2/s</source>
        <translation>%1  %2/s</translation>
    </message>
    <message>
        <source>servers outside: what they hold is not visible</source>
        <translation>fremde Server: was sie halten, ist nicht sichtbar</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::StoryBar</name>
    <message>
        <source>&amp;Back</source>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Schließe&amp;n</translation>
    </message>
    <message>
        <source>Show everything as it was at the end of the part before</source>
        <translation>Alles so zeigen, wie es am Ende des vorigen Teils war</translation>
    </message>
    <message>
        <source>Close this window, and nothing of it stays</source>
        <translation>Dieses Fenster schließen, und nichts davon bleibt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::TimeCommands</name>
    <message>
        <source>This is the first event.</source>
        <translation>Das ist das erste Ereignis.</translation>
    </message>
    <message>
        <source>This is the newest event.</source>
        <translation>Das ist das neueste Ereignis.</translation>
    </message>
    <message>
        <source>Nothing was found before this moment.</source>
        <translation>Vor diesem Zeitpunkt wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>Nothing was found after this moment.</source>
        <translation>Nach diesem Zeitpunkt wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>nothing has happened yet</source>
        <translation>noch ist nichts geschehen</translation>
    </message>
    <message>
        <source>there is no earlier event</source>
        <translation>es gibt kein früheres Ereignis</translation>
    </message>
    <message>
        <source>the newest event is shown</source>
        <translation>das neueste Ereignis wird gezeigt</translation>
    </message>
    <message>
        <source>no event is selected</source>
        <translation>kein Ereignis ist ausgewählt</translation>
    </message>
    <message>
        <source>no request, lock, fate, client or node is selected</source>
        <translation>weder Anfrage, Sperre, Fate, Client noch Knoten ist ausgewählt</translation>
    </message>
    <message>
        <source>nothing was found so far</source>
        <translation>bisher wurde nichts gefunden</translation>
    </message>
    <message>
        <source>No earlier event is about: %1</source>
        <translation>Kein früheres Ereignis betrifft: %1</translation>
    </message>
    <message>
        <source>No later event is about: %1</source>
        <translation>Kein späteres Ereignis betrifft: %1</translation>
    </message>
    <message>
        <source>Go to Event</source>
        <translation>Zu Ereignis gehen</translation>
    </message>
    <message>
        <source>Number of the event, from %1 to %2:</source>
        <translation>Nummer des Ereignisses, von %1 bis %2:</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::TimelineModel</name>
    <message>
        <source>lasts</source>
        <translation>dauert an</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Lasted</source>
        <translation>Dauer</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::WhyModel</name>
    <message>
        <source>This finding is not there any more</source>
        <translation>Diesen Befund gibt es nicht mehr</translation>
    </message>
    <message>
        <source>Select something, and its reasons will stand here.</source>
        <translation>Etwas auswählen, dann stehen hier seine Gründe.</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::WindowCommands</name>
    <message>
        <source>the embedded server did not start: see what its message says</source>
        <translation>der eingebettete Server ist nicht gestartet: siehe seine Meldung</translation>
    </message>
    <message>
        <source>this is a recording: what it shows is over</source>
        <translation>das ist eine Aufzeichnung: was sie zeigt, ist vorbei</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>this window is read-only: switch that off in the menu Server</source>
        <translation>dieses Fenster darf nur lesen: im Menü Server ausschalten</translation>
    </message>
    <message>
        <source>this window has no server of its own, and others take no such commands</source>
        <translation>dieses Fenster hat keinen eigenen Server, und andere nehmen solche Befehle nicht an</translation>
    </message>
    <message>
        <source>the embedded server runs already</source>
        <translation>der eingebettete Server läuft schon</translation>
    </message>
    <message>
        <source>no embedded server runs</source>
        <translation>kein eingebetteter Server läuft</translation>
    </message>
    <message>
        <source>no server runs here: start one in the menu Server</source>
        <translation>hier läuft kein Server: im Menü Server einen starten</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::WindowFaults</name>
    <message>
        <source>Faults</source>
        <translation>Störungen</translation>
    </message>
    <message>
        <source>this is a recording: what it shows is over</source>
        <translation>das ist eine Aufzeichnung: was sie zeigt, ist vorbei</translation>
    </message>
    <message>
        <source>this window is read-only: switch that off in the menu Server</source>
        <translation>dieses Fenster darf nur lesen: im Menü Server ausschalten</translation>
    </message>
    <message>
        <source>choose a fault in the list of faults first</source>
        <translation>erst eine Störung in der Liste der Störungen wählen</translation>
    </message>
    <message>
        <source>this one ends by itself</source>
        <translation>diese endet von selbst</translation>
    </message>
    <message>
        <source>nothing is broken on purpose</source>
        <translation>nichts ist mit Absicht gestört</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::WindowLog</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>%1: allowed by you</source>
        <translation>%1: vom Anwender erlaubt</translation>
    </message>
    <message>
        <source>%1: you did not want it</source>
        <translation>%1: vom Anwender nicht gewollt</translation>
    </message>
    <message>
        <source>%1: this window is read-only</source>
        <translation>%1: dieses Fenster darf nur lesen</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::WindowMarks</name>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>The events that you mark stand here, each with your note. They are kept in the recording.</source>
        <translation>Markierte Ereignisse stehen hier, jedes mit seiner Notiz. Sie bleiben in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Mark This Moment</source>
        <translation>Diesen Zeitpunkt markieren</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::WindowPictures</name>
    <message>
        <source>Sequence of messages as a table</source>
        <translation>Sequenz der Nachrichten als Tabelle</translation>
    </message>
    <message>
        <source>Each message between clients and nodes will be drawn here, with what was lost and what is waited for.</source>
        <translation>Jede Nachricht zwischen Clients und Knoten wird hier gezeichnet, mit dem, was verloren ging und worauf gewartet wird.</translation>
    </message>
    <message>
        <source>Acquire a Lock</source>
        <translation>Sperre anfordern</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>Timeline as a table</source>
        <translation>Zeitachse als Tabelle</translation>
    </message>
    <message>
        <source>For each lock and each client it will be drawn here when it waited, held, or did not know.</source>
        <translation>Für jede Sperre und jeden Client wird hier gezeichnet, wann gewartet, gehalten oder nichts gewusst wurde.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>Plots as a table</source>
        <translation>Kurven als Tabelle</translation>
    </message>
    <message>
        <source>How long clients wait and hold, how long queues are and how fast the journal is will be plotted here.</source>
        <translation>Wie lange Clients warten und halten, wie lang Warteschlangen sind und wie schnell das Journal ist, wird hier aufgetragen.</translation>
    </message>
    <message>
        <source>Line: average. Shade around it: least to most. Red: a fault. Blue line: a new leader.</source>
        <translation>Linie: Mittel. Fläche: Minimum bis Maximum. Rot: Störung. Blaue Linie: neuer Leader.</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>no picture is on screen</source>
        <translation>kein Bild ist zu sehen</translation>
    </message>
    <message>
        <source>the sequence is not on screen</source>
        <translation>die Sequenz ist nicht zu sehen</translation>
    </message>
    <message>
        <source>the timeline is not on screen</source>
        <translation>die Zeitachse ist nicht zu sehen</translation>
    </message>
    <message>
        <source>PAST: this is %1. What came later is pale, beyond the line.</source>
        <translation>FRÜHER: das ist %1. Was später kam, ist blass, jenseits der Linie.</translation>
    </message>
    <message>
        <source>Filter: only what it lets through is drawn; the table has everything.</source>
        <translation>Filter: nur was er durchlässt, ist gezeichnet; die Tabelle hat alles.</translation>
    </message>
    <message>
        <source>Filter: it asks for nothing that events have; everything is drawn.</source>
        <translation>Filter: er fragt nach nichts, was Ereignisse haben; alles ist gezeichnet.</translation>
    </message>
    <message>
        <source>What happens inside servers outside is not visible: this is what the clients here believe.</source>
        <translation>Was in fremden Servern geschieht, ist nicht sichtbar: das ist, was die Clients hier annehmen.</translation>
    </message>
    <message>
        <source>Filter: plots measure everything, whatever it lets through.</source>
        <translation>Filter: Kurven messen alles, was auch immer er durchlässt.</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::WindowScenarios</name>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Open Scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Scenarios (*.lks)</source>
        <translation>Szenarien (*.lks)</translation>
    </message>
    <message>
        <source>Save Scenario As</source>
        <translation>Szenario speichern unter</translation>
    </message>
    <message>
        <source>Recorded by hand</source>
        <translation>Von Hand aufgezeichnet</translation>
    </message>
    <message>
        <source>Scenario not saved</source>
        <translation>Szenario nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 has changes that are in no file. They are lost unless you save them.</source>
        <translation>%1 hat Änderungen, die in keiner Datei stehen. Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Lose Changes</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>&amp;Go Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>a scenario runs: stop it first</source>
        <translation>ein Szenario läuft: erst anhalten</translation>
    </message>
    <message>
        <source>nothing happened yet</source>
        <translation>noch ist nichts geschehen</translation>
    </message>
    <message>
        <source>the text has lines that are wrong</source>
        <translation>der Text hat falsche Zeilen</translation>
    </message>
    <message>
        <source>it runs already</source>
        <translation>es läuft schon</translation>
    </message>
    <message>
        <source>no scenario runs</source>
        <translation>kein Szenario läuft</translation>
    </message>
    <message>
        <source>nothing is wrong with the text</source>
        <translation>am Text ist nichts falsch</translation>
    </message>
    <message>
        <source>it is saved already</source>
        <translation>es ist schon gespeichert</translation>
    </message>
    <message>
        <source>no scenario was run yet</source>
        <translation>noch kein Szenario ist gelaufen</translation>
    </message>
    <message>
        <source>Not all of this recording is at hand: it is too long for a scenario</source>
        <translation>Nicht alles von dieser Aufzeichnung ist zur Hand: Sie ist zu lang für ein Szenario</translation>
    </message>
    <message>
        <source>no run is held: step first</source>
        <translation>kein Lauf ist angehalten: zuerst einen Einzelschritt ausführen</translation>
    </message>
    <message>
        <source>a run in real time has no copy</source>
        <translation>ein Lauf in Echtzeit hat keine Kopie</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::WindowStory</name>
    <message>
        <source>Story</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>the story does it when its time comes</source>
        <translation>die Vorführung tut es, wenn es so weit ist</translation>
    </message>
</context>
<context>
    <name>lockscope::ui::WindowViews</name>
    <message>
        <source>Nodes and clients</source>
        <translation>Knoten und Clients</translation>
    </message>
    <message>
        <source>Fates</source>
        <translation>Fates</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>No lock is held or waited for.</source>
        <translation>Keine Sperre wird gehalten oder erwartet.</translation>
    </message>
    <message>
        <source>Acquire a Lock</source>
        <translation>Sperre anfordern</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Table of fates</source>
        <translation>Tabelle der Fates</translation>
    </message>
    <message>
        <source>Candidate lanes</source>
        <translation>Kandidaten-Lanes</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
</context>
</TS>
