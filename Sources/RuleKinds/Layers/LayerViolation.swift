import Findings
import JSONText
import RuleEngine

/// A lower layer depends on a higher one, or skips one where layers are strict, or siblings that are
/// independent.
struct LayerViolation: Defect {
  static let name = "layer-violation"
  static let rationale =
    "Layers can be replaced and tested separately only while dependencies follow their order."

  /// The layer with the dependency.
  var fromLayer: String
  /// The layer depended on.
  var toLayer: String
  /// The layers leapt over, from the higher one down; empty unless layers are strict.
  var skipped: [String] = []

  static let form: JSONForm<Self>? = .object {
    JSONField("fromLayer", \.fromLayer, .string, "The layer with the dependency.")
    JSONField("toLayer", \.toLayer, .string, "The layer depended on.")
    JSONField(
      "skipped", \.skipped, .strings, "The layers skipped, if they are strict; otherwise empty.")
  }

  var sortingText: String { fromLayer + "\n" + toLayer }
  var merging: DefectMerging { .target }

  func message(in context: DefectContext) -> String {
    let (start, end) = (layer(fromLayer, context), layer(toLayer, context))
    if !skipped.isEmpty {
      return
        "\(context.statement), but \(start) may only depend on the layer below it, and here it "
        + "skips \(context.words(ofAll: skipped)) to reach \(end)"
    }
    return fromLayer == toLayer
      ? "\(context.statement), but members of \(start) must not depend on each other"
      : "\(context.statement), but \(start) must not depend on \(end), which is above it"
  }

  func fix(in context: DefectContext) -> String {
    let (source, target) = (context.subject, context.object)
    if let next = skipped.first {
      return
        "Let \(layer(next, context)) offer what \(layer(fromLayer, context)) needs from \(target), or remove "
        + "'strict' from rule \(quoted(context.rule)) if layers may be skipped."
    }
    return fromLayer == toLayer
      ? "Move what \(source) and \(target) share to a lower layer, or connect them in a higher one."
      : "Declare a protocol in \(layer(fromLayer, context)) that \(target) implements, or move the code "
        + "that needs \(target) to a layer that may depend on it."
  }

  /// `layer 'Domain'`, or the layer of what a selector selects.
  private func layer(_ name: String, _ context: DefectContext) -> String {
    if let title = context.title(of: name) { return "layer \(quoted(title))" }
    let words = context.words(name)
    return words == quoted(name) ? "layer \(words)" : "the layer of \(words)"
  }
}

extension DefectRecord {
  /// Whether it is a dependency of a lower layer on a higher one: not one among siblings, or one that
  /// skips a layer.
  package var leadsToHigherLayer: Bool {
    guard name == LayerViolation.name, case .object(let members) = details else { return false }
    let value = { key in members.first { $0.key == key }?.value }
    return value("fromLayer") != value("toLayer") && value("skipped") == .strings([])
  }
}
