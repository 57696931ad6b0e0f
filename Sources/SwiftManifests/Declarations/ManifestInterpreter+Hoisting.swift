import SwiftSyntax

extension ManifestInterpreter {
  /// Makes functions, types and computed variables of a block known before it is evaluated.
  ///
  /// Declarations in `#if` branches that may be active are included.
  func hoistDeclarations(of items: [CodeBlockItemSyntax], in scope: Scope) {
    for item in items {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      hoist(declaration, in: scope)
    }
  }

  private func hoist(_ declaration: DeclSyntax, in scope: Scope) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let name = function.name.identifierText
      let known = scope.functions[name, default: []]
      if !known.contains(where: { $0.id == function.id }) {
        scope.functions[name] = known + [function]
      }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let accessors = computedAccessors(of: binding),
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        else { continue }
        scope.computed[name] = accessors
      }
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in possibleClauses(of: condition) {
        if case .statements(let items)? = clause.elements {
          hoistDeclarations(of: Array(items), in: scope)
        }
      }
    } else {
      hoistType(declaration, inside: nil)
    }
  }

  /// The accessors of a computed property; `nil` for stored ones, observed ones included.
  func computedAccessors(of binding: PatternBindingSyntax) -> AccessorBlockSyntax? {
    guard let block = binding.accessorBlock else { return nil }
    guard case .accessors(let accessors) = block.accessors else { return block }
    let isObserved = accessors.allSatisfy { accessor in
      ["willSet", "didSet"].contains(accessor.accessorSpecifier.text)
    }
    return isObserved ? nil : block
  }

  /// Registers a type or extension and its members, nested types included.
  func hoistType(_ declaration: DeclSyntax, inside outer: String?) {
    let prefix = outer.map { "\($0)." } ?? ""
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      addType(prefix + node.name.identifierText, .structure, node.memberBlock, node)
    case .classDecl(let node):
      addType(prefix + node.name.identifierText, .reference, node.memberBlock, node)
    case .actorDecl(let node):
      addType(prefix + node.name.identifierText, .reference, node.memberBlock, node)
    case .enumDecl(let node):
      let path = prefix + node.name.identifierText
      addType(path, .enumeration, node.memberBlock, node)
      types[path]?.rawTypeName =
        node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    case .extensionDecl(let node):
      guard let hint = typeHint(of: node.extendedType) else { return }
      let path = hint.isCollection ? "Array" : hint.path
      addType(path, .library, node.memberBlock, node)
    case .typeAliasDecl(let node):
      if let hint = typeHint(of: node.initializer.value) {
        typeAliases[node.name.identifierText] = hint
      }
    default: break
    }
  }

  private func addType(
    _ path: String, _ kind: DeclaredType.Kind, _ members: MemberBlockSyntax,
    _ node: some DeclSyntaxProtocol
  ) {
    guard hoisted.insert(node.id).inserted else { return }
    guard path.utf8.count < 1_000 else {
      notUnderstood(node, because: "its types are nested too deeply")
      return
    }
    addMembers(members.members, to: declaredType(path, kind: kind))
  }

  private func addMembers(_ members: MemberBlockItemListSyntax, to type: DeclaredType) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node): addProperties(node, to: type)
      case .functionDecl(let node):
        let modifiers = node.modifiers.map(\.name.text)
        type.methods.append(
          DeclaredType.Method(
            isStatic: modifiers.contains("static") || modifiers.contains("class"),
            isMutating: modifiers.contains("mutating"), declaration: node))
      case .initializerDecl(let node): type.initializers.append(node)
      case .enumCaseDecl(let node): addCases(node, to: type)
      case .ifConfigDecl(let node):
        for clause in possibleClauses(of: node) {
          if case .decls(let members)? = clause.elements { addMembers(members, to: type) }
        }
      default: hoistType(member.decl, inside: type.path)
      }
    }
  }

  private func addProperties(_ node: VariableDeclSyntax, to type: DeclaredType) {
    let modifiers = node.modifiers.map(\.name.text)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let annotation = binding.typeAnnotation?.type
      var hint = annotation.flatMap { typeHint(of: $0) }
      if hint?.path == "Self" { hint = TypeHint(path: type.path, isCollection: false) }
      type.properties.append(
        DeclaredType.Property(
          name: name.identifier.identifierText,
          isStatic: modifiers.contains("static") || modifiers.contains("class"), hint: hint,
          isOptional: annotation?.is(OptionalTypeSyntax.self) == true
            && node.bindingSpecifier.text == "var",
          isLazy: modifiers.contains("lazy"), initializer: binding.initializer?.value,
          accessors: computedAccessors(of: binding)))
    }
  }

  private func addCases(_ node: EnumCaseDeclSyntax, to type: DeclaredType) {
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map { parameter in
        parameter.firstName.map { $0.text == "_" ? "" : $0.identifierText } ?? ""
      }
      type.cases.append(
        DeclaredType.Case(
          name: element.name.identifierText, rawValue: element.rawValue?.value,
          parameters: parameters ?? []))
    }
  }
}
