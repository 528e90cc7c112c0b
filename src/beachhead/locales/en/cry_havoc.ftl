# Cry Havoc. Facts: $army an army, $region a Region, $card a card, $structure, $skill, $objective, $deck, numbers.

game-title = Cry Havoc
game-pitch = Four unlike armies fight over the Crystals of one planet, in battles with three objectives.

## Settings

setting-level = Level
    .hint = How many skills each army has, and whether event tokens can be passed.
setting-level-beginner = beginner: one skill, five Rounds
setting-level-advanced = advanced: two skills
setting-level-expert = expert: three skills
setting-hq_assignment = HQ spaces
    .hint = Who decides where the HQs stand.
setting-hq_assignment-random = by chance
setting-hq_assignment-choose = players choose
setting-early_events = Passing event tokens
    .hint = A score beyond an event token moves it on and shortens the game.
setting-early_events-by_level = depends on the level
setting-early_events-always = always
setting-early_events-never = never
setting-skill_draw = Further skills
    .hint = How skills beyond the Default skill are dealt.
setting-skill_draw-random = by chance
setting-skill_draw-choose = players choose

## Armies, Regions, terrain

faction-humans = Humans
    .number = pl
faction-pilgrims = Pilgrims
    .number = pl
faction-machines = Machines
    .number = pl
faction-trogs = Trogs
    .number = pl
faction-none = nobody
    .number = sg
area-worlds_grotto = World's Grotto
area-glass_flats = Glass Flats
area-broken_teeth = Broken Teeth
area-whispering_canopy = Whispering Canopy
area-mistlands = Mistlands
area-burnt_desert = Burnt Desert
area-kalas_gorge = Kala's Gorge
area-feralas_banks = Feralas Banks
area-thornwood = Thornwood
area-brooding_pool = Brooding Pool
area-sapos_deep = Sapos Deep
area-vesper_rim = Vesper Rim
area-pale_reach = Pale Reach
area-hollow_shelf = Hollow Shelf
area-ember_trench = Ember Trench
area-camerons_sea = Cameron's Sea
area-hq_a = HQ space A
area-hq_b = HQ space B
area-hq_c = HQ space C
area-reserve = Reserve
terrain-mountain = Mountain
deck-mountain = Mountain deck
terrain-desert = Desert
deck-desert = Desert deck
terrain-jungle = Jungle
deck-jungle = Jungle deck
terrain-water = Water
deck-water = Water deck
deck-own = own deck
phase-setup = Set-up
phase-event = Event phase
phase-draw = Draw phase
phase-action = Action phase
phase-battle = Battle phase
phase-prisoner = Prisoner phase
phase-scoring = Scoring phase
row-move = move icons
row-recruit = recruit icons
row-build = build icons
resource-move = move
resource-recruit = recruit
resource-build = build
resource-vp = VP
resource-card = card
resource-crystal = Crystal
action-move = Move
    .text = Play cards for move icons; each moves 1 Unit to an adjacent Region.
action-recruit = Recruit
    .text = Play cards for recruit icons; each places 1 Unit from the Reserve in the HQ.
action-build = Build and activate
    .text = Icons pay for building and using structures in your Regions.
action-enable = Enable Scoring
    .text = This Round is scored, and each of your Regions gives you 1 VP more.
action-draw = Draw 2, keep 1
    .text = Look at 2 cards of your deck or of a terrain deck and keep 1.
objective-region_control = Region Control
    .text = The larger force wins the Region and 2 VP; a tie goes to the defender.
objective-capture = Capture Prisoners
    .text = The larger force takes 1 enemy Unit of any objective prisoner: 1 VP each Prisoner phase. A tie does nothing.
objective-attrition = Attrition
    .text = Each Unit here kills 1 enemy Unit of any objective, at the same time, for 1 VP each.
piece-crystal = Crystal
    .text = Crystals in the Regions an army controls score 1 VP each in a Scoring phase (half for the Trogs). The Pilgrims can also take them into their stock and spend them.
piece-battle = Battle marker
    .text = Two armies meet here: in the Battle phase they fight, the lowest number first. The army that placed it attacks. Nobody else can enter.
piece-artillery = Artillery token
    .text = In the next Battle of the Humans here it kills 1 enemy Unit after Attrition, for 1 VP; then it goes back to the stock.
piece-watch = Keep Watch token
    .text = In the next Battle of the Humans here it counts as 1 Human Unit for Region Control; then it goes back to the stock.
piece-hq = HQ
    .text = Units that are recruited begin here. No enemy Unit may enter it, and it counts as a controlled Region.
piece-reserve = Reserve
    .text = Units not on the map. Only Units in the Reserve can be recruited; the fallen come back here.
piece-control = Control marker
    .text = The Region belongs to this army, with or without Units there. It scores 1 VP for whoever enabled Scoring, and its Crystals count.
piece-initiative = Initiative
    .text = The order of turns in this Round. Ties at the end of the game are won by whoever is last.
