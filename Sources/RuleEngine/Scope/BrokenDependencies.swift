import DependencyModel
import Findings
import ProjectModel
import SourceText

/// What a rule says about one reference or import.
package enum Verdict: Hashable {
  /// The rule does not speak about it.
  case unconcerned
  /// The rule allows it.
  case permitted
  /// The rule forbids it; the number tells the rule which defect it is, and `given` exceptions what
  /// the rule's captures stand for.
  case broken(Int = 0, given: MatchSet)

  /// Whether the rule forbids it.
  var isBroken: Bool {
    if case .broken = self { true } else { false }
  }
}

/// A dependency that a rule forbids, with the references or imports that prove it.
package struct BrokenDependency {
  /// The number of the verdict on its first reference.
  package var defect: Int
  /// What the rule's captures stand for in the verdict on its first reference.
  package var given: MatchSet
  /// The ends of its first reference or import.
  package var pair: ViewIndex.EndPair
  /// The side that depends.
  package var from: DependencySide
  /// The side depended on.
  package var to: DependencySide
  /// All references, by path and offset; empty for what only a manifest declares.
  package var evidence: [Evidence]
  /// Where a manifest declares it, if nothing but that is known of it.
  package var declaration: SourceLocation?
}

/// What a walk over all dependencies has found.
package struct DependencyWalk {
  /// The forbidden dependencies: edges in the order of the graph, then imports by place, then what
  /// manifests declare.
  package var broken: [BrokenDependency] = []
  /// Number of edges and imports that the rule speaks about.
  package var checked = 0
}

extension RuleScope {
  /// Judges every reference and import of the project, as far as roles, confidence and exceptions
  /// let.
  ///
  /// References make one dependency for each pair of nodes. One to a type alias is one to the type that
  /// the alias stands for too, unless it breaks the rule itself (see ``AliasUses``). An import makes one for its two
  /// modules, and only if no reference of its file breaks the rule towards that module. Where the filter
  /// speaks of imports, an include makes one for its two files, unless the import that it is, or a reference
  /// from the one file to the other, does. What a manifest declares makes one only where no reference or import does.
  ///
  /// - Parameters:
  ///   - reach: what the selectors behind `judge` have to see. References of one edge are judged one by
  ///     one where paths, supertypes or attributes count; references within one node, from file to
  ///     file, are judged only where paths count, imports from outside where `external:`
  ///     does, external names only where `symbol:` does.
  ///   - target: what the selector of the code depended on has to see; `nil` for the same. Where it tells neither
  ///     files nor nodes apart, what is reached only by way of a facade counts for that (see ``Facade``).
  ///   - source: what the selector of the code that depends has to see: where it tells files apart,
  ///     an import is a finding of its file, elsewhere of the component.
  ///   - filter: what of it the rule speaks of; `nil` for everything.
  ///   - judge: the rule's word on two ends. It must not tell ends apart that the reach does not.
  /// - Complexity: O(edges + imports) calls of `judge`; O(references) where paths count.
  package func brokenDependencies(
    reach: SelectorReach, to target: SelectorReach? = nil, from source: SelectorReach = [],
    counting filter: DependencyFilter? = nil, judge: (ViewIndex.EndPair) -> Verdict
  ) -> DependencyWalk {
    let selectsSymbols = reach.contains(.symbols)
    let seesFacades = (target ?? reach).level == .place
    let reach = reach.union(exceptionReach)
    let judging = DependencyJudging(
      scope: self, tellsPartsApart: !reach.isDisjoint(with: [.paths, .declarations]),
      seesFacades: seesFacades, filter: filter)
    judging.judgeEdges(judge)
    judging.judgeAliases(judge)
    if reach.contains(.paths) { judging.judgeFileReferences(judge) }
    judging.judgeImports(
      includingExternal: reach.contains(.externals), tellsFilesApart: source.level != .place,
      tellsPartsApart: !reach.isDisjoint(with: [.types, .declarations]), judge)
    if filter?.countsIncludes == true { judging.judgeIncludes(judge) }
    if filter?.countsDeclared == true {
      judging.judgeDeclared(includingExternal: reach.contains(.externals), judge)
    }
    return selectsSymbols ? judging.walk + brokenSymbolUses(counting: filter, judge) : judging.walk
  }
}

