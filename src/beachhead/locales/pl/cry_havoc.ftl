# Cry Havoc. Pojęcia według polskiej instrukcji.

game-title = Cry Havoc
game-pitch = Cztery zupełnie różne armie walczą o Kryształy jednej planety, w bitwach o trzy cele.

## Ustawienia

setting-level = Poziom
    .hint = Ile zdolności ma każda armia i czy można mijać żetony wydarzeń.
setting-level-beginner = początkujący: jedna zdolność, pięć rund
setting-level-advanced = doświadczeni: dwie zdolności
setting-level-expert = weterani: trzy zdolności
setting-hq_assignment = Pola Sztabów
    .hint = Kto decyduje, gdzie stoją Sztaby.
setting-hq_assignment-random = losowo
setting-hq_assignment-choose = wybierają gracze
setting-early_events = Mijanie wydarzeń
    .hint = Wynik większy niż pole żetonu przesuwa go i skraca grę.
setting-early_events-by_level = zależnie od poziomu
setting-early_events-always = zawsze
setting-early_events-never = nigdy
setting-skill_draw = Dodatkowe zdolności
    .hint = Jak rozdawane są zdolności poza bazową.
setting-skill_draw-random = losowo
setting-skill_draw-choose = wybierają gracze

## Armie, regiony, teren

faction-humans = Ludzie
    .gender = mp
    .gen = Ludzi
    .acc = Ludzi
faction-pilgrims = Pielgrzymi
    .gender = mp
    .gen = Pielgrzymów
    .acc = Pielgrzymów
faction-machines = Maszyny
    .gender = pl
    .gen = Maszyn
    .acc = Maszyny
faction-trogs = Trogi
    .gender = pl
    .gen = Trogów
    .acc = Trogi
faction-none = nikt
    .gender = m
    .gen = nikogo
    .acc = nikogo
area-worlds_grotto = Grota Świata
    .in = w Grocie Świata
    .from = z Groty Świata
    .to = do Groty Świata
area-glass_flats = Szklana Równina
    .in = na Szklanej Równinie
    .from = ze Szklanej Równiny
    .to = na Szklaną Równinę
area-broken_teeth = Złamane Zęby
    .in = w Złamanych Zębach
    .from = ze Złamanych Zębów
    .to = do Złamanych Zębów
area-whispering_canopy = Szepczący Baldachim
    .in = w Szepczącym Baldachimie
    .from = z Szepczącego Baldachimu
    .to = do Szepczącego Baldachimu
area-mistlands = Mgielnia
    .in = w Mgielni
    .from = z Mgielni
    .to = do Mgielni
area-burnt_desert = Pogorzelisko
    .in = na Pogorzelisku
    .from = z Pogorzeliska
    .to = na Pogorzelisko
area-kalas_gorge = Wąwóz Kala
    .in = w Wąwozie Kala
    .from = z Wąwozu Kala
    .to = do Wąwozu Kala
area-feralas_banks = Wybrzeże Feralas
    .in = na Wybrzeżu Feralas
    .from = z Wybrzeża Feralas
    .to = na Wybrzeże Feralas
area-thornwood = Ciernisty Las
    .in = w Ciernistym Lesie
    .from = z Ciernistego Lasu
    .to = do Ciernistego Lasu
area-brooding_pool = Posępna Toń
    .in = w Posępnej Toni
    .from = z Posępnej Toni
    .to = do Posępnej Toni
area-sapos_deep = Głębia Sapos
    .in = w Głębi Sapos
    .from = z Głębi Sapos
    .to = do Głębi Sapos
area-vesper_rim = Rubież Zmierzchu
    .in = na Rubieży Zmierzchu
    .from = z Rubieży Zmierzchu
    .to = na Rubież Zmierzchu
area-pale_reach = Blade Rozłogi
    .in = na Bladych Rozłogach
    .from = z Bladych Rozłogów
    .to = na Blade Rozłogi
area-hollow_shelf = Pusty Szelf
    .in = na Pustym Szelfie
    .from = z Pustego Szelfu
    .to = na Pusty Szelf
area-ember_trench = Rów Żarowy
    .in = w Rowie Żarowym
    .from = z Rowu Żarowego
    .to = do Rowu Żarowego
area-camerons_sea = Morze Camerona
    .in = na Morzu Camerona
    .from = z Morza Camerona
    .to = na Morze Camerona
area-hq_a = Pole Sztabu A
    .in = na Polu Sztabu A
    .from = z Pola Sztabu A
    .to = na Pole Sztabu A
area-hq_b = Pole Sztabu B
    .in = na Polu Sztabu B
    .from = z Pola Sztabu B
    .to = na Pole Sztabu B
area-hq_c = Pole Sztabu C
    .in = na Polu Sztabu C
    .from = z Pola Sztabu C
    .to = na Pole Sztabu C
area-reserve = Rezerwa
    .in = w Rezerwie
    .from = z Rezerwy
    .to = do Rezerwy
terrain-mountain = Góry
deck-mountain = talia: Góry
terrain-desert = Pustynia
deck-desert = talia: Pustynia
terrain-jungle = Dżungla
deck-jungle = talia: Dżungla
terrain-water = Ocean
deck-water = talia: Ocean
deck-own = własna talia
phase-setup = Przygotowanie
phase-event = Faza wydarzeń
phase-draw = Faza dobierania
phase-action = Faza akcji
phase-battle = Faza bitew
phase-prisoner = Faza jeńców
phase-scoring = Faza punktowania
row-move = punkty ruchu
row-recruit = punkty rekrutacji
row-build = punkty budowania
resource-move = ruch
resource-recruit = rekrutacja
resource-build = budowa
resource-vp = PZ
resource-card = karta
resource-crystal = Kryształ
action-move = Ruch
    .text = Każdy symbol przesuwa 1 Oddział do sąsiedniego regionu.
action-recruit = Rekrutacja
    .text = Każdy symbol wystawia 1 Oddział z Rezerwy w Sztabie.
action-build = Budowanie i aktywacja
    .text = Symbole opłacają budowle i ich użycie w twoich regionach.
action-enable = Aktywacja Punktowania
    .text = Ta runda jest punktowana; każdy twój region daje ci 1 PZ więcej.
action-draw = Dobranie 2 kart
    .text = Obejrzyj 2 karty ze swojej talii lub z talii terenowej i zatrzymaj 1.
objective-region_control = Kontrola nad Regionem
    .text = Większa siła zdobywa region i 2 PZ; remis należy do obrońcy.
objective-capture = Pojmanie Jeńców
    .text = Większa siła bierze do niewoli 1 wrogi Oddział z dowolnego celu: 1 PZ w każdej fazie Jeńców. Remis nic nie daje.
objective-attrition = Wyniszczenie
    .text = Każdy Oddział tutaj zabija 1 wrogi Oddział z dowolnego celu, wszystkie jednocześnie, po 1 PZ.
piece-crystal = Kryształ
    .text = Kryształy w regionach kontrolowanych przez armię dają w fazie Punktowania po 1 PZ (Trogom połowę). Pielgrzymi mogą też brać je do zasobu i wydawać.
