import Containment
import DependencyModel
import ProjectModel
import RuleLanguage
import SourceFacts
import SourceText

/// How a graph is built.
package struct GraphOptions: Sendable {
  /// Whether previews have nodes and edges.
  package var includesPreviews: Bool
  /// Number of threads; the result is the same for any.
  package var jobs: Int
  /// The build whose code counts; `nil` for the code of all branches of `#if`. That the project's
  /// own modules can be imported need not be said.
  package var configuration: BuildConfiguration?
  /// Whether the types found on the way are kept for a `ReferenceExplainer`; they take memory.
  package var keepsTypes: Bool
  /// Source files of the project that no module has, so that they are not read.
  package var unreadSources: [String] = []
  /// What an earlier run found.
  package var earlier: ResolutionRecord?
  /// What decides what names mean apart from the files; `nil` where nothing is taken over or kept.
  package var situation: ContentID?

  /// Makes options; previews are left out.
  package init(
    includesPreviews: Bool = false, jobs: Int = 1, configuration: BuildConfiguration? = nil,
    keepsTypes: Bool = false
  ) {
    self.keepsTypes = keepsTypes
    self.includesPreviews = includesPreviews
    self.jobs = jobs
    self.configuration = configuration
  }
}

/// A project's graph, and how it was divided into components.
package struct ResolvedProject: Sendable {
  /// Who depends on whom.
  package var graph: DependencyGraph
  /// What belongs to which component, and what each pattern took.
  package var components: ComponentAssignment
  /// The files of which not everything was resolved, because it took too many steps.
  package var problems: [Problem]
  /// What the table of declarations is made from when it is asked for.
  let symbols: SymbolTable
  /// The node of each declaration.
  let nodes: NodeTable
  /// The types of values, where the options said that they are kept.
  let types: KnownValueTypes?
  /// The types of variables that have none written, as far as they are known.
  let inferredTypes: [ID<Symbol>: ValueType]
  /// Of how many files the references were taken over from an earlier run.
  package let knownFiles: Int
  /// What a later run can take over; `nil` where nothing was to be kept.
  package let record: ResolutionRecord?
}

/// Resolves what all units name and builds the type graph from it.
///
/// - Parameters:
///   - modules: the project's modules.
///   - units: the files, sorted by path, then module.
///   - library: what `StandardLibrary.interface` declares, which lets chains be typed through the standard library's
///     members.
///   - definitions: the configuration's components, in its order.
/// - Returns: the graph, sorted throughout: the same units give the same graph, whatever the number
///   of jobs.
/// - Complexity: linear in facts and references, plus sorting the references.
package func buildGraph(
  modules: [ModuleDescription], units: [SourceUnit], library: LibraryInterface? = nil,
  definitions: [ComponentDefinition] = [], options: GraphOptions = GraphOptions()
) -> ResolvedProject {
  let build = options.configuration.map { $0.knowing(modules) }
  let possible = Journal.during(.conditions) { possibleCode(of: units, modules) }
  let units = Journal.during(.conditions) {
    build.map { built(possible, modules, in: $0) } ?? possible
  }
  let table = Journal.during(.declarations) {
    makeSymbolTable(units: units, modules: modules, library: library, jobs: options.jobs)
  }
  let partition = ComponentPartition(
    table: table, modules: modules, units: units, definitions: definitions)
  let nodes = Journal.during(.declarations) {
    NodeTable(
      table: table, componentOf: partition.component(of:),
      includesPreviews: options.includesPreviews)
  }
  let types = KnownValueTypes(table: table, count: units.count, jobs: options.jobs)
  let reuse = ReferenceReuse(
    options.earlier, situation: options.situation, table: table, count: units.count,
    inferred: types.inferred)
  let found = resolveUnits(
    table: table, types: types, nodes: nodes, count: units.count, jobs: options.jobs,
    reuse: options.keepsTypes ? nil : reuse)
  let resolved = found.map(\.references)
  // Types that nobody asks for again make room for the graph.
  let keptTypes = options.keepsTypes ? types : nil
  let edges = EdgeTable(resolved)
  var leftOut = leftOutCode(
    of: possible, table: table, in: build, includesPreviews: options.includesPreviews)
  leftOut.previewUses = resolved.flatMap { $0.previewUses.sorted() }
  let unread = UnreadIncludes(of: options.unreadSources, table)
  var nameCounts = sum(resolved, \.names)
  nameCounts += unread.counts
  let imports = moduleImports(table)
  let graph = DependencyGraph(
    modules: modules,
    files: units.enumerated().map { index, unit in
      SourceFileSummary(
        path: unit.path, module: unit.module,
        component: partition.assignment.componentOfFile[index], language: unit.facts.language,
        byteCount: unit.byteCount, codeLines: unit.facts.codeLines, lines: unit.facts.lines,
        hasOpenBrackets: resolved[index].hasOpenBrackets, qualifiers: resolved[index].qualifiers)
    },
    components: partition.assignment.components, nodes: nodes.nodes, edges: edges.edges,
    references: edges.references, fileReferences: edges.fileReferences,
    imports: imports, includes: fileIncludes(table),
    facades: FacadeSearch(table, nodes.nodes, edges, imports).found(),
    unresolved: unread.added(to: resolved.map(\.unresolved)),
    external: resolved.flatMap(\.external), declaredNames: declaredNames(table, nodes),
    names: unread.names.strings, conditions: table.declarations.conditions,
    nameCounts: nameCounts, memberCounts: sum(resolved, \.members),
    leftOut: leftOut)
  return ResolvedProject(
    graph: graph, components: partition.assignment,
    problems: zip(units, resolved).filter(\.1.isCutShort).map { cutShort($0.0.path) },
    symbols: table, nodes: nodes,
    types: keptTypes, inferredTypes: types.inferred,
    knownFiles: found.count { $0.isKnown },
    record: options.keepsTypes ? nil : reuse?.record(found.map(\.entry)))
}

