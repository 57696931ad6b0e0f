import SourceText

/// What the captures of a pattern stand for, such as `feature` for `Login`.
package struct Bindings: Hashable, Sendable {
  /// A capture and its text.
  private struct Entry: Hashable, Sendable {
    var name: String
    var text: [UInt8]
  }

  /// Sorted by name, names unique.
  private var entries: [Entry] = []

  /// No capture bound.
  package init() {}

  /// Binds each name to its text; of a name given twice the last counts.
  package init(_ pairs: [(name: String, text: String)]) {
    for (name, text) in pairs { bind(name, to: Array(text.utf8)) }
  }

  /// Whether no capture is bound.
  package var isEmpty: Bool { entries.isEmpty }

  /// The names that are bound, sorted by bytes.
  package var names: [String] { entries.map(\.name) }

  /// The text of a capture, or `nil` when it is not bound.
  package subscript(name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A copy without the captures whose names are not among the given ones.
  package func restricted(to names: [String]) -> Bindings {
    var copy = self
    copy.entries.removeAll { !names.contains($0.name) }
    return copy
  }

  /// The UTF-8 bytes of a capture, or `nil` when it is not bound.
  func bytes(of name: String) -> [UInt8]? {
    entries.first { $0.name == name }?.text
  }

  /// Binds a name, replacing what it was bound to.
  mutating func bind(_ name: String, to text: [UInt8]) {
    let index = entries.firstIndex { !$0.name.precedesInBytes(name) } ?? entries.count
    if index < entries.count, entries[index].name == name {
      entries[index].text = text
    } else {
      entries.insert(Entry(name: name, text: text), at: index)
    }
  }
}

extension Bindings: ExpressibleByDictionaryLiteral {
  /// Binds each name to its text.
  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { (name: $0.0, text: $0.1) })
  }
}

extension Bindings: Comparable {
  /// Orders by names, then texts, byte by byte.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    for (left, right) in zip(lhs.entries, rhs.entries) {
      if left.name != right.name { return left.name.precedesInBytes(right.name) }
      if left.text != right.text { return left.text.lexicographicallyPrecedes(right.text) }
    }
    return lhs.entries.count < rhs.entries.count
  }
}

extension Bindings: CustomStringConvertible {
  /// `feature=Login layer=ui`, sorted by name.
  package var description: String {
    entries.map { "\($0.name)=\(String(decoding: $0.text, as: UTF8.self))" }
      .joined(separator: " ")
  }
}
