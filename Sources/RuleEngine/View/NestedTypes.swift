import DependencyModel
import SourceFacts

/// The types that stand within others.
///
/// A node of the type graph is a declaration at the top of a file with all that stands in it. Where the
/// parts of a feature are types within one `enum`, what rules say of supertypes and attributes is meant
/// of these types. Selectors by supertypes and attributes therefore tell them apart; nodes, metrics and
/// all other selectors do not.
package struct NestedTypes: Sendable {
  /// A type within another one.
  package struct NestedType: Sendable {
    /// Its first declaration.
    package var declaration: DeclarationID
    /// The node that it belongs to.
    package var node: NodeID
    /// The file of its first declaration.
    package var file: FileID
    /// UTF-8 offset of its name in that file.
    package var offset: UInt32
    /// The innermost type of the same node around it that stands within another one itself.
    package var outer: DeclarationID?
  }

  /// A stretch of a file that declares or extends such a type.
  private struct Span: Sendable {
    var start: UInt32
    var end: UInt32
    var type: DeclarationID
    /// The stretch around it, by place.
    var outer: Int?
  }

  /// The types, in the order of their declarations.
  package private(set) var all: [NestedType] = []

  private var numbers: [DeclarationID: Int] = [:]
  private var spansOfFile: [FileID: [Span]] = [:]
  /// For each declaration the number of the innermost of these types that it is or stands in, or -1.
  private var around: [Int32]

  /// Finds the types. O(declarations).
  package init(_ table: DeclarationTable) {
    around = Array(repeating: -1, count: table.declarations.count)
    for id in table.ids where table[id].kind.isNominalType { add(id, table) }
    if all.isEmpty { return }
    for id in table.ids {
      if let number = number(of: id, table) {
        around[id.int] = Int32(number)
        addSpan(of: id, all[number].declaration, table)
      } else if let parent = table[id].parent {
        around[id.int] = around[parent.int]
      }
    }
    for number in all.indices {
      let type = all[number]
      // A type around it that is declared in another component is a node of its own.
      let outer = table[type.declaration].parent.flatMap { self.type(around: $0, of: type.node) }
      all[number].outer = outer
    }
  }

  /// What is known of a type by its first declaration; `nil` for all other declarations. O(1).
  package subscript(id: DeclarationID) -> NestedType? { numbers[id].map { all[$0] } }

  /// The innermost type of a node that a declaration is or stands in; `nil` at the top of the node. O(1).
  package func type(around id: DeclarationID, of node: NodeID) -> DeclarationID? {
    let number = around[id.int]
    guard number >= 0, all[Int(number)].node == node else { return nil }
    return all[Int(number)].declaration
  }

  /// The innermost type of a node around a place; `nil` at the top of the node. O(log types of the file).
  package func type(at offset: UInt32, in file: FileID, of node: NodeID) -> DeclarationID? {
    guard let spans = spansOfFile[file] else { return nil }
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    var next = low > 0 ? low - 1 : nil
    while let place = next {
      if offset < spans[place].end {
        return self[spans[place].type]?.node == node ? spans[place].type : nil
      }
      next = spans[place].outer
    }
    return nil
  }

  /// Adds a type if it stands within another one; alternatives under `#if` are one type.
  private mutating func add(_ id: DeclarationID, _ table: DeclarationTable) {
    guard table[id].parent != nil, let node = table[id].node, (table[id].subject ?? id) == id
    else { return }
    // What stands in a body belongs to what the body is of.
    var next = table[id].parent
    while let parent = next {
      guard table[parent].kind.isTypeContext else { return }
      next = table[parent].parent
    }
    numbers[id] = all.count
    all.append(
      NestedType(declaration: id, node: node, file: table[id].file, offset: table[id].offset))
  }

  /// The number of the type that a declaration declares or extends.
  private func number(of id: DeclarationID, _ table: DeclarationTable) -> Int? {
    guard table[id].kind.isTypeContext else { return nil }
    return numbers[table[id].subject ?? id]
  }

  /// Adds the stretch of a declaration; those of a file come in the order in which they begin.
  private mutating func addSpan(
    of id: DeclarationID, _ type: DeclarationID, _ table: DeclarationTable
  ) {
    let (file, start, end) = (table[id].file, table[id].start, table[id].end)
    var spans = spansOfFile[file] ?? []
    spansOfFile[file] = nil
    var outer: Int? = spans.isEmpty ? nil : spans.count - 1
    while let place = outer, spans[place].end <= start { outer = spans[place].outer }
    spans.append(Span(start: start, end: end, type: type, outer: outer))
    spansOfFile[file] = spans
  }
}