piece-battle = żeton Bitwy
    .text = Spotykają się tu dwie armie: w fazie Bitew walczą, najniższy numer najpierw. Kto go położył, atakuje. Nikt inny nie może tu wejść.
piece-artillery = żeton Artylerii
    .text = W najbliższej bitwie Ludzi w tym regionie zabija po Wyniszczeniu 1 wrogi Oddział za 1 PZ; potem wraca do zasobu.
piece-watch = żeton Strażnicy
    .text = W najbliższej bitwie Ludzi w tym regionie liczy się jako 1 Oddział Ludzi przy Kontroli nad Regionem; potem wraca do zasobu.
piece-hq = Sztab
    .text = Tu zaczynają zrekrutowane Oddziały. Wróg nie może wejść do Sztabu, a sam Sztab liczy się jako kontrolowany region.
piece-reserve = Rezerwa
    .text = Oddziały spoza planszy. Tylko je można rekrutować; polegli wracają tutaj.
piece-control = znacznik Kontroli
    .text = Region należy do tej armii, z Oddziałami lub bez. Daje 1 PZ armii, która aktywowała Punktowanie, a jego Kryształy się liczą.
piece-initiative = Inicjatywa
    .text = Kolejność tur w tej rundzie. Remis na koniec gry wygrywa ostatni w kolejności.
piece-new_initiative = Przyszła Inicjatywa
    .text = Kolejność tur w następnej rundzie; karty z tym symbolem przestawiają własny znacznik na dowolne miejsce.

## Żetony i wydarzenia

token-war_party = żeton Hordy Trogów
    .text = Zakryty. Gdy wejdą Oddziały, na koniec ruchu jest odkrywany: pojawia się tyle Trogów i Kryształów i dochodzi do bitwy. Jeśli Trogów zabraknie, ginie Oddział.
token-nest = żeton Siedliska Trogów
    .text = Zakryty, zostawiony przez Trogi. Działa jak Horda, z mniejszą liczbą Trogów i Kryształów.
token-exploration = żeton Eksploracji
    .text = Zakryty. Kto na koniec ruchu ma tu Oddziały, odkrywa go i dostaje to, co jest na nim zapisane, nawet jeśli dojdzie do bitwy; czeka tylko tam, gdzie już przed akcją leżał żeton Bitwy.
token-wp_1_1 = Horda Trogów 1/1
token-wp_2_1 = Horda Trogów 2/1
token-wp_2_2 = Horda Trogów 2/2
token-wp_3_2 = Horda Trogów 3/2
token-wp_3_3 = Horda Trogów 3/3
token-nest_1_0 = Siedlisko Trogów 1/0
token-nest_2_0 = Siedlisko Trogów 2/0
token-nest_1_1 = Siedlisko Trogów 1/1
token-nest_2_1 = Siedlisko Trogów 2/1
token-ex_vein = Żyła Kryształów
    .text = Umieść 1 Kryształ w tym regionie.
token-ex_rich_vein = Bogata żyła
    .text = Umieść 2 Kryształy w tym regionie.
token-ex_salvage = Znalezisko
    .text = Dobierz 1 kartę z własnej talii.
token-ex_ruins = Starożytne ruiny
    .text = Zdobądź 1 Punkt Zwycięstwa.
token-ex_relic = Relikt
    .text = Zdobądź 2 Punkty Zwycięstwa.
token-ex_stragglers = Maruderzy
    .text = Umieść 1 Oddział z Rezerwy w tym regionie.
token-ex_local_maps = Lokalne mapy
    .text = Weź na rękę wierzchnią kartę wybranej talii Taktyk Terenowych.
event-ev_crystal_bloom = Kryształowy rozkwit
    .text = W kolejności inicjatywy każdy gracz umieszcza 1 Kryształ w kontrolowanym regionie (nie w Sztabie).
event-ev_reinforcements = Posiłki z orbity
    .text = Każdy gracz umieszcza 1 Oddział z Rezerwy w swoim Sztabie.
event-ev_supply_drop = Zrzut zaopatrzenia
    .text = Każdy gracz dobiera 1 kartę ze swojej talii.
event-ev_uprising = Powstanie
    .text = W kolejności inicjatywy każdy gracz umieszcza 1 losowy zakryty żeton Siedliska (w 4 osoby: Hordy) w niekontrolowanym, pustym regionie.
event-ev_tremors = Wstrząsy
    .text = Dołóż 1 Kryształ do każdego niekontrolowanego regionu.
event-ev_field_studies = Badania terenowe
    .text = W kolejności inicjatywy każdy gracz ogląda 2 wierzchnie karty jednej talii Taktyk Terenowych, bierze 1 na rękę, a drugą wtasowuje.

## Budowle

structure-airfield = Lotnisko
    .text = Przejmij kontrolę nad 1 pustym sąsiadującym regionem (nie Sztabem ani Regionem Bitwy), nawet jeśli kontroluje go inny gracz; zakryte żetony pozostają.
structure-artillery_battery = Bateria artylerii
    .text = Umieść 1 żeton Artylerii w tym lub sąsiadującym regionie, w którym go nie ma (także w Regionie Bitwy, nie w Sztabie).
structure-watchtower = Strażnica
    .text = Umieść 1 żeton Strażnicy w tym lub sąsiadującym kontrolowanym regionie (nie w Regionie Bitwy), w którym go nie ma.
structure-harvester = Żniwiarka
    .text = Przenieś 1 Kryształ z tego regionu do swojego zasobu Kryształów.
structure-power_sphere = Sfera Mocy
    .text = Umieść w tym regionie 1 Oddział z Rezerwy albo do 2, jeśli zapłacisz 1 Kryształ z zasobu.
structure-temple = Świątynia
    .text = Zapłać od 1 do 3 Kryształów z zasobu; zdobądź 2 PZ za każdy.
structure-orbital_sniper = Orbitalny snajper
    .text = Zabij 1 wrogi Oddział w dowolnym regionie, w którym jego armia ma dokładnie 1 Oddział (nie w Sztabie ani Regionie Bitwy).
structure-shred_drones = Drony szatkujące
    .text = Zabij do 2 wrogich Oddziałów w 1 sąsiadującym regionie (nie w Sztabie ani Regionie Bitwy), ale nigdy ostatniego.
structure-production_plant = Fabryka
    .text = Umieść 1 Oddział z Rezerwy w tym regionie.
structure-bunker = Bunkier
    .text = Tylko w Regionie Bitwy, w którym jesteś Obrońcą: umieść 1 Oddział z Rezerwy w tym regionie.
structure-matrix = Matryca
    .text = Dobierz wierzchnią kartę talii Taktyk Terenowych i odłóż ją zakrytą (łącznie najwyżej 3); odłożone karty możesz zagrywać w swoich bitwach w pasującym terenie.
structure-tunnel = Tunel
    .text = Zawsze: Tunele w regionach, które kontrolujesz ty albo nikt, są otwarte i wszystkie otwarte regiony z Tunelami sąsiadują dla ciebie ze sobą. Aktywacja: przesuń do 2 swoich Oddziałów, każdy z tego regionu do innego otwartego regionu z Tunelem albo odwrotnie, nigdy z Regionu Bitwy ani do niego; potem rozpatrz koniec ruchu.
