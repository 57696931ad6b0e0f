import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Records an `import` statement.
  func readImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first else { return }
    let components = node.path.map { component in
      isEscaped(component.name)
        ? String(component.name.text.filter { $0 != "`" }) : component.name.text
    }
    let isScoped = node.importKindSpecifier != nil && components.count > 1
    var marks: ImportFact.Marks = []
    for case .attribute(let attribute) in node.attributes {
      switch attribute.attributeName.trimmedDescription {
      case "testable": marks.insert(.testable)
      case "_exported": marks.insert(.exported)
      case "_implementationOnly": marks.insert(.implementationOnly)
      case "preconcurrency": marks.insert(.preconcurrency)
      case "_spi": marks.insert(.spi)
      default: break
      }
    }
    let access = node.modifiers.lazy.compactMap { self.accessLevel(of: $0) }.first
    build.add(
      ImportFact(
        path: components.joined(separator: "."), module: name(first.name),
        declaration: isScoped ? node.path.last.map { name($0.name) } ?? -1 : -1,
        marks: marks, access: access, condition: build.condition, offset: offset(first.name)))
  }

  /// The access level that a modifier states, or `nil` for another modifier or a setter's access.
  func accessLevel(of modifier: DeclModifierSyntax) -> AccessLevel? {
    if modifier.detail != nil { return nil }
    return AccessLevel.allCases.first { $0.keyword == modifier.name.text }
  }
}
