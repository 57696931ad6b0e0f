import Analyzer
import DependencyModel
import FrameworkInterfaces
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceFacts
import SourceText
import SwiftFrontend

/// What is known of modules from outside: by archcheck itself, and by `frameworks:` of the
/// configuration.
package struct ConfiguredFrameworks: Sendable {
  /// What the configuration says of a module.
  private struct Framework: Sendable {
    var facts: [FileFacts] = []
    /// The modules that it exports with `@_exported import`.
    var exports: [String] = []
    /// The names that it declares at the top.
    var names: Set<String> = []
    /// The names of its types' members.
    var members: Set<String> = []
    /// The names of the members of each type.
    var membersOfType: [String: Set<String>] = [:]
  }

  private var frameworks: [String: Framework] = [:]
  /// All names that they write, which the run then has to know.
  private var writtenNames: Set<String> = []
  private let builtIn = FrameworkInterfaces.builtIn

  /// Reads the declarations. Linear in their texts.
  ///
  /// - Throws: a failure with all that cannot be understood, and all that the project itself
  ///   declares.
  init(
    _ configuration: Configuration, modules: [ModuleDescription]
  ) throws(CommandFailure) {
    let own = Set(modules.map(\.name))
    var issues: [ConfigurationIssue] = []
    for definition in configuration.frameworks {
      if own.contains(definition.name) {
        issues.append(
          ConfigurationIssue(
            location: definition.location,
            message: "`\(definition.name)` is a module of the project, whose sources tell what it "
              + "declares: remove it from `frameworks`."))
      }
      for interface in definition.interfaces {
        let facts = Self.facts(of: interface.text, path: interface.path.text)
        if let problem = facts.problems.first {
          issues.append(Self.issue(problem, facts, in: interface))
        }
        add(facts, to: definition.name)
      }
      for declaration in definition.declarations {
        let facts = Self.facts(of: declaration.text, path: declaration.location.path)
        if !facts.problems.isEmpty || facts.declarations.isEmpty {
          issues.append(
            ConfigurationIssue(
              location: declaration.location,
              message: "`\(declaration.text)` is no declaration of Swift."))
        }
        add(facts, to: definition.name)
      }
    }
    guard issues.isEmpty else { throw CommandFailure(ConfigurationErrors(issues)) }
  }

  private static func facts(of text: String, path: String) -> FileFacts {
    var text = text
    return text.withUTF8 { extractSwiftFacts(source: $0, path: path) }
  }

  private static func issue(
    _ problem: FactProblem, _ facts: FileFacts, in interface: FrameworkDefinition.Interface
  ) -> ConfigurationIssue {
    let place = problem.offset < 0 ? nil : facts.lines.position(of: Int(problem.offset))
    let at = place.map { "\(interface.path.text):\($0.line):\($0.column)" } ?? interface.path.text
    return ConfigurationIssue(
      location: interface.path.location,
      message: "The interface is not understood at \(at): \(problem.message)")
  }

  private mutating func add(_ facts: FileFacts, to module: String) {
    var framework = frameworks[module] ?? Framework()
    for entry in facts.imports where entry.marks.contains(.exported) {
      framework.exports.append(facts[entry.module])
    }
    // Only files of the project import something in the graph.
    var declared = facts
    declared.imports = []
    framework.facts.append(declared)
    for declaration in facts.declarations where declaration.kind != .extension {
      let name = facts[declaration.name]
      if let type = declaration.parent {
        framework.members.insert(name)
        framework.membersOfType[facts[facts.declarations[type].name], default: []].insert(name)
      } else {
        framework.names.insert(name)
      }
    }
    frameworks[module] = framework
    writtenNames.formUnion(facts.strings)
  }

  // MARK: What is known

  /// What a library knows that knows these frameworks as well.
  func extend(_ library: LibraryInterface) -> LibraryInterface {
    if frameworks.isEmpty { return library }
    return library.with(
      outside: OutsideModules(
        declarations: { modules, isNamed in
          let reached = self.reached(by: modules)
          let named = frameworkFacts(of: reached) { isNamed($0) || writtenNames.contains($0) }
          return named + reached.sorted().flatMap { frameworks[$0]?.facts ?? [] }
        }, exports: { exports(of: $0) }, declaring: { modules(declaring: $0) }))
  }

  /// Some modules, and those that they export.
  private func reached(by modules: Set<String>) -> Set<String> {
    var reached = modules
    var pending = Array(modules)
    while let next = pending.popLast() {
      for other in frameworks[next]?.exports ?? [] where reached.insert(other).inserted {
        pending.append(other)
      }
    }
    return reached
  }

  /// The modules that a module hands on; `nil` for one of which nothing is known.
  private func exports(of module: String) -> [String]? {
    let (own, known) = (frameworks[module]?.exports, builtIn.exports(of: module))
    return own == nil && known == nil ? nil : (known ?? []) + (own ?? [])
  }

  /// The modules that declare a name at the top, sorted. O(frameworks).
  private func modules(declaring name: String) -> [String] {
    let own = frameworks.filter { $0.value.names.contains(name) }.keys
    return Set(builtIn.modules(declaring: name) + own).sorted()
  }

  /// The names of all modules from outside.
  var names: KnownModuleNames {
    KnownModuleNames(
      reexports: { exports(of: $0) }, modulesDeclaring: { modules(declaring: $0) },
      mayHaveMember: { member, module in
        frameworks[module]?.members.contains(member) == true
          || builtIn.hasMember(member, in: module)
      },
      hasMemberOfType: { member, type, module in
        frameworks[module]?.membersOfType[type]?.contains(member) == true
          || builtIn.hasMember(member, of: type, in: module)
      },
      isUmbrella: { builtIn.isUmbrella($0) },
      modules: { Set(builtIn.modules + frameworks.keys).sorted() },
      names: { Set(builtIn.names).union(frameworks.values.flatMap(\.names)).sorted() })
  }

  /// The frameworks that nothing imports, which are out of date or misspelt.
  func problems(in graph: DependencyGraph, _ configuration: Configuration) -> [Problem] {
    let imported = Set(
      (graph.imports + graph.leftOut.imports).map(\.module)
        + frameworks.values.flatMap(\.exports))
    return configuration.frameworks.filter { !imported.contains($0.name) }.map { framework in
      Problem(
        .missingPath,
        message:
          "No file imports `\(framework.name)`: correct its name under `frameworks`, or remove "
          + "it.", location: framework.location)
    }
  }
}
