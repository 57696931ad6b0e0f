#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that runs beside this one, its standard streams in this one's hands.
final class ChildProcess {
  /// Takes what is written to its standard input; -1 once closed.
  private(set) var input: Int32
  /// Gives what it writes to standard output.
  let output: Int32
  /// Gives what it writes to standard error.
  let errors: Int32
  private let number: pid_t
  private var status: Int32?

  /// Starts a program that is found on `PATH`.
  ///
  /// - Parameters:
  ///   - arguments: the program's name, then what it is given.
  ///   - environment: `NAME=value` each.
  /// - Throws: the system's reason.
  init(_ arguments: [String], environment: [String]) throws(GitFailure) {
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
    let program = arguments[0]
    let failure = Self.withTexts(arguments) { arguments in
      Self.withTexts(environment) { environment in
        posix_spawnp(&child, program, &actions, nil, arguments, environment)
      }
    }
    for end in [pipes[0], pipes[3], pipes[5]] { close(end) }
    guard failure == 0 else {
      for end in [pipes[1], pipes[2], pipes[4]] { close(end) }
      throw GitFailure(
        reason: failure == ENOENT
          ? "there is no program '\(arguments[0])' on PATH" : String(cString: strerror(failure)))
    }
    (number, input, output, errors) = (child, pipes[1], pipes[2], pipes[4])
  }

  deinit {
    closeInput()
    close(output)
    close(errors)
    if status == nil { _ = wait() }
  }

  /// Says that nothing more will be written.
  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Reads both streams to their ends.
  func readAll() -> (output: [UInt8], errors: [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var open = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while open.contains(where: { $0.fd >= 0 }) {
      guard poll(&open, nfds_t(open.count), -1) >= 0 || errno == EINTR else { break }
      for place in open.indices where open[place].fd >= 0 && open[place].revents != 0 {
        let bytes = Self.some(from: open[place].fd, atMost: 65_536)
        if bytes.isEmpty { open[place].fd = -1 } else { texts[place] += bytes }
      }
    }
    return (texts[0], texts[1])
  }

  /// Reads what there is of standard output, nothing at its end.
  func readSome() -> [UInt8] { Self.some(from: output, atMost: 65_536) }

  /// Writes to standard input; `false` where the program does not take it.
  func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.send($0, to: input) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The exit status; -1 where a signal ended the program.
  func wait() -> Int32 {
    if let status { return status }
    var ended: Int32 = 0
    while waitpid(number, &ended, 0) < 0, errno == EINTR {}
    // WIFEXITED and WEXITSTATUS, which are macros.
    let result = ended & 0x7F == 0 ? ended >> 8 & 0xFF : -1
    status = result
    return result
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

  private static func send(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}

private func receive(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  guard let buffer else { return 0 }
  return read(file, buffer, count)
}
