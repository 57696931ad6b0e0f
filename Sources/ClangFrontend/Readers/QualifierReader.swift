import SourceFacts
import SourceText

/// What stands in front of a name of C++ that is declared outside of its class.
struct QualifierReader: GrammarReader {
  let reading: FileReading

  /// Adds an extension for what is defined outside of its class; `nil` for other names.
  func addExtension(of name: CxxName, from start: Int) -> ID<DeclarationFact>? {
    guard name.isQualified else { return nil }
    let qualifier = text(of: name)
    if isNamespace(qualifier) { return nil }
    let index = facts.add(
      .extension, at: name.parent,
      name: facts.declaredName(qualifier, plain: facts.id(of: qualifier)),
      from: start, marks: .isDefinition)
    builder.within(index) {
      builder[index].type = facts.addType(
        .named, at: name.parent, name: facts.id(of: qualifier), role: .extensionOf)
      readQualifierArguments(of: name)
    }
    return index
  }

  /// The template arguments in what stands in front of a name.
  private func readQualifierArguments(of name: CxxName) {
    var index = name.first
    while index < name.last {
      if symbol(index) == .less, let end = templateEnd(index, tokens.count), end < name.last {
        let pieces = templatePieces(from: index + 1, to: end)
        for piece in pieces { templates.readArgument(piece) }
        index = end
      }
      index += 1
    }
  }

  /// What stands in front of a name, template arguments left out.
  func text(of name: CxxName) -> String {
    var parts: [String] = []
    var index = name.first
    while index <= name.parent {
      if isIdentifier(index) { parts.append(String(decoding: bytes(index), as: UTF8.self)) }
      index =
        symbol(index) == .less ? (templateEnd(index, tokens.count) ?? index) + 1 : index + 1
    }
    if let meant = parts.first.flatMap({ reading.cxx.aliases[$0] }) { parts[0] = meant }
    return parts.joined(separator: "::")
  }

  private func isNamespace(_ qualifier: String) -> Bool {
    let last = qualifier.split(separator: ":").last.map(String.init) ?? qualifier
    return reading.cxx.known.contains(last)
  }
}
