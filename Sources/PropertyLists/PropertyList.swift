/// A value of a property list, with the place where it is written.
package struct PropertyList: Hashable, Sendable {
  /// What a value holds. Numbers, dates and truth values are texts.
  package enum Content: Hashable, Sendable {
    case text(String)
    case list([PropertyList])
    case dictionary([Entry])
  }

  /// A key of a dictionary with its value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// Its value.
    package var value: PropertyList

    /// Makes an entry.
    package init(key: String, value: PropertyList) {
      self.key = key
      self.value = value
    }
  }

  /// What it holds.
  package var content: Content
  /// UTF-8 offset of its first byte; of its key for a value in a dictionary.
  package var offset: Int

  /// Makes a value.
  package init(_ content: Content, at offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// Whether another value says the same, wherever it is written. O(size).
  package func isSame(as other: PropertyList) -> Bool {
    switch (content, other.content) {
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.dictionary(let left), .dictionary(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.value) }
    default: false
    }
  }

  /// The text; `nil` for a list or dictionary.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The elements; `nil` for anything but a list.
  package var elements: [PropertyList]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// The entries in the order written; `nil` for anything but a dictionary.
  package var entries: [Entry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  /// The value of a key, the last one where it is written twice. O(entries).
  package subscript(key: String) -> PropertyList? { entries?[key] }

  /// The texts of a list, or the one text that stands in place of a list; empty for a dictionary.
  package var texts: [String] {
    switch content {
    case .text(let text): [text]
    case .list(let elements): elements.compactMap(\.text)
    case .dictionary: []
    }
  }
}

extension [PropertyList.Entry] {
  /// The value of a key, the last one where it is written twice. O(entries).
  package subscript(key: String) -> PropertyList? {
    // Most keys differ in length, which costs less to compare.
    let length = key.utf8.count
    for index in indices.reversed() where self[index].key.utf8.count == length {
      if self[index].key == key { return self[index].value }
    }
    return nil
  }
}

/// Why a text holds no value.
package struct PropertyListError: Error, Hashable, Sendable {
  /// What is wrong, as the end of a sentence.
  package var message: String
  /// UTF-8 offset of where it is.
  package var offset: Int

  /// Makes an error.
  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// That something else stands at an offset than should; git's conflict markers are named.
  static func unexpected(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ place: String
  ) -> Self {
    for marker in ["<<<<<<<", "=======", ">>>>>>>"]
    where bytes[offset...].starts(with: marker.utf8) {
      return Self("git's conflict marker '\(marker)' stands in it", at: offset)
    }
    guard offset < bytes.count else { return Self("it ends \(place)", at: offset) }
    let byte = bytes[offset]
    let isPrintable = (0x21...0x7E).contains(byte)
    let what = isPrintable ? "'\(String(decoding: [byte], as: UTF8.self))'" : "a byte \(byte)"
    return Self("\(what) stands \(place)", at: offset)
  }
}

/// Reads a property list, in the form of OpenStep as Xcode writes projects, or as XML.
///
/// - Throws: the first mistake. Git's conflict markers are named.
/// - Complexity: O(bytes).
package func parsePropertyList(
  _ bytes: UnsafeBufferPointer<UInt8>
) throws(PropertyListError) -> PropertyList {
  var parser = OpenStepParser(bytes)
  if let start = parser.startOfMarkup { return try XMLPropertyListReader.read(bytes, from: start) }
  return try parser.read()
}

/// Reads JSON5 as a property list: truth values are `YES` and `NO`, as in other forms, and what is
/// `null` is left out.
///
/// - Throws: the first mistake. Git's conflict markers are named.
/// - Complexity: O(bytes).
package func parseJSON5(
  _ bytes: UnsafeBufferPointer<UInt8>
) throws(PropertyListError) -> PropertyList {
  var parser = JSON5Parser(bytes)
  return try parser.read()
}
