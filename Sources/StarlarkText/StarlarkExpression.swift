/// A value as a Starlark file writes it, not yet looked up.
package indirect enum StarlarkExpression: Hashable, Sendable {
  case string(String)
  case list([StarlarkItem])
  case dictionary([StarlarkPair])
  /// A variable.
  case name(String)
  case call(StarlarkCall)
  /// Parts joined by `+` or written one after the other.
  case sum([StarlarkItem])
  case number(String)
  /// Anything beyond that: comprehensions, conditions, operators, methods.
  case unknown
}

/// A value with its place.
package struct StarlarkItem: Hashable, Sendable {
  /// The value.
  package var value: StarlarkExpression
  /// UTF-8 offset of its first byte.
  package var offset: Int

  /// Makes an item.
  package init(_ value: StarlarkExpression, at offset: Int) {
    self.value = value
    self.offset = offset
  }
}

/// A key of a dictionary with its value.
package struct StarlarkPair: Hashable, Sendable {
  /// The key.
  package var key: StarlarkItem
  /// Its value.
  package var value: StarlarkItem
}

/// An argument of a call.
package struct StarlarkArgument: Hashable, Sendable {
  /// Its keyword, if it has one; `*` and `**` for arguments that are taken from a list or dictionary.
  package var keyword: String?
  /// Its value.
  package var value: StarlarkItem

  /// Makes an argument.
  package init(keyword: String?, value: StarlarkItem) {
    self.keyword = keyword
    self.value = value
  }
}

/// A call: `swift_library(name = "A")`, `native.glob(["*.swift"])`.
package struct StarlarkCall: Hashable, Sendable {
  /// What is called, with dots between its names.
  package var function: String
  /// The arguments in the order written.
  package var arguments: [StarlarkArgument]

  /// Makes a call.
  package init(function: String, arguments: [StarlarkArgument]) {
    self.function = function
    self.arguments = arguments
  }

  /// The argument of a keyword, or the positional one at an index.
  package func argument(_ keyword: String, at index: Int? = nil) -> StarlarkItem? {
    if let named = arguments.first(where: { $0.keyword == keyword }) { return named.value }
    let positional = arguments.filter { $0.keyword == nil }
    guard let index, index < positional.count else { return nil }
    return positional[index].value
  }
}

/// A statement of a file.
package struct StarlarkStatement: Hashable, Sendable {
  /// What a statement does.
  package enum Kind: Hashable, Sendable {
    /// `NAME = value`, or `NAME += value`.
    case assignment(name: String, value: StarlarkItem, isAdded: Bool)
    /// A call that stands alone.
    case call(StarlarkCall)
    /// `def name(…):` with its body, which is passed over.
    case definition(name: String)
    /// A bracket, or a text between three quotes, that nothing closes. It stands last: statements
    /// behind it are taken for a part of it.
    case unclosed
    /// Loops, conditions and all else, with the names of the functions that it calls, methods left out.
    case unknown(calls: [String])
  }

  /// What it does.
  package var kind: Kind
  /// UTF-8 offset of its first byte.
  package var offset: Int

  /// Makes a statement.
  package init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
