import Analyzer
import ArchModel
import ArchTestSupport
import Configuration
import Testing

@testable import Rules

/// A project and the configuration that it is checked with.
struct RuleCheck {
  private let literal: GraphLiteral
  private let configuration: Configuration

  /// Takes a project and what stands in `archcheck.yml` behind the version.
  init(_ literal: GraphLiteral, _ configuration: String) throws {
    self.literal = literal
    self.configuration = try loadConfiguration(
      text: "version: 1\n" + configuration, path: "archcheck.yml",
      knownKinds: RuleRegistry.kinds, presets: PresetRegistry.all, readFile: { _ in "" })
  }

  /// The view of the project.
  var view: ArchitectureView {
    let graph = literal.graph
    return ArchitectureView(
      graph: graph, project: ProjectDescription(name: "Project", modules: graph.modules),
      tags: configuration.tags, grouped: { graph.grouped(by: $0, roles: $1) })
  }

  /// What the rules say of a graph that was changed, or of a project with problems.
  func evaluation(
    problems: [Problem] = [], changing change: (inout DependencyGraph) -> Void = { _ in }
  ) -> RuleEvaluation {
    var graph = literal.graph
    change(&graph)
    let changed = graph
    let view = ArchitectureView(
      graph: changed,
      project: ProjectDescription(name: "Project", modules: changed.modules, problems: problems),
      tags: configuration.tags, grouped: { changed.grouped(by: $0, roles: $1) })
    return evaluate(configuration.rules, in: view)
  }

  /// What the rules say.
  func evaluation(today: String?) -> RuleEvaluation {
    evaluate(configuration.rules, in: view, today: today.flatMap { CalendarDate($0) })
  }

  /// The violations, each one on a line of its own kind: see `Violation.line`.
  func lines(today: String? = nil) -> [String] {
    evaluation(today: today).violations.map(\.line)
  }
}

/// The violations of one rule called `rule`, as lines.
///
/// - Parameter rule: the rule's kind and body, with further keys on lines of their own.
func lines(_ project: GraphLiteral, _ rule: String, tags: String = "{}") throws -> [String] {
  try check(project, rule, tags: tags).lines()
}

/// The check of a project by one rule called `rule`.
func check(_ project: GraphLiteral, _ rule: String, tags: String = "{}") throws -> RuleCheck {
  let body = rule.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  return try RuleCheck(project, "tags: \(tags)\nrules:\n  rule:\n\(body)\n")
}

/// The messages of the mistakes in a rule called `rule`.
func mistakes(_ rule: String) -> [String] {
  do {
    _ = try check("A -> B", rule)
    return []
  } catch let errors as ConfigurationErrors {
    return errors.issues.map { "\($0.location.line):\($0.location.column) \($0.message)" }
  } catch {
    return ["\(error)"]
  }
}

extension Violation {
  /// The defect in a few words, with the sides and the number of references that prove it where
  /// there is more than one.
  var line: String {
    let count = evidence.count > 1 ? " x\(evidence.count)" : ""
    return switch defect {
    case .forbiddenDependency, .dependencyNotAllowed, .dependentSiblings, .undeclaredDependency,
      .unusedDependency:
      "\(from?.name ?? "?") -> \(to?.name ?? "?")\(count)"
    case .layerViolation(let lower, let higher):
      "\(from?.name ?? "?") -> \(to?.name ?? "?")\(count) (\(lower) to \(higher))"
    case .forbiddenChain(let chain): chain.joined(separator: " > ")
    case .dependencyCycle(_, let members, let path):
      "\(path.joined(separator: " > ")) in \(members.joined(separator: ", "))"
    case .imports(let defect): line(of: defect) + count
    case .unlistedComponent(let component): "unlisted \(component)"
    case .metricOutOfRange(let component, let metric, let value, _, _):
      "\(metric) of \(component) is \(value)"
    case .unmatchedSelector(let selector, let part): "unmatched \(selector) in \(part)"
    }
  }

  private func line(of defect: ImportDefect) -> String {
    let sides = "\(from?.name ?? "?") -> \(to?.name ?? "?")"
    return switch defect {
    case .forbiddenExternal(let through), .externalNotAllowed(_, let through):
      through.isEmpty ? sides : "\(sides) through \(through.joined(separator: ", "))"
    case .leakedDependency(let through): "\(sides) through \(through)"
    case .testDependency: sides
    case .unusedImport(let use): "\(sides) \(use.rawValue)"
    case .missingImport(let isNominal): "\(sides) \(isNominal ? "named" : "members")"
    case .missingDependency(let required):
      required.isReversed
        ? "\(required.other) lacks \(to?.name ?? "?")"
        : "\(from?.name ?? "?") lacks \(required.other)"
    }
  }
}
