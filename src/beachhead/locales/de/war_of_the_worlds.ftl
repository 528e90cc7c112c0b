# Krieg der Welten: Die zweite Welle, Deutsch.
# Facts: $side is a side, $area an area, $card a card, $unit a unit, $building a building token.
# Namen stehen im Nominativ; wie ein Satz eine andere Form verlangt, sagt docs/guide/words.md.

game-title = Krieg der Welten: Die zweite Welle
game-pitch = Die Marsianer ernten Großbritannien ab; die Menschen müssen ihnen 30 Schaden zufügen, bevor der letzte Zivilist verloren ist.

## Sides and resources

side-martian = Marsianer
    .gender = pl
    .nom = die Marsianer
    .gen = der Marsianer
side-human = Menschen
    .gender = pl
    .nom = die Menschen
    .gen = der Menschen
resource-coin = Münzen
    .count = { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
resource-energy = Energie
    .count = { $n } Energie
resource-damage = Schaden

## Areas

area-northern_highlands = Nördliche Highlands
    .acc = die Nördlichen Highlands
    .in = in den Nördlichen Highlands
    .from = aus den Nördlichen Highlands
    .to = in die Nördlichen Highlands
area-western_highlands = Westliche Highlands
    .acc = die Westlichen Highlands
    .in = in den Westlichen Highlands
    .from = aus den Westlichen Highlands
    .to = in die Westlichen Highlands
area-grampians = Grampians
    .acc = die Grampians
    .in = in den Grampians
    .from = aus den Grampians
    .to = in die Grampians
area-glasgow = Glasgow
    .acc = Glasgow
    .in = in Glasgow
    .from = aus Glasgow
    .to = nach Glasgow
area-edinburgh = Edinburgh
    .acc = Edinburgh
    .in = in Edinburgh
    .from = aus Edinburgh
    .to = nach Edinburgh
area-cumbria = Cumbria
    .acc = Cumbria
    .in = in Cumbria
    .from = aus Cumbria
    .to = nach Cumbria
area-newcastle = Newcastle
    .acc = Newcastle
    .in = in Newcastle
    .from = aus Newcastle
    .to = nach Newcastle
area-manchester = Manchester
    .acc = Manchester
    .in = in Manchester
    .from = aus Manchester
    .to = nach Manchester
area-york = York
    .acc = York
    .in = in York
    .from = aus York
    .to = nach York
area-wales = Wales
    .acc = Wales
    .in = in Wales
    .from = aus Wales
    .to = nach Wales
area-birmingham = Birmingham
    .acc = Birmingham
    .in = in Birmingham
    .from = aus Birmingham
    .to = nach Birmingham
area-norwich = Norwich
    .acc = Norwich
    .in = in Norwich
    .from = aus Norwich
    .to = nach Norwich
area-bristol = Bristol
    .acc = Bristol
    .in = in Bristol
    .from = aus Bristol
    .to = nach Bristol
area-london = London
    .acc = London
    .in = in London
    .from = aus London
    .to = nach London
area-plymouth = Plymouth
    .acc = Plymouth
    .in = in Plymouth
    .from = aus Plymouth
    .to = nach Plymouth
area-hebridean_sea = Hebridensee
    .acc = die Hebridensee
    .in = in der Hebridensee
    .from = aus der Hebridensee
    .to = in die Hebridensee
area-northern_sea = Nordmeer
    .acc = das Nordmeer
    .in = im Nordmeer
    .from = aus dem Nordmeer
    .to = ins Nordmeer
area-north_sea = Nordsee
    .acc = die Nordsee
    .in = in der Nordsee
    .from = aus der Nordsee
    .to = in die Nordsee
area-thames_estuary = Themsemündung
    .acc = die Themsemündung
    .in = in der Themsemündung
    .from = aus der Themsemündung
    .to = in die Themsemündung
area-portsmouth = Portsmouth
    .acc = Portsmouth
    .in = in Portsmouth
    .from = aus Portsmouth
    .to = nach Portsmouth
area-irish_sea = Irische See
    .acc = die Irische See
    .in = in der Irischen See
    .from = aus der Irischen See
    .to = in die Irische See

## Units and pieces

unit-army = Armee
    .ein = eine Armee
    .text = Zieht über Land und greift Dreibeiner und Marsianer-Gebäude im eigenen Gebiet an. Verteidigung 1, mit Panzerfabrik 2. Schützt Zivilisten und hält in ihrem Gebiet eine feindliche Einheit fest. Zerstört kommt sie in die Reserve zurück.
unit-navy = Königliche Marine
    .ein = eine Einheit der Königlichen Marine
    .text = Fährt über See und feuert in ein angrenzendes Festlandgebiet. Nur UFOs können sie treffen. Verteidigung 1; zerstört kommt sie in die Reserve zurück.
unit-tripod = Dreibeiner
    .ein = ein Dreibeiner
    .text = Zieht über Land und greift das eigene Gebiet an. Hält in seinem Gebiet eine Armee fest; von hier gehen Sonderattacken aus. Die Menschen machen an ihm Schaden, er bleibt aber immer auf dem Plan.
unit-ufo = UFO
    .ein = ein UFO
    .text = Fliegt über Land und See und greift das eigene Gebiet an. Kann nicht angegriffen werden und kommt nicht in Gebiete mit Sperrballons. Eine Armee im selben Gebiet kann es festhalten.
piece-civilian = Zivilist
    .text = Verteidigung 1, getroffen nach Gebäuden und Einheiten. Ist der letzte verloren, gewinnen die Marsianer. Mit Guerilla darf jeder einmal pro Zug angreifen.

## Buildings

building-bunker = Bunker
    .gender = m
    .nom = der Bunker
    .acc = den Bunker
    .einen = einen Bunker
    .text = Verteidigungsanlage mit Verteidigung 2.
building-supply_depot = Vorratslager
    .gender = n
    .nom = das Vorratslager
    .acc = das Vorratslager
    .einen = ein Vorratslager
    .text = Bringt zu Beginn jedes Zuges der Menschen 1 Münze, dazu 1 Münze sofort beim Bau.
building-tank_factory = Panzerfabrik
    .gender = f
    .nom = die Panzerfabrik
    .acc = die Panzerfabrik
    .einen = eine Panzerfabrik
    .text = Solange sie auf dem Plan steht, hat jede Armee-Einheit Verteidigung 2.
building-barrage_balloons = Sperrballons
    .gender = pl
    .nom = die Sperrballons
    .acc = die Sperrballons
    .einen = Sperrballons
    .text = UFOs dürfen nicht in das Gebiet; der Marker wird zusammen mit den Einheiten getroffen.
building-heavy_artillery = Schwere Artillerie
    .gender = f
    .nom = die Schwere Artillerie
    .acc = die Schwere Artillerie
    .einen = eine Schwere Artillerie
    .text = Verteidigungsanlage mit Verteidigung 3; verursacht einmal pro Zug der Menschen 1 Schaden in einem angrenzenden Gebiet oder 2 Schaden an einem Dreibeiner im eigenen Gebiet.
building-fort = Fort
    .gender = n
    .nom = das Fort
    .acc = das Fort
    .einen = ein Fort
    .text = Verteidigungsanlage mit Verteidigung 4; verursacht einmal pro Zug der Menschen 1 Schaden, wenn ein Dreibeiner im selben Gebiet steht.
building-landmines = Landminen
    .gender = pl
    .nom = die Landminen
    .acc = die Landminen
    .einen = Landminen
    .text = Zieht ein Dreibeiner in das Gebiet, erleiden die Marsianer 2 Schaden und der Marker kommt aus dem Spiel; er kann nicht getroffen werden und schützt nichts.
building-invasion_ship = Invasionsschiff
    .gender = n
    .nom = das Invasionsschiff
    .acc = das Invasionsschiff
    .einen = ein Invasionsschiff
    .text = Die Basis der Marsianer; zählt als Marsianer-Gebäude; neue Einheiten der Marsianer erscheinen hier.
building-alien_factory = Marsianer-Produktionsstätte
    .gender = f
    .nom = die Marsianer-Produktionsstätte
    .acc = die Marsianer-Produktionsstätte
    .einen = eine Marsianer-Produktionsstätte
    .text = Angriffe mit Dreibeiner-Karten verursachen 1 Schaden mehr.
building-particle_generator = Teilchengenerator
    .gender = m
    .nom = der Teilchengenerator
    .acc = den Teilchengenerator
    .einen = einen Teilchengenerator
    .text = Bringt zu Beginn jedes Zuges der Marsianer 1 Energie, dazu 1 Energie sofort beim Bau.
building-regenerator = Regenerator
    .gender = m
    .nom = der Regenerator
    .acc = den Regenerator
    .einen = einen Regenerator
    .text = Einmal pro Zug dürfen die Marsianer 4 Energie zahlen, um den Schadensmarker 1 Feld zurückzusetzen.
building-plasma_reactor = Plasmareaktor
    .gender = m
    .nom = der Plasmareaktor
    .acc = den Plasmareaktor
    .einen = einen Plasmareaktor
    .text = Bringt zu Beginn jedes Zuges der Marsianer 2 Energie, dazu 2 Energie sofort beim Bau.

## Abilities of buildings

ability-heavy_artillery-adjacent = 1 Schaden in einem angrenzenden Gebiet
ability-heavy_artillery-same = 2 Schaden an einem Dreibeiner im eigenen Gebiet
ability-fort-same = 1 Schaden an einem Dreibeiner im eigenen Gebiet
ability-regenerator-repair = Schadensmarker 1 Feld zurücksetzen

## Influence markers

marker-poisonous_fog = Giftiger Nebel
    .text = Im nächsten Zug der Menschen können Schwere Artillerie und Fort in diesem Gebiet nicht angreifen.
marker-frightening_sound = Beängstigende Geräusche
    .text = Im nächsten Zug der Menschen dürfen weder Einheiten der Menschen noch Zivilisten in dieses Gebiet ziehen.
marker-nerve_agent = Nervengas
    .text = Im nächsten Zug der Menschen dürfen weder Einheiten der Menschen noch Zivilisten dieses Gebiet verlassen.

## Cards; card-<id>-<n> is the n-th option

card-h_relocate = Umsiedeln
card-h_relocate-1 = Bewege 1 beliebigen Zivilisten in ein angrenzendes Festlandgebiet.
card-h_relocate-2 = Erhalte 1 Münze.
card-h_relocate-3 = Erhalte 2 Münzen und entferne diese Karte aus dem Spiel.
card-h_guerrilla = Guerilla
card-h_guerrilla-1 = Ein Zivilist, der in diesem Zug noch nicht angegriffen hat, verursacht 1 Schaden in seinem Gebiet.
card-h_guerrilla-2 = Ein Zivilist, der in diesem Zug noch nicht angegriffen hat, verursacht 2 Schaden in seinem Gebiet; entferne diese Karte aus dem Spiel.
card-h_air_strike = Luftangriff
card-h_air_strike-1 = Die Marsianer erleiden 1 Schaden, ganz ohne Gebiet oder Ziel.
card-h_evacuate = Evakuieren
card-h_evacuate-1 = Bewege 1 oder 2 verschiedene Zivilisten jeweils in ein angrenzendes Festlandgebiet.
card-h_evacuate-2 = Erhalte 2 Münzen.
card-h_regroup = Umgruppieren
card-h_regroup-1 = Bewege 1 Armee-Einheit 1 oder 2 Festlandgebiete weit.
card-h_regroup-2 = Bewege 1 beliebigen Zivilisten in ein angrenzendes Festlandgebiet.
card-h_royal_navy = Königliche Marine
card-h_royal_navy-1 = Bewege 1 Marineeinheit in ein angrenzendes Seegebiet.
card-h_royal_navy-2 = 1 Marineeinheit verursacht 2 Schaden in einem angrenzenden Festlandgebiet.
card-h_royal_navy-3 = 1 Marineeinheit verursacht 3 Schaden in einem angrenzenden Festlandgebiet; entferne diese Karte aus dem Spiel.
card-h_army = Armee
card-h_army-1 = Bewege 1 Armee-Einheit in ein angrenzendes Festlandgebiet.
card-h_army-2 = 1 Armee-Einheit verursacht 2 Schaden in ihrem Gebiet.
card-h_army-3 = 1 Armee-Einheit verursacht 3 Schaden in ihrem Gebiet; entferne diese Karte aus dem Spiel.
card-h_bunker = Bunker
    .text = Baue einen Bunker in einem nicht feindlichen Festlandgebiet mit mindestens 1 Zivilisten und ohne Gebäude.
card-h_supply_depot = Vorratslager
    .text = Baue ein Vorratslager in einem nicht feindlichen Festlandgebiet mit mindestens 1 Zivilisten und ohne Gebäude.
card-h_tank_factory = Panzerfabrik
    .text = Baue die Panzerfabrik in einem nicht feindlichen Festlandgebiet mit mindestens 1 Zivilisten und ohne Gebäude.
card-h_barrage_balloons = Sperrballons
    .text = Platziere Sperrballons in einem nicht feindlichen Festlandgebiet mit mindestens 1 Zivilisten und ohne andere Sperrballons; ein Gebäude der Menschen darf dort stehen.
card-h_heavy_artillery = Schwere Artillerie
    .text = Baue die Schwere Artillerie in einem nicht feindlichen Festlandgebiet mit mindestens 1 Zivilisten und ohne Gebäude; sie darf schon in diesem Zug feuern.
card-h_fort = Fort
    .text = Baue das Fort in einem nicht feindlichen Festlandgebiet mit mindestens 1 Zivilisten und ohne Gebäude.
card-h_landmines = Landminen
    .text = Lege Landminen in ein nicht feindliches Festlandgebiet ohne Zivilisten und ohne Gebäude.
card-m_reap = Ernten
card-m_reap-1 = Vernichte 1 ungeschützten Zivilisten in einem Gebiet mit einem Dreibeiner.
card-m_reap-2 = Bewege 1 beliebigen Dreibeiner in ein angrenzendes Festlandgebiet.
card-m_reap-3 = Erhalte 2 Energie und entferne diese Karte aus dem Spiel.
card-m_power_supply = Energieversorgung
card-m_power_supply-1 = Erhalte 1 Energie.
card-m_power_supply-2 = Erhalte 2 Energie und entferne diese Karte aus dem Spiel.
card-m_poisonous_fog = Giftiger Nebel
card-m_poisonous_fog-1 = Verursache 1 Schaden in einem Festlandgebiet neben einem Dreibeiner und lege dort den Marker „Giftiger Nebel“ hin.
card-m_frightening_sound = Beängstigende Geräusche
card-m_frightening_sound-1 = Verursache 1 Schaden in einem Festlandgebiet neben einem Dreibeiner und lege dort den Marker „Beängstigende Geräusche“ hin.
    .english = Verursache 1 Schaden in einem Festlandgebiet mit einem Dreibeiner und lege dort den Marker „Beängstigende Geräusche“ hin.
card-m_nerve_agent = Nervengas
card-m_nerve_agent-1 = Verursache 1 Schaden in einem Festlandgebiet neben einem Dreibeiner und lege dort den Marker „Nervengas“ hin.
    .english = Verursache 1 Schaden in einem Festlandgebiet mit einem Dreibeiner und lege dort den Marker „Nervengas“ hin.
card-m_infrasound = Infraschall
card-m_infrasound-1 = Verursache 1 Schaden in einem Festlandgebiet neben einem Dreibeiner; bewege dann 1 Armee-Einheit von dort in ein angrenzendes, nicht feindliches Festlandgebiet.
card-m_plasma_synthesis = Plasmasynthese
card-m_plasma_synthesis-1 = Erhalte 2 Energie.
card-m_plasma_synthesis-2 = Erhalte 3 Energie und entferne diese Karte aus dem Spiel.
card-m_scorching_beam = Vernichtungsstrahl
card-m_scorching_beam-1 = Verursache 2 Schaden in einem Gebiet mit einem UFO.
card-m_alien_abduction = Entführung durch Außerirdische
card-m_alien_abduction-1 = Vernichte 1 Zivilisten, ob geschützt oder nicht, in einem Gebiet mit einem UFO.
card-m_alien_abduction-2 = Bewege 1 beliebiges UFO in ein angrenzendes Gebiet.
card-m_ufo = UFO
card-m_ufo-1 = Bewege 1 UFO 1 oder 2 Gebiete weit, über Land oder Meer.
card-m_ufo-2 = 1 UFO verursacht 1 Schaden in seinem Gebiet.
card-m_ufo-3 = 1 UFO verursacht 3 Schaden in seinem Gebiet; entferne diese Karte aus dem Spiel.
card-m_tripod = Dreibeiner
card-m_tripod-1 = Bewege 1 Dreibeiner in ein angrenzendes Festlandgebiet.
card-m_tripod-2 = 1 Dreibeiner verursacht 2 Schaden in seinem Gebiet.
card-m_tripod-3 = 1 Dreibeiner verursacht 3 Schaden in seinem Gebiet; entferne diese Karte aus dem Spiel.
card-m_alien_factory = Marsianer-Produktionsstätte
    .text = Baue die Marsianer-Produktionsstätte in einem freien Festlandgebiet, das an ein Marsianer-Gebäude grenzt.
card-m_particle_generator = Teilchengenerator
    .text = Baue einen Teilchengenerator in einem freien Festlandgebiet, das an ein Marsianer-Gebäude grenzt.
card-m_regenerator = Regenerator
    .text = Baue den Regenerator in einem freien Festlandgebiet, das an ein Marsianer-Gebäude grenzt.
card-m_plasma_reactor = Plasmareaktor
    .text = Baue einen Plasmareaktor in einem freien Festlandgebiet, das an ein Marsianer-Gebäude grenzt.

## Options before the game

setting-swap_rule = Kartentausch
    .hint = Was mit einer Karte geschieht, die aus dem Entscheidungsvorrat getauscht wird.
setting-swap_rule-basic = sie kommt unter das Entscheidungsdeck
setting-swap_rule-advanced = sie wird aus dem Spiel entfernt
setting-must_play = Alle Karten ausspielen
    .hint = Ob der Zug enden darf, solange eine Handkarte noch spielbar ist.
setting-must_play-strict = alle Karten, wenn möglich
setting-must_play-free = der Zug darf jederzeit enden
setting-blocking_affects_ufo = Armeen blockieren UFOs
    .hint = Jede Landeinheit blockiert eine gegnerische Einheit in ihrem Gebiet; ob das auch für UFOs gilt.
setting-blocking_affects_ufo-yes = ja
setting-blocking_affects_ufo-no = nein, sie fliegen ungehindert ab
setting-reshuffle = Neu mischen
    .hint = Wann der Ablagestapel zum neuen Versorgungsdeck wird.
setting-reshuffle-immediate = sobald das Deck leer ist
setting-reshuffle-on_demand = erst wenn eine Karte gezogen werden muss
setting-influence_range = Beängstigende Geräusche und Nervengas
    .hint = Wo diese beiden Sonderattacken treffen dürfen.
setting-influence_range-german = neben einem Dreibeiner
setting-influence_range-english = wo ein Dreibeiner steht
setting-round_limit = Rundenlimit
    .hint = Nur zur Sicherheit; danach gewinnt die Seite mit dem größeren Fortschritt.
setting-round_limit-60 = 60 Runden
setting-round_limit-40 = 40 Runden
setting-round_limit-100 = 100 Runden
setting-round_limit-none = keines
setting-handicap_damage = Schaden zu Beginn
    .hint = Hilft den Menschen.

setting-handicap_damage-0 = 0
setting-handicap_damage-1 = 1
setting-handicap_damage-2 = 2
setting-handicap_damage-3 = 3
setting-handicap_damage-4 = 4
setting-handicap_damage-5 = 5
setting-handicap_damage-6 = 6
setting-handicap_civilians = Fehlende Zivilisten zu Beginn
    .hint = Hilft den Marsianern.
setting-handicap_civilians-0 = 0
setting-handicap_civilians-1 = 1
setting-handicap_civilians-2 = 2
setting-handicap_civilians-3 = 3
setting-handicap_civilians-4 = 4
setting-handicap_civilians-5 = 5
setting-handicap_civilians-6 = 6

## What is asked

ask-d-landing = Wo landet das Invasionsschiff?
ask-d-main = Du bist am Zug: Spiele Karten, kaufe, tausche oder nutze Gebäude.
ask-d-civfrom = Welcher Zivilist zieht?
ask-d-civto = Wohin geht der Zivilist?
ask-d-guerrilla = Wo greifen Zivilisten an?
ask-d-unit = Welche Einheit?
ask-d-step = Wohin zieht die Einheit?
ask-d-attackarea = Welches Gebiet wird angegriffen?
ask-d-reap = Wo wird ein Zivilist vernichtet?
ask-d-join = Noch eine Karte für diesen Angriff, oder jetzt ausführen?
ask-d-dmgorder = Was wird zuerst getroffen?
ask-d-push = Wohin wird die Armee verdrängt?
ask-d-placeunit = Wo wird die neue Armee eingesetzt?
ask-d-placebuilding = Wo wird das Gebäude gebaut?

## Options

option-end-turn = Zug beenden
option-stop = Hier aufhören
# $damage: damage of the whole attack
option-resolve = Mit { $damage } Schaden angreifen
option-hit-army = Eine Armee treffen
option-hit-balloons = Die Sperrballons treffen
# $option: the text of the card's option
option-play = { $card }: { $option }
option-add = „{ $card }“ dazunehmen: { $option }
option-place-instead = { $card }: stattdessen eine Einheit aus der Reserve einsetzen ({ $unit })
option-buy = „{ $card }“ kaufen
option-swap = „{ $card }“ unter das Deck legen: der eine Tausch dieses Zuges
option-swap-remove = „{ $card }“ aus dem Spiel nehmen: der eine Tausch dieses Zuges
# $mode: what the building does
option-ability = { $building }: { $mode }
option-from = { FORM($area, "from") }
option-from-spent = { FORM($area, "from") } (hat schon angegriffen)
option-from-fresh = { FORM($area, "from") } (hat noch nicht angegriffen)
option-to = { FORM($area, "to") }
option-area = { $area }
option-place = { FORM($area, "in") }
option-unit = { $unit } { FORM($area, "in") }
option-unit-used = { $unit } { FORM($area, "in") }, in diesem Zug schon eingesetzt
option-unit-unused = { $unit } { FORM($area, "in") }, noch nicht eingesetzt

## What happened

civilians-settled =
    { $count ->
        [one] Auf der Insel lebt 1 Zivilist.
       *[other] Auf der Insel leben { $count } Zivilisten.
    }
ship-landed = { FORM($building, "Nom") } { FORM($side, "gen") } landet { FORM($area, "in") }, mit einem Dreibeiner und einem UFO.
# $round: number of the round
turn-began = Runde { $round }: { FORM($side, "Nom") } sind am Zug.
# $resource: coins or energy
income-received = { FORM($side, "Nom") } erhalten { FORM($resource, "count", $amount) } Einkommen aus Gebäuden.
markers-removed = Alle Einflussmarker werden entfernt.
turn-ended = { FORM($side, "Nom") } beenden ihren Zug.
resources-lost = { FORM($side, "Nom") } lassen { FORM($resource, "count", $amount) } verfallen.
cards-discarded =
    { $count ->
        [one] { FORM($side, "Nom") } legen „{ $card }“ ungespielt ab.
       *[other] { FORM($side, "Nom") } legen { $count } × „{ $card }“ ungespielt ab.
    }
# The owner reads the first line, everybody else the rumour.
card-drawn = { FORM($side, "Nom") } ziehen „{ $card }“.
    .rumour = { FORM($side, "Nom") } ziehen eine Karte.
pile-reshuffled =
    { $count ->
        [one] { FORM($side, "Nom") } bilden aus 1 Karte ein neues Versorgungsdeck.
       *[other] { FORM($side, "Nom") } mischen { $count } Karten zu einem neuen Versorgungsdeck.
    }
card-played = { FORM($side, "Nom") } spielen „{ $card }“: { $option }
card-played-and-removed = { FORM($side, "Nom") } spielen und entfernen „{ $card }“: { $option }
card-placed-instead = { FORM($side, "Nom") } spielen „{ $card }“, um eine Einheit einzusetzen.
resources-gained = { $side }: { $resource } +{ $amount }, jetzt { $total }.
card-bought = { FORM($side, "Nom") } kaufen „{ $card }“ für { FORM($resource, "count", $cost) }.
card-swapped = { FORM($side, "Nom") } legen „{ $card }“ unter ihr Entscheidungsdeck.
card-swapped-and-removed = { FORM($side, "Nom") } tauschen „{ $card }“ aus und entfernen die Karte aus dem Spiel.
card-turned-up = Neu im Entscheidungsvorrat { FORM($side, "gen") }: { $card }.
building-placed = { FORM($side, "Nom") } platzieren { FORM($building, "einen") } { FORM($area, "in") }.
# $defence: damage that it took
building-destroyed = { FORM($building, "Nom") } { FORM($area, "in") } { FORM($building, "gender") ->
    [pl] werden
   *[m] wird
  } zerstört (Verteidigung { $defence }).
unit-placed = { FORM($unit, "Ein") } erscheint { FORM($area, "in") }; in der Reserve: { $reserve }.
unit-not-placed = Kein Platz für die neue Einheit ({ $unit }): Sie ist verloren, die Karte bleibt.
unit-moved = { FORM($unit, "Ein") } zieht { FORM($from, "from") } { FORM($to, "to") }.
unit-destroyed = { FORM($unit, "Ein") } wird { FORM($area, "in") } zerstört (Verteidigung { $defence }) und kommt in die Reserve zurück.
civilian-moved = Ein Zivilist zieht { FORM($from, "from") } { FORM($to, "to") }.
civilians-destroyed = { $count ->
        [one] Ein Zivilist { FORM($area, "in") } ist verloren; übrig: { $left }.
       *[other] { $count } Zivilisten { FORM($area, "in") } sind verloren; übrig: { $left }.
    }
# Taken by a card, without damage
civilian-taken = „{ $card }“ kostet einen Zivilisten { FORM($area, "in") }; übrig: { $left }.
marker-placed = Neuer Einflussmarker { FORM($area, "in") }: { $marker }.
army-pushed = Die Armee wird { FORM($from, "from") } { FORM($to, "to") } verdrängt.
landmines-exploded = Der Dreibeiner tritt { FORM($area, "in") } auf { FORM($building, "acc") }.
unit-attacked = { FORM($unit, "Ein") } greift { FORM($area, "in") } an: { $damage } Schaden.
# $at: the land area that is hit
navy-attacked = { FORM($unit, "Ein") } feuert { FORM($area, "from") } auf { FORM($at, "acc") }: { $damage } Schaden.
civilian-attacked = Ein Zivilist greift { FORM($area, "in") } an: { $damage } Schaden.
ability-used = { $building } { FORM($area, "in") }: { $mode }.
# $by: what hit them; $goal: where the Humans win
martians-hit = { $by }: Die Marsianer erleiden { $damage } Schaden, jetzt { $total } von { $goal }.
damage-repaired = Die Marsianer zahlen { FORM($resource, "count", $cost) } und reparieren 1 Schaden: noch { $total }.
# $unit fires from $from at $area; $total: damage of the whole attack so far
attack-made = { FORM($unit, "Ein") } greift { FORM($area, "in") } an: { $damage } Schaden.
attack-made-from = { FORM($unit, "Ein") } { FORM($from, "in") } greift { FORM($area, "acc") } an: { $damage } Schaden („{ $card }“).
attack-joined = „{ $card }“ verstärkt den Angriff auf { FORM($area, "acc") }: { $damage } Schaden mehr, insgesamt { $total }.
attack-struck = { $area }: Einschlag mit { $damage } Schaden.
damage-lost = { $area }: { $damage } Schaden zerstört nichts mehr und verfällt.
game-won-by-martians = Kein Zivilist ist mehr übrig: Die Marsianer gewinnen.
game-won-by-humans = { $damage } Schaden: Die Menschen gewinnen.
game-adjudicated =
    { $civilians ->
        [one] Das Rundenlimit ist erreicht, der Fortschritt entscheidet: { FORM($side, "Nom") } gewinnen ({ $damage } Schaden, noch { $civilians } Zivilist).
       *[other] Das Rundenlimit ist erreicht, der Fortschritt entscheidet: { FORM($side, "Nom") } gewinnen ({ $damage } Schaden, noch { $civilians } Zivilisten).
    }
end-damage = Die Marsianer haben { $damage } Schaden erlitten; { $civilians ->
    [one] { $civilians } Zivilist wurde gerettet
   *[other] { $civilians } Zivilisten wurden gerettet
 }.
end-civilians = Kein Zivilist ist mehr übrig; die Marsianer hatten { $damage } von { $target } Schaden.
end-adjudicated = Runde { $round } war die letzte. Der Fortschritt entscheidet: { $destroyed ->
    [one] { $destroyed } vernichteter Zivilist
   *[other] { $destroyed } vernichtete Zivilisten
  } gegen { $damage } Schaden.
end-adjudicated-equal = Runde { $round } war die letzte. { $destroyed ->
    [one] { $destroyed } vernichteter Zivilist
   *[other] { $destroyed } vernichtete Zivilisten
  }, { $damage } Schaden: Gleichstand, also haben die Menschen standgehalten.
measure-progress = Fortschritt: Schaden, vernichtete Zivilisten
source-start = Zu Beginn
source-units = Angriffe von Armeen und Marine
source-guerrilla = Angriffe von Zivilisten
source-buildings = Fort und Artillerie
source-landmines = Landminen
source-cards = Karten
source-repaired = Regeneriert
source-attacks = Angriffe der Marsianer
source-taken = Ohne Angriff geholt

## Why not?

why-no-civilian-can-move = Kein Zivilist kann irgendwohin ziehen.
why-civilians-spent = Jeder Zivilist bei den Marsianern hat in diesem Zug schon angegriffen.
why-no-civilian-with-target = Kein Zivilist steht in einem Gebiet mit einem Dreibeiner oder Marsianer-Gebäude.
why-no-area-in-range = Kein Festlandgebiet liegt neben einem Dreibeiner.
why-no-target = Keine Einheit dieser Art hat einen Dreibeiner oder ein Marsianer-Gebäude in Reichweite ({ $unit }).
why-no-unit = Keine solche Einheit ist auf dem Plan ({ $unit }).
why-all-units-used =
    { $count ->
        [one] Die einzige Einheit dieser Art wurde in diesem Zug schon mit einer Einheitenkarte eingesetzt ({ $unit }).
       *[other] Alle Einheiten dieser Art wurden in diesem Zug schon mit Einheitenkarten eingesetzt ({ $count } × { $unit }).
    }
why-nowhere-to-go = Diese Einheit darf in kein Gebiet ziehen ({ $unit }).
why-civilians-protected = Die Zivilisten dort sind durch ein Gebäude, eine Armee oder Sperrballons geschützt.
why-no-civilian-here = Kein Zivilist steht in einem Gebiet mit dieser Einheit ({ $unit }).
why-nothing-to-hit = Bei dieser Einheit gibt es nichts zu treffen ({ $unit }).
why-unused-unit-left =
    { $count ->
        [one] Eine Einheit dieser Art auf dem Plan ist noch nicht eingesetzt ({ $unit }).
       *[other] { $count } Einheiten dieser Art auf dem Plan sind noch nicht eingesetzt ({ $unit }).
    }
why-reserve-empty = Keine solche Einheit ist mehr in der Reserve ({ $unit }).
why-no-place-for-unit = Für diese Einheit gibt es kein erlaubtes Gebiet ({ $unit }).
why-swapped-already = Du hast in diesem Zug schon eine Karte getauscht.
why-decision-deck-empty = Das Entscheidungsdeck ist leer.
why-too-expensive = Kostet { FORM($resource, "count", $cost) }, du hast { $have }.
why-no-token = Kein Marker dieser Art ist mehr übrig ({ $building }).
why-no-place-for-building = Für dieses Gebäude gibt es kein erlaubtes Gebiet ({ $building }).
why-ability-used = In diesem Zug schon eingesetzt: { $building } { FORM($area, "in") }.
why-no-damage = Es gibt keinen Schaden zu beheben.
why-fogged = Giftiger Nebel: { FORM($building, "Nom") } { FORM($area, "in") } kann in diesem Zug nicht angreifen.
why-no-tripod-here = { $area }: Hier steht kein Dreibeiner.
why-no-target-beside = { $area }: Nebenan steht weder ein Dreibeiner noch ein Marsianer-Gebäude.
why-must-play = „{ $card }“ ist noch spielbar und muss gespielt werden.
why-cannot-resolve = Zu wenig: { $damage } Schaden gegen Verteidigung { $defence }; nimm weitere Karten dazu.
why-out-of-range = { $area }: außer Reichweite deiner Dreibeiner.
why-no-unit-to-join = { $area }: Hier ist keine solche Einheit mehr frei ({ $unit }).
why-nerve-agent = { $area }: Nervengas – in diesem Zug kommt niemand hinaus.
why-surrounded-by-sound = { $area }: Beängstigende Geräusche versperren jeden Ausweg.
why-moved-already = { $area }: Der einzige Zivilist hier ist gerade erst gezogen.
why-land-only = { $area } ist ein Seegebiet; diese Figur bleibt an Land.
why-sea-only = { $area } ist Festland; Schiffe bleiben auf See.
why-frightening-sound = { $area }: Beängstigende Geräusche – in diesem Zug kommt niemand hinein.
why-no-target-here = { $area }: Hier steht weder ein Dreibeiner noch ein Marsianer-Gebäude.
why-civilians-spent-here =
    { $count ->
        [one] { $area }: Der Zivilist hier hat in diesem Zug schon angegriffen.
       *[other] { $area }: Alle Zivilisten hier haben in diesem Zug schon angegriffen ({ $count }).
    }
# $own and $enemies: units of both sides that count in this area
why-blocked = { $area }: Einheit ist blockiert ({ $unit }). Eigene: { $own }, gegnerische: { $enemies }; die eigenen müssen in der Überzahl sein.
why-not-back = Der zweite Schritt darf nicht zurückführen ({ $area }).
why-balloons = { $area }: Sperrballons lassen keine UFOs herein.
why-unit-used = { $area }: Diese Einheit wurde in diesem Zug schon eingesetzt ({ $unit }).
why-no-target-beside-unit = { $area }: Nebenan steht weder ein Dreibeiner noch ein Marsianer-Gebäude ({ $unit }).
why-nothing-to-hit-here = { $area }: Hier gibt es nichts zu treffen.
why-hostile = { $area }: feindliches Gebiet, hier sind Marsianer.
why-no-civilian-in-area = { $area }: Hier ist kein Zivilist.
# $damage: the most that all cards together could deal
why-too-weak = { $area }: Verteidigung { $defence }, zusammen ist aber höchstens { $damage } Schaden möglich.
why-protected = { $area }: Die Zivilisten hier sind geschützt.
why-slot-taken = { $area }: Hier steht schon ein Gebäude.
why-not-beside-martians = { $area }: Nebenan steht kein Marsianer-Gebäude.
why-human-piece-here = { $area }: Hier steht eine Figur der Menschen.
why-civilians-in-area =
    { $count ->
        [one] { $area }: Hier ist ein Zivilist.
       *[other] { $area }: Hier sind { $count } Zivilisten.
    }
why-balloons-here = { $area }: Hier sind schon Sperrballons.

## The table in a terminal

draw-head = Runde { $round }   Schaden der Marsianer: { $damage }   Zivilisten übrig: { $civilians }
# $hand, $deck, $plan: numbers of cards in hand, supply deck and decision deck
draw-side = { $side }: { $hand } auf der Hand, { $deck } im Versorgungsdeck, { $plan } im Entscheidungsdeck
draw-resources = { FORM($resource, "count", $amount) }
draw-row = Entscheidungsvorrat:
draw-offer = { $card } ({ FORM($resource, "count", $cost) }):
draw-hand = Hand:

## What a plan brings, counted

gain-damage = { $n } Schaden an den Marsianern
gain-civilians =
    { $n ->
        [one] 1 getöteter Zivilist
       *[other] { $n } getötete Zivilisten
    }
gain-income = { $n } Einkommen
gain-armies =
    { $n ->
        [one] 1 Armee
       *[other] { $n } Armeen
    }
gain-navies =
    { $n ->
        [one] 1 Marineeinheit
       *[other] { $n } Marineeinheiten
    }
gain-tripods = { $n } Dreibeiner
