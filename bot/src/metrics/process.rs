//! The figures of the process, under the names that all Prometheus clients use. Read from `/proc`:
//! there are none where the system has no such folder.

use std::fs;

use super::names::{CPU_SECONDS, OPEN_FILES, RESIDENT_MEMORY, THREADS};

/// The number of ticks per second in `/proc/self/stat`, on every Linux platform we support.
const TICKS_PER_SECOND: u64 = 100;

/// Reads the figures.
pub(super) fn sample() {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    if let Some(kibibytes) = field(&status, "VmRSS:") {
        RESIDENT_MEMORY.set_count(kibibytes * 1024, []);
    }
    if let Some(threads) = field(&status, "Threads:") {
        THREADS.set_count(threads, []);
    }
    if let Ok(files) = fs::read_dir("/proc/self/fd") {
        OPEN_FILES.set_count(files.count(), []);
    }
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    if let Some(ticks) = cpu_ticks(&stat) {
        CPU_SECONDS.set(ticks / TICKS_PER_SECOND, []);
    }
}

/// Returns the number after this name in `/proc/self/status`.
fn field(status: &str, name: &str) -> Option<usize> {
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Returns the ticks spent in the program and in the system: the fields 14 and 15 of
/// `/proc/self/stat`. The second field, the name of the program, may contain spaces.
fn cpu_ticks(stat: &str) -> Option<u64> {
    let (_, after_name) = stat.rsplit_once(") ")?;
    let mut fields = after_name.split(' ').skip(11);
    let (user, system) = (fields.next()?, fields.next()?);
    Some(user.parse::<u64>().ok()? + system.parse::<u64>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_of_linux_are_read() {
        assert_eq!(field("Name:\tx\nVmRSS:\t  4096 kB\nThreads:\t7\n", "VmRSS:"), Some(4096));
        assert_eq!(field("Threads:\t7\n", "VmRSS:"), None);
        let stat = "7 (my (odd) name) S 1 7 7 0 -1 4194560 9 0 0 0 150 50 0 0 20 0 1 0 5 6 7";
        assert_eq!(cpu_ticks(stat), Some(200));
        assert_eq!(cpu_ticks(""), None);
    }
}
