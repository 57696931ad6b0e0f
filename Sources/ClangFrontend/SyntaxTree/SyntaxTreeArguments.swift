/// What libclang is told of a file: the headers of the project, none of the machine's, and limits.
///
/// Without the system's headers names from them are errors, which libclang passes over; with them
/// the result would depend on the machine, and reading would take many times as long.
func syntaxTreeArguments(_ request: SyntaxTreeRequest) -> [String] {
  let language =
    request.path.hasSuffix(".c") ? ["-x", "c", "-std=gnu17"] : ["-x", "c++", "-std=gnu++20"]
  let limits = [
    "-ferror-limit=0", "-fbracket-depth=256", "-ftemplate-depth=256", "-fconstexpr-steps=65536",
    // A guess at what was meant would be a reference to what is not.
    "-fno-spell-checking", "-w",
  ]
  // Newer versions define them by the machine, and so would choose a branch of `#if`.
  let platforms = ["IPHONE", "IOS", "OSX", "MAC", "TV", "WATCH", "SIMULATOR", "MACCATALYST"]
  return language + ["-nostdinc", "-nostdinc++"] + limits
    + platforms.flatMap { ["-U", "TARGET_OS_\($0)"] }
    + request.defines.flatMap { ["-D", $0] }
    + request.includeFolders.flatMap { ["-I", request.absolutePath(of: $0)] }
}

extension SyntaxTreeRequest {
  /// A path relative to the root, made absolute.
  func absolutePath(of path: String) -> String {
    let folder = root == "/" ? "" : root
    return path.isEmpty && !folder.isEmpty ? folder : "\(folder)/\(path)"
  }
}
