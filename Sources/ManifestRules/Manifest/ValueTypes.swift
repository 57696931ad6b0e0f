import DependencyModel
import ProjectModel
import RuleEngine
import SourceFacts

/// The types that values may have in files that do not write their names.
///
/// A file has a value because it names something that gives it: a variable, a function, a case, a closure's
/// parameter. What that gives is written where it is declared, or follows from what is. So the types of what a file
/// names are those of its values; what is made of a value by a member is a name of the file as well. What the
/// compiler calls without a name, such as the iterator of a `for`, belongs to the type of the value.
final class ValueTypes {
  /// Some types.
  struct Types {
    /// Those from outside the project, by their names.
    var outside: Set<String> = []
    /// Those of the project, by their declarations.
    var own: Set<DeclarationID> = []
    /// The modules with declarations whose types are not known.
    var open: Set<ModuleID> = []

    mutating func formUnion(_ other: Types) {
      outside.formUnion(other.outside)
      own.formUnion(other.own)
      open.formUnion(other.open)
    }
  }

  /// What declares something: all overloads of a name in one node.
  private struct Place: Hashable {
    var node: NodeID
    var name: String
  }

  private let scope: RuleScope
  private let table: DeclarationTable
  private let graph: DependencyGraph
  /// For each file what it references, by places in the graph.
  private var referencesOfFile: [FileID: [Int]] = [:]
  /// The same for references that lead from one file of a node to another.
  private var insideOfFile: [FileID: [Int]] = [:]
  private var externalOfFile: [FileID: [Int]] = [:]
  private var unresolvedOfFile: [FileID: [Int]] = [:]
  private var declarationsOfFile: [FileID: [DeclarationID]] = [:]
  private var declarations: [Place: [DeclarationID]] = [:]
  private var declarationsOfName: [String: [DeclarationID]] = [:]
  private var typesOfDeclaration: [DeclarationID: Types] = [:]
  private var typesOfName: [String: Types] = [:]
  private var typesOfFile: [FileID: Types] = [:]

  /// Sorts references and declarations. O(references + declarations).
  init(_ scope: RuleScope) {
    self.scope = scope
    table = scope.declarations
    graph = scope.view.graph
    for edge in graph.edges {
      for number in edge.references {
        referencesOfFile[graph.references[number].file, default: []].append(number)
      }
    }
    for (number, inside) in graph.fileReferences.enumerated() {
      insideOfFile[inside.reference.file, default: []].append(number)
    }
    for (number, reference) in graph.external.enumerated() {
      externalOfFile[reference.file, default: []].append(number)
    }
    for (number, reference) in graph.unresolved.enumerated() {
      unresolvedOfFile[reference.file, default: []].append(number)
    }
    for id in table.ids where !table[id].marks.contains(.isLocal) {
      declarationsOfFile[table[id].file, default: []].append(id)
      declarationsOfName[table[id].name, default: []].append(id)
      if let node = table[id].node {
        declarations[Place(node: node, name: table[id].name), default: []].append(id)
      }
    }
  }

  // MARK: - Files

  /// The types that values of a file may have, and those that its own types inherit from. O(names of the file and the
  /// declarations that they may mean) at the first question.
  func types(in file: FileID) -> Types {
    if let known = typesOfFile[file] { return known }
    var types = Types()
    let references =
      (referencesOfFile[file] ?? []).map { graph.references[$0] }
      + (insideOfFile[file] ?? []).map { graph.fileReferences[$0].reference }
    for reference in references { types.formUnion(self.types(of: reference)) }
    for number in unresolvedOfFile[file] ?? [] {
      types.formUnion(self.types(named: graph.names[graph.unresolved[number].name]))
    }
    for number in externalOfFile[file] ?? [] {
      let reference = graph.external[number]
      for name in [reference.declaringType, reference.madeType] {
        if let name { types.outside.insert(graph.names[name]) }
      }
      if reference.isSymbol, reference.role != .macro {
        types.outside.insert(graph.names[reference.name])
      }
    }
    for id in declarationsOfFile[file] ?? [] where table[id].kind.isTypeContext {
      addSupertypes(of: id, to: &types)
    }
    let result = closed(types)
    typesOfFile[file] = result
    return result
  }

  /// The types that declarations of a file show to others without writing them: those of variables that are public, or
  /// of inlined code, or stored in frozen types, and of closures for which a parameter names an alias.
  func typesShown(in file: FileID) -> Types {
    (declarationsOfFile[file] ?? []).reduce(into: Types()) { types, id in
      let declaration = table[id]
      if declaration.access >= .package, !declaration.parameters.isEmpty {
        let parameters = scope.declaredTypes(in: file)[id]?.parameters ?? []
        if parameters.contains(where: { $0?.form == .closure && $0?.aliases.isEmpty == false }) {
          types.formUnion(self.types(of: id))
        }
      }
      guard declaration.kind == .variable, declaration.type == nil,
        declaration.access >= .package || has(["usableFromInline"], id)
          || declaration.isStored && declaration.parent.map({ has(["frozen"], $0) }) == true
      else { return }
      types.formUnion(self.types(of: id))
    }
  }

