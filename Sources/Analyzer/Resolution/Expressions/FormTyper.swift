import SourceFacts
import SourceText

/// Finds the types of tuples, literals and casts.
struct FormTyper {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  func typedTuple(_ fact: ExpressionFact) -> ValueType {
    let labels = Array(context.list(fact.labels))
    let elements = Array(context.list(fact.arguments)).enumerated().map { position, argument in
      let label = position < labels.count ? labels[position].id : nil
      return ValueType.labelled(label.map { context.name($0) }, typer.value(of: argument))
    }
    return ValueType(.tuple, elements)
  }

  func typedLiteral(_ fact: ExpressionFact, _ index: ID<ExpressionFact>) -> ValueType {
    let literal = literal(fact)
    return context.structure.call(of: index) == nil ? literal : calledLiteral(literal)
  }

  private func literal(_ fact: ExpressionFact) -> ValueType {
    let arguments = Array(context.list(fact.arguments))
    if fact.kind == .array {
      guard let array = context.known.array else { return .unknown }
      let element = firstKnown(arguments)
      return .nominal(array, element.isUnknown ? [] : [element])
    }
    guard let dictionary = context.known.dictionary else { return .unknown }
    let key = firstKnown(stride(from: 0, to: arguments.count, by: 2).map { arguments[$0] })
    let value = firstKnown(stride(from: 1, to: arguments.count, by: 2).map { arguments[$0] })
    return .nominal(
      dictionary, key.isUnknown || value.isUnknown ? [] : [key, value])
  }

  /// `[Element]()` and `[Key: Value]()` name types.
  private func calledLiteral(_ literal: ValueType) -> ValueType {
    .metatype(literal.with(arguments: literal.arguments.map { namedType($0) ?? .unknown }))
  }

  /// The type that `[T]`, `[K: V]` or `(A, B)` names, given the literal's own type; `nil` where its parts are values.
  func namedType(_ literal: ValueType) -> ValueType? {
    switch literal.kind {
    case .metatype: return literal.arguments[0]
    case .labelled:
      return namedType(literal.arguments[0]).map { .labelled(literal.name, $0) }
    case .tuple: break
    case .nominal:
      guard literal.symbol == context.known.array || literal.symbol == context.known.dictionary
      else { return nil }
    default: return nil
    }
    let parts = literal.arguments.compactMap { namedType($0) }
    guard !parts.isEmpty, parts.count == literal.arguments.count else { return nil }
    return literal.with(arguments: parts)
  }

  /// The type of the first of some expressions whose type is known.
  func firstKnown(_ expressions: some Sequence<Operand>) -> ValueType {
    for expression in expressions {
      let value = typer.value(of: expression)
      if !value.isUnknown, value.kind != .nilLiteral { return value }
    }
    return .unknown
  }

  /// `as`, `as?` and `as!` with a written type; `try?` without one.
  func typedCast(
    _ base: Operand, to type: ID<TypeFact>?, _ fact: ExpressionFact
  ) -> ValueType {
    let value = typer.value(of: base)
    guard let written = type else {
      return value.kind == .optional ? value : .optional(value)
    }
    let type = context.written(written)
    return fact.marks.contains(.isOptional) ? .optional(type) : type
  }
}
