import SourceText

/// What stands where an expression does: an entry of `FileFacts.expressions`, or something without
/// names, such as a literal, which has none.
@usableFromInline
package struct Operand: FactListElement, BitwiseCopyable {
  /// The index of the entry, or a negative number for what has none.
  @usableFromInline package let packed: Int32

  /// Reads what was packed.
  @inlinable
  package init(packed: Int32) { self.packed = packed }

  /// An expression with an entry, or nothing.
  @inlinable
  package init(_ expression: ID<ExpressionFact>?) { packed = expression?.index ?? -1 }

  /// Nothing, or an expression of unknown type without names.
  @inlinable
  package static var none: Self { Self(packed: -1) }
  /// An integer literal.
  @inlinable
  package static var integerLiteral: Self { Self(packed: -2) }
  /// A floating-point literal.
  @inlinable
  package static var floatLiteral: Self { Self(packed: -3) }
  /// A string literal.
  @inlinable
  package static var stringLiteral: Self { Self(packed: -4) }
  /// A Boolean literal.
  @inlinable
  package static var booleanLiteral: Self { Self(packed: -5) }
  /// `nil`
  @inlinable
  package static var nilLiteral: Self { Self(packed: -6) }

  /// The expression that has an entry.
  @inlinable
  package var expression: ID<ExpressionFact>? { packed < 0 ? nil : ID(packed: packed) }

  /// Whether both are the same expression, or literals of the same kind.
  @inlinable
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.packed == rhs.packed }

  /// Hashes what is packed.
  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(packed) }
}

