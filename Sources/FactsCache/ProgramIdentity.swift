#if canImport(Darwin)
  import Darwin
  import MachO
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Which build of the program runs, as bytes that are equal for copies of one file and different for
/// different builds: what the linker has written into it, else the file's size and age.
package enum ProgramIdentity {
  /// The bytes; read once.
  package static let bytes: [UInt8] = linked ?? age

  /// The name of the build in hexadecimal digits, which `file` and debuggers show too; `nil` where the
  /// linker has written none.
  package static let name: String? = linked.map { bytes in
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  #if canImport(Darwin)
    /// The program's `LC_UUID`.
    private static var linked: [UInt8]? {
      guard let header = _dyld_get_image_header(0) else { return nil }
      var place = UnsafeRawPointer(header) + MemoryLayout<mach_header_64>.size
      for _ in 0..<header.pointee.ncmds {
        let command = place.loadUnaligned(as: load_command.self)
        if command.cmd == UInt32(LC_UUID) {
          return Array(UnsafeRawBufferPointer(start: place + 8, count: 16))
        }
        place += Int(command.cmdsize)
      }
      return nil
    }
  #else
    /// The program's note of the kind `NT_GNU_BUILD_ID`, from the head of its file (ELF, 64 bits).
    private static var linked: [UInt8]? {
      let file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let head = read(64, at: 0, of: file)
      guard head.count == 64, head.prefix(5) == [0x7F, 0x45, 0x4C, 0x46, 2] else { return nil }
      let (table, size, count) = head.withUnsafeBytes { bytes in
        (
          bytes.loadUnaligned(fromByteOffset: 32, as: UInt64.self),
          Int(bytes.loadUnaligned(fromByteOffset: 54, as: UInt16.self)),
          Int(bytes.loadUnaligned(fromByteOffset: 56, as: UInt16.self))
        )
      }
      guard size >= 56, table < 1 << 20 else { return nil }
      let segments = read(size * count, at: Int(table), of: file)
      guard segments.count == size * count else { return nil }
      let noteSegment: UInt32 = 4
      for place in stride(from: 0, to: segments.count, by: size) {
        let (kind, offset, length) = segments.withUnsafeBytes { bytes in
          (
            bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self),
            Int(
              truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)),
            Int(
              truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: place + 32, as: UInt64.self))
          )
        }
        guard kind == noteSegment, offset >= 0, (0...65_536).contains(length) else { continue }
        if let id = buildID(in: read(length, at: offset, of: file)) { return id }
      }
      return nil
    }

    private static func buildID(in notes: [UInt8]) -> [UInt8]? {
      var place = 0
      while place + 12 <= notes.count {
        let (nameSize, size, kind) = notes.withUnsafeBytes { bytes in
          (
            Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)),
            Int(bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)),
            bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt32.self)
          )
        }
        let start = place + 12 + (nameSize + 3) & ~3
        guard start + size <= notes.count else { return nil }
        if kind == 3, notes[(place + 12)...].starts(with: "GNU\0".utf8), size >= 8 {
          return Array(notes[start..<start + size])
        }
        place = start + (size + 3) & ~3
      }
      return nil
    }

    private static func read(_ count: Int, at offset: Int, of file: Int32) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        initialized = max(0, pread(file, buffer.baseAddress, count, offset))
      }
    }
  #endif

  /// The size and the age of the program's file.
  private static var age: [UInt8] {
    #if canImport(Darwin)
      let path = CommandLine.arguments[0]
    #else
      let path = "/proc/self/exe"
    #endif
    var info = stat()
    guard stat(path, &info) == 0 else { return [] }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return Array("\(info.st_size) \(time.tv_sec) \(time.tv_nsec)".utf8)
  }
}
