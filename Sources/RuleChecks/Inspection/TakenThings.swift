import DependencyModel
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// The things of a project that a selector, or a part of one, takes.
struct TakenThings {
  private let selector: Selector
  /// The selector that the part belongs to, which says what code it sees.
  private let whole: Selector
  private let scope: RuleScope
  /// What they are counted in.
  let unit: RuleInspection.Selection.Unit

  /// Takes a selector; counted is in the finest things that it tells apart.
  init(_ selector: Selector, _ scope: RuleScope) {
    self.init(selector, of: selector, scope)
  }

  /// Takes a part of a selector.
  ///
  /// - Parameter unit: what is counted; `nil` for the finest things that the part tells apart.
  init(
    _ part: Selector, of whole: Selector, _ scope: RuleScope,
    in unit: RuleInspection.Selection.Unit? = nil
  ) {
    selector = part
    self.whole = whole
    self.scope = scope
    self.unit = unit ?? Self.unit(of: part, part.reach(tags: scope.view.tags))
  }

  private var reach: SelectorReach { selector.reach(tags: scope.view.tags) }

  private static func unit(
    of selector: Selector, _ reach: SelectorReach
  ) -> RuleInspection.Selection.Unit {
    if reach.contains(.types) { return .declarations }
    if reach.contains(.paths) { return .files }
    let isOutside = selector.leaves.allSatisfy { $0.kind.isOutsideProject }
    guard isOutside, !selector.leaves.isEmpty else { return .components }
    return reach.contains(.symbols) ? .symbols : .externalModules
  }

  /// The names of what it takes, sorted by bytes, each once.
  var names: [String] {
    let view = scope.view
    switch unit {
    case .declarations:
      let parts = reach.contains(.paths) ? scope.partsAbroad : []
      return taken(view.allEndpoints(reach: reach) + parts) { $0.type }
    case .files: return taken(view.fileEndpoints) { $0.path }
    case .components: return taken(places) { $0.component }
    case .externalModules:
      return taken(view.index.externalNames.map { Endpoint(external: $0) }) { $0.external }
    case .symbols:
      let labels = reach.contains(.labels) ? scope.callLabels : nil
      let symbols = view.graph.external.compactMap { reference in
        reference.symbolName.map { name in
          Endpoint(
            external: nil, symbol: view.graph.names[name],
            labels: labels?.labels(of: reference))
        }
      }
      return taken(Array(Set(symbols))) { $0.symbol }
    }
  }

  /// Each pair of component and module, those without code included.
  private var places: [Endpoint] {
    let view = scope.view
    let modules = view.graph.modules.indices.flatMap {
      view.endpoints(of: ModuleID($0), reach: [])
    }
    return modules + view.nodeEndpoints
      + view.graph.components.indices.map { view.endpoint(of: ComponentID($0)) }
  }

  private func taken(_ things: [Endpoint], name: (Endpoint) -> String?) -> [String] {
    let names = things.filter { thing in
      scope.sees(thing, whole) && selector.selects(thing, tags: scope.view.tags)
    }.compactMap(name)
    return Set(names).sorted { $0.precedesInBytes($1) }
  }
}
