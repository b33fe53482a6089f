//! All of a server's rows as one file, for who manages it.

use std::io::{self, Write as _};

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Map, Value, json};

use super::app::App;
use super::caller::Caller;
use super::failure::{self, Failure};
use super::files::LARGEST;
use super::view::{File, View};
use crate::play::{self, Administration};
use crate::say;
use crate::store::{GuildId, Mark, Store};

/// The version of the file's form, which its first line names.
const FORM: u32 = 1;

/// What stands in no backup.
const LEFT_OUT: [&str; 9] = [
    "plies: they are the column line of games, without times and who chose them",
    "seed of a board that is still to be dealt",
    "rating_changes: they follow from results",
    "intentions, notices, settings, vacations, imports: people's own",
    "challenges",
    "offers",
    "reviews: they can be made again",
    "interactions, heartbeats, counters",
    "games outside this server",
];

/// Gives who manages a server all its rows, and writes down that they have been given.
pub(super) async fn give(app: &App, caller: &Caller<'_>) -> Result<(), Failure> {
    let by = app.administration(caller, None)?;
    let Some(_claim) = app.copying.claim(caller.person.id) else {
        return Err(Failure::StillThinking);
    };
    caller.defer().await?;
    failure::tell_instead(caller, fulfil(app, caller, by).await).await;
    Ok(())
}

async fn fulfil(app: &App, caller: &Caller<'_>, by: Administration) -> Result<(), Failure> {
    let guild = by.guild;
    let about = json!({
        "format": FORM,
        "guild_id": i64::from(guild),
        "made_at": by.at.as_millisecond(),
        "left_out": LEFT_OUT,
    });
    let Some(bytes) = pack(&app.store, guild, &about).await? else {
        return Ok(caller.fulfil(&View::new(say!(caller.text, "backup-too-large"))).await?);
    };
    play::note_backup(&app.store, by).await?;
    let view = View::new(say!(caller.text, "backup")).file(File {
        name: format!("dvonn-server-{guild}.jsonl.gz"),
        bytes,
        absence: say!(caller.text, "backup-no-files"),
    });
    Ok(caller.fulfil(&view).await?)
}

/// The file, made page by page so that only what is packed is held; nothing if it grows too large.
async fn pack(store: &Store, guild: GuildId, about: &Value) -> Result<Option<Vec<u8>>, Failure> {
    let mut file = GzEncoder::new(Vec::new(), Compression::default());
    let mut lines = line("about", about.as_object().unwrap_or(&Map::new()));
    let mut mark = Mark::default();
    loop {
        file.write_all(lines.as_bytes()).map_err(|error| unwritten(&error))?;
        if file.get_ref().len() > LARGEST {
            return Ok(None);
        }
        let Some(page) = store.server_rows(guild, mark).await? else { break };
        lines = page.rows.iter().map(|row| line(page.table, row)).collect();
        mark = page.next;
    }
    let bytes = file.finish().map_err(|error| unwritten(&error))?;
    Ok((bytes.len() <= LARGEST).then_some(bytes))
}

/// A row as a line of the file: the table first, so that a reader can go by it.
fn line(table: &str, row: &Map<String, Value>) -> String {
    let columns = row.iter().map(|(column, value)| format!(",{}:{value}", json!(column)));
    format!("{{\"table\":{}{}}}\n", json!(table), columns.collect::<String>())
}

/// Filling memory never fails.
fn unwritten(error: &io::Error) -> Failure {
    Failure::Panic(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_json_that_begins_with_the_table() {
        let row = json!({ "id": i64::MAX, "name": "A \"B\"\n", "seed": null });
        let line = line("games", row.as_object().unwrap());
        assert!(line.starts_with("{\"table\":\"games\",") && line.ends_with("}\n"), "{line}");
        let mut read: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(read.as_object_mut().unwrap().remove("table"), Some(json!("games")));
        assert_eq!(read, row);
    }
}
