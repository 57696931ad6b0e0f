#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system says of a file or folder that changes when the file does: if the stamp is the same,
/// so is what it holds.
package struct FileStamp: Hashable, Sendable, BitwiseCopyable {
  private var device: Int64
  private var inode: UInt64
  private var mode: UInt64
  /// The number of bytes.
  private(set) var size: Int64
  /// When its contents changed last.
  private var modified: FileTime
  /// When anything of it changed last; nobody can set this back.
  private var changed: FileTime

  /// The stamp of what stands at a path, links followed; `nil` where there is nothing.
  init?(of path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    device = Int64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(truncatingIfNeeded: info.st_ino)
    mode = UInt64(truncatingIfNeeded: info.st_mode)
    size = Int64(info.st_size)
    #if canImport(Darwin)
      (modified, changed) = (FileTime(info.st_mtimespec), FileTime(info.st_ctimespec))
    #else
      (modified, changed) = (FileTime(info.st_mtim), FileTime(info.st_ctim))
    #endif
  }

  /// Whether the file had been at rest for a while at a time. One that changed within the same tick of
  /// the system's clock could change again and keep its stamp.
  func isSettled(at time: FileTime) -> Bool {
    modified.isWell(before: time) && changed.isWell(before: time)
  }
}

/// A point in time as file systems have it.
struct FileTime: Hashable, Sendable, BitwiseCopyable {
  private var seconds: Int64
  private var nanoseconds: Int64

  fileprivate init(_ time: timespec) {
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }

  /// The time it is.
  static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// Whether it lies so far before another time that no clock of a file system is too coarse for the
  /// difference: some count whole seconds, or two of them, and Linux' own ticks a hundred times a second.
  fileprivate func isWell(before other: FileTime) -> Bool {
    let distance = (other.seconds - seconds) * 1_000_000_000 + other.nanoseconds - nanoseconds
    return distance > (nanoseconds == 0 ? 2_000_000_000 : 30_000_000)
  }
}