private func cutShort(_ path: String) -> Problem {
  Problem(
    .resolutionLimit,
    message: "To find out what this file names takes more steps than a file of its size gets, so "
      + "some of it counts as unresolved. Look for types that name each other in a circle, or for "
      + "hundreds of declarations of one name.",
    location: SourceLocation(path: path))
}

/// The units without the code that no build can have. Whether a module of the project can be imported
/// is open here, since a build may leave it out, unless the file has alternatives of which its module
/// has one.
private func possibleCode(
  of units: [SourceUnit], _ modules: [ModuleDescription]
) -> [SourceUnit] {
  var alternatives = AlternativeImports(modules)
  var known: [BuildCondition: Bool] = [:]
  func isPossible(_ condition: BuildCondition) -> Bool {
    if !condition.isCompound { return true }
    if let answer = known[condition] { return answer }
    let answer = ConditionWorlds.areConsistent([condition])
    known[condition] = answer
    return answer
  }
  var marks = UnitMarks(units)
  return units.ids.map { index in
    var unit = units[index]
    if unit.facts.conditions.count <= 1 { return unit }
    marks.move(to: index)
    unit.facts = unit.facts.withoutImpossibleCode(isPossible)
    unit.facts = alternatives.built(unit)
    return unit
  }
}

extension BuildCondition {
  /// Whether it has parts that may contradict each other.
  fileprivate var isCompound: Bool {
    switch self {
    case .all, .any: true
    case .not(let inner): inner.isCompound
    case .always, .flag, .call, .version, .unknown: false
    }
  }
}

/// The units without the code that a build certainly lacks.
private func built(
  _ units: [SourceUnit], _ modules: [ModuleDescription], in configuration: BuildConfiguration
) -> [SourceUnit] {
  var marks = UnitMarks(units)
  return units.ids.map { index in
    marks.move(to: index)
    var unit = units[index]
    unit.facts = unit.facts.restricted(to: configuration.of(unit, modules))
    return unit
  }
}

/// Which component each top-level declaration belongs to.
private struct ComponentPartition {
  let assignment: ComponentAssignment
  private let componentOfRoot: Column<Symbol, ComponentID?>
  private let unitOfSymbol: Column<Symbol, ID<SourceUnit>>

