//! All lessons, with what is done.

use dvonn_discord::view::{MenuOption, View, button};
use dvonn_school::{Lesson, Progress};
use serenity::all::ButtonStyle;

use crate::discord::features::learn::words;
use crate::discord::kit::ids::learn::{LearnClick, TermGroup};
use crate::say;
use crate::text::Text;

/// Lists all lessons, with a menu to begin one.
pub(crate) fn view(text: Text, progress: &Progress) -> View {
    let mut lines = vec![if progress.is_complete() {
        say!(text, "lessons-complete")
    } else {
        say!(text, "lessons-title", done = progress.done(), count = Lesson::COUNT)
    }];
    lines.extend(Lesson::all().map(|lesson| {
        say!(
            text,
            "lessons-entry",
            state = state(progress, lesson),
            number = lesson.number(),
            title = words::title(text, lesson)
        )
    }));
    let options = Lesson::all().map(|lesson| MenuOption {
        value: lesson.to_string(),
        label: format!("{lesson}. {}", words::title(text, lesson)),
        description: String::new(),
    });
    let next = progress.next().map(|lesson| {
        let label = say!(text, "button-lesson-go-on", lesson = lesson.number());
        button(LearnClick::Next, &label, ButtonStyle::Success)
    });
    let terms = LearnClick::Terms { group: TermGroup::Board };
    let others = [
        button(
            LearnClick::Advice { lesson: Lesson::FIRST },
            &say!(text, "button-advice"),
            ButtonStyle::Secondary,
        ),
        button(terms, &say!(text, "button-terms"), ButtonStyle::Secondary),
    ];
    View::new(lines.join("\n"))
        .menu(LearnClick::Pick, &say!(text, "menu-lesson"), options)
        .buttons(next.into_iter().chain(others))
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
