game-title = Brody
game-pitch = Maszeruj, werbuj i szturmuj: utrzymaj obszary nad rzeką, które liczą się najbardziej.

setting-length = Długość
    .hint = Ile rund trwa gra.
setting-length-short = cztery rundy
setting-length-long = osiem rund
setting-dominance = Dominacja
    .hint = Kto posiada pięć obszarów, wygrywa od razu.
setting-dominance-on = tak
setting-dominance-off = nie

side-red = Czerwony
side-blue = Niebieski
side-green = Zielony
side-gold = Złoty

area-mill = Młyn
area-ford = Bród
area-wood = Las
area-tower = Wieża
area-quarry = Kamieniołom
area-marsh = Bagno
area-haven = Przystań
area-hill = Wzgórze

card-march = Marsz
    .text = Przesuń jedną jednostkę na sąsiedni obszar.
card-muster = Werbunek
    .text = Ustaw jedną jednostkę z rezerwy na swoim obszarze albo w wolnym domu.
card-storm = Szturm
    .text = Odeślij do rezerwy jedną wrogą jednostkę obok swojego obszaru.

unit-unit = Jednostka

number-reserve = W rezerwie
number-points = Punkty
number-value = Punkty na końcu gry

pile-deck = Talia
pile-discard = Stos kart odrzuconych

ask-d-main = Zagraj kartę albo zakończ turę.
ask-d-from = Który obszar opuszcza jednostka?
ask-d-to = Dokąd maszeruje?
ask-d-place = Gdzie stanie nowa jednostka?
ask-d-hit = W który obszar uderza szturm?

option-end-turn = Zakończ turę
option-play = Zagraj: { $card }
option-from = Z: { $area }
option-to = Do: { $area }
option-place = Ustaw: { $area }
option-hit = Uderz: { $area }

why-plays = W tej turze zagrano już { $plays } karty.
why-no-unit = Nie masz jednostek na planszy.
why-no-place = Rezerwa jest pusta albo nie masz obszaru, a dom jest zajęty.
why-no-target = Obok twoich obszarów nie ma przeciwnika.

card-played = { $side } zagrywa: { $card }.
card-drawn = Dobierasz: { $card }.
    .rumour = { $side } dobiera kartę.
turn-began = Runda { $round }: kolej gracza { $side }.
unit-marched = { $side } maszeruje: { $from } – { $to }.
units-fell = { $side } i { $other } tracą po jednostce: { $area }.
unit-mustered = { $side } werbuje jednostkę: { $area }.
unit-stormed = { $side } wypiera jednostkę gracza { $other }: { $area }.
game-ended-by-dominance = { $side } posiada pięć obszarów i wygrywa.
game-ended-after-rounds = Gra kończy się po { $rounds } rundach.

end-dominance = Obszary utrzymane jednocześnie: { $n }.
end-points = Najwięcej punktów: { $total }; przewaga nad drugim miejscem: { $lead }.
end-shared = Remis po { $total } pkt: zwycięstwo jest wspólne.
measure-points = Punkty za utrzymane obszary
source-area = Utrzymane obszary
    .detail = { $area }

draw-round = Runda { $round } z { $rounds }
draw-seat = { $side }: punkty { $points }, rezerwa { $reserve }, karty { $hand }
