## Błędy

error = Coś jest nie tak z tymi danymi.
error-unknown-game = Nie ma gry { $game }; są: { $known }.
error-setup = To ustawienie nie pasuje: { $field } nie może mieć wartości { $value }.
error-content = Plik z zawartością { $file } jest błędny: { $reason }.
error-replay = Nie można użyć tej zapisanej gry: { $reason }.
error-position = Nie można użyć tej pozycji, miejsce { $path }: { $reason }.
error-action = To niemożliwe.
error-unreadable-action = Żadna akcja nie nazywa się { $action }.
error-illegal-action = { $action } nie jest teraz możliwe.
error-not-your-turn = Teraz decyduje inny gracz.
error-match-over = Partia jest zakończona.

## Gra w terminalu

cli-which-game = Która gra
cli-you-are = Grasz jako: { $side }.
cli-try-help = Odpowiedz numerem; `help` pokaże, co jeszcze możesz wpisać.
cli-prompt = ›
cli-no-number = Wybierz numer od 1 do { $count }.
cli-thinking = { $side } { FORM($side, "gender") ->
    [mp] myślą
    [pl] myślą
   *[m] myśli
  } …
cli-hand-over = Teraz: { $side }. Usiądź i naciśnij Enter.
cli-nothing-refused = Nic, czego można by oczekiwać, nie jest tu zabronione.
cli-undo-stops = Dalej nie można cofnąć: odkryto kartę, zdecydował los albo tura minęła.
cli-no-rule = Nie ma zasady { $rule }.
cli-saved = Zapisano jako { $file }. Dalszy ciąg: beachhead play --load { $file }
cli-over = Koniec gry.
cli-won = { $side }: zwycięstwo.
cli-shared = { $side }: wspólne zwycięstwo.
cli-lost = { $side }: porażka.
cli-seed = Ziarno { $seed }: to samo ziarno rozdaje tę samą grę.
cli-farewell = Do następnego razu.

cli-help-help = ta lista
cli-help-why = czego teraz nie można zrobić i dlaczego
cli-help-undo = cofa twoją ostatnią decyzję
cli-help-log = co się stało; `log 10` pokazuje dziesięć ostatnich wierszy
cli-help-board = jeszcze raz stół
cli-help-rule = zasada stojąca za tym pytaniem; `rule ID` pokazuje inną
cli-help-save = zapisuje grę; `save PLIK` wybiera plik
cli-help-quit = kończy; gra zostanie najpierw zapisana
cli-help-all = wszystkie możliwości albo tylko to, czego wymaga krok
cli-help-again = powrót na początek kroku
cli-help-answers = Odpowiedz numerem możliwości albo częścią jej tekstu.

## Boty

bot-level-1 = Nowicjusz
    .hint = Zna zasady i próbuje różnych rzeczy.
bot-level-2 = Oportunista
    .hint = Bierze to, co w tej chwili wygląda najlepiej, i wiele przeocza.
bot-level-3 = Planista
    .hint = Myśli kilka ruchów naprzód.
bot-level-4 = Strateg
    .hint = Przed każdym ruchem rozważa wiele planów.
bot-level-5 = Mistrz
    .hint = Myśli tak daleko, jak pozwala sekunda.
bot-level-6 = Arcymistrz
    .hint = Najsilniejszy: myśli najdalej, a gdzie mógł się uczyć, ocenia według tego, czego się nauczył.
