import ProjectModel
import SourceText

/// The build settings of a target: its own, then those of its project, each before its `.xcconfig`.
///
/// Source of the rules: Apple's *Build settings reference* and *Configuring the build settings of a
/// target*.
struct XcodeSettings {
  /// The names of the build configurations, in the order written.
  let configurations: [String]
  /// The configuration that counts where only one can.
  let mainConfiguration: String
  /// The `.xcconfig` files read, in the order met.
  private(set) var filesRead: [String] = []
  /// Whether an `.xcconfig` is named that cannot be read.
  private(set) var lacksFiles = false
  /// For each configuration, the settings of each place, those that win first.
  private var places: [String: [[XcodeSetting]]] = [:]
  private let target: String
  private let project: String
  /// What the product is called where no setting tells.
  private let product: String

  /// The settings of one place for the build configurations that it knows, and the `.xcconfig`
  /// files behind them.
  struct Place {
    /// For each configuration, its settings, those that win first.
    var settings: [String: [XcodeSetting]] = [:]
    /// The paths of `.xcconfig` files by configuration; `nil` for one outside of the root.
    var files: [String: String?] = [:]
  }

  /// Takes settings that another format than Xcode's writes.
  ///
  /// - Parameters:
  ///   - target: the target's name.
  ///   - product: what the product is called where no setting tells.
  ///   - project: the project's name.
  ///   - configurations: the names of the build configurations, in the order written.
  ///   - main: the one that counts where only one can.
  ///   - places: those that win first.
  ///   - files: reads `.xcconfig` files.
  init(
    target: String, product: String, project: String, configurations: [String], main: String,
    places: [Place], files: XcodeConfigFiles
  ) {
    self.target = target
    self.product = product
    self.project = project
    self.configurations = configurations
    mainConfiguration = main
    for place in places {
      for name in configurations {
        if let settings = place.settings[name] { self.places[name, default: []].append(settings) }
        if let path = place.files[name] { append(path.flatMap(files.file), to: name) }
      }
    }
  }

  /// Adds what an `.xcconfig` file says; `nil` for one that cannot be read.
  private mutating func append(_ file: XcodeConfigFile?, to configuration: String) {
    guard let file else {
      lacksFiles = true
      return
    }
    filesRead += file.filesRead.filter { !filesRead.contains($0) }
    // What an included file says first, the including one may say anew: the last one wins.
    places[configuration, default: []].append(file.settings.reversed())
  }

  /// Reads what the configuration lists of a target and its project say.
  init(
    of target: XcodeObject, in document: XcodeDocument, tree: XcodeFileTree, project: String,
    files: XcodeConfigFiles
  ) {
    self.target = target["name"] ?? ""
    product = self.target
    self.project = project
    let lists = [target, document.project].map {
      document.object("buildConfigurationList", of: $0)
    }
    let own = lists.compactMap { $0 }.first
    let names = own.map {
      document.objects("buildConfigurations", of: $0).compactMap { $0["name"] }
    }
    configurations = distinct(names ?? [])
    let preferred = lists.lazy.compactMap { $0?["defaultConfigurationName"] }.first ?? "Release"
    mainConfiguration =
      configurations.contains(preferred) ? preferred : configurations.first ?? preferred
    for list in lists.compactMap({ $0 }) {
      for configuration in document.objects("buildConfigurations", of: list) {
        guard let name = configuration["name"] else { continue }
        places[name, default: []].append(configuration.settings)
        guard
          configuration["baseConfigurationReference"] != nil
            || configuration["baseConfigurationReferenceRelativePath"] != nil
        else { continue }
        let path = Self.baseFile(of: configuration, in: document, tree)
        append(path.flatMap(files.file), to: name)
      }
    }
  }

  /// The `.xcconfig` that a configuration is based on: a file of a group, or one in a synchronized
  /// folder by its path there.
  private static func baseFile(
    of configuration: XcodeObject, in document: XcodeDocument, _ tree: XcodeFileTree
  ) -> String? {
    if let file = document.object("baseConfigurationReference", of: configuration) {
      return tree.path(of: file)
    }
    guard let path = configuration["baseConfigurationReferenceRelativePath"],
      let anchor = document.object("baseConfigurationReferenceAnchor", of: configuration)
    else { return nil }
    return tree.path(of: anchor).flatMap { ProjectPath.resolve(path, from: $0) }
  }

  // MARK: Values

  /// The value of a setting in the main configuration with all variables filled in; `nil` where it
  /// is not set, empty, or holds a variable that is not known.
  subscript(name: String) -> String? { value(of: name, in: mainConfiguration) }

  /// The values of a setting in all configurations that have one, each one once.
  func values(of name: String) -> [String] {
    distinct(([mainConfiguration] + configurations).compactMap { value(of: name, in: $0) })
  }

