//! Tests of matches between the teams of two servers. The guests are numbered from 51.

use dvonn_model::{Action, GuestTeam, Home, InviteCode};

use super::*;

const FIRST_GUEST: u64 = 51;

fn code() -> InviteCode {
    InviteCode::from_bits(123_456_789)
}

fn abroad() -> GuildId {
    2_u64.try_into().unwrap()
}

fn guest_home() -> Home {
    Home { guild: abroad(), channel: 6_u64.try_into().unwrap(), locale: Some(String::from("fr")) }
}

impl Club {
    /// Offers a match that starts in an hour.
    async fn offering() -> Club {
        let mut club = Club::empty().await;
        let new = club.new_match();
        club.id = create(&club.store, new).await.unwrap().id;
        club
    }

    fn new_match(&mut self) -> TournamentOptions {
        let starts_at = Some(self.at + SignedDuration::from_hours(1));
        TournamentOptions {
            moderates: true,
            teams: Some((String::from("Club"), code())),
            entry: EntryRules { starts_at, ..EntryRules::default() },
            ..self.new_tournament(TournamentKind::Teams)
        }
    }

    async fn accepts(&mut self, code: InviteCode, home: Home) -> Result<(), TournamentError> {
        let by = Acceptance {
            code,
            guest: GuestTeam { name: String::from("Guests"), home },
            person: Person::new(user(50), String::from("Captain")),
            interaction: self.interaction(),
            at: self.at,
        };
        accept(&self.store, by).await.map(drop)
    }

    /// A request from the server for which this person plays.
    fn asks_at_home(&mut self, person: u64) -> TournamentRequest {
        let guild = if person >= 50 { abroad() } else { guild() };
        TournamentRequest { guild, ..self.asks(person) }
    }

    async fn enters(&mut self, person: u64) -> Result<(), TournamentError> {
        let request = self.asks_at_home(person);
        join(&self.store, request, |_| true).await.map(drop)
    }

    /// A match that was accepted, with these many people of each side.
    async fn meeting(own: u64, guests: u64) -> Club {
        let mut club = Club::offering().await;
        club.accepts(code(), guest_home()).await.unwrap();
        for person in (1..=own).chain(FIRST_GUEST..FIRST_GUEST + guests) {
            club.enters(person).await.unwrap();
        }
        club
    }

    async fn starts_by_itself(&mut self) {
        self.at += SignedDuration::from_hours(1);
        self.moves_on().await.unwrap();
    }

    /// Returns who is on the boards of a round: White, then Black.
    async fn people_of(&self, round: u32) -> Vec<[u64; 2]> {
        let of = self.now().await;
        let person = |number: u32| u64::from(of.entrant(number).unwrap().player.id().unwrap());
        of.round(round).map(|it| [it.white, it.black.unwrap()].map(person)).collect()
    }

    /// Plays a round that this side wins on all boards.
    async fn plays_a_round(&mut self, winner: Color) {
        for game in self.start_due_games().await {
            self.end_won(&game, winner).await;
        }
        self.moves_on().await.unwrap();
    }
}

#[tokio::test]
async fn teams_play_two_games_on_each_board_with_both_colours() {
    let mut club = Club::meeting(3, 2).await;
    club.starts_by_itself().await;
    assert_eq!(club.people_of(1).await, [[1, 51], [52, 2]]);
    let reserve = club.store.reserve_of(club.id).await.unwrap();
    assert!(reserve.len() == 1 && reserve[0].player.is(user(3)));
    club.plays_a_round(Color::White).await;
    let of = club.now().await;
    assert_eq!((of.row.round, of.team_points()), (2, [2, 2]));
    assert_eq!(club.people_of(2).await, [[51, 1], [2, 52]]);
    club.plays_a_round(Color::Black).await;
    let of = club.now().await;
    assert_eq!((of.row.state, of.team_points()), (TournamentState::Over, [4, 4]));
    let boards: Vec<_> = of.team_boards().iter().map(|it| it.points).collect();
    assert_eq!(boards, [[4, 0], [0, 4]]);
    assert!(of.winners().is_empty() && !of.ended_early());
    assert!(of.entrants.iter().all(|entrant| entrant.place.is_none()));
}

