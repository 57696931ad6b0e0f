/// What a manifest says of a module's headers, beside what the files tell; paths are relative to
/// the project's root.
struct HeaderHints {
  /// The public headers, if the manifest names them.
  var publicHeaders: [String]?
  /// Headers that the manifest says are not for others.
  var hiddenHeaders: [String] = []
  /// Names that may stand before the slash in includes.
  var namespaces: [String] = []
  /// Module maps that lie elsewhere than the module's files.
  var moduleMaps: [String] = []
  /// Headers that every file includes without saying so.
  var prefixHeaders: [String] = []
}
