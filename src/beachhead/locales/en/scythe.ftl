# Scythe: English words. Titles of encounter and Factory cards are our own.

## The game

game-title = Scythe
game-pitch = Farm, build and march your mechs through an alternate 1920s Europe; the sixth star ends the game.

## Nations

faction-nordic = Nordic Kingdoms
    .number = sg
faction-rusviet = Rusviet Union
    .number = sg
faction-crimea = Crimean Khanate
    .number = sg
faction-saxony = Saxony Empire
    .number = sg
faction-polania = Republic of Polania
    .number = sg
leader-nordic = Bjorn & Mox
leader-rusviet = Olga & Changa
leader-crimea = Zehra & Kar
leader-saxony = Gunter, Nacht & Tag
leader-polania = Anna & Wojtek

## Player mats and their actions

mat-industrial = Industrial
mat-engineering = Engineering
mat-patriotic = Patriotic
mat-mechanical = Mechanical
mat-agricultural = Agricultural
top-move = Move / Gain
top-bolster = Bolster
top-trade = Trade
top-produce = Produce
bottom-upgrade = Upgrade
bottom-deploy = Deploy
bottom-build = Build
bottom-enlist = Enlist
box-move-units = units of Move
box-move-coins = coins of Gain
box-bolster-power = power of Bolster
box-bolster-cards = cards of Bolster
box-trade-popularity = popularity of Trade
box-produce-territories = territories of Produce
good-coin = coins
    .count = ${ $n }
good-power = power
    .count = { $n } power
good-popularity = popularity
    .count = { $n } popularity
good-combat_card = combat cards
    .count = { $n ->
        [one] { $n } combat card
       *[other] { $n } combat cards
    }
resource-food = food
    .count = { $n } food
resource-wood = wood
    .count = { $n } wood
resource-metal = metal
    .count = { $n } metal
resource-oil = oil
    .count = { $n } oil
cargo-food = food
    .count = { $n } food
cargo-wood = wood
    .count = { $n } wood
cargo-metal = metal
    .count = { $n } metal
cargo-oil = oil
    .count = { $n } oil
cargo-worker = workers
    .count = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
cargo-moved-worker = workers that have moved
    .count = { $n ->
        [one] { $n } worker that has moved
       *[other] { $n } workers that have moved
    }
unit-character = character
unit-mech = mech
unit-worker = worker
    .count = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
building-monument = Monument
building-mill = Mill
building-mine = Mine
building-armory = Armory
text-monument = When you bolster, also gain 1 popularity.
text-mill = When you produce, the Mill’s territory may produce in addition, and the Mill counts as one more worker there.
text-mine = A tunnel for your units only.
text-armory = When you trade, also gain 1 power.

## Abilities

ability-swim = Swim
ability-relentless = Relentless
ability-coercion = Coercion
ability-meander = Meander
ability-dominate = Dominate
ability-riverwalk = Riverwalk
ability-speed = Speed
ability-seaworthy = Seaworthy
ability-artillery = Artillery
ability-township = Township
ability-peoples_army = People's Army
ability-wayfare = Wayfare
ability-scout = Scout
ability-submerge = Submerge
ability-camaraderie = Camaraderie
ability-underpass = Underpass
ability-disarm = Disarm
text-swim = Your workers cross rivers.
text-relentless = You may choose the section of your previous turn again, not the Factory card.
text-coercion = Once per turn a combat card pays for one resource token.
text-meander = You may choose up to 2 different options of an encounter card.
text-dominate = No limit to your stars for objectives and combats.
text-riverwalk = Character and mechs cross rivers into two kinds of terrain.
text-speed = Character and mechs move one territory more.
text-seaworthy = Character and mechs enter lakes and may retreat to them.
text-artillery = Before a combat pay 1 power: the opponent loses 2.
text-township = Villages you control and the Factory are adjacent for character and mechs.
text-peoples_army = With a worker in the combat you may play 1 combat card more.
text-wayfare = Character and mechs move from anywhere to your home base or that of an absent nation.
text-scout = Before a combat take a random combat card of the opponent.
text-submerge = Character and mechs enter lakes and move between any two lakes.
text-camaraderie = No popularity lost for workers after a combat you win as attacker.
text-underpass = Mountains you control, tunnels and your Mine are adjacent for character and mechs.
text-disarm = Before a combat on a tunnel or your Mine the opponent loses 2 power.

## Stars

