# Toate textele pentru jucători, în română. Noțiunile: docs/glossary/ro.md.

## Lists

list-comma = {", "}
list-semicolon = {"; "}
sentence-space = {" "}
sentence = { $words }.
number-tenths = { $whole },{ $tenths }

## Commands

command-dvonn = Joacă DVONN
command-dvonn-challenge = Provoacă un jucător sau pe oricine din canal
    .name = provoaca
command-dvonn-challenge-opponent = Jucătorul provocat. Implicit: poate accepta oricine
    .name = adversar
command-dvonn-challenge-color = Culoarea ta. Implicit: aleatorie
    .name = culoare
command-dvonn-challenge-setup = Cum se umple tabla. Implicit: te întreb
    .name = configuratie
command-dvonn-challenge-seed = Seedul unei table anterioare. Implicit: aleatoriu
    .name = seed
command-dvonn-challenge-position = Poziția de start ca text, pentru configurația „dată”
    .name = pozitie
command-dvonn-challenge-clock = Ceas: 5d, 3d+12h, live 10 sau none. Implicit: 3d+12h
    .name = ceas
command-dvonn-challenge-rated = Partidă cu rating. Implicit: doar dacă aveți amândoi rating aici
    .name = cu-rating
command-dvonn-play = Joacă împotriva calculatorului
    .name = joaca
command-dvonn-play-level = Nivelul calculatorului. Implicit: amator
    .name = nivel
command-dvonn-play-engine = Motor adăugat de operatorul botului, în locul unui nivel
    .name = motor
command-dvonn-play-color = Culoarea ta. Implicit: aleatorie
    .name = culoare
command-dvonn-play-setup = Cum se umple tabla. Implicit: o tablă aleatorie, echilibrată
    .name = configuratie
command-dvonn-play-clock = Ceasul tău: 5d, 3d+12h, live 10 sau none. Implicit: 3d+12h
    .name = ceas
command-dvonn-play-seed = Seedul unei table anterioare. Implicit: aleatoriu
    .name = seed
command-dvonn-play-position = Poziția de start ca text, pentru configurația „dată”
    .name = pozitie
command-dvonn-place = Așază-ți următoarea piesă
    .name = asaza
command-dvonn-place-cell = Spațiu liber, de exemplu D3. Următoarele (D3 E4 F2) devin planul tău
    .name = spatiu
command-dvonn-plan = Plănuiește unde îți așezi piesele, iar eu le așez în locul tău
    .name = plan
command-dvonn-conditional = Stabilește mutări condiționate: dacă joacă asta, joc aia
    .name = conditionate
command-dvonn-move = Mută unul dintre grupurile tale
    .name = muta
command-dvonn-move-move = Spațiul grupului tău și spațiul de sosire, de exemplu D3F3
    .name = mutare
command-dvonn-hint = Vezi cele mai bune mutări ale tale (doar în partide fără rating)
    .name = indiciu
command-dvonn-analyse = Analizează o poziție sau o partidă. Implicit: partida din acest canal
    .name = analizeaza
command-dvonn-analyse-position = Poziția ca text, de exemplu „w r1,w1,…/…”
    .name = pozitie
command-dvonn-analyse-game = Numărul partidei, lista mutărilor sau textul unui fișier
    .name = partida
command-dvonn-analyse-after = Analizează poziția de după atâtea mutări. Implicit: cea mai recentă
    .name = dupa
command-dvonn-analyse-lines = Numărul celor mai bune continuări, de la 1 la 5. Implicit: 3
    .name = continuari
command-dvonn-board = Arată tabla partidei din acest canal
    .name = tabla
command-dvonn-board-surrounded = Marchează grupurile înconjurate (nu pot muta). Implicit: nu
    .name = inconjurate
command-dvonn-board-size = Mărimea imaginii. Implicit: ca în setările tale
    .name = marime
command-dvonn-board-size-small = mică
command-dvonn-board-size-normal = normală
command-dvonn-board-size-large = mare
command-dvonn-games = Arată partidele tale în curs și termenele lor
    .name = partide
command-dvonn-offer = Propune remiză, pauză, revanșă, luarea mutării înapoi sau dă timp adversarului
    .name = propune
command-dvonn-offer-what = Ce propui
    .name = ce
command-dvonn-offer-what-draw = Remiză
command-dvonn-offer-what-takeback = Luarea înapoi a ultimei tale mutări
command-dvonn-offer-what-pause = Pauză: ambele ceasuri se opresc
command-dvonn-offer-what-time = Mai mult timp pentru adversar, dat imediat
command-dvonn-offer-what-rematch = Revanșă cu culorile schimbate
command-dvonn-admin = Setările întregului server
command-dvonn-admin-settings = Vezi și schimbă setările serverului
    .name = setari
command-dvonn-admin-limits = Vezi sau stabilește câte provocări, fire și turnee poate începe o persoană
    .name = limite
command-dvonn-admin-limits-challenges = Provocări deschise ale unei persoane. Implicit: 3
    .name = provocari
command-dvonn-admin-limits-opponent = Maximum de provocări deschise de la o persoană la alta. Implicit: 1
    .name = adversar
command-dvonn-admin-limits-threads = Fire pe care o persoană le poate deschide în 10 minute. Implicit: 3
    .name = fire
command-dvonn-admin-limits-tournaments = Turnee neîncheiate ale unui organizator. Moderatorii: 3. Implicit: 1
    .name = turnee
command-dvonn-admin-limits-wait = Minute până când un organizator poate crea alt turneu. Moderatorii nu așteaptă. Implicit: 60
    .name = pauza
command-dvonn-admin-limits-reason = Motivul, pentru jurnal (opțional)
    .name = motiv
command-dvonn-admin-roles = Vezi sau stabilește rolurile pe care le dau pentru locuri și titluri
    .name = roluri
command-dvonn-admin-roles-first = Rolul pentru primul loc în clasament
    .name = primul
command-dvonn-admin-roles-top3 = Rolul pentru primii trei din clasament
    .name = top3
command-dvonn-admin-roles-top10 = Rolul pentru primii zece din clasament
    .name = top10
command-dvonn-admin-roles-season = Rolul pentru câștigătorul ultimului sezon
    .name = sezon
command-dvonn-admin-roles-tournament = Rolul pentru câștigătorul ultimului turneu
    .name = turneu
command-dvonn-admin-roles-league = Rolul pentru campionul ligii
    .name = liga
command-dvonn-admin-roles-reason = Motivul, pentru jurnal (opțional)
    .name = motiv
command-dvonn-admin-block = Blochează pe cineva: aici nu mai poate nici începe partide, nici intra în ele
    .name = blocheaza
command-dvonn-admin-block-player = Persoana de blocat (partidele ei în curs continuă)
    .name = jucator
command-dvonn-admin-block-reason = Motivul, pentru jurnal și pentru persoana blocată
    .name = motiv
command-dvonn-admin-unblock = Deblochează o persoană pe acest server
    .name = deblocheaza
command-dvonn-admin-unblock-player = Persoana de deblocat
    .name = jucator
command-dvonn-admin-unblock-reason = Motivul, pentru jurnal (opțional)
    .name = motiv
command-dvonn-admin-fairness = Arată cât pierd jucătorii pe mutare în partidele cu rating care au raport: un semn, nu o dovadă
    .name = fairplay
command-dvonn-admin-fairness-player = Jucătorul. Implicit: cei care ies cel mai mult în evidență
    .name = jucator
command-dvonn-admin-backup = Descarcă toate partidele, rezultatele, turneele și setările acestui server
    .name = copie
command-dvonn-admin-log = Arată ce au făcut moderatorii: cine, ce, când și de ce
    .name = jurnal
command-dvonn-resign = Cedează partida din acest canal
    .name = cedeaza
command-dvonn-vacation = Începe sau încheie o vacanță, ori vezi zilele rămase
    .name = vacanta
command-dvonn-vacation-days = Zile de 24 de ore, începând de acum; 0 îți încheie vacanța
    .name = zile
command-dvonn-help = Cum se joacă DVONN cu acest bot
    .name = ajutor
command-dvonn-rules = Învață regulile DVONN în cinci minute, cu imagini
    .name = reguli
command-dvonn-rules-page = Pagina cu care încep. Implicit: scopul jocului
    .name = pagina
command-dvonn-rules-page-goal = Scopul jocului
command-dvonn-rules-page-placing = Așezarea pieselor
command-dvonn-rules-page-moving = Mutarea grupurilor
command-dvonn-rules-page-surrounded = Grupuri înconjurate
command-dvonn-rules-page-isolation = Izolare
command-dvonn-rules-page-end = Ture sărite și sfârșitul
command-dvonn-rules-page-here = Cum se joacă aici
command-dvonn-rules-cell = Spațiu: cu ce spații se învecinează și ce se află acolo
    .name = spatiu
# Intrările din meniurile persoanelor și ale mesajelor.
command-menu-challenge = Provoacă la DVONN
command-menu-profile = Profil DVONN
command-menu-analyse = Analizează această poziție
command-menu-import = Importă această partidă

command-game = O partidă: raport, redare, mutări, previzualizare, export și import
    .name = partida
command-game-moves = Arată toate mutările partidei din acest canal
    .name = mutari
command-game-replay = Redă o partidă ca GIF
    .name = redare
command-game-replay-game = Numărul partidei sau lista mutărilor. Implicit: ultima partidă din acest canal
    .name = partida
command-game-replay-from = Numărul primei mutări. Implicit: 1
    .name = de-la
command-game-replay-to = Numărul ultimei mutări. Implicit: cea mai recentă
    .name = pana-la
command-game-replay-share = Redare pentru toți din canal. Implicit: doar pentru tine
    .name = distribuie
command-game-review = Vezi raportul unei partide încheiate: șanse de victorie, puncte de cotitură, precizie
    .name = raport
command-game-review-game = Numărul partidei. Implicit: ultima partidă din acest canal
    .name = partida
command-game-find = Găsește partide încheiate după jucător, rezultat, configurație, zi, lungime sau poziție
    .name = gaseste
command-game-find-player = Adversarul tău. Cu „toti”: orice jucător. Pentru partidele cu calculatorul, alege-mă pe mine
    .name = jucator
command-game-find-everyone = Caută în partidele tuturor de pe acest server. Implicit: doar în ale tale
    .name = toti
command-game-find-result = Rezultatul tău sau al jucătorului ales
    .name = rezultat
command-game-find-result-won = Victorie
command-game-find-result-lost = Înfrângere
command-game-find-setup = Configurația tablei
    .name = configuratie
command-game-find-from = Partide începute cel mai devreme în această zi, de exemplu 2026-03-01
    .name = de-la
command-game-find-until = Partide începute cel mai târziu în această zi, de exemplu 2026-03-31
    .name = pana-la
command-game-find-shortest = Numărul minim de mutări
    .name = minim
command-game-find-longest = Numărul maxim de mutări
    .name = maxim
command-game-find-position = Mutări, de exemplu D3 E4 F5, sau o poziție ca text. Contează și în oglindă
    .name = pozitie
command-game-export = Exportă o partidă ca fișier
    .name = exporta
command-game-export-game = Numărul partidei. Implicit: ultima partidă din acest canal
    .name = partida
command-game-export-format = Formatul fișierului. Implicit: text
    .name = format
command-game-import = Importă o partidă din fișier sau text, ca să o răsfoiești
    .name = importa
command-game-import-file = Fișierul partidei: din /partida exporta, SGF de la Boardspace sau jurnal CodeCup
    .name = fisier
command-game-import-text = Mutări, de exemplu D3 E4 F5. Pentru un câmp mai mare, lasă gol și fișierul, și textul
    .name = text
command-game-preview = Previzualizează mutări fără să le joci
    .name = previzualizare
command-game-preview-move = Spațiu (D3), mutare (D3F3) sau mai multe mutări (D3F3 E4E5)
    .name = mutare
command-game-abort = Întrerupe o partidă în care nimeni nu a jucat mai mult de o mutare
    .name = intrerupe
command-game-claim = Cere victoria dacă adversarul a părăsit serverul și a depășit timpul
    .name = victorie
command-game-moderate = Moderatori: încheie sau invalidează o partidă ori înlocuiește un jucător. Toți văd motivul
    .name = modereaza
command-game-moderate-action = Decizie
    .name = decizie
command-game-moderate-action-end = Încheie partida cu un rezultat
command-game-moderate-action-void = Invalidează partida: fără rezultat sau fără rating
command-game-moderate-action-hand-over = Înlocuiește un jucător cu altul
command-game-moderate-reason = Motivul, arătat în canalul partidei
    .name = motiv
command-game-moderate-winner = Câștigătorul, dacă închei partida cu un rezultat
    .name = castigator
command-game-moderate-player = Jucătorul nou, dacă înlocuiești un jucător
    .name = jucator
command-game-moderate-side = Culoarea jucătorului înlocuit
    .name = culoare
command-game-moderate-game = Numărul partidei. Implicit: partida în curs din acest canal
    .name = partida
command-dvonn-settings = Schimbă-ți setările: table, notație, mementouri, ore de liniște, weekenduri, limbă
    .name = setari
command-privacy = Vezi, descarcă sau șterge datele tale
    .name = date
command-privacy-show = Arată ce date păstrez despre tine, cât timp și cine le vede
    .name = arata
command-privacy-export = Descarcă tot ce păstrez despre tine
    .name = exporta
command-privacy-delete = Șterge tot ce ține de tine (întâi te întreb)
    .name = sterge
command-tournament = Turneele de pe acest server
    .name = turneu
command-tournament-create = Creează un turneu în acest canal
    .name = creeaza
command-tournament-create-name = Numele turneului
    .name = nume
command-tournament-create-kind = Sistem. Implicit: elvețian
    .name = sistem
command-tournament-create-kind-swiss = Elvețian: joci cu cineva care are un punctaj apropiat
command-tournament-create-kind-round-robin = Fiecare cu fiecare
command-tournament-create-kind-double = Fiecare cu fiecare tur-retur: de două ori, o dată cu fiecare culoare
command-tournament-create-kind-knockout = Eliminatoriu: cine pierde iese
command-tournament-create-kind-arena = Arenă: cât mai multe partide într-un timp dat
command-tournament-create-kind-teams = Meci pe echipe: serverul tău contra altuia, masă cu masă
command-tournament-create-rounds = Numărul de runde (doar elvețian). Implicit: câte sunt necesare
    .name = runde
command-tournament-create-clock = Ceas: 5d, 3d+12h, live 10 sau none. Implicit: după durata rundei
    .name = ceas
command-tournament-create-setup = Cum se umplu tablele. Implicit: toate cele 49 de piese, manual
    .name = configuratie
command-tournament-create-deadline = Limita de timp a unei runde, de exemplu 14d sau 2h. Implicit: 14d
    .name = limita
command-tournament-create-rated = Partide cu rating. Implicit: da
    .name = cu-rating
command-tournament-create-start = Începutul, în fusul tău orar: 2026-12-05 19:00, 19:00 sau 3d. Implicit: îl pornești tu
    .name = inceput
command-tournament-create-repeat = Cât de des se repetă (doar moderatorii). Implicit: nu se repetă
    .name = repeta
command-tournament-create-repeat-week = În fiecare săptămână
command-tournament-create-repeat-month = În fiecare lună
command-tournament-create-repeat-weekday = În fiecare lună, în aceeași zi a săptămânii
command-tournament-create-players = Câți participanți: 4-16, 4- sau -16. Dacă sunt prea puțini, se anulează la start
    .name = participanti
command-tournament-create-ratings = Ratinguri: 1400-1800, 1400- sau -1800. Implicit: oricare
    .name = ratinguri
command-tournament-create-role = Participă doar membrii cu acest rol. Implicit: oricine
    .name = rol
command-tournament-create-invited = Participă doar cei pe care îi înscrii tu. Implicit: nu
    .name = cu-invitatie
command-tournament-accept = Moderatori: acceptă un meci pe echipe propus de alt server
    .name = accepta
command-tournament-accept-code = Codul de la celălalt server
    .name = cod
command-tournament-join = Înscrie-te la un turneu
    .name = participa
command-tournament-join-tournament = Turneul (opțional dacă doar unul e deschis)
    .name = turneu
command-tournament-leave = Ieși dintr-un turneu înainte să înceapă
    .name = iesi
command-tournament-leave-tournament = Turneul (opțional dacă doar unul e deschis)
    .name = turneu
command-tournament-start = Organizator: începe un turneu
    .name = incepe
command-tournament-start-tournament = Turneul (opțional dacă doar unul e deschis)
    .name = turneu
command-tournament-add = Organizator: înscrie pe cineva într-un turneu
    .name = inscrie
command-tournament-add-player = Jucătorul de înscris
    .name = jucator
command-tournament-add-tournament = Turneul (opțional dacă doar unul e deschis)
    .name = turneu
command-tournament-add-computer = Organizator: înscrie calculatorul la un turneu
    .name = adauga-calculator
command-tournament-add-computer-level = Nivelul calculatorului
    .name = nivel
command-tournament-add-computer-count = Numărul de înscrieri. Implicit: 1
    .name = numar
command-tournament-add-computer-tournament = Turneul (opțional dacă doar unul e deschis)
    .name = turneu
command-tournament-remove-computer = Organizator: scoate calculatorul dintr-un turneu
    .name = elimina-calculator
command-tournament-remove-computer-level = Nivelul calculatorului
    .name = nivel
command-tournament-remove-computer-count = Numărul de înscrieri. Implicit: 1
    .name = numar
command-tournament-remove-computer-tournament = Turneul (opțional dacă doar unul e deschis)
    .name = turneu
command-tournament-standings = Arată clasamentul unui turneu
    .name = clasament
command-tournament-standings-tournament = Turneul (opțional dacă e doar unul)
    .name = turneu
command-tournament-pairings = Arată perechile unei runde
    .name = perechi
command-tournament-pairings-round = Runda. Implicit: runda curentă
    .name = runda
command-tournament-pairings-tournament = Turneul (opțional dacă e doar unul)
    .name = turneu
command-tournament-withdraw = Retrage-te dintr-un turneu în curs (întâi te întreb)
    .name = retrage
command-tournament-withdraw-player = Organizator: jucătorul de retras. Implicit: tu
    .name = jucator
command-tournament-withdraw-tournament = Turneul (opțional dacă doar unul e în curs)
    .name = turneu
command-tournament-replace = Organizator: înlocuiește un jucător dintr-un turneu în curs (întâi te întreb)
    .name = inlocuieste
command-tournament-replace-player = Jucătorul de înlocuit
    .name = jucator
command-tournament-replace-by = Jucătorul nou
    .name = cu
command-tournament-replace-tournament = Turneul (opțional dacă doar unul e în curs)
    .name = turneu
command-tournament-end = Organizator: încheie un turneu sau anulează-l înainte să înceapă
    .name = incheie
command-tournament-end-tournament = Turneul (opțional dacă e doar unul)
    .name = turneu
command-tournament-move = Organizator: mută un turneu în acest canal
    .name = muta
command-tournament-move-tournament = Turneul (opțional dacă e doar unul)
    .name = turneu
command-tournament-list = Arată turneele de pe acest server
    .name = lista
command-tournament-manage = Organizator: vezi ce se joacă și cine întârzie, trimite mementouri
    .name = gestioneaza

command-league = Liga de pe acest server
    .name = liga
command-league-show = Arată liga: când începe ciclul următor, cine joacă și clasamentele
    .name = arata
command-league-join = Joacă în ciclul următor al ligii sau confirmă că joci mai departe
    .name = participa
command-league-leave = Sari peste ciclul următor al ligii sau ieși din cel curent
    .name = iesi
command-league-history = Arată câștigătorii și clasamentele tuturor ciclurilor ligii
    .name = istoric
command-league-championship = Campionatul tuturor serverelor: participă, vezi cine joacă și clasamentele
    .name = campionat
command-league-create = Moderatori: deschide o ligă în acest canal
    .name = creeaza
command-league-create-name = Numele ligii
    .name = nume
command-league-create-start = Începutul, în fusul tău orar: 2026-12-05 19:00, 19:00 sau 7d. Implicit: 7d
    .name = inceput
command-league-create-size = Persoane într-o grupă. Implicit: 7
    .name = marime
command-league-create-games = Partide cu fiecare adversar. Implicit: 1
    .name = partide
command-league-create-weeks = Săptămâni într-un ciclu. Implicit: 6
    .name = saptamani
command-league-create-moves = Câte persoane promovează și câte retrogradează după fiecare ciclu. Implicit: 2
    .name = promovari
command-league-create-at-once = Câte partide de ligă poate juca deodată o persoană. Implicit: 3
    .name = deodata
command-league-create-clock = Ceas: 5d, 3d+12h, live 10 sau none. Implicit: după durata ciclului
    .name = ceas
command-league-create-setup = Cum se umplu tablele. Implicit: toate cele 49 de piese, manual
    .name = configuratie
command-league-create-rated = Partide cu rating. Implicit: da
    .name = cu-rating
command-league-remove = Moderatori: scoate un jucător din ciclul următor al ligii
    .name = scoate
command-league-remove-player = Jucătorul de scos
    .name = jucator
command-league-pause = Moderatori: pune liga pe pauză
    .name = pauza
command-league-resume = Moderatori: reia liga după o pauză
    .name = reia
command-league-move = Moderatori: mută liga în acest canal
    .name = muta
command-league-close = Moderatori: închide liga definitiv (întâi te întreb)
    .name = inchide
command-seek = Găsește un adversar pe orice server care folosește acest bot
    .name = cauta
command-seek-clock = Ceas: 5d, 3d+12h, live 10 sau none. Implicit: cum vrea adversarul
    .name = ceas
command-seek-rated = Partidă cu rating: doar cu cine alege la fel. Implicit: fără rating
    .name = cu-rating
command-seek-setup = Cum se umple tabla. Implicit: cum vrea adversarul
    .name = configuratie
command-seek-range = Diferența maximă dintre ratingurile voastre. Implicit: orice rating
    .name = interval
command-seek-hours = Câte ore să aștept un adversar. Implicit: 24
    .name = ore
command-learn = Învață să joci bine DVONN
    .name = invata
command-learn-lesson = Lecție pe o tablă: citești, muți, vezi ce se întâmplă
    .name = lectie
command-learn-lesson-number = Numărul lecției. Implicit: următoarea
    .name = numar
command-learn-terms = Noțiunile jocului, explicate
    .name = notiuni
command-learn-terms-term = Noțiunea de explicat. Implicit: toate
    .name = notiune
command-learn-progress = Vezi-ți progresul: lecții, probleme, niveluri învinse, precizie
    .name = progres
command-learn-advice = Sfaturi ca să joci bine, cu imagini
    .name = sfaturi
command-learn-advice-page = Numărul paginii. Implicit: prima
    .name = pagina
command-puzzle = Probleme din partide reale
    .name = problema
command-puzzle-play = Rezolvă următoarea problemă, la nivelul tău
    .name = rezolva
command-puzzle-play-theme = Tematica. Implicit: oricare (unele schimbă ratingul doar pe jumătate)
    .name = tematica
command-puzzle-daily = Rezolvă problema zilei
    .name = zilei
command-puzzle-race = Rezolvă câte probleme poți în cinci minute
    .name = cursa
command-puzzle-race-opponent = Adversar, cu aceleași probleme. Implicit: cursă fără adversar
    .name = adversar
theme-any = Orice tematică
command-ladder = Clasamentele acestui server și ale tuturor serverelor
    .name = clasament
command-ladder-top = Arată clasamentul și locul tău
    .name = top
command-ladder-top-list = Jucătorii sau nivelurile calculatorului de aici ori clasamentul global. Implicit: jucătorii
    .name = lista
command-ladder-top-list-people = Jucători
command-ladder-top-list-computer = Nivelurile calculatorului
command-ladder-top-list-world = Clasamentul global
command-ladder-leave-global = Ieși din clasamentul global
    .name = iesi-din-global
command-ladder-profile = Arată ratingul unui jucător în timp, bilanțul, cea mai bună victorie, ultimele partide
    .name = profil
command-ladder-profile-player = Jucătorul. Implicit: tu
    .name = jucator
command-ladder-profile-level = Nivelul calculatorului, în locul unui jucător
    .name = nivel
command-ladder-profile-engine = Motor adăugat de operatorul botului, în locul unui jucător
    .name = motor
command-ladder-versus = Compară doi jucători: partidele lor și pronosticul de azi
    .name = compara
command-ladder-versus-player = Primul jucător
    .name = jucator
command-ladder-versus-opponent = Al doilea jucător. Implicit: tu
    .name = adversar
command-ladder-games = Arată partidele cu rating încheiate, cele mai noi întâi
    .name = partide
command-ladder-games-player = Jucătorul ale cărui partide le arăt. Implicit: toți
    .name = jucator
command-ladder-season = Arată clasamentul unui sezon
    .name = sezon
command-ladder-season-number = Numărul sezonului. Implicit: sezonul curent
    .name = numar
command-ladder-activity = Arată un grafic al partidelor din ultimele 26 de săptămâni
    .name = activitate
command-ladder-puzzles = Arată cine rezolvă cel mai bine problemele pe acest server
    .name = probleme
command-ladder-challenge = Provoacă un jucător pentru locul lui (doar în clasamente pe locuri)
    .name = provoaca
command-ladder-challenge-opponent = Jucător cu cel mult trei locuri mai sus decât tine
    .name = adversar
command-ladder-challenge-setup = Cum se umple tabla. Implicit: te întreb
    .name = configuratie
command-ladder-challenge-clock = Ceas: 5d, 3d+12h sau live 10. Implicit: 3d+12h
    .name = ceas
command-ladder-challenge-color = Culoarea ta. Implicit: aleatorie
    .name = culoare
command-learn-openings = Unde au așezat oamenii următoarea piesă în partide reale
    .name = deschideri
command-learn-openings-game = Numărul partidei. Implicit: ultima partidă din acest canal sau tabla goală
    .name = partida
command-game-note = Notița ta la o partidă. Până la sfârșitul ei o vezi doar tu
    .name = notita
command-game-note-game = Numărul partidei. Implicit: ultima partidă din acest canal
    .name = partida
command-game-follow = Primește notificări despre partida din canal prin mesaj direct sau vezi ce urmărești
    .name = urmareste
format-text = Fișier text
format-sgf = SGF
color-white = Alb
color-black = Negru
color-random = La întâmplare
color-neither = Remiză
setup-full = completă: toate cele 49 de piese, așezate manual
setup-reds = piesele roșii: cele trei piese roșii manual, restul la întâmplare
setup-random = aleatorie: o tablă aleatorie, echilibrată
setup-symmetric = simetrică: o tablă aleatorie care arată la fel din ambele părți
setup-cut = împarte și alege: tu propui o tablă aleatorie, adversarul își alege culoarea
setup-given = dată: o poziție pe care o scrii ca text
level-beginner = începător
level-novice = novice
level-casual = amator
level-skilled = priceput
level-club = jucător de club
level-strong = puternic
level-expert = expert
level-master = maestru
level-grandmaster = mare maestru

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } te provoacă la o partidă de DVONN și vrea să joace cu Albul.
        [black] { $opponent }, { $challenger } te provoacă la o partidă de DVONN și vrea să joace cu Negrul.
        [choice] { $opponent }, { $challenger } te provoacă la o partidă de DVONN pe tabla de mai jos. Ce culoare vrei?
       *[random] { $opponent }, { $challenger } te provoacă la o partidă de DVONN. Culorile sunt aleatorii.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } vrea să joace DVONN cu Albul. Cine acceptă?
        [black] { $challenger } vrea să joace DVONN cu Negrul. Cine acceptă?
        [choice] { $challenger } vrea să joace DVONN pe tabla de mai jos. Cine acceptă și își alege culoarea?
       *[random] { $challenger } vrea să joace DVONN. Cine acceptă? Culorile sunt aleatorii.
    }
challenge-rematch = Revanșă pentru partida { $number }:
challenge-sides =
    { $first ->
        [white] { $white } joacă cu Albul, { $black } cu Negrul. Începe Albul.
       *[black] { $white } joacă cu Albul, { $black } cu Negrul. Începe Negrul.
    }
challenge-until = Provocarea expiră { $until }.
challenge-draft = Încă nu a fost trimisă.
challenge-open = E încă deschisă.
challenge-accepted = Acceptată: e partida { $number }.
challenge-declined = Refuzată.
challenge-cancelled = Anulată.
challenge-expired = Expirată.
challenge-in-thread = Partida e aici: { $place }.
challenge-posted = Provocarea ta e aici: { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] cu rating
        [if] cu rating dacă amândoi aveți rating aici
       *[no] fără rating
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] cu rating
        [if] cu rating dacă amândoi aveți rating aici
       *[no] fără rating
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] cu rating
       *[no] fără rating
    }
terms-any-board = Orice tablă
terms-any-clock = orice ceas
terms-unrated-by-default = {"-#"} Fără rating: încă nu aveți amândoi rating aici. Pentru o partidă cu rating, adaugă `cu-rating:True`.
terms-full = Toate cele 49 de piese, așezate manual
terms-reds = Cele trei piese roșii așezate manual, restul la întâmplare
terms-random = Tablă aleatorie
terms-symmetric = Tablă simetrică
terms-cut = Împarte și alege: un jucător propune o tablă aleatorie, celălalt alege culoarea
terms-given = Poziție dată ca text
clock-none = fără ceas
clock-turn = { $turn } pe mutare
clock-bank = { $bank } + { $increment } pe mutare
clock-cap = { $clock }, maximum { $cap }
clock-live = live, câte { $each }
length-days =
    { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
length-hours =
    { $count ->
        [one] { $count } oră
        [few] { $count } ore
       *[other] { $count } de ore
    }
length-minutes =
    { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
seek-somebody = cineva din altă parte
seek-waiting = Îți caut un adversar pe toate serverele care folosesc acest bot și participă. Mă opresc { $until }.
seek-already = Îți caut deja un adversar pe toate serverele care folosesc acest bot și participă. Mă opresc { $until }.
seek-place = Vei juca aici: { $place }. Îți scriu acolo când începe partida.
seek-place-here = Vei juca aici. Îți scriu când începe partida.
seek-lobby = Cine citește { $lobby } vede că îți cauți adversar.
seek-direct = mesajele noastre directe
seek-direct-here = Partida ta va începe aici, în mesajele noastre directe.
seek-rated = -# Cu rating: contează pentru clasamentul global. Acolo oricine, de pe orice server, îți vede numele și ratingul. Îl vezi cu `/clasament top` și `lista:Clasamentul global`. Ieși din el cu `/clasament iesi-din-global`.
seek-range = Ratingul adversarului: între { $from } și { $to }. Intervalul se lărgește puțin în fiecare minut.
button-seek-stop = Nu mai căuta
seek-found = Am găsit un adversar. Jucați aici: { $place }.
seek-stopped = Gata. Nu mai caut un adversar.
seek-not-running = Nu îți caut un adversar acum. Ca să încep, folosește `/cauta`.
seek-ended = { $person }, nu am găsit un adversar la timp. Ca să încerci din nou, folosește `/cauta`.
seek-avoided = Gata. Nu vă mai pun față în față.
seek-ask-report = Trimiți operatorului botului un raport despre adversar? Operatorul vede partida și numele tău. Nu vă mai pun față în față.
button-report-sure = Raportează adversarul
seek-reported = Gata. Am anunțat operatorul botului și nu vă mai pun față în față.
seek-barred = Operatorul botului ți-a blocat `/cauta`. Poți provoca în continuare oameni de pe serverele tale.
seek-too-many-reports =
    { $most ->
        [one] Ai raportat deja un adversar în ultimele 24 de ore. Încearcă mai târziu.
        [few] Ai raportat deja { $most } adversari în ultimele 24 de ore. Încearcă mai târziu.
       *[other] Ai raportat deja { $most } de adversari în ultimele 24 de ore. Încearcă mai târziu.
    }
seek-off = `/cauta` e oprită pe acest server. Folosește-o în mesajele noastre directe sau roagă o persoană care gestionează serverul să o permită cu `/dvonn-admin setari`.
seek-guest = Nu pot posta aici mutările adversarului. Folosește `/cauta` în mesajele noastre directe.
seek-too-many =
    { $most ->
        [one] Ai găsit deja un adversar în ultimele 24 de ore. Încearcă mai târziu.
        [few] Ai găsit deja { $most } adversari în ultimele 24 de ore. Încearcă mai târziu.
       *[other] Ai găsit deja { $most } de adversari în ultimele 24 de ore. Încearcă mai târziu.
    }
seek-no-rating = Pentru `interval` ai nevoie de un rating, iar tu nu ai încă. Lasă-l gol. La partidele cu rating contează cel din clasamentul global.
seek-no-clock = O partidă cu rating are nevoie de ceas. Alege alt `ceas` sau lasă-l gol.
seek-nobody-to-avoid = Pe acest adversar nu l-ai găsit cu `/cauta`, deci nu ai pe cine să eviți.
seek-not-looking = Acum nu puteți juca împreună: cealaltă persoană nu mai caută sau vrea pe cineva cu alt rating. Ca să găsești alt adversar, folosește `/cauta`.
seek-refused-avoided = Ai cerut să nu mai joci cu această persoană, deci nu se poate.
button-avoid = Evită acest adversar
button-report = Raportează adversarul
digest-title = **Săptămâna de la { $from } la { $until }**
digest-count =
    { $games ->
        [one] o partidă încheiată
        [few] { $games } partide încheiate
       *[other] { $games } de partide încheiate
    }, { $people ->
        [one] un jucător
        [few] { $people } jucători
       *[other] { $people } de jucători
    }.
digest-beaten = { $move }, a pierdut cu { $players }
digest-upset = Surpriza săptămânii, partida { $game }: { $winner } l-a învins pe favorit, { $loser } ({ $percent } %).
digest-game = **Partida săptămânii:** { $game }
digest-turn = Partida s-a întors la mutarea { $number }, { $played }. Mai bună era { $better }.
digest-streaks = Serii la problema zilei: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] o zi
        [few] { $days } zile
       *[other] { $days } de zile
    })
