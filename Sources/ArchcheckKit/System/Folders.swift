#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Makes a folder, and those around it, unless it is there.
///
/// - Throws: a ``CommandFailure`` with the path and the system's reason.
package func makeFolder(_ path: String) throws(CommandFailure) {
  var current = path.hasPrefix("/") ? "/" : ""
  for part in path.split(separator: "/") {
    current += current.isEmpty || current == "/" ? part : "/\(part)"
    if Machine.isFolder(current) == true || mkdir(current, 0o777) == 0 || errno == EEXIST {
      continue
    }
    throw CommandFailure(
      .notUnderstood,
      "The folder '\(current)' cannot be made (\(systemReason)): give --output a folder that you "
        + "may write to.")
  }
}

/// Removes a file.
///
/// - Throws: a ``CommandFailure`` with the path and the system's reason.
package func removeFile(_ path: String) throws(CommandFailure) {
  guard unlink(path) != 0 else { return }
  throw CommandFailure(
    .notUnderstood, "'\(path)' cannot be removed (\(systemReason)): remove it by hand.")
}
