import ClangFrontend
import Foundation
import SourceFacts

/// The processes in which libclang builds syntax trees: a file on which it crashes or hangs costs that
/// file's tree, and a process that starts anew for the next one.
///
/// Many threads ask at once, hence the lock; a process belongs to one thread while it works.
package final class SyntaxTreeWorkers: @unchecked Sendable {
  /// What asking for a file gave.
  package enum Outcome: Hashable, Sendable {
    case references([SyntaxTreeReference])
    /// The end of a sentence that begins with "libclang".
    case failure(String)
    /// No process could be started, so nothing is known of the file.
    case noProcess
  }

  /// The name of the command that runs in the processes.
  package static let command = "clang-worker"
  /// How long a process may take until it is ready.
  private static let startDeadline = Duration.seconds(30)

  private let lock = NSLock()
  private let program: String?
  private let environment: [String]
  private let deadline: Duration
  private var idle: [WorkerProcess] = []
  private var canStart = true

  /// Makes workers; no process is started yet.
  ///
  /// - Parameters:
  ///   - program: path of this program; without it there is no process.
  ///   - libraryPath: where libclang lies.
  ///   - deadline: how long one file may take.
  package init(program: String?, libraryPath: String, deadline: Duration) {
    self.program = program
    self.deadline = deadline
    environment = ThisProgram.environment(setting: "ARCHCHECK_LIBCLANG", to: libraryPath)
  }

  /// The references of a file. Waits for its process, at most for the deadline.
  package func outcome(of request: SyntaxTreeRequest) -> Outcome {
    guard let process = take() else { return .noProcess }
    do throws(WorkerProcess.Failure) {
      let line = try process.answer(to: request.line, within: deadline)
      switch SyntaxTreeAnswer(line: line) {
      case .references(let references)?:
        lock.withLock { idle.append(process) }
        return .references(references)
      // What is left behind by a crash that libclang survived must not reach the next file.
      case .failure(let reason)?:
        process.end()
        return .failure(reason)
      case nil:
        process.end()
        return .failure("gave no answer that makes sense")
      }
    } catch {
      switch error {
      case .deadline: return .failure("did not end within \(deadline.formatted())")
      case .died: return .failure("crashed")
      }
    }
  }

  /// A process that is ready; `nil` when none can be started.
  private func take() -> WorkerProcess? {
    let process = lock.withLock { () -> WorkerProcess? in
      if let process = idle.popLast() { return process }
      guard canStart, let program else { return nil }
      let process = WorkerProcess(
        program: program, arguments: [Self.command], environment: environment)
      canStart = process != nil
      return process
    }
    guard let process, !process.isReady else { return process }
    do throws(WorkerProcess.Failure) {
      _ = try process.answer(to: [], within: Self.startDeadline)
      process.isReady = true
      return process
    } catch {
      lock.withLock { canStart = false }
      return nil
    }
  }

  /// Ends all processes; none of them may be at work.
  package func end() {
    lock.withLock {
      for process in idle { process.end() }
      idle.removeAll()
    }
  }
}
