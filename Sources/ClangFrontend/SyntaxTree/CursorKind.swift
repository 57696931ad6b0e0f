/// Kinds of cursors by libclang's numbers, which are the same in all versions.
enum CursorKind {
  static let field: Int32 = 6
  static let function: Int32 = 8
  static let variable: Int32 = 9
  static let parameter: Int32 = 10
  static let method: Int32 = 21
  static let namespace: Int32 = 22
  static let constructor: Int32 = 24
  static let destructor: Int32 = 25
  static let conversionFunction: Int32 = 26
  static let functionTemplate: Int32 = 30
  static let namespaceAlias: Int32 = 33
  static let typeReference: Int32 = 43
  static let templateReference: Int32 = 45
  static let memberReference: Int32 = 47
  static let overloadedReference: Int32 = 49
  static let variableReference: Int32 = 50
  static let nameExpression: Int32 = 101
  static let memberExpression: Int32 = 102
  static let call: Int32 = 103
  static let newExpression: Int32 = 134
  static let translationUnit14: Int32 = 300
  static let translationUnit: Int32 = 350

  /// Structures, unions, classes, enumerations, and templates of classes.
  static func isType(_ kind: Int32) -> Bool { 2...5 ~= kind || 31...32 ~= kind }

  /// Functions, methods, constructors, and templates of them.
  static func isFunction(_ kind: Int32) -> Bool {
    kind == function || kind == method || constructor...conversionFunction ~= kind
      || kind == functionTemplate
  }

  /// Parameters of functions and templates, namespaces: nobody depends on them.
  static func isNoTarget(_ kind: Int32) -> Bool {
    kind == parameter || 27...29 ~= kind || kind == namespace || kind == namespaceAlias
      || kind == conversionFunction || kind == destructor
  }

  /// Names that stand for a declaration.
  static func isReference(_ kind: Int32) -> Bool {
    switch kind {
    case typeReference, templateReference, memberReference, overloadedReference,
      variableReference, nameExpression, memberExpression:
      true
    default: false
    }
  }
}
