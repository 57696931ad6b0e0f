import SourceText

/// A pattern over names or paths, as selectors and lists of the configuration write it.
///
/// | written | matches |
/// |---|---|
/// | `*` | any text without `/`, also none |
/// | `**` | any text; `**/` any number of folders, also none |
/// | `?` | one character other than `/` |
/// | `[A-Z_]`, `[!0-9]` | one character of the set, or outside it; never `/` |
/// | `{a,b}` | one of the alternatives, which are patterns |
/// | `{name}` | one path segment, in names a part without `.`; binds it, or equals what is bound |
/// | `{name:a\|b}` | the same, restricted to the alternatives |
/// | `{!name}` | a segment other than the bound one |
/// | `\*` | the character after the backslash |
///
/// Letters count with their case and bytes are compared, never canonical equivalents. The whole
/// text must match.
package struct Pattern: Sendable {
  /// What texts a pattern is meant for.
  package enum Flavour: String, Hashable, Sendable {
    /// Names of components, modules, types, symbols: captures hold neither `.` nor `/`.
    case name
    /// Names of members and functions, alone or with argument labels: `f`, `f(old:)`, `init(*)`.
    case member
    /// Paths of files: captures hold no `/`. A pattern whose last segment has no `*`, `?` or `[`
    /// covers everything below what it matches, and one that ends with `/` only that.
    case path
    /// Paths of folders or files, matched exactly as written.
    case folder
    /// Types and attributes as normalised text: `[` and `?` are themselves, `*` matches `/` too, as in
    /// the text of an argument, and captures hold a part of a name.
    case type
    /// Texts of any sort, such as scripts: `*` matches `/` and line ends too.
    case text
  }

  /// The pattern as written.
  package let text: String
  /// What it is meant for.
  package let flavour: Flavour
  /// The captures that a match binds, sorted by bytes: `{name}` and `{name:…}`.
  package let captureNames: [String]
  /// The captures that must be bound elsewhere: those of `{!name}` that the pattern itself does not
  /// bind before, sorted by bytes.
  package let referencedNames: [String]

  /// The instructions of ``PatternProgram``; the first is the entry.
  let program: [PatternInstruction]
  /// For each instruction those that are reached from it without a character, itself among them, as
  /// bits; empty where there are too many.
  let closures: [UInt64]
  /// The whole pattern as bytes when it holds nothing special.
  let literal: [UInt8]?
  /// Bytes with which every matching text begins.
  let literalPrefix: [UInt8]
  /// Bytes with which every matching text ends, behind those of the prefix.
  let literalSuffix: [UInt8]
  /// Of a pattern with argument labels what stands in front of them.
  let base: Base?

  /// A pattern within a pattern.
  final class Base: Sendable {
    let value: Pattern

    init(_ value: Pattern) { self.value = value }
  }

  /// Reads a pattern.
  ///
  /// - Throws: ``PatternError`` with a sentence for what is wrong.
  package init(_ text: String, flavour: Flavour) throws(PatternError) {
    var parser = PatternParser(text, flavour: flavour)
    let elements = try parser.parse()
    let name = flavour == .member ? try parser.nameInFrontOfLabels() : nil
    let base: Base? = if let name { Base(try Pattern(name, flavour: .name)) } else { nil }
    self.init(text: text, flavour: flavour, elements: elements, base: base)
  }

  /// Compiles parsed elements.
  init(text: String, flavour: Flavour, elements: [PatternElement], base: Base? = nil) {
    var compiler = PatternCompiler()
    compiler.compile(elements)
    compiler.instructions.append(.accept)
    self.text = text
    self.flavour = flavour
    self.base = base
    program = compiler.instructions
    captureNames = elements.boundNames
    referencedNames = elements.referencedNames
    literal = elements.literal
    closures = literal == nil ? compiler.closures() : []
    literalPrefix = elements.literalPrefix
    literalSuffix = elements.literalSuffix
  }

  /// The text with which every matching one begins.
  package var literalStart: String { String(decoding: literalPrefix, as: UTF8.self) }

  /// The text with which every matching one ends, behind that with which it begins.
  package var literalEnd: String { String(decoding: literalSuffix, as: UTF8.self) }

  /// Whether the pattern holds captures, bound or referenced.
  package var hasCaptures: Bool { !captureNames.isEmpty || !referencedNames.isEmpty }

  /// Whether a text matches, captures being free to hold any segment. O(text · pattern).
  package func matches(_ text: String) -> Bool {
    if let literal { return text.utf8.elementsEqual(literal) }
    guard hasLiteralEnds(text) else { return false }
    if hasCaptures { return !match(text, bindings: Bindings()).isEmpty }
    return PatternMatcher(self, text: text).accepts()
  }

  /// All distinct ways in which a text matches.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - bindings: captures that are bound already; the pattern must agree with them.
  /// - Returns: for each way the given bindings and those the match adds, sorted; empty when
  ///   nothing matches; at most ``maximumWays``. A `{!name}` whose capture is not bound matches any
  ///   segment.
  /// - Complexity: O(text · pattern) without captures; with them times the number of ways tried,
  ///   which is bounded.
  package func match(_ text: String, bindings: Bindings) -> [Bindings] {
    guard hasLiteralEnds(text) else { return [] }
    guard hasCaptures else { return matches(text) ? [bindings] : [] }
    return PatternMatcher(self, text: text).ways(bindings: bindings)
  }

  /// Whether a text begins and ends as every matching one does, which most texts do not.
  private func hasLiteralEnds(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count >= literalPrefix.count + literalSuffix.count,
      literalSuffix.isEmpty || bytes.last == literalSuffix.last
    else { return false }
    return bytes.starts(with: literalPrefix)
      && bytes.suffix(literalSuffix.count).elementsEqual(literalSuffix)
  }

  /// The most characters that a pattern can have: matching takes time in proportion to them for
  /// each text.
  package static let maximumLength = 4000

  /// The most ways that ``match(_:bindings:)`` returns.
  package static let maximumWays = 256
}

extension Pattern {
  /// Whether it means names with their module, as `Module.Name`, since a dot stands between its parts.
  var namesModule: Bool { text.isQualifiedName }
}

extension Pattern: Hashable {
  /// Equal when written alike for the same kind of text.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.flavour == rhs.flavour && lhs.text.equalsInBytes(rhs.text)
  }

  /// Hashes the text as written.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(flavour)
    hasher.combine(text)
  }
}

/// What is wrong with a pattern.
package struct PatternError: Error, Hashable, Sendable {
  /// What is wrong and what to do, in one sentence.
  package let message: String
}
