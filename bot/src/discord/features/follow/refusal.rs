//! Explains why a person cannot follow a game.

use dvonn_discord::view::View;
use dvonn_play::follow::{FollowError, FollowRefusal, MAX_FOLLOWERS};

use crate::discord::features::follow::view;
use crate::discord::kit::failure::{Explain, Failure};
use crate::say;
use crate::text::Text;

impl Explain for FollowRefusal {
    fn explain(&self, text: Text) -> View {
        View::new(match self {
            FollowRefusal::OwnGame => say!(text, "refuse-follow-own"),
            FollowRefusal::NotOnServer => say!(text, "refuse-follow-private"),
            FollowRefusal::TooManyGames(games) => {
                let games = view::list(text, games);
                say!(text, "refuse-follow-many", games = games)
            }
            FollowRefusal::TooManyFollowers => {
                say!(text, "refuse-follow-full", most = MAX_FOLLOWERS)
            }
        })
    }
}

impl From<FollowError> for Failure {
    fn from(error: FollowError) -> Failure {
        match error {
            FollowError::Refused(refusal) => refusal.into(),
            FollowError::Play(error) => error.into(),
        }
    }
}
