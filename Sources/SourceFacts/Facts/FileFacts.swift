import SourceText

/// What a `NameID` is a handle of; there is no such value but the text.
@usableFromInline
package enum Name {}

/// A name in `FileFacts.strings`.
@usableFromInline
package typealias NameID = ID<Name>

/// What a list of facts can hold: something as large as a handle.
@usableFromInline
package protocol FactListElement: Hashable, Sendable {
  /// Reads an element as it is stored.
  init(packed: Int32)
  /// The element as it is stored.
  var packed: Int32 { get }
}

extension ID: FactListElement {
  /// The index of the value in its table.
  @inlinable
  package var packed: Int32 { index }
}

extension OptionalID: FactListElement {}

/// A run of elements in `FileFacts.lists`.
@usableFromInline
package struct FactList<Element: FactListElement>: Hashable, Sendable, BitwiseCopyable {
  /// Index of the first element.
  @usableFromInline package var start: Int32
  /// Number of elements.
  @usableFromInline package var count: Int32

  /// The list without elements.
  @inlinable
  package static var empty: Self { Self(start: 0, count: 0) }

  /// Makes a run.
  @inlinable
  package init(start: Int32, count: Int32) {
    self.start = start
    self.count = count
  }

  /// Whether there are no elements.
  @inlinable
  package var isEmpty: Bool { count == 0 }

  /// The run as a range of indices.
  @inlinable
  package var range: Range<Int> { Int(start)..<Int(start + count) }

  /// The same run, read as elements of another kind.
  @inlinable
  package func reinterpreted<Other>(as other: Other.Type) -> FactList<Other> {
    FactList<Other>(start: start, count: count)
  }
}

/// The elements of a list of facts; a view of the table that stores them.
@usableFromInline
package struct FactElements<Element: FactListElement>: RandomAccessCollection, Sendable {
  @usableFromInline let stored: ArraySlice<Int32>

  /// Reads a part of a table.
  @inlinable
  package init(_ stored: ArraySlice<Int32>) { self.stored = stored }

  /// The place of the first element.
  @inlinable
  package var startIndex: Int { 0 }

  /// The place behind the last element.
  @inlinable
  package var endIndex: Int { stored.count }

  /// An element. O(1).
  @inlinable
  package subscript(place: Int) -> Element { Element(packed: stored[stored.startIndex + place]) }
}

/// Everything that one file says, independent of every other file and of the run.
///
/// Swift, Objective-C, C and C++ have the same facts, so that one resolution and one graph serve all
/// of them; `docs/c-family.md` says how the C family is written down in the words of Swift.
///
/// Nothing here is resolved: names are what the text says, indices point into the file's own tables, and
/// offsets are UTF-8 bytes. The facts of a file depend on its bytes alone, so that they can be kept
/// by content.
@usableFromInline
package struct FileFacts: Hashable, Sendable {
  /// The language that the text is written in; headers tell it by what they hold.
  package var language = SourceLanguage.swift
  /// The names that the other tables index; no duplicates.
  @usableFromInline package var strings: [String] = []
  /// Number of lines with code: neither blank nor only comment.
  package var codeLines = 0
  /// Where the lines begin.
  package var lines = LineTable(starts: [])
  /// The `#if` conditions met; the first is `always`.
  package var conditions: [BuildCondition] = [.always]
  /// The import statements and `#include` directives, in order.
  package var imports: [ImportFact] = []
  /// The declarations, each after its parent, in order.
  @usableFromInline package var declarations: [DeclarationFact] = []
  /// The types written, each after its parts.
  @usableFromInline package var types: [TypeFact] = []
  /// The expressions that name something or are needed to type one that does, each after its operands.
  @usableFromInline package var expressions: [ExpressionFact] = []
  /// Local names: parameters, variables, patterns, captures.
  @usableFromInline package var bindings: [BindingFact] = []
  /// What gives an implicit member (`.name`) its type.
  @usableFromInline package var contexts: [ContextFact] = []
  /// Generic requirements (`where` clauses and constraints), by declaration.
  package var requirements: [RequirementFact] = []
  /// Small things in code that rules may forbid, in no particular order.
  package var code: [CodeFact] = []
  /// Storage of the lists in the other tables.
  @usableFromInline package var lists: [Int32] = []
  /// Syntax errors and other problems; their paths are filled in by whoever knows the file's path.
  package var problems: [FactProblem] = []
  /// The comments that take rules away from pieces of the file, in order.
  package var suppressions: [SuppressionFact] = []

  /// Facts of an empty file.
  package init() {}

  /// The elements of a list. O(1), no copy.
  @inlinable
  package subscript<Element>(list: FactList<Element>) -> FactElements<Element> {
    FactElements(lists[list.range])
  }

  /// A name as text. O(1).
  @inlinable
  package subscript(name: NameID) -> String { strings[name.int] }

  /// What stands in the brackets of an attribute, one space wherever space or comments stand between
  /// its parts: `iOS 13, *`. Of what is longer than 1,000 bytes the beginning and `…`; `nil` for an
  /// attribute without arguments and for other types.
  package func arguments(ofAttribute type: ID<TypeFact>) -> String? {
    let fact = types[type]
    guard fact.role == .attribute, fact.kind != .tuple, let text = self[fact.labels].first?.id
    else { return nil }
    return self[text]
  }
}

