import ArchTestSupport
import Testing

@testable import ClangFrontend

@Suite("The libclang in use")
struct ClangLibraryTests {
  private func failure(_ environment: [String: String]) -> ClangLibraryError? {
    do throws(ClangLibraryError) {
      _ = try ClangLibrary.load(environment: environment)
      return nil
    } catch { return error }
  }

  @Test("is there, since without one the tests below have nothing to run with")
  func present() {
    #expect(!AnyLibrary.all.isEmpty, "install libclang: make setup-tests")
  }

  @Test("tells where it lies and which version it is", arguments: AnyLibrary.all)
  func facts(library: ClangLibrary) {
    #expect(library.path.hasPrefix("/"))
    #expect((library.release ?? 0) >= ClangLibrary.minimumVersion)
  }

  @Test("is the one that ARCHCHECK_LIBCLANG names, a file or its folder", arguments: AnyLibrary.all)
  func explicit(library: ClangLibrary) throws {
    let file = try ClangLibrary.load(environment: ["ARCHCHECK_LIBCLANG": library.path])
    #expect(file.version == library.version)
    let folder = library.path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    if ClangSearch.libraries(at: folder) != [folder] {
      let found = try ClangLibrary.load(environment: ["ARCHCHECK_LIBCLANG": folder])
      #expect(found.path.hasPrefix(folder))
    }
  }

  @Test("is looked for nowhere else when ARCHCHECK_LIBCLANG is set")
  func exclusive() throws {
    let error = try #require(failure(["ARCHCHECK_LIBCLANG": "/nonexistent", "PATH": "/usr/bin"]))
    #expect(error.attempts.map(\.path) == ["/nonexistent"])
    #expect(error.description.contains("ARCHCHECK_LIBCLANG is '/nonexistent'"))
    #expect(error.description.contains("apt-get install"))
  }

  @Test("is not a file that is no library, and the error says so")
  func noLibrary() throws {
    try withTemporaryDirectory(files: ["libclang.so": "text"]) { folder in
      let error = try #require(failure(["ARCHCHECK_LIBCLANG": folder.path]))
      #expect(error.summary.contains("cannot be loaded"))
    }
  }

  @Test(
    "has a version that is read from what it calls itself",
    arguments: [
      ("Debian clang version 14.0.6", 14),
      ("Apple clang version 17.0.0 (clang-1700.0.13.3)", 17),
      ("clang version 21.0.0 (https://github.com/swiftlang/llvm-project.git 11673e)", 21),
      ("version", nil), ("something else", nil),
    ])
  func release(text: String, expected: Int?) {
    #expect(ClangLibrary.release(in: text) == expected)
  }
}

@Suite("The search for libclang")
struct ClangSearchTests {
  private func candidates(
    _ platform: ClangSearch.Platform, _ environment: [String: String],
    links: [String: String] = [:]
  ) -> [String] {
    ClangSearch(environment: environment, platform: platform, resolvingLinks: { links[$0] })
      .candidates
  }

  @Test("tries the newest of LLVM on Linux first, the Swift toolchain last")
  func linux() throws {
    let all = candidates(
      .linux, ["PATH": "/usr/bin:/opt/bin"],
      links: ["/opt/bin/swift": "/opt/swift/usr/bin/swift-driver"])
    let newer = try #require(all.firstIndex(of: "/usr/lib/llvm-19/lib/libclang.so.1"))
    let older = try #require(all.firstIndex(of: "libclang-14.so.1"))
    #expect(newer < older)
    #expect(all.suffix(2) == ["/opt/lib/libclang.so", "/opt/swift/usr/lib/libclang.so"])
  }

  @Test("tries the developer folder of macOS that is chosen, then the usual ones")
  func macOS() {
    let all = candidates(
      .macOS, ["DEVELOPER_DIR": "/X.app"],
      links: ["/var/db/xcode_select_link": "/Library/Developer/CommandLineTools"])
    #expect(
      all.first
        == "/X.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib")
    #expect(all.contains("/Library/Developer/CommandLineTools/usr/lib/libclang.dylib"))
    #expect(all.last == "/usr/local/opt/llvm/lib/libclang.dylib")
  }

  @Test("passes over folders of PATH that are not absolute")
  func relative() {
    let all = candidates(.linux, ["PATH": ".:tools"], links: ["./swift": "/evil/bin/swift"])
    #expect(!all.contains { $0.contains("evil") || $0.hasPrefix(".") })
  }

  @Test("is told in short: versions are written once")
  func shortened() {
    let all = ClangSearch.shortened(candidates(.linux, [:]))
    #expect(all.contains("/usr/lib/llvm-N/lib/libclang.so.1"))
    #expect(all.contains("libclang-N.so.13"))
    #expect(all.count < 20)
  }
}