star-upgrades = all 6 upgrades
star-mechs = all 4 mechs
star-structures = all 4 structures
star-recruits = all 4 recruits
star-workers = all 8 workers
star-objective = an objective
star-combat = a combat won
star-popularity = 18 popularity
star-power = 16 power

## The map

terrain-mountain = Mountain
terrain-farm = Farm
terrain-forest = Forest
terrain-tundra = Tundra
terrain-village = Village
terrain-lake = Lake
terrain-factory = Factory
area-mountain1 = Mountain 1
area-farm1 = Farm 1
area-village1 = Village 1
area-forest1 = Forest 1
area-tundra1 = Tundra 1
area-village2 = Village 2
area-lake1 = Lake 1
area-tundra2 = Tundra 2
area-lake2 = Lake 2
area-tundra3 = Tundra 3
area-mountain2 = Mountain 2
area-farm2 = Farm 2
area-farm3 = Farm 3
area-forest2 = Forest 2
area-mountain3 = Mountain 3
area-forest3 = Forest 3
area-lake3 = Lake 3
area-forest4 = Forest 4
area-village3 = Village 3
area-farm4 = Farm 4
area-village4 = Village 4
area-lake4 = Lake 4
area-factory = Factory
area-mountain4 = Mountain 4
area-tundra4 = Tundra 4
area-mountain5 = Mountain 5
area-forest5 = Forest 5
area-forest6 = Forest 6
area-farm5 = Farm 5
area-tundra5 = Tundra 5
area-lake5 = Lake 5
area-village5 = Village 5
area-lake6 = Lake 6
area-mountain6 = Mountain 6
area-village6 = Village 6
area-village7 = Village 7
area-tundra6 = Tundra 6
area-forest7 = Forest 7
area-mountain7 = Mountain 7
area-tundra7 = Tundra 7
area-tundra8 = Tundra 8
area-lake7 = Lake 7
area-farm6 = Farm 6
area-mountain8 = Mountain 8
area-village8 = Village 8
area-farm7 = Farm 7
area-village9 = Village 9
area-base_albion = Albion home base
area-base_nordic = Nordic home base
area-base_polania = Polania home base
area-base_rusviet = Rusviet home base
area-base_saxony = Saxony home base
area-base_togawa = Togawa home base
area-base_crimea = Crimea home base

## Cards

