import ArchcheckKit

/// What a shell may write behind `--only` and `--skip`.
enum RuleCompletion {
  /// The ids of the rules in the working directory's configuration; none when it cannot be read,
  /// since a shell has no use for messages.
  ///
  /// Shells evaluate what they complete with: bash runs `$(…)` in it. The configuration may be a stranger's, and
  /// so only ids of which each character means itself are offered.
  static var ids: [String] {
    do throws(CommandFailure) {
      let root = try ProjectRoot(path: ".", searching: .upwards)
      return try ProjectConfiguration(root: root, explicitPath: nil).configuration.rules.map(\.id)
        .filter(isPlain)
    } catch {
      return []
    }
  }

  /// Whether no shell finds anything to evaluate in a text, nor an option.
  static func isPlain(_ text: String) -> Bool {
    let marks: Set<Unicode.Scalar> = ["-", "_", ".", "/", ":"]
    return !text.isEmpty && !text.hasPrefix("-")
      && text.unicodeScalars.allSatisfy { scalar in
        let isDigit = ("0"..."9").contains(scalar)
        return isDigit || scalar.properties.isAlphabetic || marks.contains(scalar)
      }
  }
}
