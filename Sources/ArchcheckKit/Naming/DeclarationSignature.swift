import DependencyModel

extension Declaration {
  /// Its qualified name with argument labels: `Store.open(at:)`.
  package var signature: String { qualifiedName + fullName.dropFirst(name.count) }
}
