# Hexpanse, polski.
# Facts: $player, $owner and $victim are players, $unit a kind of unit, $cell a cell as printed on the board, $card a card.

game-title = Hexpanse
game-pitch = Sześć frakcji walczy o planetę: ukończ formację misji albo zostań ostatnim żywym wodzem.

## Players and factions

seat-1 = Miejsce 1
    .gender = n
seat-2 = Miejsce 2
    .gender = n
seat-3 = Miejsce 3
    .gender = n
seat-4 = Miejsce 4
    .gender = n
seat-5 = Miejsce 5
    .gender = n
seat-6 = Miejsce 6
    .gender = n
faction-terra = Imperium Terry
    .gender = n
    .gen = Imperium Terry
    .acc = Imperium Terry
faction-cyberians = Kolektyw Cyberian
    .gender = m
    .gen = Kolektywu Cyberian
    .acc = Kolektyw Cyberian
faction-nomads = Międzygwiezdni Nomadzi
    .gender = mp
    .gen = Międzygwiezdnych Nomadów
    .acc = Międzygwiezdnych Nomadów
faction-union = Unia Światów Handlowych
    .gender = f
    .gen = Unii Światów Handlowych
    .acc = Unię Światów Handlowych
faction-ox = Ox
    .gender = m
    .gen = Ox
    .acc = Ox
faction-mentacles = Mentakle
    .gender = pl
    .gen = Mentakli
    .acc = Mentakle
special-terra = Wystaw 1 jednostkę na zajętym polu obok swojego wodza; tamta jednostka zostaje wyparta jak przy ataku (nigdy wódz).
special-cyberians = Wystaw do 2 jednostek na dwóch polach wzoru obok swojego wodza.
special-nomads = Zamień dwie dowolne jednostki na planszy albo przenieś dowolną jednostkę na wolne pole (nigdy wodza).
special-union = Weź 2 hexilum (3, jeśli twój wódz stoi na źródle).
special-ox = Weź do 3 swoich jednostek ze statku szpitalnego z powrotem do rezerwy.
special-mentacles = Odeślij do 2 jednostek jednego przeciwnika z rezerwy na statek szpitalny; wódz na swoim tableau może przyjąć jedno trafienie jako 1 obrażenie.

## Units

unit-regular = zwykła jednostka
unit-elite = elitarna jednostka
unit-warlord = wódz
unit-neutral = neutralna
resource-hexilum = hexilum
resource-life = punkty życia
resource-income = dochód
resource-win = zwycięstwo
cause-income = dochód
cause-action = własna akcja
cause-source = źródło hexilum
cause-price = cena ataku
cause-seat = premia miejsca
cause-special = zdolność specjalna

## Minorities

minority-M01 = The Protector
    .text = Gdy atakowana jest twoja jednostka obok Protectora, możesz zamiast tego usunąć tego Protectora z gry.
minority-M02 = Cauldron-born
    .text = Gdy ta jednostka miałaby trafić na statek szpitalny, wraca zamiast tego na swoją tablicę mniejszości.
minority-M03 = Odin's Wolf
    .text = Tę jednostkę wolno wystawić na zajętym polu (bez wodza): pole jest najpierw atakowane.
minority-M04 = Duvall's Air Cavalry
    .text = Przy wystawieniu możesz zamienić tę jednostkę z dowolną jednostką albo przenieść ją na dowolne wolne pole.
minority-M05 = Resurrectors of Demetere
    .text = Przy wystawieniu możesz wystawić jedną swoją jednostkę ze statku szpitalnego na sąsiednim wolnym polu, ale nie kolejnych Resurrectors.
minority-M06 = Cymurai
    .text = Przy wystawieniu musisz zaatakować sąsiednie pole; potem twój wódz zyskuje 1 punkt życia.
minority-M07 = Slave Hunters of Neo-South
    .text = Przy wystawieniu musisz zaatakować sąsiednie pole; potem zyskujesz 1 hexilum.
minority-M08 = Xalielt Body Hunters
    .text = Przy wystawieniu musisz zaatakować sąsiednie pole; potem weź 1 swoją jednostkę ze statku szpitalnego do rezerwy.
minority-M09 = Ox Miners
    .text = Wystawiona na źródle daje 2 hexilum więcej (razem 3).
minority-M10 = Lee's Platoon
    .text = Przy wystawieniu musisz zaatakować dwa pola wzoru.
