import SourceFacts
import Testing

@testable import ClangFrontend

@Suite("Suppressions in C-family files")
struct CommentSuppressionTests {
  /// What the comments of a text say, each with what it covers, lines apart by `|`.
  private func found(_ text: String) -> [[String]] {
    AnyLibrary.all.map { library in
      let bytes = Array(text.utf8)
      let facts = bytes.withUnsafeBufferPointer {
        extractClangFacts(source: $0, path: "A.m", library: library)
      }
      return facts.suppressions.map { fact in
        let covered = String(decoding: bytes[Int(fact.start)..<Int(fact.end)], as: UTF8.self)
        return facts[fact.text] + " ▸ " + covered.replacing("\n", with: "|")
      }
    }
  }

  @Test("at the end of a line cover that line")
  func lineEnd() {
    for found in found(
      "int a;\n#import \"B.h\" // archcheck:ignore r - why\nint c; /* archcheck:ignore s - x */")
    {
      #expect(
        found == [
          " r - why ▸ #import \"B.h\" // archcheck:ignore r - why",
          " s - x  ▸ int c; /* archcheck:ignore s - x */",
        ])
    }
  }

  @Test("alone on a line cover the next line of code, directives too")
  func alone() {
    for found in found("// archcheck:ignore r - why\n\n// more\n#import \"B.h\"\nint c;") {
      #expect(found == [" r - why ▸ // archcheck:ignore r - why||// more|#import \"B.h\""])
    }
  }

  @Test("above a declaration cover its head, not its body")
  func heads() {
    let text = """
      // archcheck:ignore r - why
      @interface A : B
        <C>
      - (void)run;
      @end
      // archcheck:ignore r - why
      - (void)run:(D *)d
            with:(E *)e {
        f();
      }
      """
    for found in found(text) {
      #expect(
        found == [
          " r - why ▸ // archcheck:ignore r - why|@interface A : B|  <C>",
          " r - why ▸ // archcheck:ignore r - why|- (void)run:(D *)d|      with:(E *)e ",
        ])
    }
  }

  @Test("are none in texts, in prose and in code that no build has")
  func none() {
    let text = """
      NSString *a = @"// archcheck:ignore r - why";
      // see archcheck:ignore r - why
      #if 0
      // archcheck:ignore r - why
      #endif
      """
    for found in found(text) { #expect(found.isEmpty) }
  }
}