#[tokio::test]
async fn each_stage_is_shown_on_both_servers() {
    let mut club = Club::offering().await;
    let guests = async |club: &Club, stage: u32| {
        club.store.post(PostKey::guest_stage(club.id, stage)).await.unwrap()
    };
    assert!(guests(&club, 0).await.is_none());
    club.accepts(code(), guest_home()).await.unwrap();
    let wanted = guests(&club, 0).await.unwrap().wanted;
    for person in [1, 2, 51, 52] {
        club.enters(person).await.unwrap();
    }
    assert_eq!(guests(&club, 0).await.unwrap().wanted, wanted + 4);
    club.starts_by_itself().await;
    assert!(club.stage(1).await.is_some() && guests(&club, 1).await.is_some());
}

#[tokio::test]
async fn the_guests_have_their_home_and_see_the_others_as_strangers() {
    let club = Club::meeting(2, 2).await;
    let of = club.now().await;
    let home = |person: u64| of.entrant_of(user(person)).unwrap().home.clone();
    assert_eq!((home(1), home(51)), (None, Some(guest_home())));
    let strangers = |of: Tournament| {
        let people = of.entrants.into_iter().filter_map(|it| it.player.person().cloned());
        people.filter(|it| it.stranger).map(|it| u64::from(it.id)).collect::<Vec<_>>()
    };
    assert_eq!(strangers(of.clone().seen_from(guild())), [51, 52]);
    assert_eq!(strangers(of.seen_from(abroad())), [1, 2]);
}

#[tokio::test]
async fn a_code_accepts_one_match_once_and_not_on_the_same_server() {
    let mut club = Club::offering().await;
    let other = InviteCode::from_bits(1);
    let refusal = refused(club.accepts(other, guest_home()).await);
    assert_eq!(refusal, TeamRefusal::UnknownCode.into());
    let own = Home { guild: guild(), ..guest_home() };
    assert_eq!(refused(club.accepts(code(), own).await), TeamRefusal::OwnInvitation.into());
    club.accepts(code(), guest_home()).await.unwrap();
    let third = Home { guild: 3_u64.try_into().unwrap(), ..guest_home() };
    assert_eq!(refused(club.accepts(code(), third).await), TeamRefusal::UnknownCode.into());
    let log = club.store.actions(abroad(), 0, 9).await.unwrap();
    let (what, tournament) = (TournamentAction::Accepted, club.id);
    assert_eq!(log[0].action, Action::TournamentManaged { what, tournament, people: vec![] });
}

#[tokio::test]
async fn a_match_needs_a_moderator_and_a_date_and_is_not_repeated() {
    let mut club = Club::empty().await;
    let plain = TournamentOptions { moderates: false, ..club.new_match() };
    let undated = TournamentOptions { entry: EntryRules::default(), ..club.new_match() };
    let mut repeated = club.new_match();
    repeated.entry.repeats = Some(dvonn_model::Repeat::Week);
    for new in [plain, undated, repeated] {
        assert_eq!(refused(create(&club.store, new).await), TeamRefusal::Terms.into());
    }
}

#[tokio::test]
async fn a_match_is_called_off_if_one_team_is_too_small_or_nobody_accepts() {
    for guests in [0, 1] {
        let mut club = Club::meeting(4, guests).await;
        club.starts_by_itself().await;
        assert!(club.now().await.row.is_called_off());
    }
}

#[tokio::test]
async fn each_team_has_room_of_its_own() {
    let mut club = Club::empty().await;
    let mut new = club.new_match();
    new.entry.most = Some(2);
    club.id = create(&club.store, new).await.unwrap().id;
    club.accepts(code(), guest_home()).await.unwrap();
    for person in [1, 2, 51, 52] {
        club.enters(person).await.unwrap();
    }
    for person in [3, 53] {
        assert_eq!(refused(club.enters(person).await), TeamRefusal::Full { most: 2 }.into());
    }
}

