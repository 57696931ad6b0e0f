import ProjectModel

/// Commands that declare targets and say what belongs to them.
struct CMakeTargetCommands {
  private let source: ManifestSource
  private let expansion: CMakeExpansion
  private let doubts: CMakeDoubts
  private var declared = CMakeTargets()
  /// The names of targets that are run as tests.
  private var tested: Set<String> = []

  init(source: ManifestSource, expansion: CMakeExpansion, doubts: CMakeDoubts) {
    self.source = source
    self.expansion = expansion
    self.doubts = doubts
  }

  /// All targets declared; tests may be named before their targets are.
  var targets: CMakeTargets {
    var result = declared
    for name in tested { result.change(name) { $0.isTest = true } }
    return result
  }

  // MARK: Declarations

  private static let types: Set<String> = [
    "STATIC", "SHARED", "MODULE", "OBJECT", "INTERFACE", "UNKNOWN",
  ]

  /// `add_library(Name STATIC a.swift)`, `add_library(Other ALIAS Name)`, `add_executable(…)`.
  mutating func declare(_ command: CMakeCommand, in context: CMakeContext) {
    guard let first = command.arguments.first else { return }
    guard let name = expansion.text(of: first, in: context.scope), !name.isEmpty else {
      return noteUnknown(command, in: context)
    }
    let words = command.arguments.dropFirst().map(\.text)
    if words.contains("IMPORTED") { return }
    if let alias = words.firstIndex(of: "ALIAS"), alias + 1 < words.count {
      if let actual = expansion.text(of: command.arguments[alias + 2], in: context.scope) {
        declared.alias(name, for: actual)
      }
      return
    }
    let type = words.first(where: Self.types.contains)
    declared.declare(
      CMakeTarget(
        name: name, kind: command.name == "add_executable" ? .executable : .library,
        location: context.location(of: command), folder: context.folder,
        type: type.map { "\(command.name) \($0)" } ?? command.name,
        isConditional: context.isConditional))
    addFiles(of: command, to: name, in: context)
  }

  /// `add_test(NAME x COMMAND target)`, `add_test(x target)`.
  mutating func noteTest(_ command: CMakeCommand, in context: CMakeContext) {
    let words = command.arguments.map { expansion.text(of: $0, in: context.scope) }
    let place = words.firstIndex(of: "COMMAND") ?? 0
    if place + 1 < words.count, let target = words[place + 1] { tested.insert(target) }
  }

  // MARK: Files

  /// Words among sources that are none.
  private static let keywords: Set<String> = types.union([
    "EXCLUDE_FROM_ALL", "WIN32", "MACOSX_BUNDLE", "PRIVATE", "PUBLIC", "FILE_SET", "TYPE",
    "BASE_DIRS", "FILES", "HEADERS",
  ])

  /// `target_sources(Name PRIVATE a.swift)`.
  mutating func addSources(_ command: CMakeCommand, in context: CMakeContext) {
    guard let name = expansion.firstText(of: command, in: context.scope) else {
      return noteUnknown(command, in: context)
    }
    addFiles(of: command, to: name, in: context)
  }

  /// Adds the files that follow a target's name.
  private mutating func addFiles(
    of command: CMakeCommand, to name: String, in context: CMakeContext
  ) {
    let value = expansion.value(of: command.arguments.dropFirst(), in: context.scope)
    let location = context.location(of: command)
    var files: [String] = []
    var objects: [String] = []
    var hasUnknown = value.isPartial
    for item in CMakeGeneratorExpression.elements(of: value.items) {
      if Self.keywords.contains(item) || item.isEmpty || item.hasPrefix(CMakePath.build) {
        continue
      }
      if let inner = CMakeGeneratorExpression.inner(of: item, "TARGET_OBJECTS") {
        objects.append(inner)
        continue
      }
      let written = CMakeGeneratorExpression.inner(of: item, "BUILD_INTERFACE") ?? item
      if CMakeGeneratorExpression.isIn(written) {
        hasUnknown = true
        continue
      }
      guard SourceFileKind(path: written) != nil,
        let path = CMakePath.resolved(written, from: context.folder),
        case .file(let file)? = source.find(path, location)
      else { continue }
      files.append(file)
    }
    if hasUnknown { noteUnknown(command, in: context) }
    let links = links(to: objects, command, in: context)
    declared.change(name) { target in
      target.sources += files
      if hasUnknown { target.hasUnknownSources = true }
      target.links += links
    }
  }

