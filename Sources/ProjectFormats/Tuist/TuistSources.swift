import ProjectModel
import SourceText

/// Finds the files that the sources, headers and buildable folders of a target stand for.
struct TuistSources {
  /// What was found.
  struct Result {
    /// The source files, unsorted.
    var files: [String] = []
    /// The folders named (those of files named), relative to the project's root.
    var folders: [String] = []
    /// What lies beside the sources and is copied into the product, unsorted.
    var resources: [String] = []
    /// Whether any files are named.
    var isNamed = false
    /// Whether something named was not found or not understood, which has been reported.
    var isIncomplete = false
    /// Whether something named was not understood or lies outside of the project, so that there may
    /// be more files.
    var hasUnknown = false
    /// Whether there is nothing yet where sources are named, as where the build writes them.
    var lacksFiles = false

    /// What stands for files that are not known, which has been reported.
    static let unknown = Result(isNamed: true, isIncomplete: true, hasUnknown: true)

    /// Adds what another list stands for.
    mutating func append(_ other: Result) {
      files += other.files
      folders += other.folders
      resources += other.resources
      isNamed = isNamed || other.isNamed
      isIncomplete = isIncomplete || other.isIncomplete
      hasUnknown = hasUnknown || other.hasUnknown
      lacksFiles = lacksFiles || other.lacksFiles
    }
  }

  /// The target's name.
  let target: String
  let paths: TuistPaths
  let source: ManifestSource

  /// Folders that are one thing to the build, whatever lies in them.
  private static let opaqueExtensions: Set<Substring> = [
    "xcodeproj", "xcworkspace", "playground", "xcassets", "xcdatamodeld", "xcdatamodel", "docc",
    "bundle", "framework", "xcframework",
  ]

  /// What makes an element of a list of files.
  private static let globNames: Set<String> = ["glob", "SourceFileGlob", "FileListGlob"]

  /// The files of `sources:` and of lists of headers.
  func files(_ list: ManifestItem?) -> Result {
    var result = Result()
    for item in globs(list) { result.append(files(of: item)) }
    return result
  }

  /// What makes a list of files.
  private static let listNames: Set<String> = [
    "SourceFilesList", "sourceFilesList", "FileList", "list", "paths", "init",
  ]

  /// The elements of a list in any of its forms; what has none of them is an element itself.
  private func globs(_ list: ManifestItem?) -> [ManifestItem] {
    guard let list else { return [] }
    switch list.value {
    case .array(let items): return items
    case .call(let call) where Self.listNames.contains(call.name):
      guard let inner = call.argument("globs") ?? call.argument("") else { return [list] }
      return globs(inner)
    case .null: return []
    default: return [list]
    }
  }

  private func files(of item: ManifestItem) -> Result {
    var value = item.value
    var excluded: [TuistGlob] = []
    if case .call(let call) = item.value, Self.globNames.contains(call.name) {
      value = (call.argument("") ?? call.argument("glob"))?.value ?? .null
      excluded = call.items("excluding").compactMap { paths.written($0.value) }
        .flatMap(TuistGlob.all)
    }
    guard let written = paths.written(value) else { return unknown(item) }
    let globs = TuistGlob.all(written)
    let location = paths.location(item.offset)
    guard !globs.isEmpty else { return outside(written, at: location) }
    var result = Result(isNamed: true)
    for glob in globs { result.append(files(of: glob, without: excluded, location)) }
    result.lacksFiles = result.files.isEmpty
    // Of the alternatives in braces one is enough.
    if result.isIncomplete {
      if result.folders.isEmpty { reportMissing(written.text, at: location) }
      result.isIncomplete = result.folders.isEmpty
    }
    return result
  }

  private func files(
    of glob: TuistGlob, without excluded: [TuistGlob], _ location: SourceLocation
  ) -> Result {
    switch source.find(glob.base, location) {
    case .folder(let folder)?:
      let found = source.sources(folder) {
        Self.opaqueExtensions.contains(ProjectPath.fileExtension(of: $0))
      }
      let files = found.filter { path in
        // A folder reached through a link has another path than the one written.
        let place =
          ProjectPath.isInside(path, of: folder)
          ? ProjectPath.join(glob.base, ProjectFiles.relative(path, to: folder)) : path
        return glob.matches(place) && !excluded.contains { $0.matches(place) }
      }
      return Result(files: files, folders: [folder], isNamed: true)
    case .file(let file)?:
      let files = source.sources(file, { _ in false })
      return Result(files: files, folders: [ProjectPath.folder(of: file)], isNamed: true)
    case nil: return Result(isNamed: true, isIncomplete: true)
    }
  }

