//! Every metric: its kind, name, labels and help. Units are in the names: `_seconds`, `_bytes`, and
//! `_total` for numbers that only grow.

use super::{Counter, Gauge, Histogram};

/// What a metric is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number that only grows.
    Counter,
    /// A number that goes up and down.
    Gauge,
    /// Durations by how long they are. Prometheus shows three names: with `_bucket`, `_sum` and
    /// `_count`.
    Histogram,
}

/// The description of a metric.
#[derive(Clone, Copy, Debug)]
pub struct Description {
    /// Its name in Prometheus.
    pub name: &'static str,
    /// What it is.
    pub kind: Kind,
    /// The names of its labels.
    pub labels: &'static [&'static str],
    /// What it counts or measures.
    pub help: &'static str,
}

/// Declares the metrics: `Kind NAME "name" [labels] "help";`.
macro_rules! metrics {
    ($($kind:ident $metric:ident $name:literal [$($label:literal),*] $help:literal;)*) => {
        $(
            #[doc = $help]
            pub static $metric: $kind<{ <[&str]>::len(&[$($label),*]) }> =
                $kind { name: $name, labels: [$($label),*] };
        )*

        /// All metrics.
        pub const ALL: &[Description] = &[$(
            Description { name: $name, kind: Kind::$kind, labels: &[$($label),*], help: $help },
        )*];
    };
}

metrics! {
    Gauge BUILD_INFO "dvonn_build_info" ["version"] "1, with the version of the bot.";
    Gauge READY "dvonn_ready" ["part"]
        "1 if this part works: gateway, database or keeper. 0 if /readyz names it as a reason.";

    Counter INTERACTIONS "dvonn_interactions_total" ["kind", "name", "outcome"]
        "Commands, clicks, forms and suggestions that were handled, by outcome.";
    Histogram INTERACTION_SECONDS "dvonn_interaction_seconds" ["kind", "name"]
        "Time from the arrival of an interaction until it was handled.";

    Counter REQUESTS "dvonn_discord_requests_total" ["route", "status"]
        "Requests to Discord, each attempt, by route and status.";
    Histogram REQUEST_SECONDS "dvonn_discord_request_seconds" ["route"]
        "Time until Discord responded to a request.";
    Gauge SHARD_CONNECTED "dvonn_shard_connected" ["shard"]
        "1 if this gateway shard is connected and Discord answers. Only the shards of this process.";
    Gauge SHARD_HEARTBEAT_AGE "dvonn_shard_heartbeat_age_seconds" ["shard"]
        "Time since Discord last acknowledged a heartbeat of this shard, or accepted its session.";
    Gauge SHARD_LATENCY "dvonn_shard_latency_seconds" ["shard"]
        "Time until Discord acknowledged the last gateway heartbeat.";

    Gauge KEEPER_AGE "dvonn_keeper_progress_age_seconds" []
        "Time since the background work last made progress.";
    Counter PANICS "dvonn_background_panics_total" [] "Panics of background jobs.";
    Gauge CLOCKS_RUNNING "dvonn_clocks_running" [] "Games whose clock runs.";
    Gauge CLOCKS_DUE "dvonn_clocks_due" [] "Games whose deadline has passed and which go on.";
    Gauge CLOCKS_LATE "dvonn_clocks_late" []
        "Games whose deadline passed more than a minute ago and which go on.";
    Gauge POSTS_DUE "dvonn_posts_due" [] "Messages of the bot's own that are due and not sent.";
    Gauge POSTS_LATE "dvonn_posts_late" []
        "Messages of the bot's own that have been due for more than a minute.";

    Gauge SEARCHES_WAITING "dvonn_searches_waiting" ["urgency"]
        "Searches of the computer player that wait for a thread.";
    Gauge SEARCHES_RUNNING "dvonn_searches_running" [] "Searches of the computer player that run.";
    Gauge DRAWINGS_WAITING "dvonn_drawings_waiting" ["lane"] "Pictures that wait to be drawn.";
    Gauge DRAWINGS_RUNNING "dvonn_drawings_running" [] "Pictures that are being drawn.";
    Histogram DRAWING_SECONDS "dvonn_drawing_seconds" ["lane"]
        "Time from the request for a picture until it was drawn.";
    Counter CACHE_REQUESTS "dvonn_cache_requests_total" ["cache", "result"]
        "Requests to a cache, by result: hit or miss.";

    Gauge CONNECTIONS "dvonn_database_connections" ["state"]
        "Open connections to the database: idle or busy.";
    Gauge CONNECTIONS_MAX "dvonn_database_connections_max" []
        "The maximum number of connections to the database.";
    Histogram DATABASE_SECONDS "dvonn_database_seconds" ["operation"]
        "Time of database operations: waiting to begin a transaction, whole transactions, commits, reads.";
    Histogram READ_SECONDS "dvonn_database_read_seconds" ["query"]
        "Time of each kind of read outside transactions.";

    Gauge BACKUP_TIME "dvonn_backup_timestamp_seconds" []
        "Time of the newest backup that the bot made by itself, in Unix seconds. 0 if the folder has none or cannot be read.";

    Gauge RESIDENT_MEMORY "process_resident_memory_bytes" [] "Resident memory (on Linux).";
    Gauge THREADS "process_threads" [] "Threads of the process (on Linux).";
    Gauge OPEN_FILES "process_open_fds" [] "Open files and sockets (on Linux).";
    Counter CPU_SECONDS "process_cpu_seconds_total" [] "Processor time used (on Linux).";
}

/// Registers the help of every metric.
pub(super) fn describe_all() {
    for Description { name, kind, help, .. } in ALL {
        match kind {
            Kind::Counter => metrics::describe_counter!(*name, *help),
            Kind::Gauge => metrics::describe_gauge!(*name, *help),
            Kind::Histogram => metrics::describe_histogram!(*name, *help),
        }
    }
}
