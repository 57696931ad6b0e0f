import ProjectModel
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// The disk, seen from a folder that stays open until the value is gone.
  ///
  /// - Parameter root: path of the folder, absolute or relative to the working directory.
  /// - Throws: why the folder cannot be opened.
  package static func live(root: String) throws(FileSystemError) -> FileSystem {
    let folder = try RootFolder(path: root)
    return FileSystem(
      rootPath: folder.path,
      list: { path throws(FileSystemError) in try folder.list(path) },
      kind: { path in folder.kind(of: path) },
      read: { path, limit throws(FileSystemError) in try folder.read(path, limit: limit) })
  }
}

/// An open folder; closes it at the end.
private final class RootFolder: Sendable {
  private let descriptor: Int32
  let path: String

  init(path: String) throws(FileSystemError) {
    guard let resolved = physicalPath(path) else { throw FileSystemError(errno: errno) }
    descriptor = open(resolved, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.path = resolved
    guard descriptor >= 0 else { throw FileSystemError(errno: errno) }
  }

  deinit { close(descriptor) }

  func kind(of path: String) -> FileSystem.Kind? {
    var info = stat()
    guard fstatat(descriptor, path.isEmpty ? "." : path, &info, 0) == 0 else { return nil }
    return fileKind(info)
  }

  // MARK: - Reading

  func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let file = openat(
      descriptor, path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileSystemError(errno: errno) }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw FileSystemError(errno: errno) }
    guard fileKind(info) == .file else { throw .notAFile }
    let size = Int(info.st_size)
    guard size <= limit else { throw .tooLarge(size: size, limit: limit) }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = readSome(file, buffer.baseAddress?.advanced(by: count), size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard failure == 0 else { throw FileSystemError(errno: failure) }
    return bytes
  }

  // MARK: - Listing

  func list(_ path: String) throws(FileSystemError) -> FileSystem.Listing {
    let folder = openat(
      descriptor, path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
    guard folder >= 0 else { throw FileSystemError(errno: errno) }
    guard let stream = fdopendir(folder) else {
      let code = errno
      close(folder)
      throw FileSystemError(errno: code)
    }
    defer { closedir(stream) }
    var listing = FileSystem.Listing(entries: [])
    while true {
      errno = 0
      guard let record = readdir(stream) else {
        guard errno == 0 else { throw FileSystemError(errno: errno) }
        break
      }
      let bytes = nameBytes(record)
      if bytes.elementsEqual(".".utf8) || bytes.elementsEqual("..".utf8) { continue }
      if let name = String(validating: bytes, as: UTF8.self) {
        if let entry = entry(name, in: folder, path: path) { listing.entries.append(entry) }
      } else {
        listing.undecodableNames.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    listing.entries.sort { $0.name.precedesInBytes($1.name) }
    listing.undecodableNames.sort { $0.precedesInBytes($1) }
    return listing
  }

  /// The entry of a name; `nil` when it has vanished since the folder was read.
  private func entry(_ name: String, in folder: Int32, path: String) -> FileSystem.Entry? {
    var info = stat()
    guard fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    if info.st_mode & S_IFMT == S_IFLNK { return link(name, in: folder, path: path) }
    return FileSystem.Entry(
      name: name, kind: fileKind(info), size: fileSize(info), identity: identity(info))
  }

  private func link(_ name: String, in folder: Int32, path: String) -> FileSystem.Entry {
    var info = stat()
    guard fstatat(folder, name, &info, 0) == 0 else {
      let target: FileSystem.LinkTarget = errno == ELOOP ? .loop : .missing
      return FileSystem.Entry(name: name, kind: .link(target))
    }
    let target = linkTarget(ProjectPath.join(path, name), isFolder: fileKind(info) == .folder)
    return FileSystem.Entry(
      name: name, kind: .link(target), size: fileSize(info), identity: identity(info))
  }

  private func linkTarget(_ link: String, isFolder: Bool) -> FileSystem.LinkTarget {
    guard let target = physicalPath(ProjectPath.join(path, link)) else { return .missing }
    let isBelowRoot = path == "/" || ProjectPath.isInside(target, of: path)
    guard isBelowRoot else { return .outside }
    let rest = Substring(target.utf8.dropFirst(path == "/" ? 0 : path.utf8.count))
    let relative = ProjectPath.components(String(rest)).joined(separator: "/")
    return isFolder ? .folder(relative) : .file(relative)
  }
}

// MARK: - The C library in Swift's words

/// `realpath`; `nil` with `errno` set when there is nothing at the path.
private func physicalPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

private func readSome(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  guard let buffer else { return 0 }
  return read(file, buffer, count)
}

/// The bytes of a name up to its NUL.
private func nameBytes(_ record: UnsafeMutablePointer<dirent>) -> UnsafeBufferPointer<UInt8> {
  let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
  let start = UnsafeRawPointer(record).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
  let chars = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
  return UnsafeBufferPointer(start: start, count: strlen(chars))
}

private func fileKind(_ info: stat) -> FileSystem.Kind {
  switch info.st_mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .folder
  default: .other
  }
}

private func fileSize(_ info: stat) -> Int {
  fileKind(info) == .file ? Int(info.st_size) : 0
}

private func identity(_ info: stat) -> FileSystem.Identity {
  FileSystem.Identity(
    device: UInt64(truncatingIfNeeded: info.st_dev), inode: UInt64(truncatingIfNeeded: info.st_ino))
}

extension FileSystemError {
  /// The error that a system call left behind.
  fileprivate init(errno code: Int32) {
    self =
      switch code {
      case ENOENT: .notFound
      case ENOTDIR: .notAFolder
      case EACCES, EPERM: .permissionDenied
      case ELOOP: .symbolicLinkLoop
      case ENAMETOOLONG: .nameTooLong
      default: .system(code: code)
      }
  }
}
