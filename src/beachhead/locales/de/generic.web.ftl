# Das Brett eines Spiels, das kein eigenes hat.
generic-map = Karte
generic-hand = Hand
generic-hand-empty = Keine Karten auf der Hand.
generic-held = Im Besitz: { $side }
generic-empty = Hier steht nichts
generic-near = Daneben: { $places }
generic-count = { $count } × { $thing }
