# Tous les textes en français. Les termes sont dans docs/glossary/fr.md.

## Lists

list-comma = {", "}
list-semicolon = {" ; "}
sentence-space = {" "}
sentence = { $words }.
number-tenths = { $whole },{ $tenths }

## Commands

command-dvonn = Jouer à DVONN
command-dvonn-challenge = Défier quelqu’un, ou tout le salon
    .name = défier
command-dvonn-challenge-opponent = Qui défier. Par défaut : la première personne qui accepte
    .name = adversaire
command-dvonn-challenge-color = Ta couleur. Par défaut : au hasard
    .name = couleur
command-dvonn-challenge-setup = Comment remplir le plateau. Par défaut : je te demande
    .name = mise-en-place
command-dvonn-challenge-seed = Graine d’un ancien plateau. Par défaut : au hasard
    .name = graine
command-dvonn-challenge-position = Position de départ en texte, pour la mise en place « donnée »
    .name = position
command-dvonn-challenge-clock = Cadence : 5d, 3d+12h, live 10 ou none. Par défaut : 3d+12h
    .name = cadence
command-dvonn-challenge-rated = Partie classée. Par défaut : seulement si les deux adversaires ont une cote ici
    .name = classée
command-dvonn-play = Jouer contre l’ordinateur
    .name = jouer
command-dvonn-play-level = Niveau de l’ordinateur. Par défaut : Occasionnel
    .name = niveau
command-dvonn-play-engine = Moteur ajouté par l’hébergeur du bot, au lieu d’un niveau
    .name = moteur
command-dvonn-play-color = Ta couleur. Par défaut : au hasard
    .name = couleur
command-dvonn-play-setup = Comment remplir le plateau. Par défaut : un plateau aléatoire équitable
    .name = mise-en-place
command-dvonn-play-clock = Ta cadence : 5d, 3d+12h, live 10 ou none. Par défaut : 3d+12h
    .name = cadence
command-dvonn-play-seed = Graine d’un ancien plateau. Par défaut : au hasard
    .name = graine
command-dvonn-play-position = Position de départ en texte, pour la mise en place « donnée »
    .name = position
command-dvonn-place = Poser ton prochain pion
    .name = poser
command-dvonn-place-cell = Case vide, comme D3. Les cases suivantes (D3 E4 F2) forment ton plan
    .name = case
command-dvonn-plan = Planifier tes prochains pions : je les pose pour toi
    .name = plan
command-dvonn-conditional = Préparer des coups conditionnels : si on joue ceci, je joue cela
    .name = conditionnels
command-dvonn-move = Déplacer une de tes piles
    .name = déplacer
command-dvonn-move-move = Case de ta pile et case d’arrivée, comme D3F3
    .name = coup
command-dvonn-hint = Voir tes meilleurs coups (parties amicales seulement)
    .name = indice
command-dvonn-analyse = Analyser une position ou une partie. Par défaut : la partie de ce salon
    .name = analyser
command-dvonn-analyse-position = Position en texte, comme « w r1,w1,…/… »
    .name = position
command-dvonn-analyse-game = Numéro de partie, liste de coups ou texte d’un fichier de partie
    .name = partie
command-dvonn-analyse-after = Analyser la position après ce nombre de coups. Par défaut : la dernière
    .name = après
command-dvonn-analyse-lines = Nombre de meilleures suites, de 1 à 5. Par défaut : 3
    .name = suites
command-dvonn-board = Voir le plateau de la partie de ce salon
    .name = plateau
command-dvonn-board-surrounded = Marquer les piles encerclées (elles ne bougent pas). Par défaut : non
    .name = encerclées
command-dvonn-board-size = Taille de l’image. Par défaut : celle de tes paramètres
    .name = taille
command-dvonn-board-size-small = petite
command-dvonn-board-size-normal = normale
command-dvonn-board-size-large = grande
command-dvonn-games = Lister tes parties en cours et leurs échéances
    .name = parties
command-dvonn-offer = Proposer nulle, reprise de coup, pause, temps ou revanche
    .name = proposer
command-dvonn-offer-what = Ce que tu proposes
    .name = quoi
command-dvonn-offer-what-draw = Nulle
command-dvonn-offer-what-takeback = Reprise de ton dernier coup
command-dvonn-offer-what-pause = Pause : les deux pendules s’arrêtent
command-dvonn-offer-what-time = Du temps pour ton adversaire, tout de suite
command-dvonn-offer-what-rematch = Revanche, couleurs échangées
command-dvonn-admin = Paramètres de tout le serveur
command-dvonn-admin-settings = Voir et changer les paramètres du serveur
    .name = paramètres
command-dvonn-admin-limits = Voir ou régler combien de défis, fils et tournois une personne peut lancer
    .name = limites
command-dvonn-admin-limits-challenges = Défis ouverts d’une personne. Par défaut : 3
    .name = défis
command-dvonn-admin-limits-opponent = Défis ouverts d’une personne à une autre, au plus. Par défaut : 1
    .name = adversaire
command-dvonn-admin-limits-threads = Fils qu’une personne peut ouvrir en 10 minutes. Par défaut : 3
    .name = fils
command-dvonn-admin-limits-tournaments = Tournois non terminés par responsable ; 3 pour la modération. Par défaut : 1
    .name = tournois
command-dvonn-admin-limits-wait = Minutes d’attente avant de créer un autre tournoi (modération : aucune). Par défaut : 60
    .name = attente
command-dvonn-admin-limits-reason = Raison, pour le journal (facultatif)
    .name = raison
command-dvonn-admin-roles = Voir ou régler les rôles que je donne pour les places et les titres
    .name = rôles
command-dvonn-admin-roles-first = Rôle de la première place du classement
    .name = première
command-dvonn-admin-roles-top3 = Rôle des trois premières places
    .name = top3
command-dvonn-admin-roles-top10 = Rôle des dix premières places
    .name = top10
command-dvonn-admin-roles-season = Rôle pour qui a gagné la dernière saison
    .name = saison
command-dvonn-admin-roles-tournament = Rôle pour qui a gagné le dernier tournoi
    .name = tournoi
command-dvonn-admin-roles-league = Rôle pour qui détient le titre de la ligue
    .name = ligue
command-dvonn-admin-roles-reason = Raison, pour le journal (facultatif)
    .name = raison
command-dvonn-admin-block = Empêcher quelqu’un de lancer et d’accepter des parties ici
    .name = bloquer
command-dvonn-admin-block-player = Qui bloquer (ses parties en cours continuent)
    .name = personne
command-dvonn-admin-block-reason = Raison, pour le journal et pour la personne bloquée
    .name = raison
command-dvonn-admin-unblock = Débloquer quelqu’un sur ce serveur
    .name = débloquer
command-dvonn-admin-unblock-player = Qui débloquer
    .name = personne
command-dvonn-admin-unblock-reason = Raison, pour le journal (facultatif)
    .name = raison
command-dvonn-admin-fairness = Perte par coup dans les parties classées avec bilan : un indice, pas une preuve
    .name = équité
command-dvonn-admin-fairness-player = Qui vérifier. Par défaut : qui sort le plus du lot
    .name = personne
command-dvonn-admin-backup = Télécharger parties, résultats, tournois et paramètres de ce serveur
    .name = sauvegarde
command-dvonn-admin-log = Voir ce que la modération a fait : qui, quoi, quand et pourquoi
    .name = journal
command-dvonn-resign = Abandonner la partie de ce salon
    .name = abandonner
command-dvonn-vacation = Commencer ou finir des congés, ou voir les jours restants
    .name = congés
command-dvonn-vacation-days = Jours de 24 heures, dès maintenant ; 0 met fin à tes congés
    .name = jours
command-dvonn-help = Comment jouer à DVONN avec ce bot
    .name = aide
command-dvonn-rules = Les règles de DVONN en cinq minutes, avec des images
    .name = règles
command-dvonn-rules-page = Première page. Par défaut : le but du jeu
    .name = page
command-dvonn-rules-page-goal = But du jeu
command-dvonn-rules-page-placing = Poser les pions
command-dvonn-rules-page-moving = Déplacer les piles
command-dvonn-rules-page-surrounded = Piles encerclées
command-dvonn-rules-page-isolation = Isolement
command-dvonn-rules-page-end = Passe et fin de partie
command-dvonn-rules-page-here = Jouer ici
command-dvonn-rules-cell = Case : ses voisines et ce qui s’y trouve
    .name = case
command-menu-challenge = Défier à DVONN
command-menu-profile = Profil DVONN
command-menu-analyse = Analyser cette position
command-menu-import = Importer cette partie

command-game = Une partie : bilan, relecture, coups, aperçu, export et import
    .name = partie
command-game-moves = Lister tous les coups de la partie de ce salon
    .name = coups
command-game-replay = Revoir une partie en GIF
    .name = revoir
command-game-replay-game = Numéro de partie ou liste de coups. Par défaut : la dernière partie de ce salon
    .name = partie
command-game-replay-from = Numéro du premier coup. Par défaut : 1
    .name = de
command-game-replay-to = Numéro du dernier coup. Par défaut : le plus récent
    .name = à
command-game-replay-share = Montrer à tout le salon. Par défaut : non
    .name = partager
command-game-review = Bilan d’une partie finie : chances de gain, tournants, précision
    .name = bilan
command-game-review-game = Numéro de partie. Par défaut : la dernière partie de ce salon
    .name = partie
command-game-find = Trouver des parties finies par personne, résultat, mise en place, jour, longueur ou position
    .name = trouver
command-game-find-player = Ton adversaire. Avec « tous » : n’importe qui. Pour les parties contre l’ordinateur, choisis-moi
    .name = personne
command-game-find-everyone = Chercher parmi les parties de tout le serveur. Par défaut : seulement les tiennes
    .name = tous
command-game-find-result = Résultat pour toi, ou pour la personne indiquée
    .name = résultat
command-game-find-result-won = Victoire
command-game-find-result-lost = Défaite
command-game-find-setup = Mise en place du plateau
    .name = mise-en-place
command-game-find-from = Parties commencées à partir de ce jour, comme 2026-03-01
    .name = depuis
command-game-find-until = Parties commencées ce jour-là ou avant, comme 2026-03-31
    .name = jusqu-à
command-game-find-shortest = Nombre minimal de coups
    .name = minimum
command-game-find-longest = Nombre maximal de coups
    .name = maximum
command-game-find-position = Coups comme D3 E4 F5, ou position en texte. Les plateaux en miroir comptent aussi
    .name = position
command-game-export = Exporter une partie dans un fichier
    .name = exporter
command-game-export-game = Numéro de partie. Par défaut : la dernière partie de ce salon
    .name = partie
command-game-export-format = Format du fichier. Par défaut : texte
    .name = format
command-game-import = Importer une partie d’un fichier ou d’un texte, pour la parcourir
    .name = importer
command-game-import-file = Fichier de partie : de /partie exporter, SGF de Boardspace ou journal CodeCup
    .name = fichier
command-game-import-text = Coups, comme D3 E4 F5. Sans texte ni fichier : un formulaire plus grand
    .name = texte
command-game-preview = Voir des coups sans les jouer
    .name = aperçu
command-game-preview-move = Case (D3), coup (D3F3) ou plusieurs coups (D3F3 E4E5)
    .name = coup
command-game-abort = Annuler une partie où personne n’a joué plus d’un coup
    .name = annuler
command-game-claim = Réclamer la victoire si ton adversaire a quitté le serveur et dépassé le temps
    .name = réclamer
command-game-moderate = Modération : terminer ou invalider une partie, ou confier un camp. Tout le monde voit la raison
    .name = modérer
command-game-moderate-action = Décision
    .name = décision
command-game-moderate-action-end = Terminer la partie avec un résultat
command-game-moderate-action-void = Invalider la partie : pas de résultat, ou plus classée
command-game-moderate-action-hand-over = Confier un camp à quelqu’un d’autre
command-game-moderate-reason = Raison, montrée dans le salon de la partie
    .name = raison
command-game-moderate-winner = Qui gagne, si tu termines la partie avec un résultat
    .name = gagnant
command-game-moderate-player = À qui tu confies un camp
    .name = personne
command-game-moderate-side = Camp à confier
    .name = camp
command-game-moderate-game = Numéro de partie. Par défaut : la partie en cours dans ce salon
    .name = partie
command-dvonn-settings = Tes paramètres : plateaux, notation, rappels, heures calmes, week-ends, langue
    .name = paramètres
command-privacy = Voir, télécharger ou supprimer tes données
    .name = données
command-privacy-show = Savoir ce que je garde sur toi, combien de temps, et qui le voit
    .name = afficher
command-privacy-export = Télécharger tout ce que je garde sur toi
    .name = exporter
command-privacy-delete = Supprimer tout ce qui te concerne (je demande avant)
    .name = supprimer
command-tournament = Tournois de ce serveur
    .name = tournoi
command-tournament-create = Créer un tournoi dans ce salon
    .name = créer
command-tournament-create-name = Nom du tournoi
    .name = nom
command-tournament-create-kind = Formule. Par défaut : système suisse
    .name = formule
command-tournament-create-kind-swiss = Système suisse : tu rencontres des adversaires qui ont à peu près autant de points que toi
command-tournament-create-kind-round-robin = Toutes rondes : tout le monde contre tout le monde
command-tournament-create-kind-double = Double toutes rondes : deux fois, une avec chaque couleur
command-tournament-create-kind-knockout = Élimination directe : qui perd sort
command-tournament-create-kind-arena = Arène : le plus de parties possible en un temps donné
command-tournament-create-kind-teams = Match par équipes : ton serveur contre un autre, table par table
command-tournament-create-rounds = Nombre de rondes (suisse seulement). Par défaut : autant qu’il faut
    .name = rondes
command-tournament-create-clock = Cadence : 5d, 3d+12h, live 10 ou none. Par défaut : selon la ronde
    .name = cadence
command-tournament-create-setup = Comment remplir les plateaux. Par défaut : les 49 pions à la main
    .name = mise-en-place
command-tournament-create-deadline = Durée d’une ronde, comme 14d ou 2h. Par défaut : 14d
    .name = échéance
command-tournament-create-rated = Parties classées. Par défaut : oui
    .name = classée
command-tournament-create-start = Début (ton fuseau) : 2026-12-05 19:00, 19:00 ou 3d (dans 3 jours). Par défaut : tu le lances
    .name = début
command-tournament-create-repeat = À quelle fréquence il se répète (modération seulement). Par défaut : jamais
    .name = répéter
command-tournament-create-repeat-week = Chaque semaine
command-tournament-create-repeat-month = Chaque mois
command-tournament-create-repeat-weekday = Chaque mois, le même jour de la semaine
command-tournament-create-players = Nombre d’inscriptions : 4-16, 4- ou -16. S’il en manque au début, le tournoi est annulé
    .name = inscriptions
command-tournament-create-ratings = Cotes admises : 1400-1800, 1400- ou -1800. Par défaut : toutes
    .name = cotes
command-tournament-create-role = Réservé aux membres qui ont ce rôle. Par défaut : tout le monde
    .name = rôle
command-tournament-create-invited = Seules les personnes que tu inscris participent. Par défaut : non
    .name = sur-invitation
command-tournament-accept = Modération : accepter un match par équipes proposé par un autre serveur
    .name = accepter
command-tournament-accept-code = Code de l’autre serveur
    .name = code
command-tournament-join = Participer à un tournoi
    .name = participer
command-tournament-join-tournament = Tournoi (facultatif s’il n’y en a qu’un d’ouvert)
    .name = tournoi
command-tournament-leave = Quitter un tournoi avant qu’il commence
    .name = quitter
command-tournament-leave-tournament = Tournoi (facultatif s’il n’y en a qu’un d’ouvert)
    .name = tournoi
command-tournament-start = Responsable : lancer un tournoi
    .name = lancer
command-tournament-start-tournament = Tournoi (facultatif s’il n’y en a qu’un d’ouvert)
    .name = tournoi
command-tournament-add = Responsable : inscrire quelqu’un à un tournoi
    .name = inscrire
command-tournament-add-player = Qui inscrire
    .name = personne
command-tournament-add-tournament = Tournoi (facultatif s’il n’y en a qu’un d’ouvert)
    .name = tournoi
command-tournament-add-computer = Responsable : inscrire l’ordinateur à un tournoi
    .name = ajouter-ordinateur
command-tournament-add-computer-level = Niveau de l’ordinateur
    .name = niveau
command-tournament-add-computer-count = Nombre d’inscriptions. Par défaut : 1
    .name = nombre
command-tournament-add-computer-tournament = Tournoi (facultatif s’il n’y en a qu’un d’ouvert)
    .name = tournoi
command-tournament-remove-computer = Responsable : désinscrire l’ordinateur d’un tournoi
    .name = enlever-ordinateur
command-tournament-remove-computer-level = Niveau de l’ordinateur
    .name = niveau
command-tournament-remove-computer-count = Nombre d’inscriptions. Par défaut : 1
    .name = nombre
command-tournament-remove-computer-tournament = Tournoi (facultatif s’il n’y en a qu’un d’ouvert)
    .name = tournoi
command-tournament-standings = Voir le tableau d’un tournoi
    .name = tableau
command-tournament-standings-tournament = Tournoi (facultatif s’il n’y en a qu’un)
    .name = tournoi
command-tournament-pairings = Voir les appariements d’une ronde
    .name = appariements
command-tournament-pairings-round = Ronde. Par défaut : celle en cours
    .name = ronde
command-tournament-pairings-tournament = Tournoi (facultatif s’il n’y en a qu’un)
    .name = tournoi
command-tournament-withdraw = Se retirer d’un tournoi en cours (je demande avant)
    .name = retirer
command-tournament-withdraw-player = Responsable : qui retirer. Par défaut : toi
    .name = personne
command-tournament-withdraw-tournament = Tournoi (facultatif s’il n’y en a qu’un en cours)
    .name = tournoi
command-tournament-replace = Responsable : remplacer quelqu’un dans un tournoi en cours (je demande avant)
    .name = remplacer
command-tournament-replace-player = Qui remplacer
    .name = personne
command-tournament-replace-by = Nouvelle personne
    .name = par
command-tournament-replace-tournament = Tournoi (facultatif s’il n’y en a qu’un en cours)
    .name = tournoi
command-tournament-end = Responsable : terminer un tournoi, ou l’annuler avant le début
    .name = terminer
command-tournament-end-tournament = Tournoi (facultatif s’il n’y en a qu’un)
    .name = tournoi
command-tournament-move = Responsable : déplacer un tournoi dans ce salon
    .name = déplacer
command-tournament-move-tournament = Tournoi (facultatif s’il n’y en a qu’un)
    .name = tournoi
command-tournament-list = Lister les tournois de ce serveur
    .name = liste
command-tournament-manage = Responsable : ce qui se joue, qui est en retard, et rappels
    .name = gérer

command-league = La ligue de ce serveur
    .name = ligue
command-league-show = Voir la ligue : début du prochain cycle, inscriptions et tableaux
    .name = voir
command-league-join = Jouer le prochain cycle de la ligue, ou confirmer que tu continues
    .name = participer
command-league-leave = Sauter le prochain cycle de la ligue, ou quitter celui en cours
    .name = quitter
command-league-history = Voir qui a gagné et les tableaux de tous les cycles
    .name = historique
command-league-championship = Championnat de tous les serveurs : s’inscrire, voir qui joue et les tableaux
    .name = championnat
command-league-create = Modération : ouvrir une ligue dans ce salon
    .name = créer
command-league-create-name = Nom de la ligue
    .name = nom
command-league-create-start = Début, dans ton fuseau : 2026-12-05 19:00, 19:00 ou 7d (dans 7 jours). Par défaut : 7d
    .name = début
command-league-create-size = Personnes par groupe. Par défaut : 7
    .name = taille
command-league-create-games = Parties contre chaque adversaire. Par défaut : 1
    .name = parties
command-league-create-weeks = Semaines par cycle. Par défaut : 6
    .name = semaines
command-league-create-moves = Combien de personnes montent, et combien descendent, après chaque cycle. Par défaut : 2
    .name = montées
command-league-create-at-once = Parties de ligue jouées à la fois par personne. Par défaut : 3
    .name = à-la-fois
command-league-create-clock = Cadence : 5d, 3d+12h, live 10 ou none. Par défaut : selon le cycle
    .name = cadence
command-league-create-setup = Comment remplir les plateaux. Par défaut : les 49 pions à la main
    .name = mise-en-place
command-league-create-rated = Parties classées. Par défaut : oui
    .name = classée
command-league-remove = Modération : retirer quelqu’un du prochain cycle de la ligue
    .name = retirer
command-league-remove-player = Qui retirer
    .name = personne
command-league-pause = Modération : mettre la ligue en pause
    .name = suspendre
command-league-resume = Modération : reprendre la ligue après une pause
    .name = reprendre
command-league-move = Modération : déplacer la ligue dans ce salon
    .name = déplacer
command-league-close = Modération : fermer la ligue pour de bon (je demande avant)
    .name = fermer
command-seek = Trouver un adversaire sur n’importe quel serveur qui utilise ce bot
    .name = chercher
command-seek-clock = Cadence : 5d, 3d+12h, live 10 ou none. Par défaut : au choix de l’adversaire
    .name = cadence
command-seek-rated = Partie classée : seulement contre qui en veut une aussi. Par défaut : amicale
    .name = classée
command-seek-setup = Comment remplir le plateau. Par défaut : au choix de l’adversaire
    .name = mise-en-place
command-seek-range = Écart maximal entre vos cotes. Par défaut : sans limite
    .name = écart
command-seek-hours = Heures d’attente. Par défaut : 24
    .name = heures
command-learn = Apprendre à bien jouer à DVONN
    .name = apprendre
command-learn-lesson = Leçon sur un plateau : lis, joue, regarde ce qui se passe
    .name = leçon
command-learn-lesson-number = Numéro de la leçon. Par défaut : la suivante
    .name = numéro
command-learn-terms = Les mots du jeu, expliqués
    .name = termes
command-learn-terms-term = Terme à expliquer. Par défaut : tous
    .name = terme
command-learn-progress = Tes progrès : leçons, problèmes, niveaux battus, précision
    .name = progrès
command-learn-advice = Conseils pour bien jouer, avec des images
    .name = conseils
command-learn-advice-page = Numéro de page. Par défaut : la première
    .name = page
command-puzzle = Problèmes tirés de vraies parties
    .name = problème
command-puzzle-play = Résoudre le prochain problème à ton niveau
    .name = résoudre
command-puzzle-play-theme = Thème. Par défaut : n’importe lequel (certains comptent pour moitié)
    .name = thème
command-puzzle-daily = Résoudre le problème du jour
    .name = du-jour
command-puzzle-race = Résoudre le plus de problèmes possible en cinq minutes
    .name = course
command-puzzle-race-opponent = Adversaire, qui reçoit les mêmes problèmes. Par défaut : course en solo
    .name = adversaire
theme-any = N’importe quel thème
command-ladder = Classements de ce serveur et de tous les serveurs
    .name = classement
command-ladder-top = Voir le classement et ta place
    .name = top
command-ladder-top-list = Membres ou niveaux de ce serveur, ou classement mondial. Par défaut : membres
    .name = liste
command-ladder-top-list-people = Membres
command-ladder-top-list-computer = Niveaux de l’ordinateur
command-ladder-top-list-world = Classement mondial
command-ladder-leave-global = Quitter le classement mondial
    .name = quitter-mondial
command-ladder-profile = Voir la cote au fil du temps, les résultats, la meilleure victoire et les dernières parties
    .name = profil
command-ladder-profile-player = Profil à voir. Par défaut : le tien
    .name = personne
command-ladder-profile-level = Niveau de l’ordinateur, au lieu d’une personne
    .name = niveau
command-ladder-profile-engine = Moteur ajouté par l’hébergeur du bot, au lieu d’une personne
    .name = moteur
command-ladder-versus = Comparer deux personnes : leurs parties et le pronostic du jour
    .name = comparer
command-ladder-versus-player = Première personne
    .name = personne
command-ladder-versus-opponent = Deuxième personne. Par défaut : toi
    .name = adversaire
command-ladder-games = Lister les parties classées finies, les plus récentes d’abord
    .name = parties
command-ladder-games-player = De qui voir les parties. Par défaut : de tout le monde
    .name = personne
command-ladder-season = Voir le tableau d’une saison
    .name = saison
command-ladder-season-number = Numéro de saison. Par défaut : celle en cours
    .name = numéro
command-ladder-activity = Voir le graphique des parties des 26 dernières semaines
    .name = activité
command-ladder-puzzles = Voir qui résout le mieux les problèmes ici
    .name = problèmes
command-ladder-challenge = Défier quelqu’un pour sa place (classements par places seulement)
    .name = défier
command-ladder-challenge-opponent = Quelqu’un jusqu’à trois places au-dessus de toi
    .name = adversaire
command-ladder-challenge-setup = Comment remplir le plateau. Par défaut : je te demande
    .name = mise-en-place
command-ladder-challenge-clock = Cadence : 5d, 3d+12h ou live 10. Par défaut : 3d+12h
    .name = cadence
command-ladder-challenge-color = Ta couleur. Par défaut : au hasard
    .name = couleur
command-learn-openings = Où l’on a posé les pions dans de vraies parties
    .name = ouvertures
command-learn-openings-game = Numéro de partie. Par défaut : la dernière de ce salon, ou le plateau vide
    .name = partie
command-game-note = Ta note sur une partie. Personne d’autre ne la voit jusqu’à la fin
    .name = note
command-game-note-game = Numéro de partie. Par défaut : la dernière partie de ce salon
    .name = partie
command-game-follow = Recevoir en message privé les nouvelles de cette partie, ou voir ce que tu suis
    .name = suivre
format-text = Texte
format-sgf = SGF
color-white = Blanc
color-black = Noir
color-random = Au hasard
color-neither = Nulle
setup-full = complète (full) : les 49 pions à la main
setup-reds = rouges (reds) : les trois rouges à la main, le reste au hasard
setup-random = aléatoire (random) : un plateau aléatoire équitable
setup-symmetric = symétrique (symmetric) : un plateau aléatoire, identique vu des deux côtés
setup-cut = partage et choix (cut) : tu proposes un plateau, l’adversaire choisit son camp
setup-given = donnée (given) : une position que tu donnes en texte
level-beginner = Débutant
level-novice = Novice
level-casual = Occasionnel
level-skilled = Averti
level-club = Joueur de club
level-strong = Fort
level-expert = Expert
level-master = Maître
level-grandmaster = Grand maître

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } te défie à DVONN et veut jouer les Blancs.
        [black] { $opponent }, { $challenger } te défie à DVONN et veut jouer les Noirs.
        [choice] { $opponent }, { $challenger } te défie à DVONN sur le plateau ci-dessous. Quel camp veux-tu ?
       *[random] { $opponent }, { $challenger } te défie à DVONN. Les couleurs sont tirées au sort.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } veut jouer à DVONN avec les Blancs. Qui accepte ?
        [black] { $challenger } veut jouer à DVONN avec les Noirs. Qui accepte ?
        [choice] { $challenger } veut jouer à DVONN sur le plateau ci-dessous. Qui accepte et choisit un camp ?
       *[random] { $challenger } veut jouer à DVONN. Qui accepte ? Les couleurs sont tirées au sort.
    }
challenge-rematch = Revanche de la partie { $number } :
challenge-sides =
    { $first ->
        [white] { $white } joue les Blancs et { $black } joue les Noirs. Blanc commence.
       *[black] { $white } joue les Blancs et { $black } joue les Noirs. Noir commence.
    }
challenge-until = Le défi expire { $until }.
challenge-draft = Il n’est pas encore lancé.
challenge-open = Il est encore ouvert.
challenge-accepted = Accepté : c’est la partie { $number }.
challenge-declined = Refusé.
challenge-cancelled = Annulé.
challenge-expired = Expiré.
challenge-in-thread = La partie est dans { $place }.
challenge-posted = Ton défi est dans { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] classée
        [if] classée si les deux adversaires ont une cote ici
       *[no] amicale
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] classée
        [if] classée si les deux adversaires ont une cote ici
       *[no] amicale
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] classée
       *[no] amicale
    }
terms-any-board = Plateau au choix
terms-any-clock = cadence au choix
terms-unrated-by-default = {"-#"} Amicale : au moins un des deux adversaires n’a pas encore de cote ici. Pour une partie classée, ajoute `classée:True`.
terms-full = Les 49 pions posés à la main
terms-reds = Trois rouges posés à la main, le reste au hasard
terms-random = Plateau aléatoire
terms-symmetric = Plateau symétrique
terms-cut = Partage et choix : une personne propose un plateau aléatoire, l’autre choisit son camp
terms-given = Position donnée
clock-none = sans pendule
clock-turn = { $turn } par coup
clock-bank = { $bank } + { $increment } par coup
clock-cap = { $clock }, maximum { $cap }
clock-live = en direct, { $each } par camp
length-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
length-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
length-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
seek-somebody = quelqu’un d’ailleurs
seek-waiting = Je te cherche un adversaire sur tous les serveurs qui participent. J’arrête { $until }.
seek-already = Je te cherche déjà un adversaire sur tous les serveurs qui participent. J’arrête { $until }.
seek-place = Tu joueras dans { $place } : je t’y écrirai quand la partie commencera.
seek-place-here = Tu joueras ici : je t’écrirai quand la partie commencera.
seek-lobby = Les personnes qui lisent { $lobby } voient que tu cherches.
seek-direct = nos messages privés
seek-direct-here = Ta partie commencera ici, dans nos messages privés.
seek-rated = -# Classée : elle compte pour le classement mondial. Tous les serveurs y voient ton nom et ta cote. Pour le voir, utilise `/classement top` et `liste:Classement mondial`. Pour le quitter, `/classement quitter-mondial`.
seek-range = Cote de ton adversaire : de { $from } à { $to }. L’écart s’élargit un peu chaque minute.
button-seek-stop = Arrêter la recherche
seek-found = J’ai trouvé un adversaire. Tu joues dans { $place }.
seek-stopped = C’est fait. Je ne cherche plus.
seek-not-running = Je ne te cherche pas d’adversaire. Pour commencer, utilise `/chercher`.
seek-ended = { $person }, je n’ai trouvé personne à temps. Pour réessayer, utilise `/chercher`.
seek-avoided = C’est fait. Je ne vous ferai plus jouer ensemble.
seek-ask-report = Signaler ton adversaire à l’hébergeur du bot ? L’hébergeur verra cette partie et ton nom. Je ne vous ferai plus jouer ensemble.
button-report-sure = Signaler l’adversaire
seek-reported = C’est fait. L’hébergeur du bot est au courant, et je ne vous ferai plus jouer ensemble.
seek-barred = L’hébergeur du bot t’a bloqué l’accès à `/chercher`. Tu peux encore défier du monde sur tes serveurs.
seek-too-many-reports = Tu as fait { $most } signalements en 24 heures. Réessaie plus tard.
seek-off = `/chercher` est désactivé sur ce serveur. Utilise-le dans nos messages privés, ou demande à qui gère le serveur de l’activer avec `/dvonn-admin paramètres`.
seek-guest = Je ne peux pas publier ici les coups de ton adversaire. Utilise `/chercher` dans nos messages privés.
seek-too-many = Tu as trouvé { $most } adversaires en 24 heures, c’est la limite. Réessaie plus tard.
seek-no-rating = `écart` demande une cote, et tu n’en as pas encore. Laisse-le vide. Pour les parties classées, c’est ta cote du classement mondial qui compte.
seek-no-clock = Pas de partie classée sans pendule. Choisis une autre `cadence`, ou laisse-la vide.
seek-nobody-to-avoid = Tu n’as pas trouvé cet adversaire avec `/chercher`, il n’y a donc personne à éviter.
seek-not-looking = Vous ne pouvez pas jouer ensemble pour l’instant : cette personne ne cherche plus, ou cherche quelqu’un avec une autre cote. Pour trouver quelqu’un d’autre, utilise `/chercher`.
seek-refused-avoided = Tu as choisi de ne plus jouer avec cette personne, ce n’est donc pas possible.
button-avoid = Éviter cet adversaire
button-report = Signaler l’adversaire
digest-title = **La semaine du { $from } au { $until }**
digest-count = { $games ->
        [one] { $games } partie finie
       *[other] { $games } parties finies
    }, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }.
