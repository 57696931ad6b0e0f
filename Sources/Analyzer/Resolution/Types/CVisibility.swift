import DependencyModel
import ProjectModel
import SourceText

/// What files of the C family see of declarations: by their includes, by modules that they import as a
/// whole, by forward declarations, or not at all.
extension SymbolTable {
  /// Whether a file sees a declaration, so that its name can mean nothing that is further away.
  func isShown(_ index: ID<Symbol>, to unit: ID<SourceUnit>) -> Bool {
    let symbol = self[index]
    guard !symbol.isForeign, symbol.unit != unit else { return true }
    let declaring = symbol.declaringUnit
    let home = scopes.module(of: declaring)
    guard declarations.isCFamily(declaring) else { return scopes.canName(home, in: unit) }
    if includesFile(of: declaring, from: unit) { return true }
    if symbol.access >= .public, scopes.importsWhole(home, in: unit) { return true }
    // The body of a class declares those that are nested in it, wherever they are defined.
    if let outer = types.outerOfOutside[index] { return isShown(outer, to: unit) }
    // The definitions of a class are known by its interface.
    guard let parent = symbol.parent, self[parent].kind == .extension,
      self[parent].marks.contains(.isDefinition), !isCategory(parent),
      let type = types.extendedType(of: parent)
    else { return false }
    return isShown(type, to: unit)
  }

  /// Whether a unit sees the header that another unit is, as whichever module's file.
  private func includesFile(of declaring: ID<SourceUnit>, from unit: ID<SourceUnit>) -> Bool {
    let includes = scopes.imports.includes
    if includes.sees(declaring, from: unit) { return true }
    // The units of one file stand beside each other, since units are sorted by path.
    let units = declarations.ownUnits
    var other = declaring
    while other > units.lowerBound, scopes.isOneFile(other.advanced(by: -1), declaring) {
      other = other.advanced(by: -1)
      if includes.sees(other, from: unit) { return true }
    }
    other = declaring.advanced(by: 1)
    while other < units.upperBound, scopes.isOneFile(other, declaring) {
      if includes.sees(other, from: unit) { return true }
      other = other.advanced(by: 1)
    }
    return false
  }

  /// Whether a member may be meant in a file that does not see it: what categories of other modules
  /// add may not.
  func mayBeMeantUnseen(_ member: ID<Symbol>, from unit: ID<SourceUnit>) -> Bool {
    guard let parent = self[member].parent, isCategory(parent) else { return true }
    return module(of: parent) == scopes.module(of: unit)
  }

  /// Whether a member stands in an `@implementation`, which headers may say nothing of.
  func isInImplementation(_ member: ID<Symbol>) -> Bool {
    guard let parent = self[member].parent else { return false }
    let container = self[parent]
    return container.kind == .extension && container.marks.contains(.isDefinition)
      && declarations.isCFamily(container)
  }

  /// Whether a member stands in an implementation of a class that another module declares, as tests
  /// replace one: the class has the member without it.
  func isStub(_ member: ID<Symbol>) -> Bool {
    guard isInImplementation(member), let parent = self[member].parent, !isCategory(parent),
      let type = types.extendedType(of: parent), !self[type].isForeign
    else { return false }
    return module(of: type) != module(of: parent)
  }

  private func isCategory(_ index: ID<Symbol>) -> Bool {
    let symbol = self[index]
    return symbol.kind == .extension && declarations.isCFamily(symbol)
      && !declarations.fact(index).labels.isEmpty
  }

  /// Whether what a name was found to mean is certain as far as the C family has a part in it: the
  /// file sees the declaration, or announces a type that its module declares.
  func isCertainToMean(_ index: ID<Symbol>, in unit: ID<SourceUnit>) -> Bool {
    let symbol = self[index]
    guard !symbol.isForeign else { return true }
    let home = scopes.module(of: symbol.declaringUnit)
    let isOfC = declarations.isCFamily(symbol)
    guard declarations.isCFamily(unit) else { return !isOfC || scopes.canName(home, in: unit) }
    if isShown(index, to: unit) { return true }
    return isOfC && home == scopes.module(of: unit) && isForwarded(symbol, to: unit)
  }

  /// Whether a unit or a header that it sees declares a type forward, as headers of opaque types do.
  func isForwarded(_ symbol: Symbol, to unit: ID<SourceUnit>) -> Bool {
    guard symbol.kind.isNominalType else { return false }
    return (index.cFamily.forwards[symbol.name] ?? []).contains {
      scopes.imports.includes.sees($0, from: unit)
    }
  }

  /// The file by which a unit knows a type of C or C++ whose definition it does not see: itself if it
  /// declares the type, as `struct Node;` does, else the nearest that it includes and that does; then those
  /// that only mention the type, as `typedef struct Node *Ref;` does; `nil` for others.
  func unitForwarding(_ symbol: ID<Symbol>, to unit: ID<SourceUnit>) -> ID<SourceUnit>? {
    let type = self[symbol]
    guard type.kind.isNominalType, !type.marks.contains(.isObjC), declarations.isCFamily(type),
      declarations.isCFamily(unit), !isShown(symbol, to: unit)
    else { return nil }
    let includes = scopes.imports.includes
    let declaring = index.cFamily.announcing[type.name] ?? []
    if declaring.contains(unit) { return unit }
    if let nearest = includes.nearest(of: declaring, from: unit) { return nearest }
    let mentioning = index.cFamily.forwards[type.name] ?? []
    return includes.nearest(of: mentioning, from: unit) ?? (mentioning.contains(unit) ? unit : nil)
  }

  /// Whether a file of the C family can mean what Swift declares. C and C++ see nothing of Swift
  /// without the header that the compiler writes for it, but what `@class` announces.
  func canMeanSwift(_ symbol: Symbol, in unit: ID<SourceUnit>) -> Bool {
    if declarations.units[unit].facts.language == .objectiveC { return true }
    if showsSwift(of: scopes.module(of: symbol.declaringUnit), to: unit) { return true }
    return isAnnounced(symbol, to: unit)
  }

  /// Whether a unit or a header that it sees names a type by `@class` or `@protocol`.
  func isAnnounced(_ symbol: Symbol, to unit: ID<SourceUnit>) -> Bool {
    let name = declarations.isCFamily(symbol) ? symbol.name : symbol.otherName ?? symbol.name
    return (index.cFamily.announcements[name] ?? []).contains {
      scopes.imports.includes.sees($0, from: unit)
    }
  }

  /// Whether a file of the C family sees the header that the compiler writes for the Swift part of a
  /// module.
  func showsSwift(of module: ModuleID, to unit: ID<SourceUnit>) -> Bool {
    scopes.imports.includes.seesGeneratedHeader(unit) || scopes.importsWhole(module, in: unit)
  }

  /// Whether a name of C++ begins with a namespace or type of the project: what follows is declared
  /// there too, though perhaps by a macro, and is nothing from outside.
  func isOpenChain(_ name: GlobalName, in unit: ID<SourceUnit>) -> Bool {
    guard declarations.isCFamily(unit), let parts = index.cFamily.qualified[name],
      !parts.qualifier.isEmpty
    else { return false }
    return index.cFamily.heads.contains(parts.head)
  }
}
