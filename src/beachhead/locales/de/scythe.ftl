# Scythe: deutsche Wörter. Titel der Begegnungs- und Fabrikkarten sind unsere eigenen.

## The game

game-title = Scythe
game-pitch = Ackern, bauen und mit Mechs durch ein anderes Europa der 1920er ziehen; der sechste Stern beendet das Spiel.

## Nations

faction-nordic = Nordische Königreiche
    .gender = pl
    .nom = die Nordischen Königreiche
    .gen = der Nordischen Königreiche
    .acc = die Nordischen Königreiche
faction-rusviet = Rusviet-Union
    .gender = f
    .nom = die Rusviet-Union
    .gen = der Rusviet-Union
    .acc = die Rusviet-Union
faction-crimea = Khanat der Krim
    .gender = n
    .nom = das Khanat der Krim
    .gen = des Khanats der Krim
    .acc = das Khanat der Krim
faction-saxony = Sächsisches Reich
    .gender = n
    .nom = das Sächsische Reich
    .gen = des Sächsischen Reichs
    .acc = das Sächsische Reich
faction-polania = Republik Polania
    .gender = f
    .nom = die Republik Polania
    .gen = der Republik Polania
    .acc = die Republik Polania
leader-nordic = Bjorn & Mox
leader-rusviet = Olga & Changa
leader-crimea = Zehra & Kar
leader-saxony = Gunter, Nacht & Tag
leader-polania = Anna & Wojtek

## Player mats and their actions