digest-season = Sezonul { $number } se încheie pe { $when }.
digest-running = **În desfășurare**
digest-league = ciclul { $cycle }, pe primul loc: { $leaders }
lobby-title = **Lobby DVONN**
lobby-looking = **Caută un adversar**
lobby-nobody = Acum nu caută nimeni un adversar.
lobby-all-servers = toate serverele
lobby-games = **Partide de urmărit**
lobby-tournaments = **Turnee deschise**
lobby-ping = { $role } { $person } caută un adversar: { $terms }.
lobby-told = Gata. Când cineva caută un adversar, te anunț aici, cel mult o dată la șase ore. Ca să nu te mai anunț, apasă din nou butonul.
lobby-not-told = Gata. Nu te mai anunț când cineva caută un adversar.
lobby-no-role = Acest lobby nu mai anunță pe nimeni.
lobby-audit = Vrea să știe când cineva caută un adversar
button-lobby-play = Joacă cu { $name }
button-lobby-tell = Anunță-mă când e cineva
thread-opening = Deschid un fir…
thread-not-added = Discord nu mă lasă să te adaug în [fir]({ $url }). Deschide-l cu acest link. Dacă nu îl vezi sau nu poți scrie acolo, ai nevoie de permisiunile „Vezi canalele” și „Trimite mesaje în fire”. Cere-le unui moderator.
thread-name = DVONN: { $names }
draft-person = Deocamdată doar tu vezi această tablă. Dacă o propui, { $opponent } își alege culoarea, iar tu joci cu cealaltă.
draft-anyone = Deocamdată doar tu vezi această tablă. Dacă o propui, cine acceptă își alege culoarea, iar tu joci cu cealaltă.
challenge-sent = Provocarea ta e mai jos.
setup-ask-person = Provocare pentru { $opponent }. Pe ce tablă?
setup-ask-anyone = Provocare pentru oricine din acest canal. Pe ce tablă?
setup-ask-busy = { $busy } Așa că deschid un fir pentru provocarea ta. Alege mai întâi tabla.
setup-ask-common =
    - {"**"}Tablă aleatorie** (rapid): toate cele 49 de piese sunt pe tablă, iar partida începe cu prima mutare.
    - {"**"}Așezare manuală**: întâi așezați amândoi, pe rând, cele 49 de piese.
setup-ask-all =
    - {"**"}Piesele roșii manual**: așezați doar cele trei piese roșii. Restul se umple la întâmplare.
    - {"**"}Tablă simetrică**: o tablă aleatorie care arată la fel din ambele părți.
    - {"**"}Împarte și alege**: tu propui o tablă aleatorie, iar adversarul își alege culoarea.
button-setup-random = Tablă aleatorie
button-setup-full = Așezare manuală
button-setup-other = Alte configurații…
button-setup-reds = Piesele roșii manual
button-setup-symmetric = Tablă simetrică
button-setup-cut = Împarte și alege
button-rated = Să fie cu rating
button-unrated = Să fie fără rating
draft-discarded = Anulată. Nimeni altcineva nu a văzut-o.
button-offer-board = Propune această tablă
button-deal-again = Încearcă altă tablă
button-play-white = Joacă cu Albul
button-play-black = Joacă cu Negrul
button-accept = Acceptă
button-decline = Refuză
button-cancel = Anulează provocarea
button-open-thread = Deschide un fir
offer-thread = Deschid un fir pentru partida voastră?

## News

# Calculatorul ca jucător, folosit în propoziții ca numele unei persoane.
computer = Calculator ({ $level })
computer-without-level = Calculator
# O persoană care și-a șters datele.
deleted-player = jucător șters
deleted-person = persoană ștearsă

news-start = Începe partida { $number }: { $white } joacă cu Albul, { $black } joacă cu Negrul.
news-place =
    { $piece ->
        [red] { $player } așază o piesă roșie pe **{ $cell }**{ $note }.
        [white] { $player } așază o piesă albă pe **{ $cell }**{ $note }.
       *[black] { $player } așază o piesă neagră pe **{ $cell }**{ $note }.
    }
news-dealt = Restul tablei se umple la întâmplare.
news-move = { $player } mută **{ $ply }**{ $note }
news-pass = { $player } nu are nicio mutare posibilă și sare o tură.
ply-pass = sare o tură
news-planned = {" "}(din plan)
news-plan-stopped = Planul jucătorului { $player } s-a oprit.
news-prepared = {" "}(condiționată)
news-only-ply = {" "}(forțată)
news-all-prepared = Mutări condiționate: { $plies }
news-filled = Piese așezate după plan: { $pieces }.
news-filled-part =
    { $piece ->
        [red] roșii { $count }
        [white] albe { $count }
       *[black] negre { $count }
    }
news-item =
    { $piece ->
        [red] roșu { $ply }
        [white] alb { $ply }
       *[black] negru { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] capturează o piesă albă singură
           *[black] capturează o piesă neagră singură
        }
       *[other] { $color ->
            [white] capturează un grup alb de { $height }
           *[black] capturează un grup negru de { $height }
        }
    }{ $red ->
        [yes] {" "}(cu roșu)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] ajunge pe o piesă albă singură
           *[black] ajunge pe o piesă neagră singură
        }
       *[other] { $color ->
            [white] ajunge pe un grup alb de { $height }
           *[black] ajunge pe un grup negru de { $height }
        }
    }{ $red ->
        [yes] {" "}(cu roșu)
       *[no] {""}
    }
effect-captures-red = capturează o piesă roșie
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] izolează { $count } piesă albă
           *[black] izolează { $count } piesă neagră
        }
        [few] { $color ->
            [white] izolează { $count } piese albe
           *[black] izolează { $count } piese negre
        }
       *[other] { $color ->
            [white] izolează { $count } de piese albe
           *[black] izolează { $count } de piese negre
        }
    }
effect-isolates-both =
    izolează { $white ->
        [one] { $white } piesă albă
        [few] { $white } piese albe
       *[other] { $white } de piese albe
    } și { $black ->
        [one] { $black } neagră
        [few] { $black } negre
       *[other] { $black } de negre
    }
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] izolează { $count } piesă de-a ta
            [few] izolează { $count } piese de-ale tale
           *[other] izolează { $count } de piese de-ale tale
        }
       *[theirs] { $count ->
            [one] izolează { $count } piesă a adversarului
            [few] izolează { $count } piese ale adversarului
           *[other] izolează { $count } de piese ale adversarului
        }
    }

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, așază ultima piesă roșie.
        [few] { $player }, așază o piesă roșie (mai sunt { $left } în total).
       *[other] { $player }, așază o piesă roșie (mai sunt { $left } în total).
    }
todo-place =
    { $color ->
        [white] { $player }, așază o piesă albă (mai ai { $left }).
       *[black] { $player }, așază o piesă neagră (mai ai { $left }).
    }
todo-move = { $player }, e rândul tău.
how-to-move =
    Grupurile tale au deasupra o piesă { $color ->
        [white] albă
       *[black] neagră
    }. Alege unul, apoi unde ajunge.
todo-elsewhere = La rând e { $player }.
todo-computer = { $player } se gândește…
todo-computer-for = Motorul alege un spațiu pentru { $player }…

## Events

event-taken-back =
    { $with ->
        [computer] { $player } își ia înapoi ultima mutare.
       *[person] De comun acord, { $player } își ia înapoi ultima mutare.
    }
event-paused =
    { $with ->
        [computer] Partida e în pauză. Ca să continui, apasă „Reia partida”.
       *[person] De comun acord, partida e în pauză. Oricare dintre jucători poate apăsa „Reia partida”.
    }
event-resumed = { $player } a reluat partida.
event-time-given = { $player } primește { $time } în plus de la { $giver }.
event-engine-replaced =
    { $color ->
        [white] Motorul care juca cu Albul nu mai funcționează. În locul lui joacă { $player }, iar partida e acum fără rating.
       *[black] Motorul care juca cu Negrul nu mai funcționează. În locul lui joacă { $player }, iar partida e acum fără rating.
    }
event-engine-stopped = Motorul nu mai alege mutări pentru { $player }.
event-handed-over =
    { $color ->
        [white] { $moderator } a înlocuit un jucător: cu Albul joacă acum { $player }, în locul jucătorului { $from }. Motiv: { $reason }
       *[black] { $moderator } a înlocuit un jucător: cu Negrul joacă acum { $player }, în locul jucătorului { $from }. Motiv: { $reason }
    }
event-place-lost = Canalul sau firul acestei partide a fost șters. Partida continuă aici.
event-now-unrated = Partida e acum fără rating.

## Clocks

clock-runs = Termen-limită: { $until }.
clock-runs-until-weekend = Termen-limită: { $until }, plus weekendurile libere de până atunci. Următorul începe { $weekend }.
clock-runs-live =
    { $color ->
        [white] Albul are { $white }, Negrul { $black }. Termenul-limită al Albului: { $until }.
       *[black] Albul are { $white }, Negrul { $black }. Termenul-limită al Negrului: { $until }.
    }
clock-muted = Ceasul stă până când pot arăta tabla aici.
clock-paused = Partida e în pauză. Ambele ceasuri stau.
clock-weekend = Ceasul stă: { $player } are weekend liber. Pornește din nou { $until }.
clock-vacation = Ceasul stă: { $player } e în vacanță.
reminder = { $player }, e rândul tău în partida { $number } cu { $opponent }. Termen-limită: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = Partida { $number } cu { $opponent }. Termen-limită: { $until }.
reminder-link = { $line } [Tabla]({ $url })

## Offers

offer-draw = { $player } propune remiză. { $opponent }, accepți?
offer-rematch-here = { $player } vrea revanșa. { $opponent }, accepți?
offer-pause = { $player } cere o pauză: ambele ceasuri stau până când oricare dintre voi reia partida. { $opponent }, ești de acord?
offer-takeback =
    { $count ->
        [0] { $player } vrea să ia înapoi mutarea **{ $ply }**. { $opponent }, ești de acord?
        [one] { $player } vrea să ia înapoi mutarea **{ $ply }** și pe cea de după ea. { $opponent }, ești de acord?
        [few] { $player } vrea să ia înapoi mutarea **{ $ply }** și cele { $count } mutări de după ea. { $opponent }, ești de acord?
       *[other] { $player } vrea să ia înapoi mutarea **{ $ply }** și cele { $count } de mutări de după ea. { $opponent }, ești de acord?
    }
offer-was =
    { $kind ->
        [draw] { $player } a propus remiză.
        [takeback] { $player } a cerut să ia mutarea înapoi.
        [rematch] { $player } a propus revanșă.
       *[pause] { $player } a cerut o pauză.
    }
offer-became =
    { $state ->
        [open] E încă deschisă.
        [accepted] Acceptată.
        [declined] Refuzată.
        [withdrawn] Retrasă.
       *[lapsed] Expirată: partida a continuat.
    }
offer-posted = Gata. E în canal.
offer-elsewhere = Gata. Adversarul primește propunerea acolo unde joacă.
button-phrases = Spune ceva…
phrases-ask = Alege ce vrei să spui. Adversarul citește în limba lui. Poți spune ceva o dată pe tură și încă o dată după partidă.
menu-phrases-hint = Ce vrei să spui?
phrase-sent = Gata. Adversarul vede: { $phrase }
phrase-not-received = Adversarul nu primește astfel de mesaje.
refuse-phrase-again = Ai spus deja ceva în tura asta. Poți spune altceva după ce mutați amândoi.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] Salut! Distracție plăcută!
        [luck] Succes!
        [move] Frumoasă mutare!
        [played] Bine jucat!
        [tomorrow] Revin mâine.
        [away] Scuze, am lipsit.
        [thanks] Mulțumesc pentru partidă!
       *[bye] Pe curând!
    }
more-actions = Ce vrei să faci?
decide-title = Ce se întâmplă cu partida { $number }? Toți vor vedea motivul.
decide-hint = Decizie
decide-order =
    { $order ->
        [white] Încheie partida: câștigă Albul
        [black] Încheie partida: câștigă Negrul
        [draw] Încheie partida: remiză
        [void] Invalidează partida
        [replace_white] Înlocuiește un jucător: Albul
       *[replace_black] Înlocuiește un jucător: Negrul
    }
decide-new-player =
    { $color ->
        [white] Cine joacă de acum cu Albul?
       *[black] Cine joacă de acum cu Negrul?
    }
decide-new-player-hint = Jucătorul nou
form-decide = Moderează partida { $number }
form-decide-reason = Motivul, pe care îl văd toți
button-withdraw = Retrage propunerea
button-draw = Propune remiză
button-takeback = Ia mutarea înapoi
button-abort = Întrerupe partida
button-pause = Propune pauză
button-resume = Reia partida
button-give = Dă adversarului { $time }
button-settings = Deschide setările
button-hint = Indiciu
button-fill = Așază restul pentru mine
button-stop-filling = Oprește așezarea
button-more = Mai multe…
button-rematch = Propune revanșă
button-play-again = Joacă din nou
button-next-level = Următorul: { $level }

## Vacations

notice-vacation = Ai rămas fără timp, așa că o vacanță a început automat. Ceasurile tale stau, mai puțin în partidele live. Vacanța se prelungește zi de zi, până când joci sau nu mai ai zile.
event-vacation = { $player } a rămas fără timp și folosește o zi de vacanță.
vacation-none = Nu ești în vacanță. Ca să oprești ceasurile trei zile, folosește `/dvonn vacanta` cu `zile:3`. Partidele live continuă.
vacation-until = Ești în vacanță până la { $until } ({ $left }). Ceasurile tale stau, mai puțin în partidele live.
vacation-automatic = Ai rămas fără timp, așa că o vacanță a început automat. Se termină pe { $until } ({ $left }). Ceasurile tale stau, mai puțin în partidele live.
vacation-days = Zile de vacanță rămase anul acesta: { $count } din { $of }.
button-vacation-end = Încheie vacanța

## Moderators

decision-posted = Gata. Postat aici: { $place } (partida { $number }).
removed-from-ratings = { $moderator } a scos din ratinguri partida { $number } ({ $white } – { $black }). Toate ratingurile au fost recalculate fără ea: vezi `/clasament profil`. Motiv: { $reason }
role-is = Moderatori sunt membrii cu rolul { $role } și toți cei cu permisiunea „Gestionează serverul”. Cu `/partida modereaza` pot încheia sau invalida partide și pot înlocui jucători.
role-none = Moderatori sunt toți cei cu permisiunea „Gestionează serverul”. Cu `/partida modereaza` pot încheia sau invalida partide și pot înlocui jucători.
computer-rated = Partidele cu calculatorul au rating.
computer-unrated = Partidele cu calculatorul nu au rating.
server-title = **Setările serverului**
server-controls = Meniurile și butoanele au efect pe loc. Un buton arată starea de acum: apasă-l ca să o schimbi. Limba și tema sunt pentru ce văd toți.
server-hint = Restul se face prin comenzi:
server-command = {"-"} { $command }: { $what }
server-channels = Canale pentru partide: { $channels }, cu firele lor.
server-channels-all = Partidele pot începe în orice canal.
server-starters = Doar membrii cu rolul { $role } pot începe partide. Provocările le poate accepta oricine.
server-starters-all = Oricine poate începe partide.
server-rated = Partidele cu rating sunt permise.
server-unrated = Partidele noi sunt fără rating. Partidele cu rating deja începute rămân cu rating.
server-seeks = Adversari de pe alte servere: membrii pot folosi `/cauta`. Aceste partide nu contează niciodată pentru clasamentul acestui server.
server-no-seeks = Adversari de pe alte servere: `/cauta` e oprită aici.
server-ladder-rating = Tipul clasamentului: ratinguri
server-ladder-places = Tipul clasamentului: locuri
server-ladder-swap = Când câștigă cine a provocat, cei doi fac schimb de locuri.
server-season-none = Durata sezonului: fără sezoane
server-season-month = Durata sezonului: o lună
server-season-quarter = Durata sezonului: trei luni
server-season-half = Durata sezonului: șase luni
server-season-year = Durata sezonului: un an
server-announcements = Canal de anunțuri: { $channel }.
server-announcements-none = Fără canal de anunțuri.
server-announcements-here = Sezoanele, turneele și ligile acestui server vor fi anunțate aici.
server-puzzles = Problema zilei: { $channel }.
server-puzzles-none = Fără canal pentru problema zilei.
server-puzzles-here = Problema zilei va fi postată aici.
server-digest = Rezumatul săptămânii: { $channel }.
server-digest-none = Fără canal pentru rezumatul săptămânii.
server-digest-here = Rezumatul săptămânii va fi postat aici lunea.
server-lobby = Lobby: { $channel }.
server-lobby-none = Fără lobby.
server-lobby-role = Lobby-ul anunță { $role } când cineva caută un adversar.
server-lobby-role-none = Lobby-ul nu anunță pe nimeni.
server-picker =
    { $picker ->
        [games] Canale pentru partide (niciunul: toate)
        [announcements] Canal de anunțuri
        [puzzles] Canalul problemei zilei
        [digest] Canalul rezumatului săptămânii
        [lobby] Canalul lobby-ului
        [moderators] Rol de moderator
        [starters] Rol care poate începe partide
       *[told] Rol anunțat de lobby
    }
button-server-clear = Elimină nr. { $number }
button-server-page =
    { $page ->
        [settings] Setări
        [channels] Canale
       *[roles] Roluri și lobby
    }
server-limit =
    { $limit ->
        [limit_opponent] Provocări deschise de la o persoană la alta: cel mult { $value }.
        [limit_threads] Fire pe care o persoană le poate deschide în 10 minute: cel mult { $value }.
        [limit_tournaments] Turnee neîncheiate ale unui organizator: cel mult { $value }. Moderatorii pot avea 3.
        [limit_tournament_wait] Pauza dintre două turnee ale unui organizator: { $value ->
            [one] un minut
            [few] { $value } minute
           *[other] { $value } de minute
        }. Moderatorii nu trebuie să aștepte.
       *[limit_challenges] Provocări deschise ale unei persoane: cel mult { $value }.
    }
server-limits-change = Ca să schimbi o limită, folosește `/dvonn-admin limite` cu un număr, de exemplu `fire:5`.
server-blocked = Persoană blocată: { $person }. Motiv: { $reason }
server-blocked-more = Mai sunt și alte blocări. Le găsești în jurnal.
person-blocked = { $person } nu mai poate începe partide și nu mai poate intra în ele pe acest server. Partidele în curs continuă. Ca să revii asupra deciziei, folosește `/dvonn-admin deblocheaza`.
person-unblocked = { $person } poate din nou să înceapă partide și să intre în ele pe acest server.
button-server-rated =
    { $on ->
        [yes] Partide cu rating: da
       *[no] Partide cu rating: nu
    }
button-server-computer =
    { $on ->
        [yes] Rating cu calculatorul: da
       *[no] Rating cu calculatorul: nu
    }
button-server-seeks =
    { $on ->
        [yes] Adversari din afară: da
       *[no] Adversari din afară: nu
    }

## Roles for ladder places and titles

roles-title = **Roluri pentru locuri în clasament și titluri.** Le dau și le iau înapoi pe măsură ce se schimbă clasamentul. Iau înapoi doar rolurile pe care le-am dat eu. Ca să stabilești unul, folosește `/dvonn-admin roluri` cu locul sau titlul și rolul.
roles-role = { $name }: { $role }
roles-none = { $name }: fără rol
roles-problem = { $name }: { $role }. {"**"}Nu îl pot da.** { $problem }
roles-refused = Data trecută, Discord nu m-a lăsat să dau sau să iau un rol. { $reason }
reward =
    { $reward ->
        [first] Locul întâi
        [top_three] Primii trei
        [top_ten] Primii zece
        [season] Câștigătorul ultimului sezon
        [league] Campionul ligii
       *[tournament] Câștigătorul ultimului turneu
    }
button-clear-reward =
    { $reward ->
        [first] Fără rol: locul întâi
        [top_three] Fără rol: primii trei
        [top_ten] Fără rol: primii zece
        [season] Fără rol: sezon
        [league] Fără rol: ligă
       *[tournament] Fără rol: turneu
    }
# Pentru jurnalul de audit al Discord.
roles-audit = Loc sau titlu în clasamentul DVONN
role-no-permission = Am nevoie de permisiunea „Gestionează rolurile”. Dă-o rolului meu în Setări server → Roluri, apoi încearcă din nou.
role-gone = Rolul a fost șters. Alege altul.
role-everyone = Toată lumea are deja acest rol. Alege altul.
role-managed = Rolul { $role } aparține unei integrări, de exemplu unui bot, deci nimeni nu îl poate da. Alege alt rol.
role-not-below-bot = Rolul { $role } nu e sub cel mai înalt rol al meu, așa că Discord nu mă lasă să îl dau. În Setări server → Roluri, trage rolul meu deasupra lui, apoi încearcă din nou.
role-powerful = Rolul { $role } dă putere asupra altora: { $powers }. Nu dau astfel de roluri. Alege alt rol sau scoate-i aceste permisiuni.
role-moderators = { $role } e rolul meu de moderator. Pe acesta nu îl dau niciodată. Alege alt rol.
role-not-by-person = Nu pot da rolul { $role } în locul tău, pentru că nici tu nu îl poți da. Ai nevoie de permisiunea „Gestionează rolurile” și de un rol deasupra lui. Roagă pe cineva care le are pe amândouă.
role-power =
    { $name ->
        [administrator] „Administrator”
        [manage-server] „Gestionează serverul”
        [manage-roles] „Gestionează rolurile”
        [manage-channels] „Gestionează canalele”
        [manage-webhooks] „Gestionează webhookurile”
        [manage-expressions] „Gestionează expresiile”
        [manage-events] „Gestionează evenimentele”
        [manage-threads] „Gestionează firele”
        [manage-messages] „Gestionează mesajele”
        [manage-nicknames] „Gestionează poreclele”
        [ban] „Interzice membri”
        [kick] „Dă afară membri”
        [time-out] „Suspendă temporar membri”
        [mute] „Amuțește membri”
        [deafen] „Asurzește membri”
        [move] „Mută membri”
        [mention-everyone] „Menționează @everyone, @here și toate rolurile”
        [audit-log] „Vezi jurnalul de audit”
       *[insights] „Vezi statisticile serverului”
    }

## Moderation log

log-title = **Jurnal de moderare**, cele mai noi întâi. Pagina { $page } din { $pages }.
log-empty = Jurnalul de moderare e gol.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Motiv: { $reason }
log-channel-added = A adăugat un canal pentru partide: { $channel }.
log-channel-removed = A eliminat un canal pentru partide: { $channel }.
log-role-set = Rol pentru „{ $name }”: { $role }.
log-role-cleared = Rol pentru „{ $name }”: niciunul.
log-role-gone = Rol pentru „{ $name }”: niciunul, pentru că rolul a fost șters.
log-blocked = A blocat: { $person }.
log-unblocked = A deblocat: { $person }.
log-ended = A încheiat cu un rezultat partida { $number }.
log-voided = A invalidat partida { $number }.
log-handed-over = A înlocuit un jucător în partida { $number }.
log-place-lost = Canalul sau firul partidei { $number } a fost șters. Partida așteaptă un fir nou sau decizia unui moderator.
log-backed-up = A descărcat o copie de rezervă.
log-tournament-entered = A înscris jucătorul { $player } în turneul { $number }.
log-tournament-computers = A înscris calculatorul la turneul { $number }.
log-tournament-computers-removed = A scos calculatorul din turneul { $number }.
log-tournament-started = A început turneul { $number }.
log-tournament-accepted = A acceptat meciul pe echipe { $number }.
log-tournament-withdrew =
    { $league ->
        [yes] A retras jucătorul { $player } din ligă.
       *[no] A retras jucătorul { $player } din turneul { $number }.
    }
log-tournament-replaced = A înlocuit jucătorul { $player } cu { $new } în turneul { $number }.
log-tournament-reminded =
    { $league ->
        [yes] I-a amintit jucătorului { $player } de o partidă din ligă.
       *[no] I-a amintit jucătorului { $player } de o partidă din turneul { $number }.
    }
log-tournament-moved = A mutat în alt canal turneul { $number }.
log-tournament-ended = A încheiat turneul { $number }.
log-league =
    { $what ->
        [league_paused] A pus liga pe pauză.
        [league_resumed] A reluat liga.
        [league_moved] A mutat liga în alt canal.
       *[league_closed] A închis liga.
    }
log-league-entry-removed = A scos jucătorul { $player } din ciclul următor al ligii.
button-log-newer = Mai noi
button-log-older = Mai vechi

## End of the game

end-won =
    { $color ->
        [white] **Partidă încheiată: { $player } (Alb) câștigă cu { $own }–{ $other }.**
       *[black] **Partidă încheiată: { $player } (Negru) câștigă cu { $own }–{ $other }.**
    }
end-close = La limită: o diferență de doar { $margin }.
end-sweep = Victorie totală: cine a pierdut nu mai are niciun grup.
own-won = {"**"}Ai câștigat cu { $own }–{ $other }!**
own-lost = {"**"}Ai pierdut cu { $own }–{ $other }.**
own-lost-close = {"**"}Ai pierdut cu { $own }–{ $other }:** o diferență de doar { $margin }.
own-won-resigned = {"**"}Ai câștigat!** { $loser } a cedat.
own-won-on-time = {"**"}Ai câștigat!** { $loser } a depășit timpul.
own-resigned = Ai cedat. Câștigă { $winner }.
own-out-of-time = {"**"}Ți-a expirat timpul.** Câștigă { $winner }.
own-ending-of = { $player }: { $ending }
end-draw = Partidă încheiată: remiză, { $score }–{ $score }.
end-resigned =
    { $color ->
        [white] { $loser } cedează. Câștigă { $winner } (Alb).
       *[black] { $loser } cedează. Câștigă { $winner } (Negru).
    }
end-resigned-deleted =
    { $color ->
        [white] Negrul, un jucător șters, a cedat. Câștigă { $winner } (Alb).
       *[black] Albul, un jucător șters, a cedat. Câștigă { $winner } (Negru).
    }
end-out-of-time =
    { $color ->
        [white] { $loser } a depășit timpul. Câștigă { $winner } (Alb).
       *[black] { $loser } a depășit timpul. Câștigă { $winner } (Negru).
    }
end-agreed = Partidă încheiată: remiză de comun acord.
end-awarded =
    { $color ->
        [white] { $moderator } a încheiat partida. Câștigă { $winner } (Alb). Motiv: { $reason }
       *[black] { $moderator } a încheiat partida. Câștigă { $winner } (Negru). Motiv: { $reason }
    }
end-awarded-draw = { $moderator } a încheiat partida cu remiză. Motiv: { $reason }
end-deadline =
    { $color ->
        [white] Runda s-a terminat, iar { $loser } și-a lăsat adversarul să aștepte. Câștigă { $winner } (Alb).
       *[black] Runda s-a terminat, iar { $loser } și-a lăsat adversarul să aștepte. Câștigă { $winner } (Negru).
    }
end-deadline-draw = Runda s-a terminat, deci partida e remiză.
end-voided-elsewhere = Un moderator a invalidat partida.
end-voided = { $moderator } a invalidat partida. Motiv: { $reason }
end-tournament-over = Partidă încheiată fără rezultat: turneul ei s-a terminat, iar ambii jucători sunt calculatoare.
end-aborted = Partida a fost întreruptă și nu contează.
end-out-of-time-void = { $player } a depășit timpul înainte să se miște vreun grup. Partida nu contează.
end-left = Partidă încheiată fără rezultat: un jucător a părăsit serverul.
end-deleted = Partidă încheiată fără rezultat: un jucător și-a șters datele.
end-channel = Partidă încheiată fără rezultat: canalul ei a fost șters.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}provizoriu
       *[no] {""}
    })
result-expected = Favorit după pronostic: { $player } ({ $odds } %).
result-even = Pronosticul era egal.
result-part =
    { $part ->
        [2] Partida contează doar pe jumătate: în cele 30 de zile dinainte, cei doi mai jucaseră între ei { $before ->
            [one] o partidă
            [few] { $before } partide
           *[other] { $before } de partide
        }.
        [4] Partida contează doar un sfert: în cele 30 de zile dinainte, cei doi mai jucaseră între ei { $before ->
            [one] o partidă
            [few] { $before } partide
           *[other] { $before } de partide
        }.
       *[other] Partida contează doar 1/{ $part }: în cele 30 de zile dinainte, cei doi mai jucaseră între ei { $before ->
            [one] o partidă
            [few] { $before } partide
           *[other] { $before } de partide
        }.
    }
result-short =
    Partida nu contează pentru clasament: după așezare a avut mai puțin de { $moves ->
        [one] o mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }.
result-second-timeout = Partida nu contează pentru clasament. Dacă un jucător care lipsește pierde mai multe partide prin depășirea timpului, în 24 de ore contează doar prima.
result-voided = Partida nu contează pentru clasament: un moderator a scos-o din ratinguri.

score =
    { $wins ->
        [one] o victorie
        [few] { $wins } victorii
       *[other] { $wins } de victorii
    }, { $draws ->
        [one] o remiză
        [few] { $draws } remize
       *[other] { $draws } de remize
    }, { $losses ->
        [one] o înfrângere
        [few] { $losses } înfrângeri
       *[other] { $losses } de înfrângeri
    }
record-all =
    { $games ->
        [one] O partidă: { $score }
        [few] { $games } partide: { $score }
       *[other] { $games } de partide: { $score }
    }
record-color =
    { $color ->
        [white] Cu Albul: { $score }
       *[black] Cu Negrul: { $score }
    }
record-setup =
    { $setup ->
        [full] Totul manual: { $score }
        [reds] Piesele roșii manual: { $score }
        [random] Aleatorie: { $score }
        [symmetric] Simetrică: { $score }
        [cut] Împarte și alege: { $score }
       *[given] Poziție dată ca text: { $score }
    }

