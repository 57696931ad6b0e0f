import SourceText
import Testing

@Suite("Names with parts")
struct QualifiedNameTests {
  @Test(
    "end at dots outside of backticks",
    arguments: [
      ("A.B.c", ["A", "B", "c"]), ("A.`b.c`.d", ["A", "`b.c`", "d"]), ("`a.b`", ["`a.b`"]),
      ("", []), ("`a.b", ["`a.b"]),
    ])
  func parts(name: String, expected: [String]) {
    #expect(name.partsOfName.map(String.init) == expected)
  }

  @Test(
    "have labels behind the first bracket outside of backticks",
    arguments: [
      ("f(a:)", "f"), ("`f(x:)`(_:)", "`f(x:)`"), ("`f(x:)`", "`f(x:)`"), ("f", "f"), ("", ""),
    ])
  func labels(name: String, expected: String) { #expect(name.nameWithoutLabels == expected) }

  @Test("are qualified where a dot stands between parts")
  func qualified() {
    #expect("A.b".isQualifiedName && "A.`b.c`".isQualifiedName)
    #expect(!"b".isQualifiedName && !"`b.c`".isQualifiedName && !"".isQualifiedName)
  }
}
