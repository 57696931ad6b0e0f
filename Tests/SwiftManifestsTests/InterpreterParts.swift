import ProjectModel
import SourceText
import SwiftParser
import SwiftSyntax

@testable import SwiftManifests

/// A function of the library's tests, written in Swift.
final class NativeFunction: Callable {
  private let body: ([Value]) -> Value

  init(_ body: @escaping ([Value]) -> Value) { self.body = body }

  func call(_ arguments: [Argument], at site: Site, hint: TypeHint?) -> Value {
    body(arguments.map(\.value))
  }
}

/// What a part of the interpreter needs around it: a text, a store and a budget.
struct Bench {
  let problems = ProblemLog(
    ManifestPlaces(path: "Package.swift", lines: LineTable(starts: [0])))
  let site: Site
  let runtime: Runtime

  init(text: String = "x", steps: Int = 1_000, environment: [String: String] = [:]) {
    let manifest = ManifestText(bytes: Array(text.utf8), problems: problems)
    site = Site(Parser.parse(source: text), in: manifest)
    runtime = Runtime(store: Store(), budget: Budget(steps: steps), environment: environment)
  }

  func call(_ arguments: [(String, Value)] = []) -> LibraryCall {
    LibraryCall(
      arguments: arguments.map { label, value in
        Argument(label: label, element: ListElement(value: value, offset: 0))
      }, site: site, runtime: runtime)
  }

  /// What a method that changes nothing gives, as text.
  func result(
    _ name: String, on receiver: Value, _ arguments: [(String, Value)] = []
  ) -> String {
    LibraryMembers.call(name, on: receiver, call(arguments)).map { $0.text } ?? "none"
  }

  /// What a mutating method makes of a value and returns, as text.
  func mutation(
    _ name: String, of receiver: Value, _ arguments: [(String, Value)] = []
  ) -> String {
    guard let mutation = Mutation.call(name, on: receiver, call(arguments)) else { return "none" }
    return "\(mutation.changed.text) \(mutation.result.text)"
  }
}

extension Value {
  static func list(_ values: Value...) -> Value {
    .array(values.map { ListElement(value: $0, offset: 0) })
  }

  static func strings(_ texts: String...) -> Value {
    .array(texts.map { ListElement(value: .string($0), offset: 0) })
  }

  static func predicate(_ test: @escaping (String) -> Bool?) -> Value {
    .function(
      NativeFunction { values in
        guard case .string(let text)? = values.first else { return .unknown("no text") }
        return .condition(test(text))
      })
  }

  /// Short text: conditional elements are marked with `?`, unknown values are in angle brackets.
  var text: String {
    switch self {
    case .unset: "unset"
    case .string(let text): text
    case .integer(let number): String(number)
    case .double(let number): String(number)
    case .boolean(let truth): String(truth)
    case .null: "nil"
    case .array(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "[" + entries.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", ") + "]"
    case .tuple(let fields): "(" + fields.map(\.text).joined(separator: ", ") + ")"
    case .range(let range): range.description
    case .name(let name): "." + name
    case .record(let record): record.text
    case .object: "@" + (record?.text ?? "")
    case .function: "function"
    case .type(let path): path
    case .either(let values): values.map(\.text).joined(separator: "|")
    case .unknown(let text): "<\(text)>"
    }
  }
}

extension ListElement {
  var text: String { value.text + (isConditional ? "?" : "") }

  /// An element that may be there.
  static func conditional(_ value: Value) -> ListElement {
    ListElement(value: value, offset: 0, isConditional: true)
  }
}

extension Field {
  var text: String { (label.isEmpty ? "" : "\(label): ") + element.text }
}

extension Record {
  var text: String { "\(name)(" + fields.map(\.text).joined(separator: ", ") + ")" }
}
