# Hexpanse, English.
# Facts: $player, $owner and $victim are players, $unit a kind of unit, $cell a cell as printed on the board, $card a card.

game-title = Hexpanse
game-pitch = Six factions fight over a planet: complete the formation of a mission, or be the last warlord alive.

## Players and factions

seat-1 = Seat 1
    .number = sg
seat-2 = Seat 2
    .number = sg
seat-3 = Seat 3
    .number = sg
seat-4 = Seat 4
    .number = sg
seat-5 = Seat 5
    .number = sg
seat-6 = Seat 6
    .number = sg
faction-terra = Terran Empire
    .number = sg
faction-cyberians = Cyberian Collective
    .number = sg
faction-nomads = Interstellar Nomads
    .number = pl
faction-union = Union of Trade Worlds
    .number = sg
faction-ox = Ox
    .number = sg
faction-mentacles = Mentacles
    .number = pl
special-terra = Deploy 1 unit onto an occupied cell next to your warlord; the unit there is driven out as if attacked (never a warlord).
special-cyberians = Deploy up to 2 units on the two pattern cells next to your warlord.
special-nomads = Swap any two units on the board, or move any one unit to any free cell (never a warlord).
special-union = Take 2 hexilum (3 while your warlord stands on a source).
special-ox = Take up to 3 of your units from the recovery ship back to reserve.
special-mentacles = Send up to 2 units of one opponent from reserve to the recovery ship; a warlord still on his tableau can take one of the hits as 1 damage.

## Units

unit-regular = regular unit
unit-elite = elite unit
unit-warlord = warlord
unit-neutral = neutral
resource-hexilum = hexilum
resource-life = life
resource-income = income
resource-win = victory
cause-income = income
cause-action = own action
cause-source = a hexilum source
cause-price = price of the attack
cause-seat = bonus of the seat
cause-special = special ability

## Minorities

minority-M01 = The Protector
    .text = When one of your units next to a Protector is attacked you may remove that Protector from the game instead of harming the attacked unit.
minority-M02 = Cauldron-born
    .text = Whenever this unit would go to the recovery ship, for any reason, it returns to its minority board instead.
minority-M03 = Odin's Wolf
    .text = This unit may be deployed on an occupied cell (no warlord): the cell is attacked first.
minority-M04 = Duvall's Air Cavalry
    .text = On deployment you may swap this unit with any unit or move it to any free cell.
minority-M05 = Resurrectors of Demetere
    .text = On deployment you may deploy one of your units from the recovery ship to an adjacent free cell; no further Resurrectors.
minority-M06 = Cymurai
    .text = On deployment you must attack an adjacent cell; then your warlord gains 1 life.
minority-M07 = Slave Hunters of Neo-South
    .text = On deployment you must attack an adjacent cell; then you gain 1 hexilum.
minority-M08 = Xalielt Body Hunters
    .text = On deployment you must attack an adjacent cell; then take 1 of your units from the recovery ship to reserve.
minority-M09 = Ox Miners
    .text = Deployed on a source it yields 2 hexilum more (3 in all).
minority-M10 = Lee's Platoon
    .text = On deployment you must attack the two pattern cells.
minority-M11 = Guardians of the Halo
    .text = When this unit goes from the board to the recovery ship you gain 4 hexilum; it can never attack.

## Missions

mission-MS01 = Phalanx
mission-MS02 = Fortress
mission-MS03 = Great Triangle
mission-MS04 = Wedge
mission-MS05 = Spearhead
mission-MS06 = Chevron
mission-MS07 = Tripod
mission-MS08 = Crossfire
mission-MS09 = Rhombus
mission-MS10 = Gate
mission-MS11 = Crescent
mission-MS12 = Comet
mission-MS13 = Serpent
mission-MS14 = Bastion
mission-MS15 = Three Outposts

## Market cards

card-A01 = Ancient Sphere
    .a = Swap any two units, or move any one unit to any free cell.
    .b = Up to 3 own units go from the recovery ship back to reserve.
