# Hexpanse, Deutsch.
# Facts: $player, $owner and $victim are players, $unit a kind of unit, $cell a cell as printed on the board, $card a card.

game-title = Hexpanse
game-pitch = Sechs Parteien kämpfen um einen Planeten: Vollende die Formation eines Auftrags oder sei der letzte lebende Kriegsherr.

## Players and factions

seat-1 = Platz 1
    .gender = m
seat-2 = Platz 2
    .gender = m
seat-3 = Platz 3
    .gender = m
seat-4 = Platz 4
    .gender = m
seat-5 = Platz 5
    .gender = m
seat-6 = Platz 6
    .gender = m
faction-terra = Imperium von Terra
    .gender = n
    .nom = das Imperium von Terra
    .gen = des Imperiums von Terra
    .acc = das Imperium von Terra
faction-cyberians = Kollektiv der Cyberier
    .gender = n
    .nom = das Kollektiv der Cyberier
    .gen = des Kollektivs der Cyberier
    .acc = das Kollektiv der Cyberier
faction-nomads = Interstellare Nomaden
    .gender = pl
    .nom = die Interstellaren Nomaden
    .gen = der Interstellaren Nomaden
    .acc = die Interstellaren Nomaden
faction-union = Union der Handelswelten
    .gender = f
    .nom = die Union der Handelswelten
    .gen = der Union der Handelswelten
    .acc = die Union der Handelswelten
faction-ox = Ox
    .gender = pl
    .nom = die Ox
    .gen = der Ox
    .acc = die Ox
faction-mentacles = Mentakle
    .gender = pl
    .nom = die Mentakle
    .gen = der Mentakle
    .acc = die Mentakle
special-terra = Setze 1 Einheit auf ein besetztes Feld neben deinem Kriegsherrn ein; die Einheit dort wird wie bei einem Angriff verdrängt (nie ein Kriegsherr).
special-cyberians = Setze bis zu 2 Einheiten auf die beiden Felder des Musters neben deinem Kriegsherrn ein.
special-nomads = Vertausche zwei beliebige Einheiten auf dem Plan oder bewege eine beliebige Einheit auf ein freies Feld (nie einen Kriegsherrn).
special-union = Nimm 2 Hexilum (3, solange dein Kriegsherr auf einer Quelle steht).
special-ox = Nimm bis zu 3 deiner Einheiten aus dem Lazarettschiff in die Reserve zurück.
special-mentacles = Schicke bis zu 2 Einheiten eines Gegners aus der Reserve ins Lazarettschiff; ein Kriegsherr auf seinem Tableau kann einen der Treffer als 1 Schaden nehmen.

## Units

unit-regular = reguläre Einheit
unit-elite = Eliteeinheit
unit-warlord = Kriegsherr
unit-neutral = neutral
resource-hexilum = Hexilum
resource-life = Lebenspunkte
resource-income = Einkommen
resource-win = Sieg
cause-income = Einkommen
cause-action = eigene Aktion
cause-source = eine Hexilum-Quelle
cause-price = Preis des Angriffs
cause-seat = Bonus des Platzes
cause-special = Sonderfähigkeit

## Minorities

minority-M01 = The Protector
    .text = Wenn eine deiner Einheiten neben einem Protector angegriffen wird, darfst du stattdessen diesen Protector aus dem Spiel nehmen.
minority-M02 = Cauldron-born
    .text = Müsste diese Einheit ins Lazarettschiff, kehrt sie stattdessen auf ihre Minderheitstafel zurück.
minority-M03 = Odin's Wolf
    .text = Diese Einheit darf auf einem besetzten Feld (ohne Kriegsherrn) eingesetzt werden: Das Feld wird zuerst angegriffen.
minority-M04 = Duvall's Air Cavalry
    .text = Beim Einsetzen darfst du diese Einheit mit einer beliebigen Einheit vertauschen oder auf ein beliebiges freies Feld bewegen.
minority-M05 = Resurrectors of Demetere
    .text = Beim Einsetzen darfst du eine deiner Einheiten aus dem Lazarettschiff auf ein benachbartes freies Feld einsetzen; keine weiteren Resurrectors.
minority-M06 = Cymurai
    .text = Beim Einsetzen musst du ein Nachbarfeld angreifen; dann erhält dein Kriegsherr 1 Lebenspunkt.
minority-M07 = Slave Hunters of Neo-South
    .text = Beim Einsetzen musst du ein Nachbarfeld angreifen; dann erhältst du 1 Hexilum.
minority-M08 = Xalielt Body Hunters
    .text = Beim Einsetzen musst du ein Nachbarfeld angreifen; dann nimm 1 deiner Einheiten aus dem Lazarettschiff in die Reserve.
