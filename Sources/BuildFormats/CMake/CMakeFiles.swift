import ProjectModel
import SourceText

/// A list of CMake that was read.
struct CMakeFile {
  var path: String
  var commands: [CMakeCommand]
  /// The indices of the commands that end blocks, by those of the commands that begin them.
  var ends: [Int: Int]
  private let lines: LineTable

  init(path: String, text: String, commands: [CMakeCommand]) {
    self.path = path
    self.commands = commands
    ends = CMakeBlocks.ends(of: commands)
    lines = LineTable(of: text)
  }

  /// The place of a command.
  func location(of command: CMakeCommand) -> SourceLocation { location(at: command.offset) }

  /// The place of a UTF-8 offset.
  func location(at offset: Int) -> SourceLocation {
    let (line, column) = lines.position(of: offset)
    return SourceLocation(path: path, line: line, column: column)
  }
}

/// The lists of a project and what they include, each read once.
final class CMakeFiles {
  private let source: ManifestSource
  private var files: [String: CMakeFile] = [:]
  /// The files read, in the order read.
  private(set) var paths: [String] = []

  init(source: ManifestSource) { self.source = source }

  /// A file by its path; `nil` when there is none.
  func file(at path: String, reference: SourceLocation?) -> CMakeFile? {
    if let known = files[path] { return known }
    guard case .file(let found)? = source.find(path, reference ?? SourceLocation(path: path)),
      let text = source.text(found, reference)
    else { return nil }
    let (commands, mistake) = cmakeCommands(of: text)
    let file = CMakeFile(path: found, text: text, commands: commands)
    if let mistake {
      source.report(
        Problem(
          .manifestNotUnderstood,
          message: "What begins here is no command of CMake, or is not closed: what follows may be "
            + "misread.",
          location: file.location(at: mistake)))
    }
    paths.append(found)
    files[path] = file
    return file
  }
}
