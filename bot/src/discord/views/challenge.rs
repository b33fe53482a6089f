//! A challenge, open or closed.

use serenity::all::ButtonStyle;

use super::super::click::Click;
use super::super::view::{View, button, fit};
use super::mention;
use super::terms::terms;
use crate::say;
use crate::store::{ChallengeRow, ChallengeState, WantedColor};
use crate::text::Text;

/// How long a thread's name may be.
const THREAD_NAME: usize = 100;

/// The message of a challenge. Only whoever is challenged is notified.
pub(in crate::discord) fn challenge(challenge: &ChallengeRow, text: Text) -> View {
    let challenger = mention(challenge.challenger.id);
    let color = match challenge.color {
        WantedColor::White => "white",
        WantedColor::Black => "black",
        WantedColor::Random => "random",
    };
    let invitation = match challenge.opponent {
        Some(opponent) => say!(
            text,
            "challenge-person",
            challenger = challenger,
            opponent = mention(opponent),
            color = color
        ),
        None => say!(text, "challenge-anyone", challenger = challenger, color = color),
    };
    let invitation = format!("{invitation}\n{}", terms(text, &challenge.terms));
    if challenge.state != ChallengeState::Open {
        return View::new(format!("{invitation}\n{}", state(text, challenge)));
    }
    let until = format!("<t:{}:R>", challenge.expires_at.as_second());
    let id = challenge.id;
    let accept = button(Click::Accept(id), &say!(text, "button-accept"), ButtonStyle::Success);
    let decline = button(Click::Decline(id), &say!(text, "button-decline"), ButtonStyle::Secondary);
    let cancel = button(Click::Cancel(id), &say!(text, "button-cancel"), ButtonStyle::Secondary);
    let buttons = if challenge.opponent.is_some() {
        vec![accept, decline, cancel]
    } else {
        vec![accept, cancel]
    };
    View::new(format!("{invitation}\n{}", say!(text, "challenge-until", until = until)))
        .ping(challenge.opponent)
        .buttons(buttons)
}

/// What became of the challenge.
pub(super) fn state(text: Text, challenge: &ChallengeRow) -> String {
    match challenge.state {
        ChallengeState::Draft | ChallengeState::Open => say!(text, "challenge-open"),
        ChallengeState::Accepted(game) => {
            say!(text, "challenge-accepted", number = game.to_string())
        }
        ChallengeState::Declined => say!(text, "challenge-declined"),
        ChallengeState::Cancelled => say!(text, "challenge-cancelled"),
        ChallengeState::Expired => say!(text, "challenge-expired"),
    }
}

/// The name of the thread in which a game is played.
pub(in crate::discord) fn thread_name(text: Text, names: &[&str]) -> String {
    let names = names.join(" – ");
    fit(&say!(text, "thread-name", names = names), THREAD_NAME)
}
