import ProjectModel
import SourceText

/// What was not understood of a project's lists, and how it is told: once for each kind.
///
/// Reference semantics on purpose: what runs commands of each kind notes its doubts in one place.
final class CMakeDoubts {
  /// How many functions are named in a message.
  private static let named = 20

  /// Where something is not literal.
  private var unknowns: [SourceLocation] = []
  /// Functions that are not part of the project and are given sources, with their first uses.
  private var functions: [String: SourceLocation] = [:]
  private var cut: SourceLocation?

  /// Notes that a command has a part that is not literal.
  func note(notLiteralAt location: SourceLocation) { unknowns.append(location) }

  /// Notes a function that is not part of the project, and is given sources.
  func note(function name: String, at location: SourceLocation) {
    functions[name] = functions[name] ?? location
  }

  /// Notes that nothing more is run, for the first time it happens.
  func note(cutAt location: SourceLocation) { cut = cut ?? location }

  /// Reports all that was noted.
  func report(to source: ManifestSource) {
    for problem in [cutOff(), notLiteral(), unknownFunctions()].compactMap({ $0 }) {
      source.report(problem)
    }
  }

  private func cutOff() -> Problem? {
    cut.map {
      Problem(
        .manifestLimit,
        message:
          "These lists include or call each other more than \(CMakeBudget.maximumDepth) deep, or "
          + "have more than \(CMakeBudget.maximumSteps) commands and elements: the rest is ignored.",
        location: $0)
    }
  }

  private func notLiteral() -> Problem? {
    guard let first = unknowns.min() else { return nil }
    let count = unknowns.count
    let more = count > 1 ? " The same holds for \(count - 1) more." : ""
    return problem(
      "A part of this command is not literal, so what it adds to targets is missing.\(more) List "
        + "what is missing in archcheck.yml under `modules:`.", at: first)
  }

  private func unknownFunctions() -> Problem? {
    guard let first = functions.values.min() else { return nil }
    let names = functions.keys.sortedByBytes()
    let listed = names.prefix(Self.named).joined(separator: ", ")
    let more = names.count > Self.named ? " and \(names.count - Self.named) more" : ""
    return problem(
      "Functions that are not part of the project are given sources here: \(listed)\(more). What "
        + "they make is unknown: list it in archcheck.yml under `modules:`.", at: first)
  }

  private func problem(_ message: String, at location: SourceLocation) -> Problem {
    Problem(.manifestNotUnderstood, message: message, location: location)
  }
}
