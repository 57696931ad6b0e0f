import ArchModel

extension DeclarationKind {
  /// The name in machine formats.
  var factName: String {
    switch self {
    case .class: "class"
    case .struct: "struct"
    case .enum: "enum"
    case .actor: "actor"
    case .protocol: "protocol"
    case .extension: "extension"
    case .typealias: "typealias"
    case .associatedType: "associated-type"
    case .genericParameter: "generic-parameter"
    case .enumCase: "case"
    case .function: "function"
    case .initializer: "initializer"
    case .deinitializer: "deinitializer"
    case .subscript: "subscript"
    case .variable: "variable"
    case .operator: "operator"
    case .precedenceGroup: "precedence-group"
    case .macro: "macro"
    case .topLevelCode: "top-level-code"
    case .macroExpansion: "macro-expansion"
    }
  }

  /// The keyword of a declaration in an outline; nothing where the name says it.
  func keyword(marks: DeclarationMarks) -> String {
    switch self {
    case .associatedType: "associatedtype"
    case .function: "func"
    case .initializer, .deinitializer, .subscript: ""
    case .variable: marks.contains(.isConstant) ? "let" : "var"
    case .precedenceGroup: "precedencegroup"
    case .topLevelCode, .macroExpansion: factName
    default: factName
    }
  }
}

extension DeclarationMarks {
  /// Every mark with its name in machine formats, in the order of output.
  static let names: [(mark: DeclarationMarks, name: String)] = [
    (.isStatic, "static"), (.isConstant, "constant"), (.isComputed, "computed"),
    (.isFinal, "final"), (.isOverride, "override"), (.isMutating, "mutating"), (.isLazy, "lazy"),
    (.isWeak, "weak"), (.isUnowned, "unowned"), (.isAsync, "async"), (.isThrowing, "throwing"),
    (.isFailable, "failable"), (.isOperator, "operator"), (.isLocal, "local"),
    (.isPreview, "preview"), (.isRequirement, "requirement"), (.isObjC, "objc"),
    (.isConvenience, "convenience"), (.isRequired, "required"), (.isIndirect, "indirect"),
    (.isNonisolated, "nonisolated"), (.isConstrained, "constrained"),
  ]

  /// The names of the marks that are set.
  var factNames: [String] { Self.names.filter { contains($0.mark) }.map(\.name) }
}

extension ImportFact.Marks {
  /// Every mark with its name in machine formats, in the order of output.
  static let names: [(mark: ImportFact.Marks, name: String)] = [
    (.testable, "testable"), (.exported, "exported"),
    (.implementationOnly, "implementation-only"), (.preconcurrency, "preconcurrency"),
    (.spi, "spi"),
  ]

  /// The names of the marks that are set.
  var factNames: [String] { Self.names.filter { contains($0.mark) }.map(\.name) }
}
