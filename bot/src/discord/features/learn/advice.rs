//! `/learn advice`: the idea of each lesson in a few sentences, with a picture.

use dvonn_discord::view::{View, button};
use dvonn_school::Lesson;
use serenity::all::ButtonStyle;

use crate::discord::features::learn::exercise::{list_button, task_picture};
use crate::discord::features::learn::words;
use crate::discord::kit::ids::learn::LearnClick;
use crate::discord::kit::style::Style;
use crate::say;

/// Returns the page about a lesson's idea, with buttons for the other pages and for the lesson.
pub(crate) fn view(style: Style, lesson: Lesson) -> View {
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
    let exercise = lesson.first_exercise();
    View::new(format!("{title}\n{}", words::advice(text, lesson)))
        .picture(task_picture(style, exercise))
        .buttons([
            turn(before, &say!(text, "button-page-back")),
            button(
                LearnClick::Begin { exercise },
                &say!(text, "button-advice-lesson", lesson = lesson.number()),
                ButtonStyle::Primary,
            ),
            turn(lesson.next(), &say!(text, "button-forward")),
            list_button(text),
        ])
}
