//! Reports tests that are skipped because something they need is missing.

use std::io::Write as _;

/// Prints one line about a skipped test and the reason. Fails instead if `DVONN_TEST_REQUIRE_ALL`
/// is 1.
#[track_caller]
pub(crate) fn report(what_and_why: &str) {
    let line = format!("SKIPPED: {what_and_why}\n");
    assert!(std::env::var("DVONN_TEST_REQUIRE_ALL").as_deref() != Ok("1"), "{line}");
    // Not eprintln!, because the test harness hides its output if the test passes.
    std::io::stderr().write_all(line.as_bytes()).expect("standard error is open");
}
