//! The bot's database in a scene: what it says, and changes to it behind the bot's back.

use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::PathBuf;

use sqlx::{AnyConnection, Connection as _};

use super::process::{DATABASE, Process};
use super::scene::{Scene, wait};

/// Every column of every table.
const COLUMNS: &str = "SELECT tables.name, columns.name FROM sqlite_master AS tables, \
    pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'";

/// A page of the database file.
pub(crate) struct Page {
    start: u64,
    bytes: Vec<u8>,
}

impl Scene {
    /// Changes the database with one statement, as the passage of time or another program would.
    pub(crate) fn change_database(&self, statement: &'static str) {
        wait(self.change(statement.to_owned()));
    }

    /// Changes the database with one statement, inside a future.
    pub(crate) async fn change(&self, statement: String) {
        let change = async {
            let mut connection = self.connect().await?;
            sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await?;
            connection.close().await
        };
        change.await.expect("the database can be changed");
    }

    /// Runs a command of the program on the bot's database, and returns its output.
    #[track_caller]
    pub(crate) fn performs(&self, arguments: &[&str]) -> String {
        let (succeeded, output) =
            Process::perform(self.folder.path(), &format!("sqlite:{DATABASE}"), arguments);
        assert!(succeeded, "{arguments:?} failed:\n{output}{}", self.log());
        output
    }

    /// The names of the files in a folder of the scene's folder, in order.
    pub(crate) fn files_in(&self, folder: &str) -> Vec<String> {
        let entries = std::fs::read_dir(self.path(folder)).into_iter().flatten();
        let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }

    /// The path of a file in the scene's folder.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Deletes the database file, as a careless operator would.
    pub(crate) fn delete_database(&self) {
        let deleted = std::fs::remove_file(self.folder.path().join(DATABASE));
        deleted.expect("the database can be deleted");
    }

    /// Overwrites the first page of a table, as a bad disk would. Returns what was there before.
    pub(crate) fn damage(&self, table: &str) -> Page {
        self.change_database("PRAGMA wal_checkpoint(TRUNCATE)");
        let size = self.count("PRAGMA page_size");
        let root =
            self.number(&format!("SELECT rootpage FROM sqlite_master WHERE name = '{table}'"));
        let mut page = Page {
            start: u64::try_from((root - 1) * size).expect("a page begins in the file"),
            bytes: vec![0; usize::try_from(size).expect("a size of a page")],
        };
        let mut file = File::open(self.path(DATABASE)).expect("the database can be opened");
        file.seek(SeekFrom::Start(page.start)).expect("the page is in the file");
        file.read_exact(&mut page.bytes).expect("the page can be read");
        self.mend(&Page { start: page.start, bytes: vec![0x5a; page.bytes.len()] });
        page
    }

    /// Writes back what [`Scene::damage`] has overwritten.
    pub(crate) fn mend(&self, page: &Page) {
        let file = File::options().write(true).open(self.path(DATABASE));
        let mut file = file.expect("the database can be opened");
        file.seek(SeekFrom::Start(page.start)).expect("the page is in the file");
        file.write_all(&page.bytes).expect("the page can be written");
        // After this, no connection trusts the pages that it has in memory.
        self.change_database("UPDATE games SET revision = revision");
    }

    /// The number of plies in the database.
    pub(crate) fn plies(&self) -> i64 {
        self.count("SELECT count(*) FROM plies")
    }

    /// The number of declined offers.
    pub(crate) fn declined_offers(&self) -> i64 {
        self.count("SELECT count(*) FROM offers WHERE state = 'declined'")
    }

    /// The number of open offers.
    pub(crate) fn offers(&self) -> i64 {
        self.count("SELECT count(*) FROM offers WHERE state = 'open'")
    }

    /// The number of private notices that are not delivered yet.
    pub(crate) fn notices(&self) -> i64 {
        self.count("SELECT count(*) FROM posts WHERE kind = 'notice'")
    }

