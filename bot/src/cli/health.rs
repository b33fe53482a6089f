//! `health`: tells a supervisor, such as Docker, whether the bot that runs is connected to Discord.

use clap::Args;
use dvonn_bot::config::{Config, Shards};
use dvonn_model::ShardRange;
use jiff::{SignedDuration, Timestamp};

use super::failure::Failure;
use super::{clock, say};

/// The bot records a heartbeat every 15 s while it is connected. This is four of them. One that is
/// further ahead of the clock counts as none.
const LIMIT: SignedDuration = SignedDuration::from_secs(60);

/// The arguments of `health`.
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The shards of the process to ask about, such as 0-3/16. Default: the setting discord.shards; if
    /// that is auto, any shard.
    #[arg(long, value_name = "RANGE")]
    shards: Option<Shards>,
}

pub(super) async fn perform(config: &Config, arguments: Arguments) -> Result<(), Failure> {
    let shards = match arguments.shards.unwrap_or(config.discord.shards) {
        Shards::Auto => None,
        Shards::Range { first, last, of } => Some(ShardRange { first, last, of: of.get() }),
    };
    let (url, now) = (config.database.url.as_str(), clock(config).now());
    // The clock may have been set back. Later heartbeats would hide a dead bot until it catches up.
    let Some(beat) = dvonn_store::last_heard(url, shards, now + LIMIT).await? else {
        let ahead = dvonn_store::last_heard(url, shards, Timestamp::MAX).await?;
        return Err(Failure::failed(match ahead {
            None => "the bot has not been connected to Discord yet",
            Some(_) => {
                "the bot was last connected to Discord at a time in the future, so the clock was set \
                 back: see its log"
            }
        }));
    };
    let silence = now.duration_since(beat);
    let seconds = silence.as_secs().max(0);
    if silence > LIMIT {
        return Err(Failure::failed(format!(
            "the bot was last connected to Discord {seconds} s ago: see its log"
        )));
    }
    say(&format!("The bot was connected to Discord {seconds} s ago."))
}