card-A02 = Ancient Monolith
    .a = Swap any two units, or move any one unit to any free cell.
    .b = The own warlord gains 3 life.
card-A03 = Mobile Army Surgical Hospital
    .a = Up to 2 own units go from the recovery ship back to reserve.
    .b = The own warlord gains 2 life.
card-A04 = Xalielt Merchant
    .a = Up to 3 own units go from the recovery ship back to reserve.
    .b = The own warlord gains 3 life.
card-A05 = Semiramis Station
    .a = Up to 5 own units go from the recovery ship back to reserve.
    .b = The own warlord gains 5 life.
card-A06 = Ching Shih's Raiders
    .a = Gain 6 hexilum.
    .b = Take 1 action card of an opponent.
card-A07 = Cypher's Offer
    .a = Gain 6 hexilum.
    .b = Take 1 mercenary card of an opponent; a unit of it on the board stays there and changes sides, or goes to the card.
card-A08 = Space Truckers
    .a = 5 extra cards to choose from in this turn's market phase.
    .b = Up to 2 own units go from the recovery ship back to reserve.
card-A09 = Corona Salvage Shuttle
    .a = 1 own unit goes straight from the recovery ship to any free cell.
    .b = The own warlord gains 2 life.
card-A10 = Project 1502
    .a = Send 1 unit (no warlord) from one opponent's reserve to the recovery ship.
    .b = One opponent loses up to 3 hexilum.
card-A11 = Dark Side of the Moon
    .a = Send up to 2 units (no warlord) from one opponent's reserve to the recovery ship.
    .b = Take up to 2 hexilum from one opponent.
card-A12 = Strike of the Valkyries
    .a = Send up to 3 units (no warlord) from one opponent's reserve to the recovery ship.
    .b = Deploy up to 2 units on two adjacent cells anywhere on the board.
card-A13 = Merle
    .a = 5 extra cards to choose from in this turn's market phase.
    .b = 1 own unit goes straight from the recovery ship to any free cell.
card-A14 = Odin's Eye
    .a = Gain 2 hexilum.
    .b = 5 extra cards to choose from in this turn's market phase.
card-A15 = Salvagers
    .a = Gain 2 hexilum.
    .b = 1 own unit goes straight from the recovery ship to any free cell.
card-A16 = Parasite
    .a = Attack any cell without a warlord and deploy 1 unit there.
    .b = One enemy warlord takes 2 damage.
card-A17 = Cheyen
    .a = Deploy up to 2 units on two cells in line with one cell between them anywhere on the board.
    .b = Attack any cell without a warlord and deploy 1 unit there.
card-A18 = Attack of the Shah's Guard
    .a = Deploy up to 2 units on two cells that touch the same two cells but not each other anywhere on the board.
    .b = One enemy warlord takes 2 damage.
card-A19 = Spider Tank
    .a = Attack two adjacent cells anywhere on the board.
    .b = One enemy warlord takes 3 damage.
card-A20 = Apache dropships
    .a = Attack two cells in line with one cell between them anywhere on the board.
    .b = Deploy up to 3 units on three cells in a straight line anywhere on the board.
card-A21 = Drop Pods
    .a = Attack two cells that touch the same two cells but not each other anywhere on the board.
    .b = Deploy up to 3 units on three mutually adjacent cells anywhere on the board.
card-A22 = Mobile Refinery
    .a = Gain 4 hexilum.
    .b = Discard 1 action card of an opponent.
card-A23 = Imam Keith
    .a = Income rises by 1 level without paying the level price.
    .b = Gain 3 hexilum.
card-A24 = Icarus Attack Squadron
    .a = Send up to 4 units (no warlord) from one opponent's reserve to the recovery ship.
    .b = Attack three cells in a straight line anywhere on the board.
