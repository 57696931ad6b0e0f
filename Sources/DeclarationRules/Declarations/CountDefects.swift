import Findings
import JSONText
import RuleEngine

/// A defect of members, code or types, whose details have the same keys for all of them.
protocol DeclarationDetails: Defect {
  /// The declaration; `nil` for a group of them.
  var label: DeclarationLabel? { get }
  /// What is counted or forbidden.
  var what: String { get }
  /// What was found of it.
  var found: [String] { get }
  /// How many there must be at least.
  var minimum: Int? { get }
  /// How many there may be.
  var maximum: Int? { get }
}

extension DeclarationDetails {
  /// Nothing is counted.
  var minimum: Int? { nil }
  /// Nothing is counted.
  var maximum: Int? { nil }

  static var form: JSONForm<Self>? {
    .object {
      JSONField(
        "declaration", { $0.label?.name }, .optionalString,
        "The declaration; null for a group.")
      JSONField(
        "kind", { $0.label?.kind }, .optionalString, "What it is, in words, such as `enum case`.")
      JSONField(
        "subject", { $0.what }, .string,
        "What is counted or forbidden: a description of the members, the group of a member, the "
          + "kind of code, the selector, or the names of types.")
      JSONField(
        "found", { $0.found }, .strings,
        "What was found; for the order of members, the member that must come later. Of counterparts, "
          + "as many as there may be, and at least 100, where there are more.")
      JSONField("minimum", { $0.minimum }, .optionalInteger)
      JSONField("maximum", { $0.maximum }, .optionalInteger)
    }
  }

  /// At one place: the first name of the identity says only in which module the file is compiled.
  var mergingAtPlace: DefectMerging {
    guard case .own(let names) = identity else { return .never }
    return .text(([Self.name] + names.dropFirst()).joined(separator: "\n"))
  }
}

/// A type with too few or too many members of a sort.
struct MemberCount: DeclarationDetails {
  static let name = "member-count"
  static let rationale =
    "A type with a limited number of such members has one purpose, and its name can say which."

  /// The type.
  var of: DeclarationLabel
  /// What is counted, in words.
  var noun: String
  var found: [String]
  var minimum: Int?
  var maximum: Int?

  var label: DeclarationLabel? { of }
  var what: String { noun }
  var identity: DefectIdentity { .own([of.name, noun]) }
  var merging: DefectMerging { mergingAtPlace }
  var isAbsence: Bool { found.count < minimum ?? 0 }

  func message(in context: DefectContext) -> String {
    "\(of.described) must declare "
      + "\(CountPhrase.phrase(noun, minimum, maximum).shorteningAlternatives), but "
      + (found.isEmpty ? "declares none" : "declares \(found.count): \(found.quotedList)")
  }

  func fix(in context: DefectContext) -> String {
    (isAbsence
      ? "Declare \(CountPhrase.withArticle(noun)) in \(quoted(of.name)) or an extension of it."
      : "Make some of them private, move them to another type, or merge them. Extensions of "
        + "\(quoted(of.name)) count too.")
      + " If it is an intended exception, add it to 'except' of rule \(quoted(context.rule))."
  }
}

/// A declaration with too few or too many counterparts.
struct CounterpartCount: DeclarationDetails {
  static let name = "counterpart-count"
  static let rationale = "Parts that belong together can be found and changed together."

  /// The declaration.
  var of: DeclarationLabel
  /// How many counterparts a finding lists that may have more of them.
  static let listed = 100

  /// What counterparts are like, in words.
  var wanted: String
  var found: [String]
  /// Whether there are more.
  var isCut = false
  var minimum: Int?
  var maximum: Int?

  var label: DeclarationLabel? { of }
  var what: String { wanted }
  var identity: DefectIdentity { .own([of.name, wanted]) }
  var merging: DefectMerging { mergingAtPlace }
  var isAbsence: Bool { found.count < minimum ?? 0 }

  func message(in context: DefectContext) -> String {
    "\(of.described) must have \(CountPhrase.phrase("counterpart", minimum, maximum)) "
      + "(\(wanted)), but has "
      + (found.isEmpty ? "none" : "\(isCut ? "more than " : "")\(found.count): \(found.quotedList)")
  }

  func fix(in context: DefectContext) -> String {
    isAbsence
      ? "Declare a counterpart for \(quoted(of.name)), or rename the existing one."
      : "Merge or remove counterparts of \(quoted(of.name)), or rename those that are not "
        + "counterparts."
  }
}

/// Declarations that are made of too few or too many types of a sort.
struct TypeCount: DeclarationDetails {
  static let name = "type-count"
  static let rationale = "Code that handles one thing stays small and replaceable."

  /// The values of the rule's captures, or its selector.
  var group: String
  /// What the types are called.
  var pattern: String
  var found: [String]
  var minimum: Int?
  var maximum: Int?

  var label: DeclarationLabel? { nil }
  var what: String { pattern }
  var identity: DefectIdentity { .own([group, pattern]) }
  var isAbsence: Bool { found.count < minimum ?? 0 }

  func message(in context: DefectContext) -> String {
    "the declarations that rule \(quoted(context.rule)) selects in \(context.words(group)) "
      + "must use \(CountPhrase.phrase("type", minimum, maximum)) named \(pattern), but "
      + (found.isEmpty ? "use none" : "use \(found.count): \(found.quotedList)")
  }

  func fix(in context: DefectContext) -> String {
    isAbsence
      ? "Make one of the declarations take or return such a type, or correct the type's name."
      : "Split the code so that each part uses one of them, or hide the others behind it."
  }
}