/// One walk over the references and imports of a project.
///
/// A class since its loops are the hottest of all rules: methods of a structure that holds as many
/// arrays retain each of them at every call.
private final class DependencyJudging {
  private(set) var walk = DependencyWalk()
  private let scope: RuleScope
  private let graph: DependencyGraph
  private let index: ViewIndex
  private let referenceEnds: [ViewIndex.EndPair]
  private let confidence: Confidence
  /// Whether the references of one edge may be judged differently.
  private let tellsPartsApart: Bool
  private let seesFacades: Bool
  private let filter: DependencyFilter?
  /// Files and the modules towards which a reference of theirs breaks the rule.
  private var broken: Set<FileTarget> = []

  /// Files and those towards which a reference or an include of theirs breaks the rule.
  private var brokenFiles: Set<FilePair> = []
  /// The imports that break the rule.
  private var brokenImports: Set<Place> = []

  private struct FileTarget: Hashable {
    var file: FileID
    var module: ModuleID
  }

  private struct FilePair: Hashable {
    var from: FileID
    var to: FileID
  }

  private struct Place: Hashable {
    var file: FileID
    var offset: UInt32
  }

  /// What uses a node, or a facade, or a type within a node.
  private struct Use: Hashable {
    var from: NodeID
    var to: Facade
    var types: MeantTypes
  }

  package init(
    scope: RuleScope, tellsPartsApart: Bool, seesFacades: Bool, filter: DependencyFilter?
  ) {
    self.scope = scope
    self.tellsPartsApart = tellsPartsApart
    self.filter = filter
    graph = scope.view.graph
    index = scope.view.index
    self.seesFacades = seesFacades && !graph.facades.isEmpty
    referenceEnds =
      seesFacades ? scope.view.index.countedEnds : scope.view.index.referenceEnds
    confidence = scope.confidence
  }

  // MARK: References

  package func judgeEdges(_ judge: (ViewIndex.EndPair) -> Verdict) {
    let suspects =
      tellsPartsApart || seesFacades ? suspectsByReference(judge) : suspectsByEdge(judge)
    let view = scope.view
    var places: [Use: Int] = [:]
    for suspect in suspects {
      let edge = graph.edges[suspect.edge]
      let references = suspect.references.filter {
        isSure(graph.references[$0]) && counts($0, to: edge.to)
          && !isExcused(referenceEnds[$0], judge)
      }
      if references.isEmpty { continue }
      let (types, facade) = (suspect.meaning.types, suspect.meaning.facade)
      var to = edge.to
      if case .alias(let alias) = facade { to = alias }
      let evidence = references.map { view.evidence(reference: $0, from: edge.from, to: to) }
      // What is named by an alias and what is reached through it are one use of the facade.
      let use = Use(from: edge.from, to: facade ?? .alias(edge.to), types: types)
      if let place = places[use], walk.broken[place].defect == suspect.defect {
        walk.broken[place].evidence += evidence
        walk.broken[place].evidence.sort { $0.location < $1.location }
      } else {
        places[use] = walk.broken.count
        walk.broken.append(
          BrokenDependency(
            defect: suspect.defect, given: suspect.given, pair: referenceEnds[references[0]],
            from: view.side(of: edge.from, type: types.from),
            to: facade.map { view.side(of: $0) } ?? view.side(of: edge.to, type: types.to),
            evidence: evidence))
      }
      let module = facade.map { graph.home(of: $0).module } ?? graph.nodes[edge.to].module
      for reference in references {
        let file = graph.references[reference].file
        broken.insert(FileTarget(file: file, module: module))
        if case .node(_, let declaring, _) = index.ends[referenceEnds[reference].to.int] {
          brokenFiles.insert(FilePair(from: file, to: declaring))
        }
      }
    }
  }

