//! Private notices to players: about their plans, conditional moves and clocks, and games that they cannot
//! see. Each is raised in the transaction of what it tells.

use dvonn_model::{GameId, GameRow, PostRow, UserId};
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use crate::plan::automatic::AutoEvent;
use crate::{Plan, milestones};

/// Raises a notice to a person about a game.
pub(crate) async fn notify(
    tx: &mut Tx,
    person: UserId,
    game: GameId,
    event: &AutoEvent,
    at: Timestamp,
) -> Result<(), StoreError> {
    tx.raise_notice(person, game, &event.detail(), at).await
}

/// Raises notices to players who could not be added to the thread of their game.
///
/// # Errors
/// Any database error.
pub async fn notify_not_added(
    store: &Store,
    game: &GameRow,
    people: &[UserId],
    at: Timestamp,
) -> Result<(), StoreError> {
    if people.is_empty() {
        return Ok(());
    }
    let mut tx = store.begin().await?;
    for &person in people {
        notify(&mut tx, person, game.id, &AutoEvent::NotAdded, at).await?;
    }
    tx.commit().await
}

impl AutoEvent {
    /// Returns what a notice tells.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if it is not in the stored form.
    pub fn of(notice: &PostRow) -> Result<AutoEvent, StoreError> {
        let event = notice.detail.as_deref().and_then(parse);
        event.ok_or_else(|| StoreError::Corrupt { what: format!("notice {}", notice.key.part) })
    }

    /// Returns the stored form: the kind, and the details, one a line.
    pub(crate) fn detail(&self) -> String {
        match self {
            AutoEvent::BranchDropped { after, answer, position } => {
                let after = after.map(|ply| ply.to_string()).unwrap_or_default();
                format!("branch_dropped\n{after}\n{answer}\n{position}")
            }
            AutoEvent::ConditionsVoid { reason, conditions } => {
                format!("conditions_void\n{}\n{conditions}", <&str>::from(reason))
            }
            AutoEvent::PlanStopped { rule, cell, plan } => {
                let (wishes, stops) = (plan.wishes(), plan.stops());
                format!("plan_stopped\n{rule}\n{cell}\n{wishes}\n{stops}")
            }
            AutoEvent::PlanDone => String::from("plan_done"),
            AutoEvent::PlanExhausted => String::from("plan_exhausted"),
            AutoEvent::VacationBegan { days_left } => format!("vacation_began\n{days_left}"),
            AutoEvent::Muted { reason } => format!("muted\n{reason}"),
            AutoEvent::NotAdded => String::from("not_added"),
            AutoEvent::Milestones(reached) => {
                format!("milestones\n{}", milestones::format(reached))
            }
        }
    }
}

/// Reads the stored form.
fn parse(detail: &str) -> Option<AutoEvent> {
    let (kind, details) = detail.split_once('\n').unwrap_or((detail, ""));
    match kind {
        "branch_dropped" => branch_dropped(details),
        "conditions_void" => {
            let (reason, conditions) = details.split_once('\n')?;
            let (reason, conditions) = (reason.parse().ok()?, conditions.parse().ok()?);
            Some(AutoEvent::ConditionsVoid { reason, conditions })
        }
        "plan_stopped" => plan_stopped(details),
        "plan_done" => Some(AutoEvent::PlanDone),
        "plan_exhausted" => Some(AutoEvent::PlanExhausted),
        "vacation_began" => Some(AutoEvent::VacationBegan { days_left: details.parse().ok()? }),
        "muted" => Some(AutoEvent::Muted { reason: details.to_owned() }),
        "not_added" => Some(AutoEvent::NotAdded),
        "milestones" => Some(AutoEvent::Milestones(milestones::parse(details)?)),
        _ => None,
    }
}

fn branch_dropped(details: &str) -> Option<AutoEvent> {
    let mut lines = details.split('\n');
    let after = match lines.next()? {
        "" => None,
        ply => Some(ply.parse().ok()?),
    };
    let answer = lines.next()?.parse().ok()?;
    Some(AutoEvent::BranchDropped { after, answer, position: lines.next()?.parse().ok()? })
}

fn plan_stopped(details: &str) -> Option<AutoEvent> {
    let mut lines = details.split('\n');
    let (rule, cell) = (lines.next()?.parse().ok()?, lines.next()?.parse().ok()?);
    let plan = Plan::parse(lines.next()?, lines.next()?).ok()?;
    Some(AutoEvent::PlanStopped { rule, cell, plan })
}
