//! Reading custom ids part by part.

use std::str::FromStr;

use dvonn_model::{ChallengeId, GameId};
use dvonn_play::Moment;
use dvonn_rules::Color;

use super::super::setting::named;
use super::{Board, UnknownClick};

/// The parts of a custom id between its colons, read one by one.
pub(in crate::discord) struct Parts<'a>(std::str::Split<'a, char>);

impl<'a> Parts<'a> {
    pub(in crate::discord) fn of(id: &'a str) -> Parts<'a> {
        Parts(id.split(':'))
    }

    pub(in crate::discord) fn text(&mut self) -> Result<&'a str, UnknownClick> {
        self.0.next().ok_or(UnknownClick)
    }

    pub(in crate::discord) fn next<T: FromStr>(&mut self) -> Result<T, UnknownClick> {
        self.text()?.parse().map_err(|_| UnknownClick)
    }

    pub(in crate::discord) fn named<T: Copy>(
        &mut self,
        all: &[T],
        name: fn(T) -> &'static str,
    ) -> Result<T, UnknownClick> {
        named(all, name, self.text()?)
    }

    pub(in crate::discord) fn game(&mut self) -> Result<GameId, UnknownClick> {
        self.next().map(|id: i64| id.into())
    }

    pub(super) fn challenge(&mut self) -> Result<ChallengeId, UnknownClick> {
        self.next().map(|id: i64| id.into())
    }

    pub(super) fn side(&mut self) -> Result<Option<Color>, UnknownClick> {
        let Some(name) = self.0.next() else { return Ok(None) };
        let mut letters = name.chars();
        letters.next().and_then(Color::from_letter).map(Some).ok_or(UnknownClick)
    }

    pub(in crate::discord) fn board(&mut self) -> Result<Board, UnknownClick> {
        let game = self.game()?;
        let moment = self.text()?;
        let (plies, takebacks) = moment.split_once('.').unwrap_or((moment, "0"));
        let number = |text: &str| text.parse().map_err(|_| UnknownClick);
        Ok(Board { game, moment: Moment { plies: number(plies)?, takebacks: number(takebacks)? } })
    }
}
