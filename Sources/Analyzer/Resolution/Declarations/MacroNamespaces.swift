import DependencyModel
import SourceFacts
import SourceText

/// The namespaces that macros of the project open around what files of C++ declare: with
/// `#define KILN_BEGIN namespace kiln {`, what stands between `KILN_BEGIN` and the macro that closes it.
struct MacroNamespaces: Sendable {
  /// For each unit that uses such macros the places behind which other namespaces are open, with these.
  private var changes: [ID<SourceUnit>: [Change]] = [:]

  private struct Change: Sendable {
    var offset: UInt32
    /// The open namespaces, joined by `::`.
    var namespaces: String
  }

  /// Whether no file opens a namespace by a macro.
  var isEmpty: Bool { changes.isEmpty }

  /// Finds the macros and their uses. Linear in the declarations of the C family, and in the expressions
  /// of C++ where there is such a macro.
  ///
  /// - Parameter names: for each unit the number of each of its names.
  init(
    _ units: [SourceUnit], _ names: Column<SourceUnit, Column<Name, GlobalName>>,
    _ areCFamily: Column<SourceUnit, Bool>
  ) {
    let macros = Self.macros(units, names, areCFamily)
    guard macros.values.contains(where: { $0.braces.contains { $0 != "{" && $0 != "}" } }) else {
      return
    }
    for unit in units.ids where units[unit].facts.language == .cxx {
      let found = Self.changes(in: units[unit].facts, names[unit], macros)
      if !found.isEmpty { changes[unit] = found }
    }
  }

  /// A macro that opens and closes namespaces.
  private struct Braces: Equatable {
    var braces: [String]
    /// The name of the only parameter, if there is one.
    var parameter: String?
  }

  /// The macros by name, those left out that are defined in several ways.
  private static func macros(
    _ units: [SourceUnit], _ names: Column<SourceUnit, Column<Name, GlobalName>>,
    _ areCFamily: Column<SourceUnit, Bool>
  ) -> [GlobalName: Braces] {
    var macros: [GlobalName: Braces] = [:]
    var ambiguous: Set<GlobalName> = []
    for unit in units.ids where areCFamily[unit] {
      let facts = units[unit].facts
      for fact in facts.declarations where !fact.inherited.isEmpty {
        guard fact.kind == .macro || fact.kind == .variable else { continue }
        let parameters = facts[fact.parameterNames].map { facts[$0] }
        let macro = Braces(
          braces: facts[fact.inherited].compactMap { facts.types[$0].name.map { facts[$0] } },
          parameter: parameters.first)
        let name = names[unit][fact.name]
        if let known = macros[name], known != macro { ambiguous.insert(name) }
        if parameters.count > 1 { ambiguous.insert(name) }
        macros[name] = macro
      }
    }
    for name in ambiguous { macros[name] = nil }
    return macros
  }

  private static func changes(
    in facts: FileFacts, _ names: Column<Name, GlobalName>, _ macros: [GlobalName: Braces]
  ) -> [Change] {
    var uses: [(offset: UInt32, name: GlobalName)] = []
    for fact in facts.expressions where fact.kind == .name {
      if let name = fact.name.map({ names[$0] }), macros[name] != nil {
        uses.append((fact.offset, name))
      }
    }
    // In front of a word that looks like a name such a macro was read as a type.
    for fact in facts.types where fact.kind == .named {
      if let name = fact.name.map({ names[$0] }), macros[name] != nil {
        uses.append((fact.offset, name))
      }
    }
    if uses.isEmpty { return [] }
    uses.sort { $0.offset < $1.offset }
    let arguments = arguments(in: facts, behind: uses.map(\.offset))
    var open: [String] = []
    var found: [Change] = []
    for (place, use) in uses.enumerated() {
      guard let macro = macros[use.name] else { continue }
      for brace in macro.braces {
        if brace == "}" {
          _ = open.popLast()
        } else if brace == macro.parameter {
          open.append(arguments[place] ?? "{")
        } else {
          open.append(brace)
        }
      }
      found.append(
        Change(
          offset: use.offset, namespaces: open.filter { $0 != "{" }.joined(separator: "::")))
    }
    return found
  }

  /// For each of some places the name that stands next behind it, the argument of a macro.
  private static func arguments(in facts: FileFacts, behind places: [UInt32]) -> [String?] {
    var next = [(offset: UInt32, name: NameID)?](repeating: nil, count: places.count)
    for fact in facts.expressions where fact.kind == .name {
      guard let name = fact.name,
        case let place = places.partitioningIndex(where: { $0 >= fact.offset }) - 1, place >= 0,
        next[place].map({ $0.offset > fact.offset }) ?? true
      else { continue }
      next[place] = (fact.offset, name)
    }
    return next.map { $0.map { facts[$0.name] } }
  }

  /// The namespaces that macros have opened in front of a place, joined by `::`; `nil` for none.
  /// O(log uses).
  func namespaces(at offset: UInt32, in unit: ID<SourceUnit>) -> String? {
    guard let changes = changes[unit] else { return nil }
    let next = changes.partitioningIndex { $0.offset > offset }
    guard next > 0, !changes[next - 1].namespaces.isEmpty else { return nil }
    return changes[next - 1].namespaces
  }

  /// The name of a declaration at the top of a file with the namespaces that macros open around it;
  /// `nil` where that is the name as written. Macros and what Objective-C declares are in no namespace.
  func name(
    of fact: DeclarationFact, _ text: @autoclosure () -> String, in unit: ID<SourceUnit>
  ) -> String? {
    guard !changes.isEmpty, fact.parent == nil, fact.kind != .macro, fact.kind != .topLevelCode,
      !fact.marks.contains(.isUnlinked), !fact.marks.contains(.isObjC)
    else { return nil }
    return namespaces(at: fact.offset, in: unit).map { $0 + "::" + text() }
  }
}
