//! How the databases run the queries: each finds its rows by an index, and each index serves a query.

use std::collections::BTreeSet;
use std::fs;

use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Row as _};

use crate::database::TestDatabase;

/// Queries that read a whole table, and why they may.
const SCANS: &[(&str, &str)] = &[
    ("weeks_with_wrong_games", "checks everything"),
    ("weeks_with_wrong_players", "checks everything"),
    ("has_data", "asked when somebody wants their data deleted"),
    ("insert_game", "SQLite checks references only if one is broken"),
    ("last_heartbeat", "one row for each shard"),
    ("hello_start", "one row"),
    ("key", "one row"),
    ("puzzle_ratings", "wants them all"),
    ("take_over_all_posts", "once, at the start"),
    ("has_seeks_under", "few rows: open seeks"),
    ("remove_seeks_under", "few rows: open seeks"),
];

/// Indexes that no declared query uses, and what does.
const OTHER_INDEXES: &[(&str, &str)] =
    &[("leases_by_owner", "a process that stops gives its leases back")];

/// Statements that are not declared, which refer to many tables.
const OTHERS: [(&str, &str); 1] = [("delete_server", "DELETE FROM games WHERE guild_id = $1")];

#[test]
fn every_file_with_queries_is_listed() {
    let mut declared = 0;
    for file in fs::read_dir("src").unwrap() {
        let path = file.unwrap().path();
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let kinds = ["    read ", "    change ", "    step "];
        let is_query = |line: &&str| kinds.iter().any(|kind| line.starts_with(kind));
        declared += text.lines().filter(is_query).count();
    }
    assert!(declared > 200, "{declared}");
    assert_eq!(dvonn_store::queries().count(), declared);
}

#[tokio::test]
async fn every_query_has_an_index_and_every_index_a_query() {
    let sqlite = TestDatabase::sqlite();
    let mut plans = Plans::default();
    let schema = "SELECT type AS kind, name FROM sqlite_master WHERE sql IS NOT NULL";
    plans.add(&sqlite, sqlite_plan, schema).await;
    if let Some(postgres) = TestDatabase::postgres().await {
        plans.add(&postgres, postgres_plan, "SELECT 'none' AS kind, '' AS name").await;
        postgres.remove().await;
        assert_eq!(plans.unused(), [""; 0], "indexes that no query uses");
    }
    sqlite.remove().await;
    assert_eq!(plans.scans, [""; 0], "queries that read a whole table");
}

/// How databases would run all queries.
#[derive(Default)]
struct Plans {
    /// Queries that read a whole table, with that step of the plan.
    scans: Vec<String>,
    /// All steps of all plans.
    steps: Vec<String>,
    /// The indexes and the tables that the migrations make.
    indexes: BTreeSet<String>,
    tables: BTreeSet<String>,
}

impl Plans {
    async fn add(
        &mut self,
        database: &TestDatabase,
        plan: impl AsyncFn(&mut AnyConnection, &str) -> Vec<String>,
        schema: &str,
    ) {
        drop(database.store().await);
        let mut connection = AnyConnection::connect(&database.url).await.unwrap();
        for row in sqlx::query(AssertSqlSafe(schema)).fetch_all(&mut connection).await.unwrap() {
            match row.get("kind") {
                "index" => self.indexes.insert(row.get("name")),
                _ => self.tables.insert(row.get("name")),
            };
        }
        for (name, sql) in dvonn_store::queries().chain(OTHERS) {
            for step in plan(&mut connection, sql).await {
                let is_known = SCANS.iter().any(|(query, _)| *query == name);
                if self.is_scan(&step) && !is_known {
                    self.scans.push(format!("{name}: {step}"));
                }
                self.steps.push(step);
            }
        }
        connection.close().await.unwrap();
    }

    /// Returns true if a step of a plan reads a whole table.
    fn is_scan(&self, step: &str) -> bool {
        let scanned = step.strip_prefix("SCAN ").filter(|step| !step.contains(" USING "));
        let scanned = scanned.or_else(|| step.split_once("Seq Scan on ").map(|(_, table)| table));
        let table = scanned.and_then(|table| table.split_whitespace().next());
        table.is_some_and(|table| self.tables.contains(table))
    }

    /// Returns the indexes that are in no plan.
    fn unused(&self) -> Vec<&str> {
        let is_used = |index: &&String| {
            OTHER_INDEXES.iter().any(|(name, _)| name == index)
                || self.steps.iter().any(|step| step.split_whitespace().any(|it| it == *index))
        };
        self.indexes.iter().filter(|index| !is_used(index)).map(String::as_str).collect()
    }
}

async fn sqlite_plan(connection: &mut AnyConnection, sql: &str) -> Vec<String> {
    let query = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}")));
    let rows = query.fetch_all(connection).await.unwrap();
    rows.iter().map(|row| row.get("detail")).collect()
}

/// Asks with unknown parameters and without whole tables, as with tables that are large.
async fn postgres_plan(connection: &mut AnyConnection, sql: &str) -> Vec<String> {
    let parameters = sql.split('$').skip(1).filter_map(|part| {
        part.chars().take_while(char::is_ascii_digit).collect::<String>().parse::<usize>().ok()
    });
    let mut types = vec!["unknown"; parameters.max().unwrap_or(0)];
    let nulls = format!("({})", vec!["NULL"; types.len()].join(", "));
    for setting in ["enable_seqscan = off", "plan_cache_mode = force_generic_plan"] {
        let set = AssertSqlSafe(format!("SET {setting}"));
        sqlx::query(set).execute(&mut *connection).await.unwrap();
    }
    loop {
        let prepare = if types.is_empty() {
            format!("PREPARE query AS {sql}")
        } else {
            format!("PREPARE query ({}) AS {sql}", types.join(", "))
        };
        let Err(error) = sqlx::query(AssertSqlSafe(prepare)).execute(&mut *connection).await else {
            break;
        };
        // PostgreSQL cannot guess the type of a flag or of a number that is compared with NULL.
        let error = error.to_string();
        let parameter = error.split(" for parameter $").nth(1);
        let parameter = parameter.or_else(|| error.split(" of parameter $").nth(1));
        let parameter = parameter.and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        let parameter: usize = parameter.unwrap_or_else(|| panic!("{sql}: {error}"));
        types[parameter - 1] = "BIGINT";
    }
    let nulls = if types.is_empty() { String::new() } else { nulls };
    let explain = AssertSqlSafe(format!("EXPLAIN EXECUTE query{nulls}"));
    let rows = sqlx::query(explain).fetch_all(&mut *connection).await.unwrap();
    sqlx::query("DEALLOCATE query").execute(connection).await.unwrap();
    rows.iter().map(|row| row.get("QUERY PLAN")).collect()
}
