# The guided first game: a title for each lesson, then what each step says and its goal.

sign-crystal = Kristall

learn-basics = Die erste Runde
    .text = Marschieren, aufklären, rekrutieren, ziehen: drei Aktionen der Menschen.
learn-basics-march-1 = Du führst die Menschen. Wer nach fünf Runden die meisten Siegpunkte hat, gewinnt. Punkte bringen Gefechte und die Kristalle in Regionen, die du kontrollierst, wenn jemand die Wertung aktiviert.
learn-basics-march-2 = In jeder Runde hat jeder drei Aktionen. Du bezahlst sie mit Karten: Die Symbole auf allen ausgelegten Karten zusammen sagen, wie viel du tun darfst. Was du jetzt auslegst, fehlt dir im Gefecht.
learn-basics-march = Wähle Bewegung und lege „Ausflankieren“ aus: 2 Symbole, also gehen zwei Einheiten je einen Schritt oder eine zwei. Leere Regionen ohne Gegner gehören dir, sobald dort eine deiner Einheiten ihre Bewegung beendet.
    .goal = Bring zwei Einheiten aus dem HQ in die Brandwüste.
learn-basics-scout = Vor oder nach der Aktion darfst du eine Fähigkeit nutzen, jede einmal pro Runde. „Aufklärung“ nimmt eine leere Region neben deinen, ganz ohne Einheit, und weckt nicht, was dort schläft.
    .goal = Nimm eine Region mit „Aufklärung“.
learn-basics-recruit = Die anderen waren dran. Nun rekrutiere: Jedes Symbol bringt eine Einheit aus der Reserve in dein HQ. „Luftunterstützung“ hat zwei davon.
    .goal = Rekrutiere Einheiten.
learn-basics-draw = Die dritte Aktion. „2 Taktik-Karten ziehen“ braucht keine Karten: Du siehst zwei Karten eines Stapels an und behältst eine. Geländekarten sind in Gefechten in ihrem Gelände stärker; überlege, wo du antreten willst.
    .goal = Zieh eine Karte von einem Geländestapel.

learn-battle = Ein Gefecht
    .text = Drei Zielvorgaben, Karten, und wer die Region bekommt.
learn-battle-control-1 = Deine vier Einheiten sind in die Brandwüste marschiert, wo drei Wanderer stehen. Gefechte kommen nach allen Aktionen. Jede Seite verteilt ihre Einheiten auf drei Zielvorgaben, der Angreifer zuerst: Der Verteidiger sieht also, was du tust.
learn-battle-control = Gebietskontrolle: Wer hier mehr Einheiten hat, gewinnt 2 Punkte und die Region. Gleichstand gehört dem Verteidiger.
    .goal = Lege zwei oder drei Einheiten auf Gebietskontrolle.
learn-battle-capture = Gefangennahme: Wer mehr hat, nimmt einen Gefangenen, der in jeder Runde 1 Punkt wert ist. Der Rest geht zur Zermürbung, wo jede Einheit für 1 Punkt eine gegnerische vernichtet.
    .goal = Lege eine Einheit auf Gefangennahme.
learn-battle-card = Auch die Wanderer haben verteilt. Nun die Karten, eine nach der anderen und abwechselnd. „Luftunterstützung“ bringt eine Einheit aus der Reserve zu einer Zielvorgabe. Setze sie dort ein, wo sie entscheidet.
    .goal = Stärke die Gebietskontrolle mit „Luftunterstützung“.
learn-battle-resolve = Das genügt, und behaltene Karten sind gut für Aktionen. Wer passt, spielt in diesem Gefecht keine Karte mehr. Haben beide gepasst, werden die Zielvorgaben von oben nach unten entschieden.
    .goal = Passe und gewinne die Region.

learn-scoring = Punkte
    .text = Wertung, Bauwerke und die Regionen, für die es sich lohnt.
