//! All of a server's rows as files, for who manages it.

use std::collections::VecDeque;
use std::io;
use std::io::Write as _;

use dvonn_model::GuildId;
use dvonn_play as play;
use dvonn_play::Administration;
use dvonn_store::{ExportPosition, Store};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Map, Value, json};

use crate::discord::kit::admission::administration;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::tell::tell_deferred;
use crate::discord::kit::view::{File, LARGEST_FILE, View};
use crate::say;
use crate::text::Text;

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

/// A file is full at so many bytes, which leaves room for the row that fills it.
const FULL: usize = LARGEST_FILE - (1 << 20);

/// Gives who manages a server all its rows, and writes down that they have been given. What is too
/// much for one file comes in several, each as soon as it is made.
pub(crate) async fn give(app: &App, caller: &Caller) -> Result<(), Failure> {
    let by = administration(app, caller, None)?;
    let Some(_claim) = app.claims.claim("copy data", caller.person.id) else {
        return Err(Failure::StillThinking);
    };
    caller.defer_private().await?;
    tell_deferred(caller, fulfil(app, caller, by).await).await;
    Ok(())
}

async fn fulfil(app: &App, caller: &Caller, by: Administration) -> Result<(), Failure> {
    let (guild, text) = (by.guild, caller.text);
    let about = json!({
        "format": FORM,
        "guild_id": i64::from(guild),
        "made_at": by.at.as_millisecond(),
        "left_out": LEFT_OUT,
    });
    let mut rows = Rows::after(&about, &app.store, guild);
    let first = rows.part(FULL).await?;
    play::log_backup(&app.store, by).await?;
    if first.is_last {
        let name = format!("dvonn-server-{guild}.jsonl.gz");
        return Ok(caller.complete_deferred(&first.view(text, say!(text, "backup"), name)).await?);
    }
    let name = |number: u32| format!("dvonn-server-{guild}-part-{number:03}.jsonl.gz");
    let begun = format!("{}\n{}", say!(text, "backup"), say!(text, "backup-in-parts"));
    caller.complete_deferred(&first.view(text, begun, name(1))).await?;
    for number in 2.. {
        let part = rows.part(FULL).await?;
        let is_last = part.is_last;
        let words = if is_last {
            say!(text, "backup-last-part", part = number)
        } else {
            say!(text, "backup-part", part = number)
        };
        caller.follow_up_private(&part.view(text, words, name(number))).await?;
        if is_last {
            break;
        }
    }
    Ok(())
}

/// A file of the backup, which can be read by itself.
struct Part {
    bytes: Vec<u8>,
    is_last: bool,
}

impl Part {
    fn view(self, text: Text, words: String, name: String) -> View {
        let absence = say!(text, "backup-no-files");
        View::new(words).file(File { name, bytes: self.bytes, alt: None, absence })
    }
}

/// The lines of the backup, of which no more than a page is held.
struct Rows<'a> {
    store: &'a Store,
    guild: GuildId,
    mark: ExportPosition,
    lines: VecDeque<String>,
}

impl<'a> Rows<'a> {
    /// They begin with what they are.
    fn after(about: &Value, store: &'a Store, guild: GuildId) -> Rows<'a> {
        let about = line("about", about.as_object().unwrap_or(&Map::new()));
        Rows { store, guild, mark: ExportPosition::default(), lines: VecDeque::from([about]) }
    }

    async fn has_more(&mut self) -> Result<bool, Failure> {
        if self.lines.is_empty()
            && let Some(page) = self.store.server_rows(self.guild, self.mark).await?
        {
            self.lines = page.rows.iter().map(|row| line(page.table, row)).collect();
            self.mark = page.next;
        }
        Ok(!self.lines.is_empty())
    }

    /// The next file, which is done when it has more than so many bytes.
    async fn part(&mut self, full: usize) -> Result<Part, Failure> {
        let mut file = GzEncoder::new(Vec::new(), Compression::default());
        while file.get_ref().len() <= full && self.has_more().await? {
            let line = self.lines.pop_front().unwrap_or_default();
            file.write_all(line.as_bytes()).map_err(|error| unwritten(&error))?;
        }
        let bytes = file.finish().map_err(|error| unwritten(&error))?;
        Ok(Part { bytes, is_last: !self.has_more().await? })
    }
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
    use std::io::Read as _;

    use dvonn_model::{SeasonLength, ServerSetting};
    use flate2::read::{GzDecoder, MultiGzDecoder};

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

    #[tokio::test]
    async fn what_is_too_much_for_one_file_comes_in_parts_that_are_files_themselves() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        let guild = GuildId::try_from(7_u64).unwrap();
        let mut tx = store.begin().await.unwrap();
        let setting = ServerSetting::Season(SeasonLength::Year);
        tx.set_server(guild, &setting).await.unwrap();
        tx.commit().await.unwrap();

        let about = json!({ "format": FORM });
        let mut rows = Rows::after(&about, &store, guild);
        let (first, second) = (rows.part(0).await.unwrap(), rows.part(0).await.unwrap());
        assert_eq!((first.is_last, second.is_last), (false, true));
        let mut alone = String::new();
        GzDecoder::new(&*second.bytes).read_to_string(&mut alone).unwrap();
        assert!(alone.starts_with("{\"table\":\"servers\","), "{alone}");
        let mut together = String::new();
        let both = [first.bytes, second.bytes].concat();
        MultiGzDecoder::new(&*both).read_to_string(&mut together).unwrap();
        assert_eq!(together.lines().count(), 2);

        let whole = Rows::after(&about, &store, guild).part(FULL).await.unwrap();
        assert!(whole.is_last);
    }
}
