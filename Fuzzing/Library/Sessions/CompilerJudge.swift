import ArchTestSupport
import JSONText

/// Asks a compiler about the files of a project that archcheck does not analyse.
///
/// A file that the compiler accepts is code of somebody's project: to go on without it would be a
/// wrong result, however hostile the file looks.
package struct CompilerJudge {
  private let archcheck: ChildRunner
  private let compiler: ChildRunner
  private let scratch: String

  /// Kinds of problems that leave a file out, or the rest of it.
  private static let kinds = ["set-aside", "nesting-too-deep"]
  /// A source that is always analysed: a run in which no source is fails, and lists nothing.
  private static let companion = FuzzCase.File(
    path: "companion.swift", text: "struct Companion {}\n")

  /// Takes the program under test, a `swiftc`, and a folder for what they need.
  package init(program: String, compiler: String, scratch: String) {
    archcheck = ChildRunner(program: program, scratch: scratch)
    self.compiler = ChildRunner(program: compiler, scratch: scratch)
    self.scratch = scratch
  }

  /// The first Swift file of a project that is left out although the compiler accepts it.
  ///
  /// - Throws: a ``SystemFailure`` when a program cannot be started.
  package func finding(on fuzzCase: FuzzCase, limits: ChildLimits) throws -> Finding? {
    let folder = "\(scratch)/asked"
    Files.remove(folder)
    let sources = fuzzCase.files.filter { Language(path: $0.path) == .swift }
    try CaseFolder.writeProject(
      FuzzCase(files: sources + [Self.companion], arguments: []), to: folder)
    let result = try archcheck.run(
      ["check", "--format", "json", "--no-cache", "."], in: folder, limits: limits)
    guard let report = try? JSONReader.value(of: result.output) else { return nil }
    for (kind, path) in Self.leftOut(in: report) {
      guard let file = sources.first(where: { $0.path == path }), try accepts(file.bytes) else {
        continue
      }
      return Finding(.lost, "\(kind), and the compiler accepts the file")
    }
    return nil
  }

  /// The paths of the files that a report says are left out, with the kind of the problem.
  static func leftOut(in report: JSONValue) -> [(kind: String, path: String)] {
    (report["problems"]?.elements ?? []).compactMap { problem in
      guard let kind = problem["kind"]?.textValue, kinds.contains(kind),
        let path = problem["location"]?["path"]?.textValue
      else { return nil }
      return (kind, path)
    }
  }

  /// Whether the compiler finds no error in a text, in some patience.
  private func accepts(_ bytes: [UInt8]) throws -> Bool {
    let folder = "\(scratch)/compiled"
    try Files.write(bytes, to: "\(folder)/main.swift")
    let result = try compiler.run(
      ["-frontend", "-parse", "main.swift"], in: folder,
      limits: ChildLimits(processorSeconds: 30, memory: 2 << 30))
    return result.status == 0
  }
}
