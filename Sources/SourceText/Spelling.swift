/// The known word that a misspelt one most likely means.
///
/// - Parameters:
///   - word: what was written.
///   - known: the valid words, in the order in which ties are decided.
/// - Returns: the word with the smallest edit distance (insertions, deletions, substitutions and
///   swaps of neighbours, letters compared without case), or `nil` when even that one differs in
///   more than a third of its letters; two are forgiven in words of four and more, one in shorter
///   ones, none in single letters.
/// - Complexity: O(known · length²).
package func nearestSpelling(
  to word: String, in known: [String], within most: Int? = nil
) -> String? {
  let letters = Array(word.lowercased().unicodeScalars.prefix(64))
  var best: (word: String, distance: Int)?
  for candidate in known {
    let other = Array(candidate.lowercased().unicodeScalars.prefix(64))
    let length = max(letters.count, other.count)
    let usual = length < 2 ? 0 : length < 4 ? 1 : max(2, length / 3)
    let limit = min(usual, most ?? usual)
    guard abs(letters.count - other.count) <= limit else { continue }
    let distance = editDistance(letters, other)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

/// `did you mean …` when a known word is near, else the list of known words.
///
/// - Returns: a sentence that begins with a capital letter; empty when `known` is.
package func spellingAdvice(for word: String, in known: [String]) -> String {
  if let near = nearestSpelling(to: word, in: known) { return "Did you mean `\(near)`?" }
  guard !known.isEmpty else { return "" }
  return "Write one of \(known.map { "`\($0)`" }.joined(separator: ", "))."
}

/// Optimal string alignment distance. O(|left| · |right|).
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let substitution = last[column] + (left[row] == right[column] ? 0 : 1)
      var cost = min(substitution, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
