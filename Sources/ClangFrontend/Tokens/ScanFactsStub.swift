import ArchModel

/// The facts of a file that its directives tell.
func scanFacts(of file: TokenizedFile, path: String) -> FileFacts {
  var facts = FileFacts()
  facts.lines = file.lines
  facts.codeLines = file.codeLines
  facts.conditions = file.conditions
  facts.problems = file.problems
  return facts
}