minority-M11 = Guardians of the Halo
    .text = Gdy ta jednostka trafia z planszy na statek szpitalny, zyskujesz 4 hexilum; nigdy nie może atakować.

## Missions

mission-MS01 = Falanga
mission-MS02 = Forteca
mission-MS03 = Wielki Trójkąt
mission-MS04 = Klin
mission-MS05 = Grot
mission-MS06 = Szewron
mission-MS07 = Trójnóg
mission-MS08 = Ogień Krzyżowy
mission-MS09 = Romb
mission-MS10 = Brama
mission-MS11 = Półksiężyc
mission-MS12 = Kometa
mission-MS13 = Wąż
mission-MS14 = Bastion
mission-MS15 = Trzy Placówki

## Market cards

card-A01 = Ancient Sphere
    .a = Zamień dwie dowolne jednostki albo przenieś dowolną jednostkę na dowolne wolne pole.
    .b = Do 3 własnych jednostek wraca ze statku szpitalnego do rezerwy.
card-A02 = Ancient Monolith
    .a = Zamień dwie dowolne jednostki albo przenieś dowolną jednostkę na dowolne wolne pole.
    .b = Własny wódz zyskuje 3 punkty życia.
card-A03 = Mobile Army Surgical Hospital
    .a = Do 2 własnych jednostek wraca ze statku szpitalnego do rezerwy.
    .b = Własny wódz zyskuje 2 punkty życia.
card-A04 = Xalielt Merchant
    .a = Do 3 własnych jednostek wraca ze statku szpitalnego do rezerwy.
    .b = Własny wódz zyskuje 3 punkty życia.
card-A05 = Semiramis Station
    .a = Do 5 własnych jednostek wraca ze statku szpitalnego do rezerwy.
    .b = Własny wódz zyskuje 5 punktów życia.
card-A06 = Ching Shih's Raiders
    .a = Zyskaj 6 hexilum.
    .b = Odbierz przeciwnikowi 1 kartę akcji.
card-A07 = Cypher's Offer
    .a = Zyskaj 6 hexilum.
    .b = Odbierz przeciwnikowi 1 kartę najemnika; jego jednostka na planszy zostaje tam i zmienia stronę albo trafia na kartę.
card-A08 = Space Truckers
    .a = W fazie rynku w tej turze do wyboru jest 5 dodatkowych kart.
    .b = Do 2 własnych jednostek wraca ze statku szpitalnego do rezerwy.
card-A09 = Corona Salvage Shuttle
    .a = 1 własna jednostka trafia prosto ze statku szpitalnego na dowolne wolne pole.
    .b = Własny wódz zyskuje 2 punkty życia.
card-A10 = Project 1502
    .a = Odeślij 1 jednostkę (nie wodza) z rezerwy jednego przeciwnika na statek szpitalny.
    .b = Jeden przeciwnik traci do 3 hexilum.
card-A11 = Dark Side of the Moon
    .a = Odeślij do 2 jednostek (nie wodza) z rezerwy jednego przeciwnika na statek szpitalny.
    .b = Odbierz jednemu przeciwnikowi do 2 hexilum.
card-A12 = Strike of the Valkyries
    .a = Odeślij do 3 jednostek (nie wodza) z rezerwy jednego przeciwnika na statek szpitalny.
    .b = Wystaw do 2 jednostek na dwóch sąsiadujących polach gdziekolwiek na planszy.
card-A13 = Merle
    .a = W fazie rynku w tej turze do wyboru jest 5 dodatkowych kart.
    .b = 1 własna jednostka trafia prosto ze statku szpitalnego na dowolne wolne pole.
card-A14 = Odin's Eye
    .a = Zyskaj 2 hexilum.
    .b = W fazie rynku w tej turze do wyboru jest 5 dodatkowych kart.
card-A15 = Salvagers
    .a = Zyskaj 2 hexilum.
    .b = 1 własna jednostka trafia prosto ze statku szpitalnego na dowolne wolne pole.
card-A16 = Parasite
    .a = Zaatakuj dowolne pole bez wodza i wystaw tam 1 jednostkę.
    .b = Jeden wódz przeciwnika otrzymuje 2 obrażenia.
