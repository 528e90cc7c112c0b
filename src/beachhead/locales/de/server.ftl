# Worte des Servers: Ablehnungen, Hinweise am Tisch, Briefe. Die Fehler des Regelwerks stehen in common.ftl.

error-arena-busy = Ein Turnier läuft gerade. Warte, bis es zu Ende ist.
error-arena-ended = Dieses Turnier läuft nicht mehr.
error-arena-large = { $games ->
    [one] Das wäre { $games } Partie
   *[other] Das wären { $games } Partien
  }; hier sind höchstens { $most } möglich. Auf der Kommandozeile gibt es keine Grenze.
error-arena-off = Dieser Server spielt keine Turniere.
error-bots-busy = Deine Bots haben mehr zu bedenken, als sie schaffen. { $minutes ->
    [1] { $seconds ->
        [one] Versuche es in { $seconds } Sekunde wieder.
       *[other] Versuche es in { $seconds } Sekunden wieder.
    }
   *[other] Versuche es in { $minutes } Minuten wieder.
  }
error-body = Die Anfrage ist nicht lesbar.
error-code = Dieser Code ist falsch oder schon benutzt. Codes wechseln alle halbe Minute.
error-code-needed = Dein Konto fragt nach einem zweiten Faktor: dem Code, den deine App gerade zeigt, oder einem Wiederherstellungscode.
error-csrf = Diese Seite ist veraltet. Lade sie neu und versuche es noch einmal.
error-factor-on = Der zweite Faktor ist schon eingeschaltet.
error-has-account = Du hast schon ein Konto.
error-link = Dieser Link ist verbraucht, zu alt oder stammt aus einem anderen Browser.
error-login = Name oder Passwort ist falsch.
error-login-again = Um sicher zu sein, dass du es bist: Melde dich ab, wieder an und versuche es noch einmal.
error-mail-taken = Ein anderes Konto hat diese Adresse.
error-method = So geht das nicht.
error-name = Ein Name braucht Buchstaben.
error-name-fixed = Der Name eines Kontos lässt sich nicht ändern.
error-name-guest = So heißen Gäste. Wähle einen eigenen Namen.
error-name-long = Dieser Name ist zu lang.
error-name-mixed = Dieser Name mischt Buchstaben mehrerer Schriften. Bleib bei einer, damit niemand mit jemandem verwechselt wird.
error-name-taken = Der Name { $name } oder einer, der genauso aussieht, gehört zu einem Konto. Wähle einen anderen.
error-no-account = Gäste haben kein Konto. Lege zuerst eines an.
error-no-hint = In Partien gegen Menschen gibt es keine Tipps.
error-no-hint-now = Es fand sich kein Tipp. Versuche es noch einmal.
error-no-level = Es gibt keine Stufe { $level }.
error-no-password = Dieses Konto hat noch kein Passwort. Wähle einen Namen und ein Passwort.
error-no-people = Ein Tisch braucht mindestens einen Menschen. Bots unter sich spielen in der Arena.
error-no-review = Dieses Spiel kann nicht durchgesehen werden: Es ist zu lang, oder sein Anfang stammt aus einer älteren Fassung.
error-no-position = { $last ->
    [one] Die Partie hat nur { $last } Aktion.
   *[other] Die Partie hat nur { $last } Aktionen.
  }
error-no-rematch = Eine Revanche folgt auf eine eigene beendete Partie.
error-no-seat = Diesen Platz gibt es nicht.
error-no-session = Du bist hier abgemeldet. Melde dich wieder an oder spiel als Gast weiter.
error-no-takeback = Es gibt nichts zurückzunehmen.
error-no-undo = Seither wurde etwas aufgedeckt oder jemand anders gefragt: Das lässt sich nicht frei zurücknehmen.
error-no-vote = Niemand fehlt.
error-not-found = Das gibt es hier nicht.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-your-seat = Dieser Platz gehört dir nicht.
error-origin = Anfragen von anderen Seiten werden abgelehnt.
error-password = Das Passwort ist falsch.
error-password-common = Dieses Passwort gehört zu den ersten, die probiert werden. Drei oder vier Wörter, die nicht zusammengehören, sind schwer zu erraten und leicht zu merken.
error-private = Dieser Tisch ist privat.
error-seal = Dieses Siegel ist schon verbraucht oder zu alt. Bitte noch einmal versuchen.
error-seat-taken = Dieser Platz ist besetzt.
error-seated = Du sitzt schon an diesem Tisch.
error-seed = Eine eigene Startzahl geht nur, wo kein anderer Mensch spielt.
error-server = Der Server hat einen Fehler gemacht. Es wurde nichts verändert.
error-stale = Am Tisch ging es weiter. Sieh noch einmal hin.
error-started = Die Partie hat schon begonnen.
error-closed = Dieser Tisch wurde von dem geschlossen, der ihn eröffnet hat.
error-somebody-waits = An diesem Tisch sitzt schon jemand anderes.
error-still-playing = Die Datei gibt es, wenn die Partie beendet ist.
error-storage = Der Server kann gerade nichts speichern. Nichts wurde geändert; versuche es gleich noch einmal.
error-browser-storage = Dieser Browser kann nichts mehr speichern. Nichts wurde geändert; schaffe Platz oder sichere deine Partien in einer Datei.
error-needs-server = Andere Menschen können nur an einen Tisch auf einem Server kommen.
error-takeback-later = { $seconds ->
    [one] Du darfst in { $seconds } Sekunde wieder fragen.
   *[other] Du darfst in { $seconds } Sekunden wieder fragen.
  }
