//! The sandbox on Linux: resource limits, Landlock for files, seccomp for system calls.

use std::collections::BTreeMap;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::Command;

use landlock::{
    ABI, Access as _, AccessFs, CompatLevel, Compatible as _, Ruleset, RulesetAttr as _,
    RulesetCreatedAttr as _, Scope, path_beneath_rules,
};
use rustix::process::{
    Resource, Rlimit, Signal, getpid, nice, set_parent_process_death_signal, setrlimit, setsid,
};
use seccompiler::{
    SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    TargetArch,
};

use super::{Sandbox, calls};

/// What every program may read and execute: the system's programs and libraries.
const SYSTEM: [&str; 6] = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"];
/// What every program may read besides. None of it is about the bot.
const READABLE: [&str; 5] =
    ["/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime", "/dev/urandom", "/dev/random"];
/// The one file that every program may write to.
const SINK: &str = "/dev/null";

/// How many files a program may have open.
const MAX_FILES: u64 = 64;
/// How many threads the bot's user may have before a program can start no more. The bot still can.
const MAX_THREADS: u64 = 4_096;
/// How many steps below the bot a program stands when there is not enough processor time.
const NICENESS: i32 = 5;

/// Enters the sandbox and becomes its program. Returns only the reason why that failed.
pub(super) fn enter(sandbox: &Sandbox) -> String {
    match prepare(sandbox) {
        Ok(mut program) => {
            let name = program.get_program().display().to_string();
            format!("cannot run {name}: {}", program.exec())
        }
        Err(reason) => reason,
    }
}

fn prepare(sandbox: &Sandbox) -> Result<Command, String> {
    let (name, arguments) = sandbox.command.split_first().ok_or("there is no command")?;
    let failed = |what: &str| {
        let what = what.to_owned();
        move |error: &dyn std::fmt::Display| format!("cannot {what}: {error}")
    };
    set_parent_process_death_signal(Some(Signal::KILL))
        .map_err(|error| failed("follow the bot's end")(&error))?;
    // Ctrl-C in the bot's terminal is not for this program. Fails only for the leader of a group.
    setsid().ok();
    // systemd's unit does not allow it.
    nice(NICENESS).ok();
    limit_files(sandbox)
        .map_err(|error| failed("restrict files (Linux needs Landlock)")(&error))?;
    limit_resources(sandbox).map_err(|error| failed("set limits")(&error))?;
    limit_calls().map_err(|error| failed("restrict system calls")(&error))?;
    let mut program = Command::new(name);
    program
        .args(arguments)
        .env_clear()
        .current_dir(sandbox.folder.as_deref().unwrap_or(Path::new("/")));
    Ok(program)
}

/// Hides all files but those that the program needs, and lets it write to none. Where the kernel
/// can, it also hides all processes but its own.
fn limit_files(sandbox: &Sandbox) -> Result<(), landlock::RulesetError> {
    let named = sandbox.command.iter().map(Path::new).filter(|word| word.is_absolute());
    let execute = AccessFs::from_read(ABI::V1);
    let read = AccessFs::ReadFile | AccessFs::ReadDir;
    // Paths that do not exist are left out.
    Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_all(ABI::V1))?
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(ABI::V6))?
        .scope(Scope::from_all(ABI::V6))?
        .create()?
        .add_rules(path_beneath_rules(SYSTEM, execute))?
        .add_rules(path_beneath_rules(named, execute))?
        .add_rules(path_beneath_rules(&sandbox.folder, execute))?
        .add_rules(path_beneath_rules(READABLE, read))?
        .add_rules(path_beneath_rules([SINK], read | AccessFs::WriteFile))?
        .restrict_self()?;
    Ok(())
}

/// Sets the limits that the kernel checks.
fn limit_resources(sandbox: &Sandbox) -> rustix::io::Result<()> {
    let limits = [
        (Resource::Core, 0),
        (Resource::Fsize, 0),
        (Resource::Nofile, MAX_FILES),
        (Resource::Nproc, MAX_THREADS),
        (Resource::Cpu, sandbox.seconds),
        (Resource::As, sandbox.memory.saturating_mul(1024 * 1024)),
    ];
    for (resource, most) in limits {
        setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })?;
    }
    Ok(())
}

