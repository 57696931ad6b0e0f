import CContainment

/// What a process is told that replaces one which failed: the value of ``variable``.
///
/// `1:PROCESS:RESTARTS:1:` and an entry for each file, `CAUSE:STAGE:LENGTH:PATH;`. Starting a program
/// in the place of another keeps the process's number, so that a value from anywhere else is known by
/// it, such as one that a child inherits.
package struct RestartState: Hashable, Sendable {
  /// The environment variable.
  package static let variable = "ARCHCHECK_SET_ASIDE"

  /// The files set aside, in the order in which they failed.
  package var files: [SetAsideFile] = []
  /// How often the program was started again.
  package var restarts = 0
  /// Whether no more than one worker is used.
  package var isSingleWorker = false

  /// The state of a program that was started by a person.
  package init() {}

  /// Reads a value; `nil` for one that is malformed or that another process was given.
  ///
  /// - Parameters:
  ///   - text: the value, as UTF-8.
  ///   - process: the number of this process.
  package init?(_ text: [UInt8], process: Int) {
    var reader = FieldReader(rest: text[...])
    guard reader.number() == 1, reader.number() == process,
      let restarts = reader.number(), (1...Int(CCONTAINMENT_RESTARTS)).contains(restarts),
      reader.number() == 1
    else { return nil }
    self.restarts = restarts
    isSingleWorker = true
    while !reader.rest.isEmpty {
      guard files.count < Int(CCONTAINMENT_FILES), let file = reader.file() else { return nil }
      files.append(file)
    }
  }

  /// The entries as the value has them.
  package var entries: [UInt8] {
    files.flatMap { file in
      Array(
        "\(file.cause.name):\(file.stage.name):\(file.path.utf8.count):\(file.path);".utf8)
    }
  }
}

/// Takes field after field from a value.
private struct FieldReader {
  var rest: ArraySlice<UInt8>

  /// The text up to the next colon.
  mutating func word() -> String? {
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let word = String(validating: rest[..<colon], as: UTF8.self)
    rest = rest[(colon + 1)...]
    return word
  }

  /// The number up to the next colon.
  mutating func number() -> Int? {
    guard let word = word(), !word.isEmpty, word.utf8.count < 12,
      word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(word)
  }

  /// The next entry.
  mutating func file() -> SetAsideFile? {
    guard let cause = word().flatMap({ SetAsideFile.Cause(name: $0) }),
      let stage = word().flatMap({ Stage(name: $0) }), let length = number(), length > 1,
      length < rest.count, rest[rest.startIndex + length] == UInt8(ascii: ";"),
      let path = String(validating: rest.prefix(length), as: UTF8.self),
      path.utf8.first == UInt8(ascii: "/")
    else { return nil }
    rest = rest.dropFirst(length + 1)
    return SetAsideFile(path: path, stage: stage, cause: cause)
  }
}
