import ProjectModel
import SourceText

/// What the targets of an Xcode project depend on.
struct XcodeDependencies {
  private let document: XcodeDocument
  /// The targets by the ids of their products.
  private let owners: [String: XcodeObject]
  /// The targets by their names, and by those of their products.
  private let hosts: [String: XcodeObject]
  /// The targets that tests run in by the ids of the tests, as the project's attributes say it.
  private let testHosts: [String: XcodeObject]

  /// Takes the targets of a project. O(targets).
  init(_ document: XcodeDocument) {
    self.document = document
    var owners: [String: XcodeObject] = [:]
    var hosts: [String: XcodeObject] = [:]
    for target in document.objects("targets", of: document.project) {
      if let name = target["name"] { hosts[name] = target }
      guard let product = document.object("productReference", of: target) else { continue }
      owners[product.id] = target
      let name = Self.stem(product["path"] ?? "")
      if hosts[name] == nil { hosts[name] = target }
    }
    self.owners = owners
    self.hosts = hosts
    let attributes = document.project.value(of: "attributes")?["TargetAttributes"]?.entries ?? []
    testHosts = attributes.reduce(into: [:]) { hosts, entry in
      hosts[entry.key] = document[entry.value["TestTargetID"]?.text]
    }
  }

  /// The dependencies in the order written: targets, products of packages, what is linked, the host
  /// of tests. What is declared in two ways counts once.
  func all(of target: XcodeObject, _ settings: XcodeSettings) -> [LoadedDependency] {
    var result: [LoadedDependency] = []
    var known: Set<String> = []
    let linked = members(of: "PBXFrameworksBuildPhase", in: target)
    let copied = members(of: "PBXCopyFilesBuildPhase", in: target).filter(Self.isBuilt)
    let isLinked = Set(linked.map(\.dependency.name))
    let isCopied = Set(copied.map(\.dependency.name)).subtracting(isLinked)
    // Xcode builds what is copied first, as what is linked, and links it where it is imported.
    let all =
      targets(of: target) + products(of: target) + (linked + copied).map(\.dependency)
      + host(of: target, settings)
    for var dependency in all where known.insert(dependency.name).inserted {
      dependency.isCopied = isCopied.contains(dependency.name)
      result.append(dependency)
    }
    return result
  }

  /// Whether a build makes what a member of a phase stands for, so that code may be in it: no resource.
  private static func isBuilt(_ member: Member) -> Bool {
    member.dependency.form == .target || member.path.hasSuffix(".framework")
  }

  // MARK: Targets

  private func targets(of target: XcodeObject) -> [LoadedDependency] {
    document.objects("dependencies", of: target).compactMap { dependency in
      let location = document.location(of: "isa", in: dependency)
      let isConditional = Self.isConditional(dependency)
      if let other = document.object("target", of: dependency), let name = other["name"] {
        // An aggregate runs scripts; there is nothing to import.
        guard other.isa == "PBXNativeTarget" else { return nil }
        return LoadedDependency(
          name: name, form: .target, location: location, isConditional: isConditional)
      }
      if let product = document.object("productRef", of: dependency) {
        return self.product(product, location: location, isConditional: isConditional)
      }
      guard let proxy = document.object("targetProxy", of: dependency),
        let name = proxy["remoteInfo"] ?? dependency["name"]
      else { return nil }
      guard let container = document.object("containerPortal", of: proxy),
        container.isa == "PBXFileReference"
      else {
        let other = document.object("remoteGlobalIDString", of: proxy)
        if let other, other.isa != "PBXNativeTarget" { return nil }
        return LoadedDependency(
          name: other?["name"] ?? name, form: .target, location: location,
          isConditional: isConditional)
      }
      return LoadedDependency(
        name: name, form: .targetOf(reference: Self.stem(container["path"] ?? "")),
        location: location, isConditional: isConditional,
        identifier: proxy["remoteGlobalIDString"])
    }
  }

  // MARK: Packages

