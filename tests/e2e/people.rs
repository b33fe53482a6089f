//! Ignored people and favourite opponents.

use super::ladders;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

/// Opens what a person thinks of another, from the other's profile.
#[track_caller]
fn opens(person: Person<'_>, other: Person<'_>) -> Response {
    let call = ladders::call(person, "profile").option("player", other.id.to_string());
    person.presses(person.types(&call).message(), "Favourite, ignore …")
}

#[test]
fn ignored_people_are_refused_and_not_told_why() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let page = opens(ada, ben).in_private("you can make them a favourite");
    ada.presses(page.message(), "Ignore").in_private("You're ignoring");
    ben.challenges(ada).in_private("You can't play this person right now");
    ada.challenges(ben).in_private("You've chosen not to play this person again");
    let open = ben.challenges_anyone();
    ada.presses(open.message(), "Accept").in_private("You've chosen not to play this person again");
    // Nobody else sees it.
    opens(ben, ada).in_private("you can make them a favourite");
    opens(scene.new_person("cleo"), ben).in_private("you can make them a favourite");
    let own = opens(ada, ada).in_private("Ignored: ");
    ada.picks(own.message(), "Ben").in_private("Ignored: nobody");
    ada.presses(open.message(), "Accept").in_public("Accepted");
}

#[test]
fn both_lists_are_found_in_the_settings_and_shortened_there() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    ada.presses(opens(ada, ben).message(), "Add favourite");
    ada.presses(opens(ada, cleo).message(), "Ignore");
    let ada = ada.in_direct_messages();
    let page = ada.presses(ada.asks("settings").message(), "Reminders, language …");
    let lists = ada.presses(page.message(), "Favourites, ignored people …");
    let lists = lists.in_private(&format!("Favourites: {}", ben.mention()));
    // Nobody is challenged from direct messages, so this menu removes.
    let lists = ada.picks(lists.message(), "Ben").in_private("Favourites: none");
    assert!(lists.text().contains("Ignored: "), "{:?}", lists.text());
    ada.picks(lists.message(), "cleo").in_private("Ignored: nobody");
}

#[test]
fn a_favourite_is_challenged_from_ones_own_page() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let page = opens(ada, ben);
    let page = ada.presses(page.message(), "Add favourite").in_private("is one of your favourites");
    let own = opens(ada, ada).in_private(&format!("Favourites: {}", ben.mention()));
    let draft = ada.picks(own.message(), "Ben").in_private("Which board");
    ada.presses(draft.message(), "Random");
    scene.message(ada.channel, |it| it.pings.contains(&ben.id));
    ada.presses(page.message(), "Remove favourite").in_private("you can make them a favourite");
    opens(ada, ada).in_private("Favourites: none");
}
