import SwiftSyntax

/// A type that the manifest declares, or members that it adds to a library type.
final class ManifestType {
  enum Kind {
    case structure
    case enumeration
    case reference
    /// Only extended or used as a namespace for members; declared elsewhere.
    case library
  }

  /// A stored or computed property.
  struct Property {
    var name: String
    var isStatic: Bool
    var hint: TypeHint?
    var isOptional: Bool
    var isLazy: Bool
    /// Whether it is a constant with a value, which no initialiser sets.
    var isConstant = false
    var initializer: ExprSyntax?
    var accessors: AccessorBlockSyntax?
    /// What is evaluated when a stored one is written.
    var observers: AccessorBlockSyntax?
    /// The type of the elements of the lists that have it; `nil` for members of all.
    var element: TypeSyntax?
    /// What stands before it, such as a result builder.
    var attributes = AttributeListSyntax([])
    /// The helper that keeps it to itself.
    var helper: Int?
  }

  /// A method or static function.
  struct Method {
    var isStatic: Bool
    var isMutating: Bool
    var declaration: FunctionDeclSyntax
    /// The type of the elements of the lists that have it; `nil` for members of all.
    var element: TypeSyntax?
    /// The helper that keeps it to itself.
    var helper: Int?

    var name: String { declaration.name.identifierText }

    /// Whether it gives a list of what the list holds whose method it is.
    var givesElements: Bool {
      guard let result = declaration.signature.returnClause?.type.trimmedDescription else {
        return false
      }
      return ["[Element]", "Self", "Array", "Array<Element>", "[Self.Element]"].contains(result)
    }
  }

  /// A case of an enumeration.
  struct Case {
    var name: String
    var rawValue: ExprSyntax?
    /// Its associated values.
    var parameters: [Parameter]

    /// What makes one of its values may say of it.
    struct Parameter {
      var label: String
      var hint: TypeHint?
      var defaultValue: ExprSyntax?
    }
  }

  let path: String
  var kind: Kind
  var rawTypeName: String?
  /// The names of the protocols and classes that it inherits from, in the order written.
  var inherited: [String] = []
  /// The names that it requires of types that conform to it; `nil` where the manifest declares no such protocol.
  var requirements: Set<String>?
  /// The names of its generic parameters: they mean no type that is known.
  var genericParameters: Set<String> = []
  var properties: [Property] = []
  var methods: [Method] = []
  var initializers: [InitializerDeclSyntax] = []
  var subscripts: [SubscriptDeclSyntax] = []
  var cases: [Case] = []
  /// Cells of static properties that have been evaluated.
  var staticCells: [String: Cell] = [:]
  /// Static properties being evaluated, against endless recursion.
  var evaluating: Set<String> = []

  init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  var storedProperties: [Property] {
    properties.filter { !$0.isStatic && !$0.isLazy && $0.accessors == nil }
  }

  func properties(named name: String, isStatic: Bool) -> [Property] {
    properties.filter { $0.name == name && $0.isStatic == isStatic }
  }

  func methods(named name: String, isStatic: Bool) -> [Method] {
    methods.filter { $0.name == name && $0.isStatic == isStatic }
  }

  func enumerationCase(_ name: String) -> Case? { cases.first { $0.name == name } }

  /// Whether it has a static property, case or static function of a name.
  func hasStaticMember(_ name: String) -> Bool {
    hasStaticValue(name) || !methods(named: name, isStatic: true).isEmpty
  }

  /// Whether it has a static property or case of a name.
  func hasStaticValue(_ name: String) -> Bool {
    !properties(named: name, isStatic: true).isEmpty || enumerationCase(name) != nil
      || (kind == .enumeration && name == "allCases")
  }

  /// Whether its values have a member of a name.
  func has(_ name: String) -> Bool {
    !properties(named: name, isStatic: false).isEmpty
      || !methods(named: name, isStatic: false).isEmpty
  }

  /// Whether it is a protocol that adds a member to its types without requiring it: which one a call means where a type
  /// has its own is decided by the type that is written, not by the value.
  func addsUnrequired(_ name: String) -> Bool {
    guard let requirements, !requirements.contains(name) else { return false }
    return has(name)
  }

  /// Whether it is the type that a context expects.
  func matches(_ hint: TypeHint) -> Bool {
    if hint.isCollection { return PackageLibrary.arrayTypeNames.contains(path) }
    return path == hint.path || path.hasSuffix("." + hint.path) || hint.path.hasSuffix("." + path)
  }
}
