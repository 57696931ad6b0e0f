import DependencyModel
import Findings
import ProjectModel
import RuleEngine

extension ManifestCheck {
  /// `symbol-without-import`: a file uses a module of the project that it does not import.
  ///
  /// An import of a module that re-exports another counts for both, and what one file of a module
  /// imports with `@_exported` for all its files. Three classes. *Named*: the file names a
  /// declaration of the module. *Members only*: it uses members of values. *Undecided*: it writes a
  /// name that the module declares, but also imports modules from outside of which it is not known
  /// whether they declare it; none declares a name that begins with the module's own. Files of the C family are not judged: what
  /// a header includes comes with it.
  static let symbolWithoutImport = ManifestCheck(name: "symbol-without-import") { module, input in
    var outcome = RuleOutcome(findings: [], checked: 0)
    let own = input.reexports.modules(with: module)
    let known = input.used(by: module)
      .union(input.declaredNames(of: module).flatMap { input.modules(named: $0) })
      .subtracting([module])
    for file in input.scope.view.index.filesOfModule[module.int]
    where input.scope.view.graph.files[file.int].language == .swift {
      let seen = modulesSeen(in: file, own, input)
      let found = usesWithoutImport(in: file, seen, input)
      let named = namesWithoutImport(in: file, of: known.subtracting(seen), input)
      outcome.checked += 1
      for target in Set(found.keys).union(named.keys).sorted() {
        if input.isExcused(module, target) { continue }
        let use = found[target] ?? FileUses.Use()
        add(&outcome, file, target, use, named[target] ?? [], input)
      }
    }
    return outcome
  }

  private static func add(
    _ outcome: inout RuleOutcome, _ file: FileID, _ target: ModuleID, _ use: FileUses.Use,
    _ named: [Evidence], _ input: ManifestInput
  ) {
    let view = input.scope.view
    let summary = view.graph.files[file.int]
    var from = view.side(of: summary.module, component: summary.component)
    from.node = summary.path
    let outside = input.outsideModules(seenIn: file)
    let named = named.filter { name in
      !outside.contains { view.outsideNames.declares(name.symbol, in: $0) == .yes }
    }
    let mayComeFromOutside = outside.contains { !view.outsideNames.isKnown($0) }
    if named.isEmpty, use.nominal.isEmpty, use.members.isEmpty { return }
    let kind: ManifestSettings.MissingImportClass
    let evidence: [Evidence]
    if !use.nominal.isEmpty {
      (kind, evidence) = (.named, input.uses.evidence(use.nominal, in: view))
    } else if !named.isEmpty,
      !mayComeFromOutside
        || named.contains(where: { isTelling($0.symbol, of: input.description(target).name) })
    {
      (kind, evidence) = (.named, named)
    } else if !use.members.isEmpty {
      (kind, evidence) = (.members, input.uses.evidence(use.members, in: view))
    } else {
      (kind, evidence) = (.undecided, named)
    }
    let finding = Finding(
      MissingImport(isNominal: kind != .members), from: from, to: input.side(of: target),
      evidence: evidence)
    outcome.add(
      finding, weight: input.settings.missingImports[kind],
      undecided: kind == .undecided
        ? UndecidedCase(.unresolvedNames, from.component, at: finding.location) : nil)
  }

  /// Whether a name is made of a module's: `CartSetup` of `Cart`.
  private static func isTelling(_ name: String, of module: String) -> Bool {
    guard module.utf8.count >= 4, name.utf8.starts(with: module.utf8) else { return false }
    return name.dropFirst(module.count).first?.isUppercase == true
  }

  /// The modules whose names a file sees: those that all files of its module do, and those that come
  /// with its imports.
  private static func modulesSeen(
    in file: FileID, _ own: Set<ModuleID>, _ input: ManifestInput
  ) -> Set<ModuleID> {
    let graph = input.scope.view.graph
    var seen = own
    for number in input.scope.view.index.importsOfFile[file.int] {
      if let target = graph.imports[number].target {
        seen.formUnion(input.reexports.modules(with: target))
      }
    }
    return seen
  }

  private static func usesWithoutImport(
    in file: FileID, _ seen: Set<ModuleID>, _ input: ManifestInput
  ) -> [ModuleID: FileUses.Use] {
    let names = Set(seen.map { input.description($0).name })
    let graph = input.scope.view.graph
    return input.uses.usesOfFile[file.int].filter { module, _ in
      !seen.contains(module) && !names.contains(input.description(module).name)
    }.mapValues { use in
      // A type nested in one that an imported module offers by an alias is a member of it.
      var use = use
      let isMember = { (mention: FileUses.Mention) in
        graph.facade(of: graph.edges[mention.edge].to, in: file) != nil
      }
      use.members += use.nominal.filter(isMember)
      use.nominal.removeAll(where: isMember)
      return use
    }
  }

  /// The names that mean nothing which the file sees, but that one of some modules declares: those
  /// which other files of the same module import, or which its manifest declares.
  private static func namesWithoutImport(
    in file: FileID, of modules: Set<ModuleID>, _ input: ManifestInput
  ) -> [ModuleID: [Evidence]] {
    var found: [ModuleID: [Evidence]] = [:]
    for (name, number) in input.uses.outsideNames(in: file) {
      guard let target = input.publicHome(of: name), modules.contains(target) else { continue }
      found[target, default: []].append(input.scope.view.evidence(external: number))
    }
    return found
  }
}
