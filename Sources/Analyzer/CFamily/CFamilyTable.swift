import ArchModel

/// What look-up knows of Objective-C, C and C++ beside the table of all declarations.
///
/// The C family has one global scope: what a name means is decided by which headers a file includes,
/// not by what stands around it.
struct CFamilyTable: Sendable {
  /// For each unit whether it is of the C family.
  let isCFamily: [Bool]
  /// Which headers each unit sees.
  let includes: IncludeGraph
  /// What can stand at the top of a file, by the name that the C family knows it by; of a C++ name
  /// the part behind its namespaces. Constants of enums count, and what Swift shows to Objective-C.
  var names: [GlobalName: [SymbolIndex]] = [:]
  /// For each name with `::` in it what stands behind the last one, and what before it.
  var qualified: [GlobalName: QualifiedName] = [:]
  /// The functions that the body of each C++ class declares.
  var functions: [SymbolIndex: [SymbolIndex]] = [:]
  /// Further names of members: setters, instance variables of properties, selectors of Swift.
  var memberNames: [SymbolIndex: [GlobalName]] = [:]

  /// The units of each path that tree references lead to.
  var unitsOfPath: [ByteKey: [Int32]] = [:]
  /// The declarations of those units by (unit, offset of the name).
  var declarationAt: [UInt64: SymbolIndex] = [:]

  /// A C++ name taken apart.
  struct QualifiedName: Sendable {
    /// The last part.
    var last: GlobalName
    /// What stands before the last `::`.
    var qualifier: String
  }
}

extension SymbolTable {
  /// Whether a unit is of the C family.
  func isCFamily(_ unit: Int) -> Bool { cFamily?.isCFamily[unit] ?? false }

  /// Whether a symbol is declared in Objective-C, C or C++.
  func isCFamily(_ symbol: Symbol) -> Bool { symbol.unit >= 0 && isCFamily(Int(symbol.unit)) }

  /// Reads where the directives of the C family lead to; nothing in a project of Swift alone.
  mutating func addIncludes() {
    let isCFamily = units.map { $0.facts.language != .swift }
    guard isCFamily.contains(true) else { return }
    cFamily = CFamilyTable(
      isCFamily: isCFamily,
      includes: IncludeGraph(units: units, modules: modules, isCFamily: isCFamily))
  }

  /// The access of a declaration: what a header declares that is for its module alone is internal.
  func access(of fact: DeclarationFact, in unit: Int) -> AccessLevel {
    guard fact.access == .public, isCFamily(unit) else { return fact.access }
    let headers = modules[units[unit].module.int].headers
    return headers.isPublic(units[unit].path) ? .public : .internal
  }

  /// The foreign type of a name, as far as a file can mean it: the standard library is Swift's alone.
  func foreignType(named name: GlobalName, seenFrom unit: Int) -> SymbolIndex? {
    guard let type = foreignTypes[name] else { return nil }
    return symbols[Int(type)].unit >= 0 && isCFamily(unit) ? nil : type
  }

  /// The type of Swift's library that a type of Foundation or C is in Swift, so that Swift can go on
  /// with what Objective-C declares; `nil` for others and in files of Swift.
  func bridgedType(_ name: String, seenFrom unit: Int) -> SymbolIndex? {
    guard isCFamily(unit), let bridged = Self.bridgedNames[name] else { return nil }
    return nameIndex[bridged].flatMap { foreignTypes[$0] }
  }

  /// What Swift calls the types that it bridges (The Swift Programming Language and Foundation's
  /// interface).
  private static let bridgedNames: [String: String] = [
    "NSString": "String", "NSArray": "Array", "NSDictionary": "Dictionary", "NSSet": "Set",
    "NSData": "Data", "NSDate": "Date", "NSURL": "URL", "NSError": "Error", "NSUUID": "UUID",
    "NSIndexPath": "IndexPath", "NSURLRequest": "URLRequest", "NSLocale": "Locale",
    "NSCalendar": "Calendar", "NSTimeZone": "TimeZone", "NSInteger": "Int", "NSUInteger": "Int",
    "BOOL": "Bool", "NSTimeInterval": "Double",
  ]

  /// Whether a C++ class has a pure virtual function, declared or inherited and not overridden.
  /// O(members of its bases).
  func isAbstractClass(_ type: SymbolIndex) -> Bool {
    let symbol = symbols[Int(type)]
    guard symbol.kind == .class || symbol.kind == .struct, isCFamily(symbol) else { return false }
    var overridden: Set<GlobalName> = []
    for entry in lineage(of: canonical[Int(type)]) {
      let own = cFamily?.functions[entry.type] ?? []
      let isMissing = own.contains { function in
        let declared = symbols[Int(function)]
        // Every class has a destructor of its own.
        return declared.marks.contains(.isAbstract) && !overridden.contains(declared.name)
          && (entry.depth == 0 || declared.kind != .deinitializer)
      }
      if isMissing { return true }
      overridden.formUnion(own.map { symbols[Int($0)].name })
    }
    return false
  }

