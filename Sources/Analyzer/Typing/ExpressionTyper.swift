import SourceFacts
/// Finds the types of one unit's expressions and the declarations that they name.
///
/// Every expression is typed at most once, on demand: a closure's parameter asks for the call that the closure is passed
/// to, which asks for its callee. What is asked for while it is being answered is unknown.
///
/// Reference semantics on purpose: answers are remembered while others are looked for. It lives as long as one unit is
/// resolved and never crosses threads.
final class ExpressionTyper {
  /// What is known of an expression so far.
  enum State: UInt8 {
    case untouched
    /// Being typed.
    case open
    case done
  }

  /// The declarations that a call can mean, and through which value they were reached.
  struct Callee {
    var symbols: [SymbolIndex]
    var receiver: ValueType?
  }

  /// Bound of the nesting in which arguments are typed just to choose between overloads.
  static let probeLimit = 6

  let table: SymbolTable
  let algebra: TypeAlgebra
  let unit: Int
  let facts: FileFacts
  /// Whether the unit is of the C family.
  let isCFamily: Bool
  /// Types of variables without a written one, as far as their values tell.
  let inferred: [SymbolIndex: ValueType]

  @exclusivity(unchecked) var states: [State]
  @exclusivity(unchecked) var values: [ValueType]
  /// What each expression names.
  @exclusivity(unchecked) var findings: [Finding]
  /// The further declarations of findings with several.
  var others: [Int32: [SymbolIndex]] = [:]
  /// What is called, by the expression that names it; initialisers by their call.
  @exclusivity(unchecked) var callees: [Int32: Callee] = [:]
  /// What is called without `await` where an asynchronous overload was taken, by the expression that names it.
  var synchronous: [Int32: Callee] = [:]
  /// For each callee its call, else -1.
  @exclusivity(unchecked) var callOf: [Int32]
  /// The operands of each operator that stands between two.
  var operandsOf: [Int32: (left: ExpressionIndex, right: ExpressionIndex)] = [:]
  /// Whether an expression is the whole of a chain with `?` in it, whose value is optional.
  private var endsOptionalChain: [Bool]
  var bindingStates: [State]
  var bindingValues: [ValueType]
  /// Whether something was asked for that is still open.
  @exclusivity(unchecked) var metOpen = false
  /// How many choices between overloads are being made.
  @exclusivity(unchecked) var probes = 0

  init(
    unit: Int, table: SymbolTable, written: WrittenTypes, inferred: [SymbolIndex: ValueType]
  ) {
    self.unit = unit
    self.table = table
    self.inferred = inferred
    algebra = TypeAlgebra(table: table, written: written)
    facts = table.declarations.units[unit].facts
    isCFamily = table.declarations.isCFamily(unit)
    let count = facts.expressions.count
    states = [State](repeating: .untouched, count: count)
    values = [ValueType](repeating: .unknown, count: count)
    findings = [Finding](repeating: Finding(), count: count)
    callOf = [Int32](repeating: -1, count: count)
    endsOptionalChain = [Bool](repeating: false, count: count)
    bindingStates = [State](repeating: .untouched, count: facts.bindings.count)
    bindingValues = [ValueType](repeating: .unknown, count: facts.bindings.count)
    for (index, expression) in facts.expressions.enumerated() {
      switch expression.kind {
      case .call, .member, .subscript, .forceUnwrap, .optionalChain:
        guard expression.base >= 0 else { continue }
        if expression.kind == .call { callOf[Int(expression.base)] = Int32(index) }
        noteChain(from: Int(expression.base), to: index)
      case .sequence: noteOperands(of: expression)
      default: break
      }
    }
  }

  private func noteChain(from base: Int, to index: Int) {
    guard endsOptionalChain[base] || facts.expressions[base].kind == .optionalChain else { return }
    endsOptionalChain[base] = false
    endsOptionalChain[index] = true
  }

  private func noteOperands(of sequence: ExpressionFact) {
    let parts = Array(list(sequence.arguments))
    for position in stride(from: 1, to: parts.count - 1, by: 2) where parts[position] >= 0 {
      operandsOf[parts[position]] = (parts[position - 1], parts[position + 1])
    }
  }

  /// The elements of a list of the unit's facts.
  func list(_ list: FactList) -> ArraySlice<Int32> { facts.lists[list.range] }

  // MARK: Values

  /// The type of an expression, or of a literal where the index is one of the negative constants.
  func value(of index: ExpressionIndex) -> ValueType {
    guard index >= 0 else { return literalType(index) }
    if states[Int(index)] == .untouched { typeOperands(of: index) }
    return memoisedValue(of: index)
  }

