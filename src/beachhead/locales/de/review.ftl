## Ein beendetes Spiel, durchgesehen

review-title = Rückschau
review-start = Dieses Spiel durchsehen
review-start-hint = Der stärkste Bot beurteilt jede Entscheidung nach dem, was der Spieler wusste, und trennt Glück von Können. Das dauert etwa zwei Minuten.
review-thinking = Die Entscheidungen werden durchgesehen
review-unfinished = Nur ein beendetes Spiel kann durchgesehen werden.
review-stop = Abbrechen
review-failed = Die Rückschau ist nicht gelungen. Versuche es später noch einmal.
review-again = Noch einmal versuchen
review-curve = Aussichten im Lauf des Spiels
review-curve-of = Aussichten im Lauf des Spiels für { $side }, von { $first } % bis { $last } %
review-outlook = Aussichten { $value } %
review-side = Seite
review-decisions = Entscheidungen
review-accuracy = Genauigkeit
review-accuracy-hint = 100 heißt: nichts verschenkt. Eine Entscheidung, die 10 Punkte Aussichten kostet, zählt 37.
review-lost = Verschenkt
review-lost-hint = Punkte an Aussichten, die eigene Entscheidungen gekostet haben
review-luck = Glück
review-luck-hint = Punkte an Aussichten, die Ziehen und Aufdecken gebracht oder genommen haben
review-best = Am besten
review-good = Gut
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Patzer
review-inaccuracies = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = Patzer
review-marked = Markierte Entscheidungen
review-none = Keine Entscheidung hat mehr gekostet, als der Zufall erklärt.
review-loss = { $loss ->
    [one] { $loss } Punkt
   *[other] { $loss } Punkte
  }, ± { $noise }
review-played = Gespielt: { $option }
review-better = Besser: { $plan }
review-more = mehr: { $what }
review-less = weniger: { $what }
review-show = Die bessere Folge zeigen
review-back = Zurück zum Spiel
review-line = Bessere Folge, Schritt { $n } von { $of }
review-turning = Wendepunkte
review-everybody = Alle
