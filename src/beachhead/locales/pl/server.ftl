# Słowa serwera: odmowy, wiadomości przy stole, listy. Błędy silnika zasad są w common.ftl.

error-arena-busy = Trwa turniej. Poczekaj, aż się skończy.
error-arena-ended = Ten turniej już się nie toczy.
error-arena-large = To byłoby { $games } partii; tutaj najwyżej { $most }. W wierszu poleceń nie ma limitu.
error-arena-off = Ten serwer nie rozgrywa turniejów.
error-bots-busy = Twoje boty mają więcej do przemyślenia, niż są w stanie. { $minutes ->
    [1] { $seconds ->
        [one] Spróbuj ponownie za { $seconds } sekundę.
        [few] Spróbuj ponownie za { $seconds } sekundy.
        [many] Spróbuj ponownie za { $seconds } sekund.
       *[other] Spróbuj ponownie za { $seconds } sekundy.
    }
    [few] Spróbuj ponownie za { $minutes } minuty.
    [many] Spróbuj ponownie za { $minutes } minut.
   *[other] Spróbuj ponownie za { $minutes } minuty.
  }
error-body = Nie można odczytać zapytania.
error-code = Ten kod jest błędny albo był już użyty. Kody zmieniają się co pół minuty.
error-code-needed = Twoje konto wymaga drugiego składnika: kodu, który aplikacja pokazuje teraz, albo kodu odzyskiwania.
error-csrf = Ta strona jest nieaktualna. Odśwież ją i spróbuj ponownie.
error-factor-on = Drugi składnik jest już włączony.
error-has-account = Masz już konto.
error-link = Ten odnośnik został zużyty, wygasł albo pochodzi z innej przeglądarki.
error-login = Zła nazwa lub złe hasło.
error-login-again = Aby upewnić się, że to ty: wyloguj się, zaloguj ponownie i spróbuj jeszcze raz.
error-mail-taken = Ten adres należy do innego konta.
error-method = Tak nie można tego zrobić.
error-name = Nazwa musi zawierać litery.
error-name-fixed = Nazwy konta nie można zmienić.
error-name-guest = Tak nazywają się goście. Wybierz własną nazwę.
error-name-long = Ta nazwa jest za długa.
error-name-mixed = Ta nazwa miesza litery kilku alfabetów. Użyj jednego, żeby nikogo z nikim nie pomylić.
error-name-taken = Nazwa { $name } albo łudząco podobna należy już do konta. Wybierz inną.
error-no-account = Goście nie mają konta. Najpierw je załóż.
error-no-hint = W partii przeciw ludziom nie ma podpowiedzi.
error-no-hint-now = Nie udało się znaleźć podpowiedzi. Spróbuj ponownie.
error-no-level = Nie ma poziomu { $level }.
error-no-password = To konto nie ma jeszcze hasła. Wybierz nazwę i hasło.
error-no-people = Przy stole musi być co najmniej jedna osoba. Boty między sobą grają na arenie.
error-no-review = Tej gry nie można przeanalizować: jest za długa albo jej początek pochodzi ze starszej wersji.
error-no-position = Liczba akcji w tej partii: { $last }.
error-no-rematch = Rewanż następuje po własnej zakończonej partii.
error-no-seat = Nie ma takiego miejsca.
error-no-session = Ta przeglądarka nie jest już zalogowana. Zaloguj się ponownie albo graj dalej jako gość.
error-no-takeback = Nie ma czego cofać.
error-no-undo = Od tego czasu coś odkryto albo decydował ktoś inny: tego nie można swobodnie cofnąć.
error-no-vote = Nikogo nie brakuje.
error-not-found = Nie ma tu czegoś takiego.
error-not-host = To może zrobić tylko osoba, która założyła stół.
error-not-your-seat = To miejsce nie należy do ciebie.
error-origin = Zapytania z innych stron są odrzucane.
error-password = Hasło jest błędne.
error-password-common = To hasło jest jednym z pierwszych, których się próbuje. Trzy lub cztery niezwiązane ze sobą słowa trudno odgadnąć, a łatwo zapamiętać.
error-private = Ten stół jest prywatny.
error-seal = Ta pieczęć została już użyta lub jest za stara. Spróbuj jeszcze raz.
error-seat-taken = To miejsce jest zajęte.
error-seated = Siedzisz już przy tym stole.
error-seed = Własne ziarno jest możliwe tylko tam, gdzie nie gra nikt inny.
error-server = Błąd serwera. Nic nie zostało zmienione.
error-stale = Przy stole gra poszła dalej. Spójrz jeszcze raz.
error-started = Partia już się zaczęła.
error-closed = Ten stół został zamknięty przez założyciela.
error-somebody-waits = Przy tym stole siedzi już ktoś inny.
error-still-playing = Plik będzie dostępny po zakończeniu partii.
error-storage = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj za chwilę.
error-browser-storage = Ta przeglądarka nie może już niczego zapisać. Nic się nie zmieniło; zwolnij miejsce albo zapisz swoje partie do pliku.
error-needs-server = Inni ludzie mogą dołączyć tylko do stołu na serwerze.
error-takeback-later = { $seconds ->
    [one] Możesz zapytać ponownie za { $seconds } sekundę.
    [few] Możesz zapytać ponownie za { $seconds } sekundy.
    [many] Możesz zapytać ponownie za { $seconds } sekund.
   *[other] Możesz zapytać ponownie za { $seconds } sekundy.
  }
