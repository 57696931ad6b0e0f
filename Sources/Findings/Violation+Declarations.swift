// The words of violations of the rule kind `declarations`.

extension Violation {
  /// What is wrong with a declaration, or with the number of them.
  var declarationMessage: String {
    switch defect {
    case .unmetRequirement(let label, _, let wanted, let found):
      "\(label.kind) '\(label.name)' must \(wanted.shorteningAlternatives)"
        + (found.isEmpty ? "" : ", but \(found)")
    case .forbiddenDeclaration(let label, let noun, let place):
      "\(label.kind) '\(label.name)' must not exist: "
        + "\(SelectorWords(place).words()) must hold no \(noun.shorteningAlternatives)"
    case .declarationCount(let noun, let group, let found, let minimum, let maximum):
      "there must be \(DeclarationCount.phrase(noun, minimum, maximum)) in \(SelectorWords(group).words()), but there "
        + (found.isEmpty ? "is none" : "\(found.count == 1 ? "is" : "are") \(found.count)")
        + (found.isEmpty ? "" : ": " + found.quotedList)
    default: ""
    }
  }

  /// The name that stands where the violation is located, where that is a declaration, else `""`.
  package var nameAtLocation: String {
    switch defect {
    case .unmetRequirement(let label, _, _, _), .forbiddenDeclaration(let label, _, _):
      Self.lastName(in: label.name)
    case .declarationCount(_, _, let found, _, let maximum?) where maximum < found.count:
      Self.lastName(in: found[maximum])
    case .imports(.missingDependency): Self.lastName(in: from?.node ?? to?.node ?? "")
    default: ""
    }
  }

  /// The name without what stands in front of it, and without argument labels.
  private static func lastName(in name: String) -> String {
    name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? ""
  }

  /// What would fix it.
  var declarationFix: String {
    switch defect {
    case .unmetRequirement(let label, let requirement, let wanted, _):
      "\(advice(on: requirement, label, wanted)) If it is meant to differ, add it to 'except' in "
        + "rule '\(rule)'."
    case .forbiddenDeclaration(let label, _, _):
      "Move '\(label.name)' to where it may be declared, or remove it. If it is wanted, add it to "
        + "'except' in rule '\(rule)'."
    case .declarationCount(let noun, let group, let found, let minimum, _):
      found.count < minimum ?? 0
        ? "Declare \(DeclarationCount.withArticle(noun)) in \(SelectorWords(group).words()), or correct the name of the one that is meant."
        : "Keep one place for each purpose: merge, rename or move what is too much in \(SelectorWords(group).words())."
    default: ""
    }
  }

  private func advice(
    on requirement: DeclarationRequirement, _ label: DeclarationLabel, _ wanted: String
  ) -> String {
    let name = "'\(label.name)'"
    let wanted = wanted.shorteningAlternatives
    return switch requirement {
    case .access: "Change the access modifier of \(name), or of the type or extension around it."
    case .attribute: "Change the attributes in front of \(name): it must \(wanted)."
    case .contains: "Change what stands in \(name): it must \(wanted)."
    case .conformsTo: "Change the protocols of \(name), in its declaration or in an extension."
    case .counterpart: "Declare the counterpart of \(name), or rename the one that is meant."
    case .file: "Move \(name): it must \(wanted)."
    case .fileName: "Rename the file like the main declaration in it, or move \(name) elsewhere."
    case .imports: "Change the imports of the file of \(name), or move \(name) to another one."
    case .inheritsFrom: "Change the superclass of \(name)."
    case .inside, .insideKind: "Move \(name)."
    case .is, .isNot: "Change \(name) so that it meets this: it must \(wanted)."
    case .kind: "Declare \(name) as another kind: it must \(wanted)."
    case .members: "Add the member to \(name) or to an extension of it: it must \(wanted)."
    case .name: "Rename \(name), or, if the name is right, change what makes the rule speak of it."
    case .madeOf: "Change the type of \(name): it must \(wanted)."
    case .parameters: "Change the parameters of \(name): it must \(wanted)."
    case .uses: "Change what \(name) depends on: it must \(wanted)."
    case .type: "Change the type of \(name), or write it down where it is inferred."
    }
  }
}
