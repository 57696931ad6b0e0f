import DependencyModel
import ProjectModel
import SourceFacts
import SourceText
import StandardLibrary

/// What resolving one unit found.
struct UnitReferences: Sendable {
  /// A resolved reference with the nodes it connects.
  struct Found: Sendable, BitwiseCopyable {
    var from: NodeID
    var to: NodeID
    var reference: ResolvedReference
  }

  /// References to declarations of the project, within a node too, by offset, then role.
  var found: [Found] = []
  /// References for which a declaration is visible, but that have no edge.
  var unresolved: [UnresolvedReference] = []
  /// Names that mean no declaration of the project.
  var external: [ExternalReference] = []
  /// What previews that are left out use of modules of the project, their own among them.
  var previewUses: Set<LeftOutCode.PreviewUse> = []
  /// The modules that it names to qualify what follows: `Module.name`.
  var qualifiers: Set<GlobalName> = []
  /// Whether it has brackets of which it is not known what they mean.
  var hasOpenBrackets = false
  /// Outcomes of names and `Type.member`.
  var names = ResolutionCounts()
  /// Outcomes of members reached through values.
  var members = ResolutionCounts()
  /// Whether more steps were needed than are spent on one unit.
  var isCutShort = false
  /// The conditions of other files that references depend on, in order.
  var foreignConditions: [ForeignCondition] = []
}

/// Turns what the names of one unit mean into references between nodes.
///
/// A class, though nobody shares it: each question that it asks itself would else copy all that it holds.
final class UnitResolver {
  private let table: SymbolTable
  private let nodes: NodeTable
  private let unit: ID<SourceUnit>
  private let facts: FileFacts
  @exclusivity(unchecked) private var output = UnitReferences()
  /// In which builds names mean what they were found to mean.
  private var builds: BuiltReferences
  /// The conditions of other files that references depend on.
  private var foreignConditions: Set<ForeignCondition> = []
  /// The files by which types are known that are defined out of sight.
  private var forwarding: [ID<Symbol>: ID<SourceUnit>?] = [:]
  /// Whether the name before the present expression is that of a macro of the project.
  private var isBehindMacro = false
  /// Which conditions some build meets both of.
  private var consistent: [Pair<BuildCondition, BuildCondition>: Bool] = [:]
  /// For each expression on the way to what is assigned the place where its reference is found, if it has one.
  private var changed: [ID<ExpressionFact>: Int] = [:]

  /// Prepares to resolve a unit.
  init(unit: ID<SourceUnit>, table: SymbolTable, nodes: NodeTable) {
    self.table = table
    self.nodes = nodes
    self.unit = unit
    facts = table.declarations.units[unit].facts
    builds = BuiltReferences(table: table, unit: unit)
  }

  /// Records all written types and expressions of the unit. Linear in their number.
  ///
  /// - Parameters:
  ///   - meanings: what the name of each written type means.
  ///   - typer: what each expression names.
  func resolve(
    meanings: Column<TypeFact, NameMeaning>, typer: ExpressionTyper
  ) -> UnitReferences {
    for index in facts.types.ids { record(type: index, meanings) }
    for index in facts.expressions.ids {
      record(expression: index, typer.value(of: index).kind, typer)
    }
    noteInitializers(typer)
    if !changed.isEmpty { markChanged(typer) }
    output.isCutShort = typer.context.algebra.fuel.isSpent
    output.foreignConditions = foreignConditions.sorted()
    output.found.sort {
      ($0.reference.offset, $0.reference.role.rawValue)
        < ($1.reference.offset, $1.reference.role.rawValue)
    }
    output.unresolved.sort { ($0.offset, $0.role.rawValue) < ($1.offset, $1.role.rawValue) }
    output.external.sort { ($0.offset, $0.role.rawValue) < ($1.offset, $1.role.rawValue) }
    return output
  }

  // MARK: Types

