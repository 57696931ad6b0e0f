import JSONText
import SourceFacts

extension JSONReporter {
  /// Facts as `{schemaVersion, tool, files: […]}`.
  package func renderFacts(_ files: [FileFactsReport], toolVersion: String) -> String {
    let value: JSONValue = [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": Self.tool(toolVersion),
      "files": .array(files.map(Self.json)),
    ]
    return value.text()
  }

  private static func json(_ file: FileFactsReport) -> JSONValue {
    let facts = file.facts
    return [
      "path": .string(file.path),
      "language": .string(facts.language.rawValue),
      "bytes": .integer(file.byteCount),
      "lines": .integer(facts.lines.starts.count),
      "conditions": .strings(facts.conditions.filter { $0 != .always }.map(\.text)),
      "imports": .array(facts.imports.map { json($0, of: facts) }),
      "declarations": .array(facts.declarations.map { json($0, of: facts) }),
      "references": .array(facts.writtenReferences.map { json($0, of: facts) }),
      "code": .array(facts.code.map { json($0, of: facts) }),
      "bindings": .integer(facts.bindings.count),
      "problems": .array(facts.problems.map { json($0, of: facts) }),
    ]
  }

  private static func json(_ fact: ImportFact, of facts: FileFacts) -> JSONValue {
    let position = facts.lines.position(of: Int(fact.offset))
    return [
      "form": .string(fact.form.name), "path": .string(fact.path),
      "module": .string(facts.word(fact.module)),
      "declaration": .optional(fact.declaration < 0 ? nil : facts.word(fact.declaration)),
      "marks": .strings(fact.marks.factNames), "access": .optional(fact.access?.keyword),
      "condition": .optional(facts.condition(fact.condition)), "line": .integer(position.line),
      "column": .integer(position.column),
    ]
  }

  private static func json(_ fact: DeclarationFact, of facts: FileFacts) -> JSONValue {
    let position = facts.lines.position(of: Int(fact.offset))
    let start = facts.lines.position(of: Int(fact.start))
    let end = facts.lines.position(of: max(Int(fact.start), Int(fact.end) - 1))
    return [
      "kind": .string(fact.kind.word), "name": .string(facts.word(fact.name)),
      "otherName": .optional(fact.otherName < 0 ? nil : facts.word(fact.otherName)),
      "parent": index(fact.parent),
      "access": .string(fact.access.keyword),
      "writtenAccess": .optional(fact.writtenAccess?.keyword),
      "setterAccess": .optional(fact.setterAccess?.keyword),
      "marks": .strings(fact.marks.factNames),
      "parameters": .array(parameters(of: fact, facts)),
      "genericParameters": .strings(
        facts[fact.genericParameters].map { facts.word(facts.declarations[Int($0)].name) }),
      "inherits": .strings(facts[fact.inherited].map { facts.written(type: $0) }),
      "attributes": .strings(facts[fact.attributes].map { facts.written(attribute: $0) }),
      "type": .optional(facts.optionalType(fact.type)),
      "condition": .optional(facts.condition(fact.condition)),
      "line": .integer(position.line), "column": .integer(position.column),
      "startLine": .integer(start.line), "endLine": .integer(end.line),
    ]
  }

  private static func parameters(of fact: DeclarationFact, _ facts: FileFacts) -> [JSONValue] {
    let labels = Array(facts[fact.labels])
    let types = Array(facts[fact.parameterTypes])
    let flags = Array(facts[fact.parameterFlags])
    return labels.indices.map { index in
      let flag = index < flags.count ? flags[index] : 0
      return [
        "label": .string(labels[index] < 0 ? "_" : facts.word(labels[index])),
        "type": .optional(index < types.count ? facts.optionalType(types[index]) : nil),
        "default": .bool(flag & ParameterShape.hasDefault != 0),
        "variadic": .bool(flag & ParameterShape.isVariadic != 0),
      ]
    }
  }

  private static func json(_ reference: WrittenReference, of facts: FileFacts) -> JSONValue {
    let position = facts.lines.position(of: Int(reference.offset))
    return [
      "chain": .string(reference.chain), "role": .string(reference.role.name),
      "owner": index(reference.owner),
      "condition": .optional(facts.condition(reference.condition)),
      "line": .integer(position.line), "column": .integer(position.column),
    ]
  }

  private static func json(_ fact: CodeFact, of facts: FileFacts) -> JSONValue {
    let position = facts.lines.position(of: Int(fact.offset))
    return [
      "kind": .string(fact.kind.word), "owner": index(fact.owner),
      "condition": .optional(facts.condition(fact.condition)),
      "line": .integer(position.line), "column": .integer(position.column),
    ]
  }

  private static func json(_ problem: FactProblem, of facts: FileFacts) -> JSONValue {
    let position = problem.offset < 0 ? nil : facts.lines.position(of: Int(problem.offset))
    return [
      "kind": .string(problem.kind.rawValue), "message": .string(problem.message),
      "line": .integer(position?.line ?? 0), "column": .integer(position?.column ?? 0),
    ]
  }

  private static func index(_ index: Int32) -> JSONValue {
    index < 0 ? .null : .integer(Int(index))
  }
}
