import Testing

@testable import ProjectFormats

@Suite("The tools version of a manifest")
struct ToolsVersionTests {
  @Test(
    "stands in the comment that begins it",
    arguments: [
      ("// swift-tools-version: 5.9\nimport PackageDescription", 5, 9, 0),
      ("// swift-tools-version:5.10.1", 5, 10, 1), ("//swift-tools-version:6.0;(beta)", 6, 0, 0),
      ("\n  \n// Swift-Tools-Version : 5.4\r\n", 5, 4, 0), ("// swift-tools-version 6", 6, 0, 0),
      ("\u{FEFF}// swift-tools-version:4.2", 4, 2, 0),
    ])
  func written(text: String, major: Int, minor: Int, patch: Int) {
    #expect(
      ToolsVersion.written(in: text) == ToolsVersion(major: major, minor: minor, patch: patch))
  }

  @Test(
    "is 3.1 where there is no such comment",
    arguments: [
      "import PackageDescription // swift-tools-version:5.9", "", "// swift-tools-version: x",
      "// A package.\n// swift-tools-version:5.9",
    ])
  func absent(text: String) {
    #expect(ToolsVersion.written(in: text) == ToolsVersion(major: 3, minor: 1))
  }
}
