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
web-deed-pay = Ein Plättchen
web-deed-pay-all = So viel wie nötig
web-deed-coerce = Nötigung
web-deed-step = Gehe nach
web-deed-unit = Einheiten
web-deed-section = Spalten
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
sc-recruit-gives = Rekrut: 1 { $good }, sooft du oder ein Nachbar dies tut
sc-recruit-waits = noch kein Rekrut; er brächte { $good }
sc-locked = Gesperrt: im vorigen Zug benutzt.
sc-used-last-turn = Zuletzt benutzt
sc-factory-card = Fabrikkarte
sc-factory-move = dann eine Einheit bewegen
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

## Szenen

sc-scene-combat = Kampf
sc-scene-encounter = Begegnung
sc-scene-factory = Die Fabrik
sc-scene-scoring = Schlusswertung
sc-scene-objective = Ziel gezeigt
sc-show-map = Karte zeigen
sc-combat-between = Kampf um { $area }: { $a } gegen { $b }
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
sc-wins = { $seat } gewinnt
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
