import SourceText

/// A type as written.
@usableFromInline
package struct TypeFact: Hashable, Sendable, BitwiseCopyable {
  /// The form of a written type.
  @usableFromInline
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// `Name` or `Name<Arguments>`; `name` is set, `parts` are the generic arguments.
    case named
    /// `Base.Name`; `base` and `name` are set, `parts` are the generic arguments.
    case member
    /// `T?` or `T!`; `base` is set.
    case optional
    /// `[T]`; `base` is set.
    case array
    /// `[K: V]`; `parts` are both.
    case dictionary
    /// `(A, B)`; `parts` are the elements; a single unlabelled element is transparent.
    case tuple
    /// `(A) -> B`; `parts` are the parameters, `base` the result.
    case function
    /// `A & B`; `parts` are the members.
    case composition
    /// `some T`, `any T`; `name` is the keyword, `base` is set.
    case opaque
    /// `T.Type`, `T.Protocol`; `base` is set.
    case metatype
    /// `~T` (`name` is `~`), inline arrays and what is not understood; `parts` are its parts.
    case other
  }

  /// The form.
  package var kind: Kind
  /// What the written type is for.
  package var role: ReferenceRole
  /// Its `#if` condition.
  package var condition: FactCondition
  /// The name of a named or member type, the keyword of an opaque one, else `nil`.
  @OptionalID package var name: NameID?
  /// The wrapped, element, base or result type, else `nil`.
  @OptionalID package var base: ID<TypeFact>?
  /// Further parts.
  package var parts: FactList<ID<TypeFact>>
  /// Labels of a tuple's elements, one an element, some of them none; empty when none has one.
  /// Of an attribute with arguments these, as one text. Of a name of Swift before `::` just that, of a
  /// member behind one that and the name of the module. Of a name that can only be a protocol of
  /// Objective-C, where a class may have the name too, `protocol`; of one behind `@class` `class`. Of
  /// one of C++ as many `*` as there are pointers and arrays around it; `::` where it is the result of
  /// a member that is defined outside of its class; `<>` where it is an argument of a template, which
  /// may be no type; `;` where it is only declared.
  package var labels: FactList<OptionalID<Name>>
  /// The innermost declaration that it is written in, or `nil`.
  @OptionalID package var owner: ID<DeclarationFact>?
  /// UTF-8 offset of the name, else of the first byte.
  package var offset: UInt32

  /// The label of a type of C++ that is pointed to.
  package static let pointer = "*"
  /// The label of a type of C++ that the class around it has no part in.
  package static let outsideOfClass = "::"
  /// The label of a name of Swift that only a module can have, and of a member behind one.
  package static let moduleSelector = "::"
  /// The label of an argument of a template.
  package static let argument = "<>"
  /// The label of a type of C or C++ that stands alone, as in `struct Node;`, or is a friend: it is
  /// declared there.
  package static let announcement = ";"

  /// Makes a written type.
  package init(
    kind: Kind, role: ReferenceRole, condition: FactCondition, name: NameID? = nil,
    base: ID<TypeFact>? = nil, parts: FactList<ID<TypeFact>> = .empty,
    labels: FactList<OptionalID<Name>> = .empty,
    owner: ID<DeclarationFact>?, offset: UInt32
  ) {
    self.kind = kind
    self.role = role
    self.condition = condition
    self.name = name
    self.base = base
    self.parts = parts
    self.labels = labels
    self.owner = owner
    self.offset = offset
  }
}