card-cc2 = combat card 2
card-cc3 = combat card 3
card-cc4 = combat card 4
card-cc5 = combat card 5
card-obj01 = Higher Ground Advantage
card-obj02 = Underworld Advantage
card-obj03 = Harvest Advantage
card-obj04 = Northern Advantage
card-obj05 = King of the Hill
card-obj06 = Send One Back as a Warning
card-obj07 = Machine Over Muscle
card-obj08 = Roll Up Your Sleeves with the Common Man
card-obj09 = Stockpile for the Winter
card-obj10 = Woodland Advantage
card-obj11 = Population Advantage
card-obj12 = Get Rich or Cry Trying
card-obj13 = Foundations of the Empire
card-obj14 = Hedge Your Bets
card-obj15 = Balanced Workforce
card-obj16 = A Wolf Among the Sheep
card-obj17 = Divide and Conquer
card-obj18 = Become a Beloved Pacifist
card-obj19 = Shore Up the Shore
card-obj20 = Create a Permanent Foothold
card-obj21 = Monopolize the Market
card-obj22 = Technological Breakthrough
card-obj23 = Achieve Tactical Mastery
text-obj01 = Control at least 3 mountains when your turn ends.
text-obj02 = Control at least 3 territories with a printed tunnel when your turn ends.
text-obj03 = Control at least 3 farms when your turn ends.
text-obj04 = Control at least 3 tundras when your turn ends.
text-obj05 = Control the Factory when your turn ends and have at least as much power as every other player.
text-obj06 = In this turn you made at least one opposing worker retreat, and you have 7 or more power now.
text-obj07 = Have a Factory card, at least 1 deployed mech and at most 3 workers in play.
text-obj08 = Have at most $2, at least 4 workers in play and at least 7 popularity.
text-obj09 = When your turn ends, control one territory that holds 9 or more resource tokens with at least one of each of the 4 types.
text-obj10 = Control at least 3 forests when your turn ends.
text-obj11 = Control at least 3 villages when your turn ends.
text-obj12 = Have $20 or more when your turn ends.
text-obj13 = Have 6 or more of your pieces (character, mechs, workers, structure) on one territory.
text-obj14 = When your turn ends, have at least 1 upgrade, 1 mech, 1 structure, 1 recruit and control at least 1 token of each of the 4 resources.
text-obj15 = The number of your workers in play equals the number of your enlisted recruits.
text-obj16 = When your turn ends, control a territory holding your character, exactly 1 mech, exactly 1 worker and 5 or more resources.
text-obj17 = When your turn ends, have no Factory card and control at least 2 territories adjacent to the Factory.
text-obj18 = Have 0 power, at least 13 popularity and at least 5 workers in play.
text-obj19 = When your turn ends, control at least 5 territories adjacent to one and the same lake.
text-obj20 = Have built at least 3 structures, have at least 7 popularity and have no deployed mech.
text-obj21 = When your turn ends, control 9 or more tokens of one resource type over all your territories.
text-obj22 = Have a Factory card and not a single upgrade.
text-obj23 = Hold 8 or more combat cards and have placed at least 1 combat star.
card-enc01 = Goose Crossing
card-enc02 = Snowbound Officers
card-enc03 = Hillside Flock
card-enc04 = Target Practice
card-enc05 = Riverside Camp
card-enc06 = Bears at Play
card-enc07 = Northern Bivouac
card-enc08 = Refinery Yard
card-enc09 = Inventor's Workshop
card-enc10 = Mech in the Fog
card-enc11 = Orchard
card-enc12 = Lumber Camp
card-enc13 = Village Festival
card-enc14 = Pig Pen
card-enc15 = Ferry Caravan
card-enc16 = Planting Season
card-enc17 = Retired Soldier
card-enc18 = Wild Boars
card-enc19 = News from Home
card-enc20 = Children at War Games
card-enc21 = Rogue Mech and Cow
card-enc22 = Broken Mine Pulley
card-enc23 = Draft Papers
card-enc24 = Forest Patrol
card-enc25 = Hidden Laboratory
card-enc26 = Tavern Strongman
card-enc27 = Farmer's Mech
card-enc28 = Recruit's Farewell
encounter-enc01-1 = Take $2 and 1 popularity.
encounter-enc01-2 = Pay $2, then take 4 food.
encounter-enc01-3 = Pay 2 popularity, then take 1 structure.
encounter-enc02-1 = Take 1 combat card and 1 popularity.
encounter-enc02-2 = Pay $2, then take 4 wood.
encounter-enc02-3 = Pay 2 popularity, then take 1 recruit.
encounter-enc03-1 = Take 2 food and 1 popularity.
encounter-enc03-2 = Pay $2, then take 1 worker and 3 food.
encounter-enc03-3 = Pay 3 popularity, then take 1 mech.
encounter-enc04-1 = Take 2 metal and 1 popularity.
encounter-enc04-2 = Pay $3, then take 1 recruit.
encounter-enc04-3 = Pay 2 popularity, then take 4 metal.
encounter-enc05-1 = Take 2 food and 1 popularity.
encounter-enc05-2 = Pay $4, then take 1 mech.
encounter-enc05-3 = Pay 2 popularity, then take 2 food and 2 metal.
encounter-enc06-1 = Take $2 and 1 popularity.
encounter-enc06-2 = Pay $3, then take 1 recruit.
encounter-enc06-3 = Pay 2 popularity, then take 4 food.
encounter-enc07-1 = Take 2 oil and 1 popularity.
encounter-enc07-2 = Pay $2, then take 1 upgrade.
encounter-enc07-3 = Pay 2 popularity, then take 4 oil.
encounter-enc08-1 = Take $2 and 1 popularity.
encounter-enc08-2 = Pay $2, then take 4 oil.
encounter-enc08-3 = Pay 2 popularity, then take 1 recruit.
encounter-enc09-1 = Take 2 oil and 1 popularity.
encounter-enc09-2 = Pay $3, then take 1 structure.
encounter-enc09-3 = Pay 2 popularity, then take 4 oil.
encounter-enc10-1 = Take 2 oil and 1 popularity.
encounter-enc10-2 = Pay $4, then take 1 mech.
encounter-enc10-3 = Pay 2 popularity, then take $2 and 2 resources of your choice.
encounter-enc11-1 = Take 2 food and 1 popularity.
encounter-enc11-2 = Pay $2, then take 1 worker and 3 food.
encounter-enc11-3 = Pay 2 popularity, then take 1 structure.
encounter-enc12-1 = Take 2 wood and 1 popularity.
encounter-enc12-2 = Pay $3, then take 1 structure.
encounter-enc12-3 = Pay 2 popularity, then take 1 worker and 3 wood.
encounter-enc13-1 = Take $2 and 1 popularity.
encounter-enc13-2 = Pay $2, then take 2 power and 2 popularity.
encounter-enc13-3 = Pay 3 popularity, then take 5 resources of your choice.
encounter-enc14-1 = Take 2 food and 1 popularity.
encounter-enc14-2 = Pay $2, then take 3 resources of your choice.
encounter-enc14-3 = Pay 2 popularity, then take 1 worker and 3 metal.
encounter-enc15-1 = Take 2 popularity.
encounter-enc15-2 = Pay $2, then take 3 resources of your choice.
encounter-enc15-3 = Pay 3 popularity, then take 5 resources of your choice.
encounter-enc16-1 = Take 2 food and 1 popularity.
encounter-enc16-2 = Pay $2, then take 1 worker and 2 resources of your choice.
encounter-enc16-3 = Pay 2 popularity, then take 1 recruit.
encounter-enc17-1 = Take 1 combat card and 1 popularity.
encounter-enc17-2 = Pay $2, then take 2 power and 2 combat cards.
encounter-enc17-3 = Pay 3 popularity, then take 1 mech.
encounter-enc18-1 = Take 2 food and 1 popularity.
encounter-enc18-2 = Pay $2, then take 3 resources of your choice.
encounter-enc18-3 = Pay 2 popularity, then take 1 worker and 3 wood.
encounter-enc19-1 = Take $2 and 1 popularity.
encounter-enc19-2 = Pay $2, then take 4 food.
encounter-enc19-3 = Pay 2 popularity, then take 2 combat cards and 3 power.
encounter-enc20-1 = Take 1 combat card and 1 popularity.
encounter-enc20-2 = Pay $2, then take 3 popularity.
encounter-enc20-3 = Pay 2 popularity, then take 4 wood.
encounter-enc21-1 = Take 2 popularity.
encounter-enc21-2 = Pay $4, then take 1 mech.
encounter-enc21-3 = Pay 2 popularity, then take 2 combat cards and 3 power.
encounter-enc22-1 = Take $2 and 1 popularity.
encounter-enc22-2 = Pay $2, then take 4 metal.
encounter-enc22-3 = Pay 2 popularity, then take 1 structure.
encounter-enc23-1 = Take $2 and 1 popularity.
encounter-enc23-2 = Pay $3, then take 1 recruit.
encounter-enc23-3 = Pay 2 popularity, then take 1 worker and 3 food.
encounter-enc24-1 = Take 1 combat card and 1 popularity.
encounter-enc24-2 = Pay $2, then take 3 resources of your choice.
encounter-enc24-3 = Pay 3 popularity, then take 1 mech.
encounter-enc25-1 = Take 2 power and 1 popularity.
encounter-enc25-2 = Pay $2, then take 4 power.
encounter-enc25-3 = Pay 2 popularity, then take 1 upgrade and 2 resources of your choice.
encounter-enc26-1 = Take 2 power and 1 popularity.
encounter-enc26-2 = Pay $2, then take 3 popularity.
encounter-enc26-3 = Pay 2 popularity, then take 1 structure.
encounter-enc27-1 = Take $2 and 1 popularity.
encounter-enc27-2 = Pay $2, then take 4 metal.
encounter-enc27-3 = Pay 3 popularity, then take 1 mech.
encounter-enc28-1 = Take $2 and 1 popularity.
encounter-enc28-2 = Pay $2, then take 1 worker and 2 resources of your choice.
encounter-enc28-3 = Pay 2 popularity, then take 1 structure.
card-fac01 = Assembly Line
card-fac02 = People and Plans
card-fac03 = Public Drill
card-fac04 = Arms Sale
card-fac05 = Disarmament Parade
card-fac06 = Surplus Auction
card-fac07 = Requisition
card-fac08 = Supply Orders
card-fac09 = Research Grant
card-fac10 = Mech Contract
card-fac11 = Public Works
card-fac12 = Volunteer Corps
factory-fac01 = Pay $1 and 1 combat card: the workers of up to 2 territories produce, without the Mill and without a cost of workers.
factory-fac02 = Pay 1 popularity, then take 1 recruit or 1 upgrade.
factory-fac02-1 = Pay 1 popularity, then take 1 recruit.
factory-fac02-2 = Pay 1 popularity, then take 1 upgrade.
factory-fac03 = Pay 1 combat card, then take 2 popularity.
factory-fac04 = Pay 1 combat card, then take $3.
factory-fac05 = Pay 1 power, then take 2 popularity.
factory-fac06 = Pay 1 power, then take $3.
factory-fac07 = Pay 1 popularity, then take 1 mech or 1 structure.
factory-fac07-1 = Pay 1 popularity, then take 1 mech.
factory-fac07-2 = Pay 1 popularity, then take 1 structure.
factory-fac08 = Pay 1 combat card, then take 3 resources of your choice.
factory-fac09 = Pay $2, then take 1 upgrade and 1 popularity.
factory-fac10 = Pay $2, then take 1 mech and 1 power.
factory-fac11 = Pay $2, then take 1 structure and 1 popularity.
factory-fac12 = Pay $2, then take 1 recruit and 1 power.
card-sb_encounters = Next to encounters
card-sb_lakes = Next to lakes
card-sb_tunnels_adjacent = Next to tunnels
card-sb_tunnels_on = On tunnels
card-sb_farm_tundra = On farms and tundras
card-sb_line = Longest line
text-sb_encounters = Count the territories with a printed encounter symbol that touch at least one of your structures.
text-sb_lakes = Count the lakes that touch at least one of your structures.
text-sb_tunnels_adjacent = Count the territories with a printed tunnel that touch at least one of your structures.
text-sb_tunnels_on = Count your structures that stand on a territory with a printed tunnel.
text-sb_farm_tundra = Count your structures that stand on a farm or a tundra.
text-sb_line = Count the structures in your longest unbroken straight line of adjacent territories.

