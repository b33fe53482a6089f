//! A lock-free transposition table, shared by all search threads.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use bytemuck::Zeroable;
use bytemuck::allocation::zeroed_slice_box;

use crate::board::Move;

/// How a stored value relates to the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true value is at least the stored one.
    Lower,
    /// The true value is at most the stored one.
    Upper,
    /// The stored value is the true value.
    Exact,
}

/// A stored search result for one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) best: Move,
    pub(crate) value: i32,
    pub(crate) bound: Bound,
    /// The search depth in plies; [`SOLVED`] if searched to the end of the game.
    pub(crate) depth: i32,
    /// The static evaluation of the position.
    pub(crate) static_eval: i32,
}

impl Entry {
    /// Returns true if the entry can replace a search with this depth and window. In a PV node,
    /// only a solved entry can, because a cutoff would truncate the principal variation.
    pub(crate) fn is_usable(&self, depth: i32, alpha: i32, beta: i32) -> bool {
        let bound_holds = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        };
        let pv_node = beta - alpha > 1;
        let solved = self.depth == SOLVED && self.bound == Bound::Exact;
        bound_holds && self.depth >= depth && (!pv_node || solved)
    }
}

/// The depth of a position searched to the end of the game.
pub(crate) const SOLVED: i32 = 127;

/// An entry, and the XOR of the entry and its key. If two threads write at the same time and the
/// halves come from different entries, the key no longer matches (Hyatt and Mann 2002).
#[derive(Zeroable)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// The number of slots in a bucket, which fills a cache line.
const BUCKET_SIZE: usize = 4;

/// The size of a cache line in bytes.
const CACHE_LINE: usize = 64;

/// A transposition table.
pub(crate) struct Table {
    slots: Box<[Slot]>,
    /// The first slot at the start of a cache line.
    first: usize,
    buckets: usize,
    age: AtomicU8,
}

impl Table {
    /// Creates a table of this size in MiB. The minimum is 1.
    pub(crate) fn new(mebibytes: usize) -> Table {
        let buckets = mebibytes.max(1) * (1 << 20) / CACHE_LINE;
        // The system gives zeroed memory when it is first written, so a short game does not pay for all
        // of it. That works only for types without an alignment of their own.
        let slots: Box<[Slot]> = zeroed_slice_box((buckets + 1) * BUCKET_SIZE);
        let first = slots.as_ptr().align_offset(CACHE_LINE).min(BUCKET_SIZE);
        Table { slots, first, buckets, age: AtomicU8::new(0) }
    }

    /// Starts a new search: from now on, older entries are replaced first.
    pub(crate) fn increment_age(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    /// Removes all entries.
    pub(crate) fn clear(&self) {
        for slot in &self.slots {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
        self.age.store(0, Ordering::Relaxed);
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (slot.check.load(Ordering::Relaxed) ^ data == key && data != 0).then(|| unpack(data))
        })
    }

    /// Asks the processor to load the entries of a position, which takes longer than all else that a
    /// search does with a position.
    #[cfg_attr(
        target_arch = "x86_64",
        expect(unsafe_code, reason = "the standard library has no stable function for this")
    )]
    pub(crate) fn prefetch(&self, key: u64) {
        let bucket = self.bucket(key).as_ptr();
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the instruction is a hint. It neither reads nor changes anything that a program can see.
        unsafe {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            _mm_prefetch::<_MM_HINT_T0>(bucket.cast());
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = bucket;
    }

    pub(crate) fn put(&self, key: u64, mut entry: Entry) {
        let age = self.age.load(Ordering::Relaxed) & AGE_MASK;
        let mut victim: Option<(i32, &Slot)> = None;
        for slot in self.bucket(key) {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data == key && data != 0 {
                let old = unpack(data);
                if old.depth == SOLVED && old.bound == Bound::Exact && entry.depth != SOLVED {
                    return;
                }
                if entry.best == Move::NONE {
                    entry.best = old.best;
                }
                victim = Some((0, slot));
                break;
            }
            // Empty slots are replaced first, then shallow and old entries.
            let age_difference = age.wrapping_sub(age_of(data)) & AGE_MASK;
            let priority =
                if data == 0 { -1_000 } else { depth_of(data) - 8 * i32::from(age_difference) };
            if victim.is_none_or(|(lowest, _)| priority < lowest) {
                victim = Some((priority, slot));
            }
        }
        if let Some((_, slot)) = victim {
            let data = pack(entry, age);
            slot.data.store(data, Ordering::Relaxed);
            slot.check.store(key ^ data, Ordering::Relaxed);
        }
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let place = (u128::from(key) * self.buckets as u128) >> 64;
        &self.slots[self.first + place as usize * BUCKET_SIZE..][..BUCKET_SIZE]
    }
}

/// Ages are counted modulo 64.
const AGE_MASK: u8 = 63;

// Bits of an entry, lowest first: 16 move, 16 value, 16 static evaluation, 8 depth, 2 bound (never
// 0, so that no entry is 0), 6 age.

fn pack(entry: Entry, age: u8) -> u64 {
    let bound: u64 = match entry.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.best.to_bits())
        | u64::from(entry.value as i16 as u16) << 16
        | u64::from(entry.static_eval as i16 as u16) << 32
        | u64::from(entry.depth.clamp(0, SOLVED) as u8) << 48
        | bound << 56
        | u64::from(age) << 58
}

fn unpack(data: u64) -> Entry {
    Entry {
        best: Move::from_bits(data as u16),
        value: i32::from((data >> 16) as i16),
        static_eval: i32::from((data >> 32) as i16),
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
        Entry { best: Move::new(3, 4), value, bound: Bound::Lower, depth, static_eval: -value / 2 }
    }

    #[test]
    fn stored_entries_are_found() {
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
    fn shallow_and_old_entries_are_replaced_first() {
        let table = Table::new(1);
        table.put(1, entry(1, 3));
        for key in 2..=4 {
            table.put(key, entry(1, 9));
        }
        table.put(5, entry(1, 1));
        assert_eq!((table.get(1), table.get(5)), (None, Some(entry(1, 1))));
        for _ in 0..3 {
            table.increment_age();
        }
        table.put(5, entry(1, 1));
        table.put(6, entry(1, 1));
        assert!(table.get(5).is_some() && table.get(6).is_some());
    }

    #[test]
    fn a_solved_entry_is_not_replaced_by_an_estimate() {
        let table = Table::new(1);
        let solved = Entry { bound: Bound::Exact, ..entry(10_003, SOLVED) };
        table.put(1, solved);
        table.put(1, entry(50, 8));
        assert_eq!(table.get(1), Some(solved));
    }
}
