//! A random opponent for the program.

use dvonn_rules::{Color, Game, Phase};

use crate::program::Program;

/// Plays a whole game against the program with pseudorandom plies, the same on each run, and
/// returns it. Checks that the program plays only legal plies and exits cleanly on `Quit`.
pub(crate) fn play(options: &[&str], us: Color, end_of_line: &str) -> Game {
    let mut program = Program::start(options);
    let mut game = Game::new();
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    if us == Color::Black {
        program.write(&format!("start{end_of_line}"));
    }
    while game.position().phase() != Phase::Over {
        if game.position().side_to_move() == us {
            let plies = game.position().legal_plies();
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let ply = plies[usize::try_from(random >> 33).unwrap() % plies.len()];
            game.play(ply).unwrap();
            program.write(&format!("{ply}{end_of_line}"));
        } else {
            let line = program.read();
            let ply = line.parse().unwrap();
            game.play(ply).unwrap_or_else(|illegal| panic!("{ply}: {illegal}, after {game}"));
            assert_eq!(line, ply.to_string());
        }
    }
    program.write("Quit\n");
    let exit = program.wait();
    assert_eq!((exit.code, &*exit.output, &*exit.errors), (Some(0), "", ""), "{game}");
    game
}
