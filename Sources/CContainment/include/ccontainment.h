#ifndef CCONTAINMENT_H
#define CCONTAINMENT_H

#include <stddef.h>
#include <stdint.h>

/// How many files are set aside before the run ends.
#define CCONTAINMENT_FILES 20
/// How often the program is started again before the run ends, whatever the reason: once to repeat
/// with one worker, then once for each file.
#define CCONTAINMENT_RESTARTS (CCONTAINMENT_FILES + 1)
/// The status of a run that failed and could not go on without a file (EX_SOFTWARE).
#define CCONTAINMENT_STATUS 70
/// The longest path that is kept, in bytes; what does not fit counts as no file.
#define CCONTAINMENT_PATH 4096
/// The room for the entries of all files set aside, in bytes: below Linux's limit for one variable.
#define CCONTAINMENT_ENTRIES 100000

/// What the program knows when it is started (again).
struct CContainmentState {
  /// The entries of the files set aside so far, each `kind:stage:length:path;`.
  const char *entries;
  size_t entriesLength;
  /// How many they are.
  int files;
  /// How often the program was started again.
  int restarts;
  /// Whether no more than one worker is used.
  int isSingle;
};

/// Installs the signal handlers and takes a place in the journal for the calling thread.
///
/// - Parameters:
///   - arguments: those of the process, kept.
///   - variable: the name of the environment variable that carries the state; it must not be set.
///   - plants: failures to plant, `stage:suffix of the path:kind`, separated by commas; may be null.
void ccontainment_install(
    char *const *arguments, const char *variable, const struct CContainmentState *state,
    const char *stage, const char *plants);

/// Whether the handlers are installed.
int ccontainment_is_installed(void);
/// Whether no more than one worker may be used.
int ccontainment_is_single(void);

/// Takes a place in the journal for the calling thread, with the stage of the thread that began it;
/// does nothing where the handlers are not installed.
void ccontainment_attach(const char *stage);
/// Gives the place back.
void ccontainment_detach(void);
/// The stage that the calling thread is in; null where it has no place in the journal.
const char *ccontainment_stage(void);

/// The calling thread begins something in a stage, inside of what it is doing: with a file, or, where
/// the length is 0, without.
void ccontainment_enter(const char *stage, const char *path, size_t length, size_t size);
/// It has ended that.
void ccontainment_leave(void);
/// It goes on to another stage, without a file.
void ccontainment_proceed(const char *stage);
/// It goes on to another file of the stage, or, where the length is 0, to what concerns no file.
void ccontainment_mark(const char *path, size_t length, size_t size);

/// The folder that the paths of files are relative to.
void ccontainment_set_root(const char *path, size_t length);
/// Several workers begin to work on files side by side (or, with a negative number, have ended).
void ccontainment_add_workers(int count);
/// A line of progress stands on standard error (or no longer does).
void ccontainment_set_progress(int isShown);
/// Something of the result has been written: from here on nothing can be repeated.
void ccontainment_seal(void);

/// What may be spent on one file at a time.
struct CContainmentBounds {
  /// Processor time of the thread.
  double seconds;
  /// What each megabyte of the file adds to that.
  double secondsPerMegabyte;
  /// By how much the process may grow meanwhile, in bytes.
  double bytes;
  /// What each megabyte of the file adds to that.
  double bytesPerMegabyte;
  /// What each worker beside the first adds to that, since it reads files as well.
  double bytesPerWorker;
};

/// Starts the watchdog, or changes its bounds; not while files are read or resolved.
void ccontainment_watch(const struct CContainmentBounds *bounds);

#endif
