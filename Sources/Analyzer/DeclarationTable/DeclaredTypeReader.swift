import DependencyModel
import SourceFacts
import SourceText
import StandardLibrary

extension ResolvedProject {
  /// The types that the declarations of a file write, or that the values of variables give them.
  ///
  /// - Complexity: linear in the types written in the file and in the aliases that they name.
  func declaredTypes(in file: FileID) -> [DeclarationID: DeclaredTypes] {
    let unit = ID<SourceUnit>(file)
    let facts = symbols.declarations.units[unit].facts
    var reader = DeclaredTypeReader(symbols)
    var result: [DeclarationID: DeclaredTypes] = [:]
    for (index, fact) in facts.declarations.enumerated() {
      let symbol = symbols.declarations.firstSymbol[unit].advanced(by: index)
      var types = DeclaredTypes()
      if let type = fact.type, fact.kind != .extension, fact.kind != .genericParameter {
        types.type = reader.type(type, in: unit)
        types.expanded = reader.expandedText(type, in: unit)
      } else if let inferred = inferredTypes[symbol] {
        types.type = reader.type(inferred)
      }
      types.parameters = facts[fact.parameterTypes].map { type in
        type.id.map { reader.type($0, in: unit) }
      }
      if types.type != nil || !types.parameters.isEmpty {
        result[DeclarationID(symbol.int)] = types
      }
    }
    return result
  }
}

/// Takes types apart into what they are made of.
struct DeclaredTypeReader {
  /// Parts of one type that are read at most; aliases of aliases can have any number.
  private static let maximumParts = 500
  /// Aliases that are followed from one to the next at most; broken code has circles of them.
  private static let maximumDepth = 16

  private let table: SymbolTable
  private var resolvers: [ID<SourceUnit>: TypeResolver] = [:]
  private var texts: [ID<SourceUnit>: TypeText] = [:]
  private var budget = 0

  /// Reads the types of a table.
  init(_ table: SymbolTable) { self.table = table }

  /// A written type of a unit.
  mutating func type(_ index: ID<TypeFact>, in unit: ID<SourceUnit>) -> DeclaredType {
    budget = Self.maximumParts
    return read(index, in: unit, depth: 0)
  }

  /// A written type of a unit as text, with what typealiases of the project stand for; `nil` where it names none.
  mutating func expandedText(_ index: ID<TypeFact>, in unit: ID<SourceUnit>) -> String? {
    budget = Self.maximumParts
    let text = text(index, in: unit, depth: 0)
    return budget == Self.maximumParts ? nil : text
  }

  private mutating func text(
    _ index: ID<TypeFact>, in unit: ID<SourceUnit>, depth: Int
  ) -> String {
    let writer = texts[unit, default: TypeText(table.declarations.units[unit].facts)]
    return writer.text(of: index) { expansion(of: $0, in: unit, depth: depth) }
  }

  /// What a name stands for, if it is that of an alias; each one that is followed costs one of the budget.
  private mutating func expansion(
    of index: ID<TypeFact>, in unit: ID<SourceUnit>, depth: Int
  ) -> TypeText.Expansion? {
    guard budget > 0, depth < Self.maximumDepth, let alias = alias(namedBy: index, in: unit),
      let target = table.declarations.fact(alias).type
    else { return nil }
    budget -= 1
    let home = table[alias].declaringUnit
    let kind = table.declarations.units[home].facts.types[target].kind
    if kind == .named || kind == .member,
      let further = expansion(of: target, in: home, depth: depth + 1)
    {
      return further
    }
    return TypeText.Expansion(text: text(target, in: home, depth: depth + 1), isLoose: kind.isLoose)
  }

  /// The typealias of the project, one without generic parameters, that a written type names.
  private mutating func alias(
    namedBy index: ID<TypeFact>, in unit: ID<SourceUnit>
  ) -> ID<Symbol>? {
    guard table.declarations.units[unit].facts.types[index].parts.isEmpty else { return nil }
    let meaning = resolvers[unit, default: TypeResolver(table: table, unit: unit)]
      .meaning(of: index)
    guard case .symbols(let symbols) = meaning.name, symbols.count == 1,
      table[symbols[0]].kind == .typealias, !table[symbols[0]].isForeign
    else { return nil }
    return symbols[0]
  }