piece-new_initiative = New Initiative
    .text = The order of turns in the next Round; cards with this icon move the own marker anywhere on it.

## Tokens and events

token-war_party = War Party token
    .text = Face down. When Units enter, it is revealed at the end of the movement: that many Trogs and Crystals appear, and a Battle follows. If no Trog is left, a Unit is lost instead.
token-nest = Nest token
    .text = Face down, left by Trogs. It works like a War Party, with fewer Trogs and Crystals.
token-exploration = Exploration token
    .text = Face down. Whoever has Units here at the end of a movement reveals it and gets what it says, even if a Battle follows; it waits only where a Battle marker lay before the action.
token-wp_1_1 = War Party 1/1
token-wp_2_1 = War Party 2/1
token-wp_2_2 = War Party 2/2
token-wp_3_2 = War Party 3/2
token-wp_3_3 = War Party 3/3
token-nest_1_0 = Nest 1/0
token-nest_2_0 = Nest 2/0
token-nest_1_1 = Nest 1/1
token-nest_2_1 = Nest 2/1
token-ex_vein = Crystal Vein
    .text = Place 1 Crystal in this Region.
token-ex_rich_vein = Rich Vein
    .text = Place 2 Crystals in this Region.
token-ex_salvage = Salvage
    .text = Draw 1 card from your own deck.
token-ex_ruins = Ancient Ruins
    .text = Score 1 Victory Point.
token-ex_relic = Relic
    .text = Score 2 Victory Points.
token-ex_stragglers = Stragglers
    .text = Place 1 Unit from your Reserve in this Region.
token-ex_local_maps = Local Maps
    .text = Take the top card of a Terrain Tactics deck of your choice to your hand.
event-ev_crystal_bloom = Crystal Bloom
    .text = In initiative order each player places 1 Crystal in a Region they control (no HQ).
event-ev_reinforcements = Orbital Reinforcements
    .text = Each player places 1 Unit from their Reserve in their HQ.
event-ev_supply_drop = Supply Drop
    .text = Each player draws 1 card from their own deck.
event-ev_uprising = Uprising
    .text = In initiative order each player places 1 random face-down Nest (with 4 players War Party) token in an uncontrolled, unoccupied Region.
event-ev_tremors = Tremors
    .text = Add 1 Crystal to every uncontrolled Region.
event-ev_field_studies = Field Studies
    .text = In initiative order each player looks at the top 2 cards of one Terrain Tactics deck, takes 1 to hand and shuffles the other back.

## Structures

structure-airfield = Airfield
    .text = Take control of 1 unoccupied Region adjacent to this one (no HQ, no Battle Region), even if another player controls it; face-down tokens there stay unresolved.
structure-artillery_battery = Artillery Battery
    .text = Place 1 Artillery token in this Region or an adjacent one (a Battle Region is allowed, an HQ is not) that has none.
structure-watchtower = Watchtower
    .text = Place 1 Keep Watch token in this Region or an adjacent Region you control (no Battle Region) that has none.
structure-harvester = Harvester
    .text = Take 1 Crystal from this Region into your Crystal stock.
structure-power_sphere = Power Sphere
    .text = Place 1 Unit from your Reserve in this Region, or up to 2 if you pay 1 Crystal from your stock.
structure-temple = Temple
    .text = Pay 1 to 3 Crystals from your stock; score 2 VP per Crystal paid.
structure-orbital_sniper = Orbital Sniper
    .text = Kill 1 enemy Unit in any Region where its army has exactly 1 Unit (never in an HQ or Battle Region).
structure-shred_drones = Shred Drones
    .text = Kill up to 2 enemy Units in 1 adjacent Region (never in an HQ or Battle Region), but never the last Unit there.
structure-production_plant = Production Plant
    .text = Place 1 Unit from your Reserve in this Region.
structure-bunker = Bunker
    .text = Only in a Battle Region in which you are the defender: place 1 Unit from your Reserve in this Region.
structure-matrix = Matrix
    .text = Draw the top card of a Terrain Tactics deck and store it face down (at most 3 in all); stored cards may be played in your Battles of matching terrain.
structure-tunnel = Tunnel
    .text = Always: Tunnels in Regions that you or nobody controls are open, and all open Tunnel Regions are adjacent for you. Activated: move up to 2 of your Units, each from this Region to another open Tunnel Region or the other way, never out of or into a Battle Region; then resolve the end-of-movement steps.
structure-trap = Trap
    .text = Only in a Battle Region: kill 1 enemy Unit here, then return this marker to your stock.
structure-war_drum = War Drum
    .text = Place 1 random War Party token face down in this Region or an adjacent one (no HQ, no Battle Region; enemy Units may be there).

## Skills

skill-scouting = Scouting
    .text = Take control of 1 unoccupied, uncontrolled Region adjacent to a Region you control; face-down tokens there stay unresolved.
skill-seek_and_destroy = Seek and Destroy
    .text = Place this token in a Region or Battle Region with enemy Units that you control or occupy, or next to one you do; if you kill or capture a Unit in a Battle there this Round, score 2 VP at its end.
