//! What happens to a game besides plies and its end.

use dvonn_rules::Color;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::{Columns, NOBODY, color_name, maybe, read_color};
use super::ids::UserId;

/// A change of a game that is neither a ply nor its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// A turn was taken back, as the players agreed.
    TakenBack {
        /// The side whose turn it was, and is again.
        by: Color,
    },
    /// The clocks stand, as the players agreed.
    Paused,
    /// The pause is over.
    Resumed {
        /// The side that ended it.
        by: Color,
    },
    /// One player gave the other time.
    TimeGiven {
        /// The side that got it.
        to: Color,
    },
    /// A player was out of time, and a vacation began by itself.
    VacationBegan {
        /// The side.
        side: Color,
    },
    /// The computer was to choose for a player, whose plan does not leave it to it any more.
    ComputerCalledOff {
        /// The side.
        side: Color,
    },
    /// A moderator gave a side to somebody else.
    HandedOver {
        /// The side.
        side: Color,
        /// Who played it before; none if they had themselves deleted.
        from: Option<UserId>,
    },
}

impl GameEvent {
    /// As its column holds it: a name, a side, a person.
    pub(super) fn column(self) -> String {
        match self {
            GameEvent::TakenBack { by } => format!("taken_back {}", color_name(by)),
            GameEvent::Paused => String::from("paused"),
            GameEvent::Resumed { by } => format!("resumed {}", color_name(by)),
            GameEvent::TimeGiven { to } => format!("time_given {}", color_name(to)),
            GameEvent::VacationBegan { side } => format!("vacation {}", color_name(side)),
            GameEvent::ComputerCalledOff { side } => {
                format!("computer_called_off {}", color_name(side))
            }
            GameEvent::HandedOver { side, from } => {
                format!("handed_over {} {}", color_name(side), maybe(from).unwrap_or(NOBODY))
            }
        }
    }

    pub(super) fn read(row: &AnyRow) -> Result<Option<GameEvent>, StoreError> {
        let Some(text) = row.maybe_text("event")? else { return Ok(None) };
        GameEvent::parse(&text).map(Some).ok_or_else(|| StoreError::corrupt("event", &text))
    }

    fn parse(text: &str) -> Option<GameEvent> {
        let mut words = text.split(' ');
        let name = words.next()?;
        let mut side = || read_color("event", words.next()?).ok();
        let event = match name {
            "taken_back" => GameEvent::TakenBack { by: side()? },
            "paused" => GameEvent::Paused,
            "resumed" => GameEvent::Resumed { by: side()? },
            "time_given" => GameEvent::TimeGiven { to: side()? },
            "vacation" => GameEvent::VacationBegan { side: side()? },
            "computer_called_off" => GameEvent::ComputerCalledOff { side: side()? },
            "handed_over" => GameEvent::HandedOver {
                side: side()?,
                from: words.next()?.parse::<i64>().ok()?.try_into().ok(),
            },
            _ => return None,
        };
        words.next().is_none().then_some(event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_reads_back_from_its_column() {
        let from = UserId::try_from(77_u64).ok();
        for event in [
            GameEvent::TakenBack { by: Color::White },
            GameEvent::Paused,
            GameEvent::Resumed { by: Color::Black },
            GameEvent::TimeGiven { to: Color::White },
            GameEvent::VacationBegan { side: Color::White },
            GameEvent::ComputerCalledOff { side: Color::Black },
            GameEvent::HandedOver { side: Color::Black, from },
            GameEvent::HandedOver { side: Color::White, from: None },
        ] {
            assert_eq!(GameEvent::parse(&event.column()), Some(event));
        }
        for text in ["", "paused w", "taken_back", "resumed x", "handed_over w", "moved"] {
            assert_eq!(GameEvent::parse(text), None, "{text}");
        }
    }
}
