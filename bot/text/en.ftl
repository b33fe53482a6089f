# All texts for players, in English. Each language has its own file in this folder, named after
# Discord's tag for it. Texts missing there fall back to this file. See docs/glossary.md.
#
# { $player } and similar arguments are mentions, which Discord shows as names. Discord's limits, in
# characters: command and option descriptions 100, button labels 80, menu options 100.

## Lists

# Between the parts of a list after a colon.
list-comma = {", "}
# The same, if the parts have commas themselves.
list-semicolon = {"; "}
# Between two sentences, and a sentence of words that have no full stop.
sentence-space = {" "}
sentence = { $words }.
# A number with one decimal, such as 4.2.
number-tenths = { $whole }.{ $tenths }

## Commands. An attribute `.name` in another language translates the name of a command or option.

command-dvonn = Play DVONN
command-dvonn-challenge = Challenge a player, or anyone in the channel
command-dvonn-challenge-opponent = Player to challenge. Default: anyone can accept
command-dvonn-challenge-color = Your colour. Default: random
command-dvonn-challenge-setup = How the board is filled. Default: I'll ask you
command-dvonn-challenge-seed = Seed of an earlier board. Default: random
command-dvonn-challenge-position = Starting position as text, for the “given” setup
command-dvonn-challenge-clock = Clock: 5d, 3d+12h, live 10 or none. Default: 3d+12h
command-dvonn-challenge-rated = Rated game. Default: only if both players have a rating here
command-dvonn-play = Play against the computer
command-dvonn-play-level = The computer's level. Default: Casual
command-dvonn-play-engine = Instead of a level: an engine that the bot's operator has added
command-dvonn-play-color = Your colour. Default: random
command-dvonn-play-setup = How the board is filled. Default: a fair random board
command-dvonn-play-clock = Your clock: 5d, 3d+12h, live 10 or none. Default: 3d+12h
command-dvonn-play-seed = Seed of an earlier board. Default: random
command-dvonn-play-position = Starting position as text, for the “given” setup
command-dvonn-place = Place your next piece
command-dvonn-place-cell = Empty cell, such as D3. If you give more cells (D3 E4 F2), they become your plan
command-dvonn-plan = Plan your placements and have them played for you
command-dvonn-conditional = Set conditional moves: if they play this, I play that
command-dvonn-move = Move one of your stacks
command-dvonn-move-move = Your stack's cell, then the cell to land on, such as D3F3
command-dvonn-hint = Show your best moves (unrated games only)
command-dvonn-analyse = Analyse a position or a game. Default: the game in this channel
command-dvonn-analyse-position = Position as text, such as “w r1,w1,…/…”
command-dvonn-analyse-game = Game number, list of moves, or text of a game file
command-dvonn-analyse-after = Analyse the position after this many moves. Default: the latest
command-dvonn-analyse-lines = Number of best lines to show, 1 to 5. Default: 3
command-dvonn-board = Show the board of the game in this channel
command-dvonn-board-surrounded = Mark surrounded stacks (they can't move). Default: no
command-dvonn-board-size = Picture size. Default: as in your settings
command-dvonn-board-size-small = small
command-dvonn-board-size-normal = normal
command-dvonn-board-size-large = large
command-dvonn-games = List your current games and their deadlines
command-dvonn-offer = Offer your opponent a draw, a takeback, a pause, more time or a rematch
command-dvonn-offer-what = What to offer
command-dvonn-offer-what-draw = Draw
command-dvonn-offer-what-takeback = Takeback of your last move
command-dvonn-offer-what-pause = Pause: both clocks stop
command-dvonn-offer-what-time = More time for your opponent, who doesn't have to accept it
command-dvonn-offer-what-rematch = Rematch with colours swapped
command-dvonn-admin = Server-wide settings
command-dvonn-admin-settings = See and change the server settings
command-dvonn-admin-limits = See or set how many challenges, threads and tournaments a person can start
command-dvonn-admin-limits-challenges = Open challenges per person. Default: 3
command-dvonn-admin-limits-opponent = Maximum open challenges from one person to another. Default: 1
command-dvonn-admin-limits-threads = Most threads that one person can open in 10 minutes. Default: 3
command-dvonn-admin-limits-tournaments = Unfinished tournaments per organiser (moderators: 3). Default: 1
command-dvonn-admin-limits-wait = Minutes before an organiser can create another tournament (moderators: no wait). Default: 60
command-dvonn-admin-limits-reason = Reason, for the log (optional)
command-dvonn-admin-roles = See or set the roles I give for ladder places and titles
command-dvonn-admin-roles-first = Role for first place on the ladder
command-dvonn-admin-roles-top3 = Role for the top three on the ladder
command-dvonn-admin-roles-top10 = Role for the top ten on the ladder
command-dvonn-admin-roles-season = Role for last season's winner
command-dvonn-admin-roles-tournament = Role for the winner of the last tournament
command-dvonn-admin-roles-league = Role for the champion of the league
command-dvonn-admin-roles-reason = Reason, for the log (optional)
command-dvonn-admin-block = Block a person from starting and joining games on this server
command-dvonn-admin-block-player = Person to block (their current games continue)
command-dvonn-admin-block-reason = Reason, shown in the log and to the person you block
command-dvonn-admin-unblock = Unblock a person on this server
command-dvonn-admin-unblock-player = Person to unblock
command-dvonn-admin-unblock-reason = Reason, for the log (optional)
command-dvonn-admin-fairness = Show winning chances lost per move in reviewed rated games (a hint of engine help, not proof)
command-dvonn-admin-fairness-player = Player. Default: those who stand out most
command-dvonn-admin-backup = Download all games, results, tournaments and settings of this server
command-dvonn-admin-log = Show what moderators did: who, what, when and why
command-dvonn-resign = Resign the game in this channel
command-dvonn-vacation = Start or end a vacation, or see how many days you have left
command-dvonn-vacation-days = Days (24 hours each), starting now. 0 ends your vacation
command-dvonn-help = Show how to play DVONN with this bot
command-dvonn-rules = Learn the rules of DVONN in five minutes, with pictures
command-dvonn-rules-page = First page to show. Default: the goal of the game
command-dvonn-rules-page-goal = Goal of the game
command-dvonn-rules-page-placing = Placing pieces
command-dvonn-rules-page-moving = Moving stacks
command-dvonn-rules-page-surrounded = Surrounded stacks
command-dvonn-rules-page-isolation = Isolation
command-dvonn-rules-page-end = Passing and the end
command-dvonn-rules-page-here = Playing here
command-dvonn-rules-cell = A cell: see which cells touch it, and what's on them
# The entries in the menus of people and messages.
command-menu-challenge = Challenge to DVONN
command-menu-profile = DVONN profile
command-menu-analyse = Analyse this position
command-menu-import = Import this game

command-game = Review, replay, preview, export or import a game, or list its moves
command-game-moves = List all the moves in this channel's game
command-game-replay = Replay a game as a GIF
command-game-replay-game = Game number or list of moves. Default: the latest game in this channel
command-game-replay-from = Number of the first move. Default: 1
command-game-replay-to = Number of the last move. Default: the latest
command-game-replay-share = Show the replay to everyone in the channel. Default: only to you
command-game-review = Review a finished game: winning chances, turning points, accuracy
command-game-review-game = Game number. Default: the latest game in this channel
command-game-find = Find finished games by player, result, setup, day, length or position
command-game-find-player = Your opponent, or any player if you chose “everyone”. For games against the computer, choose me
command-game-find-everyone = Search everyone's games on this server. Default: only your own
command-game-find-result = Result for you, or for the player you name
command-game-find-result-won = Won
command-game-find-result-lost = Lost
command-game-find-setup = Setup of the board
command-game-find-from = Games that started on or after this day, such as 2026-03-01
command-game-find-until = Games that started on or before this day, such as 2026-03-31
command-game-find-shortest = Minimum number of moves
command-game-find-longest = Maximum number of moves
command-game-find-position = Moves such as D3 E4 F5, or a position as text. Mirrored boards count too
command-game-export = Export a game as a file
command-game-export-game = Game number. Default: the latest game in this channel
command-game-export-format = File format. Default: text
command-game-import = Import a game from a file or text, to browse it
command-game-import-file = Game file: from /game export, SGF from Boardspace, or a CodeCup log
command-game-import-text = Moves, such as D3 E4 F5. To paste into a bigger box, leave this and the file empty
command-game-preview = Preview moves without playing them
command-game-preview-move = Cell (D3), move (D3F3) or several moves (D3F3 E4E5)
command-game-abort = Abort a game in which neither player has played more than one move
command-game-claim = Claim the win if your opponent has left the server and timed out
command-game-moderate = Moderators: end or void a game, or replace a player. Everyone sees the reason
command-game-moderate-action = Decision
command-game-moderate-action-end = End the game with a result
command-game-moderate-action-void = Void the game: no result or, if it's already over, no longer rated
command-game-moderate-action-hand-over = Replace a player
command-game-moderate-reason = Reason, shown in the game's channel
command-game-moderate-winner = Winner, if you end the game with a result
command-game-moderate-player = New player, if you're replacing one
command-game-moderate-side = Side that gets a new player
command-game-moderate-game = Game number. Default: the current game in this channel
command-dvonn-settings = Change your settings: boards, notation, reminders, quiet hours, weekends, language
command-privacy = See, download or delete your data
command-privacy-show = Show what I store about you, for how long, and who sees it
command-privacy-export = Download everything I store about you
command-privacy-delete = Delete everything about you (asks you first)
command-tournament = Tournaments on this server
command-tournament-create = Create a tournament in this channel
command-tournament-create-name = Tournament name
command-tournament-create-kind = Format. Default: Swiss
command-tournament-create-kind-swiss = Swiss: you play people with about the same number of points
command-tournament-create-kind-round-robin = Round robin: everyone plays everyone
command-tournament-create-kind-double = Double round robin: everyone plays everyone twice, once with each colour
command-tournament-create-kind-knockout = Knockout: the loser is out
command-tournament-create-kind-arena = Arena: as many games as you can in a fixed time
command-tournament-create-kind-teams = Team match: your server against another one, board by board
command-tournament-create-rounds = Number of rounds (Swiss only). Default: as many as needed
command-tournament-create-clock = Clock: 5d, 3d+12h, live 10 or none. Default: one that fits the round
command-tournament-create-setup = How the boards are filled. Default: all 49 pieces by hand
command-tournament-create-deadline = Time limit for each round, such as 14d or 2h. Default: 14d
command-tournament-create-rated = Rated games. Default: yes
command-tournament-create-start = When it starts (your time): 2026-12-05 19:00, 19:00 or 3d (in 3 days). Default: you start it
command-tournament-create-repeat = How often it repeats (moderators only). Default: never
command-tournament-create-repeat-week = Every week
command-tournament-create-repeat-month = Every month
command-tournament-create-repeat-weekday = Every month on the same weekday
command-tournament-create-players = Number of entrants, such as 4-16, 4- or -16. If too few have entered by the start, it's cancelled
command-tournament-create-ratings = Allowed ratings, such as 1400-1800, 1400- or -1800. Default: any
command-tournament-create-role = Only members with this role can join. Default: anyone
command-tournament-create-invited = Only people you add can take part. Default: no
command-tournament-accept = Moderators: accept a team match offered by another server
command-tournament-accept-code = Code from the other server
command-tournament-join = Join a tournament
command-tournament-join-tournament = Tournament (optional if only one is open)
command-tournament-leave = Leave a tournament before it starts
command-tournament-leave-tournament = Tournament (optional if only one is open)
command-tournament-start = Organiser: start a tournament
command-tournament-start-tournament = Tournament (optional if only one is open)
command-tournament-add = Organiser: enter a player in a tournament
command-tournament-add-player = Player to enter
command-tournament-add-tournament = Tournament (optional if only one is open)
command-tournament-add-computer = Organiser: enter the computer in a tournament
command-tournament-add-computer-level = Level of the computer
command-tournament-add-computer-count = Number of entries. Default: 1
command-tournament-add-computer-tournament = Tournament (optional if only one is open)
command-tournament-remove-computer = Organiser: remove the computer from a tournament
command-tournament-remove-computer-level = Level of the computer
command-tournament-remove-computer-count = Number of entries. Default: 1
command-tournament-remove-computer-tournament = Tournament (optional if only one is open)
command-tournament-standings = Show the standings of a tournament
command-tournament-standings-tournament = Tournament (optional if there's only one)
command-tournament-pairings = Show the pairings of a round
command-tournament-pairings-round = Round. Default: the current round
command-tournament-pairings-tournament = Tournament (optional if there's only one)
command-tournament-withdraw = Withdraw from a tournament in progress (asks you first)
command-tournament-withdraw-player = Organiser: player to withdraw. Default: you
command-tournament-withdraw-tournament = Tournament (optional if only one is in progress)
command-tournament-replace = Organiser: replace a player in a tournament in progress (asks you first)
command-tournament-replace-player = Player to replace
command-tournament-replace-by = New player
command-tournament-replace-tournament = Tournament (optional if only one is in progress)
command-tournament-end = Organiser: end a tournament, or cancel it before it starts
command-tournament-end-tournament = Tournament (optional if there's only one)
command-tournament-move = Organiser: move a tournament to this channel
command-tournament-move-tournament = Tournament (optional if there's only one)
command-tournament-list = List the tournaments on this server
command-tournament-manage = Organiser: see what's in progress and who's late, and send reminders

command-league = The league of this server
command-league-show = Show the league: start of the next cycle, players and tables
command-league-join = Enter the next cycle of the league, or confirm that you're staying in
command-league-leave = Sit out the next cycle of the league, or leave the current one
command-league-history = Show the winners and tables of every league cycle
command-league-championship = Enter the championship across all servers, or see its players and tables
command-league-create = Moderators: open a league in this channel
command-league-create-name = League name
command-league-create-start = When it starts (your time): 2026-12-05 19:00, 19:00 or 7d (in 7 days). Default: 7d
command-league-create-size = People per division. Default: 7
command-league-create-games = Games against each opponent. Default: 1
command-league-create-weeks = Weeks in a cycle. Default: 6
command-league-create-moves = How many people go up, and how many go down, after each cycle. Default: 2
command-league-create-at-once = Maximum number of league games per person at a time. Default: 3
command-league-create-clock = Clock: 5d, 3d+12h, live 10 or none. Default: one that fits the cycle
command-league-create-setup = How the boards are filled. Default: all 49 pieces by hand
command-league-create-rated = Rated games. Default: yes
command-league-remove = Moderators: take a player out of the next cycle of the league
command-league-remove-player = Player to remove
command-league-pause = Moderators: pause the league
command-league-resume = Moderators: resume the league after a pause
command-league-move = Moderators: move the league to this channel
command-league-close = Moderators: close the league for good (asks you first)
command-seek = Find an opponent on any server that uses this bot
command-seek-clock = Clock: 5d, 3d+12h, live 10 or none. Default: your opponent's choice
command-seek-rated = Rated game: only against people who also choose this. Default: unrated
command-seek-setup = How the board is filled. Default: your opponent's choice
command-seek-range = Maximum difference between your rating and your opponent's. Default: any rating
command-seek-hours = Hours to wait for an opponent. Default: 24
command-learn = Learn to play DVONN well
command-learn-lesson = Take a lesson on a board: read, move, see what happens
command-learn-lesson-number = Lesson number. Default: the next one
command-learn-terms = Explain the terms used in the game
command-learn-terms-term = Term to explain. Default: all
command-learn-progress = Show your progress: lessons, puzzles, levels beaten, accuracy
command-learn-advice = Show advice on how to play well, with pictures
command-learn-advice-page = Number of the page. Default: the first
command-puzzle = Puzzles from real games
command-puzzle-play = Solve the next puzzle at your level
command-puzzle-play-theme = Theme. Default: any. Some themes change your rating only half as much
command-puzzle-daily = Solve the puzzle of the day
command-puzzle-race = Solve as many puzzles as you can in five minutes
command-puzzle-race-opponent = Opponent, who gets the same puzzles. Default: race alone
theme-any = Any theme
command-ladder = Player rankings, on this server and across all servers
command-ladder-top = Show the ladder and your place on it
command-ladder-top-list = This server's players or computer levels, or the global ladder. Default: players
command-ladder-top-list-people = Players
command-ladder-top-list-computer = Computer levels
command-ladder-top-list-world = Global ladder
command-ladder-leave-global = Leave the global ladder
command-ladder-profile = Show a player's rating over time, record, best win and last games
command-ladder-profile-player = Player. Default: you
command-ladder-profile-level = Instead of a player: a computer level
command-ladder-profile-engine = Instead of a player: an engine that the bot's operator has added
command-ladder-versus = Compare two players: their games and today's odds
command-ladder-versus-player = First player
command-ladder-versus-opponent = Second player. Default: you
command-ladder-games = List finished rated games, newest first
command-ladder-games-player = Player. Default: everyone
command-ladder-season = Show the table of a season
command-ladder-season-number = Season number. Default: the current season
command-ladder-activity = Show a chart of the games played in the last 26 weeks
command-ladder-puzzles = Show this server's best puzzle solvers
command-ladder-challenge = Challenge a player for their place (challenge ladders only)
command-ladder-challenge-opponent = Player up to three places above you
command-ladder-challenge-setup = How the board is filled. Default: I'll ask you
command-ladder-challenge-clock = Clock: 5d, 3d+12h or live 10. Default: 3d+12h
command-ladder-challenge-color = Your colour. Default: random
command-learn-openings = Show where people placed their pieces in real games
command-learn-openings-game = Game number. Default: the latest game in this channel, or the empty board
command-game-note = Write a note on a game. Only you see it until the game is over
command-game-note-game = Game number. Default: the latest game in this channel
command-game-follow = Get updates about this channel's game by direct message, or see the games you're following
format-text = Text
format-sgf = SGF
color-white = White
color-black = Black
color-random = Random
color-neither = Draw
setup-full = full: all 49 pieces by hand
setup-reds = reds: the three reds by hand, the rest at random
setup-random = random: a fair random board
setup-symmetric = symmetric: a random board that looks the same from both sides
setup-cut = cut: you offer a random board, your opponent picks a side
setup-given = given: a position that you give as text
level-beginner = Beginner
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-club = Club player
level-strong = Strong
level-expert = Expert
level-master = Master
level-grandmaster = Grandmaster

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } challenges you to a game of DVONN and wants to play White.
        [black] { $opponent }, { $challenger } challenges you to a game of DVONN and wants to play Black.
        [choice] { $opponent }, { $challenger } challenges you to a game of DVONN on the board below. Which side do you want?
       *[random] { $opponent }, { $challenger } challenges you to a game of DVONN. Colours are random.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } wants to play DVONN as White. Any takers?
        [black] { $challenger } wants to play DVONN as Black. Any takers?
        [choice] { $challenger } wants to play DVONN on the board below. Any takers? You pick the side.
       *[random] { $challenger } wants to play DVONN. Any takers? Colours are random.
    }
challenge-rematch = Rematch of game { $number }:
challenge-sides =
    { $first ->
        [white] { $white } plays White and { $black } plays Black. White moves first.
       *[black] { $white } plays White and { $black } plays Black. Black moves first.
    }
challenge-until = The challenge expires { $until }.
challenge-draft = It hasn't been offered yet.
challenge-open = It's still open.
challenge-accepted = Accepted: this is game { $number }.
challenge-declined = Declined.
challenge-cancelled = Cancelled.
challenge-expired = Expired.
challenge-in-thread = The game is in { $place }.
challenge-posted = Your challenge is in { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] rated
        [if] rated if you both have a rating here
       *[no] unrated
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] rated
        [if] rated if you both have a rating here
       *[no] unrated
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] rated
       *[no] unrated
    }
terms-any-board = Any board
terms-any-clock = any clock
terms-unrated-by-default = {"-#"} Unrated: you don't both have a rating here yet. For a rated game, add `rated:True`.
terms-full = All 49 pieces placed by hand
terms-reds = Three reds placed by hand, the rest at random
terms-random = Random board
terms-symmetric = Symmetric board
terms-cut = Cut and choose: one player offers a random board, the other picks a side
terms-given = Position given as text
clock-none = no clock
clock-turn = { $turn } per move
clock-bank = { $bank } + { $increment } per move
clock-cap = { $clock }, up to a maximum of { $cap }
clock-live = live, { $each } each
length-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
length-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
length-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
seek-somebody = somebody elsewhere
seek-waiting = I'm looking for an opponent for you, on every server that takes part. I'll stop { $until }.
seek-already = I'm already looking for an opponent for you, on every server that takes part. I'll stop { $until }.
seek-place = You'll play in { $place }. I'll message you there when the game starts.
seek-place-here = You'll play here. I'll message you when the game starts.
seek-lobby = People in { $lobby } can see that you're looking.
seek-direct = our direct messages
seek-direct-here = Your game will start here, in our direct messages.
seek-rated = -# Rated: it counts towards the global ladder. Anyone on any server can see your name and rating on it. To see the ladder, use `/ladder top` with `list:Global ladder`. To leave it, use `/ladder leave-global`.
seek-range = Your opponent's rating: { $from } to { $to }. The range gets a little wider every minute.
button-seek-stop = Stop looking
seek-found = I've found you an opponent. You'll play in { $place }.
seek-stopped = Done. I've stopped looking for an opponent.
seek-not-running = I'm not looking for an opponent for you. To start, use `/seek`.
seek-ended = { $person }, I didn't find an opponent in time. To try again, use `/seek`.
seek-avoided = Done. I won't match you two again.
seek-ask-report = Report your opponent to the bot's operator? The operator will see this game and your name. I won't match you two again.
button-report-sure = Report opponent
seek-reported = Done. I've told the bot's operator, and I won't match you two again.
seek-barred = The bot's operator has blocked you from `/seek`. You can still challenge people on your servers.
seek-too-many-reports = You've made { $most } reports in the last 24 hours. Try again later.
seek-off = `/seek` is off on this server. Use it in our direct messages, or ask a server manager to turn it on with `/dvonn-admin settings`.
seek-guest = I can't post your opponent's moves here. Use `/seek` in our direct messages.
seek-too-many = You've found { $most } opponents in the last 24 hours, and that's the limit. Try again later.
seek-no-rating = `range` needs a rating, and you don't have one yet. Leave it out. For rated games, I use your rating on the global ladder.
seek-no-clock = A rated game needs a clock. Choose another `clock`, or leave it out.
seek-nobody-to-avoid = You didn't find this opponent with `/seek`, so there's nobody to avoid.
seek-not-looking = You can't play each other now. They've stopped looking, or they want an opponent with a different rating. To find somebody else, use `/seek`.
seek-refused-avoided = You've chosen not to play this person again, so you two can't play.
button-avoid = Don't match us again
button-report = Report opponent
digest-title = **The week from { $from } to { $until }**
digest-count =
    { $games ->
        [one] 1 game finished
       *[other] { $games } games finished
    }, { $people ->
        [one] 1 player
       *[other] { $people } players
    }.
digest-beaten = { $move }, beaten by { $players }
digest-upset = Upset of the week, game { $game }: { $winner } beat { $loser }, the { $percent }% favourite.
digest-game = **Game of the week:** { $game }
digest-turn = The turning point was move { $number }, { $played }. { $better } was better.
digest-streaks = Daily puzzle streaks: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] 1 day
       *[other] { $days } days
    })