card-A25 = Enola's Fire
    .a = Send up to 4 units (no warlord) from one opponent's reserve to the recovery ship.
    .b = Attack three mutually adjacent cells anywhere on the board.
card-C01 = Lowry
    .text = Swap Lowry with any other unit on the board, or move Lowry to any free cell.
card-C02 = Lorenzo Kroisos
    .text = Take 2 hexilum (3 when activated while standing on a source).
card-C03 = Motoko
    .text = Deploy up to 3 units on the pattern cells: three neighbours spaced 120 degrees apart.
card-C04 = Kama Tron
    .text = Deploy up to 3 units in a straight line leading away from Kama Tron.
card-C05 = R.C. Headhunter
    .text = Any one enemy warlord loses 1 life.
card-C06 = Ray Struga, the Scout
    .text = Deploy 1 unit two cells away in a straight line.
card-C07 = Steel Scythian
    .text = Deploy up to 2 units on two opposite neighbours.
card-C08 = Gabe Tyrell
    .text = Deploy up to 3 units on three consecutive neighbours.
card-C09 = The Baron
    .text = Attack the cell in front, then deploy up to 2 units on the two rear flanks.
card-C10 = Maria Murdock
    .text = Attack the two cells in line in front, then you may deploy 1 unit behind.
card-C11 = Jake, the Contractor
    .text = Deploy up to 2 units on two neighbours that touch each other.
card-C12 = Lilith
    .text = Attack three neighbours spaced 120 degrees apart.
card-C13 = Smiling Killer
    .text = Attack three alternating neighbours, then deploy up to 3 units on the other three.
card-C14 = Svanakin
    .text = Attack three cells in a straight line.
card-C15 = Kaneda
    .text = Attack two cells in a straight line.
card-C16 = J.H.O.N.5
    .text = Attack two opposite neighbours.
card-C17 = Herbert
    .text = Attack the cell in front, then you may deploy 1 unit on the opposite side.
card-C18 = Lady Cha'li
    .text = Take up to 2 of your units from the recovery ship back to reserve.
card-C19 = T.A.X. 1138
    .text = Your warlord gains 2 life.
card-C20 = Contessa Carmilla
    .text = Send up to 2 units from one opponent's reserve to the recovery ship; a warlord still on his tableau can take one of the hits as 1 damage.
card-C21 = Westwood
    .text = Attack any 1 cell on the board.
card-C22 = Master of Puppets
    .text = Swap any two units on the board, or move any one unit to any free cell.
card-C23 = Heinlein's Squad
    .text = Three plain mercenary units: the first is the unit deployed, the other two may at once be placed on any free cells.
card-C24 = Canaris
    .text = One enemy warlord next to Canaris takes 3 damage.
card-C25 = The Librarian
    .text = Visit the market at once, with 5 extra cards to choose from.

## Events: set-up

start-player-drawn = { $player } { FORM($player, "number") ->
        [pl] begin
       *[sg] begins
    }.
everyone-starts = Everybody starts with { $life } life, income { $income }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } and { $hexilum } hexilum.
faction-chosen = { $seat }: { $player }.
board-opened = Minority board laid out: { $minority }.
minority-chosen = { $player }: { $minority } chosen.
board-dealt = You are dealt { $minority }.
board-kept = You keep { $minority }.
    .rumour = { $player }: a board kept.
board-revealed = { $player }: { $minority } shown.
board-discarded = { $player }: { $minority } of the neighbour put away.
mission-opened = Mission laid out: { $mission }.
mission-common = The common mission is { $mission }.
secret-chosen = { $player }: { $mission } taken as secret mission.
    .rumour = { $player }: a secret mission taken.

## Events: turn and actions

turn-began = Round { $round }, { $player }: income { $income }.
hexilum-gained = { $player }: +{ $amount } hexilum, { $cause } (now { $total }).
hexilum-lost = { $player }: { $amount } hexilum lost, { $total } left. Cause: { $cause } ({ $by }).
income-raised = { $player }: income raised to { $level }{ $cost ->
        [0] , free of charge
       *[other] { " " }for { $cost } hexilum
    }.
