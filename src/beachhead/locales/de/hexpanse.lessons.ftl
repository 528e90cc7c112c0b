# The guided first game: a title for each lesson, then what each step says and its goal.

sign-mission = Auftrag
sign-source = Quelle
sign-hexilum = Hexilum
sign-card = Karte
sign-attack = Angriff
sign-ship = Lazarettschiff
sign-heal = Heilen
sign-reserve = Reserve
sign-income = Einkommen
sign-action-card = Aktionskarte
sign-special = Sonderfähigkeit
sign-life = Lebenspunkte

learn-basics = Die ersten Züge
    .text = Kriegsherr, Einheiten, Quellen, Markt: zwei Züge des Imperiums von Terra.
learn-basics-warlord-1 = Du gewinnst, sobald deine Einheiten in der Form des Auftrags stehen. Heute ist es der Winkel mit sechs Feldern, zum Beispiel diesen. Er darf irgendwo auf dem Plan liegen, gedreht oder gespiegelt.
learn-basics-warlord-2 = Ein Zug hat drei Teile: Du erhältst Hexilum, hast zwei Aktionen und darfst Karten kaufen. Niemand läuft hier: Eine Einheit bleibt, wo sie gelandet ist. Wähle ihr Feld also mit Bedacht.
learn-basics-warlord = Dein Kriegsherr zählt als Einheit der Formation, und nur er lässt sich nicht verdrängen. Die Mitte des Plans ist zugleich eine Quelle: Wer auf einer landet, erhält 1 Hexilum.
    .goal = Setze den Kriegsherrn in der Mitte ein.
learn-basics-source = Setze mit der zweiten Aktion eine reguläre Einheit ein. Das leuchtende Feld ist auch eine Quelle und liegt in einer Linie mit deinem Kriegsherrn: Daraus kann der lange Arm des Winkels werden.
    .goal = Setze eine Einheit auf der leuchtenden Quelle ein.
learn-basics-buy = Die Aktionen sind vorbei, der Markt ist offen. Aktionskarten warten bei dir, bis du sie mit einer Aktion spielst; Söldner sind Einheiten mit einer Fähigkeit. Hexilum, das du behältst, verfällt nicht.
    .goal = Kaufe eine Karte.
learn-basics-watch = Du darfst weiterkaufen, solange du zahlen kannst, oder den Zug beenden. Dann hat dein Gegner zwei Aktionen. Achte darauf, wo er landet: Er will dieselbe Form füllen.
    .goal = Beende den Zug und sieh den Cyberiern zu.
learn-basics-grow = Wieder zwei Aktionen. Die leuchtenden Felder ergäben mit den beiden besetzten den Winkel. Füllst du zwei davon, fehlen nur noch zwei.
    .goal = Setze zwei Einheiten auf leuchtenden Feldern ein.

learn-actions = Die Aktionen
    .text = Angreifen, Einheiten zurückholen, Einkommen erhöhen, eine Karte spielen.
learn-actions-attack = Eine gegnerische Einheit steht in deiner Linie. Ein Angriff trifft eine Einheit neben deiner. Der Preis: Eine reguläre Einheit, die angreift, geht ins Lazarettschiff, genau wie die getroffene.
    .goal = Greif die Einheit neben deiner an.
learn-actions-heal = Was im Lazarettschiff liegt, kann nicht landen. Heilen holt für eine Aktion eine Einheit in deine Reserve zurück. Ein Angriff kostet also mehr, als es scheint: Überlege, bevor du eins gegen eins tauschst.
    .goal = Hole eine Einheit in die Reserve zurück.
learn-actions-income = Verlass den Markt und sieh dem Zug des Gegners zu. Erhöhe dann dein Einkommen: Stufe 2 kostet einmal 2 Hexilum und bringt in jedem Zug 2. Je früher, desto besser.
    .goal = Erhöhe dein Einkommen auf Stufe 2.
learn-actions-card = Du hast Apache dropships. Die zweite Wirkung lässt mit einer Aktion bis zu drei Einheiten in einer geraden Linie landen. Leg die Linie dorthin, wo dein erster Arm sein soll: erst den Anfang, dann die Richtung, dann jedes Feld.
    .goal = Lass mit der Karte drei Einheiten landen.

learn-victory = Wie man gewinnt
    .text = Den Gegner sperren, die eigene Lücke öffnen, und der letzte Zug gehört dir.
learn-victory-block-1 = Sieh dir die Cyberier an: Fünf dieser sechs Felder gehören ihnen. Noch eine Einheit, und sie haben gewonnen. Zähle immer zuerst, was dem Gegner fehlt, dann, was dir fehlt.
learn-victory-block = Die Lücke ist frei, also kann sie jeder füllen. Eine einzige Einheit von dir genügt fürs Erste; um sie wieder zu öffnen, bräuchten sie einen Angriff und eine weitere Aktion.
    .goal = Fülle die Lücke des Gegners.
