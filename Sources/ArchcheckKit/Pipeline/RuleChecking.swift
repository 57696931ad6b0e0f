import Containment
import Parallelism
import ProjectModel
import RuleEngine
import RuleChecks
import RuleKinds
import RuleLanguage
import SourceFacts
import SwiftFrontend

/// What the configuration's rules say about an analysed project, once comments in its files have
/// taken from them what they cover.
package func checkRules(of analysis: ProjectAnalysis, today: CalendarDate?) -> SuppressedEvaluation
{
  let rules = analysis.configuration.rules
  let declarations = Once(analysis.declarations)
  let view = analysis.view(of: analysis.graph, declarations: { declarations.value })
  let hasDates = rules.contains { $0.exceptions.contains { $0.until != nil } }
  return evaluate(
    RuleSet(
      rules, of: RuleRegistry.catalog,
      today: hasDates ? today ?? analysis.root.surroundings.today : nil),
    in: view, suppressedBy: suppressions(in: analysis), jobs: analysis.request.jobs)
}

/// The comments that take rules away from pieces of a project's files.
private func suppressions(in analysis: ProjectAnalysis) -> SuppressionSource {
  let root = analysis.root
  let documents =
    analysis.project.manifests + (analysis.configuration.path.map { [$0] } ?? [])
  return SuppressionSource(
    ofSources: analysis.readings.flatMap { $0.facts.suppressions(path: $0.file.path) },
    documents: documents
  ) { path in
    guard let form = CommentForm(path: path), !root.setAside.hasComments(of: path),
      var text = ProjectDocuments(root: root).text(of: path),
      SuppressionText.isMentioned(in: text)
    else { return [] }
    return Journal.during(.comments, file: path, size: text.utf8.count) {
      switch form {
      case .line(let mark): suppressions(inLineComments: text, after: mark, path: path)
      case .swift:
        text.withUTF8 { extractSwiftFacts(source: $0, path: path) }.suppressions(path: path)
      }
    }
  }
}
