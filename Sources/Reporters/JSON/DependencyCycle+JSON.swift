import Findings
import JSONText

extension DependencyCycle {
  /// The details of a violation of kind `acyclic`.
  var json: JSONValue {
    [
      "granularity": .string(granularity.rawValue), "captures": .strings(captures),
      "members": .strings(members), "path": .strings(path),
      "cut": .array(
        cut.map {
          [
            "from": .string($0.from), "to": .string($0.to), "references": .integer($0.references),
          ]
        }),
    ]
  }
}