top-title =
    { $list ->
        [computer] **Clasamentul serverului**: nivelurile calculatorului
        [world] { $players ->
            [one] **Clasamentul global**: un jucător
            [few] **Clasamentul global**: { $players } jucători
           *[other] **Clasamentul global**: { $players } de jucători
        }
       *[people] { $players ->
            [one] **Clasamentul serverului**: un jucător
            [few] **Clasamentul serverului**: { $players } jucători
           *[other] **Clasamentul serverului**: { $players } de jucători
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · o partidă
        [few] **{ $place }** · { $player } · { $rating } · { $games } partide
       *[other] **{ $place }** · { $player } · { $rating } · { $games } de partide
    }
top-own = … { $row }
top-order = -# Ordonat după rating minus de două ori ±, ca să nu ajungi în frunte cu câteva victorii norocoase. ? = provizoriu.
top-empty = Clasamentul e gol. Îl deschide prima partidă cu rating între oameni. Începe una cu `/dvonn provoaca` și `cu-rating:True`.
top-all-idle = De 60 de zile nu a contat aici nicio partidă cu rating, deci clasamentul e gol. Începe una cu `/dvonn provoaca` și `cu-rating:True`. Sezoanele trecute le vezi cu `/clasament sezon`.
top-no-computer = Calculatorul nu a jucat aici nicio partidă cu rating. Partidele lui au rating doar dacă serverul permite asta.
top-no-game = { $player } nu are încă un loc: nu i-a contat nicio partidă cu rating.
top-empty-world = Nimeni din clasamentul global nu a jucat în ultimele 60 de zile. Pentru el contează partidele cu rating începute cu `/cauta` și `cu-rating:True`.
top-not-joined = { $player } nu e în clasamentul global. Ca să intri, folosește `/cauta` cu `cu-rating:True` și termină o partidă.
world-left = Gata. Nu mai ești în clasamentul global. Îți păstrez ratingul, dacă revii cu `/cauta` și `cu-rating:True`. Ca să îl ștergi, folosește `/date sterge`.
world-not-joined = Nu ești în clasamentul global, deci nu ai de unde ieși.
top-idle = { $player } nu mai are loc în clasament: nicio partidă cu rating de 60 de zile. Îl recapătă cu prima partidă cu rating.
table-ladder =
    { $list ->
        [computer] Clasament DVONN: calculator
        [world] Clasamentul global DVONN
       *[people] Clasament DVONN
    }
table-page = Pagina { $page } din { $pages }
table-order = ordonat după rating minus de două ori ±
table-player = Jucător
table-rating = Rating
table-floor = Min.
table-games = Partide
alt-table = Tabel: { $title }. Coloane: { $columns }. Rânduri: { $rows }.
alt-table-place = Loc

profile-title = **{ $player }** · { $rating }
profile-place = Locul { $place } după rating
profile-challenge-place = Locul { $place } în clasament
profile-idle = Fără loc în clasament (nicio partidă cu rating de 60 de zile)
profile-no-place = Încă fără loc
profile-titles =
    { $more ->
        [0] Titluri: { $titles }
       *[other] Titluri: { $titles } și încă { $more }
    }
profile-title-of-season =
    { $place ->
        [1] primul loc în sezonul { $season }
        [2] locul doi în sezonul { $season }
       *[3] locul trei în sezonul { $season }
    }
profile-league-title = titlul de campion în { $name } (ciclul { $cycle })
profile-lessons = 🎓 A terminat toate lecțiile din `/invata`
profile-provisional = {"-#"} „?” înseamnă provizoriu: ratingul e încă o estimare. Încă vreo câteva partide cu rating îl fac sigur.
profile-last = Ultimele partide:
button-people = Favorit, ignoră…
people-about =
    { $state ->
        [favourite] { $player } e printre favoriții tăi.
        [ignored] Ignori jucătorul { $player }: nu mai jucați partide noi, în afară de cele de turneu și de cele pentru locuri.
       *[none] { $player }: poți adăuga la favoriți sau ignora această persoană. Dacă o ignori, nu mai poate juca partide noi cu tine și nici nu află.
    }
button-ignore =
    { $on ->
        [yes] Ignoră
       *[no] Nu mai ignora
    }
button-favourite =
    { $on ->
        [yes] Adaugă la favoriți
       *[no] Scoate din favoriți
    }
people-title = Doar tu vezi aceste liste.
people-favourites = Favoriți: { $people }
people-no-favourites = Favoriți: niciunul. Îi adaugi din profilurile lor.
people-ignored = Ignorați: { $people }
people-none-ignored = Ignorați: nimeni
menu-people-challenge = Provoacă un favorit
menu-people-remove = Scoate un favorit
menu-people-stop = Nu mai ignora pe cineva
button-people-page = Ignorați { $first }–{ $last }
refuse-not-now = Acum nu poți juca cu această persoană. Alege alt adversar.
refuse-too-many-favourites =
    { $most ->
        [one] Ai deja un favorit. Scoate-l mai întâi.
        [few] Ai deja { $most } favoriți. Scoate mai întâi unul.
       *[other] Ai deja { $most } de favoriți. Scoate mai întâi unul.
    }
profile-game =
    { $outcome ->
        [win] - victorie contra { $opponent }: { $step } (partida { $number })
        [draw] - remiză cu { $opponent }: { $step } (partida { $number })
       *[loss] - înfrângere contra { $opponent }: { $step } (partida { $number })
    }
profile-none = { $player } nu are încă aici niciun rezultat cu rating. Ca să joci o partidă cu rating, folosește `/dvonn provoaca` cu `cu-rating:True`.
profile-none-of-computer = { $player } nu are încă aici niciun rezultat cu rating. Partidele calculatorului au rating doar dacă serverul permite asta.
profile-of-bot = Boții nu au profil. Pentru calculator, folosește opțiunea `nivel`.
profile-none-of-you = Nu ai încă aici niciun rezultat cu rating. Începe o partidă cu rating cu `/dvonn provoaca` și `cu-rating:True`. Atunci apar aici ratingul, bilanțul și cea mai bună victorie a ta.
profile-one = Alege fie un jucător în `jucator`, fie un nivel al calculatorului în `nivel`, nu pe amândouă.
caption-profile = Ratingul pe acest server, cu intervalul probabil
fact-place = Clasament
fact-games = Partide
fact-streak = Cea mai lungă serie
fact-best-win = Cea mai bună victorie
fact-global = Rating global
fact-puzzles = Rating la probleme
fact-won-against = { $opponent } ({ $rating }), partida { $number }
fact-streak-now = { $longest }, acum { $now }
alt-profile =
    { $games ->
        [one] Grafic cu linii: ratingul jucătorului { $name } pe acest server, cu o bandă pentru intervalul probabil. Începe la { $first }, iar după o partidă e { $rating }. Dedesubt: { $facts }.
        [few] Grafic cu linii: ratingul jucătorului { $name } pe acest server în ultimele { $games } partide, cu o bandă pentru intervalul probabil. Începe la { $first }, rămâne între { $least } și { $most }, iar acum e { $rating }. Dedesubt: { $facts }.
       *[other] Grafic cu linii: ratingul jucătorului { $name } pe acest server în ultimele { $games } de partide, cu o bandă pentru intervalul probabil. Începe la { $first }, rămâne între { $least } și { $most }, iar acum e { $rating }. Dedesubt: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Partide în ultimele { $weeks } de săptămâni**: o partidă, { $rated ->
            [0] fără rating
           *[other] cu rating
        }
        [few] **Partide în ultimele { $weeks } de săptămâni**: { $games } partide, din care cu rating: { $rated }
       *[other] **Partide în ultimele { $weeks } de săptămâni**: { $games } de partide, din care cu rating: { $rated }
    }
activity-busiest =
    { $games ->
        [one] Cea mai plină săptămână: cea din { $monday } (o partidă,
        [few] Cea mai plină săptămână: cea din { $monday } ({ $games } partide,
       *[other] Cea mai plină săptămână: cea din { $monday } ({ $games } de partide,
    } { $people ->
        [0] doar calculatorul)
        [one] un jucător)
        [few] { $people } jucători)
       *[other] { $people } de jucători)
    }
activity-this-week =
    { $games ->
        [0] Săptămâna aceasta: încă nicio partidă
        [one] Săptămâna aceasta: o partidă
        [few] Săptămâna aceasta: { $games } partide
       *[other] Săptămâna aceasta: { $games } de partide
    }
activity-none = Nicio partidă nu s-a încheiat aici în ultimele { $weeks } de săptămâni. Începe una cu `/dvonn provoaca`.
activity-empty = Încă nicio partidă
table-activity = Partide pe acest server
activity-games =
    { $games ->
        [one] o partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }
activity-rated = Partide cu rating
activity-others = Partide fără rating
activity-people = Jucători
caption-activity = Partide încheiate pe săptămână, începând de luni (UTC)
alt-activity = Grafic cu bare: partide încheiate pe acest server în fiecare dintre cele { $weeks } de săptămâni, de la { $first } până acum. Pentru fiecare săptămână: ziua de luni, apoi partide cu rating, fără rating și jucători: { $entries }. În celelalte săptămâni nu au fost partide.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Grafic cu bare: { $weeks } de săptămâni de la { $first } până acum, fără partide.

versus-title = **{ $one } – { $other }**
versus-none = Între acești jucători nu s-a încheiat încă aici nicio partidă cu rating.
versus-record = Rezultatele jucătorului { $player }:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: încă nicio partidă cu rating, deci pronosticul presupune un jucător nou
versus-odds = Pronosticul de azi: { $odds } % pentru { $player }.
versus-last = Ultimele partide:
versus-game =
    { $outcome ->
        [win] - { $at } · partida { $number } · { $player }, victorie cu { $color ->
            [white] Albul
           *[black] Negrul
        }: { $step }
        [draw] - { $at } · partida { $number } · { $player }, remiză cu { $color ->
            [white] Albul
           *[black] Negrul
        }: { $step }
       *[loss] - { $at } · partida { $number } · { $player }, înfrângere cu { $color ->
            [white] Albul
           *[black] Negrul
        }: { $step }
    }
versus-same-player = E de două ori același jucător. Alege doi jucători diferiți sau unul singur, ca să te compari cu el.

record-title = **Partide cu rating pe acest server**
record-title-of = **Partide cu rating pe acest server: { $player }**
record-none = Pe acest server nu s-a încheiat încă nicio partidă cu rating. Începe una cu `/dvonn provoaca` și `cu-rating:True`.
record-none-of = { $player } nu a încheiat încă nicio partidă cu rating pe acest server.
record-game =
    { $outcome ->
        [win] { $at } · partida { $number } · { $one } a câștigat contra { $other }
       *[draw] { $at } · partida { $number } · { $one } a făcut remiză cu { $other }
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (contează 1/{ $part })
    }
record-uncounted = { $game }: nu contează ({ $reason })
uncounted-short = prea scurtă
uncounted-second-timeout = altă înfrângere prin depășirea timpului în 24 de ore
uncounted-voided = scoasă de un moderator
button-newest = Cele mai noi
button-newer = Mai noi
button-older = Mai vechi

## Seasons

season-current = **Sezonul { $number }**: { $from } – { $until } (se termină { $rest })
season-without-end = **Sezonul { $number }**: începând din { $from }, fără dată de sfârșit
season-ended = **Sezonul { $number }**: { $from } – { $until }, clasament final
season-short = -# Sezoanele urmează calendarul. Acest prim sezon e mai scurt, pentru că a început cu prima partidă cu rating.
season-empty = Nicio partidă cu rating nu a contat în acest sezon.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = Primul sezon începe cu prima partidă cu rating între oameni. Începe una cu `/dvonn provoaca` și `cu-rating:True`.
season-unknown = Nu există aici sezonul { $number }. Pe cel curent îl vezi cu `/clasament sezon`.
season-over = **Sezonul { $number } s-a încheiat.**
season-title =
    { $place ->
        [1] 🥇 { $player } câștigă sezonul { $number }.
        [2] 🥈 { $player } e pe locul doi.
       *[3] 🥉 { $player } e pe locul trei.
    }
season-over-more = Clasamentul complet îl vezi cu `/clasament sezon` și `numar:{ $number }`. Sezonul următor a început. Ratingurile se păstrează.
table-season = Sezonul { $number }
table-wins = Victorii
table-draws = Remize
table-losses = Înfrângeri

## Challenge ladder

places-title =
    { $people ->
        [one] **Clasamentul serverului**, pe locuri: un jucător
        [few] **Clasamentul serverului**, pe locuri: { $people } jucători
       *[other] **Clasamentul serverului**, pe locuri: { $people } de jucători
    }
places-own = { $player } e pe locul { $place }. Ca să urci, provoacă cu `/clasament provoaca` un jucător cu cel mult trei locuri mai sus. La victorie, faceți schimb de locuri.
places-none = { $player } nu are acum niciun loc în clasament. Ca să obții unul, provoacă cu `/clasament provoaca` unul dintre ultimii trei jucători.
places-empty = Clasamentul e gol. Provoacă pe oricine cu `/clasament provoaca`: prima partidă pentru locuri dă câte un loc ambilor jucători.
table-places = Clasament DVONN, pe locuri

refuse-place-none = Clasamentul acestui server are ratinguri, nu locuri. Folosește `/dvonn provoaca`.
refuse-place-self = Nu te poți provoca pe tine. { $allowed }
refuse-place-answered = Nu poți accepta acum această provocare. { $why }
refuse-place-no-place = { $opponent } nu are un loc în clasament sau nu a jucat de 60 de zile. { $allowed }
refuse-place-below =
    { $who ->
        [you] Nu poți provoca un jucător de sub tine. { $opponent } te poate provoca pe tine.
       *[other] { $opponent } e acum sub { $challenger }.
    } { $allowed }
refuse-place-far = { $opponent } e prea sus. Se pot provoca doar jucători cu cel mult { $places } locuri mai sus. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Joci deja pentru un loc în partida { $number } cu { $opponent }. Termin-o întâi pe aceea.
           *[challenge] Ai provocat deja jucătorul { $opponent } pentru locul lui. Anulează provocarea sau așteaptă răspunsul.
        }
       *[other] { $what ->
            [game] { $challenger } joacă pentru un loc în partida { $number } cu { $opponent }.
           *[challenge] { $challenger } a provocat deja jucătorul { $opponent } pentru locul lui.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } are deja o provocare. Așteaptă să se termine sau provoacă alt jucător.
        [few] { $opponent } are deja { $others } provocări. Așteaptă să se termine una sau provoacă alt jucător.
       *[other] { $opponent } are deja { $others } de provocări. Așteaptă să se termine una sau provoacă alt jucător.
    }
refuse-place-soon = { $challenger } și { $opponent } au jucat pentru un loc acum mai puțin de o săptămână. Pot juca din nou după { $until }.
place-may-challenge =
    { $who ->
        [you] Poți provoca: { $people }.
       *[other] { $challenger } poate provoca: { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Nu e nimeni deasupra ta. Alții te pot provoca pe tine.
       *[other] Nu e nimeni deasupra jucătorului { $challenger }.
    }
challenge-for-place = Partida e pentru locuri în clasament. Când câștigă cine a provocat, cei doi fac schimb de locuri.
place-stake = Partida e pentru locuri în clasament: cu o victorie, { $challenger } face schimb de locuri cu { $opponent }.
place-swapped = **{ $winner } ia locul { $place } în clasament. Îl pierde { $loser }.**
place-kept = Locurile din clasament rămân aceleași.
place-swap-stays = Locurile nu se schimbă înapoi: de la acea partidă, clasamentul s-a mai schimbat.


## Captions of pictures

caption-move =
    { $color ->
        [white] Albul la mutare
       *[black] Negrul la mutare
    }
caption-passed =
    { $color ->
        [white] Albul sare o tură
       *[black] Negrul sare o tură
    }
caption-isolates = { $ply }, izolează { $count }
caption-captures = { $ply }, capturează { $count }
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] Albul așază o piesă
       *[black] Negrul așază o piesă
    }
caption-place-red =
    { $color ->
        [white] Albul așază o piesă roșie
       *[black] Negrul așază o piesă roșie
    }
caption-won =
    { $color ->
        [white] Albul câștigă cu { $margin }
       *[black] Negrul câștigă cu { $margin }
    }
caption-draw = Remiză
caption-won-early =
    { $color ->
        [white] Albul câștigă
       *[black] Negrul câștigă
    }
caption-resigned =
    { $color ->
        [white] Albul cedează
       *[black] Negrul cedează
    }
caption-timed-out =
    { $color ->
        [white] Albul depășește timpul
       *[black] Negrul depășește timpul
    }
caption-void = Fără rezultat
caption-sample = Exemplu: tabla ta când joci cu Negrul · { $ply }
caption-preview = Previzualizare: { $ply }

## Placing and moving with buttons

button-row = Linia { $row }
# Buton scurt, ca să încapă mai multe alături pe telefon.
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}roșu
       *[no] {""}
    }
menu-stack-hint = Ce grup muți?
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: piesă singură, cu roșu
           *[no] { $cell }: piesă singură
        }
       *[other] { $red ->
            [yes] { $cell }: grup de { $height }, cu roșu
           *[no] { $cell }: grup de { $height }
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
pick-cell =
    Alege un spațiu de pe linia { $row }. { $red ->
        [yes] Piesa roșie se așază imediat.
       *[no] Piesa ta se așază imediat.
    }
pick-stack = Ce grup vrei să muți?
pick-destination = Unde să meargă **{ $cell }**? Vezi întâi o previzualizare.
pick-destination-at-once = Unde să meargă **{ $cell }**? Mutarea se joacă imediat.
confirm-ply = Previzualizare: **{ $ply }**
confirm-score = Scorul după această mutare: Alb { $white }, Negru { $black }. O joci?
button-confirm = Joacă mutarea
button-back = Înapoi
button-another-stack = Alt grup
you-moved = Ai mutat **{ $ply }**.
you-moved-with-effect = Ai mutat **{ $ply }**: mutarea { $effects }.
you-placed =
    { $red ->
        [yes] Ai așezat o piesă roșie pe **{ $cell }**.
       *[no] Ai așezat o piesă pe **{ $cell }**.
    }

## Previews

preview-title = Previzualizare: nu s-a jucat nicio mutare.
preview-move = { $player } mută **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player } așază o piesă roșie pe **{ $cell }**.
        [white] { $player } așază o piesă albă pe **{ $cell }**.
       *[black] { $player } așază o piesă neagră pe **{ $cell }**.
    }
preview-pass = { $player } nu are nicio mutare posibilă și sare o tură.
preview-score = Scorul după aceea: Alb { $white }, Negru { $black }.
preview-next-moves =
    { $moves ->
        [one] Urmează { $player }, cu o mutare posibilă ({ $other }).
        [few] Urmează { $player }, cu { $moves } mutări posibile ({ $other }).
       *[other] Urmează { $player }, cu { $moves } de mutări posibile ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player } nu ar avea niciuna
        [one] { $player } ar avea una
        [few] { $player } ar avea { $moves }
       *[other] { $player } ar avea { $moves }
    }
preview-next-passes =
    { $moves ->
        [one] Urmează: { $player } sare o tură (nicio mutare posibilă). Apoi { $other }, cu o mutare posibilă.
        [few] Urmează: { $player } sare o tură (nicio mutare posibilă). Apoi { $other }, cu { $moves } mutări posibile.
       *[other] Urmează: { $player } sare o tură (nicio mutare posibilă). Apoi { $other }, cu { $moves } de mutări posibile.
    }
preview-next-place =
    { $piece ->
        [red] Urmează: { $player } așază o piesă roșie.
        [white] Urmează: { $player } așază o piesă albă.
       *[black] Urmează: { $player } așază o piesă neagră.
    }
preview-next-dealt = Urmează: restul tablei se umple la întâmplare.
preview-won = Așa se încheie partida: { $player } câștigă cu { $own }–{ $other }, la o diferență de { $margin }.
preview-draw = Așa se încheie partida: remiză, { $score }–{ $score }.

preview-empty = Scrie o mutare, de exemplu `D3F3`, sau mai multe, de exemplu `D3F3 E4E5`.
preview-too-long =
    O previzualizare poate avea cel mult { $most ->
        [one] o mutare
        [few] { $most } mutări
       *[other] { $most } de mutări
    }. Scoate-le pe ultimele.
preview-unknown-word = `{ $word }` nu e nici spațiu, ca `D3`, nici mutare, ca `D3F3`. Alege dintre sugestii în timp ce scrii.
preview-half-a-move = { $cell } e doar o jumătate de mutare. Adaugă spațiul de sosire, de exemplu `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] Albul nu poate juca `{ $ply }`. { $rule } Alege dintre sugestii în timp ce scrii.
           *[black] Negrul nu poate juca `{ $ply }`. { $rule } Alege dintre sugestii în timp ce scrii.
        }
       *[other] { $color ->
            [white] Mutarea { $number }: Albul nu poate juca `{ $ply }`. { $rule } Alege dintre sugestii în timp ce scrii.
           *[black] Mutarea { $number }: Negrul nu poate juca `{ $ply }`. { $rule } Alege dintre sugestii în timp ce scrii.
        }
    }
preview-dealt = După ultima piesă roșie, restul tablei se umple la întâmplare. Încheie previzualizarea acolo.

## Hints and analyses

hint-title =
    { $count ->
        [one] Ai o singură mutare posibilă:
        [few] Cele mai bune mutări ale tale:
       *[other] Cele mai bune mutări ale tale:
    }
hint-title-placing = Cele mai bune spații pentru piesa ta:
hint-not-played = Încă nu s-a jucat nimic. Doar tu vezi asta.
button-play-this = Joacă { $letter }: { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] aproximativ egal
        [chance] cam { $number } % șanse de victorie
        [win] câștigă cu { $number }
        [draw] remiză
       *[loss] pierde cu { $number }
    }
effect-next-to-red = lângă roșu
effect-at-edge = pe margine
effect-can-capture-red = poate captura apoi roșul de pe { $cells }
effect-ends-game = încheie partida
effect-leaves-no-move =
    { $color ->
        [white] îl lasă pe Alb fără mutări
       *[black] îl lasă pe Negru fără mutări
    }
analysis-game = Partida { $number }.
analysis-plies = După mutarea { $number } din { $count }.
analysis-worth =
    { $color ->
        [white] **Albul la mutare: { $worth }.**
       *[black] **Negrul la mutare: { $worth }.**
    }
analysis-variation = Variantă: { $line }
analysis-then = -# apoi { $line }
analysis-then-end = -# apoi { $line }. Atunci partida e încheiată: Alb { $white }, Negru { $black }.
analysis-end = -# Atunci partida e încheiată: Alb { $white }, Negru { $black }.
analysis-over = {"**"}Partida e încheiată: Alb { $white }, Negru { $black }.**
analysis-shared = { $player } arată o analiză:
verdict-best = {"**"}{ $ply }** e cea mai bună mutare.
verdict-forced = {"**"}{ $ply }** e singura mutare posibilă.
verdict-as-good = {"**"}{ $ply }** e cam la fel de bună ca cea mai bună mutare, **{ $better }**.
verdict-worse =
    {"**"}{ $ply }**: { $color ->
        [white] Albul
       *[black] Negrul
    } ajunge de la { $before } la { $after }{ $points ->
        [0] .
        [one] {" "}(costă { $points } %).
        [few] {" "}(costă { $points } %).
       *[other] {" "}(costă { $points } %).
    }
verdict-loses =
    În continuarea A, { $color ->
        [white] Albul
       *[black] Negrul
    } pierde: { $losses }.
verdict-captured =
    { $height ->
        [1] piesa singură de pe { $cell }
       *[other] grupul de { $height } de pe { $cell }
    }
verdict-isolated =
    { $count ->
        [one] o piesă izolată
        [few] { $count } piese izolate
       *[other] { $count } de piese izolate
    }
verdict-score = Scorul după continuarea A: Alb { $white }, Negru { $black }. Înainte de mutare: Alb { $before_white }, Negru { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Încercată înainte
menu-variation-hint = Joacă o mutare bună sau una încercată…
menu-variation-stack-hint = Încearcă altă mutare: alege un grup
menu-variation-row-hint = De ce nu alt spațiu? Alege o linie
variation-stack = Unde să meargă **{ $cell }**? Vezi apoi cât costă mutarea și de ce.
variation-row = Ce spațiu de pe linia { $row }? Vezi apoi cât costă.
analysis-effort =
    { $depth ->
        [one] -# Adâncimea căutării: { $depth } mutare.
        [few] -# Adâncimea căutării: { $depth } mutări.
       *[other] -# Adâncimea căutării: { $depth } de mutări.
    }
analyse-what = Aici nu e nicio partidă. Adaugă `partida` (un număr sau mutări) sau `pozitie`.
advice-rated = Partida e cu rating, așa că nu dau sfaturi. `/partida previzualizare` arată ce face o mutare. După partidă, `/dvonn analizeaza` arată cele mai bune mutări.
advice-over = În această poziție nu mai poate muta niciun jucător: Alb { $white }, Negru { $black }. Pentru o poziție anterioară a unei partide, folosește `/dvonn analizeaza` cu `dupa`, numărul de mutări.
advice-in-tournament = E o partidă de turneu, așa că nu dau sfaturi. `/partida previzualizare` arată ce face o mutare. După partidă, `/dvonn analizeaza` arată cele mai bune mutări.
advice-of-serious-game = Poziția seamănă prea mult cu partida { $number }, pe care o joci cu rating sau în turneu. Până se termină acea partidă, nu pot analiza poziția și nu pot juca de aici cu tine. Alege altă poziție sau altă mutare.
advice-of-running = Poziția seamănă prea mult cu partida { $number }, care încă se joacă aici. Până se termină acea partidă, nu postez nicio analiză a poziției.
advice-not-of-running = Partida e încă în curs. Dacă e fără rating și nu e de turneu, o poate analiza acum jucătorul aflat la mutare. După partidă, oricine.
advice-two-subjects = Indică fie o poziție, fie o partidă. Opțiunea `dupa` are nevoie de o partidă.
advice-no-such-ply =
    { $plies ->
        [one] Partida are o mutare, deci `dupa` trebuie să fie 0 sau 1.
        [few] Partida are { $plies } mutări, deci `dupa` trebuie să fie de la 0 la { $plies }.
       *[other] Partida are { $plies } de mutări, deci `dupa` trebuie să fie de la 0 la { $plies }.
    }

## Settings

# Numele acestei limbi în această limbă.
language-name = Română

settings-title = **Setările tale**
settings-scope = Aspectul tablelor se schimbă doar pentru tine: cele publice urmează setările serverului. Restul e valabil pentru toate partidele tale.
settings-hint =
    { $choice ->
        [orientation] Tabla
        [theme] Tema
        [size] Mărimea imaginii
        [notation] Notația
        [reminders] Mementouri
        [ladder] Tipul clasamentului
        [season] Durata sezonului
       *[language] Limba
    }
settings-orientation =
    { $value ->
        [white] Tabla: partea Albului jos, ca în canal
        [own] Tabla: partea mea jos
       *[black] Tabla: partea Negrului jos
    }
settings-theme =
    { $value ->
        [server] Tema: ca pe fiecare server
        [wood] Tema: lemn deschis
        [slate] Tema: ardezie închisă
        [paper] Tema: negru pe alb, pentru imprimare
        [contrast] Tema: contrast ridicat
       *[colour-blind] Tema: potrivită pentru daltonism (Albul și Negrul diferă ca formă)
    }
settings-size =
    { $value ->
        [small] Mărimea imaginii: mică, pentru telefoane
        [normal] Mărimea imaginii: normală
       *[large] Mărimea imaginii: mare
    }
settings-notation =
    { $value ->
        [joined] Notația: D3F3
        [dash] Notația: D3-F3
       *[arrow] Notația: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Mementouri: în canalul partidei
        [direct] Mementouri: prin mesaj direct
       *[off] Mementouri: niciunul
    }
settings-language = Limba: { $name }
settings-language-discord = Limba: ca pe Discord
settings-confirm =
    { $on ->
        [yes] Mutări: întâi previzualizare
       *[no] Mutări: jucate imediat
    }
settings-only-ply =
    { $on ->
        [yes] Mutări forțate: jucate automat
       *[no] Mutări forțate: le joci tu
    }
settings-vacation =
    { $on ->
        [yes] Vacanțe: încep automat când rămâi fără timp, zi de zi, până când joci sau nu mai ai zile
       *[no] Vacanțe: încep doar cu `/dvonn vacanta`
    }
settings-weekends =
    { $on ->
        [yes] Weekenduri libere: ceasurile tale stau sâmbăta și duminica, mai puțin în partidele live
       *[no] Weekenduri libere: niciunul
    }
settings-takebacks =
    { $on ->
        [yes] Mutări luate înapoi: permise dacă nu ai răspuns deja la mutare
       *[no] Mutări luate înapoi: adversarul îți cere voie
    }
settings-milestones =
    { $on ->
        [yes] Reușite, ca prima victorie: ți le spun o singură dată, în privat
       *[no] Reușite, ca prima victorie: nu le pomenesc
    }
settings-phrases =
    { $on ->
        [yes] Replici de la adversari de pe alte servere: afișate
       *[no] Replici de la adversari de pe alte servere: ascunse
    }
settings-next-weekend = Următorul weekend liber: { $begins } – { $ends } ({ $zone }). Dacă schimbi asta sau fusul orar, contează abia pentru weekendurile care încep peste cel puțin o săptămână.
settings-quiet = Ore de liniște: { $hours } ({ $zone })
settings-no-quiet = Ore de liniște: niciuna
settings-summary = Lista zilnică a partidelor care te așteaptă, prin mesaj direct: { $time } ({ $zone })
settings-no-summary = Lista zilnică a partidelor care te așteaptă: oprită
button-settings-confirm =
    { $on ->
        [yes] Întâi previzualizare
       *[no] Joacă mutările imediat
    }
button-settings-only-ply =
    { $on ->
        [yes] Fă automat mutări forțate
       *[no] Lasă-mi mutările forțate
    }
button-settings-vacation =
    { $on ->
        [yes] Începe vacanțele automat
       *[no] Oprește vacanțele automate
    }
button-settings-play = Mementouri, limbă…
button-settings-boards = Table și mutări…
button-settings-weekends =
    { $on ->
        [yes] Oprește ceasul în weekend
       *[no] Fără weekenduri libere
    }
button-settings-takebacks =
    { $on ->
        [yes] Permite luarea înapoi
       *[no] Luarea înapoi la cerere
    }
button-settings-milestones =
    { $on ->
        [yes] Spune-mi reușitele
       *[no] Nu pomeni reușitele
    }
button-settings-phrases =
    { $on ->
        [yes] Arată replicile
       *[no] Ascunde replicile
    }
button-settings-quiet = Fus orar, ore de liniște…
button-settings-people = Favoriți, ignorați…
form-quiet = Fus orar, ore de liniște, listă zilnică
form-quiet-hours = Ore de liniște de la – până la (gol: fără)
form-summary = Lista zilnică la ora (gol: fără)
form-quiet-zone = Fusul tău orar
refuse-quiet-hours = `{ $input }` nu e un interval de ore. Scrie-l ca `22:00-07:00` sau lasă gol.
refuse-summary-time = `{ $input }` nu e o oră. Scrie-o ca `07:30` sau lasă gol.
refuse-time-zone = `{ $input }` nu e un fus orar cunoscut. Folosește un nume ca `Europe/Berlin`, `America/New_York` sau `UTC`.

## Plans. The words that players write in a plan are the same in every language.

form-plan-title = Plănuiește așezarea
form-plan-wishes = Spații, în ordinea preferinței
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Stop dacă adversarul așază aici (opțional)
form-plan-stops-hint = near reds, D3; after 5: după 5 piese ale tale
plan-is = **Planul tău**: `{ $wishes }`
plan-stops = Reguli de oprire: `{ $stops }`
plan-takes = Urmează, dacă mai sunt libere: { $cells }
plan-takes-then-best = Urmează, dacă mai sunt libere: { $cells }; apoi alege motorul
plan-takes-best = Urmează: alege motorul
plan-takes-nothing = Toate spațiile planului tău sunt ocupate.
plan-played = Jucat după plan. Planul tău s-a terminat.
plan-not-playable = Nimic din plan nu s-a putut juca, așa că l-am șters.
fill-is =
    Peste { $seconds ->
        [one] o secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    } încep să așez restul pieselor tale, câte una când îți vine rândul. Mă poți opri oricând.
fill-stopped = Oprit. Piesele le așezi tu.
fill-done = Toate piesele sunt așezate.
plan-none = Nu ai un plan. Ca să faci unul, folosește `/dvonn plan`.
button-plan = Plănuiește așezarea…
button-edit = Modifică
button-delete = Șterge
button-try-again = Încearcă din nou
form-written = Ai scris:

plan-empty = Un plan are nevoie de cel puțin un spațiu, de exemplu `D3 E4, near reds, row 3`.
plan-too-long =
    Într-un câmp încap cel mult { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }. Ca să economisești loc, folosește cuvinte pentru multe spații: `row 3`, `edge` sau `anywhere`.
plan-unknown-word = Nu cunosc cuvântul `{ $word }` într-un plan. Folosește spații ca `D3` sau `A1-E1` ori `row 3`, `column D`, `edge`. Mai poți folosi `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = `row` are nevoie de un număr de la 1 la 5, ca în `row 3`.
plan-column-letter = `column` are nevoie de o literă de la A la K, ca în `column D`.
plan-near-what = `near` are nevoie de `reds`, `own`, `theirs` sau un spațiu, ca în `near D3`.
plan-line-end = După liniuță, scrie ultimul spațiu, ca în `A1-E1`.
plan-not-a-line = { $from } și { $to } nu sunt pe o linie dreaptă. Înșiră spațiile unul câte unul sau scrie două spații de pe aceeași linie, ca `A1-E1`.
plan-best-serious = Într-o partidă cu rating sau de turneu, `best` nu e permis. Folosește `anywhere`, care începe din mijlocul tablei.
plan-count = `after` are nevoie de un număr de la 1 la 49, ca în `after 5`.
plan-no-cell-first = Începe cu spațiul pentru tura aceasta, de exemplu D3. Restul devine planul tău.

