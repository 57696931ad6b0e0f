import SourceText

extension Problem {
  /// A package or project that a manifest refers to outside of what is analysed.
  static func outside(
    _ what: String, _ path: String, at location: SourceLocation, severity: Severity = .info
  ) -> Self {
    Problem(
      .pathOutsideRoot, severity: severity,
      message: "The \(what) at \(path) is outside the analysed folder and counts as external: to "
        + "include it, run archcheck on a folder that contains both.",
      location: location)
  }
}
