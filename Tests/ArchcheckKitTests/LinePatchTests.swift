import ArchcheckKit
import Testing

@Suite("Patches in the unified format")
struct LinePatchTests {
  @Test("are empty for equal texts")
  func equal() { #expect(unifiedPatch(path: "a", from: "x\n", to: "x\n").isEmpty) }

  @Test("have a hunk for each change that is far from the others, with three lines around it")
  func hunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n2\n", with: "\ntwo\n").replacing("\n18\n", with: "\n18\nmore\n")
    #expect(
      unifiedPatch(path: "dir/file", from: old, to: new) == """
        --- a/dir/file
        +++ b/dir/file
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -16,5 +16,6 @@
         16
         17
         18
        +more
         19
         20

        """)
  }

  @Test("say where the last line has no end")
  func lastLine() {
    #expect(
      unifiedPatch(path: "f", from: "a", to: "a\n") == """
        --- a/f
        +++ b/f
        @@ -1,1 +1,1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test("begin at line 0 where there was nothing")
  func empty() {
    #expect(
      unifiedPatch(path: "f", from: "", to: "a\n")
        == "--- a/f\n+++ b/f\n@@ -0,0 +1,1 @@\n+a\n")
  }
}
