import Foundation
import RunTestSupport
import Testing

/// Starts the built `archcheck`.
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

/// The same with a list of arguments, and a bound on its time.
func archcheck(
  _ arguments: [String], in folder: String? = nil, with variables: [String: String] = [:],
  seconds: Int? = nil
) throws -> Run {
  try run(
    try binaryPath(), arguments, in: folder ?? Repository.path, with: variables, seconds: seconds)
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
