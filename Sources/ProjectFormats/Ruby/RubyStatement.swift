/// A value as a Ruby manifest writes it, not yet looked up.
indirect enum RubyExpression: Hashable, Sendable {
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
struct RubyItem: Hashable, Sendable {
  var value: RubyExpression
  /// UTF-8 offset of the value.
  var offset: Int
}

/// A key with its value.
struct RubyPair: Hashable, Sendable {
  var key: RubyExpression
  var value: RubyItem
}

/// A statement of a Ruby manifest.
struct RubyStatement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
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
  var path: [String]
  var kind: Kind
  /// UTF-8 offset of its first word.
  var offset: Int
}

/// The statements between `do |name|` and `end`, or of a method.
struct RubyBlock: Hashable, Sendable {
  /// The names that it gets its objects by.
  var parameters: [String]
  var statements: [RubyStatement]

  /// The name that the block gets its object by.
  var parameter: String? { parameters.first }
}
