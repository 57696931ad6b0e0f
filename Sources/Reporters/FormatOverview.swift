import Findings

extension OutputFormat {
  /// A table of all formats: what each is for, which commands print it, and who reads it.
  package static var overview: String {
    let table = TextTable(
      columns: [
        ("Format", .left), ("Extension", .left), ("Paths from", .left), ("For", .left),
        ("Commands", .left),
      ],
      rows: all.map { format in
        let marks = format.isNamedByExtension ? "" : " (with --format)"
        return [
          format.name, ".\(format.fileExtension)\(marks)", format.pathBase.rawValue,
          format.consumers, format.commandWords.joined(separator: ", "),
        ]
      }, cellWidth: .max)
    let options = ReportOptions(toolVersion: "", coloring: .plain)
    return table.lines(style: TextStyle(options)).joined(separator: "\n")
  }

  /// The first words of its commands, in the order of the printers.
  private var commandWords: [String] {
    var seen: Set<String> = []
    return commands.map { String($0.prefix { $0 != " " }) }.filter { seen.insert($0).inserted }
  }
}
