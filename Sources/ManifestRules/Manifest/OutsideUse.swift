import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import SourceText

// Whether a dependency from outside is used: which modules it brings, no manifest of the project says.

extension ManifestInput {
  /// What the sources of a module do with a dependency that is no part of the project.
  ///
  /// It is used if something that is imported has its name, whole or at the beginning. It is not needed if
  /// everything that is imported belongs to the system, or has the name of another dependency. Anything
  /// else that is imported may be of it.
  func outsideUse(of dependency: DeclaredDependency, by user: DependencyUser) -> DependencyUse {
    guard dependency.isFetched, !description(user.module).isOfBazel,
      !Self.tools.contains(dependency.name), !Self.isMediationAdapter(dependency.name),
      !SystemModules.contains(dependency.name)
    else { return .outside }
    if description(user.module).sources.isEmpty || isWrapper(user.module) { return .outside }
    // What a plugin depends on it runs: it can import nothing but its own interface.
    if description(user.module).kind == .plugin { return .outside }
    if user.outsideImports.contains(where: { Self.isOf(dependency, $0) }) { return .imported }
    // A module of the project that has the name, though not in the package that is written.
    if user.used.contains(where: { description($0).name == dependency.name }) { return .imported }
    // It may be that one, by a reference whose path is wrong: what it brings along is not known then.
    if !modules(named: dependency.name).isEmpty { return .undecided(.unreadManifest) }
    if isNamedByResource([dependency.name, dependency.container].compactMap(\.self)) {
      return .imported
    }
    // Xcode has to be told of what the dependencies of a program need as well.
    if description(user.module).isLinkedByHand(at: dependency.location.path),
      index.outsideDeclarers[dependency.name]?.contains(where: { isBehind(user.module, $0) })
        == true
    {
      return .undecided(.linking)
    }
    if importsUnknownFramework(user) { return .undecided(.linking) }
    if let doubt = user.doubt { return .undecided(doubt) }
    // What a binary needs nobody says but who depends on it.
    if !user.binaries.isEmpty { return .undecided(.linking) }
    if isPartlyUnderstood(user.module) { return .undecided(.unreadManifest) }
    if !index.isSwift[user.module.int] || !user.unexplainedImports.isEmpty {
      return .undecided(.linking)
    }
    if declaresNothing(user.module) || isPlaceholder(user.module) { return .outside }
    // What is imported may hand the product on, or what depends on the module may import a part of it.
    let known = scope.view.outsideNames
    if user.outsideImports.contains(where: { known.module($0, brings: dependency.name) })
      || user.dependentsImportUnknown
    {
      return .undecided(.linking)
    }
    // Tests find the modules that what they test imports by their own pods, whatever these are called.
    if isPodOfTests(dependency, user.module),
      unknownImporters.contains(where: { $0 != user.module && isBehind(user.module, $0) })
    {
      return .undecided(.linking)
    }
    if linkedSymbols.mayName(dependency.name, in: user.module, scope.view.outsideNames)
      || isLoaded(dependency, in: user.module) || setsPropertyFromOutside(in: user.module)
    {
      return .undecided(.unresolvedNames)
    }
    // What a plugin of the build writes may use anything that is declared.
    if description(user.module).dependencies.contains(where: { $0.purpose == .plugin }) {
      return .undecided(.leftOutCode)
    }
    if looseImports(of: user.module).contains(dependency.name) { return .undecided(.leftOutCode) }
    return isNeeded(dependency, throughOnly: user.module) ? .handedOn : .notNeeded
  }

  /// Whether something that depends on a module imports a dependency from outside by way of it, without
  /// declaring it, or anything at all where nothing else declares it: whoever took it from the module would break that.
  private func isNeeded(_ dependency: DeclaredDependency, throughOnly module: ModuleID) -> Bool {
    let importers = memory.outsideImporters(importersOfOutside)
    let isOnlyOne = index.outsideDeclarers[dependency.name] == [module]
    return importers.modules(importing: [dependency.name, dependency.container].compactMap(\.self))
      .contains { user in
        user != module && !ownNames(of: user).contains(dependency.name)
          && (isOnlyOne || isBehind(user, module))
      }
  }

  /// Whether a module imports something that it declares and that neither the project, nor the system, nor a package
  /// manager brings: a framework of a project that is not there may need what is declared beside it to be linked.
  private func importsUnknownFramework(_ user: DependencyUser) -> Bool {
    codeDependencies(of: user.module).contains { dependency in
      !dependency.isFetched && dependency.modules.isEmpty
        && !SystemModules.contains(dependency.name)
        && user.outsideImports.contains(dependency.name)
    }
  }

  private func isPodOfTests(_ dependency: DeclaredDependency, _ module: ModuleID) -> Bool {
    description(module).role == .test
      && ProjectPath.isPodfile(dependency.location.path)
  }

  /// Whether what a module depends on imports a dependency from outside: Swift finds the members that it
  /// adds to types without an import.
  private func isLoaded(_ dependency: DeclaredDependency, in module: ModuleID) -> Bool {
    let importers = memory.outsideImporters(importersOfOutside)
    return importers.modules(importing: [dependency.name, dependency.container].compactMap(\.self))
      .contains { $0 != module && isBehind(module, $0) }
  }