card-A17 = Cheyen
    .a = Wystaw do 2 jednostek na dwóch polach w linii z jednym polem między nimi gdziekolwiek na planszy.
    .b = Zaatakuj dowolne pole bez wodza i wystaw tam 1 jednostkę.
card-A18 = Attack of the Shah's Guard
    .a = Wystaw do 2 jednostek na dwóch polach, które stykają się z tymi samymi dwoma polami, ale nie ze sobą, gdziekolwiek na planszy.
    .b = Jeden wódz przeciwnika otrzymuje 2 obrażenia.
card-A19 = Spider Tank
    .a = Zaatakuj dwa sąsiadujące pola gdziekolwiek na planszy.
    .b = Jeden wódz przeciwnika otrzymuje 3 obrażenia.
card-A20 = Apache dropships
    .a = Zaatakuj dwa pola w linii z jednym polem między nimi gdziekolwiek na planszy.
    .b = Wystaw do 3 jednostek na trzech polach w linii prostej gdziekolwiek na planszy.
card-A21 = Drop Pods
    .a = Zaatakuj dwa pola, które stykają się z tymi samymi dwoma polami, ale nie ze sobą, gdziekolwiek na planszy.
    .b = Wystaw do 3 jednostek na trzech wzajemnie stykających się polach gdziekolwiek na planszy.
card-A22 = Mobile Refinery
    .a = Zyskaj 4 hexilum.
    .b = Odrzuć 1 kartę akcji przeciwnika.
card-A23 = Imam Keith
    .a = Dochód rośnie o 1 poziom bez płacenia ceny poziomu.
    .b = Zyskaj 3 hexilum.
card-A24 = Icarus Attack Squadron
    .a = Odeślij do 4 jednostek (nie wodza) z rezerwy jednego przeciwnika na statek szpitalny.
    .b = Zaatakuj trzy pola w linii prostej gdziekolwiek na planszy.
card-A25 = Enola's Fire
    .a = Odeślij do 4 jednostek (nie wodza) z rezerwy jednego przeciwnika na statek szpitalny.
    .b = Zaatakuj trzy wzajemnie stykające się pola gdziekolwiek na planszy.
card-C01 = Lowry
    .text = Zamień Lowry'ego z dowolną inną jednostką na planszy albo przenieś go na dowolne wolne pole.
card-C02 = Lorenzo Kroisos
    .text = Weź 2 hexilum (3, jeśli aktywujesz go na źródle).
card-C03 = Motoko
    .text = Wystaw do 3 jednostek na trzech sąsiednich polach co 120 stopni.
card-C04 = Kama Tron
    .text = Wystaw do 3 jednostek w linii prostej odchodzącej od Kama Tron.
card-C05 = R.C. Headhunter
    .text = Dowolny wódz przeciwnika traci 1 punkt życia.
card-C06 = Ray Struga, the Scout
    .text = Wystaw 1 jednostkę dwa pola dalej w linii prostej.
card-C07 = Steel Scythian
    .text = Wystaw do 2 jednostek na dwóch przeciwległych sąsiednich polach.
card-C08 = Gabe Tyrell
    .text = Wystaw do 3 jednostek na trzech kolejnych sąsiednich polach.
card-C09 = The Baron
    .text = Zaatakuj pole z przodu, potem wystaw do 2 jednostek na obu tylnych flankach.
card-C10 = Maria Murdock
    .text = Zaatakuj dwa pola w linii z przodu, potem możesz wystawić 1 jednostkę z tyłu.
card-C11 = Jake, the Contractor
    .text = Wystaw do 2 jednostek na dwóch sąsiednich polach stykających się ze sobą.
card-C12 = Lilith
    .text = Zaatakuj trzy sąsiednie pola co 120 stopni.
card-C13 = Smiling Killer
    .text = Zaatakuj co drugie sąsiednie pole, potem wystaw do 3 jednostek na pozostałych trzech.
card-C14 = Svanakin
    .text = Zaatakuj trzy pola w linii prostej.
card-C15 = Kaneda
    .text = Zaatakuj dwa pola w linii prostej.
card-C16 = J.H.O.N.5
    .text = Zaatakuj dwa przeciwległe sąsiednie pola.
card-C17 = Herbert
    .text = Zaatakuj pole z przodu, potem możesz wystawić 1 jednostkę po przeciwnej stronie.
card-C18 = Lady Cha'li
    .text = Weź do 2 swoich jednostek ze statku szpitalnego z powrotem do rezerwy.