error-takeback-pending = Es wird schon um eine Rücknahme gebeten.
error-too-large = Das ist zu groß.
error-too-often = Zu viele Anfragen. { $minutes ->
    [1] { $seconds ->
        [one] Versuche es in { $seconds } Sekunde wieder.
       *[other] Versuche es in { $seconds } Sekunden wieder.
    }
   *[other] Versuche es in { $minutes } Minuten wieder.
  }
error-waiting = Es sind noch nicht alle da.

table-bot-crashed = Der Bot { FORM($side, "gen") } ({ $level }) ist ausgefallen. Ein schwächerer hat diese Entscheidung getroffen.
table-bot-error = Der Bot { FORM($side, "gen") } ({ $level }) hat einen Fehler gemacht. Ein schwächerer hat diese Entscheidung getroffen.
table-bot-late = Der Bot { FORM($side, "gen") } ({ $level }) hat zu lange gebraucht. Ein schwächerer hat diese Entscheidung getroffen.
table-clock-out = Die Zeit ist abgelaufen: { $side }.
table-joined = { $name } nimmt Platz: { $side }.
table-left = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] sind
   *[m] ist
  } gegangen. Ein Bot übernimmt den Platz.
table-stood-up = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] sind
   *[m] ist
  } gegangen. Der Platz ist wieder frei.
table-resigned = { $side }: aufgegeben.
table-closed = Der Tisch wurde geschlossen, bevor die Partie begann.
end-rules-changed = Die Regeln dieses Spiels änderten sich, bevor die Partie beendet war.
end-resigned = { $side }: aufgegeben.
end-abandoned = { $side }: aufgegeben; danach spielte kein Mensch mehr mit.
end-resigned-winner = { $side }: Erster, hatte aber aufgegeben.
table-rematch = Eine Revanche beginnt.
table-rematch-asked = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] bieten
   *[m] bietet
  } eine Revanche an.
table-rematch-accepted = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] nehmen
   *[m] nimmt
  } die Revanche an.
table-rematch-declined = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] möchten
   *[m] möchte
  } keine Revanche.
table-returned = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] sind
   *[m] ist
  } zurück.
table-rules-changed = Die Regeln dieses Spiels haben sich geändert. Die Partie geht von ihrer letzten festen Stellung aus nach den neuen weiter.
table-rules-ended = Die Regeln dieses Spiels haben sich geändert, und diese Partie lässt sich nicht übernehmen. Sie endet ohne Ergebnis.
table-started = Die Partie beginnt; Bots nehmen die freien Plätze.
table-takeback-accepted = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] stimmen
   *[m] stimmt
  } der Rücknahme zu.
table-takeback-asked = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] bitten
   *[m] bittet
  } darum, einen Zug zurückzunehmen.
table-takeback-cancelled = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] bitten
   *[m] bittet
  } nicht mehr um eine Rücknahme.
table-takeback-declined = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] lehnen
   *[m] lehnt
  } die Rücknahme ab.
table-unattended = Der Tisch wurde geschlossen: Es kam niemand mehr.
table-undo = { $count ->
    [one] Eine Aktion zurückgenommen: { $side }.
   *[other] { $count } Aktionen zurückgenommen: { $side }.
  }
table-vote-bot = Die anderen haben entschieden, dass ein Bot weiterspielt: { $side }.
table-vote-cast = { FORM($side, "Nom") } { FORM($side, "gender") ->
    [pl] haben
   *[m] hat
  } abgestimmt.
table-vote-skip = Die anderen haben entschieden: Ein Bot beendet den Zug { FORM($side, "gen") }.
table-vote-wait = Die anderen haben entschieden zu warten: { $side }.

mail-login-subject = Dein Anmeldelink für Beachhead
mail-login-body =
    Öffne diesen Link in dem Browser, in dem du ihn angefordert hast. Er gilt einmal, zehn Minuten lang:

    { $link }

    Hast du ihn nicht angefordert, dann lass diese Nachricht liegen.

mail-change-subject = Deine neue Adresse für Beachhead
mail-change-body =
    Öffne diesen Link in dem Browser, in dem du die Änderung angefordert hast. Er gilt einmal, zehn Minuten lang:

    { $link }

    Hast du ihn nicht angefordert, dann lass diese Nachricht liegen.

mail-changed-subject = Deine Adresse für Beachhead wurde geändert
mail-changed-body =
    Die Mailadresse deines Kontos ist jetzt { $mail }. Mit dieser Adresse hier kommst du nicht mehr hinein.

    Wenn du das nicht warst, kennt jemand dein Passwort: Bitte den Betreiber dieses Servers um Hilfe.
