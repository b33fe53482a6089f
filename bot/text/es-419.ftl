# Todos los textos en español. Los términos están en docs/glossary/es-419.md.

## Lists

list-comma = {", "}
list-semicolon = {"; "}
sentence-space = {" "}
sentence = { $words }.
number-tenths = { $whole }.{ $tenths }

## Commands

command-dvonn = Jugar a DVONN
command-dvonn-challenge = Desafiar a alguien, o a todo el canal
    .name = desafiar
command-dvonn-challenge-opponent = A quién desafías. Por defecto: a quien acepte primero
    .name = rival
command-dvonn-challenge-color = Tu color. Por defecto: al azar
    .name = color
command-dvonn-challenge-setup = Cómo se llena el tablero. Por defecto: te pregunto
    .name = disposición
command-dvonn-challenge-seed = Semilla de un tablero anterior. Por defecto: al azar
    .name = semilla
command-dvonn-challenge-position = Posición inicial en texto, para la disposición “dada”
    .name = posición
command-dvonn-challenge-clock = Ritmo: 5d, 3d+12h, live 10 o none. Por defecto: 3d+12h
    .name = ritmo
command-dvonn-challenge-rated = Partida puntuada. Por defecto: solo si los dos tienen puntuación aquí
    .name = puntuada
command-dvonn-play = Jugar contra la computadora
    .name = jugar
command-dvonn-play-level = Nivel de la computadora. Por defecto: Ocasional
    .name = nivel
command-dvonn-play-engine = Motor agregado por el responsable del bot, en vez de un nivel
    .name = motor
command-dvonn-play-color = Tu color. Por defecto: al azar
    .name = color
command-dvonn-play-setup = Cómo se llena el tablero. Por defecto: un tablero aleatorio justo
    .name = disposición
command-dvonn-play-clock = Tu ritmo: 5d, 3d+12h, live 10 o none. Por defecto: 3d+12h
    .name = ritmo
command-dvonn-play-seed = Semilla de un tablero anterior. Por defecto: al azar
    .name = semilla
command-dvonn-play-position = Posición inicial en texto, para la disposición “dada”
    .name = posición
command-dvonn-place = Colocar tu próxima ficha
    .name = colocar
command-dvonn-place-cell = Casilla vacía, como D3. Las siguientes (D3 E4 F2) forman tu plan
    .name = casilla
command-dvonn-plan = Planear tus colocaciones, y yo las hago por ti
    .name = plan
command-dvonn-conditional = Preparar jugadas condicionales: si juega esto, juego aquello
    .name = condicionales
command-dvonn-move = Mover una de tus pilas
    .name = mover
command-dvonn-move-move = Casilla de tu pila y casilla de destino, como D3F3
    .name = jugada
command-dvonn-hint = Mostrar tus mejores jugadas (solo en partidas amistosas)
    .name = pista
command-dvonn-analyse = Analizar una posición o partida. Por defecto: la partida de este canal
    .name = analizar
command-dvonn-analyse-position = Posición en texto, como “w r1,w1,…/…”
    .name = posición
command-dvonn-analyse-game = Número de partida, lista de jugadas o texto de un archivo de partida
    .name = partida
command-dvonn-analyse-after = Analizar la posición tras este número de jugadas. Por defecto: la última
    .name = tras
command-dvonn-analyse-lines = Número de mejores secuencias, de 1 a 5. Por defecto: 3
    .name = secuencias
command-dvonn-board = Mostrar el tablero de la partida de este canal
    .name = tablero
command-dvonn-board-surrounded = Marcar las pilas rodeadas (no se pueden mover). Por defecto: no
    .name = rodeadas
command-dvonn-board-size = Tamaño de la imagen. Por defecto: el de tus ajustes
    .name = tamaño
command-dvonn-board-size-small = pequeño
command-dvonn-board-size-normal = mediano
command-dvonn-board-size-large = grande
command-dvonn-games = Listar tus partidas en curso y sus plazos
    .name = partidas
command-dvonn-offer = Proponer tablas, deshacer una jugada, pausa, tiempo o revancha
    .name = proponer
command-dvonn-offer-what = Qué propones
    .name = qué
command-dvonn-offer-what-draw = Tablas
command-dvonn-offer-what-takeback = Deshacer tu última jugada
command-dvonn-offer-what-pause = Pausa: se detienen los dos relojes
command-dvonn-offer-what-time = Más tiempo para tu rival, al instante
command-dvonn-offer-what-rematch = Revancha con los colores cambiados
command-dvonn-admin = Ajustes de todo el servidor
command-dvonn-admin-settings = Ver y cambiar los ajustes del servidor
    .name = ajustes
command-dvonn-admin-limits = Ver o fijar cuántos desafíos, hilos y torneos puede abrir una persona
    .name = límites
command-dvonn-admin-limits-challenges = Desafíos abiertos de una persona. Por defecto: 3
    .name = desafíos
command-dvonn-admin-limits-opponent = Máximo de desafíos abiertos de una persona a otra. Por defecto: 1
    .name = rival
command-dvonn-admin-limits-threads = Hilos que una persona puede abrir en 10 minutos. Por defecto: 3
    .name = hilos
command-dvonn-admin-limits-tournaments = Torneos sin terminar por organizador (moderadores: 3). Por defecto: 1
    .name = torneos
command-dvonn-admin-limits-wait = Minutos hasta poder crear otro torneo (moderadores: sin espera). Por defecto: 60
    .name = espera
command-dvonn-admin-limits-reason = Motivo, para el registro (opcional)
    .name = motivo
command-dvonn-admin-roles = Ver o fijar los roles que doy por puestos y títulos
    .name = roles
command-dvonn-admin-roles-first = Rol del primer puesto de la clasificación
    .name = primero
command-dvonn-admin-roles-top3 = Rol de los tres primeros puestos
    .name = top3
command-dvonn-admin-roles-top10 = Rol de los diez primeros puestos
    .name = top10
command-dvonn-admin-roles-season = Rol de quien ganó la última temporada
    .name = temporada
command-dvonn-admin-roles-tournament = Rol de quien ganó el último torneo
    .name = torneo
command-dvonn-admin-roles-league = Rol de quien ganó el último ciclo de la liga
    .name = liga
command-dvonn-admin-roles-reason = Motivo, para el registro (opcional)
    .name = motivo
command-dvonn-admin-block = Impedir que alguien empiece o acepte partidas aquí
    .name = bloquear
command-dvonn-admin-block-player = A quién se bloquea (sus partidas en curso siguen)
    .name = persona
command-dvonn-admin-block-reason = Motivo, para el registro y para la persona bloqueada
    .name = motivo
command-dvonn-admin-unblock = Desbloquear a alguien en este servidor
    .name = desbloquear
command-dvonn-admin-unblock-player = A quién se desbloquea
    .name = persona
command-dvonn-admin-unblock-reason = Motivo, para el registro (opcional)
    .name = motivo
command-dvonn-admin-fairness = Pérdida por jugada en partidas puntuadas revisadas: un indicio, no una prueba
    .name = juego-limpio
command-dvonn-admin-fairness-player = Persona. Por defecto: las que más destacan
    .name = persona
command-dvonn-admin-backup = Descargar partidas, resultados, torneos y ajustes de este servidor
    .name = copia
command-dvonn-admin-log = Mostrar lo que hicieron los moderadores: quién, qué, cuándo y por qué
    .name = registro
command-dvonn-resign = Rendirse en la partida de este canal
    .name = rendirse
command-dvonn-vacation = Empezar o terminar vacaciones, o ver los días que quedan
    .name = vacaciones
command-dvonn-vacation-days = Días de 24 horas desde ahora; 0 termina tus vacaciones
    .name = días
command-dvonn-help = Cómo jugar a DVONN con este bot
    .name = ayuda
command-dvonn-rules = Las reglas de DVONN en cinco minutos, con imágenes
    .name = reglas
command-dvonn-rules-page = Primera página. Por defecto: el objetivo del juego
    .name = página
command-dvonn-rules-page-goal = Objetivo del juego
command-dvonn-rules-page-placing = Colocar fichas
command-dvonn-rules-page-moving = Mover pilas
command-dvonn-rules-page-surrounded = Pilas rodeadas
command-dvonn-rules-page-isolation = Aislamiento
command-dvonn-rules-page-end = Pasar y final
command-dvonn-rules-page-here = Jugar aquí
command-dvonn-rules-cell = Casilla: cuáles la tocan y qué hay en ellas
    .name = casilla
command-menu-challenge = Desafiar en DVONN
command-menu-profile = Perfil de DVONN
command-menu-analyse = Analizar esta posición
command-menu-import = Importar esta partida

command-game = Una partida: revisión, repetición, jugadas, vista previa, exportar e importar
    .name = partida
command-game-moves = Listar todas las jugadas de la partida de este canal
    .name = jugadas
command-game-replay = Ver la repetición de una partida en GIF
    .name = repetición
command-game-replay-game = Número de partida o lista de jugadas. Por defecto: la última de este canal
    .name = partida
command-game-replay-from = Número de la primera jugada. Por defecto: 1
    .name = desde
command-game-replay-to = Número de la última jugada. Por defecto: la más reciente
    .name = hasta
command-game-replay-share = Para todo el canal. Por defecto: solo para ti
    .name = compartir
command-game-review = Revisar una partida terminada: probabilidades, puntos de inflexión, precisión
    .name = revisión
command-game-review-game = Número de partida. Por defecto: la última de este canal
    .name = partida
command-game-find = Buscar partidas terminadas por persona, resultado, disposición, día, duración o posición
    .name = buscar
command-game-find-player = Tu rival. Con “todos”: cualquier persona. Para partidas contra la computadora, elígeme
    .name = persona
command-game-find-everyone = Buscar en las partidas de todos en este servidor. Por defecto: solo las tuyas
    .name = todos
command-game-find-result = Resultado para ti o para la persona que indiques
    .name = resultado
command-game-find-result-won = Victoria
command-game-find-result-lost = Derrota
command-game-find-setup = Disposición del tablero
    .name = disposición
command-game-find-from = Solo partidas empezadas desde este día, como 2026-03-01
    .name = desde
command-game-find-until = Solo partidas empezadas hasta este día, como 2026-03-31
    .name = hasta
command-game-find-shortest = Número mínimo de jugadas
    .name = mínimo
command-game-find-longest = Número máximo de jugadas
    .name = máximo
command-game-find-position = Jugadas como D3 E4 F5 o una posición en texto. También cuentan las posiciones en espejo
    .name = posición
command-game-export = Exportar una partida a un archivo
    .name = exportar
command-game-export-game = Número de partida. Por defecto: la última de este canal
    .name = partida
command-game-export-format = Formato del archivo. Por defecto: texto
    .name = formato
command-game-import = Importar una partida de un archivo o texto, para recorrerla
    .name = importar
command-game-import-file = Archivo: de /partida exportar, SGF de Boardspace o registro de CodeCup
    .name = archivo
command-game-import-text = Jugadas, como D3 E4 F5. Para pegar en un cuadro más grande, deja en blanco esto y el archivo
    .name = texto
command-game-preview = Ver qué hacen unas jugadas, sin jugarlas
    .name = vista
command-game-preview-move = Casilla (D3), jugada (D3F3) o varias jugadas (D3F3 E4E5)
    .name = jugada
command-game-abort = Abortar una partida en la que nadie ha hecho más de una jugada
    .name = abortar
command-game-claim = Reclamar la victoria si tu rival dejó el servidor y agotó el tiempo
    .name = reclamar
command-game-moderate = Moderadores: terminar o anular una partida, o reemplazar a un jugador. Todos ven el motivo
    .name = moderar
command-game-moderate-action = Decisión
    .name = decisión
command-game-moderate-action-end = Terminar la partida con un resultado
command-game-moderate-action-void = Anular la partida: sin resultado, o ya no puntuada
command-game-moderate-action-hand-over = Reemplazar a un jugador
command-game-moderate-reason = Motivo, se muestra en el canal de la partida
    .name = motivo
command-game-moderate-winner = Quién gana, si terminas la partida con un resultado
    .name = gana
command-game-moderate-player = Quién entra, si reemplazas a alguien
    .name = persona
command-game-moderate-side = Bando que cambia de jugador
    .name = bando
command-game-moderate-game = Número de partida. Por defecto: la partida en curso de este canal
    .name = partida
command-dvonn-settings = Tus ajustes: tableros, notación, recordatorios, horas de silencio, fines de semana, idioma
    .name = ajustes
command-privacy = Tus datos
    .name = privacidad
command-privacy-show = Mostrar qué guardo de ti, cuánto tiempo y quién lo ve
    .name = mostrar
command-privacy-export = Descargar todo lo que guardo de ti
    .name = exportar
command-privacy-delete = Eliminar todo lo tuyo (pregunto antes)
    .name = eliminar
command-tournament = Torneos de este servidor
    .name = torneo
command-tournament-create = Crear un torneo en este canal
    .name = crear
command-tournament-create-name = Nombre del torneo
    .name = nombre
command-tournament-create-kind = Formato. Por defecto: suizo
    .name = formato
command-tournament-create-kind-swiss = Suizo: te toca contra gente con más o menos los mismos puntos
command-tournament-create-kind-round-robin = Todos contra todos: cada pareja juega una vez
command-tournament-create-kind-double = Doble vuelta: cada pareja juega dos veces, una con cada color
command-tournament-create-kind-knockout = Eliminatorias: quien pierde queda fuera
command-tournament-create-kind-arena = Arena: todas las partidas que puedas en un tiempo fijo
command-tournament-create-kind-teams = Match por equipos: tu servidor contra otro, mesa por mesa
command-tournament-create-rounds = Número de rondas (solo suizo). Por defecto: las que hagan falta
    .name = rondas
command-tournament-create-clock = Ritmo: 5d, 3d+12h, live 10 o none. Por defecto: según la ronda
    .name = ritmo
command-tournament-create-setup = Cómo se llenan los tableros. Por defecto: las 49 fichas a mano
    .name = disposición
command-tournament-create-deadline = Plazo de cada ronda, como 14d o 2h. Por defecto: 14d
    .name = plazo
command-tournament-create-rated = Partidas puntuadas. Por defecto: sí
    .name = puntuada
command-tournament-create-start = Inicio en tu zona horaria: 2026-12-05 19:00, 19:00 o 3d. Por defecto: lo inicias tú
    .name = inicio
command-tournament-create-repeat = Cada cuánto se repite (solo moderadores). Por defecto: nunca
    .name = repetir
command-tournament-create-repeat-week = Cada semana
command-tournament-create-repeat-month = Cada mes
command-tournament-create-repeat-weekday = Cada mes, el mismo día de la semana
command-tournament-create-players = Número de participantes, como 4-16, 4- o -16. Si faltan, se cancela al empezar
    .name = participantes
command-tournament-create-ratings = Puntuaciones: 1400-1800, 1400- o -1800. Por defecto: todas
    .name = puntuaciones
command-tournament-create-role = Solo participan miembros con este rol. Por defecto: cualquiera
    .name = rol
command-tournament-create-invited = Solo participa quien tú inscribas. Por defecto: no
    .name = con-invitación
command-tournament-accept = Moderadores: aceptar un match por equipos que propone otro servidor
    .name = aceptar
command-tournament-accept-code = Código del otro servidor
    .name = código
command-tournament-join = Participar en un torneo
    .name = participar
command-tournament-join-tournament = Torneo (opcional si solo hay uno abierto)
    .name = torneo
command-tournament-leave = Salir de un torneo antes de que empiece
    .name = salir
command-tournament-leave-tournament = Torneo (opcional si solo hay uno abierto)
    .name = torneo
command-tournament-start = Organizadores: empezar un torneo
    .name = empezar
command-tournament-start-tournament = Torneo (opcional si solo hay uno abierto)
    .name = torneo
command-tournament-add = Organizadores: inscribir a alguien en un torneo
    .name = inscribir
command-tournament-add-player = A quién inscribir
    .name = persona
command-tournament-add-tournament = Torneo (opcional si solo hay uno abierto)
    .name = torneo
command-tournament-add-computer = Organizadores: inscribir a la computadora en un torneo
    .name = agregar-computadora
command-tournament-add-computer-level = Nivel de la computadora
    .name = nivel
command-tournament-add-computer-count = Número de inscripciones. Por defecto: 1
    .name = cantidad
command-tournament-add-computer-tournament = Torneo (opcional si solo hay uno abierto)
    .name = torneo
command-tournament-remove-computer = Organizadores: quitar a la computadora de un torneo
    .name = quitar-computadora
command-tournament-remove-computer-level = Nivel de la computadora
    .name = nivel
command-tournament-remove-computer-count = Número de inscripciones. Por defecto: 1
    .name = cantidad
command-tournament-remove-computer-tournament = Torneo (opcional si solo hay uno abierto)
    .name = torneo
command-tournament-standings = Mostrar la tabla de un torneo
    .name = tabla
command-tournament-standings-tournament = Torneo (opcional si solo hay uno)
    .name = torneo
command-tournament-pairings = Mostrar los emparejamientos de una ronda
    .name = emparejamientos
command-tournament-pairings-round = Ronda. Por defecto: la actual
    .name = ronda
command-tournament-pairings-tournament = Torneo (opcional si solo hay uno)
    .name = torneo
command-tournament-withdraw = Retirarse de un torneo en curso (pregunto antes)
    .name = retirar
command-tournament-withdraw-player = Organizadores: a quién se retira. Por defecto: a ti
    .name = persona
command-tournament-withdraw-tournament = Torneo (opcional si solo hay uno en curso)
    .name = torneo
command-tournament-replace = Organizadores: reemplazar a alguien en un torneo en curso (pregunto antes)
    .name = reemplazar
command-tournament-replace-player = A quién se reemplaza
    .name = persona
command-tournament-replace-by = Quién toma su lugar
    .name = por
command-tournament-replace-tournament = Torneo (opcional si solo hay uno en curso)
    .name = torneo
command-tournament-end = Organizadores: terminar un torneo, o cancelarlo antes de que empiece
    .name = terminar
command-tournament-end-tournament = Torneo (opcional si solo hay uno)
    .name = torneo
command-tournament-move = Organizadores: trasladar un torneo a este canal
    .name = trasladar
command-tournament-move-tournament = Torneo (opcional si solo hay uno)
    .name = torneo
command-tournament-list = Listar los torneos de este servidor
    .name = lista
command-tournament-manage = Organizadores: qué está en curso, quién va con retraso y recordatorios
    .name = gestionar

command-league = La liga de este servidor
    .name = liga
command-league-show = Ver la liga: cuándo empieza el próximo ciclo, quién juega y la tabla de cada división
    .name = ver
command-league-join = Inscribirte al próximo ciclo de la liga, o confirmar que sigues
    .name = participar
command-league-leave = No jugar el próximo ciclo de la liga, o dejar el actual
    .name = salir
command-league-history = Ver quién ganó cada ciclo de la liga y cómo quedó la tabla
    .name = historial
command-league-championship = Campeonato de todos los servidores: inscribirse, ver quién juega y la tabla
    .name = campeonato
command-league-create = Moderadores: abrir una liga en este canal
    .name = crear
command-league-create-name = Nombre de la liga
    .name = nombre
command-league-create-start = Inicio en tu zona horaria: 2026-12-05 19:00, 19:00 o 7d. Por defecto: 7d
    .name = inicio
command-league-create-size = Personas por división. Por defecto: 7
    .name = tamaño
command-league-create-games = Partidas contra cada rival. Por defecto: 1
    .name = partidas
command-league-create-weeks = Semanas de un ciclo. Por defecto: 6
    .name = semanas
command-league-create-moves = Cuántas personas suben y cuántas bajan tras cada ciclo. Por defecto: 2
    .name = ascensos
command-league-create-at-once = Máximo de partidas de liga por persona a la vez. Por defecto: 3
    .name = a-la-vez
command-league-create-clock = Ritmo: 5d, 3d+12h, live 10 o none. Por defecto: según el ciclo
    .name = ritmo
command-league-create-setup = Cómo se llenan los tableros. Por defecto: las 49 fichas a mano
    .name = disposición
command-league-create-rated = Partidas puntuadas. Por defecto: sí
    .name = puntuada
command-league-remove = Moderadores: quitar a alguien del próximo ciclo de la liga
    .name = quitar
command-league-remove-player = A quién quitar
    .name = persona
command-league-pause = Moderadores: pausar la liga
    .name = pausar
command-league-resume = Moderadores: reanudar la liga tras una pausa
    .name = reanudar
command-league-move = Moderadores: trasladar la liga a este canal
    .name = trasladar
command-league-close = Moderadores: cerrar la liga para siempre (pregunto antes)
    .name = cerrar
command-seek = Buscar rival en cualquier servidor que use este bot
    .name = buscar
command-seek-clock = Ritmo: 5d, 3d+12h, live 10 o none. Por defecto: como quiera tu rival
    .name = ritmo
command-seek-rated = Partida puntuada: solo con quien también la elija. Por defecto: amistosa
    .name = puntuada
command-seek-setup = Cómo se llena el tablero. Por defecto: como quiera tu rival
    .name = disposición
command-seek-range = Diferencia máxima entre las puntuaciones. Por defecto: cualquiera
    .name = margen
command-seek-hours = Horas de espera. Por defecto: 24
    .name = horas
command-learn = Aprender a jugar bien a DVONN
    .name = aprender
command-learn-lesson = Lección en un tablero: lee, mueve, mira qué pasa
    .name = lección
command-learn-lesson-number = Número de la lección. Por defecto: la siguiente
    .name = número
command-learn-terms = Las palabras del juego, explicadas
    .name = términos
command-learn-terms-term = Término que se explica. Por defecto: todos
    .name = término
command-learn-progress = Ver tu progreso: lecciones, problemas, niveles vencidos, precisión
    .name = progreso
command-learn-advice = Consejos para jugar bien, con imágenes
    .name = consejos
command-learn-advice-page = Número de página. Por defecto: la primera
    .name = página
command-puzzle = Problemas de partidas reales
    .name = problema
command-puzzle-play = Resolver el siguiente problema de tu nivel
    .name = resolver
command-puzzle-play-theme = Tema. Por defecto: cualquiera (algunos temas cuentan la mitad)
    .name = tema
command-puzzle-daily = Resolver el problema del día
    .name = hoy
command-puzzle-race = Resolver todos los problemas que puedas en cinco minutos
    .name = carrera
command-puzzle-race-opponent = Rival, con los mismos problemas. Por defecto: carrera en solitario
    .name = rival
theme-any = Cualquier tema
command-ladder = Clasificaciones de este servidor y de todos
    .name = clasificación
command-ladder-top = Mostrar la clasificación y tu puesto
    .name = ver
command-ladder-top-list = Jugadores o niveles de este servidor, o la clasificación mundial. Por defecto: jugadores
    .name = lista
command-ladder-top-list-people = Jugadores
command-ladder-top-list-computer = Niveles de la computadora
command-ladder-top-list-world = Clasificación mundial
command-ladder-leave-global = Salir de la clasificación mundial
    .name = salir-mundial
command-ladder-profile = Puntuación a lo largo del tiempo, balance, mejor victoria y últimas partidas
    .name = perfil
command-ladder-profile-player = Persona. Por defecto: tú
    .name = persona
command-ladder-profile-level = Nivel de la computadora, en vez de una persona
    .name = nivel
command-ladder-profile-engine = Motor agregado por el responsable del bot, en vez de una persona
    .name = motor
command-ladder-versus = Comparar a dos personas: sus partidas y el pronóstico de hoy
    .name = comparar
command-ladder-versus-player = Primera persona
    .name = persona
command-ladder-versus-opponent = Segunda persona. Por defecto: tú
    .name = rival
command-ladder-games = Listar las partidas puntuadas terminadas, las más recientes primero
    .name = partidas
command-ladder-games-player = De quién son las partidas. Por defecto: de todos
    .name = persona
command-ladder-season = Mostrar la tabla de una temporada
    .name = temporada
command-ladder-season-number = Número de temporada. Por defecto: la actual
    .name = número
command-ladder-activity = Mostrar el gráfico de partidas de las últimas 26 semanas
    .name = actividad
command-ladder-puzzles = Mostrar quién resuelve mejor los problemas aquí
    .name = problemas
command-ladder-challenge = Desafiar a alguien por su puesto (solo clasificaciones por puestos)
    .name = desafiar
command-ladder-challenge-opponent = Alguien hasta tres puestos por encima de ti
    .name = rival
command-ladder-challenge-setup = Cómo se llena el tablero. Por defecto: te pregunto
    .name = disposición
command-ladder-challenge-clock = Ritmo: 5d, 3d+12h o live 10. Por defecto: 3d+12h
    .name = ritmo
command-ladder-challenge-color = Tu color. Por defecto: al azar
    .name = color
command-learn-openings = Dónde se colocaron las fichas en partidas reales
    .name = aperturas
command-learn-openings-game = Número de partida. Por defecto: la última de este canal, o el tablero vacío
    .name = partida
command-game-note = Tu nota sobre una partida. Solo la ves tú hasta que termine
    .name = nota
command-game-note-game = Número de partida. Por defecto: la última de este canal
    .name = partida
command-game-follow = Recibir novedades de esta partida por mensaje directo, o ver qué sigues
    .name = seguir
format-text = Texto
format-sgf = SGF
color-white = Blancas
color-black = Negras
color-random = Al azar
color-neither = Tablas
setup-full = completa (full): las 49 fichas a mano
setup-reds = rojas (reds): las tres rojas a mano, el resto al azar
setup-random = aleatoria (random): un tablero aleatorio justo
setup-symmetric = simétrica (symmetric): un tablero aleatorio que se ve igual desde los dos lados
setup-cut = reparto y elección (cut): ofreces un tablero y tu rival elige bando
setup-given = dada (given): una posición que escribes en texto
level-beginner = Principiante
level-novice = Novato
level-casual = Ocasional
level-skilled = Hábil
level-club = Jugador de club
level-strong = Fuerte
level-expert = Experto
level-master = Maestro
level-grandmaster = Gran maestro

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } te desafía a una partida de DVONN y quiere jugar con blancas.
        [black] { $opponent }, { $challenger } te desafía a una partida de DVONN y quiere jugar con negras.
        [choice] { $opponent }, { $challenger } te desafía a una partida de DVONN en el tablero de abajo. ¿Qué bando quieres?
       *[random] { $opponent }, { $challenger } te desafía a una partida de DVONN. Los colores son al azar.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } quiere jugar a DVONN con blancas. ¿Quién acepta?
        [black] { $challenger } quiere jugar a DVONN con negras. ¿Quién acepta?
        [choice] { $challenger } quiere jugar a DVONN en el tablero de abajo. ¿Quién acepta y elige bando?
       *[random] { $challenger } quiere jugar a DVONN. ¿Quién acepta? Los colores son al azar.
    }
challenge-rematch = Revancha de la partida { $number }:
challenge-sides =
    { $first ->
        [white] { $white } juega con blancas y { $black } con negras. Empiezan las blancas.
       *[black] { $white } juega con blancas y { $black } con negras. Empiezan las negras.
    }
challenge-until = El desafío expira { $until }.
challenge-draft = Aún no se ha lanzado.
challenge-open = Sigue abierto.
challenge-accepted = Aceptado: es la partida { $number }.
challenge-declined = Rechazado.
challenge-cancelled = Cancelado.
challenge-expired = Expirado.
challenge-in-thread = La partida está en { $place }.
challenge-posted = Tu desafío está en { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] puntuada
        [if] puntuada si los dos tienen puntuación aquí
       *[no] amistosa
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] puntuada
        [if] puntuada si los dos tienen puntuación aquí
       *[no] amistosa
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] puntuada
       *[no] amistosa
    }
terms-any-board = Cualquier tablero
terms-any-clock = cualquier ritmo
terms-unrated-by-default = {"-#"} Amistosa: alguno de los dos aún no tiene puntuación aquí. Para una partida puntuada, agrega `puntuada:True`.
terms-full = Las 49 fichas colocadas a mano
terms-reds = Tres rojas colocadas a mano, el resto al azar
terms-random = Tablero aleatorio
terms-symmetric = Tablero simétrico
terms-cut = Reparto y elección: alguien ofrece un tablero aleatorio y su rival elige bando
terms-given = Posición dada en texto
clock-none = sin reloj
clock-turn = { $turn } por jugada
clock-bank = { $bank } + { $increment } por jugada
clock-cap = { $clock }, máximo { $cap }
clock-live = en vivo, { $each } por bando
length-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
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
seek-somebody = alguien de otro lugar
seek-waiting = Te busco rival en todos los servidores que participan. Dejo de buscar { $until }.
seek-already = Ya te busco rival en todos los servidores que participan. Dejo de buscar { $until }.
seek-place = Jugarás en { $place }: te escribiré allí cuando empiece la partida.
seek-place-here = Jugarás aquí: te escribiré cuando empiece la partida.
seek-lobby = Quienes leen { $lobby } ven que buscas rival.
seek-direct = nuestros mensajes directos
seek-direct-here = Tu partida empezará aquí, en nuestros mensajes directos.
seek-rated = -# Puntuada: cuenta para la clasificación mundial. Allí todos ven tu nombre y tu puntuación, en todos los servidores. Mírala con `/clasificación ver` y `lista:Clasificación mundial`. Para salir, usa `/clasificación salir-mundial`.
seek-range = Puntuación de tu rival: de { $from } a { $to }, con un poco más de margen cada minuto.
button-seek-stop = Dejar de buscar
seek-found = Encontré rival. Juegas en { $place }.
seek-stopped = Hecho. Ya no busco.
seek-not-running = No te estoy buscando rival. Para empezar, usa `/buscar`.
seek-ended = { $person }, no encontré a nadie a tiempo. Para volver a intentarlo, usa `/buscar`.
seek-avoided = Hecho. No volverás a coincidir con este rival.
seek-ask-report = ¿Reportar a tu rival con el responsable del bot? El responsable verá esta partida y tu nombre. No volverás a coincidir con tu rival.
button-report-sure = Reportar a mi rival
seek-reported = Hecho. El responsable del bot ya lo sabe, y no volverás a coincidir con tu rival.
seek-barred = El responsable del bot te bloqueó en `/buscar`. Todavía puedes desafiar a la gente de tus servidores.
seek-too-many-reports = Hiciste { $most } reportes en 24 horas. Vuelve a intentarlo más tarde.
seek-off = `/buscar` está desactivado en este servidor. Úsalo en nuestros mensajes directos, o pídele a un administrador del servidor que lo active con `/dvonn-admin ajustes`.
seek-guest = Aquí no puedo publicar las jugadas de tu rival. Usa `/buscar` en nuestros mensajes directos.
seek-too-many = Encontraste { $most } rivales en las últimas 24 horas, y ese es el límite. Vuelve a intentarlo más tarde.
seek-no-rating = `margen` necesita una puntuación, y aún no tienes. Déjalo en blanco. En las partidas puntuadas cuenta la de la clasificación mundial.
seek-no-clock = Una partida puntuada necesita reloj. Elige otro `ritmo`, o déjalo en blanco.
seek-nobody-to-avoid = A este rival no lo encontraste con `/buscar`, así que no hay nada que evitar.
seek-not-looking = Ahora no pueden jugar: esa persona ya no busca rival, o busca a alguien con otra puntuación. Para encontrar a otra persona, usa `/buscar`.
seek-refused-avoided = Pediste no volver a jugar con esta persona, así que no se puede.
button-avoid = No volver a coincidir
button-report = Reportar a mi rival
digest-title = **La semana del { $from } al { $until }**
digest-count =
    { $games ->
        [one] 1 partida terminada
       *[other] { $games } partidas terminadas
    }, { $people ->
        [one] 1 persona
       *[other] { $people } personas
    }.
