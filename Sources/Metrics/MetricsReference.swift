extension MetricCatalog {
  /// The text of `docs/metrics.md`, made from the catalogue so that it cannot differ from it.
  package static var referencePage: String {
    let rows = (all + sizes).map { "| [\($0.title)](#\($0.id)) | \($0.symbol) | `\($0.id)` |" }
    return introduction + "\n" + rows.joined(separator: "\n") + "\n\n"
      + (all + sizes).map(section).joined(separator: "\n") + "\n" + conclusion + "\n"
      + system.map(section).joined(separator: "\n")
  }

  private static func section(_ metric: MetricDefinition) -> String {
    """
    <a id="\(metric.id)"></a>

    ## \(metric.title), \(metric.symbol)

    \(metric.definition)

    - Formula: \(metric.formula)
    - Range: \(metric.range)
    - Undefined: \(metric.undefinedCase ?? "Never.")
    - Example: \(metric.example)
    - Worse: \(metric.worse.words)
    - Source: \(metric.reference)

    """
  }

  private static func section(_ metric: SystemMetricDefinition) -> String {
    """
    <a id="\(metric.id)"></a>

    ### \(metric.title), \(metric.symbol)

    \(metric.definition)

    - Formula: \(metric.formula)
    - Range: \(metric.range)
    - Undefined: \(metric.undefinedCase)
    - Example: \(metric.example)
    - Source: \(metric.reference)

    """
  }

  private static let introduction = """
    # Metrics

    <!-- Made from Sources/Metrics. To change it, change the definitions there, then run the tests
    with UPDATE_GOLDEN=1. -->

    archcheck measures components; by default, every module is one.
    `archcheck metrics --granularity` measures types, files, folders or modules in the same way.
    Tests and demo applications are excluded by default. If a number is undefined, text shows `–`,
    JSON `null`, and CSV an empty cell; only the counting `muck` defines such values as 0 or 1.

    The *counting*, printed with the numbers, determines what Ca and Ce count:

    - `types` (the default): nodes of the type graph, that is, top-level declarations with their
      members. A node counts once, however many references it contains or receives. Between files or
      folders it counts for the file of its first declaration.
    - `modules`: other components, including those that are only imported.
    - `references`: every reference; imports do not count.
    - `muck`: declarations referenced across component boundaries, each counted once, as the tool
      Muck counts them: classes, structs, enums, actors, protocols, typealiases, enum cases, free
      functions, and global and static variables, including nested ones; but not methods, operator
      functions, initialisers, instance variables, subscripts and extensions, nor anything inside a
      function. Muck lists components with the same D in the order of its input, archcheck by name. Alternatives of a type under `#if` count once. A reference to a method does not name
      a counted declaration, but in `Store.open()` the name `Store` does. Na and Nc count
      declarations too, I is 0 for a component without couplings, and A is 1 for one without counted
      declarations; only a component without any declaration, such as one in a language that is not
      read, has no I, A and D.

    The table of text shows Ca, Ce, I, Na, Nc, A, D and H. CSV has signed distance, component
    dependency and level too; the JSON of `archcheck metrics` and `check` has also files, lines and
    tests, for modules and components. Test coverage is in none: archcheck runs no tests. Rules of
    kind `metric` can limit all of them. *Worse* says which change such a rule reports with
    `not-worse-than`.

    `archcheck metrics --explain NAME` lists the declarations and references behind each metric of a
    component.

    | Metric | Symbol | Name |
    | --- | --- | --- |
    """

  private static let conclusion = """
    ## The system

    For the whole system: the number of components that have a D, and the mean, the median and the
    population standard deviation σ = √(Σ(Dᵢ − mean)² / n) of their D. Components without a D are
    excluded from all four. If there are none, the number is 0 and the other three are undefined.

    - Range: mean and median 0…1, σ 0…0.5, dimensionless
    - Example: D of 0, 0.5 and 1 give 3 components, mean 0.5, median 0.5 and σ = √(1/6) ≈ 0.4082.
    - Source: R. C. Martin, *Clean Architecture* (2017), ch. 14; the median is added here

    """
}

extension MetricWorsening {
  /// The change in words.
  fileprivate var words: String {
    switch self {
    case .higher: "when it grows"
    case .lower: "when it declines"
    case .fartherFromZero: "when it moves away from 0 in either direction"
    }
  }
}
