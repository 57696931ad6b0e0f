import SourceText

/// An expression that names something, or that is needed to type one that does.
///
/// Expressions refer to their operands by index, operands first, so that one pass over the table
/// can type them all. Literals and other expressions without names have no entry: the negative
/// constants stand for them.
@usableFromInline
package struct ExpressionFact: Hashable, Sendable {
  /// The form of an expression.
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// An identifier that no local name binds; `name`; `typeArguments` are its generic arguments.
    case name
    /// A local name; `base` is an index into `FileFacts.bindings`.
    case local
    /// `base.name`
    case member
    /// `.name`; `context` tells what types it.
    case implicitMember
    /// `base(arguments)`
    case call
    /// `base[arguments]`
    case `subscript`
    /// `self`
    case selfValue
    /// `Self`
    case selfType
    /// `super`
    case superValue
    /// A written type used as an expression; `base` is an index into `FileFacts.types`.
    case type
    /// `base!`
    case forceUnwrap
    /// `base?`
    case optionalChain
    /// A tuple or parenthesised list; `arguments` are its elements, `labels` their labels if any has one.
    case tuple
    /// An array literal; `arguments` are its elements.
    case array
    /// A dictionary literal; `arguments` are keys and values in turn.
    case dictionary
    /// A closure; `base` is the expression of its single-expression body, or -1; `arguments` are its parameters as bindings,
    /// `returned` the expressions that its `return` statements give; `typeArguments` its written
    /// result type, if any; `context` tells what types it. A closure stands before what its body holds.
    case closure
    /// `base as T`, `as? T`, `as! T`; `type`, `isOptional` for `as?`.
    /// `try? base` without a written type.
    case cast
    /// `a op b op c`, unfolded; `arguments` alternate between operands and operators.
    case sequence
    /// An operator in a sequence, or before or after an operand, which `arguments` then holds; `name`. It may stand before
    /// that operand.
    case `operator`
    /// `\Root.a.b`; `base` is the last component.
    case keyPath
    /// `#name(arguments)`
    case macro
    /// `if` or `switch` as an expression, ternaries, and what else has no simple type; `arguments` are its results.
    case branches
  }

  /// Marks of an expression.
  @usableFromInline
  package struct Marks: OptionSet, Hashable, Sendable {
    /// The bits.
    @usableFromInline package let rawValue: UInt8
    /// Wraps bits.
    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A call with at least one trailing closure.
    package static let hasTrailingClosure = Marks(rawValue: 1)
    /// `as?`
    package static let isOptional = Marks(rawValue: 2)
    /// A name written with argument labels, such as `f(a:b:)`; `labels` holds them.
    package static let isCompoundName = Marks(rawValue: 4)
    /// The name of a key path's component.
    package static let isInKeyPath = Marks(rawValue: 8)
    /// Left side of an assignment, compound ones included, or behind `&`.
    package static let isAssigned = Marks(rawValue: 16)
    /// `$name`: the projected value of the property wrapper of `name`.
    package static let isProjected = Marks(rawValue: 32)
    /// A call behind `await`, where an asynchronous overload is meant.
    package static let isAwaited = Marks(rawValue: 64)
    /// In the chain that leads to what is assigned: `a` and `b` in `a.b.c = d`. It changes too
    /// where it is a value rather than an object.
    package static let isChanged = Marks(rawValue: 128)
  }

  /// Stands for an expression of unknown type without names.
  package static let none: ExpressionIndex = -1
  /// Stands for an integer literal.
  package static let integerLiteral: ExpressionIndex = -2
  /// Stands for a floating-point literal.
  package static let floatLiteral: ExpressionIndex = -3
  /// Stands for a string literal.
  package static let stringLiteral: ExpressionIndex = -4
  /// Stands for a Boolean literal.
  package static let booleanLiteral: ExpressionIndex = -5
  /// Stands for `nil`.
  package static let nilLiteral: ExpressionIndex = -6

  /// The form.
  package var kind: Kind
  /// What it is in the text: `call` for a callee, `value` otherwise, and so on.
  package var role: ReferenceRole
  /// Marks.
  package var marks: Marks
  /// Index of its `#if` condition.
  package var condition: UInt16
  /// UTF-8 offset of its name, else of its first byte.
  package var offset: UInt32
  /// The innermost declaration that it stands in, or `nil`.
  @OptionalID package var owner: ID<DeclarationFact>?
  /// The operand, see `Kind`.
  package var base: Int32
  /// The name, or `nil`.
  @OptionalID package var name: NameID?
  /// Argument expressions, see `Kind`.
  package var arguments: FactList<ExpressionIndex>
  /// Labels of the arguments, some of them none, as many as arguments; of a compound name its
  /// labels.
  package var labels: FactList<OptionalID<Name>>
  /// Generic arguments written behind the name, as types.
  package var typeArguments: FactList<ID<TypeFact>>
  /// Index into `FileFacts.contexts` for an implicit member, closure, operator that is passed as a function, or key path
  /// (whose first component has the key path's own context), of a written type for a cast, else -1.
  package var context: Int32

  /// Makes an expression.
  package init(
    kind: Kind, role: ReferenceRole = .value, marks: Marks = [], condition: UInt16,
    offset: UInt32, owner: ID<DeclarationFact>?, base: Int32 = -1, name: NameID? = nil,
    arguments: FactList<ExpressionIndex> = .empty, labels: FactList<OptionalID<Name>> = .empty,
    typeArguments: FactList<ID<TypeFact>> = .empty, context: Int32 = -1
  ) {
    self.kind = kind
    self.role = role
    self.marks = marks
    self.condition = condition
    self.offset = offset
    self.owner = owner
    self.base = base
    self.name = name
    self.arguments = arguments
    self.labels = labels
    self.typeArguments = typeArguments
    self.context = context
  }

  /// The written type that a type expression is, or that a cast names; `nil` for `try?` and for
  /// expressions of other kinds.
  package var type: ID<TypeFact>? {
    switch kind {
    case .type: OptionalID(packed: base).id
    case .cast: OptionalID(packed: context).id
    default: nil
    }
  }

  /// The expressions that the `return` statements of a closure give; they stand where a call has
  /// its labels.
  package var returned: FactList<ExpressionIndex> {
    get { labels.reinterpreted(as: ExpressionIndex.self) }
    set { labels = newValue.reinterpreted(as: OptionalID<Name>.self) }
  }
}