card-C19 = T.A.X. 1138
    .text = Twój wódz zyskuje 2 punkty życia.
card-C20 = Contessa Carmilla
    .text = Odeślij do 2 jednostek z rezerwy jednego przeciwnika na statek szpitalny; wódz, który jest jeszcze na swoim tableau, może przyjąć jedno trafienie jako 1 obrażenie.
card-C21 = Westwood
    .text = Zaatakuj 1 dowolne pole planszy.
card-C22 = Master of Puppets
    .text = Zamień dwie dowolne jednostki na planszy albo przenieś dowolną jednostkę na dowolne wolne pole.
card-C23 = Heinlein's Squad
    .text = Trzy proste jednostki najemników: pierwsza to wystawiona jednostka, dwie pozostałe można od razu postawić na dowolnych wolnych polach.
card-C24 = Canaris
    .text = Jeden wódz przeciwnika obok Canarisa otrzymuje 3 obrażenia.
card-C25 = The Librarian
    .text = Odwiedź od razu rynek, mając do wyboru 5 dodatkowych kart.

## Events: set-up

start-player-drawn = { FORM($player, "gender") ->
        [mp] Zaczynają
        [pl] Zaczynają
       *[n] Zaczyna
    } { $player }.
everyone-starts = Wszyscy zaczynają z życiem { $life }, dochodem { $income }, jednostkami w liczbie { $units } i { $hexilum } hexilum.
faction-chosen = { $seat }: { $player }.
board-opened = Wyłożono tablicę mniejszości: { $minority }.
minority-chosen = { $player }: wybrano { $minority }.
board-dealt = Otrzymujesz { $minority }.
board-kept = Zatrzymujesz { $minority }.
    .rumour = { $player }: zatrzymano tablicę.
board-revealed = { $player }: odkryto { $minority }.
board-discarded = { $player }: odłożono { $minority } sąsiada.
mission-opened = Wyłożono misję: { $mission }.
mission-common = Wspólna misja to { $mission }.
secret-chosen = { $player }: { $mission } wzięto jako tajną misję.
    .rumour = { $player }: wzięto tajną misję.

## Events: turn and actions

turn-began = Runda { $round }, { $player }: dochód { $income }.
hexilum-gained = { $player }: +{ $amount } hexilum, { $cause } (teraz { $total }).
hexilum-lost = { $player }: utracono { $amount } hexilum, zostaje { $total }. Powód: { $cause } ({ $by }).
income-raised = { $player }: dochód podniesiono do { $level }{ $cost ->
        [0] , bez opłaty
       *[other] { " " }za { $cost } hexilum
    }.
card-played = { $player } { FORM($player, "gender") ->
        [mp] zagrywają
        [pl] zagrywają
       *[n] zagrywa
    } { $card }: { $effect }
card-discarded = { $card } trafia na stos kart odrzuconych.
mercenary-activated = { $player }, aktywacja: { $unit }.
special-used = { $player }: wódz używa zdolności specjalnej za 1 punkt życia (zostaje { $life }).
actions-ended = { $player } { FORM($player, "gender") ->
        [mp] kończą
        [pl] kończą
       *[n] kończy
    } akcje, niewykorzystane: { $left }.

## Events: units

unit-deployed = { $player }: { $unit } na polu { $cell }{ $recovered ->
        [1] , prosto ze statku szpitalnego
       *[other] { "" }
    }.
unit-withdrawn = { $player }: { $unit } wycofuje się z pola { $cell }.
unit-healed = { $player }: { $unit } opuszcza statek szpitalny.
unit-shipped = { $player }: { $paid ->
        [1] { $unit } po swoim ataku trafia z pola { $cell } na statek szpitalny
       *[other] { $unit } trafia z pola { $cell } na statek szpitalny
    }.
unit-went-home = { $player }: { $paid ->
        [1] { $unit } po swoim ataku wraca z pola { $cell } na swoją tablicę
       *[other] { $unit } wraca z pola { $cell } na swoją tablicę
    }.
mercenary-lost = { $player }: { $paid ->
        [1] { $unit } po swoim ataku opuszcza pole { $cell }
       *[other] { $unit } musi opuścić pole { $cell }
    }.