  private func record(
    type index: ID<TypeFact>, _ meanings: Column<TypeFact, NameMeaning>
  ) {
    let fact = facts.types[index]
    guard fact.kind == .named || fact.kind == .member else { return }
    if fact.kind == .member, facts.language == .swift, fact.labels.count == 2,
      let module = facts[fact.labels].last?.id
    {
      output.qualifiers.insert(table.declarations.name(module, in: unit))
    }
    guard let name = fact.name.map({ table.declarations.name($0, in: unit) }),
      // What C writes without a name is named by nobody.
      !table.names[name].utf8.starts(with: "(".utf8)
    else { return }
    let place = Place(
      owner: fact.owner, offset: fact.offset, name: name, role: fact.role, isMember: false,
      hasBase: fact.kind == .member && !isExternalModule(type: fact.base, meanings),
      condition: fact.condition, confidence: .certain)
    if fact.role == .attribute, name == table.index.known.names.implementation,
      let function = table.declarations.symbol(fact.owner, in: unit),
      case let prototypes = table.prototypes(implementedBy: function), !prototypes.isEmpty
    {
      return record(prototypes, place)
    }
    switch meanings[index] {
    case .symbols(let symbols): record(symbols, place)
    case .nothing, .uncertain:
      recordMissing(
        place, isComplete: fact.kind == .named || isComplete(fact, name, meanings))
    case .module, .externalModule: output.qualifiers.insert(name)
    case .genericParameter, .local, .noFit: break
    }
  }

  /// Whether a type is the name of a module from outside, so that what follows is a name of its own.
  private func isExternalModule(
    type index: ID<TypeFact>?, _ meanings: Column<TypeFact, NameMeaning>
  ) -> Bool {
    if let index, case .externalModule = meanings[index] { return true }
    return false
  }

  /// Whether `Base.Name` that was not found is certainly no declaration of the project: its base is not a module of the
  /// project, and no extension adds a type of that name to a foreign type.
  private func isComplete(
    _ fact: TypeFact, _ name: GlobalName, _ meanings: Column<TypeFact, NameMeaning>
  ) -> Bool {
    if let base = fact.base, case .module = meanings[base] { return false }
    return !table.isForeignMember(NameQuery(name: name, unit: unit, isType: true))
  }

  // MARK: Expressions

  /// - Parameter kind: what its type is.
  private func record(
    expression index: ID<ExpressionFact>, _ kind: ValueType.Kind, _ typer: ExpressionTyper
  ) {
    let resolvedName = typer.resolvedNames[index]
    let fact = facts.expressions[index]
    if fact.kind == .name, kind == .externalModule || kind == .module {
      fact.name.map { _ = output.qualifiers.insert(table.declarations.name($0, in: unit)) }
    }
    if let module = fact.selector {
      output.qualifiers.insert(table.declarations.name(module, in: unit))
    }
    var place = Place(
      owner: fact.owner, offset: fact.offset, name: nil, role: fact.role,
      isMember: resolvedName.isMember, hasBase: fact.kind != .name && fact.kind != .macro,
      condition: fact.condition,
      confidence: resolvedName.isProbable || isGivenToUnknown(fact, resolvedName)
        ? .probable : .certain)
    place.name = name(of: fact, resolvedName)
    if case .member(let base) = fact.form, base.expression != nil,
      typer.value(of: base).kind == .externalModule
    {
      // What follows the name of a module from outside is a name by itself.
      place.hasBase = false
      if place.role == .member { place.role = .value }
    }
    place.marks = marks(of: fact, index, typer)
    place.call = typer.context.structure.call(of: index)
    let madeOutside = outsideTypeMade(by: fact, index, typer)
    if fact.kind == .implicitMember { place.madeType = madeOutside }
    switch resolvedName.outcome {
    case .none: if place.madeType != nil { recordExternal(place) }
    case .found:
      if fact.marks.contains(.isChanged) { changed[index] = output.found.count }
      record(typer.resolvedNames.symbols(at: index), place)
    case .external: if !isLinked(fact, place) { recordExternal(place) }
    case .missing: if !isLinked(fact, place) { recordMissing(place, isComplete: false) }
    case .ambiguous: recordMissing(place, isComplete: false, outcome: .ambiguous)
    }
    noteOpenBrackets(index, fact, typer)
    recordInitializer(index, fact, typer)
    recordMaking(index, fact, place, typer)
    if madeOutside != nil { markMade(fact) }
  }

