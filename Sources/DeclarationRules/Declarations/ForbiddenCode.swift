import Findings
import RuleEngine
import SourceFacts

/// Something in code that must not be there.
struct ForbiddenCode: DeclarationDetails {
  static let name = "forbidden-code"
  static let rationale =
    "It hides a case or crashes where the compiler could have caught the mistake."

  /// The declaration that it stands in.
  var declaration: DeclarationLabel
  /// What it is.
  var code: CodeKind

  var label: DeclarationLabel? { declaration }
  var what: String { code.word }
  var found: [String] { [] }
  var identity: DefectIdentity { .own([declaration.name, code.word]) }
  var merging: DefectMerging { mergingAtPlace }

  func message(in context: DefectContext) -> String {
    "\(declaration.described) must not contain \(code.phrase)"
  }

  func fix(in context: DefectContext) -> String {
    switch code {
    case .defaultCase, .caseDefault:
      "List the remaining cases, so that the compiler reports where a new one is missing."
    case .unknownDefault: "List the known cases and decide what an unknown one means."
    case .forceUnwrap: "Unwrap with 'if let' or 'guard let', or give a value for 'nil' with '??'."
    case .forceCast: "Cast with 'as?' and handle the failure, or use the type itself."
    case .forceTry: "Handle the error with 'do' and 'catch', or let the function throw it."
    case .emptyCatch: "Handle the error, log it, or let the function throw it."
    }
  }
}

/// A use of something that a declaration must not use.
struct ForbiddenUse: DeclarationDetails {
  static let name = "forbidden-use"
  static let rationale =
    "Code that cannot see something cannot depend on it by accident."

  /// The declaration.
  var of: DeclarationLabel
  /// What it uses.
  var used: String
  /// What the rule forbids.
  var selector: String

  var label: DeclarationLabel? { of }
  var what: String { selector }
  var found: [String] { [used] }
  var identity: DefectIdentity { .own([of.name, used, selector]) }
  var merging: DefectMerging { mergingAtPlace }

  func message(in context: DefectContext) -> String {
    "\(of.described) uses \(quoted(used)), but must not use \(context.words(selector, "or"))"
  }

  func fix(in context: DefectContext) -> String {
    "Move the code that needs \(quoted(used)) out of \(quoted(of.name)), or pass it in through a "
      + "protocol or a closure. If it is intended, add it to 'except' of rule "
      + "\(quoted(context.rule))."
  }
}

extension CodeKind {
  /// What it is, with an article.
  var phrase: String {
    switch self {
    case .defaultCase: "a 'default' case in a switch"
    case .caseDefault: "a 'default' case in a switch over cases"
    case .unknownDefault: "an '@unknown default' case in a switch"
    case .forceUnwrap: "a force unwrap ('!')"
    case .forceCast: "a forced cast ('as!')"
    case .forceTry: "a forced 'try!'"
    case .emptyCatch: "an empty 'catch'"
    }
  }
}
