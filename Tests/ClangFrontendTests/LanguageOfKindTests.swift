import ClangFrontend
import ProjectModel
import Testing

@Suite("The language of a kind of file")
struct LanguageOfKindTests {
  @Test("is C for a header until its content says more")
  func language() {
    #expect(SourceFileKind.header.language == .c)
    #expect(SourceFileKind.objectiveCxx.language == .cxx)
    #expect(SourceFileKind.cxxHeader.language == .cxx)
    #expect(SourceFileKind.swift.language == .swift)
  }
}
