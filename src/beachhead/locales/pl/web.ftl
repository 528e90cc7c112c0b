# The web client, Polish.

## Frame

web-home = Strona główna
web-skip = Przejdź do treści
web-skip-decision = Przejdź do decyzji
web-nav = Menu główne
web-nav-play = Graj
web-nav-games = Moje partie
web-nav-watch = Oglądaj
web-nav-rules = Zasady
web-nav-arena = Arena
web-nav-settings = Ustawienia
web-nav-profile = Profil
web-waiting =
    { $count ->
        [one] 1 stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
       *[many] { $count } stołów czeka na ciebie
    }
web-language = Język
web-theme = Kolory
web-theme-system = System
web-theme-light = Jasne
web-theme-dark = Ciemne
web-theme-to-light = Przełącz na jasne kolory
web-theme-to-dark = Przełącz na ciemne kolory
web-close = Zamknij
web-back = Wstecz
web-menu = Menu
web-loading = Wczytywanie …
web-all = Wszystkie
web-open = Otwórz
web-look = Zobacz
web-save = Zapisz
web-saved = Zapisano.
web-send = Wyślij
web-cancel = Anuluj
web-accept = Zgoda
web-decline = Odmowa
web-copied = Skopiowano.
web-copy-link = Kopiuj link
web-of = { $n } z { $of }
web-not-found = Nie ma takiej strony
web-no-table = Nie można otworzyć tego stołu

## Errors that arise in the browser

web-error-offline = Brak połączenia z serwerem. Nic nie przepadło; spróbuj za chwilę.
web-error-server = Serwer zgłosił błąd ({ $status }).
web-error-unknown = To się nie udało: { $text }

## Home

web-hello = Witaj, { $name }
web-hello-hint = Wybierz grę: jedno kliknięcie i grasz. Bez konta.
web-hello-waiting =
    { $count ->
        [one] Czeka na ciebie 1 stół
        [few] Czekają na ciebie { $count } stoły
       *[many] Czeka na ciebie { $count } stołów
    }
web-hello-oldest = Najstarsze najpierw.
web-next-table = Następny stół
web-your-move = Twój ruch
web-others-move = Decydują inni
web-against = przeciw: { $names }
web-games = Gry
web-fact-players = Gracze
web-fact-length = Czas gry
web-fact-weight = Złożoność
web-fact-sides =
    { $count ->
        [one] 1 strona
        [few] { $count } różne strony
       *[many] { $count } różnych stron
    }
web-play-now = Zagraj teraz z botem
web-starting = Zaczynamy …
web-learn = Naucz się, grając
web-new-game = Nowa partia
web-open-tables = Otwarte stoły
web-open-count =
    { $count ->
        [0] nikt nie czeka
        [one] 1 stół szuka graczy
        [few] { $count } stoły szukają graczy
       *[many] { $count } stołów szuka graczy
    }
web-open-none = Teraz nie ma otwartych stołów. Otwórz własny: inni znajdą go tutaj.
web-watch = Oglądaj
web-watch-hint = Widzisz to, co mogą widzieć wszyscy.
web-watch-none = Nikt teraz nie gra publicznie.
web-finished = Zakończone partie
web-finished-none = Nie ma jeszcze zakończonych partii.
web-running = W toku
web-running-none = Nic nie trwa. Zacznij coś!
web-import = Otwórz plik zapisu
web-import-unreadable = Ten plik nie jest zapisem partii.
web-won-by = wygrana: { $name }
web-study = z pliku
web-game-goes-on = Ruch innych graczy

## New game

web-new-hint = Wszystko ma wartość domyślną. Zaczynaj, kiedy chcesz.
web-new-game-pace = Gra i tempo
web-pace = Tempo
web-pace-none = Bez zegara
web-pace-live = Na żywo, 20 min
web-pace-day = Co dzień, 24 h
web-pace-fast = Spokojnie, 72 h
web-pace-slow = Powoli, 10 dni
web-seats = Miejsca
web-seats-hint = Puste miejsca mogą później zająć boty.
web-seat-is = Miejsce { $n } to
web-seat-free = wolne miejsce
web-kind-me = Ja
web-kind-bot = Bot
web-kind-invite = Znajomy przez link
web-kind-open = Otwarte dla wszystkich
web-kind-hotseat = Ten sam ekran
web-hotseat-name = Imię drugiej osoby
web-level = Siła
web-side-random = losowo
web-side-table = wybór przy stole
web-side-mat = Plansza gracza
web-side-mat-drawn = losowo
web-side-taken = zajęte przez miejsce { $n }
web-swap-sides = Zamień strony
web-rules-default = jak w pudełku
web-rules-changed =
    { $count ->
        [one] 1 zasada odbiega
        [few] { $count } zasady odbiegają
       *[many] { $count } zasad odbiega
    }