  /// Whether an expression is a name that a macro is given of which the project does not say what it is: it
  /// may make another name of it.
  private func isGivenToUnknown(
    _ fact: ExpressionFact, _ resolvedName: ResolvedName
  ) -> Bool {
    guard facts.language != .swift, fact.kind == .name else { return false }
    if fact.marks.contains(.isMacroArgument) { return !isBehindMacro }
    let symbol = resolvedName.outcome == .found ? resolvedName.symbol : nil
    isBehindMacro = symbol.map { table[$0].kind == .macro } ?? false
    return false
  }

  /// Notes of the types of the library that are called which one declares the initialiser. Linear in the expressions.
  private func noteInitializers(_ typer: ExpressionTyper) {
    var called: [UInt32: Int] = [:]
    for (place, reference) in output.external.enumerated()
    where reference.role == .call && reference.declaringType == nil {
      called[reference.offset] = place
    }
    if called.isEmpty { return }
    for index in facts.expressions.ids where facts.expressions[index].kind == .call {
      guard let base = facts.expressions[index].base.expression,
        let place = called[facts.expressions[base].offset], let callee = typer.callees[index],
        callee.symbols.allSatisfy({ table[$0].kind == .initializer })
      else { continue }
      output.external[place].declaringType = libraryType(declaring: callee.symbols)
    }
  }

  /// Notes brackets of which it is not known what they mean.
  private func noteOpenBrackets(
    _ index: ID<ExpressionFact>, _ fact: ExpressionFact, _ typer: ExpressionTyper
  ) {
    guard fact.kind == .subscript, typer.callees[index] == nil else { return }
    output.hasOpenBrackets = true
  }

  /// The name written; for subscripts and `callAsFunction` that of what is called.
  private func name(of fact: ExpressionFact, _ resolvedName: ResolvedName) -> GlobalName? {
    fact.name.map { table.declarations.name($0, in: unit) }
      ?? resolvedName.symbol.map { table[$0].name }
  }

  /// `Type(…)` names the type; where the initialiser belongs to another node, it depends on that too.
  private func recordInitializer(
    _ index: ID<ExpressionFact>, _ fact: ExpressionFact, _ typer: ExpressionTyper
  ) {
    guard fact.kind == .call, typer.resolvedNames[index].outcome == .none,
      let callee = typer.callees[index], callee.symbols.count == 1,
      let symbol = callee.symbols.first, let type = callee.receiver, type.kind == .nominal,
      let node = nodes.nodeOfSymbol[symbol],
      node != nodes.nodeOfSymbol[type.symbol]
    else { return }
    record(
      [symbol],
      Place(
        owner: fact.owner, offset: fact.offset, name: table[symbol].name,
        role: .call, isMember: true, hasBase: true, condition: fact.condition,
        confidence: .probable,
        marks: table.types.isInitializer(symbol, of: type.symbol) ? .isMaking : []))
  }

  /// `Type.init` and `.init`, where the type writes no such initialiser itself, depend on the type.
  private func recordMaking(
    _ index: ID<ExpressionFact>, _ fact: ExpressionFact, _ place: Place, _ typer: ExpressionTyper
  ) {
    let resolvedName = typer.resolvedNames[index]
    guard resolvedName.outcome == .none || resolvedName.outcome == .found,
      let type = typeMade(by: fact, index, typer)
    else { return }
    if resolvedName.outcome == .found, let symbol = resolvedName.symbol,
      table.types.isInitializer(symbol, of: type)
    {
      return
    }
    var place = place
    place.marks = table[type].parent == nil ? .isMaking : []
    if fact.kind == .implicitMember { place.confidence = .probable }
    record([type], place, isNominal: false)
  }

