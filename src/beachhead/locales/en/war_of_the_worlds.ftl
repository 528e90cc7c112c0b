# War of the Worlds: The New Wave, English.
# Facts: $side is a side, $area an area, $card a card, $unit a unit, $building a building token.

game-title = War of the Worlds: The New Wave
game-pitch = Martians harvest Great Britain; the Humans must deal them 30 damage before the last civilian is gone.

## Sides and resources

side-martian = Martians
    .number = pl
side-human = Humans
    .number = pl
resource-coin = coins
    .count = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
resource-energy = energy
    .count = { $n } energy
resource-damage = damage

## Areas

area-northern_highlands = Northern Highlands
area-western_highlands = Western Highlands
area-grampians = Grampians
area-glasgow = Glasgow
area-edinburgh = Edinburgh
area-cumbria = Cumbria
area-newcastle = Newcastle
area-manchester = Manchester
area-york = York
area-wales = Wales
area-birmingham = Birmingham
area-norwich = Norwich
area-bristol = Bristol
area-london = London
area-plymouth = Plymouth
area-hebridean_sea = Hebridean Sea
area-northern_sea = Northern Sea
area-north_sea = North Sea
area-thames_estuary = Thames Estuary
area-portsmouth = Portsmouth
area-irish_sea = Irish Sea

## Units and pieces

unit-army = Army
    .text = Moves on land and attacks tripods and Martian buildings in its own area. Defence 1, or 2 while the Tank Factory stands. Shields civilians and holds one enemy unit in its area. Destroyed, it goes back to the reserve.
unit-navy = Royal Navy
    .text = Moves at sea and fires into an adjacent land area. Only UFOs can hit it. Defence 1; destroyed, it goes back to the reserve.
unit-tripod = Tripod
    .text = Moves on land and attacks its own area. Holds one army in its area, and special attacks start from here. The Humans score damage against it, but it never leaves the board.
unit-ufo = UFO
    .text = Flies over land and sea and attacks its own area. Cannot be attacked, and cannot enter Barrage Balloons. An army in its area can hold it.
piece-civilian = Civilian
    .text = Defence 1, hit after buildings and units. The Martians win when the last one is gone. With Guerrilla each may attack once a turn.

## Buildings

building-bunker = Bunker
    .text = Fortification with defence 2.
building-supply_depot = Supply Depot
    .text = Yields 1 coin at the start of each human turn and 1 coin at once when it is placed.
building-tank_factory = Tank Factory
    .text = While it is on the board every army unit has defence 2.
building-barrage_balloons = Barrage Balloons
    .text = UFO units cannot enter the area; the token is hit in the unit step of the damage order.
building-heavy_artillery = Heavy Artillery
    .text = Fortification with defence 3; once in each human turn it deals 1 damage into an adjacent area or 2 damage to a tripod in its own area.
building-fort = Fort
    .text = Fortification with defence 4; once in each human turn it deals 1 damage if a tripod stands in its area.
building-landmines = Landmines
    .text = When a tripod moves into the area the Martians take 2 damage and the token leaves the game; it cannot be hit and protects nothing.
building-invasion_ship = Invasion Ship
    .text = The Martian base; counts as a Martian building; new Martian units appear here.
building-alien_factory = Alien Factory
    .text = Damage options of Tripod cards deal 1 more damage.
building-particle_generator = Particle Generator
    .text = Yields 1 energy at the start of each Martian turn and 1 energy at once when it is placed.
building-regenerator = Regenerator
    .text = Once in each Martian turn the Martians may pay 4 energy to move the damage marker back 1 space.
building-plasma_reactor = Plasma Reactor
    .text = Yields 2 energy at the start of each Martian turn and 2 energy at once when it is placed.

## Abilities of buildings

ability-heavy_artillery-adjacent = 1 damage into an adjacent area
ability-heavy_artillery-same = 2 damage to a tripod in its own area
ability-fort-same = 1 damage to a tripod in its area
ability-regenerator-repair = move the damage marker back 1 space

