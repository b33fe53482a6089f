# Alle Texte auf Deutsch. Die Begriffe stehen in docs/glossary/de.md.

## Lists

list-comma = {", "}
list-semicolon = {"; "}
sentence-space = {" "}
sentence = { $words }.
number-tenths = { $whole },{ $tenths }

## Commands

command-dvonn = DVONN spielen
command-dvonn-challenge = Jemanden oder alle im Kanal herausfordern
    .name = herausfordern
command-dvonn-challenge-opponent = Wen du herausforderst. Standard: wer zuerst annimmt
    .name = gegner
command-dvonn-challenge-color = Deine Farbe. Standard: zufällig
    .name = farbe
command-dvonn-challenge-setup = Wie das Brett gefüllt wird. Standard: Ich frage dich
    .name = aufbau
command-dvonn-challenge-seed = Seed eines früheren Bretts. Standard: zufällig
    .name = seed
command-dvonn-challenge-position = Anfangsstellung als Text, für den Aufbau „vorgegeben“
    .name = stellung
command-dvonn-challenge-clock = Bedenkzeit: 5d, 3d+12h, live 10 oder none. Standard: 3d+12h
    .name = bedenkzeit
command-dvonn-challenge-rated = Gewertete Partie. Standard: nur, wenn beide hier eine Wertung haben
    .name = gewertet
command-dvonn-play = Gegen den Computer spielen
    .name = spielen
command-dvonn-play-level = Stufe des Computers. Standard: Freizeitspieler
    .name = stufe
command-dvonn-play-engine = Engine vom Betreiber des Bots, anstelle einer Stufe
    .name = engine
command-dvonn-play-color = Deine Farbe. Standard: zufällig
    .name = farbe
command-dvonn-play-setup = Wie das Brett gefüllt wird. Standard: faires Zufallsbrett
    .name = aufbau
command-dvonn-play-clock = Deine Bedenkzeit: 5d, 3d+12h, live 10 oder none. Standard: 3d+12h
    .name = bedenkzeit
command-dvonn-play-seed = Seed eines früheren Bretts. Standard: zufällig
    .name = seed
command-dvonn-play-position = Anfangsstellung als Text, für den Aufbau „vorgegeben“
    .name = stellung
command-dvonn-place = Deinen nächsten Stein setzen
    .name = setzen
command-dvonn-place-cell = Leeres Feld wie D3. Weitere Felder (D3 E4 F2) werden dein Plan
    .name = feld
command-dvonn-plan = Deine nächsten Steine planen: Ich setze sie für dich
    .name = plan
command-dvonn-conditional = Bedingte Züge festlegen: Wenn das kommt, spiele ich das
    .name = bedingt
command-dvonn-move = Einen deiner Stapel ziehen
    .name = ziehen
command-dvonn-move-move = Feld deines Stapels und Zielfeld, etwa D3F3
    .name = zug
command-dvonn-hint = Deine besten Züge zeigen (nur in ungewerteten Partien)
    .name = tipp
command-dvonn-analyse = Stellung oder Partie analysieren. Standard: die Partie in diesem Kanal
    .name = analysieren
command-dvonn-analyse-position = Stellung als Text, etwa „w r1,w1,…/…“
    .name = stellung
command-dvonn-analyse-game = Nummer der Partie, Liste der Züge oder Text einer Partiedatei
    .name = partie
command-dvonn-analyse-after = Stellung nach so vielen Zügen analysieren. Standard: die neueste
    .name = nach
command-dvonn-analyse-lines = Zahl der besten Zugfolgen, 1 bis 5. Standard: 3
    .name = zugfolgen
command-dvonn-board = Das Brett der Partie in diesem Kanal zeigen
    .name = brett
command-dvonn-board-surrounded = Eingeschlossene Stapel markieren (sie können nicht ziehen). Standard: nein
    .name = eingeschlossene
command-dvonn-board-size = Bildgröße. Standard: wie in deinen Einstellungen
    .name = größe
command-dvonn-board-size-small = klein
command-dvonn-board-size-normal = normal
command-dvonn-board-size-large = groß
command-dvonn-games = Deine laufenden Partien und ihre Fristen auflisten
    .name = partien
command-dvonn-offer = Remis, Zugrücknahme, Pause, Zeit oder Revanche anbieten
    .name = anbieten
command-dvonn-offer-what = Was du anbietest
    .name = was
command-dvonn-offer-what-draw = Remis
command-dvonn-offer-what-takeback = Rücknahme deines letzten Zugs
command-dvonn-offer-what-pause = Pause: Beide Uhren stehen
command-dvonn-offer-what-time = Mehr Zeit für deinen Gegner, sofort
command-dvonn-offer-what-rematch = Revanche mit vertauschten Farben
command-dvonn-admin = Einstellungen für den ganzen Server
command-dvonn-admin-settings = Die Servereinstellungen ansehen und ändern
    .name = einstellungen
command-dvonn-admin-limits = Wie viele Herausforderungen, Threads und Turniere eine Person beginnen darf
    .name = grenzen
command-dvonn-admin-limits-challenges = Offene Herausforderungen einer Person. Standard: 3
    .name = herausforderungen
command-dvonn-admin-limits-opponent = Höchstzahl offener Herausforderungen einer Person an eine andere. Standard: 1
    .name = gegner
command-dvonn-admin-limits-threads = Threads, die eine Person in 10 Minuten öffnen darf. Standard: 3
    .name = threads
command-dvonn-admin-limits-tournaments = Offene und laufende Turniere einer Turnierleitung. Für die Moderation: 3. Standard: 1
    .name = turniere
command-dvonn-admin-limits-wait = Minuten, bis jemand ein weiteres Turnier erstellen darf (Moderation: sofort). Standard: 60
    .name = wartezeit
command-dvonn-admin-limits-reason = Grund für das Protokoll (optional)
    .name = grund
command-dvonn-admin-roles = Rollen ansehen oder festlegen, die ich für Plätze und Titel vergebe
    .name = rollen
command-dvonn-admin-roles-first = Rolle für den ersten Platz der Rangliste
    .name = erster-platz
command-dvonn-admin-roles-top3 = Rolle für die ersten drei der Rangliste
    .name = top3
command-dvonn-admin-roles-top10 = Rolle für die ersten zehn der Rangliste
    .name = top10
command-dvonn-admin-roles-season = Rolle für den Sieg in der letzten Saison
    .name = saison
command-dvonn-admin-roles-tournament = Rolle für den Sieg im letzten Turnier
    .name = turnier
command-dvonn-admin-roles-league = Rolle für den Meistertitel der Liga
    .name = liga
command-dvonn-admin-roles-reason = Grund für das Protokoll (optional)
    .name = grund
command-dvonn-admin-block = Jemandem verbieten, hier Partien zu beginnen oder anzunehmen
    .name = sperren
command-dvonn-admin-block-player = Wer gesperrt wird (laufende Partien gehen weiter)
    .name = person
command-dvonn-admin-block-reason = Grund für das Protokoll und für die gesperrte Person
    .name = grund
command-dvonn-admin-unblock = Jemanden auf diesem Server entsperren
    .name = entsperren
command-dvonn-admin-unblock-player = Wer entsperrt wird
    .name = person
command-dvonn-admin-unblock-reason = Grund für das Protokoll (optional)
    .name = grund
command-dvonn-admin-fairness = Verlust pro Zug in gewerteten Partien mit Auswertung: ein Hinweis, kein Beweis
    .name = fairness
command-dvonn-admin-fairness-player = Person. Standard: wer am meisten auffällt
    .name = person
command-dvonn-admin-backup = Alle Partien, Ergebnisse, Turniere und Einstellungen dieses Servers herunterladen
    .name = sicherung
command-dvonn-admin-log = Zeigen, was die Moderation getan hat: wer, was, wann und warum
    .name = protokoll
command-dvonn-resign = Die Partie in diesem Kanal aufgeben
    .name = aufgeben
command-dvonn-vacation = Urlaub beginnen, Urlaub beenden oder Resttage ansehen
    .name = urlaub
command-dvonn-vacation-days = Tage zu 24 Stunden, ab jetzt; 0 beendet deinen Urlaub
    .name = tage
command-dvonn-help = Wie man mit diesem Bot DVONN spielt
    .name = hilfe
command-dvonn-rules = Die Regeln von DVONN in fünf Minuten, mit Bildern
    .name = regeln
command-dvonn-rules-page = Erste Seite. Standard: das Ziel des Spiels
    .name = seite
command-dvonn-rules-page-goal = Ziel des Spiels
command-dvonn-rules-page-placing = Steine setzen
command-dvonn-rules-page-moving = Stapel ziehen
command-dvonn-rules-page-surrounded = Eingeschlossene Stapel
command-dvonn-rules-page-isolation = Isolierte Stapel
command-dvonn-rules-page-end = Passen und Ende
command-dvonn-rules-page-here = Spielen mit dem Bot
command-dvonn-rules-cell = Feld: welche anderen es berührt und was dort steht
    .name = feld
command-menu-challenge = Zu DVONN herausfordern
command-menu-profile = DVONN-Profil
command-menu-analyse = Diese Stellung analysieren
command-menu-import = Diese Partie importieren

command-game = Eine Partie: Auswertung, Wiedergabe, Züge, Vorschau, Export und Import
    .name = partie
command-game-moves = Alle Züge der Partie in diesem Kanal auflisten
    .name = züge
command-game-replay = Eine Partie als GIF wiedergeben
    .name = wiedergeben
command-game-replay-game = Nummer der Partie oder Liste der Züge. Standard: die letzte Partie in diesem Kanal
    .name = partie
command-game-replay-from = Nummer des ersten Zugs. Standard: 1
    .name = von
command-game-replay-to = Nummer des letzten Zugs. Standard: der neueste
    .name = bis
command-game-replay-share = Für alle im Kanal zeigen. Standard: nur für dich
    .name = öffentlich
command-game-review = Beendete Partie auswerten: Gewinnchancen, Wendepunkte, Genauigkeit
    .name = auswerten
command-game-review-game = Nummer der Partie. Standard: die letzte Partie in diesem Kanal
    .name = partie
command-game-find = Beendete Partien finden: nach Person, Ergebnis, Aufbau, Tag, Länge oder Stellung
    .name = finden
command-game-find-player = Dein Gegner. Mit „alle“: wer auch immer. Für Partien gegen den Computer wähle mich
    .name = person
command-game-find-everyone = Die Partien aller auf diesem Server durchsuchen. Standard: nur deine
    .name = alle
command-game-find-result = Ergebnis für dich oder für die genannte Person
    .name = ergebnis
command-game-find-result-won = Gewonnen
command-game-find-result-lost = Verloren
command-game-find-setup = Aufbau des Bretts
    .name = aufbau
command-game-find-from = Partien mit Beginn ab diesem Tag, etwa 2026-03-01
    .name = von
command-game-find-until = Partien mit Beginn bis zu diesem Tag, etwa 2026-03-31
    .name = bis
command-game-find-shortest = Mindestzahl der Züge
    .name = mindestens
command-game-find-longest = Höchstzahl der Züge
    .name = höchstens
command-game-find-position = Züge wie D3 E4 F5 oder eine Stellung als Text. Auch gespiegelte Bretter zählen
    .name = stellung
command-game-export = Eine Partie als Datei exportieren
    .name = exportieren
command-game-export-game = Nummer der Partie. Standard: die letzte Partie in diesem Kanal
    .name = partie
command-game-export-format = Dateiformat. Standard: Text
    .name = format
command-game-import = Eine Partie aus Datei oder Text importieren, um sie durchzusehen
    .name = importieren
command-game-import-file = Partiedatei: von /partie exportieren, SGF von Boardspace oder Log von CodeCup
    .name = datei
command-game-import-text = Züge, etwa D3 E4 F5 (beides leer: größeres Formular)
    .name = text
command-game-preview = Züge ansehen, ohne sie zu spielen
    .name = vorschau
command-game-preview-move = Feld (D3), Zug (D3F3) oder mehrere Züge (D3F3 E4E5)
    .name = zug
command-game-abort = Eine Partie abbrechen, in der niemand mehr als einen Zug gespielt hat
    .name = abbrechen
command-game-claim = Sieg beanspruchen, wenn dein Gegner den Server verlassen und die Zeit überschritten hat
    .name = beanspruchen
command-game-moderate = Moderation: Partie beenden, annullieren oder eine Seite übergeben. Den Grund sehen alle
    .name = entscheiden
command-game-moderate-action = Entscheidung
    .name = entscheidung
command-game-moderate-action-end = Partie mit einem Ergebnis beenden
command-game-moderate-action-void = Partie annullieren: kein Ergebnis oder nicht mehr gewertet
command-game-moderate-action-hand-over = Eine Seite an jemand anderen übergeben
command-game-moderate-reason = Grund, wird im Kanal der Partie gezeigt
    .name = grund
command-game-moderate-winner = Wer gewinnt, wenn du die Partie mit einem Ergebnis beendest
    .name = sieg
command-game-moderate-player = Neue Person, wenn du eine Seite übergibst
    .name = person
command-game-moderate-side = Seite, die übergeben wird
    .name = seite
command-game-moderate-game = Nummer der Partie. Standard: die laufende Partie in diesem Kanal
    .name = partie
command-dvonn-settings = Deine Einstellungen: Bretter, Notation, Erinnerungen, Ruhezeit, Wochenenden, Sprache
    .name = einstellungen
command-privacy = Deine Daten
    .name = datenschutz
command-privacy-show = Zeigen, was ich über dich speichere, wie lange und wer es sieht
    .name = zeigen
command-privacy-export = Alles herunterladen, was ich über dich speichere
    .name = exportieren
command-privacy-delete = Alles über dich löschen (ich frage vorher)
    .name = löschen
command-tournament = Turniere auf diesem Server
    .name = turnier
command-tournament-create = Ein Turnier in diesem Kanal erstellen
    .name = erstellen
command-tournament-create-name = Name des Turniers
    .name = name
command-tournament-create-kind = Modus. Standard: Schweizer System
    .name = modus
command-tournament-create-kind-swiss = Schweizer System: Du triffst auf Leute mit etwa gleich vielen Punkten
command-tournament-create-kind-round-robin = Rundenturnier: alle gegen alle
command-tournament-create-kind-double = Doppeltes Rundenturnier: zweimal alle gegen alle, einmal mit jeder Farbe
command-tournament-create-kind-knockout = K.-o.-System: Wer verliert, ist raus
command-tournament-create-kind-arena = Arena: so viele Partien wie möglich in fester Zeit
command-tournament-create-kind-teams = Mannschaftskampf: dein Server gegen einen anderen, Tisch für Tisch
command-tournament-create-rounds = Zahl der Runden (nur Schweizer System). Standard: so viele wie nötig
    .name = runden
command-tournament-create-clock = Bedenkzeit: 5d, 3d+12h, live 10 oder none. Standard: passend zur Runde
    .name = bedenkzeit
command-tournament-create-setup = Wie die Bretter gefüllt werden. Standard: alle 49 Steine von Hand
    .name = aufbau
command-tournament-create-deadline = Zeit für jede Runde, etwa 14d oder 2h. Standard: 14d
    .name = frist
command-tournament-create-rated = Gewertete Partien. Standard: ja
    .name = gewertet
command-tournament-create-start = Beginn in deiner Zeitzone: 2026-12-05 19:00, 19:00 oder 3d. Standard: Du startest es
    .name = beginn
command-tournament-create-repeat = Wie oft es stattfindet (nur für die Moderation). Standard: einmal
    .name = wiederholen
command-tournament-create-repeat-week = Jede Woche
command-tournament-create-repeat-month = Jeden Monat
command-tournament-create-repeat-weekday = Jeden Monat am gleichen Wochentag
command-tournament-create-players = Zahl der Teilnehmenden, etwa 4-16, 4- oder -16. Sind es zu Beginn zu wenige, fällt es aus
    .name = teilnehmende
command-tournament-create-ratings = Wertungen, etwa 1400-1800, 1400- oder -1800. Standard: alle
    .name = wertungen
command-tournament-create-role = Nur Mitglieder mit dieser Rolle können teilnehmen. Standard: alle
    .name = rolle
command-tournament-create-invited = Nur wer von dir angemeldet wird, spielt mit. Standard: nein
    .name = eingeladene
command-tournament-accept = Moderation: einen Mannschaftskampf annehmen, den ein anderer Server anbietet
    .name = annehmen
command-tournament-accept-code = Code des anderen Servers
    .name = code
command-tournament-join = An einem Turnier teilnehmen
    .name = teilnehmen
command-tournament-join-tournament = Turnier (optional, wenn nur eins offen ist)
    .name = turnier
command-tournament-leave = Ein Turnier verlassen, bevor es beginnt
    .name = verlassen
command-tournament-leave-tournament = Turnier (optional, wenn nur eins offen ist)
    .name = turnier
command-tournament-start = Turnierleitung: ein Turnier starten
    .name = starten
command-tournament-start-tournament = Turnier (optional, wenn nur eins offen ist)
    .name = turnier
command-tournament-add = Turnierleitung: jemanden zu einem Turnier anmelden
    .name = anmelden
command-tournament-add-player = Wer angemeldet wird
    .name = person
command-tournament-add-tournament = Turnier (optional, wenn nur eins offen ist)
    .name = turnier
command-tournament-add-computer = Turnierleitung: den Computer zu einem Turnier anmelden
    .name = computer-hinzufügen
command-tournament-add-computer-level = Stufe des Computers
    .name = stufe
command-tournament-add-computer-count = Zahl der Startplätze. Standard: 1
    .name = anzahl
command-tournament-add-computer-tournament = Turnier (optional, wenn nur eins offen ist)
    .name = turnier
command-tournament-remove-computer = Turnierleitung: den Computer von einem Turnier abmelden
    .name = computer-entfernen
command-tournament-remove-computer-level = Stufe des Computers
    .name = stufe
command-tournament-remove-computer-count = Zahl der Startplätze. Standard: 1
    .name = anzahl
command-tournament-remove-computer-tournament = Turnier (optional, wenn nur eins offen ist)
    .name = turnier
command-tournament-standings = Die Tabelle eines Turniers zeigen
    .name = tabelle
command-tournament-standings-tournament = Turnier (optional, wenn es nur eins gibt)
    .name = turnier
command-tournament-pairings = Die Paarungen einer Runde zeigen
    .name = paarungen
command-tournament-pairings-round = Runde. Standard: die laufende Runde
    .name = runde
command-tournament-pairings-tournament = Turnier (optional, wenn es nur eins gibt)
    .name = turnier
command-tournament-withdraw = Sich aus einem laufenden Turnier zurückziehen (ich frage vorher)
    .name = zurückziehen
command-tournament-withdraw-player = Turnierleitung: wer ausscheidet. Standard: du
    .name = person
command-tournament-withdraw-tournament = Turnier (optional, wenn nur eins läuft)
    .name = turnier
command-tournament-replace = Turnierleitung: in einem laufenden Turnier jemanden ersetzen (ich frage vorher)
    .name = ersetzen
command-tournament-replace-player = Wer ersetzt wird
    .name = person
command-tournament-replace-by = Neue Person
    .name = durch
command-tournament-replace-tournament = Turnier (optional, wenn nur eins läuft)
    .name = turnier
command-tournament-end = Turnierleitung: ein Turnier beenden oder vor dem Beginn absagen
    .name = beenden
command-tournament-end-tournament = Turnier (optional, wenn es nur eins gibt)
    .name = turnier
command-tournament-move = Turnierleitung: ein Turnier in diesen Kanal verlegen
    .name = verlegen
command-tournament-move-tournament = Turnier (optional, wenn es nur eins gibt)
    .name = turnier
command-tournament-list = Die Turniere auf diesem Server auflisten
    .name = liste
command-tournament-manage = Turnierleitung: sehen, was läuft und wer im Verzug ist, und Leute erinnern
    .name = verwalten

command-league = Die Liga dieses Servers
    .name = liga
command-league-show = Liga zeigen: Beginn des nächsten Zyklus, wer dabei ist und die Tabellen
    .name = zeigen
command-league-join = Beim nächsten Zyklus der Liga mitspielen oder zusagen, dass du weiterspielst
    .name = beitreten
command-league-leave = Beim nächsten Zyklus der Liga aussetzen oder den laufenden verlassen
    .name = verlassen
command-league-history = Siege und Tabellen aller Zyklen der Liga zeigen
    .name = verlauf
command-league-championship = Meisterschaft aller Server: mitspielen oder Teilnehmende und Tabellen ansehen
    .name = meisterschaft
command-league-create = Moderation: in diesem Kanal eine Liga eröffnen
    .name = erstellen
command-league-create-name = Name der Liga
    .name = name
command-league-create-start = Beginn in deiner Zeitzone: 2026-12-05 19:00, 19:00 oder 7d. Standard: 7d
    .name = beginn
command-league-create-size = Personen in einer Staffel. Standard: 7
    .name = größe
command-league-create-games = Partien gegen jede andere Person. Standard: 1
    .name = partien
command-league-create-weeks = Wochen in einem Zyklus. Standard: 6
    .name = wochen
command-league-create-moves = Wie viele nach jedem Zyklus aufsteigen und wie viele absteigen. Standard: 2
    .name = aufstieg
command-league-create-at-once = Ligapartien, die eine Person höchstens gleichzeitig spielt. Standard: 3
    .name = gleichzeitig
command-league-create-clock = Bedenkzeit: 5d, 3d+12h, live 10 oder none. Standard: passend zum Zyklus
    .name = bedenkzeit
command-league-create-setup = Wie die Bretter gefüllt werden. Standard: alle 49 Steine von Hand
    .name = aufbau
command-league-create-rated = Gewertete Partien. Standard: ja
    .name = gewertet
command-league-remove = Moderation: jemanden aus dem nächsten Zyklus der Liga nehmen
    .name = abmelden
command-league-remove-player = Wer abgemeldet wird
    .name = person
command-league-pause = Moderation: die Liga pausieren
    .name = pausieren
command-league-resume = Moderation: die Liga nach einer Pause fortsetzen
    .name = fortsetzen
command-league-move = Moderation: die Liga in diesen Kanal verlegen
    .name = verlegen
command-league-close = Moderation: die Liga endgültig schließen (mit Rückfrage)
    .name = schließen
command-seek = Auf allen Servern, die diesen Bot nutzen, einen Gegner suchen
    .name = suchen
command-seek-clock = Bedenkzeit: 5d, 3d+12h, live 10 oder none. Standard: wie dein Gegner möchte
    .name = bedenkzeit
command-seek-rated = Gewertete Partie: nur mit Leuten, die das auch wählen. Standard: ungewertet
    .name = gewertet
command-seek-setup = Wie das Brett gefüllt wird. Standard: wie dein Gegner möchte
    .name = aufbau
command-seek-range = Größter Unterschied zwischen euren Wertungen. Standard: beliebig
    .name = spanne
command-seek-hours = Wie viele Stunden gesucht wird. Standard: 24
    .name = stunden
command-learn = Lernen, gut DVONN zu spielen
    .name = lernen
command-learn-lesson = Lektion auf dem Brett: lesen, ziehen, sehen, was passiert
    .name = lektion
command-learn-lesson-number = Nummer der Lektion. Standard: die nächste
    .name = nummer
command-learn-terms = Die Begriffe des Spiels, erklärt
    .name = begriffe
command-learn-terms-term = Begriff, der erklärt wird. Standard: alle
    .name = begriff
command-learn-progress = Dein Fortschritt: Lektionen, Rätsel, besiegte Stufen, Genauigkeit
    .name = fortschritt
command-learn-advice = Ratschläge für gutes Spiel, mit Bildern
    .name = ratschläge
command-learn-advice-page = Nummer der Seite. Standard: die erste
    .name = seite
command-puzzle = Rätsel aus echten Partien
    .name = rätsel
command-puzzle-play = Das nächste Rätsel lösen, passend zu deiner Stärke
    .name = lösen
command-puzzle-play-theme = Motiv. Standard: beliebig (manche Motive zählen halb)
    .name = motiv
command-puzzle-daily = Das Rätsel des Tages lösen
    .name = heute
command-puzzle-race = In fünf Minuten so viele Rätsel lösen, wie du kannst
    .name = rennen
command-puzzle-race-opponent = Gegner, mit denselben Rätseln. Standard: allein
    .name = gegner
theme-any = Beliebiges Motiv
command-ladder = Ranglisten dieses Servers und aller Server
    .name = rangliste
command-ladder-top = Die Rangliste und deinen Platz zeigen
    .name = bestenliste
command-ladder-top-list = Personen oder Computerstufen dieses Servers oder die globale Rangliste. Standard: Personen
    .name = liste
command-ladder-top-list-people = Personen
command-ladder-top-list-computer = Computerstufen
command-ladder-top-list-world = Globale Rangliste
command-ladder-leave-global = Die globale Rangliste verlassen
    .name = global-verlassen
command-ladder-profile = Wertung im Lauf der Zeit, Bilanz, bester Sieg und letzte Partien
    .name = profil
command-ladder-profile-player = Person. Standard: du
    .name = person
command-ladder-profile-level = Stufe des Computers, anstelle einer Person
    .name = stufe
command-ladder-profile-engine = Engine vom Betreiber des Bots, anstelle einer Person
    .name = engine
command-ladder-versus = Zwei vergleichen: ihre Partien und die Prognose für heute
    .name = vergleich
command-ladder-versus-player = Erste Person
    .name = person
command-ladder-versus-opponent = Zweite Person. Standard: du
    .name = gegner
command-ladder-games = Beendete gewertete Partien auflisten, neueste zuerst
    .name = partien
command-ladder-games-player = Wessen Partien. Standard: alle
    .name = person
command-ladder-season = Die Tabelle einer Saison zeigen
    .name = saison
command-ladder-season-number = Nummer der Saison. Standard: die laufende
    .name = nummer
command-ladder-activity = Diagramm der Partien in den letzten 26 Wochen zeigen
    .name = aktivität
command-ladder-puzzles = Zeigen, wer auf diesem Server am besten Rätsel löst
    .name = rätsel
command-ladder-challenge = Um einen Platz herausfordern (nur Ranglisten mit Plätzen)
    .name = herausfordern
command-ladder-challenge-opponent = Wer bis zu drei Plätze über dir steht
    .name = gegner
command-ladder-challenge-setup = Wie das Brett gefüllt wird. Standard: Ich frage dich
    .name = aufbau
command-ladder-challenge-clock = Bedenkzeit: 5d, 3d+12h oder live 10. Standard: 3d+12h
    .name = bedenkzeit
command-ladder-challenge-color = Deine Farbe. Standard: zufällig
    .name = farbe
command-learn-openings = Wohin in echten Partien als Nächstes gesetzt wurde
    .name = eröffnungen
command-learn-openings-game = Nummer der Partie. Standard: die letzte in diesem Kanal oder das leere Brett
    .name = partie
command-game-note = Deine Notiz zu einer Partie. Bis sie endet, siehst nur du sie
    .name = notiz
command-game-note-game = Nummer der Partie. Standard: die letzte Partie in diesem Kanal
    .name = partie
command-game-follow = Der Partie in diesem Kanal per Direktnachricht folgen oder sehen, welchen Partien du folgst
    .name = folgen
format-text = Text
format-sgf = SGF
color-white = Weiß
color-black = Schwarz
color-random = Zufällig
color-neither = Remis
setup-full = vollständig (full): alle 49 Steine von Hand
setup-reds = Rote (reds): die drei roten von Hand, der Rest zufällig
setup-random = zufällig (random): ein faires Zufallsbrett
setup-symmetric = symmetrisch (symmetric): ein Zufallsbrett, das von beiden Seiten gleich aussieht
setup-cut = Teilen und wählen (cut): Du bietest ein Zufallsbrett an, dein Gegner wählt die Seite
setup-given = vorgegeben (given): eine Stellung, die du als Text angibst
level-beginner = Anfänger
level-novice = Neuling
level-casual = Freizeitspieler
level-skilled = Geübt
level-club = Vereinsspieler
level-strong = Stark
level-expert = Experte
level-master = Meister
level-grandmaster = Großmeister

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } fordert dich zu einer Partie DVONN heraus und möchte Weiß spielen.
        [black] { $opponent }, { $challenger } fordert dich zu einer Partie DVONN heraus und möchte Schwarz spielen.
        [choice] { $opponent }, { $challenger } fordert dich zu einer Partie DVONN auf dem Brett unten heraus. Welche Seite möchtest du?
       *[random] { $opponent }, { $challenger } fordert dich zu einer Partie DVONN heraus. Die Farben sind zufällig.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } möchte DVONN mit Weiß spielen. Wer spielt mit?
        [black] { $challenger } möchte DVONN mit Schwarz spielen. Wer spielt mit?
        [choice] { $challenger } möchte DVONN auf dem Brett unten spielen. Wer spielt mit? Du wählst die Seite.
       *[random] { $challenger } möchte DVONN spielen. Wer spielt mit? Die Farben sind zufällig.
    }
challenge-rematch = Revanche für Partie { $number }:
challenge-sides =
    { $first ->
        [white] { $white } spielt Weiß, { $black } spielt Schwarz. Weiß beginnt.
       *[black] { $white } spielt Weiß, { $black } spielt Schwarz. Schwarz beginnt.
    }
challenge-until = Die Herausforderung verfällt { $until }.
challenge-draft = Sie ist noch nicht verschickt.
challenge-open = Sie ist noch offen.
challenge-accepted = Angenommen: Das ist Partie { $number }.
challenge-declined = Abgelehnt.
challenge-cancelled = Zurückgezogen.
challenge-expired = Verfallen.
challenge-in-thread = Die Partie läuft in { $place }.
challenge-posted = Deine Herausforderung steht in { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] gewertet
        [if] gewertet, wenn ihr beide hier eine Wertung habt
       *[no] ungewertet
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] gewertet
        [if] gewertet, wenn ihr beide hier eine Wertung habt
       *[no] ungewertet
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] gewertet
       *[no] ungewertet
    }
terms-any-board = Beliebiges Brett
terms-any-clock = beliebige Bedenkzeit
terms-unrated-by-default = {"-#"} Ungewertet: Ihr habt hier noch nicht beide eine Wertung. Für eine gewertete Partie ergänze `gewertet:True`.
terms-full = Alle 49 Steine von Hand gesetzt
terms-reds = Drei rote Steine von Hand gesetzt, der Rest zufällig
terms-random = Zufallsbrett
terms-symmetric = Symmetrisches Brett
terms-cut = Teilen und wählen: Eine Person bietet ein Zufallsbrett an, die andere wählt die Seite
terms-given = Vorgegebene Stellung
clock-none = keine Uhr
clock-turn = { $turn } pro Zug
clock-bank = { $bank } + { $increment } pro Zug
clock-cap = { $clock }, höchstens { $cap }
clock-live = live, je { $each }
length-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
length-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
length-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
seek-somebody = jemand von anderswo
seek-waiting = Ich suche einen Gegner für dich, auf allen Servern, die diesen Bot nutzen und mitmachen. Die Suche endet { $until }.
seek-already = Ich suche schon einen Gegner für dich, auf allen Servern, die diesen Bot nutzen und mitmachen. Die Suche endet { $until }.
seek-place = Du spielst in { $place }: Dort melde ich mich, wenn die Partie beginnt.
seek-place-here = Du spielst hier: Ich melde mich, wenn die Partie beginnt.
seek-lobby = Wer { $lobby } liest, sieht, dass du suchst.
seek-direct = unseren Direktnachrichten
seek-direct-here = Deine Partie beginnt hier, in unseren Direktnachrichten.
seek-rated = -# Gewertet: Das zählt für die globale Rangliste. Dort sehen alle auf allen Servern deinen Namen und deine Wertung. Zu sehen ist sie mit `/rangliste bestenliste` und `liste:Globale Rangliste`. Verlassen kannst du sie mit `/rangliste global-verlassen`.
seek-range = Wertung des Gegners: { $from } bis { $to }. Der Bereich wird mit jeder Minute etwas größer.
button-seek-stop = Suche beenden
seek-found = Ich habe jemanden gefunden. Du spielst in { $place }.
seek-stopped = Erledigt. Ich suche nicht mehr.
seek-not-running = Ich suche gerade keinen Gegner für dich. Starte eine Suche mit `/suchen`.
seek-ended = { $person }, ich habe rechtzeitig niemanden gefunden. Versuch es noch einmal mit `/suchen`.
seek-avoided = Erledigt. Ich lasse euch nicht mehr gegeneinander spielen.
seek-ask-report = Deinen Gegner dem Betreiber des Bots melden? Der Betreiber sieht diese Partie und deinen Namen. Ich lasse euch nicht mehr gegeneinander spielen.
button-report-sure = Gegner melden
seek-reported = Erledigt. Der Betreiber des Bots weiß Bescheid, und ich lasse euch nicht mehr gegeneinander spielen.
seek-barred = Der Betreiber des Bots hat `/suchen` für dich gesperrt. Auf deinen Servern kannst du weiterhin Leute herausfordern.
seek-too-many-reports = Du hast in 24 Stunden { $most } Meldungen abgegeben. Versuch es später wieder.
seek-off = `/suchen` ist auf diesem Server ausgeschaltet. Nutze es in unseren Direktnachrichten oder bitte die Serververwaltung, es mit `/dvonn-admin einstellungen` einzuschalten.
seek-guest = Hier kann ich die Züge deines Gegners nicht posten. Nutze `/suchen` in unseren Direktnachrichten.
seek-too-many = Du hast in 24 Stunden schon { $most } Gegner gefunden. Versuch es später wieder.
seek-no-rating = `spanne` braucht eine Wertung, und du hast noch keine. Lass `spanne` weg. Bei gewerteten Partien zählt deine Wertung auf der globalen Rangliste.
seek-no-clock = Eine gewertete Partie braucht eine Uhr. Wähle eine andere `bedenkzeit` oder lass sie weg.
seek-nobody-to-avoid = Diese Person hast du nicht über `/suchen` gefunden, also gibt es nichts zu meiden.
seek-not-looking = Ihr könnt jetzt nicht gegeneinander spielen: Die andere Person sucht nicht mehr oder nur jemanden mit anderer Wertung. Mit `/suchen` findest du jemand anderen.
seek-refused-avoided = Du möchtest mit dieser Person nicht mehr spielen, deshalb geht das nicht.
button-avoid = Nicht mehr gegeneinander
button-report = Gegner melden
digest-title = **Die Woche vom { $from } bis { $until }**
digest-count = { $games ->
        [one] 1 Partie beendet
       *[other] { $games } Partien beendet
    }, { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    }.
