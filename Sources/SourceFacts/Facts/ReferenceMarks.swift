/// What a reference does beyond naming something.
@usableFromInline
package struct ReferenceMarks: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  @usableFromInline package let rawValue: UInt8

  /// Wraps bits.
  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It writes what it names: on the left of `=` or of a compound assignment, behind `&`, or as a
  /// value in the chain that leads to what is written, as `items` in `state.items[0].name = …`.
  package static let isAssigned = ReferenceMarks(rawValue: 1)
  /// It makes an instance of its node's own type: `Type(…)`, `.init(…)`, `Type.init`. Calls of
  /// `super.init` and `self.init`, and instances of nested types, are none.
  package static let isMaking = ReferenceMarks(rawValue: 2)
  /// It stands in a preview that is left out, of which rules do not speak.
  package static let isInPreview = ReferenceMarks(rawValue: 4)
  /// It means nothing that the file imports, but could not be looked up, since the type that it
  /// would be a member of is not known: modules that the file does not import may declare it.
  package static let isUndecided = ReferenceMarks(rawValue: 8)
  /// It names a type alias, and what it is evidence of is the type that the alias stands for.
  package static let isByAlias = ReferenceMarks(rawValue: 16)
  /// It is called with a label that no function of its name in the standard library has.
  package static let isUnlikeLibrary = ReferenceMarks(rawValue: 32)
}