digest-beaten = { $move }, perdió contra { $players }
digest-upset = Sorpresa de la semana, partida { $game }: { $winner } le ganó a { $loser }, con un pronóstico del { $percent } % a favor de { $loser }.
digest-game = **Partida de la semana:** { $game }
digest-turn = Se decidió en la jugada { $number }, { $played }. Era mejor { $better }.
digest-streaks = Rachas en el problema del día: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] 1 día
       *[other] { $days } días
    })
digest-season = La temporada { $number } termina el { $when }.
digest-running = **En curso**
digest-league = ciclo { $cycle }, en cabeza: { $leaders }
lobby-title = **Sala de espera de DVONN**
lobby-looking = **Buscan rival**
lobby-nobody = Ahora mismo nadie busca rival.
lobby-all-servers = todos los servidores
lobby-games = **Partidas para ver**
lobby-tournaments = **Torneos abiertos**
lobby-ping = { $role } { $person } busca rival: { $terms }.
lobby-told = Hecho. Cuando alguien busque rival, te aviso aquí, como mucho una vez cada seis horas. Para dejarlo, presiona otra vez el botón.
lobby-not-told = Hecho. Ya no te aviso cuando alguien busca rival.
lobby-no-role = Esta sala de espera ya no avisa a nadie.
lobby-audit = Quiere saber cuándo alguien busca rival
button-lobby-play = Jugar contra { $name }
button-lobby-tell = Avisarme si buscan rival
thread-opening = Abriendo un hilo…
thread-not-added = Discord no me deja agregarte al [hilo]({ $url }). Ábrelo con este enlace. Si no lo ves o no puedes escribir allí, necesitas los permisos “Ver canal” y “Enviar mensajes en hilos”. Pídeselos a un moderador.
thread-name = DVONN: { $names }
draft-person = Por ahora solo tú ves este tablero. Si lo ofreces, { $opponent } elige bando y tú juegas con el otro.
draft-anyone = Por ahora solo tú ves este tablero. Si lo ofreces, quien acepte elige bando y tú juegas con el otro.
challenge-sent = Tu desafío está publicado abajo.
setup-ask-person = Desafías a { $opponent }. ¿Con qué tablero?
setup-ask-anyone = Desafías a todo el canal. ¿Con qué tablero?
setup-ask-busy = { $busy } Por eso tu desafío tendrá su propio hilo. Elige primero el tablero.
setup-ask-common =
    - {"**"}Tablero aleatorio** (rápido): las 49 fichas ya están puestas, y la partida empieza con la primera jugada.
    - {"**"}Colocar a mano**: primero se colocan las 49 fichas, una a una, por turnos.
setup-ask-all =
    - {"**"}Rojas a mano**: se colocan las tres fichas rojas. El resto se llena al azar.
    - {"**"}Tablero simétrico**: un tablero aleatorio que se ve igual desde los dos lados.
    - {"**"}Reparto y elección**: ofreces un tablero aleatorio y tu rival elige bando.
button-setup-random = Tablero aleatorio
button-setup-full = Colocar a mano
button-setup-other = Otras disposiciones…
button-setup-reds = Rojas a mano
button-setup-symmetric = Tablero simétrico
button-setup-cut = Reparto y elección
button-rated = Cambiar a puntuada
button-unrated = Cambiar a amistosa
draft-discarded = Cancelado. Nadie más lo vio.
button-offer-board = Ofrecer este tablero
button-deal-again = Otro tablero
button-play-white = Jugar con blancas
button-play-black = Jugar con negras
button-accept = Aceptar
button-decline = Rechazar
button-cancel = Cancelar el desafío
button-open-thread = Abrir un hilo
offer-thread = ¿Abrir un hilo para la partida?

## News

computer = Computadora ({ $level })
computer-without-level = Computadora
deleted-player = cuenta eliminada
deleted-person = cuenta eliminada

news-start = Empieza la partida { $number }: { $white } juega con blancas, { $black } con negras.
news-place =
    { $piece ->
        [red] { $player } coloca una ficha roja en **{ $cell }**{ $note }.
        [white] { $player } coloca una ficha blanca en **{ $cell }**{ $note }.
       *[black] { $player } coloca una ficha negra en **{ $cell }**{ $note }.
    }
news-dealt = El resto del tablero se llena al azar.
news-move = { $player } juega **{ $ply }**{ $note }
news-pass = { $player } no tiene jugada posible y pasa.
ply-pass = pasa
news-planned = {" "}(planeada)
news-plan-stopped = El plan de { $player } se detuvo.
news-prepared = {" "}(condicional)
news-only-ply = {" "}(forzada)
news-all-prepared = Condicionales: { $plies }
news-filled = Colocadas según el plan: { $pieces }.
news-filled-part =
    { $piece ->
        [red] rojas: { $count }
        [white] blancas: { $count }
       *[black] negras: { $count }
    }
news-item =
    { $piece ->
        [red] roja { $ply }
        [white] blanca { $ply }
       *[black] negra { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] captura una ficha suelta blanca
           *[black] captura una ficha suelta negra
        }
       *[other] { $color ->
            [white] captura una pila blanca de { $height }
           *[black] captura una pila negra de { $height }
        }
    }{ $red ->
        [yes] {" "}(con una roja)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] cae en una ficha suelta blanca
           *[black] cae en una ficha suelta negra
        }
       *[other] { $color ->
            [white] cae en una pila blanca de { $height }
           *[black] cae en una pila negra de { $height }
        }
    }{ $red ->
        [yes] {" "}(con una roja)
       *[no] {""}
    }
effect-captures-red = captura una roja
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] aísla { $count } ficha blanca
           *[black] aísla { $count } ficha negra
        }
       *[other] { $color ->
            [white] aísla { $count } fichas blancas
           *[black] aísla { $count } fichas negras
        }
    }
effect-isolates-both =
    aísla { $white ->
        [one] { $white } blanca
       *[other] { $white } blancas
    } y { $black ->
        [one] { $black } negra
       *[other] { $black } negras
    }
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] aísla { $count } ficha tuya
           *[other] aísla { $count } fichas tuyas
        }
       *[theirs] { $count ->
            [one] aísla { $count } ficha de tu rival
           *[other] aísla { $count } fichas de tu rival
        }
    }

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, coloca la última ficha roja.
       *[other] { $player }, coloca una ficha roja (quedan { $left } en total).
    }
todo-place =
    { $color ->
        [white] { $player }, coloca una ficha blanca (quedan: { $left }).
       *[black] { $player }, coloca una ficha negra (quedan: { $left }).
    }
todo-move = { $player }, te toca.
how-to-move =
    Tus pilas tienen arriba una ficha { $color ->
        [white] blanca
       *[black] negra
    }. Elige una, y luego dónde cae.
todo-elsewhere = Le toca a { $player }.
todo-computer = { $player } está pensando…
todo-computer-for = El motor elige una casilla para { $player }…

## Events

event-taken-back =
    { $with ->
        [computer] { $player } deshace su última jugada.
       *[person] De mutuo acuerdo: { $player } deshace su última jugada.
    }
event-paused =
    { $with ->
        [computer] La partida está en pausa. Para seguir, presiona “Reanudar la partida”.
       *[person] De mutuo acuerdo, la partida está en pausa. Cualquiera de los dos puede presionar “Reanudar la partida”.
    }
event-resumed = { $player } reanudó la partida.
event-time-given = { $giver } le da a { $player } { $time } más.
event-engine-replaced =
    { $color ->
        [white] El motor que jugaba con blancas falló. Sigue { $player }, y la partida es ahora amistosa.
       *[black] El motor que jugaba con negras falló. Sigue { $player }, y la partida es ahora amistosa.
    }
event-engine-stopped = El motor ya no elige jugadas por { $player }.
event-handed-over =
    { $color ->
        [white] { $moderator } reemplazó a { $from } (blancas) por { $player }. Motivo: { $reason }
       *[black] { $moderator } reemplazó a { $from } (negras) por { $player }. Motivo: { $reason }
    }
event-place-lost = Se eliminó el canal o el hilo de esta partida. La partida sigue aquí.
event-now-unrated = La partida es ahora amistosa.

## Clocks

clock-runs = Plazo: { $until }.
clock-runs-until-weekend = Plazo: { $until }, sin contar los fines de semana libres. El próximo empieza { $weekend }.
clock-runs-live =
    { $color ->
        [white] Blancas: { $white }. Negras: { $black }. Plazo de las blancas: { $until }.
       *[black] Blancas: { $white }. Negras: { $black }. Plazo de las negras: { $until }.
    }
clock-muted = El reloj está detenido hasta que pueda publicar el tablero aquí.
clock-paused = La partida está en pausa. Los dos relojes están detenidos.
clock-weekend = El reloj está detenido: { $player } tiene el fin de semana libre. Vuelve a correr { $until }.
clock-vacation = El reloj está detenido: { $player } está de vacaciones.
reminder = { $player }, te toca en la partida { $number } contra { $opponent }. Plazo: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = Partida { $number } contra { $opponent }. Plazo: { $until }.
reminder-link = { $line } [Tablero]({ $url })

## Offers

offer-draw = { $player } propone tablas. { $opponent }, ¿aceptas?
offer-rematch-here = { $player } quiere la revancha. { $opponent }, ¿aceptas?
offer-pause = { $player } pide una pausa: los dos relojes se detienen hasta que alguien reanude la partida. { $opponent }, ¿te parece bien?
offer-takeback =
    { $count ->
        [0] { $player } pide deshacer **{ $ply }**. { $opponent }, ¿te parece bien?
        [one] { $player } pide deshacer **{ $ply }** y la jugada siguiente. { $opponent }, ¿te parece bien?
       *[other] { $player } pide deshacer **{ $ply }** y las { $count } jugadas siguientes. { $opponent }, ¿te parece bien?
    }
offer-was =
    { $kind ->
        [draw] { $player } propuso tablas.
        [takeback] { $player } pidió deshacer una jugada.
        [rematch] { $player } propuso una revancha.
       *[pause] { $player } pidió una pausa.
    }
offer-became =
    { $state ->
        [open] Sigue en pie.
        [accepted] Aceptada.
        [declined] Rechazada.
        [withdrawn] Retirada.
       *[lapsed] Expirada: la partida siguió.
    }
offer-posted = Hecho. Está publicado en el canal.
offer-elsewhere = Hecho. Tu rival recibe la propuesta donde juega.
button-phrases = Decir algo…
phrases-ask = Elige qué decir. Tu rival lo lee en su idioma. Puedes hacerlo una vez por turno y otra después de la partida.
menu-phrases-hint = ¿Qué quieres decir?
phrase-sent = Hecho. Tu rival ve: { $phrase }
phrase-not-received = Tu rival no recibe mensajes así.
refuse-phrase-again = Ya dijiste algo en este turno. Podrás decir algo más cuando cada bando haya jugado.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] ¡Hola! ¡Que te diviertas!
        [luck] ¡Suerte!
        [move] ¡Buena jugada!
        [played] ¡Bien jugado!
        [tomorrow] Vuelvo mañana.
        [away] Perdón por la espera.
        [thanks] ¡Gracias por la partida!
       *[bye] ¡Hasta pronto!
    }
more-actions = ¿Qué quieres hacer?
decide-title = ¿Qué debe pasar con la partida { $number }? Todos verán el motivo.
decide-hint = Decisión
decide-order =
    { $order ->
        [white] Terminar la partida: ganan las blancas
        [black] Terminar la partida: ganan las negras
        [draw] Terminar la partida: tablas
        [void] Anular la partida
        [replace_white] Reemplazar a las blancas
       *[replace_black] Reemplazar a las negras
    }
decide-new-player =
    { $color ->
        [white] ¿Quién juega ahora con blancas?
       *[black] ¿Quién juega ahora con negras?
    }
decide-new-player-hint = Quién entra
form-decide = Moderar la partida { $number }
form-decide-reason = Motivo, visible para todos
button-withdraw = Retirar la propuesta
button-draw = Proponer tablas
button-takeback = Deshacer la jugada
button-abort = Abortar la partida
button-pause = Proponer una pausa
button-resume = Reanudar la partida
button-give = Dar { $time } a tu rival
button-settings = Abrir los ajustes
button-hint = Pista
button-fill = Colocación automática
button-stop-filling = Detener la colocación
button-more = Más…
button-rematch = Proponer revancha
button-play-again = Jugar de nuevo
button-next-level = Siguiente: { $level }

## Vacations

notice-vacation = Se te acabó el tiempo, así que empezaron unas vacaciones automáticas. Tus relojes están detenidos, salvo en partidas en vivo. Las vacaciones se alargan día a día hasta que juegues o no te queden días.
event-vacation = Se acabó el tiempo: { $player } usa un día de vacaciones.
vacation-none = No estás de vacaciones. Para detener tus relojes tres días, usa `/dvonn vacaciones` con `días:3`. Las partidas en vivo siguen.
vacation-until = Estás de vacaciones hasta el { $until } ({ $left }). Tus relojes están detenidos, salvo en partidas en vivo.
vacation-automatic = Se te acabó el tiempo, así que empezaron unas vacaciones automáticas. Terminan: { $until } ({ $left }). Tus relojes están detenidos, salvo en partidas en vivo.
vacation-days = Días de vacaciones que te quedan este año: { $count } de { $of }.
button-vacation-end = Terminar las vacaciones

## Moderators

decision-posted = Hecho. Está publicado en { $place } (partida { $number }).
removed-from-ratings = { $moderator } sacó la partida { $number } ({ $white } contra { $black }) de las puntuaciones. Se recalcularon todas sin ella: mira `/clasificación perfil`. Motivo: { $reason }
role-is = Son moderadores los miembros con el rol { $role } y quienes tengan el permiso “Administrar servidor”. Con `/partida moderar` pueden terminar o anular partidas y reemplazar a jugadores.
role-none = Son moderadores quienes tengan el permiso “Administrar servidor”. Con `/partida moderar` pueden terminar o anular partidas y reemplazar a jugadores.
computer-rated = Las partidas contra la computadora puntúan.
computer-unrated = Las partidas contra la computadora son amistosas.
server-title = **Ajustes del servidor**
server-controls = Los menús y botones actúan al instante. Cada botón muestra el ajuste actual: presiónalo para cambiarlo. El idioma y el tema valen para lo que ve todo el servidor.
server-hint = Lo demás se hace con comandos:
server-command = {"-"} { $command }: { $what }
server-channels = Canales de juego: { $channels }, y sus hilos.
server-channels-all = Se pueden empezar partidas en todos los canales.
server-starters = Solo los miembros con el rol { $role } pueden empezar partidas. Cualquiera puede aceptar un desafío.
server-starters-all = Cualquiera puede empezar partidas.
server-rated = Se permiten partidas puntuadas.
server-unrated = Las partidas nuevas son amistosas. Las puntuadas en curso siguen siéndolo.
server-seeks = Rivales de otros servidores: los miembros pueden usar `/buscar`. Esas partidas nunca cuentan para la clasificación de este servidor.
server-no-seeks = Rivales de otros servidores: `/buscar` está desactivado aquí.
server-ladder-rating = Tipo de clasificación: puntuaciones
server-ladder-places = Tipo de clasificación: puestos
server-ladder-swap = Si gana quien desafía, los dos intercambian los puestos.
server-season-none = Duración de la temporada: sin temporadas
server-season-month = Duración de la temporada: un mes
server-season-quarter = Duración de la temporada: tres meses
server-season-half = Duración de la temporada: seis meses
server-season-year = Duración de la temporada: un año
server-announcements = Canal de anuncios: { $channel }.
server-announcements-none = Sin canal de anuncios.
server-announcements-here = Las temporadas, los torneos y las ligas de este servidor se anunciarán aquí.
server-puzzles = Problema del día: { $channel }.
server-puzzles-none = Sin canal para el problema del día.
server-puzzles-here = El problema del día se publicará aquí.
server-digest = Resumen semanal: { $channel }.
server-digest-none = Sin canal para el resumen semanal.
server-digest-here = El resumen semanal se publicará aquí los lunes.
server-lobby = Sala de espera: { $channel }.
server-lobby-none = Sin sala de espera.
server-lobby-role = La sala de espera avisa a { $role } cuando alguien busca rival.
server-lobby-role-none = La sala de espera no avisa a nadie.
server-picker =
    { $picker ->
        [games] Canales para partidas (ninguno: todos)
        [announcements] Canal de anuncios
        [puzzles] Canal del problema del día
        [digest] Canal del resumen semanal
        [lobby] Canal de la sala de espera
        [moderators] Rol de moderador
        [starters] Rol que puede empezar partidas
       *[told] Rol al que avisa la sala de espera
    }
button-server-clear = Quitar n.º { $number }
button-server-page =
    { $page ->
        [settings] Ajustes
        [channels] Canales
       *[roles] Roles y sala de espera
    }
server-limit =
    { $limit ->
        [limit_opponent] Desafíos abiertos de una persona a otra: { $value } como máximo.
        [limit_threads] Hilos que una persona puede abrir en 10 minutos: { $value } como máximo.
        [limit_tournaments] Torneos sin terminar por organizador: { $value } como máximo. Los moderadores pueden tener 3.
        [limit_tournament_wait] Tiempo entre dos torneos de una persona: { $value ->
            [one] { $value } minuto
           *[other] { $value } minutos
        }. Los moderadores no tienen que esperar.
       *[limit_challenges] Desafíos abiertos de una persona: { $value } como máximo.
    }
server-limits-change = Para cambiar un límite, usa `/dvonn-admin límites` con un número, por ejemplo `hilos:5`.
server-blocked = Bloqueo: { $person }. Motivo: { $reason }
server-blocked-more = Hay más gente bloqueada. La lista completa está en el registro.
person-blocked = { $person } ya no puede empezar ni aceptar partidas en este servidor. Sus partidas en curso siguen. Para deshacerlo, usa `/dvonn-admin desbloquear`.
person-unblocked = { $person } puede volver a empezar y aceptar partidas en este servidor.
button-server-rated =
    { $on ->
        [yes] Partidas puntuadas: sí
       *[no] Partidas puntuadas: no
    }
button-server-computer =
    { $on ->
        [yes] Puntúa vs. computadora: sí
       *[no] Puntúa vs. computadora: no
    }
button-server-seeks =
    { $on ->
        [yes] Rivales de fuera: sí
       *[no] Rivales de fuera: no
    }

## Roles for ladder places and titles

roles-title = **Roles por puestos y títulos.** Los doy y los quito según cambia la clasificación. Solo quito roles que di yo. Para fijar uno, usa `/dvonn-admin roles` con el puesto o el título y el rol.
roles-role = { $name }: { $role }
roles-none = { $name }: sin rol
roles-problem = { $name }: { $role }. {"**"}No puedo darlo.** { $problem }
roles-refused = La última vez, Discord no me dejó dar o quitar un rol. { $reason }
reward =
    { $reward ->
        [first] Primer puesto
        [top_three] Tres primeros puestos
        [top_ten] Diez primeros puestos
        [season] Victoria en la última temporada
        [league] Título de la liga
       *[tournament] Victoria en el último torneo
    }
button-clear-reward =
    { $reward ->
        [first] Sin rol: primer puesto
        [top_three] Sin rol: tres primeros
        [top_ten] Sin rol: diez primeros
        [season] Sin rol: temporada
        [league] Sin rol: liga
       *[tournament] Sin rol: torneo
    }
roles-audit = Puesto o título de la clasificación de DVONN
role-no-permission = Necesito el permiso “Administrar roles”. Dáselo a mi rol en Ajustes del servidor → Roles y vuelve a intentarlo.
role-gone = Ese rol se eliminó. Elige otro.
role-everyone = Todo el mundo tiene ya este rol. Elige otro.
role-managed = { $role } pertenece a una integración, como un bot, y nadie puede darlo. Elige otro rol.
role-not-below-bot = { $role } no está por debajo de mi rol más alto, y Discord no me deja darlo. En Ajustes del servidor → Roles, arrastra mi rol por encima y vuelve a intentarlo.
role-powerful = { $role } permite mandar sobre los demás: { $powers }. Yo no doy roles así. Elige otro rol, o quítale a este esos permisos.
role-moderators = { $role } es mi rol de moderador. Ese no lo doy nunca. Elige otro rol.
role-not-by-person = No puedo dar { $role } por ti, porque tú no puedes darlo: hace falta el permiso “Administrar roles” y un rol más alto. Pídeselo a quien tenga las dos cosas.
role-power =
    { $name ->
        [administrator] “Administrador”
        [manage-server] “Administrar servidor”
        [manage-roles] “Administrar roles”
        [manage-channels] “Administrar canales”
        [manage-webhooks] “Administrar webhooks”
        [manage-expressions] “Administrar expresiones”
        [manage-events] “Administrar eventos”
        [manage-threads] “Administrar hilos”
        [manage-messages] “Administrar mensajes”
        [manage-nicknames] “Administrar apodos”
        [ban] “Banear miembros”
        [kick] “Expulsar miembros”
        [time-out] “Aislar temporalmente a miembros”
        [mute] “Silenciar miembros”
        [deafen] “Ensordecer miembros”
        [move] “Mover miembros”
        [mention-everyone] “Mencionar @everyone, @here y todos los roles”
        [audit-log] “Ver registro de auditoría”
       *[insights] “Ver información del servidor”
    }

## Moderation log

log-title = **Registro de moderación**, lo más reciente primero. Página { $page } de { $pages }.
log-empty = El registro de moderación está vacío.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Motivo: { $reason }
log-channel-added = Agregó { $channel } a los canales de juego.
log-channel-removed = Quitó { $channel } de los canales de juego.
log-role-set = Rol para “{ $name }”: { $role }.
log-role-cleared = Rol para “{ $name }”: ninguno.
log-role-gone = Rol para “{ $name }”: ninguno, porque el rol se eliminó.
log-blocked = Bloqueó a { $person }.
log-unblocked = Desbloqueó a { $person }.
log-ended = Terminó la partida { $number } con un resultado.
log-voided = Anuló la partida { $number }.
log-handed-over = Reemplazó a alguien en la partida { $number }.
log-place-lost = Se eliminó el canal o el hilo de la partida { $number }. La partida espera un hilo nuevo o la decisión de un moderador.
log-backed-up = Descargó una copia de seguridad.
log-tournament-entered = Inscribió a { $player } en el torneo { $number }.
log-tournament-computers = Inscribió a la computadora en el torneo { $number }.
log-tournament-computers-removed = Quitó a la computadora del torneo { $number }.
log-tournament-started = Inició el torneo { $number }.
log-tournament-accepted = Aceptó el match por equipos { $number }.
log-tournament-withdrew =
    { $league ->
        [yes] Retiró a { $player } de la liga.
       *[no] Retiró a { $player } del torneo { $number }.
    }
log-tournament-replaced = Reemplazó a { $player } por { $new } en el torneo { $number }.
log-tournament-reminded =
    { $league ->
        [yes] Le recordó a { $player } una partida de la liga.
       *[no] Le recordó a { $player } una partida del torneo { $number }.
    }
log-tournament-moved = Trasladó el torneo { $number } a otro canal.
log-tournament-ended = Terminó el torneo { $number }.
log-league =
    { $what ->
        [league_paused] Pausó la liga.
        [league_resumed] Reanudó la liga.
        [league_moved] Trasladó la liga a otro canal.
       *[league_closed] Cerró la liga.
    }
log-league-entry-removed = Quitó a { $player } del próximo ciclo de la liga.
button-log-newer = Más recientes
button-log-older = Más antiguas

## End of the game

end-won =
    { $color ->
        [white] **Fin de la partida: { $player } (blancas) gana { $own }–{ $other }.**
       *[black] **Fin de la partida: { $player } (negras) gana { $own }–{ $other }.**
    }
end-close = Por muy poco: solo { $margin } de diferencia.
end-sweep = Victoria total: quien pierde se queda sin pilas.
own-won = {"**"}¡Ganaste { $own }–{ $other }!**
own-lost = {"**"}Perdiste { $own }–{ $other }.**
own-lost-close = {"**"}Perdiste { $own }–{ $other }:** solo { $margin } de diferencia.
own-won-resigned = {"**"}¡Ganaste!** { $loser } se rindió.
own-won-on-time = {"**"}¡Ganaste!** { $loser } agotó el tiempo.
own-resigned = Te rendiste. Gana { $winner }.
own-out-of-time = {"**"}Se te acabó el tiempo.** Gana { $winner }.
own-ending-of = { $player }: { $ending }
end-draw = Fin de la partida: tablas, { $score }–{ $score }.
end-resigned =
    { $color ->
        [white] { $loser } se rinde. Gana { $winner } (blancas).
       *[black] { $loser } se rinde. Gana { $winner } (negras).
    }
end-resigned-deleted =
    { $color ->
        [white] Se rindieron las negras (cuenta eliminada). Gana { $winner } (blancas).
       *[black] Se rindieron las blancas (cuenta eliminada). Gana { $winner } (negras).
    }
end-out-of-time =
    { $color ->
        [white] { $loser } agotó el tiempo. Gana { $winner } (blancas).
       *[black] { $loser } agotó el tiempo. Gana { $winner } (negras).
    }
end-agreed = Fin de la partida: tablas de mutuo acuerdo.
end-awarded =
    { $color ->
        [white] { $moderator } terminó la partida. Gana { $winner } (blancas). Motivo: { $reason }
       *[black] { $moderator } terminó la partida. Gana { $winner } (negras). Motivo: { $reason }
    }
end-awarded-draw = { $moderator } terminó la partida en tablas. Motivo: { $reason }
end-deadline =
    { $color ->
        [white] La ronda terminó, y { $loser } hacía esperar a su rival. Gana { $winner } (blancas).
       *[black] La ronda terminó, y { $loser } hacía esperar a su rival. Gana { $winner } (negras).
    }
end-deadline-draw = La ronda terminó, así que esta partida queda en tablas.
end-voided-elsewhere = Un moderador anuló la partida.
end-voided = { $moderator } anuló la partida. Motivo: { $reason }
end-tournament-over = Fin de la partida sin resultado: su torneo terminó, y los dos bandos los llevaba la computadora.
end-aborted = La partida se abortó y no cuenta.
end-out-of-time-void = { $player } agotó el tiempo antes de que se moviera una pila. La partida no cuenta.
end-left = Fin de la partida sin resultado: alguien dejó el servidor.
end-deleted = Fin de la partida sin resultado: alguien eliminó sus datos.
end-channel = Fin de la partida sin resultado: se eliminó su canal.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}aún provisional
       *[no] {""}
    })
result-expected = El pronóstico favorecía a { $player } ({ $odds } %).
result-even = El pronóstico estaba igualado.
result-part =
    { $part ->
        [2] Esta partida cuenta la mitad: estas dos personas ya habían jugado { $before } partidas entre sí en los 30 días anteriores.
        [4] Esta partida cuenta un cuarto: estas dos personas ya habían jugado { $before } partidas entre sí en los 30 días anteriores.
       *[other] Esta partida cuenta 1/{ $part }: estas dos personas ya habían jugado { $before } partidas entre sí en los 30 días anteriores.
    }
result-short = Esta partida no cuenta para la clasificación: tuvo menos de { $moves } jugadas tras la colocación.
result-second-timeout = Esta partida no cuenta para la clasificación. Si alguien está ausente y pierde varias partidas por tiempo, solo cuenta la primera en 24 horas.
result-voided = Esta partida no cuenta para la clasificación: un moderador la sacó de las puntuaciones.

score =
    { $wins ->
        [one] { $wins } ganada
       *[other] { $wins } ganadas
    }, { $draws } tablas, { $losses ->
        [one] { $losses } perdida
       *[other] { $losses } perdidas
    }
record-all =
    { $games ->
        [one] { $games } partida: { $score }
       *[other] { $games } partidas: { $score }
    }
record-color =
    { $color ->
        [white] Con blancas: { $score }
       *[black] Con negras: { $score }
    }
record-setup =
    { $setup ->
        [full] Todo a mano: { $score }
        [reds] Rojas a mano: { $score }
        [random] Aleatoria: { $score }
        [symmetric] Simétrica: { $score }
        [cut] Reparto y elección: { $score }
       *[given] Posición dada: { $score }
    }

