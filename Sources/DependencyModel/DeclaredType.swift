import SourceFacts

/// A declared type, taken apart into what it is made of.
package struct DeclaredType: Hashable, Sendable {
  /// The form of a type.
  package enum Form: Hashable, Sendable {
    /// A type with a name; `parts` are its generic arguments.
    case named
    /// Something that holds or hands on others, such as an optional, an array, a tuple, a composition or a publisher;
    /// `parts` are these.
    case container
    /// A function type; `parts` are its parameters, then its result.
    case closure
    /// A generic parameter or associated type.
    case generic
    /// A type that could not be found out.
    case unknown
  }

  /// The form.
  package var form: Form
  /// The type as written, or as code would write it where its value tells it.
  package var written: WrittenType
  /// The typealiases by which it is reached, outermost first.
  package var aliases: [String] = []
  /// What declares it; `nil` for types from outside the project and for forms without a name.
  package var declaration: DeclarationID?
  /// What it is; `nil` where that is not known, as of most types from outside the project.
  package var kind: DeclarationKind?
  /// The keyword in front of it, `some` or `any`.
  package var keyword: String?
  /// What it is made of, see `Form`.
  package var parts: [DeclaredType] = []

  /// Makes a type without parts.
  package init(_ form: Form, _ written: WrittenType) {
    self.form = form
    self.written = written
  }

  /// Itself and all that it is made of, generic arguments and what closures take and give included; outer ones first.
  package var all: [DeclaredType] { [self] + parts.flatMap(\.all) }

  /// The type without the optionals around it.
  package var unwrapped: DeclaredType {
    guard form == .container, parts.count == 1, written.text.utf8.last == UInt8(ascii: "?") else {
      return self
    }
    return parts[0].unwrapped
  }
}

/// The types that a declaration writes, or that the value of a variable gives it.
package struct DeclaredTypes: Hashable, Sendable {
  /// Of a variable its type, of a function or subscript its result, of an alias what it stands for; `nil` where there is
  /// none or it could not be found out.
  package var type: DeclaredType?
  /// Of each parameter its type.
  package var parameters: [DeclaredType?]
  /// The type as text with what typealiases of the project stand for; `nil` where it names none.
  package var expanded: String?

  /// Makes the types of a declaration.
  package init(type: DeclaredType? = nil, parameters: [DeclaredType?] = []) {
    self.type = type
    self.parameters = parameters
  }
}
