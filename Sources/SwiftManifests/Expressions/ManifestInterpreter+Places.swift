import SwiftSyntax

extension ManifestInterpreter {
  /// Something that can be read and, if it is a variable or part of one, written.
  indirect enum Place {
    case cell(Int, TypeHint?)
    case member(Place, String)
    case element(Place, Value, defaultValue: Value?)
    case value(Value)
    case discarded
  }

  /// The place that an expression names; other expressions are evaluated to a value.
  func place(of expression: ExprSyntax, in scope: Scope) -> Place {
    nested(at: expression, fallback: .value(.unknown(excerpt(of: expression)))) {
      switch expression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node): referencePlace(node, in: scope)
      case .memberAccessExpr(let node): memberPlace(node, in: scope)
      case .subscriptCallExpr(let node): subscriptPlace(node, in: scope)
      case .optionalChainingExpr(let node): place(of: node.expression, in: scope)
      case .forceUnwrapExpr(let node): place(of: node.expression, in: scope)
      case .inOutExpr(let node): place(of: node.expression, in: scope)
      case .sequenceExpr(let node): place(of: folded(node), in: scope)
      case .discardAssignmentExpr: .discarded
      case .tupleExpr(let node): tuplePlace(node, in: scope)
      default: .value(evaluate(expression, in: scope))
      }
    }
  }

  private func tuplePlace(_ node: TupleExprSyntax, in scope: Scope) -> Place {
    if node.elements.count == 1, let only = node.elements.first {
      return place(of: only.expression, in: scope)
    }
    return .value(evaluate(ExprSyntax(node), in: scope))
  }

  private func referencePlace(_ node: DeclReferenceExprSyntax, in scope: Scope) -> Place {
    let name = node.baseName.identifierText
    if name == "_" { return .discarded }
    if name == "self", let cell = selfCell(in: scope) { return .cell(cell, nil) }
    switch lookUp(name, in: scope) {
    case .variable(let binding)?: return .cell(binding.cell, binding.hint)
    case .selfMember(let cell)?: return .member(.cell(cell, nil), name)
    case .staticMember(let type)?:
      if let cell = staticCell(name, of: type) { return .cell(cell.cell, cell.hint) }
      return .value(evaluate(ExprSyntax(node), in: scope))
    default: return .value(evaluate(ExprSyntax(node), in: scope))
    }
  }

  private func memberPlace(_ node: MemberAccessExprSyntax, in scope: Scope) -> Place {
    guard let base = node.base else { return .value(evaluate(ExprSyntax(node), in: scope)) }
    let name = node.declName.baseName.identifierText
    let basePlace = place(of: base, in: scope)
    if case .value(.type(let path)) = basePlace {
      if let type = types[path], let cell = staticCell(name, of: type) {
        return .cell(cell.cell, cell.hint)
      }
      return .value(memberAccess(of: .type(path), node, in: scope))
    }
    if name == "self" { return basePlace }
    return .member(basePlace, name)
  }

  private func subscriptPlace(_ node: SubscriptCallExprSyntax, in scope: Scope) -> Place {
    let base = place(of: node.calledExpression, in: scope)
    guard let key = node.arguments.first else { return .value(.unknown(excerpt(of: node))) }
    let fallback = node.arguments.first { $0.label?.text == "default" }
    return .element(
      base, evaluate(key.expression, in: scope),
      defaultValue: fallback.map { evaluate($0.expression, in: scope) })
  }

  /// The type that a place expects to be assigned.
  func hint(of place: Place) -> TypeHint? {
    switch place {
    case .cell(_, let hint): return hint
    case .member(let base, let name):
      let value = read(base, at: nil)
      guard let record = record(of: value) else { return nil }
      guard let path = record.type else { return libraryHint(of: name, in: record.name) }
      return types[path]?.properties(named: name, isStatic: false).first?.hint
    case .element(let base, _, _): return hint(of: base)?.element
    case .value, .discarded: return nil
    }
  }

  /// The value at a place; without a node nothing is reported.
  func read(_ place: Place, at node: Syntax?) -> Value {
    switch place {
    case .cell(let cell, _): return cells[cell]
    case .member(let base, let name): return member(name, of: read(base, at: node), at: node)
    case .element(let base, let key, let fallback):
      return subscripted(read(base, at: node), by: key, fallback: fallback)
    case .value(let value): return value
    case .discarded: return .unset
    }
  }

  /// Puts a value at a place; a place inside a temporary value is left as it is.
  func write(_ element: Element, to place: Place, at node: Syntax) {
    switch place {
    case .cell(let cell, _): setCell(cell, element.value)
    case .member(let base, let name): writeMember(element, name, base, at: node)
    case .element(let base, let key, _): writeElement(element, key, base, at: node)
    case .value, .discarded: break
    }
  }

  private func writeMember(_ element: Element, _ name: String, _ base: Place, at node: Syntax) {
    for value in parts(of: read(base, at: node)) {
      switch value {
      case .object(let cell):
        guard var record = record(of: value) else { continue }
        record.set(name, to: element)
        let isCertain = parts(of: read(base, at: node)).count == 1
        let changed = record
        if isCertain {
          setCell(cell, .record(changed))
        } else {
          _ = fork([{}, { self.setCell(cell, .record(changed)) }])
        }
      case .record(var record):
        record.set(name, to: element)
        write(Element(value: .record(record), offset: element.offset), to: base, at: node)
      case .tuple(var fields):
        guard let index = tupleIndex(name, in: fields) else { continue }
        fields[index].element = element
        write(Element(value: .tuple(fields), offset: element.offset), to: base, at: node)
      case .null, .unset, .unknown: break
      default: notUnderstood(node, because: "a member of such a value cannot be assigned")
      }
    }
  }

  private func writeElement(_ element: Element, _ key: Value, _ base: Place, at node: Syntax) {
    switch (read(base, at: node), key) {
    case (.array(var items), .integer(let index)):
      guard items.indices.contains(index) else { return }
      items[index] = element
      write(Element(value: .array(items), offset: element.offset), to: base, at: node)
    case (.dictionary(var entries), _):
      setEntry(&entries, key, element.value)
      write(Element(value: .dictionary(entries), offset: element.offset), to: base, at: node)
    case (.null, _), (.unset, _), (.unknown, _): break
    default: notUnderstood(node, because: "an element of such a value cannot be assigned")
    }
  }

  /// Sets or, for `nil`, removes a key.
  func setEntry(_ entries: inout [Entry], _ key: Value, _ value: Value) {
    let index = entries.firstIndex { equal($0.key, key) == true }
    if case .null = value {
      if let index { entries.remove(at: index) }
    } else if let index {
      entries[index].value = value
    } else {
      entries.append(Entry(key: key, value: value))
    }
  }
}
