import ArchModel
import Parallelism

extension ResolvedProject {
  /// All declarations of the project with what rules ask about them.
  ///
  /// Made anew at each call, since most runs never need it: keep the result.
  ///
  /// - Parameter jobs: how many files are looked at at a time.
  /// - Complexity: linear in the declarations and the supertypes of each type.
  package func declarationTable(jobs: Int = 1) -> DeclarationTable {
    let units = symbols.units.prefix(symbols.library?.unit ?? symbols.units.count)
    let count = units.reduce(0) { $0 + $1.facts.declarations.count }
    let reach = DeclarationReach(table: symbols, count: count)
    let inferred = InferredTypeText(symbols, reach)
    let ofUnits = concurrentMap(
      Array(units.indices), width: jobs, weight: { units[$0].facts.declarations.count }
    ) { declarations(of: $0, reach, inferred) }
    return DeclarationTable(
      declarations: ofUnits.flatMap(\.self), supertypes: SupertypeTable(symbols).supertypes,
      members: members(count: count), code: code(unitCount: units.count),
      types: { declaredTypes(in: $0) })
  }

  /// The declarations of one file, in the order of the text.
  private func declarations(
    of unit: Int, _ reach: DeclarationReach, _ inferred: InferredTypeText
  ) -> [Declaration] {
    let facts = symbols.units[unit].facts
    let text = TypeText(facts)
    return facts.declarations.indices.map { index in
      let symbol = symbols.firstSymbol[unit] + SymbolIndex(index)
      var declaration = declaration(symbol, in: unit, reach: reach, text: text)
      if declaration.type == nil, let type = inferredTypes[symbol] {
        declaration.inferredTypes = inferred.texts(type)
      }
      return declaration
    }
  }

  /// What stands in bodies, sorted by file and offset.
  private func code(unitCount: Int) -> [CodeMark] {
    (0..<unitCount).flatMap { unit in
      symbols.units[unit].facts.code.map { fact in
        CodeMark(
          kind: fact.kind, file: FileID(unit), offset: fact.offset,
          condition: symbols.conditionOf[unit][Int(fact.condition)])
      }.sorted { ($0.offset, $0.kind.rawValue) < ($1.offset, $1.kind.rawValue) }
    }
  }

  private func declaration(
    _ symbol: SymbolIndex, in unit: Int, reach: DeclarationReach, text: TypeText
  ) -> Declaration {
    let facts = symbols.units[unit].facts
    let fact = symbols.fact(symbol)
    let access = reach.access[Int(symbol)]
    var declaration = Declaration(
      kind: fact.kind, name: facts.strings[Int(fact.name)],
      qualifiedName: reach.qualifiedNames[Int(symbol)], module: symbols.units[unit].module,
      file: FileID(unit), offset: fact.offset, start: fact.start, end: fact.end,
      parent: fact.parent < 0 ? nil : DeclarationID(Int(symbols.symbol(fact.parent, in: unit))),
      subject: symbols.subject(of: symbol), node: nodes.nodeOfSymbol[Int(symbol)], access: access,
      writtenAccess: fact.writtenAccess, setterAccess: fact.setterAccess.map { min($0, access) },
      marks: fact.marks, condition: symbols.conditionOf[unit][Int(fact.condition)])
    declaration.attributes = facts[fact.attributes].map {
      WrittenAttribute(type: text.written($0), arguments: facts.arguments(ofAttribute: $0))
    }
    declaration.inherited = facts[fact.inherited].map { text.written($0) }
    declaration.type = text.optional(fact.type)
    declaration.parameters = parameters(of: fact, facts, text)
    return declaration
  }

  private func parameters(
    of fact: DeclarationFact, _ facts: FileFacts, _ text: TypeText
  ) -> [DeclaredParameter] {
    let labels = facts[fact.labels]
    let names = fact.parameterNames.isEmpty ? labels : facts[fact.parameterNames]
    let shapes = zip(facts[fact.parameterTypes], facts[fact.parameterFlags])
    return zip(zip(labels, names), shapes).map { label, shape in
      DeclaredParameter(
        label: label.0 < 0 ? "_" : facts.strings[Int(label.0)],
        name: label.1 < 0 ? nil : facts.strings[Int(label.1)], type: text.optional(shape.0),
        hasDefault: shape.1 & ParameterShape.hasDefault != 0,
        isVariadic: shape.1 & ParameterShape.isVariadic != 0)
    }
  }

  /// What each type of the project and its extensions hold, in order.
  private func members(count: Int) -> [DeclarationID: [DeclarationID]] {
    var members: [DeclarationID: [DeclarationID]] = [:]
    for index in 0..<count {
      let symbol = symbols.symbols[index]
      guard symbol.parent >= 0, symbol.kind != .genericParameter,
        !symbol.marks.contains(.isLocal), let type = symbols.subject(of: symbol.parent)
      else { continue }
      members[type, default: []].append(DeclarationID(index))
    }
    return members
  }
}

extension SymbolTable {
  /// The type of the project that a symbol declares or extends, by its first declaration.
  func subject(of symbol: SymbolIndex) -> DeclarationID? {
    guard symbols[Int(symbol)].kind.isTypeContext else { return nil }
    let type = contextType(of: symbol)
    return type < 0 || symbols[Int(type)].isForeign ? nil : DeclarationID(Int(type))
  }
}
