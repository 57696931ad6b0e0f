/// The defects of one rule kind, with their words: what the sentences of a violation are made from
/// where they need no sides.
package protocol DefectFamily: Hashable, Sendable {
  /// The names in machine formats, in the order of the cases.
  static var names: [String] { get }
  /// The name in machine formats, one of `names`.
  var name: String { get }
  /// Why such a defect matters in general.
  var rationale: String { get }
  /// What it is about: reports for people put the defects of one thing together.
  var subject: String { get }
  /// What tells it from others of its name, across runs and edits.
  var identity: [String] { get }
  /// What is wrong: one sentence without a full stop.
  func message(rule: String) -> String
  /// What would fix it: one or two sentences.
  func fix(rule: String) -> String
}

extension DefectFamily {
  /// A name between quotation marks; the empty one is the project's root folder.
  func quoted(_ name: String) -> String { name.isEmpty ? "the project's root" : "'\(name)'" }

  /// At most five names, the rest as a number.
  func listed(_ names: [String], _ conjunction: String = "and") -> String {
    names.map(quoted).listed(conjunction)
  }

  /// `1 file`, `2 files`.
  func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