skill-veteran_forces = Veteran Forces
    .text = Draw 1 card; then you may discard 1 card to draw 1 more.
skill-recon_forces = Recon Forces
    .text = You may look at all face-down tokens in 1 Region; then you may move 1 of your Units to an adjacent Region.
skill-forward_base = Forward Base
    .text = Place this token in a Region you control; until it returns, Units of the Recruit action may be placed there.
skill-teleport = Teleport
    .text = Move 1 Unit from one Region to any Region that is neither a Battle Region nor an enemy HQ; each Crystal paid (at most 2) allows 1 Unit more.
skill-attunement = Attunement
    .text = Take 1 Crystal from a Region you control into your stock, or place 1 from your stock in such a Region (no HQ).
skill-stasis_field = Stasis Field
    .text = Pay 1 Crystal: place this token in a Region you control; until it returns no enemy Unit may enter it, not even by Tunnel or Ambush.
skill-crystal_insight = Crystal Insight
    .text = Pay 1 Crystal from your stock: draw 2 cards.
skill-martyrs_light = Martyrs' Light
    .text = At the end of a Battle put 1 Crystal into your stock for each Pilgrim Unit killed or captured in it, at most 2.
skill-mobile_city = Mobile City
    .text = Move up to 2 of your Structure markers (or one twice) between adjacent Regions you control; no HQ, no Battle Region, no two markers of a type in one Region.
skill-reconfigure = Reconfigure
    .text = In a Region you control (no HQ, no Battle Region): return 1 marker to the stock and place up to 2 Units from the Reserve there, or return 2 Units to the Reserve and place 1 marker of a type not yet there, free.
skill-overclock = Overclock
    .text = Place this token on 1 of your markers; until it returns that marker costs 1 less to activate and may be activated twice in one action.
skill-firewall = Firewall
    .text = Place this token in a Region you control or a Battle Region with your Units; in your Battle there the opponent may play at most 1 card, and no Terrain Tactics card.
skill-salvage_protocol = Salvage Protocol
    .text = Each time one of your Structures kills an enemy Unit, score 1 VP (at most 2 per Round).
skill-ambush = Ambush
    .text = Return 1 of your Units (not from a Battle Region) to your Reserve: reveal all War Party tokens in 1 Region (no HQ, no Battle Region); enemy Units there you attack, otherwise you take control.
skill-gather_the_tribe = Gather the Tribe
    .text = Return 1 of your Units (not from a Battle Region) to your Reserve: place 1 random War Party token face down in that Region or an adjacent one (no HQ, no Battle Region; enemy Units may be there).
skill-stalking_horde = Stalking Horde
    .text = Return 1 of your Units (not from a Battle Region) to your Reserve: move up to 2 War Party tokens, each to an adjacent Region (no HQ, no Battle Region; enemy Units may be there), none twice; nothing is revealed.
skill-terrain_advantage = Terrain Advantage
    .text = Exhaust in a Battle when you play a Terrain Tactics card: ignore that its terrain does not match.
skill-blood_frenzy = Blood Frenzy
    .text = Place this token in a Region or Battle Region with your Units; in a Battle there this Round you kill 1 more Unit in Attrition.

## Tactics cards

card-hum_stake_claim = Stake the Claim
    .text = Action: enable Scoring (only this card is played).
card-hum_recon_flight = Recon Flight
    .text = Bonus: you may move your marker on the New Initiative track to any position.
card-hum_air_support = Air Support
    .text = Battle: you may place 1 Unit from your Reserve on an objective of your choice.
card-hum_outflank = Outflank
    .text = Battle: move up to 2 of your Units to other objectives.
card-hum_dig_in = Dig In
    .text = Battle: if you are the defender, count 1 extra Unit for Region Control; if you are the attacker, you may move 1 of your Units to another objective.
card-hum_covering_fire = Covering Fire
    .text = Battle: you may kill 1 enemy Unit on the Capture objective; score 1 VP for it.
card-hum_logistics = Logistics
    .text = Battle: draw 2 cards.
card-pil_calling = The Calling
    .text = Action: enable Scoring (only this card is played).
card-pil_foresight = Foresight
    .text = Bonus: you may move your marker on the New Initiative track to any position.
card-pil_holo_drop = Holo-Drop
    .text = Battle: you may move 1 of your Units to another objective.
card-pil_pulse_strike = Pulse Strike
    .text = Battle: pay up to 2 Crystals from your stock; for each, kill 1 enemy Unit on any objective and score 1 VP.
card-pil_phase_step = Phase Step
    .text = Battle: move up to 2 of your Units from one Region you control to objectives of your choice.
card-pil_prismatic_shield = Prismatic Shield
    .text = Battle: up to 2 of your Units that would be killed in Attrition survive.
card-pil_tithe = Tithe of Light
    .text = Battle: take 1 Crystal from the Battle Region into your stock.
card-pil_chorus = Chorus of Minds
    .text = Battle: you may move 1 enemy Unit to another objective of your choice.
