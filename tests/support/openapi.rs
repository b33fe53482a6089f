//! Checks request bodies against Discord's own `OpenAPI` 3.1 description of its API.
//!
//! It knows the file format and JSON Schema, but no specific request. The file is not part of the
//! project: the environment variable `DISCORD_OPENAPI` has its path.

use std::path::Path;
use std::sync::OnceLock;

use jsonschema::Validator;
use jsonschema::error::{ValidationError, ValidationErrorKind};
use serde_json::{Value, json};

/// The prefix of every path of the API.
const BASE: &str = "/api/v10";
/// The content types of a request body, in order of preference. The first has the plain schema; the
/// second only adds the files, which are never in the JSON.
const CONTENT_TYPES: [&str; 2] = ["application/json", "multipart/form-data"];
const DIGITS: &str = "^(0|[1-9][0-9]*)$";
const METHODS: [&str; 5] = ["get", "put", "post", "patch", "delete"];

/// The request bodies in Discord's API.
pub(crate) struct OpenApi {
    components: Value,
    operations: Vec<Operation>,
}

/// One method of one path.
struct Operation {
    method: String,
    /// The path with its parameters in braces: `/channels/{channel_id}/messages`.
    template: String,
    /// The schema of the body, or `None` if the operation takes no body.
    schema: Option<Value>,
    /// Whether the body is optional.
    optional: bool,
    /// Compiled when the first body arrives.
    validator: OnceLock<Result<Validator, String>>,
}

impl OpenApi {
    /// Reads the description at `path`.
    ///
    /// # Errors
    ///
    /// Returns a one-line message if the file cannot be used.
    pub(crate) fn load(path: impl AsRef<Path>) -> Result<Self, String> {
        let path = path.as_ref();
        let blame = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let text = std::fs::read_to_string(path).map_err(|error| blame(&error))?;
        let document = serde_json::from_str(&text).map_err(|error| blame(&error))?;
        Self::from_document(document).map_err(|error| blame(&error))
    }

    fn from_document(mut document: Value) -> Result<Self, String> {
        accept_what_discord_accepts(&mut document);
        let paths = document["paths"].as_object().ok_or("it has no paths")?;
        let operations: Vec<Operation> = paths.iter().flat_map(operations_of).collect();
        if operations.is_empty() {
            return Err("it has no operations".into());
        }
        let components = document["components"].take();
        Ok(Self { components, operations })
    }

    /// Checks the `body` of a request with this `method` and `path`. The path is as on the wire:
    /// `/api/v10/channels/123/messages`. `Value::Null` means no body.
    ///
    /// # Errors
    ///
    /// Returns one line with the operation, the place in the body and the error, or says that
    /// Discord has no such operation.
    pub(crate) fn check(&self, method: &str, path: &str, body: &Value) -> Result<(), String> {
        let operation = self
            .find(method, path)
            .ok_or_else(|| format!("{method} {path}: Discord has no such operation"))?;
        operation
            .check(&self.components, body)
            .map_err(|reason| format!("{} {}: {reason}", operation.method, operation.template))
    }

    /// The operation whose path matches best: `@original` before `{message_id}`.
    fn find(&self, method: &str, path: &str) -> Option<&Operation> {
        let path = path.split('?').next()?;
        let path = path.strip_prefix(BASE)?;
        self.operations
            .iter()
            .filter(|operation| operation.method.eq_ignore_ascii_case(method))
            .filter(|operation| fits(&operation.template, path))
            .min_by_key(|operation| operation.template.matches('{').count())
    }
}

impl Operation {
    fn check(&self, components: &Value, body: &Value) -> Result<(), String> {
        let Some(schema) = &self.schema else {
            return if body.is_null() { Ok(()) } else { Err("it takes no body".into()) };
        };
        if body.is_null() && self.optional {
            return Ok(());
        }
        let validator = self.validator.get_or_init(|| compile(schema, components));
        let validator = validator.as_ref().map_err(Clone::clone)?;
        let Err(error) = validator.validate(body) else { return Ok(()) };
        Err(explain(&error))
    }
}

fn operations_of((template, item): (&String, &Value)) -> Vec<Operation> {
    let described = METHODS.iter().filter_map(|method| Some((method, item.get(method)?)));
    described
        .map(|(method, operation)| {
            let body = &operation["requestBody"];
            let content = |kind: &&str| body["content"][*kind].get("schema").cloned();
            Operation {
                method: method.to_uppercase(),
                template: template.clone(),
                schema: CONTENT_TYPES.iter().find_map(content),
                optional: body["required"] != true,
                validator: OnceLock::new(),
            }
        })
        .collect()
}

