import SourceFacts
import SwiftSyntax

/// The arguments of a call, lowered.
struct ReadArguments {
  var values: [ExpressionIndex] = []
  var labels: [NameID] = []
  /// Contexts that point at the call once it is known.
  var contexts: [Int32] = []
  /// Names that a pattern in each argument binds, as places in `freeBindings`.
  var bindings: [Range<Int>] = []
  var hasTrailingClosure = false
}

extension SwiftFileReader {
  func readArguments(
    _ arguments: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
    additional: MultipleTrailingClosureElementListSyntax
  ) -> ReadArguments {
    var read = ReadArguments()
    for argument in arguments {
      let context = addArgumentContext(to: &read)
      let first = freeBindings.count
      read.values.append(readExpression(argument.expression, expecting: .context(context)))
      read.labels.append(argument.label.map { name($0) } ?? -1)
      read.bindings.append(first..<freeBindings.count)
    }
    if let trailing {
      read.hasTrailingClosure = true
      addClosure(trailing, label: -1, to: &read)
    }
    for element in additional {
      addClosure(element.closure, label: name(element.label), to: &read)
    }
    return read
  }

  private func addClosure(
    _ closure: ClosureExprSyntax, label: NameID, to read: inout ReadArguments
  ) {
    let context = addArgumentContext(to: &read)
    read.values.append(readClosure(closure, context: context))
    read.labels.append(label)
    read.bindings.append(freeBindings.count..<freeBindings.count)
  }

  private func addArgumentContext(to read: inout ReadArguments) -> Int32 {
    let context = build.add(
      ContextFact(kind: .argument, index: -1, position: Int32(read.values.count)))
    read.contexts.append(context)
    return context
  }

  func addCall(
    _ kind: ExpressionFact.Kind, base: ExpressionIndex, _ arguments: ReadArguments,
    role: ReferenceRole
  ) -> ExpressionIndex {
    // The place of the name called: asking a long chain for its first token would walk all of it
    // for every link.
    let place = base < 0 ? 0 : build[expression: base].offset
    var call = ExpressionFact(
      kind: kind, role: role, condition: build.condition, offset: place, owner: build.owner,
      base: base,
      arguments: build.list(arguments.values))
    call.labels = build.list(arguments.labels)
    if arguments.hasTrailingClosure { call.marks.insert(.hasTrailingClosure) }
    if isAwaited { call.marks.insert(.isAwaited) }
    let index = addExpression(call)
    finish(arguments, of: index)
    return index
  }

  /// Ties the contexts of arguments, and the names that patterns in them bind, to their call.
  func finish(_ arguments: ReadArguments, of call: ExpressionIndex) {
    for context in arguments.contexts { build[context: context].index = call }
    for (position, range) in arguments.bindings.enumerated() {
      tieFreeBindings(range, toPart: position, of: call)
    }
  }
}
