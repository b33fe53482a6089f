# Alle teksten in het Nederlands. De begrippen staan in docs/glossary/nl.md.

## Lists

list-comma = {", "}
list-semicolon = {"; "}
sentence-space = {" "}
sentence = { $words }.
number-tenths = { $whole },{ $tenths }

## Commands

command-dvonn = DVONN spelen
command-dvonn-challenge = Iemand uitdagen, of iedereen in het kanaal
    .name = uitdagen
command-dvonn-challenge-opponent = Wie je uitdaagt. Standaard: wie het eerst accepteert
    .name = tegenstander
command-dvonn-challenge-color = Je kleur. Standaard: willekeurig
    .name = kleur
command-dvonn-challenge-setup = Hoe het bord wordt gevuld. Standaard: ik vraag het je
    .name = opstelling
command-dvonn-challenge-seed = Seed van een eerder bord. Standaard: willekeurig
    .name = seed
command-dvonn-challenge-position = Beginstelling als tekst, voor de opstelling “eigen”
    .name = stelling
command-dvonn-challenge-clock = Bedenktijd: 5d, 3d+12h, live 10 of none. Standaard: 3d+12h
    .name = bedenktijd
command-dvonn-challenge-rated = Partij met rating. Standaard: alleen als jullie hier allebei een rating hebben
    .name = rating
command-dvonn-play = Tegen de computer spelen
    .name = spelen
command-dvonn-play-level = Niveau van de computer. Standaard: Recreant
    .name = niveau
command-dvonn-play-engine = Engine die de beheerder van de bot toevoegde, in plaats van een niveau
    .name = engine
command-dvonn-play-color = Je kleur. Standaard: willekeurig
    .name = kleur
command-dvonn-play-setup = Hoe het bord wordt gevuld. Standaard: een eerlijk willekeurig bord
    .name = opstelling
command-dvonn-play-clock = Je bedenktijd: 5d, 3d+12h, live 10 of none. Standaard: 3d+12h
    .name = bedenktijd
command-dvonn-play-seed = Seed van een eerder bord. Standaard: willekeurig
    .name = seed
command-dvonn-play-position = Beginstelling als tekst, voor de opstelling “eigen”
    .name = stelling
command-dvonn-place = Je volgende steen plaatsen
    .name = plaatsen
command-dvonn-place-cell = Leeg veld, zoals D3. Volgende velden (D3 E4 F2) worden je plan
    .name = veld
command-dvonn-plan = Plannen waar je stenen komen en ze voor je laten plaatsen
    .name = plan
command-dvonn-conditional = Voorwaardelijke zetten klaarzetten: als dit komt, speel ik dat
    .name = voorwaardelijk
command-dvonn-move = Een van je stapels verplaatsen
    .name = zetten
command-dvonn-move-move = Veld van je stapel en veld waar hij landt, zoals D3F3
    .name = zet
command-dvonn-hint = Je beste zetten tonen (alleen in partijen zonder rating)
    .name = tip
command-dvonn-analyse = Een stelling of partij analyseren. Standaard: de partij in dit kanaal
    .name = analyseren
command-dvonn-analyse-position = Stelling als tekst, zoals “w r1,w1,…/…”
    .name = stelling
command-dvonn-analyse-game = Partijnummer, lijst met zetten of tekst van een partijbestand
    .name = partij
command-dvonn-analyse-after = De stelling na zoveel zetten analyseren. Standaard: de nieuwste
    .name = na
command-dvonn-analyse-lines = Aantal beste voortzettingen, 1 tot 5. Standaard: 3
    .name = voortzettingen
command-dvonn-board = Het bord van de partij in dit kanaal tonen
    .name = bord
command-dvonn-board-surrounded = Ingesloten stapels markeren (ze kunnen niet bewegen). Standaard: nee
    .name = ingesloten
command-dvonn-board-size = Grootte van het plaatje. Standaard: zoals in je instellingen
    .name = grootte
command-dvonn-board-size-small = klein
command-dvonn-board-size-normal = normaal
command-dvonn-board-size-large = groot
command-dvonn-games = Je lopende partijen en hun deadlines tonen
    .name = partijen
command-dvonn-offer = Remise, een zet terugnemen, pauze, tijd of revanche voorstellen
    .name = voorstellen
command-dvonn-offer-what = Wat je voorstelt
    .name = wat
command-dvonn-offer-what-draw = Remise
command-dvonn-offer-what-takeback = Je laatste zet terugnemen
command-dvonn-offer-what-pause = Pauze: beide klokken staan stil
command-dvonn-offer-what-time = Meer tijd voor je tegenstander, meteen
command-dvonn-offer-what-rematch = Revanche met verwisselde kleuren
command-dvonn-admin = Instellingen voor de hele server
command-dvonn-admin-settings = De serverinstellingen bekijken en wijzigen
    .name = instellingen
command-dvonn-admin-limits = Bekijken of instellen hoeveel uitdagingen, threads en toernooien iemand mag starten
    .name = limieten
command-dvonn-admin-limits-challenges = Open uitdagingen van één persoon. Standaard: 3
    .name = uitdagingen
command-dvonn-admin-limits-opponent = Maximumaantal open uitdagingen van één persoon aan een ander. Standaard: 1
    .name = tegenstander
command-dvonn-admin-limits-threads = Threads die één persoon in 10 minuten mag openen. Standaard: 3
    .name = threads
command-dvonn-admin-limits-tournaments = Onafgeronde toernooien per organisator; moderators 3. Standaard: 1
    .name = toernooien
command-dvonn-admin-limits-wait = Minuten tot een organisator weer een toernooi kan aanmaken (moderators: 0). Standaard: 60
    .name = wachttijd
command-dvonn-admin-limits-reason = Reden, voor het logboek (optioneel)
    .name = reden
command-dvonn-admin-roles = De rollen bekijken of instellen die ik voor plaatsen en titels geef
    .name = rollen
command-dvonn-admin-roles-first = Rol voor de eerste plaats op de ranglijst
    .name = eerste
command-dvonn-admin-roles-top3 = Rol voor de top drie van de ranglijst
    .name = top3
command-dvonn-admin-roles-top10 = Rol voor de top tien van de ranglijst
    .name = top10
command-dvonn-admin-roles-season = Rol voor de winnaar van het laatste seizoen
    .name = seizoen
command-dvonn-admin-roles-tournament = Rol voor de winnaar van het laatste toernooi
    .name = toernooi
command-dvonn-admin-roles-league = Rol voor de kampioen van de competitie
    .name = competitie
command-dvonn-admin-roles-reason = Reden, voor het logboek (optioneel)
    .name = reden
command-dvonn-admin-block = Iemand verbieden hier partijen te beginnen of uitdagingen te accepteren
    .name = blokkeren
command-dvonn-admin-block-player = Wie je blokkeert (lopende partijen gaan door)
    .name = speler
command-dvonn-admin-block-reason = Reden, voor het logboek en voor de geblokkeerde
    .name = reden
command-dvonn-admin-unblock = Iemand op deze server deblokkeren
    .name = deblokkeren
command-dvonn-admin-unblock-player = Wie je deblokkeert
    .name = speler
command-dvonn-admin-unblock-reason = Reden, voor het logboek (optioneel)
    .name = reden
command-dvonn-admin-fairness = Verlies per zet in partijen met rating en evaluatie: een aanwijzing, geen bewijs
    .name = eerlijkheid
command-dvonn-admin-fairness-player = Speler. Standaard: wie het meest opvalt
    .name = speler
command-dvonn-admin-backup = Alle partijen, uitslagen, toernooien en instellingen downloaden
    .name = reservekopie
command-dvonn-admin-log = Tonen wat moderators deden: wie, wat, wanneer en waarom
    .name = logboek
command-dvonn-resign = De partij in dit kanaal opgeven
    .name = opgeven
command-dvonn-vacation = Vakantie beginnen of beëindigen, of de resterende dagen zien
    .name = vakantie
command-dvonn-vacation-days = Dagen van 24 uur, vanaf nu; 0 beëindigt je vakantie
    .name = dagen
command-dvonn-help = Hoe je met deze bot DVONN speelt
    .name = hulp
command-dvonn-rules = De regels van DVONN in vijf minuten, met plaatjes
    .name = regels
command-dvonn-rules-page = Eerste pagina. Standaard: het doel van het spel
    .name = pagina
command-dvonn-rules-page-goal = Doel van het spel
command-dvonn-rules-page-placing = Stenen plaatsen
command-dvonn-rules-page-moving = Stapels verplaatsen
command-dvonn-rules-page-surrounded = Ingesloten stapels
command-dvonn-rules-page-isolation = Isolatie
command-dvonn-rules-page-end = Passen en einde
command-dvonn-rules-page-here = Hier spelen
command-dvonn-rules-cell = Veld: de buurvelden en wat er ligt
    .name = veld
command-menu-challenge = Uitdagen voor DVONN
command-menu-profile = DVONN-profiel
command-menu-analyse = Deze stelling analyseren
command-menu-import = Deze partij importeren

command-game = Een partij: evaluatie, herhaling, zetten, voorbeeld, exporteren en importeren
    .name = partij
command-game-moves = Alle zetten van de partij in dit kanaal tonen
    .name = zetten
command-game-replay = Een partij als GIF afspelen
    .name = herhaling
command-game-replay-game = Partijnummer of lijst met zetten. Standaard: de laatste partij in dit kanaal
    .name = partij
command-game-replay-from = Nummer van de eerste zet. Standaard: 1
    .name = van
command-game-replay-to = Nummer van de laatste zet. Standaard: de nieuwste
    .name = tot
command-game-replay-share = Voor iedereen in het kanaal. Standaard: alleen voor jou
    .name = delen
command-game-review = Een afgelopen partij evalueren: winstkansen, keerpunten, nauwkeurigheid
    .name = evaluatie
command-game-review-game = Partijnummer. Standaard: de laatste partij in dit kanaal
    .name = partij
command-game-find = Afgelopen partijen zoeken op speler, uitslag, opstelling, dag, lengte of stelling
    .name = zoeken
command-game-find-player = Je tegenstander. Met “iedereen”: elke speler. Kies mij voor partijen tegen de computer
    .name = speler
command-game-find-everyone = Zoeken in ieders partijen op deze server. Standaard: alleen in die van jou
    .name = iedereen
command-game-find-result = Uitslag voor jou of voor de genoemde speler
    .name = uitslag
command-game-find-result-won = Gewonnen
command-game-find-result-lost = Verloren
command-game-find-setup = Opstelling van het bord
    .name = opstelling
command-game-find-from = Partijen begonnen vanaf deze dag, zoals 2026-03-01
    .name = vanaf
command-game-find-until = Partijen begonnen tot en met deze dag, zoals 2026-03-31
    .name = tot-en-met
command-game-find-shortest = Minimaal aantal zetten
    .name = minstens
command-game-find-longest = Maximaal aantal zetten
    .name = hoogstens
command-game-find-position = Zetten zoals D3 E4 F5, of een stelling als tekst. Gespiegelde borden tellen ook
    .name = stelling
command-game-export = Een partij als bestand exporteren
    .name = exporteren
command-game-export-game = Partijnummer. Standaard: de laatste partij in dit kanaal
    .name = partij
command-game-export-format = Bestandsformaat. Standaard: tekst
    .name = formaat
command-game-import = Een partij uit een bestand of tekst importeren, om te bekijken
    .name = importeren
command-game-import-file = Partijbestand: van /partij exporteren, SGF van Boardspace of een CodeCup-log
    .name = bestand
command-game-import-text = Zetten, zoals D3 E4 F5. Laat dit en het bestand leeg voor een groter formulier
    .name = tekst
command-game-preview = Zetten bekijken zonder ze te spelen
    .name = voorbeeld
command-game-preview-move = Veld (D3), zet (D3F3) of meer zetten (D3F3 E4E5)
    .name = zet
command-game-abort = Een partij afbreken waarin niemand meer dan één zet deed
    .name = afbreken
command-game-claim = De winst opeisen als je tegenstander de server verliet en de tijd overschreed
    .name = opeisen
command-game-moderate = Moderators: partij beëindigen, ongeldig verklaren of een kant overdragen. Iedereen ziet de reden
    .name = beslissen
command-game-moderate-action = Beslissing
    .name = beslissing
command-game-moderate-action-end = De partij beëindigen met een uitslag
command-game-moderate-action-void = De partij ongeldig verklaren: geen uitslag, of niet meer met rating
command-game-moderate-action-hand-over = Een kant overdragen aan een andere speler
command-game-moderate-reason = Reden, getoond in het kanaal van de partij
    .name = reden
command-game-moderate-winner = Winnaar, als je de partij met een uitslag beëindigt
    .name = winnaar
command-game-moderate-player = Nieuwe speler, als je een kant overdraagt
    .name = speler
command-game-moderate-side = Kant die wordt overgedragen
    .name = kant
command-game-moderate-game = Partijnummer. Standaard: de lopende partij in dit kanaal
    .name = partij
command-dvonn-settings = Je instellingen: borden, notatie, herinneringen, stille uren, weekenden, taal
    .name = instellingen
command-privacy = Je gegevens
    .name = privacy
command-privacy-show = Tonen wat ik over je bewaar, hoe lang, en wie het ziet
    .name = tonen
command-privacy-export = Alles downloaden wat ik over je bewaar
    .name = exporteren
command-privacy-delete = Alles over jou verwijderen (ik vraag het eerst)
    .name = verwijderen
command-tournament = Toernooien op deze server
    .name = toernooi
command-tournament-create = Een toernooi in dit kanaal aanmaken
    .name = aanmaken
command-tournament-create-name = Naam van het toernooi
    .name = naam
command-tournament-create-kind = Systeem. Standaard: Zwitsers
    .name = systeem
command-tournament-create-kind-swiss = Zwitsers: je treft spelers met ongeveer evenveel punten
command-tournament-create-kind-round-robin = Rondetoernooi: iedereen tegen iedereen
command-tournament-create-kind-double = Dubbel rondetoernooi: iedereen tweemaal, met elke kleur een keer
command-tournament-create-kind-knockout = Knock-out: wie verliest, ligt eruit
command-tournament-create-kind-arena = Arena: zoveel mogelijk partijen in een vaste tijd
command-tournament-create-kind-teams = Teamwedstrijd: jouw server tegen een andere, bord voor bord
command-tournament-create-rounds = Aantal rondes (alleen Zwitsers). Standaard: zoveel als nodig
    .name = rondes
command-tournament-create-clock = Bedenktijd: 5d, 3d+12h, live 10 of none. Standaard: past bij de ronde
    .name = bedenktijd
command-tournament-create-setup = Hoe de borden worden gevuld. Standaard: alle 49 stenen met de hand
    .name = opstelling
command-tournament-create-deadline = Tijd voor elke ronde, zoals 14d of 2h. Standaard: 14d
    .name = deadline
command-tournament-create-rated = Partijen met rating. Standaard: ja
    .name = rating
command-tournament-create-start = Begin in je eigen tijdzone: 2026-12-05 19:00, 19:00 of 3d. Standaard: jij start het
    .name = begin
command-tournament-create-repeat = Hoe vaak het wordt gehouden (alleen moderators). Standaard: één keer
    .name = herhalen
command-tournament-create-repeat-week = Elke week
command-tournament-create-repeat-month = Elke maand
command-tournament-create-repeat-weekday = Elke maand op dezelfde weekdag
command-tournament-create-players = Aantal deelnemers, zoals 4-16, 4- of -16. Zijn het er bij de start te weinig, dan gaat het niet door
    .name = deelnemers
command-tournament-create-ratings = Ratings, zoals 1400-1800, 1400- of -1800. Standaard: alle
    .name = ratings
command-tournament-create-role = Alleen leden met deze rol kunnen meedoen. Standaard: iedereen
    .name = rol
command-tournament-create-invited = Alleen wie jij aanmeldt, doet mee. Standaard: nee
    .name = op-uitnodiging
command-tournament-accept = Moderators: een teamwedstrijd accepteren die een andere server voorstelt
    .name = accepteren
command-tournament-accept-code = Code van de andere server
    .name = code
command-tournament-join = Meedoen aan een toernooi
    .name = meedoen
command-tournament-join-tournament = Toernooi (optioneel als er maar één open is)
    .name = toernooi
command-tournament-leave = Een toernooi verlaten voor het begint
    .name = verlaten
command-tournament-leave-tournament = Toernooi (optioneel als er maar één open is)
    .name = toernooi
command-tournament-start = Organisator: een toernooi starten
    .name = starten
command-tournament-start-tournament = Toernooi (optioneel als er maar één open is)
    .name = toernooi
command-tournament-add = Organisator: iemand voor een toernooi aanmelden
    .name = aanmelden
command-tournament-add-player = Wie wordt aangemeld
    .name = speler
command-tournament-add-tournament = Toernooi (optioneel als er maar één open is)
    .name = toernooi
command-tournament-add-computer = Organisator: de computer inschrijven voor een toernooi
    .name = computer-toevoegen
command-tournament-add-computer-level = Niveau van de computer
    .name = niveau
command-tournament-add-computer-count = Aantal inschrijvingen. Standaard: 1
    .name = aantal
command-tournament-add-computer-tournament = Toernooi (optioneel als er maar één open is)
    .name = toernooi
command-tournament-remove-computer = Organisator: de computer uit een toernooi halen
    .name = computer-verwijderen
command-tournament-remove-computer-level = Niveau van de computer
    .name = niveau
command-tournament-remove-computer-count = Aantal inschrijvingen. Standaard: 1
    .name = aantal
command-tournament-remove-computer-tournament = Toernooi (optioneel als er maar één open is)
    .name = toernooi
command-tournament-standings = De stand van een toernooi tonen
    .name = stand
command-tournament-standings-tournament = Toernooi (optioneel als er maar één is)
    .name = toernooi
command-tournament-pairings = De paringen van een ronde tonen
    .name = paringen
command-tournament-pairings-round = Ronde. Standaard: de huidige
    .name = ronde
command-tournament-pairings-tournament = Toernooi (optioneel als er maar één is)
    .name = toernooi
command-tournament-withdraw = Je terugtrekken uit een lopend toernooi (ik vraag het eerst)
    .name = terugtrekken
command-tournament-withdraw-player = Organisator: wie wordt teruggetrokken. Standaard: jij
    .name = speler
command-tournament-withdraw-tournament = Toernooi (optioneel als er maar één loopt)
    .name = toernooi
command-tournament-replace = Organisator: een speler in een lopend toernooi vervangen (ik vraag het eerst)
    .name = vervangen
command-tournament-replace-player = Wie wordt vervangen
    .name = speler
command-tournament-replace-by = Nieuwe speler
    .name = door
command-tournament-replace-tournament = Toernooi (optioneel als er maar één loopt)
    .name = toernooi
command-tournament-end = Organisator: een toernooi beëindigen, of het vooraf afgelasten
    .name = beëindigen
command-tournament-end-tournament = Toernooi (optioneel als er maar één is)
    .name = toernooi
command-tournament-move = Organisator: een toernooi naar dit kanaal verplaatsen
    .name = verplaatsen
command-tournament-move-tournament = Toernooi (optioneel als er maar één is)
    .name = toernooi
command-tournament-list = De toernooien op deze server tonen
    .name = lijst
command-tournament-manage = Organisator: wat er loopt, wie te laat is, en herinneringen
    .name = beheren

command-league = De competitie van deze server
    .name = competitie
command-league-show = De competitie: wanneer de volgende cyclus begint, wie meedoet, en de standen
    .name = tonen
command-league-join = Meedoen aan de volgende cyclus, of laten weten dat je verder speelt
    .name = meedoen
command-league-leave = De volgende cyclus overslaan, of de lopende verlaten
    .name = verlaten
command-league-history = De winnaars en standen van alle cycli
    .name = geschiedenis
command-league-championship = Kampioenschap van alle servers: meedoen, zien wie er speelt en de standen
    .name = kampioenschap
command-league-create = Moderators: een competitie openen in dit kanaal
    .name = aanmaken
command-league-create-name = Naam van de competitie
    .name = naam
command-league-create-start = Begin in je eigen tijdzone: 2026-12-05 19:00, 19:00 of 7d. Standaard: 7d
    .name = begin
command-league-create-size = Deelnemers per klasse. Standaard: 7
    .name = grootte
command-league-create-games = Partijen tegen elke tegenstander. Standaard: 1
    .name = partijen
command-league-create-weeks = Weken in een cyclus. Standaard: 6
    .name = weken
command-league-create-moves = Hoeveel mensen na elke cyclus promoveren, en hoeveel degraderen. Standaard: 2
    .name = promotie
command-league-create-at-once = Competitiepartijen die iemand hooguit tegelijk speelt. Standaard: 3
    .name = tegelijk
command-league-create-clock = Bedenktijd: 5d, 3d+12h, live 10 of none. Standaard: past bij de cyclus
    .name = bedenktijd
command-league-create-setup = Hoe de borden worden gevuld. Standaard: alle 49 stenen met de hand
    .name = opstelling
command-league-create-rated = Partijen met rating. Standaard: ja
    .name = rating
command-league-remove = Moderators: een speler uit de volgende cyclus van de competitie halen
    .name = afmelden
command-league-remove-player = Wie wordt afgemeld
    .name = speler
command-league-pause = Moderators: de competitie pauzeren
    .name = pauzeren
command-league-resume = Moderators: de competitie hervatten na een pauze
    .name = hervatten
command-league-move = Moderators: de competitie naar dit kanaal verplaatsen
    .name = verplaatsen
command-league-close = Moderators: de competitie voorgoed sluiten (ik vraag het eerst)
    .name = sluiten
command-seek = Een tegenstander zoeken op alle servers die deze bot gebruiken
    .name = zoeken
command-seek-clock = Bedenktijd: 5d, 3d+12h, live 10 of none. Standaard: wat je tegenstander wil
    .name = bedenktijd
command-seek-rated = Partij met rating: alleen met wie dat ook kiest. Standaard: zonder rating
    .name = rating
command-seek-setup = Hoe het bord wordt gevuld. Standaard: wat je tegenstander wil
    .name = opstelling
command-seek-range = Grootste verschil tussen jullie ratings. Standaard: maakt niet uit
    .name = marge
command-seek-hours = Hoeveel uur ik zoek. Standaard: 24
    .name = uren
command-learn = DVONN goed leren spelen
    .name = leren
command-learn-lesson = Les op een bord: lees, zet, kijk wat er gebeurt
    .name = les
command-learn-lesson-number = Nummer van de les. Standaard: de volgende
    .name = nummer
command-learn-terms = De woorden van het spel, uitgelegd
    .name = begrippen
command-learn-terms-term = Begrip om uit te leggen. Standaard: alle
    .name = begrip
command-learn-progress = Jouw voortgang: lessen, puzzels, verslagen niveaus, nauwkeurigheid
    .name = voortgang
command-learn-advice = Advies om goed te spelen, met plaatjes
    .name = advies
command-learn-advice-page = Paginanummer. Standaard: de eerste
    .name = pagina
command-puzzle = Puzzels uit echte partijen
    .name = puzzel
command-puzzle-play = De volgende puzzel op jouw sterkte oplossen
    .name = oplossen
command-puzzle-play-theme = Thema. Standaard: maakt niet uit (sommige thema’s tellen half)
    .name = thema
command-puzzle-daily = De puzzel van de dag oplossen
    .name = vandaag
command-puzzle-race = In vijf minuten zoveel mogelijk puzzels oplossen
    .name = race
command-puzzle-race-opponent = Tegenstander, die dezelfde puzzels krijgt. Standaard: alleen racen
    .name = tegenstander
theme-any = Elk thema
command-ladder = Ranglijsten van deze server en van alle servers
    .name = ranglijst
command-ladder-top = De ranglijst en je plaats tonen
    .name = top
command-ladder-top-list = Spelers of computerniveaus van deze server, of de wereldranglijst. Standaard: spelers
    .name = lijst
command-ladder-top-list-people = Spelers
command-ladder-top-list-computer = Computerniveaus
command-ladder-top-list-world = Wereldranglijst
command-ladder-leave-global = De wereldranglijst verlaten
    .name = wereld-verlaten
command-ladder-profile = Ratingverloop, resultaten, beste overwinning en laatste partijen
    .name = profiel
command-ladder-profile-player = Speler. Standaard: jij
    .name = speler
command-ladder-profile-level = Niveau van de computer, in plaats van een speler
    .name = niveau
command-ladder-profile-engine = Engine die de beheerder van de bot toevoegde, in plaats van een speler
    .name = engine
command-ladder-versus = Twee spelers vergelijken: hun partijen en de voorspelling van vandaag
    .name = vergelijken
command-ladder-versus-player = Eerste speler
    .name = speler
command-ladder-versus-opponent = Tweede speler. Standaard: jij
    .name = tegenstander
command-ladder-games = Afgelopen partijen met rating tonen, nieuwste eerst
    .name = partijen
command-ladder-games-player = Wiens partijen. Standaard: van iedereen
    .name = speler
command-ladder-season = De tabel van een seizoen tonen
    .name = seizoen
command-ladder-season-number = Seizoensnummer. Standaard: het huidige
    .name = nummer
command-ladder-activity = Een grafiek van de partijen in de laatste 26 weken tonen
    .name = activiteit
command-ladder-puzzles = De beste puzzelaars van deze server tonen
    .name = puzzels
command-ladder-challenge = Een speler uitdagen om een hogere plaats (alleen ranglijsten met plaatsen)
    .name = uitdagen
command-ladder-challenge-opponent = Speler tot drie plaatsen boven je
    .name = tegenstander
command-ladder-challenge-setup = Hoe het bord wordt gevuld. Standaard: ik vraag het je
    .name = opstelling
command-ladder-challenge-clock = Bedenktijd: 5d, 3d+12h of live 10. Standaard: 3d+12h
    .name = bedenktijd
command-ladder-challenge-color = Je kleur. Standaard: willekeurig
    .name = kleur
command-learn-openings = Waar in echte partijen de stenen werden geplaatst
    .name = openingen
command-learn-openings-game = Partijnummer. Standaard: de laatste in dit kanaal, of het lege bord
    .name = partij
command-game-note = Een notitie bij een partij schrijven (alleen zichtbaar voor jou tot de partij is afgelopen)
    .name = notitie
command-game-note-game = Partijnummer. Standaard: de laatste partij in dit kanaal
    .name = partij
command-game-follow = Privéberichten over de partij in dit kanaal krijgen, of bekijken wat je volgt
    .name = volgen
format-text = Tekst
format-sgf = SGF
color-white = Wit
color-black = Zwart
color-random = Willekeurig
color-neither = Remise
setup-full = volledig (full): alle 49 stenen met de hand
setup-reds = rode (reds): de drie rode met de hand, de rest willekeurig
setup-random = willekeurig (random): een eerlijk willekeurig bord
setup-symmetric = symmetrisch (symmetric): een willekeurig bord dat er van beide kanten hetzelfde uitziet
setup-cut = delen en kiezen (cut): jij biedt een willekeurig bord aan, je tegenstander kiest een kant
setup-given = eigen (given): een stelling die je als tekst geeft
level-beginner = Beginner
level-novice = Leerling
level-casual = Recreant
level-skilled = Geoefend
level-club = Clubspeler
level-strong = Sterk
level-expert = Expert
level-master = Meester
level-grandmaster = Grootmeester

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } daagt je uit voor een partij DVONN en wil met Wit spelen.
        [black] { $opponent }, { $challenger } daagt je uit voor een partij DVONN en wil met Zwart spelen.
        [choice] { $opponent }, { $challenger } daagt je uit voor een partij DVONN op het bord hieronder. Welke kant wil je?
       *[random] { $opponent }, { $challenger } daagt je uit voor een partij DVONN. De kleuren zijn willekeurig.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } wil met Wit DVONN spelen. Wie doet mee?
        [black] { $challenger } wil met Zwart DVONN spelen. Wie doet mee?
        [choice] { $challenger } wil DVONN spelen op het bord hieronder. Wie doet mee? Jij kiest de kant.
       *[random] { $challenger } wil DVONN spelen. Wie doet mee? De kleuren zijn willekeurig.
    }
challenge-rematch = Revanche voor partij { $number }:
challenge-sides =
    { $first ->
        [white] { $white } speelt met Wit en { $black } met Zwart. Wit begint.
       *[black] { $white } speelt met Wit en { $black } met Zwart. Zwart begint.
    }
challenge-until = De uitdaging verloopt { $until }.
challenge-draft = Nog niet verstuurd.
challenge-open = Die staat nog open.
challenge-accepted = Geaccepteerd: dit is partij { $number }.
challenge-declined = Geweigerd.
challenge-cancelled = Ingetrokken.
challenge-expired = Verlopen.
challenge-in-thread = De partij is in { $place }.
challenge-posted = Je uitdaging staat in { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] met rating
        [if] met rating als jullie hier allebei een rating hebben
       *[no] zonder rating
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] met rating
        [if] met rating als jullie hier allebei een rating hebben
       *[no] zonder rating
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] met rating
       *[no] zonder rating
    }
terms-any-board = Elk bord
terms-any-clock = elke bedenktijd
terms-unrated-by-default = {"-#"} Zonder rating: jullie hebben hier nog niet allebei een rating. Voor een partij met rating voeg je `rating:True` toe.
terms-full = Alle 49 stenen met de hand geplaatst
terms-reds = Drie rode stenen met de hand geplaatst, de rest willekeurig
terms-random = Willekeurig bord
terms-symmetric = Symmetrisch bord
terms-cut = Delen en kiezen: de een biedt een willekeurig bord aan, de ander kiest een kant
terms-given = Eigen stelling
clock-none = geen klok
clock-turn = { $turn } per zet
clock-bank = { $bank } + { $increment } per zet
clock-cap = { $clock }, maximaal { $cap }
clock-live = live, { $each } per speler
length-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
length-hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
length-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
seek-somebody = iemand van elders
seek-waiting = Ik zoek een tegenstander voor je, op alle servers die deze bot gebruiken en meedoen. Ik stop { $until }.
seek-already = Ik zoek al een tegenstander voor je, op alle servers die deze bot gebruiken en meedoen. Ik stop { $until }.
seek-place = Je speelt in { $place }: daar meld ik me als de partij begint.
seek-place-here = Je speelt hier: ik meld me als de partij begint.
seek-lobby = Wie { $lobby } leest, ziet dat je zoekt.
seek-direct = onze privéberichten
seek-direct-here = Je partij begint hier, in onze privéberichten.
seek-rated = -# Met rating: de partij telt voor de wereldranglijst. Daar ziet iedereen op alle servers je naam en rating. Je bekijkt die lijst met `/ranglijst top` en `lijst:Wereldranglijst`. Verlaten doe je met `/ranglijst wereld-verlaten`.
seek-range = Rating van je tegenstander: { $from } tot { $to }. De marge wordt elke minuut iets ruimer.
button-seek-stop = Stoppen met zoeken
seek-found = Ik heb een tegenstander gevonden. Je speelt in { $place }.
seek-stopped = Gestopt. Ik zoek niet meer.
seek-not-running = Ik zoek geen tegenstander voor je. Gebruik `/zoeken` om te beginnen.
seek-ended = { $person }, ik heb niet op tijd iemand gevonden. Probeer het opnieuw met `/zoeken`.
seek-avoided = Oké. Ik laat jullie niet meer tegen elkaar spelen.
seek-ask-report = Je tegenstander melden bij de beheerder van de bot? Die ziet deze partij en je naam. Ik laat jullie niet meer tegen elkaar spelen.
button-report-sure = Tegenstander melden
seek-reported = Gemeld. De beheerder van de bot weet ervan, en ik laat jullie niet meer tegen elkaar spelen.
seek-barred = De beheerder van de bot heeft `/zoeken` voor je geblokkeerd. Mensen op je servers kun je nog steeds uitdagen.
seek-too-many-reports = Je hebt in 24 uur { $most } meldingen gedaan. Probeer het later weer.
seek-off = `/zoeken` staat uit op deze server. Gebruik het in onze privéberichten, of vraag het serverbeheer om het aan te zetten met `/dvonn-admin instellingen`.
seek-guest = Ik kan hier de zetten van je tegenstander niet tonen. Gebruik `/zoeken` in onze privéberichten.
seek-too-many = Je hebt in 24 uur { $most } tegenstanders gevonden, en dat is het maximum. Probeer het later weer.
seek-no-rating = Voor `marge` heb je een rating nodig, en die heb je nog niet. Laat `marge` weg. Voor partijen met rating telt je rating op de wereldranglijst.
seek-no-clock = Een partij met rating heeft een klok nodig. Kies een andere `bedenktijd`, of laat die optie weg.
seek-nobody-to-avoid = Deze tegenstander heb je niet met `/zoeken` gevonden, dus er is niemand om te mijden.
seek-not-looking = Jullie kunnen nu niet tegen elkaar spelen: de ander zoekt niet meer, of alleen iemand met een andere rating. Zoek iemand anders met `/zoeken`.
seek-refused-avoided = Je koos ervoor om niet meer tegen deze persoon te spelen, dus dat kan niet.
button-avoid = Niet meer tegen elkaar
button-report = Tegenstander melden
digest-title = **De week van { $from } tot en met { $until }**
digest-count =
    { $games ->
        [one] 1 partij afgelopen
       *[other] { $games } partijen afgelopen
    }, { $people ->
        [one] 1 speler
       *[other] { $people } spelers
    }.
