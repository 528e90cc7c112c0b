# Słowa wydania, które nie potrzebuje serwera

pocket-loading = Wczytywanie gier: { $loaded } z { $total } MB
pocket-starting = Przygotowywanie stołu …
pocket-failed = Gry się nie uruchomiły. Odśwież stronę; jeśli to nie pomoże, ta przeglądarka jest może zbyt stara.
pocket-fleeting = To okno niczego nie zachowuje: twoje partie znikną, gdy je zamkniesz.
pocket-new-version = Jest nowa wersja.
pocket-renew = Użyj teraz
pocket-games = Twoje partie
pocket-games-hint = Leżą w tej przeglądarce i nigdzie indziej. Plik zabiera je wszystkie: na inne urządzenie albo w bezpieczne miejsce.
pocket-save-all = Zapisz wszystkie
pocket-load-all = Wczytaj
# $count: partie, których jeszcze tu nie było albo nie były tak daleko.
pocket-loaded =
    { $count ->
        [0] Wszystko z tego pliku już tu jest.
        [one] Wczytano jedną partię.
        [few] Wczytano { $count } partie.
       *[many] Wczytano { $count } partii.
    }
pocket-unreadable = To nie jest plik z zapisanymi partiami.
pocket-server = Graj z innymi
pocket-server-hint = Innych ludzi spotkasz na serwerze. Zakończone partie trafiają tam i z powrotem jako pliki, partia po partii.
pocket-server-address = Adres serwera
pocket-server-go = Przejdź tam
pocket-server-wrong = To nie jest adres.
