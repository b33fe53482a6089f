//! One position of a game that is over, under way or brought by somebody, with the buttons that
//! lead to the others. Only its reader sees it.

use dvonn_render::{Painter, Phrase, Scene, Status, Words};
use dvonn_rules::{ByColor, Color, Effect, Game, Record, headers};
use serenity::all::{ButtonStyle, CreateButton};

use super::super::click::Click;
use super::super::paging::{Source, Step, Subject};
use super::super::style::Style;
use super::super::view::{View, button, fit, plain};
use super::{lists, news, picture, players, review};
use crate::play::Match;
use crate::say;
use crate::store::UserId;
use crate::text::Text;

/// So much of what stands in somebody's file is repeated, in code points.
const ECHO: usize = 60;

/// What all positions of a game have in common.
pub(super) struct Pages<'a> {
    pub(super) source: Source,
    pub(super) game: &'a Game,
    pub(super) title: String,
    /// The players, as the picture and as the words call them.
    pub(super) names: ByColor<String>,
    pub(super) called: ByColor<String>,
    /// The colour that the reader plays.
    pub(super) own: Option<Color>,
    pub(super) end: End,
    /// Whether it is over, as every game is that somebody brought.
    is_over: bool,
}

/// What is to be said of the last position.
pub(super) struct End {
    pub(super) status: Status,
    caption: String,
    line: Option<String>,
}

impl End {
    /// How the game ended, if it did.
    pub(super) fn told(&self, game: &Game) -> Option<String> {
        let by_board = || game.result().map(|_| self.caption.clone());
        self.line.clone().or_else(by_board)
    }

    /// The same for those who do not see the picture, with the players as it calls them.
    pub(super) fn in_words(
        &self,
        style: Style,
        game: &Game,
        names: ByColor<&str>,
    ) -> Option<String> {
        let phrase = match self.status {
            Status::Running | Status::Preview => Phrase::Result { outcome: game.result()?, names },
            Status::Won(color) => {
                Phrase::WonEarly { color, winner: names[color], loser: names[color.other()] }
            }
            Status::Drawn => Phrase::DrawnEarly,
            Status::NoResult => Phrase::NoResult,
        };
        Some(style.say(&phrase))
    }
}

/// The button that opens a game to page through it, if there is anything to see.
pub(super) fn look_back(text: Text, game: &Match) -> Option<CreateButton> {
    let click = Click::LookBack(game.row.id);
    let label = say!(text, "button-look-back");
    let has_plies = !game.game.plies().is_empty();
    has_plies.then(|| button(click, &label, ButtonStyle::Secondary))
}

/// A game after its first `at` plies, as this person sees it.
pub(in crate::discord) fn page(
    painter: &Painter,
    style: Style,
    subject: &Subject,
    reader: UserId,
    at: usize,
) -> View {
    page_of(painter, style, &Pages::new(style.text, subject, Some(reader)), at)
}

