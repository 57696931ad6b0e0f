import SwiftSyntax

extension ManifestInterpreter {
  /// What an expression of a manifest evaluates to.
  indirect enum Value {
    /// No value on this path: a variable before its initialisation, or after a call that never
    /// returns. Joining it with another value gives the other one.
    case unset
    case string(String)
    case integer(Int)
    case double(Double)
    case boolean(Bool)
    case null
    /// An array or a set; a set keeps the order in which its elements were added.
    case array([Element])
    case dictionary([Entry])
    /// A tuple; `()` has no fields.
    case tuple([Field])
    case range(Range<Int>)
    /// A member of a type that the manifest does not declare, such as `.macOS`.
    case name(String)
    /// A value of a structure or enumeration that the manifest declares.
    case record(Record)
    /// A reference to the record in a cell: library values and instances of declared classes.
    case object(Int)
    case function(Function)
    /// A type itself, by its qualified name.
    case type(String)
    /// One of several values, depending on conditions that cannot be evaluated.
    case either([Value])
    /// Not known; the text is the source that could not be evaluated.
    case unknown(String)

    static var void: Value { .tuple([]) }
  }

  /// An element of an array, with the place of the expression that made it.
  struct Element {
    var value: Value
    var offset: Int
    var isConditional = false

    func conditional() -> Element {
      Element(value: value, offset: offset, isConditional: true)
    }
  }

  /// A key and its value.
  struct Entry {
    var key: Value
    var value: Value
  }

  /// A labelled value: an argument, a stored property, a part of a tuple.
  struct Field {
    var label: String
    var element: Element
  }

  /// The contents of a library value, or of a value of a declared type.
  struct Record {
    /// The name called, such as `target` or `Package`; the case of an enumeration.
    var name: String
    /// The declared type's qualified name, `nil` for library values.
    var type: String?
    var fields: [Field]
    var offset: Int

    subscript(label: String) -> Value? {
      fields.first { $0.label == label }?.element.value
    }

    mutating func set(_ label: String, to element: Element) {
      if let index = fields.firstIndex(where: { $0.label == label }) {
        fields[index].element = element
      } else {
        fields.append(Field(label: label, element: element))
      }
    }
  }

  /// Something that can be called later: a closure, a function by name, a key path.
  final class Function {
    enum Body {
      case closure(ClosureExprSyntax, Scope)
      case declared(FunctionDeclSyntax, Scope)
      case method(receiver: Value, name: String)
      case initializer(type: String, labels: [String])
      case libraryMember(String, labels: [String])
      case global(String)
      case keyPath([String])
      case binaryOperator(String)
    }

    let body: Body

    init(_ body: Body) { self.body = body }
  }

  /// The type that a context expects, as far as its name tells.
  struct TypeHint {
    /// The qualified name of the type, of the element type for arrays and sets.
    var path: String
    var isCollection: Bool
    /// The labels of a tuple type; empty for other types.
    var tupleLabels: [String] = []

    var element: TypeHint {
      TypeHint(path: path, isCollection: false, tupleLabels: tupleLabels)
    }
  }

  /// Variables, functions and the type context of a block.
  final class Scope {
    struct Binding {
      var cell: Int
      var hint: TypeHint?
    }

    let parent: Scope?
    /// The cell of `self` in members.
    let selfCell: Int?
    /// The type whose member is evaluated.
    let typePath: String?
    private(set) var bindings: [String: Binding] = [:]
    private var order: [String] = []
    var computed: [String: AccessorBlockSyntax] = [:]
    var functions: [String: [FunctionDeclSyntax]] = [:]
    /// What the enclosing function returns.
    var returnHint: TypeHint?
    /// Bodies of `defer`, which run when the scope is left.
    var deferred: [DeferStmtSyntax] = []

    init(parent: Scope?, selfCell: Int? = nil, typePath: String? = nil) {
      self.parent = parent
      self.selfCell = selfCell
      self.typePath = typePath
    }

    /// The variables in the order of their declaration.
    var orderedBindings: [Binding] { order.compactMap { bindings[$0] } }

    func bind(_ name: String, to binding: Binding) {
      if bindings.updateValue(binding, forKey: name) == nil { order.append(name) }
    }
  }
}
