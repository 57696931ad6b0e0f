/// The two files that an `.xcodeproj` may keep its project in.
package enum XcodeProjectFile {
  /// The property list, a table of objects.
  package static let propertyList = "project.pbxproj"
  /// The tree in JSON5, as Xcode 27 writes it; where both files are there, this one counts.
  package static let json = "project.xcproj"

  /// Whether a file of this name is one of them.
  package static func isName(_ name: String) -> Bool { name == json || name == propertyList }

  /// Whether a path is that of one of them.
  package static func isPath(_ path: String) -> Bool {
    path.hasSuffix(".xcproj") || path.hasSuffix(".pbxproj")
  }
}
