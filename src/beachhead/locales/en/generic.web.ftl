# The board of a game that has none of its own.
generic-map = Map
generic-hand = Hand
generic-hand-empty = No cards in hand.
generic-held = Held by { $side }
generic-empty = Nothing stands here
generic-near = Next to: { $places }
generic-count = { $count } × { $thing }
