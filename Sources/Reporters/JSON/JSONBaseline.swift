import Findings
import JSONText

extension JSONDocument<BaselineDifference> {
  /// The output of `baseline diff`.
  static var baselineDifference: Self {
    JSONDocument("baseline-diff", title: "Output of 'archcheck baseline diff --format json'") {
      JSONField("from", \.old, .string, "The file compared with.")
      JSONField("to", \.new, .string, "The baseline, or 'now' for what the code is like.")
      JSONField("total", \.total, BaselineDifference.Row.jsonForm)
      JSONField(
        "owners", \.owners, .list(of: BaselineDifference.Row.jsonForm), "The numbers by owner.")
      JSONField(
        "rules", \.rules, .list(of: BaselineDifference.Row.jsonForm), "The numbers by rule.")
      JSONField(
        "changes", \.changes, .list(of: BaselineDifference.Change.jsonForm),
        "The violations with other numbers than before.")
      JSONField(
        "renames", \.renames, .list(of: Rename.jsonForm),
        "Names in the file that the code has other names for now.")
    }
  }
}

extension BaselineDifference.Row {
  fileprivate static let jsonForm = JSONForm<BaselineDifference.Row>.object("row") {
    JSONField(
      "name", \.name, .nullable(.string), "The owner or rule; null for all, or for no owner.")
    JSONField("before", \.before, .count, "Occurrences that there were.")
    JSONField("after", \.after, .count, "Occurrences that there are.")
    JSONField("more", \.more, .count, "Occurrences that have come.")
    JSONField("fewer", \.fewer, .count, "Occurrences that have gone.")
  }
}

extension BaselineDifference.Change {
  fileprivate static let jsonForm = JSONForm<BaselineDifference.Change>.object("change") {
    JSONField("rule", \.identity.rule, .string, "The rule's id.")
    JSONField("defect", \.identity.defect, .string, "What is wrong.")
    JSONField(
      "from", \.identity.from, .nullable(.string), "What depends; null for defects without sides.")
    JSONField(
      "to", \.identity.to, .nullable(.string),
      "What is depended on; null for defects without sides.")
    JSONField(
      "subject", \.identity.subject, .nullable(.string),
      "What it is about; null for defects with sides.")
    JSONField("detail", \.identity.detail, .list(of: .string), "What else tells it from others.")
    JSONField("owner", \.owner, .nullable(.string), "Who looks after it; null for nobody.")
    JSONField("before", \.before, .count, "Occurrences that there were.")
    JSONField("after", \.after, .count, "Occurrences that there are.")
  }
}
