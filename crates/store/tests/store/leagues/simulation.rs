//! Three years of a league of sixty people in the database, compared at each step with a plain reference: with
//! people who leave, are absent, stay out or delete their data, with ties, and with kills.

use std::future::Future;
use std::pin::pin;
use std::task::Poll;

use dvonn_model::{LeagueState, Points};
use dvonn_play::clock::timeouts::out_of_time;
use dvonn_play::deletion::delete_person;
use dvonn_tournament::advance_tournament;
use dvonn_tournament::league::{League, advance, leave};

use super::{Club, days};
use crate::database::on_each_database;
use crate::random::{Random, seed};
use crate::reference;
use crate::samples::{id, moment};

/// Lets a task run until it has been polled so often, and then ends it as a kill of the process does.
async fn killed<T>(polls: u64, task: impl Future<Output = T>) {
    let mut task = pin!(task);
    let mut left = polls;
    std::future::poll_fn(move |context| {
        if left == 0 {
            return Poll::Ready(());
        }
        left -= 1;
        task.as_mut().poll(context).map(|_| ())
    })
    .await;
}

/// What the model of the simulation knows about a cycle.
#[derive(Default)]
struct Model {
    people: Vec<Vec<u64>>,
    out: Vec<u64>,
    absentees: Vec<u64>,
    decided: Vec<reference::Decided>,
}

impl Model {
    /// The tables, by the rules: opponents of people who left win the games that were not decided.
    fn tables(&self) -> Vec<Vec<u64>> {
        let table = |people: &Vec<u64>| {
            let mut games = Vec::new();
            for (index, &one) in people.iter().enumerate() {
                for &other in &people[index + 1..] {
                    let found = self.decided.iter().find(|&&(white, black, ..)| {
                        (white, black) == (one, other) || (white, black) == (other, one)
                    });
                    let wins = |one: &u64, other: &u64| {
                        if !self.out.contains(one) && self.out.contains(other) { 2 } else { 0 }
                    };
                    let by_default = (one, other, wins(&one, &other), wins(&other, &one));
                    games.push(found.copied().unwrap_or(by_default));
                }
            }
            reference::table(people, &self.out, &games)
        };
        self.people.iter().map(table).collect()
    }
}

impl Club {
    /// Somebody does not move in two games that they should begin, and loses both on time.
    async fn somebody_is_absent(&mut self, model: &mut Model) {
        let waiting = self.waiting().await;
        let divisions = self.now().await.divisions;
        for (division, people) in divisions.iter().zip(model.people.clone()) {
            for (number, &person) in (1..).zip(&people) {
                let white: Vec<_> = waiting
                    .iter()
                    .filter(|it| it.tournament == division.row.id && it.white == number)
                    .cloned()
                    .collect();
                if white.len() < 2 || model.out.contains(&person) {
                    continue;
                }
                for pairing in &white {
                    let game = self.begins(pairing).await.unwrap();
                    out_of_time(&self.store, game.row.id, self.at + days(4)).await.unwrap();
                    let black = people[pairing.black.unwrap() as usize - 1];
                    model.decided.push((person, black, 0, 2));
                }
                model.absentees.push(person);
                return;
            }
        }
    }

    /// Compares the places of a finished cycle with the model.
    async fn compare_places(&self, cycle: u32, model: &Model) {
        let league = League::read(&self.store, self.row.clone(), cycle).await.unwrap();
        for ((division, people), table) in
            league.divisions.iter().zip(&model.people).zip(model.tables())
        {
            let mut entrants: Vec<_> = division.entrants.iter().collect();
            entrants.sort_by_key(|entrant| entrant.place);
            let places: Vec<_> =
                entrants.iter().map(|entrant| people[entrant.number as usize - 1]).collect();
            assert_eq!(places, table, "cycle {cycle}");
        }
    }
}

