# The coach's words: a briefing of five cards, a word on each side, a lesson for each question.

brief-1 = Wygrywasz od razu, gdy twoje jednostki stoją w formacji wspólnej misji: od sześciu do ośmiu pól (przy dużych misjach dziewięć), gdziekolwiek na planszy, także po obrocie lub w odbiciu lustrzanym. Wygrywasz też, gdy żyje już tylko twój wódz. Dodatkowe jednostki wokół formacji nie przeszkadzają.
    .title = Cel: formacja
brief-2 = Najpierw dostajesz hexilum równe dochodowi, na początku 1. Potem masz do dwóch akcji, także dwa razy tę samą: wystaw, atakuj, wylecz, wycofaj, zagraj kartę, aktywuj najemnika, zyskaj 1 hexilum, podnieś dochód albo użyj wodza. Na koniec możesz kupić karty na rynku.
    .title = Twoja tura
brief-3 = Masz wodza z 6 punktami życia i 12 jednostek. Od poziomu Kapitan część należy do mniejszości i ląduje tylko, gdy wódz jest na planszy. Wystawiasz na dowolne wolne pole, na źródle zyskujesz 1 hexilum. Za hexilum podnosisz dochód albo kupujesz karty akcji i najemników, którzy liczą się w formacji.
    .title = Jednostki, hexilum, karty
brief-4 = Jednostka może zaatakować sąsiednią. Trafiona idzie na statek szpitalny, atakujący zwykle też; najemnik przepada razem z kartą. Wódz traci 1 punkt życia, a przy 0 jego gracz odpada. Karty i zdolności atakują całe pola: atakujący nic nie płaci, ale trafisz też własne jednostki.
    .title = Ataki
brief-5 = Twoje jednostki nie chodzą: dobrze wybieraj pola. Tylko wódz ma własny ruch, za 1 punkt życia. Komu brakuje dwóch wolnych pól, ten może wygrać w jednej turze, więc w porę stań mu na drodze. Żywego wodza nie da się wyprzeć: to najtrwalsza blokada i najtrwalsza część formacji.
    .title = Łatwo przeoczyć

brief-side-terra = Twoja zdolność specjalna (1 punkt życia, raz na turę) wystawia jednostkę na zajętym polu obok twojego wodza i wypiera tego, kto tam stoi, byle nie wodza. Wystaw go wcześnie w środku formacji: jedną akcją możesz wtedy oczyścić i zająć zablokowane pole.
brief-side-cyberians = Twoja zdolność specjalna (1 punkt życia, raz na turę) wystawia do 2 jednostek na dwóch przeciwległych polach obok twojego wodza. Jeśli formacja ma trzy pola w rzędzie, wystaw go wcześnie na środkowym i pilnuj, by oba boki były wolne.
brief-side-nomads = Twoja zdolność specjalna (1 punkt życia, raz na turę) zamienia dwie jednostki albo przenosi jedną na wolne pole, nigdy wodza; twój musi tylko być na planszy. Trzymaj ją w gotowości: może zamknąć twoją lukę albo zrobić wyrwę w obcej formacji.
brief-side-union = Twoja zdolność specjalna (1 punkt życia, raz na turę) daje 2 hexilum, a 3, gdy wódz stoi na źródle. W pierwszej turze wystaw go na źródle i od razu jej użyj: z dochodem masz 5 hexilum na rynek. Potem pilnuj jego punktów życia.
brief-side-ox = Twoja zdolność specjalna (1 punkt życia, raz na turę) pozwala wziąć do 3 swoich jednostek ze statku szpitalnego do rezerwy; akcja leczenia tylko jedną. Stać cię więc na ataki, które kosztują jednostki. Wystaw wodza, zanim statek się zapełni.
brief-side-mentacles = Twoja zdolność specjalna (1 punkt życia, raz na turę) odsyła do 2 zwykłych jednostek jednego przeciwnika z rezerwy na statek szpitalny. Jedno trafienie może być 1 obrażeniem dla wodza, który jest jeszcze na tableau; wystaw więc swojego przed innymi.

