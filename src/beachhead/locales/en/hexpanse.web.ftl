# Hexpanse on the screen, English.

## The chart

hx-map = Chart of { $cells } cells
hx-source = hexilum source
hx-empty = empty
hx-tired = used this turn
hx-life = life { $life }
hx-out = out of the game
hx-layers = Layers of the chart
hx-show-goals = Show the formation
hx-show-threats = Show cells that others need
hx-show-on-map = Show it on the chart
hx-show-own = Back to your own
hx-show-common = Show the common mission
hx-show-secret = Show the secret mission

## Missions

hx-mission = Mission
hx-mission-secret = Secret mission
hx-secret-hidden = A secret mission, hidden
hx-of = of { $size }
hx-short =
    { $count ->
        [0] Complete
        [one] One cell short
       *[other] { $count } cells short
    }
hx-ways =
    { $count ->
        [one] 1 way to finish
       *[other] { $count } ways to finish
    }
hx-goal = { $mission }: { $held } of { $size }
hx-goal-ways = One cell short: { $cells }.

## The stamp

hx-stamp = Stamp
hx-turn-left = Turn left
hx-turn-right = Turn right
hx-mirror = Mirror
hx-facing-e = East
hx-facing-se = South-east
hx-facing-sw = South-west
hx-facing-w = West
hx-facing-nw = North-west
hx-facing-ne = North-east
hx-facing-mirrored = { $facing }, mirrored
option-orient =
    { $index ->
        [0] East
        [1] South-east
        [2] South-west
        [3] West
        [4] North-west
        [5] North-east
        [6] East, mirrored
        [7] South-east, mirrored
        [8] South-west, mirrored
        [9] West, mirrored
        [10] North-west, mirrored
       *[11] North-east, mirrored
    }: { $attacks ->
        [0] { $free } to land on
       *[other] { $hits } hit
    }

## What would happen

hx-own = own
hx-hits-none = hits nothing
hx-up-to = up to { $count } land
hx-foe-gains = opponent +{ $count }
hx-shielded = a Protector may take it
hx-fate-ship = to the recovery ship
hx-fate-life = loses 1 life
hx-fate-discard = is discarded
hx-fate-home = returns to its board
hx-fate-gone = leaves the game

## The chain

hx-chain =
    { $left ->
        [0] Chain of abilities, last action
        [one] Chain of abilities, 1 action left
       *[other] Chain of abilities, { $left } actions left
    }
hx-chain-queue = Queue of abilities
hx-chain-played = played
hx-chain-now = now
hx-chain-waits = waits

## Players

hx-hexilum = Hexilum
hx-income = Income
hx-hired = Mercenaries on the board
hx-action-cards = Action cards
hx-numbers = Hexilum { $hexilum }, income { $income }
hx-team = Team { $team }
hx-reserve = Reserve
hx-in-ship = Recovery
hx-ship = Recovery ship
hx-on-board = On the board
hx-none = none
hx-more = Units and cards
hx-less = Less
hx-aim = Choose this opponent
hx-warlord-heal = heal
hx-warlord-move = move
hx-warlord-special = special

## Cards

hx-market = Market
hx-deck = deck { $count }
hx-extras = Extra cards
hx-extras-hidden =
    { $count ->
        [one] 1 extra card, seen by the buyer alone
       *[other] { $count } extra cards, seen by the buyer alone
    }
hx-cards = Cards
hx-your-cards = Your cards
hx-no-cards = Cards you buy lie here, open to all.
hx-card-action = Action
hx-card-mercenary = Mercenary
hx-card-permanent = Permanent
hx-cost = cost { $cost }
hx-lacking = { $count } short
hx-on-map = deployed
hx-factions = Factions
hx-attacked = Attacked: { $cell }, { $unit }
hx-boards-open = Minorities to choose from
hx-boards-hand = Your boards
hx-boards-kept = Kept
hx-boards-passed = Passed on
hx-open-missions = Missions

## Phases and deeds

hx-step-setup = Set-up
hx-step-action-1 = First action
hx-step-action-2 = Second action
hx-step-market = Market
hx-step-over = Over
hx-turn-deploy = Deploy
hx-turn-play = Play a card
hx-turn-activate = Activate
hx-turn-gain = Hexilum and income
hx-turn-warlord = Warlord
hx-turn-attack = Attack
hx-turn-heal = Heal
hx-turn-withdraw = Withdraw
hx-deed-income = Raise income
hx-deed-warlord-special = Special ability
web-deed-deploy = Deploy
web-deed-withdraw = Withdraw
web-deed-attack = Attack
web-deed-heal = Heal
web-deed-activate = Activate
