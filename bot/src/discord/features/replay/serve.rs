//! Serving replays: checks the range of plies and draws it, without blocking other requests.

use dvonn_discord::draw_queue::Requester;
use dvonn_discord::picture::Lane;
use dvonn_discord::view::View;
use dvonn_model::UserId;

use crate::discord::features::replay::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::painter::painter;
use crate::discord::kit::record::subject::RecordedGame;
use crate::discord::kit::style::Style;

/// A range of plies, counted from 1, with both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) from: usize,
    pub(crate) to: usize,
}

/// Why a range of plies cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InvalidSpan {
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
    pub(crate) fn of(
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

/// The people who see a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// Only the person who asked.
    Caller,
    /// Everyone in the channel.
    Everyone,
}

/// Shows a range of plies as an animation.
pub(crate) async fn show_replay(
    app: &App,
    caller: &Caller,
    subject: RecordedGame,
    span: Result<Span, InvalidSpan>,
    audience: Audience,
) -> Result<(), Failure> {
    let span = match span {
        Ok(span) => span,
        Err(reason) => {
            return Ok(caller.reply_private(&view::no_replay(caller.text, reason)).await?);
        }
    };
    let claim = app.claims.claim("draw a replay", caller.person.id).ok_or(Failure::StillDrawing)?;
    let is_public = audience == Audience::Everyone;
    if is_public {
        caller.defer_public().await?;
    } else {
        caller.defer_in_place().await?;
    }
    let drawn = if is_public {
        public_replay(app, caller, subject, span).await
    } else {
        let may_share = subject.is_on_server_of(&caller.venue);
        let reader = Some(caller.person.id);
        draw(app, caller.person.id, caller.style(), subject, reader, span, may_share).await
    };
    // The person may ask for another replay now.
    drop(claim);
    if is_public {
        caller.reply(&drawn?).await?;
    } else {
        caller.reply_in_place(&drawn?).await?;
    }
    Ok(())
}

/// Posts a range of plies publicly, after the person has seen it in private. The button works once.
pub(crate) async fn share_replay(
    app: &App,
    caller: &Caller,
    subject: RecordedGame,
    span: Span,
) -> Result<(), Failure> {
    let claim = app.claims.claim("draw a replay", caller.person.id).ok_or(Failure::StillDrawing)?;
    caller.defer_in_place().await?;
    let own = view::shared_replay(caller.style(), &subject, caller.person.id, span);
    let drawn = public_replay(app, caller, subject, span).await;
    drop(claim);
    caller.follow_up(&drawn?).await?;
    Ok(caller.edit_reply(&own).await?)
}

async fn public_replay(
    app: &App,
    caller: &Caller,
    subject: RecordedGame,
    span: Span,
) -> Result<View, Failure> {
    draw(app, caller.person.id, caller.public_style(), subject, None, span, false).await
}

/// Draws a replay for `reader`, or for everyone if `None`, at the request of `asker`.
async fn draw(
    app: &App,
    asker: UserId,
    style: Style,
    subject: RecordedGame,
    reader: Option<UserId>,
    span: Span,
    may_share: bool,
) -> Result<View, Failure> {
    let replay = move |stop| view::replay(&painter(stop), style, &subject, reader, span, may_share);
    Ok(app.client.drawings.draw(Requester::Person(asker.into()), Lane::Other, replay).await?)
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
