import DependencyModel
import SourceFacts
import SourceText

extension SymbolTable {
  /// Looks a name up as Objective-C, C and C++ do: in the class around it, then among all names that
  /// the file sees through its includes, then in its module, and for types in the whole project.
  ///
  /// The last step is for headers that could not be found: a type's name that only one declaration of
  /// the project has is that declaration. Behind the includes no `using` is known, so that a name of
  /// C++ means only what its own namespaces hold.
  ///
  /// - Parameter owner: the innermost declaration around the name, or `nil`.
  func lookUpInC(_ query: NameQuery, from owner: ID<Symbol>?) -> NameMeaning {
    let qualified = index.cFamily.qualified[query.name]
    let all = ofKind(
      (index.cFamily.global[qualified?.last ?? query.name] ?? []).filter {
        // A class that is nested in another one is a member of that, wherever it is defined.
        isMeantInC($0, query) && (qualified != nil || types.outerOfOutside[$0] == nil)
      },
      query)
    if qualified == nil, let own = lookUpInContext(query, from: owner) {
      guard isOfProperties(own, query) else { return own }
      // Without `self` no property has its own name, unless an old `@synthesize` says so.
      let shown = all.filter { isShown($0, to: query.unit) }
      return shown.isEmpty ? own : meaning(of: shown, query, from: owner)
    }
    if let qualified {
      let named = withoutOwn(all.filter { isQualified($0, by: qualified) }, query)
      if named.isEmpty { return lookUpMember(qualified, query, from: owner) }
      return meaning(of: named, query, from: owner, qualifier: qualified.namespaces)
    }
    return meaning(of: all, query, from: owner)
  }

  /// What a namespace holds by a name with a qualifier: types in one without a name that lies within it
  /// are meant only where it has none itself.
  private func withoutOwn(_ found: [ID<Symbol>], _ query: NameQuery) -> [ID<Symbol>] {
    guard found.count > 1 else { return found }
    func isOwn(_ symbol: ID<Symbol>) -> Bool {
      self[symbol].access <= .fileprivate && self[symbol].kind.isTypeName
        && self[symbol].parent == nil
    }
    let others = found.filter { !isOwn($0) && isShown($0, to: query.unit) }
    return others.isEmpty ? found : found.filter { !isOwn($0) }
  }

  // MARK: Around the name

  private func lookUpInContext(_ query: NameQuery, from owner: ID<Symbol>?) -> NameMeaning? {
    var next = owner
    var root = owner
    let isCxx = declarations.units[query.unit].facts.language == .cxx
    while let context = next {
      root = context
      if index.hasLocalType(query.name, in: context) { return .local }
      let fact = declarations.fact(context)
      let unit = self[context].declaringUnit
      for declaration in declarations.list(fact.genericParameters, in: unit) {
        let parameter = declarations.symbol(declaration, in: unit)
        if self[parameter].name == query.name { return .genericParameter(parameter) }
      }
      if self[context].kind.isTypeContext, !query.isOutsideOfClass {
        let all = types.contextType(of: context).map { members(query, of: $0) } ?? []
        let found = isCxx ? withoutSpecializations(all, in: context) : all
        // Objective-C names methods by messages alone.
        let fitting = isCxx ? found : found.filter { self[$0].kind != .function }
        if !fitting.isEmpty { return .symbols(fitting) }
        // The head of a class does not see its own name as that of a member.
        if isCxx, context != owner, let own = ownName(query, in: context) { return own }
      }
      next = self[context].parent
    }
    if !isCxx || query.isOutsideOfClass { return nil }
    return root.flatMap { lookUpInOuterClasses(query, around: $0) }
  }

  /// Members as one declaration of a class template sees them: an explicit specialisation has nothing of
  /// the template or of others, and the template nothing of them.
  private func withoutSpecializations(
    _ found: [ID<Symbol>], in context: ID<Symbol>
  ) -> [ID<Symbol>] {
    guard let type = types.contextType(of: context) else { return found }
    let isSpecialization = self[context].marks.contains(.isConstrained)
    return found.filter { member in
      guard let parent = self[member].parent, parent != context,
        types.contextType(of: parent) == type
      else { return true }
      return !isSpecialization && !self[parent].marks.contains(.isConstrained)
    }
  }

