extension Pattern {
  /// Whether every text that another pattern matches surely matches this one too.
  ///
  /// Sound but incomplete: `false` also where it cannot be decided. Decided are patterns that differ
  /// only in the names of captures, names without wildcards, and patterns such as `*`, `App*` and
  /// `App/**` by the text with which the other one begins. O(length of both).
  package func covers(_ other: Pattern) -> Bool {
    guard flavour == other.flavour, referencedNames.isEmpty else { return false }
    if program.withCanonicalNames == other.program.withCanonicalNames { return true }
    if let literal = other.literal { return matches(String(decoding: literal, as: UTF8.self)) }
    guard captureNames.isEmpty, var elements = try? parsedElements() else { return false }
    let last = elements.popLast()
    guard elements.count < 2, let prefix = elements.isEmpty ? [] : elements.literal else {
      return false
    }
    let begins = other.literalPrefix.starts(with: prefix)
    switch last {
    case .doubleStar: return begins
    case .star: return begins && flavour == .name
    case .alternatives where flavour == .path && !prefix.isEmpty:
      return isPlainFolder && other.literalPrefix.starts(with: prefix + [UInt8(ascii: "/")])
    default: return false
    }
  }

  private var isPlainFolder: Bool {
    !text.unicodeScalars.contains { "*?[{\\".unicodeScalars.contains($0) }
  }

  private func parsedElements() throws(PatternError) -> [PatternElement] {
    var parser = PatternParser(text, flavour: flavour)
    return try parser.parse()
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
