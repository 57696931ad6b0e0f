/// Reads the text of a pattern into elements.
struct PatternParser {
  let scalars: [Unicode.Scalar]
  private let flavour: Pattern.Flavour
  private var index = 0
  private var depth = 0

  init(_ text: String, flavour: Pattern.Flavour) {
    scalars = Array(text.unicodeScalars)
    self.flavour = flavour
  }

  /// Parses the whole text.
  mutating func parse() throws(PatternError) -> [PatternElement] {
    guard !scalars.isEmpty else { throw PatternError(message: "A pattern cannot be empty.") }
    guard scalars.count <= Pattern.maximumLength else {
      throw PatternError(
        message: "A pattern can have \(Pattern.maximumLength) characters; split it into a list of "
          + "patterns.")
    }
    if flavour == .type { try refuseWildcardsOfNames() }
    var elements = try sequence(until: [])
    if let scalar = peek {
      throw PatternError(
        message: "`\(scalar)` has no opening bracket; write `\\\(scalar)` for the character "
          + "itself.")
    }
    if flavour == .path { elements = covering(elements) }
    return elements
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Parses up to one of the given characters or the end of the text.
  private mutating func sequence(
    until ends: [Unicode.Scalar]
  ) throws(PatternError) -> [PatternElement] {
    var elements: [PatternElement] = []
    var literal: [UInt8] = []
    func flushed(_ element: PatternElement?) {
      if !literal.isEmpty { elements.append(.literal(literal)) }
      literal = []
      if let element { elements.append(element) }
    }
    while let scalar = peek, !ends.contains(scalar), scalar != "}" {
      index += 1
      switch scalar {
      case "*": flushed(star())
      case "?" where flavour != .type: flushed(.anyScalar)
      case "[" where flavour != .type: flushed(try set())
      case "{": flushed(try braces())
      case "\\":
        guard let escaped = peek else {
          throw PatternError(
            message: "A pattern cannot end with `\\`; write `\\\\` for a backslash.")
        }
        index += 1
        literal += Array(UTF8.encode(escaped) ?? .init())
      default: literal += Array(UTF8.encode(scalar) ?? .init())
      }
    }
    flushed(nil)
    return elements
  }

  /// `*`, `**` or `**/` at the beginning of a segment.
  private mutating func star() -> PatternElement {
    // A `/` in a type or text is no border of folders.
    guard peek == "*" else { return [.text, .type].contains(flavour) ? .doubleStar : .star }
    let beginsSegment = index == 1 || "/{,|".unicodeScalars.contains(scalars[index - 2])
    while peek == "*" { index += 1 }
    if beginsSegment, peek == "/" {
      index += 1
      return .folders
    }
    return .doubleStar
  }

  private mutating func set() throws(PatternError) -> PatternElement {
    let unclosed = PatternError(
      message: "`[` needs a closing `]`; write `\\[` for the character itself.")
    var isNegated = false
    if peek == "!" || peek == "^" {
      isNegated = true
      index += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    while let low = peek, low != "]" || ranges.isEmpty {
      index += 1
      if peek == "-", index + 1 < scalars.count, scalars[index + 1] != "]" {
        let high = scalars[index + 1]
        index += 2
        guard low <= high else {
          throw PatternError(
            message: "The range `\(low)-\(high)` runs backwards; write `\(high)-\(low)`.")
        }
        ranges.append(low.value...high.value)
      } else {
        ranges.append(low.value...low.value)
      }
    }
    guard peek == "]" else { throw unclosed }
    index += 1
    return .set(ranges: ranges, isNegated: isNegated)
  }

  /// Alternatives or a capture, after the `{`.
  private mutating func braces() throws(PatternError) -> PatternElement {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 16 else {
      throw PatternError(
        message: "Braces are nested too deeply; use "
          + "fewer.")
    }
    let start = index
    if peek == "!" {
      index += 1
      let name = identifier()
      guard !name.isEmpty, peek == "}" else {
        throw PatternError(message: "`{!` needs the name of a capture and `}`, as in `{!feature}`.")
      }
      index += 1
      return .different(name)
    }
    let name = identifier()
    if !name.isEmpty, peek == "}" {
      index += 1
      return .capture(name, alternatives: nil)
    }
    if !name.isEmpty, peek == ":" {
      index += 1
      let branches = try alternatives(separator: "|")
      guard branches.allSatisfy({ $0.boundNames.isEmpty && $0.referencedNames.isEmpty }) else {
        throw PatternError(message: "The alternatives of `{\(name):…}` cannot contain captures.")
      }
      return .capture(name, alternatives: branches)
    }
    index = start
    let branches = try alternatives(separator: ",")
    guard branches.count > 1 else {
      throw PatternError(
        message:
          "`{…}` is a capture name (letters, digits, `_` and `-`) or alternatives with a comma.")
    }
    return .alternatives(branches)
  }

  private mutating func alternatives(
    separator: Unicode.Scalar
  ) throws(PatternError) -> [[PatternElement]] {
    var branches: [[PatternElement]] = []
    while true {
      branches.append(try sequence(until: [separator]))
      guard let scalar = peek else {
        throw PatternError(
          message: "`{` needs a closing `}`; write `\\{` for the character itself.")
      }
      index += 1
      if scalar == "}" { return branches }
    }
  }

  private mutating func identifier() -> String {
    var name = String.UnicodeScalarView()
    while let scalar = peek,
      scalar == "_" || scalar.properties.isAlphabetic
        || !name.isEmpty && (scalar == "-" || scalar.properties.numericType != nil)
    {
      name.append(scalar)
      index += 1
    }
    return String(name)
  }

  /// Lets a path pattern cover what lies below, see ``Pattern/Flavour/path``.
  private func covering(_ elements: [PatternElement]) -> [PatternElement] {
    if case .literal(let bytes)? = elements.last, bytes.last == UInt8(ascii: "/") {
      return elements + [.doubleStar]
    }
    let segment = scalars.split(separator: "/").last ?? []
    let isOpen = segment.contains { $0 == "*" || $0 == "?" || $0 == "[" }
    return isOpen ? elements : elements + [.alternatives([[], [.literal([0x2F]), .doubleStar]])]
  }
}