  /// Types what a long chain begins with first, so that no recursion follows the chain.
  private func typeOperands(of index: ExpressionIndex) {
    var chain: [ExpressionIndex] = []
    var operand = operand(of: index)
    while operand >= 0, states[Int(operand)] == .untouched {
      chain.append(operand)
      operand = self.operand(of: operand)
    }
    guard chain.count > 1 else { return }
    for operand in chain.reversed() { _ = memoisedValue(of: operand) }
  }

  private func operand(of index: ExpressionIndex) -> ExpressionIndex {
    let fact = facts.expressions[Int(index)]
    switch fact.kind {
    case .member, .call, .subscript, .forceUnwrap, .optionalChain: return fact.base
    default: return -1
    }
  }

  private func memoisedValue(of index: ExpressionIndex) -> ValueType {
    let place = Int(index)
    switch states[place] {
    case .done: return values[place]
    case .open:
      metOpen = true
      return .unknown
    case .untouched: break
    }
    states[place] = .open
    let outer = metOpen
    metOpen = false
    var value = typed(index, facts.expressions[place])
    if endsOptionalChain[place], value.kind != .optional { value = .optional(value) }
    if metOpen, probes > 0 {
      // An answer that waits for the call whose overload is being chosen is asked for again.
      states[place] = .untouched
      findings[place] = Finding()
      others[index] = nil
      callees[index] = nil
    } else {
      states[place] = .done
      values[place] = value
    }
    metOpen = metOpen || outer
    return value
  }

  func literalType(_ index: ExpressionIndex) -> ValueType {
    if isCFamily { return index == ExpressionFact.none ? .unknown : ValueType(.external) }
    let symbol: SymbolIndex
    switch index {
    case ExpressionFact.integerLiteral: symbol = table.index.known.integer
    case ExpressionFact.floatLiteral: symbol = table.index.known.double
    case ExpressionFact.stringLiteral: symbol = table.index.known.string
    case ExpressionFact.booleanLiteral: symbol = table.index.known.boolean
    case ExpressionFact.nilLiteral: return ValueType(.nilLiteral)
    default: return .unknown
    }
    return symbol < 0 ? .unknown : .nominal(symbol)
  }

  private func typed(_ index: ExpressionIndex, _ fact: ExpressionFact) -> ValueType {
    switch fact.kind {
    case .name: return typedName(fact, index)
    case .local: return typedLocal(fact, index)
    case .member: return typedMember(fact, index)
    case .implicitMember: return typedImplicitMember(fact, index)
    case .call: return typedCall(fact, index)
    case .subscript: return typedSubscript(fact, index)
    case .selfValue: return selfType(fact.owner)
    case .selfType: return .metatype(selfType(fact.owner))
    case .superValue: return superclass(fact.owner)
    case .type: return .metatype(algebra.written.value(fact.base, in: unit))
    case .forceUnwrap, .optionalChain: return algebra.expanded(value(of: fact.base)).unwrapped
    case .tuple: return typedTuple(fact)
    case .array, .dictionary:
      let literal = typedLiteral(fact)
      return callOf[Int(index)] < 0 ? literal : calledLiteral(literal)
    case .closure: return typedClosure(fact, index)
    case .cast: return typedCast(fact)
    case .sequence: return typedSequence(fact)
    case .operator:
      resolveOperator(fact, index)
      return prefixed(fact, index)
    case .keyPath: return typedKeyPath(fact)
    case .macro:
      return typedMacro(fact, index)
    case .branches:
      for result in list(fact.arguments) {
        let value = value(of: result)
        if !value.isUnknown, value.kind != .nilLiteral { return value }
      }
      return .unknown
    }
  }

  // MARK: Self

  /// The type that `self` has in a declaration.
  func selfType(_ owner: DeclarationIndex) -> ValueType {
    let type = table.types.enclosingType(of: table.declarations.symbol(owner, in: unit))
    guard type >= 0 else { return .unknown }
    // Inside a type its parameters stand for themselves.
    if type == table.index.known.optional {
      return .optional(parameterValues(of: type).first ?? .unknown)
    }
    if table[type].kind == .protocol { return ValueType(.selfType, type) }
    return .nominal(type, parameterValues(of: type))
  }

  func parameterValues(of type: SymbolIndex) -> [ValueType] {
    algebra.parameters(of: type).map { ValueType(.parameter, $0) }
  }

  private func superclass(_ owner: DeclarationIndex) -> ValueType {
    let own = selfType(owner)
    guard own.kind == .nominal else { return .unknown }
    guard let superclass = table.types.superclass(of: own.symbol) else {
      return table.types.hasForeignSupertype.contains(own.symbol) ? ValueType(.external) : .unknown
    }
    return algebra.instance(own, as: superclass) ?? .nominal(superclass)
  }
}
