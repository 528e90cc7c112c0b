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
ww-civilians-spent =
    { $count ->
        [one] 1 Zivilist (hat angegriffen)
       *[other] { $count } Zivilisten (davon { $spent } schon im Angriff)
    }
ww-piece-at = { $piece } { FORM($area, "in") }
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
ww-plan = Entscheidungsdeck
ww-plan-short = Markt
ww-discard = Ablage
ww-removed = Entfernt
ww-pile-discard = Ablagestapel: { $side }
ww-pile-removed = Aus dem Spiel: { $side }
ww-pile-empty = Keine Karten.
ww-row = Entscheidungsvorrat
ww-row-of = Entscheidungsvorrat: { $side }
ww-row-deck = Karten im Entscheidungsdeck
ww-swapped = schon getauscht
ww-unused-play = Eine Karte oder ein Gebäude ginge noch
ww-unused-buy = Du kannst noch kaufen, der Rest verfällt
ww-cost = Kosten { $cost }
## What a thing is

ww-type-action = Aktionskarte
ww-type-unit = Einheitenkarte
ww-type-building = Gebäudekarte
ww-info-cost = Kosten: { FORM($resource, "count", $cost) }
ww-info-start = Startkarte, nicht käuflich
ww-info-buy-unit = Beim Kauf kommt sofort eine Einheit aus der Reserve ins Spiel.
ww-info-buy-building = Beim Kauf wird sofort gebaut; dann kommt die Karte aus dem Spiel.
ww-info-copies =
    { $count ->
        [one] 1 Exemplar im Spiel.
       *[other] { $count } Exemplare im Spiel.
    }
ww-info-reserve = In der Reserve: { $count }
ww-info-supply = Noch im Vorrat: { $count } von { $max }
ww-info-defence = Verteidigung: { $defence }
ww-info-used =
    { $count ->
        [one] In diesem Zug schon mit einer Einheitenkarte eingesetzt.
       *[other] { $used } von { $count } in diesem Zug schon mit Einheitenkarten eingesetzt.
    }
ww-info-fired = In diesem Zug schon benutzt.
ww-info-civilians = { $area }: { $count } hier, davon haben { $spent } in diesem Zug angegriffen.
ww-info-near = Daneben: { $areas }
ww-info-marker = Er bleibt bis zum Beginn des nächsten Zuges der Marsianer.
# $change: +2 or -1, $why: what did it
ww-info-turn = Runde { $round }, { $side }: { $change } ({ $why })
ww-info-unchanged = Bisher unverändert.
ww-info-hand = Diese Karten sieht nur ihr Besitzer.
ww-info-deck = Verdeckt. Am Ende des Zuges wird davon die neue Hand gezogen; ist es leer, wird die Ablage gemischt.
ww-info-plan = Verdeckt. Füllt den Entscheidungsvorrat auf.
ww-info-purse = Einkommen { $income } je Zug. Was nicht ausgegeben wird, verfällt am Ende des Zuges.
ww-race-civilians-goal = Die Marsianer gewinnen, wenn kein Zivilist mehr übrig ist.
ww-race-damage-goal = Die Menschen gewinnen bei { $max }.

## The attack

ww-pool = Angriff auf { FORM($area, "acc") }: { $pool }
ww-pool-after = damit: { $pool }
ww-ladder = Schadensreihenfolge: { $order }
ww-attack = Angriff
ww-scene-attack = Angriff: { $area }
ww-scene-taken = Ein Zivilist { FORM($area, "in") } wird geholt
ww-scene-hit = Die Marsianer werden { FORM($area, "in") } getroffen
ww-scene-hit-anywhere = Die Marsianer werden getroffen
ww-scene-card = mit „{ $card }“
# $defence: damage that it takes to destroy it
ww-scene-falls = zerstört ({ $defence })
ww-scene-stands = hält stand (ab { $defence })
ww-scene-nobody = Dort war niemand.
ww-scene-nothing = Zu wenig Schaden: Nichts wird zerstört.
ww-scene-lost = { $damage } Schaden zerstört nichts mehr und verfällt.
ww-scene-pushed = Die Armee wird { FORM($area, "to") } verdrängt.
ww-race-civilians =
    { $after ->
        [0] Der letzte Zivilist ist verloren: Die Marsianer gewinnen.
        [one] Noch 1 Zivilist; ohne ihn gewinnen die Marsianer.
       *[other] Noch { $after } Zivilisten; bei 0 gewinnen die Marsianer.
    }
ww-race-damage =
    { $left ->
        [0] { $max } Schaden: Die Menschen gewinnen.
       *[other] von { $max }; noch { $left }, dann gewinnen die Menschen.
    }

## Steps

ww-step-main = Hauptschritt
ww-step-carry-out = Ausführung
ww-step-over = Ende

## Names on small cards, with soft hyphens where a long word may be parted

ww-card-h_barrage_balloons = Sperr­ballons
ww-card-h_guerrilla = Guerilla
ww-card-h_regroup = Um­gruppieren
ww-card-h_relocate = Umsiedeln
ww-card-h_royal_navy = Königliche Marine
ww-card-h_supply_depot = Vorrats­lager
ww-card-h_tank_factory = Panzer­fabrik
ww-card-m_alien_abduction = Entführung durch Außer­irdische
ww-card-m_alien_factory = Marsianer-Produktions­stätte
ww-card-m_frightening_sound = Beängsti­gende Ge­räusche
ww-card-m_infrasound = Infra­schall
ww-card-m_nerve_agent = Nervengas
ww-card-m_particle_generator = Teilchen­generator
ww-card-m_plasma_reactor = Plasma­reaktor
ww-card-m_plasma_synthesis = Plasma­synthese
ww-card-m_power_supply = Energie­versorgung
ww-card-m_regenerator = Rege­nerator
ww-card-m_scorching_beam = Vernich­tungs­strahl
