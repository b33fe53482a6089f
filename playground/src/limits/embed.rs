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
