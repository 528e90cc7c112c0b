# The guided first game: a title for each lesson, then what each step says and its goal.

sign-objective = Ziel
sign-encounter = Begegnung

learn-basics = Die obere Reihe
    .text = Produzieren, Aufrüsten, Bewegen, Handel: vier Züge mit den vier oberen Aktionen.
learn-basics-produce-1 = Du spielst die Nordischen Königreiche. Das Spiel endet sofort, wenn jemand den sechsten Stern legt. Dann gewinnen die meisten Münzen: für Sterne, Regionen und Ressourcen; das Ansehen sagt, wie viel jedes davon wert ist.
learn-basics-produce-2 = Dein Spielertableau hat vier Bereiche. In jedem Zug wählst du einen, nur nicht den deines letzten Zuges. Du darfst seine obere und dann seine untere Aktion ausführen, wenn du sie bezahlen kannst.
learn-basics-produce = Deine Arbeiter stehen in einem Wald und einer Tundra. Produzieren: In zwei Regionen macht jeder Arbeiter, was es dort gibt, also Holz und Öl. Ressourcen bleiben auf dem Spielplan, wo sie entstanden sind.
    .goal = Produziere Holz und Öl.
learn-basics-bolster = Aufrüsten kostet 1 Münze und bringt 2 Stärke. Stärke entscheidet Kämpfe, und wer viel davon hat, wird selten angegriffen. Bei 16 Stärke legst du einen Stern.
    .goal = Bring deine Stärke auf 6.
learn-basics-move = Nun hinaus aus dem Heimatgebiet. Dein Anführer führt, kämpft und trifft Leute unterwegs. Flüsse und Seen halten jeden auf, der noch keinen Mech dafür hat.
    .goal = Zieh mit dem Anführer aus dem Heimatgebiet.
learn-basics-trade = Du könntest noch eine Einheit bewegen; beende das Bewegen fürs Erste. Handel kostet 1 Münze und bringt zwei Ressourcen deiner Wahl oder Ansehen. Mit mehr Ansehen ist am Ende alles mehr wert.
    .goal = Handle für Ansehen.

learn-bottom = Die untere Reihe
    .text = Entwickeln, Einsetzen, Bauen, Rekrutieren: wozu deine Ressourcen da sind.
learn-bottom-upgrade-1 = Einige Züge später hast du 3 Öl, 3 Metall, 3 Holz und 4 Nahrung. Jedes ist für eine untere Aktion. Die Münzen daneben bekommst du auch, und wer eine Aktion oft genug ausgeführt hat, legt einen Stern.
learn-bottom-upgrade = Entwickeln kostet Öl: Ein Würfel geht von einem grünen Feld der oberen Reihe, das ab jetzt mehr gibt, auf ein rotes der unteren, das ab jetzt weniger kostet. Sechs davon sind ein Stern.
    .goal = Entwickle dein Tableau.
learn-bottom-deploy = Einsetzen kostet Metall: Ein Mech erscheint, wo einer deiner Arbeiter ist, und die Fähigkeit darunter gehört dir. Flussgang bringt Anführer und Mechs über Flüsse, Tempo eine Region weiter.
    .goal = Setze einen Mech ein.
learn-bottom-build = Bauen kostet Holz: ein Gebäude je Region, wo ein Arbeiter von dir ist. Mit der Mühle produzierst du in einer Region mehr, der Stollen ist dein eigener Tunneleingang.
    .goal = Baue die Mühle oder den Stollen.
learn-bottom-enlist = Rekrutieren kostet Nahrung: Ein Rekrut gibt sofort einen einmaligen Bonus und ab dann jedes Mal etwas, wenn du oder ein Nachbar diese untere Aktion ausführt. Frühe Rekruten zahlen am meisten.
    .goal = Wirb einen Rekruten an.

learn-stars = Sterne und Kampf
    .text = Ein Kampf, zwei Sterne, eine Begegnung. Dann gehört das Rennen dir.
