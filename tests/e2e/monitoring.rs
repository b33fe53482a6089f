//! What monitoring and systemd see of the bot.

use std::fs;
use std::os::unix::net::UnixDatagram;
use std::time::Duration;

use dvonn_playground::{GatewayDrop, Options};

use crate::support::postgres::PostgresDatabase;
use crate::support::process::Settings;
use crate::support::scene::{Scene, TIMEOUT, wait};
use crate::support::writer::Writer;

const ON: Settings = &[("DVONN_METRICS_LISTEN", "127.0.0.1:0")];
const WITH_BACKUPS: Settings =
    &[("DVONN_METRICS_LISTEN", "127.0.0.1:0"), ("DVONN_BACKUP_FOLDER", "backups")];
const DASHBOARD: &str = include_str!("../../deploy/grafana/dashboard.json");

/// The line of the log with the address, up to the address.
const LISTENS: &str = "answering /metrics, /healthz and /readyz address=";

/// The status and text of an answer to monitoring.
pub(super) fn answer(scene: &Scene, path: &str) -> (u16, String) {
    let log = scene.log();
    let address = log.rsplit_once(LISTENS).expect("the bot listens").1;
    let address = address.lines().next().unwrap_or_default();
    wait(async {
        let client = reqwest::Client::builder().no_proxy().build().expect("a client");
        let response = client.get(format!("http://{address}{path}")).send().await;
        let response = response.expect("the bot answers");
        (response.status().as_u16(), response.text().await.expect("a text"))
    })
}

fn metrics(scene: &Scene) -> String {
    let (status, text) = answer(scene, "/metrics");
    assert_eq!(status, 200);
    text
}

pub(super) fn is_ready(scene: &Scene) -> bool {
    answer(scene, "/readyz") == (200, String::from("ok\n"))
}

fn is_alive(scene: &Scene) -> bool {
    answer(scene, "/healthz") == (200, String::from("ok\n"))
}

/// Waits until this line is a reason why the bot is not ready.
#[track_caller]
fn wait_for_reason(scene: &Scene, reason: &str) {
    scene.wait_until(|| {
        let (status, reasons) = answer(scene, "/readyz");
        status == 503 && reasons.lines().any(|line| line == reason)
    });
}

/// The number that Prometheus shows for this name and these labels.
fn figure(text: &str, series: &str) -> Option<f64> {
    let line = text.lines().find_map(|line| line.strip_prefix(series)?.strip_prefix(' '))?;
    line.parse().ok()
}

#[test]
fn the_figures_move_after_commands_and_clicks_and_name_nobody() {
    let scene = Scene::with_settings(Scene::options(), WITH_BACKUPS);
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let mover = duel.mover();
    mover.types(&mover.command("place").option("cell", "D3"));
    let ids = |kind: &str, name: &str, outcome: &str| {
        format!("dvonn_interactions_total{{kind=\"{kind}\",name=\"{name}\",outcome=\"{outcome}\"}}")
    };
    let expected = [
        ids("command", "dvonn challenge", "ok"),
        ids("command", "dvonn place", "ok"),
        ids("command", "dvonn place", "refused"),
        ids("click", "accept", "ok"),
        String::from("dvonn_interaction_seconds_count{kind=\"click\",name=\"accept\"}"),
    ];
    for series in &expected {
        scene.wait_until(|| figure(&metrics(&scene), series) == Some(1.0));
    }
    let text = metrics(&scene);
    for (series, least) in [
        ("dvonn_shard_connected{shard=\"0\"}", 1.0),
        ("dvonn_ready{part=\"keeper\"}", 1.0),
        ("dvonn_clocks_running", 1.0),
        ("dvonn_posts_late", 0.0),
        ("dvonn_searches_waiting{urgency=\"turn\"}", 0.0),
        ("dvonn_cache_requests_total{cache=\"pictures\",result=\"miss\"}", 2.0),
        ("dvonn_database_connections_max", 4.0),
        ("dvonn_database_seconds_count{operation=\"commit\"}", 2.0),
        ("process_resident_memory_bytes", 1e6),
    ] {
        assert!(figure(&text, series).is_some_and(|it| it >= least), "{series}:\n{text}");
    }
    let answer = "{route=\"POST /interactions/:id/:token/callback\",status=\"2xx\"}";
    let answers = figure(&text, &format!("dvonn_discord_requests_total{answer}"));
    assert!(answers.is_some_and(|answers| answers >= 3.0), "{text}");
    let names = DASHBOARD.split(|c: char| !c.is_ascii_lowercase() && c != '_');
    for name in names.filter(|name| name.starts_with("dvonn_") || name.starts_with("process_")) {
        assert!(text.contains(name), "{name} is on the dashboard and not in:\n{text}");
    }
    let (guild, channel) = (scene.playground.guild().to_string(), scene.general().to_string());
    for private in [&guild, &channel, &duel.mover().id.to_string(), "Ada", "general", "seCRet"] {
        assert!(!text.contains(private), "{private} is in:\n{text}");
    }
}

