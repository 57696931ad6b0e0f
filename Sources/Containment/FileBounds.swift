/// What may be spent on one file in one stage.
///
/// The biggest files that are read, 2 MB of dense code, took up to 1.7 s and 330 MB when this was
/// measured; the bounds leave three times as much time for slower machines, and twice as much memory.
package struct FileBounds: Hashable, Sendable {
  /// Processor time of the thread.
  package var seconds: Double
  /// What each megabyte of the file adds to that.
  package var secondsPerMegabyte = 2.0
  /// By how much the process may grow meanwhile, in bytes.
  package var bytes = 448 << 20
  /// What each megabyte of the file adds to that.
  package var bytesPerMegabyte = 128 << 20
  /// What each worker beside the first adds to that, since it reads files as well.
  package var bytesPerWorker = 128 << 20

  /// Bounds of a build that is some times slower than the one that users have.
  ///
  /// - Parameters:
  ///   - seconds: processor time of a file, beside what its size adds.
  ///   - slowness: by what the time is multiplied.
  package init(seconds: Double, slowness: Double = 1) {
    self.seconds = seconds * slowness
    secondsPerMegabyte *= slowness
  }
}
