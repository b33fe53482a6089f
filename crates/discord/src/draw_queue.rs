//! Draws pictures on blocking threads, a few at a time, in two lanes.
//!
//! A view only says what its picture shows ([`Picture`](crate::picture::Picture)); the picture is drawn when the
//! view is sent. Pictures that somebody's turn waits for have a lane and a thread of their own, so they
//! never wait for others. If too many pictures wait, or more than eight of one person, people are asked to
//! try again; what the bot sends by itself waits.
//!
//! Drawing stops after 20 seconds, or when nobody waits for it any more.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::picture::{DrawError, Lane};
use crate::view::{Drawn, View};

/// The minimum and maximum number of pictures drawn at once. Each takes a core for a moment, and
/// one place is kept for pictures that somebody's turn waits for.
const AT_ONCE: (usize, usize) = (2, 8);
/// The maximum number of pictures of a lane that people wait for.
const MAX_TURN: usize = 1_024;
const MAX_OTHER: usize = 256;
/// The maximum number of pictures that one person waits for.
const MAX_OF_PERSON: usize = 8;
/// The longest time that drawing one picture may take, without the time that it waits.
const LONGEST: Duration = Duration::from_secs(20);

/// Limits how many pictures are drawn at once.
pub struct DrawQueue {
    observer: Box<dyn Fn(Lane, Duration) + Send + Sync>,
    /// Permits for the pictures of each lane that people wait for.
    turn_room: Arc<Semaphore>,
    other_room: Arc<Semaphore>,
    people: Arc<People>,
    /// Permits to draw, and one fewer to draw what no turn waits for.
    slots: Arc<Semaphore>,
    other_slots: Arc<Semaphore>,
    longest: Duration,
    /// The number of pictures that wait for a slot, and the number of slots.
    turns_waiting: AtomicUsize,
    others_waiting: AtomicUsize,
    count: usize,
}

/// How much is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    /// Pictures for turns that wait.
    pub turns: usize,
    /// Other pictures that wait.
    pub others: usize,
    /// Pictures that are being drawn.
    pub running: usize,
}

/// Who wants a picture.
#[derive(Clone, Copy, Debug)]
pub enum Requester {
    /// The bot, which must show what has happened. It waits for as long as it takes.
    Bot,
    /// A person, who is refused if too many pictures wait.
    Person(u64),
}

impl DrawQueue {
    /// Returns an idle queue, which draws as many pictures at once as there are cores. It tells `observer`
    /// how long each has taken, with the time that it waited.
    pub fn new(observer: impl Fn(Lane, Duration) + Send + Sync + 'static) -> DrawQueue {
        let cores = thread::available_parallelism().map_or(AT_ONCE.0, usize::from);
        let count = cores.clamp(AT_ONCE.0, AT_ONCE.1);
        DrawQueue { observer: Box::new(observer), ..DrawQueue::with(count, LONGEST) }
    }

    fn with(count: usize, longest: Duration) -> DrawQueue {
        let permits = |count| Arc::new(Semaphore::new(count));
        DrawQueue {
            observer: Box::new(|_, _| ()),
            turn_room: permits(MAX_TURN),
            other_room: permits(MAX_OTHER),
            people: Arc::default(),
            slots: permits(count),
            other_slots: permits(count - 1),
            longest,
            turns_waiting: AtomicUsize::new(0),
            others_waiting: AtomicUsize::new(0),
            count,
        }
    }

    /// Returns how many pictures wait and are drawn.
    pub fn load(&self) -> Load {
        Load {
            turns: self.turns_waiting.load(Ordering::Relaxed),
            others: self.others_waiting.load(Ordering::Relaxed),
            running: self.count - self.slots.available_permits(),
        }
    }

    /// Draws the picture of a view, if it has one.
    ///
    /// # Errors
    /// As for [`draw`](DrawQueue::draw).
    pub async fn draw_view(&self, requester: Requester, view: &View) -> Result<Drawn, DrawError> {
        let Some(picture) = view.undrawn().cloned() else { return Ok(view.drawn(None)) };
        let png = self.draw(requester, picture.lane, move |stop| picture.png(stop)).await?;
        Ok(view.drawn(Some(png)))
    }