card-played = { $player } { FORM($player, "number") ->
        [pl] play
       *[sg] plays
    } { $card }: { $effect }
card-discarded = { $card } goes to the discard pile.
mercenary-activated = { $player }: { $unit } activated.
special-used = { $player }: the warlord uses his special ability for 1 life ({ $life } left).
actions-ended = { $player } { FORM($player, "number") ->
        [pl] end
       *[sg] ends
    } the actions, { $left } unused.

## Events: units

unit-deployed = { $player }: { $unit } deployed on { $cell }{ $recovered ->
        [1] , straight from the recovery ship
       *[other] { "" }
    }.
unit-withdrawn = { $player }: { $unit } withdrawn from { $cell }.
unit-healed = { $player }: { $unit } leaves the recovery ship.
unit-shipped = { $player }: { $paid ->
        [1] { $unit } has attacked and goes from { $cell } to the recovery ship
       *[other] { $unit } goes from { $cell } to the recovery ship
    }.
unit-went-home = { $player }: { $paid ->
        [1] { $unit } has attacked and returns from { $cell } to its board
       *[other] { $unit } returns from { $cell } to its board
    }.
mercenary-lost = { $player }: { $paid ->
        [1] { $unit } has attacked and leaves { $cell }
       *[other] { $unit } is driven from { $cell }
    }.
neutral-gone = A neutral unit on { $cell } leaves the game ({ $unit }).
unit-kept-out = { $player }: { $cell } is still occupied, { $unit } does not land.
unit-taken-to-card = { $player }: { $unit } goes from { $cells } to its card.
unit-changed-sides = { $player }: { $unit } stays on { $cells } and changes sides.
unit-moved = { $player }: { $unit } ({ $owner }) moved from { $from } to { $to }.
units-swapped = { $player }: { $unit } ({ $owner }) on { $from } and { $other } ({ $other_owner }) on { $to } swapped.

## Events: attacks

attack-made = { $player }: { $unit } on { $from } attacks { $cell }: { $target } ({ $owner }).
cell-attacked = { $player }: { $cause } attacks { $cell }.
cell-empty = Nobody stands on { $cell }: nothing is hit.
pattern-laid = { $player }: { $cause }, pattern laid from { $cell }.{ $attacks ->
        [0] { "" }
       *[other] { " " }Attacks { $strikes }.
    }{ $deploys ->
        [0] { "" }
       *[other] { " " }Units may land on { $lands }.
    }
unit-protected = { $player }: the Protector on { $shield } gives itself up and saves { $cell }: { $unit }.
reserve-hit = { $player }: { $cause } ({ $by }) sends a regular unit from reserve to the recovery ship.
warlord-hurt = { $player }: the warlord loses { $amount } life, { $life } left. Cause: { $cause } ({ $by }).
warlord-paid = { $player }: the warlord pays { $amount } life for his deed ({ $life } left).
warlord-healed = { $player }: the warlord gains { $amount } life, { $cause } (now { $life }).
warlord-moved = { $player }: the warlord moves from { $from } to { $to }.

## Events: cards and market

card-stolen = { $player }: { $card } taken from { $victim }.
card-forced-off = { $player }: { $card } of { $victim } is discarded.
market-extended = { $player }: { $amount ->
        [one] { $amount } extra card
       *[other] { $amount } extra cards
    } in the market phase.
market-card-opened = New in the market: { $card }.
deck-reshuffled = The discard pile becomes a new deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
extras-drawn = { $player }: { $count ->
        [one] { $count } extra card
       *[other] { $count } extra cards
    } drawn.
extras-discarded = { $player }: { $count ->
        [one] { $count } extra card
       *[other] { $count } extra cards
    } discarded face down.
card-bought = { $player }: { $card } bought for { $cost }.

## Events: the end

