//! Request bodies against Discord's own description of its API (an `OpenAPI` 3.1 file).
//!
//! It knows the file's form and JSON Schema; it knows no request by name. The file is not part of the
//! project: the variable `DISCORD_OPENAPI` says where it is.

use std::path::Path;
use std::sync::OnceLock;

use jsonschema::Validator;
use jsonschema::error::{ValidationError, ValidationErrorKind};
use serde_json::{Value, json};

/// What precedes every path of the API.
const BASE: &str = "/api/v10";
/// How a request can carry its body, by preference: the first has the plain schema, and what the second
/// adds are the files themselves, which never are in the JSON.
const CONTENT_TYPES: [&str; 2] = ["application/json", "multipart/form-data"];
const DIGITS: &str = "^(0|[1-9][0-9]*)$";
const METHODS: [&str; 5] = ["get", "put", "post", "patch", "delete"];

/// Discord's API, as far as its requests have bodies.
pub(crate) struct OpenApi {
    components: Value,
    operations: Vec<Operation>,
}

/// One method of one path.
struct Operation {
    method: String,
    /// The path with its parameters in braces: `/channels/{channel_id}/messages`.
    template: String,
    /// Of the body; none if the operation takes none.
    schema: Option<Value>,
    /// Whether a request may come without a body.
    optional: bool,
    /// Made when the first body comes.
    validator: OnceLock<Result<Validator, String>>,
}

impl OpenApi {
    /// Reads the description at `path`.
    ///
    /// # Errors
    ///
    /// Says in one line why the file is of no use.
    pub(crate) fn load(path: impl AsRef<Path>) -> Result<Self, String> {
        let path = path.as_ref();
        let blame = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let text = std::fs::read_to_string(path).map_err(|error| blame(&error))?;
        let document = serde_json::from_str(&text).map_err(|error| blame(&error))?;
        Self::from_document(document).map_err(|error| blame(&error))
    }

    fn from_document(mut document: Value) -> Result<Self, String> {
        accept_what_discord_accepts(&mut document);
        let paths = document["paths"].as_object().ok_or("it describes no paths")?;
        let operations: Vec<Operation> = paths.iter().flat_map(operations_of).collect();
        if operations.is_empty() {
            return Err("it describes no operations".into());
        }
        let components = document["components"].take();
        Ok(Self { components, operations })
    }

    /// Checks `body` as that of a request with this `method` to this `path`, which is as on the wire:
    /// `/api/v10/channels/123/messages`. `Value::Null` is no body.
    ///
    /// # Errors
    ///
    /// One line: the operation, the place in the body, and what is wrong there; or that Discord has
    /// no such operation.
    pub(crate) fn check(&self, method: &str, path: &str, body: &Value) -> Result<(), String> {
        let operation = self
            .find(method, path)
            .ok_or_else(|| format!("{method} {path}: Discord describes no such operation"))?;
        operation
            .check(&self.components, body)
            .map_err(|reason| format!("{} {}: {reason}", operation.method, operation.template))
    }

    /// The operation whose path fits best: `@original` before `{message_id}`.
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

/// Whether the path is one of the template's.
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
        .map_err(|error| format!("the schema is of no use: {error}"))
}

/// Widens the description where Discord takes more than it says: ids and sets of permissions come as texts of
/// digits or as numbers, and the description knows one of the two for each.
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

/// The place and the reason of the fault that the author of the body most likely meant to avoid.
fn explain(error: &ValidationError<'_>) -> String {
    match error.kind() {
        ValidationErrorKind::OneOfNotValid { context } | ValidationErrorKind::AnyOf { context } => {
            explain_alternatives(error, context)
        }
        _ => told(error, &error.to_string()),
    }
}

/// Of several alternatives of which none fits, tells what is wrong with the one that was meant: the one
/// whose `type` is the object's.
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
        Some(kind) => format!("nothing of the type {kind} stands here"),
        None if value.is_object() => "\"type\" is a required property".into(),
        None => format!("{value} is none of {}", constants(alternatives)),
    };
    told(error, &reason)
}

/// Whether this fault, of an alternative for the value at `place`, says that another kind of thing was meant.
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

/// The values that the alternatives stand for, where each is one value.
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

fn told(error: &ValidationError<'_>, reason: &str) -> String {
    const LONGEST: usize = 200;
    let place = error.instance_path().as_str().trim_start_matches('/');
    let place = if place.is_empty() { "the body" } else { place };
    let short: String = reason.chars().take(LONGEST).collect();
    let more = if short.len() < reason.len() { "…" } else { "" };
    format!("{place}: {short}{more}")
}

#[cfg(test)]
mod tests;
