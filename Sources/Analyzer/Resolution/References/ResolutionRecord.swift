import SourceFacts
import SourceText

/// What the files of a project were found to name, for a later run to take over.
///
/// What a file names depends on the file and on what all files show of themselves. So the record holds for
/// runs in which no interface has changed; then declarations, nodes and files have the same numbers, and of
/// each file that has not changed either its references are the same. An edit within a body resolves one file.
package struct ResolutionRecord: Sendable {
  /// What one file names.
  struct Entry: Sendable {
    /// What the file says.
    var facts: ContentID
    /// Its references.
    var bytes: [UInt8]
  }

  /// What all files show of themselves, with everything else that decides what names mean.
  let surroundings: ContentID
  /// The references of each file, by what it says; none for those without an identity.
  let references: [Entry?]

  /// The record as bytes. O(bytes).
  package func packed() -> [UInt8] {
    var writer = ByteWriter()
    writer.reserve(references.reduce(4096) { $0 + ($1?.bytes.count ?? 0) + 32 })
    writer.put(surroundings)
    writer.put(count: references.count)
    for entry in references {
      writer.put(UInt8(entry == nil ? 0 : 1))
      guard let entry else { continue }
      writer.put(entry.facts)
      writer.put(entry.bytes)
    }
    return writer.bytes
  }

  /// Reads what ``packed()`` made in this build; `nil` for what it cannot have made. O(bytes).
  package init?(packed bytes: [UInt8]) {
    let read = bytes.withUnsafeBytes { bytes -> ResolutionRecord? in
      var reader = ByteReader(bytes)
      return try? ResolutionRecord(&reader)
    }
    guard let read else { return nil }
    self = read
  }

  init(surroundings: ContentID, references: [Entry?]) {
    self.surroundings = surroundings
    self.references = references
  }

  private init(_ reader: inout ByteReader) throws(ByteReader.Incomplete) {
    surroundings = try reader.value()
    let count = try reader.count()
    var references: [Entry?] = []
    references.reserveCapacity(count)
    for _ in 0..<count {
      guard try reader.value(UInt8.self) == 1 else {
        references.append(nil)
        continue
      }
      references.append(
        Entry(facts: try reader.value(), bytes: try reader.values()))
    }
    self.references = references
  }
}

/// Takes the references of files over from an earlier run, and keeps those of this one.
struct ReferenceReuse: Sendable {
  private let table: SymbolTable
  private let surroundings: ContentID
  /// The record of the earlier run; `nil` where it does not hold any more.
  private let earlier: ResolutionRecord?

  /// - Parameters:
  ///   - situation: what decides what names mean apart from the files.
  ///   - inferred: the types of variables that have none written.
  init?(
    _ earlier: ResolutionRecord?, situation: ContentID?, table: SymbolTable, count: Int,
    inferred: [ID<Symbol>: ValueType]
  ) {
    guard let situation else { return nil }
    self.table = table
    var writer = ByteWriter()
    writer.put(situation)
    for unit in table.declarations.units[..<count] {
      guard let identity = unit.identity else { return nil }
      writer.put(unit.path)
      writer.put(unit.module)
      writer.put(identity.interface)
    }
    // Which declarations from outside a run knows depends on the names that it has anywhere.
    for unit in table.declarations.units[count...] {
      writer.put(unit.facts.strings)
      writer.put(count: unit.facts.declarations.count)
      writer.put(count: unit.facts.types.count)
    }
    for (symbol, type) in inferred.sorted(by: { $0.key < $1.key }) {
      writer.put(symbol)
      Self.put(type, in: &writer, table)
    }
    surroundings = ContentID(of: writer.bytes)
    let holds = earlier?.surroundings == surroundings && earlier?.references.count == count
    self.earlier = holds ? earlier : nil
  }

  private static func put(_ type: ValueType, in writer: inout ByteWriter, _ table: SymbolTable) {
    writer.put(type.kind.rawValue)
    switch type.kind {
    case .external, .labelled: writer.put(type.name.map { table.names[$0] } ?? "")
    default: writer.put(type.symbol)
    }
    writer.put(count: type.arguments.count)
    for argument in type.arguments { put(argument, in: &writer, table) }
  }

  /// The references of a unit as an earlier run found them, with their bytes; `nil` where it has to be
  /// resolved.
  func references(of unit: ID<SourceUnit>) -> (UnitReferences, ResolutionRecord.Entry)? {
    guard let entry = earlier?.references[unit.int],
      entry.facts == table.declarations.units[unit].identity?.facts,
      let references = entry.bytes.withUnsafeBytes({
        UnitReferences(packed: $0, of: unit, table)
      })
    else { return nil }
    return (references, entry)
  }

  /// What a later run can take over of a unit.
  func entry(_ references: UnitReferences, of unit: ID<SourceUnit>) -> ResolutionRecord.Entry? {
    (table.declarations.units[unit].identity?.facts).map {
      ResolutionRecord.Entry(facts: $0, bytes: references.packed(of: unit, table))
    }
  }

  /// The record of this run.
  func record(_ entries: [ResolutionRecord.Entry?]) -> ResolutionRecord {
    ResolutionRecord(surroundings: surroundings, references: entries)
  }
}