digest-beaten = { $move }, défaite contre { $players }
digest-upset = La surprise de la semaine, partie { $game } : { $winner } bat { $loser }, malgré le pronostic ({ $percent } % pour { $loser }).
digest-game = **Partie de la semaine :** { $game }
digest-turn = Elle a basculé au coup { $number }, { $played }. { $better } était meilleur.
digest-streaks = Séries au problème du jour : { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] { $days } jour
       *[other] { $days } jours
    })
digest-season = La saison { $number } finit le { $when }.
digest-running = **En cours**
digest-league = cycle { $cycle }, en tête : { $leaders }
lobby-title = **Salle d’attente DVONN**
lobby-looking = **À la recherche d’un adversaire**
lobby-nobody = Personne ne cherche d’adversaire en ce moment.
lobby-all-servers = tous les serveurs
lobby-games = **Parties à suivre**
lobby-tournaments = **Tournois ouverts**
lobby-ping = { $role } { $person } cherche un adversaire : { $terms }.
lobby-told = C’est fait. Quand quelqu’un cherche un adversaire, je te préviens ici, au plus une fois toutes les six heures. Pour arrêter, appuie de nouveau sur le bouton.
lobby-not-told = C’est fait. Je ne te préviens plus quand quelqu’un cherche un adversaire.
lobby-no-role = Cette salle d’attente ne prévient plus personne.
lobby-audit = Veut savoir quand quelqu’un cherche un adversaire
button-lobby-play = Jouer contre { $name }
button-lobby-tell = Me prévenir des recherches
thread-opening = Ouverture d’un fil…
thread-not-added = Discord ne me laisse pas t’ajouter au [fil]({ $url }). Ouvre-le avec ce lien. Si tu ne le vois pas ou ne peux pas y écrire, il te faut les permissions « Voir le salon » et « Envoyer des messages dans les fils ». Demande-les à la modération.
thread-name = DVONN : { $names }
draft-person = Pour l’instant, personne d’autre ne voit ce plateau. Si tu le proposes, { $opponent } choisit un camp et tu joues l’autre.
draft-anyone = Pour l’instant, personne d’autre ne voit ce plateau. Si tu le proposes, la personne qui accepte choisit un camp et tu joues l’autre.
challenge-sent = Ton défi est publié ci-dessous.
setup-ask-person = Tu défies { $opponent }. Quel plateau ?
setup-ask-anyone = Tu défies tout le salon. Quel plateau ?
setup-ask-busy = { $busy } Ton défi aura donc son propre fil. Choisis d’abord le plateau.
setup-ask-common =
    - {"**"}Plateau aléatoire** (rapide) : les 49 pions sont déjà là, et le premier coup lance la partie.
    - {"**"}Placement à la main** : d’abord, vous posez les 49 pions, un par un.
setup-ask-all =
    - {"**"}Rouges à la main** : vous posez les trois pions rouges. Le reste est rempli au hasard.
    - {"**"}Plateau symétrique** : un plateau aléatoire, identique vu des deux côtés.
    - {"**"}Partage et choix** : tu proposes un plateau aléatoire, et ton adversaire choisit un camp.
button-setup-random = Plateau aléatoire
button-setup-full = Placement à la main
button-setup-other = Autres mises en place…
button-setup-reds = Rouges à la main
button-setup-symmetric = Plateau symétrique
button-setup-cut = Partage et choix
button-rated = Passer en classée
button-unrated = Passer en amicale
draft-discarded = Annulé. Personne d’autre ne l’a vu.
button-offer-board = Proposer ce plateau
button-deal-again = Autre plateau
button-play-white = Jouer les Blancs
button-play-black = Jouer les Noirs
button-accept = Accepter
button-decline = Refuser
button-cancel = Annuler le défi
button-open-thread = Ouvrir un fil
offer-thread = Ouvrir un fil pour votre partie ?

## News

computer = Ordinateur ({ $level })
computer-without-level = Ordinateur
deleted-player = compte supprimé
deleted-person = compte supprimé

news-start = La partie { $number } commence : { $white } joue les Blancs, { $black } joue les Noirs.
news-place =
    { $piece ->
        [red] { $player } pose un pion rouge sur **{ $cell }**{ $note }.
        [white] { $player } pose un pion blanc sur **{ $cell }**{ $note }.
       *[black] { $player } pose un pion noir sur **{ $cell }**{ $note }.
    }
news-dealt = Le reste du plateau est rempli au hasard.
news-move = { $player } joue **{ $ply }**{ $note }
news-pass = { $player } n’a aucun coup possible et passe.
ply-pass = passe
news-planned = {" "}(prévu)
news-plan-stopped = Le plan de { $player } s’est arrêté.
news-prepared = {" "}(conditionnel)
news-only-ply = {" "}(forcé)
news-all-prepared = Conditionnels : { $plies }
news-filled = Posés comme prévu : { $pieces }.
news-filled-part =
    { $piece ->
        [red] { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
        [white] { $count ->
            [one] { $count } blanc
           *[other] { $count } blancs
        }
       *[black] { $count ->
            [one] { $count } noir
           *[other] { $count } noirs
        }
    }
news-item =
    { $piece ->
        [red] rouge { $ply }
        [white] blanc { $ply }
       *[black] noir { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] capture un pion blanc seul
           *[black] capture un pion noir seul
        }
       *[other] { $color ->
            [white] capture une pile blanche de { $height }
           *[black] capture une pile noire de { $height }
        }
    }{ $red ->
        [yes] {" "}(avec un rouge)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] atterrit sur un pion blanc seul
           *[black] atterrit sur un pion noir seul
        }
       *[other] { $color ->
            [white] atterrit sur une pile blanche de { $height }
           *[black] atterrit sur une pile noire de { $height }
        }
    }{ $red ->
        [yes] {" "}(avec un rouge)
       *[no] {""}
    }
effect-captures-red = capture un rouge
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] isole { $count } pion blanc
           *[black] isole { $count } pion noir
        }
       *[other] { $color ->
            [white] isole { $count } pions blancs
           *[black] isole { $count } pions noirs
        }
    }
effect-isolates-both = isole { $white ->
        [one] { $white } pion blanc
       *[other] { $white } pions blancs
    } et { $black ->
        [one] { $black } noir
       *[other] { $black } noirs
    }
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] isole un de tes pions
           *[other] isole { $count } de tes pions
        }
       *[theirs] { $count ->
            [one] isole un pion adverse
           *[other] isole { $count } pions adverses
        }
    }

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, pose le dernier pion rouge.
       *[other] { $player }, pose un pion rouge (il en reste { $left } en tout).
    }
todo-place =
    { $color ->
        [white] { $player }, pose un pion blanc (reste : { $left }).
       *[black] { $player }, pose un pion noir (reste : { $left }).
    }
todo-move = { $player }, à toi de jouer.
how-to-move =
    Tes piles ont un pion { $color ->
        [white] blanc
       *[black] noir
    } au sommet. Choisis-en une, puis où elle atterrit.
todo-elsewhere = C’est à { $player } de jouer.
todo-computer = { $player } réfléchit…
todo-computer-for = Le moteur choisit une case pour { $player }…

## Events

event-taken-back =
    { $with ->
        [computer] { $player } reprend son dernier coup.
       *[person] D’un commun accord, { $player } reprend son dernier coup.
    }
event-paused =
    { $with ->
        [computer] La partie est en pause. Pour continuer, appuie sur « Relancer la partie ».
       *[person] D’un commun accord, la partie est en pause. Les deux camps peuvent appuyer sur « Relancer la partie ».
    }
event-resumed = { $player } relance la partie.
event-time-given = { $giver } donne { $time } de plus à { $player }.
event-engine-replaced =
    { $color ->
        [white] Le moteur qui jouait les Blancs est tombé en panne. { $player } prend la suite, et la partie est maintenant amicale.
       *[black] Le moteur qui jouait les Noirs est tombé en panne. { $player } prend la suite, et la partie est maintenant amicale.
    }
event-engine-stopped = Le moteur ne choisit plus pour { $player }.
event-handed-over =
    { $color ->
        [white] { $moderator } a confié les Blancs à { $player }, à la place de { $from }. Raison : { $reason }
       *[black] { $moderator } a confié les Noirs à { $player }, à la place de { $from }. Raison : { $reason }
    }
event-place-lost = Le salon ou le fil de cette partie a été supprimé. La partie continue ici.
event-now-unrated = La partie est maintenant amicale.

## Clocks

clock-runs = Échéance : { $until }.
clock-runs-until-weekend = Échéance : { $until }, sans compter les week-ends libres. Le prochain commence { $weekend }.
clock-runs-live = { $color ->
        [white] Il reste { $white } à Blanc, { $black } à Noir. Échéance de Blanc : { $until }.
       *[black] Il reste { $white } à Blanc, { $black } à Noir. Échéance de Noir : { $until }.
    }
clock-muted = La pendule est arrêtée tant que je ne peux pas publier le plateau ici.
clock-paused = La partie est en pause. Les deux pendules sont arrêtées.
clock-weekend = La pendule est arrêtée : week-end libre pour { $player }. Elle repart { $until }.
clock-vacation = La pendule est arrêtée : { $player } est en congés.
reminder = { $player }, à toi de jouer dans la partie { $number } contre { $opponent }. Échéance : { $until }.
reminder-several = { $player } : { $late }
reminder-entry = Partie { $number } contre { $opponent }. Échéance : { $until }.
reminder-link = { $line } [Plateau]({ $url })

## Offers

offer-draw = { $player } propose nulle. { $opponent }, acceptes-tu ?
offer-rematch-here = { $player } veut une revanche. { $opponent }, acceptes-tu ?
offer-pause = { $player } demande une pause : les deux pendules s’arrêtent jusqu’à ce qu’un camp relance la partie. { $opponent }, es-tu d’accord ?
offer-takeback =
    { $count ->
        [0] { $player } demande à reprendre **{ $ply }**. { $opponent }, es-tu d’accord ?
        [one] { $player } demande à reprendre **{ $ply }** et le coup suivant. { $opponent }, es-tu d’accord ?
       *[other] { $player } demande à reprendre **{ $ply }** et les { $count } coups suivants. { $opponent }, es-tu d’accord ?
    }
offer-was =
    { $kind ->
        [draw] { $player } a proposé nulle.
        [takeback] { $player } a demandé une reprise de coup.
        [rematch] { $player } a proposé une revanche.
       *[pause] { $player } a demandé une pause.
    }
offer-became =
    { $state ->
        [open] Toujours en attente de réponse.
        [accepted] Accepté.
        [declined] Refusé.
        [withdrawn] Retiré.
       *[lapsed] Expiré : la partie a continué.
    }
offer-posted = C’est fait : c’est publié dans le salon.
offer-elsewhere = C’est fait. Ton adversaire reçoit ta proposition là où sa partie se joue.
button-phrases = Dire quelque chose…
phrases-ask = Choisis ce que tu veux dire. Ton adversaire le lit dans sa langue. C’est possible une fois par tour, et une fois après la partie.
menu-phrases-hint = Que veux-tu dire ?
phrase-sent = C’est fait. Ton adversaire voit : { $phrase }
phrase-not-received = Ton adversaire ne reçoit pas ce genre de message.
refuse-phrase-again = Tu as déjà dit quelque chose. Tu pourras recommencer quand chaque camp aura joué.
phrase-says = 💬 { $player } : { $phrase }
phrase-words =
    { $phrase ->
        [hello] Bonjour ! Bonne partie !
        [luck] Bonne chance !
        [move] Joli coup !
        [played] Bien joué !
        [tomorrow] Je reviens demain.
        [away] Pardon pour l’attente !
        [thanks] Merci pour la partie !
       *[bye] À bientôt !
    }
more-actions = Que veux-tu faire ?
decide-title = Que faire de la partie { $number } ? Tout le monde verra la raison.
decide-hint = Décision
decide-order =
    { $order ->
        [white] Terminer la partie : Blanc gagne
        [black] Terminer la partie : Noir gagne
        [draw] Terminer la partie : nulle
        [void] Invalider la partie
        [replace_white] Confier les Blancs
       *[replace_black] Confier les Noirs
    }
decide-new-player =
    { $color ->
        [white] Qui prend les Blancs ?
       *[black] Qui prend les Noirs ?
    }
decide-new-player-hint = Nouvelle personne
form-decide = Modérer la partie { $number }
form-decide-reason = Raison, visible par tout le monde
button-withdraw = Retirer la proposition
button-draw = Proposer nulle
button-takeback = Reprendre un coup
button-abort = Annuler la partie
button-pause = Proposer une pause
button-resume = Relancer la partie
button-give = Donner { $time }
button-settings = Ouvrir les paramètres
button-hint = Indice
button-fill = Poser le reste pour moi
button-stop-filling = Arrêter de poser pour moi
button-more = Plus…
button-rematch = Proposer une revanche
button-play-again = Rejouer
button-next-level = Suivant : { $level }

## Vacations

notice-vacation = Ton temps est écoulé, donc des congés ont commencé automatiquement. Tes pendules sont arrêtées, sauf dans les parties en direct. Les congés se prolongent jour par jour jusqu’à ce que tu joues ou qu’il ne te reste plus de jours.
event-vacation = Temps écoulé : { $player } prend un jour de congé.
vacation-none = Tu n’es pas en congés. Pour arrêter tes pendules trois jours, utilise `/dvonn congés` avec `jours:3`. Les parties en direct continuent.
vacation-until = Tu es en congés. Fin : { $until } ({ $left }). Tes pendules sont arrêtées, sauf dans les parties en direct.
vacation-automatic = Ton temps est écoulé, donc des congés ont commencé automatiquement. Fin : { $until } ({ $left }). Tes pendules sont arrêtées, sauf dans les parties en direct.
vacation-days = Jours de congé restants cette année : { $count } sur { $of }.
button-vacation-end = Terminer mes congés

## Moderators

decision-posted = C’est fait : c’est publié dans { $place } (partie { $number }).
removed-from-ratings = { $moderator } a retiré la partie { $number } ({ $white } contre { $black }) du calcul des cotes. Toutes les cotes sont recalculées sans elle : voir `/classement profil`. Raison : { $reason }
role-is = La modération, ce sont les membres avec le rôle { $role } et toute personne avec la permission « Gérer le serveur ». Avec `/partie modérer`, elle peut terminer ou invalider des parties et confier un camp à quelqu’un d’autre.
role-none = La modération, c’est toute personne avec la permission « Gérer le serveur ». Avec `/partie modérer`, elle peut terminer ou invalider des parties et confier un camp à quelqu’un d’autre.
computer-rated = Les parties contre l’ordinateur sont classées.
computer-unrated = Les parties contre l’ordinateur sont amicales.
server-title = **Paramètres du serveur**
server-controls = Les menus et les boutons agissent aussitôt. Un bouton montre l’état actuel : appuie dessus pour le changer. La langue et le thème valent pour ce que tout le monde voit.
server-hint = Le reste passe par des commandes :
server-command = {"-"} { $command } : { $what }
server-channels = Salons de jeu : { $channels } (fils compris).
server-channels-all = On peut lancer des parties dans tous les salons.
server-starters = Seuls les membres avec le rôle { $role } peuvent lancer des parties. Tout le monde peut accepter un défi.
server-starters-all = Tout le monde peut lancer des parties.
server-rated = Les parties classées sont autorisées.
server-unrated = Les nouvelles parties sont amicales. Les parties classées en cours le restent.
server-seeks = Adversaires d’autres serveurs : les membres peuvent utiliser `/chercher`. Ces parties ne comptent jamais pour le classement de ce serveur.
server-no-seeks = Adversaires d’autres serveurs : `/chercher` est désactivé ici.
server-ladder-rating = Type de classement : cotes
server-ladder-places = Type de classement : places
server-ladder-swap = Si la personne qui défie gagne, les deux places s’échangent.
server-season-none = Durée des saisons : pas de saisons
server-season-month = Durée des saisons : un mois
server-season-quarter = Durée des saisons : trois mois
server-season-half = Durée des saisons : six mois
server-season-year = Durée des saisons : un an
server-announcements = Salon des annonces : { $channel }.
server-announcements-none = Pas de salon des annonces.
server-announcements-here = Les saisons, tournois et ligues de ce serveur seront annoncés ici.
server-puzzles = Problème du jour : { $channel }.
server-puzzles-none = Pas de salon pour le problème du jour.
server-puzzles-here = Le problème du jour sera publié ici.
server-digest = Résumé de la semaine : { $channel }.
server-digest-none = Pas de salon pour le résumé de la semaine.
server-digest-here = Le résumé de la semaine sera publié ici le lundi.
server-lobby = Salle d’attente : { $channel }.
server-lobby-none = Pas de salle d’attente.
server-lobby-role = La salle d’attente prévient { $role } quand quelqu’un cherche un adversaire.
server-lobby-role-none = La salle d’attente ne prévient personne.
server-picker =
    { $picker ->
        [games] Salons pour les parties (aucun : tous)
        [announcements] Salon des annonces
        [puzzles] Salon du problème du jour
        [digest] Salon du résumé de la semaine
        [lobby] Salon de la salle d’attente
        [moderators] Rôle de modération
        [starters] Rôle qui peut lancer des parties
       *[told] Rôle prévenu par la salle d’attente
    }
button-server-clear = Retirer le n° { $number }
button-server-page =
    { $page ->
        [settings] Paramètres
        [channels] Salons
       *[roles] Rôles et salle d’attente
    }
server-limit =
    { $limit ->
        [limit_opponent] Défis ouverts d’une personne à une autre : { $value } au plus.
        [limit_threads] Fils qu’une personne peut ouvrir en 10 minutes : { $value } au plus.
        [limit_tournaments] Tournois non terminés par responsable : { $value } au plus. Pour la modération : 3.
        [limit_tournament_wait] Attente avant de créer un autre tournoi : { $value ->
            [one] { $value } minute
           *[other] { $value } minutes
        }. La modération n’attend pas.
       *[limit_challenges] Défis ouverts d’une personne : { $value } au plus.
    }
server-limits-change = Pour changer une limite, utilise `/dvonn-admin limites` avec un nombre, par exemple `fils:5`.
server-blocked = { $person } : parties bloquées ici. Raison : { $reason }
server-blocked-more = D’autres personnes sont bloquées. Le journal les nomme.
person-blocked = { $person } ne peut plus lancer ni accepter de parties sur ce serveur. Ses parties en cours continuent. Pour annuler, utilise `/dvonn-admin débloquer`.
person-unblocked = { $person } peut de nouveau lancer et accepter des parties sur ce serveur.
button-server-rated =
    { $on ->
        [yes] Parties classées : oui
       *[no] Parties classées : non
    }
button-server-computer = { $on ->
        [yes] Contre l’ordi : classées
       *[no] Contre l’ordi : amicales
    }
button-server-seeks = { $on ->
        [yes] Autres serveurs : oui
       *[no] Autres serveurs : non
    }

## Roles for ladder places and titles

roles-title = **Rôles pour les places et les titres.** Je les donne et les retire selon le classement. Je ne retire que les rôles que j’ai donnés. Pour en régler un, utilise `/dvonn-admin rôles` avec la place ou le titre, et le rôle.
roles-role = { $name } : { $role }
roles-none = { $name } : aucun rôle
roles-problem = { $name } : { $role }. {"**"}Je ne peux pas le donner.** { $problem }
roles-refused = La dernière fois, Discord ne m’a pas laissé donner ou retirer un rôle. { $reason }
reward =
    { $reward ->
        [first] Première place
        [top_three] Trois premières places
        [top_ten] Dix premières places
        [season] Victoire à la dernière saison
        [league] Titre de la ligue
       *[tournament] Victoire au dernier tournoi
    }
button-clear-reward = { $reward ->
        [first] 1re place : aucun rôle
        [top_three] Top 3 : aucun rôle
        [top_ten] Top 10 : aucun rôle
        [season] Saison : aucun rôle
        [league] Ligue : aucun rôle
       *[tournament] Tournoi : aucun rôle
    }
roles-audit = Place ou titre du classement DVONN
role-no-permission = Il me faut la permission « Gérer les rôles ». Donne-la à mon rôle dans Paramètres du serveur → Rôles, puis réessaie.
role-gone = Ce rôle a été supprimé. Choisis-en un autre.
role-everyone = Tout le monde a déjà ce rôle. Choisis-en un autre.
role-managed = { $role } appartient à une intégration, comme un bot, et personne ne peut le donner. Choisis un autre rôle.
role-not-below-bot = { $role } n’est pas sous mon rôle le plus haut, donc Discord ne me laisse pas le donner. Dans Paramètres du serveur → Rôles, glisse mon rôle au-dessus, puis réessaie.
role-powerful = { $role } donne du pouvoir sur les autres : { $powers }. Je ne donne pas de tels rôles. Choisis-en un autre, ou retire ces permissions de celui-ci.
role-moderators = { $role } est mon rôle de modération. Celui-là, je ne le donne jamais. Choisis un autre rôle.
role-not-by-person = Je ne peux pas donner { $role } à ta demande, car tu ne peux pas le donner toi-même. Il te faudrait la permission « Gérer les rôles » et un rôle plus haut. Demande à quelqu’un qui a les deux.
role-power =
    { $name ->
        [administrator] « Administrateur »
        [manage-server] « Gérer le serveur »
        [manage-roles] « Gérer les rôles »
        [manage-channels] « Gérer les salons »
        [manage-webhooks] « Gérer les webhooks »
        [manage-expressions] « Gérer les expressions »
        [manage-events] « Gérer les évènements »
        [manage-threads] « Gérer les fils »
        [manage-messages] « Gérer les messages »
        [manage-nicknames] « Gérer les pseudos »
        [ban] « Bannir des membres »
        [kick] « Expulser des membres »
        [time-out] « Exclure temporairement des membres »
        [mute] « Couper le micro de membres »
        [deafen] « Mettre en sourdine des membres »
        [move] « Déplacer des membres »
        [mention-everyone] « Mentionner @everyone, @here et tous les rôles »
        [audit-log] « Voir les logs du serveur »
       *[insights] « Voir les analyses de serveur »
    }

## Moderation log

log-title = **Journal de modération**, le plus récent d’abord. Page { $page } sur { $pages }.
log-empty = Le journal de modération est vide.
log-entry = { $at } { $moderator } : { $what }
log-reason = { $entry } Raison : { $reason }
log-channel-added = Ajout de { $channel } aux salons de jeu.
log-channel-removed = Retrait de { $channel } des salons de jeu.
log-role-set = Rôle pour « { $name } » : { $role }.
log-role-cleared = Rôle pour « { $name } » : aucun.
log-role-gone = Rôle pour « { $name } » : aucun, car le rôle a été supprimé.
log-blocked = Blocage : { $person }.
log-unblocked = Déblocage : { $person }.
log-ended = Partie { $number } terminée avec un résultat.
log-voided = Partie { $number } invalidée.
log-handed-over = Camp confié à quelqu’un d’autre dans la partie { $number }.
log-place-lost = Le salon ou le fil de la partie { $number } a été supprimé. La partie attend un nouveau fil ou une décision de la modération.
log-backed-up = Sauvegarde téléchargée.
log-tournament-entered = Inscription de { $player } au tournoi { $number }.
log-tournament-computers = Ordinateur inscrit au tournoi { $number }.
log-tournament-computers-removed = Ordinateur désinscrit du tournoi { $number }.
log-tournament-started = Tournoi { $number } lancé.
log-tournament-accepted = Match par équipes { $number } accepté.
log-tournament-withdrew =
    { $league ->
        [yes] Retrait de { $player } de la ligue.
       *[no] Retrait de { $player } du tournoi { $number }.
    }
log-tournament-replaced = { $new } a pris la place de { $player } dans le tournoi { $number }.
log-tournament-reminded =
    { $league ->
        [yes] Rappel à { $player } pour une partie de la ligue.
       *[no] Rappel à { $player } pour une partie du tournoi { $number }.
    }
log-tournament-moved = Tournoi { $number } déplacé dans un autre salon.
log-tournament-ended = Tournoi { $number } terminé.
log-league =
    { $what ->
        [league_paused] Ligue mise en pause.
        [league_resumed] Ligue reprise.
        [league_moved] Ligue déplacée dans un autre salon.
       *[league_closed] Ligue fermée.
    }
log-league-entry-removed = Retrait de { $player } du prochain cycle de la ligue.
button-log-newer = Plus récent
button-log-older = Plus ancien

## End of the game

end-won =
    { $color ->
        [white] **Partie terminée : { $player } (Blanc) gagne { $own } à { $other }.**
       *[black] **Partie terminée : { $player } (Noir) gagne { $own } à { $other }.**
    }
end-close = C’était serré : { $margin } d’écart seulement.
end-sweep = Victoire totale : le camp perdant n’a plus aucune pile.
own-won = {"**"}Tu gagnes { $own } à { $other } !**
own-lost = {"**"}Tu perds { $own } à { $other }.**
own-lost-close = {"**"}Tu perds { $own } à { $other } :** { $margin } d’écart seulement.
own-won-resigned = {"**"}Tu gagnes !** { $loser } abandonne.
own-won-on-time = {"**"}Tu gagnes !** { $loser } perd au temps.
own-resigned = Tu abandonnes. { $winner } gagne.
own-out-of-time = {"**"}Ton temps est écoulé.** { $winner } gagne.
own-ending-of = { $player } : { $ending }
end-draw = Partie terminée : nulle, { $score } à { $score }.
end-resigned =
    { $color ->
        [white] { $loser } abandonne. { $winner } (Blanc) gagne.
       *[black] { $loser } abandonne. { $winner } (Noir) gagne.
    }
end-resigned-deleted =
    { $color ->
        [white] Noir (compte supprimé) a abandonné. { $winner } (Blanc) gagne.
       *[black] Blanc (compte supprimé) a abandonné. { $winner } (Noir) gagne.
    }
end-out-of-time =
    { $color ->
        [white] { $loser } perd au temps. { $winner } (Blanc) gagne.
       *[black] { $loser } perd au temps. { $winner } (Noir) gagne.
    }
end-agreed = Partie terminée : nulle d’un commun accord.
end-awarded =
    { $color ->
        [white] { $moderator } a terminé la partie. { $winner } (Blanc) gagne. Raison : { $reason }
       *[black] { $moderator } a terminé la partie. { $winner } (Noir) gagne. Raison : { $reason }
    }
end-awarded-draw = { $moderator } a terminé la partie par une nulle. Raison : { $reason }
end-deadline =
    { $color ->
        [white] La ronde est finie, et { $loser } faisait attendre son adversaire. { $winner } (Blanc) gagne.
       *[black] La ronde est finie, et { $loser } faisait attendre son adversaire. { $winner } (Noir) gagne.
    }
end-deadline-draw = La ronde est finie, donc cette partie se termine par une nulle.
end-voided-elsewhere = La modération a invalidé la partie.
end-voided = { $moderator } a invalidé la partie. Raison : { $reason }
end-tournament-over = Partie terminée sans résultat : son tournoi est fini, et les deux camps sont des ordinateurs.
end-aborted = La partie est annulée et ne compte pas.
end-out-of-time-void = { $player } a dépassé le temps avant qu’une pile ne bouge. La partie ne compte pas.
end-left = Partie terminée sans résultat : quelqu’un a quitté le serveur.
end-deleted = Partie terminée sans résultat : quelqu’un a supprimé ses données.
end-channel = Partie terminée sans résultat : son salon a été supprimé.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player } : { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}provisoire
       *[no] {""}
    })
result-expected = Pronostic : { $odds } % pour { $player }.
result-even = Le pronostic était équilibré.
result-part =
    { $part ->
        [2] Cette partie ne compte que pour moitié : il y avait déjà eu { $before } parties entre ces deux adversaires dans les 30 jours précédents.
        [4] Cette partie ne compte que pour un quart : il y avait déjà eu { $before } parties entre ces deux adversaires dans les 30 jours précédents.
       *[other] Cette partie ne compte que pour 1/{ $part } : il y avait déjà eu { $before } parties entre ces deux adversaires dans les 30 jours précédents.
    }
result-short = Cette partie ne compte pas pour le classement : moins de { $moves } coups après le placement.
result-second-timeout = Cette partie ne compte pas pour le classement. Si une personne absente perd plusieurs parties au temps, seule la première en 24 heures compte.
result-voided = Cette partie ne compte pas pour le classement : la modération l’a retirée du calcul des cotes.

score = victoires : { $wins }, nulles : { $draws }, défaites : { $losses }
record-all =
    { $games ->
        [one] { $games } partie ({ $score })
       *[other] { $games } parties ({ $score })
    }
record-color =
    { $color ->
        [white] Avec les Blancs ({ $score })
       *[black] Avec les Noirs ({ $score })
    }
record-setup =
    { $setup ->
        [full] Tout à la main ({ $score })
        [reds] Rouges à la main ({ $score })
        [random] Aléatoire ({ $score })
        [symmetric] Symétrique ({ $score })
        [cut] Partage et choix ({ $score })
       *[given] Position donnée ({ $score })
    }

