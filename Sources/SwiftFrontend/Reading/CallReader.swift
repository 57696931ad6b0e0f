import SourceFacts
import SourceText
import SwiftSyntax

/// The arguments of a call, read before the call itself is added.
struct CallArguments {
  /// One argument.
  struct Argument {
    var value: Operand
    var label: OptionalID<Name>
    /// The context, which points at the call once it is known.
    fileprivate var context: ID<ContextFact>
    /// Which of the free bindings it made.
    fileprivate var bindings: Range<Int>
  }

  /// The arguments, trailing closures among them, in order.
  fileprivate(set) var all: [Argument] = []
  fileprivate(set) var hasTrailingClosure = false
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
    let count = arguments.count + (trailing == nil ? 0 : 1) + additional.count
    if count > 0 { read.all.reserveCapacity(count) }
    for argument in arguments {
      let context = addContext(behind: read)
      let first = freeBindings.count
      let value = expressions.read(argument.expression, expecting: .context(context))
      let label = OptionalID(argument.label.map { name($0) })
      read.all.append(
        CallArguments.Argument(
          value: value, label: label, context: context, bindings: first..<freeBindings.count))
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
    let context = addContext(behind: read)
    let value = closures.read(closure, context: context)
    read.all.append(
      CallArguments.Argument(
        value: value, label: label, context: context,
        bindings: freeBindings.count..<freeBindings.count))
  }

  /// Adds the context of the argument behind those that have been read.
  private func addContext(behind read: CallArguments) -> ID<ContextFact> {
    build.add(ContextFact(.argument(read.all.count, of: nil)))
  }

  /// Adds a call or subscript.
  func add(
    _ form: ExpressionFact.Form, _ arguments: CallArguments, role: ReferenceRole
  ) -> Operand {
    // The place of the name called: asking a long chain for its first token would walk all of it
    // for every link.
    var call = ExpressionFact(
      form, role: role, condition: build.condition, offset: 0, owner: build.owner,
      arguments: build.list(arguments.all) { $0.value })
    if let callee = call.base.expression { call.offset = build[callee].offset }
    call.labels = build.list(arguments.all) { $0.label }
    if arguments.hasTrailingClosure { call.marks.insert(.hasTrailingClosure) }
    if here.isAwaited { call.marks.insert(.isAwaited) }
    let index = build.add(call)
    finish(arguments, of: index)
    return Operand(index)
  }

  /// Ties the contexts of arguments, and the names that patterns in them bind, to their call.
  func finish(_ arguments: CallArguments, of call: ID<ExpressionFact>?) {
    if let call {
      for argument in arguments.all { build[argument.context].tie(to: call) }
    }
    for (position, argument) in arguments.all.enumerated() where !argument.bindings.isEmpty {
      freeBindings.tie(argument.bindings, toPart: position, of: Operand(call))
    }
  }
}
