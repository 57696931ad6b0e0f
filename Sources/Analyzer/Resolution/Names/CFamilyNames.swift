import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// What Objective-C, C and C++ can name, and by which names.
///
/// The C family has one global scope: what a name means is decided by which headers a file includes,
/// not by what stands around it.
struct CFamilyNames: Sendable {
  /// What can stand at the top of a file, by the name that the C family knows it by; of a C++ name
  /// the part behind its namespaces. Constants of enums count, and what Swift shows to Objective-C.
  private(set) var global: [GlobalName: [ID<Symbol>]] = [:]
  /// For each name with `::` in it what stands behind the last one, and what before it.
  private(set) var qualified: [GlobalName: QualifiedName] = [:]
  /// The functions that the body of each C++ class declares.
  private(set) var functions: [ID<Symbol>: [ID<Symbol>]] = [:]
  /// Further names of members: setters, instance variables of properties, selectors of Swift.
  private(set) var memberNames: [ID<Symbol>: [GlobalName]] = [:]

  /// The files that declare a type without saying what it is, such as `struct Node;`, by its name
  /// with the namespaces around it.
  private(set) var forwards: [GlobalName: [ID<SourceUnit>]] = [:]
  /// Of these files those that do nothing else where they name it, as in `struct Node;` or as a friend.
  private(set) var announcing: [GlobalName: [ID<SourceUnit>]] = [:]
  /// The files that do so by `@class` or `@protocol`, by which classes of Swift can be meant too.
  private(set) var announcements: [GlobalName: [ID<SourceUnit>]] = [:]
  /// The namespaces and types of C++ that the project declares, `std` left out, each by its own name.
  private(set) var heads: Set<GlobalName> = []

  /// The names of classes of C++ in whose bodies macros stand that may declare further members.
  private(set) var withMacros: Set<GlobalName> = []

  /// The namespaces that each file of C++ opens by `using namespace`, the first of them.
  private(set) var openings: [ID<SourceUnit>: [Opening]] = [:]
  /// What `using a::Name;` brings, by file and the last part of the name.
  private(set) var brought: [Pair<SourceUnit, ProjectName>: [Opening]] = [:]
  /// The classes of C++ that are written beside the class that they are nested in, `class Outer::Inner`.
  private(set) var outsideTypes: [OutsideType] = []

  /// The names in Swift of protocols that have the name of a class of their module.
  private(set) var protocolNames: [ID<Symbol>: GlobalName] = [:]
  /// What Swift makes a member of a type though the C family declares it at the top of a file.
  private(set) var swiftMembers: [SwiftMember] = []
  /// The functions of Swift that have a symbol of C, by its name, where nothing of the C family defines
  /// that: what a prototype of the name declares.
  private(set) var swiftFunctions: [GlobalName: [ID<Symbol>]] = [:]
  /// Whether some file can name what Swift declares by selectors.
  private var hasMessages = false
  /// The names with dots by which these are known.
  private(set) var paths: Set<GlobalName> = []

  /// Namespaces that names are looked up in though nothing around says so.
  struct Opening: Sendable, Equatable {
    /// The namespaces as written.
    var qualifier: String
    /// The function or type that says so for itself, or `nil` for the rest of the file.
    var owner: ID<Symbol>?

    /// Whether some namespaces, outermost first, end with these.
    func opens(_ namespaces: String) -> Bool {
      namespaces == qualifier || !qualifier.isEmpty && namespaces.hasSuffix("::" + qualifier)
    }
  }

  /// A type that its name nests in another one.
  struct OutsideType: Sendable {
    /// Its declaration.
    var symbol: ID<Symbol>
    /// What stands before its own name, the namespaces around included.
    var outer: GlobalName
    /// Its own name.
    var name: GlobalName
  }

  /// A declaration that is a member in Swift.
  struct SwiftMember: Sendable {
    /// The declaration.
    var symbol: ID<Symbol>
    /// The types around it, outermost first; none for a constant, which is one of its own type.
    var outer: [GlobalName]
    /// Its name in Swift.
    var name: GlobalName
  }

  /// A C++ name taken apart.
  struct QualifiedName: Sendable {
    /// The last part.
    var last: GlobalName
    /// What stands before the last `::`.
    var qualifier: String
    /// The first part.
    var head: GlobalName
    /// Whether it begins with `::`, so that it is looked up in the global scope alone.
    var isGlobal: Bool

    /// The qualifier without the `::` in front.
    var namespaces: String { isGlobal ? String(qualifier.dropFirst(2)) : qualifier }
  }

