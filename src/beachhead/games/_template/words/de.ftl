game-title = Furten
game-pitch = Marschieren, ausheben, stürmen: Halte die Gebiete am Fluss, die am meisten zählen.

setting-length = Länge
    .hint = Wie viele Runden gespielt werden.
setting-length-short = vier Runden
setting-length-long = acht Runden
setting-dominance = Vorherrschaft
    .hint = Wer fünf Gebiete hält, gewinnt sofort.
setting-dominance-on = an
setting-dominance-off = aus

side-red = Rot
side-blue = Blau
side-green = Grün
side-gold = Gold

area-mill = Mühle
area-ford = Furt
area-wood = Wald
area-tower = Turm
area-quarry = Steinbruch
area-marsh = Sumpf
area-haven = Hafen
area-hill = Hügel

card-march = Marsch
    .text = Bringe eine Einheit in ein Nachbargebiet.
card-muster = Aushebung
    .text = Stelle eine Einheit aus deiner Reserve in ein eigenes Gebiet oder in deine freie Heimat.
card-storm = Sturm
    .text = Treibe eine gegnerische Einheit neben einem deiner Gebiete in ihre Reserve zurück.

unit-unit = Einheit

number-reserve = In Reserve
number-points = Punkte
number-value = Punkte am Ende

pile-deck = Nachziehstapel
pile-discard = Ablagestapel

ask-d-main = Spiele eine Karte oder beende den Zug.
ask-d-from = Welches Gebiet verlässt die Einheit?
ask-d-to = Wohin marschiert sie?
ask-d-place = Wo steht die neue Einheit?
ask-d-hit = Welches Gebiet trifft der Sturm?

option-end-turn = Zug beenden
option-play = { $card } spielen
option-from = Von { $area }
option-to = Nach { $area }
option-place = In { $area } aufstellen
option-hit = { $area } treffen

why-plays = Du hast in diesem Zug schon { $plays } Karten gespielt.
why-no-unit = Du hast keine Einheit auf dem Plan.
why-no-place = Deine Reserve ist leer, oder du hältst kein Gebiet und deine Heimat ist besetzt.
why-no-target = Neben deinen Gebieten steht kein Gegner.

card-played = { $side } spielt { $card }.
card-drawn = Du ziehst { $card }.
    .rumour = { $side } zieht eine Karte.
turn-began = Runde { $round }: { $side } ist am Zug.
unit-marched = { $side } marschiert von { $from } nach { $to }.
units-fell = { $side } und { $other } verlieren je eine Einheit: { $area }.
unit-mustered = { $side } hebt eine Einheit aus: { $area }.
unit-stormed = { $side } vertreibt eine Einheit von { $other }: { $area }.
game-ended-by-dominance = { $side } hält fünf Gebiete und gewinnt.
game-ended-after-rounds = Das Spiel endet nach { $rounds } Runden.

end-dominance = { $n } Gebiete zugleich gehalten.
end-points = Die meisten Punkte: { $total }, { $lead } mehr als der Zweite.
end-shared = Gleichstand mit { $total } Punkten: Der Sieg wird geteilt.
measure-points = Punkte der gehaltenen Gebiete
source-area = Gehaltene Gebiete
    .detail = { $area }

draw-round = Runde { $round } von { $rounds }
draw-seat = { $side }: { $points } Punkte, { $reserve } in Reserve, { $hand } Karten
