//! Parses a typed plan, perhaps from a phone. Case, the kind of dash and the separators do not
//! matter.

use std::iter::Peekable;
use std::str::{FromStr, SplitWhitespace};

use dvonn_rules::{Cell, plain_spelling};

use super::Wanted;
use super::area::{Area, Near};

/// Why a text is not a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanError {
    /// The plan has no cells.
    Empty,
    /// The text, or its canonical form, has more than [`Plan::MAX_TEXT`] characters.
    ///
    /// [`Plan::MAX_TEXT`]: super::Plan::MAX_TEXT
    TooLong,
    /// A word is not a plan keyword or a cell.
    UnknownWord {
        /// The word as it was typed.
        word: String,
    },
    /// A letter and a digit that are not a cell of the board.
    NoSuchCell {
        /// The word as it was typed.
        word: String,
    },
    /// `row` must be followed by a number from 1 to 5.
    RowNumber,
    /// `column` must be followed by a letter from A to K.
    ColumnLetter,
    /// `near` must be followed by `reds`, `own`, `theirs` or a cell.
    NearWhat,
    /// A cell and a dash must be followed by a second cell.
    LineEnd,
    /// The two cells are not on a straight line.
    NotALine {
        /// The first cell.
        from: Cell,
        /// The last cell.
        to: Cell,
    },
    /// `best` lets the computer choose, which is not allowed in a serious game.
    BestInSerious,
    /// `after` must be followed by a number from 1 to 49.
    Count,
    /// The first word must be a cell, to place on now.
    NoCellFirst,
}

/// The stop rules of a plan.
#[derive(Debug, Default)]
pub(super) struct Stops {
    /// The plan stops when the opponent places here.
    pub(super) areas: Vec<Area>,
    /// The maximum number of placements by the plan.
    pub(super) limit: Option<u8>,
}

/// The word that lets the computer choose the cell.
pub(super) const BEST: &str = "best";

/// Parses a list of areas and `best`, and removes duplicates.
pub(super) fn wishes(text: &str) -> Result<Vec<Wanted>, PlanError> {
    read_wishes(text).map_err(|error| as_typed(text, error))
}

fn read_wishes(text: &str) -> Result<Vec<Wanted>, PlanError> {
    let mut wishes = Vec::new();
    for part in parts(text) {
        let mut words = part.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let wanted = match word {
                BEST => Wanted::Best,
                _ => Wanted::Area(area(word, &mut words)?),
            };
            add(&mut wishes, wanted);
        }
    }
    Ok(wishes)
}

/// Parses the output of [`Display`](std::fmt::Display), among other spellings.
impl FromStr for Area {
    type Err = PlanError;

    fn from_str(text: &str) -> Result<Area, PlanError> {
        match *wishes(text)? {
            [Wanted::Area(area)] => Ok(area),
            _ => Err(PlanError::Empty),
        }
    }
}

/// Parses stop rules: areas, optionally after `in` or `on`, and `after` with a number.
pub(super) fn stops(text: &str) -> Result<Stops, PlanError> {
    read_stops(text).map_err(|error| as_typed(text, error))
}

fn read_stops(text: &str) -> Result<Stops, PlanError> {
    let mut stops = Stops::default();
    for part in parts(text) {
        let mut words = part.split_whitespace().peekable();
        while let Some(word) = words.next() {
            if matches!(word, "in" | "on") && words.peek().is_some() {
                continue;
            }
            match strip_keyword(word, &["after"]) {
                Some(rest) => {
                    let limit = count(argument(rest, &mut words))?;
                    stops.limit = Some(stops.limit.map_or(limit, |other| other.min(limit)));
                }
                None => add(&mut stops.areas, area(word, &mut words)?),
            }
        }
    }
    Ok(stops)
}

/// Parses a cell to place on now, and the wishes after it.
pub(super) fn first_and_wishes(text: &str) -> Result<(Cell, Vec<Wanted>), PlanError> {
    let mut wishes = wishes(text)?.into_iter();
    match wishes.next() {
        Some(Wanted::Area(Area::Cell(cell))) => Ok((cell, wishes.collect())),
        Some(_) => Err(PlanError::NoCellFirst),
        None => Err(PlanError::Empty),
    }
}

fn add<T: PartialEq>(list: &mut Vec<T>, new: T) {
    if !list.contains(&new) {
        list.push(new);
    }
}

/// Returns the parts between commas, semicolons and line breaks, in lower case, without full stops and
/// with spaces around dashes.
fn parts(text: &str) -> Vec<String> {
    let spelled = plain_spelling(text).to_lowercase().replace(':', "-").replace('.', " ");
    spelled
        .split([',', ';', '\n', '\r'])
        .map(|part| part.replace("--", "-").replace('-', " - "))
        .collect()
}

