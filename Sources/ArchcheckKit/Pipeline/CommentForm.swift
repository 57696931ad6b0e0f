import ProjectModel
import SourceFacts

/// How comments are written in a file that is no source of the project: in manifests and in what else a finding
/// may stand in.
enum CommentForm {
  case line(LineCommentMark)
  case swift

  /// Tells it by the file's name; `nil` for files of other forms, and for those in which a comment would not last,
  /// such as `project.pbxproj`, which Xcode writes anew.
  init?(path: String) {
    let name = ProjectPath.name(of: path)
    let ending = String(ProjectPath.fileExtension(of: path))
    if ending == "swift" {
      self = .swift
    } else if Self.namesWithHashes.contains(name) || ProjectPath.isPodfile(path)
      || Self.endingsWithHashes.contains(ending)
    {
      self = .line(.hash)
    } else if name == XcodeProjectFile.json || ["modulemap", "xcconfig"].contains(ending) {
      self = .line(.slashes)
    } else {
      return nil
    }
  }

  private static let namesWithHashes: Set<String> = [
    "Appfile", "BUILD", "Brewfile", "CMakeLists.txt", "Cakefile", "Cartfile", "Cartfile.private",
    "Dangerfile",
    "Dockerfile", "Fastfile", "Gemfile", "Makefile", "Matchfile", "Rakefile", "WORKSPACE",
  ]

  private static let endingsWithHashes: Set<String> = [
    "bazel", "bzl", "cmake", "gemspec", "podspec", "py", "rake", "rb", "sh", "toml", "yaml", "yml",
  ]
}
