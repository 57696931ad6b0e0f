import DependencyModel
import SourceFacts
import SourceText

/// Finds which functions of the project the operators of C++ mean.
///
/// An operator of C++ calls a function only where an operand is an object of a class or enumeration, not
/// a pointer to one: a member of the class on its left, or a function beside all classes. Where it is not
/// known whether an operand is an object, no function is meant.
struct CxxOperatorTyper {
  /// Functions that operands fit alike at most: which one of more is meant is not known.
  private static let maximumAlike = 16

  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }
  private var indirection: CxxIndirection { CxxIndirection(typer) }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  /// What an operator before, behind or between operands gives.
  func typedOperator(_ fact: ExpressionFact, _ index: ID<ExpressionFact>) -> ValueType {
    let operands = Array(context.list(fact.arguments))
    guard let first = operands.first, let name = fact.name.map({ context.name($0) }) else {
      return .unknown
    }
    let types = operands.map { context.algebra.expanded(typer.value(of: $0)) }
    if context.text(fact.name) == "for" { return element(of: types[0], fact) }
    if let callee = callee(name, fact, operands, types) {
      typer.find(callee.symbols, at: index, isMember: true, isProbable: true)
      typer.callees[index] = callee
      return result(of: callee)
    }
    switch context.text(fact.name) {
    case "operator==", "operator!=", "operator<", "operator>", "operator<=", "operator>=":
      return .unknown
    case "operator*" where operands.count == 1:
      return CxxLibrary(context).pointee(of: types[0]) ?? types[0]
    default:
      return first.expression == nil || types[0].isUnknown ? types[types.count - 1] : types[0]
    }
  }

  /// The `operator[]` or `operator()` of an object; `nil` where it has none.
  ///
  /// - Parameter arguments: what stands between the brackets.
  func called(
    _ name: String, of object: Operand, _ type: ValueType, _ arguments: [Operand],
    _ fact: ExpressionFact
  ) -> Callee? {
    guard context.facts.language == .cxx, let name = context.table.names.number(of: name),
      indirection.isObject(object)
    else { return nil }
    let types = arguments.map { context.algebra.expanded(typer.value(of: $0)) }
    let (found, receiver) = members(name, of: type, fact)
    let fitting = best(found, [object] + arguments, [type] + types, isMember: true)
    return fitting.isEmpty ? nil : Callee(symbols: fitting, receiver: receiver)
  }

  /// What a function gives, unknown where those that may be meant differ.
  func result(of callee: Callee) -> ValueType {
    let results = callee.symbols.map {
      context.signatures.declaredResult(of: $0, receiver: callee.receiver)
    }
    guard let first = results.first, results.allSatisfy({ $0.isAlike(first) }) else {
      return .unknown
    }
    return first
  }

  // MARK: Loops

  /// What a loop over a value goes through: the elements of a container, of the library or of the
  /// project; of that what its `begin()` points to.
  private func element(of type: ValueType, _ fact: ExpressionFact) -> ValueType {
    let library = CxxLibrary(context)
    let element = library.element(of: type)
    if !element.isUnknown { return element }
    guard isOfProject(type), let begin = context.table.names.number(of: "begin") else {
      return context.algebra.elementType(of: type)
    }
    let (found, receiver) = members(begin, of: type, fact)
    var elements: [ValueType] = []
    for function in found {
      let iterator = context.algebra.expanded(
        context.signatures.declaredResult(of: function, receiver: receiver))
      let element = library.pointee(of: iterator) ?? pointee(of: iterator, fact)
      // What is defined outside of its class may say less.
      if !element.isUnknown { elements.append(element) }
    }
    guard let first = elements.first, elements.allSatisfy({ $0.isAlike(first) }) else {
      return .unknown
    }
    return first
  }

  /// What the `operator*` of an iterator of the project gives, else the type itself, since a pointer leaves
  /// no trace of itself.
  private func pointee(of iterator: ValueType, _ fact: ExpressionFact) -> ValueType {
    guard isOfProject(iterator), let star = context.table.names.number(of: "operator*") else {
      return iterator
    }
    let (found, receiver) = members(star, of: iterator, fact)
    return found.isEmpty ? iterator : result(of: Callee(symbols: found, receiver: receiver))
  }

  // MARK: Functions

  private func callee(
    _ name: GlobalName, _ fact: ExpressionFact, _ operands: [Operand], _ types: [ValueType]
  ) -> Callee? {
    guard context.table.index.operatorFunctions[name] != nil,
      !context.algebra.fuel.isSpent
    else { return nil }
    let classes = zip(operands, types).map { isOfProject($1) && indirection.isObject($0) }
    guard classes.contains(true) else { return nil }
    if classes[0] {
      let (found, receiver) = members(name, of: types[0], fact)
      let fitting = best(found, operands, types, isMember: true)
      if !fitting.isEmpty { return Callee(symbols: fitting, receiver: receiver) }
    }
    let objects = zip(classes, types).filter(\.0).map(\.1)
    let functions = context.algebra.written.operators.functions(name, for: objects, context.table)
    guard context.algebra.fuel.take(functions.count / 8) else { return nil }
    // A friend that a class defines takes both operands.
    let free = functions.filter {
      (context.table[$0].parent == nil
        || operands.count == 2 && context.signatures.parameterTypes(of: $0).count == 2)
        && context.table.declarations.isCFamily(context.table[$0])
        && context.table.isShown($0, to: context.unit)
        && context.table.isVisible($0, from: context.unit)
    }
    let fitting = best(free, operands, types, isMember: false)
    return fitting.isEmpty ? nil : Callee(symbols: fitting, receiver: nil)
  }

  /// The functions of a name that a class has, and the type that has them. What its bases assign is not
  /// meant: each class has an assignment of its own.
  private func members(
    _ name: GlobalName, of type: ValueType, _ fact: ExpressionFact
  ) -> ([ID<Symbol>], ValueType?) {
    guard isOfProject(type) else { return ([], nil) }
    let query = NameQuery(name: name, unit: context.unit, isType: false)
    let found = context.finder.members(query, of: type, isStatic: false, fact)
    let isAssignment = context.table.names[name] == "operator="
    let meant = found.symbols.filter {
      context.table[$0].kind == .function
        && (!isAssignment || context.table.types.owner(of: $0) == type.symbol)
    }
    return (meant, found.receiver)
  }

  /// Whether a type is a class or enumeration of C++ that the project declares.
  private func isOfProject(_ type: ValueType) -> Bool {
    guard type.kind == .nominal else { return false }
    let symbol = context.table[type.symbol]
    return !symbol.isForeign && context.table.declarations.isCFamily(symbol)
      && !symbol.marks.contains(.isObjC)
  }

  /// Those of several functions that the operands fit best.
  private func best(
    _ functions: [ID<Symbol>], _ operands: [Operand], _ types: [ValueType], isMember: Bool
  ) -> [ID<Symbol>] {
    guard context.algebra.fuel.take(functions.count / 8) else { return [] }
    var best: [ID<Symbol>] = []
    var highest = Int.min
    for function in functions {
      guard let fit = fit(function, operands, types, isMember: isMember) else { continue }
      if fit > highest { best.removeAll() }
      if fit >= highest { best.append(function) }
      highest = max(highest, fit)
    }
    return best.count > Self.maximumAlike ? [] : best
  }

  /// How well the operands fit a function; `nil` where they do not.
  private func fit(
    _ function: ID<Symbol>, _ operands: [Operand], _ types: [ValueType], isMember: Bool
  ) -> Int? {
    let declared = context.signatures.parameterTypes(of: function)
    var others = Array(zip(operands, types))
    if isMember { others.removeFirst() }
    if others.count != declared.count {
      // The parameter that tells `value++` from `++value`, and those with a default value.
      let isMarked = others.isEmpty && declared.count == 1
      let shape = CallShape(
        labels: [OptionalID<ProjectName>](repeating: .none, count: others.count),
        trailingClosures: 0)
      guard isMarked || context.table.accepts(function, shape) else { return nil }
    }
    var sum = 0
    for ((operand, type), parameter) in zip(others, declared) {
      guard let fit = fit(operand, type, context.algebra.expanded(parameter)) else { return nil }
      sum += fit
    }
    return sum
  }

  /// How well an operand fits a parameter: 2 where it is of just its type, 1 where that inherits from it,
  /// 0 where it may be converted.
  private func fit(_ operand: Operand, _ type: ValueType, _ parameter: ValueType) -> Int? {
    switch (type.kind, parameter.kind) {
    case (.nominal, .nominal):
      if type.symbol == parameter.symbol { return 2 }
      if context.table.types.isKind(type.symbol, of: parameter.symbol) { return 1 }
      return isOfProject(type) && isOfProject(parameter) && indirection.isObject(operand) ? nil : 0
    case (.nominal, .unknown), (.nominal, .external):
      return isOfProject(type) && indirection.isObject(operand) ? nil : 0
    case (.external, .external): return type.name != nil && type.name == parameter.name ? 2 : 0
    default: return 0
    }
  }
}
