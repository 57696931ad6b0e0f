import Testing

@Suite("Members that the project adds to types from outside")
struct AddedMemberTests {
  private let declarations = """
    import Foundation
    struct Handle<Value> { let number: Int }
    extension Array { subscript(handle: Handle<Element>) -> Element { fetch() } }
    extension StringProtocol where SubSequence == Substring { func wrapped() -> Page { fetch() } }
    extension FloatingPoint where Self: CVarArg { var digits: Page { fetch() } }
    extension RandomAccessCollection where Index == Int { func middle() -> Page { fetch() } }
    extension Sequence where Element: Hashable { func distinct() -> Page { fetch() } }
    extension Sequence where Element == Page { func bound() -> Page { fetch() } }
    extension TimeInterval { var clock: Page { fetch() } }
    typealias Pairs = [(left: Int, right: Int)]
    extension Pairs { func turned() -> Page { fetch() } }
    extension UTF8.CodeUnit { var isBlank: Bool { true } }
    extension Error { var report: Page { fetch() } }
    extension NSLocking { func guarded<T>(_ body: () -> T) -> T { body() } }
    struct Small {}
    extension Int { init(_ small: Small) { self = 1 } }
    struct Page { var text = "" }
    struct Other { var text = 0; var digits = 0; func middle() {}; func bound() {} }
    """

  @Test(
    "are found under a `where` clause that the type meets",
    arguments: [
      ("_ = \"\".wrapped().text", "(extension of StringProtocol).wrapped Page.text"),
      ("let d = 1.5; _ = d.digits.text", "(extension of FloatingPoint).digits Page.text"),
      ("_ = [1].middle().text", "(extension of RandomAccessCollection).middle Page.text"),
      (
        "func f<S: Sequence>(_ s: S) where S.Element == Int { _ = s.distinct().text }",
        "(extension of Sequence).distinct Page.text"
      ),
      (
        "func f<S: Sequence>(_ s: S) where S.Element: Hashable { _ = s.distinct().text }",
        "(extension of Sequence).distinct Page.text"
      ),
      ("func f(_ s: [Unknown]) { _ = s.bound().text }", "?bound ?text"),
    ])
  func constrained(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("are found from within the type, without a value")
  func ownBody() {
    #expect(
      members(ofFile: "extension Double { var page: Page { digits } }", given: declarations)
        == "(extension of FloatingPoint).digits")
  }

  @Test("are found by `Self`, which in a struct is that struct")
  func ownType() {
    let given = """
      extension Int { struct Cell {} }
      extension UInt { struct Cell {} }
      extension Set where Element == Int.Cell { var raw: Int { 1 } }
      extension Set where Element == UInt.Cell { var raw: Int { 1 } }
      """
    let text = "extension Int.Cell { static func load(_ cells: Set<Self>) -> Int { cells.raw } }"
    #expect(members(ofFile: text, given: given) == "(extension of Set).raw")
  }

  @Test("are found through aliases, whichever name the extension or the value has")
  func aliases() {
    let clock = "(extension of Double).clock Page.text"
    #expect(members(of: "let t: TimeInterval = 1; _ = t.clock.text", given: declarations) == clock)
    #expect(members(of: "let t: Double = 1; _ = t.clock.text", given: declarations) == clock)
    let turned = "(extension of Array).turned Page.text"
    #expect(members(of: "let p: Pairs = []; _ = p.turned().text", given: declarations) == turned)
    #expect(
      members(
        of: "let p: [(left: Int, right: Int)] = []; _ = p.turned().text", given: declarations)
        == turned)
    #expect(
      members(of: "_ = \"\".utf8.allSatisfy { $0.isBlank }", given: declarations)
        == "(extension of UInt8).isBlank")
  }

  @Test("are found where the type is that of a caught error, or of a lock")
  func caughtErrors() {
    #expect(
      members(of: "do { try run() } catch { _ = error.report.text }", given: declarations)
        == "(extension of Error).report Page.text")
    #expect(
      members(of: "do { try run() } catch let e { _ = e.report.text }", given: declarations)
        == "(extension of Error).report Page.text")
    #expect(
      members(of: "let lock = NSLock(); _ = lock.guarded { Page() }.text", given: declarations)
        == "(extension of NSLocking).guarded Page.text")
  }

  @Test("do not hide what the type has itself: the arguments tell which subscript is meant")
  func subscripts() {
    #expect(members(of: "let a = [1]; let i = 0; _ = a[i]; _ = a[i...]", given: declarations) == "")
    #expect(
      members(
        of: "let a = [Page()]; let i = Handle<Page>(number: 0); _ = a[i].text", given: declarations)
        == "(extension of Array).subscript Page.text")
    #expect(
      members(of: "let a = [1]; _ = a[elsewhere()]", given: declarations) == "??subscript")
  }

  @Test("are initialisers without labels where the argument is of the very type of the project")
  func initializers() {
    #expect(
      members(of: "let s = Small(); _ = Int(s)", given: declarations) == "(extension of Int).init")
    #expect(members(of: "_ = Int(1.5); _ = Int(elsewhere())", given: declarations) == "")
  }

  @Test("are found in the slice that an unbounded range gives")
  func slices() {
    let given = """
      extension ArraySlice { func page() -> Page { fetch() } }
      struct Page { var text = "" }
      """
    #expect(
      members(of: "_ = [1][...].page().text", given: given)
        == "(extension of ArraySlice).page Page.text")
  }
}
