import DependencyModel
import SourceFacts
import SourceText

/// Finds what names without a base mean.
struct NameTyper {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  func typedName(_ fact: ExpressionFact, _ index: ID<ExpressionFact>) -> ValueType {
    guard let query = context.calls.query(fact, index) else { return .unknown }
    let owner = context.symbol(fact.owner)
    if !context.isCFamily, fact.marks.contains(.isModuleSelector) {
      return typedModule(query.name)
    }
    if context.isCFamily, fact.marks.contains(.isCompoundName) {
      return typedSelector(query, index, from: owner)
    }
    switch context.table.lookUp(query, from: owner) {
    case .symbols(let found):
      if isMadeOutside(found, index) {
        typer.miss(index, isMember: false, isComplete: true)
        return externalValue(query, fact, index)
      }
      if meansLibrary(found, query, index) {
        typer.miss(index, isMember: false, isComplete: true)
        return externalValue(query, fact, index)
      }
      let own = ofSelf(found, from: owner)
      let receiver = ownReceiver(own, fact)
      let symbols = context.finder.ofSelf(own, receiver, at: owner)
      let chosen = typer.overloads.chosen(
        typer.overloads.fitting(
          FoundMembers(symbols: symbols, receiver: receiver), query, for: index),
        for: index, receiver: nil)
      typer.find(chosen, at: index, isMember: false, isProbable: false)
      if context.table.areThrownTogether(chosen)
        || context.isCFamily && context.table.areDifferentTypes(chosen)
      {
        return .unknown
      }
      return typer.declarations.value(of: chosen, at: index, fact, receiver: receiver)
    case .module(let module): return .module(module)
    case .externalModule: return ValueType(.externalModule)
    case .genericParameter(let parameter): return .metatype(ValueType(.parameter, parameter))
    case .local: return .metatype(ValueType(.external))
    case .nothing:
      if let storage = typer.declarations.wrapperStorage(fact, from: owner) { return storage }
      typer.miss(
        index, isMember: false,
        isComplete: !context.table.isOpenChain(query.name, in: context.unit))
      return externalValue(query, fact, index)
    case .noFit:
      let value = externalValue(query, fact, index)
      typer.miss(index, isMember: false, isComplete: typer.callees[index] != nil)
      return value
    case .uncertain: return memberOfSelf(query, fact, index)
    }
  }

  /// The name before `::`; a module that is not imported counts as one from outside.
  private func typedModule(_ name: GlobalName) -> ValueType {
    guard
      case .module(let module) = context.table.moduleMeaning(ofSelector: name, in: context.unit)
    else { return ValueType(.externalModule) }
    return .module(module)
  }

  /// `@selector(name:)`: the method that the class around it has by that selector, since most send it to
  /// themselves, else the only one that the file sees.
  private func typedSelector(
    _ query: NameQuery, _ index: ID<ExpressionFact>, from owner: ID<Symbol>?
  ) -> ValueType {
    let own = context.table.enclosingType(of: owner).map {
      context.table.members(query, of: $0)
    }
    let found = own.flatMap { $0.isEmpty ? nil : $0 } ?? context.table.methods(answering: query)
    if found.isEmpty {
      typer.miss(index, isMember: false, isComplete: true)
    } else {
      typer.find(found, at: index, isMember: true, isProbable: true)
    }
    return .unknown
  }

  /// A member that an extension of the project adds to the type of `self` under a `where` clause.
  private func memberOfSelf(
    _ query: NameQuery, _ fact: ExpressionFact, _ index: ID<ExpressionFact>
  ) -> ValueType {
    let own = context.signatures.selfType(fact.owner)
    let found = context.finder.members(query, of: own, isStatic: false, fact)
    let symbols = ofSelf(found.symbols, from: context.symbol(fact.owner))
    guard !symbols.isEmpty, symbols.allSatisfy({ !context.table[$0].isForeign }) else {
      typer.miss(index, isMember: true, isComplete: false)
      return .unknown
    }
    let chosen = typer.overloads.chosen(symbols, for: index, receiver: found.receiver)
    typer.find(chosen, at: index, isMember: true, isProbable: true)
    return typer.declarations.value(of: chosen, at: index, fact, receiver: found.receiver)
  }

  /// Whether the arguments of a call fit a function of the library better than the generic ones of its name that the
  /// project declares. Its others hide that of the library.
  private func meansLibrary(
    _ found: [ID<Symbol>], _ query: NameQuery, _ index: ID<ExpressionFact>
  ) -> Bool {
    guard let call = query.call, let functions = context.table.index.libraryFunctions[query.name],
      !context.isCFamily,
      found.allSatisfy({
        context.table[$0].kind == .function && context.table[$0].parent == nil
          && !context.table.declarations.fact($0).genericParameters.isEmpty
      })
    else { return false }
    let others = functions.filter { context.table.accepts($0, call) }
    if others.isEmpty { return false }
    return typer.overloads.chosen(found + others, for: index, receiver: nil)
      .allSatisfy { context.table[$0].isForeign }
  }

