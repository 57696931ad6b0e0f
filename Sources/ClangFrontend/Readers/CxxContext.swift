import SourceFacts

/// What the text around a place of C++ says: namespaces, the class, the template head before it.
struct CxxContext {
  /// A namespace whose brace is open.
  struct Namespace {
    /// The index of its closing brace.
    var end: Int
    /// How many names it adds.
    var count: Int
    /// The access around it.
    var access: AccessLevel
  }

  /// The open namespaces, outermost first.
  var namespaces: [Namespace] = []
  /// The namespaces that the file opens or uses.
  var known: Set<String> = []
  /// What namespaces are called anew by `namespace a = b::c;`, by the new name. One that is given
  /// two meanings, as in two branches of `#if`, keeps its name.
  var aliases: [String: String] = [:]
  /// The name of the class whose members are read, without its template arguments, or `nil`.
  var className: NameID?
  /// Whether something in the class around may be a macro that declares members.
  var hasMacros = false
  /// The parameter lists of the `template` in front of what comes next.
  var templates: [Range<Int>] = []
}