player-eliminated = { $player }: the warlord falls, the faction is out of the game. Cause: { $cause } ({ $by }). Units left behind as neutral: { $neutral }; cards discarded: { $cards }; hexilum lost: { $hexilum }.
formation-completed = { $player }: the formation { $mission } stands on { $cells }. The game is won.
last-warlord = { $player }: the last warlord alive. The game is won.
limit-draw = Round { $round } is over: a draw.
limit-judged = Round { $round } is over: { $player } { FORM($player, "number") ->
        [pl] are ahead and win
       *[sg] is ahead and wins
    }.
end-formation = The formation { $mission } stood in round { $round }.
end-last-warlord = The last warlord alive, in round { $round }.
end-limit-judged = Round { $round } was the last; the most complete formation decides, then life, then hexilum.
end-limit-draw = Round { $round } was the last, and nobody had won.
measure-formation = Best formation, per cent complete
measure-life = Life of the warlord

## Decisions

ask-d-deal = The table is set up.
ask-d-begin = The first turn begins.
ask-d-faction = Choose a faction.
ask-d-minority = Choose a minority.
ask-d-draft-keep1 = Draft two minorities: keep one board, the others go to the player on your right.
ask-d-draft-keep2 = Keep a second board; the rest goes to the right once more.
ask-d-draft-discard = Put away one of the three boards of the player on your right.
ask-d-secret-mission = Take a secret mission.
ask-d-action = Choose an action.
ask-d-unit = Which unit?
ask-d-anchor = Where do you lay the pattern?
ask-d-cell = Which cell?
ask-d-target = Which unit do you attack?
ask-d-heal = Which unit leaves the recovery ship?
ask-d-step = Where does your warlord go?
ask-d-orient = How is the pattern turned?
ask-d-deploy-cell = On which cell of the pattern do you deploy?
ask-d-use = Visit the market now?
ask-d-swap-first = Which unit is swapped or moved?
ask-d-swap-second = With which unit, or to which free cell?
ask-d-opponent = Which opponent?
ask-d-reserve-hit = What is hit in the reserve?
ask-d-foreign-card = Which card?
ask-d-stolen-unit = Leave the unit on the board or put it on its card?
ask-d-attack-cell = Which cell is attacked?
ask-d-protect = Your unit is attacked. Give up a Protector?
ask-d-buy = Buy a card, or leave the market.

## Options

option-cell = Deploy on { $cell }
option-cell-taken = Deploy on { $cell }, held by: { $unit } ({ $owner })
option-cell-attack = Attack { $cell } (empty)
option-cell-attack-taken = Attack { $cell }: { $unit } ({ $owner })
option-cell-anchor = Lay the pattern on { $cell }
option-cell-swap = { $unit } ({ $owner }) on { $cell }
option-cell-swap-with = Move to { $cell }
option-cell-swap-with-taken = Swap with { $unit } ({ $owner }) on { $cell }
option-cell-drive-out = Drive out { $unit } ({ $owner }) from { $cell }
option-cell-displace = Deploy on { $cell }
option-cell-displace-taken = Drive { $unit } ({ $owner }) from { $cell }, then deploy there
option-cell-step = Move to { $cell }
option-withdraw = Withdraw { $unit } from { $cell }
option-attack = Attack with { $unit } on { $cell }{ $price ->
        [0] { " " }(stays there)
        [1] { " " }(for 1 life)
       *[other] { " " }(leaves afterwards)
    }
option-target = Hit { $unit } ({ $owner }) on { $cell }
option-protect = Give up the Protector on { $cell }
option-deploy = Deploy: { $unit } ({ $left } left)
option-heal = Heal: { $unit } ({ $left } in the ship)
option-unit = { $unit }
option-play = Play { $card }: { $effect }
option-activate = Activate { $unit }: { $effect }
option-buy = Buy { $card } for { $cost }
option-card = { $card } of { $owner }
option-orient = Facing { $index }{ $attacks ->
        [0] { "" }
       *[other] : attacks { $strikes } (hits { $hits }, own { $own })
    }{ $free ->
        [0] { "" }
       *[other] ; deploy on { $lands }
    }
