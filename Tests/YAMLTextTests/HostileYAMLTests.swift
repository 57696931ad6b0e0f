import SourceText
import Testing
import YAMLText

@Suite("Hostile YAML")
struct HostileYAMLTests {
  @Test(
    "random texts never crash, and errors lie within the text",
    arguments: 1...40 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var state = seed
    let pieces = [
      "a", "b: ", "- ", "\n", "  ", "[", "]", "{", "}", ",", ":", "? ", "&x ", "*x", "<<: ", "\"",
      "'",
      "|", ">", "#", "---", "\t", "é", "\u{2028}", "\u{85}", "\r\n", "!", "%", "@", "`", "\\",
    ]
    for _ in 0..<100 {
      var text = ""
      for _ in 0..<30 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      do throws(ConfigurationErrors) {
        _ = try parseYAML(text, path: "a.yml")
      } catch {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        for issue in error.issues {
          #expect((0...lines).contains(issue.location.line), "seed \(seed): \(text)")
        }
      }
    }
  }
}
