import HeaderLayouts
import SourceText
import ProjectModel
import SourceText

/// Turns a target of an Xcode project into a module.
struct XcodeTargetBuilder {
  let document: XcodeDocument
  let tree: XcodeFileTree
  let synchronized: XcodeSynchronizedFolders
  let headers: XcodeLooseHeaders
  let dependencies: XcodeDependencies
  let files: XcodeConfigFiles
  /// The project's name.
  let project: String
  let source: ManifestSource

  /// What a target consists of.
  private struct Contents {
    var sources: [String] = []
    var publicHeaders: [String] = []
    var hiddenHeaders: [String] = []
    var folders: [String] = []
    var resources: [String] = []
    /// Files that are named but not there, by their paths from the root.
    var missing: [String] = []
    /// Whether it compiles what the build makes in a folder of its own.
    var hasMadeSources = false
    /// Whether files lie in a git submodule that is not checked out.
    var hasAbsentSubmodule = false
    /// For each file outside of the analysed folder, how many levels above it the path leads; `nil`
    /// for an absolute one.
    var outside: [Int?] = []
    /// Whether any file or folder is asked for: there are targets that consist of resources alone.
    var isAsking = false
    /// Whether any build phase has headers, as those of frameworks and libraries do.
    var hasHeaderPhase = false

    /// Whether it has sources that are not read.
    var hasUnknownSources: Bool {
      hasMadeSources || hasAbsentSubmodule || !missing.isEmpty || !outside.isEmpty
    }
  }

  /// The target with its module, and the files that were read for it; `nil` for one that compiles
  /// nothing, such as an aggregate.
  func target(_ object: XcodeObject) -> (target: LoadedTarget, filesRead: [String])? {
    guard object.isa == "PBXNativeTarget", let name = object["name"] else { return nil }
    let settings = XcodeSettings(
      of: object, in: document, tree: tree, project: project, files: files)
    let contents = contents(of: object)
    let kind = XcodeProduct.kind(ofType: object["productType"] ?? "")
    let location = document.location(of: "name", in: object)
    report(contents, of: name, at: location)
    let names = settings.moduleNames
    var module = ModuleDescription(
      name: names[0], role: kind == .test ? .test : .production, kind: kind,
      package: project, folder: commonFolder(contents.folders) ?? tree.base, location: location,
      sources: distinct(contents.sources).sortedByBytes())
    module.hasUnknownSources = contents.hasUnknownSources
    module.headers.moduleNames = names.dropFirst().sortedByBytes()
    var description = description(of: object, name: name, settings: settings)
    description.resources = distinct(contents.resources).sortedByBytes()
    module.targets = [description]
    var hints = HeaderHints(hiddenHeaders: contents.hiddenHeaders)
    if contents.hasHeaderPhase { hints.publicHeaders = contents.publicHeaders }
    module = module.withHeaders(hints, from: source)
    let isEmpty = module.sources.isEmpty && contents.resources.isEmpty
    let isExplained = !contents.missing.isEmpty || contents.hasAbsentSubmodule
    if isEmpty, !isExplained, contents.isAsking, kind != .bundle {
      source.report(.emptyModule(module.name, in: module.folder, at: location))
    }
    let dependencies = dependencies.all(of: object, settings)
    return (
      LoadedTarget(targetNames: [name, object.id], module: module, dependencies: dependencies),
      settings.filesRead
    )
  }

  private func description(
    of object: XcodeObject, name: String, settings: XcodeSettings
  ) -> TargetDescription {
    let scripts = document.objects("buildPhases", of: object).compactMap { phase -> BuildScript? in
      guard phase.isa == "PBXShellScriptBuildPhase" else { return nil }
      return BuildScript(name: phase["name"] ?? "", text: phase["shellScript"] ?? "")
    }
    return TargetDescription(
      name: name, type: XcodeProduct.word(ofType: object["productType"] ?? ""),
      manifest: document.path, folder: tree.base,
      location: document.location(of: "name", in: object), scripts: scripts,
      settings: settings.all, configurations: settings.configurations,
      hasSettingFiles: settings.lacksFiles)
  }

  // MARK: Files