    /// The number of reviews ever requested.
    pub(crate) fn reviews(&self) -> i64 {
        self.count("SELECT count(*) FROM reviews")
    }

    /// The number of seasons that are over and announced.
    pub(crate) fn announced_seasons(&self) -> i64 {
        self.count(
            "SELECT count(*) FROM seasons WHERE over = 1 AND NOT EXISTS (
                 SELECT 1 FROM posts WHERE kind = 'season' AND subject = guild_id AND part = number)",
        )
    }

    /// The number of analysed positions in all reviews.
    pub(crate) fn reviewed_positions(&self) -> i64 {
        self.count("SELECT COALESCE(SUM(known), 0) FROM reviews")
    }

    /// The number of games in the database.
    pub(crate) fn games(&self) -> i64 {
        self.count("SELECT count(*) FROM games")
    }

    /// The number of running games.
    pub(crate) fn running_games(&self) -> i64 {
        self.count("SELECT count(*) FROM games WHERE state = 'running'")
    }

    /// The deadline in the only game, in milliseconds since 1970.
    pub(crate) fn deadline(&self) -> i64 {
        self.count("SELECT deadline FROM games")
    }

    /// The number of open challenges.
    pub(crate) fn open_challenges(&self) -> i64 {
        self.count("SELECT count(*) FROM challenges WHERE state = 'open'")
    }

    /// The time of the next reminder in the only game, in milliseconds since 1970.
    pub(crate) fn next_reminder(&self) -> i64 {
        self.count("SELECT remind_at FROM games")
    }

    /// The database columns that contain this text, as `table.column`.
    pub(crate) fn columns_with(&self, text: &str) -> Vec<String> {
        let found = wait(async {
            let mut connection = self.connect().await?;
            let columns = sqlx::query_as::<_, (String, String)>(COLUMNS);
            let mut found = Vec::new();
            for (table, column) in columns.fetch_all(&mut connection).await? {
                let query = format!("SELECT count(*) FROM {table} WHERE {column} LIKE '%{text}%'");
                let query = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(query));
                if query.fetch_one(&mut connection).await? > 0 {
                    found.push(format!("{table}.{column}"));
                }
            }
            connection.close().await.map(|()| found)
        });
        found.expect("the database can be read")
    }

    /// The result of a query for one number.
    pub(crate) fn count(&self, query: &'static str) -> i64 {
        let counted = wait(async {
            let mut connection = self.connect().await?;
            let count = sqlx::query_scalar(query).fetch_one(&mut connection).await?;
            connection.close().await.map(|()| count)
        });
        counted.expect("the database can be read")
    }

    /// The result of a query for one number, which the test has put together.
    pub(crate) fn number(&self, query: &str) -> i64 {
        let counted = wait(async {
            let mut connection = self.connect().await?;
            let query = sqlx::query_scalar(sqlx::AssertSqlSafe(query.to_owned()));
            let count = query.fetch_one(&mut connection).await?;
            connection.close().await.map(|()| count)
        });
        counted.expect("the database can be read")
    }

    /// Copies the database to a new file in the scene's folder.
    pub(crate) fn copy_database(&self, name: &str) -> PathBuf {
        let copy = self.folder.path().join(name);
        let copied = wait(async {
            let mut connection = self.connect().await?;
            let query = format!("VACUUM INTO '{}'", copy.display());
            sqlx::query(sqlx::AssertSqlSafe(query)).execute(&mut connection).await?;
            connection.close().await
        });
        copied.expect("the database can be copied");
        copy
    }

    /// The database's URL.
    pub(crate) fn database(&self) -> String {
        let file = || format!("sqlite:{}", self.folder.path().join(DATABASE).display());
        self.setting("DVONN_DATABASE_URL").map_or_else(file, ToOwned::to_owned)
    }

    async fn connect(&self) -> sqlx::Result<AnyConnection> {
        sqlx::any::install_default_drivers();
        AnyConnection::connect(&self.database()).await
    }
}
