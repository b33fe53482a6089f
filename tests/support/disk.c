// Makes a program's writes to its database fail, as a disk would. Loaded with LD_PRELOAD.
//
// The file named by FAULTY_DISK says how: with an error number such as 28 (no space left), or not
// at all while it does not exist. If the number is negative, only syncs fail.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

// Returns the number in FAULTY_DISK for this file. 0 if all shall succeed.
static int fault(int file) {
    const char *path = getenv("FAULTY_DISK");
    int switch_file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (switch_file < 0) return 0;
    char number[16] = {0};
    ssize_t length = read(switch_file, number, sizeof number - 1);
    close(switch_file);
    char link[64], name[PATH_MAX] = {0};
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    if (length <= 0 || readlink(link, name, sizeof name - 1) < 0) return 0;
    return strstr(name, "/games.db") ? atoi(number) : 0;
}

ssize_t write(int file, const void *bytes, size_t length) {
    static ssize_t (*real)(int, const void *, size_t);
    if (!real) real = dlsym(RTLD_NEXT, "write");
    int saved = errno, number = fault(file);
    errno = number > 0 ? number : saved;
    return number > 0 ? -1 : real(file, bytes, length);
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
    static ssize_t (*real)(int, const void *, size_t, off_t);
    if (!real) real = dlsym(RTLD_NEXT, "pwrite");
    int saved = errno, number = fault(file);
    errno = number > 0 ? number : saved;
    return number > 0 ? -1 : real(file, bytes, length, offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    static ssize_t (*real)(int, const void *, size_t, off64_t);
    if (!real) real = dlsym(RTLD_NEXT, "pwrite64");
    int saved = errno, number = fault(file);
    errno = number > 0 ? number : saved;
    return number > 0 ? -1 : real(file, bytes, length, offset);
}

int fsync(int file) {
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "fsync");
    int saved = errno, number = fault(file);
    errno = number ? abs(number) : saved;
    return number ? -1 : real(file);
}

int fdatasync(int file) {
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
    int saved = errno, number = fault(file);
    errno = number ? abs(number) : saved;
    return number ? -1 : real(file);
}