web-watchable = Można oglądać
web-watchable-hint = Widzowie nigdy nie widzą ręki.
web-seed = Ziarno losowe
web-seed-hint = Ta sama liczba, te same karty.
web-seed-alone = Tylko tam, gdzie nie gra nikt inny: kto je zna, zna każdą przyszłą kartę.
web-seed-secret = tajne
web-sum-me = ty ({ $side })
web-sum-bot = bot ({ $side }, { $level })
web-sum-invite = znajomy przez link ({ $side })
web-sum-open = ktokolwiek przyjdzie ({ $side })
web-sum-hotseat = ktoś przy tym ekranie ({ $side })
web-nobody = Ktoś musi siedzieć przy tym ekranie.
web-open-table = Otwórz stół
web-invite = Zaproszenie
web-invite-hint = Wyślij ten link znajomemu. Działa raz i nie wymaga konta.
web-invite-failed = To zaproszenie nie działa

## The table

web-you = ty
web-bot = Bot
web-online = online
web-offline = nieobecny
web-won = wygrana
web-lost = przegrana
web-drew = remis
web-shared = wspólna wygrana
web-round = Runda { $round }
web-phases = Kroki tury
web-players = Gracze
web-mat-open = Cała plansza gracza
web-views = Widoki
web-view-decide = Ruch
web-view-mat = Plansza
web-view-cards = Karty
web-view-log = Dziennik
web-tray = Karty
web-tabs = Dziennik i inne
web-decision = Decyzja
web-your-decision = Twoja decyzja
web-others-turn = Teraz decyduje: { $name }
web-thinking = Czekamy: { $name } …
web-watching = Oglądasz, co się wydarzyło.
web-sending = Wysyłanie …
web-waiting-start = Czekamy na graczy
web-undealt = Plansza pokazuje przykład. Rozdanie nastąpi, gdy wszystkie miejsca będą zajęte.
web-over = Koniec gry
web-end-result = Wynik
web-end-you-won = Wygrywasz!
web-end-you-lost = Przegrywasz
web-end-you-resigned = Partia poddana
web-end-your-team-won = Twoja drużyna wygrywa!
web-end-you-share = Dzielisz zwycięstwo
web-end-wins = Zwycięstwo: { $names }
web-end-team-wins = Zwycięstwo drużyny: { $names }
web-end-share = Wspólne zwycięstwo: { $names }
web-end-draw = Remis
web-end-resigned = Poddanie partii: { $names }.
web-end-points = Skąd są punkty
web-end-standing = Na koniec
web-end-by-source = Według źródeł
web-end-by-round = Runda po rundzie
web-end-total = Razem
web-end-course = Przebieg partii
web-end-moments = Co rozstrzygnęło
web-end-thinking = Silny bot przegląda partię.
web-end-skip = Pomiń
web-end-no-moments = Żadna pojedyncza chwila nie rozstrzygnęła: szanse zmieniały się po trochu.
web-end-outlook = Szanse, { $side }:
web-end-level = Poziom botów
web-end-suggested = propozycja
web-end-picture = Obrazek
web-end-share-it = Udostępnij
web-end-back = Wróć do planszy
web-chance = Los w tej partii
web-chance-check = Sprawdź losowanie
web-chance-sealed = O każdym losowaniu w tej partii decyduje tajny klucz. Zapieczętowano go przed pierwszym losowaniem: nikt nie może go już zmienić. Oto jego odcisk (SHA-256):
web-chance-added = Własne liczby dodane do klucza: { $names }.
web-chance-added-none = Nikt z graczy nie dodał liczby: klucz wybrał sam serwer.
web-chance-later = Po zakończeniu partii klucz zostanie pokazany i można sprawdzić każde losowanie.
web-chance-seed = Ta partia losuje z ziarna. Niczego o nim nie obiecano, więc nie ma czego sprawdzać.
web-chance-key-noted = Klucz pasuje do odcisku, który ta przeglądarka zapisała przed partią.
web-chance-key-right = Klucz pasuje do odcisku. Tej przeglądarki nie było przy pieczętowaniu.
web-chance-key-wrong = Klucz nie pasuje do odcisku. Ktoś go zmienił.
web-chance-key-unknown = Przez nieszyfrowane połączenie ta przeglądarka nie może obliczyć odcisku.
web-chance-own = Twoja liczba jest dodana do klucza.
web-chance-own-wrong = Twoja liczba została pominięta lub zmieniona.
web-chance-draws = { $count ->
        [one] Jedno losowanie, obliczone na nowo, prowadzi do tego samego końca.
        [few] { $count } losowania, obliczone na nowo, prowadzą do tego samego końca.
       *[many] { $count } losowań, obliczonych na nowo, prowadzi do tego samego końca.
    }