top-title =
    { $list ->
        [computer] **Classement du serveur** : niveaux de l’ordinateur
        [world] { $players ->
            [one] **Classement mondial** : { $players } personne
           *[other] **Classement mondial** : { $players } personnes
        }
       *[people] { $players ->
            [one] **Classement du serveur** : { $players } personne
           *[other] **Classement du serveur** : { $players } personnes
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · { $games } partie
       *[other] **{ $place }** · { $player } · { $rating } · { $games } parties
    }
top-own = … { $row }
top-order = -# Classement selon la cote moins deux fois le ± : quelques victoires chanceuses ne suffisent pas pour être en tête. ? = provisoire.
top-empty = Le classement est vide. La première partie classée entre deux personnes l’ouvrira. Lance-la avec `/dvonn défier` et `classée:True`.
top-all-idle = Aucune partie classée n’a compté ici depuis 60 jours, donc le classement est vide. Lances-en une avec `/dvonn défier` et `classée:True`. Pour les saisons passées, utilise `/classement saison`.
top-no-computer = L’ordinateur n’a pas joué de partie classée ici. Ses parties ne sont classées que si le serveur le permet.
top-no-game = { $player } n’a pas encore de place : aucune de ses parties classées n’a compté.
top-empty-world = Personne n’a joué pour le classement mondial depuis 60 jours. Les parties classées lancées avec `/chercher` et `classée:True` y comptent.
top-not-joined = { $player } n’est pas au classement mondial. Pour y entrer, utilise `/chercher` avec `classée:True` et finis une partie.
world-left = C’est fait. Tu n’es plus au classement mondial. Je garde ta cote, au cas où tu reviendrais avec `/chercher` et `classée:True`. Pour la supprimer, utilise `/données supprimer`.
world-not-joined = Tu n’es pas au classement mondial, il n’y a donc rien à quitter.
top-idle = { $player } n’a pas de place : pas de partie classée depuis 60 jours. La prochaine la lui rendra.
table-ladder =
    { $list ->
        [computer] Classement DVONN : ordinateur
        [world] Classement mondial DVONN
       *[people] Classement DVONN
    }
table-page = Page { $page } sur { $pages }
table-order = selon la cote moins deux fois ±
table-player = Nom
table-rating = Cote
table-floor = Min.
table-games = Parties
alt-table = Tableau : { $title }. Colonnes : { $columns }. Lignes : { $rows }.
alt-table-place = Place

profile-title = **{ $player }** · { $rating }
profile-place = Place { $place } selon la cote
profile-challenge-place = Place { $place } du classement
profile-idle = Pas de place (pas de partie classée depuis 60 jours)
profile-no-place = Pas encore de place
profile-titles =
    { $more ->
        [0] Titres : { $titles }
       *[other] Titres : { $titles }, et { $more } de plus
    }
profile-title-of-season =
    { $place ->
        [1] victoire en saison { $season }
        [2] deuxième place en saison { $season }
       *[3] troisième place en saison { $season }
    }
profile-league-title = titre de { $name } (cycle { $cycle })
profile-lessons = 🎓 A fini toutes les leçons de `/apprendre`
profile-provisional = {"-#"} « ? » veut dire provisoire : la cote est encore une estimation. Elle se précise après quelques parties classées de plus.
profile-last = Dernières parties :
button-people = Favori, ignorer…
people-about =
    { $state ->
        [favourite] { $player } fait partie de tes favoris.
        [ignored] Tu ignores { $player } : plus de nouvelles parties entre vous, sauf en tournoi et pour les places du classement.
       *[none] { $player } : tu peux en faire un favori, ou ignorer cette personne. Les personnes ignorées ne peuvent plus commencer de partie avec toi, et n’en savent rien.
    }
button-ignore =
    { $on ->
        [yes] Ignorer
       *[no] Ne plus ignorer
    }
button-favourite =
    { $on ->
        [yes] Ajouter aux favoris
       *[no] Retirer des favoris
    }
people-title = Personne d’autre ne voit ces listes.
people-favourites = Favoris : { $people }
people-no-favourites = Favoris : aucun. Ajoutes-en depuis leur profil.
people-ignored = Personnes ignorées : { $people }
people-none-ignored = Personnes ignorées : aucune
menu-people-challenge = Défier un favori
menu-people-remove = Retirer un favori
menu-people-stop = Ne plus ignorer quelqu’un
button-people-page = Personnes ignorées { $first }–{ $last }
refuse-not-now = Tu ne peux pas jouer avec cette personne pour l’instant. Choisis un autre adversaire.
refuse-too-many-favourites = Tu as déjà { $most } favoris. Retires-en d’abord un.
profile-game =
    { $outcome ->
        [win] - victoire contre { $opponent } : { $step } (partie { $number })
        [draw] - nulle contre { $opponent } : { $step } (partie { $number })
       *[loss] - défaite contre { $opponent } : { $step } (partie { $number })
    }
profile-none = { $player } n’a encore aucun résultat classé ici. Pour jouer une partie classée, utilise `/dvonn défier` avec `classée:True`.
profile-none-of-computer = { $player } n’a encore aucun résultat classé ici. Ses parties ne sont classées que si le serveur le permet.
profile-of-bot = Les bots n’ont pas de profil. Pour l’ordinateur, utilise l’option `niveau`.
profile-none-of-you = Tu n’as encore aucun résultat classé ici. Lance une partie classée avec `/dvonn défier` et `classée:True`. Ta cote, tes résultats et ta meilleure victoire apparaîtront ici.
profile-one = Indique soit une personne dans `personne`, soit un niveau dans `niveau`, pas les deux.
caption-profile = Cote sur ce serveur, avec la fourchette probable
fact-place = Classement
fact-games = Parties
fact-streak = Plus longue série
fact-best-win = Meilleure victoire
fact-global = Cote mondiale
fact-puzzles = Cote de problèmes
fact-won-against = { $opponent } ({ $rating }), partie { $number }
fact-streak-now = { $longest }, maintenant { $now }
alt-profile =
    { $games ->
        [one] Courbe : la cote de { $name } sur ce serveur, dans une bande pour la fourchette probable. Elle part de { $first } et vaut { $rating } après { $games } partie. Dessous : { $facts }.
       *[other] Courbe : la cote de { $name } sur ce serveur sur les { $games } dernières parties, dans une bande pour la fourchette probable. Elle part de { $first }, reste entre { $least } et { $most }, et vaut maintenant { $rating }. Dessous : { $facts }.
    }
alt-profile-fact = { $label } : { $value }

activity-title =
    { $games ->
        [one] **Parties des { $weeks } dernières semaines** : { $games } partie { $rated ->
            [0] amicale
           *[other] classée
        }
       *[other] **Parties des { $weeks } dernières semaines** : { $games }, dont { $rated } { $rated ->
            [one] classée
           *[other] classées
        }
    }
activity-busiest =
    { $games ->
        [one] Semaine la plus active : à partir du { $monday } ({ $games } partie,
       *[other] Semaine la plus active : à partir du { $monday } ({ $games } parties,
    } { $people ->
        [0] ordinateur seul)
        [one] { $people } personne)
       *[other] { $people } personnes)
    }
activity-this-week =
    { $games ->
        [0] Cette semaine : encore aucune partie
        [one] Cette semaine : { $games } partie
       *[other] Cette semaine : { $games } parties
    }
activity-none = Aucune partie ne s’est terminée ici en { $weeks } semaines. Lances-en une avec `/dvonn défier`.
activity-empty = Encore aucune partie
table-activity = Parties sur ce serveur
activity-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
activity-rated = Parties classées
activity-others = Parties amicales
activity-people = Personnes
caption-activity = Parties terminées par semaine, du lundi au dimanche (UTC)
alt-activity = Histogramme : parties terminées sur ce serveur pour chacune des { $weeks } semaines, du { $first } à cette semaine. Pour chaque semaine, son lundi, puis parties classées, parties amicales et personnes : { $entries }. Les semaines absentes n’ont aucune partie.
alt-activity-week = { $monday } : { $rated }, { $others }, { $people }
alt-activity-none = Histogramme : { $weeks } semaines du { $first } à cette semaine, sans partie.

versus-title = **{ $one } contre { $other }**
versus-none = Aucune partie classée entre ces deux personnes ne s’est encore terminée ici.
versus-record = Résultats de { $player } :
versus-rating = { $player } : { $rating }
versus-unrated = { $player } : aucune partie classée, le pronostic suppose une cote de départ
versus-odds = Pronostic du jour : { $odds } % pour { $player }.
versus-last = Dernières parties :
versus-game =
    { $outcome ->
        [win] - { $at } · partie { $number } · { $player } gagne avec { $color ->
            [white] les Blancs
           *[black] les Noirs
        } : { $step }
        [draw] - { $at } · partie { $number } · { $player } fait nulle avec { $color ->
            [white] les Blancs
           *[black] les Noirs
        } : { $step }
       *[loss] - { $at } · partie { $number } · { $player } perd avec { $color ->
            [white] les Blancs
           *[black] les Noirs
        } : { $step }
    }
versus-same-player = C’est deux fois la même personne. Choisis-en deux différentes, ou une à comparer avec toi.

record-title = **Parties classées de ce serveur**
record-title-of = **Parties classées de { $player } sur ce serveur**
record-none = Aucune partie classée ne s’est encore terminée sur ce serveur. Lances-en une avec `/dvonn défier` et `classée:True`.
record-none-of = { $player } n’a encore fini aucune partie classée sur ce serveur.
record-game =
    { $outcome ->
        [win] { $at } · partie { $number } · { $one } bat { $other }
       *[draw] { $at } · partie { $number } · { $one } et { $other } : nulle
    }
record-counted =
    { $part ->
        [1] { $game } : { $one }, { $other }
       *[other] { $game } : { $one }, { $other } (compte 1/{ $part })
    }
record-uncounted = { $game } : ne compte pas ({ $reason })
uncounted-short = trop courte
uncounted-second-timeout = autre défaite au temps en 24 heures
uncounted-voided = retirée par la modération
button-newest = Les plus récentes
button-newer = Plus récentes
button-older = Plus anciennes

## Seasons

season-current = **Saison { $number }** : { $from } – { $until } (fin { $rest })
season-without-end = **Saison { $number }** : depuis le { $from }, sans date de fin
season-ended = **Saison { $number }** : { $from } – { $until }, tableau final
season-short = -# Les saisons suivent le calendrier. Cette première est plus courte, car elle a commencé avec la première partie classée.
season-empty = Aucune partie classée n’a compté cette saison.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = La première partie classée entre deux personnes ouvre la première saison. Lance-la avec `/dvonn défier` et `classée:True`.
season-unknown = Il n’y a pas de saison { $number } ici. `/classement saison` montre celle en cours.
season-over = **La saison { $number } est finie.**
season-title =
    { $place ->
        [1] 🥇 { $player } remporte la saison { $number }.
        [2] 🥈 Deuxième place : { $player }.
       *[3] 🥉 Troisième place : { $player }.
    }
season-over-more = Pour le tableau complet, utilise `/classement saison` avec `numéro:{ $number }`. La saison suivante a commencé. Les cotes sont conservées.
table-season = Saison { $number }
table-wins = Victoires
table-draws = Nulles
table-losses = Défaites

## Challenge ladder

places-title =
    { $people ->
        [one] **Classement du serveur**, par places : { $people } personne
       *[other] **Classement du serveur**, par places : { $people } personnes
    }
places-own = { $player } occupe la place { $place }. Pour monter, défie quelqu’un jusqu’à trois places plus haut avec `/classement défier`. Si tu gagnes, vous échangez vos places.
places-none = { $player } n’a pas de place en ce moment. Pour en avoir une, défie une des personnes aux trois dernières places avec `/classement défier`.
places-empty = Le classement est vide. Défie quelqu’un avec `/classement défier` : la première partie pour une place en donne une à chaque camp.
table-places = Classement DVONN, par places

refuse-place-none = Le classement de ce serveur se fait par cotes, pas par places. Utilise `/dvonn défier`.
refuse-place-self = Tu ne peux pas jouer contre toi-même. { $allowed }
refuse-place-answered = Tu ne peux pas accepter ce défi maintenant. { $why }
refuse-place-no-place = { $opponent } n’a pas de place au classement, ou n’a pas joué depuis 60 jours. { $allowed }
refuse-place-below =
    { $who ->
        [you] { $opponent } est en dessous de toi. Tu ne peux pas défier cette personne, mais elle peut te défier.
       *[other] { $opponent } est maintenant en dessous de { $challenger }.
    } { $allowed }
refuse-place-far = La place de { $opponent } est trop haute. Un défi monte de { $places } places au plus. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Tu joues pour une place dans la partie { $number } contre { $opponent }. Finis-la d’abord.
           *[challenge] Tu as déjà défié { $opponent } pour sa place. Annule ce défi, ou attends la réponse.
        }
       *[other] { $what ->
            [game] { $challenger } joue pour une place dans la partie { $number } contre { $opponent }.
           *[challenge] { $challenger } a défié { $opponent } pour sa place.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } a déjà { $others } défi à relever. Attends qu’il soit fini, ou défie quelqu’un d’autre.
       *[other] { $opponent } a déjà { $others } défis à relever. Attends que l’un soit fini, ou défie quelqu’un d’autre.
    }
refuse-place-soon = { $challenger } et { $opponent } ont joué pour une place il y a moins d’une semaine. De nouveau possible à partir du { $until }.
place-may-challenge =
    { $who ->
        [you] Tu peux défier : { $people }.
       *[other] { $challenger } peut défier : { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Personne n’est au-dessus de toi. On peut te défier.
       *[other] Personne n’est au-dessus de { $challenger }.
    }
challenge-for-place = Cette partie se joue pour des places du classement : si la personne qui défie gagne, les deux places s’échangent.
place-stake = Cette partie se joue pour des places du classement : si { $challenger } gagne contre { $opponent }, leurs deux places s’échangent.
place-swapped = **{ $winner } prend la place { $place } du classement à { $loser }.**
place-kept = Les places du classement ne changent pas.
place-swap-stays = Les places ne sont pas rééchangées : le classement a changé depuis cette partie.


## Captions of pictures

caption-move =
    { $color ->
        [white] À Blanc de jouer
       *[black] À Noir de jouer
    }
caption-passed =
    { $color ->
        [white] Blanc passe
       *[black] Noir passe
    }
caption-isolates = { $ply }, isole { $count }
caption-captures = { $ply }, capture { $count }
caption-last = { $player } : { $ply }
caption-place =
    { $color ->
        [white] À Blanc de poser
       *[black] À Noir de poser
    }
caption-place-red =
    { $color ->
        [white] À Blanc de poser un rouge
       *[black] À Noir de poser un rouge
    }
caption-won =
    { $color ->
        [white] Blanc gagne de { $margin }
       *[black] Noir gagne de { $margin }
    }
caption-draw = Nulle
caption-won-early =
    { $color ->
        [white] Blanc gagne
       *[black] Noir gagne
    }
caption-resigned =
    { $color ->
        [white] Blanc abandonne
       *[black] Noir abandonne
    }
caption-timed-out =
    { $color ->
        [white] Blanc perd au temps
       *[black] Noir perd au temps
    }
caption-void = Sans résultat
caption-sample = Exemple : ton plateau avec les Noirs · { $ply }
caption-preview = Aperçu : { $ply }

## Placing and moving with buttons

button-row = Rangée { $row }
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}rouge
       *[no] {""}
    }
menu-stack-hint = Choisir une pile à déplacer
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell } : pion seul, avec un rouge
           *[no] { $cell } : pion seul
        }
       *[other] { $red ->
            [yes] { $cell } : pile de { $height }, avec un rouge
           *[no] { $cell } : pile de { $height }
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
pick-cell =
    Choisis une case de la rangée { $row }. { $red ->
        [yes] Le pion rouge est posé aussitôt.
       *[no] Ton pion est posé aussitôt.
    }
pick-stack = Quelle pile veux-tu déplacer ?
pick-destination = Où va **{ $cell }** ? Tu vois d’abord un aperçu.
pick-destination-at-once = Où va **{ $cell }** ? Le coup est joué aussitôt.
confirm-ply = Aperçu : **{ $ply }**
confirm-score = Score après ce coup : Blanc { $white }, Noir { $black }. Le jouer ?
button-confirm = Jouer le coup
button-back = Retour
button-another-stack = Autre pile
you-moved = Tu as joué **{ $ply }**.
you-moved-with-effect = Tu as joué **{ $ply }** : ce coup { $effects }.
you-placed =
    { $red ->
        [yes] Tu as posé un pion rouge sur **{ $cell }**.
       *[no] Tu as posé un pion sur **{ $cell }**.
    }

## Previews

preview-title = Aperçu : rien n’est joué.
preview-move = { $player } joue **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player } pose un pion rouge sur **{ $cell }**.
        [white] { $player } pose un pion blanc sur **{ $cell }**.
       *[black] { $player } pose un pion noir sur **{ $cell }**.
    }
preview-pass = { $player } n’a aucun coup possible et passe.
preview-score = Score après cela : Blanc { $white }, Noir { $black }.
preview-next-moves =
    { $moves ->
        [one] Ensuite : à { $player } de jouer, { $moves } coup possible ({ $other }).
       *[other] Ensuite : à { $player } de jouer, { $moves } coups possibles ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player } n’en aurait aucun
        [one] { $player } en aurait { $moves }
       *[other] { $player } en aurait { $moves }
    }
preview-next-passes =
    { $moves ->
        [one] Ensuite : { $player } passe (aucun coup possible). Puis à { $other } de jouer, { $moves } coup possible.
       *[other] Ensuite : { $player } passe (aucun coup possible). Puis à { $other } de jouer, { $moves } coups possibles.
    }
preview-next-place =
    { $piece ->
        [red] Ensuite : { $player } pose un pion rouge.
        [white] Ensuite : { $player } pose un pion blanc.
       *[black] Ensuite : { $player } pose un pion noir.
    }
preview-next-dealt = Ensuite : le reste du plateau est rempli au hasard.
preview-won = La partie se termine ainsi : { $player } gagne { $own } à { $other } (écart : { $margin }).
preview-draw = La partie se termine ainsi : nulle, { $score } à { $score }.

preview-empty = Indique un coup, comme `D3F3`, ou plusieurs, comme `D3F3 E4E5`.
preview-too-long = Un aperçu contient { $most } coups au plus. Enlève les derniers.
preview-unknown-word = `{ $word }` n’est ni une case comme `D3` ni un coup comme `D3F3`. Choisis parmi les suggestions pendant que tu écris.
preview-half-a-move = { $cell } n’est que la moitié d’un coup. Ajoute la case d’arrivée, comme `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] Blanc ne peut pas jouer `{ $ply }`. { $rule } Choisis parmi les suggestions pendant que tu écris.
           *[black] Noir ne peut pas jouer `{ $ply }`. { $rule } Choisis parmi les suggestions pendant que tu écris.
        }
       *[other] { $color ->
            [white] Coup { $number } : Blanc ne peut pas jouer `{ $ply }`. { $rule } Choisis parmi les suggestions pendant que tu écris.
           *[black] Coup { $number } : Noir ne peut pas jouer `{ $ply }`. { $rule } Choisis parmi les suggestions pendant que tu écris.
        }
    }
preview-dealt = Après le dernier pion rouge, le reste du plateau est rempli au hasard. Arrête ton aperçu là.

## Hints and analyses

hint-title =
    { $count ->
        [one] Tu n’as qu’un coup possible :
       *[other] Tes meilleurs coups :
    }
hint-title-placing = Les meilleures cases pour ton pion :
hint-not-played = Aucun de ces coups n’est joué. Personne d’autre ne voit ceci.
button-play-this = Jouer { $letter } : { $ply }
advice-ply = { $letter }. **{ $ply }** : { $worth }
worth =
    { $kind ->
        [even] à peu près égal
        [chance] environ { $number } % de chances de gain
        [win] victoire de { $number }
        [draw] nulle
       *[loss] défaite de { $number }
    }
effect-next-to-red = à côté d’un rouge
effect-at-edge = au bord
effect-can-capture-red = peut capturer ensuite un rouge sur { $cells }
effect-ends-game = termine la partie
effect-leaves-no-move =
    { $color ->
        [white] laisse Blanc sans coup
       *[black] laisse Noir sans coup
    }
analysis-game = Partie { $number }.
analysis-plies = Après le coup { $number } sur { $count }.
analysis-worth =
    { $color ->
        [white] **À Blanc de jouer : { $worth }.**
       *[black] **À Noir de jouer : { $worth }.**
    }
analysis-variation = Variante : { $line }
analysis-then = -# puis { $line }
analysis-then-end = -# puis { $line }. Ensuite, la partie est terminée : Blanc { $white }, Noir { $black }.
analysis-end = -# Ensuite, la partie est terminée : Blanc { $white }, Noir { $black }.
analysis-over = {"**"}La partie est terminée : Blanc { $white }, Noir { $black }.**
analysis-shared = { $player } montre une analyse :
verdict-best = {"**"}{ $ply }** est le meilleur coup.
verdict-forced = {"**"}{ $ply }** est le seul coup possible.
verdict-as-good = {"**"}{ $ply }** vaut à peu près le meilleur coup, **{ $better }**.
verdict-worse =
    {"**"}{ $ply }** : { $before } → { $after } pour { $color ->
        [white] Blanc
       *[black] Noir
    }{ $points ->
        [0] .
        [one] {" "}(coûte { $points } %).
       *[other] {" "}(coûte { $points } %).
    }
verdict-loses =
    Dans la suite A, { $color ->
        [white] Blanc
       *[black] Noir
    } perd { $losses }.
verdict-captured =
    { $height ->
        [1] le pion seul sur { $cell }
       *[other] la pile de { $height } sur { $cell }
    }
verdict-isolated =
    { $count ->
        [one] { $count } pion isolé
       *[other] { $count } pions isolés
    }
verdict-score = Score après la suite A : Blanc { $white }, Noir { $black }. Avant le coup : Blanc { $before_white }, Noir { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Déjà essayé
menu-variation-hint = Jouer un des meilleurs coups, ou un déjà essayé…
menu-variation-stack-hint = Pourquoi pas un autre coup ? Choisis une pile
menu-variation-row-hint = Pourquoi pas une autre case ? Choisis une rangée
variation-stack = Où va **{ $cell }** ? Tu verras ce que le coup coûte, et pourquoi.
variation-row = Quelle case de la rangée { $row } ? Tu verras ce qu’elle coûte.
analysis-effort =
    { $depth ->
        [one] -# Profondeur de recherche : { $depth } coup.
       *[other] -# Profondeur de recherche : { $depth } coups.
    }
analyse-what = Il n’y a pas de partie ici. Ajoute `partie` (un numéro ou des coups) ou `position`.
advice-rated = Cette partie est classée, donc pas de conseils. `/partie aperçu` montre ce que fait un coup. Après la partie, `/dvonn analyser` montre les meilleurs coups.
advice-over = Dans cette position, aucun camp ne peut bouger : Blanc { $white }, Noir { $black }. Pour une position antérieure d’une partie, utilise `/dvonn analyser` avec `après`, le nombre de coups.
advice-in-tournament = C’est une partie de tournoi, donc pas de conseils. `/partie aperçu` montre ce que fait un coup. Après la partie, `/dvonn analyser` montre les meilleurs coups.
advice-of-serious-game = Cette position ressemble trop à celle de la partie { $number }, une partie classée ou de tournoi que tu joues. Tant qu’elle dure, je ne peux ni l’analyser ni la jouer avec toi. Choisis une autre position ou un autre coup.
advice-of-running = Cette position ressemble trop à celle de la partie { $number }, encore en cours ici. Tant qu’elle dure, je n’en publie pas d’analyse.
advice-not-of-running = Cette partie est encore en cours. Si elle est amicale et hors tournoi, la personne dont c’est le tour peut l’analyser maintenant. Après la partie, tout le monde le peut.
advice-two-subjects = Indique soit une position, soit une partie. L’option `après` ne va qu’avec une partie.
advice-no-such-ply =
    { $plies ->
        [one] Cette partie a { $plies } coup, donc `après` vaut 0 ou 1.
       *[other] Cette partie a { $plies } coups, donc `après` va de 0 à { $plies }.
    }

## Settings

language-name = Français

settings-title = **Tes paramètres**
settings-scope = L’aspect des plateaux ne change que pour toi : les plateaux publics suivent les paramètres du serveur. Le reste vaut pour toutes tes parties.
settings-hint =
    { $choice ->
        [orientation] Plateau
        [theme] Thème
        [size] Taille des images
        [notation] Notation des coups
        [reminders] Rappels
        [ladder] Type de classement
        [season] Durée des saisons
       *[language] Langue
    }
settings-orientation =
    { $value ->
        [white] Plateau : Blanc en bas, comme dans le salon
        [own] Plateau : mon camp en bas
       *[black] Plateau : Noir en bas
    }
settings-theme =
    { $value ->
        [server] Thème : celui de chaque serveur
        [wood] Thème : bois clair
        [slate] Thème : ardoise sombre
        [paper] Thème : noir sur blanc, à imprimer
        [contrast] Thème : contraste élevé
       *[colour-blind] Thème : adapté au daltonisme (Blanc et Noir n’ont pas la même forme)
    }
settings-size =
    { $value ->
        [small] Taille des images : petite, pour téléphones
        [normal] Taille des images : normale
       *[large] Taille des images : grande
    }
settings-notation =
    { $value ->
        [joined] Notation : D3F3
        [dash] Notation : D3-F3
       *[arrow] Notation : D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Rappels : dans le salon de la partie
        [direct] Rappels : en message privé
       *[off] Rappels : aucun
    }
settings-language = Langue : { $name }
settings-language-discord = Langue : comme sur Discord
settings-confirm =
    { $on ->
        [yes] Coups : aperçu d’abord
       *[no] Coups : joués aussitôt
    }
settings-only-ply =
    { $on ->
        [yes] Coups forcés : je les joue pour toi
       *[no] Coups forcés : tu les joues
    }
settings-vacation =
    { $on ->
        [yes] Congés : commencent seuls quand ton temps est écoulé, jour par jour, jusqu’à ce que tu joues ou qu’il ne reste plus de jours
       *[no] Congés : seulement avec `/dvonn congés`
    }
settings-weekends =
    { $on ->
        [yes] Week-ends libres : tes pendules s’arrêtent le samedi et le dimanche, sauf dans les parties en direct
       *[no] Week-ends libres : aucun
    }
settings-takebacks =
    { $on ->
        [yes] Reprises de coup : accordées, sauf si tu as déjà répondu au coup
       *[no] Reprises de coup : ton adversaire doit te demander
    }
settings-milestones = { $on ->
        [yes] Succès, comme une première victoire : je te les annonce, une fois et en privé
       *[no] Succès, comme une première victoire : non annoncés
    }
settings-phrases =
    { $on ->
        [yes] Phrases des adversaires d’autres serveurs : affichées
       *[no] Phrases des adversaires d’autres serveurs : masquées
    }
settings-next-weekend = Prochain week-end libre : { $begins } – { $ends } ({ $zone }). Si tu changes ce réglage ou ton fuseau horaire, cela ne vaut que pour les week-ends qui commencent dans une semaine ou plus.
settings-quiet = Heures calmes : { $hours } ({ $zone })
settings-no-quiet = Heures calmes : aucune
settings-summary = Liste quotidienne des parties en attente, en message privé : { $time } ({ $zone })
settings-no-summary = Liste quotidienne des parties en attente : aucune
button-settings-confirm =
    { $on ->
        [yes] Voir un aperçu d’abord
       *[no] Jouer sans aperçu
    }
button-settings-only-ply = { $on ->
        [yes] Coups forcés automatiques
       *[no] Coups forcés à la main
    }
button-settings-vacation = { $on ->
        [yes] Activer les congés auto
       *[no] Arrêter les congés auto
    }
button-settings-play = Rappels, langue…
button-settings-boards = Plateaux et coups…
button-settings-weekends = { $on ->
        [yes] Libérer mes week-ends
       *[no] Jouer aussi le week-end
    }
button-settings-takebacks = { $on ->
        [yes] Reprises avant mon coup
       *[no] Reprises sur demande
    }
button-settings-milestones = { $on ->
        [yes] Annoncer mes succès
       *[no] Taire mes succès
    }
button-settings-phrases = { $on ->
        [yes] Afficher les phrases
       *[no] Masquer les phrases
    }
button-settings-quiet = Fuseau, heures calmes…
button-settings-people = Favoris, ignorés…
form-quiet = Fuseau, heures calmes, liste du jour
form-quiet-hours = Heures calmes de – à (vide : aucune)
form-summary = Heure de la liste du jour (vide : aucune)
form-quiet-zone = Ton fuseau horaire
refuse-quiet-hours = `{ $input }` n’est pas une plage d’heures. Écris-la comme `22:00-07:00`, ou laisse vide.
refuse-summary-time = `{ $input }` n’est pas une heure. Écris-la comme `07:30`, ou laisse vide.
refuse-time-zone = `{ $input }` n’est pas un fuseau horaire connu. Utilise un nom comme `Europe/Berlin`, `America/New_York` ou `UTC`.

## Plans.

form-plan-title = Planifier le placement
form-plan-wishes = Cases, par ordre de préférence
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Stop si l’adversaire pose ici (facultatif)
form-plan-stops-hint = near reds, D3 ; after 5 : après 5 de tes pions
plan-is = **Ton plan** : `{ $wishes }`
plan-stops = Règles d’arrêt : `{ $stops }`
plan-takes = Ensuite, si encore libres : { $cells }
plan-takes-then-best = Ensuite, si encore libres : { $cells } ; puis au choix du moteur
plan-takes-best = Ensuite : au choix du moteur
plan-takes-nothing = Toutes les cases de ton plan sont prises.
plan-played = Joué comme prévu. Ton plan est fini.
plan-not-playable = Rien dans ton plan n’était jouable, il est donc supprimé.
fill-is = Dans { $seconds } secondes, je commence à poser le reste de tes pions, un à chacun de tes tours. Tu peux m’arrêter à tout moment.
fill-stopped = Arrêté. Tu poses tes pions toi-même.
fill-done = Tous les pions sont posés.
plan-none = Tu n’as pas de plan. Pour en faire un, utilise `/dvonn plan`.
button-plan = Planifier le placement…
button-edit = Modifier
button-delete = Supprimer
button-try-again = Réessayer
form-written = Tu as écrit :

plan-empty = Il faut au moins une case dans un plan, par exemple `D3 E4, near reds, row 3`.
plan-too-long = Chaque champ accepte { $most } caractères au plus. Pour gagner de la place, utilise des mots qui valent plusieurs cases : `row 3`, `edge` ou `anywhere`.
plan-unknown-word = Je ne connais pas le mot `{ $word }` dans un plan. Utilise des cases comme `D3` ou `A1-E1`, ou `row 3`, `column D`, `edge`. Tu peux aussi utiliser `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = `row` attend un nombre de 1 à 5, comme `row 3`.
plan-column-letter = `column` attend une lettre de A à K, comme `column D`.
plan-near-what = `near` attend `reds`, `own`, `theirs` ou une case, comme `near D3`.
plan-line-end = Après le tiret, indique la dernière case, comme `A1-E1`.
plan-not-a-line = { $from } et { $to } ne sont pas en ligne droite. Indique les cases une par une, ou deux cases d’une même ligne, comme `A1-E1`.
plan-best-serious = Dans une partie classée ou de tournoi, `best` n’est pas autorisé. Utilise `anywhere`, qui part du milieu du plateau.
plan-count = `after` attend un nombre de 1 à 49, comme `after 5`.
plan-no-cell-first = Commence par la case de ce tour, comme D3. Le reste devient ton plan.

## Conditional moves.

form-if-title = Si on joue ceci, je joue cela
form-if-lines =
    { $first ->
        [mine] Une par ligne : moi, l’autre, moi, l’autre…
       *[theirs] Une par ligne : l’autre, moi, l’autre, moi…
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2 : je pose D3 ; sur E4, je pose F2. * vaut n’importe quelle autre case
           *[theirs] D3 E4 : sur D3, je pose E4. * E5 : sinon je pose E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3 : je joue D3F3 ; sur E4E5, je joue C1C3. * : autre coup. resign : j’abandonne
           *[theirs] D3F3 E4E5 : sur D3F3, je joue E4E5. * C1C3 : sinon je joue C1C3. resign : j’abandonne
        }
    }
