# Tutti i testi in italiano. I termini sono in docs/glossary/it.md.

## Lists

list-comma = {", "}
list-semicolon = {"; "}
sentence-space = {" "}
sentence = { $words }.
number-tenths = { $whole },{ $tenths }

## Commands

command-dvonn = Gioca a DVONN
command-dvonn-challenge = Sfida un giocatore o chiunque nel canale
    .name = sfida
command-dvonn-challenge-opponent = Chi vuoi sfidare. Se vuoto: può accettare chiunque
    .name = avversario
command-dvonn-challenge-color = Il tuo colore. Se vuoto: casuale
    .name = colore
command-dvonn-challenge-setup = Come si riempie il tabellone. Se vuoto: te lo chiedo
    .name = disposizione
command-dvonn-challenge-seed = Seme di un tabellone precedente. Se vuoto: casuale
    .name = seme
command-dvonn-challenge-position = Posizione iniziale come testo, per la disposizione “personalizzata”
    .name = posizione
command-dvonn-challenge-clock = Cadenza: 5d, 3d+12h, live 10 o none. Se vuoto: 3d+12h
    .name = cadenza
command-dvonn-challenge-rated = Partita classificata. Se vuoto: solo se avete tutti e due un rating qui
    .name = classificata
command-dvonn-play = Gioca contro il computer
    .name = gioca
command-dvonn-play-level = Livello del computer. Se vuoto: Dilettante
    .name = livello
command-dvonn-play-engine = Motore aggiunto da chi gestisce il bot, al posto di un livello
    .name = motore
command-dvonn-play-color = Il tuo colore. Se vuoto: casuale
    .name = colore
command-dvonn-play-setup = Come si riempie il tabellone. Se vuoto: casuale ed equilibrato
    .name = disposizione
command-dvonn-play-clock = La tua cadenza: 5d, 3d+12h, live 10 o none. Se vuoto: 3d+12h
    .name = cadenza
command-dvonn-play-seed = Seme di un tabellone precedente. Se vuoto: casuale
    .name = seme
command-dvonn-play-position = Posizione iniziale come testo, per la disposizione “personalizzata”
    .name = posizione
command-dvonn-place = Piazza la tua prossima pedina
    .name = piazza
command-dvonn-place-cell = Casella vuota, per esempio D3. Le altre (D3 E4 F2) formano il tuo piano
    .name = casella
command-dvonn-plan = Pianifica i tuoi piazzamenti: li gioco io per te
    .name = piano
command-dvonn-conditional = Imposta mosse condizionali: se gioca questo, gioco quello
    .name = condizionali
command-dvonn-move = Muovi una delle tue pile
    .name = muovi
command-dvonn-move-move = Casella della tua pila e casella di arrivo, per esempio D3F3
    .name = mossa
command-dvonn-hint = Mostra le tue mosse migliori (solo partite amichevoli)
    .name = suggerimento
command-dvonn-analyse = Analizza una posizione o una partita. Se vuoto: quella di questo canale
    .name = analizza
command-dvonn-analyse-position = Posizione come testo, per esempio “w r1,w1,…/…”
    .name = posizione
command-dvonn-analyse-game = Numero della partita, elenco di mosse o testo di un file
    .name = partita
command-dvonn-analyse-after = Analizza la posizione dopo questo numero di mosse. Se vuoto: l’ultima
    .name = dopo
command-dvonn-analyse-lines = Quante linee migliori mostrare, da 1 a 5. Se vuoto: 3
    .name = linee
command-dvonn-board = Mostra il tabellone della partita in questo canale
    .name = tabellone
command-dvonn-board-surrounded = Segna le pile circondate (non possono muoversi). Se vuoto: no
    .name = circondate
command-dvonn-board-size = Dimensione dell’immagine. Se vuoto: quella delle impostazioni
    .name = dimensione
command-dvonn-board-size-small = piccola
command-dvonn-board-size-normal = normale
command-dvonn-board-size-large = grande
command-dvonn-games = Elenca le tue partite in corso e le scadenze
    .name = partite
command-dvonn-offer = Proponi patta, ritiro della mossa, pausa, tempo o rivincita
    .name = proponi
command-dvonn-offer-what = Che cosa proporre
    .name = cosa
command-dvonn-offer-what-draw = Patta
command-dvonn-offer-what-takeback = Ritiro della tua ultima mossa
command-dvonn-offer-what-pause = Pausa: si fermano i due orologi
command-dvonn-offer-what-time = Più tempo all’avversario, concesso subito
command-dvonn-offer-what-rematch = Rivincita a colori invertiti
command-dvonn-admin = Impostazioni per tutto il server
command-dvonn-admin-settings = Vedi e cambia le impostazioni del server
    .name = impostazioni
command-dvonn-admin-limits = Vedi o imposta quante sfide, thread e tornei può aprire una persona
    .name = limiti
command-dvonn-admin-limits-challenges = Sfide aperte di una persona. Predefinito: 3
    .name = sfide
command-dvonn-admin-limits-opponent = Massimo di sfide aperte di una persona a un’altra. Predefinito: 1
    .name = avversario
command-dvonn-admin-limits-threads = Thread che una persona può aprire in 10 minuti. Predefinito: 3
    .name = thread
command-dvonn-admin-limits-tournaments = Tornei non finiti per persona; 3 per i moderatori. Predefinito: 1
    .name = tornei
command-dvonn-admin-limits-wait = Minuti prima di poter creare un altro torneo (moderatori: nessuna attesa). Predefinito: 60
    .name = attesa
command-dvonn-admin-limits-reason = Motivo, per il registro (facoltativo)
    .name = motivo
command-dvonn-admin-roles = Vedi o imposta i ruoli che assegno per posti in classifica e titoli
    .name = ruoli
command-dvonn-admin-roles-first = Ruolo per il primo posto in classifica
    .name = primo
command-dvonn-admin-roles-top3 = Ruolo per i primi tre in classifica
    .name = top3
command-dvonn-admin-roles-top10 = Ruolo per i primi dieci in classifica
    .name = top10
command-dvonn-admin-roles-season = Ruolo per chi ha vinto l’ultima stagione
    .name = stagione
command-dvonn-admin-roles-tournament = Ruolo per chi ha vinto l’ultimo torneo
    .name = torneo
command-dvonn-admin-roles-league = Ruolo per il titolo della lega
    .name = lega
command-dvonn-admin-roles-reason = Motivo, per il registro (facoltativo)
    .name = motivo
command-dvonn-admin-block = Impedisci a qualcuno di iniziare o accettare partite su questo server
    .name = blocca
command-dvonn-admin-block-player = Chi bloccare (le sue partite in corso continuano)
    .name = giocatore
command-dvonn-admin-block-reason = Motivo, per il registro e per la persona bloccata
    .name = motivo
command-dvonn-admin-unblock = Sblocca qualcuno su questo server
    .name = sblocca
command-dvonn-admin-unblock-player = Chi sbloccare
    .name = giocatore
command-dvonn-admin-unblock-reason = Motivo, per il registro (facoltativo)
    .name = motivo
command-dvonn-admin-fairness = Perdita per mossa nelle partite classificate riviste: un indizio, non una prova
    .name = correttezza
command-dvonn-admin-fairness-player = Giocatore. Se vuoto: chi salta più all’occhio
    .name = giocatore
command-dvonn-admin-backup = Scarica partite, risultati, tornei e impostazioni di questo server
    .name = backup
command-dvonn-admin-log = Mostra che cosa hanno fatto i moderatori: chi, cosa, quando e perché
    .name = registro
command-dvonn-resign = Abbandona la partita in questo canale
    .name = abbandona
command-dvonn-vacation = Inizia o termina una vacanza, o guarda i giorni rimasti
    .name = vacanza
command-dvonn-vacation-days = Giorni di 24 ore da adesso; 0 termina la vacanza
    .name = giorni
command-dvonn-help = Come giocare a DVONN con questo bot
    .name = aiuto
command-dvonn-rules = Le regole di DVONN in cinque minuti, con immagini
    .name = regole
command-dvonn-rules-page = Pagina iniziale. Se vuoto: lo scopo del gioco
    .name = pagina
command-dvonn-rules-page-goal = Scopo del gioco
command-dvonn-rules-page-placing = Piazzare le pedine
command-dvonn-rules-page-moving = Muovere le pile
command-dvonn-rules-page-surrounded = Pile circondate
command-dvonn-rules-page-isolation = Isolamento
command-dvonn-rules-page-end = Passo e fine della partita
command-dvonn-rules-page-here = Giocare qui
command-dvonn-rules-cell = Casella: quali la toccano e che cosa contengono
    .name = casella
command-menu-challenge = Sfida a DVONN
command-menu-profile = Profilo DVONN
command-menu-analyse = Analizza questa posizione
command-menu-import = Importa questa partita

command-game = Una partita: revisione, replay, mosse, anteprima, esporta e importa
    .name = partita
command-game-moves = Elenca tutte le mosse della partita in questo canale
    .name = mosse
command-game-replay = Replay di una partita come GIF
    .name = replay
command-game-replay-game = Numero della partita o elenco di mosse. Se vuoto: l’ultima del canale
    .name = partita
command-game-replay-from = Numero della prima mossa. Se vuoto: 1
    .name = da
command-game-replay-to = Numero dell’ultima mossa. Se vuoto: la più recente
    .name = a
command-game-replay-share = Replay per tutto il canale. Se vuoto: solo per te
    .name = condividi
command-game-review = Rivedi una partita finita: probabilità di vittoria, punti di svolta, precisione
    .name = revisione
command-game-review-game = Numero della partita. Se vuoto: l’ultima in questo canale
    .name = partita
command-game-find = Trova partite finite per giocatore, risultato, disposizione, giorno, durata o posizione
    .name = trova
command-game-find-player = Il tuo avversario. Con “tutti”: qualsiasi giocatore. Per le partite contro il computer, scegli me
    .name = giocatore
command-game-find-everyone = Cerca tra le partite di tutti su questo server. Se vuoto: solo tra le tue
    .name = tutti
command-game-find-result = Risultato per te o per il giocatore indicato
    .name = risultato
command-game-find-result-won = Vittoria
command-game-find-result-lost = Sconfitta
command-game-find-setup = Disposizione del tabellone
    .name = disposizione
command-game-find-from = Partite iniziate da questo giorno in poi, come 2026-03-01
    .name = dal
command-game-find-until = Partite iniziate non oltre questo giorno, come 2026-03-31
    .name = al
command-game-find-shortest = Numero minimo di mosse
    .name = minimo
command-game-find-longest = Numero massimo di mosse
    .name = massimo
command-game-find-position = Mosse come D3 E4 F5, o una posizione come testo. Valgono anche quelle speculari
    .name = posizione
command-game-export = Esporta una partita in un file
    .name = esporta
command-game-export-game = Numero della partita. Se vuoto: l’ultima in questo canale
    .name = partita
command-game-export-format = Formato del file. Se vuoto: testo
    .name = formato
command-game-import = Importa una partita da un file o un testo, per sfogliarla
    .name = importa
command-game-import-file = File: da /partita esporta, SGF di Boardspace o log di CodeCup
    .name = file
command-game-import-text = Mosse, per esempio D3 E4 F5. Per un campo più grande, lascia vuoti questo e il file
    .name = testo
command-game-preview = Guarda l’effetto delle mosse senza giocarle
    .name = anteprima
command-game-preview-move = Casella (D3), mossa (D3F3) o più mosse (D3F3 E4E5)
    .name = mossa
command-game-abort = Annulla una partita in cui nessuno ha fatto più di una mossa
    .name = annulla
command-game-claim = Reclama la vittoria se l’avversario ha lasciato il server ed esaurito il tempo
    .name = reclama
command-game-moderate = Moderatori: termina o invalida una partita o sostituisci un giocatore. Il motivo lo vedono tutti
    .name = modera
command-game-moderate-action = Decisione
    .name = azione
command-game-moderate-action-end = Termina la partita con un risultato
command-game-moderate-action-void = Invalida la partita: niente risultato, o non più classificata
command-game-moderate-action-hand-over = Sostituisci un giocatore
command-game-moderate-reason = Motivo, visibile nel canale della partita
    .name = motivo
command-game-moderate-winner = Chi vince, se termini la partita con un risultato
    .name = vince
command-game-moderate-player = Chi subentra, se sostituisci un giocatore
    .name = giocatore
command-game-moderate-side = Colore di chi viene sostituito
    .name = colore
command-game-moderate-game = Numero della partita. Se vuoto: quella in corso in questo canale
    .name = partita
command-dvonn-settings = Le tue impostazioni: tabelloni, notazione, promemoria, silenzio, weekend, lingua
    .name = impostazioni
command-privacy = Vedi, scarica o elimina i tuoi dati
    .name = privacy
command-privacy-show = Mostra che cosa conservo su di te, per quanto e chi lo vede
    .name = mostra
command-privacy-export = Scarica tutto quello che conservo su di te
    .name = esporta
command-privacy-delete = Elimina tutto su di te (prima te lo chiedo)
    .name = elimina
command-tournament = Tornei di questo server
    .name = torneo
command-tournament-create = Crea un torneo in questo canale
    .name = crea
command-tournament-create-name = Nome del torneo
    .name = nome
command-tournament-create-kind = Formula. Se vuoto: svizzero
    .name = tipo
command-tournament-create-kind-swiss = Svizzero: incontri chi ha più o meno i tuoi stessi punti
command-tournament-create-kind-round-robin = Girone all’italiana: tutti contro tutti
command-tournament-create-kind-double = Doppio girone all’italiana: tutti contro tutti, una volta per colore
command-tournament-create-kind-knockout = Eliminazione diretta: chi perde è fuori
command-tournament-create-kind-arena = Arena: più partite possibili in un tempo fisso
command-tournament-create-kind-teams = Incontro a squadre: il tuo server contro un altro, tavolo per tavolo
command-tournament-create-rounds = Numero di turni (solo svizzero). Se vuoto: quanti ne servono
    .name = turni
command-tournament-create-clock = Cadenza: 5d, 3d+12h, live 10 o none. Se vuoto: secondo il turno
    .name = cadenza
command-tournament-create-setup = Come si riempiono i tabelloni. Se vuoto: le 49 pedine a mano
    .name = disposizione
command-tournament-create-deadline = Limite di tempo per ogni turno, per esempio 14d o 2h. Se vuoto: 14d
    .name = scadenza
command-tournament-create-rated = Partite classificate. Se vuoto: sì
    .name = classificata
command-tournament-create-start = Inizio nel tuo fuso orario: 2026-12-05 19:00, 19:00 o 3d. Se vuoto: lo avvii tu
    .name = inizio
command-tournament-create-repeat = Ogni quanto si ripete (solo moderatori). Se vuoto: una volta
    .name = ripeti
command-tournament-create-repeat-week = Ogni settimana
command-tournament-create-repeat-month = Ogni mese
command-tournament-create-repeat-weekday = Ogni mese, lo stesso giorno della settimana
command-tournament-create-players = Numero di partecipanti: 4-16, 4- o -16. Se al via sono troppo pochi, il torneo si annulla
    .name = partecipanti
command-tournament-create-ratings = Rating ammessi: 1400-1800, 1400- o -1800. Se vuoto: tutti
    .name = rating
command-tournament-create-role = Partecipa solo chi ha questo ruolo. Se vuoto: chiunque
    .name = ruolo
command-tournament-create-invited = Partecipa solo chi iscrivi tu. Se vuoto: no
    .name = su-invito
command-tournament-accept = Moderatori: accetta un incontro a squadre proposto da un altro server
    .name = accetta
command-tournament-accept-code = Codice dell’altro server
    .name = codice
command-tournament-join = Partecipa a un torneo
    .name = partecipa
command-tournament-join-tournament = Torneo (facoltativo se ce n’è uno solo aperto)
    .name = torneo
command-tournament-leave = Lascia un torneo prima che inizi
    .name = lascia
command-tournament-leave-tournament = Torneo (facoltativo se ce n’è uno solo aperto)
    .name = torneo
command-tournament-start = Organizzatori: avvia un torneo
    .name = avvia
command-tournament-start-tournament = Torneo (facoltativo se ce n’è uno solo aperto)
    .name = torneo
command-tournament-add = Organizzatori: iscrivi qualcuno a un torneo
    .name = iscrivi
command-tournament-add-player = Giocatore da iscrivere
    .name = giocatore
command-tournament-add-tournament = Torneo (facoltativo se ce n’è uno solo aperto)
    .name = torneo
command-tournament-add-computer = Organizzatori: iscrivi il computer a un torneo
    .name = aggiungi-computer
command-tournament-add-computer-level = Livello del computer
    .name = livello
command-tournament-add-computer-count = Numero di iscrizioni. Se vuoto: 1
    .name = quante
command-tournament-add-computer-tournament = Torneo (facoltativo se ce n’è uno solo aperto)
    .name = torneo
command-tournament-remove-computer = Organizzatori: togli il computer da un torneo
    .name = rimuovi-computer
command-tournament-remove-computer-level = Livello del computer
    .name = livello
command-tournament-remove-computer-count = Numero di iscrizioni. Se vuoto: 1
    .name = quante
command-tournament-remove-computer-tournament = Torneo (facoltativo se ce n’è uno solo aperto)
    .name = torneo
command-tournament-standings = Mostra la classifica di un torneo
    .name = classifica
command-tournament-standings-tournament = Torneo (facoltativo se ce n’è uno solo)
    .name = torneo
command-tournament-pairings = Mostra gli abbinamenti di un turno
    .name = abbinamenti
command-tournament-pairings-round = Turno. Se vuoto: quello attuale
    .name = turno
command-tournament-pairings-tournament = Torneo (facoltativo se ce n’è uno solo)
    .name = torneo
command-tournament-withdraw = Ritirati da un torneo in corso (prima te lo chiedo)
    .name = ritiro
command-tournament-withdraw-player = Organizzatori: giocatore da ritirare. Se vuoto: tu
    .name = giocatore
command-tournament-withdraw-tournament = Torneo (facoltativo se ce n’è uno solo in corso)
    .name = torneo
command-tournament-replace = Organizzatori: sostituisci un giocatore in un torneo in corso (prima te lo chiedo)
    .name = sostituisci
command-tournament-replace-player = Giocatore da sostituire
    .name = giocatore
command-tournament-replace-by = Chi subentra
    .name = con
command-tournament-replace-tournament = Torneo (facoltativo se ce n’è uno solo in corso)
    .name = torneo
command-tournament-end = Organizzatori: termina un torneo o annullalo prima che inizi
    .name = termina
command-tournament-end-tournament = Torneo (facoltativo se ce n’è uno solo)
    .name = torneo
command-tournament-move = Organizzatori: sposta un torneo in questo canale
    .name = sposta
command-tournament-move-tournament = Torneo (facoltativo se ce n’è uno solo)
    .name = torneo
command-tournament-list = Elenca i tornei di questo server
    .name = elenco
command-tournament-manage = Organizzatori: vedi cosa è in corso e chi è in ritardo, invia promemoria
    .name = gestisci

command-league = La lega di questo server
    .name = lega
command-league-show = Mostra la lega: quando inizia il prossimo ciclo, chi gioca e le classifiche
    .name = mostra
command-league-join = Entra nel prossimo ciclo della lega o conferma che continui
    .name = partecipa
command-league-leave = Salta il prossimo ciclo della lega o lascia quello in corso
    .name = lascia
command-league-history = Mostra chi ha vinto e le classifiche di tutti i cicli
    .name = storia
command-league-championship = Campionato di tutti i server: partecipa, vedi chi gioca e le classifiche
    .name = campionato
command-league-create = Moderatori: apri una lega in questo canale
    .name = crea
command-league-create-name = Nome della lega
    .name = nome
command-league-create-start = Inizio nel tuo fuso orario: 2026-12-05 19:00, 19:00 o 7d. Se vuoto: 7d
    .name = inizio
command-league-create-size = Persone in un girone. Se vuoto: 7
    .name = dimensione
command-league-create-games = Partite contro ogni avversario. Se vuoto: 1
    .name = partite
command-league-create-weeks = Settimane di un ciclo. Se vuoto: 6
    .name = settimane
command-league-create-moves = Quante persone salgono e quante scendono dopo ogni ciclo. Se vuoto: 2
    .name = promozioni
command-league-create-at-once = Partite di lega contemporanee per persona. Se vuoto: 3
    .name = insieme
command-league-create-clock = Cadenza: 5d, 3d+12h, live 10 o none. Se vuoto: secondo il ciclo
    .name = cadenza
command-league-create-setup = Come si riempiono i tabelloni. Se vuoto: le 49 pedine a mano
    .name = disposizione
command-league-create-rated = Partite classificate. Se vuoto: sì
    .name = classificata
command-league-remove = Moderatori: togli un giocatore dal prossimo ciclo della lega
    .name = togli
command-league-remove-player = Giocatore da togliere
    .name = giocatore
command-league-pause = Moderatori: metti in pausa la lega
    .name = pausa
command-league-resume = Moderatori: riprendi la lega dopo una pausa
    .name = riprendi
command-league-move = Moderatori: sposta la lega in questo canale
    .name = sposta
command-league-close = Moderatori: chiudi la lega per sempre (prima te lo chiedo)
    .name = chiudi
command-seek = Trova un avversario su qualsiasi server che usa questo bot
    .name = cerca
command-seek-clock = Cadenza: 5d, 3d+12h, live 10 o none. Se vuoto: come preferisce l’avversario
    .name = cadenza
command-seek-rated = Partita classificata: solo contro chi sceglie lo stesso. Se vuoto: amichevole
    .name = classificata
command-seek-setup = Come si riempie il tabellone. Se vuoto: come preferisce l’avversario
    .name = disposizione
command-seek-range = Differenza massima tra i vostri rating. Se vuoto: qualsiasi rating
    .name = distanza
command-seek-hours = Ore di attesa. Se vuoto: 24
    .name = ore
command-learn = Impara a giocare bene a DVONN
    .name = impara
command-learn-lesson = Lezione su un tabellone: leggi, muovi, guarda che succede
    .name = lezione
command-learn-lesson-number = Numero della lezione. Se vuoto: la prossima
    .name = numero
command-learn-terms = Le parole del gioco, spiegate
    .name = termini
command-learn-terms-term = Termine da spiegare. Se vuoto: tutti
    .name = termine
command-learn-progress = I tuoi progressi: lezioni, problemi, livelli battuti, precisione
    .name = progressi
command-learn-advice = Consigli per giocare bene, con immagini
    .name = consigli
command-learn-advice-page = Numero della pagina. Se vuoto: la prima
    .name = pagina
command-puzzle = Problemi da partite vere
    .name = problema
command-puzzle-play = Risolvi il prossimo problema adatto alla tua forza
    .name = risolvi
command-puzzle-play-theme = Tema. Se vuoto: qualsiasi (alcuni temi valgono la metà)
    .name = tema
command-puzzle-daily = Risolvi il problema del giorno
    .name = del-giorno
command-puzzle-race = Risolvi più problemi che puoi in cinque minuti
    .name = gara
command-puzzle-race-opponent = Avversario, con gli stessi problemi. Se vuoto: gara in solitaria
    .name = avversario
theme-any = Qualsiasi tema
command-ladder = Classifiche di questo server e di tutti i server
    .name = classifica
command-ladder-top = Mostra la classifica e il tuo posto
    .name = top
command-ladder-top-list = Giocatori o livelli del computer di questo server, o classifica globale. Se vuoto: giocatori
    .name = elenco
command-ladder-top-list-people = Giocatori
command-ladder-top-list-computer = Livelli del computer
command-ladder-top-list-world = Classifica globale
command-ladder-leave-global = Lascia la classifica globale
    .name = lascia-globale
command-ladder-profile = Rating nel tempo, bilancio, miglior vittoria e ultime partite di qualcuno
    .name = profilo
command-ladder-profile-player = Giocatore. Se vuoto: tu
    .name = giocatore
command-ladder-profile-level = Livello del computer, al posto di un giocatore
    .name = livello
command-ladder-profile-engine = Motore aggiunto da chi gestisce il bot, al posto di un giocatore
    .name = motore
command-ladder-versus = Confronta due giocatori: le loro partite e il pronostico di oggi
    .name = confronto
command-ladder-versus-player = Primo giocatore
    .name = giocatore
command-ladder-versus-opponent = Secondo giocatore. Se vuoto: tu
    .name = avversario
command-ladder-games = Elenca le partite classificate finite, dalla più recente
    .name = partite
command-ladder-games-player = Di chi elencare le partite. Se vuoto: di tutti
    .name = giocatore
command-ladder-season = Mostra la classifica di una stagione
    .name = stagione
command-ladder-season-number = Numero della stagione. Se vuoto: quella attuale
    .name = numero
command-ladder-activity = Grafico delle partite giocate nelle ultime 26 settimane
    .name = grafico
command-ladder-puzzles = Chi risolve meglio i problemi su questo server
    .name = problemi
command-ladder-challenge = Sfida qualcuno per il suo posto (solo classifiche a posti)
    .name = sfida
command-ladder-challenge-opponent = Giocatore fino a tre posti sopra di te
    .name = avversario
command-ladder-challenge-setup = Come si riempie il tabellone. Se vuoto: te lo chiedo
    .name = disposizione
command-ladder-challenge-clock = Cadenza: 5d, 3d+12h o live 10. Se vuoto: 3d+12h
    .name = cadenza
command-ladder-challenge-color = Il tuo colore. Se vuoto: casuale
    .name = colore
command-learn-openings = Dove si piazzano le pedine nelle partite vere
    .name = aperture
command-learn-openings-game = Numero della partita. Se vuoto: l’ultima di questo canale, o tabellone vuoto
    .name = partita
command-game-note = La tua nota su una partita. Fino alla fine la vedi solo tu
    .name = nota
command-game-note-game = Numero della partita. Se vuoto: l’ultima in questo canale
    .name = partita
command-game-follow = Ricevi in privato gli aggiornamenti su questa partita o vedi quali segui
    .name = segui
format-text = Testo
format-sgf = SGF
color-white = Bianco
color-black = Nero
color-random = Casuale
color-neither = Patta
setup-full = completa: tutte le 49 pedine a mano
setup-reds = rosse: le tre rosse a mano, il resto casuale
setup-random = casuale: un tabellone casuale ed equilibrato
setup-symmetric = simmetrica: un tabellone casuale, identico visto dai due lati
setup-cut = taglia e scegli: proponi un tabellone casuale, l’avversario sceglie il colore
setup-given = personalizzata: una posizione che scrivi come testo
level-beginner = Principiante
level-novice = Esordiente
level-casual = Dilettante
level-skilled = Abile
level-club = Di circolo
level-strong = Forte
level-expert = Esperto
level-master = Maestro
level-grandmaster = Grande maestro

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } ti sfida a una partita di DVONN e vuole giocare con il Bianco.
        [black] { $opponent }, { $challenger } ti sfida a una partita di DVONN e vuole giocare con il Nero.
        [choice] { $opponent }, { $challenger } ti sfida a una partita di DVONN sul tabellone qui sotto. Che colore vuoi?
       *[random] { $opponent }, { $challenger } ti sfida a una partita di DVONN. I colori sono casuali.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } vuole giocare a DVONN con il Bianco. Chi accetta?
        [black] { $challenger } vuole giocare a DVONN con il Nero. Chi accetta?
        [choice] { $challenger } vuole giocare a DVONN sul tabellone qui sotto. Chi accetta e sceglie il colore?
       *[random] { $challenger } vuole giocare a DVONN. Chi accetta? I colori sono casuali.
    }
challenge-rematch = Rivincita della partita { $number }:
challenge-sides =
    { $first ->
        [white] { $white } gioca con il Bianco, { $black } con il Nero. Comincia il Bianco.
       *[black] { $white } gioca con il Bianco, { $black } con il Nero. Comincia il Nero.
    }
challenge-until = La sfida scade { $until }.
challenge-draft = Non è ancora stata proposta.
challenge-open = È ancora aperta.
challenge-accepted = Accettata: è la partita { $number }.
challenge-declined = Rifiutata.
challenge-cancelled = Annullata.
challenge-expired = Scaduta.
challenge-in-thread = Si gioca in { $place }.
challenge-posted = La tua sfida è in { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] classificata
        [if] classificata se avete tutti e due un rating qui
       *[no] amichevole
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] classificata
        [if] classificata se avete tutti e due un rating qui
       *[no] amichevole
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] classificata
       *[no] amichevole
    }
terms-any-board = Qualsiasi tabellone
terms-any-clock = qualsiasi cadenza
terms-unrated-by-default = {"-#"} Amichevole: non avete ancora tutti e due un rating qui. Per una partita classificata, aggiungi `classificata:True`.
terms-full = Tutte le 49 pedine piazzate a mano
terms-reds = Tre rosse piazzate a mano, il resto casuale
terms-random = Tabellone casuale
terms-symmetric = Tabellone simmetrico
terms-cut = Taglia e scegli: uno propone un tabellone casuale, l’altro sceglie il colore
terms-given = Posizione personalizzata, come testo
clock-none = senza limite di tempo
clock-turn = { $turn } per mossa
clock-bank = { $bank } + { $increment } per mossa
clock-cap = { $clock }, fino a un massimo di { $cap }
clock-live = in tempo reale, { $each } a testa
length-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
length-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
length-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
seek-somebody = qualcuno altrove
seek-waiting = Ti cerco un avversario su tutti i server che partecipano. Smetto { $until }.
seek-already = Ti sto già cercando un avversario su tutti i server che partecipano. Smetto { $until }.
seek-place = Dove giocherai: { $place }. Ti scrivo lì quando inizia la partita.
seek-place-here = Giocherai qui. Ti scrivo quando inizia la partita.
seek-lobby = Chi legge { $lobby } vede che cerchi un avversario.
seek-direct = i nostri messaggi diretti
seek-direct-here = La tua partita inizierà qui, nei nostri messaggi diretti.
seek-rated = -# Classificata: conta per la classifica globale. Lì chiunque, su tutti i server, vede il tuo nome e il tuo rating. La trovi con `/classifica top` ed `elenco:Classifica globale`. La lasci con `/classifica lascia-globale`.
seek-range = Rating dell’avversario: da { $from } a { $to }. L’intervallo si allarga un po’ ogni minuto.
button-seek-stop = Smetti di cercare
seek-found = Ho trovato un avversario. Dove si gioca: { $place }.
seek-stopped = Fatto. Non cerco più un avversario.
seek-not-running = Non ti sto cercando un avversario. Per iniziare, usa `/cerca`.
seek-ended = { $person }, non ho trovato un avversario in tempo. Per riprovare, usa `/cerca`.
seek-avoided = Fatto. Non vi farò più incontrare.
seek-ask-report = Vuoi segnalare l’avversario a chi gestisce il bot? Vedrà questa partita e il tuo nome. Non vi farò più incontrare.
button-report-sure = Segnala l’avversario
seek-reported = Fatto. Ho avvisato chi gestisce il bot, e non vi farò più incontrare.
seek-barred = Chi gestisce il bot ha bloccato `/cerca` per te. Sui tuoi server puoi sempre sfidare altre persone.
seek-too-many-reports = Hai fatto { $most } segnalazioni in 24 ore. Riprova più tardi.
seek-off = `/cerca` è disattivato su questo server. Usalo nei nostri messaggi diretti o chiedi a chi gestisce il server di attivarlo con `/dvonn-admin impostazioni`.
seek-guest = Qui non posso pubblicare le mosse dell’avversario. Usa `/cerca` nei nostri messaggi diretti.
seek-too-many = Hai trovato { $most } avversari nelle ultime 24 ore, e questo è il limite. Riprova più tardi.
seek-no-rating = Per `distanza` serve un rating, e tu non ne hai ancora uno. Lascia vuota l’opzione. Per le partite classificate vale il rating della classifica globale.
seek-no-clock = Per una partita classificata serve una cadenza. Scegline un’altra in `cadenza` o lascia vuoto.
seek-nobody-to-avoid = Non hai trovato questo avversario con `/cerca`, quindi non c’è nulla da evitare.
seek-not-looking = Ora non potete giocare: questa persona non cerca più, o cerca qualcuno con un altro rating. Per trovare qualcun altro, usa `/cerca`.
seek-refused-avoided = Hai chiesto di non giocare più con questa persona, quindi non si può.
button-avoid = Non farci più incontrare
button-report = Segnala l’avversario
digest-title = **La settimana: { $from } – { $until }**
digest-count =
    { $games ->
        [one] 1 partita finita
       *[other] { $games } partite finite
    }, { $people ->
        [one] 1 giocatore
       *[other] { $people } giocatori
    }.
