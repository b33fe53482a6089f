//! Everything a test needs: the playground, the bot, and people in a channel.

use std::path::Path;
use std::process::ExitStatus;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use dvonn_playground::{ChannelId, GatewayDrop, Message, NewUser, Options, Playground, deadline};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::checks;
use super::duel::Duel;
use super::person::Person;
use super::process::{CLOCK, LOG, Process, Settings};
use super::pseudo;

/// How long to wait for anything before the test fails.
pub(crate) const TIMEOUT: Duration = deadline(120);

/// A little more than the time in which a starting bot leaves recent messages alone.
pub(crate) const SETTLING_TIME: Duration = Duration::from_secs(4);

/// When a test starts, in seconds since 1970: at 12:30 in UTC on Wednesday, 16 May 2040, in the
/// middle of a day, a week, a month and a quarter. So a test passes on every day or on none.
const START: u64 = 2_220_784_200;

/// The bot's token: it must not appear anywhere except in the bot's requests.
const TOKEN: &str = "MTE0-e2e.seCRet_49.token";

/// How much is not shown yet, or not recorded as shown. Tallies and scores wait for more attempts.
pub(crate) const UNANNOUNCED: &str = "SELECT count(*) FROM posts WHERE shown < wanted AND NOT (\
    kind = 'board' AND subject IN (SELECT id FROM games WHERE muted_since IS NOT NULL)) AND NOT (\
    kind IN ('daily', 'race') AND shown > 0)";

/// How much the bot still has to do without being asked.
const UNSETTLED: &str = "SELECT \
    (SELECT count(*) FROM posts WHERE shown < wanted) + \
    (SELECT count(*) FROM games WHERE state = 'running' AND computer_chooses = 1)";

/// The time of the bot's last heartbeat, in milliseconds since 1970.
const LAST_HEARTBEAT: &str = "SELECT COALESCE(MAX(beat_at), 0) FROM heartbeats";

/// Runs the playgrounds of all tests. The tests themselves are plain threads.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.worker_threads(2).enable_all().build().expect("a runtime can be made")
});

/// Blocks until a future of the playground is done.
pub(crate) fn wait<T>(future: impl Future<Output = T>) -> T {
    RUNTIME.block_on(future)
}

/// A playground, a bot connected to it, and the people there.
///
/// At the end of a test, the bot is stopped and everything it sent is checked. If the test has
/// failed, the bot's log is printed.
pub(crate) struct Scene {
    pub(crate) playground: Playground,
    bot: Mutex<Option<Process>>,
    pub(super) folder: TempDir,
    settings: Mutex<Settings>,
    /// The folder with the bot's language files, if they are not the program's own.
    texts: Option<&'static Path>,
    tolerated: Mutex<Vec<u64>>,
    errors_expected: Mutex<bool>,
}

impl Scene {
    /// Starts a scene that behaves like Discord, but with long timeouts, so that a busy machine
    /// does not fail the test.
    pub(crate) fn start() -> Scene {
        Scene::with(Scene::options())
    }

    /// The scene of a test that reads the playground's page itself: its bot speaks plain English.
    pub(crate) fn in_english() -> Scene {
        Scene::with(Options { reading: None, ..Scene::options() })
    }

    /// The options of [`Scene::start`].
    pub(crate) fn options() -> Options {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time after 1970");
        Options {
            token: TOKEN.to_owned(),
            answer_within: TIMEOUT,
            requests_per_second: None,
            clock_ahead: Duration::from_secs(START).saturating_sub(now),
            reading: Some(pseudo::plain),
            ..Options::on_free_port()
        }
    }

    /// Starts a scene with these playground options.
    pub(crate) fn with(options: Options) -> Scene {
        Scene::with_settings(options, &[])
    }

    /// Starts a scene with these playground options and bot settings.
    pub(crate) fn with_settings(options: Options, settings: Settings) -> Scene {
        let scene = Scene::without_bot(options, settings);
        scene.start_bot();
        scene
    }

    /// A scene whose bot has not started.
    pub(crate) fn without_bot(options: Options, settings: Settings) -> Scene {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let options = Options { clock_file: Some(folder.path().join(CLOCK)), ..options };
        let texts = options.reading.map(|_| pseudo::folder());
        let playground = wait(Playground::start(options)).expect("the playground starts");
        Scene {
            playground,
            bot: Mutex::new(None),
            folder,
            settings: Mutex::new(settings),
            texts,
            tolerated: Mutex::default(),
            errors_expected: Mutex::default(),
        }
    }