card-mac_calculated_outcome = Calculated Outcome
    .text = Action: enable Scoring (only this card is played).
card-mac_prediction_engine = Prediction Engine
    .text = Bonus: you may move your marker on the New Initiative track to any position.
card-mac_firepower = Firepower
    .text = Battle: you may kill 1 enemy Unit on any objective; score 1 VP for it.
card-mac_pneumatic_hammer = Pneumatic Hammer
    .text = Battle: you may move 1 enemy Unit from Region Control to another objective of your choice.
card-mac_lockdown = Lockdown
    .text = Battle: your opponent discards 1 card of their choice, and neither side may bring further Units onto the Battle board.
card-mac_drone_swarm = Drone Swarm
    .text = Battle: you may place 1 Unit from your Reserve on Attrition, or up to 2 if one of your Structures is in this Region or in an adjacent Region you control.
card-mac_self_repair = Self-Repair
    .text = Battle: up to 3 of your Units killed in Attrition are placed in your HQ instead of your Reserve.
card-mac_overload = Overload
    .text = Battle: in Attrition you kill up to 2 more enemy Units, and your opponent kills up to 1 more.
card-tro_blood_moon = Blood Moon
    .text = Action: enable Scoring (only this card is played).
card-tro_scouts = Scouts
    .text = Bonus: you may move your marker on the New Initiative track to any position.
card-tro_stampede = Stampede
    .text = Battle: move up to 3 of your Units to Attrition.
card-tro_upheaval = Upheaval
    .text = Battle: reverse the order in which the objectives are resolved.
card-tro_drag_below = Drag Below
    .text = Battle: count 1 extra Unit for Capture; if you win Capture, take 2 Prisoners instead of 1.
card-tro_endless_horde = Endless Horde
    .text = Battle: place up to 2 Units from your Reserve on Attrition.
card-tro_burrow = Burrow
    .text = Battle: move up to 2 of your Units from open Tunnel Regions to objectives of your choice.
card-tro_thick_hide = Thick Hide
    .text = Battle: up to 2 of your Units that would be killed in Attrition survive.
card-mtn_high_ground = High Ground
    .text = Battle: count 1 extra Unit for Region Control.
card-mtn_rockslide = Rockslide
    .text = Battle: you may kill 1 enemy Unit on Attrition; score 1 VP for it.
card-mtn_fortify = Fortify
    .text = Battle: up to 2 of your Units that would be killed in Attrition survive.
card-mtn_narrow_pass = Narrow Pass
    .text = Battle: your opponent may not bring further Units onto the Battle board, and you may move 1 enemy Unit from Attrition to Region Control.
card-mtn_regroup = Regroup (Mountain)
    .text = Battle: from each Region adjacent to the Battle Region you may move 1 of your Units to an objective of your choice.
card-mtn_distraction = Distraction (Mountain)
    .text = Battle: you may move 1 enemy Unit to another objective of your choice.
card-mtn_prospectors = Prospectors
    .text = Battle: place 1 Crystal in the Battle Region and draw 1 card.
card-des_outflank = Outflank (Desert)
    .text = Battle: move up to 2 of your Units to other objectives.
card-des_mirage = Mirage
    .text = Battle: move up to 2 enemy Units from Capture, each to another objective of your choice.
card-des_sandstorm = Sandstorm
    .text = Battle: reverse the order in which the objectives are resolved.
card-des_exhaustion = Heat Exhaustion
    .text = Battle: your opponent kills 2 fewer Units in Attrition.
card-des_scorched_earth = Scorched Earth
    .text = Battle: remove up to 2 Crystals from the Battle Region; score 1 VP for each.
card-des_long_march = Long March
    .text = Battle: move up to 2 of your Units from adjacent Regions to objectives of your choice.
card-des_forward_depot = Forward Depot
    .text = Battle: you may place 1 Unit from your Reserve on Region Control; draw 1 card.
card-jun_distraction = Distraction (Jungle)
    .text = Battle: you may move 1 enemy Unit to another objective of your choice.
card-jun_outflank = Outflank (Jungle)
    .text = Battle: move up to 2 of your Units to other objectives.
card-jun_ambush_trail = Ambush Trail
    .text = Battle: count 1 extra Unit for Capture.
card-jun_snare_pits = Snare Pits
    .text = Battle: if you win Capture, take 2 Prisoners instead of 1.
card-jun_overgrowth = Overgrowth
    .text = Battle: your opponent discards 1 card of their choice; you draw 1 card.
card-jun_camouflage = Camouflage
    .text = Battle: none of your Units can be captured in this Battle, and you may move 1 of your Units to another objective.
card-jun_predators = Predators
    .text = Battle: you may kill 1 enemy Unit on Region Control; score no VP for it.
card-wat_regroup = Regroup (Water)
    .text = Battle: from each Region adjacent to the Battle Region you may move 1 of your Units to an objective of your choice.
card-wat_outflank = Outflank (Water)
    .text = Battle: move up to 2 of your Units to other objectives.
