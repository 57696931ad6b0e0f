import SourceFacts
import SourceText

/// A condition of another file that a reference depends on, by what stands under it there.
struct ForeignCondition: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The file.
  var unit: ID<SourceUnit>
  /// The number of an import of that file, or, as a negative number, that of a declaration behind -1.
  var place: Int32

  /// The condition of an include.
  init(include: Int, of unit: ID<SourceUnit>) {
    self.unit = unit
    place = Int32(include)
  }

  /// The condition of a declaration.
  init(_ declaration: ID<DeclarationFact>, of unit: ID<SourceUnit>) {
    self.unit = unit
    place = -1 - declaration.packed
  }

  /// Orders by file.
  static func < (one: Self, other: Self) -> Bool {
    (one.unit, one.place) < (other.unit, other.place)
  }

  /// The condition in a project; `nil` where the file has nothing at that place.
  func condition(in declarations: Declarations) -> ConditionID? {
    guard declarations.units.ids.contains(unit) else { return nil }
    let facts = declarations.units[unit].facts
    if place >= 0 {
      guard Int(place) < facts.imports.count else { return nil }
      return declarations.condition(facts.imports[Int(place)].condition, in: unit)
    }
    let declaration = ID<DeclarationFact>(packed: -1 - place)
    guard facts.declarations.ids.contains(declaration) else { return nil }
    return declarations.condition(facts.declarations[declaration].condition, in: unit)
  }
}

/// Tells in which builds the names of one unit of the C family mean what they were found to mean.
///
/// What a file sees only by an include, or declares only in a branch, that other builds replace by something
/// from outside may be declared there too; but what namespaces of C++ hold nobody else declares.
struct BuiltReferences {
  /// In which builds a name means some declarations.
  enum Extent: Equatable {
    /// In all that have the name, as far as is known.
    case everyBuild
    /// In some, by a condition where it is one alone.
    case someBuilds(ForeignCondition?)
    /// In none.
    case noBuild
  }

  private let table: SymbolTable
  private let unit: ID<SourceUnit>
  private var includes: IncludeGraph { table.scopes.imports.includes }
  /// The includes in sight that other builds replace, once they are asked for.
  private var seen: [BranchedInclude]?
  /// For files that declare what is named the includes by which alone they are seen.
  private var ways: [ID<SourceUnit>: [ForeignCondition]] = [:]
  /// For files that declare what is named under some condition whether another branch leads outside.
  private var branched: [Pair<SourceUnit, BuildCondition>: Bool] = [:]
  /// Which conditions leave no build, or are met by all.
  private var answers: [[BuildCondition]: Bool] = [:]

  init(table: SymbolTable, unit: ID<SourceUnit>) {
    self.table = table
    self.unit = unit
  }

  /// In which of the builds that have a name it means some declarations.
  mutating func extent(of symbols: [ID<Symbol>], named condition: ConditionID) -> Extent {
    guard table.declarations.isCFamily(unit) else { return .everyBuild }
    var needed: [BuildCondition] = []
    var single: Set<ForeignCondition> = []
    var isSimple = true
    for symbol in symbols {
      let entry = table[outermost(symbol)]
      guard let declaring = entry.unit, table.declarations.isCFamily(declaring),
        table.index.cFamily.qualified[entry.name] == nil
      else { return .everyBuild }
      let ways = ways(to: declaring)
      let own = branch(of: entry.declaration, in: declaring)
      if ways.isEmpty, own == nil { return .everyBuild }
      let included = BuildCondition.disjunction(ways.map { text($0) })
      needed.append(
        own.map { own in
          ways.isEmpty ? text(own) : .conjunction([text(own), included])
        } ?? included)
      if !ways.isEmpty, own != nil { isSimple = false }
      single.formUnion(ways)
      if let own { single.insert(own) }
    }
    if needed.isEmpty { return .everyBuild }
    let declared = BuildCondition.disjunction(needed)
    let named = table.declarations.conditions[condition.int]
    if !isPossible([named, declared]) { return .noBuild }
    if !isPossible([named, declared.negated]) { return .everyBuild }
    let conditions = Set(single.compactMap { $0.condition(in: table.declarations) })
    guard condition == .always, isSimple, conditions.count == 1 else { return .someBuilds(nil) }
    return .someBuilds(single.min())
  }

  /// The type around a member, else the declaration itself: members are known by their type.
  private func outermost(_ symbol: ID<Symbol>) -> ID<Symbol> {
    var root = symbol
    while let outer = table[root].parent { root = outer }
    return root
  }

  private func text(_ condition: ForeignCondition) -> BuildCondition {
    let id = condition.condition(in: table.declarations) ?? .always
    return table.declarations.conditions[id.int]
  }

  private mutating func isPossible(_ conditions: [BuildCondition]) -> Bool {
    if let known = answers[conditions] { return known }
    let answer = ConditionWorlds.areConsistent(conditions)
    answers[conditions] = answer
    return answer
  }

  /// The includes by which alone a file is seen; none where it is seen in any build, or not at all.
  private mutating func ways(to declaring: ID<SourceUnit>) -> [ForeignCondition] {
    guard declaring != unit, includes.isBranched(declaring) else { return [] }
    if let known = ways[declaring] { return known }
    var found: [ForeignCondition] = []
    if !includes.seesInAnyBuild(declaring, from: unit), includes.sees(declaring, from: unit) {
      let seen = seen ?? includes.branchedIncludes(seenFrom: unit)
      self.seen = seen
      for include in seen where includes.leads(from: include.header, to: declaring) {
        found += include.directives.map { ForeignCondition(include: $0, of: include.unit) }
      }
    }
    ways[declaring] = found
    return found
  }

  /// The condition of a declaration, where another branch of its file leads outside; else `nil`.
  private mutating func branch(
    of declaration: ID<DeclarationFact>, in declaring: ID<SourceUnit>
  ) -> ForeignCondition? {
    if table.declarations.units[declaring].facts.conditions.count <= 1 { return nil }
    let place = table.declarations.units[declaring].facts.declarations[declaration].condition
    let id = table.declarations.condition(place, in: declaring)
    if id == .always { return nil }
    let key = Pair<SourceUnit, BuildCondition>(declaring, id)
    let isBranched =
      branched[key]
      ?? includes.hasAlternative(
        to: table.declarations.conditions[id.int], in: table.declarations.units[declaring],
        declaring)
    branched[key] = isBranched
    return isBranched ? ForeignCondition(declaration, of: declaring) : nil
  }
}
