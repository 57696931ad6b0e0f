import ProjectModel
import Testing

@Suite("The files of a project")
struct ProjectFilesTests {
  private let files = ProjectFiles(paths: ["b/c/d", "a", "b/x", "b-c/y", "b/c/d", "b/c/e/f", "b0"])

  @Test("are sorted by bytes, each once, with all their folders")
  func lists() {
    #expect(files.paths == ["a", "b-c/y", "b/c/d", "b/c/e/f", "b/x", "b0"])
    #expect(files.folders == ["b", "b-c", "b/c", "b/c/e"])
  }

  @Test("below a folder are just those in it")
  func below() {
    #expect(Array(files.paths(below: "b")) == ["b/c/d", "b/c/e/f", "b/x"])
    #expect(Array(files.folders(below: "b")) == ["b/c", "b/c/e"])
    #expect(files.paths(below: "").count == 6 && files.paths(below: "z").isEmpty)
  }

  @Test("are told apart by bytes")
  func bytes() {
    let files = ProjectFiles(paths: ["\u{E9}", "e\u{301}"])
    #expect(files.paths.count == 2)
    #expect(ProjectFiles.isInside("ab/c", of: "a") == false)
  }
}
