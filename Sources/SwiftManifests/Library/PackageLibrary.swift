/// What is known of the types that `PackageDescription` and Foundation declare.
enum PackageLibrary {
  /// The functions that make targets, with the `type` of the target that each makes.
  private static let targetKinds: [String: String] = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test",
    "systemLibrary": "system", "binaryTarget": "binary", "plugin": "plugin", "macro": "macro",
  ]

  /// The cases of dependencies of targets, by the names of the functions that make them.
  static let caseNames: [String: String] = [
    "targetItem": "target", "productItem": "product", "byNameItem": "byName",
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

  static let arrayTypeNames: [String] = [
    "Array", "Set", "Collection", "Sequence", "RangeReplaceableCollection",
    "RandomAccessCollection", "BidirectionalCollection", "MutableCollection", "OptionSet",
    "ExpressibleByArrayLiteral",
  ]

  /// Library types of package descriptions that contexts name reliably.
  static let knownHintPaths: Set<String> = [
    "Target", "Target.Dependency", "Package.Dependency", "Product", "SwiftSetting", "CSetting",
    "CXXSetting", "LinkerSetting", "Platform", "SupportedPlatform", "Resource", "Trait", "String",
  ]

  /// The path of a type's member; modules are no types.
  static func memberPath(_ name: String, of path: String) -> String {
    isModule(path) ? name : "\(path).\(name)"
  }

  static func isModule(_ path: String) -> Bool {
    ["PackageDescription", "ProjectDescription", "ProjectDescriptionHelpers", "Foundation"]
      .contains(path)
  }

  // MARK: Values

  /// What is known of the static members of library types.
  static func staticMember(
    _ name: String, of path: String, environment: [String: String]
  ) -> Value? {
    switch (path, name) {
    case ("ProcessInfo", "processInfo"): .type("ProcessInfo")
    case ("ProcessInfo", "environment"), ("Context", "environment"): dictionary(of: environment)
    case ("Context", "packageDirectory"): .string(".")
    case ("Context", "gitInformation"): .null
    case ("Int", "max"): .integer(.max)
    case ("Int", "min"): .integer(.min)
    default: nil
    }
  }

  private static func dictionary(of environment: [String: String]) -> Value {
    let sorted = environment.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return .dictionary(
      sorted.map { DictionaryEntry(key: .string($0.key), value: .string($0.value)) })
  }

  /// What values of package descriptions hold where no argument was given.
  static func property(_ name: String, of record: Record) -> Value? {
    if let kind = targetKinds[record.name] {
      if name == "type" { return .name(kind) }
      if name == "isTest" { return .boolean(kind == "test") }
    }
    let isKnown =
      record.name == "Package" || targetKinds[record.name] != nil
      || ["library", "executable", "product", "package", "byName"].contains(record.name)
    guard isKnown else { return nil }
    if listProperties.contains(name) { return .array([]) }
    return optionalProperties.contains(name) ? .null : nil
  }

  private static let listProperties: Set<String> = [
    "dependencies", "exclude", "targets", "products",
  ]

  private static let optionalProperties: Set<String> = [
    "name", "path", "url", "sources", "resources", "publicHeadersPath", "swiftSettings",
    "cSettings", "cxxSettings", "linkerSettings", "plugins", "pluginCapability", "pkgConfig",
    "providers", "checksum", "platforms", "traits", "package", "condition", "moduleAliases",
    "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
    "defaultLocalization", "type", "packageAccess", "defaultSwiftSettings", "defaultCSettings",
    "defaultCXXSettings", "defaultLinkerSettings",
  ]

  /// Whether a value can be of a type that the manifest extends, as far as the name called tells.
  static func mayBe(_ record: Record, _ path: String) -> Bool {
    if record.name == path { return true }
    switch path {
    case "Target": return targetKinds[record.name] != nil
    case "Target.Dependency":
      return ["target", "product", "byName", "byNameItem", "targetItem", "productItem"]
        .contains(record.name)
    case "Product": return ["library", "executable", "plugin"].contains(record.name)
    case "Package": return record.name == "Package"
    default: return targetKinds[record.name] == nil
    }
  }

  // MARK: Contexts

  /// The types that arguments and properties of library values have, by label.
  static func hint(of label: String, in callName: String) -> TypeHint? {
    let isPackage = callName == "Package"
    switch label {
    case "name", "path", "package", "url", "branch", "revision", "checksum", "publicHeadersPath":
      return TypeHint(path: "String", isCollection: false)
    case "dependencies":
      let path = isPackage ? "Package.Dependency" : "Target.Dependency"
      return TypeHint(path: path, isCollection: true)
    case "targets":
      let path = isPackage || callName == "Project" ? "Target" : "String"
      return TypeHint(path: path, isCollection: true)
    case "platforms":
      return TypeHint(path: isPackage ? "SupportedPlatform" : "Platform", isCollection: true)
    default: return elementTypes[label].map { TypeHint(path: $0, isCollection: true) }
    }
  }

  /// The element types of labels that mean the same everywhere.
  private static let elementTypes: [String: String] = [
    "products": "Product", "exclude": "String", "sources": "String",
    "plugins": "Target.PluginUsage",
    "swiftSettings": "SwiftSetting", "cSettings": "CSetting", "cxxSettings": "CXXSetting",
    "linkerSettings": "LinkerSetting", "defaultSwiftSettings": "SwiftSetting",
    "defaultCSettings": "CSetting", "defaultCXXSettings": "CXXSetting",
    "defaultLinkerSettings": "LinkerSetting", "resources": "Resource", "traits": "Trait",
  ]
}
