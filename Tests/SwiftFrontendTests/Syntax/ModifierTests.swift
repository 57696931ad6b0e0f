import SourceFacts
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftFrontend

@Suite("Modifiers")
struct ModifierTests {
  @Test("say the access of a declaration, and apart from it that of its setter")
  func access() {
    let both = modifiers("public private(set)")
    #expect(both.access == .public)
    #expect(both.setterAccess == .private)
    let neither = modifiers("static")
    #expect(neither.access == nil)
    #expect(neither.setterAccess == nil)
    #expect(Modifiers(nil).marks == [])
  }

  @Test("are marks otherwise, as far as they mean something here")
  func marks() {
    #expect(
      modifiers("class final override lazy").marks == [.isStatic, .isFinal, .isOverride, .isLazy])
    #expect(modifiers("weak unowned").marks == [.isWeak, .isUnowned])
    #expect(modifiers("private dynamic").marks == [])
  }

  private func modifiers(_ text: String) -> Modifiers {
    guard
      case .decl(let declaration) = Parser.parse(source: "\(text) var a: A").statements.first?.item
    else { return Modifiers(nil) }
    return Modifiers(declaration.as(VariableDeclSyntax.self)?.modifiers)
  }
}
