# Scythe: polskie słowa. Tytuły kart spotkań i kart Fabryki są nasze.

## The game

game-title = Scythe
game-pitch = Uprawiaj, buduj i prowadź mechy przez inną Europę lat dwudziestych; szósta gwiazda kończy grę.

## Nations

faction-nordic = Królestwa Nordyckie
    .gender = pl
    .gen = Królestw Nordyckich
    .acc = Królestwa Nordyckie
faction-rusviet = Związek Rusviecki
    .gender = m
    .gen = Związku Rusvieckiego
    .acc = Związek Rusviecki
faction-crimea = Chanat Krymski
    .gender = m
    .gen = Chanatu Krymskiego
    .acc = Chanat Krymski
faction-saxony = Imperium Saksonii
    .gender = n
    .gen = Imperium Saksonii
    .acc = Imperium Saksonii
faction-polania = Republika Polanii
    .gender = f
    .gen = Republiki Polanii
    .acc = Republikę Polanii
leader-nordic = Bjorn & Mox
leader-rusviet = Olga & Changa
leader-crimea = Zehra & Kar
leader-saxony = Gunter, Nacht & Tag
leader-polania = Anna & Wojtek

## Player mats and their actions

mat-industrial = Przemysłowa
mat-engineering = Inżynieryjna
mat-patriotic = Patriotyczna
mat-mechanical = Mechaniczna
mat-agricultural = Rolnicza
top-move = Ruch / Zysk
top-bolster = Wzmocnienie
top-trade = Handel
top-produce = Produkcja
bottom-upgrade = Ulepszenie
bottom-deploy = Rozmieszczenie
bottom-build = Budowa
bottom-enlist = Werbunek
box-move-units = jednostki w Ruchu
    .acc = jednostki w Ruchu
box-move-coins = monety w Zysku
    .acc = monety w Zysku
box-bolster-power = siła we Wzmocnieniu
    .acc = siłę we Wzmocnieniu
box-bolster-cards = karty we Wzmocnieniu
    .acc = karty we Wzmocnieniu
box-trade-popularity = popularność w Handlu
    .acc = popularność w Handlu
box-produce-territories = regiony w Produkcji
    .acc = regiony w Produkcji
good-coin = monety
    .countacc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
good-power = siła
    .countacc = { $n ->
        [one] { $n } siłę
        [few] { $n } siły
       *[many] { $n } siły
    }
good-popularity = popularność
    .countacc = { $n ->
        [one] { $n } popularność
        [few] { $n } popularności
       *[many] { $n } popularności
    }
good-combat_card = karty walki
    .countacc = { $n ->
        [one] { $n } kartę walki
        [few] { $n } karty walki
       *[many] { $n } kart walki
    }
resource-food = żywność
    .countacc = { $n ->
        [one] { $n } żywność
       *[other] { $n } żywności
    }
resource-wood = drewno
    .countacc = { $n ->
        [one] { $n } drewno
       *[other] { $n } drewna
    }
resource-metal = metal
    .countacc = { $n ->
        [one] { $n } metal
       *[other] { $n } metalu
    }
resource-oil = ropa
    .countacc = { $n ->
        [one] { $n } ropę
       *[other] { $n } ropy
    }
cargo-food = żywność
    .countacc = { $n ->
        [one] { $n } żywność
       *[other] { $n } żywności
    }
cargo-wood = drewno
    .countacc = { $n ->
        [one] { $n } drewno
       *[other] { $n } drewna
    }
cargo-metal = metal
    .countacc = { $n ->
        [one] { $n } metal
       *[other] { $n } metalu
    }
cargo-oil = ropa
    .countacc = { $n ->
        [one] { $n } ropę
       *[other] { $n } ropy
    }
cargo-worker = robotnicy
    .countacc = { $n ->
        [one] { $n } robotnika
       *[other] { $n } robotników
    }
cargo-moved-worker = robotnicy po ruchu
    .countacc = { $n ->
        [one] { $n } robotnika po ruchu
       *[other] { $n } robotników po ruchu
    }
unit-character = bohater
unit-mech = mech
unit-worker = robotnik
    .countacc = { $n ->
        [one] { $n } robotnika
       *[other] { $n } robotników
    }
building-monument = Pomnik
    .acc = Pomnik
building-mill = Młyn
    .acc = Młyn
building-mine = Kopalnia
    .acc = Kopalnię
building-armory = Zbrojownia
    .acc = Zbrojownię
text-monument = Przy Wzmocnieniu zyskujesz też 1 popularność.
text-mill = Przy Produkcji region Młyna może produkować dodatkowo, a Młyn liczy się tam jako jeszcze jeden robotnik.
text-mine = Tunel tylko dla twoich jednostek.
text-armory = Przy Handlu zyskujesz też 1 siłę.

## Abilities

ability-swim = Pływanie
ability-relentless = Nieustępliwość
ability-coercion = Przymus
ability-meander = Wędrowanie
ability-dominate = Dominacja
ability-riverwalk = Przeprawa
ability-speed = Szybkość
ability-seaworthy = Żegluga
ability-artillery = Artyleria
ability-township = Osady
ability-peoples_army = Armia Ludowa
ability-wayfare = Wędrówka
ability-scout = Zwiad
ability-submerge = Zanurzenie
ability-camaraderie = Braterstwo
ability-underpass = Przejście podziemne
ability-disarm = Rozbrojenie
text-swim = Twoi robotnicy przekraczają rzeki.
text-relentless = Możesz ponownie wybrać sekcję z poprzedniej tury, ale nie kartę Fabryki.
text-coercion = Raz na turę karta walki zastępuje jeden zasób.
text-meander = Możesz wybrać do 2 różnych opcji karty spotkania.
text-dominate = Brak limitu gwiazd za cele i walki.
text-riverwalk = Bohater i mechy przekraczają rzeki na dwa rodzaje terenu.
text-speed = Bohater i mechy poruszają się o jeden region dalej.
text-seaworthy = Bohater i mechy wchodzą na jeziora i mogą się na nie wycofać.
text-artillery = Przed walką zapłać 1 siłę: przeciwnik traci 2.
text-township = Kontrolowane wioski i Fabryka sąsiadują ze sobą dla bohatera i mechów.
text-peoples_army = Z robotnikiem w walce możesz zagrać 1 kartę walki więcej.
text-wayfare = Bohater i mechy przechodzą z każdego miejsca do twojej bazy lub bazy nieobecnej frakcji.
text-scout = Przed walką zabierasz przeciwnikowi losową kartę walki.
text-submerge = Bohater i mechy wchodzą na jeziora i przechodzą między dowolnymi jeziorami.
text-camaraderie = Nie tracisz popularności za robotników po walce wygranej jako atakujący.
text-underpass = Kontrolowane góry, tunele i twoja Kopalnia sąsiadują ze sobą dla bohatera i mechów.
text-disarm = Przed walką na tunelu lub twojej Kopalni przeciwnik traci 2 siły.

