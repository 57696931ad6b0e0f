import JSONText

/// The JSON that archcheck prints of one type of result, with its schema.
struct JSONDocument<Result: Sendable>: Sendable {
  private typealias Content = JSONContent<Result>

  /// The name of the schema.
  let name: String
  private let title: String
  private let form: JSONForm<JSONContent<Result>>

  /// Makes a document whose first members are the version of the format and the tool.
  ///
  /// - Parameters:
  ///   - name: the name of the schema.
  ///   - title: what the schema describes.
  ///   - head: which members stand before those of the result.
  ///   - fields: the members that hold the result.
  init(
    _ name: String, title: String, head: JSONHead = .tool,
    @JSONFieldsBuilder<Result> _ fields: () -> [JSONField<Result>]
  ) {
    self.name = name
    self.title = title
    let fields = fields().map { $0.of { (content: JSONContent<Result>) in content.result } }
    form = .object {
      JSONField(
        "schemaVersion", constant: .integer(JSONHead.schemaVersion),
        "Increases when a field changes its meaning or is removed.")
      head == .tool ? [JSONField("tool", \.toolVersion, JSONHead.toolForm)] : []
      fields
    }
  }

  /// The JSON text of a result.
  func text(of result: Result, toolVersion: String) -> String {
    form.json(of: JSONContent(result: result, toolVersion: toolVersion)).text()
  }

  /// The JSON Schema that such texts fit.
  var schema: String {
    form.schema.document(
      id: "urn:archcheck:schema:\(name):\(JSONHead.schemaVersion)", title: title
    ).text()
  }
}

/// A result with what else a document says.
private struct JSONContent<Result: Sendable>: Sendable {
  var result: Result
  var toolVersion: String
}

/// What stands before the members of a result.
enum JSONHead {
  /// The version of the format alone.
  case version
  /// The version of the format, and the tool.
  case tool

  /// The version of the shapes; it grows when a field changes its meaning or goes away.
  static let schemaVersion = 1

  fileprivate static let toolForm = JSONForm<String>.object("tool") {
    JSONField("name", constant: "archcheck")
    JSONField("version", { $0 }, .string, "Version of archcheck.")
  }
}
