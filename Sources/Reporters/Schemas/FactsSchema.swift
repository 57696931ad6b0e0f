import JSONText
import SourceFacts
import SourceText

/// The schema of `facts --format json`.
enum FactsSchema {
  static let value = Schema.document(
    name: "facts", title: "Output of 'archcheck facts --format json'",
    definitions: [
      .init(key: "tool", value: MetricsSchema.tool),
      .init(key: "file", value: file),
      .init(key: "import", value: importFact),
      .init(key: "declaration", value: declaration),
      .init(key: "reference", value: reference),
      .init(key: "code", value: code),
      .init(key: "problem", value: problem),
    ],
    root: Schema.object([
      "schemaVersion": MetricsSchema.version, "tool": Schema.reference("tool"),
      "files": Schema.list(of: Schema.reference("file")),
    ]))

  private static let file = Schema.object([
    "path": Schema.string("As written on the command line, below a folder joined to it."),
    "language": Schema.oneOf(SourceLanguage.allCases.map(\.rawValue)),
    "bytes": Schema.integer("Size."),
    "lines": Schema.integer("Number of lines.", minimum: 1),
    "conditions": Schema.strings("The '#if' conditions of the file."),
    "imports": Schema.list(of: Schema.reference("import"), "In the order written."),
    "declarations": Schema.list(
      of: Schema.reference("declaration"), "In the order written, each after its parent."),
    "references": Schema.list(of: Schema.reference("reference"), "By place."),
    "code": Schema.list(
      of: Schema.reference("code"), "Small things in code that rules may forbid."),
    "bindings": Schema.integer("Number of local names."),
    "problems": Schema.list(of: Schema.reference("problem")),
  ])

  private static let importFact = Schema.object([
    "form": Schema.oneOf(ImportForm.allCases.map(\.name)),
    "path": Schema.string("The path as written, of a header that between quotes or brackets."),
    "module": Schema.string("Its first component; of a header what stands before its first '/'."),
    "declaration": Schema.optionalString("The declaration of a scoped import, or null."),
    "marks": Schema.list(of: Schema.oneOf(ImportFact.Marks.names.map(\.name))),
    "access": access(orNull: true),
    "condition": condition, "line": line, "column": column,
  ])

  private static let declaration = Schema.object([
    "kind": Schema.oneOf(DeclarationKind.allCases.map(\.word)),
    "name": Schema.string(
      "Base name; of an extension the extended type as written, of Objective-C the selector."),
    "otherName": Schema.optionalString(
      "The name by which Swift knows what the C family declares, or the other way round, where it differs."
    ),
    "parent": place("Index of the declaration that it stands in, or null."),
    "access": access(orNull: false),
    "writtenAccess": access(orNull: true),
    "setterAccess": access(orNull: true),
    "marks": Schema.list(of: Schema.oneOf(DeclarationMarks.names.map(\.name))),
    "parameters": Schema.list(
      of: Schema.object([
        "label": Schema.string("'_' for none."),
        "type": Schema.optionalString("As written, or null."),
        "default": Schema.bool("Whether it has a default value."),
        "variadic": Schema.bool("Whether it is variadic."),
      ])),
    "genericParameters": Schema.strings("Their names."),
    "inherits": Schema.strings("Types of the inheritance clause, as written."),
    "attributes": Schema.strings(
      "Attributes and property wrappers with their arguments, such as 'available(iOS 13, *)'."),
    "type": Schema.optionalString("Declared, result, underlying or extended type, or null."),
    "condition": condition, "line": line, "column": column,
    "startLine": line, "endLine": line,
  ])

  private static let reference = Schema.object([
    "chain": Schema.string("As written, arguments reduced to their labels."),
    "role": Schema.oneOf(ReferenceRole.allCases.map(\.name)),
    "owner": place("Index of the declaration that it stands in, or null."),
    "condition": condition, "line": line, "column": column,
  ])

  private static let code = Schema.object([
    "kind": Schema.oneOf(CodeKind.allCases.map(\.word)),
    "owner": place("Index of the declaration that it stands in, or null."),
    "condition": condition, "line": line, "column": column,
  ])

  private static let problem = Schema.object([
    "kind": Schema.oneOf(Problem.Kind.allCases.map(\.rawValue)),
    "message": Schema.string("What is wrong and what to do."),
    "line": Schema.integer("1-based; 0 when the whole file is meant."),
    "column": Schema.integer("1-based, in UTF-8 bytes; 0 when the whole file is meant."),
  ])

  private static let condition = Schema.optionalString("The '#if' condition, or null.")
  private static let line = Schema.integer("1-based.", minimum: 1)
  private static let column = Schema.integer("1-based, in UTF-8 bytes.", minimum: 1)

  private static func place(_ description: String) -> JSONValue {
    [
      "type": ["integer", "null"], "minimum": 0, "description": .string(description),
    ]
  }

  private static func access(orNull: Bool) -> JSONValue {
    let levels = Schema.oneOf(AccessLevel.allCases.map(\.keyword))
    return orNull ? ["anyOf": [levels, ["type": "null"]]] : levels
  }
}
