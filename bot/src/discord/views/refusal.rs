//! Refusals as sentences: what is wrong, and what to do instead.

use dvonn_model::{ChallengeId, GameRow};
use dvonn_play::Refusal;
use dvonn_rules::{Color, Illegal, Phase, Ply, PlyError};
use serenity::all::ButtonStyle;

use super::super::click::Click;
use super::super::view::{View, button, fit};
use super::players::called;
use super::{
    advice, ahead, challenge, link, mention, misfit, place, review, rights, unreadable, vacation,
};
use crate::say;
use crate::text::Text;

/// So much of what a person typed is repeated to them, in code points.
const ECHO: usize = 40;

/// The sentence for a refusal.
pub(in crate::discord) fn refusal(text: Text, refusal: &Refusal) -> View {
    let sentence = match refusal {
        Refusal::NoGame => say!(text, "refuse-no-game"),
        Refusal::UnknownGame(game) => {
            say!(text, "refuse-unknown-game", number = game.to_string())
        }
        Refusal::Ended(game) => say!(text, "refuse-ended", number = game.id.to_string()),
        Refusal::NotAPlayer(players) => say!(
            text,
            "refuse-not-a-player",
            white = called(text, &players.white),
            black = called(text, &players.black)
        ),
        Refusal::NotYourTurn(player) => {
            say!(text, "refuse-not-your-turn", player = called(text, player))
        }
        Refusal::OldBoard(game) => old_board(text, game),
        Refusal::Illegal(reason) => illegal(text, *reason),
        Refusal::NotAPly { input, phase } => not_a_ply(text, input, *phase),
        Refusal::NothingKept => say!(text, "refuse-nothing-kept"),
        Refusal::NoChallenge => say!(text, "refuse-no-challenge"),
        Refusal::ChallengedSelf => say!(text, "refuse-self"),
        Refusal::ChallengedBot => say!(text, "refuse-bot"),
        Refusal::InvalidTerms(misfit) => misfit::misfit(text, misfit),
        Refusal::ChallengeGone(gone) => {
            say!(text, "refuse-challenge-gone", state = challenge::state(text, gone))
        }
        Refusal::DealtAnew(_) => say!(text, "refuse-dealt-anew"),
        Refusal::ChooseSide(_) => say!(text, "refuse-choose-side"),
        Refusal::NotChallenged(opponent) => {
            say!(text, "refuse-not-challenged", opponent = mention(*opponent))
        }
        Refusal::OwnChallenge => say!(text, "refuse-own-challenge"),
        Refusal::NotTheChallenger(challenger) => {
            say!(text, "refuse-not-the-challenger", challenger = mention(challenger.id))
        }
        Refusal::ChannelBusy(game) => busy(text, game),
        Refusal::Offer(refusal) => rights::offer(text, refusal),
        Refusal::Rights(refusal) => rights::rights(text, refusal),
        Refusal::Server(refusal) => rights::server(text, refusal),
        Refusal::NothingToPlan => say!(text, "refuse-nothing-to-plan"),
        Refusal::NotAPlan(error) => unreadable::plan(text, error),
        Refusal::Advice(refusal) => advice::refused(text, refusal),
        Refusal::NotAhead(error) => ahead::refused(text, error),
        Refusal::NotConditions(error) => unreadable::conditions(text, error),
        Refusal::Review(refusal) => review::refused(text, *refusal),
        Refusal::Vacation(refusal) => vacation::refused(text, *refusal),
        Refusal::Place(refusal) => place::refused(text, refusal),
    };
    View::new(sentence)
}

/// The channel has a game: offers a thread for the one that somebody wants to start.
pub(in crate::discord) fn busy_at_challenging(
    text: Text,
    game: &GameRow,
    draft: ChallengeId,
) -> View {
    offer_thread(text, game, Click::ChallengeInThread(draft))
}

/// The channel has a game: offers a thread for the one that somebody wants to accept.
pub(in crate::discord) fn busy_at_accepting(
    text: Text,
    game: &GameRow,
    challenge: ChallengeId,
    side: Option<Color>,
) -> View {
    offer_thread(text, game, Click::AcceptInThread { challenge, side })
}

fn offer_thread(text: Text, game: &GameRow, click: Click) -> View {
    let open = button(click, &say!(text, "button-open-thread"), ButtonStyle::Primary);
    View::new(format!("{}\n{}", busy(text, game), say!(text, "offer-thread"))).buttons([open])
}

fn busy(text: Text, game: &GameRow) -> String {
    say!(
        text,
        "refuse-busy",
        white = called(text, &game.players.white),
        black = called(text, &game.players.black)
    )
}

fn old_board(text: Text, game: &GameRow) -> String {
    match link(game) {
        Some(url) => say!(text, "refuse-old-board-link", url = url),
        None => say!(text, "refuse-old-board"),
    }
}

fn not_a_ply(text: Text, input: &str, phase: Phase) -> String {
    if phase == Phase::Placement {
        let cells = unreadable::which_cells(text, input);
        return say!(text, "refuse-not-a-cell", input = echo(input), cells = cells);
    }
    match input.parse::<Ply>() {
        Err(PlyError::Cell(error)) => unreadable::no_such_cell(text, error.text.as_str()),
        _ => say!(text, "refuse-not-a-move", input = echo(input)),
    }
}

/// What a person typed, harmless between back quotes.
pub(super) fn echo(input: &str) -> String {
    let plain: String = input
        .chars()
        .map(|character| match character {
            '`' => '\'',
            other if other.is_control() || is_invisible(other) => ' ',
            other => other,
        })
        .collect();
    let plain = plain.trim();
    if plain.is_empty() { String::from("…") } else { fit(plain, ECHO) }
}

/// Marks that turn the direction of the text around them, or take no room.
pub(super) fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
    )
}

/// The rule that a ply breaks.
pub(super) fn illegal(text: Text, reason: Illegal) -> String {
    match reason {
        Illegal::CellTaken { cell } => say!(text, "illegal-taken", cell = cell.to_string()),
        Illegal::Empty { cell } => say!(text, "illegal-empty", cell = cell.to_string()),
        Illegal::LoneRed { cell } => say!(text, "illegal-lone-red", cell = cell.to_string()),
        Illegal::NotYours { cell, .. } => say!(text, "illegal-not-yours", cell = cell.to_string()),
        Illegal::Surrounded { cell } => say!(text, "illegal-surrounded", cell = cell.to_string()),
        Illegal::NotStraight { from, to } => {
            say!(text, "illegal-not-straight", from = from.to_string(), to = to.to_string())
        }
        Illegal::WrongDistance { from, to, distance, height } => say!(
            text,
            "illegal-distance",
            from = from.to_string(),
            to = to.to_string(),
            distance = distance,
            height = height
        ),
        Illegal::EmptyTarget { to, .. } => say!(text, "illegal-empty-target", to = to.to_string()),
        Illegal::LeavesBoard { from, height, .. } => {
            say!(text, "illegal-leaves-board", from = from.to_string(), height = height)
        }
        Illegal::WrongPhase { phase: Phase::Placement } => say!(text, "illegal-still-placing"),
        Illegal::WrongPhase { .. } => say!(text, "illegal-all-placed"),
        Illegal::MustPass { .. } => say!(text, "illegal-must-pass"),
        Illegal::MayNotPass { .. } => say!(text, "illegal-may-not-pass"),
        Illegal::GameOver => say!(text, "illegal-game-over"),
    }
}
