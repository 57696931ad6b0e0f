/// The methods of strings that change nothing.
enum StringMethods {
  /// Calls a method; `nil` when it is not known here.
  static func call(_ name: String, of text: String, _ arguments: [Argument]) -> Value? {
    let texts = arguments.compactMap { argument -> String? in
      if case .string(let text) = argument.value { text } else { nil }
    }
    if arguments.isEmpty { return plain(name, of: text) }
    if texts.count == arguments.count, let first = texts.first {
      return textual(name, of: text, first, texts.last ?? first)
    }
    switch (name, arguments.first?.value) {
    case ("trimmingCharacters", .name(let set)?): return trimmed(text, set)
    case ("split", .string(let separator)?):
      return pieces(text.components(separatedBy: separator).filter { !$0.isEmpty })
    case ("prefix", .integer(let count)?): return .string(String(text.prefix(max(count, 0))))
    case ("suffix", .integer(let count)?): return .string(String(text.suffix(max(count, 0))))
    case ("dropFirst", .integer(let count)?): return .string(String(text.dropFirst(max(count, 0))))
    case ("dropLast", .integer(let count)?): return .string(String(text.dropLast(max(count, 0))))
    case ("hasPrefix", .unknown?), ("hasSuffix", .unknown?), ("contains", .unknown?):
      return .unknown(name)
    default: return nil
    }
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
    case "split": pieces(text.components(separatedBy: first).filter { !$0.isEmpty })
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
    let wanted = Array(separator.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return [self] }
    var result: [String] = []
    var start = 0
    var index = 0
    while index + wanted.count <= bytes.count {
      if bytes[index] == wanted[0], bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
        result.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += wanted.count
        start = index
      } else {
        index += 1
      }
    }
    return result + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
