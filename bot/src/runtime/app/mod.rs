//! The shared services.

pub(crate) mod engines;
pub(crate) mod health;
pub(crate) mod heartbeats;
pub(crate) mod in_progress;
pub(crate) mod jobs;
pub(crate) mod measured;
pub(crate) mod outages;
pub(crate) mod painter;
pub(crate) mod review_notices;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use dvonn_discord::client::Client;
use dvonn_discord::command_mentions::CommandMentions;
use dvonn_discord::draw_queue::DrawQueue;
use dvonn_discord::form_drafts::FormDrafts;
use dvonn_discord::rate_limits::RateLimits;
use dvonn_discord::thread_limits::ThreadLimits;
use dvonn_discord::visible_channels::VisibleChannels;
use dvonn_model::{GameRow, GuildId};
use dvonn_store::{Lease, Process, Store, StoreError};
use jiff::Timestamp;
use serenity::all::{Http, UserId};
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;

use crate::computer::{Owner, RecentAnalyses, Thinkers};
use crate::runtime::app::engines::Engines;
use crate::runtime::app::health::Health;
use crate::runtime::app::heartbeats::ShardMonitor;
use crate::runtime::app::in_progress::InProgress;
use crate::runtime::app::jobs::{Jobs, RESTART_PAUSE};
use crate::runtime::app::outages::Outages;
use crate::runtime::app::review_notices::ReviewNotices;
use crate::runtime::style::Style;
use crate::text::Text;
use crate::time::Time;

/// The services that every handler and every background task uses.
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) thinkers: Thinkers,
    /// External engines.
    pub(crate) engines: Engines,
    /// What the engine has told people lately.
    pub(crate) analyses: RecentAnalyses,
    /// What sends messages.
    pub(crate) client: Arc<Client>,
    pub(crate) time: Time,
    pub(crate) shards: ShardMonitor,
    /// This process among those that share the database.
    pub(crate) process: Process,
    /// Whether other processes use the database too.
    has_others: AtomicBool,
    /// Wakes the background work: there is something new to do.
    pub(crate) work: Notify,
    /// Wakes the computer player: a game may need a move, or need it no longer.
    pub(crate) computer: Notify,
    /// The handlers that are running. A stop waits for them.
    pub(crate) serving: TaskTracker,
    /// The tasks that are running, so that none runs twice at once.
    pub(crate) claims: InProgress,
    /// The threads that people have opened lately.
    pub(crate) thread_limit: ThreadLimits,
    /// What people typed into forms that were refused.
    pub(crate) form_drafts: FormDrafts,
    /// Which places the readers of a lobby can see.
    pub(crate) visible: VisibleChannels,
    /// The messages of people who wait for a review.
    pub(crate) review_notices: ReviewNotices,
    /// Limits how often people act.
    pub(crate) limits: RateLimits,
    /// Watches the background jobs.
    pub(crate) jobs: Jobs,
    /// Logs that the database cannot be used.
    pub(crate) outages: Arc<Outages>,
    /// Whether the parts of the bot work.
    pub(crate) health: Health,
}

/// The services, set once Discord has accepted the connection.
pub(crate) type AppSlot = Arc<OnceLock<Arc<App>>>;

/// The connection to Discord.
pub(crate) struct Connection {
    pub(crate) http: Arc<Http>,
    pub(crate) bot: UserId,
    pub(crate) commands: CommandMentions,
    pub(crate) shards: ShardMonitor,
}

/// What chooses the computer's plies.
pub(crate) struct Choosers {
    pub(crate) thinkers: Thinkers,
    pub(crate) engines: Engines,
}

/// Returns the share of the search threads that is this person's.
pub(crate) fn owner(person: dvonn_model::UserId) -> Owner {
    Owner(person.into())
}

/// The database, and this process among those that share it.
pub(crate) struct Database {
    pub(crate) store: Store,
    pub(crate) process: Process,
}