digest-beaten = { $move }, geschlagen von { $players }
digest-upset = Überraschung der Woche, Partie { $game }: { $winner } schlug den Favoriten { $loser } ({ $percent } %).
digest-game = **Partie der Woche:** { $game }
digest-turn = Die Partie kippte mit Zug { $number }, { $played }. Besser war { $better }.
digest-streaks = Serien beim Rätsel des Tages: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    })
digest-season = Saison { $number } endet am { $when }.
digest-running = **Das läuft gerade**
digest-league = Zyklus { $cycle }, vorn: { $leaders }
lobby-title = **DVONN-Lobby**
lobby-looking = **Auf der Suche nach einem Gegner**
lobby-nobody = Gerade sucht niemand einen Gegner.
lobby-all-servers = alle Server
lobby-games = **Partien zum Zuschauen**
lobby-tournaments = **Turniere mit offener Anmeldung**
lobby-ping = { $role } { $person } sucht einen Gegner: { $terms }.
lobby-told = Erledigt. Wenn jemand einen Gegner sucht, melde ich mich hier, höchstens alle sechs Stunden. Zum Abbestellen drück noch einmal auf den Button.
lobby-not-told = Erledigt. Ich melde dir nicht mehr, wenn jemand einen Gegner sucht.
lobby-no-role = Diese Lobby benachrichtigt niemanden mehr.
lobby-audit = Möchte wissen, wenn jemand einen Gegner sucht
button-lobby-play = Gegen { $name } spielen
button-lobby-tell = Bei Suche Bescheid geben
thread-opening = Thread wird geöffnet …
thread-not-added = Discord erlaubt mir nicht, dich zum [Thread]({ $url }) hinzuzufügen. Öffne ihn über diesen Link. Wenn du ihn nicht siehst oder dort nicht schreiben kannst, bitte die Moderation um die Berechtigungen „Kanal ansehen“ und „Nachrichten in Threads senden“.
thread-name = DVONN: { $names }
draft-person = Noch siehst nur du dieses Brett. Wenn du es anbietest, wählt { $opponent } eine Seite, und du spielst die andere.
draft-anyone = Noch siehst nur du dieses Brett. Wenn du es anbietest und jemand annimmt, wählt diese Person eine Seite, und du spielst die andere.
challenge-sent = Deine Herausforderung steht unten.
setup-ask-person = Du forderst { $opponent } heraus. Welches Brett?
setup-ask-anyone = Du forderst alle in diesem Kanal heraus. Welches Brett?
setup-ask-busy = { $busy } Deine Herausforderung bekommt deshalb einen Thread. Wähle zuerst das Brett.
setup-ask-common =
    - {"**"}Zufallsbrett** (schnell): Alle 49 Steine liegen schon, und der erste Zug beginnt die Partie.
    - {"**"}Von Hand setzen**: Zuerst setzt ihr abwechselnd die 49 Steine.
setup-ask-all =
    - {"**"}Rote von Hand**: Ihr setzt die drei roten Steine. Der Rest wird zufällig gefüllt.
    - {"**"}Symmetrisches Brett**: ein Zufallsbrett, das von beiden Seiten gleich aussieht.
    - {"**"}Teilen und wählen**: Du bietest ein Zufallsbrett an, und dein Gegner wählt eine Seite.
button-setup-random = Zufallsbrett
button-setup-full = Von Hand setzen
button-setup-other = Andere Aufbauten …
button-setup-reds = Rote von Hand
button-setup-symmetric = Symmetrisches Brett
button-setup-cut = Teilen und wählen
button-rated = Gewertet spielen
button-unrated = Ungewertet spielen
draft-discarded = Verworfen. Niemand sonst hat es gesehen.
button-offer-board = Dieses Brett anbieten
button-deal-again = Anderes Brett
button-play-white = Weiß spielen
button-play-black = Schwarz spielen
button-accept = Annehmen
button-decline = Ablehnen
button-cancel = Zurückziehen
button-open-thread = Thread öffnen
offer-thread = Einen Thread für eure Partie öffnen?

## News

computer = Computer ({ $level })
computer-without-level = Computer
deleted-player = gelöschte Person
deleted-person = gelöschte Person

news-start = Partie { $number } beginnt: { $white } spielt Weiß, { $black } spielt Schwarz.
news-place =
    { $piece ->
        [red] { $player } setzt einen roten Stein auf **{ $cell }**{ $note }.
        [white] { $player } setzt einen weißen Stein auf **{ $cell }**{ $note }.
       *[black] { $player } setzt einen schwarzen Stein auf **{ $cell }**{ $note }.
    }
news-dealt = Der Rest des Bretts ist zufällig gefüllt.
news-move = { $player } zieht **{ $ply }**{ $note }
news-pass = { $player } hat keinen möglichen Zug und passt.
ply-pass = passt
news-planned = {" "}(geplant)
news-plan-stopped = Der Plan von { $player } ist gestoppt.
news-prepared = {" "}(bedingt)
news-only-ply = {" "}(erzwungen)
news-all-prepared = Bedingt: { $plies }
news-filled = Wie geplant gesetzt: { $pieces }.
news-filled-part =
    { $piece ->
        [red] { $count ->
            [one] { $count } roter
           *[other] { $count } rote
        }
        [white] { $count ->
            [one] { $count } weißer
           *[other] { $count } weiße
        }
       *[black] { $count ->
            [one] { $count } schwarzer
           *[other] { $count } schwarze
        }
    }
news-item =
    { $piece ->
        [red] Rot { $ply }
        [white] Weiß { $ply }
       *[black] Schwarz { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] schlägt einen weißen Einzelstein
           *[black] schlägt einen schwarzen Einzelstein
        }
       *[other] { $color ->
            [white] schlägt einen weißen Stapel der Höhe { $height }
           *[black] schlägt einen schwarzen Stapel der Höhe { $height }
        }
    }{ $red ->
        [yes] {" "}(mit Rot)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] landet auf einem weißen Einzelstein
           *[black] landet auf einem schwarzen Einzelstein
        }
       *[other] { $color ->
            [white] landet auf einem weißen Stapel der Höhe { $height }
           *[black] landet auf einem schwarzen Stapel der Höhe { $height }
        }
    }{ $red ->
        [yes] {" "}(mit Rot)
       *[no] {""}
    }
effect-captures-red = schlägt Rot
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] isoliert { $count } weißen Stein
           *[black] isoliert { $count } schwarzen Stein
        }
       *[other] { $color ->
            [white] isoliert { $count } weiße Steine
           *[black] isoliert { $count } schwarze Steine
        }
    }
effect-isolates-both =
    { $white ->
        [one] isoliert { $white } weißen
       *[other] isoliert { $white } weiße
    } und { $black ->
        [one] { $black } schwarzen Stein
       *[other] { $black } schwarze Steine
    }
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] isoliert einen deiner Steine
           *[other] isoliert { $count } deiner Steine
        }
       *[theirs] { $count ->
            [one] isoliert einen gegnerischen Stein
           *[other] isoliert { $count } gegnerische Steine
        }
    }

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, setz den letzten roten Stein.
       *[other] { $player }, setz einen roten Stein (insgesamt noch { $left }).
    }
todo-place =
    { $color ->
        [white] { $player }, setz einen weißen Stein (noch { $left }).
       *[black] { $player }, setz einen schwarzen Stein (noch { $left }).
    }
todo-move = { $player }, du bist am Zug.
how-to-move =
    Bei deinen Stapeln liegt { $color ->
        [white] Weiß
       *[black] Schwarz
    } oben. Wähle einen, dann sein Ziel.
todo-elsewhere = { $player } ist am Zug.
todo-computer = { $player } denkt nach …
todo-computer-for = Die Engine wählt ein Feld für { $player } …

## Events

event-taken-back =
    { $with ->
        [computer] { $player } nimmt den letzten Zug zurück.
       *[person] Wie vereinbart nimmt { $player } den letzten Zug zurück.
    }
event-paused =
    { $with ->
        [computer] Die Partie pausiert. Weiter geht es mit „Partie fortsetzen“.
       *[person] Ihr habt euch auf eine Pause geeinigt. Weiter geht es, sobald jemand von euch „Partie fortsetzen“ drückt.
    }
event-resumed = { $player } setzt die Partie fort.
event-time-given = { $giver } gibt { $player } { $time } zusätzlich.
event-engine-replaced =
    { $color ->
        [white] Die Engine mit Weiß ist ausgefallen. { $player } übernimmt, und die Partie ist jetzt ungewertet.
       *[black] Die Engine mit Schwarz ist ausgefallen. { $player } übernimmt, und die Partie ist jetzt ungewertet.
    }
event-engine-stopped = Die Engine wählt keine Züge mehr für { $player }.
event-handed-over =
    { $color ->
        [white] { $moderator } hat Weiß von { $from } an { $player } übergeben. Grund: { $reason }
       *[black] { $moderator } hat Schwarz von { $from } an { $player } übergeben. Grund: { $reason }
    }
event-place-lost = Der Kanal oder Thread dieser Partie wurde gelöscht. Die Partie geht hier weiter.
event-now-unrated = Die Partie ist jetzt ungewertet.

## Clocks

clock-runs = Frist: { $until }.
clock-runs-until-weekend = Frist: { $until }, freie Wochenenden nicht mitgezählt. Das nächste beginnt { $weekend }.
clock-runs-live =
    { $color ->
        [white] Weiß hat { $white }, Schwarz { $black }. Frist für Weiß: { $until }.
       *[black] Weiß hat { $white }, Schwarz { $black }. Frist für Schwarz: { $until }.
    }
clock-muted = Die Uhr steht, bis ich das Brett hier posten kann.
clock-paused = Die Partie pausiert. Beide Uhren stehen.
clock-weekend = Die Uhr steht, denn { $player } hat das Wochenende frei. Die Uhr läuft { $until } weiter.
clock-vacation = Die Uhr steht: { $player } ist im Urlaub.
reminder = { $player }, in Partie { $number } gegen { $opponent } bist du am Zug. Frist: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = Partie { $number } gegen { $opponent }. Frist: { $until }.
reminder-link = { $line } [Brett]({ $url })

## Offers

offer-draw = { $player } bietet Remis an. { $opponent }, nimmst du an?
offer-rematch-here = { $player } möchte eine Revanche. { $opponent }, nimmst du an?
offer-pause = { $player } bittet um eine Pause: Beide Uhren stehen, bis jemand von euch die Partie fortsetzt. { $opponent }, bist du einverstanden?
offer-takeback =
    { $count ->
        [0] { $player } möchte **{ $ply }** zurücknehmen. { $opponent }, bist du einverstanden?
        [one] { $player } möchte **{ $ply }** und den Zug danach zurücknehmen. { $opponent }, bist du einverstanden?
       *[other] { $player } möchte **{ $ply }** und die { $count } Züge danach zurücknehmen. { $opponent }, bist du einverstanden?
    }
offer-was =
    { $kind ->
        [draw] { $player } hat Remis angeboten.
        [takeback] { $player } hat um eine Zugrücknahme gebeten.
        [rematch] { $player } hat um eine Revanche gebeten.
       *[pause] { $player } hat um eine Pause gebeten.
    }
offer-became =
    { $state ->
        [open] Das ist noch offen.
        [accepted] Angenommen.
        [declined] Abgelehnt.
        [withdrawn] Zurückgezogen.
       *[lapsed] Verfallen: Die Partie ging weiter.
    }
offer-posted = Erledigt. Es steht im Kanal.
offer-elsewhere = Erledigt. Dein Gegner bekommt das Angebot dort, wo die Partie läuft.
button-phrases = Etwas sagen …
phrases-ask = Wähle, was du sagen möchtest. Dein Gegner liest es in der eigenen Sprache. Das geht einmal pro Zug und einmal nach der Partie.
menu-phrases-hint = Was möchtest du sagen?
phrase-sent = Erledigt. Dein Gegner sieht: { $phrase }
phrase-not-received = Dein Gegner bekommt solche Nachrichten nicht.
refuse-phrase-again = Du hast schon etwas gesagt. Sobald ihr beide weitergespielt habt, geht es wieder.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] Hallo! Viel Spaß!
        [luck] Viel Glück!
        [move] Schöner Zug!
        [played] Gut gespielt!
        [tomorrow] Ich bin morgen wieder da.
        [away] Entschuldige, ich war weg.
        [thanks] Danke für die Partie!
       *[bye] Bis bald!
    }
more-actions = Was möchtest du tun?
decide-title = Was soll mit Partie { $number } passieren? Den Grund sehen alle.
decide-hint = Entscheidung
decide-order =
    { $order ->
        [white] Partie beenden: Weiß gewinnt
        [black] Partie beenden: Schwarz gewinnt
        [draw] Partie beenden: Remis
        [void] Partie annullieren
        [replace_white] Weiß übergeben
       *[replace_black] Schwarz übergeben
    }
decide-new-player =
    { $color ->
        [white] Wer übernimmt Weiß?
       *[black] Wer übernimmt Schwarz?
    }
decide-new-player-hint = Neue Person
form-decide = Partie { $number } moderieren
form-decide-reason = Grund, den alle sehen
button-withdraw = Angebot zurückziehen
button-draw = Remis anbieten
button-takeback = Zug zurücknehmen
button-abort = Partie abbrechen
button-pause = Pause anbieten
button-resume = Partie fortsetzen
button-give = { $time } schenken
button-settings = Einstellungen öffnen
button-hint = Tipp
button-fill = Rest für mich setzen
button-stop-filling = Wieder selbst setzen
button-more = Mehr …
button-rematch = Revanche anbieten
button-play-again = Noch einmal
button-next-level = Weiter: { $level }

## Vacations

notice-vacation = Deine Zeit ist abgelaufen, also hat automatisch ein Urlaub begonnen. Deine Uhren stehen, außer in Live-Partien. Der Urlaub verlängert sich Tag für Tag, bis du spielst oder keine Tage mehr hast.
event-vacation = Die Zeit ist abgelaufen: { $player } nimmt einen Urlaubstag.
vacation-none = Du bist nicht im Urlaub. Mit `/dvonn urlaub` und `tage:3` stehen deine Uhren drei Tage. Live-Partien laufen weiter.
vacation-until = Du bist im Urlaub bis { $until } ({ $left }). Deine Uhren stehen, außer in Live-Partien.
vacation-automatic = Deine Zeit ist abgelaufen, also hat automatisch ein Urlaub begonnen. Er endet am { $until } ({ $left }). Deine Uhren stehen, außer in Live-Partien.
vacation-days = Urlaubstage, die dir dieses Jahr bleiben: { $count } von { $of }.
button-vacation-end = Urlaub beenden

## Moderators

decision-posted = Erledigt. Es steht in { $place } (Partie { $number }).
removed-from-ratings = { $moderator } hat Partie { $number } ({ $white } gegen { $black }) aus den Wertungen genommen. Alle Wertungen sind ohne sie neu berechnet: siehe `/rangliste profil`. Grund: { $reason }
role-is = Mitglieder mit der Rolle { $role } und alle mit der Berechtigung „Server verwalten“ bilden die Moderation. Mit `/partie entscheiden` können sie Partien beenden, annullieren oder eine Seite übergeben.
role-none = Alle mit der Berechtigung „Server verwalten“ bilden die Moderation. Mit `/partie entscheiden` können sie Partien beenden, annullieren oder eine Seite übergeben.
computer-rated = Partien gegen den Computer werden gewertet.
computer-unrated = Partien gegen den Computer werden nicht gewertet.
server-title = **Servereinstellungen**
server-controls = Menüs und Buttons wirken sofort. Ein Button zeigt, was gilt: Drück ihn, um es zu ändern. Sprache und Design gelten für das, was alle sehen.
server-hint = Den Rest erledigen Befehle:
server-command = {"-"} { $command }: { $what }
server-channels = Kanäle für Partien: { $channels } mit ihren Threads.
server-channels-all = Partien dürfen in jedem Kanal beginnen.
server-starters = Nur Mitglieder mit der Rolle { $role } dürfen Partien beginnen. Annehmen dürfen alle.
server-starters-all = Alle dürfen Partien beginnen.
server-rated = Gewertete Partien sind erlaubt.
server-unrated = Neue Partien sind ungewertet. Laufende gewertete bleiben gewertet.
server-seeks = Suche auf anderen Servern: Mitglieder dürfen `/suchen` nutzen. Solche Partien zählen nie für die Rangliste dieses Servers.
server-no-seeks = Suche auf anderen Servern: `/suchen` ist hier ausgeschaltet.
server-ladder-rating = Art der Rangliste: Wertungen
server-ladder-places = Art der Rangliste: Plätze
server-ladder-swap = Wer herausfordert und gewinnt, tauscht mit dem Gegner den Platz.
server-season-none = Länge der Saison: keine Saisons
server-season-month = Länge der Saison: ein Monat
server-season-quarter = Länge der Saison: drei Monate
server-season-half = Länge der Saison: sechs Monate
server-season-year = Länge der Saison: ein Jahr
server-announcements = Ankündigungskanal: { $channel }.
server-announcements-none = Kein Ankündigungskanal.
server-announcements-here = Saisons, Turniere und Ligen dieses Servers werden hier angekündigt.
server-puzzles = Rätsel des Tages: { $channel }.
server-puzzles-none = Kein Kanal für das Rätsel des Tages.
server-puzzles-here = Das Rätsel des Tages kommt hierher.
server-digest = Wochenrückblick: { $channel }.
server-digest-none = Kein Kanal für den Wochenrückblick.
server-digest-here = Der Wochenrückblick kommt montags hierher.
server-lobby = Lobby: { $channel }.
server-lobby-none = Keine Lobby.
server-lobby-role = Die Lobby benachrichtigt { $role }, wenn jemand einen Gegner sucht.
server-lobby-role-none = Die Lobby benachrichtigt niemanden.
server-picker =
    { $picker ->
        [games] Kanäle für Partien (keiner: alle)
        [announcements] Ankündigungskanal
        [puzzles] Kanal für das Rätsel des Tages
        [digest] Kanal für den Wochenrückblick
        [lobby] Kanal für die Lobby
        [moderators] Moderationsrolle
        [starters] Rolle, die Partien starten darf
       *[told] Rolle, die die Lobby benachrichtigt
    }
button-server-clear = Nr. { $number } entfernen
button-server-page =
    { $page ->
        [settings] Einstellungen
        [channels] Kanäle
       *[roles] Rollen und Lobby
    }
server-limit =
    { $limit ->
        [limit_opponent] Offene Herausforderungen einer Person an eine andere: höchstens { $value }.
        [limit_threads] Threads, die eine Person in 10 Minuten öffnen darf: höchstens { $value }.
        [limit_tournaments] Offene und laufende Turniere einer Turnierleitung: höchstens { $value }. Für die Moderation: 3.
        [limit_tournament_wait] Zeit zwischen zwei Turnieren einer Person: { $value ->
            [one] { $value } Minute
           *[other] { $value } Minuten
        }. Die Moderation muss nicht warten.
       *[limit_challenges] Offene Herausforderungen einer Person: höchstens { $value }.
    }
server-limits-change = Ändern kannst du eine Grenze mit `/dvonn-admin grenzen` und einer Zahl, etwa `threads:5`.
server-blocked = { $person } ist gesperrt. Grund: { $reason }
server-blocked-more = Weitere Leute sind gesperrt. Das Protokoll nennt sie.
person-blocked = { $person } kann auf diesem Server keine Partien mehr beginnen oder annehmen. Laufende Partien gehen weiter. Rückgängig macht das `/dvonn-admin entsperren`.
person-unblocked = { $person } kann auf diesem Server wieder Partien beginnen und annehmen.
button-server-rated =
    { $on ->
        [yes] Gewertete Partien: an
       *[no] Gewertete Partien: aus
    }
button-server-computer = { $on ->
        [yes] Computer gewertet: an
       *[no] Computer gewertet: aus
    }
button-server-seeks = { $on ->
        [yes] Andere Server: an
       *[no] Andere Server: aus
    }

## Roles for ladder places and titles

roles-title = **Rollen für Plätze und Titel der Rangliste.** Ich vergebe und entziehe sie, wenn sich die Rangliste ändert. Ich entziehe nur Rollen, die ich vergeben habe. Eine Rolle legst du mit `/dvonn-admin rollen` fest: Wähle den Platz oder Titel und dazu die Rolle.
roles-role = { $name }: { $role }
roles-none = { $name }: keine Rolle
roles-problem = { $name }: { $role }. {"**"}Ich kann sie nicht vergeben.** { $problem }
roles-refused = Beim letzten Versuch hat Discord nicht zugelassen, dass ich eine Rolle vergebe oder entziehe. { $reason }
reward =
    { $reward ->
        [first] Erster Platz
        [top_three] Top 3
        [top_ten] Top 10
        [season] Sieg in der letzten Saison
        [league] Meistertitel der Liga
       *[tournament] Sieg im letzten Turnier
    }
button-clear-reward =
    { $reward ->
        [first] Erster Platz: keine Rolle
        [top_three] Top 3: keine Rolle
        [top_ten] Top 10: keine Rolle
        [season] Saison: keine Rolle
        [league] Liga: keine Rolle
       *[tournament] Turnier: keine Rolle
    }
roles-audit = Platz oder Titel der DVONN-Rangliste
role-no-permission = Ich brauche die Berechtigung „Rollen verwalten“. Gib sie meiner Rolle unter Servereinstellungen → Rollen und versuch es noch einmal.
role-gone = Die Rolle wurde gelöscht. Wähle eine andere.
role-everyone = Diese Rolle haben schon alle. Wähle eine andere.
role-managed = { $role } gehört zu einer Integration, etwa einem Bot, und lässt sich nicht vergeben. Wähle eine andere Rolle.
role-not-below-bot = { $role } steht nicht unter meiner höchsten Rolle, deshalb lässt Discord sie mich nicht vergeben. Zieh meine Rolle unter Servereinstellungen → Rollen darüber und versuch es noch einmal.
role-powerful = { $role } gibt Macht über andere: { $powers }. Solche Rollen vergebe ich nicht. Wähle eine andere Rolle oder nimm dieser die Berechtigungen weg.
role-moderators = { $role } ist die Rolle der Moderation. Die vergebe ich nie. Wähle eine andere Rolle.
role-not-by-person = Ich kann { $role } nicht für dich vergeben, weil du selbst es auch nicht darfst: Dazu braucht man die Berechtigung „Rollen verwalten“ und eine höhere Rolle. Bitte jemanden, der beides hat.
role-power =
    { $name ->
        [administrator] „Administrator“
        [manage-server] „Server verwalten“
        [manage-roles] „Rollen verwalten“
        [manage-channels] „Kanäle verwalten“
        [manage-webhooks] „Webhooks verwalten“
        [manage-expressions] „Ausdrücke verwalten“
        [manage-events] „Events verwalten“
        [manage-threads] „Threads verwalten“
        [manage-messages] „Nachrichten verwalten“
        [manage-nicknames] „Nicknames verwalten“
        [ban] „Mitglieder bannen“
        [kick] „Mitglieder kicken“
        [time-out] „Mitglieder im Timeout“
        [mute] „Mitglieder stummschalten“
        [deafen] „Ein- und Ausgabe von Mitgliedern deaktivieren“
        [move] „Mitglieder verschieben“
        [mention-everyone] „Erwähne @everyone, @here und Alle Rollen“
        [audit-log] „Audit-Log einsehen“
       *[insights] „Server-Insights einsehen“
    }

## Moderation log

log-title = **Moderationsprotokoll**, neueste zuerst. Seite { $page } von { $pages }.
log-empty = Das Moderationsprotokoll ist leer.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Grund: { $reason }
log-channel-added = { $channel } zu den Kanälen für Partien hinzugefügt.
log-channel-removed = { $channel } aus den Kanälen für Partien entfernt.
log-role-set = Rolle für „{ $name }“: { $role }.
log-role-cleared = Rolle für „{ $name }“: keine.
log-role-gone = Rolle für „{ $name }“: keine, weil die Rolle gelöscht wurde.
log-blocked = { $person } gesperrt.
log-unblocked = { $person } entsperrt.
log-ended = Partie { $number } mit einem Ergebnis beendet.
log-voided = Partie { $number } annulliert.
log-handed-over = Eine Seite von Partie { $number } übergeben.
log-place-lost = Der Kanal oder Thread der Partie { $number } wurde gelöscht. Die Partie wartet auf einen neuen Thread oder eine Entscheidung der Moderation.
log-backed-up = Eine Sicherung heruntergeladen.
log-tournament-entered = { $player } zu Turnier { $number } angemeldet.
log-tournament-computers = Den Computer zu Turnier { $number } angemeldet.
log-tournament-computers-removed = Den Computer von Turnier { $number } abgemeldet.
log-tournament-started = Turnier { $number } gestartet.
log-tournament-accepted = Mannschaftskampf { $number } angenommen.
log-tournament-withdrew =
    { $league ->
        [yes] { $player } aus der Liga genommen.
       *[no] { $player } aus Turnier { $number } genommen.
    }
log-tournament-replaced = { $player } in Turnier { $number } durch { $new } ersetzt.
log-tournament-reminded =
    { $league ->
        [yes] { $player } an eine Ligapartie erinnert.
       *[no] { $player } an eine Partie in Turnier { $number } erinnert.
    }
log-tournament-moved = Turnier { $number } in einen anderen Kanal verlegt.
log-tournament-ended = Turnier { $number } beendet.
log-league =
    { $what ->
        [league_paused] Liga pausiert.
        [league_resumed] Liga fortgesetzt.
        [league_moved] Liga in einen anderen Kanal verlegt.
       *[league_closed] Liga geschlossen.
    }
log-league-entry-removed = { $player } aus dem nächsten Zyklus der Liga genommen.
button-log-newer = Neuere
button-log-older = Ältere

## End of the game

end-won =
    { $color ->
        [white] **Partie beendet: { $player } (Weiß) gewinnt { $own } zu { $other }.**
       *[black] **Partie beendet: { $player } (Schwarz) gewinnt { $own } zu { $other }.**
    }
end-close = Das war knapp: Sieg mit nur { $margin } Vorsprung.
end-sweep = Alles abgeräumt: Der anderen Seite bleibt kein Stapel.
own-won = {"**"}Du hast { $own } zu { $other } gewonnen!**
own-lost = {"**"}Du hast { $own } zu { $other } verloren.**
own-lost-close = {"**"}Du hast { $own } zu { $other } verloren:** mit nur { $margin } Rückstand.
own-won-resigned = {"**"}Du hast gewonnen!** { $loser } gibt auf.
own-won-on-time = {"**"}Du hast gewonnen!** { $loser } hat die Zeit überschritten.
own-resigned = Du gibst auf. { $winner } gewinnt.
own-out-of-time = {"**"}Deine Zeit ist abgelaufen.** { $winner } gewinnt.
own-ending-of = { $player }: { $ending }
end-draw = Partie beendet: Remis, { $score } zu { $score }.
end-resigned =
    { $color ->
        [white] { $loser } gibt auf. { $winner } (Weiß) gewinnt.
       *[black] { $loser } gibt auf. { $winner } (Schwarz) gewinnt.
    }
end-resigned-deleted =
    { $color ->
        [white] Schwarz (gelöschte Person) hat aufgegeben. { $winner } (Weiß) gewinnt.
       *[black] Weiß (gelöschte Person) hat aufgegeben. { $winner } (Schwarz) gewinnt.
    }
end-out-of-time =
    { $color ->
        [white] { $loser } hat die Zeit überschritten. { $winner } (Weiß) gewinnt.
       *[black] { $loser } hat die Zeit überschritten. { $winner } (Schwarz) gewinnt.
    }
end-agreed = Partie beendet: Remis durch Vereinbarung.
end-awarded =
    { $color ->
        [white] { $moderator } hat die Partie beendet. { $winner } (Weiß) gewinnt. Grund: { $reason }
       *[black] { $moderator } hat die Partie beendet. { $winner } (Schwarz) gewinnt. Grund: { $reason }
    }
end-awarded-draw = { $moderator } hat die Partie als Remis beendet. Grund: { $reason }
end-deadline =
    { $color ->
        [white] Die Runde ist vorbei, und { $loser } hat den Gegner warten lassen. { $winner } (Weiß) gewinnt.
       *[black] Die Runde ist vorbei, und { $loser } hat den Gegner warten lassen. { $winner } (Schwarz) gewinnt.
    }
end-deadline-draw = Die Runde ist vorbei, also endet diese Partie Remis.
end-voided-elsewhere = Die Moderation hat die Partie annulliert.
end-voided = { $moderator } hat die Partie annulliert. Grund: { $reason }
end-tournament-over = Partie ohne Ergebnis beendet: Das Turnier ist vorbei, und beide Seiten sind Computer.
end-aborted = Die Partie wurde abgebrochen und zählt nicht.
end-out-of-time-void = { $player } hat die Zeit überschritten, bevor ein Stapel gezogen wurde. Die Partie zählt nicht.
end-left = Partie ohne Ergebnis beendet: Jemand hat den Server verlassen.
end-deleted = Partie ohne Ergebnis beendet: Jemand hat die eigenen Daten gelöscht.
end-channel = Partie ohne Ergebnis beendet: Der Kanal wurde gelöscht.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}vorläufig
       *[no] {""}
    })
result-expected = Favorit: { $player } ({ $odds } %).
result-even = Die Prognose war ausgeglichen.
result-part =
    { $part ->
        [2] Diese Partie zählt nur halb: Die beiden haben in den 30 Tagen davor schon { $before }-mal gegeneinander gespielt.
        [4] Diese Partie zählt nur zu einem Viertel: Die beiden haben in den 30 Tagen davor schon { $before }-mal gegeneinander gespielt.
       *[other] Diese Partie zählt nur zu 1/{ $part }: Die beiden haben in den 30 Tagen davor schon { $before }-mal gegeneinander gespielt.
    }
result-short = Diese Partie zählt nicht für die Rangliste: Nach der Setzphase gab es weniger als { $moves } Züge.
result-second-timeout = Diese Partie zählt nicht für die Rangliste. Verliert jemand bei Abwesenheit mehrere Partien durch Zeitüberschreitung, zählt in 24 Stunden nur die erste.
result-voided = Diese Partie zählt nicht für die Rangliste: Die Moderation hat sie aus den Wertungen genommen.

score =
    { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }, { $draws } Remis, { $losses ->
        [one] { $losses } Niederlage
       *[other] { $losses } Niederlagen
    }
record-all =
    { $games ->
        [one] Eine Partie: { $score }
       *[other] { $games } Partien: { $score }
    }
record-color =
    { $color ->
        [white] Mit Weiß: { $score }
       *[black] Mit Schwarz: { $score }
    }
record-setup =
    { $setup ->
        [full] Alles von Hand: { $score }
        [reds] Rote von Hand: { $score }
        [random] Zufällig: { $score }
        [symmetric] Symmetrisch: { $score }
        [cut] Teilen und wählen: { $score }
       *[given] Vorgegebene Stellung: { $score }
    }

