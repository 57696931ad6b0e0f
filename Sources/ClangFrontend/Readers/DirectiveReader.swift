import SourceFacts
import SourceText

/// Directives: what a file includes and defines.
struct DirectiveReader: GrammarReader {
  let reading: FileReading

  /// `#include` and `#import`.
  func read(_ include: TokenizedFile.Include) {
    let module = include.path.prefix { $0 != "/" }
    builder.add(
      ImportFact(
        form: include.form, path: include.path, module: facts.id(of: String(module)),
        declaration: nil, marks: [], access: nil, condition: include.condition,
        offset: include.offset))
  }

  /// A `#define` as a declaration that owns the names in its body.
  func read(_ macro: TokenizedFile.Macro, body: [Lexeme]) {
    if !macro.isFunctionLike, body.isEmpty { return }
    let index = builder.add(
      DeclarationFact(
        kind: macro.isFunctionLike ? .macro : .variable, name: facts.id(of: bytes(macro.name)),
        parent: nil, access: facts.access, writtenAccess: nil, condition: macro.condition,
        marks: macro.isFunctionLike ? [] : [.isConstant, .hasInitialValue, .isUnlinked],
        offset: UInt32(macro.name.lowerBound), start: UInt32(macro.directive.lowerBound),
        end: UInt32(macro.directive.upperBound)))
    let parameters = macro.parameters.map { facts.id(of: bytes($0)) }
    builder[index].labels = builder.list(parameters.map { _ in facts.id(of: "_") })
    facts.setParameters(
      of: index, names: parameters, types: parameters.map { _ in nil },
      flags: parameters.map { _ in [] })
    addBraces(of: index, body, macro)
    if MacroValue(body).isRead {
      readValue(of: index, body, parameters)
      return
    }
    for (place, lexeme) in body.enumerated() where lexeme.symbol == .identifier {
      let word = facts.id(of: bytes(Int(lexeme.start)..<Int(lexeme.end)))
      if parameters.contains(word) || Word.isValue(lexeme.word) { continue }
      let isCalled = place + 1 < body.count && body[place + 1].symbol == .leftParenthesis
      _ = builder.add(
        ExpressionFact(
          .name, role: isCalled ? .call : .value, condition: macro.condition,
          offset: lexeme.start, owner: index, name: word))
    }
  }

  /// Reads a body that is one value, so that it is known of which type a use of the macro is.
  private func readValue(
    of index: ID<DeclarationFact>, _ body: [Lexeme], _ parameters: [NameID]
  ) {
    body.withUnsafeBufferPointer { lexemes in
      let text = LexemeText(lexemes, of: tokens)
      let inner = DirectiveReader(reading: FileReading(tokens: text, behind: reading))
      builder.within(index) {
        builder.inLocalScope {
          for parameter in parameters {
            builder.bind(
              BindingFact(name: parameter, offset: builder[index].offset, owner: index))
          }
          builder[index].value = inner.expressions.read(to: text.count)
          inner.loose.read(inner.position..<text.count)
        }
      }
    }
  }

  /// Notes of a macro that does nothing but open or close namespaces which: `kiln`, `{` for one without
  /// a name of its own, `}`.
  private func addBraces(
    of index: ID<DeclarationFact>, _ body: [Lexeme], _ macro: TokenizedFile.Macro
  ) {
    let braces = MacroBraces(body, text: tokens.text).found
    guard !braces.isEmpty else { return }
    builder[index].inherited = builder.list(
      braces.map { brace in
        builder.add(
          TypeFact(
            kind: .other, role: .typePosition, condition: macro.condition,
            name: facts.id(of: brace), owner: index, offset: UInt32(macro.name.lowerBound)))
      })
  }

  /// The bytes of a piece of the text.
  private func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: tokens.text[range])
  }
}
