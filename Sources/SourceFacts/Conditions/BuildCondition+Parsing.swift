extension BuildCondition {
  /// Reads a condition as it stands behind `#if`: `os(iOS) || canImport(UIKit) && !DEBUG`.
  ///
  /// - Returns: `nil` where the text is no such condition. O(length).
  package init?(parsing text: String) {
    var parser = ConditionParser(text)
    guard let condition = parser.alternatives(depth: 0), parser.isAtEnd else { return nil }
    self = condition
  }

  /// Whether the code under it is built only where one of some conditions holds.
  ///
  /// - Parameter modules: names of the project's modules, which can always be imported.
  package func implies(oneOf others: [BuildCondition], modules: Set<String>) -> Bool {
    if others.isEmpty || self == .always { return others.contains(.always) }
    let opposite = others.map { other in
      if case .not(let inner) = other { inner } else { BuildCondition.not(other) }
    }
    return !ConditionWorlds.areConsistent([.all([self] + opposite)], modules: modules)
  }
}

/// Reads the text of a condition, byte by byte.
private struct ConditionParser {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private static let maximumDepth = 32

  var isAtEnd: Bool {
    bytes[position...].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  mutating func alternatives(depth: Int) -> BuildCondition? {
    parts(separatedBy: "||") { $0.conjunction(depth: depth) }.map {
      $0.count == 1 ? $0[0] : .any($0)
    }
  }

  private mutating func conjunction(depth: Int) -> BuildCondition? {
    parts(separatedBy: "&&") { $0.operand(depth: depth) }.map { $0.count == 1 ? $0[0] : .all($0) }
  }

  private mutating func parts(
    separatedBy separator: String, _ part: (inout Self) -> BuildCondition?
  ) -> [BuildCondition]? {
    var parts: [BuildCondition] = []
    repeat {
      guard let next = part(&self) else { return nil }
      parts.append(next)
    } while take(separator)
    return parts
  }

  private mutating func operand(depth: Int) -> BuildCondition? {
    if depth > Self.maximumDepth { return nil }
    if take("!") {
      guard let inner = operand(depth: depth + 1) else { return nil }
      if case .not(let twice) = inner { return twice }
      return .not(inner)
    }
    if take("(") {
      guard let inner = alternatives(depth: depth + 1), take(")") else { return nil }
      return inner
    }
    return atom()
  }

  /// `DEBUG`, `os(iOS)`, `swift(>=5.9)`.
  private mutating func atom() -> BuildCondition? {
    let name = word()
    if name.isEmpty { return nil }
    guard take("(") else {
      switch name {
      case "true": return .always
      case "false": return .not(.always)
      default: return .flag(name)
      }
    }
    guard name == "swift" || name == "compiler" else {
      let argument = word()
      return argument.isEmpty || !take(")") ? nil : .call(name, argument: argument)
    }
    let comparison = take(">=") ? ">=" : take("<") ? "<" : ""
    let version = word()
    guard !comparison.isEmpty, !version.isEmpty, take(")") else { return nil }
    return .version(name, comparison: comparison, version: version)
  }

  /// A name, a dotted path or a version; empty where none stands.
  private mutating func word() -> String {
    skipSpaces()
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
        position += 1
      default: return String(decoding: bytes[start..<position], as: UTF8.self)
      }
    }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpaces()
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }
}
