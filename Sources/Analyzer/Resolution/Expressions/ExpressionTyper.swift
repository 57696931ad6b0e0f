import SourceFacts
import SourceText

/// The declarations that a call can mean, and through which value they were reached.
struct Callee {
  var symbols: [ID<Symbol>]
  var receiver: ValueType?
}

/// Finds the types of one unit's expressions and the declarations that they name.
///
/// Every expression is typed at most once, on demand: a closure's parameter asks for the call that the closure is passed
/// to, which asks for its callee. What is asked for while it is being answered is unknown, which ends every circle.
///
/// Reference semantics on purpose: answers are remembered while others are looked for. It lives as long as one unit is
/// resolved and never crosses threads. How each form of expression is typed, the types beside it say; they ask here for
/// the types of the parts.
final class ExpressionTyper {
  /// Bound of the nesting in which arguments are typed just to choose between overloads.
  private static let probeLimit = 6
  /// How many answers may be forgotten in any unit.
  private static let retypingBase = 1000
  /// How many more for each expression of the unit.
  private static let retypingsPerExpression = 8

  /// What does not change.
  let context: UnitContext
  /// Types of variables without a written one, as far as their values tell.
  let inferred: [ID<Symbol>: ValueType]

  /// What each expression names.
  @exclusivity(unchecked) private(set) var resolvedNames: ResolvedNames
  /// What is called, by the expression that names it; initialisers by their call.
  @exclusivity(unchecked) var callees: [ID<ExpressionFact>: Callee] = [:]
  /// The initialisers that a call can mean whose arguments have been asked for before itself.
  var initializers: [ID<ExpressionFact>: Callee] = [:]
  /// What is called without `await` where an asynchronous overload was taken, by the expression that names it.
  var synchronous: [ID<ExpressionFact>: Callee] = [:]
  /// How many choices between overloads are being made.
  @exclusivity(unchecked) private var probes = 0
  /// How many calls are being asked for what they expect of an argument that is still being typed.
  @exclusivity(unchecked) private var expectations = 0
  /// How many answers may still be forgotten: while an overload is chosen, the links of a chain that waits for the choice
  /// are asked for again by every link behind them.
  @exclusivity(unchecked) private var retypings: Int
  /// Whether something was asked for that is still open.
  @exclusivity(unchecked) private var metOpen = false
  @exclusivity(unchecked) private var expressions: AnswerTable<ExpressionFact>
  @exclusivity(unchecked) private var locals: AnswerTable<BindingFact>

  init(
    unit: ID<SourceUnit>, table: SymbolTable, written: WrittenTypes,
    inferred: [ID<Symbol>: ValueType]
  ) {
    context = UnitContext(unit: unit, table: table, written: written)
    self.inferred = inferred
    resolvedNames = ResolvedNames(count: context.facts.expressions.count)
    expressions = AnswerTable(count: context.facts.expressions.count)
    retypings = Self.retypingBase + Self.retypingsPerExpression * context.facts.expressions.count
    locals = AnswerTable(count: context.facts.bindings.count)
  }

  // MARK: Values

  /// The type of an expression or literal.
  func value(of operand: Operand) -> ValueType {
    guard let expression = operand.expression else { return context.fits.literalType(operand) }
    return value(of: expression)
  }

  /// The type of an expression.
  func value(of index: ID<ExpressionFact>) -> ValueType {
    if expressions.state(of: index) == .untouched { typeOperands(of: index) }
    return memoisedValue(of: index)
  }

  /// Types what a long chain begins with first, so that no recursion follows the chain.
  private func typeOperands(of index: ID<ExpressionFact>) {
    var chain: [ID<ExpressionFact>] = []
    var last = index
    while let operand = operand(of: last), expressions.state(of: operand) == .untouched {
      chain.append(operand)
      last = operand
    }
    guard chain.count > 1 else { return }
    for operand in chain.reversed() { _ = memoisedValue(of: operand) }
  }

  private func operand(of index: ID<ExpressionFact>) -> ID<ExpressionFact>? {
    let fact = context.expression(index)
    switch fact.kind {
    case .member, .call, .subscript, .forceUnwrap, .optionalChain: return fact.base.expression
    case .operator where context.isCFamily: return context.list(fact.arguments).first?.expression
    default: return nil
    }
  }

  /// The answer, worked out at the first question.
  ///
  /// An answer is kept even if something was still open meanwhile: the same question would meet it again. While an overload
  /// is being chosen, or the place around a call is asked for what it expects, it is not, since what it waited for has an
  /// answer afterwards.
  private func memoisedValue(of index: ID<ExpressionFact>) -> ValueType {
    switch expressions.state(of: index) {
    case .done: return expressions[index]
    case .open:
      metOpen = true
      return .unknown
    case .untouched: break
    }
    expressions.open(index)
    let outer = metOpen
    metOpen = false
    var value = typed(index, context.expression(index))
    if context.structure.endsOptionalChain(index), value.kind != .optional, value.kind != .metatype
    {
      value = .optional(value)
    }
    if metOpen, isProvisional, retypings > 0 {
      retypings -= 1
      // An answer that waits for the call whose overload is being chosen is asked for again.
      expressions.reset(index)
      resolvedNames.forget(index)
      callees[index] = nil
    } else {
      expressions.close(index, with: value)
    }
    metOpen = metOpen || outer
    return value
  }

  /// Whether what waits for open questions now will have an answer afterwards.
  private var isProvisional: Bool { probes > 0 || expectations > 0 }