  /// Lists what the C family can name without a qualifier; nothing in a project of Swift alone.
  /// Linear in the declarations.
  init(_ declarations: Declarations, _ names: inout GlobalNames) {
    guard declarations.hasCFamily else { return }
    // Files of Objective-C++ count as ones of C++.
    hasMessages = declarations.units.contains {
      $0.facts.language == .objectiveC || $0.facts.language == .cxx
    }
    addQualified(&names)
    var marks = UnitMarks(declarations.units)
    for index in declarations.symbols.ids {
      marks.move(to: declarations.symbols[index].declaringUnit)
      add(index, declarations, &names)
    }
    dropDefinedInC(declarations)
    for unit in declarations.units.ids where declarations.isCFamily(unit) {
      addForwards(of: unit, declarations, names)
    }
    addHeads(declarations, names)
    addOutsideTypes(declarations, names)
    addProtocolNames(declarations, &names)
  }

  /// Takes all names of C++ apart, and what stands before their last `::` in its turn, whether or not
  /// some file writes that alone. Linear in the names and their parts.
  private mutating func addQualified(_ names: inout GlobalNames) {
    var index = 0
    while index < names.strings.count {
      let name = names.strings[index]
      if name.utf8.contains(UInt8(ascii: ":")), let parts = Self.qualified(name) {
        let last = names.intern(parts.last)
        // It is shorter, so that this ends.
        if !parts.qualifier.isEmpty { _ = names.intern(parts.qualifier) }
        qualified[ID(index)] = QualifiedName(
          last: last, qualifier: parts.qualifier, head: names.intern(Self.head(of: name)),
          isGlobal: name.hasPrefix("::"))
      }
      index += 1
    }
  }

  /// What stands before the first `::` that has something in front of it.
  private static func head(of name: String) -> String {
    String(name.drop { $0 == ":" }.prefix { $0 != ":" })
  }

  /// Lists the names that the project's own names of C++ can begin with. What it adds to `std` says
  /// nothing of all else there.
  private mutating func addHeads(_ declarations: Declarations, _ names: GlobalNames) {
    for symbol in declarations.symbols where !symbol.isForeign && declarations.isCFamily(symbol) {
      guard declarations.units[symbol.declaringUnit].facts.language == .cxx else { continue }
      let parts = qualified[symbol.name]
      if symbol.marks.contains(.hasMacros) { withMacros.insert(parts?.last ?? symbol.name) }
      if symbol.kind.isTypeName, symbol.kind != .genericParameter {
        heads.insert(parts?.last ?? symbol.name)
      }
      guard let parts else { continue }
      for namespace in parts.qualifier.split(separator: ":") {
        if let name = names.number(of: String(namespace)) { heads.insert(name) }
      }
    }
    names.number(of: "std").map { _ = heads.remove($0) }
  }

  /// Finds the protocols that have the name of a class: Swift adds `Protocol` to it.
  private mutating func addProtocolNames(
    _ declarations: Declarations, _ names: inout GlobalNames
  ) {
    func place(_ symbol: Symbol) -> Pair<ModuleDescription, ProjectName> {
      Pair(declarations.units[symbol.declaringUnit].module, symbol.name)
    }
    var classes: Set<Pair<ModuleDescription, ProjectName>> = []
    for symbol in declarations.symbols
    where symbol.kind == .class && !symbol.isForeign && declarations.isCFamily(symbol) {
      classes.insert(place(symbol))
    }
    for index in declarations.symbols.ids {
      let symbol = declarations.symbols[index]
      guard symbol.kind == .protocol, !symbol.isForeign, declarations.isCFamily(symbol),
        classes.contains(place(symbol))
      else { continue }
      protocolNames[index] = names.intern(names[symbol.name] + "Protocol")
    }
  }

  /// Lists the types that a file names beside all declarations.
  private mutating func addForwards(
    of unit: ID<SourceUnit>, _ declarations: Declarations, _ names: GlobalNames
  ) {
    let facts = declarations.units[unit].facts
    for type in facts.types where type.kind == .named && type.role == .typePosition {
      guard let name = type.name else { continue }
      let labels = declarations.list(type.labels, in: unit)
      let label = labels.first?.id.map { facts[$0] }
      let isAnnounced = labels.contains {
        $0.id.map { facts[$0] } == TypeFact.announcement
      }
      if label == "using" || label == "namespace" {
        addOpening(type, named: name, in: unit, isNamespace: label == "namespace", declarations)
      }
      guard label != "namespace",
        isAnnounced || type.owner.map({ facts.declarations[$0].kind == .topLevelCode }) ?? true
      else { continue }
      var written = declarations.name(name, in: unit)
      if let around = declarations.macroNamespaces.namespaces(at: type.offset, in: unit),
        let whole = names.number(of: around + "::" + names[written])
      {
        written = whole
      }
      if forwards[written]?.last != unit { forwards[written, default: []].append(unit) }
      if isAnnounced, announcing[written]?.last != unit {
        announcing[written, default: []].append(unit)
      }
      if label == "class" || label == "protocol", announcements[written]?.last != unit {
        announcements[written, default: []].append(unit)
      }
    }
  }

