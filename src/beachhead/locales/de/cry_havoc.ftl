# Cry Havoc. Begriffe nach der deutschen Spielregel.

game-title = Cry Havoc
game-pitch = Vier ungleiche Armeen kämpfen um die Kristalle eines Planeten, in Gefechten mit drei Zielvorgaben.

## Einstellungen

setting-level = Stufe
    .hint = Wie viele Fähigkeiten jede Armee hat und ob Ereignisplättchen passiert werden können.
setting-level-beginner = Anfänger: eine Fähigkeit, fünf Runden
setting-level-advanced = Fortgeschrittene: zwei Fähigkeiten
setting-level-expert = Experten: drei Fähigkeiten
setting-hq_assignment = HQ-Felder
    .hint = Wer bestimmt, wo die HQs stehen.
setting-hq_assignment-random = durch Zufall
setting-hq_assignment-choose = die Spieler wählen
setting-early_events = Passieren der Ereignisse
    .hint = Wer ein Ereignisplättchen passiert, verschiebt es und verkürzt das Spiel.
setting-early_events-by_level = je nach Stufe
setting-early_events-always = immer
setting-early_events-never = nie
setting-skill_draw = Weitere Fähigkeiten
    .hint = Wie Fähigkeiten über die Standard-Fähigkeit hinaus verteilt werden.
setting-skill_draw-random = durch Zufall
setting-skill_draw-choose = die Spieler wählen

## Armeen, Regionen, Terrain

faction-humans = Menschen
    .gender = pl
    .nom = die Menschen
    .gen = der Menschen
    .acc = die Menschen
faction-pilgrims = Wanderer
    .gender = pl
    .nom = die Wanderer
    .gen = der Wanderer
    .acc = die Wanderer
faction-machines = Maschinen
    .gender = pl
    .nom = die Maschinen
    .gen = der Maschinen
    .acc = die Maschinen
faction-trogs = Trogg
    .gender = pl
    .nom = die Trogg
    .gen = der Trogg
    .acc = die Trogg
faction-none = niemand
    .gender = m
    .nom = niemand
    .gen = niemandes
    .acc = niemanden
area-worlds_grotto = Weltengrotte
    .in = in der Weltengrotte
    .from = aus der Weltengrotte
    .to = in die Weltengrotte
    .acc = die Weltengrotte
area-glass_flats = Glasebene
    .in = in der Glasebene
    .from = aus der Glasebene
    .to = in die Glasebene
    .acc = die Glasebene
area-broken_teeth = Zahnbruch-Gipfel
    .in = in den Zahnbruch-Gipfeln
    .from = aus den Zahnbruch-Gipfeln
    .to = in die Zahnbruch-Gipfel
    .acc = die Zahnbruch-Gipfel
area-whispering_canopy = Flüsterndes Blätterdach
    .in = im Flüsternden Blätterdach
    .from = aus dem Flüsternden Blätterdach
    .to = ins Flüsternde Blätterdach
    .acc = das Flüsternde Blätterdach
area-mistlands = Nebel-Lande
    .in = in den Nebel-Landen
    .from = aus den Nebel-Landen
    .to = in die Nebel-Lande
    .acc = die Nebel-Lande
area-burnt_desert = Brandwüste
    .in = in der Brandwüste
    .from = aus der Brandwüste
    .to = in die Brandwüste
    .acc = die Brandwüste
area-kalas_gorge = Kalas Schlucht
    .in = in Kalas Schlucht
    .from = aus Kalas Schlucht
    .to = in Kalas Schlucht
    .acc = Kalas Schlucht
area-feralas_banks = Ufer des Feralas
    .in = am Ufer des Feralas
    .from = vom Ufer des Feralas
    .to = ans Ufer des Feralas
    .acc = das Ufer des Feralas
area-thornwood = Dornenwald
    .in = im Dornenwald
    .from = aus dem Dornenwald
    .to = in den Dornenwald
    .acc = den Dornenwald
area-brooding_pool = Brütender Teich
    .in = am Brütenden Teich
    .from = vom Brütenden Teich
    .to = an den Brütenden Teich
    .acc = den Brütenden Teich
area-sapos_deep = Sapos-Schlund
    .in = im Sapos-Schlund
    .from = aus dem Sapos-Schlund
    .to = in den Sapos-Schlund
    .acc = den Sapos-Schlund
area-vesper_rim = Vesperrand
    .in = am Vesperrand
    .from = vom Vesperrand
    .to = an den Vesperrand
    .acc = den Vesperrand
area-pale_reach = Fahle Weite
    .in = in der Fahlen Weite
    .from = aus der Fahlen Weite
    .to = in die Fahle Weite
    .acc = die Fahle Weite
area-hollow_shelf = Hohle Schwelle
    .in = auf der Hohlen Schwelle
    .from = von der Hohlen Schwelle
    .to = auf die Hohle Schwelle
    .acc = die Hohle Schwelle
area-ember_trench = Glutgraben
    .in = im Glutgraben
    .from = aus dem Glutgraben
    .to = in den Glutgraben
    .acc = den Glutgraben
area-camerons_sea = Camerons Meer
    .in = in Camerons Meer
    .from = aus Camerons Meer
    .to = in Camerons Meer
    .acc = Camerons Meer
area-hq_a = HQ-Feld A
    .in = auf HQ-Feld A
    .from = von HQ-Feld A
    .to = auf HQ-Feld A
    .acc = HQ-Feld A
area-hq_b = HQ-Feld B
    .in = auf HQ-Feld B
    .from = von HQ-Feld B
    .to = auf HQ-Feld B
    .acc = HQ-Feld B
area-hq_c = HQ-Feld C
    .in = auf HQ-Feld C
    .from = von HQ-Feld C
    .to = auf HQ-Feld C
    .acc = HQ-Feld C
area-reserve = Reserve
    .in = in der Reserve
    .from = aus der Reserve
    .to = in die Reserve
    .acc = die Reserve
terrain-mountain = Gebirge
deck-mountain = Stapel Gebirge
terrain-desert = Ödland
deck-desert = Stapel Ödland
terrain-jungle = Dschungel
deck-jungle = Stapel Dschungel
terrain-water = Gewässer
deck-water = Stapel Gewässer
deck-own = eigener Stapel
phase-setup = Spielaufbau
phase-event = Ereignisphase
phase-draw = Nachziehphase
phase-action = Aktionsphase
phase-battle = Gefechtsphase
phase-prisoner = Gefangenenphase
phase-scoring = Wertungsphase
row-move = Bewegungssymbole
row-recruit = Rekrutierungssymbole
row-build = Bausymbole
resource-move = Bewegung
resource-recruit = Rekrutierung
resource-build = Bau
resource-vp = SP
resource-card = Karte
resource-crystal = Kristall
action-move = Bewegung
    .text = Jedes Bewegungssymbol bewegt 1 Einheit in eine Nachbarregion.
action-recruit = Rekrutieren
    .text = Jedes Symbol stellt 1 Einheit aus der Reserve im HQ auf.
action-build = Bauen und Aktivieren
    .text = Symbole bezahlen Bau und Einsatz von Bauwerken in deinen Regionen.
action-enable = Wertung aktivieren
    .text = Diese Runde wird gewertet; jede deiner Regionen bringt dir 1 SP mehr.
action-draw = 2 Taktik-Karten ziehen
    .text = Sieh 2 Karten deines Decks oder eines Terrains an, behalte 1.