  /// The type of a local name.
  func value(of index: ID<BindingFact>) -> ValueType {
    switch locals.state(of: index) {
    case .done: return locals[index]
    case .open:
      metOpen = true
      return .unknown
    case .untouched: break
    }
    locals.open(index)
    let outer = metOpen
    metOpen = false
    let value = bindings.typed(context.facts.bindings[index])
    if metOpen, isProvisional { locals.reset(index) } else { locals.close(index, with: value) }
    metOpen = metOpen || outer
    return value
  }

  /// Whether nobody has asked for an expression.
  func isUntouched(_ index: ID<ExpressionFact>) -> Bool {
    expressions.state(of: index) == .untouched
  }

  /// The type of an expression that has been typed, else unknown.
  func knownValue(of index: ID<ExpressionFact>) -> ValueType { expressions[index] }

  /// Puts another type in the place of one that was found.
  func answer(_ value: ValueType, for index: ID<ExpressionFact>) {
    expressions.replace(index, with: value)
  }

  private func typed(_ index: ID<ExpressionFact>, _ fact: ExpressionFact) -> ValueType {
    if context.algebra.fuel.isSpent {
      switch fact.kind {
      case .name, .macro: miss(index, isMember: false, isComplete: false)
      case .member, .implicitMember: miss(index, isMember: true, isComplete: false)
      case .operator where !context.isCFamily: operators.resolveOperator(fact, index)
      default: break
      }
      return .unknown
    }
    switch fact.form {
    case .name: return names.typedName(fact, index)
    case .local(let binding): return bindings.typedLocal(binding, fact, index)
    case .member: return members.typedMember(fact, index)
    case .implicitMember: return members.typedImplicitMember(fact, index)
    case .call: return calls.typedCall(fact, index)
    case .subscript: return calls.typedSubscript(fact, index)
    case .selfValue: return context.signatures.selfType(fact.owner)
    case .selfType: return .metatype(context.signatures.selfType(fact.owner))
    case .superValue: return context.signatures.superclass(fact.owner)
    case .type(let type): return .metatype(context.written(type))
    case .forceUnwrap(let base): return context.algebra.expanded(value(of: base)).unwrapped
    case .optionalChain(let base):
      let type = context.algebra.expanded(value(of: base))
      // Behind the name of a type the question mark makes an optional type of it.
      return type.kind == .metatype ? .metatype(.optional(type.arguments[0])) : type.unwrapped
    case .tuple: return forms.typedTuple(fact)
    case .array, .dictionary: return forms.typedLiteral(fact, index)
    case .closure: return closures.typedClosure(fact, index)
    case .cast(let base, let type): return forms.typedCast(base, to: type, fact)
    case .sequence: return sequences.typedSequence(fact)
    case .operator where context.isCFamily: return cxxOperators.typedOperator(fact, index)
    case .operator:
      operators.resolveOperator(fact, index)
      return operators.prefixed(fact, index)
    case .keyPath: return keyPaths.typedKeyPath(fact)
    case .macro: return names.typedMacro(fact, index)
    case .branches: return forms.firstKnown(context.list(fact.arguments))
    }
  }

  // MARK: What expressions name

  /// Notes what an expression names.
  func find(
    _ symbols: [ID<Symbol>], at index: ID<ExpressionFact>, isMember: Bool, isProbable: Bool
  ) {
    resolvedNames.find(symbols, at: index, isMember: isMember, isProbable: isProbable)
  }

  /// Notes that nothing was found.
  ///
  /// - Parameter isComplete: whether nothing of the project can be meant.
  func miss(_ index: ID<ExpressionFact>, isMember: Bool, isComplete: Bool) {
    note(ResolvedName(outcome: isComplete ? .external : .missing, isMember: isMember), at: index)
  }

  /// Notes what an expression names, without declarations.
  func note(_ resolvedName: ResolvedName, at index: ID<ExpressionFact>) {
    resolvedNames[index] = resolvedName
  }

  /// Forgets the further declarations that an expression may name.
  func keepOne(at index: ID<ExpressionFact>) { resolvedNames.keepOne(at: index) }

  // MARK: Choices

  /// Whether arguments may still be typed just to choose between overloads.
  var canProbe: Bool { probes < Self.probeLimit }

  /// Does something for which arguments are typed just to choose between overloads: what is not known meanwhile is not
  /// remembered.
  @inline(__always)
  func probing<Result>(_ body: () -> Result) -> Result {
    probes += 1
    defer { probes -= 1 }
    return body()
  }

  /// Does something that asks a place for what it expects of an expression in it while that is open: what waits for it
  /// meanwhile is not remembered.
  @inline(__always)
  func expecting<Result>(_ body: () -> Result) -> Result {
    expectations += 1
    defer { expectations -= 1 }
    return body()
  }
}

/// How the forms of expressions are typed.
extension ExpressionTyper {
  var names: NameTyper { NameTyper(self) }
  var declarations: DeclarationTyper { DeclarationTyper(self) }
  var members: MemberTyper { MemberTyper(self) }
  var calls: CallTyper { CallTyper(self) }
  var overloads: OverloadChooser { OverloadChooser(self) }
  var inference: ArgumentInference { ArgumentInference(self) }
  var closures: ClosureTyper { ClosureTyper(self) }
  var contexts: ContextReader { ContextReader(self) }
  var bindings: BindingTyper { BindingTyper(self) }
  var operators: OperatorTyper { OperatorTyper(self) }
  var cxxOperators: CxxOperatorTyper { CxxOperatorTyper(self) }
  var sequences: SequenceTyper { SequenceTyper(self) }
  var forms: FormTyper { FormTyper(self) }
  var keyPaths: KeyPathTyper { KeyPathTyper(self) }
}
