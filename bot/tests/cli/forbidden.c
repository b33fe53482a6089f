// Tries what a program in the sandbox may not do. Prints what was not forbidden.
//
// Its arguments: a file that the program may read, and a folder that it may not. Outside the sandbox it changes
// only these two, so never run it with others.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

static void expect(const char *name, long returned) {
    if (returned != -1 || errno != EPERM) {
        printf("%s: %ld, %d\n", name, returned, errno);
    }
}

#define TRY(call) (errno = 0, expect(#call, (long)(call)))

int main(int count, char **arguments) {
    if (count != 3) {
        return 2;
    }
    const char *file = arguments[1], *folder = arguments[2];
    const int here = AT_FDCWD;
    const struct timespec never[2] = {{0, UTIME_OMIT}, {0, UTIME_OMIT}};
    const pid_t own = getpid(), bot = getppid();
    long limit[2] = {1 << 30, 1 << 30}, zeros[16] = {0};

    // What Landlock does not see: the rights, the owner, the times and the attributes of any file.
    TRY(chmod(file, 0600));
    TRY(chmod(folder, 0700));
    TRY(syscall(SYS_fchmodat, here, folder, 0700));
    TRY(syscall(452, here, folder, 0700, 0)); // fchmodat2
    TRY(chown(folder, -1, -1));
    TRY(lchown(folder, -1, -1));
    TRY(fchownat(here, folder, -1, -1, 0));
    TRY(utimensat(here, folder, never, 0));
    TRY(utimes(folder, NULL));
    TRY(syscall(SYS_setxattr, folder, "user.a", "b", 1, 0));
    TRY(syscall(SYS_lsetxattr, folder, "user.a", "b", 1, 0));
    TRY(syscall(SYS_removexattr, folder, "user.a"));
    TRY(syscall(SYS_getxattr, folder, "user.a", zeros, 1));
    TRY(syscall(SYS_listxattr, folder, zeros, 1));
    TRY(syscall(463, here, folder, 0, "user.a", zeros, 16)); // setxattrat
    TRY(syscall(466, here, folder, 0, "user.a")); // removexattrat
    TRY(syscall(469, here, folder, zeros, 24, 0)); // file_setattr
    TRY(truncate(file, 0));
    TRY(rename(file, file));
    TRY(unlink(folder));
    TRY(mkdir(folder, 0700));
    int open_file = open(file, O_RDONLY | O_CLOEXEC);
    TRY(fchmod(open_file, 0600));
    TRY(fchown(open_file, -1, -1));
    TRY(futimens(open_file, never));
    TRY(syscall(SYS_fsetxattr, open_file, "user.a", "b", 1, 0));
    TRY(syscall(SYS_flock, open_file, 1));
    TRY(fcntl(open_file, F_SETLEASE, F_RDLCK));
    TRY(syscall(SYS_name_to_handle_at, here, folder, zeros, zeros, 0));
    TRY(syscall(SYS_inotify_init1, 0));
    TRY(syscall(SYS_sync_file_range, open_file, 0, 0, 0));
    TRY(syscall(SYS_syncfs, open_file));
    TRY(syscall(SYS_fsync, open_file));

    // Signals that the kernel sends on a program's behalf.
    int ends[2];
    if (pipe(ends) != 0) {
        return 3;
    }
    TRY(fcntl(ends[0], F_SETOWN, own));
    TRY(fcntl(ends[0], F_SETOWN_EX, zeros));
    TRY(fcntl(ends[0], F_SETSIG, SIGURG));
    TRY(fcntl(ends[0], F_SETFL, O_ASYNC));
    TRY(fcntl(0, F_NOTIFY, 0));
    TRY(ioctl(ends[0], FIOASYNC, zeros));
    TRY(ioctl(ends[0], 0x8901, zeros)); // FIOSETOWN
    TRY(ioctl(ends[0], 0x8902, zeros)); // SIOCSPGRP
    TRY(ioctl(ends[0], TIOCSTI, "x"));
    TRY(fcntl(ends[0], F_SETPIPE_SZ, 1 << 20));
    TRY(kill(bot, 0));
    TRY(kill(own, 0));
    TRY(syscall(SYS_tkill, bot, 0));
    TRY(syscall(SYS_tgkill, bot, bot, 0));
    TRY(syscall(SYS_rt_sigqueueinfo, bot, 0, zeros));
    TRY(syscall(434, bot, 0)); // pidfd_open
    TRY(syscall(424, 0, 0, zeros, 0)); // pidfd_send_signal

    // Outliving the bot, and taking its processor time.
    TRY(prctl(PR_SET_PDEATHSIG, 0));
    TRY(prctl(PR_SET_CHILD_SUBREAPER, 0));
    TRY(prctl(PR_SET_DUMPABLE, 1));
    TRY(syscall(SYS_setpriority, 0, 0, 19));
    TRY(syscall(SYS_setpriority, 0, bot, 19));
    TRY(syscall(SYS_sched_setscheduler, 0, 0, zeros));
    TRY(syscall(SYS_sched_setscheduler, bot, 0, zeros));
    TRY(syscall(SYS_sched_setparam, bot, zeros));
    TRY(syscall(SYS_sched_setattr, bot, zeros, 0));
    TRY(syscall(SYS_sched_setaffinity, bot, 8, zeros));
    TRY(syscall(SYS_ioprio_set, 1, bot, 0));
    TRY(syscall(SYS_setpgid, 0, 0));
    TRY(syscall(SYS_setsid));
    TRY(syscall(SYS_setrlimit, 7, limit));
    TRY(syscall(SYS_prlimit64, 0, 7, limit, NULL));
    TRY(syscall(SYS_prlimit64, bot, 7, NULL, limit));
    TRY(syscall(SYS_migrate_pages, bot, 0, NULL, NULL));
    TRY(syscall(SYS_process_vm_readv, bot, zeros, 1, zeros, 1, 0));
    TRY(syscall(SYS_ptrace, 16, bot, 0, 0));
    TRY(syscall(SYS_kcmp, bot, bot, 0, 0, 0));

    // Processes, sockets, and ways around the filter.
    TRY(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
    TRY(syscall(SYS_socket, 1, 1, 0));
    TRY(syscall(SYS_connect, 0, zeros, 16));
    TRY(syscall(SYS_sendto, 1, zeros, 1, 0, zeros, 16));
    TRY(syscall(SYS_io_setup, 1, zeros));
    TRY(syscall(425, 1, zeros)); // io_uring_setup
    TRY(syscall(SYS_memfd_create, "a", 0));
    TRY(syscall(SYS_shmget, 0, 4096, 0600));
    TRY(syscall(SYS_seccomp, 0, 0, NULL));
    TRY(syscall(SYS_unshare, 0));
    TRY(syscall(SYS_chroot, NULL));
    TRY(syscall(SYS_sethostname, NULL, -1));
    TRY(syscall(SYS_sync));
    // Numbers that no kernel has yet.
    for (long number = 500; number < 1100; number++) {
        TRY(syscall(number, 0, 0, 0, 0, 0, 0));
    }
#ifdef __x86_64__
    // The ABI x32: the same calls with a bit, and some with numbers of their own.
    for (long number = 0; number < 600; number++) {
        TRY(syscall(0x40000000 | number, -1, -1, -1, -1, -1, -1));
    }
#endif
    puts("done");
    return 0;
}
