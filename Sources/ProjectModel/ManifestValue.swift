import SourceText

/// A value in a manifest that is written in Swift, after static evaluation.
///
/// The evaluator never runs anything: what it cannot know stays `unknown` and is reported as a problem.
package indirect enum ManifestValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case null
  case array([ManifestItem])
  /// Key and value pairs in the order written.
  case dictionary([ManifestEntry])
  /// A call such as `.target(name: "A", dependencies: ["B"])` or `Package(name: "P", …)`.
  case call(ManifestCall)
  /// A name that stands for itself, such as `.macOS`, `.v13` or `.linux`.
  case name(String)
  /// Not understood; the text is the source that could not be evaluated.
  case unknown(String)
}

/// An element of an array value with its place, and whether an unknown condition decides about it.
package struct ManifestItem: Hashable, Sendable {
  /// The value of the element.
  package var value: ManifestValue
  /// UTF-8 offset of the expression in the manifest's text that made the value.
  package var offset: Int
  /// Whether it was added under a condition that could not be evaluated.
  package var isConditional: Bool
  /// UTF-8 offset of the element of a list that it was made from: where a list of names is mapped, the
  /// name in that list. `nil` for one that is written out.
  package var source: Int?
  /// The same for what was made of that element beside other things.
  package var round: Int?

  /// Makes an array element.
  package init(
    _ value: ManifestValue, offset: Int = 0, isConditional: Bool = false, source: Int? = nil,
    round: Int? = nil
  ) {
    self.value = value
    self.offset = offset
    self.isConditional = isConditional
    self.source = source
    self.round = round
  }

  /// The places of lists from whose elements some targets were made.
  package static func sources(ofTargets targets: [ManifestItem]) -> Set<Int> {
    Set(targets.flatMap { [$0.source, $0.round] }.compactMap(\.self))
  }

  /// Where a dependency is declared: in the list that it was mapped from, unless that names targets too,
  /// so that an element of it stands for more than a dependency.
  ///
  /// - Parameter targetNames: see ``sources(ofTargets:)``.
  package func place(beside targetNames: Set<Int>) -> Int {
    source.flatMap { targetNames.contains($0) ? nil : $0 } ?? offset
  }
}

/// A key and its value in a dictionary value.
package struct ManifestEntry: Hashable, Sendable {
  /// The key.
  package var key: ManifestValue
  /// The value.
  package var value: ManifestValue

  /// Makes a dictionary entry.
  package init(key: ManifestValue, value: ManifestValue) {
    self.key = key
    self.value = value
  }
}

/// A call of a type's initialiser or static function, with evaluated arguments.
package struct ManifestCall: Hashable, Sendable {
  /// What is called, without a leading dot or type: `target` for `.target(…)`, `Package` for `Package(…)`.
  package var name: String
  /// The arguments in the order written; unlabelled ones have the label `""`.
  package var arguments: [ManifestArgument]
  /// UTF-8 offset of the call in the manifest's text.
  package var offset: Int

  /// Makes a call.
  package init(name: String, arguments: [ManifestArgument], offset: Int = 0) {
    self.name = name
    self.arguments = arguments
    self.offset = offset
  }

  /// The value of the first argument with a label, or `nil`. O(arguments).
  package subscript(label: String) -> ManifestValue? {
    arguments.first { $0.label == label }?.item.value
  }
}

/// An argument of a manifest call.
package struct ManifestArgument: Hashable, Sendable {
  /// The label, `""` when there is none.
  package var label: String
  /// The value with its place.
  package var item: ManifestItem

  /// Makes an argument.
  package init(label: String, item: ManifestItem) {
    self.label = label
    self.item = item
  }
}

/// A manifest written in Swift after static evaluation.
package struct EvaluatedManifest: Hashable, Sendable {
  /// The value bound to the manifest's `package` (or `project`) variable at the end; `nil` when there is none.
  package var root: ManifestValue?
  /// The offset of that variable; `nil` where there is none.
  package var rootOffset: Int?
  /// Turns offsets into places.
  package var places: ManifestPlaces
  /// Constructs that were not understood, with positions; the fuel limit is one of them.
  package var problems: [Problem]

  /// Makes an evaluated manifest.
  package init(
    root: ManifestValue?, rootOffset: Int? = nil, places: ManifestPlaces, problems: [Problem] = []
  ) {
    self.root = root
    self.rootOffset = rootOffset
    self.places = places
    self.problems = problems
  }
}
