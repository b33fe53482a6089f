# Todos os textos em português do Brasil. Os termos estão em docs/glossary/pt-BR.md.

## Lists

list-comma = {", "}
list-semicolon = {"; "}
sentence-space = {" "}
sentence = { $words }.
number-tenths = { $whole },{ $tenths }

## Commands

command-dvonn = Jogar DVONN
command-dvonn-challenge = Desafiar alguém, ou o canal inteiro
    .name = desafiar
command-dvonn-challenge-opponent = Quem você desafia. Padrão: quem aceitar primeiro
    .name = oponente
command-dvonn-challenge-color = Sua cor. Padrão: aleatória
    .name = cor
command-dvonn-challenge-setup = Como encher o tabuleiro. Padrão: eu pergunto
    .name = montagem
command-dvonn-challenge-seed = Semente de um tabuleiro anterior. Padrão: aleatória
    .name = semente
command-dvonn-challenge-position = Posição inicial em texto, para a montagem “dada”
    .name = posição
command-dvonn-challenge-clock = Ritmo: 5d, 3d+12h, live 10 ou none. Padrão: 3d+12h
    .name = ritmo
command-dvonn-challenge-rated = Partida ranqueada. Padrão: só se os dois lados tiverem rating aqui
    .name = ranqueada
command-dvonn-play = Jogar contra o computador
    .name = jogar
command-dvonn-play-level = Nível do computador. Padrão: Casual
    .name = nível
command-dvonn-play-engine = Motor que o responsável pelo bot adicionou, em vez de um nível
    .name = motor
command-dvonn-play-color = Sua cor. Padrão: aleatória
    .name = cor
command-dvonn-play-setup = Como encher o tabuleiro. Padrão: um tabuleiro aleatório justo
    .name = montagem
command-dvonn-play-clock = Seu ritmo: 5d, 3d+12h, live 10 ou none. Padrão: 3d+12h
    .name = ritmo
command-dvonn-play-seed = Semente de um tabuleiro anterior. Padrão: aleatória
    .name = semente
command-dvonn-play-position = Posição inicial em texto, para a montagem “dada”
    .name = posição
command-dvonn-place = Colocar sua próxima peça
    .name = colocar
command-dvonn-place-cell = Casa vazia, como D3. As seguintes (D3 E4 F2) viram seu plano
    .name = casa
command-dvonn-plan = Planejar suas colocações e deixar que eu jogue por você
    .name = plano
command-dvonn-conditional = Preparar lances condicionais: se vier isto, eu jogo aquilo
    .name = condicionais
command-dvonn-move = Mover uma das suas pilhas
    .name = mover
command-dvonn-move-move = Casa da sua pilha e casa de destino, como D3F3
    .name = lance
command-dvonn-hint = Mostrar seus melhores lances (só em partidas amistosas)
    .name = dica
command-dvonn-analyse = Analisar uma posição ou partida. Padrão: a partida deste canal
    .name = analisar
command-dvonn-analyse-position = Posição em texto, como “w r1,w1,…/…”
    .name = posição
command-dvonn-analyse-game = Número da partida, lista de lances ou texto de um arquivo de partida
    .name = partida
command-dvonn-analyse-after = Analisar a posição após este número de lances. Padrão: a última
    .name = após
command-dvonn-analyse-lines = Número de melhores sequências, de 1 a 5. Padrão: 3
    .name = sequências
command-dvonn-board = Mostrar o tabuleiro da partida deste canal
    .name = tabuleiro
command-dvonn-board-surrounded = Marcar as pilhas cercadas (não podem se mover). Padrão: não
    .name = cercadas
command-dvonn-board-size = Tamanho da imagem. Padrão: o das suas configurações
    .name = tamanho
command-dvonn-board-size-small = pequeno
command-dvonn-board-size-normal = médio
command-dvonn-board-size-large = grande
command-dvonn-games = Listar suas partidas em andamento e os prazos
    .name = partidas
command-dvonn-offer = Propor empate, desfazer um lance, pausa, tempo ou revanche
    .name = propor
command-dvonn-offer-what = O que propor
    .name = tipo
command-dvonn-offer-what-draw = Empate
command-dvonn-offer-what-takeback = Desfazer seu último lance
command-dvonn-offer-what-pause = Pausa: os dois relógios param
command-dvonn-offer-what-time = Mais tempo para seu oponente, sem precisar de resposta
command-dvonn-offer-what-rematch = Revanche com as cores trocadas
command-dvonn-admin = Configurações do servidor inteiro
command-dvonn-admin-settings = Ver e mudar as configurações do servidor
    .name = configurações
command-dvonn-admin-limits = Ver ou definir quantos desafios, tópicos e torneios uma pessoa pode abrir
    .name = limites
command-dvonn-admin-limits-challenges = Máximo de desafios abertos por pessoa. Padrão: 3
    .name = desafios
command-dvonn-admin-limits-opponent = Máximo de desafios abertos de uma pessoa para outra. Padrão: 1
    .name = oponente
command-dvonn-admin-limits-threads = Tópicos que uma pessoa pode abrir em 10 minutos. Padrão: 3
    .name = tópicos
command-dvonn-admin-limits-tournaments = Torneios não terminados por organizador (moderadores: 3). Padrão: 1
    .name = torneios
command-dvonn-admin-limits-wait = Minutos até a mesma pessoa poder criar outro torneio (moderadores: sem espera). Padrão: 60
    .name = espera
command-dvonn-admin-limits-reason = Motivo, para o registro (opcional)
    .name = motivo
command-dvonn-admin-roles = Ver ou definir os cargos que dou por lugares e títulos
    .name = cargos
command-dvonn-admin-roles-first = Cargo do primeiro lugar da classificação
    .name = primeiro
command-dvonn-admin-roles-top3 = Cargo dos três primeiros lugares
    .name = top3
command-dvonn-admin-roles-top10 = Cargo dos dez primeiros lugares
    .name = top10
command-dvonn-admin-roles-season = Cargo de quem venceu a última temporada
    .name = temporada
command-dvonn-admin-roles-tournament = Cargo de quem venceu o último torneio
    .name = torneio
command-dvonn-admin-roles-league = Cargo do título da liga
    .name = liga
command-dvonn-admin-roles-reason = Motivo, para o registro (opcional)
    .name = motivo
command-dvonn-admin-block = Impedir alguém de começar ou aceitar partidas aqui
    .name = bloquear
command-dvonn-admin-block-player = Quem bloquear (as partidas em andamento continuam)
    .name = pessoa
command-dvonn-admin-block-reason = Motivo, para o registro e para a pessoa bloqueada
    .name = motivo
command-dvonn-admin-unblock = Desbloquear alguém neste servidor
    .name = desbloquear
command-dvonn-admin-unblock-player = Quem desbloquear
    .name = pessoa
command-dvonn-admin-unblock-reason = Motivo, para o registro (opcional)
    .name = motivo
command-dvonn-admin-fairness = Perda por lance em partidas ranqueadas revisadas: um indício, não uma prova
    .name = jogo-limpo
command-dvonn-admin-fairness-player = Pessoa. Padrão: quem mais se destaca
    .name = pessoa
command-dvonn-admin-backup = Baixar partidas, resultados, torneios e configurações deste servidor
    .name = backup
command-dvonn-admin-log = Mostrar o que os moderadores fizeram: quem, o quê, quando e por quê
    .name = registro
command-dvonn-resign = Desistir da partida deste canal
    .name = desistir
command-dvonn-vacation = Começar ou terminar férias, ou ver os dias que restam
    .name = férias
command-dvonn-vacation-days = Dias de 24 horas, a partir de agora; 0 termina suas férias
    .name = dias
command-dvonn-help = Como jogar DVONN com este bot
    .name = ajuda
command-dvonn-rules = As regras de DVONN em cinco minutos, com imagens
    .name = regras
command-dvonn-rules-page = Primeira página. Padrão: o objetivo do jogo
    .name = página
command-dvonn-rules-page-goal = Objetivo do jogo
command-dvonn-rules-page-placing = Colocar peças
command-dvonn-rules-page-moving = Mover pilhas
command-dvonn-rules-page-surrounded = Pilhas cercadas
command-dvonn-rules-page-isolation = Isolamento
command-dvonn-rules-page-end = Passar e fim
command-dvonn-rules-page-here = Jogar aqui
command-dvonn-rules-cell = Uma casa: ver as casas vizinhas e o que há nelas
    .name = casa
command-menu-challenge = Desafiar no DVONN
command-menu-profile = Perfil de DVONN
command-menu-analyse = Analisar esta posição
command-menu-import = Importar esta partida

command-game = Uma partida: revisão, replay, lances, prévia, exportar e importar
    .name = partida
command-game-moves = Listar todos os lances da partida deste canal
    .name = lances
command-game-replay = Ver o replay de uma partida em GIF
    .name = rever
command-game-replay-game = Número da partida ou lista de lances. Padrão: a última deste canal
    .name = partida
command-game-replay-from = Número do primeiro lance. Padrão: 1
    .name = de
command-game-replay-to = Número do último lance. Padrão: o mais recente
    .name = até
command-game-replay-share = Para o canal inteiro. Padrão: só para você
    .name = compartilhar
command-game-review = Revisar uma partida terminada: chances, pontos de virada, precisão
    .name = revisão
command-game-review-game = Número da partida. Padrão: a última deste canal
    .name = partida
command-game-find = Encontrar partidas terminadas por pessoa, resultado, montagem, dia, duração ou posição
    .name = encontrar
command-game-find-player = Seu oponente. Com “todos”: qualquer pessoa. Para partidas contra o computador, escolha o bot
    .name = pessoa
command-game-find-everyone = Procurar nas partidas de todos neste servidor. Padrão: só nas suas
    .name = todos
command-game-find-result = Resultado para você ou para a pessoa indicada
    .name = resultado
command-game-find-result-won = Vitória
command-game-find-result-lost = Derrota
command-game-find-setup = Montagem do tabuleiro
    .name = montagem
command-game-find-from = Partidas que começaram neste dia ou depois, como 2026-03-01
    .name = de
command-game-find-until = Partidas que começaram neste dia ou antes, como 2026-03-31
    .name = até
command-game-find-shortest = Número mínimo de lances
    .name = mínimo
command-game-find-longest = Número máximo de lances
    .name = máximo
command-game-find-position = Lances como D3 E4 F5, ou uma posição em texto. Tabuleiros espelhados também valem
    .name = posição
command-game-export = Exportar uma partida para um arquivo
    .name = exportar
command-game-export-game = Número da partida. Padrão: a última deste canal
    .name = partida
command-game-export-format = Formato do arquivo. Padrão: texto
    .name = formato
command-game-import = Importar uma partida de arquivo ou texto, para percorrer
    .name = importar
command-game-import-file = Arquivo: de /partida exportar, SGF do Boardspace ou log do CodeCup
    .name = arquivo
command-game-import-text = Lances, como D3 E4 F5. Sem texto nem arquivo: um formulário maior
    .name = texto
command-game-preview = Ver o efeito de um ou mais lances, sem jogar
    .name = prévia
command-game-preview-move = Casa (D3), lance (D3F3) ou vários lances (D3F3 E4E5)
    .name = lance
command-game-abort = Abortar uma partida em que ninguém fez mais de um lance
    .name = abortar
command-game-claim = Reivindicar a vitória se seu oponente saiu do servidor e estourou o tempo
    .name = vencer
command-game-moderate = Moderadores: terminar ou anular uma partida, ou substituir um jogador. Todos veem o motivo
    .name = decidir
command-game-moderate-action = Decisão
    .name = decisão
command-game-moderate-action-end = Terminar a partida com um resultado
command-game-moderate-action-void = Anular a partida: sem resultado, ou deixa de ser ranqueada
command-game-moderate-action-hand-over = Substituir um jogador
command-game-moderate-reason = Motivo, mostrado no canal da partida
    .name = motivo
command-game-moderate-winner = Quem vence, se você terminar a partida com um resultado
    .name = vencedor
command-game-moderate-player = Quem entra, se você substituir alguém
    .name = pessoa
command-game-moderate-side = Lado que troca de jogador
    .name = lado
command-game-moderate-game = Número da partida. Padrão: a partida em andamento neste canal
    .name = partida
command-dvonn-settings = Suas configurações: tabuleiros, notação, lembretes, silêncio, fins de semana, idioma
    .name = configurações
command-privacy = Ver, baixar ou excluir seus dados
    .name = privacidade
command-privacy-show = Mostrar o que guardo sobre você, por quanto tempo e quem vê
    .name = mostrar
command-privacy-export = Baixar tudo o que guardo sobre você
    .name = exportar
command-privacy-delete = Excluir tudo sobre você (pergunto antes)
    .name = excluir
command-tournament = Torneios deste servidor
    .name = torneio
command-tournament-create = Criar um torneio neste canal
    .name = criar
command-tournament-create-name = Nome do torneio
    .name = nome
command-tournament-create-kind = Formato. Padrão: suíço
    .name = formato
command-tournament-create-kind-swiss = Suíço: você enfrenta quem tem pontuação parecida
command-tournament-create-kind-round-robin = Todos contra todos: cada dupla joga uma vez
command-tournament-create-kind-double = Turno e returno: cada dupla joga duas vezes, uma com cada cor
command-tournament-create-kind-knockout = Mata-mata: quem perde está fora
command-tournament-create-kind-arena = Arena: o máximo de partidas em um tempo fixo
command-tournament-create-kind-teams = Match por equipes: seu servidor contra outro, mesa a mesa
command-tournament-create-rounds = Número de rodadas (só suíço). Padrão: quantas forem precisas
    .name = rodadas
command-tournament-create-clock = Ritmo: 5d, 3d+12h, live 10 ou none. Padrão: conforme a rodada
    .name = ritmo
command-tournament-create-setup = Como encher os tabuleiros. Padrão: as 49 peças à mão
    .name = montagem
command-tournament-create-deadline = Prazo de cada rodada, como 14d ou 2h. Padrão: 14d
    .name = prazo
command-tournament-create-rated = Partidas ranqueadas. Padrão: sim
    .name = ranqueada
command-tournament-create-start = Início no seu fuso: 2026-12-05 19:00, 19:00 ou 3d (em 3 dias). Padrão: você inicia
    .name = início
command-tournament-create-repeat = De quanto em quanto tempo se repete (só moderadores). Padrão: nunca
    .name = repetir
command-tournament-create-repeat-week = Toda semana
command-tournament-create-repeat-month = Todo mês
command-tournament-create-repeat-weekday = Todo mês no mesmo dia da semana
command-tournament-create-players = Número de participantes: 4-16, 4- ou -16. Se faltar gente na hora de começar, é cancelado
    .name = participantes
command-tournament-create-ratings = Ratings: 1400-1800, 1400- ou -1800. Padrão: todos
    .name = ratings
command-tournament-create-role = Só participam membros com este cargo. Padrão: qualquer pessoa
    .name = cargo
command-tournament-create-invited = Só participa quem você inscrever. Padrão: não
    .name = por-convite
command-tournament-accept = Moderadores: aceitar um match por equipes proposto por outro servidor
    .name = aceitar
command-tournament-accept-code = Código do outro servidor
    .name = código
command-tournament-join = Participar de um torneio
    .name = participar
command-tournament-join-tournament = Torneio (opcional se só há um aberto)
    .name = torneio
command-tournament-leave = Sair de um torneio antes que ele comece
    .name = sair
command-tournament-leave-tournament = Torneio (opcional se só há um aberto)
    .name = torneio
command-tournament-start = Organizadores: começar um torneio
    .name = começar
command-tournament-start-tournament = Torneio (opcional se só há um aberto)
    .name = torneio
command-tournament-add = Organizadores: inscrever alguém em um torneio
    .name = inscrever
command-tournament-add-player = Quem inscrever
    .name = pessoa
command-tournament-add-tournament = Torneio (opcional se só há um aberto)
    .name = torneio
command-tournament-add-computer = Organizadores: inscrever o computador em um torneio
    .name = adicionar-computador
command-tournament-add-computer-level = Nível do computador
    .name = nível
command-tournament-add-computer-count = Número de inscrições. Padrão: 1
    .name = quantidade
command-tournament-add-computer-tournament = Torneio (opcional se só há um aberto)
    .name = torneio
command-tournament-remove-computer = Organizadores: tirar o computador de um torneio
    .name = remover-computador
command-tournament-remove-computer-level = Nível do computador
    .name = nível
command-tournament-remove-computer-count = Número de inscrições. Padrão: 1
    .name = quantidade
command-tournament-remove-computer-tournament = Torneio (opcional se só há um aberto)
    .name = torneio
command-tournament-standings = Mostrar a tabela de um torneio
    .name = tabela
command-tournament-standings-tournament = Torneio (opcional se só há um)
    .name = torneio
command-tournament-pairings = Mostrar os confrontos de uma rodada
    .name = confrontos
command-tournament-pairings-round = Rodada. Padrão: a atual
    .name = rodada
command-tournament-pairings-tournament = Torneio (opcional se só há um)
    .name = torneio
command-tournament-withdraw = Abandonar um torneio em andamento (pergunto antes)
    .name = abandonar
command-tournament-withdraw-player = Organizadores: quem sai. Padrão: você
    .name = pessoa
command-tournament-withdraw-tournament = Torneio (opcional se só há um em andamento)
    .name = torneio
command-tournament-replace = Organizadores: substituir alguém em um torneio em andamento (pergunto antes)
    .name = substituir
command-tournament-replace-player = Quem sai
    .name = pessoa
command-tournament-replace-by = Quem entra
    .name = por
command-tournament-replace-tournament = Torneio (opcional se só há um em andamento)
    .name = torneio
command-tournament-end = Organizadores: terminar um torneio, ou cancelar se ainda não começou
    .name = terminar
command-tournament-end-tournament = Torneio (opcional se só há um)
    .name = torneio
command-tournament-move = Organizadores: transferir um torneio para este canal
    .name = transferir
command-tournament-move-tournament = Torneio (opcional se só há um)
    .name = torneio
command-tournament-list = Listar os torneios deste servidor
    .name = lista
command-tournament-manage = Organizadores: o que está em andamento, quem está com atraso e lembretes
    .name = gerenciar

command-league = A liga deste servidor
    .name = liga
command-league-show = Ver a liga: quando começa o próximo ciclo, quem joga e as tabelas
    .name = ver
command-league-join = Jogar o próximo ciclo da liga, ou confirmar que continua
    .name = participar
command-league-leave = Não jogar o próximo ciclo da liga, ou sair do atual
    .name = sair
command-league-history = Ver quem venceu e as tabelas de todos os ciclos
    .name = histórico
command-league-championship = Campeonato de todos os servidores: participar, ver quem joga e as tabelas
    .name = campeonato
command-league-create = Moderadores: abrir uma liga neste canal
    .name = criar
command-league-create-name = Nome da liga
    .name = nome
command-league-create-start = Início no seu fuso: 2026-12-05 19:00, 19:00 ou 7d (em 7 dias). Padrão: 7d
    .name = início
command-league-create-size = Pessoas por divisão. Padrão: 7
    .name = tamanho
command-league-create-games = Partidas contra cada oponente. Padrão: 1
    .name = partidas
command-league-create-weeks = Semanas de um ciclo. Padrão: 6
    .name = semanas
command-league-create-moves = Quantas pessoas sobem e quantas descem depois de cada ciclo. Padrão: 2
    .name = acessos
command-league-create-at-once = Máximo de partidas da liga por pessoa ao mesmo tempo. Padrão: 3
    .name = ao-mesmo-tempo
command-league-create-clock = Ritmo: 5d, 3d+12h, live 10 ou none. Padrão: conforme o ciclo
    .name = ritmo
command-league-create-setup = Como encher os tabuleiros. Padrão: as 49 peças à mão
    .name = montagem
command-league-create-rated = Partidas ranqueadas. Padrão: sim
    .name = ranqueada
command-league-remove = Moderadores: tirar alguém do próximo ciclo da liga
    .name = tirar
command-league-remove-player = Quem tirar
    .name = pessoa
command-league-pause = Moderadores: pausar a liga
    .name = pausar
command-league-resume = Moderadores: retomar a liga depois de uma pausa
    .name = retomar
command-league-move = Moderadores: transferir a liga para este canal
    .name = transferir
command-league-close = Moderadores: encerrar a liga de vez (pergunto antes)
    .name = encerrar
command-seek = Buscar oponente em qualquer servidor que use este bot
    .name = buscar
command-seek-clock = Ritmo: 5d, 3d+12h, live 10 ou none. Padrão: como seu oponente quiser
    .name = ritmo
command-seek-rated = Partida ranqueada: só com quem também escolher isso. Padrão: amistosa
    .name = ranqueada
command-seek-setup = Como encher o tabuleiro. Padrão: como seu oponente quiser
    .name = montagem
command-seek-range = Diferença máxima de rating. Padrão: qualquer rating
    .name = margem
command-seek-hours = Horas de espera. Padrão: 24
    .name = horas
command-learn = Aprender a jogar bem DVONN
    .name = aprender
command-learn-lesson = Lição em um tabuleiro: leia, mova, veja o que acontece
    .name = lição
command-learn-lesson-number = Número da lição. Padrão: a próxima
    .name = número
command-learn-terms = As palavras do jogo, explicadas
    .name = termos
command-learn-terms-term = Termo a explicar. Padrão: todos
    .name = termo
command-learn-progress = Ver seu progresso: lições, problemas, níveis vencidos, precisão
    .name = progresso
command-learn-advice = Conselhos para jogar bem, com imagens
    .name = conselhos
command-learn-advice-page = Número da página. Padrão: a primeira
    .name = página
command-puzzle = Problemas de partidas reais
    .name = problema
command-puzzle-play = Resolver o próximo problema do seu nível
    .name = resolver
command-puzzle-play-theme = Tema. Padrão: qualquer um. Alguns temas mudam seu rating só pela metade
    .name = tema
command-puzzle-daily = Resolver o problema do dia
    .name = hoje
command-puzzle-race = Resolver o máximo de problemas em cinco minutos
    .name = corrida
command-puzzle-race-opponent = Oponente, com os mesmos problemas. Padrão: corrida solo
    .name = oponente
theme-any = Qualquer tema
command-ladder = Classificações deste servidor e de todos
    .name = classificação
command-ladder-top = Mostrar a classificação e seu lugar
    .name = ranking
command-ladder-top-list = Pessoas ou níveis deste servidor, ou a classificação mundial. Padrão: pessoas
    .name = lista
command-ladder-top-list-people = Pessoas
command-ladder-top-list-computer = Níveis do computador
command-ladder-top-list-world = Classificação mundial
command-ladder-leave-global = Sair da classificação mundial
    .name = sair-mundial
command-ladder-profile = Rating ao longo do tempo, retrospecto, melhor vitória e últimas partidas
    .name = perfil
command-ladder-profile-player = Pessoa. Padrão: você
    .name = pessoa
command-ladder-profile-level = Nível do computador, em vez de uma pessoa
    .name = nível
command-ladder-profile-engine = Motor que o responsável pelo bot adicionou, em vez de uma pessoa
    .name = motor
command-ladder-versus = Comparar duas pessoas: as partidas delas e o prognóstico de hoje
    .name = comparar
command-ladder-versus-player = Primeira pessoa
    .name = pessoa
command-ladder-versus-opponent = Segunda pessoa. Padrão: você
    .name = oponente
command-ladder-games = Listar partidas ranqueadas terminadas, as mais recentes primeiro
    .name = partidas
command-ladder-games-player = De quem são as partidas. Padrão: de todos
    .name = pessoa
command-ladder-season = Mostrar a tabela de uma temporada
    .name = temporada
command-ladder-season-number = Número da temporada. Padrão: a atual
    .name = número
command-ladder-activity = Mostrar o gráfico das partidas das últimas 26 semanas
    .name = atividade
command-ladder-puzzles = Mostrar quem resolve melhor os problemas aqui
    .name = problemas
command-ladder-challenge = Desafiar alguém pelo lugar (só classificações por lugares)
    .name = desafiar
command-ladder-challenge-opponent = Alguém até três lugares acima de você
    .name = oponente
command-ladder-challenge-setup = Como encher o tabuleiro. Padrão: eu pergunto
    .name = montagem
command-ladder-challenge-clock = Ritmo: 5d, 3d+12h ou live 10. Padrão: 3d+12h
    .name = ritmo
command-ladder-challenge-color = Sua cor. Padrão: aleatória
    .name = cor
command-learn-openings = Ver onde as pessoas colocaram as peças em partidas reais
    .name = aberturas
command-learn-openings-game = Número da partida. Padrão: a última deste canal, ou o tabuleiro vazio
    .name = partida
command-game-note = Sua nota sobre uma partida. Só você vê até ela terminar
    .name = nota
command-game-note-game = Número da partida. Padrão: a última deste canal
    .name = partida
command-game-follow = Receber novidades desta partida por mensagem direta, ou ver o que você segue
    .name = seguir
format-text = Texto
format-sgf = SGF
color-white = Brancas
color-black = Pretas
color-random = Aleatória
color-neither = Empate
setup-full = completa (full): as 49 peças à mão
setup-reds = vermelhas (reds): as três vermelhas à mão, o resto aleatório
setup-random = aleatória (random): um tabuleiro aleatório justo
setup-symmetric = simétrica (symmetric): um tabuleiro aleatório, igual visto dos dois lados
setup-cut = dividir e escolher (cut): você oferece um tabuleiro, seu oponente escolhe o lado
setup-given = dada (given): uma posição que você informa em texto
level-beginner = Iniciante
level-novice = Novato
level-casual = Casual
level-skilled = Habilidoso
level-club = Jogador de clube
level-strong = Forte
level-expert = Especialista
level-master = Mestre
level-grandmaster = Grande mestre

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } desafia você para uma partida de DVONN e quer jogar de brancas.
        [black] { $opponent }, { $challenger } desafia você para uma partida de DVONN e quer jogar de pretas.
        [choice] { $opponent }, { $challenger } desafia você para uma partida de DVONN no tabuleiro abaixo. Que lado você quer?
       *[random] { $opponent }, { $challenger } desafia você para uma partida de DVONN. As cores são aleatórias.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } quer jogar DVONN de brancas. Quem aceita?
        [black] { $challenger } quer jogar DVONN de pretas. Quem aceita?
        [choice] { $challenger } quer jogar DVONN no tabuleiro abaixo. Quem aceita e escolhe um lado?
       *[random] { $challenger } quer jogar DVONN. Quem aceita? As cores são aleatórias.
    }
challenge-rematch = Revanche da partida { $number }:
challenge-sides =
    { $first ->
        [white] { $white } joga de brancas e { $black } de pretas. As brancas começam.
       *[black] { $white } joga de brancas e { $black } de pretas. As pretas começam.
    }
challenge-until = O desafio expira { $until }.
challenge-draft = Ainda não foi lançado.
challenge-open = Ainda está aberto.
challenge-accepted = Aceito: é a partida { $number }.
challenge-declined = Recusado.
challenge-cancelled = Cancelado.
challenge-expired = Expirado.
challenge-in-thread = A partida está em { $place }.
challenge-posted = Seu desafio está em { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] ranqueada
        [if] ranqueada se os dois lados tiverem rating aqui
       *[no] amistosa
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] ranqueada
        [if] ranqueada se os dois lados tiverem rating aqui
       *[no] amistosa
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] ranqueada
       *[no] amistosa
    }
terms-any-board = Qualquer tabuleiro
terms-any-clock = qualquer ritmo
terms-unrated-by-default = {"-#"} Amistosa: pelo menos um dos lados ainda não tem rating aqui. Para uma ranqueada, adicione `ranqueada:True`.
terms-full = As 49 peças colocadas à mão
terms-reds = Três vermelhas colocadas à mão, o resto aleatório
terms-random = Tabuleiro aleatório
terms-symmetric = Tabuleiro simétrico
terms-cut = Dividir e escolher: alguém oferece um tabuleiro aleatório e o oponente escolhe o lado
terms-given = Posição dada
clock-none = sem relógio
clock-turn = { $turn } por lance
clock-bank = { $bank } + { $increment } por lance
clock-cap = { $clock }, máximo de { $cap }
clock-live = ao vivo, { $each } por lado
length-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
length-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
length-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
seek-somebody = alguém de outro lugar
seek-waiting = Estou buscando um oponente para você em todos os servidores participantes. A busca termina { $until }.
seek-already = Já estou buscando um oponente para você em todos os servidores participantes. A busca termina { $until }.
seek-place = Você vai jogar em { $place }: escrevo lá assim que a partida começar.
seek-place-here = Você vai jogar aqui: escrevo assim que a partida começar.
seek-lobby = Quem lê { $lobby } vê que você está buscando.
seek-direct = nossas mensagens diretas
seek-direct-here = Sua partida vai começar aqui, nas nossas mensagens diretas.
seek-rated = -# Ranqueada: vale para a classificação mundial. Lá todos os servidores veem seu nome e rating. Para ver, use `/classificação ranking` e `lista:Classificação mundial`. Para sair, `/classificação sair-mundial`.
seek-range = Rating do oponente: de { $from } a { $to }. A margem aumenta um pouco a cada minuto.
button-seek-stop = Parar de buscar
seek-found = Encontrei um oponente. Você joga em { $place }.
seek-stopped = Pronto. Parei de buscar.
seek-not-running = Não estou buscando um oponente para você. Para começar, use `/buscar`.
seek-ended = { $person }, não encontrei ninguém a tempo. Para tentar de novo, use `/buscar`.
seek-avoided = Pronto. Não vou parear vocês de novo.
seek-ask-report = Denunciar seu oponente ao responsável pelo bot? O responsável verá esta partida e seu nome. Não vou parear vocês de novo.
button-report-sure = Denunciar oponente
seek-reported = Pronto. Avisei o responsável pelo bot, e não vou parear vocês de novo.
seek-barred = O responsável pelo bot bloqueou seu acesso ao `/buscar`. Você ainda pode desafiar gente nos seus servidores.
seek-too-many-reports = Você fez { $most } denúncias em 24 horas. Tente mais tarde.
seek-off = `/buscar` está desligado neste servidor. Use nas nossas mensagens diretas, ou peça a um administrador do servidor para ligar com `/dvonn-admin configurações`.
seek-guest = Aqui não posso postar os lances do seu oponente. Use `/buscar` nas nossas mensagens diretas.
seek-too-many = Você encontrou { $most } oponentes em 24 horas. Tente mais tarde.
seek-no-rating = `margem` precisa de um rating, e você ainda não tem. Deixe em branco. Para partidas ranqueadas, vale seu rating na classificação mundial.
seek-no-clock = Uma partida ranqueada precisa de relógio. Escolha outro `ritmo`, ou deixe em branco.
seek-nobody-to-avoid = Este oponente não veio de `/buscar`, então não há ninguém a evitar.
seek-not-looking = Vocês não podem jogar agora: essa pessoa não busca mais, ou busca alguém com outro rating. Para encontrar outra pessoa, use `/buscar`.
seek-refused-avoided = Você pediu para não jogar mais com esta pessoa, então não dá.
button-avoid = Não nos parear de novo
button-report = Denunciar oponente
digest-title = **A semana de { $from } a { $until }**
digest-count =
    { $games ->
        [one] { $games } partida terminada
       *[other] { $games } partidas terminadas
    }, { $people ->
        [one] { $people } pessoa
       *[other] { $people } pessoas
    }.