if-are = **Tes coups conditionnels.** Tes coups suivent les deux-points ; { "*" } vaut toute autre réponse.
if-resigns = Là où une ligne finit par `resign`, j’abandonne pour toi.
if-waits = Joue d’abord { $ply }. Ces coups attendent ensuite la réponse de ton adversaire.
if-none = Tu n’as pas de coups conditionnels. Pour en préparer, utilise `/dvonn conditionnels`.
button-conditions = Coups conditionnels…
button-add-conditions = Ajouter des conditionnels

if-empty = Écris au moins une ligne, par exemple `D3F3 E4E5` : sur D3F3, je joue E4E5.
if-too-long = Les coups conditionnels font { $most } caractères au plus en tout. Enlève les moins probables.
if-too-many = Tu as { $found } suites. Le maximum est { $most }. Enlève les moins probables.
if-too-deep = La ligne { $line } a plus de { $most } coups. Raccourcis-la.
if-unknown-word = Ligne { $line } : `{ $word }` n’est ni une case comme `D3`, ni un coup comme `D3F3`, ni `*` pour tout autre coup.
if-no-such-cell = Ligne { $line } : la case `{ $word }` n’existe pas. { $cells }
if-pass = Ligne { $line } : enlève le « passe ». Je passe pour toi.
if-half-a-move = Ligne { $line } : { $cell } n’est que la moitié d’un coup. Ajoute la case d’arrivée, comme `D3F3`.
if-any-of-mine = Ligne { $line } : `*` ne vaut que pour les coups de ton adversaire. Écris ton coup en entier.
if-resigns-unprovoked = Ligne { $line } : `resign` doit suivre un coup de ton adversaire.
if-illegal-mine = Ligne { $line } : tu ne peux pas jouer { $ply } à ce moment-là. { $reason }
if-illegal-theirs = Ligne { $line } : ton adversaire ne peut pas jouer { $ply } à ce moment-là. Vérifie le plateau, et à qui est chaque coup.
if-after-the-end = La ligne { $line } continue après la fin de la partie. Raccourcis-la.
if-no-answer = La ligne { $line } finit par un coup de ton adversaire. Ajoute ta réponse, ou enlève ce coup.
if-two-answers = Les lignes { $first } et { $second } donnent deux réponses aux mêmes coups. Garde l’une d’elles.

## Private notices

notice-title = Partie { $number } contre { $opponent } :
notice-board = [Plateau]({ $url })
notice-branch-dropped = Ton coup conditionnel **{ $answer }** n’était pas jouable, tes coups conditionnels sont donc supprimés. { $reason }
notice-branch-dropped-after = Ta réponse à { $after }, **{ $answer }**, n’était pas jouable, tes coups conditionnels sont donc supprimés. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] Un coup a été repris, j’ai donc supprimé tes coups conditionnels.
        [dealt] Le plateau a été rempli, j’ai donc supprimé tes coups conditionnels.
       *[rated_game] Cette partie ressemblait trop à une de tes parties classées, j’ai donc supprimé tes coups conditionnels.
    } Pour en préparer d’autres, utilise `/dvonn conditionnels` dans le salon de la partie. Les anciens :
notice-plan-stopped = Ton plan s’est arrêté : ton adversaire a posé sur **{ $cell }** (`{ $rule }`).
notice-plan-left = Pas encore posés : `{ $plan }`. Règles d’arrêt : `{ $stops }`. Pour un nouveau plan, utilise `/dvonn plan` dans le salon de la partie.
notice-muted =
    Je n’ai pas le droit de publier dans { $channel }, je ne peux donc pas y montrer le plateau. Demande à la modération { $place ->
        [thread] de me donner les permissions « Voir le salon » et « Envoyer des messages dans les fils ». Si le fil est verrouillé, il faut aussi le déverrouiller
       *[channel] de me donner les permissions « Voir le salon » et « Envoyer des messages »
    }. Je continuerai d’essayer.
notice-muted-refused = Je ne peux pas montrer le plateau dans { $channel }. { $reason } Je continuerai d’essayer.
notice-muted-elsewhere = Je n’ai pas le droit de publier là où joue ton adversaire, qui ne voit donc pas le plateau.
notice-muted-clock = Tant que je ne peux pas y publier, la pendule est arrêtée, { $time } au plus. Des commandes comme `/dvonn plateau` y marchent toujours.
notice-muted-runs = La pendule ne s’arrête pas pour autant. Des commandes comme `/dvonn plateau` y marchent toujours.
notice-place-lost = Le salon ou le fil de cette partie a été supprimé, et je ne peux pas ouvrir de nouveau fil pour l’instant. { $reason } La pendule est arrêtée jusque-là. La modération peut aussi terminer la partie { $number } avec `/partie modérer`.
notice-waits = Il y a du nouveau dans cette partie, mais je ne peux pas publier de moi-même dans son salon. Pour le voir, utilises-y `/dvonn plateau`.
notice-waits-clock = La pendule est arrêtée jusqu’à ce que tu l’aies vu, { $time } au plus.
notice-plan-done = Ton plan est fini : tous ses pions sont posés. Pour un nouveau plan, utilise `/dvonn plan` dans le salon de la partie.
notice-plan-exhausted = Ton plan est terminé : le reste de ses cases est pris. Pour un nouveau plan, utilise `/dvonn plan` dans le salon de la partie.

## Browsing a game

button-browse = Parcourir les coups
button-first = Début
button-page-back = Précédent
button-forward = Suivant
button-last = Fin
page-start = Position 0 sur { $count } : avant le premier coup.
page-passed = Position { $number } sur { $count } : { $player } n’a aucun coup possible et passe
page-ply = Position { $number } sur { $count } : { $player } joue **{ $ply }**
import-title = Partie importée : { $white } (Blanc) contre { $black } (Noir)
import-title-no-names = Partie importée
import-result = Résultat : { $result }

## Replays

button-replay = Revoir la partie
button-share = Montrer à tout le monde
menu-chapter-hint = Aller à…
menu-game-hint = Parcourir une partie…
menu-found-hint = Parcourir une partie, la revoir ou en faire le bilan…
chapter-start = Début de la partie
chapter-placed = Coup { $number } : tous les pions posés
chapter-ply = Coup { $number } : { $ply }
chapter-last =
    { $end ->
        [over] Coup { $number } : fin de la partie
       *[running] Coup { $number } : position actuelle
    }
choice-game =
    { $state ->
        [running] { $number } : { $white } contre { $black } (en cours)
       *[over] { $number } : { $white } contre { $black }
    }
replay-ply = Relecture du coup { $number } sur { $count }.
replay-plies = Relecture des coups { $from } à { $to } sur { $count }.
replay-nothing = Il n’y a encore rien à revoir : cette partie n’a pas de coups. `/dvonn plateau` montre le plateau.
replay-no-such-ply = Cette partie n’a pas de coup { $named }. Choisis `de` et `à` entre 1 et { $plies }, ou laisse les deux vides pour toute la partie.
replay-elsewhere = Cette partie a été jouée sur un autre serveur, je ne peux pas la montrer à tout le monde ici. Sans `partager`, personne d’autre ne voit la relecture.
replay-backwards = Le coup { $from } vient après le coup { $to }. Échange-les : `de` { $to }, `à` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Animation des coups { $from } à { $to } : { $plies }. Position finale :
error-still-drawing = Ta relecture précédente n’est pas encore prête. Attends-la, puis réessaie.

## Reviews

button-review = Bilan de la partie
button-review-show = Voir le bilan
button-review-browse = Parcourir à partir d’ici
button-review-help = Comment lire ce bilan
button-turning-point = { $mark } : coup { $number }
review-in-progress = Bilan en cours… { $known } sur { $all }. Il prend environ une minute.
review-will-be-posted = Quand il sera prêt, je le publierai dans { $channel }. Avec le bouton, tu le vois ici.
review-ready = Le bilan est prêt.
review-is-posted = Il est aussi dans { $channel }.
review-title = {"**"}Bilan.** { $title }
review-side =
    { $color ->
        [white] Blanc, { $player }
        [black] Noir, { $player }
       *[nameless] { $player }
    } : précision **{ $accuracy } %** ; premier choix du moteur : { $best } sur { $judged ->
        [one] { $judged } coup
       *[other] { $judged } coups
    }.
review-strength = Joué comme le niveau { $level }, { $name }.
review-strength-range = Joué comme les niveaux { $from } à { $to } ({ $first } à { $last }).
review-no-turns = Aucun tournant : aucun coup n’a fait baisser les chances de gain de 10 % ou plus.
review-practice = Pour travailler ce qui t’a coûté le plus, essaie la leçon et les problèmes ci-dessous.
review-turning-point = {"**"}{ $mark }.** Coup { $number } : **{ $ply }**, { $before } → { $after } pour { $player }.
review-better = Mieux : **{ $better }**.
review-better-line = Mieux : **{ $better }**, puis { $line }.
review-chance = { $chance } %
review-draw = nulle
review-end =
    { $end ->
        [win] victoire de { $margin }
       *[loss] défaite de { $margin }
    }
review-help =
    - Les pourcentages près d’un coup sont les chances de gain du camp qui a joué.
    - Pour la précision et le premier choix du moteur, seuls comptent les coups joués avec des chances de gain entre 10 et 90 %. Une fois la partie décidée, les coups ne coûtent rien.
    - Niveau : celui de l’ordinateur dont les coups coûtent à peu près autant. Si plus de trois niveaux conviennent, rien n’est indiqué.
review-figure = { $accuracy } %
phase-placement = Placement
phase-movement = Déplacement
caption-review = Chances de gain de Blanc après chaque coup ; précision à côté des noms
caption-turning-point = A : mieux, { $better } · B : joué, { $played }
alt-turning-point = A marque le meilleur coup : { $better }. B, d’une autre couleur, marque le coup joué : { $played }.
alt-review = Courbe : chances de gain de Blanc, { $white } (Blanc) contre { $black } (Noir). Après le coup { $figures }.
alt-review-without-names = Courbe : chances de gain de Blanc. Après le coup { $figures }.
alt-review-figure = { $number } : { $chance } %
alt-review-accuracy =
    { $color ->
        [white] Précision de Blanc : { $accuracy } %.
       *[black] Précision de Noir : { $accuracy } %.
    }
alt-review-turning-point =
    Tournant { $mark }, coup { $number }, { $color ->
        [white] Blanc
       *[black] Noir
    } : { $after } au lieu de { $before }.

## Openings

openings-title = **Ouvertures** : où l’on a posé les pions dans de vraies parties.
openings-start =
    { $games ->
        [one] Le plateau vide : { $games } partie.
       *[other] Le plateau vide : { $games } parties.
    }
openings-after =
    { $games ->
        [one] Après { $cells } (les plateaux en miroir comptent aussi) : { $games } partie.
       *[other] Après { $cells } (les plateaux en miroir comptent aussi) : { $games } parties.
    }
openings-reds-matter = La place des rouges est importante. Blanc a marqué { $apart } % des points quand aucun rouge n’en touchait un autre, et { $together } % quand les trois se touchaient.
openings-reds =
    { $pairs ->
        [0] Aucun rouge n’en touche un autre. Blanc a marqué { $white } % des points sur { $games } parties de ce type (une nulle compte pour moitié).
        [1] Deux rouges se touchent. Blanc a marqué { $white } % des points sur { $games } parties de ce type (une nulle compte pour moitié).
        [2] Les rouges forment une chaîne. Blanc a marqué { $white } % des points sur { $games } parties de ce type (une nulle compte pour moitié).
       *[3] Les trois rouges se touchent. Blanc a marqué { $white } % des points sur { $games } parties de ce type (une nulle compte pour moitié).
    }
openings-left = Nouveau à partir du coup { $number }. Dernière position connue :
openings-end = La collection s’arrête ici.
openings-next = **{ $letter }** `{ $cell }` : { $became }
openings-became =
    { $games ->
        [one] { $games } partie, victoires de Blanc { $white } %, nulles { $drawn } %
       *[other] { $games } parties, victoires de Blanc { $white } %, nulles { $drawn } %
    }
openings-dealt = Cette partie n’a pas commencé sur le plateau vide, elle n’a donc pas d’ouverture. Tu peux voir les ouvertures des parties qui y ont commencé.
alt-openings = Prochaines cases les plus fréquentes : { $cells }.
menu-opening = Où l’on a posé le pion suivant
button-opening-back = Retour
button-opening-start = Ouvertures du plateau vide

## Notes on games

form-note = Ta note sur la partie { $number }
form-note-text = Privée jusqu’à la fin de la partie
form-note-hint = Ce que tu prévois, ou ce que tu veux retenir
notes-none = Pas encore de notes.
note-of = Note de { $author } :
notes-private = Jusqu’à la fin de la partie, personne d’autre ne voit ta note. Ensuite, toute personne qui voit la partie peut la lire.
button-note =
    { $written ->
        [yes] Modifier la note
       *[no] Écrire une note
    }

## Following games

follow-number = Partie { $number }
follow-title = { $game } : { $white } – { $black }
follow-none = Tu ne suis pas cette partie. Si tu la suis, tu reçois des nouvelles en message privé, mais pas pendant tes heures calmes.
follow-moves = Tu suis cette partie : tu reçois un message privé après chaque coup et à la fin, mais pas pendant tes heures calmes.
follow-end = Tu suis cette partie : tu reçois un message privé à la fin, mais pas pendant tes heures calmes.
follow-turn = Coup { $number } : c’est à { $player }.
follow-stopped = Tu ne reçois plus de nouvelles de cette partie. Pour la suivre de nouveau, utilise `/partie suivre` dans son salon.
follow-hidden = Tu ne reçois plus de nouvelles de la partie { $number } : tu ne vois plus son salon.
followed =
    Tu suis ces parties ({ $most } au plus) :
    { $games }
    Pour changer cela, utilise `/partie suivre` dans le salon de la partie.
followed-none = Aucune partie n’est en cours dans ce salon, et tu n’en suis aucune. Pour en suivre une, utilise `/partie suivre` dans son salon.
button-follow-moves = Suivre chaque coup
button-follow-end = Suivre le résultat
button-unfollow = Ne plus suivre
refuse-follow-own = C’est ta partie, je te dis donc quand c’est à toi. Pour des rappels en message privé, voir `/dvonn paramètres`.
refuse-follow-private = Tu ne peux suivre que les parties des serveurs qui m’ont ajouté.
refuse-follow-many =
    Tu suis déjà le maximum de parties. Arrête d’abord d’en suivre une, avec `/partie suivre` dans son salon :
    { $games }
refuse-follow-full = Cette partie est déjà suivie par { $most } personnes. C’est le maximum.

## Games as files

export-no-files = (Je ne peux pas joindre de fichiers dans ce salon. Pour le fichier, envoie-moi `/partie exporter` avec le numéro en message privé.)
export-which = Quelle partie ? Indique son numéro. `/dvonn parties` liste les tiennes.
export-no-number = `{ $input }` n’est pas un numéro de partie. `/dvonn parties` liste les tiennes.
export-no-sgf = Un fichier SGF commence toujours par le plateau vide, ce qui n’est pas le cas de cette partie. La voici en texte.
export-start-in-file = La partie commence par une position donnée, qui est dans le fichier.
form-import = Importer une partie
form-import-game = Texte du fichier, ou les coups
import-gone = Je n’ai plus cette partie, car tu en as importé beaucoup d’autres depuis. Importe-la de nouveau avec `/partie importer`.
import-too-long = Ce texte est trop long pour une partie. Le maximum est { $most } Kio.
import-unreachable = Je n’ai pas pu télécharger ce fichier depuis Discord. Réessaie, ou colle la partie en texte.
import-no-text = Ce n’est pas un fichier texte. Utilise un fichier de `/partie exporter`, ou un SGF de Boardspace.
import-not-in-message = Je ne trouve pas de partie dans ce message. Je lis des coups comme `D3 E4 F5`, et les fichiers de `/partie exporter`.
import-nothing = Je n’ai trouvé aucun coup. Utilise un fichier de `/partie exporter`, ou des coups comme `D3 E4 F5`.
import-sgf = Une valeur de ce fichier SGF ne finit pas : il manque un `]`. Le fichier est-il complet ?
import-header = Ligne { $line } : { $fault }
import-header-form = La ligne { $line } n’est pas un en-tête. Elle devrait ressembler à `[Key "value"]`.
import-no-cell = Coup { $number } : la case { $found } n’existe pas. { $cells }
import-no-ply = Coup { $number } : { $found } n’est pas un coup. Écris D3 pour poser, D3F3 pour déplacer, ou PASS.
import-illegal = Coup { $number }, `{ $ply }` : { $rule }
import-no-score = Après la barre : { $found } n’est pas un score. Écris deux nombres, Blanc d’abord.
import-not-over = Il y a un score après le coup { $number }, mais la partie n’est pas terminée.
import-other-score = D’après le texte, le score est de { $white_said } à { $black_said }, mais d’après le plateau, de { $white } à { $black }.
rule-taken = { $cell } est occupée.
rule-empty = { $cell } est vide.
rule-lone-red = Le pion rouge sur { $cell } est seul, donc personne ne peut le déplacer.
rule-not-theirs = La pile sur { $cell } appartient à l’autre camp.
rule-surrounded = La pile sur { $cell } est encerclée et ne peut pas bouger.
rule-not-straight = { $from } et { $to } ne sont pas en ligne droite.
rule-distance = La distance de { $from } à { $to } est { $distance }, mais la hauteur de la pile est { $height }.
rule-empty-target = { $to } est vide.
rule-leaves-board = Depuis { $from }, une pile de { $height } sortirait du plateau.
rule-still-placing = Il reste des pions à poser.
rule-all-placed = Tous les pions sont posés.
rule-must-pass = Le camp qui doit jouer n’a aucun coup possible. Écris PASS.
rule-may-not-pass = Le camp qui doit jouer a un coup possible, il ne peut donc pas passer.
rule-game-over = La partie était terminée avant ce coup.

## Resigning

ask-resign = Abandonner ta partie contre { $opponent } ?
ask-abort = Annuler la partie contre { $opponent } ?
ask-close = Ton adversaire a quitté le serveur. Terminer la partie sans résultat ?
button-resign = Abandonner
button-close = Terminer la partie
button-keep-playing = Continuer à jouer
resign-cancelled = La partie continue.
game-resigned = Tu as abandonné.
game-aborted = Tu as annulé la partie.
game-closed = La partie est terminée.

## Lists and pages

games-none =
    { $place ->
        [here] Tu n’as pas de partie en cours sur ce serveur.
       *[anywhere] Tu n’as pas de partie en cours.
    } `/dvonn jouer` en lance une contre l’ordinateur. `/dvonn aide` montre comment jouer contre des personnes.
games-title =
    { $count ->
        [one] **Ta partie**
       *[other] **Tes { $count } parties**
    }
games-entry =
    { $turn ->
        [yours] **À toi de jouer** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · à { $opponent } de jouer · { $time }
    }
games-entry-game = Partie { $number }
games-entry-moved = dernier coup { $moved }
games-since = dernier coup { $since }
games-muted = pendule arrêtée, car je n’ai pas pu y montrer le plateau, reste { $left }
games-paused = en pause, reste { $left }
games-vacation = en congés, reste { $left }
games-weekend = week-end libre, reste { $left }, la pendule repart { $until }
games-waiting =
    { $count ->
        [one] Une partie t’attend.
       *[other] { $count } parties t’attendent.
    }
games-short-of-time =
    { $count ->
        [one] Il te reste peu de temps dans une partie.
       *[other] Il te reste peu de temps dans { $count } parties.
    }
desk-empty = Aucune partie ne t’attend pour l’instant.
milestone-first-win = {"**"}Ta première victoire** contre une personne !
milestone-streak = {"**"}Série de victoires** contre des personnes : { $count }
milestone-best-win = {"**"}Ta meilleure victoire** dans ce classement : la cote de ton adversaire était de { $rating }.
milestone-level = {"**"}{ $level } :** ta première victoire contre ce niveau de l’ordinateur !
milestone-of-game = Partie { $number } : { $milestone }
button-next-game = Partie suivante
button-look-again = Vérifier à nouveau
button-skip = Plus tard (encore { $count })
button-all-games = Toutes les parties
button-games-here = Ce serveur
button-games-everywhere = Partout
moves-title = Partie { $number } : { $white } (Blanc) contre { $black } (Noir)
moves-handed-over = { $at } : { $moderator } a confié un camp. Raison : { $reason }
moves-removed-from-ratings = { $at } : { $moderator } a retiré la partie du calcul des cotes. Raison : { $reason }
moves-empty = Pas encore de coups.
find-title =
    { $count ->
        [one] **{ $count } partie trouvée**
       *[other] **{ $count } parties trouvées**, les plus récentes d’abord
    }
find-none = Aucune partie finie ne correspond. Enlève une des conditions.
find-more = -# Il y a peut-être des parties plus anciennes. Pour les trouver, restreins la recherche, par exemple par jour.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } coup
       *[other] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } coups
    }
find-entry-in = { $entry } · { $place }
find-no-day = Je ne peux pas lire le jour `{ $typed }`. Écris l’année, le mois et le jour : 2026-03-01.
find-days-swapped = Le premier jour vient après le dernier. Échange-les.
find-lengths-swapped = Le nombre minimal de coups dépasse le maximum. Échange-les.
find-other-bot = Ce bot ne joue pas. Choisis une personne, ou choisis-moi pour les parties contre l’ordinateur.
find-no-server = Ici, tu ne peux chercher que parmi tes parties. Pour chercher parmi celles d’un serveur, utilise la commande là-bas.

button-learn-rules = Apprendre les règles
button-take-lesson = Suivre une leçon
button-play-computer = Jouer contre l’ordinateur
button-challenge-anyone = Défier tout le monde
button-help-start = Lancer une partie
button-help-turn = À toi de jouer
button-help-agree = Nulle, pause, abandon
button-help-records = Après la partie
button-help-compete = Classement et tournois
button-help-settings = Paramètres et données
button-help-manage = Gestion du serveur
button-help-about = À propos de DVONN
button-help-more = Autres sujets
hello =
    {"**"}Bonjour ! J’organise ici des parties de DVONN.**
    DVONN est un jeu de plateau à deux. On déplace des piles sur d’autres piles, et on isole des pions. Finis avec plus de pions que l’autre camp, et tu gagnes.
    Joue à ton rythme, avec des amis ou avec moi. Jamais joué ? Appuie sur **Apprendre les règles**. `/dvonn aide` montre le reste.
help =
    {"**"}Comment jouer à DVONN ici**
    DVONN est un jeu de plateau à deux. On déplace des piles sur d’autres piles. Finis avec plus de pions que l’autre camp, et tu gagnes.
    Tu découvres le jeu ? **Apprendre les règles** prend cinq minutes. **Jouer contre l’ordinateur** lance une partie au niveau le plus bas.
    À ton tour, utilise les boutons sous le plateau le plus récent.
help-start =
    {"**"}Lancer une partie**
    `/dvonn jouer` : contre l’ordinateur, à l’un de ses neuf niveaux. Marche aussi en message privé.
    `/dvonn défier` : défier quelqu’un, ou tout le salon.{ $seek ->
        [yes] {" "}`/chercher` : un adversaire sur n’importe quel serveur qui utilise ce bot.
       *[no] {""}
    }
    `/dvonn règles` : les règles en cinq minutes, avec des images. `/apprendre leçon` : des leçons dans le chat.
    `/problème résoudre` : trouver le meilleur coup, à ton niveau. `/problème course` : le plus de problèmes possible en cinq minutes. `/apprendre ouvertures` : où l’on a posé les pions dans de vraies parties.
    Un salon ou un fil n’a qu’une partie en cours à la fois. Pour en jouer plusieurs, ouvre des fils.
help-turn =
    {"**"}À toi de jouer**
    Utilise les boutons sous le plateau le plus récent. Tu vois un aperçu avant que le coup soit joué. Les pions, eux, sont posés aussitôt. Ou utilise :
    `/dvonn poser D3` : poser un pion. `/dvonn déplacer D3F3` : déplacer la pile de D3 à F3.
    `/dvonn plateau` : le plateau le plus récent. `/dvonn parties` : tes parties en cours. `/partie suivre` : des nouvelles d’une partie entre d’autres personnes.
    `/partie aperçu D3F3` : ce que fait un coup, ou plusieurs de suite.
    `/dvonn indice` : tes meilleurs coups. `/dvonn analyser` : les meilleurs coups de toute position. Ni l’un ni l’autre en partie classée.
    `/dvonn plan` : poser à l’avance, comme `near reds, row 3`. `/dvonn conditionnels` : coups conditionnels. Personne d’autre ne les voit.
help-agree =
    {"**"}Nulle, pause, abandon**
    `/dvonn proposer` : nulle, reprise de coup, pause, temps ou revanche.
    `/dvonn abandonner` : abandonner ta partie. `/partie annuler` : annuler une partie à peine commencée.
    `/partie réclamer` : gagner si ton adversaire a quitté le serveur et dépassé le temps.
    `/dvonn congés` : arrêter tes pendules quelques jours.
help-records =
    {"**"}Après la partie**
    `/partie bilan` : comment la partie s’est passée, et quels coups étaient meilleurs. `/partie revoir` : la partie en GIF.
    `/partie coups` : tous les coups en texte. `/partie note` : ta note, privée jusqu’à la fin de la partie.
    `/partie exporter` : la partie dans un fichier. `/partie importer` : une partie d’un fichier.
    `/partie trouver` : parties finies, les tiennes ou celles de ce serveur.
help-compete =
    {"**"}Classement et tournois**
    `/classement top` : le haut du classement. `/classement profil` : une personne. `/classement comparer` : deux personnes.
    `/classement top` avec `liste:Classement mondial` : celui de tous les serveurs. `/classement quitter-mondial` : en sortir.
    `/classement saison` : la saison en cours. `/classement activité` : combien on joue ici.
    `/tournoi liste` : les tournois d’ici. `/tournoi participer` : participer. `/tournoi créer` : en organiser un.
    `/ligue voir` : la ligue. `/ligue participer` : jouer son prochain cycle.
    Les parties classées comptent pour le classement : utilise `/dvonn défier` avec `classée:True`.
help-settings =
    {"**"}Paramètres et données**
    `/dvonn paramètres` : plateaux, notation, rappels, heures calmes et langue.
    `/données afficher` : ce que je garde sur toi. `/données exporter` : le tout en fichier. `/données supprimer` : tout supprimer.
help-manage =
    {"**"}Gestion du serveur**
    Rien à configurer. `/dvonn-admin paramètres` montre les paramètres du serveur : salons, rôles, cotes, saisons, langue, etc.
    `/ligue créer` : une ligue qui se renouvelle toute seule. `/tournoi créer` : un tournoi. Ajoute `répéter` pour en avoir un chaque semaine ou chaque mois. Le salon du résumé de la semaine se choisit dans les paramètres.
    `/partie modérer` : terminer ou invalider une partie, ou confier un camp. Tout le monde voit la raison.
    `/dvonn-admin bloquer` : bloquer quelqu’un. `/dvonn-admin journal` : ce que la modération a fait.
