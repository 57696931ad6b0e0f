/// Conditions over a common set of variables, made for evaluation many times over.
struct ConditionFormulas {
  /// A condition over variables.
  indirect enum Formula {
    case constant(Bool)
    /// The variable has that value.
    case has(variable: Int, value: Int)
    /// A module can be imported: known from the platform's value, or a variable of its own.
    case imports(byPlatform: [Bool?], variable: Int)
    case not(Formula)
    case all([Formula])
    case any([Formula])
  }

  /// What a variable stands for.
  private enum Subject: Hashable {
    /// The platform or architecture; its last value is one that no condition names.
    case choice(String)
    /// Any other atom: 1 where it holds, else 0.
    case atom(BuildCondition)
  }

  /// The formulas, one a condition.
  private(set) var formulas: [Formula] = []
  /// For each variable the number of its values.
  private(set) var valueCounts: [Int] = []
  /// For each variable how often it occurs.
  private(set) var uses: [Int] = []

  private var variables: [Subject: Int] = [:]
  /// For each choice the names met, in order.
  private var names: [String: [String]] = ["os": [], "arch": []]
  private let modules: Set<String>

  /// Compiles conditions.
  ///
  /// - Parameter modules: names of modules that can always be imported.
  init(_ conditions: [BuildCondition], modules: Set<String>) {
    self.modules = modules
    for condition in conditions { collectNames(condition) }
    formulas = conditions.map { compile($0) }
  }

  private mutating func collectNames(_ condition: BuildCondition) {
    switch condition {
    case .call("os", let name): note(BuildPlatform.canonicalName(ofOS: name), of: "os")
    case .call("arch", let name): note(name, of: "arch")
    case .always, .flag, .call, .version, .unknown: break
    case .not(let inner): collectNames(inner)
    case .all(let parts), .any(let parts):
      for part in parts { collectNames(part) }
    }
  }

  private mutating func note(_ name: String, of function: String) {
    if names[function]?.contains(name) == false { names[function]?.append(name) }
  }

  private mutating func compile(_ condition: BuildCondition) -> Formula {
    switch condition {
    case .always: .constant(true)
    case .flag, .call, .version, .unknown: compile(ConditionLiteral(condition, isPositive: true))
    case .not(let inner): .not(compile(inner))
    case .all(let parts): .all(parts.map { compile($0) })
    case .any(let parts): .any(parts.map { compile($0) })
    }
  }

  private mutating func compile(_ literal: ConditionLiteral) -> Formula {
    guard literal.isPositive else { return .not(compile(literal.negated)) }
    switch literal.atom {
    case .call("os", let name): return choice("os", name)
    case .call("arch", let name): return choice("arch", name)
    case .call("canImport", let argument):
      let module = String(argument.prefix { $0 != "." })
      if modules.contains(module) { return .constant(true) }
      let platforms = (names["os"] ?? []).map { name in
        BuildPlatform.allCases.first { $0.osName == name }?.provides(module)
      }
      let own = variable(.atom(literal.atom), valueCount: 2)
      return platforms.contains { $0 != nil }
        ? .imports(byPlatform: platforms, variable: own) : .has(variable: own, value: 1)
    default:
      return .has(variable: variable(.atom(literal.atom), valueCount: 2), value: 1)
    }
  }

  private mutating func choice(_ function: String, _ name: String) -> Formula {
    let known = names[function] ?? []
    guard let value = known.firstIndex(of: name) else { return .constant(false) }
    return .has(variable: variable(.choice(function), valueCount: known.count + 1), value: value)
  }

  private mutating func variable(_ subject: Subject, valueCount: Int) -> Int {
    if let known = variables[subject] {
      uses[known] += 1
      return known
    }
    variables[subject] = valueCounts.count
    valueCounts.append(valueCount)
    uses.append(1)
    return valueCounts.count - 1
  }

  /// The variable that stands for the platform, if a condition names one.
  var platform: Int? { variables[.choice("os")] }

  /// Whether a formula holds; `nil` when variables without a value leave it open.
  func value(of formula: Formula, given values: [Int?]) -> Bool? {
    switch formula {
    case .constant(let value): return value
    case .has(let variable, let value): return values[variable].map { $0 == value }
    case .imports(let byPlatform, let variable):
      if let platform, let name = values[platform], name < byPlatform.count,
        let isKnown = byPlatform[name]
      {
        return isKnown
      }
      return values[variable].map { $0 == 1 }
    case .not(let inner): return value(of: inner, given: values).map { !$0 }
    case .all(let parts):
      var isOpen = false
      for part in parts {
        guard let value = value(of: part, given: values) else {
          isOpen = true
          continue
        }
        if !value { return false }
      }
      return isOpen ? nil : true
    case .any(let parts):
      var isOpen = false
      for part in parts {
        guard let value = value(of: part, given: values) else {
          isOpen = true
          continue
        }
        if value { return true }
      }
      return isOpen ? nil : false
    }
  }
}
