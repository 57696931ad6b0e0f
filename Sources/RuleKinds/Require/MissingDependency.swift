import Findings
import JSONText
import RuleEngine

/// A dependency that a rule wants and that is not there.
struct MissingDependency: Defect {
  /// What counts as the dependency.
  enum Link: String, CaseIterable, Hashable, Sendable {
    /// An import or a reference.
    case any
    case `import`
    case reference
    case call
    case assignment
    case manifest
  }

  static let name = "missing-dependency"
  static let rationale =
    "Nothing else shows that a connection is missing: the code builds, but does less than it "
    + "should."

  /// What counts as the dependency.
  var link: Link
  /// The other side as the rule selects it, captures filled in.
  var other: String
  /// Patterns of the members that count, as written; empty for all references.
  var memberPatterns: [String] = []
  /// Whether the subject is what must be depended on, rather than what must depend.
  var isReversed: Bool

  static let form: JSONForm<Self>? = .object {
    JSONField("via", \.link, .cases(\.rawValue))
    JSONField("other", \.other, .string, "The other side, as the rule selects it.")
    JSONField("every", { $0.isReversed ? "to" : "from" }, .oneOf(["from", "to"]))
  }

  var identity: DefectIdentity {
    .sides([link.rawValue, other, isReversed ? "to" : "from"] + memberPatterns)
  }

  var sortingText: String { other }
  var merging: DefectMerging { .module }

  func nameAtLocation(in context: DefectContext) -> String {
    lastName(in: context.from?.node ?? context.to?.node ?? "")
  }

  func message(in context: DefectContext) -> String {
    let (source, target, _) = ends(in: context)
    if link == .manifest {
      return "the manifest of \(source) must declare a dependency on \(target)"
    }
    let nobody = link == .import ? "no file" : "nothing"
    return "\(source) must \(act(on: target)), but \(nobody) in it does"
  }

  func fix(in context: DefectContext) -> String {
    let (source, target, side) = ends(in: context)
    let step =
      switch link {
      case .any where memberPatterns.isEmpty: "Import \(target) in \(source) and use it"
      case .import: "Import \(target) in a file of \(source)"
      case .call where memberPatterns.isEmpty: "Call what \(target) offers in \(source)"
      case .manifest where target != quoted(other):
        "Add a module of \(target) to the dependencies of \(source) in its manifest"
      case .manifest: "Add \(target) to the dependencies of \(source) in its manifest"
      case .any, .reference, .call, .assignment: "Let \(source) \(act(on: target))"
      }
    return
      "\(step), or add \(side) to 'except' of rule \(quoted(context.rule)) with the reason why it "
      + "needs none."
  }

  /// What depends, what it must depend on, and which of the two is judged, in words.
  private func ends(in context: DefectContext) -> (source: String, target: String, side: String) {
    let side = context.exact(isReversed ? context.to : context.from)
    let words = context.words(other)
    return isReversed ? (words, side, side) : (side, words, side)
  }

  /// What must be done: `depend on 'B'`, `make an instance of 'B'`, `call 'create' of 'B'`.
  private func act(on target: String) -> String {
    let names = memberPatterns.filter { $0 != "init" }.map(quoted).listed("or")
    let verb =
      switch link {
      case .any: memberPatterns.isEmpty ? "depend on" : "use"
      case .import: "import"
      case .reference, .manifest: "use"
      case .call: "call"
      case .assignment: "assign"
      }
    let use =
      switch (names.isEmpty, link) {
      case (true, .call), (true, .assignment): "\(verb) something of \(target)"
      case (true, _): "\(verb) \(target)"
      case (false, _): "\(verb) \(names) of \(target)"
      }
    guard memberPatterns.contains("init") else { return use }
    return "create an instance of \(target)" + (names.isEmpty ? "" : ", or \(use)")
  }
}