help-about =
    {"**"}À propos de DVONN**
    DVONN est un jeu de Kris Burm. Il est paru en 2001 : c’est le quatrième jeu du projet GIPF. Il a reçu l’International Gamers Award en 2002, et le magazine *Games* l’a élu jeu de l’année en 2003.
    Les autres jeux de la série sont GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR et LYNGK.
    Pour en savoir plus : [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Pour y jouer ailleurs : [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Un concours de programmes, sur DVONN en 2011 : [CodeCup](<https://www.codecup.nl>)
    Ce bot ne dépend d’aucun d’eux. Il est fait par des gens qui aiment le jeu.

## The rules, page by page, each with a picture

rules-title = {"**"}Les règles de DVONN : { $page }** · { $number } sur { $count }
button-rules-next = Suivant
rules-goal =
    À deux, on construit des piles. Le pion du dessus dit à qui est la pile. Le camp qui possède le plus de pions à la fin gagne.
    Le plateau a 49 cases, de A1 à K5. Il y a 23 pions blancs et 23 noirs. Les 3 rouges ne sont à personne, mais les piles sans lien avec un rouge sont retirées.
    Une partie compte 97 coups au plus et dure environ 30 minutes autour d’une table. Le jeu convient dès 8 ans, et le hasard n’y joue aucun rôle.
    {"**"}L’image** montre une partie terminée. Un nombre donne la hauteur d’une pile ; un pion seul n’en a pas. Un contour rouge avec un signe rouge veut dire que la pile contient un rouge ; s’il y en a plusieurs, le signe les compte. Blanc possède { $white } pions, Noir { $black }, donc Blanc gagne.
rules-placing =
    Le plateau commence vide. Blanc pose le premier pion rouge, Noir le deuxième, Blanc le troisième. Puis les deux camps posent leurs propres pions à tour de rôle, Noir d’abord, jusqu’à ce que le plateau soit plein. Toute case vide convient.
    Blanc pose le dernier pion, puis joue aussi le premier coup. Blanc a donc deux tours de suite. En échange, c’est Noir qui a posé le premier pion de sa couleur.
    La rangée 1, en bas, a les cases A1 à I1. Au-dessus viennent A2 à J2, A3 à K3, B4 à K4 et, tout en haut, C5 à K5.
    {"**"}L’image** montre une partie avec les pions rouges sur { $reds } et les premiers pions autour. Un anneau marque le dernier posé.
rules-moving =
    À ton tour, déplace une pile qui est à toi. Elle va en ligne droite, par-dessus les pions et les cases vides, d’exactement autant de cases que sa hauteur. Un pion seul avance d’une case. La pile doit atterrir sur une autre pile ou un pion de n’importe quelle couleur, et les deux n’en font plus qu’une. Atterrir sur un pion rouge ou sur une pile adverse, c’est *capturer*.
    {"**"}Figure 1 :** la pile blanche sur { $stack } a une hauteur de trois. Elle peut aller sur les anneaux : { $targets }. Elle ne peut pas aller sur { $empty } (vide), sur { $near } (trop près) ni vers le haut (hors du plateau).
rules-surrounded =
    Une pile qui a des pions sur ses six côtés est encerclée. Elle ne peut pas bouger, quels que soient son camp et sa hauteur, tant qu’aucune case voisine ne se vide. Au début, seuls les pions du bord peuvent donc bouger.
    {"**"}Figure 2 :** les sens interdits marquent les piles encerclées : { $stacks }. Celle sur { $red } ne peut pas bouger bien qu’elle contienne un rouge. Le pion sur { $edge } n’a pas non plus de case vide à côté, mais il peut bouger : une case du bord n’a jamais six voisines.
rules-touching = Chaque case en touche jusqu’à six autres. Dans sa rangée : les deux d’à côté. Dans la rangée au numéro suivant : la même lettre et la suivante. Dans la rangée au numéro précédent : la même lettre et la précédente. { $cell } touche { $touched }.
rules-cell-touches = { $cell } touche { $touched }.
rules-cell-game = Dans la partie en cours ici : { $stacks }
rules-cell-empty = Vides : { $cells }.
rules-isolation =
    Après chaque coup, toute pile sans lien avec un pion rouge est isolée et retirée pour de bon. Un lien est une chaîne de piles voisines. Peu importe qui a joué et à qui est la pile. Les pions rouges et les piles qui en contiennent un restent toujours. Un pion rouge seul ne bouge pas. Une pile qui contient un rouge se déplace comme les autres.
    {"**"}Figure 3 :** Blanc a joué { $ply }. Ce pion était le seul lien entre { $isolated } et le rouge, donc Noir perd { $count } pions d’un coup.
rules-end =
    Si tu n’as aucun coup possible, tu passes ; je le fais pour toi. Tu rejoues dès que tu peux. Si tu as un coup possible, tu dois jouer, même si cela coûte des pions. La partie est terminée quand aucun camp ne peut bouger. Chaque camp compte alors tous les pions de ses piles, rouges compris. Le plus haut score gagne ; à égalité, c’est nulle.
    {"**"}Figure 4 :** Blanc possédait { $before } pions, Noir { $black }, mais { $ply } était le seul coup de Blanc. Il a éloigné le pion rouge de { $isolated }, qui ont été retirées. Plus personne ne peut bouger : il reste { $white } pions à Blanc, et Noir gagne.
rules-here =
    `/dvonn jouer` lance une partie contre l’ordinateur, de débutant à grand maître. `/dvonn défier` défie quelqu’un, ou tout le monde.
    À ton tour, utilise les boutons sous le plateau le plus récent. Tu vois un aperçu avant que le coup soit joué, comme sur {"**"}l’image** : le premier coup, { $ply }. Les pions, eux, sont posés aussitôt. Ou écris `/dvonn poser D3`, plus tard `/dvonn déplacer D3F3` : le coup de D3 à F3, qui s’écrit aussi D3→F3. `/partie aperçu D3F3` montre seulement ce que fait un coup.
    `/dvonn indice` montre tes meilleurs coups dans les parties amicales. `/dvonn aide` montre le reste.
rules-moving-caption = Hauteur trois : exactement trois cases
rules-surrounded-caption = Marquées : encerclées, aucun coup
rules-isolation-caption = Coupés du rouge : cinq pions retirés
rules-end-caption = Le seul coup de Blanc perd la partie

## Lessons. The learner has White.

lesson-title = {"**"}Leçon { $lesson } : { $title }** · { $number } sur { $count }
lesson-turning-point = Ta partie a basculé au coup { $number } : **{ $better }** était meilleur que **{ $played }**. C’est le sujet de cette leçon.
lesson-alt = Exercice : { $goal }
lesson-alt-marked = Marquées : { $cells }.
lesson-right = ✅ **{ $ply }** – exact !
lesson-others = Les autres choix te laissent de { $least } à { $most } % de chances de gain.
lesson-wrong = ❌ { $played }
lesson-solution = Le meilleur coup est **{ $ply }** : la flèche A sur le plateau.
lesson-solution-place = Le meilleur coup est **{ $ply }**.
answer-move =
    { $color ->
        [white] Blanc répond **{ $ply }**.
       *[black] Noir répond **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] Blanc n’a aucun coup possible et passe.
       *[black] Noir n’a aucun coup possible et passe.
    }
lesson-pass = Tu n’as aucun coup possible et tu passes.
flaw-own = Ta pile a atterri sur une des tiennes : tu as donc une pile de moins à déplacer.
flaw-red = Tu as pris un pion rouge seul, ton adversaire n’a donc rien perdu.
flaw-loses =
    { $count ->
        [one] Tu as coupé un de tes propres pions.
       *[other] Tu as coupé { $count } de tes propres pions.
    }
flaw-stuck = Ta pile sur { $cell } est maintenant haute de { $height } et ne peut pas bouger.
flaw-waits = Cette capture pouvait attendre. Autre chose, non.
flaw-reds = Ce rouge est trop près d’un autre. Bien répartis, les rouges tiennent une plus grande part du plateau.
flaw-far = { $cell } est à plus de deux cases du rouge, donc facile à couper.
flaw-beside = { $cell } n’est pas à côté du rouge, et il reste une case libre qui l’est.
flaw-lump = { $cell } a { $count } de tes pions pour voisins. C’est un paquet qui se bloque tout seul.
flaw-inner = { $cell } n’est pas au bord. Un pion y reste coincé tant qu’aucun voisin ne part.
caption-after = Après { $ply }
outlook-now =
    { $kind ->
        [win] Au meilleur jeu de part et d’autre, tu gagnes maintenant de { $number }.
        [draw] Au meilleur jeu de part et d’autre, c’est maintenant nulle.
        [loss] Au meilleur jeu de part et d’autre, tu perds maintenant de { $number }.
       *[chance] Le moteur te donne maintenant { $number } % de chances de gain.
    }
outlook-best =
    { $kind ->
        [win] Le meilleur coup gagne de { $number }.
        [draw] Le meilleur coup garde la nulle.
        [loss] Le meilleur coup ne perd que de { $number }.
       *[chance] Avant, tu en avais { $number } %.
    }
lesson-game-score = Score : Blanc { $white }, Noir { $black }. À toi de jouer.
lesson-game-won = 🏆 Tu gagnes, { $white } à { $black } !
lesson-game-lost = La partie est terminée : Blanc { $white }, Noir { $black }. Il te faut plus de pions que Noir. Réessaie !
lessons-title = {"**"}Leçons : { $done } sur { $count } faites**
lessons-part =
    { $part ->
        [rules] {"**"}Les règles**
        [moving] {"**"}Déplacer les piles**
        [placing] {"**"}Poser les pions**
       *[game] {"**"}Une partie entière**
    }
lessons-complete = {"**"}🎓 Toutes les leçons sont faites !** Ton `/classement profil` l’affiche. Tu peux refaire chaque leçon.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}Tes progrès**
progress-fact = {"**"}{ $label } :** { $value }
progress-lessons = { $done } sur { $count } faites
progress-puzzles = { $solved } sur { $tried } résolus, cote { $rating }, { $streak ->
        [0] pas de série
        [one] une série d’un jour
       *[other] une série de { $streak } jours
    }
progress-none = aucun pour l’instant
progress-accuracy =
    { $count ->
        [one] {"**"}Précision :** { $accuracy } % dans ta dernière partie avec un bilan.
       *[other] {"**"}Précision :** { $accuracy } % en moyenne dans tes { $count } dernières parties avec un bilan.
    }
progress-accuracy-before =
    { $count ->
        [one] Dans celle d’avant, c’était { $accuracy } %.
       *[other] Dans les { $count } d’avant, c’était { $accuracy } %.
    }
progress-no-review = {"**"}Précision :** après une partie, demande un bilan avec `/partie bilan`, et elle s’affichera ici en courbe.
fact-lessons = Leçons
fact-solved = Problèmes
fact-best-race = Meilleure course
fact-levels-beaten = Niveaux battus
caption-progress =
    { $count ->
        [one] Précision dans le dernier bilan
       *[other] Précision dans les { $count } derniers bilans
    }
alt-progress =
    { $count ->
        [one] Précision dans ta dernière partie avec un bilan : { $figures }.
       *[other] Précision dans tes { $count } dernières parties avec un bilan, la plus ancienne d’abord : { $figures }.
    }
button-progress = Mes progrès
button-term-review = C’est quoi, la précision ?
menu-lesson = Choisir une leçon
button-lesson-next = Suite
button-lesson-next-lesson = Suite : leçon { $lesson }
button-lesson-finish = Terminer
button-lesson-again = Rejouer
button-lesson-retry = Réessayer
button-lesson-show = Montre-moi
button-lesson-people = Voir où l’on a posé
button-lesson-list = Toutes les leçons
button-place-board = Remplir tout un plateau
button-lesson-go-on = Continuer : leçon { $lesson }
button-advice = Conseils
button-advice-lesson = Essayer la leçon { $lesson }
button-terms = Termes
button-term = Explique « { $term } »
button-term-rating = Que veut dire ± ?
advice-title = {"**"}{ $title }** · { $number } sur { $count }

learn-1 = La distance exacte et le bord
    .advice =
        Une pile va en ligne droite, d’exactement autant de cases que sa hauteur, et doit atterrir sur une pile. Elle peut sauter par-dessus des piles et des cases vides.
        Une pile avec des voisines sur ses six côtés ne peut pas bouger. Une case du bord n’en a jamais six : les pions y sont libres dès le premier coup.
learn-1-1 = Tu as les Blancs. Ta pile sur E2 a une hauteur de trois, donc elle avance d’exactement trois cases. L’anneau sur B2 montre où elle peut atterrir. Capture avec elle !
    .why = E2 a sauté deux piles et capturé le pion seul sur B2. C’était la dernière pile de Noir : Noir ne peut plus bouger.
learn-1-2 = Une pile de 2 avance d’exactement deux cases et peut sauter une case vide. Laquelle de tes piles peut capturer le pion seul marqué sur J3 ?
    .why = La case vide I2 compte comme un pas. On peut sauter une case vide, mais il faut atterrir sur une pile.
learn-1-3 = Ton pion seul sur B2 est encerclé et ne peut pas bouger. Celui sur B1 est au bord, donc il peut bouger. Capture avec B1.
    .why = Une case du bord n’a jamais six voisines. Et B2 est libre maintenant, car B1 est parti.

learn-2 = Passer
    .advice =
        Un camp sans coup possible passe, et l’autre continue seul. Ces coups en plus décident souvent la partie.
        Regarde où les piles adverses peuvent atterrir. Capture la dernière qui peut bouger, ou enlève la seule pile où elle peut atterrir.
learn-2-1 = La pile noire de 2 sur C5 ne peut atterrir que sur C3. Le pion seul sur C4 peut bouger aussi. Laisse Noir sans coup possible.
    .why = C4 est à toi, et C5 n’a nulle part où atterrir. Noir passe, et tu continues : C4 à C2, puis C2 à C5.
learn-2-2 = Les piles noires sur F5 (hauteur 2) et G5 (hauteur 3) ne peuvent atterrir que sur D5. Trouve le coup qui enlève cette cible.
    .why = D5 est vide maintenant, donc Noir doit passer. Ta pile de 2 sur E5 capture ensuite G5.
learn-2-3 = Compte les cases : où peuvent atterrir les piles noires sur E1 (hauteur 2) et F1 (hauteur 3) ? Oblige Noir à passer.
    .why = Toutes deux avaient besoin de C1, vide maintenant. Noir passe, et tu captures F1 avec ta nouvelle pile de 2.

learn-3 = Isolement
    .advice =
        Après chaque coup, les piles sans chaîne de voisines vers un pion rouge sont retirées aussitôt, quel que soit leur camp.
        Cherche les liens uniques : ceux de l’adversaire, pour les couper, et les tiens, pour les garder. Les rouges ne sont pas fixes : une pile qui contient un rouge l’emmène avec elle.
learn-3-1 = La pile noire de 3 sur H5 n’a qu’un lien avec le rouge : ton pion seul sur G4. Fais disparaître H5, et capture du même coup.
    .why = Sans G4, aucune chaîne ne mène de H5 à un pion rouge. Ses trois pions quittent aussitôt le plateau.
learn-3-2 = Tu pourrais capturer le pion seul marqué sur K4. Mais qu’est-ce qui te relierait alors au rouge ? Coupe plutôt K4, avec un coup qui attaque I1.
    .why = K4 a perdu son seul lien avec le rouge. Et ta pile de 2 sur I3 contient un rouge : elle capture ensuite I1.
learn-3-3 = Les piles noires marquées ne tiennent que grâce au rouge de ta pile sur G2. Et si elle part ?
    .why = Le rouge suit la pile qui le contient. F1 et G1 ont perdu leur lien, et trois pions noirs sont partis.

learn-4 = Chaque capture coûte un coup à l’adversaire
    .advice =
        Une pile capturée reste sur le plateau, mais elle est à toi : ton adversaire a une pile de moins à déplacer.
        Capture donc à chaque coup si tu peux, de préférence les piles les plus mobiles. Aller sur tes pions ou sur un rouge ne coûte rien à l’adversaire.
learn-4-1 = Il ne reste à Noir qu’une pile : le pion seul marqué sur H1. Comment laisser Noir sans coup possible ?
    .why = H1 capturé, Noir ne bouge plus jamais. Tous les coups restants sont à toi.
learn-4-2 = Le pion noir seul sur D4 peut capturer ta pile sur C4. Trouve la capture qui l’en empêche.
    .why = Une pile sous la tienne est neutralisée : elle ne bouge ni ne capture plus. Cela valait bien plus qu’un pion rouge.
learn-4-3 = Les deux pions seuls marqués menacent quelque chose. Ton pion seul sur C2 peut en capturer un. Fais-le avant qu’il ne te capture.
    .why = C1 aurait pu capturer B1 ou C2. Noir a maintenant une pile de moins, et un coup de moins.

learn-5 = Les pions seuls valent de l’or
    .advice =
        Un pion seul avance d’une case, vers n’importe quelle pile voisine, sauf s’il est encerclé. Plus une pile est haute, plus elle a du mal à trouver une cible.
        Ne monte donc pas de tour trop tôt. Prends des pions seuls avec tes tours, et garde les tiens pour la fin.
        N’atterris sur ta propre pile que pour sauver un gros groupe, ou en toute fin de partie. Sinon, lâche tes pions mal attachés, et attaque ailleurs.
learn-5-1 = Deux de tes trois coups réunissent tes propres pions. Trouve le troisième.
    .why = Tu as capturé, et F2 et G3 peuvent encore bouger seuls. Chaque pile mobile est un coup en réserve.
learn-5-2 = Tu as trois piles, et Noir un pion seul. Quel coup capture sans dépenser une de tes piles ?
    .why = Noir n’a plus de pile. Les tiennes sont toutes là, et tous les coups restants sont à toi.
learn-5-3 = Tu pourrais monter une tour de 4 ou 5 sur D2. Rien ne se trouve à quatre ou cinq cases de D2. Quel coup est meilleur ?
    .why = Une tour sans rien à portée est bloquée pour de bon. Ton pion seul capture à la place, et reste mobile.
learn-5-4 = Prends un pion seul avec une tour, et tu gardes les tiens pour plus tard. Ta tour sur E3 atteint le pion seul sur I3. Qu’atteint alors ton pion seul sur H2 ?
    .why = C’est la tour qui a pris le pion seul, donc le tien sur H2 est encore là. Il peut ensuite capturer la grande pile sur H3.
learn-5-5 = L’exception : près de la fin, tu peux avoir besoin de ta propre pile. F5 est à quatre cases de J5. Quelle hauteur faut-il à J5 ?
    .why = J5 est maintenant haute de quatre et capture F5, après que Noir a passé. Ici, une pile de moins ne change rien : personne ne pouvait s’en servir.
learn-5-6 = L’autre exception : une grande pile est en danger. Seul le pion noir sur C4 relie ta pile sur C5 au rouge. Que se passe-t-il s’il bouge ?
    .why = C5 aurait été coupée. Il fallait donc la ramener, même sur ta propre pile. Et si C4 capture C3, E3 reprend.

learn-6 = Le rouge adverse : immobilise-le
    .advice =
        Un pion rouge dans une pile adverse est une menace : quand il bouge, tout ce qui ne tenait qu’à lui est coupé.
        Capture cette pile : elle est alors à toi, et plus haute. Souvent, plus rien ne se trouve à sa nouvelle distance, et le rouge reste où il est.
learn-6-1 = La pile noire de 2 sur D2 contient un rouge et peut l’emporter. Capture-la pour qu’elle soit trop haute pour bouger.
    .why = La pile sur D2 est à toi, haute de trois, et rien ne se trouve à trois cases. Son rouge reste là.
learn-6-2 = Noir a encore un rouge, sur H3. Laquelle de tes piles l’atteint ?
    .why = Deux cases de H1 à H3. La pile est maintenant haute de quatre et ne peut pas bouger.
learn-6-3 = La pile noire sur G4 contient un rouge. Arrête-la.
    .why = Une capture, et la pile avec le rouge est à toi et ne bouge plus. Il ne reste rien à Noir.

learn-7 = Le rouge demande un plan
    .advice =
        Un pion rouge compte comme un pion, ni plus ni moins. Le prendre n’enlève rien à l’adversaire, et il ne peut pas s’enfuir.
        Ne prends le rouge qu’avec un plan : pour le ramener vers tes pions, ou couper quelque chose ensuite. Ou bien pour garder tes piles reliées, ou priver l’adversaire d’une cible.
learn-7-1 = Trois pions rouges sont près de tes piles. L’un d’eux vaut-il un coup maintenant ?
    .why = J3 était la dernière pile de Noir. Les rouges sont encore là, et tu as maintenant tout ton temps.
learn-7-2 = Avec C3, tu peux prendre le rouge sur B2. Tu peux aussi capturer un pion seul marqué. Par quoi commencer ?
    .why = Le pion rouge ne s’enfuit pas, le pion noir seul, si. Capture d’abord, puis prends le rouge quand il aide.
learn-7-3 = Les piles noires sur H2 (hauteur 3) et H3 (hauteur 2) ne peuvent atterrir que sur H5. Maintenant, le rouge vaut un coup. Pourquoi ?
    .why = Cette fois, il y a un plan : H5 est vide, donc Noir doit passer, et ta pile de 2 sur H4 capture ensuite H2.
learn-7-4 = Ta pile sur G3 contient un rouge. Amène-le vers ta pile sur J2, loin de celles de Noir. Compte ce qui dépend de G3.
    .why = Le rouge est maintenant à côté de ta pile sur J2. Tout ce qui dépendait de lui en G3 a disparu, et Noir ne peut plus bouger.

learn-8 = Ce qui ne peut pas fuir peut attendre
    .advice =
        Si une pile ne peut pas bouger et que personne ne peut gâcher ta capture, rien ne presse.
        Joue d’abord ce que l’adversaire pourrait empêcher au coup suivant : capture les pions qui peuvent encore bouger ou être sauvés. Puis reviens.
learn-8-1 = J5 peut capturer la grande pile sur J3. Mais J3 ne peut pas bouger. Qu’est-ce qui est plus urgent ?
    .why = J4 aurait pu bouger ou capturer. J3 reste où elle est, et tu la captures au coup suivant.
learn-8-2 = Ton pion seul sur B4 peut capturer la pile de 4 sur C5, maintenant ou plus tard : C5 ne peut pas bouger. Que jouer d’abord ?
    .why = D4 était mobile, C5 ne l’est pas. Après la réponse de Noir, tu captures quand même C5, et tu gagnes. Prise tout de suite, elle t’aurait coûté la partie.
learn-8-3 = K5 vise la pile de 4 sur I5, et I5 ne peut pas bouger. Trouve le coup qui ne peut pas attendre.
    .why = D’abord le pion qui peut bouger, ensuite la grande pile. I5 est encore là au coup suivant.

learn-9 = Compte les derniers coups
    .advice =
        Vers la fin, compte les coups qui restent à chaque camp. Qui doit passer en premier perd le plus souvent.
        Garde des coups en réserve, et épuise ceux de l’adversaire. Attention à ce que coupe ton propre dernier coup : si tu peux jouer, tu dois jouer, même si cela te coûte.
learn-9-1 = Tu as un pion, Noir deux piles. Joue pour que les derniers coups soient à toi.
    .why = Le pion noir sur C5 va en B4, et cette pile ne peut plus bouger. Noir passe et tu continues : B3 à D5, puis D5 à A2. Tous les rouges sont à toi, et B4 est coupée.
learn-9-2 = Compte : Noir a deux pions seuls. Ne laisse à Noir qu’un coup, et réponds-y.
    .why = Noir ne peut jouer que C1 à C2, et E4 l’y capture. Ensuite, Noir passe jusqu’à la fin.
learn-9-3 = Quel camp sera le premier à court de coups ? Trouve la capture qui ne laisse qu’un coup à Noir.
    .why = Noir joue D4 à D2 et reste bloqué. Tu as encore D3 à B3, et quand Noir passe, le dernier coup aussi.

learn-10 = Tir de précision et surcharge
    .advice =
        Une pile ne frappe que ce qui est exactement aussi loin que la pile est haute. Prépare le tir : change la hauteur ou la case de la pile, jusqu’à ce que la distance soit bonne.
        Et attaque deux choses à la fois : l’adversaire n’a qu’un coup et ne peut pas tout sauver.
learn-10-1 = La pile noire de 2 sur G5 ne peut aller qu’en I5. Prépare une pile de 3 qui l’y frappe.
    .why = F5 est maintenant haute de trois, et I5 est à trois cases. Si G5 y va, tu tires.
learn-10-2 = H4 est à trois cases de H1. De quoi as-tu besoin sur H1 pour la toucher ?
    .why = Un pion de plus rend H1 haute de trois, et H4 est à exactement trois cases.
learn-10-3 = Surcharge : trouve le coup qui permet à une de tes piles d’attaquer les deux piles marquées.
    .why = Ta pile de 2 sur H3 attaque J3 et J5. Noir n’a qu’un coup et ne peut pas sauver les deux.

learn-11 = Poser : les pions rouges
    .advice =
        Blanc pose deux des trois rouges. Leur place compte beaucoup.
        Groupés, ils aident Blanc, qui frappe le premier : sur 5 990 vraies parties, Blanc a marqué 68 % des points quand les trois se touchaient, et 47 % quand aucun n’en touchait un autre.
        Avec les Noirs, garde-les donc éloignés. Si tu débutes, répartis-les aussi avec les Blancs : ainsi, tu ne perds jamais tout d’un coup.
learn-11-1 = Le plateau est vide, sauf deux rouges côte à côte. Avec les Blancs, tu poses le troisième. Répartis les rouges.
    .why = Il y a maintenant un rouge de chaque côté, et tes pions en trouvent un partout. Avec des rouges groupés, la partie est plus tranchante : les humains gagnent plus souvent ainsi, le moteur moins souvent.
learn-11-2 = À toi encore de poser le dernier rouge. Quel côté du plateau n’en a pas ?
    .why = B4 est loin des deux. Tes pions trouveront un rouge où qu’ils soient.
learn-11-3 = Deux rouges sont à droite. Où va le troisième ?
    .why = À gauche, tes pions n’auraient eu aucun rouge auquel se relier. Maintenant, ils en ont un eux aussi.

learn-12 = Poser : à côté du rouge
    .advice =
        Les cases à côté des rouges sont les meilleures du plateau : rien n’y est facile à couper. Elles partent vite, alors prends-les en premier.
        Compte tes pions à côté de chaque rouge. Il t’en faut trois ou plus auprès de chacun, comme à ton adversaire.
        Une case à côté de deux rouges compte double.
learn-12-1 = Trois rouges sont le long du bord. Une de ces cases en touche deux. Pose ton pion là.
    .why = G1 est entre deux rouges. Quoi qu’il arrive à l’un, l’autre est encore là.
learn-12-2 = Il ne reste que quelques cases vides à côté du rouge. Prends-en une.
    .why = B1 est à côté du rouge sur A1 et de ton pion sur C1. Aucun des deux n’est donc facile à couper.
learn-12-3 = Trois rouges sont à droite. Laquelle de ces cases en touche deux ?
    .why = K4 est à côté de J3 et de K5, deux rouges. Sur H3 ou G3, à deux ou trois cases de là, ton pion serait vite coupé.
learn-12-4 = Le rouge sur I1 a un de tes pions à côté de lui, et il y reste une case. Prends-la avant Noir.
    .why = H1 était la dernière case à côté de I1. Si tu avais posé sur une autre de ces cases, Noir l’aurait prise.

learn-13 = Poser : près du rouge, et au bord
    .advice =
        Quand les cases à côté des rouges sont pleines, continue dans le deuxième cercle : à deux cases d’un rouge, ou mieux, de deux.
        Prends le bord là où le rouge est proche. Un pion au bord bouge dès le premier coup. Au centre, il attend.
        Un bord loin du rouge ne vaut pas grand-chose.
learn-13-1 = Il ne reste aucune case à côté du rouge. Une case vide est à deux cases de deux rouges. Trouve-la.
    .why = H3 fait partie du groupe autour des rouges. Toutes les autres cases sont plus loin.
learn-13-2 = À deux cases du rouge, et au bord : trouve la case qui remplit les deux conditions.
    .why = G1 est à deux cases d’un rouge et au bord. Les coins éloignés seraient vite coupés.
learn-13-3 = Certaines de ces cases sont au bord, d’autres au centre. Prends-en une au bord, près du rouge.
    .why = Au bord, ton pion peut bouger tout de suite, et le rouge n’est pas loin. Au centre, il attendrait.
learn-13-4 = Le bord et le rouge à la fois : trouve la case qui a les deux.
    .why = J5 est au bord, et à côté du rouge sur J4. Ton pion peut y bouger dès le début, et il est difficile à couper.

learn-14 = Poser : chaînes et sorties
    .advice =
        Une chaîne de tes pions en travers du plateau sépare ceux de l’adversaire. Quand le pion du bout part, le suivant est libre.
        Tes pions au centre ont besoin d’une sortie. Poses-en un au bord, juste à côté : quand il part, ils peuvent bouger aussi.
learn-14-1 = Tes pions sont le long de la rangée 1, et sur D4 et D5. Une case les relie, à côté du rouge.
    .why = C3 relie tes pions de la rangée 1 à la rangée 5, et elle est à côté du rouge sur B3.
learn-14-2 = Une de ces cases relie deux de tes groupes. Trouve-la.
    .why = D4 relie tes pions sur C3 et E4, et la chaîne a un rouge à chaque bout : C4 et F4.
learn-14-3 = Tes pions sur H2 et H3 sont enfermés. Quelle case au bord leur donne une sortie ?
    .why = Quand G1 part, H2 peut bouger, puis H3. Et G1 est à côté du rouge.
learn-14-4 = Ton pion sur F2 est au centre. Quelle case au bord lui donne une sortie ?
    .why = Quand F1 part, F2 est libre. Et F1 est à deux cases du rouge ; les autres cases au bord, non.
learn-14-5 = Ton pion sur I4 a besoin d’une sortie. Quelle case au bord lui en donne une, à côté du rouge ?
    .why = Quand I5 part, I4 est libre. Et I5 est à côté du rouge sur H4.

learn-15 = Poser : pas de paquets
    .advice =
        Un paquet de tes pions se bloque tout seul : ceux de l’intérieur ne peuvent pas bouger, et une seule coupe les emporte tous.
        Répartis-les donc. Si une case touche trois de tes pions ou plus, cherches-en une autre.
        Si ces conseils se contredisent : d’abord le rouge, puis le bord, puis les sorties.
        Maintenant, remplis un plateau entier. `/dvonn indice` montre les cases fortes, et tes chances.
learn-15-1 = Quatre de ces cinq cases ne feraient que grossir un paquet. Quelle est la bonne ?
    .why = F3 a peu de tes pions autour d’elle, et le rouge est proche. Les autres sont dans ton paquet à gauche.
learn-15-2 = Laisse vides les cases qui ont beaucoup de voisins blancs. Laquelle des autres est à côté du rouge ?
    .why = B1 a un voisin blanc, un rouge à côté, et elle est au bord. B3, D4 et H5 ont trois voisins blancs chacune.
learn-15-3 = Les dernières cases. Où ton pion aide-t-il le plus ?
    .why = E5 est au bord, à deux cases du rouge, et dans aucun paquet. Maintenant, essaie un plateau entier.

learn-16 = Les dix premiers coups
    .advice =
        Les premiers coups réparent les défauts du placement : aide les pions mal attachés, et joue au bord pour libérer ceux de l’intérieur.
        Va vers le rouge, ne t’en éloigne pas. Et prends les pions qui pourraient prendre un rouge.
learn-16-1 = Libère tes pions de l’intérieur : quel coup en libère le plus ?
    .why = E1 a quitté sa case, donc deux pions de l’intérieur peuvent bouger maintenant. Les coups à l’autre bord ne libèrent rien.
learn-16-2 = Encore une fois, la plupart des coups ne libèrent rien. Trouve celui qui ouvre ton centre.
    .why = D1 a capturé, et ton pion sur E2 est libre maintenant. Les coups au bord droit peuvent attendre.
learn-16-3 = Va vers le rouge. Quel coup atterrit à côté d’une pile qui contient un rouge ?
    .why = C5 a sauté de son coin jusqu’en C3, à côté de D3, une pile noire qui contient un rouge.
learn-16-4 = Le rouge sur I3 est seul. Prends le pion noir qui pourrait le prendre.
    .why = J3 est à toi, donc le rouge sur I3 ne risque plus rien. Après les autres coups ici, Noir l’aurait pris.
learn-16-5 = Le pion noir sur B1 est à côté du rouge sur C1. Que fais-tu ?
    .why = B1 est à toi. Après les autres coups ici, ce pion aurait pris le rouge, ou se serait échappé.
learn-16-6 = Ta pile sur A1 est mal attachée : presque tout a disparu autour d’elle. Peut-elle revenir, avec une capture ?
    .why = A1 a avancé de deux cases jusqu’en C3, à côté de tes autres pions, et capturé une pile qui contient un rouge.

learn-17 = La finale
    .advice =
        Après le coup 70, regarde plus loin : compte les coups qui restent, les tiens et ceux de l’adversaire.
        Sache ce que chaque pile atteint : sa hauteur est sa distance. Mets ta plus haute pile sur le rouge ou à côté, et hors de portée.
        Ne laisse qu’un coup à l’adversaire, et tu connais sa réponse.
learn-17-1 = Compte. Un coup gagne de 2, tous les autres perdent. Quel pion dois-tu prendre avant qu’il ne bouge ?
    .why = I4 aurait pu capturer I5. Ce pion est maintenant à toi, et I5 n’a plus rien à craindre de lui.
learn-17-2 = B1 a une hauteur de un. Quelle hauteur faut-il à une pile sur C2 pour atteindre A2 ?
    .why = C2 est maintenant haute de deux, et A2 est à deux cases. A2 est trop haute pour s’écarter.
learn-17-3 = Noir n’a qu’un coup, E3 à G3. Que captures-tu d’abord, en gardant H3 pour répondre ?
    .why = E4 est à toi. Noir doit jouer E3 à G3, et ton pion seul sur H3 l’y prend. Tu connaissais la réponse avant de jouer.
learn-17-4 = Trouve le coup qui ne laisse à Noir aucun coup possible.
    .why = Noir passe, encore et encore, et tu joues tous les coups qui restent.
learn-17-5 = Une tour de 12 se dresse sur E4, à côté d’un rouge. À qui sera-t-elle à la fin ?
    .why = La tour est à toi. Elle est à côté du rouge, donc elle reste, et personne ne peut plus bouger.


learn-18 = Une petite partie entière
    .advice =
        Avant chaque coup, demande-toi : que peut-on me capturer ou me couper ? Lequel de mes coups en coûte un à l’adversaire ? Laquelle de mes captures peut attendre ?
        Vers la fin, compte les coups. Et regarde encore tout le plateau avant d’appuyer.
learn-18-1 = Joue cette petite partie jusqu’au bout contre le niveau 1, et gagne. Sers-toi de tout ce que tu as appris. Tu as les Blancs et tu commences.
    .why = Tu sais tout ce qu’il faut pour une partie entière. Lances-en une avec `/dvonn jouer`.

## Terms.

terms-title = {"**"}Termes : { $group }**
terms-board = Le plateau
terms-moves = Coups
terms-score = Score et notation
terms-games = Parties
terms-strategy = Stratégie
terms-themes = Thèmes des problèmes
terms-entry = {"**"}{ $term }** : { $meaning }
terms-unknown = Je ne connais pas le terme `{ $term }`. Choisis-en un parmi les suggestions pendant que tu écris, ou regarde un groupe :
menu-term = Choisir un terme pour en savoir plus

term-cell = Case
    .meaning = l’un des 49 emplacements du plateau, nommé par colonne et rangée : D3.
    .usage = Les boutons et les coups nomment des cases. Les rangées 1 et 5 en ont neuf, la rangée 3 en a onze.
term-edge = Bord
    .meaning = les cases avec moins de six voisines. Une pile n’y est jamais encerclée.
    .usage = Au début, seuls les pions du bord peuvent bouger.
term-piece = Pion
    .meaning = l’un des 23 disques blancs, 23 noirs et 3 rouges.
    .usage = Tu les poses un par un, ou tu reçois un plateau rempli au hasard.
term-red-piece = Pion rouge
    .meaning = l’un des trois pions qui ne sont à personne. Toutes les autres piles ont besoin d’un lien avec l’un d’eux.
    .usage = Le plateau le montre comme un disque rouge. Seul, il ne bouge jamais, mais on peut le capturer.
term-stack = Pile
    .meaning = un ou plusieurs pions sur une case. Celui du dessus dit à qui elle est.
    .usage = Le nombre sur une pile est sa hauteur.
term-single = Pion seul
    .meaning = une pile d’un pion.
    .usage = Il avance d’une case. S’il n’est pas encerclé, c’est la pile la plus mobile qui soit.
    .caption = Avance d’une case, dans tous les sens
term-height = Hauteur
    .meaning = le nombre de pions d’une pile, et le nombre de cases dont elle avance.
    .usage = Les plateaux l’écrivent sur chaque pile. Une « pile de 4 » a une hauteur de 4.
term-hold-red = Contenir un rouge
    .meaning = avoir un pion rouge dans la pile. Une telle pile est toujours reliée, et emporte son rouge.
    .usage = Les plateaux le montrent par un contour rouge et un signe rouge.
term-placement = Placement
    .meaning = la première phase : on pose les 49 pions à tour de rôle.
    .usage = Avec un plateau aléatoire ou symétrique, on la saute.
term-movement = Déplacement
    .meaning = la deuxième phase : on déplace des piles jusqu’à ce que personne ne le puisse plus.
    .usage = Blanc joue en premier.
term-capture = Capturer
    .meaning = atterrir sur une pile adverse, ou sur un pion rouge. La nouvelle pile est à toi.
    .usage = Les aperçus et les indices nomment ce qu’un coup capture.
term-legal-move = Coup possible
    .meaning = un coup que les règles permettent : une pile va en ligne droite, d’exactement autant de cases que sa hauteur, sur une autre pile.
    .usage = Les boutons ne montrent que des coups possibles. Si tu en as un, tu dois jouer.
term-forced-move = Coup forcé
    .meaning = le seul coup possible.
    .usage = Avec `/dvonn paramètres`, je peux jouer tes coups forcés pour toi.
term-surrounded = Encerclé
    .meaning = avec des pions sur les six côtés. Une telle pile ne peut pas bouger.
    .usage = `/dvonn plateau` avec `encerclées:True` marque ces piles.
term-isolated = Isolé
    .meaning = sans chaîne de voisines vers un pion rouge. Les piles isolées sont retirées aussitôt.
    .usage = Les plateaux les barrent après le coup qui les a coupées.
term-pass = Passer
    .meaning = le tour d’un camp sans coup possible.
    .usage = Je passe pour toi. Tu rejoues dès que tu peux.
term-score = Score
    .meaning = le nombre de pions dans les piles d’un camp. Le plus haut gagne.
    .usage = Chaque plateau le montre en haut.
term-position = Position
    .meaning = un plateau, et le camp qui doit jouer.
    .usage = `/dvonn analyser` prend toute position en texte.
term-notation = Notation
    .meaning = comment on écrit les coups : D3 pose un pion, D3F3 déplace la pile de D3 à F3.
    .usage = Choisis D3F3, D3-F3 ou D3→F3 dans `/dvonn paramètres`.
term-rated = Classée
    .meaning = une partie qui compte pour le classement. Le moteur n’y aide pas.
    .usage = Tu la choisis en lançant le défi.
term-rating = Cote
    .meaning = la force d’une personne, en un nombre. Le nombre après ± dit combien elle est incertaine.
    .usage = Les profils et les classements la montrent. Plus tu joues de parties classées, plus ± diminue.
term-provisional = Provisoire
    .meaning = une cote encore estimée, marquée d’un « ? ».
    .usage = Elle se précise après quelques parties classées de plus.
term-plan = Plan
    .meaning = une liste de cases où tes prochains pions sont posés pour toi.
    .usage = Écris-le avec `/dvonn plan`. Personne d’autre ne le voit.
term-conditional-moves = Coups conditionnels
    .meaning = des réponses aux coups possibles de ton adversaire : si on joue ceci, je joue cela.
    .usage = Écris-les avec `/dvonn conditionnels`. `D3F3 resign` : sur D3F3, tu abandonnes. Personne d’autre ne les voit.
term-takeback = Reprise de coup
    .meaning = revenir sur son dernier coup, si l’adversaire est d’accord.
    .usage = Propose-la avec `/dvonn proposer`.
term-hint = Indice
    .meaning = les meilleurs coups de ta propre partie amicale.
    .usage = `/dvonn indice` les montre par des flèches.
term-review = Bilan
    .meaning = le regard du moteur sur une partie terminée : chances de gain, tournants, meilleurs coups.
    .usage = Utilise le bouton sous une partie terminée, ou `/partie bilan`.
term-tower = Tour
    .meaning = une pile de quatre pions ou plus. Elle trouve peu de cases où atterrir.
    .usage = Prends des pions seuls avec elle : les tiens restent mobiles. Mais n’en monte pas trop tôt.
    .caption = { $ply } : une tour prend un pion seul
term-loose-piece = Pion mal attaché
    .meaning = un pion qui ne tient au rouge que par un lien, et qu’on coupe facilement.
    .usage = Ne le sauve que si cela ne coûte rien. Sinon, joue ailleurs.
    .caption = { $ply } : le pion mal attaché est coupé
term-tempo = Gain de temps
    .meaning = gagner le temps d’un coup, avec un coup tranquille qui ne prend rien : c’est alors à l’adversaire de jouer.
    .usage = Vers la fin, garde des coups tranquilles en réserve. Qui doit jouer en premier perd souvent.
    .caption = { $ply } ne prend rien : Noir doit jouer
term-sharpshooting = Tir de précision
    .meaning = capturer une pile à quatre cases ou plus, avec une pile d’exactement cette hauteur.
    .usage = Prépare le tir : change la hauteur ou la case de ta pile, jusqu’à ce que la distance soit bonne.
    .caption = { $ply } : haute de quatre, à quatre cases
term-overload = Surcharge
    .meaning = menacer deux piles à la fois, pour que l’adversaire ne puisse pas sauver les deux.
    .usage = Deux de tes piles peuvent le faire ensemble. Dans une fourchette, une seule pile suffit.
    .caption = { $ply } : Noir ne peut pas sauver les deux
term-neutralise = Neutraliser
    .meaning = atterrir sur un pion adverse, pour qu’il ne puisse plus bouger.
    .usage = Le pion reste sur le plateau, mais l’adversaire en a un de moins à déplacer.
    .caption = { $ply } : ce pion noir seul est neutralisé
term-fork = Fourchette
    .meaning = une pile qui en attaque deux.
    .usage = L’adversaire n’a qu’un coup, et ne peut en sauver qu’une.
    .caption = { $ply } : une pile en attaque deux
term-isolation = Isolement
    .meaning = coupe des pions adverses du rouge pour qu’ils quittent le plateau.
    .usage = Regarde ce qui relie un groupe adverse au rouge. Si c’est une seule pile, vise-la.
    .caption = { $ply } : Noir perd trois pions
term-rescue = Sauvetage
    .meaning = sauve des pions à toi qui vont être coupés du rouge.
    .usage = Avant de jouer, regarde ce que l’adversaire pourrait couper ensuite.
    .caption = { $ply } garde Blanc relié au rouge
term-cut = Couper le plateau en deux
    .meaning = vide une case qui relie des pions adverses au rouge.
    .usage = Le lien peut être ton propre pion : déplace-le, et la chaîne se rompt.
    .caption = { $ply } rompt la chaîne vers le rouge
term-run-with-red = Filer avec le rouge
    .meaning = joue une pile qui contient un rouge.
    .usage = Emporte le rouge vers tes pions, loin de ceux de l’adversaire.
    .caption = { $ply } : Blanc file avec le rouge
term-free-surrounded = Libérer une pile
    .meaning = libère une de tes piles encerclées et joue-la.
    .usage = Déplace d’abord une de ses six voisines. Ensuite, elle peut bouger.
    .caption = { $ply } : la pile marquée est libre
term-immobilise = Immobiliser une pile
    .meaning = laisse une pile adverse sans coup possible.
    .usage = Rends-la si haute qu’elle n’a plus de cible, ou enlève ses cibles.
    .caption = { $ply } : la pile marquée est bloquée
term-forced-pass = Forcer à passer
    .meaning = ne laisse aucun coup à l’adversaire, qui doit passer.
    .usage = S’il ne lui reste que quelques coups, essaie de les enlever tous.
    .caption = { $ply } : Noir doit passer
term-counting = Compter les coups
    .meaning = le résultat est serré. Compte jusqu’à la fin.
    .usage = Compte les coups qui restent à chaque camp, et ce que coûtent les derniers.
    .caption = { $ply } gagne de 1. Tous les autres perdent
term-save-draw = Sauver la nulle
    .meaning = un seul coup fait nulle, tous les autres perdent.
    .usage = Calcule chaque coup jusqu’au bout. Une nulle vaut un demi-point.
    .caption = { $ply } fait nulle. Tous les autres perdent
term-last-placements = Derniers pions
    .meaning = le plateau est presque plein, et une seule case garde les meilleures chances.
    .usage = D’abord la proximité du rouge, puis le bord, puis une sortie pour tes pions.
    .caption = { $ply } : au bord, à deux cases du rouge

## Refusals: what is wrong and what to do instead

refuse-no-game = Il n’y a pas de partie dans ce salon. `/dvonn jouer` en lance une contre l’ordinateur. `/dvonn aide` montre comment jouer contre des personnes.
refuse-unknown-game = Il n’y a pas de partie { $number } que tu puisses ouvrir ici. Les tiennes s’ouvrent partout. Celles des autres ne s’ouvrent que dans leur salon.
refuse-ended = La partie { $number } est terminée. `/dvonn jouer` en lance une nouvelle contre l’ordinateur. `/dvonn aide` montre comment jouer contre des personnes.
refuse-not-a-player = Cette partie oppose { $white } et { $black }. Pour la voir, utilise `/dvonn plateau`. Pour en lancer une, `/dvonn défier`.
refuse-not-your-turn = C’est à { $player } de jouer. Je te mentionnerai ici quand ce sera à toi.
refuse-old-board-link = Ce plateau n’est plus à jour. Le plus récent est [ici]({ $url }).
refuse-old-board = Ce plateau n’est plus à jour. `/dvonn plateau` montre le plus récent.
refuse-not-a-cell = La case `{ $input }` n’existe pas. { $cells }
no-such-cell = La case `{ $word }` n’existe pas. { $cells }
cells-row = La rangée { $row } va de { $first } à { $last }.
cells-column = Le plateau a les colonnes A à K, et la rangée { $row } va de { $first } à { $last }.
cells-all = Le plateau a les rangées 1 à 5 et les colonnes A à K.
cells-form = Une case est une lettre de A à K et un nombre de 1 à 5, comme D3.
refuse-not-a-move = `{ $input }` n’est pas un coup. Indique la case de ta pile et la case d’arrivée, comme D3F3.
refuse-nothing-stored = Je n’ai aucune donnée sur toi, il n’y a donc rien à supprimer.
refuse-no-challenge = Ce défi n’existe plus. Pour en lancer un nouveau, utilise `/dvonn défier`.
refuse-self = Tu ne peux pas jouer contre toi-même. Choisis quelqu’un d’autre, ou laisse `adversaire` vide pour que tout le monde puisse accepter.
refuse-this-bot = Pour jouer contre moi, utilise `/dvonn jouer`.
refuse-not-a-member = { $person } n’est pas sur ce serveur. Choisis un membre de ce serveur.
refuse-threads =
    { $most ->
        [one] Tu as ouvert un fil ces dernières minutes. Tu pourras ouvrir le prochain { $until }. Ou utilise un autre salon.
       *[other] Tu as ouvert { $most } fils ces dernières minutes. Tu pourras ouvrir le prochain { $until }. Ou utilise un autre salon.
    }
refuse-bot = On ne peut pas défier un bot. Choisis une personne, ou laisse `adversaire` vide pour que tout le monde puisse accepter.
refuse-challenge-gone = Tu ne peux plus répondre à ce défi. { $state } Pour en lancer un nouveau, utilise `/dvonn défier`.
refuse-board-outdated = Ce n’est pas ton plateau le plus récent. Propose le plus récent, ou essaies-en un autre.
refuse-choose-side = Choisis un camp dans ce défi : appuie sur « Jouer les Blancs » ou « Jouer les Noirs ».
refuse-not-challenged = Ce défi est pour { $opponent }. Pour lancer le tien, utilise `/dvonn défier`.
refuse-own-challenge = C’est ton propre défi, quelqu’un d’autre doit l’accepter. Tu peux l’annuler.
refuse-not-the-challenger = Il n’y a que { $challenger } qui puisse annuler ce défi.
invalid-terms-clock =
    `{ $input }` n’est pas une cadence. Écris l’une de celles-ci :
    {"-"} `5d` : 5 jours par coup
    {"-"} `3d+12h` : 3 jours plus 12 heures par coup
    {"-"} `3d+12h max 7d` : pareil, sans accumuler plus de 7 jours
    {"-"} `live 10` : 10 minutes par camp
    {"-"} `none` : sans pendule
invalid-terms-clock-range =
    { $stretch ->
        [turn] Le temps par coup va de { $least } à { $most }. Pour une partie d’une traite, utilise une cadence comme `live 10`.
        [bank] Le temps total va de { $least } à { $most }. Choisis une autre cadence.
        [increment] Le temps ajouté par coup va de { $least } à { $most }. Choisis une autre cadence.
        [cap] Le maximum doit valoir au moins le temps total avant le `+`, et { $most } au plus. Choisis une autre cadence.
       *[live] Une partie en direct donne de { $least } à { $most } par camp. Choisis une autre cadence.
    }
invalid-terms-seed = `{ $input }` n’est pas une graine. Une graine est un nombre de douze chiffres au plus. Copie celle d’une ancienne partie (`/partie exporter`), ou laisse `graine` vide.
invalid-terms-nothing-to-deal = Une graine ne va qu’avec un plateau aléatoire. Choisis la mise en place aléatoire ou symétrique (ou partage et choix, dans un défi), ou laisse `graine` vide.
invalid-terms-seed-with-reds = Avec une graine connue, tu verrais le plateau avant de poser les rouges. Laisse `graine` vide : j’en tire une au hasard.
invalid-terms-position-unused = Une position ne va qu’avec la mise en place « donnée ». Choisis-la, ou laisse `position` vide.
invalid-terms-no-position = Avec la mise en place « donnée », il faut une position. Écris-la dans `position`.
invalid-terms-position-over = Dans cette position, aucun camp ne peut bouger. Choisis-en une où la partie peut continuer.
invalid-terms-place-without-clock = Une partie pour une place se joue avec une pendule. Laisse `cadence` vide, ou choisis autre chose que `none`.
invalid-terms-color-with-cut = En partage et choix, c’est la personne qui accepte qui choisit son camp. Laisse `couleur` vide, ou choisis une autre mise en place.
position-unreadable = Je ne peux pas lire cette position.
position-forbidden = Cette position est impossible selon les règles.
position-form =
    Écris `SIDE ROW1/ROW2/ROW3/ROW4/ROW5` :
    {"-"} SIDE est le camp qui doit jouer, `w` ou `b`.
    {"-"} Chaque rangée liste ses cases depuis la gauche, avec des virgules.
    {"-"} `.` est une case vide.
    {"-"} `w3` ou `b3` est une pile avec camp et hauteur. `b2*` est une pile qui contient un rouge.
    {"-"} `r1` est un pion rouge seul.
position-side = Elle ne commence pas par `w` ou `b`.
position-rows =
    { $found ->
        [one] Elle a { $found } rangée, pas 5.
       *[other] Elle a { $found } rangées, pas 5.
    }
position-cells = La rangée { $row } doit avoir { $expected } cases, mais en a { $found }.
position-stack = { $found } sur { $cell } n’est pas une pile valide.
position-trailing = { $found } n’est pas permis après les rangées. Seul le mot `movement` l’est.
fault-stacks-with-red =
    { $found ->
        [one] { $found } pile contient un rouge. Il en faut une à trois.
       *[other] { $found } piles contiennent un rouge. Il en faut une à trois.
    }
fault-room-for-reds =
    { $room ->
        [one] Les piles qui contiennent un rouge n’ont de place que pour { $room } pion rouge, mais il en faut trois.
       *[other] Les piles qui contiennent un rouge n’ont de place que pour { $room } pions rouges, mais il en faut trois.
    }
fault-isolated = Sans lien avec un pion rouge : { $cells }.
fault-too-many-pieces = Les piles ont { $found } pions en tout, mais le jeu en a 49.
fault-too-many-stacks =
    { $color ->
        [white] Blanc possède { $found } piles, mais n’a que 23 pions.
       *[black] Noir possède { $found } piles, mais n’a que 23 pions.
    }
fault-black-moves-first = Sur un plateau plein, Blanc joue en premier.
fault-nothing-moved = Il n’y a que des pions seuls, et il manque exactement un pion. C’est impossible : le premier coup forme une pile de 2, et si elle est retirée, il manque au moins deux pions.
fault-no-placement =
    Après { $pieces ->
        [one] { $pieces } pion posé
       *[other] { $pieces } pions posés
    }, il faut comme pions seuls : rouges { $red }, blancs { $white }, noirs { $black }, et c’est à { $color ->
        [white] Blanc
       *[black] Noir
    } de jouer.
refuse-nothing-to-plan = Tous les pions sont posés, il n’y a rien à planifier. Prépare des coups conditionnels avec `/dvonn conditionnels`.
refuse-vacation-days =
    { $count ->
        [one] Il ne te reste que { $count } jour de congé cette année-là. Prends moins de jours.
       *[other] Il ne te reste que { $count } jours de congé cette année-là. Prends moins de jours.
    }
refuse-vacation-no-time = Il ne te reste plus de temps dans une de tes parties, tu la perdrais aussitôt. Joues-y d’abord (voir `/dvonn parties`), puis finis tes congés.
refuse-no-vacation = Tu n’es pas en congés. Pour en commencer, utilise `/dvonn congés` avec `jours:3`.
refuse-review-running = Cette partie est encore en cours. Son bilan sera possible à la fin.
refuse-review-short = Cette partie est trop courte pour un bilan : chaque camp doit avoir eu le choix au moins une fois. `/partie coups` montre ses coups.
refuse-variation-gone = Je n’ai plus cette analyse : je garde tes dix dernières, pendant 90 jours. Utilise de nouveau `/dvonn analyser`.
refuse-variation-full = Cette analyse a { $most } coups, je n’en garde pas plus. Continue avec des coups essayés, ou analyse une autre position.
refuse-review-one-at-a-time = Je fais encore le bilan d’une autre partie pour toi, un à la fois. Redemande dans une minute.
refuse-engine-unknown = Il n’y a pas de moteur nommé « { $name } » ici. Choisis-en un dans la liste, ou un `niveau`.
refuse-engine-gone = Ce moteur n’est plus disponible. Pour jouer contre l’ordinateur, utilise `/dvonn jouer` avec un `niveau`.
refuse-engine-and-level = Choisis soit un `niveau`, soit un `moteur`, pas les deux.
refuse-engine-busy =
    { $games ->
        [one] { $player } ne peut jouer que { $games } partie à la fois. Réessaie quand elle sera finie, ou choisis un `niveau`.
       *[other] { $player } ne peut jouer que { $games } parties à la fois. Réessaie quand l’une sera finie, ou choisis un `niveau`.
    }
refuse-engine-board = { $player } ne peut jouer qu’à partir du plateau vide. Choisis la mise en place « complète ».
refuse-busy-direct = Ta dernière partie ici est encore en cours. `/dvonn plateau` la montre. Pour la finir, utilise `/dvonn abandonner`.
refuse-rated-guest = Ici, pas de partie classée : chaque classement appartient à un serveur qui m’a ajouté. Laisse `classée` vide, ou lance ton défi sur un tel serveur.
refuse-busy-guest = Une partie est déjà en cours ici, et je n’en montre qu’une à la fois. `/dvonn plateau` la montre. Finis-la d’abord, ou joue dans un autre salon.
refuse-busy = { $white } et { $black } jouent dans ce salon.

refuse-offer-gone =
    { $state ->
        [accepted] Cette proposition est déjà acceptée.
        [declined] Cette proposition est déjà refusée.
        [withdrawn] Cette proposition est retirée.
       *[lapsed] Cette proposition a expiré quand la partie a continué.
    }
refuse-offer-own = C’est ta propre proposition, seul ton adversaire peut y répondre. Tu peux la retirer.
refuse-offer-not-own = Seul ton adversaire peut retirer cette proposition. Tu peux l’accepter ou la refuser.
refuse-offer-waiting =
    { $kind ->
        [draw] Ton adversaire n’a pas encore répondu à ta proposition de nulle.
        [takeback] Ton adversaire n’a pas encore répondu à ta demande de reprise.
       *[pause] Ton adversaire n’a pas encore répondu à ta demande de pause.
    }
refuse-answer-first = Ton adversaire demande à reprendre un coup. Accepte ou refuse d’abord.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Tu as proposé nulle il y a peu. Tu pourras le refaire après { $plies } coup.
           *[other] Tu as proposé nulle il y a peu. Tu pourras le refaire après { $plies } coups.
        }
       *[other] Tu viens de le demander. Tu pourras le refaire après le prochain coup.
    }