digest-season = Season { $number } ends on { $when }.
digest-running = **In progress**
digest-league = cycle { $cycle }, leading: { $leaders }
lobby-title = **DVONN lobby**
lobby-looking = **Looking for an opponent**
lobby-nobody = Nobody is looking for an opponent right now.
lobby-all-servers = all servers
lobby-games = **Games to watch**
lobby-tournaments = **Tournaments to join**
lobby-ping = { $role } { $person } is looking for an opponent: { $terms }.
lobby-told = Done. I'll notify you here when somebody is looking for an opponent, at most once every six hours. To stop this, press the button again.
lobby-not-told = Done. I won't notify you any more when somebody is looking for an opponent.
lobby-no-role = This lobby doesn't notify anyone any more.
lobby-audit = Wants to know when somebody is looking for an opponent
button-lobby-play = Play { $name }
button-lobby-tell = Notify me of opponents
thread-opening = Opening a thread …
thread-not-added = Discord won't let me add you to [the thread]({ $url }). Use this link to open it. If you can't see it or write there, you need the “View Channel” and “Send Messages in Threads” permissions. Ask a moderator for them.
thread-name = DVONN: { $names }
draft-person = Only you can see this board so far. If you offer it, { $opponent } picks a side and you play the other.
draft-anyone = Only you can see this board so far. If you offer it, the player who accepts picks a side and you play the other.
challenge-sent = I've posted your challenge below.
setup-ask-person = You're challenging { $opponent }. Which board?
setup-ask-anyone = You're challenging anyone in this channel. Which board?
setup-ask-busy = { $busy } So I'll open a thread for your challenge. First, choose the board.
setup-ask-common =
    - {"**"}Random board** (quick): all 49 pieces are on the board, and the first move starts the game.
    - {"**"}Place by hand**: first you both place the 49 pieces, one at a time.
setup-ask-all =
    - {"**"}Reds by hand**: you both place the three red pieces. The rest of the board is filled at random.
    - {"**"}Symmetric board**: a random board that looks the same from both sides.
    - {"**"}Cut and choose**: you offer a random board, and your opponent picks a side.
button-setup-random = Random board
button-setup-full = Place by hand
button-setup-other = Other setups …
button-setup-reds = Reds by hand
button-setup-symmetric = Symmetric board
button-setup-cut = Cut and choose
button-rated = Make it rated
button-unrated = Make it unrated
draft-discarded = Cancelled. Nobody else has seen it.
button-offer-board = Offer this board
button-deal-again = Try another board
button-play-white = Play White
button-play-black = Play Black
button-accept = Accept
button-decline = Decline
button-cancel = Cancel challenge
button-open-thread = Open thread
offer-thread = Open a thread for your game?

## News

# The computer as a player, used in sentences like a person's name.
computer = Computer ({ $level })
computer-without-level = Computer
# A person who has deleted their data.
deleted-player = deleted player
deleted-person = deleted user

news-start = Game { $number } starts: { $white } plays White, { $black } plays Black.
news-place =
    { $piece ->
        [red] { $player } places a red piece on **{ $cell }**{ $note }.
        [white] { $player } places a white piece on **{ $cell }**{ $note }.
       *[black] { $player } places a black piece on **{ $cell }**{ $note }.
    }
news-dealt = The rest of the board has been filled at random.
news-move = { $player } moves **{ $ply }**{ $note }
news-pass = { $player } has no legal move and passes.
ply-pass = pass
news-planned = {" "}(planned)
news-plan-stopped = { $player }'s plan has stopped.
news-prepared = {" "}(conditional)
news-only-ply = {" "}(forced)
news-all-prepared = Conditional moves: { $plies }
news-filled = Placed as planned: { $pieces }.
news-filled-part =
    { $piece ->
        [red] { $count } red
        [white] { $count } white
       *[black] { $count } black
    }
news-item =
    { $piece ->
        [red] red { $ply }
        [white] white { $ply }
       *[black] black { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] captures a white single
           *[black] captures a black single
        }
       *[other] { $color ->
            [white] captures a white stack of { $height }
           *[black] captures a black stack of { $height }
        }
    }{ $red ->
        [yes] {" "}(holds red)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] lands on a white single
           *[black] lands on a black single
        }
       *[other] { $color ->
            [white] lands on a white stack of { $height }
           *[black] lands on a black stack of { $height }
        }
    }{ $red ->
        [yes] {" "}(holds red)
       *[no] {""}
    }
effect-captures-red = captures red
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] isolates { $count } white piece
           *[black] isolates { $count } black piece
        }
       *[other] { $color ->
            [white] isolates { $count } white pieces
           *[black] isolates { $count } black pieces
        }
    }
effect-isolates-both = isolates { $white } white and { $black } black
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] cuts off one of your pieces
           *[other] cuts off { $count } of your pieces
        }
       *[theirs] { $count ->
            [one] cuts off one of your opponent's pieces
           *[other] cuts off { $count } of your opponent's pieces
        }
    }

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, place the last red piece.
       *[other] { $player }, place a red piece ({ $left } left in all).
    }
todo-place =
    { $color ->
        [white] { $player }, place a white piece ({ $left } to go).
       *[black] { $player }, place a black piece ({ $left } to go).
    }
todo-move = { $player }, your move.
how-to-move =
    Your stacks are the ones with { $color ->
        [white] white
       *[black] black
    } on top. Pick one, then choose where it lands.
todo-elsewhere = It's { $player }'s turn.
todo-computer = { $player } is thinking …
todo-computer-for = The engine is choosing a cell for { $player } …

## Events

event-taken-back =
    { $with ->
        [computer] { $player } has taken back their last move.
       *[person] By agreement, { $player } has taken back their last move.
    }
event-paused =
    { $with ->
        [computer] The game is paused. To continue, press “Resume game”.
       *[person] The players agreed to pause the game. Either player can press “Resume game”.
    }
event-resumed = { $player } resumed the game.
event-time-given = { $giver } has given { $player } { $time } more.
event-engine-replaced =
    { $color ->
        [white] White's engine failed. { $player } has taken over, and the game is now unrated.
       *[black] Black's engine failed. { $player } has taken over, and the game is now unrated.
    }
event-engine-stopped = The engine no longer chooses moves for { $player }.
event-handed-over =
    { $color ->
        [white] { $moderator } replaced { $from } (White) with { $player }. Reason: { $reason }
       *[black] { $moderator } replaced { $from } (Black) with { $player }. Reason: { $reason }
    }
event-place-lost = The channel or thread of this game was deleted, so the game continues here.
event-now-unrated = The game is now unrated.

## Clocks

clock-runs = Deadline: { $until }.
clock-runs-until-weekend = Deadline: { $until }, plus any weekends off before then. The next one starts { $weekend }.
clock-runs-live =
    { $color ->
        [white] White has { $white }, Black { $black }. White's deadline: { $until }.
       *[black] White has { $white }, Black { $black }. Black's deadline: { $until }.
    }
clock-muted = The clock is stopped until I can post the board here.
clock-paused = The game is paused. Both clocks are stopped.
clock-weekend = The clock is stopped while { $player } has the weekend off. It'll start again { $until }.
clock-vacation = The clock is stopped: { $player } is on vacation.
reminder = { $player }, it's your turn in game { $number } against { $opponent }. Deadline: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = Game { $number } against { $opponent }. Deadline: { $until }.
reminder-link = { $line } [Board]({ $url })

## Offers

offer-draw = { $player } offers a draw. { $opponent }, do you accept?
offer-rematch-here = { $player } wants a rematch. { $opponent }, do you accept?
offer-pause = { $player } asks for a pause: both clocks would stop until one of you resumes the game. { $opponent }, do you agree?
offer-takeback =
    { $count ->
        [0] { $player } asks to take back **{ $ply }**. { $opponent }, do you agree?
        [one] { $player } asks to take back **{ $ply }** and the move after it. { $opponent }, do you agree?
       *[other] { $player } asks to take back **{ $ply }** and the { $count } moves after it. { $opponent }, do you agree?
    }
offer-was =
    { $kind ->
        [draw] { $player } offered a draw.
        [takeback] { $player } asked for a takeback.
        [rematch] { $player } offered a rematch.
       *[pause] { $player } asked for a pause.
    }
offer-became =
    { $state ->
        [open] It's still open.
        [accepted] Accepted.
        [declined] Declined.
        [withdrawn] Withdrawn.
       *[lapsed] Expired: the game continued.
    }
offer-posted = Done. Posted in the channel.
offer-elsewhere = Done. Your opponent will see your offer where they're playing.
button-phrases = Say something …
phrases-ask = Choose what to say. Your opponent will read it in their own language. You can say one thing each turn, and one after the game.
menu-phrases-hint = What do you want to say?
phrase-sent = Done. Your opponent will see: { $phrase }
phrase-not-received = Your opponent has turned off messages like this.
refuse-phrase-again = You've already said something this turn. You can say something else once you've both moved.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] Hello! Have fun!
        [luck] Good luck!
        [move] Nice move!
        [played] Well played!
        [tomorrow] I'll be back tomorrow.
        [away] Sorry, I was away.
        [thanks] Thanks for the game!
       *[bye] See you!
    }
more-actions = What would you like to do?
decide-title = What should happen in game { $number }? Everyone will see your reason.
decide-hint = Decision
decide-order =
    { $order ->
        [white] End the game: White wins
        [black] End the game: Black wins
        [draw] End the game: draw
        [void] Void the game
        [replace_white] Replace White
       *[replace_black] Replace Black
    }
decide-new-player =
    { $color ->
        [white] Who will take over as White?
       *[black] Who will take over as Black?
    }
decide-new-player-hint = New player
form-decide = Moderate game { $number }
form-decide-reason = Reason, shown to everyone
button-withdraw = Withdraw offer
button-draw = Offer draw
button-takeback = Take back move
button-abort = Abort game
button-pause = Offer pause
button-resume = Resume game
button-give = Give opponent { $time }
button-settings = Open settings
button-hint = Hint
button-fill = Fill the rest for me
button-stop-filling = Stop filling
button-more = More …
button-rematch = Offer rematch
button-play-again = Play again
button-next-level = Next level: { $level }

## Vacations

notice-vacation = You ran out of time, so a vacation started automatically. Your clocks are stopped, except in live games. The vacation is extended day by day until you play or have no days left.
event-vacation = { $player } ran out of time and has used a vacation day.
vacation-none = You're not on vacation. To stop your clocks for three days, use `/dvonn vacation` with `days:3`. Live games continue.
vacation-until = You're on vacation until { $until } ({ $left }). Your clocks are stopped, except in live games.
vacation-automatic = You ran out of time, so a vacation started automatically. It ends on { $until } ({ $left }). Your clocks are stopped, except in live games.
vacation-days = Vacation days left this year: { $count } of { $of }.
button-vacation-end = End vacation

## Moderators

decision-posted = Done. Posted in { $place } (game { $number }).
removed-from-ratings = { $moderator } removed game { $number } ({ $white } against { $black }) from the ratings. All ratings have been recalculated without it: see `/ladder profile`. Reason: { $reason }
role-is = Members with the { $role } role and everyone with the “Manage Server” permission are moderators. With `/game moderate`, they can end or void games and replace players.
role-none = Everyone with the “Manage Server” permission is a moderator. With `/game moderate`, they can end or void games and replace players.
computer-rated = Games against the computer are rated.
computer-unrated = Games against the computer are unrated.
server-title = **Server settings**
server-controls = Changes take effect at once. Each button shows the current setting. Press the button to change it. The language and theme apply to what everyone sees.
server-hint = For the rest, use commands:
server-command = {"-"} { $command }: { $what }
server-channels = Channels for games, with their threads: { $channels }.
server-channels-all = Games can start in any channel.
server-starters = Only members with the { $role } role can start games. Anyone can accept a challenge.
server-starters-all = Anyone can start games.
server-rated = Rated games are allowed.
server-unrated = New games are unrated. Current rated games stay rated.
server-seeks = Opponents on other servers: members can use `/seek`. Those games never count towards this server's ladder.
server-no-seeks = Opponents on other servers: `/seek` is off here.
server-ladder-rating = Ladder type: ratings
server-ladder-places = Ladder type: places
server-ladder-swap = If the challenger wins, the two swap places.
server-season-none = Season length: no seasons
server-season-month = Season length: one month
server-season-quarter = Season length: three months
server-season-half = Season length: six months
server-season-year = Season length: one year
server-announcements = Announcement channel: { $channel }.
server-announcements-none = No announcement channel.
server-announcements-here = This server's seasons, tournaments and leagues will be announced here.
server-puzzles = Daily puzzle: { $channel }.
server-puzzles-none = No channel for the daily puzzle.
server-puzzles-here = The daily puzzle will be posted here.
server-digest = Weekly digest: { $channel }.
server-digest-none = No channel for the weekly digest.
server-digest-here = The weekly digest will be posted here on Mondays.
server-lobby = The lobby is in { $channel }.
server-lobby-none = No lobby.
server-lobby-role = The lobby notifies { $role } when somebody looks for an opponent.
server-lobby-role-none = The lobby doesn't notify anyone.
server-picker =
    { $picker ->
        [games] Channels for games (none: all)
        [announcements] Announcement channel
        [puzzles] Channel for the daily puzzle
        [digest] Channel for the weekly digest
        [lobby] Channel for the lobby
        [moderators] Moderator role
        [starters] Role that can start games
       *[told] Role that the lobby notifies
    }
button-server-clear = Clear no. { $number }
button-server-page =
    { $page ->
        [settings] Settings
        [channels] Channels
       *[roles] Roles and lobby
    }
server-limit =
    { $limit ->
        [limit_opponent] Open challenges from one person to another: at most { $value }.
        [limit_threads] Threads that one person can open within 10 minutes: at most { $value }.
        [limit_tournaments] Unfinished tournaments per organiser: at most { $value }. Moderators can have 3.
        [limit_tournament_wait] Time an organiser waits between two tournaments: { $value ->
            [one] 1 minute
           *[other] { $value } minutes
        }. Moderators don't have to wait.
       *[limit_challenges] Open challenges per person: at most { $value }.
    }
server-limits-change = To change a limit, use `/dvonn-admin limits` with a number, such as `threads:5`.
server-blocked = { $person } is blocked. Reason: { $reason }
server-blocked-more = Others are blocked too. See the log.
person-blocked = { $person } can no longer start or join games on this server. Their current games continue. To undo this, use `/dvonn-admin unblock`.
person-unblocked = { $person } can start and join games on this server again.
button-server-rated =
    { $on ->
        [yes] Rated games: on
       *[no] Rated games: off
    }
button-server-computer =
    { $on ->
        [yes] Rated games vs computer: on
       *[no] Rated games vs computer: off
    }
button-server-seeks =
    { $on ->
        [yes] Opponents on other servers: on
       *[no] Opponents on other servers: off
    }

## Roles for ladder places and titles

roles-title = **Roles for ladder places and titles.** I give them out and take them back as the ladder changes. I only take back roles that I gave out. To set one, use `/dvonn-admin roles` with the place or title and the role.
roles-role = { $name }: { $role }
roles-none = { $name }: no role
roles-problem = { $name }: { $role }. {"**"}I can't give it.** { $problem }
roles-refused = The last time I tried, Discord didn't let me give or remove a role. { $reason }
reward =
    { $reward ->
        [first] First place
        [top_three] Top three
        [top_ten] Top ten
        [season] Winner of the last season
        [league] Champion of the league
       *[tournament] Winner of the last tournament
    }
button-clear-reward =
    { $reward ->
        [first] Clear first place
        [top_three] Clear top three
        [top_ten] Clear top ten
        [season] Clear season
        [league] Clear league
       *[tournament] Clear tournament
    }
# For Discord's audit log.
roles-audit = Place or title on the DVONN ladder
role-no-permission = I need the “Manage Roles” permission. Give it to my role in Server Settings → Roles, then try again.
role-gone = The role was deleted. Choose another one.
role-everyone = Everyone has this role already. Choose another one.
role-managed = { $role } belongs to an integration, such as a bot, so nobody can give it. Choose another role.
role-not-below-bot = { $role } isn't below my highest role, so Discord won't let me give it. In Server Settings → Roles, drag my role above it, then try again.
role-powerful = { $role } gives power over others: { $powers }. I don't give out such roles. Choose another role, or remove these permissions from this one.
role-moderators = { $role } is my moderator role. I never give that one out. Choose another role.
role-not-by-person = I can't give out { $role } for you, because you can't give it out yourself. You'd need the “Manage Roles” permission and a role above it. Ask somebody who has both.
role-power =
    { $name ->
        [administrator] “Administrator”
        [manage-server] “Manage Server”
        [manage-roles] “Manage Roles”
        [manage-channels] “Manage Channels”
        [manage-webhooks] “Manage Webhooks”
        [manage-expressions] “Manage Expressions”
        [manage-events] “Manage Events”
        [manage-threads] “Manage Threads”
        [manage-messages] “Manage Messages”
        [manage-nicknames] “Manage Nicknames”
        [ban] “Ban Members”
        [kick] “Kick Members”
        [time-out] “Time Out Members”
        [mute] “Mute Members”
        [deafen] “Deafen Members”
        [move] “Move Members”
        [mention-everyone] “Mention @everyone, @here and All Roles”
        [audit-log] “View Audit Log”
       *[insights] “View Server Insights”
    }

## Moderation log

log-title = **Moderation log**, newest first. Page { $page } of { $pages }.
log-empty = The moderation log is empty.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Reason: { $reason }
log-channel-added = Added { $channel } to the channels for games.
log-channel-removed = Removed { $channel } from the channels for games.
log-role-set = Role for “{ $name }”: { $role }.
log-role-cleared = Role for “{ $name }”: none.
log-role-gone = Role for “{ $name }”: none, because the role was deleted.
log-blocked = Blocked { $person }.
log-unblocked = Unblocked { $person }.
log-ended = Ended game { $number } with a result.
log-voided = Voided game { $number }.
log-handed-over = Replaced a player in game { $number }.
log-place-lost = The channel or thread of game { $number } was deleted. The game is waiting for a new thread or a moderator's decision.
log-backed-up = Downloaded a backup.
log-tournament-entered = Entered { $player } in tournament { $number }.
log-tournament-computers = Entered the computer in tournament { $number }.
log-tournament-computers-removed = Removed the computer from tournament { $number }.
log-tournament-started = Started tournament { $number }.
log-tournament-accepted = Accepted team match { $number }.
log-tournament-withdrew =
    { $league ->
        [yes] Withdrew { $player } from the league.
       *[no] Withdrew { $player } from tournament { $number }.
    }
log-tournament-replaced = Replaced { $player } with { $new } in tournament { $number }.
log-tournament-reminded =
    { $league ->
        [yes] Reminded { $player } about a game in the league.
       *[no] Reminded { $player } about a game in tournament { $number }.
    }
log-tournament-moved = Moved tournament { $number } to another channel.
log-tournament-ended = Ended tournament { $number }.
log-league =
    { $what ->
        [league_paused] Paused the league.
        [league_resumed] Resumed the league.
        [league_moved] Moved the league to another channel.
       *[league_closed] Closed the league.
    }
log-league-entry-removed = Took { $player } out of the next cycle of the league.
button-log-newer = Newer
button-log-older = Older

## End of the game

end-won =
    { $color ->
        [white] **Game over: { $player } (White) wins { $own }–{ $other }.**
       *[black] **Game over: { $player } (Black) wins { $own }–{ $other }.**
    }
end-close = A close one, decided by just { $margin }.
end-sweep = A clean sweep: the loser has no stacks left.
own-won = {"**"}You won { $own }–{ $other }!**
own-lost = {"**"}You lost { $own }–{ $other }.**
own-lost-close = {"**"}You lost { $own }–{ $other }:** only { $margin } short.
own-won-resigned = {"**"}You won!** { $loser } resigned.
own-won-on-time = {"**"}You won!** { $loser } timed out.
own-resigned = You resigned. { $winner } wins.
own-out-of-time = {"**"}You ran out of time.** { $winner } wins.
own-ending-of = { $player }: { $ending }
end-draw = Game over: a draw, { $score }–{ $score }.
end-resigned =
    { $color ->
        [white] { $loser } resigned. { $winner } (White) wins.
       *[black] { $loser } resigned. { $winner } (Black) wins.
    }
end-resigned-deleted =
    { $color ->
        [white] Black (deleted player) resigned. { $winner } (White) wins.
       *[black] White (deleted player) resigned. { $winner } (Black) wins.
    }
end-out-of-time =
    { $color ->
        [white] { $loser } timed out. { $winner } (White) wins.
       *[black] { $loser } timed out. { $winner } (Black) wins.
    }
end-agreed = Game over: a draw by agreement.
end-awarded =
    { $color ->
        [white] { $moderator } ended the game. { $winner } (White) wins. Reason: { $reason }
       *[black] { $moderator } ended the game. { $winner } (Black) wins. Reason: { $reason }
    }
end-awarded-draw = { $moderator } ended the game as a draw. Reason: { $reason }
end-deadline =
    { $color ->
        [white] The round is over, and { $loser } kept their opponent waiting. { $winner } (White) wins.
       *[black] The round is over, and { $loser } kept their opponent waiting. { $winner } (Black) wins.
    }
end-deadline-draw = The round is over, so this game is a draw.
end-voided-elsewhere = A moderator voided the game.
end-voided = { $moderator } voided the game. Reason: { $reason }
end-tournament-over = Game over without a result: its tournament is over, and both players are computers.
end-aborted = The game was aborted and doesn't count.
end-out-of-time-void = { $player } timed out before any stack had moved. The game doesn't count.
end-left = Game over without a result: a player left the server.
end-deleted = Game over without a result: a player deleted their data.
end-channel = Game over without a result: its channel was deleted.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}provisional
       *[no] {""}
    })
result-expected = { $player } was the favourite ({ $odds }%).
result-even = The odds were even.
result-part =
    { $part ->
        [2] This game only counts for half: these two had played each other { $before } times in the 30 days before.
        [4] This game only counts for a quarter: these two had played each other { $before } times in the 30 days before.
       *[other] This game only counts for 1/{ $part }: these two had played each other { $before } times in the 30 days before.
    }
result-short = This game doesn't count towards the ladder: it had fewer than { $moves } moves after the placement.
result-second-timeout = This game doesn't count towards the ladder. If a player who is away loses several games on time, only the first in 24 hours counts.
result-voided = This game doesn't count towards the ladder: a moderator removed it from the ratings.

score = { $wins } won, { $draws } drawn, { $losses } lost
record-all =
    { $games ->
        [one] One game: { $score }
       *[other] { $games } games: { $score }
    }
record-color =
    { $color ->
        [white] As White: { $score }
       *[black] As Black: { $score }
    }
record-setup =
    { $setup ->
        [full] All by hand: { $score }
        [reds] Reds by hand: { $score }
        [random] Random: { $score }
        [symmetric] Symmetric: { $score }
        [cut] Cut and choose: { $score }
       *[given] Position given as text: { $score }
    }

