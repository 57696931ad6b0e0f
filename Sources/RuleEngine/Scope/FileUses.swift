import DependencyModel
import Findings
import ProjectModel
import SourceFacts
import SourceText
import StandardLibrary

/// What each file uses of which module, and which of its names have no known meaning.
package struct FileUses: Sendable {
  /// What a file uses of a module.
  package struct Use: Sendable {
    /// References that name a type, function or variable of the module, or a type nested in one,
    /// by offset.
    package var nominal: [Mention] = []
    /// References to members, by offset.
    package var members: [Mention] = []

    /// Uses nothing.
    package init() {}
  }

  /// A reference of an edge, both by their places in the graph.
  package struct Mention: Sendable {
    package var edge: Int
    package var reference: Int
  }

  /// For each file the modules that its references lead to.
  package private(set) var usesOfFile: [[ModuleID: Use]]
  /// Whether, and why not surely, a file uses a module from outside of which everything is known.
  package enum OutsideUse: Sendable {
    /// It writes a name that the module declares.
    case named
    /// It writes names, or members of values, that may come from the module.
    case possible
    /// Nothing that it writes can come from the module.
    case none
  }

  /// For each file its names that mean no declaration of the project, by place in the graph.
  private let externalOfFile: [[Int]]
  /// For each name that means no declaration of the project, whether it may be from a module outside: neither the
  /// standard library nor the compiler has it.
  private let areFromOutside: [Bool]
  /// For each file its names that could not be resolved, by place in the graph.
  private let unresolvedOfFile: [[Int]]
  /// For each module what it declares for those that import it.
  private let offers: [Offer]
  /// For each module what it declares for those that import it with `@testable`.
  private let testableOffers: [Offer]
  /// For each file with previews that are left out what these use of which module.
  private let previewsOfFile: [FileID: [LeftOutCode.PreviewUse]]
  private let graph: DependencyGraph

  /// What a module declares for others.
  private struct Offer: Sendable {
    /// The names.
    var names: Set<GlobalName> = []
    /// The types from elsewhere that get an initialiser: a call of one may mean it.
    var initialized: Set<String> = []
    /// Whether a type from elsewhere gets a subscript.
    var hasSubscript = false
    /// The operators of the standard library that it has functions for, which need be of no type of its own.
    var operators: Set<GlobalName> = []
    /// Whether it has a function that only the compiler calls, and that no file need name.
    var isCalledByCompiler = false
  }

  /// Nothing of any file, for checks that look at none.
  package init(without graph: DependencyGraph) {
    self.graph = graph
    (usesOfFile, externalOfFile, unresolvedOfFile) = ([], [], [])
    (offers, testableOffers, previewsOfFile, areFromOutside) = ([], [], [:], [])
  }

  /// Sorts references by file. O(references + declarations).
  package init(_ view: ArchitectureView) {
    graph = view.graph
    let fileCount = graph.files.count
    usesOfFile = Self.uses(view.graph)
    externalOfFile = Self.numbers(graph.external.map(\.file), fileCount)
    areFromOutside = graph.external.map { Self.isFromOutside($0, named: view.graph.names[$0.name]) }
    unresolvedOfFile = Self.numbers(graph.unresolved.map(\.file), fileCount)
    offers = Self.offers(graph, from: .package)
    testableOffers = Self.offers(graph, from: .internal)
    previewsOfFile = Dictionary(grouping: graph.leftOut.previewUses, by: \.file)
  }

  /// The parts of a file that name something which a module from outside itself declares: the names by
  /// their places in the graph, in the order written.
  func names(of module: String, in file: FileID, _ known: KnownModuleNames) -> [Int] {
    externalOfFile[file.int].filter { number in
      let reference = graph.external[number]
      if reference.node == nil || reference.isMember { return false }
      return known.isHome(module, of: graph.names[reference.name])
        || reference.madeType.map { known.isHome(module, of: graph.names[$0]) } == true
    }
  }

  private static func offers(_ graph: DependencyGraph, from access: AccessLevel) -> [Offer] {
    var offers = [Offer](repeating: Offer(), count: graph.modules.count)
    for name in graph.declaredNames where name.access >= access {
      let node = graph.nodes[name.node]
      offers[node.module.int].names.insert(name.name)
      let text = graph.names[name.name]
      if node.kind == .function || node.kind == .extension, operators.contains(text) {
        offers[node.module.int].operators.insert(name.name)
      }
      if text == "~=" || Self.calledByCompiler.contains(text) {
        // Who uses a builder or kind of text of the module itself names that, or what takes it.
        if text == "~=" || node.kind == .extension {
          offers[node.module.int].isCalledByCompiler = true
        }
      }
      guard let type = node.extendedTypeName else { continue }
      if name.kind == .initializer { offers[node.module.int].initialized.insert(type) }
      if name.kind == .subscript { offers[node.module.int].hasSubscript = true }
    }
    return offers
  }

  /// What the parts of texts, and the lines of result builders, become calls of.
  private static let calledByCompiler: Set<String> = [
    "appendInterpolation", "buildArray", "buildBlock", "buildEither", "buildExpression",
    "buildFinalResult", "buildLimitedAvailability", "buildOptional", "buildPartialBlock",
  ]

  private static func numbers(_ files: [FileID], _ count: Int) -> [[Int]] {
    var numbers = [[Int]](repeating: [], count: count)
    for (number, file) in files.enumerated() { numbers[file.int].append(number) }
    return numbers
  }

  private static func uses(_ graph: DependencyGraph) -> [[ModuleID: Use]] {
    var uses = [[ModuleID: Use]](repeating: [:], count: graph.files.count)
    for (number, edge) in graph.edges.enumerated() {
      let target = graph.nodes[edge.to].module
      guard graph.nodes[edge.from].module != target else { continue }
      for index in edge.references {
        let reference = graph.references[index]
        let mention = Mention(edge: number, reference: index)
        if reference.isNominal {
          uses[reference.file.int][target, default: Use()].nominal.append(mention)
        } else {
          uses[reference.file.int][target, default: Use()].members.append(mention)
        }
      }
    }
    func precedes(_ left: Mention, _ right: Mention) -> Bool {
      let (first, second) = (graph.references[left.reference], graph.references[right.reference])
      return (first.offset, left.reference) < (second.offset, right.reference)
    }
    for file in uses.indices {
      for module in uses[file].keys {
        uses[file][module]?.nominal.sort(by: precedes)
        uses[file][module]?.members.sort(by: precedes)
      }
    }
    return uses
  }

  /// References as evidence. O(references · log lines).
  package func evidence(_ mentions: [Mention], in view: ArchitectureView) -> [Evidence] {
    mentions.map { mention in
      let edge = graph.edges[mention.edge]
      return view.evidence(reference: mention.reference, from: edge.from, to: edge.to)
    }
  }

  // MARK: Possible uses

  /// What the previews of a file that are left out use of some modules of the project, as far as it
  /// is resolved.
  package func previewUses(
    of modules: Set<ModuleID>, in file: FileID
  ) -> [LeftOutCode.PreviewUse] {
    previewsOfFile[file]?.filter { modules.contains($0.module) } ?? []
  }

  /// Whether a file writes something without a known meaning that one of some modules of the
  /// project may declare for it.
  ///
  /// - Parameters:
  ///   - isTestable: whether the file sees what is internal to the modules.
  ///   - known: the modules from outside whose macros write nothing of the project's.
  package func mayUse(
    _ modules: Set<ModuleID>, in file: FileID, isTestable: Bool = false, _ known: KnownModuleNames
  ) -> Bool {
    let offers = modules.map { (isTestable ? testableOffers : self.offers)[$0.int] }
    for number in unresolvedOfFile[file.int] {
      let name = graph.unresolved[number].name
      if offers.contains(where: { $0.names.contains(name) }) { return true }
    }
    if offers.contains(where: \.isCalledByCompiler) { return true }
    // Brackets behind a value of a known type are resolved like members.
    if graph.files[file].hasOpenBrackets, offers.contains(where: \.hasSubscript) { return true }
    let types = offers.reduce(into: Set<String>()) { $0.formUnion($1.initialized) }
    for number in externalOfFile[file.int] {
      let reference = graph.external[number]
      // What an unknown macro writes in the file's place, nobody can see.
      if reference.role == .macro, areFromOutside[number],
        known.modules(declaring: graph.names[reference.name]).isEmpty
      {
        return true
      }
      if reference.role == .operator,
        offers.contains(where: { $0.operators.contains(reference.name) })
      {
        return true
      }
      if reference.role == .call, reference.declaringType == nil,
        types.contains(graph.names[reference.name])
      {
        return true
      }
    }
    guard !types.isEmpty else { return false }
    return usesOfFile[file.int].values.contains { use in
      use.nominal.contains {
        let reference = graph.references[$0.reference]
        return reference.role == .call && types.contains(graph.names[reference.name])
      }
    }
  }

  /// Whether a file writes a member of something of which it is not known what it is.
  package func hasOpenMembers(in file: FileID) -> Bool {
    !unresolvedOfFile[file.int].isEmpty
      || externalOfFile[file.int].contains { number in
        let reference = graph.external[number]
        guard reference.isMember || reference.role == .keyPath else { return false }
        // A member of the library's own types is none of another module.
        return reference.declaringType.map { !StandardLibraryNames.hasTopLevel(graph.names[$0]) }
          ?? true
      }
  }

  /// Whether a file writes a name and it is not known what that means.
  package func mayWrite(_ name: String, in file: FileID) -> Bool {
    unresolvedOfFile[file.int].contains {
      graph.names[graph.unresolved[$0].name].equalsInBytes(name)
    }
      || externalOfFile[file.int].contains {
        let reference = graph.external[$0]
        return !reference.isMember && graph.names[reference.name].equalsInBytes(name)
      }
  }

  /// Whether a file writes a name that some unknown module from outside may declare: one that is
  /// neither of the project nor of the standard library, nor of the known modules that it sees.
  package func mayUseUnknown(
    in file: FileID, seeing seen: Set<String>, _ known: KnownModuleNames
  ) -> Bool {
    let names = seen.filter { known.isKnown($0) }.map { known.surelyWith($0) }
    let isOpen = externalOfFile[file.int].contains { number in
      let reference = graph.external[number]
      return areFromOutside[number] && !isOfKnown(reference, names, known)
    }
    if isOpen { return true }
    return unresolvedOfFile[file.int].contains { number in
      let reference = graph.unresolved[number]
      let name = graph.names[reference.name]
      return reference.role == .operator
        ? !Self.operators.contains(name) : !StandardLibraryNames.hasMember(name)
    }
  }

  /// What a file uses of a known module from outside, or of what that hands on and no other import
  /// brings.
  ///
  /// A name that no known module declares may come from any. Where the file imports an unknown one, it
  /// is that one's, unless the module's list may lack it. A member is the module's where no other module
  /// that the file sees has one of its name.
  ///
  /// - Parameters:
  ///   - seen: all modules from outside whose names the file sees.
  ///   - mayDeclare: whether other files allow that a name which no list has comes from a known module.
  /// - Complexity: O(names of the file that are not resolved to the project).
  package func use(
    of module: String, in file: FileID, seeing seen: Set<String>, _ known: KnownModuleNames,
    mayDeclare: (GlobalName, _ module: String) -> Bool
  ) -> OutsideUse {
    let needed = modulesNeeded(in: file, among: seen, known)
    let own = known.names(with: module, besides: seen, needing: needed)
    let all = seen.map { known.names(with: $0) }
    let importsUnknown = seen.contains { !known.isKnown($0) }
    let seenModules = all.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
    /// What a member tells that is none of the project's.
    func use(ofMember reference: ExternalReference) -> OutsideUse {
      let name = graph.names[reference.name]
      let isUnlikeLibrary = reference.marks.contains(.isUnlikeLibrary)
      // A list that lacks names lacks members as well.
      if isUnlikeLibrary, own.mayHaveMember(name) == .no, known.mayLack(macro: false, in: module) {
        return .possible
      }
      if !mayBeMember(name, own, isUnlikeLibrary: isUnlikeLibrary) {
        // One that no list has is of a module whose list lacks it.
        let isUnlisted =
          !importsUnknown && reference.declaringType == nil
          && !StandardLibraryNames.hasMember(name) && known.mayLack(macro: false, in: module)
          && all.allSatisfy { $0.mayHaveMember(name) == .no }
        return isUnlisted ? .possible : .none
      }
      if let type = reference.declaringType.map({ graph.names[$0] }),
        all.contains(where: { $0.haveMember(name, of: type) })
      {
        if !own.haveMember(name, of: type) { return .none }
        let others = all.filter { $0.modules.isDisjoint(with: own.modules) }
        return others.contains { $0.haveMember(name, of: type) } ? .possible : .named
      }
      return all.allSatisfy { $0.lackMember(name, besides: own) } ? .named : .possible
    }
    var isPossible = false
    for number in externalOfFile[file.int] {
      let reference = graph.external[number]
      let name = graph.names[reference.name]
      if reference.role == .operator {
        switch self.use(ofOperator: reference, own) {
        case .named: return .named
        case .possible: isPossible = true
        case .none: break
        }
        continue
      }
      if isOfCompiler(reference) {
        let isBrought = seen.contains { $0 != module && known.module($0, brings: "Foundation") }
        if reference.role == .attribute, !isBrought, own.modules.contains("Foundation") {
          return .named
        }
        continue
      }
      if reference.isMember || reference.role == .keyPath {
        switch use(ofMember: reference) {
        case .named: return .named
        case .possible: isPossible = true
        case .none: break
        }
        continue
      }
      if own.declares(name) == .yes { return .named }
      guard areFromOutside[number] else { continue }
      if reference.role != .attribute, StandardLibraryNames.hasTopLevel(name) {
        // A type of the standard library with an initialiser that it may not have itself.
        isPossible = isPossible || mayInitialize(name, reference, own)
      } else if !known.modules(declaring: name).contains(where: seenModules.contains) {
        // A member of the type around it is written like a name of its own.
        let isMember =
          StandardLibraryNames.hasMember(name) || all.contains { $0.mayHaveMember(name) == .yes }
        let isMacro = reference.role == .macro || reference.role == .attribute
        let mayBeOwn =
          !importsUnknown
          || known.mayLack(macro: isMacro, in: module) && mayDeclare(reference.name, module)
        switch isMember ? use(ofMember: reference) : mayBeOwn ? .possible : .none {
        case .named: return .named
        case .possible: isPossible = true
        case .none: break
        }
      }
    }
    for number in unresolvedOfFile[file.int] where !isPossible {
      let name = graph.names[graph.unresolved[number].name]
      isPossible = own.declares(name) == .yes || mayBeMember(name, own)
    }
    return isPossible ? .possible : .none
  }

  /// What an operator tells that is none of the project's. One of the standard library that means none of another type is
  /// its own; where the types of the operands are not known, it is not resolved.
  private func use(
    ofOperator reference: ExternalReference, _ own: KnownModuleNames.ImportedNames
  ) -> OutsideUse {
    let name = graph.names[reference.name]
    if let type = reference.declaringType.map({ graph.names[$0] }) {
      return own.haveMember(name, of: type) ? .named : .none
    }
    if Self.operators.contains(name) { return .none }
    return own.declares(name) == .yes || own.mayHaveMember(name) == .yes ? .named : .none
  }

  /// What a file uses of a module that is a part of Foundation on some platforms, and that declares some names alone.
  ///
  /// - Complexity: O(names of the file that are not resolved to the project).
  package func use(ofPartOfFoundation names: Set<String>, in file: FileID) -> OutsideUse {
    var isPossible = false
    for number in externalOfFile[file.int] {
      let reference = graph.external[number]
      let type = reference.declaringType ?? reference.madeType
      if let type, names.contains(graph.names[type]) { return .named }
      if !reference.isMember {
        if names.contains(graph.names[reference.name]) { return .named }
      } else if type == nil, areFromOutside[number] {
        isPossible = true
      }
    }
    return isPossible || !unresolvedOfFile[file.int].isEmpty ? .possible : .none
  }

  /// Whether a name is one of some known modules. What is called may have an initialiser that another
  /// module adds.
  private func isOfKnown(
    _ reference: ExternalReference, _ modules: [KnownModuleNames.ImportedNames],
    _ known: KnownModuleNames
  ) -> Bool {
    if let type = reference.declaringType.map({ graph.names[$0] }) {
      // What other files import explains nothing in this one.
      let homes = known.modules(declaring: type)
      return homes.isEmpty || StandardLibraryNames.hasTopLevel(type)
        || modules.contains { !$0.modules.isDisjoint(with: homes) }
    }
    if reference.isMember || reference.role == .keyPath { return false }
    if isOfCompiler(reference) { return modules.contains { $0.modules.contains("Foundation") } }
    let name = graph.names[reference.name]
    let isInitialized = reference.role == .call && name.first?.isUppercase == true
    return !isInitialized && modules.contains { $0.declares(name) == .yes }
  }

  /// The umbrella frameworks among the modules that a file sees without which it would lack a name: no
  /// other one of them brings it. O(names of the file · modules).
  package func modulesNeeded(
    in file: FileID, among seen: Set<String>, _ known: KnownModuleNames
  ) -> Set<String> {
    let names = Set(outsideNames(in: file).map { graph.names[$0.name] })
    return known.modulesNeeded(for: names, among: seen)
  }

  /// Whether one of some modules may declare the initialiser that a type of the standard library is
  /// called with: of the type itself, or of a protocol that it conforms to.
  private func mayInitialize(
    _ type: String, _ reference: ExternalReference, _ modules: KnownModuleNames.ImportedNames
  ) -> Bool {
    if modules.mayHaveMember("init") == .unknown { return true }
    return ([type] + StandardLibraryNames.protocolsWithForeignInitializers).contains {
      modules.haveMember("init", of: $0)
    }
  }

  /// - Parameter isUnlikeLibrary: whether it is called with labels that the library's have not.
  private func mayBeMember(
    _ name: String, _ names: KnownModuleNames.ImportedNames, isUnlikeLibrary: Bool = false
  ) -> Bool {
    (isUnlikeLibrary || !StandardLibraryNames.hasMember(name)) && names.mayHaveMember(name) != .no
  }

  private static func isFromOutside(_ reference: ExternalReference, named name: String) -> Bool {
    if reference.role == .operator { return !operators.contains(name) }
    if reference.role == .macro { return !compilerMacros.contains(name) }
    // What is a type in the library is none of its attributes: `@Codable` is some module's macro.
    if reference.role == .attribute, name.first?.isUppercase == true {
      return !typesForAttributes.contains(name)
    }
    if reference.isMember || reference.role == .keyPath {
      return reference.marks.contains(.isUnlikeLibrary) || !StandardLibraryNames.hasMember(name)
    }
    if reference.role == .call, StandardLibraryNames.typesWithForeignInitializers.contains(name) {
      return true
    }
    return !StandardLibraryNames.hasTopLevel(name)
  }

  /// Names that a file writes by themselves and that are neither of the project nor of the standard
  /// library, with their places in the graph.
  package func outsideNames(in file: FileID) -> [(name: GlobalName, number: Int)] {
    externalOfFile[file.int].compactMap { number in
      let reference = graph.external[number]
      return reference.isSymbol && areFromOutside[number] ? (reference.name, number) : nil
    }
  }

  /// The names of the types and functions that a file names and that its module does not declare.
  package func namesWritten(in file: FileID) -> Set<String> {
    var names = Set(
      externalOfFile[file.int].lazy.map { graph.external[$0] }.filter(\.isSymbol).map {
        graph.names[$0.name]
      })
    for use in usesOfFile[file.int].values {
      for mention in use.nominal {
        names.insert(graph.names[graph.references[mention.reference].name])
      }
    }
    return names
  }

  /// Whether the compiler itself knows a macro or an attribute, which no module declares.
  private func isOfCompiler(_ reference: ExternalReference) -> Bool {
    let name = graph.names[reference.name]
    return switch reference.role {
    case .macro: Self.compilerMacros.contains(name)
    case .attribute: Self.objectiveCAttributes.contains(name)
    default: false
    }
  }

  private static let compilerMacros: Set<String> = [
    "available", "colorLiteral", "column", "dsohandle", "error", "externalMacro", "file", "fileID",
    "fileLiteral", "filePath", "function", "imageLiteral", "isolation", "keyPath", "line",
    "selector", "sourceLocation", "unavailable", "warning",
  ]

  /// The attributes that need Foundation to be loaded, from whatever module.
  private static let objectiveCAttributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSCopying", "NSManaged", "nonobjc", "objc", "objcMembers",
  ]

  /// The types of the library that are attributes, and attributes of the compiler that look like types.
  private static let typesForAttributes: Set<String> = objectiveCAttributes.union([
    "MainActor", "NSApplicationMain", "Sendable", "TaskLocal", "UIApplicationMain",
  ])

  /// The operators of the standard library.
  private static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "!", "??",
    "...", "..<", "=", "+=", "-=", "*=", "/=", "%=", "&", "|", "^", "~", "<<", ">>", "&<<", "&>>",
    "&=", "|=", "^=", "<<=", ">>=", "&<<=", "&>>=", "&+", "&-", "&*", "&+=", "&-=", "&*=", "~=",
    "?",
    ".==", ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^", "->",
  ]
}

extension GraphNode {
  /// Of an extension of a type from elsewhere the last part of that type's name, else `nil`.
  package var extendedTypeName: String? { extendedTypePath?.last.map(String.init) }

  /// Of an extension of a type from elsewhere that type's name with those around it, the outermost first, with the name of
  /// its module before it where that is one of the project; else `nil`.
  package var extendedTypePath: [Substring]? {
    guard kind == .extension, name.hasPrefix("(extension of "), name.hasSuffix(")") else {
      return nil
    }
    return name.dropFirst("(extension of ".count).dropLast().partsOfName
  }
}
