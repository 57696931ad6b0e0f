import DependencyModel
import Findings
import ProjectModel
import SourceText

/// The tables of `archcheck list`.
extension Listing {
  /// The files of all modules; one row for each pair of file and module.
  package static func files(of analysis: ProjectAnalysis) -> Listing {
    let graph = analysis.graph
    var rows = graph.files.map { file -> [Cell] in
      [
        .text(file.path), .text(graph.modules[file.module.int].name),
        .text(graph.components[file.component.int].name), .text(file.language.rawValue),
        .number(file.byteCount),
      ]
    }
    let skipped = analysis.skipped?.files ?? []
    rows += skipped.map { file in
      [.text(file.path), .undefined, .undefined, .text(file.language.rawValue), .number(file.size)]
    }
    return Listing(
      subject: "files",
      columns: [
        Column(key: "path", title: "File"), Column(key: "module", title: "Module"),
        Column(key: "component", title: "Component"), Column(key: "language", title: "Language"),
        Column(key: "bytes", title: "Bytes"),
      ], rows: rows)
  }

  /// The components with what belongs to them.
  package static func components(of analysis: ProjectAnalysis) -> Listing {
    let graph = analysis.graph
    var files = [Int](repeating: 0, count: graph.components.count)
    var declarations = files
    var types = files
    var modules = [Set<ModuleID>](repeating: [], count: graph.components.count)
    for file in graph.files {
      files[file.component.int] += 1
      modules[file.component.int].insert(file.module)
    }
    for node in graph.nodes {
      declarations[node.component.int] += 1
      types[node.component.int] += node.typeCount
      modules[node.component.int].insert(node.module)
    }
    return Listing(
      subject: "components",
      columns: [
        Column(key: "name", title: "Component"), Column(key: "role", title: "Role"),
        Column(key: "files", title: "Files"), Column(key: "declarations", title: "Declarations"),
        Column(key: "types", title: "Types"), Column(key: "modules", title: "Modules"),
      ],
      rows: graph.components.indices.map { index in
        let component = graph.components[index]
        let names = modules[index].sorted().map { graph.modules[$0.int].name }
        return [
          .text(component.name), .text(component.role.rawValue), .number(files[index]),
          .number(declarations[index]), .number(types[index]), .names(names),
        ]
      })
  }

  /// What was not resolved although a declaration of the name is visible, in numbers.
  private static func summary(of unresolved: [UnresolvedReference]) -> [Count] {
    let ambiguous = unresolved.count { $0.outcome == .ambiguous }
    return [
      Count(key: "ambiguous", value: ambiguous),
      Count(key: "unresolved", value: unresolved.count - ambiguous),
    ]
  }

  /// The names that were not resolved most often, at most so many; ties by name.
  package static func unresolvedNames(of analysis: ProjectAnalysis, limit: Int) -> Listing {
    let graph = analysis.graph
    var references: [GlobalName: [UnresolvedReference]] = [:]
    for reference in graph.unresolved { references[reference.name, default: []].append(reference) }
    let sorted = references.sorted { left, right in
      left.value.count == right.value.count
        ? graph.names[left.key].precedesInBytes(graph.names[right.key])
        : left.value.count > right.value.count
    }
    return Listing(
      subject: "unresolved",
      columns: [
        Column(key: "name", title: "Name"), Column(key: "references", title: "References"),
        Column(key: "ambiguous", title: "Ambiguous"), Column(key: "place", title: "First location"),
      ],
      rows: sorted.prefix(limit).map { name, found in
        [
          .text(graph.names[name]), .number(found.count),
          .number(found.count { $0.outcome == .ambiguous }),
          .text(graph.location(of: found[0].file, offset: found[0].offset).description),
        ]
      }, summary: summary(of: graph.unresolved))
  }

  /// The references for which a declaration of the name is visible, but that were not resolved.
  package static func unresolved(of analysis: ProjectAnalysis) -> Listing {
    let graph = analysis.graph
    return Listing(
      subject: "unresolved",
      columns: [
        Column(key: "place", title: "Location"), Column(key: "name", title: "Name"),
        Column(key: "role", title: "Role"), Column(key: "outcome", title: "Outcome"),
      ],
      rows: graph.unresolved.map { reference in
        let place = graph.location(of: reference.file, offset: reference.offset)
        return [
          .text(place.description), .text(graph.names[reference.name]),
          .text(reference.role.name),
          .text(reference.outcome == .ambiguous ? "ambiguous" : "unresolved"),
        ]
      }, summary: summary(of: graph.unresolved))
  }
}
