# Plansza gry, która nie ma własnej.
generic-map = Mapa
generic-hand = Ręka
generic-hand-empty = Brak kart na ręce.
generic-held = Posiada: { $side }
generic-empty = Nic tu nie stoi
generic-near = Obok: { $places }
generic-count = { $count } × { $thing }
