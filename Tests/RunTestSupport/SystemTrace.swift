import Foundation

/// What a program, and those that it started, asked of the system: as `strace` sees it, on Linux.
package struct SystemTrace: Sendable {
  /// A call that the system answered.
  package enum Event: Hashable, Sendable {
    /// A program was started, or an attempt was made.
    case started(program: String, arguments: [String])
    /// A file or folder was opened: its path, free of links.
    case opened(path: String)
    /// A file was opened for writing, or something was made, renamed, linked or removed.
    case written(path: String)
    /// Something was asked of the network, or of another process over a socket.
    case connected(call: String)
  }

  /// How the program ended.
  package var run: Run
  /// What was asked; in order for each process, not over all of them.
  package var events: [Event]

  /// The path of `strace` where it is there and works; containers may forbid it.
  package static let program: String? = {
    for folder in ["/usr/bin", "/usr/local/bin", "/bin"] {
      let path = "\(folder)/strace"
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      let probe = try? RunTestSupport.run(
        path, ["-f", "-y", "-o", "/dev/null", "/bin/true"], in: "/")
      if probe?.status == 0 { return path }
    }
    return nil
  }()

  private static let calls = [
    "execve", "execveat", "open", "openat", "openat2", "creat", "socket", "connect", "bind",
    "sendto",
    "link", "linkat", "symlink", "symlinkat", "unlink", "unlinkat", "rmdir", "rename", "renameat",
    "renameat2", "mkdir", "mkdirat", "mknod", "mknodat", "truncate", "chmod", "fchmodat",
  ]

  /// Runs a program under `strace`, and ends it after some seconds.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: its command line.
  ///   - folder: the working directory.
  ///   - variables: what is added to the environment.
  ///   - seconds: how long it may take; its status is then 124.
  /// - Returns: what it did; `nil` where there is no `strace`.
  /// - Throws: when it cannot be started.
  package static func of(
    _ program: String, _ arguments: [String], in folder: String, with variables: [String: String],
    seconds: Int
  ) throws -> SystemTrace? {
    guard let strace = Self.program else { return nil }
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("archcheck-trace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let run = try RunTestSupport.run(
      "/usr/bin/timeout",
      [
        "-k", "1", "\(seconds)", strace, "-ff", "-qq", "-y", "-s", "4096", "-e", "signal=none",
        "-e", "trace=\(calls.map { "?\($0)" }.joined(separator: ","))", "-o",
        "\(scratch.path)/trace",
        "--", program,
      ] + arguments, in: folder, with: variables)
    // One file for each process and thread, so that no call is interrupted by another's.
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
    let events = try names.flatMap { name in
      let data = try Data(contentsOf: scratch.appendingPathComponent(name))
      return String(decoding: data, as: UTF8.self).split(separator: "\n").flatMap {
        TracedCall($0, in: folder).map(\.events) ?? []
      }
    }
    return SystemTrace(run: run, events: events)
  }
}

/// A line of `strace`: `call(arguments) = result`, texts quoted as in C, descriptors with `<path>` behind.
private struct TracedCall {
  private var name: String
  /// The paths among the arguments, absolute, and the texts of a list.
  private var texts: [String] = []
  private var flags = ""
  /// The number that the call gave; `nil` where the process ended in it.
  private var result: Int?
  private var resultPath: String?
  private let folder: String

  init?(_ line: Substring, in folder: String) {
    guard let open = line.firstIndex(of: "("),
      line[..<open].allSatisfy({ $0.isLetter || $0 == "_" || $0.isNumber })
    else { return nil }
    name = String(line[..<open])
    self.folder = folder
    var bytes = Array(line[line.index(after: open)...].utf8)[...]
    var base = folder
    var depth = 1
    var other: [UInt8] = []
    while depth > 0, let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        let text = Self.text(&bytes, until: UInt8(ascii: "\""))
        texts.append(name.hasPrefix("exec") || text.hasPrefix("/") ? text : "\(base)/\(text)")
      case UInt8(ascii: "<"): base = Self.text(&bytes, until: UInt8(ascii: ">"))
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: other.append(byte)
      }
    }
    flags = String(decoding: other, as: UTF8.self)
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else { return }
    var rest = bytes[(equals + 1)...].drop { $0 == UInt8(ascii: " ") }
    let digits = rest.prefix { $0 == UInt8(ascii: "-") || (48...57).contains($0) }
    result = Int(String(decoding: digits, as: UTF8.self))
    rest = rest.dropFirst(digits.count)
    guard rest.popFirst() == UInt8(ascii: "<") else { return }
    resultPath = Self.text(&rest, until: UInt8(ascii: ">"))
  }

  /// A text up to an end, escapes read.
  private static func text(_ bytes: inout ArraySlice<UInt8>, until end: UInt8) -> String {
    var text: [UInt8] = []
    while let byte = bytes.popFirst(), byte != end {
      guard byte == UInt8(ascii: "\\"), let escaped = bytes.popFirst() else {
        text.append(byte)
        continue
      }
      let others: [Character: UInt8] = ["n": 10, "t": 9, "r": 13, "v": 11, "f": 12]
      if (48...55).contains(escaped) {
        var value = Int(escaped) - 48
        for _ in 0..<2 {
          guard let digit = bytes.first, (48...55).contains(digit) else { break }
          value = value * 8 + Int(digit) - 48
          bytes.removeFirst()
        }
        text.append(UInt8(truncatingIfNeeded: value))
      } else {
        text.append(others[Character(UnicodeScalar(escaped))] ?? escaped)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  var events: [SystemTrace.Event] {
    switch name {
    case "execve", "execveat":
      return [
        .started(program: texts.first ?? "", arguments: Array(texts.dropFirst()))
      ]
    case "socket", "connect", "bind", "sendto": return [.connected(call: "\(name)(\(flags))")]
    case "open", "openat", "openat2", "creat":
      guard let result, result >= 0, let path = resultPath ?? texts.first else { return [] }
      let isWriting =
        name == "creat"
        || ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC"].contains { flags.contains($0) }
      return [isWriting ? .written(path: path) : .opened(path: path)]
    default:
      guard let result, result >= 0 else { return [] }
      // A symbolic link's first text is what it says, not a place.
      let places = name.hasPrefix("symlink") ? texts.suffix(1) : texts[...]
      return places.map { .written(path: $0) }
    }
  }
}
