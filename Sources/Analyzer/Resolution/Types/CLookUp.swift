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
      (index.cFamily.global[qualified?.last ?? query.name] ?? []).filter { isMeantInC($0, query) },
      query)
    if qualified == nil, let own = lookUpInContext(query, from: owner) {
      guard isOfProperties(own, query) else { return own }
      // Without `self` no property has its own name, unless an old `@synthesize` says so.
      let shown = all.filter { isShown($0, to: query.unit) }
      return shown.isEmpty ? own : meaning(of: shown, query, from: owner)
    }
    if let qualified {
      let named = all.filter { isQualified($0, by: qualified.qualifier) }
      if named.isEmpty { return lookUpMember(qualified, query, from: owner) }
      return meaning(of: named, query, from: owner, qualifier: qualified.qualifier)
    }
    return meaning(of: all, query, from: owner)
  }

  // MARK: Around the name

  private func lookUpInContext(_ query: NameQuery, from owner: ID<Symbol>?) -> NameMeaning? {
    var next = owner
    let isCxx = declarations.units[query.unit].facts.language == .cxx
    while let context = next {
      let fact = declarations.fact(context)
      let unit = self[context].declaringUnit
      for declaration in declarations.list(fact.genericParameters, in: unit) {
        let parameter = declarations.symbol(declaration, in: unit)
        if self[parameter].name == query.name { return .genericParameter(parameter) }
      }
      if self[context].kind.isTypeContext {
        let found = types.contextType(of: context).map { members(query, of: $0) } ?? []
        // Objective-C names methods by messages alone.
        let fitting = isCxx ? found : found.filter { self[$0].kind != .function }
        if !fitting.isEmpty { return .symbols(fitting) }
      }
      next = self[context].parent
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
    guard let qualifier = names.number(of: name.qualifier) else { return .nothing }
    let outer = NameQuery(name: qualifier, unit: query.unit, isType: true)
    guard case .symbols(let types) = lookUpInC(outer, from: owner) else { return .nothing }
    var inner = query
    inner.name = name.last
    for type in types.flatMap({ self.types.types(namedBy: $0) }) {
      let found = members(inner, of: type)
      if !found.isEmpty { return .symbols(found) }
    }
    // What macros or unknown bases give it, the type is named all the same.
    return types.isEmpty ? .nothing : .symbols(types)
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

  /// Whether the namespaces of a declaration end with those written before its name.
  private func isQualified(_ index: ID<Symbol>, by qualifier: String) -> Bool {
    guard let name = self.index.cFamily.qualified[self[index].name] else { return false }
    return name.qualifier == qualifier || name.qualifier.hasSuffix("::" + qualifier)
  }

  /// - Parameter qualifier: what is written before the name.
  private func meaning(
    of found: [ID<Symbol>], _ query: NameQuery, from owner: ID<Symbol>?, qualifier: String = ""
  ) -> NameMeaning {
    let around = namespaces(around: owner)
    var nearest: [ID<Symbol>] = []
    var least = Int.max
    for symbol in found {
      guard let distance = distance(to: symbol, from: query.unit),
        distance <= Self.included || isHeld(symbol, by: around, qualifier)
      else { continue }
      if distance < least { nearest.removeAll() }
      if distance <= least { nearest.append(symbol) }
      least = min(least, distance)
    }
    if nearest.isEmpty { return .nothing }
    return .symbols(
      nearest.count > 1
        ? withoutCopies(inNamespace(nearest, around ?? ""), from: query.unit) : nearest)
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
      if scopes.sees(home, from: unit), symbol.access >= .public {
        return 2
      }
      if home == here, !isNamedByFoundation(symbol) { return 3 }
    } else {
      guard symbol.access > .fileprivate, canBeShownToObjectiveC(symbol) else { return nil }
      if home == here { return 2 }
      guard symbol.access >= .public else { return nil }
      if scopes.sees(home, from: unit) { return 2 }
      if isCxxWithoutSwift(unit) { return nil }
    }
    return mayBeUnseen(symbol, from: unit) ? 4 : nil
  }

  /// Whether a type may be meant in a file that sees nothing of it, since a header is not found: a
  /// class, the name of which no other may have, or a type of a module that is used here.
  private func mayBeUnseen(_ symbol: Symbol, from unit: ID<SourceUnit>) -> Bool {
    // Names of Foundation are Foundation's.
    guard symbol.kind.isTypeName, !isNamedByFoundation(symbol) else { return false }
    if symbol.marks.contains(.isObjC) || !declarations.isCFamily(symbol) { return true }
    let home = scopes.module(of: symbol.declaringUnit)
    let here = scopes.module(of: unit)
    let includes = scopes.imports.includes
    return includes.lacksHeader(unit) || scopes.reaches(home, from: here)
      || includes.index?.isDeclared(home, for: here) ?? false
  }

  private func isNamedByFoundation(_ symbol: Symbol) -> Bool {
    let name = names[symbol.name].utf8
    guard name.starts(with: "NS".utf8), let next = name.dropFirst(2).first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next) || next == UInt8(ascii: "_")
  }

  /// Whether a unit is of C++ and includes no header that the compiler writes for Swift: what it names
  /// is its own then, though a class of Swift may have the name too.
  private func isCxxWithoutSwift(_ unit: ID<SourceUnit>) -> Bool {
    let facts = declarations.units[unit].facts
    return facts.language == .cxx && !facts.imports.contains { $0.path.hasSuffix("-Swift.h") }
  }

  private func canBeShownToObjectiveC(_ symbol: Symbol) -> Bool {
    switch symbol.kind {
    case .class, .protocol, .enumCase: true
    case .enum: symbol.marks.contains(.isObjC)
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
    return namespaces(of: root)
  }

  /// The namespaces of a declaration at the top of a file.
  private func namespaces(of symbol: ID<Symbol>) -> String {
    index.cFamily.qualified[self[symbol].name]?.qualifier ?? ""
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
