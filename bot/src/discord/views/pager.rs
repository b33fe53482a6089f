//! One position of a game that is over, under way or brought by somebody, with the buttons that
//! lead to the others. Only its reader sees it.

use dvonn_model::UserId;
use dvonn_play::Match;
use dvonn_render::{Painter, Phrase, Scene, Status, Words};
use dvonn_rules::{ByColor, Color, Effect, Game, Ply, Position, Record, Reds, headers};
use serenity::all::{ButtonStyle, CreateButton};

use super::super::click::Click;
use super::super::paging::{Source, Step, Subject};
use super::super::style::Style;
use super::super::view::{View, button, fit, plain};
use super::{chapters, lists, news, picture, players, replay, review};
use crate::say;
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
    pub(super) is_over: bool,
}

/// A game after so many of its plies.
pub(super) struct Still<'a> {
    position: &'a Position,
    reds: Reds,
    /// The ply that led there.
    pub(super) effect: Option<Effect>,
    status: Status,
    pub(super) caption: String,
}

impl Still<'_> {
    /// What a picture of it shows, with the players called so.
    pub(super) fn scene<'a>(&'a self, names: ByColor<&'a str>) -> Scene<'a> {
        Scene {
            reds: self.reds,
            status: self.status,
            last: self.effect.as_ref(),
            names,
            caption: &self.caption,
            ..Scene::of(self.position)
        }
    }
}

/// What is to be said of the last position.
pub(super) struct End {
    pub(super) status: Status,
    /// How the game ended, if it did.
    caption: Option<String>,
    line: Option<String>,
}

impl End {
    /// How the game ended, if it did.
    pub(super) fn told(&self, game: &Game) -> Option<String> {
        let by_board = || game.result().and(self.caption.clone());
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
                    caption: news::end_caption(text, game),
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

    /// The game after its first `at` plies, of which there are as many at least.
    pub(super) fn still(&self, style: Style, at: usize) -> Still<'_> {
        let plies = self.game.plies();
        let position = self.game.position_after(at).unwrap_or(self.game.position());
        let effect = at
            .checked_sub(1)
            .and_then(|before| self.game.position_after(before)?.preview(*plies.get(before)?).ok());
        let (status, end) = if at == plies.len() {
            (self.end.status, self.end.caption.clone())
        } else {
            (Status::Running, None)
        };
        let caption = end.unwrap_or_else(|| match &effect {
            Some(effect) => news::last_caption(style, effect),
            None => news::turn_caption(style.text, position),
        });
        let reds = self.game.reds_after(at).unwrap_or_default();
        Still { position, reds, effect, status, caption }
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
        (Status::Won(color), Some(caption))
    };
    let result = record.header(headers::RESULT);
    let (status, caption) = match (position.result(), result) {
        (Some(outcome), _) => (Status::Running, Some(news::score_caption(text, outcome.score))),
        (None, Some("1-0")) => won(Color::White),
        (None, Some("0-1")) => won(Color::Black),
        (None, Some("1/2-1/2")) => (Status::Drawn, Some(say!(text, "caption-draw"))),
        (None, _) => (Status::Running, None),
    };
    let said = [result, record.header(headers::TERMINATION)];
    let said: Vec<_> = said.into_iter().flatten().map(|part| plain(&fit(part, ECHO))).collect();
    let line = (!said.is_empty()).then(|| say!(text, "import-result", result = said.join(" · ")));
    End { status, caption, line }
}

fn page_of(painter: &Painter, style: Style, pages: &Pages<'_>, at: usize) -> View {
    let text = style.text;
    let last = pages.game.plies().len();
    let at = at.min(last);
    let still = pages.still(style, at);
    let mut lines = vec![pages.title.clone(), played(style, pages, at, still.effect.as_ref())];
    lines.extend(pages.end.line.clone().filter(|_| at == last));
    let scene = still.scene(pages.names());
    let view = View::new(lines.join("\n"))
        .picture(picture::of_scene(painter, style, pages.own, &scene))
        .buttons(Step::ALL.map(|step| {
            let leads_nowhere = step.from(at, last) == at;
            step_button(text, pages.source, at, step).disabled(leads_nowhere)
        }));
    chapters::menu(view, style, pages, Some(at)).buttons(others(text, pages))
}

/// The buttons for other ways to look at the same game.
fn others(text: Text, pages: &Pages<'_>) -> impl Iterator<Item = CreateButton> {
    let has_plies = !pages.game.plies().is_empty();
    let replay = has_plies.then(|| replay::button(text, pages.source));
    replay.into_iter().chain(pages.is_over.then(|| review::button(text, pages.source)))
}

/// Which position this is, and what led to it.
fn played(style: Style, pages: &Pages<'_>, at: usize, effect: Option<&Effect>) -> String {
    let (text, count) = (style.text, pages.game.plies().len());
    match effect {
        None => say!(text, "page-start", count = count),
        Some(effect) if effect.ply == Ply::Pass => say!(
            text,
            "page-passed",
            number = at,
            count = count,
            player = pages.called[effect.color].clone()
        ),
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

/// The button that goes a step on from the position after `at` plies.
pub(super) fn step_button(text: Text, of: Source, at: usize, step: Step) -> CreateButton {
    button(Click::Page { of, at, step }, &step_label(text, step), ButtonStyle::Secondary)
}
