import Containment
import DependencyModel
import Parallelism
import ProjectModel
import SourceFacts
import SourceText

extension ResolvedProject {
  /// All declarations of the project with what rules ask about them.
  ///
  /// Made anew at each call, since most runs never need it: keep the result.
  ///
  /// - Parameter jobs: how many files are looked at at a time.
  /// - Complexity: linear in the declarations and the supertypes of each type.
  package func declarationTable(jobs: Int = 1) -> DeclarationTable {
    Journal.during(.listing) { makeDeclarationTable(jobs: jobs) }
  }

  private func makeDeclarationTable(jobs: Int) -> DeclarationTable {
    let (units, own) = (symbols.declarations.units, symbols.declarations.ownUnits)
    let count = own.reduce(0) { $0 + units[$1].facts.declarations.count }
    let reach = DeclarationReach(table: symbols, count: count)
    let inferred = InferredTypeText(symbols, reach)
    var declarations: [Declaration] = []
    declarations.reserveCapacity(count)
    var supertypes: [DeclarationID: [Supertype]] = [:]
    let tests = Set(
      graph.modules.indices.map { ModuleID($0) }.filter { graph.modules[$0].role == .test })
    let parts = concurrentMap(
      [nil] + own.map(Optional.some), width: jobs,
      weight: { unit in unit.map { units[$0].facts.declarations.count } ?? .max }
    ) { unit -> TablePart in
      guard let unit else { return .supertypes(SupertypeTable(symbols, tests: tests).supertypes) }
      return onUnit(units[unit], .listing) {
        .declarations(self.declarations(of: unit, reach, inferred))
      }
    }
    for part in parts {
      switch part {
      case .supertypes(let found): supertypes = found
      case .declarations(let found): declarations += found
      }
    }
    return DeclarationTable(
      declarations: declarations, supertypes: supertypes, members: members(count: count),
      code: code(of: own), types: { declaredTypes(in: $0) }, calls: calledNames())
  }

  /// What one thread makes of the table at a time.
  private enum TablePart: Sendable {
    case supertypes([DeclarationID: [Supertype]])
    case declarations([Declaration])
  }

  /// The declarations of one file, in the order of the text.
  private func declarations(
    of unit: ID<SourceUnit>, _ reach: DeclarationReach, _ inferred: InferredTypeText
  ) -> [Declaration] {
    let facts = symbols.declarations.units[unit].facts
    let text = TypeText(facts)
    return facts.declarations.indices.map { index in
      let symbol = symbols.declarations.firstSymbol[unit].advanced(by: index)
      var declaration = declaration(
        symbol, facts.declarations[index], in: unit, facts, reach, text)
      if declaration.type == nil, let type = inferredTypes[symbol] {
        declaration.inferredTypes = inferred.texts(type)
      }
      return declaration
    }
  }

  /// What stands in bodies, sorted by file and offset.
  private func code(of units: Range<ID<SourceUnit>>) -> [CodeMark] {
    units.flatMap { unit in
      symbols.declarations.units[unit].facts.code.map { fact in
        CodeMark(
          kind: fact.kind, file: unit.file, offset: fact.offset,
          condition: symbols.declarations.condition(fact.condition, in: unit))
      }.sorted { ($0.offset, $0.kind.rawValue) < ($1.offset, $1.kind.rawValue) }
    }
  }

  private func declaration(
    _ symbol: ID<Symbol>, _ fact: DeclarationFact, in unit: ID<SourceUnit>, _ facts: FileFacts,
    _ reach: DeclarationReach, _ text: TypeText
  ) -> Declaration {
    let access = reach.access[symbol]
    var declaration = Declaration(
      kind: fact.kind, name: facts[fact.name],
      qualifiedName: reach.qualifiedNames[symbol],
      module: symbols.declarations.units[unit].module,
      file: unit.file, offset: fact.offset, start: fact.start, end: fact.end,
      parent: symbols.declarations.symbol(fact.parent, in: unit).map { DeclarationID($0.int) },
      subject: symbols.types.subject(of: symbol), node: nodes.nodeOfSymbol[symbol],
      access: access,
      writtenAccess: fact.writtenAccess, setterAccess: fact.setterAccess.map { min($0, access) },
      marks: fact.marks, condition: symbols.declarations.condition(fact.condition, in: unit))
    declaration.body = fact.body
    declaration.isAbstract = symbols.isAbstractType(symbol)
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
    if labels.isEmpty { return [] }
    let names = fact.parameterNames.isEmpty ? labels : facts[fact.parameterNames]
    let (types, flags) = (facts[fact.parameterTypes], facts[fact.parameterFlags])
    let count = min(labels.count, names.count, types.count, flags.count)
    return (0..<count).map { place in
      let label = labels[labels.startIndex + place]
      let name = names[names.startIndex + place]
      let flags = flags[flags.startIndex + place]
      return DeclaredParameter(
        label: facts[label], name: facts[name],
        type: text.optional(types[place].id),
        hasDefault: flags.contains(.hasDefault), isVariadic: flags.contains(.isVariadic))
    }
  }

  /// What each type of the project and its extensions hold, in order.
  private func members(count: Int) -> [DeclarationID: [DeclarationID]] {
    var members: [DeclarationID: [DeclarationID]] = [:]
    for index in symbols.types.symbols.ids.prefix(count) {
      let symbol = symbols.types.symbols[index]
      guard let parent = symbol.parent, symbol.kind != .genericParameter,
        !symbol.marks.contains(.isLocal), let type = symbols.types.subject(of: parent)
      else { continue }
      members[type, default: []].append(DeclarationID(index.int))
    }
    return members
  }
}