error-takeback-pending = Ktoś już prosi o cofnięcie.
error-too-large = To jest za duże.
error-too-often = Za dużo zapytań. { $minutes ->
    [1] { $seconds ->
        [one] Spróbuj ponownie za { $seconds } sekundę.
        [few] Spróbuj ponownie za { $seconds } sekundy.
        [many] Spróbuj ponownie za { $seconds } sekund.
       *[other] Spróbuj ponownie za { $seconds } sekundy.
    }
    [few] Spróbuj ponownie za { $minutes } minuty.
    [many] Spróbuj ponownie za { $minutes } minut.
   *[other] Spróbuj ponownie za { $minutes } minuty.
  }
error-waiting = Nie wszyscy już są.

table-bot-crashed = Bot { FORM($side, "gen") } ({ $level }) przestał działać. Tę decyzję podjął słabszy bot.
table-bot-error = Bot { FORM($side, "gen") } ({ $level }) popełnił błąd. Tę decyzję podjął słabszy bot.
table-bot-late = Bot { FORM($side, "gen") } ({ $level }) myślał za długo. Tę decyzję podjął słabszy bot.
table-clock-out = Czas się skończył: { $side }.
table-joined = { $name } zajmuje miejsce: { $side }.
table-left = { $side } { FORM($side, "gender") ->
    [f] odeszła
    [n] odeszło
    [mp] odeszli
    [pl] odeszły
   *[m] odszedł
  } od stołu. Miejsce przejmuje bot.
table-stood-up = { $side } { FORM($side, "gender") ->
    [f] odeszła
    [n] odeszło
    [mp] odeszli
    [pl] odeszły
   *[m] odszedł
  } od stołu. Miejsce jest znów wolne.
table-resigned = Poddanie partii: { $side }.
table-closed = Stół zamknięto przed początkiem partii.
end-rules-changed = Zasady tej gry zmieniły się, zanim partia dobiegła końca.
end-resigned = Poddanie partii: { $side }.
end-abandoned = Poddanie partii: { $side }; przy stole nie został już żaden człowiek.
end-resigned-winner = Pierwsze miejsce: { $side }, ale po poddaniu partii.
table-rematch = Zaczyna się rewanż.
table-rematch-asked = { $side } { FORM($side, "gender") ->
    [mp] proponują
    [pl] proponują
   *[m] proponuje
  } rewanż.
table-rematch-accepted = { $side } { FORM($side, "gender") ->
    [mp] przyjmują
    [pl] przyjmują
   *[m] przyjmuje
  } rewanż.
table-rematch-declined = { $side } nie { FORM($side, "gender") ->
    [mp] chcą
    [pl] chcą
   *[m] chce
  } rewanżu.
table-returned = { $side } { FORM($side, "gender") ->
    [f] wróciła
    [n] wróciło
    [mp] wrócili
    [pl] wróciły
   *[m] wrócił
  } do stołu.
table-rules-changed = Zasady tej gry się zmieniły. Partia toczy się dalej według nowych, od ostatniej ustalonej pozycji.
table-rules-ended = Zasady tej gry się zmieniły i tej partii nie da się przenieść. Kończy się bez wyniku.
table-started = Partia się zaczyna; wolne miejsca zajmują boty.
table-takeback-accepted = { $side } { FORM($side, "gender") ->
    [mp] zgadzają
    [pl] zgadzają
   *[m] zgadza
  } się na cofnięcie.
table-takeback-asked = { $side } { FORM($side, "gender") ->
    [mp] proszą
    [pl] proszą
   *[m] prosi
  } o cofnięcie ruchu.
table-takeback-cancelled = { $side } już nie { FORM($side, "gender") ->
    [mp] proszą
    [pl] proszą
   *[m] prosi
  } o cofnięcie.
table-takeback-declined = { $side } nie { FORM($side, "gender") ->
    [mp] zgadzają
    [pl] zgadzają
   *[m] zgadza
  } się na cofnięcie.
table-unattended = Stół został zamknięty: nikt już nie przychodził.
table-undo = { $count ->
    [one] Cofnięto { $count } akcję: { $side }.
    [few] Cofnięto { $count } akcje: { $side }.
    [many] Cofnięto { $count } akcji: { $side }.
   *[other] Cofnięto { $count } akcji: { $side }.
  }
table-vote-bot = Pozostali zdecydowali: bot gra dalej za { FORM($side, "acc") }.
table-vote-cast = { $side } { FORM($side, "gender") ->
    [f] zagłosowała
    [n] zagłosowało
    [mp] zagłosowali
    [pl] zagłosowały
   *[m] zagłosował
  }.
table-vote-skip = Pozostali zdecydowali: bot kończy turę { FORM($side, "gen") }.
table-vote-wait = Pozostali zdecydowali czekać na { FORM($side, "acc") }.

mail-login-subject = Twój odnośnik logowania do Beachhead
mail-login-body =
    Otwórz ten odnośnik w przeglądarce, w której o niego prosisz. Działa raz, przez dziesięć minut:

    { $link }

    Jeśli o niego nie prosisz, zignoruj tę wiadomość.

mail-change-subject = Twój nowy adres w Beachhead
mail-change-body =
    Otwórz ten odnośnik w przeglądarce, w której prosisz o zmianę. Działa raz, przez dziesięć minut:

    { $link }

    Jeśli o niego nie prosisz, zignoruj tę wiadomość.

mail-changed-subject = Twój adres w Beachhead został zmieniony
mail-changed-body =
    Adres e-mail twojego konta to teraz { $mail }. Tym adresem już się nie zalogujesz.

    Jeśli to nie twoja zmiana, ktoś zna twoje hasło: poproś o pomoc osobę, która prowadzi ten serwer.