web-chance-draws-wrong = Obliczone na nowo losowania nie prowadzą do tego końca.
web-chance-file = Nie musisz wierzyć temu serwerowi: zapisz partię jako plik i sprawdź ją na własnym komputerze.
web-resign = Poddaj partię
web-resign-sure = Poddać partię ({ $side })?
web-resign-bot = Liczy się jako porażka. Twoje miejsce zajmie bot, żeby inni mogli grać dalej. Powrót nie będzie możliwy.
web-resign-end = Liczy się jako porażka, a partia kończy się od razu.
web-close-table = Zamknij stół
web-close-table-sure = Nikt się jeszcze nie dosiadł. Zaproszenia stracą ważność.
web-remove = Usuń z mojej listy
web-removed = Usunięto z twojej listy.
web-put-back = Przywróć
web-done = Gotowe
web-really = {$what}. Naciśnij jeszcze raz, jeśli tak ma być.
web-unused = {$count ->
    [one] {$count} możliwość niewykorzystana
    [few] {$count} możliwości niewykorzystane
   *[other] {$count} możliwości niewykorzystanych
}
web-undo = Cofnij
web-undo-none = Nie ma czego cofnąć: coś ujawniono albo tura przeszła dalej
web-acts = Cofnij, zacznij od nowa, główny przycisk
web-reset = Zacznij turę od nowa
web-reset-short = Od nowa
web-coach = Trener
web-coach-with = Trener: wskazówka do każdego pytania
web-coach-skip = Pomiń wprowadzenie
web-coach-next = Dalej
web-coach-start = Gramy
web-coach-lesson = Co warto wiedzieć
web-coach-ask = Jaki ruch polecasz?
web-coach-thinks = Myśli …
web-coach-idea = Moja propozycja: { $option } (szanse { $value } %)
web-coach-brings = To daje: { $list }.
web-coach-costs = To kosztuje: { $list }.
web-coach-rival-loses = { $player }, straty: { $list }.
web-coach-plan = Plan
web-coach-close = Blisko: „{ $option }”. W porównaniu z tym pomysłem – { $list }.
web-coach-more = więcej: { $what }
web-coach-less = mniej: { $what }
web-coach-same = w liczbach daje to samo
web-coach-do = Zrób tak
web-hint = Podpowiedź
web-idea =
    Szanse { $value }%, sprawdzono { $visits ->
        [0] tylko pobieżnie
        [one] raz
       *[other] { $visits } razy
    }
web-options =
    { $count ->
        [one] 1 opcja
        [few] { $count } opcje
       *[many] { $count } opcji
    }
