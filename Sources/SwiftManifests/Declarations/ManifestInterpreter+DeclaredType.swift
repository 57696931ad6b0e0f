import SwiftSyntax

extension ManifestInterpreter {
  /// A type that the manifest declares, or members that it adds to a library type.
  final class DeclaredType {
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
      var initializer: ExprSyntax?
      var accessors: AccessorBlockSyntax?
    }

    /// A method or static function.
    struct Method {
      var isStatic: Bool
      var isMutating: Bool
      var declaration: FunctionDeclSyntax
    }

    /// A case of an enumeration.
    struct Case {
      var name: String
      var rawValue: ExprSyntax?
      var parameters: [String]
    }

    let path: String
    var kind: Kind
    var rawTypeName: String?
    var properties: [Property] = []
    var methods: [Method] = []
    var initializers: [InitializerDeclSyntax] = []
    var cases: [Case] = []
    /// Cells of static properties that have been evaluated.
    var staticCells: [String: Int] = [:]
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
      methods.filter { $0.declaration.name.identifierText == name && $0.isStatic == isStatic }
    }

    func enumerationCase(_ name: String) -> Case? { cases.first { $0.name == name } }
  }

  /// The type entry for a qualified name, made if there is none.
  func declaredType(_ path: String, kind: DeclaredType.Kind = .library) -> DeclaredType {
    if let known = types[path] {
      if kind != .library { known.kind = kind }
      return known
    }
    let type = DeclaredType(path: path, kind: kind)
    types[path] = type
    typeOrder.append(path)
    return type
  }

  /// The type that a name means inside another type: nested in it or around it, else at top level.
  func typePath(_ name: String, in scope: Scope?) -> String? {
    var context: Scope? = scope
    while let current = context {
      if var path = current.typePath {
        while true {
          let candidate = "\(path).\(name)"
          if types[candidate] != nil { return candidate }
          guard let dot = path.lastIndex(of: ".") else { break }
          path = String(path[..<dot])
        }
      }
      context = current.parent
    }
    return types[name] == nil ? nil : name
  }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var identifierText: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}