lesson-d-deal = Los wskazuje gracza rozpoczynającego, wyłożone tablice mniejszości, rynek i misje. Na razie nie ma o czym decydować.
lesson-d-begin = Najpierw obejrzyj wspólną misję: jej kształt mówi, które pola do siebie pasują. Plansza jest pusta, pierwsze jednostki mogą stanąć na każdym polu.
lesson-d-faction = Frakcje różni tylko jedno: zdolność specjalna wodza, raz na turę za 1 punkt życia. Najłatwiej zacząć jako Imperium Terry albo Kolektyw Cyberian.
lesson-d-minority = Dostajesz 3 jej jednostki, a lądują one tylko wtedy, gdy twój wódz jest na planszy. Misja jest losowana dopiero potem, więc weź zdolność, która pomaga przy każdym kształcie.
lesson-d-draft-keep1 = To, co oddasz, może posłużyć przeciw tobie. Na koniec masz dwie mniejszości; zwykle ktoś odkłada jedną z twoich trzech tablic, więc nie opieraj planu na jednej.
lesson-d-draft-keep2 = Szukaj tablicy, która pasuje do pierwszej. To, co teraz przekażesz, przypadnie sąsiadowi, więc nie oddawaj lekką ręką najsilniejszej.
lesson-d-draft-discard = Sąsiad zachowa dwie pozostałe tablice, każdą z 3 jednostkami. Odłóż zdolność, która najbardziej by ci szkodziła, albo rozbij silną parę.
lesson-d-secret-mission = Tajna albo wspólna misja: do zwycięstwa wystarczy jedna z nich. Ta, która zostanie na końcu, będzie wspólna, więc kształt podobny do pozostałych pozwala budować obie naraz.
lesson-d-action = Najpierw szukaj zwycięstwa: dwa wolne pola zapełnią dwa wystawienia, twoje teraz albo przeciwnika w następnej turze, więc w porę blokuj lub atakuj. Jeśli nic nie nagli, buduj formację albo podnieś dochód, najlepiej wcześnie.
lesson-d-unit = Zwykła jednostka tylko zajmuje pole. Wiele mniejszości i wszyscy najemnicy mają zdolność, która następuje w tej samej akcji; jeśli czeka kilka zdolności, działają w kolejności wystawiania.
lesson-d-anchor = Wzór może leżeć gdziekolwiek, obrócisz go w następnym kroku. Wszystkie ataki muszą być na planszy i trafiają też twoje jednostki. Pola do wystawienia powinny być wolne, zajęte zwykle przepadają.
lesson-d-cell = Najlepsze pole służy kilku sposobom ukończenia formacji, wtedy jedna blokada cię nie zatrzyma. Na źródle lądowanie daje 1 hexilum. Jeśli można wybrać zajęte pole, stojąca tam jednostka jest najpierw atakowana.
lesson-d-target = Atakujący płaci swoją cenę niezależnie od celu. Wybierz jednostkę, której obca formacja najbardziej potrzebuje, albo najemnika, bo jego nie da się wyleczyć. Wódz zostaje na miejscu i traci tylko 1 punkt życia.
lesson-d-heal = Zwykłe i elitarne jednostki wracają do rezerwy, mniejszości na swoją tablicę; stamtąd znów je wystawisz. Weź to, co wystawisz najpierw; mniejszości potrzebują wodza na planszy.
lesson-d-step = Ruch kosztuje 1 punkt życia i jest możliwy raz na turę. Źródło daje 1 hexilum, a obok wrogich jednostek wodza można zaatakować. Czy nowe pole służy twojej formacji albo blokuje obcą?
lesson-d-orient = Jeśli wzór atakuje, każdy atak jest obowiązkowy, także na twoje jednostki, i następuje przed wystawianiem. Pola do wystawienia zwykle muszą być wolne. Wybierz obrót, który pasuje do formacji i oszczędza twoje jednostki.
lesson-d-deploy-cell = Nie musisz zapełniać wszystkich pól wzoru. Zacznij od tego, którego potrzebuje formacja; zdolności wystawionych jednostek działają w kolejności lądowania.
lesson-d-use = Oprócz odkrytych widzisz 5 dodatkowych kart, a zwykła faza rynku i tak jeszcze będzie. Tego, co teraz kupisz, możesz użyć jeszcze w tej turze, jeśli została ci akcja; bez hexilum wizyta nic nie da.
lesson-d-swap-first = Możesz wybrać każdą jednostkę oprócz wodzów, także obcą i neutralną. Przenieś swoją na pole, którego ci brakuje, albo wyjmij obcą z jej formacji.
lesson-d-swap-second = Zamiana twojej jednostki z obcą może naraz pomóc tobie i zaszkodzić innym; sprawdź tylko, czy nie kończysz cudzej formacji. Twoja jednostka daje 1 hexilum, gdy trafia na źródło z pola bez źródła.
lesson-d-opponent = Celuj w tego, kto jest najbliżej zwycięstwa. Trafienia w rezerwę spowalniają wystawianie, utrata hexilum kupowanie, a obrażenia liczą się najbardziej, gdy wódz ma mało życia.
lesson-d-reserve-hit = Zwykłą jednostkę ze statku szpitalnego trzeba wyleczyć, zanim da się ją normalnie wystawić. Obrażenie jest możliwe raz na atak i działa dłużej, ale pomaga tylko wtedy, gdy polujesz na tego wodza.
lesson-d-foreign-card = Wszystkie karty są jawne: która najbardziej zaszkodzi ci w następnej turze? Odebraną kartę akcji możesz zagrać jeszcze w tej turze, jeśli została ci akcja.
lesson-d-stolen-unit = Na planszy od razu liczy się do twojej formacji, ale nie uruchamia zdolności i nie daje hexilum. Na karcie czeka, aż wystawisz ją na wybranym wolnym polu i użyjesz jej zdolności.
lesson-d-attack-cell = Atak trafia to, co tam stoi, także twoje jednostki, a atakujący zostaje na planszy. Jeśli nie ma dobrego celu, wybierz puste pole: nagroda mniejszości i tak przychodzi.
lesson-d-protect = Protector na zawsze opuszcza grę, a atakowana jednostka zostaje cała. Warto to zrobić dla najemnika, słabego wodza lub pola formacji; zwykłą jednostkę można później wyleczyć.
lesson-d-buy = Kupowanie nie kosztuje akcji; kart kupionych w fazie rynku użyjesz od następnej tury. Formację najbardziej przyspieszają karty, które jedną akcją wystawiają kilka jednostek. Wszyscy widzą, co masz.