## Stars

star-upgrades = wszystkie 6 ulepszeń
star-mechs = wszystkie 4 mechy
star-structures = wszystkie 4 budynki
star-recruits = wszyscy czterej rekruci
star-workers = komplet 8 robotników
star-objective = cel
star-combat = wygrana walka
star-popularity = 18 popularności
star-power = 16 siły

## The map

terrain-mountain = Góry
terrain-farm = Pole
terrain-forest = Las
terrain-tundra = Tundra
terrain-village = Wioska
terrain-lake = Jezioro
terrain-factory = Fabryka
area-mountain1 = Góry 1
    .in = w Górach 1
    .from = z Gór 1
    .to = w Góry 1
area-farm1 = Pole 1
    .in = na Polu 1
    .from = z Pola 1
    .to = na Pole 1
area-village1 = Wioska 1
    .in = w Wiosce 1
    .from = z Wioski 1
    .to = do Wioski 1
area-forest1 = Las 1
    .in = w Lesie 1
    .from = z Lasu 1
    .to = do Lasu 1
area-tundra1 = Tundra 1
    .in = na Tundrze 1
    .from = z Tundry 1
    .to = na Tundrę 1
area-village2 = Wioska 2
    .in = w Wiosce 2
    .from = z Wioski 2
    .to = do Wioski 2
area-lake1 = Jezioro 1
    .in = na Jeziorze 1
    .from = z Jeziora 1
    .to = na Jezioro 1
area-tundra2 = Tundra 2
    .in = na Tundrze 2
    .from = z Tundry 2
    .to = na Tundrę 2
area-lake2 = Jezioro 2
    .in = na Jeziorze 2
    .from = z Jeziora 2
    .to = na Jezioro 2
area-tundra3 = Tundra 3
    .in = na Tundrze 3
    .from = z Tundry 3
    .to = na Tundrę 3
area-mountain2 = Góry 2
    .in = w Górach 2
    .from = z Gór 2
    .to = w Góry 2
area-farm2 = Pole 2
    .in = na Polu 2
    .from = z Pola 2
    .to = na Pole 2
area-farm3 = Pole 3
    .in = na Polu 3
    .from = z Pola 3
    .to = na Pole 3
area-forest2 = Las 2
    .in = w Lesie 2
    .from = z Lasu 2
    .to = do Lasu 2
area-mountain3 = Góry 3
    .in = w Górach 3
    .from = z Gór 3
    .to = w Góry 3
area-forest3 = Las 3
    .in = w Lesie 3
    .from = z Lasu 3
    .to = do Lasu 3
area-lake3 = Jezioro 3
    .in = na Jeziorze 3
    .from = z Jeziora 3
    .to = na Jezioro 3
area-forest4 = Las 4
    .in = w Lesie 4
    .from = z Lasu 4
    .to = do Lasu 4
area-village3 = Wioska 3
    .in = w Wiosce 3
    .from = z Wioski 3
    .to = do Wioski 3
area-farm4 = Pole 4
    .in = na Polu 4
    .from = z Pola 4
    .to = na Pole 4
area-village4 = Wioska 4
    .in = w Wiosce 4
    .from = z Wioski 4
    .to = do Wioski 4
area-lake4 = Jezioro 4
    .in = na Jeziorze 4
    .from = z Jeziora 4
    .to = na Jezioro 4
area-factory = Fabryka
    .in = w Fabryce
    .from = z Fabryki
    .to = do Fabryki
area-mountain4 = Góry 4
    .in = w Górach 4
    .from = z Gór 4
    .to = w Góry 4
area-tundra4 = Tundra 4
    .in = na Tundrze 4
    .from = z Tundry 4
    .to = na Tundrę 4
area-mountain5 = Góry 5
    .in = w Górach 5
    .from = z Gór 5
    .to = w Góry 5
area-forest5 = Las 5
    .in = w Lesie 5
    .from = z Lasu 5
    .to = do Lasu 5
area-forest6 = Las 6
    .in = w Lesie 6
    .from = z Lasu 6
    .to = do Lasu 6
area-farm5 = Pole 5
    .in = na Polu 5
    .from = z Pola 5
    .to = na Pole 5
area-tundra5 = Tundra 5
    .in = na Tundrze 5
    .from = z Tundry 5
    .to = na Tundrę 5
area-lake5 = Jezioro 5
    .in = na Jeziorze 5
    .from = z Jeziora 5
    .to = na Jezioro 5
area-village5 = Wioska 5
    .in = w Wiosce 5
    .from = z Wioski 5
    .to = do Wioski 5
area-lake6 = Jezioro 6
    .in = na Jeziorze 6
    .from = z Jeziora 6
    .to = na Jezioro 6
area-mountain6 = Góry 6
    .in = w Górach 6
    .from = z Gór 6
    .to = w Góry 6
area-village6 = Wioska 6
    .in = w Wiosce 6
    .from = z Wioski 6
    .to = do Wioski 6
area-village7 = Wioska 7
    .in = w Wiosce 7
    .from = z Wioski 7
    .to = do Wioski 7
area-tundra6 = Tundra 6
    .in = na Tundrze 6
    .from = z Tundry 6
    .to = na Tundrę 6
area-forest7 = Las 7
    .in = w Lesie 7
    .from = z Lasu 7
    .to = do Lasu 7
area-mountain7 = Góry 7
    .in = w Górach 7
    .from = z Gór 7
    .to = w Góry 7
area-tundra7 = Tundra 7
    .in = na Tundrze 7
    .from = z Tundry 7
    .to = na Tundrę 7
area-tundra8 = Tundra 8
    .in = na Tundrze 8
    .from = z Tundry 8
    .to = na Tundrę 8
