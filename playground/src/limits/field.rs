//! A place in a request's body: its value, its path, and the typed reads that note a fault there.
//!
//! Every read answers `None` both for what is absent and for what is at fault, so that a
//! check goes on and finds the other faults too. `null` counts as absent, as it does on Discord.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use super::fault::{Fault, Faults};

/// The largest whole number that JSON carries exactly, and so the largest option value.
pub(super) const MAX_SAFE_INTEGER: i64 = 9_007_199_254_740_991;

/// One place in a body. See the file's head.
#[derive(Clone, Debug)]
pub(super) struct Field<'a> {
    value: Option<&'a Value>,
    path: Vec<String>,
    faults: &'a Faults,
}

impl<'a> Field<'a> {
    /// The whole body.
    pub(super) fn root(value: &'a Value, faults: &'a Faults) -> Self {
        Self { value: Some(value), path: Vec::new(), faults }
    }

    /// The field `key` of this object.
    pub(super) fn get(&self, key: &str) -> Self {
        let value = self.value.and_then(|value| value.get(key)).filter(|value| !value.is_null());
        self.at(key.to_owned(), value)
    }

    fn at(&self, key: String, value: Option<&'a Value>) -> Self {
        let mut path = self.path.clone();
        path.push(key);
        Self { value, path, faults: self.faults }
    }

    /// Whether there is a value other than `null`.
    pub(super) fn is_given(&self) -> bool {
        self.value.is_some()
    }

    /// Notes a fault at this place.
    #[expect(clippy::needless_pass_by_value, reason = "a fault is made to be noted")]
    pub(super) fn fault(&self, fault: Fault) {
        self.faults.add(&self.path, &fault);
    }

    /// Whether nothing inside is at fault so far: what is malformed needs no second complaint.
    pub(super) fn is_sound(&self) -> bool {
        !self.faults.any_under(&self.path)
    }

    /// Notes a fault if the value is absent or an empty text.
    pub(super) fn required(self) -> Self {
        let missing = self.value.is_none_or(|value| value.as_str() == Some(""));
        if !missing {
            return self;
        }
        self.fault(Fault::required());
        Self { value: None, ..self }
    }

    /// The object at this place.
    pub(super) fn object(&self) -> Option<&'a Map<String, Value>> {
        let object = self.value?.as_object();
        if object.is_none() {
            self.fault(Fault::not_an_object());
        }
        object
    }

    /// The fields of an object of any keys.
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
            self.fault(Fault::not_a_list());
            return Vec::new();
        };
        if !limits.contains(&items.len()) {
            self.fault(Fault::length(&limits));
            return Vec::new();
        }
        let items = items.iter().enumerate();
        items.map(|(index, item)| self.at(index.to_string(), Some(item))).collect()
    }

    /// A text whose length in Unicode code points is within `limits`.
    pub(super) fn text(&self, limits: RangeInclusive<usize>) -> Option<&'a str> {
        let value = self.value?;
        let Some(text) = value.as_str() else {
            self.fault(Fault::not_text(value));
            return None;
        };
        if limits.contains(&text.chars().count()) {
            return Some(text);
        }
        self.fault(Fault::length(&limits));
        None
    }

    /// A whole number within `limits`. A text of digits counts as the number it shows, and 30.0
    /// as 30.
    pub(super) fn integer(&self, limits: RangeInclusive<i64>) -> Option<i64> {
        let value = self.value?;
        let number = match value {
            Value::String(text) => text.parse().ok(),
            other => other.as_i64().or_else(|| without_fraction(other.as_f64()?)),
        };
        let Some(number) = number else {
            self.fault(Fault::not_a_number(value, "int"));
            return None;
        };
        if number < *limits.start() {
            self.fault(Fault::below(limits.start(), "int"));
        } else if number > *limits.end() {
            self.fault(Fault::above(limits.end(), "int"));
        } else {
            return Some(number);
        }
        None
    }

    /// A number, whole or not, that an option can hold.
    pub(super) fn number(&self) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "2^53 - 1 is exact")]
        const MOST: f64 = MAX_SAFE_INTEGER as f64;
        let value = self.value?;
        let Some(number) = value.as_f64() else {
            self.fault(Fault::not_a_number(value, "float"));
            return None;
        };
        if number < -MOST {
            self.fault(Fault::below(-MAX_SAFE_INTEGER, "float"));
        } else if number > MOST {
            self.fault(Fault::above(MAX_SAFE_INTEGER, "float"));
        } else {
            return Some(number);
        }
        None
    }

    /// One of a few whole numbers.
    pub(super) fn one_of(&self, choices: &[i64]) -> Option<i64> {
        let number = self.integer(i64::MIN..=i64::MAX)?;
        if choices.contains(&number) {
            return Some(number);
        }
        self.fault(Fault::choices(choices));
        None
    }

    /// The `type` of this object, which must be one of `types`.
    pub(super) fn tag(&self, types: &[i64]) -> Option<i64> {
        self.object()?;
        let tag = self.get("type");
        if !tag.is_given() {
            self.fault(Fault::untyped());
            return None;
        }
        let number = tag.integer(i64::MIN..=i64::MAX)?;
        if types.contains(&number) {
            return Some(number);
        }
        self.fault(Fault::union(types));
        None
    }

    /// True or false.
    pub(super) fn boolean(&self) -> Option<bool> {
        let boolean = self.value?.as_bool();
        if boolean.is_none() {
            self.fault(Fault::not_a_boolean());
        }
        boolean
    }

    /// An id: a text of digits, or a whole number.
    pub(super) fn snowflake(&self) -> Option<u64> {
        let value = self.value?;
        let id = match value {
            Value::String(text) => text.parse().ok(),
            other => other.as_u64(),
        };
        if id.is_none() {
            self.fault(Fault::not_a_number(value, "snowflake"));
        }
        id
    }

    /// The address of something, at most `longest` characters, in one of `schemes`.
    pub(super) fn url(&self, longest: usize, schemes: &[&str]) {
        let Some(text) = self.text(0..=longest) else {
            return;
        };
        let Some((scheme, rest)) = text.split_once("://") else {
            self.fault(Fault::new("URL_TYPE_INVALID_URL", "Not a well formed URL."));
            return;
        };
        if !schemes.contains(&scheme) {
            let schemes = schemes.join("', '");
            let message = format!(
                "Scheme \"{scheme}\" is not supported. Scheme must be one of ('{schemes}')."
            );
            self.fault(Fault::new("URL_TYPE_INVALID_SCHEME", message));
        } else if rest.is_empty() || rest.contains(char::is_whitespace) {
            self.fault(Fault::new("URL_TYPE_INVALID_URL", "Not a well formed URL."));
        }
    }

    /// The value as it came.
    pub(super) fn raw(&self) -> Option<&'a Value> {
        self.value
    }
}

/// The whole number that a float is, if it is one and exact.
fn without_fraction(number: f64) -> Option<i64> {
    #[expect(clippy::cast_precision_loss, reason = "2^53 - 1 is exact")]
    const MOST: f64 = MAX_SAFE_INTEGER as f64;
    let exact = number.fract() == 0.0 && number.abs() <= MOST;
    #[expect(clippy::cast_possible_truncation, reason = "it is whole, and within 2^53")]
    exact.then_some(number as i64)
}