top-title =
    { $list ->
        [computer] **Server-Rangliste**: Computerstufen
        [world] { $players ->
            [one] **Globale Rangliste**: eine Person
           *[other] **Globale Rangliste**: { $players } Personen
        }
       *[people] { $players ->
            [one] **Server-Rangliste**: eine Person
           *[other] **Server-Rangliste**: { $players } Personen
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · eine Partie
       *[other] **{ $place }** · { $player } · { $rating } · { $games } Partien
    }
top-own = … { $row }
top-order = -# Sortiert nach Wertung minus zweimal ±. So bringen dich ein paar glückliche Siege nicht an die Spitze. ? = vorläufig.
top-empty = Die Rangliste ist leer. Die erste gewertete Partie zwischen zwei Menschen eröffnet sie. Beginne eine mit `/dvonn herausfordern` und `gewertet:True`.
top-all-idle = Seit 60 Tagen hat hier keine gewertete Partie gezählt, also ist die Rangliste leer. Eine gewertete Partie beginnst du mit `/dvonn herausfordern` und `gewertet:True`. Frühere Saisons zeigt `/rangliste saison`.
top-no-computer = Der Computer hat hier keine gewertete Partie gespielt. Seine Partien werden nur gewertet, wenn der Server es erlaubt.
top-no-game = { $player } hat noch keinen Platz: Keine gewertete Partie hat gezählt.
top-empty-world = Auf der globalen Rangliste hat in 60 Tagen niemand gespielt. Gewertete Partien aus `/suchen` mit `gewertet:True` zählen für sie.
top-not-joined = { $player } steht nicht auf der globalen Rangliste. Um dabei zu sein, nutze `/suchen` mit `gewertet:True` und spiel eine Partie zu Ende.
world-left = Erledigt. Du stehst nicht mehr auf der globalen Rangliste. Deine Wertung behalte ich, falls du mit `/suchen` und `gewertet:True` zurückkommst. Löschen kannst du sie mit `/datenschutz löschen`.
world-not-joined = Du stehst nicht auf der globalen Rangliste, also gibt es nichts zu verlassen.
top-idle = { $player } hat keinen Platz: seit 60 Tagen keine gewertete Partie. Die nächste bringt den Platz auf der Rangliste zurück.
table-ladder =
    { $list ->
        [computer] DVONN-Rangliste: Computerstufen
        [world] Globale DVONN-Rangliste
       *[people] DVONN-Rangliste
    }
table-page = Seite { $page } von { $pages }
table-order = nach Wertung minus zweimal ±
table-player = Name
table-rating = Wertung
table-floor = Min.
table-games = Partien
alt-table = Tabelle: { $title }. Spalten: { $columns }. Zeilen: { $rows }.
alt-table-place = Platz

profile-title = **{ $player }** · { $rating }
profile-place = Platz { $place } nach Wertung
profile-challenge-place = Platz { $place } der Rangliste
profile-idle = Kein Platz (seit 60 Tagen keine gewertete Partie)
profile-no-place = Noch kein Platz
profile-titles =
    { $more ->
        [0] Titel: { $titles }
        [one] Titel: { $titles } und { $more } weiterer
       *[other] Titel: { $titles } und { $more } weitere
    }
profile-title-of-season =
    { $place ->
        [1] Sieg in Saison { $season }
        [2] zweiter Platz in Saison { $season }
       *[3] dritter Platz in Saison { $season }
    }
profile-league-title = Meistertitel in { $name } (Zyklus { $cycle })
profile-lessons = 🎓 Hat alle Lektionen von `/lernen` abgeschlossen
profile-provisional = {"-#"} „?“ heißt vorläufig: Die Wertung ist noch geschätzt. Nach ein paar weiteren gewerteten Partien ist sie gesichert.
profile-last = Letzte Partien:
button-people = Favorit, ignorieren …
people-about =
    { $state ->
        [favourite] { $player } gehört zu deinen Favoriten.
        [ignored] Du ignorierst { $player }: keine neuen Partien zwischen euch, außer in Turnieren und um Plätze der Rangliste.
       *[none] { $player }: Du kannst die Person zu deinen Favoriten hinzufügen oder sie ignorieren. Wer ignoriert wird, kann keine neuen Partien mit dir spielen und erfährt nichts davon.
    }
button-ignore =
    { $on ->
        [yes] Ignorieren
       *[no] Nicht mehr ignorieren
    }
button-favourite =
    { $on ->
        [yes] Zu Favoriten
       *[no] Aus Favoriten entfernen
    }
people-title = Diese Listen siehst nur du.
people-favourites = Favoriten: { $people }
people-no-favourites = Favoriten: keine. Du kannst sie in Profilen hinzufügen.
people-ignored = Ignoriert: { $people }
people-none-ignored = Ignoriert: niemand
menu-people-challenge = Favoriten herausfordern
menu-people-remove = Favoriten entfernen
menu-people-stop = Jemanden nicht mehr ignorieren
button-people-page = Ignorierte { $first }–{ $last }
refuse-not-now = Mit dieser Person kannst du gerade nicht spielen. Wähle jemand anderen.
refuse-too-many-favourites = Du hast schon { $most } Favoriten. Entferne erst einen.
profile-game =
    { $outcome ->
        [win] - Sieg gegen { $opponent }: { $step } (Partie { $number })
        [draw] - Remis gegen { $opponent }: { $step } (Partie { $number })
       *[loss] - Niederlage gegen { $opponent }: { $step } (Partie { $number })
    }
profile-none = { $player } hat hier noch keine gewerteten Ergebnisse. Um eine gewertete Partie zu spielen, nutze `/dvonn herausfordern` mit `gewertet:True`.
profile-none-of-computer = { $player } hat hier noch keine gewerteten Ergebnisse. Partien gegen den Computer werden nur gewertet, wenn der Server es erlaubt.
profile-of-bot = Bots haben kein Profil. Für den Computer nimm die Option `stufe`.
profile-none-of-you = Du hast hier noch keine gewerteten Ergebnisse. Beginne eine gewertete Partie mit `/dvonn herausfordern` und `gewertet:True`. Dann stehen hier deine Wertung, deine Bilanz und dein bester Sieg.
profile-one = Gib entweder eine Person in `person` oder eine Computerstufe in `stufe` an, nicht beides.
caption-profile = Wertung auf diesem Server, mit wahrscheinlichem Bereich
fact-place = Rangliste
fact-games = Partien
fact-streak = Längste Serie
fact-best-win = Bester Sieg
fact-global = Globale Wertung
fact-puzzles = Rätselwertung
fact-won-against = { $opponent } ({ $rating }), Partie { $number }
fact-streak-now = { $longest }, jetzt { $now }
alt-profile =
    { $games ->
        [one] Liniendiagramm: Wertung von { $name } auf diesem Server, mit einem Band für den wahrscheinlichen Bereich. Sie beginnt bei { $first } und ist nach einer Partie { $rating }. Darunter: { $facts }.
       *[other] Liniendiagramm: Wertung von { $name } auf diesem Server in den letzten { $games } Partien, mit einem Band für den wahrscheinlichen Bereich. Sie beginnt bei { $first }, bleibt zwischen { $least } und { $most } und ist jetzt { $rating }. Darunter: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Partien in den letzten { $weeks } Wochen**: eine, { $rated ->
            [0] ungewertet
           *[other] gewertet
        }
       *[other] **Partien in den letzten { $weeks } Wochen**: { $games }, davon { $rated } gewertet
    }
activity-busiest =
    { $games ->
        [one] Aktivste Woche: ab { $monday } (eine Partie,
       *[other] Aktivste Woche: ab { $monday } ({ $games } Partien,
    } { $people ->
        [0] nur Computer)
        [one] eine Person)
       *[other] { $people } Personen)
    }
activity-this-week =
    { $games ->
        [0] Diese Woche: noch keine Partien
        [one] Diese Woche bisher: eine Partie
       *[other] Diese Woche bisher: { $games } Partien
    }
activity-none = In den letzten { $weeks } Wochen ist hier keine Partie zu Ende gegangen. Beginne eine mit `/dvonn herausfordern`.
activity-empty = Noch keine Partien
table-activity = Partien auf diesem Server
activity-games =
    { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
activity-rated = Gewertete Partien
activity-others = Ungewertete Partien
activity-people = Personen
caption-activity = Beendete Partien pro Woche, Montag bis Sonntag (UTC)
alt-activity = Balkendiagramm: beendete Partien auf diesem Server in jeder von { $weeks } Wochen, von { $first } bis zu dieser Woche. Pro Woche der Montag, dann gewertete Partien, ungewertete Partien und Personen: { $entries }. Nicht genannte Wochen hatten keine Partien.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Balkendiagramm: { $weeks } Wochen von { $first } bis zu dieser Woche, ohne Partien.

versus-title = **{ $one } gegen { $other }**
versus-none = Die beiden haben hier noch keine gewertete Partie gegeneinander beendet.
versus-record = Ergebnisse von { $player }:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: noch keine gewertete Partie, also rechnet die Prognose mit der Anfangswertung
versus-odds = Prognose heute: { $player } { $odds } %.
versus-last = Letzte Partien:
versus-game =
    { $outcome ->
        [win] - { $at } · Partie { $number } · { $player } gewann mit { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $step }
        [draw] - { $at } · Partie { $number } · { $player } spielte mit { $color ->
            [white] Weiß
           *[black] Schwarz
        } Remis: { $step }
       *[loss] - { $at } · Partie { $number } · { $player } verlor mit { $color ->
            [white] Weiß
           *[black] Schwarz
        }: { $step }
    }
versus-same-player = Das ist zweimal dieselbe Person. Wähle zwei verschiedene oder eine, um sie mit dir zu vergleichen.

record-title = **Gewertete Partien auf diesem Server**
record-title-of = **Gewertete Partien von { $player } auf diesem Server**
record-none = Auf diesem Server ist noch keine gewertete Partie zu Ende. Beginne eine mit `/dvonn herausfordern` und `gewertet:True`.
record-none-of = { $player } hat auf diesem Server noch keine gewertete Partie beendet.
record-game =
    { $outcome ->
        [win] { $at } · Partie { $number } · { $one } schlug { $other }
       *[draw] { $at } · Partie { $number } · { $one } – { $other }: Remis
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (zählt zu 1/{ $part })
    }
record-uncounted = { $game }: zählt nicht ({ $reason })
uncounted-short = zu kurz
uncounted-second-timeout = weitere Niederlage durch Zeitüberschreitung in 24 Stunden
uncounted-voided = von der Moderation aus den Wertungen genommen
button-newest = Neueste
button-newer = Neuere
button-older = Ältere

## Seasons

season-current = **Saison { $number }**: { $from } – { $until } (endet { $rest })
season-without-end = **Saison { $number }**: seit { $from }, ohne Enddatum
season-ended = **Saison { $number }**: { $from } – { $until }, Endstand
season-short = -# Saisons folgen dem Kalender. Diese erste ist kürzer, weil sie mit der ersten gewerteten Partie begann.
season-empty = In dieser Saison hat keine gewertete Partie gezählt.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = Die erste Saison beginnt mit der ersten gewerteten Partie zwischen zwei Menschen. Eine Partie beginnst du mit `/dvonn herausfordern` und `gewertet:True`.
season-unknown = Saison { $number } gibt es hier nicht. `/rangliste saison` zeigt die laufende.
season-over = **Saison { $number } ist vorbei.**
season-title =
    { $place ->
        [1] 🥇 { $player } gewinnt Saison { $number }.
        [2] 🥈 Zweiter Platz: { $player }.
       *[3] 🥉 Dritter Platz: { $player }.
    }
season-over-more = Die ganze Tabelle zeigt `/rangliste saison` mit `nummer:{ $number }`. Die nächste Saison hat begonnen. Die Wertungen bleiben.
table-season = Saison { $number }
table-wins = Siege
table-draws = Remis
table-losses = Niederl.

## Challenge ladder

places-title =
    { $people ->
        [one] **Server-Rangliste**, nach Plätzen: eine Person
       *[other] **Server-Rangliste**, nach Plätzen: { $people } Personen
    }
places-own = { $player } hat Platz { $place }. Um aufzusteigen, fordere mit `/rangliste herausfordern` jemanden heraus, der bis zu drei Plätze höher steht. Wenn du gewinnst, tauscht ihr die Plätze.
places-none = { $player } hat gerade keinen Platz. Um einen zu bekommen, fordere mit `/rangliste herausfordern` jemanden von den letzten drei Plätzen heraus.
places-empty = Die Rangliste ist leer. Fordere mit `/rangliste herausfordern` jemanden heraus: Die erste Partie um Plätze gibt beiden einen Platz.
table-places = DVONN-Rangliste, nach Plätzen

refuse-place-none = Die Rangliste dieses Servers hat Wertungen, keine Plätze. Nutze `/dvonn herausfordern`.
refuse-place-self = Dich selbst kannst du nicht herausfordern. { $allowed }
refuse-place-answered = Diese Herausforderung kannst du jetzt nicht annehmen. { $why }
refuse-place-no-place = { $opponent } hat keinen Platz in der Rangliste oder hat seit 60 Tagen nicht gespielt. { $allowed }
refuse-place-below =
    { $who ->
        [you] Du kannst { $opponent } nicht herausfordern, denn du stehst weiter oben. Umgekehrt geht es.
       *[other] { $opponent } steht jetzt unter { $challenger }.
    } { $allowed }
refuse-place-far = { $opponent } steht zu weit oben. Herausfordern kann man höchstens { $places } Plätze nach oben. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Du spielst in Partie { $number } gegen { $opponent } um einen Platz. Spiel sie zuerst zu Ende.
           *[challenge] Du hast { $opponent } schon um den Platz herausgefordert. Zieh die Herausforderung zurück oder warte auf die Antwort.
        }
       *[other] { $what ->
            [game] { $challenger } spielt in Partie { $number } gegen { $opponent } um einen Platz.
           *[challenge] { $challenger } hat { $opponent } um den Platz herausgefordert.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } wird schon von jemandem herausgefordert. Warte, bis das vorbei ist, oder fordere jemand anderen heraus.
       *[other] { $opponent } wird schon von { $others } Personen herausgefordert. Warte, bis eine dieser Herausforderungen vorbei ist, oder fordere jemand anderen heraus.
    }
refuse-place-soon = { $challenger } und { $opponent } haben vor weniger als einer Woche um einen Platz gespielt. Wieder möglich: { $until }.
place-may-challenge =
    { $who ->
        [you] Herausfordern kannst du: { $people }.
       *[other] { $challenger } kann herausfordern: { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Über dir steht niemand. Andere können dich herausfordern.
       *[other] Über { $challenger } steht niemand.
    }
challenge-for-place = In dieser Partie geht es um Plätze der Rangliste: Wer herausfordert und gewinnt, tauscht mit dem Gegner den Platz.
place-stake = In dieser Partie geht es um Plätze der Rangliste: Wenn { $challenger } gegen { $opponent } gewinnt, tauschen beide die Plätze.
place-swapped = **{ $winner } nimmt { $loser } Platz { $place } der Rangliste ab.**
place-kept = Die Plätze der Rangliste bleiben, wie sie sind.
place-swap-stays = Die Plätze werden nicht zurückgetauscht: Die Rangliste hat sich seit dieser Partie geändert.


## Captions of pictures

caption-move =
    { $color ->
        [white] Weiß am Zug
       *[black] Schwarz am Zug
    }
caption-passed =
    { $color ->
        [white] Weiß passt
       *[black] Schwarz passt
    }
caption-isolates = { $ply }, isoliert { $count }
caption-captures = { $ply }, schlägt { $count }
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] Weiß setzt einen Stein
       *[black] Schwarz setzt einen Stein
    }
caption-place-red =
    { $color ->
        [white] Weiß setzt einen roten Stein
       *[black] Schwarz setzt einen roten Stein
    }
caption-won =
    { $color ->
        [white] Weiß gewinnt mit { $margin } Vorsprung
       *[black] Schwarz gewinnt mit { $margin } Vorsprung
    }
caption-draw = Remis
caption-won-early =
    { $color ->
        [white] Weiß gewinnt
       *[black] Schwarz gewinnt
    }
caption-resigned =
    { $color ->
        [white] Weiß gibt auf
       *[black] Schwarz gibt auf
    }
caption-timed-out =
    { $color ->
        [white] Weiß überschreitet die Zeit
       *[black] Schwarz überschreitet die Zeit
    }
caption-void = Kein Ergebnis
caption-sample = Beispiel: dein Brett mit Schwarz · { $ply }
caption-preview = Vorschau: { $ply }

## Placing and moving with buttons

button-row = Reihe { $row }
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}rot
       *[no] {""}
    }
menu-stack-hint = Stapel zum Ziehen wählen
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: Einzelstein, mit Rot
           *[no] { $cell }: Einzelstein
        }
       *[other] { $red ->
            [yes] { $cell }: Höhe { $height }, mit Rot
           *[no] { $cell }: Höhe { $height }
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
pick-cell =
    Wähle ein Feld in Reihe { $row }. { $red ->
        [yes] Der rote Stein wird sofort gesetzt.
       *[no] Dein Stein wird sofort gesetzt.
    }
pick-stack = Welchen Stapel möchtest du ziehen?
pick-destination = Wohin soll **{ $cell }**? Zuerst siehst du eine Vorschau.
pick-destination-at-once = Wohin soll **{ $cell }**? Der Zug wird sofort gespielt.
confirm-ply = Vorschau: **{ $ply }**
confirm-score = Punktestand danach: Weiß { $white }, Schwarz { $black }. Spielen?
button-confirm = Zug spielen
button-back = Zurück
button-another-stack = Anderer Stapel
you-moved = Du hast **{ $ply }** gespielt.
you-moved-with-effect = Dein Zug **{ $ply }** { $effects }.
you-placed =
    { $red ->
        [yes] Du hast einen roten Stein auf **{ $cell }** gesetzt.
       *[no] Du hast einen Stein auf **{ $cell }** gesetzt.
    }

## Previews

preview-title = Vorschau: Noch ist nichts gespielt.
preview-move = { $player } zieht **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player } setzt einen roten Stein auf **{ $cell }**.
        [white] { $player } setzt einen weißen Stein auf **{ $cell }**.
       *[black] { $player } setzt einen schwarzen Stein auf **{ $cell }**.
    }
preview-pass = { $player } hat keinen möglichen Zug und passt.
preview-score = Punktestand danach: Weiß { $white }, Schwarz { $black }.
preview-next-moves =
    { $moves ->
        [one] Als Nächstes ist { $player } am Zug, mit einem möglichen Zug ({ $other }).
       *[other] Als Nächstes ist { $player } am Zug, mit { $moves } möglichen Zügen ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player } hätte keinen
        [one] { $player } hätte einen
       *[other] { $player } hätte { $moves }
    }
preview-next-passes =
    { $moves ->
        [one] Als Nächstes passt { $player } (kein möglicher Zug). Dann ist { $other } am Zug, mit einem möglichen Zug.
       *[other] Als Nächstes passt { $player } (kein möglicher Zug). Dann ist { $other } am Zug, mit { $moves } möglichen Zügen.
    }
preview-next-place =
    { $piece ->
        [red] Als Nächstes setzt { $player } einen roten Stein.
        [white] Als Nächstes setzt { $player } einen weißen Stein.
       *[black] Als Nächstes setzt { $player } einen schwarzen Stein.
    }
preview-next-dealt = Als Nächstes wird der Rest des Bretts zufällig gefüllt.
preview-won = Damit ist die Partie beendet: { $player } gewinnt { $own } zu { $other } (Vorsprung { $margin }).
preview-draw = Damit ist die Partie beendet: Remis, { $score } zu { $score }.

preview-empty = Gib einen Zug an, etwa `D3F3`, oder mehrere, etwa `D3F3 E4E5`.
preview-too-long = Eine Vorschau hat höchstens { $most } Züge. Lass die letzten weg.
preview-unknown-word = `{ $word }` ist weder ein Feld wie `D3` noch ein Zug wie `D3F3`. Wähle beim Tippen aus den Vorschlägen.
preview-half-a-move = { $cell } ist nur ein halber Zug. Ergänze das Zielfeld, etwa `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] Weiß kann `{ $ply }` nicht spielen. { $rule } Wähle beim Tippen aus den Vorschlägen.
           *[black] Schwarz kann `{ $ply }` nicht spielen. { $rule } Wähle beim Tippen aus den Vorschlägen.
        }
       *[other] { $color ->
            [white] Zug { $number }: Weiß kann `{ $ply }` nicht spielen. { $rule } Wähle beim Tippen aus den Vorschlägen.
           *[black] Zug { $number }: Schwarz kann `{ $ply }` nicht spielen. { $rule } Wähle beim Tippen aus den Vorschlägen.
        }
    }
preview-dealt = Nach dem letzten roten Stein wird der Rest des Bretts zufällig gefüllt. Beende deine Vorschau dort.

## Hints and analyses

hint-title =
    { $count ->
        [one] Du hast nur einen möglichen Zug:
       *[other] Deine besten Züge:
    }
hint-title-placing = Die besten Felder für deinen Stein:
hint-not-played = Gespielt ist davon noch nichts. Nur du siehst das.
button-play-this = { $letter } spielen: { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] etwa ausgeglichen
        [chance] Gewinnchance etwa { $number } %
        [win] Sieg mit { $number } Vorsprung
        [draw] Remis
       *[loss] Niederlage mit { $number } Rückstand
    }
effect-next-to-red = neben Rot
effect-at-edge = am Rand
effect-can-capture-red = kann als Nächstes Rot auf { $cells } schlagen
effect-ends-game = beendet die Partie
effect-leaves-no-move =
    { $color ->
        [white] nimmt Weiß jeden Zug
       *[black] nimmt Schwarz jeden Zug
    }
analysis-game = Partie { $number }.
analysis-plies = Nach Zug { $number } von { $count }.
analysis-worth =
    { $color ->
        [white] **Weiß am Zug: { $worth }.**
       *[black] **Schwarz am Zug: { $worth }.**
    }
analysis-variation = Variante: { $line }
analysis-then = -# dann { $line }
analysis-then-end = -# dann { $line }. Danach ist die Partie beendet: Weiß { $white }, Schwarz { $black }.
analysis-end = -# Danach ist die Partie beendet: Weiß { $white }, Schwarz { $black }.
analysis-over = {"**"}Die Partie ist beendet: Weiß { $white }, Schwarz { $black }.**
analysis-shared = { $player } zeigt eine Analyse:
verdict-best = {"**"}{ $ply }** ist der beste Zug.
verdict-forced = {"**"}{ $ply }** ist der einzige mögliche Zug.
verdict-as-good = {"**"}{ $ply }** ist etwa so gut wie der beste Zug, **{ $better }**.
verdict-worse =
    Mit **{ $ply }** steht { $color ->
        [white] Weiß
       *[black] Schwarz
    } bei { $after } statt bei { $before }{ $points ->
        [0] .
        [one] {" "}(kostet { $points } %).
       *[other] {" "}(kostet { $points } %).
    }
verdict-loses =
    In Zugfolge A verliert { $color ->
        [white] Weiß
       *[black] Schwarz
    } { $losses }.
verdict-captured =
    { $height ->
        [1] den Einzelstein auf { $cell }
       *[other] den Stapel der Höhe { $height } auf { $cell }
    }
verdict-isolated =
    { $count ->
        [one] einen isolierten Stein
       *[other] { $count } isolierte Steine
    }
verdict-score = Punktestand nach Zugfolge A: Weiß { $white }, Schwarz { $black }. Vor dem Zug: Weiß { $before_white }, Schwarz { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Schon probiert
menu-variation-hint = Besten oder probierten Zug spielen …
menu-variation-stack-hint = Warum nicht …? Stapel wählen
menu-variation-row-hint = Warum nicht …? Reihe wählen
variation-stack = Wohin soll **{ $cell }**? Dann siehst du, was der Zug kostet und warum.
variation-row = Welches Feld in Reihe { $row }? Dann siehst du, was es kostet.
analysis-effort =
    { $depth ->
        [one] -# Suchtiefe: ein Zug.
       *[other] -# Suchtiefe: { $depth } Züge.
    }
analyse-what = Hier gibt es keine Partie. Ergänze `partie` (eine Nummer oder Züge) oder `stellung`.
advice-rated = Diese Partie ist gewertet, also gebe ich keinen Rat. `/partie vorschau` zeigt, was ein Zug bewirkt. Nach der Partie zeigt `/dvonn analysieren` die besten Züge.
advice-over = In dieser Stellung kann niemand ziehen: Weiß { $white }, Schwarz { $black }. Für eine frühere Stellung einer Partie nutze `/dvonn analysieren` mit `nach`, der Zahl der Züge.
advice-in-tournament = Das ist eine Turnierpartie, also gebe ich keinen Rat. `/partie vorschau` zeigt, was ein Zug bewirkt. Nach der Partie zeigt `/dvonn analysieren` die besten Züge.
advice-of-serious-game = Diese Stellung ist der in Partie { $number } zu ähnlich, einer gewerteten oder Turnierpartie, die du spielst. Bis die Partie beendet ist, kann ich die Stellung weder analysieren noch von hier aus mit dir weiterspielen. Wähle eine andere Stellung oder einen anderen Zug.
advice-of-running = Diese Stellung ist der in Partie { $number } zu ähnlich, die hier noch läuft. Bis die Partie beendet ist, poste ich keine Analyse dieser Stellung.
advice-not-of-running = Diese Partie läuft noch. Ist sie ungewertet und keine Turnierpartie, kann die Seite am Zug sie jetzt analysieren. Nach der Partie können es alle.
advice-two-subjects = Gib entweder eine Stellung oder eine Partie an. Die Option `nach` braucht eine Partie.
advice-no-such-ply =
    { $plies ->
        [one] Diese Partie hat { $plies } Zug, also muss `nach` 0 oder 1 sein.
       *[other] Diese Partie hat { $plies } Züge, also muss `nach` zwischen 0 und { $plies } liegen.
    }

## Settings

language-name = Deutsch

settings-title = **Deine Einstellungen**
settings-scope = Wie Bretter aussehen, änderst du nur für dich: Öffentliche folgen den Servereinstellungen. Alles andere gilt für alle deine Partien.
settings-hint =
    { $choice ->
        [orientation] Brett
        [theme] Design
        [size] Bildgröße
        [notation] Notation der Züge
        [reminders] Erinnerungen
        [ladder] Art der Rangliste
        [season] Länge der Saison
       *[language] Sprache
    }
settings-orientation =
    { $value ->
        [white] Brett: Weiß unten, wie im Kanal
        [own] Brett: meine Seite unten
       *[black] Brett: Schwarz unten
    }
settings-theme =
    { $value ->
        [server] Design: wie auf dem jeweiligen Server
        [wood] Design: helles Holz
        [slate] Design: dunkler Schiefer
        [paper] Design: Schwarz auf Weiß, zum Drucken
        [contrast] Design: hoher Kontrast
       *[colour-blind] Design: bei Farbenblindheit (Weiß und Schwarz haben verschiedene Formen)
    }
settings-size =
    { $value ->
        [small] Bildgröße: klein, fürs Handy
        [normal] Bildgröße: normal
       *[large] Bildgröße: groß
    }
settings-notation =
    { $value ->
        [joined] Notation: D3F3
        [dash] Notation: D3-F3
       *[arrow] Notation: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Erinnerungen: im Kanal der Partie
        [direct] Erinnerungen: als Direktnachricht
       *[off] Erinnerungen: keine
    }
settings-language = Sprache: { $name }
settings-language-discord = Sprache: wie auf Discord
settings-confirm =
    { $on ->
        [yes] Züge: zuerst Vorschau
       *[no] Züge: sofort gespielt
    }
settings-only-ply =
    { $on ->
        [yes] Erzwungene Züge: spiele ich für dich
       *[no] Erzwungene Züge: spielst du selbst
    }
settings-vacation =
    { $on ->
        [yes] Urlaub: beginnt automatisch, wenn deine Zeit abläuft, Tag für Tag, bis du spielst oder keine Tage mehr hast
       *[no] Urlaub: beginnt nur mit `/dvonn urlaub`
    }
settings-weekends =
    { $on ->
        [yes] Freie Wochenenden: Deine Uhren stehen samstags und sonntags, außer in Live-Partien
       *[no] Freie Wochenenden: keine
    }
settings-takebacks =
    { $on ->
        [yes] Zugrücknahmen: erlaubt, solange du den Zug nicht beantwortet hast
       *[no] Zugrücknahmen: dein Gegner fragt dich
    }
settings-milestones =
    { $on ->
        [yes] Meilensteine, etwa ein erster Sieg: Ich melde sie dir, einmal und privat
       *[no] Meilensteine, etwa ein erster Sieg: Ich erwähne sie nicht
    }
settings-phrases =
    { $on ->
        [yes] Sätze von Gegnern auf anderen Servern: sichtbar
       *[no] Sätze von Gegnern auf anderen Servern: ausgeblendet
    }
settings-next-weekend = Nächstes freies Wochenende: { $begins } bis { $ends } ({ $zone }). Änderst du das oder deine Zeitzone, gilt es für Wochenenden, die frühestens in einer Woche beginnen.
settings-quiet = Ruhezeit: { $hours } ({ $zone })
settings-no-quiet = Ruhezeit: keine
settings-summary = Tägliche Liste wartender Partien per Direktnachricht: { $time } ({ $zone })
settings-no-summary = Tägliche Liste wartender Partien: keine
button-settings-confirm =
    { $on ->
        [yes] Zuerst Vorschau zeigen
       *[no] Züge sofort spielen
    }
button-settings-only-ply = { $on ->
        [yes] Erzwungene automatisch
       *[no] Erzwungene selbst spielen
    }
button-settings-vacation = { $on ->
        [yes] Automatischer Urlaub
       *[no] Kein automatischer Urlaub
    }
button-settings-play = Erinnerungen, Sprache …
button-settings-boards = Bretter und Züge …
button-settings-weekends = { $on ->
        [yes] Wochenenden freinehmen
       *[no] Am Wochenende spielen
    }
button-settings-takebacks = { $on ->
        [yes] Zugrücknahmen erlauben
       *[no] Zugrücknahmen auf Anfrage
    }
button-settings-milestones =
    { $on ->
        [yes] Meilensteine nennen
       *[no] Meilensteine nicht nennen
    }
button-settings-phrases = { $on ->
        [yes] Sätze zeigen
       *[no] Sätze ausblenden
    }
button-settings-quiet = Zeitzone, Ruhezeit …
button-settings-people = Favoriten, Ignorierte …
form-quiet = Zeitzone, Ruhezeit, tägliche Liste
form-quiet-hours = Ruhezeit von – bis (leer: keine)
form-summary = Tägliche Liste der Partien um (leer: keine)
form-quiet-zone = Deine Zeitzone
refuse-quiet-hours = `{ $input }` ist keine Zeitspanne. Schreib sie wie `22:00-07:00` oder lass das Feld leer.
refuse-summary-time = `{ $input }` ist keine Uhrzeit. Schreib sie wie `07:30` oder lass das Feld leer.
refuse-time-zone = `{ $input }` ist keine bekannte Zeitzone. Nimm einen Namen wie `Europe/Berlin`, `America/New_York` oder `UTC`.

## Plans.

form-plan-title = Das Setzen planen
form-plan-wishes = Felder, nach Vorliebe geordnet
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Stopp, wenn der Gegner hier setzt (optional)
form-plan-stops-hint = near reds, D3; after 5: nach 5 eigenen Steinen
plan-is = **Dein Plan**: `{ $wishes }`
plan-stops = Stoppregeln: `{ $stops }`
plan-takes = Als Nächstes, falls noch frei: { $cells }
plan-takes-then-best = Als Nächstes, falls noch frei: { $cells }; dann wählt die Engine
plan-takes-best = Als Nächstes: Die Engine wählt
plan-takes-nothing = Alle Felder deines Plans sind besetzt.
plan-played = Wie geplant gespielt. Dein Plan ist fertig.
plan-not-playable = Nichts in deinem Plan war spielbar, also ist er gelöscht.
fill-is = In { $seconds } Sekunden beginne ich, deine restlichen Steine zu setzen, immer wenn du am Zug bist. Du kannst mich jederzeit stoppen.
fill-stopped = Gestoppt. Du setzt deine Steine selbst.
fill-done = Alle Steine sind gesetzt.
plan-none = Du hast keinen Plan. Erstelle einen mit `/dvonn plan`.
button-plan = Setzen planen …
button-edit = Bearbeiten
button-delete = Löschen
button-try-again = Noch einmal
form-written = Das hast du geschrieben:

plan-empty = Ein Plan braucht mindestens ein Feld, zum Beispiel `D3 E4, near reds, row 3`.
plan-too-long = In jedes Eingabefeld passen { $most } Zeichen. Spar Platz mit Wörtern für viele Felder: `row 3`, `edge` oder `anywhere`.
plan-unknown-word = Das Wort `{ $word }` kenne ich in einem Plan nicht. Nimm Felder wie `D3` oder `A1-E1` oder auch `row 3`, `column D`, `edge`. Außerdem gehen `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = `row` braucht eine Zahl von 1 bis 5, wie in `row 3`.
plan-column-letter = `column` braucht einen Buchstaben von A bis K, wie in `column D`.
plan-near-what = `near` braucht `reds`, `own`, `theirs` oder ein Feld, wie in `near D3`.
plan-line-end = Nach dem Strich steht das letzte Feld, wie in `A1-E1`.
plan-not-a-line = { $from } und { $to } liegen nicht auf einer geraden Linie. Nenne die Felder einzeln oder gib zwei Felder auf einer an, etwa `A1-E1`.
plan-best-serious = In gewerteten und Turnierpartien ist `best` nicht erlaubt. Nimm `anywhere`, das in der Mitte beginnt.
plan-count = `after` braucht eine Zahl von 1 bis 49, wie in `after 5`.
plan-no-cell-first = Beginne mit dem Feld für diesen Zug, etwa D3. Der Rest wird dein Plan.

## Conditional moves.

form-if-title = Wenn das kommt, spiele ich das
form-if-lines =
    { $first ->
        [mine] Pro Zeile: ich, Gegner, ich, Gegner …
       *[theirs] Pro Zeile: Gegner, ich, Gegner, ich …
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: Ich setze D3; auf E4 antworte ich mit F2. * heißt: jedes andere Feld
           *[theirs] D3 E4: Auf D3 antworte ich mit E4. * E5: Sonst setze ich E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: Ich ziehe D3F3; auf E4E5 folgt C1C3. *: jeder andere Zug. resign: Ich gebe auf
           *[theirs] D3F3 E4E5: Auf D3F3 antworte ich mit E4E5. * C1C3: Sonst ziehe ich C1C3. resign: Ich gebe auf
        }
    }
if-are = **Deine bedingten Züge.** Deine Züge stehen nach den Doppelpunkten; { "*" } heißt: jede andere Antwort.
if-resigns = Endet eine Zeile mit `resign`, gebe ich dort für dich auf.
if-waits = Spiel zuerst { $ply }. Dann warten diese Züge auf die Antwort.
if-none = Du hast keine bedingten Züge. Mit `/dvonn bedingt` legst du welche fest.
button-conditions = Bedingte Züge …
button-add-conditions = Bedingte Züge festlegen

