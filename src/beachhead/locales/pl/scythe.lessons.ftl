# The guided first game: a title for each lesson, then what each step says and its goal.

sign-objective = cel
sign-encounter = spotkanie

learn-basics = Górny rząd
    .text = Produkcja, wzmocnienie, ruch, handel: cztery tury z czterema górnymi akcjami.
learn-basics-produce-1 = Grasz Królestwami Nordyckimi. Gra kończy się od razu, gdy ktoś położy szóstą gwiazdę. Wygrywa, kto ma najwięcej monet: za gwiazdy, regiony i zasoby, a popularność mówi, ile każda z tych rzeczy jest warta.
learn-basics-produce-2 = Twoja plansza gracza ma cztery sekcje. W każdej turze wybierasz jedną, byle nie tę z poprzedniej tury. Możesz wykonać jej górną akcję, a potem dolną, jeśli cię na nią stać.
learn-basics-produce = Twoi robotnicy stoją w lesie i w tundrze. Produkcja: w dwóch regionach każdy robotnik wytwarza to, co tam jest, czyli drewno i ropę. Zasoby zostają na mapie tam, gdzie powstały.
    .goal = Wyprodukuj drewno i ropę.
learn-basics-bolster = Wzmocnienie kosztuje 1 monetę i daje 2 siły. Siła rozstrzyga walki, a kto ma jej dużo, tego rzadko się atakuje. Przy 16 siły kładziesz gwiazdę.
    .goal = Podnieś siłę do 6.
learn-basics-move = Teraz wyjdź z bazy. Bohater prowadzi, walczy i spotyka ludzi na mapie. Rzeki i jeziora zatrzymują każdego, kto nie ma jeszcze na nie mecha.
    .goal = Wyprowadź bohatera z bazy.
learn-basics-trade = Można ruszyć jeszcze jedną jednostkę; na razie zakończ ruch. Handel kosztuje 1 monetę i daje dwa wybrane zasoby albo popularność. Z większą popularnością wszystko jest na końcu warte więcej.
    .goal = Zdobądź popularność Handlem.

learn-bottom = Dolny rząd
    .text = Ulepszenie, rozmieszczenie, budowa, werbunek: do czego służą zasoby.
learn-bottom-upgrade-1 = Kilka tur później masz 3 ropy, 3 metalu, 3 drewna i 4 żywności. Każdy zasób jest do jednej dolnej akcji. Dostajesz też monety obok niej, a kto wykona akcję dość często, kładzie gwiazdę.
learn-bottom-upgrade = Ulepszenie kosztuje ropę: kostka idzie z zielonego pola górnego rzędu, które odtąd daje więcej, na czerwone pole dolnego, które odtąd kosztuje mniej. Sześć ulepszeń to gwiazda.
    .goal = Ulepsz swoją planszę.
learn-bottom-deploy = Rozmieszczenie kosztuje metal: mech pojawia się tam, gdzie jest twój robotnik, a zdolność pod nim należy do ciebie. Przeprawa prowadzi bohatera i mechy przez rzeki, Szybkość o region dalej.
    .goal = Rozmieść mecha.
learn-bottom-build = Budowa kosztuje drewno: jeden budynek w regionie, tam gdzie jest twój robotnik. Młyn pozwala produkować w jednym regionie więcej, Kopalnia to twoje własne wejście do tunelu.
    .goal = Zbuduj Młyn albo Kopalnię.
learn-bottom-enlist = Werbunek kosztuje żywność: rekrut daje teraz jednorazową premię, a odtąd coś za każdym razem, gdy ty lub sąsiad wykonuje tę dolną akcję. Wcześni rekruci dają najwięcej.
    .goal = Zwerbuj rekruta.

learn-stars = Gwiazdy i walka
    .text = Walka, dwie gwiazdy, spotkanie. Potem wyścig jest twój.
