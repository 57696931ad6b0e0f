import SourceFacts
import SourceText

/// `typedef` and `@compatibility_alias`.
struct AliasReader: GrammarReader {
  let reading: FileReading

  /// `typedef Type Name, *Other;`
  func readTypedef(_ head: Specifiers, _ first: Declarator, to limit: Int) {
    if readForwardEnum(first, to: limit) { return }
    var declarator = first
    var base: ID<TypeFact>??
    if case .aggregate(let keyword) = head.base {
      let aggregate = aggregates.read(keyword, of: head, alias: first)
      base = aggregate.type
      if aggregates.namesAggregate(keyword, first, limit) {
        guard symbol(first.end) == .comma else {
          position = behindSemicolon(first.end, limit)
          if let declaration = aggregate.declaration { facts.finish(declaration, before: position) }
          return
        }
        declarator = self.declarator(from: first.end + 1, to: limit, .declaration)
      }
    } else if case .enumMacro(let index) = head.base {
      base = enums.readMacro(index, of: head, alias: first).type
    }
    while declarator.name >= 0 {
      // Swift makes a struct of it, the members of which are the constants of that type.
      let isEnumeration = (head.macros + declarator.macros).contains { isTypedEnumMacro($0) }
      let index = facts.add(
        isEnumeration ? .struct : .typealias, at: declarator.name, from: head.start,
        marks: isEnumeration ? [.isObjC, .isDefinition] : [])
      swiftNames.setName(of: index, macros: head.macros + declarator.macros + reading.pendingMacros)
      builder.within(index) {
        loose.readMacros(pendingAndOwn(head) + declarator.macros)
        let type = base ?? types.readBase(head, role: isEnumeration ? .inheritance : .typePosition)
        base = type
        if isEnumeration {
          builder[index].inherited = builder.list(type.map { [$0] } ?? [])
          return
        }
        var whole = types.completed(type, by: declarator)
        if declarator.pointee < 0, declarator.parameters >= 0 {
          let parts = pieces(in: declarator.parameters).map { types.readParameter($0).type }
          whole = facts.addType(.function, at: declarator.parameters, base: type, parts: parts)
        }
        builder[index].type = whole
      }
      facts.finish(index, before: behindSemicolon(declarator.end, limit))
      guard symbol(declarator.end) == .comma else { break }
      declarator = self.declarator(from: declarator.end + 1, to: limit, .declaration)
    }
    if base == nil, first.name < 0 { _ = aggregates.readStandaloneBase(head) }
    position = behindSemicolon(declarator.end, limit)
  }

  /// Whether a word is `NS_TYPED_ENUM` or the like.
  private func isTypedEnumMacro(_ index: Int) -> Bool {
    guard isMacroLike(index) else { return false }
    let name = String(decoding: bytes(index), as: UTF8.self)
    return name.contains("TYPED") && name.hasSuffix("ENUM") || name.hasSuffix("STRING_ENUM")
  }

  /// `typedef NS_ENUM(Type, Name);`, which only announces the type; gives whether that stood there.
  private func readForwardEnum(_ first: Declarator, to limit: Int) -> Bool {
    guard first.name >= 0, first.parameters == first.name + 1, symbol(first.end) == .semicolon,
      isEnumMacroName(first.name), let parts = enums.macroParts(first.name)
    else { return false }
    _ = facts.addExpression(.name, at: first.name, role: .call, name: name(first.name))
    if let type = parts.type { types.read(type, role: .inheritance) }
    _ = facts.addType(.named, at: parts.name, name: name(parts.name))
    position = behindSemicolon(first.end, limit)
    return true
  }

  /// `@compatibility_alias Other Name;`
  func readCompatibilityAlias(to limit: Int) {
    let start = position
    position += 1
    guard position + 1 < limit, word(position) >= 0, word(position + 1) >= 0 else { return }
    let index = facts.add(.typealias, at: position, from: start, marks: .isObjC)
    builder.within(index) { builder[index].type = types.readNamed(position + 1) }
    position = behindSemicolon(position + 2, limit)
    facts.finish(index, before: position)
  }
}
