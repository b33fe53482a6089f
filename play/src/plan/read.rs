//! A plan out of what a person types, on a phone perhaps: the case of letters, the kind of dash
//! and what stands between the parts do not matter.

use std::iter::Peekable;
use std::str::SplitWhitespace;

use dvonn_rules::Cell;

use super::Wanted;
use super::area::{Area, Near};

/// Why a text is no plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanError {
    /// No cell is wished for.
    Empty,
    /// The text, or the same in canonical words, has more than [`Plan::MAX_TEXT`] characters.
    ///
    /// [`Plan::MAX_TEXT`]: super::Plan::MAX_TEXT
    TooLong,
    /// A word that plans do not know.
    UnknownWord {
        /// The word, in small letters.
        word: String,
    },
    /// A letter and a digit that name no cell of the board.
    NoSuchCell {
        /// The word, in small letters.
        word: String,
    },
    /// After `row` comes a number from 1 to 5.
    RowNumber,
    /// After `column` comes a letter from A to K.
    ColumnLetter,
    /// After `near` comes `reds`, `own`, `theirs` or a cell.
    NearWhat,
    /// After a cell and a dash comes the cell at which the line ends.
    LineEnd,
    /// No straight line joins the two cells.
    NotALine {
        /// Where the line was to begin.
        from: Cell,
        /// Where it was to end.
        to: Cell,
    },
    /// `best` is the computer's choice, and the game counts.
    BestInRated,
    /// After `after` comes a number from 1 to 49.
    Count,
    /// What is placed now, before the plan, must be a cell.
    NoCellFirst,
}

/// What ends a plan.
#[derive(Debug, Default)]
pub(super) struct Stops {
    /// Where the opponent must not place.
    pub(super) areas: Vec<Area>,
    /// How many placements the plan may make.
    pub(super) limit: Option<u8>,
}

/// The word that leaves a cell to the computer.
pub(super) const BEST: &str = "best";

/// Reads a list of areas and `best`; what is repeated counts once.
pub(super) fn wishes(text: &str) -> Result<Vec<Wanted>, PlanError> {
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

/// Reads stop rules: areas, with or without `in` or `on` before them, and `after` with a number.
pub(super) fn stops(text: &str) -> Result<Stops, PlanError> {
    let mut stops = Stops::default();
    for part in parts(text) {
        let mut words = part.split_whitespace().peekable();
        while let Some(word) = words.next() {
            if matches!(word, "in" | "on") && words.peek().is_some() {
                continue;
            }
            match prefixed(word, &["after"]) {
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

/// Reads a cell to be placed on now, and the wishes that follow it.
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

/// The parts between commas, semicolons and line breaks, in small letters, with blanks around
/// dashes.
fn parts(text: &str) -> Vec<String> {
    text.split([',', ';', '\n', '\r'])
        .map(|part| part.to_lowercase().replace(['-', '–', '—', '→'], " - "))
        .collect()
}

type Words<'a> = Peekable<SplitWhitespace<'a>>;

/// Reads the area that begins with a word.
fn area<'a>(word: &'a str, words: &mut Words<'a>) -> Result<Area, PlanError> {
    if let Some(rest) = prefixed(word, &["row"]) {
        return row(argument(rest, words));
    }
    if let Some(rest) = prefixed(word, &["column", "col"]) {
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

/// What follows one of some words, if the word begins with one of them: nothing in `row`, `3` in
/// `row3`.
fn prefixed<'a>(word: &'a str, beginnings: &[&str]) -> Option<&'a str> {
    let rest = beginnings.iter().find_map(|beginning| word.strip_prefix(beginning))?;
    (rest.len() <= 1 || rest.starts_with(|c: char| c.is_ascii_digit())).then_some(rest)
}

/// What a word is about: the rest of it, or else the next word.
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