  /// The class around a name, or one that it inherits from, by its own name, which is a member of each
  /// class of C++.
  private func ownName(_ query: NameQuery, in context: ID<Symbol>) -> NameMeaning? {
    guard index.cFamily.heads.contains(query.name), let type = types.contextType(of: context) else {
      return nil
    }
    let found = types.lineage(of: type).first { entry in
      let symbol = self[entry.type]
      return !symbol.isForeign && declarations.isCFamily(symbol) && !symbol.marks.contains(.isObjC)
        && lastName(of: symbol) == query.name
    }
    return found.map { NameMeaning.symbols([$0.type]) }
  }

  private func lastName(of symbol: Symbol) -> GlobalName {
    index.cFamily.qualified[symbol.name]?.last ?? symbol.name
  }

  /// How deep classes are nested whose members a nested one sees: names in broken code may go in circles.
  private static let maximumNesting = 64

  /// What the classes hold around a class or a member that is defined outside of them.
  private func lookUpInOuterClasses(
    _ query: NameQuery, around root: ID<Symbol>
  ) -> NameMeaning? {
    guard self[root].kind.isTypeContext, let type = types.contextType(of: root),
      !self[type].isForeign
    else { return nil }
    var next = types.outerType(of: type)
    var depth = 0
    while let outer = next, depth < Self.maximumNesting {
      let found = members(query, of: outer)
      if !found.isEmpty { return .symbols(found) }
      if let own = ownName(query, in: outer) { return own }
      next = types.outerType(of: outer)
      depth += 1
    }
    return nil
  }

  /// Whether a name means nothing but properties of Objective-C by their own names.
  private func isOfProperties(_ meaning: NameMeaning, _ query: NameQuery) -> Bool {
    guard case .symbols(let found) = meaning else { return false }
    return found.allSatisfy { symbol in
      self[symbol].kind == .variable && self[symbol].marks.contains(.isObjC)
        && self[symbol].name == query.name
    }
  }

  /// `Type::member`. What stands before the last `::` is looked up in the same way; it is shorter each time.
  private func lookUpMember(
    _ name: CFamilyNames.QualifiedName, _ query: NameQuery, from owner: ID<Symbol>?
  ) -> NameMeaning {
    guard !name.qualifier.isEmpty, let qualifier = names.number(of: name.qualifier) else {
      return .nothing
    }
    var outer = NameQuery(name: qualifier, unit: query.unit, isType: true)
    outer.aliasDepth = query.aliasDepth
    outer.isOutsideOfClass = query.isOutsideOfClass
    var inner = query
    inner.name = name.last
    let meaning = lookUpInC(outer, from: owner)
    if meaning == .local { return lookUpMember(inner, ofLocal: qualifier, from: owner) }
    guard case .symbols(let types) = meaning else { return .nothing }
    for type in types.flatMap({ self.types(meantBy: $0, outer, from: owner) }) {
      let found = members(inner, of: type)
      if !found.isEmpty { return .symbols(found) }
    }
    // What macros or unknown bases give it, the type is named all the same; but an alias of what a template
    // is given is no type.
    let named = types.filter { parameter(aliasedBy: $0) == nil }
    return named.isEmpty ? .nothing : .symbols(named)
  }

  /// `Type::member` of a type that is declared in the function around: what it inherits is found.
  private func lookUpMember(
    _ query: NameQuery, ofLocal type: GlobalName, from owner: ID<Symbol>?
  ) -> NameMeaning {
    var next = owner
    while let context = next {
      if let local = index.localType(type, in: context) {
        let found = members(query, of: types.canonical(local))
        return found.isEmpty ? .local : .symbols(found)
      }
      next = self[context].parent
    }
    return .local
  }

  // MARK: Aliases of class templates

  /// How many aliases of base class templates are followed in turn.
  private static let maximumAliasDepth = 4