objective-region_control = Gebietskontrolle
    .dat = der Gebietskontrolle
    .acc = die Gebietskontrolle
    .to = zur Gebietskontrolle
    .text = Die größere Streitmacht gewinnt die Region und 2 SP; bei Gleichstand der Verteidiger.
objective-capture = Gefangennahme
    .dat = der Gefangennahme
    .acc = die Gefangennahme
    .to = zur Gefangennahme
    .text = Die größere Streitmacht nimmt 1 gegnerische Einheit einer beliebigen Zielvorgabe gefangen: 1 SP in jeder Gefangenenphase. Gleichstand bewirkt nichts.
objective-attrition = Zermürbung
    .dat = der Zermürbung
    .acc = die Zermürbung
    .to = zur Zermürbung
    .text = Jede Einheit hier vernichtet 1 gegnerische Einheit einer beliebigen Zielvorgabe, alle gleichzeitig, für je 1 SP.
piece-crystal = Kristall
    .text = Kristalle in Regionen, die eine Armee kontrolliert, bringen in einer Wertungsphase je 1 SP (den Trogg die Hälfte). Die Wanderer können sie auch in ihren Vorrat nehmen und ausgeben.
piece-battle = Gefechtsmarker
    .text = Hier treffen zwei Armeen aufeinander: In der Gefechtsphase kämpfen sie, die niedrigste Nummer zuerst. Wer ihn gelegt hat, greift an. Sonst darf niemand hinein.
piece-artillery = Geschossmarker
    .text = Im nächsten Gefecht der Menschen hier vernichtet er nach der Zermürbung 1 gegnerische Einheit und bringt 1 SP; dann geht er in den Vorrat zurück.
piece-watch = Marker „Wache halten“
    .text = Im nächsten Gefecht der Menschen hier zählt er als 1 Einheit der Menschen für die Gebietskontrolle; dann geht er in den Vorrat zurück.
piece-hq = HQ
    .text = Rekrutierte Einheiten beginnen hier. Keine gegnerische Einheit darf hinein, und es zählt als kontrollierte Region.
piece-reserve = Reserve
    .text = Einheiten, die nicht auf dem Spielplan sind. Nur sie können rekrutiert werden; Gefallene kommen hierher zurück.
piece-control = Gebietskontrolle-Marker
    .text = Die Region gehört dieser Armee, mit oder ohne Einheiten. Sie bringt 1 SP, wenn diese Armee die Wertung aktiviert hat, und ihre Kristalle zählen.
piece-initiative = Initiative
    .text = Die Reihenfolge in dieser Runde. Bei Gleichstand am Spielende gewinnt, wer hinten steht.
piece-new_initiative = Neue Initiative
    .text = Die Reihenfolge der nächsten Runde; Karten mit diesem Symbol setzen den eigenen Anzeiger auf einen beliebigen Platz.

## Plättchen und Ereignisse

token-war_party = Kriegstrupp-Plättchen
    .text = Verdeckt. Betreten Einheiten die Region, wird es am Ende der Bewegung aufgedeckt: So viele Trogg und Kristalle erscheinen, und ein Gefecht folgt. Ist kein Trogg mehr da, geht stattdessen eine Einheit verloren.
token-nest = Nest-Plättchen
    .text = Verdeckt, von Trogg hinterlassen. Es wirkt wie ein Kriegstrupp, mit weniger Trogg und Kristallen.
token-exploration = Erkundungs-Plättchen
    .text = Verdeckt. Wer am Ende einer Bewegung Einheiten hier hat, deckt es auf und bekommt, was darauf steht, auch wenn ein Gefecht folgt; es wartet nur, wo schon vor der Aktion ein Gefechtsmarker lag.
token-wp_1_1 = Kriegstrupp 1/1
token-wp_2_1 = Kriegstrupp 2/1
token-wp_2_2 = Kriegstrupp 2/2
token-wp_3_2 = Kriegstrupp 3/2
token-wp_3_3 = Kriegstrupp 3/3
token-nest_1_0 = Nest 1/0
token-nest_2_0 = Nest 2/0
token-nest_1_1 = Nest 1/1
token-nest_2_1 = Nest 2/1
token-ex_vein = Kristallader
    .text = Lege 1 Kristall in diese Region.
token-ex_rich_vein = Reiche Ader
    .text = Lege 2 Kristalle in diese Region.
token-ex_salvage = Bergungsgut
    .text = Ziehe 1 Karte vom eigenen Stapel.
token-ex_ruins = Alte Ruinen
    .text = Erhalte 1 Siegpunkt.
token-ex_relic = Relikt
    .text = Erhalte 2 Siegpunkte.
token-ex_stragglers = Versprengte
    .text = Stelle 1 Einheit aus deiner Reserve in diese Region.
token-ex_local_maps = Ortskenntnis
    .text = Nimm die oberste Karte eines Terrain-Taktik-Stapels deiner Wahl auf die Hand.
event-ev_crystal_bloom = Kristallblüte
    .text = In Initiativereihenfolge legt jeder Spieler 1 Kristall in eine Region, die er kontrolliert (kein HQ).
event-ev_reinforcements = Verstärkung aus dem Orbit
    .text = Jeder Spieler stellt 1 Einheit aus seiner Reserve in sein HQ.
event-ev_supply_drop = Nachschubabwurf
    .text = Jeder Spieler zieht 1 Karte von seinem Stapel.
event-ev_uprising = Aufstand
    .text = In Initiativereihenfolge legt jeder Spieler 1 zufälliges verdecktes Nest-Plättchen (zu viert Kriegstrupp-Plättchen) in eine unkontrollierte, leere Region.
event-ev_tremors = Beben
    .text = Lege 1 Kristall in jede unkontrollierte Region.
event-ev_field_studies = Feldstudien
    .text = In Initiativereihenfolge sieht sich jeder Spieler die obersten 2 Karten eines Terrain-Taktik-Stapels an, nimmt 1 auf die Hand und mischt die andere zurück.

## Bauwerke

structure-airfield = Flugfeld
    .text = Übernimm die Kontrolle über 1 leere angrenzende Region (kein HQ, keine Gefechtsregion), auch wenn ein anderer Spieler sie kontrolliert; verdeckte Plättchen dort bleiben liegen.
structure-artillery_battery = Geschützstellung
    .text = Lege 1 Geschossmarker in diese oder eine angrenzende Region ohne einen solchen (auch Gefechtsregion, kein HQ).
structure-watchtower = Wachturm
    .text = Lege 1 Marker „Wache halten“ in diese oder eine angrenzende kontrollierte Region (keine Gefechtsregion) ohne einen solchen.
structure-harvester = Sammler
    .text = Nimm 1 Kristall aus dieser Region in deinen Kristallvorrat.
structure-power_sphere = Machtsphäre
    .text = Stelle 1 Einheit aus deiner Reserve in diese Region, oder bis zu 2, wenn du 1 Kristall aus deinem Vorrat zahlst.
structure-temple = Tempel
    .text = Zahle 1 bis 3 Kristalle aus deinem Vorrat; erhalte 2 SP je gezahltem Kristall.
structure-orbital_sniper = Orbital-Sniper
    .text = Vernichte 1 gegnerische Einheit in einer beliebigen Region, in der ihre Armee genau 1 Einheit hat (kein HQ, keine Gefechtsregion).
structure-shred_drones = Schredder-Drohnen
    .text = Vernichte bis zu 2 gegnerische Einheiten in 1 angrenzenden Region (kein HQ, keine Gefechtsregion), aber nie die letzte Einheit dort.