digest-beaten = { $move }, verloor van { $players }
digest-upset = Verrassing van de week, partij { $game }: { $winner } versloeg { $loser }, die favoriet was ({ $percent }%).
digest-game = **Partij van de week:** { $game }
digest-turn = De partij kantelde bij zet { $number }, { $played }. { $better } was beter.
digest-streaks = Reeksen bij de puzzel van de dag: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] 1 dag
       *[other] { $days } dagen
    })
digest-season = Seizoen { $number } eindigt op { $when }.
digest-running = **Nu bezig**
digest-league = cyclus { $cycle }, aan kop: { $leaders }
lobby-title = **DVONN-lobby**
lobby-looking = **Op zoek naar een tegenstander**
lobby-nobody = Op dit moment zoekt niemand een tegenstander.
lobby-all-servers = alle servers
lobby-games = **Partijen om te volgen**
lobby-tournaments = **Toernooien met open inschrijving**
lobby-ping = { $role } { $person } zoekt een tegenstander: { $terms }.
lobby-told = Gelukt. Als iemand een tegenstander zoekt, meld ik het hier, hoogstens om de zes uur. Druk nog eens op de knop om te stoppen.
lobby-not-told = Gelukt. Ik meld het niet meer als iemand een tegenstander zoekt.
lobby-no-role = Deze lobby stuurt niemand meer een melding.
lobby-audit = Wil weten wanneer iemand een tegenstander zoekt
button-lobby-play = Tegen { $name } spelen
button-lobby-tell = Melden als iemand zoekt
thread-opening = Thread wordt geopend …
thread-not-added = Ik mag je van Discord niet toevoegen aan de [thread]({ $url }). Open die met deze link. Zie je hem niet of kun je er niet schrijven, vraag een moderator dan om de rechten “Kanaal bekijken” en “Berichten versturen in threads”.
thread-name = DVONN: { $names }
draft-person = Nu zie alleen jij dit bord. Als je het aanbiedt, kiest { $opponent } een kant en speel jij de andere.
draft-anyone = Nu zie alleen jij dit bord. Als je het aanbiedt, kiest de speler die accepteert een kant en speel jij de andere.
challenge-sent = Je uitdaging staat hieronder.
setup-ask-person = Je daagt { $opponent } uit. Welk bord?
setup-ask-anyone = Je daagt iedereen in dit kanaal uit. Welk bord?
setup-ask-busy = { $busy } Je uitdaging krijgt daarom een thread. Kies eerst het bord.
setup-ask-common =
    - {"**"}Willekeurig bord** (snel): alle 49 stenen liggen er al, en de eerste zet begint de partij.
    - {"**"}Met de hand plaatsen**: eerst plaatsen jullie om de beurt de 49 stenen.
setup-ask-all =
    - {"**"}Rode met de hand**: jullie plaatsen de drie rode stenen. De rest wordt willekeurig gevuld.
    - {"**"}Symmetrisch bord**: een willekeurig bord dat er van beide kanten hetzelfde uitziet.
    - {"**"}Delen en kiezen**: jij biedt een willekeurig bord aan, en je tegenstander kiest een kant.
button-setup-random = Willekeurig bord
button-setup-full = Met de hand plaatsen
button-setup-other = Andere opstellingen …
button-setup-reds = Rode met de hand
button-setup-symmetric = Symmetrisch bord
button-setup-cut = Delen en kiezen
button-rated = Rating aanzetten
button-unrated = Rating uitzetten
draft-discarded = Ingetrokken. Niemand anders heeft het gezien.
button-offer-board = Dit bord aanbieden
button-deal-again = Ander bord
button-play-white = Met Wit spelen
button-play-black = Met Zwart spelen
button-accept = Accepteren
button-decline = Weigeren
button-cancel = Uitdaging intrekken
button-open-thread = Thread openen
offer-thread = Een thread voor jullie partij openen?

## News

computer = Computer ({ $level })
computer-without-level = Computer
deleted-player = verwijderde speler
deleted-person = verwijderde persoon

news-start = Partij { $number } begint: { $white } speelt met Wit, { $black } met Zwart.
news-place =
    { $piece ->
        [red] { $player } plaatst een rode steen op **{ $cell }**{ $note }.
        [white] { $player } plaatst een witte steen op **{ $cell }**{ $note }.
       *[black] { $player } plaatst een zwarte steen op **{ $cell }**{ $note }.
    }
news-dealt = De rest van het bord is willekeurig gevuld.
news-move = { $player } speelt **{ $ply }**{ $note }
news-pass = { $player } heeft geen mogelijke zet en past.
ply-pass = past
news-planned = {" "}(gepland)
news-plan-stopped = Het plan van { $player } is gestopt.
news-prepared = {" "}(voorwaardelijk)
news-only-ply = {" "}(gedwongen)
news-all-prepared = Voorwaardelijk: { $plies }
news-filled = Volgens plan geplaatst: { $pieces }.
news-filled-part =
    { $piece ->
        [red] { $count } rode
        [white] { $count } witte
       *[black] { $count } zwarte
    }
news-item =
    { $piece ->
        [red] rood { $ply }
        [white] wit { $ply }
       *[black] zwart { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] slaat een losse witte steen
           *[black] slaat een losse zwarte steen
        }
       *[other] { $color ->
            [white] slaat een witte stapel van { $height }
           *[black] slaat een zwarte stapel van { $height }
        }
    }{ $red ->
        [yes] {" "}(met rood)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] landt op een losse witte steen
           *[black] landt op een losse zwarte steen
        }
       *[other] { $color ->
            [white] landt op een witte stapel van { $height }
           *[black] landt op een zwarte stapel van { $height }
        }
    }{ $red ->
        [yes] {" "}(met rood)
       *[no] {""}
    }
effect-captures-red = slaat rood
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] isoleert { $count } witte steen
           *[black] isoleert { $count } zwarte steen
        }
       *[other] { $color ->
            [white] isoleert { $count } witte stenen
           *[black] isoleert { $count } zwarte stenen
        }
    }
effect-isolates-both = isoleert { $white } witte en { $black } zwarte
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] isoleert een van jouw stenen
           *[other] isoleert { $count } van jouw stenen
        }
       *[theirs] { $count ->
            [one] isoleert een steen van je tegenstander
           *[other] isoleert { $count } stenen van je tegenstander
        }
    }

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, plaats de laatste rode steen.
       *[other] { $player }, plaats een rode steen (in totaal nog { $left }).
    }
todo-place =
    { $color ->
        [white] { $player }, plaats een witte steen (nog { $left }).
       *[black] { $player }, plaats een zwarte steen (nog { $left }).
    }
todo-move = { $player }, jij bent aan zet.
how-to-move =
    Boven op je stapels ligt { $color ->
        [white] wit
       *[black] zwart
    }. Kies er een, en dan waar die landt.
todo-elsewhere = { $player } is aan zet.
todo-computer = { $player } denkt na …
todo-computer-for = De engine kiest een veld voor { $player } …

## Events

event-taken-back =
    { $with ->
        [computer] { $player } neemt de laatste zet terug.
       *[person] Afgesproken: { $player } neemt de laatste zet terug.
    }
event-paused =
    { $with ->
        [computer] De partij is gepauzeerd. Druk op “Partij hervatten” om verder te gaan.
       *[person] De partij is in overleg gepauzeerd. Jullie kunnen allebei op “Partij hervatten” drukken.
    }
event-resumed = { $player } hervat de partij.
event-time-given = { $giver } geeft { $player } { $time } extra.
event-engine-replaced =
    { $color ->
        [white] De engine met Wit viel uit. { $player } neemt het over, en de partij is nu zonder rating.
       *[black] De engine met Zwart viel uit. { $player } neemt het over, en de partij is nu zonder rating.
    }
event-engine-stopped = De engine kiest niet meer voor { $player }.
event-handed-over =
    { $color ->
        [white] { $moderator } droeg Wit over van { $from } aan { $player }. Reden: { $reason }
       *[black] { $moderator } droeg Zwart over van { $from } aan { $player }. Reden: { $reason }
    }
event-place-lost = Het kanaal of de thread van deze partij is verwijderd. De partij gaat hier verder.
event-now-unrated = De partij is nu zonder rating.

## Clocks

clock-runs = Deadline: { $until }.
clock-runs-until-weekend = Deadline: { $until }, vrije weekenden niet meegeteld. Het volgende begint { $weekend }.
clock-runs-live =
    { $color ->
        [white] Wit heeft { $white }, Zwart { $black }. Deadline van Wit: { $until }.
       *[black] Wit heeft { $white }, Zwart { $black }. Deadline van Zwart: { $until }.
    }
clock-muted = De klok staat stil tot ik het bord hier kan tonen.
clock-paused = De partij is gepauzeerd. Beide klokken staan stil.
clock-weekend = De klok staat stil: { $player } heeft een vrij weekend. De klok loopt { $until } weer.
clock-vacation = De klok staat stil: { $player } is op vakantie.
reminder = { $player }, je bent aan zet in partij { $number } tegen { $opponent }. Deadline: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = Partij { $number } tegen { $opponent }. Deadline: { $until }.
reminder-link = { $line } [Bord]({ $url })

## Offers

offer-draw = { $player } stelt remise voor. { $opponent }, accepteer je?
offer-rematch-here = { $player } wil een revanche. { $opponent }, accepteer je?
offer-pause = { $player } vraagt om een pauze: beide klokken staan stil tot een van jullie de partij hervat. { $opponent }, ga je akkoord?
offer-takeback =
    { $count ->
        [0] { $player } wil **{ $ply }** terugnemen. { $opponent }, ga je akkoord?
        [one] { $player } wil **{ $ply }** en de zet erna terugnemen. { $opponent }, ga je akkoord?
       *[other] { $player } wil **{ $ply }** en de { $count } zetten erna terugnemen. { $opponent }, ga je akkoord?
    }
offer-was =
    { $kind ->
        [draw] { $player } stelde remise voor.
        [takeback] { $player } wilde een zet terugnemen.
        [rematch] { $player } stelde een revanche voor.
       *[pause] { $player } vroeg om een pauze.
    }
offer-became =
    { $state ->
        [open] Dat staat nog open.
        [accepted] Geaccepteerd.
        [declined] Geweigerd.
        [withdrawn] Ingetrokken.
       *[lapsed] Verlopen: de partij ging door.
    }
offer-posted = Verstuurd. Het staat in het kanaal.
offer-elsewhere = Verstuurd. Je tegenstander ziet je voorstel op de plek waar die zelf speelt.
button-phrases = Iets zeggen …
phrases-ask = Kies wat je wilt zeggen. Je tegenstander leest het in de eigen taal. Dat kan één keer per beurt, en één keer na de partij.
menu-phrases-hint = Wat wil je zeggen?
phrase-sent = Verstuurd. Je tegenstander ziet: { $phrase }
phrase-not-received = Je tegenstander ontvangt zulke berichten niet.
refuse-phrase-again = Je hebt deze beurt al iets gezegd. Als jullie allebei hebben gezet, kan het weer.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] Hallo! Veel plezier!
        [luck] Succes!
        [move] Mooie zet!
        [played] Goed gespeeld!
        [tomorrow] Morgen ben ik er weer.
        [away] Sorry, ik was even weg.
        [thanks] Bedankt voor de partij!
       *[bye] Tot ziens!
    }
more-actions = Wat wil je doen?
decide-title = Wat moet er met partij { $number } gebeuren? Iedereen ziet je reden.
decide-hint = Beslissing
decide-order =
    { $order ->
        [white] Partij beëindigen: Wit wint
        [black] Partij beëindigen: Zwart wint
        [draw] Partij beëindigen: remise
        [void] Partij ongeldig verklaren
        [replace_white] Wit overdragen
       *[replace_black] Zwart overdragen
    }
decide-new-player =
    { $color ->
        [white] Wie neemt Wit over?
       *[black] Wie neemt Zwart over?
    }
decide-new-player-hint = Nieuwe speler
form-decide = Partij { $number } modereren
form-decide-reason = Reden, zichtbaar voor iedereen
button-withdraw = Voorstel intrekken
button-draw = Remise voorstellen
button-takeback = Zet terugnemen
button-abort = Partij afbreken
button-pause = Pauze voorstellen
button-resume = Partij hervatten
button-give = { $time } extra geven
button-settings = Instellingen openen
button-hint = Tip
button-fill = De rest voor mij plaatsen
button-stop-filling = Stoppen met plaatsen
button-more = Meer …
button-rematch = Revanche voorstellen
button-play-again = Nog een keer
button-next-level = Niveau hoger: { $level }

## Vacations

notice-vacation = Je tijd was op, dus er is vanzelf een vakantie begonnen. Je klokken staan stil, behalve in livepartijen. De vakantie wordt dag voor dag verlengd tot je speelt of geen dagen meer hebt.
event-vacation = De tijd was op: { $player } neemt een vakantiedag.
vacation-none = Je bent niet op vakantie. Met `/dvonn vakantie` en `dagen:3` zet je je klokken drie dagen stil. Livepartijen gaan door.
vacation-until = Je bent op vakantie tot { $until } ({ $left }). Je klokken staan stil, behalve in livepartijen.
vacation-automatic = Je tijd was op, dus er is vanzelf een vakantie begonnen. Die eindigt op { $until } ({ $left }). Je klokken staan stil, behalve in livepartijen.
vacation-days = Vakantiedagen die je dit jaar nog hebt: { $count } van { $of }.
button-vacation-end = Vakantie beëindigen

## Moderators

decision-posted = Gelukt. Het staat in { $place } (partij { $number }).
removed-from-ratings = { $moderator } haalde partij { $number } ({ $white } tegen { $black }) uit de ratings. Alle ratings zijn opnieuw berekend: zie `/ranglijst profiel`. Reden: { $reason }
role-is = Leden met de rol { $role } en iedereen met het recht “Server beheren” zijn moderator. Met `/partij beslissen` kunnen ze partijen beëindigen, ongeldig verklaren of een kant overdragen.
role-none = Iedereen met het recht “Server beheren” is moderator. Met `/partij beslissen` kunnen moderators partijen beëindigen, ongeldig verklaren of een kant overdragen.
computer-rated = Partijen tegen de computer zijn met rating.
computer-unrated = Partijen tegen de computer zijn zonder rating.
server-title = **Serverinstellingen**
server-controls = Menu’s en knoppen werken meteen. Een knop toont de huidige stand: druk erop om die te wijzigen. De taal en het thema gelden voor wat iedereen ziet.
server-hint = De rest doe je met opdrachten:
server-command = {"-"} { $command }: { $what }
server-channels = Kanalen voor partijen: { $channels }, met hun threads.
server-channels-all = Partijen mogen in elk kanaal beginnen.
server-starters = Alleen leden met de rol { $role } mogen partijen beginnen. Iedereen mag een uitdaging accepteren.
server-starters-all = Iedereen mag partijen beginnen.
server-rated = Partijen met rating zijn toegestaan.
server-unrated = Nieuwe partijen zijn zonder rating. Lopende partijen met rating blijven meetellen.
server-seeks = Tegenstanders op andere servers: leden mogen `/zoeken` gebruiken. Zulke partijen tellen nooit voor de ranglijst van deze server.
server-no-seeks = Tegenstanders op andere servers: `/zoeken` staat hier uit.
server-ladder-rating = Soort ranglijst: ratings
server-ladder-places = Soort ranglijst: plaatsen
server-ladder-swap = Wint de uitdager, dan ruilen ze van plaats.
server-season-none = Lengte van het seizoen: geen seizoenen
server-season-month = Lengte van het seizoen: één maand
server-season-quarter = Lengte van het seizoen: drie maanden
server-season-half = Lengte van het seizoen: zes maanden
server-season-year = Lengte van het seizoen: één jaar
server-announcements = Aankondigingskanaal: { $channel }.
server-announcements-none = Geen aankondigingskanaal.
server-announcements-here = De seizoenen, toernooien en competities van deze server worden hier aangekondigd.
server-puzzles = Puzzel van de dag: { $channel }.
server-puzzles-none = Geen kanaal voor de puzzel van de dag.
server-puzzles-here = De puzzel van de dag komt hier.
server-digest = Weekoverzicht: { $channel }.
server-digest-none = Geen kanaal voor het weekoverzicht.
server-digest-here = Het weekoverzicht komt hier op maandag.
server-lobby = Lobby: { $channel }.
server-lobby-none = Geen lobby.
server-lobby-role = De lobby stuurt { $role } een melding als iemand een tegenstander zoekt.
server-lobby-role-none = De lobby stuurt niemand een melding.
server-picker =
    { $picker ->
        [games] Kanalen voor partijen (geen: alle)
        [announcements] Aankondigingskanaal
        [puzzles] Kanaal voor de puzzel van de dag
        [digest] Kanaal voor het weekoverzicht
        [lobby] Kanaal voor de lobby
        [moderators] Moderatorrol
        [starters] Rol die partijen mag starten
       *[told] Rol die meldingen van de lobby krijgt
    }
button-server-clear = Nr. { $number } loskoppelen
button-server-page =
    { $page ->
        [settings] Instellingen
        [channels] Kanalen
       *[roles] Rollen en lobby
    }
server-limit =
    { $limit ->
        [limit_opponent] Open uitdagingen van één persoon aan een ander: maximaal { $value }.
        [limit_threads] Threads die één persoon in 10 minuten mag openen: maximaal { $value }.
        [limit_tournaments] Onafgeronde toernooien per organisator: maximaal { $value }. Voor moderators: 3.
        [limit_tournament_wait] Tijd tussen twee toernooien van één persoon: { $value ->
            [one] { $value } minuut
           *[other] { $value } minuten
        }. Moderators hoeven niet te wachten.
       *[limit_challenges] Open uitdagingen van één persoon: maximaal { $value }.
    }
server-limits-change = Een limiet wijzig je met `/dvonn-admin limieten` en een getal, bijvoorbeeld `threads:5`.
server-blocked = { $person } is geblokkeerd. Reden: { $reason }
server-blocked-more = Er zijn meer mensen geblokkeerd. Ze staan in het logboek.
person-blocked = { $person } kan op deze server geen partijen meer beginnen en geen uitdagingen meer accepteren. Lopende partijen gaan door. Met `/dvonn-admin deblokkeren` draai je dit terug.
person-unblocked = { $person } kan op deze server weer partijen beginnen en uitdagingen accepteren.
button-server-rated =
    { $on ->
        [yes] Partijen met rating: aan
       *[no] Partijen met rating: uit
    }
button-server-computer = { $on ->
        [yes] Computer met rating: aan
       *[no] Computer met rating: uit
    }
button-server-seeks = { $on ->
        [yes] Andere servers: aan
       *[no] Andere servers: uit
    }

## Roles for ladder places and titles

roles-title = **Rollen voor plaatsen en titels.** Als de ranglijst verandert, deel ik ze uit of neem ik ze af. Ik neem alleen rollen af die ik zelf heb uitgedeeld. Een rol stel je in met `/dvonn-admin rollen`: kies de plaats of titel en de rol die erbij hoort.
roles-role = { $name }: { $role }
roles-none = { $name }: geen rol
roles-problem = { $name }: { $role }. {"**"}Ik kan hem niet geven.** { $problem }
roles-refused = De vorige keer mocht ik van Discord een rol niet geven of afnemen. { $reason }
reward =
    { $reward ->
        [first] Eerste plaats
        [top_three] Top drie
        [top_ten] Top tien
        [season] Winnaar van het laatste seizoen
        [league] Kampioen van de competitie
       *[tournament] Winnaar van het laatste toernooi
    }
button-clear-reward =
    { $reward ->
        [first] Eerste plaats: geen rol
        [top_three] Top drie: geen rol
        [top_ten] Top tien: geen rol
        [season] Seizoen: geen rol
        [league] Competitie: geen rol
       *[tournament] Toernooi: geen rol
    }
roles-audit = Plaats of titel op de DVONN-ranglijst
role-no-permission = Ik heb het recht “Rollen beheren” nodig. Geef het aan mijn rol in Serverinstellingen → Rollen en probeer het opnieuw.
role-gone = Die rol is verwijderd. Kies een andere.
role-everyone = Iedereen heeft deze rol al. Kies een andere.
role-managed = { $role } hoort bij een integratie, zoals een bot, dus niemand kan hem geven. Kies een andere rol.
role-not-below-bot = { $role } staat niet onder mijn hoogste rol, dus ik mag hem van Discord niet geven. Sleep mijn rol erboven in Serverinstellingen → Rollen en probeer het opnieuw.
role-powerful = { $role } geeft macht over anderen: { $powers }. Zulke rollen geef ik niet. Kies een andere rol, of haal deze rechten bij die rol weg.
role-moderators = { $role } is mijn moderatorrol. Die geef ik nooit. Kies een andere rol.
role-not-by-person = Ik kan { $role } niet voor je geven, omdat jij die zelf niet mag geven. Daarvoor is het recht “Rollen beheren” nodig, en een rol die erboven staat. Vraag iemand die allebei heeft.
role-power =
    { $name ->
        [administrator] “Beheerder”
        [manage-server] “Server beheren”
        [manage-roles] “Rollen beheren”
        [manage-channels] “Kanalen beheren”
        [manage-webhooks] “Webhooks beheren”
        [manage-expressions] “Expressies beheren”
        [manage-events] “Evenementen beheren”
        [manage-threads] “Threads beheren”
        [manage-messages] “Berichten beheren”
        [manage-nicknames] “Bijnamen beheren”
        [ban] “Leden verbannen”
        [kick] “Leden verwijderen”
        [time-out] “Leden een time-out geven”
        [mute] “Leden dempen”
        [deafen] “Leden doof maken”
        [move] “Leden verplaatsen”
        [mention-everyone] “@everyone, @here en alle rollen vermelden”
        [audit-log] “Auditlogboek bekijken”
       *[insights] “Serverinzichten bekijken”
    }

## Moderation log

log-title = **Moderatielogboek**, nieuwste eerst. Pagina { $page } van { $pages }.
log-empty = Het moderatielogboek is leeg.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Reden: { $reason }
log-channel-added = { $channel } toegevoegd aan de kanalen voor partijen.
log-channel-removed = { $channel } weggehaald uit de kanalen voor partijen.
log-role-set = Rol voor “{ $name }”: { $role }.
log-role-cleared = Rol voor “{ $name }”: geen.
log-role-gone = Rol voor “{ $name }”: geen, omdat de rol is verwijderd.
log-blocked = { $person } geblokkeerd.
log-unblocked = { $person } gedeblokkeerd.
log-ended = Partij { $number } beëindigd met een uitslag.
log-voided = Partij { $number } ongeldig verklaard.
log-handed-over = Een kant van partij { $number } overgedragen.
log-place-lost = Het kanaal of de thread van partij { $number } is verwijderd. De partij wacht op een nieuwe thread of een beslissing van een moderator.
log-backed-up = Een reservekopie gedownload.
log-tournament-entered = { $player } aangemeld voor toernooi { $number }.
log-tournament-computers = De computer ingeschreven voor toernooi { $number }.
log-tournament-computers-removed = De computer uit toernooi { $number } gehaald.
log-tournament-started = Toernooi { $number } gestart.
log-tournament-accepted = Teamwedstrijd { $number } geaccepteerd.
log-tournament-withdrew =
    { $league ->
        [yes] { $player } uit de competitie teruggetrokken.
       *[no] { $player } uit toernooi { $number } teruggetrokken.
    }
log-tournament-replaced = { $player } in toernooi { $number } vervangen door { $new }.
log-tournament-reminded =
    { $league ->
        [yes] { $player } herinnerd aan een partij van de competitie.
       *[no] { $player } herinnerd aan een partij van toernooi { $number }.
    }
log-tournament-moved = Toernooi { $number } naar een ander kanaal verplaatst.
log-tournament-ended = Toernooi { $number } beëindigd.
log-league =
    { $what ->
        [league_paused] Competitie gepauzeerd.
        [league_resumed] Competitie hervat.
        [league_moved] Competitie naar een ander kanaal verplaatst.
       *[league_closed] Competitie gesloten.
    }
log-league-entry-removed = { $player } uit de volgende cyclus van de competitie gehaald.
button-log-newer = Nieuwer
button-log-older = Ouder

## End of the game

end-won =
    { $color ->
        [white] **Partij afgelopen: { $player } (Wit) wint met { $own } tegen { $other }.**
       *[black] **Partij afgelopen: { $player } (Zwart) wint met { $own } tegen { $other }.**
    }
end-close = Dat was spannend: maar { $margin } verschil.
end-sweep = Alles schoongeveegd: de verliezer heeft geen stapels meer.
own-won = {"**"}Je wint met { $own } tegen { $other }!**
own-lost = {"**"}Je verliest met { $own } tegen { $other }.**
own-lost-close = {"**"}Je verliest met { $own } tegen { $other }:** maar { $margin } verschil.
own-won-resigned = {"**"}Je wint!** { $loser } geeft op.
own-won-on-time = {"**"}Je wint!** { $loser } verliest door tijdoverschrijding.
own-resigned = Je geeft op. { $winner } wint.
own-out-of-time = {"**"}Je tijd is om.** { $winner } wint.
own-ending-of = { $player }: { $ending }
end-draw = Partij afgelopen: remise, { $score } tegen { $score }.
end-resigned =
    { $color ->
        [white] { $loser } geeft op. { $winner } (Wit) wint.
       *[black] { $loser } geeft op. { $winner } (Zwart) wint.
    }
end-resigned-deleted =
    { $color ->
        [white] Zwart (verwijderde speler) gaf op. { $winner } (Wit) wint.
       *[black] Wit (verwijderde speler) gaf op. { $winner } (Zwart) wint.
    }
end-out-of-time =
    { $color ->
        [white] { $loser } verliest door tijdoverschrijding. { $winner } (Wit) wint.
       *[black] { $loser } verliest door tijdoverschrijding. { $winner } (Zwart) wint.
    }
end-agreed = Partij afgelopen: remise in onderling overleg.
end-awarded =
    { $color ->
        [white] { $moderator } beëindigde de partij. { $winner } (Wit) wint. Reden: { $reason }
       *[black] { $moderator } beëindigde de partij. { $winner } (Zwart) wint. Reden: { $reason }
    }
end-awarded-draw = { $moderator } beëindigde de partij in remise. Reden: { $reason }
end-deadline =
    { $color ->
        [white] De ronde is voorbij, en { $loser } liet de tegenstander wachten. { $winner } (Wit) wint.
       *[black] De ronde is voorbij, en { $loser } liet de tegenstander wachten. { $winner } (Zwart) wint.
    }
end-deadline-draw = De ronde is voorbij, dus deze partij is remise.
end-voided-elsewhere = Een moderator verklaarde de partij ongeldig.
end-voided = { $moderator } verklaarde de partij ongeldig. Reden: { $reason }
end-tournament-over = Partij afgelopen zonder uitslag: het toernooi is voorbij, en beide spelers zijn computers.
end-aborted = De partij is afgebroken en telt niet.
end-out-of-time-void = { $player } overschreed de tijd voordat er een stapel was verplaatst. De partij telt niet.
end-left = Partij afgelopen zonder uitslag: een speler verliet de server.
end-deleted = Partij afgelopen zonder uitslag: een speler verwijderde de eigen gegevens.
end-channel = Partij afgelopen zonder uitslag: het kanaal is verwijderd.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}voorlopig
       *[no] {""}
    })
result-expected = { $player } was favoriet ({ $odds }%).
result-even = De kansen waren gelijk.
result-part =
    { $part ->
        [2] Deze partij telt maar voor de helft: deze spelers hadden in de 30 dagen ervoor al { $before } keer tegen elkaar gespeeld.
        [4] Deze partij telt maar voor een kwart: deze spelers hadden in de 30 dagen ervoor al { $before } keer tegen elkaar gespeeld.
       *[other] Deze partij telt maar voor 1/{ $part }: deze spelers hadden in de 30 dagen ervoor al { $before } keer tegen elkaar gespeeld.
    }
result-short = Deze partij telt niet voor de ranglijst: na het plaatsen waren er minder dan { $moves } zetten.
result-second-timeout = Deze partij telt niet voor de ranglijst. Verliest iemand die weg is meerdere partijen door tijdoverschrijding, dan telt alleen de eerste in 24 uur.
result-voided = Een moderator heeft deze partij uit de ratings gehaald, dus die telt niet voor de ranglijst.

score = { $wins } gewonnen, { $draws } remise, { $losses } verloren
record-all =
    { $games ->
        [one] Eén partij: { $score }
       *[other] { $games } partijen: { $score }
    }
record-color =
    { $color ->
        [white] Met Wit: { $score }
       *[black] Met Zwart: { $score }
    }
record-setup =
    { $setup ->
        [full] Alles met de hand: { $score }
        [reds] Rode met de hand: { $score }
        [random] Willekeurig: { $score }
        [symmetric] Symmetrisch: { $score }
        [cut] Delen en kiezen: { $score }
       *[given] Eigen stelling: { $score }
    }

