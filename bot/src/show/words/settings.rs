//! Names and values of settings that people and servers have: themes, languages and menus.

use crate::say;
use crate::show::ids::setting::AS_IN_DISCORD;
use crate::text::Text;

/// Returns the name of a menu, which screen readers read out.
pub(crate) fn menu_name(text: Text, menu: &'static str) -> String {
    say!(text, "settings-hint", choice = menu)
}

/// Describes a theme in a line that needs no context.
pub(crate) fn theme(text: Text, value: &str) -> String {
    say!(text, "settings-theme", value = value)
}

/// Describes a language, or [`AS_IN_DISCORD`], in a line that needs no context.
pub(crate) fn language(text: Text, value: &str) -> String {
    if value == AS_IN_DISCORD {
        return say!(text, "settings-language-discord");
    }
    say!(text, "settings-language", name = Text::of(Some(value)).own_name())
}
