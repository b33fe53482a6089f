//! A person's data: shown, exported, deleted.

mod export;
mod json_file;

use std::sync::Arc;

use dvonn_discord::rate_limits::Cost;
use dvonn_discord::view::{CONTENT, View, button};
use dvonn_ladder as ladder;
use dvonn_model::{GameId, UserId};
use dvonn_play as play;
use dvonn_play::deletion::Deletion;
use dvonn_play::{Match, Refusal};
use futures::{StreamExt as _, stream};
use jiff::Timestamp;
use serenity::all::{ButtonStyle, ComponentInteraction};

use crate::features::privacy::export::send_export;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Command, Context, EVERYWHERE, caller_anywhere};
use crate::runtime::custom_id::custom_ids;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::runtime::rounds::JobProgress;
use crate::say;
use crate::show::challenge::post::show_cancelled;
use crate::show::game::announce;
use crate::text::Text;

/// The maximum number of messages updated at once when a person's games end.
const MAX_CONCURRENT: usize = 4;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command)],
    clicks: &[ClickHandler::of::<PrivacyClick>()],
    background: &[Work::Decide(|app, now| Box::pin(forget(app, now)))],
    heavy: &["export-person"],
    ..Feature::EMPTY
};

custom_ids! {
    /// A button about a person's data.
    enum PrivacyClick {
        /// Delete all data of this person, who has confirmed.
        "delete-person" => Delete { person: UserId },
        /// Export all data as a file.
        "export-person" => Export,
        /// Keep the data.
        "keep-person" => Keep,
    }
}

/// Returns the command, which is always available to everyone, whatever the server's settings.
fn command() -> Command {
    let mut command = privacy();
    command.interaction_context = Some(EVERYWHERE.to_vec());
    command
}

#[poise::command(slash_command, subcommand_required, subcommands("show", "export", "delete"))]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn privacy(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller_anywhere(ctx).await?;
    let notice = privacy_notice(caller.text);
    if let Some((first, more)) = notice.split_first() {
        caller.reply_private(first).await?;
        for view in more {
            caller.follow_up_private(view).await?;
        }
    }
    Ok(())
}

#[poise::command(slash_command, custom_data = "Cost::Heavy")]
async fn export(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    send_export(app, &caller).await
}

#[poise::command(slash_command)]
async fn delete(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let person = caller.person.id;
    if !app.store.has_data(person).await? {
        return Err(Refusal::NoData.into());
    }
    let games = app.store.count_running_games_of(person, None).await?;
    Ok(caller.reply_private(&deletion_question(caller.text, person, games)).await?)
}

impl Click for PrivacyClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            PrivacyClick::Delete { person } if person == caller.person.id => {
                delete_person(app, caller).await
            }
            PrivacyClick::Delete { .. } => Err(Failure::Unknown),
            PrivacyClick::Export => send_export(app, caller).await,
            PrivacyClick::Keep => {
                Ok(caller.update_message(&View::new(say!(caller.text, "delete-cancelled"))).await?)
            }
        }
    }
}

async fn delete_person(app: &App, caller: &Caller) -> Result<(), Failure> {
    // Ending many games takes longer than Discord waits, and nobody must press the button again
    // meanwhile.
    caller.update_message(&View::new(say!(caller.text, "delete-running"))).await?;
    let person = caller.person.id;
    let deletion = play::deletion::delete_person(&app.store, person, caller.id, app.now()).await?;
    app.form_drafts.forget(person);
    tracing::info!(games = deletion.games.len(), "a person's data was deleted");
    let replied = caller.edit_reply(&View::new(say!(caller.text, "delete-done"))).await;
    if let Err(error) = replied {
        tracing::info!(%error, "failed to confirm deletion");
    }
    announce_deletion(app, &deletion).await;
    Ok(())
}

/// Announces the ended games and closed challenges. The background work retries what fails.
async fn announce_deletion(app: &App, deletion: &Deletion) {
    let games = stream::iter(&deletion.games);
    games.for_each_concurrent(MAX_CONCURRENT, |game| announce(app, *game)).await;
    let challenges = stream::iter(&deletion.challenges);
    challenges
        .for_each_concurrent(MAX_CONCURRENT, |(challenge, message)| {
            show_cancelled(app, challenge, *message)
        })
        .await;
}

async fn announce(app: &App, game: GameId) {
    match Match::find(&app.store, game).await {
        Ok(game) => announce::announce(app, &game, Delivery::Message).await,
        Err(error) if app.outages.explain(&error) => {}
        Err(error) => {
            tracing::warn!(%error, %game, "failed to announce game that ended with deletion");
        }
    }
}

/// Deletes the keyed hashes of people who were deleted thirty days ago.
async fn forget(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    ladder::forget_deleted_players(&app.store, now).await?;
    Ok(JobProgress::Idle)
}

/// Returns the privacy notice: what data the bot stores, for how long, and who sees it. It has as
/// many messages as it needs in this language.
fn privacy_notice(text: Text) -> Vec<View> {
    notice_messages(text).into_iter().map(View::new).collect()
}

fn notice_messages(text: Text) -> Vec<String> {
    let paragraphs = [
        say!(text, "privacy-stored"),
        say!(text, "privacy-kept"),
        say!(text, "privacy-seen"),
        say!(text, "privacy-choices"),
    ];
    let mut messages: Vec<String> = Vec::new();
    for paragraph in paragraphs {
        match messages.last_mut() {
            Some(last) if last.chars().count() + 1 + paragraph.chars().count() <= CONTENT => {
                last.push('\n');
                last.push_str(&paragraph);
            }
            _ => messages.push(paragraph),
        }
    }
    messages
}

/// Explains the deletion of a person with this many running games, and asks to confirm.
fn deletion_question(text: Text, person: UserId, games: usize) -> View {
    let delete = PrivacyClick::Delete { person };
    View::new(say!(text, "delete-person", games = games)).buttons([
        button(delete, &say!(text, "button-delete-person"), ButtonStyle::Danger),
        button(PrivacyClick::Export, &say!(text, "button-export-person"), ButtonStyle::Primary),
        button(PrivacyClick::Keep, &say!(text, "button-keep-person"), ButtonStyle::Secondary),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_messages_of_the_privacy_notice_fit_in_every_language() {
        for text in Text::all() {
            let messages = notice_messages(text);
            assert!(messages.iter().all(|message| message.chars().count() <= CONTENT));
            assert!(messages.join("\n").ends_with(&say!(text, "privacy-choices")));
        }
    }
}
