# Scythe: polskie słowa. Tytuły kart spotkań i kart Fabryki są nasze.

## The game

game-title = Scythe
game-pitch = Uprawiaj, buduj i prowadź mechy przez inną Europę lat dwudziestych; szósta gwiazda kończy grę.

## Nations

faction-nordic = Królestwa Nordyckie
faction-rusviet = Związek Rusviecki
faction-crimea = Chanat Krymski
faction-saxony = Imperium Saksonii
faction-polania = Republika Polanii
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
box-move-coins = monety w Zysku
box-bolster-power = siła we Wzmocnieniu
box-bolster-cards = karty we Wzmocnieniu
box-trade-popularity = popularność w Handlu
box-produce-territories = regiony w Produkcji
good-coin = monety
good-power = siła
good-popularity = popularność
good-combat_card = karty walki
resource-food = żywność
resource-wood = drewno
resource-metal = metal
resource-oil = ropa
cargo-food = żywność
cargo-wood = drewno
cargo-metal = metal
cargo-oil = ropa
cargo-worker = robotnicy
cargo-moved-worker = robotnicy po ruchu
unit-character = bohater
unit-mech = mech
unit-worker = robotnik
building-monument = Pomnik
building-mill = Młyn
building-mine = Kopalnia
building-armory = Zbrojownia
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
area-farm1 = Pole 1
area-village1 = Wioska 1
area-forest1 = Las 1
area-tundra1 = Tundra 1
area-village2 = Wioska 2
area-lake1 = Jezioro 1
area-tundra2 = Tundra 2
area-lake2 = Jezioro 2
area-tundra3 = Tundra 3
area-mountain2 = Góry 2
area-farm2 = Pole 2
area-farm3 = Pole 3
area-forest2 = Las 2
area-mountain3 = Góry 3
area-forest3 = Las 3
area-lake3 = Jezioro 3
area-forest4 = Las 4
area-village3 = Wioska 3
area-farm4 = Pole 4
area-village4 = Wioska 4
area-lake4 = Jezioro 4
area-factory = Fabryka
area-mountain4 = Góry 4
area-tundra4 = Tundra 4
area-mountain5 = Góry 5
area-forest5 = Las 5
area-forest6 = Las 6
area-farm5 = Pole 5
area-tundra5 = Tundra 5
area-lake5 = Jezioro 5
area-village5 = Wioska 5
area-lake6 = Jezioro 6
area-mountain6 = Góry 6
area-village6 = Wioska 6
area-village7 = Wioska 7
area-tundra6 = Tundra 6
area-forest7 = Las 7
area-mountain7 = Góry 7
area-tundra7 = Tundra 7
area-tundra8 = Tundra 8
area-lake7 = Jezioro 7
area-farm6 = Pole 6
area-mountain8 = Góry 8
area-village8 = Wioska 8
area-farm7 = Pole 7
area-village9 = Wioska 9
area-base_albion = Baza Albionu
area-base_nordic = Baza Nordyków
area-base_polania = Baza Polanii
area-base_rusviet = Baza Rusvietów
area-base_saxony = Baza Saksonii
area-base_togawa = Baza Togawy
area-base_crimea = Baza Krymu

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
text-obj06 = W tej turze zmusiłeś do odwrotu co najmniej jednego obcego robotnika i masz teraz co najmniej 7 siły.
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

match-began = Zaczyna frakcja { $seat }. Premia za budynki: { $tile }.
side-dealt = { $seat } gra planszą { $mat }: { $coins } $, popularność { $popularity }, siła { $power }.
objective-dealt = { $seat } otrzymuje cel: { $card }.
turn-began = Tura { $n }: { $seat }.
section-chosen = { $seat }: wybór sekcji { $top } i { $bottom }.
factory-section-chosen = { $seat }: wybór karty Fabryki { $card }.
coins-given = { $seat } przekazuje { $n } $ frakcji { $other }.
goods-gained = { $seat } zyskuje: { $good } +{ $n }.
goods-paid = { $seat } płaci: { $good } −{ $n }.
gain-declined = { $seat } rezygnuje: { $good } ({ $n }).
popularity-lost = { $seat } traci popularność za przepędzonych robotników: { $n }.
tokens-placed = { $seat } kładzie: { $what } ×{ $n }, { $area }.
tokens-paid = { $seat } płaci: { $what } ×{ $n }, { $area }.
# $seat: a nation; the owner reads the value.
card-drawn = { $seat } dobiera kartę walki { $value }.
    .rumour = { $seat } dobiera kartę walki.