option-player = { $player }
option-faction = { $faction }: { $special }
option-minority = Choose { $minority }: { $effect }
option-keep = Keep { $minority }: { $effect }
option-discard = Put away { $minority }: { $effect }
option-mission = Take { $mission }
option-hit-regular = Send a regular unit to the recovery ship
option-hit-warlord = 1 damage to the warlord on his tableau
option-gain = Gain { $amount } hexilum
option-income = Raise income to { $level } for { $cost } hexilum
option-warlord-heal = The warlord heals 1 life
option-warlord-move = The warlord moves one cell for 1 life
option-warlord-special = Special ability for 1 life: { $special }
option-use = Visit the market
option-leave = Leave it on the board
option-return = Put it on its card
option-pass = Do not use the ability
option-stop = Stop here
option-none = Let it happen
option-end-actions = End the actions
option-end-market = Leave the market
option-deal = Go on

## Why not?

why-nothing-to-deploy = You have no unit that could be deployed now.
why-ship-empty = None of your units is in the recovery ship.
why-life-full = Your warlord already has full life.
why-no-reserve = There is nothing in reserve that can be hit.
why-no-hexilum = There is no hexilum to take.
why-nothing-to-swap = No unit that may be swapped stands on the board.
why-nothing-to-displace = There is no unit to drive out and none to deploy.
why-nothing-beside-warlord = No unit that could be driven out stands next to your warlord.
why-nothing-to-recover = None of your units in the recovery ship may land now.
why-no-foreign-card = No opponent has an action card.
why-no-foreign-mercenary = No opponent has a mercenary card.
why-income-full = Your income is at its highest level.
why-already-on-board = { $unit }: already on the board.
why-five-mercenaries = You may have at most { $limit ->
        [one] { $limit } mercenary unit
       *[other] { $limit } mercenary units
    } on the board.
why-none-in-reserve = { $unit }: none in reserve.
why-none-at-home = { $unit }: none on the minority board.
why-warlord-missing = { $unit }: only while your warlord is on the board.
why-none-in-ship = { $unit }: none in the recovery ship.
why-occupied = { $cell } is occupied: { $unit } ({ $owner }).
why-warlord-stands = A warlord stands on { $cell }.
why-warlord-on-board = Your warlord is on the board and never returns to the tableau.
why-never-withdrawn = { $unit }: can never be withdrawn.
why-never-attacks = { $unit }: can never attack.
why-last-life = Your warlord has { $life } life; the last one cannot be spent.
why-no-enemy-beside = { $unit } on { $cell }: no foreign unit is next to it.
why-not-permanent = { $unit }: no permanent ability.
why-not-on-board = { $unit }: not on the board.
why-tired = { $unit }: already deployed or activated this turn.
why-too-dear = It costs { $cost } hexilum, you have { $have }.
why-warlord-on-tableau = Your warlord is not on the board.
why-used-this-turn = Already used this turn.
why-no-free-neighbour = No cell next to your warlord is free.
why-own-unit = Your own unit stands on { $cell }.
why-cell-free = { $cell } is free; there is nobody to drive out.
why-warlord-immovable = Warlords are never moved or swapped ({ $owner }).
why-must-attack = The attack must be made.
why-protector-far = The Protector on { $cell } is not next to { $attacked }.
why-attacks-off-board = Attacks on the board: only { $hits } of { $attacks }.
why-no-landing = No cell of the pattern could be used.
why-only-wolf = { $cell } is occupied; only Odin's Wolf may land there.
why-never-by-effect = Only the Deploy action brings a warlord to the board.
why-not-its-own-kind = Resurrectors cannot bring back their own kind.
why-eliminated = { $player }: out of the game.
why-mate = { $player }: your team mate is no opponent.
why-warlord-not-beside = { $player }: the warlord is not next to Canaris.
why-warlord-left-tableau = { $player }: the warlord is no longer on his tableau.
why-warlord-spared = { $player }: this attack cannot hit the warlord, or has done so.
why-only-mercenaries = { $card }: only mercenary cards can be taken.
why-only-action-cards = { $card }: only action cards can be chosen.
why-faction-taken = { $faction }: already chosen.
why-board-taken = { $minority }: already chosen by { $player }.
why-board-kept = { $minority }: you keep it already.
why-not-right-neighbour = { $minority }: only boards of { $player } can be put away.
why-mission-taken = { $mission }: taken by { $player }.