learn-stars-attack-1 = Ein Mech der Rusviets steht auf dem Berg neben der Fabrik. Wer einen Kampf gewinnt, legt einen Stern, höchstens zwei im Spiel. Wer verliert, zieht sich in sein Heimatgebiet zurück.
learn-stars-attack = Zieh mit deinem Mech in seine Region. Der Angriff beginnt, wenn du fertig bewegt hast. Du hast 8 Stärke und zwei Kampfkarten, dein Gegner 5 Stärke.
    .goal = Greif den Mech der Rusviets an.
learn-stars-dial = Beide wählen geheim Stärke auf dem Rad, bis 7, und legen je Anführer oder Mech dort eine Karte dazu. Was gewählt ist, ist ausgegeben, ob Sieg oder nicht. Die höhere Summe gewinnt, Gleichstand der Angreifer. Drei und deine Karte 5 sollten genügen.
    .goal = Gewinne den Kampf.
learn-stars-popularity = Der erste Stern! Andere Wege: alle Entwicklungen, Mechs, Gebäude, Rekruten oder Arbeiter, ein Ziel, 16 Stärke und 18 Ansehen. Du hast 17.
    .goal = Lege einen Stern für Ansehen.
learn-stars-encounter = In Regionen mit diesem Plättchen sind Leute. Nur der Anführer trifft sie, jede einmal: Du ziehst eine Karte und wählst eine Option. Mit Flussgang kommt dein Anführer auf den Berg.
    .goal = Triff die Leute auf dem Berg.

learn-side-nordic = Nordische Königreiche in Kürze
    .text = Arbeiter, die schwimmen.
learn-side-nordic-swim = Deine Arbeiter überqueren Flüsse vom ersten Zug an, ganz ohne Mech. So erreichst du Dörfer und anderes Land, während alle anderen warten.
    .goal = Schwimm mit einem Arbeiter über den Fluss.
learn-side-nordic-produce = Was du erreichst, kannst du nutzen: Produziere dort im nächsten Zug. Arbeiter in einem Dorf machen neue Arbeiter.
    .goal = Produziere.

learn-side-rusviet = Rusviet-Union in Kürze
    .text = Zweimal derselbe Bereich.
learn-side-rusviet-produce = Deine Arbeiter stehen in einem Dorf und auf einem Berg. Produzieren bringt einen neuen Arbeiter und Metall, und mehr Arbeiter bringen jedes Mal mehr.
    .goal = Produziere einen Arbeiter und Metall.
learn-side-rusviet-again = Unermüdlich: Nur du darfst den Bereich deines letzten Zuges noch einmal wählen. Alle anderen müssten einen Zug warten.
    .goal = Wähle noch einmal Produzieren.

learn-side-crimea = Khanat der Krim in Kürze
    .text = Kampfkarten bezahlen.
learn-side-crimea-coercion = Entwickeln kostet 3 Öl, und du hast 2. Nötigung: Einmal pro Zug zählt eine Kampfkarte als eine beliebige Ressource. Bezahle mit deiner schwächsten Karte.
    .goal = Entwickle mit 2 Öl und einer Kampfkarte.

learn-side-saxony = Sächsisches Reich in Kürze
    .text = Sterne ohne Grenze.
learn-side-saxony-dominate = Andere legen einen Stern für Ziele und zwei für Kämpfe. Dominanz hebt beide Grenzen auf, und dein zweites Ziel behältst du. Eines hast du erfüllt; das andere verlangt drei Wälder.
    .goal = Erreiche den dritten Wald und decke das Ziel auf.

learn-side-polania = Republik Polania in Kürze
    .text = Begegnungen zählen doppelt.
learn-side-polania-meander = Im Dorf vor dir sind Leute! Dein Anführer darf von jeder Begegnung zwei verschiedene Optionen wählen. Beginne mit einer.
    .goal = Triff die Leute im Dorf und wähle eine Option.
learn-side-polania-second = Umherschweifen: Wähle nun eine zweite Option derselben Karte. Eile von Plättchen zu Plättchen, bevor andere sie nehmen.
    .goal = Wähle eine zweite Option.
