//! A game, terms and a clock for tests.

use dvonn_rules::{ByColor, Position};
use jiff::{SignedDuration, Timestamp};

use crate::{
    ChannelId, ClockRow, GameId, GameRow, GameState, Person, Setup, Terms, TimeControl, UserId,
    Venue,
};

impl ClockRow {
    /// A clock that does not run.
    pub fn sample() -> ClockRow {
        ClockRow {
            left: ByColor { white: SignedDuration::ZERO, black: SignedDuration::ZERO },
            since: Timestamp::UNIX_EPOCH,
            deadline: None,
            paused: false,
            remind_at: None,
            reminders: 0,
            weekend: None,
        }
    }
}

impl GameRow {
    /// A new game: Ada with White against Ben.
    ///
    /// # Panics
    /// Never: its ids are valid.
    pub fn sample() -> GameRow {
        let id = |id: u64| UserId::try_from(id).expect("a Discord id");
        GameRow {
            id: GameId::from(1),
            venue: Venue {
                guild: None,
                channel: ChannelId::try_from(20_u64).expect("a Discord id"),
                parent: None,
                guest: false,
            },
            players: ByColor {
                white: Person::new(id(1), "Ada").into(),
                black: Person::new(id(2), "Ben").into(),
            },
            state: GameState::Running,
            decision: None,
            terms: Terms::sample(),
            clock: ClockRow::sample(),
            computer_chooses: false,
            rematch_of: None,
            challenger_side: None,
            in_tournament: false,
            plies: 0,
            known_plies: 0,
            event: None,
            plan_stopped: false,
            takebacks: 0,
            revision: 2,
            shown: 1,
            board_message: None,
            muted_since: None,
            muted_for: SignedDuration::ZERO,
            locale: None,
            other: None,
            is_global: false,
            created_at: Timestamp::UNIX_EPOCH,
            updated_at: Timestamp::UNIX_EPOCH,
        }
    }
}

impl Terms {
    /// An unrated game without a clock, from the empty board.
    pub fn sample() -> Terms {
        Terms {
            setup: Setup::Full,
            start: Position::new(),
            control: TimeControl::Unlimited,
            rated: false,
        }
    }
}
