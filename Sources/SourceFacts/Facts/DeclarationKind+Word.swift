extension DeclarationKind {
  /// The kind in output, such as `enum-case`; where a node can have the kind too, it has the same
  /// word.
  package var word: String {
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
    case .enumCase: "enum-case"
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
}
