import PropertyLists

/// The text of a `project.xcproj` that says what a `project.pbxproj` says.
///
/// Written as Xcode converts projects: files say which build phases they are in, and references are
/// names where these suffice.
struct XcodeTreeText {
  /// A value of JSON.
  indirect enum Value {
    case text(String)
    case list([Value])
    case object([(key: String, value: Value?)])
  }

  private let objects: [String: PropertyList]
  private let project: PropertyList
  /// The members of build phases by the ids of their files, with their targets and phases.
  private var members: [String: [(target: String, phase: String, member: PropertyList)]] = [:]
  private var visited: Set<String> = []

  private static let kinds = [
    "PBXSourcesBuildPhase": "compile-sources", "PBXFrameworksBuildPhase": "frameworks",
    "PBXHeadersBuildPhase": "headers", "PBXResourcesBuildPhase": "resources",
    "PBXCopyFilesBuildPhase": "copy", "PBXShellScriptBuildPhase": "script",
    "PBXRezBuildPhase": "rez",
  ]

  /// Takes a project; `nil` where it is none, or says what a tree cannot say.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let parsed = bytes.withUnsafeBufferPointer { bytes -> PropertyList? in
      do { return try parsePropertyList(bytes) } catch { return nil }
    }
    guard let parsed else { return nil }
    objects = (parsed["objects"]?.entries ?? []).reduce(into: [:]) { $0[$1.key] = $1.value }
    guard let project = parsed["rootObject"]?.text.flatMap({ [objects] in objects[$0] }),
      project["projectDirPath"]?.text ?? "" == ""
    else { return nil }
    self.project = project
    for target in targets {
      for phase in phases(of: target) {
        for member in objects[phase]?["files"]?.texts ?? [] {
          guard let member = objects[member], let file = member["fileRef"]?.text else { continue }
          members[file, default: []].append((target, phase, member))
        }
      }
      let configurations = names(of: objects[target])
      if !configurations.isEmpty, configurations != names(of: project) { return nil }
    }
  }

  private var targets: [String] { known(project["targets"]) }

  private func known(_ ids: PropertyList?) -> [String] {
    (ids?.texts ?? []).filter { objects[$0] != nil }
  }

  private func phases(of target: String) -> [String] { known(objects[target]?["buildPhases"]) }

  private func text(_ id: String?, _ field: String) -> String? {
    id.flatMap { objects[$0] }?[field]?.text
  }

  // MARK: The whole

  /// The text.
  mutating func text() -> String {
    var files: [Value] = []
    if let main = project["mainGroup"]?.text {
      visited.insert(main)
      files = known(objects[main]?["children"]).compactMap { file($0) }
    }
    let products = targets.compactMap { text($0, "productReference") }
    let projects = (project["projectReferences"]?.elements ?? []).compactMap {
      $0["ProjectRef"]?.text
    }
    let loose = (products + projects + members.keys.sorted()).compactMap { file($0) }
    files.append(
      .object([("kind", .text("group")), ("name", .text("Products")), ("children", .list(loose))]))
    let root: Value = .object([
      ("default-configuration", .text(configurationList(of: project)?.main ?? "Release")),
      ("configurations", .list(configurations(of: project, isTarget: false))),
      ("localizations", .object([("development", .text("en"))])),
      ("imported-products", .list(imported)),
      ("packages", .list(packages.compactMap(package))),
      ("files", .list(files)),
      ("targets", .list(targets.map(target))),
      ("build-settings", settings(of: project)),
    ])
    return "// A project.\n" + Self.written(root, indent: "") + "\n"
  }

  private static func written(_ value: Value, indent: String) -> String {
    switch value {
    case .text(let text): return quoted(text)
    case .list(let values):
      if values.isEmpty { return "[]" }
      let inner = indent + "  "
      let lines = values.map { inner + written($0, indent: inner) + ",\n" }
      return "[\n" + lines.joined() + indent + "]"
    case .object(let members):
      let inner = indent + "  "
      let lines = members.compactMap { member -> String? in
        guard let value = member.value else { return nil }
        if case .list(let values) = value, values.isEmpty, member.key != "files" { return nil }
        let isName = member.key.allSatisfy(\.isLetter)
        let key = isName ? member.key : quoted(member.key)
        return "\(inner)\(key): \(written(value, indent: inner)), // \(member.key)\n"
      }
      return "{\n" + lines.joined() + indent + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        result += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: Files

  private mutating func file(_ id: String) -> Value? {
    guard let object = objects[id], visited.insert(id).inserted else { return nil }
    let path = path(of: object)
    let name = object["name"]?.text.map { Value.text($0) }
    let membership = (members[id] ?? []).map(membership)
    let children = { (converter: inout Self) -> Value in
      .list(converter.known(object["children"]).compactMap { converter.file($0) })
    }
    switch object["isa"]?.text {
    case "PBXFileReference":
      return .object([
        ("path", path), ("id", .text(id)),
        ("type", object["explicitFileType"]?.text.map { .text($0) }),
        ("target-membership", .list(membership)),
      ])
    case "PBXGroup":
      return .object([
        ("kind", .text("group")), ("id", .text(id)), ("name", name), ("path", path),
        ("children", children(&self)),
      ])
    case "PBXVariantGroup", "XCVersionGroup":
      let isVariants = object["isa"]?.text == "PBXVariantGroup"
      return .object([
        ("kind", .text(isVariants ? "variant-group" : "version-group")), ("name", name),
        ("path", path), ("target-membership", .list(membership)), ("children", children(&self)),
      ])
    case "PBXFileSystemSynchronizedRootGroup":
      let owners = targets.filter {
        objects[$0]?["fileSystemSynchronizedGroups"]?.texts.contains(id) ?? false
      }
      return .object([
        ("kind", .text("folder")), ("id", .text(id)), ("path", path),
        ("opaque-folders", object["explicitFolders"].map { .list($0.texts.map { .text($0) }) }),
        ("target-membership", .list(owners.compactMap { text($0, "name") }.map { .text($0) })),
        (
          "membership-exceptions",
          .list(known(object["exceptions"]).compactMap { exceptions($0, owners: owners) })
        ),
      ])
    default: return nil
    }
  }

  private func path(of object: PropertyList) -> Value? {
    let path = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>", "<absolute>":
      if path.isEmpty { return nil }
      return .text(path.replacing("\\", with: "\\\\").replacing("<", with: "\\<"))
    case "SOURCE_ROOT": return .text("<PROJECT>/\(path)")
    case "BUILT_PRODUCTS_DIR": return .text("<PRODUCTS>/\(path)")
    case "SDKROOT": return .text("<SDK>/\(path)")
    case "DEVELOPER_DIR": return .text("<DEVELOPER>/\(path)")
    case let other: return .text("<USER:\(other)>/\(path)")
    }
  }

  private func membership(
    _ member: (target: String, phase: String, member: PropertyList)
  ) -> Value {
    let place = place(of: member.phase, in: member.target)
    let attributes = member.member["settings"]?["ATTRIBUTES"]?.texts ?? []
    let role = attributes.first { $0 == "Public" || $0 == "Private" }
    let platforms = platforms(of: member.member)
    if role == nil, platforms == nil { return place }
    return .object([
      ("build-phase", place), ("header-role", role.map { .text($0.lowercased()) }),
      ("platforms", platforms),
    ])
  }

  private func platforms(of object: PropertyList) -> Value? {
    let names = (object["platformFilters"]?.texts ?? []) + (object["platformFilter"]?.texts ?? [])
    return names.isEmpty ? nil : .list(names.map { .text($0) })
  }

  /// A build phase by its target, kind and name; by its id where these do not suffice.
  private func place(of phase: String, in target: String, isTold: Bool = false) -> Value {
    let name = text(phase, "name")
    guard let kind = text(phase, "isa").flatMap({ Self.kinds[$0] }),
      let owner = text(target, "name"),
      !needsID(phase, in: target), name?.contains("/") != true, !owner.contains("/")
    else { return .text("id:\(phase)") }
    let names = (isTold ? [] : [owner]) + [kind] + [name].compactMap { $0 }
    return .text(names.joined(separator: "/"))
  }

  private func needsID(_ phase: String, in target: String) -> Bool {
    phases(of: target).contains { other in
      other != phase && text(other, "isa") == text(phase, "isa")
        && text(other, "name") == text(phase, "name")
    }
  }

  private func exceptions(_ id: String, owners: [String]) -> Value? {
    guard let set = objects[id] else { return nil }
    func list(_ field: String) -> Value? { set[field].map { .list($0.texts.map { .text($0) }) } }
    if let target = set["target"]?.text {
      guard let name = text(target, "name") else { return nil }
      return .object([
        ("target", .text(name)),
        (owners.contains(target) ? "exclusions" : "inclusions", list("membershipExceptions")),
        ("public-headers", list("publicHeaders")), ("private-headers", list("privateHeaders")),
      ])
    }
    guard let phase = set["buildPhase"]?.text,
      let target = targets.first(where: { phases(of: $0).contains(phase) })
    else { return nil }
    return .object([
      ("build-phase", place(of: phase, in: target)), ("inclusions", list("membershipExceptions")),
    ])
  }

  /// What other projects build.
  private var imported: [Value] {
    members.keys.sorted().compactMap { id in
      guard text(id, "isa") == "PBXReferenceProxy", let proxy = text(id, "remoteRef"),
        let project = text(proxy, "containerPortal")
      else { return nil }
      return .object([
        ("name", .text(text(id, "path") ?? "")), ("project", .text("id:\(project)")),
        ("target", .text(text(proxy, "remoteInfo") ?? "")),
        ("product-id", .text(text(proxy, "remoteGlobalIDString") ?? "")),
        ("target-membership", .list((members[id] ?? []).map(membership))),
      ])
    }
  }

  /// The packages of the project, and those that only products name.
  private var packages: [String] {
    let own = known(project["packageReferences"])
    let others = Set(
      objects.values.compactMap { object -> String? in
        guard object["isa"]?.text == "XCSwiftPackageProductDependency" else { return nil }
        return object["package"]?.text
      })
    return own + others.filter { text($0, "repositoryURL") != nil && !own.contains($0) }.sorted()
  }

  private func package(_ id: String) -> Value? {
    guard let object = objects[id] else { return nil }
    if let path = object["relativePath"]?.text {
      return .object([("kind", .text("local")), ("path", .text(path))])
    }
    return .object([
      ("kind", .text("remote")), ("repository", .text(object["repositoryURL"]?.text ?? "")),
      ("version", .object([("branch", .text("main"))])),
    ])
  }

  // MARK: Targets

  private func target(_ id: String) -> Value {
    let object = objects[id]
    let type = object?["productType"]?.text ?? ""
    let isShort = type.hasPrefix("com.apple.product-type.")
    let kinds = ["PBXAggregateTarget": "aggregate", "PBXLegacyTarget": "external-build-system"]
    let host = text(
      project["attributes"]?["TargetAttributes"]?[id]?["TestTargetID"]?.text, "name")
    let product = text(id, "productReference").flatMap { objects[$0] == nil ? nil : "id:\($0)" }
    return .object([
      ("name", .text(object?["name"]?.text ?? "")), ("id", .text(id)),
      ("kind", object?["isa"]?.text.flatMap { kinds[$0] }.map { .text($0) }),
      ("product", product.map { .text($0) }),
      (
        isShort ? "product-type" : "full-product-type",
        type.isEmpty ? nil : .text(isShort ? String(type.dropFirst(23)) : type)
      ),
      ("test-host-target", host.map { .text($0) }),
      ("specialized-configurations", .list(configurations(of: object, isTarget: true))),
      ("dependencies", .list(known(object?["dependencies"]).compactMap(dependency))),
      ("build-phases", .list(phases(of: id).compactMap { phase($0, in: id) })),
      ("package-product-members", .list(products(of: id))),
      ("build-settings", settings(of: object)),
    ])
  }

  private func phase(_ id: String, in target: String) -> Value? {
    guard let object = objects[id], let kind = object["isa"]?.text.flatMap({ Self.kinds[$0] })
    else { return nil }
    let name = object["name"]?.text
    if name == nil, kind != "copy", kind != "script", !needsID(id, in: target) {
      return .text(kind)
    }
    let script = object["shellScript"]?.text.map { script -> Value in
      let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.count == 1 ? .text(script) : .list(lines.map { .text(String($0)) })
    }
    return .object([
      ("kind", .text(kind)), ("id", .text(id)), ("name", name.map { .text($0) }),
      ("script", script),
    ])
  }

  private func dependency(_ id: String) -> Value? {
    guard let object = objects[id] else { return nil }
    let platforms = platforms(of: object)
    if let product = object["productRef"]?.text {
      return .object(
        [("kind", .text("package")), ("platforms", platforms)] + fields(ofProduct: product))
    }
    let proxy = object["targetProxy"]?.text
    let container = text(proxy, "containerPortal")
    let other = object["target"]?.text ?? text(proxy, "remoteGlobalIDString")
    if text(container, "isa") == "PBXFileReference", object["target"] == nil {
      return .object([
        ("kind", .text("remoteTarget")), ("project", .text("id:\(container ?? "")")),
        ("target", (text(proxy, "remoteInfo") ?? object["name"]?.text).map { .text($0) }),
        ("target-id", other.map { .text($0) }), ("platforms", platforms),
      ])
    }
    guard let name = text(other, "name") else { return nil }
    return platforms == nil
      ? .text(name) : .object([("target", .text(name)), ("platforms", platforms)])
  }

  private func products(of target: String) -> [Value] {
    var places: [String: Value] = [:]
    var linked: [String] = []
    for phase in phases(of: target) {
      for member in known(objects[phase]?["files"]) {
        guard let product = text(member, "productRef"), let object = objects[member] else {
          continue
        }
        linked.append(product)
        places[product] = .object([
          ("build-phase", place(of: phase, in: target, isTold: true)),
          ("platforms", platforms(of: object)),
        ])
      }
    }
    let all = known(objects[target]?["packageProductDependencies"])
    let rest = linked.filter { !all.contains($0) && objects[$0] != nil }
    return (all + rest).map { product in
      .object(fields(ofProduct: product) + [("build-phase", places[product])])
    }
  }

  private func fields(ofProduct id: String) -> [(key: String, value: Value?)] {
    let name = text(id, "productName") ?? ""
    let isPlugin = name.hasPrefix("plugin:")
    let place = text(text(id, "package"), "repositoryURL")
    let remote = place?.split(separator: "/").last.map { name in
      name.hasSuffix(".git") ? String(name.dropLast(4)) : String(name)
    }
    let package = remote ?? text(text(id, "package"), "relativePath")
    return [
      ("package", package.map { .text($0) }),
      ("product-name", .text(isPlugin ? String(name.dropFirst(7)) : name)),
      ("product-type", isPlugin ? .text("build-tool-plugin") : nil),
    ]
  }

  // MARK: Configurations

  private func configurationList(
    of owner: PropertyList?
  ) -> (configurations: [PropertyList], main: String?)? {
    guard let list = owner?["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else {
      return nil
    }
    return (
      known(list["buildConfigurations"]).compactMap { objects[$0] },
      list["defaultConfigurationName"]?.text
    )
  }

  private func names(of owner: PropertyList?) -> [String] {
    (configurationList(of: owner)?.configurations ?? []).compactMap { $0["name"]?.text }
  }

  private func configurations(of owner: PropertyList?, isTarget: Bool) -> [Value] {
    (configurationList(of: owner)?.configurations ?? []).compactMap { configuration in
      guard let name = configuration["name"]?.text else { return nil }
      var file: Value?
      if let base = configuration["baseConfigurationReference"]?.text {
        file = .text("id:\(base)")
      } else if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
        let path = configuration["baseConfigurationReferenceRelativePath"]?.text
      {
        file = .object([("anchor", .text("id:\(anchor)")), ("relative-path", .text(path))])
      }
      guard let file else { return isTarget ? nil : .text(name) }
      return .object([("name", .text(name)), ("file", file)])
    }
  }

  /// Settings that are alike in all configurations once, others for each one that has them.
  private func settings(of owner: PropertyList?) -> Value? {
    let all = configurationList(of: owner)?.configurations ?? []
    var keys: [String] = []
    for configuration in all {
      for entry in configuration["buildSettings"]?.entries ?? [] where !keys.contains(entry.key) {
        keys.append(entry.key)
      }
    }
    func value(_ value: PropertyList) -> Value {
      value.elements.map { .list($0.compactMap(\.text).map { .text($0) }) }
        ?? .text(value.text ?? "")
    }
    let members = keys.sorted().flatMap { key -> [(key: String, value: Value?)] in
      let values = all.map { $0["buildSettings"]?[key] }
      if let first = values.first, let first, values.allSatisfy({ $0?.isSame(as: first) == true }) {
        return [(key, value(first))]
      }
      return zip(all, values).compactMap { configuration, written in
        guard let written, let name = configuration["name"]?.text else { return nil }
        let parts = key.split(separator: "[", maxSplits: 1).map(String.init)
        let rest = parts.count == 2 ? "[\(parts[1])" : ""
        return ("\(parts[0])[config=\(name)]\(rest)", value(written))
      }
    }
    return members.isEmpty ? nil : .object(members)
  }
}
