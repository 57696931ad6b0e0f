import SourceFacts

/// What stands at the top of a file, or between the braces of a linkage block or namespace.
struct FileItemReader: GrammarReader {
  let reading: FileReading

  /// Reads the declarations of a file, or of a linkage block.
  func readAll(to limit: Int) {
    while position < limit {
      let before = position
      read(to: limit)
      if position <= before { position = before + 1 }
    }
    loose.readPendingMacros()
  }

  /// Reads one declaration at file level.
  func read(to limit: Int) {
    if isCxx, cxxItems.read(to: limit) { return }
    switch symbol(position) {
    case .atInterface: containers.readInterface(to: limit)
    case .atProtocol: containers.readProtocol(to: limit)
    case .atImplementation: containers.readImplementation(to: limit)
    case .atClass: containers.readForwardClasses(to: limit)
    case .atImport: readModuleImport(to: limit)
    case .atAlias: aliases.readCompatibilityAlias(to: limit)
    case .plus, .minus: methods.read(to: limit, in: nil)
    case .atProperty: properties.read(to: limit)
    case .externKeyword where beginsLinkage(position): position += 3
    case .leftBrace: readLooseBody()
    case .attributeKeyword:
      position = behindCall(position)
    case .atSynthesize: skip(to: .semicolon, limit)
    case let other where other.beginsCItem: declarations.read(to: limit, .file)
    default: position += 1
    }
  }

  /// Moves behind the next token of a kind, at the most to the limit.
  func skip(to symbol: GrammarSymbol, _ limit: Int) {
    while position < limit, self.symbol(position) != symbol {
      if self.symbol(position).beginsContainer || self.symbol(position) == .atEnd { return }
      position = next(position)
    }
    position = min(position + 1, limit)
  }

  /// Braces that belong to nothing known: their statements are top-level code.
  func readLooseBody() {
    let open = position
    builder.inLocalScope {
      position = open + 1
      statements.read(to: contentEnd(open))
    }
    position = after(open)
  }

  /// `@import A.B;`
  func readModuleImport(to limit: Int) {
    let start = position + 1
    position = start
    while position < limit, word(position) >= 0 || symbol(position) == .dot { position += 1 }
    guard position > start, word(start) >= 0 else { return }
    builder.add(
      ImportFact(
        path: text(start..<position), module: name(start), declaration: nil, marks: [], access: nil,
        condition: tokens[start].condition, offset: tokens[start].start))
    if symbol(position) == .semicolon { position += 1 }
  }
}
