/// What can be wrong with names that are given twice.
package enum DuplicateDefect: DefectFamily {
  /// A declaration or file that shares its name with others elsewhere: `others` are their names with
  /// their places, sorted.
  case sameName(of: String, others: [String])
  /// A declaration or file whose name is made from that of another one, as a second version of it:
  /// `first` is the other one, `place` where it stands.
  case secondVersion(of: String, first: String, place: String)

  package static let names = ["same-name", "second-version"]

  package var name: String {
    switch self {
    case .sameName: "same-name"
    case .secondVersion: "second-version"
    }
  }

  package var rationale: String {
    switch self {
    case .sameName:
      "Readers, searches and tools mix up what is called alike, and one is often a copy of the other."
    case .secondVersion:
      "Two versions of one thing have to be kept working, and nobody knows which one to use."
    }
  }

  package var subject: String {
    switch self {
    case .sameName(let name, _), .secondVersion(let name, _, _): name
    }
  }

  package var identity: [String] {
    switch self {
    case .sameName(let name, _): [name]
    case .secondVersion(let name, let first, _): [name, first]
    }
  }

  package func message(rule: String) -> String {
    switch self {
    case .sameName(let name, let others):
      "\(quoted(name)) has the same name as \(others.listed())"
    case .secondVersion(let name, let first, let place):
      "\(quoted(name)) stands beside \(quoted(first)) (\(place)), by its name a second version of it"
    }
  }

  package func fix(rule: String) -> String {
    switch self {
    case .sameName:
      "If they mean the same, keep one where all may use it; if not, give each the name of what it "
        + "means to its users."
    case .secondVersion(let name, let first, _):
      "Let all use one of \(quoted(name)) and \(quoted(first)), remove the other one, and keep the "
        + "plain name for what stays."
    }
  }
}
