//! Draws pictures on blocking threads, a few at a time, in two lanes.

use std::sync::Arc;
use std::thread;

use dvonn_render::{Look, Painter};
use tokio::sync::{Mutex, Semaphore};

use crate::discord::kit::drawing::Lane;
use crate::discord::kit::view::{Drawn, View};

/// The minimum and maximum number of pictures drawn at once. Each takes a core for a moment, and
/// one place is kept for pictures that somebody's turn waits for.
const AT_ONCE: (usize, usize) = (2, 8);
/// The maximum number of pictures of a lane that are drawn or wait. Those of turns may be many: a
/// start announces every game that an earlier process left.
const MAX_TURN: usize = 1_024;
const MAX_OTHER: usize = 256;

/// Limits how many pictures are drawn at once.
pub(crate) struct Studio {
    painter: Arc<Painter>,
    /// Permits for the pictures of each lane that are drawn or wait.
    turn_room: Arc<Semaphore>,
    other_room: Arc<Semaphore>,
    /// Permits to draw, and one fewer to draw what no turn waits for.
    slots: Arc<Semaphore>,
    other_slots: Arc<Semaphore>,
    /// Held while the sprites of a look are drawn.
    preparing: Mutex<()>,
}

/// Why a picture was not drawn.
#[derive(Debug, thiserror::Error)]
pub(crate) enum DrawError {
    /// Too many pictures are waiting.
    #[error("too many pictures are waiting")]
    Busy,
    /// The code that draws panicked.
    #[error("drawing panicked: {0}")]
    Panic(String),
}

impl Studio {
    /// Returns an idle studio, which draws as many pictures at once as there are cores.
    pub(crate) fn new(painter: Painter) -> Studio {
        let cores = thread::available_parallelism().map_or(AT_ONCE.0, usize::from);
        Studio::drawing_at_once(painter, cores.clamp(AT_ONCE.0, AT_ONCE.1))
    }

    fn drawing_at_once(painter: Painter, count: usize) -> Studio {
        let permits = |count| Arc::new(Semaphore::new(count));
        Studio {
            painter: Arc::new(painter),
            turn_room: permits(MAX_TURN),
            other_room: permits(MAX_OTHER),
            slots: permits(count),
            other_slots: permits(count - 1),
            preparing: Mutex::new(()),
        }
    }

    /// Draws the picture of a view, if it has one.
    ///
    /// # Errors
    /// As for [`draw`](Studio::draw).
    pub(crate) async fn draw_view(&self, view: &View) -> Result<Drawn, DrawError> {
        let Some(picture) = view.undrawn().cloned() else { return Ok(view.drawn(None)) };
        let (lane, look) = (picture.lane, picture.look);
        let png = self.draw(lane, look, move |painter| picture.png(painter)).await?;
        Ok(view.drawn(Some(png)))
    }

