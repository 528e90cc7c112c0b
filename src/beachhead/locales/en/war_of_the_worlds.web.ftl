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
ww-civilians-spent =
    { $count ->
        [one] 1 civilian (has attacked)
       *[other] { $count } civilians ({ $spent } attacked this turn)
    }
ww-piece-at = { $piece }, { $area }
ww-track-civilians = Civilians left: { $left } of { $max }
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
ww-structures = Buildings
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
ww-plan = Decision deck
ww-plan-short = Market
ww-discard = Discard
ww-removed = Removed
ww-pile-discard = Discard pile: { $side }
ww-pile-removed = Removed from the game: { $side }
ww-pile-empty = No cards.
ww-row = Decision row
ww-row-of = Decision row: { $side }
ww-row-deck = Cards in the decision deck
ww-swapped = swapped this turn
ww-unused-play = A card or a building could still be used
ww-unused-buy = You can still buy, the rest is lost
ww-cost = cost { $cost }
## What a thing is

ww-type-action = Action card
ww-type-unit = Unit card
ww-type-building = Building card
ww-info-cost = costs { FORM($resource, "count", $cost) }
ww-info-start = start card, never for sale
ww-info-buy-unit = Bought, it places one unit from the reserve at once.
ww-info-buy-building = Bought, it places its token at once; then the card leaves the game.
ww-info-copies =
    { $count ->
        [one] 1 copy in the game.
       *[other] { $count } copies in the game.
    }
ww-info-reserve = In reserve: { $count }
ww-info-supply = Tokens left in supply: { $count } of { $max }
ww-info-defence = Defence: { $defence }
ww-info-used =
    { $count ->
        [one] A unit card has used it this turn.
       *[other] { $used } of { $count } were used by unit cards this turn.
    }
ww-info-fired = It was used this turn.
ww-info-civilians = { $area }: { $count } here, { $spent } of them attacked this turn.
ww-info-near = Next to it: { $areas }
ww-info-marker = It stays until the next Martian turn begins.
# $change: +2 or -1, $why: what did it
ww-info-turn = Round { $round }, { $side }: { $change } ({ $why })
ww-info-unchanged = It has not changed yet.
ww-info-hand = Only its owner sees these cards.
ww-info-deck = Face down. At the end of the turn the new hand is drawn from it; when it is empty, the discard pile is shuffled.
ww-info-plan = Face down. It refills the decision row.
ww-info-purse = Income { $income } a turn. What is not spent is lost at the end of the turn.
ww-race-civilians-goal = The Martians win when no civilian is left.
ww-race-damage-goal = The Humans win at { $max }.

## The attack

ww-pool = Attack on { $area }: { $pool }
ww-pool-after = with this: { $pool }
ww-ladder = Damage order: { $order }
ww-attack = Attack
ww-scene-attack = Attack on { $area }
ww-scene-taken = A civilian is taken: { $area }
ww-scene-hit = The Martians are hit: { $area }
ww-scene-hit-anywhere = The Martians are hit
ww-scene-card = with { $card }
# $defence: damage that it takes to destroy it
ww-scene-falls = destroyed ({ $defence })
ww-scene-stands = stands (needs { $defence })
ww-scene-nobody = Nobody was there.
ww-scene-nothing = Too little damage: nothing is destroyed.
ww-scene-lost = { $damage } damage destroys nothing more and is lost.
ww-scene-pushed = The army is driven to { $area }.
ww-race-civilians =
    { $after ->
        [0] The last civilian is gone: the Martians win.
        [one] 1 civilian left; without it the Martians win.
       *[other] { $after } civilians left; at 0 the Martians win.
    }
ww-race-damage =
    { $left ->
        [0] { $max } damage: the Humans win.
       *[other] of { $max }; { $left } more and the Humans win.
    }

## Steps

ww-step-main = Main step
ww-step-carry-out = Carrying out
ww-step-over = End

## Names on small cards, with soft hyphens where a long word may be parted

ww-card-h_barrage_balloons = Barrage Balloons
ww-card-h_guerrilla = Guerrilla
ww-card-h_regroup = Regroup
ww-card-h_relocate = Relocate
ww-card-h_royal_navy = Royal Navy
ww-card-h_supply_depot = Supply Depot
ww-card-h_tank_factory = Tank Factory
ww-card-m_alien_abduction = Alien Abduction
ww-card-m_alien_factory = Alien Factory
ww-card-m_frightening_sound = Frighten­ing Sound
ww-card-m_infrasound = Infrasound
ww-card-m_nerve_agent = Nerve Agent
ww-card-m_particle_generator = Particle Generator
ww-card-m_plasma_reactor = Plasma Reactor
ww-card-m_plasma_synthesis = Plasma Synthesis
ww-card-m_power_supply = Power Supply
ww-card-m_regenerator = Regenerator
ww-card-m_scorching_beam = Scorching Beam
