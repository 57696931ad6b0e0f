import ProjectModel
import RuleEngine
import RuleLanguage

/// A target that folders must have.
private struct RequiredTarget: Sendable {
  var name: Pattern
  var kind: String?

  init?(_ options: OptionsReader) {
    guard let pattern = try? Pattern(options.text("name"), flavour: .name) else { return nil }
    name = pattern
    kind = options.optionalText("kind")
  }

  func isName(of target: TargetDescription, _ bindings: Bindings) -> Bool {
    !name.match(target.name, bindings: bindings).isEmpty
  }

  func isKind(of member: TargetGroup.Member) -> Bool {
    kind == nil || kind == member.kind.rawValue || kind == member.target.type
  }
}

extension TargetsCheck {
  /// `declares`: each folder has certain targets of certain kinds, and no others where the list is
  /// closed.
  @Sendable
  static func declarations(
    _ options: OptionsReader, _ grouping: StructureGrouping
  ) -> TargetsCheck? {
    let required = options.objects("declares").compactMap { RequiredTarget($0) }
    let isClosed = options.boolean("only")
    if required.isEmpty, isClosed {
      options.report(
        "`only` needs `declares`. Add `declares`, or remove "
          + "`only`.", at: options.location(of: "only"))
    }
    if required.isEmpty { return nil }
    if !grouping.isDivided {
      options.report(
        "`declares` checks the targets of folders. Add `each` with a pattern of folders.",
        at: options.location(of: "declares"))
    }
    return TargetsCheck { groups, input in
      var outcome = RuleOutcome(findings: [], checked: 0)
      for group in groups {
        outcome.checked += required.count
        outcome.findings += required.flatMap { findings(for: $0, in: group, input) }
        if isClosed { outcome.findings += surplus(in: group, beside: required, input) }
      }
      return outcome
    }
  }

  /// That a folder lacks a target, or that those of the name are of another kind. One that the same
  /// manifest declares for another folder counts: the tests of `Sources/A` stand in `Tests/ATests`.
  private static func findings(
    for required: RequiredTarget, in group: TargetGroup, _ input: StructureInput
  ) -> [Finding] {
    let named = group.declaredTogether.named(required.name, group.bindings)
    if named.isEmpty {
      if group.isExcused(input) { return [] }
      let name = group.bindings.filling(required.name.text)
      return [
        Finding(
          MissingTarget(folder: group.folder, target: name, kind: required.kind),
          at: group.location)
      ]
    }
    if named.contains(where: required.isKind) { return [] }
    return named.filter { !group.isExcused($0, input) }.map { member in
      let kind = member.target.type.isEmpty ? member.kind.rawValue : member.target.type
      return Finding(
        WrongTargetKind(target: member.target.name, kind: kind, required: required.kind ?? ""),
        at: member.target.location)
    }
  }

  private static func surplus(
    in group: TargetGroup, beside required: [RequiredTarget], _ input: StructureInput
  ) -> [Finding] {
    group.targets.filter { member in
      !required.contains { $0.isName(of: member.target, group.bindings) }
        && !group.isExcused(member, input)
    }.map { member in
      Finding(
        SurplusTarget(
          target: member.target.name, folder: group.folder,
          allowed: required.map { group.bindings.filling($0.name.text) }),
        at: member.target.location)
    }
  }
}
