extension BuildCondition {
  /// Whether the condition holds in a build, by three-valued logic.
  ///
  /// - Returns: `nil` when the configuration leaves it open.
  /// - Complexity: linear in the size of the condition.
  package func value(in build: BuildConfiguration) -> Bool? {
    switch residual(in: build) {
    case .always: true
    case .never: false
    default: nil
    }
  }

  /// What is left of the condition once the parts are settled that a configuration decides.
  ///
  /// - Returns: `always` or `never` when nothing is left.
  /// - Complexity: linear in the size of the condition.
  package func residual(in build: BuildConfiguration) -> BuildCondition {
    switch self {
    case .always, .unknown: self
    case .flag(let name): decided(build.value(ofFlag: name))
    case .call(let function, let argument): decided(build.value(of: function, argument))
    case .version(_, let comparison, let text):
      decided(
        build.swiftVersion.flatMap { own in
          SwiftVersion(text).flatMap { holds(own, comparison, $0) }
        })
    case .not(let inner): inner.residual(in: build).negated
    case .all(let parts): .conjunction(parts.map { $0.residual(in: build) })
    case .any(let parts): .disjunction(parts.map { $0.residual(in: build) })
    }
  }

  /// What is left of the condition where some modules can be imported and others cannot.
  ///
  /// - Returns: `always` or `never` when nothing is left.
  /// - Complexity: linear in the size of the condition.
  package func deciding(
    canImport present: Set<String>, cannotImport absent: Set<String>
  ) -> BuildCondition {
    switch self {
    case .always, .unknown, .flag, .version: self
    case .call("canImport", let argument):
      if case let module = String(argument.prefix { $0 != "." }), absent.contains(module) {
        .never
      } else if present.contains(argument) {
        .always
      } else {
        self
      }
    case .call: self
    case .not(let inner):
      inner.deciding(canImport: present, cannotImport: absent).negated
    case .all(let parts):
      .conjunction(parts.map { $0.deciding(canImport: present, cannotImport: absent) })
    case .any(let parts):
      .disjunction(parts.map { $0.deciding(canImport: present, cannotImport: absent) })
    }
  }

  private func decided(_ value: Bool?) -> BuildCondition {
    value.map { $0 ? .always : .never } ?? self
  }

  private func holds(
    _ version: SwiftVersion, _ comparison: String, _ bound: SwiftVersion
  ) -> Bool? {
    switch comparison {
    case ">=": version >= bound
    case "<": version < bound
    case ">": version > bound
    case "<=": version <= bound
    default: nil
    }
  }
}

extension BuildCondition {
  /// The condition of code that no build has.
  package static let never = BuildCondition.not(.always)

  /// The opposite.
  package var negated: BuildCondition {
    if case .not(let inner) = self { return inner }
    return .not(self)
  }

  /// All of some conditions at once; `always` of none.
  package static func conjunction(_ parts: [BuildCondition]) -> BuildCondition {
    if parts.contains(.never) { return .never }
    let open = parts.filter { $0 != .always }
    return open.count == 1 ? open[0] : open.isEmpty ? .always : .all(open)
  }

  /// At least one of some conditions; `never` of none.
  package static func disjunction(_ parts: [BuildCondition]) -> BuildCondition {
    if parts.contains(.always) { return .always }
    let open = parts.filter { $0 != .never }
    return open.count == 1 ? open[0] : open.isEmpty ? .never : .any(open)
  }
}
