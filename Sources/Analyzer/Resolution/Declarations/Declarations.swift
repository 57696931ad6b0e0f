import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// The first stage of resolution: all files of a project with what they declare, numbered across the project.
///
/// Nothing here depends on what a name means. The library, if there is one, is the last module; its units stand last: the
/// standard library, then what is known of other modules outside the project.
struct Declarations: Sendable {
  /// The units, sorted by path, then module.
  let units: [SourceUnit]
  /// The project's modules.
  let modules: [ModuleDescription]
  /// The numbers of the library's module and units, behind those of the project; `nil` without a library.
  let library: (module: ModuleID, units: Range<ID<SourceUnit>>)?
  /// All declarations, unit by unit.
  let symbols: [Symbol]
  /// For each unit the symbol of its first declaration.
  let firstSymbol: Column<SourceUnit, ID<Symbol>>
  /// The different `#if` conditions of the project; the first is `always`.
  let conditions: [BuildCondition]
  /// The labels and flags of parameters.
  let parameters: ParameterIndex
  /// The generic requirements of each declaration that has any, in the order written.
  let requirements: [ID<Symbol>: [RequirementFact]]
  /// The name `_`, or `nil` where no file has it.
  let underscore: GlobalName?
  /// Which headers each file of the C family sees.
  let includes: IncludeGraph
  /// The namespaces that macros open.
  let macroNamespaces: MacroNamespaces

  /// For each unit the number of each name of its facts.
  private let globalNames: Column<SourceUnit, Column<Name, GlobalName>>
  /// For each unit the place in `conditions` of each condition of its facts.
  private let conditionOf: Column<SourceUnit, [ConditionID]>
  /// For each unit whether it is of the C family; `nil` in a project of Swift alone.
  private let cFamily: Column<SourceUnit, Bool>?

  /// Numbers names, conditions and declarations. Linear in the facts.
  ///
  /// - Parameter library: what the standard library declares; what is not declared in it counts as a type about which
  ///   nothing is known.
  init(
    units: [SourceUnit], modules: [ModuleDescription], library: FileFacts?,
    outside: OutsideModules.Declarations?,
    names: inout GlobalNames
  ) {
    var (units, modules) = (units, modules)
    var numbers = units.map { unit in
      Column<Name, GlobalName>(unit.facts.strings.map { names.intern($0) })
    }
    if let library {
      let further = Self.facts(outside, named: names, by: units, modules)
      let first = units.ids.upperBound
      for (number, facts) in ([library] + further).enumerated() {
        // Units of one path would be copies of one file.
        units.append(
          SourceUnit(
            path: ":\(number)", module: ModuleID(modules.count), byteCount: 0, facts: facts))
        numbers.append(Column(facts.strings.map { names.intern($0) }))
      }
      self.library = (ModuleID(modules.count), first..<units.ids.upperBound)
      modules.append(libraryModule)
    } else {
      self.library = nil
    }
    let areCFamily = Column<SourceUnit, Bool>(units.map { $0.facts.language != .swift })
    macroNamespaces = MacroNamespaces(units, Column(numbers), areCFamily)
    includes =
      areCFamily.values.contains(true)
      ? IncludeGraph(units: units, modules: modules) { areCFamily[$0] } : IncludeGraph()
    let handedOn = includes.headersIncludedByPublicOnes(units, modules)
    let numbered = Self.symbols(
      of: units, modules, Column(numbers), library: self.library?.units, areCFamily, handedOn,
      macroNamespaces, &names)
    self.units = units
    self.modules = modules
    globalNames = Column(numbers)
    underscore = names.number(of: "_")
    cFamily = areCFamily.values.contains(true) ? areCFamily : nil
    (conditions, conditionOf) = Self.conditions(of: units)
    (symbols, firstSymbol) = numbered
    requirements = Self.requirements(of: units, numbered.first)
    parameters = ParameterIndex(
      numbered.symbols, units, names: globalNames, underscore: underscore)
  }

  /// What modules outside declare under the names of the project. The names are let go of before others are added, which
  /// would copy them all.
  private static func facts(
    _ outside: OutsideModules.Declarations?, named names: GlobalNames, by units: [SourceUnit],
    _ modules: [ModuleDescription]
  ) -> [FileFacts] {
    outside?(outsideModules(of: units, modules)) { names.number(of: $0) != nil } ?? []
  }

  /// The modules that the files import and that are not of the project.
  private static func outsideModules(
    of units: [SourceUnit], _ modules: [ModuleDescription]
  ) -> Set<String> {
    let own = Set(modules.map(\.name))
    var outside: Set<String> = []
    for unit in units {
      for fact in unit.facts.imports {
        let name = unit.facts[fact.module]
        if !own.contains(name) { outside.insert(name) }
      }
    }
    return outside
  }

  /// Gives each different `#if` condition of the project one number.
  private static func conditions(
    of units: [SourceUnit]
  ) -> (all: [BuildCondition], ofUnit: Column<SourceUnit, [ConditionID]>) {
    var all: [BuildCondition] = [.always]
    var ids: [BuildCondition: ConditionID] = [.always: .always]
    let ofUnit = units.map { unit in
      unit.facts.conditions.map { condition in
        if let id = ids[condition] { return id }
        let id = ConditionID(all.count)
        all.append(condition)
        ids[condition] = id
        return id
      }
    }
    return (all, Column(ofUnit))
  }

