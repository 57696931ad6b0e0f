import DependencyModel
import Findings
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
    let names = taken.compactMap { thing in
      switch unit {
      case .declarations: thing.type
      case .files: thing.path
      case .components: thing.component
      case .externalModules: thing.external
      case .symbols: thing.symbol
      }
    }
    return Set(names).sorted { $0.precedesInBytes($1) }
  }

  /// What its captures stand for, in the order written.
  var captures: [RuleExplanation.Capture] {
    var names: [String] = []
    for name in selector.captureNames where !names.contains(name) { names.append(name) }
    if names.isEmpty { return [] }
    let ways = taken.flatMap { selector.matches($0, tags: scope.view.tags) }
    return names.map { name in
      RuleExplanation.Capture(
        name: name,
        values: Set(ways.compactMap { $0[name] }).sorted { $0.precedesInBytes($1) })
    }
  }

  /// The things among which it chooses.
  private var things: [Endpoint] {
    let view = scope.view
    switch unit {
    case .declarations:
      return view.allEndpoints(reach: reach) + (reach.contains(.paths) ? scope.partsAbroad : [])
    case .files: return view.fileEndpoints
    case .components: return places
    case .externalModules: return view.index.externalNames.map { Endpoint(external: $0) }
    case .symbols:
      let labels = reach.contains(.labels) ? scope.callLabels : nil
      let symbols = view.graph.external.compactMap { reference in
        reference.symbolName.map { name in
          Endpoint(
            external: nil, symbol: view.graph.names[name],
            labels: labels?.labels(of: reference))
        }
      }
      return Array(Set(symbols))
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

  private var taken: [Endpoint] {
    things.filter { scope.sees($0, whole) && selector.selects($0, tags: scope.view.tags) }
  }
}
