import SwiftSyntax

/// The library whose values a manifest is made of.
enum DescriptionLibrary {
  /// `PackageDescription`, for Swift packages.
  case packages
  /// `ProjectDescription`, for Tuist's projects.
  case projects

  /// The library that a manifest imports: packages unless it imports the other one alone.
  init(importedBy tree: SourceFileSyntax) {
    let modules = tree.statements.compactMap { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    let isProject = modules.contains("ProjectDescription")
    self = isProject && !modules.contains("PackageDescription") ? .projects : .packages
  }

  /// The types that arguments and properties of library values have, by label.
  func hint(of label: String, in callName: String) -> TypeHint? {
    switch self {
    case .packages: PackageLibrary.hint(of: label, in: callName)
    case .projects: ProjectLibrary.hint(of: label, in: callName)
    }
  }

  /// The type that the elements of an array literal have where a type is expected.
  func element(of hint: TypeHint) -> TypeHint {
    guard self == .projects, !hint.isCollection,
      let path = ProjectLibrary.elementTypes[hint.path]
    else { return hint.element }
    return TypeHint(path: path, isCollection: false)
  }

  /// Whether a value can be of a type that the manifest extends, as far as the name called tells.
  func mayBe(_ record: Record, _ path: String) -> Bool {
    switch self {
    case .packages: PackageLibrary.mayBe(record, path)
    case .projects: ProjectLibrary.mayBe(record, path)
    }
  }

  /// What library values hold where no argument was given.
  func property(_ name: String, of record: Record) -> Value? {
    switch self {
    case .packages: PackageLibrary.property(name, of: record)
    case .projects: ProjectLibrary.property(name, of: record)
    }
  }

  /// Library types that contexts name reliably.
  var knownHintPaths: Set<String> {
    switch self {
    case .packages: PackageLibrary.knownHintPaths
    case .projects: ProjectLibrary.knownHintPaths
    }
  }

  /// Whether members of what a context expects may also be declared in extensions of other types of
  /// the library: contexts may be taken for others, but for those that are known for certain. Where
  /// Tuist's types are known, helpers often give members of several types one name.
  func mayDeclareElsewhere(_ hint: TypeHint) -> Bool {
    switch self {
    case .packages: true
    case .projects: !ProjectLibrary.knownHintPaths.contains(hint.path)
    }
  }

  /// Whether an argument of a library function says nothing of modules, so that nothing depends on
  /// whether it is understood.
  func ignores(_ label: String, in callName: String) -> Bool {
    switch self {
    // How Tuist builds the external packages.
    case .packages: callName == "PackageSettings"
    case .projects: ProjectLibrary.ignoredLabels.contains(label)
    }
  }

  /// Whether of an argument of a library function only single values are read, so that it is no
  /// problem if others are unknown.
  func mayStayUnknown(_ label: String, in callName: String) -> Bool {
    switch self {
    case .packages:
      callName == "define"
        || ["linkerSettings", "defaultLinkerSettings", "platforms"].contains(label)
        || (callName == "Package" && Self.unreadLabels.contains(label))
    case .projects: label == "settings"
    }
  }

  /// Arguments of packages that say nothing of modules.
  private static let unreadLabels: Set<String> = [
    "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
    "defaultLocalization", "pkgConfig", "providers",
  ]

  /// The same for all values of a type.
  func mayStayUnknown(_ hint: TypeHint) -> Bool {
    self == .projects && ["Settings", "SettingsDictionary", "Configuration"].contains(hint.path)
  }
}
