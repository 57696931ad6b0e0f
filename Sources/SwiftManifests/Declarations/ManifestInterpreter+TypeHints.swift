import SwiftSyntax

extension ManifestInterpreter {
  /// What a written type tells about the members that are meant in its context; `nil` for types
  /// that have no name, such as functions.
  func typeHint(of type: TypeSyntax, depth: Int = 0) -> TypeHint? {
    guard depth < 32 else { return nil }
    switch type.as(TypeSyntaxEnum.self) {
    case .arrayType(let node):
      var hint = typeHint(of: node.element, depth: depth + 1)
      hint?.isCollection = true
      return hint
    case .tupleType(let node):
      if node.elements.count == 1, let only = node.elements.first {
        return typeHint(of: only.type, depth: depth + 1)
      }
      let labels = node.elements.map { $0.firstName?.identifierText ?? "" }
      return TypeHint(path: "()", isCollection: false, tupleLabels: labels)
    case .optionalType(let node): return typeHint(of: node.wrappedType, depth: depth + 1)
    case .implicitlyUnwrappedOptionalType(let node):
      return typeHint(of: node.wrappedType, depth: depth + 1)
    case .attributedType(let node): return typeHint(of: node.baseType, depth: depth + 1)
    case .someOrAnyType(let node): return typeHint(of: node.constraint, depth: depth + 1)
    case .identifierType(let node): return hint(of: node, depth: depth)
    case .memberType(let node):
      guard let base = typeHint(of: node.baseType, depth: depth + 1) else { return nil }
      let name = node.name.identifierText
      let path = base.path == "PackageDescription" ? name : "\(base.path).\(name)"
      return TypeHint(path: path, isCollection: false)
    default: return nil
    }
  }

  private func hint(of node: IdentifierTypeSyntax, depth: Int) -> TypeHint? {
    let name = node.name.identifierText
    if let alias = typeAliases[name] { return alias }
    guard let arguments = node.genericArgumentClause?.arguments, let first = arguments.first else {
      return TypeHint(path: name, isCollection: false)
    }
    guard arguments.count == 1, case .type(let argument) = first.argument else { return nil }
    var hint = typeHint(of: argument, depth: depth + 1)
    if name != "Optional" { hint?.isCollection = true }
    return hint
  }

  /// The types that arguments and properties of library values have, by label.
  func libraryHint(of label: String, in callName: String) -> TypeHint? {
    let isPackage = callName == "Package"
    switch label {
    case "name", "path", "package", "url", "branch", "revision", "checksum", "publicHeadersPath":
      return TypeHint(path: "String", isCollection: false)
    case "dependencies":
      let path = isPackage ? "Package.Dependency" : "Target.Dependency"
      return TypeHint(path: path, isCollection: true)
    case "targets":
      let path = isPackage || callName == "Project" ? "Target" : "String"
      return TypeHint(path: path, isCollection: true)
    case "platforms":
      return TypeHint(path: isPackage ? "SupportedPlatform" : "Platform", isCollection: true)
    default:
      return Self.libraryLabels[label].map { TypeHint(path: $0, isCollection: true) }
    }
  }

  /// The element types of labels that mean the same everywhere.
  private static let libraryLabels: [String: String] = [
    "products": "Product", "exclude": "String", "sources": "String",
    "plugins": "Target.PluginUsage",
    "swiftSettings": "SwiftSetting", "cSettings": "CSetting", "cxxSettings": "CXXSetting",
    "linkerSettings": "LinkerSetting", "resources": "Resource", "traits": "Trait",
  ]

  /// Whether a declared type is the one that a context expects.
  func matches(_ type: DeclaredType, _ hint: TypeHint) -> Bool {
    if hint.isCollection {
      return Self.arrayTypeNames.contains(type.path)
    }
    return type.path == hint.path || type.path.hasSuffix("." + hint.path)
      || hint.path.hasSuffix("." + type.path)
  }

  static let arrayTypeNames: [String] = [
    "Array", "Set", "Collection", "Sequence", "RangeReplaceableCollection",
    "RandomAccessCollection", "BidirectionalCollection", "MutableCollection", "OptionSet",
    "ExpressibleByArrayLiteral",
  ]
}
