//! All that a test needs: the playground, the bot, and people in a channel.

use std::process::ExitStatus;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use dvonn_playground::{ChannelId, GatewayDrop, Message, NewUser, Options, Playground};
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::duel::Duel;
use super::person::Person;
use super::process::{CLOCK, DATABASE, LOG, Process, Settings};
use super::verdict;

/// How long anything is waited for before a test fails.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// The bot's token: it must stand nowhere but in the bot's requests.
const TOKEN: &str = "MTE0-e2e.seCRet_49.token";

/// How much the bot still has to say, or to remember that it said.
const UNSAID: &str = "SELECT (SELECT count(*) FROM games WHERE announced < revision) + \
    (SELECT count(*) FROM challenges WHERE state = 'open' AND shown = 0) + \
    (SELECT count(*) FROM offers WHERE told = 0)";

/// Every column of every table.
const COLUMNS: &str = "SELECT tables.name, columns.name FROM sqlite_master AS tables, \
    pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'";

/// When the bot last noted that people can be heard, in milliseconds since 1970.
const LAST_HEARD: &str = "SELECT COALESCE(MAX(beat_at), 0) FROM heartbeats";

/// Where the playgrounds of all tests run. The tests themselves are plain threads.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.worker_threads(2).enable_all().build().expect("a runtime can be made")
});

/// Waits for something that the playground does.
pub(crate) fn wait<T>(future: impl Future<Output = T>) -> T {
    RUNTIME.block_on(future)
}

/// A playground, a bot that is connected to it, and the people there.
///
/// When a test is over, the bot is stopped and all that it sent is checked; when a test has failed,
/// what the bot said is shown.
pub(crate) struct Scene {
    pub(crate) playground: Playground,
    bot: Mutex<Option<Process>>,
    folder: TempDir,
    settings: Settings,
    tolerated: Mutex<Vec<u64>>,
    errors_expected: Mutex<bool>,
}

impl Scene {
    /// As Discord is, but without haste: a busy machine is no fault of the bot.
    pub(crate) fn begin() -> Scene {
        Scene::with(Scene::options())
    }

    /// What [`Scene::begin`] begins with.
    pub(crate) fn options() -> Options {
        Options {
            token: TOKEN.to_owned(),
            answer_within: PATIENCE,
            requests_per_second: None,
            ..Options::on_free_port()
        }
    }

    /// In a playground of one's own making.
    pub(crate) fn with(options: Options) -> Scene {
        Scene::with_settings(options, &[])
    }

    /// In a playground of one's own making, with settings of one's own for the bot.
    pub(crate) fn with_settings(options: Options, settings: Settings) -> Scene {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let options = Options { clock_file: Some(folder.path().join(CLOCK)), ..options };
        let playground = wait(Playground::start(options)).expect("the playground starts");
        let scene = Scene {
            playground,
            bot: Mutex::new(None),
            folder,
            settings,
            tolerated: Mutex::default(),
            errors_expected: Mutex::default(),
        };
        scene.start_bot();
        scene
    }

    /// Lets the bot be refused with this JSON error code of Discord. Any other refusal fails the test.
    pub(crate) fn tolerate(&self, code: u64) {
        lock(&self.tolerated).push(code);
    }

    /// Lets the bot's log hold errors. They fail the test otherwise.
    pub(crate) fn expect_errors(&self) {
        *lock(&self.errors_expected) = true;
    }

    /// Starts the bot and waits until it listens.
    pub(crate) fn start_bot(&self) {
        // The connection of a bot that was killed may not have ended yet on this side.
        self.playground.drop_gateway(GatewayDrop::Forget);
        self.launch_bot();
        let started = wait(async {
            self.playground.wait_for_command("dvonn", PATIENCE).await?;
            self.playground.wait_for_bot(PATIENCE).await
        });
        assert!(started.is_ok(), "the bot does not start:\n{}", self.log());
    }

    /// Starts the bot and leaves it to itself.
    pub(crate) fn launch_bot(&self) {
        let api = self.playground.api_base();
        *lock(&self.bot) = Some(Process::run(self.folder.path(), &api, TOKEN, self.settings));
    }

