import SwiftSyntax

/// The types that a manifest declares or extends, and its type aliases.
final class TypeTable {
  let library: DescriptionLibrary
  let privateNames: PrivateNames
  private var types: [String: ManifestType] = [:]
  /// All types in the order of their first appearance.
  private(set) var all: [ManifestType] = []
  /// What type aliases stand for.
  var aliases: [String: TypeHint] = [:]
  /// Whether something declares how values are compared, or an enumeration has the order of its cases.
  var hasComparisons = false
  /// Whether some type declares a subscript.
  var hasSubscripts = false

  init(library: DescriptionLibrary = .packages, privateNames: PrivateNames = PrivateNames()) {
    self.library = library
    self.privateNames = privateNames
  }

  /// The property wrapper among some attributes: a declared type with a wrapped value.
  func propertyWrapper(in attributes: AttributeListSyntax) -> ManifestType? {
    if attributes.isEmpty { return nil }
    return attributes.lazy.compactMap { element -> ManifestType? in
      guard case .attribute(let attribute) = element,
        let hint = self.hint(of: attribute.attributeName)
      else { return nil }
      let path = hint.isCollection ? attribute.attributeName.baseName : hint.path
      return self.all.first { type in
        type.matches(TypeHint(path: path, isCollection: false))
          && !type.properties(named: "wrappedValue", isStatic: false).isEmpty
      }
    }.first
  }

  /// The type of a qualified name.
  subscript(path: String) -> ManifestType? { types[path] }

  /// The entry for a qualified name, made if there is none.
  func declare(_ path: String, kind: ManifestType.Kind) -> ManifestType {
    if let known = types[path] {
      if kind != .library { known.kind = kind }
      return known
    }
    let type = ManifestType(path: path, kind: kind)
    types[path] = type
    all.append(type)
    return type
  }

  /// The result builder among some attributes: a declared type that can build blocks.
  func resultBuilder(in attributes: AttributeListSyntax) -> ManifestType? {
    if attributes.isEmpty { return nil }
    return attributes.lazy.compactMap { element -> ManifestType? in
      guard case .attribute(let attribute) = element,
        let hint = self.hint(of: attribute.attributeName)
      else { return nil }
      return self.all.first { type in
        type.matches(hint)
          && ["buildBlock", "buildPartialBlock"].contains {
            !type.methods(named: $0, isStatic: true).isEmpty
          }
      }
    }.first
  }

  /// What a written type tells; see `TypeHintReader`.
  func hint(of type: TypeSyntax) -> TypeHint? {
    TypeHintReader(aliases: aliases, privateNames: privateNames).hint(of: type)
  }

  // MARK: Look-up

  /// The type that a name means inside another type: nested in it or around it, else at top level.
  ///
  /// - Parameter key: what the name is known by at top level; see ``PrivateNames``.
  func path(of name: String, key: String? = nil, in scope: Scope) -> String? {
    for path in scope.outwards.lazy.compactMap(\.typePath) {
      for outer in Self.paths(from: path) {
        let owners = [String(outer)] + (types[String(outer)]?.inherited ?? [])
        for owner in owners {
          let candidate = "\(owner).\(name)"
          if types[candidate] != nil { return candidate }
        }
      }
    }
    let key = key ?? name
    return types[key] == nil ? nil : key
  }

  /// A type and those that it is nested in, innermost first.
  func enclosing(_ path: String) -> [ManifestType] {
    Self.paths(from: path).compactMap { types[String($0)] }
  }

  /// The innermost type whose member is being evaluated.
  func innermost(in scope: Scope) -> ManifestType? {
    scope.innermostTypePath.flatMap { types[$0] }
  }

  /// A qualified name, and what is left when names are taken from its end.
  private static func paths(from path: String) -> UnfoldFirstSequence<Substring> {
    sequence(first: path[...]) { path in path.lastIndex(of: ".").map { path[..<$0] } }
  }

  // MARK: Members of values

  /// The types whose members a value may have, in the order of their declaration.
  func candidates(for value: Value) -> [ManifestType] {
    let names: [String]
    switch value {
    case .record(let record): names = record.type.map { lineage($0) } ?? []
    case .object:
      guard let record = value.record else { return [] }
      if let type = record.type { return lineage(type).compactMap { types[$0] } }
      return extensions().filter { library.mayBe(record, $0.path) }
    case .string:
      names = ["String", "StringProtocol", "Collection", "Sequence", "SettingValue", "Path"]
    case .array: names = PackageLibrary.arrayTypeNames
    case .dictionary: names = ["Dictionary", "SettingsDictionary", "Collection", "Sequence"]
    case .integer: names = ["Int"]
    case .boolean: names = ["Bool"]
    case .name(let name):
      let enumerations = all.filter { $0.enumerationCase(name) != nil }
      return enumerations.flatMap { lineage(of: $0) } + extensions()
    default: names = []
    }
    return names.compactMap { types[$0] }
  }

  /// The declared types whose members a type has, itself first.
  /// What stands behind it is what it inherits from.
  func lineage(of type: ManifestType) -> [ManifestType] {
    if type.inherited.isEmpty { return [type] }
    return lineage(type.path).compactMap { types[$0] }
  }

