import SwiftSyntax

/// Runs setters of computed variables, and observers of stored ones.
struct Accessors {
  /// Where their bodies are evaluated.
  let context: Context

  /// Runs the setter for a new value.
  func set(_ block: AccessorBlockSyntax, to element: ListElement, at site: Site) {
    guard let setter = block.accessor("set") else {
      site.notUnderstood(because: "it is assigned, but has no setter that is known here")
      return
    }
    run(setter, element, named: "newValue")
  }

  /// Runs an observer, if there is one of a kind.
  func observe(
    _ kind: String, _ block: AccessorBlockSyntax, _ element: ListElement, named name: String
  ) {
    if let observer = block.accessor(kind) { run(observer, element, named: name) }
  }

  private func run(_ accessor: AccessorDeclSyntax, _ element: ListElement, named name: String) {
    guard let body = accessor.body else { return }
    let inner = context.inner
    let parameter = accessor.parameters?.name.identifierText ?? name
    inner.declare(parameter, element.value, source: element.source)
    _ = context.budget.call(at: context.site(accessor)) { inner.result(of: body.statements) }
  }
}

/// A variable or static property with a getter and a setter.
struct ComputedVariable: ComputedPlace {
  let accessors: AccessorBlockSyntax
  /// Where it is declared.
  let context: Context
  let hint: TypeHint?

  func read() -> Value {
    context.budget.call(at: context.site(accessors)) {
      context.inner.members.getter(accessors, hint: hint)
    }
  }

  func write(_ element: ListElement, at site: Site) {
    Accessors(context: context).set(accessors, to: element, at: site)
  }
}

/// A stored variable or static property with observers.
struct ObservedVariable: ComputedPlace {
  let name: String
  let cell: Cell
  let observers: AccessorBlockSyntax
  /// Where it is declared.
  let context: Context
  let hint: TypeHint?

  func read() -> Value { cell.value }

  func write(_ element: ListElement, at site: Site) {
    let old = ListElement(value: cell.value, offset: element.offset)
    let inner = context.inner
    inner.scope.unobserved = .property(name)
    let accessors = Accessors(context: inner)
    accessors.observe("willSet", observers, element, named: "newValue")
    context.store.set(cell, to: element.value)
    accessors.observe("didSet", observers, old, named: "oldValue")
  }
}

extension LValues {
  /// Writes a member by what its type declares for that: a setter, or observers.
  ///
  /// - Returns: whether there is such a thing; if not, nothing is written.
  func writeByAccessors(
    _ element: ListElement, toMember name: String, of value: Value, in base: LValue, at site: Site
  ) -> Bool {
    guard let (property, type) = context.members.assigned(name, of: value, at: site) else {
      return false
    }
    let cell = context.store.allocate(value)
    let owner = context.member(of: context.types.type(of: value) ?? type, on: cell)
    let accessors = Accessors(context: owner)
    if let block = property.accessors {
      accessors.set(block, to: element, at: site)
    } else if let observers = property.observers, !isUnobserved(name, of: base) {
      owner.scope.unobserved = .property(name)
      let old = ListElement(value: value.record?[name] ?? .unset, offset: element.offset)
      accessors.observe("willSet", observers, element, named: "newValue")
      write(element, to: .member(.cell(cell, nil), name), at: site, in: owner)
      accessors.observe("didSet", observers, old, named: "oldValue")
    } else {
      return false
    }
    if case .object(let old) = value, case .object(let new) = cell.value, old === new {
      return true
    }
    write(ListElement(value: cell.value, offset: element.offset), to: base, at: site)
    return true
  }

  private func write(_ element: ListElement, to place: LValue, at site: Site, in owner: Context) {
    LValues(context: owner).write(element, to: place, at: site)
  }

  /// Whether writing a property is not observed: in an initialiser, and in the observers themselves.
  private func isUnobserved(_ name: String, of base: LValue) -> Bool {
    guard case .cell(let cell, _) = base else { return false }
    return context.scope.outwards.contains { scope in
      guard scope.selfCell === cell else { return false }
      switch scope.unobserved {
      case .none: return false
      case .property(let observed): return observed == name
      case .all: return true
      }
    }
  }
}
