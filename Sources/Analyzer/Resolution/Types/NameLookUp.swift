import DependencyModel
import ProjectModel
import SourceText

/// What a name means where it stands.
enum NameMeaning: Hashable, Sendable {
  /// Declarations of the project, all found at the nearest place.
  case symbols([ID<Symbol>])
  /// A generic parameter of an enclosing declaration.
  case genericParameter(ID<Symbol>)
  /// A type declared inside a function: no node, no reference.
  case local
  case module(ModuleID)
  case externalModule
  /// No declaration of the project.
  case nothing
  /// Perhaps a member that a foreign type has through another extension of the project.
  case uncertain
  /// Functions of the project have the name, but none takes the arguments of the call.
  case noFit
}

/// What a name of the C family can mean where types of several kinds have it.
enum CTypeKind {
  /// What is no protocol of Objective-C.
  case plain
  case objectiveCProtocol
  /// A class of Objective-C rather than one of C++, as categories and implementations name.
  case objectiveCClass
}

/// The module that a name of Swift is written with, as in `Module::name`.
enum ModuleSelector: Hashable, Sendable {
  /// One of the project: what it declares is meant, or what it exports of others.
  case module(ModuleID)
  /// One from outside.
  case outside
}

/// Which declarations a look-up accepts.
struct NameQuery {
  /// The name.
  var name: GlobalName
  /// The unit that writes it.
  var unit: ID<SourceUnit>
  /// Whether only types are meant.
  var isType: Bool
  /// Whether macros are meant (attributes may be types too).
  var isMacro = false
  /// Which of several types of one name are meant in the C family.
  var typeKind = CTypeKind.plain
  /// The labels of the call, where the name is called.
  var call: CallShape?
  /// Whether the name is not called and a member of what it means follows, which no function has.
  var isBase = false
  /// The type or extension whose body writes it, or `nil`.
  var context: ID<Symbol>?
  /// The module whose declarations alone are meant, or `nil`.
  var selector: ModuleSelector?
  /// Whether the classes of C++ around it do not show their members.
  var isOutsideOfClass = false
  /// Whether a type that is no protocol shows none of its protocols' members.
  var skipsProtocols = false
  /// How many aliases of base class templates were followed to come to this name.
  var aliasDepth = 0
}

extension SymbolTable {
  /// Bound of walks from a nested type outwards: extensions that extend each other's types end there.
  private static let maximumTypeDepth = 64

  /// Looks a name up as Swift does without a qualifier: from the innermost declaration outwards, then the module, then
  /// the imported modules, then as the name of a module.
  ///
  /// - Parameters:
  ///   - owner: the innermost declaration around the name, or `nil`.
  ///   - skipsOwnMembers: for names in the owner's inheritance clause or attributes, which its members do not hide.
  func lookUp(
    _ query: NameQuery, from owner: ID<Symbol>?, skipsOwnMembers: Bool = false
  ) -> NameMeaning {
    if declarations.isCFamily(query.unit) { return lookUpInC(query, from: owner) }
    if index.modules(declaring: query.name) == nil, !scopes.imports.isModule(query.name),
      !declarations.isOfLibrary(query.unit)
    {
      return lookUpLocally(query, from: owner)
    }
    guard query.isType else {
      return lookUpOutwards(query, from: owner, skipsOwnMembers: skipsOwnMembers)
    }
    // Types that protocols declare or alias are found only where nothing else has the name.
    var narrow = query
    narrow.skipsProtocols = true
    let found = lookUpOutwards(narrow, from: owner, skipsOwnMembers: skipsOwnMembers)
    if found != .nothing { return found }
    return lookUpOutwards(query, from: owner, skipsOwnMembers: skipsOwnMembers)
  }

  /// From the innermost declaration outwards: what is declared nearer hides what is further out.
  ///
  /// A type that a protocol declares is kept aside and meant only where nothing further out has the name, since a type's
  /// own witness is meant before it. Each step goes to the parent, which stands before its parts: the walk ends.
  private func lookUpOutwards(
    _ query: NameQuery, from owner: ID<Symbol>?, skipsOwnMembers: Bool
  ) -> NameMeaning {
    var next = owner
    var isOuter = false
    var sawForeign = false
    var ofProtocol: [ID<Symbol>] = []
    while let context = next {
      let symbol = self[context]
      if let local = localMeaning(query, in: context) { return local }
      if symbol.kind.isTypeContext, !(skipsOwnMembers && context == owner) {
        let found = contextMembers(query, context, isOuter: isOuter)
        if isTypeOfProtocol(found, from: context) {
          if ofProtocol.isEmpty { ofProtocol = found }
        } else if !found.isEmpty {
          return .symbols(found)
        }
        if let type = types.contextType(of: context), types.hasForeignSupertype.contains(type) {
          sawForeign = true
        }
        isOuter = true
      }
      next = symbol.parent
    }
    let found = lookUpTopLevel(query)
    if found == .nothing, !ofProtocol.isEmpty { return .symbols(ofProtocol) }
    if found == .nothing, sawForeign, !query.isType, isForeignMember(query) { return .uncertain }
    return found
  }

