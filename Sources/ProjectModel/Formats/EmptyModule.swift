import SourceText

extension Problem {
  /// A module without any source file.
  package static func emptyModule(_ name: String, in folder: String, at location: SourceLocation)
    -> Self
  {
    let place = folder.isEmpty ? "the project's folder" : folder
    return Problem(
      .emptyModule,
      message: "The module \(name) has no source files in \(place).",
      location: location)
  }
}
