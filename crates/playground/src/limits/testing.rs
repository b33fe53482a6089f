//! Helpers for the tests of the limits.

use serde_json::Value;

use super::error::ApiError;
use super::field::Field;
use super::field_error::FieldErrors;

/// Lists the errors of a refused body as `path CODE`, ordered by path. Any other refusal becomes
/// one line, `status/code`.
pub(super) fn errors(result: Result<(), ApiError>) -> Vec<String> {
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
    for (key, inner) in tree.as_object().expect("a tree of errors") {
        if key == "_errors" {
            for error in inner.as_array().expect("a list of errors") {
                assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()));
                let code = error["code"].as_str().expect("an error has a code");
                found.push(format!("{} {code}", path.join(".")));
            }
        } else {
            path.push(key);
            collect(inner, path, found);
            path.pop();
        }
    }
}

/// The errors that `check` finds in `body`.
pub(super) fn errors_of(body: &Value, check: impl FnOnce(&Field<'_>)) -> Vec<String> {
    let found = FieldErrors::default();
    check(&Field::root(body, &found));
    errors(found.into_result())
}

/// A text with this many code points, none of them ASCII.
pub(super) fn long(length: usize) -> String {
    "ß".repeat(length)
}