digest-beaten = { $move }, perdendo con { $players }
digest-upset = Sorpresa della settimana, partita { $game }: { $winner } ha battuto { $loser } (pronostico per chi ha perso: { $percent }%).
digest-game = **Partita della settimana:** { $game }
digest-turn = La svolta è stata la mossa { $number }, { $played }. Era meglio { $better }.
digest-streaks = Serie nel problema del giorno: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    })
digest-season = Fine della stagione { $number }: { $when }.
digest-running = **In corso**
digest-league = ciclo { $cycle }, in testa: { $leaders }
lobby-title = **Lobby di DVONN**
lobby-looking = **Cercano un avversario**
lobby-nobody = In questo momento nessuno cerca un avversario.
lobby-all-servers = tutti i server
lobby-games = **Partite da seguire**
lobby-tournaments = **Tornei aperti**
lobby-ping = { $role } { $person } cerca un avversario: { $terms }.
lobby-told = Fatto. Quando qualcuno cerca un avversario ti avviso qui, al massimo una volta ogni sei ore. Per smettere, premi di nuovo il pulsante.
lobby-not-told = Fatto. Non ti avviso più quando qualcuno cerca un avversario.
lobby-no-role = Questa lobby non avvisa più nessuno.
lobby-audit = Vuole sapere quando qualcuno cerca un avversario
button-lobby-play = Gioca contro { $name }
button-lobby-tell = Avvisami se c’è qualcuno
thread-opening = Apro un thread…
thread-not-added = Discord non mi permette di aggiungerti al [thread]({ $url }). Aprilo con questo link. Se non lo vedi o non puoi scriverci, ti servono i permessi “Visualizza canale” e “Invia messaggi nei thread”. Chiedili a un moderatore.
thread-name = DVONN: { $names }
draft-person = Per ora questo tabellone lo vedi solo tu. Se lo proponi, { $opponent } sceglie il colore e tu giochi con l’altro.
draft-anyone = Per ora questo tabellone lo vedi solo tu. Se lo proponi, chi accetta sceglie il colore e tu giochi con l’altro.
challenge-sent = La tua sfida è qui sotto.
setup-ask-person = Sfidi { $opponent }. Quale tabellone?
setup-ask-anyone = Sfidi chiunque in questo canale. Quale tabellone?
setup-ask-busy = { $busy } Quindi apro un thread per la tua sfida. Scegli prima il tabellone.
setup-ask-common =
    - {"**"}Tabellone casuale** (rapido): le 49 pedine sono già sul tabellone, e la prima mossa dà inizio alla partita.
    - {"**"}Piazzamento a mano**: prima piazzate tutte le 49 pedine, una alla volta.
setup-ask-all =
    - {"**"}Rosse a mano**: piazzate le tre pedine rosse. Il resto è casuale.
    - {"**"}Tabellone simmetrico**: un tabellone casuale, identico visto dai due lati.
    - {"**"}Taglia e scegli**: proponi un tabellone casuale, e l’avversario sceglie il colore.
button-setup-random = Tabellone casuale
button-setup-full = Piazzamento a mano
button-setup-other = Altre disposizioni…
button-setup-reds = Rosse a mano
button-setup-symmetric = Tabellone simmetrico
button-setup-cut = Taglia e scegli
button-rated = Rendila classificata
button-unrated = Rendila amichevole
draft-discarded = Annullata. Non l’ha vista nessun altro.
button-offer-board = Proponi questo tabellone
button-deal-again = Prova un altro tabellone
button-play-white = Gioca con il Bianco
button-play-black = Gioca con il Nero
button-accept = Accetta
button-decline = Rifiuta
button-cancel = Annulla la sfida
button-open-thread = Apri un thread
offer-thread = Vuoi aprire un thread per la partita?

## News

computer = Computer ({ $level })
computer-without-level = Computer
deleted-player = account eliminato
deleted-person = account eliminato

news-start = Inizia la partita { $number }: { $white } con il Bianco, { $black } con il Nero.
news-place =
    { $piece ->
        [red] { $player } piazza una pedina rossa in **{ $cell }**{ $note }.
        [white] { $player } piazza una pedina bianca in **{ $cell }**{ $note }.
       *[black] { $player } piazza una pedina nera in **{ $cell }**{ $note }.
    }
news-dealt = Il resto del tabellone si riempie in modo casuale.
news-move = { $player } muove **{ $ply }**{ $note }
news-pass = { $player } non ha mosse legali e passa.
ply-pass = passo
news-planned = {" "}(dal piano)
news-plan-stopped = Il piano di { $player } si è fermato.
news-prepared = {" "}(condizionale)
news-only-ply = {" "}(forzata)
news-all-prepared = Condizionali: { $plies }
news-filled = Piazzate secondo il piano ({ $pieces }).
news-filled-part =
    { $piece ->
        [red] rosse: { $count }
        [white] bianche: { $count }
       *[black] nere: { $count }
    }
news-item =
    { $piece ->
        [red] rossa { $ply }
        [white] bianca { $ply }
       *[black] nera { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] cattura una pedina singola bianca
           *[black] cattura una pedina singola nera
        }
       *[other] { $color ->
            [white] cattura una pila bianca di { $height }
           *[black] cattura una pila nera di { $height }
        }
    }{ $red ->
        [yes] {" "}(con una rossa)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] atterra su una pedina singola bianca
           *[black] atterra su una pedina singola nera
        }
       *[other] { $color ->
            [white] atterra su una pila bianca di { $height }
           *[black] atterra su una pila nera di { $height }
        }
    }{ $red ->
        [yes] {" "}(con una rossa)
       *[no] {""}
    }
effect-captures-red = cattura una rossa
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] isola { $count } pedina bianca
           *[black] isola { $count } pedina nera
        }
       *[other] { $color ->
            [white] isola { $count } pedine bianche
           *[black] isola { $count } pedine nere
        }
    }
effect-isolates-both =
    isola { $white ->
        [one] { $white } pedina bianca
       *[other] { $white } pedine bianche
    } e { $black ->
        [one] { $black } nera
       *[other] { $black } nere
    }
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] isola { $count } tua pedina
           *[other] isola { $count } tue pedine
        }
       *[theirs] { $count ->
            [one] isola { $count } pedina avversaria
           *[other] isola { $count } pedine avversarie
        }
    }

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, piazza l’ultima pedina rossa.
       *[other] { $player }, piazza una pedina rossa (in tutto ne restano { $left }).
    }
todo-place =
    { $color ->
        [white] { $player }, piazza una pedina bianca (da piazzare: { $left }).
       *[black] { $player }, piazza una pedina nera (da piazzare: { $left }).
    }
todo-move = { $player }, tocca a te.
how-to-move =
    Le tue pile hanno in cima una pedina { $color ->
        [white] bianca
       *[black] nera
    }. Scegline una, poi dove atterra.
todo-elsewhere = Tocca a { $player }.
todo-computer = { $player } sta pensando…
todo-computer-for = Il motore sceglie una casella per { $player }…

## Events

event-taken-back =
    { $with ->
        [computer] { $player } ritira l’ultima mossa.
       *[person] Di comune accordo, { $player } ritira l’ultima mossa.
    }
event-paused =
    { $with ->
        [computer] La partita è in pausa. Per continuare, premi “Riprendi la partita”.
       *[person] Di comune accordo, la partita è in pausa. Ognuno dei due può premere “Riprendi la partita”.
    }
event-resumed = { $player } ha ripreso la partita.
event-time-given = { $giver } concede { $time } in più a { $player }.
event-engine-replaced =
    { $color ->
        [white] Il motore che giocava con il Bianco non risponde più. Al suo posto gioca { $player }, e la partita ora è amichevole.
       *[black] Il motore che giocava con il Nero non risponde più. Al suo posto gioca { $player }, e la partita ora è amichevole.
    }
event-engine-stopped = Il motore non sceglie più per { $player }.
event-handed-over =
    { $color ->
        [white] { $moderator } ha sostituito { $from } (Bianco) con { $player }. Motivo: { $reason }
       *[black] { $moderator } ha sostituito { $from } (Nero) con { $player }. Motivo: { $reason }
    }
event-place-lost = Il canale o il thread di questa partita è stato eliminato. La partita continua qui.
event-now-unrated = La partita ora è amichevole.

## Clocks

clock-runs = Scadenza: { $until }.
clock-runs-until-weekend = Scadenza: { $until }, senza contare i weekend liberi. Il prossimo comincia { $weekend }.
clock-runs-live =
    { $color ->
        [white] Il Bianco ha { $white }, il Nero { $black }. Scadenza del Bianco: { $until }.
       *[black] Il Bianco ha { $white }, il Nero { $black }. Scadenza del Nero: { $until }.
    }
clock-muted = L’orologio è fermo finché non posso mostrare il tabellone qui.
clock-paused = La partita è in pausa. I due orologi sono fermi.
clock-weekend = L’orologio è fermo: { $player } ha il weekend libero. Riparte { $until }.
clock-vacation = L’orologio è fermo: { $player } è in vacanza.
reminder = { $player }, tocca a te nella partita { $number } contro { $opponent }. Scadenza: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = Partita { $number } contro { $opponent }. Scadenza: { $until }.
reminder-link = { $line } [Tabellone]({ $url })

## Offers

offer-draw = { $player } propone patta. { $opponent }, accetti?
offer-rematch-here = { $player } vuole la rivincita. { $opponent }, accetti?
offer-pause = { $player } chiede una pausa: i due orologi restano fermi finché uno dei due non riprende la partita. { $opponent }, ti va bene?
offer-takeback =
    { $count ->
        [0] { $player } chiede di ritirare **{ $ply }**. { $opponent }, ti va bene?
        [one] { $player } chiede di ritirare **{ $ply }** e la mossa successiva. { $opponent }, ti va bene?
       *[other] { $player } chiede di ritirare **{ $ply }** e le { $count } mosse successive. { $opponent }, ti va bene?
    }
offer-was =
    { $kind ->
        [draw] { $player } ha proposto patta.
        [takeback] { $player } ha chiesto di ritirare la mossa.
        [rematch] { $player } ha proposto la rivincita.
       *[pause] { $player } ha chiesto una pausa.
    }
offer-became =
    { $state ->
        [open] La proposta è ancora aperta.
        [accepted] Accettata.
        [declined] Rifiutata.
        [withdrawn] Annullata.
       *[lapsed] Scaduta: la partita è andata avanti.
    }
offer-posted = Fatto. È nel canale.
offer-elsewhere = Fatto. L’avversario riceve la proposta dove gioca.
button-phrases = Di’ qualcosa…
phrases-ask = Scegli cosa dire. L’avversario lo legge nella sua lingua. Puoi farlo una volta a ogni mossa e una dopo la partita.
menu-phrases-hint = Cosa vuoi dire?
phrase-sent = Fatto. L’avversario vede: { $phrase }
phrase-not-received = L’avversario non riceve messaggi come questo.
refuse-phrase-again = Hai già detto qualcosa per questa mossa. Potrai farlo di nuovo quando avrete mosso tutti e due.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] Ciao! Buon divertimento!
        [luck] Buona fortuna!
        [move] Bella mossa!
        [played] Ben giocato!
        [tomorrow] Torno domani.
        [away] Scusa l’attesa.
        [thanks] Grazie della partita!
       *[bye] A presto!
    }
more-actions = Che cosa vuoi fare?
decide-title = Che cosa deve succedere nella partita { $number }? Il motivo lo vedono tutti.
decide-hint = Decisione
decide-order =
    { $order ->
        [white] Termina la partita: vince il Bianco
        [black] Termina la partita: vince il Nero
        [draw] Termina la partita: patta
        [void] Invalida la partita
        [replace_white] Sostituisci il Bianco
       *[replace_black] Sostituisci il Nero
    }
decide-new-player =
    { $color ->
        [white] Chi prende il Bianco?
       *[black] Chi prende il Nero?
    }
decide-new-player-hint = Chi subentra
form-decide = Modera la partita { $number }
form-decide-reason = Motivo, visibile a tutti
button-withdraw = Annulla la proposta
button-draw = Proponi patta
button-takeback = Ritira la mossa
button-abort = Annulla la partita
button-pause = Proponi una pausa
button-resume = Riprendi la partita
button-give = Concedi { $time } in più
button-settings = Apri le impostazioni
button-hint = Suggerimento
button-fill = Piazza tu il resto
button-stop-filling = Fermati
button-more = Altro…
button-rematch = Proponi la rivincita
button-play-again = Gioca ancora
button-next-level = Prossimo: { $level }

## Vacations

notice-vacation = Hai esaurito il tempo, quindi è iniziata da sola una vacanza. I tuoi orologi sono fermi, tranne nelle partite in tempo reale. La vacanza si allunga giorno per giorno finché non giochi o finisci i giorni.
event-vacation = { $player } ha esaurito il tempo e usa un giorno di vacanza.
vacation-none = Non hai una vacanza in corso. Per fermare i tuoi orologi per tre giorni, usa `/dvonn vacanza` con `giorni:3`. Le partite in tempo reale continuano.
vacation-until = La tua vacanza è in corso. Fine: { $until } ({ $left }). I tuoi orologi sono fermi, tranne nelle partite in tempo reale.
vacation-automatic = Hai esaurito il tempo, quindi è iniziata da sola una vacanza. Fine: { $until } ({ $left }). I tuoi orologi sono fermi, tranne nelle partite in tempo reale.
vacation-days = Giorni di vacanza rimasti quest’anno: { $count } su { $of }.
button-vacation-end = Termina la vacanza

## Moderators

decision-posted = Fatto. Pubblicato in { $place } (partita { $number }).
removed-from-ratings = { $moderator } ha tolto dai rating la partita { $number } ({ $white } contro { $black }). Tutti i rating sono stati ricalcolati senza contarla: vedi `/classifica profilo`. Motivo: { $reason }
role-is = Sono moderatori i membri con il ruolo { $role } e chi ha il permesso “Gestisci server”. Con `/partita modera` possono terminare o invalidare partite e sostituire giocatori.
role-none = È moderatore chi ha il permesso “Gestisci server”. Con `/partita modera` può terminare o invalidare partite e sostituire giocatori.
computer-rated = Le partite contro il computer sono classificate.
computer-unrated = Le partite contro il computer sono amichevoli.
server-title = **Impostazioni del server**
server-controls = I menu e i pulsanti hanno effetto subito. Ogni pulsante mostra lo stato attuale: premilo per cambiarlo. Lingua e tema valgono per ciò che vedono tutti.
server-hint = Per il resto ci sono i comandi:
server-command = {"-"} { $command }: { $what }
server-channels = Canali per le partite: { $channels }, con i loro thread.
server-channels-all = Le partite possono iniziare in ogni canale.
server-starters = Solo i membri con il ruolo { $role } possono iniziare partite. Chiunque può accettare una sfida.
server-starters-all = Chiunque può iniziare partite.
server-rated = Le partite classificate sono permesse.
server-unrated = Le nuove partite sono amichevoli. Quelle classificate in corso restano tali.
server-seeks = Avversari su altri server: i membri possono usare `/cerca`. Quelle partite non contano mai per la classifica di questo server.
server-no-seeks = Avversari su altri server: qui `/cerca` è disattivato.
server-ladder-rating = Tipo di classifica: rating
server-ladder-places = Tipo di classifica: posti
server-ladder-swap = Se vince chi ha sfidato, i due si scambiano i posti.
server-season-none = Durata delle stagioni: niente stagioni
server-season-month = Durata delle stagioni: un mese
server-season-quarter = Durata delle stagioni: tre mesi
server-season-half = Durata delle stagioni: sei mesi
server-season-year = Durata delle stagioni: un anno
server-announcements = Canale degli annunci: { $channel }.
server-announcements-none = Nessun canale degli annunci.
server-announcements-here = Qui annuncerò le stagioni, i tornei e le leghe di questo server.
server-puzzles = Problema del giorno: { $channel }.
server-puzzles-none = Nessun canale per il problema del giorno.
server-puzzles-here = Qui pubblicherò il problema del giorno.
server-digest = Riassunto della settimana: { $channel }.
server-digest-none = Nessun canale per il riassunto della settimana.
server-digest-here = Il lunedì pubblicherò qui il riassunto della settimana.
server-lobby = Lobby: { $channel }.
server-lobby-none = Nessuna lobby.
server-lobby-role = La lobby avvisa { $role } quando qualcuno cerca un avversario.
server-lobby-role-none = La lobby non avvisa nessuno.
server-picker =
    { $picker ->
        [games] Canali per le partite (nessuno: tutti)
        [announcements] Canale degli annunci
        [puzzles] Canale del problema del giorno
        [digest] Canale del riassunto della settimana
        [lobby] Canale della lobby
        [moderators] Ruolo dei moderatori
        [starters] Ruolo che può iniziare partite
       *[told] Ruolo avvisato dalla lobby
    }
button-server-clear = Rimuovi n. { $number }
button-server-page =
    { $page ->
        [settings] Impostazioni
        [channels] Canali
       *[roles] Ruoli e lobby
    }
server-limit =
    { $limit ->
        [limit_opponent] Sfide aperte di una persona a un’altra: al massimo { $value }.
        [limit_threads] Thread che una persona può aprire in 10 minuti: al massimo { $value }.
        [limit_tournaments] Tornei non finiti della stessa persona: al massimo { $value }. I moderatori possono averne 3.
        [limit_tournament_wait] Tempo tra due tornei della stessa persona: { $value ->
            [one] { $value } minuto
           *[other] { $value } minuti
        }. I moderatori non devono aspettare.
       *[limit_challenges] Sfide aperte di una persona: al massimo { $value }.
    }
server-limits-change = Per cambiare un limite, usa `/dvonn-admin limiti` con un numero, per esempio `thread:5`.
server-blocked = { $person } non può giocare qui. Motivo: { $reason }
server-blocked-more = Ci sono altre persone bloccate. Le trovi nel registro.
person-blocked = { $person } non può più iniziare o accettare partite su questo server. Le sue partite in corso continuano. Per annullare, usa `/dvonn-admin sblocca`.
person-unblocked = { $person } può di nuovo iniziare e accettare partite su questo server.
button-server-rated =
    { $on ->
        [yes] Partite classificate: sì
       *[no] Partite classificate: no
    }
button-server-computer =
    { $on ->
        [yes] Rating contro computer: sì
       *[no] Rating contro computer: no
    }
button-server-seeks =
    { $on ->
        [yes] Avversari esterni: sì
       *[no] Avversari esterni: no
    }

## Roles for ladder places and titles

roles-title = **Ruoli per posti in classifica e titoli.** Li do e li tolgo seguendo la classifica. Tolgo solo i ruoli che ho dato io. Per impostarne uno, usa `/dvonn-admin ruoli` con il posto o il titolo e il ruolo.
roles-role = { $name }: { $role }
roles-none = { $name }: nessun ruolo
roles-problem = { $name }: { $role }. {"**"}Non posso darlo.** { $problem }
roles-refused = L’ultima volta Discord non mi ha lasciato dare o togliere un ruolo. { $reason }
reward =
    { $reward ->
        [first] Primo posto
        [top_three] Primi tre
        [top_ten] Primi dieci
        [season] Chi ha vinto l’ultima stagione
        [league] Titolo della lega
       *[tournament] Chi ha vinto l’ultimo torneo
    }
button-clear-reward =
    { $reward ->
        [first] Primo posto: senza ruolo
        [top_three] Primi tre: senza ruolo
        [top_ten] Primi dieci: senza ruolo
        [season] Stagione: senza ruolo
        [league] Lega: senza ruolo
       *[tournament] Torneo: senza ruolo
    }
roles-audit = Posto o titolo nella classifica di DVONN
role-no-permission = Mi serve il permesso “Gestisci ruoli”. Dallo al mio ruolo in Impostazioni server → Ruoli, poi riprova.
role-gone = Il ruolo è stato eliminato. Scegline un altro.
role-everyone = Questo ruolo ce l’hanno già tutti. Scegline un altro.
role-managed = { $role } appartiene a un’integrazione, per esempio un bot, quindi nessuno può darlo. Scegli un altro ruolo.
role-not-below-bot = { $role } non sta sotto il mio ruolo più alto, quindi Discord non me lo lascia dare. In Impostazioni server → Ruoli, trascina il mio ruolo sopra quello, poi riprova.
role-powerful = { $role } dà potere sugli altri: { $powers }. Non assegno ruoli del genere. Scegli un altro ruolo o togli a questo i permessi indicati.
role-moderators = { $role } è il ruolo dei moderatori. Quello non lo do mai. Scegli un altro ruolo.
role-not-by-person = Non posso dare { $role } al posto tuo, perché tu non puoi darlo: ti servirebbero il permesso “Gestisci ruoli” e un ruolo più alto di quello. Chiedi a chi li ha tutti e due.
role-power =
    { $name ->
        [administrator] “Amministratore”
        [manage-server] “Gestisci server”
        [manage-roles] “Gestisci ruoli”
        [manage-channels] “Gestisci canali”
        [manage-webhooks] “Gestisci webhook”
        [manage-expressions] “Gestisci espressioni”
        [manage-events] “Gestisci eventi”
        [manage-threads] “Gestisci thread”
        [manage-messages] “Gestisci messaggi”
        [manage-nicknames] “Gestisci nickname”
        [ban] “Banna membri”
        [kick] “Espelli membri”
        [time-out] “Metti membri in timeout”
        [mute] “Silenzia membri”
        [deafen] “Togli audio ai membri”
        [move] “Sposta membri”
        [mention-everyone] “Menziona @everyone, @here e tutti i ruoli”
        [audit-log] “Visualizza registro di controllo”
       *[insights] “Visualizza statistiche del server”
    }

## Moderation log

log-title = **Registro di moderazione**, dalla voce più recente. Pagina { $page } di { $pages }.
log-empty = Il registro di moderazione è vuoto.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Motivo: { $reason }
log-channel-added = Aggiunto ai canali per le partite: { $channel }.
log-channel-removed = Tolto dai canali per le partite: { $channel }.
log-role-set = Ruolo per “{ $name }”: { $role }.
log-role-cleared = Ruolo per “{ $name }”: nessuno.
log-role-gone = Ruolo per “{ $name }”: nessuno, perché il ruolo è stato eliminato.
log-blocked = Blocco: { $person }.
log-unblocked = Sblocco: { $person }.
log-ended = Terminata con un risultato la partita { $number }.
log-voided = Invalidata la partita { $number }.
log-handed-over = Sostituito un giocatore nella partita { $number }.
log-place-lost = Il canale o il thread della partita { $number } è stato eliminato. La partita aspetta un nuovo thread o la decisione di un moderatore.
log-backed-up = Scaricato un backup.
log-tournament-entered = Iscrizione di { $player } al torneo { $number }.
log-tournament-computers = Iscritto il computer al torneo { $number }.
log-tournament-computers-removed = Tolto il computer dal torneo { $number }.
log-tournament-started = Avviato il torneo { $number }.
log-tournament-accepted = Accettato l’incontro a squadre { $number }.
log-tournament-withdrew =
    { $league ->
        [yes] Ritiro di { $player } dalla lega.
       *[no] Ritiro di { $player } dal torneo { $number }.
    }
log-tournament-replaced = Sostituzione nel torneo { $number }: { $new } al posto di { $player }.
log-tournament-reminded =
    { $league ->
        [yes] Promemoria a { $player } per una partita della lega.
       *[no] Promemoria a { $player } per una partita del torneo { $number }.
    }
log-tournament-moved = Spostato il torneo { $number } in un altro canale.
log-tournament-ended = Terminato il torneo { $number }.
log-league =
    { $what ->
        [league_paused] Lega messa in pausa.
        [league_resumed] Lega ripresa.
        [league_moved] Lega spostata in un altro canale.
       *[league_closed] Lega chiusa.
    }
log-league-entry-removed = { $player } fuori dal prossimo ciclo della lega.
button-log-newer = Più recenti
button-log-older = Meno recenti

## End of the game

end-won =
    { $color ->
        [white] **Partita terminata: { $player } (Bianco) vince { $own }–{ $other }.**
       *[black] **Partita terminata: { $player } (Nero) vince { $own }–{ $other }.**
    }
end-close = Per un soffio: solo { $margin } di scarto.
end-sweep = Vittoria totale: chi ha perso non ha più pile.
own-won = {"**"}Hai vinto { $own }–{ $other }!**
own-lost = {"**"}Hai perso { $own }–{ $other }.**
own-lost-close = {"**"}Hai perso { $own }–{ $other }:** solo { $margin } di scarto.
own-won-resigned = {"**"}Hai vinto!** { $loser } ha abbandonato.
own-won-on-time = {"**"}Hai vinto!** { $loser } ha esaurito il tempo.
own-resigned = Hai abbandonato. Vince { $winner }.
own-out-of-time = {"**"}Hai esaurito il tempo.** Vince { $winner }.
own-ending-of = { $player }: { $ending }
end-draw = Partita terminata: patta, { $score }–{ $score }.
end-resigned =
    { $color ->
        [white] { $loser } abbandona. Vince { $winner } (Bianco).
       *[black] { $loser } abbandona. Vince { $winner } (Nero).
    }
end-resigned-deleted =
    { $color ->
        [white] Il Nero, un account eliminato, ha abbandonato. Vince { $winner } (Bianco).
       *[black] Il Bianco, un account eliminato, ha abbandonato. Vince { $winner } (Nero).
    }
end-out-of-time =
    { $color ->
        [white] { $loser } ha esaurito il tempo. Vince { $winner } (Bianco).
       *[black] { $loser } ha esaurito il tempo. Vince { $winner } (Nero).
    }
end-agreed = Partita terminata: patta di comune accordo.
end-awarded =
    { $color ->
        [white] { $moderator } ha terminato la partita. Vince { $winner } (Bianco). Motivo: { $reason }
       *[black] { $moderator } ha terminato la partita. Vince { $winner } (Nero). Motivo: { $reason }
    }
end-awarded-draw = { $moderator } ha terminato la partita con una patta. Motivo: { $reason }
end-deadline =
    { $color ->
        [white] Il turno è finito, e { $loser } ha fatto attendere l’avversario. Vince { $winner } (Bianco).
       *[black] Il turno è finito, e { $loser } ha fatto attendere l’avversario. Vince { $winner } (Nero).
    }
end-deadline-draw = Il turno è finito, quindi questa partita è patta.
end-voided-elsewhere = Un moderatore ha invalidato la partita.
end-voided = { $moderator } ha invalidato la partita. Motivo: { $reason }
end-tournament-over = Partita terminata senza risultato: il torneo è finito, e giocavano due computer.
end-aborted = La partita è stata annullata e non conta.
end-out-of-time-void = { $player } ha esaurito il tempo prima che si muovesse una pila. La partita non conta.
end-left = Partita terminata senza risultato: un giocatore ha lasciato il server.
end-deleted = Partita terminata senza risultato: un giocatore ha eliminato i propri dati.
end-channel = Partita terminata senza risultato: il canale è stato eliminato.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}provvisorio
       *[no] {""}
    })
result-expected = Pronostico: { $odds }% per { $player }.
result-even = Pronostico: alla pari.
result-part =
    { $part ->
        [2] Questa partita conta per metà: nei 30 giorni prima questi giocatori ne avevano già { $before ->
            [one] giocata una
           *[other] giocate { $before }
        } tra loro.
        [4] Questa partita conta per un quarto: nei 30 giorni prima questi giocatori ne avevano già { $before ->
            [one] giocata una
           *[other] giocate { $before }
        } tra loro.
       *[other] Questa partita conta per 1/{ $part }: nei 30 giorni prima questi giocatori ne avevano già { $before ->
            [one] giocata una
           *[other] giocate { $before }
        } tra loro.
    }
result-short = Questa partita non conta per la classifica: ha avuto meno di { $moves } mosse dopo il piazzamento.
result-second-timeout = Questa partita non conta per la classifica. Se un giocatore assente perde più partite per il tempo, in 24 ore conta solo la prima.
result-voided = Questa partita non conta per la classifica: un moderatore l’ha tolta dai rating.

score =
    { $wins ->
        [one] { $wins } vinta
       *[other] { $wins } vinte
    }, { $draws ->
        [one] { $draws } patta
       *[other] { $draws } patte
    }, { $losses ->
        [one] { $losses } persa
       *[other] { $losses } perse
    }
record-all =
    { $games ->
        [one] Una partita: { $score }
       *[other] { $games } partite: { $score }
    }
record-color =
    { $color ->
        [white] Con il Bianco: { $score }
       *[black] Con il Nero: { $score }
    }
record-setup =
    { $setup ->
        [full] Tutto a mano: { $score }
        [reds] Rosse a mano: { $score }
        [random] Casuale: { $score }
        [symmetric] Simmetrica: { $score }
        [cut] Taglia e scegli: { $score }
       *[given] Posizione personalizzata, come testo: { $score }
    }

