import DependencyModel
import SourceFacts
import SourceText

/// The written types of all units as values, so that any unit can type what another one declares.
struct WrittenTypes: Sendable {
  /// A generic requirement of a declaration: what is constrained, and by what.
  struct Requirement: Sendable {
    var subject: ValueType
    var constraint: ValueType
    var isSameType: Bool
  }

  /// For each unit the value of each of its written types.
  private(set) var values: Column<SourceUnit, Column<TypeFact, ValueType>>
  /// Requirements by the declaration that has them.
  private(set) var requirements: [ID<Symbol>: [Requirement]] = [:]
  /// What types inherit and conform to, as written, those of their extensions included.
  private(set) var inherited: [ID<Symbol>: [ValueType]] = [:]

  /// The project's operator functions by their operands.
  let operators: OperatorIndex

  /// By protocol and name of an associated type the requirements whose type it is.
  private var giving: [Pair<Symbol, ProjectName>: [GivingRequirement]] = [:]

  /// A requirement of a protocol that shows what one of its associated types is.
  struct GivingRequirement: Sendable {
    var symbol: ID<Symbol>
    /// Whether its type is an optional of the associated type.
    var isOptional: Bool
  }

  /// Takes the values of each unit's types. O(declarations + requirements).
  init(_ values: Column<SourceUnit, Column<TypeFact, ValueType>>, table: SymbolTable) {
    self.values = values
    operators = OperatorIndex(values, table: table)
    for (symbol, written) in table.declarations.requirements {
      let values = values[table[symbol].declaringUnit]
      requirements[symbol] = written.flatMap { requirement in
        let constraint = values[requirement.constraint]
        return (constraint.kind == .composition ? constraint.arguments : [constraint]).map {
          Requirement(
            subject: values[requirement.subject], constraint: $0,
            isSameType: requirement.isSameType)
        }
      }
    }
    var marks = UnitMarks(table.declarations.units)
    for unit in table.declarations.units.ids {
      marks.move(to: unit)
      let source = table.declarations.units[unit]
      let first = table.declarations.firstSymbol[unit]
      for (index, declaration) in source.facts.declarations.enumerated()
      where declaration.kind.isTypeContext {
        let symbol = first.advanced(by: index)
        guard let type = table.types.contextType(of: symbol) else { continue }
        if declaration.kind == .extension, let written = declaration.type {
          let extended = Self.withoutAliases(values[unit][written], values, table)
          let added = Self.requirements(ofExtensionOf: type, written: extended, table)
          if !added.isEmpty { requirements[symbol, default: []] += added }
        }
        for written in source.facts[declaration.inherited] {
          inherited[type, default: []].append(values[unit][written])
        }
        for requirement in requirements[symbol] ?? []
        where requirement.subject.kind == .selfType && !requirement.isSameType {
          inherited[type, default: []].append(requirement.constraint)
        }
      }
      addGivingRequirements(of: unit, table)
    }
  }

  /// What an alias stands for, as `extension Pairs` and `extension PairOf<Int>` mean it; other types themselves. The number
  /// of steps ends circles, and the size of types what grows with each step.
  private static func withoutAliases(
    _ type: ValueType, _ values: Column<SourceUnit, Column<TypeFact, ValueType>>,
    _ table: SymbolTable
  ) -> ValueType {
    var type = type
    for _ in 0..<TypeAlgebra.depthLimit where type.kind == .alias {
      let fact = table.declarations.fact(type.symbol)
      guard let unit = table[type.symbol].unit, let target = fact.type,
        fact.genericParameters.count <= type.arguments.count
      else { break }
      var arguments: [ID<Symbol>: ValueType] = [:]
      for (parameter, argument) in zip(table.parameters(of: type.symbol), type.arguments) {
        arguments[parameter] = argument
      }
      type = seenFromOutside(values[unit][target], arguments, table)
    }
    return type
  }

  /// What an alias stands for with its parameters replaced, and `Self`, which is the type around the alias.
  private static func seenFromOutside(
    _ type: ValueType, _ arguments: [ID<Symbol>: ValueType], _ table: SymbolTable
  ) -> ValueType {
    switch type.kind {
    case .parameter: return arguments[type.symbol] ?? type
    case .selfType: return table.types.isProtocol(type.symbol) ? type : .nominal(type.symbol)
    default:
      return type.isOpen
        ? type.with(arguments: type.arguments.map { seenFromOutside($0, arguments, table) }) : type
    }
  }

  /// What `extension Type<Argument>` requires: that the parameters, or a protocol's primary associated types, are the
  /// arguments.
  private static func requirements(
    ofExtensionOf type: ID<Symbol>, written: ValueType, _ table: SymbolTable
  ) -> [Requirement] {
    guard let unit = table[type].unit, written.kind != .alias, !written.arguments.isEmpty else {
      return []
    }
    let fact = table.declarations.fact(type)
    let subjects: [ValueType?]
    if fact.kind == .protocol {
      subjects = table.declarations.list(fact.labels, in: unit).map { label in
        table.members[type, table.declarations.name(label, in: unit)].first {
          table[$0].kind == .associatedType
        }.map { ValueType(.associated, $0, [ValueType(.selfType, type)]) }
      }
    } else {
      subjects = table.parameters(of: type).map { ValueType(.parameter, $0) }
    }
    // A generic type named without arguments has its own parameters for these.
    return zip(subjects, written.arguments).compactMap { subject, argument in
      guard let subject, subject != argument else { return nil }
      return Requirement(subject: subject, constraint: argument, isSameType: true)
    }
  }

  private mutating func addGivingRequirements(of unit: ID<SourceUnit>, _ table: SymbolTable) {
    let first = table.declarations.firstSymbol[unit]
    for (index, fact) in table.declarations.units[unit].facts.declarations.enumerated()
    where [.function, .subscript, .variable].contains(fact.kind) {
      guard let value = fact.type.map({ values[unit][$0] }),
        let parent = table.declarations.symbol(fact.parent, in: unit),
        table[parent].kind == .protocol, value.unwrapped.kind == .associated
      else { continue }
      let name = table[value.unwrapped.symbol].name
      giving[Pair(parent, name), default: []].append(
        GivingRequirement(
          symbol: first.advanced(by: index), isOptional: value.kind == .optional))
    }
  }

  /// The functions, subscripts and variables that a protocol declares whose type is an associated type of a name, or an
  /// optional of it.
  func requirements(giving name: GlobalName, in type: ID<Symbol>) -> [GivingRequirement] {
    giving[Pair(type, name)] ?? []
  }

  /// The value of a written type, unknown where there is none.
  func value(_ type: ID<TypeFact>?, in unit: ID<SourceUnit>) -> ValueType {
    type.map { values[unit][$0] } ?? .unknown
  }
}