structure-trap = Pułapka
    .text = Tylko w Regionie Bitwy: zabij tu 1 wrogi Oddział, po czym zwróć ten żeton do zasobu.
structure-war_drum = Bęben wojenny
    .text = Umieść 1 losowy zakryty żeton Hordy w tym lub sąsiadującym regionie (nie w Sztabie ani Regionie Bitwy; mogą tam być wrogie Oddziały).

## Zdolności

skill-scouting = Zwiad
    .text = Przejmij kontrolę nad 1 pustym, niekontrolowanym regionem sąsiadującym z twoim; zakryte żetony pozostają.
skill-seek_and_destroy = Znajdź i zniszcz
    .text = Umieść ten żeton w regionie lub Regionie Bitwy z wrogimi Oddziałami, który kontrolujesz lub zajmujesz albo który z takim sąsiaduje; jeśli w tej rundzie zabijesz lub pojmiesz tam Oddział w bitwie, zdobądź na jej końcu 2 PZ.
skill-veteran_forces = Weterani
    .text = Dobierz 1 kartę; potem możesz odrzucić 1 kartę, by dobrać jeszcze 1.
skill-recon_forces = Oddziały rozpoznania
    .text = Możesz obejrzeć wszystkie zakryte żetony w 1 regionie; potem możesz przesunąć 1 swój Oddział do sąsiadującego regionu.
skill-forward_base = Wysunięta baza
    .text = Umieść ten żeton w kontrolowanym regionie; dopóki nie wróci, rekrutowane Oddziały możesz umieszczać tam.
skill-teleport = Teleport
    .text = Przesuń 1 Oddział z jednego regionu do dowolnego, który nie jest Regionem Bitwy ani wrogim Sztabem; każdy zapłacony Kryształ (najwyżej 2) pozwala na 1 Oddział więcej.
skill-attunement = Dostrojenie
    .text = Przenieś 1 Kryształ z kontrolowanego regionu do zasobu albo z zasobu do takiego regionu (nie do Sztabu).
skill-stasis_field = Pole stazy
    .text = Zapłać 1 Kryształ: umieść ten żeton w kontrolowanym regionie; dopóki nie wróci, żaden wrogi Oddział nie może tam wejść, nawet Tunelem ani przez Zasadzkę.
skill-crystal_insight = Kryształowy wgląd
    .text = Zapłać 1 Kryształ z zasobu: dobierz 2 karty.
skill-martyrs_light = Światło męczenników
    .text = Na koniec bitwy dodaj do zasobu 1 Kryształ za każdy zabity lub pojmany w niej Oddział Pielgrzymów, najwyżej 2.
skill-mobile_city = Mobilne miasto
    .text = Przesuń do 2 swoich żetonów Budowli (także jeden dwa razy) między sąsiadującymi kontrolowanymi regionami; nie Sztab, nie Region Bitwy, bez dwóch żetonów jednego rodzaju w regionie.
skill-reconfigure = Rekonfiguracja
    .text = W kontrolowanym regionie (nie Sztab, nie Region Bitwy): zwróć 1 żeton do zasobu i umieść tam do 2 Oddziałów z Rezerwy albo zwróć 2 Oddziały do Rezerwy i umieść tam za darmo 1 żeton rodzaju, którego tam nie ma.
skill-overclock = Podkręcenie
    .text = Umieść ten żeton na 1 swoim żetonie Budowli; dopóki nie wróci, jego aktywacja kosztuje o 1 mniej i może być aktywowany dwa razy w jednej akcji.
skill-firewall = Zapora
    .text = Umieść ten żeton w kontrolowanym regionie lub w Regionie Bitwy ze swoimi Oddziałami; w twojej bitwie przeciwnik może tam zagrać najwyżej 1 kartę i żadnej karty Taktyk Terenowych.
skill-salvage_protocol = Protokół odzysku
    .text = Za każdym razem, gdy twoja Budowla zabije wrogi Oddział, zdobądź 1 PZ (najwyżej 2 na rundę).
skill-ambush = Zasadzka
    .text = Zwróć 1 swój Oddział (nie z Regionu Bitwy) do Rezerwy: odkryj wszystkie żetony Hordy w 1 regionie (nie Sztab, nie Region Bitwy); wrogów tam atakujesz, w przeciwnym razie przejmujesz kontrolę.
skill-gather_the_tribe = Zew plemienia
    .text = Zwróć 1 swój Oddział (nie z Regionu Bitwy) do Rezerwy: umieść 1 losowy zakryty żeton Hordy w tym lub sąsiadującym regionie (nie Sztab, nie Region Bitwy; mogą tam być wrogie Oddziały).
skill-stalking_horde = Skradająca się horda
    .text = Zwróć 1 swój Oddział (nie z Regionu Bitwy) do Rezerwy: przesuń do 2 żetonów Hordy, każdy do sąsiadującego regionu (nie Sztab, nie Region Bitwy; mogą tam być wrogie Oddziały), żaden dwa razy; nic nie zostaje odkryte.
skill-terrain_advantage = Przewaga w terenie
    .text = Wykorzystaj w bitwie, gdy zagrywasz kartę Taktyk Terenowych: jej teren nie musi pasować.
skill-blood_frenzy = Szał krwi
    .text = Umieść ten żeton w regionie lub Regionie Bitwy ze swoimi Oddziałami; w bitwie tam zabijasz w tej rundzie w Wyniszczeniu o 1 Oddział więcej.

## Karty Taktyki

card-hum_stake_claim = Zajęcie terenu
    .text = Akcja: aktywuj Punktowanie (zagrywasz tylko tę kartę).
card-hum_recon_flight = Lot rozpoznawczy
    .text = Premia: możesz przestawić swój znacznik na torze Przyszłej Inicjatywy na dowolne miejsce.
card-hum_air_support = Wsparcie lotnicze
    .text = Bitwa: możesz umieścić 1 Oddział z Rezerwy na wybranym Celu Bitwy.
card-hum_outflank = Oskrzydlenie
    .text = Bitwa: przesuń do 2 swoich Oddziałów na inne Cele Bitwy.
card-hum_dig_in = Okopanie się
    .text = Bitwa: jako Obrońca liczysz o 1 Oddział więcej w Kontroli nad Regionem; jako Agresor możesz przesunąć 1 swój Oddział na inny Cel.
card-hum_covering_fire = Ogień osłonowy
    .text = Bitwa: możesz zabić 1 wrogi Oddział na Pojmaniu Jeńców; zdobądź za to 1 PZ.
card-hum_logistics = Logistyka
    .text = Bitwa: dobierz 2 karty.
card-pil_calling = Wezwanie
    .text = Akcja: aktywuj Punktowanie (zagrywasz tylko tę kartę).
card-pil_foresight = Przewidywanie
    .text = Premia: możesz przestawić swój znacznik na torze Przyszłej Inicjatywy na dowolne miejsce.
