/// The patterns that one with braces stands for: `*.{h,m}` is `*.h` and `*.m`. Nested braces are
/// taken apart from the inside; beyond 256 patterns, and in patterns longer than 4,096 bytes, the rest
/// keeps its braces.
package func expandedBraces(_ pattern: String) -> [String] {
  var done: [String] = []
  var pending = [pattern]
  while let text = pending.popLast() {
    guard done.count + pending.count < 256, text.utf8.count <= 4096,
      let close = text.firstIndex(of: "}"),
      let open = text[..<close].lastIndex(of: "{")
    else {
      done.append(text)
      continue
    }
    let inner = text[text.index(after: open)..<close]
    let head = text[..<open]
    let tail = text[text.index(after: close)...]
    for choice in inner.split(separator: ",", omittingEmptySubsequences: false) {
      pending.append("\(head)\(choice)\(tail)")
    }
  }
  return done
}
