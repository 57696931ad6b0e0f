// What the standard library of C++ takes from a newer glibc than the one that a release is linked against.
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

// glibc 2.32: whether the process has had one thread only. Saying no costs an atomic operation.
__attribute__((visibility("hidden"))) char __libc_single_threaded = 0;

// glibc 2.36. A source of random bits that fails ends the process there too.
__attribute__((visibility("hidden"))) uint32_t arc4random(void) {
  uint32_t value;
  if (getrandom(&value, sizeof value, 0) != sizeof value) abort();
  return value;
}