  /// The names that imports know the module by: the one in the main configuration first, then those
  /// that it has in others alone. `PRODUCT_MODULE_NAME`, else `PRODUCT_NAME`, else what the product is
  /// called where no setting tells. O(configurations).
  var moduleNames: [String] {
    distinct(
      distinct([mainConfiguration] + configurations).map { configuration in
        ProjectModel.moduleName(
          from: value(of: "PRODUCT_MODULE_NAME", in: configuration)
            ?? value(of: "PRODUCT_NAME", in: configuration) ?? product)
      })
  }

  /// The value of a setting in the main configuration with those of its variables filled in that
  /// are known.
  func partlyFilled(_ name: String) -> String? {
    var open: Set<String> = []
    return expanded(name, in: mainConfiguration, open: &open)
  }

  private func value(of name: String, in configuration: String) -> String? {
    var open: Set<String> = []
    let value = expanded(name, in: configuration, open: &open)
    return value.flatMap { $0.isEmpty || $0.utf8.contains(UInt8(ascii: "$")) ? nil : $0 }
  }

  /// A setting's value; variables within themselves end it.
  private func expanded(
    _ name: String, in configuration: String, open: inout Set<String>
  ) -> String? {
    guard open.insert(name).inserted else { return nil }
    defer { open.remove(name) }
    let candidates = (places[configuration] ?? []).compactMap { place in
      place.first { setting in
        setting.name == name && !setting.isConditional
          && (setting.configuration ?? configuration) == configuration
      }
    }
    let written = candidates.first { $0.value != "$(inherited)" && $0.value != "${inherited}" }
    guard let written else { return builtIn(name, in: configuration, open: &open) }
    return filled(written.value, in: configuration, open: &open)
  }

  private func filled(
    _ value: String, in configuration: String, open: inout Set<String>
  ) -> String {
    var value = value
    // Of `$(NAME_$(CONFIGURATION))` the inner variable is filled in first, then the outer one. Each
    // round may be another one for all variables within, so that is for what people write.
    for _ in 0..<(open.count < 8 ? 3 : 1) {
      guard value.utf8.contains(UInt8(ascii: "$")) else { return value }
      let before = value
      value = before.fillingPlaceholders(in: Placeholder.Form.allCases) { variable in
        let parts = variable.split(separator: ":", omittingEmptySubsequences: false)
          .map(String.init)
        if parts[0] == "inherited" { return "" }
        var result = expanded(parts[0], in: configuration, open: &open)
        for modifier in parts.dropFirst() { result = Self.modified(result, by: modifier) }
        return result
      }
      if value == before { break }
    }
    return value
  }

  private static func modified(_ value: String?, by modifier: String) -> String? {
    if modifier.hasPrefix("default=") {
      let isSet = value.map { !$0.isEmpty } ?? false
      return isSet ? value : String(modifier.dropFirst("default=".count))
    }
    switch modifier {
    case "c99extidentifier", "identifier": return value.map(ProjectModel.moduleName(from:))
    case "rfc1034identifier":
      return value.map { String($0.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }) }
    case "lower": return value?.lowercased()
    case "upper": return value?.uppercased()
    default: return nil
    }
  }

  /// What Xcode itself sets.
  private func builtIn(
    _ name: String, in configuration: String, open: inout Set<String>
  ) -> String? {
    switch name {
    case "TARGET_NAME", "TARGETNAME": target
    case "PROJECT_NAME", "PROJECT": project
    case "CONFIGURATION": configuration
    case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT": "."
    case "PRODUCT_NAME": product
    case "PRODUCT_MODULE_NAME":
      expanded("PRODUCT_NAME", in: configuration, open: &open).flatMap {
        $0.utf8.contains(UInt8(ascii: "$")) ? nil : ProjectModel.moduleName(from: $0)
      }
    default: nil
    }
  }

  // MARK: As written

  /// All settings as written: one for all configurations where these agree, else one for each.
  var all: [BuildSetting] {
    var values: [String: [String: String]] = [:]
    for configuration in configurations {
      for place in places[configuration] ?? [] {
        for setting in place where !setting.isConditional {
          guard (setting.configuration ?? configuration) == configuration else { continue }
          if values[setting.name]?[configuration] == nil {
            values[setting.name, default: [:]][configuration] = setting.value
          }
        }
      }
    }
    return values.keys.sortedByBytes().flatMap { name -> [BuildSetting] in
      let written = configurations.map { values[name]?[$0] }
      if let first = written.first, let value = first, written.allSatisfy({ $0 == first }) {
        return [BuildSetting(name: name, value: value)]
      }
      return zip(configurations, written).compactMap { configuration, value in
        value.map { BuildSetting(name: name, value: $0, configuration: configuration) }
      }
    }
  }
}

/// The `.xcconfig` files of a project, each read once.
final class XcodeConfigFiles {
  private let source: ManifestSource
  private var files: [String: XcodeConfigFile] = [:]

  init(_ source: ManifestSource) { self.source = source }

  /// The file at a path; `nil` when there is none.
  func file(at path: String) -> XcodeConfigFile? {
    if files[path] == nil { files[path] = XcodeConfigFile(path: path, from: source) }
    return files[path].flatMap { $0.filesRead.isEmpty ? nil : $0 }
  }
}
