//! Ignored people and favourite opponents. Nobody else sees either list.

use dvonn_model::{KnownPerson, Person, UserId};
use jiff::Timestamp;

use crate::columns::without_controls;
use crate::query::{queries, rows};

rows! {
    KnownPerson { id: other_id, name, since }
}

queries! {
    /// Returns true if a person ignores another.
    read avoids(person: UserId, other: UserId) -> bool {
        "SELECT 1 FROM avoided WHERE user_id = :person AND other_id = :other"
    }

    /// Returns the people that a person ignores, the latest first, without the first `skipped`.
    read avoided_by(person: UserId, skipped: u32, limit: u32) -> Vec<KnownPerson> {
        "SELECT {} FROM avoided WHERE user_id = :person
         ORDER BY since DESC, other_id LIMIT :limit OFFSET :skipped"
    }

    /// Records that a person ignores another.
    change avoid(person: UserId, other: &Person, at: Timestamp)
    [person, other: other.id, name: without_controls(&other.name), at] {
        "INSERT INTO avoided (user_id, other_id, name, since) VALUES (:person, :other, :name, :at)
         ON CONFLICT DO NOTHING"
    }

    /// Records that a person ignores another no longer.
    change stop_avoiding(person: UserId, other: UserId) {
        "DELETE FROM avoided WHERE user_id = :person AND other_id = :other"
    }

    /// Returns true if another is a favourite opponent of a person's.
    read is_favourite(person: UserId, other: UserId) -> bool {
        "SELECT 1 FROM favourites WHERE user_id = :person AND other_id = :other"
    }

    /// Returns the favourite opponents of a person, the latest first.
    read favourites_of(person: UserId, limit: u32) -> Vec<KnownPerson> {
        "SELECT {} FROM favourites WHERE user_id = :person
         ORDER BY since DESC, other_id LIMIT :limit"
    }

    /// Adds a favourite opponent of a person's, unless there are `most`.
    change add_favourite(person: UserId, other: &Person, most: u32, at: Timestamp) -> bool
    [person, other: other.id, name: without_controls(&other.name), most, at] {
        "INSERT INTO favourites (user_id, other_id, name, since)
         SELECT CAST(:person AS BIGINT), CAST(:other AS BIGINT), CAST(:name AS TEXT), CAST(:at AS BIGINT)
         WHERE (SELECT count(*) FROM favourites
                WHERE user_id = :person AND other_id <> :other) < :most
         ON CONFLICT (user_id, other_id) DO UPDATE SET name = excluded.name"
    }

    /// Removes a favourite opponent of a person's.
    change remove_favourite(person: UserId, other: UserId) {
        "DELETE FROM favourites WHERE user_id = :person AND other_id = :other"
    }
}
