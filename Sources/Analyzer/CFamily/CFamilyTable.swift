import SourceFacts
import SourceText

/// What look-up knows of Objective-C, C and C++ beside the table of all declarations.
///
/// The C family has one global scope: what a name means is decided by which headers a file includes,
/// not by what stands around it.
struct CFamilyTable: Sendable {
  /// For each unit whether it is of the C family; empty in a project of Swift alone.
  var isCFamily: [Bool] = []
  /// Which headers each unit sees.
  var includes = IncludeGraph()
  /// What can stand at the top of a file, by the name that the C family knows it by; of a C++ name
  /// the part behind its namespaces. Constants of enums count, and what Swift shows to Objective-C.
  var names: [GlobalName: [SymbolIndex]] = [:]
  /// For each name with `::` in it what stands behind the last one, and what before it.
  var qualified: [GlobalName: QualifiedName] = [:]
  /// The functions that the body of each C++ class declares.
  var functions: [SymbolIndex: [SymbolIndex]] = [:]
  /// Further names of members: setters, instance variables of properties, selectors of Swift.
  var memberNames: [SymbolIndex: [GlobalName]] = [:]

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
  func isCFamily(_ unit: Int) -> Bool {
    !cFamily.isCFamily.isEmpty && cFamily.isCFamily[unit]
  }

  /// Whether a symbol is declared in Objective-C, C or C++.
  func isCFamily(_ symbol: Symbol) -> Bool { symbol.unit >= 0 && isCFamily(Int(symbol.unit)) }

  /// Reads where the directives of the C family lead to; nothing in a project of Swift alone.
  mutating func addIncludes() {
    let isCFamily = units.map { $0.facts.language != .swift }
    guard isCFamily.contains(true) else { return }
    cFamily.isCFamily = isCFamily
    cFamily.includes = IncludeGraph(units: units, modules: modules, isCFamily: isCFamily)
  }

  /// Whether a symbol is a constant of an enumeration that C names without it.
  func isGlobalConstant(_ symbol: Symbol) -> Bool {
    symbol.kind == .enumCase && symbol.parent >= 0 && isCFamily(symbol)
      && symbols[Int(symbol.parent)].parent < 0
  }

  /// The access of a declaration: what a header declares that is for its module alone is internal.
  func access(of fact: DeclarationFact, in unit: Int) -> AccessLevel {
    guard fact.access == .public, isCFamily(unit) else { return fact.access }
    let headers = modules[units[unit].module.int].headers
    return headers.isPublic(units[unit].path) ? .public : .internal
  }

  /// The foreign type of a name, as far as a file can mean it: of the library the C family sees what
  /// has a prefix, such as `NSString`, and nothing of Swift alone.
  func foreignType(named name: GlobalName, seenFrom unit: Int) -> SymbolIndex? {
    guard let type = foreignTypes[name] else { return nil }
    let isOfLibrary = symbols[Int(type)].unit >= 0
    return isOfLibrary && isCFamily(unit) && !hasPrefix(names[Int(name)]) ? nil : type
  }

  /// Whether a name begins with two capital letters.
  private func hasPrefix(_ name: String) -> Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return name.utf8.count > 2 && name.utf8.prefix(2).allSatisfy(capitals.contains)
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
    "NSArray": "Array", "NSDictionary": "Dictionary", "NSSet": "Set", "NSInteger": "Int",
    "NSUInteger": "Int", "BOOL": "Bool", "NSTimeInterval": "Double",
  ]

  /// The type by which Swift goes on with a value of a type that only Objective-C writes; `nil` for
  /// others. In Objective-C it keeps its own members, such as those of the project's categories.
  func bridgedValueType(_ name: GlobalName) -> SymbolIndex? {
    guard !cFamily.isCFamily.isEmpty, let bridged = Self.bridgedValues[names[Int(name)]] else {
      return nil
    }
    return nameIndex[bridged].flatMap { foreignTypes[$0] }
  }

  private static let bridgedValues: [String: String] = [
    "NSString": "String", "NSData": "Data", "NSDate": "Date", "NSURL": "URL", "NSError": "Error",
    "NSUUID": "UUID", "NSIndexPath": "IndexPath", "NSURLRequest": "URLRequest",
    "NSLocale": "Locale", "NSCalendar": "Calendar", "NSTimeZone": "TimeZone",
  ]

  /// Whether a C++ class has a pure virtual function, declared or inherited and not overridden.
  /// O(members of its bases).
  func isAbstractClass(_ type: SymbolIndex) -> Bool {
    let symbol = symbols[Int(type)]
    guard symbol.kind == .class || symbol.kind == .struct, isCFamily(symbol) else { return false }
    var overridden: Set<GlobalName> = []
    for entry in lineage(of: canonical[Int(type)]) {
      let own = cFamily.functions[entry.type] ?? []
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
}
