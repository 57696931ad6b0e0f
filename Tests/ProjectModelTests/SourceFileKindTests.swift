import ProjectModel
import Testing

@Suite("The kind of a source file")
struct SourceFileKindTests {
  @Test(
    "is told by the extension of its name",
    arguments: [
      ("a.swift", SourceFileKind.swift), ("dir.c/a.m", .objectiveC), ("a.mm", .objectiveCxx),
      ("a.b.c", .c), ("a.cc", .cxx), ("a.cpp", .cxx), ("a.cxx", .cxx), ("Sub/a.h", .header),
      ("a.pch", .header), ("a.hh", .cxxHeader), ("a.hpp", .cxxHeader), ("a.hxx", .cxxHeader),
    ])
  func kind(path: String, kind: SourceFileKind) {
    #expect(SourceFileKind(path: path) == kind)
  }

  @Test(
    "is none for other files, for folders with a dot and for names that are an extension alone",
    arguments: ["a", "a.txt", "a.C", "dir.c/a", ".swift", ""])
  func none(path: String) {
    #expect(SourceFileKind(path: path) == nil)
    #expect(!SourceFileKind.isSource(path))
  }

  @Test("says what is a header, what the C family, and that hidden files are no sources")
  func questions() {
    #expect(SourceFileKind.isHeader("a.hpp"))
    #expect(!SourceFileKind.isHeader("a.c"))
    #expect(SourceFileKind.isCFamily("a.m"))
    #expect(!SourceFileKind.isCFamily("a.swift"))
    #expect(SourceFileKind.isSource("x/a.swift"))
    #expect(!SourceFileKind.isSource("x/._a.swift"))
  }
}
