# Hexpanse na ekranie, polski.

## Mapa

hx-map = Mapa, liczba pól: { $cells }
hx-source = źródło hexilum
hx-empty = puste
hx-tired = użyta w tej turze
hx-life = życie { $life }
hx-out = poza grą
hx-layers = Warstwy mapy
hx-show-goals = Pokaż formację
hx-show-threats = Pokaż pola potrzebne innym
hx-show-on-map = Pokaż na mapie
hx-show-own = Wróć do własnej
hx-show-common = Pokaż wspólną misję
hx-show-secret = Pokaż tajną misję

## Misje

hx-mission = Misja
hx-mission-secret = Tajna misja
hx-secret-hidden = Tajna misja, zakryta
hx-of = z { $size }
hx-short =
    { $count ->
        [0] Gotowe
        [one] Brakuje jednego pola
        [few] Brakuje { $count } pól
        [many] Brakuje { $count } pól
       *[other] Brakuje { $count } pola
    }
hx-ways =
    { $count ->
        [one] 1 sposób dokończenia
        [few] { $count } sposoby dokończenia
        [many] { $count } sposobów dokończenia
       *[other] { $count } sposobu dokończenia
    }
hx-goal = { $mission }: { $held } z { $size }
hx-goal-ways = Brakuje jednego pola: { $cells }.

## Stempel

hx-stamp = Stempel
hx-turn-left = Obróć w lewo
hx-turn-right = Obróć w prawo
hx-mirror = Odbicie lustrzane
hx-facing-e = Wschód
hx-facing-se = Południowy wschód
hx-facing-sw = Południowy zachód
hx-facing-w = Zachód
hx-facing-nw = Północny zachód
hx-facing-ne = Północny wschód
hx-facing-mirrored = { $facing }, odbicie
option-orient =
    { $index ->
        [0] Wschód
        [1] Płd. wschód
        [2] Płd. zachód
        [3] Zachód
        [4] Płn. zachód
        [5] Płn. wschód
        [6] Wschód, odbicie
        [7] Płd. wschód, odbicie
        [8] Płd. zachód, odbicie
        [9] Zachód, odbicie
        [10] Płn. zachód, odbicie
       *[11] Płn. wschód, odbicie
    }: { $attacks ->
        [0] pola { $free }
       *[other] trafienia { $hits }{ $own ->
            [0] { "" }
           *[other] , własne { $own }
        }
    }

## Co by się stało

hx-own = własna jednostka:
hx-hits-none = nic nie trafia
hx-up-to = { $count ->
        [one] wystawisz { $count }
       *[other] wystawisz do { $count }
    }
hx-foe-gains = przeciwnik +{ $count }
hx-shielded = Protector może ją osłonić
hx-fate-ship = trafia na statek szpitalny
hx-fate-life = traci 1 punkt życia
hx-fate-discard = zostaje odrzucona
hx-fate-home = wraca na swoją tablicę
hx-fate-gone = opuszcza grę
hx-scene-attack = Atak: { $player }
hx-scene-fall = Odpada z gry: { $player }
hx-scene-out = Wódz nie żyje
hx-scene-won = Formacja ukończona, wygrywa: { $player }
hx-scene-progress = Postępy wszystkich
hx-waste-actions = Akcje niewykorzystane
hx-waste-ability = Zdolność niewykorzystana
hx-waste-rest = Reszta niewykorzystana
hx-waste-own = To trafi własne
hx-info-regular = Zwykła jednostka. Jej atak trafia sąsiednią jednostkę; potem sama trafia na statek szpitalny.
hx-info-elite = Elitarna jednostka. Atakuje jak zwykła, ale zostaje na planszy; ataki na rezerwę nigdy jej nie trafiają.
hx-info-warlord = Wódz. Trafienie kosztuje go 1 punkt życia zamiast pola; bez życia jego gracz odpada z gry. Atak i ruch kosztują po 1 punkcie życia; wodza nie można zamienić ani wycofać.
hx-info-neutral = Pozostałość po graczu, który odpadł. Każdy może ją trafić, zamienić lub wyprzeć.
hx-info-mercenary = Należy do swojej karty; gdy zostanie wyparta, karta jest odrzucana.
hx-info-permanent = Stała: działa przy wystawieniu i można ją aktywować raz w każdej późniejszej turze.
hx-info-once = Działa raz, przy wystawieniu jednostki.
hx-info-minority = Czeka na swojej tablicy; można ją wystawić, gdy wódz jest na planszy.
hx-info-action = Jako akcję zagrywa się jedną z dwóch możliwości; potem karta jest odrzucana.
hx-info-tired = Wystawiona lub aktywowana w tej turze: teraz nie można jej aktywować.
hx-info-source = Źródło hexilum: kto postawi tu własną jednostkę, zyskuje 1 hexilum.
hx-info-mission = Zajmij swoimi jednostkami wszystkie pola tego kształtu (pól: { $size }), dowolnie obróconego lub odbitego, a od razu wygrasz.
hx-info-special = Raz na turę, gdy wódz jest na planszy, za 1 punkt życia.
hx-discard = Karty odrzucone: { $count }
hx-discard-hidden = Zakryte: { $count }
hx-info-discard = Gdy talia się skończy, odrzucone karty są tasowane i tworzą nową talię.
hx-topic-hexilum = Hexilum
hx-info-hexilum = Opłaca karty na rynku i dochód; najwyżej 30.
hx-topic-income = Dochód
hx-info-income = Tyle hexilum wpływa na początku tury; najwyżej 4.
hx-topic-life = Życie wodza
hx-info-life = Przy 0 gracz odpada z gry; najwyżej 12.
hx-topic-hired = Najemnicy na planszy
hx-info-hired = Gracz może mieć na planszy najwyżej 5 jednostek najemników.
hx-topic-cards = Karty
hx-info-cards = Karty akcji i najemnicy leżący jawnie przed graczem.
hx-topic-reserve = Rezerwa
hx-info-reserve = Jednostki, które można wystawić. Ataki na rezerwę odsyłają zwykłe jednostki na statek szpitalny.
hx-topic-ship = Statek szpitalny
hx-info-ship = Wyparte jednostki czekają tu na wyleczenie, pojedynczo lub dzięki kartom.
hx-topic-deck = Talia
hx-info-deck = Zakryte karty, które trafią na rynek jako następne.
hx-topic-secret = Tajna misja
hx-info-secret = Misja znana tylko właścicielowi i jego partnerom; ukończona wygrywa jak wspólna.
hx-topic-heal = Wódz: leczenie
hx-info-heal = Raz na turę wódz na planszy może jako akcję zyskać 1 punkt życia.
hx-topic-move = Wódz: ruch
hx-info-move = Raz na turę może przejść na wolne sąsiednie pole za 1 punkt życia.
hx-topic-special = Wódz: zdolność specjalna

