import SourceText

/// What a declaration is in the text.
///
/// It is `@usableFromInline`, as are the other enums that are compared for each name: another module would else
/// compare two of them through the protocol.
@usableFromInline
package enum DeclarationKind: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case `class`
  case `struct`
  case `enum`
  case actor
  case `protocol`
  case `extension`
  case `typealias`
  case associatedType
  case genericParameter
  case enumCase
  case function
  case initializer
  case deinitializer
  case `subscript`
  case variable
  case `operator`
  case precedenceGroup
  case macro
  /// The statements of a script file; at most one a file.
  case topLevelCode
  /// A `#Preview { … }` or another macro expansion that stands where a declaration could.
  case macroExpansion

  /// Whether it declares a nominal type.
  @inlinable
  package var isNominalType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol: true
    default: false
    }
  }

  /// Whether its members are looked up as those of a type.
  @inlinable
  package var isTypeContext: Bool { isNominalType || self == .extension }

  /// Whether its name can stand where a type is expected.
  @inlinable
  package var isTypeName: Bool {
    isNominalType || self == .typealias || self == .associatedType || self == .genericParameter
  }
}

/// Marks of a declaration.
@usableFromInline
package struct DeclarationMarks: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  @usableFromInline package let rawValue: UInt32
  /// Wraps bits.
  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  /// `static` or `class` member.
  package static let isStatic = Self(rawValue: 1 << 0)
  /// `let` variable.
  package static let isConstant = Self(rawValue: 1 << 1)
  /// Variable without storage.
  package static let isComputed = Self(rawValue: 1 << 2)
  /// `final`
  package static let isFinal = Self(rawValue: 1 << 3)
  /// `override`
  package static let isOverride = Self(rawValue: 1 << 4)
  /// `mutating`
  package static let isMutating = Self(rawValue: 1 << 5)
  /// `lazy`
  package static let isLazy = Self(rawValue: 1 << 6)
  /// `weak`
  package static let isWeak = Self(rawValue: 1 << 7)
  /// `unowned`
  package static let isUnowned = Self(rawValue: 1 << 8)
  /// `async`
  package static let isAsync = Self(rawValue: 1 << 9)
  /// `throws` or `rethrows`
  package static let isThrowing = Self(rawValue: 1 << 10)
  /// Failable initialiser (`init?`, `init!`).
  package static let isFailable = Self(rawValue: 1 << 11)
  /// `prefix`, `postfix` or `infix` function or operator.
  package static let isOperator = Self(rawValue: 1 << 12)
  /// Declared inside a function, accessor or closure.
  package static let isLocal = Self(rawValue: 1 << 13)
  /// A preview: `#Preview`, or a type that conforms to `PreviewProvider`.
  package static let isPreview = Self(rawValue: 1 << 14)
  /// Requirement of a protocol.
  package static let isRequirement = Self(rawValue: 1 << 15)
  /// Of Swift what the C family is shown: `@objc`, `@objcMembers`, `@c`, `@_cdecl`; of Objective-C what
  /// only that has.
  package static let isObjC = Self(rawValue: 1 << 16)
  /// `convenience`
  package static let isConvenience = Self(rawValue: 1 << 17)
  /// `required`
  package static let isRequired = Self(rawValue: 1 << 18)
  /// `indirect`
  package static let isIndirect = Self(rawValue: 1 << 19)
  /// `nonisolated`
  package static let isNonisolated = Self(rawValue: 1 << 20)
  /// An extension with a `where` clause, or of a type with arguments, such as `extension Box<Int>`. Of
  /// C++, an explicit specialisation of a template.
  package static let isConstrained = Self(rawValue: 1 << 21)
  /// A variable that says nothing but `nil` (its initial value, or all that its getter does), or a function whose body says
  /// nothing else.
  package static let returnsNil = Self(rawValue: 1 << 22)
  /// A variable with an initial value.
  package static let hasInitialValue = Self(rawValue: 1 << 23)
  /// Of the C family, what gives a body to something declared elsewhere or here: `@implementation`, a
  /// method in one, a function with a body, a member of a C++ class outside of it.
  package static let isDefinition = Self(rawValue: 1 << 24)
  /// A pure virtual function of C++.
  package static let isAbstract = Self(rawValue: 1 << 25)
  /// Of the C family, a constant that is no object which `extern` could declare: that of a `#define`, or
  /// of an enumeration without a name.
  package static let isUnlinked = Self(rawValue: 1 << 26)
  /// Of C++, an enumeration whose constants are no names of the scope around it: `enum class`.
  package static let isScoped = Self(rawValue: 1 << 27)
  /// Of C++, a class that is defined outside of what it is a member of: `class Outer::Inner {…}`.
  package static let isOutside = Self(rawValue: 1 << 28)
  /// Of C++, a class in whose body macros stand that may declare further members.
  package static let hasMacros = Self(rawValue: 1 << 29)
}

