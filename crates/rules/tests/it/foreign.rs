//! One game as other programs and keyboards write it. Each file of `tests/data/foreign` is read as
//! the same plies.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;

use dvonn_rules::{Record, decode, headers};

/// What each of the other files must be read as.
const NORMALISED: &str = "normalised.txt";

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/foreign"))
}

/// Returns the names and bytes of all files, in order.
pub(crate) fn foreign_files() -> Vec<(String, Vec<u8>)> {
    let files = std::fs::read_dir(folder()).unwrap();
    let names: BTreeSet<_> = files.map(|file| file.unwrap().file_name()).collect();
    let read = |name: &OsString| std::fs::read(folder().join(name)).unwrap();
    names.iter().map(|name| (name.to_string_lossy().into_owned(), read(name))).collect()
}

fn read(file: &str, bytes: &[u8]) -> Record {
    decode(bytes).unwrap().parse().unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn plies(record: &Record) -> String {
    record.game().plies().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_game_is_read_however_another_program_wrote_it() {
    let expected = std::fs::read_to_string(folder().join(NORMALISED)).unwrap();
    let files = foreign_files();
    assert_eq!(files.len(), 14);
    for (file, bytes) in files {
        let record = read(&file, &bytes);
        assert_eq!(plies(&record), expected.trim(), "{file}");
        assert_eq!(record.to_string().parse(), Ok(record), "{file}");
    }
}

#[test]
fn names_are_read_in_each_encoding() {
    let names = |file: &str| {
        let record = read(file, &std::fs::read(folder().join(file)).unwrap());
        [headers::WHITE, headers::BLACK].map(|key| record.header(key).map(str::to_owned))
    };
    for file in ["boardspace-ca.sgf", "boardspace-latin1.sgf", "boardspace-utf16.sgf"] {
        assert_eq!(names(file), ["Jörg", "Zoë"].map(|name| Some(name.to_owned())), "{file}");
    }
    let golem = ["White", "Black"].map(|name| Some(name.to_owned()));
    assert_eq!(names("little-golem.txt"), golem);
}