/// A problem in a file, by offset.
package struct FactProblem: Hashable, Sendable {
  /// What went wrong.
  package var kind: Problem.Kind
  /// UTF-8 offset, or -1 for the whole file.
  package var offset: Int32
  /// One sentence: what is wrong and what to do.
  package var message: String

  /// Makes a problem.
  package init(kind: Problem.Kind, offset: Int32, message: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
  }
}

/// How an import is written.
@usableFromInline
package enum ImportForm: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  /// Swift's `import` and `@import` of Objective-C: the path is that of a module.
  case module
  /// `#import "Path/Header.h"`, `#include` too.
  case quotedHeader
  /// `#import <Path/Header.h>`, `#include` too.
  case angledHeader
  /// `#include NAME`, where a macro stands for the path.
  case macroHeader

  /// Whether a header is meant rather than a module.
  package var isHeader: Bool { self != .module }

  /// The name in machine formats.
  package var name: String {
    switch self {
    case .module: "module"
    case .quotedHeader: "quoted"
    case .angledHeader: "angled"
    case .macroHeader: "macro"
    }
  }
}

/// An `import` statement, or an `#include` or `#import` of the C family.
package struct ImportFact: Hashable, Sendable {
  /// Marks of an import.
  package struct Marks: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The bits.
    package let rawValue: UInt8
    /// Wraps bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `@testable`
    package static let testable = Marks(rawValue: 1)
    /// `@_exported`
    package static let exported = Marks(rawValue: 2)
    /// `@_implementationOnly`
    package static let implementationOnly = Marks(rawValue: 4)
    /// `@preconcurrency`
    package static let preconcurrency = Marks(rawValue: 8)
    /// `@_spi(…)`
    package static let spi = Marks(rawValue: 16)
  }

  /// How it is written.
  package var form: ImportForm
  /// The module path as written, such as `A` or `A.B`; of a header the path between its quotes or
  /// brackets, of a macro its name.
  package var path: String
  /// The module's name: the first component of the path; of a header what stands before its first
  /// `/`, else the whole path.
  package var module: NameID
  /// The declaration imported by a scoped import (`import struct A.B`), or `nil`.
  @OptionalID package var declaration: NameID?
  /// Attributes.
  package var marks: Marks
  /// The access level written before `import`, or `nil`.
  package var access: AccessLevel?
  /// Its `#if` condition.
  package var condition: FactCondition
  /// UTF-8 offset of the module's name; of a header that of its path.
  package var offset: UInt32

  /// Makes an import.
  package init(
    form: ImportForm = .module, path: String, module: NameID, declaration: NameID?, marks: Marks,
    access: AccessLevel?,
    condition: FactCondition, offset: UInt32
  ) {
    self.form = form
    self.path = path
    self.module = module
    self.declaration = declaration
    self.marks = marks
    self.access = access
    self.condition = condition
    self.offset = offset
  }
}
