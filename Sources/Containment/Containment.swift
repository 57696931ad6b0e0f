import CContainment

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Makes what goes wrong in one file cost that file.
///
/// A trap, a fault, an overflow of the stack, or a file that takes too long or too much memory starts
/// the program again in the same process, without the file. Nothing is undone, since nothing of the
/// result is written before all files are read and resolved.
package enum Containment {
  /// The most files that are set aside; one more ends the run.
  package static let maximumFiles = Int(CCONTAINMENT_FILES)
  /// The status of a run that failed where no file can be set aside.
  package static let failureStatus = CCONTAINMENT_STATUS
  /// The environment variable with failures to plant, for tests: `STAGE:END OF PATH:KIND`, separated
  /// by commas. Kinds are `trap`, `segv`, `abort`, `overflow`, `hang` and `memory`.
  package static let plantVariable = "ARCHCHECK_PLANT"

  /// Installs signal handlers for the whole process; for the program's `main` alone, before there are
  /// other threads.
  ///
  /// - Returns: what an attempt before this one set aside.
  package static func install() -> RestartState {
    let state = takeState()
    // libclang would catch signals itself, on threads of its own with small stacks.
    setenv("LIBCLANG_DISABLE_CRASH_RECOVERY", "1", 0)
    setenv("LIBCLANG_NOTHREADS", "1", 0)
    let entries = state.entries
    entries.withUnsafeBytes { bytes in
      var started = CContainmentState(
        entries: bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        entriesLength: bytes.count, files: Int32(state.files.count),
        restarts: Int32(state.restarts), isSingle: state.isSingleWorker ? 1 : 0)
      ccontainment_install(
        CommandLine.unsafeArgv, RestartState.variable, &started, Stage.start.pointer,
        getenv(plantVariable))
    }
    return state
  }

  /// Sets what may be spent on one file at a time, and begins to watch it; nothing where no handlers
  /// are installed.
  package static func watch(_ bounds: FileBounds) {
    var bounds = CContainmentBounds(
      seconds: bounds.seconds, secondsPerMegabyte: bounds.secondsPerMegabyte,
      bytes: Double(bounds.bytes), bytesPerMegabyte: Double(bounds.bytesPerMegabyte),
      bytesPerWorker: Double(bounds.bytesPerWorker))
    ccontainment_watch(&bounds)
  }

  /// The state in the environment, and takes it out there: it is for this process alone.
  private static func takeState() -> RestartState {
    guard let value = getenv(RestartState.variable) else { return RestartState() }
    let bytes = UnsafeBufferPointer(start: value, count: strlen(value)).map(UInt8.init(bitPattern:))
    unsetenv(RestartState.variable)
    return RestartState(bytes, process: Int(getpid())) ?? RestartState()
  }
}
