//! `/learn terms`: the words of the game, in groups and one by one.

use dvonn_discord::view::{CHOICES, MenuOption, View, button};
use serenity::all::{ButtonStyle, CreateButton};
use strum::VariantArray as _;

use crate::discord::features::learn::words;
use crate::discord::kit::ids::learn::{GlossaryTerm, LearnClick, TermGroup};
use crate::discord::kit::words::typed::echo;
use crate::say;
use crate::text::Text;

/// Returns the page of a group, with a menu of its terms and buttons for the other groups.
pub(crate) fn page(text: Text, group: TermGroup) -> View {
    let terms = || GlossaryTerm::VARIANTS.iter().copied().filter(move |term| term.group() == group);
    let entries = terms().map(|term| {
        say!(
            text,
            "terms-entry",
            term = words::term(text, term),
            meaning = words::meaning(text, term)
        )
    });
    let title = say!(text, "terms-title", group = name(text, group));
    let lines: Vec<_> = [title].into_iter().chain(entries).collect();
    let options = terms().map(|term| MenuOption {
        value: <&str>::from(term).to_owned(),
        label: words::term(text, term),
        description: String::new(),
    });
    View::new(lines.join("\n"))
        .menu(LearnClick::PickTerm, &say!(text, "menu-term"), options)
        .buttons(TermGroup::VARIANTS.iter().map(|&to| group_button(text, to).disabled(to == group)))
}

/// Returns one term: what it means and where people meet it.
pub(crate) fn term(text: Text, term: GlossaryTerm) -> View {
    let entry = say!(
        text,
        "terms-entry",
        term = words::term(text, term),
        meaning = words::meaning(text, term)
    );
    let lesson = term.lesson().map(|lesson| {
        let click = LearnClick::Begin { exercise: lesson.first_exercise() };
        let label = say!(text, "button-advice-lesson", lesson = lesson.number());
        button(click, &label, ButtonStyle::Primary)
    });
    let back = group_button(text, term.group());
    View::new(format!("{entry}\n{}", words::usage(text, term)))
        .buttons(lesson.into_iter().chain([back]))
}

/// Says that there is no such term.
pub(crate) fn unknown(text: Text, typed: &str) -> View {
    View::new(say!(text, "terms-unknown", term = echo(typed)))
        .buttons(TermGroup::VARIANTS.iter().map(|&to| group_button(text, to)))
}

/// Returns the term with this name, in any case.
pub(crate) fn find(text: Text, typed: &str) -> Option<GlossaryTerm> {
    let wanted = typed.trim().to_lowercase();
    GlossaryTerm::VARIANTS
        .iter()
        .copied()
        .find(|&term| words::term(text, term).to_lowercase() == wanted)
}

/// Returns the names of the terms that contain what was typed, those that begin with it first.
pub(crate) fn matching(text: Text, typed: &str) -> Vec<String> {
    let typed = typed.trim().to_lowercase();
    let mut found: Vec<_> = GlossaryTerm::VARIANTS
        .iter()
        .map(|&term| words::term(text, term))
        .filter(|name| name.to_lowercase().contains(&typed))
        .collect();
    found.sort_by_key(|name| !name.to_lowercase().starts_with(&typed));
    found.truncate(CHOICES);
    found
}

fn group_button(text: Text, group: TermGroup) -> CreateButton {
    button(LearnClick::Terms { group }, &name(text, group), ButtonStyle::Secondary)
}

fn name(text: Text, group: TermGroup) -> String {
    match group {
        TermGroup::Board => say!(text, "terms-board"),
        TermGroup::Moves => say!(text, "terms-moves"),
        TermGroup::Score => say!(text, "terms-score"),
        TermGroup::Games => say!(text, "terms-games"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_found_by_their_beginning_first_and_in_any_case() {
        let text = Text::of(None);
        assert_eq!(find(text, " isolated"), Some(GlossaryTerm::Isolated));
        assert_eq!(find(text, "isolate"), None);
        assert_eq!(matching(text, "ISO"), ["Isolated"]);
        let rat = matching(text, "rat");
        assert_eq!(rat[..2], ["Rated", "Rating"]);
        assert_eq!(matching(text, "").len(), CHOICES);
        assert!(matching(text, "zebra").is_empty());
    }
}
