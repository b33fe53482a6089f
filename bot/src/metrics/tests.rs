//! The files in `deploy/` use only metrics and labels that the program exports.

use std::collections::BTreeSet;

use regex_lite::Regex;
use serde_json::Value;

use super::names::{ALL, Description, Kind};

const DASHBOARD: &str = include_str!("../../../deploy/grafana/dashboard.json");
const ALERTS: &str = include_str!("../../../deploy/prometheus/alerts.yml");
const PAGE: &str = include_str!("../../../docs/self-hosting.md");

/// The labels that Prometheus adds to everything it reads.
const SCRAPED: [&str; 2] = ["instance", "job"];

/// Returns the metric that Prometheus shows under this name.
fn exported(name: &str) -> Option<&'static Description> {
    ALL.iter().find(|metric| match metric.kind {
        Kind::Counter | Kind::Gauge => name == metric.name,
        Kind::Histogram => {
            let suffix = name.strip_prefix(metric.name);
            suffix.is_some_and(|suffix| ["_bucket", "_sum", "_count"].contains(&suffix))
        }
    })
}

/// Returns what is wrong with the metrics in these queries.
fn mistakes(queries: &[String]) -> Vec<String> {
    let metric = Regex::new(r"\b((?:dvonn|process)_[a-z_]+)(?:\{([^}]*)\})?").unwrap();
    let label = Regex::new(r#"([a-z]+)(?:=~|!~|!=|=)""#).unwrap();
    let mut mistakes = Vec::new();
    for query in queries {
        let mut labels: BTreeSet<_> = SCRAPED.into_iter().chain(["le"]).collect();
        for found in metric.captures_iter(query) {
            // Other programs export these too.
            if found[1].starts_with("process_") && !query.contains("{job=\"dvonn\"}") {
                mistakes.push(format!("of every program: {query}"));
            }
            let Some(description) = exported(&found[1]) else {
                mistakes.push(format!("{} is not exported: {query}", &found[1]));
                continue;
            };
            labels.extend(description.labels);
            let chosen = found.get(2).map_or("", |chosen| chosen.as_str());
            for chosen in label.captures_iter(chosen) {
                if !SCRAPED.contains(&&chosen[1]) && !description.labels.contains(&&chosen[1]) {
                    mistakes.push(format!("{} has no label {}", description.name, &chosen[1]));
                }
            }
        }
        let grouped = Regex::new(r"\b(?:by|without) \(([^)]*)\)").unwrap();
        for group in grouped.captures_iter(query) {
            let unknown = group[1].split(',').map(str::trim).filter(|it| !labels.contains(it));
            mistakes.extend(unknown.map(|it| format!("no label {it}: {query}")));
        }
    }
    mistakes
}

/// Returns the queries of all panels.
fn dashboard_queries() -> Vec<String> {
    let dashboard: Value = serde_json::from_str(DASHBOARD).expect("the dashboard is JSON");
    let panels = dashboard["panels"].as_array().expect("it has panels").iter();
    let targets = panels.flat_map(|panel| panel["targets"].as_array().into_iter().flatten());
    targets.map(|it| it["expr"].as_str().expect("each target has a query").to_owned()).collect()
}

/// Returns the queries of all alerts. Each is on one line.
fn alert_queries() -> Vec<String> {
    let queries = ALERTS.lines().filter_map(|line| line.trim().strip_prefix("expr: "));
    queries.map(str::to_owned).collect()
}

#[test]
fn the_dashboard_shows_only_metrics_that_are_exported() {
    let queries = dashboard_queries();
    assert!(queries.len() > 10);
    assert_eq!(mistakes(&queries), Vec::<String>::new());
}

#[test]
fn the_alerts_use_only_metrics_that_are_exported() {
    let queries = alert_queries();
    assert_eq!(queries.len(), ALERTS.matches("- alert: ").count());
    assert_eq!(mistakes(&queries), Vec::<String>::new());
}

#[test]
fn a_wrong_name_or_label_is_a_mistake() {
    let wrong = [
        "rate(dvonn_moves_total[5m])",
        "dvonn_interaction_seconds > 1",
        "dvonn_ready{shard=\"0\"} == 0",
        "sum by (player) (dvonn_ready)",
        "process_open_fds",
    ];
    for query in wrong {
        assert_eq!(mistakes(&[query.to_owned()]).len(), 1, "{query}");
    }
}

#[test]
fn every_metric_is_on_the_dashboard_or_in_the_alerts_and_in_the_docs() {
    let queries = [dashboard_queries(), alert_queries()].concat().join("\n");
    for Description { name, .. } in ALL {
        assert!(queries.contains(name), "{name} is neither on the dashboard nor in an alert");
        assert!(PAGE.contains(&format!("`{name}`")), "docs/self-hosting.md lacks {name}");
    }
}

#[test]
fn names_say_their_kind_and_labels_name_no_one() {
    for Description { name, kind, labels, help } in ALL {
        assert_eq!(name.ends_with("_total"), *kind == Kind::Counter, "{name}");
        assert!(*kind != Kind::Histogram || name.ends_with("_seconds"), "{name}");
        assert!(help.ends_with('.'), "{name}");
        for label in *labels {
            assert!(!["guild", "server", "game", "user", "channel"].contains(label), "{name}");
        }
    }
}
