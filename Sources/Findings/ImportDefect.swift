/// What is wrong with an import, a module from outside, or a dependency that must be there.
package enum ImportDefect: Hashable, Sendable {
  /// A module or name from outside that must not be used; `through` names the module of the project
  /// that hands it on, if there is one.
  case forbiddenExternal(through: [String])
  /// A member, or a function, from outside that must not be used.
  case forbiddenMember
  /// A module from outside that is not among those allowed.
  case externalNotAllowed(allowed: [String], through: [String])
  /// An import of what only the manifests of dependencies declare; `through` is one of these.
  case leakedDependency(through: String)
  /// A module that is no test imports or declares what is for tests only.
  case testDependency
  /// An import in a file that does not need it.
  case unusedImport(ImportUse)
  /// A file uses a module that it does not import.
  case missingImport(isNominal: Bool)
  /// A dependency that a rule wants is not there.
  case missingDependency(RequiredDependency)
}

/// What a file does with a module that it imports.
package enum ImportUse: String, CaseIterable, Hashable, Sendable {
  /// Nothing that it writes can come from it.
  case none
  /// It uses members of values only, and names no type, function or variable of it.
  case members = "members-only"
  /// Names that could not be resolved may come from it.
  case undecided
}

/// A dependency that a rule wants.
package struct RequiredDependency: Hashable, Sendable {
  /// What counts as the dependency.
  package enum Link: String, CaseIterable, Hashable, Sendable {
    /// An import or a reference.
    case any
    case `import`
    case reference
    case call
    case assignment
    case manifest
  }

  /// What counts as the dependency.
  package var link: Link
  /// The other side as the rule selects it, captures filled in.
  package var other: String
  /// Patterns of the members that count, as written; empty for all references.
  package var members: [String]
  /// Whether the subject is what must be depended on, rather than what must depend.
  package var isReversed: Bool

  /// Makes a requirement.
  package init(link: Link, other: String, members: [String] = [], isReversed: Bool) {
    self.link = link
    self.other = other
    self.members = members
    self.isReversed = isReversed
  }
}

extension ImportDefect {
  /// The defect's name in machine formats; one of `names`.
  var name: String {
    switch self {
    case .forbiddenExternal: "forbidden-external"
    case .forbiddenMember: "forbidden-member"
    case .externalNotAllowed: "external-not-allowed"
    case .leakedDependency: "leaked-dependency"
    case .testDependency: "test-dependency"
    case .unusedImport: "unused-import"
    case .missingImport: "missing-import"
    case .missingDependency: "missing-dependency"
    }
  }

  /// Every name that such a defect can have, in the order of the cases.
  static let names = [
    "forbidden-external", "forbidden-member", "external-not-allowed", "leaked-dependency",
    "test-dependency",
    "unused-import", "missing-import", "missing-dependency",
  ]

  /// Why a defect of this sort matters in general.
  var rationale: String {
    switch self {
    case .forbiddenExternal, .forbiddenMember, .externalNotAllowed:
      "Code outlives the frameworks that it uses, and is tested easily, where it knows few of them."
    case .leakedDependency:
      "The build works only as long as another module happens to need the same."
    case .testDependency:
      "What is for tests must not be shipped, nor be needed to build what is."
    case .unusedImport:
      "It costs build time and tells readers that the file depends on something it does not need."
    case .missingImport:
      "The file compiles only while other files or modules happen to make the names visible."
    case .missingDependency:
      "Nothing else notices that a connection was never made: the code builds and does less than "
        + "it should."
    }
  }
}

extension Defect {
  /// What beside its sides identifies a dependency that is missing.
  var requirement: [String] {
    guard case .imports(.missingDependency(let required)) = self else { return [] }
    return [required.link.rawValue, required.other, required.isReversed ? "to" : "from"]
      + required.members
  }
}
