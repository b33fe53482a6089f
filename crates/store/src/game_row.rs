//! Reads a game from its row.

use dvonn_model::{
    ClockRow, Decision, Ending, GameRow, GameState, Mute, OtherPlace, Place, Player, Terms,
};
use dvonn_rules::ByColor;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, color_name};
use crate::events::event;
use crate::fetch::Stored;

/// How many undecided pairings of running tournaments a game has: one, or none.
macro_rules! undecided_pairings {
    () => {
        "(SELECT count(*) FROM pairings JOIN tournaments ON tournaments.id = pairings.tournament_id \
         WHERE pairings.game_id = games.id AND pairings.white_points IS NULL \
         AND tournaments.state = 'running')"
    };
}
pub(super) use undecided_pairings;

/// The columns that [`GameRow::read`] needs.
macro_rules! game_columns {
    () => {
        concat!(
            "id, guild_id, channel_id, parent_id, guest, white_id, white_name, white_entry, black_id, \
         black_name, black_entry, state, \
         white_score, black_score, loser, void_reason, decided_by, decision, setup, seed, start, \
         rated, time_control, white_left, black_left, clock_since, deadline, paused, remind_at, \
         reminders, weekend_at, computer_chooses, rematch_of, for_place, plies, told_plies, event, plan_stopped, takebacks, revision, \
         announced, board_message, muted_since, mute_retry_at, muted_for, locale, other_guild_id, other_channel_id, \
         other_parent_id, other_locale, other_side, other_announced, other_message, is_global, created_at, updated_at, ",
            crate::game_row::undecided_pairings!(),
            " AS in_tournament"
        )
    };
}
pub(super) use game_columns;

impl Stored for GameRow {
    fn read(row: &AnyRow) -> Result<GameRow, StoreError> {
        Ok(GameRow {
            id: row.number("id")?,
            place: Place::read(row)?,
            players: ByColor {
                white: player(row, ["white_id", "white_name", "white_entry"])?,
                black: player(row, ["black_id", "black_name", "black_entry"])?,
            },
            state: GameState::read(row)?,
            decision: decision(row)?,
            terms: Terms::read(row)?,
            clock: ClockRow::read(row)?,
            computer_chooses: row.flag("computer_chooses")?,
            rematch_of: row.maybe_number("rematch_of")?,
            for_place: row.maybe_color("for_place")?,
            in_tournament: row.flag("in_tournament")?,
            plies: row.number("plies")?,
            announced_plies: row.number("told_plies")?,
            event: event(row)?,
            plan_stopped: row.flag("plan_stopped")?,
            takebacks: row.number("takebacks")?,
            revision: row.number("revision")?,
            announced: row.number("announced")?,
            board_message: row.maybe_number("board_message")?,
            mute: mute(row)?,
            muted_for: row.length("muted_for")?,
            locale: row.maybe_text("locale")?,
            other: other_place(row)?.map(Box::new),
            is_global: row.flag("is_global")?,
            created_at: row.time("created_at")?,
            updated_at: row.time("updated_at")?,
        }
        .with_stranger())
    }
}

fn player(row: &AnyRow, [id, name, entry]: [&str; 3]) -> Result<Player, StoreError> {
    Ok(row.player(id, name)?.entered_as(row.maybe_number(entry)?))
}

fn other_place(row: &AnyRow) -> Result<Option<OtherPlace>, StoreError> {
    let Some(channel) = row.maybe_number("other_channel_id")? else { return Ok(None) };
    Ok(Some(OtherPlace {
        place: Place {
            guild: row.maybe_number("other_guild_id")?,
            channel,
            parent: row.maybe_number("other_parent_id")?,
            guest: false,
        },
        side: row.color("other_side")?,
        locale: row.maybe_text("other_locale")?,
        announced: row.number("other_announced")?,
        board_message: row.maybe_number("other_message")?,
        is_home: false,
    }))
}

fn mute(row: &AnyRow) -> Result<Option<Mute>, StoreError> {
    let since = row.maybe_time("muted_since")?;
    Ok(since
        .zip(row.maybe_time("mute_retry_at")?)
        .map(|(since, retry_at)| Mute { since, retry_at }))
}

/// The column values of a game's state.
pub(super) struct StateColumns {
    pub(super) state: &'static str,
    pub(super) score: Option<ByColor<u8>>,
    pub(super) loser: Option<&'static str>,
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
        StateColumns { state: ending.name(), score, loser: loser.map(color_name), void_reason }
    }
}

impl Stored for GameState {
    fn read(row: &AnyRow) -> Result<GameState, StoreError> {
        let score = || -> Result<ByColor<u8>, StoreError> {
            Ok(ByColor { white: row.number("white_score")?, black: row.number("black_score")? })
        };
        let ending = match row.text("state")?.as_str() {
            "running" => return Ok(GameState::Running),
            "played" => Ending::Played { score: score()? },
            "resigned" => Ending::Resigned { by: row.color("loser")?, score: score()? },
            "out_of_time" => Ending::OutOfTime { loser: row.color("loser")?, score: score()? },
            "drawn" => Ending::Drawn { score: score()? },
            "awarded" => Ending::Awarded { loser: row.maybe_color("loser")?, score: score()? },
            "deadline" => Ending::Deadline { loser: row.maybe_color("loser")?, score: score()? },
            "void" => Ending::Void { reason: row.named("void_reason")? },
            other => return Err(StoreError::corrupt("state", other)),
        };
        Ok(GameState::Ended(ending))
    }
}

impl Stored for Place {
    fn read(row: &AnyRow) -> Result<Place, StoreError> {
        Ok(Place {
            guild: row.maybe_number("guild_id")?,
            channel: row.number("channel_id")?,
            parent: row.maybe_number("parent_id")?,
            guest: row.flag("guest")?,
        })
    }
}

/// Returns the moderator's decision about a game, if there is one.
fn decision(row: &AnyRow) -> Result<Option<Decision>, StoreError> {
    if row.maybe_number::<i64>("decided_by")?.is_none() {
        return Ok(None);
    }
    Ok(Some(Decision { moderator: row.user("decided_by")?, reason: row.text("decision")? }))
}
