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

use super::Sandbox;

/// What every program may read and execute: the system's programs and libraries.
const SYSTEM: [&str; 6] = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"];
/// What every program may read besides. None of it is about the bot.
const READABLE: [&str; 5] =
    ["/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime", "/dev/urandom", "/dev/random"];
/// The one file that every program may write to.
const SINK: &str = "/dev/null";

/// How many files a program may have open.
const MAX_FILES: u64 = 64;
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
        (Resource::Cpu, sandbox.seconds),
        (Resource::As, sandbox.memory.saturating_mul(1024 * 1024)),
    ];
    for (resource, most) in limits {
        setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })?;
    }
    Ok(())
}

/// Calls that start processes, open sockets, or reach other processes or the kernel's settings.
const FORBIDDEN: &[libc::c_long] = &[
    #[cfg(target_arch = "x86_64")]
    libc::SYS_fork,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_vfork,
    libc::SYS_socket,
    libc::SYS_socketpair,
    libc::SYS_io_uring_setup,
    libc::SYS_kill,
    libc::SYS_tkill,
    libc::SYS_rt_sigqueueinfo,
    libc::SYS_rt_tgsigqueueinfo,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_send_signal,
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_mount,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    libc::SYS_shmget,
    libc::SYS_msgget,
    libc::SYS_semget,
    libc::SYS_mq_open,
    libc::SYS_memfd_create,
    libc::SYS_setpriority,
];

/// On x86-64, each call has a second number, of the ABI x32.
#[cfg(target_arch = "x86_64")]
const SECOND_NUMBER: libc::c_long = 0x4000_0000;

/// Forbids system calls, in this process and what it becomes. The kernel says to the program that
/// they are not permitted.
fn limit_calls() -> Result<(), seccompiler::Error> {
    let none: Vec<SeccompRule> = Vec::new();
    let mut forbidden: BTreeMap<_, _> =
        FORBIDDEN.iter().map(|&call| (call, none.clone())).collect();
    // Threads are allowed, processes are not.
    let flags = libc::CLONE_THREAD as u64;
    forbidden.insert(libc::SYS_clone, vec![when(0, SeccompCmpOp::MaskedEq(flags), 0)?]);
    let own = u64::from(getpid().as_raw_nonzero().get().unsigned_abs());
    forbidden.insert(libc::SYS_tgkill, vec![when(0, SeccompCmpOp::Ne, own)?]);
    let of_others = vec![SeccompRule::new(vec![
        condition(0, SeccompCmpOp::Ne, 0)?,
        condition(0, SeccompCmpOp::Ne, own)?,
    ])?];
    forbidden.insert(libc::SYS_prlimit64, of_others.clone());
    forbidden.insert(libc::SYS_sched_setaffinity, of_others);
    install(forbidden, libc::EPERM)?;
    // Its flags are in memory, where the filter cannot see them. Without it, libraries use `clone`.
    install(BTreeMap::from([(libc::SYS_clone3, none)]), libc::ENOSYS)
}

fn condition(
    argument: u8,
    operator: SeccompCmpOp,
    value: u64,
) -> Result<SeccompCondition, seccompiler::Error> {
    Ok(SeccompCondition::new(argument, SeccompCmpArgLen::Dword, operator, value)?)
}

fn when(
    argument: u8,
    operator: SeccompCmpOp,
    value: u64,
) -> Result<SeccompRule, seccompiler::Error> {
    Ok(SeccompRule::new(vec![condition(argument, operator, value)?])?)
}

/// Lets these calls fail with `error`.
fn install(
    rules: BTreeMap<libc::c_long, Vec<SeccompRule>>,
    error: libc::c_int,
) -> Result<(), seccompiler::Error> {
    #[cfg(target_arch = "x86_64")]
    let rules = rules
        .into_iter()
        .flat_map(|(call, rules)| [(call, rules.clone()), (call | SECOND_NUMBER, rules)])
        .collect();
    let filter = SeccompFilter::new(
        rules,
        SeccompAction::Allow,
        SeccompAction::Errno(error.unsigned_abs()),
        TargetArch::try_from(std::env::consts::ARCH)?,
    )?;
    let program: seccompiler::BpfProgram = filter.try_into()?;
    seccompiler::apply_filter(&program)
}
