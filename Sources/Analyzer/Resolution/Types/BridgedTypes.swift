import DependencyModel
import SourceFacts
import SourceText

/// Types of the library and of other modules, as files of Swift and of the C family see them.
extension SymbolTable {
  /// The foreign type of a name, as far as a file can mean it: of the library the C family sees what
  /// has a prefix, such as `NSString`, and nothing of Swift alone; Swift what its imports bring.
  func foreignType(named name: GlobalName, seenFrom unit: ID<SourceUnit>) -> ID<Symbol>? {
    guard let type = types.foreign[name] else { return nil }
    if declarations.isCFamily(unit) {
      return isOfLibrary(type) && !names[name].hasObjectiveCPrefix ? nil : type
    }
    return homes.canMean(name, seeing: scopes.external[unit]) ? type : nil
  }

  /// The name of a module from outside that is written in front of a type; `nil` for anything else there.
  func moduleName(before fact: TypeFact, in unit: ID<SourceUnit>) -> GlobalName? {
    guard fact.kind == .member, let base = fact.base,
      case let outer = declarations.units[unit].facts.types[base], outer.kind == .named,
      let name = outer.name.map({ declarations.name($0, in: unit) }),
      homes.isModule(name, seenFrom: unit, scopes)
    else { return nil }
    return name
  }

  /// The foreign type that is meant by a name behind that of a module from outside.
  func foreignType(named name: GlobalName, behind module: GlobalName) -> ID<Symbol>? {
    guard let type = types.foreign[name] else { return nil }
    return !isOfLibrary(type) || homes.canMean(name, behind: module) ? type : nil
  }

  /// The type of Swift's library that a type of Foundation or C is in Swift, so that Swift can go on
  /// with what Objective-C declares; `nil` for others and in files of Swift.
  func bridgedType(_ name: String, seenFrom unit: ID<SourceUnit>) -> ID<Symbol>? {
    guard declarations.isCFamily(unit), let bridged = bridgedNames[name] else { return nil }
    return names.number(of: bridged).flatMap { types.foreign[$0] }
  }

  /// The type by which Swift goes on with a value of a type that only Objective-C writes; `nil` for
  /// others. In Objective-C it keeps its own members, such as those of the project's categories.
  func bridgedValueType(_ name: GlobalName) -> ID<Symbol>? {
    guard declarations.hasCFamily, let bridged = bridgedValues[names[name]] else { return nil }
    return names.number(of: bridged).flatMap { types.foreign[$0] }
  }

  /// Foundation's class of strings, whose members Swift finds on its own strings too.
  var classOfStrings: ID<Symbol>? {
    names.number(of: "NSString").flatMap { types.foreign[$0] }
  }

  /// The classes of Foundation that files of the C family write for a type of Swift's library, so that
  /// what categories add to them is found.
  func classes(bridgedTo type: ID<Symbol>) -> [ID<Symbol>] {
    guard isOfLibrary(type) else { return [] }
    return (bridgingClasses[names[self[type].name]] ?? []).compactMap { name in
      names.number(of: name).flatMap { types.foreign[$0] }
    }
  }

  /// The type from outside that is another one in the other language: `UserDefaults` of Swift for
  /// `NSUserDefaults` and the other way round; `nil` where nobody speaks of it.
  func counterpart(of name: GlobalName) -> ID<Symbol>? {
    guard declarations.hasCFamily else { return nil }
    let text = names[name]
    let other =
      text.hasPrefix("NS")
      ? renamedClasses.contains(String(text.dropFirst(2))) ? String(text.dropFirst(2)) : nil
      : renamedClasses.contains(text) ? "NS" + text : nil
    return other.flatMap { names.number(of: $0) }.flatMap { types.foreign[$0] }
  }

  /// Whether Na counts a type: a protocol, or a class of C++ that cannot be made.
  func isAbstractType(_ type: ID<Symbol>) -> Bool {
    self[type].kind == .protocol || isAbstractClass(type)
  }

  /// Whether a C++ class has a pure virtual function, declared or inherited and not overridden.
  /// O(members of its bases).
  private func isAbstractClass(_ type: ID<Symbol>) -> Bool {
    let symbol = self[type]
    guard symbol.kind == .class || symbol.kind == .struct, declarations.isCFamily(symbol) else {
      return false
    }
    var overridden: Set<GlobalName> = []
    for entry in types.lineage(of: types.canonical(type)) {
      let own = index.cFamily.functions[entry.type] ?? []
      let isMissing = own.contains { function in
        let declared = self[function]
        // Every class has a destructor of its own.
        return declared.marks.contains(.isAbstract) && !overridden.contains(declared.name)
          && (entry.depth == 0 || declared.kind != .deinitializer)
      }
      if isMissing { return true }
      overridden.formUnion(own.map { self[$0].name })
    }
    return false
  }
}

/// What Swift calls the types that it bridges (The Swift Programming Language and Foundation's
/// interface).
private let bridgedNames: [String: String] = [
  "NSArray": "Array", "NSMutableArray": "Array", "NSDictionary": "Dictionary",
  "NSMutableDictionary": "Dictionary", "NSSet": "Set", "NSMutableSet": "Set", "NSInteger": "Int",
  "NSUInteger": "Int", "BOOL": "Bool", "NSTimeInterval": "Double",
]

/// The same the other way round.
private let bridgingClasses = [String: [String]](
  grouping: bridgedNames.keys.sorted(), by: { bridgedNames[$0] ?? $0 })

/// What Swift goes on with where Objective-C writes these.
private let bridgedValues: [String: String] = [
  "NSString": "String", "NSData": "Data", "NSDate": "Date", "NSURL": "URL", "NSError": "Error",
  "NSUUID": "UUID", "NSIndexPath": "IndexPath", "NSURLRequest": "URLRequest",
  "NSLocale": "Locale", "NSCalendar": "Calendar", "NSTimeZone": "TimeZone",
]

/// The classes of Foundation that lose their prefix in Swift (SE-0086, *Drop NS Prefix in Swift
/// Foundation*).
private let renamedClasses: Set<String> = [
  "BlockOperation", "Bundle", "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter",
  "DateIntervalFormatter", "Dimension", "DistributedNotificationCenter", "EnergyFormatter",
  "FileHandle", "FileManager", "FileWrapper", "Formatter", "HTTPCookie", "HTTPCookieStorage",
  "HTTPURLResponse", "Host", "InputStream", "ISO8601DateFormatter", "JSONSerialization",
  "LengthFormatter", "ListFormatter", "MassFormatter", "MeasurementFormatter", "MessagePort",
  "NetService", "NetServiceBrowser", "NotificationCenter", "NotificationQueue", "NumberFormatter",
  "Operation", "OperationQueue", "OutputStream", "PersonNameComponentsFormatter", "Pipe", "Port",
  "PortMessage", "ProcessInfo", "Progress", "PropertyListSerialization",
  "RelativeDateTimeFormatter", "RunLoop", "Scanner", "SocketPort", "Stream", "Thread", "Timer",
  "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
  "URLProtectionSpace", "URLProtocol", "URLResponse", "URLSession", "URLSessionConfiguration",
  "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask",
  "URLSessionUploadTask", "UndoManager", "Unit", "UnitConverter", "UserDefaults",
  "ValueTransformer", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
]

extension String {
  /// Whether it begins with two capital letters.
  fileprivate var hasObjectiveCPrefix: Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return utf8.count > 2 && utf8.prefix(2).allSatisfy(capitals.contains)
  }
}
