#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that runs beside this one, its standard streams in this one's hands.
///
/// It is never waited for without end: where it lets a question stand for too long, it is ended.
final class ChildProcess {
  /// Takes what is written to its standard input; -1 once closed.
  private var input: Int32
  private let output: Int32
  /// Gives what it writes to standard error; -1 at its end.
  private var errors: Int32
  private let number: pid_t
  private let patience: Duration
  private var status: Int32?
  /// The beginning of what it has written to standard error.
  private(set) var complaint: [UInt8] = []

  /// How much of standard error is kept, in bytes.
  private static let complaintLimit = 4096

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: its absolute path.
  ///   - arguments: what it is given, without its name.
  ///   - environment: `NAME=value` each; it sees no other variables.
  ///   - patience: how long it may say or take nothing that it is asked for.
  /// - Throws: the system's reason.
  init(
    _ program: String, _ arguments: [String], environment: [String], patience: Duration
  ) throws(GitFailure) {
    var pipes: [Int32] = []
    for _ in 0..<3 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        for end in pipes { close(end) }
        throw GitFailure(reason: String(cString: strerror(errno)))
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes += ends
    }
    #if canImport(Darwin)
      _ = fcntl(pipes[1], F_SETNOSIGPIPE, 1)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, end) in [(Int32(0), pipes[0]), (1, pipes[3]), (2, pipes[5])] {
      posix_spawn_file_actions_adddup2(&actions, end, stream)
    }
    var child: pid_t = 0
    let failure = Self.withTexts([program] + arguments) { arguments in
      Self.withTexts(environment) { environment in
        posix_spawn(&child, program, &actions, nil, arguments, environment)
      }
    }
    for end in [pipes[0], pipes[3], pipes[5]] { close(end) }
    guard failure == 0 else {
      for end in [pipes[1], pipes[2], pipes[4]] { close(end) }
      throw GitFailure(reason: "\(program) does not start: \(String(cString: strerror(failure)))")
    }
    (number, input, output, errors) = (child, pipes[1], pipes[2], pipes[4])
    self.patience = patience
  }

  deinit {
    closeInput()
    close(output)
    if errors >= 0 { close(errors) }
    // It writes nothing, so that nothing is lost; one that hangs would keep this process.
    if status == nil { kill(number, SIGKILL) }
    _ = wait()
  }

  /// Says that nothing more will be written.
  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Reads some of standard output, nothing at its end.
  ///
  /// - Throws: where it says nothing for too long.
  func read() throws(GitFailure) -> [UInt8] {
    // Complaints alone are no answer.
    let deadline = ContinuousClock.now + patience
    while true {
      var ends = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      ]
      try wait(for: &ends, until: deadline)
      // Unread, a long complaint would keep the program from going on.
      if ends[1].revents != 0 { readComplaint() }
      if ends[0].revents != 0 { return Self.some(from: output, atMost: 65_536) }
    }
  }

  /// Reads standard error to its end, once standard output has ended.
  ///
  /// - Throws: where it says nothing for too long.
  func readComplaints() throws(GitFailure) {
    let deadline = ContinuousClock.now + patience
    while errors >= 0 {
      var ends = [pollfd(fd: errors, events: Int16(POLLIN), revents: 0)]
      try wait(for: &ends, until: deadline)
      readComplaint()
    }
  }

  private func readComplaint() {
    let bytes = Self.some(from: errors, atMost: 65_536)
    if bytes.isEmpty {
      close(errors)
      errors = -1
    }
    complaint += bytes.prefix(Self.complaintLimit - complaint.count)
  }

  /// Writes to standard input; `false` where the program does not take it.
  ///
  /// - Throws: where it takes nothing for too long.
  func write(_ text: String) throws(GitFailure) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      var ends = [pollfd(fd: input, events: Int16(POLLOUT), revents: 0)]
      try wait(for: &ends, until: ContinuousClock.now + patience)
      let count = rest.withUnsafeBytes { Self.send($0, to: input) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The exit status; -1 where a signal ended the program. Call it once both streams have ended.
  func wait() -> Int32 {
    if let status { return status }
    var ended: Int32 = 0
    while waitpid(number, &ended, 0) < 0, errno == EINTR {}
    // WIFEXITED and WEXITSTATUS, which are macros.
    let result = ended & 0x7F == 0 ? ended >> 8 & 0xFF : -1
    status = result
    return result
  }

  /// Waits until one of some ends is ready or gone.
  private func wait(
    for ends: inout [pollfd], until deadline: ContinuousClock.Instant
  ) throws(GitFailure) {
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      let milliseconds = Int32(clamping: Int64(left / .milliseconds(1)) + 1)
      let count = left < .zero ? 0 : poll(&ends, nfds_t(ends.count), milliseconds)
      if count > 0 { return }
      if count < 0, errno == EINTR { continue }
      kill(number, SIGKILL)
      throw GitFailure(
        reason: count < 0 ? String(cString: strerror(errno)) : "it does not answer in time")
    }
  }

  private static func some(from file: Int32, atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var got = -1
      repeat { got = receive(file, buffer.baseAddress, count) } while got < 0 && errno == EINTR
      initialized = max(0, got)
    }
  }

  private static func withTexts<Result>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      body(buffer.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 1))
    }
  }

  /// Writes without being ended by the signal that comes where nobody reads any more.
  private static func send(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    #if canImport(Darwin)
      return Darwin.write(file, bytes.baseAddress, bytes.count)
    #else
      var (brokenPipe, before, pending) = (sigset_t(), sigset_t(), sigset_t())
      sigemptyset(&brokenPipe)
      sigaddset(&brokenPipe, SIGPIPE)
      sigpending(&pending)
      let wasPending = sigismember(&pending, SIGPIPE) == 1
      pthread_sigmask(SIG_BLOCK, &brokenPipe, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      let count = writeSome(file, bytes)
      if count < 0, errno == EPIPE, !wasPending {
        var none = timespec()
        while sigtimedwait(&brokenPipe, nil, &none) < 0, errno == EINTR {}
        errno = EPIPE
      }
      return count
    #endif
  }
}

private func receive(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  guard let buffer else { return 0 }
  return read(file, buffer, count)
}

#if !canImport(Darwin)
  private func writeSome(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(file, bytes.baseAddress, bytes.count)
  }
#endif
