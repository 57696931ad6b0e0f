import SourceText
import StarlarkText

/// A target as its `BUILD` file writes it.
struct BazelTarget {
  var label: BazelLabel
  var rule: BazelRule
  var call: StarlarkCall
  var file: BazelFile
  var location: SourceLocation

  /// Whether it has one of some attributes.
  func has(_ attributes: String...) -> Bool {
    attributes.contains { call.argument($0) != nil }
  }
}

/// The targets that the `BUILD` files of a workspace declare, and which of them labels stand for.
struct BazelTargets {
  private let files: BazelFiles
  /// All targets, in the order written.
  private(set) var all: [BazelTarget] = []
  private var places: [BazelLabel: Int] = [:]

  init(files: BazelFiles) { self.files = files }

  /// The target of a label; `nil` for files, and for targets that are not known.
  subscript(label: BazelLabel) -> BazelTarget? { places[label].map { all[$0] } }

  /// Adds a target; one that has the label already stays.
  mutating func add(_ target: BazelTarget) {
    guard places[target.label] == nil else { return }
    places[target.label] = all.count
    all.append(target)
  }

  /// What looks up the values of a target's attributes.
  func values(of target: BazelTarget) -> BazelValues {
    BazelValues(file: target.file, files: files)
  }

  /// Whether a function that is not read makes a target, and may give it more than it is told.
  func isMacro(_ target: BazelTarget) -> Bool {
    guard !target.file.isExpanded else { return false }
    return BazelRule.isGuess(target.rule)
      || files.isOwn(function: target.call.function, calledIn: target.file)
  }

  /// A label that is written at a target.
  func label(_ text: String, at target: BazelTarget) -> BazelLabel {
    files.label(text, in: target.file)
  }

  /// The label that is written at a target, or the one that it is an alias for.
  func resolvedLabel(_ text: String, at target: BazelTarget) -> BazelLabel {
    var label = label(text, at: target)
    for _ in 0..<8 {
      guard let alias = self[label], alias.rule == .alias,
        let actual = values(of: alias).text(alias.call.argument("actual"))
      else { return label }
      label = self.label(actual, at: alias)
    }
    return label
  }
}