## Events

match-began = { $seat } begins. Structure bonus: { $tile }.
side-dealt = { $seat } plays with the mat { $mat }: ${ $coins }, { $popularity } popularity, { $power } power.
objective-dealt = Objective of { $seat }: { $card }.
turn-began = Turn { $n } of { $seat }.
section-chosen = { $seat } chooses { $top } with { $bottom }.
factory-section-chosen = { $seat } chooses the Factory card { $card }.
coins-given = { $seat } gives ${ $n } to { $other }.
goods-gained = { $seat } gains { FORM($good, "count", $n) }.
goods-paid = { $seat } pays { FORM($good, "count", $n) }.
gain-declined = { $seat } declines { FORM($good, "count", $n) }.
popularity-lost = { $seat } loses { $n } popularity for workers driven home.
tokens-placed = { $seat } places { FORM($what, "count", $n) } on { $area }.
tokens-paid = { $seat } pays { FORM($what, "count", $n) } from { $area }.
# $seat: a nation; the owner reads the value.
card-drawn = { $seat } draws a combat card { $value }.
    .rumour = { $seat } draws a combat card.
deck-reshuffled = The combat discard pile becomes the deck.
card-paid = { $seat } pays with a combat card { $value }.
card-stolen = { $seat } takes a combat card { $value } from { $other }.
    .rumour = { $seat } takes a combat card from { $other }.
