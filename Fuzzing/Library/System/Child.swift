#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a program may use before it is ended.
package struct ChildLimits: Sendable {
  /// Processor time of all threads together, in seconds. Not the clock's time, so that a busy
  /// machine does not make a run seem slow.
  package var processorSeconds: Int
  /// Memory, in bytes. What a program may map is four times that and more, since stacks and
  /// libraries are mapped that are never used.
  package var memory: Int

  /// Makes limits.
  package init(processorSeconds: Int, memory: Int) {
    self.processorSeconds = processorSeconds
    self.memory = memory
  }

  /// How long a program may wait for what never comes.
  var clockSeconds: Double { Double(processorSeconds) * 5 + 10 }
  var addresses: Int { memory * 4 + (3 << 30) }
}

/// How a program ended, and what it used and wrote.
package struct ChildResult: Sendable {
  /// The exit status; `nil` when a signal ended the program.
  package var status: Int32?
  /// The signal that ended it, if one did.
  package var signal: Int32?
  /// Processor time of all threads, in seconds.
  package var processorSeconds: Double
  /// Time by the clock, in seconds.
  package var clockSeconds: Double
  /// The most memory that it had at one time, in bytes.
  package var peakMemory: Int
  /// Whether it was ended because it stood still.
  package var stalled: Bool
  /// What it wrote to standard output.
  package var output: [UInt8]
  /// What it wrote to standard error.
  package var errors: [UInt8]
}

/// Starts programs one after the other, with limits and without standard input.
package struct ChildRunner {
  private let program: String
  private let scratch: String
  private let environment: [String]

  /// Takes a program's absolute path, and a folder for what it writes.
  package init(program: String, scratch: String) {
    self.program = program
    self.scratch = scratch
    environment =
      ["LC_ALL=C", "GIT_CEILING_DIRECTORIES=/", "SWIFT_BACKTRACE=enable=no"]
      + ["PATH", "LD_LIBRARY_PATH"].compactMap { (name: String) -> String? in
        getenv(name).map { "\(name)=\(String(cString: $0))" }
      }
  }

  /// Runs the program.
  ///
  /// - Throws: a ``SystemFailure`` when it cannot be started.
  package func run(
    _ arguments: [String], in folder: String, limits: ChildLimits
  ) throws -> ChildResult {
    let (output, errors) = ("\(scratch)/out", "\(scratch)/err")
    let start = Self.clock
    let child = try spawn(arguments, in: folder, output: output, errors: errors, limits: limits)
    var result = wait(for: child, since: start, limits: limits)
    result.output = Files.read(output) ?? []
    result.errors = Files.read(errors) ?? []
    return result
  }

  private static var clock: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func spawn(
    _ arguments: [String], in folder: String, output: String, errors: String, limits: ChildLimits
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, writing, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, errors, writing, 0o644)
    // A group of its own, so that what the program itself starts ends with it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    // The shell sets the limits: set in this process they would hold for it too, and what it has
    // computed itself counts.
    let script = """
      ulimit -c 0; ulimit -f 2000000; ulimit -t \(limits.processorSeconds)
      ulimit -v \(limits.addresses / 1024) 2>/dev/null; cd "$0" && exec "$@"
      """
    let words = (["sh", "-c", script, folder, program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var child = pid_t()
    let error = posix_spawn(&child, "/bin/sh", &actions, &attributes, words, variables)
    guard error == 0 else {
      throw SystemFailure("\(program) cannot be started: \(String(cString: strerror(error)))")
    }
    return child
  }

  private func wait(for child: pid_t, since start: Double, limits: ChildLimits) -> ChildResult {
    var (state, usage) = (Int32(0), rusage())
    var stalled = false
    while wait4(child, &state, WNOHANG, &usage) == 0 {
      let elapsed = Self.clock - start
      if elapsed > limits.clockSeconds {
        stalled = true
        kill(-child, SIGKILL)
      }
      usleep(elapsed < 1 ? 1000 : 20_000)
    }
    kill(-child, SIGKILL)
    let ended = state & 0x7F
    #if canImport(Darwin)
      let peak = Int(usage.ru_maxrss)
    #else
      // Linux counts what a process has held before it became another program: of one that is started by
      // this process at least as much as this one has ever held, of which nothing can be told.
      var own = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
      let peak = usage.ru_maxrss > own.ru_maxrss ? Int(usage.ru_maxrss) * 1024 : 0
    #endif
    return ChildResult(
      status: ended == 0 ? (state >> 8) & 0xFF : nil, signal: ended == 0 ? nil : ended,
      processorSeconds: usage.ru_utime.seconds + usage.ru_stime.seconds,
      clockSeconds: Self.clock - start, peakMemory: peak, stalled: stalled, output: [], errors: [])
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
