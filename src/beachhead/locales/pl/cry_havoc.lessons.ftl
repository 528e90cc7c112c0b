# The guided first game: a title for each lesson, then what each step says and its goal.

sign-crystal = Kryształ

learn-basics = Pierwsza Runda
    .text = Marsz, zwiad, rekrutacja, karty: trzy akcje Ludzi.
learn-basics-march-1 = Prowadzisz Ludzi. Kto po pięciu Rundach ma najwięcej Punktów Zwycięstwa, wygrywa. Punkty dają Bitwy oraz Kryształy w Regionach, które kontrolujesz, gdy ktoś aktywuje Punktowanie.
learn-basics-march-2 = W każdej Rundzie każdy ma trzy akcje. Płacisz za nie kartami: symbole na wszystkich wyłożonych kartach mówią, ile możesz zrobić. Co wyłożysz teraz, tego zabraknie w Bitwie.
learn-basics-march = Wybierz Ruch i wyłóż „Oskrzydlenie”: 2 symbole, więc dwa Oddziały robią po jednym kroku albo jeden dwa. Pusty Region bez wrogów jest twój, gdy tylko twój Oddział zakończy w nim ruch.
    .goal = Przesuń dwa Oddziały ze Sztabu na Pogorzelisko.
learn-basics-scout = Przed akcją lub po niej możesz użyć Zdolności, każdej raz na Rundę. „Zwiad” zajmuje pusty Region obok twoich, bez żadnego Oddziału, i nie budzi tego, co tam śpi.
    .goal = Zajmij Region „Zwiadem”.
learn-basics-recruit = Inni mieli swoje tury. Teraz Rekrutacja: każdy symbol sprowadza jeden Oddział z Rezerwy do Sztabu. „Wsparcie lotnicze” ma dwa takie symbole.
    .goal = Zrekrutuj Oddziały.
learn-basics-draw = Trzecia akcja. „Dobranie 2 kart” nie wymaga kart: oglądasz dwie karty z talii i zostawiasz jedną. Karty terenu są mocniejsze w Bitwach w swoim terenie, więc pomyśl, gdzie chcesz ją stoczyć.
    .goal = Dobierz kartę z talii terenu.

learn-battle = Bitwa
    .text = Trzy Cele, karty i to, kto dostaje Region.
learn-battle-control-1 = Twoje cztery Oddziały weszły na Pogorzelisko, gdzie stoją trzy Oddziały Pielgrzymów. Bitwy są po wszystkich akcjach. Każda strona rozdziela Oddziały między trzy Cele, atakujący pierwszy: obrońca widzi więc, co robisz.
learn-battle-control = Kontrola nad Regionem: kto ma tu więcej Oddziałów, zdobywa 2 punkty i Region. Remis należy do obrońcy.
    .goal = Daj dwa lub trzy Oddziały na Kontrolę nad Regionem.
learn-battle-capture = Pojmanie Jeńców: kto ma więcej, bierze Jeńca, wartego 1 punkt w każdej Rundzie. Reszta idzie na Wyniszczenie, gdzie każdy Oddział zabija jeden wrogi za 1 punkt.
    .goal = Daj jeden Oddział na Pojmanie Jeńców.
learn-battle-card = Pielgrzymi też rozdzielili Oddziały. Teraz karty, po jednej i na zmianę. „Wsparcie lotnicze” sprowadza Oddział z Rezerwy na wybrany Cel. Daj go tam, gdzie zdecyduje.
    .goal = Wzmocnij Kontrolę nad Regionem „Wsparciem lotniczym”.
learn-battle-resolve = To wystarczy, a zachowane karty przydadzą się do akcji. Kto pasuje, nie zagra już karty w tej Bitwie. Gdy spasują obie strony, rozstrzyga się Cele od góry do dołu.
    .goal = Spasuj i zdobądź Region.

learn-scoring = Punkty
    .text = Punktowanie, Budowle i Regiony, dla których warto.