## Conditional moves. What players write in them is the same in every language.

form-if-title = Dacă joacă asta, joc aia
form-if-lines =
    { $first ->
        [mine] Pe fiecare rând: eu, adversarul, eu…
       *[theirs] Pe fiecare rând: adversarul, eu, adversarul…
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: așez D3; dacă așază E4, așez F2. * înseamnă orice alt spațiu
           *[theirs] D3 E4: dacă așază D3, așez E4. * E5: altfel așez E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: mut D3F3; dacă mută E4E5, mut C1C3. *: orice altă mutare. resign: cedez
           *[theirs] D3F3 E4E5: dacă mută D3F3, mut E4E5. * C1C3: altfel mut C1C3. resign: cedez
        }
    }
if-are = **Mutările tale condiționate.** Mutările tale sunt după două puncte; { "*" } înseamnă orice alt răspuns.
if-resigns = Unde un rând se termină cu `resign`, cedez partida în locul tău.
if-waits = Joacă întâi { $ply }. Aceste mutări așteaptă apoi răspunsul adversarului.
if-none = Nu ai mutări condiționate. Ca să stabilești câteva, folosește `/dvonn conditionate`.
button-conditions = Mutări condiționate…
button-add-conditions = Adaugă mutări condiționate

if-empty = Scrie cel puțin un rând, de exemplu `D3F3 E4E5`: dacă joacă D3F3, joc E4E5.
if-too-long =
    Toate mutările condiționate pot avea împreună cel mult { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }. Scoate-le pe cele mai puțin probabile.
if-too-many = Ai prea multe continuări: { $found }. Limita e { $most }. Scoate-le pe cele mai puțin probabile.
if-too-deep =
    Rândul { $line } are mai mult de { $most ->
        [one] o mutare
        [few] { $most } mutări
       *[other] { $most } de mutări
    }. Scurtează-l.
if-unknown-word = Rândul { $line }: `{ $word }` nu e nici spațiu, ca `D3`, nici mutare, ca `D3F3`, nici `*` pentru orice altă mutare.
if-no-such-cell = Rândul { $line }: nu există spațiul `{ $word }`. { $cells }
if-pass = Rândul { $line }: scoate tura sărită. De asta mă ocup eu.
if-half-a-move = Rândul { $line }: { $cell } e doar o jumătate de mutare. Adaugă spațiul de sosire, ca `D3F3`.
if-any-of-mine = Rândul { $line }: `*` ține loc doar de mutările adversarului. Scrie-ți mutarea.
if-resigns-unprovoked = Rândul { $line }: `resign` trebuie să urmeze după o mutare a adversarului.
if-illegal-mine = Rândul { $line }: nu poți juca { $ply } în acel moment. { $reason }
if-illegal-theirs = Rândul { $line }: adversarul nu poate juca { $ply } în acel moment. Verifică tabla și al cui e rândul la fiecare mutare.
if-after-the-end = Rândul { $line } continuă după sfârșitul partidei. Scurtează-l.
if-no-answer = Rândul { $line } se termină cu mutarea adversarului. Adaugă răspunsul tău sau scoate acea mutare.
if-two-answers = Rândurile { $first } și { $second } dau două răspunsuri la aceleași mutări. Păstrează unul.

## Private notices

notice-title = Partida { $number } cu { $opponent }:
notice-board = [Tabla]({ $url })
notice-branch-dropped = Mutarea ta condiționată **{ $answer }** nu s-a putut juca, așa că ți-am șters mutările condiționate. { $reason }
notice-branch-dropped-after = Răspunsul tău la { $after }, **{ $answer }**, nu s-a putut juca, așa că ți-am șters mutările condiționate. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] O mutare a fost luată înapoi, așa că ți-am șters mutările condiționate.
        [dealt] Tabla a fost umplută, așa că ți-am șters mutările condiționate.
       *[rated_game] Această partidă seamănă acum prea mult cu una dintre partidele tale cu rating, așa că ți-am șters mutările condiționate.
    } Ca să stabilești altele, folosește `/dvonn conditionate` în canalul partidei. Cele vechi:
notice-plan-stopped = Planul tău s-a oprit: adversarul a așezat o piesă pe **{ $cell }** (`{ $rule }`).
notice-plan-left = Încă neașezate: `{ $plan }`. Reguli de oprire: `{ $stops }`. Ca să faci un plan nou, folosește `/dvonn plan` în canalul partidei.
notice-muted =
    Nu am voie să postez în { $channel }, așa că nu pot arăta tabla acolo. Cere unui moderator să îmi dea { $place ->
        [thread] permisiunile „Vezi canalele” și „Trimite mesaje în fire”. Dacă firul e blocat, trebuie să îl și deblocheze
       *[channel] permisiunile „Vezi canalele” și „Trimite mesaje”
    }. Încerc în continuare.
notice-muted-refused = Nu pot arăta tabla în { $channel }. { $reason } Încerc în continuare.
notice-muted-elsewhere = Nu am voie să postez unde joacă adversarul tău, așa că nu poate vedea tabla.
notice-muted-clock = Până când pot posta acolo, ceasul stă, cel mult { $time }. Comenzi ca `/dvonn tabla` merg acolo în continuare.
notice-muted-runs = Ceasul nu se oprește din cauza asta. Comenzi ca `/dvonn tabla` merg acolo în continuare.
notice-place-lost = Canalul sau firul acestei partide a fost șters, iar acum nu pot deschide altul. { $reason } Ceasul stă până reușesc. Partida { $number } o poate încheia și un moderator, cu `/partida modereaza`.
notice-waits = E ceva nou în această partidă, dar nu pot posta din proprie inițiativă în canalul ei. Ca să vezi, folosește acolo `/dvonn tabla`.
notice-waits-clock = Până atunci ceasul stă, cel mult { $time }.
notice-plan-done = Planul tău s-a terminat: toate piesele lui sunt așezate. Ca să faci unul nou, folosește `/dvonn plan` în canalul partidei.
notice-plan-exhausted = Planul tău s-a încheiat: restul spațiilor lui sunt ocupate. Ca să faci unul nou, folosește `/dvonn plan` în canalul partidei.

## Browsing a game

button-browse = Răsfoiește mutările
button-first = Început
button-page-back = Înapoi
button-forward = Înainte
button-last = Sfârșit
page-start = Poziția 0 din { $count }: înainte de prima mutare.
page-passed = Poziția { $number } din { $count }. { $player }: nicio mutare posibilă, sare o tură
page-ply = Poziția { $number } din { $count }. { $player }: **{ $ply }**
import-title = Partidă importată: { $white } (Alb) – { $black } (Negru)
import-title-no-names = Partidă importată
import-result = Rezultat: { $result }

## Replays, and the menu of positions to jump to

button-replay = Redă partida
button-share = Arată tuturor
menu-chapter-hint = Sari la…
menu-game-hint = Răsfoiește o partidă…
menu-found-hint = Răsfoiește o partidă, redă-o sau vezi raportul…
chapter-start = Începutul partidei
chapter-placed = Mutarea { $number }: toate piesele așezate
chapter-ply = Mutarea { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Mutarea { $number }: sfârșitul partidei
       *[running] Mutarea { $number }: poziția curentă
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } – { $black } (în curs)
       *[over] { $number }: { $white } – { $black }
    }
replay-ply = Redarea mutării { $number } din { $count }.
replay-plies = Redarea mutărilor { $from }–{ $to } din { $count }.
replay-nothing = Încă nu e nimic de redat: partida nu are mutări. `/dvonn tabla` arată tabla.
replay-no-such-ply = Partida nu are mutarea { $named }. Scrie în `de-la` și `pana-la` numere de la 1 la { $plies } sau lasă-le goale pe amândouă pentru toată partida.
replay-elsewhere = Partida s-a jucat pe alt server, așa că nu o pot arăta aici tuturor. Fără `distribuie`, redarea o vezi doar tu.
replay-backwards = Mutarea { $from } vine după mutarea { $to }. Schimbă-le: `de-la` { $to }, `pana-la` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Animația mutărilor { $from }–{ $to }: { $plies }. Poziția finală:
error-still-drawing = Redarea ta anterioară nu e încă gata. Așteapt-o, apoi cere din nou.

## Reviews

button-review = Raportul partidei
button-review-show = Arată raportul
button-review-browse = Răsfoiește de aici
button-review-help = Cum se citește
button-turning-point = { $mark }: mutarea { $number }
review-in-progress = Fac raportul… { $known } din { $all }. Durează cam un minut.
review-will-be-posted = Când e gata, îl postez în { $channel }. Cu butonul îl vezi aici.
review-ready = Raportul e gata.
review-is-posted = E și în { $channel }.
review-title = {"**"}Raport.** { $title }
review-side =
    { $color ->
        [white] Alb, { $player }
        [black] Negru, { $player }
       *[nameless] { $player }
    }: precizie **{ $accuracy } %**; mutări la fel ca prima alegere a motorului: { $best } din { $judged }.
review-strength = A jucat ca nivelul { $level }, { $name }.
review-strength-range = A jucat ca nivelurile { $from }–{ $to } ({ $first } – { $last }).
review-no-turns = Niciun punct de cotitură: nicio mutare nu a scăzut șansele de victorie cu 10 % sau mai mult.
review-practice = Ca să exersezi ce te-a costat cel mai mult, încearcă lecția și problemele de mai jos.
review-turning-point = {"**"}{ $mark }.** Mutarea { $number }, **{ $ply }**. { $player }: { $before } → { $after }.
review-better = Mai bine: **{ $better }**.
review-better-line = Mai bine: **{ $better }**, apoi { $line }.
review-chance = { $chance } %
review-draw = remiză
review-end =
    { $end ->
        [win] victorie cu { $margin }
       *[loss] înfrângere cu { $margin }
    }
review-help =
    - Procentele de lângă o mutare sunt șansele de victorie ale jucătorului care a mutat.
    - La precizie și la prima alegere a motorului contează doar mutările făcute cu șanse de victorie între 10 și 90 %. Când partida e decisă, mutările nu mai costă nimic.
    - Nivelul e cel al calculatorului ale cărui mutări costă cam cât ale acestui jucător. Lipsește dacă s-ar potrivi mai mult de trei niveluri.
review-figure = { $accuracy } %
phase-placement = Așezare
phase-movement = Grupare
caption-review = Șansele de victorie ale Albului după fiecare mutare; precizia lângă nume
caption-turning-point = A: mai bună, { $better } · B: jucată, { $played }
alt-turning-point = A marchează mutarea mai bună: { $better }. B, în altă culoare, marchează mutarea jucată: { $played }.
alt-review = Grafic cu linii: șansele de victorie ale Albului. Alb: { $white }, Negru: { $black }. După mutarea { $figures }.
alt-review-without-names = Grafic cu linii: șansele de victorie ale Albului. După mutarea { $figures }.
alt-review-figure = { $number }: { $chance } %
alt-review-accuracy =
    { $color ->
        [white] Precizia Albului: { $accuracy } %.
       *[black] Precizia Negrului: { $accuracy } %.
    }
alt-review-turning-point =
    Punct de cotitură { $mark }, mutarea { $number }, { $color ->
        [white] Albul
       *[black] Negrul
    }: { $after } în loc de { $before }.

## Openings

openings-title = **Deschideri**: unde și-au așezat oamenii piesele în partide reale.
openings-start =
    { $games ->
        [one] Tabla goală: o partidă.
        [few] Tabla goală: { $games } partide.
       *[other] Tabla goală: { $games } de partide.
    }
openings-after =
    { $games ->
        [one] După { $cells } (inclusiv în oglindă): o partidă.
        [few] După { $cells } (inclusiv în oglindă): { $games } partide.
       *[other] După { $cells } (inclusiv în oglindă): { $games } de partide.
    }
openings-reds-matter = Contează mult unde sunt piesele roșii: Albul a făcut { $apart } % din puncte când nu se atingeau nici măcar două și { $together } % când se atingeau toate trei.
openings-reds =
    { $pairs ->
        [0] Piesele roșii nu se ating. În { $games ->
            [one] singura partidă de acest fel
            [few] { $games } partide de acest fel
           *[other] { $games } de partide de acest fel
        } Albul a făcut { $white } % din puncte, cu jumătate de punct la remiză.
        [1] Se ating două piese roșii. În { $games ->
            [one] singura partidă de acest fel
            [few] { $games } partide de acest fel
           *[other] { $games } de partide de acest fel
        } Albul a făcut { $white } % din puncte, cu jumătate de punct la remiză.
        [2] Piesele roșii formează un lanț. În { $games ->
            [one] singura partidă de acest fel
            [few] { $games } partide de acest fel
           *[other] { $games } de partide de acest fel
        } Albul a făcut { $white } % din puncte, cu jumătate de punct la remiză.
       *[3] Se ating toate cele trei piese roșii. În { $games ->
            [one] singura partidă de acest fel
            [few] { $games } partide de acest fel
           *[other] { $games } de partide de acest fel
        } Albul a făcut { $white } % din puncte, cu jumătate de punct la remiză.
    }
openings-left = De la mutarea { $number } nu mai cunosc partida. Ultima poziție cunoscută:
openings-end = Nu cunosc nicio partidă care continuă de aici.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became =
    { $games ->
        [one] o partidă, victorii ale Albului { $white } %, remize { $drawn } %
        [few] { $games } partide, victorii ale Albului { $white } %, remize { $drawn } %
       *[other] { $games } de partide, victorii ale Albului { $white } %, remize { $drawn } %
    }
openings-dealt = Partida nu a început cu tabla goală, deci nu are deschidere. Poți vedea deschiderile partidelor începute cu tabla goală.
alt-openings = Cele mai frecvente spații următoare: { $cells }.
menu-opening = Unde s-a pus piesa următoare
button-opening-back = Înapoi
button-opening-start = De la tabla goală

## Notes on games

form-note = Notița ta la partida { $number }
form-note-text = Doar tu o vezi până la sfârșitul partidei
form-note-hint = Ce plănuiești sau ce vrei să ții minte
notes-none = Încă nicio notiță.
note-of = Notiță de la { $author }:
notes-private = Până la sfârșitul partidei, notița ta o vezi doar tu. Apoi o poate citi oricine vede partida.
button-note =
    { $written ->
        [yes] Modifică notița
       *[no] Scrie o notiță
    }

## Following games

follow-number = Partida { $number }
follow-title = { $game }: { $white } – { $black }
follow-none = Nu urmărești această partidă. Dacă o urmărești, îți trimit notificări prin mesaj direct, dar nu în orele tale de liniște.
follow-moves = Urmărești această partidă: îți trimit o notificare după fiecare mutare și la sfârșit, dar nu în orele tale de liniște.
follow-end = Urmărești această partidă: îți trimit o notificare când se termină, dar nu în orele tale de liniște.
follow-turn = Mutarea { $number }: la rând e { $player }.
follow-stopped = Nu mai primești notificări despre această partidă. Ca să o urmărești din nou, folosește `/partida urmareste` în canalul ei.
follow-hidden = Nu mai primești notificări despre partida { $number }: nu îi mai vezi canalul.
followed =
    Urmărești aceste partide (cel mult { $most }):
    { $games }
    Ca să schimbi asta, folosește `/partida urmareste` în canalul partidei.
followed-none = În acest canal nu se joacă nicio partidă și nu urmărești niciuna. Ca să urmărești o partidă, folosește `/partida urmareste` în canalul ei.
button-follow-moves = Urmărește fiecare mutare
button-follow-end = Urmărește rezultatul
button-unfollow = Nu mai urmări
refuse-follow-own = Joci în această partidă, deci îți spun oricum când e rândul tău. Pentru mementouri prin mesaj direct, vezi `/dvonn setari`.
refuse-follow-private = Poți urmări doar partide de pe servere care m-au adăugat.
refuse-follow-many =
    Urmărești deja numărul maxim de partide. Renunță întâi la una dintre ele, cu `/partida urmareste` în canalul ei:
    { $games }
refuse-follow-full =
    Partida are deja numărul maxim de urmăritori: { $most ->
        [one] o persoană
        [few] { $most } persoane
       *[other] { $most } de persoane
    }.

## Games as files

export-no-files = (Nu pot atașa fișiere în acest canal. Ca să primești fișierul, trimite-mi `/partida exporta` cu numărul partidei într-un mesaj direct.)
export-which = Ce partidă? Scrie numărul ei. `/dvonn partide` îți arată partidele.
export-no-number = `{ $input }` nu e un număr de partidă. `/dvonn partide` îți arată partidele.
export-no-sgf = Un fișier SGF începe mereu cu tabla goală, iar această partidă nu. Iat-o ca text.
export-start-in-file = Partida începe dintr-o poziție dată, care e în fișier.
form-import = Importă o partidă
form-import-game = Textul fișierului sau mutările
import-gone = Nu mai am această partidă, pentru că ai importat multe altele de atunci. Import-o din nou cu `/partida importa`.
import-too-long = Textul e prea lung pentru o partidă. Limita e { $most } KiB.
import-unreachable = Nu am putut descărca acest fișier de pe Discord. Încearcă din nou sau trimite partida ca text.
import-no-text = Acesta nu e un fișier text. Folosește un fișier făcut de `/partida exporta` sau SGF de la Boardspace.
import-not-in-message = Nu găsesc nicio partidă în acest mesaj. Citesc mutări ca `D3 E4 F5` și fișiere făcute de `/partida exporta`.
import-nothing = Nu am găsit mutări. Folosește un fișier făcut de `/partida exporta` sau mutări ca `D3 E4 F5`.
import-sgf = O valoare din acest fișier SGF nu se termină: lipsește un `]`. E fișierul complet?
import-header = Rândul { $line }: { $fault }
import-header-form = Rândul { $line } nu e un antet. Ar trebui să arate ca `[Key "value"]`.
import-no-cell = Mutarea { $number }: nu există spațiul { $found }. { $cells }
import-no-ply = Mutarea { $number }: { $found } nu e o mutare. Scrie D3 ca să așezi, D3F3 ca să muți sau PASS.
import-illegal = Mutarea { $number }, `{ $ply }`: { $rule }
import-no-score = După bară: { $found } nu e un scor. Scrie două numere, întâi al Albului.
import-not-over = După mutarea { $number } e un scor, dar partida nu e încheiată.
import-other-score = Textul dă scorul { $white_said }–{ $black_said }, dar pe tablă e { $white }–{ $black }.
rule-taken = { $cell } e ocupat.
rule-empty = { $cell } e gol.
rule-lone-red = Piesa roșie de pe { $cell } e singură, deci nimeni nu o poate muta.
rule-not-theirs = Grupul de pe { $cell } e al celuilalt jucător.
rule-surrounded = Grupul de pe { $cell } e înconjurat, deci nu poate muta.
rule-not-straight = { $from } și { $to } nu sunt pe o linie dreaptă.
rule-distance = Distanța de la { $from } la { $to } e { $distance }, dar înălțimea grupului e { $height }.
rule-empty-target = { $to } e gol.
rule-leaves-board = De pe { $from }, un grup de { $height } ar ieși de pe tablă.
rule-still-placing = Nu toate piesele sunt așezate încă.
rule-all-placed = Toate piesele sunt așezate.
rule-must-pass = Jucătorul la mutare nu are nicio mutare posibilă. Scrie PASS.
rule-may-not-pass = Jucătorul la mutare are o mutare posibilă, deci nu poate sări o tură.
rule-game-over = Partida s-a terminat înainte de această mutare.

## Resigning

ask-resign = Cedezi partida cu { $opponent }?
ask-abort = Întrerupi partida cu { $opponent }?
ask-close = Adversarul a părăsit serverul. Închei partida fără rezultat?
button-resign = Cedează partida
button-close = Încheie partida
button-keep-playing = Joacă mai departe
resign-cancelled = Partida continuă.
game-resigned = Ai cedat partida.
game-aborted = Ai întrerupt partida.
game-closed = Partida s-a încheiat.

## Lists and pages

games-none =
    { $place ->
        [here] Nu ai partide în curs pe acest server.
       *[anywhere] Nu ai partide în curs.
    } `/dvonn joaca` începe una cu calculatorul. `/dvonn ajutor` arată cum joci cu oameni.
games-title =
    { $count ->
        [one] **Partida ta**
        [few] **Cele { $count } partide ale tale**
       *[other] **Cele { $count } de partide ale tale**
    }
games-entry =
    { $turn ->
        [yours] **E rândul tău** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · la rând e { $opponent } · { $time }
    }
games-entry-game = Partida { $number }
games-entry-moved = ultima mutare { $moved }
games-since = ultima mutare { $since }
games-muted = ceasul stă pentru că nu am putut arăta tabla acolo, timp rămas: { $left }
games-paused = pauză, timp rămas: { $left }
games-vacation = vacanță, timp rămas: { $left }
games-weekend = weekend liber, timp rămas: { $left }, ceasul pornește din nou { $until }
games-waiting =
    { $count ->
        [one] O partidă te așteaptă.
        [few] { $count } partide te așteaptă.
       *[other] { $count } de partide te așteaptă.
    }
games-short-of-time =
    { $count ->
        [one] Într-o partidă îți rămâne puțin timp.
        [few] În { $count } partide îți rămâne puțin timp.
       *[other] În { $count } de partide îți rămâne puțin timp.
    }
desk-empty = Acum nu te așteaptă nicio partidă.
milestone-first-win = {"**"}Prima ta victorie** împotriva unui om!
milestone-streak =
    {"**"}{ $count ->
        [one] O victorie
        [few] { $count } victorii
       *[other] { $count } de victorii
    } la rând** împotriva oamenilor!
milestone-best-win = {"**"}Cea mai bună victorie** a ta în acest clasament: adversarul avea ratingul { $rating }.
milestone-level = {"**"}{ $level }:** prima ta victorie împotriva acestui nivel al calculatorului!
milestone-of-game = Partida { $number }: { $milestone }
button-next-game = Partida următoare
button-look-again = Verifică din nou
button-skip = Sari (încă { $count })
button-all-games = Toate partidele
button-games-here = Acest server
button-games-everywhere = Peste tot
moves-title = Partida { $number }: { $white } (Alb) – { $black } (Negru)
moves-handed-over = { $at }: { $moderator } a înlocuit un jucător. Motiv: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } a scos partida din ratinguri. Motiv: { $reason }
moves-empty = Încă nicio mutare.
find-title =
    { $count ->
        [one] **O partidă găsită**
        [few] **{ $count } partide găsite**, cele mai noi întâi
       *[other] **{ $count } de partide găsite**, cele mai noi întâi
    }
find-none = Nicio partidă încheiată nu se potrivește. Renunță la una dintre condiții.
find-more = -# Pot exista partide mai vechi. Ca să le găsești, restrânge căutarea, de exemplu la anumite zile.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } – { $black } · { $result } · o mutare
        [few] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } mutări
       *[other] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } de mutări
    }
find-entry-in = { $entry } · { $place }
find-no-day = Nu pot citi ziua `{ $typed }`. Scrie anul, luna și ziua: 2026-03-01.
find-days-swapped = Prima zi e după ultima. Schimbă-le între ele.
find-lengths-swapped = Numărul minim de mutări e peste cel maxim. Schimbă-le între ele.
find-other-bot = Botul acela nu joacă. Alege o persoană sau alege-mă pe mine pentru partidele cu calculatorul.
find-no-server = Aici poți căuta doar în partidele tale. În partidele unui server cauți pe acel server.

button-learn-rules = Învață regulile
button-take-lesson = Începe o lecție
button-play-computer = Joacă cu calculatorul
button-challenge-anyone = Provoacă pe oricine
button-help-start = Cum începi o partidă
button-help-turn = Rândul tău
button-help-agree = Remiză, pauză, cedare
button-help-records = După partidă
button-help-compete = Clasament și turnee
button-help-settings = Setări și date
button-help-manage = Gestionarea serverului
button-help-about = Despre DVONN
button-help-more = Alte subiecte
hello =
    {"**"}Salut! Găzduiesc aici partide de DVONN.**
    DVONN e un joc de tablă pentru doi. Muți grupuri peste alte grupuri și izolezi piese. La sfârșit câștigă cine are mai multe.
    Joacă în ritmul tău, cu un prieten sau cu mine. N-ai mai jucat? Apasă **Învață regulile**. Restul îl afli cu `/dvonn ajutor`.
help =
    {"**"}Cum se joacă DVONN aici**
    DVONN e un joc de tablă pentru doi. Muți grupuri peste alte grupuri, iar la sfârșit câștigă cine are mai multe piese.
    Prima oară aici? **Învață regulile** durează cinci minute. **Joacă cu calculatorul** începe o partidă la cel mai mic nivel.
    Când îți vine rândul, folosește butoanele de sub cea mai nouă tablă.
help-start =
    {"**"}Cum începi o partidă**
    `/dvonn joaca`: joacă cu calculatorul, la unul dintre cele nouă niveluri. Merge și în mesaje directe.
    `/dvonn provoaca`: provoacă un jucător sau pe oricine din canal.{ $seek ->
        [yes] {" "}`/cauta`: găsește un adversar pe orice server care folosește acest bot.
       *[no] {""}
    }
    `/dvonn reguli`: regulile în cinci minute, cu imagini. `/invata lectie`: lecții în chat.
    `/problema rezolva`: găsește cea mai bună mutare, la nivelul tău. `/problema cursa`: cât mai multe probleme în cinci minute. `/invata deschideri`: unde și-au așezat alții piesele în partide reale.
    Un canal sau un fir are o singură partidă în curs. Ca să joci mai multe, deschide fire.
help-turn =
    {"**"}Rândul tău**
    Folosește butoanele de sub cea mai nouă tablă. Înainte să se mute un grup, vezi o previzualizare. Piesele se așază imediat. Sau folosește:
    `/dvonn asaza D3`: așază o piesă. `/dvonn muta D3F3`: mută grupul de pe D3 pe F3.
    `/dvonn tabla`: cea mai nouă tablă. `/dvonn partide`: partidele tale în curs. `/partida urmareste`: notificări despre partida altcuiva.
    `/partida previzualizare D3F3`: ce face o mutare sau mai multe la rând.
    `/dvonn indiciu`: cele mai bune mutări ale tale. `/dvonn analizeaza`: cele mai bune mutări în orice poziție. Niciuna nu merge în partide cu rating.
    `/dvonn plan`: plănuiește-ți așezările, de exemplu `near reds, row 3`. `/dvonn conditionate`: răspunde dinainte la mutările adversarului. Nimeni altcineva nu vede planul și mutările tale condiționate.
help-agree =
    {"**"}Remiză, pauză, cedare**
    `/dvonn propune`: propune remiză, luarea mutării înapoi, pauză, mai mult timp sau revanșă.
    `/dvonn cedeaza`: cedează partida. `/partida intrerupe`: întrerupe o partidă abia începută.
    `/partida victorie`: câștigi dacă adversarul a părăsit serverul și a depășit timpul.
    `/dvonn vacanta`: oprește-ți ceasurile câteva zile.
help-records =
    {"**"}După partidă**
    `/partida raport`: cum a mers partida și ce mutări erau mai bune. `/partida redare`: partida ca GIF.
    `/partida mutari`: toate mutările ca text. `/partida notita`: notița ta, privată până la sfârșitul partidei.
    `/partida exporta`: partida ca fișier. `/partida importa`: o partidă din fișier.
    `/partida gaseste`: partide încheiate, ale tale sau de pe acest server.
help-compete =
    {"**"}Clasament și turnee**
    `/clasament top`: cei mai buni jucători. `/clasament profil`: un jucător. `/clasament compara`: doi jucători.
    `/clasament top` cu `lista:Clasamentul global`: cei mai buni de oriunde. `/clasament iesi-din-global`: ieși din acea listă.
    `/clasament sezon`: sezonul acesta. `/clasament activitate`: câte partide se joacă aici.
    `/turneu lista`: turneele de aici. `/turneu participa`: înscrie-te la unul. `/turneu creeaza`: organizează unul.
    `/liga arata`: liga. `/liga participa`: joacă în ciclul ei următor.
    Pentru clasament contează partidele cu rating: folosește `/dvonn provoaca` cu `cu-rating:True`.
help-settings =
    {"**"}Setări și date**
    `/dvonn setari`: table, notație, mementouri, ore de liniște și limbă.
    `/date arata`: ce păstrez despre tine. `/date exporta`: tot, într-un fișier. `/date sterge`: șterge tot.
help-manage =
    {"**"}Gestionarea serverului**
    Nu am nevoie de configurare. `/dvonn-admin setari` arată setările serverului: canale, roluri, ratinguri, sezoane, limbă și altele.
    `/liga creeaza`: o ligă care se reia singură. `/turneu creeaza`: un turneu. Adaugă `repeta` pentru unul în fiecare săptămână sau lună. Canalul rezumatului săptămânii se alege în setări.
    `/partida modereaza`: încheie sau invalidează o partidă ori înlocuiește un jucător. Toți îți văd motivul.
    `/dvonn-admin blocheaza`: blochează o persoană. `/dvonn-admin jurnal`: ce au făcut moderatorii.
