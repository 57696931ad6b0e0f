import ProjectModel
import SourceText

/// The arguments of the functions that declare packages: those that archcheck knows what they say, be it nothing
/// of modules.
///
/// Others belong to versions of `PackageDescription` to come. What has one is read as if it had none, but may say more
/// than was read.
enum SwiftPackageArguments {
  private static let package: Set<String> = [
    "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits",
    "dependencies", "targets", "swiftLanguageVersions", "swiftLanguageModes", "cLanguageStandard",
    "cxxLanguageStandard", "defaultSwiftSettings", "defaultCSettings", "defaultCXXSettings",
    "defaultLinkerSettings",
  ]
  private static let target: Set<String> = [
    "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath", "type",
    "packageAccess", "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
    "pluginCapability", "capability", "pkgConfig", "providers", "url", "checksum",
  ]
  private static let dependency: Set<String> = [
    "name", "package", "moduleAliases", "condition",
  ]
  private static let packageDependency: Set<String> = [
    "name", "path", "url", "id", "from", "exact", "branch", "revision", "traits",
  ]

  /// The arguments of a call that are not known.
  ///
  /// - Parameter use: what the call stands for.
  static func unknown(of call: ManifestCall, as use: Use) -> [ManifestArgument] {
    let known =
      switch use {
      case .package: package
      case .target: target
      case .dependency: dependency
      case .packageDependency: packageDependency
      }
    return call.arguments.filter { !$0.label.isEmpty && !known.contains($0.label) }
  }

  /// What a call stands for.
  enum Use {
    case package
    case target
    /// A dependency of a target, or a plugin that it uses.
    case dependency
    /// A package that is depended on.
    case packageDependency
  }
}

extension SwiftPackageReader {
  /// Reports arguments of a package and of what stands in it that are not known, each one once: where it
  /// is written first. O(arguments).
  func reportUnknownArguments(of package: ManifestCall) {
    var told: Set<String> = []
    func report(_ call: ManifestCall, as use: SwiftPackageArguments.Use) {
      for argument in SwiftPackageArguments.unknown(of: call, as: use)
      where told.insert("\(call.name) \(argument.label)").inserted {
        self.report(
          Problem(
            .manifestNotUnderstood, severity: .info,
            message:
              "archcheck does not know the argument `\(argument.label):` of `\(call.name)`, so what it "
              + "says of modules and their dependencies is missing: a newer version may know it.",
            location: location(argument.item.offset)))
      }
    }
    report(package, as: .package)
    for dependency in package.items("dependencies").compactMap(\.value.call)
    where dependency.argument("path") != nil {
      report(dependency, as: .packageDependency)
    }
    for target in package.items("targets").compactMap(\.value.call) {
      report(target, as: .target)
      for label in ["dependencies", "plugins"] {
        for call in target.items(label).compactMap(\.value.call) { report(call, as: .dependency) }
      }
    }
  }
}

extension ManifestValue {
  /// The call that it is.
  fileprivate var call: ManifestCall? {
    if case .call(let call) = self { call } else { nil }
  }
}
