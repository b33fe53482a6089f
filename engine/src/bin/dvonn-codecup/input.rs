//! Standard input, read while the program thinks.

use std::io::{self, BufRead as _, Read as _};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use dvonn_engine::Stop;

/// What ends the game, in any case of letters.
pub(crate) const QUIT: &str = "Quit";

/// More bytes than any line that means something.
const LONGEST: u64 = 256;

/// The lines of standard input, without blanks around them. If the next one is `Quit`, `stop` is
/// raised as soon as it can be read, whether or not anyone has asked for it.
pub(crate) fn lines(stop: Stop) -> Receiver<String> {
    // Without room for a line: each is read when the one before has been taken.
    let (sender, receiver) = mpsc::sync_channel(0);
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        while let Ok(1..) = input.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
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
