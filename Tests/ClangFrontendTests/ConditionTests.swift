import SourceFacts
import Testing

@testable import ClangFrontend

@Suite("Conditions of the C family")
struct ConditionTests {
  private static let apple =
    "os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)"

  private func condition(_ text: String, in path: String) -> [String?] {
    "\(text)\nint a;\n#endif\n".tokenized(as: path).map { $0.condition(of: "a") }
  }

  @Test(
    "say the same as those of Swift",
    arguments: [
      ("#if DEBUG", "DEBUG"),
      ("#ifdef DEBUG", "DEBUG"),
      ("#ifndef DEBUG", "!DEBUG"),
      ("#if defined(DEBUG) && DEBUG", "DEBUG"),
      ("#if defined DEBUG && !defined(TESTS)", "DEBUG && !TESTS"),
      ("#if !DEBUG", "!DEBUG"),
      ("#if DEBUG == 1", "DEBUG"),
      ("#if (DEBUG != 0)", "DEBUG"),
      ("#if DEBUG == 0", "!DEBUG"),
      ("#if (A || B) && C", "(A || B) && C"),
      ("#if A or not B", "A || !B"),
      ("#if A \\\n  && B /* c */ // d", "A && B"),
      ("#if TARGET_OS_IOS", "os(iOS)"),
      ("#if TARGET_OS_OSX || TARGET_OS_TV", "os(macOS) || os(tvOS)"),
      ("#if TARGET_OS_IPHONE", "os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)"),
      ("#if !TARGET_OS_OSX", "!os(macOS)"),
      ("#if TARGET_IPHONE_SIMULATOR", "targetEnvironment(simulator)"),
      ("#ifdef __APPLE__", apple),
      ("#ifdef TARGET_OS_IOS", apple),
      ("#ifdef _WIN32", "os(Windows)"),
      ("#ifdef _MSC_VER", "os(Windows) && _MSC_VER"),
      ("#if defined(__linux__)", "os(Linux) || os(Android)"),
      ("#if __has_include(<UIKit/UIKit.h>)", "canImport(UIKit)"),
      ("#if defined(__has_include) && __has_include(<A/B.h>)", "canImport(A)"),
      ("#if __has_feature(objc_arc)", "__has_feature(objc_arc)"),
      ("#ifdef __OBJC__", "true"),
      ("#if 1", "true"),
      ("#if 0 || A", "A"),
      ("#if 0x10u", "true"),
    ])
  func meaning(text: String, expected: String) {
    for found in condition(text, in: "A.h") { #expect(found == expected) }
  }

  @Test(
    "that are not understood keep their text and harm nothing beside them",
    arguments: [
      ("#if X >= 5 && DEBUG", "(X >= 5) && DEBUG"),
      (
        "#if __IPHONE_OS_VERSION_MAX_ALLOWED  >= 130000",
        "__IPHONE_OS_VERSION_MAX_ALLOWED >= 130000"
      ),
      ("#if __has_include(\"A.h\")", "__has_include(\"A.h\")"),
      ("#if A ? B : C", "A ? B : C"),
      ("#if (A", "(A"),
      ("#if VERSION(1, 2)", "VERSION(1, 2)"),
      ("#if !X == 1", "!X == 1"),
      ("#ifdef __clang__", "defined(__clang__)"),
      ("#if", ""),
    ])
  func unknown(text: String, expected: String) {
    for found in condition(text, in: "A.h") { #expect(found == expected) }
  }

  @Test(
    "know the language that the extension tells",
    arguments: [
      ("a.h", "__cplusplus"), ("a.cpp", "true"), ("a.mm", "true"), ("a.m", nil), ("a.c", nil),
    ])
  func language(path: String, expected: String?) {
    for found in condition("#ifdef __cplusplus", in: path) { #expect(found == expected) }
  }

  @Test("of nested and further branches hold those around and the opposite of those before")
  func nesting() {
    let text = """
      #if A
      #ifdef B
      int a;
      #elifdef C
      int b;
      #else
      int c;
      #endif
      int d;
      #endif
      """
    for file in text.tokenized() {
      #expect(file.condition(of: "a") == "A && B")
      #expect(file.condition(of: "b") == "A && !B && C")
      #expect(file.condition(of: "c") == "A && !B && !C")
      #expect(file.condition(of: "d") == "A")
    }
  }

  @Test("decide what a build for a platform has")
  func platform() {
    let ios = BuildConfiguration(platform: .ios)
    for file in "#if TARGET_OS_OSX\nint a;\n#elif __APPLE__\nint b;\n#else\nint c;\n#endif"
      .tokenized(as: "A.h")
    {
      let values = file.tokens.filter { file.word($0).count == 1 && file.word($0) != ";" }.map {
        file.conditions[$0.condition].value(in: ios)
      }
      #expect(values == [false, true, false])
    }
  }

  @Test("more than can be counted are always built, with one problem")
  func tooMany() {
    let text = (0..<66_000).map { "#if X\($0)\nint a;\n#endif\n" }.joined()
    for file in text.tokenized() {
      #expect(file.conditions.count == Int(UInt16.max))
      #expect(file.tokens.count == 66_000 * 3)
      #expect(file.tokens.last?.condition == .always)
      #expect(file.problems.map(\.kind) == [.nestingTooDeep])
    }
  }
}