learn-victory-drive = Nun zu dir: Zwei Felder fehlen, und auf einem steht eine gegnerische Einheit, gleich neben deinem Kriegsherrn. Die Sonderfähigkeit von Terra lässt dort eine Einheit landen und verdrängt, wer dort steht, für 1 Lebenspunkt.
    .goal = Nimm das Feld mit der Sonderfähigkeit.
learn-victory-end = Jetzt fehlt nur noch das leuchtende Feld, und es ist frei. Kaufe etwas, wenn du magst, und beende dann den Zug. Füllt es niemand, gewinnst du mit deiner nächsten Aktion.
    .goal = Beende den Zug.

learn-side-terra = Imperium von Terra in Kürze
    .text = Dort landen, wo andere stehen.
learn-side-terra-special = Zwei gegnerische Einheiten stehen neben deinem Kriegsherrn. Deine Sonderfähigkeit lässt eine Einheit auf einem besetzten Feld neben ihm landen und verdrängt, wer dort steht, nur nie einen Kriegsherrn. Sie kostet 1 Lebenspunkt, einmal pro Zug.
    .goal = Verdränge eine Einheit und nimm ihr Feld.
learn-side-terra-build = Eine Aktion, und ein Feld ist geräumt und gefüllt: So brichst du eine Formation und baust deine. Mach mit einem Feld weiter, das zu deinem Winkel passt.
    .goal = Setze eine Einheit auf einem leuchtenden Feld ein.

learn-side-cyberians = Kollektiv der Cyberier in Kürze
    .text = Zwei Einheiten mit einer Aktion.
learn-side-cyberians-special = Deine Sonderfähigkeit lässt bis zu zwei Einheiten auf zwei gegenüberliegenden Feldern neben dem Kriegsherrn landen, für 1 Lebenspunkt. Wähle eine von drei Richtungen und fülle dann beide Felder.
    .goal = Lass zwei Einheiten neben dem Kriegsherrn landen.
learn-side-cyberians-build = Drei in einer Reihe nach einer Aktion. Mit der zweiten machst du die Linie länger: ein halber Winkel in einem Zug, so schnell ist sonst niemand.
    .goal = Setze eine Einheit auf einem leuchtenden Feld ein.

learn-side-nomads = Interstellare Nomaden in Kürze
    .text = Zwei Einheiten vertauschen, von überall aus.
learn-side-nomads-special = Deine Sonderfähigkeit vertauscht zwei beliebige Einheiten auf dem Plan oder bewegt eine auf ein freies Feld; dein Kriegsherr darf weit weg stehen. Vertausche deine Einheit mit der gegnerischen auf der Quelle: Du erhältst das Hexilum und das Feld.
    .goal = Vertausche die beiden leuchtenden Einheiten.
learn-side-nomads-build = Eine gegnerische Formation hat ein Feld verloren, deine eins gewonnen. Bau mit der zweiten Aktion weiter: Eines der leuchtenden Felder ist eine Quelle.
    .goal = Setze eine Einheit auf einem leuchtenden Feld ein.

learn-side-union = Union der Handelswelten in Kürze
    .text = Mehr Hexilum als alle anderen.
learn-side-union-special = Deine Sonderfähigkeit bringt 2 Hexilum, und 3, solange dein Kriegsherr auf einer Quelle steht wie jetzt. Nutze sie fast in jedem Zug; Lebenspunkte kommen mit einer Aktion zurück.
    .goal = Gewinne Hexilum mit der Sonderfähigkeit.
learn-side-union-buy = Setze eine Einheit ein und geh dann einkaufen. Such Karten, die mit einer Aktion mehrere Einheiten bringen: Hexilum hast du, Aktionen fehlen dir.
    .goal = Kaufe eine Karte.

learn-side-ox = Ox in Kürze
    .text = Eins gegen eins tauschen und alle zurückholen.
learn-side-ox-attack = Du kannst dir leisten, was andere nicht können: einen Angriff, der eine Einheit kostet. Drei deiner Einheiten liegen schon im Lazarettschiff, da fällt eine mehr kaum auf.
    .goal = Greif die gegnerische Einheit an.
learn-side-ox-special = Deine Sonderfähigkeit holt bis zu drei Einheiten aus dem Lazarettschiff in die Reserve zurück, wo andere eine nach der anderen heilen.
    .goal = Hole deine Einheiten mit der Sonderfähigkeit zurück.

learn-side-mentacles = Mentakle in Kürze
    .text = Was nicht in der Reserve ist, kann nicht landen.
learn-side-mentacles-special = Der Gegner hat nur drei Einheiten in Reserve. Deine Sonderfähigkeit schickt zwei davon ins Lazarettschiff; ist sein Kriegsherr noch nicht auf dem Plan, kann ein Treffer ihn stattdessen 1 Lebenspunkt kosten.
    .goal = Triff die Reserve des Gegners zweimal.
learn-side-mentacles-build = Er muss erst heilen, bevor er bauen kann. Nutze die Zeit für deine eigene Formation.
    .goal = Setze eine Einheit auf einem leuchtenden Feld ein.
