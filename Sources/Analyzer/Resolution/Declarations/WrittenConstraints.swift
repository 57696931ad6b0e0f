import SourceFacts
import SourceText

/// What declarations write about supertypes and constraints; what it means is a matter of later stages.
extension Declarations {
  /// The types of an inheritance clause, and for a protocol those of `where Self: X`.
  func writtenSupertypes(of index: ID<Symbol>) -> [ID<TypeFact>] {
    let symbol = symbols[index]
    let written = Array(list(fact(index).inherited, in: symbol.declaringUnit))
    return symbol.kind == .protocol ? written + selfConstraints(of: index) : written
  }

  /// The types that `where Self: X` of a declaration names.
  func selfConstraints(of index: ID<Symbol>) -> [ID<TypeFact>] {
    constraints(of: index) { units[$0].facts[$1] == "Self" }
  }

  /// What stands behind a generic parameter or associated type, and in the `where` clause of its declaration.
  func writtenConstraints(of index: ID<Symbol>) -> [ID<TypeFact>] {
    let symbol = symbols[index]
    let fact = fact(index)
    var written = Array(list(fact.inherited, in: symbol.declaringUnit))
    if fact.kind == .genericParameter, let type = fact.type { written.append(type) }
    guard let parent = symbol.parent else { return written }
    return written + constraints(of: parent) { $1 == fact.name }
  }

  /// The types that the `where` clause of a declaration constrains certain names to, in order.
  private func constraints(
    of index: ID<Symbol>, where isMeant: (_ unit: ID<SourceUnit>, _ name: NameID) -> Bool
  ) -> [ID<TypeFact>] {
    guard let requirements = requirements[index] else { return [] }
    let unit = symbols[index].declaringUnit
    return requirements.compactMap { requirement in
      if requirement.isSameType { return nil }
      let subject = units[unit].facts.types[requirement.subject]
      return subject.kind == .named && (subject.name.map { isMeant(unit, $0) } ?? false)
        ? requirement.constraint : nil
    }
  }
}