  private func products(of target: XcodeObject) -> [LoadedDependency] {
    document.objects("packageProductDependencies", of: target).compactMap {
      product($0, location: document.location(of: "productName", in: $0), isConditional: false)
    }
  }

  private func product(
    _ product: XcodeObject, location: SourceLocation, isConditional: Bool
  ) -> LoadedDependency? {
    guard let name = product["productName"] else { return nil }
    let package = document.object("package", of: product).flatMap(XcodePackages.identity)
    if name.hasPrefix("plugin:") {
      return LoadedDependency(
        name: String(name.dropFirst("plugin:".count)), form: .plugin(package: package),
        location: location, isConditional: isConditional)
    }
    return LoadedDependency(
      name: name, form: package.map { .product(package: $0) } ?? .productOfAny,
      location: location, isConditional: isConditional)
  }

  // MARK: What is linked

  /// What a build phase links or copies, with the path of its file.
  private typealias Member = (dependency: LoadedDependency, path: String)

  private func members(of phase: String, in target: XcodeObject) -> [Member] {
    let phases = document.objects("buildPhases", of: target).filter { $0.isa == phase }
    return phases.flatMap { document.objects("files", of: $0) }.compactMap { member in
      let location = document.location(of: "isa", in: member)
      let isConditional = Self.isConditional(member)
      if let product = document.object("productRef", of: member) {
        return self.product(product, location: location, isConditional: isConditional).map {
          ($0, "")
        }
      }
      guard let file = document.object("fileRef", of: member) else { return nil }
      return linkedFile(file, location: location, isConditional: isConditional).map {
        ($0, file["path"] ?? file["name"] ?? "")
      }
    }
  }

  /// A framework or library: that of a target here, of another project, or of the system.
  private func linkedFile(
    _ file: XcodeObject, location: SourceLocation, isConditional: Bool
  ) -> LoadedDependency? {
    if let name = owners[file.id]?["name"] {
      return LoadedDependency(
        name: name, form: .target, location: location, isConditional: isConditional)
    }
    let written = file["path"] ?? file["name"] ?? ""
    let name = Self.library(Self.stem(written))
    guard !name.isEmpty else { return nil }
    let isOfSystem = ["SDKROOT", "DEVELOPER_DIR"].contains(file["sourceTree"] ?? "")
    return LoadedDependency(
      name: name, form: isOfSystem ? .external : .framework, location: location,
      isConditional: isConditional)
  }

  /// The host that tests run in, whose module they import: `TEST_HOST`, `TEST_TARGET_NAME` or what
  /// the project says of the target.
  private func host(of target: XcodeObject, _ settings: XcodeSettings) -> [LoadedDependency] {
    // `$(BUILT_PRODUCTS_DIR)/App.app/App`: where products are built does not matter.
    let bundle = settings.partlyFilled("TEST_HOST").flatMap { host in
      ProjectPath.components(host).first { $0.hasSuffix(".app") }
    }
    let names = [settings["TEST_TARGET_NAME"], bundle.map { Self.stem(String($0)) }]
    let written = testHosts[target.id].flatMap { $0.isa == "PBXNativeTarget" ? $0["name"] : nil }
    return (names.compactMap { $0 }.compactMap { hosts[$0]?["name"] } + [written].compactMap { $0 })
      .map {
        LoadedDependency(
          name: $0, form: .target, location: document.location(of: "name", in: target))
      }
  }

  // MARK: Names

  private static func isConditional(_ object: XcodeObject) -> Bool {
    object["platformFilter"] != nil || !object.texts(of: "platformFilters").isEmpty
  }

  /// The last name of a path without its extension.
  private static func stem(_ path: String) -> String {
    let name = ProjectPath.name(of: path)
    let suffix = ProjectPath.fileExtension(of: name)
    return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
  }

  /// The name of a library without the `lib` in front of it.
  private static func library(_ name: String) -> String {
    name.hasPrefix("lib") && name.count > 3 ? String(name.dropFirst(3)) : name
  }
}