/// Allows the system calls of [`calls`], and no others, in this process and what it becomes. The kernel says
/// to the program that the others are not permitted: those of this kernel, those that newer ones will
/// have, and those of the ABI x32, all of which have other numbers.
fn limit_calls() -> Result<(), seccompiler::Error> {
    // Its flags are in memory, where the filter cannot see them. Without it, libraries use `clone`.
    let unknown = SeccompAction::Errno(libc::ENOSYS.unsigned_abs());
    let unseen = BTreeMap::from([(libc::SYS_clone3, Vec::new())]);
    install(unseen, unknown, SeccompAction::Allow)?;

    let any = |call: &libc::c_long| (*call, Vec::new());
    let mut allowed: BTreeMap<_, _> = calls::ALLOWED.iter().map(any).collect();
    allowed.insert(libc::SYS_clone3, Vec::new());
    // Threads are allowed, processes are not.
    let flags = libc::CLONE_THREAD as u64;
    allowed.insert(libc::SYS_clone, one_of(0, &SeccompCmpOp::MaskedEq(flags), &[flags])?);
    allowed.insert(libc::SYS_ioctl, one_of(1, &SeccompCmpOp::Eq, calls::REQUESTS)?);
    allowed.insert(libc::SYS_prctl, one_of(0, &SeccompCmpOp::Eq, calls::OPTIONS)?);
    let mut commands = one_of(1, &SeccompCmpOp::Eq, calls::COMMANDS)?;
    commands.push(SeccompRule::new(vec![
        condition(1, SeccompCmpOp::Eq, libc::F_SETFL as u64)?,
        // With this flag, the kernel sends signals.
        condition(2, SeccompCmpOp::MaskedEq(libc::O_ASYNC as u64), 0)?,
    ])?);
    allowed.insert(libc::SYS_fcntl, commands);
    let own = u64::from(getpid().as_raw_nonzero().get().unsigned_abs());
    allowed.insert(libc::SYS_tgkill, one_of(0, &SeccompCmpOp::Eq, &[own])?);
    allowed.insert(libc::SYS_sched_setaffinity, one_of(0, &SeccompCmpOp::Eq, &[0, own])?);
    // Limits are read, not changed: the superuser could raise them.
    let nothing = SeccompCondition::new(2, SeccompCmpArgLen::Qword, SeccompCmpOp::Eq, 0)?;
    let read_by = [0, own].map(|of| condition(0, SeccompCmpOp::Eq, of));
    let read = read_by.into_iter().map(|by| Ok(SeccompRule::new(vec![by?, nothing.clone()])?));
    allowed.insert(libc::SYS_prlimit64, read.collect::<Result<_, seccompiler::Error>>()?);
    install(allowed, SeccompAction::Allow, SeccompAction::Errno(libc::EPERM.unsigned_abs()))
}

fn condition(
    argument: u8,
    operator: SeccompCmpOp,
    value: u64,
) -> Result<SeccompCondition, seccompiler::Error> {
    Ok(SeccompCondition::new(argument, SeccompCmpArgLen::Dword, operator, value)?)
}

/// Returns rules of which one holds if the argument compares to one of these values.
fn one_of(
    argument: u8,
    operator: &SeccompCmpOp,
    values: &[u64],
) -> Result<Vec<SeccompRule>, seccompiler::Error> {
    let rule =
        |value: &u64| Ok(SeccompRule::new(vec![condition(argument, operator.clone(), *value)?])?);
    values.iter().map(rule).collect()
}

/// Applies `action` to these calls (if one of their rules holds, or they have none), and `otherwise` to all
/// others.
fn install(
    rules: BTreeMap<libc::c_long, Vec<SeccompRule>>,
    action: SeccompAction,
    otherwise: SeccompAction,
) -> Result<(), seccompiler::Error> {
    let arch = TargetArch::try_from(std::env::consts::ARCH)?;
    let filter = SeccompFilter::new(rules, otherwise, action, arch)?;
    let program: seccompiler::BpfProgram = filter.try_into()?;
    seccompiler::apply_filter(&program)
}