top-title =
    { $list ->
        [computer] **Clasificación del servidor**: niveles de la computadora
        [world] { $players ->
            [one] **Clasificación mundial**: { $players } persona
           *[other] **Clasificación mundial**: { $players } personas
        }
       *[people] { $players ->
            [one] **Clasificación del servidor**: { $players } persona
           *[other] **Clasificación del servidor**: { $players } personas
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · { $games } partida
       *[other] **{ $place }** · { $player } · { $rating } · { $games } partidas
    }
top-own = … { $row }
top-order = -# Por puntuación menos dos veces el ±, así que unas pocas victorias con suerte no te ponen arriba. ? = provisional.
top-empty = La clasificación está vacía. Se abre con la primera partida puntuada entre dos personas. Empieza una con `/dvonn desafiar` y `puntuada:True`.
top-all-idle = Hace 60 días que no cuenta aquí ninguna partida puntuada, así que la clasificación está vacía. Empieza una con `/dvonn desafiar` y `puntuada:True`. Para temporadas pasadas, usa `/clasificación temporada`.
top-no-computer = La computadora no ha jugado aquí ninguna partida puntuada. Sus partidas solo puntúan si el servidor lo permite.
top-no-game = { $player } aún no tiene puesto: no ha contado ninguna de sus partidas puntuadas.
top-empty-world = Nadie de la clasificación mundial jugó en los últimos 60 días. Cuentan para ella las partidas puntuadas que empiezan con `/buscar` y `puntuada:True`.
top-not-joined = { $player } no está en la clasificación mundial. Para entrar, usa `/buscar` con `puntuada:True` y termina una partida.
world-left = Hecho. Ya no estás en la clasificación mundial. Guardo tu puntuación por si vuelves con `/buscar` y `puntuada:True`. Para eliminarla, usa `/privacidad eliminar`.
world-not-joined = No estás en la clasificación mundial, así que no hay de dónde salir.
top-idle = { $player } no tiene puesto: 60 días sin partidas puntuadas. La próxima se lo devuelve.
table-ladder =
    { $list ->
        [computer] Clasificación de DVONN: computadora
        [world] Clasificación mundial de DVONN
       *[people] Clasificación de DVONN
    }
table-page = Página { $page } de { $pages }
table-order = por puntuación menos dos veces el ±
table-player = Nombre
table-rating = Puntuación
table-floor = Mín.
table-games = Partidas
alt-table = Tabla: { $title }. Columnas: { $columns }. Filas: { $rows }.
alt-table-place = Puesto

profile-title = **{ $player }** · { $rating }
profile-place = Puesto { $place } por puntuación
profile-challenge-place = Puesto { $place } de la clasificación
profile-idle = Sin puesto (60 días sin partidas puntuadas)
profile-no-place = Aún sin puesto
profile-titles =
    { $more ->
        [0] Títulos: { $titles }
       *[other] Títulos: { $titles }, y { $more } más
    }
profile-title-of-season =
    { $place ->
        [1] primer puesto en la temporada { $season }
        [2] segundo puesto en la temporada { $season }
       *[3] tercer puesto en la temporada { $season }
    }
profile-league-title = título de { $name } (ciclo { $cycle })
profile-lessons = 🎓 Terminó todas las lecciones de `/aprender`
profile-provisional = {"-#"} “?” significa provisional: la puntuación aún es una estimación. Con unas cuantas partidas puntuadas más, deja de serlo.
profile-last = Últimas partidas:
button-people = Favorito, ignorar…
people-about =
    { $state ->
        [favourite] { $player } está entre tus favoritos.
        [ignored] Ignoras a { $player }: nada de partidas nuevas entre los dos, salvo en torneos y por puestos.
       *[none] { $player }: puedes agregar a esta persona a tus favoritos o ignorarla. Las personas que ignoras no pueden jugar partidas nuevas contigo, y no se enteran.
    }
button-ignore =
    { $on ->
        [yes] Ignorar
       *[no] Dejar de ignorar
    }
button-favourite =
    { $on ->
        [yes] Agregar a favoritos
       *[no] Quitar de favoritos
    }
people-title = Solo tú ves estas listas.
people-favourites = Favoritos: { $people }
people-no-favourites = Favoritos: ninguno. Agrégalos desde sus perfiles.
people-ignored = Ignorados: { $people }
people-none-ignored = Ignorados: nadie
menu-people-challenge = Desafiar a un favorito
menu-people-remove = Quitar un favorito
menu-people-stop = Dejar de ignorar a alguien
button-people-page = Ignorados { $first }–{ $last }
refuse-not-now = Ahora no puedes jugar con esta persona. Elige otro rival.
refuse-too-many-favourites = Ya tienes { $most } favoritos. Quita uno primero.
profile-game =
    { $outcome ->
        [win] - victoria contra { $opponent }: { $step } (partida { $number })
        [draw] - tablas con { $opponent }: { $step } (partida { $number })
       *[loss] - derrota contra { $opponent }: { $step } (partida { $number })
    }
profile-none = { $player } aún no tiene aquí resultados en partidas puntuadas. Para jugar una, usa `/dvonn desafiar` con `puntuada:True`.
profile-none-of-computer = { $player } aún no tiene aquí resultados en partidas puntuadas. Sus partidas solo puntúan si el servidor lo permite.
profile-of-bot = Los bots no tienen perfil. Para la computadora, usa la opción `nivel`.
profile-none-of-you = Aún no tienes aquí resultados en partidas puntuadas. Empieza una con `/dvonn desafiar` y `puntuada:True`. Después verás aquí tu puntuación, tu balance y tu mejor victoria.
profile-one = Indica una persona en `persona` o un nivel en `nivel`, no las dos cosas.
caption-profile = Puntuación en este servidor, con el margen probable
fact-place = Clasificación
fact-games = Partidas
fact-streak = Racha más larga
fact-best-win = Mejor victoria
fact-global = Puntuación mundial
fact-puzzles = Puntuación en problemas
fact-won-against = { $opponent } ({ $rating }), partida { $number }
fact-streak-now = { $longest }, ahora { $now }
alt-profile =
    { $games ->
        [one] Gráfico de línea: puntuación de { $name } en este servidor, en una banda con el margen probable. Empieza en { $first } y, tras { $games } partida, es { $rating }. Debajo: { $facts }.
       *[other] Gráfico de línea: puntuación de { $name } en este servidor en las últimas { $games } partidas, en una banda con el margen probable. Empieza en { $first }, se mantiene entre { $least } y { $most }, y ahora es { $rating }. Debajo: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Partidas de las últimas { $weeks } semanas**: { $games }, { $rated ->
            [0] amistosa
           *[other] puntuada
        }
       *[other] **Partidas de las últimas { $weeks } semanas**: { $games } (puntuadas: { $rated })
    }
activity-busiest =
    { $games ->
        [one] Semana más activa: la del { $monday } ({ $games } partida,
       *[other] Semana más activa: la del { $monday } ({ $games } partidas,
    } { $people ->
        [0] solo computadora)
        [one] { $people } persona)
       *[other] { $people } personas)
    }
activity-this-week =
    { $games ->
        [0] Esta semana: aún ninguna partida
        [one] Esta semana: { $games } partida
       *[other] Esta semana: { $games } partidas
    }
activity-none = En las últimas { $weeks } semanas no terminó aquí ninguna partida. Empieza una con `/dvonn desafiar`.
activity-empty = Aún no hay partidas
table-activity = Partidas en este servidor
activity-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
activity-rated = Partidas puntuadas
activity-others = Partidas amistosas
activity-people = Personas
caption-activity = Partidas terminadas por semana, de lunes a domingo (UTC)
alt-activity = Gráfico de barras: partidas terminadas en este servidor en cada una de { $weeks } semanas, desde { $first } hasta esta. De cada semana, su lunes y luego partidas puntuadas, amistosas y personas: { $entries }. Las semanas que faltan no tuvieron partidas.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Gráfico de barras: { $weeks } semanas desde { $first } hasta esta, sin partidas.

versus-title = **{ $one } contra { $other }**
versus-none = Aún no han terminado aquí ninguna partida puntuada entre sí.
versus-record = Resultados de { $player }:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: aún sin partidas puntuadas, así que el pronóstico supone una puntuación inicial
versus-odds = Pronóstico de hoy: { $player } { $odds } %.
versus-last = Últimas partidas:
versus-game =
    { $outcome ->
        [win] - { $at } · partida { $number } · { $player } ganó con { $color ->
            [white] blancas
           *[black] negras
        }: { $step }
        [draw] - { $at } · partida { $number } · { $player } hizo tablas con { $color ->
            [white] blancas
           *[black] negras
        }: { $step }
       *[loss] - { $at } · partida { $number } · { $player } perdió con { $color ->
            [white] blancas
           *[black] negras
        }: { $step }
    }
versus-same-player = Es la misma persona dos veces. Elige a dos distintas, o a una para compararla contigo.

record-title = **Partidas puntuadas de este servidor**
record-title-of = **Partidas puntuadas de { $player } en este servidor**
record-none = Aún no ha terminado ninguna partida puntuada en este servidor. Empieza una con `/dvonn desafiar` y `puntuada:True`.
record-none-of = { $player } aún no ha terminado ninguna partida puntuada en este servidor.
record-game =
    { $outcome ->
        [win] { $at } · partida { $number } · { $one } le ganó a { $other }
       *[draw] { $at } · partida { $number } · { $one } y { $other }: tablas
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (cuenta 1/{ $part })
    }
record-uncounted = { $game }: no cuenta ({ $reason })
uncounted-short = demasiado corta
uncounted-second-timeout = otra derrota por tiempo en 24 horas
uncounted-voided = la sacó un moderador
button-newest = Las más recientes
button-newer = Más recientes
button-older = Más antiguas

## Seasons

season-current = **Temporada { $number }**: { $from } – { $until } (termina { $rest })
season-without-end = **Temporada { $number }**: desde el { $from }, sin fecha de fin
season-ended = **Temporada { $number }**: { $from } – { $until }, tabla final
season-short = -# Las temporadas siguen el calendario. Esta primera es más corta, porque empezó con la primera partida puntuada.
season-empty = Esta temporada aún no ha contado ninguna partida puntuada.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = La primera partida puntuada entre dos personas abre la primera temporada. Empieza una con `/dvonn desafiar` y `puntuada:True`.
season-unknown = Aquí no hay temporada { $number }. `/clasificación temporada` muestra la actual.
season-over = **La temporada { $number } terminó.**
season-title =
    { $place ->
        [1] 🥇 { $player } gana la temporada { $number }.
        [2] 🥈 Segundo puesto: { $player }.
       *[3] 🥉 Tercer puesto: { $player }.
    }
season-over-more = Para ver la tabla completa, usa `/clasificación temporada` con `número:{ $number }`. Ya empezó la siguiente temporada. Las puntuaciones se conservan.
table-season = Temporada { $number }
table-wins = Gan.
table-draws = Tablas
table-losses = Perd.

## Challenge ladder

places-title =
    { $people ->
        [one] **Clasificación del servidor**, por puestos: { $people } persona
       *[other] **Clasificación del servidor**, por puestos: { $people } personas
    }
places-own = { $player } está en el puesto { $place }. Para subir, desafía con `/clasificación desafiar` a alguien hasta tres puestos por encima. Si ganas, los puestos se intercambian.
places-none = { $player } no tiene puesto ahora. Para conseguir uno, desafía con `/clasificación desafiar` a alguien de los tres últimos puestos.
places-empty = La clasificación está vacía. Desafía a alguien con `/clasificación desafiar`: con esa partida, las dos personas consiguen puesto.
table-places = Clasificación de DVONN, por puestos

refuse-place-none = La clasificación de este servidor va por puntuaciones, no por puestos. Usa `/dvonn desafiar`.
refuse-place-self = No puedes desafiarte. { $allowed }
refuse-place-answered = Ahora no puedes aceptar este desafío. { $why }
refuse-place-no-place = { $opponent } no tiene puesto en la clasificación, o lleva 60 días sin jugar. { $allowed }
refuse-place-below =
    { $who ->
        [you] No puedes desafiar a { $opponent }: está por debajo de ti. En cambio, { $opponent } sí puede desafiarte.
       *[other] { $opponent } está ahora por debajo de { $challenger }.
    } { $allowed }
refuse-place-far = { $opponent } está demasiado arriba. Con un desafío se suben como máximo { $places } puestos. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Juegas por un puesto en la partida { $number } contra { $opponent }. Termínala primero.
           *[challenge] Ya desafiaste a { $opponent } por su puesto. Cancela ese desafío o espera la respuesta.
        }
       *[other] { $what ->
            [game] { $challenger } juega por un puesto en la partida { $number } contra { $opponent }.
           *[challenge] { $challenger } desafió a { $opponent } por su puesto.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } ya tiene { $others } desafío. Espera a que termine, o desafía a otra persona.
       *[other] { $opponent } ya tiene { $others } desafíos. Espera a que termine uno, o desafía a otra persona.
    }
refuse-place-soon = { $challenger } y { $opponent } jugaron por un puesto hace menos de una semana. Podrán volver a hacerlo a partir del { $until }.
place-may-challenge =
    { $who ->
        [you] Puedes desafiar a: { $people }.
       *[other] { $challenger } puede desafiar a: { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] No hay nadie por encima de ti, pero pueden desafiarte.
       *[other] No hay nadie por encima de { $challenger }.
    }
challenge-for-place = Esta partida es por puestos de la clasificación: si gana quien desafía, los dos intercambian los puestos.
place-stake = Esta partida es por puestos de la clasificación: si gana { $challenger }, cambia su puesto con { $opponent }.
place-swapped = **{ $winner } le quita a { $loser } el puesto { $place } de la clasificación.**
place-kept = Los puestos de la clasificación no cambian.
place-swap-stays = El intercambio de puestos no se deshace: la clasificación cambió desde esa partida.


## Captions of pictures

caption-move =
    { $color ->
        [white] Juegan blancas
       *[black] Juegan negras
    }
caption-passed =
    { $color ->
        [white] Las blancas pasan
       *[black] Las negras pasan
    }
caption-isolates = { $ply }, aísla { $count }
caption-captures = { $ply }, captura { $count }
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] Las blancas colocan una ficha
       *[black] Las negras colocan una ficha
    }
caption-place-red =
    { $color ->
        [white] Las blancas colocan una roja
       *[black] Las negras colocan una roja
    }
caption-won =
    { $color ->
        [white] Las blancas ganan por { $margin }
       *[black] Las negras ganan por { $margin }
    }
caption-draw = Tablas
caption-won-early =
    { $color ->
        [white] Ganan las blancas
       *[black] Ganan las negras
    }
caption-resigned =
    { $color ->
        [white] Las blancas se rinden
       *[black] Las negras se rinden
    }
caption-timed-out =
    { $color ->
        [white] Las blancas agotan el tiempo
       *[black] Las negras agotan el tiempo
    }
caption-void = Sin resultado
caption-sample = Muestra: tu tablero con negras · { $ply }
caption-preview = Vista previa: { $ply }

## Placing and moving with buttons

button-row = Fila { $row }
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}con roja
       *[no] {""}
    }
menu-stack-hint = Elige la pila que quieres mover
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: ficha suelta, con una roja
           *[no] { $cell }: ficha suelta
        }
       *[other] { $red ->
            [yes] { $cell }: pila de { $height }, con una roja
           *[no] { $cell }: pila de { $height }
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
pick-cell =
    Elige una casilla de la fila { $row }. { $red ->
        [yes] La ficha roja se coloca al instante.
       *[no] Tu ficha se coloca al instante.
    }
pick-stack = ¿Qué pila quieres mover?
pick-destination = ¿Adónde va **{ $cell }**? Primero ves una vista previa.
pick-destination-at-once = ¿Adónde va **{ $cell }**? La jugada se hace al instante.
confirm-ply = Vista previa: **{ $ply }**
confirm-score = Marcador tras esta jugada: blancas { $white }, negras { $black }. ¿La juegas?
button-confirm = Jugar
button-back = Atrás
button-another-stack = Otra pila
you-moved = Jugaste **{ $ply }**.
you-moved-with-effect = Jugaste **{ $ply }**: { $effects }.
you-placed =
    { $red ->
        [yes] Colocaste una ficha roja en **{ $cell }**.
       *[no] Colocaste una ficha en **{ $cell }**.
    }

## Previews

preview-title = Vista previa: no se jugó nada.
preview-move = { $player }: **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player }: ficha roja en **{ $cell }**.
        [white] { $player }: ficha blanca en **{ $cell }**.
       *[black] { $player }: ficha negra en **{ $cell }**.
    }
preview-pass = { $player }: sin jugada posible, pasa.
preview-score = Marcador después de eso: blancas { $white }, negras { $black }.
preview-next-moves =
    { $moves ->
        [one] Siguiente turno: { $player }, { $moves } jugada posible ({ $other }).
       *[other] Siguiente turno: { $player }, { $moves } jugadas posibles ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player }: ninguna si fuera su turno
        [one] { $player }: { $moves } si fuera su turno
       *[other] { $player }: { $moves } si fuera su turno
    }
preview-next-passes =
    { $moves ->
        [one] Siguiente turno: { $player } (sin jugada posible, pasa). Después: { $other }, { $moves } jugada posible.
       *[other] Siguiente turno: { $player } (sin jugada posible, pasa). Después: { $other }, { $moves } jugadas posibles.
    }
preview-next-place =
    { $piece ->
        [red] Siguiente turno: { $player }, ficha roja.
        [white] Siguiente turno: { $player }, ficha blanca.
       *[black] Siguiente turno: { $player }, ficha negra.
    }
preview-next-dealt = Luego: el resto del tablero se llena al azar.
preview-won = Con eso termina la partida. { $player }: victoria por { $margin } ({ $own }–{ $other }).
preview-draw = Con eso termina la partida: tablas, { $score }–{ $score }.

preview-empty = Escribe una jugada, como `D3F3`, o varias, como `D3F3 E4E5`.
preview-too-long = Una vista previa tiene { $most } jugadas como máximo. Quita las últimas.
preview-unknown-word = `{ $word }` no es ni una casilla como `D3` ni una jugada como `D3F3`. Elige entre las sugerencias mientras escribes.
preview-half-a-move = { $cell } es solo media jugada. Agrega la casilla de destino, como `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] Las blancas no pueden jugar `{ $ply }`. { $rule } Elige entre las sugerencias mientras escribes.
           *[black] Las negras no pueden jugar `{ $ply }`. { $rule } Elige entre las sugerencias mientras escribes.
        }
       *[other] { $color ->
            [white] Jugada { $number }: las blancas no pueden jugar `{ $ply }`. { $rule } Elige entre las sugerencias mientras escribes.
           *[black] Jugada { $number }: las negras no pueden jugar `{ $ply }`. { $rule } Elige entre las sugerencias mientras escribes.
        }
    }
preview-dealt = Tras la última ficha roja, el resto del tablero se llena al azar. Termina ahí tu vista previa.

## Hints and analyses

hint-title =
    { $count ->
        [one] Solo tienes una jugada posible:
       *[other] Tus mejores jugadas:
    }
hint-title-placing = Las mejores casillas para tu ficha:
hint-not-played = Todavía no se ha jugado ninguna. Solo tú ves esto.
button-play-this = Jugar { $letter }: { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] más o menos igual
        [chance] alrededor de un { $number } % de probabilidades de ganar
        [win] victoria por { $number }
        [draw] tablas
       *[loss] derrota por { $number }
    }
effect-next-to-red = junto a una roja
effect-at-edge = en el borde
effect-can-capture-red = después puede capturar la roja de { $cells }
effect-ends-game = termina la partida
effect-leaves-no-move =
    { $color ->
        [white] deja a las blancas sin jugada
       *[black] deja a las negras sin jugada
    }
analysis-game = Partida { $number }.
analysis-plies = Tras la jugada { $number } de { $count }.
analysis-worth =
    { $color ->
        [white] **Juegan blancas: { $worth }.**
       *[black] **Juegan negras: { $worth }.**
    }
analysis-variation = Variante: { $line }
analysis-then = -# luego { $line }
analysis-then-end = -# luego { $line }. Después termina la partida: blancas { $white }, negras { $black }.
analysis-end = -# Después termina la partida: blancas { $white }, negras { $black }.
analysis-over = {"**"}La partida terminó: blancas { $white }, negras { $black }.**
analysis-shared = { $player } muestra un análisis:
verdict-best = {"**"}{ $ply }** es la mejor jugada.
verdict-forced = {"**"}{ $ply }** es la única jugada posible.
verdict-as-good = {"**"}{ $ply }** es más o menos tan buena como la mejor, **{ $better }**.
verdict-worse =
    Con **{ $ply }**, { $color ->
        [white] las blancas
       *[black] las negras
    } pasan de { $before } a { $after }{ $points ->
        [0] .
        [one] {" "}(cuesta un { $points } %).
       *[other] {" "}(cuesta un { $points } %).
    }
verdict-loses =
    En la secuencia A, { $color ->
        [white] las blancas
       *[black] las negras
    } pierden { $losses }.
verdict-captured =
    { $height ->
        [1] la ficha suelta de { $cell }
       *[other] la pila de { $height } de { $cell }
    }
verdict-isolated =
    { $count ->
        [one] { $count } ficha aislada
       *[other] { $count } fichas aisladas
    }
verdict-score = Marcador tras la secuencia A: blancas { $white }, negras { $black }. Antes de la jugada: blancas { $before_white }, negras { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Ya probada
menu-variation-hint = Jugar una de las mejores, o una ya probada…
menu-variation-stack-hint = ¿Por qué no otra jugada? Elige una pila
menu-variation-row-hint = ¿Por qué no otra casilla? Elige una fila
variation-stack = ¿Adónde va **{ $cell }**? Verás cuánto cuesta la jugada, y por qué.
variation-row = ¿Qué casilla de la fila { $row }? Verás cuánto cuesta.
analysis-effort =
    { $depth ->
        [one] -# Profundidad de búsqueda: { $depth } jugada.
       *[other] -# Profundidad de búsqueda: { $depth } jugadas.
    }
analyse-what = Aquí no hay partida. Indica `partida` (un número o unas jugadas) o `posición`.
advice-rated = Esta partida es puntuada, así que no doy consejos. `/partida vista` muestra qué hace una jugada. Después de la partida, `/dvonn analizar` muestra las mejores.
advice-over = En esta posición nadie puede mover: blancas { $white }, negras { $black }. Para una posición anterior de una partida, usa `/dvonn analizar` con `tras`, el número de jugadas.
advice-in-tournament = Esta partida es de torneo, así que no doy consejos. `/partida vista` muestra qué hace una jugada. Después de la partida, `/dvonn analizar` muestra las mejores.
advice-of-serious-game = Esta posición se parece demasiado a la partida { $number }, una puntuada o de torneo que estás jugando. Hasta que termine, no puedo analizarla ni jugarla contigo. Elige otra posición u otra jugada.
advice-of-running = Esta posición se parece demasiado a la partida { $number }, que sigue en curso aquí. Hasta que termine, no publico su análisis.
advice-not-of-running = Esta partida sigue en curso. Si es amistosa y no es de torneo, puede analizarla ahora quien tenga el turno. Después de la partida, cualquiera.
advice-two-subjects = Indica una posición o una partida, no las dos. La opción `tras` necesita una partida.
advice-no-such-ply =
    { $plies ->
        [one] Esta partida tiene { $plies } jugada, así que `tras` debe ser 0 o 1.
       *[other] Esta partida tiene { $plies } jugadas, así que `tras` debe ir de 0 a { $plies }.
    }

## Settings

language-name = Español (Latinoamérica)

settings-title = **Tus ajustes**
settings-scope = El aspecto de los tableros solo cambia para ti: los públicos siguen los ajustes del servidor. Lo demás vale para todas tus partidas.
settings-hint =
    { $choice ->
        [orientation] Tablero
        [theme] Tema
        [size] Tamaño de imagen
        [notation] Notación
        [reminders] Recordatorios
        [ladder] Tipo de clasificación
        [season] Duración de la temporada
       *[language] Idioma
    }
settings-orientation =
    { $value ->
        [white] Tablero: las blancas abajo, como en el canal
        [own] Tablero: mi bando abajo
       *[black] Tablero: las negras abajo
    }
settings-theme =
    { $value ->
        [server] Tema: el de cada servidor
        [wood] Tema: madera clara
        [slate] Tema: pizarra oscura
        [paper] Tema: negro sobre blanco, para imprimir
        [contrast] Tema: alto contraste
       *[colour-blind] Tema: apto para daltonismo (las blancas y las negras tienen formas distintas)
    }
settings-size =
    { $value ->
        [small] Tamaño de imagen: pequeño, para el celular
        [normal] Tamaño de imagen: mediano
       *[large] Tamaño de imagen: grande
    }
settings-notation =
    { $value ->
        [joined] Notación: D3F3
        [dash] Notación: D3-F3
       *[arrow] Notación: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Recordatorios: en el canal de la partida
        [direct] Recordatorios: por mensaje directo
       *[off] Recordatorios: ninguno
    }
settings-language = Idioma: { $name }
settings-language-discord = Idioma: como en Discord
settings-confirm =
    { $on ->
        [yes] Jugadas: primero vista previa
       *[no] Jugadas: al instante
    }
settings-only-ply =
    { $on ->
        [yes] Jugadas forzadas: las hago por ti
       *[no] Jugadas forzadas: las haces tú
    }
settings-vacation =
    { $on ->
        [yes] Vacaciones: empiezan solas cuando se te acaba el tiempo, día a día, hasta que juegues o no te queden días
       *[no] Vacaciones: solo con `/dvonn vacaciones`
    }
settings-weekends =
    { $on ->
        [yes] Fines de semana libres: tus relojes se detienen los sábados y domingos, salvo en partidas en vivo
       *[no] Fines de semana libres: ninguno
    }
settings-takebacks =
    { $on ->
        [yes] Deshacer jugadas: permitido, salvo que ya hayas respondido a la jugada
       *[no] Deshacer jugadas: tu rival te lo pide
    }
settings-milestones =
    { $on ->
        [yes] Hitos, como una primera victoria: te los cuento una sola vez y en privado
       *[no] Hitos, como una primera victoria: no los menciono
    }
settings-phrases =
    { $on ->
        [yes] Frases de rivales de otros servidores: visibles
       *[no] Frases de rivales de otros servidores: ocultas
    }
settings-next-weekend = Próximo fin de semana libre: del { $begins } al { $ends } ({ $zone }). Si cambias esto o tu zona horaria, solo cuenta para los fines de semana que empiecen al menos una semana después.
settings-quiet = Horas de silencio: { $hours } ({ $zone })
settings-no-quiet = Horas de silencio: ninguna
settings-summary = Lista diaria de partidas que te esperan, por mensaje directo: { $time } ({ $zone })
settings-no-summary = Lista diaria de partidas que te esperan: ninguna
button-settings-confirm =
    { $on ->
        [yes] Primero vista previa
       *[no] Jugar al instante
    }
button-settings-only-ply =
    { $on ->
        [yes] Jugar forzadas por mí
       *[no] Jugar yo las forzadas
    }
button-settings-vacation =
    { $on ->
        [yes] Vacaciones automáticas
       *[no] Sin vacaciones automáticas
    }
button-settings-play = Recordatorios, idioma…
button-settings-boards = Tableros y jugadas…
button-settings-weekends =
    { $on ->
        [yes] Fines de semana libres
       *[no] Sin fines de semana libres
    }
button-settings-takebacks =
    { $on ->
        [yes] Permitir deshacer jugadas
       *[no] Que el rival pida deshacer
    }
button-settings-milestones =
    { $on ->
        [yes] Contarme mis hitos
       *[no] No mencionar hitos
    }
button-settings-phrases =
    { $on ->
        [yes] Mostrar frases de rivales
       *[no] Ocultar frases de rivales
    }
button-settings-quiet = Zona horaria y silencio…
button-settings-people = Favoritos, ignorados…
form-quiet = Zona horaria, silencio y lista diaria
form-quiet-hours = Horas de silencio, de–a (vacío: ninguna)
form-summary = Hora de la lista diaria (vacío: sin lista)
form-quiet-zone = Tu zona horaria
refuse-quiet-hours = `{ $input }` no es un intervalo de horas. Escríbelo como `22:00-07:00`, o déjalo en blanco.
refuse-summary-time = `{ $input }` no es una hora. Escríbela como `07:30`, o déjalo en blanco.
refuse-time-zone = `{ $input }` no es una zona horaria conocida. Usa un nombre como `Europe/Berlin`, `America/New_York` o `UTC`.

## Plans.

form-plan-title = Planear tus colocaciones
form-plan-wishes = Casillas, por orden de preferencia
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Detener si tu rival coloca aquí (opcional)
form-plan-stops-hint = near reds, D3; after 5: tras 5 fichas tuyas
plan-is = **Tu plan**: `{ $wishes }`
plan-stops = Reglas para detenerlo: `{ $stops }`
plan-takes = Después, si quedan libres: { $cells }
plan-takes-then-best = Después, si quedan libres: { $cells }; luego elige el motor
plan-takes-best = Después: elige el motor
plan-takes-nothing = Todas las casillas de tu plan están ocupadas.
plan-played = Jugado según lo planeado. Tu plan terminó.
plan-not-playable = Nada de tu plan se podía jugar, así que se eliminó.
fill-is = En { $seconds } segundos empiezo a colocar el resto de tus fichas, una por turno. Puedes detenerme cuando quieras.
fill-stopped = Me detuve. Ahora colocas tú tus fichas.
fill-done = Todas las fichas están colocadas.
plan-none = No tienes plan. Para hacer uno, usa `/dvonn plan`.
button-plan = Planear colocaciones…
button-edit = Editar
button-delete = Eliminar
button-try-again = Volver a intentarlo
form-written = Escribiste:

plan-empty = Un plan necesita al menos una casilla, por ejemplo `D3 E4, near reds, row 3`.
plan-too-long = Cada campo admite { $most } caracteres como máximo. Para ahorrar espacio, usa palabras que abarcan muchas casillas: `row 3`, `edge` o `anywhere`.
plan-unknown-word = No conozco la palabra `{ $word }` en un plan. Usa casillas como `D3` o `A1-E1`, o bien `row 3`, `column D`, `edge`. También valen `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = `row` necesita un número del 1 al 5, como `row 3`.
plan-column-letter = `column` necesita una letra de la A a la K, como `column D`.
plan-near-what = `near` necesita `reds`, `own`, `theirs` o una casilla, como `near D3`.
plan-line-end = Tras el guion, escribe la última casilla, como `A1-E1`.
plan-not-a-line = { $from } y { $to } no están en línea recta. Escribe las casillas una a una, o dos que estén en una, como `A1-E1`.
plan-best-serious = En una partida puntuada o de torneo, `best` no vale. Usa `anywhere`, que empieza por el centro del tablero.
plan-count = `after` necesita un número del 1 al 49, como `after 5`.
plan-no-cell-first = Empieza por la casilla de este turno, como D3. El resto será tu plan.

