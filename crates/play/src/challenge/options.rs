//! The options of a challenge, and checks that they fit together.

use dvonn_model::{ControlError, Setup, SetupKind, Terms, TimeControl, WantedColor};
use dvonn_rules::{Ply, Position, PositionError, Seed};

/// The options of a challenge. `None` means the default.
#[derive(Clone, Debug, Default)]
pub struct ChallengeOptions {
    /// The wanted colour.
    pub color: Option<WantedColor>,
    /// The setup.
    pub setup: Option<SetupKind>,
    /// The clock, as typed.
    pub clock: Option<String>,
    /// Whether the game is rated.
    pub rated: Option<bool>,
    /// The seed of the board, as typed.
    pub seed: Option<String>,
    /// The starting position, as typed.
    pub position: Option<String>,
}

/// Why the options of a challenge are invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidTerms {
    /// The clock cannot be parsed, or is out of range.
    Clock {
        /// The typed text.
        input: String,
        /// What is wrong with it.
        fault: ControlError,
    },
    /// The seed cannot be parsed.
    Seed {
        /// The typed text.
        input: String,
    },
    /// There is a seed, but the setup does not deal a board.
    NothingToDeal,
    /// The setup `reds` does not allow a seed: the challenger could place the reds to suit the
    /// board.
    SeedWithReds,
    /// There is a position, but the setup is not `given`.
    PositionUnused,
    /// The setup is `given`, but there is no position.
    NoPosition,
    /// The position cannot be parsed, or breaks the rules.
    Position(PositionError),
    /// Neither side can move in the position.
    PositionOver,
    /// The opponent chooses the side, so the challenger cannot.
    ColorWithCut,
    /// A game for a place needs a clock. Otherwise the challenged player could keep the place by
    /// not moving.
    PlaceWithoutClock,
}

impl ChallengeOptions {
    /// Returns the setup, if the options say which: by name, by a position or by a seed.
    pub fn layout(&self) -> Option<SetupKind> {
        let by_position = self.position.as_ref().map(|_| SetupKind::Given);
        let by_seed = self.seed.as_ref().map(|_| SetupKind::Random);
        self.setup.or(by_position).or(by_seed)
    }

    /// Returns true if the options leave open whether the game is rated.
    pub fn is_rated_open(&self) -> bool {
        self.rated.is_none() && self.seed.is_none() && self.position.is_none()
    }

    /// Returns the colour and the terms of the challenge. The setup is a random board if the options
    /// do not say which. `bits` are random bits for the seed if none is given.
    ///
    /// By default, a game on a chosen board is unrated.
    ///
    /// # Errors
    /// [`InvalidTerms`] if the options do not fit together.
    pub fn terms(&self, bits: u64) -> Result<(WantedColor, Terms), InvalidTerms> {
        let layout = self.layout().unwrap_or(SetupKind::Random);
        if self.seed.is_some() && matches!(layout, SetupKind::Full | SetupKind::Given) {
            return Err(InvalidTerms::NothingToDeal);
        }
        if self.seed.is_some() && layout == SetupKind::Reds {
            return Err(InvalidTerms::SeedWithReds);
        }
        if self.position.is_some() && layout != SetupKind::Given {
            return Err(InvalidTerms::PositionUnused);
        }
        if self.color.is_some() && layout == SetupKind::Cut {
            return Err(InvalidTerms::ColorWithCut);
        }
        let seed = self.seed()?.unwrap_or_else(|| Seed::from_bits(bits));
        let (setup, start) = match layout.deal(seed) {
            Some(dealt) => dealt,
            None => (Setup::Given, given(self.position.as_deref())?),
        };
        let terms = Terms {
            setup,
            start,
            control: self.control()?,
            rated: self.rated.unwrap_or_else(|| self.is_rated_open()),
        };
        Ok((self.color.unwrap_or(WantedColor::Random), terms))
    }

    fn seed(&self) -> Result<Option<Seed>, InvalidTerms> {
        let read =
            |input: &String| input.parse().map_err(|_| InvalidTerms::Seed { input: input.clone() });
        self.seed.as_ref().map(read).transpose()
    }

    fn control(&self) -> Result<TimeControl, InvalidTerms> {
        let Some(input) = &self.clock else { return Ok(TimeControl::DEFAULT) };
        input.parse().map_err(|fault| InvalidTerms::Clock { input: input.clone(), fault })
    }
}

/// Parses a position. Skips forced passes, and rejects positions where the game is over.
fn given(text: Option<&str>) -> Result<Position, InvalidTerms> {
    let text = text.ok_or(InvalidTerms::NoPosition)?;
    let mut position: Position = text.parse().map_err(InvalidTerms::Position)?;
    if position.result().is_some() {
        return Err(InvalidTerms::PositionOver);
    }
    // A forced pass changes nothing but the side to move.
    while position.must_pass() && position.play(Ply::Pass).is_ok() {}
    Ok(position)
}

#[cfg(test)]
mod tests {
    use dvonn_rules::{Color, Phase};

    use super::*;

    const BITS: u64 = 42;

    fn seeded(wish: ChallengeOptions) -> ChallengeOptions {
        ChallengeOptions { seed: Some(String::from("7")), ..wish }
    }

    fn terms(wish: &ChallengeOptions) -> Terms {
        wish.terms(BITS).unwrap().1
    }

    fn of(layout: SetupKind) -> ChallengeOptions {
        ChallengeOptions { setup: Some(layout), ..ChallengeOptions::default() }
    }

    fn at(position: &str) -> ChallengeOptions {
        ChallengeOptions { position: Some(position.to_owned()), ..of(SetupKind::Given) }
    }

