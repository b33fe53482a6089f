//! The playground as a process: how it starts, fails and stops.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::Stdio;

use super::{WorkingFolder, terminate};

#[test]
fn mistakes_in_the_settings_keep_it_from_starting() {
    let folder = WorkingFolder::with_file("[log]\nlevle = 'debug'\n");
    folder.run(&["playground"]).assert_failed(2, "dvonn.toml:2: log.levle: unknown field");
    let folder = WorkingFolder::with_file("[text]\nfolder = 'text'\n");
    folder.run(&["playground"]).assert_failed(2, "cannot read text (");
}

#[test]
fn a_port_in_use_is_reported() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap();
    let _listener = TcpListener::bind(taken).unwrap();
    let ended = WorkingFolder::new().run(&["playground", "--listen", &taken.to_string()]);
    ended.assert_failed(1, &format!("port {} of 127.0.0.1 is in use", taken.port()));
    assert!(ended.stderr.contains("--listen"), "{ended:?}");
}

#[cfg(unix)]
#[test]
fn the_playground_prints_and_serves_its_page_and_leaves_no_files() {
    let folder = WorkingFolder::new();
    let temporary = tempfile::tempdir().unwrap();
    let mut child = folder
        .command(&["playground", "--listen", "127.0.0.1:0"])
        .env("TMPDIR", temporary.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let page = line.trim().strip_prefix("Play DVONN at http://").unwrap();
    let address = page.strip_suffix('/').unwrap();

    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");

    let ended = terminate(child);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(std::fs::read_dir(temporary.path()).unwrap().count(), 0);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
