import Foundation
import Testing

/// How a run of the built binary ended.
struct Run {
  /// The exit status; `nil` when a signal ended it.
  var status: Int32?
  /// What it wrote to standard output.
  var output: String
  /// What it wrote to standard error.
  var errors: String

  /// The output read as a JSON object.
  func json() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
    return try #require(value as? [String: Any], "the output is a JSON object")
  }
}

/// Runs the built `archcheck`.
///
/// - Parameters:
///   - arguments: the command line.
///   - folder: the working directory, by default the repository's root.
///   - variables: what is added to the environment.
/// - Throws: when the binary is missing or cannot be started.
func archcheck(
  _ arguments: String..., in folder: String? = nil, with variables: [String: String] = [:]
) throws -> Run {
  try archcheck(arguments, in: folder, with: variables)
}

/// The same with a list of arguments.
func archcheck(
  _ arguments: [String], in folder: String? = nil, with variables: [String: String] = [:]
) throws -> Run {
  try run(try binaryPath(), arguments, in: folder ?? Repository.path, with: variables)
}

/// Runs a program with an environment that no terminal or user setting changes.
func run(
  _ program: String, _ arguments: [String], in folder: String,
  with variables: [String: String] = [:]
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
  process.waitUntilExit()
  return Run(
    status: process.terminationReason == .exit ? process.terminationStatus : nil,
    output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
}

/// Where the sources of this repository are.
enum Repository {
  /// The root, with symbolic links on the way to it left as they are.
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The fixture that the README shows.
  static let bitriseClient = "\(path)/Fixtures/BitriseClient"
}

/// The binary lies beside the bundle of tests that runs.
func binaryPath() throws -> String {
  var candidates: [String] = []
  for argument in CommandLine.arguments where argument.contains(".xctest") {
    var folder = URL(fileURLWithPath: argument)
    while folder.path.contains(".xctest") {
      folder.deleteLastPathComponent()
      candidates.append(folder.appendingPathComponent("archcheck").path)
    }
  }
  candidates.append("\(Repository.path)/.build/debug/archcheck")
  let found = candidates.first {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
  }
  return try #require(found, "archcheck is built beside the tests; looked for \(candidates)")
}
