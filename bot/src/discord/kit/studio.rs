//! Draws large pictures on blocking threads, a few at a time.

use tokio::sync::Semaphore;

use crate::discord::kit::failure::Failure;

/// The maximum number of pictures drawn at once. Each takes a core for a moment.
const AT_ONCE: usize = 2;

/// Limits how many pictures are drawn at once.
pub(crate) struct Studio(Semaphore);

impl Studio {
    /// Returns an idle studio.
    pub(crate) fn new() -> Studio {
        Studio(Semaphore::new(AT_ONCE))
    }

    /// Waits for a free slot, then draws.
    ///
    /// # Errors
    /// [`Failure::Panic`] if drawing panicked.
    pub(crate) async fn draw<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let _permit = self.0.acquire().await;
        let drawn = tokio::task::spawn_blocking(draw).await;
        drawn.map_err(|panic| Failure::Panic(panic.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::pin::pin;
    use std::sync::mpsc;
    use std::task::Poll;

    use super::*;

    #[tokio::test]
    async fn a_picture_waits_for_a_free_slot() {
        let studio = Studio::new();
        let (finish, finished) = mpsc::channel::<()>();
        let mut first = pin!(studio.draw(move || finished.recv().is_ok()));
        let (finish_second, second_finished) = mpsc::channel::<()>();
        let mut second = pin!(studio.draw(move || second_finished.recv().is_ok()));
        let mut third = pin!(studio.draw(|| true));
        let both_wait = poll_fn(|cx| {
            let both_wait = [first.as_mut().poll(cx), second.as_mut().poll(cx)];
            Poll::Ready(both_wait.iter().all(Poll::is_pending))
        });
        assert!(both_wait.await);
        assert_eq!(studio.0.available_permits(), 0);
        assert!(poll_fn(|cx| Poll::Ready(third.as_mut().poll(cx).is_pending())).await);
        finish.send(()).unwrap();
        assert!(first.await.unwrap());
        assert!(third.await.unwrap());
        finish_second.send(()).unwrap();
        assert!(second.await.unwrap());
    }
}