  /// The type of the project that `Type.init` or `.init` names an initialiser of; `super.init` and
  /// `self.init` make nothing.
  private func typeMade(
    by fact: ExpressionFact, _ index: ID<ExpressionFact>, _ typer: ExpressionTyper
  ) -> ID<Symbol>? {
    guard let made = metatypeOfInitializer(fact, index, typer), made.kind == .nominal,
      !table[made.symbol].isForeign
    else { return nil }
    return made.symbol
  }

  /// The type of which `Type.init` or `.init` names an initialiser.
  private func metatypeOfInitializer(
    _ fact: ExpressionFact, _ index: ID<ExpressionFact>, _ typer: ExpressionTyper
  ) -> ValueType? {
    guard fact.kind == .member || fact.kind == .implicitMember, let name = fact.name,
      table.declarations.name(name, in: unit) == table.index.known.names.initializer
    else { return nil }
    let base = fact.base.expression.map { facts.expressions[$0].kind }
    if base == .superValue || base == .selfValue { return nil }
    let value = typer.value(of: index)
    return value.kind == .metatype ? value.arguments[0] : nil
  }

  /// The name of the type from outside that `Type.init` or `.init` names an initialiser of.
  private func outsideTypeMade(
    by fact: ExpressionFact, _ index: ID<ExpressionFact>, _ typer: ExpressionTyper
  ) -> GlobalName? {
    guard let type = metatypeOfInitializer(fact, index, typer) else { return nil }
    switch type.kind {
    case .external: return type.name
    case .nominal where table[type.symbol].isForeign: return table[type.symbol].name
    default: return nil
    }
  }

  /// Notes that the name of a type from outside before `.init` makes an instance. An operand stands
  /// right before what it is part of.
  private func markMade(_ fact: ExpressionFact) {
    guard fact.kind == .member, let base = fact.base.expression,
      let last = output.external.lastIndex(where: { !$0.isMember }),
      output.external[last].offset == facts.expressions[base].offset
    else { return }
    output.external[last].marks.insert(.isMaking)
  }

  // MARK: Marks

  private func marks(
    of fact: ExpressionFact, _ index: ID<ExpressionFact>, _ typer: ExpressionTyper
  ) -> ReferenceMarks {
    var marks: ReferenceMarks = []
    if fact.marks.contains(.isAssigned) { marks.insert(.isAssigned) }
    if let symbol = typer.resolvedNames[index].symbol,
      isMaking(symbol, fact, index, typer)
    {
      marks.insert(.isMaking)
    }
    return marks
  }

  private func isMaking(
    _ symbol: ID<Symbol>, _ fact: ExpressionFact, _ index: ID<ExpressionFact>,
    _ typer: ExpressionTyper
  ) -> Bool {
    let named = table[symbol]
    if named.kind.isNominalType || named.kind == .typealias {
      return fact.role == .call && named.parent == nil
    }
    guard named.kind == .initializer, let type = typeMade(by: fact, index, typer) else {
      return false
    }
    return table[type].parent == nil && table.types.isInitializer(symbol, of: type)
  }

  /// Marks the values that change with a part of them, from what is assigned back to the first object, which stays the
  /// same. Linear in the expressions.
  private func markChanged(_ typer: ExpressionTyper) {
    for fact in facts.expressions where fact.marks.contains(.isAssigned) {
      // Operands stand before what they are part of, so that the walk back ends.
      var link = fact
      while let base = operand(of: link), facts.expressions[base].marks.contains(.isChanged),
        isValue(typer.value(of: base))
      {
        if let place = changed[base], place < output.found.count,
          output.found[place].reference.offset == facts.expressions[base].offset
        {
          output.found[place].reference.marks.insert(.isAssigned)
        }
        link = facts.expressions[base]
      }
    }
  }

