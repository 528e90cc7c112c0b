# War of the Worlds on the screen, German.

## The map

ww-map = Karte von Großbritannien, 15 Land- und 6 Seegebiete
ww-mars = Mars in Opposition
ww-ireland = Irland
ww-france = Frankreich
ww-land = Land
ww-sea = See
ww-hostile = feindlich
ww-empty = leer
ww-count = { $count } × { $thing }
ww-civilian = Zivilist
ww-civilians =
    { $count ->
        [one] 1 Zivilist
       *[other] { $count } Zivilisten
    }
ww-piece-at = { $piece }, { $area }
ww-track-civilians = { $left } von { $max } Zivilisten übrig
ww-track-damage = Schaden der Marsianer: { $damage } von { $max }

## Panels

ww-energy-dial = Energie { $energy }, Einkommen { $income }
ww-goal-martian =
    { $count ->
        [one] Zivilist zu beseitigen
       *[other] Zivilisten zu beseitigen
    }
ww-a-turn = je Zug
ww-tripod-bonus = Schaden der Dreibeiner
ww-war-machines = Kriegsmaschinen
ww-structures = Bauten
ww-slot-ready = { $thing }
ww-slot-used = { $thing }, in diesem Zug benutzt
ww-slot-reserve = { $thing }, in der Reserve
ww-slot-built = { $thing }
ww-slot-supply = { $thing }, nicht gebaut
ww-civilians-left = Zivilisten
ww-damage-dealt = Schaden
ww-coins = Münzen
ww-their-row = Ihr Entscheidungsvorrat
ww-hand = Hand
ww-hand-empty = Keine Karten auf der Hand
ww-deck = Stapel
ww-discard = Ablage
ww-removed = Entfernt
ww-pile-discard = Ablagestapel: { $side }
ww-pile-removed = Aus dem Spiel: { $side }
ww-pile-empty = Keine Karten.
ww-row = Entscheidungsvorrat
ww-row-of = Entscheidungsvorrat: { $side }
ww-row-deck = Karten im Entscheidungsdeck
ww-swapped = schon getauscht
ww-cost = Kosten { $cost }

## The attack

ww-pool = Angriff auf { $area }: { $pool }
ww-pool-after = damit: { $pool }
ww-ladder = Schadensreihenfolge: { $order }

## Steps

ww-step-main = Hauptschritt
ww-step-carry-out = Ausführung
ww-step-over = Ende
