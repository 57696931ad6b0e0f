#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files and folders by absolute paths.
package enum Files {
  /// The bytes of a file, or `nil` if it cannot be read.
  package static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(info.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = Self.read(descriptor, buffer, from: count)
        guard more > 0 else { return }
        count += more
      }
    }
  }

  private static func read(
    _ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>, from start: Int
  ) -> Int {
    guard let base = buffer.baseAddress else { return 0 }
    #if canImport(Darwin)
      return Darwin.read(descriptor, base + start, buffer.count - start)
    #elseif canImport(Glibc)
      return Glibc.read(descriptor, base + start, buffer.count - start)
    #elseif canImport(Musl)
      return Musl.read(descriptor, base + start, buffer.count - start)
    #endif
  }

  /// Writes a file, and the folders above it if need be.
  ///
  /// - Throws: a ``SystemFailure`` with the path.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    var descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0, errno == ENOENT {
      try makeFolder(folder(of: path))
      descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    }
    guard descriptor >= 0 else { throw SystemFailure("\(path) cannot be written") }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { systemWrite(descriptor, $0 + written, bytes.count - written) } ?? 0
      }
      guard count > 0 else { throw SystemFailure("\(path) cannot be written to its end") }
      written += count
    }
  }

  private static func systemWrite(
    _ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, start, count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, start, count)
    #endif
  }

  /// Makes a folder and those above it; one that exists is no mistake.
  ///
  /// - Throws: a ``SystemFailure`` with the path.
  package static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path.contains("/") else {
      throw SystemFailure("\(path) cannot be made")
    }
    try makeFolder(folder(of: path))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw SystemFailure("\(path) cannot be made")
    }
  }

  /// The path of the folder that something lies in.
  package static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  /// Removes a file or a folder with all it contains; what is gone already is no mistake.
  package static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// The names in a folder, sorted by bytes; none when it is no folder.
  package static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var result: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { result.append(name) }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files below a folder, relative to it and sorted; symbolic links are not followed.
  ///
  /// - Parameter skipping: whether to leave out what has this name.
  package static func all(
    below root: String, skipping: (String) -> Bool = { _ in false }
  ) -> [String] {
    var result: [String] = []
    func walk(_ folder: String) {
      for name in names(in: folder.isEmpty ? root : "\(root)/\(folder)") where !skipping(name) {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        var info = stat()
        guard lstat("\(root)/\(path)", &info) == 0 else { continue }
        switch info.st_mode & S_IFMT {
        case S_IFDIR: walk(path)
        case S_IFREG: result.append(path)
        default: break
        }
      }
    }
    walk("")
    return result
  }

  /// The absolute path without symbolic links; `nil` when there is nothing.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// A folder for temporary things, in memory where there is such a place.
  package static var temporary: String {
    let memory = "/dev/shm"
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return "\(access(memory, W_OK) == 0 ? memory : place)/archcheck-fuzz-\(getpid())"
  }
}
