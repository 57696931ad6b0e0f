import DependencyModel
import SourceFacts
import SourceText

/// What does not change while the expressions of one unit are typed, and the questions that it answers alone.
///
/// A class only so that the tables, which nobody changes any more, are shared and not copied.
final class UnitContext {
  /// The unit.
  let unit: ID<SourceUnit>
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

  init(unit: ID<SourceUnit>, table: SymbolTable, written: WrittenTypes) {
    self.unit = unit
    self.table = table
    facts = table.declarations.units[unit].facts
    algebra = TypeAlgebra(
      table: table, written: written,
      fuel: TypeFuel(facts: facts.types.count + facts.expressions.count))
    known = table.index.known
    isCFamily = table.declarations.isCFamily(unit)
    structure = ExpressionStructure(facts)
  }

  /// An expression of the unit.
  @inline(__always)
  func expression(_ index: ID<ExpressionFact>) -> ExpressionFact { facts.expressions[index] }

  /// The kind of an expression of the unit; `nil` for literals.
  func kind(of operand: Operand) -> ExpressionFact.Kind? {
    operand.expression.map { facts.expressions[$0].kind }
  }

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
  /// For each callee its call.
  private var callOf: Column<ExpressionFact, OptionalID<ExpressionFact>>
  /// Whether a member, an element or the wrapped value of an expression is taken.
  private var hasMember: Column<ExpressionFact, Bool>
  /// Whether an expression is the whole of a chain with `?` in it, whose value is optional.
  private var endsOptionalChain: Column<ExpressionFact, Bool>
  /// For each attribute that is written with arguments the call that it is for a property wrapper.
  private var callOfAttribute: [ID<TypeFact>: ID<ExpressionFact>] = [:]
  /// The operands of each operator that stands between two.
  private var operandsOf: [ID<ExpressionFact>: (left: Operand, right: Operand)] = [:]

  /// Looks at each expression once.
  init(_ facts: FileFacts) {
    callOf = Column(repeating: .none, count: facts.expressions.count)
    hasMember = Column(repeating: false, count: facts.expressions.count)
    endsOptionalChain = Column(repeating: false, count: facts.expressions.count)
    for index in facts.expressions.ids {
      let expression = facts.expressions[index]
      switch expression.kind {
      case .call, .member, .subscript, .forceUnwrap, .optionalChain:
        guard let base = expression.base.expression else { continue }
        if expression.kind == .call {
          callOf[base] = OptionalID(index)
          if case .type(let type?) = facts.expressions[base].form,
            facts.types[type].role == .attribute
          {
            callOfAttribute[type] = index
          }
        } else if expression.name.map({ facts[$0] }) != "self" {
          hasMember[base] = true
        }
        if endsOptionalChain[base] || facts.expressions[base].kind == .optionalChain {
          endsOptionalChain[base] = false
          endsOptionalChain[index] = true
        }
      case .sequence:
        let parts = facts[expression.arguments]
        for position in stride(from: 1, to: parts.count - 1, by: 2) {
          guard let symbol = parts[position].expression else { continue }
          operandsOf[symbol] = (parts[position - 1], parts[position + 1])
        }
      default: break
      }
    }
  }

  /// The call whose callee an expression is.
  func call(of callee: ID<ExpressionFact>) -> ID<ExpressionFact>? { callOf[callee].id }

  /// Whether a member, an element or the wrapped value of an expression is taken.
  func hasMember(_ index: ID<ExpressionFact>) -> Bool { hasMember[index] }

  /// The call that an attribute with arguments is for a property wrapper; `nil` for one without.
  func call(ofAttribute type: ID<TypeFact>) -> ID<ExpressionFact>? { callOfAttribute[type] }

  /// The operands of an operator that stands between two, else `nil`.
  func operands(
    of operator: ID<ExpressionFact>
  ) -> (left: Operand, right: Operand)? { operandsOf[`operator`] }

  /// Whether an expression is the whole of a chain with `?` in it.
  func endsOptionalChain(_ index: ID<ExpressionFact>) -> Bool { endsOptionalChain[index] }
}
