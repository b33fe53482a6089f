//! Backups: all rows of a server as files, for its managers.

use std::collections::VecDeque;
use std::io;
use std::io::Write as _;

use dvonn_discord::view::{File, LARGEST_FILE, View};
use dvonn_model::GuildId;
use dvonn_play as play;
use dvonn_store::{ExportPosition, Store, Strangers};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Map, Value, json};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::access::server_request;
use crate::text::Text;

/// The version of the file format, named in the first line.
const FORMAT_VERSION: u32 = 1;

/// The tables and columns that a backup leaves out.
const LEFT_OUT: [&str; 10] = [
    "plies: the column `line` of games has them, without times and who chose them",
    "seed of a board that has not been dealt yet",
    "rating_changes: they can be computed from results",
    "intentions, notices, settings, vacations, imports: personal data",
    "challenges",
    "offers",
    "reviews: they can be computed again",
    "interactions, heartbeats, counters",
    "games outside this server",
    "of a game with another server: its place there, the id of the player there, and decisions",
];

/// A file is full from this size in bytes. The limit leaves room for the last row.
const FULL_SIZE: usize = LARGEST_FILE - (1 << 20);

/// Sends a backup to a server manager and logs the action. A large backup is sent in several files,
/// each as soon as it is ready.
pub(super) async fn send_backup(app: &App, caller: &Caller) -> Result<(), Failure> {
    let by = server_request(app, caller, None)?;
    let claim = app.claims.claim("copy data", caller.person.id).ok_or(Failure::StillThinking)?;
    caller.defer_private().await?;
    let (guild, text) = (by.guild, caller.text);
    let about = json!({
        "format": FORMAT_VERSION,
        "guild_id": i64::from(guild),
        "made_at": by.at.as_millisecond(),
        "left_out": LEFT_OUT,
    });
    let mut rows = BackupLines::new(&about, &app.store, guild);
    let first = rows.next_part(FULL_SIZE).await?;
    play::server::log_backup(&app.store, by).await?;
    let mut claim = Some(claim);
    if first.is_last {
        claim.take();
        let name = format!("dvonn-server-{guild}.jsonl.gz");
        return Ok(caller.reply_private(&first.view(text, say!(text, "backup"), name)).await?);
    }
    let name = |number: u32| format!("dvonn-server-{guild}-part-{number:03}.jsonl.gz");
    let caption = format!("{}\n{}", say!(text, "backup"), say!(text, "backup-in-parts"));
    caller.reply_private(&first.view(text, caption, name(1))).await?;
    for number in 2.. {
        let part = rows.next_part(FULL_SIZE).await?;
        let is_last = part.is_last;
        if is_last {
            claim.take();
        }
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

/// One file of the backup. It can be read without the others.
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

/// The lines of the backup. Keeps at most one page of them in memory.
struct BackupLines<'a> {
    store: &'a Store,
    guild: GuildId,
    mark: ExportPosition,
    strangers: Strangers,
    lines: VecDeque<String>,
}

impl<'a> BackupLines<'a> {
    /// Starts a backup with a line that describes it.
    fn new(about: &Value, store: &'a Store, guild: GuildId) -> BackupLines<'a> {
        let about = line("about", about.as_object().unwrap_or(&Map::new()));
        BackupLines {
            store,
            guild,
            mark: ExportPosition::default(),
            strangers: Strangers::default(),
            lines: VecDeque::from([about]),
        }
    }

    async fn has_more(&mut self) -> Result<bool, Failure> {
        if self.lines.is_empty()
            && let Some(page) =
                self.store.server_rows(self.guild, self.mark, &mut self.strangers).await?
        {
            self.lines = page.rows.iter().map(|row| line(page.table, row)).collect();
            self.mark = page.next;
        }
        Ok(!self.lines.is_empty())
    }

    /// Makes the next file. It ends when it has more than `full` bytes.
    async fn next_part(&mut self, full: usize) -> Result<Part, Failure> {
        let mut file = GzEncoder::new(Vec::new(), Compression::default());
        while file.get_ref().len() <= full && self.has_more().await? {
            let lines = std::mem::take(&mut self.lines);
            // Elsewhere, because it takes long: everyone else would wait.
            let packed = tokio::task::spawn_blocking(move || pack(file, lines, full)).await;
            let packed = packed.map_err(|panic| Failure::Panic(panic.to_string()))?;
            (file, self.lines) = packed.map_err(|error| write_failure(&error))?;
        }
        let bytes = file.finish().map_err(|error| write_failure(&error))?;
        Ok(Part { bytes, is_last: !self.has_more().await? })
    }
}

/// Adds lines to a file until it has more than `full` bytes. Returns the file and the lines that are
/// left.
fn pack(
    mut file: GzEncoder<Vec<u8>>,
    mut lines: VecDeque<String>,
    full: usize,
) -> io::Result<(GzEncoder<Vec<u8>>, VecDeque<String>)> {
    while file.get_ref().len() <= full
        && let Some(line) = lines.pop_front()
    {
        file.write_all(line.as_bytes())?;
    }
    Ok((file, lines))
}

/// Returns a row as a line of the file. The table comes first, so that a reader can skip tables.
fn line(table: &str, row: &Map<String, Value>) -> String {
    let columns = row.iter().map(|(column, value)| format!(",{}:{value}", json!(column)));
    format!("{{\"table\":{}{}}}\n", json!(table), columns.collect::<String>())
}

/// Wraps a write error, although writing to memory never fails.
fn write_failure(error: &io::Error) -> Failure {
    Failure::Panic(error.to_string())
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use dvonn_model::{SeasonLength, ServerSetting};
    use flate2::read::{GzDecoder, MultiGzDecoder};

    use super::*;

    #[test]
    fn a_line_is_json_that_starts_with_the_table() {
        let row = json!({ "id": i64::MAX, "name": "A \"B\"\n", "seed": null });
        let line = line("games", row.as_object().unwrap());
        assert!(line.starts_with("{\"table\":\"games\",") && line.ends_with("}\n"), "{line}");
        let mut read: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(read.as_object_mut().unwrap().remove("table"), Some(json!("games")));
        assert_eq!(read, row);
    }

    #[tokio::test]
    async fn a_large_backup_is_split_into_readable_files() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        let guild = GuildId::try_from(7_u64).unwrap();
        let mut tx = store.begin().await.unwrap();
        let setting = ServerSetting::Season(SeasonLength::Year);
        tx.set_server_setting(guild, &setting).await.unwrap();
        tx.commit().await.unwrap();

        let about = json!({ "format": FORMAT_VERSION });
        let mut rows = BackupLines::new(&about, &store, guild);
        let (first, second) = (rows.next_part(0).await.unwrap(), rows.next_part(0).await.unwrap());
        assert_eq!((first.is_last, second.is_last), (false, true));
        let mut alone = String::new();
        GzDecoder::new(&*second.bytes).read_to_string(&mut alone).unwrap();
        assert!(alone.starts_with("{\"table\":\"servers\","), "{alone}");
        let mut together = String::new();
        let both = [first.bytes, second.bytes].concat();
        MultiGzDecoder::new(&*both).read_to_string(&mut together).unwrap();
        assert_eq!(together.lines().count(), 2);

        let whole = BackupLines::new(&about, &store, guild).next_part(FULL_SIZE).await.unwrap();
        assert!(whole.is_last);
    }
}
