//! What is kept about a person: given out, and deleted once they have said twice that they want that.

use std::fmt;

use dvonn_model::{GameId, UserId};
use dvonn_play as play;
use dvonn_play::{Deletion, Match, Refusal};
use futures::StreamExt as _;
use futures::stream;

use super::app::{App, Road};
use super::caller::Caller;
use super::click::{Parts, UnknownClick};
use super::failure::Failure;
use super::files;
use super::view::View;
use super::views;
use crate::say;

/// So many boards are on their way at once when the games of a person end together.
const AT_ONCE: usize = 4;

/// What a button about a person's own data means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Privacy {
    /// Delete everything about this person, who has been asked.
    Delete(UserId),
    /// Give everything out as a file.
    Export,
    /// Leave everything as it is.
    Keep,
}

impl fmt::Display for Privacy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Privacy::Delete(person) => write!(f, "delete-person:{person}"),
            Privacy::Export => f.write_str("export-person"),
            Privacy::Keep => f.write_str("keep-person"),
        }
    }
}

impl Privacy {
    /// Reads what follows the first part of a custom id; `None` if it means something else.
    pub(super) fn read(kind: &str, parts: &mut Parts<'_>) -> Option<Result<Privacy, UnknownClick>> {
        match kind {
            "delete-person" => {
                let person =
                    parts.next::<u64>().and_then(|id| id.try_into().map_err(|_| UnknownClick));
                Some(person.map(Privacy::Delete))
            }
            "export-person" => Some(Ok(Privacy::Export)),
            "keep-person" => Some(Ok(Privacy::Keep)),
            _ => None,
        }
    }
}

/// Says what a deletion does, and asks whether it is meant.
pub(super) async fn ask_to_delete(app: &App, caller: &Caller<'_>) -> Result<(), Failure> {
    let person = caller.person.id;
    if !app.store.knows(person).await? {
        return Err(Refusal::NothingKept.into());
    }
    let games = app.store.count_running_games_of(person, None).await?;
    Ok(caller.whisper(&views::delete_person(caller.text, person, games)).await?)
}

/// Does what a click means.
pub(super) async fn serve(app: &App, caller: &Caller<'_>, click: Privacy) -> Result<(), Failure> {
    match click {
        Privacy::Delete(person) if person == caller.person.id => delete(app, caller).await,
        Privacy::Delete(_) => Err(Failure::Unknown),
        Privacy::Export => files::give_everything(app, caller).await,
        Privacy::Keep => Ok(caller.update(&View::new(say!(caller.text, "kept-person"))).await?),
    }
}

async fn delete(app: &App, caller: &Caller<'_>) -> Result<(), Failure> {
    // Many games take longer than Discord waits, and nobody shall press the button again meanwhile.
    caller.update(&View::new(say!(caller.text, "deleting-person"))).await?;
    let person = caller.person.id;
    let deletion = play::delete_person(&app.store, person, caller.id, app.now()).await?;
    tracing::info!(games = deletion.games.len(), "somebody had themselves deleted");
    let told = caller.amend(&View::new(say!(caller.text, "deleted-person-done"))).await;
    if let Err(error) = told {
        tracing::info!(%error, "who had themselves deleted is not told");
    }
    tell_others(app, &deletion).await;
    Ok(())
}

/// Lets the channels know what ended. What fails is left to the keeper.
async fn tell_others(app: &App, deletion: &Deletion) {
    let games = stream::iter(&deletion.games);
    games.for_each_concurrent(AT_ONCE, |game| announce(app, *game)).await;
    let challenges = stream::iter(&deletion.challenges);
    challenges.for_each_concurrent(AT_ONCE, |gone| app.refresh_challenge(gone)).await;
}

async fn announce(app: &App, game: GameId) {
    match Match::numbered(&app.store, game).await {
        Ok(game) => app.announce(&game, Road::Message).await,
        Err(error) => tracing::warn!(%error, %game, "a board is still to be announced"),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Any button about a person's own data.
    pub(in super::super) fn clicks() -> impl Strategy<Value = Privacy> {
        let people = (1..u64::try_from(i64::MAX).unwrap_or(1))
            .prop_filter_map("an id of Discord's", |id| UserId::try_from(id).ok());
        let people = people.prop_map(Privacy::Delete);
        prop_oneof![people, Just(Privacy::Export), Just(Privacy::Keep)]
    }
}
