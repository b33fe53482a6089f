//! Weights from samples.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use dvonn_engine::training::{Fit, Sample};

/// How far weights are changed at a time: at first, and at the end.
const RATES: [f32; 2] = [2e-3, 2e-5];

/// One sample of so many is kept apart, to see how weights do on what they were not fitted to.
const ONE_APART_OF: usize = 20;

/// What weights are fitted to.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The file to write.
    #[arg(long)]
    out: PathBuf,
    /// How often the samples are gone through.
    #[arg(long, default_value_t = 12)]
    passes: u16,
    /// The seed of the weights at the start, and of the order of the samples.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Files of samples.
    #[arg(required = true)]
    samples: Vec<PathBuf>,
}

/// Fits, and prints the mean squared error of the chance to win after each pass.
pub(crate) fn run(options: &Options, output: &mut impl Write) -> io::Result<()> {
    let mut samples = Vec::new();
    for path in &options.samples {
        let bytes = fs::read(path)?;
        samples.extend(bytes.as_chunks().0.iter().map(Sample::from_bytes));
    }
    let apart = samples.split_off(samples.len() - samples.len() / ONE_APART_OF);
    writeln!(output, "{} samples, and {} apart", samples.len(), apart.len())?;
    let mut fit = Fit::new(options.seed);
    for pass in 0..options.passes {
        let rate = |part: f32| {
            // From the first to the last along half a wave.
            let done = (f32::from(pass) + part) / f32::from(options.passes);
            let share = f32::midpoint((done * std::f32::consts::PI).cos(), 1.0);
            RATES[1] + (RATES[0] - RATES[1]) * share
        };
        let seed = options.seed.wrapping_add(u64::from(pass));
        let error = fit.pass(&samples, seed, rate);
        writeln!(output, "pass {}: error {error:.5}, apart {:.5}", pass + 1, fit.error(&apart))?;
        output.flush()?;
    }
    fs::write(&options.out, fit.to_bytes())
}
