#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a file so that nobody ever sees half of it: under another name first, then renamed.
///
/// What is no regular file, such as a pipe or `/dev/null`, is written to directly.
///
/// - Throws: a ``CommandFailure`` with the path and the system's reason.
func writeFile(_ text: String, to path: String) throws(CommandFailure) {
  var info = stat()
  let exists = stat(path, &info) == 0
  if exists, info.st_mode & S_IFMT != S_IFREG {
    return try write(text, to: path, flags: O_WRONLY)
  }
  // Through a symbolic link, so that the link stays one.
  let target = exists ? resolvedPath(path) ?? path : path
  let draft = "\(target).\(getpid()).tmp"
  do throws(CommandFailure) {
    try write(text, to: draft, flags: O_WRONLY | O_CREAT | O_EXCL)
  } catch {
    unlink(draft)
    throw cannotWrite(path)
  }
  if exists { chmod(draft, info.st_mode & 0o7777) }
  guard rename(draft, target) == 0 else {
    let failure = cannotWrite(path)
    unlink(draft)
    throw failure
  }
}

/// The absolute path without symbolic links; `nil` when there is nothing at the path.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

private func write(_ text: String, to path: String, flags: Int32) throws(CommandFailure) {
  let descriptor = open(path, flags | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw cannotWrite(path) }
  var text = text
  let isWritten = text.withUTF8 { writeAll($0, to: descriptor) }
  guard close(descriptor) == 0, isWritten else { throw cannotWrite(path) }
}

private func cannotWrite(_ path: String) -> CommandFailure {
  CommandFailure(
    .notUnderstood,
    "'\(path)' cannot be written (\(systemReason)): give --output a file in a folder that exists "
      + "and that you may write to.")
}

/// Why the system's last call failed.
var systemReason: String { String(cString: strerror(errno)) }
