import SwiftSyntax

/// Finds, reads and writes what can stand on the left of an assignment.
struct LValues {
  let context: Context

  /// What an expression names; other expressions are evaluated to a value.
  func locate(_ expression: ExprSyntax) -> LValue {
    let site = context.site(expression)
    return context.budget.nested(at: site, fallback: .value(.unknown(site.excerpt))) {
      switch expression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node): locate(name: node)
      case .memberAccessExpr(let node): locate(member: node)
      case .subscriptCallExpr(let node): locate(element: node)
      case .optionalChainingExpr(let node): locate(node.expression)
      case .forceUnwrapExpr(let node): locate(node.expression)
      case .inOutExpr(let node): locate(node.expression)
      case .sequenceExpr(let node): locate(context.evaluation.text.grouped(node))
      case .discardAssignmentExpr: .discarded
      case .tupleExpr(let node): locate(tuple: node)
      default: .value(context.evaluate(expression))
      }
    }
  }

  private func locate(tuple node: TupleExprSyntax) -> LValue {
    if node.elements.count == 1, let only = node.elements.first { return locate(only.expression) }
    return .value(context.evaluate(ExprSyntax(node)))
  }

  private func locate(name node: DeclReferenceExprSyntax) -> LValue {
    let name = node.baseName.identifierText
    if name == "_" { return .discarded }
    if name == "self", let cell = context.scope.innermostSelf { return .cell(cell, nil) }
    switch context.names.lookUp(node) {
    case .variable(let binding)?: return locate(binding, name)
    case .computed(let accessors, let owner)? where accessors.accessor("set") != nil:
      return .computed(
        ComputedVariable(accessors: accessors, context: context.with(owner), hint: nil))
    case .selfMember(let cell)?: return .member(.cell(cell, nil), name)
    case .staticMember(let name, let type, let heir)?:
      return context.statics.place(name, of: type, heir: heir, at: context.site(node))
        ?? .value(context.evaluate(ExprSyntax(node)))
    default: return .value(context.evaluate(ExprSyntax(node)))
    }
  }

  /// A variable; one that is observed, unless it is its observers that name it.
  private func locate(_ binding: Scope.Binding, _ name: String) -> LValue {
    guard let observers = binding.observers,
      let owner = context.scope.outwards.first(where: { $0.bindings[name]?.cell === binding.cell })
    else { return .cell(binding.cell, binding.hint) }
    for scope in context.scope.outwards {
      if scope === owner { break }
      if case .property(name) = scope.unobserved { return .cell(binding.cell, binding.hint) }
    }
    return .computed(
      ObservedVariable(
        name: name, cell: binding.cell, observers: observers, context: context.with(owner),
        hint: binding.hint))
  }

  private func locate(member node: MemberAccessExprSyntax) -> LValue {
    guard let base = node.base else { return .value(context.evaluate(ExprSyntax(node))) }
    let name = node.declName.baseName.identifierText
    let located = locate(base)
    if case .value(.type(let path)) = located {
      if let type = context.types[path],
        let place = context.statics.place(name, of: type, heir: type, at: context.site(node))
      {
        return place
      }
      return .value(context.members.access(node, of: .type(path)))
    }
    if name == "self" { return located }
    return .member(located, name)
  }

  private func locate(element node: SubscriptCallExprSyntax) -> LValue {
    let base = locate(node.calledExpression)
    if let place = Subscripts(context: context).place(node, of: base) { return place }
    guard let key = node.arguments.first else {
      return .value(.unknown(context.site(node).excerpt))
    }
    let fallback = node.arguments.first { $0.label?.text == "default" }
    let keyHint =
      key.expression.isImplicitChain || key.expression.isLiteral
      ? (hint(of: base) ?? context.types.hint(of: read(base, at: nil)))?.key : nil
    return .element(
      base, context.evaluate(key.expression, hint: keyHint),
      defaultValue: fallback.map { context.evaluate($0.expression) })
  }

  /// The type that is expected to be assigned.
  func hint(of place: LValue) -> TypeHint? {
    switch place {
    case .cell(_, let hint): return hint
    case .member(let base, let name):
      let whole = read(base, at: nil)
      if let (property, _) = context.members.assigned(name, of: whole, at: nil) {
        return property.hint
      }
      guard let record = whole.record else { return nil }
      guard let path = record.type else {
        return context.types.library.hint(of: name, in: record.name)
      }
      return context.types[path]?.properties(named: name, isStatic: false).first?.hint
    case .element(let base, _, _): return hint(of: base)?.subscripted
    case .computed(let place): return place.hint
    case .value, .discarded: return nil
    }
  }

  /// The type of a list, as far as its variable or its elements tell; `nil` for what is no list.
  func elements(of place: LValue) -> TypeHint? {
    guard case .array = read(place, at: nil) else { return nil }
    let hint = hint(of: place) ?? context.types.hint(of: read(place, at: nil))
    return hint?.isCollection == true ? hint : nil
  }

  /// The value; without a site nothing is reported.
  func read(_ place: LValue, at site: Site?) -> Value {
    switch place {
    case .cell(let cell, _): return cell.value
    case .member(let base, let name):
      return context.members.member(name, of: read(base, at: site), at: site)
    case .element(let base, let key, let fallback):
      let whole = read(base, at: site)
      if let site { context.budget.spend(whole.copyCost / 4, at: site) }
      if case .array(let items) = whole, items.isSlice {
        let reason = "the indices of a part of a list are those of the whole list"
        return .unknown(site.map { $0.notUnderstood(because: reason) } ?? "an element")
      }
      return whole.subscripted(by: key, fallback: fallback, comparison(at: site))
    case .computed(let place): return place.read()
    case .value(let value): return value
    case .discarded: return .unset
    }
  }

  /// How keys are compared: without a site, by what they hold.
  private func comparison(at site: Site?) -> any ValueComparison {
    site.map { Comparisons(context: context, site: $0) } ?? PlainComparison()
  }

  // MARK: Writing

  /// Puts a value somewhere; a part of a temporary value is left as it is.
  ///
  /// Structures, tuples, arrays and dictionaries are values: a changed part makes a changed whole,
  /// which is written to where that was read from. This recursion ends at a variable, at an object
  /// (whose cell is changed in place) or at a temporary value, since each base is a part of the place.
  func write(_ element: ListElement, to place: LValue, at site: Site) {
    switch place {
    case .cell(let cell, _): context.store.set(cell, to: element.value)
    case .member(let base, let name): write(element, toMember: name, of: base, at: site)
    case .element(let base, let key, _): write(element, toElement: key, of: base, at: site)
    case .computed(let place): place.write(element, at: site)
    case .value, .discarded: break
    }
  }

  private func write(
    _ element: ListElement, toMember name: String, of base: LValue, at site: Site
  ) {
    let values = read(base, at: site).alternatives
    for value in values {
      if values.count == 1 {
        if writeByAccessors(element, toMember: name, of: value, in: base, at: site) { return }
      } else if context.members.assigned(name, of: value, at: site) != nil {
        site.notUnderstood(because: "it is not known of which value it is a member")
      }
      switch value {
      case .object(let cell):
        guard var record = value.record else { continue }
        record.set(name, to: element)
        let changed = record
        // Of several objects, only one is changed, and nobody knows which.
        if values.count == 1 {
          context.store.set(cell, to: .record(changed))
        } else {
          _ = context.store.fork([{}, { context.store.set(cell, to: .record(changed)) }])
        }
      case .record(var record):
        record.set(name, to: element)
        write(ListElement(value: .record(record), offset: element.offset), to: base, at: site)
      case .tuple(var fields):
        guard let index = fields.index(ofPart: name) else { continue }
        fields[index].element = element
        write(ListElement(value: .tuple(fields), offset: element.offset), to: base, at: site)
      case .null, .unset, .unknown: break
      default: site.notUnderstood(because: "a member of such a value cannot be assigned")
      }
    }
  }

  private func write(
    _ element: ListElement, toElement key: Value, of base: LValue, at site: Site
  ) {
    switch (read(base, at: site), key) {
    case (.array(var items), .integer(let index)):
      guard items.indices.contains(index) else { return }
      let isOfSet = items[index].isOfSet
      context.budget.spend(items.count / 64, at: site)
      items[index] = element
      items[index].isOfSet = isOfSet
      write(ListElement(value: .array(items), offset: element.offset), to: base, at: site)
    case (.dictionary(var entries), _):
      context.budget.spend(entries.count / 32, at: site)
      entries.set(key, to: element.value, comparison(at: site))
      write(ListElement(value: .dictionary(entries), offset: element.offset), to: base, at: site)
    case (.null, _), (.unset, _), (.unknown, _): break
    default:
      let text = site.notUnderstood(because: "an element of such a value cannot be assigned")
      write(ListElement(value: .unknown(text), offset: element.offset), to: base, at: site)
    }
  }
}
