game-title = Fords
game-pitch = March, muster and storm along the river: hold the areas worth most.

setting-length = Length
    .hint = How many rounds are played.
setting-length-short = four rounds
setting-length-long = eight rounds
setting-dominance = Dominance
    .hint = Whoever holds five areas wins at once.
setting-dominance-on = on
setting-dominance-off = off

side-red = Red
side-blue = Blue
side-green = Green
side-gold = Gold

area-mill = Mill
area-ford = Ford
area-wood = Wood
area-tower = Tower
area-quarry = Quarry
area-marsh = Marsh
area-haven = Haven
area-hill = Hill

card-march = March
    .text = Take one unit to a neighbouring area.
card-muster = Muster
    .text = Put one unit from your reserve into an area of yours, or into your free home.
card-storm = Storm
    .text = Drive one enemy unit next to an area of yours back to its reserve.

unit-unit = Unit

number-reserve = In reserve
number-points = Points
number-value = Points at the end

pile-deck = Deck
pile-discard = Discard pile

ask-d-main = Play a card or end your turn.
ask-d-from = Which area does the unit leave?
ask-d-to = Where does it march?
ask-d-place = Where does the new unit stand?
ask-d-hit = Which area does the storm strike?

option-end-turn = End the turn
option-play = Play { $card }
option-from = From { $area }
option-to = To { $area }
option-place = Place in { $area }
option-hit = Strike { $area }

why-plays = You have played { $plays } cards in this turn.
why-no-unit = You have no unit on the board.
why-no-place = Your reserve is empty, or you hold no area and your home is taken.
why-no-target = No enemy stands next to one of your areas.

card-played = { $side } plays { $card }.
card-drawn = You draw { $card }.
    .rumour = { $side } draws a card.
turn-began = Round { $round }: the turn of { $side }.
unit-marched = { $side } marches from { $from } to { $to }.
units-fell = { $side } and { $other } each lose a unit in { $area }.
unit-mustered = { $side } musters a unit in { $area }.
unit-stormed = { $side } drives a unit of { $other } out of { $area }.
game-ended-by-dominance = { $side } holds five areas and wins.
game-ended-after-rounds = The game ends after { $rounds } rounds.

end-dominance = { $n } areas held at once.
end-points = Most points: { $total }, { $lead } ahead of the second.
end-shared = Level at { $total } points: the victory is shared.
measure-points = Points of the areas held
source-area = Areas held
    .detail = { $area }

draw-round = Round { $round } of { $rounds }
draw-seat = { $side }: { $points } points, { $reserve } in reserve, { $hand } cards
