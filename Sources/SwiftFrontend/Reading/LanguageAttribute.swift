/// What an attribute of the language has in its parentheses, where that is no expression.
enum LanguageAttribute {
  /// Roles, and words for the names that a macro makes; only its conformances name declarations.
  case macroRole
  /// Words that name nothing.
  case words

  /// Those that the compiler knows by now, underscored ones included; `nil` for all others, such as
  /// property wrappers and macros.
  init?(_ name: String) {
    guard let known = Self.byName[name] else { return nil }
    self = known
  }

  private static let byName: [String: LanguageAttribute] = {
    var byName: [String: LanguageAttribute] = ["attached": .macroRole, "freestanding": .macroRole]
    for name in ofWords { byName[name] = .words }
    return byName
  }()

  private static let ofWords = [
    "_alignment", "_allowFeatureSuppression", "_cdecl", "_exclusivity", "_expose", "_extern",
    "_inheritActorContext", "_lifetime", "_nonSendable", "_objcImplementation", "_objcRuntimeName",
    "_opaqueReturnTypeOf", "_optimize", "_private", "_projectedValueProperty",
    "_restatedObjCConformance", "_section", "_semantics", "_silgen_name", "_spi",
    "_swift_native_objc_runtime_base", "_unavailableFromAsync", "c", "convention", "diagnose",
    "exclusivity", "export", "implementation", "inline", "isolated", "lifetime", "nonexhaustive",
    "nonisolated", "safe", "section", "unsafe", "warn",
  ]
}

/// By which name the C family knows a declaration with an attribute.
enum ForeignNameAttribute {
  /// That in the parentheses, else its own: `@c(name)`, `@objc(name)`.
  case words
  /// Its own: `@objcMembers`.
  case none
  /// That in the text in the parentheses: `@_cdecl("name")`.
  case text
  /// The same, for a function that has a body.
  case textOfBody

  /// What an attribute says of that; `nil` for all others.
  init?(_ name: String) {
    switch name {
    case "objc", "c": self = .words
    case "objcMembers": self = .none
    case "_cdecl": self = .text
    case "_silgen_name": self = .textOfBody
    default: return nil
    }
  }

  /// The name in what stands in the parentheses, written with one space between what is apart.
  func name(in arguments: String) -> Substring? {
    let mark: Character = self == .words ? "`" : "\""
    switch self {
    case .none: return nil
    case .words where !arguments.hasPrefix("`"): return arguments[...]
    default:
      guard arguments.count > 2, arguments.first == mark, arguments.last == mark else { return nil }
      return arguments.dropFirst().dropLast()
    }
  }
}
