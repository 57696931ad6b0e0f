import ProjectModel
import PropertyLists

/// Reads the tree of a `project.xcproj` as the objects that a `project.pbxproj` would hold for it.
///
/// Both hold the same project. In the tree, files say which build phases they are in, folders which
/// targets have them, and settings which configurations they hold for; references are names where
/// these suffice. What Xcode refuses is refused here: words for kinds that are unknown, and
/// capabilities that a project requires.
///
/// Source of the form: Apple's *xcode-project-format* 0.1, its documentation and its schema.
struct XcodeTreeReader {
  private let report: XcodeReports
  private let made = XcodeTreeObjects()
  /// The members of each build phase, by its id.
  private var members: [String: [String]] = [:]

  /// Makes a reader.
  ///
  /// - Parameter report: tells what is wrong without being a reason not to go on.
  init(report: XcodeReports) { self.report = report }

  /// The objects read.
  var objects: XcodeObjects { made.objects }

  /// Reads the project of a file and returns its object. O(bytes).
  ///
  /// - Throws: why it is no project, or none that can be understood.
  mutating func read(_ root: PropertyList) throws(PropertyListError) -> XcodeObject {
    try root.requireObject("what it contains")
    for capability in try root.elements(of: "required-capabilities") {
      let name = XcodeTreeReference.display(capability)
      throw PropertyListError(
        "it requires '\(name)', a capability that archcheck does not know of",
        at: capability.offset)
    }
    let configurations = try XcodeTreeConfigurations(root, report: report)
    let targets = try XcodeTreeTargets(root, objects: made, report: report)
    var files = try XcodeTreeFiles(root, targets: targets, objects: made)
    for membership in files.memberships {
      try addMember(membership.value, file: membership.file, targets)
    }
    try addImported(of: root, &files, targets)
    let packages = try XcodeTreePackages(root, objects: made)
    let folders = foldersByTarget(files, targets)
    for target in targets.all {
      try add(
        target, folders: folders[target.id] ?? [], packages, configurations, &files, targets)
    }
    let list = try configurations.addList(of: root, &files, to: made)
    let id = try made.add(
      "PBXProject",
      [
        "mainGroup": .text(files.root, at: root.offset),
        "targets": .ids(targets.all.map(\.id), at: root.offset),
        "buildConfigurationList": .text(list, at: root.offset),
        "packageReferences": .ids(packages.ids, at: root.offset),
        "projectReferences": references(to: files.projects, at: root.offset),
        "attributes": hosts(of: targets),
      ], at: root.offset)
    if let (first, count) = made.stale {
      let more =
        count == 1 ? "" : count == 2 ? ", and so does 1 more" : ", and so do \(count - 1) more"
      report(
        .manifestInvalid,
        "The reference '\(first.name)' means nothing in this project\(more): what it stands for is "
          + "missing. Correct it: Xcode does not open such a project.", at: first.offset)
    }
    guard let project = made.objects.byID[id] else {
      preconditionFailure("an object that was added is there")
    }
    return project
  }

  // MARK: Members of build phases

  /// Adds a file to the build phase that it says to be in.
  private mutating func addMember(
    _ value: PropertyList, file: String, _ targets: XcodeTreeTargets
  ) throws(PropertyListError) {
    let reference = value.entries == nil ? value : value["build-phase"]
    guard let phase = targets.phase(reference) else { return made.noteStale(reference ?? value) }
    let fileField = PropertyList.text(file, at: value.offset)
    members[phase, default: []].append(try member("fileRef", fileField, value))
  }

  /// Adds a member with what is said of its role and platforms.
  private func member(
    _ field: String, _ reference: PropertyList, _ value: PropertyList
  ) throws(PropertyListError) -> String {
    var settings: PropertyList?
    if let role = try value.member("header-role"), let text = role.text {
      let attributes = PropertyList.text(text == "public" ? "Public" : "Private", at: role.offset)
      settings = PropertyList(
        .dictionary([
          .init(key: "ATTRIBUTES", value: PropertyList(.list([attributes]), at: role.offset))
        ]), at: role.offset)
    }
    return try made.add(
      "PBXBuildFile",
      [
        "fileRef": field == "fileRef" ? reference : nil,
        "productRef": field == "productRef" ? reference : nil,
        "platformFilters": value["platforms"], "settings": settings,
      ], at: value.offset)
  }

  /// Adds what other projects build and targets of this one link or copy.
  private mutating func addImported(
    of root: PropertyList, _ files: inout XcodeTreeFiles, _ targets: XcodeTreeTargets
  ) throws(PropertyListError) {
    for product in try root.elements(of: "imported-products") {
      try product.requireObject("an entry of 'imported-products'")
      let name = try product.member("name")
      let path = try product.member("path")
      let id = try made.add(
        "PBXReferenceProxy",
        ["path": name ?? path, "sourceTree": .text("BUILT_PRODUCTS_DIR", at: product.offset)],
        at: product.offset)
      if files.id(of: product["project"]) == nil { made.noteStale(product["project"] ?? product) }
      for membership in try product.elements(of: "target-membership") {
        try addMember(membership, file: id, targets)
      }
    }
  }

  // MARK: Targets

