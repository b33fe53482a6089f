//! A word about what is not tested, where something that a test needs is not there.

use std::io::Write as _;

/// Says in one line what is left out and why; where everything is required, that is a failure.
#[track_caller]
pub(super) fn say(what_and_why: &str) {
    let line = format!("LEFT OUT: {what_and_why}\n");
    assert!(std::env::var("DVONN_TEST_REQUIRE_ALL").as_deref() != Ok("1"), "{line}");
    // Not eprintln!, which a test that passes keeps to itself.
    std::io::stderr().write_all(line.as_bytes()).expect("standard error is open");
}
