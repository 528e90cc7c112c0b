# The guided first game: a title for each lesson, then what each step says and its goal.

sign-objective = objective
sign-encounter = encounter

learn-basics = The top row
    .text = Produce, bolster, move, trade: four turns with the four top actions.
learn-basics-produce-1 = You play the Nordic Kingdoms. The game ends at once when somebody places the sixth star. Then the most coins win: for stars, territories and resources, and popularity says how much each of them is worth.
learn-basics-produce-2 = Your player mat has four sections. Each turn you choose one, but not the one of your last turn. You may do its top action, then its bottom action, if you can pay for it.
learn-basics-produce = Your workers stand on a forest and a tundra. Produce: on two territories each worker makes what grows there, wood and oil. Resources stay on the map where they were made.
    .goal = Produce wood and oil.
learn-basics-bolster = Bolster costs 1 coin and brings 2 power. Power decides combats, and whoever has much of it is rarely attacked. At 16 power you place a star.
    .goal = Raise your power to 6.
learn-basics-move = Now out of the home base. Your character leads, fights and meets people on the map. Rivers and lakes hold up everybody who has no mech for them yet.
    .goal = Move your character out of the home base.
learn-basics-trade = You could move a second unit; end moving for now. Trade costs 1 coin and brings two resources of your choice, or popularity. Popularity makes everything worth more at the end.
    .goal = Trade for popularity.

learn-bottom = The bottom row
    .text = Upgrade, deploy, build, enlist: what your resources are for.
learn-bottom-upgrade-1 = Some turns later you have 3 oil, 3 metal, 3 wood and 4 food. Each is for one bottom action. The coins printed beside it are yours, too, and whoever has done an action often enough places a star.
learn-bottom-upgrade = Upgrade costs oil: a cube goes from a green box of the top row, which gives more from now on, to a red box of the bottom row, which costs less. Six upgrades are a star.
    .goal = Upgrade your mat.
learn-bottom-deploy = Deploy costs metal: a mech appears where one of your workers is, and the ability beneath it is yours. Riverwalk takes character and mechs across rivers, Speed moves them one territory further.
    .goal = Deploy a mech.
learn-bottom-build = Build costs wood: one structure to a territory, where a worker of yours is. The Mill lets you produce on one more territory, the Mine is a tunnel entrance of your own.
    .goal = Build the Mill or the Mine.
learn-bottom-enlist = Enlist costs food: a recruit gives a one-time bonus now, and from then on something each time you or a neighbour does that bottom action. Early recruits pay most.
    .goal = Enlist a recruit.

learn-stars = Stars and combat
    .text = A combat, two stars, an encounter. Then the race is yours.
learn-stars-attack-1 = A Rusviet mech stands on the mountain beside the Factory. Whoever wins a combat places a star, up to two in a game. The loser goes back to the home base.
learn-stars-attack = Move your mech onto its territory. The attack begins when you have finished moving. You have 8 power and two combat cards, they have 5 power.
    .goal = Attack the Rusviet mech.
learn-stars-dial = Both secretly choose power on the dial, up to 7, and add one card for each character or mech there. What is dialled is spent, win or lose. The higher sum wins, a tie goes to the attacker. Three and your card 5 should do.
    .goal = Win the combat.
learn-stars-popularity = The first star! Other ways: all upgrades, mechs, structures, recruits or workers, an objective, 16 power and 18 popularity. You have 17.
    .goal = Place a star for popularity.
learn-stars-encounter = Territories with this token have people on them. Only the character meets them, once each: you draw a card and choose one option. With Riverwalk your character gets onto the mountain.
    .goal = Meet the people on the mountain.

learn-side-nordic = Nordic Kingdoms in short
    .text = Workers who swim.
learn-side-nordic-swim = Your workers move across rivers from the very first turn, without a mech. So you reach villages and other land while everybody else waits.
    .goal = Swim across the river with a worker.
learn-side-nordic-produce = What you reach, you can use: produce there in the next turn. Workers on a village make more workers.
    .goal = Produce.

learn-side-rusviet = Rusviet Union in short
    .text = The same section twice.
learn-side-rusviet-produce = Your workers stand on a village and a mountain. Produce makes a new worker and metal, and more workers make more every time.
    .goal = Produce a worker and metal.
learn-side-rusviet-again = Relentless: you alone may choose the section of your last turn again. Everybody else would have to wait a turn.
    .goal = Choose Produce once more.

learn-side-crimea = Crimean Khanate in short
    .text = Combat cards pay.
learn-side-crimea-coercion = An upgrade costs 3 oil, and you have 2. Coercion: once a turn a combat card counts as any one resource. Pay with your weakest card.
    .goal = Upgrade with 2 oil and a combat card.

learn-side-saxony = Saxony Empire in short
    .text = Stars without a limit.
learn-side-saxony-dominate = Others place one star for objectives and two for combats. Dominate lifts both limits, and you keep your second objective. You have fulfilled one; the other asks for three forests.
    .goal = Reach the third forest and reveal the objective.

learn-side-polania = Republic of Polania in short
    .text = Encounters count twice.
learn-side-polania-meander = People in the village ahead! Your character may choose two different options of every encounter. Begin with one of them.
    .goal = Meet the people in the village and choose an option.
learn-side-polania-second = Meander: now choose a second option of the same card. Hurry from token to token before others take them.
    .goal = Choose a second option.