    /// Waits for a free slot, then draws. `draw` gets a flag, and may stop once that is raised: then nobody
    /// waits for it any more.
    ///
    /// # Errors
    /// [`DrawError`] if too many pictures are waiting, if drawing takes too long, or if it panics.
    pub async fn draw<T: Send + 'static>(
        &self,
        requester: Requester,
        lane: Lane,
        draw: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Result<T, DrawError> {
        let place = match requester {
            Requester::Bot => None,
            Requester::Person(person) => Some(self.take_place(person, lane)?),
        };
        let begun = Instant::now();
        let waiting = match lane {
            Lane::Turn => &self.turns_waiting,
            Lane::Other => &self.others_waiting,
        };
        let waits = Waiting::count(waiting);
        // The permits go with the picture to its thread, which may go on for a while after nobody
        // waits for it any more.
        let other = match lane {
            Lane::Turn => None,
            Lane::Other => Arc::clone(&self.other_slots).acquire_owned().await.ok(),
        };
        let slot = Arc::clone(&self.slots).acquire_owned().await.ok();
        let permits = (place, slot, other);
        drop(waits);
        let stop = StopOnDrop(Arc::default());
        let flag = Arc::clone(&stop.0);
        let drawn = tokio::task::spawn_blocking(move || {
            let _permits = permits;
            draw(flag)
        });
        let drawn = timeout(self.longest, drawn).await.map_err(|_| DrawError::TooSlow)?;
        (self.observer)(lane, begun.elapsed());
        drawn.map_err(|panic| DrawError::Panic(panic.to_string()))
    }

    fn take_place(&self, person: u64, lane: Lane) -> Result<Place, DrawError> {
        let share = Share::take(&self.people, person).ok_or(DrawError::Busy)?;
        let room = match lane {
            Lane::Turn => &self.turn_room,
            Lane::Other => &self.other_room,
        };
        let room = Arc::clone(room).try_acquire_owned().map_err(|_| DrawError::Busy)?;
        Ok(Place { _share: share, _room: room })
    }
}

/// Counts a picture that waits, until this is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl Waiting<'_> {
    fn count(waiting: &AtomicUsize) -> Waiting<'_> {
        waiting.fetch_add(1, Ordering::Relaxed);
        Waiting(waiting)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Stops drawing as soon as nobody waits for the picture any more.
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A place among the pictures that people wait for.
struct Place {
    _share: Share,
    _room: OwnedSemaphorePermit,
}

/// How many pictures each person waits for.
#[derive(Default)]
struct People(Mutex<HashMap<u64, usize>>);

