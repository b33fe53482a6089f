//! How the program's memory is allocated.

/// Keeps the memory that the program has freed small. Call it before starting threads.
///
/// By default, glibc gives each thread memory of its own, and keeps more of what it has freed the
/// larger the pictures and replays were that a thread has drawn. Does nothing on other systems.
pub fn keep_small() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    glibc::keep_small();
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod glibc {
    /// The maximum number of heaps that threads share.
    const HEAPS: libc::c_int = 2;
    /// Larger blocks go back to the system when they are freed. The pixels of a board are smaller: to ask
    /// the system for them each time takes a third of the time of a picture. Setting it also stops glibc from raising it,
    /// and with it the memory that it keeps.
    const LARGE: libc::c_int = 1024 * 1024;
    /// The free memory that each heap keeps at its end. With glibc's default of 128 KiB, a bot under
    /// load gives memory back and asks for it again all the time.
    const KEPT: libc::c_int = 4 * 1024 * 1024;

    #[expect(unsafe_code, reason = "the standard library has no function for this")]
    pub(super) fn keep_small() {
        // SAFETY: `mallopt` takes numbers and keeps no reference. If it refuses one, nothing changes.
        unsafe {
            libc::mallopt(libc::M_ARENA_MAX, HEAPS);
            libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
            libc::mallopt(libc::M_TRIM_THRESHOLD, KEPT);
        }
    }
}
