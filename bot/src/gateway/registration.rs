//! Registers the commands with Discord, learns their ids, and says in the log where to invite the bot.

use std::sync::Arc;

use dvonn_discord::connect::{register_commands, registered_commands};
use jiff::SignedDuration;
use serenity::all::{ApplicationId, CreateCommand, Permissions};

use crate::runtime::app::App;
use crate::runtime::rounds::LONGEST_PAUSE;

/// The pause before the bot tries again.
const PAUSE: SignedDuration = SignedDuration::from_mins(1);

/// What the bot needs on a server: see `docs/self-hosting.md`.
const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::SEND_MESSAGES_IN_THREADS);

/// Logs the addresses with which people add the bot, to a server and for themselves.
pub(super) fn log_invitations(application: ApplicationId) {
    let [server, person] = invitations(application);
    tracing::info!(address = server, "open this address to add the bot to a server");
    tracing::info!(
        address = person,
        "people can open this address to add the bot for themselves, if its page Installation has User Install ticked"
    );
}

fn invitations(application: ApplicationId) -> [String; 2] {
    let address = format!("https://discord.com/oauth2/authorize?client_id={application}");
    [
        format!("{address}&scope=bot+applications.commands&permissions={}", PERMISSIONS.bits()),
        format!("{address}&integration_type=1&scope=applications.commands"),
    ]
}

/// Registers the commands, if this process `registers` them, and learns their ids. Returns what is left to do for that:
/// it never ends.
pub(super) async fn begin(
    app: &Arc<App>,
    commands: Vec<CreateCommand>,
    registers: bool,
) -> Option<impl Future<Output = ()> + Send + 'static> {
    let step = if registers { register(app, &commands).await } else { Step::Learn };
    (step != Step::Done).then(|| finish(Arc::clone(app), commands, step))
}

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// Register the commands.
    Register,
    /// Learn their ids.
    Learn,
    Done,
}

/// Registers the commands. If that fails, the bot is not ready.
async fn register(app: &App, commands: &[CreateCommand]) -> Step {
    let registered = register_commands(&app.client.http, commands).await;
    let before = app.health.commands_problem();
    app.health.record_commands(registered.as_ref().err());
    match registered {
        Ok(registered) if app.client.commands.learn(commands, &registered) => Step::Done,
        Ok(_) => Step::Learn,
        Err(error) => {
            // One line for each reason, not each minute.
            if app.health.commands_problem() != before {
                tracing::error!(%error, "failed to register commands; the earlier ones stay; will retry");
            }
            Step::Register
        }
    }
}

/// Reads the ids of the commands, which another process registers or whose registration Discord did not confirm.
async fn learn(app: &App, commands: &[CreateCommand]) -> Step {
    match registered_commands(&app.client.http).await {
        Ok(registered) if app.client.commands.learn(commands, &registered) => Step::Done,
        Ok(_) => Step::Learn,
        Err(error) => {
            tracing::debug!(%error, "failed to read the ids of commands; will retry");
            Step::Learn
        }
    }
}

/// Goes on until all is done, then waits forever.
async fn finish(app: Arc<App>, commands: Vec<CreateCommand>, mut step: Step) {
    let mut due = if step == Step::Register { app.now() + PAUSE } else { app.now() };
    while step != Step::Done {
        while app.now() < due {
            app.time.wait_until(due, LONGEST_PAUSE).await;
        }
        let before = step;
        step = match step {
            Step::Register => register(&app, &commands).await,
            _ => learn(&app, &commands).await,
        };
        if before == Step::Register && step != Step::Register {
            tracing::info!("commands are registered");
        }
        due = app.now() + PAUSE;
    }
    std::future::pending::<()>().await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_invitations_ask_for_what_the_documentation_says() {
        let documentation = include_str!("../../../docs/self-hosting.md");
        for address in invitations(ApplicationId::new(7)) {
            let shown = address.replace("client_id=7", "client_id=APPLICATION_ID");
            assert!(documentation.contains(&shown), "{shown}");
        }
    }
}
