import ProjectModel

/// Where the files of a project lie, as its groups say.
struct XcodeFileTree {
  /// What a file reference stands for.
  enum Place: Hashable {
    /// A path below the analysed folder, relative to it.
    case inside(String)
    /// A path that leaves the analysed folder, as seen from there; `nil` for an absolute one.
    case outside(String?)
    /// Something that is built, or that belongs to the system.
    case elsewhere
  }

  /// The folder that paths of the project are relative to.
  let base: String
  private let document: XcodeDocument
  private var places: [ObjectIdentifier: Place] = [:]
  /// The groups with what stands in them, each one once and behind the group around it.
  private(set) var groups: [Group] = []

  /// A group, or a file, with the place of the group around it in `groups`.
  struct Group {
    var object: XcodeObject
    /// `nil` for the outermost one.
    var parent: Int?
  }

  /// Follows the groups of a project, each one once, so that groups within themselves end. O(objects).
  init(_ document: XcodeDocument) {
    self.document = document
    let home = ProjectPath.folder(of: ProjectPath.folder(of: document.path))
    let directory = document.project["projectDirPath"] ?? ""
    base = ProjectPath.resolve(directory, from: home) ?? home
    var pending: [(group: Group, around: Place)] = []
    if let main = document.object("mainGroup", of: document.project) {
      pending.append((Group(object: main, parent: nil), .inside(base)))
    }
    while let (group, around) = pending.popLast() {
      let id = ObjectIdentifier(group.object)
      guard places[id] == nil else { continue }
      let place = place(of: group.object, in: around)
      places[id] = place
      let index = groups.count
      groups.append(group)
      for child in document.objects("children", of: group.object) {
        pending.append((Group(object: child, parent: index), place))
      }
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
      switch parent {
      case .inside(let folder): return Self.place(written, from: folder)
      case .outside(let folder): return .outside(folder.map { ProjectPath.join($0, written) })
      case .elsewhere: return .elsewhere
      }
    case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR":
      return Self.place(written, from: base)
    case "<absolute>":
      return .outside(nil)
    default:
      return .elsewhere
    }
  }

  private static func place(_ path: String, from folder: String) -> Place {
    if let inside = ProjectPath.resolve(path, from: folder) { return .inside(inside) }
    let isKnown = ProjectPath.levelsAboveRoot(path, from: folder) != nil
    return .outside(isKnown ? ProjectPath.join(folder, path) : nil)
  }
}
