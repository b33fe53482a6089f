//! The pages: the list of lessons, the words of the game in groups and one by one, and the idea of
//! each lesson in a few sentences.

use dvonn_discord::view::{CHOICES, MenuOption, View, button};
use dvonn_school::{ExerciseId, Lesson, Part, Progress};
use serenity::all::{ButtonStyle, CreateButton};
use strum::VariantArray as _;

use crate::features::learn::exercise::{list_button, task_picture};
use crate::features::learn::{figures, words};
use crate::runtime::style::Style;
use crate::say;
use crate::show::first_steps::{lesson_button, term_button};
use crate::show::ids::learn::{GlossaryTerm, LearnClick, TermGroup};
use crate::show::words::glossary;
use crate::show::words::typed::echo;
use crate::text::Text;

/// Lists all lessons, with a menu to begin one.
pub(super) fn lessons(text: Text, progress: &Progress) -> View {
    let mut lines = vec![if progress.is_complete() {
        say!(text, "lessons-complete")
    } else {
        say!(text, "lessons-title", done = progress.done(), count = Lesson::COUNT)
    }];
    let mut part = None;
    for lesson in Lesson::all() {
        if part.replace(lesson.part()) != Some(lesson.part()) {
            lines.push(say!(text, "lessons-part", part = part_key(lesson.part())));
        }
        lines.push(say!(
            text,
            "lessons-entry",
            state = state(progress, lesson),
            number = lesson.number(),
            title = words::title(text, lesson)
        ));
    }
    let options = Lesson::all().map(|lesson| MenuOption {
        value: lesson.to_string(),
        label: format!("{lesson}. {}", words::title(text, lesson)),
        description: String::new(),
    });
    let terms = LearnClick::Terms { group: TermGroup::Board };
    let others = [
        button(
            LearnClick::Advice { lesson: Lesson::FIRST },
            &say!(text, "button-advice"),
            ButtonStyle::Secondary,
        ),
        button(terms, &say!(text, "button-terms"), ButtonStyle::Secondary),
        button(LearnClick::Progress, &say!(text, "button-progress"), ButtonStyle::Secondary),
    ];
    View::new(lines.join("\n"))
        .menu(LearnClick::Pick, &say!(text, "menu-lesson"), options)
        .buttons(go_on_button(text, progress).into_iter().chain(others))
}

/// Returns the button for the next lesson, unless all are done.
pub(super) fn go_on_button(text: Text, progress: &Progress) -> Option<CreateButton> {
    let label = say!(text, "button-lesson-go-on", lesson = progress.next()?.number());
    Some(button(LearnClick::Next, &label, ButtonStyle::Success))
}

fn part_key(part: Part) -> &'static str {
    match part {
        Part::Rules => "rules",
        Part::Moving => "moving",
        Part::Placing => "placing",
        Part::Game => "game",
    }
}

fn state(progress: &Progress, lesson: Lesson) -> &'static str {
    if progress.is_done(lesson) {
        "done"
    } else if progress.next() == Some(lesson) {
        "next"
    } else {
        "open"
    }
}

/// Returns the page of a group, with a menu of its terms and buttons for the other groups.
pub(super) fn terms(text: Text, group: TermGroup) -> View {
    let terms = || GlossaryTerm::VARIANTS.iter().copied().filter(move |term| term.group() == group);
    let entries = terms().map(|term| {
        say!(
            text,
            "terms-entry",
            term = glossary::name(text, term),
            meaning = glossary::meaning(text, term)
        )
    });
    let title = say!(text, "terms-title", group = group_name(text, group));
    let lines: Vec<_> = [title].into_iter().chain(entries).collect();
    let options = terms().map(|term| MenuOption {
        value: <&str>::from(term).to_owned(),
        label: glossary::name(text, term),
        description: String::new(),
    });
    View::new(lines.join("\n"))
        .menu(LearnClick::PickTerm, &say!(text, "menu-term"), options)
        .buttons(TermGroup::VARIANTS.iter().map(|&to| group_button(text, to).disabled(to == group)))
}

/// Returns one term: what it means and where people meet it, with its figure if it has one.
pub(super) fn term(style: Style, term: GlossaryTerm) -> View {
    let text = style.text;
    let entry = say!(
        text,
        "terms-entry",
        term = glossary::name(text, term),
        meaning = glossary::meaning(text, term)
    );
    let lesson = term.lesson();
    let lesson = lesson.map(|lesson| lesson_button(text, lesson).style(ButtonStyle::Primary));
    let back = group_button(text, term.group());
    let view = View::new(format!("{entry}\n{}", glossary::usage(text, term)));
    let view = match figures::picture(style, term) {
        Some(picture) => view.picture(picture),
        None => view,
    };
    view.buttons(lesson.into_iter().chain([back]))
}

