//! What the tests of the limits share.

use serde_json::Value;

use super::error::ApiError;
use super::fault::Faults;
use super::field::Field;

/// The faults of a refused body, each as `path CODE`, in the order of their paths.
///
/// Any other refusal is the one line `status/code`; none is no line.
pub(super) fn faults(result: Result<(), ApiError>) -> Vec<String> {
    let Err(error) = result else {
        return Vec::new();
    };
    let Some(tree) = error.errors() else {
        return vec![format!("{}/{}", error.status(), error.code())];
    };
    assert_eq!((error.status(), error.code()), (400, 50035));
    let mut found = Vec::new();
    collect(tree, &mut Vec::new(), &mut found);
    found
}

fn collect<'a>(tree: &'a Value, path: &mut Vec<&'a str>, found: &mut Vec<String>) {
    for (key, inner) in tree.as_object().expect("a tree of faults") {
        if key == "_errors" {
            for fault in inner.as_array().expect("a list of faults") {
                assert!(fault["message"].as_str().is_some_and(|message| !message.is_empty()));
                let code = fault["code"].as_str().expect("a fault has a code");
                found.push(format!("{} {code}", path.join(".")));
            }
        } else {
            path.push(key);
            collect(inner, path, found);
            path.pop();
        }
    }
}

/// The faults that `check` finds in `body`.
pub(super) fn faults_of(body: &Value, check: impl FnOnce(&Field<'_>)) -> Vec<String> {
    let found = Faults::default();
    check(&Field::root(body, &found));
    faults(found.into_result())
}

/// A text of so many code points, of which none is ASCII.
pub(super) fn long(length: usize) -> String {
    "ß".repeat(length)
}