structure-production_plant = Fertigungsanlage
    .text = Stelle 1 Einheit aus deiner Reserve in diese Region.
structure-bunker = Bollwerk
    .text = Nur in einer Gefechtsregion, in der du Verteidiger bist: Stelle 1 Einheit aus deiner Reserve in diese Region.
structure-matrix = Matrix
    .text = Ziehe die oberste Karte eines Terrain-Taktik-Stapels und lege sie verdeckt ab (insgesamt höchstens 3); abgelegte Karten kannst du in deinen Gefechten im passenden Terrain spielen.
structure-tunnel = Tunnel
    .text = Immer: Tunnel in Regionen, die du oder niemand kontrolliert, sind offen, und alle offenen Tunnelregionen grenzen für dich aneinander. Aktiviert: Bewege bis zu 2 deiner Einheiten, jede von dieser Region in eine andere offene Tunnelregion oder umgekehrt, nie aus einer oder in eine Gefechtsregion; dann folgt das Ende der Bewegung.
structure-trap = Falle
    .text = Nur in einer Gefechtsregion: Vernichte hier 1 gegnerische Einheit, dann geht dieser Marker zurück in den Vorrat.
structure-war_drum = Kriegstrommel
    .text = Lege 1 zufälliges Kriegstrupp-Plättchen verdeckt in diese oder eine angrenzende Region (kein HQ, keine Gefechtsregion; gegnerische Einheiten dürfen dort sein).

## Fähigkeiten

skill-scouting = Aufklärung
    .text = Übernimm die Kontrolle über 1 leere, unkontrollierte Region, die an eine deiner Regionen angrenzt; verdeckte Plättchen bleiben liegen.
skill-seek_and_destroy = Suchen und Zerstören
    .text = Lege dieses Plättchen in eine Region oder Gefechtsregion mit gegnerischen Einheiten, die du kontrollierst oder besetzt hast oder die an eine solche angrenzt; vernichtest oder fängst du dort in dieser Runde im Gefecht eine Einheit, erhalte an dessen Ende 2 SP.
skill-veteran_forces = Veteranen
    .text = Ziehe 1 Karte; dann darfst du 1 Karte abwerfen, um 1 weitere zu ziehen.
skill-recon_forces = Spähtrupps
    .text = Du darfst alle verdeckten Plättchen in 1 Region ansehen; dann darfst du 1 deiner Einheiten in eine angrenzende Region bewegen.
skill-forward_base = Vorposten
    .text = Lege dieses Plättchen in eine Region, die du kontrollierst; bis es zurückkehrt, dürfen rekrutierte Einheiten dort aufgestellt werden.
skill-teleport = Teleport
    .text = Bewege 1 Einheit aus einer Region in eine beliebige Region, die weder Gefechtsregion noch gegnerisches HQ ist; jeder gezahlte Kristall (höchstens 2) erlaubt 1 Einheit mehr.
skill-attunement = Einstimmung
    .text = Nimm 1 Kristall aus einer Region, die du kontrollierst, in deinen Vorrat oder lege 1 aus dem Vorrat in eine solche Region (kein HQ).
skill-stasis_field = Stasisfeld
    .text = Zahle 1 Kristall: Lege dieses Plättchen in eine Region, die du kontrollierst; bis es zurückkehrt, darf keine gegnerische Einheit sie betreten, auch nicht durch Tunnel oder Hinterhalt.
skill-crystal_insight = Kristallblick
    .text = Zahle 1 Kristall aus deinem Vorrat: Ziehe 2 Karten.
skill-martyrs_light = Licht der Märtyrer
    .text = Lege am Ende eines Gefechts für jede darin vernichtete oder gefangene Einheit der Wanderer 1 Kristall in deinen Vorrat, höchstens 2.
skill-mobile_city = Mobile Stadt
    .text = Bewege bis zu 2 deiner Bauwerk-Marker (auch einen zweimal) zwischen angrenzenden Regionen, die du kontrollierst; kein HQ, keine Gefechtsregion, keine zwei Marker einer Art in einer Region.
skill-reconfigure = Umbau
    .text = In einer Region, die du kontrollierst (kein HQ, keine Gefechtsregion): Lege 1 Marker in den Vorrat zurück und stelle dort bis zu 2 Einheiten aus der Reserve auf, oder nimm 2 Einheiten in die Reserve zurück und lege kostenlos 1 Marker einer dort fehlenden Art.
skill-overclock = Übertaktung
    .text = Lege dieses Plättchen auf 1 deiner Bauwerk-Marker; bis es zurückkehrt, kostet dessen Aktivierung 1 weniger, und der Marker darf in einer Aktion zweimal aktiviert werden.
skill-firewall = Firewall
    .text = Lege dieses Plättchen in eine Region, die du kontrollierst, oder eine Gefechtsregion mit deinen Einheiten; in deinem Gefecht dort darf der Gegner höchstens 1 Karte und keine Terrain-Taktik-Karte spielen.
skill-salvage_protocol = Bergungsprotokoll
    .text = Jedes Mal, wenn eines deiner Bauwerke eine gegnerische Einheit vernichtet, erhalte 1 SP (höchstens 2 pro Runde).
skill-ambush = Hinterhalt
    .text = Nimm 1 deiner Einheiten (nicht aus einer Gefechtsregion) in die Reserve zurück: Decke alle Kriegstrupp-Plättchen in 1 Region auf (kein HQ, keine Gefechtsregion); Gegner dort greifst du an, sonst übernimmst du die Kontrolle.
skill-gather_the_tribe = Ruf des Stammes
    .text = Nimm 1 deiner Einheiten (nicht aus einer Gefechtsregion) in die Reserve zurück: Lege 1 zufälliges Kriegstrupp-Plättchen verdeckt in diese oder eine angrenzende Region (kein HQ, keine Gefechtsregion; gegnerische Einheiten dürfen dort sein).
skill-stalking_horde = Schleichende Horde
    .text = Nimm 1 deiner Einheiten (nicht aus einer Gefechtsregion) in die Reserve zurück: Bewege bis zu 2 Kriegstrupp-Plättchen, jedes in eine angrenzende Region (kein HQ, keine Gefechtsregion; gegnerische Einheiten dürfen dort sein), keines zweimal; nichts wird aufgedeckt.
skill-terrain_advantage = Geländevorteil
    .text = Erschöpfe sie im Gefecht, wenn du eine Terrain-Taktik-Karte spielst: Ihr Terrain muss nicht passen.
skill-blood_frenzy = Blutrausch
    .text = Lege dieses Plättchen in eine Region oder Gefechtsregion mit deinen Einheiten; im Gefecht dort vernichtest du in dieser Runde in der Zermürbung 1 Einheit mehr.

## Taktik-Karten

card-hum_stake_claim = Anspruch erheben
    .text = Aktion: Wertung aktivieren (nur diese Karte wird gespielt).
card-hum_recon_flight = Aufklärungsflug
    .text = Bonus: Du darfst deinen Initiativeanzeiger auf der Leiste „Neue Initiative“ auf eine beliebige Position setzen.
card-hum_air_support = Luftunterstützung
    .text = Gefecht: Du darfst 1 Einheit aus deiner Reserve auf eine Zielvorgabe deiner Wahl stellen.
card-hum_outflank = Ausflankieren
    .text = Gefecht: Bewege bis zu 2 deiner Einheiten zu anderen Zielvorgaben.
