//! The files of the page, embedded in the program.

use axum::extract::Path;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};

const INDEX: &str = include_str!("../page/index.html");
const HTML: &str = "text/html; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! files {
    ($($kind:ident: $($name:literal)*;)*) => {
        &[$($(($name, $kind, include_str!(concat!("../page/", $name))),)*)*]
    };
}

/// The files that `index.html` needs: name, media type and text.
const FILES: &[(&str, &str, &str)] = files! {
    STYLE: "composer.css" "content.css" "controls.css" "frame.css" "messages.css" "style.css"
        "welcome.css";
    SCRIPT:
        "api.js"
        "app.js"
        "clock.js"
        "commandform.js"
        "commands.js"
        "components.js"
        "composer.js"
        "dialogs.js"
        "dom.js"
        "head.js"
        "links.js"
        "listbox.js"
        "markdown.js"
        "media.js"
        "menu.js"
        "message.js"
        "messages.js"
        "people.js"
        "person.js"
        "rich.js"
        "sessions.js"
        "settings.js"
        "sidebar.js"
        "status.js"
        "time.js"
        "welcome.js";
};

/// Allows only the playground's own files and pictures, and no inline scripts, whatever people
/// write.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:";

/// The page.
pub(crate) async fn index() -> Response {
    embedded(HTML, INDEX)
}

/// A file of the page.
pub(crate) async fn file(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, ..)| *known == name) {
        Some((_, kind, text)) => embedded(kind, text),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn embedded(kind: &'static str, text: &'static str) -> Response {
    let headers: [(HeaderName, &'static str); 3] = [
        (CONTENT_TYPE, kind),
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    (headers, text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_page_is_embedded() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/page");
        for entry in std::fs::read_dir(folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let served = [".js", ".css"].iter().any(|ending| name.ends_with(ending));
            assert!(
                !served || FILES.iter().any(|(known, ..)| *known == name),
                "{name} is not embedded"
            );
        }
    }
}