#[tokio::test]
async fn three_years_of_sixty_people_follow_the_rules_with_leavers_deletions_and_kills() {
    on_each_database(async |database| {
        let mut random = Random(seed());
        let mut club = Club::with(database.store().await, 60).await;
        let mut next_person = 61;
        let mut expected: Vec<u64> = (1..=60).collect();
        club.goes_on(moment(0) + days(7)).await;
        for cycle in 1..=26 {
            assert_eq!((club.row.cycle, club.row.state), (cycle, LeagueState::Running));
            let mut rest = expected.as_slice();
            let sizes = reference::sizes(expected.len(), 7).into_iter();
            let people = sizes.map(|size| rest.split_off(..size).unwrap().to_vec()).collect();
            let mut model = Model { people, ..Model::default() };
            assert_eq!(club.divisions().await, model.people, "cycle {cycle}");

            if random.below(2) == 0 {
                club.somebody_is_absent(&mut model).await;
                club.goes_on(club.at + days(5)).await;
            }
            for how in ["leaves", "is deleted"] {
                let division = &model.people[random.choose(1, model.people.len())[0]];
                let who = division[random.choose(1, division.len())[0]];
                if random.below(3) > 0 || model.absentees.contains(&who) {
                    continue;
                }
                let request = club.asks(who);
                if how == "leaves" {
                    leave(&club.store, request).await.unwrap();
                } else {
                    // One of their games is running.
                    let waiting = club.waiting().await;
                    let mut tx = club.store.begin().await.unwrap();
                    let number = division.iter().position(|&one| one == who).unwrap() + 1;
                    let tournament = tx.divisions(club.row.id, cycle).await.unwrap();
                    drop(tx);
                    let own = waiting.iter().find(|it| {
                        tournament[model.people.iter().position(|it| it == division).unwrap()].id
                            == it.tournament
                            && it.has(u32::try_from(number).unwrap())
                    });
                    if let Some(own) = own.cloned() {
                        club.begins(&own).await;
                    }
                    delete_person(&club.store, id(who), request.interaction, club.at)
                        .await
                        .unwrap();
                }
                model.out.push(who);
            }
            let mut decided = Vec::new();
            club.plays(&model.people, async |white, black| {
                let points = [Points::Loss, Points::Draw, Points::Win][random.choose(1, 3)[0]];
                let other = points.of_other().halves();
                decided.push((white, black, points.halves().into(), other.into()));
                points
            })
            .await;
            model.decided.extend(decided);

            club.goes_on(club.row.ends_at - days(3)).await;
            let all = model.people.concat();
            let active: Vec<_> = all.iter().filter(|it| !model.out.contains(it)).collect();
            assert_eq!(club.now().await.unanswered(None).len(), active.len());
            let mut entries = Vec::new();
            for &person in active {
                // Some are on holiday.
                if random.below(100) < 92 {
                    entries.push(person);
                }
            }
            while entries.len() < 56 || (random.below(2) == 0 && entries.len() < 63) {
                entries.push(next_person);
                next_person += 1;
            }
            for index in (1..entries.len()).rev() {
                entries.swap(index, random.choose(1, index + 1)[0]);
            }
            for &person in &entries {
                club.joins(person).await;
            }

            let (end, league) = (club.row.ends_at, club.row.id);
            for due in club.store.tournaments_due(end, 100).await.unwrap() {
                killed(random.below(12), advance_tournament(&club.store, due, end)).await;
            }
            killed(random.below(200), advance(&club.store, league, end)).await;
            club.goes_on(end).await;
            killed(random.below(20), advance(&club.store, league, end)).await;
            club.compare_places(cycle, &model).await;
            expected = reference::order(&model.tables(), 2, &entries, &model.absentees);
        }
        assert_eq!(club.store.dangling_references().await.unwrap(), [""; 0]);
        assert_eq!(club.store.low_counters().await.unwrap(), [""; 0]);
    })
    .await;
}