neutral-gone = Neutralna jednostka z pola { $cell } opuszcza grę ({ $unit }).
unit-kept-out = { $player }: pole { $cell } jest nadal zajęte, { $unit } nie ląduje.
unit-taken-to-card = { $player }: { $unit } wraca z pola { $cells } na kartę.
unit-changed-sides = { $player }: { $unit } zostaje na polu { $cells } i zmienia stronę.
unit-moved = { $player }: { $unit } ({ $owner }) przechodzi z pola { $from } na pole { $to }.
units-swapped = { $player }, zamiana: { $unit } ({ $owner }) z pola { $from } i { $other } ({ $other_owner }) z pola { $to }.

## Events: attacks

attack-made = { $player }: { $unit } z pola { $from } atakuje pole { $cell }: { $target } ({ $owner }).
cell-attacked = { $player }: { $cause } atakuje pole { $cell }.
cell-empty = Na polu { $cell } nikogo nie ma: atak nie trafia.
pattern-laid = { $player }: { $cause }, wzór ułożony od pola { $cell }.{ $attacks ->
        [0] { "" }
       *[other] { " " }Atak na { $strikes }.
    }{ $deploys ->
        [0] { "" }
       *[other] { " " }Miejsca dla jednostek: { $lands }.
    }
unit-protected = { $player }: Protector z pola { $shield } poświęca się i ratuje pole { $cell }: { $unit }.
reserve-hit = { $player }: { $cause } ({ $by }) odsyła zwykłą jednostkę z rezerwy na statek szpitalny.
warlord-hurt = { $player }: wódz traci { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
        [many] { $amount } punktów życia
       *[other] { $amount } punkty życia
    }, zostaje { $life }. Powód: { $cause } ({ $by }).
warlord-paid = { $player }: wódz płaci za swój czyn { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
        [many] { $amount } punktów życia
       *[other] { $amount } punkty życia
    } (zostaje { $life }).
warlord-healed = { $player }: wódz zyskuje { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
        [many] { $amount } punktów życia
       *[other] { $amount } punkty życia
    }, { $cause } (teraz { $life }).
warlord-moved = { $player }: wódz przechodzi z pola { $from } na pole { $to }.

## Events: cards and market

card-stolen = { $player }, karta odebrana: { $card } (dotąd: { $victim }).
card-forced-off = { $player }, karta odrzucona: { $card } ({ $victim }).
market-extended = { $player }: dodatkowe karty w fazie rynku: { $amount }.
market-card-opened = Nowa karta na rynku: { $card }.
deck-reshuffled = Stos kart odrzuconych staje się nową talią (kart: { $count }).
extras-drawn = { $player }: dobrano dodatkowe karty: { $count }.
extras-discarded = { $player }: odrzucono zakryte karty: { $count }.
card-bought = { $player }: kupiono { $card } za { $cost }.

## Events: the end

player-eliminated = { $player }: wódz ginie, frakcja odpada z gry. Powód: { $cause } ({ $by }). Jednostki, które zostają jako neutralne: { $neutral }; odrzucone karty: { $cards }; utracone hexilum: { $hexilum }.
formation-completed = { $player }: formacja { $mission } stoi na polach { $cells }. Gra wygrana.
last-warlord = { $player }: ostatni żywy wódz. Gra wygrana.
limit-draw = Runda { $round } minęła: remis.
limit-judged = Runda { $round } minęła: { $player } { FORM($player, "gender") ->
        [mp] prowadzą i wygrywają
        [pl] prowadzą i wygrywają
       *[n] prowadzi i wygrywa
    }.
end-formation = Formacja { $mission } ukończona w rundzie { $round }.
end-last-warlord = Ostatni żywy wódz, w rundzie { $round }.
end-limit-judged = Runda { $round } była ostatnia; decyduje najpełniejsza formacja, potem życie, potem hexilum.
end-limit-draw = Runda { $round } była ostatnia i nikt nie zwyciężył.
measure-formation = Najlepsza formacja, procent ukończenia
measure-life = Życie wodza

## Decisions