#[test]
fn backups_that_fail_are_seen_in_the_figures_and_the_bot_is_ready() {
    let scene = Scene::without_bot(Scene::options(), WITH_BACKUPS);
    scene.expect_errors();
    fs::write(scene.path("backups"), "in the way").expect("the file can be written");
    scene.start_bot();
    let newest = || figure(&metrics(&scene), "dvonn_backup_timestamp_seconds");
    scene.wait_until(|| newest() == Some(0.0));
    scene.wait_until(|| is_ready(&scene));
    fs::remove_file(scene.path("backups")).expect("the file can be removed");
    scene.let_time_pass(Duration::from_hours(1));
    scene.wait_until(|| newest().is_some_and(|time| time > 1e9));
}

#[test]
fn a_bot_with_a_damaged_database_is_not_ready() {
    let scene = Scene::with_settings(Scene::options(), ON);
    scene.expect_errors();
    let duel = scene.duel();
    scene.wait_until(|| is_ready(&scene));
    let undamaged = scene.damage("plies");
    duel.mover().places("D3").in_private("Nothing has changed");
    wait_for_reason(&scene, "database: its files are damaged");
    scene.mend(&undamaged);
    scene.playground.advance(Duration::from_mins(6)).expect("the clock can be advanced");
    scene.wait_until(|| is_ready(&scene));
}

#[test]
fn a_bot_behind_a_lock_is_alive_and_ready_again_after_it() {
    let scene = Scene::with_settings(Scene::options(), ON);
    scene.expect_errors();
    scene.wait_until(|| is_ready(&scene));
    let writer = Writer::start(&scene);
    // The next heartbeat is due at once if the clock is set ahead.
    let next_heartbeat = || {
        let second = Duration::from_secs(1);
        scene.playground.advance(second).expect("the clock can be advanced");
    };
    next_heartbeat();
    wait_for_reason(&scene, "database: the database was locked for too long");
    assert!(is_alive(&scene));
    let text = metrics(&scene);
    assert_eq!(figure(&text, "dvonn_ready{part=\"database\"}"), Some(0.0));
    assert_eq!(figure(&text, "dvonn_ready{part=\"gateway\"}"), Some(1.0));
    drop(writer);
    next_heartbeat();
    scene.wait_until(|| is_ready(&scene));
}

