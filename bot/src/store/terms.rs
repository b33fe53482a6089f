//! What two people agree on before a game: the setup, the clock, whether it counts.

use dvonn_rules::{Position, Seed};
use jiff::SignedDuration;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::Columns;

/// What a challenge offers and a game is played by.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// How the board is set up.
    pub setup: Setup,
    /// The position that the game begins from.
    pub start: Position,
    /// How long the players may think.
    pub control: TimeControl,
    /// Whether the result counts for the ladder.
    pub rated: bool,
}

/// How the board is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setup {
    /// All 49 placements by hand.
    Full,
    /// The three reds by hand, the rest dealt from the seed, which nobody may know before that.
    Reds(Seed),
    /// A fair board, dealt from the seed.
    Random(Seed),
    /// A point-symmetric board with the colours swapped, dealt from the seed.
    Symmetric(Seed),
    /// Cut and choose: the challenger offers a dealt board, and who accepts chooses the side.
    Cut(Seed),
    /// A position that the challenger gave.
    Given,
}

/// How long players may think. Lengths of time are in whole milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// As long as they like.
    Unlimited,
    /// So long for each turn.
    PerTurn(SignedDuration),
    /// So long for the whole game, and more for each ply that one chooses.
    Bank {
        /// What each has at the start.
        bank: SignedDuration,
        /// What each ply adds.
        increment: SignedDuration,
    },
    /// So long for the whole game, both at the board.
    Live(SignedDuration),
}

impl Setup {
    /// The name in the database, and the seed.
    pub(super) fn columns(self) -> (&'static str, Option<i64>) {
        match self {
            Setup::Full => ("full", None),
            Setup::Reds(seed) => ("reds", Some(seed.number())),
            Setup::Random(seed) => ("random", Some(seed.number())),
            Setup::Symmetric(seed) => ("symmetric", Some(seed.number())),
            Setup::Cut(seed) => ("cut", Some(seed.number())),
            Setup::Given => ("given", None),
        }
    }

    /// The name that stands for it wherever it is written.
    pub fn name(self) -> &'static str {
        self.columns().0
    }

    /// The seed that it was dealt from.
    pub fn seed(self) -> Option<Seed> {
        match self {
            Setup::Full | Setup::Given => None,
            Setup::Reds(seed) | Setup::Random(seed) | Setup::Symmetric(seed) | Setup::Cut(seed) => {
                Some(seed)
            }
        }
    }

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

impl TimeControl {
    /// As its column holds it: a name, and milliseconds.
    pub(super) fn column(self) -> String {
        match self {
            TimeControl::Unlimited => String::from("none"),
            TimeControl::PerTurn(turn) => format!("turn {}", turn.as_millis()),
            TimeControl::Bank { bank, increment } => {
                format!("bank {} {}", bank.as_millis(), increment.as_millis())
            }
            TimeControl::Live(each) => format!("live {}", each.as_millis()),
        }
    }

    pub(super) fn read(row: &AnyRow) -> Result<TimeControl, StoreError> {
        let text = row.text("time_control")?;
        Self::parse(&text).ok_or_else(|| StoreError::corrupt("time_control", &text))
    }

    fn parse(text: &str) -> Option<TimeControl> {
        let mut words = text.split(' ');
        let name = words.next()?;
        let mut length = || words.next()?.parse().ok().map(SignedDuration::from_millis);
        let control = match name {
            "none" => TimeControl::Unlimited,
            "turn" => TimeControl::PerTurn(length()?),
            "bank" => TimeControl::Bank { bank: length()?, increment: length()? },
            "live" => TimeControl::Live(length()?),
            _ => return None,
        };
        words.next().is_none().then_some(control)
    }
}

impl Terms {
    /// The start as its column holds it; nothing for the empty board.
    pub(super) fn start_column(&self) -> Option<String> {
        (self.start != Position::new()).then(|| self.start.to_string())
    }

    pub(super) fn read(row: &AnyRow) -> Result<Terms, StoreError> {
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

#[cfg(test)]
impl Terms {
    /// An unrated game without a clock, from the empty board.
    pub(crate) fn sample() -> Terms {
        Terms {
            setup: Setup::Full,
            start: Position::new(),
            control: TimeControl::Unlimited,
            rated: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_control_reads_back_from_its_column() {
        let hours = SignedDuration::from_hours;
        for control in [
            TimeControl::Unlimited,
            TimeControl::PerTurn(hours(72)),
            TimeControl::Bank { bank: hours(72), increment: hours(12) },
            TimeControl::Live(SignedDuration::from_mins(10)),
        ] {
            assert_eq!(TimeControl::parse(&control.column()), Some(control));
        }
        for text in ["", "bank 1", "live 1 2", "turn x"] {
            assert_eq!(TimeControl::parse(text), None, "{text}");
        }
    }
}