## Influence markers

marker-poisonous_fog = Poisonous Fog
    .text = During the next human turn Heavy Artillery and Fort in this area cannot use their attack.
marker-frightening_sound = Frightening Sound
    .text = During the next human turn no human unit or civilian may move into this area.
marker-nerve_agent = Nerve Agent
    .text = During the next human turn no human unit or civilian may move out of this area.

## Cards; card-<id>-<n> is the n-th option

card-h_relocate = Relocate
card-h_relocate-1 = Move any 1 civilian to an adjacent land area.
card-h_relocate-2 = Gain 1 coin.
card-h_relocate-3 = Gain 2 coins and remove this card from the game.
card-h_guerrilla = Guerrilla
card-h_guerrilla-1 = A civilian that has not attacked this turn deals 1 damage in its area.
card-h_guerrilla-2 = A civilian that has not attacked this turn deals 2 damage in its area; remove this card from the game.
card-h_air_strike = Air Strike
card-h_air_strike-1 = The Martians take 1 damage; no area or target is needed.
card-h_evacuate = Evacuate
card-h_evacuate-1 = Move 1 or 2 different civilians, each to an adjacent land area.
card-h_evacuate-2 = Gain 2 coins.
card-h_regroup = Regroup
card-h_regroup-1 = Move 1 army unit 1 or 2 land areas.
card-h_regroup-2 = Move any 1 civilian to an adjacent land area.
card-h_royal_navy = Royal Navy
card-h_royal_navy-1 = Move 1 navy unit to an adjacent sea area.
card-h_royal_navy-2 = 1 navy unit deals 2 damage in an adjacent land area.
card-h_royal_navy-3 = 1 navy unit deals 3 damage in an adjacent land area; remove this card from the game.
card-h_army = Army
card-h_army-1 = Move 1 army unit to an adjacent land area.
card-h_army-2 = 1 army unit deals 2 damage in its area.
card-h_army-3 = 1 army unit deals 3 damage in its area; remove this card from the game.
card-h_bunker = Bunker
    .text = Place a Bunker in a non-hostile land area with a civilian and no building.
card-h_supply_depot = Supply Depot
    .text = Place a Supply Depot in a non-hostile land area with a civilian and no building.
card-h_tank_factory = Tank Factory
    .text = Place the Tank Factory in a non-hostile land area with a civilian and no building.
card-h_barrage_balloons = Barrage Balloons
    .text = Place Barrage Balloons in a non-hostile land area with a civilian and no other Barrage Balloons; a human building may be there.
card-h_heavy_artillery = Heavy Artillery
    .text = Place the Heavy Artillery in a non-hostile land area with a civilian and no building; it may fire in this turn already.
card-h_fort = Fort
    .text = Place the Fort in a non-hostile land area with a civilian and no building.
card-h_landmines = Landmines
    .text = Place Landmines in a non-hostile land area with neither civilians nor buildings.
card-m_reap = Reap
card-m_reap-1 = Destroy 1 unprotected civilian in an area with a tripod.
card-m_reap-2 = Move any 1 tripod to an adjacent land area.
card-m_reap-3 = Gain 2 energy and remove this card from the game.
card-m_power_supply = Power Supply
card-m_power_supply-1 = Gain 1 energy.
card-m_power_supply-2 = Gain 2 energy and remove this card from the game.
card-m_poisonous_fog = Poisonous Fog
card-m_poisonous_fog-1 = Deal 1 damage in a land area adjacent to a tripod and put a Poisonous Fog marker there.
card-m_frightening_sound = Frightening Sound
card-m_frightening_sound-1 = Deal 1 damage in a land area adjacent to a tripod and put a Frightening Sound marker there.
    .english = Deal 1 damage in a land area with a tripod and put a Frightening Sound marker there.
card-m_nerve_agent = Nerve Agent
card-m_nerve_agent-1 = Deal 1 damage in a land area adjacent to a tripod and put a Nerve Agent marker there.
    .english = Deal 1 damage in a land area with a tripod and put a Nerve Agent marker there.
