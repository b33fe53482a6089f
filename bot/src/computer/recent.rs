//! The latest analyses, so that the same question gets the same answer: two searches of equal length
//! may disagree about close plies.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use dvonn_engine::Analysis;
use dvonn_rules::Position;

/// The maximum number of analyses that are kept, of a few hundred bytes each.
const KEPT: usize = 200;

/// The latest analyses for people who asked, oldest first.
#[derive(Debug, Default)]
pub(crate) struct RecentAnalyses {
    kept: Mutex<VecDeque<(Position, Analysis)>>,
    hits: AtomicU64,
    misses: AtomicU64,
}

impl RecentAnalyses {
    /// Returns the analysis of a position with this number of lines, if one with at least so many is
    /// kept.
    pub(crate) fn of(&self, position: &Position, lines: usize) -> Option<Analysis> {
        let kept = self.lock();
        let mut kept = kept.iter();
        let found = kept.find(|(analysed, it)| analysed == position && it.lines.len() >= lines);
        let counter = if found.is_some() { &self.hits } else { &self.misses };
        counter.fetch_add(1, Ordering::Relaxed);
        found.map(|(_, analysis)| Analysis {
            lines: analysis.lines.iter().take(lines).cloned().collect(),
            ..*analysis
        })
    }

    /// Returns how many analyses were asked for that were kept, and that were not.
    pub(crate) fn hits_and_misses(&self) -> (u64, u64) {
        (self.hits.load(Ordering::Relaxed), self.misses.load(Ordering::Relaxed))
    }

    /// Keeps an analysis, and forgets the oldest one if there are too many.
    pub(crate) fn keep(&self, position: Position, analysis: Analysis) {
        let mut kept = self.lock();
        kept.retain(|(analysed, _)| *analysed != position);
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((position, analysis));
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(Position, Analysis)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use dvonn_engine::{Line, Value};
    use dvonn_rules::{Ply, Seed};

    use super::*;

    #[test]
    fn an_analysis_is_kept_until_there_are_too_many() {
        let recent = RecentAnalyses::default();
        let position = |number: usize| Position::dealt(Seed::from_bits(number as u64));
        let analysis = |nodes| Analysis { lines: Vec::new(), depth: 1, nodes };
        for number in 0..=KEPT {
            recent.keep(position(number), analysis(number as u64));
        }
        assert!(recent.of(&position(0), 0).is_none());
        assert_eq!(recent.of(&position(1), 0).map(|kept| kept.nodes), Some(1));
        recent.keep(position(1), analysis(99));
        assert_eq!(recent.of(&position(1), 0).map(|kept| kept.nodes), Some(99));
        assert!(recent.of(&position(2), 0).is_some(), "the newer analysis takes the same place");
        assert_eq!(recent.hits_and_misses(), (3, 1));
    }
    #[test]
    fn an_analysis_answers_questions_for_as_many_lines_or_fewer() {
        let recent = RecentAnalyses::default();
        let line = Line { plies: vec![Ply::Pass], value: Value::Exact(1) };
        recent.keep(Position::new(), Analysis { lines: vec![line; 3], depth: 1, nodes: 1 });
        let lines = |wanted| recent.of(&Position::new(), wanted).map(|kept| kept.lines.len());
        assert_eq!([1, 3, 4].map(lines), [Some(1), Some(3), None]);
    }
}
