//! A field of a request's body: its value, its path, and typed reads that record errors.
//!
//! A read returns `None` for absent and for invalid values, so that a check continues and finds all
//! errors. As on Discord, `null` counts as absent.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use super::field_error::{FieldError, FieldErrors};

/// The largest integer that JSON can represent exactly, and so the largest option value.
pub(super) const MAX_SAFE_INTEGER: i64 = 9_007_199_254_740_991;

/// A field of a body.
#[derive(Clone, Debug)]
pub(super) struct Field<'a> {
    value: Option<&'a Value>,
    path: Vec<String>,
    errors: &'a FieldErrors,
}

impl<'a> Field<'a> {
    /// The whole body.
    pub(super) fn root(value: &'a Value, errors: &'a FieldErrors) -> Self {
        Self { value: Some(value), path: Vec::new(), errors }
    }

    /// The field `key` of this object.
    pub(super) fn get(&self, key: &str) -> Self {
        let value = self.value.and_then(|value| value.get(key)).filter(|value| !value.is_null());
        self.at(key.to_owned(), value)
    }

    fn at(&self, key: String, value: Option<&'a Value>) -> Self {
        let mut path = self.path.clone();
        path.push(key);
        Self { value, path, errors: self.errors }
    }

    /// Returns true if there is a value other than `null`.
    pub(super) fn is_given(&self) -> bool {
        self.value.is_some()
    }

    /// Records an error at this field.
    #[expect(clippy::needless_pass_by_value, reason = "errors are created to be recorded")]
    pub(super) fn add_error(&self, error: FieldError) {
        self.errors.add(&self.path, &error);
    }

    /// Returns true if there is no error at this field or inside it so far.
    pub(super) fn is_valid(&self) -> bool {
        !self.errors.any_under(&self.path)
    }

    /// Records an error if the value is absent or an empty text.
    pub(super) fn required(self) -> Self {
        let missing = self.value.is_none_or(|value| value.as_str() == Some(""));
        if !missing {
            return self;
        }
        self.add_error(FieldError::required());
        Self { value: None, ..self }
    }