if-empty = Schreib mindestens eine Zeile, zum Beispiel `D3F3 E4E5`: Auf D3F3 antworte ich mit E4E5.
if-too-long = Bedingte Züge haben zusammen höchstens { $most } Zeichen. Lass die unwahrscheinlichsten weg.
if-too-many = Du hast { $found } Zugfolgen. Erlaubt sind { $most }. Lass die unwahrscheinlichsten weg.
if-too-deep = Zeile { $line } hat mehr als { $most } Züge. Kürze sie.
if-unknown-word = Zeile { $line }: `{ $word }` ist weder ein Feld wie `D3` noch ein Zug wie `D3F3`, noch `*` für jeden anderen Zug.
if-no-such-cell = Zeile { $line }: Ein Feld `{ $word }` gibt es nicht. { $cells }
if-pass = Zeile { $line }: Lass das Passen weg. Ich passe für dich.
if-half-a-move = Zeile { $line }: { $cell } ist nur ein halber Zug. Ergänze das Zielfeld, etwa `D3F3`.
if-any-of-mine = Zeile { $line }: `*` steht nur für Züge deines Gegners. Schreib deinen Zug aus.
if-resigns-unprovoked = Zeile { $line }: `resign` muss auf einen Zug deines Gegners folgen.
if-illegal-mine = Zeile { $line }: { $ply } kannst du dort nicht spielen. { $reason }
if-illegal-theirs = Zeile { $line }: { $ply } kann dein Gegner dort nicht spielen. Prüf das Brett und wer bei jedem Zug dran ist.
if-after-the-end = Zeile { $line } geht über das Ende der Partie hinaus. Kürze sie.
if-no-answer = Zeile { $line } endet mit einem Zug deines Gegners. Ergänze deine Antwort oder lass den Zug weg.
if-two-answers = Die Zeilen { $first } und { $second } geben zwei Antworten auf dieselben Züge. Behalte eine davon.

## Private notices

notice-title = Partie { $number } gegen { $opponent }:
notice-board = [Brett]({ $url })
notice-branch-dropped = Dein bedingter Zug **{ $answer }** war nicht spielbar, also sind deine bedingten Züge gelöscht. { $reason }
notice-branch-dropped-after = Deine Antwort auf { $after }, **{ $answer }**, war nicht spielbar, also sind deine bedingten Züge gelöscht. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] Ein Zug wurde zurückgenommen, also habe ich deine bedingten Züge gelöscht.
        [dealt] Das Brett wurde gefüllt, also habe ich deine bedingten Züge gelöscht.
       *[rated_game] Diese Partie wurde einer deiner gewerteten Partien zu ähnlich, also habe ich deine bedingten Züge gelöscht.
    } Neue legst du mit `/dvonn bedingt` im Kanal der Partie fest. Die alten:
notice-plan-stopped = Dein Plan ist gestoppt: Dein Gegner hat auf **{ $cell }** gesetzt (`{ $rule }`).
notice-plan-left = Noch nicht gesetzt: `{ $plan }`. Stoppregeln: `{ $stops }`. Einen neuen Plan erstellst du mit `/dvonn plan` im Kanal der Partie.
notice-muted =
    In { $channel } darf ich nicht posten, also kann ich das Brett dort nicht zeigen. Bitte die Moderation, mir { $place ->
        [thread] die Berechtigungen „Kanal ansehen“ und „Nachrichten in Threads senden“ zu geben. Ist der Thread gesperrt, muss sie ihn auch entsperren
       *[channel] die Berechtigungen „Kanal ansehen“ und „Nachrichten senden“ zu geben
    }. Ich versuche es weiter.
notice-muted-refused = In { $channel } kann ich das Brett nicht zeigen. { $reason } Ich versuche es weiter.
notice-muted-elsewhere = Wo dein Gegner spielt, darf ich nicht posten, also ist das Brett dort nicht zu sehen.
notice-muted-clock = Die Uhr steht, bis ich dort posten kann, höchstens { $time }. Befehle wie `/dvonn brett` gehen dort weiterhin.
notice-muted-runs = Die Uhren laufen weiter. Befehle wie `/dvonn brett` gehen dort weiterhin.
notice-place-lost = Der Kanal oder Thread dieser Partie wurde gelöscht, und ich kann gerade keinen neuen Thread öffnen. { $reason } Die Uhr steht, bis das gelingt. Die Moderation kann Partie { $number } auch mit `/partie entscheiden` beenden.
notice-waits = In dieser Partie ist etwas passiert. Von selbst kann ich dort nicht posten: Nutze dort `/dvonn brett`.
notice-waits-clock = Bis dahin steht die Uhr, höchstens { $time }.
notice-plan-done = Dein Plan ist fertig: Alle Steine daraus sind gesetzt. Einen neuen erstellst du mit `/dvonn plan` im Kanal der Partie.
notice-plan-exhausted = Dein Plan ist zu Ende: Die übrigen Felder sind besetzt. Einen neuen erstellst du mit `/dvonn plan` im Kanal der Partie.

## Browsing a game

button-browse = Züge durchsehen
button-first = Anfang
button-page-back = Zurück
button-forward = Vor
button-last = Ende
page-start = Stellung 0 von { $count }: vor dem ersten Zug.
page-passed = Stellung { $number } von { $count }: { $player } hat keinen möglichen Zug und passt
page-ply = Stellung { $number } von { $count }: { $player } spielt **{ $ply }**
import-title = Importierte Partie: { $white } (Weiß) gegen { $black } (Schwarz)
import-title-no-names = Importierte Partie
import-result = Ergebnis: { $result }

## Replays

button-replay = Partie wiedergeben
button-share = Allen zeigen
menu-chapter-hint = Springen zu …
menu-game-hint = Partie durchsehen …
menu-found-hint = Partie durchsehen, wiedergeben oder auswerten …
chapter-start = Beginn der Partie
chapter-placed = Zug { $number }: alle Steine gesetzt
chapter-ply = Zug { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Zug { $number }: Ende der Partie
       *[running] Zug { $number }: aktuelle Stellung
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } gegen { $black } (läuft)
       *[over] { $number }: { $white } gegen { $black }
    }
replay-ply = Wiedergabe von Zug { $number } von { $count }.
replay-plies = Wiedergabe der Züge { $from } bis { $to } von { $count }.
replay-nothing = Es gibt noch nichts wiederzugeben: Diese Partie hat keine Züge. `/dvonn brett` zeigt das Brett.
replay-no-such-ply = Zug { $named } gibt es in dieser Partie nicht. Gib `von` und `bis` als Zahlen von 1 bis { $plies } an oder lass beide leer für die ganze Partie.
replay-elsewhere = Diese Partie wurde auf einem anderen Server gespielt, also kann ich sie hier nicht allen zeigen. Ohne `öffentlich` siehst nur du die Wiedergabe.
replay-backwards = Zug { $from } kommt nach Zug { $to }. Vertausche sie: `von` { $to }, `bis` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Animation der Züge { $from } bis { $to }: { $plies }. Schlussstellung:
error-still-drawing = Deine vorige Wiedergabe ist noch nicht fertig. Warte darauf und frag dann noch einmal.

## Reviews

button-review = Partie auswerten
button-review-show = Auswertung zeigen
button-review-browse = Ab hier durchsehen
button-review-help = Erklärung
button-turning-point = { $mark }: Zug { $number }
review-in-progress = Die Auswertung läuft … { $known } von { $all }. Sie dauert etwa eine Minute.
review-will-be-posted = Wenn sie fertig ist, kommt sie in { $channel }. Mit dem Button siehst du sie hier.
review-ready = Die Auswertung ist fertig.
review-is-posted = Sie steht auch in { $channel }.
review-title = {"**"}Auswertung.** { $title }
review-side =
    { $color ->
        [white] Weiß, { $player }
        [black] Schwarz, { $player }
       *[nameless] { $player }
    }: Genauigkeit **{ $accuracy } %**; erste Wahl der Engine: { $best } von { $judged ->
        [one] { $judged } Zug
       *[other] { $judged } Zügen
    }.
review-strength = Gespielt wie Stufe { $level }, { $name }.
review-strength-range = Gespielt wie Stufe { $from } bis { $to } ({ $first } bis { $last }).
review-no-turns = Keine Wendepunkte: Kein Zug senkte die Gewinnchancen um 10 % oder mehr.
review-practice = Übe, was dich am meisten gekostet hat: mit der Lektion und den Rätseln hier unten.
review-turning-point = {"**"}{ $mark }.** Zug { $number }, { $player }: mit **{ $ply }** bei { $after } statt bei { $before }.
review-better = Besser: **{ $better }**.
review-better-line = Besser: **{ $better }**, dann { $line }.
review-chance = { $chance } %
review-draw = einem Remis
review-end =
    { $end ->
        [win] einem Sieg mit { $margin } Vorsprung
       *[loss] einer Niederlage mit { $margin } Rückstand
    }
review-help =
    - Die Prozente bei einem Zug sind die Gewinnchancen der Seite, die gezogen hat.
    - Für die Genauigkeit und die erste Wahl der Engine zählen nur Züge, die bei Gewinnchancen von 10 bis 90 % gespielt wurden. In einer entschiedenen Partie kostet kein Zug etwas.
    - Stufe: die Computerstufe, deren Züge etwa gleich viel kosten wie die dieser Seite. Sie fehlt, wenn mehr als drei Stufen passen würden.
review-figure = { $accuracy } %
phase-placement = Setzphase
phase-movement = Zugphase
caption-review = Gewinnchancen von Weiß nach jedem Zug; Genauigkeit neben den Namen
caption-turning-point = A: besser, { $better } · B: gespielt, { $played }
alt-turning-point = A markiert den besseren Zug: { $better }. B, in anderer Farbe, den gespielten: { $played }.
alt-review = Liniendiagramm: Gewinnchancen von Weiß, { $white } (Weiß) gegen { $black } (Schwarz). Nach Zug { $figures }.
alt-review-without-names = Liniendiagramm: Gewinnchancen von Weiß. Nach Zug { $figures }.
alt-review-figure = { $number }: { $chance } %
alt-review-accuracy =
    { $color ->
        [white] Genauigkeit von Weiß: { $accuracy } %.
       *[black] Genauigkeit von Schwarz: { $accuracy } %.
    }
alt-review-turning-point =
    Wendepunkt { $mark }, Zug { $number }, { $color ->
        [white] Weiß
       *[black] Schwarz
    }: bei { $after } statt bei { $before }.

## Openings

openings-title = **Eröffnungen**: wohin in echten Partien gesetzt wurde.
openings-start =
    { $games ->
        [one] Das leere Brett: eine Partie.
       *[other] Das leere Brett: { $games } Partien.
    }
openings-after =
    { $games ->
        [one] Nach { $cells } (auch gespiegelt): eine Partie.
       *[other] Nach { $cells } (auch gespiegelt): { $games } Partien.
    }
openings-reds-matter = Es kommt darauf an, wo die roten Steine liegen. Weiß holte { $apart } % der Punkte, wenn sich keine zwei berührten, und { $together } %, wenn sich alle drei berührten.
openings-reds =
    { $pairs ->
        [0] Keine zwei roten Steine berühren sich. Weiß holte { $white } % der Punkte in { $games } solchen Partien (ein Remis zählt halb).
        [1] Zwei rote Steine berühren sich. Weiß holte { $white } % der Punkte in { $games } solchen Partien (ein Remis zählt halb).
        [2] Die roten Steine bilden eine Kette. Weiß holte { $white } % der Punkte in { $games } solchen Partien (ein Remis zählt halb).
       *[3] Alle drei roten Steine berühren sich. Weiß holte { $white } % der Punkte in { $games } solchen Partien (ein Remis zählt halb).
    }
openings-left = Neu ab Zug { $number }. Letzte bekannte Stellung:
openings-end = Hier endet die Sammlung.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became =
    { $games ->
        [one] eine Partie, Siege für Weiß { $white } %, Remis { $drawn } %
       *[other] { $games } Partien, Siege für Weiß { $white } %, Remis { $drawn } %
    }
openings-dealt = Diese Partie begann nicht auf dem leeren Brett, also hat sie keine Eröffnung. Du kannst dir Eröffnungen ansehen, die von Hand gesetzt wurden.
alt-openings = Häufigste nächste Felder: { $cells }.
menu-opening = Wohin als Nächstes gesetzt wurde
button-opening-back = Zurück
button-opening-start = Vom leeren Brett aus

## Notes on games

form-note = Deine Notiz zu Partie { $number }
form-note-text = Nur für dich, bis die Partie endet
form-note-hint = Was du planst oder was du dir merken willst
notes-none = Noch keine Notizen.
note-of = Notiz von { $author }:
notes-private = Bis die Partie endet, siehst nur du deine Notiz. Danach können sie alle lesen, die die Partie sehen.
button-note =
    { $written ->
        [yes] Notiz bearbeiten
       *[no] Notiz schreiben
    }

## Following games

follow-number = Partie { $number }
follow-title = { $game }: { $white } – { $black }
follow-none = Du folgst dieser Partie nicht. Wenn du folgst, bekommst du Benachrichtigungen als Direktnachricht, aber nicht in deiner Ruhezeit.
follow-moves = Du folgst dieser Partie: Du bekommst eine Benachrichtigung nach jedem Zug und am Ende, aber nicht in deiner Ruhezeit.
follow-end = Du folgst dieser Partie: Du bekommst eine Benachrichtigung, wenn sie endet, aber nicht in deiner Ruhezeit.
follow-turn = Zug { $number }: { $player } ist am Zug.
follow-stopped = Du bekommst keine Benachrichtigungen mehr zu dieser Partie. Um ihr wieder zu folgen, nutze `/partie folgen` in ihrem Kanal.
follow-hidden = Du bekommst keine Benachrichtigungen mehr zu Partie { $number }: Du kannst ihren Kanal nicht mehr sehen.
followed =
    Du folgst diesen Partien (höchstens { $most }):
    { $games }
    Ändern kannst du das mit `/partie folgen` im Kanal der Partie.
followed-none = In diesem Kanal läuft keine Partie, und du folgst keiner. Um einer zu folgen, nutze `/partie folgen` in ihrem Kanal.
button-follow-moves = Jeden Zug melden
button-follow-end = Nur das Ergebnis melden
button-unfollow = Nicht mehr folgen
refuse-follow-own = Du spielst diese Partie, also sage ich dir, wenn du am Zug bist. Für Erinnerungen als Direktnachricht siehe `/dvonn einstellungen`.
refuse-follow-private = Folgen kannst du nur Partien auf Servern, die mich hinzugefügt haben.
refuse-follow-many =
    Du folgst schon so vielen Partien wie möglich. Folge zuerst einer davon nicht mehr, mit `/partie folgen` in ihrem Kanal:
    { $games }
refuse-follow-full = Dieser Partie folgen schon { $most } Leute, mehr geht nicht.

## Games as files

export-no-files = (In diesem Kanal kann ich keine Dateien anhängen. Für die Datei schick mir `/partie exportieren` mit der Nummer als Direktnachricht.)
export-which = Welche Partie? Gib ihre Nummer an. `/dvonn partien` listet deine auf.
export-no-number = `{ $input }` ist keine Nummer einer Partie. `/dvonn partien` listet deine auf.
export-no-sgf = Eine SGF-Datei beginnt immer mit dem leeren Brett, diese Partie aber nicht. Hier ist sie als Text.
export-start-in-file = Die Partie beginnt mit einer vorgegebenen Stellung. Sie steht in der Datei.
form-import = Partie importieren
form-import-game = Text der Datei oder die Züge
import-gone = Diese Partie habe ich nicht mehr, weil du seitdem viele andere importiert hast. Importiere sie noch einmal mit `/partie importieren`.
import-too-long = Dieser Text ist zu lang für eine Partie. Möglich sind { $most } KiB.
import-unreachable = Ich konnte diese Datei nicht von Discord laden. Versuch es noch einmal oder gib die Partie als Text ein.
import-no-text = Das ist keine Textdatei. Nimm eine Datei von `/partie exportieren` oder SGF von Boardspace.
import-not-in-message = In dieser Nachricht finde ich keine Partie. Ich lese Züge wie `D3 E4 F5` und Dateien von `/partie exportieren`.
import-nothing = Ich habe keine Züge gefunden. Nimm eine Datei von `/partie exportieren` oder Züge wie `D3 E4 F5`.
import-sgf = Ein Wert in dieser SGF-Datei endet nicht: Ein `]` fehlt. Ist die Datei vollständig?
import-header = Zeile { $line }: { $fault }
import-header-form = Zeile { $line } ist keine Kopfzeile. Sie sollte aussehen wie `[Key "value"]`.
import-no-cell = Zug { $number }: Ein Feld { $found } gibt es nicht. { $cells }
import-no-ply = Zug { $number }: { $found } ist kein Zug. Schreib D3 zum Setzen, D3F3 zum Ziehen oder PASS.
import-illegal = Zug { $number }, `{ $ply }`: { $rule }
import-no-score = Nach dem Strich: { $found } ist kein Punktestand. Schreib zwei Zahlen, die von Weiß zuerst.
import-not-over = Nach Zug { $number } steht ein Punktestand, aber die Partie ist nicht beendet.
import-other-score = Der Text nennt { $white_said } zu { $black_said }, aber auf dem Brett steht es { $white } zu { $black }.
rule-taken = { $cell } ist besetzt.
rule-empty = { $cell } ist leer.
rule-lone-red = Der rote Stein auf { $cell } liegt allein, also kann ihn niemand ziehen.
rule-not-theirs = Der Stapel auf { $cell } gehört der anderen Seite.
rule-surrounded = Der Stapel auf { $cell } ist eingeschlossen und kann nicht ziehen.
rule-not-straight = { $from } und { $to } liegen nicht auf einer geraden Linie.
rule-distance = Der Abstand von { $from } nach { $to } ist { $distance }, aber der Stapel hat Höhe { $height }.
rule-empty-target = { $to } ist leer.
rule-leaves-board = Von { $from } aus würde ein Stapel der Höhe { $height } das Brett verlassen.
rule-still-placing = Noch sind nicht alle Steine gesetzt.
rule-all-placed = Alle Steine sind gesetzt.
rule-must-pass = Wer am Zug ist, hat keinen möglichen Zug. Schreib PASS.
rule-may-not-pass = Wer am Zug ist, hat einen möglichen Zug und kann nicht passen.
rule-game-over = Vor diesem Zug war die Partie schon beendet.

## Resigning

ask-resign = Deine Partie gegen { $opponent } aufgeben?
ask-abort = Die Partie gegen { $opponent } abbrechen?
ask-close = Dein Gegner ist nicht mehr auf dem Server. Die Partie ohne Ergebnis beenden?
button-resign = Partie aufgeben
button-close = Partie beenden
button-keep-playing = Weiterspielen
resign-cancelled = Die Partie geht weiter.
game-resigned = Du hast aufgegeben.
game-aborted = Du hast die Partie abgebrochen.
game-closed = Die Partie ist beendet.

## Lists and pages

games-none =
    { $place ->
        [here] Du hast auf diesem Server keine laufenden Partien.
       *[anywhere] Du hast keine laufenden Partien.
    } `/dvonn spielen` beginnt eine gegen den Computer. `/dvonn hilfe` zeigt, wie du gegen Menschen spielst.
games-title =
    { $count ->
        [one] **Deine Partie**
       *[other] **Deine { $count } Partien**
    }
games-entry =
    { $turn ->
        [yours] **Du bist am Zug** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · { $opponent } am Zug · { $time }
    }
games-entry-game = Partie { $number }
games-entry-moved = letzter Zug { $moved }
games-since = letzter Zug { $since }
games-muted = Uhr steht, weil ich das Brett dort nicht zeigen konnte, noch { $left }
games-paused = pausiert, noch { $left }
games-vacation = im Urlaub, noch { $left }
games-weekend = Wochenende frei, noch { $left }, die Uhr läuft { $until } wieder
games-waiting =
    { $count ->
        [one] Eine Partie wartet auf dich.
       *[other] { $count } Partien warten auf dich.
    }
games-short-of-time =
    { $count ->
        [one] In einer Partie wird deine Zeit knapp.
       *[other] In { $count } Partien wird deine Zeit knapp.
    }
desk-empty = Gerade wartet keine Partie auf dich.
milestone-first-win = {"**"}Dein erster Sieg** gegen einen Menschen!
milestone-streak = {"**"}Siegesserie** gegen Menschen: { $count }
milestone-best-win = {"**"}Dein bester Sieg** in dieser Rangliste: Dein Gegner hatte die Wertung { $rating }.
milestone-level = {"**"}{ $level }:** dein erster Sieg gegen diese Stufe des Computers!
milestone-of-game = Partie { $number }: { $milestone }
button-next-game = Nächste Partie
button-look-again = Noch einmal nachsehen
button-skip = Später (noch { $count })
button-all-games = Alle Partien
button-games-here = Dieser Server
button-games-everywhere = Überall
moves-title = Partie { $number }: { $white } (Weiß) gegen { $black } (Schwarz)
moves-handed-over = { $at }: { $moderator } hat eine Seite übergeben. Grund: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } hat die Partie aus den Wertungen genommen. Grund: { $reason }
moves-empty = Noch keine Züge.
find-title =
    { $count ->
        [one] **Eine Partie gefunden**
       *[other] **{ $count } Partien gefunden**, neueste zuerst
    }
find-none = Keine beendete Partie passt. Lass eine der Bedingungen weg.
find-more = -# Vielleicht gibt es ältere Partien. Um sie zu finden, grenze die Suche ein, etwa nach dem Tag.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } – { $black } · { $result } · ein Zug
       *[other] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } Züge
    }
find-entry-in = { $entry } · { $place }
find-no-day = `{ $typed }` verstehe ich nicht als Datum. Schreib Jahr, Monat und Tag: 2026-03-01.
find-days-swapped = Der erste Tag liegt nach dem letzten. Vertausche sie.
find-lengths-swapped = Die Mindestzahl der Züge liegt über der Höchstzahl. Vertausche sie.
find-other-bot = Dieser Bot spielt kein DVONN. Wähle eine Person oder wähle mich für Partien gegen den Computer.
find-no-server = Hier kannst du nur deine eigenen Partien durchsuchen. Die Partien eines Servers durchsuchst du auf diesem Server.

button-learn-rules = Regeln lernen
button-take-lesson = Lektion machen
button-play-computer = Gegen den Computer spielen
button-challenge-anyone = Alle herausfordern
button-help-start = Partie beginnen
button-help-turn = Du bist am Zug
button-help-agree = Remis, Pause, Aufgeben
button-help-records = Nach der Partie
button-help-compete = Rangliste und Turniere
button-help-settings = Einstellungen, Daten
button-help-manage = Für die Verwaltung
button-help-about = Über DVONN
button-help-more = Weitere Themen
hello =
    {"**"}Hallo! Hier könnt ihr DVONN spielen, ich leite die Partien.**
    DVONN ist ein Brettspiel für zwei. Ihr zieht Stapel auf andere Stapel und schneidet Steine ab. Wer am Ende mehr Steine besitzt, gewinnt.
    Spiel in deinem Tempo, mit Freunden oder gegen mich. Noch nie gespielt? Drück **Regeln lernen**. Alles Weitere zeigt `/dvonn hilfe`.
help =
    {"**"}So spielt man hier DVONN**
    DVONN ist ein Brettspiel für zwei. Ihr zieht Stapel auf andere Stapel, und wer am Ende mehr Steine besitzt, gewinnt.
    Neu hier? **Regeln lernen** dauert fünf Minuten. **Gegen den Computer spielen** beginnt eine Partie auf der leichtesten Stufe.
    Wenn du am Zug bist, nutze die Buttons unter dem neuesten Brett.
help-start =
    {"**"}Partie beginnen**
    `/dvonn spielen`: gegen den Computer, auf einer von neun Stufen. Geht auch in Direktnachrichten.
    `/dvonn herausfordern`: jemanden oder alle im Kanal herausfordern.{ $seek ->
        [yes] {" "}`/suchen`: auf allen Servern, die diesen Bot nutzen, einen Gegner suchen.
       *[no] {""}
    }
    `/dvonn regeln`: die Regeln in fünf Minuten, mit Bildern. `/lernen lektion`: Lektionen im Chat.
    `/rätsel lösen`: den besten Zug finden, in Rätseln für deine Stärke. `/rätsel rennen`: so viele Rätsel wie möglich in fünf Minuten. `/lernen eröffnungen`: wohin in echten Partien gesetzt wurde.
    In einem Kanal oder Thread läuft immer nur eine Partie. Für weitere öffnet ihr Threads.
help-turn =
    {"**"}Du bist am Zug**
    Nutze die Buttons unter dem neuesten Brett. Bevor ein Zug zählt, siehst du eine Vorschau. Ein gesetzter Stein zählt sofort. Oder nutze:
    `/dvonn setzen D3`: einen Stein setzen. `/dvonn ziehen D3F3`: den Stapel von D3 nach F3 ziehen.
    `/dvonn brett`: das neueste Brett. `/dvonn partien`: deine laufenden Partien. `/partie folgen`: Benachrichtigungen zu fremden Partien.
    `/partie vorschau D3F3`: was ein Zug bewirkt, auch mehrere hintereinander.
    `/dvonn tipp`: deine besten Züge. `/dvonn analysieren`: die besten Züge in jeder Stellung. Beides nicht in gewerteten Partien.
    `/dvonn plan`: im Voraus setzen, etwa `near reds, row 3`. `/dvonn bedingt`: im Voraus auf Züge deines Gegners antworten. Plan und bedingte Züge siehst nur du.
help-agree =
    {"**"}Remis, Pause, Aufgeben**
    `/dvonn anbieten`: Remis, Zugrücknahme, Pause, mehr Zeit oder Revanche anbieten.
    `/dvonn aufgeben`: deine Partie aufgeben. `/partie abbrechen`: eine gerade begonnene Partie abbrechen.
    `/partie beanspruchen`: gewinnen, wenn dein Gegner den Server verlassen und die Zeit überschritten hat.
    `/dvonn urlaub`: deine Uhren für einige Tage anhalten.
help-records =
    {"**"}Nach der Partie**
    `/partie auswerten`: wie die Partie lief und welche Züge besser waren. `/partie wiedergeben`: die Partie als GIF.
    `/partie züge`: alle Züge als Text. `/partie notiz`: deine Notiz, privat bis zum Ende der Partie.
    `/partie exportieren`: die Partie als Datei. `/partie importieren`: eine Partie aus einer Datei.
    `/partie finden`: beendete Partien, deine oder die dieses Servers.
help-compete =
    {"**"}Rangliste und Turniere**
    `/rangliste bestenliste`: die Besten. `/rangliste profil`: eine Person. `/rangliste vergleich`: zwei Personen.
    `/rangliste bestenliste` mit `liste:Globale Rangliste`: die Besten überall. `/rangliste global-verlassen`: diese Liste verlassen.
    `/rangliste saison`: die laufende Saison. `/rangliste aktivität`: wie viel hier gespielt wird.
    `/turnier liste`: Turniere hier. `/turnier teilnehmen`: teilnehmen. `/turnier erstellen`: eins veranstalten.
    `/liga zeigen`: die Liga. `/liga beitreten`: beim nächsten Zyklus mitspielen.
    Für die Rangliste zählen gewertete Partien: `/dvonn herausfordern` mit `gewertet:True`.
help-settings =
    {"**"}Einstellungen und Daten**
    `/dvonn einstellungen`: Bretter, Notation, Erinnerungen, Ruhezeit und Sprache.
    `/datenschutz zeigen`: was ich über dich speichere. `/datenschutz exportieren`: alles als Datei. `/datenschutz löschen`: alles löschen.
help-manage =
    {"**"}Für die Verwaltung**
    Einrichten musst du nichts. `/dvonn-admin einstellungen` zeigt die Servereinstellungen: Kanäle, Rollen, Wertungen, Saisons, Sprache und mehr.
    `/liga erstellen`: eine Liga, die von selbst weiterläuft. `/turnier erstellen`: ein Turnier. Mit `wiederholen` gibt es jede Woche oder jeden Monat eins. Den Kanal für den Wochenrückblick wählst du in den Einstellungen.
    `/partie entscheiden`: eine Partie beenden, annullieren oder eine Seite übergeben. Den Grund sehen alle.
    `/dvonn-admin sperren`: jemanden sperren. `/dvonn-admin protokoll`: was die Moderation getan hat.
help-about =
    {"**"}Über DVONN**
    Kris Burm hat DVONN erfunden. Es erschien 2001, als viertes Spiel des GIPF-Projekts. 2002 gewann es den International Gamers Award, und 2003 wählte die Zeitschrift *Games* es zu ihrem Spiel des Jahres.
    Seine Schwesterspiele sind GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR und LYNGK.
    Mehr darüber: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Anderswo spielen: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Ein Wettbewerb für Programme, 2011 mit DVONN: [CodeCup](<https://www.codecup.nl>)
    Dieser Bot gehört zu keinem davon. Ihn machen Leute, die das Spiel mögen.

## The rules, page by page, each with a picture

rules-title = {"**"}Die Regeln von DVONN: { $page }** · { $number } von { $count }
button-rules-next = Weiter
rules-goal =
    Ihr baut zu zweit Stapel. Der oberste Stein sagt, wem ein Stapel gehört. Wer am Ende mehr Steine besitzt, gewinnt.
    Das Brett hat 49 Felder, A1 bis K5. Es gibt 23 weiße und 23 schwarze Steine. Die 3 roten gehören niemandem, aber Stapel ohne Verbindung zu Rot werden vom Brett genommen.
    Eine Partie hat höchstens 97 Züge und dauert am Tisch etwa 30 Minuten. Das Spiel ist ab 8 Jahren, und Glück spielt nicht mit.
    {"**"}Das Bild** zeigt eine beendete Partie. Eine Zahl ist die Höhe eines Stapels; ein Einzelstein hat keine. Ein roter Rand mit rotem Zeichen heißt, dass ein Stapel Rot enthält; bei mehreren nennt das Zeichen ihre Zahl. Weiß besitzt { $white } Steine, Schwarz { $black }, also gewinnt Weiß.
rules-placing =
    Das Brett ist am Anfang leer. Weiß setzt den ersten roten Stein, Schwarz den zweiten, Weiß den dritten. Dann setzen beide abwechselnd ihre Steine, Schwarz zuerst, bis das Brett voll ist. Jedes leere Feld ist erlaubt.
    Weiß setzt den letzten Stein und macht dann auch den ersten Zug. So ist Weiß zweimal hintereinander dran. Dafür hat Schwarz den ersten eigenen Stein gesetzt.
    Reihe 1, ganz unten, hat die Felder A1 bis I1. Darüber kommen A2 bis J2, A3 bis K3, B4 bis K4 und ganz oben C5 bis K5.
    {"**"}Das Bild** zeigt eine Partie mit den roten Steinen auf { $reds } und den ersten Steinen darum. Ein Ring markiert den neuesten Stein.
rules-moving =
    Wenn du am Zug bist, ziehst du einen Stapel, der dir gehört. Er zieht geradeaus, über Steine und Lücken hinweg, genau so viele Felder, wie er hoch ist. Ein Einzelstein zieht ein Feld weit. Der Stapel muss auf einem Stapel oder Stein beliebiger Farbe landen, und beide werden eins. War der rot oder gehörte deinem Gegner, hast du ihn *geschlagen*.
    {"**"}Bild 1:** Der weiße Stapel auf { $stack } hat Höhe drei. Er kann zu den Ringen: { $targets }. Er kann nicht auf { $empty } (leer), auf { $near } (zu nah) oder nach oben (vom Brett).
rules-surrounded =
    Ein Stapel mit Steinen an allen sechs Seiten ist eingeschlossen. Er kann nicht ziehen, egal wem er gehört und wie hoch er ist, bis ein Feld daneben leer wird. Am Anfang können also nur Steine am Rand ziehen.
    {"**"}Bild 2:** Die Verbotszeichen markieren die eingeschlossenen Stapel: { $stacks }. Der auf { $red } kann nicht ziehen, obwohl er Rot enthält. Auch der Stein auf { $edge } hat kein leeres Feld neben sich, aber er kann ziehen: Ein Feld am Rand hat nie sechs Nachbarn.
rules-touching = Jedes Feld berührt bis zu sechs andere. In der eigenen Reihe: die zwei daneben. In der Reihe mit der nächsthöheren Nummer: gleicher Buchstabe und der nächste. In der mit der nächstniedrigeren: gleicher Buchstabe und der vorige. { $cell } berührt { $touched }.
rules-cell-touches = { $cell } berührt { $touched }.
rules-cell-game = In der Partie hier: { $stacks }
rules-cell-empty = Leer: { $cells }.
rules-isolation =
    Nach jedem Zug ist jeder Stapel ohne Verbindung zu einem roten Stein isoliert und kommt endgültig vom Brett. Eine Verbindung ist eine Kette benachbarter Stapel. Wer gezogen hat und wem der Stapel gehört, ist egal. Rote Steine und Stapel mit Rot bleiben immer. Ein roter Stein allein kann nicht ziehen. Ein Stapel mit Rot zieht wie jeder andere.
    {"**"}Bild 3:** Weiß zog { $ply }. Dieser Stein war die einzige Verbindung zwischen { $isolated } und Rot, also verliert Schwarz { $count } Steine auf einmal.
rules-end =
    Hast du keinen möglichen Zug, passt du; das mache ich für dich. Sobald du wieder kannst, ziehst du. Hast du einen möglichen Zug, musst du ziehen, auch wenn es Steine kostet. Die Partie endet, wenn keine Seite mehr ziehen kann. Dann zählen beide alle Steine in ihren Stapeln, auch rote. Der höhere Punktestand gewinnt; bei gleichem ist es Remis.
    {"**"}Bild 4:** Weiß besaß { $before } Steine, Schwarz { $black }, aber { $ply } war der einzige Zug von Weiß. Er nahm { $isolated } den roten Stein weg, und sie kamen vom Brett. Nun kann keine Seite ziehen: Weiß hat noch { $white } Steine, und Schwarz gewinnt.
rules-here =
    `/dvonn spielen` beginnt eine Partie gegen den Computer, vom Anfänger bis zum Großmeister. `/dvonn herausfordern` fordert jemanden oder alle heraus.
    Wenn du am Zug bist, nutze die Buttons unter dem neuesten Brett. Bevor ein Zug zählt, siehst du eine Vorschau wie in {"**"}dem Bild**: der erste Zug, { $ply }. Ein gesetzter Stein zählt sofort. Oder tippe `/dvonn setzen D3`, später `/dvonn ziehen D3F3`: der Zug von D3 nach F3, auch D3→F3 geschrieben. `/partie vorschau D3F3` zeigt nur, was ein Zug bewirkt.
    `/dvonn tipp` zeigt in ungewerteten Partien deine besten Züge. `/dvonn hilfe` zeigt, was es noch gibt.
rules-moving-caption = Höhe drei: genau drei Felder
rules-surrounded-caption = Markiert: eingeschlossen, kein Zug
rules-isolation-caption = Von Rot getrennt: fünf Steine weg
rules-end-caption = Der einzige Zug von Weiß verliert

## Lessons. The learner has White.

lesson-title = {"**"}Lektion { $lesson }: { $title }** · { $number } von { $count }
lesson-turning-point = Deine Partie ist bei Zug { $number } gekippt: **{ $better }** war besser als **{ $played }**. Darum geht es in dieser Lektion.
lesson-alt = Übung: { $goal }
lesson-alt-marked = Markiert: { $cells }.
lesson-right = ✅ **{ $ply }** – richtig!
lesson-others = Die anderen Möglichkeiten lassen dir Gewinnchancen von { $least } bis { $most } %.
lesson-wrong = ❌ { $played }
lesson-solution = Der beste Zug ist **{ $ply }**: Pfeil A auf dem Brett.
lesson-solution-place = Der beste Zug ist **{ $ply }**.
answer-move =
    { $color ->
        [white] Weiß antwortet: **{ $ply }**.
       *[black] Schwarz antwortet: **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] Weiß hat keinen möglichen Zug und passt.
       *[black] Schwarz hat keinen möglichen Zug und passt.
    }
