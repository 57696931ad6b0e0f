import Analyzer
import DependencyModel
import Findings
import ProjectModel
import SourceText

/// Says what a run read, resolved and left aside.
package struct CoverageBuilder {
  /// The run.
  package let analysis: ProjectAnalysis

  /// The statement; files are counted once, however many modules compile them.
  package func coverage() -> Coverage {
    let sources = analysis.sources
    let readings = analysis.readings
    let skipped = analysis.skipped?.files ?? []
    let bytes = (readings.map(\.file.size) + skipped.map(\.size)).reduce(0, +)
    var coverage = Coverage(
      files: sources.count, bytes: bytes, parsedFiles: analysis.readFiles,
      filesWithSyntaxErrors: readings.count { reading in
        reading.facts.problems.contains { $0.kind == .syntaxError }
      },
      skippedFiles: skipped.count, unownedFiles: analysis.project.unownedSources,
      manifests: analysis.project.manifests,
      unfollowedManifests: analysis.project.unfollowedManifests,
      names: analysis.graph.nameCounts, members: analysis.graph.memberCounts,
      edgesWithoutImport: edgesWithoutImport(),
      build: analysis.configuration.sources.build.summary)
    coverage.filesInNoComponent = filesInNoComponent
    coverage.setAsideFiles = analysis.root.setAside.paths
    coverage.hiddenFiles = analysis.root.setAside.hiddenSources
    coverage.fetchedFiles = analysis.project.fetchedSources.count
    return coverage
  }

  /// Files of production modules and tools that no component of the configuration takes, with none
  /// of their declarations; none where only presets define components, which need not be for all code.
  private var filesInNoComponent: [String] {
    let definitions = analysis.configuration.components
    if definitions.allSatisfy(\.isFromPreset) { return [] }
    let graph = analysis.graph
    var isTaken = graph.files.map { file in
      let module = graph.modules[file.module.int]
      let component = graph.components[file.component.int].name
      // What no component takes belongs to that of its module's name.
      return (module.role == .test || module.role == .demo)
        || !component.equalsInBytes(module.name)
        || definitions.contains {
          $0.componentName(module: module.name, path: file.path) != nil
        }
    }
    for node in graph.nodes where !isTaken[node.file.int] {
      isTaken[node.file.int] = node.component != graph.files[node.file.int].component
    }
    return zip(graph.files, isTaken).filter { !$1 }.map(\.0.path).sortedByBytes()
  }

  /// The dependencies between modules that references prove and no import states.
  private func edgesWithoutImport() -> [EdgeWithoutImport] {
    let graph = analysis.graph
    let grouped = graph.grouped(by: .module)
    let reExports = ReExports(of: graph)
    return grouped.edges.filter(\.imports.isEmpty).compactMap { edge in
      guard let from = grouped.groups[edge.from].module, let to = grouped.groups[edge.to].module
      else { return nil }
      return EdgeWithoutImport(
        from: graph.modules[from.int].name, to: graph.modules[to.int].name,
        through: reExports.module(through: from, to: to).map { graph.modules[$0.int].name })
    }
  }
}

/// Which modules hand on which others by `@_exported import`.
package struct ReExports {
  /// For each module the modules of the project that it imports, in order of id, each one once.
  private let imported: [[ModuleID]]
  /// The same for `@_exported` imports.
  private let exported: [[ModuleID]]

  /// Collects the imports of a graph. O(imports).
  package init(of graph: DependencyGraph) {
    var imported = [Set<ModuleID>](repeating: [], count: graph.modules.count)
    var exported = imported
    for entry in graph.imports {
      guard let target = entry.target else { continue }
      let module = graph.files[entry.file.int].module
      imported[module.int].insert(target)
      if entry.isReexported { exported[module.int].insert(target) }
    }
    self.imported = imported.map { $0.sorted() }
    self.exported = exported.map { $0.sorted() }
  }

  /// The module imported by one module from which re-exports lead to another one by the shortest way;
  /// `nil` when none does. Ties are decided by order of id. O(modules + imports).
  package func module(through from: ModuleID, to: ModuleID) -> ModuleID? {
    var seen: Set<ModuleID> = [from]
    var ring = imported[from.int].map { (origin: $0, module: $0) }
    while !ring.isEmpty {
      var next: [(origin: ModuleID, module: ModuleID)] = []
      for (origin, module) in ring where seen.insert(module).inserted {
        if exported[module.int].contains(to) { return origin }
        next += exported[module.int].map { (origin, $0) }
      }
      ring = next
    }
    return nil
  }
}
