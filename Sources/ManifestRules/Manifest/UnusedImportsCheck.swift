import DependencyModel
import Findings
import ProjectModel
import RuleEngine

extension ManifestCheck {
  /// `unused-imports`: a file imports a module and needs nothing of it.
  ///
  /// Four classes. *Certain*: no name that the file writes can come from the module. *Members
  /// only*: of the module's declarations the file uses members of values and names none.
  /// *Re-export*: it uses what the module re-exports, and nothing of its own. *Undecided*: names
  /// that could not be resolved, that no source of the project declares, or that stand in code of
  /// another build may come from it, or a conformance. `@_exported` imports are for others and never
  /// reported, nor are includes of the C family, which bring macros and what headers include in their
  /// turn.
  static let unusedImports = ManifestCheck(name: "unused-imports") { module, input in
    let graph = input.scope.view.graph
    var outcome = RuleOutcome(findings: [], checked: 0)
    for number in input.importsOfModule[module.int] {
      let entry = graph.imports[number]
      guard !entry.isReexported, entry.target != module, entry.module != "Swift",
        graph.files[entry.file.int].language == .swift
      else { continue }
      outcome.checked += 1
      guard let named = importUse(of: entry, input),
        let use = use(named, of: entry, in: module, input), !input.excuses(import: number)
      else { continue }
      let file = graph.files[entry.file.int]
      var from = input.scope.view.side(of: file.module, component: file.component)
      from.node = file.path
      let finding = Finding(
        UnusedImport(use: use.use), from: from, to: input.scope.view.side(of: entry),
        evidence: [input.scope.view.evidence(import: number)])
      outcome.add(
        finding, weight: input.settings.unusedImports[use.use],
        undecided: use.reason.map { reason in
          UndecidedCase(
            reason, reason == .unreadModule ? entry.module : from.component, at: finding.location)
        })
    }
    return outcome
  }

  /// What a file does with an import, and why that is undecided where it is.
  private struct JudgedUse {
    var use: ImportUse
    var reason: UndecidedCase.Reason?

    static let none = JudgedUse(use: .none)
    static let members = JudgedUse(use: .members)

    static func undecided(_ reason: UndecidedCase.Reason) -> JudgedUse {
      JudgedUse(use: .undecided, reason: reason)
    }
  }

  /// What a file does with a module that it imports, if its names tell no use of it: `nil` where it needs the
  /// import for members of values.
  ///
  /// Where members are found in imported modules only, those of values from the module need its import, written or not.
  private static func use(
    _ named: JudgedUse, of entry: ModuleImport, in module: ModuleID, _ input: ManifestInput
  ) -> JudgedUse? {
    let needsImport = input.description(module).needsImportsForMembers
    let mayBegin = named.use == .none && input.mayBeginProgram(entry)
    let use = mayBegin ? JudgedUse.members : named
    switch use.use {
    case .members: return needsImport ? nil : use
    case .none:
      let isHidden =
        needsImport ? input.mayHaveValues(of: entry) : input.mayShowValues(of: entry)
      return isHidden ? .undecided(.unresolvedNames) : use
    case .reexport, .undecided: return use
    }
  }

  /// What a file does with a module that it imports; `nil` when it names something of it.
  private static func importUse(of entry: ModuleImport, _ input: ManifestInput) -> JudgedUse? {
    let leftOut = input.scope.view.graph.leftOut
    if leftOut.files.contains(entry.file), !leftOut.filesOfPreviews.contains(entry.file) {
      return namesNothing(of: entry, input) ? .undecided(.leftOutCode) : nil
    }
    if input.qualifies(entry) {
      let isType = !input.scope.view.outsideNames.modules(declaring: entry.module).isEmpty
      return isType && namesNothing(of: entry, input) ? .undecided(.unresolvedNames) : nil
    }
    guard let target = entry.target else { return outsideUse(of: entry, input) }
    if let name = entry.declaration { return use(ofOnly: name, by: entry, target, input) }
    let modules = input.reexports.modules(with: target)
    let uses = modules.compactMap { input.uses.usesOfFile[entry.file.int][$0] }
    let previewUses = input.uses.previewUses(of: modules, in: entry.file)
    if previewUses.contains(where: \.isNominal) { return nil }
    if uses.contains(where: { !$0.nominal.isEmpty }) {
      let isForReexports =
        input.uses.usesOfFile[entry.file.int][target] == nil
        && !input.mayUse([target], by: entry)
        && unreadUse(of: [target], by: entry, input) == .none
      return isForReexports ? JudgedUse(use: .reexport) : nil
    }
    if input.mayUse(modules, by: entry) { return .undecided(.unresolvedNames) }
    if modules.contains(where: { input.mayGenerate($0) }), input.mayUseUnknown(by: entry) {
      return .undecided(.unresolvedNames)
    }
    // Costly, and most imports are decided by now.
    switch unreadUse(of: modules, by: entry, input) {
    case .named: return JudgedUse(use: .reexport)
    case .possible: return .undecided(.unreadModule)
    case .none: break
    }
    if !previewUses.isEmpty || uses.contains(where: { !$0.members.isEmpty }) { return .members }
    return conformsTypes(of: entry.file, in: modules, input)
      ? .undecided(.conformance) : JudgedUse.none
  }