/// What gives an implicit member its type.
package struct ContextFact: Hashable, Sendable {
  /// The kind of context.
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    case unknown
    /// A written type; `index` is in `FileFacts.types`.
    case writtenType
    /// The same type as another expression (assignment, comparison, `switch` subject); `index` is that expression.
    case sameAs
    /// The result of a declaration; `index` is in `FileFacts.declarations`.
    case result
    /// Argument number `position` of a call; `index` is the call expression.
    case argument
    /// An element of the array that another context types; `index` is in `FileFacts.contexts`. Of a dictionary a key
    /// where `position` is 1, a value where it is 2.
    case element
    /// What a closure returns; `index` is the closure expression.
    case closureResult
  }

  /// The kind.
  package var kind: Kind
  /// What it points at, see `Kind`.
  package var index: Int32
  /// The argument's number, else 0.
  package var position: Int32

  /// Makes a context.
  package init(kind: Kind, index: Int32, position: Int32 = 0) {
    self.kind = kind
    self.index = index
    self.position = position
  }

  /// Makes the context of a written type.
  package init(type: ID<TypeFact>) { self.init(kind: .writtenType, index: type.index) }

  /// Makes the context of what a declaration gives.
  package init(resultOf declaration: ID<DeclarationFact>) {
    self.init(kind: .result, index: declaration.index)
  }

  /// The written type of a context that is one.
  package var type: ID<TypeFact>? {
    kind == .writtenType ? OptionalID(packed: index).id : nil
  }

  /// The declaration whose result a context is.
  package var declaration: ID<DeclarationFact>? {
    kind == .result ? OptionalID(packed: index).id : nil
  }
}

/// A local name: it never leaks out as a reference, but its type is kept for typing chains.
package struct BindingFact: Hashable, Sendable {
  /// How the name gets its value from `value`.
  package enum Source: UInt8, CaseIterable, Hashable, Sendable {
    /// A parameter or variable with a written type only, or nothing known.
    case none
    /// The value itself.
    case whole
    /// The value without one level of optional (`if let`, `guard let`).
    case unwrapped
    /// An element of the sequence (`for x in`).
    case element
    /// Element number `position` of a tuple or of the payload of an enum case that `value` is.
    case part
    /// Parameter number `position` of the closure expression `value`.
    case closureParameter
    /// A local function or type: `value` is its declaration.
    case declaration
    /// `self` captured or rebound.
    case selfValue
  }

  /// The name.
  package var name: NameID
  /// UTF-8 offset of the name.
  package var offset: UInt32
  /// The written type, or `nil`.
  @OptionalID package var type: ID<TypeFact>?
  /// The expression (or declaration) that it gets its value from, or a negative constant.
  package var value: Int32
  /// How it gets it.
  package var source: Source
  /// The element's number, for `part` and `closureParameter`.
  package var position: Int32
  /// The innermost declaration that it stands in, or `nil`.
  @OptionalID package var owner: ID<DeclarationFact>?

  /// Makes a binding.
  package init(
    name: NameID, offset: UInt32, type: ID<TypeFact>? = nil, value: Int32 = -1,
    source: Source = .none, position: Int32 = 0, owner: ID<DeclarationFact>?
  ) {
    self.name = name
    self.offset = offset
    self.type = type
    self.value = value
    self.source = source
    self.position = position
    self.owner = owner
  }

  /// The declaration of a local function or type; `nil` for other names.
  package var declaration: ID<DeclarationFact>? {
    source == .declaration ? OptionalID(packed: value).id : nil
  }
}
