import SourceFacts
import SourceText

/// Finds the types of local names.
struct BindingTyper {
  private let typer: ExpressionTyper
  private var context: UnitContext { typer.context }

  init(_ typer: ExpressionTyper) { self.typer = typer }

  func typedLocal(
    _ binding: ID<BindingFact>, _ fact: ExpressionFact, _ index: ID<ExpressionFact>
  ) -> ValueType {
    let type = typer.value(of: binding)
    if let symbol = context.symbol(context.facts.bindings[binding].declaration) {
      if context.table[symbol].kind == .function {
        typer.callees[index] = Callee(symbols: [symbol], receiver: nil)
      }
    }
    if context.facts.bindings[binding].isProjected {
      return fact.marks.contains(.isProjected) ? type : typer.declarations.wrappedValue(of: type)
    }
    return fact.marks.contains(.isProjected) ? .unknown : type
  }

  /// The type of a local name by where it comes from.
  func typed(_ binding: BindingFact) -> ValueType {
    if let written = binding.type {
      let type = context.written(written)
      if case .whole(let value) = binding.source { return completed(type, by: value) }
      return type
    }
    switch binding.source {
    case .none: return .unknown
    case .whole(let value): return typer.value(of: value)
    case .unwrapped(let value): return context.algebra.expanded(typer.value(of: value)).unwrapped
    case .element(let sequence): return element(of: typer.value(of: sequence))
    case .part(let number, let whole): return part(number, of: whole)
    case .closureParameter(let number, let closure):
      return typer.closures.closureParameter(number, of: closure)
    case .selfValue: return context.signatures.selfType(binding.owner)
    case .declaration(let declaration): return localDeclaration(declaration)
    case .error: return .nominal(ifKnown: context.known.error)
    }
  }

  /// What a loop goes through.
  private func element(of sequence: ValueType) -> ValueType {
    if context.isCFamily {
      let element = CxxLibrary(context).element(of: context.algebra.expanded(sequence))
      if !element.isUnknown { return element }
    }
    return context.algebra.elementType(of: sequence)
  }

  /// A written type whose generic arguments the value tells, as in `let tags: Set = [tag]`.
  private func completed(_ type: ValueType, by value: Operand) -> ValueType {
    guard type.kind == .nominal, type.arguments.isEmpty, let value = value.expression,
      case let count = context.table.ownParameters(of: type.symbol).count, count > 0
    else { return type }
    let actual = context.algebra.expanded(typer.value(of: value))
    if actual.kind == .nominal, actual.symbol == type.symbol { return actual }
    let isLiteral = context.expression(value).kind == .array
    return isLiteral && actual.arguments.count == count
      ? type.with(arguments: actual.arguments) : type
  }

  /// A part of a tuple, or of the payload of the enum case that a pattern names.
  private func part(_ position: Int, of value: Operand) -> ValueType {
    guard let value = value.expression else { return .unknown }
    let fact = context.expression(value)
    if case .call(let base, _) = fact.form, let base = base.expression {
      _ = typer.value(of: base)
      if let callee = typer.callees[base], let symbol = callee.symbols.first,
        context.table[symbol].kind == .enumCase
      {
        let declared = context.signatures.parameterTypes(of: symbol)
        if callee.receiver?.kind == .optional { return callee.receiver?.unwrapped ?? .unknown }
        guard position < declared.count else { return .unknown }
        if context.list(fact.arguments).count == 1, declared.count > 1 {
          return context.signatures.seen(.tuple(declared), symbol, callee.receiver)
        }
        return context.signatures.seen(declared[position], symbol, callee.receiver)
      }
    }
    let whole = context.algebra.expanded(typer.value(of: value))
    return context.isCFamily && whole.kind == .external
      ? CxxLibrary(context).part(position, of: whole) : whole.element(position)
  }

  /// The type of a function declared inside another one; a type declared there is of no interest.
  private func localDeclaration(_ declaration: ID<DeclarationFact>?) -> ValueType {
    guard let symbol = context.symbol(declaration) else { return .unknown }
    guard context.table[symbol].kind == .function else {
      return .metatype(ValueType(.external))
    }
    return .function(
      context.signatures.parameterTypes(of: symbol),
      context.signatures.declaredResult(of: symbol, receiver: nil))
  }
}
