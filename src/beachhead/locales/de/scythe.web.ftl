# Scythe auf dem Bildschirm, Deutsch.

## Güter und Taten

resource-coin = Münzen
resource-power = Stärke
resource-popularity = Ansehen
resource-combat_card = Kampfkarten
resource-any_resource = Ressourcen nach Wahl
resource-cube = Ressourcen nach Wahl
resource-worker = Arbeiter
resource-upgrade = Entwicklung
resource-mech = Mechs
resource-structure = Gebäude
resource-recruit = Rekrut
resource-produce = Regionen produzieren
resource-star = Stern
resource-move = Einheiten ziehen
resource-territory = Regionen
web-deed-load = Aufladen
web-deed-unload = Abladen
web-deed-pay = Ein Marker
web-deed-pay-all = So viel wie nötig
web-deed-coerce = Nötigung
web-deed-step = Gehe nach
web-deed-unit = Einheiten
web-deed-section = Bereiche
web-deed-reveal = Ziele
web-deed-gift = Geschenke
web-deed-retreat = Rückzug
web-deed-bottom = Untere Hälfte

## Die Karte

sc-map = Karte mit 47 Regionen und 7 Heimatgebieten
sc-sheet = Die Fabrik & Umgebung
sc-sheet-number = Messtischblatt 47
sc-tile = Gebäudebonus
sc-deck-factory = Übrige Fabrikkarten
sc-deck-encounter = Begegnungskarten
sc-deck-combat = Kampfkarten im Stapel
sc-code-mountain = Ge
sc-code-farm = Ac
sc-code-forest = Wa
sc-code-tundra = Tu
sc-code-village = Do
sc-code-lake = Se
sc-tunnel = Tunnel
sc-encounter = Begegnung
sc-held-by = beherrscht von: { $nation }
sc-units = { $n } × { $unit } ({ $nation })
sc-of = { $thing } ({ $nation })
sc-river-to = Fluss zu { $places }.
sc-empty = leer

## Tableaus

sc-mat = Spielertableau
sc-mat-open = Alles auf diesem Tableau
sc-structures = Gebäude
sc-not-built = nicht gebaut
sc-supplies = Vorräte
sc-info-left = noch { $n }
sc-info-discard = Ablagestapel: { $n } ({ $cards })
sc-info-seen = Schon abgehandelt: { $cards }
sc-info-factory-unseen = Wer den Anführer zur Fabrik bringt, sieht sie.
sc-info-factory-move = Untere Hälfte: eine Einheit bewegt sich bis zu 2 Regionen weit.
sc-info-any-time = Darf jederzeit in deinem Zug aufgedeckt werden.
sc-info-turn-end = Darf am Ende deines Zuges aufgedeckt werden.
sc-info-placed-by = Gesetzt von: { $nations }.
sc-info-placed-by-nobody = Noch von niemandem gesetzt.
sc-info-in-force = gilt
sc-info-not-deployed = gilt, sobald der Mech eingesetzt ist
sc-info-power = { $n } von 16; im Kampf kommen höchstens 7 auf die Scheibe.
sc-info-tier = Am Ende { $star } $ je Stern, { $territory } $ je Region, { $pair } $ je Ressourcenpaar.
sc-info-workers = { $n } im Spiel, { $left } auf dem Tableau.
sc-top-move = Bewegen
sc-top-bolster = Aufrüsten
sc-top-trade = Handel
sc-top-produce = Produzieren
sc-free = frei
sc-built = gebaut
sc-cube-covers = Ein Würfel verdeckt eins mehr: { $box }
sc-cube-gone = Entwickelt: { $box }
sc-resources = Ressourcen
sc-or = oder
sc-pay = zahle { $goods }
sc-get = erhalte { $goods }
sc-good =
    { $id ->
        [combat_card] { $n ->
            [one] 1 Kampfkarte
           *[other] { $n } Kampfkarten
        }
        [mech] { $n ->
            [one] 1 Mech
           *[other] { $n } Mechs
        }
       *[other] { $n } { $what }
    }
