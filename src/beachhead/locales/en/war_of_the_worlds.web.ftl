# War of the Worlds on the screen, English.

## The map

ww-map = Map of Great Britain, 15 land and 6 sea areas
ww-mars = Mars in opposition
ww-ireland = Ireland
ww-france = France
ww-land = land
ww-sea = sea
ww-hostile = hostile
ww-empty = empty
ww-count = { $count } × { $thing }
ww-civilian = Civilian
ww-civilians =
    { $count ->
        [one] 1 civilian
       *[other] { $count } civilians
    }
ww-piece-at = { $piece }, { $area }
ww-track-civilians = { $left } of { $max } civilians left
ww-track-damage = Damage to the Martians: { $damage } of { $max }

## Panels

ww-energy-dial = Energy { $energy }, income { $income }
ww-goal-martian =
    { $count ->
        [one] civilian to remove
       *[other] civilians to remove
    }
ww-a-turn = a turn
ww-tripod-bonus = damage of tripods
ww-war-machines = War machines
ww-structures = Structures
ww-slot-ready = { $thing }
ww-slot-used = { $thing }, used this turn
ww-slot-reserve = { $thing }, in reserve
ww-slot-built = { $thing }
ww-slot-supply = { $thing }, not built
ww-civilians-left = civilians
ww-damage-dealt = damage dealt
ww-coins = coins
ww-their-row = Their decision row
ww-hand = Hand
ww-hand-empty = No cards left in hand
ww-deck = Deck
ww-discard = Discard
ww-removed = Removed
ww-pile-discard = Discard pile: { $side }
ww-pile-removed = Removed from the game: { $side }
ww-pile-empty = No cards.
ww-row = Decision row
ww-row-of = Decision row: { $side }
ww-row-deck = Cards in the decision deck
ww-swapped = swapped this turn
ww-cost = cost { $cost }

## The attack

ww-pool = Attack on { $area }: { $pool }
ww-pool-after = with this: { $pool }
ww-ladder = Damage order: { $order }

## Steps

ww-step-main = Main step
ww-step-carry-out = Carrying out
ww-step-over = End
