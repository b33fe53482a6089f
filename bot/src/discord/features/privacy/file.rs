//! The export of a person's data.

use dvonn_model::{GameId, GameRow, IntentionRow, Player, UserId};
use dvonn_play::Match;
use dvonn_store::{PERSON_TABLES, Store, StoreError};
use serde_json::{Value, json};

use crate::discord::features::privacy::json_file::JsonFile;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::export;
use crate::discord::kit::tell::tell_deferred;
use crate::discord::kit::view::{File, View};
use crate::discord::kit::words::players;
use crate::say;
use crate::text::Text;

/// The number of games read at once.
const GAMES_PER_PAGE: u32 = 100;
/// The list of games in the file.
const GAMES: &str = "games";

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
    let mut export = Export::new(app, caller);
    for table in &PERSON_TABLES {
        export.file.begin_list(table.name);
        let take = |row| export.file.add(&Value::Object(row));
        app.store.each_row_of_person(caller.person.id, table, take).await?;
        export.file.end_list();
    }
    export.file.begin_list(GAMES);
    let mut after: Option<GameId> = None;
    loop {
        let page = app.store.games_of(caller.person.id, after, GAMES_PER_PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.id);
        if export.file.is_half_full() {
            export.file.end_list();
            export.send(Some(say!(caller.text, "exported-part", part = export.parts + 1))).await?;
            export.file.begin_list(GAMES);
        }
        for row in page {
            export.file.add(&game(&app.store, caller.person.id, row).await?);
        }
    }
    export.file.end_list();
    let last = export.parts + 1;
    export.send((last > 1).then(|| say!(caller.text, "exported-last-part", part = last))).await
}

/// An export that is being written, in several files if one is too small.
struct Export<'a> {
    caller: &'a Caller,
    about: Value,
    file: JsonFile,
    /// The number of files that have been sent.
    parts: u32,
}

impl<'a> Export<'a> {
    fn new(app: &App, caller: &'a Caller) -> Export<'a> {
        let about = json!({
            "what": say!(caller.text, "export-about"),
            "person": { "id": caller.person.id.to_string(), "name": caller.person.name },
            "made_at": app.now().to_string(),
        });
        Export { caller, file: JsonFile::new(&about), about, parts: 0 }
    }

    /// Sends the file and starts the next one. `part` says which of several it is.
    async fn send(&mut self, part: Option<String>) -> Result<(), Failure> {
        let (text, person) = (self.caller.text, self.caller.person.id);
        let file = std::mem::replace(&mut self.file, JsonFile::new(&self.about));
        self.parts += 1;
        let is_part = part.is_some();
        let number = if is_part { format!("-part-{:03}", self.parts) } else { String::new() };
        let words = [Some(say!(text, "exported")).filter(|_| self.parts == 1), part];
        let view = match file.finish(is_part) {
            Some((ending, bytes)) => {
                View::new(words.into_iter().flatten().collect::<Vec<_>>().join("\n")).file(File {
                    name: format!("dvonn-{person}{number}.{ending}"),
                    bytes,
                    alt: None,
                    absence: say!(text, "export-everything-no-files"),
                })
            }
            None => View::new(say!(text, "export-everything-too-large")),
        };
        if self.parts == 1 {
            self.caller.complete_deferred(&view).await?;
        } else {
            self.caller.follow_up_private(&view).await?;
        }
        Ok(())
    }
}

/// Returns a game as its player may see it, without the opponent's private data.
async fn game(store: &Store, person: UserId, row: GameRow) -> Result<Value, StoreError> {
    let mut plies = store.plies(row.id).await?;
    // Drop plies that were played after the row was read, so that the two match.
    plies.truncate(row.plies as usize);
    let game = Match::new(row, &plies)?;
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
        if row.is_running() {
            add_intentions(&mut exported, &store.intentions(row.id).await?[own]);
        }
    }
    Ok(exported)
}

fn add_intentions(exported: &mut Value, intention: &IntentionRow) {
    if let Some(plan) = &intention.plan {
        exported["own_plan"] = json!({ "cells": plan.wishes, "stops": plan.stops });
    }
    if let Some(conditions) = &intention.conditions {
        exported["own_conditional_moves"] = Value::from(conditions.lines().collect::<Vec<_>>());
    }
}

fn opponent(player: &Player) -> Value {
    match player {
        Player::Person(person) => json!({ "id": person.id.to_string(), "name": person.name }),
        Player::Computer(_) | Player::Deleted(_) => {
            json!({ "name": players::name(Text::of(None), player) })
        }
    }
}