digest-beaten = { $move }, perdeu para { $players }
digest-upset = Zebra da semana, partida { $game }: { $winner } venceu { $loser }, com um prognóstico de { $percent }% a favor de { $loser }.
digest-game = **Partida da semana:** { $game }
digest-turn = Virou no lance { $number }, { $played }. { $better } era melhor.
digest-streaks = Sequências no problema do dia: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] { $days } dia
       *[other] { $days } dias
    })
digest-season = A temporada { $number } termina em { $when }.
digest-running = **Em andamento**
digest-league = ciclo { $cycle }, na frente: { $leaders }
lobby-title = **Sala de espera do DVONN**
lobby-looking = **Buscando um oponente**
lobby-nobody = Ninguém está buscando um oponente agora.
lobby-all-servers = todos os servidores
lobby-games = **Partidas para assistir**
lobby-tournaments = **Torneios abertos**
lobby-ping = { $role } { $person } está buscando um oponente: { $terms }.
lobby-told = Pronto. Quando alguém buscar um oponente, aviso você aqui, no máximo a cada seis horas. Para parar, aperte o botão de novo.
lobby-not-told = Pronto. Não aviso mais quando alguém busca um oponente.
lobby-no-role = Esta sala de espera não avisa mais ninguém.
lobby-audit = Quer saber quando alguém busca um oponente
button-lobby-play = Jogar com { $name }
button-lobby-tell = Avisar se alguém buscar
thread-opening = Abrindo um tópico…
thread-not-added = O Discord não me deixa adicionar você ao [tópico]({ $url }). Abra com este link. Se você não vê o tópico ou não pode escrever lá, faltam as permissões “Ver canal” e “Enviar mensagens em tópicos”. Peça a um moderador.
thread-name = DVONN: { $names }
draft-person = Por enquanto só você vê este tabuleiro. Se você o oferecer, { $opponent } escolhe um lado e você joga com o outro.
draft-anyone = Por enquanto só você vê este tabuleiro. Se você o oferecer, quem aceitar escolhe um lado e você joga com o outro.
challenge-sent = Seu desafio está postado abaixo.
setup-ask-person = Você desafia { $opponent }. Em que tabuleiro?
setup-ask-anyone = Você desafia o canal inteiro. Em que tabuleiro?
setup-ask-busy = { $busy } Por isso, seu desafio terá um tópico. Escolha primeiro o tabuleiro.
setup-ask-common =
    - {"**"}Tabuleiro aleatório** (rápido): as 49 peças já estão lá, e o primeiro lance começa a partida.
    - {"**"}Colocar à mão**: primeiro vocês colocam as 49 peças, uma de cada vez.
setup-ask-all =
    - {"**"}Vermelhas à mão**: vocês colocam as três peças vermelhas. O resto é preenchido ao acaso.
    - {"**"}Tabuleiro simétrico**: um tabuleiro aleatório, igual visto dos dois lados.
    - {"**"}Dividir e escolher**: você oferece um tabuleiro aleatório, e seu oponente escolhe um lado.
button-setup-random = Tabuleiro aleatório
button-setup-full = Colocar à mão
button-setup-other = Outras montagens…
button-setup-reds = Vermelhas à mão
button-setup-symmetric = Tabuleiro simétrico
button-setup-cut = Dividir e escolher
button-rated = Tornar ranqueada
button-unrated = Tornar amistosa
draft-discarded = Cancelado. Ninguém mais viu.
button-offer-board = Oferecer este tabuleiro
button-deal-again = Outro tabuleiro
button-play-white = Jogar de brancas
button-play-black = Jogar de pretas
button-accept = Aceitar
button-decline = Recusar
button-cancel = Cancelar desafio
button-open-thread = Abrir tópico
offer-thread = Abrir um tópico para a partida de vocês?

## News

computer = Computador ({ $level })
computer-without-level = Computador
deleted-player = conta excluída
deleted-person = conta excluída

news-start = Começa a partida { $number }: { $white } joga de brancas, { $black } joga de pretas.
news-place =
    { $piece ->
        [red] { $player } coloca uma peça vermelha em **{ $cell }**{ $note }.
        [white] { $player } coloca uma peça branca em **{ $cell }**{ $note }.
       *[black] { $player } coloca uma peça preta em **{ $cell }**{ $note }.
    }
news-dealt = O resto do tabuleiro é preenchido ao acaso.
news-move = { $player } joga **{ $ply }**{ $note }
news-pass = { $player } não tem lance possível e passa.
ply-pass = passa
news-planned = {" "}(planejado)
news-plan-stopped = O plano de { $player } parou.
news-prepared = {" "}(condicional)
news-only-ply = {" "}(forçado)
news-all-prepared = Condicionais: { $plies }
news-filled = Colocadas conforme o plano: { $pieces }.
news-filled-part =
    { $piece ->
        [red] vermelhas: { $count }
        [white] brancas: { $count }
       *[black] pretas: { $count }
    }
news-item =
    { $piece ->
        [red] vermelha { $ply }
        [white] branca { $ply }
       *[black] preta { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] captura uma peça solta branca
           *[black] captura uma peça solta preta
        }
       *[other] { $color ->
            [white] captura uma pilha branca de { $height }
           *[black] captura uma pilha preta de { $height }
        }
    }{ $red ->
        [yes] {" "}(com uma vermelha)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] cai em uma peça solta branca
           *[black] cai em uma peça solta preta
        }
       *[other] { $color ->
            [white] cai em uma pilha branca de { $height }
           *[black] cai em uma pilha preta de { $height }
        }
    }{ $red ->
        [yes] {" "}(com uma vermelha)
       *[no] {""}
    }
effect-captures-red = captura uma vermelha
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] isola { $count } peça branca
           *[black] isola { $count } peça preta
        }
       *[other] { $color ->
            [white] isola { $count } peças brancas
           *[black] isola { $count } peças pretas
        }
    }
effect-isolates-both = isola { $white } das brancas e { $black } das pretas
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] isola { $count } peça sua
           *[other] isola { $count } peças suas
        }
       *[theirs] { $count ->
            [one] isola { $count } peça do oponente
           *[other] isola { $count } peças do oponente
        }
    }

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, coloque a última peça vermelha.
       *[other] { $player }, coloque uma peça vermelha (faltam { $left } no total).
    }
todo-place =
    { $color ->
        [white] { $player }, coloque uma peça branca (por colocar: { $left }).
       *[black] { $player }, coloque uma peça preta (por colocar: { $left }).
    }
todo-move = { $player }, sua vez.
how-to-move =
    Suas pilhas têm uma peça { $color ->
        [white] branca
       *[black] preta
    } em cima. Escolha uma e depois onde ela cai.
todo-elsewhere = É a vez de { $player }.
todo-computer = { $player } está pensando…
todo-computer-for = O motor escolhe uma casa para { $player }…

## Events

event-taken-back =
    { $with ->
        [computer] { $player } desfaz o último lance.
       *[person] De comum acordo: { $player } desfaz o último lance.
    }
event-paused =
    { $with ->
        [computer] A partida está em pausa. Para continuar, aperte “Retomar partida”.
       *[person] De comum acordo, a partida está em pausa. Os dois lados podem apertar “Retomar partida”.
    }
event-resumed = { $player } retomou a partida.
event-time-given = { $giver } dá mais { $time } para { $player }.
event-engine-replaced =
    { $color ->
        [white] O motor que jogava de brancas falhou. { $player } assume, e a partida agora é amistosa.
       *[black] O motor que jogava de pretas falhou. { $player } assume, e a partida agora é amistosa.
    }
event-engine-stopped = O motor não escolhe mais por { $player }.
event-handed-over =
    { $color ->
        [white] { $moderator } substituiu { $from } (brancas) por { $player }. Motivo: { $reason }
       *[black] { $moderator } substituiu { $from } (pretas) por { $player }. Motivo: { $reason }
    }
event-place-lost = O canal ou tópico desta partida foi excluído. A partida continua aqui.
event-now-unrated = A partida agora é amistosa.

## Clocks

clock-runs = Prazo: { $until }.
clock-runs-until-weekend = Prazo: { $until }, sem contar fins de semana livres. O próximo começa { $weekend }.
clock-runs-live =
    { $color ->
        [white] Brancas: { $white }. Pretas: { $black }. Prazo das brancas: { $until }.
       *[black] Brancas: { $white }. Pretas: { $black }. Prazo das pretas: { $until }.
    }
clock-muted = O relógio está parado até eu poder postar o tabuleiro aqui.
clock-paused = A partida está em pausa. Os dois relógios estão parados.
clock-weekend = O relógio está parado: { $player } tem o fim de semana livre. Volta a correr { $until }.
clock-vacation = O relógio está parado: { $player } está de férias.
reminder = { $player }, é sua vez na partida { $number } contra { $opponent }. Prazo: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = Partida { $number } contra { $opponent }. Prazo: { $until }.
reminder-link = { $line } [Tabuleiro]({ $url })

## Offers

offer-draw = { $player } propõe empate. { $opponent }, você aceita?
offer-rematch-here = { $player } quer revanche. { $opponent }, você aceita?
offer-pause = { $player } pede uma pausa: os dois relógios param até alguém retomar a partida. { $opponent }, tudo bem?
offer-takeback =
    { $count ->
        [0] { $player } pede para desfazer **{ $ply }**. { $opponent }, tudo bem?
        [one] { $player } pede para desfazer **{ $ply }** e o lance seguinte. { $opponent }, tudo bem?
       *[other] { $player } pede para desfazer **{ $ply }** e os { $count } lances seguintes. { $opponent }, tudo bem?
    }
offer-was =
    { $kind ->
        [draw] { $player } propôs empate.
        [takeback] { $player } pediu para desfazer um lance.
        [rematch] { $player } propôs revanche.
       *[pause] { $player } pediu uma pausa.
    }
offer-became =
    { $state ->
        [open] Ainda está em aberto.
        [accepted] Proposta aceita.
        [declined] Proposta recusada.
        [withdrawn] Proposta retirada.
       *[lapsed] Expirou: a partida continuou.
    }
offer-posted = Pronto. Está postado no canal.
offer-elsewhere = Pronto. Seu oponente recebe a proposta onde joga.
button-phrases = Dizer algo…
phrases-ask = Escolha o que dizer. Seu oponente lê no próprio idioma. Dá para dizer uma coisa a cada vez sua, e mais uma depois da partida.
menu-phrases-hint = O que você quer dizer?
phrase-sent = Pronto. Seu oponente vê: { $phrase }
phrase-not-received = Seu oponente não recebe mensagens assim.
refuse-phrase-again = Você já disse algo. Dá para dizer de novo depois que os dois lados jogarem.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] Olá! Divirta-se!
        [luck] Boa sorte!
        [move] Belo lance!
        [played] Bem jogado!
        [tomorrow] Volto amanhã.
        [away] Desculpe a demora.
        [thanks] Valeu pela partida!
       *[bye] Até mais!
    }
more-actions = O que você quer fazer?
decide-title = O que deve acontecer com a partida { $number }? Todos verão o motivo.
decide-hint = Decisão
decide-order =
    { $order ->
        [white] Terminar a partida: vitória das brancas
        [black] Terminar a partida: vitória das pretas
        [draw] Terminar a partida: empate
        [void] Anular a partida
        [replace_white] Substituir as brancas
       *[replace_black] Substituir as pretas
    }
decide-new-player =
    { $color ->
        [white] Quem assume as brancas?
       *[black] Quem assume as pretas?
    }
decide-new-player-hint = Quem entra
form-decide = Moderar a partida { $number }
form-decide-reason = Motivo, visível para todos
button-withdraw = Retirar proposta
button-draw = Propor empate
button-takeback = Desfazer lance
button-abort = Abortar partida
button-pause = Propor pausa
button-resume = Retomar partida
button-give = Dar { $time } ao oponente
button-settings = Abrir configurações
button-hint = Dica
button-fill = Colocar o resto por mim
button-stop-filling = Parar de colocar
button-more = Mais…
button-rematch = Propor revanche
button-play-again = Jogar de novo
button-next-level = Próximo: { $level }

## Vacations

notice-vacation = Seu tempo acabou, então suas férias começaram automaticamente. Seus relógios estão parados, menos em partidas ao vivo. As férias se estendem dia a dia até você jogar ou não ter mais dias.
event-vacation = O tempo acabou: { $player } usa um dia de férias.
vacation-none = Você não está de férias. Para parar seus relógios por três dias, use `/dvonn férias` com `dias:3`. Partidas ao vivo continuam.
vacation-until = Você está de férias até { $until } ({ $left }). Seus relógios estão parados, menos em partidas ao vivo.
vacation-automatic = Seu tempo acabou, então suas férias começaram automaticamente. Elas vão até { $until } ({ $left }). Seus relógios estão parados, menos em partidas ao vivo.
vacation-days = Dias de férias que restam este ano: { $count } de { $of }.
button-vacation-end = Terminar férias

## Moderators

decision-posted = Pronto. Está postado em { $place } (partida { $number }).
removed-from-ratings = { $moderator } tirou a partida { $number } ({ $white } contra { $black }) dos ratings. Todos os ratings foram recalculados sem ela: veja `/classificação perfil`. Motivo: { $reason }
role-is = São moderadores os membros com o cargo { $role } e quem tem a permissão “Gerenciar servidor”. Com `/partida decidir`, eles podem terminar ou anular partidas e substituir jogadores.
role-none = São moderadores todos que têm a permissão “Gerenciar servidor”. Com `/partida decidir`, eles podem terminar ou anular partidas e substituir jogadores.
computer-rated = Partidas contra o computador são ranqueadas.
computer-unrated = Partidas contra o computador são amistosas.
server-title = **Configurações do servidor**
server-controls = As mudanças valem na hora. Cada botão mostra como está agora: aperte para mudar. O idioma e o tema valem para o que todo o servidor vê.
server-hint = O resto se faz com comandos:
server-command = {"-"} { $command }: { $what }
server-channels = Canais de jogo: { $channels }, e seus tópicos.
server-channels-all = Partidas podem começar em todos os canais.
server-starters = Só membros com o cargo { $role } podem começar partidas. Todos podem aceitar um desafio.
server-starters-all = Todos podem começar partidas.
server-rated = Partidas ranqueadas são permitidas.
server-unrated = Partidas novas são amistosas. As ranqueadas em andamento continuam ranqueadas.
server-seeks = Oponentes de outros servidores: membros podem usar `/buscar`. Essas partidas nunca valem para a classificação deste servidor.
server-no-seeks = Oponentes de outros servidores: `/buscar` está desligado aqui.
server-ladder-rating = Tipo de classificação: ratings
server-ladder-places = Tipo de classificação: lugares
server-ladder-swap = Se quem desafia vencer, os dois trocam de lugar.
server-season-none = Duração da temporada: sem temporadas
server-season-month = Duração da temporada: um mês
server-season-quarter = Duração da temporada: três meses
server-season-half = Duração da temporada: seis meses
server-season-year = Duração da temporada: um ano
server-announcements = Canal de anúncios: { $channel }.
server-announcements-none = Sem canal de anúncios.
server-announcements-here = As temporadas, os torneios e as ligas deste servidor serão anunciados aqui.
server-puzzles = Problema do dia: { $channel }.
server-puzzles-none = Sem canal para o problema do dia.
server-puzzles-here = O problema do dia será postado aqui.
server-digest = Resumo da semana: { $channel }.
server-digest-none = Sem canal para o resumo da semana.
server-digest-here = O resumo da semana será postado aqui às segundas.
server-lobby = Sala de espera: { $channel }.
server-lobby-none = Sem sala de espera.
server-lobby-role = A sala de espera avisa { $role } quando alguém busca um oponente.
server-lobby-role-none = A sala de espera não avisa ninguém.
server-picker =
    { $picker ->
        [games] Canais para partidas (nenhum: todos)
        [announcements] Canal de anúncios
        [puzzles] Canal do problema do dia
        [digest] Canal do resumo da semana
        [lobby] Canal da sala de espera
        [moderators] Cargo de moderador
        [starters] Cargo que pode iniciar partidas
       *[told] Cargo que a sala de espera avisa
    }
button-server-clear = Remover nº { $number }
button-server-page =
    { $page ->
        [settings] Configurações
        [channels] Canais
       *[roles] Cargos e sala de espera
    }
server-limit =
    { $limit ->
        [limit_opponent] Desafios abertos de uma pessoa para outra: no máximo { $value }.
        [limit_threads] Tópicos que uma pessoa pode abrir em 10 minutos: no máximo { $value }.
        [limit_tournaments] Torneios não terminados por organizador: no máximo { $value }. Moderadores podem ter 3.
        [limit_tournament_wait] Tempo entre dois torneios de uma pessoa: { $value ->
            [one] { $value } minuto
           *[other] { $value } minutos
        }. Moderadores não precisam esperar.
       *[limit_challenges] Desafios abertos por pessoa: no máximo { $value }.
    }
server-limits-change = Para mudar um limite, use `/dvonn-admin limites` com um número, por exemplo `tópicos:5`.
server-blocked = Bloqueio: { $person }. Motivo: { $reason }
server-blocked-more = Há mais gente bloqueada. O registro mostra quem.
person-blocked = { $person } não pode mais começar nem aceitar partidas neste servidor. As partidas em andamento continuam. Para desfazer, use `/dvonn-admin desbloquear`.
person-unblocked = { $person } pode começar e aceitar partidas de novo neste servidor.
button-server-rated =
    { $on ->
        [yes] Partidas ranqueadas: sim
       *[no] Partidas ranqueadas: não
    }
button-server-computer =
    { $on ->
        [yes] Rating vs. computador: sim
       *[no] Rating vs. computador: não
    }
button-server-seeks =
    { $on ->
        [yes] Oponentes de fora: sim
       *[no] Oponentes de fora: não
    }

## Roles for ladder places and titles

roles-title = **Cargos por lugares e títulos.** Dou e tiro conforme a classificação muda. Só tiro cargos que eu dei. Para definir um, use `/dvonn-admin cargos` com o lugar ou o título e o cargo.
roles-role = { $name }: { $role }
roles-none = { $name }: sem cargo
roles-problem = { $name }: { $role }. {"**"}Não posso dar este cargo.** { $problem }
roles-refused = Da última vez, o Discord não me deixou dar ou tirar um cargo. { $reason }
reward =
    { $reward ->
        [first] Primeiro lugar
        [top_three] Três primeiros lugares
        [top_ten] Dez primeiros lugares
        [season] Vitória na última temporada
        [league] Título da liga
       *[tournament] Vitória no último torneio
    }
button-clear-reward =
    { $reward ->
        [first] Sem cargo: primeiro lugar
        [top_three] Sem cargo: três primeiros
        [top_ten] Sem cargo: dez primeiros
        [season] Sem cargo: temporada
        [league] Sem cargo: liga
       *[tournament] Sem cargo: torneio
    }
roles-audit = Lugar ou título da classificação de DVONN
role-no-permission = Preciso da permissão “Gerenciar cargos”. Dê ao meu cargo em Config. do servidor → Cargos e tente de novo.
role-gone = Esse cargo foi excluído. Escolha outro.
role-everyone = Todo mundo já tem este cargo. Escolha outro.
role-managed = { $role } pertence a uma integração, como um bot, e ninguém pode dar. Escolha outro cargo.
role-not-below-bot = { $role } não está abaixo do meu cargo mais alto, e o Discord não me deixa dar. Em Config. do servidor → Cargos, arraste meu cargo até ficar acima dele e tente de novo.
role-powerful = { $role } dá poder sobre outras pessoas: { $powers }. Não dou cargos assim. Escolha outro, ou tire essas permissões deste.
role-moderators = { $role } é meu cargo de moderador. Esse eu nunca dou. Escolha outro.
role-not-by-person = Não posso dar { $role } em seu nome, porque você não pode dar esse cargo. É preciso ter a permissão “Gerenciar cargos” e um cargo acima dele. Peça a quem tenha as duas coisas.
role-power =
    { $name ->
        [administrator] “Administrador”
        [manage-server] “Gerenciar servidor”
        [manage-roles] “Gerenciar cargos”
        [manage-channels] “Gerenciar canais”
        [manage-webhooks] “Gerenciar webhooks”
        [manage-expressions] “Gerenciar expressões”
        [manage-events] “Gerenciar eventos”
        [manage-threads] “Gerenciar tópicos”
        [manage-messages] “Gerenciar mensagens”
        [manage-nicknames] “Gerenciar apelidos”
        [ban] “Banir membros”
        [kick] “Expulsar membros”
        [time-out] “Colocar membros de castigo”
        [mute] “Silenciar membros”
        [deafen] “Ensurdecer membros”
        [move] “Mover membros”
        [mention-everyone] “Mencionar @everyone, @here e todos os cargos”
        [audit-log] “Ver o registro de auditoria”
       *[insights] “Ver análises do servidor”
    }

## Moderation log

log-title = **Registro de moderação**, do mais recente ao mais antigo. Página { $page } de { $pages }.
log-empty = O registro de moderação está vazio.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Motivo: { $reason }
log-channel-added = Adicionou { $channel } aos canais de jogo.
log-channel-removed = Removeu { $channel } dos canais de jogo.
log-role-set = Cargo para “{ $name }”: { $role }.
log-role-cleared = Cargo para “{ $name }”: nenhum.
log-role-gone = Cargo para “{ $name }”: nenhum, porque o cargo foi excluído.
log-blocked = Bloqueou { $person }.
log-unblocked = Desbloqueou { $person }.
log-ended = Terminou a partida { $number } com um resultado.
log-voided = Anulou a partida { $number }.
log-handed-over = Substituiu alguém na partida { $number }.
log-place-lost = O canal ou tópico da partida { $number } foi excluído. A partida espera um novo tópico ou a decisão de um moderador.
log-backed-up = Baixou um backup.
log-tournament-entered = Inscreveu { $player } no torneio { $number }.
log-tournament-computers = Inscreveu o computador no torneio { $number }.
log-tournament-computers-removed = Tirou o computador do torneio { $number }.
log-tournament-started = Iniciou o torneio { $number }.
log-tournament-accepted = Aceitou o match por equipes { $number }.
log-tournament-withdrew =
    { $league ->
        [yes] Tirou { $player } da liga.
       *[no] Tirou { $player } do torneio { $number }.
    }
log-tournament-replaced = Substituiu { $player } por { $new } no torneio { $number }.
log-tournament-reminded =
    { $league ->
        [yes] Lembrou { $player } de uma partida da liga.
       *[no] Lembrou { $player } de uma partida do torneio { $number }.
    }
log-tournament-moved = Transferiu o torneio { $number } para outro canal.
log-tournament-ended = Terminou o torneio { $number }.
log-league =
    { $what ->
        [league_paused] Pausou a liga.
        [league_resumed] Retomou a liga.
        [league_moved] Transferiu a liga para outro canal.
       *[league_closed] Encerrou a liga.
    }
log-league-entry-removed = Tirou { $player } do próximo ciclo da liga.
button-log-newer = Mais recentes
button-log-older = Mais antigos

## End of the game

end-won =
    { $color ->
        [white] **Fim de partida: { $player } (brancas) vence por { $own } a { $other }.**
       *[black] **Fim de partida: { $player } (pretas) vence por { $own } a { $other }.**
    }
end-close = Foi por pouco: só { $margin } de diferença.
end-sweep = Vitória total: quem perdeu não tem mais nenhuma pilha.
own-won = {"**"}Você venceu por { $own } a { $other }!**
own-lost = {"**"}Você perdeu por { $own } a { $other }.**
own-lost-close = {"**"}Você perdeu por { $own } a { $other }:** só { $margin } de diferença.
own-won-resigned = {"**"}Você venceu!** { $loser } desistiu.
own-won-on-time = {"**"}Você venceu!** { $loser } estourou o tempo.
own-resigned = Você desistiu. { $winner } vence.
own-out-of-time = {"**"}Seu tempo acabou.** { $winner } vence.
own-ending-of = { $player }: { $ending }
end-draw = Fim de partida: empate, { $score } a { $score }.
end-resigned =
    { $color ->
        [white] { $loser } desiste. { $winner } (brancas) vence.
       *[black] { $loser } desiste. { $winner } (pretas) vence.
    }
end-resigned-deleted =
    { $color ->
        [white] As pretas (conta excluída) desistiram. { $winner } (brancas) vence.
       *[black] As brancas (conta excluída) desistiram. { $winner } (pretas) vence.
    }
end-out-of-time =
    { $color ->
        [white] { $loser } estourou o tempo. { $winner } (brancas) vence.
       *[black] { $loser } estourou o tempo. { $winner } (pretas) vence.
    }
end-agreed = Fim de partida: empate de comum acordo.
end-awarded =
    { $color ->
        [white] { $moderator } terminou a partida. { $winner } (brancas) vence. Motivo: { $reason }
       *[black] { $moderator } terminou a partida. { $winner } (pretas) vence. Motivo: { $reason }
    }
end-awarded-draw = { $moderator } terminou a partida em empate. Motivo: { $reason }
end-deadline =
    { $color ->
        [white] A rodada acabou, e { $loser } deixou o oponente esperando. { $winner } (brancas) vence.
       *[black] A rodada acabou, e { $loser } deixou o oponente esperando. { $winner } (pretas) vence.
    }
end-deadline-draw = A rodada acabou, então esta partida é empate.
end-voided-elsewhere = Um moderador anulou a partida.
end-voided = { $moderator } anulou a partida. Motivo: { $reason }
end-tournament-over = Fim de partida sem resultado: o torneio acabou, e os dois lados são computadores.
end-aborted = A partida foi abortada e não conta.
end-out-of-time-void = { $player } estourou o tempo antes de alguma pilha se mover. A partida não conta.
end-left = Fim de partida sem resultado: alguém saiu do servidor.
end-deleted = Fim de partida sem resultado: alguém excluiu os próprios dados.
end-channel = Fim de partida sem resultado: o canal foi excluído.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}provisório
       *[no] {""}
    })
result-expected = O prognóstico favorecia { $player } ({ $odds }%).
result-even = O prognóstico era equilibrado.
result-part =
    { $part ->
        [2] Esta partida vale metade. Partidas entre estas duas pessoas nos 30 dias anteriores: { $before }.
        [4] Esta partida vale um quarto. Partidas entre estas duas pessoas nos 30 dias anteriores: { $before }.
       *[other] Esta partida vale 1/{ $part }. Partidas entre estas duas pessoas nos 30 dias anteriores: { $before }.
    }
result-short = Esta partida não vale para a classificação: teve menos de { $moves } lances depois da colocação.
result-second-timeout = Esta partida não vale para a classificação. Se alguém ausente perde várias partidas por tempo, só vale a primeira em 24 horas.
result-voided = Esta partida não vale para a classificação: um moderador a tirou dos ratings.

score = vitórias: { $wins }, empates: { $draws }, derrotas: { $losses }
record-all =
    { $games ->
        [one] { $games } partida ({ $score })
       *[other] { $games } partidas ({ $score })
    }
record-color =
    { $color ->
        [white] De brancas ({ $score })
       *[black] De pretas ({ $score })
    }
record-setup =
    { $setup ->
        [full] Tudo à mão ({ $score })
        [reds] Vermelhas à mão ({ $score })
        [random] Aleatória ({ $score })
        [symmetric] Simétrica ({ $score })
        [cut] Dividir e escolher ({ $score })
       *[given] Posição dada ({ $score })
    }

