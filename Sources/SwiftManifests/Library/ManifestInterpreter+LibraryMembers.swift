extension ManifestInterpreter {
  /// The functions that make targets, with the `type` of the target that each makes.
  static let targetKinds: [String: String] = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test",
    "systemLibrary": "system", "binaryTarget": "binary", "plugin": "plugin", "macro": "macro",
  ]

  /// Types and functions whose results only a run can tell: files, processes, dates, the machine.
  static let unknowableNames: Set<String> = [
    "FileManager", "FileHandle", "URL", "Bundle", "Process", "Pipe", "Date", "DateFormatter",
    "Calendar", "Locale", "TimeZone", "UUID", "Host", "Data", "CommandLine", "ProcessInfo",
    "NSString",
    "NSURL", "NSHomeDirectory", "NSRegularExpression", "JSONDecoder", "JSONSerialization", "Mirror",
    "PropertyListDecoder", "PropertyListSerialization", "access", "stat", "uname", "opendir",
    "fopen", "popen", "system", "getcwd", "realpath", "errno", "stdin", "stdout", "stderr",
    "SystemRandomNumberGenerator", "Thread", "NSLock", "DispatchQueue", "dlopen", "dlsym",
  ]

  /// What is known of the static members of library types.
  func libraryTypeMember(_ name: String, of path: String) -> Value? {
    switch (path, name) {
    case ("ProcessInfo", "processInfo"): .type("ProcessInfo")
    case ("ProcessInfo", "environment"), ("Context", "environment"): environmentValue
    case ("Context", "packageDirectory"): .string(".")
    case ("Context", "gitInformation"): .null
    case ("Int", "max"): .integer(.max)
    case ("Int", "min"): .integer(.min)
    default: nil
    }
  }

  private var environmentValue: Value {
    let names = environment.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return .dictionary(
      names.map { Entry(key: .string($0), value: environment[$0].map { .string($0) } ?? .null) })
  }

  /// A property of a value as the standard and package description libraries define it; `nil` when
  /// they do not, or when it is not known here.
  func libraryProperty(_ name: String, of value: Value) -> Value? {
    switch value {
    case .string(let text): stringProperty(name, of: text)
    case .array(let items): listProperty(name, of: items)
    case .dictionary(let entries): dictionaryProperty(name, of: entries)
    case .tuple: tupleField(name, of: value)
    case .range(let range): rangeProperty(name, of: range)
    case .integer, .double, .boolean: name == "description" ? interpolated(value) : nil
    case .name(let text): nameProperty(name, of: text)
    case .record(let record): recordProperty(name, of: record)
    case .object: record(of: value).flatMap { recordProperty(name, of: $0) }
    default: nil
    }
  }

  private func recordProperty(_ name: String, of record: Record) -> Value? {
    if let field = record[name] { return field }
    guard let path = record.type else { return packageProperty(name, of: record) }
    guard let type = types[path], type.kind == .enumeration,
      let element = type.enumerationCase(record.name)
    else { return nil }
    return name == "rawValue" ? rawValue(of: element, in: type) : nil
  }

  private func nameProperty(_ name: String, of text: String) -> Value? {
    guard name == "rawValue" else { return name == "description" ? .string(text) : nil }
    for type in typeOrder.compactMap({ types[$0] }) where type.kind == .enumeration {
      if let element = type.enumerationCase(text) { return rawValue(of: element, in: type) }
    }
    return .string(text)
  }

  /// What package description values hold where no argument was given.
  private func packageProperty(_ name: String, of record: Record) -> Value? {
    if let kind = Self.targetKinds[record.name] {
      if name == "type" { return .name(kind) }
      if name == "isTest" { return .boolean(kind == "test") }
    }
    let isKnown =
      record.name == "Package" || Self.targetKinds[record.name] != nil
      || ["library", "executable", "product", "package", "byName"].contains(record.name)
    guard isKnown else { return nil }
    if Self.listProperties.contains(name) { return .array([]) }
    return Self.optionalProperties.contains(name) ? .null : nil
  }

  private static let listProperties: Set<String> = [
    "dependencies", "exclude", "targets", "products",
  ]

  private static let optionalProperties: Set<String> = [
    "name", "path", "url", "sources", "resources", "publicHeadersPath", "swiftSettings",
    "cSettings", "cxxSettings", "linkerSettings", "plugins", "pluginCapability", "pkgConfig",
    "providers", "checksum", "platforms", "traits", "package", "condition", "moduleAliases",
    "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
    "defaultLocalization", "type", "packageAccess",
  ]

  // MARK: Tuples and ranges

  /// The part of a tuple with a label or index.
  func tupleField(_ name: String, of value: Value) -> Value? {
    switch value {
    case .tuple(let fields): return tupleIndex(name, in: fields).map { fields[$0].element.value }
    case .either(let values):
      let found = values.compactMap { tupleField(name, of: $0) }
      return found.isEmpty ? nil : join(found)
    default: return nil
    }
  }

  func tupleIndex(_ name: String, in fields: [Field]) -> Int? {
    if let index = Int(name) { return fields.indices.contains(index) ? index : nil }
    return fields.firstIndex { $0.label == name }
  }

  private func rangeProperty(_ name: String, of range: Range<Int>) -> Value? {
    switch name {
    case "count": .integer(range.count)
    case "isEmpty": .boolean(range.isEmpty)
    case "lowerBound": .integer(range.lowerBound)
    case "upperBound": .integer(range.upperBound)
    default: nil
    }
  }
}