top-title =
    { $list ->
        [computer] **Ranglijst van de server**: computerniveaus
        [world] { $players ->
            [one] **Wereldranglijst**: één speler
           *[other] **Wereldranglijst**: { $players } spelers
        }
       *[people] { $players ->
            [one] **Ranglijst van de server**: één speler
           *[other] **Ranglijst van de server**: { $players } spelers
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · één partij
       *[other] **{ $place }** · { $player } · { $rating } · { $games } partijen
    }
top-own = … { $row }
top-order = -# Volgorde: rating min twee keer de ±, dus met een paar gelukstreffers sta je nog niet bovenaan. ? = voorlopig.
top-empty = De ranglijst is leeg. Die begint met de eerste partij met rating tussen twee mensen. Begin er een met `/dvonn uitdagen` en `rating:True`.
top-all-idle = Hier telde in 60 dagen geen partij met rating, dus de ranglijst is leeg. Begin er een met `/dvonn uitdagen` en `rating:True`. Afgelopen seizoenen vind je met `/ranglijst seizoen`.
top-no-computer = De computer heeft hier geen partij met rating gespeeld. Dat kan alleen als de server het toestaat.
top-no-game = { $player } heeft nog geen plaats: er telde nog geen partij met rating.
top-empty-world = Niemand op de wereldranglijst speelde in de laatste 60 dagen. Partijen met rating die met `/zoeken` en `rating:True` beginnen, tellen ervoor mee.
top-not-joined = { $player } staat niet op de wereldranglijst. Je komt erop met `/zoeken` en `rating:True`, als je een partij uitspeelt.
world-left = Gelukt. Je staat niet meer op de wereldranglijst. Je rating blijft bewaard, voor als je terugkomt met `/zoeken` en `rating:True`. Verwijderen doe je met `/privacy verwijderen`.
world-not-joined = Je staat niet op de wereldranglijst, dus er valt niets te verlaten.
top-idle = { $player } heeft geen plaats: 60 dagen geen partij met rating. Na de volgende staat { $player } weer op de ranglijst.
table-ladder =
    { $list ->
        [computer] DVONN-ranglijst: computerniveaus
        [world] DVONN-wereldranglijst
       *[people] DVONN-ranglijst
    }
table-page = Pagina { $page } van { $pages }
table-order = gesorteerd op rating min twee keer de ±
table-player = Speler
table-rating = Rating
table-floor = Min.
table-games = Partijen
alt-table = Tabel: { $title }. Kolommen: { $columns }. Rijen: { $rows }.
alt-table-place = Plaats

profile-title = **{ $player }** · { $rating }
profile-place = Plaats { $place } op rating
profile-challenge-place = Plaats { $place } op de ranglijst
profile-idle = Geen plaats (60 dagen geen partij met rating)
profile-no-place = Nog geen plaats
profile-titles =
    { $more ->
        [0] Titels: { $titles }
       *[other] Titels: { $titles }, en nog { $more }
    }
profile-title-of-season =
    { $place ->
        [1] winnaar van seizoen { $season }
        [2] tweede in seizoen { $season }
       *[3] derde in seizoen { $season }
    }
profile-league-title = kampioen van { $name } (cyclus { $cycle })
profile-lessons = 🎓 Heeft alle lessen van `/leren` af
profile-provisional = {"-#"} “?” betekent voorlopig: de rating is nog een gok. Na nog een paar partijen met rating is die stabiel.
profile-last = Laatste partijen:
button-people = Favoriet, negeren …
people-about =
    { $state ->
        [favourite] { $player } is een van je favorieten.
        [ignored] Je negeert { $player }: geen nieuwe partijen tussen jullie, behalve in toernooien en om plaatsen op de ranglijst.
       *[none] { $player }: je kunt deze speler favoriet maken of negeren. Wie je negeert, kan geen nieuwe partij met je spelen en krijgt dat niet te horen.
    }
button-ignore =
    { $on ->
        [yes] Negeren
       *[no] Niet meer negeren
    }
button-favourite =
    { $on ->
        [yes] Favoriet maken
       *[no] Favoriet verwijderen
    }
people-title = Alleen jij ziet deze lijsten.
people-favourites = Favorieten: { $people }
people-no-favourites = Favorieten: geen. Voeg ze toe vanuit hun profiel.
people-ignored = Genegeerd: { $people }
people-none-ignored = Genegeerd: niemand
menu-people-challenge = Daag een favoriet uit
menu-people-remove = Verwijder een favoriet
menu-people-stop = Iemand niet meer negeren
button-people-page = Genegeerd { $first }–{ $last }
refuse-not-now = Je kunt nu niet tegen deze speler spelen. Kies een andere tegenstander.
refuse-too-many-favourites = Je hebt al { $most } favorieten. Verwijder er eerst een.
profile-game =
    { $outcome ->
        [win] - gewonnen van { $opponent }: { $step } (partij { $number })
        [draw] - remise tegen { $opponent }: { $step } (partij { $number })
       *[loss] - verloren van { $opponent }: { $step } (partij { $number })
    }
profile-none = { $player } heeft hier nog geen partijen met rating die tellen. Een partij met rating speel je met `/dvonn uitdagen` en `rating:True`.
profile-none-of-computer = { $player } heeft hier nog geen partijen met rating die tellen. Partijen tegen de computer zijn alleen met rating als de server het toestaat.
profile-of-bot = Bots hebben geen profiel. Voor de computer is er de optie `niveau`.
profile-none-of-you = Je hebt hier nog geen partijen met rating die tellen. Begin er een met `/dvonn uitdagen` en `rating:True`. Dan staan hier je rating, resultaten en beste overwinning.
profile-one = Geef een speler in `speler` of een niveau van de computer in `niveau`, niet allebei.
caption-profile = Rating op deze server, met waarschijnlijk bereik
fact-place = Ranglijst
fact-games = Partijen
fact-streak = Langste winstreeks
fact-best-win = Beste overwinning
fact-global = Wereldrating
fact-puzzles = Puzzelrating
fact-won-against = { $opponent } ({ $rating }), partij { $number }
fact-streak-now = { $longest }, nu { $now }
alt-profile =
    { $games ->
        [one] Lijngrafiek: de rating van { $name } op deze server, met een band voor het waarschijnlijke bereik. De lijn begint op { $first } en is na één partij { $rating }. Daaronder: { $facts }.
       *[other] Lijngrafiek: de rating van { $name } op deze server in de laatste { $games } partijen, met een band voor het waarschijnlijke bereik. De lijn begint op { $first }, blijft tussen { $least } en { $most }, en is nu { $rating }. Daaronder: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Partijen in de laatste { $weeks } weken**: één partij, { $rated ->
            [0] zonder rating
           *[other] met rating
        }
       *[other] **Partijen in de laatste { $weeks } weken**: { $games } partijen, waarvan { $rated } met rating
    }
activity-busiest =
    { $games ->
        [one] Drukste week: die vanaf { $monday } (één partij,
       *[other] Drukste week: die vanaf { $monday } ({ $games } partijen,
    } { $people ->
        [0] alleen de computer)
        [one] één speler)
       *[other] { $people } spelers)
    }
activity-this-week =
    { $games ->
        [0] Deze week: nog geen partijen
        [one] Deze week tot nu toe: één partij
       *[other] Deze week tot nu toe: { $games } partijen
    }
activity-none = In de laatste { $weeks } weken eindigde hier geen partij. Begin er een met `/dvonn uitdagen`.
activity-empty = Nog geen partijen
table-activity = Partijen op deze server
activity-games =
    { $games ->
        [one] één partij
       *[other] { $games } partijen
    }
activity-rated = Partijen met rating
activity-others = Partijen zonder rating
activity-people = Spelers
caption-activity = Gespeelde partijen per week, maandag t/m zondag (UTC)
alt-activity = Staafgrafiek: gespeelde partijen op deze server in elk van { $weeks } weken, van { $first } tot en met deze week. Per week: de maandag, dan partijen met rating, zonder rating en spelers: { $entries }. Weken die ontbreken hadden geen partijen.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Staafgrafiek: { $weeks } weken van { $first } tot en met deze week, zonder partijen.

versus-title = **{ $one } tegen { $other }**
versus-none = Ze hebben hier nog geen partij met rating tegen elkaar uitgespeeld.
versus-record = Resultaten van { $player }:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: nog geen partij met rating, dus de voorspelling gaat uit van een nieuwe speler
versus-odds = Voorspelling van vandaag: { $player } { $odds }%.
versus-last = Laatste partijen:
versus-game =
    { $outcome ->
        [win] - { $at } · partij { $number } · { $player } won met { $color ->
            [white] Wit
           *[black] Zwart
        }: { $step }
        [draw] - { $at } · partij { $number } · { $player } speelde met { $color ->
            [white] Wit
           *[black] Zwart
        } remise: { $step }
       *[loss] - { $at } · partij { $number } · { $player } verloor met { $color ->
            [white] Wit
           *[black] Zwart
        }: { $step }
    }
versus-same-player = Dit is twee keer dezelfde speler. Kies twee verschillende spelers, of één om met jezelf te vergelijken.

record-title = **Partijen met rating op deze server**
record-title-of = **Partijen met rating van { $player } op deze server**
record-none = Op deze server is nog geen partij met rating afgelopen. Begin er een met `/dvonn uitdagen` en `rating:True`.
record-none-of = { $player } heeft op deze server nog geen partij met rating uitgespeeld.
record-game =
    { $outcome ->
        [win] { $at } · partij { $number } · { $one } won van { $other }
       *[draw] { $at } · partij { $number } · { $one } speelde remise tegen { $other }
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (telt voor 1/{ $part })
    }
record-uncounted = { $game }: telt niet ({ $reason })
uncounted-short = te kort
uncounted-second-timeout = nog een verlies door de klok binnen 24 uur
uncounted-voided = weggehaald door een moderator
button-newest = Nieuwste
button-newer = Nieuwer
button-older = Ouder

## Seasons

season-current = **Seizoen { $number }**: { $from } – { $until } (eindigt { $rest })
season-without-end = **Seizoen { $number }**: sinds { $from }, zonder einddatum
season-ended = **Seizoen { $number }**: { $from } – { $until }, eindstand
season-short = -# Seizoenen volgen de kalender. Dit eerste is korter, omdat het met de eerste partij met rating begon.
season-empty = In dit seizoen telde geen partij met rating.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = Met de eerste partij met rating tussen twee mensen begint het eerste seizoen. Begin er een met `/dvonn uitdagen` en `rating:True`.
season-unknown = Hier is geen seizoen { $number }. `/ranglijst seizoen` toont het huidige.
season-over = **Seizoen { $number } is afgelopen.**
season-title =
    { $place ->
        [1] 🥇 { $player } wint seizoen { $number }.
        [2] 🥈 { $player } is tweede.
       *[3] 🥉 { $player } is derde.
    }
season-over-more = De hele tabel zie je met `/ranglijst seizoen` en `nummer:{ $number }`. Het volgende seizoen is begonnen. De ratings gaan mee.
table-season = Seizoen { $number }
table-wins = Gewonnen
table-draws = Remise
table-losses = Verloren

## Challenge ladder

places-title =
    { $people ->
        [one] **Ranglijst van de server**, op plaatsen: één speler
       *[other] **Ranglijst van de server**, op plaatsen: { $people } spelers
    }
places-own = { $player } heeft plaats { $place }. Stijgen kan met `/ranglijst uitdagen`: daag een speler tot drie plaatsen hoger uit. Win je, dan ruilen jullie van plaats.
places-none = { $player } heeft nu geen plaats. Een plaats krijg je met `/ranglijst uitdagen`: daag een van de laatste drie spelers uit.
places-empty = De ranglijst is leeg. Daag iemand uit met `/ranglijst uitdagen`: de eerste partij om plaatsen geeft beide spelers een plaats.
table-places = DVONN-ranglijst, op plaatsen

refuse-place-none = De ranglijst van deze server heeft ratings, geen plaatsen. Gebruik `/dvonn uitdagen`.
refuse-place-self = Je kunt jezelf niet uitdagen. { $allowed }
refuse-place-answered = Je kunt deze uitdaging nu niet accepteren. { $why }
refuse-place-no-place = { $opponent } heeft geen plaats op de ranglijst, of speelde 60 dagen niet. { $allowed }
refuse-place-below =
    { $who ->
        [you] Je kunt { $opponent } niet uitdagen, want je staat zelf hoger. Andersom kan wel.
       *[other] { $opponent } staat nu onder { $challenger }.
    } { $allowed }
refuse-place-far = { $opponent } staat te hoog op de ranglijst: uitdagen kan tot { $places } plaatsen hoger. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Je speelt om een plaats in partij { $number } tegen { $opponent }. Speel die eerst uit.
           *[challenge] Je hebt { $opponent } al om een plaats uitgedaagd. Trek die uitdaging in, of wacht op het antwoord.
        }
       *[other] { $what ->
            [game] { $challenger } speelt om een plaats in partij { $number } tegen { $opponent }.
           *[challenge] { $challenger } heeft { $opponent } om een plaats uitgedaagd.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } heeft al een uitdager. Wacht tot die uitdaging voorbij is, of daag iemand anders uit.
       *[other] { $opponent } heeft al { $others } uitdagers. Wacht tot een van die uitdagingen voorbij is, of daag iemand anders uit.
    }
refuse-place-soon = { $challenger } en { $opponent } speelden minder dan een week geleden om een plaats. Opnieuw kan vanaf { $until }.
place-may-challenge =
    { $who ->
        [you] Je mag uitdagen: { $people }.
       *[other] { $challenger } mag uitdagen: { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Er staat niemand boven je. Anderen mogen jou uitdagen.
       *[other] Er staat niemand boven { $challenger }.
    }
challenge-for-place = Deze partij gaat om plaatsen op de ranglijst: wint de uitdager, dan ruilen ze van plaats.
place-stake = Deze partij gaat om plaatsen op de ranglijst: wint { $challenger } van { $opponent }, dan ruilen ze van plaats.
place-swapped = **{ $winner } neemt plaats { $place } op de ranglijst over van { $loser }.**
place-kept = De plaatsen op de ranglijst blijven gelijk.
place-swap-stays = De plaatsen worden niet teruggeruild: de ranglijst is sinds die partij veranderd.


## Captions of pictures

caption-move =
    { $color ->
        [white] Wit aan zet
       *[black] Zwart aan zet
    }
caption-passed =
    { $color ->
        [white] Wit past
       *[black] Zwart past
    }
caption-isolates = { $ply }, isoleert { $count }
caption-captures = { $ply }, slaat { $count }
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] Wit plaatst een steen
       *[black] Zwart plaatst een steen
    }
caption-place-red =
    { $color ->
        [white] Wit plaatst een rode steen
       *[black] Zwart plaatst een rode steen
    }
caption-won =
    { $color ->
        [white] Wit wint met { $margin }
       *[black] Zwart wint met { $margin }
    }
caption-draw = Remise
caption-won-early =
    { $color ->
        [white] Wit wint
       *[black] Zwart wint
    }
caption-resigned =
    { $color ->
        [white] Wit geeft op
       *[black] Zwart geeft op
    }
caption-timed-out =
    { $color ->
        [white] Wit overschrijdt de tijd
       *[black] Zwart overschrijdt de tijd
    }
caption-void = Geen uitslag
caption-sample = Zo ziet je bord er met Zwart uit · { $ply }
caption-preview = Voorbeeld: { $ply }

## Placing and moving with buttons

button-row = Rij { $row }
# Een korte knop, zodat er op een telefoon meer naast elkaar passen.
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}rood
       *[no] {""}
    }
menu-stack-hint = Stapel verplaatsen: kies er een
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: losse steen, met rood
           *[no] { $cell }: losse steen
        }
       *[other] { $red ->
            [yes] { $cell }: stapel van { $height }, met rood
           *[no] { $cell }: stapel van { $height }
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
pick-cell =
    Kies een veld in rij { $row }. { $red ->
        [yes] De rode steen wordt meteen geplaatst.
       *[no] Je steen wordt meteen geplaatst.
    }
pick-stack = Welke stapel wil je verplaatsen?
pick-destination = Waar moet **{ $cell }** heen? Je ziet eerst een voorbeeld.
pick-destination-at-once = Waar moet **{ $cell }** heen? De zet wordt meteen gespeeld.
confirm-ply = Voorbeeld: **{ $ply }**
confirm-score = Score na deze zet: Wit { $white }, Zwart { $black }. Spelen?
button-confirm = Zet spelen
button-back = Terug
button-another-stack = Andere stapel
you-moved = Je speelde **{ $ply }**.
you-moved-with-effect = Je speelde **{ $ply }**: die zet { $effects }.
you-placed =
    { $red ->
        [yes] Je plaatste een rode steen op **{ $cell }**.
       *[no] Je plaatste een steen op **{ $cell }**.
    }

## Previews

preview-title = Voorbeeld: er is geen zet gespeeld.
preview-move = { $player } speelt **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player } plaatst een rode steen op **{ $cell }**.
        [white] { $player } plaatst een witte steen op **{ $cell }**.
       *[black] { $player } plaatst een zwarte steen op **{ $cell }**.
    }
preview-pass = { $player } heeft geen mogelijke zet en past.
preview-score = Score daarna: Wit { $white }, Zwart { $black }.
preview-next-moves =
    { $moves ->
        [one] Daarna is { $player } aan zet, met één mogelijke zet ({ $other }).
       *[other] Daarna is { $player } aan zet, met { $moves } mogelijke zetten ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player } zou er geen hebben
        [one] { $player } zou er één hebben
       *[other] { $player } zou er { $moves } hebben
    }
preview-next-passes =
    { $moves ->
        [one] Daarna past { $player } (geen mogelijke zet). Dan is { $other } aan zet, met één mogelijke zet.
       *[other] Daarna past { $player } (geen mogelijke zet). Dan is { $other } aan zet, met { $moves } mogelijke zetten.
    }
preview-next-place =
    { $piece ->
        [red] Daarna plaatst { $player } een rode steen.
        [white] Daarna plaatst { $player } een witte steen.
       *[black] Daarna plaatst { $player } een zwarte steen.
    }
preview-next-dealt = Daarna wordt de rest van het bord willekeurig gevuld.
preview-won = Daarmee is de partij afgelopen: { $player } wint met { $own } tegen { $other } ({ $margin } verschil).
preview-draw = Daarmee is de partij afgelopen: remise, { $score } tegen { $score }.

preview-empty = Geef een zet, zoals `D3F3`, of meer, zoals `D3F3 E4E5`.
preview-too-long = Een voorbeeld heeft hoogstens { $most } zetten. Haal de laatste weg.
preview-unknown-word = `{ $word }` is geen veld zoals `D3` en geen zet zoals `D3F3`. Kies uit de suggesties terwijl je typt.
preview-half-a-move = { $cell } is maar een halve zet. Voeg het veld toe waar de stapel landt, zoals `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] Wit kan `{ $ply }` niet spelen. { $rule } Kies uit de suggesties terwijl je typt.
           *[black] Zwart kan `{ $ply }` niet spelen. { $rule } Kies uit de suggesties terwijl je typt.
        }
       *[other] { $color ->
            [white] Zet { $number }: Wit kan `{ $ply }` niet spelen. { $rule } Kies uit de suggesties terwijl je typt.
           *[black] Zet { $number }: Zwart kan `{ $ply }` niet spelen. { $rule } Kies uit de suggesties terwijl je typt.
        }
    }
preview-dealt = Na de laatste rode steen wordt de rest van het bord willekeurig gevuld. Laat je voorbeeld daar eindigen.

## Hints and analyses

hint-title =
    { $count ->
        [one] Je hebt maar één mogelijke zet:
       *[other] Je beste zetten:
    }
hint-title-placing = De beste velden voor je steen:
hint-not-played = Hiervan is nog niets gespeeld. Alleen jij ziet dit.
button-play-this = Speel { $letter }: { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] ongeveer gelijk
        [chance] ongeveer { $number }% winstkans
        [win] winst met { $number }
        [draw] remise
       *[loss] verlies met { $number }
    }
effect-next-to-red = naast rood
effect-at-edge = aan de rand
effect-can-capture-red = kan hierna rood slaan op { $cells }
effect-ends-game = beëindigt de partij
effect-leaves-no-move =
    { $color ->
        [white] laat Wit zonder zet
       *[black] laat Zwart zonder zet
    }
analysis-game = Partij { $number }.
analysis-plies = Na zet { $number } van { $count }.
analysis-worth =
    { $color ->
        [white] **Wit aan zet: { $worth }.**
       *[black] **Zwart aan zet: { $worth }.**
    }
analysis-variation = Variant: { $line }
analysis-then = -# daarna { $line }
analysis-then-end = -# daarna { $line }. Dan is de partij afgelopen: Wit { $white }, Zwart { $black }.
analysis-end = -# Daarna is de partij afgelopen: Wit { $white }, Zwart { $black }.
analysis-over = {"**"}De partij is afgelopen: Wit { $white }, Zwart { $black }.**
analysis-shared = { $player } toont een analyse:
verdict-best = {"**"}{ $ply }** is de beste zet.
verdict-forced = {"**"}{ $ply }** is de enige mogelijke zet.
verdict-as-good = {"**"}{ $ply }** is ongeveer even goed als de beste zet, **{ $better }**.
verdict-worse =
    {"**"}{ $ply }** brengt { $color ->
        [white] Wit
       *[black] Zwart
    } van { $before } naar { $after }{ $points ->
        [0] .
        [one] {" "}(kost { $points }%).
       *[other] {" "}(kost { $points }%).
    }
verdict-loses =
    In voortzetting A verliest { $color ->
        [white] Wit
       *[black] Zwart
    } { $losses }.
verdict-captured =
    { $height ->
        [1] de losse steen op { $cell }
       *[other] de stapel van { $height } op { $cell }
    }
verdict-isolated =
    { $count ->
        [one] één geïsoleerde steen
       *[other] { $count } geïsoleerde stenen
    }
verdict-score = Score na voortzetting A: Wit { $white }, Zwart { $black }. Voor de zet: Wit { $before_white }, Zwart { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Al geprobeerd
menu-variation-hint = Speel een van de beste zetten, of een eerdere poging …
menu-variation-stack-hint = Andere zet proberen: kies een stapel
menu-variation-row-hint = Waarom geen ander veld? Kies een rij
variation-stack = Waar moet **{ $cell }** heen? Je ziet daarna wat de zet kost, en waarom.
variation-row = Welk veld in rij { $row }? Je ziet daarna wat het kost.
analysis-effort =
    { $depth ->
        [one] -# Zoekdiepte: één zet.
       *[other] -# Zoekdiepte: { $depth } zetten.
    }
analyse-what = Hier is geen partij. Geef `partij` (een nummer of zetten) of `stelling`.
advice-rated = Deze partij is met rating, dus ik geef geen advies. `/partij voorbeeld` toont wat een zet doet. Na de partij toont `/dvonn analyseren` de beste zetten.
advice-over = In deze stelling kan geen van beide kanten zetten: Wit { $white }, Zwart { $black }. Voor een eerdere stelling van een partij gebruik je `/dvonn analyseren` en geef je het aantal zetten in `na`.
advice-in-tournament = Dit is een toernooipartij, dus ik geef geen advies. `/partij voorbeeld` toont wat een zet doet. Na de partij toont `/dvonn analyseren` de beste zetten.
advice-of-serious-game = Deze stelling lijkt te veel op partij { $number }, die je met rating of in een toernooi speelt. Tot die is afgelopen, kan ik deze stelling niet analyseren en niet vanaf hier met je doorspelen. Kies een andere stelling of zet.
advice-of-running = Deze stelling lijkt te veel op partij { $number }, die hier nog loopt. Tot die is afgelopen, plaats ik er geen analyse van.
advice-not-of-running = Deze partij loopt nog. Is die zonder rating en geen toernooipartij, dan kan wie aan zet is nu al een analyse maken. Na de partij kan iedereen dat.
advice-two-subjects = Geef een stelling of een partij, niet allebei. De optie `na` heeft een partij nodig.
advice-no-such-ply =
    { $plies ->
        [one] Deze partij heeft één zet, dus `na` moet 0 of 1 zijn.
       *[other] Deze partij heeft { $plies } zetten, dus `na` moet een getal van 0 tot en met { $plies } zijn.
    }

## Settings

# De naam van deze taal in deze taal.
language-name = Nederlands

settings-title = **Je instellingen**
settings-scope = Hoe borden eruitzien, verander je alleen voor jezelf: openbare borden volgen de serverinstellingen. De rest geldt voor al je partijen.
settings-hint =
    { $choice ->
        [orientation] Bord
        [theme] Thema
        [size] Plaatjes
        [notation] Notatie
        [reminders] Herinneringen
        [ladder] Soort ranglijst
        [season] Lengte van het seizoen
       *[language] Taal
    }
settings-orientation =
    { $value ->
        [white] Bord: Wit onderaan, zoals in het kanaal
        [own] Bord: mijn kant onderaan
       *[black] Bord: Zwart onderaan
    }
settings-theme =
    { $value ->
        [server] Thema: dat van de server
        [wood] Thema: licht hout
        [slate] Thema: donker leisteen
        [paper] Thema: zwart op wit, om af te drukken
        [contrast] Thema: hoog contrast
       *[colour-blind] Thema: voor kleurenblinden (Wit en Zwart verschillen van vorm)
    }
settings-size =
    { $value ->
        [small] Plaatjes: klein, voor telefoons
        [normal] Plaatjes: normaal
       *[large] Plaatjes: groot
    }
settings-notation =
    { $value ->
        [joined] Notatie: D3F3
        [dash] Notatie: D3-F3
       *[arrow] Notatie: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Herinneringen: in het kanaal van de partij
        [direct] Herinneringen: als privébericht
       *[off] Herinneringen: geen
    }
settings-language = Taal: { $name }
settings-language-discord = Taal: zoals op Discord
settings-confirm =
    { $on ->
        [yes] Zetten: eerst een voorbeeld zien
       *[no] Zetten: meteen spelen
    }
settings-only-ply =
    { $on ->
        [yes] Gedwongen zetten: ik speel ze voor je
       *[no] Gedwongen zetten: je speelt ze zelf
    }
settings-vacation =
    { $on ->
        [yes] Vakanties: beginnen vanzelf als je tijd op is, dag voor dag tot je speelt of geen dagen meer hebt
       *[no] Vakanties: beginnen alleen met `/dvonn vakantie`
    }
settings-weekends =
    { $on ->
        [yes] Vrije weekenden: je klokken staan op zaterdag en zondag stil, behalve in livepartijen
       *[no] Vrije weekenden: geen
    }
settings-takebacks =
    { $on ->
        [yes] Zetten terugnemen: mag, tenzij je de zet al hebt beantwoord
       *[no] Zetten terugnemen: je tegenstander vraagt het
    }
settings-milestones =
    { $on ->
        [yes] Mijlpalen, zoals een eerste overwinning: ik meld ze, één keer en privé
       *[no] Mijlpalen, zoals een eerste overwinning: niet gemeld
    }
settings-phrases =
    { $on ->
        [yes] Zinnetjes van tegenstanders op andere servers: zichtbaar
       *[no] Zinnetjes van tegenstanders op andere servers: verborgen
    }
settings-next-weekend = Volgend vrij weekend: { $begins } tot { $ends } ({ $zone }). Verander je dit of je tijdzone, dan geldt dat alleen voor weekenden over een week of later.
settings-quiet = Stille uren: { $hours } ({ $zone })
settings-no-quiet = Stille uren: geen
settings-summary = Dagelijkse lijst van wachtende partijen, per privébericht: { $time } ({ $zone })
settings-no-summary = Dagelijkse lijst van wachtende partijen: geen
button-settings-confirm =
    { $on ->
        [yes] Zetten eerst bekijken
       *[no] Zetten meteen spelen
    }
button-settings-only-ply = { $on ->
        [yes] Gedwongen zet automatisch
       *[no] Gedwongen zetten zelf doen
    }
button-settings-vacation = { $on ->
        [yes] Automatische vakantie aan
       *[no] Automatische vakantie uit
    }
button-settings-play = Herinneringen, taal …
button-settings-boards = Borden en zetten …
button-settings-weekends = { $on ->
        [yes] Weekenden vrij nemen
       *[no] In het weekend spelen
    }
button-settings-takebacks = { $on ->
        [yes] Terugnemen mag tot ik zet
       *[no] Terugnemen op verzoek
    }
button-settings-milestones = { $on ->
        [yes] Mijlpalen melden
       *[no] Mijlpalen niet melden
    }
button-settings-phrases = { $on ->
        [yes] Zinnetjes tonen
       *[no] Zinnetjes verbergen
    }
button-settings-quiet = Tijdzone, stille uren …
button-settings-people = Favorieten, genegeerd …
form-quiet = Tijdzone, stille uren, dagelijkse lijst
form-quiet-hours = Stille uren van – tot (leeg: geen)
form-summary = Dagelijkse lijst om (leeg: geen)
form-quiet-zone = Je tijdzone
refuse-quiet-hours = `{ $input }` is geen tijdspanne. Schrijf de uren als `22:00-07:00`, of laat het vak leeg.
refuse-summary-time = `{ $input }` is geen tijdstip. Schrijf het als `07:30`, of laat het vak leeg.
refuse-time-zone = `{ $input }` is geen bekende tijdzone. Gebruik een naam zoals `Europe/Berlin`, `America/New_York` of `UTC`.

## Plans. De woorden die spelers in een plan schrijven, zijn in elke taal dezelfde.

form-plan-title = Plan voor je stenen
form-plan-wishes = Velden, in volgorde van voorkeur
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Stop als je tegenstander hier plaatst
form-plan-stops-hint = (optioneel) near reds, D3; after 5: na 5 stenen
plan-is = **Je plan**: `{ $wishes }`
plan-stops = Stopregels: `{ $stops }`
plan-takes = Hierna, indien nog leeg: { $cells }
plan-takes-then-best = Hierna, indien nog leeg: { $cells }; dan de keus van de engine
plan-takes-best = Hierna: de keus van de engine
plan-takes-nothing = Alle velden van je plan zijn bezet.
plan-played = Volgens plan gespeeld. Je plan is uitgevoerd.
plan-not-playable = Niets uit je plan kon worden gespeeld, dus het is verwijderd.
fill-is = Over { $seconds } seconden begin ik de rest van je stenen te plaatsen, steeds als je aan de beurt bent. Je kunt me altijd stoppen.
fill-stopped = Gestopt. Je plaatst je stenen zelf.
fill-done = Alle stenen zijn geplaatst.
plan-none = Je hebt geen plan. Met `/dvonn plan` maak je er een.
button-plan = Plan maken …
button-edit = Bewerken
button-delete = Verwijderen
button-try-again = Opnieuw proberen
form-written = Je schreef:

plan-empty = Een plan heeft minstens één veld nodig, bijvoorbeeld `D3 E4, near reds, row 3`.
plan-too-long = In elk invoervak passen hoogstens { $most } tekens. Je spaart ruimte met woorden die voor veel velden staan: `row 3`, `edge` of `anywhere`.
plan-unknown-word = Ik ken het woord `{ $word }` niet in een plan. Gebruik velden zoals `D3` of `A1-E1`, of `row 3`, `column D`, `edge`. Het kan ook met `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = Bij `row` hoort een getal van 1 tot en met 5, zoals in `row 3`.
plan-column-letter = Bij `column` hoort een letter van A tot en met K, zoals in `column D`.
plan-near-what = Bij `near` hoort `reds`, `own`, `theirs` of een veld, zoals in `near D3`.
plan-line-end = Geef na het streepje het laatste veld, zoals in `A1-E1`.
plan-not-a-line = { $from } en { $to } liggen niet op een rechte lijn. Noem de velden een voor een, of geef er twee die wel zo liggen, zoals `A1-E1`.
plan-best-serious = In een partij met rating of in een toernooi mag `best` niet. Gebruik `anywhere`, dat in het midden van het bord begint.
plan-count = Bij `after` hoort een getal van 1 tot en met 49, zoals in `after 5`.
plan-no-cell-first = Begin met het veld voor deze beurt, zoals D3. De rest wordt je plan.

## Conditional moves. Wat spelers erin schrijven, is in elke taal hetzelfde.

form-if-title = Als dit komt, speel ik dat
form-if-lines =
    { $first ->
        [mine] Per regel: ik, tegenstander, ik …
       *[theirs] Per regel: tegenstander, ik, tegenstander …
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: ik plaats D3; komt daarop E4, dan plaats ik F2. * is elk ander veld
           *[theirs] D3 E4: komt er D3, dan plaats ik E4. * E5: anders plaats ik E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: ik speel D3F3; na E4E5 speel ik C1C3. * is elke andere zet. resign: ik geef op
           *[theirs] D3F3 E4E5: komt er D3F3, dan speel ik E4E5. * C1C3: anders speel ik C1C3. resign: ik geef op
        }
    }
