//! Replays: which plies of a game are shown, and how they are drawn without keeping others waiting.

use dvonn_model::UserId;
use tokio::sync::Semaphore;

use super::app::App;
use super::caller::Caller;
use super::claims::{Claim, Claims};
use super::failure::{self, Failure};
use super::paging::Subject;
use super::view::View;
use super::views;

/// So many replays are drawn at once: each takes a core for a moment.
const AT_ONCE: usize = 2;

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

/// Where replays are drawn: one for a person at a time, and few at once.
pub(super) struct Studio {
    claims: Claims<UserId>,
    room: Semaphore,
}

impl Studio {
    pub(super) fn new() -> Studio {
        Studio { claims: Claims::new(), room: Semaphore::new(AT_ONCE) }
    }

    /// Admits a person, unless a replay is being drawn for them.
    fn admit(&self, person: UserId) -> Result<Claim<'_, UserId>, Failure> {
        self.claims.claim(person).ok_or(Failure::StillDrawing)
    }

    /// Draws as soon as there is room for it.
    async fn draw<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let _room = self.room.acquire().await;
        let drawn = tokio::task::spawn_blocking(draw).await;
        drawn.map_err(|panic| Failure::Panic(panic.to_string()))
    }
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
        let admitted = self.replaying.admit(caller.person.id)?;
        let for_everybody = audience == Audience::Everybody;
        if for_everybody {
            caller.defer_answer().await?;
        } else {
            caller.defer_confidence().await?;
        }
        let drawn = if for_everybody {
            self.public_replay(caller, subject, span).await
        } else {
            let may_share = subject.is_of(&caller.place);
            let (painter, style) = (self.painter.clone(), caller.style());
            let reader = Some(caller.person.id);
            let draw = move || views::replay(&painter, style, &subject, reader, span, may_share);
            self.replaying.draw(draw).await
        };
        // Who has their replay may ask for the next one.
        drop(admitted);
        let told = match drawn {
            Ok(view) => caller.fulfil(&view).await.map_err(Failure::from),
            Err(failure) => Err(failure),
        };
        if for_everybody {
            failure::tell_instead(caller, told).await;
        } else {
            failure::tell_beside(caller, told).await;
        }
        Ok(())
    }

    /// Shows everybody plies of a game that the person sees alone. They can do so once.
    pub(super) async fn share_replay(
        &self,
        caller: &Caller<'_>,
        subject: Subject,
        span: Span,
    ) -> Result<(), Failure> {
        let _admitted = self.replaying.admit(caller.person.id)?;
        caller.defer_confidence().await?;
        let own = views::shared_replay(caller.style(), &subject, caller.person.id, span);
        let told = match self.public_replay(caller, subject, span).await {
            Ok(view) => match caller.follow_up(&view).await {
                Ok(_) => caller.amend(&own).await.map_err(Failure::from),
                Err(error) => Err(error.into()),
            },
            Err(failure) => Err(failure),
        };
        failure::tell_beside(caller, told).await;
        Ok(())
    }

    async fn public_replay(
        &self,
        caller: &Caller<'_>,
        subject: Subject,
        span: Span,
    ) -> Result<View, Failure> {
        let (painter, style) = (self.painter.clone(), caller.public_style());
        let draw = move || views::replay(&painter, style, &subject, None, span, false);
        self.replaying.draw(draw).await
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::pin::pin;
    use std::sync::mpsc;
    use std::task::Poll;

    use super::*;

    #[test]
    fn one_replay_is_drawn_for_a_person_at_a_time() {
        let studio = Studio::new();
        let [ada, ben] = [1_u64, 2].map(|id| UserId::try_from(id).unwrap());
        let first = studio.admit(ada).unwrap();
        assert!(matches!(studio.admit(ada), Err(Failure::StillDrawing)));
        assert!(studio.admit(ben).is_ok());
        drop(first);
        assert!(studio.admit(ada).is_ok());
    }

    #[tokio::test]
    async fn a_replay_waits_while_as_many_are_drawn_as_there_is_room_for() {
        let studio = Studio::new();
        let (finish, finished) = mpsc::channel::<()>();
        let mut first = pin!(studio.draw(move || finished.recv().is_ok()));
        let (finish_second, second_finished) = mpsc::channel::<()>();
        let mut second = pin!(studio.draw(move || second_finished.recv().is_ok()));
        let mut third = pin!(studio.draw(|| true));
        let begun = poll_fn(|cx| {
            let begun = [first.as_mut().poll(cx), second.as_mut().poll(cx)];
            Poll::Ready(begun.iter().all(Poll::is_pending))
        });
        assert!(begun.await);
        assert_eq!(studio.room.available_permits(), 0);
        assert!(poll_fn(|cx| Poll::Ready(third.as_mut().poll(cx).is_pending())).await);
        finish.send(()).unwrap();
        assert!(first.await.unwrap());
        assert!(third.await.unwrap());
        finish_second.send(()).unwrap();
        assert!(second.await.unwrap());
    }

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
