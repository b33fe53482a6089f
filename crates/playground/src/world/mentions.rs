//! The mentions in a text, and which of them a message may notify.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::ids::{RoleId, UserId};

/// The users mentioned as `<@ID>` or `<@!ID>` in a text.
pub(crate) fn mentioned_users(text: &str) -> BTreeSet<UserId> {
    between(text, "<@")
        .map(|id| id.trim_start_matches('!'))
        .filter_map(|id| id.parse().ok())
        .collect()
}

/// The roles mentioned as `<@&ID>` in a text.
fn mentioned_roles(text: &str) -> BTreeSet<RoleId> {
    between(text, "<@&").filter_map(|id| id.parse().ok()).collect()
}

/// The texts between each `opening` and the next `>`.
fn between<'a>(text: &'a str, opening: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(opening).skip(1).filter_map(|rest| rest.split_once('>').map(|(id, _)| id))
}

/// A message's `allowed_mentions`. By default every mention in the text counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AllowedMentions {
    users: Allowed<UserId>,
    roles: Allowed<RoleId>,
    everyone: bool,
    /// Whether a reply notifies the author of the message it replies to.
    pub(crate) replied_user: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Allowed<T> {
    All,
    Only(BTreeSet<T>),
}

impl<T: Ord> Allowed<T> {
    fn allows(&self, id: &T) -> bool {
        match self {
            Self::All => true,
            Self::Only(ids) => ids.contains(id),
        }
    }
}

impl AllowedMentions {
    /// Reads an `allowed_mentions` object; null means the default.
    pub(crate) fn parse(value: &Value) -> Self {
        if !value.is_object() {
            return Self {
                users: Allowed::All,
                roles: Allowed::All,
                everyone: true,
                replied_user: true,
            };
        }
        let parsed = |kind: &str| {
            value["parse"].as_array().is_some_and(|kinds| kinds.iter().any(|known| known == kind))
        };
        Self {
            users: if parsed("users") { Allowed::All } else { Allowed::Only(ids(&value["users"])) },
            roles: if parsed("roles") { Allowed::All } else { Allowed::Only(ids(&value["roles"])) },
            everyone: parsed("everyone"),
            replied_user: value["replied_user"] == true,
        }
    }

    /// The mentioned users that the message may notify.
    pub(crate) fn users_in(&self, text: &str) -> BTreeSet<UserId> {
        mentioned_users(text).into_iter().filter(|id| self.users.allows(id)).collect()
    }

    /// The mentioned roles that the message may notify.
    pub(crate) fn roles_in(&self, text: &str) -> BTreeSet<RoleId> {
        mentioned_roles(text).into_iter().filter(|id| self.roles.allows(id)).collect()
    }

    /// Returns true if the text contains `@everyone` or `@here` and may notify everyone.
    pub(crate) fn everyone_in(&self, text: &str) -> bool {
        self.everyone && (text.contains("@everyone") || text.contains("@here"))
    }
}

fn ids<T: Ord + std::str::FromStr>(value: &Value) -> BTreeSet<T> {
    let texts = value.as_array().into_iter().flatten().filter_map(Value::as_str);
    texts.filter_map(|id| id.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn pinged(text: &str, allowed: &Value) -> Vec<String> {
        let users = AllowedMentions::parse(allowed).users_in(text);
        users.into_iter().map(|id| id.to_string()).collect()
    }

    #[test]
    fn without_allowed_mentions_every_mentioned_user_is_pinged() {
        assert_eq!(pinged("<@5> and <@!6>, <@&7>, <#8>, <@x>", &Value::Null), ["5", "6"]);
    }

    #[test]
    fn only_listed_users_are_pinged_and_only_if_mentioned() {
        assert_eq!(pinged("<@5> <@6>", &json!({ "users": ["6", "9"] })), ["6"]);
        assert_eq!(pinged("<@5>", &json!({ "parse": [] })), [""; 0]);
        assert_eq!(pinged("<@5>", &json!({ "parse": ["users"] })), ["5"]);
    }

    #[test]
    fn everyone_is_pinged_only_if_allowed() {
        let nobody = AllowedMentions::parse(&json!({ "parse": ["users"] }));
        assert!(!nobody.everyone_in("@everyone"));
        assert!(AllowedMentions::parse(&Value::Null).everyone_in("@here"));
    }
}
