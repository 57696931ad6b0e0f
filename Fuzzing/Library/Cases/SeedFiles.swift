/// The real files that mutations start from and take parts of.
package final class SeedFiles {
  private let paths: [Language: [String]]
  private var cache: [String: [Token]] = [:]

  /// How many files there are.
  package let count: Int

  /// Collects the files below some folders, in the folders' order. Files are read when they are
  /// drawn for the first time.
  package init(folders: [String]) {
    var paths: [Language: [String]] = [:]
    for folder in folders {
      let found = Files.all(below: folder) {
        [".git", ".build", "Corpus", "note.txt"].contains($0)
      }
      for path in found {
        for language in Self.languages(of: path) {
          paths[language, default: []].append("\(folder)/\(path)")
        }
      }
    }
    self.paths = paths
    count = paths.values.reduce(0) { $0 + $1.count }
  }

  /// The languages that a file can serve for: a header serves for all of the C family.
  private static func languages(of path: String) -> [Language] {
    if path.hasSuffix(".h") { return [.c, .cpp, .objectiveC] }
    if path.hasSuffix(".patch") { return [] }
    return path.hasSuffix(".md") ? [.plain, .drawing] : [Language(path: path)]
  }

  /// A piece of a file in a language: all of a small one, some consecutive lines of another. `nil`
  /// when there is no file in the language.
  package func piece(in language: Language, size: Int, _ draw: inout Draw) -> [Token]? {
    guard let path = draw.element(of: paths[language] ?? []) else { return nil }
    let tokens = tokens(of: path, in: language)
    let total = tokens.reduce(0) { $0 + $1.bytes.count }
    guard total > size else { return tokens }
    let start = tokens.line(of: draw.below(tokens.count)).lowerBound
    var (end, length) = (start, 0)
    while end < tokens.count, length < size {
      length += tokens[end].bytes.count
      end += 1
    }
    return Array(tokens[start..<end])
  }

  /// A whole file in a language whose name a condition accepts; `nil` when there is none.
  package func file(
    in language: Language, _ draw: inout Draw, where accepts: (String) -> Bool
  ) -> [Token]? {
    draw.element(of: (paths[language] ?? []).filter(accepts)).map { tokens(of: $0, in: language) }
  }

  private func tokens(of path: String, in language: Language) -> [Token] {
    if let tokens = cache[path] { return tokens }
    // Embedded presets and other long files would only be cut.
    let bytes = Array((Files.read(path) ?? []).prefix(60_000))
    let tokens = Tokenizer.tokens(of: bytes, in: language)
    cache[path] = tokens
    return tokens
  }
}
