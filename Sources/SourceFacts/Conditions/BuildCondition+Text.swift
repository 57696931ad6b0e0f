extension BuildCondition: CustomStringConvertible {
  /// The condition as it may stand behind `#if`; `true` and `false` for code that is always or
  /// never built.
  package var description: String {
    switch self {
    case .always: "true"
    case .flag(let name): name
    case .call(let function, let argument): "\(function)(\(argument))"
    case .version(let name, let comparison, let version): "\(name)(\(comparison)\(version))"
    case .not(.always): "false"
    case .not(.version(let name, ">=", let version)): "\(name)(<\(version))"
    case .not(let inner): "!" + inner.operand
    case .all(let parts): parts.map(\.operand).joined(separator: " && ")
    case .any(let parts): parts.map(\.operand).joined(separator: " || ")
    case .unknown(let text): text
    }
  }

  /// The condition as part of a larger one.
  private var operand: String {
    switch self {
    case .always, .flag, .call, .version, .not: description
    case .all, .any, .unknown: "(\(description))"
    }
  }
}
