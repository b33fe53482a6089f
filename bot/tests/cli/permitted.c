// Does what engines do: files, memory, threads, timers, signals to itself. Prints what is refused.
//
// Its argument: a file that the program may read.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static void expect(const char *name, int worked) {
    if (!worked) {
        printf("%s: %d\n", name, errno);
    }
}

#define TRY(call) (errno = 0, expect(#call, call))

static void *thread(void *unused) {
    pthread_attr_t about;
    TRY(pthread_getattr_np(pthread_self(), &about) == 0);
    TRY(raise(SIGUSR1) == 0);
    return unused;
}

static void ignore(int unused) {
    (void)unused;
}

int main(int count, char **arguments) {
    if (count != 2) {
        return 2;
    }
    struct stat about;
    struct timespec moment = {0, 1000};
    struct rlimit limit;
    struct rusage used;
    struct pollfd input = {0, POLLIN, 0};
    cpu_set_t processors;
    char byte[1];
    int file, ends[2];

    TRY((file = open(arguments[1], O_RDONLY | O_CLOEXEC)) >= 0);
    TRY(fstat(file, &about) == 0 && stat(arguments[1], &about) == 0);
    TRY(read(file, byte, 1) == 1 && pread(file, byte, 1, 0) == 1);
    TRY(mmap(NULL, 1, PROT_READ, MAP_PRIVATE, file, 0) != MAP_FAILED);
    TRY(access(arguments[1], R_OK) == 0);
    TRY(pipe(ends) == 0 && fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0);
    TRY(fcntl(ends[0], F_DUPFD_CLOEXEC, 10) >= 0 && fcntl(ends[0], F_GETFD) >= 0);
    TRY(dup2(ends[0], 20) == 20 && isatty(0) == 0 && errno != EPERM);
    TRY(poll(&input, 1, 0) >= 0);
    TRY(calloc(1 << 20, 1) != NULL);
    TRY(signal(SIGUSR1, ignore) != SIG_ERR && raise(SIGUSR1) == 0);
    TRY(prctl(PR_SET_NAME, "engine") == 0);
    pthread_t one;
    TRY(pthread_create(&one, NULL, thread, NULL) == 0 && pthread_join(one, NULL) == 0);
    TRY(sched_getaffinity(0, sizeof processors, &processors) == 0);
    TRY(sched_setaffinity(0, sizeof processors, &processors) == 0);
    TRY(sysconf(_SC_NPROCESSORS_ONLN) > 0);
    TRY(clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &moment) == 0);
    moment = (struct timespec){0, 1000};
    TRY(nanosleep(&moment, NULL) == 0);
    TRY(getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_max == 256 << 20);
    TRY(getrusage(RUSAGE_SELF, &used) == 0);
    TRY(getcwd((char[4096]){0}, 4096) != NULL);
    TRY(time(NULL) > 0 && getpid() > 0 && getuid() == geteuid());
    puts("done");
    return 0;
}
