import DependencyModel
import SourceFacts
import SourceText

/// The references of a unit as bytes. The numbers of names and conditions change with every file; so they are
/// written as those of the unit's facts.
extension UnitReferences {
  /// The references as bytes. O(bytes).
  func packed(of unit: ID<SourceUnit>, _ table: SymbolTable) -> [UInt8] {
    var numbers = LocalNumbers(of: unit, table, foreign: foreignConditions)
    let found = found.map { found in
      var found = found
      found.reference.name = numbers.local(found.reference.name)
      found.reference.condition = numbers.local(found.reference.condition)
      return found
    }
    let unresolved = unresolved.map { reference in
      var reference = reference
      reference.name = numbers.local(reference.name)
      return reference
    }
    let external = external.map { reference in
      var reference = reference
      reference.name = numbers.local(reference.name)
      reference.declaringType = reference.declaringType.map { numbers.local($0) }
      reference.madeType = reference.madeType.map { numbers.local($0) }
      reference.condition = numbers.local(reference.condition)
      return reference
    }
    let qualifiers = qualifiers.sorted().map { numbers.local($0) }
    var writer = ByteWriter()
    writer.put(numbers.further)
    writer.put(numbers.foreign)
    writer.put(found)
    writer.put(unresolved)
    writer.put(external)
    writer.put(previewUses.sorted())
    writer.put(qualifiers)
    writer.put(hasOpenBrackets)
    writer.put(names)
    writer.put(members)
    writer.put(isCutShort)
    return writer.bytes
  }

  /// Reads what `packed` made of a unit whose facts are the same; `nil` for what it cannot have made. O(bytes).
  init?(packed bytes: UnsafeRawBufferPointer, of unit: ID<SourceUnit>, _ table: SymbolTable) {
    var reader = ByteReader(bytes)
    do throws(ByteReader.Incomplete) {
      try self.init(&reader, unit, table)
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }

  private init(
    _ reader: inout ByteReader, _ unit: ID<SourceUnit>, _ table: SymbolTable
  ) throws(ByteReader.Incomplete) {
    let further = try reader.texts()
    foreignConditions = try reader.values()
    let numbers = GlobalNumbers(of: unit, further: further, foreign: foreignConditions, table)
    found = try reader.values()
    for place in found.indices {
      found[place].reference.name = try numbers.global(found[place].reference.name)
      found[place].reference.condition = numbers.global(found[place].reference.condition)
    }
    unresolved = try reader.values()
    for place in unresolved.indices {
      unresolved[place].name = try numbers.global(unresolved[place].name)
    }
    external = try reader.values()
    for place in external.indices {
      external[place].name = try numbers.global(external[place].name)
      if let type = external[place].declaringType {
        external[place].declaringType = try numbers.global(type)
      }
      if let type = external[place].madeType {
        external[place].madeType = try numbers.global(type)
      }
      external[place].condition = numbers.global(external[place].condition)
    }
    previewUses = Set(try reader.values(LeftOutCode.PreviewUse.self))
    for name in try reader.values(GlobalName.self) { qualifiers.insert(try numbers.global(name)) }
    hasOpenBrackets = try reader.value()
    names = try reader.value()
    members = try reader.value()
    isCutShort = try reader.value()
  }
}

/// From the project's numbers to those of a unit's facts; names that the unit does not write are numbered
/// behind its own, as are conditions of others.
private struct LocalNumbers {
  private var names: [GlobalName: Int] = [:]
  private var conditions: [ConditionID: Int] = [:]
  private let table: SymbolTable
  private let own: Int
  /// The names that the unit does not write.
  private(set) var further: [String] = []
  /// The conditions of other units.
  let foreign: [ForeignCondition]

  init(of unit: ID<SourceUnit>, _ table: SymbolTable, foreign: [ForeignCondition]) {
    self.table = table
    let facts = table.declarations.units[unit].facts
    own = facts.strings.count
    self.foreign = foreign
    for place in facts.strings.indices {
      names[table.declarations.name(NameID(place), in: unit)] = place
    }
    for place in facts.conditions.indices {
      let id = table.declarations.condition(FactCondition(place), in: unit)
      if conditions[id] == nil { conditions[id] = place }
    }
    for (place, condition) in foreign.enumerated() {
      guard let id = condition.condition(in: table.declarations), conditions[id] == nil else {
        continue
      }
      conditions[id] = facts.conditions.count + place
    }
  }

  mutating func local(_ name: GlobalName) -> GlobalName {
    if let known = names[name] { return GlobalName(known) }
    let number = own + further.count
    further.append(table.names[name])
    names[name] = number
    return GlobalName(number)
  }

  /// Every condition of a reference is one of its unit, or one that it is known to depend on elsewhere.
  func local(_ condition: ConditionID) -> ConditionID { ConditionID(conditions[condition] ?? 0) }
}

/// From the numbers of a unit's facts to those of the project.
private struct GlobalNumbers {
  private let names: [GlobalName?]
  private let conditions: [ConditionID]

  init(
    of unit: ID<SourceUnit>, further: [String], foreign: [ForeignCondition], _ table: SymbolTable
  ) {
    let facts = table.declarations.units[unit].facts
    names =
      facts.strings.indices.map { table.declarations.name(NameID($0), in: unit) }
      + further.map { table.names.number(of: $0) }
    conditions =
      facts.conditions.indices.map { table.declarations.condition(FactCondition($0), in: unit) }
      + foreign.map { $0.condition(in: table.declarations) ?? .always }
  }

  func global(_ name: GlobalName) throws(ByteReader.Incomplete) -> GlobalName {
    guard names.indices.contains(name.int), let number = names[name.int] else {
      throw ByteReader.Incomplete()
    }
    return number
  }

  func global(_ condition: ConditionID) -> ConditionID {
    conditions.indices.contains(condition.int) ? conditions[condition.int] : .always
  }
}
