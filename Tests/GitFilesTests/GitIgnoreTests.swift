import GitFiles
import Testing

@Suite("A .gitignore file")
struct GitIgnoreFileTests {
  @Test(
    "says of a path whether it is ignored",
    arguments: [
      (pattern: "*.o", path: "a/b.o", isIgnored: true),
      (pattern: "*.o", path: "a/b.oo", isIgnored: false),
      (pattern: "/a.o", path: "a.o", isIgnored: true),
      (pattern: "/a.o", path: "x/a.o", isIgnored: false),
      (pattern: "x/a.o", path: "y/x/a.o", isIgnored: false),
      (pattern: "**/x/a.o", path: "y/z/x/a.o", isIgnored: true),
      (pattern: "**/x/a.o", path: "x/a.o", isIgnored: true),
      (pattern: "x/**", path: "x/y/z", isIgnored: true),
      (pattern: "x/**", path: "x", isIgnored: false),
      (pattern: "x/**/z", path: "x/z", isIgnored: true),
      (pattern: "x/**/z", path: "x/1/2/z", isIgnored: true),
      (pattern: "x/*/z", path: "x/1/2/z", isIgnored: false),
      (pattern: "a?c", path: "abc", isIgnored: true),
      (pattern: "a?c", path: "a/c", isIgnored: false),
      (pattern: "[a-c]x", path: "bx", isIgnored: true),
      (pattern: "[!a-c]x", path: "bx", isIgnored: false),
      (pattern: "[^a-c]x", path: "dx", isIgnored: true),
      (pattern: "[]x]y", path: "]y", isIgnored: true),
      (pattern: "[[:digit:]]y", path: "7y", isIgnored: true),
      (pattern: "[[:digit:]]y", path: "ay", isIgnored: false),
      (pattern: "[a", path: "[a", isIgnored: false),
      (pattern: "a/[b/[]c]", path: "a/bc]", isIgnored: true),
      (pattern: "\\*x", path: "*x", isIgnored: true),
      (pattern: "\\*x", path: "ax", isIgnored: false),
      (pattern: "\\#x", path: "#x", isIgnored: true),
      (pattern: "#x", path: "#x", isIgnored: false),
      (pattern: "\\!x", path: "!x", isIgnored: true),
      (pattern: "x  ", path: "x", isIgnored: true),
      (pattern: "x\\ ", path: "x ", isIgnored: true),
      (pattern: "x\r", path: "x", isIgnored: true),
      (pattern: "x/", path: "x", isIgnored: false),
      (pattern: "a*b*c*d", path: "aXbXcXcd", isIgnored: true),
    ])
  func verdicts(pattern: String, path: String, isIgnored: Bool) {
    #expect(verdict("\(pattern)\n", on: path) == (isIgnored ? true : nil))
  }

  @Test("ignores a folder, not a file, by a pattern that ends in a slash")
  func folders() {
    #expect(verdict("x/", on: "a/x", isFolder: true) == true)
    #expect(verdict("x/", on: "a/x", isFolder: false) == nil)
  }

  @Test("lets its last pattern that matches decide")
  func negation() {
    #expect(verdict("*.o\n!a.o", on: "a.o") == false)
    #expect(verdict("!a.o\n*.o", on: "a.o") == true)
  }

  @Test("may begin with a byte order mark")
  func mark() { #expect(verdict("\u{FEFF}a.o", on: "a.o") == true) }

  @Test("is matched in a time that does not explode with the number of stars")
  func manyStars() {
    let pattern = String(repeating: "a*", count: 200) + "b"
    #expect(verdict(pattern, on: String(repeating: "a", count: 2000)) == nil)
    let deep = String(repeating: "**/a/", count: 100) + "b"
    #expect(verdict(deep, on: String(repeating: "a/", count: 500) + "c") == nil)
  }

  private func verdict(_ text: String, on path: String, isFolder: Bool = false) -> Bool? {
    let bytes = Array(path.utf8)
    let names = bytes.split(separator: UInt8(ascii: "/"))
    return GitIgnoreFile(Array(text.utf8)).verdict(on: names[...], isFolder: isFolder)
  }
}

@Suite("Patterns of git")
struct PathPatternLimitTests {
  @Test("match nothing where they are longer than any path")
  func length() {
    let stars = Array(repeating: UInt8(ascii: "*"), count: PathPattern.maximumLength)
    #expect(PathPattern(stars)?.matches(path: "a") == true)
    #expect(PathPattern(stars + [UInt8(ascii: "*")]) == nil)
  }
}
