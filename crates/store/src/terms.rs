//! Converts the terms of a game to columns and back.

use dvonn_model::{Setup, Terms, TimeControl};
use dvonn_rules::{Position, Seed};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::clock_row::control_column;
use crate::columns::Columns;
use crate::fetch::{Query, Stored};

impl Stored for Terms {
    fn read(row: &AnyRow) -> Result<Terms, StoreError> {
        let start = match row.maybe_text("start")? {
            Some(text) => text.parse().map_err(|_| StoreError::corrupt("start", &text))?,
            None => Position::new(),
        };
        Ok(Terms {
            setup: Setup::read(row)?,
            start,
            control: TimeControl::read(row)?,
            rated: row.flag("rated")?,
        })
    }
}

impl Stored for Setup {
    fn read(row: &AnyRow) -> Result<Setup, StoreError> {
        let seed = || -> Result<Seed, StoreError> {
            let number = row.number("seed")?;
            Seed::new(number).ok_or_else(|| StoreError::corrupt("seed", &number.to_string()))
        };
        match row.text("setup")?.as_str() {
            "full" => Ok(Setup::Full),
            "reds" => Ok(Setup::Reds(seed()?)),
            "random" => Ok(Setup::Random(seed()?)),
            "symmetric" => Ok(Setup::Symmetric(seed()?)),
            "cut" => Ok(Setup::Cut(seed()?)),
            "given" => Ok(Setup::Given),
            other => Err(StoreError::corrupt("setup", other)),
        }
    }
}

/// Binds `setup`, `seed`, `start`, `rated` and `time_control`, in this order.
pub(crate) fn bind_terms<'q>(query: Query<'q>, terms: &Terms) -> Query<'q> {
    bind_board(query, terms).bind(i64::from(terms.rated)).bind(control_column(terms.control))
}

/// Binds `setup`, `seed` and `start`, in this order.
pub(crate) fn bind_board<'q>(query: Query<'q>, terms: &Terms) -> Query<'q> {
    let start = (terms.start != Position::new()).then(|| terms.start.to_string());
    query.bind(terms.setup.name()).bind(terms.setup.seed().map(Seed::number)).bind(start)
}
