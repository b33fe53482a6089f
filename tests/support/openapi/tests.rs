//! Bodies written by hand from the API's documentation: good ones pass, and errors name the right
//! place.

use std::io::Write;
use std::sync::LazyLock;

use super::*;

/// A small description in the same form as Discord's.
fn small() -> OpenApi {
    let whole = |kind: i64, required: &str| {
        json!({
            "type": "object",
            "properties": {"type": {"type": "integer", "enum": [kind]}, required: {"type": "string"}},
            "required": ["type", required],
        })
    };
    let part = |name: &str| json!({"$ref": format!("#/components/schemas/{name}")});
    let body = |schema: Value| json!({"content": {"application/json": {"schema": schema}}, "required": true});
    OpenApi::from_document(json!({
        "components": {"schemas": {
            "SnowflakeType": {"type": "string"},
            "Button": whole(2, "custom_id"),
            "Menu": whole(3, "placeholder"),
            "Message": {"type": "object", "properties": {
                "reply_to": part("SnowflakeType"),
                "components": {
                    "type": "array",
                    "items": {"oneOf": [{"type": "null"}, part("Button"), part("Menu")]},
                },
            }},
        }},
        "paths": {
            "/channels/{channel_id}": {"get": {}, "patch": {"requestBody": body(part("Message"))}},
            "/channels/@me": {"patch": {"requestBody": body(json!({"type": "array"}))}},
            "/files": {"post": {"requestBody": {"content": {
                "multipart/form-data": {"schema": part("Message")},
            }}}},
        },
    }))
    .unwrap()
}

#[test]
fn a_body_is_checked_against_its_method_and_path() {
    let api = small();
    assert_eq!(api.check("PATCH", "/api/v10/channels/123?wait=true", &json!({})), Ok(()));
    assert_eq!(api.check("patch", "/api/v10/channels/@me", &json!([])), Ok(()));
    assert_eq!(api.check("POST", "/api/v10/files", &json!({})), Ok(()));
    assert_eq!(api.check("GET", "/api/v10/channels/123", &Value::Null), Ok(()));
    assert_eq!(
        api.check("PATCH", "/api/v10/channels/123", &json!([])).unwrap_err(),
        r#"PATCH /channels/{channel_id}: the body: [] is not of type "object""#
    );
}

#[test]
fn an_unknown_operation_is_an_error() {
    let api = small();
    for (method, path) in [
        ("DELETE", "/api/v10/channels/123"),
        ("PATCH", "/api/v10/channels"),
        ("PATCH", "/api/v10/channels/"),
        ("PATCH", "/api/v10/channels/123/"),
        ("PATCH", "/channels/123"),
        ("PATCH", "/api/v9/channels/123"),
    ] {
        let reason = api.check(method, path, &json!({})).unwrap_err();
        assert_eq!(reason, format!("{method} {path}: Discord has no such operation"));
    }
}

#[test]
fn bodies_may_be_required_optional_or_forbidden() {
    let api = small();
    let path = "/api/v10/channels/123";
    assert!(api.check("GET", path, &json!({})).unwrap_err().ends_with("it takes no body"));
    assert!(api.check("PATCH", path, &Value::Null).unwrap_err().contains("the body: null"));
    assert_eq!(api.check("POST", "/api/v10/files", &Value::Null), Ok(()));
}

