import SwiftSyntax

/// Makes functions, types and computed variables of a block known before it is evaluated.
///
/// Declarations in `#if` branches that may be active are included.
final class Hoisting {
  private let types: TypeTable
  private let conditions: CompilationConditions
  /// Declarations whose members are in the table already.
  private var hoisted: Set<SyntaxIdentifier> = []

  private static let maximumPathLength = 1_000

  init(into types: TypeTable, conditions: CompilationConditions) {
    self.types = types
    self.conditions = conditions
  }

  /// Adds the declarations of a block to its scope and the table of types.
  func hoist(_ items: [CodeBlockItemSyntax], in scope: Scope) {
    for item in items {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      hoist(declaration, in: scope)
    }
  }

  private func hoist(_ declaration: DeclSyntax, in scope: Scope) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let name = key(of: function.name.identifierText, at: function, in: scope)
      if ["==", "<"].contains(name) { types.hasComparisons = true }
      let known = scope.functions[name, default: []]
      if !known.contains(where: { $0.id == function.id }) {
        scope.functions[name] = known + [function]
      }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let accessors = binding.computedAccessors, let name = binding.name else { continue }
        scope.computed[key(of: name, at: variable, in: scope)] = accessors
      }
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditions.possibleClauses(of: condition) {
        if case .statements(let items)? = clause.elements { hoist(Array(items), in: scope) }
      }
    } else {
      hoistType(declaration, inside: nil)
    }
  }

  private func key(of name: String, at node: some SyntaxProtocol, in scope: Scope) -> String {
    scope.parent == nil ? types.privateNames.key(of: name, at: node) : name
  }

  /// Adds the stored variables of blocks to a type, as static properties, so that each is evaluated at
  /// its first use; computed ones are known as those of any block.
  func hoistVariables(_ items: [CodeBlockItemSyntax], to type: ManifestType) {
    for item in items {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for binding in variable.bindings where binding.computedAccessors == nil {
          guard let name = binding.name else { continue }
          let hint = binding.typeAnnotation.flatMap { types.hint(of: $0.type) }
          type.properties.append(
            ManifestType.Property(
              name: types.privateNames.key(of: name, at: variable), isStatic: true, hint: hint,
              isOptional: false, isLazy: false, initializer: binding.initializer?.value,
              accessors: nil))
        }
      } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in conditions.possibleClauses(of: condition) {
          if case .statements(let items)? = clause.elements {
            hoistVariables(Array(items), to: type)
          }
        }
      }
    }
  }

  // MARK: Types

  /// Registers a type or extension and its members, nested types included.
  private func hoistType(_ declaration: DeclSyntax, inside outer: String?) {
    func path(_ name: TokenSyntax) -> String {
      let name = name.identifierText
      guard let outer else { return types.privateNames.key(of: name, at: declaration) }
      return "\(outer).\(name)"
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): add(path(node.name), .structure, node.memberBlock, node)
    case .classDecl(let node): add(path(node.name), .reference, node.memberBlock, node)
    case .actorDecl(let node): add(path(node.name), .reference, node.memberBlock, node)
    case .enumDecl(let node):
      let path = path(node.name)
      add(path, .enumeration, node.memberBlock, node)
      types[path]?.rawTypeName =
        node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      if types[path]?.inherited.contains("Comparable") == true { types.hasComparisons = true }
    case .protocolDecl(let node):
      // What it requires is found in the types that have it.
      let path = path(node.name)
      guard path.utf8.count < Self.maximumPathLength else { return }
      let type = types.declare(path, kind: .library)
      type.inherited += inheritedNames(node)
      type.requirements = Set(node.memberBlock.members.flatMap { Self.names(of: $0.decl) })
    case .extensionDecl(let node):
      guard let hint = types.hint(of: node.extendedType) else { return }
      let path = hint.isCollection ? "Array" : hint.isDictionary ? "Dictionary" : hint.path
      add(path, .library, node.memberBlock, node, element: node.elementType)
    case .typeAliasDecl(let node): addAlias(node, inside: outer)
    default: break
    }
  }

  // MARK: Type aliases

  /// Makes the type aliases of blocks known, so that what stands in front of them, or in other
  /// files, can use them. A second round finds what aliases of aliases mean.
  func hoistAliases(_ items: [CodeBlockItemSyntax]) {
    for _ in 0..<2 {
      for item in items {
        if let declaration = item.item.as(DeclSyntax.self) {
          addAliases(in: declaration, inside: nil)
        }
      }
    }
  }

  private func addAliases(in declaration: DeclSyntax, inside outer: String?) {
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      addAlias(alias, inside: outer)
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
      guard let own = extended ?? name else { return }
      let path = outer.map { "\($0).\(own)" } ?? own
      guard path.utf8.count < Self.maximumPathLength else { return }
      for member in group.memberBlock.members { addAliases(in: member.decl, inside: path) }
    }
  }

  /// Inside of a type the alias is known by its bare name too: few have the same.
  private func addAlias(_ node: TypeAliasDeclSyntax, inside outer: String?) {
    guard let hint = types.hint(of: node.initializer.value) else { return }
    let name = types.privateNames.key(of: node.name.identifierText, at: node)
    types.aliases[name] = hint
    if let outer { types.aliases["\(outer).\(name)"] = hint }
  }

  private func add(
    _ path: String, _ kind: ManifestType.Kind, _ members: MemberBlockSyntax,
    _ node: some DeclGroupSyntax, element: TypeSyntax? = nil
  ) {
    guard hoisted.insert(node.id).inserted else { return }
    guard path.utf8.count < Self.maximumPathLength else {
      Site(node, in: conditions.text).notUnderstood(because: "its types are nested too deeply")
      return
    }
    let type = types.declare(path, kind: kind)
    type.inherited += inheritedNames(node)
    type.genericParameters.formUnion(Self.genericParameters(of: node))
    add(members.members, to: type, element)
  }

  /// The names in an inheritance clause. A raw type stands for the protocol that it brings: an
  /// enumeration has no member of the type itself.
  private func inheritedNames(_ node: some DeclGroupSyntax) -> [String] {
    let inherited = node.inheritanceClause?.inheritedTypes.compactMap { types.hint(of: $0.type) }
    return (inherited ?? []).map { hint in
      Self.rawTypes.contains(hint.path) ? "RawRepresentable" : hint.path
    }
  }

  private static func genericParameters(of node: some DeclGroupSyntax) -> [String] {
    let clause = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    return clause?.parameters.map(\.name.identifierText) ?? []
  }

  /// The names that a requirement of a protocol declares.
  private static func names(of requirement: DeclSyntax) -> [String] {
    if let function = requirement.as(FunctionDeclSyntax.self) {
      return [function.name.identifierText]
    }
    return requirement.as(VariableDeclSyntax.self)?.bindings.compactMap(\.name) ?? []
  }

  private static let rawTypes: Set<String> = ["String", "Character", "Int", "Double"]

  /// Adds members; those of an extension of lists with elements of one type belong to these alone.
  private func add(
    _ members: MemberBlockItemListSyntax, to type: ManifestType, _ element: TypeSyntax?
  ) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node): addProperties(node, to: type, element)
      case .functionDecl(let node):
        if ["==", "<"].contains(node.name.text) { types.hasComparisons = true }
        type.methods.append(
          ManifestType.Method(
            isStatic: node.modifiers.makeStatic,
            isMutating: node.modifiers.contains("mutating"), declaration: node, element: element,
            helper: types.privateNames.owner(of: node)))
      case .initializerDecl(let node): type.initializers.append(node)
      case .subscriptDecl(let node):
        type.subscripts.append(node)
        types.hasSubscripts = true
      case .enumCaseDecl(let node): addCases(node, to: type)
      case .ifConfigDecl(let node):
        for clause in conditions.possibleClauses(of: node) {
          if case .decls(let members)? = clause.elements { add(members, to: type, element) }
        }
      default: hoistType(member.decl, inside: type.path)
      }
    }
  }

  private func addProperties(
    _ node: VariableDeclSyntax, to type: ManifestType, _ element: TypeSyntax?
  ) {
    for binding in node.bindings {
      guard let name = binding.name else { continue }
      let annotation = binding.typeAnnotation?.type
      var hint = annotation.flatMap { types.hint(of: $0) }
      if hint?.path == "Self" { hint = TypeHint(path: type.path, isCollection: false) }
      type.properties.append(
        ManifestType.Property(
          name: name, isStatic: node.modifiers.makeStatic, hint: hint,
          isOptional: annotation?.is(OptionalTypeSyntax.self) == true
            && node.bindingSpecifier.text == "var",
          isLazy: node.modifiers.contains("lazy"),
          isConstant: node.bindingSpecifier.text == "let" && binding.initializer != nil,
          initializer: binding.initializer?.value,
          accessors: binding.computedAccessors, observers: binding.observers,
          element: element, attributes: node.attributes,
          helper: types.privateNames.owner(of: node)))
    }
  }

  private func addCases(_ node: EnumCaseDeclSyntax, to type: ManifestType) {
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map { parameter in
        ManifestType.Case.Parameter(
          label: parameter.firstName.map { $0.text == "_" ? "" : $0.identifierText } ?? "",
          hint: types.hint(of: parameter.type), defaultValue: parameter.defaultValue?.value)
      }
      type.cases.append(
        ManifestType.Case(
          name: element.name.identifierText, rawValue: element.rawValue?.value,
          parameters: parameters ?? []))
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate func contains(_ name: String) -> Bool { contains { $0.name.text == name } }

  /// Whether they make a member one of the type itself.
  var makeStatic: Bool { contains("static") || contains("class") }
}

