# The guided first game: a title for each lesson, then what each step says and its goal.

sign-mission = mission
sign-source = source
sign-hexilum = hexilum
sign-card = card
sign-attack = attack
sign-ship = recovery ship
sign-heal = heal
sign-reserve = reserve
sign-income = income
sign-action-card = action card
sign-special = special ability
sign-life = life

learn-basics = The first turns
    .text = Warlord, units, sources, the market: two turns of the Terran Empire.
learn-basics-warlord-1 = You win as soon as your units stand in the shape of the mission. Today it is the Chevron, six cells, for example these. It may lie anywhere on the board, turned or mirrored.
learn-basics-warlord-2 = A turn has three parts: you get hexilum, you take two actions, you may buy cards. Nobody walks here: a unit stays where it landed, so choose its cell with care.
learn-basics-warlord = Your warlord is worth a unit of the formation, and he alone cannot be driven out. The middle of the board is a source, too: whoever lands on one gains 1 hexilum.
    .goal = Deploy the warlord in the middle.
learn-basics-source = For your second action, deploy a regular unit. The lit cell is another source, and it lies in a line with your warlord: that may become the long arm of the Chevron.
    .goal = Deploy a unit on the lit source.
learn-basics-buy = The actions are done, the market is open. Action cards wait in your tableau until you play them with an action; mercenaries are units with an ability. Hexilum that you keep is not lost.
    .goal = Buy a card.
learn-basics-watch = You may buy on as long as you can pay, or end the turn. Then your opponent has two actions. Watch where he lands: he wants to fill the same shape.
    .goal = End the turn and watch the Cyberians.
learn-basics-grow = Two actions again. The lit cells would complete the Chevron with the two that stand. With two of them filled, you will need just two more.
    .goal = Deploy two units on lit cells.

learn-actions = The actions
    .text = Attack, bring units back, raise your income, play a card.
learn-actions-attack = A unit of the opponent stands in your line. An attack hits a unit beside your own. The price: a regular unit that attacks goes to the recovery ship, just as the one it hits.
    .goal = Attack the unit beside yours.
learn-actions-heal = What lies in the recovery ship cannot land. Healing brings one unit back to your reserve, for one action. So an attack costs more than it seems: think before you trade one for one.
    .goal = Bring one unit back to the reserve.
learn-actions-income = Leave the market, and watch the opponent’s turn. Then raise your income: level 2 costs 2 hexilum once and brings 2 in every turn. The earlier, the better.
    .goal = Raise your income to level 2.
learn-actions-card = You own Apache dropships. Its second option lands up to three units in a straight line, with one action. Put the line where your first arm shall be: choose where it begins, then its direction, then each cell.
    .goal = Land three units with the card.

learn-victory = How to win
    .text = Block the opponent, open your own gap, and the last move is yours.
learn-victory-block-1 = Look at the Cyberians: five of these six cells are theirs. One more unit, and they have won. Always count the opponent’s missing cells before your own.
learn-victory-block = The gap is free, so it can be filled by anybody. A single unit of yours in it is enough for now; they would need an attack and another action to open it again.
    .goal = Fill the opponent’s gap.
learn-victory-drive = Now your own: two cells are missing, and on one of them stands a foreign unit, right beside your warlord. The Terran ability lands a unit there and drives out whoever stands there, for 1 life of the warlord.
    .goal = Take the cell with the special ability.
learn-victory-end = One cell is missing now, the lit one, and it is free. Buy something if you like, then end the turn. If nobody fills it, you win with your next action.
    .goal = End the turn.

learn-side-terra = Terran Empire in short
    .text = Land where others stand.
learn-side-terra-special = Two foreign units stand beside your warlord. Your special ability lands a unit on an occupied cell next to him and drives out whoever stands there, but never a warlord. It costs 1 life, once a turn.
    .goal = Drive a unit out and take its cell.
learn-side-terra-build = One action, and a cell was cleared and filled: so you break a formation and build your own. Go on with a cell that fits your Chevron.
    .goal = Deploy a unit on a lit cell.

learn-side-cyberians = Cyberian Collective in short
    .text = Two units with one action.
learn-side-cyberians-special = Your special ability lands up to two units on two opposite cells next to the warlord, for 1 life. Choose one of three directions, then fill both cells.
    .goal = Land two units beside the warlord.
learn-side-cyberians-build = Three in a row after one action. With your second action you make the line longer: half a Chevron in one turn, and nobody else is as fast.
    .goal = Deploy a unit on a lit cell.

learn-side-nomads = Interstellar Nomads in short
    .text = Swap any two units, from wherever you are.
learn-side-nomads-special = Your special ability swaps any two units on the board, or moves one to a free cell; your warlord may stand far away. Swap your unit with the foreign one on the source: you gain the hexilum, and the cell.
    .goal = Swap the two lit units.
learn-side-nomads-build = A foreign formation has lost a cell, and yours has won one. Use the second action to build on: one of the lit cells is a source.
    .goal = Deploy a unit on a lit cell.

learn-side-union = Union of Trade Worlds in short
    .text = More hexilum than anybody else.
learn-side-union-special = Your special ability brings 2 hexilum, and 3 while your warlord stands on a source, as he does now. Use it nearly every turn; life comes back with an action.
    .goal = Gain hexilum with the special ability.
learn-side-union-buy = Deploy a unit, then go shopping. Look for cards that bring several units with one action: hexilum you have, actions you lack.
    .goal = Buy a card.

learn-side-ox = Ox in short
    .text = Trade one for one, and get them all back.
learn-side-ox-attack = You can afford what others cannot: an attack that costs a unit. Three of yours lie in the recovery ship already, so one more matters little.
    .goal = Attack the foreign unit.
learn-side-ox-special = Your special ability takes up to three units from the recovery ship back to reserve, where others heal one at a time.
    .goal = Bring your units back with the special ability.

learn-side-mentacles = Mentacles in short
    .text = What is not in reserve cannot land.
learn-side-mentacles-special = The opponent has just three units in reserve. Your special ability sends two of them to the recovery ship; if the warlord is still on his tableau, one hit may cost him 1 life instead.
    .goal = Hit the opponent’s reserve twice.
learn-side-mentacles-build = He will need actions to heal before he can build. Use that time for your own formation.
    .goal = Deploy a unit on a lit cell.
