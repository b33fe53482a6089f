//! The buttons that both players use, and the messages of offers.

use dvonn_discord::custom_id::CustomId;
use dvonn_discord::view::{View, button};
use dvonn_model::{GameRow, GameState, OfferKind, OfferRow, OfferState};
use dvonn_play::Match;
use dvonn_play::challenge::next_level;
use dvonn_play::offers::{OfferAnswer, OfferRefusal, gift};
use dvonn_rules::{Color, Phase};
use serenity::all::{ButtonStyle, CreateButton};

use crate::runtime::custom_id::BoardRef;
use crate::runtime::style::Style;
use crate::say;
use crate::show::explain::offer::{kind_key, state_key};
use crate::show::first_steps::lesson_after;
use crate::show::game::record_buttons::browse;
use crate::show::ids::advice::AdviceClick;
use crate::show::ids::challenge::ChallengeClick;
use crate::show::ids::learn::{LearnClick, TermGroup};
use crate::show::ids::offer::OfferClick;
use crate::show::ids::phrase::PhraseClick;
use crate::show::ids::plan::PlanClick;
use crate::show::ids::resign::ResignClick;
use crate::show::ids::seek::SeekClick;
use crate::show::ids::setting::{SettingsClick, SettingsPage};
use crate::show::words::players::{level_name, mention_player};
use crate::show::words::terms::length;
use crate::text::Text;

/// Returns the message of an open offer. Notifies only the player who must answer.
pub(crate) fn open_offer(style: Style, offer: &OfferRow, game: &Match) -> View {
    let text = style.text;
    let (player, opponent) = (&game.row.players[offer.by], &game.row.players[offer.by.other()]);
    let (player, other) = (mention_player(text, player), mention_player(text, opponent));
    let words = match (offer.kind, game.turn_to_take_back(offer.by)) {
        (OfferKind::Draw, _) => say!(text, "offer-draw", player = player, opponent = other),
        (OfferKind::Pause, _) => say!(text, "offer-pause", player = player, opponent = other),
        (OfferKind::Rematch, _) => {
            say!(text, "offer-rematch-here", player = player, opponent = other)
        }
        (OfferKind::Takeback, kept) => {
            let plies = game.history.plies();
            let from = kept.unwrap_or_default();
            say!(
                text,
                "offer-takeback",
                player = player,
                opponent = other,
                ply = plies.get(from).map(|&ply| style.ply(ply)).unwrap_or_default(),
                count = plies.len().saturating_sub(from + 1)
            )
        }
    };
    let answer =
        |answer, label: String, style| button(OfferClick::answer(answer, offer.id), &label, style);
    let answers = [
        answer(OfferAnswer::Accept, say!(text, "button-accept"), ButtonStyle::Success),
        answer(OfferAnswer::Decline, say!(text, "button-decline"), ButtonStyle::Secondary),
    ];
    let withdraw = (!game.row.is_relayed()).then(|| withdraw(text, offer));
    View::new(words).ping(opponent.id_here()).buttons(answers.into_iter().chain(withdraw))
}

/// Returns the private message to a player whose opponent gets the offer in another venue.
pub(crate) fn offer_elsewhere(text: Text, offer: &OfferRow) -> View {
    View::new(say!(text, "offer-elsewhere")).buttons([withdraw(text, offer)])
}

fn withdraw(text: Text, offer: &OfferRow) -> CreateButton {
    plain(OfferClick::answer(OfferAnswer::Withdraw, offer.id), &say!(text, "button-withdraw"))
}

/// Returns the message of a closed offer.
pub(crate) fn closed_offer(text: Text, offer: &OfferRow, game: &GameRow) -> View {
    let player = mention_player(text, &game.players[offer.by]);
    let was = say!(text, "offer-was", kind = kind_key(offer.kind), player = player);
    let state = match (offer.kind, offer.state) {
        (OfferKind::Rematch, OfferState::Lapsed) => say!(text, "challenge-expired"),
        _ => say!(text, "offer-became", state = state_key(offer.state)),
    };
    View::new(text.sentences([was, state]))
}

/// Whether a board may offer a hint: not on the private board of a player who waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hints {
    Offered,
    NotOffered,
}

/// Adds the buttons that both players use at any time, in one row or, during the placement, two.
pub(crate) fn with_player_buttons(view: View, text: Text, game: &Match, hints: Hints) -> View {
    let more = plain(OfferClick::More { game: game.row.id }, &say!(text, "button-more"));
    with_usual_buttons(view, text, game, hints, Some(more))
}

/// The same, with `last` as the last one.
fn with_usual_buttons(
    view: View,
    text: Text,
    game: &Match,
    hints: Hints,
    last: Option<CreateButton>,
) -> View {
    let id = game.row.id;
    let mut view = view;
    // Only the player to move may get advice. During a pause nobody is in a hurry.
    let offers_hint = hints == Hints::Offered && game.may_ask_for_hint() && !game.row.clock.paused;
    let hint = offers_hint.then(|| hint(text, game));
    let mut buttons = Vec::new();
    if is_placing(game) {
        let fill = PlanClick::Fill { game: id };
        let fill = plain(fill, &say!(text, "button-fill"));
        view = view.buttons(std::iter::once(fill).chain(hint));
    } else {
        buttons.extend(hint);
    }
    if game.may_be_aborted() {
        buttons.push(plain(OfferClick::AskAbort { game: id }, &say!(text, "button-abort")));
    } else {
        buttons.push(draw(text, game));
    }
    let no_takeback = Err(OfferRefusal::NothingToTakeBack);
    // The computer never asks for a takeback.
    let is_person = |side: Color| !game.row.players[side].is_computer();
    if Color::ALL.iter().any(|&side| is_person(side) && game.turn_to_take_back(side) != no_takeback)
    {
        let ask = OfferClick::OfferTakeback { at: BoardRef::of(game) };
        buttons.push(plain(ask, &say!(text, "button-takeback")));
    }
    buttons.extend(resume(text, game));
    buttons.push(if is_placing(game) {
        button(PlanClick::Plan { game: id }, &say!(text, "button-plan"), ButtonStyle::Secondary)
    } else {
        conditions(text, game)
    });
    buttons.extend(last);
    view.buttons(buttons)
}

