import ProjectModel

/// What targets depend on, aliases followed.
struct BazelDependencies {
  let targets: BazelTargets
  let repositories: BazelRepositories
  let source: ManifestSource

  private static let attributes = [
    "deps", "implementation_deps", "private_deps", "interface_deps",
  ]

  /// The dependencies of a target, in the order written.
  func dependencies(of target: BazelTarget) -> [LoadedDependency] {
    let values = targets.values(of: target)
    var result: [LoadedDependency] = []
    var known: Set<String> = []
    for attribute in Self.attributes {
      let read = values.read(target.call.argument(attribute))
      for place in read.unknown {
        source.report(.unknownPart(of: attribute, of: target, at: place))
      }
      for text in read.texts {
        let (name, form) = nameAndForm(of: targets.resolvedLabel(text.text, at: target))
        guard known.insert(name).inserted else { continue }
        result.append(
          LoadedDependency(
            name: name, form: form, location: text.location, isConditional: text.isConditional))
      }
    }
    return result
  }

  /// Whether a target may depend on more than what is known.
  func areUnknown(of target: BazelTarget) -> Bool {
    let values = targets.values(of: target)
    return targets.isMacro(target)
      || Self.attributes.contains { !values.read(target.call.argument($0)).unknown.isEmpty }
  }

  /// Libraries that a test bundle is made of, and nothing else but tests depends on.
  func testedLibraries() -> Set<BazelLabel> {
    var ofTests: Set<BazelLabel> = []
    var ofOthers: Set<BazelLabel> = []
    for target in targets.all {
      let labels = targets.values(of: target).read(target.call.argument("deps")).texts.map {
        targets.resolvedLabel($0.text, at: target)
      }
      if case .bundle(isTest: true) = target.rule, !target.has("srcs") {
        ofTests.formUnion(labels)
      } else {
        ofOthers.formUnion(labels)
      }
    }
    return ofTests.subtracting(ofOthers)
  }

  /// What a dependency is called, and where it is looked up.
  private func nameAndForm(of label: BazelLabel) -> (String, LoadedDependency.Form) {
    guard let repository = label.repository else { return (label.text, .targetOrProduct) }
    guard let reference = repositories.reference(to: repository) else {
      return (label.text, .external)
    }
    return (label.inRepository, .targetOf(reference: reference))
  }
}
