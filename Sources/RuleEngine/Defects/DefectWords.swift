import Findings
import SourceText

extension Defect {
  /// A name between quotation marks; the empty one is the project's root folder.
  package func quoted(_ name: String) -> String {
    name.isEmpty ? "the project's root" : "'\(name)'"
  }

  /// At most five names, the rest as a number.
  package func listed(_ names: [String], _ conjunction: String = "and") -> String {
    names.map(quoted).listed(conjunction)
  }

  /// `1 file`, `2 files`.
  package func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The last name of a qualified one, without argument labels.
  package func lastName(in name: String) -> String {
    name.nameWithoutLabels.partsOfName.last.map(String.init) ?? ""
  }
}