card-pil_holo_drop = Holo-zrzut
    .text = Bitwa: możesz przesunąć 1 swój Oddział na inny Cel Bitwy.
card-pil_pulse_strike = Cios impulsowy
    .text = Bitwa: zapłać do 2 Kryształów z zasobu; za każdy zabij 1 wrogi Oddział na dowolnym Celu i zdobądź 1 PZ.
card-pil_phase_step = Krok fazowy
    .text = Bitwa: przesuń do 2 swoich Oddziałów z jednego kontrolowanego regionu na wybrane Cele Bitwy.
card-pil_prismatic_shield = Tarcza pryzmatyczna
    .text = Bitwa: do 2 twoich Oddziałów, które zginęłyby w Wyniszczeniu, przeżywa.
card-pil_tithe = Dziesięcina światła
    .text = Bitwa: przenieś 1 Kryształ z Regionu Bitwy do swojego zasobu.
card-pil_chorus = Chór umysłów
    .text = Bitwa: możesz przesunąć 1 wrogi Oddział na inny wybrany Cel Bitwy.
card-mac_calculated_outcome = Wyliczony wynik
    .text = Akcja: aktywuj Punktowanie (zagrywasz tylko tę kartę).
card-mac_prediction_engine = Moduł predykcji
    .text = Premia: możesz przestawić swój znacznik na torze Przyszłej Inicjatywy na dowolne miejsce.
card-mac_firepower = Siła ognia
    .text = Bitwa: możesz zabić 1 wrogi Oddział na dowolnym Celu; zdobądź za to 1 PZ.
card-mac_pneumatic_hammer = Młot pneumatyczny
    .text = Bitwa: możesz przesunąć 1 wrogi Oddział z Kontroli nad Regionem na inny wybrany Cel.
card-mac_lockdown = Blokada
    .text = Bitwa: przeciwnik odrzuca 1 wybraną przez siebie kartę i żadna strona nie może wprowadzać dalszych Oddziałów na planszę Bitwy.
card-mac_drone_swarm = Rój dronów
    .text = Bitwa: możesz umieścić 1 Oddział z Rezerwy na Wyniszczeniu albo do 2, jeśli twoja Budowla jest w tym lub sąsiadującym kontrolowanym regionie.
card-mac_self_repair = Samonaprawa
    .text = Bitwa: do 3 twoich Oddziałów zabitych w Wyniszczeniu trafia do Sztabu zamiast do Rezerwy.
card-mac_overload = Przeciążenie
    .text = Bitwa: w Wyniszczeniu zabijasz do 2 Oddziałów więcej, a przeciwnik do 1 więcej.
card-tro_blood_moon = Krwawy księżyc
    .text = Akcja: aktywuj Punktowanie (zagrywasz tylko tę kartę).
card-tro_scouts = Zwiadowcy
    .text = Premia: możesz przestawić swój znacznik na torze Przyszłej Inicjatywy na dowolne miejsce.
card-tro_stampede = Tratowanie
    .text = Bitwa: przesuń do 3 swoich Oddziałów na Wyniszczenie.
card-tro_upheaval = Przewrót
    .text = Bitwa: odwróć kolejność rozpatrywania Celów Bitwy.
card-tro_drag_below = Wciągnięcie w głąb
    .text = Bitwa: liczysz o 1 Oddział więcej w Pojmaniu Jeńców; jeśli je wygrasz, weź 2 Jeńców zamiast 1.
card-tro_endless_horde = Niekończąca się horda
    .text = Bitwa: umieść do 2 Oddziałów z Rezerwy na Wyniszczeniu.
card-tro_burrow = Podkop
    .text = Bitwa: przesuń do 2 swoich Oddziałów z otwartych regionów z Tunelami na wybrane Cele.
card-tro_thick_hide = Gruba skóra
    .text = Bitwa: do 2 twoich Oddziałów, które zginęłyby w Wyniszczeniu, przeżywa.
card-mtn_high_ground = Wzniesienie
    .text = Bitwa: liczysz o 1 Oddział więcej w Kontroli nad Regionem.
card-mtn_rockslide = Osuwisko
    .text = Bitwa: możesz zabić 1 wrogi Oddział na Wyniszczeniu; zdobądź za to 1 PZ.
card-mtn_fortify = Umocnienia
    .text = Bitwa: do 2 twoich Oddziałów, które zginęłyby w Wyniszczeniu, przeżywa.
card-mtn_narrow_pass = Wąska przełęcz
    .text = Bitwa: przeciwnik nie może wprowadzać Oddziałów na planszę Bitwy; możesz przesunąć 1 wrogi Oddział z Wyniszczenia na Kontrolę nad Regionem.
card-mtn_regroup = Przegrupowanie (Góry)
    .text = Bitwa: z każdego regionu sąsiadującego z Regionem Bitwy możesz przesunąć 1 swój Oddział na wybrany Cel.
card-mtn_distraction = Dekoncentracja (Góry)
    .text = Bitwa: możesz przesunąć 1 wrogi Oddział na inny wybrany Cel Bitwy.
card-mtn_prospectors = Poszukiwacze
    .text = Bitwa: umieść 1 Kryształ w Regionie Bitwy i dobierz 1 kartę.
card-des_outflank = Oskrzydlenie (Pustynia)
    .text = Bitwa: przesuń do 2 swoich Oddziałów na inne Cele Bitwy.
card-des_mirage = Miraż
    .text = Bitwa: przesuń do 2 wrogich Oddziałów z Pojmania Jeńców, każdy na inny wybrany Cel.
card-des_sandstorm = Burza piaskowa
    .text = Bitwa: odwróć kolejność rozpatrywania Celów Bitwy.
card-des_exhaustion = Udar słoneczny
    .text = Bitwa: przeciwnik zabija w Wyniszczeniu o 2 Oddziały mniej.
card-des_scorched_earth = Spalona ziemia
    .text = Bitwa: usuń do 2 Kryształów z Regionu Bitwy; zdobądź 1 PZ za każdy.
card-des_long_march = Długi marsz
    .text = Bitwa: przesuń do 2 swoich Oddziałów z sąsiadujących regionów na wybrane Cele.
card-des_forward_depot = Wysunięty skład
    .text = Bitwa: możesz umieścić 1 Oddział z Rezerwy na Kontroli nad Regionem; dobierz 1 kartę.
card-jun_distraction = Dekoncentracja (Dżungla)
    .text = Bitwa: możesz przesunąć 1 wrogi Oddział na inny wybrany Cel Bitwy.
card-jun_outflank = Oskrzydlenie (Dżungla)
    .text = Bitwa: przesuń do 2 swoich Oddziałów na inne Cele Bitwy.
card-jun_ambush_trail = Szlak zasadzek
    .text = Bitwa: liczysz o 1 Oddział więcej w Pojmaniu Jeńców.
card-jun_snare_pits = Wilcze doły
    .text = Bitwa: jeśli wygrasz Pojmanie Jeńców, weź 2 Jeńców zamiast 1.
card-jun_overgrowth = Gęstwina
    .text = Bitwa: przeciwnik odrzuca 1 wybraną przez siebie kartę; ty dobierasz 1 kartę.