    /// Allows requests of the bot to be rejected with this Discord error code. Any other rejection
    /// fails the test.
    pub(crate) fn tolerate(&self, code: u64) {
        lock(&self.tolerated).push(code);
    }

    /// Allows errors in the bot's log, which otherwise fail the test.
    pub(crate) fn expect_errors(&self) {
        *lock(&self.errors_expected) = true;
    }

    /// Starts the bot and waits until it is connected.
    pub(crate) fn start_bot(&self) {
        // The connection of a killed bot may still be open on this side.
        self.playground.drop_gateway(GatewayDrop::Forget);
        self.launch_bot();
        let started = wait(async {
            self.playground.wait_for_command("dvonn", TIMEOUT).await?;
            self.playground.wait_for_bot(TIMEOUT).await
        });
        assert!(started.is_ok(), "the bot does not start:\n{}", self.log());
    }

    /// Starts the bot after a kill, and lets the time pass in which it leaves alone what the kill may
    /// have left unsent.
    pub(crate) fn restart_after_kill(&self) {
        self.start_bot();
        self.playground.advance(SETTLING_TIME).expect("the clock can be advanced");
    }

    /// Starts the bot without waiting.
    pub(crate) fn launch_bot(&self) {
        *lock(&self.bot) = Some(self.launch(&[]));
    }

    /// Starts a process of the bot without waiting, with these settings besides those of the scene.
    pub(crate) fn launch(&self, settings: &[(&str, &str)]) -> Process {
        let texts = self.texts.and_then(Path::to_str).map(|folder| (pseudo::TEXT_FOLDER, folder));
        let texts: Vec<_> = texts.into_iter().collect();
        let settings = [&texts, *lock(&self.settings), settings].concat();
        Process::run(self.folder.path(), &self.playground.api_base(), TOKEN, &settings)
    }

