import DependencyModel
import SourceText

extension Pattern {
  /// Whether it names argument labels, so that it means calls of functions: `f(old:)`.
  package var namesLabels: Bool { base != nil }

  /// What stands in front of the argument labels; the pattern itself where it names none.
  package var withoutLabels: Pattern { base?.value ?? self }

  /// Whether a name matches, or for a pattern with labels the part of it in front of them.
  package func matchesBase(_ name: String) -> Bool { withoutLabels.matches(name) }

  /// The texts that a call can be written as in a pattern: its name with its labels. A trailing
  /// closure has the label that the pattern gives its place.
  package func texts(naming name: String, _ labels: WrittenLabels) -> [String] {
    let start = text.firstIndexOutsideOfBackticks(of: "(") ?? text.endIndex
    let wanted = text[start...].dropFirst().dropLast()
      .split(separator: ":", omittingEmptySubsequences: false)
    func call(_ labelOfClosure: (Int) -> String) -> String {
      let written = labels.labels.enumerated().map { ($1 ?? labelOfClosure($0)) + ":" }
      return "\(name)(\(written.joined()))"
    }
    guard labels.labels.contains(nil) else { return [call { _ in "_" }] }
    return [call { _ in "_" }, call { wanted.indices.contains($0) ? String(wanted[$0]) : "_" }]
  }

  /// Whether a call matches a pattern with labels, captures being free to hold any segment.
  package func matches(_ name: String, _ labels: WrittenLabels) -> Bool {
    texts(naming: name, labels).contains(where: matches)
  }
}