  /// The expression that a link of a chain stands behind.
  private func operand(of fact: ExpressionFact) -> ID<ExpressionFact>? {
    switch fact.kind {
    case .member, .subscript, .forceUnwrap, .optionalChain: fact.base.expression
    default: nil
    }
  }

  /// Whether a type is certainly one of values, which change as a whole when a part of them does.
  private func isValue(_ type: ValueType) -> Bool {
    switch type.kind {
    case .optional: return isValue(type.arguments[0])
    case .tuple: return true
    case .nominal:
      let symbol = table[type.symbol]
      return symbol.unit != nil && (symbol.kind == .struct || symbol.kind == .enum)
    default: return false
    }
  }

  // MARK: Recording

  /// Where a reference stands and what it says.
  private struct Place {
    var owner: ID<DeclarationFact>?
    var offset: UInt32
    var name: GlobalName?
    var role: ReferenceRole
    /// Whether it counts as a member reached through a value.
    var isMember: Bool
    /// Whether something is written before the name.
    var hasBase: Bool
    /// The call whose callee it is.
    var call: ID<ExpressionFact>?
    /// Its `#if` condition in the file.
    var condition: FactCondition
    /// How sure a resolved reference is.
    var confidence: Confidence
    /// What it does beyond naming something.
    var marks: ReferenceMarks = []
    /// Of a member from outside the type that declares it.
    var declaringType: GlobalName?
    /// The type from outside that it makes an instance of without writing its name.
    var madeType: GlobalName?
  }

  /// - Parameter isNominal: whether the node or a type nested in it is named; `nil` where the symbols tell.
  private func record(
    _ found: [ID<Symbol>], _ place: Place, isNominal: Bool? = nil
  ) {
    var symbols = found
    // Nearly always all are, and no list has to be made.
    if !symbols.allSatisfy({ isBuilt($0, with: place.condition) }) {
      symbols.removeAll { !isBuilt($0, with: place.condition) }
    }
    if table.declarations.isCFamily(unit) {
      symbols = symbols.map { table.nearestCopy(of: $0, for: unit) }
    }
    let (first, isOne) = targetNode(of: symbols)
    guard let to = first else {
      // Previews that are left out, and foreign types that the project extends, have no node.
      var place = place
      place.declaringType = libraryType(declaring: symbols)
      recordExternal(place)
      return
    }
    if !isOne || symbols.contains(where: { table.isOfLibrary($0) }) {
      recordMissing(place, isComplete: false, outcome: .ambiguous)
      return
    }
    var place = place
    if place.confidence == .certain,
      !symbols.contains(where: { isCertain($0) }) || areOverloads(symbols)
        || !isInScope(symbols, place)
        || symbols.contains(where: { table.index.cFamily.isOfLibrary(table[$0].name) })
    {
      place.confidence = .probable
    }
    var condition = table.declarations.condition(place.condition, in: unit)
    if table.declarations.hasCFamily {
      switch builds.extent(of: symbols, named: condition) {
      case .everyBuild: break
      case .someBuilds(let other):
        place.confidence = .probable
        if let other, let id = other.condition(in: table.declarations) {
          foreignConditions.insert(other)
          condition = id
        }
      case .noBuild:
        recordExternal(place)
        return
      }
    }
    count(place.isMember) { outcomes in
      if place.confidence == .certain { outcomes.certain += 1 } else { outcomes.probable += 1 }
    }
    let isNominal = isNominal ?? symbols.contains { self.isNominal($0) }
    guard let name = place.name, let owner = table.declarations.symbol(place.owner, in: unit)
    else { return }
    guard let from = nodes.nodeOfSymbol[owner] else {
      output.previewUses.insert(
        LeftOutCode.PreviewUse(
          file: unit.file, module: nodes.nodes[to].module, isNominal: isNominal))
      return
    }
    let declared = declaration(among: symbols, to)
    let targetFile = declared.flatMap { file(of: $0) }
    let reference = ResolvedReference(
      file: unit.file, offset: place.offset, name: name,
      targetFile: targetFile, role: place.role,
      isNominal: isNominal, confidence: place.confidence,
      owner: DeclarationID(owner.int), target: DeclarationID((declared ?? symbols[0]).int),
      condition: condition, marks: place.marks)
    output.found.append(UnitReferences.Found(from: from, to: to, reference: reference))
    if place.role != .attribute { recordLinked(symbols, from, reference, place) }
  }

