# The coach's words: a briefing of five cards, a word on each side, a lesson for each question.

brief-1 = You win at once when your units stand in the formation of the common mission: six to eight cells (nine with full-size missions), anywhere on the board, turned or mirrored. You also win when your warlord is the last one alive. Further units around the formation do no harm.
    .title = The goal: a formation
brief-2 = First you get hexilum equal to your income, 1 at the start. Then you have up to two actions, also the same one twice: deploy, attack, heal, withdraw, play a card, activate a mercenary, gain 1 hexilum, raise income, or use your warlord. At the end you may buy cards in the market.
    .title = Your turn
brief-3 = You lead a warlord with 6 life and 12 units. From level Captain on, some belong to a minority and land only while he is on the board. A deployed unit goes to any free cell; on a source it brings 1 hexilum. Hexilum raises your income or buys action cards and mercenaries, who count in the formation.
    .title = Units, hexilum, cards
brief-4 = A unit can attack a unit next to it. The one hit goes to the recovery ship, and so, as a rule, does the attacker; a mercenary is lost with its card. A warlord who is hit loses 1 life, at 0 his player is out. Cards and abilities attack cells: that costs no attacker, but hits your own units too.
    .title = Attacks
brief-5 = Your units do not walk: choose their cells well. Only the warlord has a move of his own, for 1 life. Whoever is two free cells short can win in one turn, so put a unit in the way in time. A living warlord cannot be driven out: he is the firmest block and the firmest part of a formation.
    .title = Easily overlooked

brief-side-terra = Your special ability (1 life, once per turn) deploys a unit onto an occupied cell next to your warlord and drives out whoever stands there, warlords excepted. Deploy him early, in the middle of your formation: so one action can clear and take a blocked cell.
brief-side-cyberians = Your special ability (1 life, once per turn) deploys up to 2 units on two opposite cells next to your warlord: two landings for one action. If the formation has three cells in a row, deploy him early on the middle one and keep both sides free.
brief-side-nomads = Your special ability (1 life, once per turn) swaps any two units or moves any one to a free cell, warlords excepted, wherever your warlord stands on the board. Keep it ready while you build: it can close a gap of yours or tear one into a foreign formation.
brief-side-union = Your special ability (1 life, once per turn) brings 2 hexilum, 3 while your warlord stands on a source. Deploy him on a source in your first turn and use it at once: with your income that makes 5 hexilum for the market. Then keep an eye on his life.
brief-side-ox = Your special ability (1 life, once per turn) takes up to 3 of your units from the recovery ship back to reserve; with the Heal action it is one at a time. So you can afford attacks that cost you units. Have your warlord on the board before the ship fills.
brief-side-mentacles = Your special ability (1 life, once per turn) sends up to 2 regular units of one opponent from reserve to the recovery ship. One hit may be 1 damage to a warlord still on his tableau, so deploy yours before the others do. A reserve hit again and again runs dry.

lesson-d-deal = Chance picks the start player, the minority boards on offer, the market and the missions. There is nothing to decide yet.
lesson-d-begin = Look at the common mission before anything else: its shape tells you which cells belong together. The board is empty, and the first units may go to any cell.
lesson-d-faction = Factions differ in one thing only: the special ability of the warlord, once per turn for 1 life. The Terran Empire and the Cyberian Collective are the easiest to begin with.
lesson-d-minority = You get 3 units of it, and they can land only while your warlord is on the board. The mission is drawn afterwards, so take an ability that helps with any shape.
lesson-d-draft-keep1 = What you pass on may serve against you. In the end you lead two minorities; as a rule another player puts away one of your three boards, so do not rest your plan on a single one.
lesson-d-draft-keep2 = Look for a board that goes well with the first one. What you pass on now becomes one of your neighbour's boards, so do not hand over the strongest lightly.
lesson-d-draft-discard = Your neighbour will lead the two boards that stay, with 3 units each. Put away the ability that would hurt your plans most, or break up a strong pair.
lesson-d-secret-mission = Your secret mission or the common one: either is enough to win. The one left over at the end becomes the common one, so a shape that overlaps with the others lets you build at both at once.
lesson-d-action = First look for a win: two free cells can be filled by deploying twice, by you now or by an opponent next turn, so block or attack in time. If nothing is urgent, build the formation or raise your income; early on that pays back longest.
lesson-d-unit = A regular unit simply fills the cell. Many minority units and all mercenaries bring an ability that follows in the same action; if several wait, they come in the order in which you deployed.
lesson-d-anchor = The pattern can lie anywhere; you turn it in the next step. Its attacks must all be on the board and hit your own units too. Cells to deploy on should be free, occupied ones are lost to most units.
lesson-d-cell = The best cell serves several ways to complete the formation, so that one blocker does not stop you. If it is a source, your unit brings 1 hexilum on landing. Where an occupied cell is offered, the unit there is attacked first.
lesson-d-target = Your attacker pays its price whatever it hits, so make it count: take out the unit an opposing formation needs most, or a mercenary, whose owner cannot heal it. A warlord stays where he is and only loses 1 life.
lesson-d-heal = Regular and elite units return to reserve, minority units to their board, ready to be deployed again. Take what you will deploy next; minority units need your warlord on the board.
lesson-d-step = The move costs 1 life and is possible once per turn. A source pays 1 hexilum; next to enemy units he is within reach of their attacks. Ask whether his new cell serves your formation or blocks another.
lesson-d-orient = If the pattern attacks, every attack must be made, on your own units too, and comes before the deployments. Cells to deploy on must as a rule be free. Prefer the facing that fits your formation and spares your units.
lesson-d-deploy-cell = You need not fill every cell of the pattern. Take the one your formation needs first; if you deploy units with abilities, the order of landing is the order in which the abilities work.
lesson-d-use = You see 5 extra cards besides the open ones, and your usual market phase still follows. What you buy now can be used this turn if an action is left; without hexilum the visit brings nothing.
lesson-d-swap-first = Every unit but a warlord can be chosen, also foreign and neutral ones. Either bring a unit of yours to a cell you lack, or take a foreign unit out of its formation.
lesson-d-swap-second = A swap of your unit with a foreign one can help you and harm an opponent at once; only make sure you do not complete a foreign formation. Your unit brings 1 hexilum if it comes to a source from a cell without one.
lesson-d-opponent = Aim at whoever is closest to winning. A hit reserve slows down deploying, lost hexilum slows down buying, and damage counts most against a warlord with little life.
lesson-d-reserve-hit = A regular unit in the recovery ship must be healed before it can be deployed the usual way. Damage is possible once per attack and lasts longer, but helps only if you go after that warlord.
lesson-d-foreign-card = All cards lie open, so ask which one would hurt you most next turn. A stolen action card you may play this very turn if you have an action left.
lesson-d-stolen-unit = Left on the board it counts for your formation at once, but its ability is not triggered and no hexilum is paid. On its card it waits until you deploy it on a free cell of your choice and use its ability.
lesson-d-attack-cell = The attack hits whatever stands there, your own units too, and the attacker stays on the board. If nothing is worth a hit, take an empty cell: a minority's reward comes all the same.
lesson-d-protect = The Protector would leave the game for good, the attacked unit stays unharmed. That is worth it for a mercenary, a weak warlord or a cell your formation needs; a regular unit can be healed later.
lesson-d-buy = Buying costs no action; what you buy in the market phase serves from your next turn on. Cards that deploy several units with one action speed up a formation most. Everybody sees what you own.