  // MARK: Links, headers and properties

  private static let linkKeywords: Set<String> = [
    "PRIVATE", "PUBLIC", "INTERFACE", "LINK_PRIVATE", "LINK_PUBLIC", "LINK_INTERFACE_LIBRARIES",
    "debug", "optimized", "general",
  ]

  /// `target_link_libraries(Name PRIVATE Other)`.
  mutating func addLinks(_ command: CMakeCommand, in context: CMakeContext) {
    guard let name = expansion.firstText(of: command, in: context.scope) else {
      return noteUnknown(command, in: context)
    }
    let value = expansion.value(of: command.arguments.dropFirst(), in: context.scope)
    let items = CMakeGeneratorExpression.elements(of: value.items)
    let isUnknown = value.isPartial || items.contains(where: CMakeGeneratorExpression.isIn)
    let names = items.filter { item in
      !Self.linkKeywords.contains(item) && !CMakeGeneratorExpression.isIn(item)
        && !item.hasPrefix("-") && !item.contains("/")
    }
    let links = links(to: names, command, in: context)
    declared.change(name) { target in
      if isUnknown { target.hasUnknownLinks = true }
      target.links += links
    }
  }

  private func links(
    to names: [String], _ command: CMakeCommand, in context: CMakeContext
  ) -> [CMakeTarget.Link] {
    let location = context.location(of: command)
    return names.map {
      CMakeTarget.Link(name: $0, location: location, isConditional: context.isConditional)
    }
  }

  private static let includeKeywords: Set<String> = [
    "PRIVATE", "PUBLIC", "INTERFACE", "SYSTEM", "BEFORE", "AFTER",
  ]

  /// `target_include_directories(Name PUBLIC include)`.
  mutating func addIncludes(_ command: CMakeCommand, in context: CMakeContext) {
    guard let name = expansion.firstText(of: command, in: context.scope) else { return }
    let value = expansion.value(of: command.arguments.dropFirst(), in: context.scope)
    let folders = value.items.compactMap { item -> String? in
      let written = CMakeGeneratorExpression.inner(of: item, "BUILD_INTERFACE") ?? item
      guard !Self.includeKeywords.contains(written), !CMakeGeneratorExpression.isIn(written),
        !written.hasPrefix(CMakePath.build)
      else { return nil }
      return CMakePath.resolved(written, from: context.folder)
    }
    declared.change(name) { $0.includes += folders }
  }

  /// `set_target_properties(Name PROPERTIES Swift_MODULE_NAME Other)`, `set_property(TARGET …)`.
  mutating func setProperties(_ command: CMakeCommand, in context: CMakeContext) {
    var words = command.arguments.map { expansion.text(of: $0, in: context.scope) }
    if command.name == "set_property" {
      guard words.first == "TARGET" else { return }
      words.removeFirst()
    }
    let end = command.name == "set_property" ? "PROPERTY" : "PROPERTIES"
    guard let start = words.firstIndex(of: end) else { return }
    var index = start + 1
    while index + 1 < words.count {
      if words[index] == "Swift_MODULE_NAME", let value = words[index + 1] {
        for name in words[..<start].compactMap({ $0 }) {
          declared.change(name) { $0.moduleName = value }
        }
      }
      index += 2
    }
  }

  private func noteUnknown(_ command: CMakeCommand, in context: CMakeContext) {
    doubts.note(notLiteralAt: context.location(of: command))
  }
}
