import ProjectModel
import RuleLanguage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the run asks the machine for; nothing of it enters a report, apart from the date that
/// exceptions with a last day are compared with.
package enum Machine {
  /// The number of processors in use, at least 1.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The most memory that the process has held so far, in bytes.
  package static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }

  /// The day it is here.
  package static var today: CalendarDate? {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    func padded(_ value: Int32, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return CalendarDate(
      "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1, 2))"
        + "-\(padded(parts.tm_mday, 2))")
  }

  /// The values of some environment variables, those that are unset or empty left out.
  package static func environment(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = environment($1) }
  }

  /// The value of an environment variable, `nil` when it is unset or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// All environment variables.
  package static var environment: [String: String] {
    var variables: [String: String] = [:]
    var place = environ
    while let entry = place.pointee {
      let text = String(cString: entry)
      if let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        variables[String(text[..<equals])] = String(text[text.utf8.index(after: equals)...])
      }
      place += 1
    }
    return variables
  }

  /// The bytes of standard input, up to its end.
  ///
  /// - Throws: that there are more than a limit.
  package static func standardInput(limit: Int) throws(FileSystemError) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      guard all.count <= limit else { throw .tooLarge(size: all.count, limit: limit) }
      let some = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        var got = -1
        repeat { got = read(0, buffer.baseAddress, 65_536) } while got < 0 && errno == EINTR
        count = max(0, got)
      }
      if some.isEmpty { return all }
      all += some
    }
  }

  /// Makes a folder, unless it is there; `false` with `errno` where that fails.
  static func makeFolder(_ path: String) -> Bool {
    mkdir(path, 0o777) == 0 || (errno == EEXIST && isFolder(path) == true)
  }

  /// Lets whoever may read a file run it too; `false` with `errno` where that fails.
  static func makeExecutable(_ path: String) -> Bool {
    var info = stat()
    guard stat(path, &info) == 0 else { return false }
    return chmod(path, info.st_mode & 0o777 | (info.st_mode & 0o444) >> 2) == 0
  }

  /// The folder where relative paths start.
  package static var workingFolder: String {
    guard let folder = getcwd(nil, 0) else { return "" }
    defer { free(folder) }
    return String(cString: folder)
  }

  /// Whether a path is a folder, something else, or nothing (`nil`); links are followed.
  package static func isFolder(_ path: String) -> Bool? { kind(of: path).map { $0 == .folder } }

  /// Whether a path is a symbolic link, whatever it leads to.
  package static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// The device that a file or folder lies on; `nil` when there is nothing. Links are followed.
  package static func device(of path: String) -> UInt64? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return UInt64(truncatingIfNeeded: info.st_dev)
  }

  /// What stands at a path.
  package enum PathKind: String, Sendable {
    case file
    case folder
    /// A pipe, device or socket.
    case other
  }

  /// What stands at a path, links followed; `nil` where there is nothing.
  package static func kind(of path: String) -> PathKind? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }
}
