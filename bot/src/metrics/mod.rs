//! What the program counts and measures, as text for Prometheus.
//!
//! - `names` is the table of all metrics. The files in `deploy/` are tested against it;
//! - `process` reads the figures of the process from the system.
//!
//! Off unless [`start`] was called: until then, every call here does nothing. Labels have few
//! values, and never contain ids or names of people, games or servers.
//!
//! An interaction is named by its command or the first part of its custom id (`gateway/label`), a
//! request by its route without ids (`dvonn_discord::route`). `gateway/late` logs and counts each
//! interaction; `runtime/handling` collects its outcome and game. `runtime/app/measured` counts requests and measures
//! pictures. The store reads no clock, so it calls an observer when an operation begins (`store/observe`).
//! Tests compare the dashboard, the alerts and the docs with `names`.

pub mod names;
mod process;

use std::sync::OnceLock;

use metrics::Label;
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

/// The upper ends of the buckets of histograms, in seconds. Turns should stay below 0.3; Discord waits
/// for 3.
const BUCKETS: [f64; 13] =
    [0.001, 0.003, 0.01, 0.03, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 3.0, 10.0, 30.0];

/// The buckets of [`names::READ_SECONDS`]: few, since there are more than a hundred queries.
const READ_BUCKETS: [f64; 3] = [0.01, 0.1, 1.0];

static EXPORT: OnceLock<PrometheusHandle> = OnceLock::new();

/// Starts to count and measure, for the whole process.
///
/// # Errors
/// Errors if the process counts already.
pub fn start() -> Result<(), BuildError> {
    let reads = Matcher::Full(String::from(names::READ_SECONDS.name));
    let builder = PrometheusBuilder::new().set_buckets(&BUCKETS)?;
    let handle = builder.set_buckets_for_metric(reads, &READ_BUCKETS)?.install_recorder()?;
    EXPORT.set(handle).ok();
    names::describe_all();
    names::BUILD_INFO.set(1.0, [env!("CARGO_PKG_VERSION")]);
    Ok(())
}

/// Returns true if the process counts and measures.
pub fn is_on() -> bool {
    EXPORT.get().is_some()
}

/// Returns all metrics as text for Prometheus. Empty if they are off.
pub fn export() -> String {
    process::sample();
    EXPORT.get().map(PrometheusHandle::render).unwrap_or_default()
}

/// Sorts what was measured into the buckets. Must be called now and then, or it takes up memory
/// until the next [`export`].
pub fn tidy() {
    if let Some(handle) = EXPORT.get() {
        handle.run_upkeep();
    }
}

/// A number that only grows.
#[derive(Debug)]
pub struct Counter<const LABELS: usize> {
    name: &'static str,
    labels: [&'static str; LABELS],
}

/// A number that goes up and down.
#[derive(Debug)]
pub struct Gauge<const LABELS: usize> {
    name: &'static str,
    labels: [&'static str; LABELS],
}

/// Durations in seconds, by how long they are.
#[derive(Debug)]
pub struct Histogram<const LABELS: usize> {
    name: &'static str,
    labels: [&'static str; LABELS],
}

impl<const LABELS: usize> Counter<LABELS> {
    /// Counts one more, with the values of the labels.
    pub fn count(&self, values: [&str; LABELS]) {
        if is_on() {
            metrics::counter!(self.name, labelled(self.labels, values)).increment(1);
        }
    }

    /// Sets the number, which is counted elsewhere.
    pub fn set(&self, total: u64, values: [&str; LABELS]) {
        if is_on() {
            metrics::counter!(self.name, labelled(self.labels, values)).absolute(total);
        }
    }
}

impl<const LABELS: usize> Gauge<LABELS> {
    /// Sets the number, with the values of the labels.
    pub fn set(&self, number: f64, values: [&str; LABELS]) {
        if is_on() {
            metrics::gauge!(self.name, labelled(self.labels, values)).set(number);
        }
    }

    /// Sets the number to a count.
    #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
    pub fn set_count(&self, count: usize, values: [&str; LABELS]) {
        self.set(count as f64, values);
    }
}

impl<const LABELS: usize> Histogram<LABELS> {
    /// Adds a duration, with the values of the labels.
    pub fn add(&self, duration: std::time::Duration, values: [&str; LABELS]) {
        if is_on() {
            metrics::histogram!(self.name, labelled(self.labels, values))
                .record(duration.as_secs_f64());
        }
    }
}

fn labelled<const LABELS: usize>(
    labels: [&'static str; LABELS],
    values: [&str; LABELS],
) -> Vec<Label> {
    labels.into_iter().zip(values).map(|(key, value)| Label::new(key, value.to_owned())).collect()
}

#[cfg(test)]
mod tests;