top-title =
    { $list ->
        [computer] **Classificação do servidor**: níveis do computador
        [world] { $players ->
            [one] **Classificação mundial**: { $players } pessoa
           *[other] **Classificação mundial**: { $players } pessoas
        }
       *[people] { $players ->
            [one] **Classificação do servidor**: { $players } pessoa
           *[other] **Classificação do servidor**: { $players } pessoas
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · { $games } partida
       *[other] **{ $place }** · { $player } · { $rating } · { $games } partidas
    }
top-own = … { $row }
top-order = -# Ordem: rating menos duas vezes o ±. Umas poucas vitórias de sorte não bastam para liderar. ? = provisório.
top-empty = A classificação está vazia. A primeira partida ranqueada entre duas pessoas dá início a ela. Comece uma com `/dvonn desafiar` e `ranqueada:True`.
top-all-idle = Nenhuma partida ranqueada contou aqui nos últimos 60 dias, então a classificação está vazia. Comece uma com `/dvonn desafiar` e `ranqueada:True`. Para temporadas passadas, use `/classificação temporada`.
top-no-computer = O computador não jogou partidas ranqueadas aqui. As partidas dele só são ranqueadas se o servidor permitir.
top-no-game = { $player } ainda não tem lugar: nenhuma partida ranqueada contou.
top-empty-world = Ninguém da classificação mundial jogou em 60 dias. Valem para ela as partidas ranqueadas que começam com `/buscar` e `ranqueada:True`.
top-not-joined = { $player } não está na classificação mundial. Para entrar, use `/buscar` com `ranqueada:True` e termine uma partida.
world-left = Pronto. Você não está mais na classificação mundial. Seu rating fica guardado, caso você volte com `/buscar` e `ranqueada:True`. Para excluir, use `/privacidade excluir`.
world-not-joined = Você não está na classificação mundial, então não há de onde sair.
top-idle = { $player } não tem lugar: 60 dias sem partida ranqueada. A próxima devolve o lugar.
table-ladder =
    { $list ->
        [computer] Classificação de DVONN: computador
        [world] Classificação mundial de DVONN
       *[people] Classificação de DVONN
    }
table-page = Página { $page } de { $pages }
table-order = por rating menos duas vezes o ±
table-player = Nome
table-rating = Rating
table-floor = Mín.
table-games = Partidas
alt-table = Tabela: { $title }. Colunas: { $columns }. Linhas: { $rows }.
alt-table-place = Lugar

profile-title = **{ $player }** · { $rating }
profile-place = { $place }º lugar por rating
profile-challenge-place = { $place }º lugar na classificação
profile-idle = Sem lugar (60 dias sem partida ranqueada)
profile-no-place = Ainda sem lugar
profile-titles =
    { $more ->
        [0] Títulos: { $titles }
       *[other] Títulos: { $titles }, e mais { $more }
    }
profile-title-of-season =
    { $place ->
        [1] primeiro lugar na temporada { $season }
        [2] segundo lugar na temporada { $season }
       *[3] terceiro lugar na temporada { $season }
    }
profile-league-title = título de { $name } (ciclo { $cycle })
profile-lessons = 🎓 Concluiu todas as lições de `/aprender`
profile-provisional = {"-#"} “?” quer dizer provisório: o rating ainda é uma estimativa. Com mais algumas partidas ranqueadas, ele se firma.
profile-last = Últimas partidas:
button-people = Favoritar, ignorar…
people-about =
    { $state ->
        [favourite] { $player } está entre seus favoritos.
        [ignored] Você ignora { $player }: nada de novas partidas entre vocês, exceto em torneios e por lugares na classificação.
       *[none] { $player }: você pode adicionar esta pessoa aos favoritos ou ignorá-la. Quem você ignora não pode jogar novas partidas com você e não fica sabendo.
    }
button-ignore =
    { $on ->
        [yes] Ignorar
       *[no] Parar de ignorar
    }
button-favourite =
    { $on ->
        [yes] Adicionar aos favoritos
       *[no] Remover dos favoritos
    }
people-title = Só você vê estas listas.
people-favourites = Favoritos: { $people }
people-no-favourites = Favoritos: nenhum. Adicione pelos perfis.
people-ignored = Pessoas ignoradas: { $people }
people-none-ignored = Pessoas ignoradas: nenhuma
menu-people-challenge = Desafiar um favorito
menu-people-remove = Remover um favorito
menu-people-stop = Parar de ignorar alguém
button-people-page = Pessoas ignoradas { $first }–{ $last }
refuse-not-now = Agora você não pode jogar com esta pessoa. Escolha outro oponente.
refuse-too-many-favourites = Você já tem { $most } favoritos. Remova um primeiro.
profile-game =
    { $outcome ->
        [win] - vitória contra { $opponent }: { $step } (partida { $number })
        [draw] - empate com { $opponent }: { $step } (partida { $number })
       *[loss] - derrota para { $opponent }: { $step } (partida { $number })
    }
profile-none = { $player } ainda não tem resultados ranqueados aqui. Para jogar uma ranqueada, use `/dvonn desafiar` com `ranqueada:True`.
profile-none-of-computer = { $player } ainda não tem resultados ranqueados aqui. As partidas do computador só são ranqueadas se o servidor permitir.
profile-of-bot = Bots não têm perfil. Para o computador, use a opção `nível`.
profile-none-of-you = Você ainda não tem resultados ranqueados aqui. Comece uma ranqueada com `/dvonn desafiar` e `ranqueada:True`. Depois seu rating, retrospecto e melhor vitória aparecem aqui.
profile-one = Escolha uma pessoa em `pessoa` ou um nível em `nível`, não os dois.
caption-profile = Rating neste servidor, com a faixa provável
fact-place = Classificação
fact-games = Partidas
fact-streak = Maior sequência
fact-best-win = Melhor vitória
fact-global = Rating mundial
fact-puzzles = Rating de problemas
fact-won-against = { $opponent } ({ $rating }), partida { $number }
fact-streak-now = { $longest }, agora { $now }
alt-profile =
    { $games ->
        [one] Gráfico de linha: rating de { $name } neste servidor, com a faixa provável. Começa em { $first } e, após { $games } partida, é { $rating }. Abaixo: { $facts }.
       *[other] Gráfico de linha: rating de { $name } neste servidor nas últimas { $games } partidas, com a faixa provável. Começa em { $first }, fica entre { $least } e { $most }, e agora é { $rating }. Abaixo: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Partidas das últimas { $weeks } semanas**: { $games } { $rated ->
            [0] amistosa
           *[other] ranqueada
        }
       *[other] **Partidas das últimas { $weeks } semanas**: { $games } (ranqueadas: { $rated })
    }
activity-busiest =
    { $games ->
        [one] Semana mais ativa: a de { $monday } ({ $games } partida,
       *[other] Semana mais ativa: a de { $monday } ({ $games } partidas,
    } { $people ->
        [0] só computador)
        [one] { $people } pessoa)
       *[other] { $people } pessoas)
    }
activity-this-week =
    { $games ->
        [0] Esta semana: nenhuma partida ainda
        [one] Esta semana: { $games } partida
       *[other] Esta semana: { $games } partidas
    }
activity-none = Nenhuma partida terminou aqui em { $weeks } semanas. Comece uma com `/dvonn desafiar`.
activity-empty = Nenhuma partida ainda
table-activity = Partidas neste servidor
activity-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
activity-rated = Partidas ranqueadas
activity-others = Partidas amistosas
activity-people = Pessoas
caption-activity = Partidas terminadas por semana, de segunda a domingo (UTC)
alt-activity = Gráfico de barras: partidas terminadas neste servidor em cada uma das últimas { $weeks } semanas, de { $first } até esta. De cada semana, a segunda-feira e depois partidas ranqueadas, amistosas e pessoas: { $entries }. As semanas não citadas não tiveram partidas.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Gráfico de barras: { $weeks } semanas de { $first } até esta, sem partidas.

versus-title = **{ $one } contra { $other }**
versus-none = Nenhuma partida ranqueada entre estas duas pessoas terminou aqui ainda.
versus-record = Resultados de { $player }:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: ainda sem partidas ranqueadas, então o prognóstico supõe um rating inicial
versus-odds = Prognóstico de hoje: { $player } { $odds }%.
versus-last = Últimas partidas:
versus-game =
    { $outcome ->
        [win] - { $at } · partida { $number } · { $player } venceu de { $color ->
            [white] brancas
           *[black] pretas
        }: { $step }
        [draw] - { $at } · partida { $number } · { $player } empatou de { $color ->
            [white] brancas
           *[black] pretas
        }: { $step }
       *[loss] - { $at } · partida { $number } · { $player } perdeu de { $color ->
            [white] brancas
           *[black] pretas
        }: { $step }
    }
versus-same-player = É a mesma pessoa duas vezes. Escolha duas diferentes, ou uma para comparar com você.

record-title = **Partidas ranqueadas deste servidor**
record-title-of = **Partidas ranqueadas de { $player } neste servidor**
record-none = Nenhuma partida ranqueada terminou neste servidor ainda. Comece uma com `/dvonn desafiar` e `ranqueada:True`.
record-none-of = { $player } ainda não terminou nenhuma partida ranqueada neste servidor.
record-game =
    { $outcome ->
        [win] { $at } · partida { $number } · { $one } venceu { $other }
       *[draw] { $at } · partida { $number } · { $one } e { $other }: empate
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (vale 1/{ $part })
    }
record-uncounted = { $game }: não conta ({ $reason })
uncounted-short = curta demais
uncounted-second-timeout = outra derrota por tempo em 24 horas
uncounted-voided = tirada por um moderador
button-newest = Últimas
button-newer = Mais recentes
button-older = Mais antigas

## Seasons

season-current = **Temporada { $number }**: { $from } – { $until } (termina { $rest })
season-without-end = **Temporada { $number }**: desde { $from }, sem data de fim
season-ended = **Temporada { $number }**: { $from } – { $until }, tabela final
season-short = -# As temporadas seguem o calendário. Esta primeira é mais curta, porque começou com a primeira partida ranqueada.
season-empty = Nenhuma partida ranqueada contou nesta temporada.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = A primeira partida ranqueada entre duas pessoas abre a primeira temporada. Comece uma com `/dvonn desafiar` e `ranqueada:True`.
season-unknown = Não há temporada { $number } aqui. `/classificação temporada` mostra a atual.
season-over = **A temporada { $number } acabou.**
season-title =
    { $place ->
        [1] 🥇 { $player } vence a temporada { $number }.
        [2] 🥈 Segundo lugar: { $player }.
       *[3] 🥉 Terceiro lugar: { $player }.
    }
season-over-more = Para a tabela completa, use `/classificação temporada` com `número:{ $number }`. A próxima temporada começou. Os ratings são mantidos.
table-season = Temporada { $number }
table-wins = Vit.
table-draws = Emp.
table-losses = Der.

## Challenge ladder

places-title =
    { $people ->
        [one] **Classificação do servidor**, por lugares: { $people } pessoa
       *[other] **Classificação do servidor**, por lugares: { $people } pessoas
    }
places-own = { $player } está em { $place }º lugar. Para subir, desafie com `/classificação desafiar` alguém até três lugares acima. Se você vencer, vocês trocam de lugar.
places-none = { $player } não tem lugar agora. Para conseguir um, desafie com `/classificação desafiar` alguém dos três últimos lugares.
places-empty = A classificação está vazia. Desafie alguém com `/classificação desafiar`: a primeira partida por lugares dá um lugar a cada lado.
table-places = Classificação de DVONN, por lugares

refuse-place-none = A classificação deste servidor tem ratings, não lugares. Use `/dvonn desafiar`.
refuse-place-self = Você não pode se desafiar. { $allowed }
refuse-place-answered = Você não pode aceitar este desafio agora. { $why }
refuse-place-no-place = { $opponent } não tem lugar na classificação, ou não joga há 60 dias. { $allowed }
refuse-place-below =
    { $who ->
        [you] { $opponent } está abaixo de você, então você não pode fazer este desafio. O contrário, sim: { $opponent } pode desafiar você.
       *[other] { $opponent } está agora abaixo de { $challenger }.
    } { $allowed }
refuse-place-far = { $opponent } está muito acima. Com um desafio dá para subir no máximo { $places } lugares. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Você está jogando por um lugar na partida { $number } contra { $opponent }. Termine essa primeiro.
           *[challenge] Você já desafiou { $opponent } pelo lugar. Cancele esse desafio, ou espere a resposta.
        }
       *[other] { $what ->
            [game] { $challenger } está jogando por um lugar na partida { $number } contra { $opponent }.
           *[challenge] { $challenger } desafiou { $opponent } pelo lugar.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } já tem { $others } desafio. Espere terminar, ou desafie outra pessoa.
       *[other] { $opponent } já tem { $others } desafios. Espere um terminar, ou desafie outra pessoa.
    }
refuse-place-soon = { $challenger } e { $opponent } jogaram por um lugar há menos de uma semana. Dá para jogar de novo a partir de { $until }.
place-may-challenge =
    { $who ->
        [you] Você pode desafiar: { $people }.
       *[other] { $challenger } pode desafiar: { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Não há ninguém acima de você. Outros podem desafiar você.
       *[other] Não há ninguém acima de { $challenger }.
    }
challenge-for-place = Esta partida vale lugares na classificação: se quem desafia vencer, os dois trocam de lugar.
place-stake = Esta partida vale lugares na classificação: se { $challenger } vencer, troca de lugar com { $opponent }.
place-swapped = **{ $winner } tira de { $loser } o { $place }º lugar da classificação.**
place-kept = Os lugares da classificação não mudam.
place-swap-stays = Os lugares não são destrocados: a classificação mudou desde essa partida.


## Captions of pictures

caption-move =
    { $color ->
        [white] Vez das brancas
       *[black] Vez das pretas
    }
caption-passed =
    { $color ->
        [white] Brancas passam
       *[black] Pretas passam
    }
caption-isolates = { $ply }, isola { $count }
caption-captures = { $ply }, captura { $count }
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] Brancas colocam uma peça
       *[black] Pretas colocam uma peça
    }
caption-place-red =
    { $color ->
        [white] Brancas colocam uma vermelha
       *[black] Pretas colocam uma vermelha
    }
caption-won =
    { $color ->
        [white] Brancas vencem por { $margin }
       *[black] Pretas vencem por { $margin }
    }
caption-draw = Empate
caption-won-early =
    { $color ->
        [white] Brancas vencem
       *[black] Pretas vencem
    }
caption-resigned =
    { $color ->
        [white] Brancas desistem
       *[black] Pretas desistem
    }
caption-timed-out =
    { $color ->
        [white] Brancas estouram o tempo
       *[black] Pretas estouram o tempo
    }
caption-void = Sem resultado
caption-sample = Exemplo: você de pretas · { $ply }
caption-preview = Prévia: { $ply }

## Placing and moving with buttons

button-row = Linha { $row }
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}com vermelha
       *[no] {""}
    }
menu-stack-hint = Escolha a pilha que quer mover
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: peça solta, com uma vermelha
           *[no] { $cell }: peça solta
        }
       *[other] { $red ->
            [yes] { $cell }: pilha de { $height }, com uma vermelha
           *[no] { $cell }: pilha de { $height }
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
pick-cell =
    Escolha uma casa da linha { $row }. { $red ->
        [yes] A peça vermelha é colocada na hora.
       *[no] Sua peça é colocada na hora.
    }
pick-stack = Que pilha você quer mover?
pick-destination = Para onde vai **{ $cell }**? Primeiro você vê uma prévia.
pick-destination-at-once = Para onde vai **{ $cell }**? O lance é jogado na hora.
confirm-ply = Prévia: **{ $ply }**
confirm-score = Placar depois deste lance: brancas { $white }, pretas { $black }. Jogar?
button-confirm = Jogar lance
button-back = Voltar
button-another-stack = Outra pilha
you-moved = Você jogou **{ $ply }**.
you-moved-with-effect = Você jogou **{ $ply }**: o lance { $effects }.
you-placed =
    { $red ->
        [yes] Você colocou uma peça vermelha em **{ $cell }**.
       *[no] Você colocou uma peça em **{ $cell }**.
    }

## Previews

preview-title = Prévia: nada foi jogado.
preview-move = { $player }: **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player }: peça vermelha em **{ $cell }**.
        [white] { $player }: peça branca em **{ $cell }**.
       *[black] { $player }: peça preta em **{ $cell }**.
    }
preview-pass = { $player }: sem lance possível, passa a vez.
preview-score = Placar depois disso: brancas { $white }, pretas { $black }.
preview-next-moves =
    { $moves ->
        [one] A seguir, { $player }: { $moves } lance possível ({ $other }).
       *[other] A seguir, { $player }: { $moves } lances possíveis ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player }: nenhum
        [one] { $player }: seria { $moves }
       *[other] { $player }: seriam { $moves }
    }
preview-next-passes =
    { $moves ->
        [one] A seguir, { $player }: passa a vez (sem lance possível). Depois, { $other }: { $moves } lance possível.
       *[other] A seguir, { $player }: passa a vez (sem lance possível). Depois, { $other }: { $moves } lances possíveis.
    }
preview-next-place =
    { $piece ->
        [red] A seguir, { $player }: colocar uma peça vermelha.
        [white] A seguir, { $player }: colocar uma peça branca.
       *[black] A seguir, { $player }: colocar uma peça preta.
    }
preview-next-dealt = A seguir: o resto do tabuleiro é preenchido ao acaso.
preview-won = Com isso a partida acaba. Vitória: { $player }, { $own } a { $other }, por { $margin }.
preview-draw = Com isso a partida acaba: empate, { $score } a { $score }.

preview-empty = Digite um lance, como `D3F3`, ou vários, como `D3F3 E4E5`.
preview-too-long = Uma prévia tem no máximo { $most } lances. Tire os últimos.
preview-unknown-word = `{ $word }` não é uma casa como `D3` nem um lance como `D3F3`. Escolha entre as sugestões ao digitar.
preview-half-a-move = { $cell } é só meio lance. Acrescente a casa de destino, como `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] As brancas não podem jogar `{ $ply }`. { $rule } Escolha entre as sugestões ao digitar.
           *[black] As pretas não podem jogar `{ $ply }`. { $rule } Escolha entre as sugestões ao digitar.
        }
       *[other] { $color ->
            [white] Lance { $number }: as brancas não podem jogar `{ $ply }`. { $rule } Escolha entre as sugestões ao digitar.
           *[black] Lance { $number }: as pretas não podem jogar `{ $ply }`. { $rule } Escolha entre as sugestões ao digitar.
        }
    }
preview-dealt = Depois da última peça vermelha, o resto do tabuleiro é preenchido ao acaso. Termine sua prévia aí.

## Hints and analyses

hint-title =
    { $count ->
        [one] Você só tem um lance possível:
       *[other] Seus melhores lances:
    }
hint-title-placing = As melhores casas para sua peça:
hint-not-played = Nada foi jogado ainda. Só você vê isto.
button-play-this = Jogar { $letter }: { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] mais ou menos igual
        [chance] cerca de { $number }% de chance de vencer
        [win] vitória por { $number }
        [draw] empate
       *[loss] derrota por { $number }
    }
effect-next-to-red = ao lado de uma vermelha
effect-at-edge = na borda
effect-can-capture-red = depois pode capturar a vermelha em { $cells }
effect-ends-game = termina a partida
effect-leaves-no-move =
    { $color ->
        [white] deixa as brancas sem lance
       *[black] deixa as pretas sem lance
    }
analysis-game = Partida { $number }.
analysis-plies = Após o lance { $number } de { $count }.
analysis-worth =
    { $color ->
        [white] **Vez das brancas: { $worth }.**
       *[black] **Vez das pretas: { $worth }.**
    }
analysis-variation = Variante: { $line }
analysis-then = -# depois { $line }
analysis-then-end = -# depois { $line }. Aí a partida acaba: brancas { $white }, pretas { $black }.
analysis-end = -# Aí a partida acaba: brancas { $white }, pretas { $black }.
analysis-over = {"**"}A partida acabou: brancas { $white }, pretas { $black }.**
analysis-shared = { $player } mostra uma análise:
verdict-best = {"**"}{ $ply }** é o melhor lance.
verdict-forced = {"**"}{ $ply }** é o único lance possível.
verdict-as-good = {"**"}{ $ply }** é mais ou menos tão bom quanto o melhor, **{ $better }**.
verdict-worse =
    {"**"}{ $ply }** leva as { $color ->
        [white] brancas
       *[black] pretas
    } de { $before } para { $after }{ $points ->
        [0] .
        [one] {" "}(custa { $points }%).
       *[other] {" "}(custa { $points }%).
    }
verdict-loses =
    Na sequência A, as { $color ->
        [white] brancas
       *[black] pretas
    } perdem { $losses }.
verdict-captured =
    { $height ->
        [1] a peça solta em { $cell }
       *[other] a pilha de { $height } em { $cell }
    }
verdict-isolated =
    { $count ->
        [one] { $count } peça isolada
       *[other] { $count } peças isoladas
    }
verdict-score = Placar após a sequência A: brancas { $white }, pretas { $black }. Antes do lance: brancas { $before_white }, pretas { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Já testado
menu-variation-hint = Jogar um dos melhores, ou um já testado…
menu-variation-stack-hint = Por que não outro lance? Escolha uma pilha
menu-variation-row-hint = Por que não outra casa? Escolha uma linha
variation-stack = Para onde vai **{ $cell }**? Você verá quanto o lance custa, e por quê.
variation-row = Que casa da linha { $row }? Você verá quanto custa.
analysis-effort =
    { $depth ->
        [one] -# Profundidade da busca: { $depth } lance.
       *[other] -# Profundidade da busca: { $depth } lances.
    }
analyse-what = Não há partida aqui. Adicione `partida` (um número ou lances) ou `posição`.
advice-rated = Esta partida é ranqueada, então não dou conselhos. `/partida prévia` mostra o que um lance faz. Depois da partida, `/dvonn analisar` mostra os melhores.
advice-over = Nesta posição ninguém pode mover: brancas { $white }, pretas { $black }. Para uma posição anterior de uma partida, use `/dvonn analisar` com `após`, o número de lances.
advice-in-tournament = Esta partida é de torneio, então não dou conselhos. `/partida prévia` mostra o que um lance faz. Depois da partida, `/dvonn analisar` mostra os melhores.
advice-of-serious-game = Esta posição é parecida demais com a partida { $number }, uma ranqueada ou de torneio que você está jogando. Até essa partida acabar, não posso analisar esta posição nem jogá-la com você. Escolha outra posição ou outro lance.
advice-of-running = Esta posição é parecida demais com a partida { $number }, que ainda está em andamento aqui. Até essa partida acabar, não posto uma análise desta posição.
advice-not-of-running = Esta partida ainda está em andamento. Se for amistosa e fora de torneio, quem tem a vez pode analisar agora. Depois da partida, qualquer pessoa.
advice-two-subjects = Informe uma posição ou uma partida, não as duas. A opção `após` precisa de uma partida.
advice-no-such-ply =
    { $plies ->
        [one] Esta partida tem { $plies } lance, então `após` deve ser 0 ou 1.
       *[other] Esta partida tem { $plies } lances, então `após` deve ir de 0 a { $plies }.
    }

## Settings

language-name = Português do Brasil

settings-title = **Suas configurações**
settings-scope = A aparência dos tabuleiros só muda para você: os públicos seguem as configurações do servidor. O resto vale para todas as suas partidas.
settings-hint =
    { $choice ->
        [orientation] Tabuleiro
        [theme] Tema
        [size] Tamanho da imagem
        [notation] Notação
        [reminders] Lembretes
        [ladder] Tipo de classificação
        [season] Duração da temporada
       *[language] Idioma
    }
settings-orientation =
    { $value ->
        [white] Tabuleiro: as brancas embaixo, como no canal
        [own] Tabuleiro: meu lado embaixo
       *[black] Tabuleiro: as pretas embaixo
    }
settings-theme =
    { $value ->
        [server] Tema: o de cada servidor
        [wood] Tema: madeira clara
        [slate] Tema: ardósia escura
        [paper] Tema: preto no branco, para imprimir
        [contrast] Tema: alto contraste
       *[colour-blind] Tema: bom para daltonismo (brancas e pretas têm formas diferentes)
    }
settings-size =
    { $value ->
        [small] Tamanho da imagem: pequeno, para celular
        [normal] Tamanho da imagem: médio
       *[large] Tamanho da imagem: grande
    }
settings-notation =
    { $value ->
        [joined] Notação: D3F3
        [dash] Notação: D3-F3
       *[arrow] Notação: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Lembretes: no canal da partida
        [direct] Lembretes: por mensagem direta
       *[off] Lembretes: nenhum
    }
settings-language = Idioma: { $name }
settings-language-discord = Idioma: como no Discord
settings-confirm =
    { $on ->
        [yes] Lances: prévia primeiro
       *[no] Lances: jogados na hora
    }
settings-only-ply =
    { $on ->
        [yes] Lances forçados: jogo por você
       *[no] Lances forçados: você joga
    }
settings-vacation =
    { $on ->
        [yes] Férias: começam sozinhas quando seu tempo acaba, dia a dia, até você jogar ou não ter mais dias
       *[no] Férias: só com `/dvonn férias`
    }
settings-weekends =
    { $on ->
        [yes] Fins de semana livres: seus relógios param aos sábados e domingos, menos em partidas ao vivo
       *[no] Fins de semana livres: nenhum
    }
settings-takebacks =
    { $on ->
        [yes] Desfazer lances: permitido, se você ainda não respondeu ao lance
       *[no] Desfazer lances: seu oponente pede a você
    }
settings-milestones =
    { $on ->
        [yes] Marcos, como uma primeira vitória: conto uma vez só e em particular
       *[no] Marcos, como uma primeira vitória: não menciono
    }
settings-phrases =
    { $on ->
        [yes] Frases de oponentes de outros servidores: visíveis
       *[no] Frases de oponentes de outros servidores: ocultas
    }
settings-next-weekend = Próximo fim de semana livre: de { $begins } até { $ends } ({ $zone }). Se você mudar isto ou o fuso horário, só valerá para fins de semana daqui a pelo menos uma semana.
settings-quiet = Horas de silêncio: { $hours } ({ $zone })
settings-no-quiet = Horas de silêncio: nenhuma
settings-summary = Lista diária das partidas que esperam por você, por mensagem direta: { $time } ({ $zone })
settings-no-summary = Lista diária das partidas que esperam por você: nenhuma
button-settings-confirm =
    { $on ->
        [yes] Ver prévia antes
       *[no] Jogar na hora
    }
button-settings-only-ply =
    { $on ->
        [yes] Forçados: jogar por mim
       *[no] Forçados: eu jogo
    }
button-settings-vacation =
    { $on ->
        [yes] Ligar férias automáticas
       *[no] Parar férias automáticas
    }
button-settings-play = Lembretes, idioma…
button-settings-boards = Tabuleiros e lances…
button-settings-weekends =
    { $on ->
        [yes] Ter fins de semana livres
       *[no] Jogar nos fins de semana
    }
button-settings-takebacks =
    { $on ->
        [yes] Desfazer: até eu jogar
       *[no] Desfazer: só com pedido
    }
button-settings-milestones =
    { $on ->
        [yes] Contar meus marcos
       *[no] Não mencionar marcos
    }
button-settings-phrases =
    { $on ->
        [yes] Mostrar frases
       *[no] Ocultar frases
    }
button-settings-quiet = Fuso horário e silêncio…
button-settings-people = Favoritos, ignorados…
form-quiet = Fuso horário, silêncio e lista diária
form-quiet-hours = Silêncio: início – fim (vazio: nenhum)
form-summary = Lista diária às (vazio: nenhuma)
form-quiet-zone = Seu fuso horário
refuse-quiet-hours = `{ $input }` não é um intervalo de horas. Escreva como `22:00-07:00`, ou deixe em branco.
refuse-summary-time = `{ $input }` não é um horário. Escreva como `07:30`, ou deixe em branco.
refuse-time-zone = `{ $input }` não é um fuso horário conhecido. Use um nome como `Europe/Berlin`, `America/New_York` ou `UTC`.

## Plans.

form-plan-title = Planejar suas colocações
form-plan-wishes = Casas, por ordem de preferência
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Parar se o oponente colocar aqui (opcional)
form-plan-stops-hint = near reds, D3; after 5: após 5 peças suas
plan-is = **Seu plano**: `{ $wishes }`
plan-stops = Regras para parar: `{ $stops }`
plan-takes = A seguir, o que ainda estiver livre: { $cells }
plan-takes-then-best = A seguir, o que ainda estiver livre: { $cells }; depois o motor escolhe
plan-takes-best = A seguir: o motor escolhe
plan-takes-nothing = Todas as casas do seu plano estão ocupadas.
plan-played = Jogado como planejado. Seu plano acabou.
plan-not-playable = Nada no seu plano podia ser jogado, então ele foi excluído.
fill-is = Em { $seconds } segundos começo a colocar o resto das suas peças, cada uma na sua vez. Você pode me parar quando quiser.
fill-stopped = Parei. Agora você coloca suas peças.
fill-done = Todas as peças estão colocadas.
plan-none = Você não tem plano. Para fazer um, use `/dvonn plano`.
button-plan = Planejar colocações…
button-edit = Editar
button-delete = Excluir
button-try-again = Tentar de novo
form-written = Você escreveu:

plan-empty = Um plano precisa de pelo menos uma casa, por exemplo `D3 E4, near reds, row 3`.
plan-too-long = Cada campo aceita no máximo { $most } caracteres. Para economizar espaço, use palavras que abrangem muitas casas: `row 3`, `edge` ou `anywhere`.
plan-unknown-word = Não conheço a palavra `{ $word }` em um plano. Use casas como `D3` ou `A1-E1`, ou `row 3`, `column D`, `edge`. Também valem `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = `row` precisa de um número de 1 a 5, como `row 3`.
plan-column-letter = `column` precisa de uma letra de A a K, como `column D`.
plan-near-what = `near` precisa de `reds`, `own`, `theirs` ou uma casa, como `near D3`.
plan-line-end = Depois do hífen, escreva a última casa, como `A1-E1`.
plan-not-a-line = { $from } e { $to } não estão em linha reta. Escreva as casas uma a uma, ou duas que estejam, como `A1-E1`.
plan-best-serious = Em partida ranqueada ou de torneio, `best` não vale. Use `anywhere`, que começa pelo meio do tabuleiro.
plan-count = `after` precisa de um número de 1 a 49, como `after 5`.
plan-no-cell-first = Comece com a casa desta vez, como D3. O resto vira seu plano.

