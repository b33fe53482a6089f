# Everything that people read, in English. Another language is another file beside this one, named
# by Discord's tag for it; what it lacks is taken from here.
#
# { $player } and the like are mentions, which Discord shows as names. Limits that Discord sets, in
# characters: descriptions of commands and options 100, labels of buttons 80, options of menus 100.

## Commands. An attribute `.name` in another language translates the name of a command or option.

command-dvonn = Play DVONN
command-dvonn-challenge = Challenge somebody, or anybody in the channel, to a game
command-dvonn-challenge-opponent = Whom to challenge; leave out to let anybody accept
command-dvonn-challenge-color = The colour you want to play; chance decides when left out
command-dvonn-challenge-setup = How the board is filled; all by hand when left out
command-dvonn-challenge-seed = A number from which the same board was dealt before; chance decides when left out
command-dvonn-challenge-position = The position to begin from, for the setup “given”
command-dvonn-challenge-clock = Time to think, such as 5d, 3d+12h, live 10 or none; 3 days + 12 hours a move when left out
command-dvonn-challenge-rated = Whether the result counts; it does when left out, but not on a board of your own choice
command-dvonn-play = Play against the computer
command-dvonn-play-level = How strong it is; Casual when left out
command-dvonn-play-color = The colour you want to play; chance decides when left out
command-dvonn-play-setup = How the board is filled; all by hand when left out
command-dvonn-play-clock = Your time to think, such as 5d, 3d+12h, live 10 or none; 3 days + 12 hours a move when left out
command-dvonn-play-seed = A number from which the same board was dealt before; chance decides when left out
command-dvonn-play-position = The position to begin from, for the setup “given”
command-dvonn-place = Place your next piece
command-dvonn-place-cell = The empty cell, such as D3; further cells, such as D3 E4 F2, become your plan
command-dvonn-plan = Plan your placements: they are then played by themselves
command-dvonn-if = Prepare answers: if they play this, I play that
command-dvonn-move = Move one of your stacks
command-dvonn-move-ply = The stack's cell and the cell it lands on, such as D3F3
command-dvonn-preview = See what a move would do, without playing it
command-dvonn-preview-ply = A cell such as D3 or a move such as D3F3; also several moves in a row, such as D3F3 E4E5
command-dvonn-hint = Show your best moves (unrated games only)
command-dvonn-analyse = What a position is worth and how to play it best; the game of this channel when nothing is given
command-dvonn-analyse-position = A position in text, such as “w r1,w1,…/…”
command-dvonn-analyse-game = A game: its number, its moves, or a file's text
command-dvonn-analyse-after = After so many moves of the game; at its end when left out
command-dvonn-board = Look at the board of the game in this channel
command-dvonn-board-blocked = Whether stacks are marked that cannot move because they are surrounded
command-dvonn-board-size = How large the picture is; as in your settings when left out
command-dvonn-board-size-small = small
command-dvonn-board-size-normal = normal
command-dvonn-board-size-large = large
command-dvonn-games = Your running games, and where it is your turn
command-dvonn-history = All moves of the game in this channel, as text
command-dvonn-offer = Offer your opponent something
command-dvonn-offer-what = What you offer or ask for
command-dvonn-offer-what-draw = A draw
command-dvonn-offer-what-takeback = To take your last turn back
command-dvonn-offer-what-pause = A pause: both clocks stand
command-dvonn-offer-what-time = More time for your opponent, given at once
command-dvonn-offer-what-rematch = A rematch, with the colours swapped
command-dvonn-abort = Call the game in this channel off; possible while neither of you has played more than one move
command-dvonn-claim = Win the game in this channel when your opponent has left the server and the time is up
command-dvonn-moderate = For moderators: decide about a game, with a reason that everybody reads
command-dvonn-moderate-action = What is to be done
command-dvonn-moderate-action-end = End it with a result
command-dvonn-moderate-action-void = End it without a result, or no longer count it when it is over
command-dvonn-moderate-action-hand-over = Let somebody else play on
command-dvonn-moderate-reason = Why; it is kept, and shown in the game's channel
command-dvonn-moderate-winner = To end it: who wins
command-dvonn-moderate-player = To let somebody else play on: who
command-dvonn-moderate-side = To let somebody else play on: which side
command-dvonn-moderate-game = The number of the game; the running game of this channel when left out
command-dvonn-admin = Settle what concerns the whole server
command-dvonn-admin-show = See everything that this server has settled
command-dvonn-admin-channels = Say in which channels games are begun, or look; everywhere unless you add one
command-dvonn-admin-channels-add = A channel to begin games in; its threads count as well
command-dvonn-admin-channels-remove = A channel to begin no games in any more
command-dvonn-admin-channels-reason = Why; it stands in the log
command-dvonn-admin-starters = Say who may start games, or look
command-dvonn-admin-starters-role = Only people with this role start games; leave out to look, and to let everybody again
command-dvonn-admin-starters-reason = Why; it stands in the log
command-dvonn-admin-role = Name the role whose holders may decide about games, or look which it is
command-dvonn-admin-role-role = The role; leave out to look, and to name none any more
command-dvonn-admin-role-reason = Why; it stands in the log
command-dvonn-admin-rated = Say whether games may count for the ladder, or look
command-dvonn-admin-rated-rated = Whether they may count; leave out to look
command-dvonn-admin-rated-reason = Why; it stands in the log
command-dvonn-admin-computer = Say whether games against the computer count for the ladder, or look
command-dvonn-admin-computer-rated = Whether they count; leave out to look
command-dvonn-admin-computer-reason = Why; it stands in the log
command-dvonn-admin-ladder = Say what the ladder is ordered by, or look
command-dvonn-admin-ladder-kind = Ratings or places; leave out to look
command-dvonn-admin-ladder-kind-rating = Ratings
command-dvonn-admin-ladder-kind-places = Places, won by challenging whoever has them
command-dvonn-admin-ladder-reason = Why; it stands in the log
command-dvonn-admin-season = Say how long a season lasts, or look
command-dvonn-admin-season-length = How long; leave out to look
command-dvonn-admin-season-length-month = A month
command-dvonn-admin-season-length-quarter = Three months
command-dvonn-admin-season-length-half = Six months
command-dvonn-admin-season-length-year = A year
command-dvonn-admin-season-length-none = No seasons
command-dvonn-admin-season-reason = Why; it stands in the log
command-dvonn-admin-announcements = Say where news of seasons and tournaments is posted, or look
command-dvonn-admin-announcements-channel = The channel; leave out to look, and to name none any more
command-dvonn-admin-announcements-reason = Why; it stands in the log
command-dvonn-admin-language = Say in which language I write what everybody reads, or look
command-dvonn-admin-language-language = The language, or “discord” for the one this server has on Discord; leave out to look
command-dvonn-admin-language-reason = Why; it stands in the log
command-dvonn-admin-theme = See or set the theme of the boards that everybody sees
command-dvonn-admin-theme-theme = Theme (leave empty to see it)
command-dvonn-admin-theme-theme-wood = Light wood
command-dvonn-admin-theme-theme-slate = Dark slate
command-dvonn-admin-theme-theme-paper = Black on white, for print
command-dvonn-admin-theme-theme-contrast = High contrast
command-dvonn-admin-theme-theme-colour-blind = For colour blindness: owners differ in shape
command-dvonn-admin-theme-reason = Reason, for the log (optional)
command-dvonn-admin-block = Keep somebody from starting and joining games in this server
command-dvonn-admin-block-person = Whom; they play their running games to the end
command-dvonn-admin-block-reason = Why; they are told, and it stands in the log
command-dvonn-admin-unblock = Let somebody play in this server again
command-dvonn-admin-unblock-person = Whom
command-dvonn-admin-unblock-reason = Why; it stands in the log
command-dvonn-admin-end = End a running game with a result
command-dvonn-admin-end-winner = Who wins
command-dvonn-admin-end-reason = Why; it is kept, and shown in the game's channel
command-dvonn-admin-end-game = The number of the game; the running game of this channel when left out
command-dvonn-admin-void = End a game without a result, or take one that is over out of the record of rated games
command-dvonn-admin-void-reason = Why; it is kept, and shown in the game's channel
command-dvonn-admin-void-game = The number of the game; the running game of this channel when left out
command-dvonn-admin-backup = Get a file with all games, results, tournaments and settings of this server
command-dvonn-admin-log = See what moderators did in this server: who, what, when and why
command-dvonn-resign = Give up the game in this channel
command-dvonn-vacation = Let your clocks stand for some days, end that, or see what is left
command-dvonn-vacation-days = How many days of 24 hours, from now on; 0 to end your vacation
command-dvonn-help = How to play DVONN with this bot
command-dvonn-rules = The rules of DVONN in two minutes, page by page, with pictures
command-dvonn-rules-page = Where to begin; at the first page when left out
command-dvonn-rules-page-goal = What it is about
command-dvonn-rules-page-placing = Placing pieces
command-dvonn-rules-page-moving = Moving stacks
command-dvonn-rules-page-surrounded = Surrounded stacks
command-dvonn-rules-page-isolation = Isolation
command-dvonn-rules-page-end = Passing, and the end
command-dvonn-rules-page-here = Playing here
command-dvonn-export = A game as a file to keep: the one in this channel, or any of this server
command-dvonn-export-game = The number of the game; the newest in this channel when left out
command-dvonn-review = How a game that is over went: chances, turning points, accuracy
command-dvonn-review-game = The number of the game; the newest in this channel when left out
command-dvonn-replay = A game as a GIF, from any move to any move
command-dvonn-replay-game = Its number, or its moves; the newest in this channel when left out
command-dvonn-replay-from = The first move to show, counted from 1; the very first when left out
command-dvonn-replay-to = The last move to show; the newest when left out
command-dvonn-replay-share = Show it to everybody here; only you see it when left out
command-dvonn-import = Look at a game from a file or a line of text, position by position
command-dvonn-import-file = A file as /dvonn export gives it
command-dvonn-import-text = The moves, such as D3 E4 F5; leave both out for a form with room for more
command-dvonn-settings = What you like: boards, notation, reminders, quiet hours, language
command-privacy = What I keep about you
command-privacy-show = Read what I keep about you, for how long, and who sees it
command-privacy-export = Get a file with everything I keep about you
command-privacy-delete = Have everything about you deleted; I ask before I do it
command-tournament = Tournaments of this server
command-tournament-create = Announce a tournament in this channel
command-tournament-create-name = What it is called
command-tournament-create-kind = Who plays whom; a Swiss tournament when left out
command-tournament-create-kind-swiss = Swiss: always against somebody with as many points
command-tournament-create-kind-round-robin = Round robin: everybody against everybody
command-tournament-create-kind-double = Double round robin: everybody against everybody, with both colours
command-tournament-create-kind-knockout = Knockout: who loses is out
command-tournament-create-rounds = How many rounds, in a Swiss tournament; as many as it needs when left out
command-tournament-create-clock = Time to think, such as 5d, 3d+12h, live 10 or none; 3 days + 12 hours a move when left out
command-tournament-create-setup = How the boards are filled; all by hand when left out
command-tournament-create-deadline = How long a round lasts at most, such as 14d or 2h; 14 days when left out
command-tournament-create-rated = Whether the games count for the ladder; they do when left out
command-tournament-join = Take part in a tournament
command-tournament-join-tournament = Which; may be left out where only one is open
command-tournament-leave = Take part no longer, before the tournament begins
command-tournament-leave-tournament = Which; may be left out where only one is open
command-tournament-start = For its organiser: let a tournament begin
command-tournament-start-tournament = Which; may be left out where only one is open
command-tournament-add = For its organiser: let the computer take part
command-tournament-add-level = How strong it is
command-tournament-add-count = How often; once when left out
command-tournament-add-tournament = Which; may be left out where only one is open
command-tournament-remove = For its organiser: let the computer take part no longer
command-tournament-remove-level = How strong it is
command-tournament-remove-count = How many of them; one when left out
command-tournament-remove-tournament = Which; may be left out where only one is open
command-tournament-standings = How a tournament stands
command-tournament-standings-tournament = Which; may be left out where there is only one
command-tournament-pairings = Who plays whom
command-tournament-pairings-round = Which round; the one that is being played when left out
command-tournament-pairings-tournament = Which; may be left out where there is only one
command-tournament-withdraw = Leave a tournament that has begun: your game is lost, and you are paired no more
command-tournament-withdraw-who = For its organiser: whom to take out of it
command-tournament-withdraw-tournament = Which; may be left out where only one is played
command-tournament-end = For its organiser: end a tournament now, or call it off before it begins
command-tournament-end-tournament = Which; may be left out where there is only one
command-tournament-move = For its organiser: let a tournament go on in this channel
command-tournament-move-tournament = Which; may be left out where there is only one
command-tournament-list = The tournaments of this server
command-ladder = The ladder of this server: who is how strong
command-ladder-top = Who is best, and where you stand
command-ladder-top-list = Whose list; that of people when left out
command-ladder-top-list-people = People
command-ladder-top-list-computer = The computer at its levels
command-ladder-profile = Somebody's rating over time, record, best win and last games
command-ladder-profile-who = Whose; your own when left out
command-ladder-profile-level = A level of the computer instead
command-ladder-versus = What two people have played against each other, and today's odds
command-ladder-versus-player = The one to compare
command-ladder-versus-opponent = With whom; with yourself when left out
command-ladder-history = The rated games that ended, the newest first
command-ladder-history-who = Only the games of this person
command-ladder-season = The table of this season or of one before, and when this one ends
command-ladder-season-number = Which season; the one that goes on when left out
command-ladder-activity = How much was played here in each of the last 26 weeks, as a chart
command-ladder-challenge = Challenge somebody for their place, where the ladder is one of places
command-ladder-challenge-opponent = Up to three places above you
command-ladder-challenge-setup = How the board is set up; all by hand when left out
command-ladder-challenge-clock = How long you may think; 3d+12h when left out
command-ladder-challenge-color = Your colour; left to chance when left out
color-white = White
color-black = Black
color-random = Chance decides
color-neither = Neither: a draw
setup-full = full: all 49 pieces by hand
setup-reds = reds: the three reds by hand, the rest dealt
setup-random = random: a fair board is dealt
setup-symmetric = symmetric: a board on which neither side is better placed
setup-cut = cut: you offer a dealt board, the other chooses the side
setup-given = given: from a position in text
level-beginner = Beginner
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-club = Club player
level-strong = Strong
level-expert = Expert
level-master = Master

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } challenges you to a game of DVONN and wants to play white.
        [black] { $opponent }, { $challenger } challenges you to a game of DVONN and wants to play black.
        [choice] { $opponent }, { $challenger } challenges you to a game of DVONN on the board below. Which side do you play?
       *[random] { $opponent }, { $challenger } challenges you to a game of DVONN. Chance decides the colours.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } wants to play DVONN, as white. Who accepts?
        [black] { $challenger } wants to play DVONN, as black. Who accepts?
        [choice] { $challenger } wants to play DVONN on the board below. Who accepts, and plays which side?
       *[random] { $challenger } wants to play DVONN. Who accepts? Chance decides the colours.
    }