## Conditional moves.

form-if-title = Si juega esto, juego aquello
form-if-lines =
    { $first ->
        [mine] Una secuencia por línea: mía, suya, mía…
       *[theirs] Una secuencia por línea: suya, mía, suya…
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: juego D3; si juega E4, juego F2. * vale por cualquier otra casilla
           *[theirs] D3 E4: si juega D3, juego E4. * E5: si no, juego E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: juego D3F3; si juega E4E5, juego C1C3. *: cualquier otra. resign: me rindo
           *[theirs] D3F3 E4E5: si juega D3F3, juego E4E5. * C1C3: si no, juego C1C3. resign: me rindo
        }
    }
if-are = **Tus jugadas condicionales.** Tus jugadas van tras los dos puntos; { "*" } significa cualquier otra respuesta.
if-resigns = Si una secuencia termina en `resign`, me rindo por ti.
if-waits = Juega primero { $ply }. Estas jugadas esperan después la respuesta de tu rival.
if-none = No tienes jugadas condicionales. Para preparar alguna, usa `/dvonn condicionales`.
button-conditions = Jugadas condicionales…
button-add-conditions = Agregar condicionales

if-empty = Escribe al menos una línea, por ejemplo `D3F3 E4E5`: si juega D3F3, juego E4E5.
if-too-long = Las jugadas condicionales admiten { $most } caracteres en total como máximo. Quita las menos probables.
if-too-many = Tienes { $found } secuencias. El máximo es { $most }. Quita las menos probables.
if-too-deep = La línea { $line } tiene más de { $most } jugadas. Acórtala.
if-unknown-word = Línea { $line }: `{ $word }` no es ni una casilla como `D3`, ni una jugada como `D3F3`, ni `*` para cualquier otra.
if-no-such-cell = Línea { $line }: no existe la casilla `{ $word }`. { $cells }
if-pass = Línea { $line }: quita el pase. Yo paso por ti.
if-half-a-move = Línea { $line }: { $cell } es solo media jugada. Agrega la casilla de destino, como `D3F3`.
if-any-of-mine = Línea { $line }: `*` solo vale para las jugadas de tu rival. Escribe tu jugada completa.
if-resigns-unprovoked = Línea { $line }: `resign` debe ir después de una jugada de tu rival.
if-illegal-mine = Línea { $line }: no puedes jugar { $ply } en ese momento. { $reason }
if-illegal-theirs = Línea { $line }: tu rival no puede jugar { $ply } en ese momento. Revisa el tablero, y de quién es cada turno.
if-after-the-end = La línea { $line } sigue tras el final de la partida. Acórtala.
if-no-answer = La línea { $line } termina con una jugada de tu rival. Agrega tu respuesta, o quita esa jugada.
if-two-answers = Las líneas { $first } y { $second } dan dos respuestas a las mismas jugadas. Deja una.

## Private notices

notice-title = Partida { $number } contra { $opponent }:
notice-board = [Tablero]({ $url })
notice-branch-dropped = Tu jugada condicional **{ $answer }** no se podía jugar, así que se eliminaron las condicionales. { $reason }
notice-branch-dropped-after = Tu respuesta a { $after }, **{ $answer }**, no se podía jugar, así que se eliminaron las condicionales. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] Se deshizo una jugada, así que eliminé tus jugadas condicionales.
        [dealt] Se llenó el tablero, así que eliminé tus jugadas condicionales.
       *[rated_game] Esta partida llegó a parecerse demasiado a una partida puntuada tuya, así que eliminé tus jugadas condicionales.
    } Para preparar otras, usa `/dvonn condicionales` en el canal de la partida. Las anteriores:
notice-plan-stopped = Tu plan se detuvo: tu rival colocó en **{ $cell }** (`{ $rule }`).
notice-plan-left = Sin colocar: `{ $plan }`. Reglas para detenerlo: `{ $stops }`. Para un plan nuevo, usa `/dvonn plan` en el canal de la partida.
notice-muted =
    No tengo permiso para publicar en { $channel }, así que no puedo mostrar allí el tablero. Pídele a un moderador que me dé { $place ->
        [thread] los permisos “Ver canal” y “Enviar mensajes en hilos”, y que desbloquee el hilo si está bloqueado
       *[channel] los permisos “Ver canal” y “Enviar mensajes”
    }. Lo seguiré intentando.
notice-muted-refused = No puedo mostrar el tablero en { $channel }. { $reason } Lo seguiré intentando.
notice-muted-elsewhere = No tengo permiso para publicar donde juega tu rival, así que no ve el tablero.
notice-muted-clock = El reloj está detenido hasta que pueda publicar el tablero, { $time } como máximo. Comandos como `/dvonn tablero` siguen funcionando allí.
notice-muted-runs = El reloj no se detiene por eso. Comandos como `/dvonn tablero` siguen funcionando allí.
notice-place-lost = Se eliminó el canal o el hilo de esta partida, y ahora no puedo abrir otro hilo. { $reason } El reloj está detenido hasta que pueda. Un moderador también puede terminar la partida { $number } con `/partida moderar`.
notice-waits = Hay novedades en esta partida, pero no puedo publicar en su canal por mi cuenta. Para verlas, usa allí `/dvonn tablero`.
notice-waits-clock = El reloj está detenido hasta que las veas, { $time } como máximo.
notice-plan-done = Tu plan terminó: todas sus fichas están colocadas. Para uno nuevo, usa `/dvonn plan` en el canal de la partida.
notice-plan-exhausted = Tu plan se agotó: el resto de sus casillas está ocupado. Para uno nuevo, usa `/dvonn plan` en el canal de la partida.

## Browsing a game

button-browse = Recorrer jugadas
button-first = Inicio
button-page-back = Atrás
button-forward = Adelante
button-last = Final
page-start = Posición 0 de { $count }: antes de la primera jugada.
page-passed = Posición { $number } de { $count }. { $player }: sin jugada posible, pasa
page-ply = Posición { $number } de { $count }. { $player }: **{ $ply }**
import-title = Partida importada: { $white } (blancas) contra { $black } (negras)
import-title-no-names = Partida importada
import-result = Resultado: { $result }

## Replays

button-replay = Ver la repetición
button-share = Mostrar a todos
menu-chapter-hint = Ir a…
menu-game-hint = Recorrer una partida…
menu-found-hint = Recorrer una partida, ver su repetición o revisarla…
chapter-start = Inicio de la partida
chapter-placed = Jugada { $number }: todas las fichas colocadas
chapter-ply = Jugada { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Jugada { $number }: fin de la partida
       *[running] Jugada { $number }: posición actual
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } contra { $black } (en curso)
       *[over] { $number }: { $white } contra { $black }
    }
replay-ply = Repetición de la jugada { $number } de { $count }.
replay-plies = Repetición de las jugadas { $from } a { $to } de { $count }.
replay-nothing = Aún no hay nada que mostrar: esta partida no tiene jugadas. `/dvonn tablero` muestra el tablero.
replay-no-such-ply = Esta partida no tiene la jugada { $named }. Indica `desde` y `hasta` entre 1 y { $plies }, o deja los dos en blanco para la partida entera.
replay-elsewhere = Esta partida se jugó en otro servidor, así que no puedo mostrarla aquí a todos. Sin `compartir`, solo tú ves la repetición.
replay-backwards = La jugada { $from } va después de la { $to }. Cámbialas: `desde` { $to }, `hasta` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Animación de las jugadas { $from } a { $to }: { $plies }. Posición final:
error-still-drawing = Tu repetición anterior aún no está lista. Espérala y vuelve a pedirla.

## Reviews

button-review = Revisar la partida
button-review-show = Mostrar la revisión
button-review-browse = Recorrer desde aquí
button-review-help = Cómo leer esto
button-turning-point = { $mark }: jugada { $number }
review-in-progress = Revisando… { $known } de { $all }. Tarda más o menos un minuto.
review-will-be-posted = Cuando esté lista, la publico en { $channel }. Con el botón la ves aquí.
review-ready = La revisión está lista.
review-is-posted = También está en { $channel }.
review-title = {"**"}Revisión.** { $title }
review-side =
    { $color ->
        [white] Blancas, { $player }
        [black] Negras, { $player }
       *[nameless] { $player }
    }: precisión **{ $accuracy } %**; primera opción del motor: { $best } de { $judged ->
        [one] { $judged } jugada
       *[other] { $judged } jugadas
    }.
review-strength = Nivel de juego: { $level } ({ $name }).
review-strength-range = Nivel de juego: de { $from } a { $to } (de { $first } a { $last }).
review-no-turns = Sin puntos de inflexión: ninguna jugada bajó las probabilidades de ganar un 10 % o más.
review-practice = Para mejorar donde más perdiste, prueba la lección y los problemas de abajo.
review-turning-point = {"**"}{ $mark }.** Jugada { $number } ({ $player }): con **{ $ply }** se pasa de { $before } a { $after }.
review-better = Mejor: **{ $better }**.
review-better-line = Mejor: **{ $better }**, luego { $line }.
review-chance = { $chance } %
review-draw = tablas
review-end =
    { $end ->
        [win] victoria por { $margin }
       *[loss] derrota por { $margin }
    }
review-help =
    - Los porcentajes junto a una jugada son las probabilidades de ganar del bando que jugó.
    - En la precisión y la primera opción del motor solo cuentan las jugadas hechas con probabilidades de ganar de entre el 10 y el 90 %. Con la partida decidida, las jugadas no cuestan nada.
    - Nivel: el nivel de la computadora cuyas jugadas cuestan más o menos lo mismo que las de este bando. No se muestra si encajan más de tres niveles.
review-figure = { $accuracy } %
phase-placement = Colocación
phase-movement = Movimiento
caption-review = Probabilidades de las blancas por jugada; precisión junto al nombre
caption-turning-point = A: { $better } (mejor) · B: { $played } (jugada)
alt-turning-point = A marca la mejor jugada: { $better }. B, en otro color, la jugada hecha: { $played }.
alt-review = Gráfico de línea: probabilidades de ganar de las blancas, { $white } (blancas) contra { $black } (negras). Tras la jugada { $figures }.
alt-review-without-names = Gráfico de línea: probabilidades de ganar de las blancas. Tras la jugada { $figures }.
alt-review-figure = { $number }: { $chance } %
alt-review-accuracy =
    { $color ->
        [white] Precisión de las blancas: { $accuracy } %.
       *[black] Precisión de las negras: { $accuracy } %.
    }
alt-review-turning-point =
    Punto de inflexión { $mark }, jugada { $number }, { $color ->
        [white] blancas
       *[black] negras
    }: { $after } en vez de { $before }.

## Openings

openings-title = **Aperturas**: dónde se colocaron las fichas en partidas reales.
openings-start =
    { $games ->
        [one] El tablero vacío: { $games } partida.
       *[other] El tablero vacío: { $games } partidas.
    }
openings-after =
    { $games ->
        [one] Tras { $cells } (también en espejo): { $games } partida.
       *[other] Tras { $cells } (también en espejo): { $games } partidas.
    }
openings-reds-matter = Importa mucho dónde están las rojas. Las blancas hicieron el { $apart } % de los puntos cuando no se tocaba ninguna, y el { $together } % cuando se tocaban las tres.
openings-reds =
    { $pairs ->
        [0] Ninguna roja toca a otra. En { $games } partidas así, las blancas hicieron el { $white } % de los puntos (tablas: medio punto).
        [1] Dos rojas se tocan. En { $games } partidas así, las blancas hicieron el { $white } % de los puntos (tablas: medio punto).
        [2] Las rojas forman una cadena. En { $games } partidas así, las blancas hicieron el { $white } % de los puntos (tablas: medio punto).
       *[3] Las tres rojas se tocan. En { $games } partidas así, las blancas hicieron el { $white } % de los puntos (tablas: medio punto).
    }
openings-left = Desde la jugada { $number }, esta partida es nueva para mí. Última posición conocida:
openings-end = No conozco ninguna partida que siga desde aquí.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became =
    { $games ->
        [one] { $games } partida, ganan las blancas { $white } %, tablas { $drawn } %
       *[other] { $games } partidas, ganan las blancas { $white } %, tablas { $drawn } %
    }
openings-dealt = Esta partida no empezó con el tablero vacío, así que no tiene apertura. Puedes ver aperturas de partidas que sí empezaron así.
alt-openings = Casillas siguientes más frecuentes: { $cells }.
menu-opening = Dónde se colocó la siguiente ficha
button-opening-back = Atrás
button-opening-start = Desde el tablero vacío

## Notes on games

form-note = Tu nota sobre la partida { $number }
form-note-text = Solo la ves tú hasta que termine la partida
form-note-hint = Qué planeas, o qué quieres recordar
notes-none = Aún no hay notas.
note-of = Nota de { $author }:
notes-private = Solo tú ves tu nota hasta que termine la partida. Después la puede leer quien pueda ver la partida.
button-note =
    { $written ->
        [yes] Editar nota
       *[no] Escribir nota
    }

## Following games

follow-number = Partida { $number }
follow-title = { $game }: { $white } – { $black }
follow-none = No sigues esta partida. Si la sigues, te aviso por mensaje directo, pero no en tus horas de silencio.
follow-moves = Sigues esta partida: te aviso tras cada jugada y al final, pero no en tus horas de silencio.
follow-end = Sigues esta partida: te aviso cuando termine, pero no en tus horas de silencio.
follow-turn = Jugada { $number }: le toca a { $player }.
follow-stopped = Ya no recibes novedades de esta partida. Para volver a seguirla, usa `/partida seguir` en su canal.
follow-hidden = Ya no recibes novedades de la partida { $number }: ya no puedes ver su canal.
followed =
    Sigues estas partidas ({ $most } como máximo):
    { $games }
    Para cambiarlo, usa `/partida seguir` en el canal de la partida.
followed-none = En este canal no hay partida en curso, y no sigues ninguna. Para seguir una, usa `/partida seguir` en su canal.
button-follow-moves = Seguir cada jugada
button-follow-end = Seguir el resultado
button-unfollow = Dejar de seguir
refuse-follow-own = Es tu partida, así que te aviso cuando te toque. Para recordatorios por mensaje directo, mira `/dvonn ajustes`.
refuse-follow-private = Solo puedes seguir partidas de servidores que me agregaron.
refuse-follow-many =
    Ya sigues el máximo de partidas. Deja de seguir alguna con `/partida seguir` en su canal:
    { $games }
refuse-follow-full = Esta partida ya la siguen { $most } personas, el máximo.

## Games as files

export-no-files = (En este canal no puedo adjuntar archivos. Para recibir el archivo, envíame `/partida exportar` con el número por mensaje directo.)
export-which = ¿Qué partida? Indica su número. `/dvonn partidas` lista las tuyas.
export-no-number = `{ $input }` no es un número de partida. `/dvonn partidas` lista las tuyas.
export-no-sgf = Un archivo SGF siempre empieza con el tablero vacío, y esta partida no. Aquí está en texto.
export-start-in-file = La partida empieza desde una posición dada, que está en el archivo.
form-import = Importar una partida
form-import-game = Texto del archivo, o las jugadas
import-gone = Ya no tengo esta partida, porque importaste muchas otras desde entonces. Impórtala otra vez con `/partida importar`.
import-too-long = Este texto es demasiado largo para una partida. El máximo son { $most } KiB.
import-unreachable = No pude descargar este archivo de Discord. Vuelve a intentarlo, o pega la partida en texto.
import-no-text = Esto no es un archivo de texto. Usa un archivo de `/partida exportar`, o un SGF de Boardspace.
import-not-in-message = No encuentro ninguna partida en este mensaje. Leo jugadas como `D3 E4 F5`, y archivos de `/partida exportar`.
import-nothing = No encontré jugadas. Usa un archivo de `/partida exportar`, o jugadas como `D3 E4 F5`.
import-sgf = Un valor de este archivo SGF no termina: falta un `]`. ¿Está completo el archivo?
import-header = Línea { $line }: { $fault }
import-header-form = La línea { $line } no es un encabezado. Tendría que ser algo como `[Key "value"]`.
import-no-cell = Jugada { $number }: no existe la casilla { $found }. { $cells }
import-no-ply = Jugada { $number }: { $found } no es una jugada. Escribe D3 para colocar, D3F3 para mover, o PASS.
import-illegal = Jugada { $number }, `{ $ply }`: { $rule }
import-no-score = Tras la barra: { $found } no es un marcador. Escribe dos números, primero el de las blancas.
import-not-over = Hay un marcador tras la jugada { $number }, pero la partida no ha terminado.
import-other-score = Según el texto, el marcador es { $white_said }–{ $black_said }, pero en el tablero es { $white }–{ $black }.
rule-taken = { $cell } está ocupada.
rule-empty = { $cell } está vacía.
rule-lone-red = La ficha roja de { $cell } está sola, así que nadie puede moverla.
rule-not-theirs = La pila de { $cell } es del otro bando.
rule-surrounded = La pila de { $cell } está rodeada y no se puede mover.
rule-not-straight = { $from } y { $to } no están en línea recta.
rule-distance = La distancia de { $from } a { $to } es { $distance }, pero la altura de la pila es { $height }.
rule-empty-target = { $to } está vacía.
rule-leaves-board = Desde { $from }, una pila de { $height } saldría del tablero.
rule-still-placing = Aún no están colocadas todas las fichas.
rule-all-placed = Todas las fichas están colocadas.
rule-must-pass = El bando de turno no tiene jugada posible. Escribe PASS.
rule-may-not-pass = El bando de turno tiene una jugada posible, así que no puede pasar.
rule-game-over = La partida había terminado antes de esta jugada.

## Resigning

ask-resign = ¿Te rindes en tu partida contra { $opponent }?
ask-abort = ¿Abortar la partida contra { $opponent }?
ask-close = Tu rival dejó el servidor. ¿Terminar la partida sin resultado?
button-resign = Rendirse
button-close = Terminar la partida
button-keep-playing = Seguir jugando
resign-cancelled = La partida sigue.
game-resigned = Te rendiste.
game-aborted = Abortaste la partida.
game-closed = La partida terminó.

## Lists and pages

games-none =
    { $place ->
        [here] No tienes partidas en curso en este servidor.
       *[anywhere] No tienes partidas en curso.
    } `/dvonn jugar` empieza una contra la computadora. `/dvonn ayuda` muestra cómo jugar contra personas.
games-title =
    { $count ->
        [one] **Tu partida**
       *[other] **Tus { $count } partidas**
    }
games-entry =
    { $turn ->
        [yours] **Te toca** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · le toca a { $opponent } · { $time }
    }
games-entry-game = Partida { $number }
games-entry-moved = última jugada { $moved }
games-since = última jugada { $since }
games-muted = reloj detenido porque no pude mostrar allí el tablero, tiempo restante: { $left }
games-paused = en pausa, tiempo restante: { $left }
games-vacation = de vacaciones, tiempo restante: { $left }
games-weekend = fin de semana libre, tiempo restante: { $left }, el reloj vuelve a correr { $until }
games-waiting =
    { $count ->
        [one] Una partida te espera.
       *[other] { $count } partidas te esperan.
    }
games-short-of-time =
    { $count ->
        [one] En una partida te queda poco tiempo.
       *[other] En { $count } partidas te queda poco tiempo.
    }
desk-empty = Ahora no te espera ninguna partida.
milestone-first-win = {"**"}¡Tu primera victoria** contra una persona!
milestone-streak = {"**"}Racha de victorias** contra personas: { $count }
milestone-best-win = {"**"}Tu mejor victoria** en esta clasificación: tu rival tenía una puntuación de { $rating }.
milestone-level = {"**"}{ $level }:** ¡tu primera victoria contra este nivel de la computadora!
milestone-of-game = Partida { $number }: { $milestone }
button-next-game = Siguiente partida
button-look-again = Revisar otra vez
button-skip = Saltar (quedan { $count })
button-all-games = Todas las partidas
button-games-here = Este servidor
button-games-everywhere = En todas partes
moves-title = Partida { $number }: { $white } (blancas) contra { $black } (negras)
moves-handed-over = { $at }: { $moderator } reemplazó a alguien. Motivo: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } sacó la partida de las puntuaciones. Motivo: { $reason }
moves-empty = Aún no hay jugadas.
find-title =
    { $count ->
        [one] **Una partida encontrada**
       *[other] **{ $count } partidas encontradas**, las más recientes primero
    }
find-none = Ninguna partida terminada coincide. Quita una de las condiciones.
find-more = -# Puede haber partidas más antiguas. Para encontrarlas, limita la búsqueda, por ejemplo por día.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } jugada
       *[other] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } jugadas
    }
find-entry-in = { $entry } · { $place }
find-no-day = No entiendo la fecha `{ $typed }`. Escríbela así, con año, mes y día: 2026-03-01.
find-days-swapped = El primer día es posterior al último. Cámbialos.
find-lengths-swapped = El número mínimo de jugadas es mayor que el máximo. Cámbialos.
find-other-bot = Ese bot no juega. Elige a una persona, o elígeme a mí para partidas contra la computadora.
find-no-server = Aquí solo puedes buscar en tus propias partidas. Para buscar en las de un servidor, usa el comando allí.

button-learn-rules = Aprender las reglas
button-take-lesson = Hacer una lección
button-play-computer = Jugar con la computadora
button-challenge-anyone = Desafiar a cualquiera
button-help-start = Empezar una partida
button-help-turn = Tu turno
button-help-agree = Tablas, pausa, rendición
button-help-records = Después de la partida
button-help-compete = Clasificación y torneos
button-help-settings = Ajustes y datos
button-help-manage = Para administradores
button-help-about = Acerca de DVONN
button-help-more = Más temas
hello =
    {"**"}¡Hola! Aquí organizo partidas de DVONN.**
    DVONN es un juego de mesa para dos. Mueves pilas sobre otras pilas y aíslas fichas. Si al final tienes más fichas, ganas.
    Juega a tu ritmo, con amigos o conmigo. ¿Nunca jugaste? Presiona **Aprender las reglas**. `/dvonn ayuda` muestra lo demás.
help =
    {"**"}Cómo jugar aquí a DVONN**
    DVONN es un juego de mesa para dos. Mueves pilas sobre otras pilas. Si al final tienes más fichas, ganas.
    ¿Es tu primera vez? **Aprender las reglas** lleva cinco minutos. **Jugar con la computadora** empieza una partida en el nivel más bajo.
    En tu turno, usa los botones bajo el tablero más reciente.
help-start =
    {"**"}Empezar una partida**
    `/dvonn jugar`: contra la computadora, en uno de nueve niveles. También por mensaje directo.
    `/dvonn desafiar`: desafiar a alguien, o a todo el canal.{ $seek ->
        [yes] {" "}`/buscar`: rival en cualquier servidor que use este bot.
       *[no] {""}
    }
    `/dvonn reglas`: las reglas en cinco minutos, con imágenes. `/aprender lección`: lecciones en el chat.
    `/problema resolver`: encontrar la mejor jugada, a tu nivel. `/problema carrera`: todos los problemas que puedas en cinco minutos. `/aprender aperturas`: dónde se colocaron las fichas en partidas reales.
    En un canal o hilo hay una sola partida a la vez. Para jugar más, hay que abrir hilos.
help-turn =
    {"**"}Tu turno**
    Usa los botones bajo el tablero más reciente. Antes de mover una pila, ves una vista previa. Las fichas se colocan al instante. O usa:
    `/dvonn colocar D3`: colocar una ficha. `/dvonn mover D3F3`: mover la pila de D3 a F3.
    `/dvonn tablero`: el tablero más reciente. `/dvonn partidas`: tus partidas en curso. `/partida seguir`: novedades de partidas ajenas.
    `/partida vista D3F3`: qué hace una jugada, o varias seguidas.
    `/dvonn pista`: tus mejores jugadas. `/dvonn analizar`: las mejores de cualquier posición. Ninguna de las dos funciona en partidas puntuadas.
    `/dvonn plan`: colocar por adelantado, como `near reds, row 3`. `/dvonn condicionales`: jugadas condicionales. Nadie más ve tu plan ni tus condicionales.
help-agree =
    {"**"}Tablas, pausa, rendición**
    `/dvonn proponer`: tablas, deshacer una jugada, pausa, más tiempo o revancha.
    `/dvonn rendirse`: rendirte. `/partida abortar`: abortar una partida recién empezada.
    `/partida reclamar`: ganar si tu rival dejó el servidor y agotó el tiempo.
    `/dvonn vacaciones`: detener tus relojes unos días.
help-records =
    {"**"}Después de la partida**
    `/partida revisión`: cómo fue la partida, y qué jugadas eran mejores. `/partida repetición`: la partida en GIF.
    `/partida jugadas`: todas las jugadas en texto. `/partida nota`: tu nota, privada hasta que termine.
    `/partida exportar`: la partida en un archivo. `/partida importar`: una partida de un archivo.
    `/partida buscar`: partidas terminadas, tuyas o de este servidor.
help-compete =
    {"**"}Clasificación y torneos**
    `/clasificación ver`: los mejores. `/clasificación perfil`: una persona. `/clasificación comparar`: dos personas.
    `/clasificación ver` con `lista:Clasificación mundial`: los mejores del mundo. `/clasificación salir-mundial`: salir de esa lista.
    `/clasificación temporada`: la temporada actual. `/clasificación actividad`: cuánto se juega aquí.
    `/torneo lista`: torneos de aquí. `/torneo participar`: participar. `/torneo crear`: organizar uno.
    `/liga ver`: la liga. `/liga participar`: jugar su próximo ciclo.
    Para la clasificación cuentan las partidas puntuadas: usa `/dvonn desafiar` con `puntuada:True`.
help-settings =
    {"**"}Ajustes y datos**
    `/dvonn ajustes`: tableros, notación, recordatorios, horas de silencio e idioma.
    `/privacidad mostrar`: qué guardo de ti. `/privacidad exportar`: todo en un archivo. `/privacidad eliminar`: eliminarlo.
help-manage =
    {"**"}Para administradores**
    No hace falta configurarme. `/dvonn-admin ajustes` muestra los ajustes del servidor: canales, roles, puntuaciones, temporadas, idioma y más.
    `/liga crear`: una liga que se renueva sola. `/torneo crear`: un torneo. Con `repetir`, hay uno cada semana o cada mes. El canal del resumen semanal se elige en los ajustes.
    `/partida moderar`: terminar o anular una partida, o reemplazar a un jugador. Todos ven el motivo.
    `/dvonn-admin bloquear`: bloquear a alguien. `/dvonn-admin registro`: qué hicieron los moderadores.
