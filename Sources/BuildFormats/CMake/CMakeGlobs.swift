import GitFiles
import ProjectModel

/// Which files the patterns of `file(GLOB X a/*.swift)` and `file(GLOB_RECURSE …)` find.
struct CMakeGlobs {
  let source: ManifestSource
  let expansion: CMakeExpansion

  /// Sets the variable of a glob to the files found; other uses of `file` do nothing.
  func list(_ command: CMakeCommand, in context: CMakeContext) {
    guard command.arguments.count > 1 else { return }
    let kind = command.arguments[0].text
    guard kind == "GLOB" || kind == "GLOB_RECURSE" else { return }
    let variable = command.arguments[1].text
    var rest = command.arguments.dropFirst(2)
    var isRelative = false
    while let word = rest.first?.text {
      if word == "CONFIGURE_DEPENDS" || word == "FOLLOW_SYMLINKS" {
        rest = rest.dropFirst()
      } else if word == "RELATIVE" || word == "LIST_DIRECTORIES" {
        isRelative = isRelative || word == "RELATIVE"
        rest = rest.dropFirst(2)
      } else {
        break
      }
    }
    let patterns = expansion.value(of: rest, in: context.scope)
    var value = CMakeValue(isPartial: patterns.isPartial)
    for pattern in patterns.items {
      let paths = files(
        matching: pattern, isRecursive: kind == "GLOB_RECURSE", from: context.folder)
      value.items += paths.map { path in
        // Relative paths are mostly relative to the folder itself, to which they are resolved later.
        guard isRelative, ProjectPath.isInside(path, of: context.folder) else {
          return CMakePath.absolute(path)
        }
        let skip = context.folder.isEmpty ? 0 : context.folder.utf8.count + 1
        return String(decoding: path.utf8.dropFirst(skip), as: UTF8.self)
      }
    }
    expansion.budget.spend(value.items.count)
    context.set(variable, to: value)
  }

  private func files(
    matching pattern: String, isRecursive: Bool, from home: String
  ) -> [String] {
    guard let whole = CMakePath.resolved(pattern, from: home) else { return [] }
    let parts = ProjectPath.components(whole)
    let fixed = parts.dropLast().prefix { !$0.contains { "*?[".contains($0) } }
    let folder = fixed.joined(separator: "/")
    var names = parts.dropFirst(fixed.count).map(String.init)
    if isRecursive, let last = names.popLast() { names += ["**", last] }
    guard let matcher = PathPattern(names.joined(separator: "/").utf8) else { return [] }
    let skip = folder.isEmpty ? 0 : folder.utf8.count + 1
    return source.sources(folder) { _ in false }.filter { path in
      let names = Array(path.utf8.dropFirst(skip)).split(separator: UInt8(ascii: "/"))[...]
      return (isRecursive || names.count == parts.count - fixed.count) && matcher.matches(names)
    }
  }
}
