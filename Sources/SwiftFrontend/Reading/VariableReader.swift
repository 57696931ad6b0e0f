import SourceFacts
import SourceText
import SwiftSyntax

/// Reads `let` and `var`: declarations in a type or at the top of a file, local names in functions.
struct VariableReader: GrammarReader {
  let here: BodyContext

  /// Reads stored and computed variables.
  func read(_ node: VariableDeclSyntax) {
    if build.isLocal { readLocal(node) } else { readDeclared(node) }
  }

  // MARK: Declared

  private func readDeclared(_ node: VariableDeclSyntax) {
    var indices: [[ID<DeclarationFact>]] = []
    for binding in node.bindings {
      var own: [ID<DeclarationFact>] = []
      declare(binding.pattern, node, into: &own)
      indices.append(own)
      read(binding, own, isConstant: node.bindingSpecifier.text == "let")
    }
    // `var a, b: Int`: a binding without a type takes the one written behind it.
    var type: ID<TypeFact>? = nil
    for own in indices.reversed() {
      for index in own {
        if let own = build[index].type {
          type = own
        } else if build[index].value == .none, own.count == 1 {
          build[index].type = type
        }
      }
    }
  }

  /// Declares the names of a pattern; the first one has the attributes.
  private func declare(
    _ pattern: PatternSyntax, _ node: VariableDeclSyntax, into indices: inout [ID<DeclarationFact>]
  ) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let identifier):
      indices.append(
        heads.declare(
          .variable, identifier.identifier, node, indices.isEmpty ? node.attributes : nil,
          node.modifiers))
    case .tuplePattern(let tuple):
      for element in tuple.elements { declare(element.pattern, node, into: &indices) }
    default: break
    }
  }

  private func read(
    _ binding: PatternBindingSyntax, _ indices: [ID<DeclarationFact>], isConstant: Bool
  ) {
    guard let first = indices.first else {
      if let type = binding.typeAnnotation?.type { types.read(type) }
      if let value = binding.initializer?.value { topLevel.readLoose(value) }
      return
    }
    build.within(first) {
      var type: ID<TypeFact>? = nil
      if let annotation = binding.typeAnnotation?.type {
        type = types.read(annotation)
        if indices.count == 1 { build[first].type = type }
      }
      if let value = binding.initializer?.value {
        readInitialValue(value, of: indices, first, type: type)
        if type != nil { build[first].body = offset(value) }
      }
      if let block = binding.accessorBlock {
        build[first].marks.formUnion(block.marks)
        if !block.isInlined { build[first].body = min(build[first].body, offset(block)) }
        AccessorReader(here: here.giving(.result(first))).read(block, type: type)
      }
    }
    for index in indices where isConstant { build[index].marks.insert(.isConstant) }
  }

  private func readInitialValue(
    _ value: ExprSyntax, of indices: [ID<DeclarationFact>], _ first: ID<DeclarationFact>,
    type: ID<TypeFact>?
  ) {
    var read = Operand.none
    build.inLocalScope { read = expressions.read(value, expecting: Expectation(type: type)) }
    for index in indices { build[index].marks.insert(.hasInitialValue) }
    if indices.count == 1 { build[first].value = read }
    if read == .nilLiteral { build[first].marks.insert(.returnsNil) }
  }

  // MARK: Local

  private func readLocal(_ node: VariableDeclSyntax) {
    attributes.readLoose(node.attributes)
    for (position, binding) in node.bindings.enumerated() {
      let annotation = binding.typeAnnotation ?? sharedAnnotation(node.bindings, from: position)
      let type = annotation.map { types.read($0.type) }
      let value = binding.initializer.map {
        expressions.read($0.value, expecting: Expectation(type: type))
      }
      patterns.read(binding.pattern, from: value.map { .whole($0) } ?? .none, type: type)
      if let block = binding.accessorBlock {
        AccessorReader(here: here.giving(Expectation(type: type))).read(block, type: type)
      }
    }
  }

  /// In `var a, b: Int` the type that stands behind a later name, if this one has neither type
  /// nor value.
  private func sharedAnnotation(
    _ bindings: PatternBindingListSyntax, from position: Int
  ) -> TypeAnnotationSyntax? {
    for binding in bindings.dropFirst(position) {
      if binding.initializer != nil { return nil }
      if let annotation = binding.typeAnnotation { return annotation }
    }
    return nil
  }
}

/// Reads getters, setters and observers, as bodies whose `return` is that of `here`.
struct AccessorReader: GrammarReader {
  let here: BodyContext

  /// Reads all accessors of a variable or subscript.
  ///
  /// - Parameter type: the type written for what they access, or `nil`.
  func read(_ block: AccessorBlockSyntax, type: ID<TypeFact>?) {
    switch block.accessors {
    case .getter(let items): build.inLocalScope { blocks.readFunctionItems(items) }
    case .accessors(let accessors): for accessor in accessors { read(accessor, type: type) }
    }
  }

  /// Reads one accessor.
  func read(_ accessor: AccessorDeclSyntax, type: ID<TypeFact>?) {
    attributes.readLoose(accessor.attributes)
    if let thrown = accessor.effectSpecifiers?.throwsClause?.type { types.read(thrown) }
    build.inLocalScope {
      let specifier = accessor.accessorSpecifier.text
      let start = offset(accessor.accessorSpecifier)
      if let parameter = accessor.parameters?.name {
        bind(name(parameter), offset: offset(parameter), type: type)
      } else if specifier == "didSet" {
        bind(known.oldValue, offset: start, type: type)
      } else if ["set", "willSet", "init"].contains(specifier) {
        bind(known.newValue, offset: start, type: type)
      }
      blocks.readBody(accessor.body)
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether an accessor may show its body to others, as `@inlinable` does.
  var isInlined: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { !$0.attributes.isEmpty }
  }

  /// What accessors tell of their variable: whether it is computed, and the effects of its getter.
  fileprivate var marks: DeclarationMarks {
    let list: AccessorDeclListSyntax
    switch accessors {
    case .getter(let items): return items.isNilOnly ? [.isComputed, .returnsNil] : .isComputed
    case .accessors(let accessors): list = accessors
    }
    var marks: DeclarationMarks = []
    for accessor in list {
      let specifier = accessor.accessorSpecifier.text
      if !["willSet", "didSet"].contains(specifier) { marks.insert(.isComputed) }
      if specifier == "get", accessor.body?.statements.isNilOnly == true {
        marks.insert(.returnsNil)
      }
      if accessor.effectSpecifiers?.asyncSpecifier != nil { marks.insert(.isAsync) }
      if accessor.effectSpecifiers?.throwsClause != nil { marks.insert(.isThrowing) }
    }
    return marks
  }
}
