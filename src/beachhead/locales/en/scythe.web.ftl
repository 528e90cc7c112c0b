# Scythe on the screen, English.

## Goods and deeds

resource-coin = coins
resource-power = power
resource-popularity = popularity
resource-combat_card = combat cards
resource-any_resource = resources of your choice
resource-cube = resources of your choice
resource-worker = workers
resource-upgrade = upgrade
resource-mech = mechs
resource-structure = structure
resource-recruit = recruit
resource-produce = territories produce
resource-star = star
resource-move = units move
resource-territory = territories
web-deed-load = Load
web-deed-unload = Drop
web-deed-pay = One token
web-deed-pay-all = As much as needed
web-deed-coerce = Coercion
web-deed-step = Go to
web-deed-unit = Units
web-deed-section = Sections
web-deed-reveal = Objectives
web-deed-gift = Gifts
web-deed-retreat = Retreat
web-deed-bottom = Lower half

## The map

sc-map = Map of 47 territories and 7 home bases
sc-sheet = The Factory & Environs
sc-sheet-number = Survey sheet 47
sc-tile = Structure bonus
sc-deck-factory = Factory cards left
sc-deck-encounter = Encounter cards
sc-deck-combat = Combat cards in the deck
sc-code-mountain = Mt
sc-code-farm = Fa
sc-code-forest = Fo
sc-code-tundra = Tu
sc-code-village = Vi
sc-code-lake = La
sc-tunnel = tunnel
sc-encounter = encounter
sc-held-by = controlled by { $nation }
sc-units = { $n } × { $unit } ({ $nation })
sc-of = { $thing } ({ $nation })
sc-river-to = River to { $places }.
sc-empty = empty

## Mats

sc-mat = Player mat
sc-mat-open = Everything on this mat
sc-structures = Structures
sc-not-built = not built
sc-supplies = Supplies
sc-info-left = { $n } left
sc-info-discard = Discard pile: { $n } ({ $cards })
sc-info-seen = Resolved so far: { $cards }
sc-info-factory-unseen = Whoever brings the character to the Factory sees them.
sc-info-factory-move = Lower half: one unit moves up to 2 territories.
sc-info-any-time = May be revealed at any time in your turn.
sc-info-turn-end = May be revealed at the end of your turn.
sc-info-placed-by = Placed by { $nations }.
sc-info-placed-by-nobody = Not placed by anybody yet.
sc-info-in-force = in force
sc-info-not-deployed = works once its mech is deployed
sc-info-power = { $n } of 16; in a combat at most 7 go on the dial.
sc-info-tier = At the end ${ $star } for each star, ${ $territory } for each territory, ${ $pair } for each pair of resources.
sc-info-workers = { $n } in play, { $left } on the mat.
sc-top-move = Move
sc-top-bolster = Bolster
sc-top-trade = Trade
sc-top-produce = Produce
sc-free = free
sc-built = built
sc-cube-covers = A cube covers one more: { $box }
sc-cube-gone = Upgraded: { $box }
sc-resources = resources
sc-or = or
sc-pay = pay { $goods }
sc-get = get { $goods }
sc-good =
    { $id ->
        [worker] { $n ->
            [one] 1 worker
           *[other] { $n } workers
        }
        [combat_card] { $n ->
            [one] 1 combat card
           *[other] { $n } combat cards
        }
        [mech] { $n ->
            [one] 1 mech
           *[other] { $n } mechs
        }
       *[other] { $n } { $what }
    }
sc-now = now { $goods }
sc-have = you control { $n }
sc-done-of = { $n } of { $of } done
sc-recruit-gives = recruit: { $good } +1 whenever you or a neighbour does this
sc-recruit-waits = no recruit yet; would bring { $good }
sc-locked = Locked: used in the previous turn.
sc-used-last-turn = Used last turn
sc-factory-card = Factory card
sc-factory-move = then move one unit
sc-unused-bottom = The lower half can be paid for and would not be used
sc-unused-units = Another unit could still move
sc-unused-territories = Another territory could still produce
sc-unused-option = A second option could still be chosen
sc-unused-cards = Another card could still be added
sc-unused-objective = An objective could be revealed for a star
sc-objectives = Objectives
sc-ready = ready
sc-ready-end = at turn’s end
sc-hand = Combat cards
sc-no-cards = no cards
sc-abilities = Abilities

## Nations

sc-now-worth = Worth now, in coins
sc-worth = Worth ${ $n } if the game ended now.
sc-stars = Stars
sc-star-open = free place for a star
sc-tier = tier { $n }
sc-give = Give coins
sc-part-coins = Coins
sc-part-stars = Stars
sc-part-territories = Land
sc-part-resources = Goods
sc-part-structures = Tile
sc-counted = { $n } counted
sc-total = Total

## Moving

sc-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
sc-carries = Carries
sc-none = None
sc-less = One less: { $what }
sc-more = One more: { $what }
sc-produce-everything = Produce everything
sc-pay-by-self = Pay from the largest piles
sc-token-follows = The next token goes to { $area } as well; choose another territory in the list.

## Scenes

sc-scene-combat = Combat
sc-scene-encounter = Encounter
sc-scene-factory = The Factory
sc-scene-scoring = Final scoring
sc-scene-objective = Objective revealed
sc-show-map = Show the map
sc-combat-between = Combat on { $area }: { $a } against { $b }
sc-attacker = attacker
sc-defender = defender
sc-wins-ties = wins ties
sc-dial-at = Your dial at { $n }
sc-dial-sealed = Sealed dial
sc-dial-open = Dial, not set yet
sc-sealed = sealed
sc-at-most = at most { $n }
sc-in-hand = { $n } in hand
sc-slots = Card slots: { $mine } against { $theirs }
sc-meets = What your { $n } meets
sc-win = won
sc-lose = lost
sc-wins = { $seat } wins
sc-why-tie = A tie goes to the attacker.
sc-why-higher = The higher sum wins.
sc-follows = What follows
sc-dial = dial
sc-chosen = chosen
sc-seal = Seal { $n }
sc-style-friendly = Friendly
sc-style-business = Business
sc-style-ruthless = Ruthless

## Steps

sc-step-choose = Choose
sc-step-top = Upper half
sc-step-combat = Combat
sc-step-bottom = Lower half
sc-step-over = End
web-round = Turn { $round }
