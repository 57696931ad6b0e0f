import SourceFacts
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftFrontend

@Suite("The condition behind #if")
struct BuildConditionTests {
  @Test(
    "is read as Swift does",
    arguments: [
      ("DEBUG", .flag("DEBUG")), ("true", .always), ("0", .never), ("!A", .not(.flag("A"))),
      ("!(!A)", .flag("A")), ("os(iOS)", .call("os", argument: "iOS")),
      ("canImport(UIKit)", .call("canImport", argument: "UIKit")),
      ("swift(>=5.9)", .version("swift", comparison: ">=", version: "5.9")),
      ("A && B || C", .any([.all([.flag("A"), .flag("B")]), .flag("C")])),
      ("A && (B || C)", .all([.flag("A"), .any([.flag("B"), .flag("C")])])),
      ("a + b", .unknown("a + b")), ("\"a\"", .unknown("\"a\"")),
    ] as [(String, BuildCondition)])
  func reading(text: String, condition: BuildCondition) {
    var source = "#if \(text)\n#endif"
    let read = source.withUTF8 { bytes in
      self.condition(in: Parser.parse(source: bytes), SwiftText(bytes: bytes))
    }
    #expect(read == condition)
  }

  private func condition(in file: SourceFileSyntax, _ text: SwiftText) -> BuildCondition? {
    guard case .decl(let declaration) = file.statements.first?.item,
      let written = declaration.as(IfConfigDeclSyntax.self)?.clauses.first?.condition
    else { return nil }
    return BuildCondition(written, in: text)
  }
}