minority-M09 = Ox Miners
    .text = Auf einer Quelle eingesetzt bringt sie 2 Hexilum mehr (insgesamt 3).
minority-M10 = Lee's Platoon
    .text = Beim Einsetzen musst du die zwei Felder des Musters angreifen.
minority-M11 = Guardians of the Halo
    .text = Geht diese Einheit vom Plan ins Lazarettschiff, erhältst du 4 Hexilum; sie kann nie angreifen.

## Missions

mission-MS01 = Phalanx
mission-MS02 = Festung
mission-MS03 = Großes Dreieck
mission-MS04 = Keil
mission-MS05 = Speerspitze
mission-MS06 = Winkel
mission-MS07 = Dreibein
mission-MS08 = Kreuzfeuer
mission-MS09 = Raute
mission-MS10 = Tor
mission-MS11 = Sichel
mission-MS12 = Komet
mission-MS13 = Schlange
mission-MS14 = Bastion
mission-MS15 = Drei Vorposten

## Market cards

card-A01 = Ancient Sphere
    .a = Vertausche zwei beliebige Einheiten oder bewege eine beliebige Einheit auf ein beliebiges freies Feld.
    .b = Bis zu 3 eigene Einheiten kommen aus dem Lazarettschiff in die Reserve zurück.
card-A02 = Ancient Monolith
    .a = Vertausche zwei beliebige Einheiten oder bewege eine beliebige Einheit auf ein beliebiges freies Feld.
    .b = Der eigene Kriegsherr erhält 3 Lebenspunkte.
card-A03 = Mobile Army Surgical Hospital
    .a = Bis zu 2 eigene Einheiten kommen aus dem Lazarettschiff in die Reserve zurück.
    .b = Der eigene Kriegsherr erhält 2 Lebenspunkte.
card-A04 = Xalielt Merchant
    .a = Bis zu 3 eigene Einheiten kommen aus dem Lazarettschiff in die Reserve zurück.
    .b = Der eigene Kriegsherr erhält 3 Lebenspunkte.
card-A05 = Semiramis Station
    .a = Bis zu 5 eigene Einheiten kommen aus dem Lazarettschiff in die Reserve zurück.
    .b = Der eigene Kriegsherr erhält 5 Lebenspunkte.
card-A06 = Ching Shih's Raiders
    .a = Erhalte 6 Hexilum.
    .b = Stiehl 1 Aktionskarte eines Gegners.
card-A07 = Cypher's Offer
    .a = Erhalte 6 Hexilum.
    .b = Stiehl 1 Söldnerkarte eines Gegners; eine Einheit davon auf dem Plan bleibt dort und wechselt die Seite oder kommt auf die Karte.
card-A08 = Space Truckers
    .a = In der Marktphase dieses Zuges stehen 5 zusätzliche Karten zur Wahl.
    .b = Bis zu 2 eigene Einheiten kommen aus dem Lazarettschiff in die Reserve zurück.
card-A09 = Corona Salvage Shuttle
    .a = 1 eigene Einheit kommt direkt aus dem Lazarettschiff auf ein beliebiges freies Feld.
    .b = Der eigene Kriegsherr erhält 2 Lebenspunkte.
card-A10 = Project 1502
    .a = Schicke 1 Einheit (keinen Kriegsherrn) aus der Reserve eines Gegners ins Lazarettschiff.
    .b = Ein Gegner verliert bis zu 3 Hexilum.
card-A11 = Dark Side of the Moon
    .a = Schicke bis zu 2 Einheiten (keinen Kriegsherrn) aus der Reserve eines Gegners ins Lazarettschiff.
    .b = Stiehl einem Gegner bis zu 2 Hexilum.
card-A12 = Strike of the Valkyries
    .a = Schicke bis zu 3 Einheiten (keinen Kriegsherrn) aus der Reserve eines Gegners ins Lazarettschiff.
    .b = Setze bis zu 2 Einheiten auf zwei benachbarte Felder irgendwo auf dem Plan ein.
card-A13 = Merle
    .a = In der Marktphase dieses Zuges stehen 5 zusätzliche Karten zur Wahl.
    .b = 1 eigene Einheit kommt direkt aus dem Lazarettschiff auf ein beliebiges freies Feld.
card-A14 = Odin's Eye
    .a = Erhalte 2 Hexilum.
    .b = In der Marktphase dieses Zuges stehen 5 zusätzliche Karten zur Wahl.
card-A15 = Salvagers
    .a = Erhalte 2 Hexilum.
    .b = 1 eigene Einheit kommt direkt aus dem Lazarettschiff auf ein beliebiges freies Feld.