impl App {
    /// Returns the services.
    pub(crate) fn new(
        database: Database,
        choosers: Choosers,
        connection: Connection,
        time: Time,
        limits: RateLimits,
    ) -> App {
        let Connection { http, bot, commands, shards } = connection;
        let Database { store, process } = database;
        let Choosers { thinkers, engines } = choosers;
        let outages = Arc::new(Outages::new(time.clone()));
        let (drawings, clock) = (DrawQueue::new(measured::drawing), time.clone());
        let client = Client::new(http, bot, commands, drawings, move || clock.now());
        App {
            store,
            thinkers,
            engines,
            analyses: RecentAnalyses::default(),
            client: Arc::new(client),
            process,
            has_others: AtomicBool::new(false),
            jobs: Jobs::new(RESTART_PAUSE, Arc::clone(&outages)),
            outages,
            time,
            shards,
            work: Notify::new(),
            computer: Notify::new(),
            serving: TaskTracker::new(),
            claims: InProgress::default(),
            thread_limit: ThreadLimits::default(),
            form_drafts: FormDrafts::default(),
            visible: VisibleChannels::default(),
            review_notices: ReviewNotices::default(),
            limits,
            health: Health::default(),
        }
    }

    /// Returns the current time.
    pub(crate) fn now(&self) -> Timestamp {
        self.time.now()
    }

    /// Takes the right to do `task` with a row, which only one process may do at once. `None` while
    /// another one does it, or if the database does not answer: a later round tries again.
    pub(crate) async fn lease(&self, task: &str, row: &impl ToString) -> Option<Lease> {
        let taken = self.process.lease(task, &row.to_string()).await;
        taken.inspect_err(|error| self.outages.log(error, "failed to lease a row")).ok().flatten()
    }

    /// Records that this process is alive, and looks which others are.
    pub(crate) async fn record_beat(&self) -> Result<(), StoreError> {
        self.process.beat(self.now()).await?;
        self.has_others.store(self.process.has_others().await?, Ordering::Relaxed);
        Ok(())
    }

    /// Returns true if other processes use the database too.
    pub(crate) fn has_other_processes(&self) -> bool {
        self.has_others.load(Ordering::Relaxed)
    }

    /// Returns the style of public messages in this server, in this language. Uses the default
    /// theme if the server's settings cannot be read.
    pub(crate) async fn public_style(&self, guild: Option<GuildId>, locale: Option<&str>) -> Style {
        let theme = match guild {
            Some(guild) => match self.store.server(guild).await {
                Ok(server) => server.theme,
                Err(error) => {
                    self.outages.log(&error, "failed to read server theme");
                    None
                }
            },
            None => None,
        };
        Style::public(Text::of(locale), theme.as_deref())
    }

    /// Returns the style of what a server shows by itself: in its own language or else that of Discord there.
    pub(crate) async fn server_style(&self, guild: GuildId) -> Result<Style, StoreError> {
        let server = self.store.server(guild).await?;
        let locale = match server.language {
            Some(language) => Some(language),
            None => self.store.discord_locale(guild).await?,
        };
        Ok(Style::public(Text::of(locale.as_deref()), server.theme.as_deref()))
    }

    /// Returns the style of this game's public messages.
    pub(crate) async fn style_of_game(&self, game: &GameRow) -> Style {
        self.public_style(game.venue.guild, game.locale.as_deref()).await
    }
}

#[cfg(test)]
use dvonn_model::ShardRange;

#[cfg(test)]
impl App {
    /// Returns services that cannot reach Discord, and the folder of their empty database.
    pub(crate) async fn offline() -> (Arc<App>, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        let nowhere = || {
            let http = serenity::http::HttpBuilder::new("no.token").proxy("http://127.0.0.1:9");
            http.ratelimiter_disabled(true).build()
        };
        let intents = serenity::all::GatewayIntents::empty();
        let client = serenity::client::ClientBuilder::new_with_http(nowhere(), intents);
        let manager = client.await.unwrap().shard_manager;
        let shards = ShardRange { first: 0, last: 0, of: 1 };
        let connection = Connection {
            http: Arc::new(nowhere()),
            bot: UserId::new(1),
            commands: CommandMentions::default(),
            shards: ShardMonitor::new(manager, shards),
        };
        let thinkers = Thinkers::start(1, 1, 1).unwrap();
        let choosers = Choosers { thinkers, engines: Engines::none() };
        let limits = RateLimits::new(1);
        let time = Time::real();
        let process = Process::join(&store, shards, time.now()).await.unwrap();
        let database = Database { store, process };
        let app = App::new(database, choosers, connection, time, limits);
        (Arc::new(app), folder)
    }
}
