import SourceFacts
import SourceText
import SwiftSyntax

/// The arguments of a call, read before the call itself is added.
struct CallArguments {
  fileprivate(set) var values: [Operand] = []
  fileprivate(set) var labels: [OptionalID<Name>] = []
  fileprivate(set) var hasTrailingClosure = false
  /// Contexts that point at the call once it is known.
  fileprivate var contexts: [ID<ContextFact>] = []
  /// Which of the free bindings each argument made.
  fileprivate var bindings: [Range<Int>] = []
}

/// Reads calls and subscripts.
struct CallReader: GrammarReader {
  let here: BodyContext

  /// Reads the arguments of a call, its trailing closures among them.
  func readArguments(
    _ arguments: LabeledExprListSyntax, trailing: ClosureExprSyntax? = nil,
    additional: MultipleTrailingClosureElementListSyntax = []
  ) -> CallArguments {
    var read = CallArguments()
    for argument in arguments {
      let context = addContext(to: &read)
      let first = freeBindings.count
      read.values.append(expressions.read(argument.expression, expecting: .context(context)))
      read.labels.append(OptionalID(argument.label.map { name($0) }))
      read.bindings.append(first..<freeBindings.count)
    }
    if let trailing {
      read.hasTrailingClosure = true
      readClosure(trailing, label: .none, into: &read)
    }
    for element in additional {
      readClosure(element.closure, label: OptionalID(name(element.label)), into: &read)
    }
    return read
  }

  private func readClosure(
    _ closure: ClosureExprSyntax, label: OptionalID<Name>, into read: inout CallArguments
  ) {
    let context = addContext(to: &read)
    read.values.append(closures.read(closure, context: context))
    read.labels.append(label)
    read.bindings.append(freeBindings.count..<freeBindings.count)
  }

  private func addContext(to read: inout CallArguments) -> ID<ContextFact> {
    let context = build.add(ContextFact(.argument(read.values.count, of: nil)))
    read.contexts.append(context)
    return context
  }

  /// Adds a call or subscript.
  func add(
    _ form: ExpressionFact.Form, _ arguments: CallArguments, role: ReferenceRole
  ) -> Operand {
    // The place of the name called: asking a long chain for its first token would walk all of it
    // for every link.
    var call = ExpressionFact(
      form, role: role, condition: build.condition, offset: 0, owner: build.owner,
      arguments: build.list(arguments.values))
    if let callee = call.base.expression { call.offset = build[callee].offset }
    call.labels = build.list(arguments.labels)
    if arguments.hasTrailingClosure { call.marks.insert(.hasTrailingClosure) }
    if here.isAwaited { call.marks.insert(.isAwaited) }
    let index = build.add(call)
    finish(arguments, of: index)
    return Operand(index)
  }

  /// Ties the contexts of arguments, and the names that patterns in them bind, to their call.
  func finish(_ arguments: CallArguments, of call: ID<ExpressionFact>?) {
    if let call { for context in arguments.contexts { build[context].tie(to: call) } }
    for (position, range) in arguments.bindings.enumerated() {
      freeBindings.tie(range, toPart: position, of: Operand(call))
    }
  }
}
