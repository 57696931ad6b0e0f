import Containment
import GitFiles
import ProjectModel

/// What a run finds around it: handed over, so that several runs can share a process, be it that of
/// a plugin, of a language server or of tests.
package struct Surroundings: Sendable {
  /// The folder where relative paths of a command line start; `nil` for the process's own.
  package var folder: String?
  /// The environment variables; `nil` for the process's own.
  package var environment: [String: String]?
  /// Takes reports and nothing else.
  package var output: any TextStream
  /// Takes everything else that is said.
  package var errors: any TextStream
  /// What files said when they were last read; `nil` where each run reads anew.
  package var memory: ReadingMemory?
  /// What is known of earlier runs; `nil` where each run stands for itself.
  package var history: (any RunWitness)?
  /// The files that earlier attempts failed on.
  package var setAside: [SetAsideFile] = []

  /// Those of the process.
  package static let process = Surroundings(
    output: StandardStream.output, errors: StandardStream.error)

  /// Makes them out of their parts.
  package init(
    folder: String? = nil, environment: [String: String]? = nil, output: any TextStream,
    errors: any TextStream, memory: ReadingMemory? = nil
  ) {
    self.folder = folder
    self.environment = environment
    self.output = output
    self.errors = errors
    self.memory = memory
  }

  /// A path of the command line as the system understands it, whatever the process's folder.
  package func path(_ written: String) -> String {
    guard let folder, written.utf8.first != UInt8(ascii: "/") else { return written }
    return written.isEmpty ? folder : "\(folder)/\(written)"
  }

  /// The value of an environment variable, `nil` when it is unset or empty.
  package func variable(_ name: String) -> String? {
    asked(.variable, name, { askedVariable(name) }, brief)
  }

  /// The same, unseen by the history.
  func askedVariable(_ name: String) -> String? {
    guard let environment else { return Machine.environment(name) }
    return environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The work tree of git that a folder lies in, and the program that knows its repository.
  ///
  /// - Throws: where there is no repository, or no such program.
  func git(around files: FileSystem) throws(GitFailure) -> (checkout: GitCheckout, git: GitProgram)
  {
    let environment = environment ?? Machine.environment
    let checkout = try GitCheckout(
      around: files, environment: environment, workingFolder: folder ?? Machine.workingFolder)
    return (checkout, try GitProgram(for: checkout, environment: environment))
  }

  /// What to do where nothing can be read because a build phase of Xcode runs in its sandbox; `nil` elsewhere. Xcode
  /// exports build settings to the scripts of its phases.
  var sandboxAdvice: String? {
    variable("ENABLE_USER_SCRIPT_SANDBOXING") == "YES"
      ? "Xcode runs this script in a sandbox that may not read sources: set the build setting "
        + "ENABLE_USER_SCRIPT_SANDBOXING to NO."
      : nil
  }

  /// Whether the terminal understands nothing but text.
  package var hasDumbTerminal: Bool { variable("TERM") == "dumb" }

  /// The values of some environment variables, those that are unset or empty left out.
  package func variables(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = variable($1) }
  }
}

/// Where a run writes text.
package protocol TextStream: Sendable {
  /// Whether a person looks at it.
  var isTerminal: Bool { get }
  /// The width of its window; `nil` where there is none, or none is known.
  var columns: Int? { get }

  /// Writes a text; `false` when the stream does not take all of it, for the reason in `errno`.
  @discardableResult
  func write(_ text: String) -> Bool
}
