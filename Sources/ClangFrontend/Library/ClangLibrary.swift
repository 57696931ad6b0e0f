import CLibclang

/// A loaded libclang.
///
/// It stays open until the process ends, and what it offers may be called from several threads.
package struct ClangLibrary: Sendable {
  /// The oldest release that is used; Apple counts its own, which reach a number no earlier.
  package static let minimumVersion = 14
  /// The environment variable that names the library.
  package static let environmentVariable = "ARCHCHECK_LIBCLANG"
  /// The environment variables that the search for a libclang reads.
  package static let variables = [environmentVariable, "DEVELOPER_DIR", "PATH"]

  /// The paths that change when a library is installed or removed at a place where one is looked for.
  package static var watchedPaths: [String] {
    #if canImport(Darwin)
      [
        "/var/db/xcode_select_link", "/Applications/Xcode.app", "/Library/Developer",
        "/opt/homebrew/opt",
      ]
    #else
      ["/etc/ld.so.cache", "/usr/lib", "/usr/lib64", "/usr/local/lib"]
    #endif
  }

  /// The path of the file, symbolic links unresolved; a bare name where the system keeps it to
  /// itself.
  package let path: String
  /// What the library calls itself, such as `Debian clang version 14.0.6`.
  package let version: String
  /// Its functions, which stay where they are.
  let functions: LoadedFunctions

  /// Finds and opens a library.
  ///
  /// `ARCHCHECK_LIBCLANG`, a file or a folder, is the only place looked at where it is set and not
  /// empty; otherwise those of ``ClangSearch`` are tried in turn, and what is there but does not
  /// fit is passed over. Nothing of the analysed project has a say in it.
  ///
  /// - Parameter environment: the variables of the process.
  /// - Throws: what was tried, when nothing fits.
  package static func load(
    environment: [String: String]
  ) throws(ClangLibraryError) -> ClangLibrary {
    let explicit = environment[environmentVariable].flatMap { $0.isEmpty ? nil : $0 }
    let candidates =
      explicit.map { ClangSearch.libraries(at: $0) }
      ?? ClangSearch(environment: environment).candidates
    var error = ClangLibraryError(explicitPath: explicit)
    for candidate in candidates {
      switch open(candidate) {
      case .success(let library): return library
      case .failure(let reason): error.attempts.append((candidate, reason))
      }
    }
    throw error
  }

  /// Opens the library at a path, or the one that the system finds by a bare name.
  static func open(_ path: String) -> Result<ClangLibrary, ClangLibraryError.Reason> {
    if path.utf8.contains(UInt8(ascii: "/")), !ClangSearch.isThere(path) {
      return .failure(.absent)
    }
    let functions = UnsafeMutablePointer<CLibclang>.allocate(capacity: 1)
    let message = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      buffer.baseAddress.flatMap { text in
        clibclang_load(path, functions, text, buffer.count) == 1 ? nil : String(cString: text)
      }
    }
    if let message {
      functions.deallocate()
      let isAbsent = !path.utf8.contains(UInt8(ascii: "/"))
      return .failure(isAbsent ? .absent : .unusable(message))
    }
    let library = ClangLibrary(path: path, functions: LoadedFunctions(functions))
    guard let release = library.release, release >= minimumVersion else {
      return .failure(.tooOld(version: library.version))
    }
    return .success(library)
  }

  private init(path: String, functions: LoadedFunctions) {
    self.functions = functions
    self.path =
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
        buffer.baseAddress.flatMap { text in
          clibclang_path(functions.table, text, buffer.count) == 1 ? String(cString: text) : nil
        }
      } ?? path
    version = functions.text(functions.table.pointee.getClangVersion())
  }

  /// The first number behind `version`; `nil` where the library tells none.
  var release: Int? { Self.release(in: version) }

  /// The number of the release in what a library calls itself.
  static func release(in version: String) -> Int? {
    let words = version.split(separator: " ")
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return nil }
    return Int(words[index + 1].prefix { $0.isASCII && $0.isNumber })
  }
}

/// The functions of a loaded library.
///
/// Unchecked: the table is written once, before anybody sees it, and never freed.
struct LoadedFunctions: @unchecked Sendable {
  /// Where they stand.
  let table: UnsafePointer<CLibclang>

  init(_ table: UnsafeMutablePointer<CLibclang>) { self.table = UnsafePointer(table) }

  /// A text of the library as a string; frees it.
  func text(_ text: CXString) -> String {
    defer { table.pointee.disposeString(text) }
    return table.pointee.getCString(text).map { String(cString: $0) } ?? ""
  }
}
