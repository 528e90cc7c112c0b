# The coach's words: a briefing of five cards, a word on each side, a lesson for each question.

brief-1 = Du gewinnst sofort, wenn deine Einheiten in der Formation des gemeinsamen Auftrags stehen: sechs bis acht Felder (mit großen Aufträgen neun), irgendwo auf dem Plan, gedreht oder gespiegelt. Du gewinnst auch, wenn nur noch dein Kriegsherr lebt. Weitere Einheiten ringsum stören nicht.
    .title = Das Ziel: eine Formation
brief-2 = Zuerst erhältst du Hexilum in Höhe deines Einkommens, anfangs 1. Dann hast du bis zu zwei Aktionen, auch zweimal dieselbe: einsetzen, angreifen, heilen, zurückziehen, Karte spielen, Söldner aktivieren, 1 Hexilum nehmen, Einkommen erhöhen oder den Kriegsherrn nutzen. Am Ende darfst du Karten kaufen.
    .title = Dein Zug
brief-3 = Du führst einen Kriegsherrn mit 6 Lebenspunkten und 12 Einheiten. Ab Stufe Kapitän sind einige eine Minderheit; die landen nur, solange er auf dem Plan ist. Eingesetzt wird auf ein freies Feld; eine Quelle bringt 1 Hexilum. Damit erhöhst du dein Einkommen oder kaufst Aktionskarten und Söldner.
    .title = Einheiten, Hexilum, Karten
brief-4 = Einheiten können benachbarte angreifen. Die getroffene geht ins Lazarettschiff, der Angreifer meist auch; ein Söldner ist samt Karte verloren. Ein Kriegsherr verliert 1 Lebenspunkt, bei 0 scheidet seine Partei aus. Karten und Fähigkeiten greifen Felder ohne Preis an, treffen aber auch eigene.
    .title = Angriffe
brief-5 = Deine Einheiten laufen nicht: Wähle ihr Feld mit Bedacht. Nur der Kriegsherr bewegt sich selbst, für 1 Lebenspunkt. Wem zwei freie Felder fehlen, der kann in einem Zug gewinnen; stell dich rechtzeitig dazwischen. Ein lebender Kriegsherr ist nicht zu verdrängen: Er sperrt ein Feld am sichersten.
    .title = Leicht übersehen

brief-side-terra = Deine Sonderfähigkeit (1 Lebenspunkt, einmal pro Zug) setzt eine Einheit auf ein besetztes Feld neben deinem Kriegsherrn ein und verdrängt, wer dort steht (nie Kriegsherren). Setze ihn früh mitten in deiner Formation ein: So kannst du dort Sperren räumen.
brief-side-cyberians = Deine Sonderfähigkeit (1 Lebenspunkt, einmal pro Zug) setzt bis zu 2 Einheiten auf zwei gegenüberliegende Felder neben deinem Kriegsherrn ein. Hat die Formation drei Felder in einer Reihe, setze ihn früh auf das mittlere und halte beide Seiten frei.
brief-side-nomads = Deine Sonderfähigkeit (1 Lebenspunkt, einmal pro Zug) vertauscht zwei Einheiten oder bewegt eine auf ein freies Feld, nie Kriegsherren; deiner muss nur auf dem Plan sein. Halte sie bereit: Sie kann deine Lücke schließen oder eine fremde Formation aufreißen.
brief-side-union = Deine Sonderfähigkeit (1 Lebenspunkt, einmal pro Zug) bringt 2 Hexilum, 3 auf einer Quelle. Setze deinen Kriegsherrn im ersten Zug auf eine Quelle und nutze sie sofort: Mit dem Einkommen hast du 5 Hexilum für den Markt. Achte dann auf seine Lebenspunkte.
brief-side-ox = Deine Sonderfähigkeit (1 Lebenspunkt, einmal pro Zug) holt bis zu 3 deiner Einheiten aus dem Lazarettschiff in die Reserve; die Aktion Heilen holt nur eine. Du kannst dir also Angriffe leisten. Bring deinen Kriegsherrn auf den Plan, ehe sich das Schiff füllt.
brief-side-mentacles = Deine Sonderfähigkeit (1 Lebenspunkt, einmal pro Zug) schickt bis zu 2 reguläre Einheiten eines Gegners aus der Reserve ins Lazarettschiff. Ein Treffer kann 1 Schaden für einen Kriegsherrn sein, der noch auf dem Tableau ist: Setze deinen vor den anderen ein.

