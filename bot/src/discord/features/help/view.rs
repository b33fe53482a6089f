//! The view of the help page.

use crate::discord::kit::view::View;
use crate::say;
use crate::text::Text;

/// Returns the help page.
pub(crate) fn help(text: Text) -> View {
    View::new(say!(text, "help"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_fits_a_message_and_names_the_other_commands() {
        let help = say!(Text::of(None), "help");
        // Discord takes 2,000 characters. Translations may be longer than English.
        assert!(help.chars().count() <= 1_800, "{} characters", help.chars().count());
        for command in ["/ladder", "/tournament", "/privacy", "/dvonn-admin"] {
            assert!(help.contains(command), "{command}");
        }
    }
}
