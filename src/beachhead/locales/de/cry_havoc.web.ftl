# Cry Havoc auf dem Bildschirm, Deutsch.

## Der Planet

ch-map = Der Planet: Regionen in Ringen um eine schwarze Mitte
ch-wrap = { FORM($region, "to") }
ch-no-terrain = kein Terrain
ch-hq-of = HQ { FORM($army, "gen") }
ch-controlled = kontrolliert: { $army }
ch-empty = leer
ch-count = { $count } × { $thing }
ch-crystals =
    { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }
ch-battle-here = Gefecht { $number }, { $army } greifen an
ch-idle = { $thing } (inaktiv)
ch-structure-at = { $structure }, { $region }
ch-initiative = Initiative
ch-next-round = Nächste Runde
ch-terrain-decks = Terrain-Taktikstapel
ch-deck-of =
    { $count ->
        [one] { $deck }: 1 Karte
       *[other] { $deck }: { $count } Karten
    }
ch-neutral = Neutrale Trogg
ch-scoring-enabled = Wertung aktiviert
ch-scoring-by = durch { FORM($army, "acc") }
ch-final-round = Letzte Runde
ch-score-of =
    { $n ->
        [one] { $army }: 1 Siegpunkt
       *[other] { $army }: { $n } Siegpunkte
    }
ch-events-at =
    { $count ->
        [one] Feld { $field }: 1 verdecktes Ereignis
       *[other] Feld { $field }: { $count } verdeckte Ereignisse
    }
ch-events = Ereignisse auf der Punkteleiste
ch-events-text = Jede Runde wird ein verdecktes Plättchen aufgedeckt; ist nur noch das aufgedruckte letzte Feld übrig, ist es die letzte Runde.
ch-events-left = Noch verdeckt: { $list }.
ch-events-done = Abgehandelt: { $list }.

## Verdeckte Plättchen

ch-trogs-n = { $n } Trogg
ch-token-holds =
    { $crystals ->
        [one] { $trogs } Trogg und 1 Kristall kommen heraus.
       *[other] { $trogs } Trogg und { $crystals } Kristalle kommen heraus.
    }
ch-token-left = Noch verborgen: { $list }.
ch-token-known = Du hast es gesehen: { $token }.
ch-supply-n = { $n } im Vorrat

## Tableaus

ch-vp = Siegpunkte
ch-regions = Regionen
ch-crystals-word = Kristalle
ch-reserve = Reserve
ch-hand = Hand
ch-hand-empty = Keine Handkarten
ch-units-of = Einheiten: { $all }; auf dem Spielplan { $map }, in der Reserve { $reserve }, gefangen { $lost }.
ch-cards-n =
    { $n ->
        [one] noch 1 Karte
       *[other] noch { $n } Karten
    }
ch-deck-text = Taktik-Karten dieses Terrains; im Gefecht wirken sie nur dort. Man zieht sie mit „2 Karten ziehen, 1 behalten“.
ch-no-hand = Du schaust zu: Handkarten bleiben verborgen.
ch-deck-n = Stapel { $n }
ch-discard-n = Ablage { $n }
ch-stock-n = Vorrat { $n }
ch-pile-deck = Was noch im Stapel { FORM($army, "gen") } ist
ch-pile-discard = Ablagestapel { FORM($army, "gen") }
ch-pile-empty = Keine Karten.
ch-holds = Gefangene
ch-prisoners = Hält gefangen: { $list }
ch-lost-n = { $n } der Armee in Gefangenschaft
ch-structures = Bauwerke
ch-markers-left = Marker: noch { $n } von { $of }
ch-markers-here = noch { $n } Marker
ch-tokens-left = noch { $n } Marker
ch-costs = bauen { $build }, aktivieren { $activate }
ch-skill-ready = bereit
ch-skill-used = erschöpft
ch-skill-passive = wirkt immer
ch-skill-in = Plättchen: { $region }

## Karten

ch-whole-hand = Deine Hand gibt
ch-hand-none = Deine Hand hat keine Symbole dafür.
ch-not-used = ungenutzt
ch-card-once = Karte einmal je Aktion
ch-icons-left = { $row }: noch { $left } von { $of }
ch-laid = Für diese Aktion gespielt
ch-march = Wie viele Einheiten gehen?
ch-march-way = Einheiten: { $n }, Schritte: { $steps }
ch-waste-cards = Ohne Karte bewirkt diese Aktion nichts
ch-waste-icons = Es bleiben Symbole ungenutzt
ch-waste-skill = Eine Fähigkeit ist noch bereit
ch-choose-from = Wähle eine

## Das Gefecht

ch-see-planet = Planet ansehen
ch-to-battle = Zurück zum Gefecht
ch-army-cards-only = Kein Terrain: nur Armeekarten
ch-terrain-cards = Armeekarten und Karten für: { $terrain }
ch-attacker = Angreifer
ch-defender = Verteidiger, gewinnt bei Gleichstand
ch-decided-by = geführt von { $name }
ch-hand-n = Hand { $n }
ch-reserve-n = Reserve { $n }
ch-to-place = noch { $n } zu verteilen
ch-passed = hat gepasst
ch-you-lead = Du führst { FORM($army, "acc") }: { $region }
ch-they-lead = Gefecht ({ $region }): { $army } entscheiden
ch-gives-region_control = 2 SP und die Region
ch-gives-capture = 1 gegnerische Einheit; Gleichstand: nichts
ch-gives-attrition = jede Einheit vernichtet 1 Gegner für 1 SP
ch-result-control = { $army } gewinnen, +{ $points }
ch-result-held = Gleichstand: { $army } halten, +{ $points }
ch-result-nest = { $army } gewinnen: niemand kontrolliert, ein Nest bleibt
ch-result-none = Niemand fällt
ch-result-tie = Gleichstand { $n } : { $n }, nichts
ch-result-capture =
    { $n ->
        [one] { $army } machen 1 Gefangenen
       *[other] { $army } machen { $n } Gefangene
    }
ch-result-won = { $army } gewinnen
ch-result-safe = { $army } gewinnen, doch niemand kann gefangen werden
ch-result-attrition = { $attacker } vernichten { $attack } · { $defender } vernichten { $defence }
ch-depends = hängt von einer Wahl ab
ch-open-choice = Welche Einheit gefangen wird oder fällt, wird später gewählt; das kann die folgenden Ziele ändern.
ch-played = Gespielt
ch-forecast = Jetzt ausgewertet
ch-forecast-then = Danach ausgewertet
ch-scene-open = Noch nicht entschieden
ch-scene-over = Das Gefecht ist vorbei
ch-scene-cards = Gespielte Karten
ch-scene-no-cards = Es wurden keine Karten gespielt.
ch-scene-after = Danach
ch-scene-fallen =
    { $n ->
        [one] 1 Einheit vernichtet
       *[other] { $n } Einheiten vernichtet
    }
ch-scene-captured =
    { $n ->
        [one] 1 gefangen
       *[other] { $n } gefangen
    }
ch-scene-scoring = Wertung, Runde { $round }
ch-scene-prisoners = Gefangenenphase, Runde { $round }
ch-scene-final = Endwertung, Runde { $round }
ch-scene-rounds = Punkte je Runde
ch-scene-nothing = nichts
ch-scene-event = Ereignis: { $event }

## Gruppen von Optionen

web-deed-activate = Aktivieren
web-deed-card = Von der Hand spielen
web-deed-stored = Aus der Matrix spielen
web-deed-advantage = Geländevorteil
web-deed-tunnel-to = Durch den Tunnel hinaus
web-deed-tunnel-from = Durch den Tunnel zurück