unit-moved = { $seat }: { $unit } from { $from } to { $area }.
cargo-loaded = { $seat } loads { FORM($what, "count", $n) } on { $area }.
cargo-dropped = { $seat } drops { FORM($what, "count", $n) } on { $area }.
workers-chased =
    { $n ->
        [one] { $seat } chases a worker of { $other } from { $area }.
       *[other] { $seat } chases { $n } workers of { $other } from { $area }.
    }
combat-looms = { $seat } enters { $area }: a combat will follow.
workers-produced = { $seat } gains { FORM($what, "count", $n) } on { $area }.
bottom-taken = { $seat } takes { $bottom }.
cube-moved = { $seat } upgrades { $box } and makes { $bottom } cheaper.
mech-deployed = { $seat } deploys a mech on { $area }: { $ability }.
structure-built = { $seat } builds: { $building } on { $area }.
recruit-enlisted = { $seat } enlists the recruit of { $bottom } for { $good }.
bonus-due = { $seat } has a recruit for { $bottom }.
combat-began = { $seat } attacks { $other } on { $area }.
artillery-fired = { $seat } pays { $cost } power for Artillery: { $other } loses { $n } power.
enemy-disarmed = Disarm of { $seat }: { $other } loses { $n } power.
dial-set = { $seat } sets the dial to { $n }.
card-committed = { $seat } adds a combat card { $value }, face down.
combat-revealed = { $seat } reveals { $attack } (dial { $attack_dial }, cards { $attack_cards }), { $other } reveals { $defence } (dial { $defence_dial }, cards { $defence_cards }).
combat-won = { $seat } wins the combat on { $area } against { $other }, { $n } : { $other_n }.
combat-tied = { $seat } wins the combat on { $area } against { $other }, { $n } : { $other_n }; a tie goes to the attacker.
units-retreated =
    { $n ->
        [one] { $seat } retreats with 1 unit from { $from } to { $area }.
       *[other] { $seat } retreats with { $n } units from { $from } to { $area }.
    }
