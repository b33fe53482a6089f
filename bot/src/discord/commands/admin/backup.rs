//! All of a server's data as a file.

use super::super::Context;
use super::manager;
use crate::discord::backup::give;
use crate::discord::failure::Failure;

#[poise::command(slash_command)]
pub(super) async fn backup(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    give(app, &caller).await
}