  // MARK: Names

  /// Lists what the C family can name without a qualifier. Linear in the declarations.
  mutating func addCFamilyNames() {
    guard var cFamily else { return }
    for (index, name) in names.enumerated() where name.utf8.contains(UInt8(ascii: ":")) {
      guard let parts = Self.qualified(name) else { continue }
      let last = self.globalName(of: parts.last)
      cFamily.qualified[GlobalName(index)] = CFamilyTable.QualifiedName(
        last: last, qualifier: parts.qualifier)
    }
    for index in symbols.indices {
      let symbol = symbols[index]
      if symbol.isForeign || symbol.marks.contains(.isLocal) { continue }
      if symbol.parent >= 0, symbol.kind == .function || symbol.kind == .deinitializer,
        units[Int(symbol.unit)].facts.language == .cxx
      {
        cFamily.functions[symbol.parent, default: []].append(SymbolIndex(index))
      }
      if symbol.parent < 0 {
        guard symbol.kind != .extension, symbol.kind != .topLevelCode else { continue }
      } else if !isCFamily(symbol) || symbol.kind != .enumCase
        || symbols[Int(symbol.parent)].parent >= 0
      {
        addMemberNames(of: SymbolIndex(index), to: &cFamily)
        continue
      }
      var name = symbol.name
      if !isCFamily(symbol), symbol.otherName >= 0 { name = symbol.otherName }
      if let parts = cFamily.qualified[name] { name = parts.last }
      cFamily.names[name, default: []].append(SymbolIndex(index))
      if symbol.parent >= 0 { addMemberNames(of: SymbolIndex(index), to: &cFamily) }
    }
    addTreeTargets(to: &cFamily)
    self.cFamily = cFamily
  }

  /// Lists the declarations that tree references can lead to by their places.
  private func addTreeTargets(to cFamily: inout CFamilyTable) {
    var wanted: Set<ByteKey> = []
    for unit in units { wanted.formUnion(unit.treeReferences.lazy.map { ByteKey($0.targetPath) }) }
    if wanted.isEmpty { return }
    for (index, unit) in units.enumerated() {
      let path = ByteKey(unit.path)
      guard wanted.contains(path) else { continue }
      cFamily.unitsOfPath[path, default: []].append(Int32(index))
      for (declaration, fact) in unit.facts.declarations.enumerated() {
        cFamily.declarationAt[key(Int32(index), Int32(bitPattern: fact.offset))] =
          firstSymbol[index] + SymbolIndex(declaration)
      }
    }
  }

  /// A C++ name before and behind its last `::`; `nil` for others, selectors among them.
  private static func qualified(_ name: String) -> (qualifier: String, last: String)? {
    let bytes = Array(name.utf8)
    let colon = UInt8(ascii: ":")
    guard bytes.count > 3,
      let end = bytes.indices.dropFirst().last(where: {
        bytes[$0] == colon && bytes[$0 - 1] == colon && $0 + 1 < bytes.count
      })
    else { return nil }
    return (
      String(decoding: bytes[..<(end - 1)], as: UTF8.self),
      String(decoding: bytes[(end + 1)...], as: UTF8.self)
    )
  }

  private mutating func addMemberNames(of index: SymbolIndex, to cFamily: inout CFamilyTable) {
    let symbol = symbols[Int(index)]
    var found: [GlobalName] = []
    if symbol.otherName >= 0 { found.append(symbol.otherName) }
    let name = names[Int(symbol.name)]
    if isCFamily(symbol) {
      if symbol.kind == .variable, symbol.marks.contains(.isObjC) {
        found.append(globalName(of: "_" + name))
        found.append(globalName(of: ObjectiveCNames.setter(of: name)))
      }
    } else if let selectors = selectors(of: index, name) {
      found += selectors.map { globalName(of: $0) }
    }
    if !found.isEmpty { cFamily.memberNames[index] = found }
  }

  /// The selectors by which Objective-C calls a member of Swift; `nil` for what it cannot see.
  private func selectors(of index: SymbolIndex, _ name: String) -> [String]? {
    let symbol = symbols[Int(index)]
    guard symbol.access > .fileprivate, symbol.parent >= 0,
      symbols[Int(symbol.parent)].kind.isTypeContext
    else { return nil }
    switch symbol.kind {
    case .variable: return [ObjectiveCNames.setter(of: name)]
    case .function, .initializer:
      let labels = list(fact(index).labels, in: Int(symbol.unit)).map { label in
        label < 0 ? "_" : units[Int(symbol.unit)].facts.strings[Int(label)]
      }
      return [ObjectiveCNames.selector(base: name, labels: labels)]
    default: return nil
    }
  }
}