/// Says that there is no such term.
pub(super) fn unknown_term(text: Text, typed: &str) -> View {
    View::new(say!(text, "terms-unknown", term = echo(typed)))
        .buttons(TermGroup::VARIANTS.iter().map(|&to| group_button(text, to)))
}

/// Returns the term with this name, in any case.
pub(super) fn find_term(text: Text, typed: &str) -> Option<GlossaryTerm> {
    let wanted = typed.trim().to_lowercase();
    GlossaryTerm::VARIANTS
        .iter()
        .copied()
        .find(|&term| glossary::name(text, term).to_lowercase() == wanted)
}

/// Returns the names of the terms that contain what was typed, those that begin with it first.
pub(super) fn matching_terms(text: Text, typed: &str) -> Vec<String> {
    let typed = typed.trim().to_lowercase();
    let mut found: Vec<_> = GlossaryTerm::VARIANTS
        .iter()
        .map(|&term| glossary::name(text, term))
        .filter(|name| name.to_lowercase().contains(&typed))
        .collect();
    found.sort_by_key(|name| !name.to_lowercase().starts_with(&typed));
    found.truncate(CHOICES);
    found
}

fn group_button(text: Text, group: TermGroup) -> CreateButton {
    button(LearnClick::Terms { group }, &group_name(text, group), ButtonStyle::Secondary)
}

fn group_name(text: Text, group: TermGroup) -> String {
    match group {
        TermGroup::Board => say!(text, "terms-board"),
        TermGroup::Moves => say!(text, "terms-moves"),
        TermGroup::Score => say!(text, "terms-score"),
        TermGroup::Games => say!(text, "terms-games"),
        TermGroup::Strategy => say!(text, "terms-strategy"),
        TermGroup::Themes => say!(text, "terms-themes"),
    }
}

/// Returns the page about a lesson's idea, with buttons for the other pages and for the lesson.
pub(super) fn advice(style: Style, lesson: Lesson) -> View {
    let text = style.text;
    let title = say!(
        text,
        "advice-title",
        title = words::title(text, lesson),
        number = lesson.number(),
        count = Lesson::COUNT
    );
    let turn = |to: Option<Lesson>, label: &str| {
        let click = LearnClick::Advice { lesson: to.unwrap_or(lesson) };
        button(click, label, ButtonStyle::Secondary).disabled(to.is_none())
    };
    let before = lesson.number().checked_sub(1).and_then(Lesson::new);
    View::new(format!("{title}\n{}", words::advice(text, lesson)))
        .picture(task_picture(style, lesson.first_exercise(), None))
        .buttons([
            turn(before, &say!(text, "button-page-back")),
            lesson_button(text, lesson).style(ButtonStyle::Primary),
            turn(lesson.next(), &say!(text, "button-forward")),
            list_button(text),
        ])
        .buttons(terms_of(text, lesson.first_exercise()))
}

/// Returns buttons for the words of strategy that a lesson teaches, in its first exercise.
pub(super) fn terms_of(text: Text, exercise: ExerciseId) -> Vec<CreateButton> {
    let lesson = Some(exercise.lesson()).filter(|lesson| lesson.first_exercise() == exercise);
    let terms = lesson.into_iter().flat_map(GlossaryTerm::strategy_of);
    terms.map(|term| term_button(text, term)).collect()
}

#[cfg(test)]
mod tests {
    use dvonn_discord::view::CONTENT;

    use super::*;

    #[test]
    fn the_page_of_each_group_fits_in_a_message_in_every_language() {
        for text in Text::all() {
            for &group in TermGroup::VARIANTS {
                let length = terms(text, group).content().chars().count();
                assert!(length < CONTENT, "{} {group:?}: {length}", text.tag());
            }
        }
    }

    #[test]
    fn terms_are_found_by_their_beginning_first_and_in_any_case() {
        let text = Text::of(None);
        assert_eq!(find_term(text, " isolated"), Some(GlossaryTerm::Isolated));
        assert_eq!(find_term(text, "isolate"), None);
        assert_eq!(matching_terms(text, "ISO"), ["Isolated", "Isolation"]);
        let rat = matching_terms(text, "rat");
        assert_eq!(rat[..2], ["Rated", "Rating"]);
        assert_eq!(matching_terms(text, "").len(), CHOICES);
        assert!(matching_terms(text, "zebra").is_empty());
    }
}