  init(
    table: SymbolTable, modules: [ModuleDescription], units: [SourceUnit],
    definitions: [ComponentDefinition]
  ) {
    let byDeclaration = definitions.contains { definition in
      definition.clauses.contains { $0.criterion == .declarations }
    }
    var roots: [ID<Symbol>] = []
    if byDeclaration {
      roots = table.types.symbols.ids.filter {
        table[$0].parent == nil && !table[$0].isForeign
      }
    }
    assignment = assignComponents(
      modules: modules, files: units.map { ($0.path, $0.module) },
      declarations: roots.map {
        (Self.id(of: $0, table), table[$0].declaringUnit.file)
      },
      definitions: definitions)
    var components = Column<Symbol, ComponentID?>(
      repeating: nil, count: table.types.symbols.count)
    for (root, component) in zip(roots, assignment.componentOfDeclaration) {
      components[root] = component
    }
    componentOfRoot = components
    unitOfSymbol = Column(table.types.symbols.map(\.declaringUnit))
  }

  /// The id that `declarations:` patterns see: of an extension that of its type in the same module.
  private static func id(of root: ID<Symbol>, _ table: SymbolTable) -> String {
    let symbol = table[root]
    let module = table.scopes.module(of: symbol.declaringUnit)
    var named = root
    if symbol.kind == .extension {
      if let type = table.types.extendedType(of: root), table.module(of: type) == module {
        named = type
      }
    }
    while let outer = table[named].parent { named = outer }
    return table.declarations.modules[module].name + "." + table.names[table[named].name]
  }

  func component(of symbol: ID<Symbol>) -> ComponentID {
    componentOfRoot[symbol] ?? assignment.componentOfFile[unitOfSymbol[symbol].int]
  }
}

private func moduleImports(_ table: SymbolTable) -> [ModuleImport] {
  var marks = UnitMarks(table.declarations.units)
  return table.declarations.units.ids.flatMap { unit in
    marks.move(to: unit)
    return table.declarations.units[unit].facts.imports.enumerated().compactMap { place, fact in
      moduleImport(
        fact, at: place, inUnit: unit, table,
        condition: table.declarations.condition(fact.condition, in: unit))
    }
  }
}

private func fileIncludes(_ table: SymbolTable) -> [FileInclude] {
  let (declarations, graph) = (table.declarations, table.scopes.imports.includes)
  guard declarations.hasCFamily else { return [] }
  return declarations.units.ids.flatMap { unit -> [FileInclude] in
    guard declarations.isCFamily(unit) else { return [] }
    return zip(graph.targets[unit], declarations.units[unit].facts.imports).compactMap {
      target, fact in
      guard case .unit(let included) = target, included != unit else { return nil }
      return FileInclude(
        file: unit.file, target: included.file, path: fact.path, offset: fact.offset,
        condition: declarations.condition(fact.condition, in: unit))
    }
  }
}

/// An import of a unit; `nil` for one of the unit's own module.
///
/// - Parameter place: its number among the imports of the unit; `nil` for one that the chosen build
///   leaves out.
func moduleImport(
  _ fact: ImportFact, at place: Int?, inUnit unit: ID<SourceUnit>, _ table: SymbolTable,
  condition: ConditionID
) -> ModuleImport? {
  let module = table.declarations.units[unit].module
  let target = table.scopes.imports.importedModule(fact, at: place, inUnit: unit)
  if target == module { return nil }
  let written = table.names[table.declarations.name(fact.module, in: unit)]
  var entry = ModuleImport(
    file: unit.file,
    module: target.flatMap { fact.form.isHeader ? table.declarations.modules[$0].name : nil }
      ?? written,
    path: fact.path, target: target, offset: fact.offset,
    isReexported: table.scopes.imports.isReexported(fact, byUnit: unit),
    isTestable: fact.marks.contains(.testable), access: fact.access, condition: condition)
  entry.declaration = fact.declaration.map {
    table.names[table.declarations.name($0, in: unit)]
  }
  return entry
}

private func sum(
  _ resolved: [UnitReferences], _ counts: KeyPath<UnitReferences, ResolutionCounts>
) -> ResolutionCounts {
  resolved.reduce(into: ResolutionCounts()) { $0 += $1[keyPath: counts] }
}
