extension MetricDefinition {
  /// Ca: what depends on the component from outside.
  package static let afferentCoupling = MetricDefinition(
    id: "afferent-coupling", key: "ca", symbol: "Ca", title: "Afferent coupling",
    definition: """
      How much other code depends on the component: its responsibility. Counted as `types`, the \
      nodes of the type graph outside the component with an edge to a node inside it; counted as \
      `modules`, the other components that refer to it or import it; counted as `references`, the \
      references from outside to something inside it; counted as `muck` (where it is called \
      FanIn), the component's own declarations that are referenced from outside.
      """,
    formula: "Ca = |{u outside c : u → v, v inside c}|, counted as `types`",
    range: "0, 1, 2, …; a number of nodes, components, references or declarations",
    values: .count, undefinedCase: nil,
    example: """
      `App.Main` and `App.Router` each refer once to each of three types of `Core`: Ca(Core) is 2 \
      counted as types, 1 as modules, 6 as references and 3 as Muck counts.
      """,
    reference: "R. C. Martin, *Clean Architecture* (2017), ch. 14",
    advice: splitAdvice,
    column: MetricColumn(muckSymbol: "FanIn") { counting, noun in
      switch counting {
      case .types: "declarations outside that depend on it"
      case .modules: "other \(noun)s that depend on it"
      case .references: "references to it from others"
      case .muck: "its declarations that are referenced from outside"
      }
    },
    value: { Double($0.afferentCoupling) }, counted: { .dependencies($0.afferent) })

  /// Ce: what in the component depends on the outside.
  package static let efferentCoupling = MetricDefinition(
    id: "efferent-coupling", key: "ce", symbol: "Ce", title: "Efferent coupling",
    definition: """
      How much of the component depends on other code: its dependence. Counted as `types`, the \
      nodes of the type graph inside the component with an edge to a node outside it; counted as \
      `modules`, the other components that it refers to or imports; counted as `references`, the \
      references from inside to something outside it; counted as `muck` (where it is called \
      FanOut), the declarations of other components that it references. External modules do not \
      count.
      """,
    formula: "Ce = |{u inside c : u → v, v outside c}|, counted as `types`",
    range: "0, 1, 2, …; a number of nodes, components, references or declarations",
    values: .count, undefinedCase: nil,
    example: """
      `App.Main` and `App.Router` each refer once to each of three types of `Core`: Ce(App) is 2 \
      counted as types, 1 as modules, 6 as references and 3 as Muck counts.
      """,
    reference: "R. C. Martin, *Clean Architecture* (2017), ch. 14",
    advice: invertAdvice,
    column: MetricColumn(muckSymbol: "FanOut") { counting, noun in
      switch counting {
      case .types: "its declarations that depend on others"
      case .modules: "other \(noun)s that it depends on"
      case .references: "references from it to others"
      case .muck: "declarations outside that it references"
      }
    },
    value: { Double($0.efferentCoupling) }, counted: { .dependencies($0.efferent) })

  /// What helps where a component depends on too much.
  static let invertAdvice =
    "Reduce what it depends on, or invert some of these dependencies with protocols."
}
