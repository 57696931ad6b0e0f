import DependencyModel
import Findings
import JSONText
import ProjectModel
import RuleEngine
import SourceFacts
import SourceText

extension ManifestCheck {
  /// `import-access`: an import is `public` although nothing that the file declares for others needs
  /// the module, or narrower than a declaration for others that names something of it.
  ///
  /// The first is reported where the file declares nothing that is as visible as the import, or where
  /// none of what is names the module and nothing in the file is unresolved that may come from it.
  /// Bodies, and values of properties whose types are written, need no public import unless they are
  /// inlined. The second is what the compiler refuses; it is reported where the written type of a declaration
  /// or its inheritance clause names a type of the module.
  ///
  /// An import without a level is internal where the feature `InternalImportsByDefault` is on in every
  /// build of the module; else it is public, and nothing is said of it.
  static let importAccess = ManifestCheck(name: "import-access") { module, input in
    let graph = input.scope.view.graph
    var outcome = RuleOutcome(findings: [], checked: 0)
    let standard: AccessLevel? =
      input.description(module).importsInternallyByDefault ? .internal : nil
    let files = input.filesWithAccess(in: module, standard)
    for number in input.importsOfModule[module.int] {
      let entry = graph.imports[number]
      guard let interface = files[entry.file], !entry.isReexported,
        let access = entry.access ?? standard
      else { continue }
      outcome.checked += 1
      let defect: ImportAccess?
      if access >= .package {
        defect =
          interface.needs(entry, at: access, input)
          ? nil : ImportAccess(written: access.keyword, needed: nil, names: [])
      } else {
        let names = interface.exposedNames(of: entry, input)
        defect =
          names.isEmpty
          ? nil
          : ImportAccess(
            written: access.keyword + (entry.access == nil ? " by default" : ""), needed: "public",
            names: names)
      }
      guard let defect, !input.excuses(import: number) else { continue }
      let file = graph.files[entry.file.int]
      var from = input.scope.view.side(of: file.module, component: file.component)
      from.node = file.path
      outcome.findings.append(
        Finding(
          defect, from: from, to: input.scope.view.side(of: entry),
          evidence: [input.scope.view.evidence(import: number)]))
    }
    return outcome
  }
}

/// An import with an access level that does not fit what the file declares.
struct ImportAccess: Defect {
  static let name = "import-access"
  static let rationale =
    "A public import makes all users of the module build what is imported, needed or not."

  /// The level written.
  var written: String
  /// The level that it should have; `nil` for none at all, or `internal`.
  var needed: String?
  /// What declarations for others name of the module, sorted.
  var names: [String]

  static let form: JSONForm<Self>? = .object {
    JSONField(
      "written", \.written, .string,
      "The access level of the import; `internal by default` where none is written.")
    JSONField(
      "names", \.names, .strings,
      "What public declarations name of the module; empty where the import is too wide.")
  }

  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    if needed == nil {
      return "\(context.statement) as \(written), but nothing that is \(written) in it needs that"
    }
    return "\(context.statement) as \(written), but its public declarations name "
      + names.quotedList
  }

  func fix(in context: DefectContext) -> String {
    let module = context.to?.module ?? context.rule
    return needed.map { "Write '\($0) import \(module)'." } ?? "Write 'internal import \(module)'."
  }
}

/// What one file declares for others.
private struct FileInterface {
  /// The declarations of the file, widest access included.
  var declarations: [DeclarationID]

  /// Whether something in the file that is at least as visible as an import may need it.
  func needs(_ entry: ModuleImport, at access: AccessLevel, _ input: ManifestInput) -> Bool {
    let table = input.scope.declarations
    let level = min(access, .public)
    let visible = Set(
      declarations.filter { id in
        table[id].access >= level || table[id].kind == .extension || isInFrozen(id, table)
          || table[id].attributes.contains {
            ["inlinable", "usableFromInline", "_alwaysEmitIntoClient"].contains($0.type.name)
          }
      })
    if visible.isEmpty { return false }
    guard let target = entry.target else { return true }
    let modules = input.reexports.modules(with: target)
    if input.mayUse(modules, by: entry) { return true }
    return modules.contains { module in
      if input.scope.view.index.filesOfModule[module.int].isEmpty { return true }
      guard let use = input.uses.usesOfFile[entry.file.int][module] else { return false }
      return (use.nominal + use.members).contains { mention in
        isSeen(input.scope.view.graph.references[mention.reference], visible, table)
      }
    }
  }

