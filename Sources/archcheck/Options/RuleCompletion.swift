import ArchcheckKit

/// What a shell may write behind `--only` and `--skip`.
enum RuleCompletion {
  /// The ids of the rules in the working directory's configuration; none when it cannot be read,
  /// since a shell has no use for messages.
  static var ids: [String] {
    do throws(CommandFailure) {
      let root = try ProjectRoot(path: ".", searching: .upwards)
      return try ProjectConfiguration(root: root, explicitPath: nil).configuration.rules.map(\.id)
    } catch {
      return []
    }
  }
}
