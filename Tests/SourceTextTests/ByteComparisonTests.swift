import SourceText
import Testing

@Suite("Strings compared by bytes")
struct ByteComparisonTests {
  private static let texts = [
    "", "a", "Sources", "Sources/", "Sources/A", "Sources/A/one.swift", "Sources/A/one.swifs",
    "Sources/A/two.swift", "Sources-B/one.swift", "Sources/Ä/one.swift",
    "Sources/A\u{308}/one.swift", "12345678", "123456789", "12345678é", "\u{FFFF}", "\u{10000}",
  ]

  @Test("are in the order of their bytes, whatever part they share", arguments: texts)
  func order(left: String) {
    for right in Self.texts {
      let (bytes, others) = (Array(left.utf8), Array(right.utf8))
      #expect(left.precedesInBytes(right) == bytes.lexicographicallyPrecedes(others))
      #expect(left.equalsInBytes(right) == (bytes == others))
    }
  }

  @Test("end with others, or hold them")
  func parts() {
    #expect("Kit.podspec".endsInBytes(".podspec"))
    #expect(!"podspec".endsInBytes(".podspec"))
    #expect("A.docc/B/c.swift".containsInBytes(".docc/"))
    #expect("A..docc/c.swift".containsInBytes(".docc/"))
    #expect(!"A.docc".containsInBytes(".docc/"))
  }
}
