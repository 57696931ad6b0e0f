// What happens when reading or resolving a file fails. Everything that runs in a signal handler uses
// preallocated memory and async-signal-safe functions only (POSIX.1-2017, 2.4.3).

#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // pthread_getcpuclockid, RTLD and signal constants
#endif

#include "ccontainment.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#include <mach/mach.h>
#endif

extern char **environ;

// MARK: - The journal

/// How deep activities are nested at most; deeper ones are not told apart.
#define FRAMES 4
/// One place for each worker of a map inside of a map, with room to spare.
#define SLOTS 1024
/// The handler needs some kilobytes, and what it calls as much.
#define ALTERNATE_STACK 65536

struct frame {
  const char *stage;
  size_t length;
  size_t size;
  char path[CCONTAINMENT_PATH];
};

struct slot {
  atomic_int isTaken;
  /// Goes up with each change, and is odd during one.
  atomic_ullong turn;
  int depth;
  struct frame frames[FRAMES];
  /// Kept for the next thread that takes the slot.
  void *alternateStack;
#if defined(__APPLE__)
  mach_port_t clock;
#else
  clockid_t clock;
#endif
  /// The watchdog's own: the turn that it saw, with processor time and memory at that moment.
  unsigned long long seenTurn;
  double seenSeconds;
  uint64_t seenBytes;
};

static struct slot slots[SLOTS];
/// How many slots were ever taken.
static atomic_int slotCount;
static _Thread_local struct slot *own;

static int isInstalled;
static char root[CCONTAINMENT_PATH];
static size_t rootLength;
static atomic_int workers;
static atomic_int isProgressShown;
static atomic_int isSealed;

