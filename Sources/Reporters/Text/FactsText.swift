import Findings
import SourceFacts
import SourceText

/// The text of `archcheck facts`: an outline of declarations for each file.
struct FactsText {
  private let files: [FileFactsReport]
  private let style: TextStyle

  init(files: [FileFactsReport], options: ReportOptions) {
    self.files = files
    style = TextStyle(options)
  }

  /// One block a file.
  func blocks() -> [[String]] { files.map(lines) }

  private func lines(of file: FileFactsReport) -> [String] {
    let facts = file.facts
    var lines = [style(file.path.printable, .place)]
    lines += facts.imports.map { line(of: $0, facts) }
    var depths = Column<DeclarationFact, Int>([])
    for fact in facts.declarations {
      let depth = fact.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      // Generic parameters are shown with the declaration that has them.
      if fact.kind != .genericParameter { lines.append(line(of: fact, facts, depth: depth)) }
    }
    lines += facts.problems.map { problem in
      let number = problem.offset < 0 ? 0 : facts.lines.position(of: Int(problem.offset)).line
      return gutter(number) + style(problem.kind.rawValue, .warning) + " "
        + problem.message.printable
    }
    let counts = [
      facts.declarations.count.counted("declaration"),
      facts.writtenReferences.count.counted("reference"),
      facts.bindings.count.counted("local name"),
    ]
    return lines + [gutter(0) + style(counts.joined(separator: ", "), .dim)]
  }

  private func gutter(_ line: Int) -> String {
    style((line > 0 ? "\(line)" : "").padded(to: 5, alignment: .right), .dim) + "  "
  }

  private func line(of fact: ImportFact, _ facts: FileFacts) -> String {
    let words =
      fact.marks.factNames
      + [fact.access?.keyword, fact.form.isHeader ? "include" : "import", fact.path].compactMap {
        $0
      }
    return gutter(facts.lines.position(of: Int(fact.offset)).line)
      + style.fitted(words.joined(separator: " "))
      + suffix(facts.text(of: fact.condition))
  }

  private func line(of fact: DeclarationFact, _ facts: FileFacts, depth: Int) -> String {
    let keyword = fact.kind.keyword(marks: fact.marks)
    let isStatic = fact.marks.contains(.isStatic) ? "static" : ""
    let head = [fact.access.keyword, isStatic, keyword].filter { !$0.isEmpty }
    let indentation = String(repeating: "  ", count: min(depth, 40))
    return gutter(facts.lines.position(of: Int(fact.offset)).line) + indentation
      + (style(head.joined(separator: " "), .dim) + " ")
      + style.fitted(signature(of: fact, facts))
      + suffix(facts.text(of: fact.condition))
  }

  /// The name with its type and inheritance.
  private func signature(of fact: DeclarationFact, _ facts: FileFacts) -> String {
    // A missing type of unfinished code has no text.
    let inherited = facts[fact.inherited].map { facts.written(type: $0) }.filter { !$0.isEmpty }
    var text = facts.fullName(of: fact)
    if let type = facts.optionalType(fact.type) {
      switch fact.kind {
      case .extension: break
      case .function, .subscript, .macro: text += " -> \(type)"
      case .typealias: text += " = \(type)"
      default: text += ": \(type)"
      }
    }
    return inherited.isEmpty ? text : "\(text): \(inherited.joined(separator: ", "))"
  }

  private func suffix(_ condition: String?) -> String {
    condition.map { style("  #if \($0.printable.shortened(toWidth: 60))", .dim) } ?? ""
  }
}
