/// A node of a configuration text (YAML), with its place, free of the library that parsed it.
///
/// Scalars keep the text as written: `off`, `1.10` and `yes` are strings until a reader asks for a
/// type, so that nothing is lost to YAML's implicit types.
package struct ConfigNode: Hashable, Sendable {
  /// What the node holds.
  package enum Content: Hashable, Sendable {
    /// A scalar as written; `isQuoted` tells `"off"` from `off` and `""` from an absent value.
    case scalar(String, isQuoted: Bool)
    case sequence([ConfigNode])
    /// Key and value pairs in the order written; keys are scalars, without duplicates.
    case mapping([ConfigPair])
  }

  /// What the node holds.
  package var content: Content
  /// Where it begins.
  package var location: SourceLocation

  /// Makes a node.
  package init(_ content: Content, location: SourceLocation) {
    self.content = content
    self.location = location
  }

  /// The scalar's text as written, or `nil` for a sequence or mapping.
  package var text: String? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }

  /// Whether the node is an absent value: an unquoted empty scalar, `~` or `null`.
  package var isNull: Bool {
    guard case .scalar(let text, isQuoted: false) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// The elements of a sequence, or `nil`.
  package var elements: [ConfigNode]? {
    if case .sequence(let elements) = content { return elements }
    return nil
  }

  /// The pairs of a mapping, or `nil`.
  package var pairs: [ConfigPair]? {
    if case .mapping(let pairs) = content { return pairs }
    return nil
  }

  /// The value of a key of a mapping, or `nil`. O(pairs).
  package subscript(key: String) -> ConfigNode? {
    pairs?.first { $0.key == key }?.value
  }
}

/// A key and its value in a mapping.
package struct ConfigPair: Hashable, Sendable {
  /// The key as written.
  package var key: String
  /// Where the key stands.
  package var keyLocation: SourceLocation
  /// The value.
  package var value: ConfigNode

  /// Makes a pair.
  package init(key: String, keyLocation: SourceLocation, value: ConfigNode) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}

/// A mistake in a configuration: what is wrong, where, and what to do about it.
package struct ConfigurationIssue: Hashable, Sendable, Comparable {
  /// Where; line and column are 1-based.
  package var location: SourceLocation
  /// What is wrong and what to do, in one or two sentences.
  package var message: String

  /// Makes an issue.
  package init(location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }

  /// Orders by location, then message.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.location != rhs.location { return lhs.location < rhs.location }
    return lhs.message.precedesInBytes(rhs.message)
  }
}

/// All mistakes of a configuration at once, sorted by place.
package struct ConfigurationErrors: Error, Hashable, Sendable {
  /// The mistakes, at least one.
  package let issues: [ConfigurationIssue]

  /// Sorts and de-duplicates the mistakes.
  package init(_ issues: [ConfigurationIssue]) {
    var sorted: [ConfigurationIssue] = []
    for issue in issues.sorted() where sorted.last != issue { sorted.append(issue) }
    self.issues = sorted
  }
}