encounter-drawn = { $seat } has an encounter on { $area }: { $card }.
encounter-chosen = { $seat } at { $card }: { $text }
factory-visited = { $seat } looks at the Factory cards.
factory-card-taken = { $seat } takes the Factory card { $card }: { $text }
objective-revealed = { $seat } reveals the objective { $card }: { $text }
objective-returned = { $seat } puts the objective { $card } back, unseen.
    .rumour = { $seat } puts the other objective back, unseen.
star-placed = { $seat } places star { $n }: { $star }.
unit-went-back = { $seat }: { $unit } goes back from { $from } to { $area }; the game is over before the combat.
game-ended = The game is over: { $seat } has placed the sixth star.
game-capped =
    { $n ->
        [one] The game is over after { $n } turn each.
       *[other] The game is over after { $n } turns each.
    }
final-score = { $seat } scores ${ $n }: ${ $coins } held, ${ $stars } for stars, ${ $territories } for territories, ${ $resources } for resources, ${ $structures } for structures.
game-won = { $seat } wins with ${ $n }.
tie-broken = { $seat } wins with ${ $n }; the tie is broken by { $criterion }.
victory-shared = { $seat } shares the victory with ${ $n }.
end-coins = Most coins: ${ $total }, ${ $lead } ahead of the second.
end-tie = Level at ${ $total }; decided by { $criterion }, { $n } : { $other }.
end-shared = Level at ${ $total } and in every tie-break: the victory is shared.
end-sixth-star = { $seat } placed the sixth star.
end-turn-cap =
    { $n ->
        [one] Everybody has taken { $n } turn.
       *[other] Everybody has taken { $n } turns.
    }
criterion-units = units in play
criterion-pieces = units and structures in play
criterion-structures = structures
criterion-power = power
criterion-popularity = popularity
criterion-resources = resources
criterion-territories = territories
criterion-stars = stars
measure-coins = Coins if the game ended now
source-coins = Coins of the game
source-stars = Stars
    .detail = { $count } × ${ $rate }
source-territories = Territories
    .detail = { $count } × ${ $rate }
source-resources = Pairs of resources
    .detail = { $count } × ${ $rate }
source-structures = Structure bonus
    .detail = { $tile }: { $count }

## Questions

ask-d-obj = Reveal an objective?
ask-d-section = Which section of your mat?
ask-d-top-move = Move, or take coins?
ask-d-top-bolster = Power or combat cards?
ask-d-top-trade = Resources or popularity?
ask-d-top-produce = Produce?
ask-d-top-factory = Use your Factory card?
ask-d-move-unit = Which unit moves?
ask-d-move-cargo = What does it carry?
ask-d-lake-cargo = Take everything from the lake?
ask-d-move-step = Where to?
ask-d-trade-res = Which resource?
ask-d-trade-hex = On which territory?
ask-d-prod-hex = Which territory produces?
ask-d-prod-n = How many new workers?
ask-d-combat-order = Which combat first?
ask-d-combat-artillery = Fire the artillery?
ask-d-combat-dial = How much power on the dial?
ask-d-combat-card = Add a combat card?
ask-d-retreat-unit = Where does this unit retreat to?
ask-d-retreat-workers = Where do the workers retreat to?
ask-d-enc-option = What do you do?
ask-d-factory-card = Which Factory card?
ask-d-bot = Take the bottom action?
ask-d-pay-res = Pay from which territory?
ask-d-pay-card = Which combat card pays?
ask-d-upg-from = Which box do you upgrade?
ask-d-upg-to = Which action becomes cheaper?
ask-d-dep-mech = Which mech?
ask-d-dep-hex = Where to deploy it?
ask-d-bld-which = Which structure?
ask-d-bld-hex = Where to build it?
ask-d-enl-from = Which recruit?
ask-d-enl-to = Which one-time bonus?
ask-d-gain = Take this gain?
ask-d-gift = Give coins away?