top-title =
    { $list ->
        [computer] **Classifica del server**: livelli del computer
        [world] { $players ->
            [one] **Classifica globale**: un giocatore
           *[other] **Classifica globale**: { $players } giocatori
        }
       *[people] { $players ->
            [one] **Classifica del server**: un giocatore
           *[other] **Classifica del server**: { $players } giocatori
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · una partita
       *[other] **{ $place }** · { $player } · { $rating } · { $games } partite
    }
top-own = … { $row }
top-order = -# In ordine di rating meno due volte il ±, così non bastano un paio di vittorie fortunate per arrivare in cima. ? = provvisorio.
top-empty = La classifica è vuota. Parte con la prima partita classificata tra due persone: iniziane una con `/dvonn sfida` e `classificata:True`.
top-all-idle = Qui negli ultimi 60 giorni nessuna partita classificata ha contato, quindi la classifica è vuota. Iniziane una con `/dvonn sfida` e `classificata:True`. Per le stagioni passate, usa `/classifica stagione`.
top-no-computer = Il computer non ha giocato partite classificate qui. Le sue partite sono classificate solo se il server lo permette.
top-no-game = { $player } non ha ancora un posto: finora nessuna sua partita classificata ha contato.
top-empty-world = Da 60 giorni non gioca nessuno della classifica globale. Contano le partite classificate che iniziano con `/cerca` e `classificata:True`.
top-not-joined = { $player } non è nella classifica globale. Per entrarci, usa `/cerca` con `classificata:True` e finisci una partita.
world-left = Fatto. Non sei più nella classifica globale. Conservo il tuo rating, nel caso tu torni con `/cerca` e `classificata:True`. Per eliminarlo, usa `/privacy elimina`.
world-not-joined = Non sei nella classifica globale, quindi non c’è nulla da lasciare.
top-idle = { $player } non ha un posto in classifica: nessuna partita classificata da 60 giorni. Con la prossima lo riavrà.
table-ladder =
    { $list ->
        [computer] Classifica DVONN: livelli del computer
        [world] Classifica globale DVONN
       *[people] Classifica DVONN
    }
table-page = Pagina { $page } di { $pages }
table-order = per rating meno due volte il ±
table-player = Giocatore
table-rating = Rating
table-floor = Min.
table-games = Partite
alt-table = Tabella: { $title }. Colonne: { $columns }. Righe: { $rows }.
alt-table-place = Posto

profile-title = **{ $player }** · { $rating }
profile-place = Posto { $place } per rating
profile-challenge-place = Posto { $place } in classifica
profile-idle = Nessun posto (nessuna partita classificata da 60 giorni)
profile-no-place = Ancora nessun posto
profile-titles =
    { $more ->
        [0] Titoli: { $titles }
       *[other] Titoli: { $titles } (e altri: { $more })
    }
profile-title-of-season =
    { $place ->
        [1] primo posto nella stagione { $season }
        [2] secondo posto nella stagione { $season }
       *[3] terzo posto nella stagione { $season }
    }
profile-league-title = titolo di { $name } (ciclo { $cycle })
profile-lessons = 🎓 Ha finito tutte le lezioni di `/impara`
profile-provisional = {"-#"} “?” significa provvisorio: il rating è ancora una stima. Con qualche altra partita classificata diventa affidabile.
profile-last = Ultime partite:
button-people = Preferito, ignora…
people-about =
    { $state ->
        [favourite] { $player } è tra i tuoi preferiti.
        [ignored] Ignori { $player }: non giocate nuove partite, tranne nei tornei e per i posti in classifica.
       *[none] { $player }: puoi aggiungere questa persona ai preferiti o ignorarla. Se la ignori, non può giocare nuove partite con te e non lo viene a sapere.
    }
button-ignore =
    { $on ->
        [yes] Ignora
       *[no] Non ignorare più
    }
button-favourite =
    { $on ->
        [yes] Aggiungi ai preferiti
       *[no] Togli dai preferiti
    }
people-title = Solo tu vedi questi elenchi.
people-favourites = Preferiti: { $people }
people-no-favourites = Preferiti: nessuno. Li aggiungi dai loro profili.
people-ignored = Ignorati: { $people }
people-none-ignored = Ignorati: nessuno
menu-people-challenge = Sfida un preferito
menu-people-remove = Togli un preferito
menu-people-stop = Non ignorare più qualcuno
button-people-page = Ignorati { $first }–{ $last }
refuse-not-now = Ora non puoi giocare con questa persona. Scegli un altro avversario.
refuse-too-many-favourites =
    { $most ->
        [one] Hai già un preferito. Prima toglilo.
       *[other] Hai già { $most } preferiti. Prima togline uno.
    }
profile-game =
    { $outcome ->
        [win] - vittoria contro { $opponent }: { $step } (partita { $number })
        [draw] - patta contro { $opponent }: { $step } (partita { $number })
       *[loss] - sconfitta contro { $opponent }: { $step } (partita { $number })
    }
profile-none = { $player } qui non ha ancora risultati in partite classificate. Per giocarne una, usa `/dvonn sfida` con `classificata:True`.
profile-none-of-computer = { $player } qui non ha ancora risultati in partite classificate. Le sue partite sono classificate solo se il server lo permette.
profile-of-bot = I bot non hanno un profilo. Per il computer, usa l’opzione `livello`.
profile-none-of-you = Qui non hai ancora risultati in partite classificate. Iniziane una con `/dvonn sfida` e `classificata:True`. Poi vedrai qui rating, bilancio e miglior vittoria.
profile-one = Indica un giocatore in `giocatore` oppure un livello del computer in `livello`, non tutti e due.
caption-profile = Rating su questo server, con intervallo probabile
fact-place = Classifica
fact-games = Partite
fact-streak = Serie più lunga
fact-best-win = Miglior vittoria
fact-global = Rating globale
fact-puzzles = Rating nei problemi
fact-won-against = { $opponent } ({ $rating }), partita { $number }
fact-streak-now = { $longest }, ora { $now }
alt-profile =
    { $games ->
        [one] Grafico a linee: il rating di { $name } su questo server, con una fascia per l’intervallo probabile. Parte da { $first } e dopo una partita è { $rating }. Sotto: { $facts }.
       *[other] Grafico a linee: il rating di { $name } su questo server nelle ultime { $games } partite, con una fascia per l’intervallo probabile. Parte da { $first }, resta tra { $least } e { $most }, e ora è { $rating }. Sotto: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Partite nelle ultime { $weeks } settimane**: una partita, { $rated ->
            [0] amichevole
           *[other] classificata
        }
       *[other] **Partite nelle ultime { $weeks } settimane**: { $games } partite (classificate: { $rated })
    }
activity-busiest =
    { $games ->
        [one] Settimana più intensa: dal { $monday } (una partita,
       *[other] Settimana più intensa: dal { $monday } ({ $games } partite,
    } { $people ->
        [0] solo computer)
        [one] un giocatore)
       *[other] { $people } giocatori)
    }
activity-this-week =
    { $games ->
        [0] Questa settimana: ancora nessuna partita
        [one] Finora questa settimana: una partita
       *[other] Finora questa settimana: { $games } partite
    }
activity-none = Qui non è finita nessuna partita nelle ultime { $weeks } settimane. Iniziane una con `/dvonn sfida`.
activity-empty = Ancora nessuna partita
table-activity = Partite su questo server
activity-games =
    { $games ->
        [one] una partita
       *[other] { $games } partite
    }
activity-rated = Partite classificate
activity-others = Partite amichevoli
activity-people = Giocatori
caption-activity = Partite finite per settimana, da lunedì a domenica (UTC)
alt-activity = Grafico a barre: partite finite su questo server in ognuna di { $weeks } settimane, da { $first } a questa. Per ogni settimana il lunedì, poi classificate, amichevoli e giocatori: { $entries }. Nelle settimane non elencate nessuna partita.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Grafico a barre: { $weeks } settimane da { $first } a questa, senza partite.

versus-title = **{ $one } contro { $other }**
versus-none = Qui non hanno ancora finito una partita classificata tra loro.
versus-record = Risultati di { $player }:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: ancora nessuna partita classificata, quindi qui vale il rating iniziale
versus-odds = Pronostico di oggi: { $odds }% per { $player }.
versus-last = Ultime partite:
versus-game =
    { $outcome ->
        [win] - { $at } · partita { $number } · { $player } ha vinto con il { $color ->
            [white] Bianco
           *[black] Nero
        }: { $step }
        [draw] - { $at } · partita { $number } · { $player } ha pareggiato con il { $color ->
            [white] Bianco
           *[black] Nero
        }: { $step }
       *[loss] - { $at } · partita { $number } · { $player } ha perso con il { $color ->
            [white] Bianco
           *[black] Nero
        }: { $step }
    }
versus-same-player = È due volte lo stesso giocatore. Scegline due diversi, o uno solo da confrontare con te.

record-title = **Partite classificate su questo server**
record-title-of = **Partite classificate di { $player } su questo server**
record-none = Su questo server non è ancora finita nessuna partita classificata. Iniziane una con `/dvonn sfida` e `classificata:True`.
record-none-of = { $player } non ha ancora finito partite classificate su questo server.
record-game =
    { $outcome ->
        [win] { $at } · partita { $number } · { $one } ha vinto contro { $other }
       *[draw] { $at } · partita { $number } · { $one } ha pareggiato con { $other }
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (conta per 1/{ $part })
    }
record-uncounted = { $game }: non conta ({ $reason })
uncounted-short = troppo corta
uncounted-second-timeout = un’altra sconfitta per il tempo in 24 ore
uncounted-voided = tolta da un moderatore
button-newest = Le più recenti
button-newer = Più recenti
button-older = Meno recenti

## Seasons

season-current = **Stagione { $number }**: { $from } – { $until } (finisce { $rest })
season-without-end = **Stagione { $number }**: inizio { $from }, senza data di fine
season-ended = **Stagione { $number }**: { $from } – { $until }, classifica finale
season-short = -# Le stagioni seguono il calendario. La prima è più corta, perché è cominciata con la prima partita classificata.
season-empty = In questa stagione non ha ancora contato nessuna partita classificata.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = La prima partita classificata tra due persone apre la prima stagione. Iniziane una con `/dvonn sfida` e `classificata:True`.
season-unknown = Qui non c’è una stagione { $number }. `/classifica stagione` mostra quella attuale.
season-over = **La stagione { $number } è finita.**
season-title =
    { $place ->
        [1] 🥇 { $player } vince la stagione { $number }.
        [2] 🥈 Secondo posto: { $player }.
       *[3] 🥉 Terzo posto: { $player }.
    }
season-over-more = Per la classifica completa, usa `/classifica stagione` con `numero:{ $number }`. La nuova stagione è iniziata. I rating restano.
table-season = Stagione { $number }
table-wins = Vinte
table-draws = Patte
table-losses = Perse

## Challenge ladder

places-title =
    { $people ->
        [one] **Classifica del server**, per posti: un giocatore
       *[other] **Classifica del server**, per posti: { $people } giocatori
    }
places-own = { $player } è al posto { $place }. Per salire, sfida qualcuno fino a tre posti più su con `/classifica sfida`. Se vinci, vi scambiate i posti.
places-none = { $player } ora non ha un posto. Per averne uno, sfida uno degli ultimi tre con `/classifica sfida`.
places-empty = La classifica è vuota. Sfida chi vuoi con `/classifica sfida`: la prima partita per i posti ne dà uno a tutti e due.
table-places = Classifica DVONN, per posti

refuse-place-none = La classifica di questo server va per rating, non per posti. Usa `/dvonn sfida`.
refuse-place-self = Sfidarsi da soli non si può. { $allowed }
refuse-place-answered = Ora non puoi accettare questa sfida. { $why }
refuse-place-no-place = { $opponent } non ha un posto in classifica, o non gioca da 60 giorni. { $allowed }
refuse-place-below =
    { $who ->
        [you] Non puoi sfidare { $opponent }, che sta sotto di te. Può invece sfidarti.
       *[other] { $opponent } ora sta sotto { $challenger }.
    } { $allowed }
refuse-place-far = { $opponent } sta troppo in alto in classifica. Si può sfidare solo chi sta al massimo { $places } posti più su. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Stai giocando per un posto nella partita { $number } contro { $opponent }. Prima finisci quella.
           *[challenge] Hai già sfidato { $opponent } per il suo posto. Annulla quella sfida o aspetta la risposta.
        }
       *[other] { $what ->
            [game] { $challenger } sta giocando per un posto nella partita { $number } contro { $opponent }.
           *[challenge] { $challenger } ha sfidato { $opponent } per il suo posto.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } ha già una sfida per il suo posto. Aspetta che si concluda o sfida qualcun altro.
       *[other] { $opponent } ha già { $others } sfide per il suo posto. Aspetta che una si concluda o sfida qualcun altro.
    }
refuse-place-soon = { $challenger } e { $opponent } hanno giocato per un posto meno di una settimana fa. Prossima volta possibile: { $until }.
place-may-challenge =
    { $who ->
        [you] Puoi sfidare { $people }.
       *[other] { $challenger } può sfidare { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Sopra di te non c’è nessuno. Gli altri possono sfidarti.
       *[other] Sopra { $challenger } non c’è nessuno.
    }
challenge-for-place = Si gioca per i posti in classifica: se vince chi ha sfidato, i due si scambiano i posti.
place-stake = Si gioca per i posti in classifica: se vince { $challenger }, scambia il posto con { $opponent }.
place-swapped = **{ $winner } prende il posto { $place } in classifica a { $loser }.**
place-kept = I posti in classifica non cambiano.
place-swap-stays = I posti non si scambiano di nuovo: da quella partita la classifica è cambiata.


## Captions of pictures

caption-move =
    { $color ->
        [white] Tocca al Bianco
       *[black] Tocca al Nero
    }
caption-passed =
    { $color ->
        [white] Il Bianco passa
       *[black] Il Nero passa
    }
caption-isolates = { $ply }, pedine isolate: { $count }
caption-captures = { $ply }, cattura { $count }
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] Il Bianco deve piazzare una pedina
       *[black] Il Nero deve piazzare una pedina
    }
caption-place-red =
    { $color ->
        [white] Il Bianco deve piazzare una pedina rossa
       *[black] Il Nero deve piazzare una pedina rossa
    }
caption-won =
    { $color ->
        [white] Il Bianco vince di { $margin }
       *[black] Il Nero vince di { $margin }
    }
caption-draw = Patta
caption-won-early =
    { $color ->
        [white] Vince il Bianco
       *[black] Vince il Nero
    }
caption-resigned =
    { $color ->
        [white] Il Bianco abbandona
       *[black] Il Nero abbandona
    }
caption-timed-out =
    { $color ->
        [white] Il Bianco esaurisce il tempo
       *[black] Il Nero esaurisce il tempo
    }
caption-void = Nessun risultato
caption-sample = Esempio: il tuo tabellone con il Nero · { $ply }
caption-preview = Anteprima: { $ply }

## Placing and moving with buttons

button-row = Fila { $row }
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}con una rossa
       *[no] {""}
    }
menu-stack-hint = Quale pila muovi?
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: pedina singola, con una rossa
           *[no] { $cell }: pedina singola
        }
       *[other] { $red ->
            [yes] { $cell }: pila di { $height }, con una rossa
           *[no] { $cell }: pila di { $height }
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
pick-cell =
    Scegli una casella nella fila { $row }. { $red ->
        [yes] La pedina rossa va subito sul tabellone.
       *[no] La tua pedina va subito sul tabellone.
    }
pick-stack = Quale pila vuoi muovere?
pick-destination = Dove va **{ $cell }**? Prima vedi un’anteprima.
pick-destination-at-once = Dove va **{ $cell }**? La mossa si gioca subito.
confirm-ply = Anteprima: **{ $ply }**
confirm-score = Punteggio dopo la mossa: Bianco { $white }, Nero { $black }. La giochi?
button-confirm = Gioca la mossa
button-back = Indietro
button-another-stack = Un’altra pila
you-moved = Hai giocato **{ $ply }**.
you-moved-with-effect = Hai giocato **{ $ply }**: la mossa { $effects }.
you-placed =
    { $red ->
        [yes] Hai piazzato una pedina rossa in **{ $cell }**.
       *[no] Hai piazzato una pedina in **{ $cell }**.
    }

## Previews

preview-title = Anteprima: non è stata giocata nessuna mossa.
preview-move = { $player } muove **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player } piazza una pedina rossa in **{ $cell }**.
        [white] { $player } piazza una pedina bianca in **{ $cell }**.
       *[black] { $player } piazza una pedina nera in **{ $cell }**.
    }
preview-pass = { $player } non ha mosse legali e passa.
preview-score = Punteggio dopo: Bianco { $white }, Nero { $black }.
preview-next-moves =
    { $moves ->
        [one] Poi muove { $player }: una mossa legale ({ $other }).
       *[other] Poi muove { $player }: { $moves } mosse legali ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player } non ne avrebbe
        [one] { $player } ne avrebbe una
       *[other] { $player } ne avrebbe { $moves }
    }
preview-next-passes =
    { $moves ->
        [one] Poi { $player } passa (nessuna mossa legale) e muove { $other }: una mossa legale.
       *[other] Poi { $player } passa (nessuna mossa legale) e muove { $other }: { $moves } mosse legali.
    }
preview-next-place =
    { $piece ->
        [red] Poi { $player } piazza una pedina rossa.
        [white] Poi { $player } piazza una pedina bianca.
       *[black] Poi { $player } piazza una pedina nera.
    }
preview-next-dealt = Poi il resto del tabellone si riempie in modo casuale.
preview-won = Così finisce la partita: { $player } vince di { $margin }, { $own }–{ $other }.
preview-draw = Così finisce la partita: patta, { $score }–{ $score }.

preview-empty = Scrivi una mossa, per esempio `D3F3`, o più mosse, per esempio `D3F3 E4E5`.
preview-too-long =
    Un’anteprima può avere al massimo { $most ->
        [one] { $most } mossa
       *[other] { $most } mosse
    }. Togli le ultime.
preview-unknown-word = `{ $word }` non è né una casella come `D3` né una mossa come `D3F3`. Scegli dall’elenco che appare mentre scrivi.
preview-half-a-move = { $cell } è solo mezza mossa. Aggiungi la casella di arrivo, per esempio `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] Il Bianco non può giocare `{ $ply }`. { $rule } Scegli dall’elenco che appare mentre scrivi.
           *[black] Il Nero non può giocare `{ $ply }`. { $rule } Scegli dall’elenco che appare mentre scrivi.
        }
       *[other] { $color ->
            [white] Mossa { $number }: il Bianco non può giocare `{ $ply }`. { $rule } Scegli dall’elenco che appare mentre scrivi.
           *[black] Mossa { $number }: il Nero non può giocare `{ $ply }`. { $rule } Scegli dall’elenco che appare mentre scrivi.
        }
    }
preview-dealt = Dopo l’ultima pedina rossa, il resto del tabellone si riempie in modo casuale. Ferma lì l’anteprima.

## Hints and analyses

hint-title =
    { $count ->
        [one] Hai una sola mossa legale:
       *[other] Le tue mosse migliori:
    }
hint-title-placing = Le caselle migliori per la tua pedina:
hint-not-played = Nessuna di queste è ancora stata giocata. Questo messaggio lo vedi solo tu.
button-play-this = Gioca { $letter }: { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] circa pari
        [chance] circa { $number }% di vittoria
        [win] vince di { $number }
        [draw] patta
       *[loss] perde di { $number }
    }
effect-next-to-red = accanto a una rossa
effect-at-edge = sul bordo
effect-can-capture-red = poi può catturare una rossa in { $cells }
effect-ends-game = chiude la partita
effect-leaves-no-move =
    { $color ->
        [white] lascia il Bianco senza mosse
       *[black] lascia il Nero senza mosse
    }
analysis-game = Partita { $number }.
analysis-plies = Dopo la mossa { $number } di { $count }.
analysis-worth =
    { $color ->
        [white] **Tocca al Bianco: { $worth }.**
       *[black] **Tocca al Nero: { $worth }.**
    }
analysis-variation = Variante: { $line }
analysis-then = -# poi { $line }
analysis-then-end = -# poi { $line }. La partita finisce: Bianco { $white }, Nero { $black }.
analysis-end = -# La partita finisce: Bianco { $white }, Nero { $black }.
analysis-over = {"**"}La partita è finita: Bianco { $white }, Nero { $black }.**
analysis-shared = { $player } mostra un’analisi:
verdict-best = {"**"}{ $ply }** è la mossa migliore.
verdict-forced = {"**"}{ $ply }** è l’unica mossa legale.
verdict-as-good = {"**"}{ $ply }** vale circa quanto la mossa migliore, **{ $better }**.
verdict-worse =
    {"**"}{ $ply }**, per il { $color ->
        [white] Bianco
       *[black] Nero
    }: { $before } → { $after }{ $points ->
        [0] .
        [one] {" "}(costa { $points }%).
       *[other] {" "}(costa { $points }%).
    }
verdict-loses =
    Nella linea A, il { $color ->
        [white] Bianco
       *[black] Nero
    } perde { $losses }.
verdict-captured =
    { $height ->
        [1] la pedina singola in { $cell }
       *[other] la pila di { $height } in { $cell }
    }
verdict-isolated =
    { $count ->
        [one] una pedina isolata
       *[other] { $count } pedine isolate
    }
verdict-score = Punteggio dopo la linea A: Bianco { $white }, Nero { $black }. Prima della mossa: Bianco { $before_white }, Nero { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Già provata
menu-variation-hint = Gioca una delle mosse migliori o una già provata…
menu-variation-stack-hint = Prova un’altra mossa: scegli una pila
menu-variation-row-hint = Perché non un’altra casella? Scegli una fila
variation-stack = Dove va **{ $cell }**? Poi vedi quanto costa la mossa, e perché.
variation-row = Quale casella della fila { $row }? Poi vedi quanto costa.
analysis-effort =
    { $depth ->
        [one] -# Profondità di ricerca: una mossa.
       *[other] -# Profondità di ricerca: { $depth } mosse.
    }
analyse-what = Qui non c’è una partita. Aggiungi `partita` (un numero o le mosse) o `posizione`.
advice-rated = Questa partita è classificata, quindi non do suggerimenti. `/partita anteprima` mostra l’effetto di una mossa. Dopo la partita, `/dvonn analizza` mostra le mosse migliori.
advice-over = In questa posizione nessuno può muovere: Bianco { $white }, Nero { $black }. Per analizzare una posizione precedente di una partita, usa `/dvonn analizza` e scrivi in `dopo` il numero di mosse.
advice-in-tournament = Questa è una partita di torneo, quindi non do suggerimenti. `/partita anteprima` mostra l’effetto di una mossa. Dopo la partita, `/dvonn analizza` mostra le mosse migliori.
advice-of-serious-game = Questa posizione somiglia troppo a quella della partita { $number }, classificata o di torneo, che stai giocando. Finché non finisce, non posso analizzarla né giocarla con te. Scegli un’altra posizione o mossa.
advice-of-running = Questa posizione somiglia troppo a quella della partita { $number }, ancora in corso qui. Finché non finisce, non ne pubblico un’analisi.
advice-not-of-running = Questa partita è ancora in corso. Se è amichevole e non di torneo, può analizzarla adesso chi deve muovere. Dopo la partita, chiunque.
advice-two-subjects = Indica una posizione oppure una partita. Per l’opzione `dopo` serve una partita.
advice-no-such-ply =
    { $plies ->
        [one] Questa partita ha una mossa, quindi `dopo` può essere 0 o 1.
       *[other] Questa partita ha { $plies } mosse, quindi `dopo` va da 0 a { $plies }.
    }

## Settings

language-name = Italiano

settings-title = **Le tue impostazioni**
settings-scope = L’aspetto dei tabelloni cambia solo per te: quelli pubblici seguono le impostazioni del server. Il resto vale per tutte le tue partite.
settings-hint =
    { $choice ->
        [orientation] Tabellone
        [theme] Tema
        [size] Dimensione dell’immagine
        [notation] Notazione
        [reminders] Promemoria
        [ladder] Tipo di classifica
        [season] Durata delle stagioni
       *[language] Lingua
    }
settings-orientation =
    { $value ->
        [white] Tabellone: Bianco in basso, come nel canale
        [own] Tabellone: il mio colore in basso
       *[black] Tabellone: Nero in basso
    }
settings-theme =
    { $value ->
        [server] Tema: quello di ogni server
        [wood] Tema: legno chiaro
        [slate] Tema: ardesia scura
        [paper] Tema: nero su bianco, per la stampa
        [contrast] Tema: alto contrasto
       *[colour-blind] Tema: per daltonici (Bianco e Nero hanno forme diverse)
    }
settings-size =
    { $value ->
        [small] Dimensione dell’immagine: piccola, per il telefono
        [normal] Dimensione dell’immagine: normale
       *[large] Dimensione dell’immagine: grande
    }
settings-notation =
    { $value ->
        [joined] Notazione: D3F3
        [dash] Notazione: D3-F3
       *[arrow] Notazione: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Promemoria: nel canale della partita
        [direct] Promemoria: nei messaggi diretti
       *[off] Promemoria: nessuno
    }
settings-language = Lingua: { $name }
settings-language-discord = Lingua: quella di Discord
settings-confirm =
    { $on ->
        [yes] Mosse: prima l’anteprima
       *[no] Mosse: giocate subito
    }
settings-only-ply =
    { $on ->
        [yes] Mosse forzate: le gioco io per te
       *[no] Mosse forzate: le giochi tu
    }
settings-vacation =
    { $on ->
        [yes] Vacanze: iniziano da sole quando esaurisci il tempo, giorno per giorno finché non giochi o finisci i giorni
       *[no] Vacanze: iniziano solo quando usi `/dvonn vacanza`
    }
settings-weekends =
    { $on ->
        [yes] Weekend liberi: i tuoi orologi si fermano il sabato e la domenica, tranne nelle partite in tempo reale
       *[no] Weekend liberi: nessuno
    }
settings-takebacks =
    { $on ->
        [yes] Ritiro delle mosse: concesso se non hai già risposto alla mossa
       *[no] Ritiro delle mosse: l’avversario te lo chiede
    }
settings-milestones =
    { $on ->
        [yes] Traguardi, come una prima vittoria: te li segnalo una volta sola, in privato
       *[no] Traguardi, come una prima vittoria: non te li segnalo
    }
settings-phrases =
    { $on ->
        [yes] Frasi di avversari di altri server: visibili
       *[no] Frasi di avversari di altri server: nascoste
    }
settings-next-weekend = Prossimo weekend libero: { $begins } – { $ends } ({ $zone }). Se cambi questo o il fuso orario, vale per i weekend che cominciano almeno una settimana dopo.
settings-quiet = Ore di silenzio: { $hours } ({ $zone })
settings-no-quiet = Ore di silenzio: nessuna
settings-summary = Elenco quotidiano delle partite in attesa, nei messaggi diretti: { $time } ({ $zone })
settings-no-summary = Elenco quotidiano delle partite in attesa: nessuno
button-settings-confirm =
    { $on ->
        [yes] Prima l’anteprima
       *[no] Gioca subito le mosse
    }
button-settings-only-ply =
    { $on ->
        [yes] Mosse forzate automatiche
       *[no] Mosse forzate a mano
    }
button-settings-vacation =
    { $on ->
        [yes] Vacanze automatiche
       *[no] Niente vacanze automatiche
    }
button-settings-play = Promemoria, lingua…
button-settings-boards = Tabelloni e mosse…
button-settings-weekends =
    { $on ->
        [yes] Attiva i weekend liberi
       *[no] Togli i weekend liberi
    }
button-settings-takebacks =
    { $on ->
        [yes] Concedi il ritiro mosse
       *[no] Ritiro mosse su richiesta
    }
button-settings-milestones =
    { $on ->
        [yes] Segnalami i traguardi
       *[no] Non segnalare traguardi
    }
button-settings-phrases =
    { $on ->
        [yes] Mostra le frasi
       *[no] Nascondi le frasi
    }
button-settings-quiet = Fuso orario, silenzio…
button-settings-people = Preferiti, ignorati…
form-quiet = Fuso orario, silenzio, elenco del giorno
form-quiet-hours = Ore di silenzio da – a (vuoto: nessuna)
form-summary = Elenco quotidiano alle (vuoto: nessuno)
form-quiet-zone = Il tuo fuso orario
refuse-quiet-hours = `{ $input }` non è un intervallo di ore. Scrivilo come `22:00-07:00` o lascia vuoto.
refuse-summary-time = `{ $input }` non è un orario. Scrivilo come `07:30` o lascia vuoto.
refuse-time-zone = `{ $input }` non è un fuso orario noto. Usa un nome come `Europe/Berlin`, `America/New_York` o `UTC`.

## Plans

form-plan-title = Pianifica i tuoi piazzamenti
form-plan-wishes = Caselle, in ordine di preferenza
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Fermati se l’avversario piazza qui (facolt.)
form-plan-stops-hint = near reds, D3; after 5: dopo 5 tue pedine
plan-is = **Il tuo piano**: `{ $wishes }`
plan-stops = Condizioni di stop: `{ $stops }`
plan-takes = Prossime, se ancora vuote: { $cells }
plan-takes-then-best = Prossime, se ancora vuote: { $cells }; poi sceglie il motore
plan-takes-best = Prossima: sceglie il motore
plan-takes-nothing = Tutte le caselle del tuo piano sono occupate.
plan-played = Giocata come da piano. Il piano è completato.
plan-not-playable = Nel tuo piano non c’era nulla di giocabile, quindi l’ho eliminato.
fill-is =
    Tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    } comincio a piazzare il resto delle tue pedine, una ogni volta che tocca a te. Puoi fermarmi quando vuoi.
fill-stopped = Mi fermo qui. Le pedine le piazzi tu.
fill-done = Tutte le pedine sono piazzate.
plan-none = Non hai un piano. Per farne uno, usa `/dvonn piano`.
button-plan = Pianifica i piazzamenti…
button-edit = Modifica
button-delete = Elimina
button-try-again = Riprova
form-written = Hai scritto:

plan-empty = In un piano serve almeno una casella, per esempio `D3 E4, near reds, row 3`.
plan-too-long = Ogni campo ha al massimo { $most } caratteri. Per risparmiare spazio, usa parole che valgono per molte caselle: `row 3`, `edge` o `anywhere`.
plan-unknown-word = In un piano non conosco la parola `{ $word }`. Usa caselle come `D3` o `A1-E1`, oppure `row 3`, `column D`, `edge`. Puoi usare anche `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = Dopo `row` serve un numero da 1 a 5, come in `row 3`.
plan-column-letter = Dopo `column` serve una lettera da A a K, come in `column D`.
plan-near-what = Dopo `near` serve `reds`, `own`, `theirs` o una casella, come in `near D3`.
plan-line-end = Dopo il trattino scrivi l’ultima casella, come in `A1-E1`.
plan-not-a-line = { $from } e { $to } non sono su una linea retta. Elenca le caselle una per una o indica due caselle in linea, come `A1-E1`.
plan-best-serious = In una partita classificata o di torneo `best` non è permesso. Usa `anywhere`, che parte dal centro del tabellone.
plan-count = Dopo `after` serve un numero da 1 a 49, come in `after 5`.
plan-no-cell-first = Comincia con la casella per questa mossa, per esempio D3. Il resto diventa il tuo piano.

