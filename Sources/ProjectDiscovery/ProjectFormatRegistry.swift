import BuildFormats
import ProjectFormats
import ProjectModel

/// The project formats that archcheck reads, and those that it knows by sight only.
package enum ProjectFormatRegistry {
  /// Every format that is read, by name.
  package static let all: [any ProjectFormat.Type] = [
    BazelFormat.self,
    BazelQueryFormat.self,
    CMakeFormat.self,
    CarthageFormat.self,
    PodfileFormat.self,
    PodspecFormat.self,
    SwiftPackageFormat.self,
    TuistFormat.self,
    XcodeGenFormat.self,
    XcodeProjectFormat.self,
    XcodeWorkspaceFormat.self,
  ]

  /// The name of the format that a file or folder name is a manifest of and that is not read, or not
  /// beside others; `nil` for any other name.
  package static func unreadFormat(of name: String) -> String? {
    switch name {
    case "BUCK": return "Buck"
    case "CMakeLists.txt": return "CMake"
    default: return nil
    }
  }

  /// The format that a file name is a manifest of, or `nil`.
  static func format(of fileName: String) -> (any ProjectFormat.Type)? {
    all.first { $0.recognises(fileName: fileName) }
  }
}