top-title =
    { $list ->
        [computer] **Server ladder**: computer levels
        [world] { $players ->
            [one] **Global ladder**: one player
           *[other] **Global ladder**: { $players } players
        }
       *[people] { $players ->
            [one] **Server ladder**: one player
           *[other] **Server ladder**: { $players } players
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · one game
       *[other] **{ $place }** · { $player } · { $rating } · { $games } games
    }
top-own = … { $row }
top-order = -# Sorted by rating minus twice the ±, so a few lucky wins don't put you on top. ? = provisional.
top-empty = The ladder is empty. It starts with the first rated game between two people. Start a game with `/dvonn challenge` and `rated:True`.
top-all-idle = No rated games have counted here in the last 60 days, so the ladder is empty. To start a rated game, use `/dvonn challenge` with `rated:True`. For past seasons, use `/ladder season`.
top-no-computer = The computer hasn't played a rated game here. Its games are rated only if the server allows it.
top-no-game = { $player } isn't ranked yet: none of their rated games has counted.
top-empty-world = Nobody on the global ladder has played in the last 60 days. Rated games that start with `/seek` and `rated:True` count towards it.
top-not-joined = { $player } isn't on the global ladder. To join, use `/seek` with `rated:True` and finish the game.
world-left = Done. You're no longer on the global ladder. I'll keep your rating in case you come back with `/seek` and `rated:True`. To delete it, use `/privacy delete`.
world-not-joined = You're not on the global ladder, so there's nothing to leave.
top-idle = { $player } isn't ranked: no rated game for 60 days. Their next rated game will put them back on the ladder.
table-ladder =
    { $list ->
        [computer] DVONN ladder: computer levels
        [world] DVONN global ladder
       *[people] DVONN ladder
    }
table-page = Page { $page } of { $pages }
table-order = sorted by rating minus twice the ±
table-player = Player
table-rating = Rating
table-floor = Min.
table-games = Games
alt-table = Table: { $title }. Columns: { $columns }. Rows: { $rows }.
alt-table-place = Place

profile-title = **{ $player }** · { $rating }
profile-place = Place { $place } by rating
profile-challenge-place = Place { $place } on the ladder
profile-idle = Unranked (no rated game for 60 days)
profile-no-place = Not ranked yet
profile-titles =
    { $more ->
        [0] Titles: { $titles }
       *[other] Titles: { $titles }, and { $more } more
    }
profile-title-of-season =
    { $place ->
        [1] winner of season { $season }
        [2] second in season { $season }
       *[3] third in season { $season }
    }
profile-league-title = champion of { $name } (cycle { $cycle })
profile-lessons = 🎓 Finished all the lessons in `/learn`
profile-provisional = {"-#"} “?” means provisional: the rating is still a guess. It'll settle after a few more rated games.
profile-last = Last games:
button-people = Favourite, ignore …
people-about =
    { $state ->
        [favourite] { $player } is one of your favourites.
        [ignored] You're ignoring { $player }: no new games between you, except in tournaments and for ladder places.
       *[none] { $player }: you can make them a favourite, or ignore them. People you ignore can't start new games with you. I won't tell them.
    }
button-ignore =
    { $on ->
        [yes] Ignore
       *[no] Stop ignoring
    }
button-favourite =
    { $on ->
        [yes] Add favourite
       *[no] Remove favourite
    }
people-title = Only you see these lists.
people-favourites = Favourites: { $people }
people-no-favourites = Favourites: none. To add somebody, open their profile.
people-ignored = Ignored: { $people }
people-none-ignored = Ignored: nobody
menu-people-challenge = Challenge a favourite
menu-people-remove = Remove a favourite
menu-people-stop = Stop ignoring somebody
button-people-page = Ignored { $first }–{ $last }
refuse-not-now = You can't play this person right now. Choose another opponent.
refuse-too-many-favourites = You have { $most } favourites already. Remove one first.
profile-game =
    { $outcome ->
        [win] - won against { $opponent }: { $step } (game { $number })
        [draw] - drew with { $opponent }: { $step } (game { $number })
       *[loss] - lost to { $opponent }: { $step } (game { $number })
    }
profile-none = { $player } has no rated results here yet. To play a rated game, use `/dvonn challenge` with `rated:True`.
profile-none-of-computer = { $player } has no rated results here yet. Its games are rated only if the server allows it.
profile-of-bot = Bots don't have profiles. For the computer, use the `level` option.
profile-none-of-you = You have no rated results here yet. Start a rated game with `/dvonn challenge` and `rated:True`. Your rating, record and best win will then appear here.
profile-one = Give either a player in `player` or a computer level in `level`, not both.
caption-profile = Rating on this server, with likely range
fact-place = Ladder
fact-games = Games
fact-streak = Longest streak
fact-best-win = Best win
fact-global = Global rating
fact-puzzles = Puzzle rating
fact-won-against = { $opponent } ({ $rating }), game { $number }
fact-streak-now = { $longest }, now { $now }
alt-profile =
    { $games ->
        [one] Line chart of { $name }'s rating on this server, with a band showing the likely range. It starts at { $first } and is { $rating } after one game. Below it: { $facts }.
       *[other] Line chart of { $name }'s rating on this server, with a band showing the likely range. It covers the last { $games } games. It starts at { $first }, stays between { $least } and { $most }, and is now { $rating }. Below it: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Games in the last { $weeks } weeks**: one game, { $rated ->
            [0] unrated
           *[other] rated
        }
       *[other] **Games in the last { $weeks } weeks**: { $games } games, { $rated } of them rated
    }
activity-busiest =
    { $games ->
        [one] Busiest week: the week of { $monday } (one game,
       *[other] Busiest week: the week of { $monday } ({ $games } games,
    } { $people ->
        [0] computer only)
        [one] one player)
       *[other] { $people } players)
    }
activity-this-week =
    { $games ->
        [0] This week: no games yet
        [one] This week so far: one game
       *[other] This week so far: { $games } games
    }
activity-none = No games have finished here in the last { $weeks } weeks. Start one with `/dvonn challenge`.
activity-empty = No games yet
table-activity = Games on this server
activity-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
activity-rated = Rated games
activity-others = Unrated games
activity-people = Players
caption-activity = Games finished per week (weeks start on Monday, UTC)
alt-activity = Bar chart of the games finished on this server in each of { $weeks } weeks, from { $first } to this week. Each entry gives the week's Monday, then its rated games, unrated games and players: { $entries }. Weeks not listed had no games.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Bar chart of { $weeks } weeks, from { $first } to this week. There were no games.

versus-title = **{ $one } against { $other }**
versus-none = They haven't finished a rated game against each other here.
versus-record = { $player }'s results:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: no rated games yet, so the odds treat them as a new player
versus-odds = Odds today: { $player } { $odds }%.
versus-last = Last games:
versus-game =
    { $outcome ->
        [win] - { $at } · game { $number } · { $player } won as { $color ->
            [white] White
           *[black] Black
        }: { $step }
        [draw] - { $at } · game { $number } · { $player } drew as { $color ->
            [white] White
           *[black] Black
        }: { $step }
       *[loss] - { $at } · game { $number } · { $player } lost as { $color ->
            [white] White
           *[black] Black
        }: { $step }
    }
versus-same-player = That's the same player twice. Choose two different players, or one to compare with yourself.

record-title = **Rated games on this server**
record-title-of = **{ $player }'s rated games on this server**
record-none = Nobody has finished a rated game on this server yet. Start one with `/dvonn challenge` and `rated:True`.
record-none-of = { $player } hasn't finished a rated game on this server yet.
record-game =
    { $outcome ->
        [win] { $at } · game { $number } · { $one } beat { $other }
       *[draw] { $at } · game { $number } · { $one } drew with { $other }
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (counts for 1/{ $part })
    }
record-uncounted = { $game }: doesn't count ({ $reason })
uncounted-short = too short
uncounted-second-timeout = another timeout loss in 24 hours
uncounted-voided = removed by a moderator
button-newest = Newest
button-newer = Newer
button-older = Older

## Seasons

season-current = **Season { $number }**: { $from } – { $until } (ends { $rest })
season-without-end = **Season { $number }**: since { $from }, with no end date
season-ended = **Season { $number }**: { $from } – { $until }, final table
season-short = -# Seasons follow the calendar. This first one is shorter because it began with the first rated game.
season-empty = No rated games have counted this season.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = The first season starts with the first rated game between two people. Start a game with `/dvonn challenge` and `rated:True`.
season-unknown = There's no season { $number } here. `/ladder season` shows the current one.
season-over = **Season { $number } is over.**
season-title =
    { $place ->
        [1] 🥇 { $player } wins season { $number }.
        [2] 🥈 { $player } is second.
       *[3] 🥉 { $player } is third.
    }
season-over-more = For the full table, use `/ladder season` with `number:{ $number }`. The next season has started. Ratings carry over.
table-season = Season { $number }
table-wins = Won
table-draws = Drawn
table-losses = Lost

## Challenge ladder

places-title =
    { $people ->
        [one] **Challenge ladder**: one player
       *[other] **Challenge ladder**: { $people } players
    }
places-own = { $player }: place { $place }. To move up, use `/ladder challenge` against somebody up to three places above you. If you win, you swap places.
places-none = { $player } isn't on the ladder at the moment. To get a place, use `/ladder challenge` against one of the last three players.
places-empty = The ladder is empty. Challenge anyone with `/ladder challenge`: once you've played, you'll both have a place.
table-places = DVONN challenge ladder

refuse-place-none = This server's ladder goes by ratings, so there are no places to challenge for. Use `/dvonn challenge`.
refuse-place-self = You can't challenge yourself. { $allowed }
refuse-place-answered = You can't accept this challenge now. { $why }
refuse-place-no-place = { $opponent } isn't on the ladder, or hasn't played for 60 days. { $allowed }
refuse-place-below =
    { $who ->
        [you] You can't challenge { $opponent }, who is below you. They can challenge you.
       *[other] { $opponent } is now below { $challenger }.
    } { $allowed }
refuse-place-far = { $opponent } is too far up the ladder. A challenger can be at most { $places } places below. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] You're playing for a place in game { $number } against { $opponent }. Finish that game first.
           *[challenge] You've already challenged { $opponent } for their place. Cancel that challenge, or wait for the answer.
        }
       *[other] { $what ->
            [game] { $challenger } is playing for a place in game { $number } against { $opponent }.
           *[challenge] { $challenger } has challenged { $opponent } for their place.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } already has one challenger. Wait until that challenge is over, or challenge another player.
       *[other] { $opponent } already has { $others } challengers. Wait until one of these challenges is over, or challenge another player.
    }
refuse-place-soon = { $challenger } and { $opponent } played for a place less than a week ago. They can do so again from { $until }.
place-may-challenge =
    { $who ->
        [you] You can challenge { $people }.
       *[other] { $challenger } can challenge { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Nobody is above you. Others can challenge you.
       *[other] Nobody is above { $challenger }.
    }
challenge-for-place = This game is for places on the ladder: if the challenger wins, the two swap places.
place-stake = This game is for places on the ladder: if { $challenger } wins, they swap places with { $opponent }.
place-swapped = **{ $winner } has taken place { $place } on the ladder from { $loser }.**
place-kept = The places on the ladder stay the same.
place-swap-stays = The places haven't been swapped back, because the ladder has changed since that game.


## Captions of pictures

caption-move =
    { $color ->
        [white] White to move
       *[black] Black to move
    }
caption-passed =
    { $color ->
        [white] White passes
       *[black] Black passes
    }
caption-isolates = { $ply }, isolates { $count }
caption-captures = { $ply }, captures { $count }
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] White to place a piece
       *[black] Black to place a piece
    }
caption-place-red =
    { $color ->
        [white] White to place a red piece
       *[black] Black to place a red piece
    }
caption-won =
    { $color ->
        [white] White wins by { $margin }
       *[black] Black wins by { $margin }
    }
caption-draw = Draw
caption-won-early =
    { $color ->
        [white] White wins
       *[black] Black wins
    }
caption-resigned =
    { $color ->
        [white] White resigns
       *[black] Black resigns
    }
caption-timed-out =
    { $color ->
        [white] White times out
       *[black] Black times out
    }
caption-void = No result
caption-sample = Sample: your board as Black · { $ply }
caption-preview = Preview: { $ply }

## Placing and moving with buttons

button-row = Row { $row }
# A short button, so that several fit side by side on a phone.
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}red
       *[no] {""}
    }
menu-stack-hint = Choose a stack to move
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: single, holds red
           *[no] { $cell }: single
        }
       *[other] { $red ->
            [yes] { $cell }: stack of { $height }, holds red
           *[no] { $cell }: stack of { $height }
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
pick-cell =
    Choose a cell in row { $row }. { $red ->
        [yes] I'll place the red piece at once.
       *[no] I'll place your piece at once.
    }
pick-stack = Which stack do you want to move?
pick-destination = Where should **{ $cell }** go? You'll see a preview first.
pick-destination-at-once = Where should **{ $cell }** go? I'll play the move at once.
confirm-ply = Preview: **{ $ply }**
confirm-score = Score after this move: White { $white }, Black { $black }. Play it?
button-confirm = Play move
button-back = Back
button-another-stack = Another stack
you-moved = You played **{ $ply }**.
you-moved-with-effect = You played **{ $ply }**: it { $effects }.
you-placed =
    { $red ->
        [yes] You placed a red piece on **{ $cell }**.
       *[no] You placed a piece on **{ $cell }**.
    }

## Previews

preview-title = Preview: no move has been played.
preview-move = { $player } moves **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player } places a red piece on **{ $cell }**.
        [white] { $player } places a white piece on **{ $cell }**.
       *[black] { $player } places a black piece on **{ $cell }**.
    }
preview-pass = { $player } has no legal move and passes.
preview-score = Score after that: White { $white }, Black { $black }.
preview-next-moves =
    { $moves ->
        [one] Next: it's { $player }'s turn, with one legal move ({ $other }).
       *[other] Next: it's { $player }'s turn, with { $moves } legal moves ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player } would have none
        [one] { $player } would have one
       *[other] { $player } would have { $moves }
    }
preview-next-passes =
    { $moves ->
        [one] Next: { $player } passes (no legal move). Then it's { $other }'s turn, with one legal move.
       *[other] Next: { $player } passes (no legal move). Then it's { $other }'s turn, with { $moves } legal moves.
    }
preview-next-place =
    { $piece ->
        [red] Next: { $player } places a red piece.
        [white] Next: { $player } places a white piece.
       *[black] Next: { $player } places a black piece.
    }
preview-next-dealt = Next: the rest of the board is filled at random.
preview-won = That ends the game: { $player } wins { $own }–{ $other }, by { $margin }.
preview-draw = That ends the game: a draw, { $score }–{ $score }.

preview-empty = Give a move, such as `D3F3`, or several, such as `D3F3 E4E5`.
preview-too-long = A preview can have at most { $most } moves. Remove some from the end.
preview-unknown-word = I don't understand `{ $word }`. Write a cell (`D3`) or a move (`D3F3`). Pick from the suggestions while you type.
preview-half-a-move = { $cell } is only half a move. Add the cell to land on, such as `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] White can't play `{ $ply }`. { $rule } Pick from the suggestions while you type.
           *[black] Black can't play `{ $ply }`. { $rule } Pick from the suggestions while you type.
        }
       *[other] { $color ->
            [white] Move { $number }: White can't play `{ $ply }`. { $rule } Pick from the suggestions while you type.
           *[black] Move { $number }: Black can't play `{ $ply }`. { $rule } Pick from the suggestions while you type.
        }
    }
preview-dealt = After the last red piece, the rest of the board is filled at random. End your preview there.

## Hints and analyses

hint-title =
    { $count ->
        [one] You have only one legal move:
       *[other] Your best moves:
    }
hint-title-placing = The best cells for your piece:
hint-not-played = No move has been made. Only you see this.
button-play-this = Play { $letter }: { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] about even
        [chance] about { $number }% to win
        [win] wins by { $number }
        [draw] draws
       *[loss] loses by { $number }
    }
effect-next-to-red = next to red
effect-at-edge = at the edge
effect-can-capture-red = can capture red on { $cells } next
effect-ends-game = ends the game
effect-leaves-no-move =
    { $color ->
        [white] leaves White without a move
       *[black] leaves Black without a move
    }
analysis-game = Game { $number }.
analysis-plies = After move { $number } of { $count }.
analysis-worth =
    { $color ->
        [white] **White to move: { $worth }.**
       *[black] **Black to move: { $worth }.**
    }
analysis-variation = Variation: { $line }
analysis-then = -# then { $line }
analysis-then-end = -# then { $line }. Then the game is over: White { $white }, Black { $black }.
analysis-end = -# Then the game is over: White { $white }, Black { $black }.
analysis-over = {"**"}The game is over: White { $white }, Black { $black }.**
analysis-shared = { $player } has shared an analysis:
verdict-best = {"**"}{ $ply }** is the best move.
verdict-forced = {"**"}{ $ply }** is the only legal move.
verdict-as-good = {"**"}{ $ply }** is about as good as the best move, **{ $better }**.
verdict-worse =
    {"**"}{ $ply }** takes { $color ->
        [white] White
       *[black] Black
    } from { $before } to { $after }{ $points ->
        [0] .
        [one] {" "}(costs { $points }%).
       *[other] {" "}(costs { $points }%).
    }
verdict-loses =
    In line A, { $color ->
        [white] White
       *[black] Black
    } loses { $losses }.
verdict-captured =
    { $height ->
        [1] the single on { $cell }
       *[other] the stack of { $height } on { $cell }
    }
verdict-isolated =
    { $count ->
        [one] one isolated piece
       *[other] { $count } isolated pieces
    }
verdict-score = Score after line A: White { $white }, Black { $black }. Before the move: White { $before_white }, Black { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Tried before
menu-variation-hint = Play one of the best moves, or one you've tried …
menu-variation-stack-hint = Try another move: choose a stack
menu-variation-row-hint = Why not another cell? Choose a row
variation-stack = Where should **{ $cell }** go? I'll show you what the move costs, and why.
variation-row = Which cell in row { $row }? Then you'll see what it costs.
analysis-effort =
    { $depth ->
        [one] -# Search depth: one move.
       *[other] -# Search depth: { $depth } moves.
    }
analyse-what = There's no game here. Add `game` (a number or moves) or `position`.
advice-rated = This game is rated, so I can't give advice. `/game preview` shows what a move does. After the game, `/dvonn analyse` shows the best moves.
advice-over = Neither side can move in this position: White { $white }, Black { $black }. To analyse an earlier position in a game, use `/dvonn analyse` and give the number of moves in `after`.
advice-in-tournament = This is a tournament game, so I don't give advice. `/game preview` shows what a move does. After the game, `/dvonn analyse` shows the best moves.
advice-of-serious-game = This position is too similar to game { $number }, a rated or tournament game you're playing. Until that game is over, I can't analyse this position or play on from it with you. Choose another position or move.
advice-of-running = This position is too similar to game { $number }, which is still in progress here. Until that game is over, I won't post an analysis of this position.
advice-not-of-running = This game is still in progress. If it's unrated and not in a tournament, the player to move can analyse it now. After the game, everyone can.
advice-two-subjects = Give either a position or a game, not both. The `after` option needs a game.
advice-no-such-ply =
    { $plies ->
        [one] This game has one move, so `after` must be 0 or 1.
       *[other] This game has { $plies } moves, so `after` must be from 0 to { $plies }.
    }

## Settings

# The name of this language in this language.
language-name = English

settings-title = **Your settings**
settings-scope = Board settings only change what you see: public boards follow the server settings. The rest applies to all your games.
settings-hint =
    { $choice ->
        [orientation] Board
        [theme] Theme
        [size] Picture size
        [notation] Notation
        [reminders] Reminders
        [ladder] Ladder type
        [season] Season length
       *[language] Language
    }
settings-orientation =
    { $value ->
        [white] Board: White's side at the bottom, as in the channel
        [own] Board: my side at the bottom
       *[black] Board: Black's side at the bottom
    }
settings-theme =
    { $value ->
        [server] Theme: each server's own
        [wood] Theme: light wood
        [slate] Theme: dark slate
        [paper] Theme: black on white, for print
        [contrast] Theme: high contrast
       *[colour-blind] Theme: colour-blind friendly (White and Black differ in shape)
    }
settings-size =
    { $value ->
        [small] Picture size: small, for phones
        [normal] Picture size: normal
       *[large] Picture size: large
    }
settings-notation =
    { $value ->
        [joined] Notation: D3F3
        [dash] Notation: D3-F3
       *[arrow] Notation: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Reminders: in the game's channel
        [direct] Reminders: by direct message
       *[off] Reminders: none
    }
settings-language = Language: { $name }
settings-language-discord = Language: same as Discord
settings-confirm =
    { $on ->
        [yes] Moves: preview first
       *[no] Moves: played at once
    }
settings-only-ply =
    { $on ->
        [yes] Forced moves: played for you
       *[no] Forced moves: you play them
    }
settings-vacation =
    { $on ->
        [yes] Vacations: start automatically if you run out of time. They last a day at a time, until you play or have no days left
       *[no] Vacations: start only when you use `/dvonn vacation`
    }
settings-weekends =
    { $on ->
        [yes] Weekends off: your clocks stop on Saturdays and Sundays, except in live games
       *[no] Weekends off: none
    }
settings-takebacks =
    { $on ->
        [yes] Takebacks: allowed until you move
       *[no] Takebacks: your opponent asks you
    }
settings-milestones =
    { $on ->
        [yes] Milestones, such as a first win: I'll tell you once, in private
       *[no] Milestones, such as a first win: I won't mention them
    }
settings-phrases =
    { $on ->
        [yes] Phrases from opponents on other servers: shown
       *[no] Phrases from opponents on other servers: hidden
    }
settings-next-weekend = Next weekend off: { $begins } to { $ends } ({ $zone }). Changes to this or your time zone only affect weekends at least a week away.
settings-quiet = Quiet hours: { $hours } ({ $zone })
settings-no-quiet = Quiet hours: none
settings-summary = Daily list of games waiting for you, by direct message: { $time } ({ $zone })
settings-no-summary = Daily list of games waiting for you: off
button-settings-confirm =
    { $on ->
        [yes] Preview moves first
       *[no] Play moves at once
    }
button-settings-only-ply =
    { $on ->
        [yes] Play forced moves for me
       *[no] Let me play forced moves
    }
button-settings-vacation =
    { $on ->
        [yes] Start vacations automatically
       *[no] Stop automatic vacations
    }
button-settings-play = Reminders, language …
button-settings-boards = Boards and moves …
button-settings-weekends =
    { $on ->
        [yes] Stop my clocks at weekends
       *[no] Let my clocks run at weekends
    }
button-settings-takebacks =
    { $on ->
        [yes] Allow takebacks until I move
       *[no] Let opponents ask for takebacks
    }
button-settings-milestones =
    { $on ->
        [yes] Tell me about milestones
       *[no] Don't mention milestones
    }
button-settings-phrases =
    { $on ->
        [yes] Show phrases from opponents
       *[no] Hide phrases from opponents
    }
button-settings-quiet = Time zone, quiet hours, daily list …
button-settings-people = Favourites, ignored people …
form-quiet = Time zone, quiet hours, daily list
form-quiet-hours = Quiet hours from – to (blank: none)
form-summary = Time for your daily list (blank: none)
form-quiet-zone = Your time zone
refuse-quiet-hours = `{ $input }` isn't a range of hours. Write it like `22:00-07:00`, or leave it blank for none.
refuse-summary-time = `{ $input }` isn't a time of day. Write it like `07:30`, or leave it blank for no list.
refuse-time-zone = `{ $input }` isn't a known time zone. Use a name such as `Europe/Berlin`, `America/New_York` or `UTC`.

## Plans. The words that players write in a plan are the same in every language.

form-plan-title = Plan your placements
form-plan-wishes = Cells, in order of preference
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Stop if your opponent places here (optional)
form-plan-stops-hint = near reds, D3, after 5 (of your pieces)
plan-is = **Your plan**: `{ $wishes }`
plan-stops = Stop rules: `{ $stops }`
plan-takes = Next, if still empty: { $cells }
plan-takes-then-best = Next, if still empty: { $cells }; then the engine's choice
plan-takes-best = Next: the engine's choice
plan-takes-nothing = All the cells in your plan are taken.
plan-played = Played as planned. Your plan is finished.
plan-not-playable = Nothing in your plan could be played, so I deleted it.
fill-is = In { $seconds } seconds, I'll start placing the rest of your pieces, one each turn. You can stop me at any time.
fill-stopped = Stopped. From now on, you place your pieces yourself.
fill-done = All pieces are placed.
plan-none = You have no plan. To make one, use `/dvonn plan`.
button-plan = Plan placements …
button-edit = Edit
button-delete = Delete
button-try-again = Try again
form-written = You wrote:

plan-empty = A plan needs at least one cell, for example `D3 E4, near reds, row 3`.
plan-too-long = Each field takes at most { $most } characters. To save space, use words for many cells at once: `row 3`, `edge` or `anywhere`.
plan-unknown-word = I don't know the word `{ $word }` in a plan. Use cells such as `D3` or `A1-E1`, or `row 3`, `column D`, `edge`. You can also use `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = `row` needs a number from 1 to 5, as in `row 3`.
plan-column-letter = `column` needs a letter from A to K, as in `column D`.
plan-near-what = `near` needs `reds`, `own`, `theirs` or a cell, as in `near D3`.
plan-line-end = After the dash, give the last cell, as in `A1-E1`.
plan-not-a-line = { $from } and { $to } aren't on a straight line. List the cells one by one, or give two cells that are, such as `A1-E1`.
plan-best-serious = In a rated or tournament game, `best` isn't allowed. Use `anywhere`, which starts in the middle of the board.
plan-count = `after` needs a number from 1 to 49, as in `after 5`.
plan-no-cell-first = Start with the cell for this turn, such as D3. The rest becomes your plan.

## Conditional moves. What players write in them is the same in every language.