  /// The type of a value.
  mutating func type(_ value: ValueType) -> DeclaredType {
    budget = Self.maximumParts
    return read(value, depth: 0)
  }

  // MARK: Written types

  private mutating func read(_ index: ID<TypeFact>?, in unit: ID<SourceUnit>, depth: Int)
    -> DeclaredType
  {
    let facts = table.declarations.units[unit].facts
    let written = written(index, in: unit)
    budget -= 1
    guard let index, budget > 0 else { return DeclaredType(.unknown, written) }
    let fact = facts.types[index]
    switch fact.kind {
    case .named, .member: return named(index, fact, written, in: unit, depth: depth)
    case .optional, .array, .metatype:
      return DeclaredType(.container, written, parts: [read(fact.base, in: unit, depth: depth)])
    case .tuple where fact.parts.isEmpty: return DeclaredType(.named, written, kind: .struct)
    case .dictionary, .tuple, .composition:
      return DeclaredType(
        .container, written, parts: facts[fact.parts].map { read($0, in: unit, depth: depth) })
    case .function:
      let ends = facts[fact.parts] + (fact.base.map { [$0] } ?? [])
      return DeclaredType(
        .closure, written, parts: ends.map { read($0, in: unit, depth: depth) })
    case .opaque:
      let keyword = fact.name.map { facts[$0] }
      return read(fact.base, in: unit, depth: depth).behind(keyword)
    case .other:
      return DeclaredType(
        .container, written, parts: facts[fact.parts].map { read($0, in: unit, depth: depth) })
    }
  }

  private mutating func named(
    _ index: ID<TypeFact>, _ fact: TypeFact, _ written: WrittenType, in unit: ID<SourceUnit>,
    depth: Int
  ) -> DeclaredType {
    let meaning = resolvers[unit, default: TypeResolver(table: table, unit: unit)]
      .meaning(of: index)
    let facts = table.declarations.units[unit].facts
    let symbols: [ID<Symbol>]
    switch meaning.name {
    case .genericParameter: return DeclaredType(.generic, written)
    case .local: symbols = meaning.types
    case .symbols(let found): symbols = found
    case .nothing:
      symbols =
        fact.name.flatMap { table.types.foreign[name($0, in: unit)] }.map { [$0] } ?? []
    case .module, .externalModule, .uncertain, .noFit: return DeclaredType(.unknown, written)
    }
    let arguments = facts[fact.parts].map { read($0, in: unit, depth: depth) }
    return type(among: symbols, written, arguments, depth: depth)
  }

  private func name(_ id: NameID, in unit: ID<SourceUnit>) -> GlobalName {
    table.declarations.name(id, in: unit)
  }

  private mutating func written(_ index: ID<TypeFact>?, in unit: ID<SourceUnit>) -> WrittenType {
    texts[unit, default: TypeText(table.declarations.units[unit].facts)].written(index)
  }

  // MARK: Types of values

  private mutating func read(_ value: ValueType, depth: Int) -> DeclaredType {
    budget -= 1
    guard budget > 0 else { return DeclaredType(.unknown, WrittenType(name: "", text: "")) }
    let parts = table.ownArguments(of: value).map { read($0, depth: depth) }
    let text = text(of: value, parts)
    switch value.kind {
    case .unknown, .module, .externalModule, .nilLiteral: return DeclaredType(.unknown, text)
    case .nominal, .alias, .selfType:
      return type(among: [value.symbol], text, parts, depth: depth)
    case .external: return type(among: [], text, parts, depth: depth)
    case .parameter, .associated: return DeclaredType(.generic, text)
    case .labelled: return parts[0]
    case .tuple where parts.isEmpty: return DeclaredType(.named, text, kind: .struct)
    case .optional, .tuple, .composition, .metatype:
      return DeclaredType(.container, text, parts: parts)
    case .function:
      return DeclaredType(.closure, text, parts: Array(parts.dropFirst() + parts.prefix(1)))
    }
  }

