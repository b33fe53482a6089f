//! Whether Discord answers on the gateway connections of this process.

use std::time::Duration;

use serenity::all::{ConnectionStage, ShardId, ShardManager};

use crate::repairs::links::GatewayLink;

/// The state of a gateway shard.
#[derive(Clone, Copy, Debug)]
pub struct ShardState {
    /// Its number.
    pub number: u32,
    /// True if it is connected, and Discord answers.
    pub connected: bool,
    /// The time until Discord acknowledged its last heartbeat.
    pub latency: Option<Duration>,
    /// The time since Discord last accepted its session or acknowledged a heartbeat.
    pub answer_age: Option<Duration>,
}

/// Returns the state of each of these shards.
pub async fn states(
    manager: &ShardManager,
    numbers: impl IntoIterator<Item = u32>,
) -> Vec<ShardState> {
    let runners = manager.runners.lock().await;
    let state = |number| {
        let runner = runners.get(&ShardId(number));
        let link = GatewayLink::of(number);
        let is_silent = link.is_some_and(GatewayLink::is_silent);
        ShardState {
            number,
            connected: !is_silent
                && runner.is_some_and(|runner| runner.stage == ConnectionStage::Connected),
            latency: runner.and_then(|runner| runner.latency),
            answer_age: link.and_then(GatewayLink::answer_age),
        }
    };
    numbers.into_iter().map(state).collect()
}