card-wat_landing = Amphibious Landing
    .text = Battle: move up to 2 of your Units from adjacent Regions to Region Control.
card-wat_undertow = Undertow
    .text = Battle: you may move 1 enemy Unit from Region Control to Attrition.
card-wat_tidal_retreat = Tidal Retreat
    .text = Battle: return up to 3 of your Units from the Battle board to your HQ, then draw 1 card.
card-wat_fleet_support = Fleet Support
    .text = Battle: in Attrition you kill up to 1 more enemy Unit.
card-wat_deep_channels = Deep Channels
    .text = Battle: if you lose Region Control, you may retreat to any Region you control; score 1 VP.

## What happens

set-up = The board is set up.
hq-settled = { $army }: HQ on { $region }.
skill-taken = { $army } have the skill { $skill }.
phase-begins = Round { $round }: { $phase }.
turn-begins = Action { $number }: { $army }.
event-revealed = Event: { $event }.
stack-passed = { $army } pass the event on { $field }: the game gets one Round shorter.
final-scoring-enabled = Final Scoring is enabled: this is the last Round.
order-changed = New initiative: { $first } go first.
points-scored =
    { $of ->
        [0] { $army } score { $n } VP and have { $total }: { $source }.
       *[other] { $army } score { $n } VP and have { $total }: { $source } ({ $of }).
    }
for-regions = Regions
for-crystals = Crystals
for-half = half of their Crystals
for-prisoners = Prisoners held
for-control = Region Control won
for-kills = Units killed in Attrition
for-artillery = a Unit killed by Artillery
for-temple = Crystals paid in the Temple
for-icons = cards played
for-exploration = an Exploration token
for-card-kills = a Unit killed by a card
for-card = a card
for-card-crystals = Crystals burnt by a card
card-drawn = { $army } draw { $card }.
    .rumour =
        { $n ->
            [one] { $army } draw a card.
           *[other] { $army } draw { $n } cards.
        }
cards-seen = { $army } see { $first } and { $second } ({ $deck }).
    .rumour = { $army } look at two cards ({ $deck }).
card-kept = { $army } keep { $card } ({ $deck }).
    .rumour = { $army } keep a card ({ $deck }).
deck-reshuffled = { $army } shuffle their discard pile into a new deck.
card-discarded = { $army } discard { $card }.
action-chosen = { $army } choose { $action }.
card-laid = { $army } play { $card }: { $row } { $n }.
marker-moved = { $army } move their marker to place { $place } of the New Initiative.
skill-used = { $army } use { $skill }.
skills-ready = All skills are ready again; their tokens return.
skill-token-placed = { $army } place the token of { $skill } in { $region }.
units-moved =
    { $n ->
        [one] { $army } move 1 Unit from { $source } to { $target }.
       *[other] { $army } move { $n } Units from { $source } to { $target }.
    }
units-placed =
    { $n ->
        [one] { $army } place 1 Unit in { $region }.
       *[other] { $army } place { $n } Units in { $region }.
    }
units-removed =
    { $n ->
        [one] { $army }: 1 Unit goes back from { $region } to the Reserve.
       *[other] { $army }: { $n } Units go back from { $region } to the Reserve.
    }
crystals-added =
    { $n ->
        [one] { $region }: 1 Crystal more.
       *[other] { $region }: { $n } Crystals more.
    }
crystals-taken =
    { $n ->
        [one] { $region }: 1 Crystal fewer.
       *[other] { $region }: { $n } Crystals fewer.
    }
stock-grown =
    { $n ->
        [one] The Pilgrims put 1 Crystal into their stock.
       *[other] The Pilgrims put { $n } Crystals into their stock.
    }
stock-paid =
    { $n ->
        [one] The Pilgrims take 1 Crystal out of their stock.
       *[other] The Pilgrims take { $n } Crystals out of their stock.
    }
control-taken = { $army } take control of { $region }.
control-lost = { $army } lose control of { $region }.
explored = { $army } explore { $region }: { $token }.
token-revealed = { $region }: { $token }!
token-placed = { $kind } in { $region }.
token-moved = A War Party token goes from { $source } to { $target }.
token-seen = Humans see { $token } in { $region }.
    .rumour = Humans look at a token in { $region }.
battle-marked = Battle { $number } in { $region }: { $attacker } attack { $defender }.
battle-cancelled = The Battle in { $region } is called off; { $army } stay.
structure-built = { $army } build { $structure } in { $region }.
structure-activated = { $army } activate { $structure } in { $region }.
structure-moved = { $structure } moves from { $source } to { $target }.
structure-returned = { $structure } in { $region } goes back to the stock.
artillery-placed = The Humans place an Artillery token in { $region }.
watch-placed = The Humans place a Keep Watch token in { $region }.
artillery-gone = The Artillery token in { $region } goes back to the stock.
watch-gone = The Keep Watch token in { $region } goes back to the stock.
card-stored = Machines store { $card } in the Matrix ({ $deck }).
    .rumour = Machines store a card in the Matrix ({ $deck }).