  /// Whether what was found is a type that a protocol declares, seen from a type that is none: its own witness is meant,
  /// which stands further out.
  private func isTypeOfProtocol(_ found: [ID<Symbol>], from context: ID<Symbol>) -> Bool {
    guard let first = found.first, self[first].kind.isTypeName,
      let type = types.contextType(of: context), self[type].kind != .protocol,
      let declaring = types.owner(of: first)
    else { return false }
    return self[declaring].kind == .protocol
  }

  /// For a name that nothing in the project declares but perhaps a generic parameter, a local type or a type of the
  /// library that the type around is or conforms to.
  private func lookUpLocally(_ query: NameQuery, from owner: ID<Symbol>?) -> NameMeaning {
    var next = owner
    var isOuter = false
    while let context = next {
      if let local = localMeaning(query, in: context) { return local }
      if self[context].kind.isTypeContext {
        let found = contextMembers(query, context, isOuter: isOuter)
        if !found.isEmpty { return .symbols(found) }
        isOuter = true
      }
      next = self[context].parent
    }
    return homes.isModule(query.name, seenFrom: query.unit, scopes) ? .externalModule : .nothing
  }

  /// The generic parameter or local type of a name that a declaration itself brings in; an extension brings in those of
  /// the types that it extends, from the inside out.
  private func localMeaning(_ query: NameQuery, in context: ID<Symbol>) -> NameMeaning? {
    let symbol = self[context]
    if symbol.unit != nil, let parameter = genericParameter(query.name, of: context) {
      return .genericParameter(parameter)
    }
    if symbol.kind == .extension {
      var extended = types.extendedType(of: context)
      var depth = 0
      while let type = extended, self[type].unit != nil, depth < Self.maximumTypeDepth {
        if let parameter = genericParameter(query.name, of: type) {
          return .genericParameter(parameter)
        }
        extended = types.outerType(of: type)
        depth += 1
      }
    }
    return index.hasLocalType(query.name, in: context) ? .local : nil
  }

  private func genericParameter(_ name: GlobalName, of context: ID<Symbol>) -> ID<Symbol>? {
    let fact = declarations.fact(context)
    if fact.genericParameters.isEmpty { return nil }
    let unit = self[context].declaringUnit
    for declaration in declarations.list(fact.genericParameters, in: unit) {
      let parameter = declarations.symbol(declaration, in: unit)
      if self[parameter].name == name { return parameter }
    }
    return nil
  }

  private func contextMembers(
    _ query: NameQuery, _ context: ID<Symbol>, isOuter: Bool
  ) -> [ID<Symbol>] {
    guard let type = types.contextType(of: context) else { return [] }
    var query = query
    query.context = context
    var found = members(query, of: type)
    if found.isEmpty, self[context].kind == .extension {
      found = constraintMembers(query, context)
    }
    if isOuter { found = found.filter { canBeUsedFromNestedType($0) } }
    return found
  }

