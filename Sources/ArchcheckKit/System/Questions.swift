import ProjectModel
import RuleLanguage
import SourceText
import SourceTrees

/// What a run asks of the machine that it stands on. Its history sees each question with the answer; a
/// question that is asked elsewhere is one whose answer may change without a later run's knowing.
extension Surroundings {
  /// The day it is here.
  package var today: CalendarDate? {
    asked(.today, "", { Machine.today }) { brief($0?.description) }
  }

  /// What stands at a path, links followed; `nil` where there is nothing.
  package func kind(of path: String) -> Machine.PathKind? {
    asked(.kind, path, { Machine.kind(of: path) }, brief)
  }

  /// Whether a path is a folder, something else, or nothing (`nil`); links are followed.
  package func isFolder(_ path: String) -> Bool? { kind(of: path).map { $0 == .folder } }

  /// Whether a path is neither a folder nor a regular file, but a pipe, device or socket; links are
  /// followed, and nothing is none of them.
  package func isOther(_ path: String) -> Bool { kind(of: path) == .other }

  /// The absolute path without symbolic links; `nil` when there is nothing at the path.
  package func resolved(_ path: String) -> String? {
    asked(.resolved, path, { resolvedPath(path) }, brief)
  }

  /// Takes note that a result depends on when what stands at a path changed last.
  package func depend(onStampOf path: String) {
    _ = asked(.stamp, path, { FileStamp(of: path) }, brief)
  }

  /// The files below a folder.
  ///
  /// - Throws: why the folder cannot be opened.
  package func files(below folder: String) throws(FileSystemError) -> FileSystem {
    let files = try FileSystem.live(root: folder)
    return history?.watching(files, isOnDisk: true) ?? files
  }

  /// Asks, and lets the history see the answer.
  func asked<Answer>(
    _ kind: Observation.Question.Kind, _ text: String, _ ask: () -> Answer,
    _ brief: (Answer) -> [UInt8]
  ) -> Answer {
    let answer = ask()
    history?.note(Observation.Question(kind: kind, text: ByteKey(text)), brief(answer), stamp: nil)
    return answer
  }
}