card-jun_camouflage = Kamuflaż
    .text = Bitwa: żaden twój Oddział nie może zostać pojmany w tej bitwie; możesz też przesunąć 1 swój Oddział na inny Cel.
card-jun_predators = Drapieżniki
    .text = Bitwa: możesz zabić 1 wrogi Oddział na Kontroli nad Regionem; nie zdobywasz za to PZ.
card-wat_regroup = Przegrupowanie (Ocean)
    .text = Bitwa: z każdego regionu sąsiadującego z Regionem Bitwy możesz przesunąć 1 swój Oddział na wybrany Cel.
card-wat_outflank = Oskrzydlenie (Ocean)
    .text = Bitwa: przesuń do 2 swoich Oddziałów na inne Cele Bitwy.
card-wat_landing = Desant
    .text = Bitwa: przesuń do 2 swoich Oddziałów z sąsiadujących regionów na Kontrolę nad Regionem.
card-wat_undertow = Prąd wsteczny
    .text = Bitwa: możesz przesunąć 1 wrogi Oddział z Kontroli nad Regionem na Wyniszczenie.
card-wat_tidal_retreat = Odwrót z odpływem
    .text = Bitwa: zwróć do 3 swoich Oddziałów z planszy Bitwy do Sztabu, potem dobierz 1 kartę.
card-wat_fleet_support = Wsparcie floty
    .text = Bitwa: w Wyniszczeniu zabijasz do 1 Oddziału więcej.
card-wat_deep_channels = Głębokie nurty
    .text = Bitwa: jeśli przegrasz Kontrolę nad Regionem, możesz wycofać się do dowolnego kontrolowanego regionu; zdobądź 1 PZ.

## Co się dzieje

set-up = Plansza jest przygotowana.
hq-settled = { $army }: Sztab { FORM($region, "in") }.
skill-taken = { $army } mają zdolność „{ $skill }”.
phase-begins = Runda { $round }: { $phase }.
turn-begins = Akcja { $number }: { $army }.
event-revealed = Wydarzenie: { $event }.
stack-passed = { $army } mijają wydarzenie na polu { $field }: gra skraca się o rundę.
final-scoring-enabled = Końcowe Punktowanie aktywne: to ostatnia runda.
order-changed = Nowa inicjatywa: { $first } zaczynają.
points-scored =
    { $of ->
        [0] { $army } zdobywają { $n } PZ i mają { $total }: { $source }.
       *[other] { $army } zdobywają { $n } PZ i mają { $total }: { $source } ({ $of }).
    }
for-regions = regiony
for-crystals = Kryształy
for-half = połowa Kryształów
for-prisoners = Jeńcy
for-control = zdobyta Kontrola nad Regionem
for-kills = Oddziały zabite w Wyniszczeniu
for-artillery = Oddział zabity przez Artylerię
for-temple = Kryształy zapłacone w Świątyni
for-icons = zagrane karty
for-exploration = żeton Eksploracji
for-card-kills = Oddział zabity kartą
for-card = karta
for-card-crystals = Kryształy spalone kartą
card-drawn = { $army } dobierają kartę „{ $card }”.
    .rumour =
        { $n ->
            [one] { $army } dobierają kartę.
            [few] { $army } dobierają { $n } karty.
           *[other] { $army } dobierają { $n } kart.
        }
cards-seen = { $army } widzą karty „{ $first }” i „{ $second }” ({ $deck }).
    .rumour = { $army } oglądają dwie karty ({ $deck }).
card-kept = { $army } zatrzymują kartę „{ $card }” ({ $deck }).
    .rumour = { $army } zatrzymują kartę ({ $deck }).
deck-reshuffled = { $army } tasują stos kart odrzuconych w nową talię.
card-discarded = { $army } odrzucają kartę „{ $card }”.
action-chosen = { $army } wybierają: { $action }.
card-laid = { $army } zagrywają kartę „{ $card }”: { $row } { $n }.
marker-moved = { $army } przestawiają swój żeton na miejsce { $place } toru Przyszłej Inicjatywy.
skill-used = { $army } używają zdolności „{ $skill }”.
skills-ready = Wszystkie zdolności są znów gotowe, ich żetony wracają.
skill-token-placed = { $army } umieszczają { FORM($region, "in") } żeton zdolności „{ $skill }”.
units-moved =
    { $n ->
        [one] { $army } przesuwają 1 Oddział { FORM($source, "from") } { FORM($target, "to") }.
        [few] { $army } przesuwają { $n } Oddziały { FORM($source, "from") } { FORM($target, "to") }.
       *[other] { $army } przesuwają { $n } Oddziałów { FORM($source, "from") } { FORM($target, "to") }.
    }
units-placed =
    { $n ->
        [one] { $army } wystawiają { FORM($region, "in") } 1 Oddział.
        [few] { $army } wystawiają { FORM($region, "in") } { $n } Oddziały.
       *[other] { $army } wystawiają { FORM($region, "in") } { $n } Oddziałów.
    }
units-removed =
    { $n ->
        [one] { $army }: 1 Oddział wraca { FORM($region, "from") } do Rezerwy.
        [few] { $army }: { $n } Oddziały wracają { FORM($region, "from") } do Rezerwy.
       *[other] { $army }: { $n } Oddziałów wraca { FORM($region, "from") } do Rezerwy.
    }
crystals-added =
    { $n ->
        [one] { $region }: przybywa 1 Kryształ.
        [few] { $region }: przybywają { $n } Kryształy.
       *[other] { $region }: przybywa { $n } Kryształów.
    }
crystals-taken =
    { $n ->
        [one] { $region }: ubywa 1 Kryształ.
        [few] { $region }: ubywają { $n } Kryształy.
       *[other] { $region }: ubywa { $n } Kryształów.
    }
stock-grown =
    { $n ->
        [one] Pielgrzymi dodają do zasobu 1 Kryształ.
        [few] Pielgrzymi dodają do zasobu { $n } Kryształy.
       *[other] Pielgrzymi dodają do zasobu { $n } Kryształów.
    }
stock-paid =
    { $n ->
        [one] Pielgrzymi biorą z zasobu 1 Kryształ.
        [few] Pielgrzymi biorą z zasobu { $n } Kryształy.
       *[other] Pielgrzymi biorą z zasobu { $n } Kryształów.
    }
control-taken = { $army } przejmują kontrolę nad regionem { $region }.
control-lost = { $army } tracą kontrolę nad regionem { $region }.
explored = { $army } badają region { $region }: { $token }.
token-revealed = { $region }: { $token }!
token-placed = { $region }: { $kind }.
token-moved = Żeton Hordy przechodzi { FORM($source, "from") } { FORM($target, "to") }.
token-seen = Ludzie widzą { FORM($region, "in") }: { $token }.
    .rumour = Ludzie oglądają żeton { FORM($region, "in") }.