ask-d-deal = Trwa przygotowanie stołu.
ask-d-begin = Zaczyna się pierwsza tura.
ask-d-faction = Wybierz frakcję.
ask-d-minority = Wybierz mniejszość.
ask-d-draft-keep1 = Wybór dwóch mniejszości: zatrzymaj jedną tablicę, reszta idzie do gracza po prawej.
ask-d-draft-keep2 = Zatrzymaj drugą tablicę; reszta idzie jeszcze raz w prawo.
ask-d-draft-discard = Odłóż jedną z trzech tablic gracza po prawej.
ask-d-secret-mission = Weź tajną misję.
ask-d-action = Wybierz akcję.
ask-d-unit = Która jednostka?
ask-d-anchor = Gdzie układasz wzór?
ask-d-cell = Które pole?
ask-d-target = Którą jednostkę atakujesz?
ask-d-heal = Która jednostka opuszcza statek szpitalny?
ask-d-step = Dokąd idzie twój wódz?
ask-d-orient = Jak obrócić wzór?
ask-d-deploy-cell = Na którym polu wzoru wystawiasz?
ask-d-use = Odwiedzić teraz rynek?
ask-d-swap-first = Którą jednostkę zamienić lub przenieść?
ask-d-swap-second = Z którą jednostką albo na które wolne pole?
ask-d-opponent = Który przeciwnik?
ask-d-reserve-hit = Co trafiasz w rezerwie?
ask-d-foreign-card = Która karta?
ask-d-stolen-unit = Zostawić jednostkę na planszy czy położyć na karcie?
ask-d-attack-cell = Które pole atakujesz?
ask-d-protect = Twoja jednostka jest atakowana. Poświęcić Protectora?
ask-d-buy = Kup kartę albo opuść rynek.

## Options

option-cell = Wystaw na { $cell }
option-cell-taken = Wystaw na { $cell }; stoi tam: { $unit } ({ $owner })
option-cell-attack = Atak na { $cell } (puste)
option-cell-attack-taken = Atak na { $cell }: { $unit } ({ $owner })
option-cell-anchor = Ułóż wzór na { $cell }
option-cell-swap = { $unit } ({ $owner }) na { $cell }
option-cell-swap-with = Przenieś na { $cell }
option-cell-swap-with-taken = Zamiana na { $cell }: { $unit } ({ $owner })
option-cell-drive-out = Wyparcie z { $cell }: { $unit } ({ $owner })
option-cell-displace = Wystaw na { $cell }
option-cell-displace-taken = Wystaw na { $cell } i wyprzyj: { $unit } ({ $owner })
option-cell-step = Przejdź na { $cell }
option-withdraw = Wycofanie z { $cell }: { $unit }
option-attack = Atakuj: { $unit } z { $cell }{ $price ->
        [0] { " " }(zostaje)
        [1] { " " }(za 1 punkt życia)
       *[other] { " " }(potem schodzi z planszy)
    }
option-target = Cel na { $cell }: { $unit } ({ $owner })
option-protect = Poświęć Protectora z { $cell }
option-deploy = Wystaw: { $unit } (w zapasie: { $left })
option-heal = Wylecz: { $unit } (na statku: { $left })
option-unit = { $unit }
option-play = Zagraj { $card }: { $effect }
option-activate = Aktywuj { $unit }: { $effect }
option-buy = Kup { $card } za { $cost }
option-card = { $card } ({ $owner })
option-orient = Obrót { $index }{ $attacks ->
        [0] { "" }
       *[other] : atak na { $strikes } (trafienia { $hits }, własne { $own })
    }{ $free ->
        [0] { "" }
       *[other] ; wystawienie na { $lands }
    }
option-player = { $player }
option-faction = { $faction }: { $special }
option-minority = Wybierz { $minority }: { $effect }
option-keep = Zatrzymaj { $minority }: { $effect }
option-discard = Odłóż { $minority }: { $effect }
option-mission = Weź { $mission }
option-hit-regular = Odeślij zwykłą jednostkę na statek szpitalny
option-hit-warlord = 1 obrażenie dla wodza na tableau
option-gain = Zyskaj { $amount } hexilum
option-income = Podnieś dochód do { $level } za { $cost } hexilum
option-warlord-heal = Wódz leczy 1 punkt życia
option-warlord-move = Wódz przechodzi o jedno pole za 1 punkt życia
option-warlord-special = Zdolność specjalna za 1 punkt życia: { $special }
option-use = Odwiedź rynek
option-leave = Zostaw na planszy
option-return = Połóż na karcie
option-pass = Nie używaj zdolności
option-stop = Zakończ
option-none = Nie reaguj
option-end-actions = Zakończ akcje
option-end-market = Opuść rynek
option-deal = Dalej

