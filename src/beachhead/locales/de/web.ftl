# The web client, German.

## Frame

web-home = Startseite
web-skip = Zum Inhalt
web-skip-decision = Zur Entscheidung
web-nav = Hauptmenü
web-nav-play = Spielen
web-nav-games = Meine Partien
web-nav-watch = Zuschauen
web-nav-rules = Regeln
web-nav-arena = Arena
web-nav-settings = Einstellungen
web-nav-profile = Profil
web-waiting =
    { $count ->
        [one] 1 Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
web-language = Sprache
web-theme = Farben
web-theme-system = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-to-light = Zu hellen Farben wechseln
web-theme-to-dark = Zu dunklen Farben wechseln
web-close = Schließen
web-back = Zurück
web-menu = Menü
web-loading = Lädt …
web-all = Alle
web-open = Öffnen
web-look = Ansehen
web-save = Speichern
web-saved = Gespeichert.
web-send = Senden
web-cancel = Abbrechen
web-accept = Annehmen
web-decline = Ablehnen
web-copied = Kopiert.
web-copy-link = Link kopieren
web-of = { $n } von { $of }
web-not-found = Diese Seite gibt es nicht
web-no-table = Dieser Tisch lässt sich nicht öffnen

## Errors that arise in the browser

web-error-offline = Keine Verbindung zum Server. Nichts ging verloren; versuche es gleich noch einmal.
web-error-server = Der Server meldet einen Fehler ({ $status }).
web-error-unknown = Das hat nicht geklappt: { $text }

## Home

web-hello = Willkommen, { $name }
web-hello-hint = Wähle ein Spiel: ein Klick, und es geht los. Kein Konto nötig.
web-hello-waiting =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
web-hello-oldest = Die älteste zuerst.
web-next-table = Nächster Tisch
web-your-move = Du bist dran
web-others-move = Die anderen sind dran
web-against = gegen { $names }
web-games = Spiele
web-fact-players = Personen
web-fact-length = Dauer
web-fact-weight = Anspruch
web-fact-sides =
    { $count ->
        [one] 1 Seite
       *[other] { $count } ungleiche Seiten
    }
web-play-now = Sofort gegen Bot spielen
web-starting = Es geht los …
web-learn = Spielend lernen
web-new-game = Neue Partie
web-open-tables = Offene Tische
web-open-count =
    { $count ->
        [0] niemand wartet
        [one] 1 Tisch sucht Mitspieler
       *[other] { $count } Tische suchen Mitspieler
    }
web-open-none = Gerade ist kein Tisch offen. Eröffne einen: andere finden ihn hier.
web-watch = Zuschauen
web-watch-hint = Du siehst, was alle sehen dürfen.
web-watch-none = Gerade spielt niemand öffentlich.
web-finished = Beendete Partien
web-finished-none = Noch keine beendete Partie.
web-running = Laufend
web-running-none = Nichts läuft. Fang etwas an!
web-import = Replay-Datei öffnen
web-import-unreadable = Diese Datei ist kein Replay.
web-won-by = gewonnen von { $name }
web-study = aus einer Datei
web-game-goes-on = Andere sind am Zug

## New game

web-new-hint = Alles hat eine Vorgabe. Fang an, wann du willst.
web-new-game-pace = Spiel und Tempo
web-pace = Tempo
web-pace-none = Ohne Uhr
web-pace-live = Live, 20 Min.
web-pace-day = Täglich, 24 Std.
web-pace-fast = Gemütlich, 72 Std.
web-pace-slow = Langsam, 10 Tage
web-seats = Plätze
web-seats-hint = Leere Plätze können später Bots werden.
web-seat-is = Platz { $n } ist
web-seat-free = freier Platz
web-kind-me = Ich
web-kind-bot = Bot
web-kind-invite = Freund per Link
web-kind-open = Offen für alle
web-kind-hotseat = Gleicher Bildschirm
web-hotseat-name = Name der zweiten Person
web-level = Stärke
web-side-random = zufällig
web-side-table = am Tisch gewählt
web-side-mat = Spielertableau
web-side-mat-drawn = ausgelost
web-side-taken = hat Platz { $n }
web-swap-sides = Seiten tauschen
web-rules-default = wie in der Schachtel
web-rules-changed =
    { $count ->
        [one] 1 Regel weicht ab
       *[other] { $count } Regeln weichen ab
    }
web-watchable = Zuschauer erlaubt
web-watchable-hint = Zuschauer sehen nie eine Hand.
web-seed = Startzahl
web-seed-hint = Gleiche Zahl, gleiche Karten.
web-seed-alone = Nur, wo kein anderer Mensch spielt: Wer sie kennt, kennt jede kommende Karte.
web-seed-secret = geheim
web-sum-me = du ({ $side })
web-sum-bot = ein Bot ({ $side }, { $level })
web-sum-invite = ein Freund per Link ({ $side })
web-sum-open = wer auch kommt ({ $side })
web-sum-hotseat = jemand an diesem Bildschirm ({ $side })
web-nobody = An diesem Bildschirm muss jemand sitzen.
web-open-table = Tisch eröffnen
web-invite = Einladung
web-invite-hint = Schick diesen Link deinem Freund. Er gilt einmal und braucht kein Konto.
web-invite-failed = Diese Einladung gilt nicht

## The table

web-you = du
web-bot = Bot
web-online = online
web-offline = abwesend
web-won = gewonnen
web-lost = verloren
web-drew = unentschieden
web-shared = geteilter Sieg
web-round = Runde { $round }
web-phases = Schritte des Zuges
web-players = Mitspieler
web-mat-open = Das ganze Tableau
web-views = Ansichten
web-view-decide = Zug
web-view-mat = Tableau
web-view-cards = Karten
web-view-log = Verlauf
web-tray = Karten
web-tabs = Protokoll und mehr
web-decision = Entscheidung
web-your-decision = Deine Entscheidung
web-others-turn = Jetzt am Zug: { $name }
web-thinking = Warten auf { $name } …
web-watching = Du siehst, was geschehen ist.
web-sending = Wird gesendet …
web-waiting-start = Warten auf Mitspieler
web-undealt = Das Brett zeigt ein Beispiel. Verteilt wird, wenn alle Plätze besetzt sind.
web-over = Die Partie ist zu Ende
web-end-result = Ergebnis
web-end-you-won = Du hast gewonnen!
web-end-you-lost = Du hast verloren
web-end-you-resigned = Du hast aufgegeben
web-end-your-team-won = Dein Team hat gewonnen!
web-end-you-share = Du teilst dir den Sieg
web-end-wins = Sieg: { $names }
web-end-team-wins = Sieg als Team: { $names }
web-end-share = Geteilter Sieg: { $names }
web-end-draw = Unentschieden
web-end-resigned = Aufgegeben: { $names }.
web-end-points = Punkte nach Herkunft
web-end-standing = Am Ende
web-end-by-source = Nach Herkunft
web-end-by-round = Runde für Runde
web-end-total = Summe
web-end-course = Verlauf der Partie
web-end-moments = Was die Partie entschied
web-end-thinking = Ein starker Bot sieht sich die Partie an.
web-end-skip = Überspringen
web-end-no-moments = Kein einzelner Moment hat entschieden: Die Aussichten änderten sich nach und nach.
web-end-outlook = Aussichten, { $side }:
web-end-level = Stufe der Bots
web-end-suggested = Vorschlag
web-end-picture = Bild
web-end-share-it = Teilen
web-end-back = Zurück zum Brett
web-chance = Zufall dieser Partie
web-chance-check = Zufall prüfen
web-chance-sealed = Ein geheimer Schlüssel entscheidet über alles, was in dieser Partie gezogen wird. Er wurde vorher versiegelt: Niemand kann ihn mehr ändern. Das ist sein Fingerabdruck (SHA-256):
web-chance-added = Eine eigene Zahl haben beigemischt: { $names }.
web-chance-added-none = Niemand hat eine eigene Zahl beigemischt: Der Server allein hat den Schlüssel gewählt.
web-chance-later = Nach dem Ende wird der Schlüssel gezeigt, und du kannst jede Ziehung prüfen.
web-chance-seed = Diese Partie zieht aus einer Startzahl. Über sie wurde nichts versprochen, also lässt sich nichts prüfen.
web-chance-key-noted = Der Schlüssel passt zum Fingerabdruck, den dieser Browser vor der Partie notiert hat.
web-chance-key-right = Der Schlüssel passt zum Fingerabdruck. Dieser Browser war beim Versiegeln nicht dabei.
web-chance-key-wrong = Der Schlüssel passt nicht zum Fingerabdruck. Jemand hat ihn geändert.
web-chance-key-unknown = Über eine unverschlüsselte Verbindung kann dieser Browser den Fingerabdruck nicht berechnen.
web-chance-own = Deine eigene Zahl ist beigemischt.
web-chance-own-wrong = Deine eigene Zahl wurde weggelassen oder geändert.
web-chance-draws = { $count ->
        [one] Eine Ziehung, neu berechnet, führt zum selben Ende.
       *[other] { $count } Ziehungen, neu berechnet, führen zum selben Ende.
    }
web-chance-draws-wrong = Neu berechnet führen die Ziehungen nicht zu diesem Ende.
web-chance-file = Du musst diesem Server nicht glauben: Sichere die Partie als Datei und prüfe sie auf deinem eigenen Rechner.
web-resign = Aufgeben
web-resign-sure = Aufgeben ({ $side })?
web-resign-bot = Das zählt als Niederlage. Ein Bot übernimmt deinen Platz, damit die anderen weiterspielen können. Du kannst nicht zurückkommen.
web-resign-end = Das zählt als Niederlage, und die Partie endet sofort.
web-close-table = Tisch schließen
web-close-table-sure = Noch hat sich niemand dazugesetzt. Die Einladungen werden wertlos.
web-remove = Aus meiner Liste entfernen
web-removed = Aus deiner Liste entfernt.
web-put-back = Zurückholen
web-done = Fertig
web-really = {$what}. Noch einmal drücken, wenn das so sein soll.
web-unused = {$count ->
    [one] {$count} Möglichkeit ungenutzt
   *[other] {$count} Möglichkeiten ungenutzt
}
web-undo = Zurück
web-undo-none = Nichts zurückzunehmen: etwas wurde aufgedeckt oder der Zug ging weiter
web-acts = Rückgängig, Zurücksetzen, Hauptknopf
web-reset = Zug von vorn
web-reset-short = Von vorn
web-coach = Trainer
web-coach-with = Trainer: ein Hinweis zu jeder Frage
web-coach-skip = Einführung überspringen
web-coach-next = Weiter
web-coach-start = Los geht’s
web-coach-lesson = Worauf es hier ankommt
web-coach-ask = Was würdest du tun?
web-coach-thinks = Denkt nach …
web-coach-idea = Ich würde wählen: { $option } (Aussicht { $value } %)
web-coach-brings = Das bringt: { $list }.
web-coach-costs = Das kostet: { $list }.
web-coach-rival-loses = { $player }, Verluste: { $list }.
web-coach-plan = Der Plan
web-coach-close = Knapp dahinter: „{ $option }“. Im Vergleich dazu – { $list }.
web-coach-more = mehr: { $what }
web-coach-less = weniger: { $what }
web-coach-same = gezählt bringt es bis dahin dasselbe
web-coach-do = Das machen
web-hint = Tipp
web-idea =
    Aussicht { $value } %, { $visits ->
        [0] nur flüchtig
        [one] einmal
       *[other] { $visits }-mal
    } geprüft
web-options =
    { $count ->
        [one] 1 Option
       *[other] { $count } Optionen
    }
web-why = Warum nicht?
web-not-now = Gerade nicht möglich: { $count }
web-sheet = Größer oder kleiner
web-deed-play = Ausspielen
web-deed-buy = Kaufen
web-deed-swap = Tauschen
web-deed-add = Dem Angriff hinzufügen
web-deed-ability = Gebäude
web-deed-place_instead = Stattdessen aufstellen
web-deed-idea = Woran der stärkste Bot denkt
web-reconnecting = Verbindung wird erneuert …
web-spectators =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
web-recap = Seit deinem letzten Zug
web-reach = Reichweite und Bedrohung
web-reach-aim = Reichweite und Bedrohung: etwas auf der Karte anklicken (G, Rechtsklick)
web-reach-choose = Reichweite und Bedrohung: wovon?
web-reach-to = erreicht
web-reach-from = angreifbar durch
web-reach-none = nichts
web-recap-play = Schritt für Schritt
web-recap-moves =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
web-recap-none = Seither hat niemand sonst gezogen.
web-story = Was geschieht
web-story-back = Ein Ereignis zurück
web-story-on = Nächstes Ereignis
web-story-skip = Zu meinem Zug
web-story-now = Zur Gegenwart
web-story-more =
    { $count ->
        [one] und 1 weiteres im Protokoll
       *[other] und { $count } weitere im Protokoll
    }
web-scene = Was geschehen ist
web-scene-show = Zurück zur Szene
web-scene-map = Karte ansehen
web-scene-close = Weiter
web-curtain = { $name }, du bist dran
web-curtain-hint = Jetzt sollte niemand sonst hinsehen ({ $side }).
web-curtain-lift = Ich bin { $name }
web-free-seats =
    { $count ->
        [one] Ein Platz ist frei:
       *[other] { $count } Plätze sind frei:
    }
web-fill-bots = Mit Bots auffüllen und beginnen
web-copy-invite = Neuer Einladungslink
web-sit = Platz nehmen: { $side }
web-takeback-ask = Um Rücknahme bitten
web-takeback-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
web-vote = { $name } ist abwesend, die Uhr ist abgelaufen. Was nun?
web-vote-wait = Warten
web-vote-skip = Einmal für sie entscheiden
web-vote-bot = Ein Bot spielt weiter
web-bot-stands-in = Ein Bot spielt für dich.
web-take-back-seat = Meinen Platz zurück
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-rematch-offered = Eine Revanche wird angeboten. Spielst du mit?
web-rematch-yes = Ja, noch einmal
web-rematch-no = Nein, danke
web-report = Problem melden
web-report-what = Was stimmt nicht?
web-report-hint = Die Stellung geht mit: Wer diesen Server betreut, kann sie nachspielen und sieht dabei die ganze Partie.
web-report-file = Als Datei sichern
web-report-sent = Danke. Die Meldung heißt { $id }; dieser Link zeigt die Stellung:
web-text-board = Brett als Text
web-map-board = Brett als Karte

## Log, chat, notes

web-log = Protokoll
web-log-setup = Aufbau
web-log-older = Ältere: { $count }
web-log-none = Noch ist nichts geschehen.
web-log-all = Alles
web-log-mine = Meine Züge
web-chat = Chat
web-chat-table = Nur die Mitspieler dieses Tisches sehen das.
web-chat-spectators = Nur Zuschauer sehen das.
web-chat-write = Schreib etwas
web-quick-hello = Hallo, viel Spaß!
web-quick-good = Gut gespielt!
web-quick-sorry = Einen Moment bitte.
web-quick-thanks = Danke für die Partie!
web-rules = Regeln
web-notes = Notizen
web-notes-private = Nur du siehst das.

## Map

web-map-tools = Karte
web-map-in = Näher
web-map-out = Weiter weg
web-map-fit = Ganze Karte
web-map-pieces = Figuren ausblenden
web-map-options =
    { $count ->
        [one] 1 Option.
       *[other] { $count } Optionen.
    }
web-map-refused = Gerade nicht möglich.

## Replay

web-review = Rückschau
web-replay = Ansehen
web-replay-nothing = Eine Entscheidung; was daraus wird, folgt.
web-replay-at = Entscheidung { $n } von { $of }
web-replay-keys = eine Entscheidung, mit Umschalt ein Zug
web-timeline = Zeitleiste
web-first = Zum Anfang
web-last = Zum Ende
web-step-back = Ein Schritt zurück
web-step-on = Ein Schritt weiter
web-play = Abspielen
web-pause = Pause
web-speed = Tempo
web-seen-by = Gesehen von
web-seen-public = Alle
web-hide-future = Zukunft verbergen
web-export = Als Datei sichern
web-back-to-table = Zurück zum Tisch

## Rules

web-rules-search = Wort oder Regelnummer
web-rules-hits =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
web-rules-none = Keine Regel sagt das.
web-rules-for-implementers = Für die Umsetzung
web-rules-for-players = Für Spielende
web-book-contents = Inhalt
web-book-begin = Los geht’s
web-book-sides = Die Seiten
web-book-lookup = Nachschlagen
web-book-index = Register
web-book-law = Das Gesetz
web-book-law-hint = Jede Regel in einem Satz mit ihrer Nummer: Danach spielt das Programm.
web-book-turn = Blättern
web-book-print = Drucken
web-book-rules =
    { $count ->
        [one] Die Regel hinter diesem Kapitel
       *[other] Die { $count } Regeln hinter diesem Kapitel
    }
web-book-details = Nur dort:
web-book-difficulty = Wie schwer diese Seite zu spielen ist
web-book-difficulty-1 = leicht
web-book-difficulty-2 = mittel
web-book-difficulty-3 = schwer
web-book-first = gut für den Anfang
web-book-first-sides = Gut für die erste Partie: { $sides }.
web-book-side = Über diese Seite: { $title }
web-example-begin = Die Ausgangslage
web-example-back = Einen Schritt zurück
web-example-step = Nächster Schritt
web-example-open = Auf dem Brett öffnen
web-rule-beside = Die Regel
web-rule-chapter = Im Regelheft: { $title }
web-chapters = Kapitel
web-reconstructed = rekonstruiert
web-reconstructed-hint = Der gedruckte Wert ist verloren; dieser wurde passend entworfen.
web-ruling = Entscheid
web-ruling-hint = Das Regelheft lässt das offen; so wird hier gespielt.

## Settings

web-settings-hint = Auf diesem Gerät gespeichert.
web-animation = Bewegung
web-animation-hint = Lässt dich nie warten. Wünscht dein System weniger Bewegung, gibt es keine.
web-animation-off = aus
web-animation-fast = schnell
web-animation-normal = normal
web-animation-slow = langsam
web-tempo = Erzähltempo
web-tempo-hint = Wie lange jeder Zug der anderen zum Lesen stehen bleibt.
web-tempo-slow = langsam
web-tempo-normal = normal
web-tempo-fast = schnell
web-tempo-instant = sofort
web-recap-open = Seit deinem letzten Zug
web-recap-open-hint = Öffnet sich von selbst, wenn mehr als ein Gegner gezogen hat.
web-sound = Ton
web-sound-hint = Ein leises Zeichen, wenn du dran bist.
web-confirm = Zweimal tippen
web-confirm-hint = Das erste Tippen auf die Karte wählt, das zweite spielt.
web-ask-once = Nachfragen, bevor etwas ungenutzt bleibt
web-ask-once-hint = Der Hauptknopf fragt einmal, wenn Aktionen oder Karten ungenutzt blieben. Rückgängig geht so oder so.
web-auto = Von selbst zahlen
web-auto-hint = Was überall gleich viel kostet, wird ohne Frage bezahlt. Rückgängig fragt wieder.
web-large = Größere Schrift
web-large-hint = Alles wird ein Sechstel größer.
web-text-first = Tische als Text
web-text-first-hint = Neue Tische öffnen als Textbrett, gemacht für Bildschirmleser.
web-about = Alle Zeichnungen entstehen in diesem Programm aus den Daten der Spiele. Schriften: Source Sans 3, Barlow Condensed, Special Elite, Old Standard TT (freie Lizenzen).

## Profile

web-guest = Gast
web-account = Konto
web-your-name = Dein Name
web-your-name-hint = Die anderen am Tisch sehen ihn.
web-keep = Behalte deine Partien
web-keep-hint = Du spielst als Gast. Mit Name und Passwort findest du deine Partien auf jedem Gerät.
web-account-name = Kontoname
web-password = Passwort, ab 8 Zeichen
web-register = Konto anlegen
web-registered = Dein Konto ist da; deine Partien bleiben bei dir.
web-login = Anmelden
web-logout = Abmelden
web-logged-out = Abgemeldet.
web-welcome-back = Willkommen zurück!
web-magic = Per E-Mail
web-magic-hint = Wir senden einen Link, der dich ohne Passwort anmeldet.
web-magic-send = Link senden
web-mail = E-Mail-Adresse
web-link-sent = Stimmt die Adresse, ist der Link unterwegs.
web-login-failed = Dieser Link gilt nicht
web-somebody-left = jemand, der ging

## Keys

web-keys = Tastatur
web-key-option = Option wählen
web-key-done = Hauptknopf: beenden, auflösen
web-key-undo = zurücknehmen
web-key-reset = Zug von vorn
web-key-back = zurück
web-key-why = warum nicht?
web-key-hint = woran ein starker Bot denken würde
web-key-next = nächstes / voriges wählbares Feld
web-key-arrows = zum Nachbarn auf der Karte
web-key-enter = das Markierte wählen
web-key-zoom = näher, weiter, ganze Karte
web-key-reach = Reichweite und Bedrohung dessen, worauf du zeigst
web-key-log = zum Protokoll
web-key-recap = seit deinem letzten Zug
web-key-beat = ein Ereignis zurück / weiter
web-key-pause = Erzählung anhalten, fortsetzen
web-key-skip = zur Gegenwart springen
web-key-zen = Seitenleisten ausblenden
web-key-text = Brett als Text
web-key-help = diese Liste

## Text board

web-text-command = Befehl
web-text-regions = Gebiete
web-text-help = options · do 3 · why 2 · region york · near york · where dreibein · log · hint · undo · reset · done
web-text-not-asked = Du bist gerade nicht gefragt.
web-text-no-option = Es gibt keine Option { $number }.
web-text-no-reasons = Nichts Erwartbares ist hier verboten.
web-text-no-region = Es gibt kein Gebiet { $name }.
web-text-nowhere = { $name }: nirgends.
web-text-no-done = Gerade gibt es nichts zu beenden.
web-text-no-hint = Hier gibt es jetzt keinen Tipp.

## Arena

web-arena-hint = Bots gegen Bots, jede Startzahl in allen Sitzordnungen: Wie gerecht sind die Spiele?
web-arena-new = Neuer Lauf
web-arena-new-hint = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }; hier sind höchstens { $most } möglich. Sie werden neben dem Server gespielt, ein Lauf auf einmal.
web-arena-game = Spiel
web-arena-bots = Bots
web-arena-seeds = Startzahlen
web-arena-start = Starten
web-arena-run = Bericht
web-arena-none = Noch kein Bericht. Starte einen Lauf, oder lege Ergebnisse von „beachhead arena run“ in den Ordner „arena“ des Datenverzeichnisses.
web-arena-first = Die ersten Partien werden gespielt.
web-arena-progress = Partien: { $played } von { $total }
web-arena-running = läuft
web-arena-left = noch etwa { $minutes } min
web-arena-stop = Anhalten
web-arena-raw = Rohe Ergebnisse, eine Zeile je Platz und Partie
web-arena-interval = 95-%-Intervall; gestrichelt: gerechter Anteil
web-arena-won = Gewonnen
web-arena-above = über gerecht
web-arena-below = unter gerecht
web-arena-even = ausgeglichen
web-arena-finding-above = { $side }: gewinnt mehr als den gerechten Anteil, { $share } % statt { $fair } %.
web-arena-finding-below = { $side }: gewinnt weniger als den gerechten Anteil, { $share } % statt { $fair } %.
web-arena-finding-even = { $side }: ausgeglichen, soweit diese Partien es zeigen ({ $share } %).
web-arena-by-side = Siege nach Seite
web-arena-by-seat = Siege nach Platz
web-arena-by-bot = Siege nach Bot
web-arena-seat = Platz { $n }
web-arena-matchups = Paarungen
web-arena-matchups-hint = Zeile endet vor Spalte, %
web-arena-rounds = Länge in Runden
web-arena-decisions = Entscheidungen
web-arena-spread = Die Hälfte der Partien liegt zwischen { $low } und { $high }; der Median ist { $median }.
web-arena-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
web-arena-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
web-arena-enough = Wie viele Partien genügen?
web-arena-enough-text = { $count ->
    [one] Für ± 2 % braucht es { $count } Partie; hier sind es { $games }.
   *[other] Für ± 2 % braucht es { $count } Partien; hier sind es { $games }.
  }
web-arena-faults = Fehler
web-arena-ratings = Wertungen
web-arena-rating = Wertung (95 %)
