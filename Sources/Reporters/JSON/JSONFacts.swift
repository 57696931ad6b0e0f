import Findings
import JSONText
import SourceFacts
import SourceText

extension JSONDocument<FactsResult> {
  /// The output of `facts`.
  static var facts: Self {
    JSONDocument("facts", title: "Output of 'archcheck facts --format json'") {
      JSONField("files", \.files, .list(of: FileFactsReport.jsonForm))
    }
  }
}

/// A fact with the tables of its file, which hold the names and places that it refers to.
private struct FactInFile<Fact: Sendable>: Sendable {
  var fact: Fact
  var facts: FileFacts

  /// What the file knows by an offset: the line and the column.
  func position(of offset: UInt32) -> (line: Int, column: Int) {
    facts.lines.position(of: Int(offset))
  }
}

extension FileFactsReport {
  fileprivate static let jsonForm = JSONForm<FileFactsReport>.object("file") {
    JSONField(
      "path", \.path, .string, "As written on the command line, below a folder joined to it.")
    JSONField("language", \.facts.language, .cases(\.rawValue))
    JSONField("bytes", \.byteCount, .count, "Size.")
    JSONField("lines", \.facts.lines.starts.count, .integer(1...), "Number of lines.")
    JSONField(
      "conditions", { $0.facts.conditions.filter { $0 != .always }.map(\.text) },
      .list(of: .string), "The '#if' conditions of the file.")
    JSONField(
      "imports", { $0.inFile($0.facts.imports) }, .list(of: importForm), "In the order written.")
    JSONField(
      "declarations", { $0.inFile($0.facts.declarations) }, .list(of: declarationForm),
      "In the order written, each after its parent.")
    JSONField(
      "references", { $0.inFile($0.facts.writtenReferences) }, .list(of: referenceForm),
      "By location.")
    JSONField(
      "code", { $0.inFile($0.facts.code) }, .list(of: codeForm),
      "Constructs in code that rules can forbid.")
    JSONField("bindings", \.facts.bindings.count, .count, "Number of local names.")
    JSONField("problems", { $0.inFile($0.facts.problems) }, .list(of: problemForm))
  }

  private func inFile<Fact>(_ list: [Fact]) -> [FactInFile<Fact>] {
    list.map { FactInFile(fact: $0, facts: facts) }
  }
}

private let importForm = JSONForm<FactInFile<ImportFact>>.object("import") {
  JSONField("form", \.fact.form, .cases(\.name))
  JSONField(
    "path", \.fact.path, .string,
    "The path as written; for a header, the text between quotes or brackets.")
  JSONField(
    "module", { $0.facts.word($0.fact.module) }, .string,
    "Its first component; for a header, what comes before the first '/'.")
  JSONField(
    "declaration", { item in item.fact.declaration.map { item.facts[$0] } }, .nullable(.string),
    "The declaration of a scoped import, or null.")
  JSONField(
    "marks", \.fact.marks.factNames, .list(of: .oneOf(ImportFact.Marks.names.map(\.name))))
  JSONField("access", \.fact.access, .nullable(.cases(\.keyword)))
  JSONField.condition(\.fact.condition)
  JSONField.place(\.fact.offset)
}

private let declarationForm = JSONForm<FactInFile<DeclarationFact>>.object("declaration") {
  JSONField("kind", \.fact.kind, .cases(\.word))
  JSONField(
    "name", { $0.facts.word($0.fact.name) }, .string,
    "Base name; for an extension the extended type as written, for Objective-C the selector.")
  JSONField(
    "otherName", { item in item.fact.otherName.map { item.facts[$0] } }, .nullable(.string),
    "The Swift name of a C-family declaration, or the other way round, if it differs.")
  JSONField.owner("parent", \.fact.parent)
  JSONField("access", \.fact.access, .cases(\.keyword))
  JSONField("writtenAccess", \.fact.writtenAccess, .nullable(.cases(\.keyword)))
  JSONField("setterAccess", \.fact.setterAccess, .nullable(.cases(\.keyword)))
  JSONField(
    "marks", \.fact.marks.factNames, .list(of: .oneOf(DeclarationMarks.names.map(\.name))))
  JSONField("parameters", \.parameters, .list(of: WrittenParameter.jsonForm))
  JSONField(
    "genericParameters",
    { item in
      item.facts[item.fact.genericParameters].map {
        item.facts.word(item.facts.declarations[$0].name)
      }
    }, .list(of: .string), "Their names.")
  JSONField(
    "inherits", { item in item.facts[item.fact.inherited].map { item.facts.written(type: $0) } },
    .list(of: .string), "Types of the inheritance clause, as written.")
  JSONField(
    "attributes",
    { item in item.facts[item.fact.attributes].map { item.facts.written(attribute: $0) } },
    .list(of: .string),
    "Attributes and property wrappers with their arguments, such as 'available(iOS 13, *)'.")
  JSONField(
    "type", { $0.facts.optionalType($0.fact.type) }, .nullable(.string),
    "Declared, result, underlying or extended type, or null.")
  JSONField.condition(\.fact.condition)
  JSONField.place(\.fact.offset)
  JSONField("startLine", { $0.position(of: $0.fact.start).line }, .integer(1...), "1-based.")
  JSONField(
    "endLine", { $0.position(of: max($0.fact.start, $0.fact.end &- 1)).line }, .integer(1...),
    "1-based.")
}