battle-marked = Bitwa { $number } { FORM($region, "in") }: { $attacker } atakują, { $defender } bronią się.
battle-cancelled = Bitwa { FORM($region, "in") } odwołana; { $army } zostają.
structure-built = { $army } wznoszą { FORM($region, "in") }: { $structure }.
structure-activated = { $army } aktywują { FORM($region, "in") }: { $structure }.
structure-moved = { $structure }: { FORM($source, "from") } { FORM($target, "to") }.
structure-returned = { $structure }: żeton wraca { FORM($region, "from") } do zasobu.
artillery-placed = Ludzie kładą { FORM($region, "in") } żeton Artylerii.
watch-placed = Ludzie kładą { FORM($region, "in") } żeton Strażnicy.
artillery-gone = Żeton Artylerii wraca { FORM($region, "from") } do zasobu.
watch-gone = Żeton Strażnicy wraca { FORM($region, "from") } do zasobu.
card-stored = Maszyny odkładają do Matrycy kartę „{ $card }” ({ $deck }).
    .rumour = Maszyny odkładają kartę do Matrycy ({ $deck }).
card-dropped = Maszyny kładą kartę „{ $card }” na spód talii ({ $deck }).
    .rumour = Maszyny kładą odłożoną kartę na spód talii ({ $deck }).
scoring-enabled = { $army } aktywują Punktowanie kartą „{ $card }”.
battle-begins = Bitwa { $number } { FORM($region, "in") }: { $attacker } kontra { $defender }.
units-assigned = { $army }: Kontrola { $control }, Pojmanie { $capture }, Wyniszczenie { $attrition }.
battle-card-played = { $army } zagrywają kartę „{ $card }”.
battle-card-lent = { $player } zagrywają kartę „{ $card }” (strona: { $army }).
effect-strength =
    { $n ->
        [one] { $army } liczą 1 Oddział więcej: { $objective }.
        [few] { $army } liczą { $n } Oddziały więcej: { $objective }.
       *[other] { $army } liczą { $n } Oddziałów więcej: { $objective }.
    }
effect-kills =
    { $n ->
        [one] { $army } zabijają w Wyniszczeniu 1 Oddział więcej.
        [few] { $army } zabijają w Wyniszczeniu { $n } Oddziały więcej.
       *[other] { $army } zabijają w Wyniszczeniu { $n } Oddziałów więcej.
    }
effect-kills-fewer =
    { $n ->
        [one] { $army } zabijają w Wyniszczeniu 1 Oddział mniej.
        [few] { $army } zabijają w Wyniszczeniu { $n } Oddziały mniej.
       *[other] { $army } zabijają w Wyniszczeniu { $n } Oddziałów mniej.
    }
effect-survive =
    { $n ->
        [one] { $army }: 1 Oddział przeżywa Wyniszczenie.
        [few] { $army }: do { $n } Oddziałów przeżywa Wyniszczenie.
       *[other] { $army }: do { $n } Oddziałów przeżywa Wyniszczenie.
    }
effect-salvage =
    { $n ->
        [one] { $army }: 1 poległy może trafić do Sztabu.
        [few] { $army }: do { $n } poległych może trafić do Sztabu.
       *[other] { $army }: do { $n } poległych może trafić do Sztabu.
    }
effect-captives =
    { $n ->
        [one] { $army } po wygranym Pojmaniu biorą 1 Jeńca więcej.
        [few] { $army } po wygranym Pojmaniu biorą { $n } Jeńców więcej.
       *[other] { $army } po wygranym Pojmaniu biorą { $n } Jeńców więcej.
    }
effect-safe = { $army } nie mogą trafić do niewoli w tej bitwie.
effect-locked = { $army } nie mogą już wprowadzać Oddziałów na planszę bitwy.
effect-retreat = { $army } mogą wycofać się do dowolnego kontrolowanego regionu.
battle-passed = { $army } pasują.
unit-shifted = Oddział ({ $army }) przechodzi: { $source } → { $target }.
unit-joined = Oddział ({ $army }) przybywa { FORM($source, "from") }: { $target }.
unit-reinforced = Oddział ({ $army }) przybywa z Rezerwy: { $target }.
unit-withdrawn = Oddział ({ $army }) wraca z celu { $source } do Sztabu.
units-killed =
    { $n ->
        [one] { $army } tracą 1 Oddział na celu { $objective }.
        [few] { $army } tracą { $n } Oddziały na celu { $objective }.
       *[other] { $army } tracą { $n } Oddziałów na celu { $objective }.
    }
units-shelled =
    { $n ->
        [one] Artyleria trafia: { $army } tracą 1 Oddział na celu { $objective }.
        [few] Artyleria trafia: { $army } tracą { $n } Oddziały na celu { $objective }.
       *[other] Artyleria trafia: { $army } tracą { $n } Oddziałów na celu { $objective }.
    }
order-reversed = Cele Bitwy będą rozpatrywane w odwrotnej kolejności.
order-restored = Cele Bitwy znów będą rozpatrywane w zwykłej kolejności.
control-decided = Kontrola nad Regionem { $attack }:{ $defence }: { $army } zdobywają region { $region }.
capture-decided = Pojmanie Jeńców { $attack }:{ $defence }: { $army } biorą Jeńców.
capture-prevented = Pojmanie Jeńców { $attack }:{ $defence }: { $army } wygrywają, ale nikogo nie można pojmać.
capture-tied = Pojmanie Jeńców { $n }:{ $n }: nikt nie trafia do niewoli.
unit-captured = { $captor } pojmują Oddział ({ $army }) z celu { $objective }.
attrition-resolved = Wyniszczenie: { $attacker } zabijają { $attack }, { $defender } zabijają { $defence }.
units-stay =
    { $n ->
        [one] { $army } zostają { FORM($region, "in") } z 1 Oddziałem.
        [few] { $army } zostają { FORM($region, "in") } z { $n } Oddziałami.
       *[other] { $army } zostają { FORM($region, "in") } z { $n } Oddziałami.
    }
units-retreated =
    { $n ->
        [one] { $army } wycofują 1 Oddział { FORM($source, "from") } { FORM($target, "to") }.
        [few] { $army } wycofują { $n } Oddziały { FORM($source, "from") } { FORM($target, "to") }.
       *[other] { $army } wycofują { $n } Oddziałów { FORM($source, "from") } { FORM($target, "to") }.
    }
units-dispersed =
    { $n ->
        [one] { $army } nie mają dokąd odejść { FORM($region, "from") }: 1 Oddział wraca do Rezerwy.
        [few] { $army } nie mają dokąd odejść { FORM($region, "from") }: { $n } Oddziały wracają do Rezerwy.
       *[other] { $army } nie mają dokąd odejść { FORM($region, "from") }: { $n } Oddziałów wraca do Rezerwy.
    }
