import ProjectModel
import RuleLanguage

extension FrozenRules {
  /// The rules as a configuration with comments. Ends with a line end.
  package var text: String {
    var lines = [
      "# The dependencies of this project today, as rules that the code follows. Written by",
      "# 'archcheck init --freeze'. A new dependency breaks one of them until you add it here on",
      "# purpose. Remove one, and archcheck shows where it is used.",
      "version: 1", "", "rules:",
    ]
    lines += cycleRule
    if !manifestChecks.isEmpty { lines += [""] + manifestRule }
    if !allowances.isEmpty { lines += [""] + componentsRule }
    lines += levelComment
    for allowance in allowances { lines += [""] + rule(for: allowance) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The pattern that takes every component.
  private var everyComponent: String {
    let hasSlash = allowances.contains { $0.component.utf8.contains(UInt8(ascii: "/")) }
    return hasSlash ? "**" : "*"
  }

  /// A component that comes with no rule of its own could depend on anything.
  private var componentsRule: [String] {
    let lines = [
      "  \(Self.componentsID):", "    coverage:", "      of: \"\(everyComponent)\"",
      "      unowned: ignore", "      in:",
    ]
    return lines + allowances.map { "        - \(Self.scalar($0.component))" }
      + ["    because: \"A new component is a decision: list it here, and add a rule for it.\""]
      + rolesLine(roles)
  }

  private var cycleRule: [String] {
    var lines = [
      "  \(Self.cyclesID):", "    acyclic: { of: \"\(everyComponent)\", at: component }",
      "    because: Everything on a cycle has to be built, tested and understood together.",
    ]
    lines += rolesLine(roles)
    guard !cuts.isEmpty else { return lines }
    lines += [
      "    except:",
      "      # Without these dependencies there is no cycle: remove them one by one.",
    ]
    return lines
      + cuts.map { cut in
        let count = cut.references == 1 ? "1 reference" : "\(cut.references) references"
        return "      - { from: \(Self.scalar(cut.from)), to: \(Self.scalar(cut.to)), because: "
          + "\"Closes an existing cycle with \(count).\" }"
      }
  }

  private var manifestRule: [String] {
    [
      "  \(Self.manifestsID):",
      "    # The checks that manifests pass today; 'archcheck rules explain manifest' describes "
        + "them all.",
      "    manifest: { checks: [\(manifestChecks.joined(separator: ", "))] }",
      "    because: Manifests should declare exactly what the code needs.",
    ] + rolesLine(roles)
  }

  private var levelComment: [String] {
    guard cuts.isEmpty, levels.count > 1 else { return [] }
    var lines = [
      "", "  # There is no cycle, so the components form levels, highest first; each component",
      "  # depends only on lower levels. You can turn groups of them into a rule of your own:",
      "  #   layers: [[…], […]]",
    ]
    for (index, level) in levels.enumerated() {
      lines += wrappedMarkdown(level.joined(separator: ", "), width: 88)
        .split(separator: "\n").enumerated().map { number, text in
          let label = number == 0 ? "\(levels.count - index). " : "   "
          return "  #   \(label)\(text.printableInYAML)"
        }
    }
    return lines
  }

  private func rule(for allowance: Allowance) -> [String] {
    let uses = allowance.uses.map(Self.scalar)
    let from = "from: \(Self.scalar(allowance.component))"
    let onLine = "    allow: { \(from), to: [\(uses.joined(separator: ", "))] }"
    var lines = ["  \(yamlScalar(allowance.id)):"]
    if uses.isEmpty {
      lines.append("    allow: { \(from) }")
    } else if onLine.count <= 100 {
      lines.append(onLine)
    } else {
      lines += ["    allow:", "      \(from)", "      to:"] + uses.map { "        - \($0)" }
    }
    lines.append("    because: \"A new dependency is a decision: list it here.\"")
    return lines + rolesLine(allowance.roles)
  }

  private func rolesLine(_ roles: [ModuleRole]?) -> [String] {
    roles.map { ["    roles: [\($0.map(\.rawValue).joined(separator: ", "))]"] } ?? []
  }

  private static func scalar(_ component: String) -> String {
    yamlScalar(literalSelector(component))
  }
}

extension StringProtocol {
  /// The text without what would end a comment.
  fileprivate var printableInYAML: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
  }
}