deck-reshuffled = Stos odrzuconych kart walki staje się nową talią.
card-paid = { $seat } płaci kartą walki { $value }.
card-stolen = { $seat } zabiera kartę walki { $value }: { $other }.
    .rumour = { $seat } zabiera kartę walki: { $other }.
unit-moved = { $seat }: { $unit } z { $from } do { $area }.
cargo-loaded = { $seat } ładuje: { $what } ×{ $n }, { $area }.
cargo-dropped = { $seat } wyładowuje: { $what } ×{ $n }, { $area }.
workers-chased =
    { $n ->
        [one] { $seat } przepędza robotnika z { $area }: { $other }.
        [few] { $seat } przepędza { $n } robotników z { $area }: { $other }.
       *[many] { $seat } przepędza { $n } robotników z { $area }: { $other }.
    }
combat-looms = { $seat } wkracza na { $area }: nastąpi walka.
workers-produced =
    { $n ->
        [one] { $seat } zyskuje robotnika: { $area }.
        [few] { $seat } zyskuje { $n } robotników: { $area }.
       *[many] { $seat } zyskuje { $n } robotników: { $area }.
    }
bottom-taken = { $seat } wykonuje: { $bottom }.
cube-moved = { $seat } ulepsza { $box }; tańsza akcja: { $bottom }.
mech-deployed = { $seat } rozmieszcza mecha na { $area }: { $ability }.
structure-built = { $seat } buduje: { $building }, { $area }.
recruit-enlisted = { $seat } werbuje rekruta akcji { $bottom }: { $good }.
bonus-due = { $seat } ma rekruta akcji { $bottom }.
combat-began = { $seat } atakuje na { $area }: { $other }.
artillery-fired = { $seat } płaci { $cost } siły za Artylerię: { $other } traci siłę: { $n }.
enemy-disarmed = Rozbrojenie, { $seat }: { $other } traci siłę: { $n }.
dial-set = { $seat } ustawia tarczę na { $n }.
card-committed = { $seat } dokłada zakrytą kartę walki { $value }.
combat-revealed = { $seat } ujawnia { $attack } (tarcza { $attack_dial }, karty { $attack_cards }), { $other } ujawnia { $defence } (tarcza { $defence_dial }, karty { $defence_cards }).
combat-won = { $seat } wygrywa walkę na { $area } { $n } : { $other_n }, przegrywa { $other }.
combat-tied = { $seat } wygrywa walkę na { $area } przy wyniku { $n } : { $other_n }, bo remis wygrywa atakujący; przegrywa { $other }.
units-retreated =
    { $n ->
        [one] { $seat } wycofuje 1 jednostkę z { $from } do { $area }.
        [few] { $seat } wycofuje { $n } jednostki z { $from } do { $area }.
       *[many] { $seat } wycofuje { $n } jednostek z { $from } do { $area }.
    }
encounter-drawn = { $seat } ma spotkanie na { $area }: { $card }.
encounter-chosen = { $seat }, { $card }: { $text }
factory-visited = { $seat } ogląda karty Fabryki.
factory-card-taken = { $seat } bierze kartę Fabryki { $card }: { $text }
objective-revealed = { $seat } ujawnia cel { $card }: { $text }
objective-returned = { $seat } odkłada zakryty cel { $card }.
    .rumour = { $seat } odkłada zakryty drugi cel.
star-placed = { $seat } kładzie gwiazdę { $n }: { $star }.
unit-went-back = { $seat }: { $unit } wraca z { $from } do { $area }; gra kończy się przed walką.
game-ended = Koniec gry: { $seat } kładzie szóstą gwiazdę.
game-capped =
    { $n ->
        [one] Koniec gry po { $n } turze każdej frakcji.
        [few] Koniec gry po { $n } turach każdej frakcji.
       *[many] Koniec gry po { $n } turach każdej frakcji.
    }
