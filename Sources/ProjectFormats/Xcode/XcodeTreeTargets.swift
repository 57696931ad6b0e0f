import PropertyLists

/// The targets of a tree with their build phases, so that files can name them.
struct XcodeTreeTargets {
  /// A target.
  struct Target {
    var value: PropertyList
    var name: String
    /// The id that other projects know it by.
    var id: String
    var isa: String
    var phases: [Phase]
  }

  /// A build phase of a target.
  struct Phase {
    var value: PropertyList
    var id: String
    var isa: String
  }

  /// What a reference to a build phase names.
  private struct Key: Hashable {
    var target: String
    var kind: String
    var name: String?
  }

  /// The targets in the order written.
  private(set) var all: [Target] = []
  private var indices: [String: Int] = [:]
  /// The build phases by target, kind and name; `nil` where several have these.
  private var phases: [Key: String?] = [:]
  /// The build phases by target and kind, whatever their names; `nil` where there are several.
  private var onlyPhases: [Key: String?] = [:]
  private var phasesByID: [String: String] = [:]

  private static let kinds = [
    "native": "PBXNativeTarget", "aggregate": "PBXAggregateTarget",
    "external-build-system": "PBXLegacyTarget",
  ]
  private static let phaseKinds = [
    "compile-sources": "PBXSourcesBuildPhase", "frameworks": "PBXFrameworksBuildPhase",
    "headers": "PBXHeadersBuildPhase", "resources": "PBXResourcesBuildPhase",
    "copy": "PBXCopyFilesBuildPhase", "script": "PBXShellScriptBuildPhase",
    "rez": "PBXRezBuildPhase", "apple-script": "PBXAppleScriptBuildPhase",
    "java-archive": "PBXJavaArchiveBuildPhase",
  ]

  /// Takes the targets of a project. O(targets and phases).
  init(
    _ root: PropertyList, objects: XcodeTreeObjects, report: XcodeReports
  ) throws(PropertyListError) {
    var ids: Set<String> = []
    for value in try root.elements(of: "targets") {
      try value.requireObject("a target")
      guard let name = try value.member("name"), let text = name.text else {
        throw PropertyListError("a target has no name", at: value.offset)
      }
      let kind = try value.member("kind")
      let isa = try PropertyList.meaning(
        of: kind?.text ?? "native", among: Self.kinds, for: "kind of target",
        at: kind?.offset ?? 0)
      var id = try value.text(of: "id") ?? objects.makeID()
      if !ids.insert(id).inserted {
        report(
          .manifestInvalid,
          "Two targets have the identifier \(id): give one of them another one, by which other "
            + "projects find it.", at: value["id"]?.offset)
        id = objects.makeID()
      }
      if indices[text] == nil {
        indices[text] = all.count
      } else {
        report(
          .manifestInvalid,
          "Two targets are called \(text), and references to that name mean the first one: Xcode "
            + "does not open such a project. Give one of them another name.", at: name.offset)
      }
      var target = Target(value: value, name: text, id: id, isa: isa, phases: [])
      for phase in try value.elements(of: "build-phases") {
        try add(phase, to: &target, objects: objects)
      }
      all.append(target)
    }
  }

  private mutating func add(
    _ value: PropertyList, to target: inout Target, objects: XcodeTreeObjects
  ) throws(PropertyListError) {
    if value.text == nil { try value.requireObject("a build phase") }
    let written = try value.text(of: "kind")
    let kind = value.text ?? written ?? ""
    let isa = try PropertyList.meaning(
      of: kind, among: Self.phaseKinds, for: "kind of build phase", at: value.offset)
    let phase = Phase(value: value, id: objects.makeID(), isa: isa)
    target.phases.append(phase)
    if let id = try value.text(of: "id") { phasesByID[id] = phase.id }
    let key = Key(target: target.name, kind: kind, name: try value.text(of: "name"))
    phases.updateValue(phases[key] == nil ? phase.id : nil, forKey: key)
    let only = Key(target: target.name, kind: kind)
    onlyPhases.updateValue(onlyPhases[only] == nil ? phase.id : nil, forKey: only)
  }

  /// The target of a name; `nil` where there is none.
  func target(named name: String?) -> Target? {
    name.flatMap { indices[$0] }.map { all[$0] }
  }

  /// The id of the build phase that `Target/kind/name` refers to, the last one where it has a name;
  /// `nil` where there is none, or no single one.
  ///
  /// - Parameter target: the target's name where the reference does not begin with it.
  func phase(_ value: PropertyList?, of target: String? = nil) -> String? {
    guard let value, let reference = XcodeTreeReference(value) else { return nil }
    switch reference {
    case .id(let id): return phasesByID[id]
    case .path(let steps):
      var names = target.map { [$0] } ?? []
      for step in steps {
        guard case .child(let name) = step else { return nil }
        names.append(name)
      }
      guard names.count == 2 || names.count == 3 else { return nil }
      let name = names.count == 3 ? names[2] : nil
      let key = Key(target: names[0], kind: names[1], name: name)
      if let found = phases[key] { return found }
      return name == nil ? onlyPhases[key] ?? nil : nil
    }
  }
}
