/// The difference between two texts in the unified format that `patch` and `git apply` read.
///
/// - Parameters:
///   - path: the file's path from the root of the project.
///   - context: number of unchanged lines around each change.
/// - Returns: the patch; empty where the texts are the same.
/// - Complexity: O((lines) · (changed lines)).
package func unifiedPatch(
  path: String, from old: String, to new: String, context: Int = 3
) -> String {
  let (before, after) = (lines(of: old), lines(of: new))
  let script = editScript(from: before, to: after)
  let changed = script.indices.filter { script[$0].kind != .kept }
  guard !changed.isEmpty else { return "" }
  var hunks: [Range<Int>] = []
  for index in changed {
    let range = max(0, index - context)..<min(script.count, index + context + 1)
    if let last = hunks.last, range.lowerBound <= last.upperBound {
      hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
    } else {
      hunks.append(range)
    }
  }
  let texts = hunks.map { hunk(of: script, in: $0) }
  return "--- a/\(path)\n+++ b/\(path)\n" + texts.joined()
}

/// A line of an edit script.
private struct ScriptLine {
  enum Kind: String {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  var kind: Kind
  var text: Substring
}

/// The lines with what ends them.
private func lines(of text: String) -> [Substring] {
  var lines: [Substring] = []
  var rest = text[...]
  while let end = rest.unicodeScalars.firstIndex(of: "\n") {
    let next = rest.unicodeScalars.index(after: end)
    lines.append(rest[..<next])
    rest = rest[next...]
  }
  if !rest.isEmpty { lines.append(rest) }
  return lines
}

private func editScript(from before: [Substring], to after: [Substring]) -> [ScriptLine] {
  let difference = after.difference(from: before)
  var removed: Set<Int> = []
  var added: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }
  var script: [ScriptLine] = []
  var (old, new) = (0, 0)
  while old < before.count || new < after.count {
    if removed.contains(old), old < before.count {
      script.append(ScriptLine(kind: .removed, text: before[old]))
      old += 1
    } else if added.contains(new), new < after.count {
      script.append(ScriptLine(kind: .added, text: after[new]))
      new += 1
    } else {
      script.append(ScriptLine(kind: .kept, text: before[old]))
      (old, new) = (old + 1, new + 1)
    }
  }
  return script
}

private func hunk(of script: [ScriptLine], in range: Range<Int>) -> String {
  let earlier = script[..<range.lowerBound]
  let shown = script[range]
  let oldStart = earlier.count { $0.kind != .added }
  let newStart = earlier.count { $0.kind != .removed }
  let oldCount = shown.count { $0.kind != .added }
  let newCount = shown.count { $0.kind != .removed }
  var text =
    "@@ -\(oldCount == 0 ? oldStart : oldStart + 1),\(oldCount) "
    + "+\(newCount == 0 ? newStart : newStart + 1),\(newCount) @@\n"
  for line in shown {
    text += line.kind.rawValue + line.text
    if line.text.utf8.last != 0x0A { text += "\n\\ No newline at end of file\n" }
  }
  return text
}