card-m_infrasound = Infrasound
card-m_infrasound-1 = Deal 1 damage in a land area adjacent to a tripod, then move 1 army unit from there to an adjacent non-hostile land area.
card-m_plasma_synthesis = Plasma Synthesis
card-m_plasma_synthesis-1 = Gain 2 energy.
card-m_plasma_synthesis-2 = Gain 3 energy and remove this card from the game.
card-m_scorching_beam = Scorching Beam
card-m_scorching_beam-1 = Deal 2 damage in an area with a UFO.
card-m_alien_abduction = Alien Abduction
card-m_alien_abduction-1 = Destroy 1 civilian, protected or not, in an area with a UFO.
card-m_alien_abduction-2 = Move any 1 UFO to an adjacent area.
card-m_ufo = UFO
card-m_ufo-1 = Move 1 UFO 1 or 2 areas over land or sea.
card-m_ufo-2 = 1 UFO deals 1 damage in its area.
card-m_ufo-3 = 1 UFO deals 3 damage in its area; remove this card from the game.
card-m_tripod = Tripod
card-m_tripod-1 = Move 1 tripod to an adjacent land area.
card-m_tripod-2 = 1 tripod deals 2 damage in its area.
card-m_tripod-3 = 1 tripod deals 3 damage in its area; remove this card from the game.
card-m_alien_factory = Alien Factory
    .text = Place the Alien Factory in a free land area adjacent to a Martian building.
card-m_particle_generator = Particle Generator
    .text = Place a Particle Generator in a free land area adjacent to a Martian building.
card-m_regenerator = Regenerator
    .text = Place the Regenerator in a free land area adjacent to a Martian building.
card-m_plasma_reactor = Plasma Reactor
    .text = Place a Plasma Reactor in a free land area adjacent to a Martian building.

## Options before the game

setting-swap_rule = Card swap
    .hint = What happens to a card that is swapped out of the decision row.
setting-swap_rule-basic = it goes under the decision deck
setting-swap_rule-advanced = it is removed from the game
setting-must_play = Playing all cards
    .hint = Whether the turn may end while a hand card could still be played.
setting-must_play-strict = all cards, if possible
setting-must_play-free = the turn may end at any time
setting-blocking_affects_ufo = Armies hold UFOs
    .hint = Each land unit holds one enemy unit in its area; whether UFOs are held too.
setting-blocking_affects_ufo-yes = yes
setting-blocking_affects_ufo-no = no, they fly off freely
setting-reshuffle = Reshuffling
    .hint = When the discard pile becomes the new supply deck.
setting-reshuffle-immediate = as soon as the deck is empty
setting-reshuffle-on_demand = only when a card must be drawn
setting-influence_range = Frightening Sound and Nerve Agent
    .hint = Where these two special attacks may hit.
setting-influence_range-german = next to a tripod
setting-influence_range-english = where a tripod stands
setting-round_limit = Round limit
    .hint = A safety limit; then the side with more progress wins.
setting-round_limit-60 = 60 rounds
setting-round_limit-40 = 40 rounds
setting-round_limit-100 = 100 rounds
setting-round_limit-none = none
setting-handicap_damage = Damage at the start
    .hint = Helps the Humans.

setting-handicap_damage-0 = 0
setting-handicap_damage-1 = 1
setting-handicap_damage-2 = 2
setting-handicap_damage-3 = 3
setting-handicap_damage-4 = 4
setting-handicap_damage-5 = 5
setting-handicap_damage-6 = 6
setting-handicap_civilians = Civilians missing at the start
    .hint = Helps the Martians.
setting-handicap_civilians-0 = 0
setting-handicap_civilians-1 = 1
setting-handicap_civilians-2 = 2
setting-handicap_civilians-3 = 3
setting-handicap_civilians-4 = 4
setting-handicap_civilians-5 = 5
setting-handicap_civilians-6 = 6

