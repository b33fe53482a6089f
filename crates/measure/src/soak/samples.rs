//! The memory of the bot over time.

use std::fmt;
use std::time::Duration;

use super::tables::Counts;
use crate::bot::{Bot, Result};

/// The memory of the bot at a moment.
pub(crate) struct Sample {
    /// The hours on the playground's clock since people began to play.
    pub(crate) hours: f64,
    /// Resident memory in MiB.
    pub(crate) resident: f64,
    /// The part of it in MiB that the bot has allocated. The rest is the program itself, which the
    /// system can load again from the disk.
    pub(crate) allocated: f64,
}

impl Sample {
    /// The heads of the columns.
    pub(crate) const HEAD: &str = "hours  running   turns   pages  resident  allocated";

    /// Measures now, so long after people began to play.
    pub(crate) fn take(bot: &Bot, after: Duration) -> Result<Sample> {
        let mebibytes = |kibibytes: u32| f64::from(kibibytes) / 1024.0;
        Ok(Sample {
            hours: after.as_secs_f64() / 3600.0,
            resident: mebibytes(bot.memory()?),
            allocated: mebibytes(bot.status("RssAnon:")?),
        })
    }

    /// Returns a row of the table.
    pub(crate) fn row(&self, counts: &Counts) -> String {
        let Sample { hours, resident, allocated } = self;
        let (running, turns, pages) = (counts.running(), counts.turns, counts.pages);
        format!("{hours:5.1} {running:8} {turns:7} {pages:7} {resident:9.1} {allocated:10.1}")
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} MiB, {:.1} of them allocated", self.resident, self.allocated)
    }
}

/// Returns the slope of the line that fits the resident memory best, in MiB per 24 hours.
pub(crate) fn growth_per_day(samples: &[Sample]) -> f64 {
    let count = samples.iter().map(|_| 1.0).sum::<f64>();
    let mean = |of: fn(&Sample) -> f64| samples.iter().map(of).sum::<f64>() / count;
    let (hours, memory) = (mean(|sample| sample.hours), mean(|sample| sample.resident));
    let sum = |of: &dyn Fn(&Sample) -> f64| samples.iter().map(of).sum::<f64>();
    let spread = sum(&|sample| (sample.hours - hours).powi(2));
    let both = sum(&|sample| (sample.hours - hours) * (sample.resident - memory));
    if spread > 0.0 { 24.0 * both / spread } else { 0.0 }
}