form-if-title = If they play this, I play that
form-if-lines =
    { $first ->
        [mine] One per line: mine, theirs, mine, theirs …
       *[theirs] One per line: theirs, mine, theirs, mine …
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: I play D3; if they play E4, I play F2. * means any other cell
           *[theirs] D3 E4: if they play D3, I play E4. * E5: otherwise I play E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: I play D3F3; if they play E4E5, I play C1C3. * = any other move. resign: I resign
           *[theirs] D3F3 E4E5: if they play D3F3, I play E4E5. * C1C3: otherwise I play C1C3. resign: I resign
        }
    }
if-are = **Your conditional moves.** Your moves follow the colons; { "*" } means any other reply.
if-resigns = If a line ends with `resign`, I'll resign for you.
if-waits = First play { $ply }. Then these moves wait for your opponent's reply.
if-none = You have no conditional moves. To set some, use `/dvonn conditional`.
button-conditions = Conditional moves …
button-add-conditions = Add conditional moves

if-empty = Write at least one line, for example `D3F3 E4E5`: if they play D3F3, I play E4E5.
if-too-long = Conditional moves take at most { $most } characters in all. Remove the least likely ones.
if-too-many = You have { $found } lines. The limit is { $most }. Remove the least likely ones.
if-too-deep = Line { $line } has more than { $most } moves. Shorten it.
if-unknown-word = Line { $line }: I don't understand `{ $word }`. Write a cell such as `D3`, a move such as `D3F3`, or `*` for any other move.
if-no-such-cell = Line { $line }: there's no cell `{ $word }`. { $cells }
if-pass = Line { $line }: remove the pass. I'll pass for you.
if-half-a-move = Line { $line }: { $cell } is only half a move. Add the cell to land on, such as `D3F3`.
if-any-of-mine = Line { $line }: `*` stands only for your opponent's moves. Write out your own move.
if-resigns-unprovoked = Line { $line }: `resign` must follow one of your opponent's moves.
if-illegal-mine = Line { $line }: you can't play { $ply } at that point. { $reason }
if-illegal-theirs = Line { $line }: your opponent can't play { $ply } at that point. Check the board, and whose turn it is at each move.
if-after-the-end = Line { $line } continues after the end of the game. Shorten it.
if-no-answer = Line { $line } ends with your opponent's move. Add your answer, or remove that move.
if-two-answers = Lines { $first } and { $second } give two answers to the same moves. Keep one of them.

## Private notices

notice-title = Game { $number } against { $opponent }:
notice-board = [Board]({ $url })
notice-branch-dropped = I couldn't play your conditional move **{ $answer }**, so I deleted your conditional moves. { $reason }
notice-branch-dropped-after = I couldn't play **{ $answer }** in answer to { $after }, so I deleted your conditional moves. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] A move was taken back, so I deleted your conditional moves.
        [dealt] The board was filled, so I deleted your conditional moves.
       *[rated_game] This game became too similar to one of your rated games, so I deleted your conditional moves.
    } To set new ones, use `/dvonn conditional` in the game's channel. Your old ones:
notice-plan-stopped = Your plan has stopped: your opponent placed on **{ $cell }** (`{ $rule }`).
notice-plan-left = Not yet placed: `{ $plan }`. Stop rules: `{ $stops }`. To make a new plan, use `/dvonn plan` in the game's channel.
notice-muted =
    I'm not allowed to post in { $channel }, so I can't show the board there. Ask a moderator to give me { $place ->
        [thread] the “View Channel” and “Send Messages in Threads” permissions. If the thread is locked, they must unlock it too
       *[channel] the “View Channel” and “Send Messages” permissions
    }. I'll keep trying.
notice-muted-refused = I can't show the board in { $channel }. { $reason } I'll keep trying.
notice-muted-elsewhere = I'm not allowed to post where your opponent is playing, so they can't see the board.
notice-muted-clock = The clock is stopped until I can post there, for { $time } at most. Commands such as `/dvonn board` still work there.
notice-muted-runs = The clocks keep running. Commands such as `/dvonn board` still work there.
notice-place-lost = The channel or thread of this game was deleted, and I can't open a new thread now. { $reason } The clock is stopped until I can. A moderator can also end game { $number } with `/game moderate`.
notice-waits = Something has happened in this game, but I can't post in its channel on my own. To see it, use `/dvonn board` there.
notice-waits-clock = The clock is stopped until you've seen it, for { $time } at most.
notice-plan-done = Your plan is finished: all its pieces are placed. To make a new plan, use `/dvonn plan` in the game's channel.
notice-plan-exhausted = Your plan is over: the rest of its cells are taken. To make a new plan, use `/dvonn plan` in the game's channel.

## Browsing a game

button-browse = Browse moves
button-first = First
button-page-back = Back
button-forward = Forward
button-last = Last
page-start = Position 0 of { $count }: before the first move.
page-passed = Position { $number } of { $count }: { $player } has no legal move and passes
page-ply = Position { $number } of { $count }: { $player } plays **{ $ply }**
import-title = Imported game: { $white } (White) against { $black } (Black)
import-title-no-names = Imported game
import-result = Result: { $result }

## Replays, and the menu of positions to jump to

button-replay = Replay game
button-share = Show to everyone
menu-chapter-hint = Jump to …
menu-game-hint = Browse a game …
menu-found-hint = Browse, replay or review a game …
chapter-start = Start of the game
chapter-placed = Move { $number }: all pieces placed
chapter-ply = Move { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Move { $number }: end of the game
       *[running] Move { $number }: current position
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } against { $black } (in progress)
       *[over] { $number }: { $white } against { $black }
    }
replay-ply = Replay of move { $number } of { $count }.
replay-plies = Replay of moves { $from } to { $to } of { $count }.
replay-nothing = There's nothing to replay yet: this game has no moves. `/dvonn board` shows the board.
replay-no-such-ply = This game has no move { $named }. Give `from` and `to` as numbers from 1 to { $plies }, or leave both empty for the whole game.
replay-elsewhere = This game was played on another server, so I can't show it to everyone here. Without `share`, only you see the replay.
replay-backwards = Move { $from } comes after move { $to }. Swap them: `from` { $to }, `to` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Animation of moves { $from } to { $to }: { $plies }. Final position:
error-still-drawing = Your last replay isn't ready yet. Wait for it, then ask again.

## Reviews

button-review = Review game
button-review-show = Show review
button-review-browse = Browse from here
button-review-help = How to read this
button-turning-point = { $mark }: move { $number }
review-in-progress = Reviewing … { $known } of { $all }. It takes about a minute.
review-will-be-posted = When it's done, I'll post it in { $channel }. To see it here, press the button.
review-ready = The review is ready.
review-is-posted = It's also in { $channel }.
review-title = {"**"}Review.** { $title }
review-side =
    { $color ->
        [white] White, { $player }
        [black] Black, { $player }
       *[nameless] { $player }
    }: accuracy **{ $accuracy }%**; { $best } of { $judged ->
        [one] { $judged } move
       *[other] { $judged } moves
    } matched the engine's first choice.
review-strength = Played like level { $level } ({ $name }).
review-strength-range = Played like levels { $from } to { $to } ({ $first } to { $last }).
review-no-turns = No turning points: no move lowered the winning chances by 10% or more.
review-practice = To practise what cost you most, try the lesson and the puzzles below.
review-turning-point = {"**"}{ $mark }.** Move { $number }: **{ $ply }** took { $player } from { $before } to { $after }.
review-better = Better: **{ $better }**.
review-better-line = Better: **{ $better }**, then { $line }.
review-chance = { $chance }%
review-draw = a draw
review-end =
    { $end ->
        [win] a win by { $margin }
       *[loss] a loss by { $margin }
    }
review-help =
    - The percentage beside a move shows the winning chances of the player who moved.
    - Two figures, accuracy and the engine's first choice, ignore moves made with winning chances below 10% or above 90%. By then the game is decided, and a worse move hardly matters.
    - Level: the computer level that plays about as well as this player did. It's left out if more than three levels would fit.
review-figure = { $accuracy }%
phase-placement = Placement
phase-movement = Movement
caption-review = White's winning chances after each move; accuracy beside the names
caption-turning-point = A: { $better } (better) · B: { $played } (played)
alt-turning-point = A marks the better move: { $better }. B, in another colour, marks the move played: { $played }.
alt-review = Line chart of White's winning chances: { $white } (White) against { $black } (Black). After move { $figures }.
alt-review-without-names = Line chart of White's winning chances. After move { $figures }.
alt-review-figure = { $number }: { $chance }%
alt-review-accuracy =
    { $color ->
        [white] White's accuracy: { $accuracy }%.
       *[black] Black's accuracy: { $accuracy }%.
    }
alt-review-turning-point =
    Turning point { $mark }, move { $number }, { $color ->
        [white] White
       *[black] Black
    }: { $after } instead of { $before }.

## Openings

openings-title = **Openings**: where people placed their pieces in real games.
openings-start =
    { $games ->
        [one] The empty board: one game.
       *[other] The empty board: { $games } games.
    }
openings-after =
    { $games ->
        [one] After { $cells } (mirrored boards count too): one game.
       *[other] After { $cells } (mirrored boards count too): { $games } games.
    }
openings-reds-matter = It matters where the reds are. White scored { $apart }% with no two reds touching, and { $together }% with all three touching.
openings-reds =
    { $pairs ->
        [0] No two reds touch. White scored { $white }% in { $games } such games (a draw counts as half).
        [1] Two reds touch. White scored { $white }% in { $games } such games (a draw counts as half).
        [2] The reds form a chain. White scored { $white }% in { $games } such games (a draw counts as half).
       *[3] All three reds touch. White scored { $white }% in { $games } such games (a draw counts as half).
    }
openings-left = From move { $number }, this game is new to me. Last known position:
openings-end = I don't know any games that continue from here.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became =
    { $games ->
        [one] one game, White won { $white }%, drawn { $drawn }%
       *[other] { $games } games, White won { $white }%, drawn { $drawn }%
    }
openings-dealt = This game didn't start from an empty board, so it has no opening. You can look at openings from games that did.
alt-openings = Most frequent next cells: { $cells }.
menu-opening = Where the next piece went
button-opening-back = Back
button-opening-start = Openings from an empty board

## Notes on games

form-note = Your note on game { $number }
form-note-text = Only you see this until the game is over
form-note-hint = What you plan, or what you want to remember
notes-none = No notes yet.
note-of = { $author }'s note:
notes-private = Only you see your note until the game is over. Then everyone who can see the game can read it.
button-note =
    { $written ->
        [yes] Edit note
       *[no] Write note
    }

## Following games

follow-number = Game { $number }
follow-title = { $game }: { $white } – { $black }
follow-none = You aren't following this game. If you follow it, I'll send you updates by direct message, but not in your quiet hours.
follow-moves = You're following this game. I'll send you an update after each move and at the end, but not in your quiet hours.
follow-end = You're following this game. I'll send you an update when it ends, but not in your quiet hours.
follow-turn = Move { $number }: it's { $player }'s turn.
follow-stopped = You won't get any more updates about this game. To follow it again, use `/game follow` in its channel.
follow-hidden = You won't get any more updates about game { $number }: you can't see its channel any more.
followed =
    You're following these games ({ $most } at most):
    { $games }
    To change that, use `/game follow` in the game's channel.
followed-none = There's no game in progress in this channel, and you aren't following any. To follow a game, use `/game follow` in its channel.
button-follow-moves = Follow each move
button-follow-end = Tell me the result
button-unfollow = Stop following
refuse-follow-own = You're playing in this game, so I tell you when it's your turn. For reminders by direct message, see `/dvonn settings`.
refuse-follow-private = You can only follow games on servers that have added me.
refuse-follow-many =
    You're following as many games as you can. Stop following one first, with `/game follow` in its channel:
    { $games }
refuse-follow-full = This game already has { $most } followers, the maximum.

## Games as files

export-no-files = (I can't attach files in this channel. To get the file, send me `/game export` with the game number in a direct message.)
export-which = Which game? Give its number. `/dvonn games` lists your games.
export-no-number = `{ $input }` isn't a game number. `/dvonn games` lists your games.
export-no-sgf = An SGF file always starts from an empty board, but this game doesn't. Here it is as text.
export-start-in-file = The game starts from a given position. It's in the file.
form-import = Import a game
form-import-game = Text of the file, or the moves
import-gone = I no longer have this game, because you've imported many others since. Import it again with `/game import`.
import-too-long = This text is too long for a game. The limit is { $most } KiB.
import-unreachable = I couldn't download this file from Discord. Try again, or give the game as text.
import-no-text = This isn't a text file. Use a file made by `/game export`, or SGF from Boardspace.
import-not-in-message = I can't find a game in this message. I can read moves such as `D3 E4 F5`, and files made by `/game export`.
import-nothing = I found no moves. Use a file made by `/game export`, or moves such as `D3 E4 F5`.
import-sgf = A value in this SGF file doesn't end: a `]` is missing. Is the file complete?
import-header = Line { $line }: { $fault }
import-header-form = Line { $line } isn't a header. It should look like `[Key "value"]`.
import-no-cell = Move { $number }: there's no cell { $found }. { $cells }
import-no-ply = Move { $number }: { $found } isn't a move. Write D3 to place, D3F3 to move, or PASS.
import-illegal = Move { $number }, `{ $ply }`: { $rule }
import-no-score = After the bar: { $found } isn't a score. Write two numbers, White's first.
import-not-over = There's a score after move { $number }, but the game isn't over.
import-other-score = The text gives the score as { $white_said }–{ $black_said }, but the board has { $white }–{ $black }.
rule-taken = { $cell } is taken.
rule-empty = { $cell } is empty.
rule-lone-red = The red piece on { $cell } is on its own, so nobody can move it.
rule-not-theirs = The stack on { $cell } belongs to the other side.
rule-surrounded = The stack on { $cell } is surrounded, so it can't move.
rule-not-straight = { $from } and { $to } aren't on a straight line.
rule-distance = The distance from { $from } to { $to } is { $distance }, but the stack's height is { $height }.
rule-empty-target = { $to } is empty.
rule-leaves-board = From { $from }, a stack of { $height } would leave the board.
rule-still-placing = Not all pieces are placed yet.
rule-all-placed = All pieces are placed.
rule-must-pass = The side to move has no legal move. Write PASS.
rule-may-not-pass = The side to move has a legal move, so it can't pass.
rule-game-over = The game was over before this move.

## Resigning

ask-resign = Resign your game against { $opponent }?
ask-abort = Abort the game against { $opponent }?
ask-close = Your opponent has left the server. End the game without a result?
button-resign = Resign game
button-close = End game
button-keep-playing = Keep playing
resign-cancelled = The game continues.
game-resigned = You've resigned.
game-aborted = You've aborted the game.
game-closed = The game is over.

## Lists and pages

games-none =
    { $place ->
        [here] You have no current games on this server.
       *[anywhere] You have no current games.
    } `/dvonn play` starts one against the computer. `/dvonn help` shows how to play against people.
games-title =
    { $count ->
        [one] **Your game**
       *[other] **Your { $count } games**
    }
games-entry =
    { $turn ->
        [yours] **Your turn** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · { $opponent } to move · { $time }
    }
games-entry-game = Game { $number }
games-entry-moved = last move { $moved }
games-since = last move { $since }
games-muted = clock stopped because I couldn't show the board there, { $left } left
games-paused = paused, { $left } left on the clock
games-vacation = on vacation, { $left } left on the clock
games-weekend = weekend off, { $left } left on the clock, which runs again { $until }
games-waiting =
    { $count ->
        [one] One game is waiting for you.
       *[other] { $count } games are waiting for you.
    }
games-short-of-time =
    { $count ->
        [one] You're short of time in one game.
       *[other] You're short of time in { $count } games.
    }
desk-empty = No games are waiting for you right now.
milestone-first-win = {"**"}Your first win** against a person!
milestone-streak = {"**"}Winning streak** against people: { $count }
milestone-best-win = {"**"}Your best win** on this ladder: your opponent's rating was { $rating }.
milestone-level = {"**"}{ $level }:** your first win against the computer at this level!
milestone-of-game = Game { $number }: { $milestone }
button-next-game = Next game
button-look-again = Check again
button-skip = Skip ({ $count } more)
button-all-games = All games
button-games-here = This server
button-games-everywhere = Everywhere
moves-title = Game { $number }: { $white } (White) against { $black } (Black)
moves-handed-over = { $at }: { $moderator } replaced a player. Reason: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } removed the game from the ratings. Reason: { $reason }
moves-empty = No moves yet.
find-title =
    { $count ->
        [one] **One game found**
       *[other] **{ $count } games found**, newest first
    }
find-none = No finished games match. Try again with fewer options.
find-more = -# There may be older games. To find them, narrow the search, for example by day.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } – { $black } · { $result } · one move
       *[other] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } moves
    }
find-entry-in = { $entry } · { $place }
find-no-day = `{ $typed }` isn't a date I can read. Write it as year, month, day: 2026-03-01.
find-days-swapped = The first day is after the last one. Swap them.
find-lengths-swapped = The minimum number of moves is above the maximum. Swap them.
find-other-bot = That bot doesn't play DVONN. Choose a person, or choose me for games against the computer.
find-no-server = Here you can only search your own games. To search a server's games, use the command there.

button-learn-rules = Learn the rules
button-take-lesson = Take a lesson
button-play-computer = Play the computer
button-challenge-anyone = Challenge anyone
button-help-start = Start a game
button-help-turn = Your turn
button-help-agree = Draw, pause, resign
button-help-records = After the game
button-help-compete = Ladder and tournaments
button-help-settings = Settings and data
button-help-manage = For managers
button-help-about = About DVONN
button-help-more = More topics
hello =
    {"**"}Hello! I run games of DVONN here.**
    DVONN is a board game for two. You move stacks onto other stacks and cut pieces off. Own more pieces at the end, and you win.
    Play at your own pace, with a friend or with me. Never played? Press **Learn the rules**. `/dvonn help` shows the rest.
help =
    {"**"}How to play DVONN here**
    DVONN is a board game for two. You move stacks onto other stacks. Own more pieces at the end, and you win.
    New here? **Learn the rules** takes five minutes. **Play the computer** starts a game at the lowest level.
    On your turn, use the buttons below the latest board.
help-start =
    {"**"}Start a game**
    `/dvonn play`: play the computer, at one of nine levels. Works in direct messages too.
    `/dvonn challenge`: challenge a player, or anyone in the channel.{ $seek ->
        [yes] {" "}`/seek`: find an opponent on any server that uses this bot.
       *[no] {""}
    }
    `/dvonn rules`: the rules in five minutes, with pictures. `/learn lesson`: lessons in the chat.
    `/puzzle play`: find the best move, in puzzles that suit your strength. `/puzzle race`: solve as many puzzles as you can in five minutes. `/learn openings`: where people placed their pieces in real games.
    A channel or thread can only have one game at a time. To play more, open threads.
help-turn =
    {"**"}Your turn**
    Use the buttons below the latest board. You see a preview before a stack moves. Pieces are placed straight away. Or use:
    `/dvonn place D3`: place a piece. `/dvonn move D3F3`: move the stack on D3 to F3.
    `/dvonn board`: the latest board. `/dvonn games`: your current games. `/game follow`: updates about someone else's game.
    `/game preview D3F3`: see what a move does, or several moves in a row.
    `/dvonn hint`: your best moves. `/dvonn analyse`: the best moves in any position. Neither works in rated games.
    `/dvonn plan`: plan your next placements, for example `near reds, row 3`. `/dvonn conditional`: answer your opponent's moves in advance. Nobody else sees your plan or your conditional moves.
help-agree =
    {"**"}Draw, pause, resign**
    `/dvonn offer`: offer a draw, a takeback, a pause, more time or a rematch.
    `/dvonn resign`: resign your game. `/game abort`: abort a game that has just begun.
    `/game claim`: win a game if your opponent left the server and timed out.
    `/dvonn vacation`: stop your clocks for a few days.
help-records =
    {"**"}After the game**
    `/game review`: how the game went, and which moves were better. `/game replay`: the game as a GIF.
    `/game moves`: all the moves as text. `/game note`: your note on the game, private until it's over.
    `/game export`: the game as a file. `/game import`: read a game from a file.
    `/game find`: finished games, yours or this server's.
help-compete =
    {"**"}Ladder and tournaments**
    `/ladder top`: the best players. `/ladder profile`: one player. `/ladder versus`: two players.
    `/ladder top` with `list:Global ladder`: the best players anywhere. `/ladder leave-global`: leave that list.
    `/ladder season`: this season. `/ladder activity`: how many games are played here.
    `/tournament list`: tournaments here. `/tournament join`: take part. `/tournament create`: organise one.
    `/league show`: the league. `/league join`: take part in its next cycle.
    Games count towards the ladder if they're rated: use `/dvonn challenge` with `rated:True`.
help-settings =
    {"**"}Settings and data**
    `/dvonn settings`: boards, notation, reminders, quiet hours and language.
    `/privacy show`: what I store about you. `/privacy export`: all of it as a file. `/privacy delete`: delete it.
help-manage =
    {"**"}For managers**
    I don't need any setup. `/dvonn-admin settings` shows the server settings: channels, roles, ratings, seasons, language and more.
    `/league create`: a league that starts again after each cycle. `/tournament create`: a tournament. Add `repeat` for one every week or month. To get the weekly digest, choose its channel in the settings.
    `/game moderate`: end or void a game, or replace a player. Everyone sees your reason.
    `/dvonn-admin block`: block a person. `/dvonn-admin log`: what moderators have done.
help-about =
    {"**"}About DVONN**
    Kris Burm invented DVONN. It came out in 2001, as the fourth game of the GIPF project. It won the International Gamers Award in 2002, and *Games* magazine's Game of the Year Award in 2003.
    Its sister games are GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR and LYNGK.
    Read about it: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Play it elsewhere: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    A programming contest that chose DVONN in 2011: [CodeCup](<https://www.codecup.nl>)
    This bot isn't connected with any of them. It's made by people who like the game.

## The rules, page by page, each with a picture

rules-title = {"**"}The rules of DVONN: { $page }** · { $number } of { $count }
button-rules-next = Next
rules-goal =
    Two players build stacks. The piece on top shows who owns a stack. The player who owns more pieces at the end wins.
    The board has 49 cells, A1 to K5. There are 23 white and 23 black pieces. The 3 red pieces belong to nobody, but stacks that lose their connection to red are removed.
    A game lasts at most 97 moves. Face to face, it takes about 30 minutes. It's for ages 8 and up, and there's no luck in it.
    {"**"}The picture** shows a finished game. A number gives the height of a stack; a single has no number. A red rim with a red sign means that a stack holds red. If it holds several, the sign shows how many. White owns { $white } pieces, Black { $black }, so White wins.
rules-placing =
    The board starts empty. White places the first red piece, Black the second, White the third. Then both place their own pieces in turn, Black first, until the board is full. You can use any empty cell.
    White places the last piece, and then makes the first move as well: two turns in a row. In return, Black was the first to place a piece of their own.
    Row 1, at the bottom, has the cells A1 to I1. Above it come A2 to J2, A3 to K3, B4 to K4 and, at the top, C5 to K5.
    {"**"}The picture** shows a game with the red pieces on { $reds } and the first pieces around them. A ring marks the latest piece.
rules-moving =
    On your turn, move one of your stacks in a straight line, over pieces and gaps. It moves exactly as many cells as it is high: a single moves one cell. It must land on a stack or piece of any colour, and the two become one. Landing on red, or on your opponent's stack, *captures* it.
    {"**"}Figure 1:** the white stack on { $stack } is three high. It can move to the rings: { $targets }. It can't move to { $empty } (empty), { $near } (too near) or upwards (off the board).
rules-surrounded =
    A stack with pieces on all six sides is surrounded. It can't move until a cell next to it becomes empty, no matter who owns it. So at first only pieces at the edge can move.
    {"**"}Figure 2:** the no-entry signs mark the surrounded stacks: { $stacks }. The one on { $red } can't move, even though it holds red. The piece on { $edge } has no empty cell next to it either. But it can move: a cell at the edge never has six neighbours.
rules-touching = Each cell touches up to six others. In its own row: the cells on either side. In the row numbered one higher: the same letter and the next. In the row numbered one lower: the same letter and the one before. { $cell } touches { $touched }.
rules-cell-touches = { $cell } touches { $touched }.
rules-cell-game = In the game here: { $stacks }
rules-cell-empty = Empty: { $cells }.
rules-isolation =
    After each move, every stack with no connection to a red piece is isolated and removed for good. A connection is a chain of neighbouring stacks. It doesn't matter whose move it was or who owns the stack. Red pieces, and stacks that hold red, always stay. A red piece alone can't move. A stack that holds red moves like any other.
    {"**"}Figure 3:** White moved { $ply }. That piece was the only link between { $isolated } and red, so Black loses { $count } pieces at once.
rules-end =
    If you have no legal move, I pass for you. You move again as soon as you can. If you have a legal move, you must play one, even if it costs you pieces. The game is over when neither side can move. Then each player counts all the pieces in the stacks they own, including red ones. The higher score wins; equal scores are a draw.
    {"**"}Figure 4:** White owned { $before } pieces, Black { $black }, but { $ply } was White's only move. It took the red piece away from { $isolated }, so those were removed. Now neither side can move. White has { $white } pieces left, and Black wins.
rules-here =
    `/dvonn play` starts a game against the computer, at any level from beginner to grandmaster. `/dvonn challenge` challenges a player, or anyone.
    On your turn, use the buttons below the latest board. You see a preview before a stack moves, as in {"**"}the picture**: the first move, { $ply }. Pieces are placed straight away. Or type `/dvonn place D3`, and later `/dvonn move D3F3`: the move from D3 to F3, also written D3→F3. `/game preview D3F3` only shows what a move does.
    `/dvonn hint` shows your best moves in unrated games. `/dvonn help` shows what else you can do.
rules-moving-caption = Three high: moves exactly three cells
rules-surrounded-caption = Marked: surrounded, so no move
rules-isolation-caption = Cut off from red: five pieces removed
rules-end-caption = White's only move loses the game

## Lessons. learn-3 is the title of lesson 3, learn-3-2 the task of its second exercise. The learner has White.

lesson-title = {"**"}Lesson { $lesson }: { $title }** · { $number } of { $count }
lesson-turning-point = The turning point of your game was move { $number }: **{ $better }** was better than **{ $played }**. This lesson shows why.
lesson-alt = Exercise: { $goal }
lesson-alt-marked = Marked: { $cells }.
lesson-right = ✅ **{ $ply }** – right!
lesson-others = The other choices leave you with winning chances of { $least } to { $most }%.
lesson-wrong = ❌ { $played }
lesson-solution = The best move is **{ $ply }**: arrow A on the board.
lesson-solution-place = The best move is **{ $ply }**.
answer-move =
    { $color ->
        [white] White answers **{ $ply }**.
       *[black] Black answers **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] White has no legal move, so White passes.
       *[black] Black has no legal move, so Black passes.
    }