    /// The value of a setting of the bot, by its environment variable.
    pub(super) fn setting(&self, name: &str) -> Option<&'static str> {
        lock(&self.settings).iter().find(|setting| setting.0 == name).map(|setting| setting.1)
    }

    /// Restarts the bot with these settings.
    pub(crate) fn restart_with(&self, settings: Settings) {
        assert_eq!(self.stop_bot().and_then(|status| status.code()), Some(0));
        self.start_with(settings);
    }

    /// Starts the bot with these settings.
    pub(crate) fn start_with(&self, settings: Settings) {
        *lock(&self.settings) = settings;
        self.start_bot();
    }

    /// Takes the running bot out of the scene.
    pub(crate) fn take_bot(&self) -> Process {
        lock(&self.bot).take().expect("the bot runs")
    }

    /// Waits until everything is announced, then advances the clock for Discord and the bot:
    /// pending announcements would otherwise be late. If the bot is running, waits until it has
    /// noticed.
    #[track_caller]
    pub(crate) fn let_time_pass(&self, time: Duration) {
        self.wait_until(|| self.count(UNANNOUNCED) == 0);
        let later = i64::try_from(time.as_millis()).expect("it fits into an i64");
        let later = self.count(LAST_HEARTBEAT) + later;
        self.playground.advance(time).expect("the clock can be advanced");
        if lock(&self.bot).is_some() {
            self.wait_until(|| self.count(LAST_HEARTBEAT) >= later);
        }
    }

    /// The time of the bot's last heartbeat, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.count(LAST_HEARTBEAT)
    }

    /// Returns true if the bot has stopped by itself.
    pub(crate) fn bot_has_stopped(&self) -> bool {
        lock(&self.bot).as_mut().is_some_and(Process::has_exited)
    }

    /// Kills the bot as `kill -9` does.
    pub(crate) fn kill_bot(&self) {
        self.take_bot().kill();
    }

    /// The resident memory of the running bot, in KiB.
    pub(crate) fn bot_memory(&self) -> u32 {
        lock(&self.bot).as_ref().expect("the bot runs").memory()
    }

    /// Asks the bot to stop, as a service manager does. `None` if it does not.
    pub(crate) fn stop_bot(&self) -> Option<ExitStatus> {
        self.take_bot().terminate()
    }

    /// The bot's log, from standard error.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join(LOG)).unwrap_or_default()
    }

    /// The first channel.
    pub(crate) fn general(&self) -> ChannelId {
        self.playground.channels()[0]
    }

    /// Creates another channel.
    pub(crate) fn new_channel(&self, name: &str) -> ChannelId {
        self.playground.create_channel(self.playground.guild(), name)
    }

    /// Waits until everything is announced and the computer has nothing to do.
    #[track_caller]
    pub(crate) fn settle(&self) {
        self.wait_until(|| self.count(UNSETTLED) == 0);
    }

    /// Waits until a condition is true, by polling.
    #[track_caller]
    pub(crate) fn wait_until(&self, holds: impl Fn() -> bool) {
        let start = Instant::now();
        while !holds() {
            assert!(start.elapsed() < TIMEOUT, "timed out; the bot's log:\n{}", self.log());
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

    /// A new person, in the first channel.
    pub(crate) fn new_person(&self, username: &str) -> Person<'_> {
        self.person(NewUser::named(username))
    }

    /// A new person with this profile, in the first channel.
    pub(crate) fn person(&self, user: NewUser) -> Person<'_> {
        Person::new(self, self.playground.create_user(user), self.general())
    }

    /// A game between Ada (White) and Ben (Black), in the first channel.
    pub(crate) fn duel(&self) -> Duel<'_> {
        Duel::start(self.ada(), self.ben())
    }

    /// Waits for a matching message in a channel and returns the newest one.
    #[track_caller]
    pub(crate) fn message(&self, channel: ChannelId, wanted: impl Fn(&Message) -> bool) -> Message {
        let found = wait(self.playground.wait_for_message(channel, wanted, TIMEOUT));
        let Ok(message) = found else {
            panic!("no matching message in {:#?}", self.playground.messages(channel));
        };
        message
    }

    /// The public boards in a channel, oldest first.
    pub(crate) fn boards(&self, channel: ChannelId) -> Vec<Message> {
        self.playground.messages(channel).into_iter().filter(is_board).collect()
    }

    /// The newest public board in a channel.
    #[track_caller]
    pub(crate) fn board(&self, channel: ChannelId) -> Message {
        self.wait_until(|| !self.boards(channel).is_empty());
        self.boards(channel).pop().expect("a board in the channel")
    }

    /// Waits for a board newer than this message.
    #[track_caller]
    pub(crate) fn board_after(&self, before: &Message) -> Message {
        self.message(before.channel, |message| is_board(message) && message.id > before.id)
    }

    /// Waits until a message contains this text.
    #[track_caller]
    pub(crate) fn wait_for_text(&self, message: &Message, words: &str) -> Message {
        let id = message.id;
        self.message(message.channel, |message| message.id == id && message.content.contains(words))
    }

    /// Waits until a message has no controls.
    #[track_caller]
    pub(crate) fn wait_for_no_controls(&self, message: &Message) -> Message {
        let id = message.id;
        self.message(message.channel, |message| {
            message.id == id && message.controls().next().is_none()
        })
    }
}

/// Returns true for a public message with a board.
pub(crate) fn is_board(message: &Message) -> bool {
    message.visible_to.is_none() && has_picture(message)
}

/// Returns true if the message has a picture of a board.
pub(crate) fn has_picture(message: &Message) -> bool {
    message.attachments.iter().any(|file| file.content_type == "image/png")
}

impl Drop for Scene {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("--- the bot's log ---\n{}--- end of the log ---", self.log());
            return;
        }
        let stopped = lock(&self.bot).take().map(Process::terminate);
        if let Some(status) = stopped {
            let code = status.and_then(|status| status.code());
            // A test may end while the bot still edits old boards, which takes long on a busy machine.
            let has_work = self.log().contains("stopped before all work was finished");
            let is_clean = code == Some(0) || (code == Some(1) && has_work);
            assert!(is_clean, "the bot shuts down cleanly, not with {code:?}:\n{}", self.log());
        }
        let tolerated = lock(&self.tolerated).clone();
        checks::check_requests(&self.playground.journal(), &tolerated);
        // In direct messages, every message notifies everybody.
        let channels = self.playground.channels();
        for channel in channels.into_iter().filter(|id| !self.playground.is_private(*id)) {
            checks::check_messages(&self.playground.messages(channel));
        }
        checks::check_log(&self.log(), TOKEN, *lock(&self.errors_expected));
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
