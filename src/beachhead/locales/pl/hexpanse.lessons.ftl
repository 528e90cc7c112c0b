# The guided first game: a title for each lesson, then what each step says and its goal.

sign-mission = misja
sign-source = źródło
sign-hexilum = hexilum
sign-card = karta
sign-attack = atak
sign-ship = statek szpitalny
sign-heal = leczenie
sign-reserve = rezerwa
sign-income = dochód
sign-action-card = karta akcji
sign-special = zdolność specjalna
sign-life = punkty życia

learn-basics = Pierwsze tury
    .text = Wódz, jednostki, źródła, rynek: dwie tury Imperium Terry.
learn-basics-warlord-1 = Wygrywasz, gdy tylko twoje jednostki stoją w kształcie misji. Dziś to Szewron, sześć pól, na przykład te. Może leżeć gdziekolwiek na planszy, także obrócony lub w odbiciu.
learn-basics-warlord-2 = Tura ma trzy części: dostajesz hexilum, wykonujesz dwie akcje i możesz kupić karty. Nikt tu nie chodzi: jednostka zostaje tam, gdzie wylądowała, więc dobrze wybieraj pole.
learn-basics-warlord = Wódz liczy się jak jednostka formacji i tylko jego nie da się wyprzeć. Środek planszy jest też źródłem: kto na nim ląduje, zyskuje 1 hexilum.
    .goal = Wystaw wodza na środku.
learn-basics-source = Drugą akcją wystaw zwykłą jednostkę. Podświetlone pole to kolejne źródło i leży w jednej linii z wodzem: może to być długie ramię Szewronu.
    .goal = Wystaw jednostkę na podświetlonym źródle.
learn-basics-buy = Akcje wykonane, rynek otwarty. Karty akcji czekają u ciebie, aż zagrasz je akcją; najemnicy to jednostki ze zdolnością. Hexilum, które zostawisz, nie przepada.
    .goal = Kup kartę.
learn-basics-watch = Możesz kupować dalej, póki cię stać, albo zakończyć turę. Potem przeciwnik ma dwie akcje. Patrz, gdzie ląduje: chce wypełnić ten sam kształt.
    .goal = Zakończ turę i obserwuj przeciwnika.
learn-basics-grow = Znowu dwie akcje. Podświetlone pola razem z dwoma zajętymi tworzą Szewron. Gdy wypełnisz dwa z nich, zabraknie już tylko dwóch.
    .goal = Wystaw dwie jednostki na podświetlonych polach.

learn-actions = Akcje
    .text = Atak, powrót jednostek, wyższy dochód, zagranie karty.
learn-actions-attack = Na twojej linii stoi jednostka przeciwnika. Atak trafia jednostkę obok twojej. Cena: zwykła jednostka, która atakuje, trafia na statek szpitalny, tak samo jak trafiona.
    .goal = Zaatakuj jednostkę obok swojej.
learn-actions-heal = Co jest na statku szpitalnym, nie może lądować. Leczenie przywraca za jedną akcję jedną jednostkę do rezerwy. Atak kosztuje więc więcej, niż się wydaje: zastanów się, zanim oddasz sztukę za sztukę.
    .goal = Przywróć jedną jednostkę do rezerwy.
learn-actions-income = Opuść rynek i obejrzyj turę przeciwnika. Potem podnieś dochód: poziom 2 kosztuje raz 2 hexilum, a daje 2 w każdej turze. Im wcześniej, tym lepiej.
    .goal = Podnieś dochód do poziomu 2.
learn-actions-card = Masz kartę Apache dropships. Jej drugie działanie pozwala jedną akcją wylądować trzem jednostkom w prostej linii. Ułóż ją tam, gdzie ma być pierwsze ramię: najpierw początek, potem kierunek, potem każde pole.
    .goal = Wystaw kartą trzy jednostki.

learn-victory = Jak wygrać
    .text = Zablokuj przeciwnika, otwórz własną lukę, a ostatni ruch jest twój.
learn-victory-block-1 = Spójrz na przeciwnika: pięć z tych sześciu pól jest jego. Jeszcze jedna jednostka i wygrywa. Zawsze licz najpierw, czego brakuje przeciwnikowi, a dopiero potem sobie.
learn-victory-block = Luka jest wolna, więc każdy może ją zająć. Na razie wystarczy tam jedna twoja jednostka; żeby ją usunąć, przeciwnik potrzebuje ataku i jeszcze jednej akcji.
    .goal = Zajmij lukę przeciwnika.
