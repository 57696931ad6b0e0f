import SourceFacts
import SourceText

/// What does not change while the expressions of one unit are typed, and the questions that it answers alone.
///
/// A class only so that the tables, which nobody changes any more, are shared and not copied.
final class UnitContext {
  /// The unit.
  let unit: Int
  /// What it says.
  let facts: FileFacts
  /// All stages of resolution before this one.
  let table: SymbolTable
  /// What follows from types alone.
  let algebra: TypeAlgebra
  /// Types and names that the language itself knows.
  let known: KnownTypes
  /// Whether the unit is of the C family.
  let isCFamily: Bool
  /// How its expressions hang together.
  let structure: ExpressionStructure

  init(unit: Int, table: SymbolTable, written: WrittenTypes) {
    self.unit = unit
    self.table = table
    facts = table.declarations.units[unit].facts
    algebra = TypeAlgebra(table: table, written: written)
    known = table.index.known
    isCFamily = table.declarations.isCFamily(unit)
    structure = ExpressionStructure(facts)
  }

  /// An expression of the unit.
  @inline(__always)
  func expression(_ index: ExpressionIndex) -> ExpressionFact { facts.expressions[Int(index)] }

  /// A name of the unit as text, nothing where there is none.
  func text(_ name: NameID?) -> String { name.map { facts[$0] } ?? "" }

  /// The number of a name of the unit.
  func name(_ name: NameID) -> GlobalName { table.declarations.name(name, in: unit) }

  /// The symbol of a declaration of the unit, if there is one.
  func symbol(_ declaration: ID<DeclarationFact>?) -> ID<Symbol>? {
    table.declarations.symbol(declaration, in: unit)
  }

  /// The value of a type that the unit writes, unknown where there is none.
  func written(_ type: ID<TypeFact>?) -> ValueType { algebra.written.value(type, in: unit) }

  /// The elements of a list of the unit's facts.
  func list<Element>(_ list: FactList<Element>) -> FactElements<Element> { facts[list] }

  /// What calls write.
  var calls: CallReader { CallReader(self) }
  /// What declarations write.
  var signatures: SignatureReader { SignatureReader(self) }
  /// The members of types.
  var finder: MemberFinder { MemberFinder(self) }
  /// What can be passed where.
  var fits: TypeFit { TypeFit(self) }
}

/// How the expressions of a file hang together, read from its facts once.
struct ExpressionStructure {
  /// For each callee its call, else -1.
  private var callOf: [ExpressionIndex]
  /// Whether an expression is the whole of a chain with `?` in it, whose value is optional.
  private var endsOptionalChain: [Bool]
  /// The operands of each operator that stands between two.
  private var operandsOf: [ExpressionIndex: (left: ExpressionIndex, right: ExpressionIndex)] = [:]

  /// Looks at each expression once.
  init(_ facts: FileFacts) {
    callOf = [ExpressionIndex](repeating: -1, count: facts.expressions.count)
    endsOptionalChain = [Bool](repeating: false, count: facts.expressions.count)
    for (index, expression) in facts.expressions.enumerated() {
      switch expression.kind {
      case .call, .member, .subscript, .forceUnwrap, .optionalChain:
        guard expression.base >= 0 else { continue }
        let base = Int(expression.base)
        if expression.kind == .call { callOf[base] = ExpressionIndex(index) }
        if endsOptionalChain[base] || facts.expressions[base].kind == .optionalChain {
          endsOptionalChain[base] = false
          endsOptionalChain[index] = true
        }
      case .sequence:
        let parts = Array(facts.lists[expression.arguments.range])
        for position in stride(from: 1, to: parts.count - 1, by: 2) where parts[position] >= 0 {
          operandsOf[parts[position]] = (parts[position - 1], parts[position + 1])
        }
      default: break
      }
    }
  }

  /// The call whose callee an expression is, or -1.
  func call(of callee: ExpressionIndex) -> ExpressionIndex { callOf[Int(callee)] }

  /// The operands of an operator that stands between two, else `nil`.
  func operands(
    of operator: ExpressionIndex
  ) -> (left: ExpressionIndex, right: ExpressionIndex)? { operandsOf[`operator`] }

  /// Whether an expression is the whole of a chain with `?` in it.
  func endsOptionalChain(_ index: ExpressionIndex) -> Bool { endsOptionalChain[Int(index)] }
}