help-about =
    {"**"}Despre DVONN**
    DVONN a fost inventat de Kris Burm. A apărut în 2001, ca al patrulea joc din proiectul GIPF. A câștigat International Gamers Award în 2002, iar în 2003 premiul Jocul Anului al revistei *Games*.
    Jocurile surori sunt GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR și LYNGK.
    Citește despre el: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Joacă-l în altă parte: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Un concurs de programe, în 2011 cu DVONN: [CodeCup](<https://www.codecup.nl>)
    Botul acesta nu ține de niciunul dintre ele. E făcut de oameni cărora le place jocul.

## The rules, page by page, each with a picture

rules-title = {"**"}Regulile DVONN: { $page }** · { $number } din { $count }
button-rules-next = Următoarea
rules-goal =
    Doi jucători adună piesele în grupuri. Piesa de deasupra arată al cui e un grup. La sfârșit câștigă cine are mai multe piese.
    Tabla are 49 de spații, de la A1 la K5. Sunt 23 de piese albe și 23 negre. Cele 3 piese roșii nu sunt ale nimănui, dar grupurile care pierd legătura cu ele sunt înlăturate.
    O partidă are cel mult 97 de mutări, cam 30 de minute la masă. E pentru jucători de la 8 ani în sus și nimic nu ține de noroc.
    {"**"}Imaginea** arată o partidă încheiată. Numărul e înălțimea unui grup; o piesă singură nu are număr. O bordură roșie cu un semn roșu înseamnă că grupul conține roșu; dacă piesele roșii sunt mai multe, semnul arată câte. Piesele Albului: { $white }, ale Negrului: { $black }, deci câștigă Albul.
rules-placing =
    Tabla e goală la început. Albul așază prima piesă roșie, Negrul pe a doua, Albul pe a treia. Apoi fiecare își așază pe rând piesele, întâi Negrul, până se umple tabla. Poți folosi orice spațiu liber.
    Albul așază ultima piesă și tot el mută primul. Deci joacă de două ori la rând. În schimb, Negrul a așezat primul o piesă proprie.
    Linia 1, cea de jos, are spațiile A1–I1. Deasupra ei vin A2–J2, A3–K3, B4–K4 și, sus de tot, C5–K5.
    {"**"}Imaginea** arată o partidă cu piesele roșii pe { $reds } și primele piese în jurul lor. Un inel marchează ultima piesă.
rules-moving =
    Când îți vine rândul, mută un grup de-al tău. Grupul merge în linie dreaptă, peste piese și goluri, exact atâtea spații cât e de înalt. O piesă singură merge un spațiu. Trebuie să ajungi pe alt grup sau pe altă piesă, de orice culoare, iar cele două devin un singur grup. Dacă ai ajuns pe roșu sau pe un grup al adversarului, l-ai *capturat*.
    {"**"}Figura 1:** grupul alb de pe { $stack } are înălțimea trei. Poate ajunge pe spațiile cu inel: { $targets }. Nu poate merge pe { $empty } (gol), pe { $near } (prea aproape) și nici în sus (ar ieși de pe tablă).
rules-surrounded =
    Un grup cu piese pe toate cele șase laturi e înconjurat. Nu poate muta, oricui ar aparține și oricât de înalt ar fi, până când se eliberează un spațiu de lângă el. Așa că la început pot muta doar piesele de pe margine.
    {"**"}Figura 2:** semnele de interdicție marchează grupurile înconjurate: { $stacks }. Cel de pe { $red } nu poate muta, deși conține roșu. Nici piesa de pe { $edge } nu are lângă ea un spațiu gol, dar poate muta: un spațiu de pe margine nu are niciodată șase vecini.
rules-touching = Fiecare spațiu atinge cel mult alte șase. Pe linia lui: cele două de lângă el. Pe linia cu numărul următor: aceeași literă și următoarea. Pe linia cu numărul precedent: aceeași literă și precedenta. { $cell } atinge { $touched }.
rules-cell-touches = { $cell } atinge { $touched }.
rules-cell-game = În partida de aici: { $stacks }
rules-cell-empty = Libere: { $cells }.
rules-isolation =
    După fiecare mutare, orice grup fără legătură cu o piesă roșie e izolat și înlăturat definitiv. O legătură e un lanț de grupuri vecine. Nu contează a cui a fost mutarea sau al cui e grupul. Piesele roșii și grupurile care conțin roșu rămân mereu. O piesă roșie singură nu poate muta. Un grup care conține roșu mută ca oricare altul.
    {"**"}Figura 3:** Albul a mutat { $ply }. Acea piesă era singura legătură dintre { $isolated } și roșu, așa că Negrul pierde deodată { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }.
rules-end =
    Dacă nu ai nicio mutare posibilă, sari o tură; asta fac eu pentru tine. Muți din nou de îndată ce poți. Dacă ai o mutare posibilă, trebuie să joci una, chiar dacă te costă piese. Partida se încheie când nu mai poate muta nimeni. Atunci fiecare numără toate piesele din grupurile sale, și pe cele roșii. Scorul mai mare câștigă; scorurile egale înseamnă remiză.
    {"**"}Figura 4:** Albul avea { $before } piese, Negrul { $black }, dar { $ply } era singura mutare a Albului. A dus piesa roșie de lângă { $isolated }, care au fost înlăturate. Acum nu mai poate muta nimeni: Albului i-au mai rămas piese: { $white }. Câștigă Negrul.
rules-here =
    `/dvonn joaca` începe o partidă cu calculatorul, la orice nivel, de la începător la mare maestru. `/dvonn provoaca` provoacă un jucător sau pe oricine.
    Când îți vine rândul, folosește butoanele de sub ultima tablă. Înainte să se mute un grup, vezi o previzualizare, ca în {"**"}imagine**: prima mutare, { $ply }. Piesele se așază imediat. Sau scrie `/dvonn asaza D3`, iar mai târziu `/dvonn muta D3F3`: mutarea de pe D3 pe F3, scrisă și D3→F3. `/partida previzualizare D3F3` doar arată ce face o mutare.
    `/dvonn indiciu` arată cele mai bune mutări ale tale în partide fără rating. `/dvonn ajutor` arată ce mai poți face.
rules-moving-caption = Înălțime 3: merge exact trei spații
rules-surrounded-caption = Marcate: înconjurate, deci fără mutare
rules-isolation-caption = Fără legătură cu roșul: cinci piese înlăturate
rules-end-caption = Singura mutare a Albului pierde partida

## Lessons. learn-3 is the title of lesson 3, learn-3-2 the task of its second exercise. The learner has White.

lesson-title = {"**"}Lecția { $lesson }: { $title }** · { $number } din { $count }
lesson-turning-point = Partida s-a întors la mutarea { $number }: **{ $better }** era mai bună decât **{ $played }**. Despre asta e lecția.
lesson-alt = Exercițiu: { $goal }
lesson-alt-marked = Marcate: { $cells }.
lesson-right = ✅ **{ $ply }** – corect!
lesson-others = Celelalte variante îți lasă șanse de victorie între { $least } și { $most } %.
lesson-wrong = ❌ { $played }
lesson-solution = Cea mai bună mutare e **{ $ply }**: săgeata A de pe tablă.
lesson-solution-place = Cea mai bună mutare e **{ $ply }**.
answer-move =
    { $color ->
        [white] Albul răspunde **{ $ply }**.
       *[black] Negrul răspunde **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] Albul nu are nicio mutare posibilă și sare o tură.
       *[black] Negrul nu are nicio mutare posibilă și sare o tură.
    }
lesson-pass = Nu ai nicio mutare posibilă și sari o tură.
flaw-own = Ai ajuns pe propriul grup, așa că ai cu un grup mai puțin de mutat.
flaw-red = Ai luat o piesă roșie singură, așa că adversarul nu a pierdut nimic.
flaw-loses =
    { $count ->
        [one] Ți-ai izolat o piesă.
        [few] Ți-ai izolat { $count } piese.
       *[other] Ți-ai izolat { $count } de piese.
    }
flaw-stuck = Grupul tău de pe { $cell } are acum înălțimea { $height } și nu poate muta.
flaw-waits = Captura asta putea aștepta. Altceva nu.
flaw-reds = Această piesă roșie e prea aproape de alta. Răspândite, piesele roșii țin legată mai mult din tablă.
flaw-far = { $cell } e la mai mult de două spații de roșu, deci e ușor de izolat.
flaw-beside = Lângă roșu mai e un spațiu liber, iar { $cell } nu e lângă roșu.
flaw-lump = { $cell } are { $count } vecini de-ai tăi. E o grămadă care se blochează singură.
flaw-inner = { $cell } nu e pe margine. O piesă de acolo nu poate muta până nu pleacă un vecin.
caption-after = După { $ply }
outlook-now =
    { $kind ->
        [win] La joc perfect, acum câștigi cu { $number }.
        [draw] La joc perfect, acum e remiză.
        [loss] La joc perfect, acum pierzi cu { $number }.
       *[chance] Motorul îți dă acum { $number } % șanse de victorie.
    }
outlook-best =
    { $kind ->
        [win] Cea mai bună mutare câștigă cu { $number }.
        [draw] Cea mai bună mutare păstrează remiza.
        [loss] Cea mai bună mutare pierde doar cu { $number }.
       *[chance] Înainte erau { $number } %.
    }
lesson-game-score = Scor: Alb { $white }, Negru { $black }. E rândul tău.
lesson-game-won = 🏆 Ai câștigat cu { $white }–{ $black }!
lesson-game-lost = Partida e încheiată: Alb { $white }, Negru { $black }. Îți trebuie mai multe piese decât Negrul. Încearcă din nou!
lessons-title = {"**"}Lecții: { $done } din { $count } terminate**
lessons-part =
    { $part ->
        [rules] {"**"}Regulile**
        [moving] {"**"}Mutarea grupurilor**
        [placing] {"**"}Așezarea pieselor**
       *[game] {"**"}O partidă întreagă**
    }
lessons-complete = {"**"}🎓 Toate lecțiile terminate!** Se vede și în `/clasament profil`. Fiecare lecție se poate relua.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}Progresul tău**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = { $done } din { $count } terminate
progress-puzzles = { $solved } din { $tried } rezolvate, rating { $rating }, { $streak ->
        [0] fără serie zilnică
        [one] serie zilnică de o zi
        [few] serie zilnică de { $streak } zile
       *[other] serie zilnică de { $streak } de zile
    }
progress-none = încă nimic
progress-accuracy =
    { $count ->
        [one] {"**"}Precizie:** { $accuracy } % în ultima ta partidă cu raport.
        [few] {"**"}Precizie:** { $accuracy } % în medie, în ultimele tale { $count } partide cu raport.
       *[other] {"**"}Precizie:** { $accuracy } % în medie, în ultimele tale { $count } de partide cu raport.
    }
progress-accuracy-before =
    { $count ->
        [one] În cea dinainte a fost { $accuracy } %.
        [few] În cele { $count } dinainte a fost { $accuracy } %.
       *[other] În cele { $count } de dinainte a fost { $accuracy } %.
    }
progress-no-review = {"**"}Precizie:** după o partidă, cere raportul cu `/partida raport`, iar precizia apare aici ca o curbă.
fact-lessons = Lecții
fact-solved = Probleme
fact-best-race = Cea mai bună cursă
fact-levels-beaten = Niveluri învinse
caption-progress =
    { $count ->
        [one] Precizia în ultima partidă cu raport
        [few] Precizia în ultimele { $count } partide cu raport
       *[other] Precizia în ultimele { $count } de partide cu raport
    }
alt-progress =
    { $count ->
        [one] Precizia în ultima ta partidă cu raport: { $figures }.
        [few] Precizia în ultimele tale { $count } partide cu raport, de la cea mai veche: { $figures }.
       *[other] Precizia în ultimele tale { $count } de partide cu raport, de la cea mai veche: { $figures }.
    }
button-progress = Progresul meu
button-term-review = Ce e precizia?
menu-lesson = Alege o lecție
button-lesson-next = Mai departe
button-lesson-next-lesson = Mai departe: lecția { $lesson }
button-lesson-finish = Termină
button-lesson-again = Joacă din nou
button-lesson-retry = Încearcă din nou
button-lesson-show = Arată-mi
button-lesson-people = Vezi unde au așezat alții
button-lesson-list = Toate lecțiile
button-place-board = Umple o tablă întreagă
button-lesson-go-on = Continuă: lecția { $lesson }
button-advice = Sfaturi
button-advice-lesson = Încearcă lecția { $lesson }
button-terms = Noțiuni
button-term = Ce e „{ $term }”?
button-term-rating = Ce înseamnă ±?
advice-title = {"**"}{ $title }** · { $number } din { $count }

learn-1 = Distanța exactă și marginea
    .advice =
        Un grup merge în linie dreaptă, exact atâtea spații cât e de înalt, și trebuie să ajungă pe un grup. Poate sări peste grupuri și goluri.
        Un grup cu vecini pe toate cele șase laturi nu poate muta. Pe margine, un spațiu nu are niciodată șase, așa că piesele de acolo sunt libere de la prima mutare.
learn-1-1 = Joci cu Albul. Grupul tău de pe E2 are înălțimea trei, deci merge exact trei spații. Inelul de pe B2 arată unde poate ajunge. Capturează cu el!
    .why = E2 a sărit peste două grupuri și a capturat piesa singură de pe B2. Era ultimul grup al Negrului: Negrul nu mai poate muta.
learn-1-2 = Un grup de 2 merge exact două spații și poate sări peste un gol. Care dintre grupurile tale poate captura piesa marcată de pe J3?
    .why = Spațiul gol I2 se numără și el. O săritură poate trece peste un gol, dar trebuie să ajungă pe un grup.
learn-1-3 = Piesa ta de pe B2 e înconjurată și nu poate muta. Cea de pe B1 e pe margine și poate. Capturează cu B1.
    .why = Un spațiu de pe margine nu are niciodată șase vecini. Iar B2 e acum liber, pentru că B1 a plecat.

learn-2 = Ture sărite
    .advice =
        Un jucător fără nicio mutare posibilă sare o tură, iar celălalt continuă singur. Acele mutări în plus decid adesea partida.
        Uită-te unde pot ajunge grupurile adversarului. Capturează-l pe ultimul care mai poate muta sau ia-i singurul grup pe care poate ajunge.
learn-2-1 = Grupul negru de 2 de pe C5 poate ajunge doar pe C3. Poate muta și piesa de pe C4. Lasă-l pe Negru fără nicio mutare posibilă.
    .why = C4 e al tău, iar C5 nu are unde ajunge. Negrul sare o tură, iar tu continui: C4 pe C2, apoi C2 pe C5.
learn-2-2 = Grupurile negre de pe F5 (înălțime 2) și G5 (înălțime 3) pot ajunge doar pe D5. Găsește mutarea care le ia ținta.
    .why = D5 e gol acum, deci Negrul trebuie să sară o tură. Grupul tău de 2 de pe E5 capturează apoi G5.
learn-2-3 = Numără spațiile: unde pot ajunge grupurile negre de pe E1 (înălțime 2) și F1 (înălțime 3)? Fă-l pe Negru să sară o tură.
    .why = Amândouă aveau nevoie de C1, care e gol acum. Negrul sare o tură, iar tu capturezi F1 cu noul tău grup de 2.

learn-3 = Izolarea
    .advice =
        După fiecare mutare, grupurile fără un lanț de vecini până la o piesă roșie sunt înlăturate imediat, oricui ar aparține.
        Caută legăturile unice: pe ale adversarului, ca să le rupi, și pe ale tale, ca să le păstrezi. Piesele roșii nu stau pe loc: un grup care conține roșu îl ia cu el.
learn-3-1 = Grupul negru de 3 de pe H5 are o singură legătură cu roșul: piesa ta de pe G4. Fă să dispară H5 și capturează ceva cu aceeași mutare.
    .why = Fără G4, niciun lanț nu duce de la H5 la o piesă roșie. Cele trei piese ale lui părăsesc imediat tabla.
learn-3-2 = Ai putea captura piesa marcată de pe K4. Dar ce te-ar lega atunci de roșu? Mai bine izolează K4, cu o mutare care atacă I1.
    .why = K4 și-a pierdut singura legătură cu roșul. Iar grupul tău de 2 de pe I3 conține acum roșu: capturează apoi I1.
learn-3-3 = Grupurile negre marcate trăiesc doar datorită roșului din grupul tău de pe G2. Ce se întâmplă dacă pleacă?
    .why = Roșul merge cu grupul care îl conține. F1 și G1 și-au pierdut legătura și trei piese negre au dispărut.

learn-4 = Fiecare captură îl costă pe adversar o mutare
    .advice =
        Un grup capturat rămâne pe tablă, dar acum e al tău: adversarul are cu un grup mai puțin de mutat.
        Deci capturează la fiecare mutare dacă poți, de preferat grupurile cele mai mobile. Mutările pe piesele tale sau pe roșu nu îl costă nimic pe adversar.
learn-4-1 = Negrul mai are un grup: piesa marcată de pe H1. Ce mutare îl lasă pe Negru fără mutări?
    .why = Cu H1 capturat, Negrul nu mai mută niciodată. Toate mutările rămase sunt ale tale.
learn-4-2 = Piesa neagră de pe D4 poate captura grupul tău de pe C4. Găsește captura care oprește asta.
    .why = Un grup aflat sub al tău e neutralizat: nu mai poate muta sau captura. Asta valora mult mai mult decât o piesă roșie.
learn-4-3 = Ambele piese marcate amenință ceva. Piesa ta de pe C2 poate captura una dintre ele. Fă-o înainte să te captureze ea.
    .why = C1 ar fi putut captura B1 sau C2. Acum Negrul are cu un grup și cu o mutare mai puțin.

learn-5 = Piesele singure sunt aur
    .advice =
        O piesă singură merge un spațiu, pe orice grup de lângă ea, dacă nu e înconjurată. Cu cât un grup e mai înalt, cu atât găsește mai greu o țintă.
        Deci nu construi turnuri prea devreme. Ia piese singure cu turnurile, iar pe ale tale păstrează-le pentru sfârșit.
        Mergi pe propriul grup doar ca să salvezi multe piese sau când partida e aproape gata. Altfel, lasă piesele slab legate și atacă în altă parte.
learn-5-1 = Două din cele trei mutări ale tale îți pun piesele una peste alta. Găsește a treia mutare.
    .why = Ai capturat, iar F2 și G3 pot muta încă singure. Fiecare grup care poate muta e o mutare de rezervă.
learn-5-2 = Ai trei grupuri, iar Negrul o piesă singură. Ce mutare capturează fără să-ți consume un grup?
    .why = Negrul nu mai are niciun grup. Toate grupurile tale sunt încă acolo și joci mai departe fără adversar.
learn-5-3 = Ai putea construi pe D2 un turn de 4 sau 5. La patru sau cinci spații de D2 nu e nimic. Ce e mai bine?
    .why = Un turn care nu are nimic la distanța lui rămâne blocat definitiv. În schimb, piesa ta singură capturează și rămâne mobilă.
learn-5-4 = Un turn care ia o piesă singură ți le păstrează pe ale tale pentru mai târziu. Turnul tău de pe E3 ajunge la piesa de pe I3. La ce ajunge apoi piesa ta singură de pe H2?
    .why = Turnul a luat piesa singură, așa că a ta de pe H2 e tot acolo. Ea poate captura apoi grupul mare de pe H3.
learn-5-5 = Excepția: spre sfârșit, s-ar putea să ai nevoie chiar de propriul grup. F5 e la patru spații de J5. Cât de înalt trebuie să fie J5?
    .why = J5 are acum înălțimea patru și capturează F5, după ce Negrul sare o tură. Aici un grup în minus nu contează: nimeni nu l-ar fi putut folosi.
learn-5-6 = Cealaltă excepție: un grup mare e în pericol. Grupul tău de pe C5 depinde de C4 al Negrului. Ce se întâmplă când C4 mută?
    .why = C5 ar fi fost izolat. Deci a fost bine să-l aduci acasă, chiar și pe propriul grup. Iar dacă C4 capturează C3, E3 îl ia înapoi.

learn-6 = Roșul adversarului: imobilizează-l
    .advice =
        O piesă roșie în grupul adversarului e o amenințare: când pleacă, tot ce depinde de ea e izolat.
        Capturează acel grup: e al tău și devine mai înalt. La noua lui distanță adesea nu e nimic pe care să ajungă, așa că roșul rămâne pe loc.
learn-6-1 = Grupul negru de 2 de pe D2 conține roșu și îl poate duce de acolo. Capturează-l, ca să devină prea înalt pentru a muta.
    .why = Grupul de pe D2 e al tău, are înălțimea trei și nimic la trei spații. Roșul lui rămâne acolo.
learn-6-2 = Și aici Negrul are un grup cu roșu, pe H3. Care dintre grupurile tale ajunge la el?
    .why = De la H1 la H3 sunt două spații. Acum grupul are înălțimea patru și nu poate muta.
learn-6-3 = Grupul negru de pe G4 conține roșu. Oprește-l.
    .why = O captură, iar grupul cu roșu e al tău și stă pe loc. Negrului nu i-a mai rămas nimic.

learn-7 = Roșul are nevoie de un plan
    .advice =
        O piesă roșie se numără ca o piesă, ca oricare alta. Luând-o, nu capturezi nimic de la adversar, iar ea nu poate fugi.
        Ia roșul doar cu un plan: ca să-l duci acasă, la piesele tale, sau ca să izolezi ceva la mutarea următoare. Alte două planuri bune: ține-ți grupurile legate sau lasă-l pe adversar fără țintă.
learn-7-1 = Lângă grupurile tale sunt trei piese roșii. Merită vreuna o mutare acum?
    .why = J3 era ultimul grup al Negrului. Piesele roșii sunt tot acolo, iar acum ai tot timpul din lume.
learn-7-2 = Poți lua roșul de pe B2 cu C3. Poți și captura o piesă marcată. Ce faci întâi?
    .why = Piesa roșie nu fuge, cea neagră da. Întâi capturează, iar roșul ia-l când ajută.
learn-7-3 = Grupurile negre de pe H2 (înălțime 3) și H3 (înălțime 2) pot ajunge doar pe H5. Acum roșul merită o mutare. De ce?
    .why = De data asta e un plan: H5 e gol, deci Negrul trebuie să sară o tură, iar grupul tău de 2 de pe H4 capturează apoi H2.
learn-7-4 = Grupul tău de pe G3 conține roșu. Du-l lângă grupul tău de pe J2 și departe de ale adversarului. Numără ce depinde de G3.
    .why = Roșul e acum lângă grupul tău de pe J2. Tot ce depindea de el pe G3 a dispărut, iar Negrul nu mai poate muta.

learn-8 = Ce nu poate fugi poate aștepta
    .advice =
        Dacă un grup nu poate muta și nimeni nu-ți poate strica captura, nu trebuie să-l capturezi acum.
        Joacă întâi mutările pe care adversarul le-ar putea împiedica la mutarea lui: capturează piesele care încă pot muta sau pot fi salvate. Apoi revino.
learn-8-1 = J5 poate captura grupul mare de pe J3. Dar J3 nu poate muta. Ce e mai urgent?
    .why = J4 ar fi putut muta sau captura. J3 rămâne pe loc și îl capturezi cu mutarea următoare.
learn-8-2 = Piesa ta de pe B4 poate captura grupul de 4 de pe C5, acum sau mai târziu: C5 nu poate muta. Ce joci întâi?
    .why = D4 putea muta, C5 nu poate. După răspunsul Negrului poți captura în continuare C5 și câștigi. Luat imediat, te-ar fi costat partida.
learn-8-3 = K5 țintește grupul de 4 de pe I5, iar I5 nu poate muta. Găsește mutarea care nu poate aștepta.
    .why = Întâi piesa care poate muta, apoi grupul mare. I5 e acolo și la tura următoare.

learn-9 = Numără ultimele mutări
    .advice =
        Spre sfârșit, numără câte mutări mai are fiecare jucător. De obicei pierde cine trebuie să sară primul o tură.
        Păstrează mutări de rezervă și consumă-le pe ale adversarului. Ai grijă ce izolează ultima ta mutare: dacă poți muta, trebuie să muți, chiar dacă te costă.
learn-9-1 = Tu ai o piesă, Negrul are două grupuri. Joacă așa încât ultimele mutări să fie ale tale.
    .why = C5 al Negrului merge pe B4 și nu mai poate muta. Tu continui: B3 pe D5, apoi D5 pe A2. Toate piesele roșii sunt ale tale, iar B4 e izolat.
learn-9-2 = Numără: Negrul are două piese singure. Lasă-i o singură mutare și răspunde-i.
    .why = Negrul poate juca doar C1 pe C2, iar E4 îl capturează acolo. Apoi Negrul sare tură după tură până la sfârșit.
learn-9-3 = Cui i se termină întâi mutările? Găsește captura care îi lasă Negrului o singură mutare.
    .why = Negrul joacă D4 pe D2 și e blocat acolo. Tu mai ai D3 pe B3, iar după ce Negrul sare o tură, și ultima mutare.

learn-10 = Lovitură la distanță și supraîncărcare
    .advice =
        Un grup lovește doar ce e la exact atâtea spații cât e el de înalt. Pregătește lovitura: schimbă-i înălțimea sau spațiul până se potrivește distanța.
        Și atacă două lucruri deodată: adversarul are o mutare și nu le poate salva pe amândouă.
learn-10-1 = Grupul negru de 2 de pe G5 poate merge doar pe I5. Pregătește un grup de 3 care să-l lovească acolo.
    .why = F5 are acum înălțimea trei, iar I5 e la trei spații. Dacă G5 merge acolo, lovești.
learn-10-2 = H4 e la trei spații de H1. De ce ai nevoie pe H1 ca să-l lovești?
    .why = Cu încă o piesă, H1 are înălțimea trei, iar H4 e la exact trei spații.
learn-10-3 = Supraîncărcare: găsește mutarea prin care un singur grup al tău atacă ambele grupuri marcate.
    .why = Grupul tău de 2 de pe H3 atacă J3 și J5. Negrul are o mutare și nu le poate salva pe amândouă.

learn-11 = Așezarea: piesele roșii
    .advice =
        Albul așază două dintre cele trei piese roșii. Locul lor contează mult.
        Puse împreună, piesele roșii îl ajută pe Alb, care lovește primul: în 5.990 de partide reale, Albul a făcut 68 % din puncte când se atingeau toate trei și 47 % când nu se atingeau nici măcar două.
        Deci cu Negrul ține-le despărțite. În primele tale partide, răspândește-le și cu Albul: așa nu pierzi niciodată totul dintr-o lovitură.
learn-11-1 = Pe tablă sunt doar două piese roșii, una lângă alta. Joci cu Albul și o așezi pe a treia. Răspândește-le.
    .why = Acum e câte un roșu în fiecare parte, iar piesele tale găsesc unul peste tot. Cu piesele roșii împreună, jocul e mai ascuțit: așa oamenii câștigă mai des, dar motorul mai rar.
learn-11-2 = Și aici tu așezi ultima piesă roșie. În ce parte a tablei nu e niciuna?
    .why = B4 e departe de celelalte două. Piesele tale vor găsi un roșu oriunde ar fi.
learn-11-3 = Două piese roșii sunt în dreapta. Unde merge a treia?
    .why = În stânga, piesele tale n-ar fi avut de ce să se lege. Acum au și ele un roșu.

learn-12 = Așezarea: lângă roșu
    .advice =
        Spațiile de lângă piesele roșii sunt cele mai bune de pe tablă: ce stă acolo e greu de izolat. Se ocupă repede, așa că ia-le pe ele întâi.
        Numără câte piese ai lângă fiecare roșu. Vrei trei sau mai multe la fiecare, ca și adversarul.
        Un spațiu lângă două piese roșii contează dublu.
learn-12-1 = Trei piese roșii stau pe margine. Unul dintre aceste spații atinge două dintre ele. Așază acolo.
    .why = G1 e între două piese roșii. Orice s-ar întâmpla cu una, cealaltă rămâne.
learn-12-2 = Lângă roșu mai sunt doar câteva spații libere. Ia unul dintre ele.
    .why = B1 e lângă roșul de pe A1 și lângă piesa ta de pe C1. Așa că ambele tale piese sunt greu de izolat.
learn-12-3 = Trei piese roșii sunt în dreapta. Care dintre aceste spații atinge două dintre ele?
    .why = K4 e lângă J3 și K5, amândouă roșii. Pe H3 sau G3, la două-trei spații, piesa ta ar fi izolată în curând.
learn-12-4 = Roșul de pe I1 are lângă el o piesă de-a ta și un singur spațiu rămas liber. Ia spațiul acela înaintea Negrului.
    .why = H1 era ultimul spațiu de lângă I1. Dacă așezai altundeva, îl lua Negrul.

learn-13 = Așezarea: aproape de roșu și pe margine
    .advice =
        Când spațiile de lângă piesele roșii s-au umplut, continuă pe al doilea inel: la două spații de o piesă roșie sau, și mai bine, de două.
        Ia marginea unde roșul e aproape. O piesă de pe margine poate muta din prima. Una din mijloc așteaptă.
        O margine departe de roșu nu face mult.
learn-13-1 = Lângă roșu nu mai e loc. Un spațiu liber e la două spații de două piese roșii. Găsește-l.
    .why = H3 ține de piesele din jurul celor roșii. Toate celelalte spații sunt mai departe.
learn-13-2 = La două spații de un roșu și pe margine: găsește spațiul potrivit.
    .why = G1 e la două spații de un roșu și pe margine. Colțurile îndepărtate ar fi izolate devreme.
learn-13-3 = Unele dintre aceste spații sunt pe margine, altele în mijloc. Ia unul de pe margine, aproape de roșu.
    .why = Pe margine, piesa ta poate muta imediat, iar roșul nu e departe. În mijloc ar aștepta.
learn-13-4 = Margine și roșu deodată: găsește spațiul care le are pe amândouă.
    .why = J5 e pe margine și lângă roșul de pe J4. O piesă de acolo poate muta de la început și e greu de izolat.

learn-14 = Așezarea: lanțuri și ieșiri
    .advice =
        Un lanț de piese de-ale tale, de-a latul tablei, le desparte pe ale adversarului. Când mută piesa din capăt, se eliberează următoarea.
        Piesele tale din mijloc au nevoie de o ieșire. Așază una pe margine, lângă ele: când mută ea, pot muta și ele.
learn-14-1 = Piesele tale stau de-a lungul liniei 1 și pe D4 și D5. Ce spațiu de lângă roșu le leagă?
    .why = C3 îți leagă piesele de la linia 1 la linia 5, și e lângă roșul de pe B3.
learn-14-2 = Unul dintre aceste spații leagă două părți despărțite ale pieselor tale. Găsește-l.
    .why = D4 îți leagă piesele de pe C3 și E4, iar lanțul are câte un roșu la fiecare capăt: C4 și F4.
learn-14-3 = Piesele tale de pe H2 și H3 sunt închise. Ce spațiu de pe margine le dă o ieșire?
    .why = Când mută G1, poate muta H2, apoi H3. Iar G1 e lângă roșu.
learn-14-4 = Piesa ta de pe F2 e în mijloc. Ce spațiu de pe margine îi dă o ieșire?
    .why = Când mută F1, F2 e liberă. Iar F1 e la două spații de roșu; celelalte spații de pe margine nu sunt.
learn-14-5 = Piesa ta de pe I4 are nevoie de o ieșire. Ce spațiu de pe margine i-o dă, lângă roșu?
    .why = Când mută I5, I4 e liberă. Iar I5 e lângă roșul de pe H4.

learn-15 = Așezarea: fără grămezi
    .advice =
        O grămadă de piese de-ale tale se blochează singură: cele dinăuntru nu pot muta, iar o singură legătură ruptă le izolează pe toate.
        Deci răspândește-le. Dacă un spațiu are în jur trei sau mai multe piese de-ale tale, caută altul.
        Dacă sfaturile se contrazic, întâi vine roșul, apoi marginea, apoi ieșirile.
        Acum umple o tablă întreagă. `/dvonn indiciu` arată unde ar așeza un jucător puternic și șansele tale.
learn-15-1 = Patru dintre aceste cinci spații doar ar îngroșa o grămadă. Care nu?
    .why = F3 are în jur puține piese de-ale tale, iar roșul e aproape. Celelalte sunt în grămada ta din stânga.
learn-15-2 = Lasă libere spațiile cu mulți vecini albi. Care dintre celelalte e lângă roșu?
    .why = B1 are un vecin alb, are roșu alături și e pe margine. B3, D4 și H5 au câte trei vecini albi.
learn-15-3 = Ultimele spații. Unde ajută cel mai mult piesa ta?
    .why = E5 e pe margine, la două spații de roșu și în nicio grămadă. Acum încearcă o tablă întreagă.

learn-16 = Primele zece mutări
    .advice =
        Cu primele mutări repară punctele slabe rămase din așezare: ajută piesele slab legate și mută de pe margine, ca să poată muta cele dinăuntru.
        Mergi spre roșu, nu te îndepărta de el. Și ia piesele care ar putea lua roșul.
learn-16-1 = Deschide-ți centrul: ce mutare eliberează cele mai multe dintre piesele tale dinăuntru?
    .why = E1 și-a eliberat spațiul, așa că acum pot muta două piese dinăuntru. Mutările de pe marginea îndepărtată nu eliberează nimic.
learn-16-2 = Din nou, cele mai multe mutări nu eliberează nimic. Găsește-o pe cea care îți deschide centrul.
    .why = D1 a capturat, iar piesa ta de pe E2 e acum liberă. Mutările de pe marginea din dreapta pot aștepta.
learn-16-3 = Mergi spre roșu. Care mutare ajunge lângă un grup care conține roșu?
    .why = C5 a sărit din colț pe C3. Acolo e lângă D3, un grup negru care conține roșu.
learn-16-4 = Roșul de pe I3 e singur. Ia piesa neagră care l-ar putea lua.
    .why = J3 e acum al tău, deci roșul de pe I3 e în siguranță. După orice altă mutare, l-ar fi luat Negrul.
learn-16-5 = B1 al Negrului e lângă roșul de pe C1. Ce faci?
    .why = B1 e al tău. După altă mutare, ar fi luat roșul sau ar fi scăpat.
learn-16-6 = Grupul tău de pe A1 e slab legat: aproape tot din jurul lui a dispărut. Se poate întoarce, cu o captură?
    .why = A1 a sărit două spații pe C3, lângă celelalte piese ale tale, și a capturat un grup care conține roșu.

learn-17 = Sfârșitul
    .advice =
        După mutarea 70, privește înainte: numără mutările rămase, ale tale și ale adversarului.
        Află unde ajunge fiecare grup: înălțimea e distanța lui. Du-ți cel mai înalt grup pe roșu sau lângă el, unde nu ajunge nimeni.
        Lasă-i adversarului o singură mutare și îi știi răspunsul.
learn-17-1 = Numără. O mutare câștigă cu 2, toate celelalte pierd. Ce piesă trebuie să iei înainte să mute?
    .why = I4 ar fi putut captura I5. Acum e al tău, iar I5 e la adăpost de el.
learn-17-2 = B1 are înălțimea unu. Cât de înalt trebuie să fie un grup de pe C2 ca să ajungă pe A2?
    .why = C2 are acum înălțimea doi, iar A2 e la două spații. A2 e prea înalt ca să se dea la o parte.
learn-17-3 = Negrul are o singură mutare, E3 pe G3. Ce capturezi întâi, cu H3 rămas pe loc ca să răspundă?
    .why = E4 e al tău. Negrul trebuie să joace E3 pe G3, iar piesa ta singură de pe H3 îl ia acolo. Știai răspunsul înainte să muți.
learn-17-4 = Găsește mutarea care îl lasă pe Negru fără nicio mutare posibilă.
    .why = Negrul sare tură după tură, iar tu joci toate mutările rămase.
learn-17-5 = Pe E4 e un turn de 12, lângă un roșu. Al cui va fi la sfârșit?
    .why = Turnul e al tău. E lângă roșu, deci rămâne, și nimeni nu mai poate muta.