card-dropped = Machines put { $card } below its deck ({ $deck }).
    .rumour = Machines put a stored card below its deck ({ $deck }).
scoring-enabled = { $army } enable Scoring with { $card }.
battle-begins = Battle { $number } in { $region }: { $attacker } against { $defender }.
units-assigned = { $army }: Control { $control }, Capture { $capture }, Attrition { $attrition }.
battle-card-played = { $army } play { $card }.
battle-card-lent = { $player } play { $card } for the { $army }.
effect-strength =
    { $n ->
        [one] { $army } count 1 Unit more: { $objective }.
       *[other] { $army } count { $n } Units more: { $objective }.
    }
effect-kills =
    { $n ->
        [one] { $army } kill 1 Unit more in Attrition.
       *[other] { $army } kill { $n } Units more in Attrition.
    }
effect-kills-fewer =
    { $n ->
        [one] { $army } kill 1 Unit fewer in Attrition.
       *[other] { $army } kill { $n } Units fewer in Attrition.
    }
effect-survive =
    { $n ->
        [one] { $army }: 1 Unit survives Attrition.
       *[other] { $army }: up to { $n } Units survive Attrition.
    }
effect-salvage =
    { $n ->
        [one] { $army }: 1 of the fallen may go to the HQ.
       *[other] { $army }: up to { $n } of the fallen may go to the HQ.
    }
effect-captives =
    { $n ->
        [one] { $army } take 1 Prisoner more if they win Capture.
       *[other] { $army } take { $n } Prisoners more if they win Capture.
    }
effect-safe = { $army } cannot be captured in this Battle.
effect-locked = { $army } may bring no more Units onto the Battle board.
effect-retreat = { $army } may retreat to any Region they control.
battle-passed = { $army } pass.
unit-shifted = A Unit ({ $army }) goes from { $source } to { $target }.
unit-joined = A Unit ({ $army }) joins from { $source }: { $target }.
unit-reinforced = A Unit ({ $army }) comes from the Reserve: { $target }.
unit-withdrawn = A Unit ({ $army }) withdraws from { $source } to its HQ.
units-killed =
    { $n ->
        [one] { $army } lose 1 Unit on { $objective }.
       *[other] { $army } lose { $n } Units on { $objective }.
    }
units-shelled =
    { $n ->
        [one] Artillery hits: { $army } lose 1 Unit on { $objective }.
       *[other] Artillery hits: { $army } lose { $n } Units on { $objective }.
    }
order-reversed = The objectives are resolved in reversed order.
order-restored = The objectives are resolved in the normal order again.
control-decided = Region Control { $attack }:{ $defence }: { $army } win { $region }.
capture-decided = Capture { $attack }:{ $defence }: { $army } take prisoners.
capture-prevented = Capture { $attack }:{ $defence }: { $army } win, but nobody can be captured.
capture-tied = Capture { $n }:{ $n }: nobody is taken.
unit-captured = { $captor } capture a Unit ({ $army }) from { $objective }.
attrition-resolved = Attrition: { $attacker } kill { $attack }, { $defender } kill { $defence }.
units-stay =
    { $n ->
        [one] { $army } stay with 1 Unit in { $region }.
       *[other] { $army } stay with { $n } Units in { $region }.
    }
units-retreated =
    { $n ->
        [one] { $army } retreat with 1 Unit from { $source } to { $target }.
       *[other] { $army } retreat with { $n } Units from { $source } to { $target }.
    }
units-dispersed =
    { $n ->
        [one] { $army } have no way out of { $region }: 1 Unit goes to the Reserve.
       *[other] { $army } have no way out of { $region }: { $n } Units go to the Reserve.
    }
battle-over = The Battle in { $region } is over.
prisoner-freed = { $army } pay { $price } VP and free a Prisoner of { $captor }.
game-over = { $army } win with { $total } VP.
end-points = Most victory points: { $total }, { $lead } ahead of the second.
end-tie-prisoners = Level at { $total } VP; the Prisoners decide, { $n } to { $other }.
end-tie-initiative = Level at { $total } VP and in Prisoners; whoever is further back in the initiative order wins.
end-final-scoring = Final Scoring closed Round { $round }.
measure-points = Victory points
source-regions = Regions controlled
source-crystals = Crystals
source-battles = Region Control won in battle
source-kills = Kills
source-prisoners = Prisoners
source-exploration = Exploration tokens
source-structures = Structures
source-skills = Skills
source-tactics = Tactics cards
source-cards = Actions
source-before = Before this position
source-ransom = Ransom paid

## Questions

