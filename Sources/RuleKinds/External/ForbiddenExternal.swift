import JSONText
import RuleEngine

/// A module or name from outside that must not be used.
struct ForbiddenExternal: Defect {
  static let name = "forbidden-external"
  static let rationale =
    "Code outlives the frameworks that it uses, and is tested easily, where it knows few of them."

  /// The module of the project that hands it on, if there is one.
  var through: [String]

  static let form: JSONForm<Self>? = .object {
    JSONField("through", \.through, .strings, "The modules that hand it on.")
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
    context.detourFix(through: through)
      ?? "Move what needs \(context.target) to code that may use it, or declare a protocol that such "
      + "code adopts and hands to \(context.sourceName)."
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

  static let form: JSONForm<Self>? = .object {
    JSONField("allowed", \.allowed, .strings, "What may be imported from outside.")
    JSONField("through", \.through, .strings, "The modules that hand it on.")
  }

  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    "\(context.import(through: through)), but \(context.subject) may import "
      + (allowed.isEmpty ? "nothing" : "only \(allowed.quotedList)") + " from outside the project"
  }

  func fix(in context: DefectContext) -> String {
    context.detourFix(through: through)
      ?? "Move what needs \(context.target) to code that may use it; if it is wanted, add "
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
    return "\(context.precise(context.from)) \(verb) \(context.object) from outside the project"
      + context.ban(on: "do")
  }

  func fix(in context: DefectContext) -> String {
    "Leave this to code that may do it: let it provide a closure or adopt a protocol of "
      + "\(context.sourceName) that is called here instead; if the use is wanted, add it to 'except' of rule "
      + "\(quoted(context.rule))."
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
  fileprivate func detourFix(through modules: [String]) -> String? {
    modules.first.map {
      "Import something that does not hand \(target) on, or take '@_exported' out of \(quoted($0))."
    }
  }
}
