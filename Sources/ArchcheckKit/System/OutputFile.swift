import Containment

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
/// - Parameters:
///   - name: what the message calls the file; its path in quotes if `nil`.
///   - advice: what to do when it cannot be written.
/// - Throws: a ``CommandFailure`` with the name, the system's reason and the advice.
package func writeFile(
  _ text: String, to path: String, name: String? = nil,
  advice: String = "give --output a file in an existing folder that you can write to"
) throws(CommandFailure) {
  Journal.seal()
  guard let reason = failure(toWrite: text, to: path) else { return }
  throw CommandFailure(
    .notUnderstood, "\(name ?? "'\(path)'") cannot be written (\(reason)): \(advice).")
}

/// Writes a file; the system's reason where that fails, asked for before anything is cleaned up.
private func failure(toWrite text: String, to path: String) -> String? {
  var info = stat()
  let exists = stat(path, &info) == 0
  if exists, info.st_mode & S_IFMT != S_IFREG {
    return failure(toWrite: text, to: path, flags: O_WRONLY)
  }
  // Through a symbolic link, so that the link stays one.
  let target = exists ? resolvedPath(path) ?? path : path
  // A draft that a killed process of the same number has left is passed over.
  for number in 0..<100 {
    let draft = "\(target).\(getpid()).\(number).tmp"
    let failed = draftFailure(draft, of: text, for: target, mode: exists ? info.st_mode : nil)
    if failed != EEXIST { return failed.map { String(cString: strerror($0)) } }
  }
  return String(cString: strerror(EEXIST))
}

/// Writes a draft and renames it; nothing of it is left where that fails or a signal ends the process.
private func draftFailure(
  _ draft: String, of text: String, for target: String, mode: mode_t?
) -> Int32? {
  let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { return errno }
  let guardian = DraftGuardian(draft)
  defer { guardian.end() }
  var text = text
  var failure = text.withUTF8 { writeAll($0, to: descriptor) } ? nil : errno
  if let mode { fchmod(descriptor, mode & 0o7777) }
  if close(descriptor) != 0, failure == nil { failure = errno }
  if failure == nil, rename(draft, target) != 0 { failure = errno }
  if failure != nil { unlink(draft) }
  return failure
}

/// The absolute path without symbolic links; `nil` when there is nothing at the path.
package func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

private func failure(toWrite text: String, to path: String, flags: Int32) -> String? {
  let descriptor = open(path, flags | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { return systemReason }
  var text = text
  let reason = text.withUTF8 { writeAll($0, to: descriptor) } ? nil : systemReason
  guard close(descriptor) == 0 else { return reason ?? systemReason }
  return reason
}

/// Why the system's last call failed.
package var systemReason: String { String(cString: strerror(errno)) }