  /// Whether a call makes the type of a known framework that has the name of one of another module: the module's has no
  /// initialiser with such labels, and all that it has are written, since others can use no memberwise one.
  private func isMadeOutside(_ found: [ID<Symbol>], _ index: ID<ExpressionFact>) -> Bool {
    guard found.count == 1, let type = found.first, context.table[type].kind.isNominalType,
      context.table[type].parent == nil, let call = context.structure.call(of: index),
      context.table.index.libraryTypes[context.table[type].name] != nil,
      let home = context.table.module(of: type),
      home != context.table.scopes.module(of: context.unit),
      !context.table.types.hasUnknownSupertype.contains(context.table.types.canonical(type))
    else { return false }
    let fact = context.expression(call)
    let made = ValueType.nominal(context.table.types.canonical(type))
    let shape = context.calls.shape(of: fact)
    return !context.finder.initializers(of: made, calledBy: fact).contains {
      context.table.accepts($0, shape)
    }
  }

  /// Of members that a value and its type have by one name those that `self` means where they are named without it.
  private func ofSelf(_ symbols: [ID<Symbol>], from owner: ID<Symbol>?) -> [ID<Symbol>] {
    guard symbols.count > 1, context.table[symbols[0]].parent != nil, var member = owner else {
      return symbols
    }
    while let parent = context.table[member].parent, !context.table[parent].kind.isTypeContext {
      member = parent
    }
    if context.table[member].kind.isTypeContext { return symbols }
    return context.finder.preferred(
      symbols, isStatic: context.table[member].marks.contains(.isStatic))
  }

  /// The type of `self` where a member is named without it.
  private func ownReceiver(_ symbols: [ID<Symbol>], _ fact: ExpressionFact) -> ValueType? {
    guard let first = symbols.first, context.table[first].parent != nil else { return nil }
    let own = context.signatures.selfType(fact.owner)
    return own.isUnknown ? nil : own
  }

  /// What a name means that no declaration of the project has: a type or function of the library, else a type of another
  /// module if it is written like one.
  private func externalValue(
    _ query: NameQuery, _ fact: ExpressionFact, _ index: ID<ExpressionFact>
  ) -> ValueType {
    if let type = context.table.foreignType(named: query.name, seenFrom: context.unit) {
      let arguments = context.calls.typeArguments(fact)
      return .metatype(
        type == context.known.optional && arguments.count == 1
          ? .optional(arguments[0])
          : context.table[type].kind == .typealias
            ? ValueType(.alias, type, arguments) : .nominal(type, arguments))
    }
    if !context.isCFamily, let functions = context.table.index.libraryFunctions[query.name] {
      let fitting = functions.filter { function in
        query.call.map { context.table.accepts(function, $0) } ?? true
      }
      if !fitting.isEmpty {
        let chosen = typer.overloads.chosen(fitting, for: index, receiver: nil)
        return typer.declarations.value(of: chosen, at: index, fact, receiver: nil)
      }
    }
    guard let first = context.text(fact.name).utf8.first,
      first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    else { return .unknown }
    return .metatype(.external(query.name))
  }

  /// The module that is written before the name of a macro.
  private func selector(before fact: ExpressionFact) -> ModuleSelector? {
    guard !context.isCFamily,
      let name = fact.base.expression.flatMap({ context.expression($0).name })
    else { return nil }
    return context.table.selector(context.name(name), in: context.unit)
  }

  /// What a macro gives is not known, but for `#require` of the library for tests, which unwraps its argument.
  func typedMacro(_ fact: ExpressionFact, _ index: ID<ExpressionFact>) -> ValueType {
    guard let name = fact.name.map({ context.name($0) }) else { return .unknown }
    var query = NameQuery(name: name, unit: context.unit, isType: false, isMacro: true)
    query.selector = selector(before: fact)
    if case .symbols(let found) = context.table.lookUpTopLevel(query) {
      typer.find(found, at: index, isMember: false, isProbable: false)
      return .unknown
    }
    typer.miss(index, isMember: false, isComplete: true)
    guard name == context.known.names.require, let argument = context.list(fact.arguments).first
    else {
      return .unknown
    }
    return context.algebra.expanded(typer.value(of: argument)).unwrapped
  }
}
