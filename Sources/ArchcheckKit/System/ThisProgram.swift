import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The program that runs.
package enum ThisProgram {
  /// Where a second process of it is started from; `nil` when the system does not say.
  package static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      // The file that runs, even when another has taken its place meanwhile.
      return "/proc/self/exe"
    #endif
  }

  /// The environment that it runs in.
  package static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// The environment that it runs in, `NAME=value` each, with one variable set anew.
  package static func environment(setting name: String, to value: String) -> [String] {
    environment.merging([name: value]) { $1 }.map { "\($0)=\($1)" }.sorted()
  }
}
