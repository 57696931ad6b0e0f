import ProjectModel
import SourceFacts

/// A declaration of the project with what look-up across files knows about it.
package struct Declaration: Hashable, Sendable {
  /// What it is in the text.
  package var kind: DeclarationKind
  /// Its base name; for an extension the extended type as written.
  package var name: String
  /// Its name with those of the types around it, without the module: `Outer.Inner.name`. Members of an extension are named
  /// by the extended type.
  package var qualifiedName: String
  /// The module that compiles it.
  package var module: ModuleID
  /// The file that it stands in.
  package var file: FileID
  /// UTF-8 offset of its name in that file.
  package var offset: UInt32
  /// UTF-8 offset of its first byte, attributes included.
  package var start: UInt32
  /// UTF-8 offset after its last byte.
  package var end: UInt32
  /// UTF-8 offset of what others need not know: of the body of a Swift function, of the accessors of a variable, of the value
  /// of one whose type is written; else `end`.
  package var body: UInt32
  /// The declaration that it stands in, as written; `nil` at the top of a file.
  package var parent: DeclarationID?
  /// The type that it declares or extends: for a type its first declaration (alternatives under `#if` are one type), for an
  /// extension of a type of the project that type; `nil` for all others.
  package var subject: DeclarationID?
  /// The node of the type graph that it counts for; `nil` for previews that are left out.
  package var node: NodeID?
  /// Access as written, or `nil`.
  package var writtenAccess: AccessLevel?
  /// Effective access: as written, capped by the types around it and by the type of the project that an extension around it
  /// extends. Of an extension what it gives members without a modifier.
  package var access: AccessLevel
  /// Effective access of the setter where `private(set)` and the like narrow it, else `nil`.
  package var setterAccess: AccessLevel?
  /// Marks.
  package var marks: DeclarationMarks
  /// Whether Na counts it where Nc does: a protocol, or a C++ class with a pure virtual function, declared there or
  /// inherited and not overridden.
  package var isAbstract = false
  /// The `#if` condition around it.
  package var condition: ConditionID
  /// Its attributes, property wrappers and attached macros.
  package var attributes: [WrittenAttribute] = []
  /// Its parameters: of a function, initialiser, subscript, macro or enum case.
  package var parameters: [DeclaredParameter] = []
  /// The declared type of a variable, the result of a function or subscript, what an alias stands for or an extension
  /// extends, as normalised text (see `WrittenType.text`); `nil` where none is written.
  package var type: String?
  /// Of a variable without a written type the one that its value has, as normalised text: with the types around it, and
  /// without where that is different; empty where it is not known.
  package var inferredTypes: [String] = []
  /// The types of its inheritance clause, in order.
  package var inherited: [WrittenType] = []

  /// Makes a declaration without attributes, parameters and types.
  package init(
    kind: DeclarationKind, name: String, qualifiedName: String, module: ModuleID, file: FileID,
    offset: UInt32, start: UInt32, end: UInt32, parent: DeclarationID?, subject: DeclarationID?,
    node: NodeID?, access: AccessLevel, writtenAccess: AccessLevel?, setterAccess: AccessLevel?,
    marks: DeclarationMarks, condition: ConditionID
  ) {
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    self.module = module
    self.file = file
    self.offset = offset
    self.start = start
    self.end = end
    self.body = end
    self.parent = parent
    self.subject = subject
    self.node = node
    self.access = access
    self.writtenAccess = writtenAccess
    self.setterAccess = setterAccess
    self.marks = marks
    self.condition = condition
  }

  /// The name with argument labels, as the compiler writes it: `f(a:_:)`; enum cases without associated values, variables and
  /// types keep their base name; a selector holds its labels itself.
  package var fullName: String {
    if name.utf8.contains(UInt8(ascii: ":")) { return name }
    switch kind {
    case .function, .initializer, .subscript, .macro: break
    default: if parameters.isEmpty { return name }
    }
    return name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  /// The argument labels, `_` for none, one a parameter.
  package var labels: [String] { parameters.map(\.label) }

  /// Whether it is a variable with storage; requirements of protocols have none.
  package var isStored: Bool {
    kind == .variable && marks.isDisjoint(with: [.isComputed, .isRequirement])
  }
}

/// A parameter as written.
package struct DeclaredParameter: Hashable, Sendable {
  /// The argument label; `_` for none.
  package var label: String
  /// The name that it has inside; the label where there is but one.
  package var name: String
  /// The type as normalised text; `nil` where none is written.
  package var type: String?
  /// Whether it has a default value.
  package var hasDefault: Bool
  /// Whether it is variadic.
  package var isVariadic: Bool

  /// Makes a parameter; its name is its label unless given.
  package init(
    label: String, name: String? = nil, type: String?, hasDefault: Bool, isVariadic: Bool
  ) {
    self.label = label
    self.name = name ?? label
    self.type = type
    self.hasDefault = hasDefault
    self.isVariadic = isVariadic
  }
}

/// An attribute, property wrapper or attached macro as written.
package struct WrittenAttribute: Hashable, Sendable {
  /// Its name, without the `@`.
  package var type: WrittenType
  /// Its arguments, see ``FileFacts/arguments(ofAttribute:)``; `nil` without any.
  package var arguments: String?

  /// The attribute without the `@`: `available(iOS 13, *)`.
  package var text: String { arguments.map { "\(type.text)(\($0))" } ?? type.text }

  /// Makes an attribute.
  package init(type: WrittenType, arguments: String? = nil) {
    self.type = type
    self.arguments = arguments
  }
}

/// A type as written, without regard to spaces, labels and attributes.
package struct WrittenType: Hashable, Sendable {
  /// The last name in it, without generic arguments: of `A.B<C>` it is `B`; the text for forms without a name.
  package var name: String
  /// The type with one space behind each comma and colon and around `->` and `&`: `[Build]`, `(Module, Action) -> Void`,
  /// `Store<State, Action>?`. Argument labels, `inout`, `throws`, `async` and attributes are left out; `()` is `Void` and
  /// `T!` is `T?`.
  package var text: String

  /// Makes a written type.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
