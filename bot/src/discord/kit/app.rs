//! The services that everything here shares.

use std::sync::Arc;

use dvonn_model::{GameRow, GuildId};
use dvonn_render::{Look, Painter};
use dvonn_store::Store;
use futures::channel::mpsc;
use futures::channel::mpsc::{UnboundedReceiver, UnboundedSender};
use futures::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};
use serenity::all::Http;
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;

use crate::computer::Thinkers;
use crate::discord::kit::claims::Claims;
use crate::discord::kit::hearing::Hearing;
use crate::discord::kit::studio::Studio;
use crate::discord::kit::style::Style;
use crate::text::Text;
use crate::time::Time;

/// A message that nobody has been sent for this long has got lost; before, whoever caused it may still
/// be sending it.
const LOST_AFTER: SignedDuration = SignedDuration::from_secs(60);

/// The services that every handler and every part of the keeper uses.
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) painter: Arc<Painter>,
    pub(crate) thinkers: Thinkers,
    pub(crate) http: Arc<Http>,
    pub(crate) time: Time,
    pub(crate) hearing: Hearing,
    /// When this process began to serve people.
    pub(crate) began: Timestamp,
    /// Wakes the keeper: there is something new to do.
    pub(crate) work: Notify,
    /// Wakes the computer player: it may have to choose a move, or no longer have to.
    pub(crate) computer: Notify,
    /// What is being served now; a stop waits for it.
    pub(crate) serving: TaskTracker,
    /// What is being done now, so that nothing is done twice at once.
    pub(crate) claims: Claims,
    /// Where replays are drawn.
    pub(crate) studio: Studio,
    outbox: UnboundedSender<Later>,
}

/// Something to tell people as soon as there is room for it.
pub(crate) type Later = BoxFuture<'static, ()>;

impl App {
    /// The services, and what people are to be told [`later`](App::later).
    pub(crate) fn new(
        store: Store,
        painter: Painter,
        thinkers: Thinkers,
        http: Arc<Http>,
        time: Time,
        hearing: Hearing,
    ) -> (App, UnboundedReceiver<Later>) {
        let (outbox, later) = mpsc::unbounded();
        let app = App {
            store,
            painter: Arc::new(painter),
            thinkers,
            http,
            began: time.now(),
            time,
            hearing,
            work: Notify::new(),
            computer: Notify::new(),
            serving: TaskTracker::new(),
            claims: Claims::default(),
            studio: Studio::new(),
            outbox,
        };
        (app, later)
    }

    /// The time.
    pub(crate) fn now(&self) -> Timestamp {
        self.time.now()
    }

    /// Leaves something to the keeper, which does a few such things at once.
    pub(crate) fn later(&self, what: impl Future<Output = ()> + Send + 'static) {
        // The keeper is gone only when the bot stops, and what it leaves is found at the next start.
        self.outbox.unbounded_send(Box::pin(what)).ok();
    }

    /// True if what was due at `since` and is still untold has got lost: another process left it, or
    /// too much time has passed.
    pub(crate) fn is_lost(&self, since: Timestamp, now: Timestamp) -> bool {
        since <= self.began || since + LOST_AFTER <= now
    }

    /// Draws what pictures of this look are made of, unless that is done, away from the threads that
    /// everybody waits for.
    pub(crate) async fn ready_for(&self, look: Look) {
        if self.painter.is_ready(look) {
            return;
        }
        let painter = Arc::clone(&self.painter);
        if let Err(error) = tokio::task::spawn_blocking(move || painter.prepare(look)).await {
            tracing::error!(%error, "failed to prepare pictures");
        }
    }

    /// How everybody in this server sees things, in this language. Where the server's theme cannot be
    /// read, it is the default theme.
    pub(crate) async fn public_style(&self, guild: Option<GuildId>, locale: Option<&str>) -> Style {
        let theme = match guild {
            Some(guild) => match self.store.server(guild).await {
                Ok(server) => server.theme,
                Err(error) => {
                    tracing::warn!(%error, %guild, "failed to read the theme of a server");
                    None
                }
            },
            None => None,
        };
        let style = Style::public(Text::of(locale), theme.as_deref());
        self.ready_for(style.look(None)).await;
        style
    }

    /// How everybody sees this game.
    pub(crate) async fn style_of_game(&self, game: &GameRow) -> Style {
        self.public_style(game.place.guild, game.locale.as_deref()).await
    }
}