challenge-rematch = A rematch of game { $number }:
challenge-until = The challenge runs out { $until }.
challenge-draft = It has not been offered yet.
challenge-open = It is still open.
challenge-accepted = Accepted: this is game { $number }.
challenge-declined = Declined.
challenge-cancelled = Taken back.
challenge-expired = It ran out.
challenge-in-thread = The game is in { $place }.
challenge-posted = Your challenge is in { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] rated
       *[no] unrated
    }
terms-full = All 49 pieces are placed by hand
terms-reds = The three reds are placed by hand, the rest is dealt around them
terms-random = The board is dealt from seed { $seed }
terms-symmetric = The symmetric board is dealt from seed { $seed }
terms-cut = Cut and choose: one player offers a board dealt from seed { $seed }, the other chooses the side
terms-given = From a given position
clock-none = no clock
clock-turn = { $turn } a turn
clock-bank = { $bank } + { $increment } a move
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
thread-opening = I am opening a thread …
thread-name = DVONN: { $names }
draft-person = Only you see this board yet. When you offer it, { $opponent } chooses a side, and you play the other.
draft-anyone = Only you see this board yet. When you offer it, whoever accepts chooses a side, and you play the other.
draft-offered = You offered the board.
draft-discarded = Taken back. Nobody else has seen it.
button-offer-board = Offer this board
button-deal-again = Deal another
button-play-white = Play White
button-play-black = Play Black
button-accept = Accept
button-decline = Decline
button-cancel = Take back
button-open-thread = Open a thread
offer-thread = Shall I open a thread for yours?

## What happened

# The computer as a player. Names stand in sentences like those of people.
computer = Computer ({ $level })
# Somebody who had everything about them deleted.
deleted-player = deleted player
deleted-person = deleted person

news-start = Game { $number } begins: { $white } plays white, { $black } plays black.
news-place =
    { $piece ->
        [red] { $player } placed a red piece on **{ $cell }**.
        [white] { $player } placed a white piece on **{ $cell }**.
       *[black] { $player } placed a black piece on **{ $cell }**.
    }
news-dealt = The rest of the board is dealt from seed { $seed }.
news-move = { $player } moved **{ $ply }**
news-pass = { $player } has no legal move and passes.
ply-pass = pass
news-planned = { $news } (as planned)
news-prepared = { $news } (as prepared)
news-only-ply = { $news } (the only legal move)
news-all-planned = As planned: { $plies }
news-all-prepared = As prepared: { $plies }
news-item =
    { $piece ->
        [red] red { $ply }
        [white] white { $ply }
       *[black] black { $ply }
    }
does-take =
    { $color ->
        [white] takes white { $height }{ $red ->
            [yes] {" "}with red
           *[no] {""}
        }
       *[black] takes black { $height }{ $red ->
            [yes] {" "}with red
           *[no] {""}
        }
    }
does-join =
    { $color ->
        [white] joins white { $height }{ $red ->
            [yes] {" "}with red
           *[no] {""}
        }
       *[black] joins black { $height }{ $red ->
            [yes] {" "}with red
           *[no] {""}
        }
    }
does-take-red = takes red
does-isolate =
    { $color ->
        [white] isolates { $count } white
       *[black] isolates { $count } black
    }
does-isolate-both = isolates { $white } white, { $black } black

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, place the last red piece.
       *[other] { $player }, place a red piece ({ $left } to go).
    }
todo-place =
    { $color ->
        [white] { $player }, place a white piece ({ $left } to go).
       *[black] { $player }, place a black piece ({ $left } to go).
    }
todo-move = { $player }, your move.
todo-computer = { $player } is thinking …
todo-computer-for = The computer chooses a cell for { $player } …

## What happens besides plies

event-taken-back =
    { $with ->
        [computer] { $player } takes the last turn back.
       *[person] { $player } takes the last turn back, as both players agreed.
    }
event-paused =
    { $with ->
        [computer] A pause. “Resume” ends it.
       *[person] A pause, as both players agreed. Either of them ends it with “Resume”.
    }
event-resumed = { $player } ended the pause: the clocks go on.
event-time-given = { $giver } gives { $player } { $time } more.
event-computer-called-off = The computer does not choose for { $player } any more.
event-handed-over =
    { $color ->
        [white] { $moderator } gave white to { $player }, in place of { $from }. Reason: { $reason }
       *[black] { $moderator } gave black to { $player }, in place of { $from }. Reason: { $reason }
    }

## Clocks

clock-runs = Time runs out { $until }.
clock-runs-live =
    { $color ->
        [white] White has { $white }, Black { $black }. White's time runs out { $until }.
       *[black] White has { $white }, Black { $black }. Black's time runs out { $until }.
    }
clock-paused = The clocks stand: this is a pause.
clock-vacation = The clock stands: { $player } is on vacation.
reminder = { $player }, it is your turn in game { $number } against { $opponent }, and your time runs out { $until }.
reminder-link = { $line } [Board]({ $url })

## What players ask of each other

offer-draw = { $player } offers a draw. { $opponent }, do you accept?
offer-pause = { $player } asks for a pause, in which both clocks stand until one of you goes on. { $opponent }, do you agree?
offer-takeback =
    { $count ->
        [0] { $player } asks to take back **{ $ply }**. { $opponent }, do you agree?
        [one] { $player } asks to take back **{ $ply }** and the move after it. { $opponent }, do you agree?
       *[other] { $player } asks to take back **{ $ply }** and the { $count } moves after it. { $opponent }, do you agree?
    }
offer-was =
    { $kind ->
        [draw] { $player } offered a draw.
        [takeback] { $player } asked to take a turn back.
       *[pause] { $player } asked for a pause.
    }
offer-became =
    { $state ->
        [open] It is still open.
        [accepted] Accepted.
        [declined] Declined.
        [withdrawn] Withdrawn.
       *[lapsed] It lapsed, since the game went on.
    }
asked = Done: see the channel.
more = What would you like to do?
button-withdraw = Withdraw
button-draw = Offer a draw
button-takeback = Take back
button-abort = Call off
button-pause = Ask for a pause
button-resume = Resume
button-give = Give { $time }
button-settings = Settings
button-more = More …
button-rematch = Rematch

## Vacations

notice-vacation = You were out of time, so a vacation began by itself. Your clocks stand, except in live games, a day at a time until you play, as long as you have days left.
event-vacation = { $player } is out of time, but still has days of vacation, and now takes one.
vacation-none = You are not on vacation. `/dvonn vacation days:3` begins one: your clocks stand for three days, except in live games.
vacation-until = You are on vacation until { $until } ({ $left }). Your clocks stand, except in live games.
vacation-automatic = You were out of time, so a vacation began by itself. It lasts until { $until } ({ $left }). Your clocks stand, except in live games.
vacation-days =
    { $count ->
        [one] You have { $count } of { $of } days left this year.
       *[other] You have { $count } of { $of } days left this year.
    }
button-vacation-end = End it now

## Moderators

moderated = It is done and told: game { $number }, { $place }
taken-out = { $moderator } took game { $number }, { $white } against { $black }, out of the record of rated games. All ratings are what they would be without it: `/ladder profile` shows them. Reason: { $reason }
role-is = People with the role { $role } may decide about games with `/dvonn moderate`, and so may those who manage this server.
role-none = Only those who manage this server may decide about games with `/dvonn moderate`.
computer-rated = Games against the computer count for the ladder of this server.
computer-unrated = Games against the computer do not count for the ladder of this server.
server-title = **What this server has settled**
server-hint = Each line has a command that changes it, such as `/dvonn-admin channels`. `/dvonn-admin log` tells who changed what.
server-channels = Games are begun in { $channels } and in the threads there.
server-channels-all = Games are begun in every channel.
server-starters = Only people with the role { $role } start games. Everybody may accept a challenge.
server-starters-all = Everybody may start games.
server-rated = Games may count for the ladder.
server-unrated = No game that begins now counts for the ladder. Rated games that run already still do.
server-ladder-rating = The ladder is ordered by ratings.
server-ladder-places = The ladder is one of places: whoever wins a challenge takes the other's place.
server-season-none = There are no seasons.
server-season-month = A season lasts a month.
server-season-quarter = A season lasts three months.
server-season-half = A season lasts six months.
server-season-year = A season lasts a year.
server-announcements = News of seasons and tournaments is posted in { $channel }.
server-announcements-none = News of seasons and tournaments is posted in no channel of its own.
server-announcements-here = News of this server's seasons and tournaments will be posted here.
server-language = What everybody reads is written in { $name }.
server-language-discord = What everybody reads is written in the language that this server has on Discord.
server-theme =
    { $theme ->
        [wood] The theme of what everybody sees is light wood.
        [slate] The theme of what everybody sees is dark slate.
        [paper] The theme of what everybody sees is black on white, for print.
        [contrast] The theme of what everybody sees is high contrast.
       *[colour-blind] The theme of what everybody sees is for colour-blind readers: owners differ in shape.
    }
