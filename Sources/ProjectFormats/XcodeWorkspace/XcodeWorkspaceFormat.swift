import ProjectModel
import SourceText
import XMLText

/// Xcode workspaces: `contents.xcworkspacedata` in an `.xcworkspace`. A workspace declares no module; it
/// refers to projects and packages.
package enum XcodeWorkspaceFormat: ProjectFormat {
  package static let name = "Xcode workspace"

  package static func recognises(fileName: String) -> Bool {
    fileName == "contents.xcworkspacedata"
  }

  /// The folder that holds the `.xcworkspace`.
  package static func home(of manifest: String) -> String {
    ProjectPath.folder(of: ProjectPath.folder(of: manifest))
  }

  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    guard var text = source.text(manifest, nil) else { return nil }
    let read = text.withUTF8 { bytes -> Result<(XMLElement, LineTable), WorkspaceError> in
      do throws(XMLError) {
        return .success((try parseXML(bytes), LineTable(of: bytes)))
      } catch {
        let (line, column) = LineTable(of: bytes).position(of: error.offset)
        return .failure(WorkspaceError(message: error.message, line: line, column: column))
      }
    }
    switch read {
    case .failure(let error):
      source.report(
        Problem(
          .manifestNotUnderstood,
          message: "The Xcode workspace cannot be read: \(error.message). Its projects are unknown "
            + "until that is corrected.",
          location: SourceLocation(path: manifest, line: error.line, column: error.column)))
      return nil
    case .success(let (root, lines)):
      let bundle = ProjectPath.name(of: ProjectPath.folder(of: manifest))
      let members = XcodeWorkspaceMembers(manifest: manifest, lines: lines, source: source)
      return LoadedManifest(
        name: bundle.hasSuffix(".xcworkspace") ? String(bundle.dropLast(12)) : bundle,
        path: manifest, filesRead: [manifest], references: members.references(in: root))
    }
  }

  private struct WorkspaceError: Error {
    var message: String
    var line: Int
    var column: Int
  }
}

/// The members of a workspace that are projects or packages.
private struct XcodeWorkspaceMembers {
  let manifest: String
  let lines: LineTable
  let source: ManifestSource

  /// The members at and below an element; a group adds its path to theirs. The parser bounds how deep
  /// elements nest.
  func references(in root: XMLElement) -> [ManifestReference] {
    let home = XcodeWorkspaceFormat.home(of: manifest)
    return references(in: root, folder: home)
  }

  private func references(in group: XMLElement, folder: String?) -> [ManifestReference] {
    group.children.flatMap { element -> [ManifestReference] in
      let location = element.attributes["location"] ?? ""
      switch element.name {
      case "Group":
        return references(in: element, folder: place(location, in: folder))
      case "FileRef":
        return reference(to: location, in: folder, at: element.offset).map { [$0] } ?? []
      default:
        return references(in: element, folder: folder)
      }
    }
  }

  /// The path that a location such as `group:Sub/App.xcodeproj` stands for; `nil` outside the root.
  private func place(_ location: String, in folder: String?) -> String? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count == 2 ? String(parts[1]) : location
    let home = XcodeWorkspaceFormat.home(of: manifest)
    switch parts.first ?? "" {
    case "container": return ProjectPath.resolve(path, from: home)
    case "self": return home
    case "absolute", "developer": return nil
    default: return folder.flatMap { ProjectPath.resolve(path, from: $0) }
    }
  }

  private func reference(
    to location: String, in folder: String?, at offset: Int
  ) -> ManifestReference? {
    let (line, column) = lines.position(of: offset)
    let written = SourceLocation(path: manifest, line: line, column: column)
    let name = ProjectPath.name(of: location)
    guard let path = place(location, in: folder) else {
      if !location.hasPrefix("developer:") {
        let path = location.split(separator: ":", maxSplits: 1).last.map(String.init) ?? location
        let home = XcodeWorkspaceFormat.home(of: manifest)
        let base = location.hasPrefix("container:") ? home : folder
        source.report(.outside("workspace member", path, from: base, at: written))
      }
      return nil
    }
    if name.hasSuffix(".xcodeproj") {
      return ManifestReference(
        names: [String(name.dropLast(10))], folder: path, format: XcodeProjectFormat.name,
        location: written)
    }
    guard source.names(path).contains(where: SwiftPackageFormat.recognises) else { return nil }
    return ManifestReference(
      names: [ProjectPath.name(of: path)], folder: path, format: SwiftPackageFormat.name,
      location: written)
  }
}
