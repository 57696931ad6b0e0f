import Findings
import RuleEngine
import SourceText

/// A member that stands behind one which must stand after it.
struct MemberOrder: DeclarationDetails {
  static let name = "member-order"
  static let rationale = "When all types use the same order, readers find what they look for."

  /// The member.
  var member: DeclarationLabel
  /// The one that it must stand before.
  var before: DeclarationLabel
  /// The group of the member.
  var group: String
  /// The group of the other one.
  var later: String

  var label: DeclarationLabel? { member }
  var what: String { group }
  var found: [String] { [before.name] }
  var identity: DefectIdentity { .own([member.name, group]) }
  var merging: DefectMerging { mergingAtPlace }

  func message(in context: DefectContext) -> String {
    "\(member.described) must come before \(before.described), because \(group) comes before "
      + "\(later)"
  }

  func fix(in context: DefectContext) -> String {
    "Move \(quoted(member.lastName)) above \(quoted(before.lastName))."
  }
}

extension DeclarationLabel {
  /// The name without module, types around it and argument labels.
  fileprivate var lastName: String {
    name.nameWithoutLabels.partsOfName.last.map(String.init) ?? name
  }
}
