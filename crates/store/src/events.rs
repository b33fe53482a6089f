//! Stores game events in the column `event`.

use dvonn_model::GameEvent;

use crate::columns::{NO_USER, color_name, parse_color};
use crate::query::{Bind, Value};

impl Bind for GameEvent {
    type Stored = String;

    fn stored(&self) -> Option<String> {
        Some(written(*self))
    }
}

impl Value for GameEvent {
    fn of(stored: Option<&String>) -> Option<GameEvent> {
        parse(stored?)
    }
}

/// Returns the column value: a name, a colour and a person.
fn written(event: GameEvent) -> String {
    match event {
        GameEvent::TakenBack { by } => format!("taken_back {}", color_name(by)),
        GameEvent::Paused => String::from("paused"),
        GameEvent::PlaceLost => String::from("place_lost"),
        GameEvent::PlaceChanged => String::from("place_changed"),
        GameEvent::Resumed { by } => format!("resumed {}", color_name(by)),
        GameEvent::TimeGiven { to } => format!("time_given {}", color_name(to)),
        GameEvent::VacationBegan { side } => format!("vacation {}", color_name(side)),
        GameEvent::ComputerCalledOff { side } => {
            format!("computer_called_off {}", color_name(side))
        }
        GameEvent::EngineReplaced { side } => format!("engine_replaced {}", color_name(side)),
        GameEvent::HandedOver { side, from, was_rated } => {
            let from = from.map_or(NO_USER, i64::from);
            let rated = if was_rated { " rated" } else { "" };
            format!("handed_over {} {from}{rated}", color_name(side))
        }
    }
}

fn parse(text: &str) -> Option<GameEvent> {
    let mut words = text.split(' ').peekable();
    let name = words.next()?;
    let mut side = || parse_color(words.next()?);
    let event = match name {
        "taken_back" => GameEvent::TakenBack { by: side()? },
        "paused" => GameEvent::Paused,
        "place_lost" => GameEvent::PlaceLost,
        "place_changed" => GameEvent::PlaceChanged,
        "resumed" => GameEvent::Resumed { by: side()? },
        "time_given" => GameEvent::TimeGiven { to: side()? },
        "vacation" => GameEvent::VacationBegan { side: side()? },
        "computer_called_off" => GameEvent::ComputerCalledOff { side: side()? },
        "engine_replaced" => GameEvent::EngineReplaced { side: side()? },
        "handed_over" => GameEvent::HandedOver {
            side: side()?,
            from: words.next()?.parse::<i64>().ok()?.try_into().ok(),
            was_rated: words.next_if_eq(&"rated").is_some(),
        },
        _ => return None,
    };
    words.next().is_none().then_some(event)
}

#[cfg(test)]
mod tests {
    use dvonn_model::UserId;
    use dvonn_rules::Color;

    use super::*;

    #[test]
    fn events_round_trip() {
        let from = UserId::try_from(77_u64).ok();
        for event in [
            GameEvent::TakenBack { by: Color::White },
            GameEvent::Paused,
            GameEvent::PlaceLost,
            GameEvent::PlaceChanged,
            GameEvent::Resumed { by: Color::Black },
            GameEvent::TimeGiven { to: Color::White },
            GameEvent::VacationBegan { side: Color::White },
            GameEvent::ComputerCalledOff { side: Color::Black },
            GameEvent::EngineReplaced { side: Color::White },
            GameEvent::HandedOver { side: Color::Black, from, was_rated: true },
            GameEvent::HandedOver { side: Color::White, from: None, was_rated: false },
        ] {
            assert_eq!(parse(&written(event)), Some(event));
        }
        for text in [
            "",
            "paused w",
            "taken_back",
            "resumed x",
            "handed_over w",
            "handed_over w 7 unrated",
            "moved",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