private let referenceForm = JSONForm<FactInFile<WrittenReference>>.object("reference") {
  JSONField("chain", \.fact.chain, .string, "As written, arguments reduced to their labels.")
  JSONField("role", \.fact.role, .cases(\.name))
  JSONField.owner("owner", \.fact.owner)
  JSONField.condition(\.fact.condition)
  JSONField.place(\.fact.offset)
}

private let codeForm = JSONForm<FactInFile<CodeFact>>.object("code") {
  JSONField("kind", \.fact.kind, .cases(\.word))
  JSONField.owner("owner", \.fact.owner)
  JSONField.condition(\.fact.condition)
  JSONField.place(\.fact.offset)
}

private let problemForm = JSONForm<FactInFile<FactProblem>>.object("problem") {
  JSONField("kind", \.fact.kind, .cases(\.rawValue))
  JSONField("message", \.fact.message, .string, "What is wrong and what to do.")
  JSONField(
    "line", { $0.position?.line ?? 0 }, .count, "1-based; 0 for the whole file.")
  JSONField(
    "column", { $0.position?.column ?? 0 }, .count,
    "1-based, in UTF-8 bytes; 0 for the whole file.")
}

extension FactInFile<FactProblem> {
  fileprivate var position: (line: Int, column: Int)? {
    fact.offset < 0 ? nil : facts.lines.position(of: Int(fact.offset))
  }
}

extension FactInFile<DeclarationFact> {
  fileprivate var parameters: [WrittenParameter] {
    let labels = Array(facts[fact.labels])
    let types = Array(facts[fact.parameterTypes])
    let flags = Array(facts[fact.parameterFlags])
    return labels.indices.map { index in
      let flags = index < flags.count ? flags[index] : []
      return WrittenParameter(
        label: facts[labels[index]],
        type: index < types.count ? facts.optionalType(types[index].id) : nil,
        hasDefault: flags.contains(.hasDefault), isVariadic: flags.contains(.isVariadic))
    }
  }
}

/// A parameter of a function, an initializer or a subscript.
private struct WrittenParameter: Sendable {
  var label: String
  var type: String?
  var hasDefault: Bool
  var isVariadic: Bool

  static let jsonForm = JSONForm<WrittenParameter>.object {
    JSONField("label", \.label, .string, "'_' for none.")
    JSONField("type", \.type, .nullable(.string), "As written, or null.")
    JSONField("default", \.hasDefault, .bool, "Whether it has a default value.")
    JSONField("variadic", \.isVariadic, .bool, "Whether it is variadic.")
  }
}

extension JSONField {
  /// The `#if` condition of a fact.
  fileprivate static func condition<Fact>(
    _ condition: @escaping @Sendable (FactInFile<Fact>) -> FactCondition
  ) -> Self where Value == FactInFile<Fact> {
    JSONField(
      "condition", { $0.facts.text(of: condition($0)) }, .nullable(.string),
      "The '#if' condition, or null.")
  }

  /// The line and column of a fact.
  fileprivate static func place<Fact>(
    _ offset: @escaping @Sendable (FactInFile<Fact>) -> UInt32
  ) -> [Self] where Value == FactInFile<Fact> {
    [
      JSONField("line", { $0.position(of: offset($0)).line }, .integer(1...), "1-based."),
      JSONField(
        "column", { $0.position(of: offset($0)).column }, .integer(1...),
        "1-based, in UTF-8 bytes."),
    ]
  }

  /// The declaration that a fact stands in.
  fileprivate static func owner<Fact>(
    _ key: String, _ index: @escaping @Sendable (FactInFile<Fact>) -> ID<DeclarationFact>?
  ) -> Self where Value == FactInFile<Fact> {
    JSONField(
      key, { index($0)?.int }, .nullable(.integer(0...)),
      "Index of the declaration that contains it, or null.")
  }
}
