# Cry Havoc on the screen, English.

## The planet

ch-map = The planet: Regions in rings round a black middle
ch-wrap = to { $region }
ch-no-terrain = no terrain
ch-hq-of = HQ of the { $army }
ch-controlled = controlled by { $army }
ch-empty = empty
ch-count = { $count } × { $thing }
ch-crystals =
    { $count ->
        [one] 1 Crystal
       *[other] { $count } Crystals
    }
ch-battle-here = Battle { $number }, { $army } attack
ch-idle = { $thing } (inactive)
ch-structure-at = { $structure }, { $region }
ch-initiative = Initiative
ch-next-round = Next Round
ch-terrain-decks = Terrain Tactics decks
ch-deck-of =
    { $count ->
        [one] { $deck }: 1 card
       *[other] { $deck }: { $count } cards
    }
ch-neutral = Neutral Trogs
ch-scoring-enabled = Scoring enabled
ch-scoring-by = by { $army }
ch-final-round = Last Round
ch-score-of =
    { $n ->
        [one] { $army }: 1 Victory Point
       *[other] { $army }: { $n } Victory Points
    }
ch-events-at =
    { $count ->
        [one] Field { $field }: 1 face-down event
       *[other] Field { $field }: { $count } face-down events
    }
ch-events = Events on the score track
ch-events-text = One face-down token is revealed each Round; when only the printed last space is left, the Round is the last one.
ch-events-left = Still face down: { $list }.
ch-events-done = Resolved: { $list }.

## Face-down tokens

ch-trogs-n =
    { $n ->
        [one] 1 Trog
       *[other] { $n } Trogs
    }
ch-token-holds = Come out: Trogs { $trogs }, Crystals { $crystals }.
ch-token-left = Still hidden: { $list }.
ch-token-known = You have seen it: { $token }.
ch-supply-n = { $n } in the supply

## Mats

ch-vp = Victory Points
ch-regions = Regions
ch-crystals-word = Crystals
ch-reserve = Reserve
ch-hand = Hand
ch-hand-empty = No cards in hand
ch-units-of = { $all } Units in all: { $map } on the map, { $reserve } in the Reserve, { $lost } imprisoned.
ch-cards-n =
    { $n ->
        [one] 1 card left
       *[other] { $n } cards left
    }
ch-deck-text = Tactics cards of this terrain; in Battle they work only there. Cards from it are drawn with "Draw 2, keep 1".
ch-no-hand = You watch: hands stay hidden.
ch-deck-n = Deck { $n }
ch-discard-n = Discard { $n }
ch-stock-n = Stock { $n }
ch-pile-deck = What is left in the deck of the { $army }
ch-pile-discard = Discard pile of the { $army }
ch-pile-empty = No cards.
ch-holds = Prisoners
ch-prisoners = Prisoners held: { $list }
ch-lost-n = { $n } of the army in prison
ch-structures = Structures
ch-markers-left = markers left: { $n } of { $of }
ch-markers-here = markers left: { $n }
ch-tokens-left = tokens left: { $n }
ch-costs = build { $build }, activate { $activate }
ch-skill-ready = ready
ch-skill-used = exhausted
ch-skill-passive = always works
ch-skill-in = token: { $region }

## Cards

ch-whole-hand = Your hand gives
ch-hand-none = Your hand has no icons for it.
ch-not-used = not used
ch-card-once = card once per action
ch-icons-left = { $left } of { $of } { $row } left
ch-laid = Played for this action
ch-march = How many Units go?
ch-march-way = Units: { $n }, steps: { $steps }
ch-waste-cards = Without a card this action does nothing
ch-waste-icons = Icons are left unused
ch-waste-skill = A skill is still ready
ch-choose-from = Choose one

## The battle board

ch-see-planet = See the planet
ch-to-battle = Back to the Battle
ch-army-cards-only = No terrain: army cards only
ch-terrain-cards = Army cards and cards of: { $terrain }
ch-attacker = attacker
ch-defender = defender, wins ties
ch-decided-by = led by { $name }
ch-hand-n = hand { $n }
ch-reserve-n = Reserve { $n }
ch-to-place = { $n } to place
ch-passed = passed
ch-you-lead = You lead the { $army }: { $region }
ch-they-lead = Battle in { $region }: the { $army } decide
ch-gives-region_control = 2 VP and the Region
ch-gives-capture = 1 enemy Unit; a tie does nothing
ch-gives-attrition = each Unit kills 1 enemy for 1 VP
ch-result-control = { $army } win, +{ $points }
ch-result-held = Tie: { $army } hold it, +{ $points }
ch-result-nest = { $army } win: nobody controls it, a Nest stays
ch-result-none = Nobody falls
ch-result-tie = Tie { $n } : { $n }, nothing
ch-result-capture =
    { $n ->
        [one] { $army } take 1 Prisoner
       *[other] { $army } take { $n } Prisoners
    }
ch-result-won = { $army } win
ch-result-safe = { $army } win, but nobody can be captured
ch-result-attrition = { $attacker } kill { $attack } · { $defender } kill { $defence }
ch-depends = depends on a choice
ch-open-choice = Which Unit is taken or falls is chosen later; it may change the objectives that follow.
ch-played = Played
ch-forecast = If resolved now
ch-forecast-then = If resolved after this
ch-scene-open = Not decided yet
ch-scene-over = The Battle is over
ch-scene-cards = Cards played
ch-scene-no-cards = No cards were played.
ch-scene-after = Afterwards
ch-scene-fallen =
    { $n ->
        [one] 1 Unit killed
       *[other] { $n } Units killed
    }
ch-scene-captured =
    { $n ->
        [one] 1 captured
       *[other] { $n } captured
    }
ch-scene-scoring = Scoring, Round { $round }
ch-scene-prisoners = Prisoner phase, Round { $round }
ch-scene-final = Final Scoring, Round { $round }
ch-scene-rounds = Points by Round
ch-scene-nothing = nothing
ch-scene-event = Event: { $event }

## Groups of options

web-deed-activate = Activate
web-deed-card = Play from the hand
web-deed-stored = Play from the Matrix
web-deed-advantage = Terrain Advantage
web-deed-tunnel-to = Through the Tunnel, out
web-deed-tunnel-from = Through the Tunnel, back
