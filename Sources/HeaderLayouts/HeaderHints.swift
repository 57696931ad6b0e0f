/// What a manifest says of a module's headers, beside what the files tell; paths are relative to
/// the project's root.
package struct HeaderHints {
  /// The public headers, if the manifest names them.
  package var publicHeaders: [String]?
  /// Headers that the manifest says are not for others.
  package var hiddenHeaders: [String] = []
  /// Names that may stand before the slash in includes.
  package var namespaces: [String] = []
  /// Module maps that lie elsewhere than the module's files.
  package var moduleMaps: [String] = []
  /// Headers that every file includes without saying so.
  package var prefixHeaders: [String] = []

  /// Makes hints; those left out say nothing.
  package init(
    publicHeaders: [String]? = nil, hiddenHeaders: [String] = [], namespaces: [String] = [],
    moduleMaps: [String] = [], prefixHeaders: [String] = []
  ) {
    self.publicHeaders = publicHeaders
    self.hiddenHeaders = hiddenHeaders
    self.namespaces = namespaces
    self.moduleMaps = moduleMaps
    self.prefixHeaders = prefixHeaders
  }
}
