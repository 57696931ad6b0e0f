import HeaderLayouts
import SourceText
import ProjectModel
import SourceText

/// Turns the targets of a `Project.swift` into modules.
final class TuistTargetBuilder {
  private let manifest: String
  private let project: String
  private let settings: ManifestItem?
  private let names: Set<Int>
  private let configFiles: XcodeConfigFiles
  private let paths: TuistPaths
  private let source: ManifestSource
  /// What the manifest says of modules' headers, by the names of the modules.
  private(set) var hints: [String: HeaderHints] = [:]
  /// The `.xcconfig` files read, in the order met.
  private(set) var filesRead: [String] = []

  /// - Parameters:
  ///   - manifest: the manifest's path.
  ///   - project: the project's name.
  ///   - settings: the settings that all targets have.
  ///   - names: the places of lists from which targets have their names.
  init(
    manifest: String, project: String, settings: ManifestItem?, names: Set<Int>, paths: TuistPaths,
    source: ManifestSource
  ) {
    self.manifest = manifest
    self.project = project
    self.settings = settings
    self.names = names
    configFiles = XcodeConfigFiles(source)
    self.paths = paths
    self.source = source
  }

  /// The target with the other projects that it refers to; `nil`, and a problem, for what is none.
  func target(_ item: ManifestItem) -> (target: LoadedTarget, references: [ManifestReference])? {
    guard case .call(let call) = item.value, ["target", "Target"].contains(call.name),
      let nameItem = call.argument("name"), let name = nameItem.value.string
    else {
      if case .unknown = item.value { return nil }
      if case .call(let call) = item.value, call.hasUnknownArgument { return nil }
      source.report(.notUnderstood("a target", at: paths.location(item.offset)))
      return nil
    }
    let location = paths.locationInManifest(nameItem.offset)
    let (kind, word) = product(of: call, target: name)
    let settings = TuistSettings(paths: paths, files: configFiles).settings(
      of: name, product: productName(of: call, target: name), project: project,
      own: call.argument("settings"), shared: settings)
    filesRead += settings.filesRead
    let moduleNames = settings.moduleNames
    var module = ModuleDescription(
      name: moduleNames[0], role: TuistProduct.role(of: kind), kind: kind,
      package: project, folder: "", location: location, sources: [],
      isConditional: item.isConditional)
    module.headers.moduleNames = moduleNames.dropFirst().sortedByBytes()
    module.targets = [
      TargetDescription(
        name: name, type: word, manifest: manifest, location: location, scripts: scripts(of: call),
        settings: settings.all, configurations: settings.configurations,
        hasSettingFiles: settings.lacksFiles)
    ]
    fill(&module, from: call, target: name)
    let reader = TuistDependencies(
      project: project, target: name, names: names, paths: paths, source: source)
    let (dependencies, references) = reader.read(call.items("dependencies"))
    return (
      LoadedTarget(targetNames: [name], module: module, dependencies: dependencies), references
    )
  }

  // MARK: Product and name

  private func product(of call: ManifestCall, target: String) -> (ModuleKind, String) {
    switch call.argument("product")?.value {
    case .name(let word)?:
      if let kind = TuistProduct.kind(of: word) { return (kind, word) }
    case .unknown?: return (.library, "")
    default: break
    }
    let offset = call.argument("product")?.offset ?? call.offset
    source.report(.notUnderstood("the product of the target \(target)", at: paths.location(offset)))
    return (.library, "")
  }

  /// `productName:`, else what Tuist makes of the target's name.
  private func productName(of call: ManifestCall, target: String) -> String {
    call.argument("productName")?.value.string
      ?? String(target.map { "-./".contains($0) ? "_" : $0 })
  }

  // MARK: Files

  private func fill(_ module: inout ModuleDescription, from call: ManifestCall, target: String) {
    let reader = TuistSources(target: target, paths: paths, source: source)
    var found = reader.files(call.argument("sources"))
    found.append(reader.buildable(call.items("buildableFolders")))
    addHeaders(of: call, module.name, reader, to: &found)
    module.sources = distinct(found.files + reader.derived()).sortedByBytes()
    module.hasUnknownSources =
      found.hasUnknown || found.lacksFiles && !module.targets[0].scripts.isEmpty
    module.folder = commonFolder(distinct(found.folders)) ?? paths.home
    let resources =
      TuistResources(target: target, paths: paths, source: source).read(call.argument("resources"))
      + found.resources
    module.targets[0].resources = distinct(resources).sortedByBytes()
    let isEmpty = module.sources.isEmpty && resources.isEmpty
    if isEmpty, found.isNamed, !found.isIncomplete, module.kind != .bundle {
      source.report(.emptyModule(module.name, in: module.folder, at: module.location))
    }
  }

  /// Adds the files of `headers:`, and remembers which of them are public.
  private func addHeaders(
    of call: ManifestCall, _ module: String, _ reader: TuistSources,
    to found: inout TuistSources.Result
  ) {
    guard case .call(let headers)? = call.argument("headers")?.value else { return }
    let open = ["public", "private"].map { reader.files(headers.argument($0)) }
    let hidden = reader.files(headers.argument("project"))
    let others = reader.files(headers.argument("from"))
    for files in open + [hidden, others] { found.files += files.files }
    let listed = open.flatMap(\.files)
    guard headers.name == "headers", open.contains(where: \.isNamed) else { return }
    hints[module] = HeaderHints(publicHeaders: listed, hiddenHeaders: hidden.files)
  }

  /// What the build runs beside the compiler.
  private func scripts(of call: ManifestCall) -> [BuildScript] {
    call.items("scripts").compactMap { item in
      guard case .call(let script) = item.value else { return nil }
      let path = script.argument("path").flatMap { paths.written($0.value)?.resolved }
      return BuildScript(
        name: script["name"]?.string ?? "", text: script["script"]?.string ?? "", path: path)
    }
  }
}