if-are = **Je voorwaardelijke zetten.** Jouw zetten staan na de dubbele punt; { "*" } is elk ander antwoord.
if-resigns = Waar een regel op `resign` eindigt, geef ik voor je op.
if-waits = Speel eerst { $ply }. Daarna wachten deze zetten op het antwoord van je tegenstander.
if-none = Je hebt geen voorwaardelijke zetten. Klaarzetten doe je met `/dvonn voorwaardelijk`.
button-conditions = Voorwaardelijke zetten …
button-add-conditions = Voorwaardelijke toevoegen

if-empty = Schrijf minstens één regel, bijvoorbeeld `D3F3 E4E5`: komt er D3F3, dan speel ik E4E5.
if-too-long = Voorwaardelijke zetten mogen samen hoogstens { $most } tekens hebben. Haal de minst waarschijnlijke weg.
if-too-many = Je hebt { $found } voortzettingen. Het maximum is { $most }. Haal de minst waarschijnlijke weg.
if-too-deep = Regel { $line } heeft meer dan { $most } zetten. Maak hem korter.
if-unknown-word = Regel { $line }: `{ $word }` is geen veld zoals `D3`, geen zet zoals `D3F3` en geen `*` voor elke andere zet.
if-no-such-cell = Regel { $line }: veld `{ $word }` bestaat niet. { $cells }
if-pass = Regel { $line }: haal het passen weg. Dat doe ik voor je.
if-half-a-move = Regel { $line }: { $cell } is maar een halve zet. Voeg het veld toe waar de stapel landt, zoals `D3F3`.
if-any-of-mine = Regel { $line }: `*` staat alleen voor zetten van je tegenstander. Schrijf je eigen zet uit.
if-resigns-unprovoked = Regel { $line }: `resign` moet na een zet van je tegenstander komen.
if-illegal-mine = Regel { $line }: je kunt { $ply } daar niet spelen. { $reason }
if-illegal-theirs = Regel { $line }: je tegenstander kan { $ply } daar niet spelen. Kijk naar het bord, en wie bij elke zet aan de beurt is.
if-after-the-end = Regel { $line } gaat door na het einde van de partij. Maak hem korter.
if-no-answer = Regel { $line } eindigt met een zet van je tegenstander. Voeg je antwoord toe, of haal die zet weg.
if-two-answers = Regels { $first } en { $second } geven twee antwoorden op dezelfde zetten. Houd er één over.

## Private notices

notice-title = Partij { $number } tegen { $opponent }:
notice-board = [Bord]({ $url })
notice-branch-dropped = Je voorwaardelijke zet **{ $answer }** kon niet worden gespeeld, dus je voorwaardelijke zetten zijn verwijderd. { $reason }
notice-branch-dropped-after = Je antwoord op { $after }, **{ $answer }**, kon niet worden gespeeld, dus je voorwaardelijke zetten zijn verwijderd. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] Er is een zet teruggenomen, dus ik heb je voorwaardelijke zetten verwijderd.
        [dealt] Het bord is gevuld, dus ik heb je voorwaardelijke zetten verwijderd.
       *[rated_game] Deze partij ging te veel lijken op een van je partijen met rating, dus ik heb je voorwaardelijke zetten verwijderd.
    } Nieuwe maak je met `/dvonn voorwaardelijk` in het kanaal van de partij. Je oude:
notice-plan-stopped = Je plan is gestopt: je tegenstander plaatste op **{ $cell }** (`{ $rule }`).
notice-plan-left = Nog niet geplaatst: `{ $plan }`. Stopregels: `{ $stops }`. Een nieuw plan maak je met `/dvonn plan` in het kanaal van de partij.
notice-muted =
    Ik mag niet schrijven in { $channel }, dus ik kan het bord daar niet tonen. Vraag een moderator mij { $place ->
        [thread] de rechten “Kanaal bekijken” en “Berichten versturen in threads” te geven. Is de thread vergrendeld, dan moet die ook worden ontgrendeld
       *[channel] de rechten “Kanaal bekijken” en “Berichten versturen” te geven
    }. Ik blijf het proberen.
notice-muted-refused = Ik kan het bord niet tonen in { $channel }. { $reason } Ik blijf het proberen.
notice-muted-elsewhere = Ik mag niet schrijven waar je tegenstander speelt, dus het bord is daar niet te zien.
notice-muted-clock = De klok staat stil tot ik daar kan schrijven, hoogstens { $time }. Opdrachten zoals `/dvonn bord` werken daar nog.
notice-muted-runs = De klokken lopen door. Opdrachten zoals `/dvonn bord` werken daar nog.
notice-place-lost = Het kanaal of de thread van deze partij is verwijderd, en ik kan nu geen nieuwe thread openen. { $reason } De klok staat stil tot dat lukt. Een moderator kan partij { $number } ook beëindigen met `/partij beslissen`.
notice-waits = Er is nieuws in deze partij. Uit mezelf kan ik daar niets plaatsen: gebruik daar `/dvonn bord`.
notice-waits-clock = Tot dan staat de klok stil, hoogstens { $time }.
notice-plan-done = Je plan is uitgevoerd: alle stenen ervan zijn geplaatst. Een nieuw plan maak je met `/dvonn plan` in het kanaal van de partij.
notice-plan-exhausted = Je plan is op: de rest van de velden is bezet. Een nieuw plan maak je met `/dvonn plan` in het kanaal van de partij.

## Browsing a game

button-browse = Zetten doorbladeren
button-first = Begin
button-page-back = Terug
button-forward = Verder
button-last = Einde
page-start = Stelling 0 van { $count }: vóór de eerste zet.
page-passed = Stelling { $number } van { $count }: { $player } heeft geen mogelijke zet en past
page-ply = Stelling { $number } van { $count }: { $player } speelt **{ $ply }**
import-title = Geïmporteerde partij: { $white } (Wit) tegen { $black } (Zwart)
import-title-no-names = Geïmporteerde partij
import-result = Uitslag: { $result }

## Replays, and the menu of positions to jump to

button-replay = Partij afspelen
button-share = Aan iedereen tonen
menu-chapter-hint = Spring naar …
menu-game-hint = Blader door een partij …
menu-found-hint = Partij doorbladeren, afspelen of evalueren …
chapter-start = Begin van de partij
chapter-placed = Zet { $number }: alle stenen geplaatst
chapter-ply = Zet { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Zet { $number }: einde van de partij
       *[running] Zet { $number }: huidige stelling
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } tegen { $black } (loopt)
       *[over] { $number }: { $white } tegen { $black }
    }
replay-ply = Herhaling van zet { $number } van { $count }.
replay-plies = Herhaling van zet { $from } tot en met { $to } van { $count }.
replay-nothing = Er valt nog niets af te spelen: deze partij heeft geen zetten. `/dvonn bord` toont het bord.
replay-no-such-ply = Deze partij heeft geen zet { $named }. Geef `van` en `tot` als getallen van 1 tot en met { $plies }, of laat ze leeg voor de hele partij.
replay-elsewhere = Deze partij is op een andere server gespeeld, dus ik kan die hier niet aan iedereen tonen. Zonder `delen` zie alleen jij de herhaling.
replay-backwards = Zet { $from } komt na zet { $to }. Draai ze om: `van` { $to }, `tot` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Animatie van zet { $from } tot en met { $to }: { $plies }. Slotstelling:
error-still-drawing = Je vorige herhaling is nog niet klaar. Wacht daarop en vraag het dan opnieuw.

## Reviews

button-review = Partij evalueren
button-review-show = Evaluatie tonen
button-review-browse = Vanaf hier bladeren
button-review-help = Uitleg
button-turning-point = { $mark }: zet { $number }
review-in-progress = Ik werk aan de evaluatie … { $known } van { $all }. Dat duurt ongeveer een minuut.
review-will-be-posted = Zodra de evaluatie klaar is, plaats ik die in { $channel }. Met de knop zie je die hier.
review-ready = De evaluatie is klaar.
review-is-posted = Die staat ook in { $channel }.
review-title = {"**"}Evaluatie.** { $title }
review-side =
    { $color ->
        [white] Wit, { $player }
        [black] Zwart, { $player }
       *[nameless] { $player }
    }: nauwkeurigheid **{ $accuracy }%**; eerste keus van de engine: { $best } van { $judged ->
        [one] { $judged } zet
       *[other] { $judged } zetten
    }.
review-strength = Speelsterkte: niveau { $level }, { $name }.
review-strength-range = Speelsterkte: niveau { $from } tot en met { $to } ({ $first } tot en met { $last }).
review-no-turns = Geen keerpunten: geen zet verlaagde de winstkansen met 10% of meer.
review-practice = Oefen wat je het meest kostte: met de les en de puzzels hieronder.
review-turning-point = {"**"}{ $mark }.** Zet { $number }: **{ $ply }** bracht { $player } van { $before } naar { $after }.
review-better = Beter: **{ $better }**.
review-better-line = Beter: **{ $better }**, daarna { $line }.
review-chance = { $chance }%
review-draw = remise
review-end =
    { $end ->
        [win] winst met { $margin }
       *[loss] verlies met { $margin }
    }
review-help =
    - De percentages bij een zet zijn de winstkansen van wie de zet deed.
    - Voor de nauwkeurigheid en de eerste keus van de engine tellen alleen zetten bij winstkansen tussen 10 en 90%. In een besliste partij kost geen zet iets.
    - Niveau: het computerniveau waarvan de zetten ongeveer evenveel kosten als die van deze speler. Het ontbreekt als er meer dan drie niveaus zouden passen.
review-figure = { $accuracy }%
phase-placement = Plaatsfase
phase-movement = Zetfase
caption-review = Winstkansen van Wit na elke zet; naast de namen de nauwkeurigheid
caption-turning-point = A: beter, { $better } · B: gespeeld, { $played }
alt-turning-point = A markeert de betere zet: { $better }. B, in een andere kleur, de gespeelde: { $played }.
alt-review = Lijngrafiek: de winstkansen van Wit, { $white } (Wit) tegen { $black } (Zwart). Na zet { $figures }.
alt-review-without-names = Lijngrafiek: de winstkansen van Wit. Na zet { $figures }.
alt-review-figure = { $number }: { $chance }%
alt-review-accuracy =
    { $color ->
        [white] Nauwkeurigheid van Wit: { $accuracy }%.
       *[black] Nauwkeurigheid van Zwart: { $accuracy }%.
    }
alt-review-turning-point =
    Keerpunt { $mark }, zet { $number }, { $color ->
        [white] Wit
       *[black] Zwart
    }: { $after } in plaats van { $before }.

## Openings

openings-title = **Openingen**: waar in echte partijen de stenen werden geplaatst.
openings-start =
    { $games ->
        [one] Het lege bord: één partij.
       *[other] Het lege bord: { $games } partijen.
    }
openings-after =
    { $games ->
        [one] Na { $cells } (gespiegelde borden tellen ook): één partij.
       *[other] Na { $cells } (gespiegelde borden tellen ook): { $games } partijen.
    }
openings-reds-matter = Het maakt uit waar de rode stenen liggen. Wit scoorde { $apart }% als geen twee rode elkaar raakten, en { $together }% als ze elkaar alle drie raakten.
openings-reds =
    { $pairs ->
        [0] Geen twee rode stenen raken elkaar. In zulke partijen ({ $games }) scoorde Wit { $white }% (remise telt half).
        [1] Twee rode stenen raken elkaar. In zulke partijen ({ $games }) scoorde Wit { $white }% (remise telt half).
        [2] De rode stenen vormen een keten. In zulke partijen ({ $games }) scoorde Wit { $white }% (remise telt half).
       *[3] Alle drie de rode stenen raken elkaar. In zulke partijen ({ $games }) scoorde Wit { $white }% (remise telt half).
    }
openings-left = Nieuw vanaf zet { $number }. Laatste bekende stelling:
openings-end = Hier houdt de verzameling op.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became =
    { $games ->
        [one] één partij, Wit won { $white }%, remise { $drawn }%
       *[other] { $games } partijen, Wit won { $white }%, remise { $drawn }%
    }
openings-dealt = Deze partij begon niet op het lege bord en heeft dus geen opening. Je kunt wel openingen bekijken uit partijen die daar begonnen.
alt-openings = Meest gekozen volgende velden: { $cells }.
menu-opening = Waar de volgende steen kwam
button-opening-back = Terug
button-opening-start = Vanaf het lege bord

## Notes on games

form-note = Je notitie bij partij { $number }
form-note-text = Alleen jij ziet dit tot de partij klaar is
form-note-hint = Wat je van plan bent, of wat je wilt onthouden
notes-none = Nog geen notities.
note-of = Notitie van { $author }:
notes-private = Alleen jij ziet je notitie tot de partij is afgelopen. Daarna kan iedereen die de partij ziet je notitie lezen.
button-note =
    { $written ->
        [yes] Notitie bewerken
       *[no] Notitie schrijven
    }

## Following games

follow-number = Partij { $number }
follow-title = { $game }: { $white } – { $black }
follow-none = Je volgt deze partij niet. Doe je dat wel, dan stuur ik je privéberichten over de partij, maar niet in je stille uren.
follow-moves = Je volgt deze partij: je krijgt na elke zet en aan het einde een privébericht, maar niet in je stille uren.
follow-end = Je volgt deze partij: je krijgt een privébericht als die is afgelopen, maar niet in je stille uren.
follow-turn = Zet { $number }: { $player } is aan de beurt.
follow-stopped = Je krijgt geen berichten meer over deze partij. Weer volgen kan met `/partij volgen` in het kanaal van de partij.
follow-hidden = Je krijgt geen berichten meer over partij { $number }: je kunt het kanaal niet meer zien.
followed =
    Je volgt deze partijen (hoogstens { $most }):
    { $games }
    Veranderen kan met `/partij volgen` in het kanaal van de partij.
followed-none = In dit kanaal loopt geen partij, en je volgt er geen. Een partij volgen kan met `/partij volgen` in het kanaal ervan.
button-follow-moves = Elke zet volgen
button-follow-end = De uitslag volgen
button-unfollow = Niet meer volgen
refuse-follow-own = Je speelt zelf in deze partij, dus ik zeg het als je aan de beurt bent. Voor herinneringen als privébericht, zie `/dvonn instellingen`.
refuse-follow-private = Je kunt alleen partijen volgen op servers die mij hebben toegevoegd.
refuse-follow-many =
    Meer partijen kun je niet volgen. Stop eerst met een van deze, met `/partij volgen` in het kanaal van die partij:
    { $games }
refuse-follow-full = { $most } mensen volgen deze partij al, en meer kan niet.

## Games as files

export-no-files = (Ik kan in dit kanaal geen bestanden bijvoegen. Je krijgt het bestand met `/partij exporteren` en het partijnummer in een privébericht aan mij.)
export-which = Welke partij? Geef het nummer. `/dvonn partijen` toont je partijen.
export-no-number = `{ $input }` is geen partijnummer. `/dvonn partijen` toont je partijen.
export-no-sgf = Een SGF-bestand begint altijd met het lege bord, maar deze partij niet. Hier is de partij als tekst.
export-start-in-file = De partij begint met een eigen stelling, die in het bestand staat.
form-import = Partij importeren
form-import-game = Tekst van het bestand, of de zetten
import-gone = Ik heb deze partij niet meer, omdat je daarna veel andere hebt geïmporteerd. Importeer de partij opnieuw met `/partij importeren`.
import-too-long = Deze tekst is te lang voor een partij. Het maximum is { $most } KiB.
import-unreachable = Ik kon dit bestand niet van Discord downloaden. Probeer het opnieuw, of geef de partij als tekst.
import-no-text = Dit is geen tekstbestand. Gebruik een bestand van `/partij exporteren`, of SGF van Boardspace.
import-not-in-message = Ik vind geen partij in dit bericht. Ik lees zetten zoals `D3 E4 F5`, en bestanden van `/partij exporteren`.
import-nothing = Ik vind geen zetten. Gebruik een bestand van `/partij exporteren`, of zetten zoals `D3 E4 F5`.
import-sgf = Een waarde in dit SGF-bestand houdt niet op: er ontbreekt een `]`. Is het bestand volledig?
import-header = Regel { $line }: { $fault }
import-header-form = Regel { $line } is geen kopregel. Die hoort eruit te zien als `[Key "value"]`.
import-no-cell = Zet { $number }: veld { $found } bestaat niet. { $cells }
import-no-ply = Zet { $number }: { $found } is geen zet. Schrijf D3 om te plaatsen, D3F3 om te verplaatsen, of PASS.
import-illegal = Zet { $number }, `{ $ply }`: { $rule }
import-no-score = Na de streep: { $found } is geen score. Schrijf twee getallen, dat van Wit eerst.
import-not-over = Na zet { $number } staat een score, maar de partij is niet afgelopen.
import-other-score = Volgens de tekst is de score { $white_said } tegen { $black_said }, maar op het bord is het { $white } tegen { $black }.
rule-taken = { $cell } is bezet.
rule-empty = { $cell } is leeg.
rule-lone-red = De rode steen op { $cell } ligt alleen, dus niemand kan hem verplaatsen.
rule-not-theirs = De stapel op { $cell } is van de andere kant.
rule-surrounded = De stapel op { $cell } is ingesloten en kan niet bewegen.
rule-not-straight = { $from } en { $to } liggen niet op een rechte lijn.
rule-distance = De afstand van { $from } naar { $to } is { $distance }, maar de stapel heeft hoogte { $height }.
rule-empty-target = { $to } is leeg.
rule-leaves-board = Vanaf { $from } komt een stapel van { $height } buiten het bord.
rule-still-placing = Nog niet alle stenen zijn geplaatst.
rule-all-placed = Alle stenen zijn geplaatst.
rule-must-pass = Wie aan zet is, heeft geen mogelijke zet. Schrijf PASS.
rule-may-not-pass = Wie aan zet is, heeft een mogelijke zet en kan dus niet passen.
rule-game-over = De partij was vóór deze zet al afgelopen.

## Resigning

ask-resign = Je partij tegen { $opponent } opgeven?
ask-abort = De partij tegen { $opponent } afbreken?
ask-close = Je tegenstander heeft de server verlaten. De partij zonder uitslag beëindigen?
button-resign = Partij opgeven
button-close = Partij beëindigen
button-keep-playing = Verder spelen
resign-cancelled = De partij gaat door.
game-resigned = Je hebt opgegeven.
game-aborted = Je hebt de partij afgebroken.
game-closed = De partij is afgelopen.

## Lists and pages

games-none =
    { $place ->
        [here] Je hebt geen lopende partijen op deze server.
       *[anywhere] Je hebt geen lopende partijen.
    } `/dvonn spelen` begint er een tegen de computer. `/dvonn hulp` toont hoe je tegen mensen speelt.
games-title =
    { $count ->
        [one] **Je partij**
       *[other] **Je { $count } partijen**
    }
games-entry =
    { $turn ->
        [yours] **Jij bent aan zet** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · { $opponent } aan zet · { $time }
    }
games-entry-game = Partij { $number }
games-entry-moved = laatste zet { $moved }
games-since = laatste zet { $since }
games-muted = klok staat stil omdat ik het bord daar niet kon tonen, nog { $left }
games-paused = gepauzeerd, nog { $left }
games-vacation = op vakantie, nog { $left }
games-weekend = vrij weekend, nog { $left }, de klok loopt { $until } weer
games-waiting =
    { $count ->
        [one] Eén partij wacht op je.
       *[other] { $count } partijen wachten op je.
    }
games-short-of-time =
    { $count ->
        [one] In één partij raakt je tijd op.
       *[other] In { $count } partijen raakt je tijd op.
    }
desk-empty = Er wacht nu geen partij op je.
milestone-first-win = {"**"}Je eerste overwinning** tegen een mens!
milestone-streak = {"**"}Winstreeks** tegen mensen: { $count }
milestone-best-win = {"**"}Je beste overwinning** op deze ranglijst: de rating van je tegenstander was { $rating }.
milestone-level = {"**"}{ $level }:** je eerste overwinning tegen dit niveau van de computer!
milestone-of-game = Partij { $number }: { $milestone }
button-next-game = Volgende partij
button-look-again = Opnieuw kijken
button-skip = Later (nog { $count })
button-all-games = Alle partijen
button-games-here = Deze server
button-games-everywhere = Overal
moves-title = Partij { $number }: { $white } (Wit) tegen { $black } (Zwart)
moves-handed-over = { $at }: { $moderator } droeg een kant over. Reden: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } haalde de partij uit de ratings. Reden: { $reason }
moves-empty = Nog geen zetten.
find-title =
    { $count ->
        [one] **Eén partij gevonden**
       *[other] **{ $count } partijen gevonden**, nieuwste eerst
    }
find-none = Geen afgelopen partij voldoet. Laat een van de voorwaarden weg.
find-more = -# Er zijn misschien oudere partijen. Vind ze door de zoekopdracht te beperken, bijvoorbeeld op dag.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } – { $black } · { $result } · één zet
       *[other] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } zetten
    }
find-entry-in = { $entry } · { $place }
find-no-day = De dag `{ $typed }` kan ik niet lezen. Schrijf jaar, maand en dag: 2026-03-01.
find-days-swapped = De eerste dag komt na de laatste. Draai ze om.
find-lengths-swapped = Het minimumaantal zetten is hoger dan het maximum. Draai ze om.
find-other-bot = Die bot speelt niet. Kies een persoon, of kies mij voor partijen tegen de computer.
find-no-server = Hier kun je alleen in je eigen partijen zoeken. In de partijen van een server zoek je op die server.

button-learn-rules = Regels leren
button-take-lesson = Een les volgen
button-play-computer = Tegen de computer
button-challenge-anyone = Iedereen uitdagen
button-help-start = Een partij beginnen
button-help-turn = Aan zet
button-help-agree = Remise, pauze, opgeven
button-help-records = Na de partij
button-help-compete = Ranglijst en toernooien
button-help-settings = Instellingen en gegevens
button-help-manage = Voor beheerders
button-help-about = Over DVONN
button-help-more = Meer onderwerpen
hello =
    {"**"}Hallo! Ik regel hier partijen DVONN.**
    DVONN is een bordspel voor twee. Je zet stapels op andere stapels en snijdt stenen af. Heb je aan het einde de meeste stenen, dan win je.
    Speel in je eigen tempo, met vrienden of met mij. Nog nooit gespeeld? Druk op **Regels leren**. `/dvonn hulp` toont de rest.
help =
    {"**"}Zo speel je hier DVONN**
    DVONN is een bordspel voor twee. Je verplaatst stapels naar andere stapels, en wie aan het einde de meeste stenen heeft, wint.
    Nieuw hier? **Regels leren** duurt vijf minuten. **Tegen de computer** begint een partij op het laagste niveau.
    Ben je aan zet, gebruik dan de knoppen onder het nieuwste bord.
help-start =
    {"**"}Een partij beginnen**
    `/dvonn spelen`: tegen de computer, op een van negen niveaus. Kan ook in privéberichten.
    `/dvonn uitdagen`: een speler uitdagen, of iedereen in het kanaal.{ $seek ->
        [yes] {" "}`/zoeken`: een tegenstander zoeken op alle servers die deze bot gebruiken.
       *[no] {""}
    }
    `/dvonn regels`: de regels in vijf minuten, met plaatjes. `/leren les`: lessen in de chat.
    `/puzzel oplossen`: de beste zet vinden, op jouw sterkte. `/puzzel race`: in vijf minuten zoveel mogelijk puzzels oplossen. `/leren openingen`: waar in echte partijen de stenen werden geplaatst.
    In een kanaal of thread loopt één partij tegelijk. Voor meer partijen open je threads.
help-turn =
    {"**"}Aan zet**
    Gebruik de knoppen onder het nieuwste bord. Verplaats je een stapel, dan zie je eerst een voorbeeld. Een steen wordt meteen geplaatst. Of gebruik:
    `/dvonn plaatsen D3`: een steen plaatsen. `/dvonn zetten D3F3`: de stapel op D3 naar F3 verplaatsen.
    `/dvonn bord`: het nieuwste bord. `/dvonn partijen`: je lopende partijen. `/partij volgen`: berichten over een partij van anderen.
    `/partij voorbeeld D3F3`: wat een zet doet, of meer zetten achter elkaar.
    `/dvonn tip`: je beste zetten. `/dvonn analyseren`: de beste zetten in elke stelling. Geen van beide werkt in partijen met rating.
    `/dvonn plan`: vooruit plaatsen, zoals `near reds, row 3`. `/dvonn voorwaardelijk`: voorwaardelijke zetten. Geen van beide is zichtbaar voor anderen.
help-agree =
    {"**"}Remise, pauze, opgeven**
    `/dvonn voorstellen`: remise, een zet terugnemen, pauze, meer tijd of revanche.
    `/dvonn opgeven`: je partij opgeven. `/partij afbreken`: een partij afbreken die net is begonnen.
    `/partij opeisen`: een partij winnen als je tegenstander de server verliet en de tijd overschreed.
    `/dvonn vakantie`: je klokken een paar dagen stilzetten.
help-records =
    {"**"}Na de partij**
    `/partij evaluatie`: hoe de partij verliep, en welke zetten beter waren. `/partij herhaling`: de partij als GIF.
    `/partij zetten`: alle zetten als tekst. `/partij notitie`: je notitie erbij, privé tot de partij is afgelopen.
    `/partij exporteren`: de partij als bestand. `/partij importeren`: een partij uit een bestand.
    `/partij zoeken`: afgelopen partijen, van jou of van deze server.
help-compete =
    {"**"}Ranglijst en toernooien**
    `/ranglijst top`: de beste spelers. `/ranglijst profiel`: één speler. `/ranglijst vergelijken`: twee spelers.
    `/ranglijst top` met `lijst:Wereldranglijst`: de beste spelers van alle servers. `/ranglijst wereld-verlaten`: die lijst verlaten.
    `/ranglijst seizoen`: dit seizoen. `/ranglijst activiteit`: hoeveel partijen hier worden gespeeld.
    `/toernooi lijst`: toernooien hier. `/toernooi meedoen`: meedoen. `/toernooi aanmaken`: er een organiseren.
    `/competitie tonen`: de competitie. `/competitie meedoen`: meedoen aan de volgende cyclus.
    Partijen tellen voor de ranglijst als ze met rating zijn: gebruik `/dvonn uitdagen` met `rating:True`.
help-settings =
    {"**"}Instellingen en gegevens**
    `/dvonn instellingen`: borden, notatie, herinneringen, stille uren en taal.
    `/privacy tonen`: wat ik over je bewaar. `/privacy exporteren`: dat alles als bestand. `/privacy verwijderen`: alles verwijderen.
help-manage =
    {"**"}Voor beheerders**
    Je hoeft niets in te stellen. `/dvonn-admin instellingen` toont de serverinstellingen: kanalen, rollen, ratings, seizoenen, taal en meer.
    `/competitie aanmaken`: een competitie die vanzelf doorgaat. `/toernooi aanmaken`: een toernooi. Met `herhalen` komt er elke week of maand een. Het kanaal voor het weekoverzicht kies je in de instellingen.
    `/partij beslissen`: een partij beëindigen, ongeldig verklaren of een kant overdragen. Iedereen ziet je reden.
    `/dvonn-admin blokkeren`: iemand blokkeren. `/dvonn-admin logboek`: wat moderators deden.
help-about =
    {"**"}Over DVONN**
    DVONN is bedacht door Kris Burm. Het verscheen in 2001, als vierde spel van het GIPF-project. Het won in 2002 de International Gamers Award, en het tijdschrift *Games* koos het in 2003 tot spel van het jaar.
    De zusterspellen zijn GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR en LYNGK.
    Lees erover: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Elders spelen: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Een wedstrijd voor programma’s, in 2011 met DVONN: [CodeCup](<https://www.codecup.nl>)
    Deze bot staat daar los van. Hij is gemaakt door liefhebbers van het spel.

## The rules, page by page, each with a picture

rules-title = {"**"}De regels van DVONN: { $page }** · { $number } van { $count }
button-rules-next = Volgende
rules-goal =
    Twee spelers bouwen stapels. De bovenste steen bepaalt van wie een stapel is. Wie aan het einde de meeste stenen bezit, wint.
    Het bord heeft 49 velden, van A1 tot en met K5. Er zijn 23 witte en 23 zwarte stenen. De 3 rode stenen zijn van niemand, maar stapels die hun verbinding met rood verliezen, gaan van het bord.
    Een partij heeft hoogstens 97 zetten en duurt aan tafel zo’n 30 minuten. Het spel is voor spelers vanaf 8 jaar, en geluk komt er niet aan te pas.
    {"**"}Het plaatje** toont een afgelopen partij. Een getal is de hoogte van een stapel; een losse steen heeft geen getal. Een rode rand met een rood teken betekent dat een stapel rood bevat; bij meer dan één rode steen staat in het teken hoeveel. Wit bezit { $white } stenen, Zwart { $black }, dus Wit wint.
rules-placing =
    Het bord begint leeg. Wit plaatst de eerste rode steen, Zwart de tweede, Wit de derde. Daarna plaatsen beide spelers om de beurt hun eigen stenen, Zwart eerst, tot het bord vol is. Elk leeg veld mag.
    Wit plaatst de laatste steen, en doet daarna ook de eerste zet. Wit is dus twee keer achter elkaar aan de beurt. Daar staat tegenover dat Zwart de eerste eigen steen plaatste.
    Rij 1, onderaan, heeft de velden A1 tot en met I1. Daarboven komen A2 tot en met J2, A3 tot en met K3, B4 tot en met K4 en, bovenaan, C5 tot en met K5.
    {"**"}Het plaatje** toont een partij met de rode stenen op { $reds } en de eerste stenen eromheen. Een ring markeert de laatste steen.
rules-moving =
    Als je aan zet bent, verplaats je één stapel die van jou is. Hij gaat in een rechte lijn, over stenen en gaten heen, precies zoveel velden ver als hij hoog is. Een losse steen gaat één veld ver. De stapel moet landen op een andere stapel of steen, van welke kleur ook, en de twee worden één. Was die rood of van je tegenstander, dan heb je hem *geslagen*.
    {"**"}Plaatje 1:** de witte stapel op { $stack } is drie hoog. Hij kan naar de ringen: { $targets }. Hij kan niet naar { $empty } (leeg), { $near } (te dichtbij) of omhoog (van het bord af).
rules-surrounded =
    Een stapel met stenen aan alle zes kanten is ingesloten. Hij kan niet bewegen, van wie hij ook is en hoe hoog hij ook is, tot een veld ernaast leeg raakt. In het begin kunnen dus alleen stenen aan de rand bewegen.
    {"**"}Plaatje 2:** de verbodsborden markeren de ingesloten stapels: { $stacks }. Die op { $red } kan niet bewegen, ook al bevat hij rood. De steen op { $edge } heeft ook geen leeg veld naast zich, maar kan wel bewegen: een veld aan de rand heeft nooit zes buren.
rules-touching = Elk veld raakt hoogstens zes andere. In zijn eigen rij: de twee ernaast. In de rij met het nummer erna: dezelfde letter en de volgende. In de rij met het nummer ervoor: dezelfde letter en de vorige. { $cell } raakt { $touched }.
rules-cell-touches = { $cell } raakt { $touched }.
rules-cell-game = In de partij hier: { $stacks }
rules-cell-empty = Leeg: { $cells }.
rules-isolation =
    Na elke zet is elke stapel zonder verbinding met een rode steen geïsoleerd: hij gaat voorgoed van het bord. Een verbinding is een keten van stapels naast elkaar. Het maakt niet uit wie de zet deed of van wie de stapel is. Rode stenen, en stapels met rood, blijven altijd. Een rode steen alleen kan niet bewegen. Een stapel met rood beweegt zoals elke andere.
    {"**"}Plaatje 3:** Wit speelde { $ply }. Die steen was de enige schakel tussen { $isolated } en rood, dus Zwart verliest in één keer { $count } stenen.
rules-end =
    Heb je geen mogelijke zet, dan pas je; dat doe ik voor je. Je zet weer zodra het kan. Heb je wel een mogelijke zet, dan moet je zetten, ook als het je stenen kost. De partij is afgelopen als geen van beide kanten kan zetten. Dan telt elke speler alle stenen in de eigen stapels, ook de rode. De hoogste score wint; een gelijke score is remise.
    {"**"}Plaatje 4:** Wit had { $before } stenen, Zwart { $black }, maar { $ply } was de enige zet van Wit. Die nam de rode steen weg bij { $isolated }, en die gingen van het bord. Nu kan geen van beide kanten zetten: Wit heeft nog { $white } stenen, en Zwart wint.
rules-here =
    `/dvonn spelen` begint een partij tegen de computer, op elk niveau van Beginner tot Grootmeester. `/dvonn uitdagen` daagt een speler uit, of iedereen.
    Ben je aan zet, gebruik dan de knoppen onder het nieuwste bord. Verplaats je een stapel, dan zie je eerst een voorbeeld, zoals op {"**"}het plaatje**: de eerste zet, { $ply }. Een steen wordt meteen geplaatst. Of typ `/dvonn plaatsen D3`, en later `/dvonn zetten D3F3`: de zet van D3 naar F3, die je ook schrijft als D3→F3. `/partij voorbeeld D3F3` toont alleen wat een zet doet.
    `/dvonn tip` toont je beste zetten in partijen zonder rating. `/dvonn hulp` laat zien wat er nog meer is.
rules-moving-caption = Drie hoog: gaat precies drie velden ver
rules-surrounded-caption = Gemarkeerd: ingesloten, dus geen zet
rules-isolation-caption = Afgesneden van rood: vijf stenen van het bord
rules-end-caption = De enige zet van Wit verliest de partij

## Lessons. learn-3 is de titel van les 3, learn-3-2 het doel van de tweede oefening. Wie leert, heeft Wit.

lesson-title = {"**"}Les { $lesson }: { $title }** · { $number } van { $count }
lesson-turning-point = Je partij kantelde bij zet { $number }: **{ $better }** was beter dan **{ $played }**. Daarover gaat deze les.
lesson-alt = Oefening: { $goal }
lesson-alt-marked = Gemarkeerd: { $cells }.
lesson-right = ✅ **{ $ply }** – goed!
lesson-others = Met de andere keuzes heb je { $least } tot { $most }% winstkans.
lesson-wrong = ❌ { $played }
lesson-solution = De beste zet is **{ $ply }**: pijl A op het bord.
lesson-solution-place = De beste zet is **{ $ply }**.
answer-move =
    { $color ->
        [white] Wit antwoordt **{ $ply }**.
       *[black] Zwart antwoordt **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] Wit heeft geen mogelijke zet en past.
       *[black] Zwart heeft geen mogelijke zet en past.
    }