lesson-pass = Du hast keinen möglichen Zug und passt.
flaw-own = Du bist auf deinem eigenen Stapel gelandet, also hast du einen Stapel weniger zum Ziehen.
flaw-red = Du hast einen einzelnen roten Stein geschlagen, also hat dein Gegner nichts verloren.
flaw-loses =
    { $count ->
        [one] Du hast einen eigenen Stein abgeschnitten.
       *[other] Du hast { $count } eigene Steine abgeschnitten.
    }
flaw-stuck = Dein Stapel auf { $cell } hat jetzt Höhe { $height } und kann nicht ziehen.
flaw-waits = Dieser Schlag hätte warten können. Etwas anderes nicht.
flaw-reds = Dieser rote Stein liegt zu nah an einem anderen. Verteilt halten die roten mehr vom Brett zusammen.
flaw-far = { $cell } liegt mehr als zwei Felder von Rot entfernt, also ist der Stein leicht abzuschneiden.
flaw-beside = Neben Rot ist noch ein Feld frei, und { $cell } liegt nicht neben Rot.
flaw-lump = Neben { $cell } liegen { $count } eigene Steine. So ein Klumpen blockiert sich selbst.
flaw-inner = { $cell } liegt nicht am Rand. Ein Stein dort kann erst ziehen, wenn ein Nachbar weggeht.
caption-after = Nach { $ply }
outlook-now =
    { $kind ->
        [win] Bei bestem Spiel beider Seiten gewinnst du jetzt mit { $number } Vorsprung.
        [draw] Bei bestem Spiel beider Seiten ist es jetzt Remis.
        [loss] Bei bestem Spiel beider Seiten verlierst du jetzt mit { $number } Rückstand.
       *[chance] Die Engine gibt dir jetzt { $number } % Gewinnchancen.
    }
outlook-best =
    { $kind ->
        [win] Der beste Zug gewinnt mit { $number } Vorsprung.
        [draw] Der beste Zug hält Remis.
        [loss] Der beste Zug verliert mit nur { $number } Rückstand.
       *[chance] Vorher waren es { $number } %.
    }
lesson-game-score = Punktestand: Weiß { $white }, Schwarz { $black }. Du bist am Zug.
lesson-game-won = 🏆 Du gewinnst { $white } zu { $black }!
lesson-game-lost = Die Partie ist beendet: Weiß { $white }, Schwarz { $black }. Du brauchst mehr Steine als Schwarz. Noch einmal!
lessons-title = {"**"}Lektionen: { $done } von { $count } geschafft**
lessons-part =
    { $part ->
        [rules] {"**"}Die Regeln**
        [moving] {"**"}Stapel ziehen**
        [placing] {"**"}Steine setzen**
       *[game] {"**"}Eine ganze Partie**
    }
lessons-complete = {"**"}🎓 Alle Lektionen geschafft!** Das steht jetzt in deinem `/rangliste profil`. Jede Lektion lässt sich wiederholen.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}Dein Fortschritt**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = { $done } von { $count } geschafft
progress-puzzles = { $solved } von { $tried } gelöst, Wertung { $rating }, { $streak ->
        [0] keine Serie
        [one] Serie: ein Tag
       *[other] Serie: { $streak } Tage
    }
progress-none = noch keine
progress-accuracy =
    { $count ->
        [one] {"**"}Genauigkeit:** { $accuracy } % in deiner letzten ausgewerteten Partie.
       *[other] {"**"}Genauigkeit:** im Schnitt { $accuracy } % in deinen letzten { $count } ausgewerteten Partien.
    }
progress-accuracy-before =
    { $count ->
        [one] In der davor waren es { $accuracy } %.
       *[other] In den { $count } davor waren es { $accuracy } %.
    }
progress-no-review = {"**"}Genauigkeit:** Nutze nach einer Partie `/partie auswerten`, dann erscheint deine Genauigkeit hier als Kurve.
fact-lessons = Lektionen
fact-solved = Rätsel
fact-best-race = Bestes Rätselrennen
fact-levels-beaten = Besiegte Stufen
caption-progress =
    { $count ->
        [one] Genauigkeit der letzten Auswertung
       *[other] Genauigkeit der letzten { $count } Auswertungen
    }
alt-progress =
    { $count ->
        [one] Genauigkeit in deiner letzten ausgewerteten Partie: { $figures }.
       *[other] Genauigkeit in deinen letzten { $count } ausgewerteten Partien, die früheste zuerst: { $figures }.
    }
button-progress = Mein Fortschritt
button-term-review = Was ist Genauigkeit?
menu-lesson = Lektion wählen
button-lesson-next = Weiter
button-lesson-next-lesson = Weiter: Lektion { $lesson }
button-lesson-finish = Fertig
button-lesson-again = Noch einmal spielen
button-lesson-retry = Noch einmal
button-lesson-show = Zeig es mir
button-lesson-people = Wo andere gesetzt haben
button-lesson-list = Alle Lektionen
button-place-board = Ein ganzes Brett füllen
button-lesson-go-on = Weiter: Lektion { $lesson }
button-advice = Ratschläge
button-advice-lesson = Zu Lektion { $lesson }
button-terms = Begriffe
button-term = Was heißt „{ $term }“?
button-term-rating = Was heißt ±?
advice-title = {"**"}{ $title }** · { $number } von { $count }

learn-1 = Genauer Abstand und der Rand
    .advice =
        Ein Stapel zieht geradeaus, genau so viele Felder, wie er hoch ist, und muss auf einem Stapel landen. Über Stapel und Lücken darf er springen.
        Ein Stapel mit Nachbarn an allen sechs Seiten kann nicht ziehen. Ein Feld am Rand hat nie sechs, also sind Steine dort vom ersten Zug an frei.
learn-1-1 = Du hast Weiß. Dein Stapel auf E2 hat Höhe drei, also zieht er genau drei Felder. Der Ring auf B2 zeigt, wo er landen kann. Schlag damit!
    .why = E2 sprang über zwei Stapel und schlug den Einzelstein auf B2. Das war der letzte Stapel von Schwarz: Schwarz kann nicht mehr ziehen.
learn-1-2 = Ein Stapel der Höhe 2 zieht genau zwei Felder und darf über eine Lücke springen. Welcher deiner Stapel kann den markierten Einzelstein auf J3 schlagen?
    .why = Das leere Feld I2 zählt als Schritt. Über eine Lücke darf man springen, aber landen muss man auf einem Stapel.
learn-1-3 = Dein Einzelstein auf B2 ist eingeschlossen und kann nicht ziehen. Der auf B1 liegt am Rand und kann. Schlag mit B1.
    .why = Ein Feld am Rand hat nie sechs Nachbarn. Und B2 ist jetzt frei, weil B1 weg ist.

learn-2 = Passen
    .advice =
        Wer keinen möglichen Zug hat, passt, und die andere Seite macht allein weiter. Diese zusätzlichen Züge entscheiden oft die Partie.
        Schau, wo die Stapel deines Gegners landen können. Schlag den letzten beweglichen oder nimm den einzigen Stapel weg, auf dem er landen kann.
learn-2-1 = Der schwarze Stapel der Höhe 2 auf C5 kann nur auf C3 landen. Auch der Einzelstein auf C4 kann ziehen. Nimm Schwarz jeden möglichen Zug.
    .why = C4 gehört dir, und C5 kann nirgends landen. Schwarz passt, und du machst weiter: C4 nach C2, dann C2 nach C5.
learn-2-2 = Die schwarzen Stapel auf F5 (Höhe 2) und G5 (Höhe 3) können nur auf D5 landen. Finde den Zug, der dieses Ziel wegnimmt.
    .why = D5 ist jetzt leer, also muss Schwarz passen. Dein Stapel der Höhe 2 auf E5 schlägt als Nächstes G5.
learn-2-3 = Zähl die Felder: Wo können die schwarzen Stapel auf E1 (Höhe 2) und F1 (Höhe 3) landen? Zwing sie zum Passen.
    .why = Beide brauchten C1, und das ist jetzt leer. Schwarz passt, und du schlägst F1 mit deinem neuen Stapel der Höhe 2.

learn-3 = Isolieren
    .advice =
        Nach jedem Zug kommen Stapel ohne eine Kette von Nachbarn zu einem roten Stein sofort vom Brett, egal wem sie gehören.
        Such einzelne Verbindungen: die deines Gegners, um sie zu kappen, und deine, um sie zu halten. Rote Steine liegen nicht fest: Ein Stapel mit Rot trägt sie fort.
learn-3-1 = Der schwarze Stapel der Höhe 3 auf H5 hat eine Verbindung zu Rot: deinen Einzelstein auf G4. Lass H5 verschwinden, und schlag mit demselben Zug.
    .why = Ohne G4 führt keine Kette von H5 zu einem roten Stein. Seine drei Steine verlassen sofort das Brett.
learn-3-2 = Du könntest den markierten Einzelstein auf K4 schlagen. Aber was würde dich dann mit Rot verbinden? Schneide K4 lieber ab, mit einem Zug, der I1 angreift.
    .why = K4 hat die einzige Verbindung zu Rot verloren. Und dein Stapel der Höhe 2 auf I3 hat jetzt Rot: Er schlägt als Nächstes I1.
learn-3-3 = Die markierten schwarzen Stapel hängen nur am Rot in deinem Stapel auf G2. Was, wenn er geht?
    .why = Rot zieht mit dem Stapel, der es enthält. F1 und G1 haben ihre Verbindung verloren, und drei schwarze Steine sind weg.

learn-4 = Jeder Schlag kostet die andere Seite einen Zug
    .advice =
        Ein geschlagener Stapel bleibt auf dem Brett, gehört aber jetzt dir: Dein Gegner hat einen Stapel weniger zum Ziehen.
        Schlag also mit jedem Zug, wenn du kannst, am besten die beweglichsten Stapel. Züge auf eigene Steine oder auf Rot kosten deinen Gegner nichts.
learn-4-1 = Schwarz hat nur noch einen Stapel: den markierten Einzelstein auf H1. Nach welchem Zug kann Schwarz nicht mehr ziehen?
    .why = Ist H1 geschlagen, zieht Schwarz nie wieder. Alle übrigen Züge spielst du allein.
learn-4-2 = Der schwarze Einzelstein auf D4 kann deinen Stapel auf C4 schlagen. Finde den Schlag, der das beendet.
    .why = Ein Stapel unter deinem ist neutralisiert: Er kann nicht mehr ziehen oder schlagen. Das war viel mehr wert als ein roter Stein.
learn-4-3 = Beide markierten Einzelsteine drohen etwas. Dein Einzelstein auf C2 kann einen davon schlagen. Tu es, bevor er dich schlägt.
    .why = C1 hätte B1 oder C2 schlagen können. Jetzt hat Schwarz einen Stapel weniger und einen Zug weniger.

learn-5 = Einzelsteine sind Gold wert
    .advice =
        Ein Einzelstein zieht ein Feld weit, auf jeden Stapel daneben, solange er nicht eingeschlossen ist. Je höher ein Stapel, desto schwerer findet er ein Ziel.
        Bau also früh keinen Turm. Schlag mit Türmen Einzelsteine und heb dir deine eigenen fürs Ende auf.
        Auf eigene Stapel zieh nur, um eine große Gruppe zu retten, oder kurz vor Schluss. Sonst gib lose Steine auf und greif woanders an.
learn-5-1 = Zwei deiner drei Züge legen eigene Steine zusammen. Finde den dritten.
    .why = Du hast geschlagen, und F2 und G3 können weiter einzeln ziehen. Jeder bewegliche Stapel ist ein Zug in Reserve.
learn-5-2 = Du hast drei Stapel, Schwarz hat einen Einzelstein. Welcher Zug schlägt, ohne einen eigenen Stapel zu verbrauchen?
    .why = Schwarz hat keinen Stapel mehr. Deine sind alle noch da, und du spielst allein weiter.
learn-5-3 = Auf D2 könntest du einen Turm der Höhe 4 oder 5 bauen. Vier oder fünf Felder von D2 entfernt liegt nichts. Was ist besser?
    .why = Ein Turm ohne Ziel in Reichweite sitzt endgültig fest. Dein Einzelstein schlägt stattdessen und bleibt beweglich.
learn-5-4 = Ein Turm, der einen Einzelstein schlägt, spart deine eigenen für später auf. Dein Turm auf E3 erreicht den Einzelstein auf I3. Was erreicht dann dein Einzelstein auf H2?
    .why = Der Turm hat den Einzelstein geschlagen, also ist deiner auf H2 noch da. Er kann als Nächstes den großen Stapel auf H3 schlagen.
learn-5-5 = Die Ausnahme: Kurz vor Schluss brauchst du vielleicht deinen eigenen Stapel. F5 ist vier Felder von J5 entfernt. Wie hoch muss J5 sein?
    .why = J5 hat jetzt Höhe vier und schlägt F5, nachdem Schwarz gepasst hat. Ein Stapel weniger macht hier nichts aus: Niemand könnte ihn noch nutzen.
learn-5-6 = Die andere Ausnahme: Ein großer Stapel ist in Gefahr. Nur der schwarze Stapel auf C4 verbindet deinen Stapel auf C5 mit Rot. Was passiert, wenn C4 zieht?
    .why = C5 wäre abgeschnitten worden. Also war es richtig, ihn heimzuholen, sogar auf einen eigenen Stapel. Und schlägt C4 jetzt C3, schlägt E3 zurück.

learn-6 = Gegnerisches Rot lähmen
    .advice =
        Ein roter Stein in einem gegnerischen Stapel ist eine Drohung: Wenn er zieht, wird alles abgeschnitten, was daran hängt.
        Mach den Stapel höher. Schlägst du ihn, gehört er dir und wird höher, und oft liegt dann nichts mehr in seinem neuen Abstand: Das Rot bleibt, wo es ist.
learn-6-1 = Der schwarze Stapel der Höhe 2 auf D2 hat Rot und kann es forttragen. Schlag ihn, damit er zu hoch zum Ziehen ist.
    .why = Der Stapel auf D2 gehört dir, hat Höhe drei und nichts in drei Feldern Abstand. Sein Rot bleibt dort.
learn-6-2 = Wieder hat Schwarz Rot, auf H3. Welcher deiner Stapel kommt hin?
    .why = Zwei Felder von H1 nach H3. Jetzt hat der Stapel Höhe vier und kann nicht ziehen.
learn-6-3 = Der schwarze Stapel auf G4 enthält Rot. Halt ihn auf.
    .why = Ein Schlag, und der Stapel mit Rot gehört dir und steht still. Schwarz hat nichts mehr.

learn-7 = Rot braucht einen Plan
    .advice =
        Ein roter Stein zählt als ein Stein, wie jeder andere. Er kann nicht weglaufen, und wenn du ihn nimmst, verliert dein Gegner nichts.
        Nimm Rot nur mit einem Plan: um es heim zu deinen Steinen zu tragen oder als Nächstes etwas abzuschneiden. Oder um eigene Stapel verbunden zu halten oder deinem Gegner ein Ziel wegzunehmen.
learn-7-1 = Drei rote Steine liegen bei deinen Stapeln. Ist einer davon jetzt einen Zug wert?
    .why = J3 war der letzte Stapel von Schwarz. Die roten Steine sind noch da, und jetzt hast du alle Zeit der Welt.
learn-7-2 = Mit C3 kannst du Rot auf B2 nehmen. Du kannst auch einen markierten Einzelstein schlagen. Was kommt zuerst?
    .why = Der rote Stein läuft nicht weg, der schwarze Einzelstein schon. Erst schlagen, dann Rot nehmen, wenn es hilft.
learn-7-3 = Die schwarzen Stapel auf H2 (Höhe 3) und H3 (Höhe 2) können nur auf H5 landen. Jetzt ist Rot einen Zug wert. Warum?
    .why = Diesmal gibt es einen Plan: H5 ist leer, also muss Schwarz passen, und dein Stapel der Höhe 2 auf H4 schlägt als Nächstes H2.
learn-7-4 = Dein Stapel auf G3 enthält Rot. Trag es zu deinem Stapel auf J2 hin und weg von den schwarzen. Zähl, was an G3 hängt.
    .why = Das Rot liegt jetzt neben deinem Stapel auf J2. Alles, was an G3 hing, ist weg, und Schwarz kann nicht mehr ziehen.

learn-8 = Was nicht weglaufen kann, kann warten
    .advice =
        Kann ein Stapel nicht ziehen und dir niemand den Schlag verderben, musst du ihn nicht jetzt schlagen.
        Spiel zuerst, was dein Gegner im nächsten Zug verhindern könnte: Schlag die Steine, die noch ziehen können oder zu retten sind. Dann komm zurück.
learn-8-1 = J5 kann den großen Stapel auf J3 schlagen. Aber J3 kann nicht ziehen. Was ist dringender?
    .why = J4 hätte ziehen oder schlagen können. J3 bleibt, wo er ist, und du schlägst ihn im nächsten Zug.
learn-8-2 = Dein Einzelstein auf B4 kann den Stapel der Höhe 4 auf C5 schlagen, jetzt oder später: C5 kann nicht ziehen. Was spielst du zuerst?
    .why = D4 war beweglich, C5 ist es nicht. Nach der Antwort von Schwarz schlägst du C5 trotzdem und gewinnst. Ihn sofort zu schlagen, hätte dich die Partie gekostet.
learn-8-3 = K5 zielt auf den Stapel der Höhe 4 auf I5, und I5 kann nicht ziehen. Finde den Zug, der nicht warten kann.
    .why = Erst der Stein, der ziehen kann, dann der große Stapel. I5 ist im nächsten Zug noch da.

learn-9 = Zähl die letzten Züge
    .advice =
        Gegen Ende zähl, wie viele Züge jede Seite noch hat. Wer zuerst passen muss, verliert meist.
        Halte eigene Züge in Reserve und nimm deinem Gegner seine. Achte darauf, was dein letzter Zug abschneidet: Wenn du ziehen kannst, musst du, auch wenn es dich etwas kostet.
learn-9-1 = Du hast einen Stein, Schwarz zwei Stapel. Spiel so, dass die letzten Züge dir gehören.
    .why = Der schwarze Stapel auf C5 geht nach B4 und kann nicht mehr ziehen. Du machst allein weiter: B3 nach D5, dann D5 nach A2. Alles Rot ist deins, und B4 ist abgeschnitten.
learn-9-2 = Zähl: Schwarz hat zwei Einzelsteine. Lass Schwarz nur einen Zug, und antworte darauf.
    .why = Schwarz kann nur C1 nach C2 spielen, und E4 schlägt ihn dort. Dann passt Schwarz bis zum Ende.
learn-9-3 = Wem gehen die Züge zuerst aus? Finde den Schlag, nach dem Schwarz nur noch einen Zug hat.
    .why = Schwarz spielt D4 nach D2 und steckt fest. Du hast noch D3 nach B3, und wenn Schwarz passt, auch den letzten Zug.

learn-10 = Präziser Treffer und Überlastung
    .advice =
        Ein Stapel trifft nur, was genau so weit weg ist, wie er hoch ist. Bereite den Schuss vor: Ändere Höhe oder Feld, bis der Abstand stimmt.
        Und greif zwei Dinge zugleich an: Dein Gegner hat einen Zug und kann nicht beides retten.
learn-10-1 = Der schwarze Stapel der Höhe 2 auf G5 kann nur nach I5. Bereite einen Stapel der Höhe 3 vor, der ihn dort trifft.
    .why = F5 hat jetzt Höhe drei, und I5 ist drei Felder entfernt. Zieht G5 dorthin, schießt du.
learn-10-2 = H4 ist drei Felder von H1 entfernt. Was brauchst du auf H1, um ihn zu treffen?
    .why = Ein Stein mehr gibt H1 die Höhe drei, und H4 ist genau drei Felder entfernt.
learn-10-3 = Überlastung: Finde den Zug, nach dem ein Stapel von dir beide markierten angreift.
    .why = Dein Stapel der Höhe 2 auf H3 greift J3 und J5 an. Schwarz hat einen Zug und kann nicht beide retten.

learn-11 = Setzen: die roten Steine
    .advice =
        Weiß setzt zwei der drei roten Steine. Wo sie liegen, entscheidet viel.
        Beisammen helfen sie Weiß, denn Weiß schlägt zuerst zu: In 5.990 echten Partien holte Weiß 68 % der Punkte, wenn sich alle drei berührten, und 47 %, wenn sich keine zwei berührten.
        Mit Schwarz halte sie also auseinander. Wenn du noch neu bist, verteil sie auch mit Weiß: Dann verlierst du nie alles auf einen Schlag.
learn-11-1 = Das Brett ist leer bis auf zwei rote Steine nebeneinander. Du hast Weiß und setzt den dritten. Verteil die roten.
    .why = Jetzt liegt auf jeder Seite ein roter Stein, und deine Steine finden überall einen. Liegen die roten beisammen, wird die Partie schärfer: Menschen gewinnen so öfter, die Engine seltener.
learn-11-2 = Wieder setzt du den letzten roten Stein. Auf welcher Seite des Bretts liegt noch keiner?
    .why = B4 ist von beiden weit weg. Deine Steine finden einen roten, egal wo sie liegen.
learn-11-3 = Zwei rote Steine liegen rechts. Wohin kommt der dritte?
    .why = Links hätten deine Steine keinen roten in der Nähe gehabt. Jetzt haben auch sie einen.

learn-12 = Setzen: neben Rot
    .advice =
        Die Felder neben den roten Steinen sind die besten auf dem Brett: Dort wird nichts leicht abgeschnitten. Sie sind schnell weg, also nimm sie zuerst.
        Zähl deine Steine neben jedem roten. Du willst bei jedem drei oder mehr, genau wie dein Gegner.
        Ein Feld neben zwei roten zählt doppelt.
learn-12-1 = Drei rote Steine liegen am Rand. Eines dieser Felder berührt zwei davon. Setz dorthin.
    .why = G1 liegt zwischen zwei roten. Was auch mit dem einen passiert, der andere ist noch da.
learn-12-2 = Neben Rot sind nur noch wenige Felder leer. Nimm eins davon.
    .why = B1 liegt neben dem roten Stein auf A1 und neben deinem Stein auf C1. So sind beide nicht leicht abzuschneiden.
learn-12-3 = Drei rote Steine liegen rechts. Welches dieser Felder berührt zwei davon?
    .why = K4 liegt neben J3 und K5, beide rot. Auf H3 oder G3, zwei oder drei Felder entfernt, wäre dein Stein bald abgeschnitten.
learn-12-4 = Neben dem roten Stein auf I1 liegt einer deiner Steine, und ein Feld ist dort noch frei. Nimm es vor Schwarz.
    .why = H1 war das letzte Feld neben I1. Hättest du hier woanders gesetzt, hätte Schwarz es genommen.

learn-13 = Setzen: nah an Rot, und der Rand
    .advice =
        Sind die Felder neben den roten Steinen voll, mach im zweiten Kreis weiter: zwei Felder von einem roten entfernt, am besten von zweien.
        Nimm den Rand, wo Rot nah ist. Ein Stein am Rand kann vom ersten Zug an ziehen. Einer in der Mitte wartet.
        Ein Rand weit weg von Rot ist wenig wert.
learn-13-1 = Neben Rot ist kein Feld mehr frei. Ein leeres Feld ist von zwei roten Steinen zwei Felder entfernt. Finde es.
    .why = H3 gehört zur Gruppe um die roten Steine. Alle anderen Felder liegen weiter draußen.
learn-13-2 = Zwei Felder von Rot entfernt und am Rand: Finde das Feld, auf das beides zutrifft.
    .why = G1 ist zwei Felder von einem roten Stein entfernt und liegt am Rand. Die fernen Ecken wären früh abgeschnitten.
learn-13-3 = Manche dieser Felder liegen am Rand, manche in der Mitte. Nimm eins am Rand, nah an Rot.
    .why = Am Rand kann dein Stein sofort ziehen, und Rot ist nicht weit. In der Mitte müsste er warten.
learn-13-4 = Am Rand und neben Rot: Finde das Feld, auf das beides zutrifft.
    .why = J5 liegt am Rand und neben dem roten Stein auf J4. Dein Stein dort kann von Anfang an ziehen und ist schwer abzuschneiden.

learn-14 = Setzen: Ketten und Auswege
    .advice =
        Eine Kette deiner Steine quer übers Brett trennt die gegnerischen. Zieht der Stein an ihrem Ende, ist der nächste frei.
        Deine Steine in der Mitte brauchen einen Ausweg. Setz einen Stein daneben an den Rand: Zieht er, können auch sie ziehen.
learn-14-1 = Deine Steine liegen entlang Reihe 1 und auf D4 und D5. Welches Feld neben Rot verbindet sie?
    .why = C3 verbindet deine Steine von Reihe 1 bis Reihe 5 und liegt neben dem roten auf B3.
learn-14-2 = Eines dieser Felder verbindet zwei deiner Gruppen. Finde es.
    .why = D4 verbindet deine Steine auf C3 und E4, und die Kette hat an jedem Ende einen roten Stein: C4 und F4.
learn-14-3 = Deine Steine auf H2 und H3 sind eingesperrt. Welches Feld am Rand gibt ihnen einen Ausweg?
    .why = Zieht G1, kann H2 ziehen, und dann H3. Und G1 liegt neben Rot.
learn-14-4 = Dein Stein auf F2 liegt in der Mitte. Welches Feld am Rand gibt ihm einen Ausweg?
    .why = Zieht F1, ist F2 frei. Und F1 ist zwei Felder von Rot entfernt; die anderen Felder am Rand sind weiter weg.
learn-14-5 = Dein Stein auf I4 braucht einen Ausweg. Welches Feld am Rand gibt ihm den, neben Rot?
    .why = Zieht I5, ist I4 frei. Und I5 liegt neben dem roten Stein auf H4.

learn-15 = Setzen: keine Klumpen
    .advice =
        Ein Klumpen eigener Steine blockiert sich selbst: Die inneren können nicht ziehen, und ein Schnitt nimmt dir alle.
        Verteil sie also. Liegen um ein Feld drei oder mehr deiner Steine, such ein anderes.
        Widersprechen sich diese Ratschläge, geht Rot vor, dann der Rand, dann die Auswege.
        Jetzt füll ein ganzes Brett. `/dvonn tipp` zeigt dabei die besten Felder und deine Chancen.
learn-15-1 = Vier dieser fünf Felder würden nur einen Klumpen dicker machen. Welches nicht?
    .why = F3 hat wenige deiner Steine um sich, und Rot ist nah. Die anderen liegen in deinem Klumpen links.
learn-15-2 = Lass die Felder mit vielen weißen Nachbarn leer. Welches der anderen liegt neben Rot?
    .why = B1 hat einen weißen Nachbarn, Rot daneben, und liegt am Rand. B3, D4 und H5 haben je drei weiße Nachbarn.
learn-15-3 = Die letzten Felder. Wo hilft dein Stein am meisten?
    .why = E5 liegt am Rand, zwei Felder von Rot entfernt, und in keinem Klumpen. Jetzt versuch dich an einem ganzen Brett.

learn-16 = Die ersten zehn Züge
    .advice =
        Die ersten Züge flicken, was das Setzen offen ließ: Hilf losen Steinen, und zieh am Rand, damit die inneren ziehen können.
        Geh auf Rot zu, nicht davon weg. Und schlag die Steine, die Rot nehmen könnten.
learn-16-1 = Öffne deine Mitte: Nach welchem Zug können die meisten deiner inneren Steine ziehen?
    .why = E1 hat sein Feld verlassen, also können jetzt zwei innere Steine ziehen. Die Züge am fernen Rand befreien nichts.
learn-16-2 = Wieder befreien die meisten Züge nichts. Finde den, der deine Mitte öffnet.
    .why = D1 hat geschlagen, und dein Stein auf E2 ist jetzt frei. Die Züge am rechten Rand können warten.
learn-16-3 = Geh auf Rot zu. Welcher Zug landet neben einem Stapel mit Rot?
    .why = C5 sprang aus seiner Ecke nach C3. Dort liegt er neben D3, einem schwarzen Stapel mit Rot.
learn-16-4 = Der rote Stein auf I3 ist allein. Schlag den schwarzen Stein, der ihn nehmen könnte.
    .why = J3 gehört jetzt dir, also ist der rote Stein auf I3 sicher. Nach jedem anderen Zug hätte Schwarz ihn genommen.
learn-16-5 = Der schwarze Stein auf B1 liegt neben dem roten Stein auf C1. Was tust du dagegen?
    .why = B1 gehört dir. Nach den anderen Zügen hier hätte er Rot genommen oder wäre entkommen.
learn-16-6 = Dein Stapel auf A1 ist lose: Um ihn herum ist fast alles weg. Kann er zurückkommen und dabei schlagen?
    .why = A1 sprang zwei Felder nach C3, neben deine anderen Steine, und schlug einen Stapel mit Rot.

learn-17 = Das Endspiel
    .advice =
        Nach Zug 70 schau voraus: Zähl die Züge, die noch bleiben, deine und die der anderen Seite.
        Merk dir, was jeder Stapel erreicht: Er zieht so weit, wie er hoch ist. Stell deinen höchsten Stapel auf Rot oder daneben, und außer Reichweite.
        Lass deinem Gegner nur einen Zug, dann kennst du die Antwort.
learn-17-1 = Zähl. Ein Zug gewinnt mit 2 Vorsprung, alle anderen verlieren. Welchen Stein musst du schlagen, bevor er zieht?
    .why = I4 hätte I5 schlagen können. Jetzt gehört er dir, und I5 ist vor ihm sicher.
learn-17-2 = B1 hat Höhe eins. Wie hoch muss ein Stapel auf C2 sein, um A2 zu erreichen?
    .why = C2 hat jetzt Höhe zwei, und A2 ist zwei Felder entfernt. A2 ist zu hoch, um auszuweichen.
learn-17-3 = Schwarz hat nur einen Zug, E3 nach G3. Was schlägst du vorher, sodass H3 noch zum Antworten da ist?
    .why = E4 gehört dir. Schwarz muss E3 nach G3 spielen, und dein Einzelstein auf H3 schlägt dort. Du kanntest die Antwort schon vor deinem Zug.
learn-17-4 = Finde den Zug, nach dem Schwarz gar keinen möglichen Zug hat.
    .why = Schwarz passt, wieder und wieder, und du spielst alle Züge, die noch bleiben.
learn-17-5 = Ein Turm der Höhe 12 steht auf E4, neben einem roten Stein. Wem gehört er am Ende?
    .why = Der Turm gehört dir. Er steht neben Rot, also bleibt er, und niemand kann mehr ziehen.


learn-18 = Eine ganze kleine Partie
    .advice =
        Frag dich vor jedem Zug: Was kann mein Gegner schlagen oder abschneiden? Welcher Zug nimmt der anderen Seite einen Zug? Welcher Schlag kann warten?
        Gegen Ende zähl die Züge. Und schau noch einmal auf das ganze Brett, bevor du tippst.
learn-18-1 = Spiel diese kleine Partie gegen Stufe 1 zu Ende und gewinne. Nutze alles, was du gelernt hast. Du hast Weiß und ziehst zuerst.
    .why = Du weißt alles für eine ganze Partie. Beginne eine mit `/dvonn spielen`.

## Terms.

terms-title = {"**"}Begriffe: { $group }**
terms-board = Das Brett
terms-moves = Züge
terms-score = Punktestand und Notation
terms-games = Partien
terms-strategy = Strategie
terms-themes = Rätselmotive
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = Den Begriff `{ $term }` kenne ich nicht. Wähle beim Tippen aus den Vorschlägen oder sieh dir eine Gruppe an:
menu-term = Mehr zu einem Begriff

term-cell = Feld
    .meaning = einer der 49 Plätze auf dem Brett, benannt nach Spalte und Reihe: D3.
    .usage = Buttons und Züge nennen Felder. Die Reihen 1 und 5 haben neun Felder, Reihe 3 hat elf.
term-edge = Rand
    .meaning = die Felder mit weniger als sechs Nachbarn. Ein Stapel dort ist nie eingeschlossen.
    .usage = Am Anfang können nur Steine am Rand ziehen.
