import Findings
import RuleLanguage

/// The text of a selector as sentences name what it selects: `tag:domain` is `code tagged 'domain'`, or
/// what the tag's title says.
///
/// Reports keep selectors as written; this makes words of them. What is not understood as a selector
/// is a name and is put between quotation marks.
package struct SelectorWords {
  private indirect enum Part {
    case leaf(String)
    case list([Part])
    case combination([(key: String, part: Part)])
  }

  private let part: Part
  private let titles: [String: String]

  /// Reads a selector as ``ConfigNode/flowText`` writes it.
  ///
  /// - Parameter titles: what tags are called in sentences.
  package init(_ text: String, titles: [String: String] = [:]) {
    var reader = FlowReader(text)
    part = reader.whole() ?? .leaf(text)
    self.titles = titles
  }

  /// The words, several joined by a conjunction.
  package func words(_ conjunction: String = "and") -> String {
    phrases(part, conjunction).listed(conjunction)
  }

  /// The words of several selectors, lists in them taken apart.
  package static func listed(
    _ texts: [String], _ conjunction: String = "and", titles: [String: String] = [:]
  ) -> String {
    texts.flatMap { text in
      let words = SelectorWords(text, titles: titles)
      return words.phrases(words.part, conjunction)
    }.listed(conjunction)
  }

  private func phrases(_ part: Part, _ conjunction: String) -> [String] {
    switch part {
    case .leaf(let text): [phrase(leaf: text)]
    case .list(let parts): parts.flatMap { phrases($0, conjunction) }
    case .combination(let entries): [phrase(entries, conjunction)]
    }
  }

  /// `protocols within code tagged 'domain'`, `the project except 'App'`.
  private func phrase(
    _ entries: [(key: String, part: Part)], _ conjunction: String
  ) -> String {
    var taken: [Part] = []
    var excepted: [Part] = []
    func sort(_ key: String, _ part: Part) {
      switch (key, part) {
      case ("not", _): excepted.append(part)
      case ("all", .list(let members)): members.forEach { sort("all", $0) }
      case ("all", .combination(let inner)): inner.forEach { sort($0.key, $0.part) }
      default: taken.append(part)
      }
    }
    for entry in entries { sort(entry.key, entry.part) }
    // What is described by its kind or name stands in front of where it is.
    let ordered =
      taken.filter(Self.isAboutDeclarations) + taken.filter { !Self.isAboutDeclarations($0) }
    let inner = ordered.map { phrases($0, conjunction).listed(conjunction) }
    let first = inner.isEmpty ? "the project" : inner.joined(separator: " within ")
    return excepted.isEmpty
      ? first : "\(first) except \(excepted.flatMap { phrases($0, "and") }.listed("and"))"
  }

  private static func isAboutDeclarations(_ part: Part) -> Bool {
    switch part {
    case .leaf(let text): kindAndValue(text).map { $0.kind.selectsNodes } ?? false
    case .list(let parts): parts.allSatisfy(isAboutDeclarations)
    case .combination: false
    }
  }

  private static func kindAndValue(_ text: String) -> (kind: SelectorLeaf.Kind, value: String)? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      let kind = SelectorLeaf.Kind(rawValue: String(text[..<colon]))
    else { return nil }
    let value = String(text[text.utf8.index(after: colon)...])
    return value.isEmpty ? nil : (kind, value)
  }

  private func phrase(leaf text: String) -> String {
    guard let (kind, value) = Self.kindAndValue(text) else {
      return text == "*" ? "the project" : "'\(text.shorteningAlternatives)'"
    }
    let name = "'\(value.shorteningAlternatives)'"
    let isPattern = value.utf8.contains { "*?[{".utf8.contains($0) }
    func named(_ noun: String) -> String {
      isPattern ? "\(noun)s named \(name)" : "\(noun) \(name)"
    }
    switch kind {
    case .component: return name
    case .tag: return titles[value] ?? "code tagged \(name)"
    case .module: return named("module")
    case .path: return "files at \(name)"
    case .type where value == "(extension of *)": return "extensions of external types"
    case .type: return named("type")
    case .kind:
      return CountPhrase.plural(of: value.split(separator: "-").joined(separator: " "))
    case .conformsTo: return "types that conform to \(name)"
    case .inheritsFrom: return "classes that inherit from \(name)"
    case .attribute: return "declarations with the attribute '@\(value)'"
    case .access:
      return "declarations that are \(value.split(separator: "-").joined(separator: " "))"
    case .external: return named("external module")
    case .symbol: return "\(name) from outside"
    case .role: return "\(value) modules"
    }
  }

  /// Reads lists and mappings on one line.
  private struct FlowReader {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// The whole text as a list or mapping; `nil` for all else.
    mutating func whole() -> Part? {
      guard let first = rest.first, "[{".contains(first), let part = part(), rest.isEmpty else {
        return nil
      }
      return part
    }

    private mutating func part() -> Part? {
      switch rest.first {
      case "[":
        let parts = elements(until: "]") { $0.part() }
        return parts.map { .list($0) }
      case "{":
        let entries = elements(until: "}") { reader -> (key: String, part: Part)? in
          guard let key = reader.scalar(), ["any", "all", "not"].contains(key), reader.take(": "),
            let value = reader.part()
          else { return nil }
          return (key, value)
        }
        return entries.map { .combination($0) }
      default: return scalar().map { .leaf($0) }
      }
    }

    private mutating func elements<Element>(
      until end: Character, _ read: (inout FlowReader) -> Element?
    ) -> [Element]? {
      rest.removeFirst()
      var elements: [Element] = []
      while let element = read(&self) {
        elements.append(element)
        if take(String(end)) { return elements }
        guard take(", ") else { return nil }
      }
      return nil
    }

    private mutating func scalar() -> String? {
      if rest.first == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
        let text = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        return String(text)
      }
      let text = rest.prefix { !",:[]{}".contains($0) }
      rest = rest.dropFirst(text.count)
      return text.isEmpty ? nil : String(text)
    }

    private mutating func take(_ text: String) -> Bool {
      guard rest.hasPrefix(text) else { return false }
      rest = rest.dropFirst(text.count)
      return true
    }
  }
}

extension String {
  /// The text with the alternatives of long patterns cut: `{Add,Apply,Ask,… 150 more}[A-Z]*`.
  ///
  /// Reports name what is wanted; whoever needs every word looks it up in the rule. O(length).
  package var shorteningAlternatives: String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let inner = rest[rest.index(after: open)..<close]
      let words = inner.split(separator: ",", omittingEmptySubsequences: false)
      result += rest[..<open]
      result +=
        words.count > 9
        ? "{\(words.prefix(6).joined(separator: ",")),… \(words.count - 6) more}" : "{\(inner)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
