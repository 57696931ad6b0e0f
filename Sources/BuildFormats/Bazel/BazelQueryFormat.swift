import ProjectModel
import SourceText
import StarlarkText
import XMLText

/// What `bazel query --output=xml` printed, as a file that the user gives: its rules are those that
/// macros make. It replaces what was read of the `BUILD` files of its packages.
///
/// Source of the form: Bazel's *Query Reference*, and what Bazel 7 prints.
package enum BazelQueryFormat: ProjectFormat {
  package static let name = "Bazel query"

  /// What the names of such files end with.
  private static let ending = "bazel-query.xml"

  package static func recognises(fileName: String) -> Bool { fileName.endsInBytes(ending) }

  package static var use: FormatUse { .given }

  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    guard var text = source.text(manifest, nil) else { return nil }
    let root = workspace(around: manifest, source)
    let read = text.withUTF8 { bytes -> Result<[BazelFile], ReadError> in
      do throws(XMLError) {
        let document = try parseXML(bytes)
        guard document.name == "query" else {
          return .failure(ReadError(message: "it holds no <query>", place: (1, 1)))
        }
        return .success(BazelQueryReader(manifest: manifest, root: root).files(of: document))
      } catch {
        let place = LineTable(of: bytes).position(of: error.offset)
        return .failure(ReadError(message: error.message, place: place))
      }
    }
    switch read {
    case .failure(let error):
      source.report(
        Problem(
          .manifestNotUnderstood,
          message: "This is not what `bazel query --output=xml` prints: \(error.message). Write it "
            + "again.",
          location: SourceLocation(
            path: manifest, line: error.place.line, column: error.place.column)))
      return nil
    case .success(let packages):
      let files = BazelFiles(root: root, source: source)
      let repositories = BazelRepositories(root: root, files: files, source: source)
      files.ownNames = repositories.own
      var workspace = BazelWorkspace(files: files, source: source)
      for file in packages { workspace.read(file) }
      let modules = BazelModules(
        of: workspace, root: root, repositories: repositories, source: source)
      return LoadedManifest(
        name: ProjectPath.name(of: root), path: manifest, filesRead: [manifest],
        targets: modules.loadedTargets(), references: repositories.references,
        replacement: LoadedReplacement(
          format: BazelFormat.name, home: root, files: packages.map(\.path)))
    }
  }

  /// The folder of the workspace that a file lies in.
  private static func workspace(around manifest: String, _ source: ManifestSource) -> String {
    let folder = ProjectPath.folder(of: manifest)
    return ProjectPath.folders(upFrom: folder).first { folder in
      source.names(folder).contains(where: BazelRepositories.markers.contains)
    } ?? folder
  }

  private struct ReadError: Error {
    var message: String
    var place: (line: Int, column: Int)
  }
}

/// Makes `BUILD` files of rules that a query printed: calls with literal arguments.
private struct BazelQueryReader {
  let manifest: String
  let root: String

  /// A rule of a package, with what `BUILD` file it comes from and where.
  private struct Rule {
    var file: String
    var location: SourceLocation
    var call: StarlarkCall
  }

  /// The files of all packages, in the order of their first rules.
  func files(of document: XMLElement) -> [BazelFile] {
    var order: [String] = []
    var rules: [String: [Rule]] = [:]
    for element in document.children where element.name == "rule" {
      guard let rule = rule(element) else { continue }
      if rules[rule.file] == nil { order.append(rule.file) }
      rules[rule.file, default: []].append(rule)
    }
    return order.map { path in
      let rules = rules[path] ?? []
      return BazelFile(path: path, calls: rules.map { ($0.call, $0.location) })
    }
  }

  /// A rule of this repository; `nil` for one of another.
  private func rule(_ element: XMLElement) -> Rule? {
    guard let name = element.attributes["name"], let kind = element.attributes["class"],
      case let label = BazelLabel(name, in: ""), label.repository == nil
    else { return nil }
    let written = element.attributes["location"] ?? ""
    var parts = written.split(separator: ":")[...]
    let column = parts.count > 2 ? parts.popLast().flatMap { Int($0) } ?? 1 : 1
    let line = parts.count > 1 ? parts.popLast().flatMap { Int($0) } ?? 1 : 1
    let file = ProjectPath.name(of: parts.joined(separator: ":"))
    let isBuild = BazelFormat.buildFiles.contains(file)
    let folder = ProjectPath.join(root, label.package)
    let path = ProjectPath.join(folder, isBuild ? file : "BUILD")
    let arguments = element.children.compactMap(argument)
    let own = StarlarkArgument(keyword: "name", value: StarlarkItem(.string(label.name), at: 0))
    return Rule(
      file: path,
      location: isBuild
        ? SourceLocation(path: path, line: line, column: column) : SourceLocation(path: manifest),
      call: StarlarkCall(
        function: kind, arguments: [own] + arguments.filter { $0.keyword != "name" }))
  }

  private func argument(_ element: XMLElement) -> StarlarkArgument? {
    guard let name = element.attributes["name"], let value = value(element) else { return nil }
    return StarlarkArgument(keyword: name, value: StarlarkItem(value, at: 0))
  }

  private func value(_ element: XMLElement) -> StarlarkExpression? {
    switch element.name {
    case "string", "label", "output": element.attributes["value"].map { .string($0) }
    case "boolean": .name(element.attributes["value"] == "true" ? "True" : "False")
    case "list":
      .list(element.children.compactMap { value($0).map { StarlarkItem($0, at: 0) } })
    default: nil
    }
  }
}