term-piece = Stein
    .meaning = eine von 23 weißen, 23 schwarzen und 3 roten Scheiben.
    .usage = Du setzt sie einzeln oder bekommst ein zufällig gefülltes Brett.
term-red-piece = Roter Stein
    .meaning = einer von drei Steinen, die niemandem gehören. Alle anderen Stapel brauchen eine Verbindung zu einem davon.
    .usage = Das Brett zeigt ihn als rote Scheibe. Allein zieht er nie, aber man kann ihn schlagen.
term-stack = Stapel
    .meaning = ein oder mehrere Steine auf einem Feld. Der oberste sagt, wem er gehört.
    .usage = Die Zahl auf einem Stapel ist seine Höhe.
term-single = Einzelstein
    .meaning = ein Stapel aus einem Stein.
    .usage = Er zieht ein Feld weit. Solange er nicht eingeschlossen ist, gibt es keinen beweglicheren Stapel.
    .caption = Zieht ein Feld weit, in jede Richtung
term-height = Höhe
    .meaning = die Zahl der Steine in einem Stapel, und zugleich, wie viele Felder er zieht.
    .usage = Bretter schreiben sie auf jeden Stapel. Ein „Stapel der Höhe 4“ hat vier Steine.
term-hold-red = Rot enthalten
    .meaning = einen roten Stein im Stapel haben. So ein Stapel ist immer verbunden und nimmt sein Rot mit.
    .usage = Bretter zeigen es durch einen roten Rand und ein rotes Zeichen.
term-placement = Setzphase
    .meaning = die erste Phase: Beide setzen abwechselnd alle 49 Steine.
    .usage = Mit einem zufälligen oder symmetrischen Brett entfällt sie.
term-movement = Zugphase
    .meaning = die zweite Phase: Beide ziehen Stapel, bis niemand mehr kann.
    .usage = Weiß zieht zuerst.
term-capture = Schlagen
    .meaning = auf einem Stapel der anderen Seite oder auf einem roten Stein landen. Der neue Stapel gehört dir.
    .usage = Vorschau und Tipps nennen, was ein Zug schlägt.
term-legal-move = Möglicher Zug
    .meaning = ein Zug, den die Regeln erlauben: Ein Stapel zieht geradeaus, genau so weit, wie er hoch ist, auf einen anderen Stapel.
    .usage = Die Buttons zeigen nur mögliche Züge. Hast du einen, musst du ziehen.
term-forced-move = Erzwungener Zug
    .meaning = der einzige mögliche Zug.
    .usage = Ich kann erzwungene Züge für dich spielen: siehe `/dvonn einstellungen`.
term-surrounded = Eingeschlossen
    .meaning = mit Steinen an allen sechs Seiten. So ein Stapel kann nicht ziehen.
    .usage = `/dvonn brett` mit `eingeschlossene:True` markiert diese Stapel.
term-isolated = Isoliert
    .meaning = ohne Kette von Nachbarn zu einem roten Stein. Isolierte Stapel kommen sofort vom Brett.
    .usage = Bretter streichen sie nach dem Zug durch, der sie abschnitt.
term-pass = Passen
    .meaning = nicht ziehen, weil kein Zug möglich ist.
    .usage = Ich passe für dich. Du ziehst wieder, sobald du kannst.
term-score = Punktestand
    .meaning = die Zahl der Steine in den Stapeln einer Seite. Der höhere gewinnt.
    .usage = Jedes Brett zeigt ihn oben.
term-position = Stellung
    .meaning = ein Brett und wer am Zug ist.
    .usage = `/dvonn analysieren` nimmt jede Stellung als Text.
term-notation = Notation
    .meaning = wie man Züge schreibt: D3 setzt einen Stein, D3F3 zieht den Stapel von D3 nach F3.
    .usage = Wähle D3F3, D3-F3 oder D3→F3 in `/dvonn einstellungen`.
term-rated = Gewertet
    .meaning = eine Partie, die für die Rangliste zählt. Die Engine hilft dabei nicht.
    .usage = Das wählst du bei der Herausforderung.
term-rating = Wertung
    .meaning = die Spielstärke als Zahl. Die Zahl nach ± sagt, wie unsicher sie ist.
    .usage = Profile und Ranglisten zeigen sie. Je mehr gewertete Partien, desto kleiner wird ±.
term-provisional = Vorläufig
    .meaning = eine Wertung, die noch geschätzt ist, markiert mit „?“.
    .usage = Nach ein paar weiteren gewerteten Partien ist sie gesichert.
term-plan = Plan
    .meaning = eine Liste von Feldern, auf die deine nächsten Steine für dich gesetzt werden.
    .usage = Schreib einen mit `/dvonn plan`. Nur du siehst ihn.
term-conditional-moves = Bedingte Züge
    .meaning = Antworten auf mögliche Züge deines Gegners: Wenn das kommt, spiele ich das.
    .usage = Schreib sie mit `/dvonn bedingt`. `D3F3 resign`: Auf D3F3 gibst du auf. Nur du siehst sie.
term-takeback = Zugrücknahme
    .meaning = der letzte Zug wird zurückgenommen, wenn die andere Seite zustimmt.
    .usage = Bitte mit `/dvonn anbieten` darum.
term-hint = Tipp
    .meaning = die besten Züge in deiner eigenen ungewerteten Partie.
    .usage = `/dvonn tipp` zeigt sie als Pfeile.
term-review = Auswertung
    .meaning = was die Engine über eine beendete Partie sagt: Gewinnchancen, Wendepunkte, bessere Züge.
    .usage = Nutze den Button unter einer beendeten Partie oder `/partie auswerten`.
term-tower = Turm
    .meaning = ein Stapel aus vier oder mehr Steinen. Er findet nur wenige Ziele.
    .usage = Schlag damit Einzelsteine: So bleiben deine eigenen beweglich. Aber bau ihn nicht früh.
    .caption = { $ply }: Turm schlägt Einzelstein
term-loose-piece = Loser Stein
    .meaning = ein Stein, der an einer einzigen Verbindung zu Rot hängt und leicht abgeschnitten wird.
    .usage = Rette ihn nur, wenn es nichts kostet. Sonst spiel woanders.
    .caption = { $ply }: Der lose Stein ist abgeschnitten
term-tempo = Tempogewinn
    .meaning = einen Zug Zeit gewinnen, mit einem stillen Zug, der nichts schlägt: Jetzt muss dein Gegner ziehen.
    .usage = Heb dir stille Züge fürs Ende auf. Wer dann zuerst ziehen muss, verliert oft.
    .caption = { $ply } schlägt nichts: Schwarz muss ziehen
term-sharpshooting = Präziser Treffer
    .meaning = einen Stapel aus vier oder mehr Feldern Abstand schlagen, mit einem Stapel genau dieser Höhe.
    .usage = Bereite den Schuss vor: Ändere Höhe oder Feld deines Stapels, bis der Abstand stimmt.
    .caption = { $ply }: Höhe vier, vier Felder entfernt
term-overload = Überlastung
    .meaning = zwei Stapel zugleich bedrohen, sodass dein Gegner nicht beide retten kann.
    .usage = Das können zwei deiner Stapel gemeinsam. Bei einer Gabel macht es einer allein.
    .caption = { $ply }: Schwarz kann nicht beide retten
term-neutralise = Neutralisieren
    .meaning = auf einem gegnerischen Stein landen, sodass er nicht mehr ziehen kann.
    .usage = Der Stein bleibt auf dem Brett, aber dein Gegner hat einen weniger zum Ziehen.
    .caption = { $ply }: Schwarzer Einzelstein neutralisiert
term-fork = Gabel
    .meaning = ein Stapel, der zwei Stapel angreift.
    .usage = Dein Gegner hat einen Zug und kann nur einen davon retten.
    .caption = { $ply }: Ein Stapel greift zwei an
term-isolation = Isolieren
    .meaning = Schneide gegnerische Steine von Rot ab, sodass sie vom Brett kommen.
    .usage = Schau, was eine gegnerische Gruppe mit Rot verbindet. Ist es ein einziger Stapel, nimm ihn aufs Korn.
    .caption = { $ply }: Schwarz verliert drei Steine
term-rescue = Rettung
    .meaning = Rette eigene Steine, die gleich von Rot abgeschnitten werden.
    .usage = Schau vor deinem Zug, was dein Gegner als Nächstes abschneiden könnte.
    .caption = { $ply } hält Weiß mit Rot verbunden
term-cut = Das Brett zerschneiden
    .meaning = Räume ein Feld, das gegnerische Steine mit Rot verbindet.
    .usage = Die Verbindung kann dein eigener Stein sein: Zieh ihn weg, und die Kette reißt.
    .caption = { $ply } zerreißt die Kette zu Rot
term-run-with-red = Mit Rot davonziehen
    .meaning = Zieh mit einem Stapel, der Rot enthält.
    .usage = Trag Rot zu deinen Steinen hin und von den gegnerischen weg.
    .caption = { $ply }: Weiß zieht mit Rot davon
term-free-surrounded = Einen Stapel befreien
    .meaning = Befreie einen eigenen eingeschlossenen Stapel und zieh mit ihm.
    .usage = Zieh erst einen seiner sechs Nachbarn weg. Dann kann er ziehen.
    .caption = { $ply }: Der markierte Stapel ist frei
term-immobilise = Einen Stapel lähmen
    .meaning = Nimm einem gegnerischen Stapel jeden Zug.
    .usage = Mach ihn zu hoch für jedes Ziel oder nimm ihm die Ziele weg.
    .caption = { $ply }: Der markierte Stapel steckt fest
term-forced-pass = Zum Passen zwingen
    .meaning = Nimm deinem Gegner jeden Zug, sodass nur Passen bleibt.
    .usage = Hat dein Gegner nur noch wenige Züge, versuch, alle wegzunehmen.
    .caption = { $ply }: Schwarz muss passen
term-counting = Züge zählen
    .meaning = Das Ergebnis ist knapp. Zähl bis zum Ende.
    .usage = Zähl, wie viele Züge jede Seite noch hat und was die letzten kosten.
    .caption = { $ply }: Sieg mit 1 Vorsprung, sonst verloren
term-save-draw = Remis retten
    .meaning = Nur ein Zug hält das Remis, alle anderen verlieren.
    .usage = Denk jeden Zug bis zum Ende durch. Ein Remis ist einen halben Punkt wert.
    .caption = { $ply } hält Remis. Alle anderen verlieren
term-last-placements = Letzte Steine
    .meaning = Das Brett ist fast voll, und nur ein Feld hält die besseren Chancen.
    .usage = Zuerst kommt die Nähe zu Rot, dann der Rand, dann ein Ausweg für deine Steine.
    .caption = { $ply }: am Rand, zwei Felder von Rot

## Refusals: what is wrong and what to do instead

refuse-no-game = In diesem Kanal gibt es keine Partie. `/dvonn spielen` beginnt eine gegen den Computer. `/dvonn hilfe` zeigt, wie du gegen Menschen spielst.
refuse-unknown-game = Eine Partie { $number }, die du hier öffnen kannst, gibt es nicht. Deine eigenen Partien lassen sich überall öffnen, fremde nur in ihrem Kanal.
refuse-ended = Partie { $number } ist beendet. `/dvonn spielen` beginnt eine neue gegen den Computer. `/dvonn hilfe` zeigt, wie du gegen Menschen spielst.
refuse-not-a-player = Diese Partie spielen { $white } und { $black }. Um sie zu sehen, nutze `/dvonn brett`. Eine eigene beginnst du mit `/dvonn herausfordern`.
refuse-not-your-turn = { $player } ist am Zug. Wenn du dran bist, erwähne ich dich hier.
refuse-old-board-link = Dieses Brett ist veraltet. Das neueste ist [hier]({ $url }).
refuse-old-board = Dieses Brett ist veraltet. `/dvonn brett` zeigt das neueste.
refuse-not-a-cell = Ein Feld `{ $input }` gibt es nicht. { $cells }
no-such-cell = Ein Feld `{ $word }` gibt es nicht. { $cells }
cells-row = Reihe { $row } geht von { $first } bis { $last }.
cells-column = Das Brett hat die Spalten A bis K, und Reihe { $row } geht von { $first } bis { $last }.
cells-all = Das Brett hat die Reihen 1 bis 5 und die Spalten A bis K.
cells-form = Ein Feld ist ein Buchstabe von A bis K und eine Zahl von 1 bis 5, etwa D3.
refuse-not-a-move = `{ $input }` ist kein Zug. Gib das Feld deines Stapels und das Zielfeld an, etwa D3F3.
refuse-nothing-stored = Ich habe keine Daten über dich, also gibt es nichts zu löschen.
refuse-no-challenge = Diese Herausforderung gibt es nicht mehr. Für eine neue nutze `/dvonn herausfordern`.
refuse-self = Dich selbst kannst du nicht herausfordern. Wähle jemand anderen oder lass `gegner` leer, dann dürfen alle annehmen.
refuse-this-bot = Um gegen mich zu spielen, nutze `/dvonn spielen`.
refuse-not-a-member = { $person } ist nicht auf diesem Server. Wähle ein Mitglied dieses Servers.
refuse-threads =
    { $most ->
        [one] Du hast in den letzten Minuten einen Thread geöffnet. Den nächsten kannst du { $until } öffnen, oder du nimmst einen anderen Kanal.
       *[other] Du hast in den letzten Minuten { $most } Threads geöffnet. Den nächsten kannst du { $until } öffnen, oder du nimmst einen anderen Kanal.
    }
refuse-bot = Einen Bot kannst du nicht herausfordern. Wähle eine Person oder lass `gegner` leer, dann dürfen alle annehmen.
refuse-challenge-gone = Auf diese Herausforderung kannst du nicht mehr antworten. { $state } Für eine neue nutze `/dvonn herausfordern`.
refuse-board-outdated = Das ist nicht dein neuestes Brett. Biete das neueste an oder nimm ein anderes.
refuse-choose-side = Wähle bei dieser Herausforderung eine Seite: Drück „Weiß spielen“ oder „Schwarz spielen“.
refuse-not-challenged = Diese Herausforderung gilt { $opponent }. Für eine eigene nutze `/dvonn herausfordern`.
refuse-own-challenge = Das ist deine eigene Herausforderung, annehmen muss sie jemand anderes. Du kannst sie zurückziehen.
refuse-not-the-challenger = Nur { $challenger } kann diese Herausforderung zurückziehen.
invalid-terms-clock =
    `{ $input }` ist keine Bedenkzeit. Schreib eine von diesen:
    {"-"} `5d`: 5 Tage pro Zug
    {"-"} `3d+12h`: 3 Tage plus 12 Stunden pro Zug
    {"-"} `3d+12h max 7d`: ebenso, aber höchstens 7 Tage angespart
    {"-"} `live 10`: je 10 Minuten
    {"-"} `none`: keine Uhr
invalid-terms-clock-range =
    { $stretch ->
        [turn] Die Zeit pro Zug muss mindestens { $least } und höchstens { $most } betragen. Für eine Partie am Stück nimm eine Bedenkzeit wie `live 10`.
        [bank] Die Grundzeit muss mindestens { $least } und höchstens { $most } betragen. Wähle eine andere Bedenkzeit.
        [increment] Die Zugabe pro Zug muss mindestens { $least } und höchstens { $most } betragen. Wähle eine andere Bedenkzeit.
        [cap] Der Höchstwert muss mindestens so groß sein wie die Grundzeit vor dem `+`, und höchstens { $most }. Wähle eine andere Bedenkzeit.
       *[live] In Live-Partien hat jede Seite mindestens { $least } und höchstens { $most }. Wähle eine andere Bedenkzeit.
    }
invalid-terms-seed = `{ $input }` ist kein Seed. Ein Seed ist eine Zahl mit höchstens zwölf Ziffern. Kopiere einen aus einer früheren Partie (`/partie exportieren`) oder lass `seed` leer.
invalid-terms-nothing-to-deal = Ein Seed braucht ein Zufallsbrett. Wähle den Aufbau „zufällig“ oder „symmetrisch“ (in einer Herausforderung auch „Teilen und wählen“) oder lass `seed` leer.
invalid-terms-seed-with-reds = Mit einem bekannten Seed würdest du das Brett sehen, bevor du die roten Steine setzt. Lass `seed` leer: Ich wähle einen zufällig.
invalid-terms-position-unused = Eine Stellung braucht den Aufbau „vorgegeben“. Wähle ihn oder lass `stellung` leer.
invalid-terms-no-position = Der Aufbau „vorgegeben“ braucht eine Stellung. Schreib eine in `stellung`.
invalid-terms-position-over = In dieser Stellung kann keine Seite ziehen. Gib eine an, in der es weitergehen kann.
invalid-terms-place-without-clock = Eine Partie um einen Platz braucht eine Uhr. Lass `bedenkzeit` leer oder wähle etwas anderes als `none`.
invalid-terms-color-with-cut = Bei „Teilen und wählen“ gilt: Wer annimmt, wählt die Seite. Lass `farbe` leer oder wähle einen anderen Aufbau.
position-unreadable = Diese Stellung kann ich nicht lesen.
position-forbidden = Diese Stellung ist nach den Regeln nicht möglich.
position-form =
    Schreib `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`:
    {"-"} SIDE ist, wer am Zug ist, `w` oder `b`.
    {"-"} Jede Reihe nennt ihre Felder von links, mit Kommas.
    {"-"} `.` ist ein leeres Feld.
    {"-"} `w3` oder `b3` ist ein Stapel mit Seite und Höhe. `b2*` ist ein Stapel mit Rot.
    {"-"} `r1` ist ein roter Stein allein.
position-side = Sie beginnt nicht mit `w` oder `b`.
position-rows =
    { $found ->
        [one] Sie hat { $found } Reihe, nicht 5.
       *[other] Sie hat { $found } Reihen, nicht 5.
    }
position-cells = Reihe { $row } braucht { $expected } Felder, hat aber { $found }.
position-stack = { $found } auf { $cell } ist kein gültiger Stapel.
position-trailing = Nach den Reihen ist { $found } nicht erlaubt. Nur das Wort `movement` ist es.
fault-stacks-with-red =
    { $found ->
        [one] { $found } Stapel enthält Rot. Es müssen ein bis drei sein.
       *[other] { $found } Stapel enthalten Rot. Es müssen ein bis drei sein.
    }
fault-room-for-reds =
    { $room ->
        [one] In den Stapeln mit Rot ist nur Platz für { $room } roten Stein, aber es müssen drei sein.
       *[other] In den Stapeln mit Rot ist nur Platz für { $room } rote Steine, aber es müssen drei sein.
    }
fault-isolated = Isoliert wären { $cells }: Nichts verbindet sie mit einem roten Stein.
fault-too-many-pieces = Die Stapel haben zusammen { $found } Steine, aber das Spiel hat 49.
fault-too-many-stacks =
    { $color ->
        [white] Weiß besitzt { $found } Stapel, hat aber nur 23 Steine.
       *[black] Schwarz besitzt { $found } Stapel, hat aber nur 23 Steine.
    }
fault-black-moves-first = Auf einem vollen Brett zieht Weiß zuerst.
fault-nothing-moved = Es gibt nur Einzelsteine, und genau ein Stein fehlt. Das kann nicht sein: Der erste Zug macht einen Stapel der Höhe 2, und wenn der vom Brett kommt, fehlen mindestens zwei Steine.
fault-no-placement =
    Wenn { $pieces ->
        [one] { $pieces } Stein gesetzt ist
       *[other] { $pieces } Steine gesetzt sind
    }, müssen diese Einzelsteine da sein: Rot { $red }, Weiß { $white }, Schwarz { $black }. Am Zug ist dann { $color ->
        [white] Weiß
       *[black] Schwarz
    }.
refuse-nothing-to-plan = Alle Steine sind gesetzt, also gibt es nichts zu planen. Bedingte Züge legst du mit `/dvonn bedingt` fest.
refuse-vacation-days =
    { $count ->
        [one] In dem Jahr hast du nur noch { $count } Urlaubstag. Nimm weniger Tage.
       *[other] In dem Jahr hast du nur noch { $count } Urlaubstage. Nimm weniger Tage.
    }
refuse-vacation-no-time = In einer deiner Partien hast du keine Zeit mehr, sie wäre sofort verloren. Spiel dort zuerst (siehe `/dvonn partien`), dann beende deinen Urlaub.
refuse-no-vacation = Du bist nicht im Urlaub. Um einen zu beginnen, nutze `/dvonn urlaub` mit `tage:3`.
refuse-review-running = Diese Partie läuft noch. Auswerten kannst du sie, wenn sie beendet ist.
refuse-review-short = Diese Partie ist zu kurz zum Auswerten: Beide müssen mindestens einmal mehrere Züge zur Wahl gehabt haben. `/partie züge` zeigt ihre Züge.
refuse-variation-gone = Diese Analyse habe ich nicht mehr: Ich behalte pro Person die letzten zehn, 90 Tage lang. Nutze noch einmal `/dvonn analysieren`.
refuse-variation-full = Diese Analyse hat { $most } Züge, mehr behalte ich nicht. Mach mit probierten Zügen weiter oder analysiere eine andere Stellung.
refuse-review-one-at-a-time = Ich werte noch eine andere Partie für dich aus, immer nur eine auf einmal. Frag in einer Minute noch einmal.
refuse-engine-unknown = Eine Engine namens „{ $name }“ gibt es hier nicht. Wähle eine aus der Liste oder eine `stufe`.
refuse-engine-gone = Diese Engine gibt es nicht mehr. Um gegen den Computer zu spielen, nutze `/dvonn spielen` mit einer `stufe`.
refuse-engine-and-level = Gib entweder eine `stufe` oder eine `engine` an, nicht beides.
refuse-engine-busy =
    { $games ->
        [one] { $player } kann nur { $games } Partie gleichzeitig spielen. Versuch es danach wieder oder wähle eine `stufe`.
       *[other] { $player } kann nur { $games } Partien gleichzeitig spielen. Versuch es danach wieder oder wähle eine `stufe`.
    }
refuse-engine-board = { $player } kann nur vom leeren Brett aus spielen. Wähle den Aufbau „vollständig“.
refuse-busy-direct = Deine letzte Partie hier läuft noch. `/dvonn brett` zeigt sie. Um sie zu beenden, nutze `/dvonn aufgeben`.
refuse-rated-guest = Hier können Partien nicht gewertet werden: Jede Rangliste gehört zu einem Server, der mich hinzugefügt hat. Lass `gewertet` weg oder fordere deinen Gegner auf so einem Server heraus.
refuse-busy-guest = Hier läuft schon eine Partie, und ich zeige nur eine gleichzeitig. `/dvonn brett` zeigt sie. Spiel sie zuerst zu Ende oder nimm einen anderen Kanal.
refuse-busy = In diesem Kanal spielen { $white } und { $black }.

refuse-offer-gone =
    { $state ->
        [accepted] Dieses Angebot ist schon angenommen.
        [declined] Dieses Angebot ist schon abgelehnt.
        [withdrawn] Dieses Angebot ist zurückgezogen.
       *[lapsed] Dieses Angebot ist verfallen, als die Partie weiterging.
    }
refuse-offer-own = Das ist dein eigenes Angebot, antworten kann nur dein Gegner. Du kannst es zurückziehen.
refuse-offer-not-own = Zurückziehen kann dieses Angebot nur dein Gegner. Du kannst es annehmen oder ablehnen.
refuse-offer-waiting =
    { $kind ->
        [draw] Dein Gegner hat auf dein Remisangebot noch nicht geantwortet.
        [takeback] Dein Gegner hat auf deine Bitte um Zugrücknahme noch nicht geantwortet.
       *[pause] Dein Gegner hat auf deine Bitte um Pause noch nicht geantwortet.
    }
refuse-answer-first = Dein Gegner möchte einen Zug zurücknehmen. Nimm das zuerst an oder lehne es ab.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Du hast vor Kurzem Remis angeboten. Nach dem nächsten Zug geht es wieder.
           *[other] Du hast vor Kurzem Remis angeboten. Nach { $plies } weiteren Zügen geht es wieder.
        }
       *[other] Du hast gerade erst darum gebeten. Nach dem nächsten Zug geht es wieder.
    }
refuse-nothing-to-take-back = Du hast noch keinen Zug zum Zurücknehmen.
refuse-revealed = Deinen Zug kannst du nicht mehr zurücknehmen: Der Plan oder die bedingten Züge deines Gegners sind seitdem gespielt. Spiel weiter oder biete mit `/dvonn anbieten` Remis an.
refuse-no-clock = Diese Partie hat keine Uhr, also kannst du nicht pausieren und keine Zeit schenken.
refuse-paused = Die Partie pausiert schon. Weiter geht es mit „Partie fortsetzen“ unter dem Brett.
refuse-not-paused = Die Partie pausiert nicht. Für eine Pause nutze `/dvonn anbieten` mit `was:Pause`.
refuse-enough-time = Dein Gegner hat noch mehr als ein Jahr Zeit.
refuse-computer-needs-no-time = Die Uhr des Computers läuft nie, also braucht er keine Zeit.
refuse-not-over = Diese Partie ist noch nicht beendet. Danach kannst du Revanche anbieten.
refuse-rematch-deleted = Dein Gegner hat die eigenen Daten gelöscht. `/dvonn hilfe` zeigt, wie du einen anderen Gegner findest.
refuse-no-rematch = Eine Revanche ist gerade nicht möglich. Mit `/suchen` findest du jemand anderen.
refuse-rematch-asked = Nach jeder Partie kannst du nur einmal eine Revanche anbieten.
refuse-rematch-waits = Du hast schon Revanche angeboten. Dein Gegner hat noch nicht geantwortet.
refuse-rematch-offered = Dein Gegner hat schon Revanche angeboten. Nimm sie an.
refuse-rematch-started = Die Revanche dieser Partie ist Partie { $number }. `/dvonn spielen` beginnt eine weitere gegen den Computer. `/dvonn hilfe` zeigt, wie du gegen Menschen spielst.
refuse-abort-place = Du wurdest um deinen Platz herausgefordert, also kannst du diese Partie nicht abbrechen. Spiel sie oder gib mit `/dvonn aufgeben` auf und verlier deinen Platz.
refuse-abort-tournament = Eine Turnierpartie kannst du nicht abbrechen. Um sie aufzugeben, nutze `/dvonn aufgeben`. Um das Turnier zu verlassen, nutze `/turnier zurückziehen`.
refuse-abort = Zum Abbrechen ist es zu spät. Biete mit `/dvonn anbieten` Remis an oder gib mit `/dvonn aufgeben` auf.
refuse-claim-here = { $opponent } ist noch auf diesem Server. Überschreitet dein Gegner die Zeit, gewinnst du automatisch.
refuse-claim-computer = Der Computer geht nie, und seine Uhr läuft nie. Um die Partie zu beenden, gib auf.
refuse-only-void = Eine Seite von Partie { $number } spielt auf einem anderen Server, also kann die Moderation sie nur annullieren. Das geht, solange sie läuft, wenn sie ungewertet ist und zu keinem Turnier gehört.
refuse-claim-no-clock = Diese Partie hat keine Uhr, also überschreitet niemand die Zeit. Dein Gegner ist weg: `/dvonn aufgeben` beendet die Partie ohne Ergebnis.
refuse-claim-own-turn = Du bist am Zug. Spiel zuerst: Dann läuft die Uhr deines Gegners, und du gewinnst, wenn sie abläuft.
refuse-claim-early = Dein Gegner ist weg, hat aber noch Zeit. Den Sieg kannst du { $until } beanspruchen.
refuse-not-a-moderator = Das geht nur mit der Berechtigung „Server verwalten“. Frag jemanden, der sie hat.
refuse-not-a-moderator-role = Das geht nur mit der Rolle { $role } oder der Berechtigung „Server verwalten“. Frag jemanden, der eins davon hat.
refuse-channel = Auf diesem Server beginnen Partien nur in { $channels } und ihren Threads. Versuch es dort noch einmal.
refuse-starter = Nur Mitglieder mit der Rolle { $role } dürfen hier Partien beginnen. Bitte jemanden mit dieser Rolle, dich herauszufordern: Annehmen darfst du.
refuse-starter-there = Auf dem Server, auf dem du spielen würdest, dürfen nur Mitglieder mit einer bestimmten Rolle Partien beginnen. Du hast sie nicht.
refuse-blocked =
    Die Moderation hat dich auf diesem Server für Partien gesperrt. Grund: { $reason }
    Deine laufenden Partien gehen weiter. Wenn du das für einen Irrtum hältst, wende dich an die Moderation.
refuse-challenger-blocked = { $challenger } ist auf diesem Server gesperrt. Fordere mit `/dvonn herausfordern` jemand anderen heraus.
refuse-opponent-blocked = { $opponent } kann auf diesem Server gerade keine Partien annehmen. Wähle jemand anderen.
refuse-games = Du spielst so viele Partien und Turniere gleichzeitig, wie eine Person darf: { $most }. Beende zuerst eine Partie oder gib eine auf.
refuse-challenger-games = { $challenger } spielt schon so viele Partien gleichzeitig, wie eine Person darf. Fordere mit `/dvonn herausfordern` jemand anderen heraus.
refuse-challenges =
    { $most ->
        [one] Du hast schon eine Herausforderung verschickt. Zieh sie zurück oder warte auf eine Antwort. Zurückgezogene und abgelehnte zählen ab dem Verschicken noch 10 Minuten mit.
       *[other] Du hast schon { $most } Herausforderungen verschickt. Zieh eine zurück oder warte auf eine Antwort. Zurückgezogene und abgelehnte zählen ab dem Verschicken noch 10 Minuten mit.
    }
refuse-challenged-before =
    { $most ->
        [one] Du hast { $opponent } schon herausgefordert. Warte auf eine Antwort. Zurückziehen hilft nicht: Die Herausforderung zählt ab dem Verschicken eine Stunde lang.
       *[other] Du hast { $opponent } schon { $most }-mal herausgefordert. Warte auf eine Antwort. Zurückziehen hilft nicht: Eine Herausforderung zählt ab dem Verschicken eine Stunde lang.
    }
refuse-challenged-lately = Du hast { $opponent } vor Kurzem herausgefordert. Das geht wieder { $until }. Für andere musst du nicht warten.
refuse-places-rated-off = Gewertete Partien sind auf diesem Server ausgeschaltet, also kannst du nicht um einen Platz spielen. Die Serververwaltung kann sie mit `/dvonn-admin einstellungen` einschalten.
refuse-rated-off = Gewertete Partien sind auf diesem Server ausgeschaltet. Für eine ungewertete lass `gewertet` leer oder wähle False.
refuse-may-not-post = In { $channel } kann ich nicht posten. Gib mir dort die Berechtigungen „Kanal ansehen“, „Nachrichten senden“ und „Dateien anhängen“ und versuch es noch einmal.
refuse-block-no-reason = Gib in `grund` einen Grund an. Die gesperrte Person sieht ihn.
refuse-block-opponent = Du und { $person } seid in derselben laufenden Partie oder im selben Turnier, also kannst du diese Person nicht sperren. Frag jemand anderen aus der Moderation.
refuse-block-bot = Einen Bot kannst du nicht sperren. Wähle eine Person.
refuse-not-blocked = { $person } ist nicht gesperrt. `/dvonn-admin einstellungen` zeigt, wer gesperrt ist.
refuse-own-game = In Partie { $number } spielst du selbst mit, also kannst du sie nicht moderieren. Frag jemand anderen aus der Moderation. Gibt es niemanden, wähle mit `/dvonn-admin einstellungen` eine Rolle für die Moderation und gib sie jemandem.
refuse-other-server = Dieser Server hat keine Partie { $number }. Die Nummer einer Partie zeigt `/partie züge` in ihrem Kanal.
refuse-void-uncounted = Partie { $number } ist beendet und war ungewertet, also würde Annullieren nichts ändern.
refuse-void-before = Partie { $number } ist schon aus den Wertungen genommen.
refuse-role-of-all = Diese Rolle haben alle. Wähle eine, die nur die Moderation hat.
refuse-no-reason = Gib in `grund` einen Grund an. Er wird im Kanal der Partie gezeigt.
refuse-no-winner = Wähle in `sieg`, wer gewinnt, oder Remis. Um ohne Ergebnis zu beenden, wähle in `entscheidung` „Partie annullieren“.
refuse-no-seat = Wähle die neue Person in `person` und die Seite in `seite`.
refuse-seat-self = Dir selbst kannst du keine Seite übergeben. Wähle jemand anderen oder frag jemand anderen aus der Moderation.
refuse-seat-bot = Einem Bot kannst du keine Seite übergeben. Wähle eine Person.
refuse-seat-not-a-member = { $person } ist nicht auf diesem Server. Wähle ein Mitglied.
refuse-seat-blocked = { $person } ist auf diesem Server gesperrt. Wähle jemand anderen oder nutze zuerst `/dvonn-admin entsperren`.
refuse-seat-taken = { $person } spielt in dieser Partie schon mit. Wähle jemand anderen.
refuse-seat-computer = Die Seite des Computers kannst du nicht übergeben. Beende die Partie oder annulliere sie.

illegal-taken = { $cell } ist besetzt. Wähle ein leeres Feld.
illegal-empty = { $cell } ist leer. Wähle ein Feld mit einem deiner Stapel.
illegal-lone-red = Der rote Stein auf { $cell } liegt allein, also kann ihn niemand ziehen. Wähle einen deiner Stapel.
illegal-not-yours = Der Stapel auf { $cell } gehört deinem Gegner. Wähle einen mit deiner Farbe obenauf.
illegal-surrounded = Der Stapel auf { $cell } ist eingeschlossen und kann nicht ziehen. Wähle einen anderen.
illegal-not-straight = { $from } und { $to } liegen nicht auf einer geraden Linie. Stapel ziehen geradeaus, in eine von sechs Richtungen.
illegal-distance =
    { $height ->
        [one] Der Abstand von { $from } nach { $to } ist { $distance }, aber ein Einzelstein zieht genau { $height } Feld.
       *[other] Der Abstand von { $from } nach { $to } ist { $distance }, aber ein Stapel der Höhe { $height } zieht genau { $height } Felder.
    }
