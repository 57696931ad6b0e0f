import Findings
import JSONText
import RuleEngine

/// A declaration that is not as a rule requires.
struct UnmetRequirement: Defect {
  static let name = "unmet-requirement"
  static let rationale =
    "Code that follows the same conventions everywhere is easy to read and change."

  /// The declaration.
  var of: DeclarationLabel
  /// The property that is required.
  var requirement: DeclarationRequirement
  /// What it must do or be, as it stands behind "must".
  var wanted: String
  /// What it is or does instead, as it stands behind "but"; empty where there is nothing to add.
  var found: String
  /// What it must do or be in the rule's own words, with `must`; `nil` where these are composed.
  var message: String?

  static let form: JSONForm<Self>? = .object {
    JSONField(
      "declaration", \.of.name, .string,
      "The declaration: module, enclosing types, name and labels.")
    JSONField("kind", \.of.kind, .string, "What it is, in words, such as `enum case`.")
    JSONField("requirement", \.requirement, .cases(\.rawValue))
    JSONField("wanted", \.wanted, .string, "What it must do or be; its wording may change.")
    JSONField("found", \.found, .string, "What it is or does instead; can be empty.")
  }

  var identity: DefectIdentity { .own([of.name, requirement.rawValue, wanted]) }
  var sortingText: String { requirement.rawValue + "\n" + wanted }
  var merging: DefectMerging { .text(sortingText) }
  /// What must not be is reported without saying what is found instead.
  var isAbsence: Bool { !found.isEmpty }

  func nameAtLocation(in context: DefectContext) -> String { lastName(in: of.name) }

  func message(in context: DefectContext) -> String {
    "\(of.described) \(message ?? "must \(wanted.shorteningAlternatives)")"
      + (found.isEmpty ? "" : ", but \(found)")
  }

  func fix(in context: DefectContext) -> String {
    "\(advice) If it is an intended exception, add it to 'except' of rule '\(context.rule)'."
  }

  private var advice: String {
    let name = "'\(of.name)'"
    let wanted = wanted.shorteningAlternatives
    return switch requirement {
    case .access: "Change the access modifier of \(name), or of the type or extension around it."
    case .attribute: "Change the attributes in front of \(name): it must \(wanted)."
    case .contains: "Change the body of \(name): it must \(wanted)."
    case .conformsTo: "Change the protocols of \(name), in its declaration or in an extension."
    case .counterpart: "Declare a counterpart for \(name), or rename the existing one."
    case .file: "Move \(name): it must \(wanted)."
    case .fileName: "Rename the file after its main declaration, or move \(name) to another file."
    case .imports: "Change the imports of the file, or move \(name) to another file."
    case .inheritsFrom: "Change the superclass of \(name)."
    case .inside, .insideKind: "Move \(name)."
    case .is, .isNot: "Change \(name): it must \(wanted)."
    case .kind: "Declare \(name) as another kind: it must \(wanted)."
    case .members: "Add the member to \(name) or to an extension of it: it must \(wanted)."
    case .name:
      "Rename \(name), or, if the name is right, change the rule so that it does not "
        + "select it."
    case .madeOf: "Change the type of \(name): it must \(wanted)."
    case .parameters: "Change the parameters of \(name): it must \(wanted)."
    case .uses: "Change what \(name) depends on: it must \(wanted)."
    case .type: "Change the type of \(name), or write it out if it is inferred."
    }
  }
}