learn-victory-drive = Teraz twoja formacja: brakuje dwóch pól, a na jednym, tuż obok wodza, stoi obca jednostka. Zdolność specjalna Terry wystawia tam jednostkę i wypiera tego, kto tam stoi, za 1 punkt życia wodza.
    .goal = Zajmij pole zdolnością specjalną.
learn-victory-end = Brakuje już tylko podświetlonego pola i jest ono wolne. Kup coś, jeśli chcesz, i zakończ turę. Jeśli nikt go nie zajmie, wygrasz następną akcją.
    .goal = Zakończ turę.

learn-side-terra = Imperium Terry w skrócie
    .text = Lądować tam, gdzie stoją inni.
learn-side-terra-special = Obok twojego wodza stoją dwie obce jednostki. Zdolność specjalna wystawia jednostkę na zajętym polu obok niego i wypiera tego, kto tam stoi, byle nie wodza. Kosztuje 1 punkt życia, raz na turę.
    .goal = Wyprzyj jednostkę i zajmij jej pole.
learn-side-terra-build = Jedna akcja, a pole oczyszczone i zajęte: tak psujesz cudzą formację i budujesz własną. Dołóż pole, które pasuje do Szewronu.
    .goal = Wystaw jednostkę na podświetlonym polu.

learn-side-cyberians = Kolektyw Cyberian w skrócie
    .text = Dwie jednostki jedną akcją.
learn-side-cyberians-special = Zdolność specjalna wystawia do dwóch jednostek na dwóch przeciwległych polach obok wodza, za 1 punkt życia. Wybierz jeden z trzech kierunków i zajmij oba pola.
    .goal = Wystaw dwie jednostki obok wodza.
learn-side-cyberians-build = Trzy w rzędzie po jednej akcji. Drugą akcją przedłuż linię: pół Szewronu w jednej turze, nikt nie jest tak szybki.
    .goal = Wystaw jednostkę na podświetlonym polu.

learn-side-nomads = Międzygwiezdni Nomadzi w skrócie
    .text = Zamieniać dwie jednostki z każdego miejsca.
learn-side-nomads-special = Zdolność specjalna zamienia dwie dowolne jednostki na planszy albo przenosi jedną na wolne pole; wódz może stać daleko. Zamień swoją jednostkę z obcą na źródle: zyskasz hexilum i pole.
    .goal = Zamień dwie podświetlone jednostki.
learn-side-nomads-build = Obca formacja straciła pole, twoja zyskała. Drugą akcją buduj dalej: jedno z podświetlonych pól to źródło.
    .goal = Wystaw jednostkę na podświetlonym polu.

learn-side-union = Unia Światów Handlowych w skrócie
    .text = Więcej hexilum niż wszyscy inni.
learn-side-union-special = Zdolność specjalna daje 2 hexilum, a 3, gdy wódz stoi na źródle, tak jak teraz. Używaj jej prawie w każdej turze; punkty życia wracają dzięki akcji.
    .goal = Zyskaj hexilum zdolnością specjalną.
learn-side-union-buy = Wystaw jednostkę, a potem idź na zakupy. Szukaj kart, które jedną akcją wystawiają kilka jednostek: hexilum masz, akcji ci brakuje.
    .goal = Kup kartę.

learn-side-ox = Ox w skrócie
    .text = Sztuka za sztukę, a potem wszyscy wracają.
learn-side-ox-attack = Stać cię na to, na co innych nie stać: na atak, który kosztuje jednostkę. Trzy twoje są już na statku szpitalnym, jedna więcej niewiele zmieni.
    .goal = Zaatakuj obcą jednostkę.
learn-side-ox-special = Zdolność specjalna przywraca do rezerwy do trzech jednostek ze statku szpitalnego; inni leczą po jednej.
    .goal = Przywróć jednostki zdolnością specjalną.

learn-side-mentacles = Mentakle w skrócie
    .text = Czego nie ma w rezerwie, to nie wyląduje.
learn-side-mentacles-special = Przeciwnik ma w rezerwie tylko trzy jednostki. Zdolność specjalna odsyła dwie z nich na statek szpitalny; jeśli jego wódz nie jest jeszcze na planszy, jedno trafienie może mu zamiast tego odebrać 1 punkt życia.
    .goal = Traf dwa razy w rezerwę przeciwnika.
learn-side-mentacles-build = Zanim zacznie budować, będzie musiał leczyć. Wykorzystaj ten czas na własną formację.
    .goal = Wystaw jednostkę na podświetlonym polu.