  /// Whether C calls a function that nothing declares but Swift has, which is then recorded.
  private func isLinked(_ fact: ExpressionFact, _ place: Place) -> Bool {
    guard fact.kind == .name, fact.role == .call, let name = place.name,
      case let functions = table.swiftFunctions(undeclared: name, in: unit), !functions.isEmpty,
      targetNode(of: functions).isOne
    else { return false }
    var place = place
    place.confidence = .probable
    record(functions, place)
    return true
  }

  /// What names a prototype of C depends on the function of Swift behind it too, where C defines none.
  ///
  /// The name says nothing of what is linked, so that this is probable, however sure the prototype is.
  private func recordLinked(
    _ prototypes: [ID<Symbol>], _ from: NodeID, _ reference: ResolvedReference, _ place: Place
  ) {
    let functions = table.swiftFunctions(behind: prototypes, namedIn: unit).filter {
      isBuilt($0, with: place.condition)
    }
    let (first, isOne) = targetNode(of: functions)
    guard let to = first, isOne, let function = functions.first else { return }
    let files = Set(functions.compactMap { table[$0].unit?.file })
    let linked = ResolvedReference(
      file: unit.file, offset: place.offset, name: reference.name,
      targetFile: files.count == 1 ? files.first : nil, role: place.role, isNominal: true,
      confidence: .probable, owner: reference.owner, target: DeclarationID(function.int),
      condition: reference.condition, marks: place.marks)
    output.found.append(UnitReferences.Found(from: from, to: to, reference: linked))
  }

  /// Whether several declarations of Swift are left that stand beside each other in any build: one of them is meant.
  private func areOverloads(_ symbols: [ID<Symbol>]) -> Bool {
    guard symbols.count > 1 else { return false }
    return symbols.allSatisfy { symbol in
      switch table[symbol].kind {
      case .function, .initializer, .subscript, .variable:
        return table[symbol].unit != nil && !table.declarations.isCFamily(table[symbol])
          && table.declarations.fact(symbol).condition == .always
      default: return false
      }
    }
  }

  /// Whether a name of C++ that stands alone is of a namespace around it or one that is known to be opened;
  /// others may be meant by what a header or macro opens, or by the arguments of a call.
  private func isInScope(_ symbols: [ID<Symbol>], _ place: Place) -> Bool {
    guard facts.language == .cxx, !place.hasBase, let name = place.name else { return true }
    let owner = table.declarations.symbol(place.owner, in: unit)
    return symbols.contains { table.isInScope($0, named: name, from: owner, in: unit) }
  }

  // MARK: Files

  /// The declaration that a reference leads to, whose file counts; `nil` where the file is not known, as of
  /// overloads in several files.
  ///
  /// What the C family declares and defines in two files counts for the header that the file includes,
  /// whatever else declares or defines it. What a source file only declares anew itself, by `extern` or a
  /// prototype, counts for the file that defines it; what a header declares is its own.
  private func declaration(among symbols: [ID<Symbol>], _ node: NodeID) -> ID<Symbol>? {
    guard let first = symbols.first, let file = table[first].unit else { return nil }
    if symbols.contains(where: { table[$0].unit != file }) {
      guard symbols.allSatisfy({ table.declarations.isCFamily(table[$0]) }) else { return nil }
      return symbols.min { shownRank(of: $0) < shownRank(of: $1) }
    }
    if file == unit, table.declarations.isCFamily(unit),
      !SourceFileKind.isHeader(table.declarations.units[unit].path),
      !symbols.contains(where: { table[$0].marks.contains(.isDefinition) })
    {
      return definition(of: first, node) ?? first
    }
    return first
  }

