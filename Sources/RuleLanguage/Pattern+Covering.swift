/// What a pattern surely matches, found once so that it can be compared with many others.
package struct PatternCover: Sendable {
  private let pattern: Pattern
  /// The literal beginning and the only wildcard, at the end, of a pattern of that form.
  private let open: (prefix: [UInt8], last: PatternElement)?

  /// Takes a pattern apart. O(length).
  package init(_ pattern: Pattern) {
    self.pattern = pattern
    var parser = PatternParser(pattern.text, flavour: pattern.flavour)
    guard pattern.captureNames.isEmpty, var elements = try? parser.parse(),
      let last = elements.popLast(), elements.count < 2,
      let prefix = elements.isEmpty ? [] : elements.literal
    else {
      open = nil
      return
    }
    open = (prefix, last)
  }

  /// Whether every text that another pattern matches surely matches this one too.
  ///
  /// Sound but incomplete: `false` also where it cannot be decided. Decided are patterns that differ
  /// only in the names of captures, names without wildcards, and patterns such as `*`, `App*` and
  /// `App/**` by the text with which the other one begins. O(length of both).
  package func covers(_ other: Pattern) -> Bool {
    guard pattern.flavour == other.flavour, pattern.referencedNames.isEmpty else { return false }
    if pattern.isEqualButForNames(to: other) { return true }
    if let literal = other.literal {
      return pattern.matches(String(decoding: literal, as: UTF8.self))
    }
    guard let (prefix, last) = open else { return false }
    switch last {
    case .doubleStar: return other.literalPrefix.starts(with: prefix)
    case .star:
      return [.name, .member].contains(pattern.flavour)
        && other.literalPrefix.starts(with: prefix)
    case .alternatives where pattern.flavour == .path && !prefix.isEmpty:
      return pattern.isPlainFolder
        && other.literalPrefix.starts(with: prefix + [UInt8(ascii: "/")])
    default: return false
    }
  }
}

extension Pattern {
  fileprivate var isPlainFolder: Bool {
    !text.unicodeScalars.contains { "*?[{\\".unicodeScalars.contains($0) }
  }

  fileprivate func isEqualButForNames(to other: Pattern) -> Bool {
    guard program.count == other.program.count, literalPrefix == other.literalPrefix else {
      return false
    }
    if !hasCaptures { return program == other.program }
    return other.hasCaptures
      && program.withCanonicalNames == other.program.withCanonicalNames
  }
}

extension [PatternInstruction] {
  /// The instructions with captures named by the order of their first use.
  fileprivate var withCanonicalNames: [PatternInstruction] {
    var numbers: [String: String] = [:]
    func number(_ name: String) -> String {
      if let number = numbers[name] { return number }
      let number = String(numbers.count)
      numbers[name] = number
      return number
    }
    return map { instruction in
      switch instruction {
      case .close(let name): .close(number(name))
      case .closeDifferent(let name): .closeDifferent(number(name))
      default: instruction
      }
    }
  }
}
