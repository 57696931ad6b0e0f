/// A declaration as violations name it.
struct DeclarationLabel: Hashable, Sendable {
  /// What it is, in words: `class`, `enum case`.
  var kind: String
  /// Its module and qualified name, functions with argument labels: `Core.Store.load(from:)`.
  var name: String

  /// `class 'Core.Store'`.
  var described: String { "\(kind) '\(name)'" }
}
