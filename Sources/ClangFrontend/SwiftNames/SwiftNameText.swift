/// A name of Swift as `NS_SWIFT_NAME` writes it: `Outer.Name`, `make(name:)`, `getter:Type.name(self:)`.
struct SwiftNameText {
  /// The base name.
  var base: String
  /// The types that it is a member of, such as `Outer.Inner`, or `nil`.
  var outer: String?
  /// The labels, or `nil` where no parentheses are written.
  var labels: [String]?

  /// Reads a name as written.
  init(_ text: String) {
    var rest = Substring(text)
    for prefix in ["getter:", "setter:"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    if let open = rest.firstIndex(of: "(") {
      let inside = rest[rest.index(after: open)...].prefix { $0 != ")" }
      labels = inside.split(separator: ":").map(String.init)
      rest = rest[..<open]
    }
    let dot = rest.lastIndex(of: ".")
    base = String(dot.map { rest[rest.index(after: $0)...] } ?? rest)
    outer = dot.map { String(rest[..<$0]) }
  }
}
