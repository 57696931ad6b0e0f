import SwiftSyntax

/// The names that helpers keep to themselves: two files may use one for different things.
///
/// Everything else of all helpers lies in one scope. What is private to a file has a key there that
/// only this file's look-ups ask for.
final class PrivateNames {
  private let text: ManifestText?
  /// The helpers that declare a name for themselves.
  private var helpers: [String: Set<Int>] = [:]

  init(_ text: ManifestText? = nil) { self.text = text }

  /// Notes the private declarations among the top-level items of a helper.
  func add(_ items: [CodeBlockItemSyntax]) {
    for item in items {
      guard let declaration = item.item.as(DeclSyntax.self), declaration.isPrivate,
        let helper = helper(of: declaration)
      else { continue }
      for name in declaration.declaredNames { helpers[name, default: []].insert(helper) }
    }
  }

  /// The name under which something is known that a node at top level declares or refers to.
  func key(of name: String, at node: some SyntaxProtocol) -> String {
    guard let helpers = helpers[name], let helper = helper(of: node), helpers.contains(helper)
    else { return name }
    return "\(name)#\(helper)"
  }

  /// Of several declarations of one name those that a place sees; all where it sees none.
  ///
  /// - Parameter owner: the helper that keeps a declaration to itself.
  func seen<Declaration>(
    _ all: [Declaration], from site: Site?, _ owner: (Declaration) -> Int?
  ) -> [Declaration] {
    guard let site, all.contains(where: { owner($0) != nil }) else { return all }
    let helper = helper(of: site.node)
    let own = all.filter { owner($0) != nil && owner($0) == helper }
    if !own.isEmpty { return own }
    let open = all.filter { owner($0) == nil }
    return open.isEmpty ? all : open
  }

  /// The helper that keeps a member to itself, as it says or the extension around it does.
  func owner(of member: some SyntaxProtocol) -> Int? {
    let group = sequence(first: Syntax(member), next: \.parent).first { node in
      node.is(ExtensionDeclSyntax.self)
    }
    return member.isPrivate || group?.isPrivate == true ? helper(of: member) : nil
  }

  /// The helper that a node stands in; `nil` for the manifest. O(depth).
  func helper(of node: some SyntaxProtocol) -> Int? {
    text.flatMap { $0.helper(at: Site(node, in: $0).offset) }
  }
}

extension SyntaxProtocol {
  /// Whether it is a declaration that only its own file sees.
  var isPrivate: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { modifier in
      ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil
    } ?? false
  }
}

extension DeclSyntax {
  /// The names that it declares, but operators, which are found by their operands.
  fileprivate var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { binding in
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      }
    }
    guard let name = asProtocol((any NamedDeclSyntax).self)?.name,
      case .identifier = name.tokenKind
    else { return [] }
    return [name.identifierText]
  }
}