## Conditional moves.

form-if-title = Se vier isto, eu jogo aquilo
form-if-lines =
    { $first ->
        [mine] Por linha: meu, do oponente, meu…
       *[theirs] Por linha: do oponente, meu, do oponente…
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: coloco D3; se vier E4, coloco F2. * vale por qualquer outra casa
           *[theirs] D3 E4: se vier D3, coloco E4. * E5: senão, coloco E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: jogo D3F3; se vier E4E5, jogo C1C3. *: qualquer outro. resign: desisto
           *[theirs] D3F3 E4E5: se vier D3F3, jogo E4E5. * C1C3: senão, jogo C1C3. resign: desisto
        }
    }
if-are = **Seus lances condicionais.** Seus lances vêm depois dos dois-pontos; { "*" } significa qualquer outra resposta.
if-resigns = Se uma sequência termina com `resign`, eu desisto por você.
if-waits = Primeiro jogue { $ply }. Depois estes lances esperam a resposta do seu oponente.
if-none = Você não tem lances condicionais. Para preparar alguns, use `/dvonn condicionais`.
button-conditions = Lances condicionais…
button-add-conditions = Adicionar condicionais

if-empty = Escreva pelo menos uma linha, por exemplo `D3F3 E4E5`: se vier D3F3, jogo E4E5.
if-too-long = Lances condicionais aceitam no máximo { $most } caracteres no total. Tire os menos prováveis.
if-too-many = Você tem { $found } sequências. O máximo é { $most }. Tire as menos prováveis.
if-too-deep = A linha { $line } tem mais de { $most } lances. Encurte.
if-unknown-word = Linha { $line }: `{ $word }` não é uma casa como `D3`, nem um lance como `D3F3`, nem `*` para qualquer outro.
if-no-such-cell = Linha { $line }: a casa `{ $word }` não existe. { $cells }
if-pass = Linha { $line }: tire o passe. Eu passo por você.
if-half-a-move = Linha { $line }: { $cell } é só meio lance. Acrescente a casa de destino, como `D3F3`.
if-any-of-mine = Linha { $line }: `*` só vale para os lances do seu oponente. Escreva seu lance completo.
if-resigns-unprovoked = Linha { $line }: `resign` precisa vir depois de um lance do seu oponente.
if-illegal-mine = Linha { $line }: você não pode jogar { $ply } nesse momento. { $reason }
if-illegal-theirs = Linha { $line }: seu oponente não pode jogar { $ply } nesse momento. Confira o tabuleiro, e de quem é a vez em cada lance.
if-after-the-end = A linha { $line } continua depois do fim da partida. Encurte.
if-no-answer = A linha { $line } termina com um lance do seu oponente. Acrescente sua resposta, ou tire esse lance.
if-two-answers = As linhas { $first } e { $second } dão duas respostas aos mesmos lances. Fique com uma.

## Private notices

notice-title = Partida { $number } contra { $opponent }:
notice-board = [Tabuleiro]({ $url })
notice-branch-dropped = Seu lance condicional **{ $answer }** não podia ser jogado, então os condicionais foram excluídos. { $reason }
notice-branch-dropped-after = Sua resposta a { $after }, **{ $answer }**, não podia ser jogada, então os condicionais foram excluídos. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] Um lance foi desfeito, então excluí seus lances condicionais.
        [dealt] O tabuleiro foi preenchido, então excluí seus lances condicionais.
       *[rated_game] Esta partida ficou parecida demais com uma ranqueada sua, então excluí seus lances condicionais.
    } Para preparar outros, use `/dvonn condicionais` no canal da partida. Os antigos:
notice-plan-stopped = Seu plano parou: seu oponente colocou em **{ $cell }** (`{ $rule }`).
notice-plan-left = Ainda não colocadas: `{ $plan }`. Regras para parar: `{ $stops }`. Para um novo plano, use `/dvonn plano` no canal da partida.
notice-muted =
    Não posso postar em { $channel }, então não consigo mostrar o tabuleiro lá. Peça a um moderador que me dê { $place ->
        [thread] as permissões “Ver canal” e “Enviar mensagens em tópicos”. Se o tópico estiver trancado, também é preciso destrancar
       *[channel] as permissões “Ver canal” e “Enviar mensagens”
    }. Vou continuar tentando.
notice-muted-refused = Não posso mostrar o tabuleiro em { $channel }. { $reason } Vou continuar tentando.
notice-muted-elsewhere = Não posso postar onde seu oponente joga, então o tabuleiro não aparece lá.
notice-muted-clock = O relógio fica parado até eu conseguir postar lá, por no máximo { $time }. Comandos como `/dvonn tabuleiro` ainda funcionam lá.
notice-muted-runs = O relógio não para por causa disso. Comandos como `/dvonn tabuleiro` ainda funcionam lá.
notice-place-lost = O canal ou tópico desta partida foi excluído, e agora não consigo abrir outro tópico. { $reason } O relógio fica parado até eu conseguir. Um moderador também pode terminar a partida { $number } com `/partida decidir`.
notice-waits = Há novidades nesta partida. No canal dela não posso postar por conta própria: use lá `/dvonn tabuleiro`.
notice-waits-clock = O relógio fica parado até você ver, por no máximo { $time }.
notice-plan-done = Seu plano acabou: todas as peças dele estão colocadas. Para um novo, use `/dvonn plano` no canal da partida.
notice-plan-exhausted = Seu plano se esgotou: o resto das casas está ocupado. Para um novo, use `/dvonn plano` no canal da partida.

## Browsing a game

button-browse = Percorrer lances
button-first = Início
button-page-back = Voltar
button-forward = Avançar
button-last = Fim
page-start = Posição 0 de { $count }: antes do primeiro lance.
page-passed = Posição { $number } de { $count }. { $player }: sem lance possível, passa a vez
page-ply = Posição { $number } de { $count }. { $player }: **{ $ply }**
import-title = Partida importada: { $white } (brancas) contra { $black } (pretas)
import-title-no-names = Partida importada
import-result = Resultado: { $result }

## Replays

button-replay = Ver o replay
button-share = Mostrar a todos
menu-chapter-hint = Ir para…
menu-game-hint = Percorrer uma partida…
menu-found-hint = Percorrer uma partida, ver o replay ou revisar…
chapter-start = Início da partida
chapter-placed = Lance { $number }: todas as peças colocadas
chapter-ply = Lance { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Lance { $number }: fim da partida
       *[running] Lance { $number }: posição atual
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } contra { $black } (em andamento)
       *[over] { $number }: { $white } contra { $black }
    }
replay-ply = Replay do lance { $number } de { $count }.
replay-plies = Replay dos lances { $from } a { $to } de { $count }.
replay-nothing = Ainda não há o que rever: esta partida não tem lances. `/dvonn tabuleiro` mostra o tabuleiro.
replay-no-such-ply = Esta partida não tem o lance { $named }. Escolha `de` e `até` entre 1 e { $plies }, ou deixe os dois em branco para a partida inteira.
replay-elsewhere = Esta partida foi jogada em outro servidor, então não posso mostrar a todos aqui. Sem `compartilhar`, só você vê o replay.
replay-backwards = O lance { $from } vem depois do lance { $to }. Troque: `de` { $to }, `até` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Animação dos lances { $from } a { $to }: { $plies }. Posição final:
error-still-drawing = Seu replay anterior ainda não está pronto. Espere por ele, depois peça de novo.

## Reviews

button-review = Revisar partida
button-review-show = Mostrar revisão
button-review-browse = Percorrer daqui
button-review-help = Como ler isto
button-turning-point = { $mark }: lance { $number }
review-in-progress = Revisando… { $known } de { $all }. Leva cerca de um minuto.
review-will-be-posted = Quando estiver pronta, posto em { $channel }. Para ver aqui, aperte o botão.
review-ready = A revisão está pronta.
review-is-posted = Também está em { $channel }.
review-title = {"**"}Revisão.** { $title }
review-side =
    { $color ->
        [white] Brancas, { $player }
        [black] Pretas, { $player }
       *[nameless] { $player }
    }: precisão **{ $accuracy }%**; primeira escolha do motor: { $best } de { $judged ->
        [one] { $judged } lance
       *[other] { $judged } lances
    }.
review-strength = Jogou como o nível { $level } ({ $name }).
review-strength-range = Jogou como os níveis { $from } a { $to } ({ $first } a { $last }).
review-no-turns = Sem pontos de virada: nenhum lance baixou as chances de vitória em 10% ou mais.
review-practice = Para treinar o que mais custou a você, faça a lição e os problemas abaixo.
review-turning-point = {"**"}{ $mark }.** Lance { $number }, { $player }: **{ $ply }** levou de { $before } para { $after }.
review-better = Melhor: **{ $better }**.
review-better-line = Melhor: **{ $better }**, depois { $line }.
review-chance = { $chance }%
review-draw = empate
review-end =
    { $end ->
        [win] vitória por { $margin }
       *[loss] derrota por { $margin }
    }
review-help =
    - As porcentagens ao lado de um lance são as chances de vitória do lado que jogou.
    - Na precisão e na primeira escolha do motor só contam os lances feitos com chances de vitória entre 10 e 90%. Em uma partida já decidida, os lances não custam nada.
    - Nível: o nível do computador cujos lances custam mais ou menos o mesmo que os dessa pessoa. Se mais de três servirem, não aparece.
review-figure = { $accuracy }%
phase-placement = Colocação
phase-movement = Movimento
caption-review = Chances das brancas após cada lance; precisão ao lado dos nomes
caption-turning-point = A: melhor, { $better } · B: jogado, { $played }
alt-turning-point = A marca o lance melhor: { $better }. B, em outra cor, o lance jogado: { $played }.
alt-review = Gráfico de linha: chances de vitória das brancas, { $white } (brancas) contra { $black } (pretas). Após o lance { $figures }.
alt-review-without-names = Gráfico de linha: chances de vitória das brancas. Após o lance { $figures }.
alt-review-figure = { $number }: { $chance }%
alt-review-accuracy =
    { $color ->
        [white] Precisão das brancas: { $accuracy }%.
       *[black] Precisão das pretas: { $accuracy }%.
    }
alt-review-turning-point =
    Ponto de virada { $mark }, lance { $number }, { $color ->
        [white] brancas
       *[black] pretas
    }: { $after } em vez de { $before }.

## Openings

openings-title = **Aberturas**: onde as peças foram colocadas em partidas reais.
openings-start =
    { $games ->
        [one] O tabuleiro vazio: { $games } partida.
       *[other] O tabuleiro vazio: { $games } partidas.
    }
openings-after =
    { $games ->
        [one] Após { $cells } (tabuleiros espelhados também contam): { $games } partida.
       *[other] Após { $cells } (tabuleiros espelhados também contam): { $games } partidas.
    }
openings-reds-matter = O lugar das vermelhas importa. As brancas fizeram { $apart }% dos pontos quando nenhuma tocava outra, e { $together }% quando as três se tocavam.
openings-reds =
    { $pairs ->
        [0] Nenhuma vermelha toca outra. As brancas fizeram { $white }% dos pontos em { $games } partidas assim (empate vale meio).
        [1] Duas vermelhas se tocam. As brancas fizeram { $white }% dos pontos em { $games } partidas assim (empate vale meio).
        [2] As vermelhas formam uma corrente. As brancas fizeram { $white }% dos pontos em { $games } partidas assim (empate vale meio).
       *[3] As três vermelhas se tocam. As brancas fizeram { $white }% dos pontos em { $games } partidas assim (empate vale meio).
    }
openings-left = Novidade a partir do lance { $number }. Última posição conhecida:
openings-end = Não conheço partidas que continuem daqui.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became =
    { $games ->
        [one] { $games } partida, vitórias das brancas { $white }%, empates { $drawn }%
       *[other] { $games } partidas, vitórias das brancas { $white }%, empates { $drawn }%
    }
openings-dealt = Esta partida não começou no tabuleiro vazio, então não tem abertura. Você pode ver as aberturas das que começaram nele.
alt-openings = Próximas casas mais frequentes: { $cells }.
menu-opening = Onde colocaram a seguir
button-opening-back = Voltar
button-opening-start = Do tabuleiro vazio

## Notes on games

form-note = Sua nota sobre a partida { $number }
form-note-text = Só você vê até a partida acabar
form-note-hint = O que você planeja, ou quer lembrar
notes-none = Ainda não há notas.
note-of = Nota de { $author }:
notes-private = Só você vê sua nota até a partida acabar. Depois, quem pode ver a partida pode ler.
button-note =
    { $written ->
        [yes] Editar nota
       *[no] Escrever nota
    }

## Following games

follow-number = Partida { $number }
follow-title = { $game }: { $white } – { $black }
follow-none = Você não segue esta partida. Se seguir, aviso por mensagem direta, mas não nas suas horas de silêncio.
follow-moves = Você segue esta partida: aviso após cada lance e no fim, mas não nas suas horas de silêncio.
follow-end = Você segue esta partida: aviso quando ela acabar, mas não nas suas horas de silêncio.
follow-turn = Lance { $number }: é a vez de { $player }.
follow-stopped = Você não recebe mais novidades desta partida. Para seguir de novo, use `/partida seguir` no canal dela.
follow-hidden = Você não recebe mais novidades da partida { $number }: você não vê mais o canal dela.
followed =
    Você segue estas partidas (no máximo { $most }):
    { $games }
    Para mudar isso, use `/partida seguir` no canal da partida.
followed-none = Não há partida em andamento neste canal, e você não segue nenhuma. Para seguir uma, use `/partida seguir` no canal dela.
button-follow-moves = Seguir cada lance
button-follow-end = Seguir o resultado
button-unfollow = Parar de seguir
refuse-follow-own = Você joga nesta partida, então aviso quando for sua vez. Para lembretes por mensagem direta, veja `/dvonn configurações`.
refuse-follow-private = Você só pode seguir partidas de servidores que me adicionaram.
refuse-follow-many =
    Você já segue o máximo de partidas. Deixe de seguir uma delas antes, com `/partida seguir` no canal dela:
    { $games }
refuse-follow-full = Esta partida já tem { $most } seguidores, o máximo.

## Games as files

export-no-files = (Neste canal não posso anexar arquivos. Para receber o arquivo, me mande `/partida exportar` com o número em uma mensagem direta.)
export-which = Que partida? Informe o número. `/dvonn partidas` lista as suas.
export-no-number = `{ $input }` não é um número de partida. `/dvonn partidas` lista as suas.
export-no-sgf = Um arquivo SGF sempre começa com o tabuleiro vazio, e esta partida não. Aqui está em texto.
export-start-in-file = A partida começa de uma posição dada, que está no arquivo.
form-import = Importar uma partida
form-import-game = Texto do arquivo, ou os lances
import-gone = Não tenho mais esta partida, porque você importou muitas outras desde então. Importe de novo com `/partida importar`.
import-too-long = Este texto é longo demais para uma partida. O máximo são { $most } KiB.
import-unreachable = Não consegui baixar este arquivo do Discord. Tente de novo, ou cole a partida em texto.
import-no-text = Isto não é um arquivo de texto. Use um arquivo de `/partida exportar`, ou um SGF do Boardspace.
import-not-in-message = Não encontro partida nesta mensagem. Leio lances como `D3 E4 F5`, e arquivos de `/partida exportar`.
import-nothing = Não encontrei lances. Use um arquivo de `/partida exportar`, ou lances como `D3 E4 F5`.
import-sgf = Um valor deste arquivo SGF não termina: falta um `]`. O arquivo está completo?
import-header = Linha { $line }: { $fault }
import-header-form = A linha { $line } não é um cabeçalho. Deveria ser como `[Key "value"]`.
import-no-cell = Lance { $number }: a casa { $found } não existe. { $cells }
import-no-ply = Lance { $number }: { $found } não é um lance. Escreva D3 para colocar, D3F3 para mover, ou PASS.
import-illegal = Lance { $number }, `{ $ply }`: { $rule }
import-no-score = Depois da barra: { $found } não é um placar. Escreva dois números, o das brancas primeiro.
import-not-over = Há um placar depois do lance { $number }, mas a partida não acabou.
import-other-score = O texto dá { $white_said } a { $black_said }, mas o tabuleiro dá { $white } a { $black }.
rule-taken = { $cell } está ocupada.
rule-empty = { $cell } está vazia.
rule-lone-red = A peça vermelha em { $cell } está sozinha, então ninguém pode movê-la.
rule-not-theirs = A pilha em { $cell } é do outro lado.
rule-surrounded = A pilha em { $cell } está cercada e não pode se mover.
rule-not-straight = { $from } e { $to } não estão em linha reta.
rule-distance = A distância de { $from } a { $to } é { $distance }, mas a altura da pilha é { $height }.
rule-empty-target = { $to } está vazia.
rule-leaves-board = De { $from }, uma pilha de { $height } sairia do tabuleiro.
rule-still-placing = Nem todas as peças estão colocadas.
rule-all-placed = Todas as peças estão colocadas.
rule-must-pass = O lado da vez não tem lance possível. Escreva PASS.
rule-may-not-pass = O lado da vez tem um lance possível, então não pode passar.
rule-game-over = A partida já tinha acabado antes deste lance.

## Resigning

ask-resign = Desistir da sua partida contra { $opponent }?
ask-abort = Abortar a partida contra { $opponent }?
ask-close = Seu oponente saiu do servidor. Terminar a partida sem resultado?
button-resign = Desistir
button-close = Terminar partida
button-keep-playing = Continuar jogando
resign-cancelled = A partida continua.
game-resigned = Você desistiu.
game-aborted = Você abortou a partida.
game-closed = A partida acabou.

## Lists and pages

games-none =
    { $place ->
        [here] Você não tem partidas em andamento neste servidor.
       *[anywhere] Você não tem partidas em andamento.
    } `/dvonn jogar` começa uma contra o computador. `/dvonn ajuda` mostra como jogar com pessoas.
games-title =
    { $count ->
        [one] **Sua partida**
       *[other] **Suas { $count } partidas**
    }
games-entry =
    { $turn ->
        [yours] **Sua vez** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · vez de { $opponent } · { $time }
    }
games-entry-game = Partida { $number }
games-entry-moved = último lance { $moved }
games-since = último lance { $since }
games-muted = relógio parado porque não pude mostrar o tabuleiro lá, tempo restante: { $left }
games-paused = em pausa, tempo restante: { $left }
games-vacation = de férias, tempo restante: { $left }
games-weekend = fim de semana livre, tempo restante: { $left }, o relógio volta a correr { $until }
games-waiting =
    { $count ->
        [one] Uma partida espera por você.
       *[other] { $count } partidas esperam por você.
    }
games-short-of-time =
    { $count ->
        [one] Seu tempo está acabando em uma partida.
       *[other] Seu tempo está acabando em { $count } partidas.
    }
desk-empty = Nenhuma partida espera por você agora.
milestone-first-win = {"**"}Sua primeira vitória** contra uma pessoa!
milestone-streak = {"**"}Sequência de vitórias** contra pessoas: { $count }
milestone-best-win = {"**"}Sua melhor vitória** nesta classificação: o rating do seu oponente era { $rating }.
milestone-level = {"**"}{ $level }:** sua primeira vitória contra este nível do computador!
milestone-of-game = Partida { $number }: { $milestone }
button-next-game = Próxima partida
button-look-again = Conferir de novo
button-skip = Pular (mais { $count })
button-all-games = Todas as partidas
button-games-here = Este servidor
button-games-everywhere = Em todo lugar
moves-title = Partida { $number }: { $white } (brancas) contra { $black } (pretas)
moves-handed-over = { $at }: { $moderator } substituiu alguém. Motivo: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } tirou a partida dos ratings. Motivo: { $reason }
moves-empty = Ainda sem lances.
find-title =
    { $count ->
        [one] **{ $count } partida encontrada**
       *[other] **{ $count } partidas encontradas**, as mais recentes primeiro
    }
find-none = Nenhuma partida terminada corresponde. Retire uma das condições.
find-more = -# Pode haver partidas mais antigas. Para encontrá-las, restrinja a busca, por exemplo por dia.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } lance
       *[other] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } lances
    }
find-entry-in = { $entry } · { $place }
find-no-day = Não consigo ler o dia `{ $typed }`. Escreva ano, mês e dia: 2026-03-01.
find-days-swapped = O primeiro dia vem depois do último. Troque os dois.
find-lengths-swapped = O número mínimo de lances é maior que o máximo. Troque os dois.
find-other-bot = Esse bot não joga. Escolha uma pessoa, ou me escolha para partidas contra o computador.
find-no-server = Aqui você só pode procurar nas suas partidas. Para procurar nas de um servidor, use o comando lá.

button-learn-rules = Aprender as regras
button-take-lesson = Fazer uma lição
button-play-computer = Jogar com o computador
button-challenge-anyone = Desafiar qualquer pessoa
button-help-start = Começar uma partida
button-help-turn = Sua vez
button-help-agree = Empate, pausa, desistência
button-help-records = Depois da partida
button-help-compete = Classificação e torneios
button-help-settings = Configurações e dados
button-help-manage = Para administradores
button-help-about = Sobre o DVONN
button-help-more = Mais assuntos
hello =
    {"**"}Olá! Aqui eu organizo partidas de DVONN.**
    DVONN é um jogo de tabuleiro para duas pessoas. Você move pilhas sobre outras pilhas e isola peças. Vence quem tiver mais peças no fim.
    Jogue no seu ritmo, com amigos ou comigo. Nunca jogou? Aperte **Aprender as regras**. `/dvonn ajuda` mostra o resto.
help =
    {"**"}Como jogar DVONN aqui**
    DVONN é um jogo de tabuleiro para duas pessoas. Você move pilhas sobre outras pilhas. Vence quem tiver mais peças no fim.
    Primeira vez? **Aprender as regras** leva cinco minutos. **Jogar com o computador** começa uma partida no nível mais baixo.
    Na sua vez, use os botões abaixo do tabuleiro mais recente.
help-start =
    {"**"}Começar uma partida**
    `/dvonn jogar`: contra o computador, em um de nove níveis. Também em mensagens diretas.
    `/dvonn desafiar`: desafiar alguém, ou o canal inteiro.{ $seek ->
        [yes] {" "}`/buscar`: um oponente em qualquer servidor que use este bot.
       *[no] {""}
    }
    `/dvonn regras`: as regras em cinco minutos, com imagens. `/aprender lição`: lições aqui no chat.
    `/problema resolver`: achar o melhor lance, no seu nível. `/problema corrida`: o máximo de problemas em cinco minutos. `/aprender aberturas`: onde as peças foram colocadas em partidas reais.
    Um canal ou tópico tem uma partida de cada vez. Para jogar mais, abra tópicos.
help-turn =
    {"**"}Sua vez**
    Use os botões abaixo do tabuleiro mais recente. Antes de mover uma pilha, você vê uma prévia. As peças são colocadas na hora. Ou use:
    `/dvonn colocar D3`: colocar uma peça. `/dvonn mover D3F3`: mover a pilha de D3 para F3.
    `/dvonn tabuleiro`: o tabuleiro mais recente. `/dvonn partidas`: suas partidas em andamento. `/partida seguir`: novidades de uma partida de outras pessoas.
    `/partida prévia D3F3`: o que um lance faz, ou vários seguidos.
    `/dvonn dica`: seus melhores lances. `/dvonn analisar`: os melhores lances de qualquer posição. Nenhum dos dois funciona em partidas ranqueadas.
    `/dvonn plano`: planejar suas próximas colocações, como `near reds, row 3`. `/dvonn condicionais`: responder com antecedência aos lances do oponente. Só você vê seu plano e seus condicionais.
help-agree =
    {"**"}Empate, pausa, desistência**
    `/dvonn propor`: empate, desfazer um lance, pausa, mais tempo ou revanche.
    `/dvonn desistir`: desistir da sua partida. `/partida abortar`: abortar uma partida que mal começou.
    `/partida vencer`: vencer se seu oponente saiu do servidor e estourou o tempo.
    `/dvonn férias`: parar seus relógios por alguns dias.
help-records =
    {"**"}Depois da partida**
    `/partida revisão`: como foi a partida, e que lances eram melhores. `/partida rever`: a partida em GIF.
    `/partida lances`: todos os lances em texto. `/partida nota`: sua nota, privada até a partida acabar.
    `/partida exportar`: a partida em um arquivo. `/partida importar`: uma partida de um arquivo.
    `/partida encontrar`: partidas terminadas, suas ou deste servidor.
help-compete =
    {"**"}Classificação e torneios**
    `/classificação ranking`: quem joga melhor. `/classificação perfil`: uma pessoa. `/classificação comparar`: duas pessoas.
    `/classificação ranking` com `lista:Classificação mundial`: quem joga melhor em todos os servidores. `/classificação sair-mundial`: sair dessa lista.
    `/classificação temporada`: a temporada atual. `/classificação atividade`: quanto se joga aqui.
    `/torneio lista`: torneios daqui. `/torneio participar`: participar. `/torneio criar`: organizar um.
    `/liga ver`: a liga. `/liga participar`: jogar o próximo ciclo dela.
    Para a classificação valem as partidas ranqueadas: use `/dvonn desafiar` com `ranqueada:True`.
help-settings =
    {"**"}Configurações e dados**
    `/dvonn configurações`: tabuleiros, notação, lembretes, horas de silêncio e idioma.
    `/privacidade mostrar`: o que guardo sobre você. `/privacidade exportar`: tudo em um arquivo. `/privacidade excluir`: excluir tudo.
help-manage =
    {"**"}Para administradores**
    Não é preciso configurar nada. `/dvonn-admin configurações` mostra as configurações do servidor: canais, cargos, ratings, temporadas, idioma e mais.
    `/liga criar`: uma liga que se renova sozinha. `/torneio criar`: um torneio. Adicione `repetir` para ter um toda semana ou todo mês. O canal do resumo da semana se escolhe nas configurações.
    `/partida decidir`: terminar ou anular uma partida, ou substituir um jogador. Todos veem o motivo.
    `/dvonn-admin bloquear`: bloquear alguém. `/dvonn-admin registro`: o que os moderadores fizeram.
