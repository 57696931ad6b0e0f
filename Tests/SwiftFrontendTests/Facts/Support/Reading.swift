import ArchTestSupport
import SourceFacts
import SourceText

@testable import SwiftFrontend

/// A text and what was read from it, with look-ups that tests use.
struct Reading {
  let bytes: [UInt8]
  let facts: FileFacts

  init(_ text: String, path: String = "File.swift") { self.init(bytes: Array(text.utf8), path) }

  init(bytes: [UInt8], _ path: String = "File.swift") {
    self.bytes = bytes
    facts = onLargeStack {
      bytes.withUnsafeBufferPointer { extractSwiftFacts(source: $0, path: path) }
    }
  }

  /// Reads statements as the body of a function.
  init(body: String) { self.init("func body() {\n\(body)\n}") }

  /// A name by its id; `nil` for none.
  func name(_ id: NameID?) -> String? { id.map { facts[$0] } }

  /// The text from an offset, as long as `length`.
  func text(at offset: UInt32, _ length: Int) -> String {
    String(decoding: bytes.dropFirst(Int(offset)).prefix(length), as: UTF8.self)
  }

  // MARK: Declarations

  /// `A.B.c` of a declaration.
  func path(_ index: ID<DeclarationFact>?) -> String {
    guard let index else { return "" }
    let fact = facts.declarations[index]
    let name = name(fact.name) ?? ""
    return fact.parent == nil ? name : "\(path(fact.parent)).\(name)"
  }

  /// `kind path` of every declaration, in order.
  var declarations: [String] {
    facts.declarations.indices.map { index in
      "\(facts.declarations[index].kind) \(path(ID(index)))"
    }
  }

  /// The first declaration of a path.
  func declaration(_ path: String) -> DeclarationFact? {
    facts.declarations.indices.first { self.path(ID($0)) == path }
      .map { facts.declarations[$0] }
  }

  /// The first declaration of a kind.
  func declaration(_ kind: DeclarationKind) -> DeclarationFact? {
    facts.declarations.first { $0.kind == kind }
  }

  /// Names in a list.
  func names(_ list: FactList<NameID>?) -> [String] {
    list.map { facts[$0].map { name($0) ?? "" } } ?? []
  }

  /// Labels in a list.
  func names(_ list: FactList<OptionalID<Name>>?) -> [String] {
    list.map { facts[$0].map { name($0.id) ?? "" } } ?? []
  }

  // MARK: Names that leave the file

  /// Every name in an expression that no local name binds, in order of the text.
  var names: [MarkedSource.Span] {
    spans(facts.expressions.filter { [.name, .member, .implicitMember, .macro].contains($0.kind) })
  }

  /// Every operator used, in order of the text.
  var operators: [MarkedSource.Span] {
    spans(facts.expressions.filter { $0.kind == .operator })
  }

  /// Every name in a written type, attributes included, in order of the text.
  var typeNames: [MarkedSource.Span] {
    facts.types.filter { $0.kind == .named || $0.kind == .member }
      .map { MarkedSource.Span(offset: Int($0.offset), text: name($0.name) ?? "") }
      .sorted { $0.offset < $1.offset }
  }

  private func spans(_ expressions: [ExpressionFact]) -> [MarkedSource.Span] {
    expressions.map { MarkedSource.Span(offset: Int($0.offset), text: name($0.name) ?? "") }
      .sorted { $0.offset < $1.offset }
  }

  /// The first binding of a local name.
  func binding(_ name: String) -> BindingFact? {
    facts.bindings.first { self.name($0.name) == name }
  }
}