## Łańcuch

hx-chain =
    { $left ->
        [0] Łańcuch zdolności, ostatnia akcja
        [one] Łańcuch zdolności, została 1 akcja
        [few] Łańcuch zdolności, zostały { $left } akcje
        [many] Łańcuch zdolności, zostało { $left } akcji
       *[other] Łańcuch zdolności, zostało { $left } akcji
    }
hx-chain-queue = Kolejka zdolności
hx-chain-played = zagrana
hx-chain-now = teraz
hx-chain-waits = czeka

## Gracze

hx-numbers = Hexilum { $hexilum }, dochód { $income }
hx-team = Drużyna { $team }
hx-reserve = Rezerwa
hx-in-ship = Statek
hx-ship = Statek szpitalny
hx-on-board = Na planszy
hx-none = brak
hx-aim = Wybierz tego przeciwnika
hx-warlord-heal = leczenie
hx-warlord-move = ruch
hx-warlord-special = zdolność

## Karty

hx-market = Rynek
hx-deck = talia { $count }
hx-extras = Dodatkowe karty
hx-extras-hidden =
    { $count ->
        [one] 1 dodatkowa karta, widzi ją tylko kupujący
        [few] { $count } dodatkowe karty, widzi je tylko kupujący
        [many] { $count } dodatkowych kart, widzi je tylko kupujący
       *[other] { $count } dodatkowej karty, widzi je tylko kupujący
    }
hx-cards = Karty
hx-your-cards = Twoje karty
hx-no-cards = Tu leżą kupione karty, jawne dla wszystkich.
hx-card-action = Akcja
hx-card-mercenary = Najemnik
hx-card-permanent = Stała
hx-cost = cena { $cost }
hx-lacking = brakuje { $count }
hx-on-map = w grze
hx-factions = Frakcje
hx-attacked = Atakowane: { $cell }, { $unit }
hx-boards-open = Mniejszości do wyboru
hx-boards-hand = Twoje tablice
hx-boards-kept = Zatrzymane
hx-boards-passed = Przekazane
hx-open-missions = Misje

## Fazy i czyny

hx-step-setup = Przygotowanie
hx-step-action-1 = Pierwsza akcja
hx-step-action-2 = Druga akcja
hx-step-market = Rynek
hx-step-over = Koniec
hx-turn-deploy = Wystaw
hx-turn-play = Zagraj kartę
hx-turn-activate = Aktywuj
hx-turn-gain = Hexilum i dochód
hx-turn-warlord = Wódz
hx-turn-attack = Atakuj
hx-turn-heal = Wylecz
hx-turn-withdraw = Wycofaj
hx-deed-income = Podnieś dochód
hx-deed-warlord-special = Zdolność specjalna
web-deed-deploy = Wystaw
web-deed-withdraw = Wycofaj
web-deed-attack = Atakuj
web-deed-heal = Wylecz
web-deed-activate = Aktywuj