card-hum_dig_in = Eingraben
    .text = Gefecht: Als Verteidiger zählst du 1 Einheit mehr für die Gebietskontrolle; als Angreifer darfst du 1 deiner Einheiten zu einer anderen Zielvorgabe bewegen.
card-hum_covering_fire = Deckungsfeuer
    .text = Gefecht: Du darfst 1 gegnerische Einheit bei der Gefangennahme vernichten; erhalte dafür 1 SP.
card-hum_logistics = Logistik
    .text = Gefecht: Ziehe 2 Karten.
card-pil_calling = Der Ruf
    .text = Aktion: Wertung aktivieren (nur diese Karte wird gespielt).
card-pil_foresight = Voraussicht
    .text = Bonus: Du darfst deinen Initiativeanzeiger auf der Leiste „Neue Initiative“ auf eine beliebige Position setzen.
card-pil_holo_drop = Hologrammprojektor
    .text = Gefecht: Du darfst 1 deiner Einheiten zu einer anderen Zielvorgabe bewegen.
card-pil_pulse_strike = Impulsschlag
    .text = Gefecht: Zahle bis zu 2 Kristalle aus deinem Vorrat; vernichte für jeden 1 gegnerische Einheit auf einer beliebigen Zielvorgabe und erhalte 1 SP.
card-pil_phase_step = Phasenschritt
    .text = Gefecht: Bewege bis zu 2 deiner Einheiten aus einer Region, die du kontrollierst, auf Zielvorgaben deiner Wahl.
card-pil_prismatic_shield = Prismenschild
    .text = Gefecht: Bis zu 2 deiner Einheiten, die in der Zermürbung vernichtet würden, überleben.
card-pil_tithe = Zehnt des Lichts
    .text = Gefecht: Nimm 1 Kristall aus der Gefechtsregion in deinen Vorrat.
card-pil_chorus = Chor der Gedanken
    .text = Gefecht: Du darfst 1 gegnerische Einheit zu einer anderen Zielvorgabe deiner Wahl bewegen.
card-mac_calculated_outcome = Kalkuliertes Ergebnis
    .text = Aktion: Wertung aktivieren (nur diese Karte wird gespielt).
card-mac_prediction_engine = Vorhersagemodul
    .text = Bonus: Du darfst deinen Initiativeanzeiger auf der Leiste „Neue Initiative“ auf eine beliebige Position setzen.
card-mac_firepower = Feuerkraft
    .text = Gefecht: Du darfst 1 gegnerische Einheit auf einer beliebigen Zielvorgabe vernichten; erhalte dafür 1 SP.
card-mac_pneumatic_hammer = Presslufthammer
    .text = Gefecht: Du darfst 1 gegnerische Einheit von der Gebietskontrolle zu einer anderen Zielvorgabe deiner Wahl bewegen.
card-mac_lockdown = Abriegelung
    .text = Gefecht: Dein Gegner wirft 1 Karte seiner Wahl ab, und keine Seite darf weitere Einheiten auf das Gefechtstableau bringen.
card-mac_drone_swarm = Drohnenschwarm
    .text = Gefecht: Stelle bis zu 1 Einheit der Reserve auf die Zermürbung; bis zu 2, wenn hier oder in einer kontrollierten Nachbarregion dein Bauwerk steht.
card-mac_self_repair = Selbstreparatur
    .text = Gefecht: Bis zu 3 deiner in der Zermürbung vernichteten Einheiten kommen in dein HQ statt in die Reserve.
card-mac_overload = Überladung
    .text = Gefecht: In der Zermürbung vernichtest du bis zu 2 Einheiten mehr und dein Gegner bis zu 1 mehr.
card-tro_blood_moon = Blutmond
    .text = Aktion: Wertung aktivieren (nur diese Karte wird gespielt).
card-tro_scouts = Späher
    .text = Bonus: Du darfst deinen Initiativeanzeiger auf der Leiste „Neue Initiative“ auf eine beliebige Position setzen.
card-tro_stampede = Stampede
    .text = Gefecht: Bewege bis zu 3 deiner Einheiten zur Zermürbung.
card-tro_upheaval = Aufruhr
    .text = Gefecht: Kehre die Reihenfolge um, in der die Zielvorgaben gewertet werden.
card-tro_drag_below = In die Tiefe ziehen
    .text = Gefecht: Du zählst 1 Einheit mehr für die Gefangennahme; gewinnst du sie, nimm 2 Gefangene statt 1.
card-tro_endless_horde = Endlose Horde
    .text = Gefecht: Stelle bis zu 2 Einheiten aus deiner Reserve auf die Zermürbung.
card-tro_burrow = Graben
    .text = Gefecht: Bewege bis zu 2 deiner Einheiten aus offenen Tunnelregionen auf Zielvorgaben deiner Wahl.
card-tro_thick_hide = Dickes Fell
    .text = Gefecht: Bis zu 2 deiner Einheiten, die in der Zermürbung vernichtet würden, überleben.
card-mtn_high_ground = Höhenlage
    .text = Gefecht: Du zählst 1 Einheit mehr für die Gebietskontrolle.
card-mtn_rockslide = Steinschlag
    .text = Gefecht: Du darfst 1 gegnerische Einheit bei der Zermürbung vernichten; erhalte dafür 1 SP.
card-mtn_fortify = Befestigen
    .text = Gefecht: Bis zu 2 deiner Einheiten, die in der Zermürbung vernichtet würden, überleben.
card-mtn_narrow_pass = Enger Pass
    .text = Gefecht: Dein Gegner darf keine Einheiten mehr auf das Tableau bringen; du darfst 1 gegnerische Einheit von der Zermürbung zur Gebietskontrolle bewegen.
card-mtn_regroup = Neuformierung (Gebirge)
    .text = Gefecht: Aus jeder an die Gefechtsregion angrenzenden Region darfst du 1 deiner Einheiten auf eine Zielvorgabe deiner Wahl bewegen.
card-mtn_distraction = Ablenkung (Gebirge)
    .text = Gefecht: Du darfst 1 gegnerische Einheit zu einer anderen Zielvorgabe deiner Wahl bewegen.
card-mtn_prospectors = Prospektoren
    .text = Gefecht: Lege 1 Kristall in die Gefechtsregion und ziehe 1 Karte.
card-des_outflank = Ausflankieren (Ödland)
    .text = Gefecht: Bewege bis zu 2 deiner Einheiten zu anderen Zielvorgaben.
card-des_mirage = Trugbild
    .text = Gefecht: Bewege bis zu 2 gegnerische Einheiten von der Gefangennahme, jede zu einer anderen Zielvorgabe deiner Wahl.
card-des_sandstorm = Sandsturm
    .text = Gefecht: Kehre die Reihenfolge um, in der die Zielvorgaben gewertet werden.
card-des_exhaustion = Hitzschlag
    .text = Gefecht: Dein Gegner vernichtet in der Zermürbung 2 Einheiten weniger.
card-des_scorched_earth = Verbrannte Erde
    .text = Gefecht: Entferne bis zu 2 Kristalle aus der Gefechtsregion; erhalte für jeden 1 SP.
card-des_long_march = Gewaltmarsch
    .text = Gefecht: Bewege bis zu 2 deiner Einheiten aus angrenzenden Regionen auf Zielvorgaben deiner Wahl.
