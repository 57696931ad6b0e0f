import Containment

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output, which carries reports and nothing else, and standard error for the rest.
package struct StandardStream: TextStream {
  package static let output = StandardStream(descriptor: 1)
  package static let error = StandardStream(descriptor: 2)

  /// The stream's number.
  package let descriptor: Int32

  /// Whether a person looks at it.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  package var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes a text; `false` when the stream does not take all of it, for the reason in `errno`.
  @discardableResult
  package func write(_ text: String) -> Bool {
    if descriptor == 1 { Journal.seal() }
    var text = text
    return text.withUTF8 { writeAll($0, to: descriptor) }
  }
}

/// Writes all bytes, in as many steps as the system needs; `false` when it refuses.
package func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Bool {
  var rest = UnsafeRawBufferPointer(bytes)
  while !rest.isEmpty {
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count < 0 {
      if errno == EINTR { continue }
      return false
    }
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
  }
  return true
}

/// Takes the numbers of standard streams that are closed, so that no file which is opened later gets
/// one of them and is written to as if it were the stream. They still take and give nothing.
package func openStandardStreams() {
  for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
    // The lowest number that is free is the one that was asked about.
    guard open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) == descriptor else { return }
  }
}

/// Ends the process with a status.
package func endProcess(_ status: Int32) -> Never { exit(status) }
