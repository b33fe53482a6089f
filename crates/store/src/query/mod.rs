//! Queries, each declared once with its SQL.
//!
//! ```text
//! rows! {
//!     OfferRow { id, game: game_id, kind, by: color, plies, state, message: message_id, made_at }
//! }
//! queries! {
//!     /// Returns the open offers in a game, oldest first.
//!     read open_offers(game: GameId) -> Vec<OfferRow> {
//!         "SELECT {} FROM offers WHERE game_id = :game AND state = 'open' ORDER BY id"
//!     }
//!     /// Records that a game is muted.
//!     change mute_game(game: GameId, mute: Mute) [game, since: mute.since] {
//!         "UPDATE games SET muted_since = :since WHERE id = :game"
//!     }
//! }
//! ```
//!
//! - `read` becomes a method of [`Store`](crate::Store) and of [`Tx`](crate::Tx), `change` one of `Tx`
//!   alone. `step` is neither: functions that need more than one query are written by hand, and call
//!   steps. Each is also a function that takes a connection.
//! - In the SQL, `:game` stands for a parameter: one of the function, or one of the list in brackets,
//!   if there is such a list. `{}` stands for the columns of the row, and `{offers}` for the same,
//!   each with the name of that table before it. Between texts there may be constants: parts that
//!   several queries share. It does not compile if a name is unknown, or a parameter unused.
//! - `Option` is a row or none, `Vec` all rows, any other type the only row. `bool` is whether a `read`
//!   finds a row, or a `change` changes one. `u64` is how many rows a `change` changes.
//!   Without an answer, nobody wants to know.
//!
//! `rows!` reads a row by the names of its columns: `game: game_id` is the value of a field, and
//! `person: person(player_id, name)` calls a method of `Columns`.

mod declare;
mod row;
mod value;

use std::sync::OnceLock;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::{Any, AnyConnection};

use crate::StoreError;
use crate::timeouts::in_time;

pub(crate) use declare::{
    ask, bound, columns_of, function, method, names, queries, reads, returned, rows,
};
pub(crate) use row::Columns;
pub(crate) use value::{Bind, Value};

/// A query or statement with its bound values.
pub(crate) type Bound = sqlx::query::Query<'static, Any, AnyArguments>;

/// What a row can be read as.
pub(crate) trait Stored: Sized {
    /// The columns that `{}` stands for.
    const COLUMNS: &'static [&'static str];

    /// Reads it from a row, by the names of its columns.
    fn read(row: &AnyRow) -> Result<Self, StoreError>;
}

/// Returns the columns of these lists, one after the other. There must be `N` in all.
pub(crate) const fn joined<const N: usize>(lists: &[&[&'static str]]) -> [&'static str; N] {
    let mut all = [""; N];
    let (mut list, mut count) = (0, 0);
    while list < lists.len() {
        let mut at = 0;
        while at < lists[list].len() {
            all[count] = lists[list][at];
            count += 1;
            at += 1;
        }
        list += 1;
    }
    assert!(count == N, "a different number of columns");
    all
}

/// The value in the first column of a row.
impl<T: Value> Stored for T {
    const COLUMNS: &'static [&'static str] = &[];

    fn read(row: &AnyRow) -> Result<T, StoreError> {
        row.value_at(0)
    }
}

/// The values in the first two columns of a row.
impl<A: Value, B: Value> Stored for (A, B) {
    const COLUMNS: &'static [&'static str] = &[];

    fn read(row: &AnyRow) -> Result<(A, B), StoreError> {
        Ok((row.value_at(0)?, row.value_at(1)?))
    }
}

/// The values in the first three columns of a row.
impl<A: Value, B: Value, C: Value> Stored for (A, B, C) {
    const COLUMNS: &'static [&'static str] = &[];

    fn read(row: &AnyRow) -> Result<(A, B, C), StoreError> {
        Ok((row.value_at(0)?, row.value_at(1)?, row.value_at(2)?))
    }
}

/// A query as it was declared.
pub(crate) struct Query {
    pub(crate) name: &'static str,
    pieces: &'static [&'static str],
    parameters: &'static [&'static str],
    columns: &'static [&'static str],
    text: OnceLock<String>,
}

impl Query {
    /// Declares a query. Does not compile if a name in it is unknown or a parameter unused.
    pub(crate) const fn new(
        name: &'static str,
        pieces: &'static [&'static str],
        parameters: &'static [&'static str],
        columns: &'static [&'static str],
    ) -> Query {
        check_names(pieces, parameters);
        Query { name, pieces, parameters, columns, text: OnceLock::new() }
    }

    /// Returns it with numbered parameters, as databases understand it.
    pub(crate) fn text(&'static self) -> &'static str {
        self.text.get_or_init(|| {
            numbered(&with_columns(&self.pieces.concat(), self.columns), self.parameters)
        })
    }

    /// Returns it without bound values.
    pub(crate) fn start(&'static self) -> Bound {
        sqlx::query(self.text())
    }
}

