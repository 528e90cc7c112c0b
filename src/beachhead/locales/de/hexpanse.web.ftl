# Hexpanse auf dem Bildschirm, Deutsch.

## Die Karte

hx-map = Spielplan mit { $cells } Feldern
hx-source = Hexilum-Quelle
hx-empty = leer
hx-tired = in diesem Zug benutzt
hx-life = Leben { $life }
hx-out = ausgeschieden
hx-layers = Ebenen des Plans
hx-show-goals = Formation zeigen
hx-show-threats = Felder zeigen, die andere brauchen
hx-show-on-map = Auf dem Plan zeigen
hx-show-own = Zurück zur eigenen
hx-show-common = Gemeinsamen Auftrag zeigen
hx-show-secret = Geheimauftrag zeigen

## Aufträge

hx-mission = Auftrag
hx-mission-secret = Geheimauftrag
hx-secret-hidden = Ein verdeckter Geheimauftrag
hx-of = von { $size }
hx-short =
    { $count ->
        [0] Vollständig
        [one] Ein Feld fehlt
       *[other] { $count } Felder fehlen
    }
hx-ways =
    { $count ->
        [one] 1 Weg zum Ziel
       *[other] { $count } Wege zum Ziel
    }
hx-goal = { $mission }: { $held } von { $size }
hx-goal-ways = Ein Feld fehlt: { $cells }.

## Der Stempel

hx-stamp = Stempel
hx-turn-left = Nach links drehen
hx-turn-right = Nach rechts drehen
hx-mirror = Spiegeln
hx-facing-e = Ost
hx-facing-se = Südost
hx-facing-sw = Südwest
hx-facing-w = West
hx-facing-nw = Nordwest
hx-facing-ne = Nordost
hx-facing-mirrored = { $facing }, gespiegelt
option-orient =
    { $index ->
        [0] Ost
        [1] Südost
        [2] Südwest
        [3] West
        [4] Nordwest
        [5] Nordost
        [6] Ost, gespiegelt
        [7] Südost, gespiegelt
        [8] Südwest, gespiegelt
        [9] West, gespiegelt
        [10] Nordwest, gespiegelt
       *[11] Nordost, gespiegelt
    }: { $attacks ->
        [0] { $free } frei
       *[other] { $hits } getroffen{ $own ->
            [0] { "" }
           *[other] , { $own } eigene
        }
    }

## Was geschähe

hx-own = eigene Einheit:
hx-hits-none = trifft nichts
hx-up-to = { $count ->
        [one] { $count } darf landen
       *[other] bis zu { $count } landen
    }
hx-foe-gains = Gegner +{ $count }
hx-shielded = ein Protector kann einspringen
hx-fate-ship = kommt ins Lazarettschiff
hx-fate-life = verliert 1 Lebenspunkt
hx-fate-discard = wird abgeworfen
hx-fate-home = kehrt auf ihre Tafel zurück
hx-fate-gone = verlässt das Spiel
hx-scene-attack = Angriff: { $player }
hx-scene-fall = Gefallen: { $player }
hx-scene-out = Ein Kriegsherr ist tot
hx-scene-won = Formation vollendet, Sieg: { $player }
hx-scene-progress = Wie weit alle gekommen waren
hx-waste-actions = Aktionen ungenutzt
hx-waste-ability = Fähigkeit ungenutzt
hx-waste-rest = Rest ungenutzt
hx-waste-own = Das trifft eigene
hx-info-regular = Eine reguläre Einheit. Ihr Angriff trifft eine benachbarte Einheit; danach geht sie selbst ins Lazarettschiff.
hx-info-elite = Eine Eliteeinheit. Sie greift an wie eine reguläre, bleibt aber auf dem Plan; Angriffe auf die Reserve treffen sie nie.
hx-info-warlord = Der Kriegsherr. Ein Treffer kostet ihn 1 Lebenspunkt statt seines Feldes; ohne Lebenspunkte scheidet sein Spieler aus. Sein Angriff und sein Schritt kosten je 1 Lebenspunkt, er wird nie vertauscht oder zurückgezogen.
hx-info-neutral = Zurückgelassen von jemandem, der ausgeschieden ist. Alle dürfen sie treffen, vertauschen oder verdrängen.
hx-info-mercenary = Gehört zu ihrer Karte; wird sie verdrängt, wird die Karte abgeworfen.
hx-info-permanent = Dauerhaft: wirkt beim Einsetzen und kann in jedem späteren Zug einmal aktiviert werden.
hx-info-once = Wirkt einmal, wenn die Einheit eingesetzt wird.
hx-info-minority = Wartet auf der eigenen Tafel und kann eingesetzt werden, solange der Kriegsherr auf dem Plan steht.
hx-info-action = Als Aktion wird eine der beiden Möglichkeiten gespielt; dann wird die Karte abgeworfen.
hx-info-tired = In diesem Zug eingesetzt oder aktiviert: jetzt nicht aktivierbar.
hx-info-source = Eine Hexilum-Quelle: Wer hier eine eigene Einheit hinstellt, erhält 1 Hexilum.
hx-info-mission = Besetze jedes Feld dieser Form (insgesamt { $size }) mit deinen Einheiten, beliebig gedreht oder gespiegelt, und du gewinnst sofort.
hx-info-special = Einmal im Zug, solange der Kriegsherr auf dem Plan steht, für 1 Lebenspunkt.
hx-discard = Abwurfstapel: { $count }
hx-discard-hidden = Verdeckt: { $count }
hx-info-discard = Ist der Marktstapel leer, wird der Abwurfstapel gemischt und zum neuen Marktstapel.
hx-topic-hexilum = Hexilum
hx-info-hexilum = Bezahlt Karten im Markt und Einkommen; höchstens 30.
hx-topic-income = Einkommen
hx-info-income = So viel Hexilum kommt zu Beginn des Zuges herein; höchstens 4.
hx-topic-life = Lebenspunkte des Kriegsherrn
hx-info-life = Bei 0 scheidet der Spieler aus; höchstens 12.
hx-topic-hired = Söldner auf dem Plan
hx-info-hired = Höchstens 5 Söldnereinheiten dürfen auf dem Plan stehen.
hx-topic-cards = Karten
hx-info-cards = Aktionskarten und Söldner, die offen vor dem Spieler liegen.
hx-topic-reserve = Reserve
hx-info-reserve = Einheiten, die eingesetzt werden können. Angriffe auf die Reserve schicken reguläre Einheiten ins Lazarettschiff.
hx-topic-ship = Lazarettschiff
hx-info-ship = Verdrängte Einheiten warten hier, bis sie geheilt werden, einzeln oder durch Karten.
hx-topic-deck = Marktstapel
hx-info-deck = Verdeckte Karten, die als Nächste in den Markt kommen.
hx-topic-secret = Geheimer Auftrag
hx-info-secret = Ein Auftrag, den nur sein Besitzer und dessen Partner kennen; erfüllt gewinnt er wie der gemeinsame.
hx-topic-heal = Kriegsherr: heilen
hx-info-heal = Einmal im Zug darf der Kriegsherr auf dem Plan als Aktion 1 Lebenspunkt erhalten.
hx-topic-move = Kriegsherr: bewegen
hx-info-move = Einmal im Zug darf er sich für 1 Lebenspunkt auf ein freies Nachbarfeld bewegen.
hx-topic-special = Kriegsherr: Sonderfähigkeit

