import SourceFacts
import SourceText

/// Where in a file something is read: in what kind of body.
///
/// A value that readers hand on, changed, to what they read inside of a body. Which declaration,
/// condition, scope and closure surround it, the file's builder knows.
struct BodyContext {
  let file: SwiftFile
  /// What types the value of `return`, and of a body that is a single expression.
  private(set) var result = Expectation.unknown
  /// What types the value of `throw`, where an error type is written.
  private(set) var thrown = Expectation.unknown
  /// Whether it stands behind `await`.
  private(set) var isAwaited = false

  init(file: SwiftFile) { self.file = file }

  /// The inside of a body that gives something.
  func giving(_ result: Expectation) -> BodyContext {
    var inner = self
    inner.result = result
    return inner
  }

  /// The inside of a body that throws errors of a type.
  func throwing(_ type: ID<TypeFact>?) -> BodyContext {
    var inner = self
    inner.thrown = Expectation(type: type)
    return inner
  }

  /// What stands behind `await`.
  var awaited: BodyContext {
    var inner = self
    inner.isAwaited = true
    return inner
  }

  /// The inside of a closure, for which an `await` around it does not hold.
  func inside(closure: ID<ExpressionFact>) -> BodyContext {
    BodyContext(file: file).giving(.closureResult(closure))
  }
}

/// What tells the type of an expression from around it, such as that of the implicit member `.name`.
enum Expectation {
  case unknown
  case writtenType(ID<TypeFact>)
  case sameAs(ID<ExpressionFact>)
  case result(ID<DeclarationFact>)
  /// What a closure returns.
  case closureResult(ID<ExpressionFact>)
  /// A context already in the table.
  case context(ID<ContextFact>)

  /// A written type, or nothing where there is none.
  init(type: ID<TypeFact>?) { self = type.map { .writtenType($0) } ?? .unknown }

  /// What the type of another expression tells; nothing for those that have no entry.
  init(sameAs expression: Operand) {
    self = expression.expression.map { .sameAs($0) } ?? .unknown
  }
}
