import DependencyModel
import ProjectModel
import RuleEngine
import SourceFacts
import SourceText
import StandardLibrary

/// What modules give each other by being linked, without an import: symbols with names of C, code that runs
/// by itself.
///
/// Reference semantics on purpose: what files write is collected when it is first asked for. It lives as long as a
/// check runs and never crosses threads.
final class LinkedSymbols {
  private let graph: DependencyGraph
  /// The modules with Swift code that other languages call, or that calls other languages, by the name of a symbol.
  private let named: Set<ModuleID>
  /// The modules of the C family, or with symbols of C, of whose declarations others can name none: nothing is public, or
  /// stands in a header, while a library that they add to may find them. And those with code that Objective-C starts by
  /// itself, or that replaces other code.
  private let linkedOnly: Set<ModuleID>
  /// The modules of whose declarations others can name some.
  private let offering: Set<ModuleID>
  /// The modules that add to types of a library, or to those of another module.
  private let adding: Set<ModuleID>
  /// For each module the names from outside that its Swift files write by themselves.
  private lazy var written = Self.written(graph)

  /// Attributes that tie a declaration to the name of a symbol.
  private static let attributes: Set<String> = [
    "_cdecl", "_expose", "_extern", "_objcImplementation", "_silgen_name", "c", "implementation",
  ]

  /// The attribute of a function that takes the place of another one as soon as it is loaded.
  private static let replacement = "_dynamicReplacement"

  /// The class methods that Objective-C calls by itself.
  private static let startingMethods: Set<String> = ["initialize", "load"]

  /// Looks at attributes and declarations. O(references + declarations).
  init(_ graph: DependencyGraph, _ known: KnownModuleNames) {
    self.graph = graph
    var named: Set<ModuleID> = []
    var starting: Set<ModuleID> = []
    for reference in graph.external
    where reference.role == .attribute && graph.files[reference.file].language == .swift {
      let name = graph.names[reference.name]
      let module = graph.files[reference.file].module
      if Self.attributes.contains(name) { named.insert(module) }
      if name == Self.replacement { starting.insert(module) }
    }
    // Swift code without anything public may be waiting for it; what has a symbol of its own is not, nor what adds to a
    // library that may find it.
    let adding = Self.addingToLibraries(graph, known)
    var hidden = Set<ModuleID>()
    var offering: Set<ModuleID> = []
    for name in graph.declaredNames {
      let module = graph.nodes[name.node].module
      let file = graph.nodes[name.node].file
      let isSwift = graph.files[file].language == .swift
      let isOffered = name.access >= .package
      if isOffered, isSwift || SourceFileKind.isHeader(graph.files[file].path) {
        offering.insert(module)
      } else if !isSwift || named.contains(module) || adding.contains(module) {
        hidden.insert(module)
      }
      if !isSwift, Self.startingMethods.contains(graph.names[name.name]) { starting.insert(module) }
    }
    self.named = named
    self.offering = offering
    self.adding = adding
    linkedOnly = hidden.subtracting(offering).union(starting)
  }

  /// The modules with a type that inherits from one of a library which they import, or with an extension of such a
  /// type: neither the project, nor the system, nor the language has it. And those with an extension of a type of
  /// another module of the project, which may look its own members up.
  private static func addingToLibraries(
    _ graph: DependencyGraph, _ known: KnownModuleNames
  ) -> Set<ModuleID> {
    var importers: Set<ModuleID> = []
    for entry in graph.imports
    where entry.target == nil && !SystemModules.contains(entry.module) {
      importers.insert(graph.files[entry.file].module)
    }
    func isOfLibrary(_ name: String) -> Bool {
      !StandardLibraryNames.hasTopLevel(name)
        && !known.modules(declaring: name).contains(where: SystemModules.contains)
    }
    let modules = Set(graph.modules.map(\.name))
    func isOfProject(_ extended: [Substring]) -> Bool {
      extended.count > 1 && extended.first.map { modules.contains(String($0)) } == true
    }
    var adding: Set<ModuleID> = []
    for reference in graph.external where reference.role == .inheritance {
      let module = graph.files[reference.file].module
      guard importers.contains(module), !adding.contains(module) else { continue }
      if isOfLibrary(graph.names[reference.name]) { adding.insert(module) }
    }
    for node in graph.nodes where !adding.contains(node.module) {
      guard node.extended == nil, let extended = node.extendedTypePath, let type = extended.last
      else { continue }
      if isOfProject(extended) || importers.contains(node.module) && isOfLibrary(String(type)) {
        adding.insert(node.module)
      }
    }
    return adding
  }

