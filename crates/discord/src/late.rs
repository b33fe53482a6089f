//! Defers the answers that are late, so that Discord waits for them.
//!
//! Discord waits for three seconds. Somewhat before that, an answer that is not on its way is deferred, and the
//! handler goes on to its end. People who still wait much later are told that it takes longer than usual.

use std::time::Duration;

use serenity::all::Interaction;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use crate::answer::{Answer, Deferral};
use crate::send::SendError;
use crate::view::View;

/// People are told that an answer takes longer than usual after this many times the time to its deferral.
const EXCUSED_AFTER: u32 = 6;

/// Returns how the answer to an interaction is deferred, and the person's language. `None` for suggestions: they cannot
/// be deferred, and change nothing.
pub fn deferral(interaction: &Interaction) -> Option<(Deferral, &str)> {
    Some(match interaction {
        Interaction::Command(command) => (Deferral::Private, &command.locale),
        Interaction::Component(click) => (Deferral::InPlace, &click.locale),
        Interaction::Modal(form) if form.message.is_some() => (Deferral::InPlace, &form.locale),
        Interaction::Modal(form) => (Deferral::Private, &form.locale),
        _ => return None,
    })
}

/// Runs the handler of an interaction to its end. Defers its answer if it is not on its way after `limit`, and
/// shows `excuse` if it is not after six times that. Returns true if it was late.
pub async fn defer_if_late(
    answer: &Answer,
    deferral: Deferral,
    limit: Duration,
    excuse: impl FnOnce() -> View,
    work: impl Future<Output = ()>,
) -> bool {
    let ended = CancellationToken::new();
    let work = async {
        work.await;
        ended.cancel();
    };
    let defer = async {
        if ended.run_until_cancelled(sleep(limit)).await.is_none() {
            return false;
        }
        let deferred = answer.defer(deferral).await;
        let was_late = matches!(deferred, Ok(true));
        log_unless_sent("defer a reply", deferred.map(drop));
        let rest = limit * (EXCUSED_AFTER - 1);
        if ended.run_until_cancelled(sleep(rest)).await.is_some() {
            log_unless_sent("say that a reply takes longer", answer.excuse(&excuse()).await);
        }
        was_late
    };
    let ((), was_late) = tokio::join!(work, defer);
    log_unless_sent("withdraw a deferred reply", answer.withdraw().await);
    was_late
}

fn log_unless_sent(what: &str, sent: Result<(), SendError>) {
    if let Err(error) = sent {
        tracing::info!(%error, "failed to {what}");
    }
}
