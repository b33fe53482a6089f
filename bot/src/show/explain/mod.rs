//! Explains refusals: what is wrong, and what to do instead.

pub(crate) mod challenge;
pub(crate) mod import;
mod limits;
pub(crate) mod offer;
mod plan;
mod server;
mod study;
pub(crate) mod turn;

use dvonn_discord::view::View;
use dvonn_model::GameRow;
use dvonn_play::Refusal;

use crate::runtime::failure::ExplainRefusal;
use crate::say;
use crate::show::words::links::mention;
use crate::show::words::players::mention_player;
use crate::text::Text;

impl ExplainRefusal for Refusal {
    fn explain(&self, text: Text) -> View {
        let sentence = match self {
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
            Refusal::OldBoard(game) => turn::old_board(text, game),
            Refusal::Illegal(reason) => turn::illegal(text, *reason),
            Refusal::NotAPly { input, phase } => turn::not_a_ply(text, input, *phase),
            Refusal::NoData => say!(text, "refuse-nothing-stored"),
            Refusal::NoChallenge => say!(text, "refuse-no-challenge"),
            Refusal::ChallengedSelf => say!(text, "refuse-self"),
            Refusal::ChallengedBot => say!(text, "refuse-bot"),
            Refusal::InvalidTerms(terms) => challenge::invalid_terms(text, terms),
            Refusal::ChallengeGone(gone) => {
                say!(text, "refuse-challenge-gone", state = challenge::state(text, gone))
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
            Refusal::Offer(refusal) => offer::offer(text, refusal),
            Refusal::Rights(refusal) => server::rights(text, refusal),
            Refusal::Server(refusal) => server::server(text, refusal),
            Refusal::NothingToPlan => say!(text, "refuse-nothing-to-plan"),
            Refusal::NotAPlan(error) => plan::plan(text, error),
            Refusal::Advice(refusal) => turn::advice(text, refusal),
            Refusal::NotALine(error) => turn::preview(text, error),
            Refusal::NotConditions(error) => plan::conditions(text, error),
            Refusal::Vacation(refusal) => turn::vacation(text, *refusal),
            Refusal::SaidEnough => say!(text, "refuse-phrase-again"),
            Refusal::Seek(refusal) => challenge::seek(text, *refusal),
            Refusal::Place(refusal) => challenge::place(text, refusal),
        };
        View::new(sentence)
    }
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