impl<'a> Pages<'a> {
    /// A game as this person sees it, or everybody.
    pub(super) fn new(text: Text, subject: &'a Subject, reader: Option<UserId>) -> Pages<'a> {
        match subject {
            Subject::Game(game) => Pages {
                source: subject.source(),
                game: &game.game,
                title: lists::title(text, game),
                names: players::names(text, game),
                called: players::both(text, &game.row.players),
                own: reader.and_then(|reader| game.color_of(reader)),
                end: End {
                    status: picture::status(game.row.state),
                    caption: news::caption(text, game),
                    line: news::ended(text, game),
                },
                is_over: !game.row.is_running(),
            },
            Subject::Import(_, record) => {
                let header = |key: &str| record.header(key).map(str::to_owned);
                let names = ByColor {
                    white: header(headers::WHITE).unwrap_or_else(|| say!(text, "color-white")),
                    black: header(headers::BLACK).unwrap_or_else(|| say!(text, "color-black")),
                };
                let called = ByColor::from_fn(|color| plain(&fit(&names[color], ECHO)));
                let (white, black) = (called.white.clone(), called.black.clone());
                Pages {
                    source: subject.source(),
                    game: record.game(),
                    title: say!(text, "import-title", white = white, black = black),
                    names,
                    called,
                    own: None,
                    end: end_of_import(text, record),
                    is_over: true,
                }
            }
        }
    }

    /// The players, as the picture calls them.
    pub(super) fn names(&self) -> ByColor<&str> {
        players::strs(&self.names)
    }
}

/// How an imported game ended: by the board or, where it was not played out, by its headers.
fn end_of_import(text: Text, record: &Record) -> End {
    let position = record.game().position();
    let won = |color| {
        let caption = say!(text, "caption-won-early", color = news::color_key(color));
        (Status::Won(color), caption)
    };
    let result = record.header(headers::RESULT);
    let (status, caption) = match (position.result(), result) {
        (Some(outcome), _) => (Status::Running, news::score_caption(text, outcome.score)),
        (None, Some("1-0")) => won(Color::White),
        (None, Some("0-1")) => won(Color::Black),
        (None, Some("1/2-1/2")) => (Status::Drawn, say!(text, "caption-draw")),
        (None, _) => (Status::Running, news::turn_caption(text, position)),
    };
    let said = [result, record.header(headers::TERMINATION)];
    let said: Vec<_> = said.into_iter().flatten().map(|part| plain(&fit(part, ECHO))).collect();
    let line = (!said.is_empty()).then(|| say!(text, "import-result", result = said.join(" · ")));
    End { status, caption, line }
}

fn page_of(painter: &Painter, style: Style, pages: &Pages<'_>, at: usize) -> View {
    let text = style.text;
    let plies = pages.game.plies();
    let at = at.min(plies.len());
    let position = pages.game.position_after(at).unwrap_or(pages.game.position());
    let effect = at.checked_sub(1).and_then(|before| {
        pages.game.position_after(before).and_then(|position| position.preview(plies[before]).ok())
    });
    let is_last = at == plies.len();
    let (status, caption) = if is_last {
        (pages.end.status, pages.end.caption.clone())
    } else {
        (Status::Running, news::turn_caption(text, position))
    };
    let scene = Scene {
        status,
        last: effect.as_ref(),
        names: pages.names(),
        caption: &caption,
        ..Scene::of(position)
    };
    let mut lines = vec![pages.title.clone(), played(style, pages, at, effect.as_ref())];
    lines.extend(pages.end.line.clone().filter(|_| is_last));
    View::new(lines.join("\n"))
        .picture(picture::of_scene(painter, style, pages.own, &scene))
        .buttons(
            Step::ALL
                .map(|step| step_button(text, pages, at, step))
                .into_iter()
                .chain(pages.is_over.then(|| review::button(text, pages.source))),
        )
}

/// Which position this is, and what led to it.
fn played(style: Style, pages: &Pages<'_>, at: usize, effect: Option<&Effect>) -> String {
    let (text, count) = (style.text, pages.game.plies().len());
    match effect {
        None => say!(text, "page-start", count = count),
        Some(effect) => say!(
            text,
            "page-ply",
            number = at,
            count = count,
            player = pages.called[effect.color].clone(),
            ply = news::ply_label(style, effect)
        ),
    }
}

/// What a button says that leads so far.
pub(super) fn step_label(text: Text, step: Step) -> String {
    match step {
        Step::First => say!(text, "button-first"),
        Step::Back => say!(text, "button-page-back"),
        Step::Forward => say!(text, "button-forward"),
        Step::Last => say!(text, "button-last"),
    }
}

fn step_button(text: Text, pages: &Pages<'_>, at: usize, step: Step) -> CreateButton {
    let label = step_label(text, step);
    let click = Click::Page { of: pages.source, at, step };
    let leads_nowhere = step.from(at, pages.game.plies().len()) == at;
    button(click, &label, ButtonStyle::Secondary).disabled(leads_nowhere)
}
