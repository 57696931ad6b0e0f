/// The words of a name in camel case: `initWithURLString` is `init`, `With`, `URL`, `String`.
struct CamelCase {
  /// The words, in order; joined they are the name.
  let words: [String]

  /// Splits a name in front of each capital that follows no capital, and in front of the last of
  /// several capitals that a small letter follows.
  init(_ name: some StringProtocol) {
    let bytes = Array(name.utf8)
    var starts = [0]
    for place in bytes.indices.dropFirst() where Self.isCapital(bytes[place]) {
      let followsCapital = Self.isCapital(bytes[place - 1])
      let isLast = place + 1 < bytes.count && Self.isSmall(bytes[place + 1])
      // The plural of capitals is one word: `URLs`.
      let isPlural =
        place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "s")
        && (place + 2 == bytes.count || Self.isCapital(bytes[place + 2]))
      if !followsCapital || isLast && !isPlural { starts.append(place) }
    }
    words = starts.indices.compactMap { index in
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      let word = String(decoding: bytes[starts[index]..<end], as: UTF8.self)
      return word.isEmpty ? nil : word
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  /// A name that begins with a small letter: the capitals that it begins with become small, but the
  /// last where a word follows: `URLString` is `urlString`, `URL` is `url`, `Name` is `name`.
  static func lowered(_ name: some StringProtocol) -> String {
    let bytes = Array(name.utf8)
    var count = bytes.prefix { isCapital($0) }.count
    if count == 0 { return String(name) }
    let isPlural =
      count > 1 && count < bytes.count && bytes[count] == UInt8(ascii: "s")
      && (count + 1 == bytes.count || isCapital(bytes[count + 1]))
    if count > 1, count < bytes.count, isSmall(bytes[count]), !isPlural { count -= 1 }
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
