# War of the Worlds on the screen, Polish.

## The map

ww-map = Mapa Wielkiej Brytanii, 15 obszarów lądowych i 6 morskich
ww-mars = Mars w opozycji
ww-ireland = Irlandia
ww-france = Francja
ww-land = ląd
ww-sea = morze
ww-hostile = wrogi
ww-empty = pusto
ww-count = { $count } × { $thing }
ww-civilian = Cywil
ww-civilians =
    { $count ->
        [one] 1 cywil
        [few] { $count } cywilów
       *[many] { $count } cywilów
    }
ww-piece-at = { $piece }, { $area }
ww-track-civilians = Zostało { $left } z { $max } cywilów
ww-track-damage = Obrażenia Marsjan: { $damage } z { $max }

## Panels

ww-energy-dial = Energia { $energy }, dochód { $income }
ww-goal-martian =
    { $count ->
        [one] cywil do usunięcia
        [few] cywilów do usunięcia
       *[many] cywilów do usunięcia
    }
ww-a-turn = na turę
ww-tripod-bonus = obrażeń trójnogów
ww-war-machines = Machiny wojenne
ww-structures = Budowle
ww-slot-ready = { $thing }
ww-slot-used = { $thing }, użyte w tej turze
ww-slot-reserve = { $thing }, w rezerwie
ww-slot-built = { $thing }
ww-slot-supply = { $thing }, niezbudowane
ww-civilians-left = cywile
ww-damage-dealt = obrażenia
ww-coins = monety
ww-their-row = Ich rząd decyzji
ww-hand = Ręka
ww-hand-empty = Brak kart na ręce
ww-deck = Talia
ww-discard = Odrzucone
ww-removed = Usunięte
ww-pile-discard = Karty odrzucone: { $side }
ww-pile-removed = Usunięte z gry: { $side }
ww-pile-empty = Brak kart.
ww-row = Rząd decyzji
ww-row-of = Rząd decyzji: { $side }
ww-row-deck = Karty w talii decyzji
ww-swapped = wymieniono w tej turze
ww-cost = koszt { $cost }

## The attack

ww-pool = Atak na { $area }: { $pool }
ww-pool-after = z tym: { $pool }
ww-ladder = Kolejność obrażeń: { $order }

## Steps

ww-step-main = Krok główny
ww-step-carry-out = Wykonanie
ww-step-over = Koniec