lesson-pass = Je hebt geen mogelijke zet en past.
flaw-own = Je bent op je eigen stapel geland, dus je hebt een stapel minder om mee te zetten.
flaw-red = Je sloeg een rode steen die alleen lag, dus je tegenstander verloor niets.
flaw-loses =
    { $count ->
        [one] Je hebt een eigen steen afgesneden.
       *[other] Je hebt { $count } eigen stenen afgesneden.
    }
flaw-stuck = Je stapel op { $cell } is nu { $height } hoog en kan niet bewegen.
flaw-waits = Die slag kon wachten. Iets anders niet.
flaw-reds = Deze rode steen ligt te dicht bij een andere. Verspreid houden de rode stenen meer van het bord bijeen.
flaw-far = { $cell } ligt meer dan twee velden van rood, dus daar word je makkelijk afgesneden.
flaw-beside = Er is nog een veld naast rood vrij, en { $cell } ligt niet naast rood.
flaw-lump = Naast { $cell } liggen { $count } stenen van jezelf. Zo’n kluit zit zichzelf in de weg.
flaw-inner = { $cell } ligt niet aan de rand. Een steen kan daar pas bewegen als er een buur weggaat.
caption-after = Na { $ply }
outlook-now =
    { $kind ->
        [win] Bij het beste spel van beide kanten win je nu met { $number }.
        [draw] Bij het beste spel van beide kanten wordt het nu remise.
        [loss] Bij het beste spel van beide kanten verlies je nu met { $number }.
       *[chance] De engine geeft je nu { $number }% winstkans.
    }
outlook-best =
    { $kind ->
        [win] De beste zet wint met { $number }.
        [draw] De beste zet houdt remise.
        [loss] De beste zet verliest met maar { $number }.
       *[chance] Daarvoor was het { $number }%.
    }
lesson-game-score = Score: Wit { $white }, Zwart { $black }. Jij bent aan zet.
lesson-game-won = 🏆 Je wint met { $white } tegen { $black }!
lesson-game-lost = De partij is afgelopen: Wit { $white }, Zwart { $black }. Je moet meer stenen hebben dan Zwart. Probeer het nog eens!
lessons-title = {"**"}Lessen: { $done } van { $count } gedaan**
lessons-part =
    { $part ->
        [rules] {"**"}De regels**
        [moving] {"**"}Stapels verplaatsen**
        [placing] {"**"}Stenen plaatsen**
       *[game] {"**"}Een hele partij**
    }
lessons-complete = {"**"}🎓 Alle lessen gedaan!** Dat staat nu in je `/ranglijst profiel`. Je kunt elke les nog eens doen.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}Jouw voortgang**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = { $done } van { $count } gedaan
progress-puzzles = { $solved } van { $tried } opgelost, rating { $rating }, { $streak ->
        [0] geen reeks
        [one] reeks van één dag
       *[other] reeks van { $streak } dagen
    }
progress-none = nog geen
progress-accuracy =
    { $count ->
        [one] {"**"}Nauwkeurigheid:** { $accuracy }% in je laatste partij met een evaluatie.
       *[other] {"**"}Nauwkeurigheid:** gemiddeld { $accuracy }% in je laatste { $count } partijen met een evaluatie.
    }
progress-accuracy-before =
    { $count ->
        [one] In die ervoor was het { $accuracy }%.
       *[other] In de { $count } ervoor was het { $accuracy }%.
    }
progress-no-review = {"**"}Nauwkeurigheid:** maak na een partij een evaluatie met `/partij evaluatie`, dan verschijnt hier een grafiek.
fact-lessons = Lessen
fact-solved = Puzzels
fact-best-race = Beste puzzelrace
fact-levels-beaten = Verslagen niveaus
caption-progress =
    { $count ->
        [one] Nauwkeurigheid in de laatste evaluatie
       *[other] Nauwkeurigheid, laatste { $count } evaluaties
    }
alt-progress =
    { $count ->
        [one] Nauwkeurigheid in je laatste partij met een evaluatie: { $figures }.
       *[other] Nauwkeurigheid in je laatste { $count } partijen met een evaluatie, de oudste eerst: { $figures }.
    }
button-progress = Mijn voortgang
button-term-review = Wat is nauwkeurigheid?
menu-lesson = Kies een les
button-lesson-next = Volgende
button-lesson-next-lesson = Volgende: les { $lesson }
button-lesson-finish = Afronden
button-lesson-again = Nog een keer spelen
button-lesson-retry = Opnieuw proberen
button-lesson-show = Oplossing tonen
button-lesson-people = Waar anderen plaatsten
button-lesson-list = Alle lessen
button-place-board = Een heel bord vullen
button-lesson-go-on = Verder: les { $lesson }
button-advice = Advies
button-advice-lesson = Les { $lesson } proberen
button-terms = Begrippen
button-term = Wat is “{ $term }”?
button-term-rating = Wat betekent ±?
advice-title = {"**"}{ $title }** · { $number } van { $count }

learn-1 = Precieze afstand en de rand
    .advice =
        Een stapel gaat in een rechte lijn, precies zoveel velden ver als hij hoog is, en moet op een stapel landen. Hij mag over stapels en gaten springen.
        Een stapel met buren aan alle zes kanten kan niet bewegen. Aan de rand heeft een veld er nooit zes, dus daar zijn stenen vanaf de eerste zet vrij.
learn-1-1 = Je hebt Wit. Je stapel op E2 is drie hoog, dus hij gaat precies drie velden ver. De ring op B2 toont waar hij kan landen. Sla ermee!
    .why = E2 sprong over twee stapels en sloeg de losse steen op B2. Dat was de laatste zwarte stapel: Zwart kan niet meer zetten.
learn-1-2 = Een stapel van 2 gaat precies twee velden ver, en mag over een gat springen. Welke van je stapels kan de gemarkeerde losse steen op J3 slaan?
    .why = Het lege veld I2 telt als een stap. Een sprong mag over een gat gaan, maar moet op een stapel landen.
learn-1-3 = Je losse steen op B2 is ingesloten en kan niet bewegen. Die op B1 ligt aan de rand en kan het wel. Sla met B1.
    .why = Een veld aan de rand heeft nooit zes buren. En B2 is nu vrij, want B1 is weg.

learn-2 = Passen
    .advice =
        Een kant zonder mogelijke zet past, en de andere gaat alleen verder. Die extra zetten beslissen vaak de partij.
        Kijk waar de stapels van je tegenstander kunnen landen. Sla de laatste die nog kan bewegen, of haal de enige stapel weg waarop die kan landen.
learn-2-1 = De zwarte stapel van 2 op C5 kan alleen op C3 landen. Ook de losse steen op C4 kan bewegen. Laat Zwart zonder mogelijke zet.
    .why = C4 is van jou, en C5 kan nergens landen. Zwart past, en jij gaat verder: C4 naar C2, dan C2 naar C5.
learn-2-2 = De zwarte stapels op F5 (hoogte 2) en G5 (hoogte 3) kunnen alleen op D5 landen. Vind de zet die dat doelwit weghaalt.
    .why = D5 is nu leeg, dus Zwart moet passen. Je stapel van 2 op E5 slaat hierna G5.
learn-2-3 = Tel de velden: waar kunnen de zwarte stapels op E1 (hoogte 2) en F1 (hoogte 3) landen? Dwing Zwart te passen.
    .why = Allebei hadden ze C1 nodig, en dat is nu leeg. Zwart past, en jij slaat F1 met je nieuwe stapel van 2.

learn-3 = Isolatie
    .advice =
        Na elke zet gaan stapels zonder een keten van buren naar een rode steen meteen van het bord, van wie ze ook zijn.
        Zoek stapels die aan één schakel hangen: die van je tegenstander om ze af te snijden, de jouwe om ze te houden. Rood ligt niet vast: een stapel die rood bevat, neemt het mee.
learn-3-1 = De zwarte stapel van 3 op H5 heeft één schakel met rood: jouw losse steen op G4. Laat H5 verdwijnen, en sla iets met dezelfde zet.
    .why = Zonder G4 loopt er geen keten van H5 naar een rode steen. De drie stenen gaan meteen van het bord.
learn-3-2 = Je zou de gemarkeerde losse steen op K4 kunnen slaan. Maar wat verbindt jou dan met rood? Snijd K4 liever af, met een zet die I1 aanvalt.
    .why = K4 verloor de enige schakel met rood. En je stapel van 2 op I3 bevat nu rood: die slaat hierna I1.
learn-3-3 = De gemarkeerde zwarte stapels hangen alleen aan het rood in jouw stapel op G2. Wat als die vertrekt?
    .why = Rood gaat mee met de stapel die het bevat. F1 en G1 verloren hun schakel, en drie zwarte stenen zijn weg.

learn-4 = Elke slag kost de ander een zet
    .advice =
        Een geslagen stapel blijft op het bord, maar is nu van jou: je tegenstander heeft één stapel minder om mee te zetten.
        Sla dus met elke zet als het kan, het liefst de stapels die het meest kunnen bewegen. Zetten op je eigen stenen of op rood kosten je tegenstander niets.
learn-4-1 = Zwart heeft nog één stapel: de gemarkeerde losse steen op H1. Welke zet laat Zwart zonder zet?
    .why = Nu H1 is geslagen, zet Zwart nooit meer. Alle overige zetten zijn voor jou alleen.
learn-4-2 = De losse zwarte steen op D4 kan je stapel op C4 slaan. Vind de slag die daar een einde aan maakt.
    .why = Een stapel onder die van jou is geneutraliseerd: die kan niet meer bewegen of slaan. Dat was veel meer waard dan een rode steen.
learn-4-3 = De gemarkeerde losse stenen dreigen allebei iets. Je losse steen op C2 kan er één slaan. Doe dat, voor die jou slaat.
    .why = C1 had B1 of C2 kunnen slaan. Nu heeft Zwart een stapel minder, en een zet minder.

learn-5 = Losse stenen zijn goud waard
    .advice =
        Een losse steen gaat één veld ver, naar elke stapel ernaast, tenzij hij ingesloten is. Hoe hoger een stapel, hoe moeilijker een doelwit te vinden is.
        Bouw dus niet vroeg een toren. Sla losse stenen met je torens, en bewaar je eigen losse stenen voor het einde.
        Op je eigen stapel land je alleen om een grote groep te redden, of als de partij bijna uit is. Geef wankele stenen anders op, en val elders aan.
learn-5-1 = Twee van je drie zetten stapelen je eigen stenen. Vind de derde.
    .why = Je hebt geslagen, en F2 en G3 kunnen nog zelf bewegen. Elke stapel die kan bewegen, is een zet achter de hand.
learn-5-2 = Je hebt drie stapels, en Zwart één losse steen. Welke zet slaat zonder een eigen stapel op te maken?
    .why = Zwart heeft geen stapel over. Al je stapels zijn er nog, en je speelt alleen verder.
learn-5-3 = Je zou op D2 een toren van 4 of 5 kunnen bouwen. Op vier of vijf velden van D2 ligt niets. Wat is beter?
    .why = Een toren zonder iets binnen bereik zit voorgoed vast. Je losse steen slaat juist, en kan blijven bewegen.
learn-5-4 = Een toren die een losse steen slaat, spaart je eigen losse stenen voor later. Je toren op E3 kan bij de losse steen op I3. Waar kan je losse steen op H2 dan bij?
    .why = De toren sloeg de losse steen, dus die van jou op H2 is er nog. Die kan hierna de grote stapel op H3 slaan.
learn-5-5 = De uitzondering: tegen het einde heb je misschien je eigen stapel nodig. F5 ligt vier velden van J5. Hoe hoog moet J5 zijn?
    .why = J5 is nu vier hoog en slaat F5, nadat Zwart heeft gepast. Een stapel minder maakt hier niet uit: niemand kon er nog iets mee.
learn-5-6 = De andere uitzondering: een grote stapel is in gevaar. Alleen de zwarte stapel op C4 verbindt je stapel op C5 met rood. Wat gebeurt er als C4 weggaat?
    .why = C5 zou zijn afgesneden. Het was dus goed om hem thuis te brengen, zelfs op je eigen stapel. En slaat C4 nu C3, dan slaat E3 terug.

learn-6 = Rood van de ander: zet het vast
    .advice =
        Een rode steen in een stapel van je tegenstander is een dreiging: gaat die stapel weg, dan is alles wat eraan hangt afgesneden.
        Maak die stapel hoger. Als je hem slaat, is hij van jou en hoger, en vaak ligt er niets op zijn nieuwe afstand: het rood blijft waar het is.
learn-6-1 = De zwarte stapel van 2 op D2 bevat rood en kan het meenemen. Sla hem, zodat hij te hoog wordt om te bewegen.
    .why = De stapel op D2 is van jou, drie hoog, en er ligt niets drie velden verder. Het rood blijft daar.
learn-6-2 = Weer heeft Zwart rood, op H3. Welke van je stapels kan erbij?
    .why = Van H1 naar H3 zijn het twee velden. Nu is de stapel vier hoog en kan hij niet bewegen.
learn-6-3 = De zwarte stapel op G4 bevat rood. Houd hem tegen.
    .why = Eén slag, en de stapel met rood is van jou en staat stil. Zwart heeft niets over.

learn-7 = Rood vraagt om een plan
    .advice =
        Een rode steen telt als één steen, zoals elke andere. Wie rood slaat, neemt de tegenstander niets af, en rood kan niet weglopen.
        Sla rood alleen met een plan: om het naar je eigen stenen te brengen, of om hierna iets af te snijden. Of om je eigen stapels verbonden te houden, of om je tegenstander een doelwit af te nemen.
learn-7-1 = Er liggen drie rode stenen bij je stapels. Is een ervan nu een zet waard?
    .why = J3 was de laatste stapel van Zwart. Het rood ligt er nog, en nu heb je alle tijd van de wereld.
learn-7-2 = Je kunt met C3 rood slaan op B2. Je kunt ook een gemarkeerde losse steen slaan. Wat gaat voor?
    .why = De rode steen loopt niet weg, de losse zwarte wel. Sla die eerst, en neem rood als het helpt.
learn-7-3 = De zwarte stapels op H2 (hoogte 3) en H3 (hoogte 2) kunnen alleen op H5 landen. Nu is rood een zet waard. Waarom?
    .why = Ditmaal is er een plan: H5 is leeg, dus Zwart moet passen, en je stapel van 2 op H4 slaat hierna H2.
learn-7-4 = Je stapel op G3 bevat rood. Breng het naar je eigen stapel op J2, en weg van die van Zwart. Tel welke stenen G3 nodig hebben.
    .why = Het rood ligt nu naast je stapel op J2. Alles wat het op G3 nodig had, is weg, en Zwart kan niet meer zetten.

learn-8 = Wat niet weg kan, kan wachten
    .advice =
        Als een stapel niet kan bewegen en niemand je slag kan verhinderen, hoef je hem niet nu te slaan.
        Speel eerst wat je tegenstander de volgende beurt kan tegenhouden: sla stenen die nog kunnen bewegen of te redden zijn. Kom daarna terug.
learn-8-1 = J5 kan de grote stapel op J3 slaan. Maar J3 kan niet bewegen. Wat heeft meer haast?
    .why = J4 had kunnen bewegen of slaan. J3 blijft waar hij is, en je slaat hem met je volgende zet.
learn-8-2 = Je losse steen op B4 kan de stapel van 4 op C5 slaan, nu of later: C5 kan niet bewegen. Wat speel je eerst?
    .why = D4 kon bewegen, C5 niet. Na het antwoord van Zwart sla je C5 alsnog, en je wint. Meteen slaan had je de partij gekost.
learn-8-3 = K5 mikt op de stapel van 4 op I5, en I5 kan niet bewegen. Vind de zet die niet kan wachten.
    .why = Eerst de steen die kan bewegen, dan de grote stapel. I5 is er de volgende beurt nog.

learn-9 = Tel de laatste zetten
    .advice =
        Tel tegen het einde hoeveel zetten elke kant nog heeft. Wie het eerst moet passen, verliest meestal.
        Houd zetten achter de hand, en maak die van de ander op. Let op wat je eigen laatste zet afsnijdt: je moet zetten als je kunt, ook als het je iets kost.
learn-9-1 = Jij hebt één steen, Zwart twee stapels. Speel zo dat de laatste zetten voor jou zijn.
    .why = De zwarte stapel op C5 gaat naar B4 en kan dan niet meer bewegen. Jij gaat alleen verder: B3 naar D5, dan D5 naar A2. Al het rood is van jou, en B4 is afgesneden.
learn-9-2 = Tel: Zwart heeft twee losse stenen. Laat Zwart maar één zet over, en geef daar antwoord op.
    .why = Zwart kan alleen C1 naar C2 spelen, en daar slaat E4 hem. Daarna past Zwart tot het einde.
learn-9-3 = Van wie raken de zetten het eerst op? Vind de slag waarna Zwart nog maar één zet heeft.
    .why = Zwart speelt D4 naar D2 en zit vast. Jij hebt nog D3 naar B3, en nadat Zwart past ook de laatste zet.

learn-10 = Scherpschieten en dubbele aanval
    .advice =
        Een stapel raakt alleen wat precies zo ver ligt als hij hoog is. Bereid het schot voor: verander de hoogte of het veld, tot de afstand klopt.
        En val twee dingen tegelijk aan: je tegenstander heeft één zet en kan ze niet allebei redden.
learn-10-1 = De zwarte stapel van 2 op G5 kan alleen naar I5. Zet een stapel van 3 klaar die hem daar raakt.
    .why = F5 is nu drie hoog, en I5 ligt drie velden verder. Gaat G5 daarheen, dan schiet je raak.
learn-10-2 = H4 ligt drie velden van H1. Wat heb je op H1 nodig om H4 te raken?
    .why = Met één steen erbij is H1 drie hoog, en H4 ligt precies drie velden verder.
learn-10-3 = Dubbele aanval: vind de zet waarna één stapel van jou beide gemarkeerde stapels aanvalt.
    .why = Je stapel van 2 op H3 valt J3 en J5 aan. Zwart heeft één zet en kan ze niet allebei redden.

learn-11 = Plaatsen: de rode stenen
    .advice =
        Wit plaatst twee van de drie rode stenen. Waar ze liggen, maakt veel uit.
        Rode stenen bij elkaar helpen Wit, die als eerste toeslaat: in 5.990 echte partijen scoorde Wit 68% als ze elkaar alle drie raakten, en 47% als geen twee elkaar raakten.
        Houd ze met Zwart dus uit elkaar. Begin je net, verspreid ze dan ook met Wit: zo raak je nooit alles in één klap kwijt.
learn-11-1 = Het bord is leeg, op twee rode stenen naast elkaar na. Jij plaatst met Wit de derde. Verspreid de rode stenen.
    .why = Nu ligt er aan elke kant een rode steen, dus je stenen hebben er overal een in de buurt. Rode stenen bij elkaar geven een scherpere partij: mensen winnen zo vaker, de engine juist minder vaak.
learn-11-2 = Weer plaats je de laatste rode steen. Aan welke kant van het bord ligt er geen?
    .why = B4 ligt ver van de andere twee rode stenen. Waar je stenen ook liggen, er is rood in de buurt.
learn-11-3 = Twee rode stenen liggen rechts. Waar komt de derde?
    .why = Je stenen links hadden geen verbinding met rood gehad. Nu ligt ook daar een rode steen.

learn-12 = Plaatsen: naast rood
    .advice =
        De velden naast de rode stenen zijn de beste van het bord: daar wordt niets makkelijk afgesneden. Ze zijn snel weg, dus neem ze eerst.
        Tel je stenen naast elke rode. Je wilt er bij elke drie of meer, net als je tegenstander.
        Een veld naast twee rode stenen telt dubbel.
learn-12-1 = Drie rode stenen liggen langs de rand. Eén van deze velden raakt er twee. Plaats daar.
    .why = G1 ligt tussen twee rode stenen. Wat er ook met de ene gebeurt, de andere is er nog.
learn-12-2 = Nog maar een paar velden naast rood zijn leeg. Neem er een van.
    .why = B1 ligt naast de rode steen op A1 en naast jouw steen op C1. Zo wordt geen van beide makkelijk afgesneden.
learn-12-3 = Drie rode stenen liggen rechts. Welk van deze velden raakt er twee?
    .why = K4 ligt naast J3 en K5, allebei rood. Op H3 of G3, twee of drie velden verder, was je steen snel afgesneden.
learn-12-4 = Naast de rode steen op I1 ligt één steen van jou, en er is daar nog één veld vrij. Neem het voordat Zwart het doet.
    .why = H1 was het laatste veld naast I1. Had je hier ergens anders geplaatst, dan had Zwart het genomen.

learn-13 = Plaatsen: dicht bij rood, en de rand
    .advice =
        Zijn de velden naast de rode stenen vol, ga dan verder in de tweede kring: twee velden van een rode, het liefst van twee.
        Neem de rand waar rood dichtbij is. Een steen aan de rand doet vanaf de eerste zet mee. Eentje in het midden wacht.
        Een rand ver van rood is weinig waard.
learn-13-1 = Naast rood is geen veld meer vrij. Eén leeg veld ligt twee velden van twee rode stenen. Vind het.
    .why = H3 hoort bij de groep rond de rode stenen. Alle andere velden liggen verder naar buiten.
learn-13-2 = Twee velden van rood, en aan de rand: vind het veld waarvoor allebei geldt.
    .why = G1 ligt twee velden van een rode steen en aan de rand. De verre hoeken zouden vroeg worden afgesneden.
learn-13-3 = Sommige van deze velden liggen aan de rand, andere in het midden. Neem er een aan de rand, dicht bij rood.
    .why = Aan de rand kan je steen meteen bewegen, en rood is niet ver. In het midden zou hij wachten.
learn-13-4 = Rand en rood tegelijk: vind het veld dat allebei heeft.
    .why = J5 ligt aan de rand, en naast de rode steen op J4. Je steen kan er vanaf het begin bewegen, en is moeilijk af te snijden.

learn-14 = Plaatsen: ketens en uitwegen
    .advice =
        Een keten van jouw stenen dwars over het bord splitst die van je tegenstander. Gaat de steen aan het eind weg, dan is de volgende vrij.
        Je stenen in het midden hebben een uitweg nodig. Plaats er een naast, aan de rand: gaat die weg, dan kunnen zij ook bewegen.
learn-14-1 = Je stenen liggen langs rij 1, en op D4 en D5. Welk veld naast rood verbindt ze?
    .why = C3 verbindt je stenen van rij 1 tot rij 5, en ligt naast de rode steen op B3.
learn-14-2 = Eén van deze velden verbindt twee van je groepen. Vind het.
    .why = D4 verbindt je stenen op C3 en E4, en de keten heeft aan elk eind een rode steen: C4 en F4.
learn-14-3 = Je stenen op H2 en H3 zitten klem. Welk veld aan de rand geeft ze een uitweg?
    .why = Gaat G1 weg, dan kan H2 bewegen, en daarna H3. En G1 ligt naast rood.
learn-14-4 = Je steen op F2 ligt in het midden. Welk veld aan de rand geeft hem een uitweg?
    .why = Gaat F1 weg, dan is F2 vrij. En F1 ligt twee velden van rood; de andere velden aan de rand niet.
learn-14-5 = Je steen op I4 heeft een uitweg nodig. Welk veld aan de rand geeft die, en ligt ook naast rood?
    .why = Gaat I5 weg, dan is I4 vrij. En I5 ligt naast de rode steen op H4.

learn-15 = Plaatsen: geen kluiten
    .advice =
        Een kluit van je eigen stenen zit zichzelf in de weg: de binnenste kunnen niet bewegen, en één keer afsnijden kost je ze allemaal.
        Verspreid ze dus. Liggen er drie of meer van jouw stenen om een veld, zoek dan een ander.
        Spreken deze adviezen elkaar tegen, dan gaat rood voor, daarna de rand, dan de uitwegen.
        Vul nu een heel bord. `/dvonn tip` toont waar een sterke speler zou plaatsen, en je kansen.
learn-15-1 = Vier van deze vijf velden maken een kluit alleen maar dikker. Welk niet?
    .why = F3 heeft weinig stenen van jou om zich heen, en rood is dichtbij. De andere liggen in je kluit links.
learn-15-2 = Laat de velden met veel witte buren leeg. Welk van de andere ligt naast rood?
    .why = B1 heeft één witte buur en rood ernaast, en ligt aan de rand. B3, D4 en H5 hebben elk drie witte buren.
learn-15-3 = De laatste velden. Waar helpt je steen het meest?
    .why = E5 ligt aan de rand, twee velden van rood, en niet in een kluit. Probeer nu een heel bord.

learn-16 = De eerste tien zetten
    .advice =
        De eerste zetten maken goed wat er bij het plaatsen bleef liggen: help wankele stenen, en zet aan de rand, zodat de binnenste kunnen bewegen.
        Ga naar rood toe, niet ervan weg. En sla de stenen die rood kunnen slaan.
learn-16-1 = Bevrijd je stenen in het midden: welke zet maakt er de meeste vrij?
    .why = E1 ging weg van zijn veld, dus nu kunnen er binnenin twee stenen bewegen. De zetten aan de verre rand bevrijden niets.
learn-16-2 = Weer bevrijden de meeste zetten niets. Vind de zet die een steen in het midden bevrijdt.
    .why = D1 heeft geslagen, en je steen op E2 is nu vrij. De zetten aan de rechterrand kunnen wachten.
learn-16-3 = Ga naar rood toe. Welke zet komt naast een stapel met rood terecht?
    .why = C5 sprong uit zijn hoek naar C3. Daar ligt hij naast D3, een zwarte stapel met rood.
learn-16-4 = De rode steen op I3 is alleen. Sla de zwarte steen die hem kan slaan.
    .why = J3 is nu van jou, dus de rode steen op I3 is veilig. Na elke andere zet had Zwart hem geslagen.
learn-16-5 = De zwarte steen op B1 ligt naast de rode steen op C1. Wat doe je daaraan?
    .why = B1 is van jou. Na de andere zetten hier had hij rood geslagen, of was hij ontkomen.
learn-16-6 = Je stapel op A1 is wankel: bijna alles eromheen is weg. Kan hij terugkomen, met een slag?
    .why = A1 sprong twee velden naar C3, naast je andere stenen, en sloeg een stapel met rood.

learn-17 = Het eindspel
    .advice =
        Kijk na zet 70 vooruit: tel de zetten die er nog zijn, die van jou en die van de ander.
        Weet waar elke stapel bij kan: zijn hoogte is zijn afstand. Zet je hoogste stapel op rood of ernaast, en buiten bereik.
        Laat je tegenstander maar één zet over, dan ken je het antwoord.
learn-17-1 = Tel. Eén zet wint met 2, alle andere verliezen. Welke steen moet je slaan voordat hij weggaat?
    .why = I4 had I5 kunnen slaan. Nu is hij van jou, en heeft I5 niets meer van hem te vrezen.
learn-17-2 = B1 is één hoog. Hoe hoog moet een stapel op C2 zijn om bij A2 te komen?
    .why = C2 is nu twee hoog, en A2 ligt twee velden verder. A2 is te hoog om nog weg te komen.
learn-17-3 = Zwart heeft maar één zet, E3 naar G3. Wat sla je eerst, terwijl H3 blijft staan om te antwoorden?
    .why = E4 is van jou. Zwart moet E3 naar G3 spelen, en je losse steen op H3 slaat hem daar. Je wist het antwoord al voor je zette.
learn-17-4 = Vind de zet waarna Zwart helemaal geen mogelijke zet heeft.
    .why = Zwart past, keer op keer, en jij speelt alle zetten die er nog zijn.
learn-17-5 = Op E4 staat een toren van 12, naast een rode steen. Van wie is die aan het einde?
    .why = De toren is van jou. Hij staat naast rood, dus hij blijft, en niemand kan nog zetten.


learn-18 = Een hele partij in het klein
    .advice =
        Vraag je voor elke zet af: wat kan de ander slaan of afsnijden? Welke zet van mij kost de ander een zet? Welke slag kan wachten?
        Tel tegen het einde de zetten. En kijk nog één keer naar het hele bord voor je tikt.
learn-18-1 = Speel deze kleine partij uit tegen niveau 1, en win. Gebruik alles wat je hebt geleerd. Je hebt Wit en begint.
    .why = Je weet alles wat je voor een hele partij nodig hebt. Begin er een met `/dvonn spelen`.

## Terms. De namen zijn die van docs/glossary/nl.md.

terms-title = {"**"}Begrippen: { $group }**
terms-board = Het bord
terms-moves = Zetten
terms-score = Score en notatie
terms-games = Partijen
terms-strategy = Strategie
terms-themes = Puzzelthema’s
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = Ik ken het begrip `{ $term }` niet. Kies uit de suggesties terwijl je typt, of bekijk een groep:
menu-term = Kies een begrip voor meer uitleg