## Options

option-section = { $top } with { $bottom }
option-section-factory = Factory card: { $card }
option-move =
    { $n ->
        [one] Move { $n } unit
       *[other] Move up to { $n } units
    }
option-coins = Gain ${ $n }
option-bolster-power = Gain { $n } power
option-bolster-cards =
    { $n ->
        [one] Draw { $n } combat card
       *[other] Draw { $n } combat cards
    }
option-trade-resources =
    { $n ->
        [one] Take { $n } resource
       *[other] Take { $n } resources
    }
option-trade-popularity = Gain { $n } popularity
option-produce =
    { $n ->
        [one] Produce on { $n } territory
       *[other] Produce on up to { $n } territories
    }
option-factory-gain = { $text }
option-skip-top = Skip the top action
option-stop-moving = Move no more units
option-stop-here = Stop here
option-cargo-done = Done loading
option-load-everything = Load everything
option-lake-all = Take everything along
option-lake-none = Take nothing along
option-stop-producing = Produce no more
option-artillery-yes = Pay 1 power: the opponent loses 2
option-artillery-no = Do not fire
option-cards-done = No more cards
option-stop-encounter = No second option
option-take-bottom = { $bottom } for { FORM($what, "count", $n) }
option-take-factory-move = Factory Move: one unit
option-skip-bottom = Skip the bottom action
option-forgo = Forgo it, take only coins and bonuses
option-no-reveal = Not now
option-accept = Take { FORM($good, "count", $n) }
option-decline = Decline { FORM($good, "count", $n) }
option-gift = Give ${ $n } to { $other }
option-no-gift = No gift
option-unit = { $unit } on { $area }
option-load-one = Load { FORM($what, "count", 1) }
option-load-all = Load all: { FORM($what, "count", $n) }
option-unload-one = Drop { FORM($what, "count", 1) }
option-unload-all = Drop all: { FORM($what, "count", $n) }
option-step = To { $area }
option-step-combat = To { $area }: combat against { $other }
option-step-chase =
    { $n ->
        [one] To { $area }: chase off 1 worker of { $other }
       *[other] To { $area }: chase off { $n } workers of { $other }
    }
option-step-encounter = To { $area }: an encounter
option-token = { $what }
option-token-to = On { $area }
option-produce-on = { $area }: { FORM($what, "count", $n) }
option-combat = { $area } against { $other }
option-dial = Dial { $n }
option-commit = Add a card { $value }
option-retreat = To { $area }
option-retreat-workers = Workers to { $area }
option-encounter = { $text }
option-factory-card = { $card }: { $text }
option-pay = { FORM($what, "count", 1) } from { $area }
option-pay-all = { FORM($what, "count", $n) } from { $area }
option-coerce = A combat card { $value } instead
option-pay-card = Combat card { $value }
option-cube-from = Upgrade { $box }
option-cube-to = { $bottom } becomes cheaper
option-mech = Mech: { $ability }
option-mech-to = On { $area }
option-structure = { $building }
option-structure-to = On { $area }
option-recruit = Recruit of { $bottom }
option-bonus = { FORM($good, "count", $n) }
option-reveal = Reveal { $card }
option-new-workers =
    { $n ->
        [one] 1 new worker
       *[other] { $n } new workers
    }

## Why not?

why-section-used = You used this section in your previous turn.
why-no-factory-card = You have no Factory card yet: bring your character to the Factory.
why-no-unit-can-step = None of your units has a legal step.
why-unit-moved = This unit has already moved in this action.
why-unit-no-step = This unit has no legal step.
why-worker-on-lake = A worker leaves a lake only aboard a mech.
why-river = A river is in between.
why-lake = This unit cannot enter lakes.
why-worker-fears = A worker does not enter a territory with opposing units.
why-too-far = It is not adjacent.
why-home-base = No unit moves into a home base.
why-needs-coin = It costs ${ $n }; you have ${ $have }.
why-needs-goods = It costs { FORM($good, "count", $n) }; you have { $have }.
why-needs-resources = { $bottom } costs { FORM($what, "count", $n) }; you control { $have }.
why-no-work-site = You control no territory with a worker, lakes not counted.
why-no-worker-there = You need a worker on a territory you control.
why-not-on-lake = Not on a lake.
why-occupied = A structure already stands there.
why-not-controlled = You do not control it.
why-no-producer = No worker of yours stands there.
why-barren = This terrain produces nothing.
why-no-workers-left = No worker is left on your player mat.
why-produced = It has produced in this action.
why-enough-territories = You may choose no more territories.
why-nothing-produces = No territory of yours would produce anything.
why-one-way = You have loaded or unloaded this kind the other way at this halt.
why-only-mech-carries = Only a mech carries workers.
why-dial-power = You have { $have } power.
why-card-limit =
    { $n ->
        [one] You may add only { $n } card in this combat.
       *[other] You may add only { $n } cards in this combat.
    }
