//! One position of a game that is over, under way or brought by somebody, with the buttons that
//! lead to the others. Only its reader sees it.

use dvonn_model::UserId;
use dvonn_render::{Phrase, Scene, Status, Words};
use dvonn_rules::{ByColor, Color, Effect, Game, Position, Record, Reds, headers};
use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::kit::game::{captions, news};
use crate::discord::kit::ids::record::RecordClick;
use crate::discord::kit::pager::Step;
use crate::discord::kit::pictures as picture;
use crate::discord::kit::record::subject::{Source, Subject};
use crate::discord::kit::record::title;
use crate::discord::kit::style::Style;
use crate::discord::kit::view::{button, fit, plain};
use crate::discord::kit::words::{moves, players};
use crate::say;
use crate::text::Text;

/// So much of what stands in somebody's file is repeated, in code points.
const ECHO: usize = 60;

/// What all positions of a game have in common.
pub(crate) struct Pages<'a> {
    pub(crate) source: Source,
    pub(crate) game: &'a Game,
    pub(crate) title: String,
    /// The players, as the picture and as the words call them.
    pub(crate) names: ByColor<String>,
    pub(crate) called: ByColor<String>,
    /// The colour that the reader plays.
    pub(crate) own: Option<Color>,
    pub(crate) end: End,
    /// Whether it is over, as every game is that somebody brought.
    pub(crate) is_over: bool,
}

/// A game after so many of its plies.
pub(crate) struct Still<'a> {
    position: &'a Position,
    reds: Reds,
    /// The ply that led there.
    pub(crate) effect: Option<Effect>,
    status: Status,
    pub(crate) caption: String,
}

impl Still<'_> {
    /// What a picture of it shows, with the players called so.
    pub(crate) fn scene<'a>(&'a self, names: ByColor<&'a str>) -> Scene<'a> {
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
pub(crate) struct End {
    pub(crate) status: Status,
    /// How the game ended, if it did.
    caption: Option<String>,
    pub(crate) line: Option<String>,
}

impl End {
    /// How the game ended, if it did.
    pub(crate) fn told(&self, game: &Game) -> Option<String> {
        let by_board = || game.result().and(self.caption.clone());
        self.line.clone().or_else(by_board)
    }

    /// The same for those who do not see the picture, with the players as it calls them.
    pub(crate) fn in_words(
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

impl<'a> Pages<'a> {
    /// A game as this person sees it, or everybody.
    pub(crate) fn new(text: Text, subject: &'a Subject, reader: Option<UserId>) -> Pages<'a> {
        match subject {
            Subject::Game(game) => Pages {
                source: subject.source(),
                game: &game.game,
                title: title::title(text, game),
                names: players::names(text, game),
                called: players::both(text, &game.row.players),
                own: reader.and_then(|reader| game.color_of(reader)),
                end: End {
                    status: picture::status(game.row.state),
                    caption: captions::end_caption(text, game),
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
    pub(crate) fn still(&self, style: Style, at: usize) -> Still<'_> {
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
            Some(effect) => captions::last_caption(style, effect),
            None => captions::turn_caption(style.text, position),
        });
        let reds = self.game.reds_after(at).unwrap_or_default();
        Still { position, reds, effect, status, caption }
    }

    /// The players, as the picture calls them.
    pub(crate) fn names(&self) -> ByColor<&str> {
        players::strs(&self.names)
    }
}

/// How an imported game ended: by the board or, where it was not played out, by its headers.
fn end_of_import(text: Text, record: &Record) -> End {
    let position = record.game().position();
    let won = |color| {
        let caption = say!(text, "caption-won-early", color = moves::color_key(color));
        (Status::Won(color), Some(caption))
    };
    let result = record.header(headers::RESULT);
    let (status, caption) = match (position.result(), result) {
        (Some(outcome), _) => (Status::Running, Some(captions::score_caption(text, outcome.score))),
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

/// The button that goes a step on from the position after `at` plies.
pub(crate) fn step_button(text: Text, of: Source, at: usize, step: Step) -> CreateButton {
    button(RecordClick::Page { of, at, step }, &step.label(text), ButtonStyle::Secondary)
}