#[test]
fn a_bot_without_a_gateway_is_alive_and_ready_again_with_it() {
    let scene = Scene::with_settings(Scene::options(), ON);
    scene.expect_errors();
    let mut duel = scene.duel();
    scene.wait_until(|| is_ready(&scene));
    scene.playground.refuse_gateway(true);
    scene.playground.drop_gateway(GatewayDrop::Cut);
    wait_for_reason(&scene, "gateway: not connected: shard 0 of 1");
    assert!(is_alive(&scene));
    scene.playground.refuse_gateway(false);
    scene.wait_until(|| is_ready(&scene));
    duel.play("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_bot_to_which_discord_says_nothing_after_a_reconnect_is_not_ready() {
    let scene = Scene::with_settings(Scene::options(), ON);
    let mut duel = scene.duel();
    scene.wait_until(|| is_ready(&scene));
    scene.playground.silence_gateway(true);
    scene.playground.drop_gateway(GatewayDrop::Cut);
    wait_for_reason(&scene, "gateway: not connected: shard 0 of 1");
    assert!(is_alive(&scene));
    let text = metrics(&scene);
    assert_eq!(figure(&text, "dvonn_shard_connected{shard=\"0\"}"), Some(0.0));
    scene.playground.silence_gateway(false);
    scene.playground.drop_gateway(GatewayDrop::Cut);
    scene.wait_until(|| is_ready(&scene));
    duel.play("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_bot_whose_heartbeats_are_not_acknowledged_is_not_ready() {
    let heartbeat_interval = Duration::from_secs(1);
    let scene = Scene::with_settings(Options { heartbeat_interval, ..Scene::options() }, ON);
    scene.expect_errors();
    scene.wait_until(|| is_ready(&scene));
    // Only an acknowledged heartbeat has a latency.
    let latency = "dvonn_shard_latency_seconds{shard=\"0\"}";
    scene.wait_until(|| figure(&metrics(&scene), latency).is_some_and(|it| it > 0.0));
    scene.playground.silence_gateway(true);
    wait_for_reason(&scene, "gateway: not connected: shard 0 of 1");
    scene.playground.silence_gateway(false);
    scene.wait_until(|| is_ready(&scene));
}

#[test]
fn a_bot_is_ready_with_its_own_shards() {
    let Some(database) = PostgresDatabase::create("own_shards") else { return };
    let scene = Scene::start();
    scene.expect_errors();
    let url = database.url();
    let settings = [ON[0], ("DVONN_DISCORD_SHARDS", "1/2"), ("DVONN_DATABASE_URL", &*url.leak())];
    scene.restart_with(Box::leak(Box::new(settings)));
    scene.wait_until(|| is_ready(&scene));
    let text = metrics(&scene);
    assert_eq!(figure(&text, "dvonn_shard_connected{shard=\"1\"}"), Some(1.0));
    assert_eq!(figure(&text, "dvonn_shard_connected{shard=\"0\"}"), None);
    scene.playground.refuse_gateway(true);
    scene.playground.drop_gateway(GatewayDrop::Cut);
    wait_for_reason(&scene, "gateway: not connected: shard 1 of 2");
    scene.stop_bot();
}

#[test]
fn a_bot_that_starts_is_alive_and_ready_once_it_is_connected() {
    let scene = Scene::with_settings(Scene::options(), ON);
    scene.expect_errors();
    scene.stop_bot();
    let listened = scene.log().matches(LISTENS).count();
    scene.playground.refuse_gateway(true);
    scene.launch_bot();
    scene.wait_until(|| scene.log().matches(LISTENS).count() > listened);
    assert_eq!(answer(&scene, "/readyz"), (503, String::from("gateway: not connected yet\n")));
    assert_eq!(figure(&metrics(&scene), "dvonn_ready{part=\"gateway\"}"), Some(0.0));
    assert!(is_alive(&scene));
    scene.playground.refuse_gateway(false);
    scene.wait_until(|| is_ready(&scene));
}

#[test]
fn nothing_listens_by_default() {
    let scene = Scene::start();
    let bot = scene.take_bot();
    assert_eq!(bot.listening_sockets(), 0);
    drop(bot);
    let scene = Scene::with_settings(Scene::options(), ON);
    assert_eq!(scene.take_bot().listening_sockets(), 1);
}

#[test]
fn systemd_is_told_that_the_bot_is_ready_alive_and_stopping() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("notify");
    let socket = UnixDatagram::bind(&path).expect("a socket");
    socket.set_read_timeout(Some(TIMEOUT)).expect("a time limit");
    let path = path.into_os_string().into_string().expect("the path is UTF-8");
    let settings = Box::new([
        ("NOTIFY_SOCKET", &*Box::leak(path.into_boxed_str())),
        ("WATCHDOG_USEC", "2000000"),
    ]);
    let next = || {
        let mut buffer = [0; 100];
        let length = socket.recv(&mut buffer).expect("the bot says something in time");
        String::from_utf8_lossy(&buffer[..length]).trim_end().to_owned()
    };
    let scene = Scene::with_settings(Scene::options(), Box::leak(settings));
    for sign in ["READY=1", "WATCHDOG=1", "WATCHDOG=1"] {
        assert_eq!(next(), sign);
    }
    assert!(scene.stop_bot().is_some_and(|status| status.success()));
    while next() != "STOPPING=1" {}
}

#[test]
fn a_bot_to_which_systemd_does_not_listen_works_and_stops() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("notify");
    let socket = UnixDatagram::bind(&path).expect("a socket");
    let sender = UnixDatagram::unbound().expect("a socket");
    sender.connect(&path).expect("the path leads to the socket");
    sender.set_nonblocking(true).expect("it can be set");
    // Nobody reads, until the socket takes no more.
    while sender.send(b"x").is_ok() {}
    let path = path.into_os_string().into_string().expect("the path is UTF-8");
    let settings = Box::new([("NOTIFY_SOCKET", &*Box::leak(path.into_boxed_str()))]);
    let scene = Scene::with_settings(Scene::options(), Box::leak(settings));
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    assert!(scene.stop_bot().is_some_and(|status| status.success()));
    drop(socket);
}
