//! Panics in the log, without what people wrote.

use std::any::Any;
use std::panic::Location;
use std::sync::LazyLock;

use regex_lite::Regex;

/// Matches what a message of a panic quotes: a value in the format of `Debug`, or the text in which
/// an index was wrong.
static QUOTED: LazyLock<Regex> = LazyLock::new(|| {
    let (value, text) = (r#""(?:[^"\\]|\\.)*""#, r"(?s:(?: of| slicing) `.*`)");
    Regex::new(&format!("{value}|{text}")).expect("the tests compile it")
});

/// Logs every panic with its place, instead of writing it to standard error.
pub(super) fn log_all() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(Location::to_string);
        let panic = panic_text(panic.payload());
        let thread = std::thread::current();
        tracing::error!(place, panic, thread = thread.name(), "the code panicked");
    }));
}

/// Returns the message of a panic, without what it quotes.
pub(crate) fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    QUOTED.replace_all(text.unwrap_or_default(), "[…]").into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text_of(panicking: impl FnOnce() + std::panic::UnwindSafe) -> String {
        panic_text(&*std::panic::catch_unwind(panicking).unwrap_err())
    }

    #[test]
    fn a_panic_is_told_by_its_message() {
        assert_eq!(text_of(|| panic!("cell {}", 49)), "cell 49");
        assert_eq!(text_of(|| panic!("no cell")), "no cell");
    }

    #[test]
    fn what_people_wrote_is_not_told() {
        let (start, end) = std::hint::black_box((1, 2));
        let refused: Result<String, &str> = std::hint::black_box(Err("a \"Kraken\" b"));
        let texts = [
            text_of(move || drop("é Kraken `x`"[start..end].to_owned())),
            text_of(move || drop("Kraken\nKraken"[start..end + 90].to_owned())),
            text_of(move || drop(refused.unwrap())),
            text_of(|| panic!("left: {:?}, right: {:?}", "Kra\\\"ken", "Kraken")),
        ];
        for text in texts {
            assert!(!text.contains("Kra") && !text.contains("ken"), "{text}");
            assert!(text.len() > 10, "{text}");
        }
    }
}