card-A16 = Parasite
    .a = Greife ein beliebiges Feld ohne Kriegsherrn an und setze dort 1 Einheit ein.
    .b = Ein gegnerischer Kriegsherr nimmt 2 Schaden.
card-A17 = Cheyen
    .a = Setze bis zu 2 Einheiten auf zwei Felder in Linie mit einem Feld dazwischen irgendwo auf dem Plan ein.
    .b = Greife ein beliebiges Feld ohne Kriegsherrn an und setze dort 1 Einheit ein.
card-A18 = Attack of the Shah's Guard
    .a = Setze bis zu 2 Einheiten auf zwei Felder, die dieselben zwei Felder berühren, aber nicht einander, irgendwo auf dem Plan ein.
    .b = Ein gegnerischer Kriegsherr nimmt 2 Schaden.
card-A19 = Spider Tank
    .a = Greife zwei benachbarte Felder irgendwo auf dem Plan an.
    .b = Ein gegnerischer Kriegsherr nimmt 3 Schaden.
card-A20 = Apache dropships
    .a = Greife zwei Felder in Linie mit einem Feld dazwischen irgendwo auf dem Plan an.
    .b = Setze bis zu 3 Einheiten auf drei Felder in gerader Linie irgendwo auf dem Plan ein.
card-A21 = Drop Pods
    .a = Greife zwei Felder, die dieselben zwei Felder berühren, aber nicht einander, irgendwo auf dem Plan an.
    .b = Setze bis zu 3 Einheiten auf drei aneinandergrenzende Felder irgendwo auf dem Plan ein.
card-A22 = Mobile Refinery
    .a = Erhalte 4 Hexilum.
    .b = Wirf 1 Aktionskarte eines Gegners ab.
card-A23 = Imam Keith
    .a = Das Einkommen steigt um 1 Stufe, ohne den Preis der Stufe zu zahlen.
    .b = Erhalte 3 Hexilum.
card-A24 = Icarus Attack Squadron
    .a = Schicke bis zu 4 Einheiten (keinen Kriegsherrn) aus der Reserve eines Gegners ins Lazarettschiff.
    .b = Greife drei Felder in gerader Linie irgendwo auf dem Plan an.
card-A25 = Enola's Fire
    .a = Schicke bis zu 4 Einheiten (keinen Kriegsherrn) aus der Reserve eines Gegners ins Lazarettschiff.
    .b = Greife drei aneinandergrenzende Felder irgendwo auf dem Plan an.
card-C01 = Lowry
    .text = Vertausche Lowry mit einer beliebigen anderen Einheit auf dem Plan oder bewege Lowry auf ein beliebiges freies Feld.
card-C02 = Lorenzo Kroisos
    .text = Nimm 2 Hexilum (3, wenn er auf einer Quelle stehend aktiviert wird).
card-C03 = Motoko
    .text = Setze bis zu 3 Einheiten auf drei Nachbarfelder im Abstand von 120 Grad ein.
card-C04 = Kama Tron
    .text = Setze bis zu 3 Einheiten in gerader Linie von Kama Tron weg ein.
card-C05 = R.C. Headhunter
    .text = Ein beliebiger gegnerischer Kriegsherr verliert 1 Lebenspunkt.
card-C06 = Ray Struga, the Scout
    .text = Setze 1 Einheit zwei Felder entfernt in gerader Linie ein.
card-C07 = Steel Scythian
    .text = Setze bis zu 2 Einheiten auf zwei gegenüberliegende Nachbarfelder ein.
card-C08 = Gabe Tyrell
    .text = Setze bis zu 3 Einheiten auf drei aufeinanderfolgende Nachbarfelder ein.
card-C09 = The Baron
    .text = Greife das Feld davor an, dann setze bis zu 2 Einheiten an den beiden hinteren Flanken ein.
card-C10 = Maria Murdock
    .text = Greife die zwei Felder in Linie davor an, dann darfst du 1 Einheit dahinter einsetzen.
card-C11 = Jake, the Contractor
    .text = Setze bis zu 2 Einheiten auf zwei Nachbarfelder ein, die aneinandergrenzen.
card-C12 = Lilith
    .text = Greife drei Nachbarfelder im Abstand von 120 Grad an.
card-C13 = Smiling Killer
    .text = Greife jedes zweite Nachbarfeld an, dann setze bis zu 3 Einheiten auf die anderen drei ein.
card-C14 = Svanakin
    .text = Greife drei Felder in gerader Linie an.
card-C15 = Kaneda
    .text = Greife zwei Felder in gerader Linie an.
