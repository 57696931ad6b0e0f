import SourceFacts
import SourceText

/// An include that other builds replace by something from outside.
///
/// Where `#ifdef _WIN32` includes a header of the project and `#else` one of the system, the system may
/// declare what the project's header does: a name means the project's declaration in some builds only.
struct BranchedInclude: Sendable {
  /// The file that says so.
  let unit: ID<SourceUnit>
  /// The header that it includes in some builds.
  let header: ID<SourceUnit>
  /// The directives that do, by their numbers among the imports of the file.
  let directives: [Int]
}

/// Finds the includes that other branches of `#if` replace.
struct BranchedIncludes {
  /// More includes under conditions than any file has that means them as alternatives.
  private static let limit = 64

  private let units: [SourceUnit]
  private let targets: Column<SourceUnit, [IncludeTarget]>
  private let leadsOutside: (ID<SourceUnit>) -> Bool
  /// Which conditions some build meets both of.
  private var consistent: [[BuildCondition]: Bool] = [:]

  /// - Parameter leadsOutside: whether a file, or one that it sees, includes what is not of the project.
  init(
    _ units: [SourceUnit], _ targets: Column<SourceUnit, [IncludeTarget]>,
    leadsOutside: @escaping (ID<SourceUnit>) -> Bool
  ) {
    self.units = units
    self.targets = targets
    self.leadsOutside = leadsOutside
  }

  /// The includes of a file that stand under conditions in all of its directives for one header, where
  /// another branch includes something that leads outside. O(includes) without conditions.
  mutating func found(in unit: ID<SourceUnit>) -> [BranchedInclude] {
    guard !targets[unit].isEmpty, units[unit].facts.conditions.count > 1 else { return [] }
    let facts = units[unit].facts
    var order: [ID<SourceUnit>] = []
    var directives: [ID<SourceUnit>: [Int]] = [:]
    var always: Set<ID<SourceUnit>> = []
    for (place, target) in targets[unit].enumerated() {
      guard case .unit(let header) = target, header != unit else { continue }
      if facts.conditions[facts.imports[place].condition] == .always {
        always.insert(header)
      } else {
        if directives[header] == nil { order.append(header) }
        directives[header, default: []].append(place)
      }
    }
    order.removeAll { always.contains($0) }
    if order.isEmpty { return [] }
    let others = alternatives(in: unit)
    return order.compactMap { header in
      let own = directives[header] ?? []
      let condition = BuildCondition.disjunction(
        own.map { facts.conditions[facts.imports[$0].condition] })
      let isBranched = others.contains { place in
        targets[unit][place] != .unit(header)
          && excludes(facts.conditions[facts.imports[place].condition], condition)
      }
      return isBranched ? BranchedInclude(unit: unit, header: header, directives: own) : nil
    }
  }

  /// The directives under conditions that lead to what is not of the project.
  private func alternatives(in unit: ID<SourceUnit>) -> [Int] {
    let facts = units[unit].facts
    let found = targets[unit].indices.filter { place in
      guard facts.conditions[facts.imports[place].condition] != .always else { return false }
      switch targets[unit][place] {
      case .unit(let header): return leadsOutside(header)
      case .external: return facts.imports[place].form.isHeader
      case .module: return false
      }
    }
    return Array(found.prefix(Self.limit))
  }

  /// Whether no build meets both of two conditions.
  private mutating func excludes(_ one: BuildCondition, _ other: BuildCondition) -> Bool {
    if let known = consistent[[one, other]] { return !known }
    let answer = ConditionWorlds.areConsistent([one, other])
    consistent[[one, other]] = answer
    return !answer
  }
}