term-cell = Veld
    .meaning = een van de 49 vakken op het bord, genoemd naar kolom en rij: D3.
    .usage = Knoppen en zetten noemen velden. Rij 1 en 5 hebben negen velden, rij 3 heeft er elf.
term-edge = Rand
    .meaning = de velden met minder dan zes buren. Een stapel daar is nooit ingesloten.
    .usage = In het begin kunnen alleen stenen aan de rand bewegen.
term-piece = Steen
    .meaning = een van 23 witte, 23 zwarte en 3 rode schijven.
    .usage = Je plaatst ze een voor een, of krijgt een bord dat willekeurig is gevuld.
term-red-piece = Rode steen
    .meaning = een van drie stenen die van niemand zijn. Alle andere stapels hebben er een verbinding mee nodig.
    .usage = Op het bord is het een rode schijf. Een rode steen alleen beweegt nooit, maar je kunt hem slaan.
term-stack = Stapel
    .meaning = een of meer stenen op een veld. De bovenste steen bepaalt van wie hij is.
    .usage = Het getal op een stapel is de hoogte.
term-single = Losse steen
    .meaning = een stapel van één steen.
    .usage = Hij gaat één veld ver. Als hij niet ingesloten is, is geen stapel beweeglijker.
    .caption = Gaat één veld ver, in elke richting
term-height = Hoogte
    .meaning = het aantal stenen in een stapel, en ook hoeveel velden ver hij gaat.
    .usage = Die staat op het bord op elke stapel. Een “stapel van 4” heeft hoogte 4.
term-hold-red = Rood bevatten
    .meaning = een rode steen in de stapel hebben. Zo’n stapel is altijd verbonden, en neemt zijn rood mee.
    .usage = Op het bord te zien aan een rode rand en een rood teken.
term-placement = Plaatsfase
    .meaning = de eerste fase: de spelers plaatsen om de beurt alle 49 stenen.
    .usage = Bij een willekeurig of symmetrisch bord sla je die over.
term-movement = Zetfase
    .meaning = de tweede fase: de spelers verplaatsen stapels tot niemand meer kan.
    .usage = Wit doet de eerste zet.
term-capture = Slaan
    .meaning = landen op een stapel van je tegenstander, of op een rode steen. De nieuwe stapel is van jou.
    .usage = Voorbeelden en tips noemen wat een zet slaat.
term-legal-move = Mogelijke zet
    .meaning = een zet die volgens de regels mag: een stapel gaat in een rechte lijn, precies zo ver als hij hoog is, naar een andere stapel.
    .usage = De knoppen tonen alleen mogelijke zetten. Heb je er een, dan moet je zetten.
term-forced-move = Gedwongen zet
    .meaning = de enige mogelijke zet.
    .usage = Met `/dvonn instellingen` kun je ze voor je laten spelen.
term-surrounded = Ingesloten
    .meaning = met stenen aan alle zes kanten. Zo’n stapel kan niet bewegen.
    .usage = `/dvonn bord` met `ingesloten:True` markeert deze stapels.
term-isolated = Geïsoleerd
    .meaning = zonder een keten van buren naar een rode steen. Geïsoleerde stapels gaan meteen van het bord.
    .usage = Na de zet die ze afsneed, staan ze doorgekruist op het bord.
term-pass = Passen
    .meaning = een beurt zonder mogelijke zet.
    .usage = Ik pas voor je. Je zet weer zodra het kan.
term-score = Score
    .meaning = het aantal stenen in de stapels van een kant. De hoogste score wint.
    .usage = Je ziet hem boven aan elk bord.
term-position = Stelling
    .meaning = een bord en wie er aan zet is.
    .usage = `/dvonn analyseren` werkt met elke stelling als tekst.
term-notation = Notatie
    .meaning = hoe je zetten schrijft: D3 plaatst een steen, D3F3 verplaatst de stapel op D3 naar F3.
    .usage = Kies D3F3, D3-F3 of D3→F3 in `/dvonn instellingen`.
term-rated = Met rating
    .meaning = een partij die telt voor de ranglijst. De engine helpt er niet bij.
    .usage = Je kiest het in de uitdaging.
term-rating = Rating
    .meaning = de sterkte van een speler als getal. Het getal na ± zegt hoe onzeker dat is.
    .usage = Te zien in profielen en ranglijsten. Hoe meer partijen met rating je speelt, hoe kleiner ± wordt.
term-provisional = Voorlopig
    .meaning = een rating die nog een gok is, gemarkeerd met “?”.
    .usage = Na nog een paar partijen met rating is die niet meer voorlopig.
term-plan = Plan
    .meaning = een lijst van velden waar je volgende stenen voor je worden geplaatst.
    .usage = Maak er een met `/dvonn plan`. Alleen jij ziet het.
term-conditional-moves = Voorwaardelijke zetten
    .meaning = antwoorden op mogelijke zetten van je tegenstander: als dit komt, speel ik dat.
    .usage = Schrijf ze met `/dvonn voorwaardelijk`. `D3F3 resign`: na D3F3 geef je op. Alleen jij ziet ze.
term-takeback = Zet terugnemen
    .meaning = de eigen laatste zet ongedaan maken, als de tegenstander akkoord gaat.
    .usage = Vraag erom met `/dvonn voorstellen`.
term-hint = Tip
    .meaning = de beste zetten in je eigen partij zonder rating.
    .usage = `/dvonn tip` toont ze als pijlen.
term-review = Evaluatie
    .meaning = hoe de engine een afgelopen partij ziet: winstkansen, keerpunten, betere zetten.
    .usage = Gebruik de knop onder een afgelopen partij, of `/partij evaluatie`.
term-tower = Toren
    .meaning = een stapel van vier stenen of meer. Hij kan op weinig velden landen.
    .usage = Sla er losse stenen mee: dan blijven je eigen losse stenen vrij. Maar bouw er niet vroeg een.
    .caption = { $ply }: een toren slaat een losse steen
term-loose-piece = Wankele steen
    .meaning = een steen die met één schakel aan rood hangt en makkelijk wordt afgesneden.
    .usage = Red hem alleen als het niets kost. Zo niet, speel dan elders.
    .caption = { $ply }: de wankele steen is afgesneden
term-tempo = Tempowinst
    .meaning = een zet tijd winnen, met een stille zet die niets slaat: nu moet je tegenstander zetten.
    .usage = Houd tegen het einde stille zetten achter de hand. Wie dan het eerst moet zetten, verliest vaak.
    .caption = { $ply } slaat niets: Zwart moet zetten
term-sharpshooting = Scherpschieten
    .meaning = een stapel slaan op vier of meer velden afstand, met een stapel die precies zo hoog is.
    .usage = Bereid het schot voor: verander de hoogte van je stapel of zijn veld, tot de afstand klopt.
    .caption = { $ply }: vier hoog, vier velden ver
term-overload = Dubbele aanval
    .meaning = twee stapels tegelijk bedreigen, zodat je tegenstander ze niet allebei kan redden.
    .usage = Twee van je stapels kunnen dat samen. Bij een vork doet één stapel het alleen.
    .caption = { $ply }: Zwart kan ze niet allebei redden
term-neutralise = Neutraliseren
    .meaning = op een steen van je tegenstander landen, zodat die niet meer kan bewegen.
    .usage = De steen blijft op het bord, maar je tegenstander heeft een steen minder om mee te zetten.
    .caption = { $ply }: zwarte losse steen geneutraliseerd
term-fork = Vork
    .meaning = één stapel die twee stapels aanvalt.
    .usage = Je tegenstander heeft één zet, en kan er maar één redden.
    .caption = { $ply }: één stapel valt er twee aan
term-isolation = Isoleren
    .meaning = snijd stenen van je tegenstander af van rood, zodat ze van het bord gaan.
    .usage = Kijk wat een groep van je tegenstander met rood verbindt. Is dat één stapel, mik daar dan op.
    .caption = { $ply }: Zwart verliest drie stenen
term-rescue = Redding
    .meaning = red stenen van jou die van rood afgesneden dreigen te worden.
    .usage = Kijk voor je zet wat je tegenstander hierna kan afsnijden.
    .caption = { $ply } houdt Wit verbonden met rood
term-cut = Het bord doorsnijden
    .meaning = maak een veld leeg dat stenen van je tegenstander met rood verbindt.
    .usage = De schakel kan je eigen steen zijn: haal hem weg, en de keten breekt.
    .caption = { $ply } breekt de keten naar rood
term-run-with-red = Ervandoor met rood
    .meaning = verplaats een stapel die rood bevat.
    .usage = Breng rood naar je eigen stenen toe, en weg van die van de ander.
    .caption = { $ply }: Wit gaat ervandoor met rood
term-free-surrounded = Een stapel bevrijden
    .meaning = bevrijd een ingesloten stapel van jou en verplaats hem.
    .usage = Haal eerst een van zijn zes buren weg. Dan kan hij bewegen.
    .caption = { $ply }: de gemarkeerde stapel is vrij
term-immobilise = Een stapel vastzetten
    .meaning = laat een stapel van je tegenstander zonder zet.
    .usage = Maak hem te hoog voor elk doelwit, of haal zijn doelwitten weg.
    .caption = { $ply }: de gemarkeerde stapel zit vast
term-forced-pass = Tot passen dwingen
    .meaning = laat je tegenstander geen zet, zodat die moet passen.
    .usage = Heeft je tegenstander nog maar een paar zetten, probeer ze dan allemaal weg te nemen.
    .caption = { $ply }: Zwart moet passen
term-counting = Zetten tellen
    .meaning = het scheelt weinig. Tel tot het einde.
    .usage = Tel hoeveel zetten elke kant nog heeft, en wat de laatste kosten.
    .caption = { $ply } wint met 1. Alle andere verliezen
term-save-draw = De remise redden
    .meaning = maar één zet houdt remise, alle andere verliezen.
    .usage = Denk elke zet tot het einde door. Remise is een half punt waard.
    .caption = { $ply } houdt remise. De rest verliest
term-last-placements = Laatste stenen
    .meaning = het bord is bijna vol, en maar één veld geeft jou de betere kansen.
    .usage = Dicht bij rood gaat voor, dan de rand, dan een uitweg voor je eigen stenen.
    .caption = { $ply }: aan de rand, twee velden van rood

## Refusals: what is wrong and what to do instead

refuse-no-game = In dit kanaal is geen partij. `/dvonn spelen` begint er een tegen de computer. `/dvonn hulp` toont hoe je tegen mensen speelt.
refuse-unknown-game = Er is geen partij { $number } die je hier kunt openen. Je eigen partijen open je overal. Die van anderen open je alleen in hun eigen kanaal.
refuse-ended = Partij { $number } is afgelopen. `/dvonn spelen` begint een nieuwe tegen de computer. `/dvonn hulp` toont hoe je tegen mensen speelt.
refuse-not-a-player = Deze partij is tussen { $white } en { $black }. Bekijken kan met `/dvonn bord`. Zelf een partij beginnen kan met `/dvonn uitdagen`.
refuse-not-your-turn = { $player } is aan de beurt. Ik tag je hier zodra jij het bent.
refuse-old-board-link = Dit bord is verouderd. Het nieuwste is [hier]({ $url }).
refuse-old-board = Dit bord is verouderd. `/dvonn bord` toont het nieuwste.
refuse-not-a-cell = Veld `{ $input }` bestaat niet. { $cells }
# Welke velden er zijn, voor wie er een noemde dat er niet is.
no-such-cell = Veld `{ $word }` bestaat niet. { $cells }
cells-row = Rij { $row } loopt van { $first } tot en met { $last }.
cells-column = Het bord heeft kolommen A tot en met K, en rij { $row } loopt van { $first } tot en met { $last }.
cells-all = Het bord heeft rijen 1 tot en met 5 en kolommen A tot en met K.
cells-form = Een veld is een letter van A tot en met K en een getal van 1 tot en met 5, zoals D3.
refuse-not-a-move = `{ $input }` is geen zet. Geef het veld van je stapel en het veld waar hij landt, zoals D3F3.
refuse-nothing-stored = Ik heb geen gegevens over je, dus er valt niets te verwijderen.
refuse-no-challenge = Deze uitdaging bestaat niet meer. Een nieuwe maak je met `/dvonn uitdagen`.
refuse-self = Je kunt jezelf niet uitdagen. Kies iemand anders, of laat `tegenstander` leeg zodat iedereen kan accepteren.
refuse-this-bot = Tegen mij speel je met `/dvonn spelen`.
refuse-not-a-member = { $person } is niet op deze server. Kies een lid van deze server.
refuse-threads =
    { $most ->
        [one] Je hebt in de laatste minuten een thread geopend. De volgende kun je { $until } openen, of gebruik een ander kanaal.
       *[other] Je hebt in de laatste minuten { $most } threads geopend. De volgende kun je { $until } openen, of gebruik een ander kanaal.
    }
refuse-bot = Je kunt geen bot uitdagen. Kies een mens, of laat `tegenstander` leeg zodat iedereen kan accepteren.
refuse-challenge-gone = Je kunt deze uitdaging niet meer beantwoorden. { $state } Een nieuwe maak je met `/dvonn uitdagen`.
refuse-board-outdated = Dit is niet je nieuwste bord. Bied het nieuwste aan, of probeer een ander.
refuse-choose-side = Kies een kant in deze uitdaging: druk op “Met Wit spelen” of “Met Zwart spelen”.
refuse-not-challenged = Deze uitdaging is voor { $opponent }. Zelf iemand uitdagen kan met `/dvonn uitdagen`.
refuse-own-challenge = Dit is je eigen uitdaging, dus iemand anders moet die accepteren. Je kunt die wel intrekken.
refuse-not-the-challenger = Alleen { $challenger } kan deze uitdaging intrekken.
invalid-terms-clock =
    `{ $input }` is geen bedenktijd. Schrijf een van deze:
    {"-"} `5d`: 5 dagen per zet
    {"-"} `3d+12h`: 3 dagen plus 12 uur per zet
    {"-"} `3d+12h max 7d`: hetzelfde, met niet meer dan 7 dagen opgespaard
    {"-"} `live 10`: 10 minuten per speler
    {"-"} `none`: geen klok
invalid-terms-clock-range =
    { $stretch ->
        [turn] De tijd per zet moet tussen { $least } en { $most } liggen. Voor een partij in één keer kies je een bedenktijd zoals `live 10`.
        [bank] De totale tijd moet tussen { $least } en { $most } liggen. Kies een andere bedenktijd.
        [increment] De extra tijd per zet moet tussen { $least } en { $most } liggen. Kies een andere bedenktijd.
        [cap] Het maximum moet minstens de totale tijd vóór de `+` zijn, en hoogstens { $most }. Kies een andere bedenktijd.
       *[live] In een livepartij heeft elke speler minstens { $least } en hoogstens { $most }. Kies een andere bedenktijd.
    }
invalid-terms-seed = `{ $input }` is geen seed. Dat is een getal van hoogstens twaalf cijfers. Kopieer er een van een eerdere partij (`/partij exporteren`), of laat `seed` leeg.
invalid-terms-nothing-to-deal = Een seed werkt alleen met een willekeurig bord. Kies de opstelling “willekeurig” of “symmetrisch” (in een uitdaging ook “delen en kiezen”), of laat `seed` leeg.
invalid-terms-seed-with-reds = Met een bekende seed zou je het bord zien voor je de rode plaatst. Laat `seed` leeg: ik kies er willekeurig een.
invalid-terms-position-unused = Een stelling heeft de opstelling “eigen” nodig. Kies die, of laat `stelling` leeg.
invalid-terms-no-position = De opstelling “eigen” heeft een stelling nodig. Schrijf er een in `stelling`.
invalid-terms-position-over = In deze stelling kan geen van beide kanten zetten. Geef er een waarin de partij verder kan.
invalid-terms-place-without-clock = Een partij om een plaats heeft een klok nodig. Laat `bedenktijd` leeg, of kies een andere dan `none`.
invalid-terms-color-with-cut = Bij delen en kiezen kiest de speler die accepteert de kant. Laat `kleur` leeg, of kies een andere opstelling.
position-unreadable = Ik kan deze stelling niet lezen.
position-forbidden = Deze stelling kan volgens de regels niet voorkomen.
position-form =
    Schrijf `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`:
    {"-"} SIDE is wie aan zet is, `w` (Wit) of `b` (Zwart).
    {"-"} Noem van elke rij de velden van links naar rechts, met komma’s.
    {"-"} `.` is een leeg veld.
    {"-"} `w3` of `b3` is een stapel met kleur en hoogte. `b2*` is een stapel met rood.
    {"-"} `r1` is een rode steen alleen.
position-side = De tekst begint niet met `w` of `b`.
position-rows =
    { $found ->
        [one] De tekst heeft { $found } rij in plaats van 5.
       *[other] De tekst heeft { $found } rijen in plaats van 5.
    }
position-cells = Rij { $row } moet { $expected } velden hebben, maar heeft er { $found }.
position-stack = { $found } op { $cell } is geen geldige stapel.
position-trailing = { $found } mag niet na de rijen staan. Alleen het woord `movement` mag dat.
fault-stacks-with-red =
    { $found ->
        [one] { $found } stapel bevat rood. Het moeten er één tot drie zijn.
       *[other] { $found } stapels bevatten rood. Het moeten er één tot drie zijn.
    }
fault-room-for-reds =
    { $room ->
        [one] In de stapels met rood past maar { $room } rode steen; het moeten er drie zijn.
       *[other] In de stapels met rood passen maar { $room } rode stenen; het moeten er drie zijn.
    }
fault-isolated = Niets verbindt { $cells } met een rode steen.
fault-too-many-pieces = De stapels hebben samen { $found } stenen, maar het spel heeft er 49.
fault-too-many-stacks =
    { $color ->
        [white] Wit bezit { $found } stapels, maar heeft maar 23 stenen.
       *[black] Zwart bezit { $found } stapels, maar heeft maar 23 stenen.
    }
fault-black-moves-first = Op een vol bord begint Wit.
fault-nothing-moved = Er zijn alleen losse stenen, en er ontbreekt precies één steen. Dat kan niet: de eerste zet maakt een stapel van 2, en als die van het bord gaat, ontbreken er minstens twee stenen.
fault-no-placement =
    Na { $pieces ->
        [one] { $pieces } geplaatste steen
       *[other] { $pieces } geplaatste stenen
    } moeten er losse stenen liggen: { $red } rode, { $white } witte en { $black } zwarte, met { $color ->
        [white] Wit
       *[black] Zwart
    } aan zet.
refuse-nothing-to-plan = Alle stenen zijn geplaatst, dus er valt niets te plannen. Zet voorwaardelijke zetten klaar met `/dvonn voorwaardelijk`.
refuse-vacation-days =
    { $count ->
        [one] Je hebt dat jaar nog maar { $count } vakantiedag. Neem minder dagen.
       *[other] Je hebt dat jaar nog maar { $count } vakantiedagen. Neem minder dagen.
    }
refuse-vacation-no-time = In een van je partijen heb je geen tijd over, dus je zou meteen de tijd overschrijden. Speel daar eerst (zie `/dvonn partijen`) en beëindig dan je vakantie.
refuse-no-vacation = Je bent niet op vakantie. Begin er een met `/dvonn vakantie` en `dagen:3`.
refuse-review-running = Deze partij loopt nog. Na afloop kun je er een evaluatie van maken.
refuse-review-short = Deze partij is te kort voor een evaluatie: beide spelers moeten minstens één zet met een keus hebben. `/partij zetten` toont de zetten.
refuse-variation-gone = Ik heb deze analyse niet meer: ik bewaar van iedereen de laatste tien, 90 dagen lang. Gebruik `/dvonn analyseren` opnieuw.
refuse-variation-full = Deze analyse heeft { $most } zetten, en meer bewaar ik niet. Ga verder met zetten die je al hebt geprobeerd, of analyseer een andere stelling.
refuse-review-one-at-a-time = Ik ben nog bezig met een andere evaluatie voor je. Ik maak er één tegelijk. Vraag het over een minuut opnieuw.
refuse-engine-unknown = Hier is geen engine met de naam “{ $name }”. Kies er een uit de lijst, of kies een `niveau`.
refuse-engine-gone = Deze engine is niet meer beschikbaar. Gebruik `/dvonn spelen` met een `niveau` om tegen de computer te spelen.
refuse-engine-and-level = Geef een `niveau` of een `engine`, niet allebei.
refuse-engine-busy =
    { $games ->
        [one] { $player } kan maar één partij tegelijk spelen. Probeer het als die is afgelopen, of kies een `niveau`.
       *[other] { $player } kan maar { $games } partijen tegelijk spelen. Probeer het als er een is afgelopen, of kies een `niveau`.
    }
refuse-engine-board = { $player } kan alleen vanaf het lege bord spelen. Kies de opstelling “volledig”.
refuse-busy-direct = Je laatste partij hier loopt nog. `/dvonn bord` toont die partij. Beëindigen kan met `/dvonn opgeven`.
refuse-rated-guest = Met rating spelen kan hier niet: een ranglijst hoort bij een server die mij heeft toegevoegd. Laat `rating` weg, of daag je tegenstander op zo’n server uit.
refuse-busy-guest = Hier loopt al een partij, en ik toon er maar één tegelijk. `/dvonn bord` toont die partij. Speel die eerst uit, of speel in een ander kanaal.
refuse-busy = { $white } en { $black } spelen in dit kanaal.

refuse-offer-gone =
    { $state ->
        [accepted] Dit voorstel is al geaccepteerd.
        [declined] Dit voorstel is al geweigerd.
        [withdrawn] Dit voorstel is ingetrokken.
       *[lapsed] Dit voorstel is verlopen toen de partij verderging.
    }
refuse-offer-own = Dit is je eigen voorstel, dus alleen je tegenstander kan antwoorden. Je kunt het wel intrekken.
refuse-offer-not-own = Alleen je tegenstander kan dit voorstel intrekken. Jij kunt het accepteren of weigeren.
refuse-offer-waiting =
    { $kind ->
        [draw] Je tegenstander heeft nog niet geantwoord op je remisevoorstel.
        [takeback] Je tegenstander heeft nog niet geantwoord op je vraag om een zet terug te nemen.
       *[pause] Je tegenstander heeft nog niet geantwoord op je vraag om een pauze.
    }
refuse-answer-first = Je tegenstander wil een zet terugnemen. Accepteer of weiger dat eerst.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Je hebt kort geleden remise voorgesteld. Na de volgende zet kan het weer.
           *[other] Je hebt kort geleden remise voorgesteld. Na nog { $plies } zetten kan het weer.
        }
       *[other] Je hebt dit net gevraagd. Na de volgende zet kan het weer.
    }
refuse-nothing-to-take-back = Je hebt nog geen zet om terug te nemen.
refuse-revealed = Je kunt je zet niet meer terugnemen: sindsdien is het plan of een voorwaardelijke zet van je tegenstander gespeeld. Speel door, of stel remise voor met `/dvonn voorstellen`.
refuse-no-clock = Deze partij heeft geen klok, dus je kunt niet pauzeren of tijd geven.
refuse-paused = De partij is al gepauzeerd. Druk op “Partij hervatten” onder het bord om verder te gaan.
refuse-not-paused = De partij is niet gepauzeerd. Een pauze vraag je met `/dvonn voorstellen` en `wat:Pauze`.
refuse-enough-time = Je tegenstander heeft nog meer dan een jaar.
refuse-computer-needs-no-time = De klok van de computer loopt nooit, dus die heeft geen tijd nodig.
refuse-not-over = Deze partij is nog niet afgelopen. Daarna kun je revanche voorstellen.
refuse-rematch-deleted = Je tegenstander heeft de eigen gegevens verwijderd. `/dvonn hulp` toont hoe je een andere tegenstander vindt.
refuse-no-rematch = Een revanche kan nu niet. Gebruik `/zoeken` om iemand te vinden.
refuse-rematch-asked = Na elke partij kun je maar één keer een revanche voorstellen.
refuse-rematch-waits = Je hebt al revanche voorgesteld. Je tegenstander heeft nog niet geantwoord.
refuse-rematch-offered = Je tegenstander heeft al revanche voorgesteld. Accepteer dat.
refuse-rematch-started = De revanche van deze partij is partij { $number }. `/dvonn spelen` begint nog een partij tegen de computer. `/dvonn hulp` toont hoe je tegen mensen speelt.
refuse-abort-place = Je bent om je plaats uitgedaagd, dus je kunt deze partij niet afbreken. Speel door, of geef op met `/dvonn opgeven` en verlies je plaats.
refuse-abort-tournament = Je kunt geen toernooipartij afbreken. Met `/dvonn opgeven` geef je die op. Met `/toernooi terugtrekken` stap je uit het toernooi.
refuse-abort = Het is te laat om deze partij af te breken. Stel remise voor met `/dvonn voorstellen`, of geef op met `/dvonn opgeven`.
refuse-claim-here = { $opponent } is nog op deze server. Bij tijdoverschrijding win je vanzelf.
refuse-claim-computer = De computer gaat nooit weg, en zijn klok loopt nooit. Wil je de partij beëindigen, geef dan op.
refuse-only-void = Eén kant van partij { $number } speelt vanaf een andere server, dus moderators kunnen die partij alleen ongeldig verklaren. Dat kan zolang de partij loopt, zonder rating is en niet bij een toernooi hoort.
refuse-claim-no-clock = Deze partij heeft geen klok, dus niemand kan de tijd overschrijden. Je tegenstander is weg: `/dvonn opgeven` beëindigt de partij zonder uitslag.
refuse-claim-own-turn = Jij bent aan de beurt. Speel eerst: dan loopt de klok van je tegenstander, en je wint als die afloopt.
refuse-claim-early = Je tegenstander is weg, maar heeft nog tijd. Je kunt { $until } de winst opeisen.
refuse-not-a-moderator = Alleen mensen met het recht “Server beheren” kunnen dit. Vraag het aan een van hen.
refuse-not-a-moderator-role = Alleen mensen met de rol { $role } of het recht “Server beheren” kunnen dit. Vraag het aan een van hen.
refuse-channel = Op deze server beginnen partijen alleen in bepaalde kanalen en hun threads: { $channels }. Probeer het daar opnieuw.
refuse-starter = Alleen leden met de rol { $role } mogen hier partijen beginnen. Vraag een van hen om je uit te dagen: accepteren mag je wel.
refuse-starter-there = Op de server waar je zou spelen, mogen alleen leden met een bepaalde rol partijen beginnen. Jij hebt die niet.
refuse-blocked =
    Een moderator heeft je geblokkeerd: je kunt op deze server geen partijen beginnen en geen uitdagingen accepteren. Reden: { $reason }
    Je lopende partijen gaan door. Denk je dat het een vergissing is, neem dan contact op met de moderators.
refuse-challenger-blocked = { $challenger } is op deze server geblokkeerd. Daag iemand anders uit met `/dvonn uitdagen`.
refuse-opponent-blocked = { $opponent } kan op dit moment op deze server niet meespelen. Kies iemand anders.
refuse-games = Je speelt zoveel partijen en toernooien tegelijk als één persoon mag: { $most }. Speel eerst een partij uit of geef er een op.
refuse-challenger-games = { $challenger } speelt al zoveel partijen tegelijk als één persoon mag. Daag iemand anders uit met `/dvonn uitdagen`.
refuse-challenges =
    { $most ->
        [one] Je hebt al een uitdaging. Trek die in, of wacht op antwoord. Ingetrokken en geweigerde uitdagingen tellen nog mee tot 10 minuten nadat je ze verstuurde.
       *[other] Je hebt al { $most } uitdagingen. Trek er een in, of wacht op antwoord. Ingetrokken en geweigerde uitdagingen tellen nog mee tot 10 minuten nadat je ze verstuurde.
    }
refuse-challenged-before =
    { $most ->
        [one] Je hebt { $opponent } al uitgedaagd. Wacht op antwoord. Intrekken helpt niet: de uitdaging telt nog mee tot een uur nadat je die verstuurde.
       *[other] Je hebt { $opponent } al { $most } keer uitgedaagd. Wacht op antwoord. Intrekken helpt niet: een uitdaging telt nog mee tot een uur nadat je die verstuurde.
    }
refuse-challenged-lately = Je hebt { $opponent } kort geleden uitgedaagd. Dat kan { $until } weer. Iemand anders mag je meteen uitdagen.
refuse-places-rated-off = Partijen met rating staan uit op deze server, dus je kunt niet om een plaats spelen. Het serverbeheer kan ze aanzetten met `/dvonn-admin instellingen`.
refuse-rated-off = Partijen met rating staan uit op deze server. Laat `rating` leeg of kies False om zonder rating te spelen.
refuse-may-not-post = Ik kan niet schrijven in { $channel }. Geef me daar de rechten “Kanaal bekijken”, “Berichten versturen” en “Bestanden bijvoegen”, en probeer het opnieuw.
refuse-block-no-reason = Geef een reden in `reden`. Wie geblokkeerd wordt, ziet die.
refuse-block-opponent = Jij en { $person } zitten in dezelfde lopende partij of hetzelfde toernooi, dus jij kunt die persoon niet blokkeren. Vraag een andere moderator.
refuse-block-bot = Je kunt geen bot blokkeren. Kies een mens.
refuse-not-blocked = { $person } is niet geblokkeerd. `/dvonn-admin instellingen` toont wie dat wel is.
refuse-own-game = Je speelt zelf in partij { $number }, dus je kunt die niet modereren. Vraag een andere moderator. Is die er niet, kies dan een moderatorrol met `/dvonn-admin instellingen` en geef die aan iemand.
refuse-other-server = Deze server heeft geen partij { $number }. Een partijnummer vind je met `/partij zetten` in het kanaal van de partij.
refuse-void-uncounted = Partij { $number } is afgelopen en was zonder rating, dus ongeldig verklaren verandert niets.
refuse-void-before = Partij { $number } is al uit de ratings gehaald.
refuse-role-of-all = Iedereen heeft deze rol. Kies er een die alleen moderators hebben.
refuse-no-reason = Geef een reden in `reden`. Die wordt getoond in het kanaal van de partij.
refuse-no-winner = Kies de winnaar, of remise, in `winnaar`. Wil je de partij zonder uitslag beëindigen, kies dan “De partij ongeldig verklaren” in `beslissing`.
refuse-no-seat = Kies de nieuwe speler in `speler` en de kant in `kant`.
refuse-seat-self = Je kunt een kant niet aan jezelf overdragen. Kies iemand anders, of vraag een andere moderator.
refuse-seat-bot = Je kunt een kant niet aan een bot overdragen. Kies een mens.
refuse-seat-not-a-member = { $person } is niet op deze server. Kies een lid.
refuse-seat-blocked = { $person } is op deze server geblokkeerd. Kies iemand anders, of gebruik eerst `/dvonn-admin deblokkeren`.
refuse-seat-taken = { $person } speelt al in deze partij. Kies iemand anders.
refuse-seat-computer = Je kunt de kant van de computer niet overdragen. Beëindig de partij, of verklaar die ongeldig.

illegal-taken = { $cell } is bezet. Kies een leeg veld.
illegal-empty = { $cell } is leeg. Kies een veld met een van je stapels.
illegal-lone-red = De rode steen op { $cell } ligt alleen, dus niemand kan hem verplaatsen. Kies een van je stapels.
illegal-not-yours = De stapel op { $cell } is van je tegenstander. Kies er een met jouw kleur bovenop.
illegal-surrounded = De stapel op { $cell } is ingesloten en kan niet bewegen. Kies een andere.
illegal-not-straight = { $from } en { $to } liggen niet op een rechte lijn. Stapels gaan in een rechte lijn, in een van zes richtingen.
illegal-distance =
    { $height ->
        [one] De afstand van { $from } naar { $to } is { $distance }, maar een losse steen gaat precies 1 veld ver.
       *[other] De afstand van { $from } naar { $to } is { $distance }, maar een stapel van { $height } gaat precies { $height } velden ver.
    }