  /// Whether others compile the body of some declaration of a file, and see all that it uses.
  func isInlined(in file: FileID) -> Bool {
    (declarationsOfFile[file] ?? []).contains {
      has(["inlinable", "_alwaysEmitIntoClient", "_transparent", "backDeployed"], $0)
    }
  }

  /// Whether a type of a file is where the program begins.
  func isProgram(_ file: FileID) -> Bool {
    (declarationsOfFile[file] ?? []).contains { has(["main"], $0) }
  }

  private func has(_ attributes: Set<String>, _ id: DeclarationID) -> Bool {
    table[id].attributes.contains { attributes.contains($0.type.name) }
  }

  // MARK: - Declarations

  /// The declaration of a type.
  subscript(id: DeclarationID) -> Declaration { table[id] }

  private func types(of reference: ResolvedReference) -> Types {
    guard let target = reference.target else { return Types() }
    let declaration = table[target]
    var types = Types()
    let meant =
      declaration.node.flatMap { declarations[Place(node: $0, name: declaration.name)] } ?? [target]
    for id in meant { types.formUnion(self.types(of: id)) }
    guard declaration.kind.isTypeContext else { return types }
    types.own.insert(declaration.subject ?? target)
    if reference.role == .call || reference.role == .attribute {
      // An initialiser, be it the one that the compiler writes for the stored properties.
      for member in table.members(of: target)
      where table[member].kind == .initializer || table[member].isStored {
        types.formUnion(self.types(of: member))
      }
    }
    return types
  }

  /// The types that anything of a name in the project may give.
  private func types(named name: String) -> Types {
    if let known = typesOfName[name] { return known }
    let types = (declarationsOfName[name] ?? []).reduce(into: Types()) {
      $0.formUnion(self.types(of: $1))
    }
    typesOfName[name] = types
    return types
  }

  /// The types that a declaration writes, or has without writing them.
  private func types(of id: DeclarationID) -> Types {
    if let known = typesOfDeclaration[id] { return known }
    let declaration = table[id]
    var types = Types()
    let written = scope.declaredTypes(in: declaration.file)[id]
    for type in [written?.type] + (written?.parameters ?? []) {
      for part in type?.all ?? [] { add(part, of: declaration, to: &types) }
    }
    if declaration.kind == .variable {
      if written?.type == nil { types.open.insert(declaration.module) }
      // What a wrapper projects is of its own type.
      for attribute in declaration.attributes
      where attribute.type.name.utf8.first.map({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 })
        == true
      {
        types.outside.insert(attribute.type.name)
        for id in declarationsOfName[attribute.type.name] ?? [] where table[id].kind.isNominalType {
          types.own.insert(id)
        }
      }
    }
    typesOfDeclaration[id] = types
    return types
  }

  private func add(_ type: DeclaredType, of declaration: Declaration, to types: inout Types) {
    if let own = type.declaration {
      types.own.insert(own)
    } else if type.written.name.isEmpty {
      if type.form == .unknown { types.open.insert(declaration.module) }
    } else if type.form != .generic, type.written.name.utf8.allSatisfy(\.isOfName) {
      types.outside.insert(type.written.name)
    }
  }

  private func addSupertypes(of id: DeclarationID, to types: inout Types) {
    for supertype in table.supertypes(of: id) {
      if let own = supertype.declaration {
        types.own.insert(own)
      } else {
        types.outside.insert(supertype.name)
      }
    }
  }

  /// Some types with what they inherit from, and with what the compiler makes of their values without a name. O(types
  /// reached).
  private func closed(_ start: Types) -> Types {
    var types = start
    var seen: Set<DeclarationID> = []
    var pending = Array(start.own)
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      var further = Types()
      addSupertypes(of: next, to: &further)
      for member in table.members(of: next) {
        let isNameless =
          table[member].kind == .subscript || UnnamedMembers.contains(table[member].name)
        if isNameless { further.formUnion(self.types(of: member)) }
      }
      pending += further.own
      types.formUnion(further)
    }
    return types
  }
}

/// Members that the compiler uses without anybody writing their names.
enum UnnamedMembers {
  /// Whether a name is that of one; subscripts and initialisers are others.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = [
    "callAsFunction", "dynamicallyCall", "main", "makeAsyncIterator", "makeIterator", "next",
    "projectedValue", "wrappedValue",
  ]
}

extension UInt8 {
  /// Whether it is part of a name.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
