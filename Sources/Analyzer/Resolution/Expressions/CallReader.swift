import DependencyModel
import SourceFacts
import SourceText

/// Reads what expressions and calls write: names, labels, generic arguments.
struct CallReader {
  private let context: UnitContext

  init(_ context: UnitContext) { self.context = context }

  /// The name that an expression of a kind with a name writes, as look-up asks for it.
  func query(_ fact: ExpressionFact, _ index: ID<ExpressionFact>) -> NameQuery? {
    guard let name = fact.name else { return nil }
    var query = NameQuery(name: context.name(name), unit: context.unit, isType: false)
    // The C family tells functions apart by their names; a selector holds its labels.
    if context.isCFamily { return query }
    query.selector = fact.selector.map {
      context.table.selector(context.name($0), in: context.unit)
    }
    // The pattern of an enum case may leave its labels out.
    if let call = context.structure.call(of: index), fact.role != .pattern {
      query.call = shape(of: context.expression(call))
    } else if fact.marks.contains(.isCompoundName) {
      query.call = CallShape(labels: globalLabels(fact.labels), trailingClosures: 0)
    } else {
      query.isBase = context.structure.hasMember(index)
    }
    return query
  }

  /// The labels of a call's arguments.
  func shape(of call: ExpressionFact) -> CallShape {
    var labels = globalLabels(call.labels)
    if wrapsInitialValue(call) {
      labels.insert(OptionalID(context.known.names.wrappedValue), at: 0)
    }
    return CallShape(labels: labels, trailingClosures: context.facts.trailingClosures(of: call))
  }

  /// Whether a call is the attribute `@Wrapper(…)` of a variable whose initial value is its first argument, unwritten.
  func wrapsInitialValue(_ call: ExpressionFact) -> Bool {
    guard case .call(let base, _) = call.form, let base = base.expression, let owner = call.owner
    else { return false }
    let type = context.expression(base).type
    return (type.map { context.facts.types[$0].role == .attribute } ?? false)
      && context.facts.declarations[owner].marks.contains(.hasInitialValue)
  }

  /// `value[keyPath: path]`, which every type has.
  func isKeyPathSubscript(_ fact: ExpressionFact) -> Bool {
    guard fact.kind == .subscript, let keyPath = context.known.names.keyPath else { return false }
    return shape(of: fact).labels == [OptionalID(keyPath)]
  }

  private func globalLabels(_ labels: FactList<OptionalID<Name>>) -> [OptionalID<ProjectName>] {
    context.list(labels).map { label in
      guard let label = label.id else { return .none }
      let name = context.name(label)
      return name == context.table.declarations.underscore ? .none : OptionalID(name)
    }
  }

  /// The written generic arguments of an expression.
  func typeArguments(_ fact: ExpressionFact) -> [ValueType] {
    context.list(fact.typeArguments).map { context.written($0) }
  }

  /// The arguments of a call.
  func arguments(of call: ExpressionFact) -> CallArguments {
    CallArguments(
      operands: Array(context.list(call.arguments)), shape: shape(of: call),
      wrapsInitialValue: wrapsInitialValue(call))
  }

  /// For each argument written in a call the number of the parameter that takes it, if
  /// one does.
  func parameterPositions(of symbol: ID<Symbol>, for arguments: CallArguments)
    -> [OptionalID<ParameterShape>]
  {
    let shape = arguments.shape
    guard let owner = context.table[symbol].unit else {
      return [OptionalID](repeating: .none, count: shape.labels.count)
    }
    let positions = context.table.declarations.parameters.positions(shape, in: symbol) { position in
      let types = context.table.declarations.list(
        context.table.declarations.fact(symbol).parameterTypes, in: owner)
      let type = context.algebra.written.value(types[position].id, in: owner)
      return context.algebra.expanded(type).unwrapped.kind == .function
    }
    return arguments.wrapsInitialValue ? Array(positions.dropFirst()) : positions
  }

  /// Whether typing an expression would ask for the call that it is an argument of.
  func leadsToImplicitMember(_ operand: Operand) -> Bool {
    var operand = operand
    while let index = operand.expression {
      let fact = context.expression(index)
      switch fact.kind {
      case .implicitMember: return true
      case .member, .call, .subscript, .forceUnwrap, .optionalChain: operand = fact.base
      case .operator: operand = context.list(fact.arguments).first ?? Operand.none
      case .array, .dictionary, .tuple, .branches, .sequence:
        return context.list(fact.arguments).contains {
          context.kind(of: $0) == .implicitMember
        }
      default: return false
      }
    }
    return false
  }
}

/// The arguments of a call, read once for all the declarations that it may mean.
struct CallArguments {
  /// The arguments as they are written.
  let operands: [Operand]
  /// Their labels, and that of the initial value that a wrapper's attribute leaves unwritten.
  let shape: CallShape
  /// Whether there is such a value.
  let wrapsInitialValue: Bool
}
