import SourceText

/// What a module is for; rules and metrics see `production` and `tool` unless told otherwise.
package enum ModuleRole: String, CaseIterable, Hashable, Sendable {
  case production
  case test
  case tool
  case demo
}

/// What a manifest says that a module is built into.
package enum ModuleKind: String, CaseIterable, Hashable, Sendable {
  case library
  case framework
  case executable
  case application
  case test
  case plugin
  case macro
  case system
  case binary
  case bundle
  case folder

  /// Whether it is a program, which runs on its own and which nothing can import but its tests.
  package var isProgram: Bool {
    switch self {
    case .application, .executable: true
    case .library, .framework, .test, .plugin, .macro, .system, .binary, .bundle, .folder: false
    }
  }
}

/// What a module declares a dependency for.
package enum DependencyPurpose: String, CaseIterable, Hashable, Sendable {
  /// Its sources may import it.
  case code
  /// The build runs it; no source imports it.
  case plugin
}

/// A dependency that a manifest declares for a module.
package struct DeclaredDependency: Hashable, Sendable {
  /// The name as written: a target, `Project/Target`, a product, a framework.
  package var name: String
  /// The package or project that is written beside the name, or the tool that builds it, if any.
  package var container: String?
  /// Names of the project's modules that it stands for, sorted; empty when it is external.
  package var modules: [String]
  /// Where the manifest declares it.
  package var location: SourceLocation
  /// Whether a condition decides if it holds (a platform list, an unknown environment value).
  package var isConditional: Bool
  /// What it is for.
  package var purpose: DependencyPurpose
  /// Whether the module takes it over from one that it depends on, which declares it for itself: it
  /// cannot be removed here.
  package var isInherited = false
  /// Whether the build needs the declaration whatever the module does with it, as that of a pod that another pod names
  /// without saying where it is.
  package var isNeededByBuild = false
  /// Whether it is code that is no part of the project and that somebody chose: a product of a package, a
  /// pod, or what the configuration lists; not a library of the system or a binary that is only linked.
  package var isFetched = false
  /// Whether its product is copied into that of the module and not linked: code may load it by its path.
  package var isCopied = false
  /// Whether the products of its package offer it by way of the module alone: who links them imports it from there.
  package var isOfferedByModuleAlone = false

  /// Makes a declared dependency.
  package init(
    name: String, container: String? = nil, modules: [String] = [], location: SourceLocation,
    isConditional: Bool = false, purpose: DependencyPurpose = .code
  ) {
    self.name = name
    self.container = container
    self.modules = modules
    self.location = location
    self.isConditional = isConditional
    self.purpose = purpose
  }
}