  /// The most different namespaces that a file is known to open.
  private static let maximumOpenings = 32

  /// Notes `using namespace a;` or `using a::Name;`.
  private mutating func addOpening(
    _ type: TypeFact, named name: NameID, in unit: ID<SourceUnit>, isNamespace: Bool,
    _ declarations: Declarations
  ) {
    let written = type.owner.flatMap { owner in
      declarations.units[unit].facts.declarations[owner].kind == .topLevelCode ? nil : owner
    }
    let owner: ID<Symbol>? = declarations.symbol(written, in: unit)
    let parts = qualified[declarations.name(name, in: unit)]
    if isNamespace {
      let opening = Opening(
        qualifier: String(declarations.units[unit].facts[name].drop { $0 == ":" }), owner: owner)
      let known = openings[unit] ?? []
      if known.count < Self.maximumOpenings, !known.contains(opening) {
        openings[unit, default: []].append(opening)
      }
    } else if let parts {
      let opening = Opening(qualifier: parts.namespaces, owner: owner)
      let place = Pair<SourceUnit, ProjectName>(unit, parts.last)
      let known = brought[place] ?? []
      if known.count < Self.maximumOpenings, !known.contains(opening) {
        brought[place, default: []].append(opening)
      }
    }
  }

  /// Lists the types of C++ that are defined outside of what may be a type rather than a namespace, those
  /// with the shortest qualifier first.
  private mutating func addOutsideTypes(_ declarations: Declarations, _ names: GlobalNames) {
    let types = declarations.symbols.ids.filter { index in
      let symbol = declarations.symbols[index]
      return symbol.kind.isNominalType && !symbol.isForeign && declarations.isCFamily(symbol)
    }
    let known = Set(
      types.map { index in
        let name = declarations.symbols[index].name
        return qualified[name]?.last ?? name
      })
    for index in types where declarations.symbols[index].marks.contains(.isOutside) {
      guard declarations.symbols[index].parent == nil,
        let parts = qualified[declarations.symbols[index].name],
        let outer = names.number(of: parts.qualifier),
        known.contains(qualified[outer]?.last ?? outer)
      else { continue }
      outsideTypes.append(OutsideType(symbol: index, outer: outer, name: parts.last))
    }
    outsideTypes.sort {
      (names[$0.outer].utf8.count, $0.symbol) < (names[$1.outer].utf8.count, $1.symbol)
    }
  }

  private mutating func add(
    _ index: ID<Symbol>, _ declarations: Declarations, _ names: inout GlobalNames
  ) {
    let symbol = declarations.symbols[index]
    if symbol.isForeign || symbol.marks.contains(.isLocal) { return }
    if let parent = symbol.parent, symbol.kind == .function || symbol.kind == .deinitializer,
      declarations.units[symbol.declaringUnit].facts.language == .cxx
    {
      functions[parent, default: []].append(index)
    }
    if symbol.parent == nil {
      if symbol.kind == .extension || symbol.kind == .topLevelCode { return }
    } else if !declarations.isGlobalConstant(symbol) {
      if let constant = Self.objectiveCConstant(symbol, declarations, names) {
        global[names.intern(constant), default: []].append(index)
      }
      if Self.isNestedForObjectiveC(symbol, declarations) {
        global[symbol.otherName ?? symbol.name, default: []].append(index)
      }
      addMemberNames(of: index, declarations, &names)
      return
    }
    addSwiftMember(index, declarations, &names)
    var name = symbol.name
    if !declarations.isCFamily(symbol) {
      name = symbol.otherName ?? name
      if symbol.kind == .function, symbol.marks.contains(.isObjC) {
        swiftFunctions[name, default: []].append(index)
      }
    }
    // A specialisation of a template of the library is meant by its arguments, not by its name.
    if symbol.marks.contains(.isConstrained), isOfLibrary(name) { return }
    if let parts = qualified[name] { name = parts.last }
    global[name, default: []].append(index)
    if symbol.parent != nil { addMemberNames(of: index, declarations, &names) }
  }

  /// Leaves out the functions of Swift that something of the C family defines too: which of them a
  /// prototype declares is a matter of what is linked.
  private mutating func dropDefinedInC(_ declarations: Declarations) {
    for name in swiftFunctions.keys {
      let isDefined = (global[name] ?? []).contains { index in
        let symbol = declarations.symbols[index]
        return declarations.isCFamily(symbol) && symbol.marks.contains(.isDefinition)
          && symbol.access > .fileprivate
      }
      if isDefined { swiftFunctions[name] = nil }
    }
  }

