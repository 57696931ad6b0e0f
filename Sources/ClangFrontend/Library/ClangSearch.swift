#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where libclang is looked for when nobody says where it is.
///
/// Linux: LLVM's own folders and what the system's loader knows, newest first, then the Swift
/// toolchain of the `swift` on `PATH`. macOS: the selected developer folder, Xcode, the command
/// line tools, Homebrew's LLVM. Folders of `PATH` that are not absolute are passed over, so that no
/// library comes from the working directory.
struct ClangSearch {
  /// Systems that keep libraries in different places.
  enum Platform {
    case linux
    case macOS
  }

  /// Versions beyond this are found under the names without one.
  private static let newestVersion = 40

  /// The variables of the process.
  var environment: [String: String]
  /// The system searched.
  var platform = Self.hostPlatform
  /// The file behind a chain of symbolic links; `nil` where there is none.
  var resolvingLinks: (String) -> String? = Self.resolved

  /// The system that runs.
  static var hostPlatform: Platform {
    #if canImport(Darwin)
      .macOS
    #else
      .linux
    #endif
  }

  /// Paths and bare names, in the order in which they are tried; each one once.
  var candidates: [String] {
    var seen: Set<String> = []
    let all = platform == .linux ? linuxCandidates : macCandidates
    return all.filter { seen.insert($0).inserted }
  }

  private var linuxCandidates: [String] {
    let versions = (ClangLibrary.minimumVersion...Self.newestVersion).reversed()
    let own = versions.flatMap { version in
      [
        "/usr/lib/llvm-\(version)/lib/libclang.so.1", "/usr/lib/llvm-\(version)/lib/libclang.so",
        "/usr/lib64/llvm\(version)/lib/libclang.so", "/usr/lib/llvm\(version)/lib/libclang.so",
        "libclang-\(version).so.1", "libclang-\(version).so.13",
        "libclang-\(version).so.\(version)", "libclang.so.\(version)",
      ]
    }
    let plain = [
      "libclang.so.13", "libclang.so", "/usr/lib64/libclang.so", "/usr/lib/libclang.so",
      "/usr/local/lib/libclang.so",
    ]
    return own + plain + toolchains.map { $0 + "/lib/libclang.so" }
  }

  private var macCandidates: [String] {
    let folders = [environment["DEVELOPER_DIR"], resolvingLinks("/var/db/xcode_select_link")]
    let developer =
      folders.compactMap { $0 }.filter { $0.hasPrefix("/") } + [
        "/Applications/Xcode.app/Contents/Developer", "/Library/Developer/CommandLineTools",
      ]
    let apple = developer.flatMap { folder in
      let folder = folder.hasSuffix(".app") ? folder + "/Contents/Developer" : folder
      return [
        folder + "/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib",
        folder + "/usr/lib/libclang.dylib",
      ]
    }
    let others = ["/opt/homebrew/opt/llvm/lib", "/usr/local/opt/llvm/lib"]
    return apple + others.map { $0 + "/libclang.dylib" }
      + toolchains.map { $0 + "/lib/libclang.dylib" }
  }

  /// The folders above the `bin` that holds a `swift` of `PATH`, as written and behind links.
  private var toolchains: [String] {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.flatMap { folder -> [String] in
      guard let swift = resolvingLinks(folder + "/swift") else { return [] }
      return [String(folder) + "/swift", swift].compactMap { Self.parent(of: Self.parent(of: $0)) }
    }
  }

  /// Places of which those that differ only in the version are written once, with `N` for it.
  static func shortened(_ places: [String]) -> [String] {
    var seen: Set<String> = []
    let versions = Set((ClangLibrary.minimumVersion...newestVersion).map(String.init))
    return places.map { place in
      guard place.hasPrefix("/usr/lib") || !place.hasPrefix("/") else { return place }
      var result = ""
      var number = ""
      for character in place + "/" {
        if character.isNumber {
          number.append(character)
          continue
        }
        result += versions.contains(number) ? "N" : number
        number = ""
        result.append(character)
      }
      return String(result.dropLast())
    }.filter { seen.insert($0).inserted }
  }

  private static func parent(of path: String?) -> String? {
    guard let path, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(path[..<slash])
  }

  /// The libraries that a file or folder named by the user stands for.
  static func libraries(at path: String) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    let names = ["libclang.dylib", "libclang.so.1", "libclang.so.13", "libclang.so"]
    let files = ["", "/lib", "/usr/lib"].flatMap { folder in names.map { path + folder + "/" + $0 }
    }
    let there = files.filter(isThere)
    return there.isEmpty ? [path] : there
  }

  /// Whether there is something at a path.
  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
