import SourceText

/// Which types conform to or inherit from which.
extension SymbolTable {
  /// Whether a type is another one, inherits from it or conforms to it; `nil` where that is not known.
  ///
  /// To a protocol of the project nothing conforms outside of it. What types from outside conform to is not all known, nor
  /// is what macros and the compiler add.
  func conforms(_ type: ID<Symbol>, to ancestor: ID<Symbol>) -> Bool? {
    if types.isKind(type, of: ancestor) { return true }
    let isOfProject = !self[ancestor].isForeign
    // To this protocol Swift lets none conform but the library's own.
    if !isOfProject, names[self[ancestor].name] == "StringProtocol" { return false }
    if self[type].isForeign { return isOfProject && self[type].unit != nil ? false : nil }
    // What a class inherits from and nothing is known of may be a class that the project lets conform.
    if !isOfProject || self[type].kind == .class {
      let isOpen = types.lineage(of: type).contains { types.hasUnknownSupertype.contains($0.type) }
      if isOpen { return nil }
    }
    return isOfProject || !isAdopted(ancestor, unwrittenBy: type) ? false : nil
  }

  /// Whether the compiler or a macro may let a type of the project conform to a protocol from outside.
  private func isAdopted(_ protocol: ID<Symbol>, unwrittenBy type: ID<Symbol>) -> Bool {
    switch names[self[`protocol`].name] {
    case "Actor", "AnyActor", "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable",
      "SendableMetatype":
      return true
    case "Equatable", "Hashable":
      return self[type].kind == .enum || !declarations.fact(type).attributes.isEmpty
    default: return !declarations.fact(type).attributes.isEmpty
    }
  }
}