  /// The only declared type that a name may mean that is written within another type; `nil` where
  /// several may be meant.
  func declared(_ hint: TypeHint) -> ManifestType? {
    let matching = all.filter { $0.kind != .library && $0.matches(hint) }
    return matching.count == 1 ? matching.first : nil
  }

  /// The names of a type and of what it inherits from, as far as they are known.
  func ancestry(of type: ManifestType) -> [String] { lineage(type.path) }

  /// The declared type of a value; `nil` for values of the libraries.
  func type(of value: Value) -> ManifestType? {
    value.record?.type.flatMap { types[$0] }
  }

  /// The type of a value as a context: what a member without a type belongs to that is compared with it.
  /// A text may stand for a value of many types, and so tells nothing.
  func hint(of value: Value) -> TypeHint? {
    switch value {
    case .record, .object:
      return type(of: value).map { TypeHint(path: $0.path, isCollection: false) }
    case .array(let items):
      var hint = items.lazy.compactMap { self.hint(of: $0.value) }.first
      hint?.isCollection = true
      hint?.isSet = items.isSet
      return hint
    case .tuple(let fields):
      return TypeHint(
        path: "()", isCollection: false, tupleLabels: fields.map(\.label),
        parts: fields.map { hint(of: $0.element.value) })
    case .dictionary(let entries):
      return .dictionary(
        of: entries.lazy.compactMap { self.hint(of: $0.key) }.first,
        to: entries.lazy.compactMap { self.hint(of: $0.value) }.first)
    case .either(let values): return values.lazy.compactMap { self.hint(of: $0) }.first
    default: return nil
    }
  }

  /// A type and what it inherits from, itself first: protocols may have members in extensions.
  private func lineage(_ path: String) -> [String] {
    var result = [path]
    var index = 0
    while index < result.count, result.count < Self.maximumLineage {
      for name in types[result[index]]?.inherited ?? [] where !result.contains(name) {
        result.append(name)
      }
      index += 1
    }
    return result
  }

  private static let maximumLineage = 64

  /// Extended types of package descriptions.
  private func extensions() -> [ManifestType] {
    let builtIn: Set<String> = [
      "String", "StringProtocol", "Dictionary", "Int", "Bool", "Optional", "CaseIterable",
      "RawRepresentable",
    ]
    return all.filter { type in
      type.kind == .library && !PackageLibrary.arrayTypeNames.contains(type.path)
        && !builtIn.contains(type.path)
    }
  }

  /// Whether several types may be meant by a member without a type, and nothing tells which. Where all of
  /// them are enumerations, its name is enough until it is compared.
  func isAmbiguous(_ name: String, hint: TypeHint?) -> Bool {
    if let hint, !isUnknown(hint) { return false }
    let types = all.filter { $0.hasStaticValue(name) }
    return types.count > 1 && types.contains { $0.kind != .enumeration }
  }

  /// Where the context is not known, the enumeration that alone has a static property of a name, which is
  /// no case of any.
  func onlyEnumeration(withStatic name: String, hint: TypeHint?) -> ManifestType? {
    if let hint, !isUnknown(hint) { return nil }
    let types = all.filter { $0.hasStaticValue(name) || $0.enumerationCase(name) != nil }
    guard types.count == 1, let only = types.first, only.enumerationCase(name) == nil else {
      return nil
    }
    return only
  }

  private func isUnknown(_ hint: TypeHint) -> Bool {
    isPlaceholder(hint.path) || hint.path == "()" || hint.isDictionary
  }

  /// Whether a name is that of a generic parameter, which says nothing of the type.
  private func isPlaceholder(_ name: String) -> Bool {
    if ["Element", "Wrapped"].contains(name) { return true }
    guard name.utf8.count <= 1 else { return false }
    return !all.contains { type in
      type.kind != .library && type.matches(TypeHint(path: name, isCollection: false))
    }
  }

  /// The types in which an implicit member is looked for.
  ///
  /// With a known context these are the types of that name, then extensions of library types (whose
  /// context may have been taken for another one); without, all types but enumerations, whose cases
  /// stay names until they are compared.
  func implicit(hint: TypeHint?) -> [ManifestType] {
    guard let hint, !isUnknown(hint) else {
      return all.filter { $0.kind != .enumeration }
    }
    let expected = all.filter { $0.matches(hint) }
    guard library.mayDeclareElsewhere(hint) else { return expected }
    let extended = all.filter { type in
      type.kind == .library && !expected.contains { $0 === type }
        && PackageLibrary.arrayTypeNames.contains(type.path) == hint.isCollection
        && !library.knownHintPaths.contains(type.path)
    }
    return expected + extended
  }
}

extension TypeSyntax {
  /// The name without generic arguments and the type that it is nested in.
  fileprivate var baseName: String {
    self.as(IdentifierTypeSyntax.self)?.name.identifierText
      ?? self.as(MemberTypeSyntax.self)?.name.identifierText ?? trimmedDescription
  }
}
