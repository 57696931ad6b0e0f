import ProjectModel

/// What names a target: `//package:name`, `:name`, `@repository//package:name`.
struct BazelLabel: Hashable {
  /// The folder of its `BUILD` file; `nil` for a target of another repository.
  var package: String?
  var name: String

  /// Reads a label that is written in a package.
  init(_ text: String, in package: String) {
    var rest = Substring(text)
    var isForeign = false
    if rest.hasPrefix("@") {
      // `@//a` and `@@//a` are this repository.
      rest = rest.drop { $0 == "@" }
      isForeign = !rest.hasPrefix("//")
      rest = rest.firstRange(of: "//").map { rest[$0.lowerBound...] } ?? "//"
    }
    guard rest.hasPrefix("//") else {
      let name = rest.hasPrefix(":") ? rest.dropFirst() : rest
      (self.package, self.name) = (package, String(name))
      return
    }
    let parts = rest.dropFirst(2).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = String(parts.first ?? "")
    name = parts.count == 2 ? String(parts[1]) : ProjectPath.name(of: folder)
    if isForeign, name.isEmpty { name = String(text.drop { $0 == "@" }.prefix { $0 != "/" }) }
    self.package = isForeign ? nil : folder
  }

  /// The label in full; the bare name for a target of another repository.
  var text: String { package.map { "//\($0):\(name)" } ?? name }
}
