import ProjectModel
import PropertyLists

/// The groups, files and folders of a tree.
struct XcodeTreeFiles {
  /// A part of the tree that references can name.
  private struct Node {
    var id: String
    var name: String
    /// Index of the node around it; the root is its own.
    var parent: Int
    var children: [Int] = []
  }

  /// What a file says of its place in a build phase.
  typealias Membership = (file: String, value: PropertyList)

  /// The id of the group around everything.
  let root: String
  /// The build phases that files are in, in the order written.
  private(set) var memberships: [Membership] = []
  /// The folders that targets have, each target by its name.
  private(set) var folders: [(target: PropertyList, folder: String)] = []
  /// The ids of files that are other projects.
  private(set) var projects: [String] = []
  private var nodes: [Node] = []
  private var byID: [String: String] = [:]
  /// The children of nodes that references went through, by their names; `nil` for names that
  /// several have.
  private var names: [Int: [String: Int?]] = [:]
  private let objects: XcodeTreeObjects

  private static let kinds = [
    "file-reference": "PBXFileReference", "group": "PBXGroup", "variant-group": "PBXVariantGroup",
    "version-group": "XCVersionGroup", "folder": XcodeSynchronizedFolders.group,
  ]

  /// Takes the files of a project. O(files).
  init(
    _ project: PropertyList, targets: XcodeTreeTargets, objects: XcodeTreeObjects
  ) throws(PropertyListError) {
    self.objects = objects
    root = objects.makeID()
    nodes = [Node(id: root, name: "", parent: 0)]
    let offset = project["files"]?.offset ?? project.offset
    for file in try project.elements(of: "files") {
      nodes[0].children.append(try add(file, in: 0, targets))
    }
    try objects.add(
      "PBXGroup", id: root,
      ["children": .ids(nodes[0].children.map { nodes[$0].id }, at: offset)], at: offset)
  }

  /// Adds a part of the tree with everything in it; the parser bounds how deep that goes.
  private mutating func add(
    _ value: PropertyList, in parent: Int, _ targets: XcodeTreeTargets
  ) throws(PropertyListError) -> Int {
    try value.requireObject("an entry of 'files' or 'children'")
    let kind = try value.member("kind")
    let isa = try PropertyList.meaning(
      of: kind?.text ?? "file-reference", among: Self.kinds, for: "kind of file",
      at: kind?.offset ?? 0)
    let written = try value.member("path")
    let path = try XcodeTreePath(written)
    let name = try value.member("name")
    let id = objects.makeID()
    let index = nodes.count
    nodes.append(
      Node(id: id, name: name?.text ?? ProjectPath.name(of: path.path), parent: parent))
    if let own = try value.text(of: "id") { byID[own] = id }
    for child in try value.elements(of: "children") {
      nodes[index].children.append(try add(child, in: index, targets))
    }
    let isFolder = isa == XcodeSynchronizedFolders.group
    for membership in try value.elements(of: "target-membership") {
      if isFolder {
        folders.append((membership, id))
      } else {
        memberships.append((id, membership))
      }
    }
    let type = try value.member("type")
    if isa == "PBXFileReference", path.path.hasSuffix(".xcodeproj") { projects.append(id) }
    let children = nodes[index].children
    try objects.add(
      isa, id: id,
      [
        "name": name,
        "path": written.map { .text(path.path, at: $0.offset) },
        "sourceTree": .text(path.sourceTree, at: value.offset),
        "explicitFileType": type,
        "children": children.isEmpty
          ? nil : .ids(children.map { nodes[$0].id }, at: value.offset),
        "explicitFolders": value["opaque-folders"],
        "exceptions": isFolder ? try exceptions(of: value, targets) : nil,
      ], at: value.offset)
    return index
  }

  /// What of a folder other targets have as well, or its own do not.
  private func exceptions(
    of folder: PropertyList, _ targets: XcodeTreeTargets
  ) throws(PropertyListError) -> PropertyList? {
    let sets = try folder.elements(of: "membership-exceptions")
    if sets.isEmpty { return nil }
    var ids: [String] = []
    for set in sets {
      try set.requireObject("an entry of 'membership-exceptions'")
      if set["inclusions"] != nil, let exclusions = set["exclusions"] {
        throw PropertyListError(
          "an entry of 'membership-exceptions' has inclusions and exclusions",
          at: exclusions.offset)
      }
      let names = set["inclusions"] ?? set["exclusions"]
      if let name = try set.member("target") {
        guard let target = targets.target(named: name.text) else {
          objects.noteStale(name)
          continue
        }
        ids.append(
          try objects.add(
            XcodeSynchronizedFolders.targetExceptions,
            [
              "target": .text(target.id, at: name.offset), "membershipExceptions": names,
              "publicHeaders": set["public-headers"], "privateHeaders": set["private-headers"],
            ], at: set.offset))
      } else {
        guard let phase = targets.phase(set["build-phase"]) else {
          objects.noteStale(set["build-phase"] ?? set)
          continue
        }
        ids.append(
          try objects.add(
            XcodeSynchronizedFolders.phaseExceptions,
            ["buildPhase": .text(phase, at: set.offset), "membershipExceptions": names],
            at: set.offset))
      }
    }
    return .ids(ids, at: folder.offset)
  }

  // MARK: References

  /// The id of what a reference names; `nil` where there is nothing, or more than one thing.
  mutating func id(of value: PropertyList?) -> String? {
    guard let value, let reference = XcodeTreeReference(value) else { return nil }
    switch reference {
    case .id(let id): return byID[id]
    case .path(let steps):
      var index = 0
      for step in steps {
        switch step {
        case .current: break
        case .parent: index = nodes[index].parent
        case .child(let name):
          guard let child = child(name, of: index) else { return nil }
          index = child
        }
      }
      return nodes[index].id
    }
  }

  /// O(children) for the first name that is looked up in a node, O(1) for others.
  private mutating func child(_ name: String, of index: Int) -> Int? {
    if let known = names[index] { return known[name] ?? nil }
    var table: [String: Int?] = [:]
    for child in nodes[index].children {
      let name = nodes[child].name
      table.updateValue(table[name] == nil ? child : nil, forKey: name)
    }
    names[index] = table
    return table[name] ?? nil
  }
}
