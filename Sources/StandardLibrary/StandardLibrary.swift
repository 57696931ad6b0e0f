/// What is known of the standard library and of the core of Foundation without reading them.
///
/// One text says all of it: declarations that carry a type of the project through a chain of calls, remarks on their
/// types, and lists of names whose declarations no chain needs.
package enum StandardLibrary {
  /// What chains need to know of the standard library and of Foundation: the members that carry a type of the project
  /// through, and those whose result is worth a name. Swift declarations without bodies, read like any other file.
  ///
  /// Members that lead nowhere are left out: a chain ends there either way. Order counts among overloads that the
  /// arguments do not tell apart.
  package static let interface =
    (ofLibrary + [foundationInterface]).joined(separator: "\n")

  /// The names of the text, read when one is asked for.
  static let names = LibraryNames(
    ofLibrary: ofLibrary, elsewhere: [foundationInterface], further: furtherNames)

  private static let ofLibrary = [
    protocolInterface, collectionInterface, valueInterface, textInterface, functionInterface,
    concurrencyInterface, spanInterface,
  ]
}
