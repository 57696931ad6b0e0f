/// A type as written.
package struct TypeFact: Hashable, Sendable {
  /// The form of a written type.
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
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
  /// Index of its `#if` condition.
  package var condition: UInt16
  /// The name of a named or member type, the keyword of an opaque one, else -1.
  package var name: NameID
  /// The wrapped, element, base or result type, else -1.
  package var base: TypeIndex
  /// Further parts.
  package var parts: FactList
  /// Labels of a tuple's elements (names, -1 for none), one an element; empty when none has one.
  /// Of an attribute with arguments these, as one text.
  package var labels: FactList
  /// The innermost declaration that it is written in, or -1.
  package var owner: DeclarationIndex
  /// UTF-8 offset of the name, else of the first byte.
  package var offset: UInt32

  /// Makes a written type.
  package init(
    kind: Kind, role: ReferenceRole, condition: UInt16, name: NameID = -1, base: TypeIndex = -1,
    parts: FactList = .empty, labels: FactList = .empty, owner: DeclarationIndex, offset: UInt32
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
