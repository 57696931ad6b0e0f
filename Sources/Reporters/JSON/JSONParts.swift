import JSONText
import SourceText

extension SourceLocation {
  /// A place in a file.
  static let jsonForm = JSONForm<SourceLocation>.object("location") { fields }

  /// The members of a place, for objects that have them among others.
  static let fields: [JSONField<SourceLocation>] = [
    JSONField(
      "path", \.path, .string, "Relative to the project's root, separated by '/'."),
    JSONField("line", \.line, .count, "1-based; 0 for the whole file."),
    JSONField(
      "column", \.column, .count, "1-based, in UTF-8 bytes; 0 for the whole line."),
  ]
}

extension JSONField {
  /// The `#if` condition of something, absent where it is always there.
  static func condition(_ condition: @escaping @Sendable (Value) -> String?) -> Self {
    JSONField(
      "condition", ifPresent: condition, .string,
      "The #if condition under which it exists; absent if it always does.")
  }
}
