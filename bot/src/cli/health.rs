//! `health`: tells a supervisor, such as Docker, whether the bot that runs is connected to Discord.

use dvonn_bot::config::Config;
use jiff::SignedDuration;

use super::failure::Failure;
use super::{clock, say};

/// The bot records a heartbeat every 15 s while it is connected. This is four of them.
const LIMIT: SignedDuration = SignedDuration::from_secs(60);

pub(super) async fn perform(config: &Config) -> Result<(), Failure> {
    let beat = dvonn_store::latest_heartbeat(config.database.url.as_str()).await?;
    let Some(beat) = beat else {
        return Err(Failure::failed("the bot has not been connected to Discord yet"));
    };
    let silence = clock(config).now().duration_since(beat);
    let seconds = silence.as_secs();
    if silence > LIMIT {
        return Err(Failure::failed(format!(
            "the bot was last connected to Discord {seconds} s ago: see its log"
        )));
    }
    say(&format!("The bot was connected to Discord {seconds} s ago."))
}
