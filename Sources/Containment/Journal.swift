import CContainment

/// What each thread is doing, so that a failure can be blamed on a file.
///
/// A note costs some nanoseconds, without a lock or an allocation. Where ``Containment/install()`` was
/// not called, as in tests and in use as a library, nothing is noted.
package enum Journal {
  /// Runs something in a stage, inside of what the thread is doing.
  ///
  /// - Throws: what the body throws.
  package static func during<Result, Failure: Error>(
    _ stage: Stage, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    ccontainment_enter(stage.pointer, nil, 0, 0)
    defer { ccontainment_leave() }
    return try body()
  }

  /// Runs something in a stage that concerns one file: if it fails, the file is set aside.
  ///
  /// - Parameters:
  ///   - stage: what is done.
  ///   - path: the file, relative to the root that was noted last.
  ///   - size: the file's size in bytes, or 0.
  /// - Throws: what the body throws.
  package static func during<Result, Failure: Error>(
    _ stage: Stage, file path: String, size: Int = 0, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    withBytes(of: path) { ccontainment_enter(stage.pointer, $0, $1, max(0, size)) }
    defer { ccontainment_leave() }
    return try body()
  }

  /// Notes that the thread goes on to another stage.
  package static func proceed(to stage: Stage) { ccontainment_proceed(stage.pointer) }

  /// Notes which file of the current stage the thread has come to.
  package static func mark(file path: String, size: Int = 0) {
    withBytes(of: path) { ccontainment_mark($0, $1, max(0, size)) }
  }

  /// Notes that what follows concerns no single file.
  package static func unmark() { ccontainment_mark(nil, 0, 0) }

  /// Notes the folder that the paths of files are relative to.
  package static func setRoot(_ path: String) {
    withBytes(of: path) { ccontainment_set_root($0, $1) }
  }

  /// Notes that a line of progress stands on standard error, or no longer does.
  package static func setProgress(isShown: Bool) {
    if isActive { ccontainment_set_progress(isShown ? 1 : 0) }
  }

  /// Notes that something of the result is being written: from here on nothing can be repeated.
  package static func seal() { if isActive { ccontainment_seal() } }

  // MARK: Threads

  /// What a thread hands to those that it starts.
  package struct Inheritance: @unchecked Sendable {
    // A name of a stage, which lives as long as the program.
    fileprivate let stage: UnsafePointer<CChar>?
  }

  /// Whether failures are contained in this process.
  package static var isActive: Bool { ccontainment_is_installed() != 0 }

  /// Whether work is to be done by one worker, because it failed with several.
  package static var isSingleWorker: Bool { ccontainment_is_single() != 0 }

  /// What the threads are given that the current one starts.
  package static var inheritance: Inheritance { Inheritance(stage: ccontainment_stage()) }

  /// Runs a new thread's work, with a place in the journal and a stack for signal handlers.
  package static func onNewThread(_ inherited: Inheritance, _ body: () -> Void) {
    ccontainment_attach(inherited.stage ?? Stage.start.pointer)
    body()
    ccontainment_detach()
  }

  /// Runs something while several workers are at work.
  package static func withWorkers<Result>(_ count: Int, _ body: () -> Result) -> Result {
    let counted = count > 1 ? Int32(count) : 0
    ccontainment_add_workers(counted)
    defer { ccontainment_add_workers(-counted) }
    return body()
  }

  private static func withBytes(
    of path: String, _ body: (UnsafePointer<CChar>?, Int) -> Void
  ) {
    guard isActive else { return body(nil, 0) }
    let isDone: Void? = path.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress, $0.count) }
    }
    if isDone == nil {
      Array(path.utf8).withUnsafeBytes { bytes in
        body(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
      }
    }
  }
}
