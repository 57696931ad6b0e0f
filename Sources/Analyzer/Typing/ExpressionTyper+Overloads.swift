import SourceFacts
extension ExpressionTyper {
  /// How well an argument fits a parameter.
  enum Fit: Int {
    case impossible
    case possible
    /// The very type that is declared.
    case exact
  }

  /// Of several declarations that the labels allow those that the types of the arguments allow, the best ones where
  /// some fit exactly.
  ///
  /// - Parameter call: the call, where it is not the one of `index`.
  func chosen(
    _ symbols: [SymbolIndex], for index: ExpressionIndex, receiver: ValueType?,
    call: ExpressionIndex? = nil
  ) -> [SymbolIndex] {
    let call = call ?? (index < 0 ? -1 : callOf[Int(index)])
    guard symbols.count > 1, call >= 0, probes < Self.probeLimit else { return symbols }
    guard symbols.allSatisfy({ table[$0].kind.isCallable }) else { return symbols }
    let symbols = withEffects(
      of: facts.expressions[Int(call)], withoutUnmet(symbols, by: receiver), at: index, receiver)
    if symbols.count == 1 { return symbols }
    probes += 1
    defer { probes -= 1 }
    var best: [SymbolIndex] = []
    var highest = 0
    for symbol in symbols {
      guard let score = score(symbol, receiver, call: call) else { continue }
      if score > highest { best.removeAll() }
      if score >= highest { best.append(symbol) }
      highest = max(highest, score)
    }
    if best.isEmpty { return symbols }
    return mostSpecific(withoutGeneric(best), receiver, call: call)
  }

  /// Members that a call names; where the arguments fit none of them those of a type further up.
  func overloads(
    _ symbols: [SymbolIndex], _ query: NameQuery, of receiver: ValueType?,
    for index: ExpressionIndex
  ) -> [SymbolIndex] {
    guard query.call != nil, let receiver, receiver.kind == .nominal, let first = symbols.first,
      probes < Self.probeLimit, case let call = callOf[Int(index)], call >= 0
    else { return symbols }
    var level = first
    while let depth = table.depth(behind: level, in: receiver.symbol) {
      let further = table.members(query, of: receiver.symbol, from: depth)
      guard let next = further.first, further.allSatisfy({ table[$0].kind.isCallable })
      else { break }
      if level == first, canMean(symbols, receiver, call: call) { break }
      if canMean(further, receiver, call: call) { return further }
      level = next
    }
    return symbols
  }

  /// Whether the arguments of a call can be meant for one of several declarations.
  private func canMean(
    _ symbols: [SymbolIndex], _ receiver: ValueType, call: ExpressionIndex
  ) -> Bool {
    probes += 1
    defer { probes -= 1 }
    return symbols.contains {
      !table[$0].kind.isCallable || score($0, receiver, call: call) != nil
    }
  }

  /// An overload is meant before one whose parameters are supertypes of its own.
  private func mostSpecific(
    _ symbols: [SymbolIndex], _ receiver: ValueType?, call: ExpressionIndex
  ) -> [SymbolIndex] {
    if symbols.count < 2 { return symbols }
    let fact = facts.expressions[Int(call)]
    let types = symbols.map { symbol in
      let declared = parameterTypes(of: symbol)
      return parameterPositions(of: symbol, call: fact).map { position in
        position < 0 || position >= declared.count
          ? .unknown : algebra.expanded(seen(declared[position], symbol, receiver))
      }
    }
    let specific = symbols.indices.filter { index in
      !types.contains { isMoreSpecific($0, than: types[index]) }
    }
    return specific.isEmpty ? symbols : specific.map { symbols[$0] }
  }

  private func isMoreSpecific(_ left: [ValueType], than right: [ValueType]) -> Bool {
    left != right && left.count == right.count
      && zip(left, right).allSatisfy { own, other in
        own == other
          || own.kind == .nominal && other.kind == .nominal && own.symbol != other.symbol
            && table.types.isKind(own.symbol, of: other.symbol)
      }
  }

  /// Behind `await` an asynchronous overload is meant, elsewhere one that is not.
  private func withEffects(
    of call: ExpressionFact, _ symbols: [SymbolIndex], at index: ExpressionIndex,
    _ receiver: ValueType?
  ) -> [SymbolIndex] {
    let isAwaited = call.marks.contains(.isAwaited)
    let fitting = symbols.filter {
      table[$0].marks.contains(.isAsync) == isAwaited
    }
    if fitting.isEmpty || fitting.count == symbols.count { return symbols }
    if isAwaited {
      // `await` may belong to what follows in the chain.
      others[index] = nil
      synchronous[index] = Callee(
        symbols: symbols.filter { !fitting.contains($0) }, receiver: receiver)
    }
    return fitting
  }

  /// What a call gives that was taken for an asynchronous one, if it is not.
  func otherResult(of call: ExpressionIndex) -> ValueType? {
    guard call >= 0, facts.expressions[Int(call)].kind == .call else { return nil }
    let callee = facts.expressions[Int(call)].base
    guard callee >= 0, let other = synchronous.removeValue(forKey: callee) else { return nil }
    let chosen = chosen(other.symbols, for: callee, receiver: other.receiver)
    let finding = findings[Int(callee)]
    find(chosen, at: callee, isMember: finding.isMember, isProbable: finding.isProbable)
    callees[callee] = Callee(symbols: chosen, receiver: other.receiver)
    let result = algebra.expanded(
      result(
        of: Callee(symbols: chosen, receiver: other.receiver), call: call, initialized: .unknown))
    values[Int(call)] = result
    return result.isUnknown ? nil : result
  }

  /// An overload without generic parameters is meant before one with them.
  private func withoutGeneric(_ symbols: [SymbolIndex]) -> [SymbolIndex] {
    if symbols.count < 2 { return symbols }
    let concrete = symbols.filter { table.declarations.fact($0).genericParameters.isEmpty }
    return concrete.isEmpty ? symbols : concrete
  }

  /// The number of arguments that fit exactly; `nil` where one cannot be meant.
  private func score(
    _ symbol: SymbolIndex, _ receiver: ValueType?, call: ExpressionIndex
  ) -> Int? {
    let fact = facts.expressions[Int(call)]
    let declared = parameterTypes(of: symbol)
    let arguments = Array(list(fact.arguments))
    var exact = 0
    for (position, parameter) in parameterPositions(of: symbol, call: fact).enumerated()
    where parameter >= 0 && parameter < declared.count {
      let type = seen(declared[parameter], symbol, receiver)
      switch fit(arguments[position], type) {
      case .impossible: return nil
      case .possible: break
      case .exact: exact += 1
      }
    }
    return exact
  }
}
