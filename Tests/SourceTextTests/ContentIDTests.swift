import SourceText
import Testing

@Suite("What a file holds is named")
struct ContentIDTests {
  /// The bytes that 40 hexadecimal digits stand for.
  private func bytes(_ digits: String) -> [UInt8] {
    stride(from: 0, to: digits.count, by: 2).compactMap { place in
      UInt8(digits.dropFirst(place).prefix(2), radix: 16)
    }
  }

  // The names that `git hash-object` prints.
  @Test(
    "as git names it",
    arguments: [
      ("", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"),
      ("hello\n", "ce013625030ba8dba906f756967f9e9ca394464a"),
      (String(repeating: "a", count: 64), "71b7a71962774fa5c721e1163f935cb61a0e09e6"),
      (String(repeating: "b", count: 1_000), "b2c6a8d87fe49a13237466c75c31ff700d5579bc"),
    ])
  func names(text: String, digits: String) {
    #expect(ContentID(of: Array(text.utf8)) == ContentID(git: bytes(digits)))
    #expect(ContentID(of: Array(text.utf8)).digits == digits)
  }

  @Test("by 20 bytes, no more and no fewer")
  func length() {
    #expect(ContentID(git: [UInt8](repeating: 0, count: 32)) == nil)
    #expect(ContentID(git: []) == nil)
  }
}