/// Returns the button that ends a pause.
fn resume(text: Text, game: &Match) -> Option<CreateButton> {
    let click = OfferClick::Resume { game: game.row.id };
    game.row.clock.paused.then(|| plain(click, &say!(text, "button-resume")))
}

/// Returns the private message with a player's other actions.
pub(crate) fn more(text: Text, game: &Match) -> View {
    with_other_buttons(View::new(say!(text, "more-actions")), text, game, resume(text, game))
}

/// Returns the private message with all that a player can do apart from their turn.
pub(crate) fn actions(text: Text, game: &Match, hints: Hints) -> View {
    let view = View::new(say!(text, "more-actions"));
    with_other_buttons(with_usual_buttons(view, text, game, hints, None), text, game, None)
}

fn with_other_buttons(view: View, text: Text, game: &Match, first: Option<CreateButton>) -> View {
    let (id, revision) = (game.row.id, game.row.revision);
    let mut buttons = Vec::from_iter(first);
    if game.may_be_aborted() {
        buttons.push(draw(text, game));
    }
    if is_placing(game) {
        buttons.push(conditions(text, game));
    }
    if let Some(gift) = gift(game.row.terms.control) {
        if !game.row.clock.paused {
            let ask = OfferClick::OfferPause { at: BoardRef::of(game) };
            buttons.push(plain(ask, &say!(text, "button-pause")));
        }
        if !game.is_with_computer() {
            let label = say!(text, "button-give", time = length(text, gift));
            buttons.push(plain(OfferClick::GiveTime { game: id, revision }, &label));
        }
    }
    buttons.extend(game.row.is_relayed().then(|| phrases(text, game)));
    buttons.extend(browse(text, game));
    let settings = say!(text, "button-settings");
    buttons.push(button(
        SettingsClick::Show { page: SettingsPage::Boards },
        &settings,
        ButtonStyle::Secondary,
    ));
    let group = if is_placing(game) { TermGroup::Board } else { TermGroup::Moves };
    buttons.push(plain(LearnClick::Terms { group }, &say!(text, "button-terms")));
    let resign = say!(text, "button-resign");
    buttons.push(button(ResignClick::Ask { game: id }, &resign, ButtonStyle::Danger));
    view.buttons(buttons)
}

/// Returns the buttons that lead on from a finished game: to another one with the same opponent, to the
/// level above one that was beaten, or to a lesson after a loss to the computer.
pub(crate) fn ways_on(text: Text, game: &Match) -> Vec<CreateButton> {
    let id = game.row.id;
    let GameState::Ended(ending) = game.row.state else { return Vec::new() };
    if !game.has_people() || game.has_deleted_player() {
        return Vec::new();
    }
    if game.row.is_relayed() {
        let again = OfferClick::OfferRematch { game: id };
        return vec![plain(again, &say!(text, "button-rematch"))];
    }
    let again = ChallengeClick::Rematch { game: id };
    if !game.is_with_computer() {
        return vec![plain(again, &say!(text, "button-rematch"))];
    }
    let again = plain(again, &say!(text, "button-play-again"));
    if let Some(level) = next_level(game) {
        let label = say!(text, "button-next-level", level = level_name(text, level));
        let next = button(ChallengeClick::NextLevel { game: id }, &label, ButtonStyle::Success);
        return vec![next, again];
    }
    let is_lost = ending.winner().is_some_and(|winner| game.row.players[winner].is_computer());
    let lesson = is_lost.then(|| lesson_after(text, id));
    std::iter::once(again.style(ButtonStyle::Success)).chain(lesson).collect()
}

/// Returns the buttons of a finished game between two venues: for a last word, and for those who do not want
/// another game.
pub(crate) fn after_game_apart(text: Text, game: &Match) -> [CreateButton; 3] {
    let phrases = phrases(text, game);
    let game = game.row.id;
    [
        phrases,
        plain(SeekClick::Avoid { game }, &say!(text, "button-avoid")),
        plain(SeekClick::AskReport { game }, &say!(text, "button-report")),
    ]
}

fn phrases(text: Text, game: &Match) -> CreateButton {
    plain(PhraseClick::Choose { game: game.row.id }, &say!(text, "button-phrases"))
}

fn is_placing(game: &Match) -> bool {
    game.position().phase() == Phase::Placement
}

fn hint(text: Text, game: &Match) -> CreateButton {
    plain(AdviceClick::Hint { at: BoardRef::of(game) }, &say!(text, "button-hint"))
}

fn conditions(text: Text, game: &Match) -> CreateButton {
    let label = say!(text, "button-conditions");
    button(PlanClick::Conditions { game: game.row.id }, &label, ButtonStyle::Secondary)
}

fn draw(text: Text, game: &Match) -> CreateButton {
    let ask = OfferClick::OfferDraw { at: BoardRef::of(game) };
    plain(ask, &say!(text, "button-draw"))
}

fn plain(click: impl CustomId, label: &str) -> CreateButton {
    button(click, label, ButtonStyle::Secondary)
}
