import Analyzer
import ClangFrontend
import Parallelism
import ProjectFormats
import ProjectModel
import RuleLanguage
import SourceText

/// How syntax trees of C and C++ files are read.
package struct SyntaxTreeReading: Sendable {
  /// How long libclang may take for one file, unless told otherwise.
  package static let usualDeadline = Duration.seconds(10)

  /// The absolute path of the project's root.
  package var root: String
  /// Where libclang lies.
  package var libraryPath: String
  /// The program whose worker command is run.
  package var program: String? = ThisProgram.path
  /// How long libclang may take for one file.
  package var deadline = usualDeadline
  /// The macros that are defined.
  package var defines: [String] = []
  /// How many files are read at a time.
  package var jobs: Int

  /// Gives the units of C and C++ files what libclang's syntax trees say of their names. The
  /// result is the same for any number of jobs.
  ///
  /// - Returns: a problem for each file without a syntax tree, or one if no process could be started.
  package func addReferences(to units: inout [SourceUnit], modules: [ModuleDescription])
    -> [Problem]
  {
    let indices = units.indices.filter { SourceFile.hasSyntaxTree(units[$0].path) }
    guard !indices.isEmpty else { return [] }
    let folders = IncludeFolders(modules)
    let root = root
    let defines = defines
    let requests = indices.map { index in
      SyntaxTreeRequest(
        root: root, path: units[index].path,
        includeFolders: folders.of(units[index].path, in: units[index].module.int),
        defines: defines)
    }
    let workers = SyntaxTreeWorkers(
      program: program, libraryPath: libraryPath, deadline: deadline)
    defer { workers.end() }
    let sizes = indices.map { units[$0].byteCount }
    let outcomes = concurrentMap(
      Array(requests.indices), width: jobs, weight: { sizes[$0] }
    ) { workers.outcome(of: requests[$0]) }
    // With some files only, the result would depend on which came first.
    if outcomes.contains(.noProcess) { return [noProcess] }
    var problems: [Problem] = []
    for (index, outcome) in zip(indices, outcomes) {
      switch outcome {
      case .references(let references): units[index].treeReferences = references
      case .failure(let reason): problems.append(problem(units[index].path, reason))
      case .noProcess: break
      }
    }
    return problems
  }

  private func problem(_ path: String, _ reason: String) -> Problem {
    Problem(
      .noSyntaxTree, severity: .info,
      message: "libclang \(reason), so the names of this file were read from its tokens only: "
        + "overloads and members of inferred types may be missing. Nothing has to be done.",
      location: SourceLocation(path: path))
  }

  private var noProcess: Problem {
    Problem(
      .noSyntaxTree, severity: .info,
      message: "No process for libclang's syntax trees could be started, so the names of C and C++ "
        + "files were read from their tokens only: allow more processes, or write `clang: tokens` "
        + "under `sources:`.")
  }
}

extension SyntaxTreeReading {
  /// How those of a project are read; `nil` where there are none, where the configuration leaves
  /// them out, and without libclang, of which reading the files has said so.
  package init?(
    of units: [SourceUnit], root: ProjectRoot, _ configuration: Configuration, jobs: Int
  ) {
    guard configuration.sources.clang == .syntaxTree,
      units.contains(where: { SourceFile.hasSyntaxTree($0.path) }),
      case .success(let library) = Self.library
    else { return nil }
    self.init(
      root: root.path, libraryPath: library.path,
      defines: configuration.sources.build.defined.sortedByBytes(), jobs: jobs)
  }

  private static var library: Result<ClangLibrary, ClangLibraryError> {
    Result { () throws(ClangLibraryError) in
      try ClangLibrary.load(environment: ThisProgram.environment)
    }
  }
}

extension SourceFile {
  /// Whether libclang builds a syntax tree of a file: implementations in C and C++ only, since
  /// Objective-C says little without the system's headers.
  package static func hasSyntaxTree(_ path: String) -> Bool {
    ["c", "cc", "cpp", "cxx"].contains(ProjectPath.fileExtension(of: path))
  }
}
