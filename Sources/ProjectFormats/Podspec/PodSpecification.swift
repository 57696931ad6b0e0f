import SourceText

/// What a podspec says of a pod, or of a part of one (`subspec`, `test_spec`), as far as it concerns
/// modules and headers.
struct PodSpecification: Hashable {
  /// A text with the place that writes it.
  struct Placed: Hashable {
    var text: String
    var location: SourceLocation
  }

  /// A dependency on a pod.
  struct Dependency: Hashable {
    /// The pod's name, without that of a part of it.
    var pod: String
    var location: SourceLocation
    /// Whether it holds on some platforms only.
    var isConditional: Bool
  }

  /// The name; that of the pod itself for the whole of it.
  var name: Placed
  /// What sources import instead of the name.
  var moduleName: String?
  /// Patterns of paths relative to the podspec's folder.
  var sourceFiles: [Placed] = []
  var excludeFiles: [Placed] = []
  /// `nil`: all headers but the private ones.
  var publicHeaderFiles: [Placed]?
  var privateHeaderFiles: [Placed] = []
  /// What stands before the slash in includes.
  var headerFolder: String?
  var prefixHeader: Placed?
  var moduleMap: Placed?
  /// Patterns of what is copied into the pod or into bundles of it.
  var resources: [Placed] = []
  var isStatic = false
  var dependencies: [Dependency] = []
  var subspecs: [PodSpecification] = []
  var tests: [PodSpecification] = []

  /// An empty one of a name.
  init(name: Placed) { self.name = name }

  /// The attributes that are looked at; all others say nothing of modules.
  static let attributes: Set<String> = resourceAttributes.union([
    "name", "module_name", "source_files", "exclude_files", "public_header_files",
    "private_header_files", "project_header_files", "header_dir", "prefix_header_file",
    "module_map", "static_framework",
  ])
  /// Those among them that name resources; those of bundles are a list for each bundle.
  static let resourceAttributes: Set<String> = [
    "resource", "resources", "resource_bundle", "resource_bundles",
  ]
  /// The calls that are looked at.
  static let calls: Set<String> = ["dependency", "subspec", "test_spec", "app_spec"]
  /// The names under which a podspec says something for one platform alone.
  static let platforms: Set<String> = [
    "ios", "osx", "macos", "tvos", "watchos", "visionos",
  ]

  /// Takes the value of an attribute that is one of `attributes`, said for one platform alone: it
  /// adds to the others, but what is left out there is compiled elsewhere.
  mutating func setOnPlatform(_ attribute: String, to values: [Placed]) {
    if attribute != "exclude_files" { set(attribute, to: values, isAdded: true) }
  }

  /// Takes the value of an attribute that is one of `attributes`.
  ///
  /// - Parameter isAdded: whether it adds to what was said before.
  mutating func set(_ attribute: String, to values: [Placed], isAdded: Bool) {
    switch attribute {
    case "name": if let first = values.first { name = first }
    case "module_name": moduleName = values.first?.text
    case "source_files": sourceFiles = (isAdded ? sourceFiles : []) + values
    case "exclude_files": excludeFiles = (isAdded ? excludeFiles : []) + values
    case "public_header_files":
      publicHeaderFiles = (isAdded ? publicHeaderFiles ?? [] : []) + values
    case "private_header_files", "project_header_files": privateHeaderFiles += values
    case "header_dir": headerFolder = values.first?.text
    case "prefix_header_file": prefixHeader = values.first
    case "module_map": moduleMap = values.first
    case "resource", "resources", "resource_bundle", "resource_bundles": resources += values
    default: break
    }
  }

  /// The pod that a dependency such as `Pod/Part` is on.
  static func pod(of dependency: String) -> String {
    String(dependency.prefix { $0 != "/" })
  }
}
