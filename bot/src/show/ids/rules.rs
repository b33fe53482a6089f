//! The pages of the rules: their order, and the buttons that lead to them.

use strum::VariantArray as _;

use crate::runtime::custom_id::{custom_ids, named_part};

custom_ids! {
    /// A button that shows a page of the rules.
    pub(crate) enum RulesClick {
        /// Show a page.
        "rules" => Turn { to: RulesPage },
    }
}

/// A page of the rules. The name of each is its message key, until `gateway::commands` localises
/// it.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    poise::ChoiceParameter,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum RulesPage {
    #[name = "command-dvonn-rules-page-goal"]
    Goal,
    #[name = "command-dvonn-rules-page-placing"]
    Placing,
    #[name = "command-dvonn-rules-page-moving"]
    Moving,
    #[name = "command-dvonn-rules-page-surrounded"]
    Surrounded,
    #[name = "command-dvonn-rules-page-isolation"]
    Isolation,
    #[name = "command-dvonn-rules-page-end"]
    End,
    #[name = "command-dvonn-rules-page-here"]
    Here,
}

named_part!(RulesPage);

impl RulesPage {
    /// Returns the number of the page, counted from 1.
    pub(crate) fn number(self) -> usize {
        self as usize + 1
    }

    /// Returns the previous page, or the first page itself.
    pub(crate) fn before(self) -> RulesPage {
        RulesPage::VARIANTS[(self as usize).saturating_sub(1)]
    }

    /// Returns the next page, or the last page itself.
    pub(crate) fn after(self) -> RulesPage {
        *RulesPage::VARIANTS.get(self as usize + 1).unwrap_or(&self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_follow_each_other_from_the_first_to_the_last() {
        for (number, page) in (1..).zip(RulesPage::VARIANTS.iter().copied()) {
            assert_eq!(page.number(), number);
        }
        for two in RulesPage::VARIANTS.windows(2) {
            assert_eq!((two[0].after(), two[1].before()), (two[1], two[0]));
        }
        assert_eq!(RulesPage::Goal.before(), RulesPage::Goal);
        assert_eq!(RulesPage::Here.after(), RulesPage::Here);
    }
}