## Die Kette

hx-chain =
    { $left ->
        [0] Kette der Fähigkeiten, letzte Aktion
        [one] Kette der Fähigkeiten, noch 1 Aktion
       *[other] Kette der Fähigkeiten, noch { $left } Aktionen
    }
hx-chain-queue = Warteschlange der Fähigkeiten
hx-chain-played = gespielt
hx-chain-now = jetzt
hx-chain-waits = wartet

## Spieler

hx-numbers = Hexilum { $hexilum }, Einkommen { $income }
hx-team = Team { $team }
hx-reserve = Reserve
hx-in-ship = Lazarett
hx-ship = Lazarettschiff
hx-on-board = Auf dem Plan
hx-none = keine
hx-aim = Diesen Gegner wählen
hx-warlord-heal = heilen
hx-warlord-move = bewegen
hx-warlord-special = Sonderfähigkeit

## Karten

hx-market = Markt
hx-deck = Stapel { $count }
hx-extras = Zusätzliche Karten
hx-extras-hidden =
    { $count ->
        [one] 1 zusätzliche Karte, nur für den Käufer sichtbar
       *[other] { $count } zusätzliche Karten, nur für den Käufer sichtbar
    }
hx-cards = Karten
hx-your-cards = Deine Karten
hx-no-cards = Gekaufte Karten liegen hier, offen für alle.
hx-card-action = Aktion
hx-card-mercenary = Söldner
hx-card-permanent = Dauerhaft
hx-cost = Preis { $cost }
hx-lacking = { $count } fehlen
hx-on-map = im Einsatz
hx-factions = Parteien
hx-attacked = Angegriffen: { $cell }, { $unit }
hx-boards-open = Minderheiten zur Wahl
hx-boards-hand = Deine Tafeln
hx-boards-kept = Behalten
hx-boards-passed = Weitergegeben
hx-open-missions = Aufträge

## Phasen und Taten

hx-step-setup = Aufbau
hx-step-action-1 = Erste Aktion
hx-step-action-2 = Zweite Aktion
hx-step-market = Markt
hx-step-over = Ende
hx-turn-deploy = Einsetzen
hx-turn-play = Karte spielen
hx-turn-activate = Aktivieren
hx-turn-gain = Hexilum und Einkommen
hx-turn-warlord = Kriegsherr
hx-turn-attack = Angreifen
hx-turn-heal = Heilen
hx-turn-withdraw = Zurückziehen
hx-deed-income = Einkommen erhöhen
hx-deed-warlord-special = Sonderfähigkeit
web-deed-deploy = Einsetzen
web-deed-withdraw = Zurückziehen
web-deed-attack = Angreifen
web-deed-heal = Heilen
web-deed-activate = Aktivieren
