import RuleLanguage
import SourceText

/// The file that the last layer with a `baseline:` names, relative to the project's root.
///
/// - Parameter root: the path of the outermost configuration.
func readBaselinePath(
  _ layers: [ConfigurationLayer], root: String, issues: ConfigurationIssues
) -> LocatedText? {
  var result: LocatedText?
  for layer in layers {
    guard let node = layer["baseline"] else { continue }
    guard layer.preset == nil else {
      issues.report(
        "A preset cannot have a `baseline`: each project has its own.",
        at: node.location)
      continue
    }
    guard let text = node.text, !text.isEmpty, !node.isNull else {
      issues.report(
        "`baseline` takes the path of a file, such as `archcheck-baseline.yml`, not \(node.shape).",
        at: node.location)
      continue
    }
    guard let path = relativePath(text, besides: layer.path, root: root) else {
      issues.report(
        "`\(text)` is outside the project: use a file below its root, by a path relative to this "
          + "one.", at: node.location)
      continue
    }
    result = LocatedText(path, location: node.location)
  }
  return result
}