## What is asked

ask-d-landing = Where does the invasion ship land?
ask-d-main = Your turn: play cards, buy, swap or use buildings.
ask-d-civfrom = Which civilian moves?
ask-d-civto = Where does the civilian go?
ask-d-guerrilla = Where do civilians attack?
ask-d-unit = Which unit?
ask-d-step = Where does the unit go?
ask-d-attackarea = Which area is attacked?
ask-d-reap = Where is a civilian destroyed?
ask-d-join = Another card in this attack, or resolve it?
ask-d-dmgorder = What is hit first?
ask-d-push = Where is the army pushed?
ask-d-placeunit = Where does the new army stand?
ask-d-placebuilding = Where is the building placed?

## Options

option-end-turn = End the turn
option-stop = Stop here
# $damage: damage of the whole attack
option-resolve = Attack with { $damage } damage
option-hit-army = Hit an army
option-hit-balloons = Hit the Barrage Balloons
# $option: the text of the card's option
option-play = { $card }: { $option }
option-add = Add { $card }: { $option }
option-place-instead = { $card }: place a unit from the reserve instead ({ $unit })
option-buy = Buy { $card }
option-swap = Put { $card } under the deck: uses the one swap of this turn
option-swap-remove = Remove { $card } from the game: uses the one swap of this turn
# $mode: what the building does
option-ability = { $building }: { $mode }
option-from = from { $area }
option-from-spent = from { $area }, one that has attacked
option-from-fresh = from { $area }, one that has not attacked
option-to = to { $area }
option-area = { $area }
option-place = in { $area }
option-unit = { $unit } in { $area }
option-unit-used = { $unit } in { $area }, used this turn
option-unit-unused = { $unit } in { $area }, not used yet

## What happened

civilians-settled =
    { $count ->
        [one] 1 civilian lives on the island.
       *[other] { $count } civilians live on the island.
    }
ship-landed = The { $building } of the { $side } lands in { $area }, with a tripod and a UFO.
# $round: number of the round
turn-began = Round { $round }: turn of the { $side }.
# $resource: coins or energy
income-received = { $side } receive { FORM($resource, "count", $amount) } as income from their buildings.
markers-removed = All influence markers are removed.
turn-ended = { $side } end their turn.
resources-lost = { $side } leave { FORM($resource, "count", $amount) } unspent, which is lost.
cards-discarded =
    { $count ->
        [one] { $side } discard { $card } unplayed.
       *[other] { $side } discard { $count } × { $card } unplayed.
    }
# The owner reads the first line, everybody else the rumour.
card-drawn = { $side } draw { $card }.
    .rumour = { $side } draw a card.
pile-reshuffled =
    { $count ->
        [one] { $side } make a new supply deck of 1 card.
       *[other] { $side } shuffle { $count } cards into a new supply deck.
    }
card-played = { $side } play { $card }: { $option }
card-played-and-removed = { $side } play { $card } and remove it from the game: { $option }
card-placed-instead = { $side } play { $card } to place a unit.
resources-gained = { $side }: { $resource } +{ $amount }, now { $total }.
card-bought = { $side } buy { $card } for { FORM($resource, "count", $cost) }.
card-swapped = { $side } put { $card } under their decision deck.
card-swapped-and-removed = { $side } swap { $card } out of the game.
card-turned-up = New in the row of the { $side }: { $card }.
building-placed = { $side } place { $building } in { $area }.
# $defence: damage that it took
building-destroyed = { $building } in { $area } is destroyed (defence { $defence }).
unit-placed = { $unit } appears in { $area }; { $reserve } left in reserve.
unit-not-placed = No place for the new { $unit }: the unit is lost, the card is not.
unit-moved = { $unit } moves from { $from } to { $to }.
unit-destroyed = { $unit } in { $area } is destroyed (defence { $defence }) and goes back to the reserve.
civilian-moved = A civilian goes from { $from } to { $to }.
civilians-destroyed = { $count ->
        [one] A civilian in { $area } is lost; { $left ->
            [one] { $left } is
           *[other] { $left } are
        } left.
       *[other] { $count } civilians in { $area } are lost; { $left ->
            [one] { $left } is
           *[other] { $left } are
        } left.
    }
