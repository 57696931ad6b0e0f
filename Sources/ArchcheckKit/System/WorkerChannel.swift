#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a worker process speaks through: its standard input and output, taken away from the code that
/// it runs, and limits for that code.
package final class WorkerChannel: Sendable {
  /// The most memory of a worker, in bytes: what needs more is no source that somebody wrote.
  private static let memoryLimit: UInt64 = 4 << 30
  /// After this many seconds with one file the system ends a worker whose supervisor is gone.
  private static let timeLimit: UInt32 = 120
  /// Longer requests are none, in bytes.
  private static let requestLimit = 16 << 20

  private let input: Int32
  private let output: Int32
  private let buffer = LineBuffer()

  /// Takes standard input and output.
  package init() {
    input = fcntl(0, F_DUPFD_CLOEXEC, 3)
    output = fcntl(1, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    if nothing >= 0 {
      dup2(nothing, 0)
      dup2(nothing, 1)
      close(nothing)
    }
    limit(memory: Self.memoryLimit)
  }

  /// The next line without its end; `nil` when there is none, or when it is longer than a request.
  package func readLine() -> [UInt8]? {
    var line: [UInt8] = []
    while line.count < Self.requestLimit, let byte = buffer.next(from: input) {
      if byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
    return nil
  }

  /// Writes bytes; `false` when nobody takes them.
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { writeAll($0, to: output) }
  }

  /// Runs a function that the system ends, and the process with it, when it takes far too long.
  package func withTimeLimit<Value>(_ body: () -> Value) -> Value {
    alarm(Self.timeLimit)
    defer { alarm(0) }
    return body()
  }

  /// Limits what the process may take, and keeps it from writing its memory down when it crashes.
  private func limit(memory: UInt64) {
    #if canImport(Glibc)
      let (space, core) = (
        __rlimit_resource_t(RLIMIT_AS.rawValue), __rlimit_resource_t(RLIMIT_CORE.rawValue)
      )
    #else
      let (space, core) = (RLIMIT_AS, RLIMIT_CORE)
    #endif
    var limits = rlimit()
    guard getrlimit(space, &limits) == 0 else { return }
    limits.rlim_cur = min(limits.rlim_cur, rlim_t(memory))
    setrlimit(space, &limits)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(core, &none)
  }
}

/// Bytes that were read and not yet taken.
///
/// Unchecked, since only the one thread that reads lines uses it.
private final class LineBuffer: @unchecked Sendable {
  private var bytes = [UInt8](repeating: 0, count: 1 << 16)
  private var start = 0
  private var end = 0

  /// The next byte; `nil` at the end.
  func next(from descriptor: Int32) -> UInt8? {
    if start == end {
      repeat {
        end = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      } while end < 0 && errno == EINTR
      start = 0
      guard end > 0 else {
        end = 0
        return nil
      }
    }
    defer { start += 1 }
    return bytes[start]
  }
}