  /// Numbers all declarations, unit by unit.
  private static func symbols(
    of units: [SourceUnit], _ modules: [ModuleDescription],
    _ names: Column<SourceUnit, Column<Name, GlobalName>>, library: Range<ID<SourceUnit>>?,
    _ areCFamily: Column<SourceUnit, Bool>, _ handedOn: Set<ID<SourceUnit>>,
    _ namespaces: MacroNamespaces, _ global: inout GlobalNames
  ) -> (symbols: [Symbol], first: Column<SourceUnit, ID<Symbol>>) {
    var symbols: [Symbol] = []
    var first = Column<SourceUnit, ID<Symbol>>([])
    symbols.reserveCapacity(units.reduce(0) { $0 + $1.facts.declarations.count })
    var marks = UnitMarks(units)
    for index in units.ids {
      marks.move(to: index)
      let unit = units[index]
      let start = symbols.ids.upperBound
      first.append(start)
      let headers =
        areCFamily[index] && !handedOn.contains(index) ? modules[unit.module].headers : nil
      for declaration in unit.facts.declarations.ids {
        let fact = unit.facts.declarations[declaration]
        var access = fact.access
        // What a header declares that is for its module alone is internal.
        if access == .public, let headers, !headers.isPublic(unit.path) { access = .internal }
        let qualified = namespaces.name(of: fact, unit.facts[fact.name], in: index)
        symbols.append(
          Symbol(
            kind: fact.kind, access: access, marks: fact.marks,
            name: qualified.map { global.intern($0) } ?? names[index][fact.name],
            otherName: fact.otherName.map { names[index][$0] },
            parent: fact.parent.map { start.advanced(by: $0.int) }, unit: index,
            declaration: declaration, isForeign: library?.contains(index) ?? false))
      }
    }
    return (symbols, first)
  }

  private static func requirements(
    of units: [SourceUnit], _ first: Column<SourceUnit, ID<Symbol>>
  ) -> [ID<Symbol>: [RequirementFact]] {
    var requirements: [ID<Symbol>: [RequirementFact]] = [:]
    for index in units.ids {
      for requirement in units[index].facts.requirements {
        let owner = first[index].advanced(by: requirement.declaration.int)
        requirements[owner, default: []].append(requirement)
      }
    }
    return requirements
  }

  // MARK: Questions

  /// The number of a name of a unit's facts. O(1).
  @inline(__always)
  func name(_ id: NameID, in unit: ID<SourceUnit>) -> GlobalName { globalNames[unit][id] }

  /// The number of a condition of a unit's facts. O(1).
  @inline(__always)
  func condition(_ condition: FactCondition, in unit: ID<SourceUnit>) -> ConditionID {
    conditionOf[unit][condition]
  }

  /// The symbol of a declaration of a unit. O(1).
  @inline(__always)
  func symbol(_ declaration: ID<DeclarationFact>, in unit: ID<SourceUnit>) -> ID<Symbol> {
    firstSymbol[unit].advanced(by: declaration.int)
  }

  /// The symbol of a declaration of a unit, if there is one. O(1).
  @inline(__always)
  func symbol(_ declaration: ID<DeclarationFact>?, in unit: ID<SourceUnit>) -> ID<Symbol>? {
    declaration.map { symbol($0, in: unit) }
  }

  /// The declaration fact of a symbol that a unit declares; inlined, so that what asks for a part of it does not copy
  /// all. O(1).
  @inline(__always)
  func fact(_ symbol: ID<Symbol>) -> DeclarationFact {
    let symbol = symbols[symbol]
    return units[symbol.declaringUnit].facts.declarations[symbol.declaration]
  }

  /// The elements of a list of a unit's facts; reaches for the list alone, since copying all facts costs much.
  @inline(__always)
  func list<Element>(_ list: FactList<Element>, in unit: ID<SourceUnit>) -> FactElements<Element> {
    FactElements(units[unit].facts.lists[list.range])
  }

  /// The units of the project, those of the library left out.
  var ownUnits: Range<ID<SourceUnit>> {
    ID(0)..<(library?.units.lowerBound ?? units.ids.upperBound)
  }

  /// Whether a unit is the library's.
  func isOfLibrary(_ unit: ID<SourceUnit>) -> Bool { library?.units.contains(unit) ?? false }

  /// Whether a file of the C family is among them.
  var hasCFamily: Bool { cFamily != nil }

  /// Whether a unit is of the C family.
  @inline(__always)
  func isCFamily(_ unit: ID<SourceUnit>) -> Bool { cFamily?[unit] ?? false }

  /// Whether a symbol is declared in Objective-C, C or C++.
  func isCFamily(_ symbol: Symbol) -> Bool { symbol.unit.map(isCFamily) ?? false }

  /// Whether a symbol is a constant of an enumeration that C names without it.
  func isGlobalConstant(_ symbol: Symbol) -> Bool {
    guard symbol.kind == .enumCase, let type = symbol.parent, isCFamily(symbol) else {
      return false
    }
    return symbols[type].parent == nil && !symbols[type].marks.contains(.isScoped)
  }

  /// The class of C++ around the enumeration that has a constant, which is a member of both; `nil` for
  /// others.
  func classAround(constant symbol: Symbol) -> ID<Symbol>? {
    guard symbol.kind == .enumCase, let type = symbol.parent, isCFamily(symbol),
      units[symbol.declaringUnit].facts.language == .cxx,
      !symbols[type].marks.contains(.isScoped), let outer = symbols[type].parent,
      symbols[outer].kind.isNominalType
    else { return nil }
    return outer
  }
}

/// The module that the library's declarations stand in; no source can name it.
private let libraryModule = ModuleDescription(
  name: "", role: .production, kind: .library, package: "", folder: "",
  location: SourceLocation(path: "", line: 1, column: 1), sources: [])