help-about =
    {"**"}Sobre o DVONN**
    Kris Burm inventou o DVONN. O jogo saiu em 2001, como o quarto do projeto GIPF. Ganhou o International Gamers Award em 2002 e, em 2003, o prêmio de Jogo do Ano da revista *Games*.
    Os jogos irmãos são GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR e LYNGK.
    Leia sobre ele: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Jogue em outros lugares: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Um concurso de programação, que em 2011 foi de DVONN: [CodeCup](<https://www.codecup.nl>)
    Este bot não é de nenhum deles. É feito por gente que gosta do jogo.

## The rules, page by page, each with a picture

rules-title = {"**"}As regras de DVONN: { $page }** · { $number } de { $count }
button-rules-next = Próxima
rules-goal =
    Duas pessoas constroem pilhas. A peça de cima diz de quem é uma pilha. Vence quem tiver mais peças no fim.
    O tabuleiro tem 49 casas, de A1 a K5. Há 23 peças brancas e 23 pretas. As 3 vermelhas não são de ninguém, mas as pilhas que perdem a ligação com uma vermelha são retiradas.
    Uma partida tem no máximo 97 lances, uns 30 minutos na mesa. É um jogo a partir de 8 anos, e nada depende da sorte.
    {"**"}A imagem** mostra uma partida terminada. Um número dá a altura de uma pilha; uma peça solta não tem número. Uma borda vermelha com um sinal vermelho diz que a pilha contém uma vermelha; se houver várias, o sinal mostra quantas. As brancas têm { $white } peças e as pretas { $black }, então as brancas vencem.
rules-placing =
    O tabuleiro começa vazio. As brancas colocam a primeira vermelha, as pretas a segunda, as brancas a terceira. Depois os dois lados se alternam colocando as próprias peças, as pretas primeiro, até encher o tabuleiro. Vale qualquer casa vazia.
    As brancas colocam a última peça e são também as primeiras a mover. Jogam duas vezes seguidas. Em troca, as pretas foram as primeiras a colocar uma peça própria.
    A linha 1, embaixo, vai de A1 a I1. Acima vêm A2 a J2, A3 a K3, B4 a K4 e, no alto, C5 a K5.
    {"**"}A imagem** mostra uma partida com as vermelhas em { $reds } e as primeiras peças em volta. Um anel marca a mais recente.
rules-moving =
    Na sua vez, mova uma pilha sua. Ela se move em linha reta, por cima de peças e de casas vazias, exatamente o número de casas da sua altura. Uma peça solta se move uma casa. A pilha tem que cair em outra pilha ou peça de qualquer cor, e as duas viram uma só. Se era vermelha ou do oponente, você a *captura*.
    {"**"}Figura 1:** a pilha branca em { $stack } tem altura três. Pode ir para os anéis: { $targets }. Não pode ir para { $empty } (vazia), { $near } (perto demais) nem para cima (fora do tabuleiro).
rules-surrounded =
    Uma pilha com peças nos seis lados está cercada. Não pode se mover, seja de quem for e por mais alta que seja, até uma casa vizinha esvaziar. Por isso no começo só as peças da borda podem se mover.
    {"**"}Figura 2:** os sinais de proibido marcam as pilhas cercadas: { $stacks }. A de { $red } não pode se mover mesmo contendo uma vermelha. A peça em { $edge } também não tem casa vazia ao lado, mas pode se mover: uma casa da borda nunca tem seis vizinhas.
rules-touching = Cada casa toca até seis outras. Na própria linha: as duas ao lado. Na linha de número seguinte: a mesma letra e a seguinte. Na linha de número anterior: a mesma letra e a anterior. { $cell } toca { $touched }.
rules-cell-touches = { $cell } toca { $touched }.
rules-cell-game = Na partida daqui: { $stacks }
rules-cell-empty = Vazias: { $cells }.
rules-isolation =
    Após cada lance, toda pilha sem ligação com uma peça vermelha fica isolada e é retirada para sempre. Uma ligação é uma corrente de pilhas vizinhas. Não importa quem jogou nem de quem é a pilha. As vermelhas e as pilhas que contêm uma vermelha sempre ficam. Uma vermelha sozinha não pode se mover. Uma pilha com uma vermelha se move como as outras.
    {"**"}Figura 3:** as brancas jogaram { $ply }. Essa peça era a única ligação entre { $isolated } e a vermelha, então as pretas perdem { $count } peças de uma vez.
rules-end =
    Se você não tem lance possível, eu passo por você. Você volta a mover assim que puder. Se tiver um lance possível, precisa jogar, mesmo que custe peças. A partida acaba quando nenhum lado pode mover. Aí cada lado conta todas as peças das suas pilhas, as vermelhas também. O placar mais alto vence; se for igual, é empate.
    {"**"}Figura 4:** as brancas tinham { $before } peças e as pretas { $black }, mas { $ply } era o único lance das brancas. Ele levou a vermelha para longe de { $isolated }, que foram retiradas. Agora ninguém pode mover: as brancas ficam com { $white } peças, e as pretas vencem.
rules-here =
    `/dvonn jogar` começa uma partida contra o computador, de iniciante a grande mestre. Com `/dvonn desafiar` você desafia alguém, ou o canal inteiro.
    Na sua vez, use os botões abaixo do tabuleiro mais recente. Antes de mover uma pilha você vê uma prévia, como {"**"}na imagem**: o primeiro lance, { $ply }. As peças são colocadas na hora. Ou digite `/dvonn colocar D3`, e depois `/dvonn mover D3F3`: o lance de D3 para F3, que também se escreve D3→F3. `/partida prévia D3F3` só mostra o que um lance faz.
    `/dvonn dica` mostra seus melhores lances em partidas amistosas. `/dvonn ajuda` mostra o que mais dá para fazer.
rules-moving-caption = Altura três: exatamente três casas
rules-surrounded-caption = Marcadas: cercadas, sem lance
rules-isolation-caption = Sem ligação com uma vermelha: cinco peças a menos
rules-end-caption = O único lance das brancas perde a partida

## Lessons. The learner has White.

lesson-title = {"**"}Lição { $lesson }: { $title }** · { $number } de { $count }
lesson-turning-point = Sua partida virou no lance { $number }: **{ $better }** era melhor que **{ $played }**. É disso que trata esta lição.
lesson-alt = Exercício: { $goal }
lesson-alt-marked = Marcadas: { $cells }.
lesson-right = ✅ **{ $ply }** – certo!
lesson-others = As outras escolhas deixam você com { $least } a { $most }% de chance de vencer.
lesson-wrong = ❌ { $played }
lesson-solution = O melhor lance é **{ $ply }**: a seta A no tabuleiro.
lesson-solution-place = O melhor lance é **{ $ply }**.
answer-move =
    { $color ->
        [white] As brancas respondem **{ $ply }**.
       *[black] As pretas respondem **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] As brancas não têm lance possível e passam.
       *[black] As pretas não têm lance possível e passam.
    }
lesson-pass = Você não tem lance possível e passa.
flaw-own = Você caiu na sua própria pilha, então tem uma pilha a menos para mover.
flaw-red = Você pegou uma vermelha sozinha, então seu oponente não perdeu nada.
flaw-loses =
    { $count ->
        [one] Você cortou uma das suas próprias peças.
       *[other] Você cortou { $count } das suas próprias peças.
    }
flaw-stuck = Sua pilha em { $cell } agora tem altura { $height } e não pode se mover.
flaw-waits = Essa captura podia esperar. Outra coisa não podia.
flaw-reds = Esta vermelha está perto demais de outra. Espalhadas, as vermelhas mantêm mais do tabuleiro ligado.
flaw-far = { $cell } fica a mais de duas casas de uma vermelha, então é fácil de cortar.
flaw-beside = Ainda há uma casa livre ao lado de uma vermelha, e { $cell } não fica ao lado de nenhuma.
flaw-lump = { $cell } tem { $count } peças suas em volta. É um amontoado que tranca a si mesmo.
flaw-inner = { $cell } não fica na borda. Ali uma peça não pode se mover até uma vizinha sair.
caption-after = Após { $ply }
outlook-now =
    { $kind ->
        [win] Com o melhor jogo dos dois lados, agora você vence por { $number }.
        [draw] Com o melhor jogo dos dois lados, agora é empate.
        [loss] Com o melhor jogo dos dois lados, agora você perde por { $number }.
       *[chance] O motor agora dá a você { $number }% de chance de vencer.
    }
outlook-best =
    { $kind ->
        [win] O melhor lance vence por { $number }.
        [draw] O melhor lance mantém o empate.
        [loss] O melhor lance perde só por { $number }.
       *[chance] Antes, eram { $number }%.
    }
lesson-game-score = Placar: brancas { $white }, pretas { $black }. Sua vez.
lesson-game-won = 🏆 Você vence por { $white } a { $black }!
lesson-game-lost = A partida acabou: brancas { $white }, pretas { $black }. Você precisa de mais peças que as pretas. Tente de novo!
lessons-title = {"**"}Lições: { $done } de { $count } concluídas**
lessons-part =
    { $part ->
        [rules] {"**"}As regras**
        [moving] {"**"}Mover pilhas**
        [placing] {"**"}Colocar peças**
       *[game] {"**"}Uma partida inteira**
    }
lessons-complete = {"**"}🎓 Todas as lições concluídas!** Seu `/classificação perfil` mostra isso. Cada lição pode ser repetida.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}Seu progresso**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = { $done } de { $count } concluídas
progress-puzzles = { $solved } de { $tried } resolvidos, rating { $rating }, { $streak ->
        [0] sem sequência
        [one] sequência de um dia
       *[other] sequência de { $streak } dias
    }
progress-none = ainda nenhum
progress-accuracy =
    { $count ->
        [one] {"**"}Precisão:** { $accuracy }% na sua última partida revisada.
       *[other] {"**"}Precisão:** { $accuracy }% em média nas suas { $count } últimas partidas revisadas.
    }
progress-accuracy-before =
    { $count ->
        [one] Na anterior, foi de { $accuracy }%.
       *[other] Nas { $count } anteriores, foi de { $accuracy }%.
    }
progress-no-review = {"**"}Precisão:** depois de uma partida, peça uma revisão com `/partida revisão`, e a precisão aparece aqui como curva.
fact-lessons = Lições
fact-solved = Problemas
fact-best-race = Melhor corrida de problemas
fact-levels-beaten = Níveis vencidos
caption-progress =
    { $count ->
        [one] Precisão na última partida revisada
       *[other] Precisão nas { $count } últimas partidas revisadas
    }
alt-progress =
    { $count ->
        [one] Precisão na sua última partida revisada: { $figures }.
       *[other] Precisão nas suas { $count } últimas partidas revisadas, da mais antiga à mais recente: { $figures }.
    }
button-progress = Meu progresso
button-term-review = O que é precisão?
menu-lesson = Escolher uma lição
button-lesson-next = Próximo
button-lesson-next-lesson = Próxima: lição { $lesson }
button-lesson-finish = Terminar
button-lesson-again = Jogar de novo
button-lesson-retry = Tentar de novo
button-lesson-show = Mostrar o lance
button-lesson-people = Ver onde colocaram
button-lesson-list = Todas as lições
button-place-board = Preencher um tabuleiro
button-lesson-go-on = Continuar: lição { $lesson }
button-advice = Conselhos
button-advice-lesson = Tentar a lição { $lesson }
button-terms = Termos
button-term = O que é “{ $term }”?
button-term-rating = O que é ±?
advice-title = {"**"}{ $title }** · { $number } de { $count }

learn-1 = A distância exata e a borda
    .advice =
        Uma pilha se move em linha reta, exatamente o número de casas da sua altura, e tem que cair em uma pilha. Pode pular pilhas e casas vazias.
        Uma pilha com vizinhas nos seis lados não pode se mover. Uma casa da borda nunca tem seis, então lá as peças são livres desde o primeiro lance.
learn-1-1 = Você joga de brancas. Sua pilha em E2 tem altura três, então se move exatamente três casas. O anel em B2 mostra onde pode cair. Capture com ela!
    .why = E2 pulou duas pilhas e capturou a peça solta em B2. Era a última pilha das pretas: elas não podem mais mover.
learn-1-2 = Uma pilha de 2 se move exatamente duas casas e pode pular uma casa vazia. Qual das suas pilhas pode capturar a peça solta marcada em J3?
    .why = A casa vazia I2 conta como um passo. Um pulo pode cruzar uma casa vazia, mas tem que cair em uma pilha.
learn-1-3 = Sua peça solta em B2 está cercada e não pode se mover. A de B1 está na borda e pode. Capture com B1.
    .why = Uma casa da borda nunca tem seis vizinhas. E B2 está livre agora, porque B1 saiu.

learn-2 = Passar
    .advice =
        Um lado sem lance possível passa, e o outro continua sozinho. Esses lances a mais muitas vezes decidem a partida.
        Veja onde as pilhas do seu oponente podem cair. Capture a última que ainda pode se mover, ou tire a única pilha em que ela pode cair.
learn-2-1 = A pilha preta de 2 em C5 só pode cair em C3. A peça solta em C4 também pode se mover. Deixe as pretas sem lance possível.
    .why = C4 é sua, e C5 não tem onde cair. As pretas passam e você continua: C4 para C2, depois C2 para C5.
learn-2-2 = As pilhas pretas em F5 (altura 2) e G5 (altura 3) só podem cair em D5. Ache o lance que tira esse destino.
    .why = D5 está vazia agora, então as pretas têm que passar. Sua pilha de 2 em E5 captura G5 em seguida.
learn-2-3 = Conte as casas: onde podem cair as pilhas pretas em E1 (altura 2) e F1 (altura 3)? Faça as pretas passarem.
    .why = As duas precisavam de C1, que agora está vazia. As pretas passam, e você captura F1 com sua nova pilha de 2.

learn-3 = Isolamento
    .advice =
        Após cada lance, as pilhas sem uma corrente de vizinhas até uma vermelha são retiradas na hora, sejam de quem forem.
        Procure ligações únicas: as do seu oponente, para cortar, e as suas, para manter. As vermelhas não são fixas: uma pilha que contém uma vermelha a leva embora.
learn-3-1 = A pilha preta de 3 em H5 só tem uma ligação com a vermelha: sua peça solta em G4. Faça H5 sumir, e capture algo com o mesmo lance.
    .why = Sem G4, nenhuma corrente leva de H5 a uma vermelha. As três peças dela saem do tabuleiro na hora.
learn-3-2 = Você poderia capturar a peça solta marcada em K4. Mas o que ligaria você à vermelha? Melhor cortar K4, com um lance que ataque I1.
    .why = K4 perdeu a única ligação com a vermelha. E sua pilha de 2 em I3 agora contém uma vermelha: captura I1 em seguida.
learn-3-3 = As pilhas pretas marcadas só vivem por causa da vermelha da sua pilha em G2. E se ela sair?
    .why = A vermelha se move com a pilha que a contém. F1 e G1 perderam a ligação, e três peças pretas se foram.

learn-4 = Cada captura custa um lance ao oponente
    .advice =
        Uma pilha capturada fica no tabuleiro, mas agora é sua: seu oponente tem uma pilha a menos para mover.
        Então capture em todo lance, se puder, de preferência as pilhas que têm mais lances. Cair nas suas peças ou em uma vermelha não custa nada ao seu oponente.
learn-4-1 = As pretas só têm mais uma pilha: a peça solta marcada em H1. Como você deixa as pretas sem lances?
    .why = Capturada H1, as pretas não movem mais. Todos os lances que restam são seus.
learn-4-2 = A peça solta preta em D4 pode capturar sua pilha em C4. Ache a captura que acaba com isso.
    .why = Uma pilha embaixo da sua fica neutralizada: não pode mais se mover nem capturar. Isso valia muito mais que uma vermelha.
learn-4-3 = As duas peças soltas marcadas ameaçam algo. Sua peça solta em C2 pode capturar uma. Faça isso antes que ela capture a sua.
    .why = C1 poderia ter capturado B1 ou C2. Agora as pretas têm uma pilha a menos, e um lance a menos.

learn-5 = Peças soltas valem ouro
    .advice =
        Uma peça solta se move uma casa, para qualquer pilha ao lado, se não estiver cercada. Quanto mais alta uma pilha, mais difícil achar um destino.
        Então não construa torres cedo demais. Capture peças soltas com suas torres, e guarde as suas para o fim.
        Só caia na sua própria pilha para salvar um grupo grande, ou com a partida quase no fim. Fora isso, abra mão das peças penduradas e ataque em outro lugar.
learn-5-1 = Dois dos seus três lances juntam suas próprias peças. Ache o terceiro.
    .why = Você capturou, e F2 e G3 ainda podem se mover sozinhas. Cada pilha que pode se mover é um lance de reserva.
learn-5-2 = Você tem três pilhas, e as pretas uma peça solta. Que lance captura sem gastar uma pilha sua?
    .why = As pretas não têm mais pilha. As suas continuam todas lá, e agora só você joga.
learn-5-3 = Você poderia construir uma torre de 4 ou 5 em D2. A quatro ou cinco casas de D2 não há nada. O que é melhor?
    .why = Uma torre sem nada ao alcance está travada para sempre. Em vez disso sua peça solta captura, e ainda pode se mover.
learn-5-4 = Uma torre que captura uma peça solta poupa suas peças soltas para depois. Sua torre em E3 alcança a peça solta em I3. O que sua peça solta em H2 alcança então?
    .why = A torre capturou a peça solta, e assim a sua em H2 continua lá. Ela pode capturar a pilha grande em H3 em seguida.
learn-5-5 = A exceção: perto do fim, sua própria pilha pode ser o que falta. F5 está a quatro casas de J5. Que altura J5 precisa ter?
    .why = J5 agora tem altura quatro e captura F5, depois que as pretas passam. Aqui uma pilha a menos não importa: ninguém poderia usá-la.
learn-5-6 = A outra exceção: uma pilha grande em perigo. Sua pilha em C5 depende de C4, das pretas. O que acontece quando C4 se move?
    .why = C5 teria sido cortada. Então foi certo levá-la para casa, mesmo caindo na sua própria pilha. E se C4 capturar C3, E3 recaptura.

learn-6 = A vermelha do oponente: imobilize
    .advice =
        Uma vermelha em uma pilha do oponente é uma ameaça: quando ela se move, corta tudo o que depende dela.
        Capture essa pilha: ela passa a ser sua e fica mais alta. Muitas vezes não há onde cair na nova distância, e a vermelha fica onde está.
learn-6-1 = A pilha preta de 2 em D2 contém uma vermelha e pode levá-la embora. Capture-a, para ficar alta demais para se mover.
    .why = A pilha em D2 é sua, com altura três, e não há nada a três casas. A vermelha dela fica lá.
learn-6-2 = De novo as pretas têm uma vermelha, em H3. Qual das suas pilhas chega lá?
    .why = Duas casas de H1 a H3. Agora a pilha tem altura quatro e não pode se mover.
learn-6-3 = A pilha preta em G4 contém uma vermelha. Pare essa pilha.
    .why = Uma captura, e a pilha da vermelha é sua e está parada. As pretas não têm mais nada.

learn-7 = A vermelha pede um plano
    .advice =
        Uma vermelha conta como uma peça, igual às outras. Se você a pega, não captura nada do seu oponente, e ela não foge.
        Só pegue a vermelha com um plano: para levá-la até suas peças, ou cortar algo em seguida. Ou então para manter suas pilhas ligadas, ou deixar seu oponente sem destino.
learn-7-1 = Há três vermelhas perto das suas pilhas. Alguma vale um lance agora?
    .why = J3 era a última pilha das pretas. As vermelhas ainda estão lá, e agora você tem todo o tempo do mundo.
learn-7-2 = Com C3 você pode pegar a vermelha em B2. Também pode capturar uma peça solta marcada. O que vem primeiro?
    .why = A vermelha não foge; a peça solta preta, sim. Primeiro capture, e pegue a vermelha quando ela ajudar.
learn-7-3 = As pilhas pretas em H2 (altura 3) e H3 (altura 2) só podem cair em H5. Agora a vermelha vale um lance. Por quê?
    .why = Desta vez há um plano: H5 está vazia, então as pretas têm que passar, e sua pilha de 2 em H4 captura H2 em seguida.
learn-7-4 = Sua pilha em G3 contém uma vermelha. Leve-a para junto da sua pilha em J2, e para longe das do oponente. Conte o que depende de G3.
    .why = A vermelha agora está ao lado da sua pilha em J2. Tudo o que dependia dela em G3 se foi, e as pretas não podem mais mover.

learn-8 = O que não foge pode esperar
    .advice =
        Se uma pilha não pode se mover e ninguém pode estragar sua captura, não é preciso capturar agora.
        Jogue antes o que seu oponente poderia impedir no próximo lance: capture as peças que ainda podem se mover ou ser salvas. Depois volte.
learn-8-1 = J5 pode capturar a pilha grande em J3. Mas J3 não pode se mover. O que é mais urgente?
    .why = J4 ainda podia se mover e capturar. J3 fica onde está, e você a captura no próximo lance.
learn-8-2 = Sua peça solta em B4 pode capturar a pilha de 4 em C5, agora ou depois: C5 não pode se mover. O que jogar primeiro?
    .why = D4 podia se mover; C5, não. Depois da resposta das pretas você ainda captura C5, e vence. Capturar C5 na hora teria custado a partida.
learn-8-3 = K5 mira a pilha de 4 em I5, e I5 não pode se mover. Ache o lance que não pode esperar.
    .why = Primeiro a peça que pode se mover, depois a pilha grande. I5 ainda está lá na próxima vez.

learn-9 = Conte os últimos lances
    .advice =
        Perto do fim, conte quantos lances restam a cada lado. Quem tem que passar primeiro geralmente perde.
        Guarde lances de reserva, e esgote os do oponente. Cuidado com o que seu próprio último lance corta: se você pode mover, tem que mover, mesmo que saia caro.
learn-9-1 = Você tem uma peça, as pretas duas pilhas. Jogue para que os últimos lances sejam seus.
    .why = A pilha preta de C5 vai para B4 e não se move mais. Só você joga: B3 para D5, depois D5 para A2. Todas as vermelhas são suas, e B4 está cortada.
learn-9-2 = Conte: as pretas têm duas peças soltas. Deixe só um lance para elas, e responda a ele.
    .why = As pretas só podem jogar C1 para C2, e E4 a captura lá. Depois elas passam até o fim.
learn-9-3 = De quem acabam os lances primeiro? Ache a captura que deixa as pretas com um lance só.
    .why = As pretas jogam D4 para D2 e travam. Você ainda tem D3 para B3, e quando as pretas passam, o último lance também.

learn-10 = Tiro certeiro e sobrecarga
    .advice =
        Uma pilha só acerta o que está a tantas casas quanto a sua altura. Prepare o tiro: mude a altura ou a casa da pilha até a distância dar certo.
        E ataque duas coisas de uma vez: seu oponente tem um só lance e não pode salvar as duas.
learn-10-1 = A pilha preta de 2 em G5 só pode ir para I5. Prepare uma pilha de 3 que a acerte lá.
    .why = F5 agora tem altura três, e I5 está a três casas. Se G5 for para lá, você atira.
learn-10-2 = H4 está a três casas de H1. De que você precisa em H1 para acertá-la?
    .why = Mais uma peça dá a H1 altura três, e H4 está exatamente a três casas.
learn-10-3 = Sobrecarga: ache o lance que faz uma pilha sua atacar as duas marcadas.
    .why = Sua pilha de 2 em H3 ataca J3 e J5. As pretas têm um lance e não podem salvar as duas.

learn-11 = Colocação: as vermelhas
    .advice =
        As brancas colocam duas das três vermelhas. O lugar delas decide muito.
        Vermelhas juntas ajudam as brancas, que atacam primeiro: em 5.990 partidas reais, as brancas fizeram 68% dos pontos quando as três se tocavam, e 47% quando nenhuma tocava outra.
        Então, de pretas, mantenha as vermelhas separadas. Se você está começando, espalhe também de brancas: assim nunca perde tudo de um só golpe.
learn-11-1 = No tabuleiro só há duas vermelhas, lado a lado. De brancas, você coloca a terceira. Espalhe as vermelhas.
    .why = Agora há uma vermelha de cada lado, e suas peças acham uma em todo lugar. Com as vermelhas juntas o jogo é mais afiado: as pessoas venceram mais assim, o motor vence menos.
learn-11-2 = De novo você coloca a última vermelha. Que lado do tabuleiro não tem nenhuma?
    .why = B4 está longe das duas. Suas peças vão achar uma vermelha onde quer que estejam.
learn-11-3 = Duas vermelhas estão à direita. Para onde vai a terceira?
    .why = À esquerda, suas peças teriam ficado sem ligação. Agora elas também têm uma vermelha.

learn-12 = Colocação: ao lado da vermelha
    .advice =
        As casas ao lado das vermelhas são as melhores do tabuleiro: ali nada é fácil de cortar. Elas acabam logo, então ocupe-as primeiro.
        Conte suas peças ao lado de cada vermelha. O bom é ter três ou mais em cada uma, e seu oponente quer o mesmo.
        Uma casa ao lado de duas vermelhas vale em dobro.
learn-12-1 = Três vermelhas estão ao longo da borda. Uma destas casas toca duas delas. Coloque ali.
    .why = G1 fica entre duas vermelhas. Aconteça o que acontecer com uma, a outra continua lá.
learn-12-2 = Poucas casas ao lado de uma vermelha ainda estão vazias. Ocupe uma delas.
    .why = B1 está ao lado da vermelha em A1 e da sua peça em C1. Assim nenhuma das duas peças é fácil de cortar.
learn-12-3 = Três vermelhas estão à direita. Qual destas casas toca duas delas?
    .why = K4 está ao lado de J3 e K5, ambas vermelhas. Em H3 ou G3, a duas ou três casas, sua peça logo seria cortada.
learn-12-4 = A vermelha em I1 tem uma peça sua ao lado, e ali resta uma casa. Ocupe essa casa antes das pretas.
    .why = H1 era a última casa ao lado de I1. Com qualquer outra das suas opções, as pretas a teriam ocupado.

learn-13 = Colocação: perto da vermelha, e a borda
    .advice =
        Quando as casas ao lado das vermelhas estiverem cheias, passe ao segundo anel: a duas casas de uma vermelha. O melhor é estar a duas casas de duas vermelhas.
        Ocupe a borda onde houver uma vermelha perto. Uma peça na borda se move desde o primeiro lance. Uma no meio espera.
        Uma borda longe das vermelhas vale pouco.
learn-13-1 = Não resta casa ao lado de uma vermelha. Uma casa vazia está a duas casas de duas vermelhas. Ache essa casa.
    .why = H3 faz parte do grupo em volta das vermelhas. Todas as outras casas ficam mais longe.
learn-13-2 = A duas casas de uma vermelha, e na borda: ache a casa que é as duas coisas.
    .why = G1 está a duas casas de uma vermelha e na borda. Os cantos distantes seriam cortados cedo.
learn-13-3 = Algumas destas casas estão na borda, outras no meio. Ocupe uma na borda, perto da vermelha.
    .why = Na borda, sua peça pode se mover na hora, e a vermelha não está longe. No meio, ela esperaria.
learn-13-4 = Na borda, e ao lado da vermelha: ache a casa que é as duas coisas.
    .why = J5 está na borda, e ao lado da vermelha em J4. Dali a peça pode se mover desde o começo, e é difícil de cortar.

learn-14 = Colocação: correntes e saídas
    .advice =
        Uma corrente de peças suas que atravessa o tabuleiro divide as do seu oponente. Quando a peça da ponta se move, a seguinte fica livre.
        Suas peças no meio precisam de uma saída. Coloque uma na borda, ao lado delas: quando ela se mover, elas também podem.
learn-14-1 = Suas peças estão ao longo da linha 1, e em D4 e D5. Que casa ao lado de uma vermelha une essas peças?
    .why = C3 une suas peças da linha 1 à linha 5, e está ao lado da vermelha em B3.
learn-14-2 = Uma destas casas une dois grupos seus. Ache essa casa.
    .why = D4 une suas peças em C3 e E4, e a corrente tem uma vermelha em cada ponta: C4 e F4.
learn-14-3 = Suas peças em H2 e H3 estão presas. Que casa na borda dá uma saída a elas?
    .why = Quando G1 se mover, H2 pode se mover, e depois H3. E G1 está ao lado da vermelha.
learn-14-4 = Sua peça em F2 está no meio. Que casa na borda dá uma saída a ela?
    .why = Quando F1 se mover, F2 fica livre. E F1 está a duas casas da vermelha; as outras casas na borda, não.
learn-14-5 = Sua peça em I4 precisa de uma saída. Que casa na borda dá uma a ela, e também fica ao lado da vermelha?
    .why = Quando I5 se mover, I4 fica livre. E I5 está ao lado da vermelha em H4.

learn-15 = Colocação: nada de amontoados
    .advice =
        Um amontoado das suas peças tranca a si mesmo: as de dentro não podem se mover, e um só corte leva todas.
        Então espalhe suas peças. Se uma casa tem três ou mais peças suas em volta, procure outra.
        Se os conselhos se contradizem, primeiro vem a vermelha, depois a borda, depois as saídas.
        Agora preencha um tabuleiro inteiro. `/dvonn dica` mostra onde alguém forte colocaria, e suas chances.
learn-15-1 = Quatro destas cinco casas só aumentariam um amontoado. Qual não?
    .why = F3 tem poucas peças suas em volta, e a vermelha está perto. As outras ficam no seu amontoado à esquerda.
learn-15-2 = Deixe vazias as casas com muitas vizinhas brancas. Qual das outras está ao lado de uma vermelha?
    .why = B1 tem uma vizinha branca, uma vermelha ao lado, e está na borda. B3, D4 e H5 têm três vizinhas brancas cada.
learn-15-3 = As últimas casas. Onde sua peça ajuda mais?
    .why = E5 está na borda, a duas casas da vermelha, e em nenhum amontoado. Agora experimente um tabuleiro inteiro.

learn-16 = Os dez primeiros lances
    .advice =
        Os primeiros lances consertam o que a colocação deixou: ajude as peças penduradas, e mova na borda para que as de dentro possam se mover.
        Vá em direção à vermelha, não para longe dela. E capture as peças que poderiam pegar a vermelha.
learn-16-1 = Abra o seu centro: que lance liberta mais peças suas de dentro?
    .why = E1 deixou sua casa, e agora duas peças de dentro podem se mover. Os lances na borda distante não libertam nenhuma.
learn-16-2 = De novo, a maioria dos lances não liberta nada. Ache o que abre o seu centro.
    .why = D1 capturou, e sua peça em E2 está livre agora. Os lances na borda direita podem esperar.
learn-16-3 = Vá em direção à vermelha. Que lance cai ao lado de uma pilha que contém uma vermelha?
    .why = C5 pulou do canto para C3. Lá está ao lado de D3, uma pilha preta que contém uma vermelha.
learn-16-4 = A vermelha em I3 está sozinha. Capture a peça preta que poderia pegá-la.
    .why = J3 agora é sua, então a vermelha em I3 está a salvo. Depois de qualquer outro lance, as pretas a teriam pegado.
learn-16-5 = A peça preta em B1 está ao lado da vermelha em C1. O que você faz?
    .why = B1 é sua. Com as outras opções, ela teria pegado a vermelha, ou escapado.
learn-16-6 = Sua pilha em A1 está pendurada: quase tudo em volta dela se foi. Ela pode voltar, com uma captura?
    .why = A1 pulou duas casas até C3, ao lado das suas outras peças, e capturou uma pilha que contém uma vermelha.

learn-17 = O fim
    .advice =
        Depois do lance 70, olhe adiante: conte os lances que restam, os seus e os do oponente.
        Saiba o que cada pilha alcança: a altura é a distância. Ponha sua pilha mais alta na vermelha ou ao lado dela, e fora de alcance.
        Deixe só um lance para seu oponente, e você já sabe a resposta.
learn-17-1 = Conte. Um lance vence por 2, todos os outros perdem. Que peça você precisa capturar antes que ela se mova?
    .why = I4 poderia ter capturado I5. Agora é sua, e I5 está a salvo dela.
learn-17-2 = B1 tem altura um. Que altura uma pilha em C2 precisa ter para alcançar A2?
    .why = C2 agora tem altura dois, e A2 está a duas casas. A2 é alta demais para sair do caminho.
learn-17-3 = As pretas só têm um lance, E3 para G3. O que você captura antes, deixando H3 lá para responder?
    .why = E4 é sua. As pretas têm que jogar E3 para G3, e sua peça solta em H3 a captura lá. Você sabia a resposta antes de jogar.
learn-17-4 = Ache o lance que deixa as pretas sem nenhum lance possível.
    .why = As pretas passam, e passam de novo, e você joga todos os lances que restam.
learn-17-5 = Em E4 há uma torre de 12, ao lado de uma vermelha. De quem ela será no fim?
    .why = A torre é sua. Está ao lado da vermelha, então fica, e ninguém mais pode mover.


