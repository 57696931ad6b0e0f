/// A value as a Ruby manifest writes it, not yet looked up.
package indirect enum RubyExpression: Hashable, Sendable {
  case string([RubyToken.Part])
  case symbol(String)
  case array([RubyItem])
  case hash([RubyPair])
  /// Names with dots between them: a variable, or what an object says, such as `s.version`.
  case path([String])
  /// Strings one after the other, or lists joined by `+`.
  case sum([RubyExpression])
  case number
  /// Ruby beyond that.
  case unknown
}

/// An element of a list with its place.
package struct RubyItem: Hashable, Sendable {
  package var value: RubyExpression
  /// UTF-8 offset of the value.
  package var offset: Int

  /// Makes an element.
  package init(value: RubyExpression, offset: Int) {
    self.value = value
    self.offset = offset
  }
}

/// A key with its value.
package struct RubyPair: Hashable, Sendable {
  package var key: RubyExpression
  package var value: RubyItem
}

/// A statement of a Ruby manifest.
package struct RubyStatement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `s.name = 'A'`, also with several values; `isAdded` for `+=` and `<<`.
    case assignment(values: [RubyItem], isAdded: Bool)
    /// `s.dependency 'A', '~> 1'`, with what its block says; also `['A'].each do … end`, whose list is
    /// the argument.
    case call(arguments: [RubyItem], block: RubyBlock?)
    /// `def name(a, b) … end`; the path is the name.
    case definition(RubyBlock)
    /// Ruby beyond that: conditions, loops, methods with default values; with the words in it.
    case unknown(words: [String])
  }

  /// The names before the value, with dots between them: `s`, `ios`, `source_files`.
  package var path: [String]
  package var kind: Kind
  /// UTF-8 offset of its first word.
  package var offset: Int
}

/// The statements between `do |name|` and `end`, or of a method.
package struct RubyBlock: Hashable, Sendable {
  /// The names that it gets its objects by.
  package var parameters: [String]
  package var statements: [RubyStatement]

  /// The name that the block gets its object by.
  package var parameter: String? { parameters.first }
}