#[tokio::test]
async fn nobody_decides_for_the_other_team() {
    let mut club = Club::meeting(2, 2).await;
    let request = club.asks(1);
    let refusal = refused(start(&club.store, request).await);
    assert!(matches!(refusal, TournamentRefusal::Teams(TeamRefusal::StartsByItself(_))));
    // The organiser is no captain of the guests, if they are there too.
    let request = TournamentRequest { guild: abroad(), ..club.asks(1) };
    let refusal = refused(withdraw(&club.store, request, user(51)).await);
    assert_eq!(refusal, TeamRefusal::ModeratorsOnly.into());
    club.starts_by_itself().await;
    for (by, who) in [(9, 51), (50, 2)] {
        let captain = TournamentRequest { moderates: true, ..club.asks_at_home(by) };
        let refusal = refused(withdraw(&club.store, captain, user(who)).await);
        assert_eq!(refusal, TeamRefusal::OtherTeam(user(who)).into());
        let captain = TournamentRequest { moderates: true, ..club.asks_at_home(by) };
        let refusal = refused(
            replace(&club.store, captain, user(who), Person::new(user(8), String::new())).await,
        );
        assert_eq!(refusal, TeamRefusal::OtherTeam(user(who)).into());
        let captain = TournamentRequest { moderates: true, ..club.asks_at_home(by) };
        let refusal = refused(end(&club.store, captain).await);
        assert!(matches!(refusal, TournamentRefusal::Teams(TeamRefusal::NotEndedAlone(_))));
    }
    let captain = TournamentRequest { moderates: true, ..club.asks_at_home(50) };
    withdraw(&club.store, captain, user(52)).await.unwrap();
}

#[tokio::test]
async fn either_team_can_call_a_match_off_before_it_starts() {
    let mut club = Club::meeting(2, 2).await;
    let captain = TournamentRequest { moderates: true, ..club.asks_at_home(50) };
    end(&club.store, captain).await.unwrap();
    assert_eq!(club.now().await.row.state, TournamentState::Cancelled);
}

#[tokio::test]
async fn somebody_on_the_reserve_can_take_over() {
    let mut club = Club::meeting(2, 3).await;
    club.starts_by_itself().await;
    let captain = TournamentRequest { moderates: true, ..club.asks_at_home(50) };
    let spare = Person::new(user(53), String::from("Person 53"));
    replace(&club.store, captain, user(51), spare).await.unwrap();
    assert_eq!(club.people_of(1).await, [[1, 53], [52, 2]]);
    assert_eq!(club.store.reserve_of(club.id).await.unwrap(), []);
    assert_eq!(club.now().await.entrant_of(user(53)).unwrap().home, Some(guest_home()));
}

#[tokio::test]
async fn a_team_moves_to_another_channel_of_its_own_server_only() {
    let mut club = Club::meeting(2, 2).await;
    let captain = TournamentRequest { moderates: true, ..club.asks_at_home(50) };
    relocate(&club.store, captain, 66_u64.try_into().unwrap()).await.unwrap();
    let of = club.now().await;
    let channel = |guild: GuildId| u64::from(of.row.home_on(guild).unwrap().channel);
    assert_eq!((channel(guild()), channel(abroad())), (5, 66));
    let home = of.entrant_of(user(51)).unwrap().home.clone().unwrap();
    assert_eq!(u64::from(home.channel), 66);
}

#[tokio::test]
async fn computers_do_not_play_in_a_match() {
    let mut club = Club::offering().await;
    let captain = TournamentRequest { moderates: true, ..club.asks(1) };
    let refusal =
        refused(add_computers(&club.store, captain, dvonn_model::Level::BEGINNER, 1).await);
    assert_eq!(refusal, TeamRefusal::PeopleOnly.into());
}

#[tokio::test]
async fn a_server_without_threads_loses_the_games_that_could_not_begin() {
    let mut club = Club::meeting(2, 2).await;
    club.starts_by_itself().await;
    for pairing in club.now().await.pairings {
        let guest = if pairing.board == 1 { Color::Black } else { Color::White };
        record_refusal(&club.store, &pairing, guest).await.unwrap();
    }
    club.at += days(3);
    club.moves_on().await.unwrap();
    let of = club.now().await;
    assert_eq!((of.row.round, of.team_points()), (2, [4, 0]));
    assert!(of.round(1).all(|pairing| pairing.forfeit));
}
