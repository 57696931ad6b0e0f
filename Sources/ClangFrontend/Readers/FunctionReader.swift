import SourceFacts
import SourceText

/// Parameters and bodies of functions.
struct FunctionReader: GrammarReader {
  let reading: FileReading

  /// Lowers parameters and body; gives whether there was a body.
  func read(_ index: ID<DeclarationFact>, _ declarator: Declarator, to limit: Int) -> Bool {
    var body = declarator.end < limit && symbol(declarator.end) == .leftBrace ? declarator.end : -1
    let oldStyle = body < 0 ? oldStyleBody(of: declarator.parameters, limit) : nil
    if let oldStyle { body = oldStyle }
    builder.within(index) {
      let mark = builder.openScope()
      if oldStyle == nil {
        readParameters(pieces(in: declarator.parameters), of: index, binds: body >= 0)
      } else {
        readOldStyleParameters(declarator, body: body, of: index)
      }
      if body >= 0 {
        builder[index].marks.insert(.isDefinition)
        readBody(body)
      }
      builder.closeScope(mark)
    }
    guard body >= 0 else { return false }
    position = after(body)
    facts.finish(index, before: position)
    return true
  }

  /// Lowers parameters; those of C have no labels.
  func readParameters(_ pieces: [Range<Int>], of index: ID<DeclarationFact>, binds: Bool) {
    var written: [ID<TypeFact>?] = []
    var inner: [NameID] = []
    var flags: [ParameterShape] = []
    let underscore = facts.id(of: "_")
    for piece in pieces {
      let parameter = types.readParameter(piece)
      if parameter.isVariadic {
        if let last = flags.indices.last { flags[last].insert(.isVariadic) }
        continue
      }
      written.append(parameter.type)
      inner.append(parameter.name < 0 ? underscore : name(parameter.name))
      flags.append(parameter.value < 0 ? [] : .hasDefault)
      if binds, parameter.name >= 0 { facts.bind(parameter.name, type: parameter.type) }
      if parameter.value >= 0 { expressions.readAll(parameter.value..<piece.upperBound) }
    }
    // A macro may have said the labels.
    if builder[index].labels.count != written.count {
      builder[index].labels = builder.list(written.map { _ in underscore })
    }
    facts.setParameters(of: index, names: inner, types: written, flags: flags)
  }

  /// `f(a, b) int a; char *b; {…}`
  private func readOldStyleParameters(
    _ declarator: Declarator, body: Int, of index: ID<DeclarationFact>
  ) {
    var typeOfName: [NameID: ID<TypeFact>] = [:]
    var place = declarator.end
    while place < body {
      let head = specifiers(from: place, to: body, .declaration)
      let base = types.readBase(head)
      var next = self.declarator(from: head.end, to: body, .declaration)
      while next.name >= 0 {
        typeOfName[name(next.name)] = types.completed(base, by: next)
        guard symbol(next.end) == .comma else { break }
        next = self.declarator(from: next.end + 1, to: body, .declaration)
      }
      place = max(place + 1, behindSemicolon(next.end, body))
    }
    let inner = pieces(in: declarator.parameters).map(\.lowerBound)
    let written = inner.map { typeOfName[name($0)] }
    for (parameter, type) in zip(inner, written) { facts.bind(parameter, type: type) }
    let underscore = facts.id(of: "_")
    builder[index].labels = builder.list(inner.map { _ in underscore })
    facts.setParameters(
      of: index, names: inner.map { name($0) }, types: written, flags: inner.map { _ in [] })
  }

  /// Lowers a function's body, the brace of which is at a place.
  func readBody(_ open: Int) {
    let resume = position
    builder.outsideClosures {
      builder.inLocalScope {
        position = open + 1
        statements.read(to: contentEnd(open))
      }
    }
    position = resume
  }
}
