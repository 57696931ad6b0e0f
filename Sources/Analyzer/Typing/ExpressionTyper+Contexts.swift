import SourceFacts
extension ExpressionTyper {
  /// The types that a place expects; several where a call has several candidates, none where nothing is known.
  func types(expectedBy context: Int32) -> [ValueType] {
    guard context >= 0 else { return [] }
    let fact = facts.contexts[Int(context)]
    switch fact.kind {
    case .unknown: return []
    case .writtenType: return [algebra.written.value(fact.index, in: unit)]
    case .sameAs: return [value(of: fact.index)]
    case .result:
      let type = facts.declarations[Int(fact.index)].type
      return type < 0 ? [] : [algebra.written.value(type, in: unit)]
    case .argument: return types(ofArgument: Int(fact.position), of: fact.index)
    case .element: return types(expectedBy: fact.index).map { element(of: $0, fact.position) }
    case .closureResult:
      let closure = facts.expressions[Int(fact.index)]
      return types(expectedBy: closure.context).map { algebra.expanded($0).unwrapped.result }
    }
  }

  /// The type of an element of a literal: `position` 1 for a key, 2 for a value of a dictionary.
  private func element(of type: ValueType, _ position: Int32) -> ValueType {
    let type = algebra.expanded(type).unwrapped
    if position > 0 {
      return type.symbol == table.index.known.dictionary && type.arguments.count == 2
        ? type.arguments[Int(position) - 1] : .unknown
    }
    let element = elementType(of: type)
    // An option set is written as an array of itself.
    return element.isUnknown && type.kind == .nominal ? type : element
  }

  /// What iterating over a type gives.
  func elementType(of type: ValueType) -> ValueType {
    let type = algebra.expanded(type).unwrapped
    let element = algebra.associatedType(table.index.known.names.element, of: type)
    return element.isUnknown ? algebra.openType(table.index.known.names.element, of: type) : element
  }

  private func types(ofArgument position: Int, of call: ExpressionIndex) -> [ValueType] {
    guard call >= 0 else { return [] }
    let fact = facts.expressions[Int(call)]
    if isKeyPathSubscript(fact), table.index.known.keyPath >= 0 {
      return [.nominal(table.index.known.keyPath, [algebra.expanded(value(of: fact.base))])]
    }
    guard let callee = callee(of: fact, call) else { return functionParameter(position, fact) }
    var types: [ValueType] = []
    for symbol in callee.symbols {
      let type = parameter(of: symbol, callee.receiver, argument: position, call)
      if !type.isUnknown, !types.contains(type) { types.append(type) }
    }
    return types
  }

  /// The declarations that a call can mean; asks for what is called first.
  private func callee(of fact: ExpressionFact, _ call: ExpressionIndex) -> Callee? {
    switch fact.kind {
    case .call:
      guard fact.base >= 0 else { return nil }
      let base = algebra.expanded(value(of: fact.base))
      if let callee = callees[fact.base] { return callee }
      if let callee = callees[call] { return callee }
      return base.kind == .metatype ? initializers(of: base.arguments[0], fact, call) : nil
    case .subscript:
      if states[Int(call)] == .untouched { _ = value(of: call) }
      return callees[call]
    default: return nil
    }
  }

  /// The initialisers that a call of a type can mean, before its arguments are known.
  private func initializers(
    of type: ValueType, _ fact: ExpressionFact, _ call: ExpressionIndex
  ) -> Callee? {
    let type = algebra.expanded(type)
    guard type.kind == .nominal, table.index.known.names.initializer >= 0 else { return nil }
    var query = NameQuery(name: table.index.known.names.initializer, unit: unit, isType: false)
    query.call = shape(of: fact)
    let found = members(query, of: type, isStatic: true, fact).symbols.filter {
      table[$0].kind == .initializer
    }
    return found.isEmpty ? nil : Callee(symbols: found, receiver: type)
  }

  private func parameter(
    of symbol: SymbolIndex, _ receiver: ValueType?, argument position: Int,
    _ call: ExpressionIndex
  ) -> ValueType {
    let fact = facts.expressions[Int(call)]
    if table[symbol].kind == .variable {
      let type = algebra.expanded(value(of: symbol, receiver: receiver)).unwrapped
      return parameter(position, of: type)
    }
    let positions = parameterPositions(of: symbol, call: fact)
    let declared = parameterTypes(of: symbol)
    guard position < positions.count, positions[position] >= 0,
      positions[position] < declared.count
    else { return .unknown }
    let type = declared[positions[position]]
    if !type.isOpen { return type }
    let argument = list(fact.arguments)[list(fact.arguments).startIndex + position]
    let known = inference(
      symbol, receiver, call: call, withClosures: false, asking: argument)
    return algebra.replaced(type, by: known)
  }

  private func parameter(_ position: Int, of function: ValueType) -> ValueType {
    let parameters = function.parameters
    return position < parameters.count ? parameters[parameters.startIndex + position] : .unknown
  }

  /// The parameter of a function value, or the property that a memberwise initialiser sets.
  private func functionParameter(
    _ position: Int, _ fact: ExpressionFact
  ) -> [ValueType] {
    guard fact.kind == .call, fact.base >= 0 else { return [] }
    let base = algebra.expanded(value(of: fact.base))
    if base.unwrapped.kind == .function { return [parameter(position, of: base.unwrapped)] }
    guard base.kind == .metatype else { return [] }
    let type = algebra.expanded(base.arguments[0])
    let labels = list(fact.labels)
    guard type.kind == .nominal, position < labels.count else { return [] }
    let label = labels[labels.startIndex + position]
    guard label >= 0 else { return [] }
    let name = table.declarations.name(label, in: unit)
    let property = table.members[type.symbol, name].first {
      table[$0].kind == .variable
    }
    return property.map { [value(of: $0, receiver: type)] } ?? []
  }

