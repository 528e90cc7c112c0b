# The coach's words: a briefing of five cards, a word on each side, a lesson for each question.

brief-1 = Marsjanie wygrywają, gdy tylko nie ma już żadnego z 30 cywilów. Ludzie wygrywają, gdy tylko znacznik obrażeń dojdzie do 30. Jednostki i budynki nie liczą się do zwycięstwa. Jeśli po 60 rundach nikt nie wygrał, zwycięża strona z większymi postępami.
    .title = Wyścig do trzydziestu
brief-2 = Masz 5 kart. Zagrywaj je, kupuj z rzędu decyzji, wymień za darmo jedną kartę w rzędzie i używaj budynków – w dowolnej kolejności. Z karty wybierasz jedno działanie. Co da się zagrać, trzeba zagrać, chyba że usuwa to kartę z gry. Na koniec dobierasz 5 kart.
    .title = Twoja tura
brief-3 = Karty i budynki dają monety (Ludzie) albo energię (Marsjanie), tylko na tę turę. Kupiona karta akcji trafia do odrzuconych i później wraca do talii. Tak samo karta jednostki, która od razu wystawia też jednostkę. Budynek działa od razu, a jego karta opuszcza grę.
    .title = Karty, jednostki, budynki
brief-4 = Ludzie atakują trójnogi i budynki Marsjan; te nie giną, ale każdy punkt przesuwa znacznik obrażeń. UFO nie można atakować. Obrażenia od Marsjan trafiają najpierw budynki, potem jednostki i balony, na końcu cywilów. „Żniwa” zabijają tylko cywilów bez takiej ochrony.
    .title = Jak się walczy
brief-5 = Umocnienie można zniszczyć tylko jednym atakiem o dość dużej sile: bunkier 2, ciężka artyleria 3, fort 4 (karty można łączyć). Armia blokuje jedną jednostkę Marsjan na swoim obszarze, trójnóg jedną armię; odejść może tylko nadwyżka. Jednostka służy w turze tylko jednej karcie jednostki.
    .title = Co łatwo przeoczyć

brief-side-martian = Masz pierwszą turę, 1 trójnóg i 1 UFO (Zachodnie Highlands); obok, w Glasgow, jest 3 cywilów. Twoich jednostek i budynków nie można zniszczyć. Wcześnie kupuj źródła energii (Synteza plazmy, Generator cząstek, Reaktor plazmowy) i drugi trójnóg.
brief-side-human = Zaczynasz bez jednostek i budynków; monety daje ci „Przesiedlenie”. Dobre pierwsze zakupy: Skład zaopatrzenia, Ewakuacja, Armia i Nalot, który zawsze zadaje 1 obrażenie. Odsuwaj cywilów od trójnogów albo atakuj nimi kartą „Partyzantka”.

lesson-d-landing = Statek inwazyjny to twoja baza: tu pojawiają się nowe trójnogi i UFO, a pierwsze budynki stawiasz na wolnych obszarach lądowych obok. Ląduj blisko cywilów, ale tak, by obok był wolny ląd.
lesson-d-main = Niewydane monety lub energia przepadają na koniec tury, więc najpierw policz, co możesz kupić. Turę zakończysz, gdy żadnej karty nie da się już zagrać bez usuwania jej z gry; usunięcie karty to zawsze twój wybór.
lesson-d-civfrom = Pomyśl o tych, których trójnóg dosięgnie w następnej turze: bez budynku, armii czy balonów każda karta „Żniwa” zabija jednego. Jeśli masz kartę „Partyzantka”, najpierw zaatakuj cywilem; potem nadal może odejść.
lesson-d-civto = Bezpieczniej jest z dala od trójnogów albo tam, gdzie stoi budynek, armia lub balony. Na obszarze z trójnogiem lub budynkiem Marsjan cywil może atakować kartą „Partyzantka”, a na wolnym nie pozwala Marsjanom budować.
lesson-d-guerrilla = Obrażenia wszędzie liczą się tak samo; ważne, kogo zużywasz. Każdy cywil atakuje tylko raz w turze, więc następna „Partyzantka” wymaga innego cywila na obszarze z trójnogiem lub budynkiem Marsjan.
lesson-d-unit = Karta jednostki zużywa jednostkę na tę turę, czy to ruchem, czy atakiem; „Żniwa”, „Przegrupowanie” i „Uprowadzenie przez obcych” nie. Marsjanie atakują obszar swojej jednostki, a dla Ludzi każdy cel liczy się tak samo.
lesson-d-step = Idź tam, gdzie jednostka będzie mogła atakować: okręty trafiają sąsiedni ląd, pozostałe własny obszar. Na lądzie armia blokuje jedną jednostkę Marsjan, a trójnóg jedną armię; trójnóg na minach kosztuje Marsjan 2 obrażenia.
lesson-d-attackarea = Obrażenia trafiają najpierw budynki, potem jednostki i balony, na końcu cywilów; co nie wystarcza na następny cel, przepada. W ataku specjalnym ważniejszy bywa znacznik lub wyparcie armii: działa, nawet gdy nic nie ginie.
lesson-d-reap = Każdy cywil liczy się tak samo, więc patrz, co zostaje: gdzie nie ma cywilów, nikt nie zaatakuje kartą „Partyzantka”. „Uprowadzenie przez obcych” zabija też cywilów chronionych przez budynek, armię lub balony, „Żniwa” nie.
lesson-d-join = Połączone karty to jeden atak: bunkier ma obronę 2, ciężka artyleria 3, fort 4, armia przy fabryce czołgów 2. Nadwyżka trafia następny cel; dołączaj tylko to, co zniszczy coś jeszcze, a resztę zagraj gdzie indziej.
lesson-d-dmgorder = Dopóki stoi jedno z nich, cywile są chronieni. Zniszczona armia wraca do rezerwy i może znów się pojawić; balony opuszczają grę i UFO może znowu wlatywać na ten obszar.
lesson-d-push = Tutaj ta armia nie będzie już chronić cywilów ani blokować twoich jednostek. Najmniej przyda się Ludziom na obszarze bez cywilów i z dala od twoich następnych celów.
lesson-d-placeunit = Armia chroni cywilów na swoim obszarze i blokuje tam jedną jednostkę Marsjan, ale atakuje tylko u siebie. Blisko trójnogu szybko się przyda; kupioną możesz od razu przesunąć kartą „Armia” z ręki.
lesson-d-placebuilding = Ludzie: umocnienia przy zagrożonych cywilach, skład zaopatrzenia i fabryka czołgów z dala od trójnogów, miny na ich drodze. Marsjanie: budynki nie giną, ale można je atakować, więc buduj z dala od cywilów i armii.