## Conditional moves

form-if-title = Se gioca questo, gioco quello
form-if-lines =
    { $first ->
        [mine] Su ogni riga: mia, sua, mia, sua…
       *[theirs] Su ogni riga: sua, mia, sua, mia…
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: piazzo D3; se piazza E4, piazzo F2. * vale per ogni altra casella
           *[theirs] D3 E4: se piazza D3, piazzo E4. * E5: altrimenti piazzo E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: muovo D3F3; se muove E4E5, muovo C1C3. *: altra mossa. resign: abbandono
           *[theirs] D3F3 E4E5: se muove D3F3, muovo E4E5. * C1C3: altrimenti muovo C1C3. resign: abbandono
        }
    }
if-are = **Le tue mosse condizionali.** Le tue mosse vengono dopo i due punti; { "*" } vale per ogni altra risposta.
if-resigns = Dove una riga finisce con `resign`, abbandono per te.
if-waits = Prima gioca { $ply }. Poi queste mosse aspettano la risposta dell’avversario.
if-none = Non hai mosse condizionali. Per impostarle, usa `/dvonn condizionali`.
button-conditions = Mosse condizionali…
button-add-conditions = Aggiungi condizionali

if-empty = Scrivi almeno una riga, per esempio `D3F3 E4E5`: se gioca D3F3, gioco E4E5.
if-too-long = Le mosse condizionali hanno in tutto al massimo { $most } caratteri. Togli le meno probabili.
if-too-many = Ci sono { $found } righe. Il limite è { $most }. Togli le meno probabili.
if-too-deep = La riga { $line } ha più di { $most } mosse. Accorciala.
if-unknown-word = Riga { $line }: `{ $word }` non è né una casella come `D3`, né una mossa come `D3F3`, né `*` per ogni altra mossa.
if-no-such-cell = Riga { $line }: la casella `{ $word }` non esiste. { $cells }
if-pass = Riga { $line }: togli il passo. A passare ci penso io.
if-half-a-move = Riga { $line }: { $cell } è solo mezza mossa. Aggiungi la casella di arrivo, per esempio `D3F3`.
if-any-of-mine = Riga { $line }: `*` vale solo per le mosse dell’avversario. Scrivi per esteso la tua.
if-resigns-unprovoked = Riga { $line }: `resign` deve seguire una mossa dell’avversario.
if-illegal-mine = Riga { $line }: a quel punto non puoi giocare { $ply }. { $reason }
if-illegal-theirs = Riga { $line }: a quel punto l’avversario non può giocare { $ply }. Controlla il tabellone, e a chi tocca a ogni mossa.
if-after-the-end = La riga { $line } va oltre la fine della partita. Accorciala.
if-no-answer = La riga { $line } finisce con una mossa dell’avversario. Aggiungi la tua risposta o togli quella mossa.
if-two-answers = Le righe { $first } e { $second } danno due risposte alle stesse mosse. Tienine una.

## Private notices

notice-title = Partita { $number } contro { $opponent }:
notice-board = [Tabellone]({ $url })
notice-branch-dropped = La tua mossa condizionale **{ $answer }** non si poteva giocare, quindi ho eliminato le tue mosse condizionali. { $reason }
notice-branch-dropped-after = La tua risposta a { $after }, **{ $answer }**, non si poteva giocare, quindi ho eliminato le tue mosse condizionali. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] Una mossa è stata ritirata, quindi ho eliminato le tue mosse condizionali.
        [dealt] Il tabellone si è riempito, quindi ho eliminato le tue mosse condizionali.
       *[rated_game] Questa partita ormai somigliava troppo a una tua partita classificata, quindi ho eliminato le tue mosse condizionali.
    } Per impostarne altre, usa `/dvonn condizionali` nel canale della partita. Quelle vecchie:
notice-plan-stopped = Il tuo piano si è fermato: l’avversario ha piazzato in **{ $cell }** (`{ $rule }`).
notice-plan-left = Non ancora piazzate: `{ $plan }`. Condizioni di stop: `{ $stops }`. Per un nuovo piano, usa `/dvonn piano` nel canale della partita.
notice-muted =
    Non posso scrivere in { $channel }, quindi non riesco a mostrare il tabellone lì. Chiedi a un moderatore di darmi { $place ->
        [thread] i permessi “Visualizza canale” e “Invia messaggi nei thread”. Se il thread è bloccato, deve anche sbloccarlo
       *[channel] i permessi “Visualizza canale” e “Invia messaggi”
    }. Continuo a provarci.
notice-muted-refused = Non posso mostrare il tabellone in { $channel }. { $reason } Continuo a provarci.
notice-muted-elsewhere = Non posso scrivere dove gioca l’avversario, quindi non vede il tabellone.
notice-muted-clock = L’orologio è fermo finché non posso scrivere lì, per { $time } al massimo. Comandi come `/dvonn tabellone` lì funzionano ancora.
notice-muted-runs = L’orologio non si ferma per questo. Comandi come `/dvonn tabellone` lì funzionano ancora.
notice-place-lost = Il canale o il thread di questa partita è stato eliminato, e ora non posso aprirne un altro. { $reason } L’orologio è fermo finché non ci riesco. Un moderatore può anche terminare la partita { $number } con `/partita modera`.
notice-waits = Ci sono novità in questa partita, ma non posso scrivere di mia iniziativa nel suo canale. Per vederle, usa lì `/dvonn tabellone`.
notice-waits-clock = L’orologio è fermo finché non le vedi, per { $time } al massimo.
notice-plan-done = Il tuo piano è completato: tutte le sue pedine sono piazzate. Per un nuovo piano, usa `/dvonn piano` nel canale della partita.
notice-plan-exhausted = Il tuo piano è finito: le altre caselle sono occupate. Per un nuovo piano, usa `/dvonn piano` nel canale della partita.

## Browsing a game

button-browse = Sfoglia le mosse
button-first = Inizio
button-page-back = Indietro
button-forward = Avanti
button-last = Fine
page-start = Posizione 0 di { $count }: prima della prima mossa.
page-passed = Posizione { $number } di { $count }. { $player }: nessuna mossa legale, passa
page-ply = Posizione { $number } di { $count }. { $player }: **{ $ply }**
import-title = Partita importata: { $white } (Bianco) contro { $black } (Nero)
import-title-no-names = Partita importata
import-result = Risultato: { $result }

## Replays, and the menu of positions to jump to

button-replay = Replay della partita
button-share = Mostra a tutti
menu-chapter-hint = Vai a…
menu-game-hint = Sfoglia una partita…
menu-found-hint = Sfoglia una partita, vedi replay o revisione…
chapter-start = Inizio della partita
chapter-placed = Mossa { $number }: tutte le pedine piazzate
chapter-ply = Mossa { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Mossa { $number }: fine della partita
       *[running] Mossa { $number }: posizione attuale
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } contro { $black } (in corso)
       *[over] { $number }: { $white } contro { $black }
    }
replay-ply = Replay della mossa { $number } di { $count }.
replay-plies = Replay delle mosse da { $from } a { $to } di { $count }.
replay-nothing = Non c’è ancora nulla da rivedere: questa partita non ha mosse. `/dvonn tabellone` mostra il tabellone.
replay-no-such-ply = Questa partita non ha una mossa { $named }. In `da` e `a` scrivi numeri da 1 a { $plies } o lascia vuoto per tutta la partita.
replay-elsewhere = Questa partita si è giocata su un altro server, quindi qui non posso mostrarla a tutti. Senza `condividi`, il replay lo vedi solo tu.
replay-backwards = La mossa { $from } viene dopo la mossa { $to }. Scambiale: `da` { $to }, `a` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Animazione delle mosse da { $from } a { $to }: { $plies }. Posizione finale:
error-still-drawing = Il tuo replay precedente non è ancora pronto. Aspettalo, poi chiedi di nuovo.

## Reviews

button-review = Revisione della partita
button-review-show = Mostra la revisione
button-review-browse = Sfoglia da qui
button-review-help = Come leggerla
button-turning-point = { $mark }: mossa { $number }
review-in-progress = Revisione in corso… { $known } di { $all }. Richiede circa un minuto.
review-will-be-posted = Quando è pronta, la pubblico in { $channel }. Con il pulsante la vedi qui.
review-ready = La revisione è pronta.
review-is-posted = È anche in { $channel }.
review-title = {"**"}Revisione.** { $title }
review-side =
    { $color ->
        [white] Bianco, { $player }
        [black] Nero, { $player }
       *[nameless] { $player }
    }: precisione **{ $accuracy }%**; prima scelta del motore in { $best } su { $judged ->
        [one] { $judged } mossa
       *[other] { $judged } mosse
    }.
review-strength = Forza di gioco: livello { $level }, { $name }.
review-strength-range = Forza di gioco: livelli da { $from } a { $to } (da { $first } a { $last }).
review-no-turns = Nessun punto di svolta: nessuna mossa ha abbassato le probabilità di vittoria del 10% o più.
review-practice = Per allenarti su quello che ti è costato di più, prova la lezione e i problemi qui sotto.
review-turning-point = {"**"}{ $mark }.** Mossa { $number }, **{ $ply }**. { $player }: { $before } → { $after }.
review-better = Meglio: **{ $better }**.
review-better-line = Meglio: **{ $better }**, poi { $line }.
review-chance = { $chance }%
review-draw = patta
review-end =
    { $end ->
        [win] vittoria di { $margin }
       *[loss] sconfitta di { $margin }
    }
review-help =
    - Le percentuali accanto a una mossa sono le probabilità di vittoria di chi ha mosso.
    - Per la precisione e la prima scelta del motore contano solo le mosse fatte con probabilità di vittoria tra il 10 e il 90%. Quando la partita è decisa, le mosse non costano più nulla.
    - Livello: quello del computer le cui mosse costano circa quanto quelle del giocatore. Manca se andrebbero bene più di tre livelli.
review-figure = { $accuracy }%
phase-placement = Piazzamento
phase-movement = Movimento
caption-review = Probabilità di vittoria del Bianco; precisione accanto ai nomi
caption-turning-point = A: meglio, { $better } · B: giocata, { $played }
alt-turning-point = A segna la mossa migliore: { $better }. B, in un altro colore, segna quella giocata: { $played }.
alt-review = Grafico a linee: probabilità di vittoria del Bianco, { $white } (Bianco) contro { $black } (Nero). Dopo la mossa { $figures }.
alt-review-without-names = Grafico a linee: probabilità di vittoria del Bianco. Dopo la mossa { $figures }.
alt-review-figure = { $number }: { $chance }%
alt-review-accuracy =
    { $color ->
        [white] Precisione del Bianco: { $accuracy }%.
       *[black] Precisione del Nero: { $accuracy }%.
    }
alt-review-turning-point =
    Punto di svolta { $mark }, mossa { $number }, { $color ->
        [white] Bianco
       *[black] Nero
    }: { $after } invece di { $before }.

## Openings

openings-title = **Aperture**: dove si piazzano le pedine nelle partite vere.
openings-start =
    { $games ->
        [one] Il tabellone vuoto: una partita.
       *[other] Il tabellone vuoto: { $games } partite.
    }
openings-after =
    { $games ->
        [one] Dopo { $cells } (o la posizione speculare): una partita.
       *[other] Dopo { $cells } (o la posizione speculare): { $games } partite.
    }
openings-reds-matter = Conta molto dove stanno le rosse. Punti del Bianco: { $apart }% se nessuna rossa ne tocca un’altra, { $together }% se si toccano tutte e tre.
openings-reds =
    { $pairs ->
        [0] Nessuna rossa ne tocca un’altra. Punti del Bianco in { $games } partite così: { $white }% (patta: mezzo punto).
        [1] Due rosse si toccano. Punti del Bianco in { $games } partite così: { $white }% (patta: mezzo punto).
        [2] Le rosse formano una catena. Punti del Bianco in { $games } partite così: { $white }% (patta: mezzo punto).
       *[3] Le rosse si toccano tutte e tre. Punti del Bianco in { $games } partite così: { $white }% (patta: mezzo punto).
    }
openings-left = Novità alla mossa { $number }. Ultima posizione nota:
openings-end = Non conosco partite che continuano da qui.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became =
    { $games ->
        [one] una partita, vittorie del Bianco { $white }%, patte { $drawn }%
       *[other] { $games } partite, vittorie del Bianco { $white }%, patte { $drawn }%
    }
openings-dealt = Questa partita non è iniziata dal tabellone vuoto, quindi non ha un’apertura. Puoi guardare le aperture delle partite iniziate dal tabellone vuoto.
alt-openings = Caselle successive più frequenti: { $cells }.
menu-opening = Piazzamento successivo
button-opening-back = Indietro
button-opening-start = Dal tabellone vuoto

## Notes on games

form-note = La tua nota sulla partita { $number }
form-note-text = La vedi solo tu fino a fine partita
form-note-hint = Che cosa hai in mente o vuoi ricordare
notes-none = Ancora nessuna nota.
note-of = Nota di { $author }:
notes-private = Fino alla fine della partita la tua nota la vedi solo tu. Poi la legge chiunque possa vedere la partita.
button-note =
    { $written ->
        [yes] Modifica la nota
       *[no] Scrivi una nota
    }

## Following games

follow-number = Partita { $number }
follow-title = { $game }: { $white } – { $black }
follow-none = Non segui questa partita. Se la segui, ti mando gli aggiornamenti nei messaggi diretti, ma non nelle tue ore di silenzio.
follow-moves = Segui questa partita: ti mando un aggiornamento dopo ogni mossa e alla fine, ma non nelle tue ore di silenzio.
follow-end = Segui questa partita: ti mando un aggiornamento quando finisce, ma non nelle tue ore di silenzio.
follow-turn = Mossa { $number }: tocca a { $player }.
follow-stopped = Non ricevi più aggiornamenti su questa partita. Per seguirla di nuovo, usa `/partita segui` nel suo canale.
follow-hidden = Non ricevi più aggiornamenti sulla partita { $number }: non vedi più il suo canale.
followed =
    Segui queste partite (al massimo { $most }):
    { $games }
    Per cambiare, usa `/partita segui` nel canale della partita.
followed-none = In questo canale non c’è una partita in corso, e non ne segui nessuna. Per seguirne una, usa `/partita segui` nel suo canale.
button-follow-moves = Segui ogni mossa
button-follow-end = Segui il risultato
button-unfollow = Non seguire più
refuse-follow-own = In questa partita giochi tu, quindi ti avviso quando tocca a te. Per ricevere i promemoria nei messaggi diretti, vedi `/dvonn impostazioni`.
refuse-follow-private = Puoi seguire solo partite su server che mi hanno aggiunto.
refuse-follow-many =
    Segui già il massimo di partite. Smetti prima di seguirne una, con `/partita segui` nel suo canale:
    { $games }
refuse-follow-full = { $most } persone seguono già questa partita: è il massimo.

## Games as files

export-no-files = (Non posso allegare file in questo canale. Per avere il file, mandami `/partita esporta` con il numero della partita in un messaggio diretto.)
export-which = Quale partita? Scrivi il numero. `/dvonn partite` elenca le tue partite.
export-no-number = `{ $input }` non è il numero di una partita. `/dvonn partite` elenca le tue partite.
export-no-sgf = Un file SGF parte sempre dal tabellone vuoto, e questa partita no. Eccola come testo.
export-start-in-file = La partita parte da una posizione personalizzata, che è nel file.
form-import = Importa una partita
form-import-game = Testo del file, oppure le mosse
import-gone = Non ho più questa partita, perché da allora ne hai importate molte altre. Importala di nuovo con `/partita importa`.
import-too-long = Questo testo è troppo lungo per una partita. Il limite è { $most } KiB.
import-unreachable = Non riesco a scaricare questo file da Discord. Riprova o incolla la partita come testo.
import-no-text = Non è un file di testo. Usa un file creato con `/partita esporta`, o un SGF di Boardspace.
import-not-in-message = In questo messaggio non trovo una partita. Leggo mosse come `D3 E4 F5`, e file creati con `/partita esporta`.
import-nothing = Non ho trovato mosse. Usa un file creato con `/partita esporta`, o mosse come `D3 E4 F5`.
import-sgf = Un valore in questo file SGF non finisce: manca una `]`. Il file è completo?
import-header = Riga { $line }: { $fault }
import-header-form = La riga { $line } non è un’intestazione. Dovrebbe essere come `[Key "value"]`.
import-no-cell = Mossa { $number }: la casella { $found } non esiste. { $cells }
import-no-ply = Mossa { $number }: { $found } non è una mossa. Scrivi D3 per piazzare, D3F3 per muovere, o PASS.
import-illegal = Mossa { $number }, `{ $ply }`: { $rule }
import-no-score = Dopo la barra: { $found } non è un punteggio. Scrivi due numeri, prima quello del Bianco.
import-not-over = C’è un punteggio dopo la mossa { $number }, ma la partita non è finita.
import-other-score = Il testo dà il punteggio { $white_said }–{ $black_said }, ma sul tabellone è { $white }–{ $black }.
rule-taken = { $cell } è occupata.
rule-empty = { $cell } è vuota.
rule-lone-red = La pedina rossa in { $cell } è da sola, quindi nessuno può muoverla.
rule-not-theirs = La pila in { $cell } appartiene all’altro colore.
rule-surrounded = La pila in { $cell } è circondata, quindi non può muoversi.
rule-not-straight = { $from } e { $to } non sono su una linea retta.
rule-distance = La distanza da { $from } a { $to } è { $distance }, ma l’altezza della pila è { $height }.
rule-empty-target = { $to } è vuota.
rule-leaves-board = Da { $from }, una pila di { $height } uscirebbe dal tabellone.
rule-still-placing = Ci sono ancora pedine da piazzare.
rule-all-placed = Tutte le pedine sono piazzate.
rule-must-pass = Chi deve giocare non ha mosse legali. Scrivi PASS.
rule-may-not-pass = Chi deve giocare ha una mossa legale, quindi non può passare.
rule-game-over = La partita era già finita prima di questa mossa.

## Resigning

ask-resign = Abbandonare la partita contro { $opponent }?
ask-abort = Annullare la partita contro { $opponent }?
ask-close = L’avversario ha lasciato il server. Vuoi terminare la partita senza risultato?
button-resign = Abbandona la partita
button-close = Termina la partita
button-keep-playing = Continua a giocare
resign-cancelled = La partita continua.
game-resigned = Hai abbandonato.
game-aborted = Hai annullato la partita.
game-closed = La partita è finita.

## Lists and pages

games-none =
    { $place ->
        [here] Non hai partite in corso su questo server.
       *[anywhere] Non hai partite in corso.
    } `/dvonn gioca` ne inizia una contro il computer. `/dvonn aiuto` spiega come giocare contro altre persone.
games-title =
    { $count ->
        [one] **La tua partita**
       *[other] **Le tue { $count } partite**
    }
games-entry =
    { $turn ->
        [yours] **Tocca a te** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · tocca a { $opponent } · { $time }
    }
games-entry-game = Partita { $number }
games-entry-moved = ultima mossa { $moved }
games-since = ultima mossa { $since }
games-muted = orologio fermo perché non ho potuto mostrare il tabellone lì, tempo rimasto: { $left }
games-paused = in pausa, tempo rimasto: { $left }
games-vacation = in vacanza, tempo rimasto: { $left }
games-weekend = weekend libero, tempo rimasto: { $left }, l’orologio riparte { $until }
games-waiting =
    { $count ->
        [one] Una partita ti aspetta.
       *[other] { $count } partite ti aspettano.
    }
games-short-of-time =
    { $count ->
        [one] In una partita ti resta poco tempo.
       *[other] In { $count } partite ti resta poco tempo.
    }
desk-empty = Adesso nessuna partita ti aspetta.
milestone-first-win = {"**"}La tua prima vittoria** contro una persona!
milestone-streak =
    {"**"}{ $count ->
        [one] Una vittoria
       *[other] { $count } vittorie
    } di fila** contro persone!
milestone-best-win = {"**"}La tua miglior vittoria** in questa classifica: il rating dell’avversario era { $rating }.
milestone-level = {"**"}{ $level }:** la tua prima vittoria contro questo livello del computer!
milestone-of-game = Partita { $number }: { $milestone }
button-next-game = Prossima partita
button-look-again = Controlla di nuovo
button-skip = Salta (ancora { $count })
button-all-games = Tutte le partite
button-games-here = Questo server
button-games-everywhere = Ovunque
moves-title = Partita { $number }: { $white } (Bianco) contro { $black } (Nero)
moves-handed-over = { $at }: { $moderator } ha sostituito un giocatore. Motivo: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } ha tolto la partita dai rating. Motivo: { $reason }
moves-empty = Ancora nessuna mossa.
find-title =
    { $count ->
        [one] **Una partita trovata**
       *[other] **{ $count } partite trovate**, dalla più recente
    }
find-none = Nessuna partita finita corrisponde alla ricerca. Togli una delle condizioni.
find-more = -# Potrebbero esserci partite più vecchie. Per trovarle, restringi la ricerca, per esempio per giorno.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } – { $black } · { $result } · una mossa
       *[other] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } mosse
    }
find-entry-in = { $entry } · { $place }
find-no-day = Non riesco a leggere il giorno `{ $typed }`. Scrivi anno, mese e giorno: 2026-03-01.
find-days-swapped = Il primo giorno viene dopo l’ultimo. Scambiali.
find-lengths-swapped = Il numero minimo di mosse supera il massimo. Scambiali.
find-other-bot = Quel bot non gioca. Scegli una persona, oppure scegli me per le partite contro il computer.
find-no-server = Qui puoi cercare solo tra le tue partite. Per cercare tra quelle di un server, usa il comando lì.

button-learn-rules = Impara le regole
button-take-lesson = Fai una lezione
button-play-computer = Gioca contro il computer
button-challenge-anyone = Sfida chiunque
button-help-start = Iniziare una partita
button-help-turn = Quando tocca a te
button-help-agree = Patta, pausa, abbandono
button-help-records = Dopo la partita
button-help-compete = Classifica e tornei
button-help-settings = Impostazioni e dati
button-help-manage = Per chi gestisce
button-help-about = Informazioni su DVONN
button-help-more = Altri argomenti
hello =
    {"**"}Ciao! Qui gestisco le partite di DVONN.**
    DVONN è un gioco da tavolo per due. Si muovono pile su altre pile e si isolano pedine. Vince chi alla fine ne ha di più.
    Gioca con i tuoi tempi, contro amici o contro di me. Mai giocato? Premi **Impara le regole**. `/dvonn aiuto` spiega il resto.
help =
    {"**"}Come si gioca a DVONN qui**
    DVONN è un gioco da tavolo per due. Si muovono pile su altre pile, e vince chi alla fine ha più pedine.
    È la prima volta? **Impara le regole** richiede cinque minuti. **Gioca contro il computer** apre una partita al livello più basso.
    Quando tocca a te, usa i pulsanti sotto il tabellone più recente.
help-start =
    {"**"}Iniziare una partita**
    `/dvonn gioca`: gioca contro il computer, a uno di nove livelli. Funziona anche nei messaggi diretti.
    `/dvonn sfida`: sfida un giocatore o chiunque nel canale.{ $seek ->
        [yes] {" "}`/cerca`: trova un avversario su qualsiasi server che usa questo bot.
       *[no] {""}
    }
    `/dvonn regole`: le regole in cinque minuti, con immagini. `/impara lezione`: lezioni in chat.
    `/problema risolvi`: trova la mossa migliore, in problemi adatti alla tua forza. `/problema gara`: risolvi più problemi che puoi in cinque minuti. `/impara aperture`: dove si piazzano le pedine nelle partite vere.
    In un canale o thread c’è una sola partita in corso. Per giocarne di più, apri dei thread.
help-turn =
    {"**"}Quando tocca a te**
    Usa i pulsanti sotto il tabellone più recente. Prima che una pila si muova, vedi un’anteprima. Una pedina piazzata vale subito. Oppure usa:
    `/dvonn piazza D3`: piazza una pedina. `/dvonn muovi D3F3`: muovi la pila da D3 a F3.
    `/dvonn tabellone`: il tabellone più recente. `/dvonn partite`: le tue partite in corso. `/partita segui`: aggiornamenti su una partita altrui.
    `/partita anteprima D3F3`: l’effetto di una mossa, o di più mosse di fila.
    `/dvonn suggerimento`: le tue mosse migliori. `/dvonn analizza`: le mosse migliori in qualsiasi posizione. Nelle partite classificate non funzionano.
    `/dvonn piano`: piazzamenti in anticipo, come `near reds, row 3`. `/dvonn condizionali`: mosse condizionali. Li vedi solo tu.
help-agree =
    {"**"}Patta, pausa, abbandono**
    `/dvonn proponi`: proponi patta, ritiro della mossa, pausa, più tempo o rivincita.
    `/dvonn abbandona`: abbandona la partita. `/partita annulla`: annulla una partita appena cominciata.
    `/partita reclama`: vinci se l’avversario ha lasciato il server ed esaurito il tempo.
    `/dvonn vacanza`: ferma i tuoi orologi per qualche giorno.
help-records =
    {"**"}Dopo la partita**
    `/partita revisione`: com’è andata, e quali mosse erano migliori. `/partita replay`: la partita come GIF.
    `/partita mosse`: tutte le mosse come testo. `/partita nota`: la tua nota, privata fino alla fine della partita.
    `/partita esporta`: la partita come file. `/partita importa`: una partita da un file.
    `/partita trova`: partite finite, tue o di questo server.
help-compete =
    {"**"}Classifica e tornei**
    `/classifica top`: i migliori. `/classifica profilo`: un giocatore. `/classifica confronto`: due giocatori.
    `/classifica top` con `elenco:Classifica globale`: i migliori ovunque. `/classifica lascia-globale`: esci da quella classifica.
    `/classifica stagione`: questa stagione. `/classifica grafico`: quante partite si giocano qui.
    `/torneo elenco`: i tornei di qui. `/torneo partecipa`: iscriviti a uno. `/torneo crea`: organizzane uno.
    `/lega mostra`: la lega. `/lega partecipa`: gioca il suo prossimo ciclo.
    Le partite contano per la classifica se sono classificate: usa `/dvonn sfida` con `classificata:True`.
help-settings =
    {"**"}Impostazioni e dati**
    `/dvonn impostazioni`: tabelloni, notazione, promemoria, ore di silenzio e lingua.
    `/privacy mostra`: che cosa conservo su di te. `/privacy esporta`: tutto in un file. `/privacy elimina`: elimina tutto.
help-manage =
    {"**"}Per chi gestisce**
    Funziono senza configurazione. `/dvonn-admin impostazioni` mostra le impostazioni del server: canali, ruoli, rating, stagioni, lingua e altro.
    `/lega crea`: una lega che si rinnova da sola. `/torneo crea`: un torneo. Aggiungi `ripeti` per averne uno ogni settimana o ogni mese. Il canale del riassunto della settimana si sceglie nelle impostazioni.
    `/partita modera`: termina o invalida una partita o sostituisci un giocatore. Il motivo lo vedono tutti.
    `/dvonn-admin blocca`: blocca una persona. `/dvonn-admin registro`: che cosa hanno fatto i moderatori.
