/// Writes Xcode projects whose objects refer to each other without regard to what they are: groups
/// that hold themselves, targets that depend on themselves, phases that are groups, identifiers that
/// are none or stand twice.
struct XcodeKnots {
  /// The kinds of objects, each with the digit that its identifiers begin with.
  private enum Kind: String, CaseIterable {
    case file = "F"
    case group = "A"
    case folder = "B"
    case exceptions = "9"
    case build = "C"
    case phase = "E"
    case target = "D"
    case dependency = "7"
    case proxy = "8"
    case configuration = "2"
    case configurations = "3"
    case package = "4"
    case product = "5"
    case project = "0"
  }

  private let modules: [String]
  private let files: [String]
  private var draw: Draw
  /// How many objects of each kind there are.
  private var most = 3

  init(modules: [String], files: [String], draw: Draw) {
    self.modules = modules
    self.files = files
    self.draw = draw
  }

  /// A project.
  mutating func text() -> String {
    most = draw.once(in: 12) ? draw.number(in: 20...60) : draw.number(in: 1...8)
    var text = "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjectVersion = 77;\n\tobjects = {\n"
    for kind in Kind.allCases {
      for index in 0..<(kind == .project ? 1 : most) {
        text += "\t\t\(identifier(kind, index)) /* \(kind) */ = {\(fields(of: kind, index))};\n"
      }
    }
    return text
      + "\t};\n\trootObject = \(draw.once(in: 20) ? any() : identifier(.project, 0));\n}\n"
  }

  // MARK: Identifiers

  private mutating func identifier(_ kind: Kind, _ index: Int) -> String {
    let digits = String(index)
    let zeros = String(repeating: "0", count: max(0, 23 - digits.count))
    let whole = kind.rawValue + zeros + digits
    switch draw.below(120) {
    case 0: return whole.lowercased()
    case 1: return "\"\(whole)\""
    case 2: return String(whole.dropLast(draw.number(in: 1...20)))
    case 3: return "\"\""
    case 4: return "<\(whole)>"
    case 5: return "\(whole)\(whole)"
    default: return whole
    }
  }

  private mutating func one(_ kind: Kind) -> String {
    draw.once(in: 12) ? any() : identifier(kind, draw.below(most))
  }

  private mutating func any() -> String {
    identifier(draw.element(of: Kind.allCases) ?? .group, draw.below(most + 1))
  }

  private mutating func list(_ kind: Kind, _ count: Int = 4) -> String {
    let length = draw.once(in: 80) ? draw.number(in: 100...600) : draw.below(count + 1)
    let elements = (0..<length).map { _ in one(kind) }.joined(separator: ", ")
    return draw.once(in: 40) ? one(kind) : "(\(elements))"
  }

  // MARK: Objects

  private mutating func path() -> String {
    let path =
      draw.once(in: 6)
      ? draw.one("..", "../..", "/", ".", "", "~", "$(SRCROOT)", "Missing.swift", "a/../b")
      : draw.text(of: files + modules)
    return "\"\(path)\""
  }

  private mutating func tree() -> String {
    draw.one(
      "\"<group>\"", "\"<group>\"", "SOURCE_ROOT", "\"<absolute>\"", "BUILT_PRODUCTS_DIR", "SDKROOT"
    )
  }

  private mutating func name() -> String { draw.text(of: modules) }

  private mutating func setting() -> String {
    let key = draw.one(
      "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "\"PRODUCT_NAME[sdk=*]\"",
      "SWIFT_OBJC_BRIDGING_HEADER",
      "INFOPLIST_FILE", "TEST_HOST", "MODULEMAP_FILE", "A")
    let value = draw.one(
      "\"$(TARGET_NAME)\"", "\"$(inherited)\"", "\"$(A)$(A)\"", "\"$($(A))\"", name(), path(),
      "(\(path()), \"$(inherited)\")")
    return "\(key) = \(value);"
  }

  private mutating func fields(of kind: Kind, _ index: Int) -> String {
    switch kind {
    case .file:
      "isa = PBXFileReference; path = \(path()); sourceTree = \(tree()); lastKnownFileType = "
        + "\(draw.one("sourcecode.swift", "wrapper.framework", "\"wrapper.pb-project\""));"
    case .group:
      "isa = \(draw.one("PBXGroup", "PBXGroup", "PBXVariantGroup", "XCVersionGroup")); children = "
        + "\(list(draw.one(.file, .file, .group, .folder), 6)); path = \(path()); sourceTree = \(tree());"
    case .folder:
      "isa = \(draw.one("PBXFileSystemSynchronizedRootGroup", "PBXFileSystemSynchronizedGroup")); "
        + "exceptions = \(list(.exceptions)); path = \(path()); sourceTree = \(tree());"
    case .exceptions:
      "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(one(.target)); "
        + "membershipExceptions = (\(path()), \(path())); publicHeaders = (\(path()), );"
    case .build:
      "isa = PBXBuildFile; \(draw.one("fileRef", "fileRef", "productRef")) = "
        + "\(one(draw.one(.file, .file, .group, .product)));"
    case .phase:
      "isa = PBX\(draw.one("Sources", "Sources", "Frameworks", "Headers", "Resources", "ShellScript"))"
        + "BuildPhase; files = \(list(.build, 8)); shellScript = \"swiftlint \\\"\(path())\\\"\";"
    case .target:
      "isa = PBX\(draw.one("Native", "Native", "Native", "Aggregate", "Legacy"))Target; name = \(name()); "
        + "buildPhases = \(list(.phase)); dependencies = \(list(.dependency)); "
        + "fileSystemSynchronizedGroups = \(list(.folder, 2)); "
        + "packageProductDependencies = \(list(.product)); "
        + "buildConfigurationList = \(one(.configurations)); productReference = \(one(.file)); "
        + "productType = \"com.apple.product-type.\(draw.one("framework", "application", "bundle.unit-test", "x"))\";"
    case .dependency:
      "isa = PBXTargetDependency; target = \(one(.target)); targetProxy = \(one(.proxy)); "
        + "productRef = \(one(.product));"
    case .proxy:
      "isa = PBXContainerItemProxy; containerPortal = \(one(draw.one(.project, .file))); proxyType = 1; "
        + "remoteGlobalIDString = \(one(.target)); remoteInfo = \(name());"
    case .configuration:
      "isa = XCBuildConfiguration; name = \(draw.one("Debug", "Release")); baseConfigurationReference = "
        + "\(one(.file)); buildSettings = {\(setting()) \(setting())};"
    case .configurations:
      "isa = XCConfigurationList; buildConfigurations = \(list(.configuration)); "
        + "defaultConfigurationName = \(draw.one("Release", "X"));"
    case .package:
      "isa = \(draw.one("XCLocalSwiftPackageReference", "XCRemoteSwiftPackageReference")); "
        + "relativePath = \(path()); repositoryURL = \"https://example.org/\(name()).git\";"
    case .product:
      "isa = XCSwiftPackageProductDependency; package = \(one(.package)); productName = \(name());"
    case .project:
      "isa = PBXProject; mainGroup = \(one(.group)); targets = \(list(.target, 8)); "
        + "packageReferences = \(list(.package)); buildConfigurationList = \(one(.configurations)); "
        + "projectDirPath = \(draw.one("\"\"", path())); projectRoot = \"\"; "
        + "projectReferences = ({ProductGroup = \(one(.group)); ProjectRef = \(one(.file));}, );"
    }
  }
}
