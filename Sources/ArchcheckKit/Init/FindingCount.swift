import Configuration
import Presets
import RuleChecks
import RuleLanguage

/// How many findings a configuration yields.
package struct FindingCount: Sendable {
  /// The numbers of findings, by severity from the gravest.
  private let counts: [(severity: Severity, count: Int)]
  /// Number of rules.
  private let rules: Int
  /// The ids of those that look at nothing here.
  private let inactive: [String]
  /// Whether errors of a preset count as warnings to begin with.
  private let beginsAsWarnings: Bool
  /// The parameters that nothing but these rules needs, with their defaults.
  private let unfilled: [String]
  /// Source files that were read, and that there are.
  private let files: (read: Int, present: Int)

  /// Ids that are named.
  private static let limit = 3

  /// Counts what no comment suppresses.
  ///
  /// - Parameters:
  ///   - evaluation: what the rules say.
  ///   - analysis: the project that they say it about.
  ///   - preset: the preset that the rules come from; `nil` where they come from none.
  ///   - written: the names of its parameters that the configuration sets.
  ///   - beginsAsWarnings: whether its errors count as warnings.
  package init(
    _ evaluation: RuleEvaluation, of analysis: ProjectAnalysis, preset: Preset? = nil,
    written: Set<String> = [], beginsAsWarnings: Bool = false
  ) {
    self.beginsAsWarnings = beginsAsWarnings
    files = (analysis.readFiles, analysis.presentFiles)
    let found = evaluation.violations.filter { $0.status == .new }
    counts = Severity.allCases.map { severity in
      (severity, found.count { $0.severity == severity })
    }
    rules = evaluation.summaries.count { $0.state != .off }
    let inactive = evaluation.summaries.filter { $0.state == .inactive }.map(\.id)
    self.inactive = inactive
    unfilled =
      preset.map { preset in
        ParameterUses(preset).parameters(onlyOf: Set(inactive)).filter { !written.contains($0) }
          .map { name in
            let value = preset.parameters.first { $0.name == name }?.defaultValue?.flowText ?? ""
            return value.isEmpty || value.utf8.count > Self.valueLimit ? name : "\(name) (\(value))"
          }
      } ?? []
  }

  /// Bytes of a default that is told.
  private static let valueLimit = 40

  private var errors: Int { counts.first { $0.severity == .error }?.count ?? 0 }

  /// What a check with it says, and what to do about it.
  package func sentence(path: String) -> String {
    let place = path == "." ? "" : " \(path)"
    let extent =
      files.read < files.present ? " in \(files.read) of \(files.present) source files" : ""
    let numbers = counts.filter { $0.count > 0 }.map { severity, count in
      "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let findings = numbers.isEmpty ? "nothing" : numbers.joined(separator: ", ")
    var text = "'archcheck\(place)' finds \(findings)\(extent)."
    if !inactive.isEmpty {
      let isOne = inactive.count == 1
      let more = inactive.count - Self.limit
      let names =
        inactive.prefix(Self.limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      text +=
        "\n\(inactive.count) of \(rules) rules \(isOne ? "has" : "have") nothing to check here: "
        + "\(names). If that surprises you, 'archcheck rules explain \(inactive[0])' says what is "
        + "missing."
      if !unfilled.isEmpty {
        let rest = unfilled.count - Self.limit
        text +=
          "\nOnly they need these parameters, whose defaults may not fit: "
          + unfilled.prefix(Self.limit).joined(separator: ", ")
          + (rest > 0 ? " and \(rest) more." : ".")
      }
    }
    if beginsAsWarnings, counts.contains(where: { $0.severity == .warning && $0.count > 0 }) {
      return text
        + "\nThe rules begin as warnings, which fail nothing. To fail on new findings only, accept these "
        + "with 'archcheck baseline\(place)' and remove `severity: warning` from the file."
    }
    guard errors > 20 else { return text }
    return text
      + "\nTo fail only on new ones, accept them: 'archcheck baseline\(place)'."
  }
}
