# Wojna światów: Nowa fala, po polsku.
# Facts: $side is a side, $area an area, $card a card, $unit a unit, $building a building token.
# Nazwy są w mianowniku; jak zdanie prosi o inną formę, mówi docs/guide/words.md.
# „Cywil” jest męskoosobowy: 2 cywilów, 22 cywilów, więc [few] brzmi jak [many].

game-title = Wojna światów: Nowa fala
game-pitch = Marsjanie zbierają żniwo w Wielkiej Brytanii; Ludzie muszą zadać im 30 obrażeń, zanim zginie ostatni cywil.

## Sides and resources

side-martian = Marsjanie
    .acc = Marsjan
    .gender = mp
    .gen = Marsjan
side-human = Ludzie
    .acc = Ludzi
    .gender = mp
    .gen = Ludzi
resource-coin = monety
    .count = { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
    .countacc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
resource-energy = energia
    .count = { $n ->
        [one] { $n } punkt energii
        [few] { $n } punkty energii
        [many] { $n } punktów energii
       *[other] { $n } punktu energii
    }
    .countacc = { $n ->
        [one] { $n } punkt energii
        [few] { $n } punkty energii
        [many] { $n } punktów energii
       *[other] { $n } punktu energii
    }
resource-damage = obrażenia

## Areas

area-northern_highlands = Północne Highlands
    .in = w Północnych Highlands
    .from = z Północnych Highlands
    .to = do Północnych Highlands
    .acc = Północne Highlands
area-western_highlands = Zachodnie Highlands
    .in = w Zachodnich Highlands
    .from = z Zachodnich Highlands
    .to = do Zachodnich Highlands
    .acc = Zachodnie Highlands
area-grampians = Grampiany
    .in = w Grampianach
    .from = z Grampianów
    .to = w Grampiany
    .acc = Grampiany
area-glasgow = Glasgow
    .in = w Glasgow
    .from = z Glasgow
    .to = do Glasgow
    .acc = Glasgow
area-edinburgh = Edynburg
    .in = w Edynburgu
    .from = z Edynburga
    .to = do Edynburga
    .acc = Edynburg
area-cumbria = Kumbria
    .in = w Kumbrii
    .from = z Kumbrii
    .to = do Kumbrii
    .acc = Kumbrię
area-newcastle = Newcastle
    .in = w Newcastle
    .from = z Newcastle
    .to = do Newcastle
    .acc = Newcastle
area-manchester = Manchester
    .in = w Manchesterze
    .from = z Manchesteru
    .to = do Manchesteru
    .acc = Manchester
area-york = York
    .in = w Yorku
    .from = z Yorku
    .to = do Yorku
    .acc = York
area-wales = Walia
    .in = w Walii
    .from = z Walii
    .to = do Walii
    .acc = Walię
area-birmingham = Birmingham
    .in = w Birmingham
    .from = z Birmingham
    .to = do Birmingham
    .acc = Birmingham
area-norwich = Norwich
    .in = w Norwich
    .from = z Norwich
    .to = do Norwich
    .acc = Norwich
area-bristol = Bristol
    .in = w Bristolu
    .from = z Bristolu
    .to = do Bristolu
    .acc = Bristol
area-london = Londyn
    .in = w Londynie
    .from = z Londynu
    .to = do Londynu
    .acc = Londyn
area-plymouth = Plymouth
    .in = w Plymouth
    .from = z Plymouth
    .to = do Plymouth
    .acc = Plymouth
area-hebridean_sea = Morze Hebrydzkie
    .in = na Morzu Hebrydzkim
    .from = z Morza Hebrydzkiego
    .to = na Morze Hebrydzkie
    .acc = Morze Hebrydzkie
area-northern_sea = Morze Norweskie
    .in = na Morzu Norweskim
    .from = z Morza Norweskiego
    .to = na Morze Norweskie
    .acc = Morze Norweskie
area-north_sea = Morze Północne
    .in = na Morzu Północnym
    .from = z Morza Północnego
    .to = na Morze Północne
    .acc = Morze Północne
area-thames_estuary = Ujście Tamizy
    .in = w Ujściu Tamizy
    .from = z Ujścia Tamizy
    .to = do Ujścia Tamizy
    .acc = Ujście Tamizy
area-portsmouth = Portsmouth
    .in = w Portsmouth
    .from = z Portsmouth
    .to = do Portsmouth
    .acc = Portsmouth
area-irish_sea = Morze Irlandzkie
    .in = na Morzu Irlandzkim
    .from = z Morza Irlandzkiego
    .to = na Morze Irlandzkie
    .acc = Morze Irlandzkie

## Units and pieces

unit-army = Armia
    .gender = f
    .text = Porusza się po lądzie i atakuje trójnogi oraz budynki Marsjan na swoim obszarze. Obrona 1, a z fabryką czołgów 2. Chroni cywilów i zatrzymuje na swoim obszarze jedną wrogą jednostkę. Zniszczona wraca do rezerwy.
unit-navy = Królewska Marynarka
    .gender = f
    .text = Pływa po morzach i ostrzeliwuje sąsiedni obszar lądowy. Trafić ją może tylko UFO. Obrona 1; zniszczona wraca do rezerwy.
unit-tripod = Trójnóg
    .gender = m
    .text = Porusza się po lądzie i atakuje swój obszar. Zatrzymuje na nim jedną armię; stąd wychodzą ataki specjalne. Ludzie zadają mu obrażenia, ale nigdy nie schodzi z planszy.
unit-ufo = UFO
    .gender = n
    .text = Lata nad lądem i morzem i atakuje swój obszar. Nie można go zaatakować i nie wleci tam, gdzie są balony zaporowe. Armia na tym samym obszarze może je zatrzymać.
piece-civilian = Cywil
    .text = Obrona 1, trafiany po budynkach i jednostkach. Gdy zginie ostatni, wygrywają Marsjanie. Dzięki Partyzantce każdy może zaatakować raz na turę.

## Buildings

building-bunker = Bunkier
    .gender = m
    .acc = bunkier
    .text = Umocnienie o obronie 2.
building-supply_depot = Skład zaopatrzenia
    .gender = m
    .acc = skład zaopatrzenia
    .text = Daje 1 monetę na początku każdej tury Ludzi oraz 1 monetę od razu po zbudowaniu.
building-tank_factory = Fabryka czołgów
    .gender = f
    .acc = fabrykę czołgów
    .text = Dopóki stoi na planszy, każda armia ma obronę 2.
building-barrage_balloons = Balony zaporowe
    .gender = pl
    .acc = balony zaporowe
    .text = UFO nie może wlecieć na ten obszar; żeton jest trafiany razem z jednostkami.
building-heavy_artillery = Ciężka artyleria
    .gender = f
    .acc = ciężką artylerię
    .text = Umocnienie o obronie 3; raz na turę Ludzi zadaje 1 obrażenie na sąsiednim obszarze albo 2 obrażenia trójnogowi na swoim obszarze.
building-fort = Fort
    .gender = m
    .acc = fort
    .text = Umocnienie o obronie 4; raz na turę Ludzi zadaje 1 obrażenie, jeśli na jego obszarze stoi trójnóg.
building-landmines = Miny lądowe
    .gender = pl
    .acc = miny lądowe
    .text = Gdy na obszar wejdzie trójnóg, Marsjanie otrzymują 2 obrażenia, a żeton opuszcza grę; nie można go trafić i niczego nie chroni.
building-invasion_ship = Statek inwazyjny
    .gender = m
    .acc = statek inwazyjny
    .text = Baza Marsjan; liczy się jako budynek Marsjan; tu pojawiają się ich nowe jednostki.
building-alien_factory = Fabryka obcych
    .gender = f
    .acc = fabrykę obcych
    .text = Ataki z kart „Trójnóg” zadają o 1 obrażenie więcej.
building-particle_generator = Generator cząstek
    .gender = m
    .acc = generator cząstek
    .text = Daje 1 punkt energii na początku każdej tury Marsjan oraz 1 punkt od razu po zbudowaniu.
building-regenerator = Regenerator
    .gender = m
    .acc = regenerator
    .text = Raz na swoją turę Marsjanie mogą zapłacić 4 punkty energii, aby cofnąć znacznik obrażeń o 1 pole.
building-plasma_reactor = Reaktor plazmowy
    .gender = m
    .acc = reaktor plazmowy
    .text = Daje 2 punkty energii na początku każdej tury Marsjan oraz 2 punkty od razu po zbudowaniu.

## Abilities of buildings

ability-heavy_artillery-adjacent = 1 obrażenie na sąsiednim obszarze
ability-heavy_artillery-same = 2 obrażenia dla trójnogu na tym samym obszarze
ability-fort-same = 1 obrażenie dla trójnogu na tym samym obszarze
ability-regenerator-repair = cofnięcie znacznika obrażeń o 1 pole

## Influence markers

marker-poisonous_fog = Trująca mgła
    .text = W następnej turze Ludzi ciężka artyleria i fort na tym obszarze nie mogą atakować.
marker-frightening_sound = Przerażający dźwięk
    .text = W następnej turze Ludzi żadna ich jednostka ani żaden cywil nie może wejść na ten obszar.
marker-nerve_agent = Gaz paraliżujący
    .text = W następnej turze Ludzi żadna ich jednostka ani żaden cywil nie może opuścić tego obszaru.

## Cards; card-<id>-<n> is the n-th option

card-h_relocate = Przesiedlenie
card-h_relocate-1 = Przesuń 1 dowolnego cywila na sąsiedni obszar lądowy.
card-h_relocate-2 = Zyskaj 1 monetę.
card-h_relocate-3 = Zyskaj 2 monety i usuń tę kartę z gry.
card-h_guerrilla = Partyzantka
card-h_guerrilla-1 = Cywil, który w tej turze jeszcze nie atakował, zadaje 1 obrażenie na swoim obszarze.
card-h_guerrilla-2 = Cywil, który w tej turze jeszcze nie atakował, zadaje 2 obrażenia na swoim obszarze; usuń tę kartę z gry.
card-h_air_strike = Nalot
card-h_air_strike-1 = Marsjanie otrzymują 1 obrażenie; nie trzeba wskazywać obszaru ani celu.
card-h_evacuate = Ewakuacja
card-h_evacuate-1 = Przesuń 1 lub 2 różnych cywilów, każdego na sąsiedni obszar lądowy.
card-h_evacuate-2 = Zyskaj 2 monety.
card-h_regroup = Przegrupowanie
card-h_regroup-1 = Przesuń 1 armię o 1 lub 2 obszary lądowe.
card-h_regroup-2 = Przesuń 1 dowolnego cywila na sąsiedni obszar lądowy.
card-h_royal_navy = Królewska Marynarka
card-h_royal_navy-1 = Przesuń 1 jednostkę marynarki na sąsiedni obszar morski.
card-h_royal_navy-2 = 1 jednostka marynarki zadaje 2 obrażenia na sąsiednim obszarze lądowym.
card-h_royal_navy-3 = 1 jednostka marynarki zadaje 3 obrażenia na sąsiednim obszarze lądowym; usuń tę kartę z gry.
card-h_army = Armia
card-h_army-1 = Przesuń 1 armię na sąsiedni obszar lądowy.
card-h_army-2 = 1 armia zadaje 2 obrażenia na swoim obszarze.
card-h_army-3 = 1 armia zadaje 3 obrażenia na swoim obszarze; usuń tę kartę z gry.
card-h_bunker = Bunkier
    .text = Zbuduj bunkier na niewrogim obszarze lądowym z przynajmniej 1 cywilem i bez budynku.
card-h_supply_depot = Skład zaopatrzenia
    .text = Zbuduj skład zaopatrzenia na niewrogim obszarze lądowym z przynajmniej 1 cywilem i bez budynku.
card-h_tank_factory = Fabryka czołgów
    .text = Zbuduj fabrykę czołgów na niewrogim obszarze lądowym z przynajmniej 1 cywilem i bez budynku.
card-h_barrage_balloons = Balony zaporowe
    .text = Umieść balony zaporowe na niewrogim obszarze lądowym z przynajmniej 1 cywilem i bez innych balonów; może tam stać budynek Ludzi.
card-h_heavy_artillery = Ciężka artyleria
    .text = Zbuduj ciężką artylerię na niewrogim obszarze lądowym z przynajmniej 1 cywilem i bez budynku; może strzelać już w tej turze.
card-h_fort = Fort
    .text = Zbuduj fort na niewrogim obszarze lądowym z przynajmniej 1 cywilem i bez budynku.
card-h_landmines = Miny lądowe
    .text = Połóż miny lądowe na niewrogim obszarze lądowym bez cywilów i bez budynku.
card-m_reap = Żniwa
card-m_reap-1 = Zabij 1 niechronionego cywila na obszarze z trójnogiem.
card-m_reap-2 = Przesuń 1 dowolny trójnóg na sąsiedni obszar lądowy.
card-m_reap-3 = Zyskaj 2 punkty energii i usuń tę kartę z gry.
card-m_power_supply = Zasilanie
card-m_power_supply-1 = Zyskaj 1 punkt energii.
card-m_power_supply-2 = Zyskaj 2 punkty energii i usuń tę kartę z gry.
card-m_poisonous_fog = Trująca mgła
card-m_poisonous_fog-1 = Zadaj 1 obrażenie na obszarze lądowym obok trójnogu i połóż tam znacznik „Trująca mgła”.
card-m_frightening_sound = Przerażający dźwięk
card-m_frightening_sound-1 = Zadaj 1 obrażenie na obszarze lądowym obok trójnogu i połóż tam znacznik „Przerażający dźwięk”.
    .english = Zadaj 1 obrażenie na obszarze lądowym z trójnogiem i połóż tam znacznik „Przerażający dźwięk”.
card-m_nerve_agent = Gaz paraliżujący
card-m_nerve_agent-1 = Zadaj 1 obrażenie na obszarze lądowym obok trójnogu i połóż tam znacznik „Gaz paraliżujący”.
    .english = Zadaj 1 obrażenie na obszarze lądowym z trójnogiem i połóż tam znacznik „Gaz paraliżujący”.
card-m_infrasound = Infradźwięki
card-m_infrasound-1 = Zadaj 1 obrażenie na obszarze lądowym obok trójnogu, a potem przesuń stamtąd 1 armię na sąsiedni niewrogi obszar lądowy.
card-m_plasma_synthesis = Synteza plazmy
card-m_plasma_synthesis-1 = Zyskaj 2 punkty energii.
card-m_plasma_synthesis-2 = Zyskaj 3 punkty energii i usuń tę kartę z gry.
card-m_scorching_beam = Palący promień
card-m_scorching_beam-1 = Zadaj 2 obrażenia na obszarze z UFO.
card-m_alien_abduction = Uprowadzenie przez obcych
card-m_alien_abduction-1 = Zabij 1 cywila, chronionego lub nie, na obszarze z UFO.
card-m_alien_abduction-2 = Przesuń 1 dowolne UFO na sąsiedni obszar.
card-m_ufo = UFO
card-m_ufo-1 = Przesuń 1 UFO o 1 lub 2 obszary, nad lądem lub morzem.
card-m_ufo-2 = 1 UFO zadaje 1 obrażenie na swoim obszarze.
card-m_ufo-3 = 1 UFO zadaje 3 obrażenia na swoim obszarze; usuń tę kartę z gry.
card-m_tripod = Trójnóg
card-m_tripod-1 = Przesuń 1 trójnóg na sąsiedni obszar lądowy.
card-m_tripod-2 = 1 trójnóg zadaje 2 obrażenia na swoim obszarze.
card-m_tripod-3 = 1 trójnóg zadaje 3 obrażenia na swoim obszarze; usuń tę kartę z gry.
card-m_alien_factory = Fabryka obcych
    .text = Zbuduj fabrykę obcych na wolnym obszarze lądowym obok budynku Marsjan.
card-m_particle_generator = Generator cząstek
    .text = Zbuduj generator cząstek na wolnym obszarze lądowym obok budynku Marsjan.
card-m_regenerator = Regenerator
    .text = Zbuduj regenerator na wolnym obszarze lądowym obok budynku Marsjan.
card-m_plasma_reactor = Reaktor plazmowy
    .text = Zbuduj reaktor plazmowy na wolnym obszarze lądowym obok budynku Marsjan.

## Options before the game

setting-swap_rule = Wymiana karty
    .hint = Co dzieje się z kartą wymienioną z rzędu decyzji.
setting-swap_rule-basic = trafia na spód talii decyzji
setting-swap_rule-advanced = zostaje usunięta z gry
setting-must_play = Zagrywanie wszystkich kart
    .hint = Czy można zakończyć turę, gdy jakąś kartę z ręki da się jeszcze zagrać.
setting-must_play-strict = wszystkie karty, jeśli to możliwe
setting-must_play-free = turę można zakończyć w każdej chwili
setting-blocking_affects_ufo = Armie blokują UFO
    .hint = Każda jednostka lądowa blokuje jedną wrogą jednostkę na swoim obszarze; czy dotyczy to także UFO.
setting-blocking_affects_ufo-yes = tak
setting-blocking_affects_ufo-no = nie, odlatują swobodnie
setting-reshuffle = Tasowanie
    .hint = Kiedy stos kart odrzuconych staje się nową talią zaopatrzenia.
setting-reshuffle-immediate = gdy tylko talia się wyczerpie
setting-reshuffle-on_demand = dopiero gdy trzeba dobrać kartę
setting-influence_range = Przerażający dźwięk i Gaz paraliżujący
    .hint = Gdzie mogą trafiać te dwa ataki specjalne.
setting-influence_range-german = obok trójnogu
setting-influence_range-english = tam, gdzie stoi trójnóg
setting-round_limit = Limit rund
    .hint = Na wszelki wypadek; po nim wygrywa strona z większymi postępami.
setting-round_limit-60 = 60 rund
setting-round_limit-40 = 40 rund
setting-round_limit-100 = 100 rund
setting-round_limit-none = bez limitu
setting-handicap_damage = Obrażenia na starcie
    .hint = Pomaga Ludziom.

setting-handicap_damage-0 = 0
setting-handicap_damage-1 = 1
setting-handicap_damage-2 = 2
setting-handicap_damage-3 = 3
setting-handicap_damage-4 = 4
setting-handicap_damage-5 = 5
setting-handicap_damage-6 = 6
setting-handicap_civilians = Brakujący cywile na starcie
    .hint = Pomaga Marsjanom.
setting-handicap_civilians-0 = 0
setting-handicap_civilians-1 = 1
setting-handicap_civilians-2 = 2
setting-handicap_civilians-3 = 3
setting-handicap_civilians-4 = 4
setting-handicap_civilians-5 = 5
setting-handicap_civilians-6 = 6

## What is asked

ask-d-landing = Gdzie ląduje statek inwazyjny?
ask-d-main = Twoja tura: zagrywaj karty, kupuj, wymieniaj lub używaj budynków.
ask-d-civfrom = Który cywil się przemieszcza?
ask-d-civto = Dokąd idzie cywil?
ask-d-guerrilla = Gdzie atakują cywile?
ask-d-unit = Która jednostka?
ask-d-step = Dokąd rusza jednostka?
ask-d-attackarea = Który obszar atakujesz?
ask-d-reap = Gdzie ginie cywil?
ask-d-join = Dołączasz kolejną kartę do ataku czy go rozstrzygasz?
ask-d-dmgorder = Co zostaje trafione najpierw?
ask-d-push = Dokąd zostaje wyparta armia?
ask-d-placeunit = Gdzie staje nowa armia?
ask-d-placebuilding = Gdzie staje budynek?

## Options

option-end-turn = Zakończ turę
option-stop = Zakończ tutaj
# $damage: damage of the whole attack
option-resolve =
    { $damage ->
        [one] Zaatakuj: { $damage } obrażenie
        [few] Zaatakuj: { $damage } obrażenia
        [many] Zaatakuj: { $damage } obrażeń
       *[other] Zaatakuj: { $damage } obrażenia
    }
option-hit-army = Traf armię
option-hit-balloons = Traf balony zaporowe
# $option: the text of the card's option
option-play = { $card }: { $option }
option-add = Dołącz kartę „{ $card }”: { $option }
option-place-instead = { $card }: zamiast tego wystaw jednostkę z rezerwy ({ $unit })
option-buy = Kup kartę „{ $card }”
option-swap = Kartę „{ $card }” na spód talii: jedyna wymiana w tej turze
option-swap-remove = Kartę „{ $card }” usuń z gry: jedyna wymiana w tej turze
# $mode: what the building does
option-ability = { $building }: { $mode }
option-from = { FORM($area, "from") }
option-from-spent = { FORM($area, "from") } (już atakował)
option-from-fresh = { FORM($area, "from") } (jeszcze nie atakował)
option-to = { FORM($area, "to") }
option-area = { $area }
option-place = { FORM($area, "in") }
option-unit = { $unit } { FORM($area, "in") }
option-unit-used = { $unit } { FORM($area, "in") } – jednostka już użyta w tej turze
option-unit-unused = { $unit } { FORM($area, "in") } – jednostka jeszcze nieużyta

## What happened

civilians-settled =
    { $count ->
        [one] Na wyspie mieszka { $count } cywil.
        [few] Na wyspie mieszka { $count } cywilów.
        [many] Na wyspie mieszka { $count } cywilów.
       *[other] Na wyspie mieszka { $count } cywila.
    }
ship-landed = { $building } { FORM($side, "gen") } ląduje { FORM($area, "in") }, z jednym trójnogiem i jednym UFO.
# $round: number of the round
turn-began = Runda { $round }: turę rozgrywają { $side }.
# $resource: coins or energy
income-received = { $side } otrzymują { FORM($resource, "countacc", $amount) } dochodu z budynków.
markers-removed = Wszystkie znaczniki wpływu znikają z planszy.
turn-ended = { $side } kończą turę.
resources-lost = { $side } nie wydają wszystkiego i tracą { FORM($resource, "countacc", $amount) }.
cards-discarded =
    { $count ->
        [one] { $side } odrzucają niezagraną kartę „{ $card }”.
        [few] { $side } odrzucają { $count } niezagrane karty „{ $card }”.
        [many] { $side } odrzucają { $count } niezagranych kart „{ $card }”.
       *[other] { $side } odrzucają { $count } niezagranej karty „{ $card }”.
    }
# The owner reads the first line, everybody else the rumour.
card-drawn = { $side } dobierają kartę „{ $card }”.
    .rumour = { $side } dobierają kartę.
pile-reshuffled =
    { $count ->
        [one] { $side } tworzą nową talię zaopatrzenia z { $count } karty.
        [few] { $side } tasują { $count } karty i tworzą nową talię zaopatrzenia.
        [many] { $side } tasują { $count } kart i tworzą nową talię zaopatrzenia.
       *[other] { $side } tasują { $count } karty i tworzą nową talię zaopatrzenia.
    }
card-played = { $side } zagrywają kartę „{ $card }”: { $option }
card-played-and-removed = { $side } zagrywają i usuwają kartę „{ $card }”: { $option }
card-placed-instead = { $side } zagrywają kartę „{ $card }”, aby wystawić jednostkę.
resources-gained = { $side }: { $resource } +{ $amount }, razem { $total }.
card-bought = { $side } kupują kartę „{ $card }” za { FORM($resource, "countacc", $cost) }.
card-swapped = { $side } odkładają kartę „{ $card }” na spód swojej talii decyzji.
card-swapped-and-removed = { $side } wymieniają kartę „{ $card }” i usuwają ją z gry.
card-turned-up = Nowa karta w rzędzie decyzji { FORM($side, "gen") }: { $card }.
building-placed = { $side } stawiają { FORM($building, "acc") } { FORM($area, "in") }.
# $defence: damage that it took
building-destroyed = { $building } { FORM($area, "in") } { FORM($building, "gender") ->
    [f] zostaje zniszczona
    [pl] zostają zniszczone
   *[m] zostaje zniszczony
  } (obrona { $defence }).
unit-placed = { $unit } pojawia się { FORM($area, "in") }; w rezerwie: { $reserve }.
unit-not-placed = Brak miejsca na nową jednostkę ({ $unit }): jednostka przepada, karta zostaje.
unit-moved = { $unit } rusza { FORM($from, "from") } { FORM($to, "to") }.
unit-destroyed = { $unit } { FORM($area, "in") } zostaje { FORM($unit, "gender") ->
    [f] zniszczona
    [n] zniszczone
   *[m] zniszczony
  } (obrona { $defence }) i wraca do rezerwy.
civilian-moved = Cywil przechodzi { FORM($from, "from") } { FORM($to, "to") }.
civilians-destroyed = { $count ->
        [one] Ginie { $count } cywil { FORM($area, "in") }; zostało: { $left }.
        [few] Ginie { $count } cywilów { FORM($area, "in") }; zostało: { $left }.
        [many] Ginie { $count } cywilów { FORM($area, "in") }; zostało: { $left }.
       *[other] Ginie { $count } cywila { FORM($area, "in") }; zostało: { $left }.
    }
# Taken by a card, without damage
civilian-taken = „{ $card }” zabiera cywila { FORM($area, "from") }; zostało: { $left }.
marker-placed = Nowy znacznik wpływu { FORM($area, "in") }: { $marker }.
army-pushed = Armia zostaje wyparta { FORM($from, "from") } { FORM($to, "to") }.
landmines-exploded = Trójnóg wpada { FORM($area, "in") } na { FORM($building, "acc") }.
unit-attacked = { $damage ->
        [one] { $unit } atakuje { FORM($area, "in") }: { $damage } obrażenie.
        [few] { $unit } atakuje { FORM($area, "in") }: { $damage } obrażenia.
        [many] { $unit } atakuje { FORM($area, "in") }: { $damage } obrażeń.
       *[other] { $unit } atakuje { FORM($area, "in") }: { $damage } obrażenia.
    }
# $at: the land area that is hit
navy-attacked = { $damage ->
        [one] { $unit } { FORM($area, "from") } ostrzeliwuje { FORM($at, "acc") }: { $damage } obrażenie.
        [few] { $unit } { FORM($area, "from") } ostrzeliwuje { FORM($at, "acc") }: { $damage } obrażenia.
        [many] { $unit } { FORM($area, "from") } ostrzeliwuje { FORM($at, "acc") }: { $damage } obrażeń.
       *[other] { $unit } { FORM($area, "from") } ostrzeliwuje { FORM($at, "acc") }: { $damage } obrażenia.
    }
civilian-attacked = { $damage ->
        [one] Cywil atakuje { FORM($area, "in") }: { $damage } obrażenie.
        [few] Cywil atakuje { FORM($area, "in") }: { $damage } obrażenia.
        [many] Cywil atakuje { FORM($area, "in") }: { $damage } obrażeń.
       *[other] Cywil atakuje { FORM($area, "in") }: { $damage } obrażenia.
    }
ability-used = { $building } { FORM($area, "in") }: { $mode }.
# $by: what hit them; $goal: where the Humans win
martians-hit =
    { $damage ->
        [one] { $by }: Marsjanie otrzymują { $damage } obrażenie (razem { $total } z { $goal }).
        [few] { $by }: Marsjanie otrzymują { $damage } obrażenia (razem { $total } z { $goal }).
        [many] { $by }: Marsjanie otrzymują { $damage } obrażeń (razem { $total } z { $goal }).
       *[other] { $by }: Marsjanie otrzymują { $damage } obrażenia (razem { $total } z { $goal }).
    }
damage-repaired = Marsjanie płacą { FORM($resource, "countacc", $cost) } i naprawiają 1 obrażenie; pozostałe: { $total }.
# $unit fires from $from at $area; $total: damage of the whole attack so far
attack-made = { $damage ->
        [one] { $unit } atakuje { FORM($area, "in") }: { $damage } obrażenie.
        [few] { $unit } atakuje { FORM($area, "in") }: { $damage } obrażenia.
        [many] { $unit } atakuje { FORM($area, "in") }: { $damage } obrażeń.
       *[other] { $unit } atakuje { FORM($area, "in") }: { $damage } obrażenia.
    }
attack-made-from = { $damage ->
        [one] { $unit } { FORM($from, "in") } atakuje { FORM($area, "acc") }: { $damage } obrażenie („{ $card }”).
        [few] { $unit } { FORM($from, "in") } atakuje { FORM($area, "acc") }: { $damage } obrażenia („{ $card }”).
        [many] { $unit } { FORM($from, "in") } atakuje { FORM($area, "acc") }: { $damage } obrażeń („{ $card }”).
       *[other] { $unit } { FORM($from, "in") } atakuje { FORM($area, "acc") }: { $damage } obrażenia („{ $card }”).
    }
attack-joined = „{ $card }” wzmacnia atak na { FORM($area, "acc") }: obrażenia +{ $damage }, razem { $total }.
attack-struck =
    { $damage ->
        [one] { $area }: cios za { $damage } obrażenie.
        [few] { $area }: cios za { $damage } obrażenia.
        [many] { $area }: cios za { $damage } obrażeń.
       *[other] { $area }: cios za { $damage } obrażenia.
    }
damage-lost = { $area }: obrażenia, które już niczego nie niszczą i przepadają: { $damage }.
game-won-by-martians = Nie ocalał żaden cywil: wygrywają Marsjanie.
game-won-by-humans =
    { $damage ->
        [one] { $damage } obrażenie: wygrywają Ludzie.
        [few] { $damage } obrażenia: wygrywają Ludzie.
        [many] { $damage } obrażeń: wygrywają Ludzie.
       *[other] { $damage } obrażenia: wygrywają Ludzie.
    }
game-adjudicated = Osiągnięto limit rund, decydują postępy: wygrywają { $side } (obrażenia: { $damage }, pozostali cywile: { $civilians }).
end-damage = Marsjanie otrzymali obrażenia: { $damage }; ocaleni cywile: { $civilians }.
end-civilians = Nie ocalał żaden cywil; obrażenia Marsjan: { $damage } z { $target }.
end-adjudicated = Runda { $round } była ostatnia. Decydują postępy: zabici cywile { $destroyed }, obrażenia { $damage }.
end-adjudicated-equal = Runda { $round } była ostatnia. Zabici cywile { $destroyed }, obrażenia { $damage }: remis, więc Ludzie się utrzymali.
measure-progress = Postęp: obrażenia, zabici cywile
source-start = Na początku
source-units = Ataki armii i marynarki
source-guerrilla = Ataki cywilów
source-buildings = Fort i artyleria
source-landmines = Miny lądowe
source-cards = Karty
source-repaired = Zregenerowane
source-attacks = Ataki Marsjan
source-taken = Porwani bez ataku

## Why not?

why-no-civilian-can-move = Żaden cywil nie ma dokąd pójść.
why-civilians-spent = Wszyscy cywile na obszarach z Marsjanami już atakowali w tej turze.
why-no-civilian-with-target = Żaden cywil nie stoi na obszarze z trójnogiem lub budynkiem Marsjan.
why-no-area-in-range = Żaden obszar lądowy nie leży obok trójnogu.
why-no-target = Żadna taka jednostka nie ma w zasięgu trójnogu ani budynku Marsjan ({ $unit }).
why-no-unit = Na planszy nie ma takiej jednostki ({ $unit }).
why-all-units-used =
    { $count ->
        [one] Jedynej takiej jednostki użyto już w tej turze kartą jednostki ({ $unit }).
        [few] Wszystkich takich jednostek użyto już w tej turze kartami jednostek ({ $count } × { $unit }).
        [many] Wszystkich takich jednostek użyto już w tej turze kartami jednostek ({ $count } × { $unit }).
       *[other] Wszystkich takich jednostek użyto już w tej turze kartami jednostek ({ $count } × { $unit }).
    }
why-nowhere-to-go = Ta jednostka nie ma dokąd ruszyć ({ $unit }).
why-civilians-protected = Tamtejszych cywilów chroni budynek, armia lub balony zaporowe.
why-no-civilian-here = Na żadnym obszarze z tą jednostką nie ma cywila ({ $unit }).
why-nothing-to-hit = Tam, gdzie stoi ta jednostka, nie ma czego trafić ({ $unit }).
why-unused-unit-left =
    { $count ->
        [one] Na planszy jest jeszcze { $count } nieużyta jednostka tego rodzaju ({ $unit }).
        [few] Na planszy są jeszcze { $count } nieużyte jednostki tego rodzaju ({ $unit }).
        [many] Na planszy jest jeszcze { $count } nieużytych jednostek tego rodzaju ({ $unit }).
       *[other] Na planszy jest jeszcze { $count } nieużytej jednostki tego rodzaju ({ $unit }).
    }
why-reserve-empty = W rezerwie nie ma już takiej jednostki ({ $unit }).
why-no-place-for-unit = Nie ma dozwolonego obszaru dla tej jednostki ({ $unit }).
why-swapped-already = W tej turze karta została już wymieniona.
why-decision-deck-empty = Talia decyzji jest pusta.
why-too-expensive = Za drogo. Koszt: { FORM($resource, "count", $cost) }, masz { $have }.
why-no-token = Nie ma już takiego żetonu ({ $building }).
why-no-place-for-building = Nie ma dozwolonego obszaru dla tego budynku ({ $building }).
why-ability-used = Ten budynek był już użyty w tej turze: { $building } { FORM($area, "in") }.
why-no-damage = Nie ma obrażeń do naprawienia.
why-fogged = Trująca mgła: { $building } { FORM($area, "in") } nie może atakować w tej turze.
why-no-tripod-here = { $area }: nie ma tu trójnogu.
why-no-target-beside = { $area }: obok nie ma trójnogu ani budynku Marsjan.
why-must-play = Kartę „{ $card }” można jeszcze zagrać, więc trzeba to zrobić.
why-cannot-resolve =
    { $damage ->
        [one] Za mało: { $damage } obrażenie przy obronie { $defence }; dołącz więcej kart.
        [few] Za mało: { $damage } obrażenia przy obronie { $defence }; dołącz więcej kart.
        [many] Za mało: { $damage } obrażeń przy obronie { $defence }; dołącz więcej kart.
       *[other] Za mało: { $damage } obrażenia przy obronie { $defence }; dołącz więcej kart.
    }
why-out-of-range = { $area }: poza zasięgiem twoich trójnogów.
why-no-unit-to-join = { $area }: nie ma tu wolnej jednostki tego rodzaju ({ $unit }).
why-nerve-agent = { $area }: gaz paraliżujący – w tej turze nikt stąd nie wyjdzie.
why-surrounded-by-sound = { $area }: przerażający dźwięk odcina każdą drogę wyjścia.
why-moved-already = { $area }: jedyny cywil dopiero co tu przyszedł.
why-land-only = { $area } to obszar morski; ten pionek zostaje na lądzie.
why-sea-only = { $area } to obszar lądowy; okręty zostają na morzu.
why-frightening-sound = { $area }: przerażający dźwięk – w tej turze nikt tu nie wejdzie.
why-no-target-here = { $area }: nie ma tu trójnogu ani budynku Marsjan.
why-civilians-spent-here =
    { $count ->
        [one] { $area }: tutejszy cywil już atakował w tej turze.
        [few] { $area }: wszyscy tutejsi cywile już atakowali w tej turze ({ $count }).
        [many] { $area }: wszyscy tutejsi cywile już atakowali w tej turze ({ $count }).
       *[other] { $area }: wszyscy tutejsi cywile już atakowali w tej turze ({ $count }).
    }
# $own and $enemies: units of both sides that count in this area
why-blocked = { $area }: jednostka jest zablokowana ({ $unit }). Własne: { $own }, wrogie: { $enemies }; własne muszą mieć przewagę liczebną.
why-not-back = Drugi krok nie może prowadzić z powrotem ({ $area }).
why-balloons = { $area }: balony zaporowe nie wpuszczają UFO.
why-unit-used = { $area }: ta jednostka była już użyta w tej turze ({ $unit }).
why-no-target-beside-unit = { $area }: obok nie ma trójnogu ani budynku Marsjan ({ $unit }).
why-nothing-to-hit-here = { $area }: nie ma tu czego trafić.
why-hostile = { $area }: wrogi obszar, są tu Marsjanie.
why-no-civilian-in-area = { $area }: nie ma tu cywila.
# $damage: the most that all cards together could deal
why-too-weak =
    { $damage ->
        [one] { $area }: obrona wynosi { $defence }, a można zadać najwyżej { $damage } obrażenie.
        [few] { $area }: obrona wynosi { $defence }, a można zadać najwyżej { $damage } obrażenia.
        [many] { $area }: obrona wynosi { $defence }, a można zadać najwyżej { $damage } obrażeń.
       *[other] { $area }: obrona wynosi { $defence }, a można zadać najwyżej { $damage } obrażenia.
    }
why-protected = { $area }: cywile są tu chronieni.
why-slot-taken = { $area }: stoi tu już budynek.
why-not-beside-martians = { $area }: obok nie ma budynku Marsjan.
why-human-piece-here = { $area }: stoi tu pionek Ludzi.
why-civilians-in-area =
    { $count ->
        [one] { $area }: jest tu { $count } cywil.
        [few] { $area }: jest tu { $count } cywilów.
        [many] { $area }: jest tu { $count } cywilów.
       *[other] { $area }: jest tu { $count } cywila.
    }
why-balloons-here = { $area }: są tu już balony zaporowe.

## The table in a terminal

draw-head = Runda { $round }   obrażenia Marsjan: { $damage }   pozostali cywile: { $civilians }
# $hand, $deck, $plan: numbers of cards in hand, supply deck and decision deck
draw-side = { $side } – na ręce: { $hand }, w talii zaopatrzenia: { $deck }, w talii decyzji: { $plan }
draw-resources = { FORM($resource, "count", $amount) }
draw-row = Rząd decyzji:
draw-offer = { $card } ({ FORM($resource, "count", $cost) }):
draw-hand = Ręka:

## What a plan brings, counted

gain-damage =
    { $n ->
        [one] 1 obrażenie Marsjan
        [few] { $n } obrażenia Marsjan
       *[many] { $n } obrażeń Marsjan
    }
gain-civilians =
    { $n ->
        [one] 1 zabity cywil
        [few] { $n } zabitych cywilów
       *[many] { $n } zabitych cywilów
    }
gain-income = { $n } dochodu
gain-armies =
    { $n ->
        [one] 1 armia
        [few] { $n } armie
       *[many] { $n } armii
    }
gain-navies =
    { $n ->
        [one] 1 okręt marynarki
        [few] { $n } okręty marynarki
       *[many] { $n } okrętów marynarki
    }
gain-tripods =
    { $n ->
        [one] 1 trójnóg
        [few] { $n } trójnogi
       *[many] { $n } trójnogów
    }