  /// Members that an extension sees through `where Self: X`.
  private func constraintMembers(_ query: NameQuery, _ context: ID<Symbol>) -> [ID<Symbol>] {
    for type in types.constraints[context] ?? [] {
      let found = members(query, of: type)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The members of an outer type that a nested type names without a value: static ones, cases and types.
  private func canBeUsedFromNestedType(_ index: ID<Symbol>) -> Bool {
    let symbol = self[index]
    return symbol.kind.isTypeName || symbol.marks.contains(.isStatic)
  }

  // MARK: Top level

  /// The top-level declarations of a name that a unit sees, its own module first; else the module of that name.
  func lookUpTopLevel(_ query: NameQuery) -> NameMeaning {
    let own = topLevelDeclarations(query, in: scopes.module(of: query.unit))
    let fitting = accepted(own, by: query)
    if !fitting.isEmpty { return .symbols(fitting) }
    if own.isEmpty, scopes.externalNames[query.unit].contains(query.name) { return .nothing }
    // What is imported by its name alone hides what whole modules bring.
    var named: [ID<Symbol>] = []
    for visible in scopes.visible[query.unit] where visible.onlyName == query.name {
      named += topLevelDeclarations(query, in: visible.module)
    }
    let meant = accepted(named, by: query)
    if !meant.isEmpty { return .symbols(withoutRedundantAliases(meant)) }
    var imported: [ID<Symbol>] = []
    for visible in scopes.visible[query.unit]
    where visible.onlyName == nil || visible.onlyName == query.name {
      imported += topLevelDeclarations(query, in: visible.module)
    }
    let accepted = accepted(imported, by: query)
    if !accepted.isEmpty { return .symbols(withoutRedundantAliases(accepted)) }
    // Overloads that fit none of the project's declarations are of a module that is not shown.
    return own.isEmpty && imported.isEmpty ? moduleMeaning(query) : .noFit
  }

  /// A type and aliases of it in other modules are one type, not an ambiguity: the type itself is meant.
  private func withoutRedundantAliases(_ found: [ID<Symbol>]) -> [ID<Symbol>] {
    guard found.count > 1 else { return found }
    let types = found.filter { self[$0].kind.isNominalType }
    guard let type = types.first, types.count < found.count else { return found }
    let isOne = found.allSatisfy { self.types.types(namedBy: $0) == [self.types.canonical(type)] }
    return isOne ? types : found
  }

  /// What a name before `::` means: a module that the unit can name, whatever types have the name too.
  func moduleMeaning(ofSelector name: GlobalName, in unit: ID<SourceUnit>) -> NameMeaning {
    guard let module = scopes.imports.module(named: name, from: scopes.module(of: unit)),
      scopes.canName(module, in: unit)
    else {
      return homes.isModule(name, seenFrom: unit, scopes) ? .externalModule : .nothing
    }
    return .module(module)
  }

  /// The module by which a member is written with its module, as in `value.Module::name`.
  func selector(_ name: GlobalName, in unit: ID<SourceUnit>) -> ModuleSelector {
    if case .module(let module) = moduleMeaning(ofSelector: name, in: unit) {
      return .module(module)
    }
    return .outside
  }

  /// Whether a declaration is one of the module that the name is written with, if it is written with one.
  func isSelected(_ index: ID<Symbol>, by query: NameQuery) -> Bool {
    switch query.selector {
    case nil: return true
    case .outside: return self[index].isForeign
    case .module(let module):
      guard let home = self.module(of: index) else { return false }
      return home == module || scopes.exports(home, by: module)
    }
  }

  private func moduleMeaning(_ query: NameQuery) -> NameMeaning {
    let home = scopes.module(of: query.unit)
    if let module = scopes.imports.module(named: query.name, from: home),
      scopes.canName(module, in: query.unit)
    {
      let isHidden = homes.hidesModule(named: query.name, from: query.unit, scopes)
      return isHidden ? .nothing : .module(module)
    }
    return homes.isModule(query.name, seenFrom: query.unit, scopes) ? .externalModule : .nothing
  }

  /// The top-level declarations of a name in one module, as far as the unit sees them; in its own file first where a
  /// private one hides others.
  func topLevelDeclarations(_ query: NameQuery, in module: ModuleID) -> [ID<Symbol>] {
    let isOwn = scopes.module(of: query.unit) == module
    let all =
      isOwn
      ? index.topLevel(named: query.name, in: module, unit: query.unit)
      : index.topLevel(named: query.name, in: module)
    let found = all.filter { fits($0, query) && isVisible($0, from: query.unit) }
    if found.count < 2 { return found }
    let accepted = accepted(found, by: query)
    let remaining = accepted.isEmpty ? found : accepted
    let hidden = remaining.filter {
      self[$0].access <= .fileprivate && scopes.isOneFile(self[$0].declaringUnit, query.unit)
    }
    return hidden.isEmpty ? nearest(of: remaining, from: query.unit) : hidden
  }

  /// Of types that only a guess puts into one module, the one that the unit declares itself, if it does.
  private func nearest(of found: [ID<Symbol>], from unit: ID<SourceUnit>) -> [ID<Symbol>] {
    guard areThrownTogether(found) else { return found }
    let own = found.filter { scopes.isOneFile(self[$0].declaringUnit, unit) }
    return own.isEmpty ? found : own
  }

  /// Whether some declarations are different types of one guessed module. O(declarations).
  func areThrownTogether(_ found: [ID<Symbol>]) -> Bool {
    guard found.count > 1, let first = found.first, let module = module(of: first),
      declarations.modules[module].isGuessed
    else { return false }
    let type = types.canonical(first)
    return found.allSatisfy { self[$0].kind.isNominalType && self.module(of: $0) == module }
      && found.contains { types.canonical($0) != type }
  }
}
