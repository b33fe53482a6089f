//! How long tests wait.

use std::time::Duration;

/// Returns how long a test waits for something before it fails: this many seconds, times
/// `DVONN_TEST_PATIENCE`, which is read when the tests are built. It is 1 by default; raise it on a
/// slow machine.
///
/// # Panics
/// Tests do not build if `DVONN_TEST_PATIENCE` is no whole number.
#[must_use]
pub const fn deadline(seconds: u64) -> Duration {
    let patience = match option_env!("DVONN_TEST_PATIENCE") {
        None => 1,
        Some(patience) => match u64::from_str_radix(patience, 10) {
            Ok(patience) => patience,
            Err(_) => panic!("DVONN_TEST_PATIENCE is a whole number"),
        },
    };
    Duration::from_secs(seconds * patience)
}