illegal-empty-target = { $to } ist leer. Ein Stapel muss auf einem anderen Stapel oder Stein landen.
illegal-leaves-board = Von { $from } aus würde ein Stapel der Höhe { $height } in dieser Richtung das Brett verlassen. Wähle eine andere.
illegal-still-placing = Noch sind nicht alle Steine gesetzt. Setz einen auf ein leeres Feld: `/dvonn setzen D3`.
illegal-all-placed = Alle Steine sind gesetzt. Jetzt zieh einen Stapel: `/dvonn ziehen D3F3`.
illegal-must-pass = Du hast keinen möglichen Zug, also musst du passen.
illegal-may-not-pass = Du hast einen möglichen Zug, also kannst du nicht passen. `/dvonn ziehen` zeigt beim Tippen deine Züge.
illegal-game-over = Die Partie ist beendet. `/dvonn spielen` beginnt eine neue gegen den Computer. `/dvonn hilfe` zeigt, wie du gegen Menschen spielst.

backup = Alle Daten dieses Servers: pro Eintrag eine Zeile JSON, mit gzip gepackt. Darin stehen Namen, also teile sie nur mit der Serververwaltung. Diese Sicherung steht im Protokoll: siehe `/dvonn-admin protokoll`.
backup-no-files = In diesem Kanal kann ich keine Dateien anhängen. Nutze `/dvonn-admin sicherung` in einem Kanal, in dem ich es kann.
backup-in-parts = Die Sicherung ist zu groß für eine Datei auf Discord. Die weiteren Teile folgen.
backup-part = Teil { $part }. Weitere folgen.
backup-last-part = Teil { $part }, der letzte. Du kannst jeden Teil einzeln entpacken oder sie der Reihe nach zusammenfügen und dann entpacken.

## Fair play

fairness-heading = {"**"}Verlorene Gewinnchancen pro Zug**, in gewerteten Partien mit Auswertung (± doppelter Standardfehler)
fairness-line = { $player } (Wertung { $rating }): { $loss } ± { $error } Prozentpunkte in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } und { $moves ->
        [one] { $moves } Zug.
       *[other] { $moves } Zügen.
    }
fairness-peers = { $count } Leute mit ähnlicher Wertung verlieren { $loss }. Unterschied: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Ungewöhnlich wenig: Sieh dir die Partien an.**
       *[usual] Nicht ungewöhnlich.
    }
fairness-few-games = { $player } (Wertung { $rating }): zu wenige Partien ({ $games } von mindestens { $least }).
fairness-few-peers = Zu wenige zum Vergleichen. Ich brauche mindestens { $least } Leute, deren Wertung um höchstens { $range } abweicht.
fairness-note = Das ist ein Hinweis, kein Beweis. Genauso kann es aussehen, wenn jemand mit neuem Konto sehr gut spielt, bei leichten Stellungen oder wenn nur gute Partien ausgewertet werden. Ich handle nie nach diesen Zahlen.
fairness-empty = Auf diesem Server hat noch niemand { $least } gewertete Partien mit Auswertung. Mit `/partie auswerten` lässt du eine Partie auswerten.
fairness-unknown = { $player } hat auf diesem Server keine gewerteten Partien mit Auswertung. Mit `/partie auswerten` lässt du eine Partie auswerten.

## Stored data

privacy-stored =
    {"**"}Was ich speichere**
    {"-"} Deine Discord-ID und deinen Namen auf den Servern, auf denen du spielst.
    {"-"} Deine Partien: Züge mit Zeiten, Bedingungen, Ergebnisse und deine Notizen. Pläne und bedingte Züge bis zum Ende der Partie.
    {"-"} Deine Wertungen, Plätze und Turniere und die Rollen, die ich dir dafür gab.
    {"-"} Deine Rätselwertung, die Rätsel, die du probiert hast, und dein bestes Rätselrennen. Deine anderen Rennen einen Tag lang.
    {"-"} Deine Herausforderungen, Urlaube und Lektionen und deine Einstellungen (mit Zeitzone, Ruhezeit und freien Wochenenden).
    {"-"} Die letzten 50 Partien, die du importiert hast (weniger, wenn sie groß sind), und die Züge deiner letzten zehn Analysen.
    {"-"} Die Partien, denen du folgst, bis sie enden. Die Auswertung, auf die du wartest.
    {"-"} Was du mit `/suchen` suchst und ob du auf der globalen Rangliste stehst. Wen du nicht wieder treffen möchtest und wen du gemeldet hast.
    {"-"} Deine Entscheidungen in der Moderation und welche Server dich sperren.
    Ich lese keine Nachrichten, nur was du in meine Befehle, Formulare und Buttons eingibst.
privacy-kept =
    {"**"}Wie lange ich es behalte:** bis du es löschst, außer:
    {"-"} Eine Analyse: bis 90 Tage nach der letzten Nutzung.
    {"-"} Eine erledigte Herausforderung oder ein Angebot: 30 Tage.
    {"-"} Die IDs deiner Befehle: einen Tag, außer denen deiner Züge. Sie sorgen dafür, dass kein Befehl doppelt zählt.
    {"-"} Eine verschlüsselte Form deiner ID: 30 weitere Tage, wenn du innerhalb von 30 Tagen nach einer gewerteten Partie alles löschst. Ohne den Schlüssel des Bots lässt sie sich nicht zurücklesen. Sie verhindert, dass wiederholte Partien gegen dieselbe Person voll zählen.
privacy-seen =
    {"**"}Wer es sieht**
    {"-"} Partien, Wertungen, Ergebnisse, Turniere und Entscheidungen der Moderation: alle auf dem Server, zu dem sie gehören. Nach `/suchen` und in Mannschaftskämpfen sind das beide Server. Die Serververwaltung kann sie auch herunterladen.
    {"-"} Die Meisterschaft: alle, überall.
    {"-"} Die globale Rangliste: alle, überall, bis du `/rangliste global-verlassen` nutzt.
    {"-"} Deine Rätselwertung: alle auf den Servern, auf denen du ein Rätsel probiert hast.
    {"-"} Ein Rätselrennen gegen jemanden: alle im Kanal.
    {"-"} Ein Urlaub oder freies Wochenende, das deine Uhr anhält: wer gegen dich spielt.
    {"-"} Alles andere: nur du.
    Der Betreiber des Bots kann dessen Datenbank lesen. Ich gebe nichts an andere weiter.
privacy-choices =
    {"**"}Was du tun kannst**
    {"-"} `/datenschutz exportieren` gibt dir alles als Datei.
    {"-"} `/datenschutz löschen` löscht alles endgültig.
    {"-"} Danach behalten andere ihre Partien mit dir, als Partien einer „gelöschten Person“.
    {"-"} Ein Server, der dich sperrt, sperrt dich weiterhin.
    {"-"} Wenn dich der Betreiber des Bots sperrt oder andere dir nicht mehr begegnen wollen, bleibt auch das so. Statt deiner ID behalte ich eine verschlüsselte Form davon.
delete-person =
    {"**"}Alles über dich löschen?** Das lässt sich nicht rückgängig machen.
    {"-"} { $games ->
        [0] Du hast keine laufenden Partien.
        [one] Deine laufende Partie endet dann. Ist sie gewertet und hat nach der Setzphase sechs oder mehr Züge, verlierst du sie. Sonst endet sie ohne Ergebnis.
       *[other] Deine { $games } laufenden Partien enden dann. Die gewerteten mit sechs oder mehr Zügen nach der Setzphase verlierst du. Die anderen enden ohne Ergebnis.
    } Deine Herausforderungen werden zurückgezogen, und du verlässt deine Turniere.
    {"-"} Deine Einstellungen, Urlaube, Lektionen, Pläne, Notizen, importierten Partien und Analysen werden gelöscht, und du folgst keinen Partien mehr. Du verschwindest aus allen Ranglisten, und ich nehme die Rollen weg, die ich dir für Plätze und Titel gab.
    {"-"} Andere behalten ihre Partien mit dir, als Partien einer „gelöschten Person“. Ihre Wertungen ändern sich nur durch die gewerteten Partien, die du dadurch verlierst. Deine Entscheidungen in der Moderation bleiben, ohne deine ID oder deinen Namen.
    {"-"} Ein Server, der dich sperrt, sperrt dich weiterhin. Nachrichten in Kanälen bleiben.
    {"-"} Hast du in den letzten 30 Tagen eine gewertete Partie gespielt, behalte ich eine verschlüsselte Form deiner ID. Sie bleibt 30 Tage: siehe `/datenschutz zeigen`.
    Spielst du wieder, fängst du neu an.
button-export-person = Zuerst exportieren
button-delete-person = Alles löschen
button-keep-person = Alles behalten
delete-cancelled = Nichts wurde gelöscht.
delete-running = Alles über dich wird gelöscht …
delete-done = Deine Daten sind gelöscht. Spielst du wieder, fängst du neu an.

export-about = Alles, was der DVONN-Bot über dich speichert. Zeiten in UTC, Uhren in Millisekunden. Punkte zählen doppelt: 2 für einen Sieg, 1 für ein Remis. Andere erscheinen nur mit dem Namen, den alle auf dem Server sehen.
exported = Diese Datei enthält alles, was ich über dich speichere. Wer sie bekommt, kann sie lesen.
exported-part = Teil { $part }. Für eine Datei auf Discord ist es zu viel. Weitere folgen.
exported-last-part = Teil { $part }, der letzte.
export-everything-no-files = In diesem Kanal kann ich keine Dateien anhängen. Nutze `/datenschutz exportieren` in einer Direktnachricht an mich.
export-everything-too-large = Deine Daten sind zu groß für eine Datei auf Discord. Bitte den Betreiber des Bots um eine Kopie. In der Datenbank finden sie sich über deine Discord-ID.

## Errors

error-busy = Ich habe gerade zu viel zu tun. Nichts hat sich geändert. Versuch es in einer Minute noch einmal.
error-too-late = Das habe ich leider nicht rechtzeitig geschafft. Nichts hat sich geändert. Versuch es in einer Minute noch einmal.
error-storage = Ich kann gerade leider keine Partien lesen oder speichern. Nichts hat sich geändert. Versuch es in ein paar Minuten noch einmal.
error-unconfirmed = Meine Datenbank hat das noch nicht bestätigt. Sieh in einer Minute nach, ob es geklappt hat, bevor du es wiederholst.
error-slow = Das dauert länger als sonst. Sieh nach, ob es geklappt hat, bevor du es wiederholst.
error-late-form = Ich konnte das Formular nicht rechtzeitig öffnen. Versuch es noch einmal.
error-number-range = `{ $option }` muss eine Zahl zwischen { $from } und { $to } sein.
error-too-many =
    { $seconds ->
        [one] Du bist zu schnell. Nichts hat sich geändert. Versuch es in { $seconds } Sekunde noch einmal.
       *[other] Du bist zu schnell. Nichts hat sich geändert. Versuch es in { $seconds } Sekunden noch einmal.
    }
error-too-many-server =
    { $seconds ->
        [one] Auf diesem Server ist gerade zu viel los. Nichts hat sich geändert. Versuch es in { $seconds } Sekunde noch einmal.
       *[other] Auf diesem Server ist gerade zu viel los. Nichts hat sich geändert. Versuch es in { $seconds } Sekunden noch einmal.
    }
error-busy-drawing = Zu viele Bilder warten darauf, gezeichnet zu werden. Versuch es in einer Minute noch einmal.
error-slow-drawing = Dieses Bild habe ich nicht rechtzeitig geschafft. Versuch es in einer Minute noch einmal.
error-still-thinking = Ich arbeite noch an deiner vorigen Frage. Warte auf die Antwort, dann frag noch einmal.
error-internal = Leider ist etwas schiefgegangen, und nichts hat sich geändert. Versuch es noch einmal. Passiert es wieder, gib dem Betreiber des Bots diesen Code: **{ $code }**.
error-unknown = Diesen Befehl oder Button kenne ich nicht. Vielleicht stammt er aus einer älteren Version. `/dvonn brett` zeigt das Brett, `/dvonn hilfe` zeigt, was es noch gibt.
error-message-deleted = Diese Nachricht wurde gelöscht. `/dvonn brett` zeigt das Brett, `/dvonn hilfe` zeigt, was es noch gibt.
error-outside-server = Dieser Befehl geht nur auf Servern, die mich hinzugefügt haben. Hier beginnt `/dvonn spielen` eine Partie gegen den Computer, und `/dvonn hilfe` zeigt, was sonst geht. Freunde forderst du mit `/dvonn herausfordern` dort heraus, wo ihr beide seid. Das kann ein Server sein, eine Gruppe oder eure Direktnachrichten miteinander.
error-no-files = (In diesem Kanal kann ich keine Dateien anhängen. Mit der Berechtigung „Dateien anhängen“ kann ich hier ein Bild zeigen.)
missing-to-bot = Hier darf ich nicht posten, also kann keine Partie beginnen. Berechtigungen, die mir in diesem Kanal fehlen: { $permissions }. Bitte die Moderation darum oder nimm einen anderen Kanal.
missing-to-person = Berechtigungen, die dir in diesem Kanal fehlen: { $permissions }. Bitte die Moderation darum oder nimm einen anderen Kanal.
permission =
    { $name ->
        [view-channel] „Kanal ansehen“
        [send-messages] „Nachrichten senden“
        [send-in-threads] „Nachrichten in Threads senden“
        [use-external-apps] „Externe Apps verwenden“
       *[create-threads] „Öffentliche Threads erstellen“
    }
error-no-threads = Hier kann ich keinen Thread öffnen. Bitte die Moderation um die Berechtigungen „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“ für mich oder nimm einen anderen Kanal.
error-no-threads-kind = In einem Kanal dieser Art kann ich keine Threads öffnen. Nimm einen Textkanal, einen Ankündigungskanal oder einen Beitrag in einem Forum.

## Why Discord refuses a request

discord-no-channel = Dieser Kanal oder Thread wurde gelöscht. Nimm einen anderen.
discord-no-member = Diese Person hat den Server verlassen oder ihr Konto gelöscht.
discord-hidden = Diesen Kanal kann ich nicht sehen. Bitte die Moderation, mir dort die Berechtigung „Kanal ansehen“ zu geben, oder nimm einen anderen Kanal.
discord-forbidden = Laut Discord fehlt mir dafür eine Berechtigung. Bitte die Moderation, meine Berechtigungen dort zu prüfen, oder nimm einen anderen Kanal.
discord-direct-messages = Ich kann dir keine Direktnachrichten senden. Erlaube in den Privatsphäre-Einstellungen des Servers Direktnachrichten von Mitgliedern und versuch es noch einmal.
discord-channel-kind = In einem Kanal dieser Art geht das nicht. Nimm einen Textkanal.
discord-thread-closed = Dieser Thread ist archiviert oder gesperrt. Bitte die Moderation, ihn wieder zu öffnen, oder nimm einen anderen Kanal.
discord-too-many-threads = Dieser Server hat so viele aktive Threads, wie Discord erlaubt. Bitte die Moderation, einige zu archivieren, und versuch es noch einmal.
discord-tag-required = Dieses Forum verlangt bei jedem Beitrag ein Forum-Tag, und ich kann keins auswählen. Bitte die Moderation, das zu ändern, oder nimm einen Textkanal.
discord-name = Discord erlaubt ein Wort in diesem Namen nicht. Ändere den Namen und versuch es noch einmal.
discord-automod = AutoMod hat diese Nachricht oder diesen Namen auf dem Server blockiert. Bitte die Moderation, meine Rolle auszunehmen oder die Regel zu ändern.
discord-filter = Der Filter von Discord hat diese Nachricht als schädlich blockiert. Entferne Links und derbe Wörter und versuch es noch einmal.
discord-too-large = Die Datei ist für Discord zu groß. Fordere weniger auf einmal an.
discord-invalid-role = Discord lässt niemanden diese Rolle vergeben. Wähle eine andere.
discord-two-factor = Dieser Server verlangt für Moderation die Zwei-Faktor-Authentifizierung. Mein Betreiber muss sie im eigenen Discord-Konto einschalten.
discord-slow = So oft erlaubt Discord das nicht. Versuch es in einer Minute noch einmal.
discord-down = Discord funktioniert gerade nicht richtig. Versuch es in einer Minute noch einmal.
discord-invalid = Discord nimmt nicht an, was ich sende. Das ist mein Fehler: Bitte sag es meinem Betreiber.

## Alt text of boards, in whole sentences

alt-players = Weiß: { $white }. Schwarz: { $black }.
alt-turn =
    { $next ->
        [red] { $name }, { $color ->
            [white] Weiß
           *[black] Schwarz
        }, setzt einen roten Stein.
        [own] { $name }, { $color ->
            [white] Weiß
           *[black] Schwarz
        }, setzt einen Stein.
       *[move] { $name }, { $color ->
            [white] Weiß
           *[black] Schwarz
        }, ist am Zug.
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] Weiß
           *[black] Schwarz
        } setzt einen roten Stein.
        [own] { $color ->
            [white] Weiß
           *[black] Schwarz
        } setzt einen Stein.
       *[move] { $color ->
            [white] Weiß
           *[black] Schwarz
        } ist am Zug.
    }
alt-won =
    { $color ->
        [white] Partie beendet: { $name } (Weiß) gewinnt mit { $margin } Vorsprung.
       *[black] Partie beendet: { $name } (Schwarz) gewinnt mit { $margin } Vorsprung.
    }
alt-won-without-name =
    { $color ->
        [white] Partie beendet: Weiß gewinnt mit { $margin } Vorsprung.
       *[black] Partie beendet: Schwarz gewinnt mit { $margin } Vorsprung.
    }
alt-draw = Partie beendet: Remis.
alt-won-early =
    { $color ->
        [white] Partie vorzeitig beendet: { $winner } (Weiß) gewinnt gegen { $loser }.
       *[black] Partie vorzeitig beendet: { $winner } (Schwarz) gewinnt gegen { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Partie vorzeitig beendet: Weiß gewinnt.
       *[black] Partie vorzeitig beendet: Schwarz gewinnt.
    }
alt-drawn-early = Partie vorzeitig beendet: Remis.
alt-no-result = Partie beendet: kein Ergebnis.
alt-passed = { $name } passt.
alt-last = { $name } spielt { $ply }.
alt-placed =
    { $piece ->
        [red] { $name } setzt einen roten Stein auf { $cell }.
        [white] { $name } setzt einen weißen Stein auf { $cell }.
       *[black] { $name } setzt einen schwarzen Stein auf { $cell }.
    }
alt-preview = Vorschau, noch nicht gespielt. { $name } spielt { $ply }.
alt-preview-only = Vorschau, noch nicht gespielt.
alt-isolated = Isoliert, vom Brett genommen: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] weiß
       *[black] schwarz
    }, Höhe { $height }: { $cells }
alt-sample = Beispiel: dein Brett mit Schwarz.
alt-hints = Buchstaben markieren die besten Züge: { $plies }.
alt-targets = Ringe zeigen, wohin der Stapel auf { $from } kann: { $cells }.
alt-no-targets = Der Stapel auf { $from } ist gewählt, kann aber nicht ziehen.
alt-places = Ringe zeigen, wo du den Stein setzen kannst: { $cells }.
alt-movable = Beschriftete Stapel können ziehen: { $cells }.
alt-blocked = Eingeschlossen, können nicht ziehen: { $cells }.
alt-white-chance = Gewinnchancen von Weiß: { $chance } %.
alt-score = Punktestand: Weiß { $white }, Schwarz { $black }.
alt-to-place = Noch zu setzen: Rot { $red }, Weiß { $white }, Schwarz { $black }.
alt-stacks =
    { $color ->
        [white] Weiß, Höhe { $height }{ $content ->
           *[plain] {""}
            [red] {" "}mit Rot
            [one] {" "}mit einem roten
            [several] {" "}mit { $reds } roten
        }: { $cells }.
       *[black] Schwarz, Höhe { $height }{ $content ->
           *[plain] {""}
            [red] {" "}mit Rot
            [one] {" "}mit einem roten
            [several] {" "}mit { $reds } roten
        }: { $cells }.
    }
alt-lone-reds = Rote Steine allein: { $cells }.
alt-empty = Das Brett ist leer.

## Tournaments.

tournament-kind =
    { $kind ->
        [round_robin] Rundenturnier
        [double_round_robin] doppeltes Rundenturnier
        [knockout] K.-o.-System
        [arena] Arena
        [teams] Mannschaftskampf
       *[swiss] Schweizer System
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } Runde
       *[other] { $kind }, { $count } Runden
    }
tournament-title = {"**"}{ $name }** · Turnier { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Drei rote Steine von Hand gesetzt, der Rest zufällig
        [random] Zufallsbretter
        [symmetric] Symmetrische Bretter
       *[full] Alle 49 Steine von Hand gesetzt
    } · { $clock } · { $rated ->
        [yes] gewertet
       *[no] ungewertet
    } · höchstens { $length } pro Runde
tournament-knockout = Wer verliert, ist raus. Nach einem Remis folgt eine Partie mit vertauschten Farben. Gewinnt auch die niemand oder endet die Runde vorher, kommt der bessere Setzplatz weiter.
arena-terms = Die Arena dauert { $length }. Alle spielen so viele Partien, wie sie schaffen: Endet eine, beginnt gleich die nächste. Du kannst später dazukommen, pausieren und weiterspielen. Wer die meisten Punkte hat, gewinnt. Eine Partie, die am Ende noch läuft, zählt nicht.
arena-running = {"**"}{ $name }** läuft. Schluss ist um { $until }. Beendete Partien: { $count }.
arena-over = {"**"}{ $name }** ist vorbei. { $winner } gewinnt: Glückwunsch!
arena-standings = Zwischenstand: { $name }
arena-legend = {"-#"} + Sieg, = Remis, − Niederlage, (n) ohne Partie. Bei Punktgleichheit liegt vorn, wer weniger Partien gebraucht hat.
button-break = Pause machen
arena-back = Du spielst bei **{ $name }** mit. Sobald jemand frei ist, beginnt deine Partie in einem Thread von { $channel }.
arena-rest = Du machst bei **{ $name }** Pause. Läuft noch eine Partie, spiel sie zu Ende. Zum Weiterspielen nimm wieder teil.
arena-absent = { $player }, dein erster Zug kam nicht rechtzeitig. Deshalb ist diese Partie von **{ $name }** verloren, und du machst Pause. Zum Weiterspielen drück auf den Button.
arena-next-game = { $player }, deine nächste Partie hat begonnen: { $place }
arena-waits = { $player }, ich suche den nächsten Gegner für dich. Sobald die Partie beginnt, steht hier der Link.
arena-waits-no-more = { $player }, du wartest nicht mehr auf eine Partie bei **{ $name }**.
refuse-arena-clock = Eine Arena braucht eine Live-Bedenkzeit wie `live 10`: zehn Minuten für jede Seite und die ganze Partie.
tournament-open = Turnierleitung: { $organiser }. Zum Mitspielen drück „Teilnehmen“.
tournament-open-invited = Turnierleitung: { $organiser }. Auf Einladung: Die Turnierleitung meldet an, wer mitspielt.
tournament-entrants = Teilnehmende ({ $count }): { $names }
tournament-entrants-more = { $names } und { $more } weitere
tournament-entrants-none = Noch ist niemand dabei.
tournament-reserve = Warteliste ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = Gestartet mit { $count } Teilnehmenden.
tournament-starts =
    { $repeats ->
        [week] Beginn: { $time } ({ $rest }), danach jede Woche.
        [month] Beginn: { $time } ({ $rest }), danach jeden Monat.
        [weekday] Beginn: { $time } ({ $rest }), danach jeden Monat am { $day }.
       *[none] Beginn: { $time } ({ $rest }).
    }
tournament-players = Teilnehmende: { $range }.
tournament-ratings = Wertungen: { $range }.
tournament-role = Nur für Mitglieder mit der Rolle { $role }.
tournament-count =
    { $most ->
        [0] Teilnehmende: { $count }
       *[other] Teilnehmende: { $count } von { $most }
    }
tournament-edition = { $name }, Nr. { $number }
tournament-called-off = Es fällt aus: nur { $count } von mindestens { $least } Anmeldungen.
tournament-calendar = Die nächsten Turniere, für deinen Kalender.
tournament-calendar-none = Noch hat kein Turnier einen Termin.
button-calendar = Kalenderdatei
tournament-cancelled = Vor dem Beginn abgesagt.
tournament-computer = { $name } ({ $level })
button-join = Teilnehmen
button-leave = Turnier verlassen
button-start = Turnier starten
button-standings = Tabelle zeigen
button-pairings = Paarungen zeigen
button-series = Jahrestabelle zeigen

tournament-round = {"**"}{ $name }**: Runde { $round } von { $rounds } hat begonnen. Sie endet spätestens { $until }.
tournament-round-games = Beendete Partien: { $decided } von { $count }.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** kampflos
tournament-pairing-advances = { $pairing } · durch besseren Setzplatz weiter: { $player }
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } hat spielfrei
        [on] { $board }. { $player } kommt durch Freilos weiter
       *[no] { $board }. { $player } hat ein Freilos · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · beginnt bald
tournament-more-pairings = Weitere Partien von Runde { $round }:
tournament-pairings-title = {"**"}{ $name }**: Runde { $round } von { $rounds }
tournament-pairings-none = {"**"}{ $name }** hat noch nicht begonnen, also gibt es keine Paarungen.

tournament-standings-after = Tabelle nach Runde { $round } von { $rounds }: { $name }
tournament-standings-during = Tabelle in Runde { $round } von { $rounds }: { $name }
tournament-standings-final = Endstand: { $name }
tournament-standings-none = {"**"}{ $name }** hat noch nicht begonnen.
tournament-over = {"**"}{ $name }** ist nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } vorbei. { $winner } gewinnt: Glückwunsch!
tournament-over-shared = {"**"}{ $name }** ist vorbei. Den ersten Platz teilen sich { $winners }: Glückwunsch!
tournament-over-early = {"**"}{ $name }** wurde vorzeitig beendet, in Runde { $round } von { $rounds }. Niemand hat gewonnen.
tournament-over-nobody = {"**"}{ $name }** ist vorbei.

tournament-line = Turnier [{ $name }]({ $url }), Runde { $round }
tournament-line-plain = Turnier { $name }, Runde { $round }
arena-line = Arena [{ $name }]({ $url })
arena-line-plain = Arena { $name }
tournament-ended-game-continues = { $players }: Das Turnier **{ $name }** ist vorbei, also zählt diese Partie nicht mehr dafür. Ihr könnt weiterspielen, mit `/dvonn anbieten` Remis anbieten oder mit `/dvonn aufgeben` aufgeben.
outcome-won = Turnier: Der Punkt geht an { $player }.
outcome-drawn = Turnier: je ein halber Punkt.
outcome-advances =
    { $last ->
        [yes] Turnier: { $player } gewinnt das Finale.
       *[no] Turnier: { $player } kommt in die nächste Runde.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Niemand hat gewonnen, also gewinnt { $player } das Finale durch den besseren Setzplatz.
       *[no] Niemand hat gewonnen, also kommt { $player } durch den besseren Setzplatz in die nächste Runde.
    }
outcome-no-result = Diese Partie hatte kein Ergebnis, also wird sie wiederholt. Gleich beginnt hier eine neue.
outcome-one-more-game = Im K.-o.-System muss jemand gewinnen. Gleich beginnt noch eine Partie mit vertauschten Farben. Gewinnt sie niemand, kommt { $player } durch den besseren Setzplatz weiter.
tournament-game-replays = Die vorige Partie hatte kein Ergebnis, also wird sie wiederholt.
tournament-game-decides = Die vorige Partie endete Remis, also folgt eine mit vertauschten Farben. Gewinnt sie niemand, kommt { $player } durch den besseren Setzplatz weiter.
outcome-not-counted = Das Turnier wurde vor dieser Partie beendet, also zählt sie nicht dafür.
tournament-game-withdrawn = { $player } ist aus dem Turnier ausgeschieden, also gewinnt { $winner } diese Partie.
tournament-game-timed-out = { $player } hat die Zeit überschritten, bevor ein Stapel gezogen wurde.
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · Runde { $round }, Tisch { $board }
arena-thread-ending = #{ $number } · Partie { $board }
button-round = Runde { $round }

tournament-long-games =
    { $limit ->
        [none] Die Partien haben keine Uhr, aber eine Runde dauert höchstens { $round }.
       *[some] Mit dieser Bedenkzeit kann eine Partie bis zu { $game } dauern, aber eine Runde dauert höchstens { $round }.
    } Danach verliert, wer den Gegner warten lässt, und andere laufende Partien enden Remis. Für eine kürzere Bedenkzeit oder längere Runden beende dieses Turnier mit `/turnier beenden` und erstelle ein neues.
tournament-next-steps =
    Leute meldest du mit `/turnier anmelden` an, den Computer mit `/turnier computer-hinzufügen`. Um selbst mitzuspielen, nutze `/turnier teilnehmen`. { $starts ->
        [by_date] Das Turnier beginnt von selbst.
       *[by_hand] Das Turnier startest du mit `/turnier starten`.
    }
tournament-created-elsewhere = {"**"}{ $name }** ist in { $channel } angekündigt.
tournament-no-threads =
    { $organiser }, die nächsten Partien von **{ $name }** können in { $channel } nicht beginnen. { $reason } Ich versuche es jede Minute. Für einen anderen Kanal nutze dort `/turnier verlegen`.
tournament-no-threads-over = Keine Partie von **{ $name }** wartet mehr auf ihren Beginn.
tournament-not-posted = In { $channel } kann ich nichts über **{ $name }** posten. { $reason } Das Turnier geht weiter. Um es in einem anderen Kanal anzukündigen, nutze dort `/turnier verlegen`.
tournament-joined = Du bist bei **{ $name }** dabei. Teilnehmende bisher: { $count }. Ich erwähne dich, wenn deine erste Partie beginnt.
tournament-joined-reserve = **{ $name }** ist voll. Du stehst auf Platz { $place } der Warteliste. Wird vor dem Beginn ein Platz frei, bist du dabei, und ich sage es dir in { $channel }.
tournament-left = Du hast **{ $name }** verlassen.
tournament-entered = { $player } spielt jetzt in **{ $name }** mit. In { $channel } gebe ich Bescheid. Bis zum Start kann man das Turnier verlassen.
tournament-entered-reserve = {"**"}{ $name }** ist voll. { $player } steht auf Platz { $place } der Warteliste. Wird vor dem Beginn ein Platz frei, gebe ich { $player } Bescheid.
tournament-you-were-entered = { $player }, { $person } hat dich zu **{ $name }** angemeldet. Wenn du nicht spielen willst, verlass das Turnier, bevor es beginnt.
tournament-you-take-over = { $player }, { $person } hat dich in **{ $name }** an die Stelle von { $former } gesetzt. Du bekommst die Punkte und spielst die Partien, die noch nicht begonnen haben. Wenn du nicht spielen willst, zieh dich zurück.
tournament-you-move-up = { $player }, in **{ $name }** ist ein Platz frei: Du bist dabei. Wenn du nicht spielen willst, verlass das Turnier, bevor es beginnt.
tournament-added = { $count ->
        [one] { $level } ist bei **{ $name }** dabei.
       *[other] { $level } ist bei **{ $name }** mit { $count } Startplätzen dabei.
    }
tournament-removed = { $count ->
        [one] { $level } hat **{ $name }** verlassen.
       *[other] { $level } hat **{ $name }** mit { $count } Startplätzen verlassen.
    }
tournament-starting = {"**"}{ $name }** startet mit { $count } Teilnehmenden: siehe { $channel }.
tournament-fewer-rounds =
    Es gibt { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } statt { $wanted }: Bei mehr würden sich manche zweimal begegnen.
ask-withdraw =
    { $whose ->
        [own] Möchtest du dich aus **{ $name }** zurückziehen? Du verlierst deine laufende Partie darin und bekommst keine weiteren. Zurück kannst du nicht.
        [league] Möchtest du { $player } aus diesem Zyklus der Liga (**{ $name }**) nehmen? Die Punkte aller nicht beendeten Partien bekommt die andere Seite. Laufende Partien kann man noch zu Ende spielen, sie zählen aber nicht mehr für die Liga. Auch die Anmeldung zum nächsten Zyklus entfällt, eine neue ist aber möglich.
       *[other] Möchtest du { $player } aus **{ $name }** nehmen? Den Punkt der laufenden Partie bekommt die andere Seite. Die Partie kann man noch zu Ende spielen, sie zählt aber nicht mehr für das Turnier. { $player } bekommt keine weiteren Partien und kann nicht zurückkommen.
    }
button-withdraw-tournament = Zurückziehen
button-stay = Nicht zurückziehen
tournament-withdraw-cancelled = Alle bleiben im Turnier.
tournament-withdrawn-self = Du hast dich aus **{ $name }** zurückgezogen. Danke fürs Mitspielen.
tournament-withdrawn = { $player } ist aus **{ $name }** ausgeschieden.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } hat dich aus diesem Zyklus der Liga (**{ $name }**) genommen. Die Punkte deiner nicht beendeten Partien bekommt die andere Seite. Laufende Partien kannst du noch zu Ende spielen, sie zählen aber nicht mehr für die Liga. Zum nächsten Zyklus kannst du dich wieder anmelden. Frag { $person } nach dem Grund.
       *[no] { $person } hat dich aus dem Turnier **{ $name }** genommen. Den Punkt deiner laufenden Partie bekommt dein Gegner. Du kannst sie noch zu Ende spielen, sie zählt aber nicht mehr für das Turnier. Weitere Partien hast du darin nicht. Frag { $person } nach dem Grund.
    }
