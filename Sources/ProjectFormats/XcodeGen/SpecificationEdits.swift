import ProjectModel
import SourceText

/// The text of an XcodeGen specification without an item of a list of dependencies; comments and
/// layout of all else stay.
///
/// - Parameter location: where the item begins, behind its dash.
/// - Throws: a failure where that is no item on lines of its own, or where a comment stands beside it.
/// - Complexity: O(text).
package func removingItem(
  at location: SourceLocation, fromSpecification text: String
) throws(ManifestEditFailure) -> String {
  var lines = SpecificationLines(text)
  let first = location.line - 1
  guard let dash = lines.dash(of: first, before: location.column) else { throw .notInAList }
  let end = lines.blockEnd(after: first, deeperThan: dash)
  let hasComment = (first..<end).contains { lines.hasComment($0) }
  if hasComment || first > 0 && lines.isComment(first - 1) { throw .comment }
  var start = first
  let isFirst = first > 0 && lines.key(first - 1) == "dependencies"
  if isFirst, lines.nextContent(from: end).map({ lines.isItem($0, at: dash) }) != true {
    if lines.hasComment(first - 1) { throw .comment }
    start = first - 1
  }
  lines.remove(start..<end)
  return lines.text
}

/// The text of an XcodeGen specification with one more dependency of a target, behind those that it
/// has.
///
/// - Parameters:
///   - item: the item without its dash, such as `target: Core`.
///   - location: where the target's key stands.
/// - Throws: a failure where the target or its list of dependencies is not written out in lines.
/// - Complexity: O(text).
package func adding(
  item: String, toTargetAt location: SourceLocation, inSpecification text: String
) throws(ManifestEditFailure) -> String {
  var lines = SpecificationLines(text)
  let key = location.line - 1
  guard let depth = lines.depth(key), depth == location.column - 1, lines.opensBlock(key) else {
    throw .computed
  }
  let end = lines.blockEnd(after: key, deeperThan: depth)
  guard let child = lines.nextContent(from: key + 1), child < end,
    let childDepth = lines.depth(child), !lines.isItem(child, at: childDepth)
  else { throw .computed }
  let written = (child..<end).first { line in
    lines.depth(line) == childDepth && lines.key(line) == "dependencies"
  }
  guard let written else {
    lines.insert(
      [(childDepth, "dependencies:"), (childDepth + 2, "- \(item)")],
      after: lines.lastContent(before: end))
    return lines.text
  }
  guard lines.opensBlock(written) else { throw .computed }
  guard let first = lines.nextContent(from: written + 1), first < end,
    let dash = lines.depth(first), dash >= childDepth, lines.isItem(first, at: dash)
  else { throw .computed }
  var last = first
  var line = first
  while line < end {
    if let depth = lines.depth(line) {
      guard depth > dash || lines.isItem(line, at: dash) else { break }
      last = line
    }
    line += 1
  }
  lines.insert([(dash, "- \(item)")], after: last)
  return lines.text
}

/// The lines of a specification in block style.
private struct SpecificationLines {
  /// The lines with what ends them.
  private var lines: [Substring] = []
  private let lineEnd: String

  init(_ text: String) {
    var rest = text[...]
    while let end = rest.unicodeScalars.firstIndex(of: "\n") {
      let next = rest.unicodeScalars.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    if !rest.isEmpty { lines.append(rest) }
    lineEnd = lines.first?.utf8.suffix(2).first == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// All lines.
  var text: String { lines.joined() }

  /// The line without what ends it.
  private func content(_ line: Int) -> Substring {
    guard lines.indices.contains(line) else { return "" }
    var content = lines[line].unicodeScalars
    while let last = content.last, last == "\n" || last == "\r" { content.removeLast() }
    return Substring(content)
  }

  /// How far a line is indented; `nil` for one that is blank or a comment.
  func depth(_ line: Int) -> Int? {
    let content = content(line)
    let blanks = content.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    guard let first = content.utf8.dropFirst(blanks).first, first != UInt8(ascii: "#") else {
      return nil
    }
    return blanks
  }

  /// Whether a line is nothing but a comment.
  func isComment(_ line: Int) -> Bool {
    content(line).utf8.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "#")
  }

  /// Whether something in a line may be a comment.
  func hasComment(_ line: Int) -> Bool {
    isComment(line) || content(line).contains(" #")
  }

  /// Whether a line begins an item of a list at a depth.
  func isItem(_ line: Int, at depth: Int) -> Bool {
    let rest = content(line).utf8.dropFirst(depth)
    return self.depth(line) == depth && rest.first == UInt8(ascii: "-")
      && (rest.count == 1 || rest.dropFirst().first == UInt8(ascii: " "))
  }

  /// How deep the dash of an item stands whose content begins in a column; `nil` where no dash is
  /// alone in front of it.
  func dash(of line: Int, before column: Int) -> Int? {
    guard let depth = depth(line), isItem(line, at: depth) else { return nil }
    let between = content(line).utf8.dropFirst(depth + 1).prefix(column - depth - 2)
    return column > depth + 2 && between.allSatisfy { $0 == UInt8(ascii: " ") } ? depth : nil
  }

  /// The key that a line begins with.
  func key(_ line: Int) -> String? {
    guard let depth = depth(line) else { return nil }
    let rest = Substring(content(line).utf8.dropFirst(depth))
    return rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first
      .map(String.init)
  }

  /// Whether a line holds a key and nothing behind it but a comment.
  func opensBlock(_ line: Int) -> Bool {
    guard let depth = depth(line) else { return false }
    let parts = Substring(content(line).utf8.dropFirst(depth))
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let rest = parts[1].drop { $0 == " " }
    return rest.isEmpty || rest.first == "#"
  }

  /// The first line behind what is deeper than a depth, blank lines and comments at its end left out.
  func blockEnd(after line: Int, deeperThan depth: Int) -> Int {
    var end = line + 1
    var next = line + 1
    while next < lines.count {
      if let own = self.depth(next) {
        if own <= depth { break }
        end = next + 1
      }
      next += 1
    }
    return end
  }

  /// The first line from one on that is neither blank nor a comment.
  func nextContent(from line: Int) -> Int? {
    (line..<max(line, lines.count)).first { depth($0) != nil }
  }

  /// The last line before one that is neither blank nor a comment.
  func lastContent(before line: Int) -> Int {
    (0..<min(line, lines.count)).last { depth($0) != nil } ?? 0
  }

  mutating func remove(_ range: Range<Int>) { lines.removeSubrange(range) }

  mutating func insert(_ added: [(depth: Int, text: String)], after line: Int) {
    if lines[line].utf8.last != 0x0A { lines[line] += lineEnd }
    let new = added.map { depth, text in
      Substring(String(repeating: " ", count: depth) + text + lineEnd)
    }
    lines.insert(contentsOf: new, at: line + 1)
  }
}
