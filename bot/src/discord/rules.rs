//! The pages of `/dvonn rules`: their order, and their names in custom ids.

/// A page of the rules. Choices are named by the keys of their messages until the commands are put
/// into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub(super) enum RulesPage {
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

impl RulesPage {
    /// All of them, as they are read.
    pub(super) const ALL: [RulesPage; 7] = [
        RulesPage::Goal,
        RulesPage::Placing,
        RulesPage::Moving,
        RulesPage::Surrounded,
        RulesPage::Isolation,
        RulesPage::End,
        RulesPage::Here,
    ];

    /// Its name in custom ids, which never changes.
    pub(super) fn name(self) -> &'static str {
        match self {
            RulesPage::Goal => "goal",
            RulesPage::Placing => "placing",
            RulesPage::Moving => "moving",
            RulesPage::Surrounded => "surrounded",
            RulesPage::Isolation => "isolation",
            RulesPage::End => "end",
            RulesPage::Here => "here",
        }
    }

    /// Where it stands, counted from 1.
    pub(super) fn number(self) -> usize {
        self as usize + 1
    }

    /// The page before; the first one itself.
    pub(super) fn before(self) -> RulesPage {
        RulesPage::ALL[(self as usize).saturating_sub(1)]
    }

    /// The page after; the last one itself.
    pub(super) fn after(self) -> RulesPage {
        *RulesPage::ALL.get(self as usize + 1).unwrap_or(&self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_follow_each_other_from_the_first_to_the_last() {
        for (number, page) in (1..).zip(RulesPage::ALL) {
            assert_eq!(page.number(), number);
        }
        for two in RulesPage::ALL.windows(2) {
            assert_eq!((two[0].after(), two[1].before()), (two[1], two[0]));
        }
        assert_eq!(RulesPage::Goal.before(), RulesPage::Goal);
        assert_eq!(RulesPage::Here.after(), RulesPage::Here);
    }
}
