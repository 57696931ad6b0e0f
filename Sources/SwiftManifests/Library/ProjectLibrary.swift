/// What is known of the types that Tuist's `ProjectDescription` declares.
enum ProjectLibrary {
  /// Arguments that say nothing of modules, their files and dependencies.
  static let ignoredLabels: Set<String> = [
    "additionalFiles", "analyzeAction", "archiveAction", "autogenerationOptions", "baseSettings",
    "buildAction", "buildRules", "bundleId", "copyFiles", "coreDataModels", "defaultKnownRegions",
    "deploymentTarget", "deploymentTargets", "destinations", "entitlements", "environment",
    "environmentVariables", "fileHeaderTemplate", "generationOptions", "inclusionCondition",
    "infoPlist", "launchArguments", "mergeable", "mergedBinaryType", "metadata",
    "onDemandResourcesTags", "options", "organizationName", "platform", "privacyManifest",
    "productDestinations", "productTypes", "profileAction", "projectOptions", "requirement",
    "resourceSynthesizers", "runAction", "schemes", "tags", "targetSettings", "testAction",
  ]

  /// Types of the library that contexts name reliably.
  static let knownHintPaths: Set<String> = [
    "Configuration", "Headers", "Package", "Path", "PlatformCondition", "Product", "Project",
    "Settings", "SettingsDictionary", "SourceFileGlob", "SourceFilesList", "String", "Target",
    "TargetDependency", "TargetScript", "Workspace",
  ]

  /// The functions that make dependencies.
  private static let dependencyNames: Set<String> = [
    "target", "project", "external", "package", "packagePlugin", "sdk", "framework",
    "xcframework", "library", "macro", "cocoapod",
  ]

  /// Whether a value can be of a type that helpers extend, as far as the name called tells.
  static func mayBe(_ record: Record, _ path: String) -> Bool {
    if record.name == path { return true }
    switch path {
    case "Target": return record.name == "target"
    case "TargetDependency": return dependencyNames.contains(record.name)
    case "Package": return ["package", "local", "remote"].contains(record.name)
    case "Project", "Workspace": return false
    default: return true
    }
  }

  /// What library values hold where no argument was given.
  static func property(_ name: String, of record: Record) -> Value? {
    if name == "pathString", pathNames.contains(record.name) {
      return record.fields.first?.element.value
    }
    if listProperties.contains(name) { return .array([]) }
    return optionalProperties.contains(name) ? .null : nil
  }

  /// What makes paths.
  private static let pathNames: Set<String> = [
    "Path", "path", "relativeToCurrentFile", "relativeToManifest", "relativeToRoot",
  ]

  private static let listProperties: Set<String> = [
    "dependencies", "targets", "packages", "scripts", "configurations", "excluding", "globs",
  ]

  private static let optionalProperties: Set<String> = [
    "productName", "sources", "resources", "headers", "settings", "condition", "status",
    "buildableFolders",
  ]

  /// The types that arguments and properties of library values have, by label.
  static func hint(of label: String, in callName: String) -> TypeHint? {
    if let element = elementTypes[callName], ["", "arrayLiteral"].contains(label) {
      return TypeHint(path: element, isCollection: false)
    }
    if label == "targets", callName != "Project" { return nil }
    if label == "name", callName == "debug" || callName == "release" { return nil }
    return hints[label]
  }

  /// What the elements of array literals are that stand for values of Tuist's types.
  static let elementTypes = [
    "SourceFilesList": "SourceFileGlob", "ResourceFileElements": "ResourceFileElement",
    "FileList": "FileListGlob",
  ]

  private static let hints: [String: TypeHint] = {
    let single: [(String, [String])] = [
      ("Product", ["product"]), ("Path", ["path", "glob", "xcconfig"]),
      ("SourceFilesList", ["sources"]), ("ResourceFileElements", ["resources"]),
      ("Settings", ["settings"]), ("Headers", ["headers"]),
      ("SettingsDictionary", ["base", "debug", "release"]),
      ("PlatformCondition", ["condition"]), ("String", ["name", "productName", "target", "url"]),
    ]
    let several: [(String, [String])] = [
      ("Target", ["targets"]), ("TargetDependency", ["dependencies"]),
      ("Package", ["packages"]), ("Configuration", ["configurations"]),
      ("TargetScript", ["scripts"]), ("SourceFileGlob", ["globs"]),
      ("Path", ["projects", "excluding"]), ("BuildableFolder", ["buildableFolders"]),
    ]
    var hints: [String: TypeHint] = [:]
    for (path, labels) in single {
      for label in labels { hints[label] = TypeHint(path: path, isCollection: false) }
    }
    for (path, labels) in several {
      for label in labels { hints[label] = TypeHint(path: path, isCollection: true) }
    }
    return hints
  }()

  // MARK: Settings and environment

  /// Methods that give settings with one more, by the names of these; `nil` where it is one that modules do not
  /// depend on.
  static let settingMethods: [String: String?] = [
    "appleGenericVersioningSystem": nil, "automaticCodeSigning": nil, "bitcodeEnabled": nil,
    "codeSignIdentity": nil, "codeSignIdentityAppleDevelopment": nil, "currentProjectVersion": nil,
    "debugInformationFormat": nil, "manualCodeSigning": nil, "marketingVersion": nil,
    "otherCFlags": "OTHER_CFLAGS", "otherLinkerFlags": "OTHER_LDFLAGS",
    "otherSwiftFlags": "OTHER_SWIFT_FLAGS",
    "swiftActiveCompilationConditions": "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
    "swiftCompilationMode": nil, "swiftObjcBridgingHeaderPath": "SWIFT_OBJC_BRIDGING_HEADER",
    "swiftOptimizationLevel": nil, "swiftOptimizeObjectLifetimes": nil,
    "swiftVersion": "SWIFT_VERSION", "versionInfo": nil,
  ]

  /// Methods that read a variable of Tuist's environment, which is unset: they give their default.
  static let environmentMethods: Set<String> = ["getString", "getBoolean"]
}