/// Returns true if the path matches the template.
fn fits(template: &str, path: &str) -> bool {
    let mut given = path.split('/');
    let same = template.split('/').all(|segment| {
        given.next().is_some_and(|given| {
            if segment.starts_with('{') { !given.is_empty() } else { segment == given }
        })
    });
    same && given.next().is_none()
}

fn compile(schema: &Value, components: &Value) -> Result<Validator, String> {
    let whole = json!({"allOf": [schema], "components": components});
    jsonschema::draft202012::options()
        .should_validate_formats(true)
        .build(&whole)
        .map_err(|error| format!("invalid schema: {error}"))
}

/// Loosens the description where Discord accepts more than it documents: ids and permission sets
/// may be numbers or strings of digits, but the description allows only one of the two.
fn accept_what_discord_accepts(document: &mut Value) {
    let Some(Value::Object(schemas)) = document.pointer_mut("/components/schemas") else { return };
    let number_or_digits = json!({"anyOf": [
        {"type": "null"},
        {"type": "integer", "minimum": 0},
        {"type": "string", "pattern": DIGITS},
    ]});
    if let Some(snowflake) = schemas.get_mut("SnowflakeType") {
        *snowflake = json!({"type": ["integer", "string"], "minimum": 0, "pattern": DIGITS});
    }
    for schema in schemas.values_mut() {
        if let Some(set) = schema.pointer_mut("/properties/default_member_permissions") {
            *set = number_or_digits.clone();
        }
    }
}

/// The place and reason of the error that the body's author most likely made.
fn explain(error: &ValidationError<'_>) -> String {
    match error.kind() {
        ValidationErrorKind::OneOfNotValid { context } | ValidationErrorKind::AnyOf { context } => {
            explain_alternatives(error, context)
        }
        _ => describe(error, &error.to_string()),
    }
}

/// If no alternative matches, explains the error in the intended one: the alternative whose `type`
/// is the object's.
fn explain_alternatives(
    error: &ValidationError<'_>,
    alternatives: &[Vec<ValidationError<'static>>],
) -> String {
    let place = error.instance_path();
    let meant = alternatives
        .iter()
        .filter(|faults| !faults.iter().any(|fault| is_other_kind(fault, place.as_str())))
        .min_by_key(|faults| faults.len());
    if let Some(fault) = meant.and_then(|faults| faults.first()) {
        return explain(fault);
    }
    let value = error.instance();
    let reason = match value.get("type") {
        Some(kind) => format!("no alternative has type {kind}"),
        None if value.is_object() => "\"type\" is a required property".into(),
        None => format!("{value} is none of {}", constants(alternatives)),
    };
    describe(error, &reason)
}

/// Returns true if this error of an alternative means that the value at `place` has another type.
fn is_other_kind(fault: &ValidationError<'_>, place: &str) -> bool {
    let here = fault.instance_path().as_str() == place;
    match fault.kind() {
        ValidationErrorKind::Enum { .. } => {
            fault.instance_path().as_str().strip_prefix(place) == Some("/type")
        }
        ValidationErrorKind::Type { .. } | ValidationErrorKind::Constant { .. } => here,
        ValidationErrorKind::Required { property } => here && property == "type",
        _ => false,
    }
}

/// The values of the alternatives, if each is a constant.
fn constants(alternatives: &[Vec<ValidationError<'static>>]) -> String {
    let faults = alternatives.iter().flatten();
    let values: Vec<String> = faults
        .filter_map(|fault| match fault.kind() {
            ValidationErrorKind::Constant { expected_value } => Some(expected_value.to_string()),
            _ => None,
        })
        .collect();
    if values.is_empty() { "the alternatives".into() } else { values.join(", ") }
}

fn describe(error: &ValidationError<'_>, reason: &str) -> String {
    const LONGEST: usize = 200;
    let place = error.instance_path().as_str().trim_start_matches('/');
    let place = if place.is_empty() { "the body" } else { place };
    let short: String = reason.chars().take(LONGEST).collect();
    let more = if short.len() < reason.len() { "…" } else { "" };
    format!("{place}: {short}{more}")
}

#[cfg(test)]
mod tests;
