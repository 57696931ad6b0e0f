import RuleEngine
import RuleLanguage

extension RuleMetadata {
  /// The kind's documentation in Markdown: the page `docs/rules/KIND.md` below its mark, and what
  /// `archcheck rules explain` prints. Ends with a line end.
  package var documentation: String {
    var blocks = ["# `\(kind)`", wrappedMarkdown("\(summary) \(rationale)"), "## Options"]
    if let shorthand {
      blocks.append("If the body is not a mapping of options, it is the value of `\(shorthand)`.")
    }
    blocks.append(String(optionsTable(options).dropLast()))
    blocks.append(
      wrappedMarkdown(
        "Default severity: `\(defaultSeverity.rawValue)`. Since \(since). Every rule also accepts "
          + "`because`, `severity`, `except`, `roles`, `confidence` and `may-be-empty`: see "
          + "[rules](README.md)."))
    if !notes.isEmpty { blocks += ["## In detail", notes] }
    blocks += ["## Example"] + example
    if !references.isEmpty {
      blocks += ["## References", references.map { "- \($0)." }.joined(separator: "\n")]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var example: [String] {
    let (good, bad) = (conformingExample, violatingExample)
    let sharesConfiguration = good.configuration == bad.configuration
    var blocks = [fencedMarkdown(good.configuration, "yaml")]
    blocks += good.blocks(heading: "Obeyed")
    if !sharesConfiguration { blocks.append(fencedMarkdown(bad.configuration, "yaml")) }
    blocks += bad.blocks(heading: "Broken")
    if let exampleMessages {
      blocks += ["`archcheck --format xcode` prints:", fencedMarkdown(exampleMessages, "text")]
    }
    return blocks
  }
}

extension RuleExample {
  /// The project and its files below a heading.
  fileprivate func blocks(heading: String) -> [String] {
    var blocks: [String]
    switch notation {
    case .graph: blocks = ["\(heading) by:"]
    case .swift:
      blocks = [
        wrappedMarkdown(
          "\(heading) by these files (each begins with a line `--- path`; the first folder is its "
            + "module):")
      ]
    }
    blocks.append(fencedMarkdown(project, "text"))
    if let files { blocks += ["with the files", fencedMarkdown(files, "text")] }
    return blocks
  }
}
