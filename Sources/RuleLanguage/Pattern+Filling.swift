extension Pattern {
  /// The pattern as written with each `{name}` that is bound replaced by its value, escaped so that
  /// the result is a pattern again. O(length).
  ///
  /// `{name:…}` and `{!name}` stay as they are.
  package func text(filling bindings: Bindings) -> String {
    filled(text, with: bindings) { value in
      var result = String.UnicodeScalarView()
      for scalar in value.unicodeScalars {
        if "*?[]{}\\,|".unicodeScalars.contains(scalar) { result.append("\\") }
        result.append(scalar)
      }
      return String(result)
    }
  }

  /// The pattern where bound captures stand for their values. O(length).
  package func bound(by bindings: Bindings) -> Pattern {
    guard hasCaptures else { return self }
    return (try? Pattern(text(filling: bindings), flavour: flavour)) ?? self
  }

  /// The only text that matches where bound captures stand for their values; `nil` when the pattern
  /// leaves anything open. O(length).
  package func onlyText(filling bindings: Bindings) -> String? {
    bound(by: bindings).literal.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Bindings {
  /// A pattern or selector for readers: each `{name}` and `{name:…}` that is bound replaced by its
  /// value. O(length).
  package func filling(_ text: String) -> String {
    filled(text, with: self, restricted: true) { $0 }
  }
}

/// - Parameter restricted: whether captures of the form `{name:…}` are replaced too.
private func filled(
  _ text: String, with bindings: Bindings, restricted: Bool = false, _ written: (String) -> String
) -> String {
  var result = ""
  var rest = text[...]
  while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
    let inner = rest.utf8[open...].dropFirst()
    let isEscaped = rest.utf8[..<open].last == UInt8(ascii: "\\")
    guard !isEscaped, let close = inner.firstIndex(of: UInt8(ascii: "}")),
      let value = bindings[name(in: Substring(inner[..<close]), restricted: restricted)]
    else {
      result += Substring(rest.utf8[...open])
      rest = Substring(inner)
      continue
    }
    result += Substring(rest.utf8[..<open])
    result += written(value)
    rest = Substring(rest.utf8[close...].dropFirst())
  }
  return result + rest
}

/// The name of a capture as it is written between its braces.
private func name(in capture: Substring, restricted: Bool) -> String {
  String(restricted ? capture.prefix { $0 != ":" } : capture)
}
