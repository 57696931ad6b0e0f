import ProjectModel

/// What names a target: `//package:name`, `:name`, `@repository//package:name`.
struct BazelLabel: Hashable {
  /// The repository that it names; `nil` for the one that it is written in.
  var repository: String?
  /// The folder of its `BUILD` file in its repository.
  var package: String
  var name: String

  /// Reads a label that is written in a package.
  ///
  /// - Parameter own: the names that the repository has for itself.
  init(_ text: String, in package: String, own: Set<String> = []) {
    var rest = Substring(text)
    if rest.hasPrefix("@") {
      rest = rest.drop { $0 == "@" }
      // `@//a` and `@@//a` are this repository.
      let named = String(rest.prefix { $0 != "/" })
      repository = named.isEmpty || own.contains(named) ? nil : named
      rest = rest.firstRange(of: "//").map { rest[$0.lowerBound...] } ?? "//:\(named)"
    }
    guard rest.hasPrefix("//") else {
      let name = rest.hasPrefix(":") ? rest.dropFirst() : rest
      (self.package, self.name) = (package, String(name))
      return
    }
    let parts = rest.dropFirst(2).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    self.package = String(parts.first ?? "")
    name = parts.count == 2 ? String(parts[1]) : ProjectPath.name(of: self.package)
    if name.isEmpty, let repository { name = repository }
  }

  /// The label in full, as its own repository writes it.
  var inRepository: String { "//\(package):\(name)" }

  /// The label in full; the bare name for a target of another repository.
  var text: String { repository == nil ? inRepository : name }
}
