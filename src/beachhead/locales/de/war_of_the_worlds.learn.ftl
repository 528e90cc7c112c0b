# The coach's words: a briefing of five cards, a word on each side, a lesson for each question.

brief-1 = Die Marsianer gewinnen, sobald von den 30 Zivilisten keiner mehr übrig ist. Die Menschen gewinnen, sobald der Schadensmarker 30 erreicht. Einheiten und Gebäude zählen für den Sieg nicht. Ist nach 60 Runden nichts entschieden, gewinnt die Seite mit dem größeren Fortschritt.
    .title = Ein Wettlauf bis dreißig
brief-2 = Du hast 5 Karten. Spiele sie, kaufe aus deinem Entscheidungsvorrat, tausche dort kostenlos eine Karte und nutze Gebäude, in beliebiger Folge. Jede Karte bringt eine ihrer Wirkungen. Was spielbar ist, musst du spielen, außer es entfernt die Karte. Dann ziehst du 5 neue.
    .title = Dein Zug
brief-3 = Karten und Gebäude bringen Münzen (Menschen) oder Energie (Marsianer), nur für diesen Zug. Gekaufte Aktionskarten kommen auf den Ablagestapel und werden später eingemischt; Einheitenkarten auch, dazu sofort eine Einheit. Gebäude wirken sofort, ihre Karte kommt aus dem Spiel.
    .title = Karten, Einheiten, Gebäude
brief-4 = Menschen greifen Dreibeiner und Marsianer-Gebäude an; die bleiben stehen, aber jeder Schaden rückt den Marker vor. UFOs sind kein Ziel. Schaden der Marsianer trifft erst Gebäude, dann Einheiten und Sperrballons, dann Zivilisten. „Ernten“ trifft nur Zivilisten ohne solchen Schutz.
    .title = So wird gekämpft
brief-5 = Verteidigungsanlagen fallen nur in einem Angriff mit genug Schaden: Bunker 2, Schwere Artillerie 3, Fort 4; Karten zählen zusammen. Eine Armee blockiert im Gebiet eine Marsianer-Einheit, ein Dreibeiner eine Armee; nur Überzählige ziehen ab. Jede Einheit dient pro Zug nur einer Einheitenkarte.
    .title = Leicht zu übersehen

brief-side-martian = Du bist zuerst am Zug, mit 1 Dreibeiner und 1 UFO in den Westlichen Highlands; nebenan in Glasgow 3 Zivilisten. Deine Einheiten und Gebäude sind unzerstörbar. Kaufe früh Energie (Plasmasynthese, Teilchengenerator, Plasmareaktor) und einen zweiten Dreibeiner.
brief-side-human = Du beginnst ohne Einheiten und Gebäude; Münzen bringt dir „Umsiedeln“. Kaufe früh Vorratslager, Evakuieren, Armee oder Luftangriff, der immer 1 Schaden verursacht. Bringe Zivilisten vor Dreibeinern in Sicherheit oder lass sie mit „Guerilla“ angreifen.

lesson-d-landing = Das Invasionsschiff ist deine Basis: Hier erscheinen neue Dreibeiner und UFOs, und deine ersten Gebäude kommen in freie Festlandgebiete daneben. Lande nahe bei Zivilisten, aber mit freiem Land nebenan.
lesson-d-main = Übrige Münzen oder Energie verfallen am Zugende; zähle also zuerst, was du kaufen kannst. Beenden kannst du den Zug, wenn keine Karte mehr spielbar ist, ohne entfernt zu werden; eine Karte zu entfernen ist immer freiwillig.
lesson-d-civfrom = Denk an die, die ein Dreibeiner im nächsten Zug erreicht: Ohne Gebäude, Armee oder Sperrballons nimmt jedes „Ernten“ einen. Hast du „Guerilla“, lass den Zivilisten erst angreifen; danach darf er immer noch ziehen.
lesson-d-civto = Sicherer ist es fern von Dreibeinern oder bei Gebäude, Armee oder Sperrballons. Bei einem Dreibeiner oder Marsianer-Gebäude kann er mit „Guerilla“ angreifen, und in einem freien Gebiet hindert er die Marsianer am Bauen.
lesson-d-guerrilla = Der Schaden zählt überall gleich; wichtig ist, wen du verbrauchst. Jeder Zivilist greift nur einmal pro Zug an, eine weitere „Guerilla“ braucht also einen anderen bei einem Dreibeiner oder Marsianer-Gebäude.
lesson-d-unit = Eine Einheitenkarte verbraucht ihre Einheit für diesen Zug, ob Bewegung oder Angriff; Aktionskarten wie „Ernten“ oder „Umgruppieren“ nicht. Marsianer greifen das Gebiet ihrer Einheit an; für die Menschen zählt jedes Ziel gleich.
lesson-d-step = Zieh dorthin, wo die Einheit bald angreift: Schiffe treffen Land nebenan, andere ihr Gebiet. An Land blockiert eine Armee eine Marsianer-Einheit, ein Dreibeiner eine Armee; tritt ein Dreibeiner auf Landminen, kostet das 2 Schaden.
lesson-d-attackarea = Getroffen werden erst Gebäude, dann Einheiten und Sperrballons, dann Zivilisten; was für die nächste Figur nicht reicht, verfällt. Bei Sonderattacken zählen Marker oder Verdrängung oft mehr: Sie wirken auch, wenn nichts zerstört wird.
lesson-d-reap = Jeder Zivilist zählt gleich, also achte darauf, was übrig bleibt: Wo keiner mehr ist, greift keiner mit „Guerilla“ an. „Entführung durch Außerirdische“ trifft auch Zivilisten, die ein Gebäude, eine Armee oder Sperrballons schützen.
lesson-d-join = Alle Karten wirken als ein Angriff: Bunker hat Verteidigung 2, Schwere Artillerie 3, Fort 4, eine Armee mit Panzerfabrik 2. Überschuss trifft die nächste Figur; nimm nur dazu, was noch etwas zerstört, und nutze den Rest anderswo.
lesson-d-dmgorder = Solange eines von beiden steht, bleiben die Zivilisten geschützt. Eine zerstörte Armee geht in die Reserve und kann wiederkommen; die Sperrballons kommen aus dem Spiel, und UFOs dürfen wieder in das Gebiet.
lesson-d-push = Hier schützt die Armee dann keine Zivilisten mehr und blockiert keine deiner Einheiten. Am wenigsten nützt sie den Menschen in einem Gebiet ohne Zivilisten und fern von deinen nächsten Zielen.
lesson-d-placeunit = Eine Armee schützt die Zivilisten in ihrem Gebiet und blockiert dort eine Marsianer-Einheit, greift aber nur im eigenen Gebiet an. Nahe bei einem Dreibeiner wirkt sie bald; eine gekaufte kann eine Armee-Karte deiner Hand gleich bewegen.
lesson-d-placebuilding = Menschen: Verteidigungsanlagen zu bedrohten Zivilisten, Vorratslager und Panzerfabrik fern von Dreibeinern, Landminen auf deren Weg. Marsianer: Gebäude werden nie zerstört, aber angegriffen; baue fern von Zivilisten und Armeen.