mat-industrial = Industriell
mat-engineering = Technisch
mat-patriotic = Patriotisch
mat-mechanical = Mechanisch
mat-agricultural = Landwirtschaftlich
top-move = Bewegen
top-bolster = Aufrüsten
top-trade = Handel
top-produce = Produzieren
bottom-upgrade = Entwickeln
bottom-deploy = Einsetzen
bottom-build = Bauen
bottom-enlist = Rekrutieren
box-move-units = Einheiten bei Bewegen
box-move-coins = Münzen bei Bewegen
box-bolster-power = Stärke bei Aufrüsten
box-bolster-cards = Karten bei Aufrüsten
box-trade-popularity = Ansehen bei Handel
box-produce-territories = Regionen bei Produzieren
good-coin = Münzen
    .count = { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
good-power = Stärke
    .count = { $n } Stärke
good-popularity = Ansehen
    .count = { $n } Ansehen
good-combat_card = Kampfkarten
    .count = { $n ->
        [one] { $n } Kampfkarte
       *[other] { $n } Kampfkarten
    }
resource-food = Nahrung
    .count = { $n } Nahrung
resource-wood = Holz
    .count = { $n } Holz
resource-metal = Metall
    .count = { $n } Metall
resource-oil = Öl
    .count = { $n } Öl
cargo-food = Nahrung
    .count = { $n } Nahrung
cargo-wood = Holz
    .count = { $n } Holz
cargo-metal = Metall
    .count = { $n } Metall
cargo-oil = Öl
    .count = { $n } Öl
cargo-worker = Arbeiter
    .count = { $n } Arbeiter
cargo-moved-worker = bewegte Arbeiter
    .count = { $n ->
        [one] { $n } bewegter Arbeiter
       *[other] { $n } bewegte Arbeiter
    }
unit-character = Anführer
unit-mech = Mech
unit-worker = Arbeiter
    .count = { $n } Arbeiter
building-monument = Denkmal
building-mill = Mühle
building-mine = Stollen
building-armory = Arsenal
text-monument = Beim Aufrüsten zusätzlich 1 Ansehen.
text-mill = Beim Produzieren darf die Region der Mühle zusätzlich produzieren; die Mühle zählt dort als ein Arbeiter mehr.
text-mine = Ein Tunnel nur für deine Einheiten.
text-armory = Beim Handel zusätzlich 1 Stärke.

## Abilities

ability-swim = Schwimmen
ability-relentless = Unermüdlich
ability-coercion = Nötigung
ability-meander = Umherschweifen
ability-dominate = Dominanz
ability-riverwalk = Flussgang
ability-speed = Tempo
ability-seaworthy = Seetüchtig
ability-artillery = Artillerie
ability-township = Siedlungsnetz
ability-peoples_army = Volksarmee
ability-wayfare = Wanderschaft
ability-scout = Kundschafter
ability-submerge = Abtauchen
ability-camaraderie = Kameradschaft
ability-underpass = Unterführung
ability-disarm = Entwaffnen
text-swim = Deine Arbeiter überqueren Flüsse.
text-relentless = Du darfst den Bereich des vorigen Zuges noch einmal wählen, nicht die Fabrikkarte.
text-coercion = Einmal pro Zug ersetzt eine Kampfkarte eine Ressource.
text-meander = Du darfst bis zu 2 verschiedene Optionen einer Begegnungskarte wählen.
text-dominate = Keine Grenze für deine Sterne durch Ziele und Kämpfe.
text-riverwalk = Anführer und Mechs überqueren Flüsse in zwei Landschaften.
text-speed = Anführer und Mechs gehen eine Region weiter.
text-seaworthy = Anführer und Mechs betreten Seen und dürfen sich dorthin zurückziehen.
text-artillery = Vor einem Kampf 1 Stärke zahlen: der Gegner verliert 2.
text-township = Beherrschte Dörfer und die Fabrik sind für Anführer und Mechs benachbart.
text-peoples_army = Mit einem Arbeiter im Kampf darfst du 1 Kampfkarte mehr spielen.
text-wayfare = Anführer und Mechs ziehen von überall in dein Heimatgebiet oder das einer fehlenden Nation.
text-scout = Vor einem Kampf nimmst du dem Gegner eine zufällige Kampfkarte.
text-submerge = Anführer und Mechs betreten Seen und ziehen von See zu See.
text-camaraderie = Kein Ansehensverlust für Arbeiter nach einem als Angreifer gewonnenen Kampf.
text-underpass = Beherrschte Gebirge, Tunnel und dein Stollen sind für Anführer und Mechs benachbart.
text-disarm = Vor einem Kampf auf einem Tunnel oder deinem Stollen verliert der Gegner 2 Stärke.

## Stars

star-upgrades = alle 6 Entwicklungen
star-mechs = alle 4 Mechs
star-structures = alle 4 Gebäude
star-recruits = alle 4 Rekruten
star-workers = alle 8 Arbeiter
star-objective = ein Ziel
star-combat = ein gewonnener Kampf
star-popularity = 18 Ansehen
star-power = 16 Stärke

## The map

terrain-mountain = Gebirge
terrain-farm = Ackerland
terrain-forest = Wald
terrain-tundra = Tundra
terrain-village = Dorf
terrain-lake = See
terrain-factory = Fabrik
area-mountain1 = Gebirge 1
    .in = auf Gebirge 1
    .from = von Gebirge 1
    .to = nach Gebirge 1
area-farm1 = Ackerland 1
    .in = auf Ackerland 1
    .from = von Ackerland 1
    .to = nach Ackerland 1
area-village1 = Dorf 1
    .in = in Dorf 1
    .from = von Dorf 1
    .to = nach Dorf 1
area-forest1 = Wald 1
    .in = in Wald 1
    .from = von Wald 1
    .to = nach Wald 1
area-tundra1 = Tundra 1
    .in = auf Tundra 1
    .from = von Tundra 1
    .to = nach Tundra 1
area-village2 = Dorf 2
    .in = in Dorf 2
    .from = von Dorf 2
    .to = nach Dorf 2
area-lake1 = See 1
    .in = auf See 1
    .from = von See 1
    .to = auf See 1
area-tundra2 = Tundra 2
    .in = auf Tundra 2
    .from = von Tundra 2
    .to = nach Tundra 2
area-lake2 = See 2
    .in = auf See 2
    .from = von See 2
    .to = auf See 2
area-tundra3 = Tundra 3
    .in = auf Tundra 3
    .from = von Tundra 3
    .to = nach Tundra 3
area-mountain2 = Gebirge 2
    .in = auf Gebirge 2
    .from = von Gebirge 2
    .to = nach Gebirge 2
area-farm2 = Ackerland 2
    .in = auf Ackerland 2
    .from = von Ackerland 2
    .to = nach Ackerland 2
area-farm3 = Ackerland 3
    .in = auf Ackerland 3
    .from = von Ackerland 3
    .to = nach Ackerland 3
area-forest2 = Wald 2
    .in = in Wald 2
    .from = von Wald 2
    .to = nach Wald 2
area-mountain3 = Gebirge 3
    .in = auf Gebirge 3
    .from = von Gebirge 3
    .to = nach Gebirge 3
area-forest3 = Wald 3
    .in = in Wald 3
    .from = von Wald 3
    .to = nach Wald 3
area-lake3 = See 3
    .in = auf See 3
    .from = von See 3
    .to = auf See 3
area-forest4 = Wald 4
    .in = in Wald 4
    .from = von Wald 4
    .to = nach Wald 4
area-village3 = Dorf 3
    .in = in Dorf 3
    .from = von Dorf 3
    .to = nach Dorf 3
area-farm4 = Ackerland 4
    .in = auf Ackerland 4
    .from = von Ackerland 4
    .to = nach Ackerland 4
area-village4 = Dorf 4
    .in = in Dorf 4
    .from = von Dorf 4
    .to = nach Dorf 4
area-lake4 = See 4
    .in = auf See 4
    .from = von See 4
    .to = auf See 4
area-factory = Fabrik
    .in = in der Fabrik
    .from = aus der Fabrik
    .to = in die Fabrik
area-mountain4 = Gebirge 4
    .in = auf Gebirge 4
    .from = von Gebirge 4
    .to = nach Gebirge 4
area-tundra4 = Tundra 4
    .in = auf Tundra 4
    .from = von Tundra 4
    .to = nach Tundra 4
area-mountain5 = Gebirge 5
    .in = auf Gebirge 5
    .from = von Gebirge 5
    .to = nach Gebirge 5
area-forest5 = Wald 5
    .in = in Wald 5
    .from = von Wald 5
    .to = nach Wald 5
area-forest6 = Wald 6
    .in = in Wald 6
    .from = von Wald 6
    .to = nach Wald 6
area-farm5 = Ackerland 5
    .in = auf Ackerland 5
    .from = von Ackerland 5
    .to = nach Ackerland 5
area-tundra5 = Tundra 5
    .in = auf Tundra 5
    .from = von Tundra 5
    .to = nach Tundra 5
area-lake5 = See 5
    .in = auf See 5
    .from = von See 5
    .to = auf See 5
area-village5 = Dorf 5
    .in = in Dorf 5
    .from = von Dorf 5
    .to = nach Dorf 5
area-lake6 = See 6
    .in = auf See 6
    .from = von See 6
    .to = auf See 6
area-mountain6 = Gebirge 6
    .in = auf Gebirge 6
    .from = von Gebirge 6
    .to = nach Gebirge 6
area-village6 = Dorf 6
    .in = in Dorf 6
    .from = von Dorf 6
    .to = nach Dorf 6
area-village7 = Dorf 7
    .in = in Dorf 7
    .from = von Dorf 7
    .to = nach Dorf 7
area-tundra6 = Tundra 6
    .in = auf Tundra 6
    .from = von Tundra 6
    .to = nach Tundra 6
area-forest7 = Wald 7
    .in = in Wald 7
    .from = von Wald 7
    .to = nach Wald 7
area-mountain7 = Gebirge 7
    .in = auf Gebirge 7
    .from = von Gebirge 7
    .to = nach Gebirge 7
area-tundra7 = Tundra 7
    .in = auf Tundra 7
    .from = von Tundra 7
    .to = nach Tundra 7
area-tundra8 = Tundra 8
    .in = auf Tundra 8
    .from = von Tundra 8
    .to = nach Tundra 8
area-lake7 = See 7
    .in = auf See 7
    .from = von See 7
    .to = auf See 7
area-farm6 = Ackerland 6
    .in = auf Ackerland 6
    .from = von Ackerland 6
    .to = nach Ackerland 6
area-mountain8 = Gebirge 8
    .in = auf Gebirge 8
    .from = von Gebirge 8
    .to = nach Gebirge 8
area-village8 = Dorf 8
    .in = in Dorf 8
    .from = von Dorf 8
    .to = nach Dorf 8
area-farm7 = Ackerland 7
    .in = auf Ackerland 7
    .from = von Ackerland 7
    .to = nach Ackerland 7
area-village9 = Dorf 9
    .in = in Dorf 9
    .from = von Dorf 9
    .to = nach Dorf 9
area-base_albion = Heimatgebiet Albion
    .in = im Heimatgebiet von Albion
    .from = aus dem Heimatgebiet von Albion
    .to = ins Heimatgebiet von Albion
area-base_nordic = Heimatgebiet Nordische Königreiche
    .in = im Heimatgebiet der Nordischen Königreiche
    .from = aus dem Heimatgebiet der Nordischen Königreiche
    .to = ins Heimatgebiet der Nordischen Königreiche
area-base_polania = Heimatgebiet Polania
    .in = im Heimatgebiet von Polania
    .from = aus dem Heimatgebiet von Polania
    .to = ins Heimatgebiet von Polania
area-base_rusviet = Heimatgebiet Rusviet
    .in = im Heimatgebiet von Rusviet
    .from = aus dem Heimatgebiet von Rusviet
    .to = ins Heimatgebiet von Rusviet
area-base_saxony = Heimatgebiet Sachsen
    .in = im Heimatgebiet von Sachsen
    .from = aus dem Heimatgebiet von Sachsen
    .to = ins Heimatgebiet von Sachsen
area-base_togawa = Heimatgebiet Togawa
    .in = im Heimatgebiet von Togawa
    .from = aus dem Heimatgebiet von Togawa
    .to = ins Heimatgebiet von Togawa
area-base_crimea = Heimatgebiet Krim
    .in = im Heimatgebiet der Krim
    .from = aus dem Heimatgebiet der Krim
    .to = ins Heimatgebiet der Krim

## Cards

card-cc2 = Kampfkarte 2
card-cc3 = Kampfkarte 3
card-cc4 = Kampfkarte 4
card-cc5 = Kampfkarte 5
card-obj01 = Vorteil der Höhe
card-obj02 = Vorteil der Unterwelt
card-obj03 = Vorteil der Ernte
card-obj04 = Vorteil des Nordens
card-obj05 = König des Hügels
card-obj06 = Einen als Warnung zurückschicken
card-obj07 = Maschine statt Muskeln
card-obj08 = Ärmel hoch­krempeln
card-obj09 = Vorrat für den Winter
card-obj10 = Vorteil des Waldes
card-obj11 = Vorteil der Bevölkerung
card-obj12 = Reich werden oder weinen
card-obj13 = Grundstein des Imperiums
card-obj14 = Auf Nummer sicher
card-obj15 = Ausgewogene Belegschaft
card-obj16 = Ein Wolf unter Schafen
card-obj17 = Teile und herrsche
card-obj18 = Beliebter Pazifist
card-obj19 = Ufer sichern
card-obj20 = Dauerhafter Stützpunkt
card-obj21 = Den Markt beherrschen
card-obj22 = Technologischer Durchbruch
card-obj23 = Taktische Meisterschaft
text-obj01 = Beherrsche am Ende deines Zuges mindestens 3 Gebirge.
text-obj02 = Beherrsche am Ende deines Zuges mindestens 3 Regionen mit aufgedrucktem Tunnel.
text-obj03 = Beherrsche am Ende deines Zuges mindestens 3 Ackerländer.
text-obj04 = Beherrsche am Ende deines Zuges mindestens 3 Tundren.
text-obj05 = Beherrsche am Ende deines Zuges die Fabrik und habe mindestens so viel Stärke wie alle anderen.
text-obj06 = Du hast in diesem Zug mindestens einen gegnerischen Arbeiter vertrieben und hast jetzt mindestens 7 Stärke.
text-obj07 = Habe eine Fabrikkarte, mindestens 1 eingesetzten Mech und höchstens 3 Arbeiter im Spiel.
text-obj08 = Habe höchstens 2 Münzen, mindestens 4 Arbeiter im Spiel und mindestens 7 Ansehen.
text-obj09 = Beherrsche am Ende deines Zuges eine Region mit mindestens 9 Ressourcen, davon mindestens eine jeder Art.
text-obj10 = Beherrsche am Ende deines Zuges mindestens 3 Wälder.
text-obj11 = Beherrsche am Ende deines Zuges mindestens 3 Dörfer.
text-obj12 = Habe am Ende deines Zuges mindestens 20 Münzen.
text-obj13 = Habe mindestens 6 deiner Figuren (Anführer, Mechs, Arbeiter, Gebäude) in einer Region.
text-obj14 = Habe am Ende deines Zuges mindestens 1 Entwicklung, 1 Mech, 1 Gebäude, 1 Rekruten und beherrsche mindestens 1 Ressource jeder Art.
text-obj15 = Du hast so viele Arbeiter im Spiel wie angeworbene Rekruten.
text-obj16 = Beherrsche am Ende deines Zuges eine Region mit deinem Anführer, genau 1 Mech, genau 1 Arbeiter und mindestens 5 Ressourcen.
text-obj17 = Habe am Ende deines Zuges keine Fabrikkarte und beherrsche mindestens 2 Regionen neben der Fabrik.
text-obj18 = Habe 0 Stärke, mindestens 13 Ansehen und mindestens 5 Arbeiter im Spiel.
text-obj19 = Beherrsche am Ende deines Zuges mindestens 5 Regionen an ein und demselben See.
text-obj20 = Habe mindestens 3 Gebäude gebaut, mindestens 7 Ansehen und keinen eingesetzten Mech.
text-obj21 = Beherrsche am Ende deines Zuges mindestens 9 Ressourcen einer Art in allen deinen Regionen zusammen.
text-obj22 = Habe eine Fabrikkarte und keine einzige Entwicklung.
text-obj23 = Habe mindestens 8 Kampfkarten auf der Hand und mindestens 1 Kampfstern.
card-enc01 = Gänsemarsch
card-enc02 = Offiziere im Schnee
card-enc03 = Herde am Hang
card-enc04 = Schießübung
card-enc05 = Lager am Fluss
card-enc06 = Spielende Bären
card-enc07 = Nordisches Biwak
card-enc08 = Hof der Raffinerie
card-enc09 = Werkstatt des Erfinders
card-enc10 = Mech im Nebel
card-enc11 = Obstgarten
card-enc12 = Holzfällerlager
card-enc13 = Dorffest
card-enc14 = Schweinegatter
card-enc15 = Karawane an der Fähre
card-enc16 = Aussaat
card-enc17 = Soldat im Ruhestand
card-enc18 = Wildschweine
card-enc19 = Nachricht aus der Heimat
card-enc20 = Kriegsspiel der Kinder
card-enc21 = Wilder Mech und Kuh
card-enc22 = Defekter Förderzug
card-enc23 = Einberufung
card-enc24 = Waldpatrouille
card-enc25 = Geheimes Labor
card-enc26 = Kraftprotz im Wirtshaus
card-enc27 = Mech des Bauern
card-enc28 = Abschied des Rekruten
encounter-enc01-1 = Erhalte 2 Münzen und 1 Ansehen.
encounter-enc01-2 = Zahle 2 Münzen, dann erhalte 4 Nahrung.
encounter-enc01-3 = Zahle 2 Ansehen, dann erhalte 1 Gebäude.
encounter-enc02-1 = Erhalte 1 Kampfkarte und 1 Ansehen.
encounter-enc02-2 = Zahle 2 Münzen, dann erhalte 4 Holz.
encounter-enc02-3 = Zahle 2 Ansehen, dann erhalte 1 Rekruten.
encounter-enc03-1 = Erhalte 2 Nahrung und 1 Ansehen.
encounter-enc03-2 = Zahle 2 Münzen, dann erhalte 1 Arbeiter und 3 Nahrung.
encounter-enc03-3 = Zahle 3 Ansehen, dann erhalte 1 Mech.
encounter-enc04-1 = Erhalte 2 Metall und 1 Ansehen.
encounter-enc04-2 = Zahle 3 Münzen, dann erhalte 1 Rekruten.
encounter-enc04-3 = Zahle 2 Ansehen, dann erhalte 4 Metall.
encounter-enc05-1 = Erhalte 2 Nahrung und 1 Ansehen.
encounter-enc05-2 = Zahle 4 Münzen, dann erhalte 1 Mech.
encounter-enc05-3 = Zahle 2 Ansehen, dann erhalte 2 Nahrung und 2 Metall.
encounter-enc06-1 = Erhalte 2 Münzen und 1 Ansehen.
encounter-enc06-2 = Zahle 3 Münzen, dann erhalte 1 Rekruten.
encounter-enc06-3 = Zahle 2 Ansehen, dann erhalte 4 Nahrung.
encounter-enc07-1 = Erhalte 2 Öl und 1 Ansehen.
encounter-enc07-2 = Zahle 2 Münzen, dann erhalte 1 Entwicklung.
encounter-enc07-3 = Zahle 2 Ansehen, dann erhalte 4 Öl.
encounter-enc08-1 = Erhalte 2 Münzen und 1 Ansehen.
encounter-enc08-2 = Zahle 2 Münzen, dann erhalte 4 Öl.
encounter-enc08-3 = Zahle 2 Ansehen, dann erhalte 1 Rekruten.
encounter-enc09-1 = Erhalte 2 Öl und 1 Ansehen.
encounter-enc09-2 = Zahle 3 Münzen, dann erhalte 1 Gebäude.
encounter-enc09-3 = Zahle 2 Ansehen, dann erhalte 4 Öl.
encounter-enc10-1 = Erhalte 2 Öl und 1 Ansehen.
encounter-enc10-2 = Zahle 4 Münzen, dann erhalte 1 Mech.
encounter-enc10-3 = Zahle 2 Ansehen, dann erhalte 2 Münzen und 2 Ressourcen deiner Wahl.
encounter-enc11-1 = Erhalte 2 Nahrung und 1 Ansehen.
encounter-enc11-2 = Zahle 2 Münzen, dann erhalte 1 Arbeiter und 3 Nahrung.
encounter-enc11-3 = Zahle 2 Ansehen, dann erhalte 1 Gebäude.
encounter-enc12-1 = Erhalte 2 Holz und 1 Ansehen.
encounter-enc12-2 = Zahle 3 Münzen, dann erhalte 1 Gebäude.
encounter-enc12-3 = Zahle 2 Ansehen, dann erhalte 1 Arbeiter und 3 Holz.
encounter-enc13-1 = Erhalte 2 Münzen und 1 Ansehen.
encounter-enc13-2 = Zahle 2 Münzen, dann erhalte 2 Stärke und 2 Ansehen.
encounter-enc13-3 = Zahle 3 Ansehen, dann erhalte 5 Ressourcen deiner Wahl.
encounter-enc14-1 = Erhalte 2 Nahrung und 1 Ansehen.
encounter-enc14-2 = Zahle 2 Münzen, dann erhalte 3 Ressourcen deiner Wahl.
encounter-enc14-3 = Zahle 2 Ansehen, dann erhalte 1 Arbeiter und 3 Metall.
encounter-enc15-1 = Erhalte 2 Ansehen.
encounter-enc15-2 = Zahle 2 Münzen, dann erhalte 3 Ressourcen deiner Wahl.
encounter-enc15-3 = Zahle 3 Ansehen, dann erhalte 5 Ressourcen deiner Wahl.
encounter-enc16-1 = Erhalte 2 Nahrung und 1 Ansehen.
encounter-enc16-2 = Zahle 2 Münzen, dann erhalte 1 Arbeiter und 2 Ressourcen deiner Wahl.
encounter-enc16-3 = Zahle 2 Ansehen, dann erhalte 1 Rekruten.
encounter-enc17-1 = Erhalte 1 Kampfkarte und 1 Ansehen.
encounter-enc17-2 = Zahle 2 Münzen, dann erhalte 2 Stärke und 2 Kampfkarten.
encounter-enc17-3 = Zahle 3 Ansehen, dann erhalte 1 Mech.
encounter-enc18-1 = Erhalte 2 Nahrung und 1 Ansehen.
encounter-enc18-2 = Zahle 2 Münzen, dann erhalte 3 Ressourcen deiner Wahl.
encounter-enc18-3 = Zahle 2 Ansehen, dann erhalte 1 Arbeiter und 3 Holz.
encounter-enc19-1 = Erhalte 2 Münzen und 1 Ansehen.
encounter-enc19-2 = Zahle 2 Münzen, dann erhalte 4 Nahrung.
encounter-enc19-3 = Zahle 2 Ansehen, dann erhalte 2 Kampfkarten und 3 Stärke.
encounter-enc20-1 = Erhalte 1 Kampfkarte und 1 Ansehen.
encounter-enc20-2 = Zahle 2 Münzen, dann erhalte 3 Ansehen.
encounter-enc20-3 = Zahle 2 Ansehen, dann erhalte 4 Holz.
encounter-enc21-1 = Erhalte 2 Ansehen.
encounter-enc21-2 = Zahle 4 Münzen, dann erhalte 1 Mech.
encounter-enc21-3 = Zahle 2 Ansehen, dann erhalte 2 Kampfkarten und 3 Stärke.
encounter-enc22-1 = Erhalte 2 Münzen und 1 Ansehen.
encounter-enc22-2 = Zahle 2 Münzen, dann erhalte 4 Metall.
encounter-enc22-3 = Zahle 2 Ansehen, dann erhalte 1 Gebäude.
encounter-enc23-1 = Erhalte 2 Münzen und 1 Ansehen.
encounter-enc23-2 = Zahle 3 Münzen, dann erhalte 1 Rekruten.
encounter-enc23-3 = Zahle 2 Ansehen, dann erhalte 1 Arbeiter und 3 Nahrung.
encounter-enc24-1 = Erhalte 1 Kampfkarte und 1 Ansehen.
encounter-enc24-2 = Zahle 2 Münzen, dann erhalte 3 Ressourcen deiner Wahl.
encounter-enc24-3 = Zahle 3 Ansehen, dann erhalte 1 Mech.
encounter-enc25-1 = Erhalte 2 Stärke und 1 Ansehen.
encounter-enc25-2 = Zahle 2 Münzen, dann erhalte 4 Stärke.
encounter-enc25-3 = Zahle 2 Ansehen, dann erhalte 1 Entwicklung und 2 Ressourcen deiner Wahl.
encounter-enc26-1 = Erhalte 2 Stärke und 1 Ansehen.
encounter-enc26-2 = Zahle 2 Münzen, dann erhalte 3 Ansehen.
encounter-enc26-3 = Zahle 2 Ansehen, dann erhalte 1 Gebäude.
encounter-enc27-1 = Erhalte 2 Münzen und 1 Ansehen.
encounter-enc27-2 = Zahle 2 Münzen, dann erhalte 4 Metall.
encounter-enc27-3 = Zahle 3 Ansehen, dann erhalte 1 Mech.
encounter-enc28-1 = Erhalte 2 Münzen und 1 Ansehen.
encounter-enc28-2 = Zahle 2 Münzen, dann erhalte 1 Arbeiter und 2 Ressourcen deiner Wahl.
encounter-enc28-3 = Zahle 2 Ansehen, dann erhalte 1 Gebäude.
card-fac01 = Fließband
card-fac02 = Menschen und Pläne
card-fac03 = Schaumanöver
card-fac04 = Waffenverkauf
card-fac05 = Abrüstungsparade
card-fac06 = Überschussauktion
card-fac07 = Requirierung
card-fac08 = Versorgungsbefehl
card-fac09 = Forschungsmittel
card-fac10 = Mech-Bestellung
card-fac11 = Öffentliche Bauten
card-fac12 = Freiwilligenkorps
factory-fac01 = Zahle 1 Münze und 1 Kampfkarte: die Arbeiter in bis zu 2 Regionen produzieren, ohne Mühle und ohne Arbeiterkosten.
factory-fac02 = Zahle 1 Ansehen, dann erhalte 1 Rekruten oder 1 Entwicklung.
factory-fac02-1 = Zahle 1 Ansehen, dann erhalte 1 Rekruten.
factory-fac02-2 = Zahle 1 Ansehen, dann erhalte 1 Entwicklung.
factory-fac03 = Zahle 1 Kampfkarte, dann erhalte 2 Ansehen.
factory-fac04 = Zahle 1 Kampfkarte, dann erhalte 3 Münzen.
factory-fac05 = Zahle 1 Stärke, dann erhalte 2 Ansehen.
factory-fac06 = Zahle 1 Stärke, dann erhalte 3 Münzen.
factory-fac07 = Zahle 1 Ansehen, dann erhalte 1 Mech oder 1 Gebäude.
factory-fac07-1 = Zahle 1 Ansehen, dann erhalte 1 Mech.
factory-fac07-2 = Zahle 1 Ansehen, dann erhalte 1 Gebäude.
factory-fac08 = Zahle 1 Kampfkarte, dann erhalte 3 Ressourcen deiner Wahl.
factory-fac09 = Zahle 2 Münzen, dann erhalte 1 Entwicklung und 1 Ansehen.
factory-fac10 = Zahle 2 Münzen, dann erhalte 1 Mech und 1 Stärke.
factory-fac11 = Zahle 2 Münzen, dann erhalte 1 Gebäude und 1 Ansehen.
factory-fac12 = Zahle 2 Münzen, dann erhalte 1 Rekruten und 1 Stärke.
card-sb_encounters = Neben Begegnungssymbolen
card-sb_lakes = Neben Seen
card-sb_tunnels_adjacent = Neben Tunneln
card-sb_tunnels_on = Auf Tunneln
card-sb_farm_tundra = Auf Ackerland und Tundra
card-sb_line = Längste Reihe
text-sb_encounters = Zähle die Regionen mit aufgedrucktem Begegnungssymbol, die mindestens eines deiner Gebäude berühren.
text-sb_lakes = Zähle die Seen, die mindestens eines deiner Gebäude berühren.
text-sb_tunnels_adjacent = Zähle die Regionen mit aufgedrucktem Tunnel, die mindestens eines deiner Gebäude berühren.
text-sb_tunnels_on = Zähle deine Gebäude auf Regionen mit aufgedrucktem Tunnel.
text-sb_farm_tundra = Zähle deine Gebäude auf Ackerland und Tundra.
text-sb_line = Zähle die Gebäude in deiner längsten lückenlosen geraden Reihe benachbarter Regionen.

## Events

match-began = Zuerst am Zug: { $seat }. Gebäudebonus: { $tile }.
side-dealt =
    { $coins ->
        [one] { $seat }: Tableau { $mat }, { $coins } Münze, { $popularity } Ansehen, { $power } Stärke.
       *[other] { $seat }: Tableau { $mat }, { $coins } Münzen, { $popularity } Ansehen, { $power } Stärke.
    }
objective-dealt = { $seat }: Ziel „{ $card }“ erhalten.
turn-began = Zug { $n }: { $seat }.
section-chosen = { $seat }: { $top } und { $bottom } gewählt.
factory-section-chosen = { $seat }: Fabrikkarte „{ $card }“ gewählt.
coins-given =
    { $n ->
        [one] { $seat }: { $n } Münze verschenkt. Empfänger: { $other }.
       *[other] { $seat }: { $n } Münzen verschenkt. Empfänger: { $other }.
    }
goods-gained = { $seat }: { FORM($good, "count", $n) } erhalten.
goods-paid = { $seat }: { FORM($good, "count", $n) } bezahlt.
gain-declined = { $seat }: auf { FORM($good, "count", $n) } verzichtet.
popularity-lost = { $seat }: { $n } Ansehen verloren, für vertriebene Arbeiter.
tokens-placed = { $seat }: { FORM($what, "count", $n) } { FORM($area, "in") } hingelegt.
tokens-paid = { $seat }: { FORM($what, "count", $n) } { FORM($area, "from") } bezahlt.
# $seat: a nation; the owner reads the value.
card-drawn = { $seat }: eine Kampfkarte { $value } gezogen.
    .rumour = { $seat }: eine Kampfkarte gezogen.
deck-reshuffled = Der Ablagestapel der Kampfkarten wird zum neuen Stapel.
card-paid = { $seat }: mit einer Kampfkarte { $value } bezahlt.
card-stolen = { $seat }: eine Kampfkarte { $value } genommen ({ $other }).
    .rumour = { $seat }: eine Kampfkarte genommen ({ $other }).
unit-moved = { $seat }: { $unit } { FORM($from, "from") } { FORM($area, "to") }.
cargo-loaded = { $seat }: { FORM($area, "in") } aufgeladen: { FORM($what, "count", $n) }.
cargo-dropped = { $seat }: { FORM($area, "in") } abgeladen: { FORM($what, "count", $n) }.
workers-chased = { $seat }: { $n } Arbeiter { FORM($area, "from") } vertrieben ({ $other }).
combat-looms = { $seat }: { $area } betreten, ein Kampf wird folgen.
workers-produced = { $seat }: { FORM($what, "count", $n) } { FORM($area, "in") } erhalten.
bottom-taken = { $seat }: { $bottom } ausgeführt.
cube-moved = { $seat }: { $box } entwickelt, { $bottom } wird billiger.
mech-deployed = { $seat }: Mech { FORM($area, "in") } eingesetzt, { $ability }.
structure-built = { $seat }: { $building } { FORM($area, "in") } gebaut.
recruit-enlisted = { $seat }: Rekrut angeworben ({ $bottom }), einmaliger Bonus: { $good }.
bonus-due = { $seat }: dauerhafter Bonus ({ $bottom }).
combat-began = { $seat }: Angriff { FORM($area, "in") }. Gegner: { $other }.
artillery-fired = { $seat }: { $cost } Stärke für Artillerie bezahlt. { $other }: { $n } Stärke verloren.
enemy-disarmed = { $seat }: Entwaffnen. { $other }: { $n } Stärke verloren.
dial-set = { $seat }: Scheibe auf { $n } gestellt.
card-committed = { $seat }: verdeckt eine Kampfkarte { $value } dazugelegt.
combat-revealed = Aufgedeckt: { $seat } { $attack } (Scheibe { $attack_dial }, Karten { $attack_cards }), { $other } { $defence } (Scheibe { $defence_dial }, Karten { $defence_cards }).
combat-won = { $seat }: Kampf { FORM($area, "in") } mit { $n } : { $other_n } gewonnen. Gegner: { $other }.
combat-tied = { $seat }: Kampf { FORM($area, "in") } bei { $n } : { $other_n } gewonnen, weil Gleichstand an den Angreifer geht. Gegner: { $other }.
units-retreated =
    { $n ->
        [one] { $seat }: Rückzug mit { $n } Einheit { FORM($from, "from") } { FORM($area, "to") }.
       *[other] { $seat }: Rückzug mit { $n } Einheiten { FORM($from, "from") } { FORM($area, "to") }.
    }
encounter-drawn = { $seat }: Begegnung { FORM($area, "in") }, „{ $card }“.
encounter-chosen = { $seat }, „{ $card }“: { $text }
factory-visited = { $seat }: die Fabrikkarten angesehen.
factory-card-taken = { $seat }: Fabrikkarte „{ $card }“ genommen. { $text }
objective-revealed = { $seat }: Ziel „{ $card }“ aufgedeckt. { $text }
objective-returned = { $seat }: Ziel „{ $card }“ ungesehen zurückgelegt.
    .rumour = { $seat }: das andere Ziel ungesehen zurückgelegt.
star-placed = { $seat }: Stern { $n } gesetzt, { $star }.
unit-went-back = { $seat }: { $unit } zurück { FORM($from, "from") } { FORM($area, "to") }; das Spiel ist vor dem Kampf aus.
game-ended = Das Spiel ist zu Ende, der sechste Stern liegt: { $seat }.
game-capped =
    { $n ->
        [one] Das Spiel ist nach je { $n } Zug zu Ende.
       *[other] Das Spiel ist nach je { $n } Zügen zu Ende.
    }
final-score =
    { $n ->
        [one] { $seat }: { $n } Münze, davon { $coins } gesammelt, { $stars } für Sterne, { $territories } für Regionen, { $resources } für Ressourcen, { $structures } für Gebäude.
       *[other] { $seat }: { $n } Münzen, davon { $coins } gesammelt, { $stars } für Sterne, { $territories } für Regionen, { $resources } für Ressourcen, { $structures } für Gebäude.
    }
game-won =
    { $n ->
        [one] Sieg mit { $n } Münze: { $seat }.
       *[other] Sieg mit { $n } Münzen: { $seat }.
    }
tie-broken =
    { $n ->
        [one] Sieg mit { $n } Münze: { $seat }. Bei Gleichstand entscheidet: { $criterion }.
       *[other] Sieg mit { $n } Münzen: { $seat }. Bei Gleichstand entscheidet: { $criterion }.
    }
victory-shared =
    { $n ->
        [one] Geteilter Sieg mit { $n } Münze: { $seat }.
       *[other] Geteilter Sieg mit { $n } Münzen: { $seat }.
    }
end-coins = Die meisten Münzen: { $total } $, { $lead } $ mehr als der Zweite.
end-tie = Gleichstand mit { $total } $; es entscheidet: { $criterion }, { $n } : { $other }.
end-shared = Gleichstand mit { $total } $ und in allem, was sonst entscheidet: Der Sieg wird geteilt.
end-sixth-star = { $seat }: der sechste Stern liegt.
end-turn-cap =
    { $n ->
        [one] Alle haben { $n } Zug gemacht.
       *[other] Alle haben { $n } Züge gemacht.
    }
criterion-units = Einheiten im Spiel
criterion-pieces = Einheiten und Gebäude im Spiel
criterion-structures = Gebäude
criterion-power = Stärke
criterion-popularity = Ansehen
criterion-resources = Ressourcen
criterion-territories = Regionen
criterion-stars = Sterne
measure-coins = Münzen bei sofortigem Spielende
source-coins = Münzen aus dem Spiel
source-stars = Sterne
    .detail = { $count } × { $rate } $
source-territories = Regionen
    .detail = { $count } × { $rate } $
source-resources = Ressourcenpaare
    .detail = { $count } × { $rate } $
source-structures = Gebäudebonus
    .detail = { $tile }: { $count }

## Questions

ask-d-obj = Ein Ziel aufdecken?
ask-d-section = Welcher Bereich deines Tableaus?
ask-d-top-move = Bewegen oder Münzen nehmen?
ask-d-top-bolster = Stärke oder Kampfkarten?
ask-d-top-trade = Ressourcen oder Ansehen?
ask-d-top-produce = Produzieren?
ask-d-top-factory = Deine Fabrikkarte nutzen?
ask-d-move-unit = Welche Einheit zieht?
ask-d-move-cargo = Was nimmt sie mit?
ask-d-lake-cargo = Alles vom See mitnehmen?
ask-d-move-step = Wohin?
ask-d-trade-res = Welche Ressource?
ask-d-trade-hex = In welche Region?
ask-d-prod-hex = Welche Region produziert?
ask-d-prod-n = Wie viele neue Arbeiter?
ask-d-combat-order = Welcher Kampf zuerst?
ask-d-combat-artillery = Artillerie einsetzen?
ask-d-combat-dial = Wie viel Stärke auf die Scheibe?
ask-d-combat-card = Eine Kampfkarte dazulegen?
ask-d-retreat-unit = Wohin zieht sich diese Einheit zurück?
ask-d-retreat-workers = Wohin ziehen sich die Arbeiter zurück?
ask-d-enc-option = Welche Option?
ask-d-factory-card = Welche Fabrikkarte?
ask-d-bot = Die untere Aktion ausführen?
ask-d-pay-res = Aus welcher Region zahlen?
ask-d-pay-card = Welche Kampfkarte zahlt?
ask-d-upg-from = Welches Feld entwickelst du?
ask-d-upg-to = Welche Aktion wird billiger?
ask-d-dep-mech = Welcher Mech?
ask-d-dep-hex = Wo einsetzen?
ask-d-bld-which = Welches Gebäude?
ask-d-bld-hex = Wo bauen?
ask-d-enl-from = Welcher Rekrut?
ask-d-enl-to = Welcher einmalige Bonus?
ask-d-gain = Diesen Erlös nehmen?
ask-d-gift = Münzen verschenken?

## Options

option-section = { $top } und { $bottom }
option-section-factory = Fabrikkarte: { $card }
option-move =
    { $n ->
        [one] { $n } Einheit bewegen
       *[other] Bis zu { $n } Einheiten bewegen
    }
option-coins =
    { $n ->
        [one] { $n } Münze nehmen
       *[other] { $n } Münzen nehmen
    }
option-bolster-power = { $n } Stärke erhalten
option-bolster-cards =
    { $n ->
        [one] { $n } Kampfkarte ziehen
       *[other] { $n } Kampfkarten ziehen
    }
option-trade-resources =
    { $n ->
        [one] { $n } Ressource nehmen
       *[other] { $n } Ressourcen nehmen
    }
option-trade-popularity = { $n } Ansehen erhalten
option-produce =
    { $n ->
        [one] In { $n } Region produzieren
       *[other] In bis zu { $n } Regionen produzieren
    }
option-factory-gain = { $text }
option-skip-top = Obere Aktion überspringen
option-stop-moving = Keine Einheit mehr bewegen
option-stop-here = Hier bleiben
option-cargo-done = Fertig geladen
option-load-everything = Alles mitnehmen
option-lake-all = Alles mitnehmen
option-lake-none = Nichts mitnehmen
option-stop-producing = Nicht weiter produzieren
option-artillery-yes = 1 Stärke zahlen: der Gegner verliert 2
option-artillery-no = Nicht feuern
option-cards-done = Keine weitere Karte
option-stop-encounter = Keine zweite Option
option-take-bottom = { $bottom }: { FORM($what, "count", $n) }
option-take-factory-move = Fabrik-Bewegung: eine Einheit
option-skip-bottom = Untere Aktion überspringen
option-forgo = Verzichten, nur Münzen und Boni nehmen
option-no-reveal = Jetzt nicht
option-accept = { FORM($good, "count", $n) } nehmen
option-decline = Auf { FORM($good, "count", $n) } verzichten
option-gift =
    { $n ->
        [one] { $n } Münze verschenken: { $other }
       *[other] { $n } Münzen verschenken: { $other }
    }
option-no-gift = Kein Geschenk
option-unit = { $unit } { FORM($area, "in") }
option-load-one = Aufladen: { FORM($what, "count", 1) }
option-load-all = Alles davon aufladen: { FORM($what, "count", $n) }
option-unload-one = Abladen: { FORM($what, "count", 1) }
option-unload-all = Alles davon abladen: { FORM($what, "count", $n) }
option-step = { FORM($area, "To") }
option-step-combat = { FORM($area, "To") }: Kampf ({ $other })
option-step-chase = { FORM($area, "To") }: { $n } Arbeiter vertreiben ({ $other })
option-step-encounter = { FORM($area, "To") }: eine Begegnung
option-token = { $what }
option-token-to = { FORM($area, "In") }
option-produce-on = { $area }: { FORM($what, "count", $n) }
option-combat = { $area }: { $other }
option-dial = Scheibe { $n }
option-commit = Eine Karte { $value } dazulegen
option-retreat = { FORM($area, "To") }
option-retreat-workers = Arbeiter { FORM($area, "to") }
option-encounter = { $text }
option-factory-card = { $card }: { $text }
option-pay = { FORM($what, "count", 1) } { FORM($area, "from") }
option-pay-all = { FORM($what, "count", $n) } { FORM($area, "from") }
option-coerce = Stattdessen eine Kampfkarte { $value }
option-pay-card = Kampfkarte { $value }
option-cube-from = { $box } entwickeln
option-cube-to = { $bottom } wird billiger
option-mech = Mech: { $ability }
option-mech-to = { FORM($area, "In") }
option-structure = { $building }
option-structure-to = { FORM($area, "In") }
option-recruit = Rekrut: { $bottom }
option-bonus = { FORM($good, "count", $n) }
option-reveal = „{ $card }“ aufdecken
option-new-workers =
    { $n ->
        [one] 1 neuer Arbeiter
       *[other] { $n } neue Arbeiter
    }

## Why not?

why-section-used = Diesen Bereich hast du im vorigen Zug benutzt.
why-no-factory-card = Du hast noch keine Fabrikkarte: bring deinen Anführer zur Fabrik.
why-no-unit-can-step = Keine deiner Einheiten kann ziehen.
why-unit-moved = Diese Einheit ist in dieser Aktion schon gezogen.
why-unit-no-step = Diese Einheit kann nirgendwohin ziehen.
why-worker-on-lake = Ein Arbeiter verlässt einen See nur mit einem Mech.
why-river = Ein Fluss liegt dazwischen.
why-lake = Diese Einheit kann keine Seen betreten.
why-worker-fears = Ein Arbeiter betritt keine Region mit gegnerischen Einheiten.
why-too-far = Diese Region ist nicht benachbart.
why-home-base = Keine Einheit zieht in ein Heimatgebiet.
why-needs-coin =
    { $n ->
        [one] Es kostet { $n } Münze; du hast { $have }.
       *[other] Es kostet { $n } Münzen; du hast { $have }.
    }
why-needs-goods = Es kostet { FORM($good, "count", $n) }; du hast { $have }.
why-needs-resources = { $bottom } kostet { FORM($what, "count", $n) }; du beherrschst { $have }.
why-no-work-site = Du beherrschst keine Region mit einem Arbeiter; Seen zählen nicht.
why-no-worker-there = Du brauchst einen Arbeiter in einer beherrschten Region.
why-not-on-lake = Nicht auf einem See.
why-occupied = Dort steht schon ein Gebäude.
why-not-controlled = Du beherrschst diese Region nicht.
why-no-producer = Dort steht kein Arbeiter von dir.
why-barren = Diese Landschaft produziert nichts.
why-no-workers-left = Auf deinem Spielertableau ist kein Arbeiter mehr.
why-produced = Sie hat in dieser Aktion schon produziert.
why-enough-territories = Mehr Regionen darfst du nicht wählen.
why-nothing-produces = Keine deiner Regionen würde etwas produzieren.
why-one-way = Diese Art hast du bei diesem Halt schon in der anderen Richtung bewegt.
why-only-mech-carries = Nur ein Mech trägt Arbeiter.
why-dial-power = Du hast { $have } Stärke.
why-card-limit =
    { $n ->
        [one] Du darfst in diesem Kampf nur { $n } Karte dazulegen.
       *[other] Du darfst in diesem Kampf nur { $n } Karten dazulegen.
    }
why-no-such-card = Du hast keine Kampfkarte { $value }.
why-lake-taken = Auf diesem See ist eine gegnerische Einheit.
why-option-useless = Keiner der Erlöse ist jetzt möglich.
why-option-used = Diese Option hast du schon gewählt.
why-mech-used = Dieser Mech ist schon eingesetzt.
why-structure-used = Dieses Gebäude ist schon gebaut.
why-recruit-used = Dieser Rekrut ist schon angeworben.
why-bonus-used = Dieser Bonus ist schon vergeben.
why-box-upgraded = Dieses Feld ist schon entwickelt.
why-no-slot = Kein rotes Feld mit Rand ist frei: { $bottom }.
why-no-token-here = Davon liegt dort nichts.
why-objective-open = Seine Bedingungen sind jetzt nicht erfüllt.
why-objective-later = Es kann erst am Ende deines Zuges aufgedeckt werden.
why-gift-too-large =
    { $have ->
        [one] Du hast { $have } Münze.
       *[other] Du hast { $have } Münzen.
    }

## Settings

setting-turn_cap_per_player = Zuggrenze
    .hint = Eine Sicherung: nach so vielen Zügen je Spieler wird gewertet.
setting-turn_cap_per_player-200 = je 200 Züge
setting-turn_cap_per_player-100 = je 100 Züge
setting-turn_cap_per_player-50 = je 50 Züge
setting-turn_cap_per_player-0 = Keine Grenze
setting-ban_fast_combinations = Schnelle Kombinationen sperren
    .hint = Rusviet nie mit Industriell, die Krim nie mit Patriotisch austeilen.
setting-ban_fast_combinations-on = An
setting-ban_fast_combinations-off = Aus
setting-relentless_on_factory_card = Unermüdlich auch für die Fabrikkarte
    .hint = Rusviet darf auch die Fabrikkarte wiederholen, wie in der ersten Auflage.
setting-relentless_on_factory_card-on = An
setting-relentless_on_factory_card-off = Aus
setting-camaraderie_without_combat = Kameradschaft ohne Kampf
    .hint = Kameradschaft spart Ansehen auch beim Vertreiben von Arbeitern.
setting-camaraderie_without_combat-on = An
setting-camaraderie_without_combat-off = Aus
setting-wayfare_expansion_bases = Wanderschaft zu allen Heimatgebieten
    .hint = Die Heimatgebiete von Albion und Togawa zählen als fehlende Nationen.
setting-wayfare_expansion_bases-on = An
setting-wayfare_expansion_bases-off = Aus
setting-tiebreak_rulebook_order = Veröffentlichter Gleichstand
    .hint = Wie in der veröffentlichten Anleitung zählen zuerst Einheiten und Gebäude zusammen. Sonst kommen wie in der Kurzanleitung Einheiten vor Gebäuden.
setting-tiebreak_rulebook_order-on = An
setting-tiebreak_rulebook_order-off = Aus
setting-declinable_gains = Vor Erlösen fragen
    .hint = Münzen, Stärke, Ansehen und Karten dürfen jedes Mal abgelehnt werden, nicht nur, wo ein Ziel auf der Hand nicht mehr zulässt.
setting-declinable_gains-on = An
setting-declinable_gains-off = Aus
setting-coin_gifts = Münzen verschenken
    .hint = Einmal pro Zug darfst du anderen Münzen geben.
setting-coin_gifts-on = An
setting-coin_gifts-off = Aus

## The table in a terminal

draw-turn = Zug { $n } · { $seat }
draw-you = du
draw-tile = Gebäudebonus: { $tile }
draw-hand = Hand: { $cards }
draw-objectives = Ziele:
draw-combat = Kampf: { $area }
draw-nothing = nichts

## What a plan brings, counted

gain-stars =
    { $n ->
        [one] 1 Stern
       *[other] { $n } Sterne
    }
gain-score =
    { $n ->
        [one] 1 Münze am Ende
       *[other] { $n } Münzen am Ende
    }
gain-mechs =
    { $n ->
        [one] 1 Mech
       *[other] { $n } Mechs
    }
gain-structures = { $n } Gebäude
gain-recruits =
    { $n ->
        [one] 1 Rekrut
       *[other] { $n } Rekruten
    }
gain-upgrades =
    { $n ->
        [one] 1 Entwicklung
       *[other] { $n } Entwicklungen
    }
gain-workers = { $n } Arbeiter
gain-popularity = { $n } Ansehen
gain-power = { $n } Stärke
gain-resources =
    { $n ->
        [one] 1 Ressource
       *[other] { $n } Ressourcen
    }
gain-combat-cards =
    { $n ->
        [one] 1 Kampfkarte
       *[other] { $n } Kampfkarten
    }