# Taken by a card, without damage
civilian-taken = { $card } takes a civilian in { $area }; { $left ->
    [one] { $left } is
   *[other] { $left } are
  } left.
marker-placed = { $marker } lies over { $area }.
army-pushed = The army in { $from } is driven to { $to }.
landmines-exploded = The tripod runs into { $building } in { $area }.
unit-attacked = { $unit } in { $area } attacks with { $damage } damage.
# $at: the land area that is hit
navy-attacked = { $unit } fires from { $area } at { $at } with { $damage } damage.
civilian-attacked = A civilian in { $area } attacks with { $damage } damage.
ability-used = { $building } in { $area }: { $mode }.
# $by: what hit them; $goal: where the Humans win
martians-hit = { $by } deals the Martians { $damage } damage: { $total } of { $goal }.
damage-repaired = The Martians pay { FORM($resource, "count", $cost) } and repair 1 damage: { $total } left.
# $unit fires from $from at $area; $total: damage of the whole attack so far
attack-made = { $unit } attacks { $area } with { $damage } damage.
attack-made-from = { $unit } in { $from } attacks { $area } with { $damage } damage ({ $card }).
attack-joined = { $card } joins the attack on { $area }: { $damage } more damage, { $total } in all.
attack-struck = { $area } takes { $damage } damage.
damage-lost = { $damage } damage in { $area } destroys nothing more and is lost.
game-won-by-martians = No civilian is left: the Martians win.
game-won-by-humans = { $damage } damage: the Humans win.
game-adjudicated = The round limit is reached; progress decides for the { $side } ({ $damage } damage, { $civilians ->
    [one] { $civilians } civilian
   *[other] { $civilians } civilians
  } left).
end-damage = The Martians have taken { $damage } damage; { $civilians ->
    [one] { $civilians } civilian was saved
   *[other] { $civilians } civilians were saved
 }.
end-civilians = No civilian is left; the Martians had { $damage } of { $target } damage.
end-adjudicated = Round { $round } was the last. Progress decides: { $destroyed ->
    [one] { $destroyed } civilian
   *[other] { $destroyed } civilians
  } destroyed against { $damage } damage.
end-adjudicated-equal = Round { $round } was the last. { $destroyed ->
    [one] { $destroyed } civilian
   *[other] { $destroyed } civilians
  } destroyed, { $damage } damage: level, so the Humans held out.
measure-progress = Progress: damage done, civilians destroyed
source-start = At the start
source-units = Attacks of armies and navies
source-guerrilla = Attacks of civilians
source-buildings = Forts and artillery
source-landmines = Landmines
source-cards = Cards
source-repaired = Repaired
source-attacks = Attacks of the Martians
source-taken = Taken without an attack

## Why not?

why-no-civilian-can-move = No civilian can move anywhere.
why-civilians-spent = Every civilian beside Martians has attacked this turn already.
why-no-civilian-with-target = No civilian stands in an area with a tripod or a Martian building.
why-no-area-in-range = No land area is next to a tripod.
why-no-target = No unit of this kind has a tripod or a Martian building in reach ({ $unit }).
why-no-unit = No such unit is on the board ({ $unit }).
why-all-units-used =
    { $count ->
        [one] The only such unit was used by a unit card this turn ({ $unit }).
       *[other] All { $count } such units were used by unit cards this turn ({ $unit }).
    }
why-nowhere-to-go = There is no area this unit may enter ({ $unit }).
why-civilians-protected = The civilians there are protected by a building, an army or balloons.
why-no-civilian-here = No civilian stands in an area with this unit ({ $unit }).
why-nothing-to-hit = Nothing that can be hit stands where this unit is ({ $unit }).
why-unused-unit-left =
    { $count ->
        [one] One such unit on the board is still unused ({ $unit }).
       *[other] { $count } such units on the board are still unused ({ $unit }).
    }
