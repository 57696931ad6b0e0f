import DependencyModel
import Findings
import SourceText

/// Finds out how the references of a line were resolved.
package struct LineExplanationBuilder {
  /// The run.
  package let analysis: ProjectAnalysis
  /// The line.
  package let place: PlaceArgument

  /// An explanation of one line.
  package init(analysis: ProjectAnalysis, place: PlaceArgument) {
    self.analysis = analysis
    self.place = place
  }

  /// The explanation, one group for all modules that resolve the line alike.
  ///
  /// - Throws: a failure for a file that no module compiles, or a line behind its end.
  package func explanation() throws(CommandFailure) -> LineExplanation {
    let graph = analysis.graph
    let path = try FileArgument(place.file, in: analysis).pathInModule()
    let files = graph.files.indices.filter { graph.files[$0].path.equalsInBytes(path) }
    guard let first = files.first else {
      let reason = analysis.skipped?.reason ?? "It was not read."
      throw CommandFailure(
        .notUnderstood,
        "There are no references to explain in \(path). "
          + "\(reason)")
    }
    let starts = graph.files[first].lines.starts
    guard place.line <= starts.count else {
      let count = starts.count == 1 ? "1 line" : "\(starts.count) lines"
      throw CommandFailure(
        .notUnderstood,
        "\(path) has \(count), so there is no line \(place.line): correct the "
          + "line.")
    }
    let end = place.line < starts.count ? starts[place.line] : .max
    let location = SourceLocation(path: path, line: place.line, column: place.column ?? 0)
    var groups: [LineExplanation.Group] = []
    var columns: Set<Int> = []
    let declarations = analysis.declarations()
    for index in files {
      let all = explanations(
        in: FileID(index), offsets: starts[place.line - 1]..<end, declarations)
      columns.formUnion(all.map(\.place.column))
      let meant = all.filter(isMeant)
      let module = graph.modules[graph.files[index].module.int].name
      if let same = groups.firstIndex(where: { $0.references == meant }) {
        groups[same].modules.append(module)
      } else {
        groups.append(LineExplanation.Group(modules: [module], references: meant))
      }
    }
    return LineExplanation(
      place: location, sourceLine: SourceLines(analysis.root).line(at: location), groups: groups,
      columns: columns.sorted())
  }

  /// What the graph's tables say, with the steps that the resolver tells, and with references that
  /// lead to where they stand, which the tables leave out.
  private func explanations(
    in file: FileID, offsets: Range<UInt32>, _ declarations: DeclarationTable
  ) -> [ReferenceExplanation] {
    let graph = analysis.graph
    var found = graph.explanations(in: file, offsets: offsets) { id in
      declarations.declarations.indices.contains(id.int) ? target(declarations[id]) : nil
    }
    // A line may be as long as a file.
    var places = Dictionary(
      found.enumerated().map { (NamedPlace($1), $0) }, uniquingKeysWith: { first, _ in first })
    for told in analysis.explainer(file).explanations(in: offsets) {
      let location = graph.location(of: file, offset: told.offset)
      let targets = told.declarations.map { target(declarations[$0]) }
      let place = NamedPlace(location: location, name: told.name)
      if let known = places[place] {
        found[known].chain = told.chain
        found[known].steps = told.steps
        if !targets.isEmpty { found[known].targets = targets }
      } else if !targets.isEmpty {
        places[place] = found.count
        found.append(
          ReferenceExplanation(
            place: location, chain: told.chain, name: told.name, role: .value, outcome: .certain,
            targets: targets, steps: told.steps))
      }
    }
    return found.sorted {
      ($0.place, $0.role.rawValue, $0.name) < ($1.place, $1.role.rawValue, $1.name)
    }
  }

  /// A name where it stands.
  private struct NamedPlace: Hashable {
    var location: SourceLocation
    var name: String

    init(location: SourceLocation, name: String) { (self.location, self.name) = (location, name) }

    init(_ reference: ReferenceExplanation) {
      self.init(location: reference.place, name: reference.name)
    }
  }

  private func target(_ declaration: Declaration) -> ReferenceExplanation.Target {
    let graph = analysis.graph
    return ReferenceExplanation.Target(
      node: declaration.node.map { graph.nodes[$0.int].id } ?? declaration.qualifiedName,
      declaration: declaration.qualifiedName,
      location: graph.location(of: declaration.file, offset: declaration.offset))
  }

  /// Whether the column asked for lies in a reference's name.
  private func isMeant(_ reference: ReferenceExplanation) -> Bool {
    guard let column = place.column else { return true }
    let start = reference.place.column
    return (start..<start + max(1, reference.name.utf8.count)).contains(column)
  }
}