    /// Waits for a free slot, then draws in this look.
    ///
    /// # Errors
    /// [`DrawError`] if too many pictures are waiting, or if drawing panicked.
    pub(crate) async fn draw<T: Send + 'static>(
        &self,
        lane: Lane,
        look: Look,
        draw: impl FnOnce(&Painter) -> T + Send + 'static,
    ) -> Result<T, DrawError> {
        let room = match lane {
            Lane::Turn => &self.turn_room,
            Lane::Other => &self.other_room,
        };
        let _room = room.try_acquire().map_err(|_| DrawError::Busy)?;
        self.prepare(look).await?;
        // A picture that nobody waits for any more is still drawn to its end: the permits go with
        // it to its thread.
        let other = match lane {
            Lane::Turn => None,
            Lane::Other => Arc::clone(&self.other_slots).acquire_owned().await.ok(),
        };
        let slot = Arc::clone(&self.slots).acquire_owned().await.ok();
        let permits = (slot, other);
        self.on_thread(move |painter| {
            let _permits = permits;
            draw(painter)
        })
        .await
    }

    /// Draws the background and sprites of this look, unless they are ready. Those who need the
    /// same ones wait for them together, and hold no slot meanwhile.
    async fn prepare(&self, look: Look) -> Result<(), DrawError> {
        if self.painter.is_ready(look) {
            return Ok(());
        }
        let _preparing = self.preparing.lock().await;
        if self.painter.is_ready(look) {
            return Ok(());
        }
        self.on_thread(move |painter| painter.prepare(look)).await
    }

    async fn on_thread<T: Send + 'static>(
        &self,
        draw: impl FnOnce(&Painter) -> T + Send + 'static,
    ) -> Result<T, DrawError> {
        let painter = Arc::clone(&self.painter);
        let drawn = tokio::task::spawn_blocking(move || draw(&painter)).await;
        drawn.map_err(|panic| DrawError::Panic(panic.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::pin::{Pin, pin};
    use std::sync::mpsc;
    use std::task::Poll;

    use super::*;

    /// Returns a studio with two slots, and a function that returns a picture of this lane which is
    /// drawn until a message arrives.
    fn studio() -> Studio {
        let painter = Painter::new();
        painter.prepare(Look::default());
        Studio::drawing_at_once(painter, 2)
    }

    async fn is_pending<T>(mut future: Pin<&mut impl Future<Output = T>>) -> bool {
        poll_fn(|cx| Poll::Ready(future.as_mut().poll(cx).is_pending())).await
    }

    #[tokio::test]
    async fn a_picture_for_a_turn_does_not_wait_for_others() {
        let studio = studio();
        let (finish, finished) = mpsc::channel::<()>();
        let look = Look::default();
        let mut other = pin!(studio.draw(Lane::Other, look, move |_| finished.recv().is_ok()));
        let mut next = pin!(studio.draw(Lane::Other, look, |_| true));
        assert!(is_pending(other.as_mut()).await && is_pending(next.as_mut()).await);
        assert!(studio.draw(Lane::Turn, look, |_| true).await.unwrap());
        assert!(is_pending(next.as_mut()).await);
        finish.send(()).unwrap();
        assert!(other.await.unwrap() && next.await.unwrap());
    }

    #[tokio::test]
    async fn pictures_for_turns_wait_for_a_free_slot() {
        let studio = studio();
        let look = Look::default();
        let (finish, finished) = mpsc::channel::<()>();
        let mut first = pin!(studio.draw(Lane::Turn, look, move |_| finished.recv().is_ok()));
        let (finish_second, finished) = mpsc::channel::<()>();
        let mut second = pin!(studio.draw(Lane::Turn, look, move |_| finished.recv().is_ok()));
        let mut third = pin!(studio.draw(Lane::Turn, look, |_| true));
        assert!(is_pending(first.as_mut()).await && is_pending(second.as_mut()).await);
        assert!(is_pending(third.as_mut()).await);
        finish.send(()).unwrap();
        assert!(first.await.unwrap() && third.await.unwrap());
        finish_second.send(()).unwrap();
        assert!(second.await.unwrap());
    }

    #[tokio::test]
    async fn a_picture_is_refused_if_too_many_wait() {
        let studio = studio();
        let permits = u32::try_from(MAX_OTHER).unwrap();
        let full = studio.other_room.acquire_many(permits).await.unwrap();
        let look = Look::default();
        let refused = studio.draw(Lane::Other, look, |_| true).await;
        assert!(matches!(refused, Err(DrawError::Busy)));
        assert!(studio.draw(Lane::Turn, look, |_| true).await.unwrap());
        drop(full);
        assert!(studio.draw(Lane::Other, look, |_| true).await.unwrap());
    }

    #[tokio::test]
    async fn a_picture_whose_drawing_panics_is_an_error() {
        let failed = studio().draw(Lane::Other, Look::default(), |_| panic!("oh")).await;
        assert!(matches!(failed, Err::<(), _>(DrawError::Panic(_))));
    }
}
