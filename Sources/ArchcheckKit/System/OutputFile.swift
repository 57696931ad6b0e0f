import Containment

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a file may be written, as far as symbolic links decide that.
///
/// Links in a checkout are as little to be trusted as its sources: one that leads to a file of the user's, or
/// to a hook of git, must not make archcheck write there.
package enum WriteBounds: Sendable {
  /// Wherever links lead: they are the user's own.
  case anywhere
  /// Where the user says. A link of a checkout or of the project is refused where it leads out, or among
  /// git's own files; one that stands for the file itself is replaced instead where that is asked for. What
  /// is no regular file, such as a pipe or `/dev/stdout`, is written to directly.
  case asWritten(project: String?, replacingLinks: Bool)
  /// Below a folder: a link that leads out of it, or among git's own files, is refused, and so is what is no
  /// regular file.
  case below(String)
}

/// Writes a file so that nobody ever sees half of it: under another name first, then renamed.
///
/// - Parameters:
///   - name: what the message calls the file; its path in quotes if `nil`.
///   - bounds: where links may lead.
///   - advice: what to do when it cannot be written.
/// - Throws: a ``CommandFailure`` with the name, the reason and the advice.
package func writeFile(
  _ text: String, to path: String, name: String? = nil, within bounds: WriteBounds = .anywhere,
  advice: String = "give --output a file in an existing folder that you can write to"
) throws(CommandFailure) {
  Journal.seal()
  let name = name ?? "'\(path)'"
  let reason: String?
  do throws(WritePlace.Refusal) {
    reason = failure(toWrite: text, to: try WritePlace(path, within: bounds))
  } catch {
    switch error {
    case .system(let text): reason = text
    case .link(let link, let target):
      throw CommandFailure(
        .notUnderstood,
        "\(name) is not written, because the symbolic link \(link) leads to \(target), out of the "
          + "project or among git's own files: remove the link, or name the file that is meant.")
    }
  }
  guard let reason else { return }
  throw CommandFailure(.notUnderstood, "\(name) cannot be written (\(reason)): \(advice).")
}

/// Writes a file; why that fails, the system's reason asked for before anything is cleaned up.
private func failure(toWrite text: String, to place: WritePlace) -> String? {
  if place.isSpecial { return failure(toWrite: text, toSpecial: place.path) }
  // Nobody can guess the name and put a link there, nor does one that is there get followed.
  for _ in 0..<100 {
    let draft = "\(place.path).\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    let failed = draftFailure(draft, of: text, for: place.path, mode: place.mode)
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

private func failure(toWrite text: String, toSpecial path: String) -> String? {
  let descriptor = open(path, O_WRONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return systemReason }
  var text = text
  let reason = text.withUTF8 { writeAll($0, to: descriptor) } ? nil : systemReason
  guard close(descriptor) == 0 else { return reason ?? systemReason }
  return reason
}

/// Why the system's last call failed.
package var systemReason: String { String(cString: strerror(errno)) }
