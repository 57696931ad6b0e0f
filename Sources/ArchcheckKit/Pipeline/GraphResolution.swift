import Analyzer
import ProjectModel
import RuleLanguage
import SourceFacts
import SourceText
import SwiftFrontend

extension ResolvedProject {
  /// The patterns of components that match nothing, those of presets left out.
  ///
  /// - Throws: a failure with the patterns that earlier ones leave nothing.
  package func checkedComponents(_ configuration: Configuration) throws(CommandFailure) -> [Problem]
  {
    let shadowed = components.shadowed.filter { !configuration.isFromPreset($0) }.map { use in
      let (name, clause) = configuration.clause(of: use)
      return ConfigurationIssue(
        location: clause.location,
        message: "Earlier components already match everything that `\(clause.pattern.text)` of "
          + "`\(name)` matches; remove the pattern, or move it before them.")
    }
    guard shadowed.isEmpty else { throw CommandFailure(ConfigurationErrors(shadowed)) }
    return components.unmatched.filter { !configuration.isFromPreset($0) }.map { use in
      let (name, clause) = configuration.clause(of: use)
      return Problem(
        .missingPath,
        message: "`\(clause.pattern.text)` of the component `\(name)` matches nothing: correct the "
          + "pattern or remove it.",
        location: clause.location)
    }
  }
}

extension Configuration {
  /// Whether an assignment speaks of a component that a preset defines.
  fileprivate func isFromPreset(_ use: ComponentClauseUse) -> Bool {
    components[use.definition].isFromPreset
  }

  /// The clause that an assignment speaks of, with the name of its component.
  fileprivate func clause(
    of use: ComponentClauseUse
  ) -> (name: String, clause: ComponentDefinition.Clause) {
    let definition = components[use.definition]
    return (definition.name, definition.clauses[use.clause])
  }
}

/// The facts of each file for each module that compiles it, by path, then module.
package func sourceUnits(modules: [ModuleDescription], readings: [SourceReading]) -> [SourceUnit] {
  var modulesOfPath: [ByteKey: [ModuleID]] = [:]
  for (index, module) in modules.enumerated() {
    for path in module.sources { modulesOfPath[ByteKey(path), default: []].append(ModuleID(index)) }
  }
  return readings.flatMap { reading in
    (modulesOfPath[ByteKey(reading.file.path)] ?? []).map { module in
      SourceUnit(
        path: reading.file.path, module: module, byteCount: reading.file.size,
        facts: reading.facts, identity: reading.identity)
    }
  }
}

/// What is known of the modules outside of projects, shared by all runs of the process.
private let library = LibraryInterface(
  standardLibraryFacts,
  outside: OutsideModules(
    declarations: { frameworkFacts(of: $0, isNamed: $1) },
    exports: { frameworkExports(of: $0) }, declaring: { frameworks(declaring: $0) }))

/// Resolves what the files name, and divides the result into components.
///
/// - Parameter unread: the source files that no module has.
package func resolveGraph(
  modules: [ModuleDescription], unread: [String], units: [SourceUnit],
  configuration: Configuration, frameworks: ConfiguredFrameworks, request: AnalysisRequest
) -> ResolvedProject {
  let build = configuration.sources.build
  let history = request.surroundings.history
  var options = GraphOptions(
    includesPreviews: configuration.sources.previews == .include, jobs: request.jobs,
    configuration: build.isEmpty ? nil : build, keepsTypes: request.explainsReferences)
  options.unreadSources = unread
  options.situation = history?.situation(apartFrom: Set(units.map { ByteKey($0.path) }))
  options.earlier = history?.resolution.flatMap { ResolutionRecord(packed: $0) }
  let resolved = buildGraph(
    modules: modules, units: units, library: frameworks.extend(library),
    definitions: configuration.components, options: options)
  if let record = resolved.record {
    history?.keep(resolution: record.packed(), knownFiles: resolved.knownFiles)
  }
  return resolved
}
