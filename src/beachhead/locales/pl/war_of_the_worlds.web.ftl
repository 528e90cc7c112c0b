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
ww-civilians-spent =
    { $count ->
        [one] 1 cywil (już atakował)
        [few] { $count } cywilów (atakowało: { $spent })
       *[many] { $count } cywilów (atakowało: { $spent })
    }
ww-piece-at = { $piece }, { $area }
ww-track-civilians = Pozostali cywile: { $left } z { $max }
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
ww-structures = Budynki
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
ww-plan = Talia decyzji
ww-plan-short = Rynek
ww-discard = Odrzucone
ww-removed = Usunięte
ww-pile-discard = Karty odrzucone: { $side }
ww-pile-removed = Usunięte z gry: { $side }
ww-pile-empty = Brak kart.
ww-row = Rząd decyzji
ww-row-of = Rząd decyzji: { $side }
ww-row-deck = Karty w talii decyzji
ww-swapped = wymieniono w tej turze
ww-unused-play = Można jeszcze użyć karty lub budynku
ww-unused-buy = Możesz jeszcze kupić, reszta przepadnie
ww-cost = koszt { $cost }
## What a thing is

ww-type-action = Karta akcji
ww-type-unit = Karta jednostki
ww-type-building = Karta budynku
ww-info-cost = koszt: { FORM($resource, "count", $cost) }
ww-info-start = karta startowa, nie do kupienia
ww-info-buy-unit = Po zakupie od razu wystawia jedną jednostkę z rezerwy.
ww-info-buy-building = Po zakupie żeton od razu trafia na planszę, a karta opuszcza grę.
ww-info-copies =
    { $count ->
        [one] { $count } egzemplarz w grze.
        [few] { $count } egzemplarze w grze.
       *[many] { $count } egzemplarzy w grze.
    }
ww-info-reserve = W rezerwie: { $count }
ww-info-supply = Żetony w zapasie: { $count } z { $max }
ww-info-defence = Obrona: { $defence }
ww-info-used =
    { $count ->
        [one] W tej turze użyta już przez kartę jednostki.
       *[other] W tej turze użyte przez karty jednostek: { $used } z { $count }.
    }
ww-info-fired = Użyty już w tej turze.
ww-info-civilians = { $area }: tutaj { $count }, z tego atakowało w tej turze: { $spent }.
ww-info-near = Obok: { $areas }
ww-info-marker = Leży do początku następnej tury Marsjan.
# $change: +2 or -1, $why: what did it
ww-info-turn = Runda { $round }, { $side }: { $change } ({ $why })
ww-info-unchanged = Jeszcze bez zmian.
ww-info-hand = Te karty widzi tylko ich właściciel.
ww-info-deck = Zakryta. Na koniec tury dobiera się z niej nową rękę; gdy się skończy, tasuje się karty odrzucone.
ww-info-plan = Zakryta. Uzupełnia rząd decyzji.
ww-info-purse = Dochód { $income } na turę. Czego się nie wyda, przepada na koniec tury.
ww-race-civilians-goal = Marsjanie wygrywają, gdy nie zostanie żaden cywil.
ww-race-damage-goal = Ludzie wygrywają przy { $max }.

## The attack

ww-pool = Atak na { FORM($area, "acc") }: { $pool }
ww-pool-after = z tym: { $pool }
ww-ladder = Kolejność obrażeń: { $order }
ww-attack = Atak
ww-scene-attack = Atak: { $area }
ww-scene-taken = Cywil zostaje zabrany: { $area }
ww-scene-hit = Marsjanie trafieni: { $area }
ww-scene-hit-anywhere = Marsjanie trafieni
ww-scene-card = kartą „{ $card }”
# $defence: damage that it takes to destroy it
ww-scene-falls = zniszczone ({ $defence })
ww-scene-stands = wytrzymuje (od { $defence })
ww-scene-nobody = Nikogo tam nie było.
ww-scene-nothing = Za mało obrażeń: nic nie zostaje zniszczone.
ww-scene-lost = Obrażenia, które już niczego nie niszczą i przepadają: { $damage }.
ww-scene-pushed = Armia zostaje wyparta: { $area }.
ww-race-civilians =
    { $after ->
        [0] Zginął ostatni cywil: wygrywają Marsjanie.
        [one] Został 1 cywil; bez niego wygrywają Marsjanie.
       *[other] Zostało { $after } cywilów; przy 0 wygrywają Marsjanie.
    }
ww-race-damage =
    { $left ->
        [0] z { $max }: wygrywają Ludzie.
       *[other] z { $max }; do zwycięstwa Ludzi brakuje { $left }.
    }

## Steps

ww-step-main = Krok główny
ww-step-carry-out = Wykonanie
ww-step-over = Koniec

## Names on small cards, with soft hyphens where a long word may be parted

ww-card-h_barrage_balloons = Balony zaporowe
ww-card-h_guerrilla = Party­zantka
ww-card-h_regroup = Przegrupo­wanie
ww-card-h_relocate = Przesie­dlenie
ww-card-h_royal_navy = Królewska Mary­narka
ww-card-h_supply_depot = Skład zaopa­trzenia
ww-card-h_tank_factory = Fabryka czołgów
ww-card-m_alien_abduction = Uprowa­dzenie przez obcych
ww-card-m_alien_factory = Fabryka obcych
ww-card-m_frightening_sound = Przera­żający dźwięk
ww-card-m_infrasound = Infra­dźwięki
ww-card-m_nerve_agent = Gaz parali­żujący
ww-card-m_particle_generator = Generator cząstek
ww-card-m_plasma_reactor = Reaktor plazmowy
ww-card-m_plasma_synthesis = Synteza plazmy
ww-card-m_power_supply = Zasilanie
ww-card-m_regenerator = Regenerator
ww-card-m_scorching_beam = Palący promień