lesson-d-deal = Der Zufall bestimmt Startspieler, ausgelegte Minderheitstafeln, Markt und Aufträge. Zu entscheiden ist noch nichts.
lesson-d-begin = Sieh dir zuerst den gemeinsamen Auftrag an: Seine Form sagt dir, welche Felder zusammengehören. Der Plan ist leer, die ersten Einheiten dürfen auf jedes Feld.
lesson-d-faction = Die Parteien unterscheiden sich nur in einem: der Sonderfähigkeit des Kriegsherrn, einmal pro Zug für 1 Lebenspunkt. Für den Anfang am leichtesten sind das Imperium von Terra und das Kollektiv der Cyberier.
lesson-d-minority = Du bekommst 3 Einheiten davon, und sie landen nur, solange dein Kriegsherr auf dem Plan ist. Der Auftrag wird erst danach gezogen: Nimm eine Fähigkeit, die bei jeder Form hilft.
lesson-d-draft-keep1 = Was du weitergibst, kann sich gegen dich richten. Am Ende führst du zwei Minderheiten; in der Regel legt jemand eine deiner drei Tafeln weg, also baue nicht auf eine einzige.
lesson-d-draft-keep2 = Suche eine Tafel, die gut zur ersten passt. Was du jetzt weitergibst, gehört danach deinem Nachbarn; überlass ihm die stärkste nicht leichtfertig.
lesson-d-draft-discard = Dein Nachbar führt die zwei Tafeln, die bleiben, mit je 3 Einheiten. Lege die Fähigkeit weg, die dich am meisten stören würde, oder trenne ein starkes Paar.
lesson-d-secret-mission = Geheimer oder gemeinsamer Auftrag: Einer von beiden genügt zum Sieg. Der am Ende übrige wird der gemeinsame; mit einer Form, die sich mit den anderen überschneidet, baust du an beiden zugleich.
lesson-d-action = Suche zuerst den Sieg: Zwei freie Felder füllt man mit zweimal Einsetzen, du jetzt oder ein Gegner im nächsten Zug; sperre rechtzeitig oder greif an. Eilt nichts, baue die Formation oder erhöhe dein Einkommen, am besten früh.
lesson-d-unit = Eine reguläre Einheit füllt nur das Feld. Viele Minderheiten und alle Söldner bringen eine Fähigkeit mit, die in derselben Aktion folgt; warten mehrere, kommen sie in der Reihenfolge des Einsetzens.
lesson-d-anchor = Das Muster darf überall liegen, gedreht wird es im nächsten Schritt. Alle Angriffe müssen auf dem Plan liegen und treffen auch eigene Einheiten. Felder zum Einsetzen sollten frei sein; besetzte sind meist verloren.
lesson-d-cell = Das beste Feld dient mehreren Wegen zur Formation, dann hält dich eine einzelne Sperre nicht auf. Auf einer Quelle bringt die Landung 1 Hexilum. Ist ein besetztes Feld wählbar, wird die Einheit dort zuerst angegriffen.
lesson-d-target = Dein Angreifer zahlt seinen Preis, was er auch trifft. Nimm die Einheit, die eine fremde Formation am meisten braucht, oder einen Söldner, den niemand heilen kann. Ein Kriegsherr bleibt stehen und verliert nur 1 Lebenspunkt.
lesson-d-heal = Reguläre und Eliteeinheiten kehren in die Reserve zurück, Minderheiten auf ihre Tafel; von dort kannst du sie wieder einsetzen. Nimm, was du als Nächstes brauchst; Minderheiten brauchen den Kriegsherrn auf dem Plan.
lesson-d-step = Der Schritt kostet 1 Lebenspunkt und geht einmal pro Zug. Eine Quelle bringt 1 Hexilum; neben gegnerischen Einheiten ist er angreifbar. Dient das neue Feld deiner Formation oder sperrt es eine fremde?
lesson-d-orient = Greift das Muster an, ist jeder Angriff Pflicht, auch auf eigene Einheiten, und kommt vor dem Einsetzen. Felder zum Einsetzen nützen meist nur, wenn sie frei sind. Nimm die Lage, die zur Formation passt und deine Einheiten schont.
lesson-d-deploy-cell = Du musst nicht jedes Feld des Musters füllen. Nimm zuerst das, das deine Formation braucht; die Fähigkeiten eingesetzter Einheiten wirken in der Reihenfolge der Landung.
lesson-d-use = Du siehst zu den offenen Karten 5 zusätzliche, und deine Marktphase folgt trotzdem noch. Was du jetzt kaufst, kannst du mit einer übrigen Aktion noch in diesem Zug nutzen; ohne Hexilum bringt der Besuch nichts.
lesson-d-swap-first = Wählbar ist jede Einheit außer Kriegsherren, auch fremde und neutrale. Bring eine eigene auf ein Feld, das dir fehlt, oder nimm eine fremde aus ihrer Formation.
lesson-d-swap-second = Eine eigene mit einer fremden Einheit zu vertauschen kann zweifach nützen; vollende nur keine fremde Formation. Kommt deine Einheit von einem Feld ohne Quelle auf eine Quelle, bringt sie 1 Hexilum.
lesson-d-opponent = Ziele auf den, der dem Sieg am nächsten ist. Treffer in der Reserve bremsen das Einsetzen, verlorenes Hexilum das Kaufen, und Schaden zählt am meisten bei einem Kriegsherrn mit wenigen Lebenspunkten.
lesson-d-reserve-hit = Eine reguläre Einheit im Lazarettschiff muss geheilt werden, ehe man sie wie üblich einsetzen kann. Schaden geht einmal pro Angriff und wirkt länger, hilft aber nur, wenn du diesen Kriegsherrn jagst.
lesson-d-foreign-card = Alle Karten liegen offen: Welche träfe dich im nächsten Zug am härtesten? Eine gestohlene Aktionskarte darfst du noch in diesem Zug spielen, wenn du eine Aktion übrig hast.
lesson-d-stolen-unit = Auf dem Plan zählt sie sofort für deine Formation, löst aber keine Fähigkeit aus und bringt kein Hexilum. Auf der Karte wartet sie, bis du sie auf ein freies Feld deiner Wahl einsetzt und ihre Fähigkeit nutzt.
lesson-d-attack-cell = Der Angriff trifft, was dort steht, auch eigene Einheiten; der Angreifer bleibt auf dem Plan. Lohnt sich kein Ziel, nimm ein leeres Feld: Der Lohn einer Minderheit kommt trotzdem.
lesson-d-protect = Der Protector verlässt das Spiel für immer, die angegriffene Einheit bleibt heil. Das lohnt sich für Söldner, einen schwachen Kriegsherrn oder ein Feld deiner Formation; eine reguläre Einheit lässt sich später heilen.
lesson-d-buy = Kaufen kostet keine Aktion; was du in der Marktphase kaufst, nutzt du ab deinem nächsten Zug. Karten, die mit einer Aktion mehrere Einheiten einsetzen, bringen die Formation am schnellsten voran. Alle sehen, was du hast.
