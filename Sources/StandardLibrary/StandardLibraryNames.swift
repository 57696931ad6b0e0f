/// The names that every Swift file sees without an import: those of the modules `Swift`,
/// `_Concurrency` and `_StringProcessing`, the attributes of the language included.
///
/// Names only: no rule needs to know what stands behind them. A name of theirs that is
/// written in a file does not tell that the file uses any other module.
package enum StandardLibraryNames {
  /// Whether a name written by itself is one of the standard library or of the language. O(1).
  ///
  /// Names of functions and attributes that begin with an underscore are taken for such: nobody else is
  /// meant to have them. Types are not, since packages have some that their users must write.
  package static func hasTopLevel(_ name: String) -> Bool {
    if topLevel.contains(name) { return true }
    let isHidden = name.utf8.first == UInt8(ascii: "_")
    return isHidden && name.dropFirst().first?.isUppercase != true
  }

  /// Whether a name written behind a dot is that of a member which the standard library declares.
  /// O(1).
  ///
  /// Left out are names of which Foundation declares overloads for types of the standard library
  /// that read just alike, such as `components(separatedBy:)`.
  package static func hasMember(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "_") || members.contains(name)
  }

  /// Whether the functions of a name that the standard library declares have none with one of some labels: a call with
  /// it means another module's. `false` for a name whose functions are not known. O(labels).
  package static func lacks(_ labels: [String], of name: String) -> Bool {
    guard let known = StandardLibrary.names.labels(of: name) else { return false }
    return labels.contains { !known.contains($0) }
  }

  /// Types of the standard library that Foundation gives initialisers which read just like their
  /// own, such as `String(format:)`: a call of one does not tell which is meant.
  package static let typesWithForeignInitializers: Set<String> = ["Duration", "Range", "String"]

  /// Protocols of the standard library by which other modules give all its types that conform to them
  /// initialisers.
  package static let protocolsWithForeignInitializers = [
    "BinaryFloatingPoint", "BinaryInteger", "Collection", "Decodable", "FixedWidthInteger",
    "FloatingPoint", "OptionSet", "RangeReplaceableCollection", "RawRepresentable", "Sequence",
    "SetAlgebra", "StringProtocol",
  ]

  private static let topLevel = StandardLibrary.names[.topLevel]
  private static let members = StandardLibrary.names[.member]
}
