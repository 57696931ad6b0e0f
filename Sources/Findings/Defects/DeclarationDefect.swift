import SourceFacts

/// What can be wrong with the members, the code and the types of declarations.
package enum DeclarationDefect: DefectFamily {
  /// A type with too few or too many members of a sort; `found` are their names.
  case memberCount(
    of: DeclarationLabel, noun: String, found: [String], minimum: Int?, maximum: Int?)
  /// A member that stands behind one which must stand after it.
  case memberOrder(member: DeclarationLabel, before: DeclarationLabel, group: String, later: String)
  /// Something in code that must not be there.
  case forbiddenCode(in: DeclarationLabel, code: CodeKind)
  /// A use of something that a declaration must not use; `selector` is what the rule forbids.
  case forbiddenUse(of: DeclarationLabel, what: String, selector: String)
  /// Declarations that are made of too few or too many types of a sort.
  case typeCount(group: String, pattern: String, found: [String], minimum: Int?, maximum: Int?)
  /// A declaration with too few or too many counterparts; `wanted` tells what they are like.
  case counterpartCount(
    of: DeclarationLabel, wanted: String, found: [String], minimum: Int?, maximum: Int?)

  package static let names = [
    "member-count", "member-order", "forbidden-code", "forbidden-use", "type-count",
    "counterpart-count",
  ]

  package var name: String {
    switch self {
    case .memberCount: "member-count"
    case .memberOrder: "member-order"
    case .forbiddenCode: "forbidden-code"
    case .forbiddenUse: "forbidden-use"
    case .typeCount: "type-count"
    case .counterpartCount: "counterpart-count"
    }
  }

  package var rationale: String {
    switch self {
    case .memberCount: "What shows one thing has one purpose, and can be understood by its name."
    case .memberOrder: "Where all types are ordered alike, readers find what they look for."
    case .forbiddenCode:
      "It lets something pass unseen, or crash, where the compiler would have helped."
    case .forbiddenUse:
      "What a part of the code does not know, it cannot come to depend on by accident."
    case .typeCount: "What deals with one thing stays small and can be exchanged."
    case .counterpartCount: "Parts that belong together can be found and changed together."
    }
  }

  /// Whether it is about what stands at one place, rather than about a group.
  package var isAboutPlace: Bool {
    if case .typeCount = self { return false }
    return true
  }

  package var subject: String {
    switch self {
    case .memberCount(let label, _, _, _, _), .memberOrder(let label, _, _, _),
      .forbiddenCode(let label, _), .forbiddenUse(let label, _, _),
      .counterpartCount(let label, _, _, _, _):
      String(label.name.prefix { $0 != "." })
    case .typeCount(let group, _, _, _, _): group
    }
  }

  package var identity: [String] {
    switch self {
    case .memberCount(let label, let noun, _, _, _): [label.name, noun]
    case .memberOrder(let label, _, let group, _): [label.name, group]
    case .forbiddenCode(let label, let code): [label.name, code.word]
    case .forbiddenUse(let label, let what, let selector): [label.name, what, selector]
    case .typeCount(let group, let pattern, _, _, _): [group, pattern]
    case .counterpartCount(let label, let wanted, _, _, _): [label.name, wanted]
    }
  }

  package func message(rule: String) -> String {
    switch self {
    case .memberCount(let label, let noun, let found, let minimum, let maximum):
      "\(described(label)) must declare "
        + "\(DeclarationCount.phrase(noun, minimum, maximum).shorteningAlternatives), but "
        + (found.isEmpty ? "declares none" : "declares \(found.count): \(found.quotedList)")
    case .memberOrder(let member, let before, let group, let later):
      "\(described(member)) must stand before \(described(before)), since "
        + "\(group) comes before \(later)"
    case .forbiddenCode(let label, let code):
      "\(described(label)) must not contain \(code.phrase)"
    case .forbiddenUse(let label, let what, let selector):
      "\(described(label)) uses \(quoted(what)), but must not use \(SelectorWords(selector).words("or"))"
    case .typeCount(let group, let pattern, let found, let minimum, let maximum):
      "the declarations that rule \(quoted(rule)) selects in \(SelectorWords(group).words()) must deal with "
        + "\(DeclarationCount.phrase("type", minimum, maximum)) named \(pattern), but "
        + (found.isEmpty ? "deal with none" : "deal with \(found.count): \(found.quotedList)")
    case .counterpartCount(let label, let wanted, let found, let minimum, let maximum):
      "\(described(label)) must have \(DeclarationCount.phrase("counterpart", minimum, maximum)) "
        + "(\(wanted)), but has " + (found.isEmpty ? "none" : "\(found.count): \(found.quotedList)")
    }
  }

  package func fix(rule: String) -> String {
    switch self {
    case .memberCount(let label, let noun, let found, let minimum, _):
      (found.count < minimum ?? 0
        ? "Declare \(DeclarationCount.withArticle(noun)) in \(quoted(label.name)) or an extension of it."
        : "Make what is too much private, move it to a type of its own, or merge it with what is left; "
          + "extensions of \(quoted(label.name)) count too.")
        + " If it is meant to differ, add it to 'except' in rule \(quoted(rule))."
    case .memberOrder(let member, let before, _, _):
      "Move \(quoted(member.lastName)) up, in front of \(quoted(before.lastName))."
    case .forbiddenCode(_, let code): code.advice
    case .forbiddenUse(let label, let what, _):
      "Move what needs \(quoted(what)) out of \(quoted(label.name)), or have it passed in behind a "
        + "protocol or a closure. If it is wanted, add it to 'except' in rule \(quoted(rule))."
    case .typeCount(_, _, let found, let minimum, _):
      found.count < minimum ?? 0
        ? "Let one of the declarations take or return such a type, or correct its name."
        : "Split the type, so that each part deals with one, or hide the others behind it."
    case .counterpartCount(let label, _, let found, let minimum, _):
      found.count < minimum ?? 0
        ? "Declare the counterpart of \(quoted(label.name)), or rename the one that is meant."
        : "Merge or remove counterparts of \(quoted(label.name)), or rename those that are not meant."
    }
  }

  private func described(_ label: DeclarationLabel) -> String { "\(label.kind) '\(label.name)'" }
}

extension DeclarationLabel {
  /// The name without module, types around it and argument labels.
  fileprivate var lastName: String {
    name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? name
  }
}

extension CodeKind {
  /// What it is, with an article.
  package var phrase: String {
    switch self {
    case .defaultCase: "a 'default' case in a switch"
    case .caseDefault: "a 'default' case in a switch over cases"
    case .unknownDefault: "an '@unknown default' case in a switch"
    case .forceUnwrap: "a forced unwrapping ('!')"
    case .forceCast: "a forced cast ('as!')"
    case .forceTry: "a forced 'try!'"
    case .emptyCatch: "a 'catch' that does nothing"
    }
  }

  /// What to do about it.
  fileprivate var advice: String {
    switch self {
    case .defaultCase, .caseDefault:
      "List the remaining cases one by one, so that the compiler tells where a new one is missing."
    case .unknownDefault: "List the cases that are known and decide what an unknown one means."
    case .forceUnwrap: "Unwrap with 'if let' or 'guard let', or give a value for 'nil' with '??'."
    case .forceCast: "Cast with 'as?' and handle the failure, or use the type itself."
    case .forceTry: "Handle the error with 'do' and 'catch', or let the function throw it."
    case .emptyCatch: "Handle the error, log it, or let the function throw it."
    }
  }
}
