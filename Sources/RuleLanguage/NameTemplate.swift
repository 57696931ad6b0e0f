/// A name that may hold captures, such as `{feature}.{layer}`: each way to bind them makes a name.
package struct NameTemplate: Hashable, Sendable {
  /// The name as written.
  package let text: String
  /// The name's parts.
  private let parts: [Part]

  /// A piece of a name.
  private enum Part: Hashable, Sendable {
    case text(String)
    case capture(String)
  }

  /// Reads a name; `nil` for one with anything but plain text and `{name}`.
  ///
  /// - Throws: a ``PatternError`` for brackets that do not fit together.
  package init?(_ text: String) throws(PatternError) {
    self.text = text
    var parser = PatternParser(text, flavour: .name)
    var parts: [Part] = []
    for element in try parser.parse() {
      switch element {
      case .literal(let bytes): parts.append(.text(String(decoding: bytes, as: UTF8.self)))
      case .capture(let name, alternatives: nil): parts.append(.capture(name))
      default: return nil
      }
    }
    self.parts = parts
  }

  /// The captures in the name, in the order written.
  package var captureNames: [String] {
    parts.compactMap { part in
      if case .capture(let name) = part { return name }
      return nil
    }
  }

  /// The name with its captures filled in; one that is not bound is left out. O(length).
  package func filled(with bindings: Bindings) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .capture(let name): result += bindings[name] ?? ""
      }
    }
    return result
  }
}