  /// The ids of the folders that each target has, by the target's id.
  private func foldersByTarget(
    _ files: XcodeTreeFiles, _ targets: XcodeTreeTargets
  ) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (name, folder) in files.folders {
      if let target = targets.target(named: name.text) {
        result[target.id, default: []].append(folder)
      } else {
        made.noteStale(name)
      }
    }
    return result
  }

  private mutating func add(
    _ target: XcodeTreeTargets.Target, folders: [String], _ packages: XcodeTreePackages,
    _ configurations: XcodeTreeConfigurations, _ files: inout XcodeTreeFiles,
    _ targets: XcodeTreeTargets
  ) throws(PropertyListError) {
    let value = target.value
    var products: [String] = []
    for member in try value.elements(of: "package-product-members") {
      try member.requireObject("an entry of 'package-product-members'")
      let product = try packages.addProduct(member, to: made)
      products.append(product)
      guard let place = member["build-phase"] else { continue }
      let reference = place.entries == nil ? place : place["build-phase"]
      guard let phase = targets.phase(reference, of: target.name) else {
        made.noteStale(reference ?? place)
        continue
      }
      let field = PropertyList.text(product, at: member.offset)
      members[phase, default: []].append(try self.member("productRef", field, place))
    }
    for phase in target.phases { try add(phase) }
    var dependencies: [String] = []
    for dependency in try value.elements(of: "dependencies") {
      if let id = try add(dependency, packages, &files, targets) { dependencies.append(id) }
    }
    let product = files.id(of: value["product"])
    if product == nil, let written = value["product"] { made.noteStale(written) }
    let list = try configurations.addList(ofTarget: value, &files, to: made)
    try made.add(
      target.isa, id: target.id,
      [
        "name": value["name"], "productType": try Self.productType(of: value),
        "buildConfigurationList": .text(list, at: value.offset),
        "buildPhases": .ids(target.phases.map(\.id), at: value.offset),
        "dependencies": .ids(dependencies, at: value.offset),
        "productReference": product.map { .text($0, at: value.offset) },
        "packageProductDependencies": .ids(products, at: value.offset),
        "fileSystemSynchronizedGroups": .ids(folders, at: value.offset),
      ], at: value.offset)
  }

  private static func productType(
    of target: PropertyList
  ) throws(PropertyListError) -> PropertyList? {
    guard let short = try target.member("product-type"), let word = short.text else {
      return try target.member("full-product-type")
    }
    return .text(XcodeProduct.prefix + word, at: short.offset)
  }

  private mutating func add(_ phase: XcodeTreeTargets.Phase) throws(PropertyListError) {
    let script = phase.value["script"]
    try made.add(
      phase.isa, id: phase.id,
      [
        "name": phase.value["name"],
        "shellScript": script.map { .text($0.texts.joined(separator: "\n"), at: $0.offset) },
        "files": .ids(members[phase.id] ?? [], at: phase.value.offset),
      ], at: phase.value.offset)
  }

  // MARK: Dependencies

  private enum DependencyKind {
    case target
    case other
    case package
  }

  private static let dependencyKinds: [String: DependencyKind] = [
    "localTarget": .target, "remoteTarget": .other, "package": .package,
  ]

  /// Adds what a target depends on; `nil` where that is not there.
  private func add(
    _ value: PropertyList, _ packages: XcodeTreePackages, _ files: inout XcodeTreeFiles,
    _ targets: XcodeTreeTargets
  ) throws(PropertyListError) -> String? {
    let offset = value.offset
    var (kind, name) = (DependencyKind.target, PropertyList?.some(value))
    if value.text == nil {
      try value.requireObject("an entry of 'dependencies'")
      kind = try PropertyList.meaning(
        of: value.text(of: "kind") ?? "localTarget", among: Self.dependencyKinds,
        for: "kind of dependency", at: offset)
      name = try value.member("target")
    }
    var fields: (target: PropertyList?, proxy: PropertyList?, product: PropertyList?)
    switch kind {
    case .target:
      guard let target = targets.target(named: name?.text) else {
        made.noteStale(name ?? value)
        return nil
      }
      fields.target = .text(target.id, at: offset)
    case .other:
      guard let project = files.id(of: value["project"]) else {
        made.noteStale(value["project"] ?? value)
        return nil
      }
      fields.proxy = .text(
        try made.add(
          "PBXContainerItemProxy",
          [
            "containerPortal": .text(project, at: offset), "remoteInfo": name,
            "remoteGlobalIDString": value["target-id"],
          ], at: offset), at: offset)
    case .package:
      fields.product = .text(try packages.addProduct(value, to: made), at: offset)
    }
    return try made.add(
      "PBXTargetDependency",
      [
        "target": fields.target, "targetProxy": fields.proxy, "productRef": fields.product,
        "platformFilters": value["platforms"],
      ], at: offset)
  }

  /// Which target's product tests run in, as the attributes of a project say it.
  private func hosts(of targets: XcodeTreeTargets) -> PropertyList? {
    var entries: [PropertyList.Entry] = []
    for target in targets.all {
      guard let name = target.value["test-host-target"] else { continue }
      guard let host = targets.target(named: name.text) else {
        made.noteStale(name)
        continue
      }
      let id = PropertyList.text(host.id, at: name.offset)
      entries.append(
        .init(
          key: target.id,
          value: PropertyList(.dictionary([.init(key: "TestTargetID", value: id)]), at: id.offset)))
    }
    guard let first = entries.first else { return nil }
    let offset = first.value.offset
    let all = PropertyList(.dictionary(entries), at: offset)
    return PropertyList(.dictionary([.init(key: "TargetAttributes", value: all)]), at: offset)
  }

  private func references(to projects: [String], at offset: Int) -> PropertyList {
    let entries = projects.map { id -> PropertyList in
      let entry = PropertyList.Entry(key: "ProjectRef", value: .text(id, at: offset))
      return PropertyList(.dictionary([entry]), at: offset)
    }
    return PropertyList(.list(entries), at: offset)
  }
}