help-about =
    {"**"}Informazioni su DVONN**
    DVONN l’ha inventato Kris Burm. Il gioco è uscito nel 2001, quarto del progetto GIPF. Nel 2002 ha vinto l’International Gamers Award, e nel 2003 il premio di gioco dell’anno della rivista *Games*.
    Gli altri giochi della serie sono GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR e LYNGK.
    Per saperne di più: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Per giocare altrove: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Una gara tra programmi, nel 2011 dedicata a DVONN: [CodeCup](<https://www.codecup.nl>)
    Questo bot non appartiene a nessuno di loro. Lo fanno persone a cui piace il gioco.

## The rules, page by page, each with a picture

rules-title = {"**"}Le regole di DVONN: { $page }** · { $number } di { $count }
button-rules-next = Avanti
rules-goal =
    Due giocatori costruiscono pile. La pedina in cima mostra di chi è la pila. Vince chi alla fine ha più pedine.
    Il tabellone ha 49 caselle, da A1 a K5. Ci sono 23 pedine bianche e 23 nere. Le 3 pedine rosse non sono di nessuno, ma le pile che perdono il collegamento con una rossa vengono rimosse.
    Una partita ha al massimo 97 mosse, e al tavolo dura circa 30 minuti. È per giocatori dagli 8 anni in su, e la fortuna non c’entra.
    {"**"}L’immagine** mostra una partita finita. Il numero indica l’altezza di una pila; una pedina singola non ha numero. Un bordo rosso con un segno rosso vuol dire che la pila contiene una rossa; se sono più d’una, il segno le conta. Il Bianco ha { $white } pedine, il Nero { $black }, quindi vince il Bianco.
rules-placing =
    All’inizio il tabellone è vuoto. Il Bianco piazza la prima pedina rossa, il Nero la seconda, il Bianco la terza. Poi si piazzano a turno le proprie pedine, per primo il Nero, finché il tabellone è pieno. Ogni casella vuota va bene.
    Il Bianco piazza l’ultima pedina, ed è anche il primo a muovere. Così gioca due volte di fila. In cambio, il Nero è stato il primo a piazzare una pedina propria.
    La fila 1, in basso, ha le caselle da A1 a I1. Sopra ci sono quelle da A2 a J2, da A3 a K3, da B4 a K4 e, in alto, da C5 a K5.
    {"**"}L’immagine** mostra una partita con le pedine rosse in { $reds } e le prime pedine attorno. Un anello segna l’ultima pedina.
rules-moving =
    Quando tocca a te, muovi una delle tue pile. Va in linea retta, sopra pedine e caselle vuote, esattamente di tante caselle quanto è alta. Una pedina singola si muove di una casella. La pila deve atterrare su una pila o pedina di qualsiasi colore, e le due diventano una. Se quella sotto era rossa o dell’avversario, l’hai *catturata*.
    {"**"}Figura 1:** la pila bianca in { $stack } ha altezza 3. Può andare nelle caselle con l’anello: { $targets }. Non può andare in { $empty } (vuota), in { $near } (troppo vicina) o verso l’alto (fuori dal tabellone).
rules-surrounded =
    Una pila con pedine su tutti e sei i lati è circondata. Non può muoversi, di chiunque sia e per quanto alta sia, finché non si svuota una casella vicina. Perciò all’inizio possono muoversi solo le pedine sul bordo.
    {"**"}Figura 2:** i segni di divieto indicano le pile circondate: { $stacks }. Quella in { $red } non può muoversi anche se contiene una rossa. Nemmeno la pedina in { $edge } ha caselle vuote accanto, ma può muoversi: una casella sul bordo non ha mai sei vicine.
rules-touching = Ogni casella ne tocca fino a sei altre. Nella sua fila: le due accanto. Nella fila con un numero in più: la stessa lettera e la successiva. Nella fila con un numero in meno: la stessa lettera e la precedente. { $cell } tocca { $touched }.
rules-cell-touches = { $cell } tocca { $touched }.
rules-cell-game = Nella partita in corso qui: { $stacks }
rules-cell-empty = Vuote: { $cells }.
rules-isolation =
    Dopo ogni mossa, ogni pila senza collegamento con una pedina rossa è isolata e viene rimossa per sempre. Il collegamento è una catena di pile vicine. Non importa di chi fosse la mossa o di chi sia la pila. Le pedine rosse, e le pile che ne contengono, restano sempre. Una pedina rossa da sola non può muoversi. Una pila che ne contiene una si muove come le altre.
    {"**"}Figura 3:** il Bianco ha mosso { $ply }. Quella pedina era l’unico legame tra { $isolated } e una rossa, quindi il Nero perde di colpo { $count } pedine.
rules-end =
    Se non hai mosse legali, passi; lo faccio io per te. Appena puoi, torni a muovere. Se hai una mossa legale devi giocarne una, anche se ti costa pedine. La partita finisce quando nessuno dei due può muovere. Allora ognuno conta tutte le pedine nelle proprie pile, anche le rosse. Vince il punteggio più alto; se è uguale, è patta.
    {"**"}Figura 4:** il Bianco aveva { $before } pedine, il Nero { $black }, ma { $ply } era l’unica mossa del Bianco. Ha portato via la pedina rossa da { $isolated }, che sono state rimosse. Ora nessuno può muovere: al Bianco restano { $white } pedine, e vince il Nero.
rules-here =
    `/dvonn gioca` apre una partita contro il computer, a qualsiasi livello, da principiante a grande maestro. `/dvonn sfida` sfida un giocatore o chiunque.
    Quando tocca a te, usa i pulsanti sotto il tabellone più recente. Prima che una pila si muova vedi un’anteprima, come nell’{"**"}immagine**: la prima mossa, { $ply }. Una pedina piazzata vale subito. Oppure scrivi `/dvonn piazza D3`, e più avanti `/dvonn muovi D3F3`: la mossa da D3 a F3, che si scrive anche D3→F3. `/partita anteprima D3F3` mostra soltanto l’effetto di una mossa.
    `/dvonn suggerimento` mostra le tue mosse migliori nelle partite amichevoli. `/dvonn aiuto` mostra tutto il resto.
rules-moving-caption = Altezza 3: si muove esattamente di tre caselle
rules-surrounded-caption = Segnate: circondate, quindi ferme
rules-isolation-caption = Isolate: cinque pedine rimosse
rules-end-caption = L’unica mossa del Bianco perde la partita

## Lessons

lesson-title = {"**"}Lezione { $lesson }: { $title }** · { $number } di { $count }
lesson-turning-point = La partita è girata alla mossa { $number }: **{ $better }** era meglio di **{ $played }**. Di questo parla la lezione.
lesson-alt = Esercizio: { $goal }
lesson-alt-marked = Segnate: { $cells }.
lesson-right = ✅ **{ $ply }** – giusto!
lesson-others = Le altre scelte ti lasciano tra { $least }% e { $most }% di vittoria.
lesson-wrong = ❌ { $played }
lesson-solution = La mossa migliore è **{ $ply }**: la freccia A sul tabellone.
lesson-solution-place = La mossa migliore è **{ $ply }**.
answer-move =
    { $color ->
        [white] Il Bianco risponde **{ $ply }**.
       *[black] Il Nero risponde **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] Il Bianco non ha mosse legali e passa.
       *[black] Il Nero non ha mosse legali e passa.
    }
lesson-pass = Non hai mosse legali e passi.
flaw-own = Hai mosso su una tua pila, quindi ora hai una pila in meno da muovere.
flaw-red = Hai catturato solo una pedina rossa, quindi l’avversario non ha perso nulla.
flaw-loses =
    { $count ->
        [one] Hai tagliato fuori una delle tue pedine.
       *[other] Hai tagliato fuori { $count } delle tue pedine.
    }
flaw-stuck = Ora la tua pila in { $cell } ha altezza { $height } e non può muoversi.
flaw-waits = Quella cattura poteva aspettare. Qualcos’altro no.
flaw-reds = Questa rossa è troppo vicina a un’altra. Se sono sparse, le rosse tengono insieme una parte più grande del tabellone.
flaw-far = { $cell } è a più di due caselle da una rossa, quindi è facile tagliarla fuori.
flaw-beside = C’è ancora una casella libera accanto a una rossa, e { $cell } non è accanto a nessuna.
flaw-lump = { $cell } ha { $count } vicine tue. È un grappolo che si intralcia da solo.
flaw-inner = { $cell } non è sul bordo. Lì una pedina non può muoversi finché una vicina non se ne va.
caption-after = Dopo { $ply }
outlook-now =
    { $kind ->
        [win] Giocando al meglio, ora vinci di { $number }.
        [draw] Giocando al meglio, ora è patta.
        [loss] Giocando al meglio, ora perdi di { $number }.
       *[chance] Ora, secondo il motore, la tua probabilità di vittoria è: { $number }%.
    }
outlook-best =
    { $kind ->
        [win] La mossa migliore vince di { $number }.
        [draw] La mossa migliore tiene la patta.
        [loss] La mossa migliore perde solo di { $number }.
       *[chance] Prima era: { $number }%.
    }
lesson-game-score = Punteggio: Bianco { $white }, Nero { $black }. Tocca a te.
lesson-game-won = 🏆 Hai vinto { $white }–{ $black }!
lesson-game-lost = La partita è finita: Bianco { $white }, Nero { $black }. Ti servono più pedine del Nero. Riprova!
lessons-title = {"**"}Lezioni completate: { $done } su { $count }**
lessons-part =
    { $part ->
        [rules] {"**"}Le regole**
        [moving] {"**"}Muovere le pile**
        [placing] {"**"}Piazzare le pedine**
       *[game] {"**"}Una partita intera**
    }
lessons-complete = {"**"}🎓 Tutte le lezioni completate!** Lo dice anche il tuo `/classifica profilo`. Puoi rifare ogni lezione.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}I tuoi progressi**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = { $done } su { $count } completate
progress-puzzles = risolti: { $solved } su { $tried }, rating { $rating }, { $streak ->
        [0] nessuna serie in corso
        [one] serie di un giorno
       *[other] serie di { $streak } giorni
    }
progress-none = ancora nessuno
progress-accuracy =
    { $count ->
        [one] {"**"}Precisione:** { $accuracy }% nella tua ultima partita rivista.
       *[other] {"**"}Precisione:** in media { $accuracy }% nelle tue ultime { $count } partite riviste.
    }
progress-accuracy-before =
    { $count ->
        [one] In quella precedente: { $accuracy }%.
       *[other] Nelle { $count } precedenti: { $accuracy }%.
    }
progress-no-review = {"**"}Precisione:** dopo una partita chiedi la revisione con `/partita revisione`, e qui la vedi come curva.
fact-lessons = Lezioni
fact-solved = Problemi
fact-best-race = Miglior gara di problemi
fact-levels-beaten = Livelli battuti
caption-progress =
    { $count ->
        [one] Precisione nell’ultima partita rivista
       *[other] Precisione nelle ultime { $count } partite riviste
    }
alt-progress =
    { $count ->
        [one] Precisione nella tua ultima partita rivista: { $figures }.
       *[other] Precisione nelle tue ultime { $count } partite riviste, dalla più vecchia alla più recente: { $figures }.
    }
button-progress = I miei progressi
button-term-review = Che cos’è la precisione?
menu-lesson = Scegli una lezione
button-lesson-next = Avanti
button-lesson-next-lesson = Avanti: lezione { $lesson }
button-lesson-finish = Fine
button-lesson-again = Ripeti
button-lesson-retry = Riprova
button-lesson-show = Fammi vedere
button-lesson-people = Dove piazzano gli altri
button-lesson-list = Tutte le lezioni
button-place-board = Riempi un tabellone intero
button-lesson-go-on = Continua: lezione { $lesson }
button-advice = Consigli
button-advice-lesson = Prova la lezione { $lesson }
button-terms = Termini
button-term = Cos’è “{ $term }”?
button-term-rating = Che cosa vuol dire ±?
advice-title = {"**"}{ $title }** · { $number } di { $count }

learn-1 = La distanza esatta e il bordo
    .advice =
        Una pila si muove in linea retta, esattamente di tante caselle quanto è alta, e deve atterrare su una pila. Può saltare pile e caselle vuote.
        Una pila con vicine su tutti e sei i lati non può muoversi. Sul bordo una casella non ne ha mai sei, quindi lì le pedine sono libere dalla prima mossa.
learn-1-1 = Giochi con il Bianco. La tua pila in E2 ha altezza 3, quindi si muove esattamente di tre caselle. L’anello in B2 mostra dove può atterrare. Usala per catturare!
    .why = E2 ha saltato due pile e catturato la pedina singola in B2. Era l’ultima pila del Nero: ora il Nero non può più muovere.
learn-1-2 = Una pila di 2 si muove esattamente di due caselle, e può saltare una casella vuota. Quale delle tue pile può catturare la pedina singola segnata in J3?
    .why = La casella vuota I2 conta nella distanza. Si può saltare una casella vuota, ma bisogna atterrare su una pila.
learn-1-3 = La tua pedina singola in B2 è circondata e non può muoversi. Quella in B1 è sul bordo e può. Cattura con B1.
    .why = Una casella sul bordo non ha mai sei vicine. E ora B2 è libera, perché B1 se n’è andata.

learn-2 = Passare
    .advice =
        Chi non ha mosse legali passa, e l’altro va avanti da solo. Spesso sono queste mosse in più a decidere la partita.
        Guarda dove possono atterrare le pile avversarie. Cattura l’ultima che può muoversi o togli l’unica pila su cui può atterrare.
learn-2-1 = La pila nera di 2 in C5 può atterrare solo in C3. Anche la pedina singola in C4 può muoversi. Lascia il Nero senza mosse legali.
    .why = C4 è tua, e C5 non ha dove atterrare. Il Nero passa, e tu continui: da C4 a C2, poi da C2 a C5.
learn-2-2 = Le pile nere in F5 (altezza 2) e G5 (altezza 3) possono atterrare solo in D5. Trova la mossa che toglie questo bersaglio.
    .why = Ora D5 è vuota, quindi il Nero deve passare. Poi la tua pila di 2 in E5 cattura G5.
learn-2-3 = Conta le caselle: dove possono atterrare le pile nere in E1 (altezza 2) e F1 (altezza 3)? Costringi il Nero a passare.
    .why = A tutte e due serviva C1, che ora è vuota. Il Nero passa, e tu catturi F1 con la tua nuova pila di 2.

learn-3 = Isolamento
    .advice =
        Dopo ogni mossa, le pile senza una catena di vicine fino a una pedina rossa vengono rimosse subito, di chiunque siano.
        Cerca i legami unici: quelli avversari da tagliare, e i tuoi da conservare. Le rosse non stanno ferme: una pila che ne contiene una la porta via.
learn-3-1 = La pila nera di 3 in H5 ha un solo legame con una rossa: la tua pedina singola in G4. Fai sparire H5, e con la stessa mossa cattura qualcosa.
    .why = Senza G4, nessuna catena porta da H5 a una pedina rossa. Le sue tre pedine lasciano subito il tabellone.
learn-3-2 = Potresti catturare la pedina singola segnata in K4. Ma poi che cosa ti collegherebbe a una rossa? Taglia fuori K4, invece, con una mossa che attacca I1.
    .why = K4 ha perso l’unico legame con una rossa. E ora la tua pila di 2 in I3 contiene una rossa: poi cattura I1.
learn-3-3 = Le pile nere segnate vivono solo grazie alla rossa nella tua pila in G2. E se se ne va?
    .why = La rossa si muove con la pila che la contiene. F1 e G1 hanno perso il legame, e tre pedine nere sono sparite.

learn-4 = Ogni cattura costa una mossa all’avversario
    .advice =
        Una pila catturata resta sul tabellone, ma ora è tua: l’avversario ha una pila in meno da muovere.
        Quindi cattura a ogni mossa, se puoi, e soprattutto le pile con più mosse. Le mosse sulle tue pedine o su una rossa all’avversario non costano nulla.
learn-4-1 = Al Nero resta una sola pila: la pedina singola segnata in H1. Quale mossa lascia il Nero senza mosse?
    .why = Catturata H1, il Nero non muove più. Tutte le mosse che restano le giochi tu.
learn-4-2 = La pedina nera in D4 può catturare la tua pila in C4. Trova la cattura che lo impedisce.
    .why = Una pila sotto la tua è neutralizzata: non può più muoversi né catturare. Valeva molto più di una pedina rossa.
learn-4-3 = Le pedine singole segnate minacciano tutte e due qualcosa. La tua in C2 può catturarne una. Fallo, prima che catturi te.
    .why = C1 avrebbe potuto catturare B1 o C2. Ora il Nero ha una pila in meno, e una mossa in meno.

learn-5 = Le pedine singole sono oro
    .advice =
        Una pedina singola si muove di una casella, su qualsiasi pila accanto, a meno che non sia circondata. Più una pila è alta, più fatica a trovare un bersaglio.
        Non costruire torri troppo presto. Con le torri prendi pedine singole, e tieni le tue per la fine.
        Atterra su una tua pila solo per salvare un gruppo grande, o a partita quasi finita. Altrimenti lascia perdere le pedine sospese e attacca altrove.
learn-5-1 = Due delle tue tre mosse mettono insieme le tue pedine. Trova la terza.
    .why = Hai catturato, e F2 e G3 possono ancora muoversi da sole. Ogni pila che può muoversi è una mossa di riserva.
learn-5-2 = Hai tre pile, e il Nero ha una pedina singola. Quale mossa cattura senza consumare una tua pila?
    .why = Al Nero non restano pile. Le tue ci sono ancora tutte, e d’ora in poi giochi solo tu.
learn-5-3 = Potresti costruire una torre di 4 o 5 in D2. A quattro o cinque caselle da D2 non c’è nulla. Che cosa è meglio?
    .why = Una torre senza nulla a portata resta ferma per sempre. La tua pedina singola invece cattura, e può ancora muoversi.
learn-5-4 = Se è una torre a prendere una pedina singola, le tue restano per dopo. La tua torre in E3 raggiunge la pedina singola in I3. Poi che cosa raggiunge la tua pedina singola in H2?
    .why = L’ha presa la torre, quindi la tua pedina singola in H2 c’è ancora. Poi può catturare la pila grande in H3.
learn-5-5 = L’eccezione: verso la fine può servirti proprio una tua pila. F5 è a quattro caselle da J5. Che altezza deve avere J5?
    .why = Ora J5 ha altezza 4 e cattura F5, dopo che il Nero ha passato. Qui una pila in meno non conta: nessuno avrebbe potuto usarla.
learn-5-6 = L’altra eccezione: una pila grande è in pericolo. Solo la pedina nera in C4 collega la tua pila in C5 a una rossa. Che cosa succede se C4 si muove?
    .why = C5 sarebbe stata tagliata fuori. Quindi era giusto portarla a casa, anche su una tua pila. E se C4 cattura C3, E3 la riprende.

learn-6 = La rossa avversaria: immobilizzala
    .advice =
        Una pedina rossa in una pila avversaria è una minaccia: quando si muove, tutto ciò che ne dipende viene tagliato fuori.
        Cattura quella pila: diventa tua, e più alta. Spesso alla nuova distanza non c’è nulla, e la rossa resta dov’è.
learn-6-1 = La pila nera di 2 in D2 contiene una rossa e può portarla via. Catturala, così diventa troppo alta per muoversi.
    .why = La pila in D2 è tua, ha altezza 3, e a tre caselle non ha nulla. La sua rossa resta lì.
learn-6-2 = Anche qui il Nero ha una rossa, in H3. Quale delle tue pile ci arriva?
    .why = Due caselle da H1 a H3. Ora la pila ha altezza 4 e non può muoversi.
learn-6-3 = La pila nera in G4 contiene una rossa. Fermala.
    .why = Una cattura, e la pila con la rossa è tua e sta ferma. Al Nero non resta nulla.

learn-7 = Per la rossa serve un piano
    .advice =
        Una pedina rossa conta come una pedina, come ogni altra. Prenderla non toglie nulla all’avversario, e lei non può scappare.
        Prendi una rossa solo con un piano: per portarla a casa dalle tue pedine, o per tagliare fuori qualcosa subito dopo. Oppure per tenere collegate le tue pile, o per lasciare l’avversario senza bersagli.
learn-7-1 = Vicino alle tue pile ci sono tre pedine rosse. Una di loro vale una mossa adesso?
    .why = J3 era l’ultima pila del Nero. Le rosse sono ancora lì, e ora hai tutto il tempo che vuoi.
learn-7-2 = Con C3 puoi prendere la rossa in B2. Puoi anche catturare una pedina singola segnata. Che cosa viene prima?
    .why = La pedina rossa non scappa, quella nera sì. Prima cattura, poi prendi la rossa quando serve.
learn-7-3 = Le pile nere in H2 (altezza 3) e H3 (altezza 2) possono atterrare solo in H5. Ora la rossa vale una mossa. Perché?
    .why = Stavolta un piano c’è: H5 è vuota, quindi il Nero deve passare, e poi la tua pila di 2 in H4 cattura H2.
learn-7-4 = La tua pila in G3 contiene una rossa. Portala verso la tua pila in J2, e lontano da quelle avversarie. Conta ciò che dipende da G3.
    .why = Ora la rossa è accanto alla tua pila in J2. Tutto ciò che in G3 dipendeva da lei è sparito, e il Nero non può più muovere.

learn-8 = Chi non scappa può aspettare
    .advice =
        Se una pila non può muoversi, e nessuno può rovinarti la cattura, non serve catturarla adesso.
        Prima gioca ciò che l’avversario potrebbe impedire alla prossima mossa: cattura le pedine che possono ancora muoversi o salvarsi. Poi torna.
learn-8-1 = J5 può catturare la pila grande in J3. Ma J3 non può muoversi. Che cosa è più urgente?
    .why = J4 avrebbe potuto muoversi o catturare. J3 resta dov’è, e la catturi alla prossima mossa.
learn-8-2 = La tua pedina singola in B4 può catturare la pila di 4 in C5, ora o più tardi: C5 non può muoversi. Che cosa conviene giocare prima?
    .why = D4 poteva muoversi, C5 no. Dopo la risposta del Nero catturi comunque C5, e vinci. Presa subito, ti sarebbe costata la partita.
learn-8-3 = K5 punta la pila di 4 in I5, e I5 non può muoversi. Trova la mossa che non può aspettare.
    .why = Prima la pedina che può muoversi, poi la pila grande. I5 è ancora lì alla prossima mossa.

learn-9 = Conta le ultime mosse
    .advice =
        Verso la fine, conta quante mosse restano a ciascuno. Di solito perde chi deve passare per primo.
        Tieni mosse di riserva, e consuma quelle avversarie. Attenzione a che cosa taglia fuori la tua ultima mossa: se puoi muovere devi farlo, anche se ti costa.
learn-9-1 = Hai una pedina, il Nero ha due pile. Gioca in modo che le ultime mosse siano tue.
    .why = La pedina nera in C5 va in B4, e quella pila non può più muoversi. Poi muovi solo tu: da B3 a D5, poi da D5 ad A2. Tutte le rosse sono tue, e B4 è isolata.
learn-9-2 = Conta: il Nero ha due pedine singole. Lasciagli una mossa sola, e rispondi a quella.
    .why = Il Nero può solo giocare da C1 a C2, e lì E4 la cattura. Poi il Nero passa fino alla fine.
learn-9-3 = Chi finisce prima le mosse? Trova la cattura che lascia al Nero una sola mossa.
    .why = Il Nero gioca da D4 a D2 e resta fermo. Tu hai ancora la mossa da D3 a B3 e, dopo il passo del Nero, anche l’ultima.

learn-10 = Tiro di precisione e sovraccarico
    .advice =
        Una pila colpisce solo ciò che è lontano esattamente quanto lei è alta. Prepara il tiro: cambia la sua altezza o la sua casella, finché la distanza è giusta.
        E attacca due cose insieme: l’avversario ha una mossa sola e non può salvarle tutte e due.
learn-10-1 = La pila nera di 2 in G5 può andare solo in I5. Prepara una pila di 3 che la colpisca lì.
    .why = Ora F5 ha altezza 3, e I5 è a tre caselle. Se G5 ci va, la colpisci.
learn-10-2 = H4 è a tre caselle da H1. Che cosa ti serve in H1 per colpirla?
    .why = Con una pedina in più H1 ha altezza 3, e H4 è esattamente a tre caselle.
learn-10-3 = Sovraccarico: trova la mossa con cui una tua pila attacca tutte e due le pile segnate.
    .why = La tua pila di 2 in H3 attacca J3 e J5. Il Nero ha una mossa e non può salvarle tutte e due.

learn-11 = Piazzare: le pedine rosse
    .advice =
        Il Bianco piazza due delle tre rosse. Conta molto dove stanno.
        Vicine tra loro aiutano il Bianco, che colpisce per primo: in 5990 partite vere, il Bianco ha fatto il 68% dei punti dove si toccavano tutte e tre, e il 47% dove nessuna ne toccava un’altra.
        Quindi con il Nero tienile separate. Se hai appena iniziato, spargile anche con il Bianco: così non perdi mai tutto in un colpo solo.
learn-11-1 = Il tabellone è vuoto, tranne due rosse una accanto all’altra. Giochi con il Bianco e piazzi la terza. Spargile.
    .why = Ora c’è una rossa su ogni lato, e le tue pedine ne trovano una ovunque. Con le rosse vicine il gioco è più tagliente: così le persone vincono più spesso, il motore meno spesso.
learn-11-2 = Anche qui piazzi tu l’ultima rossa. Quale lato del tabellone non ne ha?
    .why = B4 è lontana da tutte e due. Le tue pedine troveranno una rossa ovunque siano.
learn-11-3 = Due rosse sono a destra. Dove va la terza?
    .why = A sinistra le tue pedine non avrebbero avuto appigli. Ora anche loro hanno una rossa.

learn-12 = Piazzare: accanto alla rossa
    .advice =
        Le caselle accanto alle rosse sono le migliori del tabellone: lì è difficile tagliare fuori qualcosa. Vanno via in fretta, quindi prendile per prime.
        Conta le tue pedine accanto a ogni rossa. Ne vuoi almeno tre per ciascuna, come l’avversario.
        Una casella accanto a due rosse vale doppio.
learn-12-1 = Ci sono tre rosse lungo il bordo. Una di queste caselle ne tocca due. Piazza lì.
    .why = G1 sta tra due rosse. Qualunque cosa succeda a una, l’altra è ancora lì.
learn-12-2 = Accanto alle rosse restano solo poche caselle vuote. Prendine una.
    .why = B1 è accanto alla rossa in A1 e vicino alla tua pedina in C1. Così è difficile tagliarle fuori.
learn-12-3 = Tre rosse sono a destra. Quale di queste caselle ne tocca due?
    .why = K4 è accanto a J3 e K5, tutte e due rosse. In H3 o G3, a due o tre caselle, la tua pedina verrebbe presto tagliata fuori.
learn-12-4 = La rossa in I1 ha accanto una tua pedina, e lì resta una sola casella. Prendila prima del Nero.
    .why = H1 era l’ultima casella accanto a I1. Se avessi piazzato in un’altra di queste caselle, l’avrebbe presa il Nero.

learn-13 = Piazzare: vicino alla rossa, e sul bordo
    .advice =
        Quando le caselle accanto alle rosse sono piene, continua nel secondo cerchio: a due caselle da una rossa, o meglio ancora da due.
        Prendi il bordo dove c’è una rossa vicina. Una pedina sul bordo può muoversi fin dalla prima mossa. Una al centro aspetta.
        Un bordo lontano dalle rosse vale poco.
learn-13-1 = Accanto alle rosse non restano caselle. Una casella vuota è a due caselle da due rosse. Trovala.
    .why = H3 fa parte del gruppo attorno alle rosse. Tutte le altre caselle sono più lontane.
learn-13-2 = A due caselle da una rossa, e sul bordo: trova la casella che è tutte e due le cose.
    .why = G1 è a due caselle da una rossa, e sul bordo. Gli angoli lontani verrebbero tagliati fuori presto.
learn-13-3 = Alcune di queste caselle sono sul bordo, altre al centro. Prendine una sul bordo, vicino a una rossa.
    .why = Sul bordo la tua pedina può muoversi subito, e la rossa non è lontana. Al centro dovrebbe aspettare.
learn-13-4 = Bordo e rossa insieme: trova la casella che li ha tutti e due.
    .why = J5 è sul bordo, e accanto alla rossa in J4. Può muoversi dall’inizio, ed è difficile tagliarla fuori.

learn-14 = Piazzare: catene e vie d’uscita
    .advice =
        Una catena di tue pedine che attraversa il tabellone divide in due quelle avversarie. Quando la pedina in fondo alla catena si muove, quella dopo è libera.
        Alle tue pedine al centro serve una via d’uscita. Piazzane una sul bordo accanto a loro: quando si muove, possono muoversi anche loro.
learn-14-1 = Le tue pedine sono lungo la fila 1, e in D4 e D5. Quale casella accanto a una rossa le unisce?
    .why = C3 unisce le tue pedine dalla fila 1 alla fila 5, ed è accanto alla rossa in B3.
learn-14-2 = Una di queste caselle unisce due tuoi gruppi. Trovala.
    .why = D4 unisce le tue pedine in C3 e in E4, e la catena ha una rossa a ogni estremità: C4 e F4.
learn-14-3 = Le tue pedine in H2 e H3 sono chiuse dentro. Quale casella sul bordo dà loro una via d’uscita?
    .why = Quando G1 si muove, può muoversi H2, e poi H3. E G1 è accanto a una rossa.
learn-14-4 = La tua pedina in F2 è al centro. Quale casella sul bordo le dà una via d’uscita?
    .why = Quando F1 si muove, F2 è libera. E F1 è a due caselle da una rossa; le altre caselle sul bordo no.
learn-14-5 = Alla tua pedina in I4 serve una via d’uscita. Quale casella sul bordo gliela dà, accanto a una rossa?
    .why = Quando I5 si muove, I4 è libera. E I5 è accanto alla rossa in H4.

learn-15 = Piazzare: niente grappoli
    .advice =
        Un grappolo di tue pedine si intralcia da solo: quelle all’interno non possono muoversi, e un solo taglio le porta via tutte.
        Quindi spargile. Se una casella ha attorno tre o più pedine tue, cercane un’altra.
        Se questi consigli si contraddicono: prima la rossa, poi il bordo, poi le vie d’uscita.
        Ora riempi un tabellone intero. `/dvonn suggerimento` mostra dove piazzerebbe un giocatore forte, e le tue probabilità.
learn-15-1 = Quattro di queste cinque caselle renderebbero solo più fitto un grappolo. Quale no?
    .why = F3 ha poche pedine tue attorno, e una rossa è vicina. Le altre sono nel tuo grappolo a sinistra.
learn-15-2 = Lascia vuote le caselle con molte vicine bianche. Quale delle altre è accanto a una rossa?
    .why = B1 ha una sola vicina bianca, una rossa accanto, ed è sul bordo. B3, D4 e H5 hanno tre vicine bianche ciascuna.
learn-15-3 = Le ultime caselle. Dove serve di più la tua pedina?
    .why = E5 è sul bordo, a due caselle da una rossa, e in nessun grappolo. Ora prova con un tabellone intero.

learn-16 = Le prime dieci mosse
    .advice =
        Usa le prime mosse per riparare i punti deboli del piazzamento. Aiuta le pedine sospese, e muovi quelle sul bordo, così quelle all’interno possono muoversi.
        Vai verso la rossa, non allontanartene. E prendi le pedine che potrebbero prendere la rossa.
learn-16-1 = Apri il tuo centro: quale mossa libera più pedine tue all’interno?
    .why = E1 ha lasciato la sua casella, quindi ora due pedine all’interno possono muoversi. Le mosse sul bordo lontano non ne liberano nessuna.
learn-16-2 = Anche qui la maggior parte delle mosse non libera nulla. Trova quella che apre il tuo centro.
    .why = D1 ha catturato, e ora la tua pedina in E2 è libera. Le mosse sul bordo destro possono aspettare.
learn-16-3 = Vai verso la rossa. Quale mossa atterra accanto a una pila con una rossa?
    .why = C5 è saltata fuori dal suo angolo, in C3. Lì è accanto a D3, una pila nera con una rossa.
learn-16-4 = La rossa in I3 è sola. Prendi la pedina nera che potrebbe prenderla.
    .why = Ora J3 è tua, e la rossa in I3 è al sicuro. Dopo qualsiasi altra mossa l’avrebbe presa il Nero.
learn-16-5 = La pedina nera in B1 è accanto alla rossa in C1. Che cosa fai?
    .why = B1 è tua. Con le altre mosse avrebbe preso la rossa, o sarebbe scappata.
learn-16-6 = La tua pila in A1 è sospesa: attorno è sparito quasi tutto. Può tornare, con una cattura?
    .why = A1 è saltata di due caselle in C3, accanto alle tue altre pedine, e ha catturato una pila con una rossa.

learn-17 = Il finale
    .advice =
        Dopo la mossa 70, guarda avanti: conta le mosse che restano, le tue e quelle dell’avversario.
        Devi sapere che cosa raggiunge ogni pila: la sua altezza è la sua distanza. Metti la pila più alta sulla rossa o accanto, e fuori portata.
        Lascia all’avversario una mossa sola, e sai già la sua risposta.
learn-17-1 = Conta. Una mossa vince di 2, tutte le altre perdono. Quale pedina devi prendere prima che si muova?
    .why = I4 avrebbe potuto catturare I5. Ora è tua, e I5 non ha più nulla da temere da lei.
learn-17-2 = B1 ha altezza 1. Che altezza deve avere una pila in C2 per raggiungere A2?
    .why = Ora C2 ha altezza 2, e A2 è a due caselle. A2 è troppo alta per spostarsi.
