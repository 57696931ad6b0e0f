/// Why no libclang could be loaded.
package struct ClangLibraryError: Error, Sendable {
  /// Why one place did not do.
  enum Reason: Error, Hashable, Sendable {
    /// There is nothing, or the system's loader does not know the name.
    case absent
    /// The system's loader says why.
    case unusable(String)
    case tooOld(version: String)
  }

  /// The value of `ARCHCHECK_LIBCLANG`; `nil` when it is not set.
  var explicitPath: String?
  /// What was tried, in order, and what came of it.
  var attempts: [(path: String, reason: Reason)] = []

  /// What was tried, in short: a clause without a full stop.
  package var summary: String {
    let found = attempts.compactMap { attempt -> String? in
      switch attempt.reason {
      case .absent: nil
      case .unusable(let reason): "\(attempt.path) cannot be loaded (\(reason))"
      case .tooOld(let version):
        "\(attempt.path) is too old (\(version.isEmpty ? "unknown version" : version); "
          + "\(ClangLibrary.minimumVersion) or later is needed)"
      }
    }
    if !found.isEmpty { return found.joined(separator: ", ") }
    if let explicitPath {
      return "\(ClangLibrary.environmentVariable) is '\(explicitPath)', but there is no libclang"
    }
    return "libclang was not found"
  }

  /// How to get one: a sentence.
  package static let advice =
    "Install it (Debian and Ubuntu: apt-get install libclang-dev, or libclang1-14; Fedora: dnf "
    + "install clang-libs; macOS: xcode-select --install), or set "
    + "\(ClangLibrary.environmentVariable) to its path."
}

extension ClangLibraryError: CustomStringConvertible {
  /// What was tried, place by place, and how to install what is missing.
  package var description: String {
    let places = ClangSearch.shortened(attempts.map(\.path)).joined(separator: ", ")
    let tried = places.isEmpty ? "" : " Tried: \(places)."
    return "There is no libclang of version \(ClangLibrary.minimumVersion) or later: "
      + "\(summary).\(tried) "
      + Self.advice
  }
}
