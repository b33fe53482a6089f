//! `check`: looks for mistakes in the whole database, and changes nothing.

use std::mem::{Discriminant, discriminant};
use std::path::PathBuf;

use clap::Args;
use dvonn_bot::config::Config;
use dvonn_play as play;
use dvonn_play::check::Mistake;
use dvonn_store::{OpenError, Store, StoreError};

use super::failure::Failure;
use super::say;

/// The number of lines about mistakes of the same kind.
const LINES: usize = 20;

/// The options of `check`.
#[derive(Debug, Args)]
pub(super) struct Check {
    /// A backup. Default: the database of the settings, which a bot may be using.
    file: Option<PathBuf>,
}

pub(super) async fn perform(config: &Config, arguments: Check) -> Result<(), Failure> {
    let store = open(config, &arguments).await?;
    let failed = |error: StoreError| Failure::failed(format!("the check was cut off: {error}"));
    let mut tx = store.snapshot().await.map_err(failed)?;
    let mut report = Report::default();
    let checked = play::check::check_database(&mut tx, |mistake| report.add(&mistake)).await;
    report.close_kind();
    let checked = checked.map_err(failed)?;
    drop(tx);
    store.close().await;
    say(&format!("Checked {} games and {} results.", checked.games, checked.results))?;
    match report.mistakes {
        0 => say("No mistakes found."),
        1 => Err(Failure::failed("found 1 mistake")),
        many => Err(Failure::failed(format!("found {many} mistakes"))),
    }
}

async fn open(config: &Config, arguments: &Check) -> Result<Store, OpenError> {
    match &arguments.file {
        Some(file) => Store::open_backup(file).await,
        None => Store::open_read_only(config.database.url.as_str()).await,
    }
}

/// Prints mistakes, but not thousands of the same kind.
#[derive(Default)]
struct Report {
    mistakes: usize,
    kind: Option<Discriminant<Mistake>>,
    of_this_kind: usize,
}

impl Report {
    fn add(&mut self, mistake: &Mistake) {
        if self.kind != Some(discriminant(mistake)) {
            self.close_kind();
            self.kind = Some(discriminant(mistake));
        }
        self.mistakes += 1;
        self.of_this_kind += 1;
        if self.of_this_kind <= LINES {
            let (Mistake::File(line)
            | Mistake::Reference(line)
            | Mistake::Counter(line)
            | Mistake::Game(line)
            | Mistake::Rating(line)
            | Mistake::Week(line)) = mistake;
            // The exit code says it too.
            let _ = say(line);
        }
    }

    fn close_kind(&mut self) {
        if self.of_this_kind > LINES {
            let _ = say(&format!("… and {} more like these", self.of_this_kind - LINES));
        }
        self.of_this_kind = 0;
    }
}
