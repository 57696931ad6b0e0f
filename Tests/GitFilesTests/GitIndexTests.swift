import ArchTestSupport
import Testing

@testable import GitFiles

@Suite("The index of git")
struct GitIndexTests {
  @Test("of version 2 names its paths")
  func version2() throws {
    let index = try #require(GitIndex(indexBytes(["a/b.swift", "z"])))
    #expect(index.contains("a/b.swift"))
    #expect(!index.contains("a"))
    #expect(index.containsBelow("a"))
    #expect(!index.containsBelow("b"))
  }

  @Test("of version 4 names its paths")
  func version4() throws {
    let index = try #require(GitIndex(indexBytes(["a/b.swift", "a/c.swift", "z"], version: 4)))
    #expect(["a/b.swift", "a/c.swift", "z"].allSatisfy(index.contains))
  }

  @Test("with SHA-256 names is read too")
  func longHashes() throws {
    let index = try #require(GitIndex(indexBytes(["a/b.swift"], hashLength: 32)))
    #expect(index.contains("a/b.swift"))
    #expect(index.entries[0].id.digits == String(repeating: "01", count: 32))
  }

  @Test("that is cut off anywhere is no index, and no crash")
  func cutOff() {
    let bytes = indexBytes(["a/b.swift", "c"])
    for length in 0..<bytes.count { #expect(GitIndex(Array(bytes.prefix(length))) == nil) }
    let more = indexBytes(
      ["a/b.swift", "c"],
      extensions: ["TREE": Self.trees, "link": Self.shared + Self.bitmap([5]) + Self.bitmap([1])])
    for length in more.indices { _ = GitIndex(Array(more.prefix(length))) }
  }

  @Test("that differs anywhere by a byte is no crash")
  func damaged() {
    let bytes = indexBytes(
      ["a/b.swift", "c"], version: 4,
      extensions: ["TREE": Self.trees, "link": Self.shared + Self.bitmap([5]) + Self.bitmap([1])])
    for place in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        damaged[place] = value
        let index = GitIndex(damaged)
        _ = index.flatMap { $0.merged(with: $0) }
      }
    }
  }

  // MARK: - Parts

  private static let shared = [0x0A] + [UInt8](repeating: 0xBC, count: 19)
  /// The top with one file and one folder, whose tree is not known, and a folder in that.
  private static let trees =
    Array("\u{0}3 1\n".utf8) + [UInt8](repeating: 1, count: 20) + Array("a\u{0}-1 1\n".utf8)
    + Array("b\u{0}1 0\n".utf8) + [UInt8](repeating: 2, count: 20)

  /// A bitmap of less than 64 bits.
  private static func bitmap(_ places: [Int]) -> [UInt8] {
    var word: UInt64 = 0
    for place in places { word |= 1 << UInt64(place) }
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - $0 * 8)) }
    return [0, 0, 0, 63, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0] + bytes + [0, 0, 0, 0]
  }

  @Test("that is split names the file with most of its entries, and is whole with it")
  func split() throws {
    let bytes = indexBytes(
      ["", "new.swift"],
      extensions: ["link": Self.shared + Self.bitmap([0, 2]) + Self.bitmap([1])])
    let index = try #require(GitIndex(bytes))
    #expect(index.sharedIndex == "sharedindex.0a" + String(repeating: "bc", count: 19))
    #expect(!index.contains(""))
    let base = try #require(GitIndex(indexBytes(["gone", "kept", "left", "old"])))
    let whole = try #require(index.merged(with: base))
    #expect(whole.entries.map(\.path) == ["kept", "new.swift", "old"])
    // The bitmaps speak of three entries at least.
    #expect(index.merged(with: try #require(GitIndex(indexBytes(["a", "b"])))) == nil)
    let none = indexBytes(["a"], extensions: ["link": [UInt8](repeating: 0, count: 20)])
    #expect(try #require(GitIndex(none)).sharedIndex == nil)
  }

  @Test("has runs of equal bits in its bitmaps")
  func runs() throws {
    // 128 bits that are set, then 3 as they are: the first and the third.
    let bitmap: [UInt8] =
      [0, 0, 0, 131, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 5] + [UInt8](repeating: 0, count: 7) + [5]
      + [0, 0, 0, 0]
    let none: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let bytes = indexBytes([], extensions: ["link": Self.shared + bitmap + none])
    let index = try #require(GitIndex(bytes))
    #expect(index.shared?.deleted == Array(0..<129) + [130])
    #expect(index.shared?.replaced == [])
  }

  @Test("has places of bits beyond the last one, and that is no crash")
  func beyond() {
    // No run, one word as it is, that word, and a run of nothing that begins behind the last place.
    let words: [[UInt8]] = [
      [0, 0, 0, 2, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 1],
    ]
    let bitmap: [UInt8] = [0, 0, 0, 10, 0, 0, 0, 3] + words.flatMap { $0 } + [0, 0, 0, 0]
    let none: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let index = GitIndex(indexBytes([], extensions: ["link": Self.shared + bitmap + none]))
    #expect(index?.shared?.deleted == [0])
  }

  @Test("knows trees of folders")
  func knownTrees() throws {
    let index = try #require(
      GitIndex(indexBytes(["a/b/c", "d"], extensions: ["TREE": Self.trees])))
    #expect(Set(index.trees.keys.map(\.string)) == ["", "a/b"])
  }

  @Test("with a part that must be understood and is not is no index")
  func requiredParts() {
    #expect(GitIndex(indexBytes(["a"], extensions: ["FSMN": [1, 2, 3]])) != nil)
    #expect(GitIndex(indexBytes(["a"], extensions: ["sdir": []])) != nil)
    #expect(GitIndex(indexBytes(["a"], extensions: ["abcd": []])) == nil)
  }
}