area-lake7 = Jezioro 7
    .in = na Jeziorze 7
    .from = z Jeziora 7
    .to = na Jezioro 7
area-farm6 = Pole 6
    .in = na Polu 6
    .from = z Pola 6
    .to = na Pole 6
area-mountain8 = Góry 8
    .in = w Górach 8
    .from = z Gór 8
    .to = w Góry 8
area-village8 = Wioska 8
    .in = w Wiosce 8
    .from = z Wioski 8
    .to = do Wioski 8
area-farm7 = Pole 7
    .in = na Polu 7
    .from = z Pola 7
    .to = na Pole 7
area-village9 = Wioska 9
    .in = w Wiosce 9
    .from = z Wioski 9
    .to = do Wioski 9
area-base_albion = Baza Albionu
    .in = w bazie Albionu
    .from = z bazy Albionu
    .to = do bazy Albionu
area-base_nordic = Baza Nordyków
    .in = w bazie Nordyków
    .from = z bazy Nordyków
    .to = do bazy Nordyków
area-base_polania = Baza Polanii
    .in = w bazie Polanii
    .from = z bazy Polanii
    .to = do bazy Polanii
area-base_rusviet = Baza Rusvietu
    .in = w bazie Rusvietu
    .from = z bazy Rusvietu
    .to = do bazy Rusvietu
area-base_saxony = Baza Saksonii
    .in = w bazie Saksonii
    .from = z bazy Saksonii
    .to = do bazy Saksonii
area-base_togawa = Baza Togawy
    .in = w bazie Togawy
    .from = z bazy Togawy
    .to = do bazy Togawy
area-base_crimea = Baza Krymu
    .in = w bazie Krymu
    .from = z bazy Krymu
    .to = do bazy Krymu

## Cards

