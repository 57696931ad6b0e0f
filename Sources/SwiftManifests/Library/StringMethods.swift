/// The methods of strings that change nothing.
enum StringMethods {
  /// Calls a method; `nil` when it is not known here.
  static func call(_ name: String, of text: String, _ arguments: [Argument]) -> Value? {
    let texts = arguments.compactMap { argument -> String? in
      if case .string(let text) = argument.value { text } else { nil }
    }
    if arguments.isEmpty { return plain(name, of: text) }
    if name == "split" { return split(text, arguments) }
    if texts.count == arguments.count, let first = texts.first {
      return textual(name, of: text, first, texts.last ?? first)
    }
    switch (name, arguments.first?.value) {
    case ("trimmingCharacters", .name(let set)?): return trimmed(text, set)
    case ("prefix", .integer(let count)?) where arguments[0].label.isEmpty:
      return .string(String(text.prefix(max(count, 0))))
    case ("suffix", .integer(let count)?) where arguments[0].label.isEmpty:
      return .string(String(text.suffix(max(count, 0))))
    case ("dropFirst", .integer(let count)?): return .string(String(text.dropFirst(max(count, 0))))
    case ("dropLast", .integer(let count)?): return .string(String(text.dropLast(max(count, 0))))
    case ("hasPrefix", .unknown?), ("hasSuffix", .unknown?), ("contains", .unknown?):
      return .unknown(name)
    default: return nil
    }
  }

  /// `split(separator:maxSplits:omittingEmptySubsequences:)` with a text as the separator.
  private static func split(_ text: String, _ arguments: [Argument]) -> Value? {
    guard case .string(let separator)? = arguments.first?.value, !separator.isEmpty,
      let splitting = Splitting(arguments)
    else { return nil }
    let bytes = Array(text.utf8)
    let parts = splitting.parts(of: bytes.count, at: bytes.ranges(of: Array(separator.utf8)))
    return pieces(parts.map { String(decoding: bytes[$0], as: UTF8.self) })
  }

  private static func plain(_ name: String, of text: String) -> Value? {
    switch name {
    case "lowercased": .string(text.lowercased())
    case "uppercased": .string(text.uppercased())
    case "dropFirst": .string(String(text.dropFirst()))
    case "dropLast": .string(String(text.dropLast()))
    case "reversed": .string(String(text.reversed()))
    default: nil
    }
  }

  /// Methods whose arguments are strings.
  private static func textual(
    _ name: String, of text: String, _ first: String, _ last: String
  ) -> Value? {
    switch name {
    case "hasPrefix", "starts": .boolean(text.hasPrefix(first))
    case "hasSuffix": .boolean(text.hasSuffix(first))
    case "contains": .boolean(text.components(separatedBy: first).count > 1)
    case "components": pieces(text.components(separatedBy: first))
    case "replacingOccurrences", "replacing": joined(text.components(separatedBy: first), last)
    case "appending": joined([text, first], "")
    default: nil
    }
  }

  /// Texts as one; unknown where it gets too long.
  private static func joined(_ texts: [String], _ separator: String) -> Value {
    let size = texts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count }
    return size > Budget.maximumText
      ? .unknown("a string") : .string(texts.joined(separator: separator))
  }

  private static func pieces(_ texts: [String]) -> Value {
    .array(texts.map { ListElement(value: .string($0), offset: 0) })
  }

  private static func trimmed(_ text: String, _ set: String) -> Value? {
    guard ["whitespaces", "whitespacesAndNewlines", "newlines"].contains(set) else { return nil }
    func isTrimmed(_ character: Character) -> Bool {
      character.isNewline ? set != "whitespaces" : character.isWhitespace && set != "newlines"
    }
    let start = text.drop(while: isTrimmed)
    return .string(String(String(start.reversed()).drop(while: isTrimmed).reversed()))
  }
}

extension String {
  /// The parts between the occurrences of a separator, empty ones included. O(length).
  fileprivate func components(separatedBy separator: String) -> [String] {
    let bytes = Array(utf8)
    var result: [String] = []
    var start = 0
    for range in bytes.ranges(of: Array(separator.utf8)) {
      result.append(String(decoding: bytes[start..<range.lowerBound], as: UTF8.self))
      start = range.upperBound
    }
    return result + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}

extension [UInt8] {
  /// Where others occur in them, each behind the one before; nowhere, if these are none. O(length).
  fileprivate func ranges(of wanted: [UInt8]) -> [Range<Int>] {
    guard !wanted.isEmpty else { return [] }
    var result: [Range<Int>] = []
    var index = 0
    while index + wanted.count <= count {
      if self[index] == wanted[0], self[index..<(index + wanted.count)].elementsEqual(wanted) {
        result.append(index..<(index + wanted.count))
        index += wanted.count
      } else {
        index += 1
      }
    }
    return result
  }
}