card-C16 = J.H.O.N.5
    .text = Greife zwei gegenüberliegende Nachbarfelder an.
card-C17 = Herbert
    .text = Greife das Feld davor an, dann darfst du 1 Einheit auf der Gegenseite einsetzen.
card-C18 = Lady Cha'li
    .text = Nimm bis zu 2 deiner Einheiten aus dem Lazarettschiff in die Reserve zurück.
card-C19 = T.A.X. 1138
    .text = Dein Kriegsherr erhält 2 Lebenspunkte.
card-C20 = Contessa Carmilla
    .text = Schicke bis zu 2 Einheiten aus der Reserve eines Gegners ins Lazarettschiff; ein Kriegsherr, der noch auf seinem Tableau ist, kann einen der Treffer als 1 Schaden nehmen.
card-C21 = Westwood
    .text = Greife 1 beliebiges Feld des Plans an.
card-C22 = Master of Puppets
    .text = Vertausche zwei beliebige Einheiten auf dem Plan oder bewege eine beliebige Einheit auf ein beliebiges freies Feld.
card-C23 = Heinlein's Squad
    .text = Drei einfache Söldnereinheiten: Die erste ist die eingesetzte, die beiden anderen dürfen sofort auf beliebige freie Felder gesetzt werden.
card-C24 = Canaris
    .text = Ein gegnerischer Kriegsherr neben Canaris nimmt 3 Schaden.
card-C25 = The Librarian
    .text = Besuche sofort den Markt, mit 5 zusätzlichen Karten zur Auswahl.

## Events: set-up

start-player-drawn = { $player } { FORM($player, "gender") ->
        [pl] beginnen
       *[n] beginnt
    }.
everyone-starts = Alle beginnen mit { $life ->
        [one] { $life } Lebenspunkt
       *[other] { $life } Lebenspunkten
    }, Einkommen { $income }, { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    } und { $hexilum } Hexilum.
faction-chosen = { $seat }: { $player }.
board-opened = Minderheitstafel ausgelegt: { $minority }.
minority-chosen = { $player }: { $minority } gewählt.
board-dealt = Du erhältst { $minority }.
board-kept = Du behältst { $minority }.
    .rumour = { $player }: eine Tafel behalten.
board-revealed = { $player }: { $minority } aufgedeckt.
board-discarded = { $player }: { $minority } des Nachbarn weggelegt.
mission-opened = Auftrag ausgelegt: { $mission }.
mission-common = Der gemeinsame Auftrag ist { $mission }.
secret-chosen = { $player }: { $mission } als geheimer Auftrag genommen.
    .rumour = { $player }: einen geheimen Auftrag genommen.

## Events: turn and actions

turn-began = Runde { $round }, { $player }: Einkommen { $income }.
hexilum-gained = { $player }: +{ $amount } Hexilum, { $cause } (jetzt { $total }).
hexilum-lost = { $player }: { $amount } Hexilum verloren, noch { $total }. Ursache: { $cause } ({ $by }).
income-raised = { $player }: Einkommen auf { $level } erhöht{ $cost ->
        [0] , ohne Kosten
       *[other] { " " }für { $cost } Hexilum
    }.
card-played = { $player } { FORM($player, "gender") ->
        [pl] spielen
       *[n] spielt
    } { $card }: { $effect }
card-discarded = { $card } kommt auf den Abwurfstapel.
mercenary-activated = { $player }: { $unit } aktiviert.
special-used = { $player }: Der Kriegsherr setzt für 1 Lebenspunkt seine Sonderfähigkeit ein (noch { $life }).
actions-ended = { $player } { FORM($player, "gender") ->
        [pl] beenden
       *[n] beendet
    } die Aktionen, { $left } ungenutzt.

## Events: units

unit-deployed = { $player }: { $unit } auf { $cell } eingesetzt{ $recovered ->
        [1] , direkt aus dem Lazarettschiff
       *[other] { "" }
    }.
unit-withdrawn = { $player }: { $unit } von { $cell } zurückgezogen.
unit-healed = { $player }: { $unit } verlässt das Lazarettschiff.
unit-shipped = { $player }: { $paid ->
        [1] { $unit } hat angegriffen und geht von { $cell } ins Lazarettschiff
       *[other] { $unit } geht von { $cell } ins Lazarettschiff
    }.
unit-went-home = { $player }: { $paid ->
        [1] { $unit } hat angegriffen und kehrt von { $cell } auf die eigene Tafel zurück
       *[other] { $unit } kehrt von { $cell } auf die eigene Tafel zurück
    }.
mercenary-lost = { $player }: { $paid ->
        [1] { $unit } hat angegriffen und verlässt { $cell }
       *[other] { $unit } wird von { $cell } verdrängt
    }.