final-score = { $seat }: wynik { $n } $, w tym { $coins } $ zebranych, { $stars } $ za gwiazdy, { $territories } $ za regiony, { $resources } $ za zasoby, { $structures } $ za budynki.
game-won = { $seat } wygrywa z wynikiem { $n } $.
tie-broken = { $seat } wygrywa z wynikiem { $n } $; o zwycięstwie przy remisie decydują: { $criterion }.
victory-shared = { $seat } dzieli zwycięstwo z wynikiem { $n } $.
end-coins = Najwięcej monet: { $total } $; przewaga nad drugim miejscem: { $lead } $.
end-tie = Remis po { $total } $; rozstrzyga kryterium: { $criterion }, { $n } do { $other }.
end-shared = Remis po { $total } $ i we wszystkich kryteriach: zwycięstwo jest wspólne.
end-sixth-star = { $seat } kładzie szóstą gwiazdę.
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
source-stars = { $count ->
    [one] { $count } gwiazda, { $rate } $
    [few] { $count } gwiazdy, po { $rate } $
   *[many] { $count } gwiazd, po { $rate } $
 }
source-territories = { $count ->
    [one] { $count } region, { $rate } $
    [few] { $count } regiony, po { $rate } $
   *[many] { $count } regionów, po { $rate } $
 }
source-resources = { $count ->
    [one] { $count } para zasobów, { $rate } $
    [few] { $count } pary zasobów, po { $rate } $
   *[many] { $count } par zasobów, po { $rate } $
 }
source-structures = Premia za budynki: { $tile } ({ $count })

## Questions

ask-dp-obj = Ujawnić cel?
ask-dp-section = Która sekcja planszy?
ask-dp-top-move = Ruch czy monety?
ask-dp-top-bolster = Siła czy karty walki?
ask-dp-top-trade = Zasoby czy popularność?
ask-dp-top-produce = Produkować?
ask-dp-top-factory = Użyć karty Fabryki?
ask-dp-move-unit = Która jednostka się porusza?
ask-dp-move-cargo = Co przewozi?
ask-dp-lake-cargo = Zabrać wszystko z jeziora?
ask-dp-move-step = Dokąd?
ask-dp-trade-res = Który zasób?
ask-dp-trade-hex = Na który region?
ask-dp-prod-hex = Który region produkuje?
ask-dp-prod-n = Ilu nowych robotników?
ask-dp-combat-order = Która walka najpierw?
ask-dp-combat-artillery = Użyć artylerii?
ask-dp-combat-dial = Ile siły na tarczy?
ask-dp-combat-card = Dołożyć kartę walki?
ask-dp-retreat-unit = Dokąd wycofuje się jednostka?
ask-dp-retreat-workers = Dokąd wycofują się robotnicy?
ask-dp-enc-option = Co robisz?
ask-dp-factory-card = Która karta Fabryki?
ask-dp-bot = Wykonać dolną akcję?
ask-dp-pay-res = Z którego regionu płacisz?
ask-dp-pay-card = Którą kartą walki płacisz?
ask-dp-upg-from = Które pole ulepszasz?
ask-dp-upg-to = Która akcja będzie tańsza?
ask-dp-dep-mech = Który mech?
ask-dp-dep-hex = Gdzie go rozmieścić?
ask-dp-bld-which = Który budynek?
ask-dp-bld-hex = Gdzie zbudować?
ask-dp-enl-from = Który rekrut?
ask-dp-enl-to = Która jednorazowa premia?
ask-dp-gain = Przyjąć zysk?
ask-dp-gift = Podarować monety?

## Options

option-section = { $top } i { $bottom }
option-section-factory = Karta Fabryki: { $card }
option-move = Rusz maksymalnie { $n } jednostkami
option-coins = Weź { $n } $
option-bolster-power = Zyskaj { $n } siły
option-bolster-cards = Dobierz karty walki: { $n }
option-trade-resources = Weź { $n } zasoby
option-trade-popularity = Zyskaj { $n } popularności
option-produce = Produkuj w maksymalnie { $n } regionach
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
option-take-bottom = { $bottom } za { $n }: { $what }
option-take-factory-move = Ruch Fabryki: jedna jednostka
option-skip-bottom = Pomiń dolną akcję
option-forgo = Zrezygnuj, weź tylko monety i premie
option-no-reveal = Nie teraz
option-accept = Przyjmij: { $good } ({ $n })
option-decline = Zrezygnuj: { $good } ({ $n })
option-gift = Daj { $n } $: { $other }
option-no-gift = Bez podarunku
option-unit = { $unit }: { $area }
option-load-one = Załaduj 1: { $what }
option-load-all = Załaduj wszystko ({ $n }): { $what }
option-unload-one = Wyładuj 1: { $what }
option-unload-all = Wyładuj wszystko ({ $n }): { $what }
option-step = Do: { $area }
option-step-combat = Do: { $area } – walka: { $other }
option-step-chase = Do: { $area } – przepędź robotników ({ $n }): { $other }
option-step-encounter = Do: { $area } – spotkanie
option-token = { $what }
option-token-to = Na: { $area }
option-produce-on = { $area }: { $what } ×{ $n }
option-combat = { $area }: { $other }
option-dial = Tarcza { $n }
option-commit = Dołóż kartę { $value }
option-retreat = Do: { $area }
option-retreat-workers = Robotnicy do: { $area }
option-encounter = { $text }
option-factory-card = { $card }: { $text }
option-pay = 1: { $what }, { $area }
option-pay-all = { $n }: { $what }, { $area }
option-coerce = Zamiast tego karta walki { $value }
option-pay-card = Karta walki { $value }
option-cube-from = Ulepsz: { $box }
option-cube-to = Tańsza akcja: { $bottom }
option-mech = Mech: { $ability }
option-mech-to = Na: { $area }
option-structure = { $building }
option-structure-to = Na: { $area }
option-recruit = Rekrut akcji { $bottom }
option-bonus = { $good }: { $n }
option-reveal = Ujawnij: { $card }
option-new-workers =
    { $n ->
        [one] 1 nowy robotnik
        [few] { $n } nowych robotników
       *[many] { $n } nowych robotników
    }