server-blocked = { $person } is blocked: { $reason }
server-blocked-more = More people are blocked; the log names them.
person-blocked = { $person } can no longer start or join games in this server. Their running games go on. `/dvonn-admin unblock` lets them play again.
person-unblocked = { $person } may play in this server again.
button-clear-role = Name none any more
button-clear-starters = Let everybody start games
button-clear-announcements = Post no more news
button-clear-channels = Let games begin everywhere
button-clear-language = As on Discord

## The log of what moderators did

log-title = **What was done in this server**, newest first. Page { $page } of { $pages }.
log-empty = Nothing has been done in this server yet.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Reason: { $reason }
log-channel-added = { $channel } was added to the channels for games.
log-channel-removed = { $channel } was taken off the channels for games.
log-blocked = { $person } was blocked.
log-unblocked = { $person } may play again.
log-ended = Game { $number } was ended with a result.
log-voided = Game { $number } was declared void.
log-handed-over = A side of game { $number } was given to somebody else.
log-backed-up = A backup was taken.
log-tournament-computers = The computer was let into tournament { $number }.
log-tournament-computers-removed = The computer was taken out of tournament { $number }.
log-tournament-started = Tournament { $number } was begun.
log-tournament-withdrew = Somebody was taken out of tournament { $number }.
log-tournament-moved = Tournament { $number } was moved to another channel.
log-tournament-ended = Tournament { $number } was ended.
button-log-newer = Newer
button-log-older = Older

## The end

end-won =
    { $color ->
        [white] Game over: { $player } wins with white, { $own } to { $other }, by { $margin }.
       *[black] Game over: { $player } wins with black, { $own } to { $other }, by { $margin }.
    }
end-draw = Game over: a draw, { $score } to { $score }.
end-resigned =
    { $color ->
        [white] { $loser } resigns: { $winner } wins with white.
       *[black] { $loser } resigns: { $winner } wins with black.
    }
end-out-of-time =
    { $color ->
        [white] { $loser } is out of time: { $winner } wins with white.
       *[black] { $loser } is out of time: { $winner } wins with black.
    }
end-agreed = The game ends in a draw, as both players agreed.
end-awarded =
    { $color ->
        [white] { $moderator } ended the game: { $winner } wins with white. Reason: { $reason }
       *[black] { $moderator } ended the game: { $winner } wins with black. Reason: { $reason }
    }
end-awarded-draw = { $moderator } ended the game as a draw. Reason: { $reason }
end-deadline =
    { $color ->
        [white] The round is over, and { $loser } had let their turn wait: { $winner } wins with white.
       *[black] The round is over, and { $loser } had let their turn wait: { $winner } wins with black.
    }
end-deadline-draw = The round is over before the game is: a draw.
end-voided = { $moderator } declared the game void. Reason: { $reason }
end-aborted = The game was called off and does not count.
end-out-of-time-void = { $player } is out of time before any stack was moved: the game does not count.
end-left = The game ends without a result, since a player has left the server.
end-deleted = The game ends without a result, since a player has had themselves deleted.
end-channel = The game ended without a result, since its channel was deleted.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change = { $player }: { $before } → **{ $after }** ({ $step })
result-expected = { $player } had been expected to win { $odds } of 100 such games.
result-even = The two had been expected to win equally often.
result-part =
    { $part ->
        [2] This game counts by half, since these two had played { $before } games within 30 days.
        [4] This game counts by a quarter, since these two had played { $before } games within 30 days.
       *[other] This game counts by one part in { $part }, since these two had played { $before } games within 30 days.
    }
result-short = This game does not count for the ladder: fewer than { $moves } moves had been made.
result-on-time = This game does not count for the ladder: what one loses on time within a day counts once.
result-voided = This game does not count for the ladder: a moderator has taken it out of the record.

score = { $wins } won, { $draws } drawn, { $losses } lost
record-all =
    { $games ->
        [one] One game: { $score }
       *[other] { $games } games: { $score }
    }
record-color =
    { $color ->
        [white] With white: { $score }
       *[black] With black: { $score }
    }
record-setup =
    { $setup ->
        [full] All placed by hand: { $score }
        [reds] Reds by hand: { $score }
        [random] Random: { $score }
        [symmetric] Symmetric: { $score }
        [cut] Cut and choose: { $score }
       *[given] Given position: { $score }
    }

top-title =
    { $list ->
        [computer] **The computer on the ladder of this server**
       *[people] { $players ->
            [one] **The ladder of this server**: one player
           *[other] **The ladder of this server**: { $players } players
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · one game
       *[other] **{ $place }** · { $player } · { $rating } · { $games } games
    }
top-own = … { $row }
top-order = -# Ordered by rating minus twice the ±, which says how unsure a rating is: a few lucky games take nobody to the top. ? means that it is still a guess.
top-nobody = Nobody has a place here yet. The first rated game of two people in this server starts the ladder: `/dvonn challenge`.
top-all-idle = Nobody has played a rated game here for 60 days, so nobody has a place now. The next one brings its players back: `/dvonn challenge`. `/ladder season` has the tables of seasons.
top-no-computer = The computer has played no rated game here yet. Its games count only where those who manage the server let them.
top-no-game = { $player } has no place yet: no rated game of theirs has counted here.
top-idle = { $player } has no place after 60 days without a rated game. The next one brings them back.
table-ladder =
    { $list ->
        [computer] The computer on the ladder
       *[people] DVONN ladder
    }
table-page = Page { $page } of { $pages }
table-order = by rating minus twice the ±
table-player = Player
table-rating = Rating
table-games = Games
alt-table = Table: { $title }. { $columns }: { $rows }.

profile-title = **{ $player }** · { $rating }
profile-place = Place { $place } by rating
profile-challenge-place = Place { $place } on the ladder
profile-idle = No place after 60 days without a rated game
profile-no-place = No place yet
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
profile-streak =
    { $now ->
        [0] Longest streak: { $longest } won in a row
       *[other] Longest streak: { $longest } won in a row; now { $now }
    }
profile-best-win = Best win: against { $opponent } ({ $rating }), game { $number }
profile-last = Last games:
profile-game =
    { $outcome ->
        [win] - won against { $opponent }: { $step } (game { $number })
        [draw] - drew with { $opponent }: { $step } (game { $number })
       *[loss] - lost to { $opponent }: { $step } (game { $number })
    }
profile-none = { $player } has nothing to show here yet: no rated game of theirs has counted. Challenge them with `/dvonn challenge`.
profile-none-of-computer = { $player } has nothing to show here yet: its games count only where those who manage the server let them.
profile-of-bot = A bot has no profile. Those of the computer go by `level`.
profile-none-of-you = You have nothing to show here yet. Play a rated game with `/dvonn challenge`, and this becomes a curve of your rating, your record and your best win.
profile-one = Name either a person in `who` or a level of the computer in `level`, not both.
caption-profile = Rating in this server, and the range it is probably in
fact-place = Ladder
fact-games = Games
fact-streak = Longest streak
fact-best-win = Best win
fact-won-against = { $opponent } ({ $rating })
alt-profile =
    { $games ->
        [one] The rating of { $name } after one game: { $rating }.
       *[other] The rating of { $name } over the last { $games } games: at first { $first }, between { $least } and { $most }, now { $rating }.
    }

activity-title =
    { $games ->
        [one] **What was played here in the last { $weeks } weeks**: one game, { $rated ->
            [0] not rated
           *[other] rated
        }
       *[other] **What was played here in the last { $weeks } weeks**: { $games } games, { $rated } of them rated
    }
activity-busiest =
    { $games ->
        [one] Busiest week: that from { $monday }, with one game
       *[other] Busiest week: that from { $monday }, with { $games } games
    } { $people ->
        [0] of the computer
        [one] of one person
       *[other] of { $people } people
    }
activity-this-week =
    { $games ->
        [0] This week: no game yet
        [one] This week so far: one game
       *[other] This week so far: { $games } games
    }
activity-none = Nobody has played a game to its end here in the last { $weeks } weeks. `/dvonn challenge` begins one.
activity-empty = No games yet
table-activity = Games on this server
activity-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
activity-rated = Rated games
activity-others = Other games
activity-people = People
caption-activity = Games that ended, by weeks from Monday (UTC)
alt-activity = Bars for { $weeks } weeks, the first from { $first }, the last going on. For each week from a Monday, games that ended, rated and others, and how many people played them: { $told }. Weeks without a game are left out.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = A chart of { $weeks } weeks, the first from { $first }: no game ended in any of them.

versus-title = **{ $one } against { $other }**
versus-none = They have played no rated game against each other here.
versus-record = The games of { $player }:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: no rated game yet, so taken for an unknown player
versus-odds = If they played today, { $player } would be expected to win { $odds } of 100 games.
versus-last = Last games:
versus-game =
    { $outcome ->
        [win] - { $at } · game { $number } · { $player } won with { $color }: { $step }
        [draw] - { $at } · game { $number } · { $player } drew with { $color }: { $step }
       *[loss] - { $at } · game { $number } · { $player } lost with { $color }: { $step }
    }
versus-oneself = These are one and the same. Name two people, or one to compare with yourself.

record-title = **Rated games of this server**
record-title-of = **Rated games of { $player } in this server**
record-nobody = No rated game has been played to its end in this server yet. `/dvonn challenge` begins one.
record-none-of = { $player } has not played a rated game to its end in this server yet.
record-game =
    { $outcome ->
        [win] { $at } · game { $number } · { $one } beat { $other }
       *[draw] { $at } · game { $number } · { $one } drew with { $other }
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (counts 1/{ $part })
    }
record-uncounted = { $game }: does not count ({ $reason })
uncounted-short = too short
uncounted-on-time = another loss on time within a day
uncounted-voided = taken out by a moderator
button-newest = Newest
button-newer = Newer
button-older = Older

## Seasons

season-is = **Season { $number }**, from { $from } until { $until } ({ $rest })
season-endless = **Season { $number }**, since { $from }. Seasons of this server have no end.
season-was = **Season { $number }**, from { $from } until { $until }: the final table
season-nobody = No rated game has counted in it yet.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = The first rated game of two people in this server begins the first season: `/dvonn challenge`.
season-unknown = There has been no season { $number } here. `/ladder season` shows the one that goes on.
season-over = **Season { $number } is over.**
season-title =
    { $place ->
        [1] 🥇 { $player } is the winner of season { $number }.
        [2] 🥈 { $player } comes second.
       *[3] 🥉 { $player } comes third.
    }
season-over-more = Whole table: `/ladder season number:{ $number }`. The next season has begun, with the ratings as they are.
table-season = Season { $number }
table-wins = Won
table-draws = Drawn
table-losses = Lost

## The challenge ladder

places-title =
    { $people ->
        [one] **The ladder of this server**, by places: one person
       *[other] **The ladder of this server**, by places: { $people } people
    }
places-row = **{ $place }** · { $player }
places-own = { $player } has place { $place }. `/ladder challenge` somebody up to three places above: who wins, swaps.
places-none = { $player } has no place now. `/ladder challenge` one of the lowest three.
places-nobody = Nobody has a place here. `/ladder challenge` anybody: the first game for places gives both one.
table-places = DVONN ladder, by places

refuse-place-none = This server's ladder is not one of places, so there is none to play for: use `/dvonn challenge`.
refuse-place-oneself = Nobody plays for their own place. { $reach }
refuse-place-answered = This challenge for a place cannot be accepted now. { $why }
refuse-place-no-place = { $opponent } has no place on the ladder, or has not played for 60 days. { $reach }
refuse-place-below =
    { $who ->
        [you] { $opponent } stands below you: they can challenge you.
       *[other] { $opponent } stands below { $challenger } by now.
    } { $reach }
refuse-place-far = { $opponent } stands too far up: one may challenge up to { $places } places above one's own. { $reach }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] You play for a place in game { $number } against { $opponent }, and may challenge somebody else when it is over.
           *[challenge] You have challenged { $opponent } for their place. Take that challenge back, or wait for the answer.
        }
       *[other] { $what ->
            [game] { $challenger } plays for a place in game { $number } against { $opponent }.
           *[challenge] { $challenger } has challenged { $opponent } for their place.
        }
    }
