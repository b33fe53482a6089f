//! Custom ids of what players ask for besides plies, and of answers to it.

use std::fmt;

use dvonn_model::{GameId, OfferId, OfferKind};
use dvonn_play::offers::Answer;

use super::click::{Board, Parts, UnknownClick};

/// What a button below a board, in the private answer behind it, or below an offer means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// Offer the other player something.
    Offer { at: Board, kind: OfferKind },
    /// Answer or withdraw an offer.
    Answer { offer: OfferId, answer: Answer },
    /// End the pause.
    Resume(GameId),
    /// Give the other player time, in the game as it was at this revision.
    GiveTime { game: GameId, revision: i64 },
    /// Call the game off.
    Abort(GameId),
    /// Show what else can be done.
    More(GameId),
    /// Ask whether one means to resign.
    GiveUp(GameId),
    /// Play the same opponent again, with the colours swapped.
    Rematch(GameId),
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::Offer { at, kind } => write!(f, "{}:{at}", kind_name(*kind)),
            Ask::Answer { offer, answer } => write!(f, "{}:{offer}", answer_name(*answer)),
            Ask::Resume(game) => write!(f, "resume:{game}"),
            Ask::GiveTime { game, revision } => write!(f, "give:{game}:{revision}"),
            Ask::Abort(game) => write!(f, "abort:{game}"),
            Ask::More(game) => write!(f, "more:{game}"),
            Ask::GiveUp(game) => write!(f, "give-up:{game}"),
            Ask::Rematch(game) => write!(f, "rematch:{game}"),
        }
    }
}

impl Ask {
    /// Reads what follows the first part of a custom id.
    pub(super) fn read(kind: &str, parts: &mut Parts<'_>) -> Result<Ask, UnknownClick> {
        let ask = match kind {
            "resume" => Ask::Resume(parts.game()?),
            "give" => Ask::GiveTime { game: parts.game()?, revision: parts.next()? },
            "abort" => Ask::Abort(parts.game()?),
            "more" => Ask::More(parts.game()?),
            "give-up" => Ask::GiveUp(parts.game()?),
            "rematch" => Ask::Rematch(parts.game()?),
            other => return Ask::read_offer(other, parts),
        };
        Ok(ask)
    }

    fn read_offer(name: &str, parts: &mut Parts<'_>) -> Result<Ask, UnknownClick> {
        if let Some(kind) = KINDS.into_iter().find(|&kind| kind_name(kind) == name) {
            return Ok(Ask::Offer { at: parts.board()?, kind });
        }
        let answer = ANSWERS.into_iter().find(|&answer| answer_name(answer) == name);
        let answer = answer.ok_or(UnknownClick)?;
        Ok(Ask::Answer { offer: parts.next::<i64>()?.into(), answer })
    }
}

const KINDS: [OfferKind; 3] = [OfferKind::Draw, OfferKind::Takeback, OfferKind::Pause];
const ANSWERS: [Answer; 3] = [Answer::Accept, Answer::Decline, Answer::Withdraw];

fn kind_name(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "draw",
        OfferKind::Takeback => "takeback",
        OfferKind::Pause => "pause",
    }
}

fn answer_name(answer: Answer) -> &'static str {
    match answer {
        Answer::Accept => "yes",
        Answer::Decline => "no",
        Answer::Withdraw => "withdraw",
    }
}

#[cfg(test)]
pub(super) mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Anything that can be asked for.
    pub(in super::super) fn asks(
        boards: impl Strategy<Value = Board>,
    ) -> impl Strategy<Value = Ask> {
        let ids = 1..i64::MAX;
        let kinds = prop::sample::select(KINDS.to_vec());
        let answers = prop::sample::select(ANSWERS.to_vec());
        prop_oneof![
            (boards, kinds).prop_map(|(at, kind)| Ask::Offer { at, kind }),
            (ids.clone(), answers)
                .prop_map(|(offer, answer)| Ask::Answer { offer: offer.into(), answer }),
            ids.clone().prop_map(|game| Ask::Resume(game.into())),
            (ids.clone(), ids.clone())
                .prop_map(|(game, revision)| Ask::GiveTime { game: game.into(), revision }),
            ids.clone().prop_map(|game| Ask::Abort(game.into())),
            ids.clone().prop_map(|game| Ask::More(game.into())),
            ids.clone().prop_map(|game| Ask::GiveUp(game.into())),
            ids.prop_map(|game| Ask::Rematch(game.into())),
        ]
    }
}
