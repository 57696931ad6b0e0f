import ArchcheckKit
import RunTestSupport
import Testing

@testable import archcheck

/// Runs a command line in this process, as the binary would in its own.
///
/// - Parameters:
///   - arguments: the command line without the program's name.
///   - folder: the working directory, by default the repository's root.
///   - variables: what is added to the environment.
/// - Throws: when there is no such working directory.
func archcheck(
  _ arguments: String..., in folder: String? = nil, with variables: [String: String] = [:]
) throws -> Run {
  try archcheck(arguments, in: folder, with: variables)
}

/// The same with a list of arguments.
///
/// - Parameter memory: remembers what files say; `nil` to read them anew.
func archcheck(
  _ arguments: [String], in folder: String? = nil, with variables: [String: String] = [:],
  memory: ReadingMemory? = .shared
) throws -> Run {
  if let folder { try #require(Machine.isFolder(folder) == true, "\(folder) is a folder") }
  let (output, errors) = (CollectedText(), CollectedText())
  var surroundings = Surroundings.test(
    folder: folder, variables: variables, output: output, errors: errors)
  surroundings.memory = memory
  let status = ArchcheckCommand.run(
    Invocation(arguments: arguments, surroundings: surroundings))
  return Run(status: status, output: output.text, errors: errors.text)
}
