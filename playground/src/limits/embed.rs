//! Embeds: the framed blocks of a message.

use super::fault::Fault;
use super::field::Field;

const MOST_EMBEDS: usize = 10;
const MOST_FIELDS: usize = 25;
const LONGEST_TITLE: usize = 256;
const LONGEST_DESCRIPTION: usize = 4096;
const LONGEST_FIELD_NAME: usize = 256;
const LONGEST_FIELD_VALUE: usize = 1024;
const LONGEST_FOOTER: usize = 2048;
const LONGEST_AUTHOR: usize = 256;
const LONGEST_URL: usize = 2048;
const MOST_CHARACTERS: usize = 6000;
const WHITE: i64 = 0xFF_FF_FF;
const WEB: [&str; 2] = ["http", "https"];
const WEB_OR_FILE: [&str; 3] = ["http", "https", "attachment"];

/// Checks the `embeds` of `message`, one by one and all together.
pub(super) fn check_embeds(message: &Field<'_>) {
    let embeds = message.get("embeds");
    let characters: usize = embeds.list(0..=MOST_EMBEDS).iter().map(check_embed).sum();
    if characters > MOST_CHARACTERS && embeds.is_sound() {
        let message = format!("Embed size exceeds maximum size of {MOST_CHARACTERS}");
        embeds.fault(Fault::new("MAX_EMBED_SIZE_EXCEEDED", message));
    }
}

/// Checks one embed and counts the characters that add to the total.
fn check_embed(embed: &Field<'_>) -> usize {
    if embed.object().is_none() {
        return 0;
    }
    embed.get("url").url(LONGEST_URL, &WEB);
    embed.get("color").integer(0..=WHITE);
    embed.get("timestamp").text(0..=usize::MAX);
    for picture in ["image", "thumbnail"].map(|key| embed.get(key)) {
        if picture.is_given() && picture.object().is_some() {
            picture.get("url").url(LONGEST_URL, &WEB_OR_FILE);
        }
    }
    let footer = embed.get("footer");
    let author = embed.get("author");
    for part in [&footer, &author] {
        if part.is_given() && part.object().is_some() {
            part.get("icon_url").url(LONGEST_URL, &WEB_OR_FILE);
        }
    }
    author.get("url").url(LONGEST_URL, &WEB);

    let texts = [
        embed.get("title").text(0..=LONGEST_TITLE),
        embed.get("description").text(0..=LONGEST_DESCRIPTION),
        footer.get("text").text(0..=LONGEST_FOOTER),
        author.get("name").text(0..=LONGEST_AUTHOR),
    ];
    let fields = embed.get("fields").list(0..=MOST_FIELDS);
    texts.map(characters).iter().sum::<usize>() + fields.iter().map(check_field).sum::<usize>()
}

fn check_field(field: &Field<'_>) -> usize {
    if field.object().is_none() {
        return 0;
    }
    field.get("inline").boolean();
    let name = field.get("name").required().text(0..=LONGEST_FIELD_NAME);
    let value = field.get("value").required().text(0..=LONGEST_FIELD_VALUE);
    characters(name) + characters(value)
}

