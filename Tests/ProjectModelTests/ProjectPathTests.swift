import ProjectModel
import Testing

@Suite("Paths of a project")
struct ProjectPathTests {
  @Test(
    "are resolved from the folder of a manifest, and never leave the root",
    arguments: [
      ("Sources/App", "", "Sources/App"), ("./a//b/.", "x", "x/a/b"), ("..", "a/b", "a"),
      ("../c", "a/b", "a/c"), ("a/../..", "", nil), ("../..", "a", nil), ("/a", "", nil),
      ("~/a", "", nil), ("", "a", "a"), (".", "", ""),
    ])
  func resolved(path: String, base: String, expected: String?) {
    #expect(ProjectPath.resolve(path, from: base) == expected)
  }

  @Test(
    "lead so many folders above the root",
    arguments: [
      ("a", "", 0), ("../a", "x", 0), ("../a", "", 1), ("../../a/../b", "x", 1),
      ("x/../../..", "", 2), ("..//./..", "", 2), ("/a", "", nil), ("~/a", "x", nil),
    ])
  func levels(path: String, base: String, expected: Int?) {
    #expect(ProjectPath.levelsAboveRoot(path, from: base) == expected)
  }

  @Test(
    "have a folder, a name and an extension",
    arguments: [
      ("a/b/c.swift", "a/b", "c.swift", "swift"), ("c.tar.gz", "", "c.tar.gz", "gz"),
      ("a.b/c", "a.b", "c", ""), (".swift", "", ".swift", ""), ("a/.swift", "a", ".swift", ""),
      ("a/", "a", "", ""),
    ])
  func parts(path: String, folder: String, name: String, ending: String) {
    #expect(ProjectPath.folder(of: path) == folder)
    #expect(ProjectPath.name(of: path) == name)
    #expect(ProjectPath.fileExtension(of: path) == ending)
  }

  @Test(
    "lie in a folder or not, whatever names begin alike",
    arguments: [
      ("a/b", "a", true), ("a", "a", true), ("ab", "a", false), ("a", "a/b", false),
      ("x", "", true),
    ])
  func inside(path: String, folder: String, expected: Bool) {
    #expect(ProjectPath.isInside(path, of: folder) == expected)
  }

  @Test("are cut and compared by bytes, whatever follows a slash")
  func bytes() {
    // The accent joins the slash to one character; it separates names all the same.
    let path = "a/\u{301}b"
    #expect(ProjectPath.components(path).map { $0.utf8.count } == [1, 3])
    #expect(ProjectPath.isInside(path, of: "a"))
    #expect(ProjectPath.join("a", "\u{301}b").utf8.elementsEqual(path.utf8))
  }

  @Test("are joined without a slash where one side is empty")
  func joined() {
    #expect(ProjectPath.join("", "b") == "b" && ProjectPath.join("a", "") == "a")
    #expect(ProjectPath.join("a/b", "c") == "a/b/c")
  }
}