battle-over = Bitwa { FORM($region, "in") } zakończona.
prisoner-freed = { $army } płacą { $price } PZ i odbijają Jeńca ({ $captor }).
game-over = { $army } wygrywają, mając { $total } PZ.
end-points = Najwięcej punktów zwycięstwa: { $total }; przewaga nad drugim miejscem: { $lead }.
end-tie-prisoners = Remis po { $total } PZ; rozstrzygają Jeńcy, { $n } do { $other }.
end-tie-initiative = Remis po { $total } PZ i równa liczba Jeńców; wygrywa gracz stojący dalej na torze inicjatywy.
end-final-scoring = Rundę { $round } zamknęło Końcowe Punktowanie.
measure-points = Punkty zwycięstwa
source-regions = Kontrolowane regiony
source-crystals = Kryształy
source-battles = Kontrola nad Regionem w bitwach
source-kills = Zabite Oddziały
source-prisoners = Jeńcy
source-exploration = Żetony Eksploracji
source-structures = Budowle
source-skills = Zdolności
source-tactics = Karty Taktyki
source-cards = Akcje
source-before = Przed tą pozycją
source-ransom = Zapłacony okup

## Pytania

ask-d-setup-skill = Wybierz dodatkową zdolność.
ask-d-setup-hq = Wybierz pole dla Sztabu.
ask-d-event-crystal = Umieść Kryształ w kontrolowanym regionie.
ask-d-event-token = Wybierz region dla żetonu.
ask-d-event-deck = Którą talię terenową oglądasz?
ask-d-discard = Masz za dużo kart: odrzuć jedną.
ask-d-turn = Twoja tura: akcja albo zdolność.
ask-d-playcard = Zagraj karty do tej akcji, potem zakończ.
ask-d-init = Przestawić znacznik na torze Przyszłej Inicjatywy?
ask-d-move-from = Który Oddział się porusza?
ask-d-move-to = Dokąd idzie?
ask-d-end-explore = Który żeton Eksploracji odkrywasz najpierw?
ask-d-end-trogtoken = Gdzie najpierw odkrywasz żetony Trogów?
ask-d-end-battle = Która bitwa otrzyma następny numer?
ask-d-explore-deck = Z której talii terenowej bierzesz kartę?
ask-d-recruit-count = Ile Oddziałów i gdzie?
    .count-units = Ile Oddziałów rekrutujesz w Sztabie?
    .place = Gdzie trafia kolejny Oddział?
ask-d-build-step = Wznieś lub aktywuj budowlę.
ask-d-build-where = Gdzie ją wznosisz?
ask-d-build-target = Wybierz region docelowy.
ask-d-build-count = Ile?
    .count-units = Ile Oddziałów?
    .count-kills = Ile wrogich Oddziałów ginie?
    .count-temple = Ile Kryształów płacisz?
ask-d-build-tunnel = Przesuń Oddział przez Tunel.
ask-d-matrix-deck = Z której talii terenowej odkładasz kartę?
ask-d-matrix-drop = Która odłożona karta wraca?
ask-d-draw2-source = Z której talii dobierasz?
ask-d-draw2-keep = Którą kartę zatrzymujesz?
ask-d-sk-region = Wybierz region dla zdolności.
ask-d-sk-source = Wybierz, gdzie zaczyna się zdolność.
ask-d-sk-count = Jak używasz zdolności?
ask-d-sk-card = Odrzucić kartę, by dobrać inną?
ask-d-sk-struct = Wybierz budowlę.
ask-d-sk-peek = W którym regionie oglądasz żetony?
ask-d-b-control = Ile Oddziałów na Kontrolę nad Regionem?
ask-d-b-capture = Ile na Pojmanie Jeńców? Reszta idzie na Wyniszczenie.
ask-d-b-card = Zagraj kartę w tej bitwie albo ostatecznie spasuj.
ask-d-b-shift-from = Który Oddział zmienia cel?
ask-d-b-shift-to = Na który cel?
ask-d-b-add-from = Skąd przybywa Oddział?
ask-d-b-add-to = Na który cel?
ask-d-b-kill = Na którym celu ginie wrogi Oddział?
ask-d-b-discard = Odrzuć kartę.
ask-d-b-amount = Ile?
    .count-burn = Ile Kryształów usuwasz?
    .withdraw = Który Oddział wraca do Sztabu?
ask-d-b-captive = Który Oddział pojmujesz?
ask-d-b-victim = Wskaż Oddział, który ginie.
ask-d-b-artillery = Gdzie trafia Artyleria?
ask-d-b-salvage = Ilu poległych trafia do Sztabu?
ask-d-b-retreat = Dokąd się wycofujesz?
ask-d-b-nest = Gdzie Trogi zostawiają Siedlisko?
ask-d-ransom = Odbić Jeńca?

## Możliwości

option-done = Koniec kart
option-stop = Koniec
option-pass = Pas
option-stay = Zostaw miejsce
option-end = Zakończ turę
option-move = Ruch
option-recruit = Rekrutacja
option-build = Budowanie i aktywacja
option-enable = Aktywacja Punktowania
option-draw = Dobierz 2, zatrzymaj 1
option-take-crystal = Weź Kryształ
option-put-crystal = Połóż Kryształ
option-to-units = Zamień żeton na Oddziały
option-to-marker = Zamień dwa Oddziały na żeton
option-skill = Zdolność: { $skill }
option-pick = Weź: { $skill }
option-play = { $card }: { $row } { $n }
option-discard = Odrzuć: { $card }
option-keep = Zatrzymaj: { $card }
option-drop = Oddaj: { $card }
option-card = Zagraj: { $card }
option-stored = Zagraj z Matrycy: { $card }
option-advantage = Zagraj z Przewagą w terenie: { $card }
option-position = Miejsce { $n }
option-deck = { $deck }
option-count = { $n }
option-count-units =
    { $n ->
        [0] Żaden Oddział
        [one] 1 Oddział
        [few] { $n } Oddziały
       *[other] { $n } Oddziałów
    }
option-count-paid =
    { $price ->
        [one] Oddziały: { $n }; kosztuje 1 Kryształ
        [few] Oddziały: { $n }; kosztuje { $price } Kryształy
       *[other] Oddziały: { $n }; kosztuje { $price } Kryształów
    }
option-count-kills =
    { $n ->
        [one] Zabij 1 Oddział
        [few] Zabij { $n } Oddziały
       *[other] Zabij { $n } Oddziałów
    }
option-count-temple =
    { $n ->
        [one] Zapłać 1 Kryształ: { $points } PZ
        [few] Zapłać { $n } Kryształy: { $points } PZ
       *[other] Zapłać { $n } Kryształów: { $points } PZ
    }
option-count-burn =
    { $n ->
        [0] Zostaw Kryształy
        [one] Usuń 1 Kryształ: { $points } PZ
        [few] Usuń { $n } Kryształy: { $points } PZ
       *[other] Usuń { $n } Kryształów: { $points } PZ
    }
option-count-salvage =
    { $n ->
        [0] Nikt
        [one] 1 Oddział do Sztabu
        [few] { $n } Oddziały do Sztabu
       *[other] { $n } Oddziałów do Sztabu
    }
