//! Choices that commands offer. The name of each is the key of its message, until `gateway::commands` localises it.

use dvonn_model::{Level, SetupKind, TournamentSetup, WantedColor};

/// Declares choices that stand for values of an enum, which have the same names.
macro_rules! choices {
    (
        $(#[$meta:meta])*
        $visible:vis enum $name:ident of $values:ty {
            $($(#[$about:meta])* $variant:ident = $key:literal,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, poise::ChoiceParameter)]
        $visible enum $name {
            $($(#[$about])* #[name = $key] $variant,)*
        }

        impl From<$name> for $values {
            fn from(choice: $name) -> $values {
                match choice {
                    $($name::$variant => <$values>::$variant,)*
                }
            }
        }
    };
}
pub(crate) use choices;

choices! {
    /// The colour that a player wants.
    pub(crate) enum ColorChoice of WantedColor {
        White = "color-white",
        Black = "color-black",
        Random = "color-random",
    }
}

choices! {
    /// The setups of a challenge.
    pub(crate) enum ChallengeSetup of SetupKind {
        Full = "setup-full",
        Reds = "setup-reds",
        Random = "setup-random",
        Symmetric = "setup-symmetric",
        Cut = "setup-cut",
        Given = "setup-given",
    }
}

choices! {
    /// The setups of a game against the computer, which does not play cut and choose.
    pub(crate) enum ComputerSetup of SetupKind {
        Full = "setup-full",
        Reds = "setup-reds",
        Random = "setup-random",
        Symmetric = "setup-symmetric",
        Given = "setup-given",
    }
}

choices! {
    /// The setups of a game with somebody on another server. Neither side can offer a board.
    pub(crate) enum SeekSetup of SetupKind {
        Full = "setup-full",
        Reds = "setup-reds",
        Random = "setup-random",
        Symmetric = "setup-symmetric",
    }
}

choices! {
    /// The setups of a tournament or league, where nobody can offer a board.
    #[derive(Default)]
    pub(crate) enum ContestSetup of TournamentSetup {
        #[default]
        Full = "setup-full",
        Reds = "setup-reds",
        Random = "setup-random",
        Symmetric = "setup-symmetric",
    }
}

choices! {
    /// The setups of a challenge for a ladder place, where no custom position is allowed.
    pub(crate) enum PlaceSetup of SetupKind {
        Full = "setup-full",
        Reds = "setup-reds",
        Random = "setup-random",
        Symmetric = "setup-symmetric",
        Cut = "setup-cut",
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