help-about =
    {"**"}Acerca de DVONN**
    Kris Burm inventó DVONN, y el juego apareció en 2001 como el cuarto del proyecto GIPF. En 2002 ganó el International Gamers Award, y en 2003 la revista *Games* lo premió como juego del año.
    Sus juegos hermanos son GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR y LYNGK.
    Para saber más: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Para jugar en otros sitios: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Un concurso de programas, dedicado a DVONN en 2011: [CodeCup](<https://www.codecup.nl>)
    Este bot no pertenece a ninguno de ellos. Lo hace gente a la que le gusta el juego.

## The rules, page by page, each with a picture

rules-title = {"**"}Las reglas de DVONN: { $page }** · { $number } de { $count }
button-rules-next = Siguiente
rules-goal =
    Dos jugadores construyen pilas. La ficha de arriba dice de quién es una pila. Gana quien tenga más fichas al final.
    El tablero tiene 49 casillas, de A1 a K5. Hay 23 fichas blancas y 23 negras. Las 3 rojas no son de nadie, pero las pilas que pierden su conexión con una roja se retiran.
    Una partida tiene 97 jugadas como máximo. Cara a cara dura unos 30 minutos. Es para jugar a partir de los 8 años, y el azar no interviene.
    {"**"}La imagen** muestra una partida terminada. El número indica la altura de la pila; una ficha suelta no lleva número. Un borde rojo con una marca roja significa que la pila contiene una roja; si hay varias, la marca dice cuántas. Las blancas tienen { $white } fichas y las negras { $black }, así que ganan las blancas.
rules-placing =
    El tablero empieza vacío. Las blancas colocan la primera roja, las negras la segunda, las blancas la tercera. Luego cada bando coloca sus fichas por turnos, primero las negras, hasta llenar el tablero. Vale cualquier casilla vacía.
    Las blancas colocan la última ficha, y además mueven primero. Juegan dos veces seguidas. A cambio, las negras fueron las primeras en colocar una ficha propia.
    La fila 1, abajo, va de A1 a I1. Encima están A2 a J2, A3 a K3, B4 a K4 y, arriba de todo, C5 a K5.
    {"**"}La imagen** muestra una partida con las rojas en { $reds } y las primeras fichas alrededor. Un anillo marca la última.
rules-moving =
    En tu turno, mueve una de tus pilas. Avanza en línea recta, por encima de fichas y huecos, exactamente tantas casillas como su altura. Una ficha suelta avanza una casilla. La pila tiene que caer en otra pila o ficha, de cualquier color, y las dos forman una sola. Si era roja o de tu rival, la *capturas*.
    {"**"}Figura 1:** la pila blanca de { $stack } tiene altura tres. Puede ir a los anillos: { $targets }. No puede ir a { $empty } (vacía), a { $near } (demasiado cerca) ni hacia arriba (fuera del tablero).
rules-surrounded =
    Una pila con fichas en sus seis lados está rodeada. No se puede mover, sea de quien sea y por alta que sea, hasta que se vacíe una casilla vecina. Por eso al principio solo pueden moverse las fichas del borde.
    {"**"}Figura 2:** las señales de prohibido marcan las pilas rodeadas: { $stacks }. La de { $red } no se puede mover aunque contenga una roja. La ficha de { $edge } tampoco tiene al lado una casilla vacía, pero se puede mover: una casilla del borde nunca tiene seis vecinas.
rules-touching = Cada casilla toca hasta seis más. En su fila: las dos de los lados. En la fila de número siguiente: la misma letra y la siguiente. En la fila de número anterior: la misma letra y la anterior. { $cell } toca { $touched }.
rules-cell-touches = { $cell } toca { $touched }.
rules-cell-game = En la partida de aquí: { $stacks }
rules-cell-empty = Vacías: { $cells }.
rules-isolation =
    Tras cada jugada, toda pila sin conexión con una ficha roja queda aislada y se retira para siempre. Una conexión es una cadena de pilas vecinas. No importa quién jugó ni de quién es la pila. Las rojas y las pilas que contienen una roja siempre se quedan. Una ficha roja sola no se puede mover. Una pila con una roja se mueve como cualquier otra.
    {"**"}Figura 3:** las blancas jugaron { $ply }. Esa ficha era la única conexión entre { $isolated } y la roja, así que las negras pierden { $count } fichas de golpe.
rules-end =
    Si no tienes jugada posible, pasas; lo hago yo por ti. Vuelves a mover en cuanto puedas. Si tienes una jugada posible debes hacerla, aunque te cueste fichas. La partida termina cuando ningún bando puede mover. Entonces cada uno cuenta todas las fichas de sus pilas, también las rojas. Gana el marcador más alto; si son iguales, son tablas.
    {"**"}Figura 4:** las blancas tenían { $before } fichas y las negras { $black }, pero { $ply } era la única jugada de las blancas. Esa jugada dejó sin roja a { $isolated }, que se retiraron. Ahora nadie puede mover: a las blancas les quedan { $white } fichas, y ganan las negras.
rules-here =
    `/dvonn jugar` empieza una partida contra la computadora, de principiante a gran maestro. Con `/dvonn desafiar` desafías a alguien, o a cualquiera.
    En tu turno, usa los botones bajo el tablero más reciente. Antes de mover una pila ves una vista previa, como en {"**"}la imagen**: la primera jugada, { $ply }. Las fichas se colocan al instante. O escribe `/dvonn colocar D3`, y más tarde `/dvonn mover D3F3`: la jugada de D3 a F3, que también se escribe D3→F3. `/partida vista D3F3` solo muestra qué hace una jugada.
    `/dvonn pista` muestra tus mejores jugadas en partidas amistosas. `/dvonn ayuda` muestra qué más hay.
rules-moving-caption = Altura tres: exactamente tres casillas
rules-surrounded-caption = Marcadas: rodeadas, sin jugada
rules-isolation-caption = Sin conexión con una roja: se retiran cinco fichas
rules-end-caption = La única jugada de las blancas les cuesta la partida

## Lessons. The learner has White.

lesson-title = {"**"}Lección { $lesson }: { $title }** · { $number } de { $count }
lesson-turning-point = Tu partida cambió en la jugada { $number }: **{ $better }** era mejor que **{ $played }**. De eso trata esta lección.
lesson-alt = Ejercicio: { $goal }
lesson-alt-marked = Marcadas: { $cells }.
lesson-right = ✅ **{ $ply }** – ¡correcto!
lesson-others = Con las otras opciones tus probabilidades de ganar quedan entre el { $least } % y el { $most } %.
lesson-wrong = ❌ { $played }
lesson-solution = La mejor jugada es **{ $ply }**: la flecha A del tablero.
lesson-solution-place = La mejor jugada es **{ $ply }**.
answer-move =
    { $color ->
        [white] Las blancas responden **{ $ply }**.
       *[black] Las negras responden **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] Las blancas no tienen jugada posible y pasan.
       *[black] Las negras no tienen jugada posible y pasan.
    }
lesson-pass = No tienes jugada posible y pasas.
flaw-own = Caíste en tu propia pila, así que te queda una pila menos para mover.
flaw-red = Tomaste una roja sola, así que tu rival no perdió nada.
flaw-loses =
    { $count ->
        [one] Cortaste una de tus propias fichas.
       *[other] Cortaste { $count } de tus propias fichas.
    }
flaw-stuck = Tu pila de { $cell } quedó con altura { $height } y no se puede mover.
flaw-waits = Esa captura podía esperar. Otra cosa, no.
flaw-reds = Esta roja está demasiado cerca de otra. Si están separadas, las rojas mantienen unida una parte mayor del tablero.
flaw-far = { $cell } está a más de dos casillas de una roja: ahí es fácil que te corten.
flaw-beside = Todavía hay una casilla libre junto a una roja, y { $cell } no está junto a ninguna.
flaw-lump = { $cell } tiene { $count } vecinas tuyas. Eso es un racimo que se bloquea solo.
flaw-inner = { $cell } no está en el borde. Ahí, una ficha no puede moverse hasta que salga una vecina.
caption-after = Tras { $ply }
outlook-now =
    { $kind ->
        [win] Con el mejor juego de ambos, ahora ganas por { $number }.
        [draw] Con el mejor juego de ambos, ahora son tablas.
        [loss] Con el mejor juego de ambos, ahora pierdes por { $number }.
       *[chance] El motor te da ahora un { $number } % de probabilidades de ganar.
    }
outlook-best =
    { $kind ->
        [win] La mejor jugada gana por { $number }.
        [draw] La mejor jugada mantiene las tablas.
        [loss] La mejor jugada solo pierde por { $number }.
       *[chance] Antes era un { $number } %.
    }
lesson-game-score = Marcador: blancas { $white }, negras { $black }. Te toca.
lesson-game-won = 🏆 ¡Ganas { $white }–{ $black }!
lesson-game-lost = La partida terminó: blancas { $white }, negras { $black }. Necesitas más fichas que las negras. ¡Otra vez!
lessons-title = {"**"}Lecciones: { $done } de { $count } hechas**
lessons-part =
    { $part ->
        [rules] {"**"}Las reglas**
        [moving] {"**"}Mover pilas**
        [placing] {"**"}Colocar fichas**
       *[game] {"**"}Una partida completa**
    }
lessons-complete = {"**"}🎓 ¡Completaste todas las lecciones!** Tu `/clasificación perfil` lo muestra. Cada lección se puede repetir.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}Tu progreso**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = { $done } de { $count } hechas
progress-puzzles = { $solved } de { $tried } resueltos, puntuación { $rating }, { $streak ->
        [0] sin racha
        [one] racha de un día
       *[other] racha de { $streak } días
    }
progress-none = ninguno todavía
progress-accuracy =
    { $count ->
        [one] {"**"}Precisión:** { $accuracy } % en tu última partida revisada.
       *[other] {"**"}Precisión:** { $accuracy } % en promedio en tus últimas { $count } partidas revisadas.
    }
progress-accuracy-before =
    { $count ->
        [one] En la anterior fue del { $accuracy } %.
       *[other] En las { $count } anteriores fue del { $accuracy } %.
    }
progress-no-review = {"**"}Precisión:** al terminar una partida, pide una revisión con `/partida revisión`, y aquí te aparece como curva.
fact-lessons = Lecciones
fact-solved = Problemas
fact-best-race = Mejor carrera de problemas
fact-levels-beaten = Niveles vencidos
caption-progress =
    { $count ->
        [one] Precisión en la última partida revisada
       *[other] Precisión en las últimas { $count } partidas revisadas
    }
alt-progress =
    { $count ->
        [one] Precisión en tu última partida revisada: { $figures }.
       *[other] Precisión en tus últimas { $count } partidas revisadas, de la más antigua a la más reciente: { $figures }.
    }
button-progress = Mi progreso
button-term-review = ¿Qué es la precisión?
menu-lesson = Elegir una lección
button-lesson-next = Siguiente
button-lesson-next-lesson = Siguiente: lección { $lesson }
button-lesson-finish = Terminar
button-lesson-again = Jugar otra vez
button-lesson-retry = Volver a intentarlo
button-lesson-show = Ver la solución
button-lesson-people = Ver dónde colocó la gente
button-lesson-list = Todas las lecciones
button-place-board = Llenar un tablero completo
button-lesson-go-on = Seguir: lección { $lesson }
button-advice = Consejos
button-advice-lesson = Probar la lección { $lesson }
button-terms = Términos
button-term = ¿Qué es “{ $term }”?
button-term-rating = ¿Qué significa ±?
advice-title = {"**"}{ $title }** · { $number } de { $count }

learn-1 = La distancia exacta y el borde
    .advice =
        Una pila se mueve en línea recta, exactamente tantas casillas como su altura, y debe caer en una pila. Puede saltar pilas y huecos.
        Una pila con vecinas en sus seis lados no se puede mover. Una casilla del borde nunca tiene seis, así que allí las fichas son libres desde la primera jugada.
learn-1-1 = Juegas con blancas. Tu pila de E2 tiene altura tres, así que se mueve exactamente tres casillas. El anillo de B2 muestra dónde puede caer. ¡Captura con ella!
    .why = E2 saltó dos pilas y capturó la ficha suelta de B2. Era la última pila de las negras: ya no pueden mover.
learn-1-2 = Una pila de 2 se mueve exactamente dos casillas y puede saltar un hueco. ¿Cuál de tus pilas puede capturar la ficha suelta marcada de J3?
    .why = La casilla vacía I2 cuenta como un paso. Un salto puede cruzar un hueco, pero debe caer en una pila.
learn-1-3 = Tu ficha suelta de B2 está rodeada y no se puede mover. La de B1 está en el borde y sí puede. Captura con B1.
    .why = Una casilla del borde nunca tiene seis vecinas. Y B2 está libre ahora, porque B1 ya no está ahí.

learn-2 = Pasar
    .advice =
        Un bando sin jugada posible pasa, y el otro sigue solo. Esas jugadas de más deciden muchas veces la partida.
        Mira dónde pueden caer las pilas de tu rival. Captura la última que pueda moverse, o quítale la única pila en la que puede caer.
learn-2-1 = La pila negra de 2 de C5 solo puede caer en C3. La ficha suelta de C4 también se puede mover. Deja a las negras sin jugada posible.
    .why = C4 es tuya, y C5 no tiene dónde caer. Las negras pasan y tú sigues: C4 a C2, luego C2 a C5.
learn-2-2 = Las pilas negras de F5 (altura 2) y G5 (altura 3) solo pueden caer en D5. Encuentra la jugada que les quita ese destino.
    .why = D5 está vacía ahora, así que las negras tienen que pasar. Tu pila de 2 de E5 captura después G5.
learn-2-3 = Cuenta las casillas: ¿dónde pueden caer las pilas negras de E1 (altura 2) y F1 (altura 3)? Haz que pasen.
    .why = Las dos necesitaban C1, que ahora está vacía. Las negras pasan, y capturas F1 con tu nueva pila de 2.

learn-3 = Aislamiento
    .advice =
        Tras cada jugada, las pilas sin una cadena de vecinas hasta una roja se retiran al instante, sean de quien sean.
        Busca conexiones únicas: las de tu rival, para cortarlas, y las tuyas, para mantenerlas. Las rojas no están fijas: una pila que contiene una roja se la lleva.
learn-3-1 = La pila negra de 3 de H5 solo tiene una conexión con la roja: tu ficha suelta de G4. Haz desaparecer H5, y captura algo con la misma jugada.
    .why = Sin G4, ninguna cadena lleva de H5 a una roja. Sus tres fichas salen del tablero al instante.
learn-3-2 = Podrías capturar la ficha suelta marcada de K4. Pero ¿qué te uniría entonces a la roja? Mejor corta K4, con una jugada que ataque I1.
    .why = K4 perdió su única conexión con la roja. Y tu pila de 2 de I3 contiene ahora una roja: después captura I1.
learn-3-3 = Las pilas negras marcadas solo viven gracias a la roja de tu pila de G2. ¿Y si se va?
    .why = La roja se mueve con la pila que la contiene. F1 y G1 perdieron su conexión, y tres fichas negras desaparecieron.

learn-4 = Cada captura le cuesta una jugada a tu rival
    .advice =
        Una pila capturada sigue en el tablero, pero ahora es tuya: tu rival tiene una pila menos que mover.
        Por eso, captura en cada jugada si puedes, sobre todo las pilas que más jugadas tienen. Caer en tus fichas o en una roja no le cuesta nada a tu rival.
learn-4-1 = A las negras les queda una pila: la ficha suelta marcada de H1. ¿Cómo dejas a las negras sin jugadas?
    .why = Capturada H1, las negras no vuelven a mover. Todas las jugadas que quedan son tuyas.
learn-4-2 = La ficha suelta negra de D4 puede capturar tu pila de C4. Encuentra la captura que termina con eso.
    .why = Una pila debajo de la tuya queda neutralizada: ya no puede moverse ni capturar. Eso valía mucho más que una roja.
learn-4-3 = Las dos fichas sueltas marcadas amenazan algo. Tu ficha suelta de C2 puede capturar una. Hazlo antes de que te capture.
    .why = C1 podía capturar B1 o C2. Ahora las negras tienen una pila menos, y una jugada menos.

learn-5 = Las fichas sueltas valen oro
    .advice =
        Una ficha suelta avanza una casilla, a cualquier pila vecina, salvo que esté rodeada. Mientras más alta la pila, más le cuesta encontrar destino.
        No armes torres temprano. Que tus torres capturen fichas sueltas, y guarda las tuyas para el final.
        Cae en tu propia pila solo para salvar un grupo grande, o cuando la partida ya casi termina. Si no, deja ir las fichas colgadas y ataca en otro lado.
learn-5-1 = Dos de tus tres jugadas juntan tus propias fichas. Encuentra la tercera.
    .why = Capturaste, y F2 y G3 aún pueden moverse por su cuenta. Cada pila que puede moverse es una jugada en reserva.
learn-5-2 = Tienes tres pilas, y las negras una ficha suelta. ¿Qué jugada captura sin gastar una pila tuya?
    .why = A las negras no les queda pila. Las tuyas siguen todas, y ya solo mueves tú.
learn-5-3 = Podrías levantar en D2 una torre de 4 o 5. A cuatro o cinco casillas de D2 no hay nada. ¿Qué es mejor?
    .why = Una torre sin nada a su alcance no vuelve a moverse. En cambio, tu ficha suelta captura y todavía puede moverse.
learn-5-4 = Cuando una torre captura una ficha suelta, te guardas las tuyas para después. Tu torre de E3 alcanza la ficha suelta de I3. ¿Qué alcanza entonces tu ficha suelta de H2?
    .why = La torre capturó la ficha suelta, así que la tuya de H2 sigue ahí. En la próxima puede capturar la pila grande de H3.
learn-5-5 = La excepción: cerca del final, tu propia pila puede ser justo lo que necesitas. F5 está a cuatro casillas de J5. ¿Qué altura debe tener J5?
    .why = J5 tiene ahora altura cuatro y captura F5, después de que las negras pasen. Aquí una pila menos no importa: nadie la podía usar.
learn-5-6 = La otra excepción: hay una pila grande en peligro. Solo C4, que es de las negras, une tu pila de C5 con la roja. ¿Qué va a pasar cuando C4 se mueva?
    .why = C5 se habría quedado sin conexión. Por eso estuvo bien traerla a casa, aunque fuera a tu propia pila. Y si C4 captura C3, E3 la recaptura.

learn-6 = La roja rival: inmovilízala
    .advice =
        Una roja en una pila rival es una amenaza: cuando se mueve, se corta todo lo que solo estaba unido a ella.
        Captura esa pila: será tuya, y más alta. Muchas veces no hay nada a su nueva distancia, y la roja se queda donde está.
learn-6-1 = La pila negra de 2 de D2 contiene una roja y se la puede llevar. Captúrala para que sea demasiado alta para moverse.
    .why = La pila de D2 es tuya, de altura tres, y no hay nada a tres casillas. Su roja se queda allí.
learn-6-2 = Las negras vuelven a tener una roja, en H3. ¿Cuál de tus pilas llega?
    .why = Dos casillas de H1 a H3. Ahora la pila tiene altura cuatro y no se puede mover.
learn-6-3 = La pila negra de G4 contiene una roja. Detenla.
    .why = Una captura, y la pila de la roja es tuya y no se mueve. A las negras no les queda nada.

learn-7 = La roja pide un plan
    .advice =
        Una roja cuenta como una ficha, igual que cualquier otra. Si la tomas, no le quitas nada a tu rival, y la roja no se escapa.
        Toma la roja solo con un plan: para traerla junto a tus fichas, o para cortar algo después. O para mantener unidas tus pilas, o para dejar a tu rival sin destino.
learn-7-1 = Hay tres rojas cerca de tus pilas. ¿Vale la pena gastar ahora una jugada en alguna?
    .why = J3 era la última pila de las negras. Las rojas siguen ahí, y ahora tienes todo el tiempo del mundo.
learn-7-2 = Con C3 puedes tomar la roja de B2. También puedes capturar una ficha suelta marcada. ¿Qué va primero?
    .why = La roja no se escapa; la ficha suelta negra, sí. Primero captura, y toma la roja cuando te sirva.
learn-7-3 = Las pilas negras de H2 (altura 3) y H3 (altura 2) solo pueden caer en H5. Ahora la roja sí vale una jugada. ¿Por qué?
    .why = Esta vez hay un plan: H5 está vacía, así que las negras tienen que pasar, y tu pila de 2 de H4 captura después H2.
learn-7-4 = Tu pila de G3 contiene una roja. Llévala junto a tu pila de J2, y lejos de las de tu rival. Cuenta lo que depende de G3.
    .why = Ahora la roja está junto a tu pila de J2. Todo lo que dependía de ella en G3 desapareció, y las negras ya no pueden mover.

learn-8 = Lo que no se escapa puede esperar
    .advice =
        Si una pila no se puede mover y nadie puede estropear tu captura, no hace falta capturarla ya.
        Juega antes lo que tu rival podría impedir en su turno: captura las fichas que aún pueden moverse o salvarse. Luego vuelve.
learn-8-1 = J5 puede capturar la pila grande de J3. Pero J3 no se puede mover. ¿Qué es más urgente?
    .why = J4 todavía podía moverse y capturar. J3 se queda donde está, y la capturas en tu próxima jugada.
learn-8-2 = Tu ficha suelta de B4 puede capturar la pila de 4 de C5, ahora o después: C5 no se puede mover. ¿Qué juegas primero?
    .why = D4 podía moverse; C5, no. Tras la respuesta de las negras igual capturas C5, y ganas. Capturarla enseguida te habría costado la partida.
learn-8-3 = K5 apunta a la pila de 4 de I5, e I5 no se puede mover. Encuentra la jugada que no puede esperar.
    .why = Primero la ficha que puede moverse, luego la pila grande. I5 sigue ahí en el próximo turno.

learn-9 = Cuenta las últimas jugadas
    .advice =
        Hacia el final, cuenta cuántas jugadas le quedan a cada bando. El que tiene que pasar antes suele perder.
        Guarda jugadas en reserva y agota las de tu rival. Mira qué corta tu propia última jugada: si puedes mover, tienes que hacerlo, aunque te perjudique.
learn-9-1 = Tienes una ficha, y las negras dos pilas. Juega para que las últimas jugadas sean tuyas.
    .why = La pila negra de C5 va a B4 y no vuelve a moverse. Solo mueves tú: de B3 a D5, y luego de D5 a A2. Todas las rojas son tuyas, y B4 queda cortada.
learn-9-2 = Cuenta: las negras tienen dos fichas sueltas. Déjales una sola jugada, y responde a ella.
    .why = Las negras solo pueden jugar C1 a C2, y E4 la captura allí. Después pasan hasta el final.
learn-9-3 = ¿A quién se le acaban antes las jugadas? Encuentra la captura que deja a las negras con una sola.
    .why = Las negras juegan D4 a D2 y se quedan sin jugadas. Tú aún tienes D3 a B3 y, cuando las negras pasan, también la última.

learn-10 = Tiro certero y sobrecarga
    .advice =
        Una pila solo llega a lo que está a tantas casillas como su altura. Prepara el tiro: cambia su altura o su casilla, hasta que el objetivo quede justo a esa distancia.
        Y ataca dos cosas a la vez: tu rival tiene una sola jugada y no puede salvar las dos.
learn-10-1 = La pila negra de 2 de G5 solo puede ir a I5. Prepara una pila de 3 que la alcance allí.
    .why = F5 tiene ahora altura tres, e I5 está a tres casillas. Si G5 va allí, disparas.
learn-10-2 = H4 está a tres casillas de H1. ¿Qué necesitas en H1 para alcanzarla?
    .why = Una ficha más da a H1 altura tres, y H4 está exactamente a tres casillas.
learn-10-3 = Sobrecarga: encuentra la jugada con la que una sola pila tuya ataca las dos marcadas.
    .why = Tu pila de 2 de H3 ataca J3 y J5. Las negras tienen una sola jugada y no pueden salvar las dos.

learn-11 = Colocar: las fichas rojas
    .advice =
        Las blancas colocan dos de las tres rojas. De dónde están depende mucho.
        Las rojas juntas ayudan a las blancas, que golpean primero: en 5990 partidas reales hicieron el 68 % de los puntos cuando se tocaban las tres, y el 47 % cuando no se tocaba ninguna.
        Por eso, con negras mantenlas separadas. Si recién empiezas, sepáralas también con blancas: así nunca pierdes todo de un golpe.
learn-11-1 = El tablero está vacío, salvo por dos rojas juntas. Juegas con blancas y colocas la tercera. Separa las rojas.
    .why = Ahora hay una roja a cada lado, y tus fichas encuentran una en todas partes. Con las rojas juntas el juego es más agudo: así la gente gana más veces, pero el motor gana menos.
learn-11-2 = De nuevo colocas la última roja. ¿Qué lado del tablero no tiene ninguna?
    .why = B4 está lejos de las dos. Tus fichas van a encontrar una roja en cualquier parte.
learn-11-3 = Hay dos rojas a la derecha. ¿Dónde va la tercera?
    .why = A la izquierda, tus fichas se habrían quedado sin conexión. Ahora también tienen una roja.

learn-12 = Colocar: junto a una roja
    .advice =
        Las casillas junto a las rojas son las mejores del tablero: ahí nada se corta con facilidad. Se acaban rápido, así que tómalas primero.
        Cuenta tus fichas junto a cada roja. Te convienen tres o más en cada una, igual que a tu rival.
        Una casilla junto a dos rojas vale doble.
learn-12-1 = Hay tres rojas a lo largo del borde. Una de estas casillas toca dos de ellas. Coloca ahí.
    .why = G1 está entre dos rojas. Pase lo que pase con una, la otra sigue ahí.
learn-12-2 = Solo quedan unas pocas casillas vacías junto a una roja. Toma una de ellas.
    .why = B1 está junto a la roja de A1 y al lado de tu ficha de C1. Así, ninguna de las dos se corta con facilidad.
learn-12-3 = Hay tres rojas a la derecha. ¿Cuál de estas casillas toca dos de ellas?
    .why = K4 está junto a J3 y K5, ambas rojas. En H3 o G3, a dos o tres casillas, tu ficha quedaría cortada pronto.
learn-12-4 = La roja de I1 tiene al lado una ficha tuya, y le queda una casilla libre. Toma esa casilla antes que las negras.
    .why = H1 era la última casilla junto a I1. Con cualquier otra de tus opciones, las negras la habrían tomado.

learn-13 = Colocar: cerca de la roja, y en el borde
    .advice =
        Cuando se llenen las casillas junto a las rojas, sigue en el segundo círculo: a dos casillas de una roja, o mejor todavía, de dos.
        Toma el borde donde haya una roja cerca. Una ficha en el borde se mueve desde la primera jugada. Una en el centro espera.
        Un borde lejos de las rojas vale poco.
learn-13-1 = Ya no hay casillas libres junto a una roja. Una casilla vacía está a dos casillas de dos rojas. Encuéntrala.
    .why = H3 forma parte del grupo alrededor de las rojas. Todas las otras casillas están más lejos.
learn-13-2 = A dos casillas de una roja, y en el borde: encuentra la casilla que cumple las dos cosas.
    .why = G1 está a dos casillas de una roja y en el borde. Las esquinas lejanas quedarían cortadas pronto.
learn-13-3 = Algunas de estas casillas están en el borde, otras en el centro. Toma una del borde, cerca de una roja.
    .why = En el borde, tu ficha se puede mover de inmediato, y la roja no está lejos. En el centro tendría que esperar.
learn-13-4 = Borde y roja al mismo tiempo: encuentra la casilla que tiene las dos cosas.
    .why = J5 está en el borde, y junto a la roja de J4. Se puede mover desde el comienzo, y es difícil cortarla.

learn-14 = Colocar: cadenas y salidas
    .advice =
        Una cadena de tus fichas que cruza el tablero divide las de tu rival. Cuando se mueve la ficha de la punta, la siguiente queda libre.
        Tus fichas del centro necesitan una salida. Coloca una en el borde, al lado de ellas: cuando se mueva, ellas también van a poder moverse.
learn-14-1 = Tus fichas están a lo largo de la fila 1, y en D4 y D5. ¿Qué casilla junto a una roja las une?
    .why = C3 une tus fichas desde la fila 1 hasta la fila 5, y está junto a la roja de B3.
learn-14-2 = Una de estas casillas une dos grupos tuyos. Encuéntrala.
    .why = D4 une tus fichas de C3 y E4, y la cadena tiene una roja en cada punta: C4 y F4.
learn-14-3 = Tus fichas de H2 y H3 están encerradas. ¿Qué casilla del borde les da una salida?
    .why = Cuando G1 se mueva, va a poder moverse H2, y después H3. Y G1 está junto a una roja.
learn-14-4 = Tu ficha de F2 está en el centro. ¿Qué casilla del borde le da una salida?
    .why = Cuando F1 se mueva, F2 queda libre. Y F1 está a dos casillas de una roja; las otras casillas del borde, no.
learn-14-5 = Tu ficha de I4 necesita una salida. ¿Qué casilla del borde se la da, junto a una roja?
    .why = Cuando I5 se mueva, I4 queda libre. E I5 está junto a la roja de H4.

learn-15 = Colocar: nada de racimos
    .advice =
        Un racimo de fichas tuyas se bloquea solo: las de adentro no se pueden mover, y un solo corte se las lleva todas.
        Así que sepáralas. Si una casilla tiene alrededor tres o más fichas tuyas, busca otra.
        Si los consejos se contradicen, primero va la roja, luego el borde, luego las salidas.
        Ahora llena un tablero completo. `/dvonn pista` muestra dónde colocaría alguien fuerte, y tus probabilidades.
learn-15-1 = Cuatro de estas cinco casillas solo agrandarían un racimo. ¿Cuál no?
    .why = F3 tiene pocas fichas tuyas alrededor, y hay una roja cerca. Las otras están en tu racimo de la izquierda.
learn-15-2 = Deja vacías las casillas con muchas vecinas blancas. ¿Cuál de las otras está junto a una roja?
    .why = B1 tiene una vecina blanca, una roja al lado, y está en el borde. B3, D4 y H5 tienen tres vecinas blancas cada una.
learn-15-3 = Las últimas casillas. ¿Dónde ayuda más tu ficha?
    .why = E5 está en el borde, a dos casillas de una roja, y en ningún racimo. Ahora prueba con un tablero completo.

learn-16 = Las primeras diez jugadas
    .advice =
        Las primeras jugadas reparan lo que dejó la colocación: ayuda a las fichas colgadas, y mueve en el borde para que las de adentro se puedan mover.
        Avanza hacia la roja, no te alejes. Y captura las fichas que podrían tomar la roja.
learn-16-1 = Abre tu centro: ¿qué jugada permite que se muevan más fichas tuyas de adentro?
    .why = E1 dejó su casilla, así que ahora dos fichas de adentro se pueden mover. Las jugadas en el borde lejano no liberan a ninguna.
learn-16-2 = De nuevo, la mayoría de las jugadas no libera nada. Encuentra la que abre tu centro.
    .why = D1 capturó, y ahora tu ficha de E2 está libre. Las jugadas en el borde derecho pueden esperar.
learn-16-3 = Avanza hacia la roja. ¿Qué jugada cae junto a una pila que contiene una roja?
    .why = C5 saltó de su esquina a C3. Ahí está junto a D3, una pila negra que contiene una roja.
learn-16-4 = La roja de I3 está sola. Captura la ficha negra que podría tomarla.
    .why = J3 es ahora tuya, así que la roja de I3 está a salvo. Con cualquier otra jugada, las negras la habrían tomado.
learn-16-5 = La ficha negra de B1 está junto a la roja de C1. ¿Qué haces al respecto?
    .why = B1 es tuya. Con las otras opciones, habría tomado la roja, o se te habría escapado.
learn-16-6 = Tu pila de A1 está colgada: casi todo a su alrededor desapareció. ¿Puede regresar, con una captura?
    .why = A1 saltó dos casillas hasta C3, junto a tus otras fichas, y capturó una pila que contiene una roja.

learn-17 = El final
    .advice =
        Después de la jugada 70, mira hacia adelante: cuenta las jugadas que quedan, las tuyas y las de tu rival.
        Ten claro qué alcanza cada pila: su altura es su distancia. Pon tu pila más alta encima de la roja o al lado, y fuera de alcance.
        Deja a tu rival una sola jugada, y ya sabes su respuesta.
learn-17-1 = Cuenta. Una jugada gana por 2, todas las demás pierden. ¿Qué ficha debes capturar antes de que se mueva?
    .why = I4 podía capturar I5. Ahora es tuya, e I5 está a salvo de ella.
learn-17-2 = B1 tiene altura uno. ¿Qué altura debe tener una pila en C2 para llegar a A2?
    .why = C2 tiene ahora altura dos, y A2 está a dos casillas. A2 es demasiado alta para quitarse de ahí.