lesson-pass = You have no legal move, so you pass.
flaw-own = You've landed on your own stack, so you have one fewer stack to move.
flaw-red = You took a red piece on its own, so your opponent lost nothing.
flaw-loses =
    { $count ->
        [one] You've cut off one of your own pieces.
       *[other] You've cut off { $count } of your own pieces.
    }
flaw-stuck = Your stack on { $cell } is { $height } high now and can't move.
flaw-waits = That capture could wait. Something else couldn't.
flaw-reds = This red is too close to another. Spread out, the reds hold more of the board together.
flaw-far = { $cell } is more than two cells from red, so it's easily cut off.
flaw-beside = { $cell } isn't beside red, but there's still an empty cell that is.
flaw-lump = { $cell } has { $count } of your own pieces around it. A clump like that blocks itself.
flaw-inner = { $cell } isn't at the edge. A piece there can't move until a neighbour leaves.
caption-after = After { $ply }
outlook-now =
    { $kind ->
        [win] With best play, you now win by { $number }.
        [draw] With best play, it's now a draw.
        [loss] With best play, you now lose by { $number }.
       *[chance] The engine now gives you { $number }% winning chances.
    }
outlook-best =
    { $kind ->
        [win] The best move wins by { $number }.
        [draw] The best move keeps a draw.
        [loss] The best move loses by only { $number }.
       *[chance] Before, it was { $number }%.
    }
lesson-game-score = Score: White { $white }, Black { $black }. Your move.
lesson-game-won = 🏆 You win { $white }–{ $black }!
lesson-game-lost = The game is over: White { $white }, Black { $black }. You need more pieces than Black. Try again!
lessons-title = {"**"}Lessons: { $done } of { $count } done**
lessons-part =
    { $part ->
        [rules] {"**"}The rules**
        [moving] {"**"}Moving stacks**
        [placing] {"**"}Placing pieces**
       *[game] {"**"}A whole game**
    }
lessons-complete = {"**"}🎓 All lessons done!** Your `/ladder profile` says so. You can take any lesson again.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}Your progress**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = { $done } of { $count } done
progress-puzzles = { $solved } of { $tried } solved, rating { $rating }, { $streak ->
        [0] no daily streak
        [one] a daily streak of one day
       *[other] a daily streak of { $streak } days
    }
progress-none = none yet
progress-accuracy =
    { $count ->
        [one] {"**"}Accuracy:** { $accuracy }% in your latest reviewed game.
       *[other] {"**"}Accuracy:** { $accuracy }% on average in your latest { $count } reviewed games.
    }
progress-accuracy-before =
    { $count ->
        [one] In the one before, it was { $accuracy }%.
       *[other] In the { $count } before, it was { $accuracy }%.
    }
progress-no-review = {"**"}Accuracy:** use `/game review` after a game, and your accuracy will appear here as a chart.
fact-lessons = Lessons
fact-solved = Puzzles
fact-best-race = Best puzzle race
fact-levels-beaten = Levels beaten
caption-progress =
    { $count ->
        [one] Accuracy in the latest reviewed game
       *[other] Accuracy in the latest { $count } reviewed games
    }
alt-progress =
    { $count ->
        [one] Accuracy in your latest reviewed game: { $figures }.
       *[other] Accuracy in your latest { $count } reviewed games, oldest first: { $figures }.
    }
button-progress = My progress
button-term-review = What's accuracy?
menu-lesson = Choose a lesson
button-lesson-next = Next
button-lesson-next-lesson = Next: lesson { $lesson }
button-lesson-finish = Finish
button-lesson-again = Play it again
button-lesson-retry = Try again
button-lesson-show = Show me
button-lesson-people = See where people placed
button-lesson-list = All lessons
button-place-board = Place a whole board
button-lesson-go-on = Continue: lesson { $lesson }
button-advice = Advice
button-advice-lesson = Try lesson { $lesson }
button-terms = Terms
button-term = What's “{ $term }”?
button-term-rating = What does ± mean?
advice-title = {"**"}{ $title }** · { $number } of { $count }

learn-1 = Exact distance and the edge
    .advice =
        A stack moves in a straight line, exactly as many cells as it is high. It must land on a stack, and can jump over stacks and gaps.
        A stack with neighbours on all six sides can't move. A cell at the edge never has six, so pieces there can move right from the start.
learn-1-1 = You're White. Your stack on E2 is three high, so it moves exactly three cells. The ring on B2 shows where it can land. Capture with it!
    .why = E2 jumped over two stacks and captured the single on B2. That was Black's last stack: Black can't move any more.
learn-1-2 = A stack of 2 moves exactly two cells, and can jump over a gap. Which of your stacks can capture the marked single on J3?
    .why = The empty cell I2 counts as a step. A jump can cross a gap, but it must land on a stack.
learn-1-3 = Your single on B2 is surrounded and can't move. Your single on B1 is at the edge and can. Capture with B1.
    .why = A cell at the edge never has six neighbours. And B2 is free now, because B1 has left.

learn-2 = Passing
    .advice =
        A side without a legal move passes, and the other side plays on alone. Those extra moves often decide the game.
        Look at where your opponent's stacks can land. Capture the last one that can move, or take away the only stack it can land on.
learn-2-1 = The black stack of 2 on C5 can only land on C3. The single on C4 can move too. Leave Black without a legal move.
    .why = C4 is yours, and C5 has nowhere to land. Black passes, and you play on: C4 to C2, then C2 to C5.
learn-2-2 = Black's F5 (height 2) and G5 (height 3) can only land on D5. Find the move that takes this target away.
    .why = D5 is empty now, so Black has to pass. Your stack of 2 on E5 captures G5 next.
learn-2-3 = Count the cells: where can the black stacks on E1 (height 2) and F1 (height 3) land? Make Black pass.
    .why = Both needed C1, and now it's empty. Black passes, and you capture F1 with your new stack of 2.

learn-3 = Isolation
    .advice =
        After every move, stacks without a chain of neighbours to a red piece are removed at once, whoever owns them.
        Look for single links: cut your opponent's, and keep your own. Reds aren't fixed: a stack that holds red can carry it away.
learn-3-1 = The black stack of 3 on H5 has one link to red: your single on G4. Make H5 disappear, and capture something with the same move.
    .why = Without G4, no chain leads from H5 to a red piece. Its three pieces leave the board at once.
learn-3-2 = You could capture the marked single on K4. But what would then connect you to red? Cut K4 off instead, with a move that attacks I1.
    .why = K4 lost its only link to red. And your stack of 2 on I3 holds red now: it captures I1 next.
learn-3-3 = Only the red in your stack on G2 keeps the marked black stacks on the board. What if it leaves?
    .why = Red moves with the stack that holds it. F1 and G1 lost their link, and three black pieces are gone.

learn-4 = Each capture costs them a move
    .advice =
        A captured stack stays on the board, but now it's yours: your opponent has one fewer stack to move.
        So capture on every move if you can. Best of all, capture the stacks that have the most moves. Moves onto your own pieces or onto red cost your opponent nothing.
learn-4-1 = Black has one stack left: the marked single on H1. Which move leaves Black without a move?
    .why = With H1 captured, Black never moves again. You play all the remaining moves alone.
learn-4-2 = Black's single on D4 can capture your stack on C4. Find the capture that prevents this.
    .why = A stack under yours is neutralised: it can't move or capture any more. That was worth far more than a red piece.
learn-4-3 = Both marked singles threaten something. Your single on C2 can capture one of them. Do it before it captures you.
    .why = C1 could have captured B1 or C2. Now Black has one fewer stack, and one fewer move.

learn-5 = Singles are gold
    .advice =
        A single moves one cell, onto any stack beside it, unless it's surrounded. The higher a stack, the harder it is to find a target.
        So don't build a tower early. Take singles with your towers, and keep your own singles for the end.
        Land on your own stack only to save a big group, or when the game is nearly over. Otherwise give up loose pieces, and attack elsewhere.
learn-5-1 = Two of your three moves land on your own pieces. Find the third one.
    .why = You captured, and F2 and G3 can still move by themselves. Every stack that can move is a move in reserve.
learn-5-2 = You have three stacks, and Black has one single. Which move captures without using up a stack of your own?
    .why = Black has no stack left. All your stacks are still there, and you play on alone.
learn-5-3 = You could build a tower of 4 or 5 on D2. There's nothing four or five cells away from D2. What's better?
    .why = A tower with nothing in reach is stuck for good. Your single captures instead, and stays mobile.
learn-5-4 = Take a single with a tower, and you keep your own singles for later. Your tower on E3 reaches the single on I3. What can your single on H2 reach then?
    .why = The tower took the single, so your single on H2 is still there. It can capture the big stack on H3 next.
learn-5-5 = The exception: near the end, landing on your own stack may be the right move. F5 is four cells from J5. How high must J5 be?
    .why = J5 is four high now and captures F5, after Black has passed. Having one fewer stack doesn't matter here: it had no other use.
learn-5-6 = The other exception: a big stack is in danger. Only Black's C4 links your stack on C5 to red. What happens when C4 moves?
    .why = C5 would have been cut off. So it was right to bring it home, even onto your own stack. And if C4 captures C3, E3 takes it back.

learn-6 = Their red: immobilise it
    .advice =
        A red piece in your opponent's stack is a threat. When it moves, everything that was linked only to it is cut off.
        Capture that stack: then it's yours, and higher. Often there's nothing at its new distance to land on, so the red stays where it is.
learn-6-1 = The black stack of 2 on D2 holds red and can carry it away. Capture it, so that it's too high to move.
    .why = The stack on D2 is yours and three high, with nothing to land on three cells away. Its red stays there.
learn-6-2 = Black holds red again, on H3. Which of your stacks reaches it?
    .why = It's two cells from H1 to H3. Now the stack is four high and can't move.
learn-6-3 = The black stack on G4 holds red. Stop it.
    .why = One capture, and the stack with the red is yours and can't move. Black has nothing left.

learn-7 = Red needs a plan
    .advice =
        A red piece counts as one piece, like any other. Taking it captures nothing of your opponent's, and it can't run away.
        Take red only with a plan: to carry it home to your own pieces, or to cut something off next. Two other good plans: keep your own stacks connected, or leave your opponent without a target.
learn-7-1 = Three red pieces lie near your stacks. Is one of them worth a move now?
    .why = J3 was Black's last stack. The reds are still there, and now you have all the time in the world.
learn-7-2 = C3 can take the red on B2. You can also capture a marked single. What comes first?
    .why = The red piece won't run away, but the black single will. Capture first, then take red when it helps.
learn-7-3 = Black's H2 (height 3) and H3 (height 2) can only land on H5. Now red is worth a move. Why?
    .why = This time there's a plan. H5 is empty, so Black has to pass. Your stack of 2 on H4 captures H2 next.
learn-7-4 = Your stack on G3 holds red. Count the black stacks that depend on it there. Then carry it to your own stack on J2.
    .why = The red is beside your stack on J2 now. Everything that depended on it at G3 is gone, and Black can't move any more.

learn-8 = What can't run away can wait
    .advice =
        If a stack can't move, and nobody can spoil your capture, you don't need to capture it now.
        First play what your opponent could stop next turn: capture the pieces that can still move or be saved. Then come back.
learn-8-1 = J5 can capture the big stack on J3. But J3 can't move. What's more urgent?
    .why = J4 could have moved or captured. J3 stays where it is, and you capture it with your next move.
learn-8-2 = Your single on B4 can capture the stack of 4 on C5, now or later: C5 can't move. What should you play first?
    .why = D4 could move, C5 can't. After Black's answer you still capture C5, and you win. Taking C5 at once would have cost you the game.
learn-8-3 = K5 is aiming at the stack of 4 on I5, and I5 can't move. Find the move that can't wait.
    .why = First the piece that can move, then the big stack. I5 is still there next turn.

learn-9 = Count the last moves
    .advice =
        Near the end, count how many moves each side has left. The side that has to pass first usually loses.
        Keep some moves in reserve, and try to leave your opponent without any. Watch what your own last move cuts off: you must move if you can, even if it costs you.
learn-9-1 = You have one piece, and Black has two stacks. Play so that the last moves are yours.
    .why = Black's C5 goes to B4 and can't move again. You play on alone: B3 to D5, then D5 to A2. All the reds are yours, and B4 is cut off.
learn-9-2 = Count: Black has two singles. Leave Black with only one move, and answer it.
    .why = Black can only play C1 to C2, and E4 captures it there. Then Black passes until the end.
learn-9-3 = Whose moves run out first? Find the capture that leaves Black with just one move.
    .why = Black plays D4 to D2 and is stuck. You still have D3 to B3 and, after Black's pass, the last move too.

learn-10 = Sharpshooting and overload
    .advice =
        A stack can only hit what's exactly as many cells away as the stack is high. Prepare the shot: change the stack's height or its cell until the distance is right.
        And attack two things at once: your opponent has one move and can't save both.
learn-10-1 = The black stack of 2 on G5 can only go to I5. Get a stack of 3 ready to hit it there.
    .why = F5 is three high now, and I5 is three cells away. If G5 goes there, you hit it.
learn-10-2 = H4 is three cells from H1. What do you need on H1 to hit it?
    .why = One more piece makes H1 three high, and H4 is exactly three cells away.
learn-10-3 = Overload: find the move that lets one of your stacks attack both marked stacks.
    .why = Your stack of 2 on H3 attacks J3 and J5. Black has one move and can't save both.

learn-11 = Placing: the red pieces
    .advice =
        White places two of the three reds. A lot depends on where they are.
        Reds together help White, because White strikes first. In 5,990 real games, White scored 68% where all three touched, and 47% where no two did.
        So as Black, keep them apart. As a beginner, spread them as White too: then you never lose everything in one go.

learn-11-1 = The board is empty except for two reds side by side. As White, you place the third. Spread the reds.
    .why = Now there's a red on each side, so your pieces will have one nearby wherever they are. Reds placed together make for a sharper game: people win more often that way, but the engine wins less often.
learn-11-2 = Again you place the last red. Which side of the board has none?
    .why = B4 is far from the other two reds. Wherever your pieces are, there'll be a red nearby.
learn-11-3 = Two reds are on the right. Where does the third one go?
    .why = Your pieces on the left would have had no red to connect to. Now they have one too.

learn-12 = Placing: beside red
    .advice =
        The cells beside the reds are the best on the board: pieces there aren't easily cut off. They go fast, so take them first.
        Count your pieces beside each red. You want three or more at every one, and so does your opponent.
        A cell beside two reds counts twice.
learn-12-1 = Three reds lie along the edge. One of these cells touches two of them. Place there.
    .why = G1 lies between two reds. Whatever happens to one of them, the other is still there.
learn-12-2 = Only a few cells beside red are still empty. Take one of them.
    .why = B1 is beside the red on A1 and next to your piece on C1. So neither is cut off easily.
learn-12-3 = Three reds lie on the right. Which of these cells touches two of them?
    .why = K4 is beside J3 and K5, both red. On H3 or G3, two or three cells away, your piece would soon be cut off.
learn-12-4 = The red on I1 has one of your pieces beside it, and one cell left. Take it before Black does.
    .why = H1 was the last cell beside I1. If you'd placed anywhere else, Black would have taken it.

learn-13 = Placing: near red, and at the edge
    .advice =
        When the cells beside the reds are full, go on to the second ring: two cells from a red. Best of all are cells that are two away from two reds.
        Take cells at the edge that are near red. A piece at the edge can move right from the start. One in the middle has to wait.
        An edge far from red is worth little.
learn-13-1 = No cell beside red is left. One empty cell is two cells away from two reds. Find it.
    .why = A piece on H3 joins the group around the reds. All the other cells are further out.
learn-13-2 = Two cells from red, and at the edge: find the cell that's both.
    .why = G1 is two cells from a red and at the edge. The far corners would be cut off early.
learn-13-3 = Some of these cells are at the edge, some in the middle. Take one at the edge, near red.
    .why = At the edge, your piece can move at once, and red isn't far. In the middle it would have to wait.
learn-13-4 = At the edge and beside red: find the cell that's both.
    .why = J5 is at the edge, and beside the red on J4. It can move from the start, and it's hard to cut off.

learn-14 = Placing: chains and ways out
    .advice =
        A chain of your pieces across the board splits your opponent's. When the piece at its end moves, the next one is free.
        Your pieces in the middle need a way out. Place one at the edge beside them: when it moves, they can move too.
learn-14-1 = You have pieces along row 1, and on D4 and D5. Which cell beside red joins them?
    .why = C3 joins your pieces from row 1 to row 5, and it's beside the red on B3.
learn-14-2 = One of these cells joins two of your groups. Find it.
    .why = D4 joins your pieces on C3 and E4. The chain has a red at each end: C4 and F4.
learn-14-3 = Your pieces on H2 and H3 are shut in. Which cell at the edge gives them a way out?
    .why = When G1 moves, H2 can move, and then H3. And G1 is beside red.
learn-14-4 = Your piece on F2 is in the middle. Which cell at the edge gives it a way out?
    .why = When F1 moves, F2 is free. And F1 is two cells from red; the other cells at the edge aren't.
learn-14-5 = Your piece on I4 needs a way out. Which cell at the edge gives it one, and is also beside red?
    .why = When I5 moves, I4 is free. And I5 is beside the red on H4.

learn-15 = Placing: no clumps
    .advice =
        A clump of your own pieces blocks itself: the ones inside can't move, and one cut takes them all.
        So spread out. If a cell has three or more of your pieces around it, look for another.
        If these tips disagree, red comes first, then the edge, then ways out.
        Now place a whole board. `/dvonn hint` shows where a strong player would place, and your chances.

learn-15-1 = Four of these five cells would only make a clump thicker. Which one wouldn't?
    .why = F3 has few of your pieces around it, and red is near. The others lie in your clump on the left.
learn-15-2 = Leave the cells with many white neighbours empty. Which of the others is beside red?
    .why = B1 has only one white neighbour, there's red beside it, and it's at the edge. B3, D4 and H5 have three white neighbours each.
learn-15-3 = The last cells. Where does your piece help most?
    .why = E5 is at the edge, two cells from red, and not in a clump. Now try a whole board.

learn-16 = The first ten moves
    .advice =
        Use your first moves to repair weak spots from the placement. Help loose pieces. And move pieces at the edge, so that the ones inside can move.
        Go towards red, not away from it. And take the pieces that could take red.
learn-16-1 = Free your pieces in the middle: which move frees the most?
    .why = E1 has left its cell, so two pieces inside can move now. The moves at the far edge don't free anything.
learn-16-2 = Again, most moves don't free anything. Find the one that frees a piece in the middle.
    .why = D1 captured, and your piece on E2 is free now. The moves at the right edge can wait.
learn-16-3 = Go towards red. Which move lands beside a stack that holds red?
    .why = C5 jumped out of its corner to C3. There it's beside D3, a black stack that holds red.
learn-16-4 = The red on I3 is alone. Take the black piece that could take it.
    .why = J3 is yours now, so the red on I3 is safe. After any other move, Black would have taken it.
learn-16-5 = Black's B1 is beside the red on C1. What do you do about it?
    .why = B1 is yours. If you'd chosen another move, it would have taken red or got away.
learn-16-6 = Your stack on A1 is loose: nearly everything around it has gone. Can it come back, with a capture?
    .why = A1 jumped two cells to C3, next to your other pieces, and captured a stack that holds red.

learn-17 = The end
    .advice =
        After move 70, look ahead: count the moves that are left, yours and theirs.
        Know what each stack can reach: its height is its distance. Put your tallest stack on red or beside it, and out of reach.
        Leave your opponent with only one move, and you'll know their answer.
learn-17-1 = Count. One move wins by 2, and all the others lose. Which piece must you take before it moves?
    .why = I4 could have captured I5. Now it's yours, and I5 is safe from it.
learn-17-2 = B1 is one high. How high must a stack on C2 be to reach A2?
    .why = C2 is two high now, and A2 is two cells away. A2 is too high to move out of the way.
learn-17-3 = Black has only one move, E3 to G3. Which capture can you play first, and still have H3 ready to answer?
    .why = E4 is yours. Black must play E3 to G3, and your single on H3 takes it there. You knew the answer before you moved.
learn-17-4 = Find the move that leaves Black with no legal move at all.
    .why = Black passes, again and again, and you play all the moves that are left.
learn-17-5 = There's a tower of 12 on E4, beside a red. Whose will it be at the end?
    .why = The tower is yours. It's beside red, so it stays, and nobody can move any more.

learn-18 = One whole small game
    .advice =
        Before each move, ask: What can they capture or cut off? Which of my moves costs them a move? Which of my captures can wait?
        Near the end, count the moves. And look at the whole board once more before you tap.
learn-18-1 = Play this small game to the end against level 1, and win. Use everything you've learned. You're White and move first.
    .why = You know everything you need for a whole game. Start one with `/dvonn play`.

## Terms. The names are those of docs/glossary.md.

terms-title = {"**"}Terms: { $group }**
terms-board = The board
terms-moves = Moves
terms-score = Score and notation
terms-games = Games
terms-strategy = Strategy
terms-themes = Puzzle themes
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = I don't know the term `{ $term }`. Pick one from the suggestions while you type, or look at a group:
menu-term = Choose a term for more

term-cell = Cell
    .meaning = one of the 49 spaces on the board, named by column and row: D3.
    .usage = Moves and buttons use these names. Rows 1 and 5 have nine cells, row 3 has eleven.
term-edge = Edge
    .meaning = the cells with fewer than six neighbours. A stack there is never surrounded.
    .usage = At the start, only pieces at the edge can move.