static void begin(struct slot *slot) {
  atomic_store_explicit(
      &slot->turn, atomic_load_explicit(&slot->turn, memory_order_relaxed) + 1,
      memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
}

static void end(struct slot *slot) {
  atomic_store_explicit(
      &slot->turn, atomic_load_explicit(&slot->turn, memory_order_relaxed) + 1,
      memory_order_release);
}

static struct frame *top(struct slot *slot) {
  int depth = slot->depth;
  return &slot->frames[depth < FRAMES ? depth : FRAMES - 1];
}

static void fill(struct frame *frame, const char *path, size_t length, size_t size) {
  frame->length = path == NULL || length > CCONTAINMENT_PATH ? 0 : length;
  frame->size = size;
  if (frame->length > 0) memcpy(frame->path, path, frame->length);
}

int ccontainment_is_installed(void) { return isInstalled; }

void ccontainment_attach(const char *stage) {
  if (!isInstalled || own != NULL) return;
  for (int index = 0; index < SLOTS; index++) {
    struct slot *slot = &slots[index];
    int isTaken = 0;
    if (!atomic_compare_exchange_strong(&slot->isTaken, &isTaken, 1)) continue;
    begin(slot);
    slot->depth = 0;
    slot->frames[0].stage = stage;
    slot->frames[0].length = 0;
#if defined(__APPLE__)
    slot->clock = pthread_mach_thread_np(pthread_self());
#else
    pthread_getcpuclockid(pthread_self(), &slot->clock);
#endif
    end(slot);
    if (slot->alternateStack == NULL) {
      void *memory = mmap(
          NULL, ALTERNATE_STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
      if (memory != MAP_FAILED) slot->alternateStack = memory;
    }
    if (slot->alternateStack != NULL) {
      stack_t stack = {0};
      stack.ss_sp = slot->alternateStack;
      stack.ss_size = ALTERNATE_STACK;
      sigaltstack(&stack, NULL);
    }
    int count = atomic_load(&slotCount);
    while (count < index + 1 && !atomic_compare_exchange_weak(&slotCount, &count, index + 1)) {
    }
    own = slot;
    return;
  }
}

void ccontainment_detach(void) {
  struct slot *slot = own;
  if (slot == NULL) return;
  own = NULL;
  stack_t stack = {0};
  stack.ss_flags = SS_DISABLE;
  stack.ss_size = ALTERNATE_STACK;
  sigaltstack(&stack, NULL);
  begin(slot);
  slot->depth = 0;
  slot->frames[0].length = 0;
  end(slot);
  atomic_store(&slot->isTaken, 0);
}

const char *ccontainment_stage(void) { return own == NULL ? NULL : top(own)->stage; }

// MARK: - Planted failures

#define PLANTS 16

static struct plant {
  const char *stage;
  size_t stageLength;
  const char *suffix;
  size_t suffixLength;
  const char *kind;
  size_t kindLength;
} plants[PLANTS];
static int plantCount;

static void readPlants(const char *text) {
  while (text != NULL && *text != 0 && plantCount < PLANTS) {
    const char *last = strchr(text, ',');
    size_t length = last == NULL ? strlen(text) : (size_t)(last - text);
    const char *stage = memchr(text, ':', length);
    const char *kind = NULL;
    for (size_t index = 0; index < length; index++) {
      if (text[index] == ':') kind = text + index;
    }
    if (stage != NULL && kind != stage) {
      plants[plantCount++] = (struct plant){
          text, (size_t)(stage - text), stage + 1, (size_t)(kind - stage - 1), kind + 1,
          (size_t)(text + length - kind - 1)};
    }
    text = last == NULL ? NULL : last + 1;
  }
}

static volatile int sink;

static __attribute__((noinline)) int overflow(int depth) {
  volatile char frame[512];
  frame[depth & 511] = (char)depth;
  if (depth < 0) return depth;
  int deeper = overflow(depth + 1);
  return deeper + frame[depth & 511];
}

static void takeMemory(void) {
  // More than any bound, and less than the machine has.
  for (int count = 0; count < 256; count++) {
    char *block = malloc(16 << 20);
    if (block != NULL) memset(block, count + 1, 16 << 20);
    sink = block != NULL ? block[count] : 0;
  }
}

static void fall(const struct plant *plant) {
  const char *kind = plant->kind;
  size_t length = plant->kindLength;
#define IS(name) (length == sizeof(name) - 1 && memcmp(kind, name, length) == 0)
  if (IS("trap")) __builtin_trap();
  if (IS("segv")) {
    int *volatile nowhere = NULL;
    *nowhere = 1;
  }
  if (IS("abort")) abort();
  if (IS("overflow")) sink = overflow(0);
  if (IS("memory")) takeMemory();
  if (IS("hang") || IS("memory")) {
    for (;;) sink++;
  }
#undef IS
}

static void fallWherePlanted(const struct frame *frame) {
  for (int index = 0; index < plantCount; index++) {
    const struct plant *plant = &plants[index];
    if (strlen(frame->stage) != plant->stageLength
        || memcmp(frame->stage, plant->stage, plant->stageLength) != 0
        || frame->length < plant->suffixLength
        || (plant->suffixLength == 0) != (frame->length == 0)
        || memcmp(
               frame->path + frame->length - plant->suffixLength, plant->suffix,
               plant->suffixLength) != 0)
      continue;
    fall(plant);
  }
}

// MARK: - What threads do

void ccontainment_enter(const char *stage, const char *path, size_t length, size_t size) {
  struct slot *slot = own;
  if (slot == NULL) return;
  begin(slot);
  slot->depth++;
  if (slot->depth < FRAMES) {
    slot->frames[slot->depth].stage = stage;
    fill(&slot->frames[slot->depth], path, length, size);
  }
  end(slot);
  if (plantCount > 0) fallWherePlanted(top(slot));
}

void ccontainment_leave(void) {
  struct slot *slot = own;
  if (slot == NULL || slot->depth == 0) return;
  begin(slot);
  slot->depth--;
  end(slot);
}

void ccontainment_proceed(const char *stage) {
  struct slot *slot = own;
  if (slot == NULL) return;
  begin(slot);
  top(slot)->stage = stage;
  top(slot)->length = 0;
  end(slot);
  if (plantCount > 0) fallWherePlanted(top(slot));
}

void ccontainment_mark(const char *path, size_t length, size_t size) {
  struct slot *slot = own;
  if (slot == NULL) return;
  begin(slot);
  fill(top(slot), path, length, size);
  end(slot);
  if (plantCount > 0 && length > 0) fallWherePlanted(top(slot));
}

void ccontainment_set_root(const char *path, size_t length) {
  if (!isInstalled || length > CCONTAINMENT_PATH) return;
  memcpy(root, path, length);
  rootLength = length;
}

void ccontainment_add_workers(int count) { atomic_fetch_add(&workers, count); }
void ccontainment_set_progress(int isShown) { atomic_store(&isProgressShown, isShown); }
void ccontainment_seal(void) { atomic_store(&isSealed, 1); }

// MARK: - Texts without memory of their own

/// A text in a fixed room; what does not fit is left out, and remembered.
struct text {
  char *bytes;
  size_t length;
  size_t capacity;
  int isCut;
};

static void add(struct text *text, const char *bytes, size_t length) {
  if (length > text->capacity - text->length) {
    text->isCut = 1;
    return;
  }
  memcpy(text->bytes + text->length, bytes, length);
  text->length += length;
}

static void addWord(struct text *text, const char *word) { add(text, word, strlen(word)); }

static void addNumber(struct text *text, unsigned long number) {
  char digits[24];
  size_t first = sizeof(digits);
  do {
    digits[--first] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  add(text, digits + first, sizeof(digits) - first);
}

/// A path for a terminal: control characters become question marks.
static void addPrintable(struct text *text, const char *bytes, size_t length) {
  for (size_t index = 0; index < length; index++) {
    char byte = bytes[index];
    if ((unsigned char)byte < 0x20 || byte == 0x7F) byte = '?';
    add(text, &byte, 1);
  }
}

static void say(const struct text *text) {
  size_t written = 0;
  while (written < text->length) {
    ssize_t count = write(2, text->bytes + written, text->length - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    written += (size_t)count;
  }
}

// MARK: - Ending and starting again

static char *const *arguments;
static char programBuffer[CCONTAINMENT_PATH];
static const char *program;
/// The environment with a last place for the variable.
static char **environment;
static size_t environmentCount;
static char variable[CCONTAINMENT_ENTRIES + CCONTAINMENT_PATH];
static size_t variableNameLength;
static char entries[CCONTAINMENT_ENTRIES + 2 * CCONTAINMENT_PATH];
static size_t entriesLength;
static int files;
static int restarts;
static int isSingle;
static sigset_t originalMask;
static char message[CCONTAINMENT_ENTRIES + 4 * CCONTAINMENT_PATH];

static atomic_int isEnding;
static _Thread_local int isEndingHere;

int ccontainment_is_single(void) { return isInstalled && isSingle; }

static const char advice[] =
    " Please report it: docs/containment.md says what to send.\n";

static void eraseProgress(void) {
  static const char line[] = "\r\033[K";
  if (atomic_load(&isProgressShown) && write(2, line, sizeof(line) - 1) < 0) return;
}

static _Noreturn void giveUp(const struct frame *frame, const char *kind, const char *reason) {
  struct text text = {message, 0, sizeof(message), 0};
  eraseProgress();
  addWord(&text, "error: archcheck failed (");
  addWord(&text, kind);
  addWord(&text, ")");
  if (frame != NULL && frame->stage != NULL) {
    addWord(&text, " in the stage '");
    addWord(&text, frame->stage);
    addWord(&text, "'");
    if (frame->length > 0) {
      addWord(&text, " on ");
      addPrintable(&text, frame->path, frame->length);
    }
  }
  addWord(&text, reason);
  addWord(&text, advice);
  say(&text);
  _exit(CCONTAINMENT_STATUS);
}

/// Starts the program again with the entries as they are; returns where that is not possible.
static void startAgain(void) {
  struct text text = {variable, variableNameLength, sizeof(variable) - 1, 0};
  addWord(&text, "=1:");
  addNumber(&text, (unsigned long)getpid());
  addWord(&text, ":");
  addNumber(&text, (unsigned long)restarts + 1);
  addWord(&text, ":1:");
  add(&text, entries, entriesLength);
  if (text.isCut || program == NULL) return;
  variable[text.length] = 0;
  environment[environmentCount] = variable;
  eraseProgress();
  pthread_sigmask(SIG_SETMASK, &originalMask, NULL);
  execve(program, arguments, environment);
}

/// Whether the entries name a file with the same stage.
static int isListed(const char *entry, size_t length) {
  // The kind may differ: a file that is too slow once may crash the next time.
  const char *tail = memchr(entry, ':', length);
  if (tail == NULL) return 0;
  size_t tailLength = length - (size_t)(tail - entry);
  for (size_t start = 0; start + tailLength <= entriesLength; start++) {
    if (memcmp(entries + start, tail, tailLength) == 0) return 1;
  }
  return 0;
}

/// Adds the entry of a file; 0 where it is there already or does not fit.
static int addEntry(const struct frame *frame, const char *kind) {
  static char entry[3 * CCONTAINMENT_PATH];
  struct text text = {entry, 0, sizeof(entry), 0};
  int hasSlash = rootLength > 0 && root[rootLength - 1] == '/';
  addWord(&text, kind);
  addWord(&text, ":");
  addWord(&text, frame->stage);
  addWord(&text, ":");
  addNumber(&text, rootLength + (hasSlash ? 0 : 1) + frame->length);
  addWord(&text, ":");
  add(&text, root, rootLength);
  if (!hasSlash) addWord(&text, "/");
  add(&text, frame->path, frame->length);
  addWord(&text, ";");
  if (text.isCut || isListed(text.bytes, text.length)
      || entriesLength + text.length > CCONTAINMENT_ENTRIES)
    return 0;
  memcpy(entries + entriesLength, text.bytes, text.length);
  entriesLength += text.length;
  files++;
  return 1;
}

/// The message's list of the files set aside.
static void addFiles(struct text *text) {
  size_t start = 0;
  while (start < entriesLength) {
    size_t colons = 0;
    size_t length = 0;
    while (start < entriesLength && colons < 3) {
      char byte = entries[start++];
      if (byte == ':') colons++;
      if (colons == 2 && byte != ':') length = length * 10 + (size_t)(byte - '0');
    }
    if (length > entriesLength - start) return;
    addWord(text, "  ");
    addPrintable(text, entries + start, length);
    addWord(text, "\n");
    start += length + 1;
  }
}

static _Noreturn void giveUpForGood(const struct frame *frame, const char *kind) {
  struct text text = {message, 0, sizeof(message), 0};
  eraseProgress();
  addWord(&text, "error: archcheck failed on these files and set them aside:\n");
  addFiles(&text);
  say(&text);
  giveUp(frame, kind, " once more, and sets no further file aside: exclude some of them.");
}

/// Ends what the process does because of what a thread did: in its own signal handler, or by the
/// watchdog.
static _Noreturn void fail(const struct frame *frame, const char *kind) {
  if (isEndingHere) {
    static const char text[] = "error: archcheck failed while it ended after a failure.\n";
    if (write(2, text, sizeof(text) - 1) < 0) _exit(CCONTAINMENT_STATUS);
    _exit(CCONTAINMENT_STATUS);
  }
  isEndingHere = 1;
  if (atomic_exchange(&isEnding, 1)) {
    // Another thread is about to start the program again, which ends this one.
    for (;;) pause();
  }
  if (frame == NULL || frame->length == 0) giveUp(frame, kind, ": no file can be set aside.");
  if (atomic_load(&isSealed)) giveUp(frame, kind, " after a part of the result was written.");
  if (restarts >= CCONTAINMENT_RESTARTS) giveUpForGood(frame, kind);
  // With several workers it is chance which file fails first, so the run is repeated with one.
  if (isSingle || atomic_load(&workers) == 0) {
    if (files >= CCONTAINMENT_FILES) giveUpForGood(frame, kind);
    if (!addEntry(frame, kind)) giveUp(frame, kind, ", which was set aside already.");
  }
  startAgain();
  giveUp(frame, kind, ", and cannot be started again.");
}

static const char *nameOf(int number) {
  switch (number) {
    case SIGSEGV: return "SIGSEGV";
    case SIGBUS: return "SIGBUS";
    case SIGILL: return "SIGILL";
    case SIGTRAP: return "SIGTRAP";
    case SIGFPE: return "SIGFPE";
    default: return "SIGABRT";
  }
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)context;
  if (info->si_code == SI_USER && info->si_pid != getpid()) {
    // Somebody else sent it, and means the process.
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  fail(own == NULL ? NULL : top(own), nameOf(number));
}

static void findProgram(void) {
#if defined(__APPLE__)
  uint32_t size = sizeof(programBuffer);
  if (_NSGetExecutablePath(programBuffer, &size) == 0) program = programBuffer;
#else
  // The link leads to the program even when its file has been replaced.
  if (access("/proc/self/exe", X_OK) == 0) {
    program = "/proc/self/exe";
  } else if (arguments[0] != NULL && strchr(arguments[0], '/') != NULL
             && realpath(arguments[0], programBuffer) != NULL) {
    program = programBuffer;
  }
#endif
}

void ccontainment_install(
    char *const *argumentsOfProcess, const char *name, const struct CContainmentState *state,
    const char *stage, const char *planted) {
  if (isInstalled || state->entriesLength > CCONTAINMENT_ENTRIES) return;
  arguments = argumentsOfProcess;
  findProgram();
  memcpy(entries, state->entries, state->entriesLength);
  entriesLength = state->entriesLength;
  files = state->files;
  restarts = state->restarts;
  isSingle = state->isSingle;
  variableNameLength = strlen(name);
  memcpy(variable, name, variableNameLength);
  while (environ[environmentCount] != NULL) environmentCount++;
  environment = calloc(environmentCount + 2, sizeof(char *));
  if (environment == NULL) return;
  memcpy(environment, environ, environmentCount * sizeof(char *));
  pthread_sigmask(SIG_SETMASK, NULL, &originalMask);
  readPlants(planted);
  isInstalled = 1;
  ccontainment_attach(stage);

  struct sigaction action = {0};
  action.sa_sigaction = handle;
  // A failure inside of the handler has to reach it again, to end the process with its status.
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  static const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
  for (size_t index = 0; index < sizeof(numbers) / sizeof(numbers[0]); index++) {
    sigaction(numbers[index], &action, NULL);
    // Whoever started the program may have blocked it, and a blocked fault ends the process.
    sigaddset(&action.sa_mask, numbers[index]);
  }
  pthread_sigmask(SIG_UNBLOCK, &action.sa_mask, NULL);
}

// MARK: - The watchdog

static _Atomic double allowedSeconds;
static _Atomic double allowedSecondsPerMegabyte;
static _Atomic double allowedBytes;
static _Atomic double allowedBytesPerMegabyte;
static _Atomic double allowedBytesPerWorker;

/// Processor time of a slot's thread, not the time that passes: another program that keeps the
/// machine busy, a slow disk or a stopped process must not cost files.
static double seconds(const struct slot *slot) {
#if defined(__APPLE__)
  thread_basic_info_data_t info;
  mach_msg_type_number_t count = THREAD_BASIC_INFO_COUNT;
  if (thread_info(slot->clock, THREAD_BASIC_INFO, (thread_info_t)&info, &count) != KERN_SUCCESS)
    return 0;
  return info.user_time.seconds + info.system_time.seconds
         + (info.user_time.microseconds + info.system_time.microseconds) / 1e6;
#else
  struct timespec time;
  if (clock_gettime(slot->clock, &time) != 0) return 0;
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
#endif
}

/// The memory that the process holds, in bytes; 0 where the system does not say.
static uint64_t residentBytes(void) {
#if defined(__APPLE__)
  task_vm_info_data_t info;
  mach_msg_type_number_t count = TASK_VM_INFO_COUNT;
  if (task_info(mach_task_self(), TASK_VM_INFO, (task_info_t)&info, &count) != KERN_SUCCESS)
    return 0;
  return info.phys_footprint;
#else
  static int descriptor = -1;
  if (descriptor < 0) descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  char text[128];
  ssize_t length = descriptor < 0 ? 0 : pread(descriptor, text, sizeof(text) - 1, 0);
  if (length <= 0) return 0;
  text[length] = 0;
  const char *resident = strchr(text, ' ');
  if (resident == NULL) return 0;
  return strtoull(resident, NULL, 10) * (uint64_t)sysconf(_SC_PAGESIZE);
#endif
}

/// Looks at a slot; says why its file has to be set aside, or null.
static const char *excess(struct slot *slot, uint64_t bytes, uint64_t bytesBefore) {
  unsigned long long turn = atomic_load_explicit(&slot->turn, memory_order_acquire);
  if (turn % 2 == 1 || top(slot)->length == 0) return NULL;
  if (turn != slot->seenTurn) {
    slot->seenTurn = turn;
    slot->seenSeconds = seconds(slot);
    slot->seenBytes = bytesBefore;
    return NULL;
  }
  double megabytes = (double)top(slot)->size / 1e6;
  double time = allowedSeconds + allowedSecondsPerMegabyte * megabytes;
  if (seconds(slot) - slot->seenSeconds > time) return "time";
  int others = workers - 1;
  double room = allowedBytes + allowedBytesPerMegabyte * megabytes
                + allowedBytesPerWorker * (others > 0 ? others : 0);
  return (double)bytes - (double)slot->seenBytes > room ? "memory" : NULL;
}

static void *watch(void *nothing) {
  static struct frame found;
  // A process that takes memory as fast as it can grew by some 20 MB meanwhile.
  const struct timespec interval = {0, 15000000};
  uint64_t before = residentBytes();
  for (;;) {
    nanosleep(&interval, NULL);
    uint64_t bytes = residentBytes();
    int count = atomic_load(&slotCount);
    for (int index = 0; index < count; index++) {
      struct slot *slot = &slots[index];
      if (!atomic_load(&slot->isTaken)) continue;
      const char *kind = excess(slot, bytes, before);
      if (kind == NULL) continue;
      // A copy, and then the question whether it is what was looked at: the thread goes on meanwhile.
      const struct frame *frame = top(slot);
      found.stage = frame->stage;
      found.size = frame->size;
      found.length = frame->length;
      memcpy(found.path, frame->path, CCONTAINMENT_PATH);
      atomic_thread_fence(memory_order_acquire);
      if (atomic_load_explicit(&slot->turn, memory_order_relaxed) == slot->seenTurn)
        fail(&found, kind);
    }
    before = bytes;
  }
  return nothing;
}

void ccontainment_watch(const struct CContainmentBounds *bounds) {
  static atomic_int isStarted;
  if (!isInstalled) return;
  allowedSeconds = bounds->seconds;
  allowedSecondsPerMegabyte = bounds->secondsPerMegabyte;
  allowedBytes = bounds->bytes;
  allowedBytesPerMegabyte = bounds->bytesPerMegabyte;
  allowedBytesPerWorker = bounds->bytesPerWorker;
  if (atomic_exchange(&isStarted, 1)) return;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // Signals for the process go to other threads, as they did before there was this one.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  if (pthread_create(&thread, &attributes, watch, NULL) != 0) atomic_store(&isStarted, 0);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
}