/// A module of the project: a compilation unit with a name that sources import.
package struct ModuleDescription: Hashable, Sendable {
  /// The name that sources import.
  package var name: String
  /// What it is for.
  package var role: ModuleRole
  /// What it is built into.
  package var kind: ModuleKind
  /// The package or project that declares it: modules of one package share `package` access.
  package var package: String
  /// The folder that its sources live in, relative to the project's root; `""` for the root.
  package var folder: String
  /// Where its manifest declares it (the module's name there); a whole file or folder otherwise.
  package var location: SourceLocation
  /// Its source files, relative to the project's root, sorted by bytes, without duplicates.
  package var sources: [String]
  /// The dependencies that its manifest declares, in the order written.
  package var dependencies: [DeclaredDependency]
  /// Whether its manifest declares more dependencies for it, or may do so, in a part that could not
  /// be understood.
  package var hasUnknownDependencies = false
  /// Whether its manifest names more source files, or may do so, in a part that could not be
  /// understood, or outside of the project.
  package var hasUnknownSources = false
  /// Whether a condition that could not be evaluated decides if the module exists.
  package var isConditional: Bool
  /// The targets of manifests that build it, in the order met; empty where no manifest declares it.
  package var targets: [TargetDescription]
  /// Where its C-family headers are found and which of them others may include.
  package var headers: HeaderLayout
  /// Whether no manifest declares it and its files are taken for a module because of their folder:
  /// then nothing is known about what it may depend on.
  package var isGuessed: Bool
  /// Whether something says which dependencies it has. Of a module that the configuration describes
  /// without them nothing is known, so none can be missing.
  package var declaresDependencies = true
  /// The modules that its sources call by other names, by the name written there.
  package var aliases: [String: String] = [:]
  /// The features of Swift that its manifest may turn on beside those that settings of its targets name,
  /// such as `MemberImportVisibility`.
  package var swiftFeatures: Set<String> = []
  /// The oldest compiler that reads its manifest, such as `5.9`; `nil` where that does not say.
  package var oldestCompiler: String?
  /// The conditions of `#if` in its Swift sources that its manifest decides in the chosen build, such as traits.
  package var conditions: [String: Bool] = [:]

  /// Makes a module description.
  package init(
    name: String, role: ModuleRole, kind: ModuleKind, package: String, folder: String,
    location: SourceLocation, sources: [String], dependencies: [DeclaredDependency] = [],
    isConditional: Bool = false, targets: [TargetDescription] = [],
    headers: HeaderLayout = HeaderLayout(), isGuessed: Bool = false
  ) {
    self.name = name
    self.role = role
    self.kind = kind
    self.package = package
    self.folder = folder
    self.location = location
    self.sources = sources
    self.dependencies = dependencies
    self.isConditional = isConditional
    self.targets = targets
    self.headers = headers
    self.isGuessed = isGuessed
  }

  /// Whether the manifest of a Swift package declares it.
  package var isOfSwiftPackage: Bool {
    let name = ProjectPath.name(of: location.path)
    return name.hasPrefix("Package") && name.hasSuffix(".swift")
  }

  /// Whether an Xcode project declares it.
  package var isOfXcodeProject: Bool { XcodeProjectFile.isPath(location.path) }

  /// Whether some build of it may find members of values only in modules that the file itself imports: the
  /// feature `MemberImportVisibility`. O(settings).
  package var needsImportsForMembers: Bool {
    swiftFeatures.contains(SwiftFeature.memberImports.rawValue)
      || targets.contains { target in
        target.settings.contains { setting in
          switch setting.name {
          case "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY":
            ["YES", "true", "1"].contains(setting.value)
          case "OTHER_SWIFT_FLAGS", "SWIFT_OTHER_FLAGS":
            setting.value.contains(SwiftFeature.memberImports.rawValue)
          case "SWIFT_VERSION": SwiftFeature.memberImports.isOf(version: setting.value)
          default: false
          }
        }
      }
  }

  /// Whether an import without an access level is internal in every build of it: the feature
  /// `InternalImportsByDefault`. O(settings).
  package var importsInternallyByDefault: Bool {
    !targets.isEmpty && targets.allSatisfy { $0.enables(.internalImports) }
  }

  /// The resources of the targets that build it, sorted by bytes, each one once. O(n log n).
  package var resources: [String] {
    if targets.count == 1 { return targets[0].resources }
    return targets.flatMap(\.resources).sortedByBytes().reduce(into: []) { result, path in
      if result.last?.equalsInBytes(path) != true { result.append(path) }
    }
  }
}

/// The project as its manifests describe it: which modules there are and which files they hold.
package struct ProjectDescription: Hashable, Sendable {
  /// The project's name: that of its manifest, else of its root folder.
  package var name: String
  /// The modules, sorted by name, role and folder. Two modules may share a name (per-platform targets do not:
  /// they are merged).
  package var modules: [ModuleDescription]
  /// The manifests that were read, relative to the root, sorted.
  package var manifests: [String]
  /// Manifests below the root that were not followed, sorted; the coverage statement names them.
  package var unfollowedManifests: [String]
  /// Files of a known language below the root that belong to no module, sorted; without those of
  /// `fetchedSources`.
  package var unownedSources: [String]
  /// Files of a known language that belong to no module and lie in a folder that a package manager
  /// fills (`Pods`, `Carthage`, …), sorted: code of others.
  package var fetchedSources: [String] = []
  /// What was wrong with the manifests and folders, sorted.
  package var problems: [Problem]

  /// Makes a project description.
  package init(
    name: String, modules: [ModuleDescription], manifests: [String] = [],
    unfollowedManifests: [String] = [], unownedSources: [String] = [], problems: [Problem] = []
  ) {
    self.name = name
    self.modules = modules
    self.manifests = manifests
    self.unfollowedManifests = unfollowedManifests
    self.unownedSources = unownedSources
    self.problems = problems
  }
}
