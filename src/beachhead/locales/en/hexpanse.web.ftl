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
       *[other] { $hits } hit{ $own ->
            [0] { "" }
           *[other] , { $own } own
        }
    }

## What would happen

hx-own = own
hx-hits-none = hits nothing
hx-up-to = { $count ->
        [one] { $count } may land
       *[other] up to { $count } land
    }
hx-foe-gains = opponent +{ $count }
hx-shielded = a Protector may take it
hx-fate-ship = to the recovery ship
hx-fate-life = loses 1 life
hx-fate-discard = is discarded
hx-fate-home = returns to its board
hx-fate-gone = leaves the game
hx-scene-attack = Attack: { $player }
hx-scene-fall = Fallen: { $player }
hx-scene-out = A warlord is dead
hx-scene-won = Formation completed, victory: { $player }
hx-scene-progress = How far everybody had come
hx-waste-actions = Actions unused
hx-waste-ability = Ability unused
hx-waste-rest = Rest unused
hx-waste-own = It hits your own
hx-info-regular = A regular unit. Its attack hits a neighbouring unit; then it goes to the recovery ship itself.
hx-info-elite = An elite unit. It attacks like a regular one, but stays on the board; attacks on the reserve never hit it.
hx-info-warlord = The warlord. A hit costs him 1 life instead of his place; without life his player is out of the game. His attack and his step cost 1 life each, he is never swapped or withdrawn.
hx-info-neutral = Left behind by a player who is out of the game. Anybody may hit, swap or drive it out.
hx-info-mercenary = It stands beside its card; when it is driven out, the card is discarded.
hx-info-permanent = Permanent: works on deployment and may be activated once in each later turn.
hx-info-once = Works once, when the unit is deployed.
hx-info-minority = Waits on its own board and can be deployed while the warlord is on the chart.
hx-info-action = Play one of the two options as an action; then the card is discarded.
hx-info-tired = Deployed or activated this turn: cannot be activated now.
hx-info-source = A hexilum source: whoever puts an own unit here gains 1 hexilum.
hx-info-mission = Hold every cell of this shape ({ $size } in all) with your units, turned or mirrored as you like, and you win at once.
hx-info-special = Once a turn, while the warlord is on the chart, for 1 life.
hx-discard = Discard pile: { $count }
hx-discard-hidden = Face down: { $count }
hx-info-discard = When the deck is empty, the discard pile is shuffled and becomes the new deck.
hx-topic-hexilum = Hexilum
hx-info-hexilum = Pays for cards in the market and for income; at most 30.
hx-topic-income = Income
hx-info-income = So much hexilum comes in when the turn begins; at most 4.
hx-topic-life = Life of the warlord
hx-info-life = At 0 the player is out of the game; at most 12.
hx-topic-hired = Mercenaries on the chart
hx-info-hired = A player may have at most 5 mercenary units on the chart.
hx-topic-cards = Cards
hx-info-cards = Action cards and mercenaries that lie before the player, open to all.
hx-topic-reserve = Reserve
hx-info-reserve = Units that can be deployed. Attacks on the reserve send regular units to the recovery ship.
hx-topic-ship = Recovery ship
hx-info-ship = Units that were driven out wait here until they are healed, one by one or by cards.
hx-topic-deck = Deck
hx-info-deck = Cards that come into the market next, face down.
hx-topic-secret = Secret mission
hx-info-secret = A mission that only its owner and his mates know; completed, it wins like the common one.
hx-topic-heal = Warlord: heal
hx-info-heal = Once a turn the warlord on the chart may gain 1 life as an action.
hx-topic-move = Warlord: move
hx-info-move = Once a turn he may move to a free neighbouring cell for 1 life.
hx-topic-special = Warlord: special

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

hx-numbers = Hexilum { $hexilum }, income { $income }
hx-team = Team { $team }
hx-reserve = Reserve
hx-in-ship = Recovery
hx-ship = Recovery ship
hx-on-board = On the board
hx-none = none
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