fn characters(text: Option<&str>) -> usize {
    text.map_or(0, |text| text.chars().count())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::testing::{faults_of, long};
    use super::*;

    fn of(embeds: &Value) -> Vec<String> {
        faults_of(&json!({"embeds": embeds}), check_embeds)
    }

    #[test]
    fn each_text_of_an_embed_has_its_own_limit() {
        type Case = (usize, fn(String) -> Value, &'static str);
        let cases: [Case; 6] = [
            (256, |text| json!({"title": text}), "title"),
            (4096, |text| json!({"description": text}), "description"),
            (2048, |text| json!({"footer": {"text": text}}), "footer.text"),
            (256, |text| json!({"author": {"name": text}}), "author.name"),
            (256, |text| json!({"fields": [{"name": text, "value": "v"}]}), "fields.0.name"),
            (1024, |text| json!({"fields": [{"name": "n", "value": text}]}), "fields.0.value"),
        ];
        for (limit, embed, place) in cases {
            assert_eq!(of(&json!([embed(long(limit))])), Vec::<String>::new(), "{place}");
            let fault = format!("embeds.0.{place} BASE_TYPE_MAX_LENGTH");
            assert_eq!(of(&json!([embed(long(limit + 1))])), [fault]);
        }
    }

    #[test]
    fn ten_embeds_of_25_fields_fit_and_one_more_does_not() {
        let field = json!({"name": "n", "value": "v"});
        let embed = |fields: usize| json!({"fields": vec![field.clone(); fields]});
        assert_eq!(of(&json!(vec![embed(25); 10])), Vec::<String>::new());
        assert_eq!(of(&json!([embed(26)])), ["embeds.0.fields BASE_TYPE_MAX_LENGTH"]);
        assert_eq!(of(&json!(vec![embed(1); 11])), ["embeds BASE_TYPE_MAX_LENGTH"]);
    }

    #[test]
    fn all_embeds_of_a_message_share_6000_characters() {
        let embeds = |rest: usize| {
            json!([
                {"title": long(256), "description": long(4096)},
                {
                    "footer": {"text": long(1000)},
                    "author": {"name": long(200)},
                    "fields": [{"name": long(200), "value": long(rest)}],
                },
            ])
        };
        assert_eq!(of(&embeds(248)), Vec::<String>::new());
        assert_eq!(of(&embeds(249)), ["embeds MAX_EMBED_SIZE_EXCEEDED"]);
    }

    #[test]
    fn a_field_needs_a_name_and_a_value() {
        assert_eq!(
            of(&json!([{"fields": [{"name": ""}]}])),
            [
                "embeds.0.fields.0.name BASE_TYPE_REQUIRED",
                "embeds.0.fields.0.value BASE_TYPE_REQUIRED"
            ]
        );
    }

    #[test]
    fn colors_have_24_bits() {
        assert_eq!(of(&json!([{"color": 0xFF_FF_FF}, {"color": 0}])), Vec::<String>::new());
        assert_eq!(of(&json!([{"color": 0x100_0000}])), ["embeds.0.color NUMBER_TYPE_MAX"]);
        assert_eq!(of(&json!([{"color": -1}])), ["embeds.0.color NUMBER_TYPE_MIN"]);
        assert_eq!(of(&json!([{"color": "red"}])), ["embeds.0.color NUMBER_TYPE_COERCE"]);
    }

    #[test]
    fn pictures_are_on_the_web_or_among_the_files() {
        let picture = |url: &str| json!([{"image": {"url": url}}]);
        assert_eq!(of(&picture("https://example.org/a.png")), Vec::<String>::new());
        assert_eq!(of(&picture("attachment://board.png")), Vec::<String>::new());
        assert_eq!(of(&picture("ftp://a/b")), ["embeds.0.image.url URL_TYPE_INVALID_SCHEME"]);
        assert_eq!(of(&picture("board.png")), ["embeds.0.image.url URL_TYPE_INVALID_URL"]);
        assert_eq!(of(&picture("https://a b")), ["embeds.0.image.url URL_TYPE_INVALID_URL"]);
        let far = format!("https://{}", "a".repeat(2040));
        assert_eq!(of(&picture(&far)), Vec::<String>::new());
        assert_eq!(of(&picture(&(far + "a"))), ["embeds.0.image.url BASE_TYPE_MAX_LENGTH"]);
    }

    #[test]
    fn what_is_of_the_wrong_type_is_told_as_such() {
        assert_eq!(of(&json!({})), ["embeds LIST_TYPE_CONVERT"]);
        assert_eq!(of(&json!(["text"])), ["embeds.0 MODEL_TYPE_CONVERT"]);
        assert_eq!(of(&json!([{"title": 1}])), ["embeds.0.title STRING_TYPE_CONVERT"]);
        assert_eq!(of(&json!([{"footer": "text"}])), ["embeds.0.footer MODEL_TYPE_CONVERT"]);
        assert_eq!(
            of(&json!([{"fields": [{"name": "n", "value": "v", "inline": 1}]}])),
            ["embeds.0.fields.0.inline BOOLEAN_TYPE_CONVERT"]
        );
        assert_eq!(of(&Value::Null), Vec::<String>::new());
    }
}
