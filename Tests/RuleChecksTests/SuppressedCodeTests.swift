import SourceFacts
import SourceText
import Testing

@testable import RuleChecks

@Suite("What comments of a file cover together", .timeLimit(.minutes(20)))
struct SuppressedCodeTests {
  private func comments(_ text: String, path: String = "a.yml") -> [Suppression] {
    suppressions(inLineComments: text, after: .hash, path: path)
  }

  private func place(_ line: Int, _ column: Int = 1, path: String = "a.yml")
    -> SourceText.SourceLocation
  {
    SourceText.SourceLocation(path: path, line: line, column: column)
  }

  @Test("is what one of them covers, at a place or anywhere on a line")
  func covered() {
    let text = """
      a: 1
      # archcheck:ignore r - why

      b: 2
      c: 3 # archcheck:ignore r - why
      d: 4
      """
    let all = comments(text)
    #expect(all.count == 2)
    let code = SuppressedCode(all)
    for line in 1...6 {
      for column in [0, 1, 3] {
        let here = place(line, column)
        #expect(code.covers(here) == all.contains { $0.covers(here) }, "\(here)")
      }
    }
    #expect(!code.covers(place(4, path: "b.yml")))
    let whole = SuppressedCode(comments("x: 1\n# archcheck:ignore:file r - why\n"))
    #expect(whole.covers(place(900)))
  }

  @Test("is known by places of which it covers one")
  func touched() {
    let comment = comments("a: 1\nb: 2 # archcheck:ignore r - why\nc: 3\n")[0]
    #expect(PlacesOfFiles([place(1), place(2, 4), place(3)]).areCovered(by: comment))
    #expect(PlacesOfFiles([place(1), place(2, 0)]).areCovered(by: comment))
    #expect(!PlacesOfFiles([place(1), place(3), place(1, 0)]).areCovered(by: comment))
    #expect(!PlacesOfFiles([place(2, path: "b.yml")]).areCovered(by: comment))
    let whole = comments("# archcheck:ignore:file r - why\n")[0]
    #expect(PlacesOfFiles([place(77)]).areCovered(by: whole))
    #expect(!PlacesOfFiles([]).areCovered(by: whole))
  }

  @Test("is found in a moment for very many comments and places")
  func many() {
    let count = 50_000
    let all = comments(String(repeating: "a: 1 # archcheck:ignore r - why\nb: 2\n", count: count))
    let code = SuppressedCode(all)
    let places = (1...2 * count).map { place($0) }
    #expect(places.count(where: code.covers) == count)
    let index = PlacesOfFiles(places)
    #expect(all.allSatisfy(index.areCovered))
  }
}