tournament-withdrawn-game-continues = { $player } wurde aus **{ $name }** genommen, und die andere Seite bekommt den Punkt. Ihr könnt diese Partie noch zu Ende spielen, sie zählt dort aber nicht mehr. Ist sie gewertet, zählt sie weiterhin für die Rangliste.
ask-newcomer = Wer übernimmt für { $player }?
ask-replace = Soll { $new } in **{ $name }** den Platz von { $player } übernehmen? { $new } bekommt die Punkte und alle Partien, die noch nicht begonnen haben. Läuft gerade eine Partie von { $player }, bekommt die andere Seite den Punkt. Diese Partie kann man noch zu Ende spielen, sie zählt aber nicht mehr für das Turnier. Beide erfahren davon.
button-replace = Ersetzen
button-no-replacement = Nicht ersetzen
tournament-replaced = { $new } hat in **{ $name }** den Platz von { $player } übernommen.
tournament-you-were-replaced = { $person } hat { $new } im Turnier **{ $name }** an deine Stelle gesetzt. Läuft darin gerade eine Partie von dir, bekommt dein Gegner den Punkt. Du kannst sie noch zu Ende spielen, sie zählt aber nicht mehr für das Turnier. Frag { $person } nach dem Grund.
ask-end-tournament =
    {"**"}{ $name }** in Runde { $round } von { $rounds } beenden? Dann gewinnt niemand. { $games ->
        [0] Gerade läuft keine Partie.
        [one] { $games } Partie läuft noch. Man kann sie zu Ende spielen, sie zählt aber nicht für das Turnier.
       *[other] { $games } Partien laufen noch. Man kann sie zu Ende spielen, sie zählen aber nicht für das Turnier.
    }
ask-end-arena =
    Die Arena **{ $name }** jetzt beenden? Dann gewinnt, wer bis jetzt die meisten Punkte hat. { $games ->
        [0] Gerade läuft keine Partie.
        [one] { $games } Partie läuft noch. Man kann sie zu Ende spielen, sie zählt aber nicht für die Arena.
       *[other] { $games } Partien laufen noch. Man kann sie zu Ende spielen, sie zählen aber nicht für die Arena.
    }
ask-cancel-tournament =
    {"**"}{ $name }** absagen? Das Turnier hat noch nicht begonnen.{ $series ->
        [yes] {" "}Damit endet die ganze Turnierserie.
       *[no] {""}
    }
button-end-tournament = Turnier beenden
button-cancel-tournament = Turnier absagen
button-keep-tournament = So lassen
tournament-end-cancelled = Das Turnier geht weiter.
tournament-end-done = {"**"}{ $name }** ist vorbei.
tournament-cancel-done = {"**"}{ $name }** ist abgesagt.
tournament-moved = Die Partien von **{ $name }** finden jetzt in { $channel } statt.
tournament-list-title = Turniere auf diesem Server:
tournament-list-none = Hier gibt es noch keine Turniere. Erstelle eins mit `/turnier erstellen`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] offen, Teilnehmende: { $count }
        [running] Runde { $round } von { $rounds }
        [over] vorbei
       *[cancelled] abgesagt
    } · { $channel }
tournament-list-more = … und noch { $count }. Um eins davon zu sehen, nutze `/turnier tabelle` mit Nummer oder Name.
teams-terms = Jeder Server meldet die eigenen Leute an. Wer auf dem eigenen Server am stärksten ist, spielt an Tisch 1, die Nächsten an Tisch 2 und so weiter. An jedem Tisch gibt es zwei Partien, eine mit jeder Farbe.
teams-rated = Eine Partie ist gewertet, wenn beide auf der globalen Rangliste stehen.
teams-players = Pro Mannschaft: { $range }.
teams-open = Um für deinen Server zu spielen, drück „Teilnehmen“.
teams-open-invited = Auf jedem Server meldet die Moderation an, wer für ihn spielt.
teams-names = Der andere Server sieht deinen Namen.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: Noch ist niemand dabei.
teams-no-guest = Noch hat kein anderer Server angenommen. Die Turnierleitung kann „Server einladen“ drücken.
button-invite-server = Server einladen
teams-code = Schick diesen Code jemandem aus der Moderation des anderen Servers: `{ $code }`. Dort löst man ihn mit `/turnier annehmen` ein. Er gilt nur einmal.
teams-ask = {"**"}{ $team }** bietet deinem Server einen Mannschaftskampf an. Wenn du annimmst, können Leute von hier in { $channel } teilnehmen und spielen ihre Partien dort in Threads. Der andere Server sieht ihre Namen.
button-accept-match = Mannschaftskampf annehmen
teams-accepted = Du hast **{ $name }** angenommen. Leute von hier können jetzt in { $channel } teilnehmen.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }** ist vorbei. **{ $team }** gewinnt { $points } zu { $others }: Glückwunsch!
teams-drawn = {"**"}{ $name }** ist vorbei. Es ist unentschieden ausgegangen, { $points } zu { $others }.
teams-called-off = Der Mannschaftskampf fällt aus: Eine der beiden Mannschaften hatte nur { $count } von mindestens { $least } Leuten.
teams-called-off-alone = Der Mannschaftskampf fällt aus: Kein anderer Server hat angenommen.
refuse-teams-terms = Nur die Moderation kann einen Mannschaftskampf erstellen. Er beginnt von selbst, also wähle `beginn`, und er lässt sich nicht wiederholen: Lass `wiederholen` weg.
refuse-teams-starts = Du kannst **{ $name }** nicht selbst starten. Der Mannschaftskampf beginnt automatisch zum Termin, damit beide Server wissen, wann es losgeht.
refuse-teams-end = Keiner der beiden Server kann einen laufenden Mannschaftskampf beenden. {"**"}{ $name }** ist vorbei, wenn alle Partien zu Ende sind. Wenn du nicht weiterspielen willst, nutze `/turnier zurückziehen`.
refuse-teams-other = { $player } spielt für den anderen Server. Darüber kann nur die Moderation dort entscheiden.
refuse-teams-moderators = Wer für diesen Server spielt, kann nur die Moderation hier entscheiden.
refuse-teams-full = Diese Mannschaft ist voll. Platz ist für { $most }.
refuse-teams-people = In einem Mannschaftskampf spielen nur Menschen.
refuse-teams-code = Mit diesem Code bietet kein Server einen Mannschaftskampf an. Schau dir den Code noch mal an: Er hat neun Ziffern und gilt nur einmal.
refuse-teams-own = Diesen Mannschaftskampf bietet dein eigener Server an. Annehmen muss ihn jemand aus der Moderation des anderen Servers.
refuse-teams-accepted = Diesen Mannschaftskampf hat schon ein anderer Server angenommen.
refuse-teams-barred = Der Betreiber des Bots hat { $player } für Partien gegen Leute anderer Server gesperrt.
series-title = {"**"}{ $name }**, { $year }. Turniere bisher: { $count }.
series-none = Noch hat niemand Punkte.
series-line = { $place }. { $player } · {"**"}{ $points }** · Turniere: { $played }, gewonnen: { $wins }
series-legend = {"-#"} In jedem Turnier gibt es einen Punkt, und einen für jede Person, die hinter dir landet. Wer sich zurückzieht, bekommt keinen. Bei Gleichstand zählen die gewonnenen Turniere.
series-next = Das nächste: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Hier läuft kein Turnier und kein Zyklus einer Liga. Ein Turnier startest du mit `/turnier starten`.
       *[no] Hier läuft kein Turnier, das du leitest. Deins startest du mit `/turnier starten`. Die Moderation sieht alle Turniere.
    }
panel-round = Runde { $round } von { $rounds }
panel-games = beendet: { $over } · laufend: { $running } · nicht begonnen: { $waiting }
panel-ends = Ende: { $until }
panel-paused = Pause
panel-late = {"**"}Partien im Verzug: { $count }.** Kein Zug seit einem Tag oder seit einer halben Runde, wenn Runden kürzer als zwei Tage sind. An dieselbe Partie kannst du jemanden wieder erinnern nach: { $pause }.
panel-nobody-late = Niemand ist im Verzug.
panel-entry = { $number }. { $player }: letzter Zug { $since } · { $game } gegen { $opponent } · { $name }
panel-reminded = { $player } bekommt eine Erinnerung.
button-manage = Verwalten
button-remind = Nr. { $number } erinnern
button-reminded = Nr. { $number }: erinnert
button-panel-withdraw = Nr. { $number } herausnehmen
button-panel-replace = Nr. { $number } ersetzen
button-panel-tournaments = Turniere: { $way }
button-panel-late = Im Verzug: { $way }
button-refresh = Aktualisieren
tournament-reminder = { $player }, die Leitung von **{ $name }** bittet dich, in Partie { $number } gegen { $opponent } weiterzuspielen. Du bist am Zug.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = direkt { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (zurückgezogen)
standings-part = {"-#"} Plätze { $first } bis { $last } von { $count }. Die Buttons zeigen mehr.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + Sieg, = Remis, − Niederlage, (n) ohne Partie. Bei Punktgleichheit entscheidet Buchholz: die Punkte aller Gegner. Danach SB (Sonneborn-Berger): die Punkte der besiegten Gegner, bei Remis die Hälfte.
       *[no] {"-#"} + Sieg, = Remis, − Niederlage, (n) ohne Partie. Bei Punktgleichheit entscheidet der direkte Vergleich. Danach SB (Sonneborn-Berger): die Punkte der besiegten Gegner, bei Remis die Hälfte.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · raus in Runde { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Platz und Name:
       *[no] { $heading }. Platz, Name und Punkte:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Name
column-points = Punkte
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = Partien
column-out = Raus in
cell-out = Runde { $round }
caption-standings = Turnier { $number } · { $kind }
button-own-place = Meinen Platz zeigen
tournament-round-over = {"**"}{ $name }**: Runde { $round } von { $rounds } ist vorbei.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } lädt dich ein, in { $channel } teilzunehmen.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): Das nächste ist offen. Teilnehmen kannst du in { $channel }.
event-description =
    { $arena ->
        [yes] Eine DVONN-Arena. Melde dich in { $channel } an.
       *[no] Ein DVONN-Turnier ({ $kind }). Melde dich in { $channel } an, bevor es beginnt.
    }

refuse-tournament-unknown = Ein Turnier `{ $typed }` gibt es hier nicht. `/turnier liste` zeigt alle Turniere.
refuse-tournament-name = Der Name eines Turniers hat 1 bis { $most } Zeichen.
refuse-tournament-setup = Diesen Aufbau gibt es für Turniere nicht. Wähle „vollständig“, „Rote“, „zufällig“ oder „symmetrisch“.
refuse-tournament-round =
    { $later ->
        [yes] Runde { $round } von **{ $name }** ist noch nicht ausgelost. Gerade läuft Runde { $current } von { $rounds }.
       *[no] **{ $name }** hat keine Runde { $round }. Die letzte ist Runde { $current }.
    }
refuse-tournament-rounds = Ein Turnier hat 1 bis { $most } Runden. Lass `runden` leer, dann sind es so viele wie nötig.
refuse-tournament-rounds-fixed = Beim Modus „{ $kind }“ bestimmt die Zahl der Teilnehmenden die Zahl der Runden. Lass `runden` leer oder wähle das Schweizer System.
refuse-tournament-length = Eine Runde dauert mindestens { $shortest } und höchstens 90 Tage. Schreib die Frist wie `14d`, `2h` oder `90m`.
refuse-tournament-organiser = Das können nur { $organiser }, die Leitung dieses Turniers, und die Moderation.
refuse-tournament-started = {"**"}{ $name }** hat schon begonnen, Anmelden und Verlassen gehen nicht mehr. Zum Zurückziehen nutze `/turnier zurückziehen`. Die Partien zeigt `/turnier paarungen`.
refuse-tournament-not-started = {"**"}{ $name }** hat noch nicht begonnen. Zum Verlassen nutze `/turnier verlassen`.
refuse-tournament-over = {"**"}{ $name }** ist vorbei oder abgesagt. `/turnier liste` zeigt alle Turniere.
refuse-tournament-blocked = Du bist auf diesem Server für Partien gesperrt. Grund: { $reason }
refuse-tournament-full = Dieses Turnier ist voll. Es hat höchstens { $most } Teilnehmende.
refuse-tournament-no-computer = Der Computer ist auf dieser Stufe nicht angemeldet.
refuse-tournament-computers = Du kannst höchstens { $most } Computer anmelden, weil jede Partie einen Thread öffnet. Wenn du mehr möchtest, bitte die Moderation darum.
refuse-tournament-start = { $typed } verstehe ich nicht als Zeit. Schreib `2026-12-05 19:00`, `Freitag 19:00`, `19:00` oder `3d`, in deiner Zeitzone (siehe `/dvonn einstellungen`).
start-zone = Für { $typed } gilt UTC, weil du keine Zeitzone eingestellt hast. Deine stellst du mit `/dvonn einstellungen` ein.
refuse-tournament-range = { $typed } verstehe ich nicht. Schreib einen Bereich wie { $example }.
weekdays = Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
nth-weekdays =
    { $nth ->
        [first] ersten Montag, ersten Dienstag, ersten Mittwoch, ersten Donnerstag, ersten Freitag, ersten Samstag, ersten Sonntag
        [second] zweiten Montag, zweiten Dienstag, zweiten Mittwoch, zweiten Donnerstag, zweiten Freitag, zweiten Samstag, zweiten Sonntag
        [third] dritten Montag, dritten Dienstag, dritten Mittwoch, dritten Donnerstag, dritten Freitag, dritten Samstag, dritten Sonntag
        [fourth] vierten Montag, vierten Dienstag, vierten Mittwoch, vierten Donnerstag, vierten Freitag, vierten Samstag, vierten Sonntag
       *[last] letzten Montag, letzten Dienstag, letzten Mittwoch, letzten Donnerstag, letzten Freitag, letzten Samstag, letzten Sonntag
    }
refuse-tournament-players = So ein Turnier hat { $least } bis { $most } Teilnehmende.
refuse-tournament-reversed = Die kleinere Zahl kommt zuerst: `{ $range }`.
refuse-tournament-start-time = Der Beginn muss in der Zukunft liegen, höchstens ein Jahr voraus.
refuse-tournament-repeat-start = Um ein Turnier zu wiederholen, wähle auch `beginn`.
refuse-tournament-repeat = Nur die Moderation kann ein Turnier wiederholen. Lass `wiederholen` weg.
refuse-tournament-out-of-range = { $player } hat hier die Wertung { $own }. Dieses Turnier ist für Wertungen { $range }.
refuse-tournament-role = { $player } hat die Rolle { $role } nicht. Dieses Turnier ist nur für Mitglieder mit dieser Rolle.
refuse-tournament-invited = Dieses Turnier ist auf Einladung. Zum Mitspielen bitte { $organiser }, dich anzumelden.
refuse-tournament-joined = Du bist schon dabei. Zum Verlassen nutze `/turnier verlassen`.
refuse-tournament-bot = Bots können nicht mitspielen. Den Computer meldest du mit `/turnier computer-hinzufügen` an.
refuse-tournament-entered = { $player } ist schon dabei.
refuse-tournament-entrant-busy = { $player } spielt schon so viele Partien und Turniere gleichzeitig, wie eine Person darf.
refuse-tournament-not-in = { $player } ist nicht in diesem Turnier.
refuse-tournament-own-opponent = In dieser Runde spielst du gegen { $player }, also kannst du das nicht entscheiden. Frag jemand anderen aus der Moderation.
refuse-tournament-irreplaceable = In einem K.-o.-Turnier oder einer Arena kann niemand für { $player } übernehmen. Du kannst { $player } aus dem Turnier nehmen.
refuse-tournament-replace-self = Du kannst nicht selbst jemanden ersetzen. Frag jemand anderen aus der Moderation.
refuse-tournament-not-late = Diese Partie ist nicht mehr im Verzug. Drück „Aktualisieren“.
refuse-tournament-reminded = { $player } wurde vor Kurzem an diese Partie erinnert. Die nächste Erinnerung ist { $until } möglich.
refuse-tournament-withdrawn = { $player } ist schon ausgeschieden.
refuse-tournament-few = Ein Turnier braucht mindestens zwei Teilnehmende. Lade Leute ein oder melde sie mit `/turnier anmelden` an.
refuse-tournament-few-people = Starten kannst du, wenn mindestens zwei Menschen dabei sind. Computer zählen nicht. Um jetzt zu starten, bitte die Moderation darum.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Du leitest schon ein Turnier. Bring es zu Ende oder beende es mit `/turnier beenden`.
           *[other] Du leitest schon { $most } Turniere. Beende zuerst eins davon mit `/turnier beenden`.
        }
       *[all] Dieser Server hat schon { $most } offene oder laufende Turniere. Eins davon muss zuerst enden.
    }
refuse-tournament-soon = Du hast vor Kurzem ein Turnier erstellt. Das nächste kannst du { $until } erstellen. Die Moderation muss nicht warten.
refuse-tournament-none-open = Hier ist kein Turnier offen. Erstelle eins mit `/turnier erstellen`.
refuse-tournament-none-running = Hier läuft kein Turnier.
refuse-tournament-none = So ein Turnier gibt es hier nicht. Erstelle eins mit `/turnier erstellen`.
refuse-tournament-several = Es gibt mehrere Turniere. Wähle eins mit der Option `turnier`.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · Liga
league-terms = Personen pro Staffel: { $size } · Partien gegeneinander: { $games } · Wochen pro Zyklus: { $weeks } · Auf- und Abstieg: { $moves } · Partien gleichzeitig: { $most }
contest-games =
    { $setup ->
        [reds] Drei rote Steine von Hand gesetzt, der Rest zufällig
        [random] Zufallsbretter
        [symmetric] Symmetrische Bretter
       *[full] Alle 49 Steine von Hand gesetzt
    } · { $clock } · { $rated ->
        [yes] gewertet
       *[no] ungewertet
    }
league-begins = Zyklus { $cycle } beginnt am { $when }.
league-ends = Zyklus { $cycle } endet am { $when }.
league-paused = {"**"}Pause.** Bis die Moderation die Liga fortsetzt, beginnen weder Partien noch Zyklen.
league-entries = Dabei in Zyklus { $cycle } ({ $count }): { $names }
league-entries-none = Bei Zyklus { $cycle } ist noch niemand dabei.
league-few = Ein Zyklus braucht { $least } Personen. Sind es weniger, beginnt er eine Woche später.
league-put-off = Um eine Woche verschoben, weil zu wenige dabei waren. So viele fehlen noch: { $missing }.
league-stalls = { $organiser }, Zyklus { $cycle } der Liga **{ $name }** ist zum dritten Mal in Folge um eine Woche verschoben: Er braucht { $least } Personen. Bisher dabei: { $count }. Du kannst mehr Leute einladen oder die Liga mit `/liga pausieren` anhalten, bis genug da sind. Beenden kannst du sie mit `/liga schließen`. Für einen anderen Beginn schließ sie und erstelle sie neu mit `/liga erstellen`.
league-you =
    { $in ->
        [yes] Du bist bei Zyklus { $cycle } dabei.
       *[no] Du bist bei Zyklus { $cycle } nicht dabei.
    }
league-ask = Spielst du weiter? Drück auf „Ich bin dabei“. Ohne Antwort spielst du in Zyklus { $cycle } nicht mit.
league-unanswered = Noch ohne Antwort: { $names }
league-began = Zyklus { $cycle } hat begonnen.
league-event = { $name } · Zyklus { $cycle }
league-event-description = Ein neuer Zyklus einer DVONN-Liga. Bevor er beginnt, kannst du in { $channel } mit `/liga beitreten` einsteigen.
league-news = {"**"}{ $name }**: In { $channel } hat Zyklus { $cycle } begonnen. Teilnehmende: { $players }. Staffeln: { $divisions }. Beim nächsten Zyklus bist du mit `/liga beitreten` dabei.
league-closed = Diese Liga ist geschlossen.
button-league-in = Ich bin dabei
button-league-out = Diesmal nicht
button-league-tables = Tabellen zeigen
button-league-history = Alle Zyklen zeigen
button-division = Staffel { $number }
button-league-cycle = Zyklus { $number }
league-joined = Du bist bei Zyklus { $cycle } von **{ $name }** dabei. Er beginnt am { $when }.
league-out = Du bist bei Zyklus { $cycle } von **{ $name }** nicht dabei.
league-ask-leave = Du spielst in Zyklus { $cycle } von **{ $name }**. Willst du deine Partien zu Ende spielen und den nächsten Zyklus aussetzen oder jetzt gehen? Wenn du jetzt gehst, laufen begonnene Partien weiter, und die anderen verlierst du.
button-league-finish = Zu Ende spielen
button-league-leave = Jetzt gehen
button-league-leave-cycle = Zyklus { $cycle } verlassen
league-left = Du hast Zyklus { $cycle } von **{ $name }** verlassen. Begonnene Partien laufen weiter.
league-entry-removed = { $player } ist bei Zyklus { $cycle } von **{ $name }** nicht mehr dabei. Eine neue Anmeldung ist möglich. Um jemanden fernzuhalten, sperr die Person.
league-you-were-removed = { $person } hat dich aus Zyklus { $cycle } von **{ $name }** genommen. Deine Partien im laufenden Zyklus gehen weiter. Du kannst dich wieder anmelden. Frag { $person } nach dem Grund.
league-paused-done = {"**"}{ $name }** macht Pause. Weiter geht es mit `/liga fortsetzen`.
league-resumed = {"**"}{ $name }** geht weiter. Alle Termine verschieben sich um die Dauer der Pause.
league-ask-close = {"**"}{ $name }** endgültig schließen? Ein laufender Zyklus bringt dann keinen Meistertitel, und begonnene Partien laufen als gewöhnliche Partien weiter.
button-league-close = Liga schließen
league-closed-done = {"**"}{ $name }** ist geschlossen.
league-kept = Die Liga geht weiter.
championship-terms = Die Meisterschaft dieses Bots: Hier spielen Leute von allen Servern mit, jeweils auf dem eigenen. Die anderen sehen deinen Namen.
championship-joined = Deine Partien spielst du in Threads von { $channel }.
championship-place = { $player }: Platz { $place } in Staffel { $division }
championship-no-place = In dem Kanal, aus dem du dich angemeldet hast, kann ich für deine Partien keine Threads mehr öffnen. Deshalb habe ich dich aus diesem Zyklus von **{ $name }** genommen. Beim nächsten kannst du aus einem anderen Kanal wieder mitspielen: `/liga meisterschaft`.
league-table = { $name } · Zyklus { $cycle }, Staffel { $division }
league-no-table = Diese Tabelle gibt es nicht.
league-left-to-play = noch zu spielen: { $count }
league-fate =
    { $fate ->
        [champion] Meistertitel
        [up] steigt auf
        [safe] gesichert
        [down] steigt ab
        [left] ausgeschieden
        [needs_win] muss für den Titel { $wins } von { $games } gewinnen
        [needs_up] muss für den Aufstieg { $wins } von { $games } gewinnen
        [needs_safe] muss für den Klassenerhalt { $wins } von { $games } gewinnen
        [may_win] Titel möglich
        [may_up] Aufstieg möglich
       *[danger] in Gefahr
    }
league-legend = {"-#"} Bei Punktgleichheit entscheidet der direkte Vergleich, dann SB (Sonneborn-Berger): die Punkte der besiegten Gegner, bei Remis die Hälfte. Ist auch das gleich, liegt vorn, wer den Zyklus weiter hinten begonnen hat.
caption-league = Bei Gleichstand: direkter Vergleich, dann SB
league-results = {"**"}{ $name }**: Zyklus { $cycle } ist vorbei. Meistertitel: { $champion }. Glückwunsch!
league-results-nobody = {"**"}{ $name }**: Zyklus { $cycle } ist vorbei. Einen Meistertitel gibt es nicht.
league-division-line = Staffel { $number }: { $what }
league-goes-up = Aufstieg: { $names }
league-goes-down = Abstieg: { $names }
league-history = {"**"}{ $name }**: wer welche Staffel gewonnen hat, der Meistertitel zuerst
league-history-none = Noch kein Zyklus von **{ $name }** ist vorbei.
league-history-line = Zyklus { $cycle }: { $winners }
league-history-nobody = Zyklus { $cycle }: kein Meistertitel
league-line = Liga [{ $name }]({ $url })
league-line-plain = Liga { $name }
league-no-threads =
    { $organiser }, die nächsten Partien von **{ $name }** können in { $channel } nicht beginnen. { $reason } Ich versuche es jede Minute. Für einen anderen Kanal nutze dort `/liga verlegen`.
refuse-tournament-division = {"**"}{ $name }** ist eine Staffel einer Liga. Was du dort tun kannst, zeigt `/liga zeigen`.
refuse-league-none = Auf diesem Server gibt es keine Liga. Die Moderation kann mit `/liga erstellen` eine eröffnen.
refuse-championship-none = Dieser Bot hat keine Meisterschaft. Ob euer Server eine Liga hat, siehst du mit `/liga zeigen`.
refuse-championship-off = Auf diesem Server kann man nicht gegen Leute anderer Server spielen. Die Serververwaltung kann das erlauben: `/suchen` in `/dvonn-admin einstellungen`.
refuse-league-exists = Dieser Server hat schon eine Liga: **{ $name }**. Die Moderation kann sie mit `/liga schließen` schließen.
refuse-league-name = Der Name einer Liga hat 1 bis { $most } Zeichen.
refuse-league-start = Der erste Zyklus kann in 1 Stunde bis 30 Tagen beginnen.
refuse-league-options = Diese Optionen gibt es für Ligen nicht. Wähle andere in `/liga erstellen`.
refuse-league-closed = {"**"}{ $name }** ist geschlossen. Eine neue Liga kann die Moderation mit `/liga erstellen` eröffnen.
refuse-league-paused = {"**"}{ $name }** macht schon Pause.
refuse-league-not-paused = {"**"}{ $name }** macht keine Pause.
refuse-league-joined = Du bist bei Zyklus { $cycle } von **{ $name }** schon dabei.
refuse-league-not-entered = { $player } ist bei Zyklus { $cycle } von **{ $name }** nicht dabei.
refuse-league-full = Diese Liga ist voll: { $most } Personen sind dabei.
refuse-league-not-playing = Du spielst in diesem Zyklus von **{ $name }** nicht mit.

## Puzzles

puzzle-title =
    { $color ->
        [white] **Rätsel { $number }** · Weiß am Zug
       *[black] **Rätsel { $number }** · Schwarz am Zug
    }
puzzle-mistake =
    { $color ->
        [white] Der letzte Zug von Weiß, { $ply }, war ein Fehler.
       *[black] Der letzte Zug von Schwarz, { $ply }, war ein Fehler.
    }
puzzle-last =
    { $color ->
        [white] Der letzte Stein von Weiß: { $ply }.
       *[black] Der letzte Stein von Schwarz: { $ply }.
    }
puzzle-goal-win = Nur ein Zug gewinnt. Finde ihn.
puzzle-goal-draw = Nur ein Zug rettet das Remis. Finde ihn.
puzzle-goal-margin = Ein Zug bringt mindestens 5 Steine mehr als alle anderen. Finde ihn.
puzzle-goal-judged = Ein Zug ist viel stärker als alle anderen. Finde ihn.
puzzle-goal-place = Nur ein Feld hält die besseren Chancen. Finde es. Tippst du auf einen Button, wird dein Stein sofort gesetzt.
puzzle-step = Zug { $step } von { $steps }.
puzzle-right = **Richtig: { $ply }.** Dann: { $replies }.
puzzle-counted = Dieses Rätsel hast du schon probiert. Nur der erste Versuch wurde gewertet.
puzzle-first-try = Nur der erste Versuch wurde gewertet.
puzzle-stack =
    { $height ->
        [1] { $cell }: Einzelstein
       *[other] { $red ->
            [yes] { $cell }: Höhe { $height }, mit Rot
           *[no] { $cell }: Höhe { $height }
        }
    }
puzzle-stack-hint = Stapel zum Ziehen wählen
puzzle-destination = Wohin soll **{ $cell }**? Der Zug wird sofort gespielt.
puzzle-hint = Tipp: Zieh den Stapel auf **{ $cell }**.
puzzle-hint-cells = Tipp: Das Feld ist { $cells }.
puzzle-hint-half = Mit Tipp zählt die Lösung nur halb.
puzzle-wrong = **Dieser nicht:** { $ply }.
puzzle-solved = **Gelöst!** { $line }
puzzle-why-win = Jeder andere Zug gibt den Sieg aus der Hand.
puzzle-why-draw = Jeder andere Zug verliert.
puzzle-why-margin = Bei bestem Spiel beider Seiten endet jeder andere Zug mindestens 5 Steine schlechter.
puzzle-why-judged = Mit jedem anderen Zug sind die Gewinnchancen viel kleiner.
puzzle-why-place = Jedes andere Feld lässt deinem Gegner die besseren Chancen.
puzzle-solution = Lösung von Rätsel { $number }: { $line }
puzzle-also = Als letzter Zug genauso gut: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] Deine Rätselwertung: { $step } → { $rating }.
        [hinted] Mit Tipp gelöst. Deine Rätselwertung: { $step } → { $rating }.
       *[failed] Das zählt als nicht gelöst. Deine Rätselwertung: { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Serie: { $days } Tag.
       *[other] Serie: { $days } Tage.
    }
puzzle-none = Hier gibt es kein Rätsel mehr für dich. Versuch ein anderes Motiv oder komm morgen zum Rätsel des Tages.
daily-title = **Rätsel des Tages** · { $date }
daily-tally =
    { $tried ->
        [0] Noch hat es niemand probiert.
       *[other] Probiert: { $tried } · Gelöst: { $solved }
    }
solvers-title = **Rätsel-Bestenliste**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · { $solved } von { $tried } gelöst{ $streak ->
        [0] { "" }
        [one] { " " }· Serie: { $streak } Tag
       *[other] { " " }· Serie: { $streak } Tage
    }
solvers-none = Auf diesem Server hat noch niemand ein Rätsel gelöst. `/rätsel lösen` zeigt dir eins.
race-intro = **Rätselrennen:** Löse in fünf Minuten so viele Rätsel, wie du kannst. Sie werden schwerer, und mit dem dritten Fehler ist Schluss. Die Uhr läuft, sobald du **Starten** drückst.
race-best = Deine Bestleistung: { $score }.
race-new-best = **Neue Bestleistung!**
race-offer = { $challenger } fordert { $opponent } zum Rätselrennen heraus: fünf Minuten, dieselben Rätsel.
race-rules = Die Rätsel werden schwerer, und mit dem dritten Fehler bist du draußen. Drück **Starten**, und die Uhr läuft für euch beide.
race-called = { $challenger }, { $opponent } hat euer Rätselrennen gestartet. Die Uhr läuft für euch beide!
race-runs = **Rätselrennen:** { $one } gegen { $other }. Zum Lösen drück **Meine Rätsel**.
race-ends = Endet { $until }.
race-score =
    { $mistakes ->
        [0] { $score } gelöst, keine Fehler
        [one] { $score } gelöst, 1 von { $most } Fehlern
       *[other] { $score } gelöst, { $mistakes } von { $most } Fehlern
    }
race-score-of = { $person }: { $score }
race-won = **Rätselrennen:** { $winner } gewinnt.
race-drawn = **Rätselrennen:** Gleichstand zwischen { $one } und { $other }.
race-solved = ✅ **Richtig!**
race-wrong = ❌ Richtig war **{ $ply }**.
race-out = **Drei Fehler: Du bist draußen.**
race-time-up = **Die Zeit ist um!**
race-not-started = Dieses Rennen hat noch nicht begonnen.
race-started = Es hat schon begonnen.
race-over = Es ist vorbei.
race-called-off = Dieses Rätselrennen wurde abgesagt.
race-already = Du bist schon in einem Rennen. Hier ist es.
race-gone = Dieses Rennen ist längst vorbei. Ein neues startest du mit `/rätsel rennen`.
race-not-in-it = In diesem Rennen bist du nicht dabei. Ein eigenes startest du mit `/rätsel rennen`.
race-not-the-opponent = Nur { $opponent } kann dieses Rennen starten oder ablehnen.
race-not-the-challenger = Nur { $challenger } kann dieses Rennen absagen.
race-closed = Dieses Rennen kannst du nicht mehr starten.
race-other-races = { $person } ist in einem anderen Rennen. Versuch es in ein paar Minuten noch einmal.
race-too-many =
    { $most ->
        [one] In der letzten Stunde hast du schon jemanden zu einem Rennen herausgefordert, und es wurde noch nicht gestartet. Warte ein wenig.
       *[other] In der letzten Stunde hast du { $most } Herausforderungen verschickt, aus denen kein Rennen wurde. Warte ein wenig.
    }
race-asked-lately = In der letzten Stunde hast du schon { $opponent } zu einem Rennen herausgefordert. Warte auf eine Antwort oder fordere jemand anderen heraus.
race-oneself = Gegen dich selbst kannst du kein Rennen machen. Für ein Rennen allein lass `gegner` leer.
button-race-start = Starten
button-race-puzzles = Meine Rätsel
button-race-again = Neues Rennen
button-puzzle-hint = Tipp (zählt halb)
button-puzzle-solution = Lösung zeigen
button-puzzle-again = Noch einmal
button-puzzle-next = Nächstes Rätsel
button-puzzle-next-themed = Weiter: { $theme }
button-practise-theme = Rätsel: { $theme }
button-puzzle-any = Beliebiges Motiv
button-puzzle-play = Von hier weiterspielen
button-puzzle-solve = Lösen
