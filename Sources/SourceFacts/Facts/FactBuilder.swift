import SourceText

/// Makes the facts of one file: what the frontends of all languages fill while they read.
///
/// It owns the tables, and it knows where in the text the reader stands: in which declaration, under
/// which `#if` condition, with which local names in sight and which closures open. Readers move that
/// point with `within`, `under`, `inLocalScope` and the like, which put it back behind their body.
///
/// Facts get their indices in the order in which they are added. Parts go before the whole, except
/// where a table says otherwise; what is known only later is set through the subscripts.
@usableFromInline
package final class FactBuilder {
  /// The facts added so far, without the names.
  @usableFromInline var tables = FileFacts()
  /// The names of the file.
  package var names = NameTable()

  /// The innermost declaration around the present point, or `nil`.
  package private(set) var owner: ID<DeclarationFact>?
  /// The `#if` condition around the present point.
  package private(set) var condition = FactCondition.always
  /// The local names in sight at the present point.
  package private(set) var scopes = LocalScopes()
  /// Scopes of local names that are open around the present point.
  private var localDepth = 0
  private var closures: [OpenClosure] = []
  private var topLevelCode: ID<DeclarationFact>?
  /// Bindings of local functions and types that are known before they are read, by name's offset.
  private var awaited: [UInt32: ID<BindingFact>] = [:]
  private var knownConditions: [BuildCondition: FactCondition] = [.always: .always]

  /// A builder for a file of which nothing has been read.
  package init() {}

  /// Hands over the facts, with the names in them; the builder is of no use afterwards. O(facts).
  package func finish() -> FileFacts {
    // The tables are moved, so that whoever completes them does not copy them.
    var facts = FileFacts()
    swap(&facts, &tables)
    facts.strings = names.strings
    facts.declarations.fit()
    facts.types.fit()
    facts.expressions.fit()
    facts.bindings.fit()
    facts.contexts.fit()
    facts.lists.fit()
    return facts
  }

  // MARK: Tables

  /// Stores a list. O(elements).
  @inlinable
  package func list<Element>(_ elements: [Element]) -> FactList<Element> {
    if elements.isEmpty { return .empty }
    let start = Int32(tables.lists.count)
    for element in elements { tables.lists.append(element.packed) }
    return FactList(start: start, count: Int32(elements.count))
  }

  /// Stores a list of what each of some parts has. O(parts).
  @inlinable
  package func list<Part, Element>(
    _ parts: [Part], of element: (Part) -> Element
  ) -> FactList<Element> {
    if parts.isEmpty { return .empty }
    let start = Int32(tables.lists.count)
    for part in parts { tables.lists.append(element(part).packed) }
    return FactList(start: start, count: Int32(parts.count))
  }

  /// The elements of a stored list, as long as nothing is stored. O(1).
  @inlinable
  package subscript<Element>(list: FactList<Element>) -> FactElements<Element> { tables[list] }

  /// A declaration added before.
  package subscript(index: ID<DeclarationFact>) -> DeclarationFact {
    @inlinable get { tables.declarations[index] }
    @inlinable _modify { yield &tables.declarations[index] }
  }

  /// A written type added before.
  package subscript(index: ID<TypeFact>) -> TypeFact {
    @inlinable get { tables.types[index] }
    @inlinable _modify { yield &tables.types[index] }
  }

  /// An expression added before.
  package subscript(index: ID<ExpressionFact>) -> ExpressionFact {
    @inlinable get { tables.expressions[index] }
    @inlinable _modify { yield &tables.expressions[index] }
  }

  /// A binding added before.
  package subscript(index: ID<BindingFact>) -> BindingFact {
    @inlinable get { tables.bindings[index] }
    @inlinable _modify { yield &tables.bindings[index] }
  }

  /// A context added before.
  package subscript(index: ID<ContextFact>) -> ContextFact {
    @inlinable get { tables.contexts[index] }
    @inlinable _modify { yield &tables.contexts[index] }
  }

  /// The handle that the next local name gets.
  package var nextBinding: ID<BindingFact> { tables.bindings.ids.upperBound }

  /// Adds a declaration; it is local where local names are in scope.
  ///
  /// A local function or type whose name was bound by `bindAhead` becomes what that name stands for.
  package func add(_ declaration: DeclarationFact) -> ID<DeclarationFact> {
    let index = tables.declarations.ids.upperBound
    tables.declarations.append(declaration)
    if localDepth > 0 { tables.declarations[index].marks.insert(.isLocal) }
    if !awaited.isEmpty, let binding = awaited.removeValue(forKey: declaration.offset) {
      tables.bindings[binding].source = .declaration(index)
    }
    return index
  }

  /// Adds a written type, its parts having been added.
  package func add(_ type: TypeFact) -> ID<TypeFact> {
    tables.types.append(type)
    return ID(tables.types.count - 1)
  }

  /// Adds an expression, its operands having been added.
  package func add(_ expression: ExpressionFact) -> ID<ExpressionFact> {
    tables.expressions.append(expression)
    return ID(tables.expressions.count - 1)
  }

  /// Adds an expression that stands in another one, its operands having been added.
  package func addOperand(_ expression: ExpressionFact) -> Operand { Operand(add(expression)) }

  /// Adds what types an implicit member or a closure.
  package func add(_ context: ContextFact) -> ID<ContextFact> {
    tables.contexts.append(context)
    return ID(tables.contexts.count - 1)
  }

  /// Adds a local name that is in nobody's sight: one without a name, or one spelled otherwise where
  /// it is used.
  package func add(_ binding: BindingFact) -> ID<BindingFact> {
    tables.bindings.append(binding)
    return ID(tables.bindings.count - 1)
  }

  /// Adds a generic requirement.
  package func add(_ requirement: RequirementFact) { tables.requirements.append(requirement) }

  /// Adds an import.
  package func add(_ importFact: ImportFact) { tables.imports.append(importFact) }

  /// Adds a small thing in code that rules may forbid.
  package func add(_ code: CodeFact) { tables.code.append(code) }

  /// Adds a comment that takes rules away from a piece of the file.
  package func add(_ suppression: SuppressionFact) { tables.suppressions.append(suppression) }

  /// The declaration that stands for the statements of the file, which is made when first asked for.
  ///
  /// - Parameters:
  ///   - condition: the condition of a new one.
  ///   - start: where a new one begins.
  ///   - end: where a new one ends.
  package func topLevelCode(
    condition: FactCondition, from start: UInt32, to end: UInt32
  ) -> ID<DeclarationFact> {
    if let topLevelCode { return topLevelCode }
    let index = tables.declarations.ids.upperBound
    tables.declarations.append(
      DeclarationFact(
        kind: .topLevelCode, name: names.id(of: "(top-level code)"), parent: nil,
        access: .internal, writtenAccess: nil, condition: condition, marks: [], offset: start,
        start: start, end: end))
    topLevelCode = index
    return index
  }

  /// Says that a declaration goes on to an offset at least.
  package func extend(_ declaration: ID<DeclarationFact>, to end: UInt32) {
    if end > self[declaration].end { self[declaration].end = end }
  }

  // MARK: The present point

  /// Whether the present point is in a function, accessor, closure or statement, so that what is
  /// declared there is local.
  package var isLocal: Bool { localDepth > 0 }

  /// Runs `body` with another innermost declaration; `nil` stands for none.
  package func within(_ declaration: ID<DeclarationFact>?, _ body: () -> Void) {
    let outer = owner
    owner = declaration
    body()
    owner = outer
  }

  /// What `body` makes with another innermost declaration; `nil` stands for none.
  package func make<Made>(in declaration: ID<DeclarationFact>?, _ body: () -> Made) -> Made {
    let outer = owner
    defer { owner = outer }
    owner = declaration
    return body()
  }

  /// Runs `body` under further conditions besides the one in force, all of which hold.
  ///
  /// Of more than 65,535 different conditions in a file the rest is read as `always`.
  package func under(_ further: [BuildCondition], _ body: () -> Void) {
    let outer = condition
    let parts = (outer == .always ? [] : [tables.conditions[outer]]) + further
    condition = number(of: parts.count == 1 ? parts[0] : parts.isEmpty ? .always : .all(parts))
    body()
    condition = outer
  }

  private func number(of condition: BuildCondition) -> FactCondition {
    if let known = knownConditions[condition] { return known }
    guard tables.conditions.count < FactCondition.limit else { return .always }
    let number = FactCondition(tables.conditions.count)
    tables.conditions.append(condition)
    knownConditions[condition] = number
    return number
  }

  // MARK: Local names

  /// Runs `body` in a scope of local names, where what is declared is local.
  package func inLocalScope(_ body: () -> Void) {
    let mark = scopes.mark()
    localDepth += 1
    body()
    localDepth -= 1
    scopes.leave(mark)
  }

  /// Runs `body` in a scope of local names, such as that of parameters, where what is declared is as
  /// local as what surrounds it.
  package func inScope(_ body: () -> Void) {
    let mark = scopes.mark()
    body()
    scopes.leave(mark)
  }

  /// Runs `body` where what is declared is local, in the scope in force.
  package func locally(_ body: () -> Void) {
    localDepth += 1
    body()
    localDepth -= 1
  }

  /// Runs `body` where what is declared is not local, in the scope in force.
  package func notLocally(_ body: () -> Void) {
    let outer = localDepth
    localDepth = 0
    body()
    localDepth = outer
  }

  /// Runs `body` as the body of a type: members are not local even where the type is, and see
  /// neither the local names around the type nor the closures it stands in.
  package func inTypeBody(_ body: () -> Void) {
    let mark = scopes.markHidingOuterNames(nextBinding: nextBinding)
    notLocally { outsideClosures(body) }
    scopes.leave(mark)
  }

  /// Opens a scope of local names where a body cannot, for a reader that follows brackets by a
  /// stack of its own; `closeScope` ends it.
  package func openScope() -> LocalScopes.Mark { scopes.mark() }

  /// Ends the scope that `openScope` began, and all that were opened in it.
  package func closeScope(_ mark: LocalScopes.Mark) { scopes.leave(mark) }

  /// Adds a local name that is in sight from here to the end of its scope.
  @discardableResult
  package func bind(_ binding: BindingFact) -> ID<BindingFact> {
    let index = add(binding)
    scopes.bind(binding.name, to: index)
    return index
  }

  /// Brings the name of a local function or type into sight in front of its declaration, as blocks
  /// do for all that they declare.
  package func bindAhead(_ name: NameID, offset: UInt32) {
    awaited[offset] = bind(
      BindingFact(name: name, offset: offset, source: .declaration(nil), owner: owner))
  }

  // MARK: Closures

  /// A closure whose body is being read.
  private struct OpenClosure {
    /// Its expression.
    var expression: ID<ExpressionFact>
    /// Bindings made for `$0`, `$1`, … so far, by number.
    var shorthand: [Int: ID<BindingFact>] = [:]
    /// What its `return` statements give.
    var returned: [Operand] = []
  }

  /// The innermost closure around the present point, or `nil`.
  package var closure: ID<ExpressionFact>? { closures.last?.expression }

  /// Runs `body` inside a closure, and gives the closure what its `return` statements give, and
  /// the parameters that `$0`, `$1`, … stand for unless it has others.
  package func inClosure(_ expression: ID<ExpressionFact>, _ body: () -> Void) {
    closures.append(OpenClosure(expression: expression))
    inLocalScope(body)
    let closed = closures.removeLast()
    self[expression].returned = list(closed.returned)
    guard let last = closed.shorthand.keys.max(), self[expression].parameters.isEmpty
    else { return }
    self[expression].parameters = list((0...last).map { OptionalID(closed.shorthand[$0]) })
  }

  /// Runs `body` where no closure is open, such as in a function, whose `return` is its own.
  package func outsideClosures(_ body: () -> Void) {
    let outer = closures
    closures = []
    body()
    closures = outer
  }

  /// Notes what a `return` of the innermost closure gives, if one is open and anything is known.
  package func addReturned(_ expression: Operand) {
    guard expression != .none, !closures.isEmpty else { return }
    closures[closures.count - 1].returned.append(expression)
  }

  /// The largest number of a parameter that a closure is taken to have; no closure has as many.
  private static let maximumShorthand = 999

  /// The binding of `$0`, `$1`, … in the innermost closure, made when first asked for; `nil` outside
  /// of closures, and for numbers above 999.
  ///
  /// - Parameters:
  ///   - number: the number behind the `$`.
  ///   - name: the name, `$` included.
  ///   - offset: where it is written.
  package func shorthand(_ number: Int, name: NameID, offset: UInt32) -> ID<BindingFact>? {
    guard let last = closures.indices.last, number <= Self.maximumShorthand else { return nil }
    if let known = closures[last].shorthand[number] { return known }
    let binding = add(
      BindingFact(
        name: name, offset: offset,
        source: .closureParameter(number, of: closures[last].expression), owner: owner))
    closures[last].shorthand[number] = binding
    return binding
  }

  // MARK: Assignments

  /// Marks what an assignment or an `&` writes, and in the chain that leads to it what changes with
  /// it if it is a value.
  ///
  /// It ends since the base of an expression, and an element of a tuple, has a smaller index.
  package func markAssigned(_ target: Operand) {
    guard var place = target.expression else { return }
    self[place].marks.insert(.isAssigned)
    if self[place].kind == .tuple {
      for part in Array(self[self[place].arguments]) { markAssigned(part) }
      return
    }
    // `a! = b` writes `a`.
    while self[place].unwraps, let base = self[place].base.expression {
      place = base
      self[place].marks.insert(.isAssigned)
    }
    while self[place].isPartOfBase, let base = self[place].base.expression {
      place = base
      // What a call gives is no part of anything.
      if self[place].kind == .call { return }
      self[place].marks.insert(.isChanged)
    }
  }
}

extension ExpressionFact {
  fileprivate var unwraps: Bool { kind == .forceUnwrap || kind == .optionalChain }

  /// Whether its base changes with it where both are values.
  fileprivate var isPartOfBase: Bool { kind == .member || kind == .subscript || unwraps }
}

extension Array {
  /// Lets go of room that is not needed: a table that grew has up to twice as much as it holds, and those of all files
  /// are kept. O(elements).
  fileprivate mutating func fit() {
    guard capacity > count + count / 8 else { return }
    var fitted: [Element] = []
    fitted.reserveCapacity(count)
    fitted.append(contentsOf: self)
    self = fitted
  }
}