learn-17-3 = Il Nero ha una mossa sola, da E3 a G3. Che cosa catturi prima, lasciando H3 pronta a rispondere?
    .why = E4 è tua. Il Nero deve giocare da E3 a G3, e lì la tua pedina singola in H3 cattura. Sapevi la risposta prima di muovere.
learn-17-4 = Trova la mossa che lascia il Nero senza nessuna mossa legale.
    .why = Il Nero passa, una volta dopo l’altra, e tutte le mosse che restano le giochi tu.
learn-17-5 = In E4 c’è una torre di 12, accanto a una rossa. Di chi sarà alla fine?
    .why = La torre è tua. È accanto a una rossa, quindi resta, e nessuno può più muovere.


learn-18 = Una piccola partita intera
    .advice =
        Prima di ogni mossa, chiediti: che cosa può catturare o tagliare fuori l’avversario? Quale mia mossa gliene costa una? Quale mia cattura può aspettare?
        Verso la fine, conta le mosse. E guarda ancora una volta tutto il tabellone prima di premere.
learn-18-1 = Gioca questa piccola partita fino in fondo contro il livello 1, e vinci. Usa tutto quello che hai imparato. Giochi con il Bianco, e la prima mossa è tua.
    .why = Sai tutto quello che serve per una partita intera. Iniziane una con `/dvonn gioca`.

## Terms

terms-title = {"**"}Termini: { $group }**
terms-board = Il tabellone
terms-moves = Le mosse
terms-score = Punteggio e notazione
terms-games = Le partite
terms-strategy = Strategia
terms-themes = Temi dei problemi
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = Non conosco il termine `{ $term }`. Scegline uno dall’elenco che appare mentre scrivi o guarda un gruppo:
menu-term = Scegli un termine per saperne di più

term-cell = Casella
    .meaning = uno dei 49 spazi del tabellone, indicato da colonna e fila: D3.
    .usage = Pulsanti e mosse indicano le caselle. Le file 1 e 5 ne hanno nove, la fila 3 undici.
term-edge = Bordo
    .meaning = le caselle con meno di sei vicine. Lì una pila non è mai circondata.
    .usage = All’inizio possono muoversi solo le pedine sul bordo.
term-piece = Pedina
    .meaning = uno dei 23 dischi bianchi, 23 neri e 3 rossi.
    .usage = Le piazzi una per una, o giochi su un tabellone riempito in modo casuale.
term-red-piece = Pedina rossa
    .meaning = una delle tre pedine che non sono di nessuno. Tutte le altre pile hanno bisogno di un collegamento con una di loro.
    .usage = Sul tabellone è un disco rosso. Da sola non si muove mai, ma puoi catturarla.
term-stack = Pila
    .meaning = una o più pedine su una casella. Quella in cima dice di chi è.
    .usage = Il numero su una pila è la sua altezza.
term-single = Pedina singola
    .meaning = una pila di una sola pedina.
    .usage = Si muove di una casella. Se non è circondata, nessuna pila si muove meglio.
    .caption = Si muove di una casella, in ogni direzione
term-height = Altezza
    .meaning = il numero di pedine di una pila, e anche delle caselle di cui si muove.
    .usage = I tabelloni la scrivono su ogni pila. Una “pila di 4” ha altezza 4.
term-hold-red = Contenere una rossa
    .meaning = avere una pedina rossa nella pila. Una pila così è sempre collegata, e porta con sé la rossa.
    .usage = I tabelloni lo mostrano con un bordo rosso e un segno rosso.
term-placement = Piazzamento
    .meaning = la prima fase: si piazzano a turno le 49 pedine.
    .usage = Con un tabellone casuale o simmetrico la salti.
term-movement = Movimento
    .meaning = la seconda fase: si muovono le pile finché nessuno può più farlo.
    .usage = Muove per primo il Bianco.
term-capture = Catturare
    .meaning = atterrare su una pila avversaria, o su una pedina rossa. La nuova pila è tua.
    .usage = Anteprime e suggerimenti dicono che cosa cattura una mossa.
term-legal-move = Mossa legale
    .meaning = una mossa permessa dalle regole: una pila si muove in linea retta, esattamente di tante caselle quanto è alta, su un’altra pila.
    .usage = I pulsanti mostrano solo mosse legali. Se ne hai una, devi muovere.
term-forced-move = Mossa forzata
    .meaning = l’unica mossa legale.
    .usage = Con `/dvonn impostazioni` posso giocare io le mosse forzate per te.
term-surrounded = Circondata
    .meaning = con pedine su tutti e sei i lati. Una pila così non può muoversi.
    .usage = `/dvonn tabellone` con `circondate:True` segna queste pile.
term-isolated = Isolata
    .meaning = senza una catena di vicine fino a una pedina rossa. Le pile isolate vengono rimosse subito.
    .usage = I tabelloni le barrano dopo la mossa che le ha tagliate fuori.
term-pass = Passare
    .meaning = quello che fa chi non ha mosse legali.
    .usage = Passo io per te. Torni a muovere appena puoi.
term-score = Punteggio
    .meaning = il numero di pedine nelle pile di un giocatore. Vince il più alto.
    .usage = Ogni tabellone lo mostra in alto.
term-position = Posizione
    .meaning = un tabellone e il colore a cui tocca.
    .usage = `/dvonn analizza` accetta qualsiasi posizione come testo.
term-notation = Notazione
    .meaning = come si scrivono le mosse: D3 piazza una pedina, D3F3 muove la pila da D3 a F3.
    .usage = Scegli D3F3, D3-F3 o D3→F3 in `/dvonn impostazioni`.
term-rated = Classificata
    .meaning = una partita che conta per la classifica. Il motore non dà aiuti.
    .usage = Lo scegli nella sfida.
term-rating = Rating
    .meaning = la forza di un giocatore in cifre. Il numero dopo il ± dice quanto è incerto.
    .usage = Lo mostrano profili e classifiche. Più partite classificate giochi, più il ± si riduce.
term-provisional = Provvisorio
    .meaning = un rating che è ancora una stima, indicato da “?”.
    .usage = Con qualche altra partita classificata diventa affidabile.
term-plan = Piano
    .meaning = un elenco di caselle in cui piazzo per te le tue prossime pedine.
    .usage = Scrivine uno con `/dvonn piano`. Lo vedi solo tu.
term-conditional-moves = Mosse condizionali
    .meaning = risposte alle possibili mosse dell’avversario: se gioca questo, gioco quello.
    .usage = Scrivile con `/dvonn condizionali`. `D3F3 resign`: se muove D3F3, abbandoni. Le vedi solo tu.
term-takeback = Ritiro della mossa
    .meaning = un giocatore ritira la sua ultima mossa, se l’avversario è d’accordo.
    .usage = Proponilo con `/dvonn proponi`.
term-hint = Suggerimento
    .meaning = le mosse migliori nella tua partita amichevole.
    .usage = `/dvonn suggerimento` le mostra come frecce.
term-review = Revisione
    .meaning = come il motore vede una partita finita: probabilità di vittoria, punti di svolta, mosse migliori.
    .usage = Usa il pulsante sotto una partita finita, o `/partita revisione`.
term-tower = Torre
    .meaning = una pila di quattro pedine o più. Trova poche pile su cui atterrare.
    .usage = Usala per prendere pedine singole: le tue restano libere di muoversi. Ma non costruirla troppo presto.
    .caption = { $ply }: una torre prende una pedina singola
term-loose-piece = Pedina sospesa
    .meaning = una pedina che dipende da un solo legame con una rossa, e che è facile tagliare fuori.
    .usage = Salvala solo se non costa nulla. Altrimenti gioca altrove.
    .caption = { $ply }: la pedina sospesa è tagliata fuori
term-tempo = Guadagno di un tempo
    .meaning = un tempo è la durata di una mossa. Può guadagnarlo una mossa tranquilla, che non prende nulla: ora deve muovere l’avversario.
    .usage = Verso la fine, tieni di riserva mosse tranquille. Spesso perde chi deve muovere per primo.
    .caption = { $ply } non prende nulla: muove il Nero
term-sharpshooting = Tiro di precisione
    .meaning = catturare una pila lontana quattro o più caselle, con una pila alta esattamente tanto.
    .usage = Prepara il tiro: cambia l’altezza della tua pila o la sua casella, finché la distanza è giusta.
    .caption = { $ply }: altezza 4, a quattro caselle
term-overload = Sovraccarico
    .meaning = minacciare due pile insieme, così l’avversario non può salvarle tutte e due.
    .usage = Possono farlo due tue pile insieme. In una forchetta lo fa una pila da sola.
    .caption = { $ply }: il Nero non le salva tutte e due
term-neutralise = Neutralizzare
    .meaning = atterrare su una pedina avversaria, così non può più muoversi.
    .usage = La pedina resta sul tabellone, ma l’avversario ha una pedina in meno da muovere.
    .caption = { $ply } neutralizza questa pedina singola nera
term-fork = Forchetta
    .meaning = una pila che ne attacca due.
    .usage = L’avversario ha una mossa, e può salvarne solo una.
    .caption = { $ply }: una pila ne attacca due
term-isolation = Isolamento
    .meaning = separa dalle rosse alcune pedine avversarie, così escono dal tabellone.
    .usage = Guarda che cosa collega un gruppo avversario a una rossa. Se è una pila sola, puntala.
    .caption = { $ply }: il Nero perde tre pedine
term-rescue = Salvataggio
    .meaning = salva le tue pedine che stanno per essere tagliate fuori dalle rosse.
    .usage = Prima di muovere, guarda che cosa l’avversario potrebbe tagliare fuori.
    .caption = { $ply }: il Bianco resta collegato a una rossa
term-cut = Spezzare la catena
    .meaning = libera una casella che collega pedine avversarie a una rossa.
    .usage = Il legame può essere una tua pedina: spostala, e la catena si spezza.
    .caption = { $ply } spezza la catena verso la rossa
term-run-with-red = Fuga con la pedina rossa
    .meaning = muovi una pila che contiene una rossa.
    .usage = Porta la rossa verso le tue pedine, e lontano da quelle avversarie.
    .caption = { $ply }: il Bianco scappa con la rossa
term-free-surrounded = Liberare una pila circondata
    .meaning = libera una tua pila circondata e muovila.
    .usage = Prima sposta una delle sue sei vicine. Poi può muoversi.
    .caption = { $ply }: la pila segnata è libera
term-immobilise = Immobilizzare una pila
    .meaning = lascia una pila avversaria senza mosse.
    .usage = Rendila troppo alta per ogni bersaglio, o toglile i bersagli.
    .caption = { $ply }: la pila segnata non si muove più
term-forced-pass = Costringere a passare
    .meaning = lascia l’avversario senza mosse, così deve passare.
    .usage = Se all’avversario restano poche mosse, prova a togliergliele tutte.
    .caption = { $ply }: il Nero deve passare
term-counting = Contare
    .meaning = il risultato è in bilico. Conta fino alla fine.
    .usage = Conta le mosse che restano a ciascuno, e quanto costano le ultime.
    .caption = { $ply } vince di 1. Tutte le altre perdono
term-save-draw = Salvare la patta
    .meaning = una sola mossa patta, tutte le altre perdono.
    .usage = Pensa ogni mossa fino in fondo. Una patta vale mezzo punto.
    .caption = { $ply } patta. Tutte le altre perdono
term-last-placements = Ultimi piazzamenti
    .meaning = il tabellone è quasi pieno, e una sola casella mantiene il vantaggio.
    .usage = Prima viene la vicinanza a una rossa, poi il bordo, poi una via d’uscita per le tue pedine.
    .caption = { $ply }: sul bordo, a due caselle da una rossa

## Refusals: what is wrong and what to do instead

refuse-no-game = In questo canale non c’è nessuna partita. `/dvonn gioca` ne inizia una contro il computer. `/dvonn aiuto` spiega come giocare contro altre persone.
refuse-unknown-game = La partita { $number } non esiste o non puoi aprirla qui. Le tue partite si aprono ovunque. Quelle altrui solo nel loro canale.
refuse-ended = La partita { $number } è finita. `/dvonn gioca` ne inizia una nuova contro il computer. `/dvonn aiuto` spiega come giocare contro altre persone.
refuse-not-a-player = Questa partita è tra { $white } e { $black }. Per vederla, usa `/dvonn tabellone`. Per iniziarne una tua, usa `/dvonn sfida`.
refuse-not-your-turn = Tocca a { $player }. Quando tocca a te, ti menziono qui.
refuse-old-board-link = Questo tabellone non è aggiornato. Il più recente è [qui]({ $url }).
refuse-old-board = Questo tabellone non è aggiornato. `/dvonn tabellone` mostra il più recente.
refuse-not-a-cell = La casella `{ $input }` non esiste. { $cells }
no-such-cell = La casella `{ $word }` non esiste. { $cells }
cells-row = La fila { $row } va da { $first } a { $last }.
cells-column = Il tabellone ha le colonne da A a K, e la fila { $row } va da { $first } a { $last }.
cells-all = Il tabellone ha le file da 1 a 5 e le colonne da A a K.
cells-form = Una casella è una lettera da A a K e un numero da 1 a 5, per esempio D3.
refuse-not-a-move = `{ $input }` non è una mossa. Scrivi la casella della tua pila e quella di arrivo, per esempio D3F3.
refuse-nothing-stored = Non ho dati su di te, quindi non c’è nulla da eliminare.
refuse-no-challenge = Questa sfida non esiste più. Per lanciarne un’altra, usa `/dvonn sfida`.
refuse-self = Sfidarsi da soli non si può. Scegli qualcun altro o lascia vuoto `avversario`, così può accettare chiunque.
refuse-this-bot = Per giocare contro di me, usa `/dvonn gioca`.
refuse-not-a-member = { $person } non è su questo server. Scegli un membro di questo server.
refuse-threads =
    { $most ->
        [one] Hai aperto un thread pochi minuti fa. Puoi aprire il prossimo { $until } o usare un altro canale.
       *[other] Hai aperto { $most } thread negli ultimi minuti. Puoi aprire il prossimo { $until } o usare un altro canale.
    }
refuse-bot = Non puoi sfidare un bot. Scegli una persona o lascia vuoto `avversario`, così può accettare chiunque.
refuse-challenge-gone = Non puoi più rispondere a questa sfida. { $state } Per lanciarne un’altra, usa `/dvonn sfida`.
refuse-board-outdated = Questo non è il tuo tabellone più recente. Proponi quello più recente o provane un altro.
refuse-choose-side = In questa sfida scegli il colore: premi “Gioca con il Bianco” o “Gioca con il Nero”.
refuse-not-challenged = Questa sfida è per { $opponent }. Per lanciarne una tua, usa `/dvonn sfida`.
refuse-own-challenge = Questa sfida è tua, quindi deve accettarla qualcun altro. Puoi annullarla.
refuse-not-the-challenger = Solo { $challenger } può annullare questa sfida.
invalid-terms-clock =
    `{ $input }` non è una cadenza. Scrivi una di queste:
    {"-"} `5d`: 5 giorni a mossa
    {"-"} `3d+12h`: 3 giorni più 12 ore a mossa
    {"-"} `3d+12h max 7d`: uguale, ma si accumulano al massimo 7 giorni
    {"-"} `live 10`: 10 minuti a testa
    {"-"} `none`: senza limite di tempo
invalid-terms-clock-range =
    { $stretch ->
        [turn] Il tempo per mossa può andare da { $least } a { $most }. Per una partita tutta d’un fiato, usa una cadenza come `live 10`.
        [bank] Il tempo totale può andare da { $least } a { $most }. Scegli un’altra cadenza.
        [increment] Il tempo extra per mossa può andare da { $least } a { $most }. Scegli un’altra cadenza.
        [cap] Il massimo deve essere almeno il tempo totale prima del `+`, e non più di { $most }. Scegli un’altra cadenza.
       *[live] Una partita in tempo reale può andare da { $least } a { $most } a testa. Scegli un’altra cadenza.
    }
invalid-terms-seed = `{ $input }` non è un seme. Un seme è un numero di dodici cifre al massimo. Copiane uno da una partita precedente (`/partita esporta`), o lascia vuoto `seme`.
invalid-terms-nothing-to-deal = Un seme serve solo per un tabellone casuale. Scegli la disposizione casuale o simmetrica (o taglia e scegli, in una sfida), o lascia vuoto `seme`.
invalid-terms-seed-with-reds = Con un seme noto vedresti il tabellone prima di piazzare le rosse. Lascia vuoto `seme`: ne scelgo uno a caso.
invalid-terms-position-unused = Una posizione serve solo per la disposizione “personalizzata”. Scegli quella o lascia vuoto `posizione`.
invalid-terms-no-position = Per la disposizione “personalizzata” serve una posizione. Scrivila in `posizione`.
invalid-terms-position-over = In questa posizione nessuno può muovere. Indicane una in cui la partita possa continuare.
invalid-terms-place-without-clock = In una partita per un posto serve una cadenza. Lascia vuoto `cadenza` o scegline una diversa da `none`.
invalid-terms-color-with-cut = Con “taglia e scegli”, il colore lo sceglie chi accetta. Lascia vuoto `colore` o scegli un’altra disposizione.
position-unreadable = Non riesco a leggere questa posizione.
position-forbidden = Questa posizione non è possibile secondo le regole.
position-form =
    Scrivi `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`:
    {"-"} SIDE è il colore a cui tocca, `w` (Bianco) o `b` (Nero).
    {"-"} Ogni ROW è una fila ed elenca le caselle da sinistra, con virgole.
    {"-"} `.` è una casella vuota.
    {"-"} `w3` o `b3` è una pila con colore e altezza. `b2*` è una pila con una rossa.
    {"-"} `r1` è una pedina rossa da sola.
position-side = Non comincia con `w` o `b`.
position-rows =
    { $found ->
        [one] Ha { $found } fila, non 5.
       *[other] Ha { $found } file, non 5.
    }
position-cells = La fila { $row } deve avere { $expected } caselle, ma ne ha { $found }.
position-stack = { $found } in { $cell } non è una pila valida.
position-trailing = { $found } non è permesso dopo le file: lì può esserci solo la parola `movement`.
fault-stacks-with-red =
    { $found ->
        [one] C’è una pila con una rossa. Devono essere da una a tre.
       *[other] Ci sono { $found } pile con una rossa. Devono essere da una a tre.
    }
fault-room-for-reds =
    { $room ->
        [one] Le pile con le rosse hanno spazio per una sola pedina rossa, ma devono essere tre.
       *[other] Le pile con le rosse hanno spazio per { $room } pedine rosse, ma devono essere tre.
    }
fault-isolated = Pile isolate: { $cells }. Nulla le collega a una pedina rossa.
fault-too-many-pieces = Le pile hanno in tutto { $found } pedine, ma il gioco ne ha 49.
fault-too-many-stacks =
    { $color ->
        [white] Il Bianco ha { $found } pile, ma solo 23 pedine.
       *[black] Il Nero ha { $found } pile, ma solo 23 pedine.
    }
fault-black-moves-first = Su un tabellone pieno muove per primo il Bianco.
fault-nothing-moved = Ci sono solo pedine singole, e ne manca esattamente una. Non è possibile: la prima mossa forma una pila di 2, e se viene rimossa mancano almeno due pedine.
fault-no-placement =
    Dopo { $pieces ->
        [one] { $pieces } piazzamento
       *[other] { $pieces } piazzamenti
    } devono esserci solo pedine singole (rosse: { $red }, bianche: { $white }, nere: { $black }), e deve toccare al { $color ->
        [white] Bianco
       *[black] Nero
    }.
refuse-nothing-to-plan = Tutte le pedine sono piazzate, quindi non c’è nulla da pianificare. Imposta mosse condizionali con `/dvonn condizionali`.
refuse-vacation-days =
    { $count ->
        [one] Per quell’anno ti resta solo { $count } giorno di vacanza. Prendine meno.
       *[other] Per quell’anno ti restano solo { $count } giorni di vacanza. Prendine meno.
    }
refuse-vacation-no-time = In una delle tue partite non hai più tempo, quindi lo esauriresti subito. Prima gioca lì (vedi `/dvonn partite`), poi termina la vacanza.
refuse-no-vacation = Non hai una vacanza in corso. Per iniziarne una, usa `/dvonn vacanza` con `giorni:3`.
refuse-review-running = Questa partita è ancora in corso. Puoi rivederla quando è finita.
refuse-review-short = Questa partita è troppo corta per una revisione: per ciascuno dei due serve almeno una mossa non forzata. `/partita mosse` mostra le mosse.
refuse-variation-gone = Non ho più questa analisi: conservo le tue ultime dieci, per 90 giorni. Usa di nuovo `/dvonn analizza`.
refuse-variation-full = Questa analisi ha { $most } mosse, e non ne conservo di più. Continua con mosse già provate o analizza un’altra posizione.
refuse-review-one-at-a-time = Sto ancora rivedendo un’altra partita per te. Ne rivedo una alla volta. Riprova tra un minuto.
refuse-engine-unknown = Qui non c’è un motore di nome “{ $name }”. Scegline uno dall’elenco o scegli un `livello`.
refuse-engine-gone = Questo motore non è più disponibile. Per giocare contro il computer, usa `/dvonn gioca` con un `livello`.
refuse-engine-and-level = Indica un `livello` oppure un `motore`, non tutti e due.
refuse-engine-busy =
    { $games ->
        [one] { $player } può giocare una sola partita alla volta. Riprova quando è finita o scegli un `livello`.
       *[other] { $player } può giocare solo { $games } partite alla volta. Riprova quando una è finita o scegli un `livello`.
    }
refuse-engine-board = { $player } può giocare solo dal tabellone vuoto. Scegli la disposizione “completa”.
refuse-busy-direct = La tua ultima partita qui è ancora in corso. `/dvonn tabellone` la mostra. Per chiuderla, usa `/dvonn abbandona`.
refuse-rated-guest = Qui le partite non possono essere classificate: ogni classifica appartiene a un server che mi ha aggiunto. Lascia vuoto `classificata` o lancia la sfida su un server così.
refuse-busy-guest = Qui c’è già una partita in corso, e ne mostro una sola alla volta. `/dvonn tabellone` la mostra. Prima finisci quella o gioca in un altro canale.
refuse-busy = In questo canale stanno giocando { $white } e { $black }.

refuse-offer-gone =
    { $state ->
        [accepted] Questa proposta è già stata accettata.
        [declined] Questa proposta è già stata rifiutata.
        [withdrawn] Questa proposta è stata annullata.
       *[lapsed] Questa proposta è scaduta quando la partita è andata avanti.
    }
refuse-offer-own = Questa proposta è tua, quindi può rispondere solo l’avversario. Puoi annullarla.
refuse-offer-not-own = Solo l’avversario può annullare questa proposta. Tu puoi accettarla o rifiutarla.
refuse-offer-waiting =
    { $kind ->
        [draw] L’avversario non ha ancora risposto alla tua proposta di patta.
        [takeback] L’avversario non ha ancora risposto alla tua richiesta di ritirare la mossa.
       *[pause] L’avversario non ha ancora risposto alla tua richiesta di pausa.
    }
refuse-answer-first = L’avversario ha chiesto di ritirare una mossa. Prima accetta o rifiuta.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Hai proposto patta poco fa. Puoi riproporla dopo la prossima mossa.
           *[other] Hai proposto patta poco fa. Puoi riproporla dopo altre { $plies } mosse.
        }
       *[other] L’hai chiesto un momento fa. Puoi chiederlo di nuovo dopo la prossima mossa.
    }
refuse-nothing-to-take-back = Non hai ancora mosse da ritirare.
refuse-revealed = Non puoi più ritirare la mossa: da allora sono state giocate mosse dal piano o dalle condizionali dell’avversario. Continua o proponi patta con `/dvonn proponi`.
refuse-no-clock = Questa partita non ha limiti di tempo, quindi non puoi metterla in pausa né dare tempo.
refuse-paused = La partita è già in pausa. Per continuare, premi “Riprendi la partita” sotto il tabellone.
refuse-not-paused = La partita non è in pausa. Per chiederne una, usa `/dvonn proponi` con `cosa:Pausa`.
refuse-enough-time = L’avversario ha già più di un anno di tempo.
refuse-computer-needs-no-time = L’orologio del computer non corre mai, quindi non gli serve tempo.
refuse-not-over = Questa partita non è ancora finita. Quando è finita, puoi proporre la rivincita.
refuse-rematch-deleted = L’avversario ha eliminato i propri dati. `/dvonn aiuto` spiega come trovare un altro avversario.
refuse-no-rematch = Ora la rivincita non è possibile. Usa `/cerca` per trovare qualcuno.
refuse-rematch-asked = Puoi proporre la rivincita una sola volta dopo ogni partita.
refuse-rematch-waits = Hai già proposto la rivincita. L’avversario non ha ancora risposto.
refuse-rematch-offered = L’avversario ha già proposto la rivincita. Accetta quella.
refuse-rematch-started = La rivincita di questa partita è la partita { $number }. `/dvonn gioca` ne inizia un’altra contro il computer. `/dvonn aiuto` spiega come giocare contro altre persone.
refuse-abort-place = C’è in gioco il tuo posto, quindi non puoi annullare questa partita. Giocala o abbandona con `/dvonn abbandona` e perdi il posto.
refuse-abort-tournament = Non puoi annullare una partita di torneo. Per darla persa, usa `/dvonn abbandona`. Per lasciare il torneo, usa `/torneo ritiro`.
refuse-abort = È troppo tardi per annullare questa partita. Proponi patta con `/dvonn proponi` o abbandona con `/dvonn abbandona`.
refuse-claim-here = { $opponent } è ancora su questo server. Se esaurisce il tempo, vinci automaticamente.
refuse-claim-computer = Il computer non se ne va mai, e il suo orologio non corre. Per chiudere la partita, abbandona.
refuse-only-void = Uno dei due giocatori della partita { $number } gioca da un altro server, quindi i moderatori possono solo invalidarla. Possono farlo finché è in corso, se è amichevole e non fa parte di un torneo.
refuse-claim-no-clock = Questa partita non ha limiti di tempo, quindi nessuno può esaurire il tempo. L’avversario ha lasciato il server: `/dvonn abbandona` chiude la partita senza risultato.
refuse-claim-own-turn = Tocca a te. Prima gioca: poi corre l’orologio dell’avversario, e se esaurisce il tempo vinci.
refuse-claim-early = L’avversario ha lasciato il server, ma ha ancora tempo. Puoi reclamare la vittoria { $until }.
refuse-not-a-moderator = Può farlo solo chi ha il permesso “Gestisci server”. Chiedi a una di queste persone.
refuse-not-a-moderator-role = Può farlo solo chi ha il ruolo { $role } o il permesso “Gestisci server”. Chiedi a una di queste persone.
refuse-channel = Su questo server le partite iniziano solo in questi canali e nei loro thread: { $channels }. Riprova lì.
refuse-starter = Qui possono iniziare partite solo i membri con il ruolo { $role }. Ma le sfide puoi accettarle: fatti sfidare da uno di loro.
refuse-starter-there = Sul server dove giocheresti, solo i membri con un certo ruolo possono iniziare partite, e tu non ce l’hai.
refuse-blocked =
    Un moderatore ti impedisce di iniziare e accettare partite su questo server. Motivo: { $reason }
    Le tue partite in corso continuano. Se pensi che sia un errore, scrivi ai moderatori.
refuse-challenger-blocked = { $challenger } non può giocare su questo server. Sfida qualcun altro con `/dvonn sfida`.
refuse-opponent-blocked = { $opponent } al momento non può partecipare a partite su questo server. Scegli qualcun altro.
refuse-games = Giochi già il massimo di partite e tornei insieme: { $most }. Prima termina o abbandona una partita.
refuse-challenger-games = { $challenger } gioca già il massimo di partite contemporanee. Sfida qualcun altro con `/dvonn sfida`.
refuse-challenges =
    { $most ->
        [one] Hai già lanciato una sfida. Annullala o aspetta una risposta. Le sfide annullate e rifiutate contano ancora per 10 minuti da quando le hai lanciate.
       *[other] Hai già lanciato { $most } sfide. Annullane una o aspetta una risposta. Le sfide annullate e rifiutate contano ancora per 10 minuti da quando le hai lanciate.
    }
refuse-challenged-before =
    { $most ->
        [one] Hai già sfidato { $opponent }. Aspetta una risposta. Annullarla non serve: la sfida conta per un’ora da quando l’hai lanciata.
       *[other] Hai già sfidato { $opponent } { $most } volte. Aspetta una risposta. Annullare non serve: una sfida conta per un’ora da quando l’hai lanciata.
    }
refuse-challenged-lately = Hai sfidato { $opponent } poco fa. Puoi riprovare { $until }. Per sfidare qualcun altro non devi aspettare.
refuse-places-rated-off = Su questo server le partite classificate sono disattivate, quindi non puoi giocare per un posto. Chi gestisce il server può attivarle con `/dvonn-admin impostazioni`.
refuse-rated-off = Su questo server le partite classificate sono disattivate. Per una partita amichevole, lascia vuoto `classificata` o scegli False.
refuse-may-not-post = Non posso scrivere in { $channel }. Dammi lì i permessi “Visualizza canale”, “Invia messaggi” e “Allega file”, e riprova.
refuse-block-no-reason = Scrivi un motivo in `motivo`. Lo vede la persona bloccata.
refuse-block-opponent = Tu e { $person } siete nella stessa partita in corso o nello stesso torneo, quindi non puoi bloccare questa persona. Chiedi a un altro moderatore.
refuse-block-bot = Non puoi bloccare un bot. Scegli una persona.
refuse-not-blocked = { $person } non è tra le persone bloccate. `/dvonn-admin impostazioni` le elenca.
refuse-own-game = Giochi nella partita { $number }, quindi non puoi moderarla. Chiedi a un altro moderatore. Se non c’è nessuno, scegli un ruolo di moderatore con `/dvonn-admin impostazioni` e dallo a qualcuno.
refuse-other-server = Su questo server non c’è una partita { $number }. Per trovare il numero, usa `/partita mosse` nel canale della partita.
refuse-void-uncounted = La partita { $number } è finita ed era amichevole, quindi invalidarla non cambierebbe nulla.
refuse-void-before = La partita { $number } è già stata tolta dai rating.
refuse-role-of-all = Questo ruolo ce l’hanno tutti. Scegline uno che abbiano solo i moderatori.
refuse-no-reason = Scrivi un motivo in `motivo`. È visibile nel canale della partita.
refuse-no-winner = Scegli chi vince, o patta, in `vince`. Per chiudere la partita senza risultato, scegli “Invalida la partita” in `azione`.
refuse-no-seat = Scegli chi subentra in `giocatore` e il colore in `colore`.
refuse-seat-self = Non puoi prendere tu il posto di un giocatore. Scegli un’altra persona o chiedi a un altro moderatore.
refuse-seat-bot = Non puoi sostituire un giocatore con un bot. Scegli una persona.
refuse-seat-not-a-member = { $person } non è su questo server. Scegli un membro.
refuse-seat-blocked = { $person } non può giocare su questo server. Scegli qualcun altro, o prima usa `/dvonn-admin sblocca`.
refuse-seat-taken = { $person } sta già giocando questa partita. Scegli qualcun altro.
refuse-seat-computer = Non puoi sostituire il computer. Termina la partita o invalidala.