  // MARK: Local names

  func typedLocal(_ fact: ExpressionFact, _ index: ExpressionIndex) -> ValueType {
    let type = value(ofBinding: fact.base)
    let binding = facts.bindings[Int(fact.base)]
    if binding.source == .declaration, binding.value >= 0 {
      let symbol = table.declarations.symbol(binding.value, in: unit)
      if table[symbol].kind == .function {
        callees[index] = Callee(symbols: [symbol], receiver: nil)
      }
    }
    return fact.marks.contains(.isProjected) ? .unknown : type
  }

  /// The type of a local name.
  func value(ofBinding index: Int32) -> ValueType {
    guard index >= 0 else { return .unknown }
    let place = Int(index)
    switch bindingStates[place] {
    case .done: return bindingValues[place]
    case .open:
      metOpen = true
      return .unknown
    case .untouched: break
    }
    bindingStates[place] = .open
    let outer = metOpen
    metOpen = false
    let value = typed(facts.bindings[place])
    if metOpen, probes > 0 {
      bindingStates[place] = .untouched
    } else {
      bindingStates[place] = .done
      bindingValues[place] = value
    }
    metOpen = metOpen || outer
    return value
  }

  private func typed(_ binding: BindingFact) -> ValueType {
    if binding.type >= 0 {
      let type = algebra.written.value(binding.type, in: unit)
      return binding.source == .whole ? completed(type, by: binding.value) : type
    }
    switch binding.source {
    case .none: return .unknown
    case .whole: return value(of: binding.value)
    case .unwrapped: return algebra.expanded(value(of: binding.value)).unwrapped
    case .element: return elementType(of: value(of: binding.value))
    case .part: return part(Int(binding.position), of: binding.value)
    case .closureParameter: return closureParameter(Int(binding.position), of: binding.value)
    case .selfValue: return selfType(binding.owner)
    case .declaration: return localDeclaration(binding.value)
    }
  }

  /// A written type whose generic arguments the value tells, as in `let tags: Set = [tag]`.
  private func completed(_ type: ValueType, by value: ExpressionIndex) -> ValueType {
    guard type.kind == .nominal, type.arguments.isEmpty, value >= 0,
      case let count = algebra.parameters(of: type.symbol).count, count > 0
    else { return type }
    let actual = algebra.expanded(self.value(of: value))
    if actual.kind == .nominal, actual.symbol == type.symbol { return actual }
    let isLiteral = facts.expressions[Int(value)].kind == .array
    return isLiteral && actual.arguments.count == count
      ? type.with(arguments: actual.arguments) : type
  }

  /// A part of a tuple, or of the payload of the enum case that a pattern names.
  private func part(_ position: Int, of value: ExpressionIndex) -> ValueType {
    guard value >= 0 else { return .unknown }
    let fact = facts.expressions[Int(value)]
    if fact.kind == .call, fact.base >= 0 {
      _ = self.value(of: fact.base)
      if let callee = callees[fact.base], let symbol = callee.symbols.first,
        table[symbol].kind == .enumCase
      {
        let declared = parameterTypes(of: symbol)
        if callee.receiver?.kind == .optional { return callee.receiver?.unwrapped ?? .unknown }
        guard position < declared.count else { return .unknown }
        if list(fact.arguments).count == 1, declared.count > 1 {
          return seen(.tuple(declared), symbol, callee.receiver)
        }
        return seen(declared[position], symbol, callee.receiver)
      }
    }
    return algebra.expanded(self.value(of: value)).element(position)
  }

  private func closureParameter(
    _ position: Int, of closure: ExpressionIndex
  ) -> ValueType {
    guard closure >= 0 else { return .unknown }
    let fact = facts.expressions[Int(closure)]
    var known = ValueType.unknown
    for expected in types(expectedBy: fact.context) {
      let found = closureParameter(position, of: algebra.expanded(expected).unwrapped, fact)
      if known.isUnknown {
        known = found
      } else if !found.isUnknown, !isAlike(known, found) {
        // It depends on the overload that is called.
        return .unknown
      }
    }
    return known
  }

  private func closureParameter(
    _ position: Int, of function: ValueType, _ closure: ExpressionFact
  ) -> ValueType {
    let parameters = function.parameters
    // `{ key, value in … }` takes apart the tuple that is the only parameter.
    if parameters.count == 1, list(closure.arguments).count > 1, let only = parameters.first {
      let tuple = algebra.expanded(only)
      if tuple.kind == .tuple { return tuple.element(position) }
    }
    return parameter(position, of: function)
  }

  /// The type of a function declared inside another one; a type declared there is of no interest.
  private func localDeclaration(_ declaration: Int32) -> ValueType {
    guard declaration >= 0 else { return .unknown }
    let symbol = table.declarations.symbol(declaration, in: unit)
    guard table[symbol].kind == .function else {
      return .metatype(ValueType(.external))
    }
    return .function(parameterTypes(of: symbol), declaredResult(of: symbol, receiver: nil))
  }
}
