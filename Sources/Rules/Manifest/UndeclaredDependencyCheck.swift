import ArchModel

extension ManifestCheck {
  /// `undeclared`: a module imports a module of the project that its manifest does not declare.
  ///
  /// That another dependency declares it in turn is not enough. A test module runs inside the
  /// applications and executables that it declares, and may import what these declare.
  static let undeclared = ManifestCheck(name: "undeclared") { module, input in
    let graph = input.scope.view.graph
    let declared = declaredNames(of: module, input)
    var targets: [ModuleID] = []
    var imports: [ModuleID: [Int]] = [:]
    for number in input.importsOfModule[module.int] {
      guard let target = graph.imports[number].target, target != module,
        graph.modules[target.int].name != input.description(module).name
      else { continue }
      if imports[target] == nil { targets.append(target) }
      imports[target, default: []].append(number)
    }
    let missing = targets.filter {
      !declared.contains(graph.modules[$0.int].name) && !input.isExcused(module, $0)
    }
    let findings = missing.map { target in
      Finding(
        .undeclaredDependency, from: input.side(of: module), to: input.side(of: target),
        evidence: (imports[target] ?? []).map { input.scope.view.evidence(import: $0) })
    }
    return RuleOutcome(findings: findings, checked: targets.count)
  }

  /// The names of the modules that a module may import by its manifest.
  private static func declaredNames(of module: ModuleID, _ input: ManifestInput) -> Set<String> {
    let description = input.description(module)
    var names = Set(description.dependencies.flatMap(\.modules))
    guard description.role == .test else { return names }
    for name in description.dependencies.flatMap(\.modules) {
      for host in input.modules(named: name) {
        let candidate = input.description(host)
        guard candidate.kind == .application || candidate.kind == .executable else { continue }
        names.formUnion(candidate.dependencies.flatMap(\.modules))
      }
    }
    return names
  }
}
