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
      let name = function.name.identifierText
      let known = scope.functions[name, default: []]
      if !known.contains(where: { $0.id == function.id }) {
        scope.functions[name] = known + [function]
      }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let accessors = binding.computedAccessors, let name = binding.name else { continue }
        scope.computed[name] = accessors
      }
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditions.possibleClauses(of: condition) {
        if case .statements(let items)? = clause.elements { hoist(Array(items), in: scope) }
      }
    } else {
      hoistType(declaration, inside: nil)
    }
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
              name: name, isStatic: true, hint: hint, isOptional: false, isLazy: false,
              initializer: binding.initializer?.value, accessors: nil))
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
    let prefix = outer.map { "\($0)." } ?? ""
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      add(prefix + node.name.identifierText, .structure, node.memberBlock, node)
    case .classDecl(let node):
      add(prefix + node.name.identifierText, .reference, node.memberBlock, node)
    case .actorDecl(let node):
      add(prefix + node.name.identifierText, .reference, node.memberBlock, node)
    case .enumDecl(let node):
      let path = prefix + node.name.identifierText
      add(path, .enumeration, node.memberBlock, node)
      types[path]?.rawTypeName =
        node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    case .protocolDecl(let node):
      // What it requires is found in the types that have it.
      let path = prefix + node.name.identifierText
      guard path.utf8.count < Self.maximumPathLength else { return }
      types.declare(path, kind: .library).inherited += inheritedNames(node)
    case .extensionDecl(let node):
      guard let hint = types.hint(of: node.extendedType) else { return }
      add(hint.isCollection ? "Array" : hint.path, .library, node.memberBlock, node)
    case .typeAliasDecl(let node):
      if let hint = types.hint(of: node.initializer.value) {
        types.aliases[node.name.identifierText] = hint
      }
    default: break
    }
  }

  private func add(
    _ path: String, _ kind: ManifestType.Kind, _ members: MemberBlockSyntax,
    _ node: some DeclGroupSyntax
  ) {
    guard hoisted.insert(node.id).inserted else { return }
    guard path.utf8.count < Self.maximumPathLength else {
      Site(node, in: conditions.text).notUnderstood(because: "its types are nested too deeply")
      return
    }
    let type = types.declare(path, kind: kind)
    type.inherited += inheritedNames(node)
    add(members.members, to: type)
  }

  /// The names in an inheritance clause, but raw types: an enumeration has no member of theirs.
  private func inheritedNames(_ node: some DeclGroupSyntax) -> [String] {
    let inherited = node.inheritanceClause?.inheritedTypes.compactMap { types.hint(of: $0.type) }
    return (inherited ?? []).map(\.path).filter { !["String", "Int", "Double"].contains($0) }
  }

  private func add(_ members: MemberBlockItemListSyntax, to type: ManifestType) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node): addProperties(node, to: type)
      case .functionDecl(let node):
        type.methods.append(
          ManifestType.Method(
            isStatic: node.modifiers.makeStatic,
            isMutating: node.modifiers.contains("mutating"), declaration: node))
      case .initializerDecl(let node): type.initializers.append(node)
      case .enumCaseDecl(let node): addCases(node, to: type)
      case .ifConfigDecl(let node):
        for clause in conditions.possibleClauses(of: node) {
          if case .decls(let members)? = clause.elements { add(members, to: type) }
        }
      default: hoistType(member.decl, inside: type.path)
      }
    }
  }

  private func addProperties(_ node: VariableDeclSyntax, to type: ManifestType) {
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
          isLazy: node.modifiers.contains("lazy"), initializer: binding.initializer?.value,
          accessors: binding.computedAccessors))
    }
  }

  private func addCases(_ node: EnumCaseDeclSyntax, to type: ManifestType) {
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map { parameter in
        parameter.firstName.map { $0.text == "_" ? "" : $0.identifierText } ?? ""
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

  fileprivate var makeStatic: Bool { contains("static") || contains("class") }
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
    let isObserved = accessors.allSatisfy { accessor in
      ["willSet", "didSet"].contains(accessor.accessorSpecifier.text)
    }
    return isObserved ? nil : block
  }
}
