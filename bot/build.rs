//! Lists the language files in `text/`, so that adding one needs no code change.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=text");
    let folder =
        Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets this variable")).join("text");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the project has a folder of language files")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .collect();
    files.sort();

    let mut code = String::from(
        "/// The tag and text of each language file.\nconst FILES: &[(&str, &str)] = &[\n",
    );
    for path in files {
        let tag = path
            .file_stem()
            .and_then(|stem| stem.to_str())
            .expect("the file name is a language tag");
        let path = path.to_str().expect("the path is valid Unicode");
        writeln!(code, "    ({tag:?}, include_str!({path:?})),")
            .expect("writing to a string never fails");
    }
    code.push_str("];\n");
    let out =
        Path::new(&env::var("OUT_DIR").expect("cargo sets this variable")).join("languages.rs");
    fs::write(out, code).expect("cargo's output folder is writable");
}
