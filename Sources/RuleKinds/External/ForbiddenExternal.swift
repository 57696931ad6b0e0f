import JSONText
import RuleEngine
import SourceText

/// A module or name from outside that must not be used.
struct ForbiddenExternal: Defect {
  static let name = "forbidden-external"
  static let rationale =
    "Code that depends on few frameworks is easy to test and outlives them."

  /// The module of the project that hands it on, if there is one.
  var through: [String]
  /// Where a header of that includes it, unless Swift code hands it on.
  var header: SourceLocation?

  static let form: JSONForm<Self>? = .object {
    JSONField("through", \.through, .strings, "The modules that re-export it.")
  }

  var details: JSONValue { through.isEmpty ? .null : Self.form?.json(of: self) ?? .null }
  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    through.isEmpty
      ? context.statement + context.ban(on: "use")
      : "\(context.import(through: through)), but \(context.subject) must not use "
        + context.precise(context.to)
  }

  func fix(in context: DefectContext) -> String {
    context.detourFix(through: through, header) ?? context.importFix ?? context.outsideFix
  }
}

/// A module from outside that is not among those allowed.
struct ExternalNotAllowed: Defect {
  static let name = "external-not-allowed"
  static let rationale = ForbiddenExternal.rationale

  /// The modules that are.
  var allowed: [String]
  /// The module of the project that hands it on, if there is one.
  var through: [String]
  /// Where a header of that includes it, unless Swift code hands it on.
  var header: SourceLocation?

  static let form: JSONForm<Self>? = .object {
    JSONField("allowed", \.allowed, .strings, "The external modules it may import.")
    JSONField("through", \.through, .strings, "The modules that re-export it.")
  }

  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    "\(context.import(through: through)), but \(context.subject) may import "
      + (allowed.isEmpty ? "nothing" : "only \(allowed.quotedList)") + " from outside the project"
  }

  func fix(in context: DefectContext) -> String {
    context.detourFix(through: through, header)
      ?? "Remove the import if the file does not need it; otherwise move the code that needs "
      + "\(context.target) to code that may use it. If the import is intended, add "
      + "\(context.target) to 'allow' or 'except' of rule \(quoted(context.rule))."
  }
}

/// A member, or a function, from outside that must not be used.
struct ForbiddenMember: Defect {
  static let name = "forbidden-member"
  static let rationale = ForbiddenExternal.rationale

  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    let first = context.evidence.first
    let verb =
      first?.marks.contains(.isAssigned) == true
      ? "assigns" : first?.role == .call ? "calls" : "uses"
    return "\(context.precise(context.from)) \(verb) the external member \(context.object)"
      + context.ban(on: "do")
  }

  func fix(in context: DefectContext) -> String {
    "Move this to code that may do it, and reach that through a protocol or a closure. If the use is "
      + "intended, add it to 'except' of rule \(quoted(context.rule))."
  }
}

extension DefectContext {
  /// `'A' imports 'B'`, or by which detour it does.
  fileprivate func `import`(through modules: [String]) -> String {
    guard let module = modules.first else { return statement }
    return "\(actor) imports \(quoted(module)), which re-exports \(precise(to))"
  }

  /// `, which it must not use`, or whom the rule speaks of instead of `it`.
  fileprivate func ban(on verb: String) -> String {
    let isNamed = subject == precise(from) || from?.meaning == from?.name
    return ", which \(isNamed ? "it" : subject) must not \(verb)"
  }

  /// What would fix an import of a module that hands on what must not be used; `nil` for no detour.
  fileprivate func detourFix(through modules: [String], _ header: SourceLocation?) -> String? {
    modules.first.map { module in
      let advice = "Import a module that does not re-export \(target), or "
      guard let header else { return advice + "remove '@_exported' from \(quoted(module))." }
      return advice + "take the include of \(target) out of the public header at "
        + "\(header.path):\(header.line)."
    }
  }
}
