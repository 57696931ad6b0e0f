import RuleEngine
import RuleLanguage

/// The pages of `docs/rules`.
package enum RulePages {
  /// The name of the page that tells what all kinds share.
  package static let overviewName = "README.md"

  /// What all kinds share, with a table of them. Ends with a line end.
  package static func overview(of kinds: [RuleMetadata] = all) -> String {
    let rows = kinds.map { tableRow(["[`\($0.kind)`](\($0.kind).md)", $0.summary]) }
    let table = (["| kind | what it checks |", "|---|---|"] + rows).joined(separator: "\n")
    return [SharedRuleText.introduction, table, SharedRuleText.sections].joined(separator: "\n\n")
      + "\n"
  }

  /// All pages by name, each with its text, the overview first.
  package static var pages: [(name: String, text: String)] {
    let kinds = all.map { (name: "\($0.kind).md", text: $0.documentation) }
    return ([(name: overviewName, text: overview())] + kinds).map {
      (name: $0.name, text: "\(generatedPageMark)\n\n\($0.text)")
    }
  }

  /// The kinds in order of name.
  package static var all: [RuleMetadata] { RuleRegistry.all.map { $0.metadata } }
}
