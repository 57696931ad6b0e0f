#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A process of this program that answers each line written to it with one line.
///
/// Code that may crash or never end runs there: it costs the process, never the run. One thread at a
/// time may use a value.
package final class WorkerProcess {
  /// Why there is no answer.
  package enum Failure: Error, Hashable {
    /// Nothing came until the deadline.
    case deadline
    /// The process ended, or its answer is longer than any that makes sense.
    case died
  }

  /// Longer answers are none, in bytes.
  private static let answerLimit = 256 << 20

  /// Whether it has said so; set by whoever waited for it.
  package var isReady = false
  private let process: pid_t
  private let socket: Int32
  private var isRunning = true

  /// Starts a process with standard input and output of its own, and without standard error.
  ///
  /// Callers hold a lock, so that no two processes begin at a time: else one could inherit the other's
  /// socket and keep it open.
  ///
  /// - Parameters:
  ///   - program: path of the program.
  ///   - arguments: its arguments, without its name.
  ///   - environment: its environment, `NAME=value` each.
  package init?(program: String, arguments: [String], environment: [String]) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    guard let process = spawned(program, arguments, environment, socket: ends[1]) else {
      close(ends[0])
      return nil
    }
    (self.process, socket) = (process, ends[0])
    _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit { end() }

  /// Ends the process, whatever it does, and waits until it is gone.
  package func end() {
    guard isRunning else { return }
    isRunning = false
    close(socket)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// The line that answers a line; the process is gone when there is none.
  ///
  /// - Parameters:
  ///   - line: what is asked, with its end; empty to wait for a line that comes unasked.
  ///   - deadline: how long the answer may take.
  /// - Returns: the answer without its end.
  package func answer(to line: [UInt8], within deadline: Duration) throws(Failure) -> ArraySlice<
    UInt8
  > {
    let end = ContinuousClock.now + deadline
    do throws(Failure) {
      try send(line, until: end)
      return try receive(until: end)
    } catch {
      self.end()
      throw error
    }
  }

  private func send(_ line: [UInt8], until end: ContinuousClock.Instant) throws(Failure) {
    var rest = line[...]
    while !rest.isEmpty {
      try wait(for: Int16(POLLOUT), until: end)
      let count = rest.withUnsafeBytes { Glue.send(socket, $0) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        throw .died
      }
      rest = rest.dropFirst(count)
    }
  }

  private func receive(until end: ContinuousClock.Instant) throws(Failure) -> ArraySlice<UInt8> {
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while answer.count < Self.answerLimit {
      try wait(for: Int16(POLLIN), until: end)
      let count = chunk.withUnsafeMutableBytes { Glue.read(socket, $0) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { throw .died }
      answer += chunk[..<count]
      if chunk[count - 1] == UInt8(ascii: "\n") { return answer.dropLast() }
    }
    throw .died
  }

  /// Waits until the socket takes or has bytes, or the process is gone.
  private func wait(
    for events: Int16, until end: ContinuousClock.Instant
  ) throws(Failure) {
    while true {
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { throw .deadline }
      var poll = pollfd(fd: socket, events: events, revents: 0)
      let count = Glue.poll(&poll, milliseconds: Int32(min(left.rounded(.up), 60_000)))
      if count > 0 { return }
      if count < 0, errno != EINTR, errno != EAGAIN { throw .died }
    }
  }
}

/// The system's calls whose names are those of methods above.
private enum Glue {
  static func send(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.send(socket, bytes.baseAddress, bytes.count, 0)
    #elseif canImport(Musl)
      Musl.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  static func read(_ socket: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    recv(socket, buffer.baseAddress, buffer.count, 0)
  }

  static func poll(_ request: inout pollfd, milliseconds: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.poll(&request, 1, milliseconds)
    #elseif canImport(Musl)
      Musl.poll(&request, 1, milliseconds)
    #else
      Glibc.poll(&request, 1, milliseconds)
    #endif
  }
}

#if canImport(Glibc)
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  private let streamSocket = Int32(SOCK_STREAM)
#endif

/// The id of a new process; `nil` when it cannot be started.
private func spawned(
  _ program: String, _ arguments: [String], _ environment: [String], socket: Int32
) -> pid_t? {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, socket, 0)
  posix_spawn_file_actions_adddup2(&actions, socket, 1)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  var process: pid_t = 0
  let status = withStrings([program] + arguments) { words in
    withStrings(environment) { variables in
      posix_spawn(&process, program, &actions, nil, words, variables)
    }
  }
  return status == 0 ? process : nil
}

/// Calls a function with texts as the list of C strings that the system takes, `nil` at its end.
private func withStrings<Value>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
) -> Value {
  let strings = texts.map { strdup($0) }
  defer { for string in strings { free(string) } }
  return body(strings + [nil])
}
