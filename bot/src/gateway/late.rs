//! Handles each interaction in time: defers the answer if it is late (`dvonn_discord::late`). Logs and counts what came
//! of it.
//!
//! The handler always goes on to its end, and the store bounds how long that takes. So no handler is cut off, and what
//! people are told has failed never happens later. What they are told after fifteen seconds says nothing about what has
//! happened so far. Late suggestions are dropped: they change nothing.
//!
//! An interaction that is delivered again while it is being handled is skipped: a deferral of one delivery
//! would be in the way of the other's answer. If it is delivered again later, the store notices it.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use dvonn_discord::answer::Answer;
use dvonn_discord::command_mentions::CommandMentions;
use dvonn_discord::late;
use dvonn_discord::view::View;
use dvonn_store::hold_posts;
use serenity::all::{Client, Context, FullEvent, InteractionId};
use serenity::async_trait;
use serenity::framework::Framework;
use tokio::time::timeout;

use crate::gateway::label::{Label, SUGGESTIONS};
use crate::metrics::names::{INTERACTION_SECONDS, INTERACTIONS};
use crate::runtime::app::AppSlot;
use crate::runtime::handling::{Handled, Handling};
use crate::say;
use crate::text::Text;
use crate::time::Stopwatch;

/// Passes events to the framework, and defers the answers to interactions that are late.
pub(crate) struct Deadlines<F> {
    framework: F,
    /// The time from the arrival of an interaction to the deferral of its answer.
    limit: Duration,
    commands: CommandMentions,
    app: AppSlot,
    /// The interactions that are being handled.
    current: Mutex<HashSet<InteractionId>>,
}

impl<F> Deadlines<F> {
    /// Wraps a framework. `app` may be set later.
    pub(crate) fn new(
        framework: F,
        limit: Duration,
        commands: CommandMentions,
        app: AppSlot,
    ) -> Deadlines<F> {
        Deadlines { framework, limit, commands, app, current: Mutex::default() }
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
        let answer = Answer::new(
            Arc::clone(&ctx.http),
            interaction.id(),
            interaction.token().to_owned(),
            self.commands.clone(),
        );
        let handling = Handling::new(Arc::new(answer));
        // The database may be the reason why there is no answer, so it is not asked for the language.
        let deferral = late::deferral(interaction);
        let deferral = deferral.map(|(deferral, locale)| (deferral, Text::of(Some(locale))));
        // Its answer may show what it raises.
        let work = hold_posts(handling.watch(self.framework.dispatch(ctx, event)));
        let is_late = match deferral {
            None => timeout(self.limit, work).await.is_err(),
            Some((deferral, text)) => {
                let excuse = || View::new(say!(text, "error-slow"));
                late::defer_if_late(handling.answer(), deferral, self.limit, excuse, work).await
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
