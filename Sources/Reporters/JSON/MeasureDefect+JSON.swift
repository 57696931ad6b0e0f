import Findings
import JSONText

extension MeasureDefect {
  /// What a defect of measured values carries.
  var json: JSONValue {
    switch self {
    case .concreteDependency(let from, let to, let tolerance):
      [
        "fromAbstractness": .number(from.value), "toAbstractness": .number(to.value),
        "tolerance": .number(tolerance),
      ]
    case .worsened(
      let component, let over, let metric, let value, let base, let tolerance, let file):
      [
        "component": .optional(component), "over": .string(over), "metric": .string(metric),
        "value": .number(value), "base": .number(base), "tolerance": .number(tolerance),
        "file": .string(file),
      ]
    case .summaryOutOfRange(
      let over, let metric, let count, let value, let minimum, let maximum, let worst):
      [
        "over": .string(over), "metric": .string(metric), "components": .integer(count),
        "value": .number(value), "minimum": .optional(minimum), "maximum": .optional(maximum),
        "worst": .array(
          worst.map { ["component": .string($0.component), "value": .number($0.value)] }),
      ]
    }
  }
}