impl People {
    fn lock(&self) -> MutexGuard<'_, HashMap<u64, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One of the pictures that a person waits for. Dropping it makes room for another.
struct Share {
    people: Arc<People>,
    person: u64,
}

impl Share {
    /// Returns `None` if the person waits for too many.
    fn take(people: &Arc<People>, person: u64) -> Option<Share> {
        let mut counts = people.lock();
        let count = counts.entry(person).or_default();
        if *count == MAX_OF_PERSON {
            return None;
        }
        *count += 1;
        Some(Share { people: Arc::clone(people), person })
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut counts = self.people.lock();
        if let Some(count) = counts.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::pin::{Pin, pin};
    use std::sync::mpsc;
    use std::task::Poll;

    use super::*;

    /// Returns a queue with two slots.
    fn queue() -> DrawQueue {
        DrawQueue::with(2, LONGEST)
    }

    fn person(id: u64) -> Requester {
        Requester::Person(id)
    }

    async fn is_pending<T>(mut future: Pin<&mut impl Future<Output = T>>) -> bool {
        poll_fn(|cx| Poll::Ready(future.as_mut().poll(cx).is_pending())).await
    }

    #[tokio::test]
    async fn a_picture_for_a_turn_does_not_wait_for_others() {
        let queue = queue();
        let (finish, finished) = mpsc::channel::<()>();
        let first = queue.draw(person(1), Lane::Other, move |_| finished.recv().is_ok());
        let mut first = pin!(first);
        let mut next = pin!(queue.draw(person(1), Lane::Other, |_| true));
        assert!(is_pending(first.as_mut()).await && is_pending(next.as_mut()).await);
        assert!(queue.draw(person(2), Lane::Turn, |_| true).await.unwrap());
        assert!(is_pending(next.as_mut()).await);
        assert_eq!((queue.load().turns, queue.load().others), (0, 1));
        finish.send(()).unwrap();
        assert!(first.await.unwrap() && next.await.unwrap());
        assert_eq!((queue.load().turns, queue.load().others), (0, 0));
    }

    #[tokio::test]
    async fn pictures_for_turns_wait_for_a_free_slot() {
        let queue = queue();
        let (finish, finished) = mpsc::channel::<()>();
        let first = queue.draw(Requester::Bot, Lane::Turn, move |_| finished.recv().is_ok());
        let (finish_second, finished) = mpsc::channel::<()>();
        let second = queue.draw(Requester::Bot, Lane::Turn, move |_| finished.recv().is_ok());
        let (mut first, mut second) = (pin!(first), pin!(second));
        let mut third = pin!(queue.draw(person(1), Lane::Turn, |_| true));
        assert!(is_pending(first.as_mut()).await && is_pending(second.as_mut()).await);
        assert!(is_pending(third.as_mut()).await);
        finish.send(()).unwrap();
        assert!(first.await.unwrap() && third.await.unwrap());
        finish_second.send(()).unwrap();
        assert!(second.await.unwrap());
    }

    #[tokio::test]
    async fn a_person_is_refused_if_too_many_pictures_wait() {
        let queue = queue();
        let permits = u32::try_from(MAX_OTHER).unwrap();
        let full = queue.other_room.acquire_many(permits).await.unwrap();
        let refused = queue.draw(person(1), Lane::Other, |_| true).await;
        assert!(matches!(refused, Err(DrawError::Busy)));
        assert!(queue.draw(person(1), Lane::Turn, |_| true).await.unwrap());
        drop(full);
        assert!(queue.draw(person(1), Lane::Other, |_| true).await.unwrap());
    }

    #[tokio::test]
    async fn what_the_bot_announces_is_drawn_after_a_full_queue() {
        let queue = queue();
        let permits = u32::try_from(MAX_OTHER).unwrap();
        let _full = queue.other_room.acquire_many(permits).await.unwrap();
        let slot = queue.other_slots.acquire().await.unwrap();
        let mut table = pin!(queue.draw(Requester::Bot, Lane::Other, |_| true));
        assert!(is_pending(table.as_mut()).await);
        drop(slot);
        assert!(table.await.unwrap());
    }

    #[tokio::test]
    async fn one_person_cannot_fill_the_queue() {
        let queue = queue();
        let slot = queue.other_slots.acquire().await.unwrap();
        let mut waiting = Vec::new();
        for _ in 0..MAX_OF_PERSON {
            let mut picture = Box::pin(queue.draw(person(1), Lane::Other, |_| true));
            assert!(is_pending(picture.as_mut()).await);
            waiting.push(picture);
        }
        let refused = queue.draw(person(1), Lane::Other, |_| true).await;
        assert!(matches!(refused, Err(DrawError::Busy)));
        drop(slot);
        assert!(queue.draw(person(2), Lane::Turn, |_| true).await.unwrap());
        // Nobody waits for these any more.
        drop(waiting);
        assert!(queue.draw(person(1), Lane::Other, |_| true).await.unwrap());
    }

    #[tokio::test]
    async fn a_picture_that_takes_too_long_is_stopped() {
        let queue = DrawQueue::with(2, Duration::ZERO);
        let (go_on, may_go_on) = mpsc::channel::<()>();
        let (tell, told) = mpsc::channel();
        let picture = move |stop: Arc<AtomicBool>| {
            may_go_on.recv().unwrap();
            tell.send(stop.load(Ordering::Relaxed)).unwrap();
        };
        let refused = queue.draw(person(1), Lane::Other, picture).await;
        assert!(matches!(refused, Err(DrawError::TooSlow)));
        go_on.send(()).unwrap();
        assert_eq!(told.recv(), Ok(true));
    }

    #[tokio::test]
    async fn a_picture_whose_drawing_panics_is_an_error() {
        let failed = queue().draw(Requester::Bot, Lane::Other, |_| panic!("oh")).await;
        assert!(matches!(failed, Err::<(), _>(DrawError::Panic(_))));
    }
}