  /// The types that a name stands for where it stands: an alias that a base class template has for one
  /// of its parameters means what the class, or one that it inherits from, gives it.
  ///
  /// - Parameters:
  ///   - query: the name that was looked up.
  ///   - owner: the innermost declaration around it.
  func types(
    meantBy symbol: ID<Symbol>, _ query: NameQuery, from owner: ID<Symbol>?
  ) -> [ID<Symbol>] {
    let known = types.types(namedBy: symbol)
    guard known.isEmpty, self[symbol].kind == .typealias, query.aliasDepth < Self.maximumAliasDepth,
      let place = parameter(aliasedBy: symbol), let template = self[symbol].parent
    else { return known }
    for alias in aliasesNamed(before: query, from: owner) {
      guard let instance = instance(named: alias, query),
        let argument = argument(place, of: types.canonical(template), in: instance, query)
      else { continue }
      return typesNamed(argument, query)
    }
    for type in typesNamed(before: query, from: owner) {
      for entry in types.lineage(of: type) where self[entry.type].unit != nil {
        let found = argument(place, of: template, givenBy: entry.type, query)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// A type as some file writes it.
  private struct WrittenType {
    var type: ID<TypeFact>
    var unit: ID<SourceUnit>
  }

  /// A class template with what it is given.
  private struct Instance {
    var template: ID<Symbol>
    var arguments: [WrittenType]
  }

  /// The aliases written before a name.
  private func aliasesNamed(before query: NameQuery, from owner: ID<Symbol>?) -> [ID<Symbol>] {
    guard let written = index.cFamily.qualified[query.name],
      let qualifier = names.number(of: written.qualifier)
    else { return [] }
    var outer = query
    outer.name = qualifier
    guard case .symbols(let found) = lookUpInC(outer, from: owner) else { return [] }
    return found.filter { self[$0].kind == .typealias && declarations.isCFamily(self[$0]) }
  }

  /// The class template that an alias stands for, with what that gives it.
  private func instance(named alias: ID<Symbol>, _ query: NameQuery) -> Instance? {
    guard let unit = self[alias].unit, let type = declarations.fact(alias).type else { return nil }
    return instance(written: WrittenType(type: type, unit: unit), query)
  }

  private func instance(written: WrittenType, _ query: NameQuery) -> Instance? {
    let fact = declarations.units[written.unit].facts.types[written.type]
    guard fact.parts.count > 0, let type = typesNamed(fact, in: written.unit, query).first,
      self[type].unit != nil
    else { return nil }
    return Instance(
      template: type,
      arguments: declarations.list(fact.parts, in: written.unit).map {
        WrittenType(type: $0, unit: written.unit)
      })
  }

  /// What an instance gives a parameter of its template, or of one that this inherits from.
  private func argument(
    _ place: Int, of template: ID<Symbol>, in instance: Instance, _ query: NameQuery
  ) -> WrittenType? {
    var instance = instance
    for _ in 0..<Self.maximumNesting {
      if instance.template == template {
        return place < instance.arguments.count ? instance.arguments[place] : nil
      }
      let unit = self[instance.template].declaringUnit
      let bases = declarations.list(declarations.fact(instance.template).inherited, in: unit)
      let found = bases.compactMap { base in
        self.instance(written: WrittenType(type: base, unit: unit), query)
      }
      guard var base = found.first(where: { leads($0.template, to: template) }) else { return nil }
      base.arguments = base.arguments.map { given($0, by: instance) ?? $0 }
      instance = base
    }
    return nil
  }

  private func leads(_ type: ID<Symbol>, to other: ID<Symbol>) -> Bool {
    type == other || types.lineage(of: type).contains { $0.type == other }
  }

  /// What an instance gives a parameter of its template that is written as a type; `nil` for other types.
  private func given(_ written: WrittenType, by instance: Instance) -> WrittenType? {
    let unit = self[instance.template].declaringUnit
    let fact = declarations.units[written.unit].facts.types[written.type]
    guard written.unit == unit, fact.kind == .named, let name = fact.name else { return nil }
    let parameters = declarations.list(
      declarations.fact(instance.template).genericParameters, in: unit)
    let place = parameters.firstIndex {
      declarations.units[unit].facts.declarations[$0].name == name
    }
    return place.flatMap { $0 < instance.arguments.count ? instance.arguments[$0] : nil }
  }

  private func typesNamed(_ written: WrittenType, _ query: NameQuery) -> [ID<Symbol>] {
    typesNamed(
      declarations.units[written.unit].facts.types[written.type], in: written.unit, query)
  }

  /// Which parameter of its class template an alias stands for; `nil` for none.
  private func parameter(aliasedBy alias: ID<Symbol>) -> Int? {
    guard let unit = self[alias].unit, let parent = self[alias].parent, self[parent].unit == unit,
      let type = declarations.fact(alias).type
    else { return nil }
    let fact = declarations.units[unit].facts.types[type]
    guard fact.kind == .named, fact.parts.isEmpty else { return nil }
    return declarations.list(declarations.fact(parent).genericParameters, in: unit).firstIndex {
      declarations.units[unit].facts.declarations[$0].name == fact.name
    }
  }

  /// The types written before a name, else those around it.
  private func typesNamed(before query: NameQuery, from owner: ID<Symbol>?) -> [ID<Symbol>] {
    if let written = index.cFamily.qualified[query.name] {
      guard let qualifier = names.number(of: written.qualifier) else { return [] }
      var outer = query
      outer.name = qualifier
      return typesOf(lookUpInC(outer, from: owner))
    }
    var found: [ID<Symbol>] = []
    var next = owner
    while let context = next {
      if self[context].kind.isTypeContext, let type = types.contextType(of: context) {
        found.append(type)
      }
      next = self[context].parent
    }
    return found
  }

  /// The types that a class gives a parameter of a template which it inherits from directly.
  private func argument(
    _ place: Int, of template: ID<Symbol>, givenBy type: ID<Symbol>, _ query: NameQuery
  ) -> [ID<Symbol>] {
    let unit = self[type].declaringUnit
    let facts = declarations.units[unit].facts
    for base in declarations.list(declarations.fact(type).inherited, in: unit) {
      let parts = declarations.list(facts.types[base].parts, in: unit)
      guard place < parts.count,
        typesNamed(facts.types[base], in: unit, query).contains(types.canonical(template))
      else { continue }
      return typesNamed(facts.types[parts[place]], in: unit, query)
    }
    return []
  }

  private func typesNamed(
    _ fact: TypeFact, in unit: ID<SourceUnit>, _ query: NameQuery
  ) -> [ID<Symbol>] {
    guard fact.kind == .named, let name = fact.name else { return [] }
    var written = NameQuery(name: declarations.name(name, in: unit), unit: unit, isType: true)
    written.aliasDepth = query.aliasDepth + 1
    return typesOf(lookUpInC(written, from: declarations.symbol(fact.owner, in: unit)))
  }

  private func typesOf(_ meaning: NameMeaning) -> [ID<Symbol>] {
    guard case .symbols(let found) = meaning else { return [] }
    return found.flatMap { types.types(namedBy: $0) }
  }

  // MARK: The global scope

  private func isMeantInC(_ index: ID<Symbol>, _ query: NameQuery) -> Bool {
    let symbol = self[index]
    if query.isType { return symbol.kind.isTypeName || symbol.kind == .macro }
    switch symbol.kind {
    case .extension, .topLevelCode, .macroExpansion, .precedenceGroup, .operator: return false
    default: return true
    }
  }

  /// Of types of one name those that the place can mean, if any: protocols or not, classes of
  /// Objective-C or of C++.
  private func ofKind(_ found: [ID<Symbol>], _ query: NameQuery) -> [ID<Symbol>] {
    if found.count < 2 { return found }
    let fitting = found.filter { index in
      let symbol = self[index]
      switch query.typeKind {
      case .plain: return symbol.kind != .protocol
      case .objectiveCProtocol: return symbol.kind == .protocol
      case .objectiveCClass:
        return symbol.kind == .class
          && (symbol.marks.contains(.isObjC) || !declarations.isCFamily(symbol))
      }
    }
    return fitting.isEmpty ? found : fitting
  }

  /// Whether the namespaces of a declaration end with those written before its name, or are just these
  /// where `::` stands in front.
  private func isQualified(_ index: ID<Symbol>, by written: CFamilyNames.QualifiedName) -> Bool {
    let own = namespaces(of: index)
    return own == written.namespaces
      || !written.isGlobal && own.hasSuffix("::" + written.qualifier)
  }

  /// Whether several declarations are types of C++ or of another language of its family that are not one.
  func areDifferentTypes(_ found: [ID<Symbol>]) -> Bool {
    guard found.count > 1 else { return false }
    let nominal = found.filter { self[$0].kind.isNominalType }
    return Set(nominal.map { types.canonical($0) }).count > 1
  }

  /// - Parameter qualifier: what is written before the name.
  private func meaning(
    of found: [ID<Symbol>], _ query: NameQuery, from owner: ID<Symbol>?, qualifier: String = ""
  ) -> NameMeaning {
    let around = namespaces(around: owner)
    let usings = usings(for: query, from: owner, isQualified: !qualifier.isEmpty)
    var nearest: [ID<Symbol>] = []
    var least: Rank?
    for symbol in found {
      guard let rank = rank(of: symbol, from: query.unit, in: around, qualifier, usings) else {
        continue
      }
      if let known = least, rank > known { continue }
      if least != rank { nearest.removeAll() }
      nearest.append(symbol)
      least = rank
    }
    if nearest.isEmpty { return .nothing }
    return .symbols(
      nearest.count > 1
        ? withoutCopies(inNamespace(nearest, around ?? ""), from: query.unit) : nearest)
  }

  /// How near a declaration is to a name: the least is meant.
  private struct Rank: Comparable {
    /// 0 for what a `using` of the function around the name brings, 1 for what a namespace around it
    /// holds and the file sees or declares forward, or a `using` of the file brings, 2 for what is of
    /// namespaces that it opens, else 3.
    var tier: Int
    /// Of the first tier how far outside that namespace is, as a negative length.
    var outwards: Int
    /// How far the file is.
    var distance: Int

    static func < (one: Rank, other: Rank) -> Bool {
      (one.tier, one.outwards, one.distance) < (other.tier, other.outwards, other.distance)
    }
  }

  /// How near a declaration is to a name; `nil` where it cannot be meant.
  ///
  /// C++ looks into the namespaces around the name from the inside out, and into others only where
  /// `using` says so. Since a header or a macro may say so too, what no `using` is known for comes last.
  private func rank(
    of symbol: ID<Symbol>, from unit: ID<SourceUnit>, in around: String?, _ qualifier: String,
    _ usings: Usings
  ) -> Rank? {
    guard let distance = distance(to: symbol, from: unit) else { return nil }
    let isHeld = isHeld(symbol, by: around, qualifier)
    guard distance <= Self.included || isHeld else { return nil }
    if !usings.isEmpty, distance <= Self.included {
      let own = namespaces(of: symbol)
      if let using = usings.brought.first(where: { $0.opens(own) }) {
        return Rank(tier: using.owner == nil ? 1 : 0, outwards: 0, distance: distance)
      }
      let isOfOuter = around != nil && isHeld
      if !isOfOuter, own.isEmpty || usings.opened.contains(where: { $0.opens(own) }) {
        return Rank(tier: 2, outwards: 0, distance: distance)
      }
    }
    guard around != nil, isHeld, isKnown(symbol, at: distance, to: unit) else {
      return Rank(tier: 3, outwards: 0, distance: distance)
    }
    return Rank(tier: 1, outwards: -namespaces(of: symbol).utf8.count, distance: distance)
  }

  /// Whether a declaration of C++ is one of a namespace around a name, or of one that a `using` opens there;
  /// where the namespaces around are not known, it counts as one.
  func isInScope(
    _ symbol: ID<Symbol>, named name: GlobalName, from owner: ID<Symbol>?, in unit: ID<SourceUnit>
  ) -> Bool {
    guard declarations.isCFamily(self[symbol]) else { return true }
    if let written = index.cFamily.qualified[name] {
      return isInScope(symbol, behind: written, from: owner, in: unit)
    }
    guard self[symbol].parent == nil || declarations.isGlobalConstant(self[symbol]),
      types.outerOfOutside[symbol] == nil, let around = namespaces(around: owner)
    else { return true }
    let own = namespaces(of: symbol)
    if own.isEmpty || isWithin(around, own) { return true }
    let query = NameQuery(name: name, unit: unit, isType: false)
    let usings = usings(for: query, from: owner, isQualified: false)
    return (usings.brought + usings.opened).contains { $0.opens(own) }
      || isOwnName(symbol, from: owner)
  }

  /// Whether a type is a class around a name, or one that such a class inherits from: its own name is a member
  /// of each.
  private func isOwnName(_ symbol: ID<Symbol>, from owner: ID<Symbol>?) -> Bool {
    guard self[symbol].kind.isNominalType else { return false }
    let wanted = types.canonical(symbol)
    var next = owner
    while let context = next {
      if self[context].kind.isTypeContext, let type = types.contextType(of: context),
        types.lineage(of: type).contains(where: { $0.type == wanted })
      {
        return true
      }
      next = self[context].parent
    }
    return false
  }

  /// Whether what is written before a name begins in a namespace around it, or in one that a `using` opens
  /// there, and whether no macro can declare in the class before it what was found in a base of that.
  private func isInScope(
    _ symbol: ID<Symbol>, behind written: CFamilyNames.QualifiedName, from owner: ID<Symbol>?,
    in unit: ID<SourceUnit>
  ) -> Bool {
    if isHiddenByMacros(symbol, behind: written, from: owner, in: unit) { return false }
    guard !written.isGlobal, let around = namespaces(around: owner) else { return true }
    var root = symbol
    while let outer = self[root].parent { root = outer }
    if self[root].kind == .extension {
      guard let type = types.extendedType(of: root), self[type].parent == nil else { return true }
      root = type
    }
    let namespaces = namespaces(of: root)
    if isWithin(around, namespaces) || isWithin(written.qualifier, namespaces) { return true }
    let parts = written.qualifier.split(separator: ":").map(String.init)
    if parts.isEmpty { return true }
    let own = names[lastName(of: self[root])]
    // What is led to by an alias, or by a class around the name, is not looked for by its namespaces.
    let place = root == symbol ? parts.lastIndex(of: own) ?? parts.count : parts.firstIndex(of: own)
    guard let place, types.outerOfOutside[root] == nil else { return true }
    let before = parts[..<place].joined(separator: "::")
    var outer = namespaces
    if !before.isEmpty {
      guard outer.hasSuffix("::" + before) else { return true }
      outer.removeLast(before.count + 2)
    }
    if isWithin(around, outer) { return true }
    guard let head = names.number(of: parts[0]) else { return true }
    let query = NameQuery(name: head, unit: unit, isType: true)
    let usings = usings(for: query, from: owner, isQualified: false)
    return (usings.brought + usings.opened).contains { $0.opens(outer) }
      || before.isEmpty && isOwnName(root, from: owner)
      || isAlias(parts.prefix(place + 1).joined(separator: "::"), from: owner, in: unit)
  }

  /// Whether a name of C++ means an alias, which may have the name of what it stands for.
  private func isAlias(_ name: String, from owner: ID<Symbol>?, in unit: ID<SourceUnit>) -> Bool {
    guard let name = names.number(of: name),
      case .symbols(let found) = lookUpInC(
        NameQuery(name: name, unit: unit, isType: true), from: owner)
    else { return false }
    return found.contains { self[$0].kind == .typealias }
  }

  /// Whether a member of a base was found behind the name of a class in whose body macros stand: these may
  /// declare one that hides it.
  private func isHiddenByMacros(
    _ symbol: ID<Symbol>, behind written: CFamilyNames.QualifiedName, from owner: ID<Symbol>?,
    in unit: ID<SourceUnit>
  ) -> Bool {
    guard self[symbol].parent != nil, !index.cFamily.withMacros.isEmpty,
      let qualifier = names.number(of: written.qualifier),
      index.cFamily.withMacros.contains(index.cFamily.qualified[qualifier]?.last ?? qualifier),
      case .symbols(let found) = lookUpInC(
        NameQuery(name: qualifier, unit: unit, isType: true), from: owner),
      let home = types.owner(of: symbol)
    else { return false }
    return found.contains { type in
      self[type].marks.contains(.hasMacros) && !isWithin(home, types.canonical(type))
    }
  }

  /// Whether a type is another one or nested in it.
  private func isWithin(_ type: ID<Symbol>, _ outer: ID<Symbol>) -> Bool {
    var next: ID<Symbol>? = type
    var depth = 0
    while let current = next, depth < Self.maximumNesting {
      if current == outer { return true }
      next = types.outerType(of: current)
      depth += 1
    }
    return false
  }

  /// What `using` says for a name without a qualifier.
  private struct Usings {
    var brought: [CFamilyNames.Opening] = []
    var opened: [CFamilyNames.Opening] = []

    var isEmpty: Bool { brought.isEmpty && opened.isEmpty }
  }

  private func usings(
    for query: NameQuery, from owner: ID<Symbol>?, isQualified: Bool
  ) -> Usings {
    if isQualified || index.cFamily.brought.isEmpty && index.cFamily.openings.isEmpty {
      return Usings()
    }
    let brought = index.cFamily.brought[Pair(query.unit, query.name)] ?? []
    let opened = index.cFamily.openings[query.unit] ?? []
    return Usings(
      brought: brought.filter { isSaid($0, for: owner) },
      opened: opened.filter { isSaid($0, for: owner) })
  }

  /// Whether a `using` is for a name within a declaration.
  private func isSaid(_ using: CFamilyNames.Opening, for owner: ID<Symbol>?) -> Bool {
    guard let said = using.owner else { return true }
    var next = owner
    while let current = next {
      if current == said { return true }
      next = self[current].parent
    }
    return false
  }

  /// Whether a file sees a declaration at a distance or declares it forward.
  private func isKnown(
    _ index: ID<Symbol>, at distance: Int, to unit: ID<SourceUnit>
  ) -> Bool {
    if distance <= Self.included { return true }
    let symbol = self[index]
    guard declarations.isCFamily(symbol) else {
      return showsSwift(of: scopes.module(of: symbol.declaringUnit), to: unit)
    }
    return isForwarded(symbol, to: unit)
  }

  // MARK: Headers of several modules

  /// Some declarations, of those that stand at one place of a header that several modules have only
  /// the one that a file of the C family means: that of its own module, then of the module that is
  /// nearest by manifests, of these what the file sees through its includes. O(declarations²).
  func withoutCopies(_ found: [ID<Symbol>], from unit: ID<SourceUnit>) -> [ID<Symbol>] {
    guard found.count > 1, declarations.isCFamily(unit) else { return found }
    var kept: [ID<Symbol>] = []
    for symbol in found {
      if let place = kept.firstIndex(where: { areCopies($0, symbol) }) {
        if copyRank(of: kept[place], from: unit) < copyRank(of: symbol, from: unit) {
          kept[place] = symbol
        }
      } else {
        kept.append(symbol)
      }
    }
    return kept
  }

  /// Whether two declarations are one in the text, of a file that belongs to several modules.
  private func areCopies(_ one: ID<Symbol>, _ other: ID<Symbol>) -> Bool {
    let (one, other) = (self[one], self[other])
    guard one.unit != nil, other.unit != nil, one.declaration == other.declaration else {
      return false
    }
    return one.unit != other.unit && scopes.isOneFile(one.declaringUnit, other.declaringUnit)
  }

  /// The declaration that a file of the C family means by one that it was led to through a header of
  /// another module: that of a module nearer by manifests, first of all its own, if that has the same
  /// header. O(modules with the header).
  func nearestCopy(of symbol: ID<Symbol>, for unit: ID<SourceUnit>) -> ID<Symbol> {
    guard declarations.isCFamily(unit), let headers = scopes.imports.includes.index,
      let declaring = self[symbol].unit, declarations.isCFamily(declaring)
    else { return symbol }
    let home = scopes.module(of: unit)
    func rank(_ unit: ID<SourceUnit>) -> Int {
      headers.rank(of: scopes.module(of: unit), for: home)
    }
    var best = declaring
    if scopes.module(of: best) == home { return symbol }
    // The units of one file stand beside each other, since units are sorted by path.
    let units = declarations.ownUnits
    var other = declaring
    while other > units.lowerBound, scopes.isOneFile(other.advanced(by: -1), declaring) {
      other = other.advanced(by: -1)
    }
    while other < units.upperBound, scopes.isOneFile(other, declaring) {
      if rank(other) > rank(best) { best = other }
      other = other.advanced(by: 1)
    }
    if best == declaring { return symbol }
    let copy = declarations.symbol(self[symbol].declaration, in: best)
    return self[copy].name == self[symbol].name ? copy : symbol
  }

  private func copyRank(of symbol: ID<Symbol>, from unit: ID<SourceUnit>) -> (Int, Int) {
    let declaring = self[symbol].declaringUnit
    let includes = scopes.imports.includes
    let rank =
      includes.index?.rank(of: scopes.module(of: declaring), for: scopes.module(of: unit)) ?? 0
    return (rank, includes.sees(declaring, from: unit) ? 1 : 0)
  }

  /// How far what a file includes is from it at most.
  private static let included = 1

  /// How far a declaration is from a file that names it; `nil` where the file cannot mean it.
  private func distance(to index: ID<Symbol>, from unit: ID<SourceUnit>) -> Int? {
    let symbol = self[index]
    let home = scopes.module(of: symbol.declaringUnit)
    let here = scopes.module(of: unit)
    if symbol.declaringUnit == unit { return 0 }
    if declarations.isCFamily(symbol) {
      if scopes.imports.includes.sees(symbol.declaringUnit, from: unit) { return Self.included }
      if scopes.isKeptInSource(symbol, from: unit), !isForwarded(symbol, to: unit) { return nil }
      // What only the file itself shows, such as a static function.
      if symbol.access <= .fileprivate { return nil }
      // A prefix header is for its own module.
      let isOfOther = home != here
      if isOfOther, declarations.units[symbol.declaringUnit].path.hasSuffix(".pch") { return nil }
      // Whoever does not see a declaration of the project has such names from the system.
      if CLibraryNames.contains(names[symbol.name]) { return nil }
      if scopes.sees(home, from: unit), symbol.access >= .public {
        return 2
      }
      if home == here, !isNamedByFoundation(symbol) { return 3 }
    } else {
      guard symbol.access > .fileprivate, canBeShownToObjectiveC(symbol),
        canMeanSwift(symbol, in: unit),
        // Nobody guesses a function that no header shows.
        symbol.kind != .function || showsSwift(of: home, to: unit)
      else { return nil }
      if home == here { return 2 }
      guard symbol.access >= .public else { return nil }
      if scopes.sees(home, from: unit) { return 2 }
    }
    return mayBeUnseen(symbol, from: unit) ? 4 : nil
  }

  /// Whether a type may be meant in a file that sees nothing of it, since a header is not found: a
  /// class, the name of which no other may have, or a type of a module that is used here.
  private func mayBeUnseen(_ symbol: Symbol, from unit: ID<SourceUnit>) -> Bool {
    // Names of Foundation are Foundation's.
    guard symbol.kind.isTypeName, !isNamedByFoundation(symbol) else { return false }
    let home = scopes.module(of: symbol.declaringUnit)
    let here = scopes.module(of: unit)
    let includes = scopes.imports.includes
    let isUsed =
      home == here || scopes.reaches(home, from: here)
      || includes.index?.isDeclared(home, for: here) ?? false
    if symbol.marks.contains(.isObjC) || !declarations.isCFamily(symbol) {
      // Nobody says what a guessed module uses. A category may be included behind its class, and `@class`
      // speaks of what is linked in some way; but nobody links a program or a test.
      let module = declarations.modules[home]
      return isUsed || declarations.modules[here].isGuessed
        || !module.kind.isProgram && module.kind != .test
    }
    return isUsed || includes.lacksHeader(unit)
  }

  private func isNamedByFoundation(_ symbol: Symbol) -> Bool {
    let name = names[symbol.name].utf8
    guard name.starts(with: "NS".utf8), let next = name.dropFirst(2).first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next) || next == UInt8(ascii: "_")
  }

  private func canBeShownToObjectiveC(_ symbol: Symbol) -> Bool {
    switch symbol.kind {
    case .class, .protocol, .enumCase: true
    case .enum, .function: symbol.marks.contains(.isObjC)
    default: false
    }
  }

  // MARK: Namespaces

  /// The namespaces around a name, outermost first; `nil` for one at the top of a file, of which they
  /// are not known.
  private func namespaces(around owner: ID<Symbol>?) -> String? {
    guard !index.cFamily.qualified.isEmpty, var root = owner else { return nil }
    while let outer = self[root].parent { root = outer }
    if self[root].kind == .topLevelCode { return nil }
    guard self[root].kind.isTypeContext, var outermost = types.contextType(of: root),
      !self[outermost].isForeign
    else { return namespaces(of: root) }
    // What is defined outside of its class stands in the namespaces of that.
    var depth = 0
    while let outer = types.outerType(of: outermost), depth < Self.maximumNesting {
      outermost = outer
      depth += 1
    }
    return namespaces(of: outermost)
  }

  /// The namespaces of a declaration at the top of a file, of a constant those of its enumeration.
  private func namespaces(of symbol: ID<Symbol>) -> String {
    var named = self[symbol]
    if named.kind == .enumCase, let type = named.parent { named = self[type] }
    return index.cFamily.qualified[named.name]?.qualifier ?? ""
  }

  /// Whether some namespaces are a namespace or lie within it.
  private func isWithin(_ namespaces: String, _ outer: String) -> Bool {
    outer.isEmpty || namespaces == outer || namespaces.hasPrefix(outer + "::")
  }

  /// Whether the namespaces around a name, with those written before it, hold a declaration.
  private func isHeld(_ symbol: ID<Symbol>, by around: String?, _ written: String) -> Bool {
    guard let around else { return true }
    var outer = namespaces(of: symbol)
    if !written.isEmpty, outer.hasSuffix(written) {
      outer.removeLast(written.count)
      if outer.hasSuffix("::") { outer.removeLast(2) }
    }
    return isWithin(around, outer)
  }

  /// Of several declarations those whose namespaces are nearest to those around the name.
  private func inNamespace(_ found: [ID<Symbol>], _ around: String) -> [ID<Symbol>] {
    if index.cFamily.qualified.isEmpty { return found }
    var nearest: [ID<Symbol>] = []
    var longest = -1
    for symbol in found {
      let own = namespaces(of: symbol)
      let length = isWithin(around, own) ? own.utf8.count : -1
      if length > longest { nearest.removeAll() }
      if length >= longest { nearest.append(symbol) }
      longest = max(longest, length)
    }
    return nearest
  }
}
