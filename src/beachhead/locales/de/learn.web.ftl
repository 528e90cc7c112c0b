# Wörter der geführten Lektionen, die allen Spielen gemeinsam sind

learn-guide = Geführte Lektion
learn-progress = Geschaffte Schritte
learn-signs = Was die Zeichen bedeuten
learn-all = Alle Möglichkeiten zeigen
learn-fewer = Nur was der Schritt braucht
learn-again = Schritt noch einmal beginnen
learn-leave = Verlassen; der Stand bleibt
learn-strays = Das führt nicht zum Ziel. Wähle frei oder beginne den Schritt noch einmal.
learn-done = Gut gemacht!
learn-done-next = Weiter geht es im nächsten Kapitel; oder du spielst diese Partie frei weiter.
learn-done-last = Du weißt alles, was du brauchst. Diese Partie geht hier weiter, und der Trainer antwortet, wann immer du fragst.
learn-play-on = Frei weiterspielen
learn-all-lessons = Alle Lektionen
learn-pitch = Eine geführte Partie in kurzen Kapiteln. Jeder Schritt hat ein kleines Ziel; du kannst jederzeit gehen und später weitermachen.
learn-chapters = Die geführte Partie
learn-sides = Jede Seite in Kürze
learn-then = Und danach
learn-coached = Erste Partie mit dem Trainer
learn-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
  }
learn-is-done = geschafft
learn-begin = Beginnen
learn-resume = Weiter
learn-anew = Noch einmal

# in the terminal
learn-saved = Gesichert als { $file }. Später weiter mit: beachhead learn { $game } { $lesson } --load { $file }