  /// The file of a declaration. A class of C++ that is defined outside of its class, where this file does
  /// not see it, is known by the body of that class, which declares it forward; any other type of C or
  /// C++ that it does not see by what declares that forward. What only an implementation of Objective-C
  /// has counts for the interface of its class, where the project has that.
  private func file(of symbol: ID<Symbol>) -> FileID? {
    guard let file = table[symbol].unit else { return nil }
    if file != unit, table.isInImplementation(symbol), let parent = table[symbol].parent,
      let type = table.types.extendedType(of: parent), let home = table[type].unit,
      table.declarations.ownUnits.contains(home)
    {
      return home.file
    }
    if file == unit || !table.declarations.isCFamily(unit) || !table[symbol].kind.isNominalType
      || table.scopes.imports.includes.sees(file, from: unit)
    {
      return file.file
    }
    if let outer = table.types.outerOfOutside[symbol] { return table[outer].unit?.file }
    let known = forwarding[symbol] ?? table.unitForwarding(symbol, to: unit)
    forwarding[symbol] = known
    return (known ?? file).file
  }

  /// Which of several declarations of one thing a file goes by: the least.
  private func shownRank(of symbol: ID<Symbol>) -> (Int, Int, ID<Symbol>) {
    let declaring = table[symbol].declaringUnit
    let isShown =
      declaring != unit && table.declarations.isCFamily(unit)
      && table.scopes.imports.includes.sees(declaring, from: unit)
    let isDefinition =
      table[symbol].marks.contains(.isDefinition) && !isInTypeItself(symbol)
    return (isShown ? 0 : 1, isDefinition ? 1 : 0, symbol)
  }

  /// Whether a member stands in the body of its type.
  private func isInTypeItself(_ symbol: ID<Symbol>) -> Bool {
    table[symbol].parent.map { table[$0].kind.isNominalType } ?? false
  }

  /// The definition of a function or variable that this file only declares, where one other file has it;
  /// `nil` where none or several do.
  private func definition(of symbol: ID<Symbol>, _ node: NodeID) -> ID<Symbol>? {
    let declared = table[symbol]
    guard declared.parent == nil, declared.kind == .function || declared.kind == .variable,
      declared.access > .fileprivate
    else { return nil }
    let name = table.index.cFamily.qualified[declared.name]?.last ?? declared.name
    let found = (table.index.cFamily.global[name] ?? []).filter {
      nodes.nodeOfSymbol[$0] == node && table[$0].marks.contains(.isDefinition)
    }
    guard let first = found.first,
      found.allSatisfy({ table[$0].declaringUnit == table[first].declaringUnit })
    else { return nil }
    return first
  }

  /// Whether some build has both a declaration and code under a condition of this unit: `#if os(tvOS)` declares nothing
  /// for `#if os(iOS)`.
  private func isBuilt(_ symbol: ID<Symbol>, with condition: FactCondition) -> Bool {
    guard let owner = table[symbol].unit else { return true }
    let declared = table.declarations.condition(
      table.declarations.fact(symbol).condition, in: owner)
    let named = table.declarations.condition(condition, in: unit)
    if declared == .always || named == .always || declared == named { return true }
    let pair = Pair<BuildCondition, BuildCondition>(declared, named)
    if let known = consistent[pair] { return known }
    let conditions = table.declarations.conditions
    let answer = ConditionWorlds.areConsistent([conditions[declared.int], conditions[named.int]])
    consistent[pair] = answer
    return answer
  }

  /// Whether a member stands in an extension of a module that only other files of this module import: seen in this one
  /// too before Swift 6, but another one of its name may be meant.
  private func isLeaked(_ symbol: ID<Symbol>) -> Bool {
    guard let parent = table[symbol].parent, table[parent].kind == .extension,
      let module = table.module(of: symbol), !table.declarations.isCFamily(table[symbol])
    else { return false }
    return !table.scopes.canName(module, in: unit)
  }