illegal-taken = { $cell } è occupata. Scegli una casella vuota.
illegal-empty = { $cell } è vuota. Scegli una casella con una tua pila.
illegal-lone-red = La pedina rossa in { $cell } è da sola, quindi nessuno può muoverla. Scegli una tua pila.
illegal-not-yours = La pila in { $cell } è dell’avversario. Scegline una con il tuo colore in cima.
illegal-surrounded = La pila in { $cell } è circondata, quindi non può muoversi. Scegline un’altra.
illegal-not-straight = { $from } e { $to } non sono su una linea retta. Le pile si muovono lungo le sei direzioni del tabellone.
illegal-distance =
    { $height ->
        [one] La distanza da { $from } a { $to } è { $distance }, ma una pedina singola si muove esattamente di { $height } casella.
       *[other] La distanza da { $from } a { $to } è { $distance }, ma una pila di { $height } si muove esattamente di { $height } caselle.
    }
illegal-empty-target = { $to } è vuota. Una pila deve atterrare su un’altra pila o pedina.
illegal-leaves-board = Da { $from }, in questa direzione una pila di { $height } uscirebbe dal tabellone. Scegli un’altra direzione.
illegal-still-placing = Ci sono ancora pedine da piazzare. Piazzane una su una casella vuota: `/dvonn piazza D3`.
illegal-all-placed = Tutte le pedine sono piazzate. Ora muovi una pila: `/dvonn muovi D3F3`.
illegal-must-pass = Non hai mosse legali, quindi devi passare.
illegal-may-not-pass = Hai una mossa legale, quindi non puoi passare. `/dvonn muovi` elenca le tue mosse mentre scrivi.
illegal-game-over = La partita è finita. `/dvonn gioca` ne inizia una nuova contro il computer. `/dvonn aiuto` spiega come giocare contro altre persone.

backup = Tutti i dati di questo server: una riga JSON per voce, compressa con gzip. Contiene nomi di persone, quindi condividilo solo con chi gestisce il server. Resta traccia di questo backup: vedi `/dvonn-admin registro`.
backup-no-files = Non posso allegare file in questo canale. Usa `/dvonn-admin backup` in un canale dove posso.
backup-in-parts = Il backup è troppo grande per un solo file su Discord. Seguono le altre parti.
backup-part = Parte { $part }. Ne seguono altre.
backup-last-part = Parte { $part }, l’ultima. Puoi decomprimere ogni parte da sola, o unirle in ordine e decomprimere il risultato.

## Fair play

fairness-heading = {"**"}Probabilità di vittoria perse per mossa**, nelle partite classificate riviste (± due volte l’errore standard)
fairness-line = { $player } (rating { $rating }): { $loss } ± { $error } punti percentuali in { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } e { $moves ->
        [one] { $moves } mossa.
       *[other] { $moves } mosse.
    }
fairness-peers = { $count } giocatori di rating simile perdono { $loss }. Differenza: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Insolitamente basso: guarda le partite.**
       *[usual] Nulla di insolito.
    }
fairness-few-games = { $player } (rating { $rating }): troppo poche partite ({ $games } su almeno { $least }).
fairness-few-peers = Troppo poche persone per un confronto: servono almeno { $least } giocatori con al massimo { $range } di differenza da quel rating.
fairness-note = È un indizio, non una prova. Anche un giocatore forte con un account nuovo, posizioni facili o la revisione delle sole partite buone possono dare gli stessi numeri. In base a questi numeri non prendo mai provvedimenti.
fairness-empty = Su questo server nessuno ha ancora { $least } partite classificate riviste. Usa `/partita revisione` per farne rivedere una.
fairness-unknown = { $player } non ha partite classificate riviste su questo server. Usa `/partita revisione` per farne rivedere una.

## Stored data

privacy-stored =
    {"**"}Che cosa conservo**
    {"-"} Il tuo ID di Discord, e il tuo nome sui server dove giochi.
    {"-"} Le tue partite: mosse con gli orari, condizioni, risultati e le tue note. Piani e mosse condizionali, fino alla fine della partita.
    {"-"} I tuoi rating, posti e tornei, e i ruoli che ti ho dato per questi.
    {"-"} Il tuo rating nei problemi, i problemi che hai provato e la tua migliore gara di problemi. Le altre gare, per un giorno.
    {"-"} Le tue sfide, vacanze e lezioni, e le tue impostazioni (con fuso orario, ore di silenzio e weekend liberi).
    {"-"} Le ultime 50 partite che hai importato (meno, se sono grandi), e le mosse delle tue ultime dieci analisi.
    {"-"} Le partite che segui, finché non finiscono. La revisione che aspetti.
    {"-"} Che cosa cerchi con `/cerca`, e se sei nella classifica globale. Chi non vuoi più incontrare, e le tue segnalazioni.
    {"-"} Le tue decisioni come moderatore, e quali server ti bloccano.
    Non leggo messaggi, solo quello che inserisci nei miei comandi, moduli e pulsanti.
privacy-kept =
    {"**"}Per quanto tempo conservo i dati:** finché non li elimini, tranne:
    {"-"} Un’analisi: fino a 90 giorni dopo l’ultima volta che la usi.
    {"-"} Una sfida chiusa o una proposta: 30 giorni.
    {"-"} Gli ID dei tuoi comandi: un giorno, tranne quelli delle tue mosse. Servono perché nessun comando conti due volte.
    {"-"} Una forma cifrata del tuo ID: altri 30 giorni, se elimini tutto entro 30 giorni da una partita classificata. Senza la chiave del bot non si può risalire all’ID. Grazie a questa forma, le partite ripetute contro lo stesso avversario continuano a non contare per intero.
privacy-seen =
    {"**"}Chi lo vede**
    {"-"} Partite, rating, risultati, tornei e decisioni dei moderatori: chiunque sul server a cui appartengono. Dopo `/cerca` e negli incontri a squadre, su tutti e due i server. Chi gestisce il server può anche scaricarli.
    {"-"} Il campionato: chiunque, ovunque.
    {"-"} La classifica globale: chiunque, ovunque, finché non usi `/classifica lascia-globale`.
    {"-"} Il tuo rating nei problemi: chiunque sui server dove hai provato un problema.
    {"-"} Una gara di problemi contro qualcuno: chiunque nel suo canale.
    {"-"} Una vacanza o un weekend libero che ferma il tuo orologio: i tuoi avversari.
    {"-"} Tutto il resto: solo tu.
    Chi gestisce il bot può leggere il suo database. Non condivido nulla con nessun altro.
privacy-choices =
    {"**"}Che cosa puoi fare**
    {"-"} `/privacy esporta` ti dà tutto in un file.
    {"-"} `/privacy elimina` elimina tutto per sempre.
    {"-"} Dopo, i tuoi avversari conservano le partite con te, come partite di un “account eliminato”.
    {"-"} Un server che ti blocca continua a bloccarti.
    {"-"} Se chi gestisce il bot ti blocca, o se altri non vogliono più incontrarti, resta anche questo. Al posto del tuo ID ne conservo una forma cifrata.
delete-person =
    {"**"}Vuoi eliminare tutto su di te?** Non si può annullare.
    {"-"} { $games ->
        [0] Non hai partite in corso.
        [one] La tua partita in corso finisce adesso. Se è classificata e ha almeno sei mosse dopo il piazzamento, la perdi. Altrimenti finisce senza risultato.
       *[other] Le tue { $games } partite in corso finiscono adesso. Perdi quelle classificate con almeno sei mosse dopo il piazzamento. Le altre finiscono senza risultato.
    } Le tue sfide vengono annullate, e lasci i tuoi tornei.
    {"-"} Impostazioni, vacanze, lezioni, piani, note, partite importate e analisi vengono eliminati, e non segui più nessuna partita. Sparisci da tutte le classifiche, e ti tolgo i ruoli che ti ho dato per posti e titoli.
    {"-"} I tuoi avversari conservano le partite con te, come partite di un “account eliminato”. I loro rating cambiano solo per le partite classificate che perdi adesso. Le tue decisioni come moderatore restano, senza il tuo ID né il tuo nome.
    {"-"} Un server che ti blocca continua a bloccarti. I messaggi nei canali restano.
    {"-"} Se hai giocato una partita classificata negli ultimi 30 giorni, conservo una forma cifrata del tuo ID. Resta per 30 giorni: vedi `/privacy mostra`.
    Se giochi di nuovo, riparti da zero.
button-export-person = Prima esporta i dati
button-delete-person = Elimina tutto
button-keep-person = Tieni tutto
delete-cancelled = Non è stato eliminato nulla.
delete-running = Elimino tutto su di te…
delete-done = I tuoi dati sono stati eliminati. Se giochi di nuovo, riparti da zero.

export-about = Tutto quello che il bot DVONN conserva su di te. Gli orari sono in UTC, gli orologi in millisecondi. I punti si contano in mezzi: 2 per una vittoria, 1 per una patta. Le altre persone compaiono solo con i nomi che vede chiunque sul server.
exported = Questo file contiene tutto quello che conservo su di te. Chi lo riceve può leggerlo.
exported-part = Parte { $part }. È troppo per un solo file su Discord. Ne seguono altre.
exported-last-part = Parte { $part }, l’ultima.
export-everything-no-files = Non posso allegare file in questo canale. Usa `/privacy esporta` in un messaggio diretto a me.
export-everything-too-large = I tuoi dati sono troppi per un file su Discord. Chiedi una copia a chi gestisce il bot: può trovarli nel database con il tuo ID di Discord.

## Errors

error-busy = In questo momento ho troppo da fare. Non è cambiato nulla. Riprova tra un minuto.
error-too-late = Non ho fatto in tempo, scusa. Non è cambiato nulla. Riprova tra un minuto.
error-storage = Scusa, ora non riesco a leggere o salvare le partite. Non è cambiato nulla. Riprova tra qualche minuto.
error-unconfirmed = Il mio database non l’ha ancora confermato. Tra un minuto controlla se ha funzionato, prima di riprovare.
error-slow = Ci vuole più del solito. Controlla se ha funzionato prima di riprovare.
error-late-form = Non ho fatto in tempo ad aprire il modulo. Riprova.
error-number-range = `{ $option }` deve essere un numero tra { $from } e { $to }.
error-too-many =
    { $seconds ->
        [one] Troppi comandi tutti insieme. Non è cambiato nulla. Riprova tra { $seconds } secondo.
       *[other] Troppi comandi tutti insieme. Non è cambiato nulla. Riprova tra { $seconds } secondi.
    }
error-too-many-server =
    { $seconds ->
        [one] Su questo server succedono troppe cose insieme. Non è cambiato nulla. Riprova tra { $seconds } secondo.
       *[other] Su questo server succedono troppe cose insieme. Non è cambiato nulla. Riprova tra { $seconds } secondi.
    }
error-busy-drawing = Ci sono troppe immagini in attesa. Riprova tra un minuto.
error-slow-drawing = Non ho fatto in tempo a disegnare questa immagine. Riprova tra un minuto.
error-still-thinking = Sto ancora lavorando alla tua domanda precedente. Aspetta quella risposta, poi chiedi di nuovo.
error-internal = Scusa, qualcosa è andato storto, e non è cambiato nulla. Riprova. Se succede ancora, dai questo codice a chi gestisce il bot: **{ $code }**.
error-unknown = Non conosco questo comando o pulsante. Forse è di una versione precedente. `/dvonn tabellone` mostra il tabellone, `/dvonn aiuto` mostra tutto il resto.
error-message-deleted = Quel messaggio è stato eliminato. `/dvonn tabellone` mostra il tabellone, `/dvonn aiuto` mostra tutto il resto.
error-outside-server = Questo comando funziona solo sui server che mi hanno aggiunto. Qui `/dvonn gioca` apre una partita contro il computer, e `/dvonn aiuto` mostra che altro funziona. Per sfidare qualcuno, usa `/dvonn sfida` dove siete tutti e due. Può essere un server, un gruppo o i messaggi diretti tra voi.
error-no-files = (Non posso allegare file in questo canale. Con il permesso “Allega file” qui posso mostrare un’immagine.)
missing-to-bot = Non posso scrivere qui, quindi qui non può iniziare nessuna partita. Chiedi a un moderatore di darmi in questo canale i permessi che mi mancano ({ $permissions }) o usa un altro canale.
missing-to-person = Permessi che ti servono in questo canale: { $permissions }. Chiedi a un moderatore o usa un altro canale.
permission =
    { $name ->
        [view-channel] “Visualizza canale”
        [send-messages] “Invia messaggi”
        [send-in-threads] “Invia messaggi nei thread”
        [use-external-apps] “Usa app esterne”
       *[create-threads] “Crea thread pubblici”
    }
error-no-threads = Qui non posso aprire un thread. Chiedi a un moderatore di darmi i permessi “Crea thread pubblici” e “Invia messaggi nei thread” o usa un altro canale.
error-no-threads-kind = Non posso aprire thread in un canale di questo tipo. Usa un canale testuale, un canale degli annunci o un post di un forum.

## Why Discord refuses a request

discord-no-channel = Quel canale o thread è stato eliminato. Usane un altro.
discord-no-member = Quella persona ha lasciato il server o eliminato il suo account.
discord-hidden = Non vedo quel canale. Chiedi a un moderatore di darmi lì il permesso “Visualizza canale” o usa un altro canale.
discord-forbidden = Discord dice che mi manca un permesso. Chiedi a un moderatore di controllare i miei permessi lì o usa un altro canale.
discord-direct-messages = Non posso mandarti messaggi diretti. Consenti i messaggi diretti dei membri nella privacy del server, e riprova.
discord-channel-kind = Un canale di questo tipo non lo permette. Usa un canale testuale.
discord-thread-closed = Quel thread è archiviato o bloccato. Chiedi a un moderatore di riaprirlo o usa un altro canale.
discord-too-many-threads = Questo server ha tanti thread attivi quanti ne permette Discord. Chiedi a un moderatore di archiviarne alcuni, e riprova.
discord-tag-required = Questo forum richiede un tag per ogni post, e io non posso sceglierne uno. Chiedi a un moderatore di togliere la regola o usa un canale testuale.
discord-name = Discord non permette una parola di quel nome. Cambia il nome, e riprova.
discord-automod = L’AutoMod di questo server ha bloccato questo messaggio o nome. Chiedi a un moderatore di esentare il mio ruolo o di cambiare la regola.
discord-filter = Il filtro di Discord ha bloccato questo messaggio perché lo considera dannoso. Togli link e parolacce, e riprova.
discord-too-large = Il file è troppo grande per Discord. Chiedi meno in una volta.
discord-invalid-role = Discord non permette a nessuno di assegnare quel ruolo. Scegline un altro.
discord-two-factor = Questo server richiede l’autenticazione a due fattori per moderare. Chi mi gestisce deve attivarla per il suo account Discord.
discord-slow = Discord non lo permette così spesso. Riprova tra un minuto.
discord-down = In questo momento Discord non funziona bene. Riprova tra un minuto.
discord-invalid = Discord non ha accettato quello che ho mandato. È un mio errore: dillo a chi mi gestisce, per favore.

## Alt text of boards, in whole sentences

alt-players = Bianco: { $white }. Nero: { $black }.
alt-turn =
    { $next ->
        [red] { $name } ({ $color ->
            [white] Bianco
           *[black] Nero
        }) deve piazzare una pedina rossa.
        [own] { $name } ({ $color ->
            [white] Bianco
           *[black] Nero
        }) deve piazzare una pedina.
       *[move] { $name } ({ $color ->
            [white] Bianco
           *[black] Nero
        }) deve muovere.
    }
alt-turn-without-name =
    { $next ->
        [red] Il { $color ->
            [white] Bianco
           *[black] Nero
        } deve piazzare una pedina rossa.
        [own] Il { $color ->
            [white] Bianco
           *[black] Nero
        } deve piazzare una pedina.
       *[move] Il { $color ->
            [white] Bianco
           *[black] Nero
        } deve muovere.
    }
alt-won =
    { $color ->
        [white] Partita terminata: { $name } (Bianco) vince di { $margin }.
       *[black] Partita terminata: { $name } (Nero) vince di { $margin }.
    }
alt-won-without-name =
    { $color ->
        [white] Partita terminata: il Bianco vince di { $margin }.
       *[black] Partita terminata: il Nero vince di { $margin }.
    }
alt-draw = Partita terminata: patta.
alt-won-early =
    { $color ->
        [white] Partita finita in anticipo: { $winner } (Bianco) vince contro { $loser }.
       *[black] Partita finita in anticipo: { $winner } (Nero) vince contro { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Partita finita in anticipo: vince il Bianco.
       *[black] Partita finita in anticipo: vince il Nero.
    }
alt-drawn-early = Partita finita in anticipo: patta.
alt-no-result = Partita terminata: nessun risultato.
alt-passed = Passa: { $name }.
alt-last = Ultima mossa: { $name }, { $ply }.
alt-placed =
    { $piece ->
        [red] { $name }: pedina rossa in { $cell }.
        [white] { $name }: pedina bianca in { $cell }.
       *[black] { $name }: pedina nera in { $cell }.
    }
alt-preview = Anteprima, non ancora giocata: { $name }, { $ply }.
alt-preview-only = Anteprima, non ancora giocata.
alt-isolated = Isolate e rimosse: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] bianche
       *[black] nere
    }, altezza { $height }: { $cells }
alt-sample = Esempio: il tuo tabellone con il Nero.
alt-hints = Le lettere segnano le mosse migliori: { $plies }.
alt-targets = Gli anelli segnano dove può andare la pila in { $from }: { $cells }.
alt-no-targets = La pila in { $from } è scelta, ma non può muoversi.
alt-places = Gli anelli segnano dove puoi piazzare la pedina: { $cells }.
alt-movable = Le pile che possono muoversi hanno un’etichetta: { $cells }.
alt-blocked = Circondate, quindi ferme: { $cells }.
alt-white-chance = Probabilità di vittoria del Bianco: { $chance }%.
alt-score = Punteggio: Bianco { $white }, Nero { $black }.
alt-to-place = Da piazzare: rosse { $red }, bianche { $white }, nere { $black }.
alt-stacks =
    { $color ->
        [white] Bianco, altezza { $height }{ $content ->
           *[plain] {""}
            [red] {" "}con pedine rosse
            [one] {" "}con una rossa
            [several] {" "}con { $reds } rosse
        }: { $cells }.
       *[black] Nero, altezza { $height }{ $content ->
           *[plain] {""}
            [red] {" "}con pedine rosse
            [one] {" "}con una rossa
            [several] {" "}con { $reds } rosse
        }: { $cells }.
    }
alt-lone-reds = Pedine rosse da sole: { $cells }.
alt-empty = Il tabellone è vuoto.

## Tournaments

tournament-kind =
    { $kind ->
        [round_robin] girone all’italiana
        [double_round_robin] doppio girone all’italiana
        [knockout] eliminazione diretta
        [arena] arena
        [teams] incontro a squadre
       *[swiss] svizzero
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } turno
       *[other] { $kind }, { $count } turni
    }
tournament-title = {"**"}{ $name }** · torneo { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Tre rosse piazzate a mano, il resto casuale
        [random] Tabelloni casuali
        [symmetric] Tabelloni simmetrici
       *[full] Tutte le 49 pedine piazzate a mano
    } · { $clock } · { $rated ->
        [yes] partite classificate
       *[no] partite amichevoli
    } · al massimo { $length } per turno
tournament-knockout = Chi perde è fuori. Dopo una patta si gioca un’altra partita a colori invertiti. Se non la vince nessuno, o prima finisce il turno, avanza chi ha il numero di partenza migliore.
arena-terms = L’arena dura { $length }. Si giocano più partite possibili: finita una, comincia subito la prossima. Puoi entrare più tardi, fare una pausa e tornare. Vince chi ha più punti. Una partita ancora in corso alla fine non conta.
arena-running = L’arena **{ $name }** è in corso. Fine: { $until }. Partite finite: { $count }.
arena-over = L’arena **{ $name }** è finita. Vince { $winner }: congratulazioni!
arena-standings = Classifica provvisoria: { $name }
arena-legend = {"-#"} + vinte, = patte, − perse, (n) senza giocare. A pari punti, è avanti chi ha giocato meno partite.
button-break = Fai una pausa
arena-back = Giochi in **{ $name }**. Appena c’è un avversario libero, la tua partita comincia in un thread di { $channel }.
arena-rest = Ora sei in pausa in **{ $name }**. Se stai ancora giocando, finisci la partita. Per tornare, partecipa di nuovo.
arena-absent = { $player }, non hai giocato in tempo la tua prima mossa: hai perso quella partita di **{ $name }** e sei in pausa. Per tornare, premi il pulsante.
arena-next-game = { $player }, la tua prossima partita è cominciata: { $place }
arena-waits = { $player }, ti sto cercando il prossimo avversario. Quando la partita comincia, qui trovi il link.
arena-waits-no-more = { $player }, non aspetti più nessuna partita di **{ $name }**.
refuse-arena-clock = Per un’arena serve una cadenza in tempo reale come `live 10`: dieci minuti a testa per tutta la partita.
tournament-open = Organizza: { $organiser }. Per partecipare, premi “Partecipa al torneo”.
tournament-open-invited = Organizza: { $organiser }. Su invito: chi organizza iscrive i partecipanti.
tournament-entrants = Partecipanti ({ $count }): { $names }
tournament-entrants-more = { $names } (+{ $more })
tournament-entrants-none = Ancora nessun partecipante.
tournament-reserve = Lista d’attesa ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = È iniziato con { $count } partecipanti.
tournament-starts =
    { $repeats ->
        [week] Inizia { $time } ({ $rest }), poi ogni settimana.
        [month] Inizia { $time } ({ $rest }), poi ogni mese.
        [weekday] Inizia { $time } ({ $rest }), poi ogni mese: { $day }.
       *[none] Inizia { $time } ({ $rest }).
    }
tournament-players = Partecipanti: { $range }.
tournament-ratings = Rating: { $range }.
tournament-role = Solo per chi ha il ruolo { $role }.
tournament-count =
    { $most ->
        [0] Partecipanti: { $count }
       *[other] Partecipanti: { $count } su { $most }
    }
tournament-edition = { $name }, n. { $number }
tournament-called-off = Annullato per troppo poche iscrizioni: { $count } su almeno { $least }.
tournament-calendar = I prossimi tornei, per il tuo calendario.
tournament-calendar-none = Nessun torneo ha ancora una data.
button-calendar = File del calendario
tournament-cancelled = È stato annullato prima dell’inizio.
tournament-computer = { $name } ({ $level })
button-join = Partecipa al torneo
button-leave = Lascia il torneo
button-start = Avvia il torneo
button-standings = Mostra la classifica
button-pairings = Mostra gli abbinamenti
button-series = Classifica della serie

tournament-round = {"**"}{ $name }**: il turno { $round } di { $rounds } è iniziato. Finisce al più tardi { $until }.
tournament-round-games = Partite finite: { $decided } su { $count }.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** per forfait
tournament-pairing-advances = { $pairing } · avanza { $player } per numero di partenza migliore
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } in questo turno non gioca
        [on] { $board }. { $player } riposa e avanza
       *[no] { $board }. { $player } riposa · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · inizia tra poco
tournament-more-pairings = Altre partite del turno { $round }:
tournament-pairings-title = {"**"}{ $name }**: turno { $round } di { $rounds }
tournament-pairings-none = {"**"}{ $name }** non è ancora iniziato, quindi non ci sono abbinamenti.

tournament-standings-after = Classifica dopo il turno { $round } di { $rounds }: { $name }
tournament-standings-during = Classifica nel turno { $round } di { $rounds }: { $name }
tournament-standings-final = Classifica finale: { $name }
tournament-standings-none = {"**"}{ $name }** non è ancora iniziato.
tournament-over = {"**"}{ $name }** è finito dopo { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }. Vince { $winner }: congratulazioni!
tournament-over-shared = {"**"}{ $name }** è finito. Primo posto a pari merito: { $winners }. Congratulazioni!
tournament-over-early = {"**"}{ $name }** è stato terminato in anticipo, nel turno { $round } di { $rounds }. Non ha vinto nessuno.
tournament-over-nobody = {"**"}{ $name }** è finito.

tournament-line = Torneo [{ $name }]({ $url }), turno { $round }
tournament-line-plain = Torneo { $name }, turno { $round }
arena-line = Arena [{ $name }]({ $url })
arena-line-plain = Arena { $name }
tournament-ended-game-continues = { $players }: il torneo **{ $name }** è finito, quindi questa partita non conta più nel torneo. Potete continuare, proporre patta con `/dvonn proponi`, o abbandonare con `/dvonn abbandona`.
outcome-won = Torneo: il punto va a { $player }.
outcome-drawn = Torneo: mezzo punto a testa.
outcome-advances =
    { $last ->
        [yes] Torneo: { $player } vince la finale.
       *[no] Torneo: { $player } avanza al turno successivo.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Nessuno ha vinto, quindi vince la finale chi ha il numero di partenza migliore: { $player }.
       *[no] Nessuno ha vinto, quindi avanza al turno successivo chi ha il numero di partenza migliore: { $player }.
    }
outcome-no-result = Questa partita non ha avuto un risultato, quindi si rigioca. Tra un attimo qui ne inizia una nuova.
outcome-one-more-game = Nell’eliminazione diretta qualcuno deve vincere. Tra un attimo inizia un’altra partita, a colori invertiti. Se non la vince nessuno, avanza { $player } per numero di partenza migliore.
tournament-game-replays = La partita precedente non ha avuto un risultato, quindi si rigioca.
tournament-game-decides = La partita precedente è finita patta, quindi se ne gioca un’altra a colori invertiti. Se non la vince nessuno, avanza { $player } per numero di partenza migliore.
outcome-not-counted = Il torneo è stato terminato prima che finisse questa partita, che quindi non conta più nel torneo.
tournament-game-withdrawn = { $player } ha lasciato il torneo, quindi questa partita la vince { $winner }.
tournament-game-timed-out = { $player } ha esaurito il tempo prima che si muovesse una pila.
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · turno { $round }, tavolo { $board }
arena-thread-ending = #{ $number } · partita { $board }
button-round = Turno { $round }

tournament-long-games =
    { $limit ->
        [none] Le partite non hanno limiti di tempo, ma un turno finisce dopo { $round }.
       *[some] Con questa cadenza una partita può durare fino a { $game }, ma un turno finisce dopo { $round }.
    } Allora chi fa attendere l’avversario perde, e le altre partite non finite sono patte. Per una cadenza più rapida o turni più lunghi, termina questo torneo con `/torneo termina` e creane un altro.
tournament-next-steps =
    Puoi iscrivere altre persone con `/torneo iscrivi` e il computer con `/torneo aggiungi-computer`. Per giocare anche tu, usa `/torneo partecipa`. { $starts ->
        [by_date] Il torneo inizia da solo.
       *[by_hand] Per avviare il torneo, usa `/torneo avvia`.
    }
tournament-created-elsewhere = {"**"}{ $name }** è annunciato in { $channel }.
tournament-no-threads =
    { $organiser }, le prossime partite di **{ $name }** non possono iniziare in { $channel }. { $reason } Riprovo ogni minuto. Per giocare in un altro canale, usa lì `/torneo sposta`.
tournament-no-threads-over = Nessuna partita di **{ $name }** aspetta più di cominciare.
tournament-not-posted = Non posso pubblicare nulla su **{ $name }** in { $channel }. { $reason } Il torneo continua. Per annunciarlo in un altro canale, usa lì `/torneo sposta`.
tournament-joined = Ora partecipi a **{ $name }**. Finora ha { $count ->
        [one] { $count } partecipante
       *[other] { $count } partecipanti
    }. Ti menziono quando inizia la tua prima partita.
tournament-joined-reserve = **{ $name }** è pieno. Il tuo posto in lista d’attesa: { $place }. Se si libera un posto prima dell’inizio, partecipi e te lo dico in { $channel }.
tournament-left = Hai lasciato **{ $name }**.
tournament-entered = { $player } ora partecipa a **{ $name }**. Lo comunico in { $channel }. Può lasciare il torneo finché non inizia.
tournament-entered-reserve = {"**"}{ $name }** è pieno. Posto di { $player } in lista d’attesa: { $place }. Se si libera un posto prima dell’inizio, glielo dico.
tournament-you-were-entered = { $player }, { $person } ha fatto la tua iscrizione a **{ $name }**. Se non vuoi giocare, lascia il torneo prima che inizi.
tournament-you-take-over = { $player }, { $person } ti ha dato il posto di { $former } in **{ $name }**. Hai i suoi punti e giochi le partite non ancora iniziate. Se non vuoi giocare, ritirati.
tournament-you-move-up = { $player }, si è liberato un posto in **{ $name }**: ora partecipi. Se non vuoi giocare, lascia il torneo prima che inizi.
tournament-added = { $count ->
        [one] { $level } ora partecipa a **{ $name }**.
       *[other] { $level } ora partecipa a **{ $name }** con { $count } iscrizioni.
    }
tournament-removed = { $count ->
        [one] { $level } ha lasciato **{ $name }**.
       *[other] { $level }: { $count } iscrizioni tolte da **{ $name }**.
    }
tournament-starting = {"**"}{ $name }** inizia con { $count } partecipanti: vedi { $channel }.
tournament-fewer-rounds =
    Ha { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    } invece di { $wanted }: con più turni, alcuni si incontrerebbero due volte.
ask-withdraw =
    { $whose ->
        [own] Vuoi ritirarti da **{ $name }**? Perdi la partita in corso e non ne avrai altre. Non potrai rientrare.
        [league] Vuoi ritirare { $player } da questo ciclo della lega (**{ $name }**)? I punti di tutte le partite non finite vanno agli avversari. Quelle in corso si possono finire, ma non contano più nella lega. Il giocatore lascia anche il prossimo ciclo, ma potrà iscriversi di nuovo.
       *[other] Vuoi ritirare { $player } da **{ $name }**? Il punto della partita in corso va all’avversario. Si può finirla, ma non conta più nel torneo. Il giocatore non avrà altre partite e non potrà rientrare.
    }