/// Binds the value of the next parameter.
pub(crate) fn bind<V: Bind + ?Sized>(query: Bound, value: &V) -> Bound {
    query.bind(value.stored())
}

/// Returns the only row.
pub(crate) async fn fetch_one<T: Stored>(
    connection: &mut AnyConnection,
    query: Bound,
) -> Result<T, StoreError> {
    T::read(&in_time(query.fetch_one(connection)).await?)
}

/// Returns the row, if there is one.
pub(crate) async fn fetch_optional<T: Stored>(
    connection: &mut AnyConnection,
    query: Bound,
) -> Result<Option<T>, StoreError> {
    in_time(query.fetch_optional(connection)).await?.as_ref().map(T::read).transpose()
}

/// Returns all rows, in order.
pub(crate) async fn fetch_all<T: Stored>(
    connection: &mut AnyConnection,
    query: Bound,
) -> Result<Vec<T>, StoreError> {
    in_time(query.fetch_all(connection)).await?.iter().map(T::read).collect()
}

/// Returns true if there is a row.
pub(crate) async fn finds(
    connection: &mut AnyConnection,
    query: Bound,
) -> Result<bool, StoreError> {
    Ok(in_time(query.fetch_optional(connection)).await?.is_some())
}

/// Returns how many rows the statement changed.
pub(crate) async fn execute(
    connection: &mut AnyConnection,
    query: Bound,
) -> Result<u64, StoreError> {
    Ok(in_time(query.execute(connection)).await?.rows_affected())
}

/// Panics, which the compiler reports, unless the query names exactly these parameters.
const fn check_names(pieces: &[&str], parameters: &[&str]) {
    let mut used = 0_u64;
    let mut piece = 0;
    while piece < pieces.len() {
        let text = pieces[piece].as_bytes();
        let mut start = 0;
        while start < text.len() {
            if text[start] == b':' {
                let index = position(parameters, text, start + 1);
                assert!(index < parameters.len(), "the query names an unknown parameter");
                used |= 1 << index;
            }
            start += 1;
        }
        piece += 1;
    }
    assert!(
        used.count_ones() as usize == parameters.len(),
        "the query does not use all parameters"
    );
}

/// Returns which parameter is named at this place of a text, or their number if none is.
const fn position(parameters: &[&str], text: &[u8], start: usize) -> usize {
    let mut index = 0;
    while index < parameters.len() {
        let name = parameters[index].as_bytes();
        let end = start + name.len();
        if end <= text.len() && (end == text.len() || !is_of_name(text[end])) {
            let mut at = 0;
            while at < name.len() && text[start + at] == name[at] {
                at += 1;
            }
            if at == name.len() {
                return index;
            }
        }
        index += 1;
    }
    index
}

const fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Replaces `{}` and `{table}`, and puts everything on one line.
fn with_columns(sql: &str, columns: &[&str]) -> String {
    let mut written = String::new();
    let mut rest = sql;
    while let Some((before, (table, after))) =
        rest.split_once('{').and_then(|(before, after)| Some((before, after.split_once('}')?)))
    {
        written.push_str(before);
        // A column that is computed has no table.
        let column = |&column: &&str| match table {
            "" => column.to_owned(),
            _ if column.contains('(') => column.to_owned(),
            table => format!("{table}.{column}"),
        };
        written.push_str(&columns.iter().map(column).collect::<Vec<_>>().join(", "));
        rest = after;
    }
    written.push_str(rest);
    written.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Replaces the names of parameters by their numbers.
fn numbered(sql: &str, parameters: &[&str]) -> String {
    let mut parts = sql.split(':');
    let mut written = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let name = part.bytes().take_while(|&byte| is_of_name(byte)).count();
        let number = position(parameters, part.as_bytes(), 0) + 1;
        written.push('$');
        written.push_str(&number.to_string());
        written.push_str(&part[name..]);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_and_parameters_are_replaced() {
        static QUERY: Query = Query::new(
            "example",
            &[
                "SELECT {} FROM offers\n  JOIN games ON {offers}",
                " WHERE id=:id AND a = :a_b OR b = :id",
            ],
            &["a_b", "id"],
            &["id", "(SELECT 1) AS one", "name"],
        );
        assert_eq!(
            QUERY.text(),
            "SELECT id, (SELECT 1) AS one, name FROM offers JOIN games ON offers.id, \
             (SELECT 1) AS one, offers.name WHERE id=$2 AND a = $1 OR b = $2"
        );
    }

    #[test]
    #[should_panic(expected = "unknown parameter")]
    fn a_parameter_that_is_misspelt_is_refused() {
        check_names(&["WHERE id = :ids"], &["id"]);
    }

    #[test]
    #[should_panic(expected = "does not use all")]
    fn a_parameter_that_is_not_used_is_refused() {
        check_names(&["WHERE id = :id"], &["id", "name"]);
    }
}