option-control = { $n } na Kontrolę nad Regionem
option-capture = { $n } na Pojmanie Jeńców
option-from = { FORM($region, "From") }
option-to = { FORM($region, "To") }
option-place = { FORM($region, "In") }
option-target = { $region }
option-explore = Zbadaj: { $region }
option-reveal = Odkryj { FORM($region, "in") }
option-battle = Bitwa { FORM($region, "in") }
option-look = Obejrzyj: { $region }
option-tunnel-to = Tunelem { FORM($region, "to") }
option-tunnel-from = Tunelem { FORM($region, "from") }
option-retreat = Odwrót { FORM($region, "to") }
option-nest = Siedlisko { FORM($region, "in") }
option-hq = Sztab { FORM($region, "in") }
option-construct = Wznieś: { $structure }, kosztuje { $n }
option-activate = Aktywuj: { $structure } { FORM($region, "in") }, kosztuje { $n }
option-marker = { $structure } { FORM($region, "in") }
option-shift-from = Oddział z celu { $objective }
option-shift-to = Na cel { $objective }
option-add-to = Na cel { $objective }
option-kill = Zabij na celu { $objective }
    .paid =
        { $price ->
            [one] Zabij na celu { $objective }: kosztuje 1 Kryształ
            [few] Zabij na celu { $objective }: kosztuje { $price } Kryształy
           *[other] Zabij na celu { $objective }: kosztuje { $price } Kryształów
        }
option-withdraw = Wycofaj z celu { $objective }
option-captive = Pojmij z celu { $objective }
option-victim = Oddział na celu { $objective }
option-shell = Traf cel: { $objective }
option-ransom = Odbij Jeńca ({ $captor }) za { $price } PZ

## Dlaczego nie?

why-acted = Twoja akcja w tej turze została już wykonana.
why-not-acted = Najpierw wykonaj akcję; Rekrutacja bez kart to pas.
why-last-round = W ostatniej rundzie nie można aktywować Punktowania.
why-scoring-enabled =
    { FORM($army, "gender") ->
        [mp] { $army } aktywowali już Punktowanie w tej rundzie.
       *[pl] { $army } aktywowały już Punktowanie w tej rundzie.
    }
why-no-scoring-card = Nie masz na ręce karty aktywującej Punktowanie.
why-nothing-to-draw = Nie ma już kart do dobrania.
why-skill-passive = Zdolność „{ $skill }” działa samoczynnie i nigdy się jej nie używa.
why-skill-in-battle = Zdolności „{ $skill }” używa się w bitwie.
why-skill-exhausted = Zdolność „{ $skill }” jest wykorzystana do następnej fazy wydarzeń.
why-no-crystals = Koszt w Kryształach: { $price }; zasób: { $stock }.
why-skill-useless = Zdolność „{ $skill }” nic by teraz nie zmieniła.
why-no-battle-text = Ta karta nie ma tekstu bitewnego.
why-firewall = Blokuje to Zapora: jedna karta na bitwę i żadnej karty Taktyk Terenowych.
why-no-terrain = Ten region nie ma terenu: działają tu tylko karty armii.
why-wrong-terrain = Teren w tym miejscu: { $terrain }.
why-matrix-not-for-trogs = Odłożonych kart nie można zagrywać za neutralne Trogi.
why-no-marker-left = Wszystkie żetony ({ $n }) są na mapie: { $structure }.
why-icons = Koszt: { $price }; pozostałe punkty budowania: { $icons }.
why-no-site = Żaden twój region nie przyjmie: { $structure }.
why-not-controlled = Nie kontrolujesz regionu { $region }.
why-control-too-new = Kontrolujesz region { $region } dopiero od tej akcji.
why-battle-region = { $region }: to jest Region Bitwy.
why-only-in-battle = { $structure }: tylko w odpowiednim Regionie Bitwy.
why-used-already = { $structure } { FORM($region, "in") }: już aktywowano w tej akcji.
why-no-effect = { $structure } { FORM($region, "in") }: nic by się teraz nie zmieniło.
why-not-here = { $region }: tu nie wolno.
why-hq = { $region }: to jest Sztab ({ $army }).
why-stopped =
    { $n ->
        [one] 1 twój Oddział musiał się zatrzymać { FORM($region, "in") } na tę rundę.
        [few] { $n } twoje Oddziały musiały się zatrzymać { FORM($region, "in") } na tę rundę.
       *[other] { $n } twoich Oddziałów musiało się zatrzymać { FORM($region, "in") } na tę rundę.
    }
why-attacker-stays = Agresor nigdy nie opuszcza bitwy { FORM($region, "in") }.
why-defenders-held = { FORM($region, "In") } muszą zostać twoje Oddziały ({ $held }), dwa razy tyle, ile ma Agresor; masz tam: { $units }.
why-no-way-out = { FORM($region, "From") } nie ma wyjścia: do żadnego sąsiadującego regionu nie można wejść.
why-stasis = Pole stazy zamyka region { $region }.
why-tunnel-closed = Tunel { FORM($region, "in") } jest zamknięty: region kontroluje ktoś inny.
why-marker-there = { FORM($region, "In") } jest już żeton: { $structure }.
why-not-controlled-retreat = Możesz wycofać się tylko do sąsiadującego kontrolowanego regionu, nie { FORM($region, "to") }.
why-reserve = W Rezerwie: { $reserve }, punkty rekrutacji: { $icons }.
why-recruit-icons = Masz tylko tyle punktów rekrutacji: { $icons }.
why-deck-empty = Brak kart ({ $deck }).
why-no-unit-there = Nie ma takiego Oddziału na celu { $objective }.
why-other-objective = Karta nie pozwala na cel: { $objective }.
why-controlled = { $region }: pod kontrolą gracza.
why-occupied = { FORM($region, "In") } są Oddziały.

## Stół w terminalu

draw-head = Runda { $round }, { $phase }.
draw-scoring = Punktowanie aktywne: { $army }.
draw-no-scoring = Punktowanie nieaktywne.
draw-tracks = Inicjatywa: { $order } | Przyszła: { $new } | Wydarzenia: { $stacks }
draw-player = { $army }: { $vp } PZ, Rezerwa { $reserve }, ręka { $hand }, talia { $deck }, Jeńcy { $prisoners }
draw-trogs = T  Neutralne Trogi: Rezerwa { $reserve }, Jeńcy { $prisoners }
draw-hand = Twoja ręka: { $cards }
draw-battle = Bitwa { FORM($region, "in") }
draw-side = { $army }: Kontrola { $control }, Pojmanie { $capture }, Wyniszczenie { $attrition }

## What a plan brings, counted

gain-points =
    { $n ->
        [one] 1 Punkt Zwycięstwa
        [few] { $n } Punkty Zwycięstwa
       *[many] { $n } Punktów Zwycięstwa
    }
gain-regions =
    { $n ->
        [one] 1 region
        [few] { $n } regiony
       *[many] { $n } regionów
    }
gain-crystals =
    { $n ->
        [one] 1 kryształ w twoich regionach
        [few] { $n } kryształy w twoich regionach
       *[many] { $n } kryształów w twoich regionach
    }
gain-units =
    { $n ->
        [one] 1 Oddział na planszy
        [few] { $n } Oddziały na planszy
       *[many] { $n } Oddziałów na planszy
    }
gain-prisoners =
    { $n ->
        [one] 1 Jeniec
        [few] { $n } Jeńcy
       *[many] { $n } Jeńców
    }
gain-cards =
    { $n ->
        [one] 1 karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
