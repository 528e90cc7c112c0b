# Słowa lekcji z przewodnikiem, wspólne dla wszystkich gier

learn-guide = Lekcja z przewodnikiem
learn-progress = Ukończone kroki
learn-signs = Co oznaczają znaki
learn-all = Pokaż wszystkie możliwości
learn-fewer = Tylko to, czego wymaga krok
learn-again = Zacznij ten krok od nowa
learn-leave = Wyjdź; postęp zostaje
learn-strays = To nie prowadzi do celu. Wybieraj dowolnie albo zacznij krok od nowa.
learn-done = Dobra robota!
learn-done-next = Przejdź do następnego rozdziału albo graj dalej swobodnie.
learn-done-last = Wiesz już wszystko, co potrzebne. Ta gra toczy się dalej, a trener odpowie, gdy tylko zapytasz.
learn-play-on = Graj dalej swobodnie
learn-all-lessons = Wszystkie lekcje
learn-pitch = Gra z przewodnikiem w krótkich rozdziałach. Każdy krok ma mały cel; możesz wyjść w każdej chwili i wrócić później.
learn-chapters = Gra z przewodnikiem
learn-sides = Każda strona w skrócie
learn-then = A potem
learn-coached = Pierwsza gra z trenerem
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
  }
learn-is-done = ukończona
learn-begin = Zacznij
learn-resume = Dalej
learn-anew = Jeszcze raz

# in the terminal
learn-saved = Zapisano jako { $file }. Ciąg dalszy: beachhead learn { $game } { $lesson } --load { $file }