learn-18 = Uma pequena partida inteira
    .advice =
        Antes de cada lance, pergunte: o que seu oponente pode capturar ou cortar? Que lance meu custa um lance ao oponente? Que captura minha pode esperar?
        Perto do fim, conte os lances. E olhe mais uma vez o tabuleiro todo antes de apertar o botão.
learn-18-1 = Jogue esta pequena partida até o fim contra o nível 1, e vença. Use tudo o que aprendeu. Você joga de brancas e começa.
    .why = Você sabe tudo o que precisa para uma partida inteira. Comece uma com `/dvonn jogar`.

## Terms.

terms-title = {"**"}Termos: { $group }**
terms-board = O tabuleiro
terms-moves = Lances
terms-score = Placar e notação
terms-games = Partidas
terms-strategy = Estratégia
terms-themes = Temas dos problemas
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = Não conheço o termo `{ $term }`. Escolha um das sugestões ao digitar, ou veja um grupo:
menu-term = Escolher um termo para saber mais

term-cell = Casa
    .meaning = um dos 49 espaços do tabuleiro, com o nome da coluna e da linha: D3.
    .usage = Botões e lances citam casas. As linhas 1 e 5 têm nove casas, a linha 3 tem onze.
term-edge = Borda
    .meaning = as casas com menos de seis vizinhas. Lá uma pilha nunca está cercada.
    .usage = No começo, só as peças da borda podem se mover.
term-piece = Peça
    .meaning = um dos 23 discos brancos, 23 pretos e 3 vermelhos.
    .usage = Você as coloca uma a uma, ou recebe um tabuleiro preenchido ao acaso.
term-red-piece = Peça vermelha
    .meaning = uma das três peças que não são de ninguém. Todas as outras pilhas precisam de ligação com uma delas.
    .usage = O tabuleiro mostra um disco vermelho. Sozinha nunca se move, mas pode ser capturada.
term-stack = Pilha
    .meaning = uma ou mais peças em uma casa. A de cima diz de quem é.
    .usage = O número sobre uma pilha é a altura.
term-single = Peça solta
    .meaning = uma pilha de uma peça.
    .usage = Anda uma casa. Se não estiver cercada, é a pilha mais móvel que há.
    .caption = Anda uma casa, em qualquer direção
term-height = Altura
    .meaning = o número de peças de uma pilha, e quantas casas ela se move.
    .usage = Aparece em cada pilha do tabuleiro. Uma “pilha de 4” tem altura 4.
term-hold-red = Conter uma vermelha
    .meaning = ter uma peça vermelha na pilha. Essa pilha está sempre ligada, e leva a vermelha junto.
    .usage = Os tabuleiros mostram com uma borda vermelha e um sinal vermelho.
term-placement = Colocação
    .meaning = a primeira fase: as 49 peças são colocadas, uma por vez.
    .usage = Com um tabuleiro aleatório ou simétrico, ela é pulada.
term-movement = Movimento
    .meaning = a segunda fase: pilhas se movem até ninguém mais poder.
    .usage = As brancas movem primeiro.
term-capture = Capturar
    .meaning = cair em uma pilha do oponente, ou em uma peça vermelha. A nova pilha é sua.
    .usage = Prévias e dicas dizem o que um lance captura.
term-legal-move = Lance possível
    .meaning = um lance que as regras permitem: uma pilha se move em linha reta, exatamente o número de casas da sua altura, até outra pilha.
    .usage = Os botões só mostram lances possíveis. Se você tem um, precisa jogar.
term-forced-move = Lance forçado
    .meaning = o único lance possível.
    .usage = Posso jogar lances forçados por você: veja `/dvonn configurações`.
term-surrounded = Cercada
    .meaning = com peças nos seis lados. Essa pilha não pode se mover.
    .usage = `/dvonn tabuleiro` com `cercadas:True` marca essas pilhas.
term-isolated = Isolada
    .meaning = sem corrente de vizinhas até uma vermelha. Pilhas isoladas são retiradas na hora.
    .usage = Os tabuleiros as riscam depois do lance que as cortou.
term-pass = Passar
    .meaning = a vez de um lado sem lance possível.
    .usage = Eu passo por você. Você volta a mover assim que puder.
term-score = Placar
    .meaning = o número de peças nas pilhas de um lado. O mais alto vence.
    .usage = Aparece no alto de todo tabuleiro.
term-position = Posição
    .meaning = um tabuleiro, e de quem é a vez.
    .usage = `/dvonn analisar` aceita qualquer posição em texto.
term-notation = Notação
    .meaning = como se escrevem os lances: D3 coloca uma peça, D3F3 move a pilha de D3 para F3.
    .usage = Escolha D3F3, D3-F3 ou D3→F3 em `/dvonn configurações`.
term-rated = Ranqueada
    .meaning = uma partida que vale para a classificação. Nela o motor não ajuda.
    .usage = Você escolhe no desafio.
term-rating = Rating
    .meaning = a força de alguém em um número. O número depois do ± mostra a incerteza.
    .usage = Aparece em perfis e classificações. Quanto mais partidas ranqueadas, menor o ±.
term-provisional = Provisório
    .meaning = um rating que ainda é estimativa, marcado com “?”.
    .usage = Com mais algumas partidas ranqueadas, ele se firma.
term-plan = Plano
    .meaning = uma lista de casas onde eu coloco por você suas próximas peças.
    .usage = Escreva com `/dvonn plano`. Só você vê.
term-conditional-moves = Lances condicionais
    .meaning = respostas a lances possíveis do seu oponente: se vier isto, eu jogo aquilo.
    .usage = Escreva com `/dvonn condicionais`. `D3F3 resign`: se vier D3F3, você desiste. Só você vê.
term-takeback = Desfazer o lance
    .meaning = voltar atrás no último lance, se o oponente concordar.
    .usage = Peça com `/dvonn propor`.
term-hint = Dica
    .meaning = os melhores lances da sua própria partida amistosa.
    .usage = `/dvonn dica` mostra com setas.
term-review = Revisão
    .meaning = como o motor vê uma partida terminada: chances de vitória, pontos de virada, lances melhores.
    .usage = Use o botão abaixo de uma partida terminada, ou `/partida revisão`.
term-tower = Torre
    .meaning = uma pilha de quatro peças ou mais. Acha poucos lugares onde cair.
    .usage = Capture peças soltas com ela: as suas continuam móveis. Mas não construa uma cedo demais.
    .caption = { $ply }: uma torre captura uma peça solta
term-loose-piece = Peça pendurada
    .meaning = uma peça que depende de uma só ligação com a vermelha, e é fácil de cortar.
    .usage = Só salve se não custar nada. Senão, jogue em outro lugar.
    .caption = { $ply }: a peça pendurada é cortada
term-tempo = Ganhar um tempo
    .meaning = ganhar o tempo de um lance. Um lance tranquilo, que não captura nada, pode fazer isso: agora é o oponente que tem que jogar.
    .usage = Perto do fim, guarde lances tranquilos. Quem tem que jogar primeiro muitas vezes perde.
    .caption = { $ply } não captura: as pretas têm que jogar
term-sharpshooting = Tiro certeiro
    .meaning = capturar uma pilha a quatro ou mais casas, com uma pilha exatamente dessa altura.
    .usage = Prepare o tiro: mude a altura ou a casa da sua pilha até a distância dar certo.
    .caption = { $ply }: altura quatro, a quatro casas
term-overload = Sobrecarga
    .meaning = ameaçar duas pilhas de uma vez, para seu oponente não poder salvar as duas.
    .usage = Duas pilhas suas podem fazer isso juntas. No garfo, uma só faz.
    .caption = { $ply }: as pretas não salvam as duas
term-neutralise = Neutralizar
    .meaning = cair em uma peça adversária, para que ela não se mova mais.
    .usage = A peça fica no tabuleiro, mas seu oponente tem uma peça a menos para mover.
    .caption = { $ply }: peça solta preta neutralizada
term-fork = Garfo
    .meaning = uma pilha que ataca duas pilhas.
    .usage = Seu oponente tem um lance, e só pode salvar uma delas.
    .caption = { $ply }: uma pilha ataca duas
term-isolation = Isolamento
    .meaning = separe peças adversárias das vermelhas para que saiam do tabuleiro.
    .usage = Veja o que liga um grupo adversário à vermelha. Se for uma só pilha, mire nela.
    .caption = { $ply }: as pretas perdem três peças
term-rescue = Resgate
    .meaning = salve peças suas que estão prestes a ser separadas das vermelhas.
    .usage = Antes de jogar, veja o que seu oponente poderia cortar em seguida.
    .caption = { $ply }: brancas ainda ligadas à vermelha
term-cut = Cortar o tabuleiro
    .meaning = esvazie uma casa que liga peças adversárias a uma vermelha.
    .usage = A ligação pode ser uma peça sua: tire-a de lá, e a corrente se rompe.
    .caption = { $ply } rompe a corrente até a vermelha
term-run-with-red = Fugir com a vermelha
    .meaning = mova uma pilha que tem uma vermelha.
    .usage = Leve a vermelha para perto das suas peças, e para longe das do oponente.
    .caption = { $ply }: as brancas fogem com a vermelha
term-free-surrounded = Libertar uma pilha
    .meaning = liberte uma pilha sua cercada e mova-a.
    .usage = Primeiro tire uma das seis vizinhas dela. Depois ela pode se mover.
    .caption = { $ply }: a pilha marcada está livre
term-immobilise = Imobilizar uma pilha
    .meaning = deixe uma pilha adversária sem lances.
    .usage = Deixe a pilha alta demais para qualquer destino, ou tire os destinos dela.
    .caption = { $ply }: a pilha marcada está travada
term-forced-pass = Forçar a passar
    .meaning = deixe o oponente sem lances, para que tenha que passar.
    .usage = Se seu oponente só tem mais alguns lances, tente tirar todos.
    .caption = { $ply }: as pretas têm que passar
term-counting = Contar lances
    .meaning = o resultado é apertado. Conte até o fim.
    .usage = Conte os lances que restam a cada lado, e o que os últimos custam.
    .caption = { $ply } vence por um. Os outros perdem
term-save-draw = Salvar o empate
    .meaning = só um lance empata, todos os outros perdem.
    .usage = Pense cada lance até o fim. Um empate vale meio ponto.
    .caption = { $ply } empata. Todos os outros perdem
term-last-placements = Últimas colocações
    .meaning = o tabuleiro está quase cheio, e só uma casa deixa você com as melhores chances.
    .usage = Primeiro perto da vermelha, depois a borda, depois uma saída para as suas peças.
    .caption = { $ply }: na borda, a duas casas da vermelha

## Refusals: what is wrong and what to do instead

refuse-no-game = Não há partida neste canal. `/dvonn jogar` começa uma contra o computador. `/dvonn ajuda` mostra como jogar com pessoas.
refuse-unknown-game = Não há partida { $number } que você possa abrir aqui. As suas abrem em todo lugar. As de outras pessoas, só no canal delas.
refuse-ended = A partida { $number } acabou. `/dvonn jogar` começa outra contra o computador. `/dvonn ajuda` mostra como jogar com pessoas.
refuse-not-a-player = Esta partida é entre { $white } e { $black }. Para ver, use `/dvonn tabuleiro`. Para começar uma sua, `/dvonn desafiar`.
refuse-not-your-turn = É a vez de { $player }. Vou mencionar você aqui quando for a sua.
refuse-old-board-link = Este tabuleiro está desatualizado. O mais recente está [aqui]({ $url }).
refuse-old-board = Este tabuleiro está desatualizado. `/dvonn tabuleiro` mostra o mais recente.
refuse-not-a-cell = A casa `{ $input }` não existe. { $cells }
no-such-cell = A casa `{ $word }` não existe. { $cells }
cells-row = A linha { $row } vai de { $first } a { $last }.
cells-column = O tabuleiro tem as colunas A a K, e a linha { $row } vai de { $first } a { $last }.
cells-all = O tabuleiro tem as linhas 1 a 5 e as colunas A a K.
cells-form = Uma casa é uma letra de A a K e um número de 1 a 5, como D3.
refuse-not-a-move = `{ $input }` não é um lance. Escreva a casa da sua pilha e a de destino, como D3F3.
refuse-nothing-stored = Não tenho dados sobre você, então não há o que excluir.
refuse-no-challenge = Este desafio não existe mais. Para lançar um novo, use `/dvonn desafiar`.
refuse-self = Você não pode se desafiar. Escolha outra pessoa, ou deixe `oponente` em branco para qualquer pessoa aceitar.
refuse-this-bot = Para jogar contra mim, use `/dvonn jogar`.
refuse-not-a-member = { $person } não está neste servidor. Escolha um membro deste servidor.
refuse-threads =
    { $most ->
        [one] Você abriu { $most } tópico nos últimos minutos. Pode abrir o próximo { $until }, ou use outro canal.
       *[other] Você abriu { $most } tópicos nos últimos minutos. Pode abrir o próximo { $until }, ou use outro canal.
    }
refuse-bot = Não dá para desafiar um bot. Escolha uma pessoa, ou deixe `oponente` em branco para qualquer pessoa aceitar.
refuse-challenge-gone = Você não pode mais responder a este desafio. { $state } Para lançar um novo, use `/dvonn desafiar`.
refuse-board-outdated = Este não é seu tabuleiro mais recente. Ofereça o mais recente, ou tente outro.
refuse-choose-side = Escolha um lado neste desafio: aperte “Jogar de brancas” ou “Jogar de pretas”.
refuse-not-challenged = Este desafio é para { $opponent }. Para lançar o seu, use `/dvonn desafiar`.
refuse-own-challenge = Este é seu próprio desafio, então outra pessoa precisa aceitar. Você pode cancelar.
refuse-not-the-challenger = Só { $challenger } pode cancelar este desafio.
invalid-terms-clock =
    `{ $input }` não é um ritmo. Escreva um destes:
    {"-"} `5d`: 5 dias por lance
    {"-"} `3d+12h`: 3 dias mais 12 horas por lance
    {"-"} `3d+12h max 7d`: o mesmo, sem acumular mais de 7 dias
    {"-"} `live 10`: 10 minutos por lado
    {"-"} `none`: sem relógio
invalid-terms-clock-range =
    { $stretch ->
        [turn] O tempo por lance vai de { $least } a { $most }. Para uma partida de uma vez só, use um ritmo como `live 10`.
        [bank] O tempo total vai de { $least } a { $most }. Escolha outro ritmo.
        [increment] O tempo extra por lance vai de { $least } a { $most }. Escolha outro ritmo.
        [cap] O máximo não pode ser menor que o tempo total antes do `+`, nem passar de { $most }. Escolha outro ritmo.
       *[live] Uma partida ao vivo dá de { $least } a { $most } por lado. Escolha outro ritmo.
    }
invalid-terms-seed = `{ $input }` não é uma semente. Uma semente é um número de até doze dígitos. Copie uma de uma partida anterior (`/partida exportar`), ou deixe `semente` em branco.
invalid-terms-nothing-to-deal = Uma semente precisa de um tabuleiro aleatório. Escolha a montagem aleatória ou simétrica (ou dividir e escolher, em um desafio), ou deixe `semente` em branco.
invalid-terms-seed-with-reds = Com uma semente conhecida, você veria o tabuleiro antes de colocar as vermelhas. Deixe `semente` em branco: escolho uma ao acaso.
invalid-terms-position-unused = Uma posição precisa da montagem “dada”. Escolha essa, ou deixe `posição` em branco.
invalid-terms-no-position = A montagem “dada” precisa de uma posição. Escreva em `posição`.
invalid-terms-position-over = Nesta posição ninguém pode mover. Escolha uma em que dê para continuar.
invalid-terms-place-without-clock = Uma partida por um lugar precisa de relógio. Deixe `ritmo` em branco, ou escolha outro que não `none`.
invalid-terms-color-with-cut = Em dividir e escolher, quem aceita escolhe o lado. Deixe `cor` em branco, ou escolha outra montagem.
position-unreadable = Não consigo ler esta posição.
position-forbidden = Esta posição não é possível pelas regras.
position-form =
    Escreva `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`:
    {"-"} SIDE é de quem é a vez, `w` ou `b`.
    {"-"} Cada linha lista as casas da esquerda para a direita, com vírgulas.
    {"-"} `.` é uma casa vazia.
    {"-"} `w3` ou `b3` é uma pilha com lado e altura. `b2*` é uma pilha que contém uma vermelha.
    {"-"} `r1` é uma peça vermelha sozinha.
position-side = Não começa com `w` nem `b`.
position-rows =
    { $found ->
        [one] Tem { $found } linha, não 5.
       *[other] Tem { $found } linhas, não 5.
    }
position-cells = A linha { $row } precisa de { $expected } casas, mas tem { $found }.
position-stack = { $found } em { $cell } não é uma pilha válida.
position-trailing = { $found } não é permitido depois das linhas. Só a palavra `movement`.
fault-stacks-with-red =
    { $found ->
        [one] { $found } pilha contém uma vermelha. Precisam ser de uma a três.
       *[other] { $found } pilhas contêm uma vermelha. Precisam ser de uma a três.
    }
fault-room-for-reds =
    { $room ->
        [one] Nas pilhas que contêm uma vermelha só cabe { $room } peça vermelha, mas precisam ser três.
       *[other] Nas pilhas que contêm uma vermelha só cabem { $room } peças vermelhas, mas precisam ser três.
    }
fault-isolated = Ficaria sem ligação com uma vermelha: { $cells }.
fault-too-many-pieces = As pilhas têm { $found } peças no total, mas o jogo tem 49.
fault-too-many-stacks =
    { $color ->
        [white] As brancas têm { $found } pilhas, mas só 23 peças.
       *[black] As pretas têm { $found } pilhas, mas só 23 peças.
    }
fault-black-moves-first = Em um tabuleiro cheio, as brancas movem primeiro.
fault-nothing-moved = Só há peças soltas, e falta exatamente uma peça. Isso não pode acontecer: o primeiro lance forma uma pilha de 2 e, se ela for retirada, faltam pelo menos duas peças.
fault-no-placement =
    Com { $pieces ->
        [one] { $pieces } peça colocada
       *[other] { $pieces } peças colocadas
    }, as peças soltas devem ser: vermelhas { $red }, brancas { $white }, pretas { $black }, com a vez das { $color ->
        [white] brancas
       *[black] pretas
    }.
refuse-nothing-to-plan = Todas as peças estão colocadas, então não há o que planejar. Prepare lances condicionais com `/dvonn condicionais`.
refuse-vacation-days =
    { $count ->
        [one] Nesse ano só resta { $count } dia de férias. Pegue menos dias.
       *[other] Nesse ano só restam { $count } dias de férias. Pegue menos dias.
    }
refuse-vacation-no-time = Em uma das suas partidas não resta tempo, e você a perderia na hora. Jogue lá primeiro (veja `/dvonn partidas`), depois termine suas férias.
refuse-no-vacation = Você não está de férias. Para começar, use `/dvonn férias` com `dias:3`.
refuse-review-running = Esta partida ainda está em andamento. Você pode revisar quando acabar.
refuse-review-short = Esta partida é curta demais para revisar: cada lado precisa de pelo menos um lance com escolha. `/partida lances` mostra os lances.
refuse-variation-gone = Não tenho mais esta análise: guardo suas dez últimas, por 90 dias. Use `/dvonn analisar` de novo.
refuse-variation-full = Esta análise tem { $most } lances, o máximo. Continue com lances já testados, ou analise outra posição.
refuse-review-one-at-a-time = Ainda estou revisando outra partida para você, uma de cada vez. Peça de novo em um minuto.
refuse-engine-unknown = Não há motor chamado “{ $name }” aqui. Escolha um da lista, ou um `nível`.
refuse-engine-gone = Este motor não está mais disponível. Para jogar contra o computador, use `/dvonn jogar` com um `nível`.
refuse-engine-and-level = Escolha um `nível` ou um `motor`, não os dois.
refuse-engine-busy =
    { $games ->
        [one] { $player } só pode jogar { $games } partida por vez. Tente quando ela acabar, ou escolha um `nível`.
       *[other] { $player } só pode jogar { $games } partidas por vez. Tente quando uma acabar, ou escolha um `nível`.
    }
refuse-engine-board = { $player } só pode jogar a partir do tabuleiro vazio. Escolha a montagem “completa”.
refuse-busy-direct = Sua última partida aqui ainda está em andamento. `/dvonn tabuleiro` mostra. Para terminar, use `/dvonn desistir`.
refuse-rated-guest = Aqui não há partidas ranqueadas: cada classificação é de um servidor que me adicionou. Deixe `ranqueada` em branco, ou desafie em um servidor assim.
refuse-busy-guest = Já há uma partida em andamento aqui, e mostro só uma de cada vez. `/dvonn tabuleiro` mostra. Termine essa primeiro, ou jogue em outro canal.
refuse-busy = { $white } e { $black } estão jogando neste canal.

refuse-offer-gone =
    { $state ->
        [accepted] Esta proposta já foi aceita.
        [declined] Esta proposta já foi recusada.
        [withdrawn] Esta proposta foi retirada.
       *[lapsed] Esta proposta expirou quando a partida continuou.
    }
refuse-offer-own = Esta é sua própria proposta, então só seu oponente pode responder. Você pode retirar.
refuse-offer-not-own = Só seu oponente pode retirar esta proposta. Você pode aceitar ou recusar.
refuse-offer-waiting =
    { $kind ->
        [draw] Seu oponente ainda não respondeu à sua proposta de empate.
        [takeback] Seu oponente ainda não respondeu ao seu pedido para desfazer.
       *[pause] Seu oponente ainda não respondeu ao seu pedido de pausa.
    }
refuse-answer-first = Seu oponente pede para desfazer um lance. Aceite ou recuse isso primeiro.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Você propôs empate há pouco. Pode propor de novo após { $plies } lance.
           *[other] Você propôs empate há pouco. Pode propor de novo após { $plies } lances.
        }
       *[other] Você acabou de pedir isso. Pode pedir de novo após o próximo lance.
    }
refuse-nothing-to-take-back = Você ainda não tem lance para desfazer.
refuse-revealed = Você não pode mais desfazer seu lance: o plano ou os condicionais do seu oponente foram jogados desde então. Continue, ou proponha empate com `/dvonn propor`.
refuse-no-clock = Esta partida não tem relógio, então não há pausa nem tempo para dar.
refuse-paused = A partida já está em pausa. Para continuar, aperte “Retomar partida” abaixo do tabuleiro.
refuse-not-paused = A partida não está em pausa. Para pedir uma, use `/dvonn propor` com `tipo:Pausa`.
refuse-enough-time = Seu oponente já tem mais de um ano no relógio.
refuse-computer-needs-no-time = O relógio do computador nunca corre, então ele não precisa de tempo.
refuse-not-over = Esta partida ainda não acabou. Você pode propor revanche quando acabar.
refuse-rematch-deleted = Seu oponente excluiu os próprios dados. `/dvonn ajuda` mostra como encontrar outro oponente.
refuse-no-rematch = Agora não dá para ter revanche. Use `/buscar` para encontrar alguém.
refuse-rematch-asked = Você só pode propor revanche uma vez depois de cada partida.
refuse-rematch-waits = Você já propôs revanche. Seu oponente ainda não respondeu.
refuse-rematch-offered = Seu oponente já propôs revanche. Aceite essa.
refuse-rematch-started = A revanche desta partida é a partida { $number }. `/dvonn jogar` começa outra contra o computador. `/dvonn ajuda` mostra como jogar com pessoas.
refuse-abort-place = Desafiaram você pelo seu lugar, então não dá para abortar esta partida. Jogue, ou desista com `/dvonn desistir` e perca seu lugar.
refuse-abort-tournament = Uma partida de torneio não pode ser abortada. Para entregar a partida, use `/dvonn desistir`. Para abandonar o torneio, use `/torneio abandonar`.
refuse-abort = Já é tarde para abortar esta partida. Proponha empate com `/dvonn propor`, ou desista com `/dvonn desistir`.
refuse-claim-here = { $opponent } ainda está neste servidor. Se o tempo do seu oponente estourar, você vence automaticamente.
refuse-claim-computer = O computador nunca sai, e o relógio dele nunca corre. Para terminar a partida, desista.
refuse-only-void = Um dos lados da partida { $number } joga de outro servidor, então os moderadores só podem anulá-la, e só enquanto ela está em andamento, se for amistosa e não for de torneio.
refuse-claim-no-clock = Esta partida não tem relógio, então ninguém estoura o tempo. Seu oponente saiu: `/dvonn desistir` termina a partida sem resultado.
refuse-claim-own-turn = É sua vez. Jogue primeiro: aí o relógio do seu oponente corre, e você vence quando o tempo acabar.
refuse-claim-early = Seu oponente saiu, mas ainda tem tempo. Você pode reivindicar a vitória { $until }.
refuse-not-a-moderator = Só quem tem a permissão “Gerenciar servidor” pode fazer isso. Peça a alguém que tenha.
refuse-not-a-moderator-role = Só quem tem o cargo { $role } ou a permissão “Gerenciar servidor” pode fazer isso. Peça a alguém que tenha.
refuse-channel = Neste servidor, partidas só começam em { $channels } e seus tópicos. Tente de novo lá.
refuse-starter = Só membros com o cargo { $role } podem começar partidas aqui. Peça a alguém com esse cargo que desafie você: aceitar desafios você pode.
refuse-starter-there = No servidor onde você jogaria, só membros com certo cargo podem começar partidas, e você não tem esse cargo.
refuse-blocked =
    Um moderador bloqueou você: você não pode começar nem aceitar partidas neste servidor. Motivo: { $reason }
    Suas partidas em andamento continuam. Se você acha que é um erro, fale com os moderadores.
refuse-challenger-blocked = { $challenger } não pode jogar neste servidor. Desafie outra pessoa com `/dvonn desafiar`.
refuse-opponent-blocked = { $opponent } não pode aceitar partidas neste servidor no momento. Escolha outra pessoa.
refuse-games = Você já joga o máximo de partidas e torneios ao mesmo tempo: { $most }. Primeiro termine uma partida ou desista de uma.
refuse-challenger-games = { $challenger } já joga o máximo de partidas ao mesmo tempo. Desafie outra pessoa com `/dvonn desafiar`.
refuse-challenges =
    { $most ->
        [one] Você já tem { $most } desafio. Cancele, ou espere a resposta. Um desafio cancelado ou recusado ainda conta até 10 minutos depois do envio.
       *[other] Você já tem { $most } desafios. Cancele um, ou espere a resposta. Um desafio cancelado ou recusado ainda conta até 10 minutos depois do envio.
    }
refuse-challenged-before =
    { $most ->
        [one] Você já desafiou { $opponent } { $most } vez. Espere a resposta. Cancelar não adianta: um desafio conta até uma hora depois do envio.
       *[other] Você já desafiou { $opponent } { $most } vezes. Espere a resposta. Cancelar não adianta: um desafio conta até uma hora depois do envio.
    }
refuse-challenged-lately = Você desafiou { $opponent } há pouco. Você pode repetir o desafio { $until }. Para desafiar outra pessoa, não é preciso esperar.
refuse-places-rated-off = Partidas ranqueadas estão desligadas neste servidor, então não se joga por lugares. Um administrador pode ligar com `/dvonn-admin configurações`.
refuse-rated-off = Partidas ranqueadas estão desligadas neste servidor. Para uma amistosa, deixe `ranqueada` em branco ou escolha False.
refuse-may-not-post = Não posso postar em { $channel }. Me dê lá as permissões “Ver canal”, “Enviar mensagens” e “Anexar arquivos”, e tente de novo.
refuse-block-no-reason = Escreva um motivo em `motivo`. A pessoa bloqueada vê.
refuse-block-opponent = Você e { $person } estão na mesma partida ou torneio em andamento, então você não pode fazer este bloqueio. Peça a outro moderador.
refuse-block-bot = Não dá para bloquear um bot. Escolha uma pessoa.
refuse-not-blocked = { $person } não tem nenhum bloqueio. A lista está em `/dvonn-admin configurações`.
refuse-own-game = Você joga na partida { $number }, então não pode moderá-la. Peça a outro moderador. Se não houver, escolha um cargo de moderador com `/dvonn-admin configurações` e dê a alguém.
refuse-other-server = Este servidor não tem partida { $number }. Para achar um número, use `/partida lances` no canal da partida.
refuse-void-uncounted = A partida { $number } acabou e era amistosa, então anular não mudaria nada.
refuse-void-before = A partida { $number } já foi tirada dos ratings.
refuse-role-of-all = Todo mundo tem este cargo. Escolha um que só os moderadores tenham.
refuse-no-reason = Escreva um motivo em `motivo`. Ele é mostrado no canal da partida.
refuse-no-winner = Escolha em `vencedor` quem vence, ou empate. Para terminar sem resultado, escolha “Anular a partida” em `decisão`.
refuse-no-seat = Escolha em `pessoa` quem entra e em `lado` o lado.
refuse-seat-self = Você não pode entrar no lugar de um jogador. Escolha outra pessoa, ou peça a outro moderador.
refuse-seat-bot = Um bot não pode substituir um jogador. Escolha uma pessoa.
refuse-seat-not-a-member = { $person } não está neste servidor. Escolha um membro.
refuse-seat-blocked = { $person } não pode jogar neste servidor. Escolha outra pessoa, ou use antes `/dvonn-admin desbloquear`.
refuse-seat-taken = { $person } já joga nesta partida. Escolha outra pessoa.
refuse-seat-computer = O computador não pode ser substituído. Termine a partida, ou anule.

