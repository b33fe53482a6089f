//! Reads standard input in the background.

use std::io::{self, BufRead as _, Read as _};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use dvonn_engine::Stop;

/// The token that ends the program, in any case.
pub(crate) const QUIT: &str = "Quit";

/// The maximum length of a line in bytes, well above that of any valid line: a whole game.
const MAX_LINE: u64 = 4096;

/// Returns the trimmed lines of standard input. If the next line is `Quit`, raises `stop` as soon
/// as it arrives, even during a search.
pub(crate) fn lines(stop: Stop) -> Receiver<String> {
    // A channel without a buffer: a line is read only once the previous one was received.
    let (sender, receiver) = mpsc::sync_channel(0);
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        while let Ok(1..) = input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            let text = String::from_utf8_lossy(&line).trim().to_owned();
            if text.eq_ignore_ascii_case(QUIT) {
                stop.raise();
            }
            if sender.send(text).is_err() {
                break;
            }
            line.clear();
        }
    });
    receiver
}
