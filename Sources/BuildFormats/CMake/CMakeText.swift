/// An argument of a command as it is written.
struct CMakeArgument: Hashable {
  /// Its text, variables not yet replaced.
  var text: String
  /// Whether it stands in quotation marks, so that it stays one argument.
  var isQuoted = false
  /// Whether it stands in brackets, so that nothing in it is replaced.
  var isRaw = false
}

/// A command: `add_library(Core a.swift)`.
struct CMakeCommand: Hashable {
  /// The name in lower case, since case says nothing.
  var name: String
  /// The arguments in the order written; parentheses among them are passed over.
  var arguments: [CMakeArgument]
  /// UTF-8 offset of the name.
  var offset: Int
}

/// The commands of a `CMakeLists.txt` or `.cmake` file, and the offset of the first place that is no
/// command; what follows that line is read again. Never fails. O(length).
///
/// Source of the grammar: *cmake-language(7)*.
func cmakeCommands(of text: String) -> (commands: [CMakeCommand], mistake: Int?) {
  var lexer = CMakeLexer(bytes: Array(text.utf8))
  return lexer.file()
}

private struct CMakeLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var mistake: Int?

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func file() -> (commands: [CMakeCommand], mistake: Int?) {
    var commands: [CMakeCommand] = []
    while true {
      skipBlanks()
      guard index < bytes.count else { break }
      let start = index
      while index < bytes.count, isOfName(bytes[index]) { index += 1 }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "(") else {
        mistake = mistake ?? start
        index = max(index, start + 1)
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        continue
      }
      index += 1
      let arguments = arguments(from: start)
      commands.append(
        CMakeCommand(name: name.lowercased(), arguments: arguments, offset: start))
    }
    return (commands, mistake)
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "_")
  }

  /// Passes over blanks and comments.
  private mutating func skipBlanks() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#") {
        index += 1
        if bracketText() != nil { continue }
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if bytes[index] <= 0x20 {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func arguments(from start: Int) -> [CMakeArgument] {
    var result: [CMakeArgument] = []
    var open = 1
    while true {
      skipBlanks()
      guard index < bytes.count else {
        mistake = mistake ?? start
        return result
      }
      switch bytes[index] {
      case UInt8(ascii: "("):
        open += 1
        index += 1
      case UInt8(ascii: ")"):
        open -= 1
        index += 1
        if open == 0 { return result }
      case UInt8(ascii: "\""): result.append(CMakeArgument(text: quoted(), isQuoted: true))
      default:
        if let raw = bracketText() {
          result.append(CMakeArgument(text: raw, isRaw: true))
        } else {
          result.append(CMakeArgument(text: unquoted()))
        }
      }
    }
  }

  private mutating func quoted() -> String {
    let start = index
    index += 1
    var result: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        escape(into: &result)
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    if index >= bytes.count { mistake = mistake ?? start }
    index += 1
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func escape(into result: inout [UInt8]) {
    let escaped = bytes[index + 1]
    index += 2
    switch escaped {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case 0x0A: break
    default: result.append(escaped)
    }
  }

  private mutating func unquoted() -> String {
    var result: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 || [UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "#")].contains(byte) {
        break
      }
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        escape(into: &result)
      } else {
        result.append(byte)
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What stands between `[==[` and `]==]`; `nil`, with nothing taken, where that does not begin here.
  private mutating func bracketText() -> String? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "[") else { return nil }
    var place = index + 1
    while place < bytes.count, bytes[place] == UInt8(ascii: "=") { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "[") else { return nil }
    let count = place - index - 1
    let end =
      [UInt8(ascii: "]")] + Array(repeating: UInt8(ascii: "="), count: count) + [UInt8(ascii: "]")]
    let start = place + 1
    place = start
    while let next = bytes[place...].firstIndex(of: UInt8(ascii: "]")) {
      if bytes[next...].starts(with: end) {
        index = next + end.count
        return String(decoding: bytes[start..<next], as: UTF8.self)
      }
      place = next + 1
    }
    mistake = mistake ?? index
    index = bytes.count
    return String(decoding: bytes[start...], as: UTF8.self)
  }
}