learn-17-3 = Las negras solo tienen una jugada, E3 a G3. ¿Qué capturas antes, dejando H3 ahí para responder?
    .why = E4 es tuya. Las negras tienen que jugar E3 a G3, y tu ficha suelta de H3 captura ahí. Ya sabías la respuesta antes de mover.
learn-17-4 = Encuentra la jugada que deja a las negras sin ninguna jugada posible.
    .why = Las negras pasan, una y otra vez, y tú haces todas las jugadas que quedan.
learn-17-5 = En E4 hay una torre de 12, junto a una roja. ¿De quién va a ser al final?
    .why = La torre es tuya. Está junto a una roja, así que se queda, y ya nadie puede mover.


learn-18 = Una partida pequeña entera
    .advice =
        Antes de cada jugada, pregúntate: ¿qué puede capturar o cortar mi rival? ¿Qué jugada mía le cuesta una suya? ¿Qué captura mía puede esperar?
        Hacia el final, cuenta las jugadas. Y mira otra vez todo el tablero antes de tocar.
learn-18-1 = Juega esta partida pequeña hasta el final contra el nivel 1, y gana. Usa todo lo que aprendiste. Juegas con blancas y empiezas.
    .why = Sabes todo lo que hace falta para una partida entera. Empieza una con `/dvonn jugar`.

## Terms.

terms-title = {"**"}Términos: { $group }**
terms-board = El tablero
terms-moves = Jugadas
terms-score = Marcador y notación
terms-games = Partidas
terms-strategy = Estrategia
terms-themes = Temas de los problemas
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = No conozco el término `{ $term }`. Elige uno de las sugerencias mientras escribes, o mira un grupo:
menu-term = Elegir un término para saber más

term-cell = Casilla
    .meaning = uno de los 49 lugares del tablero, con el nombre de su columna y fila: D3.
    .usage = Los botones y las jugadas nombran casillas. Las filas 1 y 5 tienen nueve, la fila 3 tiene once.
term-edge = Borde
    .meaning = las casillas con menos de seis vecinas. Una pila allí nunca está rodeada.
    .usage = Al principio solo pueden moverse las fichas del borde.
term-piece = Ficha
    .meaning = uno de los 23 discos blancos, 23 negros y 3 rojos.
    .usage = Las colocas una a una, o recibes un tablero llenado al azar.
term-red-piece = Ficha roja
    .meaning = una de las tres fichas que no son de nadie. Todas las demás pilas necesitan conexión con alguna.
    .usage = El tablero la muestra como un disco rojo. Sola nunca se mueve, pero se puede capturar.
term-stack = Pila
    .meaning = una o más fichas en una casilla. La de arriba dice de quién es.
    .usage = El número sobre una pila es su altura.
term-single = Ficha suelta
    .meaning = una pila de una ficha.
    .usage = Se mueve una casilla. Si no está rodeada, es la pila más móvil que hay.
    .caption = Se mueve una casilla, en cualquier dirección
term-height = Altura
    .meaning = el número de fichas de una pila, y cuántas casillas se mueve.
    .usage = Los tableros la muestran en cada pila. Una “pila de 4” tiene altura 4.
term-hold-red = Contener una roja
    .meaning = tener una ficha roja en la pila. Esa pila siempre está conectada, y al moverse se lleva la roja.
    .usage = Los tableros lo muestran con un borde rojo y una marca roja.
term-placement = Colocación
    .meaning = la primera fase: se colocan las 49 fichas por turnos.
    .usage = Con un tablero aleatorio o simétrico se salta.
term-movement = Movimiento
    .meaning = la segunda fase: se mueven pilas hasta que nadie pueda.
    .usage = Empiezan las blancas.
term-capture = Capturar
    .meaning = caer en una pila rival, o en una ficha roja. La nueva pila es tuya.
    .usage = Las vistas previas y las pistas dicen qué captura una jugada.
term-legal-move = Jugada posible
    .meaning = una jugada que permiten las reglas: una pila va en línea recta, exactamente tantas casillas como su altura, hasta otra pila.
    .usage = Los botones solo muestran jugadas posibles. Si tienes una, debes jugar.
term-forced-move = Jugada forzada
    .meaning = la única jugada posible.
    .usage = Puedo hacer por ti las jugadas forzadas: mira `/dvonn ajustes`.
term-surrounded = Rodeada
    .meaning = con fichas en los seis lados. Esa pila no se puede mover.
    .usage = `/dvonn tablero` con `rodeadas:True` marca estas pilas.
term-isolated = Aislada
    .meaning = sin cadena de vecinas hasta una roja. Las pilas aisladas se retiran al instante.
    .usage = Los tableros las tachan tras la jugada que las cortó.
term-pass = Pasar
    .meaning = un turno sin jugada posible.
    .usage = Paso yo por ti. Vuelves a mover en cuanto puedas.
term-score = Marcador
    .meaning = el número de fichas en las pilas de un bando. Gana el más alto.
    .usage = Todos los tableros lo muestran arriba.
term-position = Posición
    .meaning = un tablero, y a quién le toca.
    .usage = `/dvonn analizar` acepta cualquier posición en texto.
term-notation = Notación
    .meaning = cómo se escriben las jugadas: D3 coloca una ficha, D3F3 mueve la pila de D3 a F3.
    .usage = Elige D3F3, D3-F3 o D3→F3 en `/dvonn ajustes`.
term-rated = Puntuada
    .meaning = una partida que cuenta para la clasificación. En ella el motor no ayuda.
    .usage = Lo eliges en el desafío.
term-rating = Puntuación
    .meaning = la fuerza de alguien en un número. El número tras ± dice cuánta incertidumbre hay.
    .usage = La muestran los perfiles y las clasificaciones. Con más partidas puntuadas, ± se hace más pequeño.
term-provisional = Provisional
    .meaning = una puntuación aún estimada, marcada con “?”.
    .usage = Con unas cuantas partidas puntuadas más, deja de serlo.
term-plan = Plan
    .meaning = una lista de casillas donde coloco por ti tus próximas fichas.
    .usage = Escríbelo con `/dvonn plan`. Solo lo ves tú.
term-conditional-moves = Jugadas condicionales
    .meaning = respuestas a jugadas posibles de tu rival: si juega esto, juego aquello.
    .usage = Escríbelas con `/dvonn condicionales`. `D3F3 resign`: si juega D3F3, te rindes. Solo las ves tú.
term-takeback = Deshacer la jugada
    .meaning = volver a la posición anterior a tu última jugada, si tu rival está de acuerdo.
    .usage = Pídelo con `/dvonn proponer`.
term-hint = Pista
    .meaning = las mejores jugadas de tu propia partida amistosa.
    .usage = `/dvonn pista` las muestra con flechas.
term-review = Revisión
    .meaning = cómo ve el motor una partida terminada: probabilidades de ganar, puntos de inflexión, jugadas mejores.
    .usage = Usa el botón bajo una partida terminada, o `/partida revisión`.
term-tower = Torre
    .meaning = una pila de cuatro fichas o más. Encuentra pocos lugares donde caer.
    .usage = Captura fichas sueltas con ella: así las tuyas siguen móviles. Pero no la armes temprano.
    .caption = { $ply }: una torre captura una ficha suelta
term-loose-piece = Ficha colgada
    .meaning = una ficha que cuelga de una sola conexión con la roja, y se corta con facilidad.
    .usage = Sálvala solo si no te cuesta nada. Si no, juega en otro lado.
    .caption = { $ply }: la ficha colgada queda cortada
term-tempo = Ganar un tiempo
    .meaning = un tiempo es lo que dura una jugada. Lo puede ganar una jugada tranquila, que no toma nada: ahora le toca mover a tu rival.
    .usage = Cerca del final, guarda jugadas tranquilas en reserva. Muchas veces pierde quien tiene que mover primero.
    .caption = { $ply } no toma nada: mueven las negras
term-sharpshooting = Tiro certero
    .meaning = capturar una pila a cuatro casillas o más, con una pila de esa altura exacta.
    .usage = Prepara el tiro: cambia la altura de tu pila o su casilla, hasta que la distancia sea la justa.
    .caption = { $ply }: altura cuatro, a cuatro casillas
term-overload = Sobrecarga
    .meaning = amenazar dos pilas al mismo tiempo, para que tu rival no pueda salvar las dos.
    .usage = Lo pueden hacer dos pilas tuyas juntas. En una horquilla lo hace una sola.
    .caption = { $ply }: las negras no salvan las dos
term-neutralise = Neutralizar
    .meaning = caer en una ficha rival, para que ya no se pueda mover.
    .usage = La ficha se queda en el tablero, pero tu rival tiene una menos para mover.
    .caption = { $ply } neutraliza esta ficha suelta negra
term-fork = Horquilla
    .meaning = una pila que ataca a dos.
    .usage = Tu rival tiene una sola jugada, y solo puede salvar una de las dos.
    .caption = { $ply }: una pila ataca a dos
term-isolation = Aislamiento
    .meaning = separa fichas rivales de las rojas para que salgan del tablero.
    .usage = Fíjate qué une un grupo rival a la roja. Si es una sola pila, apunta a ella.
    .caption = { $ply }: las negras pierden tres fichas
term-rescue = Rescate
    .meaning = salva fichas tuyas que están a punto de quedar separadas de las rojas.
    .usage = Antes de mover, fíjate qué podría cortar tu rival en su turno.
    .caption = { $ply }: las blancas siguen unidas a la roja
term-cut = Cortar el tablero
    .meaning = vacía una casilla que une fichas rivales con una roja.
    .usage = La conexión puede ser una ficha tuya: muévela de ahí, y la cadena se rompe.
    .caption = { $ply } rompe la cadena hasta la roja
term-run-with-red = Escapar con la roja
    .meaning = mueve una pila que contiene una roja.
    .usage = Lleva la roja hacia tus fichas, y lejos de las de tu rival.
    .caption = { $ply }: las blancas escapan con la roja
term-free-surrounded = Liberar una pila
    .meaning = libera una pila tuya rodeada y muévela.
    .usage = Primero quita de ahí una de sus seis vecinas. Después se puede mover.
    .caption = { $ply }: la pila marcada queda libre
term-immobilise = Inmovilizar una pila
    .meaning = deja una pila rival sin jugadas.
    .usage = Haz que sea demasiado alta para cualquier destino, o quítale los destinos.
    .caption = { $ply }: la pila marcada ya no se mueve
term-forced-pass = Obligar a pasar
    .meaning = deja a tu rival sin jugadas, para que tenga que pasar.
    .usage = Si a tu rival le quedan pocas jugadas, trata de quitárselas todas.
    .caption = { $ply }: las negras tienen que pasar
term-counting = Contar jugadas
    .meaning = el resultado es ajustado. Cuenta hasta el final.
    .usage = Cuenta las jugadas que le quedan a cada bando, y cuánto cuestan las últimas.
    .caption = { $ply } gana por 1. Las demás pierden
term-save-draw = Salvar las tablas
    .meaning = solo una jugada hace tablas, las demás pierden.
    .usage = Piensa cada jugada hasta el final. Las tablas valen medio punto.
    .caption = { $ply } hace tablas. Las demás pierden
term-last-placements = Últimas colocaciones
    .meaning = el tablero está casi lleno, y solo una casilla mantiene la ventaja.
    .usage = Primero va la cercanía a una roja, después el borde, y después una salida para tus fichas.
    .caption = { $ply }: en el borde, a dos casillas de una roja

## Refusals: what is wrong and what to do instead

refuse-no-game = En este canal no hay partida. `/dvonn jugar` empieza una contra la computadora. `/dvonn ayuda` muestra cómo jugar contra personas.
refuse-unknown-game = Aquí no hay ninguna partida { $number } que puedas abrir. Las tuyas se abren en cualquier lugar. Las de otras personas, solo en su propio canal.
refuse-ended = La partida { $number } terminó. `/dvonn jugar` empieza otra contra la computadora. `/dvonn ayuda` muestra cómo jugar contra personas.
refuse-not-a-player = Esta partida es entre { $white } y { $black }. Para verla, usa `/dvonn tablero`. Para empezar una tuya, `/dvonn desafiar`.
refuse-not-your-turn = Le toca a { $player }. Te mencionaré aquí cuando te toque.
refuse-old-board-link = Este tablero está desactualizado. El más reciente está [aquí]({ $url }).
refuse-old-board = Este tablero está desactualizado. `/dvonn tablero` muestra el más reciente.
refuse-not-a-cell = No existe la casilla `{ $input }`. { $cells }
no-such-cell = No existe la casilla `{ $word }`. { $cells }
cells-row = La fila { $row } va de { $first } a { $last }.
cells-column = El tablero tiene las columnas A a K, y la fila { $row } va de { $first } a { $last }.
cells-all = El tablero tiene las filas 1 a 5 y las columnas A a K.
cells-form = Una casilla es una letra de la A a la K y un número del 1 al 5, como D3.
refuse-not-a-move = `{ $input }` no es una jugada. Escribe la casilla de tu pila y la de destino, como D3F3.
refuse-nothing-stored = No tengo datos tuyos, así que no hay nada que eliminar.
refuse-no-challenge = Este desafío ya no existe. Para lanzar otro, usa `/dvonn desafiar`.
refuse-self = No puedes desafiarte. Elige a otra persona, o deja `rival` en blanco para que acepte cualquiera.
refuse-this-bot = Para jugar contra mí, usa `/dvonn jugar`.
refuse-not-a-member = { $person } no está en este servidor. Elige a un miembro de este servidor.
refuse-threads =
    { $most ->
        [one] Abriste { $most } hilo en los últimos minutos. Puedes abrir el siguiente { $until }, o usar otro canal.
       *[other] Abriste { $most } hilos en los últimos minutos. Puedes abrir el siguiente { $until }, o usar otro canal.
    }
refuse-bot = No se puede desafiar a un bot. Elige a una persona, o deja `rival` en blanco para que acepte cualquiera.
refuse-challenge-gone = Ya no puedes responder a este desafío. { $state } Para lanzar otro, usa `/dvonn desafiar`.
refuse-board-outdated = Este no es tu tablero más reciente. Ofrece el más reciente, o prueba otro.
refuse-choose-side = Elige bando en este desafío: presiona “Jugar con blancas” o “Jugar con negras”.
refuse-not-challenged = Este desafío es para { $opponent }. Para lanzar el tuyo, usa `/dvonn desafiar`.
refuse-own-challenge = Es tu propio desafío, así que debe aceptarlo otra persona. Puedes cancelarlo.
refuse-not-the-challenger = Solo { $challenger } puede cancelar este desafío.
invalid-terms-clock =
    `{ $input }` no es un ritmo. Escribe uno de estos:
    {"-"} `5d`: 5 días por jugada
    {"-"} `3d+12h`: 3 días más 12 horas por jugada
    {"-"} `3d+12h max 7d`: lo mismo, sin acumular más de 7 días
    {"-"} `live 10`: 10 minutos por bando
    {"-"} `none`: sin reloj
invalid-terms-clock-range =
    { $stretch ->
        [turn] El tiempo por jugada va de { $least } a { $most }. Para una partida de una sentada, usa un ritmo como `live 10`.
        [bank] El tiempo total va de { $least } a { $most }. Elige otro ritmo.
        [increment] El tiempo extra por jugada va de { $least } a { $most }. Elige otro ritmo.
        [cap] El máximo es al menos el tiempo total antes del `+`, y no más de { $most }. Elige otro ritmo.
       *[live] Una partida en vivo es de { $least } a { $most } por bando. Elige otro ritmo.
    }
invalid-terms-seed = `{ $input }` no es una semilla. Una semilla es un número de hasta doce cifras. Copia la de una partida anterior (`/partida exportar`), o deja `semilla` en blanco.
invalid-terms-nothing-to-deal = Una semilla necesita un tablero aleatorio. Elige la disposición aleatoria o simétrica (o reparto y elección, en un desafío), o deja `semilla` en blanco.
invalid-terms-seed-with-reds = Con una semilla conocida verías el tablero antes de colocar las rojas. Deja `semilla` en blanco: elijo una al azar.
invalid-terms-position-unused = Una posición necesita la disposición “dada”. Elígela, o deja `posición` en blanco.
invalid-terms-no-position = La disposición “dada” necesita una posición. Escríbela en `posición`.
invalid-terms-position-over = En esta posición nadie puede mover. Indica una en la que la partida pueda seguir.
invalid-terms-place-without-clock = Una partida por un puesto necesita reloj. Deja `ritmo` en blanco, o elige otro que no sea `none`.
invalid-terms-color-with-cut = En reparto y elección elige bando quien acepta. Deja `color` en blanco, o elige otra disposición.
position-unreadable = No puedo leer esta posición.
position-forbidden = Esta posición no es posible según las reglas.
position-form =
    Escribe `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`:
    {"-"} SIDE es a quién le toca, `w` o `b`.
    {"-"} Cada fila lista sus casillas desde la izquierda, con comas.
    {"-"} `.` es una casilla vacía.
    {"-"} `w3` o `b3` es una pila con bando y altura. `b2*` es una pila que contiene una roja.
    {"-"} `r1` es una ficha roja sola.
position-side = No empieza por `w` ni `b`.
position-rows =
    { $found ->
        [one] Tiene { $found } fila, no 5.
       *[other] Tiene { $found } filas, no 5.
    }
position-cells = La fila { $row } necesita { $expected } casillas, pero tiene { $found }.
position-stack = { $found } en { $cell } no es una pila válida.
position-trailing = { $found } no se permite tras las filas. Solo la palabra `movement`.
fault-stacks-with-red =
    { $found ->
        [one] { $found } pila contiene una roja. Deben ser de una a tres.
       *[other] { $found } pilas contienen una roja. Deben ser de una a tres.
    }
fault-room-for-reds =
    { $room ->
        [one] En las pilas que contienen una roja solo cabe { $room } ficha roja, pero deben ser tres.
       *[other] En las pilas que contienen una roja solo caben { $room } fichas rojas, pero deben ser tres.
    }
fault-isolated = Sin conexión con una roja: { $cells }.
fault-too-many-pieces = Las pilas tienen { $found } fichas en total, pero el juego tiene 49.
fault-too-many-stacks =
    { $color ->
        [white] Las blancas tienen { $found } pilas, pero solo 23 fichas.
       *[black] Las negras tienen { $found } pilas, pero solo 23 fichas.
    }
fault-black-moves-first = Con el tablero lleno juegan primero las blancas.
fault-nothing-moved = Solo hay fichas sueltas, y falta exactamente una ficha. Eso no puede pasar: la primera jugada forma una pila de 2 y, si esa pila se retira, faltan al menos dos fichas.
fault-no-placement =
    Con { $pieces ->
        [one] { $pieces } ficha colocada
       *[other] { $pieces } fichas colocadas
    } debe haber estas fichas sueltas: rojas { $red }, blancas { $white }, negras { $black }. Y debe ser el turno de { $color ->
        [white] las blancas
       *[black] las negras
    }.
refuse-nothing-to-plan = Todas las fichas están colocadas, así que no hay nada que planear. Prepara jugadas condicionales con `/dvonn condicionales`.
refuse-vacation-days =
    { $count ->
        [one] Ese año solo te queda { $count } día de vacaciones. Toma menos días.
       *[other] Ese año solo te quedan { $count } días de vacaciones. Toma menos días.
    }
refuse-vacation-no-time = En una de tus partidas no te queda tiempo y perderías al instante. Juega allí primero (mira `/dvonn partidas`), y luego termina tus vacaciones.
refuse-no-vacation = No estás de vacaciones. Para empezarlas, usa `/dvonn vacaciones` con `días:3`.
refuse-review-running = Esta partida sigue en curso. Podrás revisarla cuando termine.
refuse-review-short = Esta partida es demasiado corta para revisarla: cada bando necesita al menos una jugada con opciones. `/partida jugadas` muestra sus jugadas.
refuse-variation-gone = Ya no tengo este análisis: guardo los diez últimos de cada persona, durante 90 días. Usa otra vez `/dvonn analizar`.
refuse-variation-full = Este análisis tiene { $most } jugadas, y no guardo más. Sigue con jugadas probadas, o analiza otra posición.
refuse-review-one-at-a-time = Aún estoy revisando otra partida para ti, y voy de una en una. Vuelve a pedirlo en un minuto.
refuse-engine-unknown = Aquí no hay ningún motor llamado “{ $name }”. Elige uno de la lista, o un `nivel`.
refuse-engine-gone = Este motor ya no está disponible. Para jugar contra la computadora, usa `/dvonn jugar` con un `nivel`.
refuse-engine-and-level = Indica un `nivel` o un `motor`, no los dos.
refuse-engine-busy =
    { $games ->
        [one] { $player } solo puede jugar { $games } partida a la vez. Vuelve a intentarlo cuando termine, o elige un `nivel`.
       *[other] { $player } solo puede jugar { $games } partidas a la vez. Vuelve a intentarlo cuando termine una, o elige un `nivel`.
    }
refuse-engine-board = { $player } solo puede jugar desde el tablero vacío. Elige la disposición “completa”.
refuse-busy-direct = Tu última partida aquí sigue en curso. `/dvonn tablero` la muestra. Para terminarla, usa `/dvonn rendirse`.
refuse-rated-guest = Aquí no hay partidas puntuadas: cada clasificación es de un servidor que me agregó. Deja `puntuada` en blanco, o lanza el desafío en un servidor así.
refuse-busy-guest = Aquí ya hay una partida en curso, y solo muestro una a la vez. `/dvonn tablero` la muestra. Termínala primero, o juega en otro canal.
refuse-busy = En este canal juegan { $white } y { $black }.

refuse-offer-gone =
    { $state ->
        [accepted] Esta propuesta ya se aceptó.
        [declined] Esta propuesta ya se rechazó.
        [withdrawn] Esta propuesta se retiró.
       *[lapsed] Esta propuesta expiró cuando siguió la partida.
    }
refuse-offer-own = Es tu propia propuesta, así que solo puede responder tu rival. Puedes retirarla.
refuse-offer-not-own = Solo tu rival puede retirar esta propuesta. Puedes aceptarla o rechazarla.
refuse-offer-waiting =
    { $kind ->
        [draw] Tu rival aún no ha respondido a tu propuesta de tablas.
        [takeback] Tu rival aún no ha respondido a tu petición de deshacer.
       *[pause] Tu rival aún no ha respondido a tu petición de pausa.
    }
refuse-answer-first = Tu rival pide deshacer una jugada. Acéptalo o recházalo primero.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Propusiste tablas hace poco. Podrás volver a hacerlo tras { $plies } jugada.
           *[other] Propusiste tablas hace poco. Podrás volver a hacerlo tras { $plies } jugadas.
        }
       *[other] Acabas de pedirlo. Podrás volver a hacerlo tras la próxima jugada.
    }
refuse-nothing-to-take-back = Aún no tienes ninguna jugada que deshacer.
refuse-revealed = Ya no puedes deshacer tu jugada: desde entonces se jugó el plan o alguna condicional de tu rival. Sigue, o propón tablas con `/dvonn proponer`.
refuse-no-clock = Esta partida no tiene reloj, así que no hay pausas ni tiempo que dar.
refuse-paused = La partida ya está en pausa. Para seguir, presiona “Reanudar la partida” bajo el tablero.
refuse-not-paused = La partida no está en pausa. Para pedir una, usa `/dvonn proponer` con `qué:Pausa`.
refuse-enough-time = A tu rival le queda ya más de un año.
refuse-computer-needs-no-time = El reloj de la computadora nunca corre, así que no necesita tiempo.
refuse-not-over = Esta partida no ha terminado. Podrás proponer revancha cuando termine.
refuse-rematch-deleted = Tu rival eliminó sus datos. `/dvonn ayuda` muestra cómo encontrar otro rival.
refuse-no-rematch = Ahora no puede haber revancha. Usa `/buscar` para encontrar a alguien.
refuse-rematch-asked = Solo puedes proponer la revancha una vez después de cada partida.
refuse-rematch-waits = Ya propusiste revancha. Tu rival aún no ha respondido.
refuse-rematch-offered = Tu rival ya propuso revancha. Acéptala.
refuse-rematch-started = La revancha de esta partida es la { $number }. `/dvonn jugar` empieza otra contra la computadora. `/dvonn ayuda` muestra cómo jugar contra personas.
refuse-abort-place = Te desafiaron por tu puesto, así que no puedes abortar esta partida. Juégala, o ríndete con `/dvonn rendirse`, y perderás tu puesto.
refuse-abort-tournament = Una partida de torneo no se puede abortar. Para darla por perdida, usa `/dvonn rendirse`. Para dejar el torneo, `/torneo retirar`.
refuse-abort = Ya es tarde para abortar esta partida. Propón tablas con `/dvonn proponer`, o ríndete con `/dvonn rendirse`.
refuse-claim-here = { $opponent } sigue en este servidor. Si agota el tiempo, ganas automáticamente.
refuse-claim-computer = La computadora nunca se va, y su reloj nunca corre. Para terminar la partida, ríndete.
refuse-only-void = Un bando de la partida { $number } juega desde otro servidor, así que los moderadores solo pueden anularla. Pueden hacerlo mientras está en curso, si es amistosa y no es de un torneo.
refuse-claim-no-clock = Esta partida no tiene reloj, así que nadie agota el tiempo. Tu rival se fue: `/dvonn rendirse` termina la partida sin resultado.
refuse-claim-own-turn = Te toca. Juega primero: entonces corre el reloj de tu rival, y ganas cuando se agote.
refuse-claim-early = Tu rival se fue, pero aún tiene tiempo. Podrás reclamar la victoria { $until }.
refuse-not-a-moderator = Hace falta el permiso “Administrar servidor”. Pídeselo a quien lo tenga.
refuse-not-a-moderator-role = Hace falta el rol { $role } o el permiso “Administrar servidor”. Pídeselo a quien lo tenga.
refuse-channel = En este servidor solo se empiezan partidas en { $channels } y sus hilos. Vuelve a intentarlo allí.
refuse-starter = Aquí solo los miembros con el rol { $role } pueden empezar partidas. Pídele a alguien con ese rol que te desafíe: tú puedes aceptar.
refuse-starter-there = En el servidor donde jugarías, solo los miembros con cierto rol pueden empezar partidas, y tú no lo tienes.
refuse-blocked =
    Un moderador te bloqueó: no puedes empezar ni aceptar partidas en este servidor. Motivo: { $reason }
    Tus partidas en curso siguen. Si crees que es un error, habla con los moderadores.
refuse-challenger-blocked = { $challenger } no puede jugar en este servidor por un bloqueo. Desafía a otra persona con `/dvonn desafiar`.
refuse-opponent-blocked = { $opponent } no puede aceptar partidas en este servidor por ahora. Elige a otra persona.
refuse-games = Ya juegas el máximo de partidas y torneos a la vez: { $most }. Termina antes una partida, o ríndete en una.
refuse-challenger-games = { $challenger } ya juega el máximo de partidas a la vez. Desafía a otra persona con `/dvonn desafiar`.
refuse-challenges =
    { $most ->
        [one] Ya lanzaste un desafío. Cancélalo, o espera respuesta. Los desafíos cancelados y rechazados siguen contando 10 minutos desde que los lanzaste.
       *[other] Ya lanzaste { $most } desafíos. Cancela uno, o espera respuesta. Los desafíos cancelados y rechazados siguen contando 10 minutos desde que los lanzaste.
    }
refuse-challenged-before =
    { $most ->
        [one] Ya desafiaste a { $opponent }. Espera respuesta. Cancelar no sirve: el desafío cuenta durante una hora desde que lo lanzaste.
       *[other] Ya desafiaste a { $opponent } { $most } veces. Espera respuesta. Cancelar no sirve: un desafío cuenta durante una hora desde que lo lanzaste.
    }
refuse-challenged-lately = Desafiaste a { $opponent } hace poco. Podrás volver a hacerlo { $until }. Para desafiar a otra persona no hay que esperar.
refuse-places-rated-off = Las partidas puntuadas están desactivadas en este servidor, así que no se juega por puestos. Un administrador puede activarlas con `/dvonn-admin ajustes`.
refuse-rated-off = Las partidas puntuadas están desactivadas en este servidor. Para una amistosa, deja `puntuada` en blanco o elige False.
refuse-may-not-post = No puedo publicar en { $channel }. Dame allí los permisos “Ver canal”, “Enviar mensajes” y “Adjuntar archivos”, y vuelve a intentarlo.
refuse-block-no-reason = Escribe un motivo en `motivo`. La persona bloqueada lo ve.
refuse-block-opponent = Estás con { $person } en la misma partida o el mismo torneo en curso, así que no puedes bloquear a esa persona. Pídeselo a otro moderador.
refuse-block-bot = No se puede bloquear a un bot. Elige a una persona.
refuse-not-blocked = { $person } no tiene ningún bloqueo. La lista está en `/dvonn-admin ajustes`.
refuse-own-game = Juegas en la partida { $number }, así que no puedes moderarla. Pídeselo a otro moderador. Si no hay otro, elige un rol de moderador con `/dvonn-admin ajustes` y dáselo a alguien.
refuse-other-server = Este servidor no tiene partida { $number }. Para encontrar un número, usa `/partida jugadas` en el canal de la partida.
refuse-void-uncounted = La partida { $number } terminó y era amistosa, así que anularla no cambiaría nada.
refuse-void-before = La partida { $number } ya está fuera de las puntuaciones.
refuse-role-of-all = Todo el mundo tiene este rol. Elige uno que solo tengan los moderadores.
refuse-no-reason = Escribe un motivo en `motivo`. Se muestra en el canal de la partida.
refuse-no-winner = Elige en `gana` quién gana, o tablas. Para terminar la partida sin resultado, elige “Anular la partida” en `decisión`.
refuse-no-seat = Elige en `persona` quién entra y en `bando` el bando.
refuse-seat-self = No puedes entrar tú en lugar de un jugador. Elige a otra persona, o pídeselo a otro moderador.
refuse-seat-bot = Un bot no puede reemplazar a un jugador. Elige a una persona.
refuse-seat-not-a-member = { $person } no está en este servidor. Elige a un miembro.
refuse-seat-blocked = { $person } no puede jugar en este servidor por un bloqueo. Elige a otra persona, o usa antes `/dvonn-admin desbloquear`.
refuse-seat-taken = { $person } ya juega en esta partida. Elige a otra persona.
refuse-seat-computer = A la computadora no se la puede reemplazar. Termina la partida, o anúlala.

