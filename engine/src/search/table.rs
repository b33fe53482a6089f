//! What earlier searches found out, by the key of the position. Threads share it without locks.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::board::Move;

/// How the true value lies to a stored one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is at least that.
    Lower,
    /// It is at most that.
    Upper,
    /// It is that.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) best: Move,
    pub(crate) value: i32,
    pub(crate) bound: Bound,
    /// The plies that were looked ahead; [`SOLVED`] if to the end of the game.
    pub(crate) depth: i32,
    /// What the position looks like without looking ahead.
    pub(crate) judged: i32,
}

impl Entry {
    /// Whether it says all that a search of this depth between these bounds would. Where a line is
    /// wanted, between bounds that lie apart, only what holds for the rest of the game does.
    pub(crate) fn answers(&self, depth: i32, alpha: i32, beta: i32) -> bool {
        let settled = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        };
        let wide = beta - alpha > 1;
        let sure = self.depth == SOLVED && self.bound == Bound::Exact;
        settled && self.depth >= depth && (!wide || sure)
    }
}

/// A depth that no search can better: the value holds for the rest of the game.
pub(crate) const SOLVED: i32 = 127;

/// A key, exclusive-or the data, and the data. A pair that two threads wrote half each does not
/// give the key any more (Hyatt and Mann 2002).
#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// A line of the processor's memory.
const BUCKET: usize = 4;

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

/// A transposition table.
pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    age: AtomicU8,
}

impl Table {
    /// A table of so many mebibytes, at least one.
    pub(crate) fn new(mebibytes: usize) -> Table {
        let count = mebibytes.max(1) * (1 << 20) / size_of::<Bucket>();
        Table { buckets: (0..count).map(|_| Bucket::default()).collect(), age: AtomicU8::new(0) }
    }

    /// Lets what was stored until now give way first.
    pub(crate) fn grow_older(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
        self.age.store(0, Ordering::Relaxed);
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (slot.check.load(Ordering::Relaxed) ^ data == key && data != 0).then(|| unpack(data))
        })
    }

    pub(crate) fn put(&self, key: u64, mut entry: Entry) {
        let age = self.age.load(Ordering::Relaxed) & AGES;
        let mut worst: Option<(i32, &Slot)> = None;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data == key && data != 0 {
                let old = unpack(data);
                if old.depth == SOLVED && old.bound == Bound::Exact && entry.depth != SOLVED {
                    return;
                }
                if entry.best == Move::NONE {
                    entry.best = old.best;
                }
                worst = Some((0, slot));
                break;
            }
            let older = age.wrapping_sub(age_of(data)) & AGES;
            let worth = if data == 0 { -1_000 } else { depth_of(data) - 8 * i32::from(older) };
            if worst.is_none_or(|(least, _)| worth < least) {
                worst = Some((worth, slot));
            }
        }
        if let Some((_, slot)) = worst {
            let data = pack(entry, age);
            slot.data.store(data, Ordering::Relaxed);
            slot.check.store(key ^ data, Ordering::Relaxed);
        }
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let place = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[place as usize]
    }
}

/// Ages go round in six bits.
const AGES: u8 = 63;

// From the lowest bit: 16 of move, 16 of value, 16 of judgement, 8 of depth, 2 of bound (never 0),
// 6 of age.

fn pack(entry: Entry, age: u8) -> u64 {
    let bound: u64 = match entry.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.best.to_bits())
        | u64::from(entry.value as i16 as u16) << 16
        | u64::from(entry.judged as i16 as u16) << 32
        | u64::from(entry.depth.clamp(0, SOLVED) as u8) << 48
        | bound << 56
        | u64::from(age) << 58
}

fn unpack(data: u64) -> Entry {
    Entry {
        best: Move::from_bits(data as u16),
        value: i32::from((data >> 16) as i16),
        judged: i32::from((data >> 32) as i16),
        depth: depth_of(data),
        bound: match data >> 56 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        },
    }
}

fn depth_of(data: u64) -> i32 {
    (data >> 48 & 255) as i32
}

fn age_of(data: u64) -> u8 {
    (data >> 58) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: i32, depth: i32) -> Entry {
        Entry { best: Move::new(3, 4), value, bound: Bound::Lower, depth, judged: -value / 2 }
    }

    #[test]
    fn what_was_put_in_comes_out() {
        let table = Table::new(1);
        assert_eq!(table.get(77), None);
        for (key, value) in [(77, -9_999), (u64::MAX, 10_023), (1 << 40, 0)] {
            table.put(key, entry(value, 5));
            assert_eq!(table.get(key), Some(entry(value, 5)));
        }
        table.clear();
        assert_eq!(table.get(77), None);
    }

    #[test]
    fn shallow_and_old_entries_give_way_first() {
        let table = Table::new(1);
        table.put(1, entry(1, 3));
        for key in 2..=4 {
            table.put(key, entry(1, 9));
        }
        table.put(5, entry(1, 1));
        assert_eq!((table.get(1), table.get(5)), (None, Some(entry(1, 1))));
        for _ in 0..3 {
            table.grow_older();
        }
        table.put(5, entry(1, 1));
        table.put(6, entry(1, 1));
        assert!(table.get(5).is_some() && table.get(6).is_some());
    }

    #[test]
    fn a_value_that_holds_for_the_rest_of_the_game_is_not_lost_to_a_guess() {
        let table = Table::new(1);
        let solved = Entry { bound: Bound::Exact, ..entry(10_003, SOLVED) };
        table.put(1, solved);
        table.put(1, entry(50, 8));
        assert_eq!(table.get(1), Some(solved));
    }
}