button-withdraw-tournament = Conferma il ritiro
button-stay = Annulla il ritiro
tournament-withdraw-cancelled = Nessun ritiro.
tournament-withdrawn-self = Hai lasciato **{ $name }**. Grazie per aver giocato.
tournament-withdrawn = Ritiro da **{ $name }**: { $player }.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } ha deciso il tuo ritiro da questo ciclo della lega (**{ $name }**). I punti delle tue partite non finite vanno agli avversari. Puoi finire quelle in corso, ma non contano più nella lega. Puoi iscriverti di nuovo al prossimo ciclo. Per il motivo, chiedi a { $person }.
       *[no] { $person } ha deciso il tuo ritiro dal torneo **{ $name }**. Il punto della partita in corso va al tuo avversario. Puoi finirla, ma non conta più nel torneo. Nel torneo non avrai altre partite. Per il motivo, chiedi a { $person }.
    }
tournament-withdrawn-game-continues = { $player } non partecipa più a **{ $name }**, quindi il punto va all’avversario. Potete finire questa partita, ma lì non conta più. Se è classificata, conta ancora per la classifica del server.
ask-newcomer = Chi prende il posto di { $player }?
ask-replace = Vuoi che { $new } prenda il posto di { $player } in **{ $name }**? { $new } riceve i punti e tutte le partite non ancora iniziate. Se { $player } ha una partita in corso, il punto va all’avversario. Si può finirla, ma non conta più nel torneo. Avviso tutti e due.
button-replace = Sostituisci
button-no-replacement = Non sostituire
tournament-replaced = { $new } ha preso il posto di { $player } in **{ $name }**.
tournament-you-were-replaced = { $person } ha dato a { $new } il tuo posto nel torneo **{ $name }**. Se hai una partita in corso, il punto va al tuo avversario. Puoi finirla, ma non conta più nel torneo. Per il motivo, chiedi a { $person }.
ask-end-tournament =
    Terminare **{ $name }** al turno { $round } di { $rounds }? Non vincerà nessuno. { $games ->
        [0] Non ci sono partite in corso.
        [one] { $games } partita è ancora in corso. Si può finire, ma non conterà nel torneo.
       *[other] { $games } partite sono ancora in corso. Si possono finire, ma non conteranno nel torneo.
    }
ask-end-arena =
    Terminare adesso l’arena **{ $name }**? I punti fatti finora decidono chi vince. { $games ->
        [0] Non ci sono partite in corso.
        [one] { $games } partita è ancora in corso. Si può finire, ma non conterà nell’arena.
       *[other] { $games } partite sono ancora in corso. Si possono finire, ma non conteranno nell’arena.
    }
ask-cancel-tournament =
    Annullare **{ $name }**? Non è ancora iniziato.{ $series ->
        [yes] {" "}Con il torneo finisce tutta la serie.
       *[no] {""}
    }
button-end-tournament = Termina il torneo
button-cancel-tournament = Annulla il torneo
button-keep-tournament = Lascia tutto com’è
tournament-end-cancelled = Il torneo continua.
tournament-end-done = {"**"}{ $name }** è finito.
tournament-cancel-done = {"**"}{ $name }** è annullato.
tournament-moved = Le partite di **{ $name }** ora si giocano in { $channel }.
tournament-list-title = Tornei di questo server:
tournament-list-none = Qui non ci sono ancora tornei. Creane uno con `/torneo crea`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] aperto, { $count ->
            [one] { $count } partecipante
           *[other] { $count } partecipanti
        }
        [running] turno { $round } di { $rounds }
        [over] finito
       *[cancelled] annullato
    } · { $channel }
tournament-list-more = Altri tornei: { $count }. Per vederne uno, usa `/torneo classifica` con il suo numero o nome.
teams-terms = Ogni server iscrive i propri giocatori. Il giocatore più forte di ogni server sta al tavolo 1, il successivo al tavolo 2, e così via. A ogni tavolo si giocano due partite, una per colore.
teams-rated = Una partita è classificata se entrambi i giocatori sono nella classifica globale.
teams-players = Per squadra: { $range }.
teams-open = Se vuoi giocare per il tuo server, premi “Partecipa al torneo”.
teams-open-invited = I moderatori di ogni server iscrivono i propri giocatori.
teams-names = L’altro server vede il tuo nome.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: ancora nessun partecipante.
teams-no-guest = Nessun altro server ha ancora accettato. Chi organizza può premere “Invita un server”.
button-invite-server = Invita un server
teams-code = Manda questo codice a un moderatore dell’altro server: `{ $code }`. Lì si usa con `/torneo accetta`. Il codice vale una volta sola.
teams-ask = {"**"}{ $team }** propone al tuo server un incontro a squadre. Se accetti, i membri di questo server potranno iscriversi in { $channel } e giocheranno lì le loro partite, nei thread. L’altro server vedrà i loro nomi.
button-accept-match = Accetta l’incontro
teams-accepted = Hai accettato **{ $name }**. Ora i membri di questo server possono iscriversi in { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }** è finito. Vince **{ $team }**, { $points } a { $others }: congratulazioni!
teams-drawn = {"**"}{ $name }** è finito in parità, { $points } a { $others }.
teams-called-off = Annullato: il minimo per squadra era { $least }, una delle due si è fermata a { $count }.
teams-called-off-alone = Annullato: nessun altro server ha accettato.
refuse-teams-terms = Solo i moderatori possono creare un incontro a squadre. Inizia da solo, quindi scegli `inizio`, e non si può ripetere: togli `ripeti`.
refuse-teams-starts = Non puoi avviare tu **{ $name }**: inizia da solo alla data fissata, così i due server sanno quando.
refuse-teams-end = Nessuno dei due server può terminare un incontro a squadre in corso. {"**"}{ $name }** finisce quando sono finite tutte le sue partite. Per smettere di giocare, usa `/torneo ritiro`.
refuse-teams-other = { $player } gioca per l’altro server. Possono decidere solo i moderatori di quel server.
refuse-teams-moderators = Solo i moderatori di questo server possono decidere chi gioca nella sua squadra.
refuse-teams-full = Questa squadra è piena. Ha { $most } posti.
refuse-teams-people = In un incontro a squadre giocano solo persone.
refuse-teams-code = Nessun server propone un incontro con questo codice. Ricontrollalo: ha nove cifre e vale una volta sola.
refuse-teams-own = Questo incontro lo propone il tuo server. Deve accettarlo un moderatore dell’altro.
refuse-teams-accepted = Questo incontro lo ha già accettato un altro server.
refuse-teams-barred = Chi gestisce il bot non permette a { $player } di giocare contro persone di altri server.
series-title = {"**"}{ $name }**, { $year }. Tornei finora: { $count }.
series-none = Nessuno ha ancora punti.
series-line = { $place }. { $player } · {"**"}{ $points }** · tornei: { $played }, vinti: { $wins }
series-legend = {"-#"} In ogni torneo ricevi un punto, più uno per ogni persona che finisce dietro di te. Se ti ritiri, nessuno. A parità contano i tornei vinti.
series-next = Il prossimo: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Qui non è in corso nessun torneo né ciclo di lega. Per avviare un torneo, usa `/torneo avvia`.
       *[no] Qui non è in corso nessun torneo che organizzi tu. Per avviare il tuo, usa `/torneo avvia`. I moderatori vedono quelli di tutti.
    }
panel-round = turno { $round } di { $rounds }
panel-games = finite: { $over } · in corso: { $running } · non iniziate: { $waiting }
panel-ends = fine: { $until }
panel-paused = in pausa
panel-late = {"**"}Partite in ritardo: { $count }.** Nessuna mossa da un giorno, o da mezzo turno se i turni durano meno di due giorni. Puoi inviare un nuovo promemoria per la stessa partita dopo { $pause }.
panel-nobody-late = Nessuno è in ritardo.
panel-entry = { $number }. { $player }: ultima mossa { $since } · { $game } contro { $opponent } · { $name }
panel-reminded = { $player } riceverà un promemoria.
button-manage = Gestisci
button-remind = Promemoria al n. { $number }
button-reminded = N. { $number }: promemoria inviato
button-panel-withdraw = Ritira il n. { $number }
button-panel-replace = Sostituisci il n. { $number }
button-panel-tournaments = Tornei: { $way }
button-panel-late = In ritardo: { $way }
button-refresh = Aggiorna
tournament-reminder = { $player }, chi organizza **{ $name }** ti chiede di continuare la partita { $number } contro { $opponent }. Tocca a te.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = scontro diretto { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (ritiro)
standings-part = {"-#"} Posti da { $first } a { $last } di { $count }. I pulsanti mostrano gli altri.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + vinte, = patte, − perse, (n) turni senza partita. A pari punti decide Buchholz: la somma dei punti di tutti gli avversari. Poi SB (Sonneborn-Berger): i punti degli avversari battuti, metà per le patte.
       *[no] {"-#"} + vinte, = patte, − perse, (n) turni senza partita. A pari punti decide lo scontro diretto. Poi SB (Sonneborn-Berger): i punti degli avversari battuti, metà per le patte.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · fuori al turno { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Posto e giocatore:
       *[no] { $heading }. Posto, giocatore e punti:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Nome
column-points = Punti
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = Partite
column-out = Fuori
cell-out = turno { $round }
caption-standings = Torneo { $number } · { $kind }
button-own-place = Mostra il mio posto
tournament-round-over = {"**"}{ $name }**: il turno { $round } di { $rounds } è finito.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } ti invita a partecipare in { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): il prossimo è aperto. Iscriviti in { $channel }.
event-description =
    { $arena ->
        [yes] Un’arena di DVONN. Iscriviti in { $channel }.
       *[no] Un torneo di DVONN ({ $kind }). Iscriviti in { $channel } prima che inizi.
    }

refuse-tournament-unknown = Qui non c’è un torneo `{ $typed }`. `/torneo elenco` mostra tutti i tornei.
refuse-tournament-name = Il nome di un torneo può avere da 1 a { $most } caratteri.
refuse-tournament-setup = I tornei non possono usare questa disposizione. Scegli completa, rosse, casuale o simmetrica.
refuse-tournament-round =
    { $later ->
        [yes] Il turno { $round } di **{ $name }** non ha ancora abbinamenti. Siamo al turno { $current } di { $rounds }.
       *[no] **{ $name }** non ha un turno { $round }. L’ultimo è il turno { $current }.
    }
refuse-tournament-rounds = Un torneo ha da 1 a { $most } turni. Lascia vuoto `turni` per averne quanti ne servono.
refuse-tournament-rounds-fixed = Con questa formula ({ $kind }) il numero di turni dipende dai partecipanti. Lascia vuoto `turni` o scegli lo svizzero.
refuse-tournament-length = Un turno dura da { $shortest } a 90 giorni. Scrivi il limite di tempo come `14d`, `2h` o `90m`.
refuse-tournament-organiser = Possono farlo solo chi organizza il torneo, { $organiser }, e i moderatori.
refuse-tournament-started = {"**"}{ $name }** è già iniziato, quindi è troppo tardi per partecipare o lasciarlo. Per ritirarti, usa `/torneo ritiro`. Per vedere le partite, usa `/torneo abbinamenti`.
refuse-tournament-not-started = {"**"}{ $name }** non è ancora iniziato. Per lasciarlo, usa `/torneo lascia`.
refuse-tournament-over = {"**"}{ $name }** è finito o annullato. `/torneo elenco` mostra tutti i tornei.
refuse-tournament-blocked = Su questo server non puoi giocare. Motivo: { $reason }
refuse-tournament-full = Questo torneo è pieno. Ammette al massimo { $most } partecipanti.
refuse-tournament-no-computer = A questo livello il computer non è iscritto.
refuse-tournament-computers = Puoi aggiungere al massimo { $most } computer, perché ogni partita apre un thread. Per averne di più, chiedi a un moderatore di aggiungerli.
refuse-tournament-start = Non riconosco { $typed } come data o orario. Scrivi `2026-12-05 19:00`, `venerdì 19:00`, `19:00` o `3d`, nel tuo fuso orario (vedi `/dvonn impostazioni`).
start-zone = Leggo { $typed } in UTC, perché non hai scelto un fuso orario. Scegli il tuo con `/dvonn impostazioni`.
refuse-tournament-range = Non capisco { $typed }. Scrivi un intervallo come { $example }.
weekdays = lunedì martedì mercoledì giovedì venerdì sabato domenica
nth-weekdays =
    { $nth ->
        [first] primo lunedì, primo martedì, primo mercoledì, primo giovedì, primo venerdì, primo sabato, prima domenica
        [second] secondo lunedì, secondo martedì, secondo mercoledì, secondo giovedì, secondo venerdì, secondo sabato, seconda domenica
        [third] terzo lunedì, terzo martedì, terzo mercoledì, terzo giovedì, terzo venerdì, terzo sabato, terza domenica
        [fourth] quarto lunedì, quarto martedì, quarto mercoledì, quarto giovedì, quarto venerdì, quarto sabato, quarta domenica
       *[last] ultimo lunedì, ultimo martedì, ultimo mercoledì, ultimo giovedì, ultimo venerdì, ultimo sabato, ultima domenica
    }
refuse-tournament-players = Un torneo così ha da { $least } a { $most } partecipanti.
refuse-tournament-reversed = Il numero più piccolo va per primo: `{ $range }`.
refuse-tournament-start-time = L’inizio dev’essere nel futuro ed entro un anno.
refuse-tournament-repeat-start = Per ripetere un torneo, scegli anche `inizio`.
refuse-tournament-repeat = Solo i moderatori possono ripetere un torneo. Togli `ripeti`.
refuse-tournament-out-of-range = { $player } qui ha un rating di { $own }. Questo torneo è per rating { $range }.
refuse-tournament-role = { $player } non ha il ruolo { $role }. Questo torneo è solo per chi lo ha.
refuse-tournament-invited = Questo torneo è su invito. Per partecipare, chiedi a { $organiser } di iscriverti.
refuse-tournament-joined = Partecipi già. Per uscirne, usa `/torneo lascia`.
refuse-tournament-bot = I bot non possono partecipare. Per iscrivere il computer, usa `/torneo aggiungi-computer`.
refuse-tournament-entered = { $player } partecipa già.
refuse-tournament-entrant-busy = { $player } gioca già il massimo di partite e tornei insieme.
refuse-tournament-not-in = { $player } non partecipa a questo torneo.
refuse-tournament-own-opponent = In questo turno giochi contro { $player }, quindi non puoi decidere il suo ritiro. Chiedi a un altro moderatore.
refuse-tournament-irreplaceable = In un torneo a eliminazione o in un’arena nessuno può prendere il posto di { $player }. Puoi ritirare { $player }.
refuse-tournament-replace-self = Non puoi prendere tu il posto di un giocatore. Chiedi a un altro moderatore.
refuse-tournament-not-late = Questa partita non è più in ritardo. Premi “Aggiorna”.
refuse-tournament-reminded = { $player } ha ricevuto da poco un promemoria per questa partita. Potrai inviarne un altro { $until }.
refuse-tournament-withdrawn = { $player } non gioca più in questo torneo.
refuse-tournament-few = Per un torneo servono almeno due partecipanti. Invita altre persone o iscrivile con `/torneo iscrivi`.
refuse-tournament-few-people = Puoi avviare il torneo quando partecipano almeno due persone, perché i computer non contano. Per avviarlo adesso, chiedi a un moderatore.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Organizzi già un torneo. Aspetta che finisca o terminalo con `/torneo termina`.
           *[other] Organizzi già { $most } tornei. Prima terminane uno con `/torneo termina`.
        }
       *[all] Questo server ha già troppi tornei non finiti ({ $most }). Prima deve finirne uno.
    }
refuse-tournament-soon = Hai creato un torneo poco fa. Puoi creare il prossimo { $until }. I moderatori non devono aspettare.
refuse-tournament-none-open = Qui nessun torneo accetta iscrizioni. Creane uno con `/torneo crea`.
refuse-tournament-none-running = Qui non ci sono tornei in corso.
refuse-tournament-none = Qui non c’è un torneo così. Creane uno con `/torneo crea`.
refuse-tournament-several = Ci sono più tornei. Scegline uno con l’opzione `torneo`.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · lega
league-terms = Persone per girone: { $size } · partite per avversario: { $games } · settimane per ciclo: { $weeks } · promozioni e retrocessioni: { $moves } · partite contemporanee: { $most }
contest-games =
    { $setup ->
        [reds] Tre rosse piazzate a mano, il resto casuale
        [random] Tabelloni casuali
        [symmetric] Tabelloni simmetrici
       *[full] Tutte le 49 pedine piazzate a mano
    } · { $clock } · { $rated ->
        [yes] partite classificate
       *[no] partite amichevoli
    }
league-begins = Inizio del ciclo { $cycle }: { $when }.
league-ends = Fine del ciclo { $cycle }: { $when }.
league-paused = {"**"}In pausa.** Finché un moderatore non riprende la lega, non inizia nessuna partita e nessun ciclo.
league-entries = Iscrizioni al ciclo { $cycle } ({ $count }): { $names }
league-entries-none = Nel ciclo { $cycle } non c’è ancora nessuno.
league-few = Per un ciclo servono { $least } persone. Se sono meno, inizia una settimana dopo.
league-put-off = Rinviato di una settimana perché eravate in pochi. Persone che mancano ancora: { $missing }.
league-stalls = { $organiser }, il ciclo { $cycle } della lega **{ $name }** è rinviato per la terza settimana di fila: servono { $least } persone, iscritte finora: { $count }. Puoi invitarne altre o fermare la lega con `/lega pausa` finché non sono abbastanza. Per terminarla, usa `/lega chiudi`. Per cambiare l’inizio, chiudila e creala di nuovo con `/lega crea`.
league-you =
    { $in ->
        [yes] Giochi il ciclo { $cycle }.
       *[no] Non giochi il ciclo { $cycle }.
    }
league-ask = Vuoi giocare il ciclo { $cycle }? Premi “Ci sto”. Senza risposta resti fuori.
league-unanswered = Ancora senza risposta: { $names }
league-began = Il ciclo { $cycle } è iniziato.
league-event = { $name } · ciclo { $cycle }
league-event-description = Un nuovo ciclo di una lega di DVONN. Prima che inizi, iscriviti in { $channel } con `/lega partecipa`.
league-news = {"**"}{ $name }**: il ciclo { $cycle } è iniziato in { $channel }. Giocatori: { $players }. Gironi: { $divisions }. Per il prossimo ciclo, iscriviti con `/lega partecipa`.
league-closed = Questa lega è chiusa.
button-league-in = Ci sto
button-league-out = Stavolta no
button-league-tables = Mostra le classifiche
button-league-history = Mostra tutti i cicli
button-division = Girone { $number }
button-league-cycle = Ciclo { $number }
league-joined = Giochi il ciclo { $cycle } di **{ $name }**. Inizio: { $when }.
league-out = Non giochi il ciclo { $cycle } di **{ $name }**.
league-ask-leave = Giochi il ciclo { $cycle } di **{ $name }**. Vuoi finire le tue partite e saltare il prossimo ciclo, o lasciare adesso? Se lasci adesso, le partite iniziate continuano e le altre le vincono i tuoi avversari.
button-league-finish = Finisci le partite
button-league-leave = Lascia adesso
button-league-leave-cycle = Lascia il ciclo { $cycle }
league-left = Hai lasciato il ciclo { $cycle } di **{ $name }**. Le partite iniziate continuano.
league-entry-removed = { $player } non gioca più il ciclo { $cycle } di **{ $name }**. Può iscriversi di nuovo. Per impedirlo, blocca questa persona.
league-you-were-removed = { $person } ha tolto la tua iscrizione al ciclo { $cycle } di **{ $name }**. Le tue partite del ciclo in corso continuano. Puoi iscriverti di nuovo. Per il motivo, chiedi a { $person }.
league-paused-done = {"**"}{ $name }** è in pausa. Per riprendere, usa `/lega riprendi`.
league-resumed = {"**"}{ $name }** riprende. Le sue date slittano di quanto è durata la pausa.
league-ask-close = Chiudere **{ $name }** per sempre? Se c’è un ciclo in corso, non darà nessun titolo, e le partite iniziate continuano come partite normali.
button-league-close = Chiudi la lega
league-closed-done = {"**"}{ $name }** è chiusa.
league-kept = La lega continua.
championship-terms = Il campionato di questo bot: si gioca da tutti i server, ognuno sul proprio. Gli altri vedono il tuo nome.
championship-joined = Le tue partite si giocano in thread di { $channel }.
championship-place = { $player }: posto { $place } nel girone { $division }
championship-no-place = Nel canale della tua iscrizione non posso più aprire thread per le tue partite, quindi sei fuori da questo ciclo di **{ $name }**. Puoi entrare nel prossimo da un altro canale, con `/lega campionato`.
league-table = { $name } · ciclo { $cycle }, girone { $division }
league-no-table = Questa classifica non esiste.
league-left-to-play = da giocare: { $count }
league-fate =
    { $fate ->
        [champion] vince il titolo
        [up] sale
        [safe] salvezza sicura
        [down] scende
        [left] ha lasciato
        [needs_win] deve vincerne { $wins } su { $games } per il titolo
        [needs_up] deve vincerne { $wins } su { $games } per salire
        [needs_safe] deve vincerne { $wins } su { $games } per la salvezza
        [may_win] titolo possibile
        [may_up] può salire
       *[danger] a rischio
    }
league-legend = {"-#"} A pari punti decide lo scontro diretto, poi SB (Sonneborn-Berger): i punti degli avversari battuti, metà per le patte. Se anche lì è parità, è avanti chi ha iniziato il ciclo più in basso.
caption-league = A pari punti: scontro diretto, poi SB
league-results = {"**"}{ $name }**: il ciclo { $cycle } è finito. Titolo: { $champion }. Congratulazioni!
league-results-nobody = {"**"}{ $name }**: il ciclo { $cycle } è finito. Nessun titolo.
league-division-line = Girone { $number }: { $what }
league-goes-up = salgono: { $names }
league-goes-down = scendono: { $names }
league-history = {"**"}{ $name }**: chi ha vinto ogni girone; per primo chi ha vinto il titolo
league-history-none = Nessun ciclo di **{ $name }** è ancora finito.
league-history-line = Ciclo { $cycle }: { $winners }
league-history-nobody = Ciclo { $cycle }: nessun titolo
league-line = Lega [{ $name }]({ $url })
league-line-plain = Lega { $name }
league-no-threads =
    { $organiser }, le prossime partite di **{ $name }** non possono iniziare in { $channel }. { $reason } Riprovo ogni minuto. Per giocare in un altro canale, usa lì `/lega sposta`.
refuse-tournament-division = {"**"}{ $name }** è un girone di una lega. Per quello che puoi fare lì, vedi `/lega mostra`.
refuse-league-none = Questo server non ha una lega. I moderatori possono aprirne una con `/lega crea`.
refuse-championship-none = Questo bot non ha un campionato. Se il tuo server ha una lega, la trovi con `/lega mostra`.
refuse-championship-off = Questo server non permette di giocare con altri server. Chi gestisce il server può permetterlo in `/dvonn-admin impostazioni`, attivando `/cerca`.
refuse-league-exists = Questo server ha già una lega: **{ $name }**. I moderatori possono chiuderla con `/lega chiudi`.
refuse-league-name = Il nome di una lega può avere da 1 a { $most } caratteri.
refuse-league-start = Il primo ciclo può iniziare al più presto tra un’ora e al più tardi tra 30 giorni.
refuse-league-options = Una lega non può avere queste opzioni. Scegline altre in `/lega crea`.
refuse-league-closed = {"**"}{ $name }** è chiusa. I moderatori possono aprire una nuova lega con `/lega crea`.
refuse-league-paused = {"**"}{ $name }** è già in pausa.
refuse-league-not-paused = {"**"}{ $name }** non è in pausa.
refuse-league-joined = Giochi già il ciclo { $cycle } di **{ $name }**.
refuse-league-not-entered = { $player } non gioca il ciclo { $cycle } di **{ $name }**.
refuse-league-full = Questa lega è piena: ci sono già { $most } persone.
refuse-league-not-playing = Non giochi questo ciclo di **{ $name }**.

## Puzzles

puzzle-title =
    { $color ->
        [white] **Problema { $number }** · Tocca al Bianco
       *[black] **Problema { $number }** · Tocca al Nero
    }
puzzle-mistake =
    { $color ->
        [white] L’ultima mossa del Bianco, { $ply }, è stata un errore.
       *[black] L’ultima mossa del Nero, { $ply }, è stata un errore.
    }
puzzle-last =
    { $color ->
        [white] L’ultima pedina del Bianco: { $ply }.
       *[black] L’ultima pedina del Nero: { $ply }.
    }
puzzle-goal-win = Una sola mossa vince. Trovala.
puzzle-goal-draw = Una sola mossa salva la patta. Trovala.
puzzle-goal-margin = Una mossa è migliore di tutte le altre di almeno 5 pedine. Trovala.
puzzle-goal-judged = Una mossa è molto più forte di tutte le altre. Trovala.
puzzle-goal-place = Una sola casella mantiene il vantaggio. Trovala. Quando premi un pulsante, la tua pedina si piazza subito.
puzzle-step = Mossa { $step } di { $steps }.
puzzle-right = **Giusto: { $ply }.** Poi: { $replies }.
puzzle-counted = Hai già provato questo problema. Conta solo il tuo primo tentativo.
puzzle-first-try = Conta solo il tuo primo tentativo.
puzzle-stack =
    { $height ->
        [1] { $cell }: pedina singola
       *[other] { $red ->
            [yes] { $cell }: pila di { $height }, con una rossa
           *[no] { $cell }: pila di { $height }
        }
    }
puzzle-stack-hint = Quale pila muovi?
puzzle-destination = Dove va **{ $cell }**? La mossa si gioca subito.
puzzle-hint = Suggerimento: muovi la pila in **{ $cell }**.
puzzle-hint-cells = Suggerimento: la casella è { $cells }.
puzzle-hint-half = Con un suggerimento, la soluzione vale la metà.
puzzle-wrong = **Non questa:** { $ply }.
puzzle-solved = **Risolto!** { $line }
puzzle-why-win = Ogni altra mossa butta via la vittoria.
puzzle-why-draw = Ogni altra mossa perde.
puzzle-why-margin = Giocando al meglio, ogni altra mossa finisce con almeno 5 pedine in meno.
puzzle-why-judged = Con ogni altra mossa, le probabilità di vittoria sono molto più basse.
puzzle-why-place = Ogni altra casella dà il vantaggio all’avversario.
puzzle-solution = Soluzione del problema { $number }: { $line }
puzzle-also = Altrettanto buone come ultima mossa: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] Il tuo rating nei problemi: { $step } → { $rating }.
        [hinted] Risolto con un suggerimento. Il tuo rating nei problemi: { $step } → { $rating }.
       *[failed] Vale come non risolto. Il tuo rating nei problemi: { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Serie giornaliera: { $days } giorno.
       *[other] Serie giornaliera: { $days } giorni.
    }
puzzle-none = Qui non ti restano problemi. Prova un altro tema o torna domani per il problema del giorno.
daily-title = **Problema del giorno** · { $date }
daily-tally =
    { $tried ->
        [0] Non ci ha ancora provato nessuno.
       *[other] Tentativi: { $tried } · Risolti: { $solved }
    }
solvers-title = **Chi risolve meglio i problemi**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · risolti: { $solved } su { $tried }{ $streak ->
        [0] { "" }
        [one] { " " }· serie giornaliera: { $streak } giorno
       *[other] { " " }· serie giornaliera: { $streak } giorni
    }
solvers-none = Su questo server nessuno ha ancora risolto un problema. `/problema risolvi` te ne mostra uno.
race-intro = **Gara di problemi:** risolvi più problemi che puoi in cinque minuti. Diventano sempre più difficili, e al terzo errore la gara finisce. L’orologio parte quando premi **Inizia**.
race-best = Il tuo record: { $score }.
race-new-best = **È il tuo nuovo record!**
race-offer = { $challenger } sfida { $opponent } a una gara di problemi: cinque minuti, gli stessi problemi.
race-rules = I problemi diventano sempre più difficili, e al terzo errore sei fuori. Premi **Inizia** e l’orologio corre per tutti e due.
race-called = { $challenger }, { $opponent } ha iniziato la vostra gara di problemi. L’orologio corre per tutti e due!
race-runs = **Gara di problemi:** { $one } contro { $other }. Per risolvere, premi **I miei problemi**.
race-ends = Finisce { $until }.
race-score =
    { $score ->
        [one] { $score } risolto
       *[other] { $score } risolti
    }, { $mistakes ->
        [0] nessun errore
        [one] 1 errore su { $most }
       *[other] { $mistakes } errori su { $most }
    }
race-score-of = { $person }: { $score }
race-won = **Gara di problemi:** vince { $winner }.
race-drawn = **Gara di problemi:** pareggio tra { $one } e { $other }.
race-solved = ✅ **Giusto!**
race-wrong = ❌ Era **{ $ply }**.
race-out = **Tre errori: sei fuori.**
race-time-up = **Tempo scaduto!**
race-not-started = Questa gara non è ancora iniziata.
race-started = È già iniziata.
race-over = È già finita.
race-called-off = Questa gara di problemi è stata annullata.
race-already = Hai già una gara in corso. Eccola.
race-gone = Questa gara è finita da un pezzo. Per iniziarne un’altra, usa `/problema gara`.
race-not-in-it = Non partecipi a questa gara. Per iniziarne una tua, usa `/problema gara`.
race-not-the-opponent = Solo { $opponent } può iniziare o rifiutare questa gara.
race-not-the-challenger = Solo { $challenger } può annullare questa gara.
race-closed = Non puoi più iniziare questa gara.
race-other-races = { $person } sta facendo un’altra gara. Riprova tra qualche minuto.
race-too-many =
    { $most ->
        [one] Nell’ultima ora hai sfidato qualcuno a una gara, e non l’ha ancora iniziata. Aspetta un po’.
       *[other] Nell’ultima ora hai lanciato { $most } sfide che non hanno portato a una gara. Aspetta un po’.
    }
race-asked-lately = Nell’ultima ora hai già sfidato { $opponent } a una gara. Aspetta una risposta o sfida qualcun altro.
race-oneself = Non puoi gareggiare contro di te. Per una gara in solitaria, lascia vuoto `avversario`.
button-race-start = Inizia
button-race-puzzles = I miei problemi
button-race-again = Un’altra gara
button-puzzle-hint = Suggerimento (vale ½)
button-puzzle-solution = Mostra la soluzione
button-puzzle-again = Riprova
button-puzzle-next = Prossimo problema
button-puzzle-next-themed = Prossimo: { $theme }
button-practise-theme = Problemi: { $theme }
button-puzzle-any = Problema di qualsiasi tema
button-puzzle-play = Continua da qui
button-puzzle-solve = Risolvi
