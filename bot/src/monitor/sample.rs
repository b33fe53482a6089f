//! Reads the gauges when somebody asks for the metrics. Nothing here is on the way of a move.
//!
//! The database has a time limit.

use std::time::Duration;

use dvonn_store::{Backlog, PoolState, StoreError};
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::metrics::names;
use crate::monitor::gateway_problem;
use crate::runtime::app::App;
use crate::runtime::app::painter;
use crate::time::Stopwatch;

/// The time limit for what the database is asked. Without an answer, these gauges are not a number.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);

/// The time for which an answer of the database is shown again: however often somebody asks for the
/// metrics, the database is not.
const ASK_AGAIN_AFTER: Duration = Duration::from_secs(5);

/// When the database was last asked.
#[derive(Debug, Default)]
pub(super) struct LastAsked(Option<Stopwatch>);

impl LastAsked {
    /// Asks again, if the last answer is older than this.
    async fn ask(&mut self, oldest: Duration, ask: impl AsyncFnOnce()) {
        if self.0.is_none_or(|asked| asked.elapsed() >= oldest) {
            ask().await;
            self.0 = Some(Stopwatch::start());
        }
    }
}

/// Reads all gauges.
pub(super) async fn sample(app: &App, database: &Mutex<LastAsked>) {
    sample_shards(app).await;
    sample_health(app).await;
    sample_queues(app);
    sample_caches(app);
    sample_pool(app.store.pool_state());
    let ask = async || {
        let backlog = timeout(DATABASE_TIMEOUT, app.store.backlog(app.now())).await;
        sample_backlog(backlog.ok().and_then(Result::<_, StoreError>::ok));
    };
    database.lock().await.ask(ASK_AGAIN_AFTER, ask).await;
}

/// Shows that the bot is not connected yet.
pub(super) fn sample_start() {
    names::READY.set(0.0, ["gateway"]);
}

async fn sample_shards(app: &App) {
    for shard in app.shards.states().await {
        let number = shard.number.to_string();
        names::SHARD_CONNECTED.set(truth(shard.connected), [&number]);
        let seconds = |time: Option<Duration>| time.map_or(f64::NAN, |time| time.as_secs_f64());
        names::SHARD_HEARTBEAT_AGE.set(seconds(shard.answer_age), [&number]);
        names::SHARD_LATENCY.set(seconds(shard.latency), [&number]);
    }
}

async fn sample_health(app: &App) {
    let health = &app.health;
    names::READY.set(truth(gateway_problem(app).await.is_none()), ["gateway"]);
    names::READY.set(truth(super::database_problem(app).is_none()), ["database"]);
    names::READY.set(truth(health.keeper_problem().is_none()), ["keeper"]);
    let age = health.keeper_age().map_or(f64::NAN, |age| age.as_secs_f64());
    names::KEEPER_AGE.set(age, []);
    names::PANICS.set(app.jobs.panics(), []);
}

fn sample_queues(app: &App) {
    let searches = app.thinkers.load();
    names::SEARCHES_WAITING.set_count(searches.turns, ["turn"]);
    names::SEARCHES_WAITING.set_count(searches.questions, ["question"]);
    names::SEARCHES_WAITING.set_count(searches.background, ["background"]);
    names::SEARCHES_RUNNING.set_count(searches.running, []);
    let drawings = app.client.drawings.load();
    names::DRAWINGS_WAITING.set_count(drawings.turns, ["turn"]);
    names::DRAWINGS_WAITING.set_count(drawings.others, ["other"]);
    names::DRAWINGS_RUNNING.set_count(drawings.running, []);
}

fn sample_caches(app: &App) {
    let caches =
        [("pictures", painter::hits_and_misses()), ("analyses", app.analyses.hits_and_misses())];
    for (cache, (hits, misses)) in caches {
        names::CACHE_REQUESTS.set(hits, [cache, "hit"]);
        names::CACHE_REQUESTS.set(misses, [cache, "miss"]);
    }
}

fn sample_pool(PoolState { busy, idle, max }: PoolState) {
    names::CONNECTIONS.set_count(busy, ["busy"]);
    names::CONNECTIONS.set_count(idle, ["idle"]);
    names::CONNECTIONS_MAX.set_count(max, []);
}

fn sample_backlog(backlog: Option<Backlog>) {
    let gauges = [
        &names::CLOCKS_RUNNING,
        &names::CLOCKS_DUE,
        &names::CLOCKS_LATE,
        &names::POSTS_DUE,
        &names::POSTS_LATE,
    ];
    let Some(backlog) = backlog else {
        return gauges.into_iter().for_each(|gauge| gauge.set(f64::NAN, []));
    };
    let counts = [
        backlog.clocks_running,
        backlog.clocks_due,
        backlog.clocks_late,
        backlog.posts_due,
        backlog.posts_late,
    ];
    for (gauge, count) in gauges.into_iter().zip(counts) {
        gauge.set_count(count, []);
    }
}

fn truth(is_true: bool) -> f64 {
    if is_true { 1.0 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[tokio::test]
    async fn the_database_is_asked_once_in_a_while_however_often_somebody_asks() {
        let (mut last, count) = (LastAsked::default(), Cell::new(0));
        let count_one = async || count.set(count.get() + 1);
        for _ in 0..100 {
            last.ask(Duration::MAX, count_one).await;
        }
        assert_eq!(count.get(), 1);
        last.ask(Duration::ZERO, count_one).await;
        assert_eq!(count.get(), 2);
    }
}
