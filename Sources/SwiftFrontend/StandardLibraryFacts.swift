import SourceFacts
import StandardLibrary

/// What the standard library declares, for the typing of chains: read once, when it is first asked for, and shared by
/// all runs of the process.
package let standardLibraryFacts: FileFacts = {
  var text = StandardLibrary.interface
  return text.withUTF8 { extractSwiftFacts(source: $0, path: "Swift.swift") }
}()
