import SourceText

/// A small thing in code that is worth a rule of its own.
@usableFromInline
package enum CodeKind: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  /// `default:` in a `switch`.
  case defaultCase
  /// `default:` in a `switch` with a pattern such as `.name`, which could list all cases; it is a
  /// `defaultCase` too.
  case caseDefault
  /// `@unknown default:` in a `switch`.
  case unknownDefault
  /// `value!`
  case forceUnwrap
  /// `value as! Type`
  case forceCast
  /// `try! call()`
  case forceTry
  /// `catch` with a body that holds nothing.
  case emptyCatch

  /// The word for it in options and machine formats.
  package var word: String {
    switch self {
    case .defaultCase: "default-case"
    case .caseDefault: "default-of-cases"
    case .unknownDefault: "unknown-default"
    case .forceUnwrap: "force-unwrap"
    case .forceCast: "force-cast"
    case .forceTry: "force-try"
    case .emptyCatch: "empty-catch"
    }
  }
}

/// A place in a file where such a thing stands.
package struct CodeFact: Hashable, Sendable, BitwiseCopyable {
  /// What stands there.
  package var kind: CodeKind
  /// Its `#if` condition.
  package var condition: FactCondition
  /// The innermost declaration that it stands in, or `nil`.
  @OptionalID package var owner: ID<DeclarationFact>?
  /// UTF-8 offset of its keyword or exclamation mark.
  package var offset: UInt32

  /// Makes a fact.
  package init(
    kind: CodeKind, condition: FactCondition, owner: ID<DeclarationFact>?, offset: UInt32
  ) {
    self.kind = kind
    self.condition = condition
    self.owner = owner
    self.offset = offset
  }
}