learn-18 = O mică partidă întreagă
    .advice =
        Înainte de fiecare mutare, întreabă-te: Ce poate captura sau izola adversarul? Care mutare a mea îl costă o mutare? Care captură a mea poate aștepta?
        Spre sfârșit, numără mutările. Și mai uită-te o dată la toată tabla înainte să apeși.
learn-18-1 = Joacă până la capăt această mică partidă cu nivelul 1 și câștigă. Folosește tot ce ai învățat. Joci cu Albul, deci începi tu.
    .why = Știi tot ce trebuie pentru o partidă întreagă. Începe una cu `/dvonn joaca`.

## Terms. The names are those of docs/glossary.md.

terms-title = {"**"}Noțiuni: { $group }**
terms-board = Tabla
terms-moves = Mutări
terms-score = Scor și notație
terms-games = Partide
terms-strategy = Strategie
terms-themes = Tematicile problemelor
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = Nu cunosc noțiunea `{ $term }`. Alege una dintre sugestii în timp ce scrii sau uită-te la o grupă:
menu-term = Alege o noțiune ca să afli mai mult

term-cell = Spațiu
    .meaning = unul dintre cele 49 de spații ale tablei, numit după coloană și linie: D3.
    .usage = Mutările și butoanele folosesc aceste nume. Liniile 1 și 5 au nouă spații, linia 3 are unsprezece.
term-edge = Margine
    .meaning = spațiile cu mai puțin de șase vecini. Un grup de acolo nu e niciodată înconjurat.
    .usage = La început pot muta doar piesele de pe margine.
term-piece = Piesă
    .meaning = unul dintre cele 23 de discuri albe, 23 de negre și 3 roșii.
    .usage = Le așezi una câte una sau primești o tablă umplută la întâmplare.
term-red-piece = Piesă roșie
    .meaning = una dintre cele trei piese care nu sunt ale nimănui. Toate celelalte grupuri au nevoie de o legătură cu una.
    .usage = Tabla o arată ca un disc roșu. Singură nu mută niciodată, dar o poți captura.
term-stack = Grup
    .meaning = una sau mai multe piese pe un spațiu. Piesa de deasupra spune al cui e.
    .usage = Numărul de pe un grup e înălțimea lui.
term-single = Piesă singură
    .meaning = un grup dintr-o singură piesă.
    .usage = Merge un spațiu. Dacă nu e înconjurată, e cel mai mobil grup care există.
    .caption = Merge un spațiu, în orice direcție
term-height = Înălțime
    .meaning = numărul de piese dintr-un grup și totodată câte spații merge.
    .usage = Tablele o scriu pe fiecare grup. Un „grup de 4” are înălțimea 4.
term-hold-red = A conține o piesă roșie
    .meaning = a avea o piesă roșie în grup. Un astfel de grup e mereu legat și își ia roșul cu el când mută.
    .usage = Tablele arată asta printr-o bordură roșie și un semn roșu.
term-placement = Așezare
    .meaning = prima etapă: jucătorii așază pe rând toate cele 49 de piese.
    .usage = Cu o tablă aleatorie sau simetrică se sare peste ea.
term-movement = Grupare
    .meaning = a doua etapă: jucătorii mută grupuri până când nu mai poate muta nimeni.
    .usage = Albul mută primul.
term-capture = A captura
    .meaning = a ajunge pe un grup al adversarului sau pe o piesă roșie. Noul grup e al tău.
    .usage = Previzualizările și indiciile spun ce capturează o mutare.
term-legal-move = Mutare posibilă
    .meaning = o mutare permisă de reguli: un grup în linie dreaptă, exact cât e de înalt, pe alt grup.
    .usage = Butoanele arată doar mutări posibile. Dacă ai una, trebuie să muți.
term-forced-move = Mutare forțată
    .meaning = singura mutare posibilă.
    .usage = Cu `/dvonn setari` pot juca eu mutările forțate pentru tine.
term-surrounded = Înconjurat
    .meaning = cu piese pe toate cele șase laturi. Un astfel de grup nu poate muta.
    .usage = `/dvonn tabla` cu `inconjurate:True` marchează aceste grupuri.
term-isolated = Izolat
    .meaning = fără un lanț de vecini până la o piesă roșie. Grupurile izolate sunt înlăturate imediat.
    .usage = După mutarea care le-a izolat, tablele le marchează cu un X.
term-pass = A sări o tură
    .meaning = a nu muta, când nu ai nicio mutare posibilă.
    .usage = Asta fac eu pentru tine. Muți din nou de îndată ce poți.
term-score = Scor
    .meaning = numărul de piese din grupurile unui jucător. Scorul mai mare câștigă.
    .usage = Fiecare tablă îl arată sus.
term-position = Poziție
    .meaning = o tablă și cine e la mutare.
    .usage = `/dvonn analizeaza` primește orice poziție ca text.
term-notation = Notație
    .meaning = cum se scriu mutările: D3 așază o piesă, D3F3 mută grupul de pe D3 pe F3.
    .usage = Alege D3F3, D3-F3 sau D3→F3 în `/dvonn setari`.
term-rated = Cu rating
    .meaning = o partidă care contează pentru clasament. În ea motorul nu te ajută.
    .usage = Alegi asta în provocare.
term-rating = Rating
    .meaning = forța unui jucător ca număr. Numărul de după ± spune cât e de nesigură.
    .usage = Îl arată profilurile și clasamentele. Cu cât joci mai multe partide cu rating, cu atât ± e mai mic.
term-provisional = Provizoriu
    .meaning = un rating care e încă o estimare, marcat cu „?”.
    .usage = Încă vreo câteva partide cu rating îl fac sigur.
term-plan = Plan
    .meaning = o listă de spații pe care îți așez eu următoarele piese.
    .usage = Scrie unul cu `/dvonn plan`. Doar tu îl vezi.
term-conditional-moves = Mutări condiționate
    .meaning = răspunsuri la mutările posibile ale adversarului: dacă joacă asta, joc aia.
    .usage = Scrie-le cu `/dvonn conditionate`. `D3F3 resign`: dacă mută D3F3, cedezi partida. Doar tu le vezi.
term-takeback = Mutare luată înapoi
    .meaning = ultima mutare a unui jucător, luată înapoi cu acordul adversarului.
    .usage = O propui cu `/dvonn propune`.
term-hint = Indiciu
    .meaning = cele mai bune mutări din partida ta fără rating.
    .usage = `/dvonn indiciu` le arată ca săgeți.
term-review = Raport
    .meaning = cum vede motorul o partidă încheiată: șanse de victorie, puncte de cotitură, mutări mai bune.
    .usage = Folosește butonul de sub o partidă încheiată sau `/partida raport`.
term-tower = Turn
    .meaning = un grup de patru sau mai multe piese. Are puține locuri unde să ajungă.
    .usage = Ia cu el piese singure: ale tale rămân mobile. Dar nu construi unul prea devreme.
    .caption = { $ply }: un turn ia o piesă singură
term-loose-piece = Piesă slab legată
    .meaning = o piesă care depinde de o singură legătură cu roșul și e ușor de izolat.
    .usage = Salveaz-o doar dacă nu te costă nimic. Altfel, joacă în altă parte.
    .caption = { $ply }: piesa slab legată e izolată
term-tempo = Tempo
    .meaning = timpul unei mutări. Îl poate câștiga o mutare liniștită, care nu ia nimic: acum trebuie să mute adversarul.
    .usage = Spre sfârșit, păstrează mutări liniștite de rezervă. Cine trebuie să mute primul pierde adesea.
    .caption = { $ply } nu ia nimic: Negrul trebuie să mute
term-sharpshooting = Lovitură la distanță
    .meaning = a captura un grup de la patru sau mai multe spații, cu un grup exact atât de înalt.
    .usage = Pregătește lovitura: schimbă înălțimea sau spațiul grupului până se potrivește distanța.
    .caption = { $ply }: înălțime patru, la patru spații
term-overload = Supraîncărcare
    .meaning = a amenința două grupuri deodată, ca adversarul să nu le poată salva pe amândouă.
    .usage = O pot face împreună două grupuri de-ale tale. La furculiță o face unul singur.
    .caption = { $ply }: Negrul nu le salvează pe amândouă
term-neutralise = Neutralizare
    .meaning = a ajunge pe o piesă adversă, ca să nu mai poată muta.
    .usage = Piesa rămâne pe tablă, dar adversarul are cu o piesă mai puțin de mutat.
    .caption = { $ply }: piesa neagră singură e neutralizată
term-fork = Furculiță
    .meaning = un grup care atacă două grupuri.
    .usage = Adversarul are o mutare și îl poate salva doar pe unul.
    .caption = { $ply }: un grup atacă două
term-isolation = Izolare
    .meaning = rupe legătura unor piese adverse cu roșul, ca să fie înlăturate de pe tablă.
    .usage = Uită-te ce leagă piesele adverse de roșu. Dacă e un singur grup, țintește-l.
    .caption = { $ply }: Negrul pierde trei piese
term-rescue = Salvare
    .meaning = salvează piese de-ale tale care riscă să piardă legătura cu roșul.
    .usage = Înainte să muți, uită-te ce ar putea izola adversarul la mutarea lui.
    .caption = { $ply }: Albul rămâne legat de roșu
term-cut = Ruperea lanțului
    .meaning = golește un spațiu care leagă piese adverse de roșu.
    .usage = Legătura poate fi chiar piesa ta: mut-o de acolo și lanțul se rupe.
    .caption = { $ply } rupe lanțul până la roșu
term-run-with-red = Fuga cu roșul
    .meaning = mută un grup care conține o piesă roșie.
    .usage = Du roșul spre piesele tale și departe de ale adversarului.
    .caption = { $ply }: Albul fuge cu roșul
term-free-surrounded = Eliberarea unui grup
    .meaning = eliberează un grup al tău înconjurat și mută-l.
    .usage = Întâi mută de acolo unul dintre cei șase vecini ai lui. Apoi poate muta și el.
    .caption = { $ply }: grupul marcat e liber
term-immobilise = Imobilizarea unui grup
    .meaning = lasă un grup advers fără mutări.
    .usage = Fă-l prea înalt pentru orice țintă sau ia-i țintele.
    .caption = { $ply }: grupul marcat nu mai poate muta
term-forced-pass = Adversarul sare o tură
    .meaning = lasă-l pe adversar fără mutări, ca să sară o tură.
    .usage = Dacă adversarul mai are doar câteva mutări, încearcă să i le iei pe toate.
    .caption = { $ply }: Negrul trebuie să sară o tură
term-counting = Numărarea mutărilor
    .meaning = rezultatul e strâns. Numără până la capăt.
    .usage = Numără mutările rămase de fiecare parte și vezi ce costă ultimele.
    .caption = { $ply } câștigă cu 1. Toate celelalte pierd
term-save-draw = Salvarea remizei
    .meaning = o singură mutare duce la remiză, toate celelalte pierd.
    .usage = Gândește fiecare mutare până la capăt. O remiză valorează jumătate de punct.
    .caption = { $ply } duce la remiză. Toate celelalte pierd
term-last-placements = Ultimele așezări
    .meaning = tabla e aproape plină și un singur spațiu păstrează șansele mai bune.
    .usage = Întâi aproape de roșu, apoi marginea, apoi o ieșire pentru piesele tale.
    .caption = { $ply }: pe margine, la două spații de roșu

## Refusals: what is wrong and what to do instead

refuse-no-game = În acest canal nu e nicio partidă. `/dvonn joaca` începe una cu calculatorul. `/dvonn ajutor` arată cum joci cu oameni.
refuse-unknown-game = Partida { $number } nu există sau nu o poți deschide aici. Partidele tale le deschizi oriunde. Pe ale altora, doar în canalul lor.
refuse-ended = Partida { $number } s-a încheiat. `/dvonn joaca` începe una nouă cu calculatorul. `/dvonn ajutor` arată cum joci cu oameni.
refuse-not-a-player = În această partidă joacă { $white } și { $black }. Ca să o vezi, folosește `/dvonn tabla`. Ca să începi una a ta, folosește `/dvonn provoaca`.
refuse-not-your-turn = La rând e { $player }. Te menționez aici când e rândul tău.
refuse-old-board-link = Tabla aceasta e veche. Cea mai nouă e [aici]({ $url }).
refuse-old-board = Tabla aceasta e veche. `/dvonn tabla` o arată pe cea mai nouă.
refuse-not-a-cell = Nu există spațiul `{ $input }`. { $cells }
# Ce spații există, pentru un jucător care a numit unul inexistent.
no-such-cell = Nu există spațiul `{ $word }`. { $cells }
cells-row = Linia { $row } merge de la { $first } la { $last }.
cells-column = Tabla are coloane de la A la K, iar linia { $row } merge de la { $first } la { $last }.
cells-all = Tabla are linii de la 1 la 5 și coloane de la A la K.
cells-form = Un spațiu e o literă de la A la K și un număr de la 1 la 5, ca D3.
refuse-not-a-move = `{ $input }` nu e o mutare. Scrie spațiul grupului tău și spațiul de sosire, de exemplu D3F3.
refuse-nothing-stored = Nu am date despre tine, deci nu e nimic de șters.
refuse-no-challenge = Provocarea nu mai există. Ca să faci una nouă, folosește `/dvonn provoaca`.
refuse-self = Nu te poți provoca pe tine. Alege alt jucător sau lasă `adversar` gol, ca să poată accepta oricine.
refuse-this-bot = Ca să joci cu mine, folosește `/dvonn joaca`.
refuse-not-a-member = { $person } nu e pe acest server. Alege un membru al serverului.
refuse-threads =
    { $most ->
        [one] Ai deschis un fir în ultimele minute. Pe următorul îl poți deschide { $until }. Sau folosește alt canal.
        [few] Ai deschis { $most } fire în ultimele minute. Pe următorul îl poți deschide { $until }. Sau folosește alt canal.
       *[other] Ai deschis { $most } de fire în ultimele minute. Pe următorul îl poți deschide { $until }. Sau folosește alt canal.
    }
refuse-bot = Nu poți provoca un bot. Alege o persoană sau lasă `adversar` gol, ca să poată accepta oricine.
refuse-challenge-gone = La această provocare nu mai poți răspunde. { $state } Ca să faci una nouă, folosește `/dvonn provoaca`.
refuse-board-outdated = Aceasta nu e cea mai nouă tablă a ta. Propune-o pe cea mai nouă sau încearcă alta.
refuse-choose-side = Alege-ți culoarea în această provocare: apasă „Joacă cu Albul” sau „Joacă cu Negrul”.
refuse-not-challenged = Provocarea e pentru { $opponent }. Ca să faci una a ta, folosește `/dvonn provoaca`.
refuse-own-challenge = E provocarea ta, deci trebuie să o accepte alt jucător. O poți anula.
refuse-not-the-challenger = Doar { $challenger } poate anula această provocare.
invalid-terms-clock =
    `{ $input }` nu e o setare de ceas. Scrie una dintre acestea:
    {"-"} `5d`: 5 zile pe mutare
    {"-"} `3d+12h`: 3 zile plus 12 ore pe mutare
    {"-"} `3d+12h max 7d`: la fel, dar nu se adună mai mult de 7 zile
    {"-"} `live 10`: câte 10 minute
    {"-"} `none`: fără ceas
invalid-terms-clock-range =
    { $stretch ->
        [turn] Timpul pe mutare trebuie să fie de la { $least } la { $most }. Pentru o partidă jucată dintr-o dată, folosește un ceas ca `live 10`.
        [bank] Timpul total trebuie să fie de la { $least } la { $most }. Alege alt ceas.
        [increment] Timpul în plus pe mutare trebuie să fie de la { $least } la { $most }. Alege alt ceas.
        [cap] Maximul trebuie să fie cel puțin timpul total dinainte de `+` și cel mult { $most }. Alege alt ceas.
       *[live] O partidă live ține între { $least } și { $most } pentru fiecare jucător. Alege alt ceas.
    }
invalid-terms-seed = `{ $input }` nu e un seed. Un seed e un număr de cel mult douăsprezece cifre. Copiază-l dintr-o partidă anterioară (`/partida exporta`) sau lasă `seed` gol.
invalid-terms-nothing-to-deal = Un seed are nevoie de o tablă aleatorie. Alege configurația aleatorie sau simetrică (într-o provocare, și „împarte și alege”) ori lasă `seed` gol.
invalid-terms-seed-with-reds = Cu un seed cunoscut ai vedea tabla înainte să așezi piesele roșii. Lasă `seed` gol: aleg unul la întâmplare.
invalid-terms-position-unused = O poziție are nevoie de configurația „dată”. Alege acea configurație sau lasă `pozitie` gol.
invalid-terms-no-position = Configurația „dată” are nevoie de o poziție. Scrie una în `pozitie`.
invalid-terms-position-over = În această poziție nu mai poate muta niciun jucător. Alege una în care partida poate continua.
invalid-terms-place-without-clock = O partidă pentru un loc are nevoie de ceas. Lasă `ceas` gol sau alege alt ceas decât `none`.
invalid-terms-color-with-cut = La împarte și alege, culoarea o alege cine acceptă. Lasă `culoare` gol sau alege altă configurație.
position-unreadable = Nu pot citi această poziție.
position-forbidden = Poziția nu e posibilă după reguli.
position-form =
    Scrie `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`:
    {"-"} SIDE arată cine e la mutare, `w` sau `b`.
    {"-"} Fiecare ROW înșiră spațiile unei linii de la stânga, cu virgule.
    {"-"} `.` e un spațiu gol.
    {"-"} `w3` sau `b3` e un grup cu proprietar și înălțime. `b2*` e un grup care conține roșu.
    {"-"} `r1` e o piesă roșie singură.
position-side = Nu începe cu `w` sau `b`.
position-rows =
    { $found ->
        [one] Are { $found } linie, nu 5.
        [few] Are { $found } linii, nu 5.
       *[other] Are { $found } de linii, nu 5.
    }
position-cells = Linia { $row } are nevoie de { $expected } spații, dar are { $found }.
position-stack = { $found } de pe { $cell } nu e un grup valid.
position-trailing = { $found } nu e permis după linii. Permis e doar cuvântul `movement`.
fault-stacks-with-red =
    { $found ->
        [one] Un grup conține roșu. Trebuie să conțină roșu între unul și trei grupuri.
        [few] { $found } grupuri conțin roșu. Trebuie să conțină roșu între unul și trei grupuri.
       *[other] { $found } de grupuri conțin roșu. Trebuie să conțină roșu între unul și trei grupuri.
    }
fault-room-for-reds =
    { $room ->
        [one] În grupurile cu roșu e loc doar pentru o piesă roșie, dar trebuie să fie trei.
        [few] În grupurile cu roșu e loc doar pentru { $room } piese roșii, dar trebuie să fie trei.
       *[other] În grupurile cu roșu e loc doar pentru { $room } de piese roșii, dar trebuie să fie trei.
    }
fault-isolated = De pe { $cells } nu duce nicio legătură până la o piesă roșie.
fault-too-many-pieces =
    Grupurile au în total { $found ->
        [one] { $found } piesă
        [few] { $found } piese
       *[other] { $found } de piese
    }, dar jocul are 49.
fault-too-many-stacks =
    { $color ->
        [white] Albul are { $found ->
            [one] un grup
            [few] { $found } grupuri
           *[other] { $found } de grupuri
        }, dar doar 23 de piese.
       *[black] Negrul are { $found ->
            [one] un grup
            [few] { $found } grupuri
           *[other] { $found } de grupuri
        }, dar doar 23 de piese.
    }
fault-black-moves-first = Pe o tablă plină mută întâi Albul.
fault-nothing-moved = Sunt doar piese singure și lipsește exact o piesă. Așa ceva nu se poate: prima mutare face un grup de 2, iar dacă e înlăturat, lipsesc cel puțin două piese.
fault-no-placement =
    După { $pieces ->
        [one] o așezare
        [few] { $pieces } așezări
       *[other] { $pieces } de așezări
    } trebuie să fie pe tablă doar piese singure: roșii { $red }, albe { $white }, negre { $black }, cu { $color ->
        [white] Albul
       *[black] Negrul
    } la mutare.
refuse-nothing-to-plan = Toate piesele sunt așezate, deci nu e nimic de plănuit. Stabilește mutări condiționate cu `/dvonn conditionate`.
refuse-vacation-days =
    { $count ->
        [one] Mai ai doar o zi de vacanță în acel an. Alege mai puține zile.
        [few] Mai ai doar { $count } zile de vacanță în acel an. Alege mai puține zile.
       *[other] Mai ai doar { $count } de zile de vacanță în acel an. Alege mai puține zile.
    }
refuse-vacation-no-time = Într-una dintre partidele tale nu mai ai timp, deci l-ai depăși pe loc. Mută întâi acolo (vezi `/dvonn partide`), apoi încheie vacanța.
refuse-no-vacation = Nu ești în vacanță. Ca să începi una, folosește `/dvonn vacanta` cu `zile:3`.
refuse-review-running = Partida e încă în curs. Raportul îl poți cere când se termină.
refuse-review-short = Partida e prea scurtă pentru un raport: fiecare jucător trebuie să fi avut de ales la cel puțin o mutare. `/partida mutari` îi arată mutările.
refuse-variation-gone = Nu mai am această analiză: îți păstrez doar ultimele zece, timp de 90 de zile. Folosește din nou `/dvonn analizeaza`.
refuse-variation-full =
    Analiza are deja { $most ->
        [one] o mutare
        [few] { $most } mutări
       *[other] { $most } de mutări
    }, iar mai multe nu păstrez. Continuă cu mutări încercate sau analizează altă poziție.
refuse-review-one-at-a-time = Încă pregătesc raportul altei partide pentru tine. Le iau pe rând. Încearcă din nou peste un minut.
refuse-engine-unknown = Nu există aici motorul „{ $name }”. Alege unul din listă sau un `nivel`.
refuse-engine-gone = Motorul nu mai e disponibil. Ca să joci cu calculatorul, folosește `/dvonn joaca` cu un `nivel`.
refuse-engine-and-level = Alege fie un `nivel`, fie un `motor`, nu pe amândouă.
refuse-engine-busy =
    { $games ->
        [one] { $player } poate juca câte o singură partidă. Încearcă din nou când se termină sau alege un `nivel`.
        [few] { $player } poate juca doar { $games } partide deodată. Încearcă din nou când se termină una sau alege un `nivel`.
       *[other] { $player } poate juca doar { $games } de partide deodată. Încearcă din nou când se termină una sau alege un `nivel`.
    }
refuse-engine-board = { $player } poate juca doar de la tabla goală. Alege configurația „completă”.
refuse-busy-direct = Ultima ta partidă de aici e încă în curs. O vezi cu `/dvonn tabla`. Ca să o închei, folosește `/dvonn cedeaza`.
refuse-rated-guest = Aici partidele nu pot fi cu rating: fiecare clasament ține de un server care m-a adăugat. Lasă `cu-rating` gol sau provoacă-ți adversarul pe un astfel de server.
refuse-busy-guest = Aici e deja o partidă în curs și nu pot arăta decât una. O vezi cu `/dvonn tabla`. Termin-o întâi sau joacă în alt canal.
refuse-busy = În acest canal joacă { $white } și { $black }.

refuse-offer-gone =
    { $state ->
        [accepted] Propunerea a fost deja acceptată.
        [declined] Propunerea a fost deja refuzată.
        [withdrawn] Propunerea a fost retrasă.
       *[lapsed] Propunerea a expirat când partida a continuat.
    }
refuse-offer-own = E propunerea ta, deci doar adversarul poate răspunde. O poți retrage.
refuse-offer-not-own = Doar adversarul poate retrage această propunere. Tu o poți accepta sau refuza.
refuse-offer-waiting =
    { $kind ->
        [draw] Adversarul nu a răspuns încă la propunerea ta de remiză.
        [takeback] Adversarul nu a răspuns încă la cererea ta de a lua mutarea înapoi.
       *[pause] Adversarul nu a răspuns încă la cererea ta de pauză.
    }
refuse-answer-first = Adversarul a cerut să ia mutarea înapoi. Acceptă sau refuză întâi cererea.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Ai propus remiză de curând. Poți propune din nou după mutarea următoare.
            [few] Ai propus remiză de curând. Poți propune din nou după încă { $plies } mutări.
           *[other] Ai propus remiză de curând. Poți propune din nou după încă { $plies } de mutări.
        }
       *[other] Ai cerut asta acum o clipă. Poți cere din nou după mutarea următoare.
    }
refuse-nothing-to-take-back = Încă nu ai ce mutare să iei înapoi.
refuse-revealed = Nu mai poți lua mutarea înapoi: de atunci s-au jucat planul sau mutările condiționate ale adversarului. Joacă mai departe sau propune remiză cu `/dvonn propune`.
refuse-no-clock = Partida nu are ceas, deci nu poți nici să pui pauză, nici să dai timp.
refuse-paused = Partida e deja în pauză. Ca să continui, apasă „Reia partida” sub tablă.
refuse-not-paused = Partida nu e în pauză. Ca să ceri o pauză, folosește `/dvonn propune` cu `ce:Pauză`.
refuse-enough-time = Adversarul are deja mai mult de un an la dispoziție.
refuse-computer-needs-no-time = Ceasul calculatorului nu merge niciodată, deci nu are nevoie de timp.
refuse-not-over = Partida nu s-a terminat încă. Poți propune revanșă când se termină.
refuse-rematch-deleted = Adversarul și-a șters datele. `/dvonn ajutor` arată cum găsești alt adversar.
refuse-no-rematch = Acum nu se poate juca o revanșă. Folosește `/cauta` ca să găsești pe cineva.
refuse-rematch-asked = Poți propune revanșa o singură dată după fiecare partidă.
refuse-rematch-waits = Ai propus deja revanșă. Adversarul nu a răspuns încă.
refuse-rematch-offered = Adversarul a propus deja revanșă. Accept-o.
refuse-rematch-started = Revanșa acestei partide e partida { $number }. `/dvonn joaca` începe alta cu calculatorul. `/dvonn ajutor` arată cum joci cu oameni.
refuse-abort-place = Locul tău e în joc, deci nu poți întrerupe partida. Joac-o sau cedeaz-o cu `/dvonn cedeaza` și îți pierzi locul.
refuse-abort-tournament = Nu poți întrerupe o partidă de turneu. Ca să o cedezi, folosește `/dvonn cedeaza`. Ca să ieși din turneu, folosește `/turneu retrage`.
refuse-abort = E prea târziu ca să întrerupi partida. Propune remiză cu `/dvonn propune` sau cedeaz-o cu `/dvonn cedeaza`.
refuse-claim-here = { $opponent } e încă pe acest server. Dacă depășește timpul, câștigi automat.
refuse-claim-computer = Calculatorul nu pleacă niciodată, iar ceasul lui nu merge niciodată. Ca să închei partida, cedeaz-o.
refuse-only-void = Un jucător din partida { $number } joacă de pe alt server, deci moderatorii o pot doar invalida. Pot face asta cât e în curs, dacă e fără rating și nu ține de un turneu.
refuse-claim-no-clock = Partida nu are ceas, deci nimeni nu poate depăși timpul. Adversarul a plecat: `/dvonn cedeaza` încheie partida fără rezultat.
refuse-claim-own-turn = E rândul tău. Mută întâi: atunci merge ceasul adversarului și câștigi dacă i se termină timpul.
refuse-claim-early = Adversarul a plecat, dar mai are timp. Poți cere victoria { $until }.
refuse-not-a-moderator = Asta pot face doar cei cu permisiunea „Gestionează serverul”. Cere-le ajutorul.
refuse-not-a-moderator-role = Asta pot face doar cei cu rolul { $role } sau cu permisiunea „Gestionează serverul”. Cere-le ajutorul.
refuse-channel = Pe acest server partidele încep doar aici și în firele lor: { $channels }. Încearcă acolo.
refuse-starter = Aici pot începe partide doar membrii cu rolul { $role }. Roagă pe cineva dintre ei să te provoace: ai voie să accepți.
refuse-starter-there = Pe serverul unde ai juca, doar membrii cu un anumit rol pot începe partide, iar tu nu îl ai.
refuse-blocked =
    Un moderator te-a blocat: nu poți începe partide și nu poți intra în ele pe acest server. Motiv: { $reason }
    Partidele tale în curs continuă. Dacă e o greșeală, scrie-le moderatorilor.
refuse-challenger-blocked = Persoană blocată pe acest server: { $challenger }. Provoacă alt jucător cu `/dvonn provoaca`.
refuse-opponent-blocked = { $opponent } nu poate intra acum în partide pe acest server. Alege pe altcineva.
refuse-games = Joci deodată atâtea partide și turnee câte are voie o persoană: { $most }. Întâi termină sau cedează o partidă.
refuse-challenger-games = { $challenger } joacă deja deodată atâtea partide câte are voie o persoană. Provoacă alt jucător cu `/dvonn provoaca`.
refuse-challenges =
    { $most ->
        [one] Ai deja o provocare. Anuleaz-o sau așteaptă un răspuns. Cele anulate și refuzate mai contează 10 minute de când le-ai trimis.
        [few] Ai deja { $most } provocări. Anulează una sau așteaptă un răspuns. Cele anulate și refuzate mai contează 10 minute de când le-ai trimis.
       *[other] Ai deja { $most } de provocări. Anulează una sau așteaptă un răspuns. Cele anulate și refuzate mai contează 10 minute de când le-ai trimis.
    }
refuse-challenged-before =
    { $most ->
        [one] { $opponent } are deja o provocare de la tine. Așteaptă un răspuns. Anularea nu ajută: provocarea contează o oră de când ai trimis-o.
        [few] { $opponent } are deja { $most } provocări de la tine. Așteaptă un răspuns. Anularea nu ajută: o provocare contează o oră de când ai trimis-o.
       *[other] { $opponent } are deja { $most } de provocări de la tine. Așteaptă un răspuns. Anularea nu ajută: o provocare contează o oră de când ai trimis-o.
    }
refuse-challenged-lately = { $opponent } a primit de curând o provocare de la tine. O poți face pe următoarea { $until }. Pe altcineva poți provoca imediat.
refuse-places-rated-off = Partidele cu rating sunt oprite pe acest server, deci nu poți juca pentru un loc. O persoană care gestionează serverul le poate porni cu `/dvonn-admin setari`.
refuse-rated-off = Partidele cu rating sunt oprite pe acest server. Ca să joci una fără rating, lasă `cu-rating` gol sau alege False.
refuse-may-not-post = Nu pot posta în { $channel }. Dă-mi acolo permisiunile „Vezi canalele”, „Trimite mesaje” și „Atașează fișiere” și încearcă din nou.
refuse-block-no-reason = Scrie un motiv în `motiv`. Persoana blocată îl vede.
refuse-block-opponent = Tu și { $person } sunteți în aceeași partidă în curs sau în același turneu, deci nu poți face tu blocarea. Roagă alt moderator.
refuse-block-bot = Nu poți bloca un bot. Alege o persoană.
refuse-not-blocked = Nicio blocare pentru { $person }. `/dvonn-admin setari` arată toate blocările.
refuse-own-game = Joci în partida { $number }, deci nu o poți modera. Roagă alt moderator. Dacă nu e niciunul, alege un rol de moderator cu `/dvonn-admin setari` și dă-l cuiva.
refuse-other-server = Serverul acesta nu are partida { $number }. Ca să afli un număr de partidă, folosește `/partida mutari` în canalul ei.
refuse-void-uncounted = Partida { $number } s-a încheiat și era fără rating, deci invalidarea nu ar schimba nimic.
refuse-void-before = Partida { $number } a fost deja scoasă din ratinguri.
refuse-role-of-all = Toată lumea are acest rol. Alege unul pe care îl au doar moderatorii.
refuse-no-reason = Scrie un motiv în `motiv`. Apare în canalul partidei.
refuse-no-winner = Alege câștigătorul sau remiza în `castigator`. Ca să închei partida fără rezultat, alege „Invalidează partida” la `decizie`.
refuse-no-seat = Alege jucătorul nou în `jucator` și culoarea în `culoare`.
refuse-seat-self = Nu poți intra tu în locul unui jucător. Alege pe altcineva sau roagă alt moderator.
refuse-seat-bot = Nu poți pune un bot în locul unui jucător. Alege o persoană.
refuse-seat-not-a-member = { $person } nu e pe acest server. Alege un membru.
refuse-seat-blocked = Persoană blocată pe acest server: { $person }. Alege alt jucător sau folosește întâi `/dvonn-admin deblocheaza`.
refuse-seat-taken = { $person } joacă deja în această partidă. Alege alt jucător.
refuse-seat-computer = Nu poți înlocui calculatorul cu un jucător. Încheie partida sau invalideaz-o.

