import SourceText

/// Rejects texts whose keys could hold nested aliases before the library sees them.
///
/// The library hashes the keys of every mapping, with all that their aliases expand to; a few dozen
/// nested aliases as a key would keep it busy for ever. Expanding to much takes many aliases *and*
/// a key that is not a scalar, so a text with few aliases, or without a key of that form, passes.
///
/// - Returns: the issue, at the key; `nil` for a text that is safe to parse.
/// - Complexity: O(bytes).
func complexKeyIssue(in text: String, places: YAMLPlaces) -> ConfigurationIssue? {
  let bytes = Array(text.utf8)
  guard aliasCount(bytes) > 30, let offset = complexKey(bytes) else { return nil }
  return ConfigurationIssue(
    location: places.location(atOffset: offset),
    message: "A key must be plain text; aliases, lists and mappings cannot be keys.")
}

/// Number of `*name` whose `&name` occurs in the text.
private func aliasCount(_ bytes: [UInt8]) -> Int {
  var anchors: Set<ArraySlice<UInt8>> = []
  for index in bytes.indices where bytes[index] == UInt8(ascii: "&") {
    anchors.insert(name(bytes, from: index + 1))
  }
  guard !anchors.isEmpty else { return 0 }
  return bytes.indices.count { index in
    bytes[index] == UInt8(ascii: "*") && anchors.contains(name(bytes, from: index + 1))
  }
}

private func name(_ bytes: [UInt8], from start: Int) -> ArraySlice<UInt8> {
  bytes[start...].prefix(while: isNameByte)
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
    true
  default: false
  }
}

/// Offset of the first `?` that can begin a key, or `:` that ends an alias, list or mapping as a
/// key.
private func complexKey(_ bytes: [UInt8]) -> Int? {
  var lineHasAlias = false
  var previous = UInt8(ascii: "\n")
  for index in bytes.indices {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\n"): lineHasAlias = false
    case UInt8(ascii: "*"): lineHasAlias = true
    case UInt8(ascii: "?") where isBlank(previous) || opens(previous): return index
    case UInt8(ascii: ":") where lineHasAlias && endsComplexKey(bytes[..<index]): return index
    default: break
    }
    previous = byte
  }
  return nil
}

/// Whether the text before a `:` ends with `]`, `}` or `*name`.
private func endsComplexKey(_ before: ArraySlice<UInt8>) -> Bool {
  var rest = before
  while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
  if rest.last == UInt8(ascii: "]") || rest.last == UInt8(ascii: "}") { return true }
  let end = rest.endIndex
  while let last = rest.last, isNameByte(last) { rest = rest.dropLast() }
  return rest.last == UInt8(ascii: "*") && rest.endIndex < end
}

/// Whether a byte separates words; every byte beyond ASCII counts, since some line ends lie there.
private func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") || byte >= 0x80 }

private func opens(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",")
}