    /// Takes the running bot.
    pub(crate) fn take_bot(&self) -> Process {
        lock(&self.bot).take().expect("the bot runs")
    }

    /// Lets time pass, for Discord and for the bot, once everything has been announced: what is
    /// still being said would otherwise be said too late. A bot that runs has noticed it then.
    #[track_caller]
    pub(crate) fn let_pass(&self, time: Duration) {
        self.until(|| self.count(UNSAID) == 0);
        let later = i64::try_from(time.as_millis()).expect("it is less than an age");
        let later = self.count(LAST_HEARD) + later;
        self.playground.advance(time).expect("the clock can be set ahead");
        if lock(&self.bot).is_some() {
            self.until(|| self.count(LAST_HEARD) >= later);
        }
    }

    /// Kills the bot as `kill -9` does.
    pub(crate) fn kill_bot(&self) {
        self.take_bot().kill();
    }

    /// Asks the bot to stop, as a service manager does. `None` when it does not.
    pub(crate) fn stop_bot(&self) -> Option<ExitStatus> {
        self.take_bot().terminate()
    }

    /// Changes the database by one statement, as time or another program would.
    pub(crate) fn change_database(&self, statement: &'static str) {
        let changed = wait(async {
            let mut connection = SqliteConnection::connect(&self.database()).await?;
            sqlx::query(statement).execute(&mut connection).await?;
            connection.close().await
        });
        changed.expect("the database can be changed");
    }