illegal-empty-target = { $to } is leeg. Een stapel moet landen op een andere stapel of steen.
illegal-leaves-board = Vanaf { $from } komt een stapel van { $height } in deze richting buiten het bord. Kies een andere.
illegal-still-placing = Nog niet alle stenen zijn geplaatst. Plaats er een op een leeg veld: `/dvonn plaatsen D3`.
illegal-all-placed = Alle stenen zijn geplaatst. Verplaats nu een stapel: `/dvonn zetten D3F3`.
illegal-must-pass = Je hebt geen mogelijke zet, dus je moet passen.
illegal-may-not-pass = Je hebt een mogelijke zet, dus je kunt niet passen. `/dvonn zetten` toont je zetten terwijl je typt.
illegal-game-over = De partij is afgelopen. `/dvonn spelen` begint een nieuwe tegen de computer. `/dvonn hulp` toont hoe je tegen mensen speelt.

backup = Alle gegevens van deze server: één regel JSON per rij, gecomprimeerd met gzip. Er staan namen van mensen in, dus deel ze alleen met anderen van het serverbeheer. Deze reservekopie staat in het logboek: zie `/dvonn-admin logboek`.
backup-no-files = Ik kan in dit kanaal geen bestanden bijvoegen. Gebruik `/dvonn-admin reservekopie` in een kanaal waar dat wel kan.
backup-in-parts = De reservekopie is te groot voor één bestand op Discord. De andere delen volgen.
backup-part = Deel { $part }. Er volgen meer delen.
backup-last-part = Deel { $part }, het laatste. Je kunt elk deel apart uitpakken, of ze op volgorde samenvoegen en het geheel uitpakken.

## Fair play

fairness-heading = {"**"}Verloren winstkansen per zet**, in partijen met rating en evaluatie (± twee keer de standaardfout)
fairness-line = { $player } (rating { $rating }): { $loss } ± { $error } procentpunten in { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } en { $moves ->
        [one] 1 zet.
       *[other] { $moves } zetten.
    }
fairness-peers = { $count } spelers met ongeveer dezelfde rating verliezen { $loss }. Verschil: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Ongewoon laag: bekijk de partijen.**
       *[usual] Niet ongewoon.
    }
fairness-few-games = { $player } (rating { $rating }): te weinig partijen ({ $games } van minstens { $least }).
fairness-few-peers = Te weinig anderen om mee te vergelijken. Er zijn minstens { $least } spelers nodig binnen { $range } van die rating.
fairness-note = Dit is een aanwijzing, geen bewijs. Een sterke speler met een nieuw account, makkelijke stellingen of alleen evaluaties van goede partijen: dat kan hetzelfde beeld geven. Ik doe zelf nooit iets met deze getallen.
fairness-empty = Op deze server heeft nog geen speler { $least } partijen met rating en evaluatie. Een evaluatie maak je met `/partij evaluatie`.
fairness-unknown = { $player } heeft op deze server geen partijen met rating en evaluatie. Een evaluatie maak je met `/partij evaluatie`.

## Stored data

privacy-stored =
    {"**"}Wat ik bewaar**
    {"-"} Je Discord-ID, en je naam op de servers waar je speelt.
    {"-"} Je partijen: zetten met tijden, spelafspraken, uitslagen en je notities. Plannen en voorwaardelijke zetten tot de partij is afgelopen.
    {"-"} Je ratings, plaatsen en toernooien, en de rollen die ik je ervoor gaf.
    {"-"} Je puzzelrating, de puzzels die je probeerde, en je beste puzzelrace. Je andere races een dag lang.
    {"-"} Je uitdagingen, vakanties en lessen, en je instellingen (met tijdzone, stille uren en vrije weekenden).
    {"-"} De laatste 50 partijen die je importeerde (minder als ze groot zijn), en de zetten in je laatste tien analyses.
    {"-"} De partijen die je volgt, tot ze zijn afgelopen. De evaluatie waar je op wacht.
    {"-"} Wat je zoekt met `/zoeken`, en of je op de wereldranglijst staat. Mensen die je niet meer wilt treffen, en je meldingen.
    {"-"} Je beslissingen als moderator, en op welke servers je geblokkeerd bent.
    Ik lees geen berichten, alleen wat je in mijn opdrachten, formulieren en knoppen invoert.
privacy-kept =
    {"**"}Hoe lang ik het bewaar:** tot je het verwijdert, behalve:
    {"-"} Een analyse: 90 dagen nadat je die voor het laatst gebruikte.
    {"-"} Een afgehandelde uitdaging of een voorstel: 30 dagen.
    {"-"} De ID’s van je opdrachten: een dag, behalve die van je zetten. Daardoor telt geen opdracht twee keer.
    {"-"} Een versleutelde vorm van je ID: nog 30 dagen, als je alles verwijdert binnen 30 dagen na een partij met rating. Zonder de sleutel van de bot is die niet terug te lezen. Die voorkomt dat herhaalde partijen tegen dezelfde tegenstander volledig tellen.
privacy-seen =
    {"**"}Wie het ziet**
    {"-"} Partijen, ratings, uitslagen, toernooien en beslissingen van moderators: iedereen op de server waar ze bij horen. Na `/zoeken` en in teamwedstrijden zijn dat beide servers. Het serverbeheer kan ze ook downloaden.
    {"-"} Het kampioenschap: iedereen, overal.
    {"-"} De wereldranglijst: iedereen, overal, tot je `/ranglijst wereld-verlaten` gebruikt.
    {"-"} Je puzzelrating: iedereen op de servers waar je een puzzel probeerde.
    {"-"} Een puzzelrace tegen iemand: iedereen in dat kanaal.
    {"-"} Een vakantie of vrij weekend dat je klok stilzet: je tegenstanders.
    {"-"} Al het andere: alleen jij.
    De beheerder van de bot kan de database lezen. Ik deel niets met anderen.
privacy-choices =
    {"**"}Wat je kunt doen**
    {"-"} `/privacy exporteren` geeft je alles als bestand.
    {"-"} `/privacy verwijderen` verwijdert alles voorgoed.
    {"-"} Daarna houden je tegenstanders hun partijen met jou, als partijen van een “verwijderde speler”.
    {"-"} Ben je op een server geblokkeerd, dan blijf je dat.
    {"-"} Als de beheerder van de bot je blokkeert, of anderen je niet meer willen treffen, blijft ook dat zo. In plaats van je ID bewaar ik daarvan een versleutelde vorm.
delete-person =
    {"**"}Alles over jou verwijderen?** Je kunt dit niet terugdraaien.
    {"-"} { $games ->
        [0] Je hebt geen lopende partijen.
        [one] Je lopende partij eindigt nu. Is die met rating en zijn er na het plaatsen zes of meer zetten gedaan, dan verlies je die. Anders eindigt die zonder uitslag.
       *[other] Je { $games } lopende partijen eindigen nu. Je verliest die met rating waarin na het plaatsen zes of meer zetten zijn gedaan. De andere eindigen zonder uitslag.
    } Je uitdagingen worden ingetrokken, en je verlaat je toernooien.
    {"-"} Je instellingen, vakanties, lessen, plannen, notities, geïmporteerde partijen en analyses worden verwijderd, en je volgt geen partijen meer. Je verdwijnt van alle ranglijsten, en ik neem de rollen terug die ik je voor plaatsen en titels gaf.
    {"-"} Je tegenstanders houden hun partijen met jou, als partijen van een “verwijderde speler”. Hun ratings veranderen alleen door de partijen met rating die je nu verliest. Je beslissingen als moderator blijven, zonder je ID of naam.
    {"-"} Ben je op een server geblokkeerd, dan blijf je dat. Berichten in kanalen blijven staan.
    {"-"} Heb je in de laatste 30 dagen een partij met rating gespeeld, dan bewaar ik een versleutelde vorm van je ID. Die blijft 30 dagen: zie `/privacy tonen`.
    Speel je weer, dan begin je als nieuwe speler.
button-export-person = Eerst gegevens exporteren
button-delete-person = Alles verwijderen
button-keep-person = Alles behouden
delete-cancelled = Er is niets verwijderd.
delete-running = Ik verwijder alles over jou …
delete-done = Je gegevens zijn verwijderd. Speel je weer, dan begin je als nieuwe speler.

export-about = Alles wat de DVONN-bot over je bewaart. Tijden zijn in UTC, klokken in milliseconden. Punten tellen dubbel: 2 voor winst, 1 voor remise. Anderen komen alleen voor onder de namen die iedereen op de server ziet.
exported = Dit bestand bevat alles wat ik over je bewaar. Wie het krijgt, kan het lezen.
exported-part = Deel { $part }. Het is te veel voor één bestand op Discord. Er volgen meer delen.
exported-last-part = Deel { $part }, het laatste.
export-everything-no-files = Ik kan in dit kanaal geen bestanden bijvoegen. Gebruik `/privacy exporteren` in een privébericht aan mij.
export-everything-too-large = Je gegevens zijn te groot voor een bestand op Discord. Vraag de beheerder van de bot om een kopie: je gegevens zijn in de database te vinden met je Discord-ID.

## Errors

error-busy = Ik heb het nu te druk. Er is niets veranderd. Probeer het over een minuut opnieuw.
error-too-late = Sorry, dit lukte me niet op tijd. Er is niets veranderd. Probeer het over een minuut opnieuw.
error-storage = Sorry, ik kan nu geen partijen lezen of opslaan. Er is niets veranderd. Probeer het over een paar minuten opnieuw.
error-unconfirmed = Mijn database heeft dit nog niet bevestigd. Kijk over een minuut of het gelukt is voor je het opnieuw probeert.
error-slow = Dit duurt langer dan anders. Kijk of het gelukt is voor je het opnieuw probeert.
error-late-form = Ik kon het formulier niet op tijd openen. Probeer het opnieuw.
error-number-range = `{ $option }` moet een getal tussen { $from } en { $to } zijn.
error-too-many =
    { $seconds ->
        [one] Je gaat te snel. Er is niets veranderd. Probeer het over 1 seconde opnieuw.
       *[other] Je gaat te snel. Er is niets veranderd. Probeer het over { $seconds } seconden opnieuw.
    }
error-too-many-server =
    { $seconds ->
        [one] Er gebeurt te veel tegelijk op deze server. Er is niets veranderd. Probeer het over 1 seconde opnieuw.
       *[other] Er gebeurt te veel tegelijk op deze server. Er is niets veranderd. Probeer het over { $seconds } seconden opnieuw.
    }
error-busy-drawing = Er wachten te veel plaatjes om getekend te worden. Probeer het over een minuut opnieuw.
error-slow-drawing = Ik kon dit plaatje niet op tijd tekenen. Probeer het over een minuut opnieuw.
error-still-thinking = Ik ben nog bezig met je vorige vraag. Wacht op dat antwoord en vraag het dan opnieuw.
error-internal = Sorry, er ging iets mis, en er is niets veranderd. Probeer het opnieuw. Gebeurt het weer, geef dan deze code aan de beheerder van de bot: **{ $code }**.
error-unknown = Ik ken deze opdracht of knop niet. Misschien is die van een oudere versie. `/dvonn bord` toont het bord, `/dvonn hulp` laat zien wat er nog meer is.
error-message-deleted = Dat bericht is verwijderd. `/dvonn bord` toont het bord, `/dvonn hulp` laat zien wat er nog meer is.
error-outside-server = Deze opdracht werkt alleen op servers die mij hebben toegevoegd. Hier begint `/dvonn spelen` een partij tegen de computer, en `/dvonn hulp` toont wat er nog meer werkt. Vrienden daag je met `/dvonn uitdagen` uit op een plek waar jullie allebei zijn. Dat kan een server zijn, een groep, of jullie privéberichten met elkaar.
error-no-files = (Ik kan in dit kanaal geen bestanden bijvoegen. Met het recht “Bestanden bijvoegen” kan ik hier een plaatje tonen.)
missing-to-bot = Ik mag hier niet schrijven, dus hier kan geen partij beginnen. Vraag een moderator om mij in dit kanaal rechten te geven: { $permissions }. Of gebruik een ander kanaal.
missing-to-person = Je mist rechten in dit kanaal: { $permissions }. Vraag een moderator erom, of gebruik een ander kanaal.
permission =
    { $name ->
        [view-channel] “Kanaal bekijken”
        [send-messages] “Berichten versturen”
        [send-in-threads] “Berichten versturen in threads”
        [use-external-apps] “Externe apps gebruiken”
       *[create-threads] “Openbare threads maken”
    }
error-no-threads = Ik kan hier geen thread openen. Vraag een moderator om mij de rechten “Openbare threads maken” en “Berichten versturen in threads” te geven, of gebruik een ander kanaal.
error-no-threads-kind = In zo’n soort kanaal kan ik geen threads openen. Gebruik een tekstkanaal, een aankondigingskanaal of een bericht in een forum.

## Why Discord refuses a request

discord-no-channel = Dat kanaal of die thread is verwijderd. Gebruik een ander kanaal.
discord-no-member = Die persoon heeft de server verlaten of het account verwijderd.
discord-hidden = Ik kan dat kanaal niet zien. Vraag een moderator om mij daar het recht “Kanaal bekijken” te geven, of gebruik een ander kanaal.
discord-forbidden = Volgens Discord mis ik hiervoor een recht. Vraag een moderator om mijn rechten daar na te kijken, of gebruik een ander kanaal.
discord-direct-messages = Ik kan je geen privéberichten sturen. Sta privéberichten van leden toe in de privacyinstellingen van de server, en probeer het opnieuw.
discord-channel-kind = In zo’n soort kanaal kan dat niet. Gebruik een tekstkanaal.
discord-thread-closed = Die thread is gearchiveerd of vergrendeld. Vraag een moderator om hem weer te openen, of gebruik een ander kanaal.
discord-too-many-threads = Deze server heeft zoveel actieve threads als Discord toestaat. Vraag een moderator om er een paar te archiveren, en probeer het opnieuw.
discord-tag-required = Dit forum vraagt bij elk bericht een tag, en ik kies geen tags. Vraag een moderator om die regel op te heffen, of gebruik een tekstkanaal.
discord-name = Discord staat een woord in die naam niet toe. Verander de naam, en probeer het opnieuw.
discord-automod = De AutoMod van deze server heeft dit bericht of deze naam geblokkeerd. Vraag een moderator om mijn rol uit te zonderen of de regel te veranderen.
discord-filter = Het filter van Discord heeft dit bericht als schadelijk geblokkeerd. Haal links en grove woorden weg, en probeer het opnieuw.
discord-too-large = Het bestand is te groot voor Discord. Vraag minder tegelijk op.
discord-invalid-role = Van Discord mag niemand die rol geven. Kies een andere.
discord-two-factor = Deze server vraagt tweestapsverificatie voor moderatie. Mijn beheerder moet die aanzetten voor het eigen Discord-account.
discord-slow = Zo vaak staat Discord dit niet toe. Probeer het over een minuut opnieuw.
discord-down = Discord werkt op dit moment niet goed. Probeer het over een minuut opnieuw.
discord-invalid = Discord neemt niet aan wat ik stuur. Dat is een fout van mij: vertel het mijn beheerder.

## Alt text of boards, in whole sentences

alt-players = Wit: { $white }. Zwart: { $black }.
alt-turn =
    { $next ->
        [red] { $name }, { $color ->
            [white] Wit
           *[black] Zwart
        }, plaatst een rode steen.
        [own] { $name }, { $color ->
            [white] Wit
           *[black] Zwart
        }, plaatst een steen.
       *[move] { $name }, { $color ->
            [white] Wit
           *[black] Zwart
        }, is aan zet.
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] Wit
           *[black] Zwart
        } plaatst een rode steen.
        [own] { $color ->
            [white] Wit
           *[black] Zwart
        } plaatst een steen.
       *[move] { $color ->
            [white] Wit
           *[black] Zwart
        } is aan zet.
    }
alt-won =
    { $color ->
        [white] Partij afgelopen: { $name } (Wit) wint met { $margin } verschil.
       *[black] Partij afgelopen: { $name } (Zwart) wint met { $margin } verschil.
    }
alt-won-without-name =
    { $color ->
        [white] Partij afgelopen: Wit wint met { $margin } verschil.
       *[black] Partij afgelopen: Zwart wint met { $margin } verschil.
    }
alt-draw = Partij afgelopen: remise.
alt-won-early =
    { $color ->
        [white] Partij voortijdig afgelopen: { $winner } (Wit) wint van { $loser }.
       *[black] Partij voortijdig afgelopen: { $winner } (Zwart) wint van { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Partij voortijdig afgelopen: Wit wint.
       *[black] Partij voortijdig afgelopen: Zwart wint.
    }
alt-drawn-early = Partij voortijdig afgelopen: remise.
alt-no-result = Partij afgelopen: geen uitslag.
alt-passed = { $name } past.
alt-last = { $name } speelt { $ply }.
alt-placed =
    { $piece ->
        [red] { $name } plaatst een rode steen op { $cell }.
        [white] { $name } plaatst een witte steen op { $cell }.
       *[black] { $name } plaatst een zwarte steen op { $cell }.
    }
alt-preview = Voorbeeld, nog niet gespeeld. { $name } speelt { $ply }.
alt-preview-only = Voorbeeld, nog niet gespeeld.
alt-isolated = Geïsoleerd en van het bord: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] wit
       *[black] zwart
    }, hoogte { $height }: { $cells }
alt-sample = Zo ziet je bord er met Zwart uit.
alt-hints = Letters markeren de beste zetten: { $plies }.
alt-targets = Ringen tonen waar de stapel op { $from } heen kan: { $cells }.
alt-no-targets = De stapel op { $from } is gekozen, maar kan niet bewegen.
alt-places = Ringen tonen waar je de steen kunt plaatsen: { $cells }.
alt-movable = De stapels die kunnen bewegen, hebben een label: { $cells }.
alt-blocked = Ingesloten, dus zonder zet: { $cells }.
alt-white-chance = Winstkansen van Wit: { $chance }%.
alt-score = Score: Wit { $white }, Zwart { $black }.
alt-to-place = Nog te plaatsen: { $red } rood, { $white } wit, { $black } zwart.
alt-stacks =
    { $color ->
        [white] Wit, hoogte { $height }{ $content ->
           *[plain] {""}
            [red] {" "}met rood
            [one] {" "}met één rode
            [several] {" "}met { $reds } rode
        }: { $cells }.
       *[black] Zwart, hoogte { $height }{ $content ->
           *[plain] {""}
            [red] {" "}met rood
            [one] {" "}met één rode
            [several] {" "}met { $reds } rode
        }: { $cells }.
    }
alt-lone-reds = Rode stenen alleen: { $cells }.
alt-empty = Het bord is leeg.

## Tournaments. Markdown in namen van toernooien is al onschadelijk gemaakt.

tournament-kind =
    { $kind ->
        [round_robin] rondetoernooi
        [double_round_robin] dubbel rondetoernooi
        [knockout] knock-out
        [arena] arena
        [teams] teamwedstrijd
       *[swiss] Zwitsers
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } ronde
       *[other] { $kind }, { $count } rondes
    }
tournament-title = {"**"}{ $name }** · toernooi { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Drie rode stenen met de hand geplaatst, de rest willekeurig
        [random] Willekeurige borden
        [symmetric] Symmetrische borden
       *[full] Alle 49 stenen met de hand geplaatst
    } · { $clock } · { $rated ->
        [yes] met rating
       *[no] zonder rating
    } · hoogstens { $length } per ronde
tournament-knockout = Wie verliest, ligt eruit. Na remise volgt nog één partij met verwisselde kleuren. Wint niemand die, of is de ronde eerder voorbij, dan gaat de speler met het beste startnummer door.
arena-terms = De arena duurt { $length }. Iedereen speelt zoveel mogelijk partijen: is er een afgelopen, dan begint meteen de volgende. Je kunt later meedoen, pauzeren en terugkomen. De meeste punten winnen. Een partij die aan het eind nog loopt, telt niet.
arena-running = {"**"}{ $name }** is bezig. Het eindigt om { $until }. Partijen afgelopen: { $count }.
arena-over = {"**"}{ $name }** is afgelopen. { $winner } wint: gefeliciteerd!
arena-standings = Tussenstand: { $name }
arena-legend = {"-#"} + gewonnen, = remise, − verloren, (n) niet gespeeld. Bij een gelijk aantal punten staat bovenaan wie minder partijen speelde.
button-break = Pauze nemen
arena-back = Je speelt mee in **{ $name }**. Zodra er een tegenstander vrij is, begint je partij in een thread van { $channel }.
arena-rest = Je hebt pauze in **{ $name }**. Heb je nog een partij, speel die dan uit. Doe opnieuw mee om terug te komen.
arena-absent = { $player }, je eerste zet kwam niet op tijd. Daarom heb je die partij van **{ $name }** verloren en heb je pauze. Druk op de knop om terug te komen.
arena-next-game = { $player }, je volgende partij is begonnen: { $place }
arena-waits = { $player }, ik zoek je volgende tegenstander. Zodra de partij begint, staat hier de link.
arena-waits-no-more = { $player }, je wacht niet meer op een partij van **{ $name }**.
refuse-arena-clock = Een arena heeft een live bedenktijd nodig, zoals `live 10`: tien minuten per persoon voor de hele partij.
tournament-open = Organisator: { $organiser }. Druk op “Meedoen aan toernooi” om mee te doen.
tournament-open-invited = Organisator: { $organiser }. Op uitnodiging: de organisator meldt de deelnemers aan.
tournament-entrants = Deelnemers ({ $count }): { $names }
tournament-entrants-more = { $names } en nog { $more }
tournament-entrants-none = Nog niemand doet mee.
tournament-reserve = Reservelijst ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = Het is begonnen met { $count } deelnemers.
tournament-starts =
    { $repeats ->
        [week] Begint { $time } ({ $rest }), daarna elke week.
        [month] Begint { $time } ({ $rest }), daarna elke maand.
        [weekday] Begint { $time } ({ $rest }), daarna elke maand op de { $day }.
       *[none] Begint { $time } ({ $rest }).
    }
tournament-players = Deelnemers: { $range }.
tournament-ratings = Toegestane ratings: { $range }.
tournament-role = Alleen voor leden met de rol { $role }.
tournament-count =
    { $most ->
        [0] Deelnemers: { $count }
       *[other] Deelnemers: { $count } van { $most }
    }
tournament-edition = { $name }, nr. { $number }
tournament-called-off = Het gaat niet door, met maar { $count } van minstens { $least } aanmeldingen.
tournament-calendar = De volgende toernooien, voor je agenda.
tournament-calendar-none = Nog geen toernooi heeft een datum.
button-calendar = Agendabestand
tournament-cancelled = Het is afgelast voor het begon.
# De inschrijvingen van de computer heten naar sterren.
tournament-computer = { $name } ({ $level })
button-join = Meedoen aan toernooi
button-leave = Toernooi verlaten
button-start = Toernooi starten
button-standings = Stand tonen
button-pairings = Paringen tonen
button-series = Reeksstand tonen

tournament-round = {"**"}{ $name }**: ronde { $round } van { $rounds } is begonnen. Die eindigt uiterlijk { $until }.
tournament-round-games = Partijen afgelopen: { $decided } van { $count }.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** reglementair
tournament-pairing-advances = { $pairing } · { $player } gaat door dankzij het beste startnummer
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } heeft deze ronde geen partij
        [on] { $board }. { $player } heeft een vrije ronde en gaat door
       *[no] { $board }. { $player } heeft een vrije ronde · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · begint zo
tournament-more-pairings = Meer partijen van ronde { $round }:
tournament-pairings-title = {"**"}{ $name }**: ronde { $round } van { $rounds }
tournament-pairings-none = {"**"}{ $name }** is nog niet begonnen, dus er zijn geen paringen.

# De naam komt het laatst, want een plaatje kapt af wat te lang is.
tournament-standings-after = Stand na ronde { $round } van { $rounds }: { $name }
tournament-standings-during = Stand in ronde { $round } van { $rounds }: { $name }
tournament-standings-final = Eindstand: { $name }
tournament-standings-none = {"**"}{ $name }** is nog niet begonnen.
tournament-over = {"**"}{ $name }** is afgelopen na { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }. { $winner } wint: gefeliciteerd!
tournament-over-shared = {"**"}{ $name }** is afgelopen. { $winners } delen de eerste plaats: gefeliciteerd!
tournament-over-early = {"**"}{ $name }** is voortijdig beëindigd, in ronde { $round } van { $rounds }. Er is geen winnaar.
tournament-over-nobody = {"**"}{ $name }** is afgelopen.

tournament-line = Toernooi [{ $name }]({ $url }), ronde { $round }
tournament-line-plain = Toernooi { $name }, ronde { $round }
arena-line = Arena [{ $name }]({ $url })
arena-line-plain = Arena { $name }
tournament-ended-game-continues = { $players }: het toernooi **{ $name }** is afgelopen, dus deze partij telt er niet meer voor. Jullie kunnen doorspelen, remise voorstellen met `/dvonn voorstellen`, of opgeven met `/dvonn opgeven`.
outcome-won = Toernooi: { $player } krijgt het punt.
outcome-drawn = Toernooi: elk een half punt.
outcome-advances =
    { $last ->
        [yes] Toernooi: { $player } wint de finale.
       *[no] Toernooi: { $player } gaat door naar de volgende ronde.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Niemand won, dus { $player } wint de finale dankzij het beste startnummer.
       *[no] Niemand won, dus { $player } gaat dankzij het beste startnummer door naar de volgende ronde.
    }
outcome-no-result = Deze partij had geen uitslag, dus die wordt overgespeeld. Zo begint hier een nieuwe.
outcome-one-more-game = Een knock-out heeft een winnaar nodig. Zo begint er nog één partij, met verwisselde kleuren. Wint niemand die, dan gaat { $player } door dankzij het beste startnummer.
tournament-game-replays = De vorige partij had geen uitslag, dus die wordt overgespeeld.
tournament-game-decides = De vorige partij was remise, dus er volgt nog één met verwisselde kleuren. Wint niemand die, dan gaat { $player } door dankzij het beste startnummer.
outcome-not-counted = Het toernooi eindigde eerder dan deze partij, dus die telt er niet voor.
tournament-game-withdrawn = { $player } is uit het toernooi gestapt, dus { $winner } wint deze partij.
tournament-game-timed-out = { $player } overschreed de tijd voordat er een stapel was verplaatst.
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · ronde { $round }, bord { $board }
arena-thread-ending = #{ $number } · partij { $board }
button-round = Ronde { $round }

tournament-long-games =
    { $limit ->
        [none] De partijen hebben geen klok, maar een ronde eindigt na { $round }.
       *[some] Met deze bedenktijd kan een partij wel { $game } duren, maar een ronde eindigt na { $round }.
    } Dan verliest wie de tegenstander laat wachten, en andere lopende partijen zijn remise. Voor een kortere bedenktijd of langere rondes beëindig je dit toernooi met `/toernooi beëindigen` en maak je een nieuw toernooi aan.
tournament-next-steps =
    Mensen meld je aan met `/toernooi aanmelden`, de computer met `/toernooi computer-toevoegen`. Wil je zelf meedoen, gebruik dan `/toernooi meedoen`. { $starts ->
        [by_date] Het toernooi begint vanzelf.
       *[by_hand] Het toernooi start je met `/toernooi starten`.
    }
tournament-created-elsewhere = {"**"}{ $name }** is aangekondigd in { $channel }.
tournament-no-threads =
    { $organiser }, de volgende partijen van **{ $name }** kunnen niet beginnen in { $channel }. { $reason } Ik probeer het elke minuut opnieuw. In een ander kanaal spelen kan ook: gebruik daar `/toernooi verplaatsen`.
tournament-no-threads-over = Er wacht geen partij van **{ $name }** meer om te beginnen.
tournament-not-posted = Ik kan niets plaatsen over **{ $name }** in { $channel }. { $reason } Het toernooi gaat door. In een ander kanaal aankondigen kan ook: gebruik daar `/toernooi verplaatsen`.
tournament-joined = Je doet mee aan **{ $name }**. Er zijn nu { $count ->
        [one] { $count } deelnemer
       *[other] { $count } deelnemers
    }. Ik tag je als je eerste partij begint.
tournament-joined-reserve = **{ $name }** is vol. Je staat op plaats { $place } van de reservelijst. Komt er voor de start een plek vrij, dan doe je mee en meld ik het in { $channel }.
tournament-left = Je hebt **{ $name }** verlaten.
tournament-entered = { $player } doet nu mee aan **{ $name }**. Ik meld het in { $channel }. Tot de start kan { $player } het toernooi nog verlaten.
tournament-entered-reserve = {"**"}{ $name }** is vol. { $player } staat op plaats { $place } van de reservelijst. Komt er voor de start een plek vrij, dan laat ik het { $player } weten.
tournament-you-were-entered = { $player }, { $person } heeft je aangemeld voor **{ $name }**. Wil je niet spelen, verlaat het toernooi dan voor het begint.
tournament-you-take-over = { $player }, { $person } heeft je in **{ $name }** op de plaats van { $former } gezet. Je krijgt de punten van die speler en speelt de partijen die nog niet begonnen zijn. Wil je niet spelen, trek je dan terug.
tournament-you-move-up = { $player }, er is een plek vrij in **{ $name }**: je doet mee. Wil je niet spelen, verlaat het toernooi dan voor het begint.
tournament-added = { $count ->
        [one] { $level } doet mee aan **{ $name }**.
       *[other] { $level } doet met { $count } inschrijvingen mee aan **{ $name }**.
    }
tournament-removed = { $count ->
        [one] { $level } is uit **{ $name }** gehaald.
       *[other] { $count } inschrijvingen van { $level } zijn uit **{ $name }** gehaald.
    }
tournament-starting = {"**"}{ $name }** begint met { $count } deelnemers: zie { $channel }.
tournament-fewer-rounds =
    Het toernooi heeft { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } in plaats van { $wanted }: met meer zouden sommigen elkaar twee keer treffen.
ask-withdraw =
    { $whose ->
        [own] Wil je je terugtrekken uit **{ $name }**? Je verliest je lopende partij erin en krijgt er geen meer. Je kunt niet terugkomen.
        [league] Wil je { $player } terugtrekken uit deze cyclus van de competitie (**{ $name }**)? De tegenstanders krijgen de punten van alle partijen die niet zijn afgelopen. Lopende partijen kunnen nog worden uitgespeeld, maar tellen niet meer voor de competitie. Ook de aanmelding voor de volgende cyclus vervalt, maar opnieuw aanmelden kan.
       *[other] Wil je { $player } terugtrekken uit **{ $name }**? De tegenstander krijgt het punt van de lopende partij. Die kan nog worden uitgespeeld, maar telt niet meer voor het toernooi. { $player } krijgt geen partijen meer en kan niet terugkomen.
    }
button-withdraw-tournament = Terugtrekken
button-stay = Niet terugtrekken
tournament-withdraw-cancelled = Niemand is teruggetrokken.
tournament-withdrawn-self = Je hebt je teruggetrokken uit **{ $name }**. Bedankt voor het meespelen.
tournament-withdrawn = { $player } is teruggetrokken uit **{ $name }**.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } heeft je teruggetrokken uit deze cyclus van de competitie (**{ $name }**). Je tegenstanders krijgen de punten van je partijen die niet zijn afgelopen. Lopende partijen kun je nog uitspelen, maar ze tellen niet meer voor de competitie. Je kunt je opnieuw aanmelden voor de volgende cyclus. Vraag { $person } naar de reden.
       *[no] { $person } heeft je teruggetrokken uit het toernooi **{ $name }**. Je tegenstander krijgt het punt van je lopende partij. Die kun je nog uitspelen, maar die telt niet meer voor het toernooi. Je krijgt er geen partijen meer in. Vraag { $person } naar de reden.
    }
