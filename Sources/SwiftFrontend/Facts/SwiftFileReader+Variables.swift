import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Lowers stored and computed variables; in a function they are local names.
  func readVariables(_ node: VariableDeclSyntax) {
    if build.isLocal {
      readLocalVariables(node)
      return
    }
    // `var a, b: Int`: a binding without a type takes the one written behind it.
    var indices: [[DeclarationIndex]] = []
    for binding in node.bindings {
      var own: [DeclarationIndex] = []
      addVariables(binding.pattern, node, into: &own)
      indices.append(own)
      readVariable(binding, own, isConstant: node.bindingSpecifier.text == "let")
    }
    var type: TypeIndex = -1
    for own in indices.reversed() {
      for index in own {
        if build[declaration: index].type >= 0 {
          type = build[declaration: index].type
        } else if build[declaration: index].value == -1, own.count == 1 {
          build[declaration: index].type = type
        }
      }
    }
  }

  private func addVariables(
    _ pattern: PatternSyntax, _ node: VariableDeclSyntax, into indices: inout [DeclarationIndex]
  ) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let identifier):
      let isFirst = indices.isEmpty
      indices.append(
        add(
          part(
            .variable, identifier.identifier, node, isFirst ? node.attributes : nil, node.modifiers)
        ))
    case .tuplePattern(let tuple):
      for element in tuple.elements { addVariables(element.pattern, node, into: &indices) }
    default: break
    }
  }

  private func readVariable(
    _ binding: PatternBindingSyntax, _ indices: [DeclarationIndex], isConstant: Bool
  ) {
    guard let first = indices.first else {
      if let type = binding.typeAnnotation?.type { readType(type) }
      if let value = binding.initializer?.value { readScriptExpression(value) }
      return
    }
    build.within(first) {
      var type: TypeIndex = -1
      if let annotation = binding.typeAnnotation?.type {
        type = readType(annotation)
        if indices.count == 1 { build[declaration: first].type = type }
      }
      if let value = binding.initializer?.value {
        var index: ExpressionIndex = -1
        build.inLocalScope {
          index = readExpression(value, expecting: type >= 0 ? .writtenType(type) : .unknown)
        }
        for index in indices { build[declaration: index].marks.insert(.hasInitialValue) }
        if indices.count == 1 { build[declaration: first].value = index }
        if index == ExpressionFact.nilLiteral {
          build[declaration: first].marks.insert(.returnsNil)
        }
      }
      if let block = binding.accessorBlock {
        build[declaration: first].marks.formUnion(marks(of: block))
        let outer = result
        result = .result(first)
        readAccessors(block, type: type)
        result = outer
      }
    }
    for index in indices where isConstant {
      build[declaration: index].marks.insert(.isConstant)
    }
  }

  /// What accessors tell of their variable: whether it is computed, and the effects of its getter.
  private func marks(of block: AccessorBlockSyntax) -> DeclarationMarks {
    var marks: DeclarationMarks = []
    let accessors: AccessorDeclListSyntax
    switch block.accessors {
    case .getter(let items): return isNilOnly(items) ? [.isComputed, .returnsNil] : .isComputed
    case .accessors(let list): accessors = list
    }
    for accessor in accessors {
      if !["willSet", "didSet"].contains(accessor.accessorSpecifier.text) {
        marks.insert(.isComputed)
      }
      if accessor.accessorSpecifier.text == "get", isNilOnly(accessor.body?.statements) {
        marks.insert(.returnsNil)
      }
      if accessor.effectSpecifiers?.asyncSpecifier != nil { marks.insert(.isAsync) }
      if accessor.effectSpecifiers?.throwsClause != nil { marks.insert(.isThrowing) }
    }
    return marks
  }

  /// Lowers getters, setters and observers.
  func readAccessors(_ block: AccessorBlockSyntax, type: TypeIndex) {
    switch block.accessors {
    case .getter(let items):
      build.inLocalScope { readFunctionItems(items) }
    case .accessors(let accessors):
      for accessor in accessors { readAccessor(accessor, type: type) }
    }
  }

  func readAccessor(_ accessor: AccessorDeclSyntax, type: TypeIndex) {
    readLooseAttributes(accessor.attributes)
    if let thrown = accessor.effectSpecifiers?.throwsClause?.type { readType(thrown) }
    build.inLocalScope {
      let specifier = accessor.accessorSpecifier.text
      let at = offset(accessor.accessorSpecifier)
      if let parameter = accessor.parameters?.name {
        bind(name(parameter), offset: offset(parameter), type: type)
      } else if specifier == "didSet" {
        bind(known.oldValue, offset: at, type: type)
      } else if ["set", "willSet", "init"].contains(specifier) {
        bind(known.newValue, offset: at, type: type)
      }
      readBody(accessor.body)
    }
  }

  /// Lowers `let` and `var` in a function: the names are local.
  private func readLocalVariables(_ node: VariableDeclSyntax) {
    readLooseAttributes(node.attributes)
    for (position, binding) in node.bindings.enumerated() {
      let annotation = binding.typeAnnotation ?? sharedAnnotation(node.bindings, from: position)
      let type = annotation.map { readType($0.type) } ?? -1
      var value: ExpressionIndex = -1
      if let initializer = binding.initializer?.value {
        value = readExpression(
          initializer, expecting: type >= 0 ? .writtenType(type) : .unknown)
      }
      let source: BindingFact.Source = binding.initializer == nil ? .none : .whole
      readPattern(binding.pattern, PatternSource(value: value, source: source, type: type))
      if let block = binding.accessorBlock {
        let outer = result
        result = type >= 0 ? .writtenType(type) : .unknown
        readAccessors(block, type: type)
        result = outer
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
