import DependencyModel
import SourceFacts
import SourceText

/// Tells how the names of one file were resolved: what stands before each, of which type that is, and where that comes
/// from.
package struct ReferenceExplainer {
  /// What there is to tell of a name beside its outcome.
  package struct Explanation: Hashable, Sendable {
    /// UTF-8 offset of the name.
    package var offset: UInt32
    /// The name.
    package var name: String
    /// The chain that ends with the name.
    package var chain: String
    /// How it was found out, or what is missing, one sentence a step.
    package var steps: [String]
    /// The declarations that are meant, or may be.
    package var declarations: [DeclarationID]
  }

  private let typer: ExpressionTyper
  private let files: [SourceFileSummary]

  /// Resolves the expressions of a file anew, keeping what is forgotten otherwise.
  ///
  /// - Complexity: linear in the facts of the file; in those of the project where `GraphOptions` did not say that its
  ///   types are kept.
  package init(_ project: ResolvedProject, file: FileID) {
    let table = project.symbols
    let types =
      project.types
      ?? KnownValueTypes(
        table: table, count: table.declarations.ownUnits.count,
        jobs: 1)
    typer = ExpressionTyper(
      unit: ID(file), table: table, written: types.written, inferred: types.inferred)
    files = project.graph.files
    let typer = typer
    onUnit(table.declarations.units[ID(file)], .references) {
      for index in typer.context.facts.expressions.ids { _ = typer.value(of: index) }
    }
  }

  /// What there is to tell of the members, names and calls in a part of the file, by place.
  package func explanations(in offsets: Range<UInt32>) -> [Explanation] {
    typer.context.facts.expressions.ids.compactMap { index in
      let fact = typer.context.expression(index)
      let resolvedName = typer.resolvedNames[index]
      guard offsets.contains(fact.offset), resolvedName.outcome != .none, let name = fact.name
      else {
        return nil
      }
      let symbols = typer.resolvedNames.symbols(at: index).filter {
        !typer.context.table[$0].isForeign
      }
      return Explanation(
        offset: fact.offset, name: typer.context.facts[name],
        chain: chain(Operand(index)),
        steps: steps(of: fact, resolvedName, symbols),
        declarations: symbols.map { DeclarationID($0.int) })
    }
    .sorted { $0.offset < $1.offset }
  }

  // MARK: Steps

  private func steps(
    of fact: ExpressionFact, _ resolvedName: ResolvedName, _ symbols: [ID<Symbol>]
  ) -> [String] {
    var steps: [String] = []
    switch fact.form {
    case .member(let base): steps = base.expression.map(baseSteps) ?? []
    case .implicitMember(let context): steps = contextSteps(context)
    default: break
    }
    for symbol in symbols { steps.append(declaration(symbol)) }
    if resolvedName.outcome == .external {
      steps.append("It is not a declaration of the project.")
    } else if symbols.isEmpty, !(steps.last?.contains("is not known") ?? false) {
      steps.append("That type has no such member here, or none that fits the arguments.")
    }
    return steps
  }

  /// What is known of what stands before a member.
  private func baseSteps(_ base: ID<ExpressionFact>) -> [String] {
    let type = typer.knownValue(of: base)
    let written = chain(Operand(base))
    let steps = typer.resolvedNames.symbols(at: base).prefix(1).map { declaration($0) }
    if type.isUnknown { return steps + ["The type of \(quoted(written)) is not known."] }
    return steps + ["\(quoted(written)) is of type \(quoted(text(type)))."]
  }

  private func contextSteps(_ context: ID<ContextFact>?) -> [String] {
    let types = typer.contexts.types(expectedBy: context).filter { !$0.isUnknown }
    if types.isEmpty { return ["The expected type is not known."] }
    let names = types.map { quoted(text($0)) }
    return ["A value of type \(names.joined(separator: " or ")) is expected here."]
  }

  private func declaration(_ symbol: ID<Symbol>) -> String {
    let table = typer.context.table
    let entry = table[symbol]
    guard !entry.isForeign else {
      return "\(quoted(table.names[entry.name])) is part of the standard library or Foundation."
    }
    let file = files[entry.declaringUnit.file]
    let position = file.lines.position(of: Int(table.declarations.fact(symbol).offset))
    let place = SourceLocation(path: file.path, line: position.line, column: position.column)
    let type = table.enclosingType(of: entry.parent)
    let name = table.names[entry.name]
    let belongs = type.map { " of \(quoted(table.names[table[$0].name]))" } ?? ""
    return "\(quoted(name)) is declared at \(place) as \(noun(entry.kind))\(belongs)."
  }

  private func noun(_ kind: DeclarationKind) -> String {
    switch kind {
    case .enumCase: "a case"
    case .initializer: "an initializer"
    case .associatedType: "an associated type"
    case .enum, .actor, .operator, .extension: "an \(kind)"
    case .genericParameter: "a generic parameter"
    case .typealias, .class, .struct, .protocol, .function, .deinitializer, .subscript, .variable,
      .precedenceGroup, .macro, .topLevelCode, .macroExpansion:
      "a \(kind)"
    }
  }

  // MARK: Texts

  /// A name in backticks, unless it has its own.
  private func quoted(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: "`")) ? name : "`\(name)`"
  }

  /// What is written up to an expression, as far as it is a chain of names.
  private func chain(_ operand: Operand) -> String {
    var parts: [String] = []
    var current = operand
    while let index = current.expression {
      let fact = typer.context.expression(index)
      let name = typer.context.text(fact.name)
      switch fact.kind {
      case .member: parts.append(".\(name)")
      case .call: parts.append("(…)")
      case .subscript: parts.append("[…]")
      case .forceUnwrap: parts.append("!")
      case .optionalChain: parts.append("?")
      case .implicitMember: return ".\(name)" + parts.reversed().joined()
      case .selfValue: return "self" + parts.reversed().joined()
      case .selfType: return "Self" + parts.reversed().joined()
      case .superValue: return "super" + parts.reversed().joined()
      case .operator where typer.context.isCFamily && !parts.isEmpty:
        return "(…)" + parts.reversed().joined()
      case .name, .local, .operator: return name + parts.reversed().joined()
      case .type, .tuple, .array, .dictionary, .closure, .cast, .sequence, .keyPath, .macro,
        .branches:
        return "(…)" + parts.reversed().joined()
      }
      current = fact.base
    }
    return parts.reversed().joined()
  }

  /// A type as Swift writes it, as far as it is known.
  private func text(_ type: ValueType) -> String {
    let table = typer.context.table
    let arguments = table.ownArguments(of: type).map { text($0) }
    switch type.kind {
    case .unknown: return "_"
    case .nominal, .alias:
      let name = table.names[table[type.symbol].name]
      return arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
    case .parameter, .associated: return table.names[table[type.symbol].name]
    case .selfType: return "Self"
    case .external: return type.name.map { table.names[$0] } ?? "_"
    case .optional: return "\(arguments[0])?"
    case .tuple: return "(\(arguments.joined(separator: ", ")))"
    case .labelled: return arguments[0]
    case .function:
      return "(\(arguments.dropFirst().joined(separator: ", "))) -> \(arguments[0])"
    case .composition: return arguments.joined(separator: " & ")
    case .metatype: return "\(arguments[0]).Type"
    case .module: return table.declarations.modules[type.module].name
    case .externalModule: return "a module"
    case .nilLiteral: return "nil"
    }
  }
}
