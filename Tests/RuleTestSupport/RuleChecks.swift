import Analyzer
import ArchTestSupport
import Configuration
import DependencyModel
import Findings
import JSONText
import Presets
import ProjectModel
import RuleChecks
import RuleEngine
import RuleKinds
import RuleLanguage
import SourceFacts
import SourceText
import YAMLText

/// A project and the configuration that it is checked with.
package struct RuleCheck {
  private var graph: DependencyGraph
  private var declarations: @Sendable () -> DeclarationTable
  private let files: ProjectFiles
  package private(set) var project: ProjectDescription
  package let configuration: Configuration
  /// The Swift files that the graph was made of, for changed copies.
  private var sources: SwiftProject?
  /// What is known of modules from outside.
  package var outsideNames = KnownModuleNames.none

  /// Takes a project and what stands in `archcheck.yml` behind the version.
  ///
  /// - Parameter files: files as ``RuleExample/files`` has them; XcodeGen manifests among them say
  ///   where the modules of the literal are declared and by which targets.
  package init(_ literal: GraphLiteral, _ configuration: String, files: String? = nil) throws {
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
  ///
  /// - Parameter files: further files as ``RuleExample/files`` has them.
  package init(_ sources: SwiftProject, _ configuration: String, files: String? = nil) throws {
    let texts = files.map(HeadedFiles.init)?.texts ?? [:]
    self.sources = sources
    graph = sources.graph
    declarations = { sources.project.declarationTable() }
    project = ProjectDescription(name: "Project", modules: sources.graph.modules)
    self.files = ProjectFiles(paths: Array(texts.keys)) { texts[$0] }
    self.configuration = try Self.configuration(configuration)
  }

  private static func configuration(_ text: String) throws -> Configuration {
    try loadConfiguration(
      text: "version: 1\n" + text, path: "archcheck.yml",
      knownKinds: RuleRegistry.kinds, presets: PresetRegistry.files, readFile: { _ in "" })
  }

  /// The rules with their kinds.
  package var rules: RuleSet { RuleSet(configuration.rules, of: RuleRegistry.catalog) }

  /// The rules.
  package var entries: [RuleEntry] { configuration.rules }

  /// The view of the project.
  package var view: ArchitectureView { view(of: graph, project) }

  package func view(of graph: DependencyGraph, _ project: ProjectDescription) -> ArchitectureView {
    let (files, sources) = (files, sources)
    return ArchitectureView(
      graph: graph, project: project, files: files, tags: configuration.tags,
      grouped: { graph.grouped(by: $0, roles: $1) }, declarations: declarations,
      readFile: { files.text($0) },
      readTree: { (text, path) throws(ConfigurationErrors) in try parseYAML(text, path: path) },
      outsideNames: outsideNames,
      changed: { change in
        switch change {
        case .adding(let module):
          sources.map { self.view(of: $0.adding(module)) } ?? self.view(of: graph, project)
        case .replacing(let graph): self.view(of: graph, project)
        }
      })
  }

  /// The view of another project of Swift files.
  private func view(of sources: SwiftProject) -> ArchitectureView {
    var copy = self
    copy.graph = sources.graph
    copy.declarations = { sources.project.declarationTable() }
    copy.project.modules = sources.graph.modules
    copy.project.problems = sources.problems
    return copy.view
  }

  /// What the rules say of a graph that was changed, or of a project with problems.
  package func evaluation(
    problems: [Problem] = [], changing change: (inout DependencyGraph) -> Void = { _ in }
  ) -> RuleEvaluation {
    var (graph, project) = (graph, project)
    change(&graph)
    project.modules = graph.modules
    project.problems += problems
    return evaluate(rules, in: view(of: graph, project))
  }

  /// What the rules say.
  package func evaluation(today: String?) -> RuleEvaluation {
    var rules = rules
    rules.today = today.flatMap { CalendarDate($0) }
    return evaluate(rules, in: view)
  }

  /// What the rules say once the comments of a project have taken from them what they cover.
  package func suppressedEvaluation(of project: SwiftProject) -> SuppressedEvaluation {
    let comments = project.files.flatMap {
      SwiftProject.facts(of: $0.text, path: $0.path).suppressions(path: $0.path)
    }
    return evaluate(
      rules, in: view, suppressedBy: SuppressionSource(ofSources: comments))
  }

  /// The violations, each one on a line of its own kind: see `Violation.line`.
  package func lines(today: String? = nil) -> [String] {
    evaluation(today: today).violations.map(\.line)
  }
}

extension KnownModuleNames {
  /// A table of a few frameworks: UIKit hands on Foundation, and Foundation hands on Dispatch; both are umbrellas.
  package static let sample: KnownModuleNames = {
    let reexports = [
      "UIKit": ["Foundation"], "Foundation": ["Dispatch"], "Dispatch": [], "MapKit": [],
      "Testing": [],
    ]
    let names = [
      "UIView": ["UIKit"], "UIColor": ["UIKit"], "URL": ["Foundation"],
      "DispatchQueue": ["Dispatch"], "MKMapView": ["MapKit"],
      "require": ["Testing"],
    ]
    let members = [
      "UIKit": ["addSubview", "frame"], "Foundation": ["components", "init", "path"],
      "MapKit": ["frame", "overlays"],
    ]
    return KnownModuleNames(
      reexports: { reexports[$0] }, modulesDeclaring: { names[$0] ?? [] },
      mayHaveMember: { members[$1]?.contains($0) == true },
      hasMemberOfType: { member, type, module in
        (type == "UIView" ? module == "UIKit" : true) && members[module]?.contains(member) == true
      },
      isUmbrella: { ["UIKit", "Foundation"].contains($0) }, modules: { reexports.keys.sorted() },
      names: { names.keys.sorted() })
  }()
}

/// The violations of one rule called `rule`, as lines.
///
/// - Parameter rule: the rule's kind and body, with further keys on lines of their own.
package func lines(
  _ project: GraphLiteral, _ rule: String, tags: String = "{}", files: String? = nil
) throws -> [String] {
  try check(project, rule, tags: tags, files: files).lines()
}

/// The check of a project by one rule called `rule`.
package func check(
  _ project: GraphLiteral, _ rule: String, tags: String = "{}", files: String? = nil
) throws -> RuleCheck {
  let body = rule.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  return try RuleCheck(project, "tags: \(tags)\nrules:\n  rule:\n\(body)\n", files: files)
}

/// The messages of the mistakes in a rule called `rule`.
package func mistakes(_ rule: String) -> [String] {
  do {
    _ = try check("A -> B", rule)
    return []
  } catch let errors as ConfigurationErrors {
    return errors.issues.map { "\($0.location.line):\($0.location.column) \($0.message)" }
  } catch {
    return ["\(error)"]
  }
}

extension DefectRecord {
  /// A text that the defect carries.
  package func text(_ key: String) -> String { details[key]?.textValue ?? "?" }

  /// Texts that the defect carries.
  package func texts(_ key: String) -> [String] {
    details[key]?.elements?.compactMap(\.textValue) ?? []
  }

  /// A number that the defect carries.
  package func number(_ key: String) -> Double { details[key]?.double ?? .nan }

  /// The defect's name with what it is about.
  fileprivate var line: String {
    guard case .own(let names) = identity else { return name }
    return "\(name) \(names.joined(separator: " "))"
  }
}

extension Violation {
  /// The defect in a few words, with the sides and the number of references that prove it where
  /// there is more than one.
  package var line: String {
    let count = evidence.count > 1 ? " x\(evidence.count)" : ""
    let sides = "\(from?.name ?? "?") -> \(to?.name ?? "?")"
    return switch defect.name {
    case "layer-violation":
      "\(sides)\(count) (\(defect.text("fromLayer")) to \(defect.text("toLayer")))"
    case "forbidden-chain": defect.texts("chain").joined(separator: " > ")
    case "dependency-cycle":
      defect.texts("path").joined(separator: " > ") + " in "
        + defect.members.joined(separator: ", ")
    case "forbidden-external", "external-not-allowed", "leaked-dependency":
      ([sides] + defect.texts("through").prefix(1)).joined(separator: " through ") + count
    case "unused-import": "\(sides) \(defect.text("use"))\(count)"
    case "missing-import":
      "\(sides) \(defect.details["nominal"] == .bool(true) ? "named" : "members")\(count)"
    case "missing-dependency":
      (defect.text("every") == "to"
        ? "\(defect.text("other")) lacks \(to?.name ?? "?")"
        : "\(from?.name ?? "?") lacks \(defect.text("other"))") + count
    case "unlisted-component": "unlisted \(defect.text("component"))"
    case "metric-out-of-range":
      "\(defect.text("metric")) of \(defect.text("component")) is \(defect.number("value"))"
    case "unstable-dependency":
      "\(from?.name ?? "?") (\(defect.number("fromInstability"))) -> "
        + "\(to?.name ?? "?") (\(defect.number("toInstability")))\(count)"
    case "undocumented-dependency": "undocumented \(sides)\(count)"
    case "obsolete-dependency": "obsolete \(sides)"
    case "undocumented-component": "undocumented \(defect.text("component"))"
    case "obsolete-component": "obsolete \(defect.text("component"))"
    case "unreadable-document": "unreadable: \(defect.text("reason"))"
    case "unmatched-selector": "unmatched \(defect.text("selector")) in \(defect.text("part"))"
    case "concrete-dependency", "worsened-metric", "metric-summary-out-of-range": message
    default:
      if case .sides = defect.identity {
        sides + count
      } else if kind == "declarations" {
        "\(location.path):\(location.line): \(message)"
      } else {
        defect.line
      }
    }
  }
}

extension SwiftProject {
  /// The project with one more module.
  fileprivate func adding(_ module: AddedModule) -> SwiftProject {
    let old = files.map { "--- \($0.path) in \($0.modules.joined(separator: ", "))\n\($0.text)" }
    let new = module.files.map { "--- \($0.path) in \(module.name)\n\($0.text)" }
    return SwiftProject((old + new).joined(separator: "\n"))
  }
}