card-des_forward_depot = Vorratslager
    .text = Gefecht: Du darfst 1 Einheit aus deiner Reserve auf die Gebietskontrolle stellen; ziehe 1 Karte.
card-jun_distraction = Ablenkung (Dschungel)
    .text = Gefecht: Du darfst 1 gegnerische Einheit zu einer anderen Zielvorgabe deiner Wahl bewegen.
card-jun_outflank = Ausflankieren (Dschungel)
    .text = Gefecht: Bewege bis zu 2 deiner Einheiten zu anderen Zielvorgaben.
card-jun_ambush_trail = Lauerpfad
    .text = Gefecht: Du zählst 1 Einheit mehr für die Gefangennahme.
card-jun_snare_pits = Fanggruben
    .text = Gefecht: Gewinnst du die Gefangennahme, nimm 2 Gefangene statt 1.
card-jun_overgrowth = Wildwuchs
    .text = Gefecht: Dein Gegner wirft 1 Karte seiner Wahl ab; du ziehst 1 Karte.
card-jun_camouflage = Tarnung
    .text = Gefecht: Keine deiner Einheiten kann in diesem Gefecht gefangen werden, und du darfst 1 deiner Einheiten zu einer anderen Zielvorgabe bewegen.
card-jun_predators = Raubtiere
    .text = Gefecht: Du darfst 1 gegnerische Einheit bei der Gebietskontrolle vernichten; dafür gibt es keine SP.
card-wat_regroup = Neuformierung (Gewässer)
    .text = Gefecht: Aus jeder an die Gefechtsregion angrenzenden Region darfst du 1 deiner Einheiten auf eine Zielvorgabe deiner Wahl bewegen.
card-wat_outflank = Ausflankieren (Gewässer)
    .text = Gefecht: Bewege bis zu 2 deiner Einheiten zu anderen Zielvorgaben.
card-wat_landing = Amphibische Landung
    .text = Gefecht: Bewege bis zu 2 deiner Einheiten aus angrenzenden Regionen zur Gebietskontrolle.
card-wat_undertow = Sog
    .text = Gefecht: Du darfst 1 gegnerische Einheit von der Gebietskontrolle zur Zermürbung bewegen.
card-wat_tidal_retreat = Rückzug mit der Flut
    .text = Gefecht: Bringe bis zu 3 deiner Einheiten vom Gefechtstableau in dein HQ zurück, dann ziehe 1 Karte.
card-wat_fleet_support = Flottenunterstützung
    .text = Gefecht: In der Zermürbung vernichtest du bis zu 1 Einheit mehr.
card-wat_deep_channels = Tiefe Fahrwasser
    .text = Gefecht: Verlierst du die Gebietskontrolle, darfst du in eine beliebige Region flüchten, die du kontrollierst; erhalte 1 SP.

## Was geschieht

set-up = Der Spielplan ist aufgebaut.
hq-settled = { $army }: HQ { FORM($region, "in") }.
skill-taken = { FORM($army, "Nom") } haben die Fähigkeit „{ $skill }“.
phase-begins = Runde { $round }: { $phase }.
turn-begins = Aktion { $number }: { $army }.
event-revealed = Ereignis: { $event }.
stack-passed = { FORM($army, "Nom") } passieren das Ereignis auf { $field }: Das Spiel wird eine Runde kürzer.
final-scoring-enabled = Die Endwertung ist aktiviert: Dies ist die letzte Runde.
order-changed = Neue Initiative: { FORM($first, "Nom") } beginnen.
points-scored =
    { $of ->
        [0] { FORM($army, "Nom") } erhalten { $n } SP und haben { $total }: { $source }.
       *[other] { FORM($army, "Nom") } erhalten { $n } SP und haben { $total }: { $source } ({ $of }).
    }
for-regions = Regionen
for-crystals = Kristalle
for-half = die Hälfte ihrer Kristalle
for-prisoners = Gefangene
for-control = Gebietskontrolle gewonnen
for-kills = in der Zermürbung vernichtete Einheiten
for-artillery = eine Einheit durch Geschosse vernichtet
for-temple = Kristalle im Tempel bezahlt
for-icons = gespielte Karten
for-exploration = ein Erkundungs-Plättchen
for-card-kills = eine Einheit durch eine Karte vernichtet
for-card = eine Karte
for-card-crystals = durch eine Karte verbrannte Kristalle
card-drawn = { FORM($army, "Nom") } ziehen „{ $card }“.
    .rumour =
        { $n ->
            [one] { FORM($army, "Nom") } ziehen eine Karte.
           *[other] { FORM($army, "Nom") } ziehen { $n } Karten.
        }
cards-seen = { FORM($army, "Nom") } sehen „{ $first }“ und „{ $second }“ ({ $deck }).
    .rumour = { FORM($army, "Nom") } sehen sich zwei Karten an ({ $deck }).
card-kept = { FORM($army, "Nom") } behalten „{ $card }“ ({ $deck }).
    .rumour = { FORM($army, "Nom") } behalten eine Karte ({ $deck }).
deck-reshuffled = { FORM($army, "Nom") } mischen ihren Ablagestapel neu.
card-discarded = { FORM($army, "Nom") } werfen „{ $card }“ ab.
action-chosen = { FORM($army, "Nom") } wählen: { $action }.
card-laid = { FORM($army, "Nom") } spielen „{ $card }“: { $row } { $n }.
marker-moved = { FORM($army, "Nom") } setzen ihren Initiativeanzeiger auf Platz { $place } der Neuen Initiative.
skill-used = { FORM($army, "Nom") } setzen „{ $skill }“ ein.
skills-ready = Alle Fähigkeiten sind wieder bereit, die Fähigkeitsplättchen kehren zurück.
skill-token-placed = { FORM($army, "Nom") } legen das Fähigkeitsplättchen „{ $skill }“ { FORM($region, "to") }.
units-moved =
    { $n ->
        [one] { FORM($army, "Nom") } bewegen 1 Einheit { FORM($source, "from") } { FORM($target, "to") }.
       *[other] { FORM($army, "Nom") } bewegen { $n } Einheiten { FORM($source, "from") } { FORM($target, "to") }.
    }
units-placed =
    { $n ->
        [one] { FORM($army, "Nom") } stellen 1 Einheit { FORM($region, "in") } auf.
       *[other] { FORM($army, "Nom") } stellen { $n } Einheiten { FORM($region, "in") } auf.
    }
units-removed =
    { $n ->
        [one] { $army }: 1 Einheit geht { FORM($region, "from") } in die Reserve zurück.
       *[other] { $army }: { $n } Einheiten gehen { FORM($region, "from") } in die Reserve zurück.
    }
crystals-added =
    { $n ->
        [one] { $region }: 1 Kristall mehr.
       *[other] { $region }: { $n } Kristalle mehr.
    }
crystals-taken =
    { $n ->
        [one] { $region }: 1 Kristall weniger.
       *[other] { $region }: { $n } Kristalle weniger.
    }
stock-grown =
    { $n ->
        [one] Die Wanderer legen 1 Kristall in ihren Vorrat.
       *[other] Die Wanderer legen { $n } Kristalle in ihren Vorrat.
    }
stock-paid =
    { $n ->
        [one] Die Wanderer nehmen 1 Kristall aus ihrem Vorrat.
       *[other] Die Wanderer nehmen { $n } Kristalle aus ihrem Vorrat.
    }
