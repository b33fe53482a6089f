//! What players of a game between two venues say to each other: a menu of phrases, which the opponent reads
//! in their own language. Only the newest phrase of each player stays, and it notifies nobody.

use dvonn_discord::view::{MenuOption, View};
use dvonn_model::{GameId, Phrase, PostKey, PostKind, PostRow};
use dvonn_play as play;
use dvonn_play::phrases::PhraseOutcome;
use dvonn_play::{GameRequest, Match};
use dvonn_rules::Color;
use serenity::all::ComponentInteraction;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, Feature, chosen};
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::say;
use crate::show::ids::phrase::PhraseClick;
use crate::show::words::players::mention_player;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    clicks: &[ClickHandler::of::<PhraseClick>()],
    posts: &[PostHandler { kind: PostKind::Phrase, face: |app, post| Box::pin(face(app, post)) }],
    ..Feature::EMPTY
};

impl Click for PhraseClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            PhraseClick::Choose { game } => {
                let game = Match::find(&app.store, game).await?;
                play::seek::check_may_avoid(&game, caller.person.id)?;
                Ok(caller.reply_private(&menu(caller.text, game.row.id)).await?)
            }
            PhraseClick::Say { game } => {
                let phrase = chosen(press)?;
                let request = GameRequest {
                    game: game.into(),
                    person: caller.person.id,
                    interaction: caller.id,
                    at: app.now(),
                };
                let outcome = play::phrases::say(&app.store, request, phrase).await?;
                Ok(caller.update_message(&answer(caller.text, outcome, phrase)).await?)
            }
        }
    }
}

/// Returns what a player has said, for the opponent.
async fn face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(phrase) = play::phrases::said(post) else { return Ok(Face::Instead(Vec::new())) };
    let game = Match::find(&app.store, GameId::from(post.key.subject)).await?;
    let by = Color::ALL.into_iter().find(|&side| post.key == PostKey::phrase(game.row.id, side));
    let Some(by) = by else { return Ok(Face::Instead(Vec::new())) };
    let row = game.row.clone().seen_by_side(by.other());
    let text = reader_text(app, &game, by.other(), row.locale.as_deref()).await?;
    let player = mention_player(text, &row.players[by]);
    let said = say!(text, "phrase-says", player = player, phrase = words(text, phrase));
    let name = format!("said-{}-{}-{}", row.id, post.key.part, post.wanted);
    Ok(Face::Instead(vec![Message { name, to: To::Venue(row.venue), view: View::new(said) }]))
}

/// Returns the language of the player who reads a phrase or, if they have set none, of the place where they read it.
async fn reader_text(
    app: &App,
    game: &Match,
    reader: Color,
    place: Option<&str>,
) -> Result<Text, Failure> {
    let language = match game.row.players[reader].id() {
        Some(person) => app.store.settings(person).await?.language,
        None => None,
    };
    Ok(Text::of(language.as_deref().or(place)))
}

fn menu(text: Text, game: GameId) -> View {
    let options = Phrase::ALL.map(|phrase| MenuOption {
        value: phrase.name().to_owned(),
        label: words(text, phrase),
        description: String::new(),
    });
    let hint = say!(text, "menu-phrases-hint");
    View::new(say!(text, "phrases-ask")).menu(PhraseClick::Say { game }, &hint, options)
}

/// Tells the player what came of it.
fn answer(text: Text, outcome: PhraseOutcome, phrase: Phrase) -> View {
    View::new(match outcome {
        PhraseOutcome::Shown => say!(text, "phrase-sent", phrase = words(text, phrase)),
        PhraseOutcome::NotReceived => say!(text, "phrase-not-received"),
    })
}

fn words(text: Text, phrase: Phrase) -> String {
    say!(text, "phrase-words", phrase = phrase.name())
}
