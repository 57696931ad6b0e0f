import SwiftSyntax

/// Nesting that a manifest's text and syntax tree may have.
///
/// The parser recurses for each `#if`, so that thousands of them end the process. Where brackets
/// nest as in a type (`[[[A]]]`), it looks ahead twice at each level, so that its time doubles with
/// each of them.
enum ManifestNesting {
  static let maximumConditions = 256
  static let maximumBrackets = 12
  /// The parser's own limit; its default differs between debug and release builds.
  static let maximumParserLevel = 256
  /// The deepest syntax tree of a statement that is evaluated. The parser builds chains such as
  /// `a.b().c()` of any depth, and finding the first token of a node recurses.
  static let maximumTreeDepth = 1_000

  /// Why a text is not parsed; `nil` when it may be. O(bytes).
  static func excess(of text: String) -> String? {
    if nestsConditions(text) {
      return "nests #if more than \(maximumConditions) levels deep"
    }
    if nestsBrackets(text) {
      return "opens more than \(maximumBrackets) brackets within each other"
    }
    return nil
  }

  /// Counts lines that begin with `#if` and `#endif`, in strings and comments too.
  private static func nestsConditions(_ text: String) -> Bool {
    var depth = 0
    for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let trimmed = line.drop { $0 == 32 || $0 == 9 }
      if trimmed.starts(with: "#if".utf8) { depth += 1 }
      if trimmed.starts(with: "#endif".utf8) { depth -= 1 }
      if depth > maximumConditions { return true }
    }
    return false
  }

  /// Counts opening brackets without a comma or quote between one and the next, which could be a
  /// type as far as the parser sees. Brackets in strings and comments are counted too.
  private static func nestsBrackets(_ text: String) -> Bool {
    var open: [(length: Int, mayBeType: Bool)] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["):
        let outer = open.last
        let length = outer?.mayBeType == true ? (outer?.length ?? 0) + 1 : 1
        if length > maximumBrackets { return true }
        open.append((length, true))
      case UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","), UInt8(ascii: "\""):
        if !open.isEmpty { open[open.count - 1].mayBeType = false }
      default: break
      }
    }
    return false
  }

  /// Whether a tree is deeper than what may be evaluated, found without recursion. O(nodes).
  static func isTooDeep(_ node: some SyntaxProtocol) -> Bool {
    var level: [Syntax] = [Syntax(node)]
    var depth = 0
    while !level.isEmpty, depth < maximumTreeDepth {
      level = level.flatMap { $0.children(viewMode: .sourceAccurate) }
      depth += 1
    }
    return !level.isEmpty
  }
}