ask-d-setup-skill = Choose a further skill.
ask-d-setup-hq = Choose a space for your HQ.
ask-d-event-crystal = Place a Crystal in a Region you control.
ask-d-event-token = Choose a Region for the token.
ask-d-event-deck = Which terrain deck do you study?
ask-d-discard = You hold too many cards: discard one.
ask-d-turn = Your turn: an action or a skill.
ask-d-playcard = Play cards for this action, then finish.
ask-d-init = Move your marker on the New Initiative track?
ask-d-move-from = Which Unit moves?
ask-d-move-to = Where does it go?
ask-d-end-explore = Which Exploration token do you reveal first?
ask-d-end-trogtoken = Where do you reveal Trog tokens first?
ask-d-end-battle = Which Battle gets the next number?
ask-d-explore-deck = Take the top card of which terrain deck?
ask-d-recruit-count = How many Units, and where?
    .count-units = How many Units do you recruit in your HQ?
    .place = Where does the next Unit go?
ask-d-build-step = Build or activate a structure.
ask-d-build-where = Where do you build it?
ask-d-build-target = Choose the target Region.
ask-d-build-count = How many?
    .count-units = How many Units?
    .count-kills = How many enemy Units are killed?
    .count-temple = How many Crystals do you pay?
ask-d-build-tunnel = Move a Unit through the Tunnel.
ask-d-matrix-deck = Store a card of which terrain deck?
ask-d-matrix-drop = Which stored card goes back?
ask-d-draw2-source = Draw from which deck?
ask-d-draw2-keep = Which card do you keep?
ask-d-sk-region = Choose a Region for the skill.
ask-d-sk-source = Choose where the skill begins.
ask-d-sk-count = What do you do with the skill?
ask-d-sk-card = Discard a card to draw another?
ask-d-sk-struct = Choose a structure.
ask-d-sk-peek = Look at the tokens of which Region?
ask-d-b-control = How many Units for Region Control?
ask-d-b-capture = How many for Capture? The rest goes to Attrition.
ask-d-b-card = Play a card in this Battle, or pass for good.
ask-d-b-shift-from = Which Unit changes its objective?
ask-d-b-shift-to = To which objective?
ask-d-b-add-from = From where does a Unit join?
ask-d-b-add-to = To which objective?
ask-d-b-kill = On which objective does an enemy Unit die?
ask-d-b-discard = Discard a card.
ask-d-b-amount = How many?
    .count-burn = How many Crystals do you remove?
    .withdraw = Which Unit withdraws to the HQ?
ask-d-b-captive = Which Unit do you capture?
ask-d-b-victim = Name a Unit that dies.
ask-d-b-artillery = Where does the Artillery hit?
ask-d-b-salvage = How many of the fallen go to the HQ?
ask-d-b-retreat = Where do you retreat?
ask-d-b-nest = Where do the Trogs leave a Nest?
ask-d-ransom = Free a Prisoner?

## Options

option-done = No more cards
option-stop = Stop
option-pass = Pass
option-stay = Keep the place
option-end = End the turn
option-move = Move
option-recruit = Recruit
option-build = Build and activate
option-enable = Enable Scoring
option-draw = Draw 2, keep 1
option-take-crystal = Take a Crystal
option-put-crystal = Put a Crystal
option-to-units = Turn a marker into Units
option-to-marker = Turn two Units into a marker
option-skill = Skill: { $skill }
option-pick = Take { $skill }
option-play = { $card }: { $row } { $n }
option-discard = Discard { $card }
option-keep = Keep { $card }
option-drop = Give back { $card }
option-card = Play { $card }
option-stored = Play { $card } from the Matrix
option-advantage = Play { $card } with Terrain Advantage
option-position = Place { $n }
option-deck = { $deck }
option-count = { $n }
option-count-units =
    { $n ->
        [0] No Unit
        [one] 1 Unit
       *[other] { $n } Units
    }
option-count-paid =
    { $price ->
        [one] { $n } Units: costs 1 Crystal
       *[other] { $n } Units: costs { $price } Crystals
    }
option-count-kills =
    { $n ->
        [one] Kill 1 Unit
       *[other] Kill { $n } Units
    }
option-count-temple =
    { $n ->
        [one] Pay 1 Crystal: { $points } VP
       *[other] Pay { $n } Crystals: { $points } VP
    }
option-count-burn =
    { $n ->
        [0] Leave the Crystals
        [one] Remove 1 Crystal: { $points } VP
       *[other] Remove { $n } Crystals: { $points } VP
    }
option-count-salvage =
    { $n ->
        [0] Nobody
        [one] 1 Unit to the HQ
       *[other] { $n } Units to the HQ
    }
option-control = { $n } for Region Control
option-capture = { $n } for Capture
option-from = From { $region }
option-to = To { $region }
option-place = In { $region }
option-target = { $region }
option-explore = Explore { $region }
option-reveal = Reveal in { $region }
option-battle = Battle in { $region }
option-look = Look at { $region }
option-tunnel-to = Through the Tunnel to { $region }
option-tunnel-from = Through the Tunnel from { $region }
option-retreat = Retreat to { $region }
option-nest = Nest in { $region }
option-hq = HQ on { $region }
option-construct = Build { $structure }: costs { $n }
option-activate = Activate { $structure } in { $region }: costs { $n }
option-marker = { $structure } in { $region }
option-shift-from = A Unit from { $objective }
option-shift-to = To { $objective }
option-add-to = To { $objective }
option-kill = Kill on { $objective }
    .paid =
        { $price ->
            [one] Kill on { $objective }: costs 1 Crystal
           *[other] Kill on { $objective }: costs { $price } Crystals
        }
