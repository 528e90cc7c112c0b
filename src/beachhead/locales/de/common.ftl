## Fehler

error = Mit dieser Eingabe stimmt etwas nicht.
error-unknown-game = Ein Spiel namens { $game } gibt es nicht; es gibt: { $known }.
error-setup = Dieser Aufbau passt nicht: { $field } kann nicht { $value } sein.
error-content = Die Inhaltsdatei { $file } ist fehlerhaft: { $reason }.
error-replay = Dieses gespeicherte Spiel ist nicht brauchbar: { $reason }.
error-position = Diese Stellung ist nicht brauchbar, bei { $path }: { $reason }.
error-action = Das ist nicht möglich.
error-unreadable-action = Keine Aktion heißt { $action }.
error-illegal-action = { $action } ist jetzt nicht möglich.
error-not-your-turn = Jetzt ist ein anderer Platz gefragt.
error-match-over = Die Partie ist zu Ende.

## Das Spiel im Terminal

cli-which-game = Welches Spiel
cli-you-are = Du spielst: { $side }.
cli-try-help = Antworte mit einer Nummer; `help` zeigt, was du sonst eingeben kannst.
cli-prompt = ›
cli-no-number = Wähle eine Nummer von 1 bis { $count }.
cli-thinking = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] überlegen
   *[m] überlegt
  } …
cli-hand-over = Als Nächstes: { $side }. Nimm Platz und drücke die Eingabetaste.
cli-nothing-refused = Hier ist nichts verboten, was man erwarten könnte.
cli-undo-stops = Weiter zurück geht es nicht: Eine Karte wurde aufgedeckt, der Zufall hat entschieden oder der Zug ist vorbei.
cli-no-rule = Eine Regel { $rule } gibt es nicht.
cli-saved = Gespeichert als { $file }. Weiter geht es mit: beachhead play --load { $file }
cli-over = Das Spiel ist zu Ende.
cli-won = { $side }: gewonnen.
cli-shared = { $side }: geteilter Sieg.
cli-lost = { $side }: verloren.
cli-seed = Startzahl { $seed }: Mit derselben Startzahl wird dasselbe Spiel ausgeteilt.
cli-farewell = Bis zum nächsten Mal.

cli-help-help = diese Liste
cli-help-why = was jetzt nicht geht, und warum
cli-help-undo = nimmt deine letzte Entscheidung zurück
cli-help-log = was geschah; `log 10` zeigt die letzten zehn Zeilen
cli-help-board = noch einmal der Tisch
cli-help-rule = die Regel hinter dieser Frage; `rule ID` für eine andere
cli-help-save = speichert das Spiel; `save DATEI` wählt die Datei
cli-help-quit = beendet; vorher wird gespeichert
cli-help-all = alle Möglichkeiten oder nur, was der Schritt braucht
cli-help-again = zurück zum Anfang des Schritts
cli-help-answers = Antworte mit der Nummer einer Möglichkeit oder mit einem Teil ihres Textes.

## Bots

bot-level-1 = Neuling
    .hint = Kennt die Regeln und probiert aus.
bot-level-2 = Draufgänger
    .hint = Nimmt, was im Augenblick am besten aussieht, und übersieht vieles.
bot-level-3 = Planer
    .hint = Denkt einige Züge voraus.
bot-level-4 = Stratege
    .hint = Wägt vor jedem Zug viele Pläne ab.
bot-level-5 = Meister
    .hint = Denkt so weit, wie eine Sekunde reicht.
bot-level-6 = Großmeister
    .hint = Der stärkste: Er denkt am weitesten und urteilt, wo er lernen konnte, nach Gelerntem.
