import Findings
import ManifestRules

extension Listing {
  /// What manifests declare and what sources make of it; one row for each dependency of a module,
  /// those included that are imported without being declared.
  package static func declaredDependencies(of analysis: ProjectAnalysis) -> Listing {
    let entries = DependencyComparison(analysis.view).entries
    return Listing(
      subject: "declaredDependencies",
      columns: [
        Column(key: "module", title: "Module"), Column(key: "dependency", title: "Depends on"),
        Column(key: "container", title: "Package"), Column(key: "verdict", title: "Verdict"),
        Column(key: "others", title: "Because of"), Column(key: "place", title: "Location"),
      ],
      rows: entries.map { entry in
        [
          .text(analysis.graph.modules[entry.module.int].name), .text(entry.name),
          entry.container.map { .text($0) } ?? .undefined, .text(entry.verdict.rawValue),
          .names(entry.others), .text("\(entry.location)"),
        ]
      },
      summary: DependencyComparison.Verdict.allCases.compactMap { verdict in
        let count = entries.count { $0.verdict == verdict }
        return count == 0 ? nil : Count(key: verdict.rawValue, value: count)
      })
  }
}