term-piece = Piece
    .meaning = one of 23 white, 23 black and 3 red discs.
    .usage = You place them one by one, or get a board that's filled at random.
term-red-piece = Red piece
    .meaning = one of three pieces that belong to nobody. All other stacks need a connection to one.
    .usage = The board shows it as a red disc. On its own it never moves, but you can capture it.
term-stack = Stack
    .meaning = one or more pieces on a cell. The piece on top shows who owns it.
    .usage = The number on a stack is its height.
term-single = Single
    .meaning = a stack of one piece.
    .usage = It moves one cell. Unless it's surrounded, no stack is more mobile.
    .caption = Moves one cell, in any direction
term-height = Height
    .meaning = the number of pieces in a stack, and also how many cells it moves.
    .usage = Boards show it on each stack. A “stack of 4” has height 4.
term-hold-red = Hold red
    .meaning = to have a red piece in the stack. Such a stack is always connected, and takes the red with it when it moves.
    .usage = Boards show it with a red rim and a red sign.
term-placement = Placement
    .meaning = the first phase: the players place all 49 pieces in turn.
    .usage = With a random or symmetric board you skip it.
term-movement = Movement
    .meaning = the second phase: the players move stacks until nobody can.
    .usage = White moves first.
term-capture = Capture
    .meaning = to land on one of your opponent's stacks, or on a red piece. The new stack is yours.
    .usage = Previews and hints name what a move captures.
term-legal-move = Legal move
    .meaning = a move that the rules allow. A stack moves in a straight line, exactly as many cells as its height, onto another stack.
    .usage = The buttons show only legal moves. If you have one, you must move.
term-forced-move = Forced move
    .meaning = the only legal move.
    .usage = I can play forced moves for you: see `/dvonn settings`.
term-surrounded = Surrounded
    .meaning = with pieces on all six sides. Such a stack can't move.
    .usage = `/dvonn board` with `surrounded:True` marks these stacks.
term-isolated = Isolated
    .meaning = with no chain of neighbours to a red piece. Isolated stacks are removed at once.
    .usage = On the board, they're crossed out after the move that cut them off.
term-pass = Pass
    .meaning = a turn without a legal move.
    .usage = I pass for you. You move again as soon as you can.
term-score = Score
    .meaning = the number of pieces in the stacks that a side owns. The higher score wins.
    .usage = Every board shows it at the top.
term-position = Position
    .meaning = a board and the side to move.
    .usage = `/dvonn analyse` takes any position as text.
term-notation = Notation
    .meaning = how moves are written: D3 places a piece, D3F3 moves the stack on D3 to F3.
    .usage = Choose D3F3, D3-F3 or D3→F3 in `/dvonn settings`.
term-rated = Rated
    .meaning = a game that counts towards the ladder. The engine doesn't help you during it.
    .usage = You choose whether a game is rated when you make the challenge.
term-rating = Rating
    .meaning = a player's strength as a number. The number after ± says how uncertain it is.
    .usage = Profiles and ladders show it. The more rated games you play, the smaller ± gets.
term-provisional = Provisional
    .meaning = a rating that's still a guess, marked with “?”.
    .usage = After a few more rated games, it's no longer provisional.
term-plan = Plan
    .meaning = a list of cells where your next pieces are placed for you.
    .usage = Write one with `/dvonn plan`. Only you see it.
term-conditional-moves = Conditional moves
    .meaning = answers to your opponent's possible moves: if they play this, I play that.
    .usage = Write them with `/dvonn conditional`. For example, `D3F3 resign` means: if they play D3F3, you resign. Only you see them.
term-takeback = Takeback
    .meaning = undoing a player's last move, if the opponent agrees.
    .usage = Ask for one with `/dvonn offer`.
term-hint = Hint
    .meaning = the best moves in your own unrated game.
    .usage = `/dvonn hint` shows them as arrows.
term-review = Review
    .meaning = the engine's view of a finished game: winning chances, turning points, better moves.
    .usage = Use the button below a finished game, or `/game review`.
term-tower = Tower
    .meaning = a stack of four pieces or more. There are few stacks it can land on.
    .usage = Take singles with it: your own singles stay mobile. But don't build one early.
    .caption = { $ply }: a tower takes a single
term-loose-piece = Loose piece
    .meaning = a piece that depends on one link to red, and is easily cut off.
    .usage = Save it only if that costs nothing. Otherwise play elsewhere.
    .caption = { $ply }: the loose piece is cut off
term-tempo = Tempo
    .meaning = the time that one move takes. A quiet move that takes nothing gains a tempo: now your opponent must move.
    .usage = Near the end, keep quiet moves in reserve. The side that must move first often loses.
    .caption = { $ply } takes nothing: Black must move
term-sharpshooting = Sharpshooting
    .meaning = to capture a stack from four or more cells away, with a stack of exactly that height.
    .usage = Prepare the shot: change your stack's height or its cell until the distance is right.
    .caption = { $ply }: four high, four cells away
term-overload = Overload
    .meaning = to threaten two stacks at once, so that your opponent can't save both.
    .usage = Two of your stacks can do it together. In a fork, one stack does it alone.
    .caption = { $ply }: Black can't save both
term-neutralise = Neutralise
    .meaning = to land on an opposing piece, so that it can't move any more.
    .usage = The piece stays on the board, but your opponent has one fewer piece to move.
    .caption = { $ply }: this black single is neutralised
term-fork = Fork
    .meaning = one stack that attacks two stacks.
    .usage = Your opponent has one move, and can save only one of them.
    .caption = { $ply }: one stack attacks two
term-isolation = Isolation
    .meaning = cut opposing pieces off from red, so that they leave the board.
    .usage = Look at what links an opposing group to red. If it's a single stack, aim at it.
    .caption = { $ply }: Black loses three pieces
term-rescue = Rescue
    .meaning = save pieces of yours that are about to be cut off from red.
    .usage = Before you move, look at what your opponent could cut off next.
    .caption = { $ply } keeps White linked to red
term-cut = Cut the board
    .meaning = empty a cell that links opposing pieces to red.
    .usage = The link can be your own piece: move it away, and the chain breaks.
    .caption = { $ply } breaks the chain to red
term-run-with-red = Run with red
    .meaning = move a stack that holds red.
    .usage = Carry red towards your own pieces, and away from theirs.
    .caption = { $ply }: White runs away with red
term-free-surrounded = Free a surrounded stack
    .meaning = make room for one of your stacks that couldn't move, then move it.
    .usage = First move one of its six neighbours away. Then it can move.
    .caption = { $ply }: the marked stack is free
term-immobilise = Immobilise a stack
    .meaning = leave an opposing stack without a move.
    .usage = Make it so high that it has nothing to land on, or take its targets away.
    .caption = { $ply }: the marked stack is stuck
term-forced-pass = Force a pass
    .meaning = leave your opponent no move, so that they must pass.
    .usage = If your opponent has only a few moves left, try to take them all.
    .caption = { $ply }: Black has to pass
term-counting = Counting
    .meaning = the result is close, so count to the end.
    .usage = Count the moves that each side has left, and what the last ones cost.
    .caption = { $ply } wins by one. All others lose
term-save-draw = Save the draw
    .meaning = only one move draws, and all the others lose.
    .usage = Think each move through to the end. A draw is worth half a point.
    .caption = { $ply } draws. All others lose
term-last-placements = Last placements
    .meaning = the board is nearly full, and only one cell leaves you with the better chances.
    .usage = Near red comes first, then the edge, then a way out for your own pieces.
    .caption = { $ply }: at the edge, two cells from red

## Refusals: what is wrong and what to do instead

refuse-no-game = There's no game in this channel. `/dvonn play` starts one against the computer. `/dvonn help` shows how to play against people.
refuse-unknown-game = There's no game { $number } you can open here. You can open your own games anywhere, other people's only in the channel where they're played.
refuse-ended = Game { $number } is over. `/dvonn play` starts a new one against the computer. `/dvonn help` shows how to play against people.
refuse-not-a-player = This game is between { $white } and { $black }. To see it, use `/dvonn board`. To start your own, use `/dvonn challenge`.
refuse-not-your-turn = It's { $player }'s turn. I'll mention you here when it's yours.
refuse-old-board-link = This board is out of date. The latest one is [here]({ $url }).
refuse-old-board = This board is out of date. `/dvonn board` shows the latest one.
refuse-not-a-cell = There's no cell `{ $input }`. { $cells }
# Which cells exist, for a player who named one that does not.
no-such-cell = There's no cell `{ $word }`. { $cells }
cells-row = Row { $row } runs from { $first } to { $last }.
cells-column = The board has columns A to K, and row { $row } runs from { $first } to { $last }.
cells-all = The board has rows 1 to 5 and columns A to K.
cells-form = A cell is a letter from A to K and a number from 1 to 5, such as D3.
refuse-not-a-move = `{ $input }` isn't a move. Give the cell of your stack and the cell to land on, such as D3F3.
refuse-nothing-stored = I have no data about you, so there's nothing to delete.
refuse-no-challenge = This challenge no longer exists. To make a new one, use `/dvonn challenge`.
refuse-self = You can't challenge yourself. Choose somebody else, or leave `opponent` empty so that anyone can accept.
refuse-this-bot = To play against me, use `/dvonn play`.
refuse-not-a-member = { $person } isn't on this server. Choose a member of this server.
refuse-threads =
    { $most ->
        [one] You've opened a thread in the last few minutes. You can open the next one { $until }, or use another channel.
       *[other] You've opened { $most } threads in the last few minutes. You can open the next one { $until }, or use another channel.
    }
refuse-bot = You can't challenge a bot. Choose a person, or leave `opponent` empty so that anyone can accept.
refuse-challenge-gone = You can no longer answer this challenge. { $state } To make a new one, use `/dvonn challenge`.
refuse-board-outdated = This isn't your latest board. Offer the latest one, or try another.
refuse-choose-side = Pick a side in this challenge: press “Play White” or “Play Black”.
refuse-not-challenged = This challenge is for { $opponent }. To make your own, use `/dvonn challenge`.
refuse-own-challenge = This is your own challenge, so somebody else must accept it. You can cancel it.
refuse-not-the-challenger = Only { $challenger } can cancel this challenge.
invalid-terms-clock =
    `{ $input }` isn't a clock. Write one of these:
    {"-"} `5d`: 5 days per move
    {"-"} `3d+12h`: 3 days plus 12 hours per move
    {"-"} `3d+12h max 7d`: the same, but you can save up at most 7 days
    {"-"} `live 10`: 10 minutes each
    {"-"} `none`: no clock
invalid-terms-clock-range =
    { $stretch ->
        [turn] The time per move must be from { $least } to { $most }. For a game in one sitting, use a clock such as `live 10`.
        [bank] The total time must be from { $least } to { $most }. Choose another clock.
        [increment] The extra time per move must be from { $least } to { $most }. Choose another clock.
        [cap] The maximum must be at least the total time before the `+`, and at most { $most }. Choose another clock.
       *[live] A live clock must give each player from { $least } to { $most }. Choose another clock.
    }
invalid-terms-seed = `{ $input }` isn't a seed. A seed is a number of at most twelve digits. Copy one from an earlier game (`/game export`), or leave `seed` empty.
invalid-terms-nothing-to-deal = A seed needs a random board. Choose the “random” or “symmetric” setup (or “cut”, in a challenge), or leave `seed` empty.
invalid-terms-seed-with-reds = With a known seed, you'd see the board before you place the reds. Leave `seed` empty, and I'll choose one at random.
invalid-terms-position-unused = A position needs the “given” setup. Choose that setup, or leave `position` empty.
invalid-terms-no-position = The “given” setup needs a position. Write one in `position`.
invalid-terms-position-over = In this position neither side can move. Give one where the game can continue.
invalid-terms-place-without-clock = A game for a place on the ladder needs a clock. Leave `clock` empty, or choose a clock other than `none`.
invalid-terms-color-with-cut = In cut and choose, the player who accepts picks the side. Leave `color` empty, or choose another setup.
position-unreadable = I can't read this position.
position-forbidden = This position isn't possible under the rules.
position-form =
    Write `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`:
    {"-"} SIDE is the side to move, `w` or `b`.
    {"-"} Each row lists its cells from left to right, separated by commas.
    {"-"} `.` is an empty cell.
    {"-"} `w3` or `b3` is a stack with owner and height. `b2*` is a stack that holds red.
    {"-"} `r1` is a red piece alone.
position-side = It doesn't start with `w` or `b`.
position-rows =
    { $found ->
        [one] It has { $found } row, not 5.
       *[other] It has { $found } rows, not 5.
    }
position-cells = Row { $row } needs { $expected } cells, but has { $found }.
position-stack = { $found } on { $cell } isn't a valid stack.
position-trailing = { $found } isn't allowed after the rows. Only the word `movement` is.
fault-stacks-with-red =
    { $found ->
        [one] { $found } stack holds red. One to three stacks must hold red.
       *[other] { $found } stacks hold red. One to three stacks must hold red.
    }
fault-room-for-reds =
    { $room ->
        [one] The stacks that hold red have room for only { $room } red piece, but there must be three.
       *[other] The stacks that hold red have room for only { $room } red pieces, but there must be three.
    }
fault-isolated = { $cells } would be isolated: nothing connects them to a red piece.
fault-too-many-pieces = The stacks have { $found } pieces in all, but the game has 49.
fault-too-many-stacks =
    { $color ->
        [white] White owns { $found } stacks, but has only 23 pieces.
       *[black] Black owns { $found } stacks, but has only 23 pieces.
    }
fault-black-moves-first = On a full board, White moves first.
fault-nothing-moved = There are only singles, and just one piece is missing. That can't happen. The first move makes a stack of 2, and if that's removed, at least two pieces are missing.
fault-no-placement =
    After { $pieces ->
        [one] { $pieces } placement
       *[other] { $pieces } placements
    } there must be { $red } red, { $white } white and { $black } black singles, with { $color ->
        [white] White
       *[black] Black
    } to move.
refuse-nothing-to-plan = All pieces are placed, so there's nothing to plan. Set conditional moves with `/dvonn conditional`.
refuse-vacation-days =
    { $count ->
        [one] You have only { $count } vacation day left in that year. Take fewer days.
       *[other] You have only { $count } vacation days left in that year. Take fewer days.
    }
refuse-vacation-no-time = You have no time left in one of your games, so you'd time out at once. Move there first (see `/dvonn games`), then end your vacation.
refuse-no-vacation = You're not on vacation. To start one, use `/dvonn vacation` with `days:3`.
refuse-review-running = This game isn't over yet. You can review it when it is.
refuse-review-short = This game is too short to review: both players must have had a choice of moves at least once. `/game moves` shows its moves.
refuse-variation-gone = I no longer have this analysis: I keep your last ten, for 90 days. Use `/dvonn analyse` again.
refuse-variation-full = This analysis has { $most } moves, the maximum. Stick to moves you've already tried, or analyse another position.
refuse-review-one-at-a-time = I'm still reviewing another game for you. I review one at a time. Ask again in a minute.
refuse-engine-unknown = There's no engine named “{ $name }” here. Pick one from the list, or choose a `level`.
refuse-engine-gone = This engine is no longer available. To play the computer, use `/dvonn play` with a `level`.
refuse-engine-and-level = Give either a `level` or an `engine`, not both.
refuse-engine-busy =
    { $games ->
        [one] { $player } can play only one game at a time. Try again when that game is over, or choose a `level`.
       *[other] { $player } can play only { $games } games at a time. Try again when one is over, or choose a `level`.
    }
refuse-engine-board = { $player } can only play from an empty board. Choose the “full” setup.
refuse-busy-direct = Your last game here isn't over yet. `/dvonn board` shows it. To end it, use `/dvonn resign`.
refuse-rated-guest = Games can't be rated here: each ladder belongs to a server that has added me. Leave out `rated`, or challenge your opponent on such a server.
refuse-busy-guest = There's already a game in progress here, and I can only show one at a time. `/dvonn board` shows it. Finish it first, or play in another channel.
refuse-busy = { $white } and { $black } are playing in this channel.

refuse-offer-gone =
    { $state ->
        [accepted] This offer has already been accepted.
        [declined] This offer has already been declined.
        [withdrawn] This offer has been withdrawn.
       *[lapsed] This offer expired when the game continued.
    }
refuse-offer-own = This is your own offer, so only your opponent can answer it. You can withdraw it.
refuse-offer-not-own = Only your opponent can withdraw this offer. You can accept or decline it.
refuse-offer-waiting =
    { $kind ->
        [draw] Your opponent hasn't answered your draw offer yet.
        [takeback] Your opponent hasn't answered your takeback request yet.
       *[pause] Your opponent hasn't answered your pause request yet.
    }
refuse-answer-first = Your opponent has asked for a takeback. Accept or decline that first.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] You offered a draw a short while ago. You can offer one again after the next move.
           *[other] You offered a draw a short while ago. You can offer one again after { $plies } more moves.
        }
       *[other] You asked for this a moment ago. You can ask again after the next move.
    }
refuse-nothing-to-take-back = You have no move to take back yet.
refuse-revealed = You can no longer take back your move: your opponent's plan or conditional moves have been played since. Play on, or offer a draw with `/dvonn offer`.
refuse-no-clock = This game has no clock, so you can't pause it or give your opponent more time.
refuse-paused = The game is already paused. To continue, press “Resume game” below the board.
refuse-not-paused = The game isn't paused. To ask for a pause, use `/dvonn offer` with `what:pause`.
refuse-enough-time = Your opponent already has more than a year left.
refuse-computer-needs-no-time = The computer's clock never runs, so it doesn't need more time.
refuse-not-over = This game isn't over yet. You can offer a rematch when it is.
refuse-rematch-deleted = Your opponent has deleted their data. `/dvonn help` shows how to find another opponent.
refuse-no-rematch = A rematch isn't possible now. Use `/seek` to find another opponent.
refuse-rematch-asked = You can offer only one rematch after each game.
refuse-rematch-waits = You've already offered a rematch. Your opponent hasn't answered yet.
refuse-rematch-offered = Your opponent has already offered a rematch. Accept that one.
refuse-rematch-started = The rematch of this game is game { $number }. `/dvonn play` starts another game against the computer. `/dvonn help` shows how to play against people.
refuse-abort-place = You were challenged for your place on the ladder, so you can't abort this game. Play it, or resign with `/dvonn resign` and lose your place.
refuse-abort-tournament = You can't abort a tournament game. To give it up, use `/dvonn resign`. To leave the tournament, use `/tournament withdraw`.
refuse-abort = It's too late to abort this game. Offer a draw with `/dvonn offer`, or resign with `/dvonn resign`.
refuse-claim-here = { $opponent } is still on this server. If they time out, you win automatically.
refuse-claim-computer = The computer never leaves, and its clock never runs. To end the game, resign.
refuse-only-void = One player in game { $number } plays from another server, so moderators can only void it. They can do that while it's in progress, if it's unrated and not part of a tournament.
refuse-claim-no-clock = This game has no clock, so nobody can time out. Your opponent has left: `/dvonn resign` ends the game without a result.
refuse-claim-own-turn = It's your turn. Move first. That starts your opponent's clock, and if it runs out, you win.
refuse-claim-early = Your opponent has left, but still has time. You can claim the win { $until }.
refuse-not-a-moderator = Only people with the “Manage Server” permission can do this. Ask one of them.
refuse-not-a-moderator-role = Only people with the { $role } role or the “Manage Server” permission can do this. Ask one of them.
refuse-channel = On this server, games only start in certain channels and their threads: { $channels }. Try again there.
refuse-starter = Only members with the { $role } role can start games here. But you can accept challenges, so ask one of them to challenge you.
refuse-starter-there = On the server where you'd play, only members with a certain role can start games. You don't have it.
refuse-blocked =
    A moderator has blocked you from starting and joining games on this server. Reason: { $reason }
    Your current games continue. If you think this is a mistake, contact the moderators.
refuse-challenger-blocked = { $challenger } is blocked on this server. Challenge another player with `/dvonn challenge`.
refuse-opponent-blocked = { $opponent } can't join games on this server at the moment. Choose somebody else.
refuse-games = You're already in { $most } games and tournaments, the maximum for one person. Finish or resign a game first.
refuse-challenger-games = { $challenger } can't take on any more games at the moment. Challenge another player with `/dvonn challenge`.
refuse-challenges =
    { $most ->
        [one] You've already sent a challenge. Cancel it, or wait for an answer. Cancelled and declined challenges still count for 10 minutes after you sent them.
       *[other] You've already sent { $most } challenges. Cancel one, or wait for an answer. Cancelled and declined challenges still count for 10 minutes after you sent them.
    }
refuse-challenged-before =
    { $most ->
        [one] You've already challenged { $opponent }. Wait for an answer. Cancelling doesn't help: the challenge counts for an hour after you sent it.
       *[other] You've already challenged { $opponent } { $most } times. Wait for an answer. Cancelling doesn't help: a challenge counts for an hour after you sent it.
    }
refuse-challenged-lately = You challenged { $opponent } a short time ago. You can challenge them again { $until }. You can challenge somebody else straight away.
refuse-places-rated-off = Rated games are off on this server, so you can't play for a place on the ladder. A server manager can turn them on with `/dvonn-admin settings`.
refuse-rated-off = Rated games are off on this server. To play an unrated game, leave `rated` empty or choose False.
refuse-may-not-post = I can't post in { $channel }. Give me the “View Channel”, “Send Messages” and “Attach Files” permissions there, and try again.
refuse-block-no-reason = Give a reason in `reason`. The person you block will see it.
refuse-block-opponent = You and { $person } are playing in the same game or tournament, so you can't block them. Ask another moderator.
refuse-block-bot = You can't block a bot. Choose a person.
refuse-not-blocked = { $person } isn't blocked. `/dvonn-admin settings` lists everyone who is.
refuse-own-game = You're a player in game { $number }, so you can't moderate it. Ask another moderator. If there isn't one, choose a moderator role with `/dvonn-admin settings` and give it to somebody.
refuse-other-server = This server has no game { $number }. To find a game number, use `/game moves` in the game's channel.
refuse-void-uncounted = Game { $number } is over and was unrated, so voiding it would change nothing.
refuse-void-before = Game { $number } has already been removed from the ratings.
refuse-role-of-all = Everyone has this role. Choose one that only moderators have.
refuse-no-reason = Give a reason in `reason`. It's shown in the game's channel.
refuse-no-winner = Choose the winner, or a draw, in `winner`. To end the game without a result, choose “Void the game” in `action`.
refuse-no-seat = Choose the new player in `player` and the side in `side`.
refuse-seat-self = You can't replace a player with yourself. Choose another player, or ask another moderator.
refuse-seat-bot = You can't replace a player with a bot. Choose a person.
refuse-seat-not-a-member = { $person } isn't on this server. Choose a member.
refuse-seat-blocked = { $person } is blocked on this server. Choose another player, or use `/dvonn-admin unblock` first.
refuse-seat-taken = { $person } is already playing in this game. Choose another player.
refuse-seat-computer = You can't replace the computer. End the game, or void it.

illegal-taken = { $cell } is taken. Choose an empty cell.
illegal-empty = { $cell } is empty. Choose a cell with one of your stacks.
illegal-lone-red = The red piece on { $cell } is on its own, so nobody can move it. Choose one of your stacks.
illegal-not-yours = Your opponent owns the stack on { $cell }. Choose one with your colour on top.
illegal-surrounded = The stack on { $cell } is surrounded, so it can't move. Choose another.
illegal-not-straight = { $from } and { $to } aren't on a straight line. Stacks move in a straight line, in one of six directions.
illegal-distance =
    { $height ->
        [one] The distance from { $from } to { $to } is { $distance }, but a single moves exactly 1 cell.
       *[other] The distance from { $from } to { $to } is { $distance }, but a stack of { $height } moves exactly { $height } cells.
    }
illegal-empty-target = { $to } is empty. A stack must land on another stack or piece.
illegal-leaves-board = From { $from }, a stack of { $height } would leave the board in this direction. Choose another.
illegal-still-placing = Not all pieces are placed yet. Place one on an empty cell: `/dvonn place D3`.
illegal-all-placed = All pieces are placed. Now move a stack: `/dvonn move D3F3`.
illegal-must-pass = You have no legal move, so you must pass.
illegal-may-not-pass = You have a legal move, so you can't pass. `/dvonn move` lists your moves while you type.
illegal-game-over = The game is over. `/dvonn play` starts a new one against the computer. `/dvonn help` shows how to play against people.

