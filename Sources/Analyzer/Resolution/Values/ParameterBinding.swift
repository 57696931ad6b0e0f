extension TypeAlgebra {
  /// Finds what the generic parameters in a declared type stand for, given the type of what is passed.
  func unify(
    _ declared: ValueType, with actual: ValueType, in substitution: inout Substitution,
    depth: Int = depthLimit
  ) {
    if !declared.isOpen || actual.isUnknown || depth == 0 || !fuel.enter() { return }
    defer { fuel.leave() }
    switch declared.kind {
    case .parameter: substitution.bind(declared.symbol, to: actual)
    case .alias:
      let expanded = expanded(declared)
      if !expanded.isUnknown {
        unify(expanded, with: actual, in: &substitution, depth: depth - 1)
      }
    case .optional:
      unify(
        declared.arguments[0], with: expanded(actual).unwrapped, in: &substitution,
        depth: depth - 1)
    case .nominal:
      guard let instance = instance(actual, as: declared.symbol) else { return }
      unifyAll(declared.arguments, instance.arguments, &substitution, depth)
    case .function, .tuple, .metatype, .labelled, .composition:
      let actual = expanded(actual)
      guard actual.kind == declared.kind else { return }
      unifyAll(declared.arguments, actual.arguments, &substitution, depth)
    default: break
    }
  }

  private func unifyAll(
    _ declared: [ValueType], _ actual: [ValueType], _ substitution: inout Substitution,
    _ depth: Int
  ) {
    for (left, right) in zip(declared, actual) {
      unify(left, with: right, in: &substitution, depth: depth - 1)
    }
  }
}