  private func text(of value: ValueType, _ parts: [DeclaredType]) -> WrittenType {
    let texts = parts.map(\.written.text)
    switch value.kind {
    case .optional: return WrittenType("\(texts[0])?")
    case .metatype: return WrittenType("\(texts[0]).Type")
    case .labelled: return parts[0].written
    case .tuple: return WrittenType(texts.isEmpty ? "Void" : "(\(texts.joined(separator: ", ")))")
    case .composition: return WrittenType(texts.joined(separator: " & "))
    case .function:
      return WrittenType("(\(texts.dropFirst().joined(separator: ", "))) -> \(texts[0])")
    case .selfType: return WrittenType("Self")
    case .nominal where value.symbol == table.index.known.array && texts.count == 1:
      return WrittenType("[\(texts[0])]")
    case .nominal where value.symbol == table.index.known.dictionary && texts.count == 2:
      return WrittenType("[\(texts[0]): \(texts[1])]")
    case .nominal, .alias, .parameter, .associated:
      let name = table.names[table[value.symbol].name]
      let arguments = texts.isEmpty ? "" : "<\(texts.joined(separator: ", "))>"
      return WrittenType(name: name, text: name + arguments)
    case .external: return WrittenType(value.name.map { table.names[$0] } ?? "")
    case .unknown, .module, .externalModule, .nilLiteral: return WrittenType("")
    }
  }

  // MARK: Names

  /// The type that some symbols stand for: none for a name from outside.
  private mutating func type(
    among symbols: [ID<Symbol>], _ written: WrittenType, _ arguments: [DeclaredType], depth: Int
  ) -> DeclaredType {
    let chosen =
      symbols.first { table[$0].kind.isNominalType }
      ?? symbols.first { table[$0].kind.isTypeName }
    guard let chosen else { return foreign(written, arguments, kind: nil) }
    let symbol = table[chosen]
    switch symbol.kind {
    case .associatedType, .genericParameter: return DeclaredType(.generic, written)
    case .typealias:
      let target = symbol.unit == nil ? nil : table.declarations.fact(chosen).type
      guard let target, depth < Self.maximumDepth else { return DeclaredType(.unknown, written) }
      var type = read(target, in: symbol.declaringUnit, depth: depth + 1)
      type.add(alias: written)
      return type
    default:
      // Of a type that only extensions here tell of, not even the kind is known.
      if symbol.isForeign {
        return foreign(written, arguments, kind: symbol.unit == nil ? nil : symbol.kind)
      }
      var type = DeclaredType(.named, written, kind: symbol.kind)
      type.declaration = DeclarationID(table.types.canonical(chosen).int)
      type.parts = arguments
      return type
    }
  }

  private func foreign(
    _ written: WrittenType, _ arguments: [DeclaredType], kind: DeclarationKind?
  ) -> DeclaredType {
    guard PlainTypes.containers.contains(written.name) else {
      return DeclaredType(.named, written, kind: kind, parts: arguments)
    }
    if arguments.isEmpty {
      let unknown = DeclaredType(.unknown, WrittenType(name: "", text: ""))
      return DeclaredType(.container, written, kind: kind, parts: [unknown])
    }
    var parts = arguments
    if arguments.count > 1, PlainTypes.failing.contains(written.name),
      ["Error", "Never"].contains(arguments[arguments.count - 1].written.lastWord)
    {
      parts.removeLast()
    }
    return DeclaredType(.container, written, kind: kind, parts: parts)
  }
}

extension DeclaredType {
  fileprivate init(
    _ form: Form, _ written: WrittenType, kind: DeclarationKind? = nil, parts: [DeclaredType] = []
  ) {
    self.init(form, written)
    self.kind = kind
    self.parts = parts
  }

  /// The type behind `some` or `any`; of a composition that is said of each part.
  fileprivate func behind(_ keyword: String?) -> DeclaredType {
    var type = self
    type.keyword = keyword
    if let keyword {
      type.written = WrittenType(name: written.name, text: "\(keyword) \(written.text)")
    }
    if form == .container, written.text.contains("&") {
      type.parts = parts.map { $0.behind(keyword) }
    }
    return type
  }

  /// Says that it, and what it is made of, is reached by an alias.
  fileprivate mutating func add(alias: WrittenType) {
    aliases.insert(alias.text, at: 0)
    if alias.name != alias.text { aliases.insert(alias.name, at: 0) }
  }
}

extension WrittenType {
  /// A type whose name is its text.
  fileprivate init(_ text: String) { self.init(name: text, text: text) }

  /// The last word of the text: `Error` of `any Error`.
  fileprivate var lastWord: String {
    text.split { $0 == " " || $0 == "." }.last.map(String.init) ?? text
  }
}
