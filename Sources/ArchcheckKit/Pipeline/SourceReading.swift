import Analyzer
import ClangFrontend
import Containment
import Parallelism
import ProjectModel
import SourceFacts
import SourceText
import SwiftFrontend

/// What reading one source file gave.
package struct SourceReading: Sendable {
  /// The file.
  package var file: SourceFile
  /// What it says; empty when it could not be read.
  package var facts: FileFacts
  /// Whether its text was parsed, with syntax errors or without.
  package var isParsed: Bool
  /// By what later runs know what it names; `nil` where it is not kept.
  package var identity: UnitIdentity?

  /// The problems of the file with their places.
  package var problems: [Problem] {
    facts.problems.map { problem in
      var location = SourceLocation(path: file.path)
      if problem.offset >= 0 {
        let position = facts.lines.position(of: Int(problem.offset))
        location.line = position.line
        location.column = position.column
      }
      return Problem(problem.kind, message: problem.message, location: location)
    }
  }
}

/// What reading the source files of a project gave.
package struct SourceReadings: Sendable {
  /// What each file gave, in the order of the files.
  package var files: [SourceReading]
  /// The files left aside because there is no libclang; `nil` where there are none.
  package var skipped: SkippedSources?
  /// The libclang in use; `nil` where no file asks for one.
  package var library: ClangIdentity?
}

/// Reads the source files of a project, several at a time; the order of the results is that of the files,
/// however many read.
///
/// libclang is loaded when a file of the C family has to be read, and not before.
package func readSources(
  _ sources: [SourceFile], root: ProjectRoot, maxFileSize: Int, jobs: Int, progress: ProgressMeter
) -> SourceReadings {
  let library = ClangOnDemand(for: root)
  Journal.setRoot(root.path)
  progress.begin(total: sources.count)
  defer { progress.end() }
  let files = concurrentMap(sources, width: jobs, weight: \.size) { file -> SourceReading? in
    defer { progress.advance() }
    if let problem = root.setAside.factProblem(of: file.path) {
      return unread(file, because: problem)
    }
    return Journal.during(.reading, file: file.path, size: file.size) {
      readSource(file, root: root, maxFileSize: maxFileSize, library: library)
    }
  }
  var readings = SourceReadings(files: files.compactMap { $0 })
  let ofClang = sources.filter { $0.language != .swift }
  if ofClang.isEmpty { return readings }
  if let error = library.error {
    // What is known of some of them without libclang is not worth half a module.
    readings.files = readings.files.filter { $0.file.language == .swift }
    readings.skipped = SkippedSources(files: ofClang, error: error)
  } else {
    readings.library = library.identity
  }
  library.noteDependence()
  return readings
}

/// What a file says; `nil` for one that libclang would have to read where there is none.
private func readSource(
  _ file: SourceFile, root: ProjectRoot, maxFileSize: Int, library: ClangOnDemand
) -> SourceReading? {
  guard let reader = FactsReading(of: file, library: library) else { return nil }
  let history = root.surroundings.history
  if let history, let content = root.files.content(file.path),
    let known = history.facts(of: content.id, reader: reader.name), known.size <= maxFileSize
  {
    return reading(of: file, size: known.size, facts: known.facts, identity: known.identity)
  }
  let bytes: [UInt8]
  do throws(FileSystemError) {
    bytes = try root.files.read(file.path, maxFileSize)
  } catch {
    return unread(file, because: problem(for: error))
  }
  var identity: UnitIdentity?
  let facts = remembered(bytes, of: file, library: reader.library, in: root) { source in
    guard let history else { return reader.read(source) }
    let content = root.files.content(file.path)?.id ?? ContentID(of: bytes)
    if let known = history.facts(of: content, reader: reader.name) {
      identity = known.identity
      return known.facts
    }
    guard let facts = reader.read(source) else { return nil }
    // Another libclang than the earlier run's says other things of the file.
    if file.language != .swift, !library.isAsKnown { return facts }
    identity = history.keep(facts, of: content, size: source.count, reader: reader.name)
    return facts
  }
  return facts.map { reading(of: file, size: bytes.count, facts: $0, identity: identity) }
}

/// What reads a file of a kind, and under which name its facts are kept: equal names stand for readers
/// that say the same of the same bytes.
private struct FactsReading {
  let name: String
  /// The path of the libclang that it needs; `nil` for Swift.
  let library: String?
  /// What a file says; `nil` where there is no libclang after all.
  let read: (UnsafeBufferPointer<UInt8>) -> FileFacts?

  /// The reader of a file; `nil` where there is none.
  init?(of file: SourceFile, library: ClangOnDemand) {
    let fileName = ProjectPath.name(of: file.path)
    if file.language == .swift {
      name = fileName == "main.swift" ? "Swift script" : "Swift"
      self.library = nil
      read = { extractSwiftFacts(source: $0, path: file.path) }
    } else {
      guard let identity = library.identity else { return nil }
      name = "\(identity.version) \(ProjectPath.fileExtension(of: fileName))"
      self.library = identity.path
      read = { source in
        library.loaded.map { extractClangFacts(source: source, path: file.path, library: $0) }
      }
    }
  }
}

private func reading(
  of file: SourceFile, size: Int, facts: FileFacts, identity: UnitIdentity?
) -> SourceReading {
  // Where conditions nest too deep the whole file is left out; other deep code only from there on.
  let isLeftOut =
    file.language == .swift && facts.problems.contains { $0.kind == .nestingTooDeep }
    && facts.declarations.isEmpty && facts.imports.isEmpty
  let isParsed = !isLeftOut && !facts.problems.contains { $0.kind == .unreadableFile }
  return SourceReading(
    file: SourceFile(path: file.path, size: size), facts: facts, isParsed: isParsed,
    identity: identity)
}

private func unread(_ file: SourceFile, because problem: FactProblem) -> SourceReading {
  var facts = FileFacts()
  facts.problems = [problem]
  // It shows nothing of itself, whatever the reason.
  let nothing = ContentID(of: [])
  return SourceReading(
    file: file, facts: facts, isParsed: false,
    identity: UnitIdentity(facts: nothing, interface: nothing))
}

/// The facts of a file, taken from the run's memory where it has one.
private func remembered(
  _ bytes: [UInt8], of file: SourceFile, library: String?, in root: ProjectRoot,
  read: (UnsafeBufferPointer<UInt8>) -> FileFacts?
) -> FileFacts? {
  guard let memory = root.surroundings.memory else {
    return bytes.withUnsafeBufferPointer(read)
  }
  return memory.facts(of: file.path, bytes: bytes, library: library) {
    bytes.withUnsafeBufferPointer(read)
  }
}

private func problem(for error: FileSystemError) -> FactProblem {
  switch error {
  case .tooLarge(let size, let limit):
    FactProblem(
      kind: .fileTooLarge, offset: -1,
      message:
        "The file has \(size) bytes and is not read, because the limit is \(limit): exclude it, or "
        + "raise `sources: max-file-size`.")
  default:
    FactProblem(
      kind: .unreadableFile, offset: -1,
      message: "The file cannot be read: \(error). Make it readable, or exclude it.")
  }
}