neutral-gone = Eine neutrale Einheit auf { $cell } verlässt das Spiel ({ $unit }).
unit-kept-out = { $player }: { $cell } ist noch besetzt, { $unit } landet nicht.
unit-taken-to-card = { $player }: { $unit } kommt von { $cells } auf die Karte.
unit-changed-sides = { $player }: { $unit } bleibt auf { $cells } und wechselt die Seite.
unit-moved = { $player }: { $unit } ({ $owner }) von { $from } nach { $to } bewegt.
units-swapped = { $player }: { $unit } ({ $owner }) auf { $from } und { $other } ({ $other_owner }) auf { $to } vertauscht.

## Events: attacks

attack-made = { $player }: { $unit } auf { $from } greift { $cell } an: { $target } ({ $owner }).
cell-attacked = { $player }: { $cause } greift { $cell } an.
cell-empty = Auf { $cell } steht niemand: Nichts wird getroffen.
pattern-laid = { $player }: { $cause }, Muster von { $cell } aus angelegt.{ $attacks ->
        [0] { "" }
       *[other] { " " }Angriff auf { $strikes }.
    }{ $deploys ->
        [0] { "" }
       *[other] { " " }Platz für Einheiten: { $lands }.
    }
unit-protected = { $player }: Der Protector auf { $shield } opfert sich und rettet { $cell }: { $unit }.
reserve-hit = { $player }: { $cause } ({ $by }) schickt eine reguläre Einheit aus der Reserve ins Lazarettschiff.
warlord-hurt = { $player }: Der Kriegsherr verliert { $amount ->
        [one] { $amount } Lebenspunkt
       *[other] { $amount } Lebenspunkte
    }, noch { $life }. Ursache: { $cause } ({ $by }).
warlord-paid = { $player }: Der Kriegsherr zahlt { $amount ->
        [one] 1 Lebenspunkt
       *[other] { $amount } Lebenspunkte
    } für seine Tat (noch { $life }).
warlord-healed = { $player }: Der Kriegsherr erhält { $amount ->
        [one] 1 Lebenspunkt
       *[other] { $amount } Lebenspunkte
    }, { $cause } (jetzt { $life }).
warlord-moved = { $player }: Der Kriegsherr bewegt sich von { $from } nach { $to }.

## Events: cards and market

card-stolen = { $player }: { $card } gestohlen (bisher: { $victim }).
card-forced-off = { $player }: { $card } ({ $victim }) wird abgeworfen.
market-extended = { $player }: { $amount ->
        [one] { $amount } zusätzliche Karte
       *[other] { $amount } zusätzliche Karten
    } in der Marktphase.
