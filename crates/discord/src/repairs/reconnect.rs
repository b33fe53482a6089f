//! Mends what serenity 0.12 does slowly or not at all when a gateway connection ends.

use std::time::Duration;

use serenity::all::{OnlineStatus, ShardId, ShardManager};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

use super::gateway_log::GatewayEnd;

/// The time limit for closing the connections when the bot stops.
const LOG_OFF_TIMEOUT: Duration = Duration::from_secs(1);

/// Lets shards restart at once.
///
/// A shard that restarts waits until it has reported its own end, which it cannot do while it
/// waits, so the first restart would take five seconds. With one report in stock, none waits: each
/// restart takes one from the stock and adds another.
pub fn restart_immediately(manager: &ShardManager) {
    manager.shutdown_finished(ShardId(0));
}

/// Restarts shards that would stay deaf. Returns why the bot cannot connect again, once that is so.
pub async fn watch(manager: &ShardManager, ends: &mut Receiver<GatewayEnd>) -> &'static str {
    loop {
        match ends.recv().await {
            Ok(GatewayEnd::Invalidated { shard }) => restart(manager, ShardId(shard)).await,
            Ok(GatewayEnd::InvalidShards) => {
                return "it rejects the number of shards (close code 4010); start the bot again";
            }
            Ok(GatewayEnd::TooFewShards) => {
                return "the bot needs more shards (close code 4011); start the bot again";
            }
            Ok(GatewayEnd::OldVersion) => {
                return "it no longer supports this version of the bot (close code 4012); install a \
                        newer one";
            }
            Err(RecvError::Lagged(_)) => {}
            // The log never ends.
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

async fn restart(manager: &ShardManager, shard: ShardId) {
    tracing::info!(shard = shard.0, "the session was invalidated; opening a new one");
    if let Some(runner) = manager.runners.lock().await.get(&shard) {
        // Fails on the closed connection, which ends the task that reads from it. A shutdown would
        // make that task wait forever for an answer.
        runner.runner_tx.set_status(OnlineStatus::Online);
    }
    manager.restart_shard(shard).await;
}

/// Closes all connections, so that Discord shows the bot as offline at once.
pub async fn log_off(manager: &ShardManager) {
    let shards = manager.shards_instantiated().await;
    // The first call takes the report in stock, so one more waits for the last shard.
    let closed = async {
        for &shard in shards.iter().chain(shards.first()) {
            manager.shutdown(shard, 1000).await;
        }
    };
    if timeout(LOG_OFF_TIMEOUT, closed).await.is_err() {
        tracing::debug!("failed to close the connection to Discord in time");
    }
}