card-cc2 = karta walki 2
card-cc3 = karta walki 3
card-cc4 = karta walki 4
card-cc5 = karta walki 5
card-obj01 = Przewaga wzgórz
card-obj02 = Przewaga podziemi
card-obj03 = Przewaga plonów
card-obj04 = Przewaga północy
card-obj05 = Król wzgórza
card-obj06 = Odeślij jednego jako ostrzeżenie
card-obj07 = Maszyna zamiast mięśni
card-obj08 = Zakasz rękawy z prostym ludem
card-obj09 = Zapasy na zimę
card-obj10 = Przewaga lasów
card-obj11 = Przewaga ludności
card-obj12 = Bogactwo albo łzy
card-obj13 = Fundamenty imperium
card-obj14 = Zabezpiecz się
card-obj15 = Zrównoważona załoga
card-obj16 = Wilk wśród owiec
card-obj17 = Dziel i rządź
card-obj18 = Ukochany pacyfista
card-obj19 = Umocnij brzeg
card-obj20 = Trwały przyczółek
card-obj21 = Zmonopolizuj rynek
card-obj22 = Przełom technologiczny
card-obj23 = Mistrzostwo taktyki
text-obj01 = Na koniec swojej tury kontroluj co najmniej 3 góry.
text-obj02 = Na koniec swojej tury kontroluj co najmniej 3 regiony z nadrukowanym tunelem.
text-obj03 = Na koniec swojej tury kontroluj co najmniej 3 pola.
text-obj04 = Na koniec swojej tury kontroluj co najmniej 3 tundry.
text-obj05 = Na koniec swojej tury kontroluj Fabrykę i miej co najmniej tyle siły co każdy inny gracz.
text-obj06 = W tej turze co najmniej jeden robotnik przeciwnika musiał się przed tobą wycofać, a ty masz teraz co najmniej 7 siły.
text-obj07 = Miej kartę Fabryki, co najmniej 1 rozmieszczonego mecha i najwyżej 3 robotników w grze.
text-obj08 = Miej najwyżej 2 monety, co najmniej 4 robotników w grze i co najmniej 7 popularności.
text-obj09 = Na koniec swojej tury kontroluj region z co najmniej 9 zasobami, w tym co najmniej jednym każdego rodzaju.
text-obj10 = Na koniec swojej tury kontroluj co najmniej 3 lasy.
text-obj11 = Na koniec swojej tury kontroluj co najmniej 3 wioski.
text-obj12 = Na koniec swojej tury miej co najmniej 20 monet.
text-obj13 = Miej co najmniej 6 swoich elementów (bohater, mechy, robotnicy, budynek) w jednym regionie.
text-obj14 = Na koniec swojej tury miej co najmniej 1 ulepszenie, 1 mecha, 1 budynek, 1 rekruta i kontroluj co najmniej 1 zasób każdego rodzaju.
text-obj15 = Masz tylu robotników w grze, ilu zwerbowanych rekrutów.
text-obj16 = Na koniec swojej tury kontroluj region z bohaterem, dokładnie 1 mechem, dokładnie 1 robotnikiem i co najmniej 5 zasobami.
text-obj17 = Na koniec swojej tury nie miej karty Fabryki i kontroluj co najmniej 2 regiony obok Fabryki.
text-obj18 = Miej 0 siły, co najmniej 13 popularności i co najmniej 5 robotników w grze.
text-obj19 = Na koniec swojej tury kontroluj co najmniej 5 regionów przy jednym i tym samym jeziorze.
text-obj20 = Miej co najmniej 3 budynki, co najmniej 7 popularności i żadnego rozmieszczonego mecha.
text-obj21 = Na koniec swojej tury kontroluj co najmniej 9 zasobów jednego rodzaju we wszystkich swoich regionach.
text-obj22 = Miej kartę Fabryki i ani jednego ulepszenia.
text-obj23 = Miej na ręce co najmniej 8 kart walki i co najmniej 1 gwiazdę za walkę.
card-enc01 = Gęsi na drodze
card-enc02 = Oficerowie w śniegu
card-enc03 = Stado na zboczu
card-enc04 = Ćwiczenia strzeleckie
card-enc05 = Obóz nad rzeką
card-enc06 = Niedźwiedzie przy zabawie
card-enc07 = Północny biwak
card-enc08 = Dziedziniec rafinerii
card-enc09 = Warsztat wynalazcy
card-enc10 = Mech we mgle
card-enc11 = Sad
card-enc12 = Obóz drwali
card-enc13 = Wiejski festyn
card-enc14 = Chlew
card-enc15 = Karawana przy promie
card-enc16 = Czas siewu
card-enc17 = Żołnierz na emeryturze
card-enc18 = Dziki
card-enc19 = Wieści z domu
card-enc20 = Dzieci bawią się w wojnę
card-enc21 = Dziki mech i krowa
card-enc22 = Zepsuty wyciąg
card-enc23 = Karta powołania
card-enc24 = Leśny patrol
card-enc25 = Ukryte laboratorium
card-enc26 = Siłacz w gospodzie
card-enc27 = Mech rolnika
card-enc28 = Pożegnanie rekruta
encounter-enc01-1 = Weź 2 monety i 1 popularność.
encounter-enc01-2 = Zapłać 2 monety, potem weź 4 żywności.
encounter-enc01-3 = Zapłać 2 popularności, potem weź 1 budynek.
encounter-enc02-1 = Weź 1 kartę walki i 1 popularność.
encounter-enc02-2 = Zapłać 2 monety, potem weź 4 drewna.
encounter-enc02-3 = Zapłać 2 popularności, potem weź 1 rekruta.
encounter-enc03-1 = Weź 2 żywności i 1 popularność.
encounter-enc03-2 = Zapłać 2 monety, potem weź 1 robotnika i 3 żywności.
encounter-enc03-3 = Zapłać 3 popularności, potem weź 1 mecha.
encounter-enc04-1 = Weź 2 metalu i 1 popularność.
encounter-enc04-2 = Zapłać 3 monety, potem weź 1 rekruta.
encounter-enc04-3 = Zapłać 2 popularności, potem weź 4 metalu.
encounter-enc05-1 = Weź 2 żywności i 1 popularność.
encounter-enc05-2 = Zapłać 4 monety, potem weź 1 mecha.
encounter-enc05-3 = Zapłać 2 popularności, potem weź 2 żywności i 2 metalu.
encounter-enc06-1 = Weź 2 monety i 1 popularność.
encounter-enc06-2 = Zapłać 3 monety, potem weź 1 rekruta.
encounter-enc06-3 = Zapłać 2 popularności, potem weź 4 żywności.
encounter-enc07-1 = Weź 2 ropy i 1 popularność.
encounter-enc07-2 = Zapłać 2 monety, potem weź 1 ulepszenie.
encounter-enc07-3 = Zapłać 2 popularności, potem weź 4 ropy.
encounter-enc08-1 = Weź 2 monety i 1 popularność.
encounter-enc08-2 = Zapłać 2 monety, potem weź 4 ropy.
encounter-enc08-3 = Zapłać 2 popularności, potem weź 1 rekruta.
encounter-enc09-1 = Weź 2 ropy i 1 popularność.
encounter-enc09-2 = Zapłać 3 monety, potem weź 1 budynek.
encounter-enc09-3 = Zapłać 2 popularności, potem weź 4 ropy.
encounter-enc10-1 = Weź 2 ropy i 1 popularność.
encounter-enc10-2 = Zapłać 4 monety, potem weź 1 mecha.
encounter-enc10-3 = Zapłać 2 popularności, potem weź 2 monety i 2 zasoby do wyboru.
encounter-enc11-1 = Weź 2 żywności i 1 popularność.
encounter-enc11-2 = Zapłać 2 monety, potem weź 1 robotnika i 3 żywności.
encounter-enc11-3 = Zapłać 2 popularności, potem weź 1 budynek.
encounter-enc12-1 = Weź 2 drewna i 1 popularność.
encounter-enc12-2 = Zapłać 3 monety, potem weź 1 budynek.
encounter-enc12-3 = Zapłać 2 popularności, potem weź 1 robotnika i 3 drewna.
encounter-enc13-1 = Weź 2 monety i 1 popularność.
encounter-enc13-2 = Zapłać 2 monety, potem weź 2 siły i 2 popularności.
encounter-enc13-3 = Zapłać 3 popularności, potem weź 5 zasobów do wyboru.
encounter-enc14-1 = Weź 2 żywności i 1 popularność.
encounter-enc14-2 = Zapłać 2 monety, potem weź 3 zasoby do wyboru.
encounter-enc14-3 = Zapłać 2 popularności, potem weź 1 robotnika i 3 metalu.
encounter-enc15-1 = Weź 2 popularności.
encounter-enc15-2 = Zapłać 2 monety, potem weź 3 zasoby do wyboru.
encounter-enc15-3 = Zapłać 3 popularności, potem weź 5 zasobów do wyboru.
encounter-enc16-1 = Weź 2 żywności i 1 popularność.
encounter-enc16-2 = Zapłać 2 monety, potem weź 1 robotnika i 2 zasoby do wyboru.
encounter-enc16-3 = Zapłać 2 popularności, potem weź 1 rekruta.
encounter-enc17-1 = Weź 1 kartę walki i 1 popularność.
encounter-enc17-2 = Zapłać 2 monety, potem weź 2 siły i 2 karty walki.
encounter-enc17-3 = Zapłać 3 popularności, potem weź 1 mecha.
encounter-enc18-1 = Weź 2 żywności i 1 popularność.
encounter-enc18-2 = Zapłać 2 monety, potem weź 3 zasoby do wyboru.
encounter-enc18-3 = Zapłać 2 popularności, potem weź 1 robotnika i 3 drewna.
encounter-enc19-1 = Weź 2 monety i 1 popularność.
encounter-enc19-2 = Zapłać 2 monety, potem weź 4 żywności.
encounter-enc19-3 = Zapłać 2 popularności, potem weź 2 karty walki i 3 siły.
encounter-enc20-1 = Weź 1 kartę walki i 1 popularność.
encounter-enc20-2 = Zapłać 2 monety, potem weź 3 popularności.
encounter-enc20-3 = Zapłać 2 popularności, potem weź 4 drewna.
encounter-enc21-1 = Weź 2 popularności.
encounter-enc21-2 = Zapłać 4 monety, potem weź 1 mecha.
encounter-enc21-3 = Zapłać 2 popularności, potem weź 2 karty walki i 3 siły.
encounter-enc22-1 = Weź 2 monety i 1 popularność.
encounter-enc22-2 = Zapłać 2 monety, potem weź 4 metalu.
encounter-enc22-3 = Zapłać 2 popularności, potem weź 1 budynek.
encounter-enc23-1 = Weź 2 monety i 1 popularność.
encounter-enc23-2 = Zapłać 3 monety, potem weź 1 rekruta.
encounter-enc23-3 = Zapłać 2 popularności, potem weź 1 robotnika i 3 żywności.
encounter-enc24-1 = Weź 1 kartę walki i 1 popularność.
encounter-enc24-2 = Zapłać 2 monety, potem weź 3 zasoby do wyboru.
encounter-enc24-3 = Zapłać 3 popularności, potem weź 1 mecha.
encounter-enc25-1 = Weź 2 siły i 1 popularność.
encounter-enc25-2 = Zapłać 2 monety, potem weź 4 siły.
encounter-enc25-3 = Zapłać 2 popularności, potem weź 1 ulepszenie i 2 zasoby do wyboru.
encounter-enc26-1 = Weź 2 siły i 1 popularność.
encounter-enc26-2 = Zapłać 2 monety, potem weź 3 popularności.
encounter-enc26-3 = Zapłać 2 popularności, potem weź 1 budynek.
encounter-enc27-1 = Weź 2 monety i 1 popularność.
encounter-enc27-2 = Zapłać 2 monety, potem weź 4 metalu.
encounter-enc27-3 = Zapłać 3 popularności, potem weź 1 mecha.
encounter-enc28-1 = Weź 2 monety i 1 popularność.
encounter-enc28-2 = Zapłać 2 monety, potem weź 1 robotnika i 2 zasoby do wyboru.
encounter-enc28-3 = Zapłać 2 popularności, potem weź 1 budynek.
card-fac01 = Linia montażowa
card-fac02 = Ludzie i plany
card-fac03 = Publiczne manewry
card-fac04 = Sprzedaż broni
card-fac05 = Parada rozbrojeniowa
card-fac06 = Aukcja nadwyżek
card-fac07 = Rekwizycja
card-fac08 = Rozkaz zaopatrzenia
card-fac09 = Grant badawczy
card-fac10 = Kontrakt na mecha
card-fac11 = Roboty publiczne
card-fac12 = Korpus ochotniczy
factory-fac01 = Zapłać 1 monetę i 1 kartę walki: robotnicy w maksymalnie 2 regionach produkują, bez Młyna i bez kosztu robotników.
factory-fac02 = Zapłać 1 popularność, potem weź 1 rekruta lub 1 ulepszenie.
factory-fac02-1 = Zapłać 1 popularność, potem weź 1 rekruta.
factory-fac02-2 = Zapłać 1 popularność, potem weź 1 ulepszenie.
factory-fac03 = Zapłać 1 kartę walki, potem weź 2 popularności.
factory-fac04 = Zapłać 1 kartę walki, potem weź 3 monety.
factory-fac05 = Zapłać 1 siłę, potem weź 2 popularności.
factory-fac06 = Zapłać 1 siłę, potem weź 3 monety.
factory-fac07 = Zapłać 1 popularność, potem weź 1 mecha lub 1 budynek.
factory-fac07-1 = Zapłać 1 popularność, potem weź 1 mecha.
factory-fac07-2 = Zapłać 1 popularność, potem weź 1 budynek.
factory-fac08 = Zapłać 1 kartę walki, potem weź 3 zasoby do wyboru.
factory-fac09 = Zapłać 2 monety, potem weź 1 ulepszenie i 1 popularność.
factory-fac10 = Zapłać 2 monety, potem weź 1 mecha i 1 siłę.
factory-fac11 = Zapłać 2 monety, potem weź 1 budynek i 1 popularność.
factory-fac12 = Zapłać 2 monety, potem weź 1 rekruta i 1 siłę.
card-sb_encounters = Obok spotkań
card-sb_lakes = Obok jezior
card-sb_tunnels_adjacent = Obok tuneli
card-sb_tunnels_on = Na tunelach
card-sb_farm_tundra = Na polach i tundrach
card-sb_line = Najdłuższa linia
text-sb_encounters = Policz regiony z nadrukowanym symbolem spotkania, które stykają się z twoim budynkiem.
text-sb_lakes = Policz jeziora, które stykają się z twoim budynkiem.
text-sb_tunnels_adjacent = Policz regiony z nadrukowanym tunelem, które stykają się z twoim budynkiem.
text-sb_tunnels_on = Policz swoje budynki na regionach z nadrukowanym tunelem.
text-sb_farm_tundra = Policz swoje budynki na polach i tundrach.
text-sb_line = Policz budynki w swojej najdłuższej nieprzerwanej prostej linii sąsiednich regionów.