  private func reportMissing(_ text: String, at location: SourceLocation) {
    let isFile = SourceFileKind.isSource(text) && !text.contains("*")
    source.report(
      Problem(
        .missingPath, severity: isFile ? .info : .warning,
        message: "The sources \(text) of the target \(target) do not exist: "
          + (isFile
            ? "the file may be generated by the build; otherwise restore or remove it."
            : "correct the path."),
        location: location))
  }

  // MARK: Buildable folders

  /// The files of `buildableFolders:`, all that lies in them but exceptions.
  func buildable(_ items: [ManifestItem]) -> Result {
    var result = Result()
    for item in items { result.append(buildableFolder(item)) }
    return result
  }

  private func buildableFolder(_ item: ManifestItem) -> Result {
    var value = item.value
    var excluded: [ManifestItem] = []
    if case .call(let call) = item.value, ["folder", "BuildableFolder"].contains(call.name) {
      value = (call.argument("") ?? call.argument("path"))?.value ?? .null
      excluded = exceptions(call)
    }
    guard let written = paths.written(value) else { return unknown(item) }
    let location = paths.location(item.offset)
    guard let path = written.resolved else { return outside(written, at: location) }
    // Exceptions are written from the manifest's folder, as Tuist wants them, or from this one.
    let globs = excluded.compactMap { paths.written($0.value) }.flatMap { exception in
      TuistGlob.all(exception)
        + TuistGlob.all(TuistPaths.Written(text: exception.text, folder: path))
    }
    let everything = TuistGlob.all(TuistPaths.Written(text: path, folder: ""))
    var result = Result()
    for glob in everything { result.append(files(of: glob, without: globs, location)) }
    for folder in result.folders {
      result.resources += source.resources(folder) { _ in false }.filter { path in
        !globs.contains { $0.matches(path) }
      }
    }
    if result.isIncomplete { reportMissing(written.text, at: location) }
    return result
  }

  /// What `exceptions:` of a buildable folder excludes.
  private func exceptions(_ folder: ManifestCall) -> [ManifestItem] {
    folder.items("exceptions").flatMap { item -> [ManifestItem] in
      guard case .call(let call) = item.value else { return [] }
      let all = call.name == "exception" ? [item] : call.items("") + call.items("exceptions")
      return all.flatMap { item -> [ManifestItem] in
        guard case .call(let exception) = item.value else { return [] }
        return exception.items("excluded")
      }
    }
  }

  // MARK: Generated sources

  /// The accessors that Tuist has generated for a target's resources, where they are kept.
  func derived() -> [String] {
    let folder = ProjectPath.join(paths.home, "Derived/Sources")
    let wanted = Self.letters(target)
    return source.names(folder).filter { name in
      guard name.hasPrefix("Tuist"), name.hasSuffix(".swift"),
        let plus = name.lastIndex(of: "+")
      else { return false }
      return Self.letters(name[name.index(after: plus)...].dropLast(".swift".count)) == wanted
    }.flatMap { source.sources(ProjectPath.join(folder, $0)) { _ in false } }
  }

  /// Letters and digits in lower case: Tuist makes identifiers of names.
  private static func letters(_ name: some StringProtocol) -> String {
    String(name).filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  // MARK: Problems

  /// A value that is no path; what could not be evaluated has been reported.
  private func unknown(_ item: ManifestItem) -> Result {
    if case .unknown = item.value { return .unknown }
    let location = paths.location(item.offset)
    source.report(.notUnderstood("sources of the target \(target)", at: location))
    return .unknown
  }

  private func outside(_ written: TuistPaths.Written, at location: SourceLocation) -> Result {
    source.report(
      .notRead(
        "The sources \(written.text) of the target \(target) are", written.text,
        from: written.folder, object: "them", at: location))
    return .unknown
  }
}

extension Problem {
  /// Something that a manifest of Tuist's declares in a form that is not understood.
  static func notUnderstood(_ what: String, at location: SourceLocation) -> Self {
    Problem(
      .manifestNotUnderstood,
      message: "The manifest declares \(what) in a form that archcheck does not understand, so it "
        + "is ignored: write it as a literal, or list the modules in archcheck.yml.",
      location: location)
  }
}