why-reserve-empty = No such unit is left in the reserve ({ $unit }).
why-no-place-for-unit = There is no legal area for this unit ({ $unit }).
why-swapped-already = You have swapped a card this turn.
why-decision-deck-empty = The decision deck is empty.
why-too-expensive = It costs { FORM($resource, "count", $cost) }, you have { $have }.
why-no-token = No token of this kind is left ({ $building }).
why-no-place-for-building = There is no legal area for this building ({ $building }).
why-ability-used = { $building } in { $area } was used this turn.
why-no-damage = There is no damage to repair.
why-fogged = Poisonous Fog silences { $building } in { $area } this turn.
why-no-tripod-here = No tripod stands in { $area }.
why-no-target-beside = No tripod or Martian building is next to { $area }.
why-must-play = { $card } can still be played and must be.
why-cannot-resolve = { $damage } damage is not enough for a defence of { $defence }; join more cards.
why-out-of-range = { $area } is out of range of your tripods.
why-no-unit-to-join = No such unit is free in { $area } ({ $unit }).
why-nerve-agent = Nerve Agent: nobody leaves { $area } this turn.
why-surrounded-by-sound = Frightening Sound closes every way out of { $area }.
why-moved-already = The only civilian in { $area } has just moved.
why-land-only = { $area } is sea; this piece stays on land.
why-sea-only = { $area } is land; ships stay at sea.
why-frightening-sound = Frightening Sound: nobody enters { $area } this turn.
why-no-target-here = No tripod or Martian building stands in { $area }.
why-civilians-spent-here =
    { $count ->
        [one] The civilian in { $area } has attacked this turn already.
       *[other] All { $count } civilians in { $area } have attacked this turn already.
    }
# $own and $enemies: units of both sides that count in this area
why-blocked = Held in { $area }: { $own } own against { $enemies } enemy; your units must outnumber the enemy ({ $unit }).
why-not-back = The second step does not lead back to { $area }.
why-balloons = Barrage Balloons close { $area } to UFOs.
why-unit-used = This unit in { $area } was used this turn ({ $unit }).
why-no-target-beside-unit = No tripod or Martian building is next to { $area } ({ $unit }).
why-nothing-to-hit-here = Nothing that can be hit stands in { $area }.
why-hostile = { $area } is hostile: Martians are there.
why-no-civilian-in-area = No civilian is in { $area }.
# $damage: the most that all cards together could deal
why-too-weak = { $area } has a defence of { $defence }; at most { $damage } damage could be brought together.
why-protected = The civilians in { $area } are protected.
why-slot-taken = { $area } has a building already.
why-not-beside-martians = { $area } is not next to a Martian building.
why-human-piece-here = A human piece stands in { $area }.
why-civilians-in-area =
    { $count ->
        [one] A civilian is in { $area }.
       *[other] { $count } civilians are in { $area }.
    }
why-balloons-here = { $area } has Barrage Balloons already.


## The table in a terminal

draw-head = Round { $round }   damage to the Martians { $damage }   civilians left { $civilians }
# $hand, $deck, $plan: numbers of cards in hand, supply deck and decision deck
draw-side = { $side }: { $hand } in hand, { $deck } in the supply deck, { $plan } in the decision deck
draw-resources = { FORM($resource, "count", $amount) }
draw-row = Row:
draw-offer = { $card } ({ FORM($resource, "count", $cost) }):
draw-hand = Hand:

## What a plan brings, counted

gain-damage = { $n } damage to the Martians
gain-civilians =
    { $n ->
        [one] 1 civilian taken
       *[other] { $n } civilians taken
    }
gain-income = { $n } income
gain-armies =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
gain-navies =
    { $n ->
        [one] 1 navy
       *[other] { $n } navies
    }
gain-tripods =
    { $n ->
        [one] 1 tripod
       *[other] { $n } tripods
    }