## Why not?

why-nothing-to-deploy = Nie masz jednostki, którą można teraz wystawić.
why-ship-empty = Żadnej twojej jednostki nie ma na statku szpitalnym.
why-life-full = Twój wódz ma już pełne życie.
why-no-reserve = W rezerwie nie ma czego trafić.
why-no-hexilum = Nie ma hexilum do zabrania.
why-nothing-to-swap = Na planszy nie ma jednostki, którą można zamienić.
why-nothing-to-displace = Nie ma jednostki do wyparcia ani do wystawienia.
why-nothing-beside-warlord = Obok twojego wodza nie ma jednostki do wyparcia.
why-nothing-to-recover = Żadna twoja jednostka ze statku szpitalnego nie może teraz wylądować.
why-no-foreign-card = Żaden przeciwnik nie ma karty akcji.
why-no-foreign-mercenary = Żaden przeciwnik nie ma karty najemnika.
why-income-full = Twój dochód jest na najwyższym poziomie.
why-already-on-board = { $unit }: już na planszy.
why-five-mercenaries = Na planszy możesz mieć najwyżej { $limit ->
        [one] { $limit } jednostkę najemników
        [few] { $limit } jednostki najemników
        [many] { $limit } jednostek najemników
       *[other] { $limit } jednostki najemników
    }.
why-none-in-reserve = { $unit }: brak w rezerwie.
why-none-at-home = { $unit }: brak na tablicy mniejszości.
why-warlord-missing = { $unit }: tylko gdy twój wódz jest na planszy.
why-none-in-ship = { $unit }: brak na statku szpitalnym.
why-occupied = Pole { $cell } jest zajęte: { $unit } ({ $owner }).
why-warlord-stands = Na polu { $cell } stoi wódz.
why-warlord-on-board = Twój wódz jest na planszy i nigdy nie wraca na tableau.
why-never-withdrawn = { $unit }: nie można wycofać.
why-never-attacks = { $unit }: nigdy nie atakuje.
why-last-life = Życie twojego wodza: { $life }; ostatniego punktu nie można wydać.
why-no-enemy-beside = { $unit } na { $cell }: obok nie ma obcej jednostki.
why-not-permanent = { $unit }: brak stałej zdolności.
why-not-on-board = { $unit }: nie ma na planszy.
why-tired = { $unit }: już wystawiono lub aktywowano w tej turze.
why-too-dear = Kosztuje { $cost } hexilum, masz { $have }.
why-warlord-on-tableau = Twojego wodza nie ma na planszy.
why-used-this-turn = Już użyto w tej turze.
why-no-free-neighbour = Żadne pole obok twojego wodza nie jest wolne.
why-own-unit = Na polu { $cell } stoi twoja jednostka.
why-cell-free = Pole { $cell } jest wolne; nie ma kogo wyprzeć.
why-warlord-immovable = Wodzów nie wolno przenosić ani zamieniać ({ $owner }).
why-must-attack = Atak jest obowiązkowy.
why-protector-far = Protector z pola { $cell } nie sąsiaduje z polem { $attacked }.
why-attacks-off-board = Ataki na planszy: tylko { $hits } z { $attacks }.
why-no-landing = Żadnego pola wzoru nie da się użyć.
why-only-wolf = Pole { $cell } jest zajęte; może tam wylądować tylko Odin's Wolf.
why-never-by-effect = Wodza wystawia tylko akcja wystawienia.
why-not-its-own-kind = Resurrectors nie mogą sprowadzić jednostki własnego rodzaju.
why-eliminated = { $player }: poza grą.
why-mate = { $player }: partner z drużyny nie jest przeciwnikiem.
why-warlord-not-beside = { $player }: wódz nie stoi obok Canarisa.
why-warlord-left-tableau = { $player }: wodza nie ma już na tableau.
why-warlord-spared = { $player }: ten atak nie może trafić wodza albo już go trafił.
why-only-mercenaries = { $card }: można zabrać tylko kartę najemnika.
why-only-action-cards = { $card }: można wybrać tylko kartę akcji.
why-faction-taken = { $faction }: już wybrana.
why-board-taken = { $minority }: już wybrana ({ $player }).
why-board-kept = { $minority }: już zatrzymana.
why-not-right-neighbour = { $minority }: można odłożyć tylko tablicę prawego sąsiada ({ $player }).
why-mission-taken = { $mission }: już wzięta ({ $player }).