refuse-nothing-to-take-back = Tu n’as pas encore de coup à reprendre.
refuse-revealed = Tu ne peux plus reprendre ton coup : le plan ou les coups conditionnels de ton adversaire ont été joués depuis. Continue, ou propose nulle avec `/dvonn proposer`.
refuse-no-clock = Cette partie n’a pas de pendule : pas de pause ni de temps à donner.
refuse-paused = La partie est déjà en pause. Pour continuer, appuie sur « Relancer la partie » sous le plateau.
refuse-not-paused = La partie n’est pas en pause. Pour en demander une, utilise `/dvonn proposer` avec `quoi:Pause`.
refuse-enough-time = Il reste déjà plus d’un an à ton adversaire.
refuse-computer-needs-no-time = La pendule de l’ordinateur ne tourne jamais, il n’a donc pas besoin de temps.
refuse-not-over = Cette partie n’est pas encore terminée. Tu pourras proposer une revanche à la fin.
refuse-rematch-deleted = Ton adversaire a supprimé ses données. `/dvonn aide` montre comment trouver quelqu’un d’autre.
refuse-no-rematch = Une revanche n’est pas possible maintenant. Utilise `/chercher` pour trouver quelqu’un.
refuse-rematch-asked = Tu ne peux proposer une revanche qu’une fois après chaque partie.
refuse-rematch-waits = Tu as déjà proposé une revanche. Ton adversaire n’a pas encore répondu.
refuse-rematch-offered = Ton adversaire a déjà proposé une revanche. Accepte-la.
refuse-rematch-started = La revanche de cette partie est la partie { $number }. `/dvonn jouer` en lance une autre contre l’ordinateur. `/dvonn aide` montre comment jouer contre des personnes.
refuse-abort-place = Ce défi vise ta place, tu ne peux donc pas annuler cette partie. Joue-la, ou abandonne avec `/dvonn abandonner` et perds ta place.
refuse-abort-tournament = On ne peut pas annuler une partie de tournoi. Pour y renoncer, utilise `/dvonn abandonner`. Pour quitter le tournoi, `/tournoi retirer`.
refuse-abort = Il est trop tard pour annuler cette partie. Propose nulle avec `/dvonn proposer`, ou abandonne avec `/dvonn abandonner`.
refuse-claim-here = { $opponent } est encore sur ce serveur. En cas de dépassement du temps, tu gagnes automatiquement.
refuse-claim-computer = L’ordinateur ne part jamais, et sa pendule ne tourne jamais. Pour finir la partie, abandonne.
refuse-only-void = Un camp de la partie { $number } joue depuis un autre serveur, la modération ne peut donc que l’invalider. C’est possible pendant qu’elle est en cours, si elle est amicale et hors tournoi.
refuse-claim-no-clock = Cette partie n’a pas de pendule, personne ne peut dépasser le temps. Ton adversaire a quitté le serveur : `/dvonn abandonner` finit la partie sans résultat.
refuse-claim-own-turn = C’est à toi de jouer. Joue d’abord : la pendule de ton adversaire tourne alors, et tu gagnes quand son temps est écoulé.
refuse-claim-early = Ton adversaire a quitté le serveur, mais a encore du temps. Tu pourras réclamer la victoire { $until }.
refuse-not-a-moderator = Il faut la permission « Gérer le serveur » pour cela. Demande à quelqu’un qui l’a.
refuse-not-a-moderator-role = Il faut le rôle { $role } ou la permission « Gérer le serveur » pour cela. Demande à quelqu’un qui l’a.
refuse-channel = Sur ce serveur, on ne lance de parties que dans { $channels } (fils compris). Réessaie là-bas.
refuse-starter = Seuls les membres avec le rôle { $role } peuvent lancer des parties ici. Demande à une personne qui l’a de te défier : tu peux accepter.
refuse-starter-there = Sur le serveur où tu jouerais, seuls les membres avec un certain rôle peuvent lancer des parties, et tu ne l’as pas.
refuse-blocked =
    La modération t’empêche de lancer et d’accepter des parties sur ce serveur. Raison : { $reason }
    Tes parties en cours continuent. Si tu penses que c’est une erreur, contacte la modération.
refuse-challenger-blocked = { $challenger } ne peut pas jouer sur ce serveur. Défie quelqu’un d’autre avec `/dvonn défier`.
refuse-opponent-blocked = { $opponent } ne peut pas accepter de parties sur ce serveur en ce moment. Choisis quelqu’un d’autre.
refuse-games = Tu joues déjà le maximum de parties et de tournois à la fois : { $most }. Termine ou abandonne d’abord une partie.
refuse-challenger-games = { $challenger } joue déjà le maximum de parties à la fois. Défie quelqu’un d’autre avec `/dvonn défier`.
refuse-challenges =
    { $most ->
        [one] Tu as déjà un défi. Annule-le, ou attends une réponse. Un défi annulé ou refusé compte encore pendant 10 minutes à partir de son envoi.
       *[other] Tu as déjà { $most } défis. Annules-en un, ou attends une réponse. Un défi annulé ou refusé compte encore pendant 10 minutes à partir de son envoi.
    }
refuse-challenged-before =
    { $most ->
        [one] Tu as déjà défié { $opponent }. Attends une réponse. Annuler ne sert à rien : le défi compte pendant une heure à partir de son envoi.
       *[other] Tu as déjà défié { $opponent } { $most } fois. Attends une réponse. Annuler ne sert à rien : un défi compte pendant une heure à partir de son envoi.
    }
refuse-challenged-lately = Tu as défié { $opponent } il y a peu. De nouveau possible { $until }. Pour défier quelqu’un d’autre, inutile d’attendre.
refuse-places-rated-off = Les parties classées sont désactivées sur ce serveur, on ne peut donc pas jouer pour une place. La gestion du serveur peut les autoriser avec `/dvonn-admin paramètres`.
refuse-rated-off = Les parties classées sont désactivées sur ce serveur. Pour une partie amicale, laisse `classée` vide ou choisis False.
refuse-may-not-post = Je ne peux pas publier dans { $channel }. Donne-moi là-bas les permissions « Voir le salon », « Envoyer des messages » et « Joindre des fichiers », puis réessaie.
refuse-block-no-reason = Indique une raison dans `raison`. La personne bloquée la voit.
refuse-block-opponent = { $person } et toi, vous êtes dans la même partie ou le même tournoi en cours, tu ne peux donc pas bloquer cette personne. Demande à quelqu’un d’autre de la modération.
refuse-block-bot = On ne peut pas bloquer un bot. Choisis une personne.
refuse-not-blocked = { $person } n’est pas sur la liste des personnes bloquées. `/dvonn-admin paramètres` la montre.
refuse-own-game = Tu joues dans la partie { $number }, tu ne peux donc pas la modérer. Demande à une autre personne de la modération. S’il n’y a personne d’autre, choisis un rôle de modération avec `/dvonn-admin paramètres` et donne-le à quelqu’un.
refuse-other-server = Ce serveur n’a pas de partie { $number }. Pour trouver un numéro, utilise `/partie coups` dans le salon de la partie.
refuse-void-uncounted = La partie { $number } est terminée et était amicale, l’invalider ne changerait donc rien.
refuse-void-before = La partie { $number } est déjà retirée du calcul des cotes.
refuse-role-of-all = Tout le monde a ce rôle. Choisis-en un que seule la modération a.
refuse-no-reason = Indique une raison dans `raison`. Elle est montrée dans le salon de la partie.
refuse-no-winner = Choisis qui gagne, ou nulle, dans `gagnant`. Pour finir sans résultat, choisis « Invalider la partie » dans `décision`.
refuse-no-seat = Choisis la nouvelle personne dans `personne` et le camp dans `camp`.
refuse-seat-self = Tu ne peux pas te confier un camp. Choisis quelqu’un d’autre, ou demande à quelqu’un d’autre de la modération.
refuse-seat-bot = On ne peut pas confier un camp à un bot. Choisis une personne.
refuse-seat-not-a-member = { $person } n’est pas sur ce serveur. Choisis un membre.
refuse-seat-blocked = { $person } ne peut pas jouer sur ce serveur. Choisis quelqu’un d’autre, ou utilise d’abord `/dvonn-admin débloquer`.
refuse-seat-taken = { $person } joue déjà dans cette partie. Choisis quelqu’un d’autre.
refuse-seat-computer = On ne peut pas confier le camp de l’ordinateur. Termine la partie, ou invalide-la.

