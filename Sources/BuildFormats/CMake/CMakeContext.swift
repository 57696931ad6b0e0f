import SourceText

/// What commands are run in.
struct CMakeContext {
  var file: CMakeFile
  var scope: CMakeScope
  /// The folder of the list that runs, from the project's root.
  var folder: String
  var depth: Int
  var isConditional: Bool

  /// The place of a command that runs in it.
  func location(of command: CMakeCommand) -> SourceLocation { file.location(of: command) }

  /// Sets a variable; where a condition decides that, its old value may hold, too.
  func set(_ name: String, to value: CMakeValue) {
    guard isConditional, let old = scope[name], old != value else {
      scope[name] = value
      return
    }
    scope[name] = CMakeValue(
      items: distinct(old.items + value.items), isPartial: old.isPartial || value.isPartial)
  }
}