refuse-place-incoming = { $others } others want the place of { $opponent } already: wait until one of them is done, or challenge somebody else.
refuse-place-soon = { $challenger } and { $opponent } have played for a place within a week: they can again from { $until }.
place-reach =
    { $who ->
        [you] You may challenge { $people }.
       *[other] { $challenger } may challenge { $people }.
    }
place-reach-nobody =
    { $who ->
        [you] Nobody stands above you: others may challenge you.
       *[other] Nobody stands above { $challenger }.
    }
challenge-for-place = It is for places on the ladder: if the challenger wins, the two swap.
place-stake = It is for places on the ladder: if { $challenger } wins, { $opponent } and they swap.
place-swapped = **{ $winner } takes place { $place } of the ladder from { $loser }.**
place-kept = No place on the ladder changes hands.
place-stays-swapped = The places on the ladder stay as they are: somebody has moved there since.


## In pictures

caption-move =
    { $color ->
        [white] White to move
       *[black] Black to move
    }
caption-passed =
    { $color ->
        [white] White passed
       *[black] Black passed
    }
caption-isolates = { $ply }, isolates { $count }
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
caption-draw = A draw
caption-won-early =
    { $color ->
        [white] White wins
       *[black] Black wins
    }
caption-resigned =
    { $color ->
        [white] White resigned
       *[black] Black resigned
    }
caption-void = No result
caption-sample = Sample: a board of yours when you play Black · { $ply }
caption-preview = Preview: { $ply }

## Taking a turn by menus and buttons

menu-row-hint = Place a piece: choose a row
menu-row = Row { $row }
menu-row-empty =
    { $count ->
        [one] { $count } empty cell
       *[other] { $count } empty cells
    }
menu-cell-hint = Choose a cell
menu-stack-hint = Move a stack: choose which
menu-stack =
    { $red ->
        [yes] { $cell }: height { $height }, holds red
       *[no] { $cell }: height { $height }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
pick-cell = Where in row { $row }? The piece is placed as soon as you choose.
pick-destination = Where to from **{ $cell }**? You will see what happens before it counts.
pick-destination-at-once = Where to from **{ $cell }**? The move is played as soon as you choose.
preview-ply = This would be **{ $ply }**
preview-score = The score would be white { $white }, black { $black }. Play it?
button-confirm = Confirm
button-back = Back
you-moved = You moved **{ $ply }**
you-placed = You placed your piece on **{ $cell }**.

## Looking ahead, without playing

ahead-title = This only looks ahead: nothing has been played.
ahead-move = { $player } would move **{ $ply }**
ahead-place =
    { $piece ->
        [red] { $player } would place a red piece on **{ $cell }**.
        [white] { $player } would place a white piece on **{ $cell }**.
       *[black] { $player } would place a black piece on **{ $cell }**.
    }
ahead-pass = { $player } would have no legal move and pass.
ahead-score = The score would be white { $white }, black { $black }.
ahead-next-moves =
    { $moves ->
        [one] { $player } would be to move, with one move to make. { $other }
       *[other] { $player } would be to move, with { $moves } moves to choose from. { $other }
    }
ahead-other-moves =
    { $moves ->
        [0] { $player } would have none.
        [one] { $player } would have one.
       *[other] { $player } would have { $moves }.
    }
ahead-next-passes =
    { $moves ->
        [one] { $player } would have no move and pass. { $other } would go on, with one move to make.
       *[other] { $player } would have no move and pass. { $other } would go on, with { $moves } moves to choose from.
    }
ahead-next-place =
    { $piece ->
        [red] { $player } would be to place a red piece.
        [white] { $player } would be to place a white piece.
       *[black] { $player } would be to place a black piece.
    }
ahead-next-dealt = Then the rest of the board is dealt.
ahead-won = The game would be over: { $player } would win, { $own } to { $other }, by { $margin }.
ahead-draw = The game would be over: a draw, { $score } to { $score }.

ahead-empty = Give a move, such as `D3F3`, or several in a row, such as `D3F3 E4E5`.
ahead-too-long = I look { $most } moves ahead at most. Leave the last ones out.
ahead-unknown-word = `{ $word }` is neither a cell such as `D3` nor a move such as `D3F3`. While you type, I offer what can be played.
ahead-half-a-move = { $cell } is only half a move. Add the cell that the stack lands on, such as `D3F3`.
ahead-illegal =
    { $number ->
        [1] { $color ->
            [white] White cannot play `{ $ply }`. { $rule } While you type, I offer what can be played.
           *[black] Black cannot play `{ $ply }`. { $rule } While you type, I offer what can be played.
        }
       *[other] { $color ->
            [white] Move { $number }: White cannot play `{ $ply }` then. { $rule } While you type, I offer what can be played.
           *[black] Move { $number }: Black cannot play `{ $ply }` then. { $rule } While you type, I offer what can be played.
        }
    }
ahead-dealt = After the last red piece the rest of the board is dealt, and nobody knows how. Look ahead no further than that.

## Hints and analyses

hint-title =
    { $count ->
        [one] You have only one legal move:
       *[other] Your best moves:
    }
hint-not-played = Nothing has been played, and only you see this.
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] about even
        [chance] about { $number }% to win
        [win] wins by { $number } for sure
        [draw] a draw for sure
       *[loss] loses by { $number } for sure
    }
does-stand-by-red = next to red
does-stand-at-edge = at the edge
does-reach-red = could take red on { $cells } next
does-end = ends the game
does-leave-no-move =
    { $color ->
        [white] leaves White no move
       *[black] leaves Black no move
    }
analysis-game = Game { $number }.
analysis-plies = After move { $number } of { $count }.
analysis-worth =
    { $color ->
        [white] **White is to move: { $worth }.**
       *[black] **Black is to move: { $worth }.**
    }
analysis-choice = - **{ $ply }**: { $worth }
analysis-line = If both play their best, the game may go on like this. The picture shows the first moves by letter:
analysis-ply =
    { $color ->
        [white] { $letter }. White { $ply }
       *[black] { $letter }. Black { $ply }
    }
analysis-end = Then the game is over: White { $white }, Black { $black }.
analysis-effort =
    { $depth ->
        [one] -# I looked one move ahead.
       *[other] -# I looked { $depth } moves ahead.
    }
analyse-what = What shall I look at? Give a position, or a game by its number or its moves. In a game's channel I take that game.
advice-rated = This game is rated, so it is played without my advice. `/dvonn preview` shows what a move would do; once the game is over, `/dvonn analyse` says what was best.
advice-of-rated-game = This is too close to game { $number }, which is rated and which you are playing: there I neither advise you nor play on with you. Once it is over, I do.
advice-over = In this position neither side can move any more: White { $white }, Black { $black }. To look at an earlier moment of a game, say in `after` how many moves had been played.
advice-not-of-running = This game goes on: while it does, only the player to move can have it analysed, and nobody if it is rated. Once it is over, anybody can.
advice-two-subjects = Give either a position or a game. `after` goes with a game.
advice-no-such-ply =
    { $plies ->
        [one] This game has one move, so `after` can be 0 or 1.
       *[other] This game has { $plies } moves, so `after` can be 0 to { $plies }.
    }

## Settings

# The language's own name for itself.
language-name = English

settings-title = **Your settings**
settings-scope = They apply to what only you see. What everybody sees follows the server: `/dvonn-admin theme` sets its theme.
settings-hint = Choose
settings-orientation =
    { $value ->
        [white] Board: White's side at the bottom, as in the channel
        [own] Board: my side at the bottom
       *[black] Board: Black's side at the bottom
    }
settings-theme =
    { $value ->
        [server] Theme: as on each server
        [wood] Theme: light wood
        [slate] Theme: dark slate
        [paper] Theme: black on white, for print
        [contrast] Theme: high contrast
       *[colour-blind] Theme: for colour-blind readers, owners differ in shape
    }
settings-size =
    { $value ->
        [small] Picture size: small, for phones
        [normal] Picture size: normal
       *[large] Picture size: large
    }
settings-notation =
    { $value ->
        [joined] Moves are written D3F3
        [dash] Moves are written D3-F3
       *[arrow] Moves are written D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Reminders: in the game's channel
        [direct] Reminders: by direct message
       *[off] Reminders: none
    }
settings-language = Language: { $name }
settings-language-discord = Language: as in Discord
settings-confirm =
    { $on ->
        [yes] A move you choose by buttons is shown before it counts
       *[no] A move you choose by buttons is played at once
    }
settings-only-ply =
    { $on ->
        [yes] When you have only one legal move, I play it for you
       *[no] When you have only one legal move, you still play it yourself
    }
settings-vacation =
    { $on ->
        [yes] When your time would run out, a vacation begins by itself: a day at a time until you play, as long as you have days left
       *[no] Vacations begin only when you say so
    }
settings-quiet = Quiet hours: { $hours } in { $zone }
settings-no-quiet = Quiet hours: none
button-settings-confirm =
    { $on ->
        [yes] Show moves before they count
       *[no] Play moves at once
    }
button-settings-only-ply =
    { $on ->
        [yes] Play forced moves for me
       *[no] Let me play forced moves
    }
button-settings-vacation =
    { $on ->
        [yes] Begin vacations by themselves
       *[no] No vacation by itself
    }
button-settings-play = Reminders, language …
button-settings-boards = Boards and moves …
button-settings-quiet = Quiet hours …
form-quiet = Quiet hours
form-quiet-hours = From when until when? Empty for none.
form-quiet-zone = Your time zone
refuse-quiet-hours = `{ $input }` are no hours of the day. Write them like `22:00-07:00`, or leave them out to have none.
refuse-time-zone = I know no time zone `{ $input }`. Their names look like `Europe/Berlin`, `America/New_York` or `UTC`.

## Plans for the placement. What players write in them is the same in every language.