## Why not?

why-section-used = Tej sekcji użyłeś w poprzedniej turze.
why-no-factory-card = Nie masz jeszcze karty Fabryki: wprowadź bohatera do Fabryki.
why-no-unit-can-step = Żadna jednostka nie może się ruszyć.
why-unit-moved = Ta jednostka już się ruszyła w tej akcji.
why-unit-no-step = Ta jednostka nie ma dozwolonego kroku.
why-worker-on-lake = Robotnik opuszcza jezioro tylko z mechem.
why-river = Rzeka na drodze.
why-lake = Twoje jednostki nie mogą wejść na jezioro.
why-worker-fears = Robotnik nie wchodzi do regionu z obcymi jednostkami.
why-too-far = To nie jest sąsiedni region.
why-home-base = Żadna jednostka nie wchodzi do bazy.
why-needs-coin = Kosztuje { $n } $; masz { $have } $.
why-needs-goods = Kosztuje { $good }: { $n }; masz { $have }.
why-needs-resources = { $bottom } kosztuje { $what }: { $n }; kontrolujesz { $have }.
why-no-work-site = Nie kontrolujesz regionu z robotnikiem (jeziora się nie liczą).
why-no-worker-there = Potrzebujesz robotnika w kontrolowanym regionie.
why-not-on-lake = Nie na jeziorze.
why-occupied = Stoi tam już budynek.
why-not-controlled = Nie kontrolujesz tego.
why-no-producer = Nie ma tam twojego robotnika.
why-barren = Ten teren niczego nie produkuje.
why-no-workers-left = Na planszy nie ma już robotników.
why-produced = Już produkował w tej akcji.
why-enough-territories = Nie możesz wybrać więcej regionów.
why-nothing-produces = Żaden twój region niczego nie wyprodukuje.
why-one-way = Ten rodzaj był już przenoszony w drugą stronę podczas tego postoju.
why-only-mech-carries = Tylko mech przewozi robotników.
why-dial-power = Masz { $have } siły.
why-card-limit = Możesz dołożyć { $n } kart: po jednej na jednostkę bojową.
why-no-such-card = Nie masz karty walki { $value }.
why-lake-taken = Na tym jeziorze jest obca jednostka.
why-option-useless = Żaden zysk nie jest teraz możliwy.
why-option-used = Tę opcję już wybrałeś.
why-mech-used = Ten mech jest już rozmieszczony.
why-structure-used = Ten budynek już stoi.
why-recruit-used = Ten rekrut jest już zwerbowany.
why-bonus-used = Ta premia jest już zajęta.
why-box-upgraded = To pole jest już ulepszone.
why-no-slot = Brak wolnego pola: { $bottom }.
why-no-token-here = Nic takiego tam nie leży.
why-objective-open = Warunki nie są teraz spełnione.
why-objective-later = Można go ujawnić dopiero na koniec twojej tury.
why-gift-too-large = Masz { $have } $.

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
    .hint = Jednostki i budynki sumuje się jako pierwsze kryterium.
setting-tiebreak_rulebook_order-on = Tak
setting-tiebreak_rulebook_order-off = Nie
setting-declinable_gains = Pytaj przed zyskiem
    .hint = Można odmówić monet, siły, popularności i kart.
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