why-no-such-card = You hold no combat card { $value }.
why-lake-taken = An opposing unit is on this lake.
why-option-useless = None of its gains is possible now.
why-option-used = You have chosen this option.
why-mech-used = This mech is deployed.
why-structure-used = This structure is built.
why-recruit-used = This recruit is enlisted.
why-bonus-used = This bonus is taken.
why-box-upgraded = This box is upgraded.
why-no-slot = No bracketed box is free: { $bottom }.
why-no-token-here = Nothing of it lies there.
why-objective-open = Its conditions do not hold now.
why-objective-later = It can be revealed only at the end of your turn.
why-gift-too-large = You have ${ $have }.

## Settings

setting-turn_cap_per_player = Turn cap
    .hint = A safety stop: the game is scored after this many turns each.
setting-turn_cap_per_player-200 = 200 turns each
setting-turn_cap_per_player-100 = 100 turns each
setting-turn_cap_per_player-50 = 50 turns each
setting-turn_cap_per_player-0 = No cap
setting-ban_fast_combinations = Ban fast combinations
    .hint = Never deal Rusviet with Industrial or Crimea with Patriotic.
setting-ban_fast_combinations-on = On
setting-ban_fast_combinations-off = Off
setting-relentless_on_factory_card = Relentless on the Factory card
    .hint = Rusviet may also repeat the Factory card, as in the first printing.
setting-relentless_on_factory_card-on = On
setting-relentless_on_factory_card-off = Off
setting-camaraderie_without_combat = Camaraderie without a combat
    .hint = Camaraderie also saves popularity when workers are chased off.
setting-camaraderie_without_combat-on = On
setting-camaraderie_without_combat-off = Off
setting-wayfare_expansion_bases = Wayfare to all printed bases
    .hint = The home bases printed for Albion and Togawa count as absent nations.
setting-wayfare_expansion_bases-on = On
setting-wayfare_expansion_bases-off = Off
setting-tiebreak_rulebook_order = Published tie-break
    .hint = As in the published rulebook, units and structures are added up first. Otherwise units come before structures, as in the quick sheet.
setting-tiebreak_rulebook_order-on = On
setting-tiebreak_rulebook_order-off = Off
setting-declinable_gains = Ask before gains
    .hint = Coins, power, popularity and cards may be declined every time, not only where an objective in hand forbids more.
setting-declinable_gains-on = On
setting-declinable_gains-off = Off
setting-coin_gifts = Gifts of coins
    .hint = Once per turn you may give coins to another player.
setting-coin_gifts-on = On
setting-coin_gifts-off = Off

## The table in a terminal

draw-turn = Turn { $n } · { $seat }
draw-you = you
draw-tile = Structure bonus: { $tile }
draw-hand = Hand: { $cards }
draw-objectives = Objectives:
draw-combat = Combat on { $area }
draw-nothing = nothing

## What a plan brings, counted

gain-stars =
    { $n ->
        [one] 1 star
       *[other] { $n } stars
    }
gain-score =
    { $n ->
        [one] 1 coin at the end
       *[other] { $n } coins at the end
    }
gain-mechs =
    { $n ->
        [one] 1 mech
       *[other] { $n } mechs
    }
gain-structures =
    { $n ->
        [one] 1 structure
       *[other] { $n } structures
    }
gain-recruits =
    { $n ->
        [one] 1 recruit
       *[other] { $n } recruits
    }
gain-upgrades =
    { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    }
gain-workers =
    { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
gain-popularity = { $n } popularity
gain-power = { $n } power
gain-resources =
    { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
gain-combat-cards =
    { $n ->
        [one] 1 combat card
       *[other] { $n } combat cards
    }
