//! What the bot shows by itself, without being asked.

use dvonn_rules::Color;
use jiff::Timestamp;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};
use crate::{
    ChallengeId, ChannelId, Day, GameId, GuildId, LeagueId, MessageId, OfferId, RaceId, ReviewId,
    TournamentId, UserId, WeekNumber,
};

/// What a post tells.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum PostKind {
    /// The board of a game. Its part is 1 in the game's other venue.
    Board,
    /// The bot says hello on a server.
    Hello,
    /// A review is complete.
    Review,
    /// Little time is left for turns of a person. Its part is the server or, outside of servers, the channel of
    /// the games; 0 for all games, by direct message.
    Reminder,
    /// The games that wait for a person, once a day.
    Summary,
    /// An offer between players.
    Offer,
    /// An offer was declined in the other venue of a game.
    Declined,
    /// A moderator has voided the result of a game.
    Voided,
    /// A season has ended. Its part is the number of the season.
    Season,
    /// A challenge. It stays as long as the challenge.
    Challenge,
    /// A private notice about a game. Its part is the number of the notice.
    Notice,
    /// News of a game for somebody who follows it. Its part is the person.
    Follow,
    /// What a player says to the opponent in the game's other venue. Its part is 0 for White, 1 for Black. It
    /// stays as long as the game, since it tells when they said something last.
    Phrase,
    /// Nobody was found for a person who looked for an opponent.
    Seek,
    /// The puzzle of a day, with a tally. Its part is the day.
    Daily,
    /// A puzzle race of two people. It stays until the race is over.
    Race,
    /// The news of a week. Its part is the [week](crate::WeekNumber).
    Digest,
    /// Who looks for an opponent on a server, and what else goes on there.
    Lobby,
    /// Somebody looks for an opponent, for those who want to be told.
    LobbyPing,
    /// A stage of a tournament: its entrants, a round, the end. Its part is the
    /// [stage](crate::TournamentRow::stage). It stays as long as the tournament.
    Tournament,
    /// A stage of a match between two servers, for the guests. Its part is the stage.
    GuestStage,
    /// A stage in the server's announcement channel. Its part is the stage.
    TournamentNews,
    /// The event of a tournament on Discord. It has no message.
    TournamentEvent,
    /// A tournament cannot be shown in its channel. Its part is the channel.
    NotPosted,
    /// No thread can be opened for the games of a tournament.
    NoThreads,
    /// A person was withdrawn from a tournament, or replaced in it. Its part is the person.
    Withdrawn,
    /// A person was entered in a tournament by somebody else, or from the reserve. Its part is the person.
    Entered,
    /// A person was sent on a break from an arena. Its part is the person.
    OnBreak,
    /// What follows a game of an arena for somebody who has played it: that they wait, then a link to their next game.
    /// Its part is the person.
    NextGame,
    /// A game goes on without its tournament.
    Unpaired,
    /// The organisers of a tournament remind a person of a game. Its part is the person. It stays until they have
    /// moved, since it tells when that was last.
    OrganiserReminder,
    /// The invitation to a cycle of a league. Its part is the number of the cycle.
    League,
    /// The event of the next cycle of a league on Discord. It has no message.
    LeagueEvent,
    /// The next cycle of a league is put off again and again, for its organiser.
    LeagueStalls,
    /// The results of a cycle of a league. Its part is the number of the cycle.
    LeagueResults,
    /// A cycle of a league has begun, in the server's announcement channel. Its part is the number of the cycle.
    LeagueStartNews,
    /// The results of a cycle of a league in the server's announcement channel. Its part is the number of the cycle.
    LeagueResultsNews,
    /// What people of other servers are told about the championship. Its part is the channel from which they play.
    LeagueAbroad,
    /// A moderator has taken a person out of the next cycle of a league. Its part is the person.
    LeagueEntryRemoved,
    /// The table of a division. It stays as long as the tournament that this is.
    Division,
}

named!(PostKind);
listed!(PostKind);

/// What a post is about. When that is deleted with its server, its posts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostSubject {
    /// A game.
    Game,
    /// An offer in a game.
    Offer,
    /// A review of a game.
    Review,
    /// A challenge.
    Challenge,
    /// A tournament.
    Tournament,
    /// A league.
    League,
    /// A server.
    Server,
    /// A person.
    Person,
    /// A puzzle race.
    Race,
}