control-taken = { FORM($army, "Nom") } übernehmen die Kontrolle über { FORM($region, "acc") }.
control-lost = { FORM($army, "Nom") } verlieren die Kontrolle über { FORM($region, "acc") }.
explored = { FORM($army, "Nom") } erkunden { FORM($region, "acc") }: { $token }.
token-revealed = { $region }: { $token }!
token-placed = { $kind } { FORM($region, "in") }.
token-moved = Ein Kriegstrupp-Plättchen zieht { FORM($source, "from") } { FORM($target, "to") }.
token-seen = Die Menschen sehen { FORM($region, "in") }: { $token }.
    .rumour = Die Menschen sehen sich ein Plättchen { FORM($region, "in") } an.
battle-marked = Gefecht { $number } { FORM($region, "in") }: { FORM($attacker, "Nom") } greifen { FORM($defender, "acc") } an.
battle-cancelled = Das Gefecht { FORM($region, "in") } entfällt; { FORM($army, "nom") } bleiben.
structure-built = { FORM($army, "Nom") } bauen { FORM($region, "in") }: { $structure }.
structure-activated = { FORM($army, "Nom") } aktivieren { FORM($region, "in") }: { $structure }.
structure-moved = { $structure }: { FORM($source, "from") } { FORM($target, "to") }.
structure-returned = { $structure } { FORM($region, "in") }: Der Marker geht zurück in den Vorrat.
artillery-placed = Die Menschen legen einen Geschossmarker { FORM($region, "to") }.
watch-placed = Die Menschen legen einen Marker „Wache halten“ { FORM($region, "to") }.
artillery-gone = Der Geschossmarker { FORM($region, "in") } geht zurück in den Vorrat.
watch-gone = Der Marker „Wache halten“ { FORM($region, "in") } geht zurück in den Vorrat.
card-stored = Die Maschinen speichern „{ $card }“ in der Matrix ({ $deck }).
    .rumour = Die Maschinen speichern eine Karte in der Matrix ({ $deck }).
card-dropped = Die Maschinen legen „{ $card }“ unter den Stapel ({ $deck }).
    .rumour = Die Maschinen legen eine gespeicherte Karte unter den Stapel ({ $deck }).
scoring-enabled = { FORM($army, "Nom") } aktivieren mit „{ $card }“ die Wertung.
battle-begins = Gefecht { $number } { FORM($region, "in") }: { FORM($attacker, "nom") } gegen { FORM($defender, "acc") }.
units-assigned = { $army }: Gebietskontrolle { $control }, Gefangennahme { $capture }, Zermürbung { $attrition }.
battle-card-played = { FORM($army, "Nom") } spielen „{ $card }“.
battle-card-lent = { FORM($player, "Nom") } spielen „{ $card }“ für { FORM($army, "acc") }.
effect-strength =
    { $n ->
        [one] { FORM($army, "Nom") } zählen 1 Einheit mehr: { $objective }.
       *[other] { FORM($army, "Nom") } zählen { $n } Einheiten mehr: { $objective }.
    }
effect-kills =
    { $n ->
        [one] { FORM($army, "Nom") } vernichten in der Zermürbung 1 Einheit mehr.
       *[other] { FORM($army, "Nom") } vernichten in der Zermürbung { $n } Einheiten mehr.
    }
effect-kills-fewer =
    { $n ->
        [one] { FORM($army, "Nom") } vernichten in der Zermürbung 1 Einheit weniger.
       *[other] { FORM($army, "Nom") } vernichten in der Zermürbung { $n } Einheiten weniger.
    }
effect-survive =
    { $n ->
        [one] { $army }: 1 Einheit überlebt die Zermürbung.
       *[other] { $army }: Bis zu { $n } Einheiten überleben die Zermürbung.
    }
effect-salvage =
    { $n ->
        [one] { $army }: 1 Gefallener darf ins HQ.
       *[other] { $army }: Bis zu { $n } Gefallene dürfen ins HQ.
    }
effect-captives =
    { $n ->
        [one] { FORM($army, "Nom") } nehmen bei gewonnener Gefangennahme 1 Gefangenen mehr.
       *[other] { FORM($army, "Nom") } nehmen bei gewonnener Gefangennahme { $n } Gefangene mehr.
    }
effect-safe = { FORM($army, "Nom") } können in diesem Gefecht nicht gefangen werden.
effect-locked = { FORM($army, "Nom") } dürfen keine Einheiten mehr auf das Gefechtstableau bringen.
effect-retreat = { FORM($army, "Nom") } dürfen in jede Region flüchten, die sie kontrollieren.
battle-passed = { FORM($army, "Nom") } passen.
unit-shifted = Eine Einheit ({ $army }) geht von { FORM($source, "dat") } { FORM($target, "to") }.
unit-joined = Eine Einheit ({ $army }) kommt { FORM($source, "from") }: { $target }.
unit-reinforced = Eine Einheit ({ $army }) kommt aus der Reserve: { $target }.
unit-withdrawn = Eine Einheit ({ $army }) zieht sich von { FORM($source, "dat") } ins HQ zurück.
units-killed =
    { $n ->
        [one] { FORM($army, "Nom") } verlieren 1 Einheit bei { FORM($objective, "dat") }.
       *[other] { FORM($army, "Nom") } verlieren { $n } Einheiten bei { FORM($objective, "dat") }.
    }
units-shelled =
    { $n ->
        [one] Das Geschoss trifft: { FORM($army, "Nom") } verlieren 1 Einheit bei { FORM($objective, "dat") }.
       *[other] Das Geschoss trifft: { FORM($army, "Nom") } verlieren { $n } Einheiten bei { FORM($objective, "dat") }.
    }
order-reversed = Die Zielvorgaben werden in umgekehrter Reihenfolge gewertet.
order-restored = Die Zielvorgaben werden wieder in normaler Reihenfolge gewertet.
control-decided = Gebietskontrolle { $attack }:{ $defence }: { FORM($army, "Nom") } gewinnen { FORM($region, "acc") }.
capture-decided = Gefangennahme { $attack }:{ $defence }: { FORM($army, "Nom") } machen Gefangene.
capture-prevented = Gefangennahme { $attack }:{ $defence }: { FORM($army, "Nom") } gewinnen, aber niemand kann gefangen werden.
capture-tied = Gefangennahme { $n }:{ $n }: Niemand wird gefangen.
unit-captured = { FORM($captor, "Nom") } nehmen eine Einheit ({ $army }) von { FORM($objective, "dat") } gefangen.
attrition-resolved = Zermürbung: { FORM($attacker, "Nom") } vernichten { $attack }, { FORM($defender, "nom") } vernichten { $defence }.
units-stay =
    { $n ->
        [one] { FORM($army, "Nom") } bleiben mit 1 Einheit { FORM($region, "in") }.
       *[other] { FORM($army, "Nom") } bleiben mit { $n } Einheiten { FORM($region, "in") }.
    }
units-retreated =
    { $n ->
        [one] { FORM($army, "Nom") } flüchten mit 1 Einheit { FORM($source, "from") } { FORM($target, "to") }.
       *[other] { FORM($army, "Nom") } flüchten mit { $n } Einheiten { FORM($source, "from") } { FORM($target, "to") }.
    }
units-dispersed =
    { $n ->
        [one] { FORM($army, "Nom") } haben { FORM($region, "in") } keinen Ausweg: 1 Einheit geht in die Reserve.
       *[other] { FORM($army, "Nom") } haben { FORM($region, "in") } keinen Ausweg: { $n } Einheiten gehen in die Reserve.
    }
