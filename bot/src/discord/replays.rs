//! Replays: which plies of a game are shown, and how they are drawn without keeping others waiting.

use super::app::App;
use super::caller::Caller;
use super::failure::{self, Failure};
use super::paging::Subject;
use super::style::Style;
use super::view::View;
use super::views;
use crate::store::UserId;

/// So many replays are drawn at once: each takes a core for a moment.
pub(super) const AT_ONCE: usize = 2;

/// Plies of a game in a row, counted from 1, the first and the last included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) from: usize,
    pub(super) to: usize,
}

/// Why there is nothing to replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoSpan {
    /// Nothing has been played.
    NoPlies,
    /// The game has so many plies, and not the one that was named.
    NoSuchPly { named: usize, plies: usize },
    /// The last ply comes before the first.
    Backwards { from: usize, to: usize },
}

impl Span {
    /// Part of a game of so many plies; what is left out is its beginning or its end.
    pub(super) fn of(plies: usize, from: Option<usize>, to: Option<usize>) -> Result<Span, NoSpan> {
        if plies == 0 {
            return Err(NoSpan::NoPlies);
        }
        let span = Span { from: from.unwrap_or(1), to: to.unwrap_or(plies) };
        let named = [span.from, span.to].into_iter().find(|ply| !(1..=plies).contains(ply));
        match named {
            Some(named) => Err(NoSpan::NoSuchPly { named, plies }),
            None if span.from > span.to => Err(NoSpan::Backwards { from: span.from, to: span.to }),
            None => Ok(span),
        }
    }
}

/// Who sees a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Audience {
    /// The person who asked.
    Oneself,
    /// Everybody in the channel.
    Everybody,
}

impl App {
    /// Shows plies of a game as a picture that moves.
    pub(super) async fn show_replay(
        &self,
        caller: &Caller<'_>,
        subject: Subject,
        span: Result<Span, NoSpan>,
        audience: Audience,
    ) -> Result<(), Failure> {
        let span = match span {
            Ok(span) => span,
            Err(reason) => {
                return Ok(caller.whisper(&views::no_replay(caller.text, reason)).await?);
            }
        };
        let claim = self.replaying.claim(caller.person.id).ok_or(Failure::StillDrawing)?;
        let (style, reader) = match audience {
            Audience::Oneself => {
                caller.defer_confidence().await?;
                (caller.style(), Some(caller.person.id))
            }
            Audience::Everybody => {
                caller.defer_answer().await?;
                (Style::public(caller.public_text()), None)
            }
        };
        let may_share = audience == Audience::Oneself && caller.place.guild.is_some();
        let drawn = self.draw_replay(style, subject, reader, span, may_share).await;
        // Who has their replay may ask for the next one.
        drop(claim);
        let told = match drawn {
            Ok(view) => caller.fulfil(&view).await.map_err(Failure::from),
            Err(failure) => Err(failure),
        };
        failure::tell_instead(caller, told).await;
        Ok(())
    }

    /// Draws a replay as soon as there is room for it.
    async fn draw_replay(
        &self,
        style: Style,
        subject: Subject,
        reader: Option<UserId>,
        span: Span,
        may_share: bool,
    ) -> Result<View, Failure> {
        let painter = self.painter.clone();
        let _room = self.replays.acquire().await;
        let drawn = tokio::task::spawn_blocking(move || {
            views::replay(&painter, style, &subject, reader, span, may_share)
        });
        drawn.await.map_err(|panic| Failure::Panic(panic.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_the_beginning_or_the_end() {
        let span = |from, to| Span::of(95, from, to).map(|span| (span.from, span.to));
        assert_eq!(span(None, None), Ok((1, 95)));
        assert_eq!(span(Some(50), None), Ok((50, 95)));
        assert_eq!(span(None, Some(49)), Ok((1, 49)));
        assert_eq!(span(Some(50), Some(50)), Ok((50, 50)));
    }

    #[test]
    fn plies_that_there_are_not_are_refused_by_their_number() {
        assert_eq!(Span::of(0, None, None), Err(NoSpan::NoPlies));
        for named in [0, 13, usize::MAX] {
            let expected = Err(NoSpan::NoSuchPly { named, plies: 12 });
            assert_eq!(Span::of(12, Some(named), None), expected);
            assert_eq!(Span::of(12, None, Some(named)), expected);
        }
        let backwards = Err(NoSpan::Backwards { from: 8, to: 7 });
        assert_eq!(Span::of(12, Some(8), Some(7)), backwards);
    }
}