    /// The object in this field.
    pub(super) fn object(&self) -> Option<&'a Map<String, Value>> {
        let object = self.value?.as_object();
        if object.is_none() {
            self.add_error(FieldError::not_an_object());
        }
        object
    }

    /// The fields of an object with arbitrary keys.
    pub(super) fn entries(&self) -> Vec<(&'a str, Field<'a>)> {
        let entries = self.object().into_iter().flatten();
        entries.map(|(key, value)| (key.as_str(), self.at(key.clone(), Some(value)))).collect()
    }

    /// The items of a list whose length is within `limits`.
    pub(super) fn list(&self, limits: RangeInclusive<usize>) -> Vec<Field<'a>> {
        let Some(value) = self.value else {
            return Vec::new();
        };
        let Some(items) = value.as_array() else {
            self.add_error(FieldError::not_a_list());
            return Vec::new();
        };
        if !limits.contains(&items.len()) {
            self.add_error(FieldError::length(&limits));
            return Vec::new();
        }
        let items = items.iter().enumerate();
        items.map(|(index, item)| self.at(index.to_string(), Some(item))).collect()
    }

    /// A text whose length in Unicode code points is within `limits`.
    pub(super) fn text(&self, limits: RangeInclusive<usize>) -> Option<&'a str> {
        let value = self.value?;
        let Some(text) = value.as_str() else {
            self.add_error(FieldError::not_text(value));
            return None;
        };
        if limits.contains(&text.chars().count()) {
            return Some(text);
        }
        self.add_error(FieldError::length(&limits));
        None
    }

    /// An integer within `limits`. A string of digits and a float without a fraction count, too.
    pub(super) fn integer(&self, limits: RangeInclusive<i64>) -> Option<i64> {
        let value = self.value?;
        let number = match value {
            Value::String(text) => text.parse().ok(),
            other => other.as_i64().or_else(|| without_fraction(other.as_f64()?)),
        };
        let Some(number) = number else {
            self.add_error(FieldError::not_a_number(value, "int"));
            return None;
        };
        if number < *limits.start() {
            self.add_error(FieldError::below(limits.start(), "int"));
        } else if number > *limits.end() {
            self.add_error(FieldError::above(limits.end(), "int"));
        } else {
            return Some(number);
        }
        None
    }

    /// An integer that fits into an option.
    pub(super) fn safe_integer(&self) -> Option<i64> {
        self.integer(-MAX_SAFE_INTEGER..=MAX_SAFE_INTEGER)
    }

    /// A number that fits into an option.
    pub(super) fn number(&self) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "2^53 - 1 is exact")]
        const MAX: f64 = MAX_SAFE_INTEGER as f64;
        let value = self.value?;
        let Some(number) = value.as_f64() else {
            self.add_error(FieldError::not_a_number(value, "float"));
            return None;
        };
        if number < -MAX {
            self.add_error(FieldError::below(-MAX_SAFE_INTEGER, "float"));
        } else if number > MAX {
            self.add_error(FieldError::above(MAX_SAFE_INTEGER, "float"));
        } else {
            return Some(number);
        }
        None
    }

    /// One of a few integers.
    pub(super) fn one_of(&self, choices: &[i64]) -> Option<i64> {
        let number = self.integer(i64::MIN..=i64::MAX)?;
        if choices.contains(&number) {
            return Some(number);
        }
        self.add_error(FieldError::choices(choices));
        None
    }

    /// The `type` of this object, which must be one of `types`.
    pub(super) fn tag(&self, types: &[i64]) -> Option<i64> {
        self.object()?;
        let tag = self.get("type");
        if !tag.is_given() {
            self.add_error(FieldError::untyped());
            return None;
        }
        let number = tag.integer(i64::MIN..=i64::MAX)?;
        if types.contains(&number) {
            return Some(number);
        }
        self.add_error(FieldError::union(types));
        None
    }

    /// A boolean.
    pub(super) fn boolean(&self) -> Option<bool> {
        let boolean = self.value?.as_bool();
        if boolean.is_none() {
            self.add_error(FieldError::not_a_boolean());
        }
        boolean
    }

    /// An id: a string of digits or an integer.
    pub(super) fn snowflake(&self) -> Option<u64> {
        let value = self.value?;
        let id = match value {
            Value::String(text) => text.parse().ok(),
            other => other.as_u64(),
        };
        if id.is_none() {
            self.add_error(FieldError::not_a_number(value, "snowflake"));
        }
        id
    }

    /// A URL of at most `longest` characters with one of `schemes`.
    pub(super) fn url(&self, longest: usize, schemes: &[&str]) {
        let Some(text) = self.text(0..=longest) else {
            return;
        };
        let Some((scheme, rest)) = text.split_once("://") else {
            self.add_error(FieldError::new("URL_TYPE_INVALID_URL", "Not a well formed URL."));
            return;
        };
        if !schemes.contains(&scheme) {
            let schemes = schemes.join("', '");
            let message = format!(
                "Scheme \"{scheme}\" is not supported. Scheme must be one of ('{schemes}')."
            );
            self.add_error(FieldError::new("URL_TYPE_INVALID_SCHEME", message));
        } else if rest.is_empty() || rest.contains(char::is_whitespace) {
            self.add_error(FieldError::new("URL_TYPE_INVALID_URL", "Not a well formed URL."));
        }
    }

    /// The raw value.
    pub(super) fn raw(&self) -> Option<&'a Value> {
        self.value
    }
}

/// A float as an integer, if it is whole and exact.
fn without_fraction(number: f64) -> Option<i64> {
    #[expect(clippy::cast_precision_loss, reason = "2^53 - 1 is exact")]
    const MAX: f64 = MAX_SAFE_INTEGER as f64;
    let exact = number.fract() == 0.0 && number.abs() <= MAX;
    #[expect(clippy::cast_possible_truncation, reason = "it is whole, and within 2^53")]
    exact.then_some(number as i64)
}
