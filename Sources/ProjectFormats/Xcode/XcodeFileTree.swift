import ProjectModel

/// Where the files of a project lie, as its groups say.
struct XcodeFileTree {
  /// What a file reference stands for.
  enum Place: Hashable {
    /// A path below the analysed folder, relative to it.
    case inside(String)
    /// A path that leaves the analysed folder.
    case outside
    /// Something that is built, or that belongs to the system.
    case elsewhere
  }

  /// The folder that paths of the project are relative to.
  let base: String
  private let document: XcodeDocument
  private var places: [ObjectIdentifier: Place] = [:]

  /// Follows the groups of a project, each one once, so that groups within themselves end. O(objects).
  init(_ document: XcodeDocument) {
    self.document = document
    let home = ProjectPath.folder(of: ProjectPath.folder(of: document.path))
    let directory = document.project["projectDirPath"] ?? ""
    base = ProjectPath.resolve(directory, from: home) ?? home
    var pending: [(group: XcodeObject, parent: Place)] = []
    if let main = document.object("mainGroup", of: document.project) {
      pending.append((main, .inside(base)))
    }
    while let (object, parent) = pending.popLast() {
      let id = ObjectIdentifier(object)
      guard places[id] == nil else { continue }
      let place = place(of: object, in: parent)
      places[id] = place
      for child in document.objects("children", of: object) { pending.append((child, place)) }
    }
  }

  /// Where a file, group or folder lies; what stands in no group lies where the project does.
  func place(of object: XcodeObject) -> Place {
    places[ObjectIdentifier(object)] ?? place(of: object, in: .inside(base))
  }

  /// The path of a file, group or folder below the analysed folder.
  func path(of object: XcodeObject) -> String? {
    if case .inside(let path) = place(of: object) { path } else { nil }
  }

  private func place(of object: XcodeObject, in parent: Place) -> Place {
    let written = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>":
      guard case .inside(let folder) = parent else { return parent }
      return ProjectPath.resolve(written, from: folder).map { .inside($0) } ?? .outside
    case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR":
      return ProjectPath.resolve(written, from: base).map { .inside($0) } ?? .outside
    case "<absolute>":
      return .outside
    default:
      return .elsewhere
    }
  }
}