/// Returns the error with its word as it was typed, not in lower case.
fn as_typed(text: &str, error: PlanError) -> PlanError {
    let typed = |word: String| {
        let mut words = text.split(|c: char| c.is_whitespace() || ".,:;-–—→".contains(c));
        let typed = words.find(|typed| plain_spelling(typed).to_lowercase() == word);
        typed.map(str::to_owned).unwrap_or(word)
    };
    match error {
        PlanError::UnknownWord { word } => PlanError::UnknownWord { word: typed(word) },
        PlanError::NoSuchCell { word } => {
            // As it was typed, a cell in the letters of another keyboard might look right.
            PlanError::NoSuchCell { word: plain_spelling(&typed(word)) }
        }
        other => other,
    }
}

type Words<'a> = Peekable<SplitWhitespace<'a>>;

/// Parses the area that starts with `word`.
fn area<'a>(word: &'a str, words: &mut Words<'a>) -> Result<Area, PlanError> {
    if let Some(rest) = strip_keyword(word, &["row"]) {
        return row(argument(rest, words));
    }
    if let Some(rest) = strip_keyword(word, &["column", "col"]) {
        return column(argument(rest, words));
    }
    match word {
        "edge" => Ok(Area::Edge),
        "anywhere" => Ok(Area::Anywhere),
        "near" => near(words.next()),
        "next" if words.next_if_eq(&"to").is_some() => near(words.next()),
        _ => {
            let from = cell(word)?;
            match words.next_if_eq(&"-") {
                Some(_) => line(from, words.next()),
                None => Ok(Area::Cell(from)),
            }
        }
    }
}

/// Returns the rest of a word that starts with one of `beginnings`: an empty text for `row`, `3`
/// for `row3`.
fn strip_keyword<'a>(word: &'a str, beginnings: &[&str]) -> Option<&'a str> {
    let rest = beginnings.iter().find_map(|beginning| word.strip_prefix(beginning))?;
    (rest.len() <= 1 || rest.starts_with(|c: char| c.is_ascii_digit())).then_some(rest)
}

/// Returns a word's argument: `rest`, or the next word if `rest` is empty.
fn argument<'a>(rest: &'a str, words: &mut Words<'a>) -> Option<&'a str> {
    if rest.is_empty() { words.next() } else { Some(rest) }
}

fn row(number: Option<&str>) -> Result<Area, PlanError> {
    let number = number.and_then(|number| number.parse().ok()).filter(|n| (1..=5).contains(n));
    number.map(Area::Row).ok_or(PlanError::RowNumber)
}

fn column(letter: Option<&str>) -> Result<Area, PlanError> {
    let letter = match letter.map(str::as_bytes) {
        Some(&[letter]) => char::from(letter.to_ascii_uppercase()),
        _ => return Err(PlanError::ColumnLetter),
    };
    if ('A'..='K').contains(&letter) {
        Ok(Area::Column(letter))
    } else {
        Err(PlanError::ColumnLetter)
    }
}

fn near(what: Option<&str>) -> Result<Area, PlanError> {
    match what {
        Some("reds" | "red") => Ok(Area::Near(Near::Reds)),
        Some("own" | "mine" | "me") => Ok(Area::Near(Near::Own)),
        Some("theirs" | "them") => Ok(Area::Near(Near::Theirs)),
        Some(word) => {
            let cell = cell(word).map_err(|error| match error {
                PlanError::NoSuchCell { .. } => error,
                _ => PlanError::NearWhat,
            })?;
            Ok(Area::Near(Near::Cell(cell)))
        }
        None => Err(PlanError::NearWhat),
    }
}

fn cell(word: &str) -> Result<Cell, PlanError> {
    word.parse().map_err(|_| match word.as_bytes() {
        [letter, digit] if letter.is_ascii_alphabetic() && digit.is_ascii_digit() => {
            PlanError::NoSuchCell { word: word.to_owned() }
        }
        _ => PlanError::UnknownWord { word: word.to_owned() },
    })
}

fn line(from: Cell, to: Option<&str>) -> Result<Area, PlanError> {
    let to = cell(to.ok_or(PlanError::LineEnd)?)?;
    if from.line_to(to).is_none() {
        return Err(PlanError::NotALine { from, to });
    }
    Ok(Area::Line { from, to })
}

fn count(number: Option<&str>) -> Result<u8, PlanError> {
    let number = number.and_then(|number| number.parse().ok());
    number.filter(|&n| (1..=49).contains(&n)).ok_or(PlanError::Count)
}