/// What a parameter of a function, initialiser, subscript, macro or enum case allows.
@usableFromInline
package struct ParameterShape: OptionSet, FactListElement {
  /// The bits.
  @usableFromInline package let rawValue: Int32
  /// Wraps bits.
  @inlinable
  package init(rawValue: Int32) { self.rawValue = rawValue }
  /// Wraps bits.
  @inlinable
  package init(packed: Int32) { rawValue = packed }
  /// The bits.
  @inlinable
  package var packed: Int32 { rawValue }
  /// It has a default value.
  package static let hasDefault = Self(rawValue: 1)
  /// It is variadic.
  package static let isVariadic = Self(rawValue: 2)
}

/// A declaration as written.
@usableFromInline
package struct DeclarationFact: Hashable, Sendable, BitwiseCopyable {
  /// What it is.
  package var kind: DeclarationKind
  /// Access as written, or `nil`.
  package var writtenAccess: AccessLevel?
  /// Effective access after the rules for extensions, protocols and enclosing types of the same file.
  package var access: AccessLevel
  /// Access of the setter where `private(set)` and the like narrow it, or `nil`.
  package var setterAccess: AccessLevel?
  /// Its `#if` condition.
  package var condition: FactCondition
  /// Marks.
  package var marks: DeclarationMarks
  /// Its base name; for an extension the extended type as written; for an initialiser `init`; for an Objective-C method its
  /// selector, such as `initWithName:age:`; for C++ with the namespaces around it, such as `store::Cache`.
  package var name: NameID
  /// The base name by which the other language knows it, where that differs, else `nil`: of Swift
  /// what `@objc(…)`, `@c(…)` and `@_cdecl("…")` write, of the C family the name that Swift sees.
  ///
  /// What Objective-C declares and Swift makes a member has a name with dots: `Outer.name`, `.name` where it is one
  /// of its own type if that is an enumeration.
  @OptionalID package var otherName: NameID?
  /// The declaration that it stands in, or `nil`.
  @OptionalID package var parent: ID<DeclarationFact>?
  /// Argument labels (names; `_` for none), one a parameter; of a protocol the names of its primary associated types; of
  /// an Objective-C category its name. Those of the C family are the labels that Swift sees.
  package var labels: FactList<NameID>
  /// Parameter types, one a parameter, none where none is written.
  package var parameterTypes: FactList<OptionalID<TypeFact>>
  /// What parameters allow, one a parameter.
  package var parameterFlags: FactList<ParameterShape>
  /// The names that parameters have inside, one a parameter; empty where all are the labels.
  package var parameterNames: FactList<NameID>
  /// Generic parameters, as declarations.
  package var genericParameters: FactList<ID<DeclarationFact>>
  /// Types of the inheritance clause; of a macro of the C family that only opens and closes namespaces
  /// what it opens and closes, as types of the kind `other`: their names, `{` and `}`.
  package var inherited: FactList<ID<TypeFact>>
  /// Attributes as written types.
  package var attributes: FactList<ID<TypeFact>>
  /// The declared type of a variable, the result type of a function or subscript, the underlying type of an alias, the
  /// extended type of an extension, the constraint of a generic parameter, or `nil`.
  @OptionalID package var type: ID<TypeFact>?
  /// The initial value of a variable, or the default of an associated type's witness.
  package var value: Operand
  /// UTF-8 offset of the name.
  package var offset: UInt32
  /// UTF-8 offset of the first byte, attributes included.
  package var start: UInt32
  /// UTF-8 offset after the last byte.
  package var end: UInt32
  /// UTF-8 offset of what others need not know: of the body of a Swift function, of the accessors of a variable, of the value
  /// of one whose type is written; else `end`.
  package var body: UInt32

  /// Makes a declaration without parameters, parts or types.
  package init(
    kind: DeclarationKind, name: NameID, parent: ID<DeclarationFact>?, access: AccessLevel,
    writtenAccess: AccessLevel?, condition: FactCondition, marks: DeclarationMarks, offset: UInt32,
    start: UInt32, end: UInt32
  ) {
    self.kind = kind
    self.writtenAccess = writtenAccess
    self.access = access
    self.setterAccess = nil
    self.condition = condition
    self.marks = marks
    self.name = name
    self.otherName = nil
    self.parent = parent
    self.labels = .empty
    self.parameterTypes = .empty
    self.parameterFlags = .empty
    self.parameterNames = .empty
    self.genericParameters = .empty
    self.inherited = .empty
    self.attributes = .empty
    self.type = nil
    self.value = .none
    self.offset = offset
    self.start = start
    self.end = end
    self.body = end
  }
}

/// A generic requirement: `T: P` or `T == U`.
package struct RequirementFact: Hashable, Sendable, BitwiseCopyable {
  /// The declaration whose generic parameters it constrains.
  package var declaration: ID<DeclarationFact>
  /// The constrained type.
  package var subject: ID<TypeFact>
  /// The protocol, class or type that it must conform to, inherit from or equal.
  package var constraint: ID<TypeFact>
  /// Whether it is `==`; otherwise `:`.
  package var isSameType: Bool

  /// Makes a requirement.
  package init(
    declaration: ID<DeclarationFact>, subject: ID<TypeFact>, constraint: ID<TypeFact>,
    isSameType: Bool
  ) {
    self.declaration = declaration
    self.subject = subject
    self.constraint = constraint
    self.isSameType = isSameType
  }
}
