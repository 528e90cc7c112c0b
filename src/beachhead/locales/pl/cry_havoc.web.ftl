# Cry Havoc na ekranie, polski.

## Planeta

ch-map = Planeta: regiony w pierścieniach wokół czarnego środka
ch-wrap = { FORM($region, "to") }
ch-no-terrain = bez terenu
ch-hq-of = Sztab { FORM($army, "gen") }
ch-controlled = kontrola: { $army }
ch-empty = pusto
ch-count = { $count } × { $thing }
ch-crystals =
    { $count ->
        [one] 1 Kryształ
        [few] { $count } Kryształy
       *[other] { $count } Kryształów
    }
ch-battle-here = Bitwa { $number }, atakują: { $army }
ch-idle = { $thing } (nieaktywna)
ch-structure-at = { $structure }, { $region }
ch-initiative = Inicjatywa
ch-next-round = Następna runda
ch-terrain-decks = Talie taktyk terenu
ch-deck-of = { $deck }, kart: { $count }
ch-neutral = Neutralne Trogi
ch-scoring-enabled = Punktowanie aktywne
ch-scoring-by = przez { FORM($army, "acc") }
ch-final-round = Ostatnia runda
ch-score-of = { $army }: { $n } PZ
ch-events-at = Pole { $field }, zakryte wydarzenia: { $count }
ch-events = Wydarzenia na torze punktów
ch-events-text = W każdej rundzie odkrywany jest jeden zakryty żeton; gdy zostanie tylko nadrukowane ostatnie pole, runda jest ostatnia.
ch-events-left = Jeszcze zakryte: { $list }.
ch-events-done = Rozpatrzone: { $list }.

## Zakryte żetony

ch-trogs-n = Trogi: { $n }
ch-token-holds = Wychodzi: Trogi { $trogs }, Kryształy { $crystals }.
ch-token-left = Wciąż ukryte: { $list }.
ch-token-known = Znasz ten żeton: { $token }.
ch-supply-n = w zasobie: { $n }

## Plansze graczy

ch-vp = Punkty Zwycięstwa
ch-regions = Regiony
ch-crystals-word = Kryształy
ch-reserve = Rezerwa
ch-hand = Ręka
ch-hand-empty = Brak kart na ręce
ch-units-of = Wszystkie Oddziały: { $all }; na planszy: { $map }, w Rezerwie: { $reserve }, w niewoli: { $lost }.
ch-cards-n =
    { $n ->
        [one] została 1 karta
        [few] zostały { $n } karty
       *[other] zostało { $n } kart
    }
ch-deck-text = Karty Taktyki tego terenu; w bitwie działają tylko tam. Dobiera się je akcją „Dobierz 2, zatrzymaj 1”.
ch-no-hand = Oglądasz grę: karty na ręce pozostają ukryte.
ch-deck-n = Talia { $n }
ch-discard-n = Odrzucone { $n }
ch-stock-n = Zasób { $n }
ch-pile-deck = Co zostało w talii { FORM($army, "gen") }
ch-pile-discard = Karty odrzucone { FORM($army, "gen") }
ch-pile-empty = Brak kart.
ch-holds = Jeńcy
ch-prisoners = Jeńcy w niewoli: { $list }
ch-lost-n = W niewoli z tej armii: { $n }
ch-structures = Budowle
ch-markers-left = zostało żetonów: { $n } z { $of }
ch-markers-here = zostało żetonów: { $n }
ch-tokens-left = zostało żetonów: { $n }
ch-costs = budowa { $build }, aktywacja { $activate }
ch-skill-ready = gotowa
ch-skill-used = wykorzystana
ch-skill-passive = działa zawsze
ch-skill-in = żeton: { $region }

## Karty

ch-whole-hand = Ręka daje
ch-hand-none = Ręka nie daje na to żadnych punktów.
ch-not-used = bez użycia
ch-card-once = karta raz na akcję
ch-icons-left = { $row }: zostało { $left } z { $of }
ch-laid = Zagrana w tej akcji
ch-march = Ile Oddziałów idzie?
ch-march-way =
    { $n ->
        [one] 1 Oddział, kroki: { $steps }
        [few] { $n } Oddziały, kroki: { $steps }
       *[other] { $n } Oddziałów, kroki: { $steps }
    }
ch-waste-cards = Bez karty ta akcja nic nie da
ch-waste-icons = Zostają niewykorzystane symbole
ch-waste-skill = Zdolność jest jeszcze gotowa
ch-choose-from = Wybierz jedną

## Bitwa

ch-see-planet = Pokaż planetę
ch-to-battle = Wróć do bitwy
ch-army-cards-only = Bez terenu: tylko karty armii
ch-terrain-cards = Karty armii i karty terenu: { $terrain }
ch-attacker = Agresor
ch-defender = obrońca, wygrywa remisy
ch-decided-by = prowadzi { $name }
ch-hand-n = ręka { $n }
ch-reserve-n = Rezerwa { $n }
ch-to-place = do rozmieszczenia: { $n }
ch-passed = pas
ch-you-lead = Prowadzisz armię: { $army }, { $region }
ch-they-lead = Bitwa ({ $region }): decydują { $army }
ch-gives-region_control = 2 PZ i region
ch-gives-capture = 1 wrogi Oddział; remis: nic
ch-gives-attrition = każdy Oddział zabija 1 wroga za 1 PZ
ch-result-control = { $army } wygrywają, +{ $points }
ch-result-held = Remis: { $army } utrzymują, +{ $points }
ch-result-nest = { $army } wygrywają: nikt nie kontroluje, zostaje Siedlisko
ch-result-none = Nikt nie ginie
ch-result-tie = Remis { $n } : { $n }, nic
ch-result-capture = { $army } biorą jeńców: { $n }
ch-result-won = { $army } wygrywają
ch-result-safe = { $army } wygrywają, ale nikogo nie można pojmać
ch-result-attrition = { $attacker } zabijają { $attack } · { $defender } zabijają { $defence }
ch-depends = zależy od wyboru
ch-open-choice = Który Oddział zostanie pojmany lub zginie, okaże się później; może to zmienić dalsze cele.
ch-played = Zagrane
ch-forecast = Przy rozliczeniu teraz
ch-forecast-then = Przy rozliczeniu po tym
ch-scene-open = Jeszcze nierozstrzygnięte
ch-scene-over = Bitwa zakończona
ch-scene-cards = Zagrane karty
ch-scene-no-cards = Nie zagrano żadnych kart.
ch-scene-after = Potem
ch-scene-fallen =
    { $n ->
        [one] 1 Oddział zabity
        [few] { $n } Oddziały zabite
       *[other] { $n } Oddziałów zabitych
    }
ch-scene-captured =
    { $n ->
        [one] 1 pojmany
        [few] { $n } pojmane
       *[other] { $n } pojmanych
    }
ch-scene-scoring = Punktowanie, runda { $round }
ch-scene-prisoners = Faza Jeńców, runda { $round }
ch-scene-final = Końcowe Punktowanie, runda { $round }
ch-scene-rounds = Punkty w rundach
ch-scene-nothing = nic
ch-scene-event = Wydarzenie: { $event }

## Grupy opcji

web-deed-activate = Aktywacja
web-deed-card = Zagranie z ręki
web-deed-stored = Zagranie z Matrycy
web-deed-advantage = Przewaga w terenie
web-deed-tunnel-to = Przez tunel, na zewnątrz
web-deed-tunnel-from = Przez tunel, z powrotem
