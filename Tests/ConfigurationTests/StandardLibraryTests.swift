import SourceFacts
import Testing

@Suite("Names of the standard library")
struct StandardLibraryTests {
  @Test(
    "hold types, functions and attributes",
    arguments: ["String", "AnyObject", "Task", "print", "available", "_semantics"])
  func topLevel(name: String) { #expect(StandardLibraryNames.hasTopLevel(name)) }

  @Test(
    "do not hold what Foundation, C or the Objective-C runtime bring",
    arguments: ["URL", "Date", "objc", "NSManaged", "exit", "sleep", "XCTestCase", "count"])
  func outside(name: String) { #expect(!StandardLibraryNames.hasTopLevel(name)) }

  @Test("hold members, apart from those that Foundation overloads")
  func members() {
    #expect(["count", "map", "isEmpty", "init"].allSatisfy(StandardLibraryNames.hasMember))
    #expect(
      !["components", "range", "write", "path"].contains(where: StandardLibraryNames.hasMember))
  }
}