impl PostKind {
    /// Returns what the subject of these posts is.
    pub fn subject(self) -> PostSubject {
        match self {
            PostKind::Board
            | PostKind::Voided
            | PostKind::Notice
            | PostKind::Follow
            | PostKind::Phrase
            | PostKind::NextGame
            | PostKind::Unpaired
            | PostKind::OrganiserReminder => PostSubject::Game,
            PostKind::Offer | PostKind::Declined => PostSubject::Offer,
            PostKind::Review => PostSubject::Review,
            PostKind::Challenge => PostSubject::Challenge,
            PostKind::Tournament
            | PostKind::GuestStage
            | PostKind::TournamentNews
            | PostKind::TournamentEvent
            | PostKind::NotPosted
            | PostKind::NoThreads
            | PostKind::Withdrawn
            | PostKind::Entered
            | PostKind::OnBreak
            | PostKind::Division => PostSubject::Tournament,
            PostKind::League
            | PostKind::LeagueEvent
            | PostKind::LeagueStalls
            | PostKind::LeagueResults
            | PostKind::LeagueStartNews
            | PostKind::LeagueResultsNews
            | PostKind::LeagueAbroad
            | PostKind::LeagueEntryRemoved => PostSubject::League,
            PostKind::Hello
            | PostKind::Season
            | PostKind::Daily
            | PostKind::Digest
            | PostKind::Lobby
            | PostKind::LobbyPing => PostSubject::Server,
            PostKind::Seek | PostKind::Reminder | PostKind::Summary => PostSubject::Person,
            PostKind::Race => PostSubject::Race,
        }
    }
}

/// What a post is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PostKey {
    /// What it tells.
    pub kind: PostKind,
    /// The number of its [subject](PostKind::subject).
    pub subject: i64,
    /// Which of the subject's posts of this kind it is: see the kind. 0 if there is one.
    pub part: i64,
}

impl PostKey {
    /// Returns the post that shows the board of a game, in its own venue or the one that is `away`.
    pub fn board(game: GameId, away: bool) -> PostKey {
        PostKey { kind: PostKind::Board, subject: game.into(), part: away.into() }
    }

    /// Returns the post that says hello on a server.
    pub fn hello(guild: GuildId) -> PostKey {
        PostKey { kind: PostKind::Hello, subject: guild.into(), part: 0 }
    }

    /// Returns the post that tells a person that no opponent was found.
    pub fn seek(person: UserId) -> PostKey {
        PostKey { kind: PostKind::Seek, subject: person.into(), part: 0 }
    }

    /// Returns the post that shows the puzzle of a day on a server.
    pub fn daily(guild: GuildId, day: Day) -> PostKey {
        PostKey { kind: PostKind::Daily, subject: guild.into(), part: day.into() }
    }

    /// Returns the post that shows a puzzle race.
    pub fn race(race: RaceId) -> PostKey {
        PostKey { kind: PostKind::Race, subject: race.into(), part: 0 }
    }

    /// Returns the post that tells the news of a week on a server.
    pub fn digest(guild: GuildId, week: WeekNumber) -> PostKey {
        PostKey { kind: PostKind::Digest, subject: guild.into(), part: week.into() }
    }

    /// Returns the post that is the lobby of a server.
    pub fn lobby(guild: GuildId) -> PostKey {
        PostKey { kind: PostKind::Lobby, subject: guild.into(), part: 0 }
    }

    /// Returns the post that tells those who want it that somebody looks for an opponent on a server.
    pub fn lobby_ping(guild: GuildId) -> PostKey {
        PostKey { kind: PostKind::LobbyPing, subject: guild.into(), part: 0 }
    }

    /// Returns the post that shows a review.
    pub fn review(review: ReviewId) -> PostKey {
        PostKey { kind: PostKind::Review, subject: review.into(), part: 0 }
    }

    /// Returns the post that reminds a person of their turns in a place.
    pub fn reminder(person: UserId, place: i64) -> PostKey {
        PostKey { kind: PostKind::Reminder, subject: person.into(), part: place }
    }

    /// Returns the post that tells a person which games wait for them.
    pub fn summary(person: UserId) -> PostKey {
        PostKey { kind: PostKind::Summary, subject: person.into(), part: 0 }
    }

    /// Returns the post with what a player says to the opponent in the game's other venue.
    pub fn phrase(game: GameId, by: Color) -> PostKey {
        let part = match by {
            Color::White => 0,
            Color::Black => 1,
        };
        PostKey { kind: PostKind::Phrase, subject: game.into(), part }
    }

