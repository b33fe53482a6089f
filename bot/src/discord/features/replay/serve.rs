//! Replays: which plies of a game are shown, and how they are drawn without keeping others waiting.

use crate::discord::features::replay::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::subject::Subject;
use crate::discord::kit::tell::{tell_beside, tell_deferred};
use crate::discord::kit::view::View;

/// Plies of a game in a row, counted from 1, the first and the last included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) from: usize,
    pub(crate) to: usize,
}

/// Why there is nothing to replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoSpan {
    /// Nothing has been played.
    NoPlies,
    /// The game has so many plies, and not the one that was named.
    NoSuchPly { named: usize, plies: usize },
    /// The last ply comes before the first.
    Backwards { from: usize, to: usize },
}

impl Span {
    /// Part of a game of so many plies; what is left out is its beginning or its end.
    pub(crate) fn of(plies: usize, from: Option<usize>, to: Option<usize>) -> Result<Span, NoSpan> {
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
pub(crate) enum Audience {
    /// The person who asked.
    Oneself,
    /// Everybody in the channel.
    Everybody,
}

/// Shows plies of a game as a picture that moves.
pub(crate) async fn show_replay(
    app: &App,
    caller: &Caller,
    subject: Subject,
    span: Result<Span, NoSpan>,
    audience: Audience,
) -> Result<(), Failure> {
    let span = match span {
        Ok(span) => span,
        Err(reason) => {
            return Ok(caller.reply_private(&view::no_replay(caller.text, reason)).await?);
        }
    };
    let admitted =
        app.claims.claim("draw a replay", caller.person.id).ok_or(Failure::StillDrawing)?;
    let for_everybody = audience == Audience::Everybody;
    if for_everybody {
        caller.defer_public().await?;
    } else {
        caller.defer_in_place().await?;
    }
    let drawn = if for_everybody {
        public_replay(app, caller, subject, span).await
    } else {
        let may_share = subject.is_of(&caller.place);
        let (painter, style) = (app.painter.clone(), caller.style());
        let reader = Some(caller.person.id);
        let draw = move || view::replay(&painter, style, &subject, reader, span, may_share);
        app.studio.draw(draw).await
    };
    // Who has their replay may ask for the next one.
    drop(admitted);
    let told = match drawn {
        Ok(view) => caller.complete_deferred(&view).await.map_err(Failure::from),
        Err(failure) => Err(failure),
    };
    if for_everybody {
        tell_deferred(caller, told).await;
    } else {
        tell_beside(caller, told).await;
    }
    Ok(())
}

/// Shows everybody plies of a game that the person sees alone. They can do so once.
pub(crate) async fn share_replay(
    app: &App,
    caller: &Caller,
    subject: Subject,
    span: Span,
) -> Result<(), Failure> {
    let _admitted =
        app.claims.claim("draw a replay", caller.person.id).ok_or(Failure::StillDrawing)?;
    caller.defer_in_place().await?;
    let own = view::shared_replay(caller.style(), &subject, caller.person.id, span);
    let told = match public_replay(app, caller, subject, span).await {
        Ok(view) => match caller.follow_up(&view).await {
            Ok(_) => caller.edit_reply(&own).await.map_err(Failure::from),
            Err(error) => Err(error.into()),
        },
        Err(failure) => Err(failure),
    };
    tell_beside(caller, told).await;
    Ok(())
}

async fn public_replay(
    app: &App,
    caller: &Caller,
    subject: Subject,
    span: Span,
) -> Result<View, Failure> {
    let (painter, style) = (app.painter.clone(), caller.public_style());
    let draw = move || view::replay(&painter, style, &subject, None, span, false);
    app.studio.draw(draw).await
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