illegal-taken = { $cell } est occupée. Choisis une case vide.
illegal-empty = { $cell } est vide. Choisis une case avec une de tes piles.
illegal-lone-red = Le pion rouge sur { $cell } est seul, donc personne ne peut le déplacer. Choisis une de tes piles.
illegal-not-yours = La pile sur { $cell } est à ton adversaire. Choisis-en une avec ta couleur au-dessus.
illegal-surrounded = La pile sur { $cell } est encerclée et ne peut pas bouger. Choisis-en une autre.
illegal-not-straight = { $from } et { $to } ne sont pas en ligne droite. Les piles suivent les six directions du plateau.
illegal-distance =
    { $height ->
        [one] La distance de { $from } à { $to } est { $distance }, mais un pion seul avance d’exactement { $height } case.
       *[other] La distance de { $from } à { $to } est { $distance }, mais une pile de { $height } avance d’exactement { $height } cases.
    }
illegal-empty-target = { $to } est vide. Une pile doit atterrir sur une autre pile ou un pion.
illegal-leaves-board = Depuis { $from }, une pile de { $height } sortirait du plateau dans cette direction. Choisis-en une autre.
illegal-still-placing = Il reste des pions à poser. Poses-en un sur une case vide : `/dvonn poser D3`.
illegal-all-placed = Tous les pions sont posés. Déplace maintenant une pile : `/dvonn déplacer D3F3`.
illegal-must-pass = Tu n’as aucun coup possible, tu dois donc passer.
illegal-may-not-pass = Tu as un coup possible, tu ne peux donc pas passer. `/dvonn déplacer` liste tes coups pendant que tu écris.
illegal-game-over = La partie est terminée. `/dvonn jouer` en lance une nouvelle contre l’ordinateur. `/dvonn aide` montre comment jouer contre des personnes.

backup = Toutes les données de ce serveur : une ligne de JSON par entrée, compressées avec gzip. Elles contiennent des noms, ne les partage donc qu’avec la gestion du serveur. Cette sauvegarde est notée : voir `/dvonn-admin journal`.
backup-no-files = Je ne peux pas joindre de fichiers dans ce salon. Utilise `/dvonn-admin sauvegarde` dans un salon où je le peux.
backup-in-parts = La sauvegarde est trop grande pour un fichier sur Discord. Les autres parties suivent.
backup-part = Morceau { $part }. D’autres suivent.
backup-last-part = Morceau { $part }, le dernier. Tu peux décompresser chaque morceau à part, ou les joindre dans l’ordre et décompresser le tout.

## Fair play

fairness-heading = {"**"}Chances de gain perdues par coup**, dans les parties classées avec bilan (± deux erreurs types)
fairness-line = { $player } (cote { $rating }) : { $loss } ± { $error } points de pourcentage en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $moves ->
        [one] { $moves } coup.
       *[other] { $moves } coups.
    }
fairness-peers = { $count } personnes de cote voisine perdent { $loss }. Différence : { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Étonnamment bas : regarde les parties.**
       *[usual] Rien d’étonnant.
    }
fairness-few-games = { $player } (cote { $rating }) : trop peu de parties ({ $games } sur { $least } au moins).
fairness-few-peers = Trop peu de monde pour comparer. Il me faut au moins { $least } personnes à { $range } près de cette cote.
fairness-note = C’est un indice, pas une preuve. Un très bon niveau sur un nouveau compte, des positions faciles, ou des bilans demandés seulement pour les bonnes parties peuvent donner le même résultat. Je n’agis jamais d’après ces chiffres.
fairness-empty = Personne n’a encore { $least } parties classées avec bilan sur ce serveur. Pour faire un bilan, utilise `/partie bilan`.
fairness-unknown = { $player } n’a pas de partie classée avec bilan sur ce serveur. Pour faire un bilan, utilise `/partie bilan`.

## Stored data

privacy-stored =
    {"**"}Ce que je garde**
    {"-"} Ton identifiant Discord, et ton nom sur les serveurs où tu joues.
    {"-"} Tes parties : coups avec leur heure, conditions, résultats et tes notes. Plans et coups conditionnels jusqu’à la fin de la partie.
    {"-"} Tes cotes, places et tournois, et les rôles que je t’ai donnés pour eux.
    {"-"} Ta cote de problèmes, les problèmes essayés et ta meilleure course aux problèmes. Tes autres courses, pendant un jour.
    {"-"} Tes défis, congés et leçons, et tes paramètres (avec fuseau horaire, heures calmes et week-ends libres).
    {"-"} Les 50 dernières parties que tu as importées (moins si elles sont grandes), et les coups de tes dix dernières analyses.
    {"-"} Les parties que tu suis, jusqu’à leur fin. Le bilan que tu attends.
    {"-"} Ce que tu cherches avec `/chercher`, et ta présence au classement mondial. Les personnes que tu ne veux plus rencontrer, et tes signalements.
    {"-"} Tes décisions de modération, et les serveurs qui te bloquent.
    Je ne lis aucun message, seulement ce que tu entres dans mes commandes, formulaires et boutons.
privacy-kept =
    {"**"}Combien de temps.** Jusqu’à ce que tu le supprimes, sauf :
    {"-"} Une analyse : jusqu’à 90 jours sans usage.
    {"-"} Un défi clos ou une proposition : 30 jours.
    {"-"} Les identifiants de tes commandes : un jour, sauf ceux de tes coups. Ils évitent qu’une commande compte deux fois.
    {"-"} Une version brouillée de ton identifiant : 30 jours de plus, si tu supprimes tout moins de 30 jours après une partie classée. On ne peut pas y relire l’identifiant sans la clé du bot. Grâce à elle, les parties répétées contre le même adversaire ne comptent toujours pas en entier.
privacy-seen =
    {"**"}Qui le voit**
    {"-"} Parties, cotes, résultats, tournois et décisions de modération : tout le monde sur leur serveur. Après `/chercher` et dans les matchs par équipes, ce sont les deux serveurs. La gestion du serveur peut aussi les télécharger.
    {"-"} Le championnat : tout le monde, partout.
    {"-"} Le classement mondial : tout le monde, partout, jusqu’à ce que tu utilises `/classement quitter-mondial`.
    {"-"} Ta cote de problèmes : tout le monde sur les serveurs où tu en as essayé un.
    {"-"} Une course aux problèmes contre quelqu’un : tout le monde dans son salon.
    {"-"} Des congés ou un week-end libre qui arrêtent ta pendule : tes adversaires.
    {"-"} Tout le reste : personne d’autre que toi.
    L’hébergeur du bot peut lire sa base de données. Je ne partage rien avec personne d’autre.
privacy-choices =
    {"**"}Ce que tu peux faire**
    {"-"} `/données exporter` te donne tout en fichier.
    {"-"} `/données supprimer` supprime tout pour de bon.
    {"-"} Après cela, tes adversaires gardent leurs parties avec toi, comme parties d’un « compte supprimé ».
    {"-"} Un serveur qui te bloque continue de te bloquer.
    {"-"} Si l’hébergeur du bot te bloque, ou si d’autres ne veulent plus te rencontrer, cela reste aussi. À la place de ton identifiant, j’en garde une version brouillée.
delete-person =
    {"**"}Supprimer tout ce qui te concerne ?** C’est irréversible.
    {"-"} { $games ->
        [0] Tu n’as pas de partie en cours.
        [one] Ta partie en cours se termine maintenant. Si elle est classée et a six coups ou plus après le placement, tu la perds. Sinon, elle finit sans résultat.
       *[other] Tes { $games } parties en cours se terminent maintenant. Tu perds les classées qui ont six coups ou plus après le placement. Les autres finissent sans résultat.
    } Tes défis sont annulés, et tu quittes tes tournois.
    {"-"} Tes paramètres, congés, leçons, plans, notes, parties importées et analyses sont supprimés, et tu ne suis plus de parties. Tu disparais de tous les classements, et je retire les rôles donnés pour tes places et titres.
    {"-"} Tes adversaires gardent leurs parties avec toi, comme parties d’un « compte supprimé ». Leurs cotes ne changent que par les parties classées que tu perds maintenant. Tes décisions de modération restent, sans ton identifiant ni ton nom.
    {"-"} Un serveur qui te bloque continue de te bloquer. Les messages dans les salons restent.
    {"-"} Si tu as joué une partie classée ces 30 derniers jours, je garde une version brouillée de ton identifiant. Elle reste 30 jours : voir `/données afficher`.
    Si tu rejoues, tu repars de zéro.
button-export-person = Exporter d’abord
button-delete-person = Tout supprimer
button-keep-person = Tout garder
delete-cancelled = Rien n’a été supprimé.
delete-running = Suppression de tout ce qui te concerne…
delete-done = Tes données sont supprimées. Si tu rejoues, tu repars de zéro.

export-about = Tout ce que le bot DVONN garde sur toi. Heures en UTC, pendules en millisecondes. Points comptés en demi-points : 2 pour une victoire, 1 pour une nulle. Les autres n’apparaissent que sous le nom que tout le serveur voit.
exported = Ce fichier contient tout ce que je garde sur toi. Toute personne qui l’obtient peut le lire.
exported-part = Morceau { $part }. C’est trop pour un fichier sur Discord. D’autres suivent.
exported-last-part = Morceau { $part }, le dernier.
export-everything-no-files = Je ne peux pas joindre de fichiers dans ce salon. Utilise `/données exporter` en message privé avec moi.
export-everything-too-large = Tes données sont trop grandes pour un fichier sur Discord. Demande une copie à l’hébergeur du bot, qui les trouve dans la base par ton identifiant Discord.

## Errors

error-busy = J’ai trop à faire en ce moment. Rien n’a changé. Réessaie dans une minute.
error-too-late = Désolé, je n’ai pas pu le faire à temps. Rien n’a changé. Réessaie dans une minute.
error-storage = Désolé, je ne peux ni lire ni enregistrer de parties en ce moment. Rien n’a changé. Réessaie dans quelques minutes.
error-unconfirmed = Ma base de données ne l’a pas encore confirmé. Vérifie dans une minute si cela a marché avant de réessayer.
error-slow = Cela prend plus de temps que d’habitude. Vérifie si cela a marché avant de réessayer.
error-late-form = Je n’ai pas pu ouvrir le formulaire à temps. Réessaie.
error-number-range = `{ $option }` doit être un nombre entre { $from } et { $to }.
error-too-many =
    { $seconds ->
        [one] Tu vas trop vite. Rien n’a changé. Réessaie dans { $seconds } seconde.
       *[other] Tu vas trop vite. Rien n’a changé. Réessaie dans { $seconds } secondes.
    }
error-too-many-server =
    { $seconds ->
        [one] Il se passe trop de choses à la fois sur ce serveur. Rien n’a changé. Réessaie dans { $seconds } seconde.
       *[other] Il se passe trop de choses à la fois sur ce serveur. Rien n’a changé. Réessaie dans { $seconds } secondes.
    }
error-busy-drawing = Trop d’images attendent d’être dessinées. Réessaie dans une minute.
error-slow-drawing = Je n’ai pas pu dessiner cette image à temps. Réessaie dans une minute.
error-still-thinking = Je travaille encore sur ta question précédente. Attends la réponse, puis redemande.
error-internal = Désolé, quelque chose s’est mal passé, et rien n’a changé. Réessaie. Si cela se reproduit, donne ce code à l’hébergeur du bot : **{ $code }**.
error-unknown = Je ne connais pas cette commande ou ce bouton. Cela vient peut-être d’une version plus ancienne. `/dvonn plateau` montre le plateau, `/dvonn aide` montre le reste.
error-message-deleted = Ce message a été supprimé. `/dvonn plateau` montre le plateau, `/dvonn aide` montre le reste.
error-outside-server = Cette commande ne marche que sur les serveurs qui m’ont ajouté. Ici, `/dvonn jouer` lance une partie contre l’ordinateur, et `/dvonn aide` montre ce qui marche aussi. Pour défier quelqu’un, utilise `/dvonn défier` dans un endroit commun : un serveur, un groupe ou vos messages privés à deux.
error-no-files = (Je ne peux pas joindre de fichiers dans ce salon. Avec la permission « Joindre des fichiers », je peux montrer une image ici.)
missing-to-bot = Je n’ai pas le droit de publier ici, aucune partie ne peut donc commencer. Demande à la modération de me donner { $permissions } dans ce salon, ou utilise un autre salon.
missing-to-person = Il te faut cette permission dans ce salon : { $permissions }. Demande à la modération, ou utilise un autre salon.
permission =
    { $name ->
        [view-channel] « Voir le salon »
        [send-messages] « Envoyer des messages »
        [send-in-threads] « Envoyer des messages dans les fils »
        [use-external-apps] « Utiliser des applications externes »
       *[create-threads] « Créer des fils publics »
    }
error-no-threads = Je ne peux pas ouvrir de fil ici. Demande à la modération de me donner les permissions « Créer des fils publics » et « Envoyer des messages dans les fils », ou utilise un autre salon.
error-no-threads-kind = Je ne peux pas ouvrir de fils dans un salon de ce type. Utilise un salon textuel, un salon des annonces ou une publication de forum.

## Why Discord refuses a request

discord-no-channel = Ce salon ou ce fil a été supprimé. Utilises-en un autre.
discord-no-member = Cette personne a quitté le serveur ou supprimé son compte.
discord-hidden = Je ne vois pas ce salon. Demande à la modération de m’y donner la permission « Voir le salon », ou utilise un autre salon.
discord-forbidden = Discord dit qu’il me manque une permission pour cela. Demande à la modération de vérifier mes permissions là-bas, ou utilise un autre salon.
discord-direct-messages = Je ne peux pas t’envoyer de messages privés. Autorise les messages privés des membres dans les paramètres de confidentialité du serveur, puis réessaie.
discord-channel-kind = Un salon de ce type ne le permet pas. Utilise un salon textuel.
discord-thread-closed = Ce fil est archivé ou verrouillé. Demande à la modération de le rouvrir, ou utilise un autre salon.
discord-too-many-threads = Ce serveur a autant de fils actifs que Discord le permet. Demande à la modération d’en archiver, puis réessaie.
discord-tag-required = Ce forum exige un tag pour chaque publication, et je ne peux pas en choisir. Demande à la modération de lever cette règle, ou utilise un salon textuel.
discord-name = Ce nom contient un mot que Discord n’autorise pas. Change le nom, puis réessaie.
discord-automod = L’AutoMod de ce serveur a bloqué ce message ou ce nom. Demande à la modération d’exempter mon rôle ou de changer la règle.
discord-filter = Le filtre de Discord a bloqué ce message, jugé nuisible. Enlève les liens et les gros mots, puis réessaie.
discord-too-large = Le fichier est trop gros pour Discord. Demande moins de choses à la fois.
discord-invalid-role = Discord ne laisse personne donner ce rôle. Choisis-en un autre.
discord-two-factor = Ce serveur exige l’authentification à deux facteurs pour la modération. Mon hébergeur doit l’activer sur son compte Discord.
discord-slow = Discord n’autorise pas cela aussi souvent. Réessaie dans une minute.
discord-down = Discord ne fonctionne pas bien en ce moment. Réessaie dans une minute.
discord-invalid = Discord n’accepte pas ce que j’envoie. C’est une erreur de ma part : préviens mon hébergeur.

## Alt text of boards, in whole sentences

alt-players = Blanc : { $white }. Noir : { $black }.
alt-turn =
    { $next ->
        [red] { $name }, { $color ->
            [white] Blanc
           *[black] Noir
        }, doit poser un pion rouge.
        [own] { $name }, { $color ->
            [white] Blanc
           *[black] Noir
        }, doit poser un pion.
       *[move] { $name }, { $color ->
            [white] Blanc
           *[black] Noir
        }, doit jouer.
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] Blanc
           *[black] Noir
        } doit poser un pion rouge.
        [own] { $color ->
            [white] Blanc
           *[black] Noir
        } doit poser un pion.
       *[move] { $color ->
            [white] Blanc
           *[black] Noir
        } doit jouer.
    }
alt-won =
    { $color ->
        [white] Partie terminée : { $name } (Blanc) gagne de { $margin }.
       *[black] Partie terminée : { $name } (Noir) gagne de { $margin }.
    }
alt-won-without-name =
    { $color ->
        [white] Partie terminée : Blanc gagne de { $margin }.
       *[black] Partie terminée : Noir gagne de { $margin }.
    }
alt-draw = Partie terminée : nulle.
alt-won-early =
    { $color ->
        [white] Fin anticipée : { $winner } (Blanc) gagne contre { $loser }.
       *[black] Fin anticipée : { $winner } (Noir) gagne contre { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Fin anticipée : Blanc gagne.
       *[black] Fin anticipée : Noir gagne.
    }
alt-drawn-early = Fin anticipée : nulle.
alt-no-result = Partie terminée : sans résultat.
alt-passed = { $name } passe.
alt-last = { $name } joue { $ply }.
alt-placed =
    { $piece ->
        [red] { $name } pose un pion rouge sur { $cell }.
        [white] { $name } pose un pion blanc sur { $cell }.
       *[black] { $name } pose un pion noir sur { $cell }.
    }
alt-preview = Aperçu, pas encore joué. { $name } joue { $ply }.
alt-preview-only = Aperçu, pas encore joué.
alt-isolated = Isolées et retirées : { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] blanche
       *[black] noire
    }, hauteur { $height } : { $cells }
alt-sample = Exemple : ton plateau avec les Noirs.
alt-hints = Des lettres marquent les meilleurs coups : { $plies }.
alt-targets = Des anneaux montrent où peut aller la pile sur { $from } : { $cells }.
alt-no-targets = La pile sur { $from } est choisie, mais ne peut pas bouger.
alt-places = Des anneaux montrent où tu peux poser le pion : { $cells }.
alt-movable = Les piles qui peuvent bouger portent une étiquette : { $cells }.
alt-blocked = Piles encerclées, qui ne peuvent pas bouger : { $cells }.
alt-white-chance = Chances de gain de Blanc : { $chance } %.
alt-score = Score : Blanc { $white }, Noir { $black }.
alt-to-place = À poser : rouges { $red }, blancs { $white }, noirs { $black }.
alt-stacks =
    { $color ->
        [white] Blanc, hauteur { $height }{ $content ->
           *[plain] {""}
            [red] {" "}avec du rouge
            [one] {" "}avec un rouge
            [several] {" "}avec { $reds } rouges
        } : { $cells }.
       *[black] Noir, hauteur { $height }{ $content ->
           *[plain] {""}
            [red] {" "}avec du rouge
            [one] {" "}avec un rouge
            [several] {" "}avec { $reds } rouges
        } : { $cells }.
    }
alt-lone-reds = Pions rouges seuls : { $cells }.
alt-empty = Le plateau est vide.

## Tournaments.

tournament-kind =
    { $kind ->
        [round_robin] toutes rondes
        [double_round_robin] double toutes rondes
        [knockout] élimination directe
        [arena] arène
        [teams] match par équipes
       *[swiss] système suisse
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } ronde
       *[other] { $kind }, { $count } rondes
    }
tournament-title = {"**"}{ $name }** · tournoi { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Trois rouges posés à la main, le reste au hasard
        [random] Plateaux aléatoires
        [symmetric] Plateaux symétriques
       *[full] Les 49 pions posés à la main
    } · { $clock } · { $rated ->
        [yes] parties classées
       *[no] parties amicales
    } · { $length } au plus par ronde
tournament-knockout = Qui perd sort. Après une nulle, une autre partie se joue, couleurs échangées. Si personne ne la gagne, ou si la ronde finit avant, le meilleur rang de départ se qualifie.
arena-terms = L’arène dure { $length }. On joue autant de parties que possible : dès que l’une finit, la suivante commence. Tu peux arriver en cours de route, faire une pause et revenir. Le plus grand nombre de points gagne. Une partie encore en cours à la fin ne compte pas.
arena-running = {"**"}{ $name }** est en cours. Fin à { $until }. Parties finies : { $count }.
arena-over = {"**"}{ $name }** est fini. Victoire : { $winner }, bravo !
arena-standings = Tableau provisoire : { $name }
arena-legend = {"-#"} + gagnée, = nulle, − perdue, (n) sans partie. À égalité de points, qui a joué moins de parties passe devant.
button-break = Faire une pause
arena-back = Tu joues dans **{ $name }**. Dès que quelqu’un est libre, ta partie commence dans un fil de { $channel }.
arena-rest = Tu fais une pause dans **{ $name }**. S’il te reste une partie en cours, finis-la. Pour revenir, participe à nouveau.
arena-absent = { $player }, tu n’as pas joué ton premier coup à temps : cette partie de **{ $name }** est perdue, et tu es en pause. Pour revenir, appuie sur le bouton.
arena-next-game = { $player }, ta prochaine partie a commencé : { $place }
arena-waits = { $player }, je te cherche un prochain adversaire. Dès que la partie commence, le lien sera ici.
arena-waits-no-more = { $player }, tu n’attends plus de partie dans **{ $name }**.
refuse-arena-clock = Une arène se joue avec une pendule en direct, comme `live 10` : dix minutes par personne pour toute la partie.
tournament-open = Responsable : { $organiser }. Pour jouer, appuie sur « Participer ».
tournament-open-invited = Responsable : { $organiser }. Sur invitation : pour jouer, demande-lui de t’inscrire.
tournament-entrants = Personnes inscrites ({ $count }) : { $names }
tournament-entrants-more = { $names } et { $more } de plus
tournament-entrants-none = Encore personne.
tournament-reserve = Liste d’attente ({ $count }) : { $names }
tournament-several = { $name } × { $count }
tournament-started = Lancé, avec { $count } inscriptions.
tournament-starts =
    { $repeats ->
        [week] Début : { $time } ({ $rest }), puis chaque semaine.
        [month] Début : { $time } ({ $rest }), puis chaque mois.
        [weekday] Début : { $time } ({ $rest }), puis chaque mois, le { $day }.
       *[none] Début : { $time } ({ $rest }).
    }
tournament-players = Inscriptions : { $range }.
tournament-ratings = Cotes : { $range }.
tournament-role = Réservé aux membres avec le rôle { $role }.
tournament-count = { $most ->
        [0] Inscriptions : { $count }
       *[other] Inscriptions : { $count } sur { $most }
    }
tournament-edition = { $name }, n° { $number }
tournament-called-off = Annulé. Inscriptions : { $count } seulement, sur { $least } au moins.
tournament-calendar = Les prochains tournois, pour ton agenda.
tournament-calendar-none = Aucun tournoi n’a encore de date.
button-calendar = Fichier d’agenda
tournament-cancelled = Annulé avant son début.
tournament-computer = { $name } ({ $level })
button-join = Participer
button-leave = Quitter le tournoi
button-start = Lancer le tournoi
button-standings = Voir le tableau
button-pairings = Voir les appariements
button-series = Tableau de la série

tournament-round = {"**"}{ $name }** : la ronde { $round } sur { $rounds } a commencé. Elle finit au plus tard { $until }.
tournament-round-games = Parties finies : { $decided } sur { $count }.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** par forfait
tournament-pairing-advances = { $pairing } · qualification au rang de départ : { $player }
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } ne joue pas cette ronde
        [on] { $board }. { $player } se qualifie par exemption
       *[no] { $board }. { $player } a une exemption · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · commence bientôt
tournament-more-pairings = Autres parties de la ronde { $round } :
tournament-pairings-title = {"**"}{ $name }** : ronde { $round } sur { $rounds }
tournament-pairings-none = {"**"}{ $name }** n’a pas encore commencé, il n’y a donc pas d’appariements.

tournament-standings-after = Tableau après la ronde { $round } sur { $rounds } : { $name }
tournament-standings-during = Tableau pendant la ronde { $round } sur { $rounds } : { $name }
tournament-standings-final = Tableau final : { $name }
tournament-standings-none = {"**"}{ $name }** n’a pas encore commencé.
tournament-over = {"**"}{ $name }** est fini, après { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }. Victoire : { $winner }, bravo !
tournament-over-shared = {"**"}{ $name }** est fini. Première place partagée : { $winners }, bravo !
tournament-over-early = {"**"}{ $name }** a été terminé avant l’heure, à la ronde { $round } sur { $rounds }. Personne ne gagne.
tournament-over-nobody = {"**"}{ $name }** est fini.

tournament-line = Tournoi [{ $name }]({ $url }), ronde { $round }
tournament-line-plain = Tournoi { $name }, ronde { $round }
arena-line = Arène [{ $name }]({ $url })
arena-line-plain = Arène { $name }
tournament-ended-game-continues = { $players } : le tournoi **{ $name }** est terminé, cette partie n’y compte donc plus. Vous pouvez continuer, proposer nulle avec `/dvonn proposer`, ou abandonner avec `/dvonn abandonner`.
outcome-won = Tournoi : le point va à { $player }.
outcome-drawn = Tournoi : un demi-point par camp.
outcome-advances =
    { $last ->
        [yes] Tournoi : { $player } gagne la finale.
       *[no] Tournoi : { $player } se qualifie pour la ronde suivante.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Personne n’a gagné, donc { $player } gagne la finale au rang de départ.
       *[no] Personne n’a gagné, donc { $player } se qualifie pour la ronde suivante au rang de départ.
    }
outcome-no-result = Cette partie n’a pas eu de résultat, elle sera donc rejouée. Une nouvelle commence ici dans un instant.
outcome-one-more-game = En élimination directe, il faut une victoire. Une partie de plus, couleurs échangées, commence dans un instant. Si personne ne la gagne, { $player } se qualifie au rang de départ.
tournament-game-replays = La partie précédente n’a pas eu de résultat, elle est donc rejouée.
tournament-game-decides = La partie précédente s’est terminée par une nulle, on joue donc une partie de plus, couleurs échangées. Si personne ne la gagne, { $player } se qualifie au rang de départ.
outcome-not-counted = Le tournoi s’est terminé avant la fin de cette partie, qui n’y compte donc pas.
tournament-game-withdrawn = { $player } se retire du tournoi, donc { $winner } gagne cette partie.
tournament-game-timed-out = { $player } a dépassé le temps avant qu’une pile ne bouge.
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · ronde { $round }, table { $board }
arena-thread-ending = #{ $number } · partie { $board }
button-round = Ronde { $round }

tournament-long-games =
    { $limit ->
        [none] Les parties n’ont pas de pendule, mais une ronde finit après { $round }.
       *[some] Avec cette cadence, une partie peut durer jusqu’à { $game }, mais une ronde finit après { $round }.
    } Qui fait alors attendre son adversaire perd, et les autres parties en cours se terminent par une nulle. Pour une cadence plus courte ou des rondes plus longues, termine ce tournoi avec `/tournoi terminer` et crées-en un autre.
tournament-next-steps =
    Tu peux inscrire du monde avec `/tournoi inscrire`, et l’ordinateur avec `/tournoi ajouter-ordinateur`. Pour jouer aussi, utilise `/tournoi participer`. { $starts ->
        [by_date] Le tournoi commence tout seul.
       *[by_hand] Pour lancer le tournoi, utilise `/tournoi lancer`.
    }
tournament-created-elsewhere = {"**"}{ $name }** est annoncé dans { $channel }.
tournament-no-threads =
    { $organiser }, les prochaines parties de **{ $name }** ne peuvent pas commencer dans { $channel }. { $reason } Je réessaie chaque minute. Pour jouer dans un autre salon, utilises-y `/tournoi déplacer`.
tournament-no-threads-over = Plus aucune partie de **{ $name }** n’attend de commencer.
tournament-not-posted = Je ne peux rien publier sur **{ $name }** dans { $channel }. { $reason } Le tournoi continue. Pour l’annoncer dans un autre salon, utilises-y `/tournoi déplacer`.
tournament-joined = Tu participes à **{ $name }**. Inscriptions pour l’instant : { $count }. Je te mentionnerai quand ta première partie commencera.
tournament-joined-reserve = **{ $name }** est complet. Ton numéro sur la liste d’attente : { $place }. Si une place se libère avant le début, tu participes et je te le dis dans { $channel }.
tournament-left = Tu as quitté **{ $name }**.
tournament-entered = { $player } participe maintenant à **{ $name }**. Je l’annonce dans { $channel }. On peut quitter le tournoi jusqu’à son début.
tournament-entered-reserve = {"**"}{ $name }** est complet. Numéro de { $player } sur la liste d’attente : { $place }. Si une place se libère avant le début, je le lui dis.
tournament-you-were-entered = { $player }, tu participes à **{ $name }** : { $person } a fait ton inscription. Si tu ne veux pas jouer, quitte le tournoi avant son début.
tournament-you-take-over = { $player }, { $person } t’a donné la place de { $former } dans **{ $name }**. Tu as ses points et tu joues les parties qui n’ont pas commencé. Si tu ne veux pas jouer, retire-toi.
tournament-you-move-up = { $player }, une place s’est libérée dans **{ $name }** : tu participes. Si tu ne veux pas jouer, quitte le tournoi avant son début.
tournament-added = { $count ->
        [one] { $level } participe à **{ $name }**.
       *[other] { $level } participe à **{ $name }** avec { $count } inscriptions.
    }
tournament-removed = { $count ->
        [one] { $level } a quitté **{ $name }**.
       *[other] { $level } : { $count } inscriptions retirées de **{ $name }**.
    }
tournament-starting = {"**"}{ $name }** commence avec { $count } inscriptions : voir { $channel }.
tournament-fewer-rounds =
    Il y a { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } au lieu de { $wanted } : avec plus, des adversaires se rencontreraient deux fois.
ask-withdraw =
    { $whose ->
        [own] Te retirer de **{ $name }** ? Tu y perds ta partie en cours et n’en auras plus d’autres. Tu ne pourras pas revenir.
        [league] Retirer { $player } de ce cycle de la ligue (**{ $name }**) ? Les adversaires reçoivent les points de toutes les parties non finies. Celles en cours peuvent encore être jouées jusqu’au bout, mais ne comptent plus dans la ligue. L’inscription au prochain cycle est annulée aussi, mais une nouvelle reste possible.
       *[other] Retirer { $player } de **{ $name }** ? L’adversaire reçoit le point de la partie en cours. Elle peut encore être jouée jusqu’au bout, mais ne compte plus dans le tournoi. { $player } n’y jouera plus d’autres parties et ne pourra pas revenir.
    }
button-withdraw-tournament = Confirmer le retrait
button-stay = Pas de retrait
tournament-withdraw-cancelled = Personne n’a été retiré.
tournament-withdrawn-self = Tu ne participes plus à **{ $name }**. Merci d’avoir joué.
tournament-withdrawn = { $player } ne participe plus à **{ $name }**.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } a mis fin à ta participation à ce cycle de la ligue (**{ $name }**). Tes adversaires reçoivent les points de tes parties non finies. Tu peux encore finir celles en cours, mais elles ne comptent plus dans la ligue. Tu peux te réinscrire au prochain cycle. Demande la raison à { $person }.
       *[no] { $person } a mis fin à ta participation au tournoi **{ $name }**. L’adversaire reçoit le point de ta partie en cours. Tu peux encore la finir, mais elle ne compte plus dans le tournoi. Tu n’y auras plus d’autres parties. Demande la raison à { $person }.
    }