  /// What a file does with the one declaration that it imports: `import struct Kit.Name`.
  private static func use(
    ofOnly name: String, by entry: ModuleImport, _ target: ModuleID, _ input: ManifestInput
  ) -> JudgedUse? {
    let graph = input.scope.view.graph
    let modules = input.reexports.modules(with: target)
    let uses = modules.compactMap { input.uses.usesOfFile[entry.file.int][$0] }
    func isMeant(_ mention: FileUses.Mention) -> Bool {
      graph.names[graph.references[mention.reference].name].equalsInBytes(name)
        || graph.nodes[graph.edges[mention.edge].to].name.equalsInBytes(name)
    }
    if uses.contains(where: { $0.nominal.contains(where: isMeant) }) { return nil }
    if !input.uses.previewUses(of: modules, in: entry.file).isEmpty {
      return .undecided(.leftOutCode)
    }
    if input.uses.mayWrite(name, in: entry.file) { return .undecided(.unresolvedNames) }
    return uses.contains { $0.members.contains(where: isMeant) } ? .members : JudgedUse.none
  }

  /// Whether one of some modules gives a type that a file uses a conformance, which takes effect without a name.
  private static func conformsTypes(
    of file: FileID, in modules: Set<ModuleID>, _ input: ManifestInput
  ) -> Bool {
    let added = modules.filter { input.conformances.addsAny($0) }
    if added.isEmpty { return false }
    let names = input.uses.namesWritten(in: file)
    return added.contains { input.conformances.mayTakeEffect(from: $0, inFileThatNames: names) }
  }

  /// What a file does with a module from outside: decided by its names where these are known.
  private static func outsideUse(of entry: ModuleImport, _ input: ManifestInput) -> JudgedUse? {
    switch input.outsideUse(of: entry.module, by: entry) {
    case .named: return nil
    case .possible: return .undecided(.unreadModule)
    case .none: return inheritsMembers(of: entry, input) ? JudgedUse.members : JudgedUse.none
    }
  }

  /// Whether a type of the file inherits from one of the imported module by way of a class of the project: what it
  /// overrides and calls on itself are members of that.
  private static func inheritsMembers(of entry: ModuleImport, _ input: ManifestInput) -> Bool {
    let types = input.memory.inheritedTypes ?? InheritedTypes(input.scope.view.graph)
    input.memory.inheritedTypes = types
    return types.names(reachedFrom: entry.file).contains { name in
      let name = input.scope.view.graph.names[name]
      return input.scope.view.outsideNames.declares(name, in: entry.module) == .yes
    }
  }

  /// Whether a file names nothing of a module that it imports, as far as its names are known.
  private static func namesNothing(of entry: ModuleImport, _ input: ManifestInput) -> Bool {
    guard let target = entry.target else {
      return input.outsideUse(of: entry.module, by: entry) != .named
    }
    return input.reexports.modules(with: target).allSatisfy {
      input.uses.usesOfFile[entry.file.int][$0]?.nominal.isEmpty ?? true
    }
  }

  /// What a file uses of the names that come with some modules and that no source here declares: of
  /// modules from outside that they re-export, of C modules and of the system's headers that these
  /// include, of macros.
  private static func unreadUse(
    of modules: Set<ModuleID>, by entry: ModuleImport, _ input: ManifestInput
  ) -> FileUses.OutsideUse {
    let graph = input.scope.view.graph
    let handedOn = modules.flatMap { input.reexports.imports(of: $0) }.map { graph.imports[$0] }
      .filter { $0.target == nil }
    let uses = Set(handedOn.map(\.module)).map { input.use(ofHandedOn: $0, by: entry) }
    if uses.contains(.named) { return .named }
    let mayBeUsed =
      uses.contains(.possible)
      || modules.contains { isPartlyUnread($0, input) } && input.mayUseUnknown(by: entry)
    return mayBeUsed ? .possible : .none
  }

  /// Whether a module has sources that were not read, or headers of the system that they include.
  private static func isPartlyUnread(_ module: ModuleID, _ input: ManifestInput) -> Bool {
    let view = input.scope.view
    let files = view.index.filesOfModule[module.int]
    return files.isEmpty || view.graph.modules[module.int].sources.count > files.count
      || input.importsOfModule[module.int].contains { number in
        let entry = view.graph.imports[number]
        return entry.target == nil && view.graph.files[entry.file.int].language != .swift
      }
  }
}
