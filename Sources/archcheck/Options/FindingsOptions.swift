import ArchcheckKit
import ArgumentParser
import Findings
import Reporters

/// Which findings of a check are reported, and how.
struct FindingsOptions: ParsableArguments {
  @Option(name: .long, help: "Group the findings by rule, component or file.")
  var groupBy = FindingsLayout.Grouping.rule

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How many groups are shown with findings (default: \(FindingsLayout.usualGroups)); 0 for "
        + "the table alone.",
      valueName: "n"))
  var top: Int?

  @Flag(name: .long, help: "List all findings and problems, in one line each after the first.")
  var all = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Show all findings of these rules with their source: ids separated by commas; may be "
        + "repeated.",
      valueName: "rule"),
    completion: .custom { _, _, _ in RuleCompletion.ids })
  var details: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Where paths of reports start: project, repository or absolute (default: what the format's "
        + "readers expect).",
      valueName: "base"))
  var pathBase: PathBase?

  @Flag(
    name: .long,
    help: ArgumentHelp(
      "List findings that the baseline or a comment accepts too, marked, in sarif, junit and "
        + "markdown."))
  var includeAccepted = false

  func validate() throws {
    if let top, top < 0 {
      throw ValidationError("--top is \(top); give a number of 0 or more.")
    }
    let given = [
      ("--all", all), ("--details", !details.isEmpty), ("--top", top != nil),
    ].filter(\.1).map(\.0)
    if given.count > 1 {
      throw ValidationError("\(given[0]) and \(given[1]) contradict each other: give one of them.")
    }
  }

  /// How the findings of a check are laid out.
  ///
  /// - Parameters:
  ///   - hasMetrics: whether the metrics are asked for.
  ///   - arguments: the command line without the program's name.
  func layout(hasMetrics: Bool, arguments: [String]) -> FindingsLayout {
    let extent: FindingsLayout.Extent =
      if all {
        .all
      } else if !details.isEmpty {
        .details(rules: ruleIDs(in: details))
      } else {
        .digest(groups: top ?? FindingsLayout.usualGroups)
      }
    return FindingsLayout(
      grouping: groupBy, extent: extent, hasMetrics: hasMetrics,
      command: Self.command(arguments))
  }

  /// The command line as a shell reads it, without what the text does not depend on: the same
  /// report says the same whatever the number of threads, and wherever else it was written to.
  private static func command(_ arguments: [String]) -> String {
    var words = ["archcheck"]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if leftOut.contains(argument) {
        _ = rest.popFirst()
      } else if !leftOut.contains(where: { argument.hasPrefix("\($0)=") }) {
        words.append(quotedForShell(argument))
      }
    }
    return words.joined(separator: " ")
  }

  /// Options with a value that a command to see more has no use for.
  private static var leftOut: [String] {
    ["--top", "--group-by", "--jobs", "--format", "--output"]
  }
}
