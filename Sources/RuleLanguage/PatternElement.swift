import SourceText

/// A part of a parsed pattern.
indirect enum PatternElement: Hashable, Sendable {
  case literal([UInt8])
  /// `?`
  case anyScalar
  /// `[a-z]`
  case set(ranges: [ClosedRange<UInt32>], isNegated: Bool)
  /// `*`
  case star
  /// `**`
  case doubleStar
  /// `**/`: any number of folders.
  case folders
  /// `{a,b}`
  case alternatives([[PatternElement]])
  /// `{name}`; with alternatives `{name:a|b}`.
  case capture(String, alternatives: [[PatternElement]]?)
  /// `{!name}`
  case different(String)
}

extension [PatternElement] {
  /// The names that every match binds, sorted by bytes.
  var boundNames: [String] {
    var names: Set<String> = []
    for element in self {
      switch element {
      case .capture(let name, _): names.insert(name)
      case .alternatives(let branches):
        let bound = branches.map { Set($0.boundNames) }
        names.formUnion(bound.dropFirst().reduce(bound.first ?? []) { $0.intersection($1) })
      case .literal, .anyScalar, .set, .star, .doubleStar, .folders, .different: break
      }
    }
    return names.sorted { $0.precedesInBytes($1) }
  }

  /// The names that must be bound elsewhere, sorted by bytes.
  var referencedNames: [String] {
    var bound: Set<String> = []
    var names: Set<String> = []
    collectReferences(bound: &bound, into: &names)
    return names.sorted { $0.precedesInBytes($1) }
  }

  private func collectReferences(bound: inout Set<String>, into names: inout Set<String>) {
    for element in self {
      switch element {
      case .capture(let name, _): bound.insert(name)
      case .different(let name): if !bound.contains(name) { names.insert(name) }
      case .alternatives(let branches):
        guard [element].hasCaptures else { continue }
        let own = Set(boundNames)
        for branch in branches {
          var local = bound
          branch.collectReferences(bound: &local, into: &names)
          names.formUnion(local.subtracting(bound).subtracting(own))
        }
        bound.formUnion([element].boundNames)
      case .literal, .anyScalar, .set, .star, .doubleStar, .folders: break
      }
    }
  }

  /// Whether a capture stands anywhere in it.
  private var hasCaptures: Bool {
    contains { element in
      switch element {
      case .capture, .different: true
      case .alternatives(let branches): branches.contains(where: \.hasCaptures)
      case .literal, .anyScalar, .set, .star, .doubleStar, .folders: false
      }
    }
  }

  /// The bytes of a pattern without anything special, else `nil`.
  var literal: [UInt8]? {
    var bytes: [UInt8] = []
    for element in self {
      guard case .literal(let part) = element else { return nil }
      bytes += part
    }
    return bytes
  }

  /// The bytes with which every match begins.
  var literalPrefix: [UInt8] {
    guard case .literal(let bytes)? = first else { return [] }
    return bytes
  }

  /// The bytes with which every match ends, behind its first ones.
  var literalSuffix: [UInt8] {
    guard count > 1, case .literal(let bytes)? = last else { return [] }
    return bytes
  }
}
