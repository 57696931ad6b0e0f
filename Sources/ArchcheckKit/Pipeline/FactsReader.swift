import Findings
import ProjectModel
import RuleLanguage
import SourceText

/// Reads the facts of files that the command line names, alone or as the files of a project.
package struct FactsReader: Sendable {
  /// Files and folders as written.
  package let paths: [String]
  /// What files of folders have to match; `nil` for all.
  package let pattern: Pattern?
  /// How many files are read at a time.
  package let jobs: Int
  /// What the run finds around it.
  package let surroundings: Surroundings

  /// A reader of files, and of those below folders that match a pattern.
  package init(
    paths: [String], pattern: Pattern?, jobs: Int, surroundings: Surroundings = .process
  ) {
    self.paths = paths
    self.pattern = pattern
    self.jobs = jobs
    self.surroundings = surroundings
  }

  /// The facts, in the order of the command line, below folders by path; each path once.
  ///
  /// - Throws: a failure for what is not there or no source file, when nothing could be read, and
  ///   for files of the C family without libclang.
  package func files() throws(CommandFailure) -> [FileFactsReport] {
    var readings: [SourceReading] = []
    var warnings: [Problem] = []
    for path in paths {
      switch surroundings.isFolder(surroundings.path(path)) {
      case nil:
        throw CommandFailure(
          .notUnderstood, "There is no file or folder '\(path)': correct the path.")
      case true?: readings += try filesOfProject(at: path, &warnings)
      case false?: readings.append(try file(at: path))
      }
    }
    // Only now: a run that is repeated for a file set aside would say it again.
    for problem in warnings {
      surroundings.errors.write(problem.line.withoutControlCharacters + "\n")
    }
    try requireSomething(readings)
    var seen: Set<ByteKey> = []
    return readings.filter { seen.insert(ByteKey($0.file.path)).inserted }.map { reading in
      FileFactsReport(
        path: reading.file.path, byteCount: reading.file.size, facts: reading.facts)
    }
  }

  private func file(at path: String) throws(CommandFailure) -> SourceReading {
    let file = SourceFile(path: ProjectPath.name(of: path), size: 0)
    guard SourceFileKind.isSource(file.path) else {
      throw CommandFailure(
        .notUnderstood,
        "'\(path)' does not have the extension of a Swift, Objective-C, C or C++ source file, and "
          + "facts are read only from these.")
    }
    let root = try ProjectRoot(path: path, in: surroundings)
    watchFiles(maxFileSeconds: SourceOptions.defaultMaxFileSeconds)
    let size = SourceOptions.defaultMaxFileSize
    let sources = readSources(
      [file], root: root, maxFileSize: size, jobs: 1, progress: ProgressMeter(isShown: false))
    if let skipped = sources.skipped { throw skipped.failure }
    var reading = sources.files[0]
    reading.file.path = ProjectPath.resolve(path, from: "") ?? path
    return reading
  }

  private func filesOfProject(
    at path: String, _ warnings: inout [Problem]
  ) throws(CommandFailure) -> [SourceReading] {
    let root = try ProjectRoot(path: path, in: surroundings)
    let configuration = try ProjectConfiguration(root: root, explicitPath: nil).configuration
    watchFiles(maxFileSeconds: configuration.sources.maxFileSeconds)
    let sources = try DiscoveredProject(root: root, configuration: configuration).sources
    let wanted = sources.filter { source in pattern.map { $0.matches(source.path) } ?? true }
    if wanted.isEmpty, let pattern {
      throw CommandFailure(
        .notUnderstood, "No source file of the project '\(path)' matches '\(pattern.text)'.")
    }
    let read = readSources(
      wanted, root: root, maxFileSize: configuration.sources.maxFileSize, jobs: jobs,
      progress: ProgressMeter(isShown: false))
    if let skipped = read.skipped {
      if read.files.isEmpty { throw skipped.failure }
      warnings.append(skipped.problem)
    }
    warnings += root.setAside.problems
    let folder = ProjectPath.resolve(path, from: "") ?? path
    return read.files.map { reading in
      var reading = reading
      reading.file.path = ProjectPath.join(folder, reading.file.path)
      return reading
    }
  }

  private func requireSomething(_ readings: [SourceReading]) throws(CommandFailure) {
    if readings.contains(where: \.isParsed) { return }
    var failure = CommandFailure(.noSource, "No source file was found or could be read.")
    failure.add(readings.flatMap(\.problems))
    throw failure
  }
}
