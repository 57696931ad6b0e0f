import SourceText

/// Writes types that look-up has found as text, like types that are written; see `WrittenType.text`.
struct InferredTypeText {
  /// Types in types that are followed at most.
  private static let maximumDepth = 16

  private let table: SymbolTable
  private let reach: DeclarationReach

  /// Writes types of a table.
  init(_ table: SymbolTable, _ reach: DeclarationReach) {
    self.table = table
    self.reach = reach
  }

  /// A type with the names of the types around it, and without where that is different.
  ///
  /// - Returns: nothing for a type of which some part is not known. Generic arguments are left out
  ///   where none are known.
  func texts(_ type: ValueType) -> [String] {
    guard let full = text(type, isQualified: true, depth: 0),
      let short = text(type, isQualified: false, depth: 0)
    else { return [] }
    return short.equalsInBytes(full) ? [full] : [full, short]
  }

  private func text(_ type: ValueType, isQualified: Bool, depth: Int) -> String? {
    if depth > Self.maximumDepth { return nil }
    var arguments: [String] = []
    for argument in table.ownArguments(of: type) {
      guard let text = text(argument, isQualified: isQualified, depth: depth + 1) else {
        return nil
      }
      arguments.append(text)
    }
    switch type.kind {
    case .unknown, .module, .externalModule, .nilLiteral: return nil
    case .external: return type.name.map { table.names[$0] }
    case .nominal, .alias: return named(type.symbol, arguments, isQualified)
    case .parameter, .associated: return table.names[table[type.symbol].name]
    case .selfType: return "Self"
    case .optional: return inParentheses(arguments[0], type.arguments[0]) + "?"
    case .tuple: return arguments.isEmpty ? "Void" : "(\(arguments.joined(separator: ", ")))"
    case .labelled: return arguments[0]
    case .function:
      return "(\(arguments.dropFirst().joined(separator: ", "))) -> \(arguments[0])"
    case .composition: return arguments.joined(separator: " & ")
    case .metatype: return inParentheses(arguments[0], type.arguments[0]) + ".Type"
    }
  }

  private func named(
    _ symbol: ID<Symbol>, _ arguments: [String], _ isQualified: Bool
  ) -> String {
    if symbol == table.index.known.array, arguments.count == 1 { return "[\(arguments[0])]" }
    if symbol == table.index.known.dictionary, arguments.count == 2 {
      return "[\(arguments[0]): \(arguments[1])]"
    }
    let isOwn = !table[symbol].isForeign
    let name =
      isQualified && isOwn
      ? reach.qualifiedNames[symbol] : table.names[table[symbol].name]
    return arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
  }

  private func inParentheses(_ text: String, _ type: ValueType) -> String {
    type.kind == .function || type.kind == .composition ? "(\(text))" : text
  }
}
