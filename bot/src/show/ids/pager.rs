//! Steps from one page or position to another.

use crate::runtime::custom_id::named_part;
use crate::say;
use crate::text::Text;

/// A step from one page or position to another.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum PageStep {
    First,
    Back,
    Forward,
    Last,
}

named_part!(PageStep);

impl PageStep {
    /// All steps, in the order of their buttons.
    pub(crate) const ALL: [PageStep; 4] =
        [PageStep::First, PageStep::Back, PageStep::Forward, PageStep::Last];

    /// Returns the position to which the step leads from position `at` of a game with `plies` plies.
    pub(crate) fn from(self, at: usize, plies: usize) -> usize {
        let to = match self {
            PageStep::First => 0,
            PageStep::Back => at.saturating_sub(1),
            PageStep::Forward => at.saturating_add(1),
            PageStep::Last => plies,
        };
        to.min(plies)
    }

    /// Returns the label of this step's button.
    pub(crate) fn label(self, text: Text) -> String {
        match self {
            PageStep::First => say!(text, "button-first"),
            PageStep::Back => say!(text, "button-page-back"),
            PageStep::Forward => say!(text, "button-forward"),
            PageStep::Last => say!(text, "button-last"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stay_within_the_game() {
        let steps = |at, plies| PageStep::ALL.map(|step| step.from(at, plies));
        assert_eq!(steps(0, 5), [0, 0, 1, 5]);
        assert_eq!(steps(3, 5), [0, 2, 4, 5]);
        assert_eq!(steps(5, 5), [0, 4, 5, 5]);
        assert_eq!(steps(0, 0), [0, 0, 0, 0]);
        // The position is past the end: turns have been taken back since.
        assert_eq!(steps(9, 5), [0, 5, 5, 5]);
        assert_eq!(steps(usize::MAX, 5), [0, 5, 5, 5]);
    }
}
