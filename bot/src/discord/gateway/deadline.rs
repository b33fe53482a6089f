//! Gives every interaction a time limit, so that people get an answer when the database does not.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    Client, Context, CreateInteractionResponse, FullEvent, Http, Interaction, InteractionId,
};
use serenity::async_trait;
use serenity::builder::Builder as _;
use serenity::framework::Framework;

use crate::discord::kit::app::AppSlot;
use crate::discord::kit::handling::{Handling, Stage};
use crate::discord::kit::send;
use crate::discord::kit::send::PROMPT;
use crate::discord::kit::view::View;
use crate::say;
use crate::text::Text;

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
        let person = Unanswered::of(interaction, &ctx.http);
        let handling = Handling::default();
        let mut work = Box::pin(handling.watch(self.framework.dispatch(ctx, event)));
        if tokio::time::timeout(self.limit, &mut work).await.is_ok() {
            return;
        }
        match handling.stage() {
            Stage::Answering => work.await,
            stage @ (Stage::Unconfirmed | Stage::Unanswered) => {
                // The handler then answers by a follow-up, or in place of these words.
                handling.excuse();
                tokio::join!(apologise(person, stage), work);
            }
            Stage::Undecided => {
                // Dropping it rolls back its transaction: what people see fail never happens later.
                drop(work);
                let app = self.app.get();
                let _stop_guard = app.map(|app| app.serving.token());
                if let Some(app) = app {
                    app.outages.log_late_request();
                }
                apologise(person, Stage::Undecided).await;
            }
        }
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
async fn apologise(person: Option<Unanswered>, stage: Stage) {
    let Some(Unanswered { http, id, token, text }) = person else { return };
    let view = View::new(match stage {
        Stage::Undecided => say!(text, "error-too-late"),
        Stage::Unconfirmed => say!(text, "error-unconfirmed"),
        Stage::Unanswered | Stage::Answering => say!(text, "error-slow"),
    });
    let response = CreateInteractionResponse::Message(view.drawn(None).as_reply(true));
    let target = (id, token.as_str());
    let sent = send::send(PROMPT, || response.clone().execute(&*http, target)).await;
    if let Err(error) = sent {
        tracing::info!(%error, "failed to send error reply");
    }
}
