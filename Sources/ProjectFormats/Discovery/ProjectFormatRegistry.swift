import ProjectModel

/// The project formats that archcheck reads, and those that it knows by sight only.
package enum ProjectFormatRegistry {
  /// Every format that is read, by name.
  package static let all: [any ProjectFormat.Type] = [
    PodspecFormat.self,
    SwiftPackageFormat.self,
    XcodeGenFormat.self,
  ]

  /// The name of the format that a file or folder name is a manifest of and that is not read yet;
  /// `nil` for any other name. Tuist's `Project.swift` is recognised by its text, not here.
  package static func unreadFormat(of name: String) -> String? {
    switch name {
    case "Podfile": return "CocoaPods"
    case "Cartfile": return "Carthage"
    case "BUILD", "BUILD.bazel", "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel": return "Bazel"
    case "BUCK": return "Buck"
    case "CMakeLists.txt": return "CMake"
    default: break
    }
    switch ProjectPath.fileExtension(of: name) {
    case "xcodeproj", "xcworkspace": return "Xcode"
    default: return nil
    }
  }

  /// Names of manifests that Tuist reads when they import `ProjectDescription`.
  static let tuistNames: Set<String> = ["Project.swift", "Workspace.swift", "Tuist.swift"]

  /// Whether the manifest of a format is read only where no other describes the same folder.
  static func isSecondary(_ format: any ProjectFormat.Type) -> Bool {
    format == PodspecFormat.self
  }

  /// The format that a file name is a manifest of, or `nil`.
  static func format(of fileName: String) -> (any ProjectFormat.Type)? {
    all.first { $0.recognises(fileName: fileName) }
  }
}