illegal-taken = { $cell } está ocupada. Escolha uma casa vazia.
illegal-empty = { $cell } está vazia. Escolha uma casa com uma pilha sua.
illegal-lone-red = A peça vermelha em { $cell } está sozinha, então ninguém pode movê-la. Escolha uma pilha sua.
illegal-not-yours = A pilha em { $cell } é do seu oponente. Escolha uma com sua cor em cima.
illegal-surrounded = A pilha em { $cell } está cercada e não pode se mover. Escolha outra.
illegal-not-straight = { $from } e { $to } não estão em linha reta. As pilhas se movem nas seis direções do tabuleiro.
illegal-distance =
    { $height ->
        [one] A distância de { $from } a { $to } é { $distance }, mas uma peça solta se move exatamente { $height } casa.
       *[other] A distância de { $from } a { $to } é { $distance }, mas uma pilha de { $height } se move exatamente { $height } casas.
    }
illegal-empty-target = { $to } está vazia. Uma pilha deve cair em outra pilha ou peça.
illegal-leaves-board = De { $from }, uma pilha de { $height } sairia do tabuleiro nessa direção. Escolha outra.
illegal-still-placing = Nem todas as peças estão colocadas. Coloque uma em uma casa vazia: `/dvonn colocar D3`.
illegal-all-placed = Todas as peças estão colocadas. Agora mova uma pilha: `/dvonn mover D3F3`.
illegal-must-pass = Você não tem lance possível, então precisa passar.
illegal-may-not-pass = Você tem um lance possível, então não pode passar. `/dvonn mover` lista seus lances ao digitar.
illegal-game-over = A partida acabou. `/dvonn jogar` começa outra contra o computador. `/dvonn ajuda` mostra como jogar com pessoas.

backup = Todos os dados deste servidor: uma linha de JSON por registro, comprimidos com gzip. Contêm nomes de pessoas, então só compartilhe com outros administradores. Este backup fica anotado: veja `/dvonn-admin registro`.
backup-no-files = Neste canal não posso anexar arquivos. Use `/dvonn-admin backup` em um canal onde eu possa.
backup-in-parts = O backup é grande demais para um arquivo do Discord. As outras partes vêm a seguir.
backup-part = Parte { $part }. Vêm mais.
backup-last-part = Parte { $part }, a última. Você pode descompactar cada parte, ou juntar em ordem e descompactar o resultado.

## Fair play

fairness-heading = {"**"}Chances perdidas por lance**, em partidas ranqueadas revisadas (± duas vezes o erro padrão)
fairness-line = { $player } (rating { $rating }): { $loss } ± { $error } pontos percentuais em { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } e { $moves ->
        [one] { $moves } lance.
       *[other] { $moves } lances.
    }
fairness-peers = { $count } pessoas de rating parecido perdem { $loss }. Diferença: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Bem abaixo do normal: veja as partidas.**
       *[usual] Dentro do normal.
    }
fairness-few-games = { $player } (rating { $rating }): poucas partidas ({ $games } de pelo menos { $least }).
fairness-few-peers = Pouca gente para comparar. Preciso de pelo menos { $least } pessoas a até { $range } desse rating.
fairness-note = Isto é um indício, não uma prova. Alguém que joga muito bem em uma conta nova, posições fáceis ou revisões só das partidas boas podem dar o mesmo resultado. Nunca tomo decisões com base nestes números.
fairness-empty = Ninguém tem ainda { $least } partidas ranqueadas revisadas neste servidor. Use `/partida revisão` para revisar uma.
fairness-unknown = { $player } não tem partidas ranqueadas revisadas neste servidor. Use `/partida revisão` para revisar uma.

## Stored data

privacy-stored =
    {"**"}O que guardo**
    {"-"} Seu ID do Discord, e seu nome nos servidores onde você joga.
    {"-"} Suas partidas: lances com horários, condições, resultados e suas notas. Planos e lances condicionais até a partida acabar.
    {"-"} Seus ratings, lugares e torneios, e os cargos que dei por eles.
    {"-"} Seu rating de problemas, os problemas que você tentou e sua melhor corrida de problemas. As outras corridas, por um dia.
    {"-"} Seus desafios, férias e lições, e suas configurações (com fuso horário, horas de silêncio e fins de semana livres).
    {"-"} As últimas 50 partidas que você importou (menos, se forem grandes), e os lances das suas dez últimas análises.
    {"-"} As partidas que você segue, até acabarem. A revisão que você está esperando.
    {"-"} O que você busca com `/buscar`, e se você está na classificação mundial. Quem você não quer encontrar de novo, e suas denúncias.
    {"-"} Suas decisões de moderação, e que servidores bloqueiam você.
    Não leio mensagens, só o que você digita nos meus comandos, formulários e botões.
privacy-kept =
    {"**"}Por quanto tempo.** Até você excluir, exceto:
    {"-"} Uma análise: até 90 dias sem uso.
    {"-"} Um desafio encerrado ou uma proposta: 30 dias.
    {"-"} Os IDs dos seus comandos: um dia, menos os dos seus lances. Servem para nenhum comando contar duas vezes.
    {"-"} Uma versão embaralhada do seu ID: mais 30 dias, se você excluir tudo até 30 dias depois de uma partida ranqueada. Não dá para ler o ID de volta sem a chave do bot. Essa versão impede que partidas repetidas contra o mesmo oponente valham por inteiro.
privacy-seen =
    {"**"}Quem vê**
    {"-"} Partidas, ratings, resultados, torneios e decisões dos moderadores: todos no servidor a que pertencem. Após `/buscar` e em matches por equipes, são os dois servidores. Os administradores do servidor também podem baixar.
    {"-"} O campeonato: todos, em todo lugar.
    {"-"} A classificação mundial: todos, em todo lugar, até você usar `/classificação sair-mundial`.
    {"-"} Seu rating de problemas: todos nos servidores onde você tentou um.
    {"-"} Uma corrida de problemas contra alguém: todos no canal dela.
    {"-"} Férias ou um fim de semana livre que param seu relógio: seus oponentes.
    {"-"} Todo o resto: só você.
    O responsável pelo bot pode ler o banco de dados. Não compartilho nada com mais ninguém.
privacy-choices =
    {"**"}O que você pode fazer**
    {"-"} `/privacidade exportar` dá tudo em um arquivo.
    {"-"} `/privacidade excluir` exclui tudo para sempre.
    {"-"} Depois disso, seus oponentes mantêm as partidas que jogaram com você, como partidas de uma “conta excluída”.
    {"-"} Um servidor que bloqueia você continua bloqueando.
    {"-"} Se o responsável pelo bot bloqueia você, ou se outros não querem mais encontrar você, isso também continua. No lugar do seu ID, guardo uma versão embaralhada dele.
delete-person =
    {"**"}Excluir tudo sobre você?** Não dá para desfazer.
    {"-"} { $games ->
        [0] Você não tem partidas em andamento.
        [one] Sua partida em andamento acaba agora. Se for ranqueada e tiver seis ou mais lances depois da colocação, você a perde. Senão, acaba sem resultado.
       *[other] Suas { $games } partidas em andamento acabam agora. Você perde as ranqueadas com seis ou mais lances depois da colocação. As outras acabam sem resultado.
    } Seus desafios são cancelados, e você sai dos seus torneios.
    {"-"} Suas configurações, férias, lições, planos, notas, partidas importadas e análises são excluídas, e você não segue mais partidas. Você some de todas as classificações, e tiro os cargos que dei por lugares e títulos.
    {"-"} Seus oponentes mantêm as partidas que jogaram com você, como partidas de uma “conta excluída”. O rating de cada oponente só muda pelas ranqueadas que você perde agora. Suas decisões de moderação ficam, sem seu ID nem nome.
    {"-"} Um servidor que bloqueia você continua bloqueando. Mensagens em canais ficam.
    {"-"} Se você jogou uma ranqueada nos últimos 30 dias, guardo uma versão embaralhada do seu ID. Ela fica por 30 dias: veja `/privacidade mostrar`.
    Se jogar de novo, você começa do zero.
button-export-person = Exportar antes
button-delete-person = Excluir tudo
button-keep-person = Manter tudo
delete-cancelled = Nada foi excluído.
delete-running = Excluindo tudo sobre você…
delete-done = Seus dados foram excluídos. Se jogar de novo, você começa do zero.

export-about = Tudo o que o bot de DVONN guarda sobre você. Horários em UTC, relógios em milissegundos. Pontos em metades: 2 por vitória, 1 por empate. Outras pessoas só aparecem com o nome que todo o servidor vê.
exported = Este arquivo contém tudo o que guardo sobre você. Quem tiver o arquivo pode ler.
exported-part = Parte { $part }. É demais para um arquivo do Discord. Vêm mais.
exported-last-part = Parte { $part }, a última.
export-everything-no-files = Neste canal não posso anexar arquivos. Use `/privacidade exportar` em uma mensagem direta para mim.
export-everything-too-large = Seus dados são grandes demais para um arquivo do Discord. Peça uma cópia ao responsável pelo bot: dá para achar tudo no banco de dados pelo seu ID do Discord.

## Errors

error-busy = Estou com trabalho demais agora. Nada mudou. Tente de novo em um minuto.
error-too-late = Desculpe, não consegui fazer isso a tempo. Nada mudou. Tente de novo em um minuto.
error-storage = Desculpe, agora não consigo ler nem salvar partidas. Nada mudou. Tente de novo em alguns minutos.
error-unconfirmed = Meu banco de dados ainda não confirmou. Confira em um minuto se deu certo antes de repetir.
error-slow = Isto está demorando mais que o normal. Confira se deu certo antes de repetir.
error-late-form = Não consegui abrir o formulário a tempo. Tente de novo.
error-number-range = `{ $option }` deve ser um número entre { $from } e { $to }.
error-too-many =
    { $seconds ->
        [one] Você está indo rápido demais. Nada mudou. Tente de novo em { $seconds } segundo.
       *[other] Você está indo rápido demais. Nada mudou. Tente de novo em { $seconds } segundos.
    }
error-too-many-server =
    { $seconds ->
        [one] Tem coisa demais acontecendo neste servidor ao mesmo tempo. Nada mudou. Tente de novo em { $seconds } segundo.
       *[other] Tem coisa demais acontecendo neste servidor ao mesmo tempo. Nada mudou. Tente de novo em { $seconds } segundos.
    }
error-busy-drawing = Há imagens demais esperando para serem desenhadas. Tente de novo em um minuto.
error-slow-drawing = Não consegui desenhar esta imagem a tempo. Tente de novo em um minuto.
error-still-thinking = Ainda estou trabalhando na sua pergunta anterior. Espere a resposta, depois pergunte de novo.
error-internal = Desculpe, algo deu errado, e nada mudou. Tente de novo. Se acontecer outra vez, passe este código ao responsável pelo bot: **{ $code }**.
error-unknown = Não conheço este comando ou botão. Pode ser de uma versão mais antiga. `/dvonn tabuleiro` mostra o tabuleiro, `/dvonn ajuda` mostra o que mais dá para fazer.
error-message-deleted = Essa mensagem foi excluída. `/dvonn tabuleiro` mostra o tabuleiro, `/dvonn ajuda` mostra o que mais dá para fazer.
error-outside-server = Este comando só funciona em servidores que me adicionaram. Aqui, `/dvonn jogar` começa uma partida contra o computador, e `/dvonn ajuda` mostra o que mais funciona. Para desafiar alguém, use `/dvonn desafiar` em um lugar que vocês tenham em comum: um servidor, um grupo ou as mensagens diretas entre vocês.
error-no-files = (Neste canal não posso anexar arquivos. Com a permissão “Anexar arquivos”, posso mostrar uma imagem aqui.)
missing-to-bot = Não posso postar aqui, então nenhuma partida pode começar. Peça a um moderador que me dê permissão neste canal ({ $permissions }), ou use outro canal.
missing-to-person = Você precisa desta permissão neste canal: { $permissions }. Peça a um moderador, ou use outro canal.
permission =
    { $name ->
        [view-channel] “Ver canal”
        [send-messages] “Enviar mensagens”
        [send-in-threads] “Enviar mensagens em tópicos”
        [use-external-apps] “Usar aplicativos externos”
       *[create-threads] “Criar tópicos públicos”
    }
error-no-threads = Não posso abrir um tópico aqui. Peça a um moderador que me dê as permissões “Criar tópicos públicos” e “Enviar mensagens em tópicos”, ou use outro canal.
error-no-threads-kind = Não posso abrir tópicos em um canal desse tipo. Use um canal de texto, um canal de anúncios ou um post de um fórum.

## Why Discord refuses a request

discord-no-channel = Esse canal ou tópico foi excluído. Use outro.
discord-no-member = Essa pessoa saiu do servidor ou excluiu a conta.
discord-hidden = Não vejo esse canal. Peça a um moderador que me dê lá a permissão “Ver canal”, ou use outro canal.
discord-forbidden = O Discord diz que me falta uma permissão para isso. Peça a um moderador que confira minhas permissões lá, ou use outro canal.
discord-direct-messages = Não consigo enviar mensagens diretas para você. Permita mensagens diretas de membros na privacidade do servidor e tente de novo.
discord-channel-kind = Um canal desse tipo não permite isso. Use um canal de texto.
discord-thread-closed = Esse tópico está arquivado ou trancado. Peça a um moderador que o abra de novo, ou use outro canal.
discord-too-many-threads = Este servidor tem tantos tópicos ativos quanto o Discord permite. Peça a um moderador que arquive alguns e tente de novo.
discord-tag-required = Este fórum exige uma tag em cada post, e eu não escolho tags. Peça a um moderador que tire essa regra, ou use um canal de texto.
discord-name = O Discord não permite uma palavra desse nome. Mude o nome e tente de novo.
discord-automod = O AutoMod deste servidor bloqueou esta mensagem ou este nome. Peça a um moderador que libere meu cargo ou mude a regra.
discord-filter = O filtro do Discord bloqueou esta mensagem como nociva. Tire links e palavrões e tente de novo.
discord-too-large = O arquivo é grande demais para o Discord. Peça menos coisas de cada vez.
discord-invalid-role = O Discord não deixa ninguém dar esse cargo. Escolha outro.
discord-two-factor = Este servidor exige autenticação de dois fatores para moderar. O responsável pelo bot precisa ativá-la na própria conta do Discord.
discord-slow = O Discord não permite isso com tanta frequência. Tente de novo em um minuto.
discord-down = O Discord não está funcionando bem agora. Tente de novo em um minuto.
discord-invalid = O Discord não aceitou o que enviei. É um erro meu: avise o responsável pelo bot.

## Alt text of boards, in whole sentences

alt-players = Brancas: { $white }. Pretas: { $black }.
alt-turn =
    { $next ->
        [red] { $name } { $color ->
            [white] (brancas)
           *[black] (pretas)
        } coloca uma peça vermelha.
        [own] { $name } { $color ->
            [white] (brancas)
           *[black] (pretas)
        } coloca uma peça.
       *[move] Vez de { $name } { $color ->
            [white] (brancas)
           *[black] (pretas)
        }.
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] As brancas
           *[black] As pretas
        } colocam uma peça vermelha.
        [own] { $color ->
            [white] As brancas
           *[black] As pretas
        } colocam uma peça.
       *[move] { $color ->
            [white] Vez das brancas
           *[black] Vez das pretas
        }.
    }
alt-won =
    { $color ->
        [white] Fim de partida: { $name } (brancas) vence por { $margin }.
       *[black] Fim de partida: { $name } (pretas) vence por { $margin }.
    }
alt-won-without-name =
    { $color ->
        [white] Fim de partida: as brancas vencem por { $margin }.
       *[black] Fim de partida: as pretas vencem por { $margin }.
    }
alt-draw = Fim de partida: empate.
alt-won-early =
    { $color ->
        [white] Fim antecipado: { $winner } (brancas) vence contra { $loser }.
       *[black] Fim antecipado: { $winner } (pretas) vence contra { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Fim antecipado: as brancas vencem.
       *[black] Fim antecipado: as pretas vencem.
    }
alt-drawn-early = Fim antecipado: empate.
alt-no-result = Fim de partida: sem resultado.
alt-passed = { $name }: passa a vez.
alt-last = Último lance, { $name }: { $ply }.
alt-placed =
    { $piece ->
        [red] { $name }: peça vermelha em { $cell }.
        [white] { $name }: peça branca em { $cell }.
       *[black] { $name }: peça preta em { $cell }.
    }
alt-preview = Prévia, ainda não jogada. { $name }: { $ply }.
alt-preview-only = Prévia, ainda não jogada.
alt-isolated = Isoladas e retiradas: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] branca
       *[black] preta
    }, altura { $height }: { $cells }
alt-sample = Exemplo: um tabuleiro com você de pretas.
alt-hints = Letras marcam os melhores lances: { $plies }.
alt-targets = Anéis mostram para onde a pilha em { $from } pode ir: { $cells }.
alt-no-targets = A pilha em { $from } foi escolhida, mas não pode se mover.
alt-places = Anéis mostram onde você pode colocar a peça: { $cells }.
alt-movable = Com etiqueta, as pilhas que podem se mover: { $cells }.
alt-blocked = Cercadas, não podem se mover: { $cells }.
alt-white-chance = Chances de vitória das brancas: { $chance }%.
alt-score = Placar: brancas { $white }, pretas { $black }.
alt-to-place = Por colocar: vermelhas { $red }, brancas { $white }, pretas { $black }.
alt-stacks =
    { $color ->
        [white] Brancas, altura { $height }{ $content ->
           *[plain] {""}
            [red] {" "}com peça vermelha
            [one] {" "}com uma vermelha
            [several] {" "}com { $reds } vermelhas
        }: { $cells }.
       *[black] Pretas, altura { $height }{ $content ->
           *[plain] {""}
            [red] {" "}com peça vermelha
            [one] {" "}com uma vermelha
            [several] {" "}com { $reds } vermelhas
        }: { $cells }.
    }
alt-lone-reds = Peças vermelhas sozinhas: { $cells }.
alt-empty = O tabuleiro está vazio.

## Tournaments.

tournament-kind =
    { $kind ->
        [round_robin] todos contra todos
        [double_round_robin] turno e returno
        [knockout] mata-mata
        [arena] arena
        [teams] match por equipes
       *[swiss] suíço
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } rodada
       *[other] { $kind }, { $count } rodadas
    }
tournament-title = {"**"}{ $name }** · torneio { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Três vermelhas colocadas à mão, o resto aleatório
        [random] Tabuleiros aleatórios
        [symmetric] Tabuleiros simétricos
       *[full] As 49 peças colocadas à mão
    } · { $clock } · { $rated ->
        [yes] partidas ranqueadas
       *[no] partidas amistosas
    } · no máximo { $length } por rodada
tournament-knockout = Quem perde está fora. Depois de um empate há outra partida com as cores trocadas. Se ninguém vencer, ou a rodada acabar antes, avança quem tem o melhor número inicial.
arena-terms = Durante { $length }, cada um joga quantas partidas conseguir: quando uma acaba, a próxima começa na hora. Dá para entrar depois, fazer uma pausa e voltar. Vence quem tiver mais pontos. Uma partida ainda em andamento no fim não conta.
arena-running = {"**"}{ $name }** está em andamento. Fim: { $until }. Partidas terminadas: { $count }.
arena-over = {"**"}{ $name }** acabou. { $winner } vence: parabéns!
arena-standings = Tabela até agora: { $name }
arena-legend = {"-#"} + vitória, = empate, − derrota, (n) sem jogo. Com os mesmos pontos, fica na frente quem jogou menos partidas.
button-break = Fazer uma pausa
arena-back = Você joga em **{ $name }**. Assim que houver um oponente livre, sua partida começa em um tópico de { $channel }.
arena-rest = Você fez uma pausa em **{ $name }**. Se ainda tem uma partida, jogue até o fim. Para voltar, participe de novo.
arena-absent = { $player }, seu primeiro lance não veio a tempo: você perdeu essa partida de **{ $name }** e está em pausa. Para voltar, aperte o botão.
arena-next-game = { $player }, sua próxima partida começou: { $place }
arena-waits = { $player }, estou procurando seu próximo oponente. Quando a partida começar, o link aparece aqui.
arena-waits-no-more = { $player }, você não está mais esperando uma partida de **{ $name }**.
refuse-arena-clock = Uma arena precisa de um relógio ao vivo, como `live 10`: dez minutos por pessoa para a partida toda.
tournament-open = Organização: { $organiser }. Para jogar, aperte “Participar”.
tournament-open-invited = Organização: { $organiser }. Por convite: quem organiza inscreve os participantes.
tournament-entrants = Participantes ({ $count }): { $names }
tournament-entrants-more = { $names } e mais { $more }
tournament-entrants-none = Ainda não há ninguém.
tournament-reserve = Lista de espera ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = Começou com { $count } participantes.
tournament-starts =
    { $repeats ->
        [week] Início: { $time } ({ $rest }), depois toda semana.
        [month] Início: { $time } ({ $rest }), depois todo mês.
        [weekday] Início: { $time } ({ $rest }), depois todo mês ({ $day }).
       *[none] Início: { $time } ({ $rest }).
    }
tournament-players = Participantes: { $range }.
tournament-ratings = Faixa de rating: { $range }.
tournament-role = Só para membros com o cargo { $role }.
tournament-count =
    { $most ->
        [0] Participantes: { $count }
       *[other] Participantes: { $count } de { $most }
    }
tournament-edition = { $name }, nº { $number }
tournament-called-off = Cancelado por falta de participantes: só { $count }, e o mínimo era { $least }.
tournament-calendar = Os próximos torneios, para sua agenda.
tournament-calendar-none = Nenhum torneio tem data ainda.
button-calendar = Arquivo de agenda
tournament-cancelled = Foi cancelado antes de começar.
tournament-computer = { $name } ({ $level })
button-join = Participar
button-leave = Sair do torneio
button-start = Começar o torneio
button-standings = Mostrar tabela
button-pairings = Mostrar confrontos
button-series = Tabela da série

tournament-round = {"**"}{ $name }**: começou a rodada { $round } de { $rounds }. Termina no máximo { $until }.
tournament-round-games = Partidas terminadas: { $decided } de { $count }.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** por W.O.
tournament-pairing-advances = { $pairing } · pelo número inicial avança { $player }
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } não joga nesta rodada
        [on] { $board }. { $player } tem folga e avança
       *[no] { $board }. { $player } tem folga · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · começa em breve
tournament-more-pairings = Mais partidas da rodada { $round }:
tournament-pairings-title = {"**"}{ $name }**: rodada { $round } de { $rounds }
tournament-pairings-none = {"**"}{ $name }** ainda não começou, então não há confrontos.

tournament-standings-after = Tabela após a rodada { $round } de { $rounds }: { $name }
tournament-standings-during = Tabela na rodada { $round } de { $rounds }: { $name }
tournament-standings-final = Tabela final: { $name }
tournament-standings-none = {"**"}{ $name }** ainda não começou.
tournament-over = {"**"}{ $name }** acabou, após { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }. { $winner } vence: parabéns!
tournament-over-shared = {"**"}{ $name }** acabou. { $winners } dividem o primeiro lugar: parabéns!
tournament-over-early = {"**"}{ $name }** foi encerrado antes do fim, na rodada { $round } de { $rounds }. Ninguém vence.
tournament-over-nobody = {"**"}{ $name }** acabou.

tournament-line = Torneio [{ $name }]({ $url }), rodada { $round }
tournament-line-plain = Torneio { $name }, rodada { $round }
arena-line = Arena [{ $name }]({ $url })
arena-line-plain = Arena { $name }
tournament-ended-game-continues = { $players }: o torneio **{ $name }** acabou, então esta partida não conta mais nele. Dá para continuar, propor empate com `/dvonn propor`, ou desistir com `/dvonn desistir`.
outcome-won = Torneio: o ponto é de { $player }.
outcome-drawn = Torneio: meio ponto para cada lado.
outcome-advances =
    { $last ->
        [yes] Torneio: { $player } vence a final.
       *[no] Torneio: { $player } avança para a próxima rodada.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Ninguém venceu, então { $player } vence a final pelo número inicial.
       *[no] Ninguém venceu, então { $player } avança para a próxima rodada pelo número inicial.
    }
outcome-no-result = Esta partida não teve resultado, então será jogada de novo. Outra começa aqui em instantes.
outcome-one-more-game = Um mata-mata precisa de vencedor. Mais uma partida, com as cores trocadas, começa em instantes. Se ninguém vencer, { $player } avança pelo número inicial.
tournament-game-replays = A partida anterior não teve resultado, então é jogada de novo.
tournament-game-decides = A partida anterior foi empate, então há mais uma com as cores trocadas. Se ninguém vencer, { $player } avança pelo número inicial.
outcome-not-counted = O torneio foi encerrado antes do fim desta partida, então ela não conta nele.
tournament-game-withdrawn = { $player } saiu do torneio, então { $winner } vence esta partida.
tournament-game-timed-out = { $player } estourou o tempo antes de alguma pilha se mover.
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · rodada { $round }, mesa { $board }
arena-thread-ending = #{ $number } · partida { $board }
button-round = Rodada { $round }

tournament-long-games =
    { $limit ->
        [none] As partidas não têm relógio, mas uma rodada acaba após { $round }.
       *[some] Com este ritmo, uma partida pode durar até { $game }, mas uma rodada acaba após { $round }.
    } Aí perde quem deixa o oponente esperando, e as outras partidas em andamento terminam empatadas. Para um ritmo mais curto ou rodadas mais longas, termine este torneio com `/torneio terminar` e crie outro.
tournament-next-steps =
    Você pode inscrever pessoas com `/torneio inscrever` e o computador com `/torneio adicionar-computador`. Para jogar também, use `/torneio participar`. { $starts ->
        [by_date] O torneio começa sozinho.
       *[by_hand] Para começar o torneio, use `/torneio começar`.
    }
tournament-created-elsewhere = {"**"}{ $name }** está anunciado em { $channel }.
tournament-no-threads =
    { $organiser }, as próximas partidas de **{ $name }** não podem começar em { $channel }. { $reason } Tento a cada minuto. Para jogar em outro canal, use lá `/torneio transferir`.
tournament-no-threads-over = Nenhuma partida de **{ $name }** está mais esperando para começar.
tournament-not-posted = Não posso postar sobre **{ $name }** em { $channel }. { $reason } O torneio continua. Para anunciá-lo em outro canal, use lá `/torneio transferir`.
tournament-joined = Você participa de **{ $name }**. Participantes até agora: { $count }. Vou mencionar você quando sua primeira partida começar.
tournament-joined-reserve = **{ $name }** está cheio. Seu lugar na lista de espera: { $place }. Se abrir uma vaga antes do início, você entra e eu aviso em { $channel }.
tournament-left = Você saiu de **{ $name }**.
tournament-entered = { $player } agora está em **{ $name }**. Eu aviso em { $channel }. Dá para sair até o início.
tournament-entered-reserve = {"**"}{ $name }** está cheio. Lugar de { $player } na lista de espera: { $place }. Se abrir uma vaga antes do início, eu aviso { $player }.
tournament-you-were-entered = { $player }, { $person } inscreveu você em **{ $name }**. Se não quiser jogar, saia antes do início.
tournament-you-take-over = { $player }, { $person } colocou você em **{ $name }** no lugar de { $former }. Você fica com os pontos de { $former } e joga as partidas que ainda não começaram. Se não quiser jogar, abandone o torneio.
tournament-you-move-up = { $player }, abriu uma vaga em **{ $name }**: você participa. Se não quiser jogar, saia antes do início.
tournament-added = { $count ->
        [one] { $level } participa de **{ $name }**.
       *[other] { $level } participa de **{ $name }** com { $count } inscrições.
    }
tournament-removed = { $count ->
        [one] { $level } saiu de **{ $name }**.
       *[other] { $level }: { $count } inscrições retiradas de **{ $name }**.
    }
tournament-starting = {"**"}{ $name }** começa com { $count } participantes: veja { $channel }.
tournament-fewer-rounds =
    { $rounds ->
        [one] É só { $rounds } rodada
       *[other] São { $rounds } rodadas
    } em vez de { $wanted }: com mais, haveria confrontos repetidos.
ask-withdraw =
    { $whose ->
        [own] Abandonar **{ $name }**? Você perde sua partida atual no torneio e não terá outras. Não dá para voltar.
        [league] Tirar { $player } deste ciclo da liga (**{ $name }**)? Os pontos de todas as partidas não terminadas vão para os oponentes. As que estão em andamento ainda podem ser jogadas até o fim, mas não valem mais na liga. A inscrição no próximo ciclo também cai, mas dá para se inscrever de novo.
       *[other] Tirar { $player } de **{ $name }**? O ponto da partida atual vai para o oponente. Ela ainda pode ser jogada até o fim, mas não vale mais no torneio. Não haverá outras partidas para { $player }, e não dá para voltar.
    }
button-withdraw-tournament = Confirmar saída
button-stay = Manter participação
tournament-withdraw-cancelled = Ninguém saiu.
tournament-withdrawn-self = Você abandonou **{ $name }**. Valeu por jogar.
tournament-withdrawn = { $player } não participa mais de **{ $name }**.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } tirou você deste ciclo da liga (**{ $name }**). Os pontos das suas partidas não terminadas vão para os oponentes. Você ainda pode jogar até o fim as que estão em andamento, mas elas não valem mais na liga. Você pode se inscrever de novo no próximo ciclo. Pergunte o motivo a { $person }.
       *[no] { $person } tirou você do torneio **{ $name }**. O ponto da sua partida atual vai para o oponente. Você ainda pode jogar essa partida até o fim, mas ela não vale mais no torneio. Você não terá outras partidas nele. Pergunte o motivo a { $person }.
    }
