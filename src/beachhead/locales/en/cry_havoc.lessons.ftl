# The guided first game: a title for each lesson, then what each step says and its goal.

sign-crystal = Crystal

learn-basics = The first Round
    .text = March, scout, recruit, draw: three actions of the Humans.
learn-basics-march-1 = You lead the Humans. Whoever has most Victory Points after five Rounds wins. Points come from Battles and from Crystals in Regions that you control when somebody enables Scoring.
learn-basics-march-2 = In each Round everybody has three actions. You pay for them with cards: the icons on all cards you lay out together say how much you may do. What you lay out now, you lack in a Battle.
learn-basics-march = Choose Move and lay out Outflank: 2 Move icons, so two Units take one step each, or one takes two. Empty Regions without enemies belong to you as soon as a Unit of yours ends its move there.
    .goal = Bring two Units from your HQ to Burnt Desert.
learn-basics-scout = Before or after your action you may use a skill, each once a Round. Scouting takes an empty Region next to yours, without a Unit, and does not wake what sleeps there.
    .goal = Take a Region with Scouting.
learn-basics-recruit = The others had their turns. Now Recruit: each icon brings one Unit from the Reserve to your HQ. Air Support has two of them.
    .goal = Recruit Units.
learn-basics-draw = Third action. Draw 2 needs no cards: you look at two cards of a deck and keep one. Terrain cards are stronger in Battles in their own terrain, so think of where you want to fight.
    .goal = Draw a card of a terrain deck.

learn-battle = A Battle
    .text = Three objectives, cards, and who gets the Region.
learn-battle-control-1 = Your four Units have marched into Burnt Desert, where three Pilgrims stand. Battles come after all actions. Each side puts its Units on three objectives, the attacker first: so the defender sees what you do.
learn-battle-control = Region Control: whoever has more Units here wins 2 points and the Region. A tie belongs to the defender.
    .goal = Place two or three Units on Region Control.
learn-battle-capture = Capture: whoever has more takes a Prisoner, worth 1 point in every Round. The rest goes to Attrition, where each Unit kills one enemy for 1 point.
    .goal = Place one Unit on Capture.
learn-battle-card = The Pilgrims have placed their Units, too. Now cards, one at a time and in turns. Air Support brings a Unit from the Reserve to an objective. Put it where it decides.
    .goal = Strengthen Region Control with Air Support.
learn-battle-resolve = You have done enough, and cards you keep are good for actions. Whoever passes plays no more cards in this Battle. When both have passed, the objectives are decided from top to bottom.
    .goal = Pass, and win the Region.

learn-scoring = Points
    .text = Scoring, structures and the Regions that make it worth while.
learn-scoring-enable-1 = You control two Regions and your HQ. When a Round with Scoring ends, everybody gets 1 point for each Crystal in their Regions; only who enabled it gets 1 more for each Region and the HQ.
learn-scoring-enable = Enabling costs an action and this card alone, once a Round for all together. Enable when you hold more Regions than the others, or when they would soon hold more.
    .goal = Enable Scoring.
learn-scoring-scout = From now on every Region counts for you. Scouting is free, so take one more; the number on a Region says how many Crystals lie there.
    .goal = Take one more Region with Scouting.
learn-scoring-build = Structures stand in Regions you controlled when the action began. Build icons pay for them and for using them. Activated later, a Watchtower or an Artillery Battery puts a token on the map that helps you in the next Battle there.
    .goal = Build a Watchtower or an Artillery Battery.
learn-scoring-march = Last action of this Round: one more Region, and Scoring will count it. If something sleeps where you go, you may wake a War Party, and that means a Battle.
    .goal = Move a Unit into one more Region.

learn-side-humans = Humans in short
    .text = Regions without Units.
learn-side-humans-airfield = An Airfield takes an empty Region next to it, even one that an opponent controls, without moving anybody. Lay out Dig In for Build icons and activate it.
    .goal = Take a Region with the Airfield.
learn-side-humans-scout = And once a Round Scouting takes another one. So you have more Regions than Units: enable Scoring before somebody walks in.
    .goal = Take a Region with Scouting.

learn-side-pilgrims = Pilgrims in short
    .text = Crystals become points.
learn-side-pilgrims-temple = Your stock holds 4 Crystals, brought in by Harvesters. The Temple turns up to three of them into 2 points each. Lay out Tithe for its Build icons.
    .goal = Turn Crystals into points in the Temple.
learn-side-pilgrims-teleport = Teleport moves Units from one Region almost anywhere, once a Round; each Crystal from the stock takes one more along. A single Unit takes an empty Region far away.
    .goal = Teleport a Unit.

learn-side-machines = Machines in short
    .text = Structures that work every Round.
learn-side-machines-plant = You have more Build icons than anybody. A Production Plant places a Unit in its own Region, far from the HQ. Lay out all three cards for one big action.
    .goal = Place a Unit with the Production Plant.
learn-side-machines-more = There are icons left. A Bunker places Units even in the middle of a Battle, an Orbital Sniper and Shred Drones kill from afar.
    .goal = Build one more structure.

learn-side-trogs = Trogs in short
    .text = They are everywhere already.
learn-side-trogs-ambush = A Human stands in Thornwood, on top of a War Party. Ambush costs you one Unit and wakes it there: three Trogs appear, and the Battle is yours to attack.
    .goal = Wake the War Party in Thornwood.
learn-side-trogs-tunnel = Tunnels join your HQ with Regions all over the planet. Walk through one: a War Party that sleeps there joins you, and nobody stops you.
    .goal = Go through the Tunnel to Ember Trench.