## Options before the game

setting-level = Poziom
    .hint = Czym dowodzi każdy gracz: Marynarz do nauki, Kapitan to zwykła gra.
setting-level-sailor = Marynarz: bez mniejszości
setting-level-captain = Kapitan: jedna mniejszość
setting-level-admiral = Admirał: także tajna misja
setting-elites = Jednostki elitarne
    .hint = Zastępują zwykłe jednostki i po ataku zostają na planszy.
setting-elites-0 = Brak
setting-elites-1 = Po jednej
setting-elites-2 = Po dwie
setting-elites-3 = Po trzy
setting-advanced = Wariant zaawansowany
    .hint = Każdy wybiera w drafcie dwie mniejszości zamiast jednej; do czterech graczy, Kapitan lub Admirał.
setting-advanced-off = Wył.
setting-advanced-on = Wł.
setting-team = Gra drużynowa
    .hint = Partnerzy razem kończą formację. Cztery miejsca: 1 i 3 przeciw 2 i 4; sześć: 1 i 4, 2 i 5, 3 i 6.
setting-team-off = Wył.
setting-team-on = Wł.
setting-aliens = Dodatek Aliens
    .hint = Do wyboru dochodzą Ox i Mentakle; przy pięciu i sześciu graczach są zawsze potrzebne.
setting-aliens-off = Wył.
setting-aliens-on = Wł.
setting-factions = Wybór frakcji
    .hint = Powyżej, miejsce po miejscu, albo wszyscy wybierają na początku gry w kolejności tur.
setting-factions-seats = Tutaj, razem z miejscami
setting-factions-table = Przy stole, w kolejności tur
setting-full_missions = Duże misje
    .hint = Każda formacja ma dziewięć pól; gra trwa znacznie dłużej.
setting-full_missions-off = Wył.
setting-full_missions-on = Wł.
setting-seat_bonus = Premia za miejsce
    .hint = Dalsi gracze zaczynają z odrobiną hexilum.
setting-seat_bonus-off = Wył.
setting-seat_bonus-on = Wł.
setting-hidden_pick = Zakryte tajne misje
    .hint = Nikt nie widzi, jaką tajną misję biorą inni; tylko na poziomie Admirał.
setting-hidden_pick-off = Wył.
setting-hidden_pick-on = Wł.
setting-round_limit = Limit rund
    .hint = Czy gra kończy się po rundzie 60 i jak.
setting-round_limit-draw = Remis
setting-round_limit-judged = Wygrywa prowadzący
setting-round_limit-off = Bez limitu

## Terminal board

draw-out = poza grą
draw-player = { $player }: życie { $life }, hexilum { $hexilum }, dochód { $income }; rezerwa: { $reserve }; statek szpitalny: { $ship }; karty: { $cards }; tajna: { $secret }
draw-market = Runda { $round }. Rynek (talia: { $deck }) z cenami:
draw-mission = Wspólna misja: { $mission }
draw-secret = Tajna misja: { $mission }
draw-goal = { $player }: { $held } z { $size }; w najlepszym miejscu brakuje: { $cells }
draw-legend = Właściciel i rodzaj: r zwykła jednostka, e elitarna, W wódz, m mniejszość, 01 do 25 najemnik, n neutralna; gwiazdka to źródło, kropka to wolne pole. Rząd nosi nazwę swojego pierwszego pola, w prawo liczy się dalej.
draw-no-mission = Nie ma jeszcze misji

## Help

hint-centre = Im bliżej środka stoi wódz, tym bardziej agresywna gra.
hint-factions = Terra i Cyberianie są dla początkujących; Nomadzi, Unia, Ox i Mentakle dla doświadczonych.

## What a plan brings, counted

gain-mission =
    { $n ->
        [one] 1 pole formacji
        [few] { $n } pola formacji
       *[many] { $n } pól formacji
    }
gain-life =
    { $n ->
        [one] 1 punkt życia wodza
        [few] { $n } punkty życia wodza
       *[many] { $n } punktów życia wodza
    }
gain-units =
    { $n ->
        [one] 1 jednostka na planszy
        [few] { $n } jednostki na planszy
       *[many] { $n } jednostek na planszy
    }
gain-income = { $n } dochodu
gain-hexilum = { $n } hexilum