illegal-taken = { $cell } e ocupat. Alege un spațiu liber.
illegal-empty = { $cell } e gol. Alege un spațiu cu un grup al tău.
illegal-lone-red = Piesa roșie de pe { $cell } e singură, deci nimeni nu o poate muta. Alege un grup al tău.
illegal-not-yours = Grupul de pe { $cell } e al adversarului. Alege unul cu culoarea ta deasupra.
illegal-surrounded = Grupul de pe { $cell } e înconjurat, deci nu poate muta. Alege altul.
illegal-not-straight = { $from } și { $to } nu sunt pe o linie dreaptă. Grupurile merg doar în linie dreaptă, în cele șase direcții.
illegal-distance =
    { $height ->
        [one] Distanța de la { $from } la { $to } e { $distance }, dar o piesă singură merge exact 1 spațiu.
        [few] Distanța de la { $from } la { $to } e { $distance }, dar un grup de { $height } merge exact { $height } spații.
       *[other] Distanța de la { $from } la { $to } e { $distance }, dar un grup de { $height } merge exact { $height } de spații.
    }
illegal-empty-target = { $to } e gol. Un grup trebuie să ajungă pe alt grup sau pe altă piesă.
illegal-leaves-board = De pe { $from }, un grup de { $height } ar ieși de pe tablă în această direcție. Alege alta.
illegal-still-placing = Nu toate piesele sunt așezate încă. Așază una pe un spațiu liber: `/dvonn asaza D3`.
illegal-all-placed = Toate piesele sunt așezate. Acum mută un grup: `/dvonn muta D3F3`.
illegal-must-pass = Nu ai nicio mutare posibilă, deci trebuie să sari o tură.
illegal-may-not-pass = Ai o mutare posibilă, deci nu poți sări o tură. `/dvonn muta` îți arată mutările în timp ce scrii.
illegal-game-over = Partida s-a încheiat. `/dvonn joaca` începe una nouă cu calculatorul. `/dvonn ajutor` arată cum joci cu oameni.

backup = Toate datele acestui server: câte un rând JSON pentru fiecare înregistrare, comprimat cu gzip. Conțin nume de persoane, deci dă fișierul doar altora care gestionează serverul. Descărcarea e notată: vezi `/dvonn-admin jurnal`.
backup-no-files = Nu pot atașa fișiere în acest canal. Folosește `/dvonn-admin copie` într-un canal unde pot.
backup-in-parts = Copia e prea mare pentru un singur fișier pe Discord. Urmează celelalte părți.
backup-part = Partea { $part }. Urmează altele.
backup-last-part = Partea { $part }, ultima. Poți despacheta fiecare parte separat sau le poți uni în ordine și despacheta rezultatul.

## Fair play

fairness-heading = {"**"}Șanse de victorie pierdute pe mutare**, în partidele cu rating care au raport (± de două ori eroarea standard)
fairness-line = { $player } (rating { $rating }): { $loss } ± { $error } puncte procentuale, { $games ->
        [one] o partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }, { $moves ->
        [one] o mutare.
        [few] { $moves } mutări.
       *[other] { $moves } de mutări.
    }
fairness-peers = Jucători cu rating apropiat: { $count }. Pierderea lor: { $loss }. Diferența: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Neobișnuit de puțin: uită-te la partide.**
       *[usual] Nimic neobișnuit.
    }
fairness-few-games = { $player } (rating { $rating }): prea puține partide ({ $games } din cel puțin { $least }).
fairness-few-peers = Prea puțini jucători pentru comparație. Minimul: { $least }, la o diferență de rating de cel mult { $range }.
fairness-note = E un semn, nu o dovadă. La fel poate arăta un jucător puternic cu cont nou, poziții ușoare sau rapoarte doar pentru partidele bune. Nu fac niciodată nimic pe baza acestor numere.
fairness-empty =
    Niciun jucător nu are încă pe acest server { $least ->
        [one] o partidă
        [few] { $least } partide
       *[other] { $least } de partide
    } cu rating și raport. Raportul unei partide îl ceri cu `/partida raport`.
fairness-unknown = { $player } nu are pe acest server partide cu rating și raport. Raportul unei partide îl ceri cu `/partida raport`.

## Stored data

privacy-stored =
    {"**"}Ce păstrez**
    {"-"} ID-ul tău de Discord și numele tău pe serverele unde joci.
    {"-"} Partidele tale: mutări cu ora lor, condiții, rezultate și notițele tale. Planuri și mutări condiționate, până la sfârșitul partidei.
    {"-"} Ratingurile, locurile și turneele tale și rolurile pe care ți le-am dat pentru ele.
    {"-"} Ratingul tău la probleme, problemele încercate și cea mai bună cursă de probleme. Celelalte curse, timp de o zi.
    {"-"} Provocările, vacanțele, lecțiile și setările tale (cu fus orar, ore de liniște și weekenduri libere).
    {"-"} Ultimele 50 de partide importate (mai puține dacă sunt mari) și mutările din ultimele zece analize.
    {"-"} Partidele pe care le urmărești, până se termină. Raportul pe care îl aștepți.
    {"-"} Ce cauți cu `/cauta` și dacă ești în clasamentul global. Pe cine nu vrei să mai întâlnești și pe cine ai raportat.
    {"-"} Deciziile tale ca moderator și ce servere te blochează.
    Nu citesc mesaje, doar ce introduci în comenzile, formularele și butoanele mele.
privacy-kept =
    {"**"}Cât timp păstrez datele:** până le ștergi, în afară de:
    {"-"} O analiză: 90 de zile de când ai folosit-o ultima oară.
    {"-"} O provocare încheiată sau o propunere: 30 de zile.
    {"-"} ID-urile comenzilor tale: o zi, în afară de cele ale mutărilor. Cu ele, nicio comandă nu contează de două ori.
    {"-"} O formă codificată a ID-ului tău: încă 30 de zile, dacă ștergi tot la mai puțin de 30 de zile de la o partidă cu rating. ID-ul nu se poate reface fără cheia botului. Datorită formei codificate, partidele repetate cu același adversar tot nu contează integral.
privacy-seen =
    {"**"}Cine vede datele**
    {"-"} Partide, ratinguri, rezultate, turnee și deciziile moderatorilor: toți de pe serverul de care țin. După `/cauta` și în meciurile pe echipe, de pe ambele servere. Cei care gestionează serverul le pot și descărca.
    {"-"} Campionatul: oricine, oriunde.
    {"-"} Clasamentul global: oricine, oriunde, până când folosești `/clasament iesi-din-global`.
    {"-"} Ratingul tău la probleme: toți de pe serverele unde ai încercat o problemă.
    {"-"} O cursă de probleme cu cineva: toți din canalul ei.
    {"-"} O vacanță sau un weekend liber care îți oprește ceasul: adversarii tăi.
    {"-"} Tot restul: doar tu.
    Operatorul botului îi poate citi baza de date. Nu dau nimic altcuiva.
privacy-choices =
    {"**"}Ce poți face**
    {"-"} `/date exporta` îți dă totul într-un fișier.
    {"-"} `/date sterge` șterge totul definitiv.
    {"-"} După aceea, adversarii păstrează partidele cu tine, ca partide ale unui „jucător șters”.
    {"-"} Un server care te blochează te blochează în continuare.
    {"-"} La fel dacă te blochează operatorul botului sau cineva nu vrea să te mai întâlnească. În locul ID-ului tău păstrez o formă codificată a lui.
delete-person =
    {"**"}Ștergi tot ce ține de tine?** Nu se poate anula.
    {"-"} { $games ->
        [0] Nu ai partide în curs.
        [one] Partida ta în curs se încheie acum. Dacă e cu rating și are șase sau mai multe mutări după așezare, o pierzi. Altfel se încheie fără rezultat.
        [few] Cele { $games } partide ale tale în curs se încheie acum. Le pierzi pe cele cu rating care au șase sau mai multe mutări după așezare. Celelalte se încheie fără rezultat.
       *[other] Cele { $games } de partide ale tale în curs se încheie acum. Le pierzi pe cele cu rating care au șase sau mai multe mutări după așezare. Celelalte se încheie fără rezultat.
    } Provocările tale se anulează și ieși din turnee.
    {"-"} Setările, vacanțele, lecțiile, planurile, notițele, partidele importate și analizele tale se șterg și nu mai urmărești partide. Dispari din toate clasamentele și îți iau rolurile pe care ți le-am dat pentru locuri și titluri.
    {"-"} Adversarii păstrează partidele cu tine, ca partide ale unui „jucător șters”. Ratingurile lor se schimbă doar prin partidele cu rating pe care le pierzi acum. Deciziile tale ca moderator rămân, fără ID-ul și numele tău.
    {"-"} Un server care te blochează te blochează în continuare. Mesajele din canale rămân.
    {"-"} Dacă ai jucat o partidă cu rating în ultimele 30 de zile, păstrez o formă codificată a ID-ului tău. Ea rămâne 30 de zile: vezi `/date arata`.
    Dacă joci din nou, începi ca jucător nou.
button-export-person = Exportă întâi datele
button-delete-person = Șterge tot
button-keep-person = Păstrează tot
delete-cancelled = Nu s-a șters nimic.
delete-running = Șterg tot ce ține de tine…
delete-done = Datele tale au fost șterse. Dacă joci din nou, începi ca jucător nou.

export-about = Tot ce păstrează botul DVONN despre tine. Orele sunt în UTC, ceasurile în milisecunde. Punctele se numără în jumătăți: 2 pentru o victorie, 1 pentru o remiză. Alte persoane apar doar cu numele pe care le văd toți pe server.
exported = Acest fișier conține tot ce păstrez despre tine. Oricine îl primește îl poate citi.
exported-part = Partea { $part }. E prea mult pentru un singur fișier pe Discord. Urmează alte părți.
exported-last-part = Partea { $part }, ultima.
export-everything-no-files = Nu pot atașa fișiere în acest canal. Folosește `/date exporta` într-un mesaj direct către mine.
export-everything-too-large = Datele tale sunt prea mari pentru un fișier pe Discord. Cere o copie operatorului botului. Le găsește în baza de date după ID-ul tău de Discord.

## Errors

error-busy = Am prea mult de lucru acum. Nu s-a schimbat nimic. Încearcă din nou peste un minut.
error-too-late = Îmi pare rău, nu am reușit la timp. Nu s-a schimbat nimic. Încearcă din nou peste un minut.
error-storage = Îmi pare rău, acum nu pot citi sau salva partide. Nu s-a schimbat nimic. Încearcă din nou peste câteva minute.
error-unconfirmed = Baza mea de date nu a confirmat încă. Verifică peste un minut dacă a mers, înainte să încerci din nou.
error-slow = Durează mai mult ca de obicei. Verifică dacă a mers, înainte să încerci din nou.
error-late-form = Nu am reușit să deschid formularul la timp. Încearcă din nou.
error-number-range = `{ $option }` trebuie să fie un număr între { $from } și { $to }.
error-too-many =
    { $seconds ->
        [one] Prea multe comenzi deodată. Nu s-a schimbat nimic. Încearcă din nou peste o secundă.
        [few] Prea multe comenzi deodată. Nu s-a schimbat nimic. Încearcă din nou peste { $seconds } secunde.
       *[other] Prea multe comenzi deodată. Nu s-a schimbat nimic. Încearcă din nou peste { $seconds } de secunde.
    }
error-too-many-server =
    { $seconds ->
        [one] Pe acest server se întâmplă prea multe deodată. Nu s-a schimbat nimic. Încearcă din nou peste o secundă.
        [few] Pe acest server se întâmplă prea multe deodată. Nu s-a schimbat nimic. Încearcă din nou peste { $seconds } secunde.
       *[other] Pe acest server se întâmplă prea multe deodată. Nu s-a schimbat nimic. Încearcă din nou peste { $seconds } de secunde.
    }
error-busy-drawing = Prea multe imagini așteaptă să fie desenate. Încearcă din nou peste un minut.
error-slow-drawing = Nu am putut desena imaginea la timp. Încearcă din nou peste un minut.
error-still-thinking = Încă lucrez la întrebarea ta anterioară. Așteaptă acel răspuns, apoi întreabă din nou.
error-internal = Îmi pare rău, ceva nu a mers și nu s-a schimbat nimic. Încearcă din nou. Dacă se repetă, dă operatorului botului acest cod: **{ $code }**.
error-unknown = Nu cunosc această comandă sau acest buton. Poate e dintr-o versiune mai veche. `/dvonn tabla` arată tabla, `/dvonn ajutor` arată ce mai poți face.
error-message-deleted = Acel mesaj a fost șters. `/dvonn tabla` arată tabla, `/dvonn ajutor` arată ce mai poți face.
error-outside-server = Comanda merge doar pe servere care m-au adăugat. Aici, `/dvonn joaca` începe o partidă cu calculatorul, iar `/dvonn ajutor` arată ce mai merge. Ca să provoci un prieten, folosește `/dvonn provoaca` unde sunteți amândoi. Poate fi un server, un grup sau mesajele directe dintre voi.
error-no-files = (Nu pot atașa fișiere în acest canal. Cu permisiunea „Atașează fișiere” pot arăta aici o imagine.)
missing-to-bot = Nu am voie să postez aici, deci nu poate începe nicio partidă. Cere unui moderator să îmi dea { $permissions } în acest canal sau folosește alt canal.
missing-to-person = Îți lipsesc permisiuni în acest canal: { $permissions }. Roagă un moderator sau folosește alt canal.
permission =
    { $name ->
        [view-channel] „Vezi canalele”
        [send-messages] „Trimite mesaje”
        [send-in-threads] „Trimite mesaje în fire”
        [use-external-apps] „Folosește aplicații externe”
       *[create-threads] „Creează fire publice”
    }
error-no-threads = Nu pot deschide un fir aici. Cere unui moderator să îmi dea permisiunile „Creează fire publice” și „Trimite mesaje în fire” sau folosește alt canal.
error-no-threads-kind = Nu pot deschide fire într-un canal de acest fel. Folosește un canal text, un canal de anunțuri sau o postare dintr-un forum.

## Why Discord refuses a request

discord-no-channel = Acel canal sau fir a fost șters. Folosește altul.
discord-no-member = Acea persoană a părăsit serverul sau și-a șters contul.
discord-hidden = Nu văd acel canal. Cere unui moderator să îmi dea acolo permisiunea „Vezi canalele” sau folosește alt canal.
discord-forbidden = Discord spune că îmi lipsește o permisiune. Cere unui moderator să îmi verifice permisiunile acolo sau folosește alt canal.
discord-direct-messages = Nu îți pot trimite mesaje directe. Permite mesajele directe de la membri în setările de confidențialitate ale serverului, apoi încearcă din nou.
discord-channel-kind = Un canal de acest fel nu permite asta. Folosește un canal text.
discord-thread-closed = Acel fir e arhivat sau blocat. Cere unui moderator să îl deschidă din nou sau folosește alt canal.
discord-too-many-threads = Acest server are atâtea fire active câte permite Discord. Cere unui moderator să arhiveze câteva, apoi încearcă din nou.
discord-tag-required = Acest forum cere o etichetă la fiecare postare, iar eu nu aleg etichete. Cere unui moderator să renunțe la regulă sau folosește un canal text.
discord-name = Discord nu permite un cuvânt din acest nume. Schimbă numele, apoi încearcă din nou.
discord-automod = AutoMod de pe acest server a blocat mesajul sau numele. Cere unui moderator să îmi excepteze rolul sau să schimbe regula.
discord-filter = Filtrul Discord a blocat mesajul ca dăunător. Scoate linkurile și vorbele urâte, apoi încearcă din nou.
discord-too-large = Fișierul e prea mare pentru Discord. Cere mai puțin deodată.
discord-invalid-role = Discord nu lasă pe nimeni să dea acest rol. Alege altul.
discord-two-factor = Acest server cere autentificare în doi pași pentru moderare. Operatorul meu trebuie să o activeze pe contul său de Discord.
discord-slow = Discord nu permite asta atât de des. Încearcă din nou peste un minut.
discord-down = Discord nu merge bine acum. Încearcă din nou peste un minut.
discord-invalid = Discord nu a acceptat ce am trimis. E greșeala mea: spune-i operatorului meu.

## Alt text of boards, in whole sentences

alt-players = Alb: { $white }. Negru: { $black }.
alt-turn =
    { $next ->
        [red] { $name } ({ $color ->
            [white] Alb
           *[black] Negru
        }) așază o piesă roșie.
        [own] { $name } ({ $color ->
            [white] Alb
           *[black] Negru
        }) așază o piesă.
       *[move] La mutare: { $name } ({ $color ->
            [white] Alb
           *[black] Negru
        }).
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] Albul
           *[black] Negrul
        } așază o piesă roșie.
        [own] { $color ->
            [white] Albul
           *[black] Negrul
        } așază o piesă.
       *[move] { $color ->
            [white] Albul
           *[black] Negrul
        } la mutare.
    }
alt-won =
    { $color ->
        [white] Partidă încheiată: { $name } (Alb) câștigă cu { $margin }.
       *[black] Partidă încheiată: { $name } (Negru) câștigă cu { $margin }.
    }
alt-won-without-name =
    { $color ->
        [white] Partidă încheiată: Albul câștigă cu { $margin }.
       *[black] Partidă încheiată: Negrul câștigă cu { $margin }.
    }
alt-draw = Partidă încheiată: remiză.
alt-won-early =
    { $color ->
        [white] Partidă încheiată mai devreme: { $winner } (Alb) câștigă contra { $loser }.
       *[black] Partidă încheiată mai devreme: { $winner } (Negru) câștigă contra { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Partidă încheiată mai devreme: câștigă Albul.
       *[black] Partidă încheiată mai devreme: câștigă Negrul.
    }
alt-drawn-early = Partidă încheiată mai devreme: remiză.
alt-no-result = Partidă încheiată: fără rezultat.
alt-passed = Sare o tură: { $name }.
alt-last = Ultima mutare: { $name }, { $ply }.
alt-placed =
    { $piece ->
        [red] { $name }: piesă roșie pe { $cell }.
        [white] { $name }: piesă albă pe { $cell }.
       *[black] { $name }: piesă neagră pe { $cell }.
    }
alt-preview = Previzualizare, încă nejucată: { $name }, { $ply }.
alt-preview-only = Previzualizare, încă nejucată.
alt-isolated = Izolate și înlăturate: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] albe
       *[black] negre
    }, înălțime { $height }: { $cells }
alt-sample = Exemplu: tabla ta când joci cu Negrul.
alt-hints = Literele marchează cele mai bune mutări: { $plies }.
alt-targets = Inelele marchează unde poate merge grupul de pe { $from }: { $cells }.
alt-no-targets = E ales grupul de pe { $from }, dar nu poate muta.
alt-places = Inelele marchează unde poți așeza piesa: { $cells }.
alt-movable = Grupurile care pot muta au o etichetă: { $cells }.
alt-blocked = Înconjurate, deci nu pot muta: { $cells }.
alt-white-chance = Șansele de victorie ale Albului: { $chance } %.
alt-score = Scor: Alb { $white }, Negru { $black }.
alt-to-place = De așezat: roșii { $red }, albe { $white }, negre { $black }.
alt-stacks =
    { $color ->
        [white] Albe, înălțime { $height }{ $content ->
           *[plain] {""}
            [red] {" "}cu roșu
            [one] {" "}cu o piesă roșie
            [several] {" "}cu { $reds } piese roșii
        }: { $cells }.
       *[black] Negre, înălțime { $height }{ $content ->
           *[plain] {""}
            [red] {" "}cu roșu
            [one] {" "}cu o piesă roșie
            [several] {" "}cu { $reds } piese roșii
        }: { $cells }.
    }
alt-lone-reds = Piese roșii singure: { $cells }.
alt-empty = Tabla e goală.

## Tournaments. Markdown in the names of tournaments is already escaped.

tournament-kind =
    { $kind ->
        [round_robin] fiecare cu fiecare
        [double_round_robin] fiecare cu fiecare tur-retur
        [knockout] eliminatoriu
        [arena] arenă
        [teams] meci pe echipe
       *[swiss] elvețian
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } rundă
        [few] { $kind }, { $count } runde
       *[other] { $kind }, { $count } de runde
    }
tournament-title = {"**"}{ $name }** · turneul { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Cele trei piese roșii așezate manual, restul la întâmplare
        [random] Table aleatorii
        [symmetric] Table simetrice
       *[full] Toate cele 49 de piese, așezate manual
    } · { $clock } · { $rated ->
        [yes] cu rating
       *[no] fără rating
    } · cel mult { $length } pe rundă
tournament-knockout = Cine pierde iese. După o remiză se mai joacă o partidă cu culorile schimbate. Dacă nu o câștigă nimeni sau runda se termină întâi, se califică jucătorul cu numărul de start mai mic.
arena-terms = Arena durează { $length }. Fiecare joacă cât mai multe partide: când se termină una, începe imediat alta. Poți intra mai târziu, poți lua o pauză și te poți întoarce. Câștigă cine are cele mai multe puncte. O partidă care încă se joacă la sfârșit nu contează.
arena-running = {"**"}{ $name }** e în desfășurare. Se termină la { $until }. Partide încheiate: { $count }.
arena-over = {"**"}{ $name }** s-a încheiat. Câștigă { $winner }: felicitări!
arena-standings = Clasament provizoriu: { $name }
arena-legend = {"-#"} + victorii, = remize, − înfrângeri, (n) fără joc. La puncte egale e mai sus cine a jucat mai puține partide.
button-break = Ia o pauză
arena-back = Joci în **{ $name }**. De îndată ce e liber un adversar, partida ta începe într-un fir din { $channel }.
arena-rest = Ai luat o pauză de la **{ $name }**. Dacă mai ai o partidă, joac-o până la capăt. Ca să revii, înscrie-te din nou.
arena-absent = { $player }, prima ta mutare n-a venit la timp: ai pierdut acea partidă din **{ $name }** și ai pauză. Ca să revii, apasă butonul.
arena-next-game = { $player }, următoarea ta partidă a început: { $place }
arena-waits = { $player }, îți caut următorul adversar. Când începe partida, linkul va fi aici.
arena-waits-no-more = { $player }, nu mai aștepți nicio partidă din **{ $name }**.
refuse-arena-clock = O arenă are nevoie de un ceas live, ca `live 10`: zece minute de fiecare pentru toată partida.
tournament-open = Organizator: { $organiser }. Ca să participi, apasă „Înscrie-te la turneu”.
tournament-open-invited = Organizator: { $organiser }. Pe bază de invitație: organizatorul îi înscrie pe participanți.
tournament-entrants = Participanți ({ $count }): { $names }
tournament-entrants-more = { $names } și încă { $more }
tournament-entrants-none = Încă nu e nimeni.
tournament-reserve = Lista de rezervă ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = A început, cu { $count } la start.
tournament-starts =
    { $repeats ->
        [week] Începe { $time } ({ $rest }), apoi în fiecare săptămână.
        [month] Începe { $time } ({ $rest }), apoi în fiecare lună.
        [weekday] Începe { $time } ({ $rest }), apoi în fiecare lună: { $day }.
       *[none] Începe { $time } ({ $rest }).
    }
tournament-players = Participanți: { $range }.
tournament-ratings = Ratinguri: { $range }.
tournament-role = Doar pentru membrii cu rolul { $role }.
tournament-count =
    { $most ->
        [0] Participanți: { $count }
       *[other] Participanți: { $count } din { $most }
    }
tournament-edition = { $name }, nr. { $number }
tournament-called-off = Turneu anulat. Înscriși: { $count }, minimum: { $least }.
tournament-calendar = Următoarele turnee, pentru calendarul tău.
tournament-calendar-none = Niciun turneu nu are încă dată.
button-calendar = Fișier de calendar
tournament-cancelled = A fost anulat înainte să înceapă.
# Înscrierile calculatorului au nume de stele.
tournament-computer = { $name } ({ $level })
button-join = Înscrie-te la turneu
button-leave = Ieși din turneu
button-start = Începe turneul
button-standings = Arată clasamentul
button-pairings = Arată perechile
button-series = Arată clasamentul seriei

tournament-round = {"**"}{ $name }**: a început runda { $round } din { $rounds }. Se termină cel târziu { $until }.
tournament-round-games = Partide încheiate: { $decided } din { $count }.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** prin forfait
tournament-pairing-advances = { $pairing } · se califică { $player } (număr de start mai mic)
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } nu joacă în această rundă
        [on] { $board }. { $player } are rundă liberă și se califică
       *[no] { $board }. { $player } are rundă liberă · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · începe curând
tournament-more-pairings = Alte partide din runda { $round }:
tournament-pairings-title = {"**"}{ $name }**: runda { $round } din { $rounds }
tournament-pairings-none = {"**"}{ $name }** nu a început încă, deci nu sunt perechi.

# Numele vine la sfârșit, pentru că o imagine taie ce e prea lung.
tournament-standings-after = Clasament după runda { $round } din { $rounds }: { $name }
tournament-standings-during = Clasament în runda { $round } din { $rounds }: { $name }
tournament-standings-final = Clasament final: { $name }
tournament-standings-none = {"**"}{ $name }** nu a început încă.
tournament-over = {"**"}{ $name }** s-a încheiat după { $rounds ->
        [one] o rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }. Câștigă { $winner }: felicitări!
tournament-over-shared = {"**"}{ $name }** s-a încheiat. Împart primul loc { $winners }: felicitări!
tournament-over-early = {"**"}{ $name }** a fost încheiat mai devreme, în runda { $round } din { $rounds }. Nu are câștigător.
tournament-over-nobody = {"**"}{ $name }** s-a încheiat.

tournament-line = Turneul [{ $name }]({ $url }), runda { $round }
tournament-line-plain = Turneul { $name }, runda { $round }
arena-line = Arena [{ $name }]({ $url })
arena-line-plain = Arena { $name }
tournament-ended-game-continues = { $players }: turneul **{ $name }** s-a încheiat, deci această partidă nu mai contează în el. Puteți juca mai departe, propune remiză cu `/dvonn propune` sau ceda cu `/dvonn cedeaza`.
outcome-won = Turneu: punctul e pentru { $player }.
outcome-drawn = Turneu: câte o jumătate de punct.
outcome-advances =
    { $last ->
        [yes] Turneu: { $player } câștigă finala.
       *[no] Turneu: { $player } se califică în runda următoare.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Nu a câștigat nimeni, deci { $player } câștigă finala datorită numărului de start mai mic.
       *[no] Nu a câștigat nimeni, deci { $player } se califică în runda următoare datorită numărului de start mai mic.
    }
outcome-no-result = Partida nu a avut rezultat, deci se joacă din nou. Una nouă începe aici imediat.
outcome-one-more-game = La eliminatoriu e nevoie de un câștigător. Imediat începe încă o partidă, cu culorile schimbate. Dacă nu o câștigă nimeni, { $player } se califică datorită numărului de start mai mic.
tournament-game-replays = Partida anterioară nu a avut rezultat, deci se joacă din nou.
tournament-game-decides = Partida anterioară a fost remiză, deci se mai joacă una cu culorile schimbate. Dacă nu o câștigă nimeni, { $player } se califică datorită numărului de start mai mic.
outcome-not-counted = Turneul a fost încheiat înaintea acestei partide, deci ea nu contează în el.
tournament-game-withdrawn = { $player } s-a retras din turneu, deci { $winner } câștigă această partidă.
tournament-game-timed-out = { $player } a depășit timpul înainte să se miște vreun grup.
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · runda { $round }, masa { $board }
arena-thread-ending = #{ $number } · partida { $board }
button-round = Runda { $round }

tournament-long-games =
    { $limit ->
        [none] Partidele nu au ceas, dar o rundă se termină după { $round }.
       *[some] Cu acest ceas, o partidă poate dura până la { $game }, dar o rundă se termină după { $round }.
    } Atunci pierde jucătorul care își lasă adversarul să aștepte, iar celelalte partide neterminate sunt remize. Pentru un ceas mai scurt sau runde mai lungi, încheie acest turneu cu `/turneu incheie` și creează altul.
tournament-next-steps =
    Poți înscrie oameni cu `/turneu inscrie` și calculatorul cu `/turneu adauga-calculator`. Ca să joci și tu, folosește `/turneu participa`. { $starts ->
        [by_date] Turneul începe singur.
       *[by_hand] Ca să începi turneul, folosește `/turneu incepe`.
    }
tournament-created-elsewhere = {"**"}{ $name }** e anunțat în { $channel }.
tournament-no-threads =
    { $organiser }, următoarele partide din **{ $name }** nu pot începe în { $channel }. { $reason } Încerc din nou în fiecare minut. Ca să jucați în alt canal, folosește acolo `/turneu muta`.
tournament-no-threads-over = Nicio partidă din **{ $name }** nu mai așteaptă să înceapă.
tournament-not-posted = Nu pot posta despre **{ $name }** în { $channel }. { $reason } Turneul continuă. Ca să îl anunți în alt canal, folosește acolo `/turneu muta`.
tournament-joined = Te-ai înscris la **{ $name }**. Până acum are { $count ->
        [one] un participant
        [few] { $count } participanți
       *[other] { $count } de participanți
    }. Te menționez când începe prima ta partidă.
tournament-joined-reserve = **{ $name }** e plin. Locul tău pe lista de rezervă: { $place }. Dacă se eliberează un loc înainte de start, intri și te anunț în { $channel }.
tournament-left = Ai ieșit din **{ $name }**.
tournament-entered = { $player } joacă acum în **{ $name }**. Anunțul apare în { $channel }. Până la start, se poate retrage.
tournament-entered-reserve = {"**"}{ $name }** e plin. { $player } e pe locul { $place } pe lista de rezervă. Dacă se eliberează un loc înainte de start, îi dau de știre.
tournament-you-were-entered = { $player }, { $person } te-a înscris în **{ $name }**. Dacă nu vrei să joci, ieși înainte să înceapă.
tournament-you-take-over = { $player }, { $person } ți-a dat în **{ $name }** locul jucătorului { $former }. Primești punctele și partidele care nu au început. Dacă nu vrei să joci, retrage-te.
tournament-you-move-up = { $player }, s-a eliberat un loc în **{ $name }**, așa că participi. Dacă nu vrei să joci, ieși înainte să înceapă.
tournament-added = { $count ->
        [one] { $level } s-a înscris la **{ $name }**.
        [few] { $level } participă acum la **{ $name }** cu { $count } înscrieri.
       *[other] { $level } participă acum la **{ $name }** cu { $count } de înscrieri.
    }
tournament-removed = { $count ->
        [one] { $level } a ieșit din **{ $name }**.
        [few] { $level }: { $count } înscrieri scoase din **{ $name }**.
       *[other] { $level }: { $count } de înscrieri scoase din **{ $name }**.
    }
tournament-starting = {"**"}{ $name }** începe. Participanți: { $count }. Vezi { $channel }.
tournament-fewer-rounds =
    Are { $rounds ->
        [one] o rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    } în loc de { $wanted }: cu mai multe, unii s-ar întâlni de două ori.
ask-withdraw =
    { $whose ->
        [own] Te retragi din **{ $name }**? Pierzi partida ta curentă din el și nu mai primești altele. Nu te poți întoarce.
        [league] Retragi jucătorul { $player } din acest ciclu al ligii (**{ $name }**)? Punctele tuturor partidelor neîncheiate le revin adversarilor. Partidele în curs se mai pot juca până la capăt, dar nu mai contează în ligă. Jucătorul iese și din ciclul următor, dar se poate înscrie din nou.
       *[other] Retragi jucătorul { $player } din **{ $name }**? Punctul partidei curente îi revine adversarului. Partida se mai poate juca până la capăt, dar nu mai contează în turneu. Jucătorul nu mai primește alte partide și nu se poate întoarce.
    }
button-withdraw-tournament = Confirmă retragerea
button-stay = Anulează retragerea
tournament-withdraw-cancelled = Nu s-a retras nimeni.
tournament-withdrawn-self = Te-ai retras din **{ $name }**. Îți mulțumesc că ai jucat.
tournament-withdrawn = { $player } nu mai joacă în **{ $name }**.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } te-a retras din acest ciclu al ligii (**{ $name }**). Punctele partidelor tale neîncheiate le revin adversarilor. Pe cele în curs le mai poți juca până la capăt, dar nu mai contează în ligă. Te poți înscrie din nou în ciclul următor. Motivul îl afli de la { $person }.
       *[no] { $person } te-a retras din turneul **{ $name }**. Punctul partidei tale curente îi revine adversarului. O mai poți juca până la capăt, dar nu mai contează în turneu. Nu mai ai alte partide în el. Motivul îl afli de la { $person }.
    }