    /// Returns the post that shows an offer.
    pub fn offer(offer: OfferId) -> PostKey {
        PostKey { kind: PostKind::Offer, subject: offer.into(), part: 0 }
    }

    /// Returns the post that says elsewhere that an offer was declined.
    pub fn declined(offer: OfferId) -> PostKey {
        PostKey { kind: PostKind::Declined, subject: offer.into(), part: 0 }
    }

    /// Returns the post that says that a result was voided.
    pub fn voided(game: GameId) -> PostKey {
        PostKey { kind: PostKind::Voided, subject: game.into(), part: 0 }
    }

    /// Returns the post about the end of a season.
    pub fn season(guild: GuildId, number: u32) -> PostKey {
        PostKey { kind: PostKind::Season, subject: guild.into(), part: number.into() }
    }

    /// Returns the post that shows a challenge.
    pub fn challenge(challenge: ChallengeId) -> PostKey {
        PostKey { kind: PostKind::Challenge, subject: challenge.into(), part: 0 }
    }

    /// Returns the post that tells a follower of a game what is new in it.
    pub fn follow(game: GameId, person: UserId) -> PostKey {
        PostKey { kind: PostKind::Follow, subject: game.into(), part: person.into() }
    }

    /// Returns the private notice with this number, about a game.
    pub fn notice(game: GameId, number: i64) -> PostKey {
        PostKey { kind: PostKind::Notice, subject: game.into(), part: number }
    }

    /// Returns the post that shows a stage of a tournament.
    pub fn tournament(tournament: TournamentId, stage: u32) -> PostKey {
        PostKey { kind: PostKind::Tournament, subject: tournament.into(), part: stage.into() }
    }

    /// Returns the post that shows a stage of a match between two servers to the guests.
    pub fn guest_stage(tournament: TournamentId, stage: u32) -> PostKey {
        PostKey { kind: PostKind::GuestStage, subject: tournament.into(), part: stage.into() }
    }

    /// Returns the post about a stage of a tournament in the server's announcement channel.
    pub fn tournament_news(tournament: TournamentId, stage: u32) -> PostKey {
        PostKey { kind: PostKind::TournamentNews, subject: tournament.into(), part: stage.into() }
    }

    /// Returns the post that brings the event of a tournament up to date.
    pub fn tournament_event(tournament: TournamentId) -> PostKey {
        PostKey { kind: PostKind::TournamentEvent, subject: tournament.into(), part: 0 }
    }

    /// Returns the post that says that a tournament cannot be shown in a channel.
    pub fn not_posted(tournament: TournamentId, channel: ChannelId) -> PostKey {
        PostKey { kind: PostKind::NotPosted, subject: tournament.into(), part: channel.into() }
    }

    /// Returns the post that says that a tournament's games get no threads, on its own server or that of the guests.
    pub fn no_threads(tournament: TournamentId, guests: bool) -> PostKey {
        PostKey { kind: PostKind::NoThreads, subject: tournament.into(), part: guests.into() }
    }

    /// Returns the post that tells a person that they were withdrawn from a tournament or replaced in it. Its detail
    /// has the organiser and, if somebody took over, that person, with a space between. `None` if the bot did it:
    /// it can open no thread where the person plays.
    pub fn withdrawn(tournament: TournamentId, person: UserId) -> PostKey {
        PostKey { kind: PostKind::Withdrawn, subject: tournament.into(), part: person.into() }
    }

    /// Returns the post that tells a person that they were entered in a tournament. Its detail is the person who
    /// did that and, if they replace somebody, that person, with a space between. `None` if a place was free for
    /// the next on the reserve.
    pub fn entered(tournament: TournamentId, person: UserId) -> PostKey {
        PostKey { kind: PostKind::Entered, subject: tournament.into(), part: person.into() }
    }

    /// Returns the post that invites to a cycle of a league.
    pub fn league(league: LeagueId, cycle: u32) -> PostKey {
        PostKey { kind: PostKind::League, subject: league.into(), part: cycle.into() }
    }

    /// Returns the post that brings the event of a league's next cycle up to date.
    pub fn league_event(league: LeagueId) -> PostKey {
        PostKey { kind: PostKind::LeagueEvent, subject: league.into(), part: 0 }
    }

    /// Returns the post that tells the organiser of a league that its next cycle is put off again and again.
    pub fn league_stalls(league: LeagueId) -> PostKey {
        PostKey { kind: PostKind::LeagueStalls, subject: league.into(), part: 0 }
    }

