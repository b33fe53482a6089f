//! The export of a person's data.

use dvonn_discord::view::{File, View};
use dvonn_model::GameId;
use dvonn_rules::ByColor;
use dvonn_store::{PERSON_TABLES, Strangers};
use serde_json::{Value, json};

use crate::discord::features::privacy::game_data::GameData;
use crate::discord::features::privacy::json_file::JsonFile;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::say;

/// The number of games read at once.
const GAMES_PER_PAGE: u32 = 100;
/// The list of games in the file.
const GAMES: &str = "games";

/// Sends a person all their data as a readable file. Defers the reply, because it takes a while.
pub(crate) async fn send_export(app: &App, caller: &Caller) -> Result<(), Failure> {
    let claim = app.claims.claim("copy data", caller.person.id).ok_or(Failure::StillThinking)?;
    caller.defer_private().await?;
    let person = caller.person.id;
    let (mut export, mut strangers) = (Export::new(app, caller), Strangers::default());
    for table in &PERSON_TABLES {
        export.file.begin_list(table.name);
        let take = |row| export.file.add(&row);
        app.store.each_row_of_person(person, table, &mut strangers, take).await?;
        export.file.end_list();
    }
    export.file.begin_list(GAMES);
    let mut after: Option<GameId> = None;
    loop {
        let page = app.store.games_to_export(person, after, GAMES_PER_PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.row.id);
        if export.file.is_half_full() {
            export.file.end_list();
            export.send(Some(say!(caller.text, "exported-part", part = export.parts + 1))).await?;
            export.file.begin_list(GAMES);
        }
        for game in page {
            let intentions = if game.row.is_running() {
                app.store.intentions(game.row.id).await?
            } else {
                ByColor::default()
            };
            export.file.add(&GameData::new(person, game, intentions, &mut strangers)?);
        }
    }
    export.file.end_list();
    let last = export.parts + 1;
    drop(claim);
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
            self.caller.reply_private(&view).await?;
        } else {
            self.caller.follow_up_private(&view).await?;
        }
        Ok(())
    }
}
