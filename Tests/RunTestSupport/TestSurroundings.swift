import ArchcheckKit
import Foundation
import Synchronization

/// A stream that keeps what is written to it.
package final class CollectedText: TextStream {
  private let collected = Mutex("")

  /// The width of the window that it stands for; `nil` for a pipe.
  package let columns: Int?

  /// Makes an empty one.
  package init(columns: Int? = nil) { self.columns = columns }

  package var isTerminal: Bool { columns != nil }

  /// What was written so far.
  package var text: String { collected.withLock { $0 } }

  package func write(_ text: String) -> Bool {
    collected.withLock { $0 += text }
    return true
  }
}

extension ReadingMemory {
  /// The one that all tests of the process share, so that a fixture is parsed once, however many tests read it.
  package static let shared = ReadingMemory()
}

extension Surroundings {
  /// Those of a test: an environment that no terminal or user setting changes.
  ///
  /// - Parameters:
  ///   - folder: where relative paths start, by default the repository's root.
  ///   - variables: what is added to the environment.
  package static func test(
    folder: String? = nil, variables: [String: String] = [:], output: CollectedText,
    errors: CollectedText
  ) -> Surroundings {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return Surroundings(
      folder: folder ?? Repository.path,
      environment: ["PATH": path].merging(variables) { $1 }, output: output, errors: errors,
      memory: .shared)
  }
}
