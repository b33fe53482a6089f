//! The types shared by all crates of the bot: ids, people, venues, terms, clocks, settings, states,
//! ratings, results.
//!
//! They are plain types with their text forms: no I/O, no SQL, no texts for players. The store
//! saves them, and the bot shows them.

mod account;
mod action;
mod activity;
mod challenge;
mod change;
mod clock;
mod control;
mod decision;
mod ending;
mod entrant;
mod event;
mod follow;
mod game;
mod game_search;
mod hello;
mod ids;
mod intention;
mod known_person;
mod ladder_place;
mod league;
mod lesson;
mod level;
mod limit;
mod named;
mod note;
mod offer;
mod opening;
mod pairing;
mod people;
mod phrase;
mod player_id;
mod ply;
mod points;
mod post;
mod puzzle;
mod quiet;
mod race;
mod rating;
mod rating_change;
mod report;
mod result;
mod review;
mod reward;
#[cfg(feature = "samples")]
mod samples;
mod scope;
mod season;
mod seek;
mod server;
mod settings;
mod shard;
mod source;
mod teams;
mod terms;
mod tournament;
mod vacation;
mod variation;
mod venue;

pub use account::{Account, AccountRow, AccountSummary};
pub use action::{Action, ActionRow, BlockRow, LeagueAction, TournamentAction};
pub use activity::{WeekNumber, WeekRow};
pub use challenge::{ChallengeRow, ChallengeState, NewChallenge, WantedColor};
pub use change::{Change, ChangeOutcome, Created, NewGame};
pub use clock::ClockRow;
pub use control::{ClockPart, ControlError, TimeControl, parse_duration};
pub use decision::{Decision, DecisionRow, ModeratorAction};
pub use ending::{Ending, GameState, VoidReason};
pub use entrant::{EntrantRow, SeriesPlace};
pub use event::GameEvent;
pub use follow::{FollowRow, Updates};
pub use game::{GameRow, OtherVenue};
pub use game_search::{GameSearch, SearchedPlayer, SearchedResult, Whose};
pub use hello::{HelloRow, Join};
pub use ids::{
    BadId, ChallengeId, ChannelId, EngineId, EventId, FollowId, GameId, GuildId, ImportId,
    InteractionId, LeagueId, MessageId, OfferId, PuzzleId, RaceId, ReviewId, RoleId, TournamentId,
    UserId, VacationId, VariationTreeId,
};
pub use intention::{FillRow, IntentionRow, PlanText, TurnSide};
pub use known_person::KnownPerson;
pub use ladder_place::{Attempt, AttemptId, PlaceRow, SwapRow};
pub use league::{EntryRow, LeagueRow, LeagueState, LeagueTitleRow, NewLeagueRow};
pub use lesson::LessonRow;
pub use level::Level;
pub use limit::{Limit, ServerLimits};
pub use note::NoteRow;
pub use offer::{OfferKind, OfferRow, OfferState};
pub use opening::OpeningCount;
pub use pairing::{NewPairing, PairedGame, PairingRow, WaitingGame};
pub use people::{Computer, ComputerKind, NamedEngine, Opponent, Person, Player};
pub use phrase::Phrase;
pub use player_id::PlayerId;
pub use ply::{NewPly, PlyOrigin, PlyRow};
pub use points::{InvalidPoints, Points, Score};
pub use post::{OldMessage, PostKey, PostKind, PostRow, PostShown, PostSubject};
pub use puzzle::{Day, FoundPuzzle, PuzzleAttempt, PuzzleResult, Solver, Tally};
pub use quiet::{DayMinute, Quiet};
pub use race::{RaceRow, RaceState, RacerRow};
pub use rating::Rating;
pub use rating_change::{RatingChange, TallyRow};
pub use report::ReportRow;
pub use result::{GameResult, ResultRow, Uncounted, Weight};
pub use review::ReviewRow;
pub use reward::{GrantState, RewardCheck, RoleGrant, RoleReward};
pub use scope::Scope;
pub use season::{SeasonRow, StandingRow, TitleRow};
pub use seek::SeekRow;
pub use server::{LadderKind, SeasonLength, ServerSetting, ServerSettings};
pub use settings::{Notation, Orientation, PictureSize, Reminders, Settings};
pub use shard::{Shard, ShardRange};
pub use source::{InvalidSource, Source};
pub use teams::{GuestTeam, InvalidInviteCode, InviteCode, Teams};
pub use terms::{Setup, SetupKind, Terms};
pub use tournament::{
    EntryRules, NewTournamentRow, OpenTournament, Repeat, TournamentKind, TournamentRow,
    TournamentSetup, TournamentState, nth_weekday,
};
pub use vacation::VacationRow;
pub use variation::{VariationRow, VariationStart, VariationTreeRow};
pub use venue::{Home, Venue};
