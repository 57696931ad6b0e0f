/// What a reference is in the text that makes it.
@usableFromInline
package enum ReferenceRole: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case typePosition
  case inheritance
  case call
  case member
  case value
  case attribute
  case macro
  case keyPath
  case pattern
  case `operator`
  case extensionOf
  /// An `import` of a module of the project.
  case `import`

  /// The name in machine formats.
  package var name: String {
    switch self {
    case .typePosition: "type"
    case .inheritance: "inheritance"
    case .call: "call"
    case .member: "member"
    case .value: "value"
    case .attribute: "attribute"
    case .macro: "macro"
    case .keyPath: "key-path"
    case .pattern: "pattern"
    case .operator: "operator"
    case .extensionOf: "extension"
    case .import: "import"
    }
  }
}