illegal-taken = { $cell } está ocupada. Elige una casilla vacía.
illegal-empty = { $cell } está vacía. Elige una casilla con una pila tuya.
illegal-lone-red = La ficha roja de { $cell } está sola, así que nadie puede moverla. Elige una pila tuya.
illegal-not-yours = La pila de { $cell } es de tu rival. Elige una con tu color arriba.
illegal-surrounded = La pila de { $cell } está rodeada y no se puede mover. Elige otra.
illegal-not-straight = { $from } y { $to } no están en línea recta. Las pilas se mueven en las seis direcciones del tablero.
illegal-distance =
    { $height ->
        [one] La distancia de { $from } a { $to } es { $distance }, pero una ficha suelta se mueve exactamente { $height } casilla.
       *[other] La distancia de { $from } a { $to } es { $distance }, pero una pila de { $height } se mueve exactamente { $height } casillas.
    }
illegal-empty-target = { $to } está vacía. Una pila debe caer en otra pila o ficha.
illegal-leaves-board = Desde { $from }, una pila de { $height } saldría del tablero en esa dirección. Elige otra.
illegal-still-placing = Aún no están colocadas todas las fichas. Coloca una en una casilla vacía: `/dvonn colocar D3`.
illegal-all-placed = Todas las fichas están colocadas. Mueve ahora una pila: `/dvonn mover D3F3`.
illegal-must-pass = No tienes jugada posible, así que debes pasar.
illegal-may-not-pass = Tienes una jugada posible, así que no puedes pasar. `/dvonn mover` lista tus jugadas mientras escribes.
illegal-game-over = La partida terminó. `/dvonn jugar` empieza otra contra la computadora. `/dvonn ayuda` muestra cómo jugar contra personas.

backup = Todos los datos de este servidor: una línea de JSON por entrada, comprimidos con gzip. Contienen nombres de personas, así que compártelos solo con otros administradores. Esta copia queda anotada: mira `/dvonn-admin registro`.
backup-no-files = En este canal no puedo adjuntar archivos. Usa `/dvonn-admin copia` en un canal donde pueda.
backup-in-parts = La copia es demasiado grande para un archivo de Discord. Siguen las demás partes.
backup-part = Parte { $part }. Siguen más.
backup-last-part = Parte { $part }, la última. Puedes descomprimir cada parte por separado, o unirlas en orden y descomprimir el resultado.

## Fair play

fairness-heading = {"**"}Probabilidades de ganar perdidas por jugada**, en partidas puntuadas revisadas (± dos veces el error estándar)
fairness-line = { $player } (puntuación { $rating }): { $loss } ± { $error } puntos porcentuales en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } y { $moves ->
        [one] { $moves } jugada.
       *[other] { $moves } jugadas.
    }
fairness-peers = { $count } personas de puntuación parecida pierden { $loss }. Diferencia: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Pérdida inusualmente baja: mira las partidas.**
       *[usual] Nada inusual.
    }
fairness-few-games = { $player } (puntuación { $rating }): muy pocas partidas ({ $games }; hacen falta al menos { $least }).
fairness-few-peers = Muy poca gente para comparar. Necesito al menos { $least } personas a { $range } puntos o menos de esa puntuación.
fairness-note = Es un indicio, no una prueba. Alguien fuerte con una cuenta nueva, las posiciones fáciles o revisar solo las buenas partidas pueden dar cifras parecidas. Nunca actúo según estos números.
fairness-empty = Nadie tiene aún { $least } partidas puntuadas revisadas en este servidor. Usa `/partida revisión` para revisar una.
fairness-unknown = { $player } no tiene partidas puntuadas revisadas en este servidor. Usa `/partida revisión` para revisar una.

## Stored data

privacy-stored =
    {"**"}Qué guardo**
    {"-"} Tu ID de Discord, y tu nombre en los servidores donde juegas.
    {"-"} Tus partidas: jugadas con horas, condiciones, resultados y tus notas. Planes y jugadas condicionales, hasta el final de la partida.
    {"-"} Tus puntuaciones, puestos y torneos, y los roles que te di por ellos.
    {"-"} Tu puntuación en problemas, los que probaste y tu mejor carrera de problemas. Las demás carreras, durante un día.
    {"-"} Tus desafíos, vacaciones y lecciones, y tus ajustes (con zona horaria, horas de silencio y fines de semana libres).
    {"-"} Las últimas 50 partidas que importaste (menos si son grandes), y las jugadas de tus diez últimos análisis.
    {"-"} Las partidas que sigues, hasta que terminen. La revisión que esperas.
    {"-"} Qué buscas con `/buscar`, y si estás en la clasificación mundial. Con quién no quieres volver a coincidir, y tus reportes.
    {"-"} Tus decisiones de moderación, y qué servidores te bloquean.
    No leo mensajes, solo lo que escribes en mis comandos, formularios y botones.
privacy-kept =
    {"**"}Cuánto tiempo.** Hasta que lo elimines, salvo esto:
    {"-"} Un análisis: hasta que pases 90 días sin usarlo.
    {"-"} Un desafío cerrado o una propuesta: 30 días.
    {"-"} Los ID de tus comandos: un día, salvo los de tus jugadas. Sirven para que ningún comando cuente dos veces.
    {"-"} Una forma cifrada de tu ID: 30 días más, si lo eliminas todo en los 30 días siguientes a una partida puntuada. No se puede descifrar sin la clave del bot. Impide que las partidas repetidas contra el mismo rival cuenten enteras.
privacy-seen =
    {"**"}Quién lo ve**
    {"-"} Partidas, puntuaciones, resultados, torneos y decisiones de moderación: todo el servidor al que pertenecen. Tras `/buscar` y en los matches por equipos, los dos servidores. Los administradores también pueden descargarlos.
    {"-"} El campeonato: todo el mundo, en todas partes.
    {"-"} La clasificación mundial: todo el mundo, en todas partes, hasta que uses `/clasificación salir-mundial`.
    {"-"} Tu puntuación en problemas: todo el mundo en los servidores donde probaste uno.
    {"-"} Una carrera de problemas contra alguien: todo el mundo en su canal.
    {"-"} Unas vacaciones o un fin de semana libre que detienen tu reloj: tus rivales.
    {"-"} Todo lo demás: solo tú.
    El responsable del bot puede leer su base de datos. No comparto nada con nadie más.
privacy-choices =
    {"**"}Qué puedes hacer**
    {"-"} `/privacidad exportar` te lo da todo en un archivo.
    {"-"} `/privacidad eliminar` lo elimina todo para siempre.
    {"-"} Después, tus rivales conservan sus partidas contigo, como partidas de una “cuenta eliminada”.
    {"-"} Un servidor que te bloquea sigue bloqueándote.
    {"-"} Si el responsable del bot te bloquea, o si otros no quieren volver a coincidir contigo, eso también se queda. En lugar de tu ID, guardo una forma cifrada.
delete-person =
    {"**"}¿Eliminar todo lo tuyo?** No se puede deshacer.
    {"-"} { $games ->
        [0] No tienes partidas en curso.
        [one] Tu partida en curso termina ahora. Si es puntuada y tiene seis o más jugadas tras la colocación, la pierdes. Si no, termina sin resultado.
       *[other] Tus { $games } partidas en curso terminan ahora. Pierdes las puntuadas con seis o más jugadas tras la colocación. Las demás terminan sin resultado.
    } Se cancelan tus desafíos, y sales de tus torneos.
    {"-"} Se eliminan tus ajustes, vacaciones, lecciones, planes, notas, partidas importadas y análisis, y dejas de seguir partidas. Desapareces de todas las clasificaciones, y te quito los roles que te di por puestos y títulos.
    {"-"} Tus rivales conservan sus partidas contigo, como partidas de una “cuenta eliminada”. Sus puntuaciones solo cambian por las puntuadas que pierdes ahora. Tus decisiones de moderación se quedan, sin tu ID ni tu nombre.
    {"-"} Un servidor que te bloquea sigue bloqueándote. Los mensajes en canales se quedan.
    {"-"} Si jugaste una puntuada en los últimos 30 días, guardo una forma cifrada de tu ID. Se queda 30 días: mira `/privacidad mostrar`.
    Si vuelves a jugar, empiezas de cero.
button-export-person = Exportar antes
button-delete-person = Eliminarlo todo
button-keep-person = Conservarlo todo
delete-cancelled = No se eliminó nada.
delete-running = Eliminando todo lo tuyo…
delete-done = Tus datos se eliminaron. Si vuelves a jugar, empiezas de cero.

export-about = Todo lo que el bot de DVONN guarda de ti. Horas en UTC, relojes en milisegundos. Puntos en mitades: 2 por victoria, 1 por tablas. Los demás aparecen solo con el nombre que ve todo el servidor.
exported = Este archivo contiene todo lo que guardo de ti. Quien lo tenga puede leerlo.
exported-part = Parte { $part }. Es demasiado para un archivo de Discord. Siguen más.
exported-last-part = Parte { $part }, la última.
export-everything-no-files = En este canal no puedo adjuntar archivos. Usa `/privacidad exportar` en un mensaje directo conmigo.
export-everything-too-large = Tus datos son demasiado grandes para un archivo de Discord. Pide una copia al responsable del bot, que los encuentra en la base de datos por tu ID de Discord.

## Errors

error-busy = Ahora mismo no doy abasto. No cambió nada. Vuelve a intentarlo en un minuto.
error-too-late = Lo siento, no pude hacerlo a tiempo. No cambió nada. Vuelve a intentarlo en un minuto.
error-storage = Lo siento, ahora no puedo leer ni guardar partidas. No cambió nada. Vuelve a intentarlo en unos minutos.
error-unconfirmed = Mi base de datos aún no lo ha confirmado. Revisa en un minuto si funcionó antes de repetirlo.
error-slow = Esto tarda más de lo normal. Revisa si funcionó antes de repetirlo.
error-late-form = No pude abrir el formulario a tiempo. Vuelve a intentarlo.
error-number-range = `{ $option }` debe ser un número entre { $from } y { $to }.
error-too-many =
    { $seconds ->
        [one] Vas demasiado rápido. No cambió nada. Vuelve a intentarlo en { $seconds } segundo.
       *[other] Vas demasiado rápido. No cambió nada. Vuelve a intentarlo en { $seconds } segundos.
    }
error-too-many-server =
    { $seconds ->
        [one] En este servidor pasan demasiadas cosas a la vez. No cambió nada. Vuelve a intentarlo en { $seconds } segundo.
       *[other] En este servidor pasan demasiadas cosas a la vez. No cambió nada. Vuelve a intentarlo en { $seconds } segundos.
    }
error-busy-drawing = Hay demasiadas imágenes esperando a dibujarse. Vuelve a intentarlo en un minuto.
error-slow-drawing = No pude dibujar esta imagen a tiempo. Vuelve a intentarlo en un minuto.
error-still-thinking = Sigo con tu pregunta anterior. Espera la respuesta y vuelve a preguntar.
error-internal = Lo siento, algo salió mal, y no cambió nada. Vuelve a intentarlo. Si se repite, da este código al responsable del bot: **{ $code }**.
error-unknown = No conozco este comando o botón. Quizá sea de una versión anterior. `/dvonn tablero` muestra el tablero, `/dvonn ayuda` muestra qué más hay.
error-message-deleted = Ese mensaje se eliminó. `/dvonn tablero` muestra el tablero, `/dvonn ayuda` muestra qué más hay.
error-outside-server = Este comando solo funciona en servidores que me agregaron. Aquí, `/dvonn jugar` empieza una partida contra la computadora, y `/dvonn ayuda` muestra qué más funciona. Para desafiar a alguien, usa `/dvonn desafiar` donde estén las dos personas. Puede ser un servidor, un grupo o los mensajes directos entre ellas.
error-no-files = (En este canal no puedo adjuntar archivos. Con el permiso “Adjuntar archivos” puedo mostrar aquí una imagen.)
missing-to-bot = No tengo permiso para publicar aquí, así que no puede empezar ninguna partida. En este canal necesito este permiso: { $permissions }. Pídeselo a un moderador, o usa otro canal.
missing-to-person = En este canal necesitas este permiso: { $permissions }. Pídeselo a un moderador, o usa otro canal.
permission =
    { $name ->
        [view-channel] “Ver canal”
        [send-messages] “Enviar mensajes”
        [send-in-threads] “Enviar mensajes en hilos”
        [use-external-apps] “Usar aplicaciones externas”
       *[create-threads] “Crear hilos públicos”
    }
error-no-threads = Aquí no puedo abrir un hilo. Pídele a un moderador que me dé los permisos “Crear hilos públicos” y “Enviar mensajes en hilos”, o usa otro canal.
error-no-threads-kind = No puedo abrir hilos en un canal de este tipo. Usa un canal de texto, un canal de anuncios o una publicación de un foro.

## Why Discord refuses a request

discord-no-channel = Ese canal o hilo se eliminó. Usa otro.
discord-no-member = Esa persona dejó el servidor o eliminó su cuenta.
discord-hidden = No veo ese canal. Pídele a un moderador que me dé allí el permiso “Ver canal”, o usa otro canal.
discord-forbidden = Discord dice que me falta un permiso para esto. Pídele a un moderador que revise allí mis permisos, o usa otro canal.
discord-direct-messages = No puedo enviarte mensajes directos. Permite los mensajes directos de los miembros en la privacidad del servidor y vuelve a intentarlo.
discord-channel-kind = Un canal de este tipo no lo permite. Usa un canal de texto.
discord-thread-closed = Ese hilo está archivado o bloqueado. Pídele a un moderador que lo abra de nuevo, o usa otro canal.
discord-too-many-threads = Este servidor tiene tantos hilos activos como permite Discord. Pídele a un moderador que archive algunos y vuelve a intentarlo.
discord-tag-required = Este foro exige una etiqueta en cada publicación, y yo no elijo etiquetas. Pídele a un moderador que quite esa regla, o usa un canal de texto.
discord-name = Discord no permite una palabra de ese nombre. Cambia el nombre y vuelve a intentarlo.
discord-automod = El AutoMod de este servidor bloqueó este mensaje o nombre. Pídele a un moderador que exima a mi rol o que cambie la regla.
discord-filter = El filtro de Discord bloqueó este mensaje por dañino. Quita los enlaces y las groserías, y vuelve a intentarlo.
discord-too-large = El archivo es demasiado grande para Discord. Pide menos cosas a la vez.
discord-invalid-role = Discord no deja que nadie dé ese rol. Elige otro.
discord-two-factor = Este servidor exige la autenticación en dos pasos para moderar. Mi responsable debe activarla en su cuenta de Discord.
discord-slow = Discord no permite hacer esto tan a menudo. Vuelve a intentarlo en un minuto.
discord-down = Discord no funciona bien en este momento. Vuelve a intentarlo en un minuto.
discord-invalid = Discord no acepta lo que envío. Es un error mío: díselo a mi responsable, por favor.

## Alt text of boards, in whole sentences

alt-players = Blancas: { $white }. Negras: { $black }.
alt-turn =
    { $next ->
        [red] { $name } { $color ->
            [white] (blancas)
           *[black] (negras)
        } coloca una ficha roja.
        [own] { $name } { $color ->
            [white] (blancas)
           *[black] (negras)
        } coloca una ficha.
       *[move] Turno de { $name } { $color ->
            [white] (blancas)
           *[black] (negras)
        }.
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] Las blancas
           *[black] Las negras
        } colocan una ficha roja.
        [own] { $color ->
            [white] Las blancas
           *[black] Las negras
        } colocan una ficha.
       *[move] { $color ->
            [white] Juegan las blancas
           *[black] Juegan las negras
        }.
    }
alt-won =
    { $color ->
        [white] Fin de la partida: { $name } (blancas) gana por { $margin }.
       *[black] Fin de la partida: { $name } (negras) gana por { $margin }.
    }
alt-won-without-name =
    { $color ->
        [white] Fin de la partida: las blancas ganan por { $margin }.
       *[black] Fin de la partida: las negras ganan por { $margin }.
    }
alt-draw = Fin de la partida: tablas.
alt-won-early =
    { $color ->
        [white] Partida terminada antes de tiempo: { $winner } (blancas) gana contra { $loser }.
       *[black] Partida terminada antes de tiempo: { $winner } (negras) gana contra { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Partida terminada antes de tiempo: ganan las blancas.
       *[black] Partida terminada antes de tiempo: ganan las negras.
    }
alt-drawn-early = Partida terminada antes de tiempo: tablas.
alt-no-result = Fin de la partida: sin resultado.
alt-passed = { $name }: pasa.
alt-last = { $name }: { $ply }.
alt-placed =
    { $piece ->
        [red] { $name }: ficha roja en { $cell }.
        [white] { $name }: ficha blanca en { $cell }.
       *[black] { $name }: ficha negra en { $cell }.
    }
alt-preview = Vista previa, aún sin jugar. { $name }: { $ply }.
alt-preview-only = Vista previa, aún sin jugar.
alt-isolated = Aisladas y retiradas: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] blancas
       *[black] negras
    }, altura { $height }: { $cells }
alt-sample = Muestra: tu tablero con negras.
alt-hints = Unas letras marcan las mejores jugadas: { $plies }.
alt-targets = Unos anillos muestran adónde puede ir la pila de { $from }: { $cells }.
alt-no-targets = La pila de { $from } está elegida, pero no se puede mover.
alt-places = Unos anillos muestran dónde puedes colocar la ficha: { $cells }.
alt-movable = Con etiqueta, las pilas que se pueden mover: { $cells }.
alt-blocked = Rodeadas, no se pueden mover: { $cells }.
alt-white-chance = Probabilidades de ganar de las blancas: { $chance } %.
alt-score = Marcador: blancas { $white }, negras { $black }.
alt-to-place = Por colocar: rojas { $red }, blancas { $white }, negras { $black }.
alt-stacks =
    { $color ->
        [white] Blancas, altura { $height }{ $content ->
           *[plain] {""}
            [red] {" "}con ficha roja
            [one] {" "}con una roja
            [several] {" "}con { $reds } rojas
        }: { $cells }.
       *[black] Negras, altura { $height }{ $content ->
           *[plain] {""}
            [red] {" "}con ficha roja
            [one] {" "}con una roja
            [several] {" "}con { $reds } rojas
        }: { $cells }.
    }
alt-lone-reds = Fichas rojas solas: { $cells }.
alt-empty = El tablero está vacío.

## Tournaments.

tournament-kind =
    { $kind ->
        [round_robin] todos contra todos
        [double_round_robin] doble vuelta
        [knockout] eliminatorias
        [arena] arena
        [teams] match por equipos
       *[swiss] suizo
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } ronda
       *[other] { $kind }, { $count } rondas
    }
tournament-title = {"**"}{ $name }** · torneo { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Tres rojas colocadas a mano, el resto al azar
        [random] Tableros aleatorios
        [symmetric] Tableros simétricos
       *[full] Las 49 fichas colocadas a mano
    } · { $clock } · { $rated ->
        [yes] puntuado
       *[no] amistoso
    } · { $length } por ronda como máximo
tournament-knockout = Quien pierde queda fuera. Tras unas tablas hay otra partida con los colores cambiados. Si nadie la gana, o la ronda termina antes, se clasifica quien tenga mejor número inicial.
arena-terms = Durante { $length }, cada quien juega todas las partidas que pueda: al terminar una, empieza la siguiente. Puedes entrar más tarde, descansar y volver. Gana quien suma más puntos. Una partida que siga en curso al final no cuenta.
arena-running = {"**"}{ $name }** está en curso. Termina: { $until }. Partidas terminadas: { $count }.
arena-over = {"**"}{ $name }** terminó. Gana { $winner }, ¡felicitaciones!
arena-standings = Tabla hasta ahora: { $name }
arena-legend = {"-#"} + ganada, = tablas, − perdida, (n) sin jugar. A igual puntaje, va delante quien jugó menos partidas.
button-break = Descansar
arena-back = Juegas en **{ $name }**. En cuanto haya un rival libre, tu partida empezará en un hilo de { $channel }.
arena-rest = Descansas de **{ $name }**. Si tienes una partida en curso, termínala. Para volver, participa de nuevo.
arena-absent = { $player }, no hiciste tu primera jugada a tiempo: perdiste esa partida de **{ $name }** y estás en descanso. Para volver, presiona el botón.
arena-next-game = { $player }, tu próxima partida ya empezó: { $place }
arena-waits = { $player }, te estoy buscando el próximo rival. Cuando empiece la partida, pondré aquí el enlace.
arena-waits-no-more = { $player }, ya no esperas ninguna partida de **{ $name }**.
refuse-arena-clock = Una arena necesita un reloj en vivo como `live 10`: diez minutos por persona para toda la partida.
tournament-open = Organiza: { $organiser }. Para jugar, presiona “Participar”.
tournament-open-invited = Organiza: { $organiser }. Por invitación: la organización inscribe a quienes juegan.
tournament-entrants = Participantes ({ $count }): { $names }
tournament-entrants-more = { $names } y { $more } más
tournament-entrants-none = Aún no hay nadie.
tournament-reserve = Lista de espera ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = Empezó con { $count } participantes.
tournament-starts =
    { $repeats ->
        [week] Empieza el { $time } ({ $rest }) y luego cada semana.
        [month] Empieza el { $time } ({ $rest }) y luego cada mes.
        [weekday] Empieza el { $time } ({ $rest }) y luego cada mes, el { $day }.
       *[none] Empieza el { $time } ({ $rest }).
    }
tournament-players = Participantes: { $range }.
tournament-ratings = Puntuaciones: { $range }.
tournament-role = Solo para miembros con el rol { $role }.
tournament-count =
    { $most ->
        [0] Participantes: { $count }
       *[other] Participantes: { $count } de { $most }
    }
tournament-edition = { $name }, n.º { $number }
tournament-called-off = Cancelado: solo hubo { $count } de un mínimo de { $least } participantes.
tournament-calendar = Los próximos torneos, para tu calendario.
tournament-calendar-none = Ningún torneo tiene fecha todavía.
button-calendar = Archivo de calendario
tournament-cancelled = Se canceló antes de empezar.
tournament-computer = { $name } ({ $level })
button-join = Participar
button-leave = Salir del torneo
button-start = Empezar el torneo
button-standings = Mostrar la tabla
button-pairings = Mostrar emparejamientos
button-series = Tabla de la serie

tournament-round = {"**"}{ $name }**: empezó la ronda { $round } de { $rounds }. Termina a más tardar { $until }.
tournament-round-games = Partidas terminadas: { $decided } de { $count }.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** por incomparecencia
tournament-pairing-advances = { $pairing } · por número inicial se clasifica { $player }
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } no juega esta ronda
        [on] { $board }. { $player } descansa y se clasifica
       *[no] { $board }. { $player } descansa · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · empieza pronto
tournament-more-pairings = Más partidas de la ronda { $round }:
tournament-pairings-title = {"**"}{ $name }**: ronda { $round } de { $rounds }
tournament-pairings-none = {"**"}{ $name }** aún no ha empezado, así que no hay emparejamientos.

tournament-standings-after = Tabla tras la ronda { $round } de { $rounds }: { $name }
tournament-standings-during = Tabla durante la ronda { $round } de { $rounds }: { $name }
tournament-standings-final = Tabla final: { $name }
tournament-standings-none = {"**"}{ $name }** aún no ha empezado.
tournament-over = {"**"}{ $name }** terminó tras { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }. Gana { $winner }, ¡felicitaciones!
tournament-over-shared = {"**"}{ $name }** terminó. Comparten el primer puesto { $winners }, ¡felicitaciones!
tournament-over-early = {"**"}{ $name }** se terminó antes de tiempo, en la ronda { $round } de { $rounds }. Nadie gana.
tournament-over-nobody = {"**"}{ $name }** terminó.

tournament-line = Torneo [{ $name }]({ $url }), ronda { $round }
tournament-line-plain = Torneo { $name }, ronda { $round }
arena-line = Arena [{ $name }]({ $url })
arena-line-plain = Arena { $name }
tournament-ended-game-continues = { $players }: el torneo **{ $name }** terminó, así que esta partida ya no cuenta para él. Se puede seguir, proponer tablas con `/dvonn proponer`, o rendirse con `/dvonn rendirse`.
outcome-won = Torneo: el punto es para { $player }.
outcome-drawn = Torneo: medio punto para cada bando.
outcome-advances =
    { $last ->
        [yes] Torneo: { $player } gana la final.
       *[no] Torneo: { $player } pasa a la ronda siguiente.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Nadie ganó, así que { $player } gana la final por número inicial.
       *[no] Nadie ganó, así que { $player } pasa a la ronda siguiente por número inicial.
    }
outcome-no-result = Esta partida no tuvo resultado, así que se repite. Otra empieza aquí en un momento.
outcome-one-more-game = En una eliminatoria alguien tiene que ganar. Otra partida, con los colores cambiados, empieza en un momento. Si nadie la gana, { $player } se clasifica por número inicial.
tournament-game-replays = La partida anterior no tuvo resultado, así que se repite.
tournament-game-decides = La partida anterior terminó en tablas, así que hay otra con los colores cambiados. Si nadie la gana, { $player } se clasifica por número inicial.
outcome-not-counted = El torneo se terminó antes que esta partida, así que no cuenta para él.
tournament-game-withdrawn = { $player } se retiró del torneo, así que { $winner } gana esta partida.
tournament-game-timed-out = { $player } agotó el tiempo antes de que se moviera una pila.
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · ronda { $round }, mesa { $board }
arena-thread-ending = #{ $number } · partida { $board }
button-round = Ronda { $round }

tournament-long-games =
    { $limit ->
        [none] Las partidas no tienen reloj, pero una ronda termina tras { $round }.
       *[some] Con este ritmo, una partida puede durar hasta { $game }, pero una ronda termina tras { $round }.
    } Entonces pierde quien hace esperar a su rival, y las demás partidas sin terminar son tablas. Para un ritmo más corto o rondas más largas, termina este torneo con `/torneo terminar` y crea otro.
tournament-next-steps =
    Puedes inscribir a gente con `/torneo inscribir` y a la computadora con `/torneo agregar-computadora`. Para jugar tú también, usa `/torneo participar`. { $starts ->
        [by_date] El torneo empieza automáticamente.
       *[by_hand] Para empezar el torneo, usa `/torneo empezar`.
    }
tournament-created-elsewhere = {"**"}{ $name }** está anunciado en { $channel }.
tournament-no-threads =
    { $organiser }, las próximas partidas de **{ $name }** no pueden empezar en { $channel }. { $reason } Lo intento cada minuto. Para jugar en otro canal, usa allí `/torneo trasladar`.
tournament-no-threads-over = Ya no queda ninguna partida de **{ $name }** esperando para empezar.
tournament-not-posted = No puedo publicar nada sobre **{ $name }** en { $channel }. { $reason } El torneo sigue. Para anunciarlo en otro canal, usa allí `/torneo trasladar`.
tournament-joined = Participas en **{ $name }**. Participantes hasta ahora: { $count }. Te mencionaré cuando empiece tu primera partida.
tournament-joined-reserve = **{ $name }** está completo. Tu puesto en la lista de espera: { $place }. Si queda un lugar libre antes de que empiece, entras y te aviso en { $channel }.
tournament-left = Saliste de **{ $name }**.
tournament-entered = { $player } ya está en **{ $name }**. Se lo digo en { $channel }. Puede salir hasta que empiece.
tournament-entered-reserve = {"**"}{ $name }** está completo. Puesto de { $player } en la lista de espera: { $place }. Si queda un lugar libre antes de que empiece, le aviso.
tournament-you-were-entered = { $player }, { $person } te inscribió en **{ $name }**. Si no quieres jugar, sal antes de que empiece.
tournament-you-take-over = { $player }, { $person } te puso en **{ $name }** en lugar de { $former }. Tienes sus puntos y juegas las partidas que no han empezado. Si no quieres jugar, retírate.
tournament-you-move-up = { $player }, hay un lugar libre en **{ $name }**: ya participas. Si no quieres jugar, sal antes de que empiece.
tournament-added = { $count ->
        [one] { $level } participa en **{ $name }**.
       *[other] { $level } participa en **{ $name }** con { $count } inscripciones.
    }
tournament-removed = { $count ->
        [one] { $level } salió de **{ $name }**.
       *[other] { $count } inscripciones de { $level } salieron de **{ $name }**.
    }
tournament-starting = {"**"}{ $name }** empieza con { $count } participantes: mira { $channel }.
tournament-fewer-rounds =
    Tiene { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } en vez de { $wanted }: con más, algunos se enfrentarían dos veces.
ask-withdraw =
    { $whose ->
        [own] ¿Quieres retirarte de **{ $name }**? Pierdes tu partida actual y no tendrás más. No podrás volver.
        [league] ¿Quieres retirar a { $player } de este ciclo de la liga (**{ $name }**)? Los puntos de todas las partidas sin terminar son para sus rivales. Las que están en curso se pueden jugar hasta el final, pero ya no cuentan para la liga. Esta persona también sale del próximo ciclo, pero puede volver a inscribirse.
       *[other] ¿Quieres retirar a { $player } de **{ $name }**? El punto de la partida actual es para su rival. La partida se puede jugar hasta el final, pero ya no cuenta para el torneo. Esta persona no tendrá más partidas ni podrá volver.
    }
