//! One broken limit as Discord words it, and the tree that collects all of them.
//!
//! The codes are Discord's. Where it publishes none, the code follows the same style.

use std::cell::RefCell;
use std::fmt::Display;
use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use super::error::ApiError;

/// A broken limit: Discord's code and message.
#[derive(Debug)]
pub(super) struct FieldError {
    code: &'static str,
    message: String,
}

impl FieldError {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    pub(super) fn required() -> Self {
        Self::new("BASE_TYPE_REQUIRED", "This field is required")
    }

    /// A text or list is too short or too long.
    pub(super) fn length(limits: &RangeInclusive<usize>) -> Self {
        let (least, most) = (limits.start(), limits.end());
        if *least == 0 {
            Self::new("BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."))
        } else {
            let message = format!("Must be between {least} and {most} in length.");
            Self::new("BASE_TYPE_BAD_LENGTH", message)
        }
    }

    pub(super) fn not_text(value: &Value) -> Self {
        Self::new("STRING_TYPE_CONVERT", format!("Could not interpret \"{value}\" as string."))
    }

    /// `kind` is the expected type: `int`, `float` or `snowflake`.
    pub(super) fn not_a_number(value: &Value, kind: &str) -> Self {
        let shown = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        Self::new("NUMBER_TYPE_COERCE", format!("Value \"{shown}\" is not {kind}."))
    }

    pub(super) fn above(most: impl Display, kind: &str) -> Self {
        let message = format!("{kind} value should be less than or equal to {most}.");
        Self::new("NUMBER_TYPE_MAX", message)
    }

    pub(super) fn below(least: impl Display, kind: &str) -> Self {
        let message = format!("{kind} value should be greater than or equal to {least}.");
        Self::new("NUMBER_TYPE_MIN", message)
    }

    pub(super) fn not_a_boolean() -> Self {
        Self::new("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
    }

    pub(super) fn not_a_list() -> Self {
        Self::new("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    }

    pub(super) fn not_an_object() -> Self {
        Self::new("MODEL_TYPE_CONVERT", "Expected an object/dictionary.")
    }

    /// The value is not one of `choices`.
    pub(super) fn choices(choices: &[impl Display]) -> Self {
        Self::new("BASE_TYPE_CHOICES", format!("Value must be one of {}.", tuple(choices)))
    }

    /// The object's `type` is not one of `types`.
    pub(super) fn union(types: &[i64]) -> Self {
        let message = format!("Value of field \"type\" must be one of {}.", tuple(types));
        Self::new("UNION_TYPE_CHOICES", message)
    }

    /// The object has no `type`.
    pub(super) fn untyped() -> Self {
        Self::new("TAG_FIELD_MISSING", "Field \"type\" is required")
    }

    /// Discord supports this, but the playground does not.
    pub(super) fn unsupported(what: &str) -> Self {
        Self::new("PLAYGROUND_UNSUPPORTED", format!("The playground does not support {what}."))
    }
}

/// Formats a list as Discord's server does: `(1, 2)`, or `(1,)` for one item.
fn tuple(items: &[impl Display]) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    let comma = if items.len() == 1 { "," } else { "" };
    format!("({}{comma})", items.join(", "))
}

/// The validation errors of a request body, nested like its fields.
#[derive(Debug, Default)]
pub(super) struct FieldErrors {
    tree: RefCell<Map<String, Value>>,
}

impl FieldErrors {
    /// Adds an error at a path of the body.
    ///
    /// As in Discord's answers, a path has either its own errors or errors inside it, whichever
    /// came first.
    pub(super) fn add(&self, path: &[String], error: &FieldError) {
        let mut tree = self.tree.borrow_mut();
        let mut place = &mut *tree;
        for key in path {
            if place.contains_key("_errors") {
                return;
            }
            let inner = place.entry(key.as_str()).or_insert_with(|| json!({}));
            let Value::Object(inner) = inner else { return };
            place = inner;
        }
        if !place.is_empty() && !place.contains_key("_errors") {
            return;
        }
        let list = place.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(json!({"code": error.code, "message": error.message}));
        }
    }

    /// Returns true if there are errors at `path` or inside it.
    pub(super) fn any_under(&self, path: &[String]) -> bool {
        let tree = self.tree.borrow();
        let mut place = &*tree;
        for key in path {
            match place.get(key.as_str()) {
                Some(Value::Object(inner)) => place = inner,
                _ => return false,
            }
        }
        !place.is_empty()
    }

    /// A refusal with all errors, if there are any.
    pub(super) fn into_result(self) -> Result<(), ApiError> {
        let tree = self.tree.into_inner();
        if tree.is_empty() { Ok(()) } else { Err(ApiError::invalid_form_body(Value::Object(tree))) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(text: &str) -> Vec<String> {
        text.split('.').map(str::to_owned).collect()
    }

    #[test]
    fn errors_are_reported_at_their_paths() {
        let errors = FieldErrors::default();
        errors.add(&path("components.0.label"), &FieldError::length(&(0..=80)));
        errors.add(&path("components.1"), &FieldError::not_an_object());
        assert!(errors.any_under(&path("components")));
        assert!(!errors.any_under(&path("components.2")));
        let error = errors.into_result().unwrap_err();
        assert_eq!(
            error.body(),
            json!({"code": 50035, "message": "Invalid Form Body", "errors": {"components": {
                "0": {"label": {"_errors": [{
                    "code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}]}},
                "1": {"_errors": [{
                    "code": "MODEL_TYPE_CONVERT", "message": "Expected an object/dictionary."}]},
            }}})
        );
    }

    #[test]
    fn a_path_has_its_own_errors_or_errors_inside_but_never_both() {
        let errors = FieldErrors::default();
        errors.add(&path("a.b"), &FieldError::required());
        errors.add(&path("a"), &FieldError::required());
        errors.add(&path("c"), &FieldError::required());
        errors.add(&path("c.d"), &FieldError::required());
        let error = errors.into_result().unwrap_err();
        let errors = error.errors().unwrap();
        assert!(errors["a"].get("_errors").is_none());
        assert!(errors["c"].get("d").is_none());
    }

    #[test]
    fn no_error_is_no_refusal() {
        assert_eq!(FieldErrors::default().into_result(), Ok(()));
    }

    #[test]
    fn choices_are_printed_as_by_discord() {
        assert_eq!(FieldError::union(&[1]).message, "Value of field \"type\" must be one of (1,).");
        assert_eq!(FieldError::choices(&[60, 1440]).message, "Value must be one of (60, 1440).");
    }
}