battle-over = Das Gefecht { FORM($region, "in") } ist vorbei.
prisoner-freed = { FORM($army, "Nom") } zahlen { $price } SP und befreien einen Gefangenen ({ $captor }).
game-over = { FORM($army, "Nom") } gewinnen mit { $total } SP.
end-points = Die meisten Siegpunkte: { $total }, { $lead } mehr als der Zweite.
end-tie-prisoners = Gleichstand mit { $total } SP; die Gefangenen entscheiden, { $n } zu { $other }.
end-tie-initiative = Gleichstand mit { $total } SP und bei den Gefangenen; wer in der Initiativereihenfolge weiter hinten steht, gewinnt.
end-final-scoring = Mit der Endwertung schloss Runde { $round }.
measure-points = Siegpunkte
source-regions = Kontrollierte Regionen
source-crystals = Kristalle
source-battles = Gebietskontrolle in Gefechten
source-kills = Vernichtete Einheiten
source-prisoners = Gefangene
source-exploration = Erkundungs-Plättchen
source-structures = Bauwerke
source-skills = Fähigkeiten
source-tactics = Taktik-Karten
source-cards = Aktionen
source-before = Vor dieser Stellung
source-ransom = Gezahltes Lösegeld

## Fragen

ask-d-setup-skill = Wähle eine weitere Fähigkeit.
ask-d-setup-hq = Wähle ein Feld für dein HQ.
ask-d-event-crystal = Lege einen Kristall in eine Region, die du kontrollierst.
ask-d-event-token = Wähle eine Region für das Plättchen.
ask-d-event-deck = Welchen Terrain-Stapel siehst du dir an?
ask-d-discard = Du hast zu viele Karten: Wirf eine ab.
ask-d-turn = Du bist am Zug: eine Aktion oder eine Fähigkeit.
ask-d-playcard = Spiele Karten für diese Aktion, dann schließe ab.
ask-d-init = Deinen Initiativeanzeiger auf der Leiste „Neue Initiative“ versetzen?
ask-d-move-from = Welche Einheit bewegt sich?
ask-d-move-to = Wohin geht sie?
ask-d-end-explore = Welches Erkundungs-Plättchen deckst du zuerst auf?
ask-d-end-trogtoken = Wo deckst du zuerst Trogg-Plättchen auf?
ask-d-end-battle = Welches Gefecht bekommt die nächste Nummer?
ask-d-explore-deck = Von welchem Terrain-Stapel nimmst du die oberste Karte?
ask-d-recruit-count = Wie viele Einheiten, und wohin?
    .count-units = Wie viele Einheiten rekrutierst du in deinem HQ?
    .place = Wohin kommt die nächste Einheit?
ask-d-build-step = Baue oder aktiviere ein Bauwerk.
ask-d-build-where = Wo baust du es?
ask-d-build-target = Wähle die Zielregion.
ask-d-build-count = Wie viele?
    .count-units = Wie viele Einheiten?
    .count-kills = Wie viele gegnerische Einheiten werden vernichtet?
    .count-temple = Wie viele Kristalle zahlst du?
ask-d-build-tunnel = Bewege eine Einheit durch den Tunnel.
ask-d-matrix-deck = Von welchem Terrain-Stapel speicherst du eine Karte?
ask-d-matrix-drop = Welche gespeicherte Karte geht zurück?
ask-d-draw2-source = Von welchem Stapel ziehst du?
ask-d-draw2-keep = Welche Karte behältst du?
ask-d-sk-region = Wähle eine Region für die Fähigkeit.
ask-d-sk-source = Wähle, wo die Fähigkeit beginnt.
ask-d-sk-count = Was tust du mit der Fähigkeit?
ask-d-sk-card = Eine Karte abwerfen, um eine weitere zu ziehen?
ask-d-sk-struct = Wähle ein Bauwerk.
ask-d-sk-peek = In welcher Region siehst du dir die Plättchen an?
ask-d-b-control = Wie viele Einheiten für die Gebietskontrolle?
ask-d-b-capture = Wie viele für die Gefangennahme? Der Rest geht zur Zermürbung.
ask-d-b-card = Spiele eine Karte in diesem Gefecht oder passe endgültig.
ask-d-b-shift-from = Welche Einheit wechselt die Zielvorgabe?
ask-d-b-shift-to = Zu welcher Zielvorgabe?
ask-d-b-add-from = Woher kommt eine Einheit dazu?
ask-d-b-add-to = Auf welche Zielvorgabe?
ask-d-b-kill = Auf welcher Zielvorgabe wird eine gegnerische Einheit vernichtet?
ask-d-b-discard = Wirf eine Karte ab.
ask-d-b-amount = Wie viele?
    .count-burn = Wie viele Kristalle entfernst du?
    .withdraw = Welche Einheit zieht sich ins HQ zurück?
ask-d-b-captive = Welche Einheit nimmst du gefangen?
ask-d-b-victim = Bestimme eine Einheit, die vernichtet wird.
ask-d-b-artillery = Wo trifft das Geschoss?
ask-d-b-salvage = Wie viele der Gefallenen kommen ins HQ?
ask-d-b-retreat = Wohin flüchtest du?
ask-d-b-nest = Wo hinterlassen die Trogg ein Nest?
ask-d-ransom = Einen Gefangenen befreien?

## Möglichkeiten

option-done = Keine weitere Karte
option-stop = Aufhören
option-pass = Passen
option-stay = Platz behalten
option-end = Zug beenden
option-move = Bewegung
option-recruit = Rekrutieren
option-build = Bauen und Aktivieren
option-enable = Wertung aktivieren
option-draw = 2 Karten ziehen, 1 behalten
option-take-crystal = Einen Kristall nehmen
option-put-crystal = Einen Kristall legen
option-to-units = Einen Marker in Einheiten verwandeln
option-to-marker = Zwei Einheiten in einen Marker verwandeln
option-skill = Fähigkeit: { $skill }
option-pick = Nehmen: { $skill }
option-play = { $card }: { $row } { $n }
option-discard = Abwerfen: { $card }
option-keep = Behalten: { $card }
option-drop = Zurücklegen: { $card }
option-card = Spielen: { $card }
option-stored = Aus der Matrix spielen: { $card }
option-advantage = Mit Geländevorteil spielen: { $card }
option-position = Platz { $n }
option-deck = { $deck }
option-count = { $n }
option-count-units =
    { $n ->
        [0] Keine Einheit
        [one] 1 Einheit
       *[other] { $n } Einheiten
    }
option-count-paid =
    { $price ->
        [one] Einheiten: { $n }; kostet 1 Kristall
       *[other] Einheiten: { $n }; kostet { $price } Kristalle
    }
option-count-kills =
    { $n ->
        [one] 1 Einheit vernichten
       *[other] { $n } Einheiten vernichten
    }
option-count-temple =
    { $n ->
        [one] 1 Kristall zahlen: { $points } SP
       *[other] { $n } Kristalle zahlen: { $points } SP
    }
option-count-burn =
    { $n ->
        [0] Die Kristalle liegen lassen
        [one] 1 Kristall entfernen: { $points } SP
       *[other] { $n } Kristalle entfernen: { $points } SP
    }
option-count-salvage =
    { $n ->
        [0] Niemand
        [one] 1 Einheit ins HQ
       *[other] { $n } Einheiten ins HQ
    }
