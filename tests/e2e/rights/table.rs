//! The table in `table.txt`: reading, writing and comparing it.

use std::fmt::Write as _;
use std::path::PathBuf;

/// The table's file.
const TABLE: &str = include_str!("table.txt");

/// The word before rows for which the state of games makes no difference.
const ANY: &str = "any ";

/// What a row does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Command,
    Button,
    Menu,
    Form,
    /// A command in the menu of a person or message.
    Entry,
}

impl Kind {
    const ALL: [(&'static str, Kind); 5] = [
        ("command", Kind::Command),
        ("button", Kind::Button),
        ("menu", Kind::Menu),
        ("form", Kind::Form),
        ("entry", Kind::Entry),
    ];
}

/// One thing that people can try.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// The row without its cells, as it is written.
    text: String,
    /// True if the state of games makes no difference, so that one is enough.
    pub(super) in_any_state: bool,
    pub(super) kind: Kind,
    /// The command, or the custom id. May contain values of the state in braces.
    pub(super) target: String,
    /// Options of a command, values of a menu, fields of a form, or the person of an entry. Without
    /// one, the entry is used on the newest message.
    pub(super) values: Vec<(String, String)>,
    /// For each state, what happens to each role.
    pub(super) cells: Vec<String>,
}

impl Row {
    /// A row of one custom id.
    pub(super) fn new(kind: Kind, target: &str) -> Row {
        Row {
            text: target.to_owned(),
            in_any_state: true,
            kind,
            target: target.to_owned(),
            values: Vec::new(),
            cells: Vec::new(),
        }
    }

    fn read(line: &str) -> Row {
        let mut columns = line.split('|').map(str::trim);
        let text = columns.next().unwrap_or_default().to_owned();
        let in_any_state = text.starts_with(ANY);
        let mut parts = text.trim_start_matches(ANY).split(';').map(str::trim);
        let (kind, target) = parts.next().and_then(|part| part.split_once(' ')).expect("a row");
        let kind = Kind::ALL.iter().find(|(name, _)| *name == kind);
        let (_, kind) = kind.unwrap_or_else(|| panic!("no kind of row: {line:?}"));
        let value = |part: &str| {
            let (name, value) = part.split_once('=').unwrap_or_else(|| panic!("no =: {line:?}"));
            (name.to_owned(), value.to_owned())
        };
        let (kind, target) = (*kind, target.trim().to_owned());
        let values = parts.map(value).collect();
        let cells = columns.map(str::to_owned).collect();
        Row { text, in_any_state, kind, target, values, cells }
    }

    fn line(&self) -> String {
        format!("{:<76} | {}", self.text, self.cells.join(" | ")).trim_end().to_owned()
    }
}

/// The whole table.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// The lines above the rows.
    head: String,
    pub(super) rows: Vec<Row>,
}

impl Table {
    pub(super) fn read() -> Table {
        let is_row = |line: &&str| !line.starts_with('#') && !line.trim().is_empty();
        let head = TABLE
            .lines()
            .take_while(|line| !is_row(line))
            .fold(String::new(), |head, line| head + line + "\n");
        Table { head, rows: TABLE.lines().filter(is_row).map(Row::read).collect() }
    }

    /// Fills the cells again, with what `happens` for each row.
    pub(super) fn tried(&self, happens: impl Fn(&Row) -> Vec<String>) -> Table {
        let rows = self.rows.iter().map(|row| Row { cells: happens(row), ..row.clone() });
        Table { head: self.head.clone(), rows: rows.collect() }
    }

    /// Asserts that the table says what was found, or writes what was found.
    pub(super) fn compare(&self, found: &Table) {
        if std::env::var_os("DVONN_UPDATE_RIGHTS").is_some() {
            let folder = [env!("CARGO_MANIFEST_DIR"), "..", "tests", "e2e", "rights", "table.txt"];
            let text = found
                .rows
                .iter()
                .map(Row::line)
                .fold(found.head.clone(), |text, line| text + &line + "\n");
            std::fs::write(folder.iter().collect::<PathBuf>(), text).expect("it can be written");
            return;
        }
        let mut wrong = String::new();
        for (listed, found) in self.rows.iter().zip(&found.rows) {
            if listed.cells != found.cells {
                writeln!(wrong, "listed {}\nfound  {}", listed.line(), found.line()).expect("text");
            }
        }
        assert!(
            wrong.is_empty(),
            "table.txt differs. If that is right, set DVONN_UPDATE_RIGHTS=1 to write it:\n{wrong}"
        );
    }
}
