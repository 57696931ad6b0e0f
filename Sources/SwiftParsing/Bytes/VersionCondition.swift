/// What a condition after `#if` says about versions of Swift.
struct VersionCondition: Hashable {
  /// Whether a compiler for which it does not hold passes over the block without parsing it: it
  /// compares a version, alone, or together with others that all have to hold.
  var isVersion: Bool
  /// Whether it holds for every compiler that can be met, or for none; `nil` where that is open.
  var value: Bool?

  init(isVersion: Bool, value: Bool?) {
    self.isVersion = isVersion
    self.value = value
  }

  /// Reads what stands behind `#if` on its line. What is not understood is no condition on a version.
  init(_ line: [UInt8]) {
    var reader = VersionConditionReader(line)
    self = reader.condition() ?? VersionCondition(isVersion: false, value: nil)
  }
}

/// Reads conditions: `compiler(>=6) && (os(Linux) || !DEBUG)`.
private struct VersionConditionReader {
  /// No compiler of this version or a later one is met by this release, whose parser is that of 6.3.
  private static let firstUnknown = [8]
  /// None that is older than this either; all are these or later.
  private static let oldestCompiler = [5]
  /// The oldest mode of the language that compilers of today still have.
  private static let oldestLanguage = [4]
  private static let maximumDepth = 32

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The condition, if all of the line is one.
  mutating func condition() -> VersionCondition? {
    guard let result = alternatives() else { return nil }
    skipBlanks()
    let rest = bytes[position...]
    // Behind a comment that ends the condition could go on.
    return rest.isEmpty || rest.starts(with: "//".utf8) ? result : nil
  }

  private mutating func alternatives() -> VersionCondition? {
    guard var result = conjunction() else { return nil }
    while take("||") {
      guard let next = conjunction() else { return nil }
      let isTrue = result.value == true || next.value == true
      let isFalse = result.value == false && next.value == false
      result = VersionCondition(
        isVersion: result.isVersion && next.isVersion, value: isTrue ? true : isFalse ? false : nil)
    }
    return result
  }

  private mutating func conjunction() -> VersionCondition? {
    guard var result = operand() else { return nil }
    while take("&&") {
      guard let next = operand() else { return nil }
      let isFalse = result.value == false || next.value == false
      let isTrue = result.value == true && next.value == true
      result = VersionCondition(
        isVersion: result.isVersion || next.isVersion, value: isFalse ? false : isTrue ? true : nil)
    }
    return result
  }

  private mutating func operand() -> VersionCondition? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { return nil }
    if take("!") {
      guard let inner = operand() else { return nil }
      return VersionCondition(isVersion: inner.isVersion, value: inner.value.map { !$0 })
    }
    if take("(") {
      guard let inner = alternatives(), take(")") else { return nil }
      return inner
    }
    let name = word()
    guard !name.isEmpty else { return nil }
    guard take("(") else {
      let value: Bool? = name == "true" ? true : name == "false" ? false : nil
      return VersionCondition(isVersion: false, value: value)
    }
    switch name {
    case "compiler": return comparison(oldest: Self.oldestCompiler)
    case "swift": return comparison(oldest: Self.oldestLanguage)
    default: return passArguments(isVersion: name == "_compiler_version")
    }
  }

  /// `>=5.9)` or `<6)`, behind the parenthesis.
  private mutating func comparison(oldest: [Int]) -> VersionCondition? {
    let isAtLeast = take(">=")
    guard isAtLeast || take("<") else { return nil }
    // A number that is too large for a number is a version of the future, too.
    let version = word().split(separator: ".").map { Int($0) ?? .max }
    guard !version.isEmpty, take(")") else { return nil }
    let significant = Array(version.reversed().drop { $0 == 0 }.reversed())
    let isPast = !oldest.lexicographicallyPrecedes(significant)
    let isFuture = !significant.lexicographicallyPrecedes(Self.firstUnknown)
    let reached: Bool? = isPast ? true : isFuture ? false : nil
    return VersionCondition(isVersion: true, value: reached.map { isAtLeast ? $0 : !$0 })
  }

  private mutating func passArguments(isVersion: Bool) -> VersionCondition? {
    var open = 1
    while open > 0 {
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: "(") { open += 1 }
      if bytes[position] == UInt8(ascii: ")") { open -= 1 }
      position += 1
    }
    return VersionCondition(isVersion: isVersion, value: nil)
  }

  private mutating func word() -> String {
    skipBlanks()
    let word = bytes[position...].prefix {
      $0 >= 0x80 || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$")
        || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
    }
    position = word.endIndex
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func take(_ text: String) -> Bool {
    skipBlanks()
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 {
      position += 1
    }
  }
}
