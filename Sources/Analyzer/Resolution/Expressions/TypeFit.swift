import SourceFacts
import SourceText

/// How well an argument fits a parameter.
enum Fit: Int {
  case impossible
  case possible
  /// The very type that is declared.
  case exact
}

/// Tells whether values of one type can be passed where another one is declared.
struct TypeFit {
  private let context: UnitContext

  init(_ context: UnitContext) { self.context = context }

  func literalType(_ literal: Operand) -> ValueType {
    if context.isCFamily { return literal == .none ? .unknown : ValueType(.external) }
    let symbol: ID<Symbol>?
    switch literal {
    case .integerLiteral: symbol = context.known.integer
    case .floatLiteral: symbol = context.known.double
    case .stringLiteral: symbol = context.known.string
    case .booleanLiteral: symbol = context.known.boolean
    case .nilLiteral: return ValueType(.nilLiteral)
    default: return .unknown
    }
    return .nominal(ifKnown: symbol)
  }

  func literalFit(_ literal: Operand, _ wanted: ValueType) -> Fit {
    let type = literalType(literal)
    guard wanted.kind == .nominal, type.kind == .nominal else { return .possible }
    if wanted.symbol == type.symbol { return .exact }
    let others = [
      context.known.string, context.known.boolean, context.known.array,
      context.known.dictionary,
    ]
    return others.contains(wanted.symbol) || !canBeLiteral(wanted.symbol)
      ? .impossible : .possible
  }

  /// Whether a type of the project may be expressible by literals: by a protocol that it adopts or that is not known.
  private func canBeLiteral(_ type: ID<Symbol>) -> Bool {
    let entry = context.table[type]
    if entry.isForeign || entry.kind == .protocol { return true }
    return context.table.types.lineage(of: type).contains { entry in
      let symbol = context.table[entry.type]
      return context.table.types.hasUnknownSupertype.contains(entry.type)
        || symbol.isForeign && context.table.names[symbol.name].hasPrefix("ExpressibleBy")
    }
  }

  /// Arguments that name the type that they belong to, through an alias, are compared without end: fuel ends it.
  func typeFit(_ actual: ValueType, _ parameter: ValueType) -> Fit {
    guard context.algebra.fuel.enter() else { return .possible }
    defer { context.algebra.fuel.leave() }
    let actual = context.algebra.expanded(actual)
    let parameter = context.algebra.expanded(parameter)
    if actual.isUnknown || actual.isPlaceholder || parameter.isUnknown || parameter.isPlaceholder {
      return .possible
    }
    if actual.kind == .optional, parameter.kind != .optional {
      return parameter.isOpen || parameter.kind == .external || isProtocol(parameter)
        ? .possible : .impossible
    }
    let (left, right) = (actual.unwrapped, parameter.unwrapped)
    switch (left.kind, right.kind) {
    case (.nominal, .nominal): return nominalFit(left, right)
    case (.external, .nominal):
      return context.table[right.symbol].isForeign || isProtocol(right)
        ? .possible : .impossible
    case (.external, .external): return left.name == right.name ? .exact : .possible
    case (.nominal, .external): return .possible
    case (.metatype, .metatype): return metatypeFit(left.arguments[0], right.arguments[0])
    case (.function, .function), (.tuple, .tuple): return .possible
    case (.function, .nominal), (.tuple, .nominal), (.nominal, .function), (.nominal, .tuple),
      (.metatype, .nominal), (.nominal, .metatype):
      return isProtocol(right) ? .possible : .impossible
    default: return .possible
    }
  }

  /// How a type as a value fits: `[String].Type` is no `[Any].Type`, though its values can be passed as `[Any]`.
  private func metatypeFit(_ actual: ValueType, _ parameter: ValueType) -> Fit {
    let (left, right) = (context.algebra.expanded(actual), context.algebra.expanded(parameter))
    if left.kind == .nominal, right.kind == .nominal, left.symbol == right.symbol {
      for (own, other) in zip(left.arguments, right.arguments) {
        let (own, other) = (context.algebra.expanded(own), context.algebra.expanded(other))
        let isKnown = ![own, other].contains { $0.isUnknown || $0.isOpen || $0.isPlaceholder }
        if isKnown, own != other { return .impossible }
      }
    }
    return typeFit(left, right)
  }

  private func isProtocol(_ type: ValueType) -> Bool {
    type.kind == .nominal && context.table[type.symbol].kind == .protocol
  }

  private func nominalFit(_ actual: ValueType, _ parameter: ValueType) -> Fit {
    if actual.symbol == parameter.symbol {
      for (left, right) in zip(actual.arguments, parameter.arguments)
      where typeFit(left, right) == .impossible {
        return .impossible
      }
      return parameter.isOpen || actual.isOpen ? .possible : .exact
    }
    if context.table.types.isKind(actual.symbol, of: parameter.symbol) { return .possible }
    let (left, right) = (
      context.table[actual.symbol], context.table[parameter.symbol]
    )
    // What a foreign type conforms to, and what a foreign protocol is adopted by, is not all known.
    if left.isForeign, right.isForeign,
      right.kind == .protocol || left.unit == nil || right.unit == nil
    {
      return .possible
    }
    if right.isForeign, right.kind == .protocol { return .possible }
    // A superclass that is not known may inherit from another one that is not.
    let isOpen = right.isForeign && left.kind == .class
    return isOpen
      && context.table.types.lineage(of: actual.symbol).contains {
        context.table.types.hasUnknownSupertype.contains($0.type)
      }
      ? .possible : .impossible
  }

  /// How an operand fits a parameter: exactly, for one of an operator, also where a protocol or a superclass is meant,
  /// unless nothing is known of the other operand.
  func operandFit(
    _ actual: ValueType, _ parameter: ValueType, besides other: ValueType
  ) -> Fit {
    if isOptionalOnly(actual, parameter) { return .impossible }
    let fit = typeFit(actual, parameter)
    guard fit == .possible else { return fit }
    let (left, right) = (
      context.algebra.expanded(actual).unwrapped, context.algebra.expanded(parameter).unwrapped
    )
    guard left.kind == .nominal, right.kind == .nominal else { return .possible }
    if left.symbol == right.symbol, !context.table[left.symbol].isForeign { return .exact }
    // That the project lets `Int` adopt a protocol does not make an operator of it meant for `n + 1`.
    return !other.isUnknown && context.table.types.isKind(left.symbol, of: right.symbol)
      && !context.table[left.symbol].isForeign && !context.table[right.symbol].isForeign
      ? .exact : .possible
  }

  /// Whether an operand is an optional or `nil` and the parameter a type that optionals are none of.
  private func isOptionalOnly(_ actual: ValueType, _ parameter: ValueType) -> Bool {
    let actual = context.algebra.expanded(actual)
    guard actual.kind == .optional || actual.kind == .nilLiteral else { return false }
    let parameter = context.algebra.expanded(parameter)
    guard parameter.kind == .nominal, let optional = context.known.optional else { return false }
    return !context.table.types.isKind(optional, of: parameter.symbol)
  }
}
