import HeaderLayouts
import ProjectModel
import SourceText
import StarlarkText

/// The modules that the targets of a Bazel workspace build.
struct BazelModules {
  private let targets: BazelTargets
  private let names: BazelModuleNames
  private let dependencies: BazelDependencies
  private let sources: BazelSources
  private let resources: BazelResources
  private let source: ManifestSource

  init(
    of workspace: BazelWorkspace, root: String, repositories: BazelRepositories,
    source: ManifestSource
  ) {
    self.source = source
    let targets = workspace.targets
    let globs = BazelGlobs(
      endingAt: repositories.nested.union(workspace.packages), source: source)
    self.targets = targets
    names = BazelModuleNames(targets: targets)
    dependencies = BazelDependencies(targets: targets, repositories: repositories, source: source)
    sources = BazelSources(root: root, targets: targets, globs: globs, source: source)
    resources = BazelResources(root: root, targets: targets, globs: globs, source: source)
  }

  /// The targets that compile something, in the order written.
  func loadedTargets() -> [LoadedTarget] {
    let tested = dependencies.testedLibraries()
    let all = targets.all.compactMap { target -> (target: BazelTarget, loaded: LoadedTarget)? in
      guard let kind = kind(of: target) else { return nil }
      if BazelRule.isGuess(target.rule), sources.areNone(of: target) { return nil }
      let isTest = kind == .test || tested.contains(target.label)
      return (target, loaded(target, kind: kind, isTest: isTest))
    }
    // In a large workspace many labels end in the same name, such as `config`.
    let counts = Dictionary(grouping: all) { ByteKey($0.loaded.module.name) }
    return all.map { target, loaded in
      let isAlone = counts[ByteKey(loaded.module.name)]?.count == 1
      return isAlone ? loaded : self.loaded(loaded, apart: target)
    }
  }

  // MARK: Which targets compile something

  /// What a target probably builds; `nil` for one that compiles nothing itself.
  private func kind(of target: BazelTarget) -> ModuleKind? {
    switch target.rule {
    case .module(let known): known
    case .unknown where target.has("srcs", "hdrs") && !isTool(target):
      BazelRule.guess(target.call.function)
    case .bundle where target.has("srcs"):
      // rules_ios gives macros of its own the names of rules that bundle what others compile.
      BazelRule.guess(target.call.function)
    case .bundle, .alias, .files, .resources, .other, .unknown: nil
    }
  }

  /// Whether what a query printed is a rule of the project's own that may look at sources without
  /// compiling them.
  private func isTool(_ target: BazelTarget) -> Bool {
    target.file.isExpanded && !target.call.function.hasSuffix("_library")
  }

  // MARK: Modules

  private func loaded(_ target: BazelTarget, kind: ModuleKind, isTest: Bool) -> LoadedTarget {
    let compiled = sources.sources(of: target)
    let headers = sources.headers(of: target)
    var module = ModuleDescription(
      name: names.name(of: target), role: isTest || isTestOnly(target) ? .test : .production,
      kind: isTest ? .test : kind, package: target.label.package, folder: target.file.folder,
      location: target.location, sources: distinct(compiled + headers).sortedByBytes())
    module.targets = [description(of: target)]
    module.hasUnknownDependencies = dependencies.areUnknown(of: target)
    var hints = HeaderHints()
    if !headers.isEmpty { hints.publicHeaders = headers }
    module = module.withHeaders(hints, from: source)
    if !target.call.function.contains("swift") {
      module.headers.moduleNames = distinct(
        module.headers.moduleNames + names.namesForSwift(of: target)
      ).filter { $0 != module.name }.sortedByBytes()
    }
    return LoadedTarget(
      targetNames: [target.label.text], module: module,
      dependencies: dependencies.dependencies(of: target))
  }

  /// A target whose name others have, too, with the name of its whole label.
  private func loaded(_ loaded: LoadedTarget, apart target: BazelTarget) -> LoadedTarget {
    guard !target.has("module_name") else { return loaded }
    let name = names.derivedName(of: target)
    var loaded = loaded
    // Macros may give their modules the bare name: an import means the one that is declared.
    let bare = BazelRule.isGuess(target.rule) ? [loaded.module.name] : []
    loaded.module.headers.moduleNames = distinct(loaded.module.headers.moduleNames + bare)
      .filter { !$0.equalsInBytes(name) }.sortedByBytes()
    loaded.module.name = name
    return loaded
  }

  private func isTestOnly(_ target: BazelTarget) -> Bool {
    if case .name("True")? = target.call.argument("testonly")?.value { true } else { false }
  }

  private func description(of target: BazelTarget) -> TargetDescription {
    TargetDescription(
      name: target.label.text, type: target.call.function, manifest: target.file.path,
      location: target.location, settings: visibility(of: target),
      resources: resources.paths(of: target))
  }

  private func visibility(of target: BazelTarget) -> [BuildSetting] {
    let values = targets.values(of: target)
    let labels = values.read(target.call.argument("visibility")).texts.map(\.text)
    return labels.isEmpty
      ? [] : [BuildSetting(name: "visibility", value: labels.joined(separator: " "))]
  }
}