## Events

match-began = Zaczyna: { $seat }. Premia za budynki: { $tile }.
side-dealt = { $seat }: plansza { $mat }, monety { $coins }, popularność { $popularity }, siła { $power }.
objective-dealt = { $seat }: otrzymany cel „{ $card }”.
turn-began = Tura { $n }: { $seat }.
section-chosen = { $seat }: wybrano sekcję { $top } i { $bottom }.
factory-section-chosen = { $seat }: wybrano kartę Fabryki „{ $card }”.
coins-given =
    { $n ->
        [one] { $seat }: podarowano { $n } monetę. Obdarowany: { $other }.
        [few] { $seat }: podarowano { $n } monety. Obdarowany: { $other }.
       *[many] { $seat }: podarowano { $n } monet. Obdarowany: { $other }.
    }
goods-gained = { $seat }: zyskano { FORM($good, "countacc", $n) }.
goods-paid = { $seat }: zapłacono { FORM($good, "countacc", $n) }.
gain-declined = { $seat }: nie przyjęto zysku: { $good } ({ $n }).
popularity-lost = { $seat }: popularność −{ $n } za przepędzonych robotników.
tokens-placed = { $seat }: położono { FORM($what, "countacc", $n) } { FORM($area, "in") }.
tokens-paid = { $seat }: zapłacono { FORM($what, "countacc", $n) } { FORM($area, "from") }.
# $seat: a nation; the owner reads the value.
card-drawn = { $seat }: dobrano kartę walki { $value }.
    .rumour = { $seat }: dobrano kartę walki.
deck-reshuffled = Stos odrzuconych kart walki staje się nową talią.
card-paid = { $seat }: zapłacono kartą walki { $value }.
card-stolen = { $seat }: zabrano kartę walki { $value } ({ $other }).
    .rumour = { $seat }: zabrano kartę walki ({ $other }).
