import SourceFacts
import SourceText
import StandardLibrary
import Testing

@testable import FrameworkInterfaces
@testable import SwiftFrontend

/// The reader of interfaces has to say what the reader of sources says.
@Suite("The reader of interfaces")
struct InterfaceReaderTests {
  private func facts(_ text: String) -> FileFacts? {
    var text = text
    return text.withUTF8 { InterfaceReader($0).facts() }
  }

  /// What stands where the reader ends.
  private func failure(_ text: String) -> Substring {
    var copy = text
    let place = copy.withUTF8 { bytes in
      let reader = InterfaceReader(bytes)
      _ = reader.facts()
      return reader.failure ?? 0
    }
    return text.dropFirst(max(0, place - 80)).prefix(120)
  }

  private func expected(_ text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { extractSwiftFacts(source: $0, path: "Interface.swift") }
  }

  /// The first line in which two descriptions differ; `nil` where they are the same.
  private func difference(_ found: FileFacts, _ expected: FileFacts) -> String? {
    let (found, expected) = (found.description, expected.description)
    if found == expected { return nil }
    for (left, right) in zip(found, expected) where left != right { return "\(left) != \(right)" }
    return "\(found.count) declarations != \(expected.count)"
  }

  @Test("understands the standard library and every framework, as the reader of sources does")
  func builtIn() throws {
    for (module, text) in interfaces.sorted(by: { $0.key < $1.key })
      + [("Swift", StandardLibrary.interface)]
    {
      let found = try #require(facts(text), "\(module) is not understood: \(failure(text))")
      #expect(difference(found, expected(text)) == nil, "\(module)")
    }
  }

  @Test(
    "reads",
    arguments: [
      "@propertyWrapper struct State<Value>: DynamicProperty where Value: P, Value.A == Int {}",
      "extension Box<Int>: P {\n  var x: Int { get async throws }\n}",
      "extension Array where Element == (a: Int, Int?) {\n  subscript(safe index: Int) -> Element? { get }\n}",
      "protocol P<A, B>: Q {\n  associatedtype A: Equatable & Hashable = Int\n  init?(_ a: A)\n}",
      "enum E: Int {\n  indirect case a(Int, b: [String: E] = [:]), b = 1\n  case `default`\n}",
      "func f<T, each U>(_ a: repeat each U, b c: inout T..., d: Foo<A, B>? = Foo<A, B>(\",)\")) async throws(E) -> some View",
      "struct S {\n  static func == (a: S, b: S) -> Bool\n  prefix static func -(x: S) -> S\n}",
      "let run: @MainActor (_ x: Int, (any P & Q).Type) async throws -> (A.B<C>) -> Void",
      "typealias F<T> = (@escaping @Sendable (T) throws -> Void, ~Copyable) -> ()",
      "macro M<T>(_ x: T) -> String",
      "init(_ body: @convention(c) (Int) -> Void)",
    ])
  func forms(text: String) throws {
    let found = try #require(facts(text))
    #expect(difference(found, expected(text)) == nil)
  }

  @Test(
    "leaves the rest to the reader of sources",
    arguments: [
      "struct S { func f() { print(1) } }", "let x = 5", "#if os(iOS)\nstruct S {}\n#endif",
      "public struct S {}", "struct S {", "@available(iOS 13, *) struct S {}", "import UIKit",
      "struct 5 {",
      "var x: Int = 5", "operator +", "}",
    ])
  func notUnderstood(text: String) {
    #expect(facts(text) == nil)
    var text = text
    let read = text.withUTF8(interfaceFacts)
    #expect(read.declarations == expected(text).declarations)
  }
}

extension FileFacts {
  /// Each declaration with all that an importer can ask for.
  fileprivate var description: [String] {
    declarations.ids.map { index in
      let fact = declarations[index]
      var marks = fact.marks
      marks.remove(.hasInitialValue)
      let requirements = requirements.filter { $0.declaration == index }.map {
        "\(text($0.subject)) \($0.isSameType ? "==" : ":") \(text($0.constraint))"
      }
      return [
        "\(fact.kind) \(self[fact.name])", fact.parent.map { self[declarations[$0].name] } ?? "-",
        "\(fact.access) \(fact.offset) \(marks.rawValue)",
        "type \(fact.type.map(text) ?? "-")", "inherited \(self[fact.inherited].map(text))",
        "labels \(self[fact.labels].map { self[$0] })",
        "names \(self[fact.parameterNames].map { self[$0] })",
        "types \(self[fact.parameterTypes].map { $0.id.map(text) ?? "-" })",
        "flags \(self[fact.parameterFlags].map(\.rawValue))",
        "generics \(self[fact.genericParameters].map { self[declarations[$0].name] })",
        "attributes \(self[fact.attributes].map(text))", "where \(requirements)",
      ].joined(separator: "; ")
    }
  }

  private func text(_ type: ID<TypeFact>) -> String {
    let fact = types[type]
    let parts = self[fact.parts].map(text)
    let labels = self[fact.labels].map { $0.id.map { self[$0] } ?? "_" }
    let owner = fact.owner.map { self[declarations[$0].name] } ?? "-"
    return "\(fact.kind)/\(fact.role)/\(fact.name.map { self[$0] } ?? "")@\(fact.offset)<\(owner)>"
      + "(\(fact.base.map(text) ?? "")\(parts)\(labels))"
  }
}