    /// What the bot has said on standard error.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join(LOG)).unwrap_or_default()
    }

    /// The first channel.
    pub(crate) fn general(&self) -> ChannelId {
        self.playground.channels()[0]
    }

    /// Another channel.
    pub(crate) fn new_channel(&self, name: &str) -> ChannelId {
        self.playground.create_channel(self.playground.guild(), name)
    }

    /// How many plies the database holds.
    pub(crate) fn plies(&self) -> i64 {
        self.count("SELECT count(*) FROM plies")
    }

    /// How many offers were declined.
    pub(crate) fn declined_offers(&self) -> i64 {
        self.count("SELECT count(*) FROM offers WHERE state = 'declined'")
    }

    /// How many offers wait for an answer.
    pub(crate) fn offers(&self) -> i64 {
        self.count("SELECT count(*) FROM offers WHERE state = 'open'")
    }

    /// How many private notices are still to be told.
    pub(crate) fn notices(&self) -> i64 {
        self.count("SELECT count(*) FROM notices")
    }

    /// How many reviews were ever asked for.
    pub(crate) fn reviews(&self) -> i64 {
        self.count("SELECT count(*) FROM reviews")
    }

    /// How many seasons are over and told of, as far as anybody can be.
    pub(crate) fn told_seasons(&self) -> i64 {
        self.count("SELECT count(*) FROM seasons WHERE over = 1 AND told = 1")
    }

    /// How many positions are known of the games that are being reviewed, or were.
    pub(crate) fn reviewed_positions(&self) -> i64 {
        self.count("SELECT COALESCE(SUM(known), 0) FROM reviews")
    }

    /// How many games the database holds.
    pub(crate) fn games(&self) -> i64 {
        self.count("SELECT count(*) FROM games")
    }

    /// How many games are not over.
    pub(crate) fn running_games(&self) -> i64 {
        self.count("SELECT count(*) FROM games WHERE state = 'running'")
    }

    /// When the side to move in the only game runs out of time, in milliseconds since 1970.
    pub(crate) fn deadline(&self) -> i64 {
        self.count("SELECT deadline FROM games")
    }

    /// How many open challenges the database holds.
    pub(crate) fn open_challenges(&self) -> i64 {
        self.count("SELECT count(*) FROM challenges WHERE state = 'open'")
    }

    /// When the side to move in the only game is next reminded, in milliseconds since 1970.
    pub(crate) fn next_reminder(&self) -> i64 {
        self.count("SELECT remind_at FROM games")
    }

    /// The columns of the database in which this text stands, as `table.column`.
    pub(crate) fn columns_with(&self, text: &str) -> Vec<String> {
        let found = wait(async {
            let mut connection = SqliteConnection::connect(&self.database()).await?;
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

    /// What this query counts.
    pub(crate) fn count(&self, query: &'static str) -> i64 {
        let counted = wait(async {
            let mut connection = SqliteConnection::connect(&self.database()).await?;
            let count = sqlx::query_scalar(query).fetch_one(&mut connection).await?;
            connection.close().await.map(|()| count)
        });
        counted.expect("the database can be read")
    }

    fn database(&self) -> String {
        format!("sqlite:{}", self.folder.path().join(DATABASE).display())
    }

    /// Waits until something holds of which nobody tells.
    #[track_caller]
    pub(crate) fn until(&self, holds: impl Fn() -> bool) {
        let start = Instant::now();
        while !holds() {
            assert!(start.elapsed() < PATIENCE, "it never came:\n{}", self.log());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Ada, in the first channel.
    pub(crate) fn ada(&self) -> Person<'_> {
        Person::new(self, self.playground.users()[0], self.general())
    }

    /// Ben, in the first channel.
    pub(crate) fn ben(&self) -> Person<'_> {
        Person::new(self, self.playground.users()[1], self.general())
    }

    /// Somebody new, in the first channel.
    pub(crate) fn newcomer(&self, username: &str) -> Person<'_> {
        self.person(NewUser::named(username))
    }

    /// Somebody new whom one has described, in the first channel.
    pub(crate) fn person(&self, user: NewUser) -> Person<'_> {
        Person::new(self, self.playground.create_user(user), self.general())
    }

    /// A game of Ada, who is White, against Ben, in the first channel.
    pub(crate) fn duel(&self) -> Duel<'_> {
        Duel::begin(self.ada(), self.ben())
    }

    /// Waits for a message in a channel, and gives the newest such.
    #[track_caller]
    pub(crate) fn message(&self, channel: ChannelId, wanted: impl Fn(&Message) -> bool) -> Message {
        let found = wait(self.playground.wait_for_message(channel, wanted, PATIENCE));
        let Ok(message) = found else {
            panic!("no such message came; there are {:#?}", self.playground.messages(channel));
        };
        message
    }

    /// The boards that everybody sees in a channel, oldest first.
    pub(crate) fn boards(&self, channel: ChannelId) -> Vec<Message> {
        self.playground.messages(channel).into_iter().filter(is_board).collect()
    }

    /// The newest board that everybody sees in a channel.
    #[track_caller]
    pub(crate) fn board(&self, channel: ChannelId) -> Message {
        self.boards(channel).pop().expect("a board in the channel")
    }

    /// Waits for a board that is newer than this message.
    #[track_caller]
    pub(crate) fn board_after(&self, before: &Message) -> Message {
        self.message(before.channel, |message| is_board(message) && message.id > before.id)
    }

    /// Waits until a message says this.
    #[track_caller]
    pub(crate) fn amended(&self, message: &Message, words: &str) -> Message {
        let id = message.id;
        self.message(message.channel, |message| message.id == id && message.content.contains(words))
    }

    /// Waits until a message has no controls any more.
    #[track_caller]
    pub(crate) fn disarmed(&self, message: &Message) -> Message {
        let id = message.id;
        self.message(message.channel, |message| {
            message.id == id && message.controls().next().is_none()
        })
    }
}

/// Whether this shows everybody a board.
pub(crate) fn is_board(message: &Message) -> bool {
    message.visible_to.is_none() && has_picture(message)
}

/// Whether a picture of a board comes with this.
pub(crate) fn has_picture(message: &Message) -> bool {
    message.attachments.iter().any(|file| file.content_type == "image/png")
}

impl Drop for Scene {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("--- the bot said ---\n{}--- to the end ---", self.log());
            return;
        }
        let stopped = lock(&self.bot).take().map(Process::terminate);
        if let Some(status) = stopped {
            let code = status.map(|status| status.code());
            assert_eq!(code, Some(Some(0)), "the bot stops in good order:\n{}", self.log());
        }
        let tolerated = lock(&self.tolerated).clone();
        verdict::on_requests(&self.playground.journal(), &tolerated);
        for channel in self.playground.channels() {
            verdict::on_messages(&self.playground.messages(channel));
        }
        verdict::on_log(&self.log(), TOKEN, *lock(&self.errors_expected));
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