web-why = Dlaczego nie?
web-not-now = Teraz niemożliwe: { $count }
web-sheet = Większe lub mniejsze
web-deed-play = Zagraj
web-deed-buy = Kup
web-deed-swap = Wymień
web-deed-add = Dołącz do ataku
web-deed-ability = Budynki
web-deed-place_instead = Wystaw zamiast tego
web-deed-idea = O czym myśli najsilniejszy bot
web-reconnecting = Wznawianie połączenia …
web-spectators =
    { $count ->
        [one] 1 widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
web-recap = Od twojej ostatniej tury
web-reach = Zasięg i zagrożenia
web-reach-aim = Zasięg i zagrożenia: kliknij coś na mapie (G, prawy przycisk)
web-reach-choose = Zasięg i zagrożenia: czego?
web-reach-to = dociera do
web-reach-from = może zostać zaatakowane przez
web-reach-none = nic
web-recap-play = Krok po kroku
web-recap-moves =
    { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
web-recap-none = Od tamtej pory nikt inny nie grał.
web-story = Co się dzieje
web-story-back = Jedno zdarzenie wstecz
web-story-on = Następne zdarzenie
web-story-skip = Do mojej tury
web-story-now = Do teraz
web-story-more =
    { $count ->
        [one] i jeszcze 1 w dzienniku
        [few] i jeszcze { $count } w dzienniku
       *[many] i jeszcze { $count } w dzienniku
    }
web-scene = Co się stało
web-scene-show = Wróć do sceny
web-scene-map = Zobacz mapę
web-scene-close = Dalej
web-curtain = { $name }, twoja kolej
web-curtain-hint = Nikt inny nie powinien teraz patrzeć ({ $side }).
web-curtain-lift = To ja, { $name }
web-free-seats =
    { $count ->
        [one] Wolne miejsce:
        [few] Wolne miejsca ({ $count }):
       *[many] Wolne miejsca ({ $count }):
    }
web-fill-bots = Uzupełnij botami i zacznij
web-copy-invite = Nowy link z zaproszeniem
web-sit = Usiądź: { $side }
web-takeback-ask = Poproś o cofnięcie
web-takeback-asked = { $name } prosi o cofnięcie ostatniej decyzji.
web-vote = { $name } jest nieobecny, a czas minął. Co teraz?
web-vote-wait = Czekać
web-vote-skip = Zdecydować raz za nich
web-vote-bot = Niech gra bot
web-bot-stands-in = Bot gra za ciebie.
web-take-back-seat = Wracam na miejsce
web-rematch = Rewanż
web-rematch-go = Do rewanżu
web-rematch-offered = Ktoś proponuje rewanż. Grasz?
web-rematch-yes = Tak, jeszcze raz
web-rematch-no = Nie, dziękuję
web-report = Zgłoś problem
web-report-what = Co jest nie tak?
web-report-hint = Pozycja zostanie dołączona: opiekun serwera może ją odtworzyć i zobaczy całą partię.
web-report-file = Zapisz jako plik
web-report-sent = Dziękujemy. Zgłoszenie ma numer { $id }; ten odnośnik pokazuje pozycję:
web-text-board = Plansza jako tekst
web-map-board = Plansza jako mapa

## Log, chat, notes

web-log = Dziennik
web-log-setup = Przygotowanie
web-log-older = Starsze: { $count }
web-log-none = Jeszcze nic się nie wydarzyło.
web-log-all = Wszystko
web-log-mine = Moje tury
web-chat = Czat
web-chat-table = Widzą to tylko gracze przy tym stole.
web-chat-spectators = Widzą to tylko widzowie.
web-chat-write = Napisz coś
web-quick-hello = Cześć, miłej gry!
web-quick-good = Świetne zagranie!
web-quick-sorry = Chwileczkę.
web-quick-thanks = Dzięki za grę!
web-rules = Zasady
web-notes = Notatki
web-notes-private = Widzisz to tylko ty.

## Map

web-map-tools = Mapa
web-map-in = Przybliż
web-map-out = Oddal
web-map-fit = Cała mapa
web-map-pieces = Ukryj pionki
web-map-options =
    { $count ->
        [one] 1 opcja.
        [few] { $count } opcje.
       *[many] { $count } opcji.
    }
web-map-refused = Teraz niemożliwe.

## Replay

web-review = Analiza
web-replay = Powtórka
web-replay-nothing = Decyzja; jej skutek zaraz potem.
web-replay-at = Decyzja { $n } z { $of }
web-replay-keys = jedna decyzja, z Shift cała tura
web-timeline = Oś czasu
web-first = Na początek
web-last = Na koniec
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-play = Odtwórz
web-pause = Pauza
web-speed = Prędkość
web-seen-by = Widok
web-seen-public = Wszyscy
web-hide-future = Ukryj przyszłość
web-export = Zapisz jako plik
web-back-to-table = Wróć do stołu

## Rules

web-rules-search = Słowo lub numer zasady
web-rules-hits =
    { $count ->
        [one] 1 zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
web-rules-none = Żadna zasada o tym nie mówi.
web-rules-for-implementers = Dla programistów
web-rules-for-players = Dla graczy
web-book-contents = Spis treści
web-book-begin = Zacznij czytać
web-book-sides = Strony
web-book-lookup = Do sprawdzania
web-book-index = Indeks
web-book-law = Prawo gry
web-book-law-hint = Każda zasada w jednym zdaniu, z numerem: tego trzyma się program.
web-book-turn = Przewracanie stron
web-book-print = Drukuj
web-book-rules =
    { $count ->
        [one] Zasada stojąca za tym rozdziałem
        [few] { $count } zasady stojące za tym rozdziałem
       *[other] { $count } zasad stojących za tym rozdziałem
    }
web-book-details = Tylko tam:
web-book-difficulty = Jak trudno grać tą stroną
web-book-difficulty-1 = łatwa
web-book-difficulty-2 = średnia
web-book-difficulty-3 = trudna
web-book-first = dobra na początek
web-book-first-sides = Dobre na pierwszą grę: { $sides }.
web-book-side = O tej stronie: { $title }
web-example-begin = Pozycja wyjściowa
web-example-back = Krok wstecz
web-example-step = Następny krok
web-example-open = Otwórz na planszy
web-rule-beside = Zasada
web-rule-chapter = W podręczniku: { $title }
web-chapters = Rozdziały
web-reconstructed = odtworzone
web-reconstructed-hint = Drukowana wartość zaginęła; tę zaprojektowano na nowo.
web-ruling = rozstrzygnięcie
web-ruling-hint = Instrukcja tego nie rozstrzyga; tak gra się tutaj.

## Settings

web-settings-hint = Zapisane na tym urządzeniu.
web-animation = Animacja
web-animation-hint = Nigdy nie każe czekać. Jeśli system prosi o mniej ruchu, nie ma jej wcale.
web-animation-off = brak
web-animation-fast = szybka
web-animation-normal = zwykła
web-animation-slow = wolna
web-tempo = Tempo opowieści
web-tempo-hint = Jak długo każdy ruch innych pozostaje do przeczytania.
web-tempo-slow = wolne
web-tempo-normal = zwykłe
web-tempo-fast = szybkie
web-tempo-instant = od razu
web-recap-open = Od twojej ostatniej tury
web-recap-open-hint = Otwiera się samo, gdy zagrał więcej niż jeden przeciwnik.
web-sound = Dźwięk
web-sound-hint = Cichy znak, gdy twoja kolej.
web-confirm = Dwa stuknięcia
web-confirm-hint = Pierwsze stuknięcie w mapę wybiera, drugie zagrywa.
web-ask-once = Pytaj, zanim coś przepadnie
web-ask-once-hint = Główny przycisk pyta raz, gdy akcje lub karty zostałyby niewykorzystane. Cofnąć można i tak.
web-auto = Płać automatycznie
web-auto-hint = To, co wszędzie kosztuje tyle samo, jest opłacane bez pytania. Cofnięcie pyta ponownie.
web-large = Większy tekst
web-large-hint = Wszystko rośnie o jedną szóstą.
web-text-first = Stoły jako tekst
web-text-first-hint = Nowe stoły otwierają się jako tekst, z myślą o czytnikach ekranu.
web-about = Wszystkie rysunki powstają w tym programie z danych gier. Kroje: Source Sans 3, Barlow Condensed, Special Elite, Old Standard TT (wolne licencje).

## Profile

web-guest = gość
web-account = konto
web-your-name = Twoje imię
web-your-name-hint = Widzą je inni przy stole.
web-keep = Zachowaj swoje partie
web-keep-hint = Grasz jako gość. Z nazwą i hasłem znajdziesz swoje partie na każdym urządzeniu.
web-account-name = Nazwa konta
web-password = Hasło, co najmniej 8 znaków
web-register = Załóż konto
web-registered = Konto gotowe; partie zostają z tobą.
web-login = Zaloguj
web-logout = Wyloguj
web-logged-out = Wylogowano.
web-welcome-back = Witaj ponownie!
web-magic = Przez e-mail
web-magic-hint = Wyślemy link, który zaloguje cię bez hasła.
web-magic-send = Wyślij link
web-mail = Adres e-mail
web-link-sent = Jeśli adres jest poprawny, link jest w drodze.
web-login-failed = Ten link nie działa
web-somebody-left = ktoś, kto odszedł

## Keys

web-keys = Klawiatura
web-key-option = wybierz opcję
web-key-done = główny przycisk: zakończ, rozstrzygnij
web-key-undo = cofnij
web-key-reset = zacznij turę od nowa
web-key-back = wstecz
web-key-why = dlaczego nie?
web-key-hint = o czym pomyślałby silny bot
web-key-next = następne / poprzednie dozwolone pole
web-key-arrows = do sąsiada na mapie
web-key-enter = wybierz zaznaczone
web-key-zoom = bliżej, dalej, cała mapa
web-key-reach = zasięg i zagrożenia wskazanej rzeczy
web-key-log = do dziennika
web-key-recap = od twojej ostatniej tury
web-key-beat = jedno zdarzenie wstecz / dalej
web-key-pause = wstrzymaj lub wznów opowieść
web-key-skip = przeskocz do teraz
web-key-zen = ukryj panele boczne
web-key-text = plansza jako tekst
web-key-help = ta lista

## Text board

web-text-command = Polecenie
web-text-regions = Obszary
web-text-help = options · do 3 · why 2 · region york · near york · where trójnóg · log · hint · undo · reset · done
web-text-not-asked = Teraz nie ty decydujesz.
web-text-no-option = Nie ma opcji { $number }.
web-text-no-reasons = Nic oczekiwanego nie jest tu zabronione.
web-text-no-region = Nie ma obszaru { $name }.
web-text-nowhere = { $name }: nigdzie.
web-text-no-done = Nie ma teraz czego zakończyć.
web-text-no-hint = Tu nie ma teraz podpowiedzi.

## Arena

web-arena-hint = Boty przeciw botom, każde ziarno we wszystkich ustawieniach: jak sprawiedliwe są gry?
web-arena-new = Nowa seria
web-arena-new-hint = Partii: { $games }; najwięcej tutaj: { $most }. Rozgrywane są obok serwera, jedna seria naraz.
web-arena-game = Gra
web-arena-bots = Boty
web-arena-seeds = Ziarna
web-arena-start = Rozpocznij
web-arena-run = Raport
web-arena-none = Nie ma jeszcze raportu. Rozpocznij serię albo włóż wyniki „beachhead arena run” do folderu „arena” w katalogu danych.
web-arena-first = Trwają pierwsze partie.
web-arena-progress = Partie: { $played } z { $total }
web-arena-running = trwa
web-arena-left = zostało około { $minutes } min
web-arena-stop = Zatrzymaj
web-arena-raw = Surowe wyniki, wiersz na miejsce w każdej partii
web-arena-interval = przedział 95%; kreskowana: sprawiedliwy udział
web-arena-won = Wygrane
web-arena-above = powyżej sprawiedliwego
web-arena-below = poniżej sprawiedliwego
web-arena-even = wyrównane
web-arena-finding-above = { $side }: wygrywa więcej, niż przypada, { $share }% zamiast { $fair }%.
web-arena-finding-below = { $side }: wygrywa mniej, niż przypada, { $share }% zamiast { $fair }%.
web-arena-finding-even = { $side }: wyrównane, o ile te partie pokazują ({ $share }%).
web-arena-by-side = Wygrane według stron
web-arena-by-seat = Wygrane według miejsc
web-arena-by-bot = Wygrane według botów
web-arena-seat = Miejsce { $n }
web-arena-matchups = Zestawienia
web-arena-matchups-hint = wiersz kończy przed kolumną, %
web-arena-rounds = Długość w rundach
web-arena-decisions = Decyzje
web-arena-spread = Połowa partii mieści się między { $low } a { $high }; mediana to { $median }.
web-arena-players =
    { $count ->
        [one] 1 gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }
web-arena-games =
    { $count ->
        [one] 1 partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
web-arena-enough = Ile partii wystarczy?
web-arena-enough-text = Na ± 2% potrzeba partii: { $count }; tutaj jest: { $games }.
web-arena-faults = Błędy
web-arena-ratings = Rankingi
web-arena-rating = Ranking (95%)
