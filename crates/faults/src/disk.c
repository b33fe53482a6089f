// A disk that fails and loses power. Loaded with LD_PRELOAD.
//
// The file named by FAULTY_DISK says how writes to the database fail: with an error number such as 28
// (no space left), or not at all while it does not exist. What was written before is synced all the same. If
// the number is negative, only syncs fail. After a blank, it may name the end of the only file that fails.
//
// If DISK_SHADOW names a folder, the database and its WAL have a shadow there: what is on the disk.
// Each sync copies the pages that were written since. A sync that fails copies nothing and forgets
// them, as Linux does: they stay as written, but later syncs do not copy them. It is told once
// to each descriptor that was used before. The harness cuts the power: it puts back the
// shadows, or some of the pages that were written since.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define REAL(name, result, ...)                          \
    static result (*real)(__VA_ARGS__);                  \
    if (!real) real = dlsym(RTLD_NEXT, #name)

enum { PAGE = 4096, PAGES = 1 << 16, DESCRIPTORS = 4096 };
static const char *const ENDINGS[] = {"/games.db", "/games.db-wal"};
static struct {
    int shadow;
    // One byte for each page, in a file: 1 if it was written after the last sync.
    unsigned char *dirty;
    // For reading: never closed, as that would end SQLite's locks.
    int reader;
    ino_t inode;
    unsigned errors;
} disks[2];
// The errors that each descriptor was told, and 1. 0 if it was not used yet.
static unsigned told[DESCRIPTORS];
// Recursive: setting up a shadow calls the functions below.
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

static int ends_with(const char *name, const char *ending) {
    size_t length = strlen(name), rest = strlen(ending);
    return length >= rest && strcmp(name + length - rest, ending) == 0;
}

static int name_of(int file, char *name) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, PATH_MAX - 1);
    name[length < 0 ? 0 : length] = 0;
    return length > 0;
}

// Returns the number in FAULTY_DISK for this file. 0 if all shall succeed.
static int fault(int file) {
    const char *path = getenv("FAULTY_DISK");
    int switch_file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (switch_file < 0) return 0;
    char text[64] = {0}, name[PATH_MAX];
    ssize_t length = read(switch_file, text, sizeof text - 1);
    REAL(close, int, int);
    real(switch_file);
    if (length <= 0 || !name_of(file, name) || !strstr(name, "/games.db")) return 0;
    const char *only = strchr(text, ' ');
    return !only || ends_with(name, only + 1) ? atoi(text) : 0;
}

// Returns the number of this file's disk, or -1.
static int disk_of(int file) {
    const char *folder = getenv("DISK_SHADOW");
    char name[PATH_MAX], path[PATH_MAX + 64], link[64];
    if (!folder || file < 0 || file >= DESCRIPTORS || !name_of(file, name)) return -1;
    for (int disk = 0; disk < 2; disk++) {
        if (!ends_with(name, ENDINGS[disk])) continue;
        if (!disks[disk].dirty) {
            snprintf(path, sizeof path, "%s%s", folder, ENDINGS[disk]);
            disks[disk].shadow = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
            strcat(path, ".dirty");
            int dirty = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
            if (ftruncate(dirty, PAGES)) abort();
            disks[disk].dirty = mmap(0, PAGES, PROT_READ | PROT_WRITE, MAP_SHARED, dirty, 0);
            if (disks[disk].dirty == MAP_FAILED) abort();
        }
        struct stat status;
        fstat(file, &status);
        if (disks[disk].inode != status.st_ino) {
            snprintf(link, sizeof link, "/proc/self/fd/%d", file);
            disks[disk].reader = open(link, O_RDONLY | O_CLOEXEC);
            disks[disk].inode = status.st_ino;
        }
        if (!told[file]) told[file] = disks[disk].errors + 1;
        return disk;
    }
    return -1;
}

// Notes that these bytes of a file are about to be written.
static void dirty(int disk, off_t from, off_t to) {
    for (off_t page = from / PAGE; page * PAGE < to; page++) {
        if (page >= PAGES) abort();
        disks[disk].dirty[page] = 1;
    }
}

static void copy_page(int disk, off_t page) {
    char bytes[PAGE];
    ssize_t length = pread(disks[disk].reader, bytes, PAGE, page * PAGE);
    static ssize_t (*real)(int, const void *, size_t, off_t);
    if (!real) real = dlsym(RTLD_NEXT, "pwrite");
    if (length > 0 && real(disks[disk].shadow, bytes, length, page * PAGE) != length) abort();
}