  /// Judges what is used by an alias of it.
  package func judgeAliases(_ judge: (ViewIndex.EndPair) -> Verdict) {
    var known = Set(walk.broken.map { Sides(from: $0.from.node, to: $0.to.node) })
    for use in AliasUses(graph).all {
      guard case .node(let target) = use.aliased else { continue }
      let edge = graph.edges[use.edge]
      var found: BrokenDependency?
      for reference in edge.references
      where isSure(graph.references[reference]) && counts(reference, to: target) {
        let ends = referenceEnds[reference]
        let pair = ViewIndex.EndPair(from: ends.from, to: index.homeEnds[target.int])
        guard case .broken(let defect, let given) = judge(pair), !isExcused(pair, judge) else {
          continue
        }
        if case .broken = judge(ends) { continue }
        var evidence = scope.view.evidence(reference: reference, from: edge.from, to: target)
        evidence.marks.insert(.isByAlias)
        if found == nil {
          found = BrokenDependency(
            defect: defect, given: given, pair: pair, from: scope.view.side(of: edge.from),
            to: scope.view.side(of: target), evidence: [])
        }
        found?.evidence.append(evidence)
      }
      if let found, known.insert(Sides(from: found.from.node, to: found.to.node)).inserted {
        walk.broken.append(found)
      }
    }
  }

  /// An edge that the rule forbids, unless exceptions or doubts leave nothing of it.
  private struct Suspect {
    var edge: Int
    var defect: Int
    var given: MatchSet
    var meaning = Meaning()
    var references: [Int]
  }

  /// The types within the nodes of an edge that the rule means.
  private struct MeantTypes: Hashable {
    var from: DeclarationID?
    var to: DeclarationID?
  }

  /// What references of an edge mean.
  private struct Meaning: Hashable {
    var types = MeantTypes()
    /// What they lead to in place of the edge's target.
    var facade: Facade?
  }

  /// What the rule says of a reference, and of which types around its ends it says that.
  ///
  /// What breaks the rule is told of the outermost types of which the rule says that they break it, in the
  /// way in which these do.
  private func judged(
    _ pair: ViewIndex.EndPair, _ judge: (ViewIndex.EndPair) -> Verdict
  ) -> (verdict: Verdict, types: MeantTypes) {
    let verdict = judge(pair)
    guard index.nestedTypes != nil, case .broken = verdict else { return (verdict, MeantTypes()) }
    var outermost = pair
    var types = MeantTypes()
    func isBroken(_ pair: ViewIndex.EndPair) -> Bool {
      if case .broken = judge(pair) { true } else { false }
    }
    types.from = scope.view.meantType(at: pair.from) {
      let wider = ViewIndex.EndPair(from: $0, to: pair.to)
      if isBroken(wider) { outermost.from = $0 }
      return outermost.from == $0
    }
    types.to = scope.view.meantType(at: pair.to) {
      let wider = ViewIndex.EndPair(from: outermost.from, to: $0)
      if isBroken(wider) { outermost.to = $0 }
      return outermost.to == $0
    }
    return (judge(outermost), types)
  }

  /// The edges that the rule forbids, where it says the same about all references of an edge.
  private func suspectsByEdge(_ judge: (ViewIndex.EndPair) -> Verdict) -> [Suspect] {
    let (edges, ends, confidence) = (graph.edges, referenceEnds, confidence)
    var suspects: [Suspect] = []
    var checked = 0
    for index in edges.indices {
      let edge = edges[index]
      guard edge.confidence >= confidence, !edge.references.isEmpty else { continue }
      let verdict = judge(ends[edge.references.lowerBound])
      if verdict == .unconcerned { continue }
      if filter != nil, !edge.references.contains(where: { counts($0, to: edge.to) }) { continue }
      checked += 1
      guard case .broken(let defect, let given) = verdict else { continue }
      suspects.append(
        Suspect(
          edge: index, defect: defect, given: given, references: Array(edge.references)))
    }
    walk.checked += checked
    return suspects
  }

  /// The edges of which the rule forbids references, judged one by one.
  private func suspectsByReference(_ judge: (ViewIndex.EndPair) -> Verdict) -> [Suspect] {
    let (edges, ends, confidence) = (graph.edges, referenceEnds, confidence)
    var suspects: [Suspect] = []
    var checked = 0
    for index in edges.indices where edges[index].confidence >= confidence {
      var isConcerned = false
      var last: (pair: ViewIndex.EndPair, judged: (verdict: Verdict, types: MeantTypes))?
      var places: [Meaning: Int] = [:]
      for reference in edges[index].references {
        if last?.pair != ends[reference] {
          last = (ends[reference], judged(ends[reference], judge))
        }
        guard let (verdict, types) = last?.judged, verdict != .unconcerned,
          counts(reference, to: edges[index].to)
        else { continue }
        isConcerned = true
        guard case .broken(let defect, let given) = verdict,
          !isQualifier(reference, of: edges[index].references, judge)
        else { continue }
        let facade =
          seesFacades
          ? graph.facade(of: edges[index].to, in: graph.references[reference].file) : nil
        let meaning = Meaning(types: types, facade: facade)
        let place = places[meaning] ?? suspects.count
        if place == suspects.count {
          places[meaning] = place
          suspects.append(
            Suspect(edge: index, defect: defect, given: given, meaning: meaning, references: []))
        }
        suspects[place].references.append(reference)
      }
      if isConcerned { checked += 1 }
    }
    walk.checked += checked
    return suspects
  }

