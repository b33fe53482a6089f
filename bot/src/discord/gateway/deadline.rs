//! Gives every interaction a time limit, so that people get an answer when the database does not.
//! Logs and counts what came of each.
//!
//! An interaction must be answered 2.5 seconds after it arrived: Discord waits for 3. If nothing is
//! being committed by then and no reply is on its way (`kit/handling`, `store/commits`), the
//! handler is dropped, which rolls back its transaction, and the person gets an apology: what
//! people see fail never happens later. If a commit is pending, they are told that it is
//! unconfirmed, and the handler goes on.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    Client, Context, CreateInteractionResponse, FullEvent, Http, Interaction, InteractionId,
};
use serenity::async_trait;
use serenity::builder::Builder as _;
use serenity::framework::Framework;

use crate::discord::gateway::label::{Label, SUGGESTIONS};
use crate::discord::kit::app::AppSlot;
use crate::discord::kit::handling::{AnswerState, Handling};
use crate::discord::kit::route::RestRoute;
use crate::discord::kit::send;
use crate::discord::kit::send::PROMPT;
use crate::discord::kit::view::View;
use crate::metrics::names::{INTERACTION_SECONDS, INTERACTIONS};
use crate::say;
use crate::text::Text;
use crate::time::Stopwatch;

/// Passes events to the framework, and ends the handling of an interaction at its deadline.
pub(crate) struct Deadlines<F> {
    framework: F,
    /// The time from the arrival of an interaction to its deadline.
    limit: Duration,
    app: AppSlot,
}

impl<F> Deadlines<F> {
    /// Wraps a framework. `app` may be set later.
    pub(crate) fn new(framework: F, limit: Duration, app: AppSlot) -> Deadlines<F> {
        Deadlines { framework, limit, app }
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
        let (label, watch) = (Label::of(interaction), Stopwatch::start());
        let handling = Handling::default();
        self.dispatch_interaction(ctx, event, &handling).await;
        report(&label, &handling, watch.elapsed());
    }
}

impl<F: Framework> Deadlines<F> {
    /// Handles an interaction, at most until its deadline.
    async fn dispatch_interaction(&self, ctx: Context, event: FullEvent, handling: &Handling) {
        let FullEvent::InteractionCreate { interaction } = &event else { return };
        let person = Unanswered::of(interaction, &ctx.http);
        let mut work = Box::pin(handling.watch(self.framework.dispatch(ctx, event)));
        if tokio::time::timeout(self.limit, &mut work).await.is_ok() {
            return;
        }
        match handling.stage() {
            AnswerState::Answering => work.await,
            stage @ (AnswerState::Unconfirmed | AnswerState::Unanswered) => {
                // The handler then answers by a follow-up, or in place of these words.
                handling.excuse();
                tokio::join!(apologise(person, stage), work);
            }
            AnswerState::Undecided => {
                // Dropping it rolls back its transaction: what people see fail never happens later.
                drop(work);
                handling.cut_off();
                let app = self.app.get();
                let _stop_guard = app.map(|app| app.serving.token());
                if let Some(app) = app {
                    app.outages.log_late_request();
                }
                apologise(person, AnswerState::Undecided).await;
            }
        }
    }
}

/// Logs and counts what came of an interaction. The log says nothing about the person, and nothing of
/// what they chose or wrote.
fn report(Label { kind, name }: &Label, handling: &Handling, time: Duration) {
    let (outcome, game) = (handling.outcome().into(), handling.game());
    INTERACTIONS.count([kind, name, outcome]);
    INTERACTION_SECONDS.add(time, [kind, name]);
    let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    // Suggestions are asked for with each letter typed.
    if *kind == SUGGESTIONS {
        tracing::debug!(kind, name, outcome, milliseconds, game, "handled interaction");
    } else {
        tracing::info!(kind, name, outcome, milliseconds, game, "handled interaction");
    }
}

/// A person who waits for an answer, known from the interaction alone: the database may be the
/// reason why there is no answer.
struct Unanswered {
    http: Arc<Http>,
    id: InteractionId,
    token: String,
    text: Text,
}

impl Unanswered {
    /// Returns `None` for suggestions, whose answer cannot be a message.
    fn of(interaction: &Interaction, http: &Arc<Http>) -> Option<Unanswered> {
        let locale = match interaction {
            Interaction::Command(command) => &command.locale,
            Interaction::Component(click) => &click.locale,
            Interaction::Modal(form) => &form.locale,
            _ => return None,
        };
        Some(Unanswered {
            http: Arc::clone(http),
            id: interaction.id(),
            token: interaction.token().to_owned(),
            text: Text::of(Some(locale)),
        })
    }
}

/// Tells a person that there is no answer in time.
async fn apologise(person: Option<Unanswered>, stage: AnswerState) {
    let Some(Unanswered { http, id, token, text }) = person else { return };
    let view = View::new(match stage {
        AnswerState::Undecided => say!(text, "error-too-late"),
        AnswerState::Unconfirmed => say!(text, "error-unconfirmed"),
        AnswerState::Unanswered | AnswerState::Answering => say!(text, "error-slow"),
    });
    let response = CreateInteractionResponse::Message(view.drawn(None).as_reply(true));
    let target = (id, token.as_str());
    let sent =
        send::send(RestRoute::Answer, PROMPT, || response.clone().execute(&*http, target)).await;
    if let Err(error) = sent {
        tracing::info!(%error, "failed to send error reply");
    }
}