/// An expression that names something, or that is needed to type one that does.
///
/// Expressions stand behind their operands, so that one pass over the table can type them all;
/// `form` says what they are made of.
@usableFromInline
package struct ExpressionFact: Hashable, Sendable, BitwiseCopyable {
  /// The form of an expression, as it is packed.
  @usableFromInline
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    case name
    case local
    case member
    case implicitMember
    case call
    case `subscript`
    case selfValue
    case selfType
    case superValue
    case type
    case forceUnwrap
    case optionalChain
    case tuple
    case array
    case dictionary
    case closure
    case cast
    case sequence
    case `operator`
    case keyPath
    case macro
    case branches
  }

  /// The form of an expression, and what it is made of besides lists and names.
  @usableFromInline
  package enum Form: Hashable, Sendable {
    /// An identifier that no local name binds; `name`; `typeArguments` are its generic arguments.
    case name
    /// A local name.
    case local(ID<BindingFact>)
    /// `operand.name`; `selector` is the module written before the name, if any.
    case member(of: Operand)
    /// `.name`; `selector` as above.
    case implicitMember(context: ID<ContextFact>?)
    /// `operand(arguments)`
    case call(Operand, context: ID<ContextFact>? = nil)
    /// `operand[arguments]`
    case `subscript`(Operand)
    /// `self`
    case selfValue
    /// `Self`
    case selfType
    /// `super`
    case superValue
    /// A written type used as an expression; `nil` where no build has that type.
    case type(ID<TypeFact>?)
    /// `operand!`
    case forceUnwrap(Operand)
    /// `operand?`
    case optionalChain(Operand)
    /// A tuple or parenthesised list; `arguments` are its elements, `labels` their labels if any
    /// has one.
    case tuple
    /// An array literal; `arguments` are its elements.
    case array
    /// A dictionary literal; `arguments` are keys and values in turn.
    case dictionary
    /// A closure, with the expression of its single-expression body; `parameters`; `returned` are
    /// the expressions that its `return` statements give; `typeArguments` its written result type,
    /// if any. A closure stands before what its body holds.
    case closure(body: Operand, context: ID<ContextFact>?)
    /// `operand as T`, `as? T`, `as! T`; `isOptional` for `as?`. `try? operand` without a type.
    case cast(Operand, to: ID<TypeFact>?)
    /// `a op b op c`, unfolded; `arguments` alternate between operands and operators.
    case sequence
    /// An operator in a sequence, or before or after an operand, which `arguments` then holds;
    /// `name`. It may stand before that operand. What types it, where it is passed as a function.
    case `operator`(context: ID<ContextFact>?)
    /// `\Root.a.b`, by its last component. Its first component has the key path's own context.
    case keyPath(Operand, context: ID<ContextFact>?)
    /// `#name(arguments)`; `module` is written in front of the name.
    case macro(module: Operand)
    /// `if` or `switch` as an expression, ternaries, and what else has no simple type; `arguments`
    /// are its results.
    case branches
  }

  /// Marks of an expression.
  @usableFromInline
  package struct Marks: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The bits.
    @usableFromInline package let rawValue: UInt8
    /// Wraps bits.
    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A call with at least one trailing closure.
    package static let hasTrailingClosure = Marks(rawValue: 1)
    /// `as?`
    package static let isOptional = Marks(rawValue: 2)
    /// A name written with argument labels, such as `f(a:b:)`; `labels` holds them. Of Objective-C a
    /// selector, whose name holds them.
    package static let isCompoundName = Marks(rawValue: 4)
    /// The name of a key path's component.
    package static let isInKeyPath = Marks(rawValue: 8)
    /// A name of Swift before `::`, which only a module can have.
    package static let isModuleSelector = Marks(rawValue: 8)
    /// A name of the C family that a macro in the place of a declaration is given. The name of the macro
    /// stands before all that it is given.
    package static let isMacroArgument = Marks(rawValue: 8)
    /// Left side of an assignment, compound ones included, or behind `&`.
    package static let isAssigned = Marks(rawValue: 16)
    /// `$name`: the projected value of the property wrapper of `name`.
    package static let isProjected = Marks(rawValue: 32)
    /// A call behind `await`, where an asynchronous overload is meant.
    package static let isAwaited = Marks(rawValue: 64)
    /// A member of C++ behind `->`.
    package static let isBehindArrow = Marks(rawValue: 64)
    /// In the chain that leads to what is assigned: `a` and `b` in `a.b.c = d`. It changes too
    /// where it is a value rather than an object.
    package static let isChanged = Marks(rawValue: 128)
  }

  /// The form, without what it is made of.
  @usableFromInline package internal(set) var kind: Kind
  /// What it is in the text: `call` for a callee, `value` otherwise, and so on.
  package var role: ReferenceRole
  /// Marks.
  package var marks: Marks
  /// Its `#if` condition.
  package var condition: FactCondition
  /// UTF-8 offset of its name, else of its first byte.
  package var offset: UInt32
  /// The innermost declaration that it stands in, or `nil`.
  @OptionalID package var owner: ID<DeclarationFact>?
  /// The operand; of a local name its binding, of a type that type.
  @usableFromInline var first: Int32 = -1
  /// The name, or `nil`.
  @OptionalID package var name: NameID?
  /// Argument expressions, see `Form`; of a closure its parameters instead.
  package var arguments: FactList<Operand>
  /// Labels of the arguments, some of them none, as many as arguments; of a compound name its
  /// labels; of a closure what it returns instead.
  package var labels: FactList<OptionalID<Name>>
  /// Generic arguments written behind the name, as types.
  package var typeArguments: FactList<ID<TypeFact>>
  /// The context; of a cast its type.
  @usableFromInline var second: Int32 = -1

  /// Makes an expression.
  package init(
    _ form: Form, role: ReferenceRole = .value, marks: Marks = [], condition: FactCondition,
    offset: UInt32, owner: ID<DeclarationFact>?, name: NameID? = nil,
    arguments: FactList<Operand> = .empty, labels: FactList<OptionalID<Name>> = .empty,
    typeArguments: FactList<ID<TypeFact>> = .empty
  ) {
    kind = .name
    self.role = role
    self.marks = marks
    self.condition = condition
    self.offset = offset
    self.owner = owner
    self.name = name
    self.arguments = arguments
    self.labels = labels
    self.typeArguments = typeArguments
    self.form = form
  }

  /// The form, and what it is made of.
  package var form: Form {
    @inlinable
    get {
      switch kind {
      case .name: .name
      case .local: .local(ID(packed: first))
      case .member: .member(of: base)
      case .implicitMember: .implicitMember(context: context)
      case .call: .call(base, context: context)
      case .subscript: .subscript(base)
      case .selfValue: .selfValue
      case .selfType: .selfType
      case .superValue: .superValue
      case .type: .type(type)
      case .forceUnwrap: .forceUnwrap(base)
      case .optionalChain: .optionalChain(base)
      case .tuple: .tuple
      case .array: .array
      case .dictionary: .dictionary
      case .closure: .closure(body: base, context: context)
      case .cast: .cast(base, to: type)
      case .sequence: .sequence
      case .operator: .operator(context: context)
      case .keyPath: .keyPath(base, context: context)
      case .macro: .macro(module: base)
      case .branches: .branches
      }
    }
    set {
      (first, second) = (-1, -1)
      switch newValue {
      case .name: kind = .name
      case .local(let binding): (kind, first) = (.local, binding.index)
      case .member(let base): (kind, first) = (.member, base.packed)
      case .implicitMember(let context): (kind, second) = (.implicitMember, packed(context))
      case .call(let base, let context):
        (kind, first, second) = (.call, base.packed, packed(context))
      case .subscript(let base): (kind, first) = (.subscript, base.packed)
      case .selfValue: kind = .selfValue
      case .selfType: kind = .selfType
      case .superValue: kind = .superValue
      case .type(let type): (kind, first) = (.type, packed(type))
      case .forceUnwrap(let base): (kind, first) = (.forceUnwrap, base.packed)
      case .optionalChain(let base): (kind, first) = (.optionalChain, base.packed)
      case .tuple: kind = .tuple
      case .array: kind = .array
      case .dictionary: kind = .dictionary
      case .closure(let body, let context):
        (kind, first, second) = (.closure, body.packed, packed(context))
      case .cast(let base, let type): (kind, first, second) = (.cast, base.packed, packed(type))
      case .sequence: kind = .sequence
      case .operator(let context): (kind, second) = (.operator, packed(context))
      case .keyPath(let last, let context):
        (kind, first, second) = (.keyPath, last.packed, packed(context))
      case .macro(let module): (kind, first) = (.macro, module.packed)
      case .branches: kind = .branches
      }
    }
  }

  private func packed<Entity>(_ id: ID<Entity>?) -> Int32 { OptionalID(id).packed }

  /// The operand of a form that has one: what the expression is applied to, the body of a closure,
  /// the last component of a key path, the module of a macro.
  @inlinable
  package var base: Operand {
    switch kind {
    case .local, .type, .implicitMember: .none
    default: Operand(packed: first)
    }
  }

  /// The module that is written before the name of a member, as in `value.Module::name`: only what that
  /// module declares is meant. `nil` for members without one, and for other forms.
  package var selector: NameID? {
    get {
      switch kind {
      case .member: OptionalID(packed: second).id
      case .implicitMember: OptionalID(packed: first).id
      default: nil
      }
    }
    set {
      switch kind {
      case .member: second = OptionalID(newValue).packed
      case .implicitMember: first = OptionalID(newValue).packed
      default: break
      }
    }
  }

  /// The local name that a local name is.
  @inlinable
  package var binding: ID<BindingFact>? { kind == .local ? ID(packed: first) : nil }

  /// What types an implicit member, a call, a closure, a key path, or an operator that is passed as
  /// a function; `nil` where nothing does, and for other forms.
  @inlinable
  package var context: ID<ContextFact>? {
    kind == .cast || kind == .member ? nil : OptionalID(packed: second).id
  }

  /// The written type that a type expression is, or that a cast names; `nil` for `try?` and for
  /// expressions of other kinds.
  @inlinable
  package var type: ID<TypeFact>? {
    switch kind {
    case .type: OptionalID(packed: first).id
    case .cast: OptionalID(packed: second).id
    default: nil
    }
  }

  /// The parameters of a closure, some of them none; they stand where a call has its arguments.
  package var parameters: FactList<OptionalID<BindingFact>> {
    get { arguments.reinterpreted(as: OptionalID<BindingFact>.self) }
    set { arguments = newValue.reinterpreted(as: Operand.self) }
  }

  /// The expressions that the `return` statements of a closure give; they stand where a call has
  /// its labels.
  package var returned: FactList<Operand> {
    get { labels.reinterpreted(as: Operand.self) }
    set { labels = newValue.reinterpreted(as: OptionalID<Name>.self) }
  }
}