backup = All of this server's data: one line of JSON per row, compressed with gzip. It names people, so share it only with other server managers. This backup is logged: see `/dvonn-admin log`.
backup-no-files = I can't attach files in this channel. Use `/dvonn-admin backup` in a channel where I can.
backup-in-parts = The backup is too large for one file on Discord. The other parts follow.
backup-part = Part { $part }. More parts follow.
backup-last-part = Part { $part }, the last. You can unpack each part separately, or join them in order and unpack the result.

## Fair play

fairness-heading = {"**"}Winning chances lost per move**, in reviewed rated games (± twice the standard error)
fairness-line = { $player } (rating { $rating }): { $loss } ± { $error } percentage points in { $games ->
        [one] 1 game
       *[other] { $games } games
    } and { $moves ->
        [one] 1 move.
       *[other] { $moves } moves.
    }
fairness-peers = { $count } players with a similar rating lose { $loss }. Difference: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Unusually low: look at the games.**
       *[usual] Not unusual.
    }
fairness-few-games = { $player } (rating { $rating }): too few games ({ $games }). I need at least { $least }.
fairness-few-peers = There aren't enough players to compare with. I need at least { $least } within { $range } of that rating.
fairness-note = This is a clue, not proof. A strong player with a new account, easy positions, or reviewing only good games can look the same. I never act on these numbers.
fairness-empty = No player has { $least } reviewed rated games on this server yet. Use `/game review` to have a game reviewed.
fairness-unknown = { $player } has no reviewed rated games on this server. Use `/game review` to have a game reviewed.

## Stored data

privacy-stored =
    {"**"}What I store**
    {"-"} Your Discord ID, and your name on the servers where you play.
    {"-"} Your games: moves with times, terms, results and your notes. Plans and conditional moves until the game is over.
    {"-"} Your ratings, places and tournaments, and the roles I gave you for them.
    {"-"} Your puzzle rating, the puzzles you tried, and your best puzzle race. I keep your other races for a day.
    {"-"} Your challenges, vacations and lessons, and your settings (including time zone, quiet hours and weekends off).
    {"-"} The last 50 games you imported (fewer if they're large), and the moves in your last ten analyses.
    {"-"} The games you follow, until they end. The review you're waiting for.
    {"-"} What you're looking for with `/seek`, and whether you're on the global ladder. People you don't want to meet again, and your reports.
    {"-"} Your decisions as a moderator, and which servers block you.
    I don't read messages, only what you enter in my commands, forms and buttons.
privacy-kept =
    {"**"}How long I keep it:** until you delete it, except:
    {"-"} An analysis: 90 days after you last use it.
    {"-"} A closed challenge or an offer: 30 days.
    {"-"} The IDs of your commands: a day, except those of your moves. They make sure that no command counts twice.
    {"-"} A scrambled form of your ID: 30 more days, if you delete everything within 30 days of a rated game. It can't be read back without the bot's key. It keeps repeated games against the same opponent from counting in full.
privacy-seen =
    {"**"}Who sees it**
    {"-"} Games, ratings, results, tournaments and moderators' decisions: everyone on the server they belong to. After `/seek` and in team matches, that's both servers. Server managers can also download them.
    {"-"} The championship: everyone, everywhere.
    {"-"} The global ladder: everyone, everywhere, until you use `/ladder leave-global`.
    {"-"} Your puzzle rating: everyone on the servers where you tried a puzzle.
    {"-"} A puzzle race against somebody: everyone in its channel.
    {"-"} A vacation or a weekend off that stops your clock: your opponents.
    {"-"} Everything else: only you.
    The bot's operator can read its database. I share nothing with anyone else.
privacy-choices =
    {"**"}What you can do**
    {"-"} `/privacy export` gives you everything as a file.
    {"-"} `/privacy delete` deletes everything for good.
    {"-"} After that, your opponents keep their games with you, as games against a “deleted player”.
    {"-"} If a server has blocked you, you stay blocked there.
    {"-"} The same goes if the bot's operator has blocked you, or somebody doesn't want to meet you again. In place of your ID, I keep a scrambled form of it.
delete-person =
    {"**"}Delete everything about you?** You can't undo this.
    {"-"} { $games ->
        [0] You have no current games.
        [one] Your current game will end. If it's rated and has six or more moves after the placement, you'll lose it. Otherwise it'll end without a result.
       *[other] Your { $games } current games will end. You'll lose the rated ones with six or more moves after the placement. The others will end without a result.
    } Your challenges will be cancelled, and you'll leave your tournaments.
    {"-"} Your settings, vacations, lessons, plans, notes, imported games and analyses will be deleted, and you'll stop following games. You'll disappear from all the ladders, and I'll take away the roles I gave you for places and titles.
    {"-"} Your opponents keep their games with you, as games against a “deleted player”. Their ratings will only change through the rated games you lose now. Your decisions as a moderator stay, without your ID or name.
    {"-"} If a server has blocked you, you stay blocked there. Messages in channels stay.
    {"-"} If you played a rated game in the last 30 days, I'll keep a scrambled form of your ID. It stays for 30 days: see `/privacy show`.
    If you play again, you'll start as a new player.
button-export-person = Export data first
button-delete-person = Delete everything
button-keep-person = Keep everything
delete-cancelled = Nothing has been deleted.
delete-running = Deleting everything about you …
delete-done = Your data has been deleted. If you play again, you'll start as a new player.

export-about = Everything the DVONN bot stores about you. Times are in UTC, clocks in milliseconds. Points are counted in halves: 2 for a win, 1 for a draw. Other people appear only under the names that everyone on the server sees.
exported = This file contains everything I store about you. Anyone who gets it can read it.
exported-part = Part { $part }. Your data is too large for one file on Discord. More parts follow.
exported-last-part = Part { $part }, the last.
export-everything-no-files = I can't attach files in this channel. Use `/privacy export` in a direct message to me.
export-everything-too-large = Your data is too large for a file on Discord. Ask the bot's operator for a copy. They can find it in the database by your Discord ID.

## Errors

error-busy = I'm too busy right now. Nothing has changed. Try again in a minute.
error-too-late = Sorry, I couldn't do this in time. Nothing has changed. Try again in a minute.
error-storage = Sorry, I can't read or save games right now. Nothing has changed. Try again in a few minutes.
error-unconfirmed = My database hasn't confirmed this yet. Wait a minute and see whether it worked. Only then try again.
error-slow = This is taking longer than usual. Before you try again, check whether it worked.
error-late-form = I couldn't open the form in time. Try again.
error-number-range = `{ $option }` must be a number between { $from } and { $to }.
error-too-many =
    { $seconds ->
        [one] You're going too fast. Nothing has changed. Try again in 1 second.
       *[other] You're going too fast. Nothing has changed. Try again in { $seconds } seconds.
    }
error-too-many-server =
    { $seconds ->
        [one] Too much is happening on this server at once. Nothing has changed. Try again in 1 second.
       *[other] Too much is happening on this server at once. Nothing has changed. Try again in { $seconds } seconds.
    }
error-busy-drawing = Too many pictures are waiting to be drawn. Try again in a minute.
error-slow-drawing = I couldn't draw this picture in time. Try again in a minute.
error-still-thinking = I'm still working on your previous question. Wait for that answer, then ask again.
error-internal = Sorry, something went wrong, and nothing has changed. Try again. If it happens again, give this code to the bot's operator: **{ $code }**.
error-unknown = I don't know this command or button. It may be from an older version. `/dvonn board` shows the board, and `/dvonn help` shows what else you can do.
error-message-deleted = That message has been deleted. `/dvonn board` shows the board, `/dvonn help` shows what else you can do.
error-outside-server = This command works only on servers that have added me. Here, `/dvonn play` starts a game against the computer, and `/dvonn help` shows what else works. To challenge a friend, use `/dvonn challenge` where you both are. That can be a server, a group, or your direct messages with each other.
error-no-files = (I can't attach files in this channel. With the “Attach Files” permission, I can show a picture here.)
missing-to-bot = I'm not allowed to post here, so no game can start here. Ask a moderator to give me { $permissions } in this channel, or use another channel.
missing-to-person = You need { $permissions } in this channel. Ask a moderator, or use another channel.
permission =
    { $name ->
        [view-channel] “View Channel”
        [send-messages] “Send Messages”
        [send-in-threads] “Send Messages in Threads”
        [use-external-apps] “Use External Apps”
       *[create-threads] “Create Public Threads”
    }
error-no-threads = I can't open a thread here. I need the “Create Public Threads” and “Send Messages in Threads” permissions. Ask a moderator, or use another channel.
error-no-threads-kind = I can't open threads in this kind of channel. Use a text channel, an announcement channel or a post in a forum.

## Why Discord refuses a request

discord-no-channel = That channel or thread has been deleted. Use another one.
discord-no-member = That person has left the server or deleted their account.
discord-hidden = I can't see that channel. Ask a moderator to give me the “View Channel” permission there, or use another channel.
discord-forbidden = Discord says I don't have permission for this. Ask a moderator to check my permissions there, or use another channel.
discord-direct-messages = I can't send you direct messages. Allow direct messages from this server's members in its privacy settings, then try again.
discord-channel-kind = That isn't possible in this kind of channel. Use a text channel.
discord-thread-closed = That thread is archived or locked. Ask a moderator to open it again, or use another channel.
discord-too-many-threads = This server has as many active threads as Discord allows. Ask a moderator to archive some, then try again.
discord-tag-required = This forum requires a tag on each post, and I can't choose one. Ask a moderator to lift that rule, or use a text channel.
discord-name = Discord doesn't allow a word in that name. Change the name, then try again.
discord-automod = This server's AutoMod blocked this message or name. Ask a moderator to exempt my role or to change the rule.
discord-filter = Discord's filter blocked this message as harmful. Remove links and rude words, then try again.
discord-too-large = The file is too large for Discord. Ask for less at once.
discord-invalid-role = Discord doesn't let anybody give that role. Choose another one.
discord-two-factor = This server requires two-factor authentication for moderation. My operator must turn it on for their Discord account.
discord-slow = Discord allows this only so often. Try again in a minute.
discord-down = Discord isn't working properly at the moment. Try again in a minute.
discord-invalid = Discord didn't accept what I sent. That's my mistake: please tell my operator.

## Alt text of boards, in whole sentences

alt-players = White: { $white }. Black: { $black }.
alt-turn =
    { $next ->
        [red] { $name }, { $color ->
            [white] White
           *[black] Black
        }, to place a red piece.
        [own] { $name }, { $color ->
            [white] White
           *[black] Black
        }, to place a piece.
       *[move] { $name }, { $color ->
            [white] White
           *[black] Black
        }, to move.
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] White
           *[black] Black
        } to place a red piece.
        [own] { $color ->
            [white] White
           *[black] Black
        } to place a piece.
       *[move] { $color ->
            [white] White
           *[black] Black
        } to move.
    }
alt-won =
    { $color ->
        [white] Game over: { $name } (White) wins by { $margin }.
       *[black] Game over: { $name } (Black) wins by { $margin }.
    }
alt-won-without-name =
    { $color ->
        [white] Game over: White wins by { $margin }.
       *[black] Game over: Black wins by { $margin }.
    }
alt-draw = Game over: a draw.
alt-won-early =
    { $color ->
        [white] Game ended early: { $winner } (White) wins against { $loser }.
       *[black] Game ended early: { $winner } (Black) wins against { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Game ended early: White wins.
       *[black] Game ended early: Black wins.
    }
alt-drawn-early = Game ended early: a draw.
alt-no-result = Game over: no result.
alt-passed = { $name } passes.
alt-last = { $name } plays { $ply }.
alt-placed =
    { $piece ->
        [red] { $name } places a red piece on { $cell }.
        [white] { $name } places a white piece on { $cell }.
       *[black] { $name } places a black piece on { $cell }.
    }
alt-preview = Preview, not played yet. { $name } plays { $ply }.
alt-preview-only = Preview, not played yet.
alt-isolated = Isolated and removed: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] white
       *[black] black
    }, height { $height }: { $cells }
alt-sample = Sample: your board as Black.
alt-hints = Letters mark the best moves: { $plies }.
alt-targets = Rings mark where the stack on { $from } can go: { $cells }.
alt-no-targets = The stack on { $from } is chosen, but it can't move.
alt-places = Rings mark where you can place the piece: { $cells }.
alt-movable = The stacks that can move have labels: { $cells }.
alt-blocked = Surrounded, so they can't move: { $cells }.
alt-white-chance = White's winning chances: { $chance }%.
alt-score = Score: White { $white }, Black { $black }.
alt-to-place = Left to place: { $red } red, { $white } white, { $black } black.
alt-stacks =
    { $color ->
        [white] White, height { $height }{ $content ->
           *[plain] {""}
            [red] {" "}with red
            [one] {" "}with one red
            [several] {" "}with { $reds } reds
        }: { $cells }.
       *[black] Black, height { $height }{ $content ->
           *[plain] {""}
            [red] {" "}with red
            [one] {" "}with one red
            [several] {" "}with { $reds } reds
        }: { $cells }.
    }
alt-lone-reds = Red pieces alone: { $cells }.
alt-empty = The board is empty.

## Tournaments. Markdown in the names of tournaments is already escaped.

tournament-kind =
    { $kind ->
        [round_robin] round robin
        [double_round_robin] double round robin
        [knockout] knockout
        [arena] arena
        [teams] team match
       *[swiss] Swiss
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } round
       *[other] { $kind }, { $count } rounds
    }
tournament-title = {"**"}{ $name }** · tournament { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Three reds placed by hand, the rest at random
        [random] Random boards
        [symmetric] Symmetric boards
       *[full] All 49 pieces placed by hand
    } · { $clock } · { $rated ->
        [yes] rated
       *[no] unrated
    } · at most { $length } per round
tournament-knockout = The loser is out. After a draw, there's one more game with colours swapped. If nobody wins that game, or the round ends first, the player with the better starting rank advances.
arena-terms = For { $length }, everyone plays as many games as they can. When one ends, the next begins at once. You can join late, take a break and come back. The player with the most points wins. A game that's unfinished at the end doesn't count.
arena-running = {"**"}{ $name }** is in progress. It ends at { $until }. Games finished: { $count }.
arena-over = {"**"}{ $name }** is over. { $winner } wins: congratulations!
arena-standings = Standings so far: { $name }
arena-legend = {"-#"} + won, = drawn, − lost, (n) not played. If points are equal, the player with fewer games is ahead.
button-break = Take a break
arena-back = You're playing in **{ $name }**. As soon as an opponent is free, your game will begin in a thread in { $channel }.
arena-rest = You're taking a break from **{ $name }**. If you're in the middle of a game, finish it. To come back, join again.
arena-absent = { $player }, you didn't make your first move in time. So you've lost that game in **{ $name }**, and you're on a break. To come back, press the button.
arena-next-game = { $player }, your next game has begun: { $place }
arena-waits = { $player }, I'm looking for your next opponent. When the game begins, I'll link it here.
arena-waits-no-more = { $player }, you're no longer waiting for a game in **{ $name }**.
refuse-arena-clock = An arena needs a live clock, such as `live 10`: ten minutes each for the whole game.
tournament-open = Organiser: { $organiser }. To take part, press “Join tournament”.
tournament-open-invited = Organiser: { $organiser }. By invitation only: the organiser adds everyone who takes part.
tournament-entrants = Entrants ({ $count }): { $names }
tournament-entrants-more = { $names } and { $more } more
tournament-entrants-none = Nobody has joined yet.
tournament-reserve = Reserve list ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = It has started with { $count } entrants.
tournament-starts =
    { $repeats ->
        [week] Starts { $time } ({ $rest }), then every week.
        [month] Starts { $time } ({ $rest }), then every month.
        [weekday] Starts { $time } ({ $rest }), then every month on the { $day }.
       *[none] Starts { $time } ({ $rest }).
    }
tournament-players = Entrants: { $range }.
tournament-ratings = Ratings: { $range }.
tournament-role = Only for members with the { $role } role.
tournament-count =
    { $most ->
        [0] Entrants: { $count }
       *[other] Entrants: { $count } of { $most }
    }
tournament-edition = { $name }, no. { $number }
tournament-called-off = Called off: only { $count } had joined, and it needed at least { $least }.
tournament-calendar = The next tournaments, for your calendar.
tournament-calendar-none = No tournament has a date yet.
button-calendar = Calendar file
tournament-cancelled = It was cancelled before it started.
# The computer's entries have the names of stars.
tournament-computer = { $name } ({ $level })
button-join = Join tournament
button-leave = Leave tournament
button-start = Start tournament
button-standings = Show standings
button-pairings = Show pairings
button-series = Show series table

tournament-round = {"**"}{ $name }**: round { $round } of { $rounds } has started. It ends { $until } at the latest.
tournament-round-games = Games finished: { $decided } of { $count }.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** by forfeit
tournament-pairing-advances = { $pairing } · { $player } goes through, having the better starting rank
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } has no game this round
        [on] { $board }. { $player } has a bye and advances
       *[no] { $board }. { $player } has a bye · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · starts soon
tournament-more-pairings = More games of round { $round }:
tournament-pairings-title = {"**"}{ $name }**: round { $round } of { $rounds }
tournament-pairings-none = {"**"}{ $name }** hasn't started yet, so there are no pairings.

# The name comes last, because a picture cuts what is too long.
tournament-standings-after = Standings after round { $round } of { $rounds }: { $name }
tournament-standings-during = Standings in round { $round } of { $rounds }: { $name }
tournament-standings-final = Final standings: { $name }
tournament-standings-none = {"**"}{ $name }** hasn't started yet.
tournament-over = {"**"}{ $name }** is over after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. { $winner } wins: congratulations!
tournament-over-shared = {"**"}{ $name }** is over. { $winners } share first place: congratulations!
tournament-over-early = {"**"}{ $name }** was ended early, in round { $round } of { $rounds }. There's no winner.
tournament-over-nobody = {"**"}{ $name }** is over.

tournament-line = Tournament [{ $name }]({ $url }), round { $round }
tournament-line-plain = Tournament { $name }, round { $round }
arena-line = Arena [{ $name }]({ $url })
arena-line-plain = Arena { $name }
tournament-ended-game-continues = { $players }: the tournament **{ $name }** is over, so this game no longer counts in it. You can play on, offer a draw with `/dvonn offer`, or resign with `/dvonn resign`.
outcome-won = Tournament: { $player } gets the point.
outcome-drawn = Tournament: half a point each.
outcome-advances =
    { $last ->
        [yes] Tournament: { $player } wins the final.
       *[no] Tournament: { $player } advances to the next round.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Nobody won, so { $player } wins the final on starting rank.
       *[no] Nobody won, so { $player } advances to the next round on starting rank.
    }
outcome-no-result = This game had no result, so it will be played again. A new game starts here in a moment.
outcome-one-more-game = A knockout needs a winner. One more game, with colours swapped, starts in a moment. If nobody wins it, { $player } goes through, having the better starting rank.
tournament-game-replays = The previous game had no result, so this one replaces it.
tournament-game-decides = The previous game was a draw, so here's one more, with colours swapped. If nobody wins it, { $player } goes through, having the better starting rank.
outcome-not-counted = The tournament ended before this game did, so this game doesn't count in it.
tournament-game-withdrawn = { $player } withdrew from the tournament, so { $winner } wins this game.
tournament-game-timed-out = { $player } timed out before any stack had moved.
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · round { $round }, board { $board }
arena-thread-ending = #{ $number } · game { $board }
button-round = Round { $round }

tournament-long-games =
    { $limit ->
        [none] The games have no clock, but a round ends after { $round }.
       *[some] With this clock, a game can last up to { $game }, but a round ends after { $round }.
    } At that point, anyone who keeps their opponent waiting loses, and other unfinished games are draws. For a shorter clock or longer rounds, end this tournament with `/tournament end` and create another one.
tournament-next-steps =
    You can enter people with `/tournament add`, and the computer with `/tournament add-computer`. To play too, use `/tournament join`. { $starts ->
        [by_date] The tournament starts by itself.
       *[by_hand] To start the tournament, use `/tournament start`.
    }
tournament-created-elsewhere = I'm announcing **{ $name }** in { $channel }.
tournament-no-threads =
    { $organiser }, the next games of **{ $name }** can't start in { $channel }. { $reason } I'll try again every minute. To play in another channel, use `/tournament move` there.
tournament-no-threads-over = No games in **{ $name }** are waiting to start any more.
tournament-not-posted = I can't post about **{ $name }** in { $channel }. { $reason } The tournament continues. To announce it in another channel, use `/tournament move` there.
tournament-joined = You have joined **{ $name }**. It has { $count ->
        [one] { $count } entrant
       *[other] { $count } entrants
    } so far. I'll mention you when your first game starts.
tournament-joined-reserve = **{ $name }** is full. You're number { $place } on the reserve list. If a spot becomes free before it starts, you're in, and I'll tell you in { $channel }.
tournament-left = You have left **{ $name }**.
tournament-entered = { $player } is now in **{ $name }**. I'll tell them in { $channel }. They can leave until it starts.
tournament-entered-reserve = {"**"}{ $name }** is full. { $player } is number { $place } on the reserve list. If a spot becomes free before it starts, I'll tell them.
tournament-you-were-entered = { $player }, { $person } has entered you in **{ $name }**. If you don't want to play, leave it before it starts.
tournament-you-take-over = { $player }, { $person } has put you in **{ $name }** in place of { $former }. You take over their points and the games that haven't begun. If you don't want to play, withdraw.
tournament-you-move-up = { $player }, a spot in **{ $name }** is free, so you're in. If you don't want to play, leave it before it starts.
tournament-added = { $count ->
        [one] { $level } has joined **{ $name }**.
       *[other] { $level } has joined **{ $name }** with { $count } entries.
    }
tournament-removed = { $count ->
        [one] { $level } has left **{ $name }**.
       *[other] { $count } entries of { $level } have left **{ $name }**.
    }
tournament-starting = {"**"}{ $name }** is starting with { $count } entrants: see { $channel }.
tournament-fewer-rounds =
    It has { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } instead of { $wanted }: with more, some entrants would meet twice.
ask-withdraw =
    { $whose ->
        [own] Withdraw from **{ $name }**? You'll lose your current game in it and get no more games. You can't come back.
        [league] Withdraw { $player } from this cycle of the league (**{ $name }**)? Their opponents will get the points for all remaining games. Games in progress can still be finished, but no longer count in the league. The player also leaves the next cycle, but can enter it again.
       *[other] Withdraw { $player } from **{ $name }**? Their opponent will get the point for the current game. It can still be finished, but no longer counts in the tournament. The player gets no more games and can't come back.
    }
button-withdraw-tournament = Withdraw
button-stay = Don't withdraw
tournament-withdraw-cancelled = Nobody has been withdrawn.
tournament-withdrawn-self = You have withdrawn from **{ $name }**. Thank you for playing.
tournament-withdrawn = { $player } has been withdrawn from **{ $name }**.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } has withdrawn you from this cycle of the league (**{ $name }**). Your opponents get the points for your remaining games. You can still finish games in progress, but they no longer count in the league. You can enter again for the next cycle. To find out why, ask { $person }.
       *[no] { $person } has withdrawn you from the tournament **{ $name }**. Your opponent gets the point for your current game. You can still finish it, but it no longer counts in the tournament. You'll have no more games in the tournament. To find out why, ask { $person }.
    }
