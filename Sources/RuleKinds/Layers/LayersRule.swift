import RuleEngine
import RuleLanguage

/// `layers`: dependencies lead from higher layers to lower ones.
struct LayersRule: Rule {
  static let defects: [any Defect.Type] = [
    LayerViolation.self, UnlistedComponent.self, ForbiddenChain.self,
  ]

  static let metadata = RuleMetadata(
    kind: "layers", title: "Layers",
    summary: "In an ordered list of layers, dependencies only point downwards.",
    rationale:
      "Layers can be understood, replaced and tested from the bottom up as long as no layer "
      + "depends on a higher one.",
    options: [
      .required(
        "order", .list(.selector),
        "The layers, highest first; each is a selector, or a list of selectors that are its "
          + "siblings. With `style: onion`, the rings, outermost first."),
      .defaulted(
        "style", .choice(of: Style.self), "layered",
        "`onion`: siblings in the outermost ring are independent, and a ring may depend on any "
          + "ring further in."),
      .defaulted(
        "strict", .boolean, "false",
        "Whether a layer may depend only on the one directly "
          + "below."),
      .defaulted(
        "siblings", .choice(of: Siblings.self), "free",
        "Whether the siblings of a layer may depend on each other. If a layer is not a list, its "
          + "components are the siblings."),
      .defaulted(
        "unlisted", .choice(of: Unlisted.self), "ignore",
        "Whether to report components that are in no layer."),
      .defaulted(
        "through", .choice(of: Through.self), "direct",
        "`unlisted` also forbids chains of dependencies through components in no layer."),
    ],
    shorthand: "order",
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        Screens.Home -> Services.Session
        Storage.Database -> Services.Session
        """,
      configuration: """
        version: 1
        rules:
          layers:
            layers: [Screens, Services, Storage]
        """),
    conformingExample: RuleExample(
      project: """
        Screens.Home -> Services.Session
        Services.Session -> Storage.Database
        Screens.Home -> Storage.Database
        """,
      configuration: """
        version: 1
        rules:
          layers:
            layers: [Screens, Services, Storage]
        """),
    references: [
      "F. Buschmann et al., *Pattern-Oriented Software Architecture*, volume 1 (1996), Layers",
      "J. Palermo, *The Onion Architecture* (2008)",
    ])

  private enum Style: String, CaseIterable {
    case layered
    case onion
  }

  private enum Siblings: String, CaseIterable {
    case free
    case independent
  }

  private enum Unlisted: String, CaseIterable {
    case ignore
    case forbid
  }

  private enum Through: String, CaseIterable {
    case direct
    case unlisted
  }

  /// The layers, highest first.
  let layers: [Layer]
  private let style: Style
  private let isStrict: Bool
  private let siblings: Siblings
  private let unlisted: Unlisted
  private let through: Through

  init(options: OptionsReader) {
    layers = options.nodes("order").map(Layer.init)
    style = options.choice("style")
    isStrict = options.boolean("strict")
    siblings = options.choice("siblings")
    unlisted = options.choice("unlisted")
    through = options.choice("through")
    if layers.count < 2, unlisted == .ignore, siblings == .free {
      options.report(
        "A single layer has no order. List two or more layers, highest first.",
        at: options.location(of: "order"))
    }
    if style == .onion, isStrict {
      options.report(
        "In an onion a ring may depend on any ring further in. Remove `strict` or `style: onion`.",
        at: options.location(of: "strict"))
    }
    if through == .unlisted {
      for named in selectors { options.requireGranularity(of: named.selector, .component) }
    }
  }

  var selectors: [NamedSelector] {
    // Siblings that may not know each other are as good as layers.
    let areParts = siblings == .independent || style == .onion
    let named = layers.indices.flatMap { layer in
      layers[layer].siblings.map { (layer: layer, selector: $0) }
    }
    let least = min(2, areParts ? named.count : layers.count)
    return named.enumerated().map { number, entry in
      NamedSelector(
        "order", entry.selector,
        // Without the layer between them, what lies next to each other is unknown.
        isStrict ? .essential : .part(areParts ? number : entry.layer, least: least))
    }
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let positions = LayerPositions(layers, scope)
    let walk = scope.brokenDependencies(reach: positions.reach) { pair in
      guard let start = positions.position(of: pair.from) else { return .unconcerned }
      guard let end = positions.position(of: pair.to, given: start.matches) else {
        return .permitted
      }
      let isForbidden = isForbidden(
        start, end,
        isOneComponent: scope.view.index.componentOfEnd[pair.from.int]
          == scope.view.index.componentOfEnd[pair.to.int])
      guard isForbidden else { return .permitted }
      return .broken(start.layer * layers.count + end.layer, given: start.matches)
    }
    let isOfParts = positions.reach.level != .place
    var findings = walk.broken.map { broken in
      let (from, to) = broken.defect.quotientAndRemainder(dividingBy: layers.count)
      var (start, end) = (broken.from, broken.to)
      // Where layers are made of paths or types, the components around them are not meant.
      if isOfParts { (start.meaning, end.meaning) = (start.name, end.name) }
      return Finding(
        LayerViolation(
          fromLayer: layers[from].name, toLayer: layers[to].name,
          skipped: from < to ? layers[(from + 1)..<to].map(\.name) : []),
        from: start, to: end, evidence: broken.evidence)
    }
    var checked = walk.checked
    if unlisted == .forbid || through == .unlisted {
      let walk = GroupWalk(
        scope, scope.grouped(.component, seenBy: selectors.map(\.selector)),
        binding: selectors)
      let vertices = LayerVertices(positions, walk)
      if unlisted == .forbid {
        findings += unlistedComponents(vertices, scope)
        checked += walk.vertices.count
      }
      if through == .unlisted { findings += chains(vertices, scope) }
    }
    return RuleOutcome(findings: findings, checked: checked)
  }

  /// Whether a dependency between two positions breaks the order.
  private func isForbidden(
    _ from: LayerPosition, _ to: LayerPosition, isOneComponent: Bool
  ) -> Bool {
    if to.layer < from.layer { return true }
    if to.layer > from.layer { return isStrict && to.layer > from.layer + 1 }
    let areIndependent = siblings == .independent || (style == .onion && from.layer == 0)
    guard areIndependent else { return false }
    return layers[from.layer].isList ? from.sibling != to.sibling : !isOneComponent
  }

  private func unlistedComponents(_ vertices: LayerVertices, _ scope: RuleScope) -> [Finding] {
    vertices.walk.vertices.indices.compactMap { vertex in
      guard !vertices.isListed(vertex), let component = vertices.component(vertex),
        !scope.excuses(vertices.walk.members.endpoints(of: vertex, reach: scope.exceptionReach))
      else { return nil }
      let summary = scope.view.graph.components[component.int]
      return Finding(UnlistedComponent(component: summary.name), at: summary.location)
    }
  }

  /// One finding for each pair of components that are connected through unlisted ones only.
  private func chains(_ vertices: LayerVertices, _ scope: RuleScope) -> [Finding] {
    let listed = vertices.walk.vertices.indices.filter { vertices.isListed($0) }
    let areFixed = selectors.allSatisfy(\.selector.usedNames.isEmpty)
    return ChainSearch(walk: vertices.walk, scope: scope).findings(
      from: listed, to: areFixed ? listed : nil,
      through: { !vertices.isListed($0) },
      matchesForbidden: { from, to in
        guard let start = vertices.position(of: from),
          let end = vertices.position(of: to, given: start.matches),
          isForbidden(start, end, isOneComponent: from == to)
        else { return [] }
        return [start.matches]
      })
  }
}
