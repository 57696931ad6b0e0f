import Foundation

/// Runs a program with an environment that no terminal or user setting changes.
///
/// - Parameters:
///   - program: its path.
///   - arguments: its command line.
///   - folder: the working directory.
///   - variables: what is added to the environment.
///   - seconds: how long it may take before it is ended; `nil` for any time.
/// - Throws: when the program cannot be started.
package func run(
  _ program: String, _ arguments: [String], in folder: String,
  with variables: [String: String] = [:], seconds: Int? = nil
) throws -> Run {
  let scratch = FileManager.default.temporaryDirectory
    .appendingPathComponent("archcheck-run-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: scratch) }
  // Files take any amount of output; pipes would have to be emptied while the program runs.
  let (output, errors) = (
    scratch.appendingPathComponent("out"), scratch.appendingPathComponent("err")
  )
  try Data().write(to: output)
  try Data().write(to: errors)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  process.environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C",
    "GIT_CEILING_DIRECTORIES": "/",
    "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
  ].merging(variables) { $1 }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: errors)
  try process.run()
  if let seconds {
    // What it has started may hold its streams, so that it would be waited for beyond its end.
    let end = Date().addingTimeInterval(Double(seconds))
    while process.isRunning, Date() < end { usleep(5000) }
    if process.isRunning {
      for number in [-process.processIdentifier, process.processIdentifier] {
        kill(number, SIGKILL)
      }
      return Run(status: nil, output: "", errors: "ended after \(seconds) seconds")
    }
  }
  process.waitUntilExit()
  return Run(
    status: process.terminationReason == .exit ? process.terminationStatus : nil,
    output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
}
