# The coach's words: a briefing of five cards, a word on each side, a lesson for each question.

brief-1 = The Martians win as soon as none of the 30 civilians is left. The Humans win as soon as the damage marker reaches 30. Units and buildings do not count for victory. If nobody has won after 60 rounds, the side with more progress wins.
    .title = A race to thirty
brief-2 = You hold 5 cards. Play them, buy from your decision row, swap one card of the row for a new one at no cost and use your buildings, in any order. A card gives one of its options. What can be played must be played; only options that remove the card are never compulsory. Then you draw 5 cards.
    .title = Your turn
brief-3 = Cards and buildings give coins (Humans) or energy (Martians), for this turn only. A bought action card goes to your discard pile and is shuffled in later. So does a unit card, which also brings a unit at once. A building card becomes a building that works at once; the card itself is gone.
    .title = Cards, units, buildings
brief-4 = Humans attack tripods and Martian buildings; these stay, but each point moves the damage marker. UFOs cannot be attacked. Martian damage in an area hits buildings first, then units and balloons, then civilians. Reap takes only civilians that no building, army or balloons protect.
    .title = How you fight
brief-5 = A fortification falls only to a single attack of enough damage: Bunker 2, Heavy Artillery 3, Fort 4; several cards may join. An army holds one Martian unit in its area, a tripod one army; only units beyond that can leave. Each unit serves only one unit card per turn.
    .title = Easily overlooked

brief-side-martian = You go first, with 1 tripod and 1 UFO in the Western Highlands; Glasgow next door has 3 civilians. Your units and buildings are never destroyed. Buy energy early (Plasma Synthesis, Particle Generator, Plasma Reactor), and a second tripod.
brief-side-human = You start without units and buildings; your coins come from Relocate. Good early purchases: Supply Depot, Evacuate, Army, and Air Strike, which always deals 1 damage. Move civilians out of the tripods’ reach or let them attack with Guerrilla.

lesson-d-landing = The Invasion Ship is your base: new tripods and UFOs appear here, and your first buildings go into free land areas next to it. Land close to civilians, but with free land beside you.
lesson-d-main = Unspent coins or energy are lost at the end of the turn, so count first what you can buy. You can end the turn once no card is left that could be played without being removed; removing a card is always your choice.
lesson-d-civfrom = Think of those a tripod can reach next turn: where no building, army or balloons protect them, each Reap takes one. If you hold Guerrilla, let a civilian attack first; it may still move afterwards.
lesson-d-civto = It is safer away from tripods, or where a building, army or balloons stand. In an area with a tripod or Martian building a civilian can attack with Guerrilla, and in a free area it keeps the Martians from building there.
lesson-d-guerrilla = The damage counts the same everywhere; what matters is whom you use up. Each civilian attacks only once a turn, so a further Guerrilla needs another one in an area with a tripod or Martian building.
lesson-d-unit = A unit card uses its unit up for this turn, be it a move or an attack; Reap, Regroup and Alien Abduction move a unit without that. Martian units attack the area they stand in; for the Humans every target counts the same.
lesson-d-step = Go where the unit can attack next: ships hit adjacent land areas, all others their own area. On land, check who will hold it: an army holds one Martian unit, a tripod one army. A tripod that walks onto Landmines costs the Martians 2 damage.
lesson-d-attackarea = Damage hits buildings first, then units and balloons, then civilians; what is too little for the next piece is lost. With a special attack the marker or the push may be the real point: it works even if nothing is destroyed.
lesson-d-reap = Every civilian counts the same, so look at what remains: where no civilian is left, none can attack with Guerrilla. Use Alien Abduction where a building, army or balloons protect the civilians, because Reap cannot.
lesson-d-join = All joined cards strike as one: Bunker has defence 2, Heavy Artillery 3, Fort 4, an army 2 with the Tank Factory. What is left over hits the next piece; join only what destroys one more, and use the rest elsewhere.
lesson-d-dmgorder = As long as one of the two stands, the civilians stay protected. A destroyed army goes to the reserve and can come back; the balloons leave the game, and UFOs may enter the area again.
lesson-d-push = Here the army no longer protects civilians or holds your units. It is least use to the Humans in an area without civilians and far from your next targets.
lesson-d-placeunit = An army protects the civilians in its area and holds one Martian unit that comes there, but attacks only in its own area. Near a tripod it is soon in action; one you have just bought can be moved by an Army card in your hand.
lesson-d-placebuilding = Humans: fortifications where civilians are in danger, Supply Depot and Tank Factory far from tripods, Landmines in their way. Martians: your buildings are never destroyed but can be attacked, so build far from civilians and armies.
