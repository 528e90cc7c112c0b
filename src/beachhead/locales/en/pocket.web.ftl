# Words of the edition that needs no server

pocket-loading = Loading the games: { $loaded } of { $total } MB
pocket-starting = Setting up the table …
pocket-failed = The games did not start. Reload the page; if that does not help, this browser may be too old.
pocket-fleeting = This window keeps nothing: your games are gone when you close it.
pocket-new-version = A new version is here.
pocket-renew = Use it now
pocket-games = Your games
pocket-games-hint = They are kept in this browser and nowhere else. A file takes all of them along: to another device, or to a safe place.
pocket-save-all = Save all
pocket-load-all = Load
# $count: games that were not here yet, or not as far.
pocket-loaded =
    { $count ->
        [0] Everything in this file is here already.
        [one] One game loaded.
       *[other] { $count } games loaded.
    }
pocket-unreadable = This is not a file with saved games.
pocket-server = Play with others
pocket-server-hint = Other people are met on a server. Finished games go there and come back as files, game by game.
pocket-server-address = Address of a server
pocket-server-go = Go there
pocket-server-wrong = This is not an address.