form-plan-title = Your plan for the placement
form-plan-wishes = Cells, the most wanted first
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Stop when they place here (may be empty)
form-plan-stops-hint = near reds, near own, D3; or after so many of your pieces: after 5
plan-is = **Your plan**: `{ $wishes }`
plan-stops = It stops at: `{ $stops }`
plan-takes = Next it takes, as far as they stay empty: { $cells }
plan-takes-then-best = Next it takes, as far as they stay empty: { $cells }; then where the computer would place.
plan-takes-best = Next: where the computer would place.
plan-takes-nothing = No cell of it is empty.
plan-carried-out = Played as planned; nothing is left of your plan.
plan-came-to-nothing = Nothing could be played as planned, and the plan is over.
plan-dropped = You have no plan now. `/dvonn plan` makes one.
button-plan = Plan …
button-edit = Edit
button-delete = Delete
button-try-again = Try again
form-written = This is what you wrote:

plan-empty = A plan needs a cell at least, for instance `D3 E4, near reds, row 3`.
plan-too-long = A plan has at most { $most } characters in each field. `row 3`, `edge` and `anywhere` stand for many cells.
plan-unknown-word = Plans do not know the word `{ $word }`. Use cells such as `D3`, and `A1-E1`, `row 3`, `column D`, `edge`, `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = After `row` comes a number from 1 to 5, as in `row 3`.
plan-column-letter = After `column` comes a letter from A to K, as in `column D`.
plan-near-what = After `near` comes `reds`, `own`, `theirs` or a cell, as in `near D3`.
plan-line-end = After a cell and a dash comes the cell where the line ends, as in `A1-E1`.
plan-not-a-line = { $from } and { $to } are not in a straight line. Name the cells one by one, or a line such as `A1-E1`.
plan-best-rated = This game counts, so the computer chooses no cell in it. `anywhere` takes the emptiest middle first.
plan-count = After `after` comes a number from 1 to 49, as in `after 5`.
plan-no-cell-first = Begin with the cell to place on now, such as D3; what comes after it becomes your plan.

## Conditional moves. What players write in them is the same in every language.

form-if-title = If they play this, I play that
form-if-lines =
    { $first ->
        [mine] Lines: my turn, theirs, mine, theirs, mine
       *[theirs] Lines: their turn, mine, theirs, mine
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2 means: I place on D3; if they place on E4, I place on F2. * is any other cell
           *[theirs] D3 E4 means: if they place on D3, I place on E4. * E5 means: else I place on E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3 means: I move D3F3; if they move E4E5, I move C1C3. * is any other move
           *[theirs] D3F3 E4E5 means: if they move D3F3, I move E4E5. * C1C3 means: else I move C1C3
        }
    }
if-are = **Your conditional moves**. A colon stands before each of yours, and { "*" } for any other of theirs.
if-waits = They begin with your { $ply }: as soon as you have played that, they wait for the answer.
if-dropped = You have no conditional moves now. `/dvonn if` makes some.
button-conditions = If they play …
button-add-conditions = Add conditional moves

if-empty = Write a line at least, for instance `D3F3 E4E5`: if they play D3F3, I play E4E5.
if-too-long = Conditional moves have at most { $most } characters in all. Leave out what is least likely.
if-too-many = These are { $found } branches, and { $most } are the most. Leave out what is least likely.
if-too-deep = Line { $line } is longer than { $most } moves. End it earlier.
if-unknown-word = Line { $line }: `{ $word }` is neither a cell such as `D3` nor a move such as `D3F3` nor `*`, which stands for any other.
if-no-such-cell = Line { $line }: there is no cell `{ $word }`. { $cells }
if-pass = Line { $line }: leave passes out. I play them by myself.
if-half-a-move = Line { $line }: { $cell } is only half a move. Add the cell that the stack lands on, such as `D3F3`.
if-any-of-mine = Line { $line }: `*` stands for a move of your opponent. Write your own out.
if-illegal-mine = Line { $line }: you cannot play { $ply } at that point. { $reason }
if-illegal-theirs = Line { $line }: your opponent cannot play { $ply } at that point. See whose turn each move is, and the board.
if-after-the-end = Line { $line } goes on where the game is over. End it earlier.
if-no-answer = Line { $line } ends with a move of your opponent. Add your answer, or leave it out.
if-two-answers = Lines { $first } and { $second } answer the same with different moves. Keep one of them.

## Private notices

notice-title = Game { $number } against { $opponent }:
notice-board = The board is [here]({ $url }).
notice-branch-dropped = You had prepared **{ $answer }**, but it could not be played, and your conditional moves are gone. { $reason }
notice-branch-dropped-after = You had prepared **{ $answer }** as the answer to { $after }, but it could not be played, and your conditional moves are gone. { $reason }
notice-if-void = Your conditional moves are gone, since a turn was taken back or the board was dealt. `/dvonn if` takes new ones. They were:
notice-plan-stopped = Your plan has stopped: your opponent placed on **{ $cell }** (`{ $rule }`).
notice-plan-left = This was left of it: `{ $plan }`. It stopped at: `{ $stops }`. `/dvonn plan` makes a new one.
notice-plan-done = Your plan has placed as many pieces as it was to place. `/dvonn plan` makes a new one.
notice-plan-exhausted = No cell of your plan is empty any more. `/dvonn plan` makes a new one.
## Looking back

button-look-back = Look back
button-first = First
button-page-back = Back
button-forward = Forward
button-last = Last
page-start = Position 0 of { $count }: before the first move.
page-passed = Position { $number } of { $count }: { $player } had no move and passed
page-ply = Position { $number } of { $count }: { $player } played **{ $ply }**
import-title = A game that you brought: { $white } (white) against { $black } (black)
import-result = Result: { $result }

## Replays, and the places of a game that one jumps to

button-replay = Replay
button-share = Show to everybody
menu-chapter-hint = Jump to …
menu-game-hint = Look through a game …
chapter-start = The beginning
chapter-placed = Move { $number }: all pieces are placed
chapter-ply = Move { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Move { $number }: the end
       *[running] Move { $number }: where the game stands
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } against { $black }, running
       *[over] { $number }: { $white } against { $black }
    }
replay-ply = Replay of move { $number } of { $count }.
replay-plies = Replay of moves { $from } to { $to } of { $count }.
replay-nothing = Nothing has been played in this game, so there is nothing to replay yet. `/dvonn board` shows the board.
replay-no-such-ply = There is no move { $named } in this game: give `from` and `to` as numbers from 1 to { $plies }, or leave them out for all of it.
replay-elsewhere = This game was not played on this server, so I do not show it to everybody here. Leave out `share`, and you see its replay alone.
replay-backwards = Move { $from } comes after move { $to }. For the moves between, give `from` as { $to } and `to` as { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Replay of moves { $from } to { $to }: { $plies }. The last position:
error-still-drawing = I am still drawing the replay that you asked for before. Wait for it, then ask again.

## Reviews: what the computer player thinks of a game that is over

button-review = Review
button-review-show = Show
button-review-look = Look from here
button-turning-point = { $mark }: move { $number }
review-under-way = The review is being made: { $known } of { $all } positions are done.
review-will-be-posted = I shall post it in { $channel }. The button shows it to you as soon as it is there.
review-title = {"**"}Review.** { $title }
review-side =
    { $color ->
        [white] White
       *[black] Black
    }, { $player }: accuracy **{ $accuracy }%**; of { $judged ->
        [one] { $judged } choice
       *[other] { $judged } choices
    } { $best } as the computer at its best would have played.
review-no-turns = No move cost a tenth of the winning chances or more.
review-turn = {"**"}{ $mark }.** Move { $number }, { $player }: **{ $ply }** turned { $before } into { $after }.
review-better = Better: **{ $better }**.
review-better-line = Better: **{ $better }**, then { $line }.
review-chance = { $chance }%
review-draw = a draw
review-end =
    { $end ->
        [win] a win by { $margin }
       *[loss] a loss by { $margin }
    }
review-scale = Percentages are chances to win of the player named there.
review-labels = In the picture, A: better, B: played.
review-figure = { $accuracy }%
phase-placement = Placement
phase-movement = Movement
caption-review = White's chances to win after each move; accuracy beside the names
caption-turning-point = A: better, { $better } · B: played, { $played }
alt-turning-point = A marks the better move: { $better }. B, in another colour, marks the move played: { $played }.
alt-review = Chart: White's chances to win, { $white } (white) against { $black } (black). After move { $figures }.
alt-review-figure = { $number }: { $chance }%
alt-review-accuracy =
    { $color ->
        [white] Accuracy of White: { $accuracy }%.
       *[black] Accuracy of Black: { $accuracy }%.
    }
alt-review-turn =
    Turning point { $mark }, move { $number }, { $color ->
        [white] White
       *[black] Black
    }: { $after } instead of { $before }.

## Games as files

export-no-files = (I may not attach files in this channel. In a direct message to me, `/dvonn export` with the number of your game gives the file.)
export-which = Which game? Give its number. `/dvonn games` lists yours.
export-no-number = `{ $input }` is no number of a game. `/dvonn games` lists yours.
export-start-in-file = It begins from a position that the file holds.
form-import = A game as text
form-import-game = The file's text, or the moves
import-gone = I have forgotten this game, since you have brought many others. `/dvonn import` takes it again.
import-too-long = This is too long for a game: I read up to { $most } KiB.
import-unreachable = Discord does not hand me this file. Please try again, or give the game as text.
import-no-text = This file is no text. I read files as `/dvonn export` gives them.
import-nothing = There is no move in this. I read files as `/dvonn export` gives them, and moves in a row such as `D3 E4 F5`.
import-header = Line { $line }: { $fault }
import-header-form = Line { $line } is no header. It should look like `[Key "value"]`.
import-header-key = { $key } is no key. Keys have letters, digits and _.
import-header-twice = This header is written from the game itself.
import-header-value = The value of { $key } has a control character, such as a tab.
import-no-cell = Move { $number }: { $found } is not a cell. { $cells }
import-no-ply = Move { $number }: { $found } is not a move. Write D3 to place, D3F3 to move, or PASS.
import-illegal = Move { $number }, `{ $ply }`: { $rule }
import-no-score = After the bar: { $found } is no score. Write two numbers, White's first.
import-not-over = A score follows move { $number }, but the game is not over.
import-other-score = The score is given as { $white_said } to { $black_said }, but on the board it is { $white } to { $black }.
rule-taken = { $cell } is taken.
rule-empty = { $cell } is empty.
rule-lone-red = The red piece on { $cell } stands alone, so nobody can move it.
rule-not-theirs = The stack on { $cell } belongs to the other side.
rule-surrounded = The stack on { $cell } has pieces on all six sides, so it cannot move.
rule-not-straight = { $from } and { $to } are not in a straight line.
rule-distance = From { $from } to { $to } the distance is { $distance }, but the stack's height is { $height }.
rule-empty-target = { $to } is empty.
rule-leaves-board = From { $from } a stack of height { $height } would leave the board.
rule-still-placing = Not all pieces have been placed yet.
rule-all-placed = All pieces have been placed.
rule-must-pass = The side to move has no legal move and must pass: write PASS.
rule-may-not-pass = The side to move has a legal move, so it cannot pass.
rule-game-over = The game is over before this move.

## Giving up

ask-resign = Do you really want to give up the game of { $white } against { $black }?
ask-close = Your opponent has left the server. Shall the game end without a result?
button-resign = Resign
button-close = End the game
button-keep-playing = Keep playing
kept-playing = The game goes on.
resigned = You resigned.
closed = The game has ended.

## Lists and pages

games-none = You have no running games. Start one with `/dvonn challenge`.
games-title =
    { $count ->
        [one] **Your game**
       *[other] **Your { $count } games**
    }
games-entry =
    { $turn ->
        [yours] **Your turn** in game { $number } against { $opponent }, { $time }
       *[theirs] Game { $number }: { $opponent } is to move, { $time }
    }
games-since = since { $since }
games-until = time runs out { $until }
games-paused = a pause, with { $left } left
games-vacation = on vacation, with { $left } left
games-entry-link = { $entry } in { $place }: [board]({ $url })
games-more =
    { $count ->
        [one] … and { $count } more.
       *[other] … and { $count } more.
    }
history-title = Game { $number }: { $white } (white) against { $black } (black)
history-handed-over = { $at }: { $moderator } let somebody else play on. Reason: { $reason }
history-taken-out = { $at }: { $moderator } took the game out of the record of rated games. Reason: { $reason }
history-empty = Nothing has been played yet.

help =
    {"**"}Playing DVONN here**
    `/dvonn challenge` challenges somebody or, if you name nobody, anybody. It sets the board, the clock and whether it counts.
    `/dvonn play` begins a game against the computer, at any of eight levels.
    In your turn, use the menu below the newest board, which shows what a move would do before it counts. Or type:
    `/dvonn place D3` places a piece; `/dvonn move D3F3` moves the stack on D3 to F3.
    `/dvonn place D3 E4 F2` places on D3 and plans the rest; `/dvonn plan` takes longer plans: `near reds, row 3`.
    `/dvonn if` prepares answers: if they play this, I play that. Nobody else sees these, nor plans.
    `/dvonn preview D3F3` shows what a move would do, or several in a row.
    `/dvonn hint` names your best moves, `/dvonn analyse` those of any position; not in rated games.
    `/dvonn board` shows the board, `/dvonn history` all moves, `/dvonn replay` all in motion, `/dvonn games` your games.
    `/dvonn offer` offers a draw, a pause, more time or a rematch, or asks for your last turn back.
    `/dvonn abort` calls a game off at its very beginning, `/dvonn resign` gives one up, `/dvonn claim` wins one whose opponent has left the server.
    `/dvonn vacation` stops your clocks for some days.
    `/dvonn review` shows how a game went, and what would have been better.
    `/dvonn export` gives a game as a file, `/dvonn import` pages through one.
    `/dvonn settings` changes how boards look to you, reminders, your language and more. `/dvonn rules` explains the game.
    `/ladder top` shows who is best here, `/ladder profile` one player, `/ladder activity` how much is played; `/tournament list` what is on. `/privacy show` says what I keep.
    `/dvonn moderate` is for moderators, `/dvonn-admin` for who manages the server.
    A channel or thread holds one running game; for more, I open threads.

## The rules, page by page, each with a picture

rules-title = {"**"}The rules of DVONN: { $page }** · { $number } of { $count }
button-rules-next = Next
rules-goal =
    Two players build stacks, and the piece on top says whose a stack is. Whoever owns more pieces at the end wins.
    The board has 49 cells, A1 to K5. There are 23 white and 23 black pieces, and 3 red ones, which belong to nobody: stacks that lose touch with all of them are lost.
    {"**"}The picture** shows how a game ended. A number says how high a stack is; a single piece has none. A red rim with a red sign means that it holds red; from two red pieces on, the sign says how many. White owns { $white } pieces, Black { $black }: White wins.
rules-placing =
    The board is empty at first. White places the first red piece, Black the second, White the third. Then Black and White take turns with pieces of their own, Black first, until the board is full. Any empty cell will do.
    {"**"}The picture** shows a game in which the red pieces were placed on { $reds }, and others follow; a ring marks the newest.
rules-moving =
    White begins. Each turn moves one stack that you own; a single piece is a stack of height 1. A stack always moves whole, in a straight line, in one of six directions, exactly as many cells as it is high, over pieces and gaps alike. It must land on another piece or stack, yours, theirs or red, which it then sits on.
    {"**"}Figure 1:** the white stack on { $stack } is three high. It can move to the cells with rings: { $targets }. Not to { $empty }, since nothing is there to land on; not to { $near }, which is too near; and not upwards, where the board ends first.
    A red piece alone cannot be moved. A stack that holds red moves like any other.
rules-surrounded =
    A stack with pieces on all six sides cannot move, whoever owns it and however high it is, until a cell beside it becomes empty. So at first only stacks at the edge of the board can move.
    {"**"}Figure 2:** the stacks with a no-entry sign are surrounded: { $stacks }. The one on { $red } is too, although it holds red. The piece on { $edge } has no empty cell beside it either; but at the edge there are never six sides, so it can move.
rules-isolation =
    After each move, all stacks without a connection to a red piece, directly or from neighbour to neighbour, leave the board for good, whoever made the move and whoever owns them. Red pieces always stay, and so does a stack that holds one.
    {"**"}Figure 3:** White has moved { $ply }. That piece was all that linked { $isolated } to red: Black loses { $count } pieces at once.
rules-end =
    Without a legal move you pass, and I do that for you; as soon as you have one again, you move. While you have one, you must move, even if that costs you pieces. When neither side can move, the game is over. Each player counts the pieces in all stacks they own; the higher count wins, and equal counts are a draw.
    {"**"}Figure 4:** White owned { $before } pieces, Black { $black }, but { $ply } was the only move that White had. It takes the red piece away from { $isolated }, which leave the board. Neither side can move any more: White has { $white } left, and Black wins.
rules-here =
    `/dvonn play` begins a game against the computer, which can play as a beginner. `/dvonn challenge` challenges somebody or, if you name nobody, anybody.
    When it is your turn, use the menu below the newest board. Before a move counts, you see what it would do, as in {"**"}the picture**: it shows a full board, and what { $ply } would do. Or type `/dvonn place D3`, then `/dvonn move D3F3`; `/dvonn preview D3F3` only looks.
    `/dvonn hint` names good moves in games that are not rated. `/dvonn help` has everything else.
rules-moving-caption = Three high: it moves exactly three cells
rules-surrounded-caption = Marked: six neighbours, no move
rules-isolation-caption = Cut off from red, five pieces are gone
rules-end-caption = White's only move costs White the game

## Refusals: what is wrong, and what to do instead

refuse-no-game = There is no game in this channel yet. Start one with `/dvonn challenge`, or with `/dvonn play` against the computer.
refuse-unknown-game = I know no game { $number } that you can see from here. In its channel I do, and anywhere if it is yours.
refuse-ended = Game { $number } is over. Start another with `/dvonn challenge`.
refuse-not-a-player = This is a game between { $white } and { $black }. `/dvonn board` shows it to you, and `/dvonn challenge` starts one of your own.
refuse-not-your-turn = It is { $player }'s turn. You will be mentioned here when it is yours.
refuse-old-board-link = This belongs to an earlier turn. The newest board is [here]({ $url }).
refuse-old-board = This belongs to an earlier turn. `/dvonn board` shows the newest board.
refuse-not-a-cell = `{ $input }` is not a cell. { $cells }
# Which cells there are, for somebody who named one that the board does not have.
no-such-cell = There is no cell `{ $word }`. { $cells }
cells-row = Row { $row } runs from { $first } to { $last }.
cells-column = The board has columns A to K, and row { $row } runs from { $first } to { $last }.
cells-all = The board has rows 1 to 5 and columns A to K.
cells-form = Cells have a letter from A to K and a number from 1 to 5, such as D3.
refuse-not-a-move = `{ $input }` is not a move. Give the cell of your stack and the cell it lands on, such as D3F3.
refuse-nothing-kept = I keep nothing about you, so there is nothing to delete.
refuse-no-challenge = There is no such challenge any more. `/dvonn challenge` makes a new one.
refuse-self = You cannot challenge yourself. Name somebody else, or nobody to let anybody accept.
refuse-bot = Bots cannot be challenged. Name a person, or nobody to let anybody accept.
refuse-challenge-gone = This challenge cannot be answered any more. { $state } `/dvonn challenge` makes a new one.
refuse-dealt-anew = Another board has been dealt meanwhile. Offer that one, or deal again.
refuse-choose-side = In this challenge you choose your side. Use one of its two buttons for that.
refuse-not-challenged = This challenge is for { $opponent }. `/dvonn challenge` makes one of your own.
refuse-own-challenge = This is your own challenge; somebody else must accept it. You can take it back.
refuse-not-the-challenger = Only { $challenger } can take this challenge back.
misfit-clock = `{ $input }` is not a clock. Write a time for each turn such as `5d`, a time for the game and one for each move such as `3d+12h`, `live 10` for a game of 10 minutes each, or `none`.
misfit-clock-range =
    { $stretch ->
        [turn] A turn may take from { $least } to { $most }. Choose another clock; for a game in one sitting, write for instance `live 10`.
        [bank] The time for the game may be from { $least } to { $most }. Choose another clock.
        [increment] The time for each move may be from { $least } to { $most }. Choose another clock.
       *[live] A live game may take each player from { $least } to { $most }. Choose another clock.
    }
misfit-seed = `{ $input }` is not a seed, which is a number of at most twelve digits. Copy one from an earlier game, or leave it out.
misfit-nothing-to-deal = A seed is for a board that is dealt. Choose the setup random or symmetric with it, in a challenge also cut, or leave the seed out.
misfit-seed-with-reds = Who knows the seed sees the board before the reds are placed. Leave the seed out: chance chooses one, which is told with the board that is dealt.
misfit-position-unused = A position goes with the setup “given”. Choose that one, or leave the position out.
misfit-no-position = The setup “given” begins from a position, and there is none. Write one into `position`.
misfit-position-over = In this position neither side can move any more. Give one from which a game can go on.
misfit-place-without-clock = A game for a place needs a clock. Leave `clock` out, or choose another one than `none`.
misfit-color-with-cut = In cut and choose, whoever accepts chooses the side. Leave the colour out, or choose another setup.
position-unreadable = I cannot read this position.
position-forbidden = The rules do not allow this position.
position-form = A position is `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`: `w` or `b` for the side to move; then each row's cells from the left, separated by commas: `.` for an empty cell, `w3` or `b3` for a stack by owner and height, `b2*` with red in it, `r1` for a red piece alone.
position-side = It does not begin with `w` or `b`.
position-rows =
    { $found ->
        [one] It has { $found } row, not 5.
       *[other] It has { $found } rows, not 5.
    }
position-cells = Row { $row } has { $expected } cells, here it has { $found }.
position-stack = On { $cell } it has { $found }.
position-trailing = { $found } follows it; only the word `movement` may.
fault-stacks-with-red =
    { $found ->
        [one] { $found } stack holds red; it must be one to three.
       *[other] { $found } stacks hold red; it must be one to three.
    }
fault-room-for-reds =
    { $room ->
        [one] The stacks with red have room for { $room } red piece, and there are three.
       *[other] The stacks with red have room for { $room } red pieces, and there are three.
    }
fault-isolated = Nothing connects { $cells } with a red piece.
fault-too-many-pieces = The stacks have { $found } pieces together; the game has 49.
fault-too-many-stacks =
    { $color ->
        [white] White owns { $found } stacks and has 23 pieces.
       *[black] Black owns { $found } stacks and has 23 pieces.
    }
fault-black-moves-first = On a full board White moves first.
fault-nothing-moved = A first move leaves a stack of two, or removes more than one piece.
fault-no-placement =
    { $color ->
        [white] { $pieces } single pieces would be a placement if they were { $red } red, { $white } white and { $black } black, with White to move.
       *[black] { $pieces } single pieces would be a placement if they were { $red } red, { $white } white and { $black } black, with Black to move.
    }
refuse-nothing-to-plan = All pieces have been placed, so there is nothing to plan. `/dvonn if` prepares answers to what your opponent may play.
refuse-vacation-days =
    { $count ->
        [one] You have only { $count } day of vacation left in the year that this falls in. Take fewer days.
       *[other] You have only { $count } days of vacation left in the year that this falls in. Take fewer days.
    }
refuse-vacation-no-time = A game that waits for you has no time left and would be lost at once. Play there first: `/dvonn games` shows it. Then you can end your vacation.
refuse-no-vacation = You are not on vacation. `/dvonn vacation days:3` would begin one.
refuse-review-running = This game goes on. It can be reviewed once it is over.
refuse-review-short = There is too little in this game to review: both players must have had a move to choose. `/dvonn history` shows what was played.
refuse-review-one-at-a-time = Another game that you brought is being reviewed, and I review one at a time for you. Please ask again in a minute.
refuse-busy = { $white } and { $black } are playing in this channel.

refuse-offer-gone =
    { $state ->
        [accepted] This has been accepted already.
        [declined] This has been declined already.
        [withdrawn] This has been withdrawn.
       *[lapsed] This lapsed when the game went on.
    }
refuse-offer-own = It is your opponent who answers this. You can withdraw it.
refuse-offer-not-own = Only your opponent can withdraw this. You can accept or decline it.
refuse-offer-waiting =
    { $kind ->
        [draw] Your offer of a draw still waits for an answer.
        [takeback] Your request to take your turn back still waits for an answer.
       *[pause] Your request for a pause still waits for an answer.
    }
refuse-answer-first = Your opponent has asked to take a turn back. Accept or decline that first.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] You offered a draw a short while ago. You can offer one again after the next move.
           *[other] You offered a draw a short while ago. You can offer one again after { $plies } more moves.
        }
       *[other] You have asked for this just now. You can ask again after the next move.
    }
refuse-nothing-to-take-back = You have not played anything yet that could be taken back.
refuse-revealed = Your turn cannot be taken back any more: since then your opponent's plan or conditional moves have come to light. Play on, or offer a draw with `/dvonn offer`.
refuse-no-clock = This game has no clock, so there is nothing to pause and no time to give. Take as long as you like.
refuse-paused = The clocks stand already. “Resume” below the board sets them going again.
refuse-not-paused = The clocks are not paused. `/dvonn offer what:pause` asks your opponent for a pause.
refuse-enough-time = Your opponent has more than a year left. That should do.
refuse-timeless-computer = The computer needs no time: its clock never runs.
refuse-not-over = This game is not over yet. Then there can be a rematch.
refuse-rematch-deleted = Your opponent of then has had themselves deleted. Challenge somebody else with `/dvonn challenge`.
refuse-rematch-waits = You have asked for a rematch already; your opponent has to accept it.
refuse-rematch-offered = Your opponent has asked for a rematch already. Accept that.
refuse-rematch-began = The rematch of this game is game { $number }, and there is one of each. `/dvonn challenge` or `/dvonn play` starts another game.
refuse-abort-place = You were challenged for your place, so you cannot call this game off: play it, or give it and the place up with `/dvonn resign`.
refuse-abort-tournament = A game of a tournament is not called off. `/dvonn resign` gives it up, `/tournament withdraw` leaves the tournament.
refuse-abort = Too much has been played to call the game off. `/dvonn offer` offers a draw, `/dvonn resign` gives the game up.
refuse-claim-here = { $opponent } is still in this server. If their time runs out, you win without claiming anything.
refuse-claim-computer = The computer never leaves, and no clock runs for it. Resign to end the game.
refuse-claim-no-clock = This game has no clock that could run out. `/dvonn resign` ends it without a result, now that your opponent has left.
refuse-claim-own-turn = It is your turn. Play first: then your opponent's clock runs, and when it has run out the game is yours.
refuse-claim-early = Your opponent has left, but still has time. You can claim the game { $until }.
refuse-not-a-moderator = Only people who may manage this server can do this. Ask one of them.
refuse-not-a-moderator-role = Only people who may manage this server, or who have the role { $role }, can do this. Ask one of them.
refuse-channel = Games are begun in { $channels } here, and in the threads there. Go there and try again.
refuse-starter = Only people with the role { $role } start games here. Let one of them challenge you: you may accept.
refuse-blocked =
    You cannot start or join games in this server: a moderator has blocked you. Reason: { $reason }
    Your running games go on. If you think that this is a mistake, talk to the moderators.
refuse-challenger-blocked = { $challenger } cannot play in this server any more. Challenge somebody else with `/dvonn challenge`.
refuse-places-rated-off = No game counts for the ladder of this server, so none can be for a place. Those who manage the server can change that with `/dvonn-admin rated`.
refuse-rated-off = No game counts for the ladder of this server. Leave `rated` out, or choose False, to play all the same.
refuse-channel-listed = { $channel } is one of the channels for games already. `/dvonn-admin channels` lists them.
refuse-channel-not-listed = { $channel } is none of the channels for games. `/dvonn-admin channels` lists them.
refuse-may-not-post = I may not post in { $channel }. Give me the permissions “View Channel”, “Send Messages” and “Attach Files” there, and try again.
refuse-block-no-reason = Say why in `reason`: it is kept, and the person is told.
refuse-block-bot = A bot does not play. Name a person.
refuse-not-blocked = { $person } is not blocked. `/dvonn-admin show` lists who is.
refuse-language = I do not speak { $name }. Choose one of these: { $known }; or `discord` for the language that this server has on Discord.
refuse-other-server = This server has no game { $number }. The number of a game stands in `/dvonn history` in its channel.
refuse-void-uncounted = Game { $number } is over and does not count for the ladder, so there is nothing to take out.
refuse-void-before = Game { $number } has been taken out of the record before.
refuse-role-of-all = Everybody has this role. Name one that only moderators have.
refuse-no-reason = Say why in `reason`: it is kept, and shown in the game's channel.
refuse-no-winner = Say in `winner` who wins, or that it is a draw. To end a game without a result, choose that as the `action`.
refuse-no-seat = Say in `player` who is to play on, and in `side` for which side.
refuse-seat-bot = A bot cannot take a side. Name a person.
refuse-seat-stranger = { $person } is not in this server. Name somebody who is.
refuse-seat-taken = { $person } already plays in this game. Name somebody else.
refuse-seat-computer = The computer's side stays with it. End the game, or declare it void.

illegal-taken = { $cell } is taken. Choose an empty cell.
illegal-empty = { $cell } is empty. Choose a cell with one of your stacks.
illegal-lone-red = The red piece on { $cell } stands alone, so nobody can move it. Choose one of your stacks.
illegal-not-yours = The stack on { $cell } belongs to your opponent. Choose one with your colour on top.
illegal-surrounded = The stack on { $cell } has pieces on all six sides, so it cannot move. Choose another.
illegal-not-straight = { $from } and { $to } are not in a straight line. Stacks move along the six lines of the board.
illegal-distance =
    { $height ->
        [one] From { $from } to { $to } the distance is { $distance }, but a single piece moves exactly 1 cell.
       *[other] From { $from } to { $to } the distance is { $distance }, but a stack of height { $height } moves exactly { $height } cells.
    }
illegal-empty-target = { $to } is empty. A stack must land on another piece or stack.
illegal-leaves-board = From { $from } a stack of height { $height } would leave the board in this direction. Choose another.
illegal-still-placing = Pieces are still being placed. Use `/dvonn place` and an empty cell.
illegal-all-placed = All pieces have been placed. Use `/dvonn move`, for instance `/dvonn move D3F3`.
illegal-must-pass = You have no legal move, so the turn passes to your opponent.
illegal-may-not-pass = You have a legal move, so you cannot pass. `/dvonn move` lists your moves while you type.
illegal-game-over = The game is over. Start another with `/dvonn challenge`.

backup = All data of this server: a line of JSON for each row, compressed with gzip. It names people, so keep it to those who manage the server. That you took it stands in `/dvonn-admin log`.
backup-no-files = I may not attach files in this channel. Use `/dvonn-admin backup` in one where I may.
backup-in-parts = It is too much for one file of Discord's: the rest follows.
backup-part = Part { $part }. There is more.
backup-last-part = Part { $part }, the last one. Each part can be unpacked by itself; joined in their order, they unpack to one file.

## What is kept about a person

privacy-kept =
    {"**"}What I keep.** Your Discord id, and the name you go by where you play. Your games: each move with its time, the terms, the result; plans and conditional moves until the game is over. Your ratings, places and tournaments. Challenges, settings (with time zone and quiet hours), vacations, and the last 50 games you brought. What you decided as a moderator, and whether a server has blocked you. I read no messages: I know only what you type into my commands, forms and buttons.
    {"**"}How long.** Until you have it deleted. Only the numbers by which Discord delivers your commands, so that none counts twice, go after a day, except those of your moves.
    {"**"}Who sees it.** Games, ratings, results, tournaments and moderators' decisions: the people of the server they belong to, and its managers also in a file. That a vacation stops your clock: your opponents. Everything else: you alone. Whoever runs this bot can read its database. I give nothing to anybody else.
    {"**"}What you can do.** `/privacy export` gives you all of it as a file. `/privacy delete` removes it for good. Your games then stay for your opponents as those of a “deleted player”, and a server's block of you stays in force.
delete-person =
    {"**"}Delete everything about you?** Nobody can undo this.
    {"-"} { $games ->
        [0] No game of yours is running.
        [one] Your running game ends now, without a result.
       *[other] Your { $games } running games end now, without a result.
    } Your challenges are taken back, and you leave your tournaments.
    {"-"} Your settings, vacations, plans and brought games are gone, and no ladder shows you any more.
    {"-"} Your games stay for your opponents as those of a “deleted player”, and so does what you decided as a moderator, without your id or your name. Their ratings do not change.
    {"-"} A server's block of you stays in force, and what stands in channels stays there.
    If you play again, you begin as a stranger.
button-export-person = Export first
button-delete-person = Delete everything
button-keep-person = Keep everything
kept-person = Nothing was deleted.
deleting-person = One moment: I am deleting everything about you …
deleted-person-done = Everything about you is deleted. If you play again, you begin as a stranger.

export-about = Everything that the DVONN bot keeps about you. Times are in UTC, clocks in milliseconds. Numbers of points are half points: 2 for a win, 1 for a draw. Other people appear by what everybody in the server sees of them.
exported = Here is everything I keep about you. Whoever has the file can read it.
export-everything-no-files = I may not attach files in this channel. Ask me for `/privacy export` in a direct message.
export-everything-too-large = What I keep about you is more than a file on Discord may hold. Ask whoever runs this bot for a copy; they find it in the database by your Discord id.

## Errors

error-busy = Too many people have asked me to think just now. Please ask again in a minute; nothing has changed.
error-still-thinking = I am still thinking about what you asked before. Wait for that answer, then ask again.
error-internal = Sorry, something went wrong on my side, and nothing has changed. Please try again. If it happens again, tell whoever runs this bot the code **{ $code }**.
error-unknown = I do not know this any more; it may be from an older version of me. `/dvonn board` shows the board, `/dvonn help` what I can do.
error-outside-server = Games are played in servers: use this command in a channel of one. Here I answer `/dvonn games`, `/dvonn export`, `/dvonn import`, `/dvonn replay`, `/dvonn review`, `/dvonn analyse`, `/dvonn settings`, `/dvonn vacation`, `/privacy`, `/dvonn help` and `/dvonn rules`.
error-no-files = (I may not attach files in this channel. With the permission “Attach Files” I can show the board as a picture.)
error-no-threads = I cannot open a thread here. Ask a moderator for the permissions “Create Public Threads” and “Send Messages in Threads”, or use another channel.

## The picture in words, for people who do not see it: whole sentences

alt-players = White: { $white }. Black: { $black }.
alt-turn =
    { $next ->
        [red] { $name } ({ $color ->
            [white] white
           *[black] black
        }) is to place a red piece.
        [own] { $name } ({ $color ->
            [white] white
           *[black] black
        }) is to place a piece.
       *[move] { $name } ({ $color ->
            [white] white
           *[black] black
        }) is to move.
    }
alt-turn-of-nobody =
    { $next ->
        [red] { $color ->
            [white] White
           *[black] Black
        } is to place a red piece.
        [own] { $color ->
            [white] White
           *[black] Black
        } is to place a piece.
       *[move] { $color ->
            [white] White
           *[black] Black
        } is to move.
    }
alt-won =
    { $color ->
        [white] Game over: { $name } wins with white by { $margin }.
       *[black] Game over: { $name } wins with black by { $margin }.
    }
alt-won-by-nobody =
    { $color ->
        [white] Game over: White wins by { $margin }.
       *[black] Game over: Black wins by { $margin }.
    }
alt-draw = Game over: a draw.
alt-won-early =
    { $color ->
        [white] Game over before its end: { $winner } wins with white against { $loser }.
       *[black] Game over before its end: { $winner } wins with black against { $loser }.
    }
alt-drawn-early = Game over before its end: a draw.
alt-no-result = Game over: no result.
alt-passed = { $name } passed.
alt-last = { $name } played { $ply }.
alt-preview = Preview, not played yet: the board as if { $name } had played { $ply }.
alt-isolated = Isolated and removed: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] white
       *[black] black
    }, height { $height }: { $cells }
alt-sample = A sample: a board of yours when you play Black.
alt-hints = Letters mark the best moves: { $plies }.
alt-line = Letters mark how the game may go on, in this order: { $plies }.
alt-targets = Rings mark where the stack on { $from } could go: { $cells }.
alt-no-targets = The stack on { $from } is chosen, but it has nowhere to go.
alt-places = Rings mark where the piece could be placed: { $cells }.
alt-blocked = Marked as surrounded, so they cannot move: { $cells }.
alt-score = Score: white { $white }, black { $black }.
alt-to-place = To place: red { $red }, white { $white }, black { $black }.
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

## Tournaments. Names of tournaments are made harmless before they stand in a message.

tournament-kind =
    { $kind ->
        [round_robin] round robin
        [double_round_robin] double round robin
        [knockout] knockout
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
        [reds] The three reds are placed by hand, the rest is dealt around them
        [random] Each board is dealt
        [symmetric] Each board is dealt, and symmetric
       *[full] All 49 pieces are placed by hand
    } · { $clock } · { $rated ->
        [yes] rated
       *[no] unrated
    } · a round lasts { $length } at most
tournament-knockout = Who loses is out. A drawn game is played again once, with the colours swapped; if nobody has won then, or when the round ends, who is seeded higher goes on.
tournament-open = { $organiser } invites you: press “Join” to take part.
tournament-entrants = Entrants ({ $count }): { $names }
tournament-entrants-more = { $names } and { $more } more
tournament-entrants-none = Nobody has joined yet.
tournament-several = { $name } × { $count }
tournament-begun = It has begun with { $count } entrants.
tournament-cancelled = It was called off before it began.
# The computer may enter several times, and is then told apart by its number among the entrants.
tournament-computer = { $name } #{ $number }
button-join = Join
button-leave = Leave
button-start = Start
button-standings = Standings
button-pairings = Pairings

tournament-round = {"**"}{ $name }**: round { $round } of { $rounds } begins. It ends { $until } at the latest.
tournament-round-games = { $decided } of { $count } games are decided.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** without a game
tournament-pairing-through = { $pairing } · { $player }, who is seeded higher, goes on
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } has no game in this round
        [on] { $board }. { $player } has a bye and goes on
       *[no] { $board }. { $player } has a bye · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · about to begin
tournament-more-pairings = More games of round { $round }:
tournament-pairings-title = {"**"}{ $name }**: round { $round } of { $rounds }
tournament-pairings-none = {"**"}{ $name }** has not begun yet: there are no pairings.

tournament-standings-after = { $name }: standings after round { $round } of { $rounds }
tournament-standings-during = { $name }: standings in round { $round } of { $rounds }
tournament-standings-final = { $name }: final standings
tournament-standings-none = {"**"}{ $name }** has not begun yet. So far these take part:
tournament-over = {"**"}{ $name }** is over after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. { $winner } wins: congratulations!
tournament-over-shared = {"**"}{ $name }** is over. { $winners } share the first place: congratulations!
tournament-over-early = {"**"}{ $name }** is over: it was ended in round { $round } of { $rounds }, so nobody has won it.
tournament-over-nobody = {"**"}{ $name }** is over.

tournament-line = Tournament [{ $name }]({ $url }), round { $round }
tournament-line-plain = Tournament { $name }, round { $round }
tournament-left-alone = { $players }: **{ $name }** was ended, and this game does not count in it any more. You may play it to its end, or finish it by `/dvonn offer` or `/dvonn resign`.
upshot-won = In the tournament { $player } has the point.
upshot-drawn = In the tournament each has half a point.
upshot-through =
    { $last ->
        [yes] { $player } has won the final.
       *[no] { $player } goes on to the next round.
    }
upshot-seed =
    { $last ->
        [yes] Nobody won, so the final goes to { $player }, who is seeded higher.
       *[no] Nobody won, so { $player }, who is seeded higher, goes on to the next round.
    }
upshot-again = Without a result it is played again: a new game begins here in a moment.
upshot-swapped = A draw decides nothing here: one more game, with the colours swapped, begins in a moment. If nobody wins that one either, { $player }, who is seeded higher, goes on.
upshot-anew = The game before ended without a result, so it is played again.
upshot-last = The game before was a draw, so one more is played, with the colours swapped. If nobody wins it either, { $player }, who is seeded higher, goes on.
upshot-nothing = The tournament was ended before this game, which does not count in it.
upshot-withdrew = { $player } did not do so at the board: who is out of a tournament gives up the game they are in.
tournament-thread-players = { $white } – { $black }
tournament-thread-ending = · Tournament { $number } · round { $round }, board { $board }
button-round = Round { $round }

tournament-created-elsewhere = {"**"}{ $name }** is announced in { $channel }.
tournament-hindered =
    { $organiser }, the next games of **{ $name }** cannot begin in { $channel }. I need a text channel there in which I may view the channel, send messages, create public threads and send messages in threads. As soon as that is so, I go on by myself: I try every minute. `/tournament move` in another channel moves the tournament there.
tournament-joined = You take part in **{ $name }**, with { $count ->
        [one] { $count } entrant so far
       *[other] { $count } entrants so far
    }. When it begins, I call you to your first game.
tournament-left = You do not take part in **{ $name }** any more.
tournament-added = { $count ->
        [one] { $level } takes part in **{ $name }**.
       *[other] { $level } takes part in **{ $name }**, { $count } times.
    }
tournament-removed = { $count ->
        [one] { $level } takes no part in **{ $name }** any more.
       *[other] { $level } takes no part in **{ $name }** any more, { $count } times.
    }
tournament-starting = {"**"}{ $name }** begins with { $count } entrants: see { $channel }.
tournament-withdrawn-self = You have withdrawn from **{ $name }**. Thank you for playing.
tournament-withdrawn = { $player } plays no further game in **{ $name }**.
tournament-taken-out = { $person } has taken you out of the tournament **{ $name }**: you are not paired in it any more, and a game that you were playing in it is lost. They can tell you why.
tournament-ended = {"**"}{ $name }** is over now.
tournament-called-off = {"**"}{ $name }** is called off.
tournament-moved = The games of **{ $name }** are played in { $channel } from now on.
tournament-list-title = Tournaments of this server:
tournament-list-none = There has been no tournament here yet. `/tournament create` announces one.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] open, { $count ->
            [one] { $count } entrant
           *[other] { $count } entrants
        }
        [running] round { $round } of { $rounds }
        [over] over
       *[cancelled] called off
    } · { $channel }
tournament-list-more = … and { $count } more. `/tournament standings` finds any by its number or name.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Bh { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = direct { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-gifts = { $points } without a game
standings-part = {"-#"} { $first } to { $last } of { $count }; the buttons show more.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + won, = drawn, − lost. Bh (Buchholz), then SB (Sonneborn-Berger) decide between equal points.
       *[no] {"-#"} + won, = drawn, − lost. Direct games, then SB (Sonneborn-Berger) decide between equal points.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · out in round { $round }
alt-standing-knockout = { $place }. { $name };
alt-standing = { $place }. { $name }, { $points };
column-name = Name
column-points = Points
column-buchholz = Buchholz
column-sonneborn-berger = S.-B.
column-games = Games
column-out = Out in
cell-out = round { $round }
caption-standings = Tournament { $number } · { $kind }
button-own-place = My place
tournament-round-over = {"**"}{ $name }**: round { $round } of { $rounds } is over.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } invites you to take part, in { $channel }.

refuse-tournament-unknown = There is no tournament `{ $typed }` here. `/tournament list` shows which there are.
refuse-tournament-name = A tournament needs a name of at most { $most } characters.
refuse-tournament-setup = In a tournament nobody offers boards: choose the setup full, reds, random or symmetric.
refuse-tournament-rounds = A tournament has from 1 to { $most } rounds. Leave it out to have as many as it needs.
refuse-tournament-rounds-fixed = How many rounds a { $kind } tournament has follows from how many take part. Leave the rounds out, or choose Swiss.
refuse-tournament-length = A round lasts from { $shortest } to 90 days: write it like `14d`, `2h` or `90m`.
refuse-tournament-organiser = Only { $organiser }, who organises this tournament, and moderators may do that.
refuse-tournament-begun = {"**"}{ $name }** has begun already: `/tournament pairings` shows who plays whom. Nobody can join any more, and `/tournament withdraw` is the way out of it.
refuse-tournament-not-begun = {"**"}{ $name }** has not begun yet. Until then `/tournament leave` is the way out of it.
refuse-tournament-over = {"**"}{ $name }** is over, or was called off. `/tournament list` shows what else there is.
refuse-tournament-blocked = You may not play in this server at present. Reason: { $reason }
refuse-tournament-full = There is no room for that: this kind of tournament has { $most } entrants at most.
refuse-tournament-no-computer = No computer of this level takes part.
refuse-tournament-computers = The computer may take part { $most } times at most. Moderators can add more.
refuse-tournament-joined = You take part already. `/tournament leave` takes that back.
refuse-tournament-not-in = { $player } does not take part in this tournament.
refuse-tournament-withdrawn = { $player } has withdrawn before.
refuse-tournament-few = It takes two to begin. `/tournament add` lets the computer take part.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] You organise a tournament that is not over. Finish it first, or end it by `/tournament end`.
           *[other] You organise { $most } tournaments that are not over. End one of them first, by `/tournament end`.
        }
       *[all] This server has { $most } tournaments that are not over. One of them has to end first.
    }
refuse-tournament-none-open = No tournament is open to join here. `/tournament create` announces one.
refuse-tournament-none-running = No tournament is being played here.
refuse-tournament-none = There is no such tournament here. `/tournament create` announces one.
refuse-tournament-several = There are several tournaments. Choose one of them in the option `tournament`.