tournament-withdrawn-game-continues = { $player } is teruggetrokken uit **{ $name }**, dus de tegenstander krijgt het punt. Jullie kunnen deze partij nog uitspelen, maar die telt daar niet meer mee. Is het een partij met rating, dan telt die nog steeds voor de ranglijst.
ask-newcomer = Wie neemt het over van { $player }?
ask-replace = Moet { $new } in **{ $name }** de plaats van { $player } overnemen? { $new } krijgt de punten en alle partijen die nog niet begonnen zijn. Loopt er een partij van { $player }, dan krijgt de tegenstander het punt. Die partij kan nog worden uitgespeeld, maar telt niet meer voor het toernooi. Beiden krijgen bericht.
button-replace = Vervangen
button-no-replacement = Niet vervangen
tournament-replaced = { $new } heeft in **{ $name }** de plaats van { $player } overgenomen.
tournament-you-were-replaced = { $person } heeft { $new } op jouw plaats in het toernooi **{ $name }** gezet. Heb je er een lopende partij, dan krijgt je tegenstander het punt. Die partij kun je nog uitspelen, maar die telt niet meer voor het toernooi. Vraag { $person } naar de reden.
ask-end-tournament =
    {"**"}{ $name }** beëindigen in ronde { $round } van { $rounds }? Dan is er geen winnaar. { $games ->
        [0] Er lopen geen partijen.
        [one] Er loopt nog { $games } partij. Die kan worden uitgespeeld, maar telt niet voor het toernooi.
       *[other] Er lopen nog { $games } partijen. Die kunnen worden uitgespeeld, maar tellen niet voor het toernooi.
    }
ask-end-arena =
    De arena **{ $name }** nu beëindigen? Dan wint wie tot nu toe de meeste punten heeft. { $games ->
        [0] Er lopen geen partijen.
        [one] Er loopt nog { $games } partij. Die kan worden uitgespeeld, maar telt niet voor de arena.
       *[other] Er lopen nog { $games } partijen. Die kunnen worden uitgespeeld, maar tellen niet voor de arena.
    }
ask-cancel-tournament =
    {"**"}{ $name }** afgelasten? Het toernooi is nog niet begonnen.{ $series ->
        [yes] {" "}Daarmee stopt de hele reeks.
       *[no] {""}
    }
button-end-tournament = Toernooi beëindigen
button-cancel-tournament = Toernooi afgelasten
button-keep-tournament = Laten doorgaan
tournament-end-cancelled = Het toernooi gaat door.
tournament-end-done = {"**"}{ $name }** is afgelopen.
tournament-cancel-done = {"**"}{ $name }** is afgelast.
tournament-moved = De partijen van **{ $name }** worden nu gespeeld in { $channel }.
tournament-list-title = Toernooien op deze server:
tournament-list-none = Hier zijn nog geen toernooien. Maak er een aan met `/toernooi aanmaken`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] open, { $count ->
            [one] { $count } deelnemer
           *[other] { $count } deelnemers
        }
        [running] ronde { $round } van { $rounds }
        [over] afgelopen
       *[cancelled] afgelast
    } · { $channel }
tournament-list-more = … en nog { $count }. Met `/toernooi stand` en een nummer of naam zie je er een.
teams-terms = Elke server meldt de eigen spelers aan. De sterkste speler van elke server speelt op bord 1, de volgende op bord 2, enzovoort. Op elk bord worden twee partijen gespeeld, één met elke kleur.
teams-rated = Een partij is met rating als beide spelers op de wereldranglijst staan.
teams-players = Per team: { $range }.
teams-open = Druk op “Meedoen aan toernooi” om voor je server te spelen.
teams-open-invited = De moderators van elke server melden hun eigen spelers aan.
teams-names = De andere server ziet je naam.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: nog niemand doet mee.
teams-no-guest = Nog geen andere server heeft geaccepteerd. De organisator kan op “Server uitnodigen” drukken.
button-invite-server = Server uitnodigen
teams-code = Stuur deze code naar een moderator van de andere server: `{ $code }`. Die gebruikt daar `/toernooi accepteren`. De code werkt één keer.
teams-ask = {"**"}{ $team }** stelt je server een teamwedstrijd voor. Als je accepteert, kunnen mensen van hier meedoen in { $channel }, en spelen ze hun partijen daar in threads. De andere server ziet hun namen.
button-accept-match = Wedstrijd accepteren
teams-accepted = Je hebt **{ $name }** geaccepteerd. Mensen van hier kunnen nu meedoen in { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }** is afgelopen. **{ $team }** wint met { $points } tegen { $others }: gefeliciteerd!
teams-drawn = {"**"}{ $name }** is afgelopen. Het is gelijkspel, { $points } tegen { $others }.
teams-called-off = De teamwedstrijd gaat niet door: een van de twee teams had maar { $count } van minstens { $least } mensen.
teams-called-off-alone = De teamwedstrijd gaat niet door: geen andere server heeft geaccepteerd.
refuse-teams-terms = Alleen moderators kunnen een teamwedstrijd aanmaken. Die begint vanzelf, dus kies `begin`, en kan niet worden herhaald: laat `herhalen` weg.
refuse-teams-starts = Je kunt **{ $name }** niet zelf starten. De wedstrijd begint vanzelf op de afgesproken tijd, zodat beide servers weten wanneer.
refuse-teams-end = Geen van beide servers kan een lopende teamwedstrijd beëindigen. {"**"}{ $name }** is afgelopen als alle partijen afgelopen zijn. Gebruik `/toernooi terugtrekken` om te stoppen met spelen.
refuse-teams-other = { $player } speelt voor de andere server. Alleen de moderators daar kunnen daarover beslissen.
refuse-teams-moderators = Alleen de moderators van deze server kunnen beslissen wie ervoor speelt.
refuse-teams-full = Dit team is vol. Er is plaats voor { $most }.
refuse-teams-people = Aan een teamwedstrijd doen alleen mensen mee.
refuse-teams-code = Geen server stelt een wedstrijd voor met deze code. Kijk de code nog eens na: die heeft negen cijfers en werkt één keer.
refuse-teams-own = Je eigen server stelt deze wedstrijd voor. Een moderator van de andere server moet die accepteren.
refuse-teams-accepted = Een andere server heeft deze wedstrijd al geaccepteerd.
refuse-teams-barred = De beheerder van de bot heeft { $player } geblokkeerd voor partijen tegen mensen van andere servers.
series-title = {"**"}{ $name }**, { $year }. Toernooien tot nu toe: { $count }.
series-none = Nog niemand heeft punten.
series-line = { $place }. { $player } · {"**"}{ $points }** · toernooien: { $played }, gewonnen: { $wins }
series-legend = {"-#"} In elk toernooi krijg je één punt, plus één voor iedereen die onder je eindigt. Trek je je terug, dan krijg je er geen. Bij gelijke stand tellen de gewonnen toernooien.
series-next = De volgende: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Hier loopt geen toernooi en geen cyclus van een competitie. Een toernooi start je met `/toernooi starten`.
       *[no] Je hebt hier geen lopend toernooi. Een eigen toernooi start je met `/toernooi starten`. Moderators zien alle toernooien.
    }
panel-round = ronde { $round } van { $rounds }
panel-games = afgelopen: { $over } · bezig: { $running } · niet begonnen: { $waiting }
panel-ends = eindigt { $until }
panel-paused = gepauzeerd
panel-late = {"**"}Partijen die wachten: { $count }.** Een dag geen zet, of een halve ronde lang als rondes korter zijn dan twee dagen. Een speler opnieuw aan dezelfde partij herinneren kan na { $pause }.
panel-nobody-late = Niemand is te laat.
panel-entry = { $number }. { $player }: laatste zet { $since } · { $game } tegen { $opponent } · { $name }
panel-reminded = { $player } krijgt een herinnering.
button-manage = Beheren
button-remind = Nr. { $number } herinneren
button-reminded = Nr. { $number }: herinnerd
button-panel-withdraw = Nr. { $number } terugtrekken
button-panel-replace = Nr. { $number } vervangen
button-panel-tournaments = Toernooien: { $way }
button-panel-late = Wachtend: { $way }
button-refresh = Vernieuwen
tournament-reminder = { $player }, de organisatie van **{ $name }** vraagt je verder te spelen in partij { $number } tegen { $opponent }. Je bent aan zet.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = onderling { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (teruggetrokken)
standings-part = {"-#"} Plaats { $first } tot en met { $last } van { $count }. De knoppen tonen meer.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + gewonnen, = remise, − verloren, (n) niet gespeeld. Bij een gelijk aantal punten beslist Buchholz: de punten van alle tegenstanders. Daarna SB (Sonneborn-Berger): de punten van verslagen tegenstanders, bij remise de helft.
       *[no] {"-#"} + gewonnen, = remise, − verloren, (n) niet gespeeld. Bij een gelijk aantal punten beslist het onderling resultaat. Daarna SB (Sonneborn-Berger): de punten van verslagen tegenstanders, bij remise de helft.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · eruit in ronde { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Plaats en speler:
       *[no] { $heading }. Plaats, speler en punten:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Naam
column-points = Punten
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = Partijen
column-out = Eruit in
cell-out = ronde { $round }
caption-standings = Toernooi { $number } · { $kind }
button-own-place = Mijn plaats tonen
tournament-round-over = {"**"}{ $name }**: ronde { $round } van { $rounds } is voorbij.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } nodigt je uit om mee te doen in { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): de volgende is open. Doe mee in { $channel }.
event-description =
    { $arena ->
        [yes] Een DVONN-arena. Doe mee in { $channel }.
       *[no] Een DVONN-toernooi ({ $kind }). Meld je aan in { $channel } voor het begint.
    }

refuse-tournament-unknown = Hier is geen toernooi `{ $typed }`. `/toernooi lijst` toont alle toernooien.
refuse-tournament-name = De naam van een toernooi moet 1 tot { $most } tekens hebben.
refuse-tournament-setup = Deze opstelling kan niet in toernooien. Kies “volledig”, “rode”, “willekeurig” of “symmetrisch”.
refuse-tournament-round =
    { $later ->
        [yes] Voor ronde { $round } van **{ $name }** zijn er nog geen paringen. Het is nu ronde { $current } van { $rounds }.
       *[no] **{ $name }** heeft geen ronde { $round }. De laatste is ronde { $current }.
    }
refuse-tournament-rounds = Een toernooi heeft 1 tot { $most } rondes. Laat `rondes` leeg voor zoveel als nodig.
refuse-tournament-rounds-fixed = Bij dit systeem ({ $kind }) bepaalt het aantal deelnemers het aantal rondes. Laat `rondes` leeg, of kies Zwitsers.
refuse-tournament-length = Een ronde duurt van { $shortest } tot 90 dagen. Schrijf de tijd als `14d`, `2h` of `90m`.
refuse-tournament-organiser = Alleen { $organiser }, de organisator van dit toernooi, en moderators kunnen dit.
refuse-tournament-started = {"**"}{ $name }** is al begonnen, dus het is te laat om mee te doen of het te verlaten. Met `/toernooi terugtrekken` trek je je terug. Met `/toernooi paringen` zie je de partijen.
refuse-tournament-not-started = {"**"}{ $name }** is nog niet begonnen. Verlaten kan met `/toernooi verlaten`.
refuse-tournament-over = {"**"}{ $name }** is afgelopen of afgelast. `/toernooi lijst` toont alle toernooien.
refuse-tournament-blocked = Je bent op deze server geblokkeerd voor partijen. Reden: { $reason }
refuse-tournament-full = Dit toernooi is vol. Er kunnen hoogstens { $most } deelnemers zijn.
refuse-tournament-no-computer = De computer is op dit niveau niet ingeschreven.
refuse-tournament-computers = Je kunt hoogstens { $most } computers inschrijven, omdat elke partij een thread opent. Wil je er meer, vraag dan een moderator om ze in te schrijven.
refuse-tournament-start = Ik herken { $typed } niet als tijdstip. Schrijf `2026-12-05 19:00`, `vrijdag 19:00`, `19:00` of `3d`, in je eigen tijdzone (zie `/dvonn instellingen`).
start-zone = Ik lees { $typed } in UTC, omdat je geen tijdzone hebt ingesteld. Stel de jouwe in met `/dvonn instellingen`.
refuse-tournament-range = Ik snap { $typed } niet. Schrijf een bereik zoals { $example }.
weekdays = maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
nth-weekdays =
    { $nth ->
        [first] eerste maandag, eerste dinsdag, eerste woensdag, eerste donderdag, eerste vrijdag, eerste zaterdag, eerste zondag
        [second] tweede maandag, tweede dinsdag, tweede woensdag, tweede donderdag, tweede vrijdag, tweede zaterdag, tweede zondag
        [third] derde maandag, derde dinsdag, derde woensdag, derde donderdag, derde vrijdag, derde zaterdag, derde zondag
        [fourth] vierde maandag, vierde dinsdag, vierde woensdag, vierde donderdag, vierde vrijdag, vierde zaterdag, vierde zondag
       *[last] laatste maandag, laatste dinsdag, laatste woensdag, laatste donderdag, laatste vrijdag, laatste zaterdag, laatste zondag
    }
refuse-tournament-players = Zo’n toernooi heeft { $least } tot { $most } deelnemers.
refuse-tournament-reversed = Het kleinste getal komt eerst: `{ $range }`.
refuse-tournament-start-time = Het begin moet in de toekomst liggen, binnen een jaar.
refuse-tournament-repeat-start = Kies ook `begin` om een toernooi te herhalen.
refuse-tournament-repeat = Alleen moderators kunnen een toernooi herhalen. Laat `herhalen` weg.
refuse-tournament-out-of-range = { $player } heeft hier rating { $own }. Dit toernooi is voor ratings { $range }.
refuse-tournament-role = { $player } heeft de rol { $role } niet. Dit toernooi is alleen voor leden met die rol.
refuse-tournament-invited = Dit toernooi is op uitnodiging. Wil je meedoen, vraag dan { $organiser } om je aan te melden.
refuse-tournament-joined = Je doet al mee. Met `/toernooi verlaten` stap je er weer uit.
refuse-tournament-bot = Bots kunnen niet meedoen. De computer meld je aan met `/toernooi computer-toevoegen`.
refuse-tournament-entered = { $player } doet al mee.
refuse-tournament-entrant-busy = { $player } speelt al zoveel partijen en toernooien tegelijk als één persoon mag.
refuse-tournament-not-in = { $player } doet niet mee aan dit toernooi.
refuse-tournament-own-opponent = Je speelt deze ronde zelf tegen { $player }, dus jij kunt die speler niet terugtrekken. Vraag een andere moderator.
refuse-tournament-irreplaceable = In een knock-out of een arena kan niemand het overnemen van { $player }. Je kunt { $player } terugtrekken.
refuse-tournament-replace-self = Je kunt niet zelf de plaats van een speler overnemen. Vraag een andere moderator.
refuse-tournament-not-late = Deze partij wacht niet meer te lang. Druk op “Vernieuwen”.
refuse-tournament-reminded = { $player } is kort geleden aan deze partij herinnerd. Opnieuw herinneren kan { $until }.
refuse-tournament-withdrawn = { $player } is al teruggetrokken.
refuse-tournament-few = Een toernooi heeft minstens twee deelnemers nodig. Nodig mensen uit om mee te doen, of meld ze aan met `/toernooi aanmelden`.
refuse-tournament-few-people = Je kunt het toernooi starten als er minstens twee mensen meedoen; computers tellen niet. Wil je het nu al starten, vraag het dan aan een moderator.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Je organiseert al een toernooi. Maak dat eerst af, of beëindig het met `/toernooi beëindigen`.
           *[other] Je organiseert al { $most } toernooien. Beëindig er eerst een met `/toernooi beëindigen`.
        }
       *[all] Deze server heeft al { $most } toernooien die niet zijn afgelopen. Eerst moet er een eindigen.
    }
refuse-tournament-soon = Je hebt kort geleden een toernooi aangemaakt. Het volgende kun je { $until } aanmaken. Moderators hoeven niet te wachten.
refuse-tournament-none-open = Hier staat geen toernooi open om mee te doen. Maak er een aan met `/toernooi aanmaken`.
refuse-tournament-none-running = Hier loopt geen toernooi.
refuse-tournament-none = Zo’n toernooi is er hier niet. Maak er een aan met `/toernooi aanmaken`.
refuse-tournament-several = Er zijn meerdere toernooien. Kies er een met de optie `toernooi`.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · competitie
league-terms = Deelnemers per klasse: { $size } · partijen per tegenstander: { $games } · weken per cyclus: { $weeks } · promotie en degradatie: { $moves } · partijen tegelijk: { $most }
contest-games =
    { $setup ->
        [reds] Drie rode stenen met de hand geplaatst, de rest willekeurig
        [random] Willekeurige borden
        [symmetric] Symmetrische borden
       *[full] Alle 49 stenen met de hand geplaatst
    } · { $clock } · { $rated ->
        [yes] met rating
       *[no] zonder rating
    }
league-begins = Cyclus { $cycle } begint op { $when }.
league-ends = Cyclus { $cycle } eindigt op { $when }.
league-paused = {"**"}Gepauzeerd.** Er begint geen partij en geen cyclus tot een moderator de competitie hervat.
league-entries = Aangemeld voor cyclus { $cycle } ({ $count }): { $names }
league-entries-none = Nog niemand doet mee aan cyclus { $cycle }.
league-few = Een cyclus heeft { $least } mensen nodig. Zijn het er minder, dan begint hij een week later.
league-put-off = Een week uitgesteld, omdat er te weinig mensen meededen. Nog nodig: { $missing }.
league-stalls = { $organiser }, cyclus { $cycle } van de competitie **{ $name }** is drie weken op rij uitgesteld: er zijn { $least } mensen nodig. Aanmeldingen tot nu toe: { $count }. Je kunt meer mensen uitnodigen, de competitie met `/competitie pauzeren` stilleggen tot er genoeg zijn, of die met `/competitie sluiten` beëindigen. Wil je een ander begin, sluit de competitie dan en open die opnieuw met `/competitie aanmaken`.
league-you =
    { $in ->
        [yes] Je doet mee aan cyclus { $cycle }.
       *[no] Je doet niet mee aan cyclus { $cycle }.
    }
league-ask = Speel je verder? Druk op “Ik doe mee”. Zonder antwoord doe je niet mee aan cyclus { $cycle }.
league-unanswered = Nog geen antwoord: { $names }
league-began = Cyclus { $cycle } is begonnen.
league-event = { $name } · cyclus { $cycle }
league-event-description = Een nieuwe cyclus van een DVONN-competitie. Meld je voor het begin aan in { $channel } met `/competitie meedoen`.
league-news = {"**"}{ $name }**: cyclus { $cycle } is begonnen in { $channel }. Spelers: { $players }. Klassen: { $divisions }. Meld je voor de volgende cyclus aan met `/competitie meedoen`.
league-closed = Deze competitie is gesloten.
button-league-in = Ik doe mee
button-league-out = Deze keer niet
button-league-tables = Standen tonen
button-league-history = Alle cycli tonen
button-division = Klasse { $number }
button-league-cycle = Cyclus { $number }
league-joined = Je doet mee aan cyclus { $cycle } van **{ $name }**. Die begint op { $when }.
league-out = Je doet niet mee aan cyclus { $cycle } van **{ $name }**.
league-ask-leave = Je speelt in cyclus { $cycle } van **{ $name }**. Wil je je partijen afmaken en de volgende cyclus overslaan, of nu weggaan? Ga je nu weg, dan lopen begonnen partijen door en winnen je tegenstanders de andere.
button-league-finish = Partijen afmaken
button-league-leave = Nu weggaan
button-league-leave-cycle = Cyclus { $cycle } verlaten
league-left = Je hebt cyclus { $cycle } van **{ $name }** verlaten. Begonnen partijen lopen door.
league-entry-removed = { $player } doet niet meer mee aan cyclus { $cycle } van **{ $name }**. Opnieuw aanmelden kan. Wil je iemand weghouden, blokkeer die dan.
league-you-were-removed = { $person } heeft je uit cyclus { $cycle } van **{ $name }** gehaald. Je partijen van de lopende cyclus gaan door. Je kunt je opnieuw aanmelden. Vraag { $person } naar de reden.
league-paused-done = {"**"}{ $name }** is gepauzeerd. Verder gaat het met `/competitie hervatten`.
league-resumed = {"**"}{ $name }** gaat verder. Alle data schuiven op met de duur van de pauze.
league-ask-close = {"**"}{ $name }** voorgoed sluiten? Een lopende cyclus krijgt dan geen kampioen, en begonnen partijen lopen door als gewone partijen.
button-league-close = Competitie sluiten
league-closed-done = {"**"}{ $name }** is gesloten.
league-kept = De competitie gaat door.
championship-terms = Het kampioenschap van deze bot: mensen van alle servers doen mee, ieder op de eigen server. De anderen zien je naam.
championship-joined = Je partijen worden gespeeld in threads in { $channel }.
championship-place = { $player }: plaats { $place } in klasse { $division }
championship-no-place = In het kanaal waar je je hebt aangemeld, kan ik geen threads meer openen voor je partijen. Daarom heb ik je uit deze cyclus van **{ $name }** gehaald. Aan de volgende kun je vanuit een ander kanaal weer meedoen met `/competitie kampioenschap`.
league-table = { $name } · cyclus { $cycle }, klasse { $division }
league-no-table = Die stand is er niet.
league-left-to-play = nog te spelen: { $count }
league-fate =
    { $fate ->
        [champion] kampioen
        [up] promoveert
        [safe] veilig
        [down] degradeert
        [left] is weg
        [needs_win] moet { $wins } van { $games } winnen voor de titel
        [needs_up] moet { $wins } van { $games } winnen voor promotie
        [needs_safe] moet { $wins } van { $games } winnen om veilig te zijn
        [may_win] kan kampioen worden
        [may_up] kan promoveren
       *[danger] in gevaar
    }
league-legend = {"-#"} Bij een gelijk aantal punten beslist het onderling resultaat, dan SB (Sonneborn-Berger): de punten van verslagen tegenstanders, bij remise de helft. Is ook dat gelijk, dan staat de speler voor die lager aan de cyclus begon.
caption-league = Bij gelijke punten: onderling resultaat, dan SB
league-results = {"**"}{ $name }**: cyclus { $cycle } is afgelopen. Kampioen: { $champion }. Gefeliciteerd!
league-results-nobody = {"**"}{ $name }**: cyclus { $cycle } is afgelopen. Er is geen kampioen.
league-division-line = Klasse { $number }: { $what }
league-goes-up = promotie: { $names }
league-goes-down = degradatie: { $names }
league-history = {"**"}{ $name }**: de winnaars van alle klassen, de kampioen eerst
league-history-none = Er is nog geen cyclus van **{ $name }** afgelopen.
league-history-line = Cyclus { $cycle }: { $winners }
league-history-nobody = Cyclus { $cycle }: geen kampioen
league-line = Competitie [{ $name }]({ $url })
league-line-plain = Competitie { $name }
league-no-threads =
    { $organiser }, de volgende partijen van **{ $name }** kunnen niet beginnen in { $channel }. { $reason } Ik probeer het elke minuut opnieuw. In een ander kanaal spelen kan ook: gebruik daar `/competitie verplaatsen`.
refuse-tournament-division = {"**"}{ $name }** is een klasse van een competitie. Wat je daar kunt doen, zie je met `/competitie tonen`.
refuse-league-none = Deze server heeft geen competitie. Een moderator kan er een openen met `/competitie aanmaken`.
refuse-championship-none = Deze bot heeft geen kampioenschap. Of je server een competitie heeft, zie je met `/competitie tonen`.
refuse-championship-off = Deze server laat leden niet tegen mensen op andere servers spelen. Het serverbeheer kan dat toestaan: `/zoeken` in `/dvonn-admin instellingen`.
refuse-league-exists = Deze server heeft al een competitie: **{ $name }**. Een moderator kan die sluiten met `/competitie sluiten`.
refuse-league-name = De naam van een competitie moet 1 tot { $most } tekens hebben.
refuse-league-start = De eerste cyclus kan op zijn vroegst over 1 uur beginnen, en uiterlijk over 30 dagen.
refuse-league-options = Een competitie kan deze opties niet hebben. Kies andere in `/competitie aanmaken`.
refuse-league-closed = {"**"}{ $name }** is gesloten. Moderators kunnen een nieuwe competitie openen met `/competitie aanmaken`.
refuse-league-paused = {"**"}{ $name }** is al gepauzeerd.
refuse-league-not-paused = {"**"}{ $name }** is niet gepauzeerd.
refuse-league-joined = Je doet al mee aan cyclus { $cycle } van **{ $name }**.
refuse-league-not-entered = { $player } doet niet mee aan cyclus { $cycle } van **{ $name }**.
refuse-league-full = Deze competitie is vol: er doen { $most } mensen mee.
refuse-league-not-playing = Je speelt niet in deze cyclus van **{ $name }**.

## Puzzles

puzzle-title =
    { $color ->
        [white] **Puzzel { $number }** · Wit aan zet
       *[black] **Puzzel { $number }** · Zwart aan zet
    }
puzzle-mistake =
    { $color ->
        [white] De laatste zet van Wit, { $ply }, was een fout.
       *[black] De laatste zet van Zwart, { $ply }, was een fout.
    }
puzzle-last =
    { $color ->
        [white] De laatste steen van Wit: { $ply }.
       *[black] De laatste steen van Zwart: { $ply }.
    }
puzzle-goal-win = Er is maar één zet die wint. Vind hem.
puzzle-goal-draw = Er is maar één zet die de remise redt. Vind hem.
puzzle-goal-margin = Eén zet is minstens 5 stenen beter dan de rest. Vind hem.
puzzle-goal-judged = Eén zet is veel sterker dan alle andere. Vind hem.
puzzle-goal-place = Maar één veld geeft jou de betere kansen. Vind het. Tik je op een knop, dan wordt je steen meteen geplaatst.
puzzle-step = Zet { $step } van { $steps }.
puzzle-right = **Goed: { $ply }.** Daarna: { $replies }.
puzzle-counted = Je hebt deze puzzel al eens geprobeerd. Alleen je eerste poging telde voor je rating.
puzzle-first-try = Alleen je eerste poging telde voor je rating.
puzzle-stack =
    { $height ->
        [1] { $cell }: losse steen
       *[other] { $red ->
            [yes] { $cell }: stapel van { $height }, met rood
           *[no] { $cell }: stapel van { $height }
        }
    }
puzzle-stack-hint = Stapel verplaatsen: kies er een
puzzle-destination = Waar moet **{ $cell }** heen? De zet wordt meteen gespeeld.
puzzle-hint = Tip: verplaats de stapel op **{ $cell }**.
puzzle-hint-cells = Tip: het veld is { $cells }.
puzzle-hint-half = Met een tip telt oplossen voor de helft.
puzzle-wrong = **Deze niet:** { $ply }.
puzzle-solved = **Opgelost!** { $line }
puzzle-why-win = Elke andere zet geeft de winst weg.
puzzle-why-draw = Elke andere zet verliest.
puzzle-why-margin = Bij het beste spel van beide kanten komt elke andere zet minstens 5 stenen slechter uit.
puzzle-why-judged = Na elke andere zet zijn de winstkansen veel kleiner.
puzzle-why-place = Elk ander veld geeft je tegenstander de betere kansen.
puzzle-solution = Oplossing van puzzel { $number }: { $line }
puzzle-also = Even goed als laatste zet: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] Je puzzelrating: { $step } → { $rating }.
        [hinted] Opgelost met een tip. Je puzzelrating: { $step } → { $rating }.
       *[failed] Dit telt als niet opgelost. Je puzzelrating: { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Reeks: { $days } dag.
       *[other] Reeks: { $days } dagen op rij.
    }
puzzle-none = Er is hier geen puzzel meer voor je. Probeer een ander thema, of kom morgen terug voor de puzzel van de dag.
daily-title = **Puzzel van de dag** · { $date }
daily-tally =
    { $tried ->
        [0] Niemand heeft hem nog geprobeerd.
       *[other] Geprobeerd: { $tried } · Opgelost: { $solved }
    }
solvers-title = **Beste puzzelaars**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · { $solved } van { $tried } opgelost{ $streak ->
        [0] { "" }
        [one] { " " }· reeks: { $streak } dag
       *[other] { " " }· reeks: { $streak } dagen
    }
solvers-none = Op deze server heeft nog niemand een puzzel opgelost. `/puzzel oplossen` toont er een.
race-intro = **Puzzelrace:** los in vijf minuten zoveel mogelijk puzzels op. Ze worden steeds moeilijker, en na je derde fout is het afgelopen. De klok loopt zodra je op **Starten** drukt.
race-best = Je record: { $score }.
race-new-best = **Dat is je nieuwe record!**
race-offer = { $challenger } daagt { $opponent } uit voor een puzzelrace: vijf minuten, dezelfde puzzels.
race-rules = De puzzels worden steeds moeilijker, en na je derde fout lig je eruit. Druk op **Starten**, en de klok loopt voor jullie allebei.
race-called = { $challenger }, { $opponent } heeft jullie puzzelrace gestart. De klok loopt voor jullie allebei!
race-runs = **Puzzelrace:** { $one } tegen { $other }. Druk op **Mijn puzzels** om op te lossen.
race-ends = Eindigt { $until }.
race-score =
    { $mistakes ->
        [0] { $score } opgelost, geen fouten
        [one] { $score } opgelost, 1 van { $most } fouten
       *[other] { $score } opgelost, { $mistakes } van { $most } fouten
    }
race-score-of = { $person }: { $score }
race-won = **Puzzelrace:** { $winner } wint.
race-drawn = **Puzzelrace:** gelijkspel tussen { $one } en { $other }.
race-solved = ✅ **Goed!**
race-wrong = ❌ Het was **{ $ply }**.
race-out = **Drie fouten: je ligt eruit.**
race-time-up = **De tijd is om!**
race-not-started = Deze race is nog niet begonnen.
race-started = Die is al begonnen.
race-over = Die is afgelopen.
race-called-off = Deze puzzelrace gaat niet door.
race-already = Je zit al in een race. Dit is hem.
race-gone = Deze race is al lang voorbij. Begin een nieuwe met `/puzzel race`.
race-not-in-it = Je doet niet mee aan deze race. Begin er zelf een met `/puzzel race`.
race-not-the-opponent = Alleen { $opponent } kan deze race starten of weigeren.
race-not-the-challenger = Alleen { $challenger } kan deze race intrekken.
race-closed = Je kunt deze race niet meer starten.
race-other-races = { $person } zit in een andere race. Probeer het over een paar minuten nog eens.
race-too-many =
    { $most ->
        [one] Je hebt het afgelopen uur al iemand uitgedaagd voor een race, en die is nog niet gestart. Probeer het later weer.
       *[other] Je hebt het afgelopen uur { $most } uitdagingen verstuurd waar geen race van kwam. Probeer het later weer.
    }
race-asked-lately = Je hebt { $opponent } het afgelopen uur al uitgedaagd voor een race. Wacht op antwoord, of daag iemand anders uit.
race-oneself = Je kunt niet tegen jezelf racen. Laat `tegenstander` leeg om alleen te racen.
button-race-start = Starten
button-race-puzzles = Mijn puzzels
button-race-again = Nog een race
button-puzzle-hint = Tip (telt half)
button-puzzle-solution = Oplossing tonen
button-puzzle-again = Opnieuw proberen
button-puzzle-next = Volgende puzzel
button-puzzle-next-themed = Volgende: { $theme }
button-practise-theme = Puzzels: { $theme }
button-puzzle-any = Willekeurig thema
button-puzzle-play = Vanaf hier doorspelen
button-puzzle-solve = Oplossen
