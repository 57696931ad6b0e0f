import SourceText

extension Problem {
  /// A package or project that a manifest refers to outside of what is analysed.
  ///
  /// - Parameters:
  ///   - path: as written.
  ///   - base: the folder that it is relative to.
  package static func outside(
    _ what: String, _ path: String, from base: String?, at location: SourceLocation,
    severity: Severity = .info
  ) -> Self {
    let levels = base.flatMap { ProjectPath.levelsAboveRoot(path, from: $0) }
    return Problem(
      .pathOutsideRoot, severity: severity,
      message: "The \(what) at \(path) is outside the analysed folder and counts as external. "
        + adviceToInclude("it", levelsAbove: levels),
      location: location)
  }

  /// Sources, or a file with a part of a manifest, that are named outside of what is analysed.
  ///
  /// - Parameters:
  ///   - what: what they are, with its verb: `The included file ../a.yml is`.
  ///   - path: as written.
  ///   - base: the folder that it is relative to.
  ///   - object: what stands for them: `it`, `them`.
  package static func notRead(
    _ what: String, _ path: String, from base: String?, object: String,
    at location: SourceLocation
  ) -> Self {
    let levels = base.flatMap { ProjectPath.levelsAboveRoot(path, from: $0) }
    return Problem(
      .pathOutsideRoot,
      message: "\(what) outside the analysed folder and not read. "
        + adviceToInclude(object, levelsAbove: levels),
      location: location)
  }

  /// How to have something read that lies outside: by the folder that holds both, which has a path
  /// only if the number of levels above the root is known.
  package static func adviceToInclude(_ object: String, levelsAbove levels: Int?) -> String {
    let folder: String
    switch levels {
    case nil, 0?: folder = "a folder that contains both"
    case 1?: folder = "the parent folder (..)"
    case let levels?:
      let path = Array(repeating: "..", count: levels).joined(separator: "/")
      folder = "the folder \(levels) levels up (\(path))"
    }
    return "To include \(object), run archcheck on \(folder); `sources: exclude` leaves out what "
      + "else it contains."
  }
}
