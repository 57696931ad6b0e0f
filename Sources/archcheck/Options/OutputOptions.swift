import ArchcheckKit
import ArgumentParser
import ProjectModel
import Reporters

/// Where reports go, and in which formats.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The format, if the command supports it: "
        + OutputFormat.all.map(\.name).joined(separator: ", ")
        + " (default: text, or by the file's extension), or list, to print what each is for. "
        + "Repeat it for several reports.",
      valueName: "format"),
    completion: .list(OutputFormat.all.map(\.name) + [Self.list]))
  var format: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write the report to a file; it belongs to the --format before it.", valueName: "file"),
    completion: .file())
  var output: [String] = []

  /// The word that asks for a table of the formats instead.
  private static let list = "list"

  func validate() throws {
    if format.contains(Self.list) { throw CleanExit.message(OutputFormat.overview) }
  }
}

/// The reports of a run: formats with their files, in the order given.
struct OutputPlan: Sendable {
  /// One report.
  struct Entry: Sendable {
    /// Its format.
    var format: OutputFormat
    /// The file, or `nil` for standard output.
    var file: String?
  }

  /// The reports.
  let entries: [Entry]

  /// Pairs each `--output` with the `--format` before it.
  ///
  /// ArgumentParser hands over the values of each option apart, so their order is read from the
  /// arguments. A file without a format takes the one that its extension names, else text.
  ///
  /// - Parameters:
  ///   - arguments: the command line without the program's name.
  ///   - known: the formats that the command can print, the default first.
  /// - Throws: a failure for an unknown format, or when two reports go to one place.
  init(arguments: [String], known: [OutputFormat]) throws(CommandFailure) {
    var entries: [Entry] = []
    var pending: OutputFormat?
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      guard let (name, value) = Self.option(argument, rest: &rest) else { continue }
      switch name {
      case "--format":
        guard let format = known.first(where: { $0.name == value }) else {
          throw CommandFailure(
            .notUnderstood,
            "The format '\(value)' is not supported here. Use one of "
              + "\(known.map(\.name).joined(separator: ", ")).")
        }
        if let pending { entries.append(Entry(format: pending, file: nil)) }
        pending = format
      default:
        if pending == nil { try Self.requireNoPicture(value, known: known) }
        let format = if let pending { pending } else { try Self.format(of: value, known: known) }
        entries.append(Entry(format: format, file: value))
        pending = nil
      }
    }
    if let pending { entries.append(Entry(format: pending, file: nil)) }
    self.entries = entries.isEmpty ? [Entry(format: known.first ?? .text, file: nil)] : entries
    try requireOnePlaceEach()
  }

  private func requireOnePlaceEach() throws(CommandFailure) {
    for (index, entry) in entries.enumerated() {
      guard entries[..<index].contains(where: { $0.file == entry.file }) else { continue }
      throw CommandFailure(
        .notUnderstood,
        "Two reports would go to \(entry.file.map { "'\($0)'" } ?? "standard output"): give "
          + "'--format NAME --output FILE' for each.")
    }
  }

  /// An option of interest with its value: `--format json` or `--format=json`.
  private static func option(
    _ argument: String, rest: inout ArraySlice<String>
  ) -> (name: String, value: String)? {
    for name in ["--format", "--output"] {
      if argument == name { return rest.popFirst().map { (name, $0) } }
      if argument.hasPrefix(name + "=") {
        return (name, String(argument.dropFirst(name.count + 1)))
      }
    }
    return nil
  }

  /// Refuses a file whose extension is that of a picture, which would hold text.
  private static func requireNoPicture(
    _ file: String, known: [OutputFormat]
  ) throws(CommandFailure) {
    let pictures = ["svg", "png", "pdf", "jpg", "jpeg", "gif", "webp"]
    let folded = file.lowercased()
    guard let picture = pictures.first(where: { folded.hasSuffix(".\($0)") }) else { return }
    let isDrawn = known.contains { $0.name == OutputFormat.dot.name }
    throw CommandFailure(
      .notUnderstood,
      "archcheck does not write \(picture.uppercased()), so '\(file)' would hold text. "
        + (isDrawn
          ? "Graphviz draws it: give '--format dot' instead of --output, and add "
            + "'| dot -T\(picture) > \(ProjectPath.name(of: file))'."
          : "Use one of the formats \(known.map(\.name).joined(separator: ", "))."))
  }

  /// Longer endings, such as those of temporary files, name no format.
  private static let longestExtension = 5

  /// The format that a file's extension names; the default for a file without one.
  private static func format(
    of file: String, known: [OutputFormat]
  ) throws(CommandFailure) -> OutputFormat {
    let byExtension = known.filter(\.isNamedByExtension)
    if let named = byExtension.first(where: { file.hasSuffix(".\($0.fileExtension)") }) {
      return named
    }
    let ending = ProjectPath.fileExtension(of: file)
    guard ending.isEmpty || ending.utf8.count > longestExtension else {
      throw CommandFailure(
        .notUnderstood,
        "No report of this command is written to '.\(ending)' files. Use one of "
          + "\(byExtension.map { ".\($0.fileExtension)" }.joined(separator: ", ")), or name the format: "
          + "'--format NAME --output \(file)'.")
    }
    return known.first ?? .text
  }
}
