import Analyzer
import ProjectModel
import SourceFacts
import SourceText

/// Who sees everything that a run asks of the disk, the environment and the calendar, and knows what
/// earlier runs have read.
package protocol RunWitness: AnyObject, Sendable {
  /// Takes note of a question and its answer.
  ///
  /// - Parameter stamp: as long as it is the same, so is the answer.
  func note(_ question: Observation.Question, _ answer: [UInt8], stamp: FileStamp?)
  /// Takes note of a file that was written, by its path as written.
  func note(_ text: String, toFile path: String)
  /// Takes note that the run asks for something that is not seen.
  func isNotWhole()
  /// The files below a folder, everything that is asked of them seen.
  ///
  /// - Parameter isOnDisk: whether the system's stamps of paths tell when they change.
  func watching(_ files: FileSystem, isOnDisk: Bool) -> FileSystem
  /// What a file says, as an earlier run read it.
  ///
  /// - Parameter reader: what reads such a file, apart from archcheck itself.
  func facts(of content: ContentID, reader: String) -> KnownFile?
  /// Keeps what a file says for later runs, and tells its identity.
  func keep(
    _ facts: FileFacts, of content: ContentID, size: Int, reader: String
  ) -> UnitIdentity
  /// The libclang that an earlier run found with some environment variables, where nothing has changed at the
  /// paths that tell of changes.
  func library(for variables: [String: String], watching paths: [String]) -> ClangIdentity?
  /// Keeps which libclang was found.
  func keep(library: ClangIdentity, for variables: [String: String], watching paths: [String])
  /// All questions so far with their answers, but for what some files hold, by a name that is equal for
  /// equal ones.
  ///
  /// - Parameter files: paths below a root.
  func situation(apartFrom files: Set<ByteKey>) -> ContentID
  /// What an earlier run with the same question found names to mean; `nil` where there is none.
  var resolution: [UInt8]? { get }
  /// Keeps what names were found to mean.
  ///
  /// - Parameter knownFiles: of how many files an earlier run had found it.
  func keep(resolution: [UInt8], knownFiles: Int)
}

/// A file that an earlier run has read.
package struct KnownFile: Sendable {
  /// What it says.
  package var facts: FileFacts
  /// The number of its bytes.
  package var size: Int
  /// By what resolution knows it.
  package var identity: UnitIdentity
}

/// Which libclang a run uses.
package struct ClangIdentity: Hashable, Sendable {
  /// The path of its file; a bare name where the system keeps it to itself.
  package var path: String
  /// What it calls itself.
  package var version: String
}
