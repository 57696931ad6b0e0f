import SourceFacts
import SourceText
import SwiftSyntax

/// Reads generic parameters and `where` clauses.
struct GenericsReader: GrammarReader {
  let here: BodyContext

  /// Reads generic parameters, as declarations inside `index`, with their constraints.
  func readParameters(_ clause: GenericParameterClauseSyntax?, of index: ID<DeclarationFact>) {
    guard let clause else { return }
    build.within(index) {
      let parameters = clause.parameters.map { parameter in
        let own = heads.declare(.genericParameter, parameter.name, parameter)
        if let constraint = parameter.inheritedType {
          build[own].type = types.read(constraint)
        }
        return own
      }
      build[index].genericParameters = build.list(parameters)
      readRequirements(clause.genericWhereClause, of: index)
    }
  }

  /// Reads a `where` clause; the present owner is the declaration that it belongs to.
  func readRequirements(_ clause: GenericWhereClauseSyntax?, of index: ID<DeclarationFact>) {
    guard let clause else { return }
    for requirement in clause.requirements {
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        add(node.leftType, node.rightType, isSameType: false, to: index)
      case .sameTypeRequirement(let node):
        if case .type(let left) = node.leftType, case .type(let right) = node.rightType {
          add(left, right, isSameType: true, to: index)
        }
      case .layoutRequirement(let node):
        types.read(node.type)
      }
    }
  }

  /// Reads the types of a `where` clause that constrains no declaration here.
  func readTypes(of clause: GenericWhereClauseSyntax) {
    for requirement in clause.requirements {
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        types.read(node.rightType)
      case .sameTypeRequirement(let node):
        if case .type(let type) = node.rightType { types.read(type) }
      case .layoutRequirement: break
      }
    }
  }

  private func add(
    _ left: TypeSyntax, _ right: TypeSyntax, isSameType: Bool, to index: ID<DeclarationFact>
  ) {
    let subject = types.read(left)
    let constraint = types.read(right)
    build.add(
      RequirementFact(
        declaration: index, subject: subject, constraint: constraint, isSameType: isSameType))
  }
}
