# Wörter der Ausgabe, die keinen Server braucht

pocket-loading = Die Spiele werden geladen: { $loaded } von { $total } MB
pocket-starting = Der Tisch wird vorbereitet …
pocket-failed = Die Spiele sind nicht gestartet. Lade die Seite neu; hilft das nicht, ist dieser Browser vielleicht zu alt.
pocket-fleeting = Dieses Fenster behält nichts: Deine Partien sind weg, wenn du es schließt.
pocket-new-version = Eine neue Version ist da.
pocket-renew = Jetzt verwenden
pocket-games = Deine Partien
pocket-games-hint = Sie liegen in diesem Browser und sonst nirgends. Eine Datei nimmt alle mit: auf ein anderes Gerät oder an einen sicheren Ort.
pocket-save-all = Alle sichern
pocket-load-all = Laden
# $count: Partien, die noch nicht oder nicht so weit hier waren.
pocket-loaded =
    { $count ->
        [0] Alles in dieser Datei ist schon da.
        [one] Eine Partie geladen.
       *[other] { $count } Partien geladen.
    }
pocket-unreadable = Das ist keine Datei mit gesicherten Partien.
pocket-server = Mit anderen spielen
pocket-server-hint = Andere Menschen triffst du auf einem Server. Beendete Partien kommen als Dateien dorthin und zurück, Partie für Partie.
pocket-server-address = Adresse eines Servers
pocket-server-go = Dorthin
pocket-server-wrong = Das ist keine Adresse.
