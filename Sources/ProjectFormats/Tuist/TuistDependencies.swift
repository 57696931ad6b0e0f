import ProjectModel
import SourceText

/// Reads what the targets of a `Project.swift` depend on.
struct TuistDependencies {
  /// The project's name.
  let project: String
  /// The target's name.
  let target: String
  /// The places of lists from which targets have their names.
  let names: Set<Int>
  let paths: TuistPaths
  let source: ManifestSource

  /// The dependencies in the order written, with the other projects that they refer to.
  func read(_ items: [ManifestItem]) -> ([LoadedDependency], [ManifestReference]) {
    var dependencies: [LoadedDependency] = []
    var references: [ManifestReference] = []
    for item in items where !isPodfile(item.value) {
      guard let (name, form) = lookedUp(item, &references) else { continue }
      dependencies.append(
        LoadedDependency(
          name: name, form: form, location: paths.location(item.place(beside: names)),
          isConditional: item.isConditional || isConditional(item.value)))
    }
    return (dependencies, references)
  }

  /// Whether it is `.cocoapods(path:)`: the pods are those that the `Podfile` there gives the
  /// target.
  private func isPodfile(_ value: ManifestValue) -> Bool {
    guard case .call(let call) = value else { return false }
    return call.name == "cocoapods" && call.argument("path") != nil
  }

  private func isConditional(_ value: ManifestValue) -> Bool {
    if case .call(let call) = value { return call.argument("condition") != nil }
    return false
  }

  /// The name of a dependency and where it is looked up; `nil` for one that is none of the code's, or
  /// that is not understood, which is reported.
  private func lookedUp(
    _ item: ManifestItem, _ references: inout [ManifestReference]
  ) -> (String, LoadedDependency.Form)? {
    switch item.value {
    case .name("xctest"): return ("XCTest", .external)
    case .unknown: return nil
    case .call(let call):
      if let result = self.call(call, at: item.offset, &references) { return result }
      if call.hasUnknownArgument { return nil }
    default: break
    }
    source.report(
      .notUnderstood("a dependency of the target \(target)", at: paths.location(item.offset)))
    return nil
  }

  private func call(
    _ call: ManifestCall, at offset: Int, _ references: inout [ManifestReference]
  ) -> (String, LoadedDependency.Form)? {
    switch call.name {
    case "target":
      if let name = call["name"]?.string { return (name, .target) }
      // `.target(appTarget)`: a target that is held in a variable.
      guard case .call(let other)? = call[""] else { return nil }
      return other["name"]?.string.map { ($0, .target) }
    case "project":
      guard let name = call["target"]?.string, let path = call.argument("path") else { return nil }
      return projectTarget(name, path, at: offset, &references)
    case "external": return call["name"]?.string.map { ($0, .productOfAny) }
    case "package", "packagePlugin":
      guard let product = call["product"]?.string else { return nil }
      let isPlugin = call.name == "packagePlugin" || call["type"] == .name("plugin")
      return (product, isPlugin ? .plugin(package: nil) : .productOfAny)
    case "sdk": return call["name"]?.string.map { (Self.library(Self.stem($0)), .external) }
    case "framework", "xcframework", "library":
      guard let path = call.argument("path").flatMap({ paths.written($0.value) }) else {
        return nil
      }
      return (Self.library(Self.stem(path.text)), .framework)
    case "macro":
      if let name = call["name"]?.string { return (name, .target) }
      return call.argument("path").flatMap { paths.written($0.value) }.map {
        (Self.stem($0.text), .plugin(package: nil))
      }
    case "xctest": return ("XCTest", .external)
    case "cocoapod", "cocoapods", "foreignBuild":
      return (call["content"] ?? call["name"])?.string.map { ($0, .external) }
    default: return nil
    }
  }

  /// A target of the project in another folder, or in this one.
  private func projectTarget(
    _ name: String, _ path: ManifestItem, at offset: Int,
    _ references: inout [ManifestReference]
  ) -> (String, LoadedDependency.Form)? {
    guard let written = paths.written(path.value) else { return nil }
    let location = paths.location(offset)
    guard let folder = written.resolved else {
      source.report(
        .outside(
          "project", written.text, from: written.folder, at: location, severity: .warning))
      return (name, .external)
    }
    if folder.equalsInBytes(paths.home) { return (name, .target) }
    let reference = folder.isEmpty ? "." : folder
    references.append(
      ManifestReference(
        names: [reference], folder: folder, format: TuistFormat.name, location: location))
    return (name, .targetOf(reference: reference))
  }

  /// The last name of a path without its extension.
  private static func stem(_ path: String) -> String {
    let name = ProjectPath.name(of: path)
    let known: Set<Substring> = ["framework", "xcframework", "tbd", "a", "dylib"]
    let suffix = ProjectPath.fileExtension(of: name)
    return known.contains(suffix) ? String(name.dropLast(suffix.count + 1)) : name
  }

  /// The name of a library without the `lib` in front of it.
  private static func library(_ name: String) -> String {
    name.hasPrefix("lib") && name.count > 3 ? String(name.dropFirst(3)) : name
  }
}