unit-moved = { $seat }: { $unit } { FORM($from, "from") } { FORM($area, "to") }.
cargo-loaded = { $seat }: załadowano { FORM($what, "countacc", $n) } { FORM($area, "in") }.
cargo-dropped = { $seat }: wyładowano { FORM($what, "countacc", $n) } { FORM($area, "in") }.
workers-chased =
    { $n ->
        [one] { $seat }: przepędzono { $n } robotnika { FORM($area, "from") } ({ $other }).
       *[other] { $seat }: przepędzono { $n } robotników { FORM($area, "from") } ({ $other }).
    }
combat-looms = { $seat }: wejście { FORM($area, "to") }, nastąpi walka.
workers-produced = { $seat }: zyskano { FORM($what, "countacc", $n) } { FORM($area, "in") }.
bottom-taken = { $seat }: wykonano akcję { $bottom }.
cube-moved = { $seat }: ulepszono { FORM($box, "acc") }; tańsza akcja: { $bottom }.
mech-deployed = { $seat }: rozmieszczono mecha { FORM($area, "in") }, { $ability }.
structure-built = { $seat }: zbudowano { FORM($building, "acc") } { FORM($area, "in") }.
recruit-enlisted = { $seat }: zwerbowano rekruta akcji { $bottom }, premia jednorazowa: { $good }.
bonus-due = { $seat }: stała premia za akcję { $bottom }.
combat-began = { $seat }: atak { FORM($area, "in") }. Przeciwnik: { $other }.
artillery-fired = { $seat }: Artyleria, siła −{ $cost }. { $other }: siła −{ $n }.
enemy-disarmed = { $seat }: Rozbrojenie. { $other }: siła −{ $n }.
dial-set = { $seat }: tarcza ustawiona na { $n }.
card-committed = { $seat }: dołożono zakrytą kartę walki { $value }.
combat-revealed = Odkryto: { $seat } { $attack } (tarcza { $attack_dial }, karty { $attack_cards }), { $other } { $defence } (tarcza { $defence_dial }, karty { $defence_cards }).
combat-won = { $seat }: wygrana walka { FORM($area, "in") }, { $n } : { $other_n }. Przeciwnik: { $other }.
combat-tied = { $seat }: wygrana walka { FORM($area, "in") } przy { $n } : { $other_n }, bo remis wygrywa atakujący. Przeciwnik: { $other }.
units-retreated =
    { $n ->
        [one] { $seat }: wycofano { $n } jednostkę { FORM($from, "from") } { FORM($area, "to") }.
        [few] { $seat }: wycofano { $n } jednostki { FORM($from, "from") } { FORM($area, "to") }.
       *[many] { $seat }: wycofano { $n } jednostek { FORM($from, "from") } { FORM($area, "to") }.
    }
encounter-drawn = { $seat }: spotkanie { FORM($area, "in") }, „{ $card }”.
encounter-chosen = { $seat }, „{ $card }”: { $text }
factory-visited = { $seat }: obejrzano karty Fabryki.
factory-card-taken = { $seat }: wzięto kartę Fabryki „{ $card }”. { $text }
objective-revealed = { $seat }: ujawniono cel „{ $card }”. { $text }
objective-returned = { $seat }: odłożono zakryty cel „{ $card }”.
    .rumour = { $seat }: odłożono zakryty drugi cel.
star-placed = { $seat }: położono gwiazdę { $n }: { $star }.
unit-went-back = { $seat }: { $unit } z powrotem { FORM($from, "from") } { FORM($area, "to") }; gra kończy się przed walką.
game-ended = Koniec gry, leży szósta gwiazda: { $seat }.
game-capped =
    { $n ->
        [one] Koniec gry po { $n } turze każdej frakcji.
       *[other] Koniec gry po { $n } turach każdej frakcji.
    }
final-score = { $seat }: wynik { $n } $, w tym { $coins } $ zebranych, { $stars } $ za gwiazdy, { $territories } $ za regiony, { $resources } $ za zasoby, { $structures } $ za budynki.
game-won = Zwycięstwo z wynikiem { $n } $: { $seat }.
tie-broken = Zwycięstwo z wynikiem { $n } $: { $seat }. Przy remisie rozstrzyga kryterium: { $criterion }.
victory-shared = Wspólne zwycięstwo z wynikiem { $n } $: { $seat }.
end-coins = Najwięcej monet: { $total } $; przewaga nad drugim miejscem: { $lead } $.
end-tie = Remis po { $total } $; rozstrzyga kryterium: { $criterion }, { $n } : { $other }.
end-shared = Remis po { $total } $ i we wszystkich kryteriach: zwycięstwo jest wspólne.
end-sixth-star = { $seat }: leży szósta gwiazda.
end-turn-cap = Każdy gracz wykonał już limit tur: { $n }.
criterion-units = jednostki w grze
criterion-pieces = jednostki i budynki w grze
criterion-structures = budynki
criterion-power = siła
criterion-popularity = popularność
criterion-resources = zasoby
criterion-territories = regiony
criterion-stars = gwiazdy
measure-coins = Monety przy natychmiastowym końcu gry
source-coins = Monety z gry
source-stars = Gwiazdy
    .detail = { $count } × { $rate } $
source-territories = Regiony
    .detail = { $count } × { $rate } $
source-resources = Pary zasobów
    .detail = { $count } × { $rate } $
source-structures = Premia za budynki
    .detail = { $tile }: { $count }

## Questions

ask-d-obj = Ujawnić cel?
ask-d-section = Która sekcja planszy?
ask-d-top-move = Ruch czy monety?
ask-d-top-bolster = Siła czy karty walki?
ask-d-top-trade = Zasoby czy popularność?
ask-d-top-produce = Produkować?
ask-d-top-factory = Użyć karty Fabryki?
ask-d-move-unit = Która jednostka się porusza?
ask-d-move-cargo = Co przewozi?
ask-d-lake-cargo = Zabrać wszystko z jeziora?
ask-d-move-step = Dokąd?
ask-d-trade-res = Który zasób?
ask-d-trade-hex = Na który region?
ask-d-prod-hex = Który region produkuje?
ask-d-prod-n = Ilu nowych robotników?
ask-d-combat-order = Która walka najpierw?
ask-d-combat-artillery = Użyć artylerii?
ask-d-combat-dial = Ile siły na tarczy?
ask-d-combat-card = Dołożyć kartę walki?
ask-d-retreat-unit = Dokąd wycofuje się jednostka?
ask-d-retreat-workers = Dokąd wycofują się robotnicy?
ask-d-enc-option = Co robisz?
ask-d-factory-card = Która karta Fabryki?
ask-d-bot = Wykonać dolną akcję?
ask-d-pay-res = Z którego regionu płacisz?
ask-d-pay-card = Którą kartą walki płacisz?
ask-d-upg-from = Które pole ulepszasz?
ask-d-upg-to = Która akcja będzie tańsza?
ask-d-dep-mech = Który mech?
ask-d-dep-hex = Gdzie go rozmieścić?
ask-d-bld-which = Który budynek?
ask-d-bld-hex = Gdzie zbudować?
ask-d-enl-from = Który rekrut?
ask-d-enl-to = Która jednorazowa premia?
ask-d-gain = Przyjąć zysk?
ask-d-gift = Podarować monety?

