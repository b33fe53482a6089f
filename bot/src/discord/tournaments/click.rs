//! Custom ids of the buttons that belong to tournaments.

use std::fmt;

use dvonn_model::TournamentId;

use super::super::click::{Parts, UnknownClick};

/// What a button below a tournament's message, or in a list of it, means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum TournamentClick {
    /// Take part.
    Join(TournamentId),
    /// Take part no longer, before it has begun.
    Leave(TournamentId),
    /// Let it begin.
    Start(TournamentId),
    /// Show how it stands, from this page, or turn to it.
    Standings { of: TournamentId, page: usize },
    /// Show who plays whom in a round, from this page, or turn to it.
    Pairings { of: TournamentId, round: u32, page: usize },
}

impl fmt::Display for TournamentClick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TournamentClick::Join(of) => write!(f, "t-join:{of}"),
            TournamentClick::Leave(of) => write!(f, "t-leave:{of}"),
            TournamentClick::Start(of) => write!(f, "t-start:{of}"),
            TournamentClick::Standings { of, page } => write!(f, "t-standings:{of}:{page}"),
            TournamentClick::Pairings { of, round, page } => {
                write!(f, "t-pairings:{of}:{round}:{page}")
            }
        }
    }
}

impl TournamentClick {
    /// Reads what follows the first part of a custom id; `None` if that is not one of a tournament's.
    pub(in crate::discord) fn read(
        kind: &str,
        parts: &mut Parts<'_>,
    ) -> Option<Result<TournamentClick, UnknownClick>> {
        kind.starts_with("t-").then(|| TournamentClick::read_own(kind, parts))
    }

    fn read_own(kind: &str, parts: &mut Parts<'_>) -> Result<TournamentClick, UnknownClick> {
        let of = parts.next().map(|id: i64| TournamentId::from(id))?;
        Ok(match kind {
            "t-join" => TournamentClick::Join(of),
            "t-leave" => TournamentClick::Leave(of),
            "t-start" => TournamentClick::Start(of),
            "t-standings" => TournamentClick::Standings { of, page: parts.next()? },
            "t-pairings" => {
                TournamentClick::Pairings { of, round: parts.next()?, page: parts.next()? }
            }
            _ => return Err(UnknownClick),
        })
    }
}

#[cfg(test)]
pub(in crate::discord) mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Any button of a tournament's.
    pub(in crate::discord) fn tournament_clicks() -> impl Strategy<Value = TournamentClick> {
        let ids = || (1..i64::MAX).prop_map(TournamentId::from);
        prop_oneof![
            ids().prop_map(TournamentClick::Join),
            ids().prop_map(TournamentClick::Leave),
            ids().prop_map(TournamentClick::Start),
            (ids(), any::<usize>()).prop_map(|(of, page)| TournamentClick::Standings { of, page }),
            (ids(), any::<u32>(), any::<usize>())
                .prop_map(|(of, round, page)| TournamentClick::Pairings { of, round, page }),
        ]
    }
}