#[test]
fn the_intended_alternative_is_explained() {
    let api = small();
    let found = |component: Value| {
        let body = json!({"components": [null, component]});
        api.check("PATCH", "/api/v10/channels/123", &body).err()
    };
    let expected = |what: &str| Some(format!("PATCH /channels/{{channel_id}}: components/1{what}"));
    assert_eq!(found(json!({"type": 2, "custom_id": "a"})), None);
    let wrong = found(json!({"type": 2, "custom_id": 5}));
    assert_eq!(wrong, expected(r#"/custom_id: 5 is not of type "string""#));
    let missing = found(json!({"type": 3}));
    assert_eq!(missing, expected(r#": "placeholder" is a required property"#));
    assert_eq!(found(json!({"type": 9})), expected(": no alternative has type 9"));
    assert_eq!(found(json!({"custom_id": "a"})), expected(r#": "type" is a required property"#));
    assert_eq!(found(json!(7)), expected(": 7 is none of the alternatives"));
}

#[test]
fn ids_may_be_numbers_or_digit_strings() {
    let api = small();
    let found =
        |id: Value| api.check("PATCH", "/api/v10/channels/123", &json!({"reply_to": id})).err();
    assert_eq!(found(json!(0)), None);
    assert_eq!(found(json!("123")), None);
    assert!(found(json!("12a")).unwrap().contains("reply_to"));
    assert!(found(json!(-1)).unwrap().contains("reply_to"));
}

#[test]
fn an_invalid_description_is_refused() {
    let missing = OpenApi::load("no/such/file.json").err().unwrap();
    assert!(missing.starts_with("no/such/file.json: "), "{missing}");
    for document in [json!({}), json!([]), json!({"paths": {}})] {
        assert!(OpenApi::from_document(document).is_err());
    }
}

/// Discord's description, or `None` with a note if the variable is not set.
static DISCORD: LazyLock<Option<OpenApi>> = LazyLock::new(|| {
    let Some(path) = std::env::var_os("DISCORD_OPENAPI") else {
        // Not `eprintln!`, because the test harness hides its output if the test passes.
        let line =
            "SKIPPED: bodies against Discord's API description (DISCORD_OPENAPI is not set)\n";
        std::io::stderr().write_all(line.as_bytes()).unwrap();
        return None;
    };
    Some(OpenApi::load(path).unwrap())
});

const CALLBACK: &str = "/api/v10/interactions/1/token/callback";
const MESSAGES: &str = "/api/v10/channels/1/messages";
const ORIGINAL: &str = "/api/v10/webhooks/1/token/messages/@original";
const COMMANDS: &str = "/api/v10/applications/1/commands";

fn row(component: &Value) -> Value {
    json!({"components": [{"type": 1, "components": [component]}]})
}

fn option(kind: i64) -> Value {
    json!({"type": kind, "name": "ply", "description": "What to play"})
}

#[test]
fn discords_schema_accepts_documented_bodies() {
    let Some(api) = &*DISCORD else { return };
    let button =
        json!({"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": {"name": "🔴"}});
    let menu = json!({"type": 3, "custom_id": "from", "min_values": 1, "options": [
        {"label": "D3", "value": "d3", "description": "two high", "default": false},
    ]});
    let form = json!({"custom_id": "ply", "title": "Move", "components": [{"type": 1, "components": [
        {"type": 4, "custom_id": "ply", "style": 1, "label": "Ply", "required": true},
    ]}]});
    let command = json!({
        "name": "dvonn", "description": "Play", "type": 1, "name_localizations": {"de": "dvonn"},
        "default_member_permissions": "8", "contexts": [0],
        "options": [{"type": 1, "name": "move", "description": "Move", "options": [
            {"type": 3, "name": "ply", "description": "What", "required": true, "autocomplete": true},
        ]}],
    });
    for (method, path, body) in [
        (
            "POST",
            MESSAGES,
            json!({"content": "a", "allowed_mentions": {"parse": [], "users": ["1"]}}),
        ),
        ("POST", MESSAGES, row(&button)),
        ("POST", MESSAGES, row(&menu)),
        (
            "POST",
            MESSAGES,
            json!({"attachments": [{"id": 0, "filename": "a.png", "description": "a"}]}),
        ),
        (
            "POST",
            MESSAGES,
            json!({"embeds": [{"title": "a", "image": {"url": "attachment://a.png"}}]}),
        ),
        ("PATCH", "/api/v10/channels/1/messages/2", json!({"components": []})),
        (
            "POST",
            "/api/v10/channels/1/messages/2/threads",
            json!({"name": "a", "auto_archive_duration": 60}),
        ),
        ("POST", CALLBACK, json!({"type": 4, "data": {"content": "a", "flags": 64}})),
        ("POST", CALLBACK, json!({"type": 6})),
        ("POST", CALLBACK, json!({"type": 7, "data": row(&button)})),
        ("POST", CALLBACK, json!({"type": 8, "data": {"choices": [{"name": "a", "value": "a"}]}})),
        ("POST", CALLBACK, json!({"type": 9, "data": form})),
        ("POST", "/api/v10/webhooks/1/token?wait=true", json!({"content": "a"})),
        ("PATCH", ORIGINAL, row(&menu)),
        ("DELETE", ORIGINAL, Value::Null),
        ("GET", "/api/v10/gateway/bot", Value::Null),
        ("PUT", COMMANDS, json!([command])),
        ("POST", "/api/v10/users/@me/channels", json!({"recipient_id": "1"})),
    ] {
        assert_eq!(api.check(method, path, &body), Ok(()), "{body}");
    }
}

#[test]
fn discords_schema_rejects_forbidden_bodies() {
    let Some(api) = &*DISCORD else { return };
    let in_a_row = "components/0/components/0";
    let pressed = json!({"type": 2, "style": 1, "label": "a", "custom_id": 5});
    let untyped = json!({"style": 1, "label": "a", "custom_id": "a"});
    let styled = json!({"type": 2, "style": 9, "label": "a", "custom_id": "a"});
    let unknown = json!({"type": 99, "custom_id": "a"});
    let empty_menu = json!({"type": 3, "custom_id": "a", "options": []});
    let long_label = json!({"type": 2, "style": 1, "custom_id": "a", "label": "a".repeat(81)});
    let mut capital = option(3);
    capital["required"] = json!("yes");
    let command =
        |option: Value| json!([{"name": "dvonn", "description": "a", "options": [option]}]);
    for (method, path, body, place) in [
        ("POST", MESSAGES, row(&pressed), format!("{in_a_row}/custom_id: 5 is not of type")),
        ("POST", MESSAGES, row(&untyped), format!("{in_a_row}: \"type\" is a required property")),
        (
            "POST",
            MESSAGES,
            row(&styled),
            format!("{in_a_row}/style: 9 is none of 1, 2, 3, 4, 5, 6"),
        ),
        ("PATCH", ORIGINAL, row(&unknown), format!("{in_a_row}: no alternative has type 99")),
        ("PATCH", ORIGINAL, row(&empty_menu), format!("{in_a_row}/options: ")),
        (
            "POST",
            CALLBACK,
            json!({"type": 7, "data": row(&long_label)}),
            format!("data/{in_a_row}/label"),
        ),
        ("POST", CALLBACK, json!({"type": 4, "data": {"content": 5}}), "data/content: 5".into()),
        ("POST", CALLBACK, json!({"type": 2}), "the body: no alternative has type 2".into()),
        ("POST", CALLBACK, json!({"type": 9, "data": {"title": "a"}}), "data: ".into()),
        ("POST", MESSAGES, json!({"content": "a".repeat(4001)}), "content: ".into()),
        ("POST", MESSAGES, json!({"attachments": [{"id": "a"}]}), "attachments/0/id: ".into()),
        (
            "POST",
            MESSAGES,
            json!({"allowed_mentions": {"parse": ["all"]}}),
            "allowed_mentions/parse/0: ".into(),
        ),
        ("PUT", COMMANDS, command(option(12)), "0/options/0: no alternative has type 12".into()),
        ("PUT", COMMANDS, command(capital), "0/options/0/required: \"yes\" is not of type".into()),
        ("PUT", COMMANDS, json!({}), "the body: {} is not of type".into()),
        ("POST", "/api/v10/channels/1/messages/2/threads", json!({"name": ""}), "name: ".into()),
    ] {
        let reason = api.check(method, path, &body).expect_err(&place);
        let (_, response) = reason.split_once(": ").unwrap();
        assert!(response.starts_with(&place), "{place} expected in: {reason}");
        assert!(!reason.contains('\n'), "{reason}");
    }
}
