/// An element of an XML document.
package struct XMLElement: Hashable, Sendable {
  /// The name of its tag, with its prefix.
  package var name: String
  /// Its attributes by name; of one that is written twice the first.
  package var attributes: [String: String]
  /// The elements in it, in the order written.
  package var children: [XMLElement]
  /// The text that stands directly in it, its parts joined.
  package var text: String
  /// UTF-8 offset of its `<`.
  package var offset: Int

  /// The first child of a name.
  package subscript(name: String) -> XMLElement? { children.first { $0.name == name } }
}

/// Why a text is no XML.
package struct XMLError: Error, Hashable, Sendable {
  /// What is wrong, as the end of a sentence.
  package var message: String
  /// UTF-8 offset of where it is.
  package var offset: Int
}

/// Reads the root element of an XML document, without recursion.
///
/// Declarations of types and processing instructions are passed over: no entity but the five of XML
/// and those of characters is known, so nothing is fetched and nothing can multiply.
///
/// - Throws: the first mistake.
/// - Complexity: O(bytes).
package func parseXML(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLError) -> XMLElement {
  var parser = XMLParser(bytes)
  return try parser.root()
}

private struct XMLParser {
  /// Deeper nesting than any file has that archcheck reads.
  static let maximumDepth = 256

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var open: [XMLElement] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func root() throws(XMLError) -> XMLElement {
    while let start = nextMarkup() {
      if let root = try markup(at: start) { return root }
    }
    if let last = open.last {
      throw XMLError(message: "<\(last.name)> is not closed", offset: last.offset)
    }
    throw XMLError(message: "it holds no element", offset: 0)
  }

  /// The next `<`; the text before it is taken.
  private mutating func nextMarkup() -> Int? {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    if !open.isEmpty, start < index {
      open[open.count - 1].text += unescaped(start..<index)
    }
    return index < bytes.count ? index : nil
  }

  /// Reads what a `<` begins; the root element when that ends it.
  private mutating func markup(at start: Int) throws(XMLError) -> XMLElement? {
    if isNext("<!--") {
      try skip(past: "-->", from: start)
    } else if isNext("<![CDATA[") {
      let first = start + 9
      try skip(past: "]]>", from: start)
      if !open.isEmpty {
        open[open.count - 1].text += String(decoding: bytes[first..<(index - 3)], as: UTF8.self)
      }
    } else if isNext("<?") {
      try skip(past: "?>", from: start)
    } else if isNext("<!") {
      try skip(past: ">", from: start)
    } else if isNext("</") {
      return try endTag(at: start)
    } else {
      return try startTag(at: start)
    }
    return nil
  }

  private func isNext(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skip(past end: String, from start: Int) throws(XMLError) {
    while index < bytes.count {
      if isNext(end) {
        index += end.utf8.count
        return
      }
      index += 1
    }
    throw XMLError(message: "there is no '\(end)' behind it", offset: start)
  }

  // MARK: Tags

  private mutating func startTag(at start: Int) throws(XMLError) -> XMLElement? {
    index += 1
    let name = takeName()
    guard !name.isEmpty else { throw XMLError(message: "a '<' begins no tag", offset: start) }
    guard open.count < Self.maximumDepth else {
      throw XMLError(
        message: "it nests more than \(Self.maximumDepth) levels deep", offset: start)
    }
    var element = XMLElement(name: name, attributes: [:], children: [], text: "", offset: start)
    while true {
      skipBlanks()
      guard index < bytes.count else {
        throw XMLError(message: "the tag <\(name)> is not closed", offset: start)
      }
      if isNext("/>") {
        index += 2
        return close(element)
      }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        open.append(element)
        return nil
      }
      let (key, value) = try attribute(of: name)
      if element.attributes[key] == nil { element.attributes[key] = value }
    }
  }

  private mutating func attribute(of tag: String) throws(XMLError) -> (String, String) {
    let start = index
    let name = takeName()
    skipBlanks()
    guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      throw XMLError(
        message: "the tag <\(tag)> holds something that is no attribute", offset: start)
    }
    index += 1
    skipBlanks()
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else {
      throw XMLError(message: "the value of '\(name)' stands in no quotation marks", offset: start)
    }
    let quote = bytes[index]
    index += 1
    let first = index
    while index < bytes.count, bytes[index] != quote { index += 1 }
    guard index < bytes.count else {
      throw XMLError(message: "the value of '\(name)' is not closed", offset: start)
    }
    index += 1
    return (name, unescaped(first..<(index - 1)))
  }

  private mutating func endTag(at start: Int) throws(XMLError) -> XMLElement? {
    index += 2
    let name = takeName()
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
      throw XMLError(message: "the tag </\(name)> is not closed", offset: start)
    }
    index += 1
    guard let element = open.popLast(), element.name == name else {
      throw XMLError(message: "</\(name)> closes nothing that is open", offset: start)
    }
    return close(element)
  }

  /// Gives an element to the one around it; the element itself when there is none.
  private mutating func close(_ element: XMLElement) -> XMLElement? {
    guard !open.isEmpty else { return element }
    open[open.count - 1].children.append(element)
    return nil
  }

  // MARK: Characters

  private mutating func takeName() -> String {
    let start = index
    while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF, UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  /// A text with its entities replaced; those that are not known stay as written.
  private func unescaped(_ range: Range<Int>) -> String {
    let text = bytes[range]
    guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "&"),
        let end = bytes[index..<min(index + 12, range.upperBound)].firstIndex(
          of: UInt8(ascii: ";")),
        let character = Self.entity(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
      {
        result += Array(character.utf8)
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func entity(_ name: String) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