sc-now = jetzt { $goods }
sc-have = du beherrschst { $n }
sc-done-of = { $n } von { $of } fertig
sc-recruit-gives = Rekrut: { $good } +1, sooft du oder ein Nachbar dies tut
sc-recruit-waits = noch kein Rekrut; er brächte: { $good }
sc-locked = Gesperrt: im vorigen Zug benutzt.
sc-used-last-turn = Zuletzt benutzt
sc-factory-card = Fabrikkarte
sc-factory-move = dann eine Einheit bewegen
sc-unused-bottom = Die untere Hälfte wäre bezahlbar und bliebe ungenutzt
sc-unused-units = Eine weitere Einheit könnte sich noch bewegen
sc-unused-territories = Eine weitere Region könnte noch produzieren
sc-unused-option = Eine zweite Option könnte noch gewählt werden
sc-unused-cards = Eine weitere Karte könnte noch dazukommen
sc-unused-objective = Ein Ziel könnte für einen Stern aufgedeckt werden
sc-objectives = Ziele
sc-ready = bereit
sc-ready-end = am Zugende
sc-hand = Kampfkarten
sc-no-cards = keine Karten
sc-abilities = Fähigkeiten

## Nationen

sc-now-worth = Jetzt wert, in Münzen
sc-worth = Wäre jetzt Schluss: { $n } $.
sc-stars = Sterne
sc-star-open = freier Platz für einen Stern
sc-tier = Stufe { $n }
sc-give = Münzen schenken
sc-part-coins = Geld
sc-part-stars = Sterne
sc-part-territories = Land
sc-part-resources = Güter
sc-part-structures = Bau
sc-counted = { $n } gezählt
sc-total = Summe

## Ziehen

sc-steps =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
sc-carries = Trägt
sc-none = Nichts
sc-less = Eins weniger: { $what }
sc-more = Eins mehr: { $what }
sc-produce-everything = Alles produzieren
sc-pay-by-self = Von den größten Stapeln zahlen
sc-token-follows = Auch der nächste Marker kommt { FORM($area, "to") }; eine andere Region lässt sich in der Liste wählen.

## Szenen

sc-scene-combat = Kampf
sc-scene-encounter = Begegnung
sc-scene-factory = Die Fabrik
sc-scene-scoring = Schlusswertung
sc-scene-objective = Ziel aufgedeckt
sc-show-map = Karte zeigen
sc-combat-between = Kampf { FORM($area, "in") }: { $a } – { $b }
sc-attacker = greift an
sc-defender = verteidigt
sc-wins-ties = siegt bei Gleichstand
sc-dial-at = Deine Scheibe auf { $n }
sc-dial-sealed = Versiegelte Scheibe
sc-dial-open = Scheibe, noch nicht gestellt
sc-sealed = versiegelt
sc-at-most = höchstens { $n }
sc-in-hand = { $n } auf der Hand
sc-slots = Kartenplätze: { $mine } gegen { $theirs }
sc-meets = Worauf deine { $n } trifft
sc-win = gewonnen
sc-lose = verloren
sc-wins = { $seat } { FORM($seat, "gender") ->
    [pl] gewinnen
   *[n] gewinnt
  }
sc-why-tie = Gleichstand geht an den Angreifer.
sc-why-higher = Die höhere Summe gewinnt.
sc-follows = Was folgt
sc-dial = Scheibe
sc-chosen = gewählt
sc-seal = { $n } versiegeln
sc-style-friendly = Freundlich
sc-style-business = Geschäftlich
sc-style-ruthless = Rücksichtslos

## Schritte

sc-step-choose = Wählen
sc-step-top = Obere Hälfte
sc-step-combat = Kampf
sc-step-bottom = Untere Hälfte
sc-step-over = Ende
web-round = Zug { $round }
