import DependencyModel
import ProjectModel
import RuleEngine
import SourceFacts
import StandardLibrary

// Whether a file needs a module of which it names nothing: for what its values are, and for what others see of them.

extension ManifestInput {
  /// Whether a file may use members of values from a module that it imports without naming anything that is known to be of
  /// it, such as an initialiser that a literal or a leading dot stands for, or the iterator of a `for`.
  ///
  /// - Complexity: O(types that values of the file may have).
  func mayHaveValues(of entry: ModuleImport) -> Bool {
    if isSurelyBrought(entry) { return false }
    return reach(of: entry, valueTypes.types(in: entry.file))
  }

  /// Whether others may see what a file uses of a module that it imports, though it names nothing of it: in code that is
  /// inlined, or in the type of a variable for others that has none written. The compiler wants to see an import
  /// for that in the file itself.
  func mayShowValues(of entry: ModuleImport) -> Bool {
    let values = valueTypes
    if isSurelyBrought(entry) { return false }
    if values.isInlined(in: entry.file) {
      return reach(of: entry, values.types(in: entry.file))
    }
    return reach(of: entry, values.typesShown(in: entry.file))
  }

  /// Whether a module that a file imports may declare the `main()` of a program that begins there.
  func mayBeginProgram(_ entry: ModuleImport) -> Bool {
    guard valueTypes.isProgram(entry.file) else { return false }
    guard let target = entry.target else {
      let known = scope.view.outsideNames
      return known.names(with: entry.module).mayHaveMember("main") == .yes
        && !outsideModules(seenIn: entry.file).contains {
          $0 != entry.module && known.module($0, brings: entry.module)
        }
    }
    return reexports.modules(with: target).contains { unnamedMembers[$0]?.givesMain == true }
  }

  private var valueTypes: ValueTypes {
    if let known = memory.valueTypes { return known }
    let made = ValueTypes(scope)
    memory.valueTypes = made
    return made
  }

  /// Whether another import of the file surely brings a module along.
  private func isSurelyBrought(_ entry: ModuleImport) -> Bool {
    let known = scope.view.outsideNames
    return outsideModules(seenIn: entry.file, under: entry.condition).contains {
      $0 != entry.module && known.module($0, surelyBrings: entry.module)
    }
  }

  /// Whether some types may be of the module of an import, or have members that it declares.
  private func reach(of entry: ModuleImport, _ types: ValueTypes.Types) -> Bool {
    guard let target = entry.target else { return mayBe(of: entry, types) }
    let modules = reexports.modules(with: target)
    if types.own.contains(where: { modules.contains(valueTypes[$0].module) }) { return true }
    let given = modules.reduce(into: Set<String>()) {
      $0.formUnion(unnamedMembers[$1]?.types ?? [])
    }
    if !given.isEmpty {
      if !types.outside.isDisjoint(with: given) { return true }
      if types.own.contains(where: { given.contains(valueTypes[$0].name) }) { return true }
    }
    let handedOn = modules.flatMap { reexports.imports(of: $0) }
      .map { scope.view.graph.imports[$0] }.filter { $0.target == nil }
    if handedOn.contains(where: { mayBe(of: $0.module, types, in: entry) }) { return true }
    return types.open.contains { module in
      modules.contains(module) || imports(module) { $0.target.map(modules.contains) == true }
    } && hasOpenValues(entry.file)
  }

  private func mayBe(of entry: ModuleImport, _ types: ValueTypes.Types) -> Bool {
    mayBe(of: entry.module, types, in: entry)
  }

  /// Whether some types may be of a module from outside, or their members have such types.
  private func mayBe(
    of module: String, _ types: ValueTypes.Types, in entry: ModuleImport
  ) -> Bool {
    let known = scope.view.outsideNames
    let module = known.wholeOfPart(module)
    let isKnown = known.isKnown(module)
    var isPossible = false
    for name in types.outside {
      // A module that nobody imports is none that the project could mean.
      let homes = known.modules(declaring: name).filter { modulesInReach.contains($0) }
      if homes.isEmpty {
        isPossible = isPossible || !StandardLibraryNames.hasTopLevel(name)
      } else if isKnown {
        if known.declares(name, in: module) == .yes { return true }
        isPossible = isPossible || homes.contains { known.module($0, brings: module) }
      }
    }
    isPossible =
      isPossible
      || types.open.contains { user in imports(user) { known.wholeOfPart($0.module) == module } }
    return isPossible && hasOpenValues(entry.file)
  }

  /// The known modules that come with what some module of the project imports.
  private var modulesInReach: Set<String> {
    if let known = memory.modulesInReach { return known }
    let known = scope.view.outsideNames
    let found = importersOfOutside.keys.reduce(into: Set<String>()) {
      $0.formUnion(known.modules(broughtBy: $1))
    }
    memory.modulesInReach = found
    return found
  }

  /// Whether some import of a module is such.
  private func imports(_ module: ModuleID, _ isMeant: (ModuleImport) -> Bool) -> Bool {
    importsOfModule[module.int].contains { isMeant(scope.view.graph.imports[$0]) }
  }

  /// Whether a file does something with values of which it is not known what they are.
  private func hasOpenValues(_ file: FileID) -> Bool {
    scope.view.graph.files[file].hasOpenBrackets || uses.hasOpenMembers(in: file)
  }

  /// For each module what it gives to types of others that nobody need write.
  private var unnamedMembers: [ModuleID: UnnamedGifts] {
    if let known = memory.unnamedGifts { return known }
    let graph = scope.view.graph
    var gifts: [ModuleID: UnnamedGifts] = [:]
    for name in graph.declaredNames where name.access >= .package {
      let node = graph.nodes[name.node]
      let text = graph.names[name.name]
      if text == "main" { gifts[node.module, default: UnnamedGifts()].givesMain = true }
      guard let type = node.extendedTypeName,
        name.kind == .subscript || name.kind == .initializer || UnnamedMembers.contains(text)
      else { continue }
      gifts[node.module, default: UnnamedGifts()].types.insert(type)
    }
    memory.unnamedGifts = gifts
    return gifts
  }
}

/// What a module adds to types of others that is used without a name.
struct UnnamedGifts {
  /// The types.
  var types: Set<String> = []
  /// Whether it declares the `main()` with which a program begins.
  var givesMain = false
}