market-card-opened = Neu im Markt: { $card }.
deck-reshuffled = Der Abwurfstapel wird zum neuen Marktstapel mit { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
extras-drawn = { $player }: { $count ->
        [one] { $count } zusätzliche Karte
       *[other] { $count } zusätzliche Karten
    } gezogen.
extras-discarded = { $player }: { $count ->
        [one] { $count } zusätzliche Karte
       *[other] { $count } zusätzliche Karten
    } verdeckt abgeworfen.
card-bought = { $player }: { $card } für { $cost } gekauft.

## Events: the end

player-eliminated = { $player }: Der Kriegsherr fällt, die Partei scheidet aus. Ursache: { $cause } ({ $by }). Neutral zurückgelassene Einheiten: { $neutral }; abgeworfene Karten: { $cards }; verlorenes Hexilum: { $hexilum }.
formation-completed = { $player }: Die Formation { $mission } steht auf { $cells }. Das Spiel ist gewonnen.
last-warlord = { $player }: der letzte lebende Kriegsherr. Das Spiel ist gewonnen.
limit-draw = Runde { $round } ist vorbei: unentschieden.
limit-judged = Runde { $round } ist vorbei: { $player } { FORM($player, "gender") ->
        [pl] liegen vorn und gewinnen
       *[n] liegt vorn und gewinnt
    }.
end-formation = Die Formation { $mission } stand in Runde { $round }.
end-last-warlord = Der letzte lebende Kriegsherr, in Runde { $round }.
end-limit-judged = Runde { $round } war die letzte; es entscheidet die vollständigste Formation, dann Leben, dann Hexilum.
end-limit-draw = Runde { $round } war die letzte, und niemand hatte gewonnen.
measure-formation = Beste Formation, Prozent vollständig
measure-life = Leben des Kriegsherrn

## Decisions

ask-d-deal = Der Tisch wird aufgebaut.
ask-d-begin = Der erste Zug beginnt.
ask-d-faction = Wähle eine Partei.
ask-d-minority = Wähle eine Minderheit.
ask-d-draft-keep1 = Zwei Minderheiten wählen: Behalte eine Tafel, die anderen gehen an den rechten Nachbarn.
ask-d-draft-keep2 = Behalte eine zweite Tafel; der Rest geht noch einmal nach rechts.
ask-d-draft-discard = Lege eine der drei Tafeln deines rechten Nachbarn weg.
ask-d-secret-mission = Nimm einen geheimen Auftrag.
ask-d-action = Wähle eine Aktion.
ask-d-unit = Welche Einheit?
ask-d-anchor = Wohin legst du das Muster?
ask-d-cell = Welches Feld?
ask-d-target = Welche Einheit greifst du an?
ask-d-heal = Welche Einheit verlässt das Lazarettschiff?
ask-d-step = Wohin bewegt sich dein Kriegsherr?
ask-d-orient = Wie liegt das Muster?
ask-d-deploy-cell = Auf welchem Feld des Musters setzt du ein?
ask-d-use = Jetzt den Markt besuchen?
ask-d-swap-first = Welche Einheit wird vertauscht oder bewegt?
ask-d-swap-second = Mit welcher Einheit oder auf welches freie Feld?
ask-d-opponent = Welcher Gegner?
ask-d-reserve-hit = Was wird in der Reserve getroffen?
ask-d-foreign-card = Welche Karte?
ask-d-stolen-unit = Bleibt die Einheit auf dem Plan oder kommt sie auf die Karte?
ask-d-attack-cell = Welches Feld wird angegriffen?
ask-d-protect = Deine Einheit wird angegriffen. Opferst du einen Protector?
ask-d-buy = Kaufe eine Karte oder verlasse den Markt.

## Options

option-cell = Auf { $cell } einsetzen
option-cell-taken = Auf { $cell } einsetzen; dort steht: { $unit } ({ $owner })
option-cell-attack = { $cell } angreifen (leer)
option-cell-attack-taken = { $cell } angreifen: { $unit } ({ $owner })
option-cell-anchor = Muster auf { $cell } legen
option-cell-swap = { $unit } ({ $owner }) auf { $cell }
option-cell-swap-with = Auf { $cell } bewegen
option-cell-swap-with-taken = Vertauschen auf { $cell }: { $unit } ({ $owner })
option-cell-drive-out = Von { $cell } verdrängen: { $unit } ({ $owner })
option-cell-displace = Auf { $cell } einsetzen
option-cell-displace-taken = Auf { $cell } einsetzen und verdrängen: { $unit } ({ $owner })
option-cell-step = Nach { $cell } bewegen
option-withdraw = Von { $cell } zurückziehen: { $unit }
option-attack = Angreifen: { $unit } auf { $cell }{ $price ->
        [0] { " " }(bleibt dort)
        [1] { " " }(für 1 Lebenspunkt)
       *[other] { " " }(geht danach)
    }
option-target = Ziel auf { $cell }: { $unit } ({ $owner })
option-protect = Protector auf { $cell } opfern
option-deploy = Einsetzen: { $unit } (noch { $left })
option-heal = Heilen: { $unit } ({ $left } im Schiff)
option-unit = { $unit }
option-play = { $card } ausspielen: { $effect }
option-activate = { $unit } aktivieren: { $effect }
option-buy = { $card } für { $cost } kaufen
option-card = { $card } ({ $owner })
option-orient = Lage { $index }{ $attacks ->
        [0] { "" }
       *[other] : Angriff auf { $strikes } (Treffer { $hits }, eigene { $own })
    }{ $free ->
        [0] { "" }
       *[other] ; Einsetzen auf { $lands }
    }
option-player = { $player }
option-faction = { $faction }: { $special }
option-minority = { $minority } wählen: { $effect }
option-keep = { $minority } behalten: { $effect }
option-discard = { $minority } weglegen: { $effect }
option-mission = { $mission } nehmen
option-hit-regular = Eine reguläre Einheit ins Lazarettschiff schicken
option-hit-warlord = 1 Schaden für den Kriegsherrn auf seinem Tableau
option-gain = { $amount } Hexilum nehmen
option-income = Einkommen für { $cost } Hexilum auf { $level } erhöhen
option-warlord-heal = Der Kriegsherr heilt 1 Lebenspunkt
option-warlord-move = Der Kriegsherr bewegt sich für 1 Lebenspunkt ein Feld weit
option-warlord-special = Sonderfähigkeit für 1 Lebenspunkt: { $special }
option-use = Markt besuchen
option-leave = Auf dem Plan lassen
option-return = Auf die Karte legen
option-pass = Fähigkeit nicht nutzen
option-stop = Hier aufhören
option-none = Geschehen lassen
option-end-actions = Aktionen beenden
option-end-market = Markt verlassen
option-deal = Weiter

## Why not?

why-nothing-to-deploy = Du hast keine Einheit, die jetzt eingesetzt werden könnte.
why-ship-empty = Keine deiner Einheiten ist im Lazarettschiff.
why-life-full = Dein Kriegsherr hat bereits volle Lebenspunkte.
why-no-reserve = In der Reserve gibt es nichts zu treffen.
why-no-hexilum = Es gibt kein Hexilum zu nehmen.
why-nothing-to-swap = Auf dem Plan steht keine Einheit, die vertauscht werden darf.
why-nothing-to-displace = Es gibt keine Einheit zu verdrängen und keine einzusetzen.
why-nothing-beside-warlord = Neben deinem Kriegsherrn steht keine Einheit, die verdrängt werden könnte.
why-nothing-to-recover = Keine deiner Einheiten im Lazarettschiff darf jetzt landen.
why-no-foreign-card = Kein Gegner hat eine Aktionskarte.
why-no-foreign-mercenary = Kein Gegner hat eine Söldnerkarte.
why-income-full = Dein Einkommen ist auf der höchsten Stufe.
why-already-on-board = { $unit }: steht schon auf dem Plan.
why-five-mercenaries = Du darfst höchstens { $limit ->
        [one] { $limit } Söldnereinheit
       *[other] { $limit } Söldnereinheiten
    } auf dem Plan haben.
why-none-in-reserve = { $unit }: keine in der Reserve.
why-none-at-home = { $unit }: keine auf der Minderheitstafel.
why-warlord-missing = { $unit }: nur solange dein Kriegsherr auf dem Plan ist.
why-none-in-ship = { $unit }: keine im Lazarettschiff.
why-occupied = { $cell } ist besetzt: { $unit } ({ $owner }).
why-warlord-stands = Auf { $cell } steht ein Kriegsherr.
why-warlord-on-board = Dein Kriegsherr ist auf dem Plan und kehrt nie aufs Tableau zurück.
why-never-withdrawn = { $unit }: kann nie zurückgezogen werden.
why-never-attacks = { $unit }: kann nie angreifen.
why-last-life = Dein Kriegsherr hat { $life ->
        [one] { $life } Lebenspunkt
       *[other] { $life } Lebenspunkte
    }; den letzten kann er nicht ausgeben.
why-no-enemy-beside = { $unit } auf { $cell }: keine fremde Einheit grenzt an.
why-not-permanent = { $unit }: keine dauerhafte Fähigkeit.
why-not-on-board = { $unit }: nicht auf dem Plan.
why-tired = { $unit }: in diesem Zug schon eingesetzt oder aktiviert.
why-too-dear = Es kostet { $cost } Hexilum, du hast { $have }.
why-warlord-on-tableau = Dein Kriegsherr ist nicht auf dem Plan.
why-used-this-turn = In diesem Zug schon genutzt.
why-no-free-neighbour = Kein Feld neben deinem Kriegsherrn ist frei.
why-own-unit = Auf { $cell } steht deine eigene Einheit.
why-cell-free = { $cell } ist frei; dort ist niemand zu verdrängen.
why-warlord-immovable = Kriegsherren werden nie bewegt oder vertauscht ({ $owner }).
why-must-attack = Der Angriff muss ausgeführt werden.
why-protector-far = Der Protector auf { $cell } grenzt nicht an { $attacked }.
why-attacks-off-board = Angriffe auf dem Plan: nur { $hits } von { $attacks }.
why-no-landing = Kein Feld des Musters wäre nutzbar.
why-only-wolf = { $cell } ist besetzt; nur Odin's Wolf darf dort landen.
why-never-by-effect = Nur die Aktion Einsetzen bringt einen Kriegsherrn auf den Plan.
why-not-its-own-kind = Resurrectors können ihresgleichen nicht zurückholen.
why-eliminated = { $player }: ausgeschieden.
why-mate = { $player }: Dein Partner ist kein Gegner.
why-warlord-not-beside = { $player }: Der Kriegsherr steht nicht neben Canaris.
why-warlord-left-tableau = { $player }: Der Kriegsherr ist nicht mehr auf seinem Tableau.
why-warlord-spared = { $player }: Dieser Angriff kann den Kriegsherrn nicht treffen oder hat es schon.
why-only-mercenaries = { $card }: Nur Söldnerkarten können gestohlen werden.
why-only-action-cards = { $card }: Nur Aktionskarten können gewählt werden.
why-faction-taken = { $faction }: schon gewählt.
why-board-taken = { $minority }: schon gewählt ({ $player }).
why-board-kept = { $minority }: behältst du schon.
why-not-right-neighbour = { $minority }: Nur Tafeln des rechten Nachbarn können weggelegt werden ({ $player }).
why-mission-taken = { $mission }: schon genommen ({ $player }).

## Options before the game

setting-level = Stufe
    .hint = Was jeder führt: Matrose zum Lernen, Kapitän ist das normale Spiel.
setting-level-sailor = Matrose: keine Minderheit
setting-level-captain = Kapitän: eine Minderheit
setting-level-admiral = Admiral: dazu ein Geheimauftrag
setting-elites = Eliteeinheiten
    .hint = Sie ersetzen reguläre Einheiten und bleiben beim Angreifen auf dem Plan.
setting-elites-0 = Keine
setting-elites-1 = Je eine
setting-elites-2 = Je zwei
setting-elites-3 = Je drei
setting-advanced = Variante für Fortgeschrittene
    .hint = Alle wählen per Weitergabe zwei Minderheiten statt einer; bis zu vier Spieler, Kapitän oder Admiral.
setting-advanced-off = Aus
setting-advanced-on = An
setting-team = Teamspiel
    .hint = Partner vollenden die Formation gemeinsam. Vier Plätze: 1 und 3 gegen 2 und 4; sechs: 1 und 4, 2 und 5, 3 und 6.
setting-team-off = Aus
setting-team-on = An
setting-aliens = Erweiterung Aliens
    .hint = Ox und Mentakle stehen mit zur Wahl; zu fünft und sechst werden sie immer gebraucht.
setting-aliens-off = Aus
setting-aliens-on = An
setting-factions = Wahl der Parteien
    .hint = Oben Platz für Platz wählen, oder alle wählen zu Spielbeginn in Zugreihenfolge.
setting-factions-seats = Hier, mit den Plätzen
setting-factions-table = Am Tisch, in Zugreihenfolge
setting-full_missions = Große Aufträge
    .hint = Jede Formation hat neun Felder; ein viel längeres Spiel.
setting-full_missions-off = Aus
setting-full_missions-on = An
setting-seat_bonus = Sitzplatzbonus
    .hint = Spätere Spieler beginnen mit etwas Hexilum.
setting-seat_bonus-off = Aus
setting-seat_bonus-on = An
setting-hidden_pick = Verdeckte Geheimaufträge
    .hint = Niemand sieht, welchen Geheimauftrag andere nehmen; nur auf der Stufe Admiral.
setting-hidden_pick-off = Aus
setting-hidden_pick-on = An
setting-round_limit = Rundengrenze
    .hint = Ob das Spiel nach Runde 60 endet, und wie.
setting-round_limit-draw = Unentschieden
setting-round_limit-judged = Wer vorn liegt, gewinnt
setting-round_limit-off = Keine Grenze

## Terminal board

draw-out = ausgeschieden
draw-player = { $player }: Leben { $life }, Hexilum { $hexilum }, Einkommen { $income }; Reserve: { $reserve }; Lazarettschiff: { $ship }; Karten: { $cards }; geheim: { $secret }
draw-market = Runde { $round }. Markt (Stapel: { $deck }) mit Preisen:
draw-mission = Gemeinsamer Auftrag: { $mission }
draw-secret = Geheimer Auftrag: { $mission }
draw-goal = { $player }: { $held } von { $size }; an der besten Stelle fehlen: { $cells }
draw-legend = Besitzer und Art: r reguläre Einheit, e Eliteeinheit, W Kriegsherr, m Minderheit, 01 bis 25 Söldner, n neutral; ein Stern ist eine Quelle, ein Punkt ist frei. Eine Reihe heißt nach ihrem ersten Feld, nach rechts wird weitergezählt.
draw-no-mission = Noch kein Auftrag

## Help

hint-centre = Je näher ein Kriegsherr der Mitte ist, desto aggressiver wird das Spiel.
hint-factions = Terra und die Cyberier eignen sich für Einsteiger; Nomaden, Union, Ox und Mentakle für Erfahrene.

## What a plan brings, counted

gain-mission =
    { $n ->
        [one] 1 Feld der Formation
       *[other] { $n } Felder der Formation
    }
gain-life =
    { $n ->
        [one] 1 Lebenspunkt des Kriegsherrn
       *[other] { $n } Lebenspunkte des Kriegsherrn
    }
gain-units =
    { $n ->
        [one] 1 Einheit auf dem Plan
       *[other] { $n } Einheiten auf dem Plan
    }
gain-income = { $n } Einkommen
gain-hexilum = { $n } Hexilum