  /// Whether the unit sees what a name of it was found to mean.
  private func isCertain(_ symbol: ID<Symbol>) -> Bool {
    !isLeaked(symbol)
      && (!table.declarations.hasCFamily || table.isCertainToMean(symbol, in: unit))
  }

  /// The name of the type of the library that declares some members; `nil` where there are several.
  private func libraryType(declaring members: [ID<Symbol>]) -> GlobalName? {
    func type(declaring member: ID<Symbol>) -> GlobalName? {
      table.isOfLibrary(member) ? table.types.owner(of: member).map { table[$0].name } : nil
    }
    guard let first = members.first.flatMap({ type(declaring: $0) }),
      members.allSatisfy({ type(declaring: $0) == first })
    else { return nil }
    return first
  }

  /// The node of some declarations, and whether all of them that have one have the same.
  private func targetNode(of symbols: [ID<Symbol>]) -> (first: NodeID?, isOne: Bool) {
    var first: NodeID?
    for symbol in symbols {
      guard let node = nodes.nodeOfSymbol[symbol] else { continue }
      if let first, node != first { return (first, false) }
      first = node
    }
    return (first, true)
  }

  /// Whether naming a symbol names its node, or a type nested in that.
  private func isNominal(_ index: ID<Symbol>) -> Bool {
    let symbol = table[index]
    return symbol.parent == nil || symbol.kind.isNominalType || symbol.kind == .typealias
  }

  private func recordMissing(
    _ place: Place, isComplete: Bool, outcome: UnresolvedReference.Outcome = .unresolved
  ) {
    guard let name = place.name,
      outcome == .ambiguous && table.declarations.isCFamily(unit)
        || table.isOpenChain(name, in: unit)
        || !isComplete && table.isDeclared(name, visibleFrom: unit)
    else {
      var place = place
      if !isComplete, place.name.map({ table.isDeclared($0) }) == true {
        place.marks.insert(.isUndecided)
      }
      recordExternal(place)
      return
    }
    count(place.isMember) { outcomes in
      if outcome == .ambiguous { outcomes.ambiguous += 1 } else { outcomes.unresolved += 1 }
    }
    output.unresolved.append(
      UnresolvedReference(
        file: unit.file, offset: place.offset, name: name, role: place.role,
        outcome: outcome))
  }

  private func recordExternal(_ place: Place) {
    count(place.isMember) { $0.external += 1 }
    guard let name = place.name else { return }
    let owner = table.declarations.symbol(place.owner, in: unit)
    let node = owner.flatMap { nodes.nodeOfSymbol[$0] }
    // Of all declarations of a file only previews that are left out have no node.
    var marks = owner != nil && node == nil ? place.marks.union(.isInPreview) : place.marks
    if isUnlikeLibrary(place, named: name) { marks.insert(.isUnlikeLibrary) }
    output.external.append(
      ExternalReference(
        file: unit.file, offset: place.offset, name: name, node: node, role: place.role,
        isMember: place.hasBase, condition: table.declarations.condition(place.condition, in: unit),
        marks: marks, declaringType: place.declaringType, madeType: place.madeType))
  }

  /// Whether a member is called with a label that no function of its name in the standard library has.
  private func isUnlikeLibrary(_ place: Place, named name: GlobalName) -> Bool {
    guard place.hasBase, let call = place.call, !table.declarations.isCFamily(unit) else {
      return false
    }
    let labels = facts[facts.expressions[call].labels].compactMap { $0.id.map { facts[$0] } }
    return !labels.isEmpty && StandardLibraryNames.lacks(labels, of: table.names[name])
  }

  private func count(_ isMember: Bool, _ outcome: (inout ResolutionCounts) -> Void) {
    if isMember { outcome(&output.members) } else { outcome(&output.names) }
  }
}