  /// Whether a name only leads to that of a type within, which the rule does not forbid: to write `Kit.Door`
  /// uses `Door`.
  private func isQualifier(
    _ reference: Int, of all: Range<Int>, _ judge: (ViewIndex.EndPair) -> Verdict
  ) -> Bool {
    guard index.nestedTypes != nil, reference + 1 < all.upperBound else { return false }
    let (name, next) = (graph.references[reference], graph.references[reference + 1])
    guard name.isNominal, next.isNominal, name.file == next.file,
      case .node(_, _, .some) = index.ends[referenceEnds[reference + 1].to.int]
    else { return false }
    guard Int(name.offset) + graph.names[name.name].utf8.count + 1 == Int(next.offset) else {
      return false
    }
    if case .broken = judge(referenceEnds[reference + 1]) { return false }
    return true
  }

  private func isExcused(
    _ pair: ViewIndex.EndPair, _ judge: (ViewIndex.EndPair) -> Verdict
  ) -> Bool {
    guard !scope.exceptions.isEmpty, case .broken(_, let given) = judge(pair) else { return false }
    return scope.excuses(pair, given: given)
  }

  private func isSure(_ reference: ResolvedReference) -> Bool {
    reference.confidence >= confidence
  }

  private func counts(_ reference: Int, to node: NodeID) -> Bool {
    guard let filter else { return true }
    return filter.counts(graph.references[reference], to: node)
  }

  package func judgeFileReferences(_ judge: (ViewIndex.EndPair) -> Verdict) {
    var found: [(node: NodeID, defect: Int, given: MatchSet, references: [Int])] = []
    var places: [NodeID: Int] = [:]
    for (number, entry) in graph.fileReferences.enumerated() where isSure(entry.reference) {
      let pair = index.fileReferenceEnds[number]
      guard case .broken(let defect, let given) = judge(pair),
        filter?.counts(entry.reference, to: entry.node) != false,
        !scope.excuses(pair, given: given)
      else { continue }
      let place = places[entry.node] ?? found.count
      places[entry.node] = place
      if place == found.count { found.append((entry.node, defect, given, [])) }
      found[place].references.append(number)
    }
    for entry in found {
      let evidence = entry.references.map { scope.view.evidence(fileReference: $0) }
        .sorted { $0.location < $1.location }
      add(
        entry.defect, entry.given, index.fileReferenceEnds[entry.references[0]], from: entry.node,
        to: scope.view.side(of: entry.node), evidence: evidence)
    }
  }

  // MARK: Imports

  package func judgeImports(
    includingExternal: Bool, tellsFilesApart: Bool, tellsPartsApart: Bool,
    _ judge: (ViewIndex.EndPair) -> Verdict
  ) {
    var places: [ImportKey: Int] = [:]
    let (imported, ends) = (index.imported, index.importEnds)
    for number in imported.indices {
      if imported[number] == .itself { continue }
      if imported[number] == .external, !includingExternal { continue }
      if filter?.counts(graph.imports[number]) == false { continue }
      var pair = ends[number]
      var verdict = judge(pair)
      if tellsPartsApart, imported[number] == .external, !verdict.isBroken,
        let part = brokenPart(of: graph.imports[number], to: pair.to, judge)
      {
        (pair, verdict) = part
      }
      if verdict == .unconcerned { continue }
      walk.checked += 1
      guard case .broken(let defect, let given) = verdict, !scope.excuses(pair, given: given) else {
        continue
      }
      let entry = graph.imports[number]
      brokenImports.insert(Place(file: entry.file, offset: entry.offset))
      guard !isCovered(entry) else { continue }
      let file = graph.files[entry.file]
      let key = ImportKey(
        component: file.component, module: file.module, file: tellsFilesApart ? entry.file : nil,
        to: pair.to)
      let evidence = scope.view.evidence(import: number)
      if let place = places[key] {
        walk.broken[place].evidence.append(evidence)
      } else {
        places[key] = walk.broken.count
        var from = scope.view.side(of: file.module, component: file.component)
        if tellsFilesApart { from.node = file.path }
        walk.broken.append(
          BrokenDependency(
            defect: defect, given: given, pair: pair, from: from, to: scope.view.side(of: entry),
            evidence: [evidence]))
      }
    }
  }