option-withdraw = Withdraw from { $objective }
option-captive = Capture from { $objective }
option-victim = A Unit on { $objective }
option-shell = Hit { $objective }
option-ransom = Free a Prisoner of { $captor } for { $price } VP

## Why not?

why-acted = You have already carried out your action of this turn.
why-not-acted = First carry out an action; Recruit with no card is a pass.
why-last-round = Scoring cannot be enabled in the last Round.
why-scoring-enabled = { $army } have already enabled Scoring this Round.
why-no-scoring-card = You do not hold the card that enables Scoring.
why-nothing-to-draw = There is no card left to draw.
why-skill-passive = { $skill } works by itself and is never used.
why-skill-in-battle = { $skill } is used in a Battle.
why-skill-exhausted = { $skill } is exhausted until the next Event phase.
why-no-crystals =
    { $price ->
        [one] It costs 1 Crystal; your stock holds { $stock }.
       *[other] It costs { $price } Crystals; your stock holds { $stock }.
    }
why-skill-useless = { $skill } could change nothing now.
why-no-battle-text = This card has no Battle text.
why-firewall = The Firewall stops it: one card per Battle, and no Terrain Tactics card.
why-no-terrain = This Region has no terrain: only army cards work here.
why-wrong-terrain = The terrain here is { $terrain }.
why-matrix-not-for-trogs = Stored cards cannot be played for the neutral Trogs.
why-no-marker-left = All markers ({ $n }) of { $structure } are on the map.
why-icons =
    { $icons ->
        [one] It costs { $price }; 1 build icon is left.
       *[other] It costs { $price }; { $icons } build icons are left.
    }
why-no-site = No Region of yours can take { $structure }.
why-not-controlled = You do not control { $region }.
why-control-too-new = You have controlled { $region } only since this action.
why-battle-region = { $region } is a Battle Region.
why-only-in-battle = { $structure } works only in a Battle Region you can use it in.
why-used-already = { $structure } in { $region } was already activated in this action.
why-no-effect = { $structure } in { $region } could change nothing now.
why-not-here = { $region } is no legal choice here.
why-hq = { $region } is the HQ of the { $army }.
why-stopped =
    { $n ->
        [one] 1 of your Units had to stop in { $region } for this Round.
       *[other] { $n } of your Units had to stop in { $region } for this Round.
    }
why-attacker-stays = Attackers never leave the Battle in { $region }.
why-defenders-held = In { $region } { $held } of your Units must stay, twice as many as there are attackers; you have { $units } there.
why-no-way-out = No Region next to { $region } can be entered.
why-stasis = The Stasis Field closes { $region }.
why-tunnel-closed = The Tunnel in { $region } is closed: somebody else controls it.
why-marker-there = There is already a marker of { $structure } in { $region }.
why-not-controlled-retreat = You can only retreat to an adjacent Region you control, not to { $region }.
why-reserve =
    { $icons ->
        [one] Your Reserve holds only { $reserve } for 1 icon.
       *[other] Your Reserve holds only { $reserve } for { $icons } icons.
    }
why-recruit-icons =
    { $icons ->
        [one] You have only 1 recruit icon.
       *[other] You have only { $icons } recruit icons.
    }
why-deck-empty = No card is left: { $deck }.
why-no-unit-there = There is no such Unit on { $objective }.
why-other-objective = The card does not allow { $objective }.
why-controlled = { $region } is controlled by a player.
why-occupied = There are Units in { $region }.

## The table in a terminal

draw-head = Round { $round }, { $phase }.
draw-scoring = Scoring enabled: { $army }.
draw-no-scoring = Scoring not enabled.
draw-tracks = Initiative: { $order } | New: { $new } | Events: { $stacks }
draw-player = { $army }: { $vp } VP, Reserve { $reserve }, hand { $hand }, deck { $deck }, Prisoners { $prisoners }
draw-trogs = T  Neutral Trogs: Reserve { $reserve }, Prisoners { $prisoners }
draw-hand = Your hand: { $cards }
draw-battle = Battle in { $region }
draw-side = { $army }: Control { $control }, Capture { $capture }, Attrition { $attrition }

## What a plan brings, counted

gain-points =
    { $n ->
        [one] 1 Victory Point
       *[other] { $n } Victory Points
    }
gain-regions =
    { $n ->
        [one] 1 Region
       *[other] { $n } Regions
    }
gain-crystals =
    { $n ->
        [one] 1 Crystal in your Regions
       *[other] { $n } Crystals in your Regions
    }
gain-units =
    { $n ->
        [one] 1 Unit on the map
       *[other] { $n } Units on the map
    }
gain-prisoners =
    { $n ->
        [one] 1 Prisoner
       *[other] { $n } Prisoners
    }
gain-cards =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
