import ProjectModel
import SourceText

/// The macros that `BUILD` files call, whose own code is not read, and how they are told.
struct BazelMacros {
  /// Functions of the language and of Bazel that make no target.
  private static let functions: Set<String> = [
    "glob", "select", "len", "range", "dict", "list", "sorted", "str", "zip", "enumerate", "struct",
    "depset", "Label", "use_extension", "bind", "if", "in", "for", "not", "and", "or", "else",
  ]
  /// How many macros are named in a message.
  private static let named = 20

  /// Macros with the place of their first use, and how many targets they make.
  private var uses: [String: (location: SourceLocation, count: Int)] = [:]

  /// Notes a function that is called, if it is a macro.
  mutating func note(_ name: String, at location: SourceLocation) {
    guard BazelRule(name) == .unknown, !Self.functions.contains(name) else { return }
    uses[name] = (uses[name]?.location ?? location, (uses[name]?.count ?? 0) + 1)
  }

  /// Names the macros, in one message.
  func report(to source: ManifestSource) {
    guard let first = uses.values.map(\.location).min() else { return }
    let names = uses.keys.sortedByBytes()
    let listed = names.prefix(Self.named).map { name in
      let count = uses[name]?.count ?? 1
      return count == 1 ? name : "\(name) (\(count) times)"
    }
    let more = names.count > Self.named ? " and \(names.count - Self.named) more" : ""
    source.report(
      Problem(
        .manifestNotUnderstood, severity: .info,
        message:
          "Macros are not read: \(listed.joined(separator: ", "))\(more). Where one is given "
          + "`srcs`, they count as those of a module with the `deps` beside them, to which it may add "
          + "others; what else it makes is unknown.",
        location: first))
  }
}