learn-stars-attack-1 = Mech Rusvietów stoi na górze obok Fabryki. Kto wygra walkę, kładzie gwiazdę, najwyżej dwie w grze. Kto przegra, wycofuje się do bazy.
learn-stars-attack = Wejdź mechem do jego regionu. Atak zaczyna się, gdy skończysz ruch. Masz 8 siły i dwie karty walki, przeciwnik ma 5 siły.
    .goal = Zaatakuj mecha Rusvietów.
learn-stars-dial = Obie strony potajemnie wybierają siłę na tarczy, do 7, i dokładają po karcie za bohatera lub mecha w tym regionie. Wybrana siła przepada, wygrasz czy nie. Wygrywa wyższa suma, przy remisie atakujący. Trzy i karta 5 powinny wystarczyć.
    .goal = Wygraj walkę.
learn-stars-popularity = Pierwsza gwiazda! Inne drogi: wszystkie ulepszenia, mechy, budynki, rekruci lub robotnicy, cel, 16 siły i 18 popularności. Masz 17.
    .goal = Połóż gwiazdę za popularność.
learn-stars-encounter = W regionach z tym żetonem są ludzie. Spotyka ich tylko bohater, każdych raz: dobierasz kartę i wybierasz jedną opcję. Dzięki Przeprawie bohater dostanie się na górę.
    .goal = Spotkaj ludzi na górze.

learn-side-nordic = Królestwa Nordyckie w skrócie
    .text = Robotnicy, którzy pływają.
learn-side-nordic-swim = Twoi robotnicy przekraczają rzeki od pierwszej tury, bez żadnego mecha. Docierasz więc do wiosek i innych ziem, gdy reszta czeka.
    .goal = Przepłyń rzekę robotnikiem.
learn-side-nordic-produce = Dokąd dotrzesz, tam możesz działać: produkuj tam w następnej turze. Robotnicy w wiosce dają nowych robotników.
    .goal = Wykonaj Produkcję.

learn-side-rusviet = Związek Rusviecki w skrócie
    .text = Dwa razy ta sama sekcja.
learn-side-rusviet-produce = Twoi robotnicy stoją w wiosce i na górze. Produkcja daje nowego robotnika i metal, a więcej robotników daje za każdym razem więcej.
    .goal = Wyprodukuj robotnika i metal.
learn-side-rusviet-again = Nieustępliwość: tylko ty możesz wybrać znowu sekcję z poprzedniej tury. Wszyscy inni musieliby turę poczekać.
    .goal = Wybierz Produkcję jeszcze raz.

learn-side-crimea = Chanat Krymski w skrócie
    .text = Karty walki jako zapłata.
learn-side-crimea-coercion = Ulepszenie kosztuje 3 ropy, a masz 2. Przymus: raz na turę karta walki liczy się jako jeden dowolny zasób. Zapłać najsłabszą kartą.
    .goal = Wykonaj Ulepszenie za 2 ropy i kartę walki.

learn-side-saxony = Imperium Saksonii w skrócie
    .text = Gwiazdy bez ograniczeń.
learn-side-saxony-dominate = Inni kładą jedną gwiazdę za cele i dwie za walki. Dominacja znosi oba ograniczenia, a drugi cel zostaje u ciebie. Jeden masz spełniony; drugi wymaga trzech lasów.
    .goal = Dotrzyj do trzeciego lasu i ujawnij cel.

learn-side-polania = Republika Polanii w skrócie
    .text = Spotkania liczą się podwójnie.
learn-side-polania-meander = W wiosce przed tobą są ludzie! Twój bohater może wybrać dwie różne opcje każdego spotkania. Zacznij od jednej z nich.
    .goal = Spotkaj ludzi w wiosce i wybierz opcję.
learn-side-polania-second = Wędrowanie: wybierz teraz drugą opcję tej samej karty. Spiesz się od żetonu do żetonu, zanim wezmą je inni.
    .goal = Wybierz drugą opcję.