tournament-withdrawn-game-continues = { $player } was withdrawn from **{ $name }**, so the opponent gets the point. You can still finish this game, but it no longer counts there. If it's rated, it still counts towards the ladder.
ask-newcomer = Who should take over from { $player }?
ask-replace = Should { $new } take over from { $player } in **{ $name }**? { $new } gets the points and all the games that haven't begun. If { $player } is in the middle of a game, the opponent gets the point. That game can still be finished, but no longer counts in the tournament. I'll tell both of them.
button-replace = Replace
button-no-replacement = Don't replace
tournament-replaced = { $new } has taken over from { $player } in **{ $name }**.
tournament-you-were-replaced = { $person } has put { $new } in your place in the tournament **{ $name }**. If you're in the middle of a game there, your opponent gets the point. You can still finish that game, but it no longer counts in the tournament. To find out why, ask { $person }.
ask-end-tournament =
    End **{ $name }** in round { $round } of { $rounds }? It will have no winner. { $games ->
        [0] No games are in progress.
        [one] { $games } game is still in progress. It can be finished, but won't count in the tournament.
       *[other] { $games } games are still in progress. They can be finished, but won't count in the tournament.
    }
ask-end-arena =
    End the arena **{ $name }** now? The points so far decide who wins. { $games ->
        [0] No games are in progress.
        [one] { $games } game is still in progress. It can be finished, but won't count in the arena.
       *[other] { $games } games are still in progress. They can be finished, but won't count in the arena.
    }
ask-cancel-tournament =
    Cancel **{ $name }**? It hasn't started.{ $series ->
        [yes] {" "}The whole series ends with it.
       *[no] {""}
    }
button-end-tournament = End tournament
button-cancel-tournament = Cancel tournament
button-keep-tournament = Keep it
tournament-end-cancelled = The tournament continues.
tournament-end-done = {"**"}{ $name }** is over.
tournament-cancel-done = {"**"}{ $name }** has been cancelled.
tournament-moved = From now on, the games of **{ $name }** are played in { $channel }.
tournament-list-title = Tournaments on this server:
tournament-list-none = There are no tournaments here yet. Create one with `/tournament create`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] open, { $count ->
            [one] { $count } entrant
           *[other] { $count } entrants
        }
        [running] round { $round } of { $rounds }
        [over] over
       *[cancelled] cancelled
    } · { $channel }
tournament-list-more = … and { $count } more. To see one of them, use `/tournament standings` with its number or name.
teams-terms = Each server enters its own people. Each server's strongest player is on board 1, the next on board 2, and so on. Each board has two games, one with each colour.
teams-rated = A game is rated if both players are on the global ladder.
teams-players = Each team: { $range }.
teams-open = To play for your server, press “Join tournament”.
teams-open-invited = The moderators of each server add its players.
teams-names = The other server sees your name.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: nobody has joined yet.
teams-no-guest = No other server has accepted yet. The organiser can press “Invite a server”.
button-invite-server = Invite a server
teams-code = Send this code to a moderator of the other server: `{ $code }`. They enter it there with `/tournament accept`. The code works once.
teams-ask = {"**"}{ $team }** is offering your server a team match. If you accept, people here can join in { $channel }, and play their games in threads there. The other server sees their names.
button-accept-match = Accept the match
teams-accepted = You have accepted **{ $name }**. People here can now join in { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }** is over. **{ $team }** wins { $points } : { $others }. Congratulations!
teams-drawn = {"**"}{ $name }** is over. It's a draw, { $points } : { $others }.
teams-called-off = Called off: one of the two teams had only { $count } of the { $least } people it needed.
teams-called-off-alone = Called off: no other server had accepted.
refuse-teams-terms = Only moderators can create a team match. It starts automatically, so choose its `start`. It can't be repeated, so leave out `repeat`.
refuse-teams-starts = You can't start **{ $name }** yourself. It starts automatically on its date, so that both servers know when.
refuse-teams-end = One server can't end a team match on its own. **{ $name }** is over when all its games are. To stop playing, use `/tournament withdraw`.
refuse-teams-other = { $player } plays for the other server. Only the moderators there can do this.
refuse-teams-moderators = Only the moderators of this server can decide who plays for it.
refuse-teams-full = This team is full. It has room for { $most }.
refuse-teams-people = Only people can play in a team match.
refuse-teams-code = No server is offering a match with this code. Check it: a code has nine digits, and works only once.
refuse-teams-own = Your own server is offering this match. A moderator of the other server has to accept it.
refuse-teams-accepted = Another server has already accepted this match.
refuse-teams-barred = The bot's operator has blocked { $player } from playing people on other servers.
series-title = {"**"}{ $name }**, { $year }. Tournaments so far: { $count }.
series-none = Nobody has any points yet.
series-line = { $place }. { $player } · {"**"}{ $points }** · tournaments: { $played }, won: { $wins }
series-legend = {"-#"} In each tournament, you get a point, plus one for each person who finished below you. If you withdraw, you get none. Ties are broken by tournaments won.
series-next = Next: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] There's no tournament or league cycle in progress here. To start a tournament you've created, use `/tournament start`.
       *[no] You have no tournament in progress here. To start one you've created, use `/tournament start`. Moderators can see everyone's.
    }
panel-round = round { $round } of { $rounds }
panel-games = finished: { $over } · in progress: { $running } · not started: { $waiting }
panel-ends = ends { $until }
panel-paused = paused
panel-late = {"**"}Late games: { $count }.** There's been no move for a day, or for half a round if rounds are shorter than two days. You can remind a player about the same game again after { $pause }.
panel-nobody-late = Nobody is late.
panel-entry = { $number }. { $player }: last move { $since } · { $game } against { $opponent } · { $name }
panel-reminded = I'm sending { $player } a reminder.
button-manage = Manage
button-remind = Remind player { $number }
button-reminded = Player { $number }: reminded
button-panel-withdraw = Withdraw player { $number }
button-panel-replace = Replace player { $number }
button-panel-tournaments = Tournaments: { $way }
button-panel-late = Late games: { $way }
button-refresh = Refresh
tournament-reminder = { $player }, it's your turn in game { $number } against { $opponent }. The organisers of **{ $name }** are asking you to move.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = head-to-head { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (withdrew)
standings-part = {"-#"} Places { $first } to { $last } of { $count }. The buttons show more.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + won, = drawn, − lost, (n) rounds without a game. First tiebreak: Buchholz, the total points of a player's opponents. Second: SB (Sonneborn-Berger), the points of the opponents they beat plus half the points of those they drew with.
       *[no] {"-#"} + won, = drawn, − lost, (n) rounds without a game. First tiebreak: head-to-head games. Second: SB (Sonneborn-Berger), the points of the opponents a player beat plus half the points of those they drew with.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · out in round { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Place and player:
       *[no] { $heading }. Place, player and points:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Name
column-points = Points
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = Games
column-out = Out in
cell-out = round { $round }
caption-standings = Tournament { $number } · { $kind }
button-own-place = Show my place
tournament-round-over = {"**"}{ $name }**: round { $round } of { $rounds } is over.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } invites you to join in { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): the next one is open. Join in { $channel }.
event-description =
    { $arena ->
        [yes] A DVONN arena. Join in { $channel }.
       *[no] A DVONN tournament ({ $kind }). Join in { $channel } before it starts.
    }

refuse-tournament-unknown = There's no tournament `{ $typed }` here. `/tournament list` shows all tournaments.
refuse-tournament-name = A tournament's name must be 1 to { $most } characters long.
refuse-tournament-setup = Tournaments can't use this setup. Choose “full”, “reds”, “random” or “symmetric”.
refuse-tournament-round =
    { $later ->
        [yes] Round { $round } of **{ $name }** hasn't been paired yet. The tournament is in round { $current } of { $rounds }.
       *[no] **{ $name }** has no round { $round }. Its last round is round { $current }.
    }
refuse-tournament-rounds = A tournament has 1 to { $most } rounds. Leave `rounds` empty to have as many as needed.
refuse-tournament-rounds-fixed = In a { $kind } tournament, the number of entrants decides the number of rounds. Leave `rounds` empty, or choose Swiss.
refuse-tournament-length = A round lasts from { $shortest } to 90 days. Write the time limit like `14d`, `2h` or `90m`.
refuse-tournament-organiser = Only { $organiser }, the organiser of this tournament, and moderators can do this.
refuse-tournament-started = {"**"}{ $name }** has already started, so it's too late to join or leave. To withdraw, use `/tournament withdraw`. To see its games, use `/tournament pairings`.
refuse-tournament-not-started = {"**"}{ $name }** hasn't started yet. To leave it, use `/tournament leave`.
refuse-tournament-over = {"**"}{ $name }** is over or cancelled. `/tournament list` shows all tournaments.
refuse-tournament-blocked = You're blocked from games on this server. Reason: { $reason }
refuse-tournament-full = This tournament is full. It takes at most { $most } entrants.
refuse-tournament-no-computer = The computer hasn't been entered at this level.
refuse-tournament-computers = You can add at most { $most } computer players, because every game opens a thread. To have more, ask a moderator to add them.
refuse-tournament-start = I can't read { $typed } as a time. Write `2026-12-05 19:00`, `Friday 19:00`, `19:00` or `3d`, in your time zone (see `/dvonn settings`).
start-zone = I took { $typed } as UTC, because you haven't set a time zone. To set yours, use `/dvonn settings`.
refuse-tournament-range = I can't read { $typed }. Write a range such as { $example }.
weekdays = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
nth-weekdays =
    { $nth ->
        [first] first Monday, first Tuesday, first Wednesday, first Thursday, first Friday, first Saturday, first Sunday
        [second] second Monday, second Tuesday, second Wednesday, second Thursday, second Friday, second Saturday, second Sunday
        [third] third Monday, third Tuesday, third Wednesday, third Thursday, third Friday, third Saturday, third Sunday
        [fourth] fourth Monday, fourth Tuesday, fourth Wednesday, fourth Thursday, fourth Friday, fourth Saturday, fourth Sunday
       *[last] last Monday, last Tuesday, last Wednesday, last Thursday, last Friday, last Saturday, last Sunday
    }
refuse-tournament-players = A tournament like this can have { $least } to { $most } entrants.
refuse-tournament-reversed = Put the lower number first: `{ $range }`.
refuse-tournament-start-time = The start must be in the future, and within a year.
refuse-tournament-repeat-start = To repeat a tournament, also choose its `start`.
refuse-tournament-repeat = Only moderators can repeat a tournament. Leave out `repeat`.
refuse-tournament-out-of-range = { $player } has a rating of { $own } here. This tournament is for ratings of { $range }.
refuse-tournament-role = { $player } doesn't have the { $role } role. Only members with that role can join this tournament.
refuse-tournament-invited = This tournament is by invitation only. To take part, ask { $organiser } to add you.
refuse-tournament-joined = You've already joined. To leave, use `/tournament leave`.
refuse-tournament-bot = Bots can't join. To enter the computer, use `/tournament add-computer`.
refuse-tournament-entered = { $player } has already joined.
refuse-tournament-entrant-busy = { $player } can't take on any more games or tournaments at the moment.
refuse-tournament-not-in = { $player } isn't in this tournament.
refuse-tournament-own-opponent = You're paired with { $player } in this round, so you can't withdraw them. Ask another moderator.
refuse-tournament-irreplaceable = In a knockout or an arena, nobody can take over from { $player }. You can withdraw them.
refuse-tournament-replace-self = You can't take over from a player yourself. Ask another moderator.
refuse-tournament-not-late = This game isn't late any more. Press “Refresh”.
refuse-tournament-reminded = { $player } was reminded about this game a short time ago. You can remind them again { $until }.
refuse-tournament-withdrawn = { $player } has already withdrawn.
refuse-tournament-few = A tournament needs at least two entrants. Invite people to join, or enter them with `/tournament add`.
refuse-tournament-few-people = You can start the tournament when at least two people have joined. Computer players don't count. To start it now, ask a moderator.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] You're already organising a tournament. Finish it first, or end it with `/tournament end`.
           *[other] You're already organising { $most } tournaments. End one of them first with `/tournament end`.
        }
       *[all] This server already has { $most } unfinished tournaments. One of them must end first.
    }
refuse-tournament-soon = You created a tournament a short time ago. You can create the next one { $until }. Moderators don't have to wait.
refuse-tournament-none-open = No tournament here is taking entries. Create one with `/tournament create`.
refuse-tournament-none-running = There's no tournament in progress here.
refuse-tournament-none = There's no such tournament here. Create one with `/tournament create`.
refuse-tournament-several = There are several tournaments. Choose one with the `tournament` option.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · league
league-terms = People per division: { $size } · games per opponent: { $games } · weeks per cycle: { $weeks } · going up and down: { $moves } · games at once: { $most }
contest-games =
    { $setup ->
        [reds] Three reds placed by hand, the rest at random
        [random] Random boards
        [symmetric] Symmetric boards
       *[full] All 49 pieces placed by hand
    } · { $clock } · { $rated ->
        [yes] rated
       *[no] unrated
    }
league-begins = Cycle { $cycle } begins on { $when }.
league-ends = Cycle { $cycle } ends on { $when }.
league-paused = {"**"}Paused.** No new games or cycles will begin until a moderator resumes the league.
league-entries = { $count } entered for cycle { $cycle }: { $names }
league-entries-none = Nobody has entered for cycle { $cycle } yet.
league-few = A cycle needs { $least } people. If fewer have entered, it begins a week later.
league-put-off = Put off by a week, because too few people had entered. People still needed: { $missing }.
league-stalls = { $organiser }, cycle { $cycle } of the league **{ $name }** has been put off three weeks in a row. It needs { $least } people. Entered so far: { $count }. You can invite more people, or pause the league with `/league pause` until there are enough. To end it, use `/league close`. To change the start time, close it and create it again with `/league create`.
league-you =
    { $in ->
        [yes] You've entered for cycle { $cycle }.
       *[no] You haven't entered for cycle { $cycle }.
    }
league-ask = Do you want to play in cycle { $cycle }? If so, press “I'm in”. If you don't answer, you'll be left out.
league-unanswered = Not answered yet: { $names }
league-began = Cycle { $cycle } has begun.
league-event = { $name } · cycle { $cycle }
league-event-description = A new cycle of a DVONN league. To take part, use `/league join` in { $channel } before it begins.
league-news = {"**"}{ $name }**: cycle { $cycle } has begun in { $channel }. Players: { $players }. Divisions: { $divisions }. To play in the next cycle, use `/league join`.
league-closed = This league is closed.
button-league-in = I'm in
button-league-out = Not this time
button-league-tables = Show tables
button-league-history = Show all cycles
button-division = Division { $number }
button-league-cycle = Cycle { $number }
league-joined = You've entered for cycle { $cycle } of **{ $name }**. It begins on { $when }.
league-out = You're not entered for cycle { $cycle } of **{ $name }**.
league-ask-leave = You're playing in cycle { $cycle } of **{ $name }**. Do you want to finish your games and sit out the next cycle, or leave now? If you leave now, games that have begun continue, and your opponents win the others.
button-league-finish = Finish my games
button-league-leave = Leave now
button-league-leave-cycle = Leave cycle { $cycle }
league-left = You have left cycle { $cycle } of **{ $name }**. Your games in progress continue.
league-entry-removed = { $player } is no longer entered for cycle { $cycle } of **{ $name }**. They can enter again. To keep somebody out, block them.
league-you-were-removed = { $person } has taken you out of cycle { $cycle } of **{ $name }**. Your games in the current cycle continue. You can enter again. To find out why, ask { $person }.
league-paused-done = {"**"}{ $name }** is paused. To resume it, use `/league resume`.
league-resumed = {"**"}{ $name }** has resumed. Its dates have been put back by the length of the pause.
league-ask-close = Close **{ $name }** for good? A cycle in progress will have no champion, and games that have begun continue as ordinary games.
button-league-close = Close league
league-closed-done = {"**"}{ $name }** is closed.
league-kept = The league continues.
championship-terms = This bot's championship: people from all servers play in it, each on their own server. The other players see your name.
championship-joined = Your games will be played in threads in { $channel }.
championship-place = { $player }: place { $place } in division { $division }
championship-no-place = I can no longer open threads for your games in the channel you entered from. So I've taken you out of this cycle of **{ $name }**. You can enter the next one from another channel, with `/league championship`.
league-table = { $name } · cycle { $cycle }, division { $division }
league-no-table = There's no such table.
league-left-to-play = to play: { $count }
league-fate =
    { $fate ->
        [champion] champion
        [up] goes up
        [safe] safe
        [down] goes down
        [left] has left
        [needs_win] must win { $wins } of { $games } to become champion
        [needs_up] must win { $wins } of { $games } to go up
        [needs_safe] must win { $wins } of { $games } to be safe
        [may_win] can become champion
        [may_up] can go up
       *[danger] in danger
    }
league-legend = {"-#"} Ties are broken by head-to-head games, then by SB (Sonneborn-Berger). SB adds up all the points of opponents a player beat, and half those of opponents they drew with. If that's equal too, the player who began the cycle lower down is ahead.
caption-league = Ties: head-to-head games, then SB
league-results = {"**"}{ $name }**: cycle { $cycle } is over. Champion: { $champion }. Congratulations!
league-results-nobody = {"**"}{ $name }**: cycle { $cycle } is over. It has no champion.
league-division-line = Division { $number }: { $what }
league-goes-up = up: { $names }
league-goes-down = down: { $names }
league-history = {"**"}{ $name }**: the winners of all divisions, the champion first
league-history-none = No cycles of **{ $name }** have finished yet.
league-history-line = Cycle { $cycle }: { $winners }
league-history-nobody = Cycle { $cycle }: no champion
league-line = League [{ $name }]({ $url })
league-line-plain = League { $name }
league-no-threads =
    { $organiser }, the next games of **{ $name }** can't start in { $channel }. { $reason } I'll try again every minute. To play in another channel, use `/league move` there.
refuse-tournament-division = {"**"}{ $name }** is a division of a league. To see what you can do there, use `/league show`.
refuse-league-none = This server has no league. Moderators can open one with `/league create`.
refuse-championship-none = This bot has no championship. Does your server have a league? See `/league show`.
refuse-championship-off = This server doesn't let its members play people on other servers. A server manager can allow it in `/dvonn-admin settings`, under `/seek`.
refuse-league-exists = This server already has a league: **{ $name }**. A moderator can close it with `/league close`.
refuse-league-name = A league's name must be 1 to { $most } characters long.
refuse-league-start = The first cycle can begin 1 hour to 30 days from now.
refuse-league-options = A league can't have these options. Choose others in `/league create`.
refuse-league-closed = {"**"}{ $name }** is closed. Moderators can open a new league with `/league create`.
refuse-league-paused = {"**"}{ $name }** is already paused.
refuse-league-not-paused = {"**"}{ $name }** isn't paused.
refuse-league-joined = You've already entered for cycle { $cycle } of **{ $name }**.
refuse-league-not-entered = { $player } hasn't entered for cycle { $cycle } of **{ $name }**.
refuse-league-full = This league is full. It takes at most { $most } people.
refuse-league-not-playing = You're not playing in this cycle of **{ $name }**.

## Puzzles

puzzle-title =
    { $color ->
        [white] **Puzzle { $number }** · White to move
       *[black] **Puzzle { $number }** · Black to move
    }
puzzle-mistake =
    { $color ->
        [white] White's last move, { $ply }, was a mistake.
       *[black] Black's last move, { $ply }, was a mistake.
    }
puzzle-last =
    { $color ->
        [white] White's last piece: { $ply }.
       *[black] Black's last piece: { $ply }.
    }
puzzle-goal-win = Only one move wins. Find it.
puzzle-goal-draw = Only one move saves the draw. Find it.
puzzle-goal-margin = One move is better than all the others by 5 pieces or more. Find it.
puzzle-goal-judged = One move is much stronger than all the others. Find it.
puzzle-goal-place = Only one cell leaves you with the better chances. Find it. When you tap a button, your piece is placed straight away.
puzzle-step = Move { $step } of { $steps }.
puzzle-right = **Right: { $ply }.** Then: { $replies }.
puzzle-counted = You've tried this puzzle before. Only your first try was rated.
puzzle-first-try = Only your first try was rated.
puzzle-stack =
    { $height ->
        [1] { $cell }: single
       *[other] { $red ->
            [yes] { $cell }: stack of { $height }, holds red
           *[no] { $cell }: stack of { $height }
        }
    }
puzzle-stack-hint = Choose a stack to move
puzzle-destination = Where should **{ $cell }** go? The move is played at once.
puzzle-hint = Hint: move the stack on **{ $cell }**.
puzzle-hint-cells = Hint: the cell is { $cells }.
puzzle-hint-half = Because you've had a hint, solving this puzzle only counts for half.
puzzle-wrong = **Not this one:** { $ply }.
puzzle-solved = **Solved!** { $line }
puzzle-why-win = Every other move gives the win away.
puzzle-why-draw = Every other move loses.
puzzle-why-margin = With best play, every other move ends at least 5 pieces worse.
puzzle-why-judged = After any other move, your winning chances are much lower.
puzzle-why-place = Every other cell leaves your opponent with the better chances.
puzzle-solution = Solution to puzzle { $number }: { $line }
puzzle-also = Just as good for the last move: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] Your puzzle rating: { $step } → { $rating }.
        [hinted] Solved with a hint. Your puzzle rating: { $step } → { $rating }.
       *[failed] This one doesn't count as solved. Your puzzle rating: { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Daily streak: { $days } day.
       *[other] Daily streak: { $days } days.
    }
puzzle-none = There are no puzzles left for you here. Try another theme, or come back tomorrow for the daily puzzle.
daily-title = **Daily puzzle** · { $date }
daily-tally =
    { $tried ->
        [0] Nobody has tried it yet.
       *[other] Tried: { $tried } · Solved: { $solved }
    }
solvers-title = **Best puzzle solvers**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · { $solved } of { $tried } solved{ $streak ->
        [0] { "" }
        [one] { " " }· daily streak: { $streak } day
       *[other] { " " }· daily streak: { $streak } days
    }
solvers-none = Nobody on this server has solved a puzzle yet. `/puzzle play` shows you one.
race-intro = **Puzzle race:** solve as many puzzles as you can in five minutes. They get harder, and your third mistake ends the race. The clock starts when you press **Start**.
race-best = Your best: { $score }.
race-new-best = **That's your new best!**
race-offer = { $challenger } challenges { $opponent } to a puzzle race: five minutes, the same puzzles.
race-rules = The puzzles get harder, and your third mistake puts you out. Press **Start**, and the clock starts for both of you.
race-called = { $challenger }, { $opponent } has started your puzzle race. The clock is running for both of you!
race-runs = **Puzzle race:** { $one } against { $other }. Press **My puzzles** to solve.
race-ends = Ends { $until }.
race-score =
    { $mistakes ->
        [0] { $score } solved, no mistakes
        [one] { $score } solved, 1 of { $most } mistakes
       *[other] { $score } solved, { $mistakes } of { $most } mistakes
    }
race-score-of = { $person }: { $score }
race-won = **Puzzle race:** { $winner } wins.
race-drawn = **Puzzle race:** { $one } and { $other } draw.
race-solved = ✅ **Right!**
race-wrong = ❌ It was **{ $ply }**.
race-out = **Three mistakes: you're out.**
race-time-up = **Time's up!**
race-not-started = This race hasn't started yet.
race-started = It has started.
race-over = It's over.
race-called-off = This puzzle race was called off.
race-already = You're in a race already. Here it is.
race-gone = This race is long over. To start another, use `/puzzle race`.
race-not-in-it = You're not in this race. To start your own, use `/puzzle race`.
race-not-the-opponent = Only { $opponent } can start or decline this race.
race-not-the-challenger = Only { $challenger } can cancel this race.
race-closed = You can no longer start this race.
race-other-races = { $person } is in another race. Try again in a few minutes.
race-too-many =
    { $most ->
        [one] You challenged somebody to a race less than an hour ago, and they haven't started it. Try again later.
       *[other] You've sent { $most } challenges in the last hour, and none of them led to a race. Try again later.
    }
race-asked-lately = You challenged { $opponent } to a race less than an hour ago. Wait for an answer, or challenge somebody else.
race-oneself = You can't race against yourself. To race alone, leave `opponent` empty.
button-race-start = Start
button-race-puzzles = My puzzles
button-race-again = Race again
button-puzzle-hint = Hint (counts for half)
button-puzzle-solution = Show solution
button-puzzle-again = Try again
button-puzzle-next = Next puzzle
button-puzzle-next-themed = Next: { $theme }
button-practise-theme = Puzzles: { $theme }
button-puzzle-any = Puzzle of any theme
button-puzzle-play = Play on from here
button-puzzle-solve = Solve
