import Testing

@testable import StandardLibrary

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

@Suite("What the library's text says of its names")
struct LibraryNamesTests {
  private let names = LibraryNames(
    ofLibrary: [
      """
      struct Box<Element>: Sequence {  // container
        var first: Element? { get }
        func map<T>(_ transform: (Element) -> T) -> [T]
        func write(to url: URL)  // elsewhere
        init(_ element: Element)
        static func / (left: Self, right: Self) -> Self  // elsewhere
        func half() -> Self
      }
      enum Side { case left, right(by: Int) }  // value
      extension Box { typealias Index = Int }
      struct Attempt<Value, Failure> {}  // container, failing
      """
    ],
    elsewhere: ["struct Folder { var name: String }  // value"],
    further: "top-level:\n  print swap\nvalues:\n  Point")

  @Test("names at the top are those of declarations and lists, of the library alone")
  func topLevel() { #expect(names[.topLevel] == ["Attempt", "Box", "Side", "print", "swap"]) }

  @Test("members are what stands in braces, apart from what other modules declare too")
  func members() {
    #expect(names[.member] == ["Index", "first", "half", "init", "left", "map", "right"])
  }

  @Test("remarks tell what the types of a line are, lists the types that stand nowhere")
  func remarks() {
    #expect(names[.container] == ["Attempt", "Box"])
    #expect(names[.failing] == ["Attempt"])
    #expect(names[.value] == ["Folder", "Point", "Side"])
    #expect(names[.protocol].isEmpty)
  }

  @Test("the library's own text has names of every kind", arguments: LibraryNames.Kind.allCases)
  func kinds(kind: LibraryNames.Kind) { #expect(StandardLibrary.names[kind].count > 5) }
}
