import Findings
import JSONText
import SourceText

extension JSONDocument<LineExplanation> {
  /// The output of `why FILE:LINE`.
  static var line: Self {
    JSONDocument("why-line", title: "Output of 'archcheck why FILE:LINE --format json'") {
      JSONField(
        "path", \.place.path, .string, "Relative to the project's root, separated by '/'.")
      JSONField("line", \.place.line, .integer(1...), "1-based.")
      JSONField(
        "column", { $0.place.column > 0 ? $0.place.column : nil }, .nullable(.integer),
        "1-based, in UTF-8 bytes; null for the whole line.")
      JSONField(
        "source", \.sourceLine, .nullable(.string),
        "The line of source; null when it cannot be read.")
      JSONField(
        "columns", \.columns, .list(of: .integer(1...).described("1-based.")),
        "Columns of all references on the line.")
      JSONField(
        "modules", \.groups, .list(of: LineExplanation.Group.jsonForm),
        "The modules that compile the file.")
    }
  }
}

extension LineExplanation.Group {
  fileprivate static let jsonForm = JSONForm<LineExplanation.Group>.object {
    JSONField(
      "names", \.modules, .list(of: .string),
      "Modules that resolve the references in the same "
        + "way.")
    JSONField("references", \.references, .list(of: ReferenceExplanation.jsonForm))
  }
}

extension ReferenceExplanation {
  fileprivate static let jsonForm = JSONForm<ReferenceExplanation>.object("reference") {
    JSONField("line", \.place.line, .integer(1...), "1-based.")
    JSONField(
      "column", \.place.column, .integer(1...), "1-based, in UTF-8 bytes, of the name.")
    JSONField("chain", \.chain, .string, "The chain that ends with the name, as written.")
    JSONField("symbol", \.name, .string, "The name that is resolved.")
    JSONField("role", \.role, .cases(\.name))
    JSONField("outcome", \.outcome, .cases(\.rawValue))
    JSONField(
      "targets", \.targets, .list(of: Target.jsonForm),
      "The declaration that it refers to, or the candidates if it is ambiguous.")
    JSONField(
      "steps", \.steps, .list(of: .string), "How it was resolved, one sentence per step.")
  }
}

extension ReferenceExplanation.Target {
  fileprivate static let jsonForm = JSONForm<ReferenceExplanation.Target>.object("target") {
    JSONField(
      "node", \.node, .string, "The node that it counts for; for an import the module.")
    JSONField(
      "declaration", \.declaration, .string, "Its name, qualified by the enclosing types.")
    JSONField("location", \.location, SourceLocation.jsonForm)
  }
}
