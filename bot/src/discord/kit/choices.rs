//! Choices that several commands offer. Each is named by the key of its message until the commands are put
//! into words.

use dvonn_model::{Layout, WantedColor};

/// The colour that somebody wishes for.
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

/// How strong the computer plays.
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
}

impl From<LevelChoice> for dvonn_engine::Level {
    fn from(level: LevelChoice) -> dvonn_engine::Level {
        dvonn_engine::Level::ALL[level as usize]
    }
}

/// Declares how the board can be set up for one kind of game: a part of all setups.
macro_rules! setup_choice {
    ($(#[$meta:meta])* $name:ident: $($variant:ident = $key:literal),*) => {
        $(#[$meta])*
        #[derive(Clone, Copy, poise::ChoiceParameter)]
        pub(crate) enum $name {
            $(#[name = $key] $variant,)*
        }

        impl From<$name> for Layout {
            fn from(choice: $name) -> Layout {
                match choice {
                    $($name::$variant => Layout::$variant,)*
                }
            }
        }
    };
}

setup_choice! {
    /// For a challenge.
    ChallengeSetup: Full = "setup-full", Reds = "setup-reds", Random = "setup-random",
        Symmetric = "setup-symmetric", Cut = "setup-cut", Given = "setup-given"
}

setup_choice! {
    /// Against the computer, which cuts and chooses with nobody.
    ComputerSetup: Full = "setup-full", Reds = "setup-reds", Random = "setup-random",
        Symmetric = "setup-symmetric", Given = "setup-given"
}

setup_choice! {
    /// For a place on the ladder: nobody brings a position.
    PlaceSetup: Full = "setup-full", Reds = "setup-reds", Random = "setup-random",
        Symmetric = "setup-symmetric", Cut = "setup-cut"
}

#[cfg(test)]
mod tests {
    use poise::ChoiceParameter as _;

    use super::*;

    #[test]
    fn the_choices_are_the_levels_in_their_order() {
        let numbers = (0..).map_while(LevelChoice::from_index).map(dvonn_engine::Level::from);
        assert_eq!(numbers.collect::<Vec<_>>(), dvonn_engine::Level::ALL);
        assert_eq!(LevelChoice::list().len(), dvonn_engine::Level::ALL.len());
    }
}
