//! Defers the answers that are late, so that Discord waits for them. Logs and counts what came of each
//! interaction.
//!
//! Discord waits for three seconds. After 2.5, an answer that is not on its way is deferred
//! (`dvonn_discord::answer`), and the handler goes on to its end: the store bounds how long that takes. So no
//! handler is cut off, and what people are told has failed never happens later. After fifteen
//! seconds, people who still wait are told that it takes longer than usual. That says nothing about what has
//! happened so far.
//!
//! Suggestions cannot be deferred, and change nothing: late ones are dropped.
//!
//! An interaction that is delivered again while it is being handled is skipped: a deferral of one delivery
//! would be in the way of the other's answer. If it is delivered again later, the store notices it.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use dvonn_discord::answer::{Answer, Deferral};
use dvonn_discord::view::View;
use dvonn_store::hold_posts;
use serenity::all::{Client, Context, FullEvent, Interaction, InteractionId};
use serenity::async_trait;
use serenity::framework::Framework;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

use crate::gateway::label::{Label, SUGGESTIONS};
use crate::metrics::names::{INTERACTION_SECONDS, INTERACTIONS};
use crate::runtime::app::AppSlot;
use crate::runtime::handling::{Handled, Handling};
use crate::say;
use crate::text::Text;
use crate::time::Stopwatch;

/// People are told that an answer takes longer than usual after this many times the time to its deferral:
/// after fifteen seconds.
const EXCUSED_AFTER: u32 = 6;

/// Passes events to the framework, and defers the answers to interactions that are late.
pub(crate) struct Deadlines<F> {
    framework: F,
    /// The time from the arrival of an interaction to the deferral of its answer.
    limit: Duration,
    app: AppSlot,
    /// The interactions that are being handled.
    current: Mutex<HashSet<InteractionId>>,
}

impl<F> Deadlines<F> {
    /// Wraps a framework. `app` may be set later.
    pub(crate) fn new(framework: F, limit: Duration, app: AppSlot) -> Deadlines<F> {
        Deadlines { framework, limit, app, current: Mutex::default() }
    }
}

#[async_trait]
impl<F: Framework> Framework for Deadlines<F> {
    async fn init(&mut self, client: &Client) {
        self.framework.init(client).await;
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        let FullEvent::InteractionCreate { interaction } = &event else {
            return self.framework.dispatch(ctx, event).await;
        };
        // Keeps the bot from stopping until the answer is given or withdrawn.
        let _stop_guard = self.app.get().map(|app| app.serving.token());
        let (label, watch) = (Label::of(interaction), Stopwatch::start());
        let Some(_current) = Current::begin(&self.current, interaction.id()) else {
            return self.report(&label, Handled::Repeated, None, watch.elapsed());
        };
        let answer =
            Answer::new(Arc::clone(&ctx.http), interaction.id(), interaction.token().to_owned());
        let handling = Handling::new(Arc::new(answer));
        let deferral = deferral(interaction);
        // Its answer may show what it raises.
        let work = hold_posts(handling.watch(self.framework.dispatch(ctx, event)));
        let is_late = match deferral {
            None => timeout(self.limit, work).await.is_err(),
            Some((deferral, text)) => {
                let ended = CancellationToken::new();
                let work = async {
                    work.await;
                    ended.cancel();
                };
                let answer = handling.answer();
                let ((), was_late) =
                    tokio::join!(work, self.defer_late(answer, deferral, text, &ended));
                log_unless_sent("withdraw a deferred reply", answer.withdraw().await);
                was_late
            }
        };
        let outcome = match handling.outcome() {
            Handled::Ok | Handled::Refused if is_late => Handled::Late,
            outcome => outcome,
        };
        self.report(&label, outcome, handling.game(), watch.elapsed());
    }
}

impl<F> Deadlines<F> {
    /// Defers an answer if it is late, and later excuses that. Returns true if it was late.
    async fn defer_late(
        &self,
        answer: &Answer,
        deferral: Deferral,
        text: Text,
        ended: &CancellationToken,
    ) -> bool {
        if ended.run_until_cancelled(sleep(self.limit)).await.is_none() {
            return false;
        }
        let deferred = answer.defer(deferral).await;
        let was_late = matches!(deferred, Ok(true));
        log_unless_sent("defer a reply", deferred.map(drop));
        let rest = self.limit * (EXCUSED_AFTER - 1);
        if ended.run_until_cancelled(sleep(rest)).await.is_some() {
            let excused = answer.excuse(&View::new(say!(text, "error-slow"))).await;
            log_unless_sent("say that a reply takes longer", excused);
        }
        was_late
    }

    /// Logs and counts what came of an interaction. The log says nothing about the person, and nothing of
    /// what they chose or wrote.
    fn report(
        &self,
        Label { kind, name }: &Label,
        outcome: Handled,
        game: Option<i64>,
        time: Duration,
    ) {
        let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        // If the database has failed, that has been logged.
        if let (Handled::Late, Some(app)) = (outcome, self.app.get()) {
            app.outages.log_late_request(name, milliseconds);
        }
        let outcome = outcome.into();
        INTERACTIONS.count([kind, name, outcome]);
        INTERACTION_SECONDS.add(time, [kind, name]);
        // Suggestions are asked for with each letter typed.
        if *kind == SUGGESTIONS {
            tracing::debug!(kind, name, outcome, milliseconds, game, "handled interaction");
        } else {
            tracing::info!(kind, name, outcome, milliseconds, game, "handled interaction");
        }
    }
}

/// An interaction that is being handled, until this is dropped.
struct Current<'a> {
    all: &'a Mutex<HashSet<InteractionId>>,
    id: InteractionId,
}

impl Current<'_> {
    /// Returns `None` if another delivery of the interaction is being handled.
    fn begin(all: &Mutex<HashSet<InteractionId>>, id: InteractionId) -> Option<Current<'_>> {
        let is_new = all.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
        is_new.then_some(Current { all, id })
    }
}

impl Drop for Current<'_> {
    fn drop(&mut self) {
        self.all.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.id);
    }
}

/// Returns how the answer to an interaction is deferred, and the person's language as far as the
/// interaction tells it: the database may be the reason why there is no answer. `None` for suggestions.
fn deferral(interaction: &Interaction) -> Option<(Deferral, Text)> {
    let (deferral, locale) = match interaction {
        Interaction::Command(command) => (Deferral::Private, &command.locale),
        Interaction::Component(click) => (Deferral::InPlace, &click.locale),
        Interaction::Modal(form) if form.message.is_some() => (Deferral::InPlace, &form.locale),
        Interaction::Modal(form) => (Deferral::Private, &form.locale),
        _ => return None,
    };
    Some((deferral, Text::of(Some(locale))))
}

fn log_unless_sent<E: std::fmt::Display>(what: &str, sent: Result<(), E>) {
    if let Err(error) = sent {
        tracing::info!(%error, "failed to {what}");
    }
}
