import Parallelism
import SourceText

/// What is known of modules from outside the project, such as Apple's frameworks: which names they
/// declare, which members may come from them, and what they hand on.
///
/// Where nothing is known of a module, rules do not decide; where it is, they trust that its names
/// are complete.
package struct KnownModuleNames: Sendable {
  /// An answer that may not be known.
  package enum Answer: Hashable, Sendable {
    case yes, no
    /// Nothing is known of the module, or of one that it hands on.
    case unknown
  }

  private let reexportsOfModule: @Sendable (_ module: String) -> [String]?
  private let modulesOfName: @Sendable (_ name: String) -> [String]
  private let isMember: @Sendable (_ member: String, _ module: String) -> Bool
  private let isMemberOfType: @Sendable (_ member: String, _ type: String, _ module: String) -> Bool
  private let isUmbrella: @Sendable (_ module: String) -> Bool
  private let moduleNames: @Sendable () -> [String]
  private let names: @Sendable () -> [String]
  /// For each module those whose names come with an import of it.
  private let reached: MemoTable<String, Reached>

  /// The modules whose names come with an import of one.
  private struct Reached: Sendable {
    var names: Set<String>
    /// Whether all of them are known.
    var isComplete: Bool
  }

  /// Takes what knows the modules.
  ///
  /// - Parameters:
  ///   - reexports: what a module hands on, by itself alone; `nil` for a module that is not known.
  ///   - modulesDeclaring: the modules that declare a top-level name: a type, function, variable,
  ///     macro or attribute, or an operator.
  ///   - mayHaveMember: whether a member of that name may be one of a type, or of an extension of
  ///     any type, in the module; `init` and `subscript` for what calls and brackets mean.
  ///   - hasMemberOfType: whether a module declares a member of that name in a type of a name, or in
  ///     an extension of it.
  ///   - isUmbrella: whether a module is known to hand on all that it may, as frameworks with an
  ///     umbrella header do.
  ///   - modules: the names of all known modules, for advice on spelling.
  ///   - names: all top-level names of known modules, for advice on spelling.
  package init(
    reexports: @escaping @Sendable (_ module: String) -> [String]?,
    modulesDeclaring: @escaping @Sendable (_ name: String) -> [String],
    mayHaveMember: @escaping @Sendable (_ member: String, _ module: String) -> Bool,
    hasMemberOfType:
      @escaping @Sendable (_ member: String, _ type: String, _ module: String) -> Bool,
    isUmbrella: @escaping @Sendable (_ module: String) -> Bool,
    modules: @escaping @Sendable () -> [String], names: @escaping @Sendable () -> [String]
  ) {
    reexportsOfModule = reexports
    modulesOfName = modulesDeclaring
    isMember = mayHaveMember
    isMemberOfType = hasMemberOfType
    self.isUmbrella = isUmbrella
    moduleNames = modules
    self.names = names
    reached = MemoTable { Self.reached(from: $0, reexports) }
  }

  /// Knows no module.
  package static let none = KnownModuleNames(
    reexports: { _ in nil }, modulesDeclaring: { _ in [] }, mayHaveMember: { _, _ in false },
    hasMemberOfType: { _, _, _ in false }, isUmbrella: { _ in false }, modules: { [] },
    names: { [] })

  /// What a module of which nothing else is known is of Foundation; `nil` for any other one, and where nothing is known of
  /// Foundation.
  package func partOfFoundation(_ module: String) -> FoundationParts.Part? {
    isKnown("Foundation") ? FoundationParts.part(module) : nil
  }

  /// Whether all names that come with an import of a module are known. O(modules that it hands on).
  package func isKnown(_ module: String) -> Bool { modules(with: module).isComplete }

  /// Whether a module, or one that it hands on, declares a top-level name. O(modules that it hands
  /// on).
  package func declares(_ name: String, in module: String) -> Answer {
    names(with: module).declares(name)
  }

  /// The names that come with an import of a module. O(modules that it hands on).
  ///
  /// - Parameters:
  ///   - others: modules that are imported as well: what they bring does not count where the module
  ///     only hands it on.
  ///   - needed: those of them that the importer cannot do without: what they hand on themselves
  ///     does not count either.
  package func names(
    with module: String, besides others: Set<String> = [], needing needed: Set<String> = []
  ) -> ImportedNames {
    var reached = modules(with: module)
    for other in others
    where other != module && (reached.names.contains(other) || needed.contains(other)) {
      reached.names.subtract(modules(with: other).names)
    }
    reached.names.insert(module)
    return ImportedNames(known: self, modules: reached.names, isComplete: reached.isComplete)
  }

  /// The names of some modules together.
  package struct ImportedNames: Sendable {
    fileprivate let known: KnownModuleNames
    let modules: Set<String>
    /// Whether all of them are known.
    fileprivate let isComplete: Bool

    /// Whether one of the modules declares a top-level name.
    package func declares(_ name: String) -> Answer {
      if known.modulesOfName(name).contains(where: modules.contains) { return .yes }
      if FormerHomes.modules(of: name).contains(where: modules.contains) { return .yes }
      return isComplete ? .no : .unknown
    }

    /// Whether all modules are known, and none but some others has a member of that name. O(modules).
    package func lackMember(_ name: String, besides others: ImportedNames) -> Bool {
      isComplete
        && !modules.contains { !others.modules.contains($0) && known.isMember(name, $0) }
    }

    /// Whether one of the modules declares a member in a type, or adds it to one. O(modules).
    package func haveMember(_ name: String, of type: String) -> Bool {
      modules.contains { known.isMemberOfType(name, type, $0) }
    }

    /// Whether a member of that name may come from one of the modules. O(modules).
    package func mayHaveMember(_ name: String) -> Answer {
      if modules.contains(where: { known.isMember(name, $0) }) { return .yes }
      return isComplete ? .no : .unknown
    }
  }

  /// Whether a module itself declares a top-level name.
  func isHome(_ module: String, of name: String) -> Bool { modulesOfName(name).contains(module) }

  /// The umbrella frameworks without which an importer of several modules would lack a name, since no
  /// other one of them brings it. O(names · modules).
  package func modulesNeeded(for names: Set<String>, among modules: Set<String>) -> Set<String> {
    let brought = modules.map { ($0, self.modules(with: $0).names) }
    var needed: Set<String> = []
    for name in names {
      let homes = modulesOfName(name)
      if homes.isEmpty { continue }
      let bringing = brought.filter { !$0.1.isDisjoint(with: homes) }
      if bringing.count == 1 { needed.insert(bringing[0].0) }
    }
    return needed.filter(isUmbrella)
  }

  /// A module and all that it may hand on, at any remove. O(1), but for the first question about it.
  package func modules(broughtBy module: String) -> Set<String> { modules(with: module).names }

  /// The module that one is a part of where Foundation is divided; itself for any other one.
  package func wholeOfPart(_ module: String) -> String {
    if case .brought? = partOfFoundation(module) { "Foundation" } else { module }
  }

  /// Whether an import of one module is surely one of another too. O(modules that it hands on).
  package func module(_ module: String, surelyBrings other: String) -> Bool {
    modulesSurely(with: module).contains(other)
  }

  /// The names that surely come with an import of a module: those of what it may hand on count only where
  /// the headers of frameworks do so. A module of Swift is listed with what its users need, and that is
  /// often imported without being handed on. O(modules that it hands on).
  func surelyWith(_ module: String) -> ImportedNames {
    ImportedNames(known: self, modules: modulesSurely(with: module), isComplete: true)
  }

  private func modulesSurely(with module: String) -> Set<String> {
    var found: Set<String> = [module]
    var pending = [module]
    while let next = pending.popLast() {
      let handsOnFrameworks = isUmbrella(next)
      for other in reexportsOfModule(next) ?? []
      where (handsOnFrameworks || !isUmbrella(other)) && found.insert(other).inserted {
        pending.append(other)
      }
    }
    return found
  }

  /// Whether the list of a module's names may lack some: only those of the umbrella frameworks were made out of all
  /// their headers, and new macros are missed even there.
  func mayLack(macro isMacro: Bool, in module: String) -> Bool { isMacro || !isUmbrella(module) }

  /// Whether one module hands on another, at any remove, or is it. O(modules that it hands on).
  package func module(_ module: String, brings other: String) -> Bool {
    modules(with: module).names.contains(other)
  }

  /// The known modules that declare a top-level name, as the table lists them.
  package func modules(declaring name: String) -> [String] { modulesOfName(name) }

  /// The known module whose name differs from a word in one letter, or in two that are swapped;
  /// `nil` for the name of a known module. O(modules).
  package func module(like word: String) -> String? {
    reexportsOfModule(word) == nil ? Self.near(word, in: moduleNames()) : nil
  }

  /// The known top-level name that differs from a word in one letter, or in two that are swapped;
  /// `nil` for a known name. O(names).
  package func name(like word: String) -> String? {
    modulesOfName(word).isEmpty ? Self.near(word, in: names()) : nil
  }

  private static func near(_ word: String, in known: [String]) -> String? {
    nearestSpelling(to: word, in: known, within: 1)
  }

  /// The modules whose names come with an import of one. O(modules that it hands on) at the first question.
  private func modules(with module: String) -> Reached { reached[module] }

  private static func reached(
    from module: String, _ reexports: (_ module: String) -> [String]?
  ) -> Reached {
    var found: Set<String> = [module]
    var pending = [module]
    var isComplete = true
    while let next = pending.popLast() {
      let listed = reexports(next)
      if listed == nil { isComplete = false }
      for other in listed ?? PackageExports.modules(of: next) where found.insert(other).inserted {
        pending.append(other)
      }
    }
    return Reached(names: found, isComplete: isComplete)
  }
}
