import DependencyModel
import SourceFacts
import SourceText

/// A stretch of a file.
struct TextRange: Hashable, Sendable {
  /// The file.
  var file: FileID
  /// UTF-8 offset of its first byte.
  var start: UInt32
  /// UTF-8 offset after its last byte.
  var end: UInt32
}

/// Things in files, to be found by where they stand.
struct PlacedThings: Sendable {
  /// For each file the offsets and numbers of the things in it, sorted.
  private let ofFile: [FileID: [(offset: UInt32, number: Int)]]

  /// Sorts things by place. O(things · log).
  init(_ places: some Sequence<(file: FileID, offset: UInt32, number: Int)>) {
    var ofFile: [FileID: [(offset: UInt32, number: Int)]] = [:]
    for place in places { ofFile[place.file, default: []].append((place.offset, place.number)) }
    self.ofFile = ofFile.mapValues { $0.sorted { $0 < $1 } }
  }

  /// The numbers of the things in some stretches, in order of place. O(log things + found).
  func numbers(in ranges: [TextRange]) -> [Int] {
    ranges.flatMap { range -> [Int] in
      guard let things = ofFile[range.file] else { return [] }
      var low = 0
      var high = things.count
      while low < high {
        let middle = (low + high) / 2
        if things[middle].offset < range.start { low = middle + 1 } else { high = middle }
      }
      return things[low...].prefix { $0.offset < range.end }.map(\.number)
    }
  }
}

extension DeclarationInput {
  /// Where a declaration and what stands in it is written: of a type its extensions in any file
  /// too. In order of files.
  func ranges(of id: DeclarationID) -> [TextRange] {
    let own = table[id]
    var ids = [id]
    if own.kind.isNominalType, let type = own.subject {
      ids += extensions(of: type).filter { isLookedAt($0, asPartOf: type) }
    }
    return ids.map { id in
      let declaration = table[id]
      return TextRange(
        file: declaration.file, start: declaration.start, end: declaration.end)
    }.sorted { ($0.file.int, $0.start) < ($1.file.int, $1.start) }
  }

  /// What a type holds, as far as the rule looks at it. O(members).
  func members(of id: DeclarationID) -> [DeclarationID] {
    let type = table[id].subject ?? id
    return table.members(of: id).filter { isLookedAt($0, asPartOf: type) }
  }

  /// Whether code that stands elsewhere belongs to a type for the rule: what another module adds, such as a test,
  /// does only if the rule selects that too.
  private func isLookedAt(_ part: DeclarationID, asPartOf type: DeclarationID) -> Bool {
    if table[part].module == table[type].module { return true }
    return subject.map { matcher($0).matches(endpoint(of: part)).areSome } ?? true
  }

  /// Each declaration once: alternatives under `#if` are one, and so is a file in several modules.
  ///
  /// - Complexity: O(declarations²) for those of the same name.
  func distinct(_ ids: [DeclarationID]) -> [DeclarationID] {
    var places: Set<SourceLocation> = []
    var known: [String: [DeclarationID]] = [:]
    return ids.filter { id in
      let declaration = table[id]
      guard places.insert(location(of: id)).inserted else { return false }
      let key = "\(declaration.kind.word) \(declaration.fullName)"
      let alternatives = known[key] ?? []
      known[key] = alternatives + [id]
      return alternatives.allSatisfy { canStandTogether($0, id) }
    }
  }

  /// The first declarations for which a condition holds, each once. O(declarations up to there).
  func distinct(
    first count: Int, of ids: [DeclarationID], where holds: (DeclarationID) -> Bool
  ) -> [DeclarationID] {
    var found: [DeclarationID] = []
    // What was found is looked through again when it has doubled, since some of it may be one.
    var next = count
    for id in ids where holds(id) {
      found.append(id)
      guard found.count == next else { continue }
      let single = distinct(found)
      if single.count >= count { return Array(single.prefix(count)) }
      next *= 2
    }
    return Array(distinct(found).prefix(count))
  }

  /// Whether some build has both of two declarations. O(1) unless both are under `#if`.
  func canStandTogether(_ first: DeclarationID, _ second: DeclarationID) -> Bool {
    let conditions = [table[first].condition, table[second].condition]
    if conditions.contains(.always) || conditions[0] == conditions[1] { return true }
    return ConditionWorlds.areConsistent(
      conditions.map { scope.view.graph.conditions[$0.int] })
  }

  /// The modules that the file of a declaration imports, with the places of the imports.
  func imports(of id: DeclarationID) -> [ModuleImport] {
    scope.view.index.importsOfFile[table[id].file.int].map { scope.view.graph.imports[$0] }
  }
}
