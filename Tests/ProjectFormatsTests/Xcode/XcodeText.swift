/// The text of a `project.pbxproj`, made from what a test is about.
///
/// Each file gets a reference below the main group, with its path from there; everything else is what
/// the test writes.
struct XcodeText {
  /// A target.
  struct Target {
    var name: String
    var type = "framework"
    /// Files of the phase of sources, by their paths.
    var sources: [String] = []
    /// Files of the phase of headers, with their attribute, which may be empty.
    var headers: [(path: String, attribute: String)] = []
    /// Names of targets of the project.
    var dependencies: [String] = []
    /// What is linked: names of frameworks of the system, or ids of products.
    var frameworks: [String] = []
    /// Names of targets whose products are copied into this one's.
    var copied: [String] = []
    /// Names of products of packages, with the id of the package's reference.
    var products: [(name: String, package: String?)] = []
    /// Ids of synchronized groups.
    var groups: [String] = []
    /// Settings of all configurations, as they stand between braces.
    var settings = ""
    /// Id of the base configuration.
    var base: String?
    /// Further fields.
    var fields = ""
  }

  var targets: [Target] = []
  /// Further files of the main group, by their paths.
  var files: [String] = []
  /// Ids of objects that stand in the main group.
  var children: [String] = []
  /// Further objects: `ID = { … };`.
  var objects = ""
  /// Settings of the project.
  var settings = ""
  /// Further fields of the project.
  var fields = ""

  /// The text.
  var text: String {
    var all: [String] = files
    for target in targets { all += target.sources + target.headers.map(\.path) }
    var known: Set<String> = []
    all = all.filter { known.insert($0).inserted }
    let references = all.map {
      "\(Self.id($0)) = {isa = PBXFileReference; path = \"\($0)\"; sourceTree = \"<group>\"; };\n"
    }
    let members = all.map(Self.id) + children
    return """
      // !$*UTF8*$!
      {
        objectVersion = 77;
        objects = {
      \(references.joined())\(targets.map(text(of:)).joined())\(objects)
          MAIN = {isa = PBXGroup; children = (\(members.joined(separator: ", "))); sourceTree = "<group>"; };
          LIST = {isa = XCConfigurationList; buildConfigurations = (PDEBUG, PRELEASE); defaultConfigurationName = Release; };
          PDEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
          PRELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
          PROJECT = {
            isa = PBXProject;
            buildConfigurationList = LIST;
            mainGroup = MAIN;
            targets = (\(targets.map { "T_\($0.name.filter(\.isLetter))" }.joined(separator: ", ")));
            \(fields)
          };
        };
        rootObject = PROJECT;
      }
      """
  }

  /// The id of a file's reference.
  static func id(_ path: String) -> String {
    "F_" + path.map { $0.isLetter ? String($0) : "_" }.joined()
  }

  private func text(of target: Target) -> String {
    let key = target.name.filter(\.isLetter)
    var objects = ""
    func add(_ id: String, _ fields: String) -> String {
      objects += "\(id) = {\(fields)};\n"
      return id
    }
    let sources = target.sources.enumerated().map { index, path in
      add("S_\(key)_\(index)", "isa = PBXBuildFile; fileRef = \(Self.id(path));")
    }
    let headers = target.headers.enumerated().map { index, header in
      let settings =
        header.attribute.isEmpty ? "" : "settings = {ATTRIBUTES = (\(header.attribute)); };"
      return add(
        "H_\(key)_\(index)", "isa = PBXBuildFile; fileRef = \(Self.id(header.path)); \(settings)")
    }
    let linked = target.frameworks.enumerated().map { index, name in
      if name.hasPrefix("P_") || name.hasPrefix("F_") {
        return add("L_\(key)_\(index)", "isa = PBXBuildFile; fileRef = \(name);")
      }
      let file = add(
        "LF_\(key)_\(index)",
        "isa = PBXFileReference; path = System/Library/Frameworks/\(name).framework; sourceTree = SDKROOT;"
      )
      return add("L_\(key)_\(index)", "isa = PBXBuildFile; fileRef = \(file);")
    }
    let dependencies = target.dependencies.map { name in
      add(
        "D_\(key)_\(name.filter(\.isLetter))",
        "isa = PBXTargetDependency; target = T_\(name.filter(\.isLetter));")
    }
    let copied = target.copied.map { name in
      add("E_\(key)_\(name)", "isa = PBXBuildFile; fileRef = P_\(name.filter(\.isLetter));")
    }
    let products = target.products.enumerated().map { index, product in
      let package = product.package.map { "package = \($0);" } ?? ""
      return add(
        "X_\(key)_\(index)",
        "isa = XCSwiftPackageProductDependency; productName = \"\(product.name)\"; \(package)")
    }
    let base = target.base.map { "baseConfigurationReference = \($0);" } ?? ""
    for name in ["Debug", "Release"] {
      _ = add(
        "C_\(key)_\(name)",
        "isa = XCBuildConfiguration; name = \(name); \(base) buildSettings = {\(target.settings)};")
    }
    let list = add(
      "CL_\(key)",
      "isa = XCConfigurationList; buildConfigurations = (C_\(key)_Debug, C_\(key)_Release); defaultConfigurationName = Release;"
    )
    let phases =
      [
        add(
          "PS_\(key)", "isa = PBXSourcesBuildPhase; files = (\(sources.joined(separator: ", ")));"),
        add(
          "PF_\(key)", "isa = PBXFrameworksBuildPhase; files = (\(linked.joined(separator: ", ")));"
        ),
      ]
      + (headers.isEmpty
        ? []
        : [
          add(
            "PH_\(key)", "isa = PBXHeadersBuildPhase; files = (\(headers.joined(separator: ", ")));"
          )
        ])
    let copying =
      copied.isEmpty
      ? []
      : [
        add(
          "PC_\(key)", "isa = PBXCopyFilesBuildPhase; files = (\(copied.joined(separator: ", ")));")
      ]
    _ = add(
      "P_\(key)",
      "isa = PBXFileReference; path = \"\(target.name).\(target.type == "application" ? "app" : "framework")\"; sourceTree = BUILT_PRODUCTS_DIR;"
    )
    _ = add(
      "T_\(key)",
      """
      isa = PBXNativeTarget; name = "\(target.name)"; productType = "com.apple.product-type.\(target.type)";
      buildConfigurationList = \(list); buildPhases = (\((phases + copying).joined(separator: ", ")));
      dependencies = (\(dependencies.joined(separator: ", "))); productReference = P_\(key);
      packageProductDependencies = (\(products.joined(separator: ", ")));
      fileSystemSynchronizedGroups = (\(target.groups.joined(separator: ", "))); \(target.fields)
      """)
    return objects
  }
}
