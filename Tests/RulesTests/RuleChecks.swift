import Analyzer
import ArchModel
import ArchTestSupport
import Configuration
import ProjectFormats
import Testing

@testable import Rules

/// A project and the configuration that it is checked with.
struct RuleCheck {
  private let graph: DependencyGraph
  private let declarations: @Sendable () -> DeclarationTable
  private let files: ProjectFiles
  private let project: ProjectDescription
  private let configuration: Configuration

  /// Takes a project and what stands in `archcheck.yml` behind the version.
  ///
  /// - Parameter files: files as ``RuleExample/files`` has them; XcodeGen manifests among them say
  ///   where the modules of the literal are declared and by which targets.
  init(_ literal: GraphLiteral, _ configuration: String, files: String? = nil) throws {
    let texts = files.map(HeadedFiles.init)?.texts ?? [:]
    var graph = literal.graph
    var project = ProjectDescription(name: "Project", modules: graph.modules)
    if texts.keys.contains(where: { $0.hasSuffix("project.yml") }) {
      let discovered = try HeadedFiles.project(texts)
      for module in discovered.modules {
        guard let index = graph.modules.firstIndex(where: { $0.name == module.name }) else {
          continue
        }
        graph.modules[index].targets = module.targets
        graph.modules[index].location = module.location
        graph.modules[index].folder = module.folder
      }
      project = discovered
      project.modules = graph.modules
    }
    self.graph = graph
    declarations = { DeclarationTable(declarations: []) }
    self.project = project
    self.files = ProjectFiles(paths: Array(texts.keys)) { texts[$0] }
    self.configuration = try Self.configuration(configuration)
  }

  /// Takes Swift files and what stands in `archcheck.yml` behind the version.
  init(_ files: SwiftProject, _ configuration: String) throws {
    graph = files.graph
    declarations = { files.project.declarationTable() }
    project = ProjectDescription(name: "Project", modules: files.graph.modules)
    self.files = ProjectFiles(paths: []) { _ in nil }
    self.configuration = try Self.configuration(configuration)
  }

  private static func configuration(_ text: String) throws -> Configuration {
    try loadConfiguration(
      text: "version: 1\n" + text, path: "archcheck.yml",
      knownKinds: RuleRegistry.kinds, presets: PresetRegistry.all, readFile: { _ in "" })
  }

  /// The view of the project.
  var view: ArchitectureView {
    let graph = graph
    return ArchitectureView(
      graph: graph, project: project, files: files, tags: configuration.tags,
      grouped: { graph.grouped(by: $0, roles: $1) }, declarations: declarations)
  }

  /// What the rules say.
  func evaluation(today: String? = nil) -> RuleEvaluation {
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
func lines(
  _ project: GraphLiteral, _ rule: String, tags: String = "{}", files: String? = nil
) throws -> [String] {
  try check(project, rule, tags: tags, files: files).lines()
}

/// The check of a project by one rule called `rule`.
func check(
  _ project: GraphLiteral, _ rule: String, tags: String = "{}", files: String? = nil
) throws -> RuleCheck {
  let body = rule.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  return try RuleCheck(project, "tags: \(tags)\nrules:\n  rule:\n\(body)\n", files: files)
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

extension DefectFamily {
  /// The defect's name with what it is about.
  var line: String { "\(name) \(identity.joined(separator: " "))" }
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
    case .unlistedComponent(let component): "unlisted \(component)"
    case .metricOutOfRange(let component, let metric, let value, _, _):
      "\(metric) of \(component) is \(value)"
    case .unmetRequirement, .forbiddenDeclaration, .declarationCount:
      "\(location.path):\(location.line): \(message)"
    case .structure(let defect): defect.line
    case .targets(let defect): defect.line
    case .coverage(let defect): defect.line
    case .unmatchedSelector(let selector, let part): "unmatched \(selector) in \(part)"
    }
  }
}
