//! Explains refusals: what is wrong, and what to do instead.

use dvonn_model::GameRow;
use dvonn_play::Refusal;
use dvonn_rules::{Phase, Ply, PlyError};

use crate::discord::kit::view::View;
use crate::discord::kit::words::links::{link, mention};
use crate::discord::kit::words::players::mention_player;
use crate::discord::kit::words::typed::{echo, illegal};
use crate::discord::kit::words::{invalid_terms, place, refused, rights, unreadable};
use crate::say;
use crate::text::Text;

/// Returns the message for a refusal.
pub(crate) fn refusal(text: Text, refusal: &Refusal) -> View {
    let sentence = match refusal {
        Refusal::NoGame => say!(text, "refuse-no-game"),
        Refusal::UnknownGame(game) => {
            say!(text, "refuse-unknown-game", number = game.to_string())
        }
        Refusal::Ended(game) => say!(text, "refuse-ended", number = game.id.to_string()),
        Refusal::NotAPlayer(game) => say!(
            text,
            "refuse-not-a-player",
            white = mention_player(text, &game.players.white),
            black = mention_player(text, &game.players.black)
        ),
        Refusal::NotYourTurn(player) => {
            say!(text, "refuse-not-your-turn", player = mention_player(text, player))
        }
        Refusal::OldBoard(game) => old_board(text, game),
        Refusal::Illegal(reason) => illegal(text, *reason),
        Refusal::NotAPly { input, phase } => not_a_ply(text, input, *phase),
        Refusal::NoData => say!(text, "refuse-nothing-stored"),
        Refusal::NoChallenge => say!(text, "refuse-no-challenge"),
        Refusal::ChallengedSelf => say!(text, "refuse-self"),
        Refusal::ChallengedBot => say!(text, "refuse-bot"),
        Refusal::InvalidTerms(terms) => invalid_terms::invalid_terms(text, terms),
        Refusal::ChallengeGone(gone) => {
            say!(text, "refuse-challenge-gone", state = refused::challenge_state(text, gone))
        }
        Refusal::BoardOutdated(_) => say!(text, "refuse-board-outdated"),
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
        Refusal::Advice(refusal) => refused::advice(text, refusal),
        Refusal::NotALine(error) => refused::preview(text, error),
        Refusal::NotConditions(error) => unreadable::conditions(text, error),
        Refusal::Vacation(refusal) => refused::vacation(text, *refusal),
        Refusal::Seek(refusal) => refused::seek(text, *refusal),
        Refusal::Place(refusal) => place::place_refusal(text, refusal),
    };
    View::new(sentence)
}

/// Returns the sentence that the channel has a running game.
pub(crate) fn busy(text: Text, game: &GameRow) -> String {
    say!(
        text,
        "refuse-busy",
        white = mention_player(text, &game.players.white),
        black = mention_player(text, &game.players.black)
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
