import Testing

@testable import ClangFrontend

@Suite("Tokens of a C-family file")
struct TokenTests {
  @Test("are names, numbers, texts and signs without comments, each under its offset")
  func kinds() {
    for file in "int a = 0x1F; // no\nNSString *s = @\"x\"; /* no */ char c = 'y';".tokenized() {
      #expect(
        file.words == [
          "int", "a", "=", "0x1F", ";", "NSString", "*", "s", "=", "@", "\"x\"", ";", "char", "c",
          "=", "'y'", ";",
        ])
      #expect(file.tokens.map(\.kind)[..<4] == [.identifier, .identifier, .punctuation, .number])
      #expect(file.tokens[10].kind == .text)
      #expect(file.comments.map(file.string) == ["// no", "/* no */"])
      #expect(file.problems.isEmpty)
    }
  }

  @Test(
    "are the same whatever libclang cuts them", arguments: ["a.m", "a.mm", "a.c", "a.h", "a.cpp"])
  func sameInAllVersions(path: String) {
    let text = """
      #import <UIKit/UIKit.h>
      #define MAX(a, b) ((a) > (b) ? (a) : (b))
      NS_ASSUME_NONNULL_BEGIN
      @interface Account<__covariant T : id<NSCopying>> : NSObject <Store>
      @property (nonatomic, copy, nullable) NSArray<NSDictionary<NSString *, T> *> *all;
      - (void)run:(void (^)(BOOL done, int x))block API_AVAILABLE(ios(13));
      @end
      static const uint8_t *bytes[] = { L"a", u8"b", 0x1p-3, .5f, a->b.c, x >>= 1 };
      """
    let cxx = "std::map<int, std::vector<int>> m; auto s = R\"(a \" b)\"; auto n = 1'000'000u;"
    let files = (text + (path == "a.c" ? "" : cxx)).tokenized(as: path)
    for file in files {
      #expect(file.words == files[0].words)
      #expect(file.tokens == files[0].tokens)
      #expect(file.macros == files[0].macros)
      #expect(file.words.contains("Account"))
    }
  }

  @Test("of a directive are left out, those behind it are there")
  func directives() {
    let text = """
      #error don't worry
      #pragma mark - It's "here
      int a;
      #warning "x" \\
        goes on
      int b;
      """
    for file in text.tokenized() {
      #expect(file.words == ["int", "a", ";", "int", "b", ";"])
      #expect(file.problems.isEmpty)
    }
  }

  @Test("of code that no build has are left out, of all other branches there")
  func branches() {
    let text = """
      #if 0
      int never;
      #else
      int always;
      #endif
      #if 1
      int sure;
      #else
      int not;
      #endif
      #if FOO
      int foo;
      #elif 0
      int no;
      #else
      int other;
      #endif
      """
    for file in text.tokenized() {
      #expect(
        file.words.filter { $0 != "int" && $0 != ";" } == ["always", "sure", "foo", "other"])
      #expect(file.condition(of: "always") == "true")
      #expect(file.condition(of: "foo") == "FOO")
      #expect(file.condition(of: "other") == "!FOO")
    }
  }

  @Test("give the lines with code as Swift files do")
  func codeLines() {
    let text = """
      // comment

      #import "A.h"
      /* a
         b */ int a;
      /* c */
      #define X \\
        1

      NSString *s = @"/* no comment";
      """
    for file in text.tokenized() {
      #expect(file.codeLines == 5)
      #expect(file.lines.starts.count == 10)
    }
  }

  @Test("come without a library's threads getting in each other's way", arguments: AnyLibrary.all)
  func threads(library: ClangLibrary) async {
    let texts = (0..<64).map { number in
      "#define M\(number) \(number)\n@interface C\(number) : NSObject\n@end\n"
    }
    let words = await withTaskGroup(of: (Int, [String]).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, text.tokenized(by: [library])[0].words) }
      }
      return await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }
    }
    for index in texts.indices {
      #expect(words[index] == ["@", "interface", "C\(index)", ":", "NSObject", "@", "end"])
    }
  }
}