  private func contents(of target: XcodeObject) -> Contents {
    var contents = Contents()
    for phase in document.objects("buildPhases", of: target) {
      switch phase.isa {
      case "PBXSourcesBuildPhase":
        for file in document.objects("files", of: phase) {
          contents.isAsking = true
          addSource(file, to: &contents)
        }
      case "PBXHeadersBuildPhase":
        for file in document.objects("files", of: phase) { addHeader(file, to: &contents) }
      case "PBXResourcesBuildPhase":
        for file in document.objects("files", of: phase) { addResource(file, to: &contents) }
      default: break
      }
    }
    let shared = synchronized.contents(for: target)
    for group in document.objects("fileSystemSynchronizedGroups", of: target) {
      contents.isAsking = true
      let location = document.location(of: "path", in: group)
      if let folder = tree.path(of: group), source.isInAbsentSubmodule(folder, location) {
        contents.hasAbsentSubmodule = true
      }
    }
    contents.sources += shared.sources
    contents.publicHeaders += shared.publicHeaders
    contents.resources += shared.resources
    contents.sources += headers.paths(for: target.id)
    contents.folders = shared.folders + contents.sources.map(ProjectPath.folder)
    return contents
  }

  private func addSource(_ file: XcodeObject, to contents: inout Contents) {
    for path in paths(of: file, in: &contents)
    where SourceFileKind.isSource(path) {
      contents.sources.append(path)
    }
  }

  private func addHeader(_ file: XcodeObject, to contents: inout Contents) {
    contents.hasHeaderPhase = true
    let attributes = file.value(of: "settings")?["ATTRIBUTES"]?.texts ?? []
    let isPublic = attributes.contains("Public") || attributes.contains("Private")
    for path in paths(of: file, in: &contents)
    where SourceFileKind.isHeader(path) {
      contents.sources.append(path)
      if isPublic {
        contents.publicHeaders.append(path)
      } else {
        contents.hiddenHeaders.append(path)
      }
    }
  }

  /// Adds a resource, or its variants in all languages; those outside of the root and what is built
  /// have no path.
  private func addResource(_ member: XcodeObject, to contents: inout Contents) {
    guard let reference = document.object("fileRef", of: member) else { return }
    let isVariants = reference.isa == "PBXVariantGroup"
    let parts = isVariants ? document.objects("children", of: reference) : [reference]
    contents.resources += parts.compactMap(tree.path)
  }

  /// The files that a member of a build phase stands for: one, or the variants of one. Members that
  /// have lost their file are passed over, as Xcode does.
  private func paths(of member: XcodeObject, in contents: inout Contents) -> [String] {
    guard let reference = document.object("fileRef", of: member) else { return [] }
    let parts = document.objects("children", of: reference)
    return (parts.isEmpty ? [reference] : parts).flatMap { part -> [String] in
      switch tree.place(of: part) {
      case .elsewhere:
        if SourceFileKind.isSource(part["path"] ?? "") { contents.hasMadeSources = true }
        return []
      case .outside(let path):
        contents.outside.append(path.flatMap { ProjectPath.levelsAboveRoot($0, from: "") })
        return []
      case .inside(let path):
        let location = document.location(of: "path", in: part)
        switch source.find(path, location) {
        case .file(let file): return [file]
        case .folder(let folder):
          return source.sources(folder) { _ in false }
        case nil:
          if source.isInAbsentSubmodule(path, location) {
            contents.hasAbsentSubmodule = true
          } else if SourceFileKind.isSource(path) {
            contents.missing.append(path)
          }
          return []
        }
      }
    }
  }

  private func report(_ contents: Contents, of target: String, at location: SourceLocation) {
    if let first = contents.missing.first {
      let count = contents.missing.count
      let what = count == 1 ? "the file \(first), which is" : "\(count) files that are"
      let example = count == 1 ? "" : " (the first is \(first))"
      source.report(
        Problem(
          .missingPath, severity: .info,
          message: "The target \(target) compiles \(what) not there\(example): it may be generated "
            + "by the build; otherwise restore or remove it.",
          location: location))
    }
    if !contents.outside.isEmpty {
      let count = contents.outside.count
      let levels = contents.outside.contains(nil) ? nil : contents.outside.compactMap { $0 }.max()
      source.report(
        Problem(
          .pathOutsideRoot,
          message: "The target \(target) compiles \(count == 1 ? "a file" : "\(count) files") "
            + "outside the analysed folder, not read. "
            + Problem.adviceToInclude(count == 1 ? "it" : "them", levelsAbove: levels),
          location: location))
    }
  }
}
