import SourceText

/// What a baseline knows a violation by: names that survive edits of the code, no line numbers.
package struct ViolationIdentity: Hashable, Sendable {
  /// The rule's id.
  package var rule: String
  /// The defect's name in machine formats.
  package var defect: String
  /// What depends; `nil` for defects without sides.
  package var from: String?
  /// What is depended on; `nil` for defects without sides.
  package var to: String?
  /// What it is about; `nil` for defects with sides.
  package var subject: String?
  /// What else tells it from others: the members of a cycle, the requirement that is not met.
  package var detail: [String]

  /// Makes an identity.
  package init(
    rule: String, defect: String, from: String? = nil, to: String? = nil, subject: String? = nil,
    detail: [String] = []
  ) {
    self.rule = rule
    self.defect = defect
    self.from = from
    self.to = to
    self.subject = subject
    self.detail = detail
  }

  /// The identity of a violation; `nil` for a selector or exception that matches nothing, which is
  /// a mistake in the configuration and never known.
  package init?(_ violation: Violation) {
    if violation.defect.unmatched != nil { return nil }
    self.init(rule: violation.rule, defect: violation.defect.name)
    switch violation.defect.identity {
    case .own(let names):
      subject = names.first ?? ""
      detail = Array(names.dropFirst())
    case .sides(let others):
      from = violation.from.map(\.baselineName)
      to = violation.to.map(\.baselineName)
      detail = others
      if from == nil, to == nil { subject = "" }
    }
  }

  /// What it is about, for people: `A → B`, or a name.
  package var title: String {
    if let subject { return subject.isEmpty ? "the project" : subject }
    return [from, to].compactMap(\.self).joined(separator: " → ")
  }

  /// The parts in the order in which baselines are sorted.
  var sortingKey: [String] { [rule, defect, from ?? "", to ?? "", subject ?? ""] + detail }

  /// All parts as one key that is compared by bytes.
  var key: ByteKey {
    func part(_ text: String?) -> String { text.map { "\($0.utf8.count):\($0)" } ?? "-" }
    return ByteKey(([rule, defect, from, to, subject] + detail).map(part).joined())
  }
}

extension DependencySide {
  /// The side's most precise name, with the module where the component has another one.
  fileprivate var baselineName: String {
    if let node { return node }
    return component.equalsInBytes(module) ? component : "\(component) (\(module))"
  }
}
