import ArchTestSupport
import Findings
import Reporters
import SourceFacts
import SourceText
import Testing

@Suite("Facts")
struct FactsTests {
  @Test("in JSON keep to their schema, whatever a file holds")
  func schema() throws {
    for facts in [FileFacts(), .everything] {
      let text = OutputFormat.json.text(
        of: FactsResult([FileFactsReport(path: "A.swift", byteCount: 7, facts: facts)]))
      #expect(try SchemaValidator(schema: ReportSchemas.text(of: "facts")).mistakes(in: text) == [])
    }
  }

  @Test("let no name of a file move the cursor")
  func hostile() {
    let report = FileFactsReport(path: "A\u{1B}[2J.swift", byteCount: 7, facts: .everything)
    let text = OutputFormat.text.text(of: FactsResult([report]))
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("\\u{1B}"))
  }

  @Test("write chains from the first name to the last, arguments by their labels")
  func chains() {
    let report = FileFactsReport(path: "A.swift", byteCount: 7, facts: .everything)
    let text = OutputFormat.json.text(of: FactsResult([report]))
    #expect(text.contains(#""chain": "name[_:](to:)?.name!.name""#))
  }
}

extension FileFacts {
  /// Every kind of declaration, expression, type, condition and problem, every mark and role.
  static let everything: FileFacts = {
    var facts = FileFacts()
    facts.strings = ["name", "to", "\u{1B}[2J"]
    facts.conditions = [
      .always, .flag("DEBUG"), .not(.call("os", argument: "Linux")), .unknown("?"),
      .all([.version("swift", comparison: ">=", version: "6"), .any([.always, .flag("A")])]),
    ]
    facts.lists = [0, 1, 2, 3, -1, 1]
    facts.imports = ImportForm.allCases.map { form in
      ImportFact(
        form: form, path: "A.B", module: ID(0), declaration: ID(1),
        marks: [.testable, .exported, .implementationOnly, .preconcurrency, .spi], access: .public,
        condition: FactCondition(1), offset: 0)
    }
    facts.types = TypeFact.Kind.allCases.flatMap { kind in
      ReferenceRole.allCases.map { role in
        TypeFact(
          kind: kind, role: role, condition: FactCondition(2), name: ID(2), owner: ID(0), offset: 0)
      }
    }
    facts.declarations = DeclarationKind.allCases.map { kind in
      var fact = DeclarationFact(
        kind: kind, name: ID(2), parent: kind == .class ? nil : ID(0), access: .internal,
        writtenAccess: .private, condition: FactCondition(4),
        marks: DeclarationMarks(rawValue: (1 << 26) - 1),
        offset: 0, start: 0, end: 0)
      fact.setterAccess = .fileprivate
      fact.otherName = kind == .class ? ID(1) : nil
      fact.labels = FactList(start: 0, count: 2)
      fact.parameterTypes = FactList(start: 4, count: 2)
      fact.parameterFlags = FactList(start: 2, count: 2)
      fact.genericParameters = FactList(start: 0, count: 2)
      fact.inherited = FactList(start: 0, count: 2)
      fact.attributes = FactList(start: 0, count: 2)
      fact.type = ID(0)
      return fact
    }
    facts.expressions = [
      link(.name, name: ID(0)), link(.subscript(Operand(ID(0))), labels: 4),
      link(.call(Operand(ID(1))), labels: 5), link(.optionalChain(Operand(ID(2)))),
      link(.member(of: Operand(ID(3))), name: ID(0)), link(.forceUnwrap(Operand(ID(4)))),
      link(.member(of: Operand(ID(5))), name: ID(0)),
    ]
    let forms: [ExpressionFact.Form] = [
      .name, .local(ID(0)), .member(of: .none), .implicitMember(context: nil), .call(.none),
      .subscript(.none), .selfValue, .selfType, .superValue, .type(nil), .forceUnwrap(.none),
      .optionalChain(.none), .tuple, .array, .dictionary, .closure(body: .none, context: nil),
      .cast(.none, to: nil), .sequence, .operator(context: nil), .keyPath(.none, context: nil),
      .macro(module: .none), .branches,
    ]
    facts.bindings = [BindingFact(name: ID(2), offset: 0, owner: nil)]
    facts.expressions += forms.map { link($0, name: ID(0)) }
    facts.problems = Problem.Kind.allCases.map {
      FactProblem(kind: $0, offset: $0 == .syntaxError ? 0 : -1, message: "\u{1B}[2J")
    }
    return facts
  }()

  private static func link(
    _ form: ExpressionFact.Form, name: NameID? = nil, labels: Int32? = nil
  ) -> ExpressionFact {
    ExpressionFact(
      form, condition: .always, offset: 0, owner: nil, name: name,
      labels: labels.map { FactList(start: $0, count: 1) } ?? .empty)
  }
}