button-withdraw-tournament = Retirar
button-stay = No retirar
tournament-withdraw-cancelled = No se retiró a nadie.
tournament-withdrawn-self = Te retiraste de **{ $name }**. Gracias por jugar.
tournament-withdrawn = { $player } ya no participa en **{ $name }**.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } te retiró de este ciclo de la liga (**{ $name }**). Los puntos de tus partidas sin terminar son para tus rivales. Las que están en curso se pueden jugar hasta el final, pero ya no cuentan para la liga. Puedes volver a inscribirte al próximo ciclo. Pregúntale el motivo a { $person }.
       *[no] { $person } te retiró del torneo **{ $name }**. El punto de tu partida actual es para tu rival. La partida se puede jugar hasta el final, pero ya no cuenta para el torneo. No tienes más partidas en el torneo. Pregúntale el motivo a { $person }.
    }
tournament-withdrawn-game-continues = { $player } ya no participa en **{ $name }**, así que el punto es para su rival. Esta partida se puede jugar hasta el final, pero allí ya no cuenta. Si es puntuada, sigue contando para la clasificación.
ask-newcomer = ¿Quién toma el lugar de { $player }?
ask-replace = ¿{ $new } toma el lugar de { $player } en **{ $name }**? { $new } recibe los puntos y todas las partidas que no han empezado. Si { $player } tiene una partida en curso, el punto es para su rival. Esa partida se puede jugar hasta el final, pero ya no cuenta para el torneo. Aviso a los dos.
button-replace = Reemplazar
button-no-replacement = No reemplazar
tournament-replaced = { $new } tomó el lugar de { $player } en **{ $name }**.
tournament-you-were-replaced = { $person } le dio a { $new } tu lugar en el torneo **{ $name }**. Si tienes allí una partida en curso, el punto es para tu rival. Esa partida se puede jugar hasta el final, pero ya no cuenta para el torneo. Pregúntale el motivo a { $person }.
ask-end-tournament =
    ¿Terminar **{ $name }** en la ronda { $round } de { $rounds }? No ganará nadie. { $games ->
        [0] No hay partidas en curso.
        [one] Hay { $games } partida en curso. Se puede jugar hasta el final, pero no contará para el torneo.
       *[other] Hay { $games } partidas en curso. Se pueden jugar hasta el final, pero no contarán para el torneo.
    }
ask-end-arena =
    ¿Terminar ya la arena **{ $name }**? Los puntos sumados hasta ahora deciden quién gana. { $games ->
        [0] No hay partidas en curso.
        [one] Hay { $games } partida en curso. Se puede jugar hasta el final, pero no contará para la arena.
       *[other] Hay { $games } partidas en curso. Se pueden jugar hasta el final, pero no contarán para la arena.
    }
ask-cancel-tournament =
    ¿Cancelar **{ $name }**? Aún no ha empezado.{ $series ->
        [yes] {" "}Con él termina toda la serie.
       *[no] {""}
    }
button-end-tournament = Terminar torneo
button-cancel-tournament = Cancelar torneo
button-keep-tournament = Dejarlo seguir
tournament-end-cancelled = El torneo sigue.
tournament-end-done = {"**"}{ $name }** terminó.
tournament-cancel-done = {"**"}{ $name }** se canceló.
tournament-moved = Las partidas de **{ $name }** se juegan ahora en { $channel }.
tournament-list-title = Torneos de este servidor:
tournament-list-none = Aquí aún no hay torneos. Crea uno con `/torneo crear`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] abierto, participantes: { $count }
        [running] ronda { $round } de { $rounds }
        [over] terminado
       *[cancelled] cancelado
    } · { $channel }
tournament-list-more = … y { $count } más. Para ver uno, usa `/torneo tabla` con su número o nombre.
teams-terms = Cada servidor inscribe a su gente. La persona más fuerte de cada servidor juega en la mesa 1, la siguiente en la mesa 2, y así sucesivamente. En cada mesa se juegan dos partidas, una con cada color.
teams-rated = Una partida es puntuada si los dos están en la clasificación mundial.
teams-players = Por equipo: { $range }.
teams-open = Para jugar por tu servidor, presiona “Participar”.
teams-open-invited = Los moderadores de cada servidor inscriben a quienes juegan por él.
teams-names = El otro servidor ve tu nombre.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: aún no hay nadie.
teams-no-guest = Aún no ha aceptado ningún otro servidor. La organización puede presionar “Invitar a un servidor”.
button-invite-server = Invitar a un servidor
teams-code = Mándale este código a un moderador del otro servidor: `{ $code }`. Allí se usa con `/torneo aceptar`. Sirve una sola vez.
teams-ask = {"**"}{ $team }** le propone a tu servidor un match por equipos. Si aceptas, la gente de aquí podrá inscribirse en { $channel } y jugará ahí sus partidas, en hilos. El otro servidor verá sus nombres.
button-accept-match = Aceptar el match
teams-accepted = Aceptaste **{ $name }**. La gente de aquí ya puede inscribirse en { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }** terminó. **{ $team }** gana { $points } a { $others }, ¡felicitaciones!
teams-drawn = {"**"}{ $name }** terminó en empate, { $points } a { $others }.
teams-called-off = Cancelado: el mínimo por equipo era { $least }, y uno de los dos solo tenía { $count }.
teams-called-off-alone = Cancelado: no lo aceptó ningún otro servidor.
refuse-teams-terms = Solo los moderadores pueden crear un match por equipos. Empieza automáticamente, así que elige `inicio`, y no se puede repetir: quita `repetir`.
refuse-teams-starts = No puedes empezar **{ $name }** por tu cuenta. Empieza automáticamente en su fecha, para que los dos servidores sepan cuándo.
refuse-teams-end = Ninguno de los dos servidores puede terminar un match por equipos en curso. {"**"}{ $name }** termina cuando terminan todas sus partidas. Para dejar de jugar, usa `/torneo retirar`.
refuse-teams-other = { $player } juega por el otro servidor. Eso solo lo pueden decidir los moderadores de allí.
refuse-teams-moderators = Solo los moderadores de este servidor pueden decidir quién juega por él.
refuse-teams-full = Este equipo está completo. Hay lugar para { $most }.
refuse-teams-people = En un match por equipos solo juegan personas.
refuse-teams-code = Ningún servidor propone un match con este código. Revísalo: tiene nueve dígitos y sirve una sola vez.
refuse-teams-own = Este match lo propone tu propio servidor. Lo tiene que aceptar un moderador del otro.
refuse-teams-accepted = Este match ya lo aceptó otro servidor.
refuse-teams-barred = El responsable del bot no deja a { $player } jugar contra gente de otros servidores.
series-title = {"**"}{ $name }**, { $year }. Torneos hasta ahora: { $count }.
series-none = Nadie tiene puntos todavía.
series-line = { $place }. { $player } · {"**"}{ $points }** · torneos: { $played }, ganados: { $wins }
series-legend = {"-#"} En cada torneo recibes un punto, y otro por cada persona que quede por debajo de ti. Si te retiras, ninguno. Los empates se deciden por los torneos ganados.
series-next = El siguiente: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Aquí no hay ningún torneo ni ciclo de liga en curso. Para empezar un torneo, usa `/torneo empezar`.
       *[no] Aquí no tienes ningún torneo en curso. Para empezar el tuyo, usa `/torneo empezar`. Los moderadores ven los de todos.
    }
panel-round = ronda { $round } de { $rounds }
panel-games = terminadas: { $over } · en curso: { $running } · sin empezar: { $waiting }
panel-ends = fin: { $until }
panel-paused = en pausa
panel-late = {"**"}Partidas con retraso: { $count }.** Sin jugada desde hace un día, o desde hace media ronda si las rondas duran menos de dos días. Puedes volver a avisar a alguien de la misma partida después de { $pause }.
panel-nobody-late = Nadie lleva retraso.
panel-entry = { $number }. { $player }: última jugada { $since } · { $game } contra { $opponent } · { $name }
panel-reminded = { $player } recibirá un recordatorio.
button-manage = Administrar
button-remind = Avisar al n.º { $number }
button-reminded = N.º { $number }: aviso enviado
button-panel-withdraw = Retirar al n.º { $number }
button-panel-replace = Reemplazar al n.º { $number }
button-panel-tournaments = Torneos: { $way }
button-panel-late = Con retraso: { $way }
button-refresh = Actualizar
tournament-reminder = { $player }, la organización de **{ $name }** te pide que sigas la partida { $number } contra { $opponent }. Te toca.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = directo { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (se retiró)
standings-part = {"-#"} Puestos { $first } a { $last } de { $count }. Los botones muestran más.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + ganada, = tablas, − perdida, (n) sin jugar. Desempates: Buchholz, los puntos de todos los rivales. Luego SB (Sonneborn-Berger): los puntos de los rivales vencidos, la mitad por tablas.
       *[no] {"-#"} + ganada, = tablas, − perdida, (n) sin jugar. Desempates: enfrentamiento directo. Luego SB (Sonneborn-Berger): los puntos de los rivales vencidos, la mitad por tablas.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · fuera en la ronda { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Puesto y nombre:
       *[no] { $heading }. Puesto, nombre y puntos:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Nombre
column-points = Puntos
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = Partidas
column-out = Fuera en
cell-out = ronda { $round }
caption-standings = Torneo { $number } · { $kind }
button-own-place = Mostrar mi puesto
tournament-round-over = {"**"}{ $name }**: terminó la ronda { $round } de { $rounds }.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } te invita a participar en { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): ya está abierto el siguiente. Inscríbete en { $channel }.
event-description =
    { $arena ->
        [yes] Una arena de DVONN. Inscríbete en { $channel }.
       *[no] Un torneo de DVONN ({ $kind }). Inscríbete en { $channel } antes de que empiece.
    }

refuse-tournament-unknown = Aquí no hay torneo `{ $typed }`. `/torneo lista` muestra todos.
refuse-tournament-name = El nombre de un torneo tiene de 1 a { $most } caracteres.
refuse-tournament-setup = Esta disposición no sirve para torneos. Elige completa, rojas, aleatoria o simétrica.
refuse-tournament-round =
    { $later ->
        [yes] La ronda { $round } de **{ $name }** aún no está emparejada. Va por la ronda { $current } de { $rounds }.
       *[no] **{ $name }** no tiene ronda { $round }. La última es la ronda { $current }.
    }
refuse-tournament-rounds = Un torneo tiene de 1 a { $most } rondas. Deja `rondas` en blanco para que sean las que hagan falta.
refuse-tournament-rounds-fixed = Con el formato “{ $kind }”, el número de participantes decide el de rondas. Deja `rondas` en blanco, o elige suizo.
refuse-tournament-length = Una ronda dura de { $shortest } a 90 días. Escribe el plazo como `14d`, `2h` o `90m`.
refuse-tournament-organiser = Solo pueden hacerlo { $organiser }, que organiza este torneo, y los moderadores.
refuse-tournament-started = {"**"}{ $name }** ya empezó, así que es tarde para entrar o salir. Para retirarte, usa `/torneo retirar`. Para ver sus partidas, `/torneo emparejamientos`.
refuse-tournament-not-started = {"**"}{ $name }** aún no ha empezado. Para salir, usa `/torneo salir`.
refuse-tournament-over = {"**"}{ $name }** terminó o se canceló. `/torneo lista` muestra todos.
refuse-tournament-blocked = No puedes jugar en este servidor por un bloqueo. Motivo: { $reason }
refuse-tournament-full = Este torneo está completo. Admite { $most } participantes como máximo.
refuse-tournament-no-computer = La computadora no está inscrita con este nivel.
refuse-tournament-computers = Puedes inscribir { $most } computadoras como máximo, porque cada partida abre un hilo. Para más, pídeselo a un moderador.
refuse-tournament-start = No reconozco { $typed } como fecha y hora. Escribe `2026-12-05 19:00`, `viernes 19:00`, `19:00` o `3d`, en tu zona horaria (mira `/dvonn ajustes`).
start-zone = Tomé { $typed } como hora UTC, porque aún no has elegido zona horaria. Elige la tuya con `/dvonn ajustes`.
refuse-tournament-range = No entiendo { $typed }. Escribe un intervalo como { $example }.
weekdays = lunes martes miércoles jueves viernes sábado domingo
nth-weekdays =
    { $nth ->
        [first] primer lunes, primer martes, primer miércoles, primer jueves, primer viernes, primer sábado, primer domingo
        [second] segundo lunes, segundo martes, segundo miércoles, segundo jueves, segundo viernes, segundo sábado, segundo domingo
        [third] tercer lunes, tercer martes, tercer miércoles, tercer jueves, tercer viernes, tercer sábado, tercer domingo
        [fourth] cuarto lunes, cuarto martes, cuarto miércoles, cuarto jueves, cuarto viernes, cuarto sábado, cuarto domingo
       *[last] último lunes, último martes, último miércoles, último jueves, último viernes, último sábado, último domingo
    }
refuse-tournament-players = Un torneo así tiene de { $least } a { $most } participantes.
refuse-tournament-reversed = El número menor va primero: `{ $range }`.
refuse-tournament-start-time = El inicio debe estar en el futuro, y a menos de un año de hoy.
refuse-tournament-repeat-start = Para repetir un torneo, elige también `inicio`.
refuse-tournament-repeat = Solo los moderadores pueden repetir un torneo. Deja `repetir` en blanco.
refuse-tournament-out-of-range = { $player } tiene aquí una puntuación de { $own }. Este torneo es para { $range }.
refuse-tournament-role = { $player } no tiene el rol { $role }. Este torneo es solo para quienes lo tienen.
refuse-tournament-invited = Este torneo es por invitación. Para jugar, pídele a { $organiser } que te inscriba.
refuse-tournament-joined = Ya participas. Para salir, usa `/torneo salir`.
refuse-tournament-bot = Los bots no pueden participar. Para inscribir a la computadora, usa `/torneo agregar-computadora`.
refuse-tournament-entered = { $player } ya está en el torneo.
refuse-tournament-entrant-busy = { $player } ya juega el máximo de partidas y torneos a la vez.
refuse-tournament-not-in = { $player } no está en este torneo.
refuse-tournament-own-opponent = Juegas contra { $player } en esta ronda, así que no puedes retirar a tu rival. Pídeselo a otro moderador.
refuse-tournament-irreplaceable = En una eliminatoria o una arena nadie puede tomar el lugar de { $player }. Puedes retirar a { $player }.
refuse-tournament-replace-self = No puedes tomar tú el lugar de un jugador. Pídeselo a otro moderador.
refuse-tournament-not-late = Esta partida ya no lleva retraso. Presiona “Actualizar”.
refuse-tournament-reminded = { $player } recibió hace poco un recordatorio de esta partida. Podrás enviar otro { $until }.
refuse-tournament-withdrawn = { $player } ya se había retirado.
refuse-tournament-few = Un torneo necesita al menos dos participantes. Invita a gente o inscribe a alguien con `/torneo inscribir`.
refuse-tournament-few-people = Podrás empezar el torneo con al menos dos personas, porque las computadoras no cuentan. Para empezarlo ya, pídeselo a un moderador.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Ya organizas { $most } torneo. Deja que llegue al final o termínalo antes con `/torneo terminar`.
           *[other] Ya organizas { $most } torneos. Termina antes uno con `/torneo terminar`.
        }
       *[all] Este servidor ya tiene { $most } torneos en curso. Antes debe terminar uno.
    }
refuse-tournament-soon = Creaste un torneo hace poco. Podrás crear el siguiente { $until }. Los moderadores no tienen que esperar.
refuse-tournament-none-open = Aquí no hay torneos abiertos. Crea uno con `/torneo crear`.
refuse-tournament-none-running = Aquí no hay torneos en curso.
refuse-tournament-none = Ese torneo no existe aquí. Crea uno con `/torneo crear`.
refuse-tournament-several = Hay varios torneos. Elige uno con la opción `torneo`.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · liga
league-terms = Personas por división: { $size } · partidas por rival: { $games } · semanas por ciclo: { $weeks } · ascensos y descensos: { $moves } · partidas a la vez: { $most }
contest-games =
    { $setup ->
        [reds] Tres rojas colocadas a mano, el resto al azar
        [random] Tableros aleatorios
        [symmetric] Tableros simétricos
       *[full] Las 49 fichas colocadas a mano
    } · { $clock } · { $rated ->
        [yes] partidas puntuadas
       *[no] partidas amistosas
    }
league-begins = El ciclo { $cycle } empieza el { $when }.
league-ends = El ciclo { $cycle } termina el { $when }.
league-paused = {"**"}En pausa.** Hasta que un moderador reanude la liga, no empieza ninguna partida ni ningún ciclo.
league-entries = Inscripciones para el ciclo { $cycle } ({ $count }): { $names }
league-entries-none = Aún no hay nadie para el ciclo { $cycle }.
league-few = Un ciclo necesita { $least } personas. Si hay menos, empieza una semana después.
league-put-off = Se aplazó una semana porque había muy pocas personas. Faltan: { $missing }.
league-stalls = { $organiser }, el ciclo { $cycle } de la liga **{ $name }** se aplazó tres semanas seguidas: necesita { $least } personas y hay { $count }. Puedes invitar a más gente, detenerla con `/liga pausar` hasta que haya suficientes o terminarla con `/liga cerrar`. Si quieres otra fecha de inicio, ciérrala y ábrela de nuevo con `/liga crear`.
league-you =
    { $in ->
        [yes] Juegas el ciclo { $cycle }.
       *[no] No juegas el ciclo { $cycle }.
    }
league-ask = ¿Sigues? Presiona “Me inscribo”. Si no respondes, no juegas el ciclo { $cycle }.
league-unanswered = Aún sin respuesta: { $names }
league-began = El ciclo { $cycle } ya empezó.
league-event = { $name } · ciclo { $cycle }
league-event-description = Un nuevo ciclo de una liga de DVONN. Antes de que empiece, inscríbete en { $channel } con `/liga participar`.
league-news = {"**"}{ $name }**: el ciclo { $cycle } empezó en { $channel }. Participantes: { $players }. Divisiones: { $divisions }. Para el próximo ciclo, inscríbete con `/liga participar`.
league-closed = Esta liga está cerrada.
button-league-in = Me inscribo
button-league-out = Esta vez no
button-league-tables = Ver la tabla
button-league-history = Ver todos los ciclos
button-division = División { $number }
button-league-cycle = Ciclo { $number }
league-joined = Juegas el ciclo { $cycle } de **{ $name }**. Empieza el { $when }.
league-out = No juegas el ciclo { $cycle } de **{ $name }**.
league-ask-leave = Juegas el ciclo { $cycle } de **{ $name }**. ¿Quieres terminar tus partidas y no jugar el próximo ciclo, o dejarlo ahora? Si lo dejas ahora, las partidas empezadas siguen y las demás las ganan tus rivales.
button-league-finish = Terminar mis partidas
button-league-leave = Dejarlo ahora
button-league-leave-cycle = Dejar el ciclo { $cycle }
league-left = Dejaste el ciclo { $cycle } de **{ $name }**. Las partidas empezadas siguen.
league-entry-removed = { $player } ya no juega el ciclo { $cycle } de **{ $name }**. Puede volver a inscribirse. Para impedirlo, bloquea a esa persona.
league-you-were-removed = { $person } te quitó del ciclo { $cycle } de **{ $name }**. Tus partidas del ciclo en curso siguen. Puedes volver a inscribirte. Pregúntale el motivo a { $person }.
league-paused-done = {"**"}{ $name }** está en pausa. Para seguir, usa `/liga reanudar`.
league-resumed = {"**"}{ $name }** se reanuda. Sus fechas se aplazan lo que duró la pausa.
league-ask-close = ¿Cerrar **{ $name }** para siempre? Si hay un ciclo en curso, se queda sin título, y las partidas empezadas siguen como partidas normales.
button-league-close = Cerrar la liga
league-closed-done = {"**"}{ $name }** está cerrada.
league-kept = La liga sigue.
championship-terms = El campeonato de este bot: se juega desde todos los servidores, cada persona en el suyo. Las demás personas ven tu nombre.
championship-joined = Tus partidas tendrán sus hilos en { $channel }.
championship-place = { $player }: puesto { $place } de la división { $division }
championship-no-place = Ya no puedo abrir hilos para tus partidas en el canal desde el que te inscribiste. Por eso te saqué de este ciclo de **{ $name }**. Puedes inscribirte al próximo desde otro canal, con `/liga campeonato`.
league-table = { $name } · ciclo { $cycle }, división { $division }
league-no-table = Esa tabla no existe.
league-left-to-play = por jugar: { $count }
league-fate =
    { $fate ->
        [champion] gana el título
        [up] asciende
        [safe] permanencia segura
        [down] desciende
        [left] se retiró
        [needs_win] debe ganar { $wins } de { $games } para el título
        [needs_up] debe ganar { $wins } de { $games } para ascender
        [needs_safe] debe ganar { $wins } de { $games } para la permanencia
        [may_win] puede ganar el título
        [may_up] puede ascender
       *[danger] en peligro
    }
league-legend = {"-#"} Desempates: enfrentamiento directo. Luego SB (Sonneborn-Berger): los puntos de los rivales vencidos, la mitad por tablas. Si sigue el empate, va delante quien empezó el ciclo más abajo.
caption-league = Desempates: enfrentamiento directo, luego SB
league-results = {"**"}{ $name }**: el ciclo { $cycle } terminó. Título: { $champion }. ¡Felicitaciones!
league-results-nobody = {"**"}{ $name }**: el ciclo { $cycle } terminó. No hay título.
league-division-line = División { $number }: { $what }
league-goes-up = suben: { $names }
league-goes-down = bajan: { $names }
league-history = {"**"}{ $name }**: quién ganó cada división, primero quien ganó el título
league-history-none = Aún no ha terminado ningún ciclo de **{ $name }**.
league-history-line = Ciclo { $cycle }: { $winners }
league-history-nobody = Ciclo { $cycle }: sin título
league-line = Liga [{ $name }]({ $url })
league-line-plain = Liga { $name }
league-no-threads =
    { $organiser }, las próximas partidas de **{ $name }** no pueden empezar en { $channel }. { $reason } Lo intento cada minuto. Para jugar en otro canal, usa allí `/liga trasladar`.
refuse-tournament-division = {"**"}{ $name }** es una división de una liga. Lo que puedes hacer allí está en `/liga ver`.
refuse-league-none = Este servidor no tiene liga. Un moderador puede abrir una con `/liga crear`.
refuse-championship-none = Este bot no tiene campeonato. Si tu servidor tiene una liga, la ves con `/liga ver`.
refuse-championship-off = Este servidor no deja jugar con otros servidores. Un administrador del servidor puede permitirlo: `/buscar` en `/dvonn-admin ajustes`.
refuse-league-exists = Este servidor ya tiene una liga: **{ $name }**. Un moderador puede cerrarla con `/liga cerrar`.
refuse-league-name = El nombre de una liga tiene de 1 a { $most } caracteres.
refuse-league-start = El primer ciclo puede empezar en un plazo de entre 1 hora y 30 días.
refuse-league-options = Una liga no puede tener estas opciones. Elige otras en `/liga crear`.
refuse-league-closed = {"**"}{ $name }** está cerrada. Los moderadores pueden abrir otra liga con `/liga crear`.
refuse-league-paused = {"**"}{ $name }** ya está en pausa.
refuse-league-not-paused = {"**"}{ $name }** no está en pausa.
refuse-league-joined = Ya juegas el ciclo { $cycle } de **{ $name }**.
refuse-league-not-entered = { $player } no juega el ciclo { $cycle } de **{ $name }**.
refuse-league-full = Esta liga está completa: ya hay { $most } personas.
refuse-league-not-playing = No juegas este ciclo de **{ $name }**.

## Puzzles

puzzle-title =
    { $color ->
        [white] **Problema { $number }** · Juegan blancas
       *[black] **Problema { $number }** · Juegan negras
    }
puzzle-mistake =
    { $color ->
        [white] La última jugada de las blancas, { $ply }, fue un error.
       *[black] La última jugada de las negras, { $ply }, fue un error.
    }
puzzle-last =
    { $color ->
        [white] La última ficha de las blancas: { $ply }.
       *[black] La última ficha de las negras: { $ply }.
    }
puzzle-goal-win = Solo una jugada gana. Encuéntrala.
puzzle-goal-draw = Solo una jugada salva las tablas. Encuéntrala.
puzzle-goal-margin = Una jugada es mejor que las demás por 5 fichas o más. Encuéntrala.
puzzle-goal-judged = Una jugada es mucho más fuerte que las demás. Encuéntrala.
puzzle-goal-place = Solo una casilla mantiene la ventaja. Encuéntrala. Al presionar un botón, tu ficha se coloca al instante.
puzzle-step = Jugada { $step } de { $steps }.
puzzle-right = **Correcto: { $ply }.** Luego: { $replies }.
puzzle-counted = Ya probaste este problema. Solo contó el primer intento.
puzzle-first-try = Solo contó el primer intento.
puzzle-stack =
    { $height ->
        [1] { $cell }: ficha suelta
       *[other] { $red ->
            [yes] { $cell }: pila de { $height }, con una roja
           *[no] { $cell }: pila de { $height }
        }
    }
puzzle-stack-hint = Elige la pila que quieres mover
puzzle-destination = ¿Adónde va **{ $cell }**? La jugada se hace al instante.
puzzle-hint = Pista: mueve la pila de **{ $cell }**.
puzzle-hint-cells = Pista: la casilla es { $cells }.
puzzle-hint-half = Con pista, resolverlo cuenta la mitad.
puzzle-wrong = **Esta no:** { $ply }.
puzzle-solved = **¡Resuelto!** { $line }
puzzle-why-win = Cualquier otra jugada deja escapar la victoria.
puzzle-why-draw = Cualquier otra jugada pierde.
puzzle-why-margin = Con el mejor juego de ambos, cualquier otra termina al menos 5 fichas peor.
puzzle-why-judged = Con cualquier otra jugada, las probabilidades de ganar bajan mucho.
puzzle-why-place = Cualquier otra casilla le da la ventaja a tu rival.
puzzle-solution = Solución del problema { $number }: { $line }
puzzle-also = Igual de buenas como última jugada: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] Tu puntuación en problemas: { $step } → { $rating }.
        [hinted] Resuelto con pista. Tu puntuación en problemas: { $step } → { $rating }.
       *[failed] Cuenta como no resuelto. Tu puntuación en problemas: { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Racha: { $days } día.
       *[other] Racha: { $days } días.
    }
puzzle-none = Aquí no quedan problemas para ti. Prueba otro tema, o vuelve mañana para el problema del día.
daily-title = **Problema del día** · { $date }
daily-tally =
    { $tried ->
        [0] Nadie lo ha probado aún.
       *[other] Intentos: { $tried } · Con éxito: { $solved }
    }
solvers-title = **Quién resuelve mejor**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · resueltos: { $solved } de { $tried }{ $streak ->
        [0] { "" }
        [one] { " " }· racha: { $streak } día
       *[other] { " " }· racha: { $streak } días
    }
solvers-none = Nadie ha resuelto aún un problema en este servidor. `/problema resolver` te muestra uno.
race-intro = **Carrera de problemas:** resuelve todos los problemas que puedas en cinco minutos. Se ponen cada vez más difíciles, y el tercer error termina la carrera. El reloj arranca cuando presionas **Empezar**.
race-best = Tu récord: { $score }.
race-new-best = **¡Es tu nuevo récord!**
race-offer = { $challenger } desafía a { $opponent } a una carrera de problemas: cinco minutos, los mismos problemas.
race-rules = Los problemas se ponen cada vez más difíciles, y el tercer error te deja fuera. Presiona **Empezar** y el reloj corre para los dos.
race-called = { $challenger }, { $opponent } ya empezó la carrera de problemas. ¡El reloj corre para los dos!
race-runs = **Carrera de problemas:** { $one } contra { $other }. Presiona **Mis problemas** para resolver.
race-ends = Termina { $until }.
race-score =
    { $score ->
        [one] { $score } resuelto
       *[other] { $score } resueltos
    }, { $mistakes ->
        [0] sin errores
        [one] 1 de { $most } errores
       *[other] { $mistakes } de { $most } errores
    }
race-score-of = { $person }: { $score }
race-won = **Carrera de problemas:** gana { $winner }.
race-drawn = **Carrera de problemas:** empate, { $one } contra { $other }.
race-solved = ✅ **¡Correcto!**
race-wrong = ❌ Era **{ $ply }**.
race-out = **Tres errores: quedas fuera.**
race-time-up = **¡Se acabó el tiempo!**
race-not-started = Esta carrera todavía no ha empezado.
race-started = Ya empezó.
race-over = Ya terminó.
race-called-off = Esta carrera de problemas se canceló.
race-already = Ya estás en una carrera. Aquí está.
race-gone = Esta carrera terminó hace rato. Para empezar otra, usa `/problema carrera`.
race-not-in-it = No estás en esta carrera. Para empezar una tuya, usa `/problema carrera`.
race-not-the-opponent = Solo { $opponent } puede empezar o rechazar esta carrera.
race-not-the-challenger = Solo { $challenger } puede cancelar esta carrera.
race-closed = Ya no puedes empezar esta carrera.
race-other-races = { $person } está en otra carrera. Vuelve a intentarlo en unos minutos.
race-too-many =
    { $most ->
        [one] En la última hora desafiaste a alguien a una carrera, y esa persona todavía no la ha empezado. Espera un poco.
       *[other] En la última hora mandaste { $most } desafíos que no llegaron a ser carrera. Espera un poco.
    }
race-asked-lately = En la última hora ya desafiaste a { $opponent } a una carrera. Espera su respuesta, o desafía a otra persona.
race-oneself = No puedes desafiarte a una carrera. Para correr en solitario, deja `rival` en blanco.
button-race-start = Empezar
button-race-puzzles = Mis problemas
button-race-again = Otra carrera
button-puzzle-hint = Pista (cuenta la mitad)
button-puzzle-solution = Mostrar la solución
button-puzzle-again = Volver a intentarlo
button-puzzle-next = Siguiente problema
button-puzzle-next-themed = Siguiente: { $theme }
button-practise-theme = Problemas: { $theme }
button-puzzle-any = Problema de cualquier tema
button-puzzle-play = Seguir desde aquí
button-puzzle-solve = Resolver