## Options

option-section = { $top } i { $bottom }
option-section-factory = Karta Fabryki: { $card }
option-move =
    { $n ->
        [one] Rusz { $n } jednostką
       *[other] Rusz maksymalnie { $n } jednostkami
    }
option-coins = Weź { $n } $
option-bolster-power =
    { $n ->
        [one] Zyskaj { $n } siłę
       *[other] Zyskaj { $n } siły
    }
option-bolster-cards =
    { $n ->
        [one] Dobierz { $n } kartę walki
        [few] Dobierz { $n } karty walki
       *[many] Dobierz { $n } kart walki
    }
option-trade-resources =
    { $n ->
        [one] Weź { $n } zasób
        [few] Weź { $n } zasoby
       *[many] Weź { $n } zasobów
    }
option-trade-popularity =
    { $n ->
        [one] Zyskaj { $n } popularność
       *[other] Zyskaj { $n } popularności
    }
option-produce =
    { $n ->
        [one] Produkuj w { $n } regionie
       *[other] Produkuj w maksymalnie { $n } regionach
    }
option-factory-gain = { $text }
option-skip-top = Pomiń górną akcję
option-stop-moving = Nie ruszaj więcej jednostek
option-stop-here = Zatrzymaj się
option-cargo-done = Koniec ładowania
option-load-everything = Zabierz wszystko
option-lake-all = Zabierz wszystko
option-lake-none = Nie zabieraj niczego
option-stop-producing = Nie produkuj dalej
option-artillery-yes = Zapłać 1 siłę: przeciwnik traci 2
option-artillery-no = Nie strzelaj
option-cards-done = Bez kolejnych kart
option-stop-encounter = Bez drugiej opcji
option-take-bottom = { $bottom } za { FORM($what, "countacc", $n) }
option-take-factory-move = Ruch Fabryki: jedna jednostka
option-skip-bottom = Pomiń dolną akcję
option-forgo = Zrezygnuj, weź tylko monety i premie
option-no-reveal = Nie teraz
option-accept = Przyjmij { FORM($good, "countacc", $n) }
option-decline = Nie przyjmuj: { $good } ({ $n })
option-gift =
    { $n ->
        [one] Podaruj { $n } monetę: { $other }
        [few] Podaruj { $n } monety: { $other }
       *[many] Podaruj { $n } monet: { $other }
    }
option-no-gift = Bez podarunku
option-unit = { $unit } { FORM($area, "in") }
option-load-one = Załaduj { FORM($what, "countacc", 1) }
option-load-all = Załaduj wszystko: { $what } ×{ $n }
option-unload-one = Wyładuj { FORM($what, "countacc", 1) }
option-unload-all = Wyładuj wszystko: { $what } ×{ $n }
option-step = { FORM($area, "To") }
option-step-combat = { FORM($area, "To") }: walka ({ $other })
option-step-chase =
    { $n ->
        [one] { FORM($area, "To") }: przepędź { $n } robotnika ({ $other })
       *[other] { FORM($area, "To") }: przepędź { $n } robotników ({ $other })
    }
option-step-encounter = { FORM($area, "To") }: spotkanie
option-token = { $what }
option-token-to = { FORM($area, "In") }
option-produce-on = { $area }: { $what } ×{ $n }
option-combat = { $area }: { $other }
option-dial = Tarcza { $n }
option-commit = Dołóż kartę { $value }
option-retreat = { FORM($area, "To") }
option-retreat-workers = Robotnicy { FORM($area, "to") }
option-encounter = { $text }
option-factory-card = { $card }: { $text }
option-pay = Zapłać { FORM($what, "countacc", 1) } { FORM($area, "from") }
option-pay-all = Zapłać { FORM($what, "countacc", $n) } { FORM($area, "from") }
option-coerce = Zamiast tego karta walki { $value }
option-pay-card = Karta walki { $value }
option-cube-from = Ulepsz { FORM($box, "acc") }
option-cube-to = Tańsza akcja: { $bottom }
option-mech = Mech: { $ability }
option-mech-to = { FORM($area, "In") }
option-structure = { $building }
option-structure-to = { FORM($area, "In") }
option-recruit = Rekrut akcji { $bottom }
option-bonus = Weź { FORM($good, "countacc", $n) }
option-reveal = Ujawnij: „{ $card }”
option-new-workers =
    { $n ->
        [one] { $n } nowy robotnik
       *[other] { $n } nowych robotników
    }

## Why not?

why-section-used = Ta sekcja była użyta w poprzedniej turze.
why-no-factory-card = Nie masz jeszcze karty Fabryki: wprowadź bohatera do Fabryki.
why-no-unit-can-step = Żadna jednostka nie może się ruszyć.
why-unit-moved = Ta jednostka już się ruszyła w tej akcji.
why-unit-no-step = Ta jednostka nie ma dozwolonego kroku.
why-worker-on-lake = Robotnik opuszcza jezioro tylko z mechem.
why-river = Na drodze jest rzeka.
why-lake = Ta jednostka nie może wejść na jezioro.
why-worker-fears = Robotnik nie wchodzi do regionu z jednostkami przeciwnika.
why-too-far = To nie jest sąsiedni region.
why-home-base = Żadna jednostka nie wchodzi do bazy.
why-needs-coin =
    { $n ->
        [one] Kosztuje { $n } monetę; masz { $have }.
        [few] Kosztuje { $n } monety; masz { $have }.
       *[many] Kosztuje { $n } monet; masz { $have }.
    }
