//! `/dvonn-admin limits`: how much one person may start on a server.

use dvonn_model::{Limit, ServerLimits, ServerSetting};
use dvonn_play as play;

use crate::features::server::view;
use crate::runtime::caller::command::Context;
use crate::runtime::failure::Failure;
use crate::show::access::{manager, server_request};

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(super) async fn limits(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 50]
    challenges: Option<u32>,
    #[min = 1]
    #[max = 50]
    opponent: Option<u32>,
    #[min = 1]
    #[max = 50]
    threads: Option<u32>,
    #[min = 1]
    #[max = 10]
    tournaments: Option<u32>,
    #[min = 0]
    #[max = 10080]
    wait: Option<u32>,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let given = [
        (Limit::Challenges, challenges),
        (Limit::Opponent, opponent),
        (Limit::Threads, threads),
        (Limit::Tournaments, tournaments),
        (Limit::TournamentWait, wait),
    ];
    let given: Vec<_> =
        given.into_iter().filter_map(|(limit, value)| Some((limit, value?))).collect();
    if !given.is_empty() {
        let settings = given.iter().map(|&(limit, value)| ServerSetting::Limit(limit, value));
        let settings: Vec<_> = settings.collect();
        let request = server_request(app, &caller, reason)?;
        play::server::change_settings(&app.store, request, &settings).await?;
    }
    let changed = |limits: ServerLimits, (limit, value)| limits.with(limit, value);
    let limits = given.into_iter().fold(caller.server.limits, changed);
    Ok(caller.reply_private(&view::limits(caller.text, limits)).await?)
}
