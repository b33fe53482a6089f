//! Reads a game from its row.

use dvonn_model::{Decision, Ending, GameRow, GameState, OtherVenue, Player, Venue};
use dvonn_rules::{ByColor, Color};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::clock_row::clock;
use crate::query::{Columns as _, Stored};
use crate::terms::terms;

macro_rules! undecided_pairings {
    () => {
        "(SELECT count(*) FROM pairings \
         JOIN tournaments ON tournaments.id = pairings.tournament_id \
         WHERE pairings.game_id = games.id AND pairings.white_points IS NULL \
         AND tournaments.state = 'running')"
    };
}

/// How many undecided pairings of running tournaments a game has: one, or none.
pub(super) const UNDECIDED_PAIRINGS: &str = undecided_pairings!();

/// A column of the post that shows a game's board in one of its venues.
macro_rules! board {
    ($column:literal, $part:literal, $name:literal) => {
        concat!(
            "(SELECT ",
            $column,
            " FROM posts WHERE kind = 'board' AND subject = games.id AND part = ",
            $part,
            ") AS ",
            $name
        )
    };
}

impl Stored for GameRow {
    #[rustfmt::skip]
    const COLUMNS: &'static [&'static str] = &[
        "id", "guild_id", "channel_id", "parent_id", "guest", "white_id", "white_name",
        "white_entry", "black_id", "black_name", "black_entry", "state", "white_score",
        "black_score", "loser", "void_reason", "decided_by", "decision", "setup", "seed", "start",
        "rated", "time_control", "white_left", "black_left", "clock_since", "deadline", "paused",
        "remind_at", "reminders", "weekend_at", "computer_chooses", "rematch_of", "challenger_side",
        "plies", "event", "plan_stopped", "takebacks", "revision", "muted_since", "muted_for", "locale",
        "other_guild_id", "other_channel_id", "other_parent_id", "other_locale", "other_side",
        "is_global", "created_at", "updated_at",
        board!("issue", "0", "shown"), board!("known", "0", "known"),
        board!("message_id", "0", "board_message"), board!("issue", "1", "other_shown"),
        board!("known", "1", "other_known"), board!("message_id", "1", "other_message"),
        concat!(undecided_pairings!(), " AS in_tournament"),
    ];

    fn read(row: &AnyRow) -> Result<GameRow, StoreError> {
        Ok(GameRow {
            id: row.value("id")?,
            venue: venue(row)?,
            players: ByColor {
                white: player(row, ["white_id", "white_name", "white_entry"])?,
                black: player(row, ["black_id", "black_name", "black_entry"])?,
            },
            state: state(row)?,
            decision: decision(row)?,
            terms: terms(row)?,
            clock: clock(row)?,
            computer_chooses: row.value("computer_chooses")?,
            rematch_of: row.value("rematch_of")?,
            challenger_side: row.value("challenger_side")?,
            in_tournament: row.value("in_tournament")?,
            plies: row.value("plies")?,
            known_plies: row.value::<Option<_>>("known")?.unwrap_or_default(),
            event: row.value("event")?,
            plan_stopped: row.value("plan_stopped")?,
            takebacks: row.value("takebacks")?,
            revision: row.value("revision")?,
            shown: row.value::<Option<_>>("shown")?.unwrap_or_default(),
            board_message: row.value("board_message")?,
            muted_since: row.value("muted_since")?,
            muted_for: row.value("muted_for")?,
            locale: row.value("locale")?,
            other: other_venue(row)?.map(Box::new),
            is_global: row.value("is_global")?,
            created_at: row.value("created_at")?,
            updated_at: row.value("updated_at")?,
        }
        .with_stranger())
    }
}

fn player(row: &AnyRow, [id, name, entry]: [&str; 3]) -> Result<Player, StoreError> {
    Ok(row.player(id, name)?.entered_as(row.value(entry)?))
}

fn other_venue(row: &AnyRow) -> Result<Option<OtherVenue>, StoreError> {
    let Some(channel) = row.value("other_channel_id")? else { return Ok(None) };
    Ok(Some(OtherVenue {
        venue: Venue {
            guild: row.value("other_guild_id")?,
            channel,
            parent: row.value("other_parent_id")?,
            guest: false,
        },
        side: row.value("other_side")?,
        locale: row.value("other_locale")?,
        shown: row.value::<Option<_>>("other_shown")?.unwrap_or_default(),
        known_plies: row.value::<Option<_>>("other_known")?.unwrap_or_default(),
        board_message: row.value("other_message")?,
        is_home: false,
    }))
}

/// The column values of a game's state.
pub(super) struct StateColumns {
    pub(super) state: &'static str,
    pub(super) score: Option<ByColor<u8>>,
    pub(super) loser: Option<Color>,
    pub(super) void_reason: Option<&'static str>,
}

impl StateColumns {
    /// Returns the column values of a state.
    pub(crate) fn of(state: GameState) -> StateColumns {
        let GameState::Ended(ending) = state else {
            return StateColumns { state: "running", score: None, loser: None, void_reason: None };
        };
        let (score, loser) = match ending {
            Ending::Played { score } | Ending::Drawn { score } => (Some(score), None),
            Ending::Resigned { by: loser, score } | Ending::OutOfTime { loser, score } => {
                (Some(score), Some(loser))
            }
            Ending::Awarded { loser, score } | Ending::Deadline { loser, score } => {
                (Some(score), loser)
            }
            Ending::Void { .. } => (None, None),
        };
        let void_reason = match ending {
            Ending::Void { reason } => Some(reason.name()),
            _ => None,
        };
        StateColumns { state: ending.name(), score, loser, void_reason }
    }
}

/// Returns the state of a game.
pub(super) fn state(row: &AnyRow) -> Result<GameState, StoreError> {
    let score = || -> Result<ByColor<u8>, StoreError> {
        Ok(ByColor { white: row.value("white_score")?, black: row.value("black_score")? })
    };
    let ending = match row.value::<String>("state")?.as_str() {
        "running" => return Ok(GameState::Running),
        "played" => Ending::Played { score: score()? },
        "resigned" => Ending::Resigned { by: row.value("loser")?, score: score()? },
        "out_of_time" => Ending::OutOfTime { loser: row.value("loser")?, score: score()? },
        "drawn" => Ending::Drawn { score: score()? },
        "awarded" => Ending::Awarded { loser: row.value("loser")?, score: score()? },
        "deadline" => Ending::Deadline { loser: row.value("loser")?, score: score()? },
        "void" => Ending::Void { reason: row.value("void_reason")? },
        other => return Err(StoreError::corrupt("state", other)),
    };
    Ok(GameState::Ended(ending))
}

/// Returns the venue of a game or challenge.
pub(super) fn venue(row: &AnyRow) -> Result<Venue, StoreError> {
    Ok(Venue {
        guild: row.value("guild_id")?,
        channel: row.value("channel_id")?,
        parent: row.value("parent_id")?,
        guest: row.value("guest")?,
    })
}

/// Returns the moderator's decision about a game, if there is one.
fn decision(row: &AnyRow) -> Result<Option<Decision>, StoreError> {
    if row.value::<Option<i64>>("decided_by")?.is_none() {
        return Ok(None);
    }
    Ok(Some(Decision { moderator: row.user("decided_by")?, reason: row.value("decision")? }))
}