why-needs-goods = Kosztuje { FORM($good, "countacc", $n) }; masz { $have }.
why-needs-resources = { $bottom } kosztuje { FORM($what, "countacc", $n) }; kontrolujesz { $have }.
why-no-work-site = Nie kontrolujesz regionu z robotnikiem (jeziora się nie liczą).
why-no-worker-there = Potrzebujesz robotnika w kontrolowanym regionie.
why-not-on-lake = Nie na jeziorze.
why-occupied = Stoi tam już budynek.
why-not-controlled = Nie kontrolujesz tego regionu.
why-no-producer = Nie ma tam twojego robotnika.
why-barren = Ten teren niczego nie produkuje.
why-no-workers-left = Na twojej planszy gracza nie ma już robotników.
why-produced = Ten region już produkował w tej akcji.
why-enough-territories = Nie możesz wybrać więcej regionów.
why-nothing-produces = Żaden twój region niczego nie wyprodukuje.
why-one-way = Ten rodzaj był już przenoszony w drugą stronę podczas tego postoju.
why-only-mech-carries = Tylko mech przewozi robotników.
why-dial-power =
    { $have ->
        [one] Masz { $have } siłę.
       *[other] Masz { $have } siły.
    }
why-card-limit =
    { $n ->
        [one] W tej walce możesz dołożyć tylko { $n } kartę.
        [few] W tej walce możesz dołożyć tylko { $n } karty.
       *[many] W tej walce możesz dołożyć tylko { $n } kart.
    }
why-no-such-card = Nie masz karty walki { $value }.
why-lake-taken = Na tym jeziorze jest jednostka przeciwnika.
why-option-useless = Żaden zysk nie jest teraz możliwy.
why-option-used = Ta opcja jest już wybrana.
why-mech-used = Ten mech jest już rozmieszczony.
why-structure-used = Ten budynek już stoi.
why-recruit-used = Ten rekrut jest już zwerbowany.
why-bonus-used = Ta premia jest już zajęta.
why-box-upgraded = To pole jest już ulepszone.
why-no-slot = Brak wolnego czerwonego pola w ramce: { $bottom }.
why-no-token-here = Nic takiego tam nie leży.
why-objective-open = Warunki nie są teraz spełnione.
why-objective-later = Można go ujawnić dopiero na koniec twojej tury.
why-gift-too-large =
    { $have ->
        [one] Masz { $have } monetę.
        [few] Masz { $have } monety.
       *[many] Masz { $have } monet.
    }

## Settings

setting-turn_cap_per_player = Limit tur
    .hint = Zabezpieczenie: po tylu turach każdego gracza następuje punktacja.
setting-turn_cap_per_player-200 = po 200 tur
setting-turn_cap_per_player-100 = po 100 tur
setting-turn_cap_per_player-50 = po 50 tur
setting-turn_cap_per_player-0 = Bez limitu
setting-ban_fast_combinations = Zakaz szybkich kombinacji
    .hint = Nigdy nie rozdawaj Rusvietu z Przemysłową ani Krymu z Patriotyczną.
setting-ban_fast_combinations-on = Tak
setting-ban_fast_combinations-off = Nie
setting-relentless_on_factory_card = Nieustępliwość na karcie Fabryki
    .hint = Rusviet może też powtórzyć kartę Fabryki, jak w pierwszym wydaniu.
setting-relentless_on_factory_card-on = Tak
setting-relentless_on_factory_card-off = Nie
setting-camaraderie_without_combat = Braterstwo bez walki
    .hint = Braterstwo chroni popularność także przy przepędzaniu robotników.
setting-camaraderie_without_combat-on = Tak
setting-camaraderie_without_combat-off = Nie
setting-wayfare_expansion_bases = Wędrówka do wszystkich baz
    .hint = Bazy Albionu i Togawy liczą się jako nieobecne frakcje.
setting-wayfare_expansion_bases-on = Tak
setting-wayfare_expansion_bases-off = Nie
setting-tiebreak_rulebook_order = Oficjalne rozstrzyganie remisów
    .hint = Jak w wydanej instrukcji, najpierw liczą się jednostki i budynki razem. W przeciwnym razie, jak w skróconej instrukcji, jednostki przed budynkami.
setting-tiebreak_rulebook_order-on = Tak
setting-tiebreak_rulebook_order-off = Nie
setting-declinable_gains = Pytaj przed zyskiem
    .hint = Monet, siły, popularności i kart można odmówić za każdym razem, nie tylko tam, gdzie cel na ręce nie dopuszcza ich więcej.
setting-declinable_gains-on = Tak
setting-declinable_gains-off = Nie
setting-coin_gifts = Podarunki monet
    .hint = Raz na turę możesz dać monety innemu graczowi.
setting-coin_gifts-on = Tak
setting-coin_gifts-off = Nie

## The table in a terminal

draw-turn = Tura { $n } · { $seat }
draw-you = ty
draw-tile = Premia za budynki: { $tile }
draw-hand = Ręka: { $cards }
draw-objectives = Cele:
draw-combat = Walka: { $area }
draw-nothing = nic

## What a plan brings, counted

gain-stars =
    { $n ->
        [one] 1 gwiazda
        [few] { $n } gwiazdy
       *[many] { $n } gwiazd
    }
gain-score =
    { $n ->
        [one] 1 moneta na koniec
        [few] { $n } monety na koniec
       *[many] { $n } monet na koniec
    }
gain-mechs =
    { $n ->
        [one] 1 mech
        [few] { $n } mechy
       *[many] { $n } mechów
    }
gain-structures =
    { $n ->
        [one] 1 budynek
        [few] { $n } budynki
       *[many] { $n } budynków
    }
gain-recruits =
    { $n ->
        [one] 1 rekrut
        [few] { $n } rekruci
       *[many] { $n } rekrutów
    }
gain-upgrades =
    { $n ->
        [one] 1 ulepszenie
        [few] { $n } ulepszenia
       *[many] { $n } ulepszeń
    }
gain-workers =
    { $n ->
        [one] 1 robotnik
        [few] { $n } robotnicy
       *[many] { $n } robotników
    }
gain-popularity = { $n } popularności
gain-power = { $n } siły
gain-resources =
    { $n ->
        [one] 1 zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
gain-combat-cards =
    { $n ->
        [one] 1 karta walki
        [few] { $n } karty walki
       *[many] { $n } kart walki
    }
