//! The export of a person's data.

use std::io::Write as _;

use dvonn_model::{GameId, GameRow, Player, UserId};
use dvonn_play::Match;
use dvonn_store::{Store, StoreError};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Map, Value, json};

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::export;
use crate::discord::kit::tell::tell_deferred;
use crate::discord::kit::view::{File, LARGEST_FILE, View};
use crate::discord::kit::words::players;
use crate::say;
use crate::text::Text;

/// The number of games read at once.
const GAMES_PER_PAGE: u32 = 100;

/// Sends a person all their data as a readable file. Defers the reply, because it takes a while.
pub(crate) async fn send_export(app: &App, caller: &Caller) -> Result<(), Failure> {
    let Some(_claim) = app.claims.claim("copy data", caller.person.id) else {
        return Err(Failure::StillThinking);
    };
    caller.defer_private().await?;
    tell_deferred(caller, complete_export(app, caller).await).await;
    Ok(())
}

async fn complete_export(app: &App, caller: &Caller) -> Result<(), Failure> {
    let person = caller.person.id;
    let mut all = all_data(&app.store, person).await?;
    all.insert(
        String::from("about"),
        json!({
            "what": say!(caller.text, "export-about"),
            "person": { "id": person.to_string(), "name": caller.person.name },
            "made_at": app.now().to_string(),
        }),
    );
    let packed = tokio::task::spawn_blocking(move || pack(&Value::Object(all))).await;
    let packed = packed.map_err(|panic| Failure::Panic(panic.to_string()))?;
    let view = match packed {
        Some((ending, bytes)) => View::new(say!(caller.text, "exported")).file(File {
            name: format!("dvonn-{person}.{ending}"),
            bytes,
            alt: None,
            absence: say!(caller.text, "export-everything-no-files"),
        }),
        None => View::new(say!(caller.text, "export-everything-too-large")),
    };
    Ok(caller.complete_deferred(&view).await?)
}

/// Returns the file and its extension: plain JSON or, if that is too large, compressed JSON.
/// Returns `None` if even that is too large.
fn pack(all: &Value) -> Option<(&'static str, Vec<u8>)> {
    let plain = format!("{all:#}").into_bytes();
    if plain.len() <= LARGEST_FILE {
        return Some(("json", plain));
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    // Writing to memory cannot fail.
    encoder.write_all(&plain).ok()?;
    let packed = encoder.finish().ok()?;
    (packed.len() <= LARGEST_FILE).then_some(("json.gz", packed))
}

/// Reads all data of a person, by table.
async fn all_data(store: &Store, person: UserId) -> Result<Map<String, Value>, StoreError> {
    let mut all = store.rows_of_person(person).await?;
    let mut games = Vec::new();
    let mut after: Option<GameId> = None;
    loop {
        let page = store.games_of(person, after, GAMES_PER_PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.id);
        for row in page {
            games.push(game(store, person, row).await?);
        }
    }
    all.insert(String::from("games"), Value::Array(games));
    Ok(all)
}

/// Returns a game as its player may see it, without the opponent's private data.
async fn game(store: &Store, person: UserId, row: GameRow) -> Result<Value, StoreError> {
    let game = Match::read(store, row).await?;
    let row = &game.row;
    let own = game.color_of(person);
    let mut exported = json!({
        "number": i64::from(row.id),
        "guild_id": row.place.guild.map(|guild| guild.to_string()),
        "channel_id": row.place.channel.to_string(),
        "began_at": row.created_at.to_string(),
        "changed_at": row.updated_at.to_string(),
        "rated": row.terms.rated,
        "record": export::record(&game).to_string(),
        "own_plies": store.plies_by(person, row.id).await?,
    });
    if let Some(own) = own {
        exported["own_color"] = Value::from(own.letter().to_string());
        exported["own_name"] = Value::from(row.players[own].person().map(|person| &*person.name));
        exported["opponent"] = opponent(&row.players[own.other()]);
        let intention = &store.intentions(row.id).await?[own];
        if let Some(plan) = &intention.plan {
            exported["own_plan"] = json!({ "cells": plan.wishes, "stops": plan.stops });
        }
        if let Some(conditions) = &intention.conditions {
            exported["own_conditional_moves"] = Value::from(conditions.lines().collect::<Vec<_>>());
        }
    }
    Ok(exported)
}

fn opponent(player: &Player) -> Value {
    match player {
        Player::Person(person) => json!({ "id": person.id.to_string(), "name": person.name }),
        Player::Computer(_) | Player::Deleted(_) => {
            json!({ "name": players::name(Text::of(None), player) })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_file_that_is_too_large_is_compressed() {
        let (ending, bytes) = pack(&json!({ "a": [1, 2] })).unwrap();
        assert_eq!(ending, "json");
        assert_eq!(String::from_utf8(bytes).unwrap(), "{\n  \"a\": [\n    1,\n    2\n  ]\n}");
        let (ending, bytes) = pack(&Value::from("a".repeat(LARGEST_FILE))).unwrap();
        assert_eq!((ending, &bytes[..2]), ("json.gz", &[0x1f, 0x8b][..]));
    }
}
