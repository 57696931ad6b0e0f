import SourceFacts

extension ClangFileReader {
  /// Lowers `a::Name`, `Name<Arguments>::Other` and the like, to the place of the last name; `nil`
  /// where nothing is qualified.
  func readCxxNamedType(_ index: Int, role: ReferenceRole) -> TypeIndex? {
    let end = behindTypeName(index)
    guard (index..<end).contains(where: { symbol($0) == .scope }) else { return nil }
    var last = index
    var names: [String] = []
    var arguments: [TypeIndex] = []
    var place = index
    while place < end {
      if isIdentifier(place) {
        names.append(String(decoding: bytes(place), as: UTF8.self))
        last = place
      }
      if let close = angleEnd(place) {
        let pieces = templatePieces(from: place + 1, to: close)
        arguments += pieces.map { readTemplateArgument($0) }.filter { $0 >= 0 }
        place = close
      }
      place += 1
    }
    return addType(
      .named, at: last, name: self.names.id(of: names.joined(separator: "::")), parts: arguments,
      role: role)
  }

  /// Behind the name of a type that begins at a place, its arguments and what they qualify.
  func behindTypeName(_ index: Int) -> Int {
    var place = index + 1
    while true {
      while symbol(place) == .scope, isIdentifier(place + 1) { place += 2 }
      guard let end = angleEnd(place) else { return place }
      place = end + 1
      guard isCxx, symbol(place) == .scope, isIdentifier(place + 1) else {
        return place
      }
    }
  }
}
