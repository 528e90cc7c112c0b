# Scythe na ekranie, po polsku.

## Dobra i czynności

resource-coin = monety
resource-power = siła
resource-popularity = popularność
resource-combat_card = karty walki
resource-any_resource = dowolne zasoby
resource-cube = dowolne zasoby
resource-worker = robotnicy
resource-upgrade = ulepszenie
resource-mech = mechy
resource-structure = budynek
resource-recruit = rekrut
resource-produce = produkujące regiony
resource-star = gwiazda
resource-move = ruchy jednostek
resource-territory = regiony
web-deed-load = Załaduj
web-deed-unload = Wyładuj
web-deed-pay = Jeden żeton
web-deed-pay-all = Ile potrzeba
web-deed-coerce = Przymus
web-deed-step = Idź na
web-deed-unit = Jednostki
web-deed-section = Sekcje
web-deed-reveal = Cele
web-deed-gift = Podarunki
web-deed-retreat = Odwrót
web-deed-bottom = Dolna część

## Mapa

sc-map = Mapa: 47 regionów i 7 baz
sc-sheet = Fabryka i okolice
sc-sheet-number = Arkusz 47
sc-tile = Premia za budynki
sc-deck-factory = Pozostałe karty Fabryki
sc-deck-encounter = Karty spotkań
sc-deck-combat = Karty walki w talii
sc-code-mountain = Gó
sc-code-farm = Po
sc-code-forest = La
sc-code-tundra = Tu
sc-code-village = Wi
sc-code-lake = Je
sc-tunnel = tunel
sc-encounter = spotkanie
sc-held-by = kontrola: { $nation }
sc-units = { $n } × { $unit } ({ $nation })
sc-of = { $thing } ({ $nation })
sc-river-to = Rzeka do: { $places }.
sc-empty = puste

## Plansze

sc-mat = Plansza gracza
sc-mat-open = Wszystko na tej planszy
sc-structures = Budynki
sc-not-built = niezbudowany
sc-supplies = Zasoby ogólne
sc-info-left = pozostało: { $n }
sc-info-discard = Stos kart odrzuconych: { $n } ({ $cards })
sc-info-seen = Dotychczas rozegrane: { $cards }
sc-info-factory-unseen = Widzi je każdy, kto wprowadzi bohatera do Fabryki.
sc-info-factory-move = Dolna połowa: jedna jednostka porusza się o maksymalnie 2 regiony.
sc-info-any-time = Można ujawnić w dowolnej chwili swojej tury.
sc-info-turn-end = Można ujawnić na koniec swojej tury.
sc-info-placed-by = Umieszczona przez: { $nations }.
sc-info-placed-by-nobody = Nikt jej jeszcze nie umieścił.
sc-info-in-force = działa
sc-info-not-deployed = działa po rozmieszczeniu mecha
sc-info-power = { $n } z 16; w walce na tarczy można ustawić najwyżej 7.
sc-info-tier = Na koniec gry { $star } $ za gwiazdę, { $territory } $ za region, { $pair } $ za parę zasobów.
sc-info-workers = { $n } w grze, { $left } na planszy gracza.
sc-top-move = Ruch
sc-top-bolster = Wzmocnienie
sc-top-trade = Handel
sc-top-produce = Produkcja
sc-free = darmo
sc-built = zbudowane
sc-cube-covers = Kostka zakrywa jeden więcej: { $box }
sc-cube-gone = Ulepszone: { $box }
sc-resources = zasoby
sc-or = lub
sc-pay = koszt: { $goods }
sc-get = zysk: { $goods }
sc-good =
    { $id ->
        [worker] { $n ->
            [one] 1 robotnik
           *[other] { $n } robotników
        }
        [combat_card] { $n ->
            [one] 1 karta walki
            [few] { $n } karty walki
           *[other] { $n } kart walki
        }
        [mech] { $n ->
            [one] 1 mech
            [few] { $n } mechy
           *[other] { $n } mechów
        }
       *[other] { $what } ×{ $n }
    }
sc-now = teraz { $goods }
sc-have = kontrolujesz { $n }
sc-done-of = gotowe { $n } z { $of }
sc-recruit-gives = rekrut: { $good } +1, gdy robisz to ty lub sąsiad
sc-recruit-waits = jeszcze bez rekruta; dałby: { $good }
sc-locked = Zablokowane: użyte w poprzedniej turze.
sc-used-last-turn = Użyte ostatnio
sc-factory-card = Karta Fabryki
sc-factory-move = potem ruch jednej jednostki
sc-unused-bottom = Dolną połowę można opłacić, a pozostałaby niewykorzystana
sc-unused-units = Może się jeszcze poruszyć inna jednostka
sc-unused-territories = Może jeszcze produkować inny region
sc-unused-option = Można jeszcze wybrać drugą opcję
sc-unused-cards = Można jeszcze dołożyć kartę
sc-unused-objective = Można ujawnić cel i zdobyć gwiazdę
sc-objectives = Cele
sc-ready = gotowe
sc-ready-end = na koniec tury
sc-hand = Karty walki
sc-no-cards = brak kart
sc-abilities = Zdolności

## Frakcje

sc-now-worth = Wartość teraz, w monetach
sc-worth = Gdyby gra się teraz skończyła: { $n } $.
sc-stars = Gwiazdy
sc-star-open = wolne miejsce na gwiazdę
sc-tier = próg { $n }
sc-give = Podaruj monety
sc-part-coins = Monety
sc-part-stars = Gwiazdy
sc-part-territories = Ziemia
sc-part-resources = Dobra
sc-part-structures = Bud.
sc-counted = policzono { $n }
sc-total = Razem

## Ruch

sc-steps =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
sc-carries = Niesie
sc-none = Nic
sc-less = Jeden mniej: { $what }
sc-more = Jeden więcej: { $what }
sc-produce-everything = Produkuj wszystko
sc-pay-by-self = Zapłać z największych stosów
sc-token-follows = Następny żeton też trafi { FORM($area, "to") }; inny region można wybrać z listy.

## Sceny

sc-scene-combat = Walka
sc-scene-encounter = Spotkanie
sc-scene-factory = Fabryka
sc-scene-scoring = Punktacja końcowa
sc-scene-objective = Ujawniony cel
sc-show-map = Pokaż mapę
sc-combat-between = Walka { FORM($area, "in") }: { $a } – { $b }
sc-attacker = atakuje
sc-defender = broni się
sc-wins-ties = wygrywa remisy
sc-dial-at = Twoja tarcza: { $n }
sc-dial-sealed = Zapieczętowana tarcza
sc-dial-open = Tarcza jeszcze nie ustawiona
sc-sealed = pieczęć
sc-at-most = najwyżej { $n }
sc-in-hand = { $n } na ręce
sc-slots = Miejsca na karty: { $mine } przeciw { $theirs }
sc-meets = Z czym mierzy się twoje { $n }
sc-win = wygrana
sc-lose = przegrana
sc-wins = { $seat } { FORM($seat, "gender") ->
    [pl] wygrywają
   *[m] wygrywa
  }
sc-why-tie = Remis wygrywa atakujący.
sc-why-higher = Wygrywa wyższa suma.
sc-follows = Co dalej
sc-dial = tarcza
sc-chosen = wybrano
sc-seal = Zapieczętuj { $n }
sc-style-friendly = Przyjaźnie
sc-style-business = Interes
sc-style-ruthless = Bezwzględnie

## Kroki

sc-step-choose = Wybór
sc-step-top = Górna część
sc-step-combat = Walka
sc-step-bottom = Dolna część
sc-step-over = Koniec
web-round = Tura { $round }