extension PatternBindingSyntax {
  /// The variable's name; `nil` where it is taken apart.
  fileprivate var name: String? {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }

  /// The accessors of a computed property; `nil` for stored ones, observed ones included.
  var computedAccessors: AccessorBlockSyntax? {
    guard let block = accessorBlock else { return nil }
    guard case .accessors(let accessors) = block.accessors else { return block }
    return accessors.allSatisfy(\.isObserver) ? nil : block
  }

  /// What is evaluated when a stored property is written; `nil` where nothing is.
  var observers: AccessorBlockSyntax? {
    guard let block = accessorBlock, case .accessors(let accessors) = block.accessors,
      accessors.allSatisfy(\.isObserver)
    else { return nil }
    return block
  }
}

extension ExtensionDeclSyntax {
  /// The type of the elements of the lists that it extends; `nil` where it extends something else, or all
  /// lists.
  fileprivate var elementType: TypeSyntax? {
    if let array = extendedType.as(ArrayTypeSyntax.self) { return array.element }
    if let node = extendedType.as(IdentifierTypeSyntax.self),
      PackageLibrary.arrayTypeNames.contains(node.name.text),
      let arguments = node.genericArgumentClause?.arguments, arguments.count == 1,
      case .type(let type)? = arguments.first?.argument
    {
      return type
    }
    return genericWhereClause?.requirements.lazy.compactMap { requirement -> TypeSyntax? in
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        ["Element", "Self.Element"].contains(same.leftType.trimmedDescription),
        case .type(let type) = same.rightType
      else { return nil }
      return type
    }.first
  }
}

extension AccessorDeclSyntax {
  fileprivate var isObserver: Bool { ["willSet", "didSet"].contains(accessorSpecifier.text) }
}

extension AccessorBlockSyntax {
  /// The accessor of a kind, such as `set`; `nil` where it has none.
  func accessor(_ kind: String) -> AccessorDeclSyntax? {
    guard case .accessors(let accessors) = accessors else { return nil }
    return accessors.first { $0.accessorSpecifier.text == kind }
  }
}