  /// Whether a name that is imported is that of a dependency: of the product or pod, or of its package.
  static func isOf(_ dependency: DeclaredDependency, _ name: String) -> Bool {
    let written = ModuleDescription.letters(of: name)
    if written.isEmpty { return false }
    return [dependency.name, dependency.container].contains { other in
      guard let letters = other.map(ModuleDescription.letters), !letters.isEmpty else {
        return false
      }
      return letters.starts(with: written) || written.starts(with: letters)
    }
  }

  /// The names from outside that a module imports in any build, and that come with the modules of the
  /// project that it imports.
  func outsideImports(of module: ModuleID) -> Set<String> {
    let graph = scope.view.graph
    let imports =
      importsOfModule[module.int].map { graph.imports[$0] }
      + leftOutOfModule[module.int].map { graph.leftOut.imports[$0] }
    var names: Set<String> = []
    for entry in imports {
      guard let target = entry.target else {
        names.insert(entry.module)
        continue
      }
      for number in reexports.imports(of: target) where graph.imports[number].target == nil {
        names.insert(graph.imports[number].module)
      }
    }
    for include in unreadIncludes(of: module) where include.path.utf8.contains(UInt8(ascii: "/")) {
      names.insert(String(include.path.prefix { $0 != "/" }))
    }
    return names
  }

  /// Pods and packages that are there for what they run, not for what they declare.
  private static let tools: Set<String> = [
    "Bagel", "BuildkiteTestCollector", "CocoaDebug", "Crashlytics", "DoraemonKit",
    "FDFullscreenPopGesture", "FLEX", "Fabric", "Firebase/Analytics", "Firebase/Crashlytics",
    "Firebase/InAppMessaging", "Firebase/Performance", "FirebaseAnalytics",
    "FirebaseAnalyticsWithoutAdIdSupport", "FirebaseCrashlytics", "FirebaseInAppMessaging",
    "FirebaseInAppMessaging-Beta", "FirebasePerformance", "GoogleAdsOnDeviceConversion",
    "GoogleAppMeasurement", "GoogleAppMeasurementIdentitySupport", "HotReloading",
    "IQKeyboardManager", "InjectionLite", "InjectionNext", "LicensePlist", "LookinServer",
    "MLeaksFinder", "NullSafe", "R.swift", "Reveal-SDK", "RevealServer", "SQLCipher",
    "SnapshotPreferences", "Sourcery", "SwiftFormat", "SwiftGen", "SwiftLint", "Wormholy",
    "XcodeGen",
  ]

  /// Whether a product has the name of an adapter by which a library for advertisements finds a network: it looks
  /// for the class of the adapter.
  private static func isMediationAdapter(_ name: String) -> Bool {
    name.hasSuffix("AdapterTarget")
      || name.hasSuffix("Adapter") && (name.contains("Mediation") || name.hasPrefix("IronSource"))
  }
}

extension ManifestInput {
  /// The names among those that a module imports from outside that are neither of the system, nor of one
  /// of its dependencies, nor what the modules declare that it depends on: what else it imports comes by way
  /// of one of its own dependencies, and nobody can tell which.
  func unexplained(_ names: Set<String>, by module: ModuleID) -> Set<String> {
    let dependencies = codeDependencies(of: module).filter(\.modules.isEmpty)
    return names.filter { name in
      !SystemModules.contains(name)
        && index.outsideDeclarers[name]?.contains { isBehind(module, $0) } != true
        && !dependencies.contains { Self.isOf($0, name) }
    }
  }
}

extension ManifestInput {
  /// The modules that import something from outside which no manifest declares on their way; found at the first
  /// question.
  var unknownImporters: [ModuleID] {
    if let known = memory.unknownImporters { return known }
    let found = scope.view.graph.modules.indices.map { ModuleID($0) }.filter { module in
      !unexplained(outsideImports(of: module), by: module).isEmpty
    }
    memory.unknownImporters = found
    return found
  }
}

/// The modules that import names from outside, by the letters of these, so that those are found whose name
/// begins as another one, or the other way round.
struct OutsideImporters {
  private let modules: [[UInt8]: Set<ModuleID>]
  private let names: [[UInt8]]

  /// Sorts names. O(names · log names).
  init(_ importers: [String: Set<ModuleID>]) {
    var modules: [[UInt8]: Set<ModuleID>] = [:]
    for (name, users) in importers {
      modules[ModuleDescription.letters(of: name), default: []].formUnion(users)
    }
    modules[[]] = nil
    self.modules = modules
    names = modules.keys.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The modules that import one of some names, or one that begins so, or with which it begins, in order.
  /// O(length of the names + importers).
  func modules(importing written: [String]) -> [ModuleID] {
    var result: Set<ModuleID> = []
    for letters in written.map(ModuleDescription.letters) where !letters.isEmpty {
      for count in 1...letters.count {
        if let found = modules[Array(letters.prefix(count))] { result.formUnion(found) }
      }
      var low = 0
      var high = names.count
      while low < high {
        let middle = (low + high) / 2
        if names[middle].lexicographicallyPrecedes(letters) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      for name in names[low...].prefix(while: { $0.starts(with: letters) }) {
        result.formUnion(modules[name] ?? [])
      }
    }
    return result.sorted()
  }
}
