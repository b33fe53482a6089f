//! Choices that several commands offer. The name of each is the key of its message, until
//! `gateway::commands` localises it.

use dvonn_model::{Level, SetupKind, WantedColor};

/// The colour that a player wants.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(crate) enum ColorChoice {
    #[name = "color-white"]
    White,
    #[name = "color-black"]
    Black,
    #[name = "color-random"]
    Random,
}

impl From<ColorChoice> for WantedColor {
    fn from(color: ColorChoice) -> WantedColor {
        match color {
            ColorChoice::White => WantedColor::White,
            ColorChoice::Black => WantedColor::Black,
            ColorChoice::Random => WantedColor::Random,
        }
    }
}

/// The computer's level.
#[derive(Clone, Copy, Default, poise::ChoiceParameter)]
pub(crate) enum LevelChoice {
    #[name = "level-beginner"]
    Beginner,
    #[name = "level-novice"]
    Novice,
    #[default]
    #[name = "level-casual"]
    Casual,
    #[name = "level-skilled"]
    Skilled,
    #[name = "level-club"]
    Club,
    #[name = "level-strong"]
    Strong,
    #[name = "level-expert"]
    Expert,
    #[name = "level-master"]
    Master,
    #[name = "level-grandmaster"]
    Grandmaster,
}

impl From<LevelChoice> for Level {
    fn from(level: LevelChoice) -> Level {
        Level::ALL[level as usize]
    }
}

/// Declares the setups that one kind of game allows: a subset of all layouts.
macro_rules! setup_choice {
    ($(#[$meta:meta])* $name:ident: $($variant:ident = $key:literal),*) => {
        $(#[$meta])*
        #[derive(Clone, Copy, poise::ChoiceParameter)]
        pub(crate) enum $name {
            $(#[name = $key] $variant,)*
        }

        impl From<$name> for SetupKind {
            fn from(choice: $name) -> SetupKind {
                match choice {
                    $($name::$variant => SetupKind::$variant,)*
                }
            }
        }
    };
}

setup_choice! {
    /// The setups of a challenge.
    ChallengeSetup: Full = "setup-full", Reds = "setup-reds", Random = "setup-random",
        Symmetric = "setup-symmetric", Cut = "setup-cut", Given = "setup-given"
}

setup_choice! {
    /// The setups of a game against the computer, which does not play cut and choose.
    ComputerSetup: Full = "setup-full", Reds = "setup-reds", Random = "setup-random",
        Symmetric = "setup-symmetric", Given = "setup-given"
}

setup_choice! {
    /// The setups of a game with somebody on another server. Neither side can offer a board.
    SeekSetup: Full = "setup-full", Reds = "setup-reds", Random = "setup-random",
        Symmetric = "setup-symmetric"
}

setup_choice! {
    /// The setups of a challenge for a ladder place, where no custom position is allowed.
    PlaceSetup: Full = "setup-full", Reds = "setup-reds", Random = "setup-random",
        Symmetric = "setup-symmetric", Cut = "setup-cut"
}

#[cfg(test)]
mod tests {
    use poise::ChoiceParameter as _;

    use super::*;

    #[test]
    fn choices_match_the_levels_in_order() {
        let numbers = (0..).map_while(LevelChoice::from_index).map(Level::from);
        assert_eq!(numbers.collect::<Vec<_>>(), Level::ALL);
        assert_eq!(LevelChoice::list().len(), Level::ALL.len());
    }
}