learn-scoring-enable-1 = Du kontrollierst zwei Regionen und dein HQ. Endet eine Runde mit Wertung, bekommt jeder 1 Punkt je Kristall in seinen Regionen; nur wer sie aktiviert hat, bekommt 1 weiteren je Region und für das HQ.
learn-scoring-enable = Das Aktivieren kostet eine Aktion und allein diese Karte, einmal pro Runde für alle zusammen. Aktiviere, wenn du mehr Regionen hältst als die anderen, oder bevor sie mehr halten.
    .goal = Aktiviere die Wertung.
learn-scoring-scout = Ab jetzt zählt für dich jede Region. „Aufklärung“ kostet nichts, also nimm noch eine; die Zahl in einer Region sagt, wie viele Kristalle dort liegen.
    .goal = Nimm noch eine Region mit „Aufklärung“.
learn-scoring-build = Bauwerke stehen in Regionen, die du zu Beginn der Aktion kontrolliert hast. Bausymbole bezahlen sie und ihre Nutzung. Später aktiviert, legt ein Wachturm oder eine Geschützstellung ein Plättchen, das dir dort im nächsten Gefecht hilft.
    .goal = Baue einen Wachturm oder eine Geschützstellung.
learn-scoring-march = Die letzte Aktion dieser Runde: noch eine Region, und die Wertung zählt sie mit. Schläft dort etwas, weckst du vielleicht einen Kriegstrupp, und das heißt Gefecht.
    .goal = Zieh mit einer Einheit in noch eine Region.

learn-side-humans = Die Menschen in Kürze
    .text = Regionen ganz ohne Einheiten.
learn-side-humans-airfield = Ein Flugfeld nimmt eine leere Region daneben, auch eine, die ein Gegner kontrolliert, ohne dass jemand zieht. Lege „Eingraben“ für Bausymbole aus und aktiviere es.
    .goal = Nimm eine Region mit dem Flugfeld.
learn-side-humans-scout = Und einmal pro Runde nimmt „Aufklärung“ noch eine. So hast du mehr Regionen als Einheiten: Aktiviere die Wertung, bevor jemand hineinläuft.
    .goal = Nimm eine Region mit „Aufklärung“.

learn-side-pilgrims = Die Wanderer in Kürze
    .text = Aus Kristallen werden Punkte.
learn-side-pilgrims-temple = In deinem Vorrat liegen 4 Kristalle, von Sammlern gebracht. Der Tempel macht aus bis zu dreien je 2 Punkte. Lege die Karte mit den Bausymbolen aus und aktiviere ihn.
    .goal = Mach im Tempel aus Kristallen Punkte.
learn-side-pilgrims-teleport = „Teleport“ bringt Einheiten aus einer Region fast überallhin, einmal pro Runde; jeder Kristall aus dem Vorrat nimmt eine mehr mit. Schon eine Einheit nimmt eine leere Region in der Ferne.
    .goal = Teleportiere eine Einheit.

learn-side-machines = Die Maschinen in Kürze
    .text = Bauwerke, die in jeder Runde arbeiten.
learn-side-machines-plant = Du hast mehr Bausymbole als alle anderen. Eine Fertigungsanlage stellt eine Einheit in ihrer eigenen Region auf, weit weg vom HQ. Lege alle drei Karten für eine große Aktion aus.
    .goal = Stelle mit der Fertigungsanlage eine Einheit auf.
learn-side-machines-more = Es sind noch Symbole übrig. Ein Bollwerk stellt Einheiten sogar mitten in einem Gefecht auf, Orbital-Sniper und Schredder-Drohnen vernichten aus der Ferne.
    .goal = Baue noch ein Bauwerk.

learn-side-trogs = Die Trogg in Kürze
    .text = Sie sind schon überall.
learn-side-trogs-ambush = Ein Mensch steht im Dornenwald, genau über einem Kriegstrupp. „Hinterhalt“ kostet dich eine Einheit und weckt ihn dort: Drei Trogg erscheinen, und im Gefecht greifst du an.
    .goal = Wecke den Kriegstrupp im Dornenwald.
learn-side-trogs-tunnel = Tunnel verbinden dein HQ mit Regionen auf dem ganzen Planeten. Geh hindurch: Ein Kriegstrupp, der dort schläft, schließt sich dir an, und niemand hält dich auf.
    .goal = Geh durch den Tunnel an das andere Ende.
