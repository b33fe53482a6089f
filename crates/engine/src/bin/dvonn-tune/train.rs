//! The `train` command: trains a network on samples.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use dvonn_engine::training::{Sample, Trainer};

/// The learning rate at the start and at the end.
const RATES: [f32; 2] = [2e-3, 2e-5];

/// One in this many samples is held out for validation.
const VALIDATION_INTERVAL: usize = 20;

/// What a network evaluates.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Kind {
    /// Positions in the movement phase.
    Movement,
    /// Boards in the placement phase.
    Placement,
    /// Full boards.
    FullBoard,
}

/// The options of the `train` command.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// What the network evaluates.
    kind: Kind,
    /// Weights file to write.
    #[arg(long)]
    out: PathBuf,
    /// Number of passes over the samples.
    #[arg(long, default_value_t = 12)]
    epochs: u16,
    /// Seed of the initial weights and the order of samples.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Sample files.
    #[arg(required = true)]
    samples: Vec<PathBuf>,
}

/// Trains a network and prints the mean squared error of the winning chances after each epoch.
///
/// # Errors
///
/// If a file cannot be read or written.
pub(crate) fn run(options: &Options, output: &mut impl Write) -> io::Result<()> {
    let mut samples = Vec::new();
    for path in &options.samples {
        let bytes = fs::read(path)?;
        samples.extend(bytes.as_chunks().0.iter().map(Sample::from_bytes));
    }
    match options.kind {
        Kind::Movement => {}
        Kind::Placement => samples.retain(|sample| !sample.is_full_board()),
        Kind::FullBoard => samples.retain(Sample::is_full_board),
    }
    let validation = samples.split_off(samples.len() - samples.len() / VALIDATION_INTERVAL);
    writeln!(output, "{} training samples, {} validation", samples.len(), validation.len())?;
    let new = match options.kind {
        Kind::Movement => Trainer::movement,
        Kind::Placement => Trainer::placement,
        Kind::FullBoard => Trainer::full_board,
    };
    let mut trainer = new(options.seed);
    for epoch in 0..options.epochs {
        let rate = |part: f32| {
            // Cosine annealing.
            let done = (f32::from(epoch) + part) / f32::from(options.epochs);
            let share = f32::midpoint((done * std::f32::consts::PI).cos(), 1.0);
            RATES[1] + (RATES[0] - RATES[1]) * share
        };
        let seed = options.seed.wrapping_add(u64::from(epoch));
        let error = trainer.epoch(&samples, seed, rate);
        let validation_error = trainer.error(&validation);
        writeln!(
            output,
            "epoch {}: training error {error:.5}, validation error {validation_error:.5}",
            epoch + 1
        )?;
        output.flush()?;
    }
    fs::write(&options.out, trainer.to_bytes())
}
