//! The SQL statements of each page, as sqlx logs them, and their query plans.

use std::fmt;
use std::io::{self, Write as _};
use std::sync::{Arc, Mutex, PoisonError};

use dvonn_store::Store;
use jiff::Timestamp;
use sqlx::{AnyConnection, Connection as _, Row as _};
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

use super::Page;
use crate::bot::Result;

/// The distinct statements that have run, in order.
#[derive(Clone, Default)]
pub(crate) struct Statements(Arc<Mutex<Vec<String>>>);

impl Statements {
    /// Starts to record the statements that sqlx logs.
    pub(crate) fn listen() -> Statements {
        let statements = Statements::default();
        tracing_subscriber::registry().with(statements.clone()).init();
        statements
    }

    fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<S: Subscriber> Layer<S> for Statements {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if event.metadata().target() != "sqlx::query" {
            return;
        }
        let mut statement = Statement(String::new());
        event.record(&mut statement);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if statement.0.starts_with("SELECT") && !all.contains(&statement.0) {
            all.push(statement.0);
        }
    }
}

struct Statement(String);

impl Visit for Statement {
    fn record_str(&mut self, field: &Field, value: &str) {
        if field.name() == "db.statement" {
            self.0 = value.split_whitespace().collect::<Vec<_>>().join(" ");
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn fmt::Debug) {}
}

/// Prints the query plans of all pages.
pub(crate) async fn explain(url: &str, statements: &Statements, now: Timestamp) -> Result<()> {
    let store = Store::open(url).await?;
    let mut connection = AnyConnection::connect(url).await?;
    for page in Page::ALL {
        statements.take();
        page.read(&store, now).await?;
        writeln!(io::stdout(), "\n{}", page.name())?;
        for statement in statements.take() {
            writeln!(io::stdout(), "  {statement}")?;
            for line in plan(&mut connection, url, &statement).await? {
                writeln!(io::stdout(), "      {line}")?;
            }
        }
    }
    store.close().await;
    Ok(())
}

/// Returns the lines of a query plan that is valid for any parameters.
async fn plan(connection: &mut AnyConnection, url: &str, statement: &str) -> Result<Vec<String>> {
    let (explain, column) = if url.starts_with("sqlite:") {
        (format!("EXPLAIN QUERY PLAN {statement}"), "detail")
    } else {
        // Needs PostgreSQL 16; older versions need values for the parameters.
        (format!("EXPLAIN (GENERIC_PLAN) {statement}"), "QUERY PLAN")
    };
    let explained = sqlx::raw_sql(sqlx::AssertSqlSafe(explain)).fetch_all(connection).await;
    let rows = match explained {
        Ok(rows) => rows,
        Err(error) => return Ok(vec![format!("no plan: {error}")]),
    };
    Ok(rows.iter().map(|row| row.try_get(column)).collect::<std::result::Result<_, _>>()?)
}
