import PropertyLists

/// The build configurations of a tree: a project names them, and targets add to each of them.
struct XcodeTreeConfigurations {
  /// The configurations of the project, as written.
  private let project: [PropertyList]
  private let names: [String]
  /// The name of the one that counts where only one can.
  private let main: PropertyList?

  /// More configurations than any project has.
  private static let maximumCount = 100

  /// Takes the configurations of a project. O(configurations).
  init(_ root: PropertyList, report: XcodeReports) throws(PropertyListError) {
    main = try root.member("default-configuration")
    var project = try root.elements(of: "configurations")
    if project.count > Self.maximumCount {
      report(
        .manifestLimit,
        "The project has more than \(Self.maximumCount) build configurations: the rest is not "
          + "read.", at: project[Self.maximumCount].offset)
      project.removeLast(project.count - Self.maximumCount)
    }
    self.project = project
    var names: [String] = []
    for configuration in project {
      if let name = try Self.name(of: configuration), !names.contains(name) { names.append(name) }
    }
    // The settings of a project without any still hold for something.
    self.names = names.isEmpty ? [main?.text ?? "Release"] : names
  }

  /// Adds the configurations of the project as a list, and returns its id.
  func addList(
    of root: PropertyList, _ files: inout XcodeTreeFiles, to objects: XcodeTreeObjects
  ) throws(PropertyListError) -> String {
    try addList(root, special: project, &files, to: objects)
  }

  /// Adds the configurations of a target as a list, and returns its id.
  func addList(
    ofTarget target: PropertyList, _ files: inout XcodeTreeFiles, to objects: XcodeTreeObjects
  ) throws(PropertyListError) -> String {
    let special = try target.elements(of: "specialized-configurations")
    return try addList(target, special: special, &files, to: objects)
  }

  private func addList(
    _ owner: PropertyList, special: [PropertyList], _ files: inout XcodeTreeFiles,
    to objects: XcodeTreeObjects
  ) throws(PropertyListError) -> String {
    var bases: [String: PropertyList] = [:]
    for configuration in special {
      if let name = try Self.name(of: configuration) { bases[name] = configuration["file"] }
    }
    let settings = DividedSettings(owner["build-settings"])
    var ids: [String] = []
    for name in names {
      let own = settings.settings(of: name)
      if settings.isDivided { objects.weigh(own.count) }
      let (file, anchor, path) = base(bases[name], &files, objects)
      ids.append(
        try objects.add(
          "XCBuildConfiguration",
          [
            "name": .text(name, at: owner.offset), "baseConfigurationReference": file,
            "baseConfigurationReferenceAnchor": anchor,
            "baseConfigurationReferenceRelativePath": path,
          ], settings: own, at: owner.offset))
    }
    return try objects.add(
      "XCConfigurationList",
      ["buildConfigurations": .ids(ids, at: owner.offset), "defaultConfigurationName": main],
      at: owner.offset)
  }

  private static func name(of value: PropertyList) throws(PropertyListError) -> String? {
    if let name = value.text { return name }
    try value.requireObject("a build configuration")
    return try value.text(of: "name")
  }

  /// What a configuration is based on: a file of a group, or one in a folder by its path there.
  private func base(
    _ value: PropertyList?, _ files: inout XcodeTreeFiles, _ objects: XcodeTreeObjects
  ) -> (file: PropertyList?, anchor: PropertyList?, path: PropertyList?) {
    guard let value else { return (nil, nil, nil) }
    let anchor = value.entries == nil ? value : value["anchor"]
    guard let id = files.id(of: anchor) else {
      objects.noteStale(anchor ?? value)
      // That there is a file is known, and that it cannot be read.
      return (.text("", at: value.offset), nil, nil)
    }
    let place = PropertyList.text(id, at: value.offset)
    guard let path = value["relative-path"] else { return (place, nil, nil) }
    return (nil, place, .text(XcodeTreeReference.display(path), at: path.offset))
  }
}

/// The settings of a tree, where the configuration that one holds for is a condition of its name.
struct DividedSettings {
  private var general: [XcodeSetting] = []
  private var exact: [String: [XcodeSetting]] = [:]
  private var patterns: [(pattern: String, setting: XcodeSetting)] = []

  /// Takes settings as written. O(settings).
  init(_ value: PropertyList?) {
    for entry in value?.entries ?? [] {
      var setting = XcodeSetting(key: entry.key, value: entry.value)
      guard let configuration = setting.configuration else {
        general.append(setting)
        continue
      }
      setting.configuration = nil
      if configuration.utf8.contains(UInt8(ascii: "*")) {
        patterns.append((configuration, setting))
      } else {
        exact[configuration, default: []].append(setting)
      }
    }
  }

  /// Whether any setting holds for some configurations alone.
  var isDivided: Bool { !exact.isEmpty || !patterns.isEmpty }

  /// The settings of a configuration, those for it alone first, since they win.
  func settings(of configuration: String) -> [XcodeSetting] {
    guard isDivided else { return general }
    let fitting = patterns.filter { Self.matches(configuration, pattern: $0.pattern) }
    return (exact[configuration] ?? []) + fitting.map(\.setting) + general
  }

  /// Whether a name fits a pattern in which `*` stands for anything. O(length of both, multiplied).
  private static func matches(_ name: String, pattern: String) -> Bool {
    let (name, pattern) = (Array(name.utf8), Array(pattern.utf8))
    let star = UInt8(ascii: "*")
    var (at, wanted) = (0, 0)
    // Where to go on after the last star, which takes one byte more each time.
    var retry: (at: Int, wanted: Int)?
    while at < name.count {
      if wanted < pattern.count, pattern[wanted] == star {
        retry = (at, wanted + 1)
        wanted += 1
      } else if wanted < pattern.count, pattern[wanted] == name[at] {
        at += 1
        wanted += 1
      } else if let last = retry {
        retry = (last.at + 1, last.wanted)
        (at, wanted) = (last.at + 1, last.wanted)
      } else {
        return false
      }
    }
    return pattern[wanted...].allSatisfy { $0 == star }
  }
}