  /// The part of a file that makes an import of a module from outside break the rule, where it is not said of
  /// all parts: one that names something which the module is known to declare.
  private func brokenPart(
    of entry: ModuleImport, to end: EndID, _ judge: (ViewIndex.EndPair) -> Verdict
  ) -> (pair: ViewIndex.EndPair, verdict: Verdict)? {
    for part in scope.parts(of: entry.file, importing: entry.module) {
      let pair = ViewIndex.EndPair(from: part, to: end)
      let verdict = judge(pair)
      if verdict.isBroken { return (pair, verdict) }
    }
    return nil
  }

  private struct ImportKey: Hashable {
    var component: ComponentID
    var module: ModuleID
    /// The file, where the rule speaks of parts of a component.
    var file: FileID?
    var to: EndID
  }

  /// Whether a reference of the importing file tells the same already.
  private func isCovered(_ entry: ModuleImport) -> Bool {
    guard let target = entry.target else { return false }
    return broken.contains(FileTarget(file: entry.file, module: target))
  }

  // MARK: Includes

  package func judgeIncludes(_ judge: (ViewIndex.EndPair) -> Verdict) {
    var places: [FilePair: Int] = [:]
    for entry in graph.includes where filter?.counts(entry) != false {
      let pair = ViewIndex.EndPair(
        from: index.fileEnds[entry.file.int], to: index.fileEnds[entry.target.int])
      let verdict = judge(pair)
      if verdict == .unconcerned { continue }
      walk.checked += 1
      let files = FilePair(from: entry.file, to: entry.target)
      guard case .broken(let defect, let given) = verdict, !scope.excuses(pair, given: given),
        !brokenFiles.contains(files),
        !brokenImports.contains(Place(file: entry.file, offset: entry.offset))
      else { continue }
      let evidence = scope.view.evidence(include: entry)
      if let place = places[files] {
        walk.broken[place].evidence.append(evidence)
        continue
      }
      places[files] = walk.broken.count
      walk.broken.append(
        BrokenDependency(
          defect: defect, given: given, pair: pair, from: scope.view.side(of: entry.file),
          to: scope.view.side(of: entry.target), evidence: [evidence]))
    }
  }

  // MARK: Manifests

  package func judgeDeclared(
    includingExternal: Bool, _ judge: (ViewIndex.EndPair) -> Verdict
  ) {
    let known = Set(
      walk.broken.map { Sides(from: $0.from.module, to: $0.to.module) })
    for entry in index.declared where entry.target != nil || includingExternal {
      let verdict = judge(entry.pair)
      if verdict == .unconcerned { continue }
      walk.checked += 1
      guard case .broken(let defect, let given) = verdict,
        !scope.excuses(entry.pair, given: given)
      else { continue }
      let dependency = graph.modules[entry.module].dependencies[entry.dependency]
      func side(_ module: ModuleID) -> DependencySide {
        scope.view.side(of: module, component: index.componentOfModule[module.int])
      }
      let from = side(entry.module)
      let to =
        entry.target.map(side) ?? .outside(dependency.name, module: dependency.name)
      guard !known.contains(Sides(from: from.module, to: to.module)) else { continue }
      walk.broken.append(
        BrokenDependency(
          defect: defect, given: given, pair: entry.pair, from: from, to: to, evidence: [],
          declaration: dependency.location))
    }
  }

  /// The nodes, or the modules, on both sides of a dependency.
  private struct Sides: Hashable {
    var from: String?
    var to: String?
  }

  // MARK: Shared steps

  private func add(
    _ defect: Int, _ given: MatchSet, _ pair: ViewIndex.EndPair, from: NodeID,
    to: DependencySide, evidence: [Evidence]
  ) {
    walk.broken.append(
      BrokenDependency(
        defect: defect, given: given, pair: pair, from: scope.view.side(of: from),
        to: to, evidence: evidence))
  }
}
