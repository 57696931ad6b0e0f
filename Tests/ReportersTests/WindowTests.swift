import Findings
import Testing

@testable import Reporters

@Suite("Windows")
struct WindowTests {
  private let narrow = ReportOptions(width: 60, isWindow: true)

  /// The lines that are wider than a window, but for paths: one that is not whole leads nowhere.
  private func tooWide(_ text: String, _ width: Int = 60) -> [String] {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n").map(String.init).filter {
      line in
      guard line.displayWidth > width else { return false }
      let words = line.dropFirst(LabelledText.labelWidth + 2).split(separator: " ")
      return !(words.count <= 1 && line.contains("/"))
    }
  }

  @Test("hold every line of a report", arguments: ReportCase.all)
  func report(_ item: ReportCase) {
    for verbosity in [ReportOptions.Verbosity.quiet, .normal, .verbose] {
      for coloring in [ReportOptions.Coloring.plain, .ansi] {
        let options = ReportOptions(
          coloring: coloring, verbosity: verbosity, width: 60, isWindow: true)
        #expect(tooWide(OutputFormat.text.text(of: item.report, options)) == [])
      }
    }
    for extent in [FindingsLayout.Extent.all, .digest(groups: 5)] {
      let layout = FindingsLayout(extent: extent)
      let options = ReportOptions(width: 60, isWindow: true, layout: layout)
      #expect(tooWide(OutputFormat.text.text(of: item.report, options)) == [])
    }
  }

  @Test("hold every line of graphs, levels and metrics", arguments: ReportCase.all)
  func others(_ item: ReportCase) {
    var levels = item.report.graphResult
    levels.layout = .levels
    #expect(tooWide(OutputFormat.text.text(of: item.report.graphResult, narrow)) == [])
    #expect(tooWide(OutputFormat.text.text(of: levels, narrow)) == [])
    #expect(tooWide(OutputFormat.text.text(of: MetricsResult(item.report.metrics), narrow)) == [])
  }

  @Test("fold between words, and go on deeper")
  func fold() {
    let fold = WindowFold(width: 20)
    #expect(fold.lines(of: "fits in the window") == ["fits in the window"])
    #expect(
      fold.lines(of: "  error A.swift:1:2  App uses Core") == [
        "  error A.swift:1:2", "    App uses Core",
      ])
    #expect(
      fold.lines(of: "see Sources/App/Features/Login.swift") == [
        "see", "  Sources/App/Features/Login.swift",
      ])
    #expect(fold.lines(of: "AVeryLongNameOfATypeThatNobodyReads") == ["AVeryLong…obodyReads"])
  }

  @Test("keep the marks of folded text, and let none run into the next line")
  func marks() {
    let fold = WindowFold(width: 12)
    #expect(
      fold.lines(of: "\u{1B}[1mone two three four\u{1B}[0m") == [
        "\u{1B}[1mone two\u{1B}[0m", "  \u{1B}[1mthree four\u{1B}[0m",
      ])
  }

  @Test("make tables narrower: long names on lines of their own, sentences on several")
  func tables() {
    let table = TextTable(
      columns: [("Name", .left), ("Number", .right), ("Meaning", .left)],
      rows: [["A.Name.That.Is.Longer.Than.It.Should.Be", "1,000", "what it stands for in a graph"]])
    let lines = table.lines(style: TextStyle(ReportOptions(width: 50, isWindow: true)))
    #expect(lines.allSatisfy { $0.displayWidth <= 50 }, "\(lines)")
    #expect(lines[1] == "A.Name.That.Is.Longer.Than.It.Should.Be", "\(lines)")
    #expect(lines[2].contains("1,000  what it stands"), "\(lines)")
    let words = lines.dropFirst().joined(separator: " ").split(separator: " ")
    #expect(words.suffix(3) == ["in", "a", "graph"], "\(lines)")
    let pipe = table.lines(style: TextStyle(ReportOptions(width: 50)))
    #expect(pipe.count == 2 && pipe[1].contains("A.Name.That.Is.Longer.Than.It.Should.Be"))
  }

  @Test("cut lines of source around what is meant")
  func source() {
    let call = "wanted(with: one, and: two)"
    let source = "    let value = " + String(repeating: "call().", count: 20) + call
    let column = source.utf8.count - call.utf8.count + 1
    let frame = SourceFrame(
      number: 12, mark: SourceMark(source: source, column: column, symbol: "wanted"))
    let lines = frame.lines(style: TextStyle(narrow))
    #expect(lines.allSatisfy { $0.displayWidth <= 60 }, "\(lines)")
    #expect(lines[0].contains("wanted") && lines[1].contains("^~~~~~"), "\(lines)")
  }
}