  private static func written(_ graph: DependencyGraph) -> [Set<String>] {
    var written = [Set<GlobalName>](repeating: [], count: graph.modules.count)
    for reference in graph.external
    where reference.role != .attribute && reference.isSymbol
      && graph.files[reference.file].language == .swift
    {
      written[graph.files[reference.file].module.int].insert(reference.name)
    }
    return written.map { names in Set(names.lazy.map { graph.names[$0] }) }
  }

  /// Whether a module may need another one that it never imports to be linked: one that others can name nothing of is
  /// there for that alone.
  func mayNeed(_ target: ModuleID, in module: ModuleID, isSwift: Bool) -> Bool {
    linkedOnly.contains(target) || named.contains(target) && (!isSwift || named.contains(module))
  }

  /// Whether others can name a declaration of a module.
  func offersAny(_ module: ModuleID) -> Bool { offering.contains(module) }

  /// Whether a module has a type that inherits from one of a library which it imports, or that conforms to a protocol of
  /// it, or an extension of a type of another module.
  func addsToLibrary(_ module: ModuleID) -> Bool { adding.contains(module) }

  /// Whether a module writes a name that a product is known to declare, or one like the product's, such as
  /// `ServiceContext` for `ServiceContextModule`: what the module imports may hand it on. O(names written).
  func mayName(_ product: String, in module: ModuleID, _ known: KnownModuleNames) -> Bool {
    let letters = ModuleDescription.letters(of: product)
    return written[module.int].contains { name in
      if known.modules(declaring: name).contains(product) { return true }
      let own = ModuleDescription.letters(of: name)
      return own.count > 4 && (letters.starts(with: own) || own.starts(with: letters))
    }
  }
}

extension ManifestInput {
  /// What modules give each other by being linked; found at the first question.
  var linkedSymbols: LinkedSymbols {
    if let known = memory.linkedSymbols { return known }
    let found = LinkedSymbols(scope.view.graph, scope.view.outsideNames)
    memory.linkedSymbols = found
    return found
  }

  /// The names that sources import which no module compiles, and for whose sake a module may declare dependencies:
  /// those below its folder, such as templates or what a test builds, and all of the project as soon as one of them
  /// imports the module, as those of an application do that no manifest leads to. O(text of those sources) at the first
  /// question about a module.
  func looseImports(of module: ModuleID) -> Set<String> {
    if let known = memory.looseImports[module] { return known }
    var names = importsBelowFolder(of: module)
    let unowned = importsOfUnownedSources
    if unowned.contains(description(module).name) { names.formUnion(unowned) }
    memory.looseImports[module] = names
    return names
  }

  private func importsBelowFolder(of module: ModuleID) -> Set<String> {
    let own = description(module)
    guard !own.folder.isEmpty else { return [] }
    let compiled = memory.compiledSources(scope.view.graph)
    return imports(
      of: scope.view.files.paths(below: own.folder).lazy.filter {
        SourceFileKind(path: $0) == .swift && !compiled.contains(ByteKey($0))
      })
  }

  private var importsOfUnownedSources: Set<String> {
    if let known = memory.unownedImports { return known }
    let names = imports(
      of: scope.view.project.unownedSources.lazy.filter { SourceFileKind(path: $0) == .swift })
    memory.unownedImports = names
    return names
  }

  /// The names that Swift sources import. O(text).
  private func imports(of paths: some Sequence<String>) -> Set<String> {
    var names: Set<String> = []
    for path in paths {
      guard let text = scope.view.files.text(path) else { continue }
      for line in text.utf8.split(whereSeparator: \.endsLine) where mayImport(line) {
        let words = line.split { $0.isBlank }
        // Attributes and an access level may stand in front of it, and the kind of a declaration behind it.
        guard let place = words.prefix(3).firstIndex(where: { $0.elementsEqual("import".utf8) }),
          words[..<place].allSatisfy({ startsLikeImport($0[$0.startIndex]) })
        else { continue }
        for word in words[(place + 1)...].prefix(2) {
          let name = word.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ";") }
          names.insert(String(decoding: name, as: UTF8.self))
        }
      }
    }
    return names
  }

  /// Whether the first letter of a line is one that an import may have: asked first, since most lines have another.
  private func mayImport(_ line: Substring.UTF8View) -> Bool {
    line.first { !$0.isBlank }.map(startsLikeImport) ?? false
  }

  /// Whether a byte begins an attribute, an access level or the word `import`.
  private func startsLikeImport(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "f"), UInt8(ascii: "i"), UInt8(ascii: "p"): true
    default: false
    }
  }
}
