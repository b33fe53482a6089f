//! The pages of a game, one per position, and the buttons between them.

use dvonn_discord::markup::{fit, plain};
use dvonn_discord::view::button;
use dvonn_model::UserId;
use dvonn_render::{Name, Phrase, Phrases, Scene, Status};
use dvonn_rules::{ByColor, Color, Effect, Game, Position, Record, Reds, headers};
use serenity::all::{ButtonStyle, CreateButton};

use crate::runtime::style::Style;
use crate::say;
use crate::show::game::news;
use crate::show::ids::pager::PageStep;
use crate::show::ids::record::RecordClick;
use crate::show::picture;
use crate::show::picture::captions;
use crate::show::record::subject::{RecordedGame, Source};
use crate::show::words::players::PictureName;
use crate::show::words::title;
use crate::show::words::{moves, players};
use crate::text::Text;

/// The maximum length of text from an imported file that is shown, in code points.
const MAX_QUOTE: usize = 60;

/// The data that all pages of a game share.
pub(crate) struct Pages<'a> {
    pub(crate) source: Source,
    pub(crate) game: &'a Game,
    pub(crate) title: String,
    /// The players' names in pictures. Empty for an unknown player of an imported game.
    pub(crate) names: ByColor<PictureName>,
    /// The players in messages, as mentions where possible.
    pub(crate) mentions: ByColor<String>,
    /// The reader's colour, if they play in the game.
    pub(crate) own: Option<Color>,
    pub(crate) end: End,
    /// True if the game is over. An imported game always counts as over.
    pub(crate) is_over: bool,
}

/// One position of a game.
pub(crate) struct Still<'a> {
    position: &'a Position,
    reds: Reds,
    /// The ply that led to the position.
    pub(crate) effect: Option<Effect>,
    status: Status,
    pub(crate) caption: String,
}

impl Still<'_> {
    /// Returns the scene for a picture, with these names.
    pub(crate) fn scene<'a>(&'a self, names: ByColor<Name<'a>>) -> Scene<'a> {
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

/// The end of a game, for the page of its last position.
pub(crate) struct End {
    pub(crate) status: Status,
    /// How the game ended, if it did.
    caption: Option<String>,
    /// The sentence about the end.
    pub(crate) line: Option<String>,
}

impl End {
    /// Returns how the game ended, if it did.
    pub(crate) fn text(&self, game: &Game) -> Option<String> {
        let by_board = || game.result().and(self.caption.clone());
        self.line.clone().or_else(by_board)
    }

    /// Returns how the game ended, for alt text, with these names.
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
    /// Returns the pages for this reader, or for everyone.
    pub(crate) fn new(text: Text, subject: &'a RecordedGame, reader: Option<UserId>) -> Pages<'a> {
        match subject {
            RecordedGame::Game(game) => Pages {
                source: subject.source(),
                game: &game.history,
                title: title::title(text, game),
                names: players::names(text, game),
                mentions: players::both(text, &game.row.players),
                own: reader.and_then(|reader| game.color_of(reader)),
                end: End {
                    status: picture::status(game.row.state),
                    caption: captions::end_caption(text, game.row.state),
                    line: news::ending_line(text, game),
                },
                is_over: !game.row.is_running(),
            },
            RecordedGame::Import(_, record) => {
                let header = |key: &str| record.header(key).map(players::strip_direction_marks);
                let names = ByColor {
                    white: header(headers::WHITE).unwrap_or_default(),
                    black: header(headers::BLACK).unwrap_or_default(),
                };
                let mentions = ByColor::from_fn(|color| {
                    plain(&fit(&players::or_color(text, color, &names[color]), MAX_QUOTE))
                });
                let (white, black) = (mentions.white.clone(), mentions.black.clone());
                Pages {
                    source: subject.source(),
                    game: record.game(),
                    // With one name, the other would be the colour beside itself.
                    title: if names.white.is_empty() || names.black.is_empty() {
                        say!(text, "import-title-no-names")
                    } else {
                        say!(text, "import-title", white = white, black = black)
                    },
                    names: names.map(PictureName::from),
                    mentions,
                    own: None,
                    end: end_of_import(text, record),
                    is_over: true,
                }
            }
        }
    }

    /// Returns the position after the first `at` plies.
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
            Some(effect) => captions::named(style, self.names[effect.color].short.clone(), effect),
            None => captions::turn_caption(style.text, position),
        });
        let reds = self.game.reds_after(at).unwrap_or_default();
        Still { position, reds, effect, status, caption }
    }

    /// Returns the players' names in pictures.
    pub(crate) fn names(&self) -> ByColor<Name<'_>> {
        players::as_names(&self.names)
    }
}

/// Returns how an imported game ended: by its last position or, if that is not final, by its
/// headers.
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
    let quoted = [result, record.header(headers::TERMINATION)];
    let quoted: Vec<_> = quoted
        .into_iter()
        .flatten()
        .map(|part| plain(&fit(&players::strip_direction_marks(part), MAX_QUOTE)))
        .collect();
    let line =
        (!quoted.is_empty()).then(|| say!(text, "import-result", result = quoted.join(" · ")));
    End { status, caption, line }
}

/// Returns the button for a step from the position after `at` plies.
pub(crate) fn step_button(text: Text, of: Source, at: usize, step: PageStep) -> CreateButton {
    button(RecordClick::Page { of, at, step }, &step.label(text), ButtonStyle::Secondary)
}
