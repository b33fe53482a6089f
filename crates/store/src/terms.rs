//! Converts the terms of a game to columns and back.

use dvonn_model::{Setup, SetupKind, Terms};
use dvonn_rules::{Position, Seed};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::query::{Bind, Columns as _, Value};

/// Returns the terms of a game or challenge.
pub(crate) fn terms(row: &AnyRow) -> Result<Terms, StoreError> {
    Ok(Terms {
        setup: setup(row)?,
        start: row.value::<Option<Position>>("start")?.unwrap_or_else(Position::new),
        control: row.value("time_control")?,
        rated: row.value("rated")?,
    })
}

fn setup(row: &AnyRow) -> Result<Setup, StoreError> {
    let seed = || row.value::<Seed>("seed");
    match row.value::<String>("setup")?.as_str() {
        "full" => Ok(Setup::Full),
        "reds" => Ok(Setup::Reds(seed()?)),
        "random" => Ok(Setup::Random(seed()?)),
        "symmetric" => Ok(Setup::Symmetric(seed()?)),
        "cut" => Ok(Setup::Cut(seed()?)),
        "given" => Ok(Setup::Given),
        other => Err(StoreError::corrupt("setup", other)),
    }
}

/// Returns the value of the column `start`: NULL stands for the empty board.
pub(crate) fn start_column(terms: &Terms) -> Option<&Position> {
    (terms.start != Position::new()).then_some(&terms.start)
}

impl Bind for SetupKind {
    type Stored = String;

    fn stored(&self) -> Option<String> {
        Some(<&str>::from(self).to_owned())
    }
}

impl Value for SetupKind {
    fn of(stored: Option<&String>) -> Option<SetupKind> {
        stored?.parse().ok()
    }
}

impl Bind for Seed {
    type Stored = i64;

    fn stored(&self) -> Option<i64> {
        Some(self.number())
    }
}

impl Value for Seed {
    fn of(stored: Option<&i64>) -> Option<Seed> {
        Seed::new(*stored?)
    }
}