// Syncs a file with a shadow. Returns an error number.
static int sync_disk(int file, int disk, int number) {
    REAL(ftruncate, int, int, off_t);
    struct stat status;
    if (number) disks[disk].errors++;
    for (off_t page = 0; page < PAGES; page++) {
        if (disks[disk].dirty[page] && !number) copy_page(disk, page);
        disks[disk].dirty[page] = 0;
    }
    if (!number && (fstat(file, &status) || real(disks[disk].shadow, status.st_size))) abort();
    int is_news = told[file] != disks[disk].errors + 1;
    told[file] = disks[disk].errors + 1;
    return number ? abs(number) : is_news ? EIO : 0;
}

// A file that was deleted is gone for good once its folder is synced.
static void sync_folder(const char *folder) {
    char path[PATH_MAX + 64];
    REAL(ftruncate, int, int, off_t);
    snprintf(path, sizeof path, "%s%s", folder, ENDINGS[1]);
    if (disks[1].dirty && access(path, F_OK) && real(disks[1].shadow, 0)) abort();
}

static int sync_file(int file, int (*real)(int)) {
    int saved = errno, number = fault(file);
    if (number > 0) number = 0;
    char name[PATH_MAX];
    struct stat status;
    if (getenv("DISK_SHADOW") && !fstat(file, &status) && S_ISDIR(status.st_mode)) {
        pthread_mutex_lock(&lock);
        if (name_of(file, name)) sync_folder(name);
        pthread_mutex_unlock(&lock);
        return 0;
    }
    pthread_mutex_lock(&lock);
    int disk = disk_of(file);
    if (disk >= 0) number = sync_disk(file, disk, number);
    pthread_mutex_unlock(&lock);
    errno = number ? abs(number) : saved;
    if (number) return -1;
    if (disk < 0) return real(file);
    // A disk takes its time.
    usleep(500);
    errno = saved;
    return 0;
}

int fsync(int file) {
    REAL(fsync, int, int);
    return sync_file(file, real);
}

int fdatasync(int file) {
    REAL(fdatasync, int, int);
    return sync_file(file, real);
}

static ssize_t write_at(int file, size_t length, off_t offset, ssize_t (*real)(void *), void *call) {
    int saved = errno, number = fault(file);
    errno = number > 0 ? number : saved;
    if (number > 0) return -1;
    pthread_mutex_lock(&lock);
    int disk = disk_of(file);
    if (disk >= 0) dirty(disk, offset, offset + length);
    errno = saved;
    ssize_t written = real(call);
    pthread_mutex_unlock(&lock);
    return written;
}

struct call { int file; const void *bytes; size_t length; off_t offset; };

static ssize_t call_write(void *of) {
    REAL(write, ssize_t, int, const void *, size_t);
    struct call *call = of;
    return real(call->file, call->bytes, call->length);
}

static ssize_t call_pwrite(void *of) {
    REAL(pwrite, ssize_t, int, const void *, size_t, off_t);
    struct call *call = of;
    return real(call->file, call->bytes, call->length, call->offset);
}

ssize_t write(int file, const void *bytes, size_t length) {
    struct call call = {file, bytes, length, 0};
    int saved = errno;
    // Fails for what is no file.
    off_t offset = lseek(file, 0, SEEK_CUR);
    errno = saved;
    return write_at(file, length, offset, call_write, &call);
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
    struct call call = {file, bytes, length, offset};
    return write_at(file, length, offset, call_pwrite, &call);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    return pwrite(file, bytes, length, offset);
}

int ftruncate(int file, off_t length) {
    REAL(ftruncate, int, int, off_t);
    pthread_mutex_lock(&lock);
    int disk = disk_of(file);
    struct stat status;
    if (disk >= 0 && !fstat(file, &status)) dirty(disk, length, status.st_size);
    int truncated = real(file, length);
    pthread_mutex_unlock(&lock);
    return truncated;
}

int ftruncate64(int file, off64_t length) { return ftruncate(file, length); }

int close(int file) {
    REAL(close, int, int);
    pthread_mutex_lock(&lock);
    if (file >= 0 && file < DESCRIPTORS) told[file] = 0;
    pthread_mutex_unlock(&lock);
    return real(file);
}