learn-scoring-enable-1 = Kontrolujesz dwa Regiony i Sztab. Na koniec Rundy z Punktowaniem każdy dostaje 1 punkt za każdy Kryształ w swoich Regionach; tylko ten, kto je aktywował, jeszcze 1 za każdy Region i Sztab.
learn-scoring-enable = Aktywacja kosztuje akcję i tylko tę kartę, raz na Rundę dla wszystkich razem. Aktywuj, gdy masz więcej Regionów niż inni albo zanim będą mieli więcej.
    .goal = Aktywuj Punktowanie.
learn-scoring-scout = Od teraz liczy ci się każdy Region. „Zwiad” nic nie kosztuje, więc zajmij jeszcze jeden; liczba w Regionie mówi, ile leży tam Kryształów.
    .goal = Zajmij jeszcze jeden Region „Zwiadem”.
learn-scoring-build = Budowle stoją w Regionach, które były twoje na początku akcji. Płacą za nie i za ich użycie symbole budowy. Aktywowana później, Strażnica albo Bateria artylerii kładzie żeton, który pomoże ci tam w następnej Bitwie.
    .goal = Wznieś Strażnicę albo Baterię artylerii.
learn-scoring-march = Ostatnia akcja tej Rundy: jeszcze jeden Region, a Punktowanie go policzy. Jeśli coś tam śpi, możesz obudzić Hordę, a to oznacza Bitwę.
    .goal = Wejdź Oddziałem do jeszcze jednego Regionu.

learn-side-humans = Ludzie w skrócie
    .text = Regiony bez Oddziałów.
learn-side-humans-airfield = Lotnisko zajmuje pusty Region obok, nawet kontrolowany przez przeciwnika, i nikt nie musi się ruszać. Wyłóż „Okopanie się” dla symboli budowy i aktywuj je.
    .goal = Zajmij Region Lotniskiem.
learn-side-humans-scout = A raz na Rundę „Zwiad” zajmuje jeszcze jeden. Masz więc więcej Regionów niż Oddziałów: aktywuj Punktowanie, zanim ktoś tam wejdzie.
    .goal = Zajmij Region „Zwiadem”.

learn-side-pilgrims = Pielgrzymi w skrócie
    .text = Kryształy zmieniają się w punkty.
learn-side-pilgrims-temple = Masz 4 Kryształy, które przyniosły Żniwiarki. Świątynia zmienia do trzech z nich w 2 punkty każdy. Wyłóż kartę z symbolami budowy i aktywuj ją.
    .goal = Zmień Kryształy w punkty w Świątyni.
learn-side-pilgrims-teleport = „Teleport” przenosi Oddziały z jednego Regionu prawie wszędzie, raz na Rundę; każdy wydany Kryształ zabiera jeden więcej. Już jeden Oddział zajmie pusty Region daleko stąd.
    .goal = Przenieś Oddział „Teleportem”.

learn-side-machines = Maszyny w skrócie
    .text = Budowle, które pracują w każdej Rundzie.
learn-side-machines-plant = Masz więcej symboli budowy niż ktokolwiek. Fabryka wystawia Oddział w swoim Regionie, daleko od Sztabu. Wyłóż wszystkie trzy karty na jedną dużą akcję.
    .goal = Wystaw Oddział Fabryką.
learn-side-machines-more = Zostały jeszcze symbole. Bunkier wystawia Oddziały nawet w środku Bitwy, Orbitalny snajper i Drony szatkujące zabijają z daleka.
    .goal = Wznieś jeszcze jedną Budowlę.

learn-side-trogs = Trogi w skrócie
    .text = One są już wszędzie.
learn-side-trogs-ambush = W Ciernistym Lesie stoi Oddział Ludzi, dokładnie nad Hordą. „Zasadzka” kosztuje jeden Oddział i budzi ją tam: pojawiają się trzy Oddziały, a w Bitwie to ty atakujesz.
    .goal = Obudź Hordę w Ciernistym Lesie.
learn-side-trogs-tunnel = Tunele łączą twój Sztab z Regionami na całej planecie. Przejdź jednym z nich: śpiąca tam Horda dołączy do ciebie i nikt cię nie zatrzyma.
    .goal = Przejdź Tunelem na drugą stronę.
