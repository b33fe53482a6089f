//! Commands in messages that people press instead of typing them.
//!
//! Texts name a command in a code span, in any of its languages: `` `/chess play` ``. Where Discord shows
//! mentions, it is sent as `</chess play:ID>`. The ids are known once the commands are registered; until then, and in
//! all other places, the code span stays.
//!
//! A mention works only with the English name, and Discord shows that name to everybody:
//! <https://github.com/discord/discord-api-docs/issues/5518>.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use serde_json::Value;
use serenity::all::CreateCommand;

use crate::connect::RegisteredCommand;
use crate::view::CONTENT;

/// The mentions of the bot's commands. Clones share them.
#[derive(Clone, Default)]
pub struct CommandMentions(Arc<RwLock<HashMap<String, String>>>);

impl CommandMentions {
    /// Notes the ids of the commands that the bot offers, as far as Discord has registered them. Returns false if one has
    /// no id yet.
    pub fn learn(&self, offered: &[CreateCommand], registered: &[RegisteredCommand]) -> bool {
        let ids: HashMap<_, _> =
            registered.iter().map(|command| (command.name.as_str(), command.id.get())).collect();
        let mut mentions = HashMap::new();
        let mut is_complete = true;
        for command in offered {
            let Ok(command) = serde_json::to_value(command) else { continue };
            match ids.get(name(&command)) {
                Some(id) => add(&command, *id, &mut mentions),
                None => is_complete = false,
            }
        }
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = mentions;
        is_complete
    }

    /// Returns the text with its commands as mentions, as far as a message has room for them. What follows the command in
    /// its code span, such as options, stays code.
    pub fn mention(&self, text: &str) -> String {
        let mentions = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut room = CONTENT.saturating_sub(text.chars().count());
        let mut linked = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find("`/") {
            let (before, span) = rest.split_at(start);
            linked.push_str(before);
            let code = span[1..].split('`').next().unwrap_or_default();
            let end = code.len() + 2;
            let is_code = end <= span.len() && !code.contains('\n');
            if !is_code || before.ends_with(['\\', '`']) {
                linked.push('`');
                rest = &span[1..];
                continue;
            }
            let command = &code[1..];
            let shown = in_place_of(command, &mentions).filter(|shown| {
                let longer = shown.chars().count().saturating_sub(command.chars().count() + 3);
                let fits = longer <= room;
                if fits {
                    room -= longer;
                }
                fits
            });
            linked.push_str(shown.as_deref().unwrap_or(&span[..end]));
            rest = &span[end..];
        }
        linked + rest
    }
}

/// Returns what is shown in place of a code span: the mention of the longest command that it begins with, and the rest.
fn in_place_of(span: &str, mentions: &HashMap<String, String>) -> Option<String> {
    let ends = span.match_indices(' ').map(|(end, _)| end).chain([span.len()]);
    let (end, mention) =
        ends.filter_map(|end| Some((end, mentions.get(&span[..end])?))).next_back()?;
    let options = span[end..].trim_start();
    Some(if options.is_empty() { mention.clone() } else { format!("{mention} `{options}`") })
}

/// Adds the mention of a command, or those of its subcommands, under each of its names.
fn add(command: &Value, id: u64, mentions: &mut HashMap<String, String>) {
    let own = name(command);
    let subcommands: Vec<_> =
        command["options"].as_array().into_iter().flatten().filter(|it| it["type"] == 1).collect();
    if subcommands.is_empty() {
        for shown in names(command) {
            mentions.insert(shown.to_owned(), format!("</{own}:{id}>"));
        }
    }
    for subcommand in subcommands {
        let mention = format!("</{own} {}:{id}>", name(subcommand));
        for root in names(command) {
            for shown in names(subcommand) {
                mentions.insert(format!("{root} {shown}"), mention.clone());
            }
        }
    }
}

fn name(command: &Value) -> &str {
    command["name"].as_str().unwrap_or_default()
}

/// Returns the name of a command, and those in other languages.
fn names(command: &Value) -> impl Iterator<Item = &str> {
    let others = command["name_localizations"].as_object();
    let others = others.into_iter().flat_map(|names| names.values());
    [&command["name"]].into_iter().chain(others).filter_map(Value::as_str)
}

#[cfg(test)]
mod tests {
    use serenity::all::{CommandOptionType, CreateCommandOption};

    use super::*;

    fn learnt() -> CommandMentions {
        let subcommand = |name: &str, german: &str| {
            CreateCommandOption::new(CommandOptionType::SubCommand, name, "x")
                .name_localized("de", german)
        };
        let offered = [
            CreateCommand::new("chess")
                .add_option(subcommand("play", "spielen"))
                .add_option(subcommand("move", "ziehen")),
            CreateCommand::new("seek").name_localized("de", "suchen"),
            CreateCommand::new("new"),
        ];
        let registered: Vec<_> = [("chess", 11), ("seek", 12), ("other", 13)]
            .map(|(name, id)| RegisteredCommand { id: id.into(), name: String::from(name) })
            .into();
        let mentions = CommandMentions::default();
        assert!(!mentions.learn(&offered, &registered), "`new` has no id");
        assert!(mentions.learn(&offered[..2], &registered));
        mentions
    }

    #[test]
    fn a_command_in_a_text_becomes_a_mention_in_english() {
        let mentions = learnt();
        for text in ["Use `/chess play` or `/seek`.", "Use `/chess spielen` or `/suchen`."] {
            assert_eq!(mentions.mention(text), "Use </chess play:11> or </seek:12>.");
        }
    }

    #[test]
    fn options_stay_code() {
        let mentions = learnt();
        assert_eq!(mentions.mention("`/chess move D3F3`!"), "</chess move:11> `D3F3`!");
        assert_eq!(mentions.mention("`/seek rated:True`"), "</seek:12> `rated:True`");
    }

    #[test]
    fn other_code_and_what_people_wrote_stay() {
        let mentions = learnt();
        for text in [
            "`/chess`",
            "`/new`",
            "`/other`",
            "`/chess fly`",
            r"\`/seek\`",
            "```/seek```",
            "`/seek",
            "`/seek\n`",
            "/seek",
            "`",
        ] {
            assert_eq!(mentions.mention(text), text);
        }
        assert_eq!(CommandMentions::default().mention("`/seek`"), "`/seek`");
    }

    #[test]
    fn a_long_message_keeps_the_code_spans_it_has_no_room_for() {
        let mentions = learnt();
        let text = format!("`/seek` {} `/seek`", "x".repeat(CONTENT - 19));
        let linked = mentions.mention(&text);
        assert!(linked.starts_with("</seek:12> x") && linked.ends_with("x `/seek`"), "{linked}");
        assert!(linked.chars().count() <= CONTENT);
    }
}