    /// Returns the post with the results of a cycle of a league.
    pub fn league_results(league: LeagueId, cycle: u32) -> PostKey {
        PostKey { kind: PostKind::LeagueResults, subject: league.into(), part: cycle.into() }
    }

    /// Returns the post that says in the server's announcement channel that a cycle of a league has begun.
    pub fn league_start_news(league: LeagueId, cycle: u32) -> PostKey {
        PostKey { kind: PostKind::LeagueStartNews, subject: league.into(), part: cycle.into() }
    }

    /// Returns the post with the results of a cycle of a league in the server's announcement channel.
    pub fn league_results_news(league: LeagueId, cycle: u32) -> PostKey {
        PostKey { kind: PostKind::LeagueResultsNews, subject: league.into(), part: cycle.into() }
    }

    /// Returns the post that tells people who play from this channel of another server about the championship.
    pub fn league_abroad(league: LeagueId, channel: ChannelId) -> PostKey {
        PostKey { kind: PostKind::LeagueAbroad, subject: league.into(), part: channel.into() }
    }

    /// Returns the post that tells a person that they were taken out of the next cycle of a league. Its detail is the
    /// moderator.
    pub fn league_entry_removed(league: LeagueId, person: UserId) -> PostKey {
        let kind = PostKind::LeagueEntryRemoved;
        PostKey { kind, subject: league.into(), part: person.into() }
    }

    /// Returns the post with the table of a division.
    pub fn division(tournament: TournamentId) -> PostKey {
        PostKey { kind: PostKind::Division, subject: tournament.into(), part: 0 }
    }

    /// Returns the post with which the organisers of a tournament remind a person of a game.
    pub fn organiser_reminder(game: GameId, person: UserId) -> PostKey {
        PostKey { kind: PostKind::OrganiserReminder, subject: game.into(), part: person.into() }
    }

    /// Returns the post that tells a person that they were sent on a break from an arena.
    pub fn on_break(tournament: TournamentId, person: UserId) -> PostKey {
        PostKey { kind: PostKind::OnBreak, subject: tournament.into(), part: person.into() }
    }

    /// Returns the post that tells a person in the thread of an arena's game what follows it.
    pub fn next_game(game: GameId, person: UserId) -> PostKey {
        PostKey { kind: PostKind::NextGame, subject: game.into(), part: person.into() }
    }

    /// Returns the post that says that a game goes on without its tournament.
    pub fn unpaired(game: GameId) -> PostKey {
        PostKey { kind: PostKind::Unpaired, subject: game.into(), part: 0 }
    }
}

/// What the bot shows by itself, or a message of its own that it keeps up to date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostRow {
    /// What it is about.
    pub key: PostKey,
    /// Its only reader, if it has only one.
    pub reader: Option<UserId>,
    /// What it says, if its subject does not tell.
    pub detail: Option<String>,
    /// Counts the changes that readers should see, from 1.
    pub wanted: i64,
    /// The last of them that they have seen, or that Discord does not allow; 0 for none.
    pub shown: i64,
    /// Which issue its message is. Each issue of a board is a message of its own: it is the revision of
    /// the game. 1 for a post with one message; 0 for none yet.
    pub issue: i64,
    /// How many plies the readers of a board, or a follower of the game, have been told; 0 for other posts.
    pub known: u32,
    /// The channel of its message.
    pub channel: Option<ChannelId>,
    /// Its message, if there is one that is known.
    pub message: Option<MessageId>,
    /// True if the bot is only a guest there.
    pub guest: bool,
    /// The message of the issue before, while that has its controls.
    pub old: Option<OldMessage>,
    /// When what it tells happened: its message is not older.
    pub since: Timestamp,
    /// True if it may have been sent without a record of it: look for it before sending it.
    pub doubtful: bool,
    /// It is not sent before.
    pub due: Timestamp,
}

/// A message that is not the newest of its post, and what its text becomes. `None`: it stays.
pub type OldMessage = (MessageId, Option<String>);

/// What readers see of a post.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PostShown {
    /// The issue that its message is.
    pub issue: i64,
    /// How many plies that tells in all, of a board.
    pub known: u32,
    /// The deadline on it, or the end of the weekend, of a board.
    pub shows: Option<Timestamp>,
    /// The channel of its message.
    pub channel: Option<ChannelId>,
    /// Its message. `None` if there is none, or it is not known.
    pub message: Option<MessageId>,
    /// True if the bot is only a guest there.
    pub guest: bool,
    /// What its text becomes once there is a newer issue. `None` if it stays.
    pub rest: Option<String>,
}