  /// Whether a name of C++ is one of the library's namespace, to which projects add little but
  /// specialisations and overloads.
  func isOfLibrary(_ name: GlobalName) -> Bool {
    guard let namespaces = qualified[name]?.qualifier else { return false }
    return namespaces == "std" || namespaces.hasPrefix("std::")
  }

  /// Takes `Outer.Inner.name` apart.
  private mutating func addSwiftMember(
    _ index: ID<Symbol>, _ declarations: Declarations, _ names: inout GlobalNames
  ) {
    let symbol = declarations.symbols[index]
    guard declarations.isCFamily(symbol), let path = symbol.otherName,
      names[path].utf8.contains(UInt8(ascii: "."))
    else { return }
    var parts = names[path].split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return }
    paths.insert(path)
    swiftMembers.append(
      SwiftMember(
        symbol: index, outer: parts.map { names.intern($0) }, name: names.intern(last)))
  }

  /// A C++ name before and behind its last `::`; `nil` for others, selectors among them.
  private static func qualified(_ name: String) -> (qualifier: String, last: String)? {
    let bytes = Array(name.utf8)
    let colon = UInt8(ascii: ":")
    guard bytes.count > 2,
      let end = bytes.indices.dropFirst().last(where: {
        bytes[$0] == colon && bytes[$0 - 1] == colon && $0 + 1 < bytes.count
      })
    else { return nil }
    return (
      String(decoding: bytes[..<(end - 1)], as: UTF8.self),
      String(decoding: bytes[(end + 1)...], as: UTF8.self)
    )
  }

  private mutating func addMemberNames(
    of index: ID<Symbol>, _ declarations: Declarations, _ names: inout GlobalNames
  ) {
    let symbol = declarations.symbols[index]
    var found: [GlobalName] = []
    if let other = symbol.otherName { found.append(other) }
    let name = names[symbol.name]
    if declarations.isCFamily(symbol) {
      if symbol.kind == .variable, symbol.marks.contains(.isObjC) {
        if Self.hasVariable(symbol, declarations) { found.append(names.intern("_" + name)) }
        found.append(names.intern(ObjectiveCNames.setter(of: name)))
        let unit = symbol.declaringUnit
        found += declarations.list(declarations.fact(index).parameterNames, in: unit).map {
          declarations.name($0, in: unit)
        }
      }
    } else if hasMessages, let selectors = Self.selectors(of: index, name, declarations) {
      found += selectors.map { names.intern($0) }
    }
    if found.isEmpty { return }
    var known: Set<GlobalName> = [symbol.name]
    found = found.filter { known.insert($0).inserted }
    if !found.isEmpty { memberNames[index] = found }
  }

  /// Whether a type is nested in Swift and stands beside all others in Objective-C.
  private static func isNestedForObjectiveC(
    _ symbol: Symbol, _ declarations: Declarations
  ) -> Bool {
    (symbol.kind == .class || symbol.kind == .enum) && !declarations.isCFamily(symbol)
      && (symbol.otherName != nil || symbol.marks.contains(.isObjC))
  }

  /// Whether a property may have a variable of its own: those of classes have none, nor have those
  /// of categories.
  private static func hasVariable(_ property: Symbol, _ declarations: Declarations) -> Bool {
    if property.marks.contains(.isStatic) { return false }
    guard let parent = property.parent else { return true }
    return declarations.symbols[parent].kind != .extension
      || declarations.fact(parent).labels.isEmpty
  }

  /// The constant that Objective-C has for a case of an `@objc` enumeration: `StyleFancy`.
  private static func objectiveCConstant(
    _ symbol: Symbol, _ declarations: Declarations, _ names: GlobalNames
  ) -> String? {
    guard symbol.kind == .enumCase, let parent = symbol.parent, !declarations.isCFamily(symbol)
    else { return nil }
    let type = declarations.symbols[parent]
    guard type.kind == .enum, type.marks.contains(.isObjC) else { return nil }
    let name = names[type.otherName ?? type.name]
    return name + ObjectiveCNames.capitalised(names[symbol.name])
  }

  /// The selectors by which Objective-C calls a member of Swift; `nil` for what it cannot see.
  private static func selectors(
    of index: ID<Symbol>, _ name: String, _ declarations: Declarations
  ) -> [String]? {
    let symbol = declarations.symbols[index]
    guard symbol.access > .fileprivate, let parent = symbol.parent,
      declarations.symbols[parent].kind.isTypeContext
    else { return nil }
    switch symbol.kind {
    case .variable: return [ObjectiveCNames.setter(of: name)]
    case .function, .initializer:
      let unit = symbol.declaringUnit
      let labels = declarations.list(declarations.fact(index).labels, in: unit).map {
        declarations.units[unit].facts[$0]
      }
      return [ObjectiveCNames.selector(base: name, labels: labels, marks: symbol.marks)]
    default: return nil
    }
  }
}
