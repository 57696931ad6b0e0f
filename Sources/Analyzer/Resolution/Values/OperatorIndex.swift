import DependencyModel
import SourceFacts
import SourceText

/// The operator functions of the project by the types that their operands name, so that a use looks at those alone that
/// its operands can mean.
struct OperatorIndex: Sendable {
  /// Functions by name and type of an operand.
  private var ofType: [Pair<Symbol, ProjectName>: [ID<Symbol>]] = [:]
  /// Functions by name with an operand of a type that has no declaration here, or of an alias.
  private var ofOthers: [GlobalName: [ID<Symbol>]] = [:]

  /// Sorts the functions in. Linear in their operands.
  init(_ values: Column<SourceUnit, Column<TypeFact, ValueType>>, table: SymbolTable) {
    for (name, functions) in table.index.operatorFunctions {
      for function in functions {
        let unit = table[function].declaringUnit
        for type in table.declarations.list(
          table.declarations.fact(function).parameterTypes, in: unit)
        {
          let operand = type.id.map { values[unit][$0].unwrapped } ?? .unknown
          // What operators of C++ mean is found by a type of the project alone.
          if operand.kind == .external, table.declarations.isCFamily(unit) { continue }
          add(function, name, operand: operand)
        }
      }
    }
  }

  private mutating func add(_ function: ID<Symbol>, _ name: GlobalName, operand: ValueType) {
    switch operand.kind {
    case .nominal, .selfType: ofType[Pair(operand.symbol, name), default: []].append(function)
    case .external, .alias, .metatype: ofOthers[name, default: []].append(function)
    case .unknown, .parameter, .associated, .optional, .tuple, .labelled, .function, .composition,
      .module, .externalModule, .nilLiteral:
      break
    }
  }

  /// The functions of a name of which one operand can be of just the type of one of these, in order.
  func functions(
    _ name: GlobalName, for operands: [ValueType], _ table: SymbolTable
  ) -> [ID<Symbol>] {
    var found = ofOthers[name] ?? []
    for operand in operands where operand.kind == .nominal {
      for entry in table.types.lineage(of: operand.symbol) {
        if let functions = ofType[Pair(entry.type, name)] { found += functions }
      }
    }
    if found.count < 2 { return found }
    found.sort()
    var unique: [ID<Symbol>] = []
    for function in found where function != unique.last { unique.append(function) }
    return unique
  }
}