    /// Returns a position with only these stacks, in the lowest row.
    fn row(side: char, stacks: &str) -> String {
        let blank = |count: usize| vec!["."; count].join(",");
        let rest = [10, 11, 10, 9].map(blank).join("/");
        format!("{side} {stacks}/{rest}")
    }

    #[test]
    fn without_options_the_defaults_apply() {
        let options = ChallengeOptions::default();
        assert_eq!(options.layout(), None);
        let (color, terms) = options.terms(BITS).unwrap();
        let (setup, start) = SetupKind::Random.deal(Seed::from_bits(BITS)).unwrap();
        assert_eq!(color, WantedColor::Random);
        assert_eq!(terms, Terms { setup, start, control: TimeControl::DEFAULT, rated: true });
    }

    #[test]
    fn a_board_is_dealt_from_the_given_seed_or_a_random_one() {
        let chance = Seed::from_bits(BITS);
        let asked = Seed::new(7).unwrap();
        for (layout, setup, start) in [
            (SetupKind::Random, Setup::Random as fn(_) -> _, Position::dealt as fn(_) -> _),
            (SetupKind::Symmetric, Setup::Symmetric, Position::dealt_symmetric),
            (SetupKind::Cut, Setup::Cut, Position::dealt),
        ] {
            for (wish, seed) in [(of(layout), chance), (seeded(of(layout)), asked)] {
                let terms = terms(&wish);
                assert_eq!((terms.setup, terms.start), (setup(seed), start(seed)));
            }
        }
    }

    #[test]
    fn a_seed_or_a_position_says_which_setup_is_wanted() {
        let seeded = seeded(ChallengeOptions::default());
        assert_eq!(terms(&seeded).setup, Setup::Random(Seed::new(7).unwrap()));
        let empty = Position::new().to_string();
        assert_eq!(terms(&ChallengeOptions { setup: None, ..at(&empty) }).setup, Setup::Given);
    }

    #[test]
    fn the_seed_is_always_random_if_players_place_the_reds() {
        let terms = terms(&of(SetupKind::Reds));
        let setup = Setup::Reds(Seed::from_bits(BITS));
        assert_eq!((terms.setup, terms.start), (setup, Position::new()));
        assert_eq!(seeded(of(SetupKind::Reds)).terms(BITS), Err(InvalidTerms::SeedWithReds));
    }

    #[test]
    fn games_on_a_chosen_board_are_unrated_by_default() {
        let position = Position::dealt(Seed::from_bits(BITS)).to_string();
        assert!(terms(&of(SetupKind::Random)).rated);
        for wish in [at(&position), seeded(of(SetupKind::Random))] {
            assert!(!terms(&wish).rated);
            assert!(terms(&ChallengeOptions { rated: Some(true), ..wish }).rated);
        }
        assert!(
            !terms(&ChallengeOptions { rated: Some(false), ..ChallengeOptions::default() }).rated
        );
    }

    #[test]
    fn contradictory_options_are_refused() {
        let error = |wish: ChallengeOptions| wish.terms(BITS).unwrap_err();
        let empty = Position::new().to_string();
        assert_eq!(error(seeded(of(SetupKind::Full))), InvalidTerms::NothingToDeal);
        assert_eq!(error(seeded(at(&empty))), InvalidTerms::NothingToDeal);
        let unused = ChallengeOptions { setup: Some(SetupKind::Random), ..at(&empty) };
        assert_eq!(error(unused), InvalidTerms::PositionUnused);
        assert_eq!(error(of(SetupKind::Given)), InvalidTerms::NoPosition);
        for color in [WantedColor::White, WantedColor::Random] {
            let chosen = ChallengeOptions { color: Some(color), ..of(SetupKind::Cut) };
            assert_eq!(error(chosen), InvalidTerms::ColorWithCut);
        }
    }

    #[test]
    fn invalid_clocks_are_refused_with_the_input() {
        let clock = |text: &str| ChallengeOptions {
            clock: Some(text.to_owned()),
            ..ChallengeOptions::default()
        };
        assert_eq!(terms(&clock("none")).control, TimeControl::Unlimited);
        let (input, fault) = (String::from("soon"), ControlError::Unreadable);
        assert_eq!(clock("soon").terms(BITS).unwrap_err(), InvalidTerms::Clock { input, fault });
    }

    #[test]
    fn invalid_seeds_are_refused() {
        let input = String::from("lucky");
        let wish = ChallengeOptions { seed: Some(input.clone()), ..of(SetupKind::Random) };
        assert_eq!(wish.terms(BITS), Err(InvalidTerms::Seed { input }));
    }

    #[test]
    fn a_given_position_must_leave_somebody_a_choice() {
        let placement = row('w', "r1,r1,.,.,.,.,.,.,.");
        assert_eq!(terms(&at(&placement)).start.phase(), Phase::Placement);
        let movement = row('b', "w4*,b1,.,.,.,.,.,.,.");
        assert_eq!(terms(&at(&movement)).start.side_to_move(), Color::Black);

        let error = |text: &str| at(text).terms(BITS).unwrap_err();
        assert_eq!(error("nonsense"), InvalidTerms::Position(PositionError::Side));
        assert_eq!(error(&row('w', "w4*,.,.,.,.,.,.,.,.")), InvalidTerms::PositionOver);
    }

    #[test]
    fn forced_passes_of_a_given_position_are_skipped() {
        // White's stack is too high for any move; Black can move onto it.
        let text = row('w', "w9*,b1,.,.,.,.,.,.,.");
        let start = terms(&at(&text)).start;
        assert_eq!(start, row('b', "w9*,b1,.,.,.,.,.,.,.").parse().unwrap());
    }
}