  /// Whether others see a reference: it stands in what some declarations show.
  private func isSeen(
    _ reference: ResolvedReference, _ visible: Set<DeclarationID>, _ table: DeclarationTable
  ) -> Bool {
    guard let place = reference.owner else { return true }
    let owner = table.nonlocal(place)
    return visible.contains(owner)
      && (reference.offset < table[owner].body || showsBody(owner, table))
  }

  /// Whether others see the body of a declaration too, or the value of a property that a frozen type stores.
  private func showsBody(_ id: DeclarationID, _ table: DeclarationTable) -> Bool {
    func has(_ attributes: Set<String>, _ id: DeclarationID) -> Bool {
      table[id].attributes.contains { attributes.contains($0.type.name) }
    }
    if has(["inlinable", "_alwaysEmitIntoClient", "_transparent", "backDeployed"], id) {
      return true
    }
    return isInFrozen(id, table)
  }

  /// Whether a property is stored in a type whose layout others may rely on, whatever its own access.
  private func isInFrozen(_ id: DeclarationID, _ table: DeclarationTable) -> Bool {
    guard let type = table[id].parent, table[id].isStored else { return false }
    return table[type].attributes.contains { ["frozen", "_fixed_layout"].contains($0.type.name) }
  }

  /// The names of a module that public declarations of the file write in their types and inheritance
  /// clauses, sorted.
  func exposedNames(of entry: ModuleImport, _ input: ManifestInput) -> [String] {
    guard let target = entry.target,
      let use = input.uses.usesOfFile[entry.file.int][target]
    else { return [] }
    let graph = input.scope.view.graph
    let table = input.scope.declarations
    var names: Set<String> = []
    for mention in use.nominal {
      let reference = graph.references[mention.reference]
      guard reference.role == .typePosition || reference.role == .inheritance,
        let owner = reference.owner, table[owner].access >= .public
      else { continue }
      let name = graph.names[reference.name]
      if writes(name, table[owner]) { names.insert(name) }
    }
    return names.sorted { $0.precedesInBytes($1) }
  }

  private func writes(_ name: String, _ declaration: Declaration) -> Bool {
    if declaration.kind == .extension {
      return declaration.inherited.contains { $0.name == name }
    }
    let types =
      [declaration.type].compactMap(\.self) + declaration.parameters.compactMap(\.type)
      + declaration.inherited.map(\.text)
    return types.contains { text in
      text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }
  }
}

extension DeclarationTable {
  /// The declaration that a local one, or a generic parameter, belongs to; itself for any other.
  fileprivate func nonlocal(_ id: DeclarationID) -> DeclarationID {
    var id = id
    while let parent = self[id].parent,
      self[id].marks.contains(.isLocal) || self[id].kind == .genericParameter
    {
      id = parent
    }
    return id
  }
}

extension ManifestInput {
  /// What the files of Swift of a module declare that write an access level before some import.
  ///
  /// - Parameter standard: the level of imports without one, if that is known.
  fileprivate func filesWithAccess(
    in module: ModuleID, _ standard: AccessLevel?
  ) -> [FileID: FileInterface] {
    let graph = scope.view.graph
    var files: [FileID: FileInterface] = [:]
    for number in importsOfModule[module.int] {
      let entry = graph.imports[number]
      guard
        entry.access != nil
          || standard != nil && graph.files[entry.file.int].path.hasSuffix(".swift")
      else { continue }
      files[graph.imports[number].file] = FileInterface(declarations: [])
    }
    guard !files.isEmpty else { return files }
    let table = scope.declarations
    for id in table.ids { files[table[id].file]?.declarations.append(id) }
    return files
  }
}
