import SourceFacts

extension DeclarationKind {
  /// The keyword of a declaration in an outline; nothing where the name says it.
  func keyword(marks: DeclarationMarks) -> String {
    switch self {
    case .associatedType: "associatedtype"
    case .function: "func"
    case .initializer, .deinitializer, .subscript: ""
    case .variable: marks.contains(.isConstant) ? "let" : "var"
    case .precedenceGroup: "precedencegroup"
    case .enumCase: "case"
    default: word
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
    (.isDefinition, "definition"), (.isAbstract, "abstract"),
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