## Options before the game

setting-level = Level
    .hint = What each player leads: Sailor for learning, Captain is the normal game.
setting-level-sailor = Sailor: no minority
setting-level-captain = Captain: one minority
setting-level-admiral = Admiral: also a secret mission
setting-elites = Elite units
    .hint = They replace regular units and stay on the board when they attack.
setting-elites-0 = None
setting-elites-1 = One each
setting-elites-2 = Two each
setting-elites-3 = Three each
setting-advanced = Minority draft
    .hint = Everybody drafts two minorities instead of one; up to four players, Captain or Admiral.
setting-advanced-off = Off
setting-advanced-on = On
setting-team = Team game
    .hint = Mates complete the formation together. Four seats: 1 and 3 against 2 and 4; six: 1 and 4, 2 and 5, 3 and 6.
setting-team-off = Off
setting-team-on = On
setting-aliens = Aliens expansion
    .hint = Ox and Mentacles join the factions to choose from; five and six players always need them.
setting-aliens-off = Off
setting-aliens-on = On
setting-factions = Choice of factions
    .hint = Choose above, seat by seat, or let everybody choose in turn order when the game begins.
setting-factions-seats = Here, with the seats
setting-factions-table = At the table, in turn order
setting-full_missions = Full-size missions
    .hint = Every formation has nine cells; a much longer game.
setting-full_missions-off = Off
setting-full_missions-on = On
setting-seat_bonus = Seat bonus
    .hint = Later players start with a little hexilum.
setting-seat_bonus-off = Off
setting-seat_bonus-on = On
setting-hidden_pick = Hidden secret missions
    .hint = Nobody sees which secret mission another player takes; only at the level Admiral.
setting-hidden_pick-off = Off
setting-hidden_pick-on = On
setting-round_limit = Round limit
    .hint = Whether the game ends after round 60, and how.
setting-round_limit-draw = A draw
setting-round_limit-judged = Whoever is ahead wins
setting-round_limit-off = No limit

## Terminal board

draw-out = out of the game
draw-player = { $player }: life { $life }, hexilum { $hexilum }, income { $income }; reserve: { $reserve }; recovery ship: { $ship }; cards: { $cards }; secret: { $secret }
draw-market = Round { $round }. Market (deck: { $deck }), with prices:
draw-mission = Common mission: { $mission }
draw-secret = Secret mission: { $mission }
draw-goal = { $player }: { $held } of { $size }, missing where it is closest: { $cells }
draw-legend = Owner and kind: r regular unit, e elite unit, W warlord, m minority, 01 to 25 mercenary, n neutral; a star is a source, a dot is free. A row is named by its first cell, the numbers go on to the right.
draw-no-mission = No mission yet

## Help

hint-centre = The closer to the centre a warlord is, the more aggressive the game.
hint-factions = Terra and the Cyberians suit beginners; Nomads, Union, Ox and Mentacles suit experienced players.

## What a plan brings, counted

gain-mission =
    { $n ->
        [one] 1 cell of the formation
       *[other] { $n } cells of the formation
    }
gain-life = { $n } life of the warlord
gain-units =
    { $n ->
        [one] 1 unit on the board
       *[other] { $n } units on the board
    }
gain-income = { $n } income
gain-hexilum = { $n } hexilum