option-control = { $n } für Gebietskontrolle
option-capture = { $n } für Gefangennahme
option-from = { FORM($region, "From") }
option-to = { FORM($region, "To") }
option-place = { FORM($region, "In") }
option-target = { $region }
option-explore = Erkunden: { $region }
option-reveal = { FORM($region, "In") } aufdecken
option-battle = Gefecht { FORM($region, "in") }
option-look = Ansehen: { $region }
option-tunnel-to = Durch den Tunnel { FORM($region, "to") }
option-tunnel-from = Durch den Tunnel { FORM($region, "from") }
option-retreat = Flucht { FORM($region, "to") }
option-nest = Nest { FORM($region, "in") }
option-hq = HQ { FORM($region, "in") }
option-construct = { $structure } bauen: kostet { $n }
option-activate = { $structure } { FORM($region, "in") } aktivieren: kostet { $n }
option-marker = { $structure } { FORM($region, "in") }
option-shift-from = Eine Einheit von { FORM($objective, "dat") }
option-shift-to = { FORM($objective, "To") }
option-add-to = Auf { FORM($objective, "acc") }
option-kill = Bei { FORM($objective, "dat") } vernichten
    .paid =
        { $price ->
            [one] Bei { FORM($objective, "dat") } vernichten: kostet 1 Kristall
           *[other] Bei { FORM($objective, "dat") } vernichten: kostet { $price } Kristalle
        }
option-withdraw = Von { FORM($objective, "dat") } zurückziehen
option-captive = Von { FORM($objective, "dat") } gefangen nehmen
option-victim = Eine Einheit bei { FORM($objective, "dat") }
option-shell = Treffen: { $objective }
option-ransom = Einen Gefangenen ({ $captor }) für { $price } SP befreien

## Warum nicht?

why-acted = Du hast deine Aktion in diesem Zug schon ausgeführt.
why-not-acted = Führe erst eine Aktion aus; Rekrutieren ohne Karte ist ein Passen.
why-last-round = In der letzten Runde kann keine Wertung aktiviert werden.
why-scoring-enabled = { FORM($army, "Nom") } haben die Wertung in dieser Runde schon aktiviert.
why-no-scoring-card = Du hast die Karte nicht auf der Hand, die die Wertung aktiviert.
why-nothing-to-draw = Es gibt keine Karte mehr zu ziehen.
why-skill-passive = „{ $skill }“ wirkt von selbst und wird nie eingesetzt.
why-skill-in-battle = „{ $skill }“ wird im Gefecht eingesetzt.
why-skill-exhausted = „{ $skill }“ ist bis zur nächsten Ereignisphase erschöpft.
why-no-crystals =
    { $price ->
        [one] Das kostet 1 Kristall; dein Vorrat hat { $stock }.
       *[other] Das kostet { $price } Kristalle; dein Vorrat hat { $stock }.
    }
why-skill-useless = „{ $skill }“ könnte jetzt nichts bewirken.
why-no-battle-text = Diese Karte hat keinen Gefechtstext.
why-firewall = Die Firewall verhindert es: eine Karte pro Gefecht und keine Terrain-Taktik-Karte.
why-no-terrain = Diese Region hat kein Terrain: Hier gelten nur Armeekarten.
why-wrong-terrain = Das Terrain hier ist { $terrain }.
why-matrix-not-for-trogs = Gespeicherte Karten können nicht für die neutralen Trogg gespielt werden.
why-no-marker-left = { $structure }: Alle Marker ({ $n }) liegen auf dem Plan.
why-icons =
    { $icons ->
        [one] Das kostet { $price }; 1 Bausymbol ist übrig.
       *[other] Das kostet { $price }; { $icons } Bausymbole sind übrig.
    }
why-no-site = { $structure }: In keiner deiner Regionen ist Platz dafür.
why-not-controlled = Du kontrollierst { FORM($region, "acc") } nicht.
why-control-too-new = Du kontrollierst { FORM($region, "acc") } erst seit dieser Aktion.
why-battle-region = { $region }: Das ist eine Gefechtsregion.
why-only-in-battle = { $structure }: nur in einer passenden Gefechtsregion.
why-used-already = { $structure } { FORM($region, "in") }: in dieser Aktion schon aktiviert.
why-no-effect = { $structure } { FORM($region, "in") }: Das würde jetzt nichts bewirken.
why-not-here = { $region }: hier nicht erlaubt.
why-hq = { $region }: Das ist ein HQ ({ $army }).
why-stopped =
    { $n ->
        [one] 1 deiner Einheiten musste { FORM($region, "in") } für diese Runde anhalten.
       *[other] { $n } deiner Einheiten mussten { FORM($region, "in") } für diese Runde anhalten.
    }
why-attacker-stays = Angreifer verlassen das Gefecht { FORM($region, "in") } nie.
why-defenders-held = { FORM($region, "In") } müssen { $held } deiner Einheiten bleiben, doppelt so viele wie Angreifer; du hast dort { $units }.
why-no-way-out = { FORM($region, "From") } führt kein Weg: Keine Nachbarregion kann betreten werden.
why-stasis = Das Stasisfeld schließt { FORM($region, "acc") }.
why-tunnel-closed = Der Tunnel { FORM($region, "in") } ist geschlossen: Jemand anderes kontrolliert die Region.
why-marker-there = { FORM($region, "In") } liegt schon ein Marker: { $structure }.
why-not-controlled-retreat = Flüchten kannst du nur in eine angrenzende Region, die du kontrollierst, nicht { FORM($region, "to") }.
why-reserve = In deiner Reserve: { $reserve }; Symbole: { $icons }.
why-recruit-icons =
    { $icons ->
        [one] Du hast nur 1 Rekrutierungssymbol.
       *[other] Du hast nur { $icons } Rekrutierungssymbole.
    }
why-deck-empty = Keine Karte mehr: { $deck }.
why-no-unit-there = Bei { FORM($objective, "dat") } steht keine solche Einheit.
why-other-objective = Die Karte erlaubt { FORM($objective, "acc") } nicht.
why-controlled = { $region }: von einem Spieler kontrolliert.
why-occupied = { FORM($region, "In") } stehen Einheiten.

## Der Tisch im Terminal

draw-head = Runde { $round }, { $phase }.
draw-scoring = Wertung aktiviert: { $army }.
draw-no-scoring = Keine Wertung aktiviert.
draw-tracks = Initiative: { $order } | Neu: { $new } | Ereignisse: { $stacks }
draw-player = { $army }: { $vp } SP, Reserve { $reserve }, Hand { $hand }, Stapel { $deck }, Gefangene { $prisoners }
draw-trogs = T  Neutrale Trogg: Reserve { $reserve }, Gefangene { $prisoners }
draw-hand = Deine Hand: { $cards }
draw-battle = Gefecht { FORM($region, "in") }
draw-side = { $army }: Gebietskontrolle { $control }, Gefangennahme { $capture }, Zermürbung { $attrition }

## What a plan brings, counted

gain-points =
    { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
gain-regions =
    { $n ->
        [one] 1 Region
       *[other] { $n } Regionen
    }
gain-crystals =
    { $n ->
        [one] 1 Kristall in eigenen Regionen
       *[other] { $n } Kristalle in eigenen Regionen
    }
gain-units =
    { $n ->
        [one] 1 Einheit auf der Karte
       *[other] { $n } Einheiten auf der Karte
    }
gain-prisoners =
    { $n ->
        [one] 1 Gefangener
       *[other] { $n } Gefangene
    }
gain-cards =
    { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