tournament-withdrawn-game-continues = { $player } nu mai joacă în **{ $name }**, deci punctul îi revine adversarului. Partida se mai poate juca până la capăt, dar nu mai contează acolo. Dacă e cu rating, contează în continuare pentru clasamentul serverului.
ask-newcomer = Cine îi ia locul jucătorului { $player }?
ask-replace = Să ia { $new } locul jucătorului { $player } în **{ $name }**? { $new } primește punctele și toate partidele care nu au început. Dacă { $player } are o partidă în curs, punctul îi revine adversarului. Partida se mai poate juca până la capăt, dar nu mai contează în turneu. Amândoi sunt anunțați.
button-replace = Înlocuiește
button-no-replacement = Nu înlocui
tournament-replaced = { $new } a luat locul jucătorului { $player } în **{ $name }**.
tournament-you-were-replaced = { $person } a dat locul tău din turneul **{ $name }** jucătorului { $new }. Dacă ai acolo o partidă în curs, punctul îi revine adversarului. O mai poți juca până la capăt, dar nu mai contează în turneu. Motivul îl afli de la { $person }.
ask-end-tournament =
    Închei **{ $name }** în runda { $round } din { $rounds }? Nu va avea câștigător. { $games ->
        [0] Nicio partidă nu e în curs.
        [one] E încă în curs o partidă. Se poate juca până la capăt, dar nu va conta în turneu.
        [few] Sunt încă în curs { $games } partide. Se pot juca până la capăt, dar nu vor conta în turneu.
       *[other] Sunt încă în curs { $games } de partide. Se pot juca până la capăt, dar nu vor conta în turneu.
    }
ask-end-arena =
    Închei acum arena **{ $name }**? Punctele de până acum decid cine câștigă. { $games ->
        [0] Nicio partidă nu e în curs.
        [one] E încă în curs o partidă. Se poate juca până la capăt, dar nu va conta în arenă.
        [few] Sunt încă în curs { $games } partide. Se pot juca până la capăt, dar nu vor conta în arenă.
       *[other] Sunt încă în curs { $games } de partide. Se pot juca până la capăt, dar nu vor conta în arenă.
    }
ask-cancel-tournament =
    Anulezi **{ $name }**? Încă nu a început.{ $series ->
        [yes] {" "}Odată cu el se încheie toată seria.
       *[no] {""}
    }
button-end-tournament = Încheie turneul
button-cancel-tournament = Anulează turneul
button-keep-tournament = Lasă-l să continue
tournament-end-cancelled = Turneul continuă.
tournament-end-done = {"**"}{ $name }** s-a încheiat.
tournament-cancel-done = {"**"}{ $name }** e anulat.
tournament-moved = Partidele din **{ $name }** se joacă acum în { $channel }.
tournament-list-title = Turneele de pe acest server:
tournament-list-none = Aici nu sunt încă turnee. Creează unul cu `/turneu creeaza`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] deschis, { $count ->
            [one] un participant
            [few] { $count } participanți
           *[other] { $count } de participanți
        }
        [running] runda { $round } din { $rounds }
        [over] încheiat
       *[cancelled] anulat
    } · { $channel }
tournament-list-more = … și încă { $count }. Ca să vezi unul, folosește `/turneu clasament` cu numărul sau numele lui.
teams-terms = Fiecare server își înscrie oamenii. La masa 1 joacă cel mai puternic jucător al fiecărui server, la masa 2 următorul și tot așa. La fiecare masă se joacă două partide, una cu fiecare culoare.
teams-rated = O partidă e cu rating dacă ambii jucători sunt în clasamentul global.
teams-players = Fiecare echipă: { $range }.
teams-open = Ca să joci pentru serverul tău, apasă „Înscrie-te la turneu”.
teams-open-invited = Moderatorii fiecărui server îi înscriu pe cei care joacă pentru el.
teams-names = Celălalt server îți vede numele.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: încă nu e nimeni.
teams-no-guest = Niciun alt server nu a acceptat încă. Organizatorul poate apăsa „Invită un server”.
button-invite-server = Invită un server
teams-code = Trimite acest cod unui moderator de pe celălalt server: `{ $code }`. Acolo se folosește cu `/turneu accepta`. Codul e valabil o singură dată.
teams-ask = {"**"}{ $team }** propune serverului tău un meci pe echipe. Dacă accepți, oamenii de aici se pot înscrie în { $channel } și își joacă partidele acolo, în fire. Celălalt server le vede numele.
button-accept-match = Acceptă meciul
teams-accepted = Ai acceptat **{ $name }**. Oamenii de aici se pot înscrie acum în { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }** s-a încheiat. **{ $team }** câștigă cu { $points } la { $others }: felicitări!
teams-drawn = {"**"}{ $name }** s-a încheiat la egalitate, { $points } la { $others }.
teams-called-off = Meci anulat: una dintre echipe nu avea destui oameni ({ $count } din { $least } necesari).
teams-called-off-alone = Meci anulat: niciun alt server nu a acceptat.
refuse-teams-terms = Doar moderatorii pot crea un meci pe echipe. Începe singur, deci alege `inceput`, și nu se poate repeta: lasă `repeta` gol.
refuse-teams-starts = Nu poți începe tu **{ $name }**: începe singur la data stabilită, ca ambele servere să știe când.
refuse-teams-end = Niciunul dintre cele două servere nu poate încheia un meci pe echipe în curs. {"**"}{ $name }** se încheie când se termină toate partidele. Ca să nu mai joci, folosește `/turneu retrage`.
refuse-teams-other = { $player } joacă pentru celălalt server. Asta pot decide doar moderatorii de acolo.
refuse-teams-moderators = Doar moderatorii acestui server pot decide cine joacă pentru el.
refuse-teams-full =
    Echipa e plină: are { $most ->
        [one] un loc
        [few] { $most } locuri
       *[other] { $most } de locuri
    }.
refuse-teams-people = Într-un meci pe echipe joacă doar oameni.
refuse-teams-code = Niciun server nu propune un meci cu acest cod. Mai verifică o dată codul: are nouă cifre și e valabil o singură dată.
refuse-teams-own = Chiar serverul tău propune acest meci. Trebuie să îl accepte un moderator de pe celălalt server.
refuse-teams-accepted = Alt server a acceptat deja acest meci.
refuse-teams-barred = Operatorul botului nu permite partide cu oameni de pe alte servere pentru { $player }.
series-title = {"**"}{ $name }**, { $year }. Turnee până acum: { $count }.
series-none = Nimeni nu are încă puncte.
series-line = { $place }. { $player } · {"**"}{ $points }** · turnee: { $played }, câștigate: { $wins }
series-legend = {"-#"} La fiecare turneu primești un punct și câte unul pentru fiecare persoană clasată după tine. Dacă te retragi, niciunul. La egalitate contează turneele câștigate.
series-next = Următorul: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Aici nu e în curs niciun turneu și niciun ciclu de ligă. Ca să începi un turneu, folosește `/turneu incepe`.
       *[no] Aici nu e în curs niciun turneu organizat de tine. Ca să îl începi pe al tău, folosește `/turneu incepe`. Moderatorii le văd pe ale tuturor.
    }
panel-round = runda { $round } din { $rounds }
panel-games = încheiate: { $over } · în curs: { $running } · neîncepute: { $waiting }
panel-ends = se termină { $until }
panel-paused = în pauză
panel-late = {"**"}Partide întârziate: { $count }.** Nicio mutare de o zi sau de o jumătate de rundă, dacă rundele sunt mai scurte de două zile. Îi poți aminti din nou unui jucător de aceeași partidă după { $pause }.
panel-nobody-late = Nu întârzie nimeni.
panel-entry = { $number }. { $player }: ultima mutare { $since } · { $game } cu { $opponent } · { $name }
panel-reminded = { $player } primește un memento.
button-manage = Gestionează
button-remind = Amintește-i nr. { $number }
button-reminded = Nr. { $number }: i s-a amintit
button-panel-withdraw = Retrage nr. { $number }
button-panel-replace = Înlocuiește nr. { $number }
button-panel-tournaments = Turnee: { $way }
button-panel-late = Întârziate: { $way }
button-refresh = Actualizează
tournament-reminder = { $player }, organizatorii turneului **{ $name }** te roagă să continui partida { $number } cu { $opponent }. E rândul tău.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = directe { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (s-a retras)
standings-part = {"-#"} Locurile { $first }–{ $last } din { $count }. Butoanele arată restul.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + victorii, = remize, − înfrângeri, (n) runde fără joc. Prima departajare: Buchholz, punctele tuturor adversarilor unui jucător. A doua: SB (Sonneborn-Berger), punctele adversarilor învinși plus jumătate din punctele celor cu care a făcut remiză.
       *[no] {"-#"} + victorii, = remize, − înfrângeri, (n) runde fără joc. Prima departajare: partidele directe. A doua: SB (Sonneborn-Berger), punctele adversarilor învinși de un jucător plus jumătate din punctele celor cu care a făcut remiză.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · iese în runda { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Loc și jucător:
       *[no] { $heading }. Loc, jucător și puncte:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Nume
column-points = Puncte
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = Partide
column-out = Iese în
cell-out = runda { $round }
caption-standings = Turneul { $number } · { $kind }
button-own-place = Arată locul meu
tournament-round-over = {"**"}{ $name }**: runda { $round } din { $rounds } s-a încheiat.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } te invită să participi în { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): următorul e deschis. Înscrie-te în { $channel }.
event-description =
    { $arena ->
        [yes] O arenă DVONN. Înscrie-te în { $channel }.
       *[no] Un turneu DVONN ({ $kind }). Înscrie-te în { $channel } înainte să înceapă.
    }

refuse-tournament-unknown = Nu există aici turneul `{ $typed }`. `/turneu lista` le arată pe toate.
refuse-tournament-name =
    Numele unui turneu trebuie să aibă între 1 și { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }.
refuse-tournament-setup = Turneele nu pot folosi această configurație. Alege: completă, piesele roșii, aleatorie sau simetrică.
refuse-tournament-round =
    { $later ->
        [yes] Runda { $round } din **{ $name }** nu are încă perechi. Se joacă runda { $current } din { $rounds }.
       *[no] **{ $name }** nu are runda { $round }. Ultima e runda { $current }.
    }
refuse-tournament-rounds = Numărul de runde ale unui turneu e de la 1 la { $most }. Lasă `runde` gol ca să fie câte sunt necesare.
refuse-tournament-rounds-fixed = În acest sistem ({ $kind }), numărul de participanți decide numărul de runde. Lasă `runde` gol sau alege elvețian.
refuse-tournament-length = O rundă durează de la { $shortest } la 90 de zile. Scrie limita de timp ca `14d`, `2h` sau `90m`.
refuse-tournament-organiser = Asta pot face doar { $organiser }, organizatorul turneului, și moderatorii.
refuse-tournament-started = {"**"}{ $name }** a început deja, deci e prea târziu să te înscrii sau să ieși. Ca să te retragi, folosește `/turneu retrage`. Ca să îi vezi partidele, folosește `/turneu perechi`.
refuse-tournament-not-started = {"**"}{ $name }** nu a început încă. Ca să ieși, folosește `/turneu iesi`.
refuse-tournament-over = {"**"}{ $name }** s-a încheiat sau e anulat. `/turneu lista` le arată pe toate.
refuse-tournament-blocked = Un moderator te-a blocat: nu poți juca partide pe acest server. Motiv: { $reason }
refuse-tournament-full =
    Turneul e plin. Poate avea cel mult { $most ->
        [one] un participant
        [few] { $most } participanți
       *[other] { $most } de participanți
    }.
refuse-tournament-no-computer = Calculatorul nu e înscris la acest nivel.
refuse-tournament-computers =
    Poți înscrie cel mult { $most ->
        [one] un calculator
        [few] { $most } calculatoare
       *[other] { $most } de calculatoare
    }, pentru că fiecare partidă deschide un fir. Ca să ai mai multe, roagă un moderator să le înscrie.
refuse-tournament-start = Nu înțeleg ora { $typed }. Scrie `2026-12-05 19:00`, `vineri 19:00`, `19:00` sau `3d`, în fusul tău orar (vezi `/dvonn setari`).
start-zone = Am luat { $typed } ca oră UTC, fiindcă nu ți-ai setat fusul orar. Îl setezi cu `/dvonn setari`.
refuse-tournament-range = Nu înțeleg { $typed }. Scrie un interval, de exemplu { $example }.
weekdays = luni marți miercuri joi vineri sâmbătă duminică
nth-weekdays =
    { $nth ->
        [first] prima luni, prima marți, prima miercuri, prima joi, prima vineri, prima sâmbătă, prima duminică
        [second] a doua luni, a doua marți, a doua miercuri, a doua joi, a doua vineri, a doua sâmbătă, a doua duminică
        [third] a treia luni, a treia marți, a treia miercuri, a treia joi, a treia vineri, a treia sâmbătă, a treia duminică
        [fourth] a patra luni, a patra marți, a patra miercuri, a patra joi, a patra vineri, a patra sâmbătă, a patra duminică
       *[last] ultima luni, ultima marți, ultima miercuri, ultima joi, ultima vineri, ultima sâmbătă, ultima duminică
    }
refuse-tournament-players =
    Un astfel de turneu are între { $least } și { $most ->
        [one] { $most } participant
        [few] { $most } participanți
       *[other] { $most } de participanți
    }.
refuse-tournament-reversed = Numărul mai mic vine primul: `{ $range }`.
refuse-tournament-start-time = Începutul trebuie să fie în viitor, în cel mult un an.
refuse-tournament-repeat-start = Ca să repeți un turneu, alege și `inceput`.
refuse-tournament-repeat = Doar moderatorii pot repeta un turneu. Lasă `repeta` gol.
refuse-tournament-out-of-range = { $player } are aici ratingul { $own }. Turneul e pentru { $range }.
refuse-tournament-role = { $player } nu are rolul { $role }. Turneul e doar pentru membrii care îl au.
refuse-tournament-invited = Turneul e pe bază de invitație. Ca să participi, roagă organizatorul ({ $organiser }) să te înscrie.
refuse-tournament-joined = Ești deja în turneu. Ca să ieși, folosește `/turneu iesi`.
refuse-tournament-bot = Boții nu pot participa. Ca să înscrii calculatorul, folosește `/turneu adauga-calculator`.
refuse-tournament-entered = { $player } participă deja.
refuse-tournament-entrant-busy = { $player } joacă deja deodată atâtea partide și turnee câte are voie o persoană.
refuse-tournament-not-in = { $player } nu e în acest turneu.
refuse-tournament-own-opponent = În această rundă joci cu { $player }, deci nu poți face tu retragerea. Roagă alt moderator.
refuse-tournament-irreplaceable = Într-un turneu eliminatoriu sau într-o arenă nimeni nu îi poate lua locul jucătorului { $player }. Îl poți retrage.
refuse-tournament-replace-self = Nu poți lua tu locul unui jucător. Roagă alt moderator.
refuse-tournament-not-late = Partida aceasta nu mai întârzie. Apasă „Actualizează”.
refuse-tournament-reminded = { $player } a primit de curând un memento pentru această partidă. Poți trimite altul { $until }.
refuse-tournament-withdrawn = { $player } s-a retras deja.
refuse-tournament-few = Un turneu are nevoie de cel puțin doi participanți. Invită oameni sau înscrie-i cu `/turneu inscrie`.
refuse-tournament-few-people = Poți începe turneul când s-au înscris cel puțin două persoane. Calculatoarele nu contează. Ca să înceapă acum, roagă un moderator.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Organizezi deja un turneu. Termină-l întâi sau încheie-l cu `/turneu incheie`.
            [few] Organizezi deja { $most } turnee. Încheie întâi unul cu `/turneu incheie`.
           *[other] Organizezi deja { $most } de turnee. Încheie întâi unul cu `/turneu incheie`.
        }
       *[all] { $most ->
            [one] Serverul are deja un turneu neîncheiat. Întâi trebuie să se încheie acela.
            [few] Serverul are deja { $most } turnee neîncheiate. Întâi trebuie să se încheie unul.
           *[other] Serverul are deja { $most } de turnee neîncheiate. Întâi trebuie să se încheie unul.
        }
    }
refuse-tournament-soon = Ai creat un turneu de curând. Pe următorul îl poți crea { $until }. Moderatorii nu trebuie să aștepte.
refuse-tournament-none-open = Niciun turneu nu primește acum înscrieri aici. Creează unul cu `/turneu creeaza`.
refuse-tournament-none-running = Aici nu e niciun turneu în curs.
refuse-tournament-none = Nu există aici un astfel de turneu. Creează unul cu `/turneu creeaza`.
refuse-tournament-several = Sunt mai multe turnee. Alege unul cu opțiunea `turneu`.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · ligă
league-terms = Persoane într-o grupă: { $size } · partide cu fiecare adversar: { $games } · săptămâni într-un ciclu: { $weeks } · promovări și retrogradări: { $moves } · partide deodată: { $most }
contest-games =
    { $setup ->
        [reds] Cele trei piese roșii așezate manual, restul la întâmplare
        [random] Table aleatorii
        [symmetric] Table simetrice
       *[full] Toate cele 49 de piese, așezate manual
    } · { $clock } · { $rated ->
        [yes] cu rating
       *[no] fără rating
    }
league-begins = Ciclul { $cycle } începe pe { $when }.
league-ends = Ciclul { $cycle } se termină pe { $when }.
league-paused = {"**"}Pauză.** Până când moderatorii reiau liga, nu începe nicio partidă și niciun ciclu.
league-entries = În ciclul { $cycle } ({ $count }): { $names }
league-entries-none = În ciclul { $cycle } încă nu e nimeni.
league-few =
    Pentru un ciclu e nevoie de { $least ->
        [one] o persoană
        [few] { $least } persoane
       *[other] { $least } de persoane
    }. Dacă sunt mai puține, începe cu o săptămână mai târziu.
league-put-off = Amânat cu o săptămână, fiindcă s-au înscris prea puțini. Mai lipsesc: { $missing }.
league-stalls = { $organiser }, ciclul { $cycle } al ligii **{ $name }** e amânat a treia săptămână la rând. Persoane necesare: { $least }, înscrise: { $count }. Poți invita mai mulți oameni sau poți pune liga pe pauză cu `/liga pauza` până se adună destui. Ca să o închei, folosește `/liga inchide`. Ca să schimbi începutul, închide-o și creeaz-o din nou cu `/liga creeaza`.
league-you =
    { $in ->
        [yes] Joci în ciclul { $cycle }.
       *[no] Nu joci în ciclul { $cycle }.
    }
league-ask = Joci mai departe? Apasă „Particip”. Fără răspuns, nu joci în ciclul { $cycle }.
league-unanswered = Încă fără răspuns: { $names }
league-began = Ciclul { $cycle } a început.
league-event = { $name } · ciclul { $cycle }
league-event-description = Un nou ciclu al unei ligi DVONN. Înainte să înceapă, înscrie-te în { $channel } cu `/liga participa`.
league-news = {"**"}{ $name }**: ciclul { $cycle } a început în { $channel }. Jucători: { $players }. Grupe: { $divisions }. Pentru următorul ciclu, înscrie-te cu `/liga participa`.
league-closed = Această ligă e închisă.
button-league-in = Particip
button-league-out = De data asta nu
button-league-tables = Arată clasamentele
button-league-history = Arată toate ciclurile
button-division = Grupa { $number }
button-league-cycle = Ciclul { $number }
league-joined = Joci în ciclul { $cycle } din **{ $name }**. Începe pe { $when }.
league-out = Nu joci în ciclul { $cycle } din **{ $name }**.
league-ask-leave = Joci în ciclul { $cycle } din **{ $name }**. Vrei să-ți termini partidele și să sari peste ciclul următor sau să ieși acum? Dacă ieși acum, partidele începute continuă, iar pe celelalte le câștigă adversarii.
button-league-finish = Îmi termin partidele
button-league-leave = Ies acum
button-league-leave-cycle = Ieși din ciclul { $cycle }
league-left = Ai ieșit din ciclul { $cycle } din **{ $name }**. Partidele începute continuă.
league-entry-removed = { $player } nu mai joacă în ciclul { $cycle } din **{ $name }**. Se poate înscrie din nou. Ca să împiedici asta, blochează persoana.
league-you-were-removed = { $person } te-a scos din ciclul { $cycle } din **{ $name }**. Partidele tale din ciclul în curs continuă. Te poți înscrie din nou. Motivul îl afli de la { $person }.
league-paused-done = {"**"}{ $name }** e în pauză. Ca să continue, folosește `/liga reia`.
league-resumed = {"**"}{ $name }** continuă. Calendarul ligii se decalează cu durata pauzei.
league-ask-close = Închizi definitiv **{ $name }**? Dacă e un ciclu în curs, nu va avea campion, iar partidele începute continuă ca partide obișnuite.
button-league-close = Închide liga
league-closed-done = Liga **{ $name }** e închisă.
league-kept = Liga continuă.
championship-terms = Campionatul acestui bot: joacă oameni de pe toate serverele, fiecare pe al său. Ceilalți îți văd numele.
championship-joined = Partidele tale se joacă în fire din { $channel }.
championship-place = { $player }: locul { $place } în grupa { $division }
championship-no-place = În canalul din care te-ai înscris nu mai pot deschide fire pentru partidele tale, așa că te-am scos din acest ciclu din **{ $name }**. La ciclul următor poți participa din alt canal, cu `/liga campionat`.
league-table = { $name } · ciclul { $cycle }, grupa { $division }
league-no-table = Nu există un astfel de clasament.
league-left-to-play = de jucat: { $count }
league-fate =
    { $fate ->
        [champion] campion
        [up] promovează
        [safe] rămâne în grupă
        [down] retrogradează
        [left] nu mai joacă
        [needs_win] trebuie să câștige { $wins } din { $games } pentru titlu
        [needs_up] trebuie să câștige { $wins } din { $games } ca să promoveze
        [needs_safe] trebuie să câștige { $wins } din { $games } ca să rămână
        [may_win] poate lua titlul
        [may_up] poate promova
       *[danger] în pericol
    }
league-legend = {"-#"} Departajare după partide directe, apoi după SB (Sonneborn-Berger): punctele adversarilor învinși de un jucător plus jumătate din punctele celor cu care a făcut remiză. Dacă e egal și acolo, e mai sus cine a început ciclul mai jos.
caption-league = Departajare: partide directe, apoi SB
league-results = {"**"}{ $name }**: ciclul { $cycle } s-a încheiat. Campion: { $champion }. Felicitări!
league-results-nobody = {"**"}{ $name }**: ciclul { $cycle } s-a încheiat. Nu are campion.
league-division-line = Grupa { $number }: { $what }
league-goes-up = promovează: { $names }
league-goes-down = retrogradează: { $names }
league-history = {"**"}{ $name }**: câștigătorii tuturor grupelor, întâi campionul
league-history-none = În liga **{ $name }** încă nu s-a încheiat niciun ciclu.
league-history-line = Ciclul { $cycle }: { $winners }
league-history-nobody = Ciclul { $cycle }: fără campion
league-line = Partidă de ligă: [{ $name }]({ $url })
league-line-plain = Partidă de ligă: { $name }
league-no-threads =
    { $organiser }, următoarele partide din **{ $name }** nu pot începe în { $channel }. { $reason } Încerc din nou în fiecare minut. Ca să jucați în alt canal, folosește acolo `/liga muta`.
refuse-tournament-division = {"**"}{ $name }** e o grupă dintr-o ligă. Ce poți face acolo vezi cu `/liga arata`.
refuse-league-none = Acest server nu are ligă. Moderatorii pot deschide una cu `/liga creeaza`.
refuse-championship-none = Acest bot nu are campionat. Dacă serverul tău are o ligă, o vezi cu `/liga arata`.
refuse-championship-off = Acest server nu permite partide cu alte servere. O persoană care gestionează serverul poate permite asta: `/cauta` în `/dvonn-admin setari`.
refuse-league-exists = Acest server are deja o ligă: **{ $name }**. Moderatorii o pot închide cu `/liga inchide`.
refuse-league-name =
    Numele unei ligi trebuie să aibă între 1 și { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }.
refuse-league-start = Primul ciclu poate începe cel mai devreme peste o oră și cel mai târziu peste 30 de zile.
refuse-league-options = O ligă nu poate avea aceste opțiuni. Alege altele în `/liga creeaza`.
refuse-league-closed = Liga **{ $name }** e închisă. Moderatorii pot deschide o ligă nouă cu `/liga creeaza`.
refuse-league-paused = {"**"}{ $name }** e deja în pauză.
refuse-league-not-paused = {"**"}{ $name }** nu e în pauză.
refuse-league-joined = Joci deja în ciclul { $cycle } din **{ $name }**.
refuse-league-not-entered = { $player } nu joacă în ciclul { $cycle } din **{ $name }**.
refuse-league-full =
    Liga e plină: s-au înscris deja { $most ->
        [one] { $most } persoană
        [few] { $most } persoane
       *[other] { $most } de persoane
    }.
refuse-league-not-playing = Nu joci în acest ciclu din **{ $name }**.

## Puzzles

puzzle-title =
    { $color ->
        [white] **Problema { $number }** · Albul la mutare
       *[black] **Problema { $number }** · Negrul la mutare
    }
puzzle-mistake =
    { $color ->
        [white] Ultima mutare a Albului, { $ply }, a fost o greșeală.
       *[black] Ultima mutare a Negrului, { $ply }, a fost o greșeală.
    }
puzzle-last =
    { $color ->
        [white] Ultima piesă a Albului: { $ply }.
       *[black] Ultima piesă a Negrului: { $ply }.
    }
puzzle-goal-win = O singură mutare câștigă. Găsește-o.
puzzle-goal-draw = O singură mutare salvează remiza. Găsește-o.
puzzle-goal-margin = O mutare e mai bună decât toate celelalte cu cel puțin 5 piese. Găsește-o.
puzzle-goal-judged = O mutare e mult mai puternică decât toate celelalte. Găsește-o.
puzzle-goal-place = Un singur spațiu păstrează șansele mai bune. Găsește-l. Când apeși un buton, piesa ta se așază imediat.
puzzle-step = Mutarea { $step } din { $steps }.
puzzle-right = **Corect: { $ply }.** Apoi: { $replies }.
puzzle-counted = Ai mai încercat această problemă. La rating a contat doar prima încercare.
puzzle-first-try = La rating a contat doar prima încercare.
puzzle-stack =
    { $height ->
        [1] { $cell }: piesă singură
       *[other] { $red ->
            [yes] { $cell }: grup de { $height }, cu roșu
           *[no] { $cell }: grup de { $height }
        }
    }
puzzle-stack-hint = Ce grup muți?
puzzle-destination = Unde să meargă **{ $cell }**? Mutarea se joacă imediat.
puzzle-hint = Indiciu: mută grupul de pe **{ $cell }**.
puzzle-hint-cells = Indiciu: spațiul e { $cells }.
puzzle-hint-half = Cu un indiciu, rezolvarea contează pe jumătate.
puzzle-wrong = **Nu aceasta:** { $ply }.
puzzle-solved = **Rezolvată!** { $line }
puzzle-why-win = Orice altă mutare ratează victoria.
puzzle-why-draw = Orice altă mutare pierde.
puzzle-why-margin = La joc perfect, orice altă mutare dă un rezultat mai slab cu cel puțin 5 piese.
puzzle-why-judged = Cu orice altă mutare, șansele de victorie sunt mult mai mici.
puzzle-why-place = Orice alt spațiu îi lasă adversarului șansele mai bune.
puzzle-solution = Rezolvarea problemei { $number }: { $line }
puzzle-also = La fel de bune la ultima mutare: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] Ratingul tău la probleme: { $step } → { $rating }.
        [hinted] Rezolvată cu un indiciu. Ratingul tău la probleme: { $step } → { $rating }.
       *[failed] Contează ca nerezolvată. Ratingul tău la probleme: { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Serie zilnică: o zi.
        [few] Serie zilnică: { $days } zile.
       *[other] Serie zilnică: { $days } de zile.
    }
puzzle-none = Aici nu a mai rămas nicio problemă pentru tine. Încearcă altă tematică sau revino mâine pentru problema zilei.
daily-title = **Problema zilei** · { $date }
daily-tally =
    { $tried ->
        [0] Încă nu a încercat-o nimeni.
       *[other] Încercări: { $tried } · Rezolvări: { $solved }
    }
solvers-title = **Cine rezolvă cel mai bine problemele**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · rezolvate { $solved } din { $tried }{ $streak ->
        [0] { "" }
        [one] { " " }· serie zilnică: o zi
        [few] { " " }· serie zilnică: { $streak } zile
       *[other] { " " }· serie zilnică: { $streak } de zile
    }
solvers-none = Pe acest server nimeni nu a rezolvat încă o problemă. `/problema rezolva` îți arată una.
race-intro = **Cursă de probleme:** rezolvă câte probleme poți în cinci minute. Devin tot mai grele, iar a treia greșeală încheie cursa. Ceasul pornește când apeși **Pornește**.
race-best = Recordul tău: { $score }.
race-new-best = **Ai un nou record!**
race-offer = { $opponent }, { $challenger } te provoacă la o cursă de probleme: cinci minute, aceleași probleme.
race-rules = Problemele devin tot mai grele, iar a treia greșeală te scoate din cursă. Apasă **Pornește** și ceasul merge pentru amândoi.
race-called = { $challenger }, { $opponent } a pornit cursa voastră de probleme. Ceasul merge pentru amândoi!
race-runs = **Cursă de probleme:** { $one } contra { $other }. Ca să rezolvi, apasă **Problemele mele**.
race-ends = Se termină { $until }.
race-score =
    { $mistakes ->
        [0] { $score ->
            [one] o problemă rezolvată
            [few] { $score } probleme rezolvate
           *[other] { $score } de probleme rezolvate
        }, fără greșeli
        [one] { $score ->
            [one] o problemă rezolvată
            [few] { $score } probleme rezolvate
           *[other] { $score } de probleme rezolvate
        }, 1 din { $most } greșeli
        [few] { $score ->
            [one] o problemă rezolvată
            [few] { $score } probleme rezolvate
           *[other] { $score } de probleme rezolvate
        }, { $mistakes } din { $most } greșeli
       *[other] { $score ->
            [one] o problemă rezolvată
            [few] { $score } probleme rezolvate
           *[other] { $score } de probleme rezolvate
        }, { $mistakes } din { $most } greșeli
    }
race-score-of = { $person }: { $score }
race-won = **Cursă de probleme:** câștigă { $winner }.
race-drawn = **Cursă de probleme:** egalitate între { $one } și { $other }.
race-solved = ✅ **Corect!**
race-wrong = ❌ Era **{ $ply }**.
race-out = **Trei greșeli: ai ieșit din cursă.**
race-time-up = **S-a terminat timpul!**
race-not-started = Cursa aceasta nu a început încă.
race-started = A început deja.
race-over = S-a terminat.
race-called-off = Această cursă de probleme a fost anulată.
race-already = Ești deja într-o cursă. Iat-o.
race-gone = Cursa aceasta s-a terminat demult. Ca să pornești alta, folosește `/problema cursa`.
race-not-in-it = Nu participi la cursa aceasta. Ca să pornești una a ta, folosește `/problema cursa`.
race-not-the-opponent = Doar { $opponent } poate porni sau refuza cursa aceasta.
race-not-the-challenger = Doar { $challenger } poate anula cursa aceasta.
race-closed = Nu mai poți porni cursa aceasta.
race-other-races = { $person } e în altă cursă. Încearcă din nou peste câteva minute.
race-too-many =
    { $most ->
        [one] În ultima oră ai provocat pe cineva la o cursă, care încă nu a pornit. Mai așteaptă puțin.
        [few] În ultima oră ai trimis { $most } provocări din care nu a ieșit nicio cursă. Mai așteaptă puțin.
       *[other] În ultima oră ai trimis { $most } de provocări din care nu a ieșit nicio cursă. Mai așteaptă puțin.
    }
race-asked-lately = În ultima oră ai mai provocat la o cursă jucătorul { $opponent }. Așteaptă răspunsul sau provoacă pe altcineva.
race-oneself = Nu te poți provoca pe tine. Pentru o cursă fără adversar, lasă `adversar` gol.
button-race-start = Pornește
button-race-puzzles = Problemele mele
button-race-again = Încă o cursă
button-puzzle-hint = Indiciu (contează ½)
button-puzzle-solution = Arată rezolvarea
button-puzzle-again = Încearcă din nou
button-puzzle-next = Problema următoare
button-puzzle-next-themed = Alta: { $theme }
button-practise-theme = Probleme: { $theme }
button-puzzle-any = Problemă cu orice tematică
button-puzzle-play = Joacă mai departe de aici
button-puzzle-solve = Rezolvă
