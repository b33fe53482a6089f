//! Checks that texts fit where they are shown, with the longest names and numbers put in.

use super::catalogue::{Catalogue, source, translations};

/// A place for texts: the start of their keys, and the most characters there.
struct Place {
    keys: &'static str,
    most: usize,
}

/// Discord's limits, and the widths that pictures and phones have room for. The first place whose keys
/// fit counts. `gateway::commands` checks the texts of commands.
const PLACES: &[Place] = &[
    // Entries of menus with names in them are cut where they are shown.
    Place { keys: "choice-game", most: usize::MAX },
    Place { keys: "form-plan-wishes-hint", most: 100 },
    Place { keys: "form-plan-stops-hint", most: 100 },
    Place { keys: "form-if-hint", most: 100 },
    Place { keys: "form-note-hint", most: 100 },
    Place { keys: "form-written", most: 200 },
    Place { keys: "form-", most: 45 },
    Place { keys: "button-", most: 42 },
    Place { keys: "menu-", most: 100 },
    Place { keys: "chapter-", most: 100 },
    Place { keys: "settings-hint", most: 150 },
    Place { keys: "color-", most: 25 },
    Place { keys: "level-", most: 25 },
    Place { keys: "theme-any", most: 40 },
    Place { keys: "table-order", most: 50 },
    Place { keys: "table-", most: 40 },
    Place { keys: "column-", most: 16 },
    Place { keys: "fact-", most: 40 },
    Place { keys: "cell-", most: 16 },
    Place { keys: "caption-", most: 72 },
    Place { keys: "terms-title", most: 200 },
    Place { keys: "roles-audit", most: 200 },
    Place { keys: "", most: 1_900 },
];

#[test]
fn no_text_is_longer_than_its_place_allows() {
    let mut faults = Vec::new();
    for catalogue in translations().iter().chain([&source()]) {
        for (key, pattern) in &catalogue.patterns {
            if key.starts_with("command-") {
                continue;
            }
            let place = PLACES.iter().find(|place| key.starts_with(place.keys));
            let most = place.map_or(usize::MAX, |place| place.most);
            let longest =
                pattern.longest(catalogue, &|argument| longest_value(catalogue, argument));
            let length = longest.chars().count();
            if length > most {
                faults.push(format!(
                    "{}.ftl: {key} has {length} of {most}: {longest}",
                    catalogue.tag
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Returns the longest value that an argument has in texts with a fixed place: what people wrote is
/// cut before.
fn longest_value(catalogue: &Catalogue, argument: &str) -> String {
    let message = |key: &str| {
        let pattern = catalogue.patterns.get(key);
        pattern.map_or_else(String::new, |it| it.longest(catalogue, &|_| String::from("60")))
    };
    match argument {
        "cell" | "from" | "to" | "letter" | "row" => String::from("D3"),
        "ply" | "better" | "played" => String::from("D3→F3"),
        "time" => message("length-minutes"),
        "worth" => message("worth"),
        "kind" => message("tournament-kind"),
        "theme" | "term" => {
            let is_name = |key: &&String| key.starts_with("term-") && !key.contains('.');
            let names = catalogue.patterns.keys().filter(is_name);
            let names = names.map(|key| message(key));
            names.max_by_key(|name| name.chars().count()).unwrap_or_default()
        }
        "count" | "rounds" | "round" | "height" | "margin" | "lesson" => String::from("49"),
        _ => String::from("12345"),
    }
}