tournament-withdrawn-game-continues = { $player } ne participe plus à **{ $name }**, et l’adversaire reçoit le point. Vous pouvez encore finir cette partie, mais elle ne compte plus dans le tournoi. Si elle est classée, elle compte toujours pour le classement.
ask-newcomer = Qui prend la place de { $player } ?
ask-replace = Donner à { $new } la place de { $player } dans **{ $name }** ? { $new } reçoit les points et toutes les parties qui n’ont pas commencé. Si { $player } a une partie en cours, l’adversaire reçoit le point. Elle peut encore être jouée jusqu’au bout, mais ne compte plus dans le tournoi. Je préviens les deux.
button-replace = Remplacer
button-no-replacement = Ne pas remplacer
tournament-replaced = { $new } a pris la place de { $player } dans **{ $name }**.
tournament-you-were-replaced = { $person } a donné ta place dans le tournoi **{ $name }** à { $new }. Si tu y as une partie en cours, l’adversaire reçoit le point. Tu peux encore la finir, mais elle ne compte plus dans le tournoi. Demande la raison à { $person }.
ask-end-tournament =
    Terminer **{ $name }** à la ronde { $round } sur { $rounds } ? Personne ne gagnera. { $games ->
        [0] Aucune partie n’est en cours.
        [one] { $games } partie est en cours. On pourra la finir, mais elle ne comptera pas dans le tournoi.
       *[other] { $games } parties sont en cours. On pourra les finir, mais elles ne compteront pas dans le tournoi.
    }
ask-end-arena =
    Terminer l’arène **{ $name }** maintenant ? Les points marqués jusqu’ici décident de la victoire. { $games ->
        [0] Aucune partie n’est en cours.
        [one] { $games } partie est en cours. On pourra la finir, mais elle ne comptera pas dans l’arène.
       *[other] { $games } parties sont en cours. On pourra les finir, mais elles ne compteront pas dans l’arène.
    }
ask-cancel-tournament =
    Annuler **{ $name }** ? Il n’a pas commencé.{ $series ->
        [yes] {" "}Toute la série s’arrête avec lui.
       *[no] {""}
    }
button-end-tournament = Terminer le tournoi
button-cancel-tournament = Annuler le tournoi
button-keep-tournament = Ne rien changer
tournament-end-cancelled = Le tournoi continue.
tournament-end-done = {"**"}{ $name }** est fini.
tournament-cancel-done = {"**"}{ $name }** est annulé.
tournament-moved = Les parties de **{ $name }** se jouent maintenant dans { $channel }.
tournament-list-title = Tournois de ce serveur :
tournament-list-none = Il n’y a pas encore de tournoi ici. Crées-en un avec `/tournoi créer`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] ouvert, inscriptions : { $count }
        [running] ronde { $round } sur { $rounds }
        [over] fini
       *[cancelled] annulé
    } · { $channel }
tournament-list-more = … et { $count } de plus. Pour en voir un, utilise `/tournoi tableau` avec son numéro ou son nom.
teams-terms = Chaque serveur inscrit ses membres. Dans chaque équipe, la personne la plus forte joue à la table 1, la suivante à la table 2, et ainsi de suite. À chaque table, deux parties, une avec chaque couleur.
teams-rated = Une partie est classée si les deux adversaires sont au classement mondial.
teams-players = Par équipe : { $range }.
teams-open = Pour jouer pour ton serveur, appuie sur « Participer ».
teams-open-invited = La modération de chaque serveur inscrit les membres de son équipe.
teams-names = L’autre serveur voit ton nom.
teams-entrants = {"**"}{ $team }** ({ $count }) : { $names }
teams-entrants-none = {"**"}{ $team }** : encore personne.
teams-no-guest = Aucun autre serveur n’a encore accepté. La personne responsable peut appuyer sur « Inviter un serveur ».
button-invite-server = Inviter un serveur
teams-code = Envoie ce code à la modération de l’autre serveur : `{ $code }`. Là-bas, elle l’entre avec `/tournoi accepter`. Le code ne marche qu’une fois.
teams-ask = {"**"}{ $team }** propose un match par équipes à ton serveur. Si tu acceptes, les membres d’ici pourront participer dans { $channel } et y joueront leurs parties, dans des fils. L’autre serveur verra leurs noms.
button-accept-match = Accepter le match
teams-accepted = Tu as accepté **{ $name }**. Les membres d’ici peuvent maintenant participer dans { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }** est fini. **{ $team }** gagne { $points } à { $others }, bravo !
teams-drawn = {"**"}{ $name }** est fini. Match nul, { $points } à { $others }.
teams-called-off = Annulé. Inscriptions dans l’une des deux équipes : { $count } seulement, sur { $least } au moins.
teams-called-off-alone = Annulé : aucun autre serveur n’a accepté.
refuse-teams-terms = Seule la modération peut créer un match par équipes. Il commence tout seul, choisis donc `début`, et il ne peut pas être répété : retire `répéter`.
refuse-teams-starts = Tu ne peux pas lancer **{ $name }** toi-même. Le match commence tout seul à la date prévue, pour que les deux serveurs sachent quand.
refuse-teams-end = Aucun des deux serveurs ne peut terminer un match par équipes en cours. {"**"}{ $name }** sera fini quand toutes ses parties le seront. Pour ne plus jouer, utilise `/tournoi retirer`.
refuse-teams-other = { $player } joue pour l’autre serveur : seule la modération de là-bas peut en décider.
refuse-teams-moderators = Seule la modération de ce serveur peut décider qui joue pour lui.
refuse-teams-full = Cette équipe est complète. Nombre de places : { $most }.
refuse-teams-people = Un match par équipes se joue seulement entre personnes.
refuse-teams-code = Aucun serveur ne propose de match avec ce code. Vérifie-le : il a neuf chiffres et ne marche qu’une fois.
refuse-teams-own = C’est ton propre serveur qui propose ce match. C’est à la modération de l’autre serveur de l’accepter.
refuse-teams-accepted = Un autre serveur a déjà accepté ce match.
refuse-teams-barred = L’hébergeur du bot ne laisse pas { $player } jouer contre les membres d’autres serveurs.
series-title = {"**"}{ $name }**, { $year }. Tournois jusqu’ici : { $count }.
series-none = Personne n’a encore de points.
series-line = { $place }. { $player } · {"**"}{ $points }** · tournois : { $played }, gagnés : { $wins }
series-legend = {"-#"} À chaque tournoi, tu reçois un point, et un de plus par personne classée derrière toi. En cas de retrait, aucun. Les égalités sont départagées par les tournois gagnés.
series-next = Le prochain : { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Aucun tournoi ni cycle de ligue n’est en cours ici. Pour lancer un tournoi, utilise `/tournoi lancer`.
       *[no] Aucun tournoi dont tu es responsable n’est en cours ici. Pour lancer le tien, utilise `/tournoi lancer`. La modération voit tous les tournois.
    }
panel-round = ronde { $round } sur { $rounds }
panel-games = finies : { $over } · en cours : { $running } · pas commencées : { $waiting }
panel-ends = fin { $until }
panel-paused = en pause
panel-late = {"**"}Parties en retard : { $count }.** Pas de coup depuis un jour, ou depuis une demi-ronde si les rondes durent moins de deux jours. Tu peux envoyer un nouveau rappel pour la même partie après { $pause }.
panel-nobody-late = Personne n’est en retard.
panel-entry = { $number }. { $player } : dernier coup { $since } · { $game } contre { $opponent } · { $name }
panel-reminded = { $player } va recevoir un rappel.
button-manage = Gérer
button-remind = Rappel au n° { $number }
button-reminded = N° { $number } : rappel envoyé
button-panel-withdraw = Retirer le n° { $number }
button-panel-replace = Remplacer le n° { $number }
button-panel-tournaments = Tournois : { $way }
button-panel-late = En retard : { $way }
button-refresh = Actualiser
tournament-reminder = { $player }, les responsables de **{ $name }** te demandent de continuer la partie { $number } contre { $opponent }. À toi de jouer.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = conf. directe { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (retrait)
standings-part = {"-#"} Places { $first } à { $last } sur { $count }. Les boutons en montrent plus.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + gagnée, = nulle, − perdue, (n) sans partie. À égalité : Buchholz, les points de tous les adversaires. Puis SB (Sonneborn-Berger) : les points des adversaires battus, la moitié pour une nulle.
       *[no] {"-#"} + gagnée, = nulle, − perdue, (n) sans partie. À égalité : la confrontation directe. Puis SB (Sonneborn-Berger) : les points des adversaires battus, la moitié pour une nulle.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · élimination à la ronde { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Place et nom :
       *[no] { $heading }. Place, nom et points :
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name } : { $points }.
column-name = Nom
column-points = Points
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = Parties
column-out = Sortie
cell-out = ronde { $round }
caption-standings = Tournoi { $number } · { $kind }
button-own-place = Voir ma place
tournament-round-over = {"**"}{ $name }** : la ronde { $round } sur { $rounds } est finie.
tournament-invitation = {"**"}{ $name }** ({ $kind }) : { $organiser } t’invite à participer dans { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }) : le prochain est ouvert. Inscris-toi dans { $channel }.
event-description =
    { $arena ->
        [yes] Une arène de DVONN. Inscris-toi dans { $channel }.
       *[no] Un tournoi de DVONN ({ $kind }). Inscris-toi dans { $channel } avant le début.
    }

refuse-tournament-unknown = Il n’y a pas de tournoi `{ $typed }` ici. `/tournoi liste` montre tous les tournois.
refuse-tournament-name = Le nom d’un tournoi a de 1 à { $most } caractères.
refuse-tournament-setup = Les tournois ne prennent pas cette mise en place. Choisis complète, rouges, aléatoire ou symétrique.
refuse-tournament-round =
    { $later ->
        [yes] La ronde { $round } de **{ $name }** n’est pas encore appariée. Le tournoi en est à la ronde { $current } sur { $rounds }.
       *[no] **{ $name }** n’a pas de ronde { $round }. La dernière est la ronde { $current }.
    }
refuse-tournament-rounds = Un tournoi a de 1 à { $most } rondes. Laisse `rondes` vide pour en avoir autant qu’il faut.
refuse-tournament-rounds-fixed = Avec la formule « { $kind } », le nombre d’inscriptions fixe celui des rondes. Laisse `rondes` vide, ou choisis le système suisse.
refuse-tournament-length = Une ronde dure de { $shortest } à 90 jours. Écris l’échéance comme `14d`, `2h` ou `90m`.
refuse-tournament-organiser = C’est réservé à { $organiser }, responsable de ce tournoi, et à la modération.
refuse-tournament-started = {"**"}{ $name }** a déjà commencé, il est trop tard pour participer ou quitter. Pour te retirer, utilise `/tournoi retirer`. Pour voir les parties, `/tournoi appariements`.
refuse-tournament-not-started = {"**"}{ $name }** n’a pas encore commencé. Pour le quitter, utilise `/tournoi quitter`.
refuse-tournament-over = {"**"}{ $name }** est fini ou annulé. `/tournoi liste` montre tous les tournois.
refuse-tournament-blocked = Tu ne peux pas jouer sur ce serveur : la modération a bloqué ton compte ici. Raison : { $reason }
refuse-tournament-full = Ce tournoi est complet. Il accepte { $most } inscriptions au plus.
refuse-tournament-no-computer = L’ordinateur n’est pas inscrit à ce niveau.
refuse-tournament-computers = Tu peux inscrire { $most } ordinateurs au plus, car chaque partie ouvre un fil. Pour en avoir plus, demande à la modération.
refuse-tournament-start = Je ne reconnais ni date ni heure dans { $typed }. Écris par exemple `2026-12-05 19:00`, `vendredi 19:00`, `19:00` ou `3d`, dans ton fuseau (voir `/dvonn paramètres`).
start-zone = Je lis { $typed } en UTC, car tu n’as pas choisi de fuseau horaire. Choisis le tien avec `/dvonn paramètres`.
refuse-tournament-range = Je ne comprends pas { $typed }. Écris un intervalle comme { $example }.
weekdays = lundi mardi mercredi jeudi vendredi samedi dimanche
nth-weekdays =
    { $nth ->
        [first] premier lundi, premier mardi, premier mercredi, premier jeudi, premier vendredi, premier samedi, premier dimanche
        [second] deuxième lundi, deuxième mardi, deuxième mercredi, deuxième jeudi, deuxième vendredi, deuxième samedi, deuxième dimanche
        [third] troisième lundi, troisième mardi, troisième mercredi, troisième jeudi, troisième vendredi, troisième samedi, troisième dimanche
        [fourth] quatrième lundi, quatrième mardi, quatrième mercredi, quatrième jeudi, quatrième vendredi, quatrième samedi, quatrième dimanche
       *[last] dernier lundi, dernier mardi, dernier mercredi, dernier jeudi, dernier vendredi, dernier samedi, dernier dimanche
    }
refuse-tournament-players = Un tel tournoi compte de { $least } à { $most } inscriptions.
refuse-tournament-reversed = Le plus petit nombre vient en premier : `{ $range }`.
refuse-tournament-start-time = Le début doit être dans le futur, et dans moins d’un an.
refuse-tournament-repeat-start = Pour répéter un tournoi, choisis aussi `début`.
refuse-tournament-repeat = Seule la modération peut répéter un tournoi. Retire `répéter`.
refuse-tournament-out-of-range = { $player } a une cote de { $own } ici. Ce tournoi est réservé aux cotes { $range }.
refuse-tournament-role = { $player } n’a pas le rôle { $role }. Ce tournoi est réservé aux membres qui l’ont.
refuse-tournament-invited = Ce tournoi est sur invitation. Pour jouer, demande à { $organiser } de t’inscrire.
refuse-tournament-joined = Tu participes déjà. Pour quitter, utilise `/tournoi quitter`.
refuse-tournament-bot = Les bots ne peuvent pas participer. Pour inscrire l’ordinateur, utilise `/tournoi ajouter-ordinateur`.
refuse-tournament-entered = { $player } participe déjà.
refuse-tournament-entrant-busy = { $player } joue déjà le maximum de parties et de tournois à la fois.
refuse-tournament-not-in = { $player } n’est pas dans ce tournoi.
refuse-tournament-own-opponent = Tu joues contre { $player } dans cette ronde, tu ne peux donc pas retirer cette personne. Demande à quelqu’un d’autre de la modération.
refuse-tournament-irreplaceable = Dans un tournoi à élimination directe ou une arène, personne ne peut prendre la place de { $player }. Tu peux retirer { $player }.
refuse-tournament-replace-self = Tu ne peux pas prendre toi-même la place de quelqu’un. Demande à quelqu’un d’autre de la modération.
refuse-tournament-not-late = Cette partie n’est plus en retard. Appuie sur « Actualiser ».
refuse-tournament-reminded = { $player } a reçu un rappel pour cette partie il y a peu. Tu pourras en envoyer un autre { $until }.
refuse-tournament-withdrawn = { $player } ne participe déjà plus.
refuse-tournament-few = Il faut au moins deux inscriptions pour un tournoi. Invite du monde, ou inscris quelqu’un avec `/tournoi inscrire`.
refuse-tournament-few-people = Tu pourras lancer le tournoi quand au moins deux personnes participeront. Les ordinateurs ne comptent pas. Pour le lancer maintenant, demande à la modération.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Tu es déjà responsable d’un tournoi. Finis-le d’abord, ou termine-le avec `/tournoi terminer`.
           *[other] Tu es déjà responsable de { $most } tournois. Termines-en un d’abord avec `/tournoi terminer`.
        }
       *[all] Ce serveur a déjà { $most } tournois non terminés. L’un d’eux doit d’abord finir.
    }
refuse-tournament-soon = Tu as créé un tournoi il y a peu. Tu pourras créer le suivant { $until }. La modération n’attend pas.
refuse-tournament-none-open = Aucun tournoi n’est ouvert ici. Crées-en un avec `/tournoi créer`.
refuse-tournament-none-running = Aucun tournoi n’est en cours ici.
refuse-tournament-none = Ce tournoi n’existe pas ici. Crées-en un avec `/tournoi créer`.
refuse-tournament-several = Il y a plusieurs tournois. Choisis-en un avec l’option `tournoi`.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · ligue
league-terms = Personnes par groupe : { $size } · parties par adversaire : { $games } · semaines par cycle : { $weeks } · montées et descentes : { $moves } · parties à la fois : { $most }
contest-games =
    { $setup ->
        [reds] Trois rouges posés à la main, le reste au hasard
        [random] Plateaux aléatoires
        [symmetric] Plateaux symétriques
       *[full] Les 49 pions posés à la main
    } · { $clock } · { $rated ->
        [yes] parties classées
       *[no] parties amicales
    }
league-begins = Le cycle { $cycle } commence le { $when }.
league-ends = Le cycle { $cycle } finit le { $when }.
league-paused = {"**"}En pause.** Tant que la modération ne reprend pas la ligue, aucune partie et aucun cycle ne commence.
league-entries = Inscriptions au cycle { $cycle } ({ $count }) : { $names }
league-entries-none = Encore personne dans le cycle { $cycle }.
league-few = Il faut { $least } personnes pour un cycle. S’il y en a moins, il commence une semaine plus tard.
league-put-off = Reporté d’une semaine, faute de monde. Personnes encore attendues : { $missing }.
league-stalls = { $organiser }, le cycle { $cycle } de la ligue **{ $name }** est reporté pour la troisième semaine de suite : il faut { $least } personnes, et il y en a { $count }. Tu peux inviter du monde, mettre la ligue en pause avec `/ligue suspendre` jusqu’à ce qu’il y en ait assez, ou y mettre fin avec `/ligue fermer`. Pour une autre date de début, ferme cette ligue et crées-en une nouvelle avec `/ligue créer`.
league-you =
    { $in ->
        [yes] Tu joues le cycle { $cycle }.
       *[no] Tu ne joues pas le cycle { $cycle }.
    }
league-ask = Tu continues ? Appuie sur « Je joue ». Sans réponse, tu ne joues pas le cycle { $cycle }.
league-unanswered = Pas encore de réponse : { $names }
league-began = Le cycle { $cycle } a commencé.
league-event = { $name } : cycle { $cycle }
league-event-description = Un nouveau cycle d’une ligue de DVONN. Avant le début, inscris-toi dans { $channel } avec `/ligue participer`.
league-news = {"**"}{ $name }** : le cycle { $cycle } a commencé dans { $channel }. Inscriptions : { $players }. Groupes : { $divisions }. Pour le prochain cycle, inscris-toi avec `/ligue participer`.
league-closed = Cette ligue est fermée.
button-league-in = Je joue
button-league-out = Pas cette fois
button-league-tables = Voir les tableaux
button-league-history = Voir tous les cycles
button-division = Groupe { $number }
button-league-cycle = Cycle n° { $number }
league-joined = Tu joues le cycle { $cycle } de **{ $name }**. Il commence le { $when }.
league-out = Tu ne joues pas le cycle { $cycle } de **{ $name }**.
league-ask-leave = Tu joues le cycle { $cycle } de **{ $name }**. Veux-tu finir tes parties et sauter le prochain cycle, ou partir maintenant ? Si tu pars maintenant, les parties commencées continuent, et tes adversaires gagnent les autres.
button-league-finish = Finir mes parties
button-league-leave = Partir maintenant
button-league-leave-cycle = Quitter le cycle { $cycle }
league-left = Tu as quitté le cycle { $cycle } de **{ $name }**. Les parties commencées continuent.
league-entry-removed = { $player } ne joue plus le cycle { $cycle } de **{ $name }**. Une nouvelle inscription reste possible. Pour l’empêcher, bloque cette personne.
league-you-were-removed = { $person } a annulé ton inscription au cycle { $cycle } de **{ $name }**. Tes parties du cycle en cours continuent. Tu peux te réinscrire. Demande la raison à { $person }.
league-paused-done = {"**"}{ $name }** est en pause. Pour reprendre, utilise `/ligue reprendre`.
league-resumed = {"**"}{ $name }** reprend. Ses dates sont reportées de la durée de la pause.
league-ask-close = Fermer **{ $name }** pour de bon ? Si un cycle est en cours, il ne donnera pas de titre, et les parties commencées continueront comme des parties ordinaires.
button-league-close = Fermer la ligue
league-closed-done = {"**"}{ $name }** est fermée.
league-kept = La ligue continue.
championship-terms = Le championnat de ce bot : on y joue depuis tous les serveurs, chaque personne sur le sien. Les autres voient ton nom.
championship-joined = Tes parties se joueront dans { $channel }, chacune dans son fil.
championship-place = { $player } : place { $place } du groupe { $division }
championship-no-place = Je ne peux plus ouvrir de fil pour tes parties dans le salon de ton inscription. Tu ne joues donc plus ce cycle de **{ $name }**. Tu peux jouer le prochain depuis un autre salon, avec `/ligue championnat`.
league-table = { $name } · cycle { $cycle }, groupe { $division }
league-no-table = Ce tableau n’existe pas.
league-left-to-play = à jouer : { $count }
league-fate =
    { $fate ->
        [champion] remporte le titre
        [up] monte
        [safe] maintien assuré
        [down] descend
        [left] retrait
        [needs_win] il faut gagner { $wins } fois sur { $games } pour le titre
        [needs_up] il faut gagner { $wins } fois sur { $games } pour monter
        [needs_safe] il faut gagner { $wins } fois sur { $games } pour le maintien
        [may_win] titre possible
        [may_up] montée possible
       *[danger] en danger
    }
league-legend = {"-#"} À égalité : la confrontation directe, puis SB (Sonneborn-Berger) : les points des adversaires battus, la moitié pour une nulle. Si c’est encore égal, qui a commencé le cycle plus bas passe devant.
caption-league = À égalité : confrontation directe, puis SB
league-results = {"**"}{ $name }** : le cycle { $cycle } est fini. Titre : { $champion }. Félicitations !
league-results-nobody = {"**"}{ $name }** : le cycle { $cycle } est fini. Il n’y a pas de titre.
league-division-line = Groupe { $number } : { $what }
league-goes-up = montent : { $names }
league-goes-down = descendent : { $names }
league-history = {"**"}{ $name }** : qui a gagné chaque groupe, le titre d’abord
league-history-none = Aucun cycle de **{ $name }** n’est encore fini.
league-history-line = Cycle { $cycle } : { $winners }
league-history-nobody = Cycle { $cycle } : pas de titre
league-line = Ligue [{ $name }]({ $url })
league-line-plain = Ligue { $name }
league-no-threads =
    { $organiser }, les prochaines parties de **{ $name }** ne peuvent pas commencer dans { $channel }. { $reason } Je réessaie chaque minute. Pour jouer dans un autre salon, utilises-y `/ligue déplacer`.
refuse-tournament-division = {"**"}{ $name }** est un groupe d’une ligue. `/ligue voir` montre ce que tu peux y faire.
refuse-league-none = Ce serveur n’a pas de ligue. La modération peut en ouvrir une avec `/ligue créer`.
refuse-championship-none = Ce bot n’a pas de championnat. Pour savoir si ton serveur a une ligue : `/ligue voir`.
refuse-championship-off = Ce serveur ne laisse pas ses membres jouer contre ceux d’autres serveurs. La gestion du serveur peut l’autoriser : `/chercher` dans `/dvonn-admin paramètres`.
refuse-league-exists = Ce serveur a déjà une ligue : **{ $name }**. La modération peut la fermer avec `/ligue fermer`.
refuse-league-name = Le nom d’une ligue a de 1 à { $most } caractères.
refuse-league-start = Le premier cycle peut commencer au plus tôt dans 1 heure, au plus tard dans 30 jours.
refuse-league-options = Une ligue ne peut pas avoir ces options. Choisis-en d’autres dans `/ligue créer`.
refuse-league-closed = {"**"}{ $name }** est fermée. La modération peut ouvrir une nouvelle ligue avec `/ligue créer`.
refuse-league-paused = {"**"}{ $name }** est déjà en pause.
refuse-league-not-paused = {"**"}{ $name }** n’est pas en pause.
refuse-league-joined = Tu joues déjà le cycle { $cycle } de **{ $name }**.
refuse-league-not-entered = { $player } ne joue pas le cycle { $cycle } de **{ $name }**.
refuse-league-full = Cette ligue est complète : il y a déjà { $most } personnes.
refuse-league-not-playing = Tu ne joues pas ce cycle de **{ $name }**.

## Puzzles

puzzle-title =
    { $color ->
        [white] **Problème { $number }** · À Blanc de jouer
       *[black] **Problème { $number }** · À Noir de jouer
    }
puzzle-mistake =
    { $color ->
        [white] Le dernier coup de Blanc, { $ply }, était une erreur.
       *[black] Le dernier coup de Noir, { $ply }, était une erreur.
    }
puzzle-last =
    { $color ->
        [white] Le dernier pion de Blanc : { $ply }.
       *[black] Le dernier pion de Noir : { $ply }.
    }
puzzle-goal-win = Un seul coup gagne. Trouve-le.
puzzle-goal-draw = Un seul coup sauve la nulle. Trouve-le.
puzzle-goal-margin = Un coup rapporte au moins 5 pions de plus que tous les autres. Trouve-le.
puzzle-goal-judged = Un coup est bien plus fort que tous les autres. Trouve-le.
puzzle-goal-place = Une seule case garde les meilleures chances. Trouve-la. Ton pion est posé dès que tu appuies sur un bouton.
puzzle-step = Coup { $step } sur { $steps }.
puzzle-right = **Exact : { $ply }.** Ensuite : { $replies }.
puzzle-counted = Tu as déjà essayé ce problème. Seul le premier essai a compté.
puzzle-first-try = Seul le premier essai a compté.
puzzle-stack =
    { $height ->
        [1] { $cell } : pion seul
       *[other] { $red ->
            [yes] { $cell } : pile de { $height }, avec un rouge
           *[no] { $cell } : pile de { $height }
        }
    }
puzzle-stack-hint = Choisir une pile à déplacer
puzzle-destination = Où va **{ $cell }** ? Le coup est joué aussitôt.
puzzle-hint = Indice : déplace la pile sur **{ $cell }**.
puzzle-hint-cells = Indice : la case est { $cells }.
puzzle-hint-half = Avec un indice, la solution compte pour moitié.
puzzle-wrong = **Pas celui-ci :** { $ply }.
puzzle-solved = **Résolu !** { $line }
puzzle-why-win = Tout autre coup laisse filer la victoire.
puzzle-why-draw = Tout autre coup perd.
puzzle-why-margin = Au meilleur jeu de part et d’autre, tout autre coup finit avec au moins 5 pions de moins.
puzzle-why-judged = Avec tout autre coup, les chances de gain sont bien plus basses.
puzzle-why-place = Toute autre case laisse les meilleures chances à l’adversaire.
puzzle-solution = Solution du problème { $number } : { $line }
puzzle-also = Aussi bons comme dernier coup : { $plies }
puzzle-theme = -# **{ $theme }** : { $meaning }
puzzle-result =
    { $result ->
        [solved] Ta cote de problèmes : { $step } → { $rating }.
        [hinted] Résolu avec un indice. Ta cote de problèmes : { $step } → { $rating }.
       *[failed] Cela compte comme non résolu. Ta cote de problèmes : { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Série : { $days } jour.
       *[other] Série : { $days } jours.
    }
puzzle-none = Il ne reste plus de problème pour toi ici. Essaie un autre thème, ou reviens demain pour le problème du jour.
daily-title = **Problème du jour** · { $date }
daily-tally =
    { $tried ->
        [0] Personne ne l’a encore essayé.
       *[other] Essais : { $tried } · Réussites : { $solved }
    }
solvers-title = **Qui résout le mieux les problèmes**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · résolus : { $solved } sur { $tried }{ $streak ->
        [0] { "" }
        [one] { " " }· série : { $streak } jour
       *[other] { " " }· série : { $streak } jours
    }
solvers-none = Personne n’a encore résolu de problème sur ce serveur. `/problème résoudre` t’en montre un.
race-intro = **Course aux problèmes :** résous autant de problèmes que tu peux en cinq minutes. Ils sont de plus en plus durs, et la troisième erreur met fin à la course. Le temps démarre quand tu appuies sur **Démarrer**.
race-best = Ton record : { $score }.
race-new-best = **C’est ton nouveau record !**
race-offer = { $challenger } défie { $opponent } à la course aux problèmes : cinq minutes, les mêmes problèmes.
race-rules = Les problèmes sont de plus en plus durs, et la troisième erreur t’élimine. Appuie sur **Démarrer**, et le temps court pour vous deux.
race-called = { $challenger }, { $opponent } a démarré votre course aux problèmes. Le temps court pour vous deux !
race-runs = **Course aux problèmes :** { $one } contre { $other }. Pour résoudre, appuie sur **Mes problèmes**.
race-ends = Fin { $until }.
race-score =
    { $mistakes ->
        [0] { $score ->
            [one] { $score } résolu, aucune erreur
           *[other] { $score } résolus, aucune erreur
        }
        [one] { $score ->
            [one] { $score } résolu, 1 erreur sur { $most }
           *[other] { $score } résolus, 1 erreur sur { $most }
        }
       *[other] { $score ->
            [one] { $score } résolu, { $mistakes } erreurs sur { $most }
           *[other] { $score } résolus, { $mistakes } erreurs sur { $most }
        }
    }
race-score-of = { $person } : { $score }
race-won = **Course aux problèmes :** victoire pour { $winner }.
race-drawn = **Course aux problèmes :** égalité entre { $one } et { $other }.
race-solved = ✅ **Exact !**
race-wrong = ❌ C’était **{ $ply }**.
race-out = **Trois erreurs : c’est fini pour toi.**
race-time-up = **Temps écoulé !**
race-not-started = Cette course n’a pas encore commencé.
race-started = Elle a déjà commencé.
race-over = Elle est terminée.
race-called-off = Cette course aux problèmes est annulée.
race-already = Tu as déjà une course en cours. La voici.
race-gone = Cette course est finie depuis longtemps. Lances-en une autre avec `/problème course`.
race-not-in-it = Tu ne participes pas à cette course. Lance la tienne avec `/problème course`.
race-not-the-opponent = Il n’y a que { $opponent } qui puisse démarrer ou refuser cette course.
race-not-the-challenger = Il n’y a que { $challenger } qui puisse annuler cette course.
race-closed = Tu ne peux plus démarrer cette course.
race-other-races = { $person } participe à une autre course. Réessaie dans quelques minutes.
race-too-many =
    { $most ->
        [one] Il y a moins d’une heure, tu as défié quelqu’un à la course, et elle n’a pas encore démarré. Attends un peu.
       *[other] En une heure, tu as lancé { $most } défis qui n’ont mené à aucune course. Attends un peu.
    }
race-asked-lately = Tu as défié { $opponent } à la course il y a moins d’une heure. Attends une réponse, ou défie quelqu’un d’autre.
race-oneself = Tu ne peux pas faire la course contre toi-même. Pour une course en solo, laisse `adversaire` vide.
button-race-start = Démarrer
button-race-puzzles = Mes problèmes
button-race-again = Nouvelle course
button-puzzle-hint = Indice (compte ½)
button-puzzle-solution = Voir la solution
button-puzzle-again = Réessayer
button-puzzle-next = Problème suivant
button-puzzle-next-themed = Suivant : { $theme }
button-practise-theme = Problèmes : { $theme }
button-puzzle-any = N’importe quel thème
button-puzzle-play = Continuer à partir d’ici
button-puzzle-solve = Résoudre
