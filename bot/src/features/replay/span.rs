//! Which plies of a game are replayed.

/// A range of plies, counted from 1, with both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) from: usize,
    pub(super) to: usize,
}

/// Why a range of plies cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InvalidSpan {
    /// The game has no plies yet.
    NoPlies,
    /// The requested ply does not exist.
    NoSuchPly { named: usize, plies: usize },
    /// The last ply comes before the first.
    Backwards { from: usize, to: usize },
}

impl Span {
    /// Checks a range in a game with this many plies. A missing end means the first or last
    /// ply.
    pub(super) fn of(
        plies: usize,
        from: Option<usize>,
        to: Option<usize>,
    ) -> Result<Span, InvalidSpan> {
        if plies == 0 {
            return Err(InvalidSpan::NoPlies);
        }
        let span = Span { from: from.unwrap_or(1), to: to.unwrap_or(plies) };
        let named = [span.from, span.to].into_iter().find(|ply| !(1..=plies).contains(ply));
        match named {
            Some(named) => Err(InvalidSpan::NoSuchPly { named, plies }),
            None if span.from > span.to => {
                Err(InvalidSpan::Backwards { from: span.from, to: span.to })
            }
            None => Ok(span),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_end_is_the_first_or_last_ply() {
        let span = |from, to| Span::of(95, from, to).map(|span| (span.from, span.to));
        assert_eq!(span(None, None), Ok((1, 95)));
        assert_eq!(span(Some(50), None), Ok((50, 95)));
        assert_eq!(span(None, Some(49)), Ok((1, 49)));
        assert_eq!(span(Some(50), Some(50)), Ok((50, 50)));
    }

    #[test]
    fn plies_that_do_not_exist_are_refused() {
        assert_eq!(Span::of(0, None, None), Err(InvalidSpan::NoPlies));
        for named in [0, 13, usize::MAX] {
            let expected = Err(InvalidSpan::NoSuchPly { named, plies: 12 });
            assert_eq!(Span::of(12, Some(named), None), expected);
            assert_eq!(Span::of(12, None, Some(named)), expected);
        }
        let backwards = Err(InvalidSpan::Backwards { from: 8, to: 7 });
        assert_eq!(Span::of(12, Some(8), Some(7)), backwards);
    }
}