tournament-withdrawn-game-continues = { $player } não participa mais de **{ $name }**, então o ponto vai para o oponente. Vocês ainda podem jogar esta partida até o fim, mas ela não vale mais lá. Se for ranqueada, ainda vale para a classificação.
ask-newcomer = Quem assume o lugar de { $player }?
ask-replace = { $new } assume o lugar de { $player } em **{ $name }**? { $new } recebe os pontos e todas as partidas que ainda não começaram. Se { $player } tem uma partida em andamento, o ponto vai para o oponente. Essa partida ainda pode ser jogada até o fim, mas não vale mais no torneio. Aviso as duas pessoas.
button-replace = Substituir
button-no-replacement = Não substituir
tournament-replaced = { $new } assumiu o lugar de { $player } em **{ $name }**.
tournament-you-were-replaced = { $person } passou o seu lugar no torneio **{ $name }** para { $new }. Se você tem uma partida em andamento lá, o ponto vai para o oponente. Você ainda pode jogar essa partida até o fim, mas ela não vale mais no torneio. Pergunte o motivo a { $person }.
ask-end-tournament =
    Encerrar **{ $name }** na rodada { $round } de { $rounds }? Ninguém vencerá. { $games ->
        [0] Nenhuma partida está em andamento.
        [one] { $games } partida está em andamento. Ela ainda pode ser jogada até o fim, mas não valerá no torneio.
       *[other] { $games } partidas estão em andamento. Elas ainda podem ser jogadas até o fim, mas não valerão no torneio.
    }
ask-end-arena =
    Encerrar a arena **{ $name }** agora? Os pontos até aqui decidem quem vence. { $games ->
        [0] Nenhuma partida está em andamento.
        [one] { $games } partida está em andamento. Ela ainda pode ser jogada até o fim, mas não valerá na arena.
       *[other] { $games } partidas estão em andamento. Elas ainda podem ser jogadas até o fim, mas não valerão na arena.
    }
ask-cancel-tournament =
    Cancelar **{ $name }**? Ainda não começou.{ $series ->
        [yes] {" "}A série inteira acaba junto.
       *[no] {""}
    }
button-end-tournament = Encerrar torneio
button-cancel-tournament = Cancelar torneio
button-keep-tournament = Deixar continuar
tournament-end-cancelled = O torneio continua.
tournament-end-done = {"**"}{ $name }** acabou.
tournament-cancel-done = {"**"}{ $name }** foi cancelado.
tournament-moved = As partidas de **{ $name }** agora são jogadas em { $channel }.
tournament-list-title = Torneios deste servidor:
tournament-list-none = Ainda não há torneios aqui. Crie um com `/torneio criar`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] aberto, participantes: { $count }
        [running] rodada { $round } de { $rounds }
        [over] terminado
       *[cancelled] cancelado
    } · { $channel }
tournament-list-more = … e mais { $count }. Para ver um deles, use `/torneio tabela` com o número ou o nome.
teams-terms = Cada servidor inscreve seu pessoal. Em cada equipe, a pessoa mais forte joga na mesa 1, a seguinte na mesa 2, e assim por diante. Cada mesa tem duas partidas, uma com cada cor.
teams-rated = Uma partida é ranqueada se os dois lados estiverem na classificação mundial.
teams-players = Por equipe: { $range }.
teams-open = Para jogar pelo seu servidor, aperte “Participar”.
teams-open-invited = Os moderadores de cada servidor inscrevem quem joga por ele.
teams-names = O outro servidor vê seu nome.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: ainda não há ninguém.
teams-no-guest = Nenhum outro servidor aceitou ainda. A organização pode apertar “Convidar um servidor”.
button-invite-server = Convidar um servidor
teams-code = Mande este código para um moderador do outro servidor: `{ $code }`. Lá, é só usar `/torneio aceitar`. O código vale uma vez só.
teams-ask = {"**"}{ $team }** propõe um match por equipes ao seu servidor. Se você aceitar, o pessoal daqui poderá se inscrever em { $channel } e vai jogar as partidas lá, em tópicos. O outro servidor verá os nomes.
button-accept-match = Aceitar o match
teams-accepted = Você aceitou **{ $name }**. O pessoal daqui já pode se inscrever em { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }** acabou. **{ $team }** vence por { $points } a { $others }: parabéns!
teams-drawn = {"**"}{ $name }** acabou em empate, { $points } a { $others }.
teams-called-off = Cancelado: uma das duas equipes só tinha { $count }, e o mínimo era { $least }.
teams-called-off-alone = Cancelado: nenhum outro servidor aceitou.
refuse-teams-terms = Só os moderadores podem criar um match por equipes. Ele começa sozinho, então escolha `início`, e não pode ser repetido: tire `repetir`.
refuse-teams-starts = Você não pode começar **{ $name }** por conta própria. O match começa sozinho na data marcada, para os dois servidores saberem quando.
refuse-teams-end = Nenhum dos dois servidores pode terminar um match por equipes em andamento. {"**"}{ $name }** acaba quando todas as partidas acabarem. Para parar de jogar, use `/torneio abandonar`.
refuse-teams-other = { $player } joga pelo outro servidor. Só os moderadores de lá podem decidir isso.
refuse-teams-moderators = Só os moderadores deste servidor podem decidir quem joga por ele.
refuse-teams-full = Esta equipe está cheia. Vagas: { $most }.
refuse-teams-people = Em um match por equipes só jogam pessoas.
refuse-teams-code = Nenhum servidor propõe um match com este código. Confira o código de novo: ele tem nove dígitos e vale uma vez só.
refuse-teams-own = É seu próprio servidor que propõe este match. Quem tem que aceitar é um moderador do outro.
refuse-teams-accepted = Outro servidor já aceitou este match.
refuse-teams-barred = O responsável pelo bot não permite que { $player } jogue contra gente de outros servidores.
series-title = {"**"}{ $name }**, { $year }. Torneios até agora: { $count }.
series-none = Ninguém tem pontos ainda.
series-line = { $place }. { $player } · {"**"}{ $points }** · torneios: { $played }, vencidos: { $wins }
series-legend = {"-#"} Em cada torneio você ganha um ponto, e mais um por pessoa que terminar atrás de você. Quem abandona não ganha nenhum. No empate, contam os torneios vencidos.
series-next = O próximo: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Não há torneio nem ciclo de liga em andamento aqui. Para começar um torneio, use `/torneio começar`.
       *[no] Você não tem torneio em andamento aqui. Para começar o seu, use `/torneio começar`. Os moderadores veem todos os torneios.
    }
panel-round = rodada { $round } de { $rounds }
panel-games = terminadas: { $over } · em andamento: { $running } · não começadas: { $waiting }
panel-ends = fim: { $until }
panel-paused = em pausa
panel-late = {"**"}Partidas atrasadas: { $count }.** Sem lance há um dia, ou há meia rodada se as rodadas duram menos de dois dias. Dá para mandar outro lembrete da mesma partida depois de { $pause }.
panel-nobody-late = Ninguém está com atraso.
panel-entry = { $number }. { $player }: último lance { $since } · { $game } contra { $opponent } · { $name }
panel-reminded = { $player } vai receber um lembrete.
button-manage = Gerenciar
button-remind = Lembrar nº { $number }
button-reminded = Nº { $number }: lembrete enviado
button-panel-withdraw = Tirar nº { $number }
button-panel-replace = Substituir nº { $number }
button-panel-tournaments = Torneios: { $way }
button-panel-late = Atrasadas: { $way }
button-refresh = Atualizar
tournament-reminder = { $player }, a organização de **{ $name }** pede que você continue a partida { $number } contra { $opponent }. É sua vez.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = conf. direto { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (saiu)
standings-part = {"-#"} Lugares { $first } a { $last } de { $count }. Os botões mostram mais.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + vitória, = empate, − derrota, (n) rodadas sem jogo. Primeiro desempate: Buchholz, os pontos de todos os oponentes. Segundo: SB (Sonneborn-Berger), os pontos dos oponentes vencidos mais metade dos pontos daqueles com quem houve empate.
       *[no] {"-#"} + vitória, = empate, − derrota, (n) rodadas sem jogo. Primeiro desempate: confronto direto. Segundo: SB (Sonneborn-Berger), os pontos dos oponentes vencidos mais metade dos pontos daqueles com quem houve empate.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · fora na rodada { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Lugar e nome:
       *[no] { $heading }. Lugar, nome e pontos:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Nome
column-points = Pontos
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = Partidas
column-out = Fora na
cell-out = rodada { $round }
caption-standings = Torneio { $number } · { $kind }
button-own-place = Mostrar meu lugar
tournament-round-over = {"**"}{ $name }**: acabou a rodada { $round } de { $rounds }.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } convida você a participar em { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): o próximo está aberto. Inscreva-se em { $channel }.
event-description =
    { $arena ->
        [yes] Uma arena de DVONN. Participe em { $channel }.
       *[no] Um torneio de DVONN ({ $kind }). Inscreva-se em { $channel } antes do início.
    }

refuse-tournament-unknown = Não há torneio `{ $typed }` aqui. `/torneio lista` mostra todos.
refuse-tournament-name = O nome de um torneio tem de 1 a { $most } caracteres.
refuse-tournament-setup = Esta montagem não serve para torneios. Escolha completa, vermelhas, aleatória ou simétrica.
refuse-tournament-round =
    { $later ->
        [yes] A rodada { $round } de **{ $name }** ainda não tem confrontos. Está na rodada { $current } de { $rounds }.
       *[no] **{ $name }** não tem rodada { $round }. A última é a rodada { $current }.
    }
refuse-tournament-rounds = Um torneio tem de 1 a { $most } rodadas. Deixe `rodadas` em branco para ter quantas forem precisas.
refuse-tournament-rounds-fixed = No formato “{ $kind }”, o número de participantes decide o de rodadas. Deixe `rodadas` em branco, ou escolha suíço.
refuse-tournament-length = Uma rodada dura de { $shortest } a 90 dias. Escreva o prazo como `14d`, `2h` ou `90m`.
refuse-tournament-organiser = Só { $organiser }, que organiza este torneio, e os moderadores podem fazer isso.
refuse-tournament-started = {"**"}{ $name }** já começou, então não dá mais para entrar nem cancelar a inscrição. Para abandonar, use `/torneio abandonar`. Para ver as partidas, `/torneio confrontos`.
refuse-tournament-not-started = {"**"}{ $name }** ainda não começou. Para cancelar a inscrição, use `/torneio sair`.
refuse-tournament-over = {"**"}{ $name }** acabou ou foi cancelado. `/torneio lista` mostra todos.
refuse-tournament-blocked = Você não pode jogar neste servidor por causa de um bloqueio. Motivo: { $reason }
refuse-tournament-full = Este torneio está cheio. Ele aceita no máximo { $most } participantes.
refuse-tournament-no-computer = O computador não está inscrito neste nível.
refuse-tournament-computers = Você pode inscrever no máximo { $most } computadores, porque cada partida abre um tópico. Para mais, peça a um moderador.
refuse-tournament-start = Não reconheço { $typed } como data ou horário. Escreva `2026-12-05 19:00`, `sexta-feira 19:00`, `19:00` ou `3d`, no seu fuso (veja `/dvonn configurações`).
start-zone = Li { $typed } em UTC, porque você não definiu um fuso horário. Defina o seu com `/dvonn configurações`.
refuse-tournament-range = Não entendi { $typed }. Escreva uma faixa como { $example }.
weekdays = segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo
nth-weekdays =
    { $nth ->
        [first] primeira segunda-feira, primeira terça-feira, primeira quarta-feira, primeira quinta-feira, primeira sexta-feira, primeiro sábado, primeiro domingo
        [second] segunda segunda-feira, segunda terça-feira, segunda quarta-feira, segunda quinta-feira, segunda sexta-feira, segundo sábado, segundo domingo
        [third] terceira segunda-feira, terceira terça-feira, terceira quarta-feira, terceira quinta-feira, terceira sexta-feira, terceiro sábado, terceiro domingo
        [fourth] quarta segunda-feira, quarta terça-feira, quarta quarta-feira, quarta quinta-feira, quarta sexta-feira, quarto sábado, quarto domingo
       *[last] última segunda-feira, última terça-feira, última quarta-feira, última quinta-feira, última sexta-feira, último sábado, último domingo
    }
refuse-tournament-players = Um torneio assim tem de { $least } a { $most } participantes.
refuse-tournament-reversed = O número menor vem primeiro: `{ $range }`.
refuse-tournament-start-time = O início tem que ser no futuro, a menos de um ano de hoje.
refuse-tournament-repeat-start = Para repetir um torneio, escolha também `início`.
refuse-tournament-repeat = Só moderadores podem repetir um torneio. Deixe `repetir` em branco.
refuse-tournament-out-of-range = { $player } tem rating { $own } aqui. Este torneio é para { $range }.
refuse-tournament-role = { $player } não tem o cargo { $role }. Este torneio é só para quem tem.
refuse-tournament-invited = Este torneio é por convite. Para jogar, peça a { $organiser } que inscreva você.
refuse-tournament-joined = Você já participa. Para cancelar a inscrição, use `/torneio sair`.
refuse-tournament-bot = Bots não podem participar. Para inscrever o computador, use `/torneio adicionar-computador`.
refuse-tournament-entered = { $player } já está no torneio.
refuse-tournament-entrant-busy = { $player } já joga o máximo de partidas e torneios ao mesmo tempo.
refuse-tournament-not-in = { $player } não está neste torneio.
refuse-tournament-own-opponent = Você joga contra { $player } nesta rodada, então você não pode tirar essa pessoa do torneio. Peça a outro moderador.
refuse-tournament-irreplaceable = Em um mata-mata ou uma arena, ninguém pode assumir o lugar de { $player }. Dá para tirar { $player } do torneio.
refuse-tournament-replace-self = Você não pode assumir o lugar de um jogador. Peça a outro moderador.
refuse-tournament-not-late = Esta partida não está mais atrasada. Aperte “Atualizar”.
refuse-tournament-reminded = { $player } recebeu há pouco um lembrete desta partida. Você pode mandar outro { $until }.
refuse-tournament-withdrawn = { $player } já saiu.
refuse-tournament-few = Um torneio precisa de pelo menos dois participantes. Convide gente ou inscreva alguém com `/torneio inscrever`.
refuse-tournament-few-people = Você pode começar o torneio quando houver pelo menos duas pessoas. Computadores não contam. Para começar agora, peça a um moderador.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Você já organiza { $most } torneio. Leve esse até o fim, ou termine com `/torneio terminar`.
           *[other] Você já organiza { $most } torneios. Termine um deles antes com `/torneio terminar`.
        }
       *[all] Este servidor já tem { $most } torneios ainda não terminados. Um deles precisa acabar antes.
    }
refuse-tournament-soon = Você criou um torneio há pouco. Pode criar o próximo { $until }. Os moderadores não precisam esperar.
refuse-tournament-none-open = Não há torneio aberto aqui. Crie um com `/torneio criar`.
refuse-tournament-none-running = Não há torneio em andamento aqui.
refuse-tournament-none = Esse torneio não existe aqui. Crie um com `/torneio criar`.
refuse-tournament-several = Há vários torneios. Escolha um com a opção `torneio`.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · liga
league-terms = Pessoas por divisão: { $size } · partidas por oponente: { $games } · semanas por ciclo: { $weeks } · acessos e descensos: { $moves } · partidas ao mesmo tempo: { $most }
contest-games =
    { $setup ->
        [reds] Três vermelhas colocadas à mão, o resto aleatório
        [random] Tabuleiros aleatórios
        [symmetric] Tabuleiros simétricos
       *[full] As 49 peças colocadas à mão
    } · { $clock } · { $rated ->
        [yes] partidas ranqueadas
       *[no] partidas amistosas
    }
league-begins = O ciclo { $cycle } começa em { $when }.
league-ends = O ciclo { $cycle } acaba em { $when }.
league-paused = {"**"}Em pausa.** Até um moderador retomar a liga, nenhuma partida e nenhum ciclo começa.
league-entries = Inscrições no ciclo { $cycle } ({ $count }): { $names }
league-entries-none = Ainda não há ninguém para o ciclo { $cycle }.
league-few = Um ciclo precisa de { $least } pessoas. Se houver menos, ele começa uma semana depois.
league-put-off = Adiado por uma semana, porque havia poucas pessoas. Ainda faltam: { $missing }.
league-stalls = { $organiser }, o ciclo { $cycle } da liga **{ $name }** foi adiado três semanas seguidas: precisa de { $least } pessoas, e há { $count }. Você pode convidar mais gente, pausar a liga com `/liga pausar` até haver gente bastante ou encerrá-la com `/liga encerrar`. Para outra data de início, encerre a liga e abra de novo com `/liga criar`.
league-you =
    { $in ->
        [yes] Você joga o ciclo { $cycle }.
       *[no] Você não joga o ciclo { $cycle }.
    }
league-ask = Você continua? Aperte “Vou jogar”. Sem resposta, você fica fora do ciclo { $cycle }.
league-unanswered = Ainda sem resposta: { $names }
league-began = O ciclo { $cycle } começou.
league-event = { $name } · ciclo { $cycle }
league-event-description = Um novo ciclo de uma liga de DVONN. Antes de começar, inscreva-se em { $channel } com `/liga participar`.
league-news = {"**"}{ $name }**: o ciclo { $cycle } começou em { $channel }. Participantes: { $players }. Divisões: { $divisions }. Para o próximo ciclo, inscreva-se com `/liga participar`.
league-closed = Esta liga está encerrada.
button-league-in = Vou jogar
button-league-out = Desta vez não
button-league-tables = Ver tabelas
button-league-history = Ver todos os ciclos
button-division = Divisão { $number }
button-league-cycle = Ciclo { $number }
league-joined = Você joga o ciclo { $cycle } de **{ $name }**. Ele começa em { $when }.
league-out = Você não joga o ciclo { $cycle } de **{ $name }**.
league-ask-leave = Você joga o ciclo { $cycle } de **{ $name }**. Quer terminar suas partidas e ficar fora do próximo ciclo, ou sair agora? Se sair agora, as partidas começadas continuam, e seus oponentes vencem as outras.
button-league-finish = Terminar as partidas
button-league-leave = Sair agora
button-league-leave-cycle = Sair do ciclo { $cycle }
league-left = Você saiu do ciclo { $cycle } de **{ $name }**. As partidas começadas continuam.
league-entry-removed = { $player } não joga mais o ciclo { $cycle } de **{ $name }**. Dá para se inscrever de novo. Para impedir isso, bloqueie essa pessoa.
league-you-were-removed = { $person } tirou você do ciclo { $cycle } de **{ $name }**. Suas partidas do ciclo em andamento continuam. Você pode se inscrever de novo. Pergunte o motivo a { $person }.
league-paused-done = {"**"}{ $name }** está em pausa. Para continuar, use `/liga retomar`.
league-resumed = {"**"}{ $name }** foi retomada. As datas foram adiadas pelo tempo da pausa.
league-ask-close = Encerrar **{ $name }** de vez? Se houver um ciclo em andamento, ele fica sem título, e as partidas começadas continuam como partidas comuns.
button-league-close = Encerrar a liga
league-closed-done = {"**"}{ $name }** está encerrada.
league-kept = A liga continua.
championship-terms = O campeonato deste bot: joga gente de todos os servidores, cada pessoa no seu. As outras veem seu nome.
championship-joined = Suas partidas terão tópicos em { $channel }.
championship-place = { $player }: { $place }º lugar na divisão { $division }
championship-no-place = Não consigo mais abrir tópicos para suas partidas no canal pelo qual você se inscreveu. Por isso, tirei você deste ciclo de **{ $name }**. No próximo, você pode entrar por outro canal, com `/liga campeonato`.
league-table = { $name } · ciclo { $cycle }, divisão { $division }
league-no-table = Essa tabela não existe.
league-left-to-play = a jogar: { $count }
league-fate =
    { $fate ->
        [champion] fica com o título
        [up] sobe
        [safe] permanência garantida
        [down] desce
        [left] saiu do ciclo
        [needs_win] precisa vencer { $wins } de { $games } para o título
        [needs_up] precisa vencer { $wins } de { $games } para subir
        [needs_safe] precisa vencer { $wins } de { $games } para permanecer
        [may_win] pode ficar com o título
        [may_up] pode subir
       *[danger] em perigo
    }
league-legend = {"-#"} O desempate é pelo confronto direto, depois por SB (Sonneborn-Berger): os pontos dos oponentes vencidos mais metade dos pontos daqueles com quem houve empate. Se isso também for igual, fica na frente quem começou o ciclo mais abaixo.
caption-league = Desempate: confronto direto, depois SB
league-results = {"**"}{ $name }**: o ciclo { $cycle } acabou. Título: { $champion }. Parabéns!
league-results-nobody = {"**"}{ $name }**: o ciclo { $cycle } acabou. Não há título.
league-division-line = Divisão { $number }: { $what }
league-goes-up = sobem: { $names }
league-goes-down = descem: { $names }
league-history = {"**"}{ $name }**: quem venceu cada divisão, primeiro quem ficou com o título
league-history-none = Nenhum ciclo de **{ $name }** acabou ainda.
league-history-line = Ciclo { $cycle }: { $winners }
league-history-nobody = Ciclo { $cycle }: sem título
league-line = Liga [{ $name }]({ $url })
league-line-plain = Liga { $name }
league-no-threads =
    { $organiser }, as próximas partidas de **{ $name }** não podem começar em { $channel }. { $reason } Tento a cada minuto. Para jogar em outro canal, use lá `/liga transferir`.
refuse-tournament-division = {"**"}{ $name }** é uma divisão de uma liga. O que você pode fazer lá está em `/liga ver`.
refuse-league-none = Este servidor não tem liga. Um moderador pode abrir uma com `/liga criar`.
refuse-championship-none = Este bot não tem campeonato. Para saber se seu servidor tem uma liga: `/liga ver`.
refuse-championship-off = Este servidor não deixa seus membros jogarem contra gente de outros servidores. Um administrador do servidor pode permitir: `/buscar` em `/dvonn-admin configurações`.
refuse-league-exists = Este servidor já tem uma liga: **{ $name }**. Um moderador pode encerrá-la com `/liga encerrar`.
refuse-league-name = O nome de uma liga tem de 1 a { $most } caracteres.
refuse-league-start = O primeiro ciclo pode começar entre 1 hora e 30 dias a partir de agora.
refuse-league-options = Uma liga não pode ter estas opções. Escolha outras em `/liga criar`.
refuse-league-closed = {"**"}{ $name }** está encerrada. Moderadores podem abrir outra liga com `/liga criar`.
refuse-league-paused = {"**"}{ $name }** já está em pausa.
refuse-league-not-paused = {"**"}{ $name }** não está em pausa.
refuse-league-joined = Você já joga o ciclo { $cycle } de **{ $name }**.
refuse-league-not-entered = { $player } não joga o ciclo { $cycle } de **{ $name }**.
refuse-league-full = Esta liga está cheia: já há { $most } pessoas.
refuse-league-not-playing = Você não joga este ciclo de **{ $name }**.

## Puzzles

puzzle-title =
    { $color ->
        [white] **Problema { $number }** · Vez das brancas
       *[black] **Problema { $number }** · Vez das pretas
    }
puzzle-mistake =
    { $color ->
        [white] O último lance das brancas, { $ply }, foi um erro.
       *[black] O último lance das pretas, { $ply }, foi um erro.
    }
puzzle-last =
    { $color ->
        [white] Última peça das brancas: { $ply }.
       *[black] Última peça das pretas: { $ply }.
    }
puzzle-goal-win = Só um lance vence. Ache esse lance.
puzzle-goal-draw = Só um lance salva o empate. Ache esse lance.
puzzle-goal-margin = Um lance é melhor que os outros por 5 peças ou mais. Ache esse lance.
puzzle-goal-judged = Um lance é muito mais forte que os outros. Ache esse lance.
puzzle-goal-place = Só uma casa deixa você com as melhores chances. Ache essa casa: ao tocar em um botão, sua peça é colocada na hora.
puzzle-step = Lance { $step } de { $steps }.
puzzle-right = **Certo: { $ply }.** Depois: { $replies }.
puzzle-counted = Você já tentou este problema. Só a primeira tentativa valeu.
puzzle-first-try = Só a primeira tentativa valeu.
puzzle-stack =
    { $height ->
        [1] { $cell }: peça solta
       *[other] { $red ->
            [yes] { $cell }: pilha de { $height }, com uma vermelha
           *[no] { $cell }: pilha de { $height }
        }
    }
puzzle-stack-hint = Escolha a pilha que quer mover
puzzle-destination = Para onde vai **{ $cell }**? O lance é jogado na hora.
puzzle-hint = Dica: mova a pilha em **{ $cell }**.
puzzle-hint-cells = Dica: a casa é { $cells }.
puzzle-hint-half = Com dica, resolver vale metade.
puzzle-wrong = **Este não:** { $ply }.
puzzle-solved = **Resolvido!** { $line }
puzzle-why-win = Qualquer outro lance deixa a vitória escapar.
puzzle-why-draw = Qualquer outro lance perde.
puzzle-why-margin = Com o melhor jogo dos dois lados, qualquer outro lance acaba pelo menos 5 peças pior.
puzzle-why-judged = Com qualquer outro lance, as chances de vitória caem muito.
puzzle-why-place = Qualquer outra casa deixa as melhores chances com seu oponente.
puzzle-solution = Solução do problema { $number }: { $line }
puzzle-also = Também vale como último lance: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] Seu rating de problemas: { $step } → { $rating }.
        [hinted] Resolvido com dica. Seu rating de problemas: { $step } → { $rating }.
       *[failed] Isto conta como não resolvido. Seu rating de problemas: { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Sequência: { $days } dia.
       *[other] Sequência: { $days } dias.
    }
puzzle-none = Não há mais problemas para você aqui. Tente outro tema, ou volte amanhã para o problema do dia.
daily-title = **Problema do dia** · { $date }
daily-tally =
    { $tried ->
        [0] Ninguém tentou ainda.
       *[other] Tentativas: { $tried } · Acertos: { $solved }
    }
solvers-title = **Quem resolve melhor os problemas**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · { $solved } de { $tried } resolvidos{ $streak ->
        [0] { "" }
        [one] { " " }· sequência: { $streak } dia
       *[other] { " " }· sequência: { $streak } dias
    }
solvers-none = Ninguém resolveu um problema neste servidor ainda. `/problema resolver` mostra um.
race-intro = **Corrida de problemas:** resolva quantos problemas puder em cinco minutos. Eles ficam mais difíceis, e o terceiro erro encerra a corrida. O relógio começa a correr quando você aperta **Começar**.
race-best = Seu recorde: { $score }.
race-new-best = **É seu novo recorde!**
race-offer = { $challenger } desafia { $opponent } para uma corrida de problemas: cinco minutos, os mesmos problemas.
race-rules = Os problemas ficam mais difíceis, e no terceiro erro você está fora. Aperte **Começar**, e o relógio corre para os dois lados.
race-called = { $challenger }, { $opponent } começou a corrida de problemas de vocês. O relógio corre para os dois lados!
race-runs = **Corrida de problemas:** { $one } contra { $other }. Aperte **Meus problemas** para resolver.
race-ends = Termina { $until }.
race-score =
    { $mistakes ->
        [0] { $score ->
            [one] { $score } resolvido
           *[other] { $score } resolvidos
        }, sem erros
        [one] { $score ->
            [one] { $score } resolvido
           *[other] { $score } resolvidos
        }, 1 de { $most } erros
       *[other] { $score ->
            [one] { $score } resolvido
           *[other] { $score } resolvidos
        }, { $mistakes } de { $most } erros
    }
race-score-of = { $person }: { $score }
race-won = **Corrida de problemas:** { $winner } vence.
race-drawn = **Corrida de problemas:** empate entre { $one } e { $other }.
race-solved = ✅ **Certo!**
race-wrong = ❌ Era **{ $ply }**.
race-out = **Três erros: você está fora.**
race-time-up = **O tempo acabou!**
race-not-started = Esta corrida ainda não começou.
race-started = Ela já começou.
race-over = Ela já acabou.
race-called-off = Esta corrida de problemas foi cancelada.
race-already = Você já está em uma corrida. Aqui está ela.
race-gone = Esta corrida acabou há muito tempo. Para começar outra, use `/problema corrida`.
race-not-in-it = Você não está nesta corrida. Para começar a sua, use `/problema corrida`.
race-not-the-opponent = Só { $opponent } pode começar ou recusar esta corrida.
race-not-the-challenger = Só { $challenger } pode cancelar esta corrida.
race-closed = Você não pode mais começar esta corrida.
race-other-races = { $person } está em outra corrida. Tente de novo em alguns minutos.
race-too-many =
    { $most ->
        [one] Você desafiou alguém para uma corrida na última hora, e ela ainda não começou. Espere um pouco.
       *[other] Na última hora, { $most } desafios seus não deram em corrida. Espere um pouco.
    }
race-asked-lately = Você já desafiou { $opponent } para uma corrida na última hora. Espere a resposta, ou desafie outra pessoa.
race-oneself = Você não pode se desafiar. Para uma corrida solo, deixe `oponente` em branco.
button-race-start = Começar
button-race-puzzles = Meus problemas
button-race-again = Correr de novo
button-puzzle-hint = Dica (vale metade)
button-puzzle-solution = Mostrar solução
button-puzzle-again = Tentar de novo
button-puzzle-next = Próximo problema
button-puzzle-next-themed = Mais: { $theme }
button-practise-theme = Problemas: { $theme }
button-puzzle-any = Problema de qualquer tema
button-puzzle-play = Continuar daqui
button-puzzle-solve = Resolver
