import ProjectModel
import SourceText
import StarlarkText

/// What a Bazel workspace says of repositories: the names that it has for itself, and which others are
/// folders of the project.
struct BazelRepositories {
  /// The files that mark the folder of a repository.
  static let markers: Set<String> = ["MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel", "REPO.bazel"]

  /// The names that labels call the workspace itself by.
  private(set) var own: Set<String> = []
  /// The repositories that are folders of the project, in the order written.
  private(set) var references: [ManifestReference] = []
  /// Folders below the workspace's that are repositories of their own.
  let nested: Set<ByteKey>

  private let root: String
  private let source: ManifestSource

  /// Reads what the files at the root say, as far as it is literal.
  init(root: String, files: BazelFiles, source: ManifestSource) {
    self.root = root
    self.source = source
    nested = Set(
      source.files(Self.markers, root).map(ProjectPath.folder).filter { $0 != root }
        .map(ByteKey.init))
    for name in source.names(root) where Self.markers.contains(name) {
      if let file = files.file(at: ProjectPath.join(root, name)) { read(file, files) }
    }
  }

  /// Whether a path below the workspace's folder belongs to another repository.
  func isNested(_ path: String) -> Bool {
    guard !nested.isEmpty else { return false }
    for folder in ProjectPath.folders(upFrom: ProjectPath.folder(of: path)) {
      if folder == root { return false }
      if nested.contains(ByteKey(folder)) { return true }
    }
    return false
  }

  /// The name of a reference that a repository is known by; `nil` where it is not part of the project.
  func reference(to repository: String) -> String? {
    references.contains { $0.names.contains(repository) } ? repository : nil
  }

  private mutating func read(_ file: BazelFile, _ files: BazelFiles) {
    let values = BazelValues(file: file, files: files)
    func text(_ call: StarlarkCall, _ keyword: String) -> String? {
      call.argument(keyword).flatMap { values.text($0) }
    }
    // The names that a module goes by beside its own.
    var names: [String: [String]] = [:]
    for statement in file.statements {
      guard case .call(let call) = statement.kind else { continue }
      switch call.function {
      case "module", "workspace":
        own.formUnion([text(call, "name"), text(call, "repo_name")].compactMap { $0 })
      case "bazel_dep":
        guard let name = text(call, "name"), let other = text(call, "repo_name") else { continue }
        names[name, default: []].append(other)
      case "local_path_override", "local_repository":
        let isModule = call.function == "local_path_override"
        guard let name = text(call, isModule ? "module_name" : "name"),
          let item = call.argument("path"), let path = values.text(item)
        else { continue }
        let location = file.location(item.offset)
        add([name] + (names[name] ?? []), at: path, location)
      default: break
      }
    }
  }

  private mutating func add(_ names: [String], at path: String, _ location: SourceLocation) {
    guard let folder = ProjectPath.resolve(path, from: root) else {
      return source.report(.outside("repository", path, from: root, at: location))
    }
    references.append(
      ManifestReference(
        names: names, folder: folder, format: BazelFormat.name, location: location))
  }
}
